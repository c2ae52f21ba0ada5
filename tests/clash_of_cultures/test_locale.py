"""Every word of the game in every language."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from kronika.core.asks import packed
from kronika.core.text import LANGUAGES, text_of
from kronika.games.clash_of_cultures import stock, trading, words
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.scoring import CATEGORIES
from tests import wording

PROPER_NAMES: Final = {
    "cs": {"Brutus", "Captivi", "Dogma", "Obelisk", "Sparta"},
    "pl": {"Brutus", "Captivi", "Eureka!", "Sparta"},
}
"""What a translation leaves as it is, beside those."""
TOOLTIPS: Final = (
    ("effect", (words.ADVANCE, words.SPECIAL, words.WONDER, words.CIVIL, words.TACTICS)),
    ("effect", (words.EVENT,)),
    ("abilities", (words.LEADER,)),
    ("condition", (words.OBJECTIVE,)),
)


def more_names() -> Iterator[str]:
    """The ids of what the rules do not speak of."""
    for part, kinds in TOOLTIPS:
        for kind in kinds:
            for id in kind.ids:
                yield f"{kind.name}-{id}-{part}"
    for id in ("total", *CATEGORIES):
        yield f"score-{id}"


class TestWords(wording.WordsTests):
    game = GAME
    more_names = tuple(more_names())
    proper_names = PROPER_NAMES
    longest_prompt = 13
    nameless = ("leader-", "hex-", "city-", "face-")
    # Cards of one title, with different texts or none; faces that look the same.
    repeated = ("event", "event-card", "face")
    # A king in Czech may stand at the end of a button.
    ends = ("I.",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tooltip_is_short_and_needs_no_rulebook(language: str) -> None:
    for part, kinds in TOOLTIPS:
        for kind in kinds:
            for id in kind.ids:
                said = text_of(GAME, language).message(f"{kind.name}-{id}-{part}")
                assert said.endswith("."), said
                assert len(said) <= 400, said
                assert not re.search(r"[A-Z]\d+\.\d", said), said


IDEAS: Final = {
    "en": ("1 idea", "2 ideas", "5 ideas", "12 ideas"),
    "cs": ("1 nápad", "2 nápady", "5 nápadů", "12 nápadů"),
    "pl": ("1 idea", "2 idee", "5 idei", "12 idei"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_are_counted(language: str) -> None:
    for number, ideas in zip((1, 2, 5, 12), IDEAS[language], strict=True):
        bundle = packed([0, 0, 0, number])
        assert ideas in wording.say(GAME, language, stock.GAINS, 0, bundle)
        assert ideas in wording.say(GAME, language, stock.PAY, bundle)
        assert ideas in wording.say(GAME, language, trading.OFFERS, 0, 1, bundle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_can_be_asked_for(language: str) -> None:
    nothing = text_of(GAME, language).message("count-nothing")
    assert nothing in wording.say(GAME, language, trading.FOR_THAT, 0, 1, 0)
