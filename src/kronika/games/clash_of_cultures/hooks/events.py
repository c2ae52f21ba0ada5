"""Events, and the barbarians that they move (CC-S, CC-T)."""

from mypy_extensions import trait

from kronika.core.asks import Rules, RulesOf

from ..situations import March
from ..state import World
from ..terms import NONE


@trait
class EventHooks:
    """What changes events."""

    # Cards (S)

    def before_event(self, s: World, player: int) -> Rules:
        """Before the player draws an event."""
        yield from ()

    def draws_event(self, s: World, player: int) -> RulesOf[int]:
        """Take an event card from elsewhere than the deck; NONE takes it from the deck."""
        yield from ()
        return NONE

    def replaces_event(self, s: World, player: int, card: int) -> RulesOf[bool]:
        """CC-X16.3: discard the event just drawn, its symbol included, and draw another one."""
        yield from ()
        return False

    def averts_event(self, s: World, player: int, hex: int, unit: int) -> bool:
        """Whether the loss of a unit (NONE: of mood) on a hex by an event text may be undone."""
        return False

    # Barbarians (T)

    def before_march(self, s: World, player: int, march: March) -> Rules:
        """Before barbarians move by an event of the player; may halt groups or free their way."""
        yield from ()

    def holds_barbarians(self, s: World, player: int, hex: int) -> bool:
        """Whether barbarians on a hex move only if the player agrees."""
        return False
