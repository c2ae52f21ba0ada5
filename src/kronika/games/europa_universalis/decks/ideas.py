"""Ideas: permanent improvements."""

from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from ..effects.lexicon import Lexicon
from ..effects.modifiers import COST, MODIFIERS
from ..effects.nodes import Condition, Effect, Modifier
from ..effects.reader import Reader
from ..effects.vocabulary import IDEA
from ..ground import flag
from ..names import IDEAS
from ..terms import AGES, IDEA_CARDS, NONE, POWERS
from .shared import check_count, place

FIELDS: Final = (
    *("id", "type", "age", "basic", "government", "cost", "requires", "permanent", "immediate"),
)
BY_AGE: Final = (5, 2, 2, 1)
"""Ideas of a type that come with each age."""


@final
class Idea:
    """An Idea."""

    def __init__(self) -> None:
        self.power: int = NONE
        self.age: int = 0
        """From 1."""
        self.basic: bool = False
        self.government: bool = False
        self.cost: int = 0
        self.requires: list[Condition] = []
        self.modifiers: list[Modifier] = []
        """What it changes for good."""
        self.triggers: list[Effect] = []
        """What it does each time something happens."""
        self.immediate: list[Effect] = []


@final
class Ideas:
    """All Ideas; a list by number, and the numbers of this pack by type."""

    def __init__(self) -> None:
        self.ideas: list[Idea] = []
        self.of_power: list[list[int]] = [[] for _ in POWERS]
        self.basic: list[int] = [NONE for _ in POWERS]
        self.by_word: list[list[tuple[int, Modifier]]] = [[] for _ in MODIFIERS.words]
        self.costs: dict[int, list[tuple[int, Modifier]]] = {}
        """By action: those of `by_word` that change what it costs."""
        """By word of modifiers: the Ideas that have one, and what they say."""


def open_ideas(folder: Path) -> Entry:
    """The file."""
    return read(folder, "ideas.json", ("ideas",))


def name_ideas(entry: Entry, lexicon: Lexicon) -> None:
    """What others may know of an Idea before all are read."""
    for each in entry.entries("ideas", FIELDS):
        number = IDEAS.number(each.text("id"))
        lexicon.ideas[each.text("id")] = number
        lexicon.idea_power[number] = each.choice("type", POWERS)
        lexicon.idea_age[number] = each.number("age", 1)
        if flag(each, "government"):
            lexicon.forms.add(number)


def load_ideas(entry: Entry, reader: Reader) -> Ideas:
    """EU-CMP.2: read the Ideas, and count them."""
    found = Ideas()
    ages = [[0] * len(AGES) for _ in POWERS]
    for each in entry.entries("ideas", FIELDS):
        reader.begin(f"ideas/{each.text('id')}", IDEA)
        idea = Idea()
        number = IDEAS.number(each.text("id"))
        idea.power = each.choice("type", POWERS)
        idea.age = each.number("age", 1)
        if idea.age > len(AGES):
            raise each.error(f'field "age" must be from 1 to {len(AGES)}')
        idea.basic = flag(each, "basic")
        idea.government = flag(each, "government")
        idea.cost = each.number("cost", 1)
        idea.requires = reader.conditions(each, "requires")
        idea.modifiers, idea.triggers = reader.permanent(each, "permanent")
        if not idea.modifiers and not idea.triggers:
            raise each.error("has no permanent effect")
        idea.immediate = reader.effects(each, "immediate", optional=True)
        if idea.basic:
            if found.basic[idea.power] != NONE or idea.age > 1:
                raise each.error("there is one basic idea a type, of the first age")
            found.basic[idea.power] = number
        ages[idea.power][idea.age - 1] += 1
        found.of_power[idea.power].append(number)
        for modifier in idea.modifiers:
            found.by_word[modifier.word].append((number, modifier))
            if modifier.word == COST:
                found.costs.setdefault(modifier.action, []).append((number, modifier))
        place(found.ideas, number, idea, Idea)
    _check(entry, found, ages)
    return found


def _check(entry: Entry, found: Ideas, ages: list[list[int]]) -> None:
    entry.count("ideas", sum([len(each) for each in found.of_power]), IDEA_CARDS)
    for power, counts in enumerate(ages):
        check_count(entry, f"{POWERS[power]} ideas of the ages", counts, BY_AGE)
    if NONE in found.basic:
        raise entry.error("each type must have a basic idea")
    for each in entry.entries("ideas", FIELDS):
        idea = found.ideas[IDEAS.number(each.text("id"))]
        for condition in idea.requires:
            if condition.idea != NONE and condition.idea not in found.basic:
                raise each.error("requires an idea that is not basic, and need not be on display")
