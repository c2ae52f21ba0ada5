"""Action cards: titles, what display cards can be used for, cards and their characters."""

from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from ..effects.nodes import Condition, Effect
from ..effects.reader import Reader
from ..effects.verbs import TARGET
from ..ground import flag
from ..names import CARDS, CHARACTERS, TITLES, USES
from ..tables import Tables
from ..terms import ACTION_CARDS, MORTALITIES, MOST_SKILL, NONE, POWERS
from .shared import (
    PAID,
    Timing,
    check_count,
    is_display,
    numbers_of,
    place,
    read_costs,
    read_dice,
    read_mortality,
    read_skills,
    read_timings,
)

TITLE_FIELDS: Final = (
    *("id", "deck", "cost", "cost_changes", "timing", "covert", "requires", "effects", "uses"),
)
USE_FIELDS: Final = ("id", "cost", "times", "timing", "covert", "effects")
CARD_FIELDS: Final = ("id", "title", "character", "years", "mortality", "advisor", "leader")


@final
class CostChange:
    """A cost that is another if something holds."""

    def __init__(
        self, paid: int, delta: int, by_stability: bool, condition: Condition | None
    ) -> None:
        self.paid: Final = paid
        """A type of Monarch Power; behind them ducats."""
        self.delta: Final = delta
        self.by_stability: Final = by_stability
        """Whether it changes by the Stability of who pays."""
        self.condition: Final = condition


@final
class Title:
    """What cards of one name do."""

    def __init__(self) -> None:
        self.deck: int = NONE
        self.costs: list[int] = [0] * len(PAID)
        self.changes: list[CostChange] = []
        self.timings: list[Timing] = []
        self.covert: bool = False
        self.requires: list[Condition] = []
        self.effects: list[Effect] = []
        self.uses: list[int] = []
        """Of a display card."""


@final
class Use:
    """What a display card can be used for."""

    def __init__(self) -> None:
        self.title: int = NONE
        self.costs: list[int] = [0] * len(PAID)
        self.times: int = 0
        """Cubes that it takes off the card."""
        self.timings: list[Timing] = []
        self.covert: bool = False
        self.effects: list[Effect] = []


@final
class Card:
    """One action card."""

    def __init__(self) -> None:
        self.title: int = NONE
        self.character: int = NONE


@final
class Character:
    """The Advisor or Leader on a card."""

    def __init__(self) -> None:
        self.card: int = NONE
        self.years: str = ""
        self.mortality: int = 0
        self.power: int = NONE
        """Of an Advisor; NONE: a Leader."""
        self.skill: int = 0
        self.ducats: int = 0
        """To appoint an Advisor, and his upkeep."""
        self.skills: list[int] = [0] * len(POWERS)
        """Of a Leader, as Ruler."""
        self.dice: list[int] = [0, 0, 0]
        self.mil: int = 0
        """To appoint a Leader."""


@final
class Actions:
    """The three decks; lists by number, and the numbers of this pack."""

    def __init__(self) -> None:
        self.titles: list[Title] = []
        self.uses: list[Use] = []
        self.cards: list[Card] = []
        self.characters: list[Character] = []
        self.title_numbers: dict[str, int] = {}
        self.deck_cards: list[list[int]] = [[] for _ in POWERS]
        self.title_cards: dict[int, list[int]] = {}


def open_actions(folder: Path) -> Entry:
    """The file."""
    return read(folder, "actions.json", ("titles", "cards"))


def title_numbers(entry: Entry) -> dict[str, int]:
    """The titles, to be named before they are read."""
    return numbers_of(entry, "titles", TITLE_FIELDS, TITLES)


def load_actions(entry: Entry, reader: Reader, tables: Tables) -> Actions:
    """EU-CMP.2: read the action cards, and count them."""
    actions = Actions()
    for each in entry.entries("titles", TITLE_FIELDS):
        _read_title(each, reader, actions)
    for each in entry.entries("cards", CARD_FIELDS):
        _read_card(each, tables, actions)
    for each in entry.entries("titles", TITLE_FIELDS):
        if actions.title_numbers[each.text("id")] not in actions.title_cards:
            raise each.error("no card has this title")
    entry.count("cards", sum([len(deck) for deck in actions.deck_cards]), ACTION_CARDS)
    share = ACTION_CARDS // len(POWERS)
    check_count(entry, "cards a deck", [len(d) for d in actions.deck_cards], [share] * 3)
    for deck, cards in enumerate(actions.deck_cards):
        found = [0] * MORTALITIES
        for card in cards:
            found[actions.characters[actions.cards[card].character].mortality - 1] += 1
        wanted = [share // MORTALITIES] * MORTALITIES
        check_count(entry, f"mortality symbols in the deck {POWERS[deck]}", found, wanted)
    return actions


def _read_title(entry: Entry, reader: Reader, actions: Actions) -> None:
    reader.begin(f"actions/{entry.text('id')}")
    title = Title()
    number = TITLES.number(entry.text("id"))
    actions.title_numbers[entry.text("id")] = number
    title.deck = entry.choice("deck", POWERS)
    title.costs = read_costs(entry)
    if not title.costs[title.deck]:
        raise entry.error("must cost power of its deck")
    title.timings = read_timings(entry)
    title.covert = flag(entry, "covert")
    title.requires = reader.conditions(entry, "requires")
    display = is_display(title.timings)
    if display != entry.has("uses") or display == entry.has("effects"):
        raise entry.error('a display card has "uses", every other one "effects"')
    title.effects = reader.effects(entry, "effects", optional=True)
    title.changes = _read_changes(entry, reader, title)
    if entry.has("uses"):
        for each in entry.entries("uses", USE_FIELDS):
            title.uses.append(_read_use(each, number, title, reader, actions))
    place(actions.titles, number, title, Title)


def _read_changes(entry: Entry, reader: Reader, title: Title) -> list[CostChange]:
    """They may look at what the card will choose."""
    found: list[CostChange] = []
    if not entry.has("cost_changes"):
        return found
    reader.chosen = [each.kind for each in title.effects if each.word == TARGET]
    for position, table in enumerate(entry.items("cost_changes", dict, "tables"), start=1):
        each = Entry(f"{entry.where}: cost_changes {position}", table, ("type", "delta", "if"))
        by_stability = each.table.get("delta") == "stability"
        delta = 0 if by_stability else each.number("delta", -9)
        condition = reader.condition(each, "if") if each.has("if") else None
        found.append(CostChange(each.choice("type", PAID), delta, by_stability, condition))
    reader.chosen = []
    return found


def _read_use(entry: Entry, number: int, title: Title, reader: Reader, actions: Actions) -> int:
    reader.begin(f"actions/{entry.text('id')}")
    use = Use()
    use.title = number
    use.costs = read_costs(entry)
    use.times = entry.number("times", 1)
    use.timings = read_timings(entry)
    use.covert = flag(entry, "covert")
    if is_display(use.timings):
        raise entry.error("a use is not displayed itself")
    if use.times > max([timing.uses for timing in title.timings]):
        raise entry.error("takes more cubes than are on the card")
    use.effects = reader.effects(entry, "effects")
    own = USES.number(entry.text("id"))
    place(actions.uses, own, use, Use)
    return own


def _read_card(entry: Entry, tables: Tables, actions: Actions) -> None:
    card = Card()
    number = CARDS.number(entry.text("id"))
    known = list(actions.title_numbers)
    card.title = actions.title_numbers[known[entry.choice("title", known)]]
    card.character = CHARACTERS.number(entry.text("character"))
    character = _read_character(entry, tables)
    character.card = number
    if card.character < len(actions.characters) and actions.characters[card.character].mortality:
        raise entry.error(f'"{entry.text("character")}" is on another card too')
    place(actions.cards, number, card, Card)
    place(actions.characters, card.character, character, Character)
    actions.deck_cards[actions.titles[card.title].deck].append(number)
    actions.title_cards.setdefault(card.title, []).append(number)


def _read_character(entry: Entry, tables: Tables) -> Character:
    character = Character()
    character.years = entry.text("years")
    character.mortality = read_mortality(entry)
    if entry.has("advisor") == entry.has("leader"):
        raise entry.error("must have either an advisor or a leader")
    if entry.has("advisor"):
        advisor = entry.entry("advisor", ("type", "skill", "ducats"))
        character.power = advisor.choice("type", POWERS)
        character.skill = advisor.number("skill", 1)
        character.ducats = advisor.number("ducats", 1)
        if character.skill > MOST_SKILL:
            raise advisor.error(f'field "skill" must be at most {MOST_SKILL}')
        least = tables.advisor_least[character.skill - 1]
        most = tables.advisor_most[character.skill - 1]
        if not least <= character.ducats <= most:
            raise advisor.error(f"costs {character.ducats} instead of {least} to {most}")
    else:
        leader = entry.entry("leader", ("skills", "dice", "mil"))
        character.skills = read_skills(leader, tables)
        character.dice = read_dice(leader)
        character.mil = leader.number("mil")
        if character.mil != tables.leader_mil[sum(character.dice)]:
            raise leader.error("its cost does not fit its dice")
    return character
