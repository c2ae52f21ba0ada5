"""The agenda is worked off, one duty a step; what is empty goes on with the next phase."""

from collections.abc import Callable
from typing import Final

from kronika.core.asks import Rules
from kronika.core.errors import RulesError

from .agenda import Duty
from .consequences import settle
from .state import Table

Act = Callable[[Table, Duty], Rules]

ACTS: Final[dict[int, Act]] = {}
"""What is done for each duty of the agenda."""


def play_step(s: Table) -> Rules:
    """EU-4.0.1: the next duty; what follows from it at once is settled before the next one."""
    if not s.agenda:
        raise RulesError("the agenda is empty before the end")
    duty = s.agenda.pop()
    yield from ACTS[duty.act](s, duty)
    settle(s)
