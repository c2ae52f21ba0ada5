"""Chapter 17: missions, milestones and power struggles."""

from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from ..effects.nodes import Amount, Condition, Effect, Who
from ..effects.reader import Reader
from ..names import MILESTONES, MISSIONS, STRUGGLES
from ..places import AREAS, REALMS
from ..terms import (
    AGES,
    GENERIC_DECKS,
    MILESTONE_CARDS,
    MILESTONE_DECKS,
    MISSION_CARDS,
    NONE,
    STRUGGLE_CARDS,
    TIERS,
)
from .shared import check_count, numbers_of, place, read_needs

MISSION_FIELDS: Final = (
    *("id", "deck", "code", "prerequisites", "unlocks", "needs", "requirement", "effects"),
    "prestige",
)
MILESTONE_FIELDS: Final = ("id", "age", "deck", "needs", "requirement", "effects")
STRUGGLE_FIELDS: Final = ("id", "areas", "ages", "needs", "criteria")
MISSION_DECKS: Final = (*REALMS, *GENERIC_DECKS)
"""EU-17.2.1."""
MOST_PRESTIGE: Final = 3


@final
class Mission:
    """EU-17.2.3."""

    def __init__(self) -> None:
        self.deck: int = NONE
        self.code: str = ""
        self.tier: int = 0
        """From 1; the first are starting missions."""
        self.prerequisites: list[int] = []
        self.unlocks: list[int] = []
        self.needs: int = 0
        self.requirement: Condition | None = None
        self.effects: list[Effect] = []
        self.prestige: int = 0


@final
class Milestone:
    """EU-17.3.1."""

    def __init__(self) -> None:
        self.age: int = 0
        self.deck: int = NONE
        self.needs: int = 0
        self.requirement: Condition | None = None
        self.effects: list[Effect] = []


@final
class Criterion:
    """Prestige that some gain or lose if a condition holds for them."""

    def __init__(self, who: Who, condition: Condition | None, prestige: int) -> None:
        self.who: Final = who
        self.condition: Final = condition
        self.prestige: Final = prestige
        self.amount: Amount | None = None
        """What is counted instead of a fixed number."""


@final
class Struggle:
    """EU-17.4.2."""

    def __init__(self) -> None:
        self.areas: list[int] = []
        self.ages: list[int] = []
        self.needs: int = 0
        self.criteria: list[Criterion] = []


@final
class Goals:
    """Missions, milestones and power struggles; lists by number, and the numbers of this pack."""

    def __init__(self) -> None:
        self.missions: list[Mission] = []
        self.milestones: list[Milestone] = []
        self.struggles: list[Struggle] = []
        self.mission_decks: dict[int, list[int]] = {}
        self.milestone_decks: list[list[list[int]]] = [[[] for _ in MILESTONE_DECKS] for _ in AGES]
        """By age, then deck."""
        self.struggle_numbers: list[int] = []


def open_missions(folder: Path) -> Entry:
    """The file of missions."""
    return read(folder, "missions.json", ("missions",))


def open_milestones(folder: Path) -> Entry:
    """The file of milestones."""
    return read(folder, "milestones.json", ("milestones",))


def mission_numbers(entry: Entry) -> dict[str, int]:
    """The missions, to be named before they are read."""
    return numbers_of(entry, "missions", MISSION_FIELDS, MISSIONS)


def milestone_numbers(entry: Entry) -> dict[str, int]:
    """The milestones, to be named before they are read."""
    return numbers_of(entry, "milestones", MILESTONE_FIELDS, MILESTONES)


def load_goals(folder: Path, missions: Entry, milestones: Entry, reader: Reader) -> Goals:
    """EU-CMP.2: read missions, milestones and power struggles, and count them."""
    goals = Goals()
    _load_missions(missions, reader, goals)
    _load_milestones(milestones, reader, goals)
    _load_struggles(read(folder, "struggles.json", ("struggles",)), reader, goals)
    return goals


def _load_missions(entry: Entry, reader: Reader, goals: Goals) -> None:
    entries = entry.entries("missions", MISSION_FIELDS)
    for each in entries:
        mission = Mission()
        mission.deck = each.choice("deck", MISSION_DECKS)
        mission.code = each.text("code")
        if each.text("id") != f"{each.text('deck')}-{mission.code.lower()}":
            raise each.error("its id must be that of its deck and its code")
        tier = mission.code[:1]
        if tier not in [str(number) for number in range(1, TIERS + 1)]:
            raise each.error(f"its code must begin with a tier from 1 to {TIERS}")
        mission.tier = int(tier)
        mission.needs = read_needs(each)
        reader.begin(f"missions/{each.text('id')}")
        mission.requirement = reader.condition(each, "requirement")
        mission.effects = reader.effects(each, "effects")
        mission.prestige = each.number("prestige", 1)
        number = MISSIONS.number(each.text("id"))
        goals.mission_decks.setdefault(mission.deck, []).append(number)
        place(goals.missions, number, mission, Mission)
    for each in entries:
        _chain(each, goals)
    for each in entries:
        _check_chain(each, goals)
    entry.count("missions", len(entries), MISSION_CARDS)
    for deck in goals.mission_decks:
        starts = [m for m in goals.mission_decks[deck] if goals.missions[m].tier == 1]
        if len(starts) < 2:
            raise entry.error(f'the deck "{MISSION_DECKS[deck]}" has less than 2 starting missions')


def codes_of(goals: Goals, deck: int) -> dict[str, int]:
    """The missions of a deck by their codes."""
    return {goals.missions[number].code: number for number in goals.mission_decks[deck]}


def _chain(entry: Entry, goals: Goals) -> None:
    mission = goals.missions[MISSIONS.number(entry.text("id"))]
    codes = codes_of(goals, mission.deck)
    for field in ("prerequisites", "unlocks"):
        found = [
            codes[list(codes)[entry.find("mission", code, list(codes))]]
            for code in entry.texts(field, optional=True)
        ]
        if field == "prerequisites":
            mission.prerequisites = found
        else:
            mission.unlocks = found


def _check_chain(entry: Entry, goals: Goals) -> None:
    """EU-17.2.4: each mission names what it unlocks, which names it."""
    number = MISSIONS.number(entry.text("id"))
    mission = goals.missions[number]
    for other in mission.prerequisites:
        if number not in goals.missions[other].unlocks:
            raise entry.error(f'"{goals.missions[other].code}" does not unlock it')
        if goals.missions[other].code >= mission.code:
            raise entry.error(f'its prerequisite "{goals.missions[other].code}" is not earlier')
    for other in mission.unlocks:
        if number not in goals.missions[other].prerequisites:
            raise entry.error(f'unlocks "{goals.missions[other].code}", which does not name it')
    if (mission.tier == 1) == bool(mission.prerequisites):
        raise entry.error("starting missions, and only these, have no prerequisite")


def _load_milestones(entry: Entry, reader: Reader, goals: Goals) -> None:
    for each in entry.entries("milestones", MILESTONE_FIELDS):
        milestone = Milestone()
        milestone.age = each.number("age", 1)
        if milestone.age > len(AGES):
            raise each.error(f'field "age" must be from 1 to {len(AGES)}')
        milestone.deck = each.choice("deck", MILESTONE_DECKS)
        milestone.needs = read_needs(each)
        reader.begin(f"milestones/{each.text('id')}", age=milestone.age)
        milestone.requirement = reader.condition(each, "requirement")
        milestone.effects = reader.effects(each, "effects")
        number = MILESTONES.number(each.text("id"))
        goals.milestone_decks[milestone.age - 1][milestone.deck].append(number)
        place(goals.milestones, number, milestone, Milestone)
    share = MILESTONE_CARDS // len(AGES) // len(MILESTONE_DECKS)
    for age, decks in enumerate(goals.milestone_decks, start=1):
        what = f"milestones a deck of age {age}"
        check_count(entry, what, [len(deck) for deck in decks], [share] * len(decks))


def _load_struggles(entry: Entry, reader: Reader, goals: Goals) -> None:
    for each in entry.entries("struggles", STRUGGLE_FIELDS):
        struggle = Struggle()
        struggle.areas = [each.find("area", name, AREAS) for name in each.texts("areas")]
        if not 3 <= len(struggle.areas) <= 4 or len(set(struggle.areas)) < len(struggle.areas):
            raise each.error("must have 3 or 4 areas")
        struggle.ages = each.items("ages", int, "ages")
        if not struggle.ages or min(struggle.ages) < 1 or max(struggle.ages) > len(AGES):
            raise each.error(f'field "ages" must be from 1 to {len(AGES)}')
        struggle.needs = read_needs(each)
        reader.begin(f"struggles/{each.text('id')}")
        struggle.criteria = read_criteria(each, "criteria", reader)
        if not 3 <= len(struggle.criteria) <= 5:
            raise each.error("must have 3 to 5 criteria")
        for criterion in struggle.criteria:
            if not 1 <= abs(criterion.prestige) <= MOST_PRESTIGE:
                raise each.error(f"a criterion is worth 1 to {MOST_PRESTIGE} prestige")
        number = STRUGGLES.number(each.text("id"))
        goals.struggle_numbers.append(number)
        place(goals.struggles, number, struggle, Struggle)
    entry.count("struggles", len(goals.struggle_numbers), STRUGGLE_CARDS)


def read_criteria(entry: Entry, field: str, reader: Reader) -> list[Criterion]:
    """Who gains or loses how much prestige, and if what."""
    found: list[Criterion] = []
    for position, table in enumerate(entry.items(field, dict, "tables"), start=1):
        each = Entry(f"{entry.where}: {field} {position}", table, ("who", "if", "prestige"))
        condition = reader.condition(each, "if") if each.has("if") else None
        counted = isinstance(each.table.get("prestige"), dict)
        prestige = 0 if counted else each.number("prestige", -9)
        criterion = Criterion(reader.who(each, "who"), condition, prestige)
        criterion.amount = reader.amount(each, "prestige") if counted else None
        found.append(criterion)
    return found
