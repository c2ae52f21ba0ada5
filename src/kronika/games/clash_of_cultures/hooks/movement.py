"""Units, ships and whole cities on the move (CC-J)."""

from mypy_extensions import trait

from kronika.core.asks import Rules

from ..state import City, World


@trait
class MovementHooks:
    """What changes movement."""

    # On land (J)

    def roads_length(self, s: World, player: int, start: int, end: int, length: int) -> int:
        """How many hexes a Roads move may have."""
        return length

    def ignores_mountain(self, s: World, player: int, unit: int, group: list[int]) -> bool:
        """Whether a unit that enters a mountain is not stopped by it."""
        return False

    def arrives(self, s: World, player: int, group: list[int], hex: int) -> Rules:
        """After a group of the player has moved to a hex."""
        yield from ()

    def after_move(self, s: World, player: int, ship_moved: bool, navigated: bool) -> Rules:
        """After a Move action."""
        yield from ()

    def moves_city(self, s: World, player: int, city: City) -> bool:
        """CC-X21.1: whether an own city may move like a unit."""
        return False

    def city_arrives(self, s: World, player: int, city: City, start: int) -> Rules:
        """CC-X21.1: after a city of the player has moved; its hex is the new one already."""
        yield from ()

    # At sea (J4, J5)

    def capacity(self, s: World, player: int, capacity: int) -> int:
        """How many land units a ship carries."""
        return capacity

    def moves_after_battle(self, s: World, player: int, unit: int) -> bool:
        """Whether a ship that fought may move again this turn."""
        return False

    def turns_ships(self, s: World, player: int) -> bool:
        """CC-X30.2: whether ships may turn into land units and back."""
        return False

    # Allied ships (X24)

    def is_allied(self, s: World, player: int, unit: int) -> bool:
        """CC-X24.4, CC-X24.5, CC-X24.6: whether a ship of somebody else does not hinder the player,
        and carries his units.
        """
        return False

    def ship_limit(self, s: World, player: int, limit: int) -> int:
        """CC-X24.10: how many ships of the player, with allied ones, may be on a hex."""
        return limit

    def allies_pirates(self, s: World, player: int, hex: int) -> bool:
        """CC-X24.6: whether the pirate ships on a hex belong to a group of the player."""
        return False

    # Before an attack

    def may_be_attacked(self, s: World, player: int, attacker: int, hex: int) -> Rules:
        """Before an opponent attacks a city of the player: what that costs (attack_toll)."""
        yield from ()

    def attack_toll(self, s: World, player: int, attacker: int, hex: int) -> int:
        """CC-X31.5: culture tokens that an opponent must have to attack a city of the player."""
        return 0
