"""What must hold for the words of every game.

Nothing here knows a game; tests/*/test_locale.py say what there is to name.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kronika.core.asks import (
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
from kronika.core.match import new_match
from kronika.core.text import LANGUAGES, MissingWords, text_of

TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
NUMBERS: Final = (0, 1, 2, 5, 22)
NOTHING: Final = (-1, -1, -1, -1, -1)
DECISIONS: Final = 250
MANY: Final = 300
STRIDE: Final = 97
FEW: Final = 20
DRAWN: Final = ("board", "page", "terminal")
"""Files of words that have their own tests."""


def phrases(game: Game) -> list[Phrase]:
    """All that a game can say with arguments."""
    return [*game.verbs, *game.prompts, *game.events]


def name(phrase: Phrase) -> str:
    """The id of a phrase in a locale file."""
    if isinstance(phrase, Verb):
        return f"option-{phrase.name}"
    return f"{'prompt' if isinstance(phrase, Prompt) else 'log'}-{phrase.name}"


def say(game: Game, language: str, phrase: Phrase, *values: int) -> str:
    """A phrase in words."""
    text = text_of(game, language)
    a, b, c, d, e = (*values, *NOTHING)[: len(NOTHING)]
    if isinstance(phrase, Verb):
        return text.option(Option(phrase, a, b, c, d, e))
    if isinstance(phrase, Prompt):
        return text.prompt(Ask(0, phrase, [], a, b, c, d, e))
    assert isinstance(phrase, Event)
    return text.line(Line(phrase, a, b, c, d, e))


def own_ids(kind: Kind) -> list[str]:
    """The values that the game itself brings, without those of packs that were read."""
    return kind.ids[: kind.standard]


def _how_many(kind: Kind) -> int:
    if kind.is_number:
        return 1
    # One more for nothing at all.
    return kind.standard if kind.counts_of is None else kind.counts_of.standard + 1


def _value(kind: Kind, round: int, number: int) -> int:
    if kind.is_number:
        return number
    if kind.counts_of is None:
        return round % kind.standard
    counts = [0] * (kind.counts_of.standard + 1)
    counts[round % len(counts)] = 1 + round % 5
    return packed(counts[:-1])


def _rounds(most: int) -> list[int]:
    """All, or of a kind with thousands of ids the first ones and some of the others."""
    return list(range(most)) if most <= MANY else [*range(MANY), *range(MANY, most, STRIDE)]


def arguments(phrase: Phrase) -> Iterator[tuple[int, ...]]:
    """Every id of each kind at least once, with every number; no thing twice in a phrase.

    Of kinds with very many ids, which all have the same forms, there are some.
    """
    numbers = NUMBERS if any(kind.is_number for kind in phrase.kinds) else NUMBERS[:1]
    most = max([_how_many(kind) for kind in phrase.kinds], default=1)
    for number in numbers:
        few = most > MANY and number != numbers[0]
        for round in range(FEW) if few else _rounds(most):
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


def entries(game: Game, language: str, drawn: tuple[str, ...] = ()) -> list[ast.EntryType]:
    """What stands in the game's own files; those of the drawing have their own tests."""
    return [
        entry
        for path in sorted((game.folder / "locale").glob(f"*{language}.ftl"))
        if path.name.partition(".")[0] not in (*DRAWN, *drawn)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]


def written(game: Game, language: str) -> dict[str, ast.Message]:
    """The messages of the game's own files."""
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


def unnamed(game: Game, language: str, ids: Iterable[str], **arguments: int) -> list[str]:
    """What has no words."""
    missing = []
    for id in ids:
        try:
            assert text_of(game, language).message(id, **arguments).strip()
        except MissingWords as error:
            missing.append(str(error))
    return missing


class WordsTests:
    """The words of a game. Its class in test_locale.py says which one, and what it names."""

    game: ClassVar[Game]
    more_names: ClassVar[Iterable[str]]
    """The ids of what has a name and is no kind of thing that the rules speak of."""
    proper_names: ClassVar[dict[str, set[str]]]
    """What each translation leaves as it is."""
    longest_prompt: ClassVar[int]
    """How many words a prompt has at its shortest."""
    nameless: ClassVar[tuple[str, ...]] = ()
    """How the ids begin of what is called the same in every language."""
    repeated: ClassVar[tuple[str, ...]] = ()
    """Kinds of which several have the same name."""
    ends: ClassVar[tuple[str, ...]] = ()
    """Names that end in a full stop."""
    drawn: ClassVar[tuple[str, ...]] = ()
    """More files of words that have their own tests."""

    @classmethod
    def kinds(cls) -> list[Kind]:
        """Those of the game, and those that only a phrase has; one of each name."""
        spoken = [kind for phrase in phrases(cls.game) for kind in phrase.kinds]
        return list({kind.name: kind for kind in (*cls.game.kinds, *spoken)}.values())

    def names(self) -> list[str]:
        """The ids of everything that is said without arguments."""
        named = [f"{kind.name}-{id}" for kind in self.kinds() for id in own_ids(kind)]
        nothing = ["count-nothing"] if self.counts() else []
        return [*named, *self.more_names, *nothing, *names_of_settings(self.game)]

    def counts(self) -> list[str]:
        """The ids of everything that is said with a number."""
        counted = [kind.counts_of for kind in self.kinds() if kind.counts_of is not None]
        return [f"count-{kind.name}-{id}" for kind in counted for id in own_ids(kind)]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """A test that names one of these has all of them."""
        arguments: dict[str, Iterable[object]] = {
            "language": LANGUAGES,
            "translation": TRANSLATIONS,
            "phrase": phrases(self.game),
            "kind": [k for k in self.kinds() if k.ids and k.name not in self.repeated],
            "players": self.game.players,
        }
        for argument, values in arguments.items():
            if argument in metafunc.fixturenames:
                metafunc.parametrize(argument, values, ids=repr)

    def test_a_phrase_has_words_for_whatever_it_speaks_of(
        self, phrase: Phrase, language: str
    ) -> None:
        for values in arguments(phrase):
            said = say(self.game, language, phrase, *values)
            assert said == said.strip()
            assert "  " not in said
            first = said.lstrip("„“")[0]
            assert first.isupper() or first.isdigit(), said
            if not said.endswith(self.ends):
                assert said.endswith((".", "?")) is not isinstance(phrase, Verb), said

    def test_everything_has_a_name(self, language: str) -> None:
        assert unnamed(self.game, language, self.names()) == []

    def test_everything_can_be_counted(self, language: str) -> None:
        for number in NUMBERS[1:]:
            assert unnamed(self.game, language, self.counts(), number=number) == []

    def test_the_file_has_what_is_said_and_nothing_else(self, language: str) -> None:
        """A mistake in the syntax makes a message disappear, and a repeated id hides one."""
        found = entries(self.game, language, self.drawn)
        assert [entry for entry in found if isinstance(entry, ast.Junk)] == []
        messages = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
        assert len(set(messages)) == len(messages)
        said = {name(phrase) for phrase in phrases(self.game)}
        sure = {f"sure-{verb}" for verb in self.game.manners.sure}
        assert set(messages) == {*said, *sure, *self.names(), *self.counts()}

    def test_things_of_one_kind_have_different_names(self, kind: Kind, language: str) -> None:
        named = [text_of(self.game, language).name(kind.name, id) for id in own_ids(kind)]
        assert len(set(named)) == len(named), kind

    def test_only_proper_names_are_left_as_they_are(self, translation: str) -> None:
        own = written(self.game, translation)
        same = {
            letters(message)
            for id, message in written(self.game, "en").items()
            if letters(own[id]) == letters(message) and not id.startswith(self.nameless)
        }
        proper = {word for word in same if any(map(str.isalpha, word))}
        assert proper == self.proper_names[translation]

    def test_a_prompt_is_short(self, language: str) -> None:
        for prompt in self.game.prompts:
            said = [say(self.game, language, prompt, *values) for values in arguments(prompt)]
            shortest = min(said, key=lambda sentence: len(sentence.split()))
            assert len(shortest.split()) <= self.longest_prompt, shortest

    def test_no_two_options_read_alike(self, language: str, players: int) -> None:
        match = new_match(self.game, players, players, {})
        chance = random.Random(players)
        tell: Callable[[Option], str] = text_of(self.game, language).option
        for _ in range(DECISIONS):
            if match.ask is None:
                break
            said = [tell(option) for option in match.ask.options]
            assert len(set(said)) == len(said), match.ask
            match.choose(chance.choice(match.ask.options))
