"""Every word of the game in every language."""

import random
import re
from collections.abc import Iterator
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kronika.core.asks import (
    EVERYBODY,
    Ask,
    Event,
    Kind,
    Line,
    Option,
    Phrase,
    Prompt,
    Verb,
    packed,
)
from kronika.core.text import LANGUAGES, MissingWords, Text, text_of
from kronika.games.clash_of_cultures import stock, trading, words
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.scoring import CATEGORIES

from .play import begin

TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
PHRASES: Final[list[Phrase]] = [*GAME.verbs, *GAME.prompts, *GAME.events]

NUMBERS: Final = (0, 1, 2, 5, 22)

NAMELESS: Final = ("hex", "city", "face")
"""What is called the same in every language."""
REPEATED: Final = ("event", "event-card", "face")
"""Cards of one title, with different texts or none; faces that look the same."""
PROPER_NAMES: Final = {
    "cs": {"Brutus", "Captivi", "Dogma", "Obelisk", "Sparta"},
    "pl": {"Brutus", "Captivi", "Eureka!", "Sparta"},
}
"""What a translation leaves as it is, beside leaders and hexes."""
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


def text(language: str) -> Text:
    return text_of(GAME, language)


def name(phrase: Phrase) -> str:
    if isinstance(phrase, Verb):
        return f"option-{phrase.name}"
    return f"{'prompt' if isinstance(phrase, Prompt) else 'log'}-{phrase.name}"


def say(language: str, phrase: Phrase, a: int = -1, b: int = -1, c: int = -1) -> str:
    if isinstance(phrase, Verb):
        return text(language).option(Option(phrase, a, b, c))
    if isinstance(phrase, Prompt):
        return text(language).prompt(Ask(0, phrase, [], a, b, c))
    assert isinstance(phrase, Event)
    return text(language).line(Line(phrase, a, b, c, EVERYBODY))


def how_many(kind: Kind) -> int:
    if kind.is_number:
        return len(NUMBERS)
    # One more for nothing at all.
    return len(kind.ids) if kind.counts_of is None else len(kind.counts_of.ids) + 1


def value(kind: Kind, round: int) -> int:
    if kind.is_number:
        return NUMBERS[round % len(NUMBERS)]
    if kind.counts_of is None:
        return round % len(kind.ids)
    counts = [0] * (len(kind.counts_of.ids) + 1)
    counts[round % len(counts)] = 1 + round % 5
    return packed(counts[:-1])


def arguments(phrase: Phrase) -> Iterator[tuple[int, ...]]:
    """Every id of each kind and every number at least once; no thing twice in a phrase."""
    for round in range(max([how_many(kind) for kind in phrase.kinds], default=1)):
        yield tuple(value(kind, round + place) for place, kind in enumerate(phrase.kinds))


def names_of_things() -> Iterator[str]:
    """The ids of everything that is said without arguments."""
    for kind in KINDS:
        for id in kind.ids:
            yield f"{kind.name}-{id}"
    for part, kinds in TOOLTIPS:
        for kind in kinds:
            for id in kind.ids:
                yield f"{kind.name}-{id}-{part}"
    for id in GAME.reasons:
        yield f"reason-{id}"
    for id in ("total", *CATEGORIES):
        yield f"score-{id}"
    for setting in GAME.settings:
        yield f"setting-{setting.name.replace('_', '-')}"
        yield f"setting-{setting.name.replace('_', '-')}-help"
    yield from ("game-title", "game-summary", "count-nothing")


def names_of_counts() -> Iterator[str]:
    """The ids of everything that is said with a number."""
    for kind in KINDS:
        if kind.counts_of is not None:
            for id in kind.counts_of.ids:
                yield f"count-{kind.counts_of.name}-{id}"


def written(language: str) -> dict[str, ast.Message]:
    """The messages of the game's own file; those of the drawing have their own tests."""
    file = GAME.folder / "locale" / f"{language}.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phrase", PHRASES, ids=name)
def test_a_phrase_has_words_for_whatever_it_speaks_of(phrase: Phrase, language: str) -> None:
    for values in arguments(phrase):
        said = say(language, phrase, *values)
        assert said == said.strip()
        assert "  " not in said
        first = said.lstrip("„“")[0]
        assert first.isupper() or first.isdigit(), said
        if not said.endswith("I."):  # a king in Czech, at the end of a button
            assert said.endswith((".", "?")) is not isinstance(phrase, Verb), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    missing = []
    for id in names_of_things():
        try:
            assert text(language).message(id).strip()
        except MissingWords as error:
            missing.append(str(error))
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_counted(language: str) -> None:
    missing = []
    for id in names_of_counts():
        for number in NUMBERS[1:]:
            try:
                assert text(language).message(id, number=number).strip()
            except MissingWords as error:
                missing.append(str(error))
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_left_over(language: str) -> None:
    said = {name(phrase) for phrase in PHRASES} | set(names_of_things()) | set(names_of_counts())
    assert written(language).keys() - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_read_to_its_end(language: str) -> None:
    """A mistake in the syntax makes a message disappear, and a repeated id hides one."""
    file = GAME.folder / "locale" / f"{language}.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    messages = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(set(messages)) == len(messages)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_all_languages_say_the_same(language: str) -> None:
    assert written(language).keys() == written("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind.ids and kind.name not in REPEATED], ids=repr
)
def test_things_of_one_kind_have_different_names(kind: Kind, language: str) -> None:
    named = [text(language).name(kind.name, id) for id in kind.ids]
    assert len(set(named)) == len(named)


class Letters(Visitor):
    """What is written in a message between its arguments."""

    def __init__(self) -> None:
        self.written = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.written += node.value


def letters(message: ast.Message) -> str:
    visitor = Letters()
    assert message.value is not None
    visitor.visit(message.value)
    return visitor.written


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_only_proper_names_are_left_as_they_are(language: str) -> None:
    own = written(language)
    same = {
        letters(message)
        for id, message in written("en").items()
        if letters(own[id]) == letters(message)
        and not id.startswith(("leader-", *[f"{kind}-" for kind in NAMELESS]))
    }
    assert {word for word in same if any(map(str.isalpha, word))} == PROPER_NAMES[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_is_short(language: str) -> None:
    for prompt in GAME.prompts:
        said = [say(language, prompt, *values) for values in arguments(prompt)]
        shortest = min(said, key=lambda sentence: len(sentence.split()))
        assert len(shortest.split()) <= 13, shortest


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tooltip_is_short_and_needs_no_rulebook(language: str) -> None:
    for part, kinds in TOOLTIPS:
        for kind in kinds:
            for id in kind.ids:
                said = text(language).message(f"{kind.name}-{id}-{part}")
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
        assert ideas in say(language, stock.GAINS, 0, bundle)
        assert ideas in say(language, stock.PAY, bundle)
        assert ideas in say(language, trading.OFFERS, 0, 1, bundle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_can_be_asked_for(language: str) -> None:
    nothing = text(language).message("count-nothing")
    assert nothing in say(language, trading.FOR_THAT, 0, 1, 0)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_read_alike(language: str, players: int) -> None:
    chance = random.Random(players)
    match = begin(players, players)
    for _ in range(250):
        if match.ask is None:
            break
        said = [text(language).option(option) for option in match.ask.options]
        assert len(set(said)) == len(said), match.ask
        match.choose(chance.choice(match.ask.options))
