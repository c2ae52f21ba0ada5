"""Every word of the game in every language."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from kronika.core.asks import Kind, Phrase, packed
from kronika.core.text import LANGUAGES, text_of
from kronika.games.clash_of_cultures import stock, trading, words
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.scoring import CATEGORIES
from tests import wording
from tests.wording import NUMBERS, TRANSLATIONS, name

from .play import begin

PHRASES: Final = wording.phrases(GAME)

NAMELESS: Final = ("leader-", "hex-", "city-", "face-")
"""What is called the same in every language."""
REPEATED: Final = ("event", "event-card", "face")
"""Cards of one title, with different texts or none; faces that look the same."""
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


def all_kinds() -> list[Kind]:
    """Those of the game, and those that only one chapter speaks of."""
    found = {kind.name: kind for kind in GAME.kinds}
    for phrase in PHRASES:
        for kind in phrase.kinds:
            found.setdefault(kind.name, kind)
    return list(found.values())


KINDS: Final = all_kinds()


def names_of_things() -> Iterator[str]:
    """The ids of everything that is said without arguments."""
    for kind in KINDS:
        for id in kind.ids:
            yield f"{kind.name}-{id}"
    for part, kinds in TOOLTIPS:
        for kind in kinds:
            for id in kind.ids:
                yield f"{kind.name}-{id}-{part}"
    for id in ("total", *CATEGORIES):
        yield f"score-{id}"
    yield "count-nothing"


def names_of_counts() -> Iterator[str]:
    """The ids of everything that is said with a number."""
    for kind in KINDS:
        if kind.counts_of is not None:
            for id in kind.counts_of.ids:
                yield f"count-{kind.counts_of.name}-{id}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phrase", PHRASES, ids=name)
def test_a_phrase_has_words_for_whatever_it_speaks_of(phrase: Phrase, language: str) -> None:
    # A king in Czech may stand at the end of a button.
    wording.check_phrase(GAME, language, phrase, ends=("I.",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    wording.check_names(GAME, language, [*names_of_things(), *wording.names_of_settings(GAME)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_counted(language: str) -> None:
    for number in NUMBERS[1:]:
        wording.check_names(GAME, language, names_of_counts(), number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_has_what_is_said_and_nothing_else(language: str) -> None:
    wording.check_file(GAME, language, [*names_of_things(), *names_of_counts()])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind.ids and kind.name not in REPEATED], ids=repr
)
def test_things_of_one_kind_have_different_names(kind: Kind, language: str) -> None:
    wording.check_different_names(GAME, language, kind)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_only_proper_names_are_left_as_they_are(language: str) -> None:
    wording.check_translated(GAME, language, PROPER_NAMES[language], NAMELESS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_is_short(language: str) -> None:
    wording.check_short_prompts(GAME, language, 13)


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


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_read_alike(language: str, players: int) -> None:
    wording.check_options_differ(begin(players, players), language)
