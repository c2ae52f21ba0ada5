"""Chapters 14.3 and 14.4: the factions of yellow and red mode, and what each can do."""

from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from .maps import CONTENT, Map, ground_of
from .state import Table
from .terms import ABILITIES, MAPS, NONE

FIELDS: Final = ("id", "region", "abilities", "fleet", "start")
START: Final = (
    *("villages", "infantry", "cavalry", "sheep", "pigs", "horses", "grain", "gold"),
    *("fortifications", "experienced"),
)
FLEET: Final = 4
"""SZ-J6.3: ships that sail together in MOVE-Special."""
DECLARED: Final = ABILITIES.index("declared")
ONE_VILLAGE_SUFFICES: Final = ABILITIES.index("one-village-suffices")


@final
class Start:
    """SZ-S4: what a faction starts with; NONE where it is as usual."""

    def __init__(self) -> None:
        self.villages = NONE
        self.infantry = NONE
        self.cavalry = NONE
        self.sheep = NONE
        self.pigs = NONE
        self.horses = NONE
        self.grain = NONE
        self.gold = NONE
        self.fortifications = NONE
        self.experienced = NONE
        self.dock = True


@final
class Faction:
    """One faction."""

    def __init__(self, id: str, map: int, region: int) -> None:
        self.id: Final = id
        self.map: Final = map
        self.region: Final = region
        """Its nation on the map; NONE: it has none."""
        self.abilities = 0  # bits
        self.fleet = FLEET
        self.start: Final = Start()

    def has(self, ability: int) -> bool:
        """Whether the faction has an ability."""
        return bool(self.abilities >> ability & 1)


def load(folder: Path) -> tuple[Faction, ...]:
    """Read the factions; what does not fit is a ContentError that names file and entry."""
    entry = read(folder, "factions.toml", ("factions",))
    return tuple(_faction(table) for table in entry.entries("factions", FIELDS))


def _faction(entry: Entry) -> Faction:
    id = entry.text("id")
    map = entry.find("map", id.partition("-")[0], MAPS)
    ground = ground_of(MAPS[map])
    region = NONE
    if entry.has("region"):
        region = entry.find("region", entry.text("region"), ground.letters)
    faction = Faction(id, map, region)
    for name in entry.texts("abilities"):
        faction.abilities |= 1 << entry.find("ability", name, ABILITIES)
    if entry.has("fleet"):
        faction.fleet = entry.number("fleet", 1)
    if entry.has("start"):
        start = entry.entry("start", (*START, "dock"))
        for name in START:
            if start.has(name):
                setattr(faction.start, name, start.number(name))
        if start.has("dock"):
            faction.start.dock = start.flag("dock")
    return faction


_FACTIONS: Final[list[Faction]] = []


def factions() -> list[Faction]:
    """All factions, read once."""
    if not _FACTIONS:
        _FACTIONS.extend(load(CONTENT))
    return _FACTIONS


def factions_of(map: int) -> list[int]:
    """SZ-S5: the factions of a map."""
    return [number for number, faction in enumerate(factions()) if faction.map == map]


def has_ability(s: Table, player: int, ability: int) -> bool:
    """SZ-P3.1: whether a player's faction has an ability; before yellow mode there are none."""
    number = s.faction[player]
    return s.has_prestige and number != NONE and factions()[number].has(ability)


def is_at_home(s: Table, player: int, field: int) -> bool:
    """SZ-P3.1: whether a field lies in the region of a player's faction."""
    number = s.faction[player]
    return number != NONE and s.map.nation[field] == factions()[number].region != NONE


def possible_factions(map: int, board: Map, villages: list[int]) -> list[int]:
    """SZ-E2.13, SZ-P3.1, SZ-P4.1: those of the regions where most of a player's villages are.

    A tie, or a region of several factions, leaves the choice. Land without a nation does not
    count; who has no other village chooses among all factions that have a region. A faction whose
    one village suffices can always be chosen by who has one there; one that is declared with the
    first placement (SZ-E2.16) cannot be chosen afterwards.
    """
    of_map = [
        number
        for number in factions_of(map)
        if factions()[number].region != NONE and not factions()[number].has(DECLARED)
    ]
    nations = [board.nation[field] for field in villages if board.nation[field] != NONE]
    if not nations:
        return of_map
    most = max([nations.count(nation) for nation in nations])
    found = []
    for number in of_map:
        faction = factions()[number]
        count = nations.count(faction.region)
        if count == most or (count and faction.has(ONE_VILLAGE_SUFFICES)):
            found.append(number)
    return found
