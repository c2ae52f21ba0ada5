"""What higher chapters tell effects: which actions can be taken, and words that they carry out."""

from collections.abc import Callable
from typing import Final

from kronika.core.asks import Rules

from .agenda import Scene
from .effects.nodes import Effect
from .manner import Manner
from .state import Table

CanAct = Callable[[Table, int, int, Manner], bool]
Can = Callable[[Table, Effect, Scene, int], bool]
Do = Callable[[Table, Effect, Scene, int], Rules]

CAN_ACT: Final[list[CanAct]] = []
"""Whether a player can take an action in a manner; the menu of actions puts it here."""

ELSEWHERE: Final[dict[int, tuple[Can, Do]]] = {}
"""Words of effects that other chapters carry out: those of battles, sieges and covert actions."""
