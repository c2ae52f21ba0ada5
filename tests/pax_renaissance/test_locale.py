"""Every word of the game in every language."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

import kronika
from kronika.core.asks import Event
from kronika.core.text import LANGUAGES, text_of
from kronika.games.pax_renaissance import GAME, terms, words
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.victory import scores
from tests import wording
from tests.wording import say

from .helpers import table

PROPER_NAMES: Final = {
    "cs": {
        "Bordeaux",
        "Cromwell",
        "Granada",
        "Gutenberg",
        "Hürrem Sultan Roxelana",
        "La Serenissima",
        "Leonardo",
        "Luther",
        "Lyon",
        "Lübeck",
        "Maréchaussée",
        "Modon",
        "Nostradamus",
        "Novgorod",
        "Pax Renaissance",
        "Regiomontanus",
        "Tana",
        "Timbuktu",
        "Toledo",
        "Torquemada",
        "Varna",
    },
    "pl": {
        "Bordeaux",
        "Buda",
        "Coeur",
        "Cromwell",
        "Fugger",
        "Gonfalonier",
        "Gutenberg",
        "La Serenissima",
        "Leonardo",
        "Lyon",
        "Marchionni",
        "Maréchaussée",
        "Medici",
        "Modon",
        "Nostradamus",
        "Pax Renaissance",
        "Regiomontanus",
        "Tana",
        "Timbuktu",
        "Toledo",
        "Torquemada",
    },
}
"""What a translation leaves as it is."""


def more_names() -> Iterator[str]:
    """The ids of what the rules do not speak of."""
    for id in default().city_ids:
        yield f"city-{id}"
    for empire, side in product(terms.EMPIRES, ("king", "republic")):
        yield f"card-{empire}-{side}"
    for id in terms.VICTORIES:
        yield f"victory-{id}-condition"
        yield f"victory-{id}-open"
        yield f"victory-{id}-closed"
    for sort, ids in (
        ("operation", terms.OPERATIONS),
        ("prestige", terms.PRESTIGES),
        ("ability", terms.ABILITIES),
        ("score", tuple(scores(table(kronika.new(GAME.name, players=3, seed=1))))),
    ):
        for id in ids:
            yield f"{sort}-{id.replace('_', '-')}"


class TestWords(wording.WordsTests):
    game = GAME
    more_names = tuple(more_names())
    proper_names = PROPER_NAMES
    longest_prompt = 12


FLORINS: Final = {
    "en": ("1 florin", "2 florins", "5 florins", "22 florins"),
    "cs": ("1 florén", "2 florény", "5 florénů", "22 florénů"),
    "pl": ("1 florena", "2 floreny", "5 florenów", "22 floreny"),
}
PROFITS: Final = {
    "en": ("1 florin", "2 florins", "5 florins", "22 florins"),
    "cs": ("1 florénu", "2 florénů", "5 florénů", "22 florénů"),
    "pl": ("1 floren", "2 floreny", "5 florenów", "22 floreny"),
}
DISCARDS: Final = {
    "en": ("discard a card", "discard 2 cards", "discard 5 cards", "discard 22 cards"),
    "cs": ("odhoď jednu", "odhoď 2 karty", "odhoď 5 karet", "odhoď 22 karet"),
    "pl": ("odrzuć 1 kartę", "odrzuć 2 karty", "odrzuć 5 kart", "odrzuć 22 karty"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("event", "ends"),
    [(words.BUYS, FLORINS), (words.SELLS, FLORINS), (words.VOTES, FLORINS), (words.FAIR, PROFITS)],
    ids=["buys", "sells", "votes", "fair"],
)
def test_florins_are_counted(event: Event, ends: dict[str, tuple[str, ...]], language: str) -> None:
    for number, florins in zip((1, 2, 5, 22), ends[language], strict=True):
        assert say(GAME, language, event, 0, 0, number).endswith(f" {florins}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_counted(language: str) -> None:
    for number, cards in zip((1, 2, 5, 22), DISCARDS[language], strict=True):
        assert say(GAME, language, words.ASK_DISCARD, number).endswith(f"{cards}.")


@pytest.mark.rule("PR-X5.1")
@pytest.mark.parametrize(
    ("victory", "person", "inactive"),
    [
        ("holy", "Torquemada", "East-West Schism"),
        ("imperial", "Charles V", "Age of Feudalism"),
        ("globalization", "Columbus", "The Galley Age"),
        ("renaissance", "Leonardo", "The Medieval Age"),
    ],
)
def test_a_victory_card_shows_a_person_when_active(
    victory: str, person: str, inactive: str
) -> None:
    text = text_of(GAME, "en")
    assert text.name("victory", f"{victory}-open") == person
    assert text.name("victory", f"{victory}-closed") == inactive
    closed = Position("medici", "fugger").match().view(0).svg()
    opened = Position("medici", "fugger").victories(victory).match().view(0).svg()
    assert inactive in closed
    assert person not in closed
    assert person in opened
    assert inactive not in opened


CITY_NAMES: Final = """
london London Londýn Londyn
bordeaux Bordeaux Bordeaux Bordeaux
paris Paris Paříž Paryż
bruges Bruges Bruggy Brugia
lyon Lyon Lyon Lyon
vienna Vienna Vídeň Wiedeń
nurnberg Nürnberg Norimberk Norymberga
lubeck Lübeck Lübeck Lubeka
novgorod Novgorod Novgorod Nowogród
buda Buda Budín Buda
varna Varna Varna Warna
tana Tana Tana Tana
caffa Caffa Kaffa Kaffa
trebizond Trebizond Trapezunt Trapezunt
toledo Toledo Toledo Toledo
granada Granada Granada Grenada
spice-islands Spice_Islands Ostrovy_koření Wyspy_Korzenne
valencia Valencia Valencie Walencja
algiers Algiers Alžír Algier
timbuktu Timbuktu Timbuktu Timbuktu
venice Venice Benátky Wenecja
constantinople Constantinople Konstantinopol Konstantynopol
modon Modon Modon Modon
rhodes Rhodes Rhodos Rodos
cairo Cairo Káhira Kair
cyprus Cyprus Kypr Cypr
"""


@pytest.mark.rule("PR-X3.7")
def test_cities_have_their_names_in_each_language() -> None:
    cities = [line.split() for line in CITY_NAMES.strip().splitlines()]
    assert sorted(city[0] for city in cities) == sorted(default().city_ids)
    for id, *names in cities:
        for language, name in zip(("en", "cs", "pl"), names, strict=True):
            assert text_of(GAME, language).name("city", id) == name.replace("_", " ")
