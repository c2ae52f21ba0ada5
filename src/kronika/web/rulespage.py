"""The rules of a game as a page: contents, anchors, search, references as links."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markdown_it import MarkdownIt

from kronika.core.game import Game
from kronika.core.markup import Markup, escaped
from kronika.core.rulebook import Rule, Rulebook, Section, fold, rulebook
from kronika.games import find, names

from .forms import title_of
from .words import web_text

MAX_QUERY: Final = 80
_PREFIXED: Final = r"[A-Z]{2}-[A-Z0-9]+(?:\.[A-Z0-9]+)*"
_NUMBERED: Final = r"[0-9]{1,2}(?:\.[A-Z0-9]+)+"
_CODE: Final = re.compile(rf"{_PREFIXED}|{_NUMBERED}|[A-Z]{{1,3}}[0-9]*(?:\.[0-9]+)*")
_LIST: Final = rf"\((?:{_CODE.pattern})(?:(?:[–,;] ?| and | to )(?:{_CODE.pattern}))*\)"
# In running text only what is neither a word nor a decimal number: EU-4.2, 4.2.13, 2.T12, BOT.19,
# and sections in brackets: (ties: 4.7).
_NAMED: Final = r"\b[A-Z]{2,3}\.[0-9]+\b"
_PLAIN: Final = rf"\b{_PREFIXED}|\b[0-9]{{1,2}}\.(?:[0-9]+\.[A-Z0-9]+|[A-Z]+[0-9]*)\b|{_NAMED}"
_SECTION: Final = r"(?:(?<=\()|(?<=[:;,] ))[0-9]{1,2}\.[0-9]{1,2}(?=[,:;)])"
_REFERENCES: Final = re.compile(rf"{_LIST}|{_PLAIN}|{_SECTION}")
_TAG: Final = re.compile(r"(<[^>]*>|&[#\w]+;)")

# No raw HTML, no images: the rules are text.
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")


@dataclass(frozen=True)
class Part:
    """A rule with its id, or a paragraph or table without one."""

    id: str
    html: Markup
    target: bool = False


@dataclass(frozen=True)
class PageSection:
    """A chapter or a section of one."""

    anchor: str
    heading: str
    chapter: bool
    parts: tuple[Part, ...]
    target: bool = False


@dataclass(frozen=True)
class ContentsEntry:
    """A line of the table of contents."""

    anchor: str
    heading: str
    sections: tuple["ContentsEntry", ...] = ()


@dataclass(frozen=True)
class GameLink:
    """Another game whose rules can be read."""

    name: str
    title: str
    here: bool


@dataclass(frozen=True)
class RulesPage:
    """The context `rules` of rules.html."""

    game: str
    title: str
    games: tuple[GameLink, ...]
    language: str
    """Of the rules: English where they are not translated."""
    contents: tuple[ContentsEntry, ...]
    sections: tuple[PageSection, ...]
    query: str
    found: int
    """How many rules and tables a search found."""
    nothing: str
    """Why nothing is there, in words: no such id, or no such words."""


def rules_page(game: Game, language: str, id: str = "", query: str = "") -> RulesPage:
    """The context `rules` of rules.html.

    `id` marks one rule, section or chapter of the whole book (`?id=PR-E4`); `query` shows only
    what was found (`?q=trade fair`), and an id as a query is found too.
    """
    book = rulebook(game.name, language)
    query = " ".join(query[:MAX_QUERY].split())
    marked = id[:MAX_QUERY].strip().upper()
    words = web_text(language).message
    nothing = ""
    if query:
        sections = _found(book, query)
        if not sections:
            nothing = words("rules-nothing", query=query)
    else:
        sections = _targeted(_whole(game.name, language), marked)
        if marked and not any(_is_target(section) for section in sections):
            nothing = words("rules-no-id", id=marked)
    return RulesPage(
        game=game.name,
        title=book.title or title_of(game, language),
        games=tuple(
            GameLink(name, title_of(find(name), language), name == game.name) for name in names()
        ),
        language=book.language,
        contents=_contents(book),
        sections=sections,
        query=query,
        found=sum(len(section.parts) for section in sections) if query else 0,
        nothing=nothing,
    )


def _is_target(section: PageSection) -> bool:
    return section.target or any(part.target for part in section.parts)


def _anchor(book: Rulebook, section: Section) -> str:
    if section.code:
        return f"{book.prefix}-{section.code}"
    return "-".join(re.findall(r"[a-z0-9]+", fold(section.heading)))


def _contents(book: Rulebook) -> tuple[ContentsEntry, ...]:
    chapters: list[tuple[Section, list[ContentsEntry]]] = []
    for section in book.sections:
        if section.chapter is None:
            chapters.append((section, []))
        else:
            chapters[-1][1].append(ContentsEntry(_anchor(book, section), section.heading))
    return tuple(
        ContentsEntry(_anchor(book, chapter), chapter.heading, tuple(entries))
        for chapter, entries in chapters
    )


@lru_cache(maxsize=32)
def _whole(game: str, language: str) -> tuple[PageSection, ...]:
    book = rulebook(game, language)
    return tuple(_section(book, section, ()) for section in book.sections)


def _targeted(sections: tuple[PageSection, ...], id: str) -> tuple[PageSection, ...]:
    """The sections, with the one marked that an id names."""
    if not id:
        return sections
    marked = []
    for section in sections:
        parts = tuple(
            Part(part.id, part.html, True) if part.id == id else part for part in section.parts
        )
        named = section.anchor.upper() == id
        marked.append(
            PageSection(section.anchor, section.heading, section.chapter, parts, target=named)
        )
    return tuple(marked)


def _found(book: Rulebook, query: str) -> tuple[PageSection, ...]:
    marks = () if book.is_id(query) else tuple(fold(query).split())
    return tuple(_section(book, section, marks) for section in book.find(query))


def _section(book: Rulebook, section: Section, marks: tuple[str, ...]) -> PageSection:
    anchors = _anchors(book)
    parts = []
    for part in section.parts:
        if isinstance(part, Rule):
            html = _MARKDOWN.renderInline(part.text)
            parts.append(Part(part.id, _finished(html, book, anchors, marks)))
        else:
            parts.append(Part("", _finished(_MARKDOWN.render(part), book, anchors, marks)))
    return PageSection(
        anchor=_anchor(book, section),
        heading=section.heading,
        chapter=section.chapter is None,
        parts=tuple(parts),
    )


@lru_cache(maxsize=32)
def _anchors(book: Rulebook) -> frozenset[str]:
    """Everything that a reference can lead to."""
    found = {_anchor(book, section) for section in book.sections}
    for section in book.sections:
        found.update(rule.id for rule in section.rules)
    return frozenset(found)


def _finished(html: str, book: Rulebook, anchors: frozenset[str], marks: tuple[str, ...]) -> Markup:
    """Rendered text with references as links and the words that were looked for marked."""
    pieces = []
    for piece in _TAG.split(html):
        if _TAG.fullmatch(piece):
            pieces.append(piece)
            continue
        marked = _marked(piece, marks)
        pieces.append(_REFERENCES.sub(lambda found: _linked(found[0], book, anchors), marked))
    return Markup("".join(pieces))


def _linked(words: str, book: Rulebook, anchors: frozenset[str]) -> str:
    def link(found: re.Match[str]) -> str:
        code = found[0].removeprefix(f"{book.prefix}-")
        anchor = f"{book.prefix}-{code}"
        if anchor not in anchors:
            return found[0]
        # The whole book, for a page that shows only what was found.
        return f'<a href="?id={escaped(anchor)}#{escaped(anchor)}">{found[0]}</a>'

    return _CODE.sub(link, words)


def _marked(words: str, marks: tuple[str, ...]) -> str:
    """Words, escaped already, with <mark> around those that were looked for."""
    folded = fold(words)
    places = sorted(
        {
            place
            for mark in marks
            for found in re.finditer(re.escape(mark), folded)
            for place in range(*found.span())
        }
    )
    if not places:
        return words
    chosen = set(places)
    out = []
    for place, letter in enumerate(words):
        if place in chosen and place - 1 not in chosen:
            out.append("<mark>")
        out.append(letter)
        if place in chosen and place + 1 not in chosen:
            out.append("</mark>")
    return "".join(out)
