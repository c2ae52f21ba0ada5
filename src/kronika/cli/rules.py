"""`kronika rules`: the rules by their ids, by words, or as a table of contents."""

import argparse
import re
from typing import Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import kronika
from kronika.core.errors import KronikaError, UsageError
from kronika.core.rulebook import Rule, Rulebook, Section, fold, rulebook

from .common import QUIET, TITLE, Commands, Screen, Words, add_command, add_language

EXAMPLES: Final = """\
  kronika rules pax-renaissance                  the table of contents
  kronika rules pax-renaissance PR-E1.2          one rule
  kronika rules pax-renaissance PR-E1            all of a section; PR-E: of a chapter
  kronika rules pax-renaissance trade fair       the rules in which these words stand
  kronika rules pax-renaissance --lang cs kral   accents do not matter"""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "rules", run, "look something up in the rules", EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="a game; 'kronika games' lists them")
    parser.add_argument(
        "query", metavar="ID or WORDS", nargs="*", help="an id, its beginning, or words to find"
    )
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """Print rules."""
    game = kronika.game(given.game)
    book = rulebook(game.name, given.lang)
    Screen().print(answer(book, " ".join(given.query), Words(given.lang, game)))
    return 0


def answer(book: Rulebook, query: str, words: Words) -> RenderableType:
    """What the book says about a query. Nothing found is an error that says what to try."""
    if not query.strip():
        return contents(book)
    sections = book.find(query)
    if not sections and book.is_id(query):
        id = query.strip().upper()
        raise UsageError(words("cli-no-rule", id=id))
    if not sections:
        raise KronikaError(words("cli-nothing-found", query=query.strip()))
    marks = [] if book.is_id(query) else fold(query).split()
    return Group(*(_section(section, marks) for section in sections))


def contents(book: Rulebook) -> RenderableType:
    """The chapters and sections."""
    lines = [Text(book.title, TITLE)]
    for section in book.sections:
        title = Text(section.heading, "" if section.chapter else TITLE)
        title.pad_left(3 if section.chapter else 0)
        lines.append(title)
    return Group(*lines)


def _section(section: Section, marks: list[str]) -> RenderableType:
    heading = Text()
    if section.chapter is not None:
        heading.append(f"{section.chapter.heading} › ", QUIET)
    heading.append(section.heading, TITLE)
    parts: list[RenderableType] = [heading]
    rules = _rules()
    for part in section.parts:
        if isinstance(part, Rule):
            rules.add_row(Text(part.id, "bold cyan"), _marked(part.text, marks))
            continue
        parts += [rules, Padding(Markdown(part), (0, 0, 0, 2))]
        rules = _rules()
    return Padding(Group(*parts, rules), (0, 0, 1, 0))


def _rules() -> Table:
    rules = Table.grid(padding=(0, 2, 0, 0))
    rules.add_column(no_wrap=True)
    rules.add_column(max_width=100)
    return rules


def _marked(words: str, marks: list[str]) -> Text:
    """A text in which the words that were looked for stand out."""
    text = Text(words)
    folded = fold(words)
    for mark in marks:
        for found in re.finditer(re.escape(mark), folded):
            text.stylize("bold underline", found.start(), found.end())
    return text
