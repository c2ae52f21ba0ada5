"""Bots: levels, costs, cards and what each Realm aims at (EU-BOT.24, EU-BOT.29)."""

from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from .atlas import Atlas
from .decks.shared import optional_number, place
from .effects.lexicon import Lexicon
from .effects.nodes import Condition
from .effects.reader import Reader
from .ground import places
from .names import BOT_CARDS
from .places import AREAS, PROVINCES, REALMS, ZONES
from .terms import BOT_CARDS as BOT_CARD_COUNT
from .terms import BOT_DECK, CHARTS, NONE, POWERS

LEVELS: Final = 4
LEVEL_FIELDS: Final = (
    *("power", "defence_fill", "defence_recruit", "recruit"),
    *("prestige_per_round", "prestige_per_age"),
)
COSTS: Final = (
    *("event", "focus", "idea", "declare-war", "march", "siege", "recruit", "influence"),
    *("alliance", "marriage", "claim", "subjugate", "ships", "pirates", "cardinal"),
    *("papal-action", "explore", "spy", "suppress", "stability", "convert", "imperial-authority"),
)
"""EU-BOT.46 and the charts behind it: what is paid with Bot Power."""
REALM_FIELDS: Final = ("deck", "military", "diplomacy", "explore", "sea", "ideas")


@final
class Branch:
    """EU-BOT.63: Areas to aim at, if a condition holds."""

    def __init__(self, condition: Condition | None, areas: list[int]) -> None:
        self.condition: Final = condition
        self.areas: Final = areas


@final
class BotCard:
    """A card: its chart, and the one to try if that yields nothing."""

    def __init__(self) -> None:
        self.chart: int = NONE
        self.fallback: int = NONE


@final
class BotRealm:
    """What a bot of a Realm has and wants."""

    def __init__(self) -> None:
        self.deck: list[int] = [0] * len(CHARTS)
        """How many cards of each chart."""
        self.military: list[Branch] = []
        self.diplomacy: list[Branch] = []
        self.explore: list[int] = []
        self.sea: list[int] = []
        self.ideas: list[int] = []
        """Types, the first one best."""


@final
class Bots:
    """All about bots."""

    def __init__(self) -> None:
        self.levels: list[list[int]] = []
        """By level: the numbers of LEVEL_FIELDS."""
        self.costs: list[int] = []
        self.pool: int = 0
        """EU-BOT.21: the most Bot Power."""
        self.cards: list[BotCard] = []
        self.numbers: list[int] = []
        self.realms: dict[int, BotRealm] = {}


def load_bots(folder: Path, reader: Reader, lexicon: Lexicon, atlas: Atlas) -> Bots:
    """EU-CMP.2: read what bots are made of, and count it."""
    entry = read(folder, "bots.json", ("levels", "costs", "pool", "cards", "realms"))
    bots = Bots()
    for position, table in enumerate(entry.items("levels", dict, "tables"), start=1):
        level = Entry(f"{entry.where}: levels {position}", table, LEVEL_FIELDS)
        bots.levels.append([level.number(name) for name in LEVEL_FIELDS])
    entry.count("levels", len(bots.levels), LEVELS)
    bots.costs = entry.numbers_by("costs", COSTS)
    bots.pool = entry.number("pool", 1)
    for each in entry.entries("cards", ("id", "chart", "fallback")):
        card = BotCard()
        card.chart = each.choice("chart", CHARTS)
        card.fallback = each.choice("fallback", CHARTS)
        number = BOT_CARDS.number(each.text("id"))
        bots.numbers.append(number)
        place(bots.cards, number, card, BotCard)
    entry.count("cards", len(bots.numbers), BOT_CARD_COUNT)
    realms = entry.entry("realms", REALMS)
    for name in realms.table:
        each = realms.entry(name, REALM_FIELDS)
        reader.begin(f"bots/{name}")
        bots.realms[REALMS.index(name)] = _read_realm(each, bots, reader, atlas)
    for realm in sorted(lexicon.playable - bots.realms.keys()):
        raise realms.error(f'no bot for "{REALMS[realm]}"')
    return bots


def _read_realm(entry: Entry, bots: Bots, reader: Reader, atlas: Atlas) -> BotRealm:
    realm = BotRealm()
    deck = entry.entry("deck", CHARTS)
    realm.deck = [optional_number(deck, name) for name in CHARTS]
    entry.count("cards of the deck", sum(realm.deck), BOT_DECK)
    charts = [bots.cards[number].chart for number in bots.numbers]
    for chart, many in enumerate(realm.deck):
        if many > charts.count(chart):
            raise deck.error(f'there are only {charts.count(chart)} cards "{CHARTS[chart]}"')
    realm.military = _read_branches(entry, "military", reader)
    realm.diplomacy = _read_branches(entry, "diplomacy", reader)
    realm.explore = [entry.find("province", name, PROVINCES) for name in entry.texts("explore")]
    for province in realm.explore:
        if not atlas.is_distant(province):
            raise entry.error(f'"{PROVINCES[province]}" is not distant')
    realm.sea = places(entry, "sea", "sea zone", ZONES)
    realm.ideas = [entry.find("type", name, POWERS) for name in entry.texts("ideas")]
    if sorted(realm.ideas) != list(range(len(POWERS))):
        raise entry.error('field "ideas" must name each type once')
    return realm


def _read_branches(entry: Entry, field: str, reader: Reader) -> list[Branch]:
    found: list[Branch] = []
    for position, table in enumerate(entry.items(field, dict, "tables"), start=1):
        each = Entry(f"{entry.where}: {field} {position}", table, ("if", "areas"))
        condition = reader.condition(each, "if") if each.has("if") else None
        areas = [each.find("area", name, AREAS) for name in each.texts("areas")]
        if not areas:
            raise each.error('field "areas" must not be empty')
        found.append(Branch(condition, areas))
    return found
