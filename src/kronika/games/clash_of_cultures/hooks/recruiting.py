"""Recruiting: where units come from, what they cost, how many may stand (CC-I5, CC-I6)."""

from mypy_extensions import trait

from kronika.core.asks import Option, Rules

from ..situations import Cost, Recruiting
from ..state import City, World


@trait
class RecruitingHooks:
    """What changes recruiting."""

    def may_recruit(self, s: World, player: int, city: City, sort: int) -> bool:
        """Whether a unit may be recruited without the building that it needs."""
        return False

    def unit_costs(
        self, s: World, player: int, recruiting: Recruiting, sort: int, costs: list[Cost]
    ) -> None:
        """Add other prices of a unit, or change them; `cost.by` is the advance they come from."""

    def recruit_options(
        self, s: World, player: int, recruiting: Recruiting, options: list[Option]
    ) -> None:
        """Offer something else that counts against the limit of a Recruit action."""

    def recruit_instead(
        self, s: World, player: int, recruiting: Recruiting, option: Option
    ) -> Rules:
        """Carry out what this effect has offered in a Recruit action."""
        yield from ()

    def recruit_places(
        self, s: World, player: int, recruiting: Recruiting, sort: int, hexes: list[int]
    ) -> None:
        """Add hexes where a recruited unit, also a ship, may appear, or take some away."""

    def after_recruit(self, s: World, player: int, recruiting: Recruiting) -> Rules:
        """After a Recruit action."""
        yield from ()

    def army_limit(self, s: World, player: int, hex: int, limit: int) -> int:
        """CC-I6.3: how many army units of the player may stand on a hex."""
        return limit
