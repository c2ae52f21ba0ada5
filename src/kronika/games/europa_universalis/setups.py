"""Setup cards: what a Realm has at the start (EU-3.3.1), alone or as a scenario changes it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from .atlas import Atlas
from .decks.events import RULER_FIELDS, Ruler, read_ruler
from .decks.goals import MISSION_DECKS
from .decks.shared import optional_number
from .effects.lexicon import Lexicon
from .ground import flag, places
from .names import IDEAS
from .places import AREAS, NODES, PROVINCES, REALMS, ZONES
from .tables import Tables
from .terms import (
    ALLIANCE_TOKENS,
    ALLIANCES,
    ARMIES,
    CATEGORIES,
    CLAIM_TOKENS,
    CORE_TOKENS,
    CUBES,
    DIVERSE,
    FAITHS,
    GALLEY,
    IMPERIAL_CUBES,
    INFLUENCE_OF_AREA,
    LAND_UNITS,
    LARGE_TOWNS,
    LEAST_STABILITY,
    LIGHT_SHIP,
    MARRIAGE_TOKENS,
    MARRIAGES,
    MERCENARY,
    MOST_AUTHORITY,
    MOST_INTEREST,
    MOST_POWER,
    MOST_STABILITY,
    NONE,
    OWN_SHIPS,
    POWERS,
    REGULAR,
    SHIPS,
    SMALL_TOWNS,
    START_MERCHANTS,
    VASSAL_TOKENS,
)

FIELDS: Final = (
    *("realm", "major", "start", "capital", "state_religion", "provinces", "vassals", "base_tax"),
    *("vassal_tokens", "manpower", "ruler", "armies", "infantry", "light_ships", "fleet"),
    *("merchants", "influence", "influence_reserve", "alliances", "marriages", "claims", "cores"),
    *("ideas", "ducats", "monarch_power", "stability", "prestige", "interest", "mission_deck"),
    *("imperial_authority", "imperial_influence", "exhausted_manpower"),
)
CABINET: Final = "cabinet"
"""EU-SM.2: the Idea that allows a fourth Alliance and Marriage."""


@final
class Army:
    """An Army at the start: Units by category and type."""

    def __init__(self, area: int, units: list[list[int]]) -> None:
        self.area: Final = area
        self.units: Final = units


@final
class Setup:
    """What a Realm has at the start."""

    def __init__(self) -> None:
        self.realm: int = NONE
        self.major: bool = False
        self.start: str = ""
        self.capital: int = NONE
        self.religion: int = NONE
        self.provinces: list[int] = []
        self.vassals: list[tuple[int, list[int]]] = []
        """Realms, and their Provinces."""
        self.manpower: int = 0
        self.exhausted: int = 0
        self.ruler: int = NONE
        self.armies: list[Army] = []
        self.infantry: list[tuple[int, int]] = []
        """Areas, and how many stand there alone."""
        self.light_ships: list[tuple[int, int]] = []
        """Sea Zones, and how many protect trade there."""
        self.fleet_zone: int = NONE
        self.fleet: list[int] = [0] * len(SHIPS)
        self.merchants: list[int] = []
        self.influence: list[tuple[int, int]] = []
        self.reserve: list[int] = []
        """EU-SCN.13: where Influence goes that cannot stand where it should."""
        self.alliances: list[int] = []
        self.marriages: list[int] = []
        self.claims: list[int] = []
        self.cores: list[int] = []
        self.ideas: list[int] = []
        self.ducats: int = 0
        self.power: list[int] = [0] * len(POWERS)
        self.stability: int = 0
        self.prestige: int = 0
        self.interest: int = 0
        self.mission_deck: int = NONE
        self.authority: int = 0
        self.imperial: list[tuple[int, int]] = []
        """Areas with Imperial Influence of the Emperor."""

    def regulars(self) -> int:
        """Regular land Units on the board."""
        alone = sum([many for _, many in self.infantry])
        return alone + sum([sum(army.units[REGULAR]) for army in self.armies])

    def mercenaries(self) -> int:
        """Mercenaries on the board."""
        return sum([sum(army.units[MERCENARY]) for army in self.armies])

    def ships(self) -> int:
        """Ships of all kinds."""
        return sum(self.fleet) + sum([many for _, many in self.light_ships])

    def held(self) -> list[int]:
        """Own Provinces, and those of Vassals."""
        return [*self.provinces, *[p for _, provinces in self.vassals for p in provinces]]


def open_setups(folder: Path) -> list[Entry]:
    """The setup cards of the file."""
    return read(folder, "setups.json", ("setups",)).entries("setups", FIELDS, key="realm")


def read_setup(
    entry: Entry, atlas: Atlas, lexicon: Lexicon, tables: Tables, rulers: list[Ruler]
) -> Setup:
    """EU-SCN.10: read a setup card; what does not fit map or pieces is a ContentError."""
    setup = Setup()
    setup.realm = entry.choice("realm", REALMS)
    setup.major = flag(entry, "major")
    setup.start = entry.text("start")
    setup.religion = entry.choice("state_religion", FAITHS)
    if setup.religion == DIVERSE:
        raise entry.error("diverse faiths are no state religion")
    _read_lands(entry, setup, atlas, tables)
    ruler = entry.entry("ruler", RULER_FIELDS)
    setup.ruler = read_ruler(ruler, setup.realm, tables, rulers)
    _read_forces(entry, setup, atlas)
    _read_relations(entry, setup, lexicon)
    _read_state(entry, setup)
    _check_cubes(entry, setup)
    return setup


def _read_lands(entry: Entry, setup: Setup, atlas: Atlas, tables: Tables) -> None:
    sizes = entry.entry("provinces", ("large", "small"))
    for tax, size in ((2, "large"), (1, "small")):
        for province in places(sizes, size, "province", PROVINCES):
            if atlas.province_tax[province] != tax:
                raise entry.error(f'"{PROVINCES[province]}" is not {size}')
            setup.provinces.append(province)
    setup.capital = entry.choice("capital", PROVINCES)
    if setup.capital not in setup.provinces:
        raise entry.error("its capital is not among its provinces")
    large = len(places(sizes, "large", "province", PROVINCES))
    small = len(setup.provinces) - large
    if large > LARGE_TOWNS or small > SMALL_TOWNS:
        raise entry.error(f"has more than {LARGE_TOWNS} large or {SMALL_TOWNS} small towns")
    entry.count("base tax", entry.number("base_tax"), small + 2 * large)
    tokens = _read_vassals(entry, setup, atlas)
    entry.count("vassal tokens", optional_number(entry, "vassal_tokens"), tokens)
    if tokens > VASSAL_TOKENS:
        raise entry.error(f"has more than {VASSAL_TOKENS} vassal tokens")
    held = setup.held()
    twice = [province for province in held if held.count(province) > 1]
    if twice:
        raise entry.error(f'has "{PROVINCES[twice[0]]}" twice')
    setup.authority = optional_number(entry, "imperial_authority")
    if setup.authority > MOST_AUTHORITY:
        raise entry.error(f"imperial authority is at most {MOST_AUTHORITY}")
    setup.manpower = entry.number("manpower")
    wanted = tables.manpower(small, large, tokens, setup.authority)
    entry.count("manpower", setup.manpower, wanted)


def _read_vassals(entry: Entry, setup: Setup, atlas: Atlas) -> int:
    if not entry.has("vassals"):
        return 0
    tokens = 0
    for each in entry.entries("vassals", ("realm", "provinces", "tokens"), key="realm"):
        realm = each.choice("realm", REALMS)
        provinces = places(each, "provinces", "province", PROVINCES)
        tax = sum([atlas.province_tax[province] for province in provinces])
        each.count("tokens", each.number("tokens", 1), tax)
        if realm == setup.realm:
            raise each.error("is no vassal of itself")
        setup.vassals.append((realm, provinces))
        tokens += tax
    return tokens


def counts(entry: Entry, field: str, what: str, names: Sequence[str]) -> list[tuple[int, int]]:
    """Places with a number each, as a table that may be left out."""
    if not entry.has(field):
        return []
    table = entry.entry(field, list(entry.value(field, dict, "a table")))
    return [(table.find(what, name, names), table.number(name, 1)) for name in table.table]


def _units(entry: Entry, field: str) -> list[int]:
    if not entry.has(field):
        return [0] * len(LAND_UNITS)
    units = entry.entry(field, LAND_UNITS)
    return [optional_number(units, name) for name in LAND_UNITS]


def _read_forces(entry: Entry, setup: Setup, atlas: Atlas) -> None:
    """EU-3.3.4, EU-3.3.5, EU-SM.4: Units and Ships, within what pieces and manpower allow."""
    fields = ("area", *CATEGORIES[:2])
    for position, table in enumerate(entry.items("armies", dict, "tables"), start=1):
        each = Entry(f"{entry.where}: armies {position}", table, fields)
        units = [_units(each, name) for name in CATEGORIES[:2]]
        army = Army(each.choice("area", AREAS), [*units, [0] * len(LAND_UNITS)])
        if not any(map(sum, army.units)):
            raise each.error("is empty")
        setup.armies.append(army)
    if len(setup.armies) > ARMIES:
        raise entry.error(f"has more than {ARMIES} armies")
    setup.infantry = counts(entry, "infantry", "area", AREAS)
    setup.exhausted = optional_number(entry, "exhausted_manpower")
    if setup.regulars() + setup.exhausted > setup.manpower:
        raise entry.error("has more regular units than manpower")
    ground = {atlas.province_area[province] for province in setup.held()}
    for area in [*[army.area for army in setup.armies], *[area for area, _ in setup.infantry]]:
        if area not in ground:
            raise entry.error(f'has units in "{AREAS[area]}", and no land there')
    setup.light_ships = counts(entry, "light_ships", "sea zone", ZONES)
    if entry.has("fleet") and entry.value("fleet", dict, "a table"):
        fleet = entry.entry("fleet", ("zone", *SHIPS))
        setup.fleet_zone = fleet.choice("zone", ZONES)
        setup.fleet = [optional_number(fleet, name) for name in SHIPS]
        if setup.fleet[GALLEY] and not atlas.zone_galleys[setup.fleet_zone]:
            raise fleet.error(f'no galley sails in "{ZONES[setup.fleet_zone]}"')
        if not sum(setup.fleet) or setup.fleet[LIGHT_SHIP] > OWN_SHIPS:
            raise fleet.error("is empty")
    if setup.ships() > OWN_SHIPS:
        raise entry.error(f"has more than {OWN_SHIPS} ships")


def _read_relations(entry: Entry, setup: Setup, lexicon: Lexicon) -> None:
    setup.merchants = places(entry, "merchants", "node", NODES)
    entry.count("merchants", len(setup.merchants), START_MERCHANTS)
    setup.influence = counts(entry, "influence", "area", AREAS)
    setup.imperial = counts(entry, "imperial_influence", "area", AREAS)
    for area, many in (*setup.influence, *setup.imperial):
        if many > INFLUENCE_OF_AREA:
            raise entry.error(f'has more than {INFLUENCE_OF_AREA} influence in "{AREAS[area]}"')
    if sum([many for _, many in setup.imperial]) > min(setup.authority, IMPERIAL_CUBES):
        raise entry.error("has more imperial influence than authority")
    setup.reserve = [
        entry.find("area", name, AREAS) for name in entry.texts("influence_reserve", optional=True)
    ]
    ideas = lexicon.ideas
    setup.ideas = [
        ideas[list(ideas)[entry.find("idea", name, list(ideas))]]
        for name in entry.texts("ideas", optional=True)
    ]
    cabinet = CABINET in IDEAS.ids and IDEAS.number(CABINET) in setup.ideas
    for field, most in (
        ("alliances", ALLIANCE_TOKENS if cabinet else ALLIANCES),
        ("marriages", MARRIAGE_TOKENS if cabinet else MARRIAGES),
    ):
        found = places(entry, field, "realm", REALMS)
        if len(found) > most or setup.realm in found:
            raise entry.error(f"has more than {most} {field}, or one with itself")
        if field == "alliances":
            setup.alliances = found
        else:
            setup.marriages = found
    setup.claims = places(entry, "claims", "area", AREAS)
    setup.cores = places(entry, "cores", "area", AREAS)
    if len(setup.cores) > CORE_TOKENS or len(setup.cores) + len(setup.claims) > CLAIM_TOKENS:
        raise entry.error(f"has more than {CORE_TOKENS} cores, or {CLAIM_TOKENS} with claims")


def _read_state(entry: Entry, setup: Setup) -> None:
    setup.ducats = entry.number("ducats")
    setup.power = entry.numbers_by("monarch_power", POWERS)
    if max(setup.power) > MOST_POWER:
        raise entry.error(f"has more than {MOST_POWER} monarch power of a type")
    setup.stability = entry.number("stability", LEAST_STABILITY) if entry.has("stability") else 0
    if setup.stability > MOST_STABILITY:
        raise entry.error(f"stability is at most {MOST_STABILITY}")
    setup.prestige = optional_number(entry, "prestige")
    setup.interest = optional_number(entry, "interest")
    if setup.interest > MOST_INTEREST:
        raise entry.error(f"has more than {MOST_INTEREST} interest tokens")
    setup.mission_deck = entry.choice("mission_deck", MISSION_DECKS)
    if setup.mission_deck < len(REALMS) and setup.mission_deck != setup.realm:
        raise entry.error("its missions are those of another realm")


def _check_cubes(entry: Entry, setup: Setup) -> None:
    """EU-2.2.4: a player has 30 cubes, with 1 that may be a Cardinal."""
    used = sum(setup.power) + sum([many for _, many in setup.influence]) + 1
    if used > CUBES:
        raise entry.error(f"needs more than {CUBES} cubes")


def check_printed(entry: Entry, setup: Setup, atlas: Atlas) -> None:
    """A card has the Provinces with its flag at its start, and the printed Vassals."""
    if sorted(setup.provinces) != atlas.realm_provinces[setup.realm]:
        raise entry.error("its provinces are not those with its flag")
    vassals = [(realm, atlas.realm_provinces[realm]) for realm in atlas.realm_vassals[setup.realm]]
    if sorted(setup.vassals) != vassals:
        raise entry.error("its vassals are not the printed ones")
