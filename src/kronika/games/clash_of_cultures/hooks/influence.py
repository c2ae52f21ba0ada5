"""Attempts to influence cities, settlements and units (CC-L)."""

from mypy_extensions import trait

from kronika.core.asks import Rules

from ..situations import Attempt, Cost
from ..state import City, World


@trait
class InfluenceHooks:
    """What changes attempts to influence."""

    # Attempts (L)

    def influence_sources(self, s: World, player: int, ranges: dict[int, int]) -> None:
        """Add hexes where an attempt may start, with their ranges."""

    def influence_range(self, s: World, player: int, hex: int) -> int:
        """More range of an attempt that starts at a hex."""
        return 0

    def influence_roll(self, s: World, player: int) -> int:
        """CC-L4.5: more on the die, not a boost."""
        return 0

    def forbids_boost(self, s: World, player: int, city: City) -> bool:
        """Whether opponents may not boost attempts against this city of the player."""
        return False

    def is_immune(self, s: World, player: int, city: City) -> bool:
        """Whether opponents may not influence this city of the player at all."""
        return False

    def may_reroll_influence(self, s: World, player: int, attempt: Attempt) -> bool:
        """Whether a failed roll may be repeated."""
        return False

    def reroll_influence(self, s: World, player: int, attempt: Attempt) -> None:
        """Note that a failed roll is repeated; may set `attempt.only`."""

    def after_influence(self, s: World, player: int, attempt: Attempt) -> Rules:
        """After an attempt of the player; `attempt.success` tells how it went."""
        yield from ()

    def arts_cost(self, s: World, player: int, cost: Cost) -> None:
        """CC-X28.3: change the cost of the attempt that Arts gives, or add to `cost.others`."""

    # Other targets (X25, X27)

    def influences_settlement(self, s: World, player: int, city: City) -> bool:
        """CC-X25.1: whether an attempt may be aimed at the settlement of a barbarian city."""
        return False

    def settlement_influenced(self, s: World, player: int, city: City) -> Rules:
        """CC-X25.1: after a success against such a settlement."""
        yield from ()

    def influences_units(self, s: World, player: int, hex: int) -> list[int]:
        """CC-X27.1: the sorts of units, each with its owner, that an attempt may be aimed at."""
        return []

    def unit_influenced(self, s: World, player: int, attempt: Attempt) -> Rules:
        """CC-X27.1: after a success against `attempt.unit_target` on `attempt.target`."""
        yield from ()
