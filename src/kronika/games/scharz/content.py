"""The tables of the rulebook as tables of integers, read from `content/rules.toml`."""

from functools import cache
from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from .maps import CONTENT
from .terms import (
    BUILDINGS,
    COLOURS,
    HERDS,
    MODES,
    PHASES,
    POSITIONS,
    SEASONS,
    SITUATIONS,
    UNITS,
)

LETTERS: Final = "FBWGYR"
"""Of the modes, in their order."""
WHITE_DIE: Final = 0
REVERSED_DIE: Final = 1
BLUE_DIE: Final = 2
RED_DIE: Final = 3
DICE: Final = ("white", "reversed", "blue", "red")
DIE_LETTERS: Final = "wvbr"
FACES: Final = 6

UNIT_NUMBERS: Final = ("size", "price", "refund", "salary", "food", "grain", "prestige")
BUILDING_NUMBERS: Final = (
    *("price", "builders", "acceleration", "taxes", "defence", "points", "prestige"),
    *("grain", "units", "herds", "fish", "ships", "buys", "upgrades"),
)
HERD_NUMBERS: Final = ("agriculture", "buys", "sells", "slaughter", "eats", "meat")
NUMBERS: Final = (
    *("years", "cubes", "tiles", "start_villages", "start_infantry", "start_gold", "start_sheep"),
    *("start_pigs", "start_grain", "start_prestige", "inland_infantry", "inland_gold"),
    *("transport", "builders", "dull_rounds", "offers", "lead"),
)


@final
class Round:
    """SZ-F3.5: a round of the calendar."""

    def __init__(self, season: int, pays: int, start: list[int], end: list[int]) -> None:
        self.season: Final = season
        self.pays: Final = pays
        """Gold for each of the mercenaries in REAR-Salaries; 0: that does not happen."""
        self.start: Final = start
        self.end: Final = end


@final
class Content:
    """What the rulebook gives as numbers; one entry a unit, building, herd, colour or mode."""

    def __init__(self) -> None:
        self.unit_modes: list[int] = []
        self.unit_dice: list[list[list[int]]] = []
        """By unit and situation: the dice it rolls."""
        self.unit_lives: list[list[int]] = []
        self.unit_position: list[int] = []
        self.unit_size: list[int] = []
        self.unit_price: list[int] = []
        self.unit_refund: list[int] = []
        self.unit_salary: list[int] = []
        self.unit_food: list[int] = []
        self.unit_grain: list[int] = []
        self.unit_prestige: list[int] = []
        self.building_modes: list[int] = []
        self.building_price: list[int] = []
        self.building_builders: list[int] = []
        self.building_acceleration: list[int] = []
        self.building_taxes: list[int] = []
        self.building_defence: list[int] = []
        self.building_points: list[int] = []
        self.building_prestige: list[int] = []
        self.building_grain: list[int] = []
        self.building_units: list[int] = []
        self.building_herds: list[int] = []
        self.building_fish: list[int] = []
        self.building_ships: list[int] = []
        self.building_buys: list[int] = []
        self.building_upgrades: list[int] = []
        self.herd_modes: list[int] = []
        self.herd_agriculture: list[int] = []
        self.herd_buys: list[int] = []
        self.herd_sells: list[int] = []
        self.herd_slaughter: list[int] = []
        self.herd_eats: list[int] = []
        self.herd_meat: list[int] = []
        self.colour_crop: list[int] = []
        self.colour_rough: list[bool] = []
        self.calendar: list[list[Round]] = []
        """By mode."""
        self.faces: list[list[int]] = []
        """By sort of die: the swords on its faces."""
        self.years: int = 0
        self.cubes: int = 0
        self.tiles: int = 0
        self.start_villages: int = 0
        self.start_infantry: int = 0
        self.start_gold: int = 0
        self.start_sheep: int = 0
        self.start_pigs: int = 0
        self.start_grain: int = 0
        self.start_prestige: int = 0
        self.inland_infantry: int = 0
        self.inland_gold: int = 0
        self.transport: int = 0
        self.builders: int = 0
        self.dull_rounds: int = 0
        self.offers: int = 0
        self.lead: int = 0

    def has_unit(self, mode: int, unit: int) -> bool:
        """SZ-A2.7: whether a mode has a type of unit."""
        return bool(self.unit_modes[unit] >> mode & 1)

    def has_building(self, mode: int, building: int) -> bool:
        """SZ-A2.8: whether a mode has a type of building."""
        return bool(self.building_modes[building] >> mode & 1)

    def has_herd(self, mode: int, herd: int) -> bool:
        """SZ-A2.9: whether a mode has a type of herd."""
        return bool(self.herd_modes[herd] >> mode & 1)


def load(folder: Path) -> Content:
    """Read the tables; what does not fit is a ContentError that names file and entry."""
    fields = ("units", "buildings", "herds", "years", "colours", "dice", "numbers")
    entry = read(folder, "rules.toml", fields)
    content = Content()
    _load_units(entry, content)
    for building in _named(entry, "buildings", ("modes", *BUILDING_NUMBERS), BUILDINGS):
        content.building_modes.append(_modes(building))
        for name in BUILDING_NUMBERS:
            getattr(content, f"building_{name}").append(building.number(name))
    for herd in _named(entry, "herds", ("modes", *HERD_NUMBERS), HERDS):
        content.herd_modes.append(_modes(herd))
        for name in HERD_NUMBERS:
            getattr(content, f"herd_{name}").append(herd.number(name))
    for colour in _named(entry, "colours", ("crop", "rough"), COLOURS):
        content.colour_crop.append(colour.number("crop"))
        content.colour_rough.append(colour.flag("rough"))
    _load_calendar(entry, content)
    dice = entry.entry("dice", DICE)
    for name in DICE:
        faces: list[int] = dice.items(name, int, "numbers")
        dice.count(f"faces of a {name} die", len(faces), FACES)
        content.faces.append(faces)
    numbers = entry.entry("numbers", NUMBERS)
    for name in NUMBERS:
        setattr(content, name, numbers.number(name, 1))
    return content


def _named(entry: Entry, field: str, fields: tuple[str, ...], ids: tuple[str, ...]) -> list[Entry]:
    """The tables of a list, which are those of all ids in their order."""
    found = entry.entries(field, ("id", *fields))
    for id in [table.text("id") for table in found]:
        entry.find(field, id, ids)
    entry.count(field, len(found), len(ids))
    return sorted(found, key=lambda table: ids.index(table.text("id")))


def _modes(entry: Entry) -> int:
    """The modes in which something is there, as bits."""
    letters = entry.text("modes")
    for letter in letters:
        entry.find("mode", letter, list(LETTERS))
    return sum(1 << LETTERS.index(letter) for letter in set(letters))


def _load_units(entry: Entry, content: Content) -> None:
    fields = ("modes", "dice", "lives", "position", *UNIT_NUMBERS)
    for unit in _named(entry, "units", fields, UNITS):
        content.unit_modes.append(_modes(unit))
        dice = unit.entry("dice", SITUATIONS)
        content.unit_dice.append(
            [
                [unit.find("die", letter, list(DIE_LETTERS)) for letter in dice.text(situation)]
                for situation in SITUATIONS
            ]
        )
        content.unit_lives.append(unit.numbers_by("lives", SITUATIONS))
        content.unit_position.append(unit.choice("position", POSITIONS))
        for name in UNIT_NUMBERS:
            getattr(content, f"unit_{name}").append(unit.number(name))


def _load_calendar(entry: Entry, content: Content) -> None:
    years: dict[int, list[Round]] = {}
    for place, table in enumerate(entry.items("years", dict, "tables"), start=1):
        year = Entry(f"{entry.where}: years {place}", table, ("modes", "rounds"))
        rounds = [
            _round(Entry(f"{year.where}: round {number}", each, ("season", "pays", "start", "end")))
            for number, each in enumerate(year.items("rounds", dict, "tables"), start=1)
        ]
        modes = _modes(year)
        for mode in range(len(MODES)):
            if modes >> mode & 1:
                if mode in years:
                    raise year.error(f"mode {MODES[mode]} has two calendars")
                years[mode] = rounds
    for mode, name in enumerate(MODES):
        if mode not in years:
            raise entry.error(f"mode {name} has no calendar")
        content.calendar.append(years[mode])


def _round(entry: Entry) -> Round:
    return Round(
        entry.choice("season", SEASONS),
        entry.number("pays") if entry.has("pays") else 0,
        [entry.find("phase", name, PHASES) for name in entry.texts("start", optional=True)],
        [entry.find("phase", name, PHASES) for name in entry.texts("end", optional=True)],
    )


@cache
def default() -> Content:
    """The tables of the rulebook, read once."""
    return load(CONTENT)
