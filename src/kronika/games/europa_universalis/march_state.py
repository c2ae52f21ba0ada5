"""Chapters 9.5 and 9.8: movements, recruiting and sieges under way, between their steps."""

from typing import Final, final

from .terms import NONE

ON_MAP: Final = 3
"""EU-9.10.5: where Units stand that are in no Army (0, 1, 2)."""


@final
class March:
    """EU-9.5.4, EU-9.5.5: an Army, or a single Infantry, on its way."""

    def __init__(self, seat: int, army: int, area: int, left: int) -> None:
        self.seat = seat
        self.army = army  # NONE: a single Infantry
        self.area = area  # where it is
        self.left = left  # steps that it can still make
        self.made = 0  # steps
        self.hired = 0  # EU-5.5.AU20: Mercenaries that must move along
        self.mountains_free = False
        self.no_battle = False
        self.battles_last = False
        self.different_movers = False
        self.is_carried = False  # EU-9.5.37: after a Naval Movement
        self.shifts: tuple[int, ...] = ()
        """What was shifted in this Area: `kind * 16 + from * 4 + to`."""

    def copy(self) -> "March":
        """An independent march."""
        twin = March(self.seat, self.army, self.area, self.left)
        twin.made = self.made
        twin.hired = self.hired
        twin.mountains_free = self.mountains_free
        twin.no_battle = self.no_battle
        twin.battles_last = self.battles_last
        twin.different_movers = self.different_movers
        twin.is_carried = self.is_carried
        twin.shifts = self.shifts
        return twin

    def values(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return (
            *(self.seat, self.army, self.area, self.left, self.made, self.hired),
            *(self.mountains_free, self.no_battle, self.battles_last, self.different_movers),
            *(self.is_carried, self.shifts),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, March) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())


@final
class Recruiting:
    """EU-5.5.RU1, EU-9.2.16: what was recruited in this action, and where."""

    def __init__(self, is_copy: bool = False) -> None:
        if is_copy:
            return  # `copy` sets all that follows
        self.own: dict[int, int] = {}  # Area -> Units with own Military Capacity
        self.allies: dict[int, int] = {}  # ally * AREA_COUNT + Area -> Allied Units with theirs
        self.areas: tuple[int, ...] = ()  # all Areas with new Units
        self.built: dict[int, int] = {}  # Port -> Ships
        self.launched: dict[int, int] = {}  # Port -> Sea Zone that it counts for
        self.discount = 0  # ducats less for each Unit
        self.only = 0  # bits of categories; 0: all, and Ships
        self.mercenary_limit = NONE  # NONE: as usual

    def copy(self) -> "Recruiting":
        """An independent recruiting."""
        twin = Recruiting(True)
        twin.own = self.own.copy()
        twin.allies = self.allies.copy()
        twin.areas = self.areas
        twin.built = self.built.copy()
        twin.launched = self.launched.copy()
        twin.discount = self.discount
        twin.only = self.only
        twin.mercenary_limit = self.mercenary_limit
        return twin

    def values(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return (
            *(self.own, self.allies, self.areas, self.built, self.launched, self.discount),
            *(self.only, self.mercenary_limit),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Recruiting) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.areas, self.discount, self.only))


@final
class Voyage:
    """EU-9.5.16, EU-9.5.15: a Naval Movement, or Ships that leave their Ports."""

    def __init__(self) -> None:
        self.target = NONE  # a Sea Zone, or ZONE_COUNT + Port; NONE: Undock
        self.range = 0
        self.pass_hostile = 0
        self.moved = 0  # Ships
        self.has_paid = False  # EU-9.5.44: for the way between two oceans
        self.zones = 0  # bits of the Sea Zones where Ships ended
        self.is_fleet_done = False  # EU-9.5.19: the fleet has moved
        self.shifts = 0  # Light Ships into the fleet: 1, out of it: 2

    def copy(self) -> "Voyage":
        """An independent voyage."""
        twin = Voyage()
        twin.target = self.target
        twin.range = self.range
        twin.pass_hostile = self.pass_hostile
        twin.moved = self.moved
        twin.has_paid = self.has_paid
        twin.zones = self.zones
        twin.is_fleet_done = self.is_fleet_done
        twin.shifts = self.shifts
        return twin

    def values(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return (
            *(self.target, self.range, self.pass_hostile, self.moved, self.has_paid),
            *(self.zones, self.is_fleet_done, self.shifts),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Voyage) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())


@final
class Siege:
    """EU-9.8.1, EU-9.8.2, EU-9.8.3: who besieges what, with how much."""

    def __init__(self) -> None:
        self.seat = NONE
        self.area = NONE
        self.units: tuple[int, ...] = (0, 0, 0)  # besiegers by type
        self.free = 1  # besiegers that cost nothing more
        self.bonus = 0  # Siege Strength besides
        self.provinces: tuple[int, ...] = ()
        self.freed: tuple[int, ...] = ()  # EU-9.8.10: of these, where Rebels are only driven out

    def copy(self) -> "Siege":
        """An independent siege."""
        twin = Siege()
        twin.seat = self.seat
        twin.area = self.area
        twin.units = self.units
        twin.free = self.free
        twin.bonus = self.bonus
        twin.provinces = self.provinces
        twin.freed = self.freed
        return twin

    def values(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return (
            *(self.seat, self.area, self.units, self.free, self.bonus),
            *(self.provinces, self.freed),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Siege) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())


@final
class Operations:
    """What is under way. Marches lie on each other: an Army may step aside from another one."""

    def __init__(self, is_copy: bool = False) -> None:
        if is_copy:
            return  # `copy` sets all that follows
        self.marches: list[March] = []
        self.recruiting = Recruiting()
        self.voyage = Voyage()
        self.siege = Siege()

    def copy(self) -> "Operations":
        """Independent operations."""
        twin = Operations(True)
        twin.marches = [each.copy() for each in self.marches]
        twin.recruiting = self.recruiting.copy()
        twin.voyage = self.voyage.copy()
        twin.siege = self.siege.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Operations)
            and self.marches == other.marches
            and self.recruiting == other.recruiting
            and self.voyage == other.voyage
            and self.siege == other.siege
        )

    def __hash__(self) -> int:
        return hash((tuple(self.marches), self.voyage, self.siege))
