"""Words for phrases, in the reader's language."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from .asks import Ask, Kind, Line, Option, Phrase, unpacked
from .errors import UsageError
from .game import Game

LANGUAGES: Final = ("en", "cs", "pl")
LOCALE: Final = Path(__file__).parent / "locale"

Argument = str | int


class MissingWords(Exception):
    """A message that is not there, or that needs an argument it does not get."""


class Text:
    """The words of a game in one language.

    An argument that names a thing becomes the thing's message, for example `{ $city }`; if
    that message has attributes, they are there too, so that a Czech or Polish sentence can
    take the case it needs: `{ $city-loc }`.
    """

    def __init__(self, folders: list[Path], language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for path in sorted(folder.glob(f"*{language}.ftl")):
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there are words for a message."""
        return self._bundle.has_message(message)

    def message(self, message: str, **arguments: Argument) -> str:
        """The words of a message."""
        return self._format(message, arguments)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing, for example `name("city", "paris")`."""
        return self._format(f"{kind}-{id}", {})

    def option(self, option: Option) -> str:
        """What a player reads on an option's button."""
        return self._phrase("option", option.verb, option.a, option.b, option.c)

    def prompt(self, ask: Ask) -> str:
        """What a player is asked."""
        return self._phrase("prompt", ask.prompt, ask.a, ask.b, ask.c)

    def line(self, line: Line) -> str:
        """A line of the log."""
        return self._phrase("log", line.event, line.a, line.b, line.c)

    def _phrase(self, prefix: str, phrase: Phrase, a: int, b: int, c: int) -> str:
        arguments: dict[str, Argument] = {}
        for kind, value in phrase.arguments(a, b, c):
            name = kind.name
            if name in arguments:
                name += "2"
            arguments.update(self._argument(name, kind, value))
        return self._format(f"{prefix}-{phrase.name}", arguments)

    def _argument(self, name: str, kind: Kind, value: int) -> dict[str, Argument]:
        if kind.is_number:
            return {name: value}
        if kind.counts_of is not None:
            return {name: self._counts(kind.counts_of, value)}
        id = f"{kind.name}-{kind.id(value)}"
        found: dict[str, Argument] = {name: self._format(id, {})}
        for attribute, pattern in self._bundle.get_message(id).attributes.items():
            found[f"{name}-{attribute}"] = str(self._bundle.format_pattern(pattern, {})[0])
        return found

    def _counts(self, kind: Kind, value: int) -> str:
        """Several things with their numbers: `count-<kind>-<id>` for each, or `count-nothing`."""
        parts = [
            self._format(f"count-{kind.name}-{kind.id(place)}", {"number": count})
            for place, count in unpacked(value)
        ]
        return ", ".join(parts) if parts else self._format("count-nothing", {})

    def _format(self, id: str, arguments: dict[str, Argument]) -> str:
        if not self._bundle.has_message(id):
            raise MissingWords(f"{self.language}: no message {id!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MissingWords(f"{self.language}: message {id!r} has no text")
        words, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWords(f"{self.language}: message {id!r}: {errors[0]}")
        return str(words)


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
def _game_text(folder: Path, language: str) -> Text:
    return Text([LOCALE, folder / "locale"], check_language(language))


def text_of(game: Game, language: str) -> Text:
    """The words of a game in a language."""
    return _game_text(game.folder, language)
