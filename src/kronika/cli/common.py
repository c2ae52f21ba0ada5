"""What several commands need: arguments, the console, words, files."""

import argparse
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TypeAlias

from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.text import Text as RichText

from kronika.core.asks import Ask, Line, Option
from kronika.core.dice import seed_bytes
from kronika.core.errors import UsageError
from kronika.core.game import CONTENT, Game, Setting, Settings, Value
from kronika.core.match import Match
from kronika.core.record import write_whole
from kronika.core.text import LANGUAGES, MissingWords, Text, common_text, text_of
from kronika.core.view import View

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

ACT: Final = "bold magenta"
"""What can be chosen now, and nothing else."""
QUIET: Final = "dim"
TITLE: Final = "bold"

TRUE: Final = ("true", "yes", "on", "1")
FALSE: Final = ("false", "no", "off", "0")

# Arguments


def add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    help: str,
    examples: str,
) -> argparse.ArgumentParser:
    """A command with a help that teaches by examples."""
    parser = commands.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option --lang."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=default_language(),
        help="language: en, cs or pl (default: that of the environment, here %(default)s)",
    )


def add_settings(parser: argparse._ActionsContainer) -> None:
    """The option --set."""
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a setting of the game, for example astrology=true ('kronika games' lists them)",
    )


def default_language() -> str:
    """The language of the environment, if Kronika speaks it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def whole(least: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number of at least so much."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None
        if number < least:
            raise argparse.ArgumentTypeError(f"must be at least {least}, not {text[:40]}")
        return number

    return parse


def seed(text: str) -> str:
    """The type of an argument that is a seed."""
    try:
        seed_bytes(text)
    except UsageError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if not text.isprintable():
        raise argparse.ArgumentTypeError("a seed has only printable characters")
    return text


def settings_of(game: Game, given: Iterable[str]) -> Settings:
    """Settings as they are written on the command line."""
    known = {setting.name: setting for setting in game.settings}
    found: Settings = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise UsageError(f"--set takes NAME=VALUE, for example astrology=true, not {text!r}")
        if name == CONTENT and name not in known:
            found[name] = value.strip()
            continue
        if name not in known:
            raise UsageError(f"{game.name} has no setting {name!r}; it has: {', '.join(known)}")
        found[name] = _setting_value(game, known[name], value.strip())
    return found


def _setting_value(game: Game, setting: Setting, text: str) -> Value:
    for choice in setting.choices:
        if isinstance(choice, bool):
            if text.lower() in (TRUE if choice else FALSE):
                return choice
        elif text == str(choice):
            return choice
    if setting.text and text:
        return text
    offered = ", ".join(setting_words(choice) for choice in setting.choices)
    raise UsageError(f"setting {setting.name} of {game.name} is one of {offered}, not {text!r}")


def setting_words(value: Value) -> str:
    """A value as --set takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


# Output


class Screen(Console):
    """A console that takes text as it is: no markup, no pictures, no guessed colours."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        """Let the command end as it does when anything else cannot write."""
        raise BrokenPipeError

    def say(self, words: str | RichText = "", style: str = "") -> None:
        """A line, or a paragraph; only a terminal needs it wrapped."""
        self.print(words, style=style, soft_wrap=not self.is_terminal)


class Words:
    """Words in the reader's language, in English where they are missing, or else bare ids."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language: Final = language
        self._texts = [
            common_text(one) if game is None else text_of(game, one)
            for one in dict.fromkeys((language, LANGUAGES[0]))
        ]

    def at_table(self, match: Match) -> "Words":
        """The same, with the players of a match called by their sides."""
        found = Words(self.language, match.game)
        sides = match.game.seat_names(match.state)
        found._texts = [text.at_table(sides, ()) for text in found._texts]
        return found

    def _first(self, speak: Callable[[Text], str], otherwise: str) -> str:
        for text in self._texts:
            try:
                return speak(text)
            except MissingWords:
                continue
        return otherwise

    def __call__(self, message: str, **arguments: str | int) -> str:
        """The words of a message."""
        return self._first(lambda text: text.message(message, **arguments), message)

    def option(self, option: Option) -> str:
        """What a player reads on an option."""
        return self._first(lambda text: text.option(option), option.key)

    def prompt(self, ask: Ask) -> str:
        """What a player is asked."""
        return self._first(lambda text: text.prompt(ask), ask.prompt.name)

    def line(self, line: Line) -> str:
        """A line of the log."""
        return self._first(lambda text: text.line(line), line.event.name)

    def seats(self, match: Match) -> list[str]:
        """The names of the players' sides."""
        return [self(id) for id in match.game.seat_names(match.state)]


def table(view: View, language: str) -> RenderableType:
    """The table for the terminal, in English if words are missing in the language.

    A game that has no table yet can be played all the same: it shows its plain data.
    """
    try:
        try:
            shown = view.game.terminal(view, language)
        except MissingWords:
            shown = view.game.terminal(view, LANGUAGES[0])
    except NotImplementedError:
        shown = Pretty(view["table"])
    return shown  # type: ignore[return-value]


def log_lines(words: Words, lines: Iterable[Line]) -> Iterable[RichText]:
    """Lines of the log, each with the number of its decision where that is a new one."""
    last = -1
    for line in lines:
        number = "" if line.decision == last else str(line.decision)
        last = line.decision
        yield RichText.assemble((f"{number:>5}  ", QUIET), words.line(line))


# Files


def write(path: Path, text: str) -> None:
    """Write a file, all of it or nothing."""
    folder = path.parent
    if path.is_dir():
        raise UsageError(f"{path} is a folder; give the name of a file in it")
    if path.exists() and not path.is_file():
        raise UsageError(f"{path} is not an ordinary file; give another name")
    if not folder.is_dir():
        raise UsageError(f"there is no folder {folder}; make it first, or give another name")
    write_whole(path, text)
