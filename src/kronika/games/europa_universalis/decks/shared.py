"""What cards of several decks have: costs, skills, dice, times to be played."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, final

from kronika.core.asks import Names
from kronika.core.entries import Entry

from ..tables import Tables
from ..terms import (
    BATTLE_TIME,
    DISPLAY_TIME,
    LAND_UNITS,
    MORTALITIES,
    MOST_ARMY_DICE,
    MOST_SKILL,
    NEEDS,
    NONE,
    POWERS,
    REACTION_TIME,
    REACTIONS,
    TIMINGS,
)

PAID: Final = (*POWERS, "ducats")

T = TypeVar("T")


@final
class Timing:
    """When a card, or a use of a display card, is played."""

    def __init__(self, kind: int, trigger: int, uses: int) -> None:
        self.kind: Final = kind
        self.trigger: Final = trigger
        """What a reaction answers; NONE."""
        self.uses: Final = uses
        """Cubes on a display card; 0."""


def place(table: list[T], number: int, item: T, blank: Callable[[], T]) -> None:
    """Put an entry where its number says."""
    while len(table) <= number:
        table.append(blank())
    table[number] = item


def numbers_of(entry: Entry, field: str, fields: Sequence[str], names: Names) -> dict[str, int]:
    """The numbers of the ids of a list of entries, to be named before they are read."""
    return {each.text("id"): names.number(each.text("id")) for each in entry.entries(field, fields)}


def optional_number(entry: Entry, field: str, least: int = 0) -> int:
    """A number that is 0 if it is left out."""
    return entry.number(field, least) if entry.has(field) else 0


def read_costs(entry: Entry, field: str = "cost") -> list[int]:
    """Monarch Power by type, then ducats."""
    costs = entry.entry(field, PAID)
    return [optional_number(costs, name) for name in PAID]


def read_timings(entry: Entry) -> list[Timing]:
    """When it is played; at least one."""
    found: list[Timing] = []
    for position, table in enumerate(entry.items("timing", dict, "tables"), start=1):
        each = Entry(f"{entry.where}: timing {position}", table, ("kind", "trigger", "uses"))
        kind = each.choice("kind", TIMINGS)
        if each.has("trigger") != (kind == REACTION_TIME):
            raise each.error('"trigger" is for reactions')
        if each.has("uses") != (kind == DISPLAY_TIME):
            raise each.error('"uses" is for display cards')
        trigger = each.choice("trigger", REACTIONS) if each.has("trigger") else NONE
        found.append(Timing(kind, trigger, each.number("uses", 1) if each.has("uses") else 0))
    if not found:
        raise entry.error('field "timing" must not be empty')
    return found


def is_display(timings: Sequence[Timing]) -> bool:
    """Whether it stays on the table to be used."""
    return any(timing.kind == DISPLAY_TIME for timing in timings)


def is_battle_action(timings: Sequence[Timing]) -> bool:
    """Whether it is played in battle."""
    return any(timing.kind == BATTLE_TIME for timing in timings)


def read_dice(entry: Entry) -> list[int]:
    """Battle dice that a character adds, at most 3."""
    dice = entry.entry("dice", LAND_UNITS)
    found = [optional_number(dice, unit) for unit in LAND_UNITS]
    if sum(found) > MOST_ARMY_DICE:
        raise entry.error(f"has more than {MOST_ARMY_DICE} dice")
    return found


def read_skills(entry: Entry, tables: Tables) -> list[int]:
    """Skills of a Ruler, or of a Leader who may become one."""
    found = entry.numbers_by("skills", POWERS)
    if max(found) > MOST_SKILL or not tables.skills_least <= sum(found) <= tables.skills_most:
        raise entry.error(
            f"skills must be at most {MOST_SKILL}, and {tables.skills_least} to "
            f"{tables.skills_most} in all"
        )
    return found


def read_mortality(entry: Entry) -> int:
    """The symbol that makes a character ill."""
    found = entry.number("mortality", 1)
    if found > MORTALITIES:
        raise entry.error(f'field "mortality" must be from 1 to {MORTALITIES}')
    return found


def read_needs(entry: Entry, known: Sequence[str] = NEEDS) -> int:
    """What a scenario must have, as a mask of NEEDS."""
    found = [entry.find("need", text, known) for text in entry.texts("needs", optional=True)]
    return sum([1 << each for each in set(found)])


def check_count(entry: Entry, what: str, found: Sequence[int], wanted: Sequence[int]) -> None:
    """Several numbers that must be right at once."""
    if list(found) != list(wanted):
        raise entry.error(f"wrong numbers of {what}: {list(found)} instead of {list(wanted)}")
