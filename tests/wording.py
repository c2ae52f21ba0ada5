"""What must hold for the words of every game; tests/*/test_locale.py ask for these.

Nothing here knows a game.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Final

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
from kronika.core.game import Game
from kronika.core.match import Match
from kronika.core.text import LANGUAGES, MissingWords, text_of

TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
NUMBERS: Final = (0, 1, 2, 5, 22)
DECISIONS: Final = 250


def phrases(game: Game) -> list[Phrase]:
    """All that a game can say with arguments."""
    return [*game.verbs, *game.prompts, *game.events]


def name(phrase: Phrase) -> str:
    """The id of a phrase in a locale file."""
    if isinstance(phrase, Verb):
        return f"option-{phrase.name}"
    return f"{'prompt' if isinstance(phrase, Prompt) else 'log'}-{phrase.name}"


def say(game: Game, language: str, phrase: Phrase, a: int = -1, b: int = -1, c: int = -1) -> str:
    """A phrase in words."""
    text = text_of(game, language)
    if isinstance(phrase, Verb):
        return text.option(Option(phrase, a, b, c))
    if isinstance(phrase, Prompt):
        return text.prompt(Ask(0, phrase, [], a, b, c))
    assert isinstance(phrase, Event)
    return text.line(Line(phrase, a, b, c, EVERYBODY))


def _how_many(kind: Kind) -> int:
    if kind.is_number:
        return 1
    # One more for nothing at all.
    return len(kind.ids) if kind.counts_of is None else len(kind.counts_of.ids) + 1


def _value(kind: Kind, round: int, number: int) -> int:
    if kind.is_number:
        return number
    if kind.counts_of is None:
        return round % len(kind.ids)
    counts = [0] * (len(kind.counts_of.ids) + 1)
    counts[round % len(counts)] = 1 + round % 5
    return packed(counts[:-1])


def arguments(phrase: Phrase) -> Iterator[tuple[int, ...]]:
    """Every id of each kind at least once, with every number; no thing twice in a phrase."""
    numbers = NUMBERS if any(kind.is_number for kind in phrase.kinds) else NUMBERS[:1]
    for number in numbers:
        for round in range(max([_how_many(kind) for kind in phrase.kinds], default=1)):
            yield tuple(
                _value(kind, round + place, number) for place, kind in enumerate(phrase.kinds)
            )


def names_of_settings(game: Game) -> Iterator[str]:
    """The ids of what every game says of itself."""
    for setting in game.settings:
        yield f"setting-{setting.name.replace('_', '-')}"
        yield f"setting-{setting.name.replace('_', '-')}-help"
    for reason in game.reasons:
        yield f"reason-{reason}"
    yield from ("game-title", "game-summary")


def entries(game: Game, language: str) -> list[ast.EntryType]:
    """What stands in the game's own file; those of the drawing have their own tests."""
    file = game.folder / "locale" / f"{language}.ftl"
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def written(game: Game, language: str) -> dict[str, ast.Message]:
    """The messages of the game's own file."""
    found = entries(game, language)
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


class _Letters(Visitor):
    def __init__(self) -> None:
        self.written = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.written += node.value


def letters(message: ast.Message) -> str:
    """What is written in a message between its arguments."""
    visitor = _Letters()
    assert message.value is not None
    visitor.visit(message.value)
    return visitor.written


# Checks


def check_phrase(game: Game, language: str, phrase: Phrase, ends: tuple[str, ...] = ()) -> None:
    """A phrase has words for whatever it speaks of; `ends` are names that end in a full stop."""
    for values in arguments(phrase):
        said = say(game, language, phrase, *values)
        assert said == said.strip()
        assert "  " not in said
        first = said.lstrip("„“")[0]
        assert first.isupper() or first.isdigit(), said
        if not (ends and said.endswith(ends)):
            assert said.endswith((".", "?")) is not isinstance(phrase, Verb), said


def check_names(game: Game, language: str, ids: Iterable[str], number: int = -1) -> None:
    """Everything has a name, or with a number, can be counted."""
    missing = []
    for id in ids:
        counted = {} if number < 0 else {"number": number}
        try:
            assert text_of(game, language).message(id, **counted).strip()
        except MissingWords as error:
            missing.append(str(error))
    assert missing == []


def check_file(game: Game, language: str, ids: Iterable[str]) -> None:
    """The file is read to its end, and has nothing but these, the phrases and the settings.

    A mistake in the syntax makes a message disappear, and a repeated id hides one.
    """
    found = entries(game, language)
    assert [entry for entry in found if isinstance(entry, ast.Junk)] == []
    messages = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(set(messages)) == len(messages)
    said = {name(phrase) for phrase in phrases(game)} | set(names_of_settings(game)) | set(ids)
    assert set(messages) == said


def check_different_names(game: Game, language: str, kind: Kind) -> None:
    """Things of one kind have different names."""
    named = [text_of(game, language).name(kind.name, id) for id in kind.ids]
    assert len(set(named)) == len(named), kind


def check_translated(
    game: Game, language: str, proper: set[str], nameless: tuple[str, ...] = ()
) -> None:
    """Only proper names are left as they are, and ids that begin like those without a name."""
    own = written(game, language)
    same = {
        letters(message)
        for id, message in written(game, "en").items()
        if letters(own[id]) == letters(message) and not (nameless and id.startswith(nameless))
    }
    assert {word for word in same if any(map(str.isalpha, word))} == proper


def check_short_prompts(game: Game, language: str, most: int) -> None:
    """A prompt has few words."""
    for prompt in game.prompts:
        said = [say(game, language, prompt, *values) for values in arguments(prompt)]
        shortest = min(said, key=lambda sentence: len(sentence.split()))
        assert len(shortest.split()) <= most, shortest


def check_options_differ(match: Match, language: str) -> None:
    """No two options read alike, in a match of random decisions."""
    chance = random.Random(match.players)
    tell: Callable[[Option], str] = text_of(match.game, language).option
    for _ in range(DECISIONS):
        if match.ask is None:
            break
        said = [tell(option) for option in match.ask.options]
        assert len(set(said)) == len(said), match.ask
        match.choose(chance.choice(match.ask.options))
