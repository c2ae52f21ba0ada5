"""Words for phrases, in the reader's language."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

from .asks import Kind, Line, Option, Saying, unpacked
from .errors import UsageError
from .game import Game
from .match import Match
from .messages import Messages, Words

LANGUAGES: Final = ("en", "cs", "pl")
LOCALE: Final = Path(__file__).parent / "locale"

MOST_SAID: Final = 20_000
"""Phrases, and messages, whose words are remembered: the same few thousand are said again and
again, and each takes long to put into words."""
MOST_TABLES: Final = 500
"""Tables whose players' names are remembered, in each language."""

Argument = str | int
T = TypeVar("T")

# Around a word that names a thing: characters that no message and no name has.
OPENED: Final = "\ue000"
CLOSED: Final = "\ue001"
MARKED: Final = re.compile(
    f"([^{OPENED}]*)(?:{OPENED}(\\d+){OPENED}([^{CLOSED}]*){CLOSED})?", re.DOTALL
)


GRAMMAR: Final = ("gender", "number")
"""Forms of a name that are no words: a message chooses by them."""


class MissingWords(Exception):
    """A message that is not there, or that needs an argument it does not get."""


class Text:
    """The words of a game in one language.

    An argument that names a thing becomes the thing's message, for example `{ $city }`; if
    that message has attributes, they are there too, so that a Czech or Polish sentence can
    take the case it needs: `{ $city-loc }`.

    A player is named after his seat, unless the words are those of one table: see `at_table`.
    """

    def __init__(self, folders: Sequence[Path], language: str, own: int = 0) -> None:
        """The words in some folders. Of what several say, the first one counts, but the last
        folders, those behind the first `own` ones, may say all anew."""
        self.language = language
        self._messages = Messages(language)
        self.message: Words = lru_cache(MOST_SAID)(self._message)
        self._said: dict[tuple[object, str, str, tuple[int, ...]], Any] = {}
        self._sides: tuple[str, ...] = ()
        self._people: tuple[str, ...] = ()
        self._called: dict[tuple[str, int], dict[str, str]] = {}
        for place, folder in enumerate(folders):
            for path in sorted(folder.glob(f"*{language}.ftl")):
                self._messages.add(path, anew=0 < own <= place)

    def at_table(self, sides: Sequence[str], people: Sequence[str]) -> "Text":
        """The same words, where players are called by their sides, or else by their own names.

        `sides` are the messages of `Game.seat_names`; `people` are who sits there, "" for
        nobody. How both are put into a sentence, the messages `<kind>-side` and `<kind>-person`
        say, with `$name` (and the attributes of the side's message, as `$name-gen`).
        """
        return _at_table(self, tuple(sides), tuple(people))

    def has(self, message: str) -> bool:
        """Whether there are words for a message."""
        return self._messages.has(message)

    def forms(self, message: str) -> set[str]:
        """The forms of a message: "" for its words, and the names of its attributes."""
        if not self.has(message):
            return set()
        return {"", *self._messages.forms(message)}

    def _message(self, message: str, **arguments: Argument) -> str:
        return self._format(message, arguments)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing, for example `name("city", "paris")`."""
        return self.message(f"{kind}-{id}")

    def option(self, option: Option) -> str:
        """What a player reads on an option's button."""
        return self._said_as("option", option)

    def short_option(self, option: Option) -> str:
        """The same without its first argument, which stands above it; the whole if need be."""
        id = f"option-{option.verb.name}"
        if self._messages.pattern(id, "short") is None:
            return self.option(option)
        return self._once("short", option, self._short)

    def _short(self, option: Saying) -> str:
        return self._format(f"option-{option.phrase.name}.short", self._arguments(option))

    def prompt(self, ask: Saying) -> str:
        """What a player, or a floor, is asked."""
        return self._said_as("prompt", ask)

    def line(self, line: Line) -> str:
        """A line of the log."""
        return self._said_as("log", line)

    def marked_line(self, line: Line) -> Sequence[tuple[str, str]]:
        """A line of the log in pieces, each with the thing on the table that it names, or ""."""
        return self._once("marked", line, self._marked)

    def _marked(self, line: Saying) -> Sequence[tuple[str, str]]:
        arguments = self._arguments(line)
        named = []
        for name, kind, value in _named(line):
            if kind.things:
                named.append(kind.things[value])
                for key in arguments:
                    is_word = key.removeprefix(f"{name}-") not in GRAMMAR
                    if key == name or (is_word and key.startswith(f"{name}-")):
                        words = f"{OPENED}{len(named) - 1}{OPENED}{arguments[key]}{CLOSED}"
                        arguments[key] = words
        words = self._format(f"log-{line.phrase.name}", arguments)
        pieces = []
        for plain, index, marked in re.findall(MARKED, words):
            if plain:
                pieces.append((plain, ""))
            if index:
                pieces.append((marked, named[int(index)]))
        return pieces

    def _said_as(self, prefix: str, saying: Saying) -> str:
        def said(saying: Saying) -> str:
            return self._format(f"{prefix}-{saying.phrase.name}", self._arguments(saying))

        return self._once(prefix, saying, said)

    def _once(self, how: str, saying: Saying, say: Callable[[Saying], T]) -> T:
        """What was said of a phrase before, or is said now."""
        phrase = saying.phrase
        # What names players is said at one table only.
        own = bool(self._sides) and any(kind.seats for kind in phrase.kinds)
        key = (self if own else None, how, phrase.name, saying.values)
        found: T | None = self._said.get(key)
        if found is None:
            found = say(saying)
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[key] = found
        return found

    def _arguments(self, saying: Saying) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        for name, kind, value in _named(saying):
            arguments.update(self._argument(name, kind, value))
        return arguments

    def _argument(self, name: str, kind: Kind, value: int) -> dict[str, Argument]:
        if kind.is_number:
            return {name: value}
        if kind.counts_of is not None:
            return {name: self._counts(kind.counts_of, value)}
        forms = self._player(kind, value) if kind.seats else self._forms(_id(kind, value), {})
        return {f"{name}-{form}" if form else name: words for form, words in forms.items()}

    def _forms(self, id: str, arguments: dict[str, Argument]) -> dict[str, str]:
        """The words of a message, and those of its attributes."""
        found = {"": self._format(id, arguments)}
        for form in self._messages.forms(id):
            found[form] = self._formatted(id, self._messages.pattern(id, form), arguments)
        return found

    def _player(self, kind: Kind, value: int) -> dict[str, str]:
        """What a player is called; `person` is always who plays, whatever the side."""
        found = self._called.get((kind.name, value))
        if found is None:
            usual = _id(kind, value)
            seated = value < len(self._sides)
            person = self._people[value] if seated and value < len(self._people) else ""
            if seated and self._sides[value] != usual:
                side = self._forms(self._sides[value], {})
                arguments: dict[str, Argument] = {
                    f"name-{form}" if form else "name": words for form, words in side.items()
                }
                found = self._forms(f"{kind.name}-side", arguments)
            elif person:
                found = self._forms(f"{kind.name}-person", {"name": person})
            else:
                found = self._forms(usual, {})
            found["person"] = person or self._format(usual, {})
            self._called[kind.name, value] = found
        return found

    def _counts(self, kind: Kind, value: int) -> str:
        """Several things with their numbers: `count-<kind>-<id>` for each, or `count-nothing`."""
        parts = [
            self._format(f"count-{kind.name}-{kind.id(place)}", {"number": count})
            for place, count in unpacked(value)
        ]
        return ", ".join(parts) if parts else self._format("count-nothing", {})

    def _format(self, id: str, arguments: dict[str, Argument]) -> str:
        name, _, form = id.partition(".")
        if not self._messages.has(name):
            raise MissingWords(f"{self.language}: no message {id!r}")
        pattern = self._messages.pattern(name, form)
        if pattern is None:
            raise MissingWords(f"{self.language}: message {id!r} has no text")
        return self._formatted(id, pattern, arguments)

    def _formatted(self, id: str, pattern: Any, arguments: dict[str, Argument]) -> str:
        words, errors = self._messages.formatted(pattern, arguments)
        if errors:
            raise MissingWords(f"{self.language}: message {id!r}: {errors[0]}")
        return words


def _named(saying: Saying) -> Iterator[tuple[str, Kind, int]]:
    """Each argument with its name in messages: that of its kind, the second one with a 2, ..."""
    seen: dict[str, int] = {}
    for kind, value in saying.arguments:
        time = seen.get(kind.name, 0) + 1
        seen[kind.name] = time
        yield kind.name if time == 1 else f"{kind.name}{time}", kind, value


def _id(kind: Kind, value: int) -> str:
    return f"{kind.name}-{kind.id(value)}"


@lru_cache(maxsize=MOST_TABLES * len(LANGUAGES))
def _at_table(text: Text, sides: tuple[str, ...], people: tuple[str, ...]) -> Text:
    made = Text([], text.language)
    made._messages, made._said, made.message = text._messages, text._said, text.message
    made._sides = sides
    # A name must not look like the marks around things; one that several have tells nobody apart.
    made._people = tuple(
        name.replace(OPENED, "").replace(CLOSED, "") if people.count(name) == 1 else ""
        for name in people
    )
    return made


def check_language(language: str) -> str:
    """The language, if Kronika speaks it."""
    if language not in LANGUAGES:
        raise UsageError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


@cache
def common_text(language: str) -> Text:
    """The words that belong to no game."""
    return Text([LOCALE], check_language(language))


@cache
def _game_text(locales: tuple[Path, ...], language: str) -> Text:
    return Text([LOCALE, *locales], check_language(language), 2)


def text_of(game: Game, language: str) -> Text:
    """The words of a game in a language."""
    return _game_text(game.locales, language)


def text_of_match(match: Match, language: str) -> Text:
    """The words of a game in a language, with the players of a match as they are called now."""
    return text_of(match.game, language).at_table(match.game.seat_names(match.state), match.names)
