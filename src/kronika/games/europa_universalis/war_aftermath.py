"""EU-9.1.25: the free action that follows a declaration of war without battles."""

from typing import Final

from kronika.core.asks import Ask, Prompt, Rules, Verb

from .agenda import Duty
from .effects import things
from .manner import FREE
from .menu import can_act, carry_out
from .state import Table
from .words import ACTION

TAKE_FREE: Final = Verb("take-free-action", (ACTION,), "EU-9.1.25")
NO_FREE: Final = Verb("no-free-action", (), "EU-9.1.25")
ASK_FREE: Final = Prompt("free-action", (), "EU-9.1.25")

FREE_ACTIONS: Final = (
    *(things.LAND_MOVE, things.SIEGE, things.NAVAL_MOVE, things.UNDOCK, things.RECRUIT_UNITS),
)


def free_action(s: Table, duty: Duty) -> Rules:
    """EU-9.1.25, EU-5.5.DW16: Activate or Recruit Units without its Military Power, or nothing."""
    seat = duty.a
    options = [TAKE_FREE.of(each) for each in FREE_ACTIONS if can_act(s, seat, each, FREE)]
    if not options:
        return
    none = NO_FREE.of()
    option = yield Ask(seat, ASK_FREE, [*options, none], default=none)
    if option.verb is TAKE_FREE:
        yield from carry_out(s, seat, option.a, FREE)
