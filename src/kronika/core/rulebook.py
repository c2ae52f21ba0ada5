"""The rules of a game as people read them: chapters, sections, and rules that have ids."""

import re
from functools import cache
from pathlib import Path
from typing import Final, final
from unicodedata import normalize

from .errors import ContentError
from .text import LANGUAGES, check_language

PACKAGE: Final = Path(__file__).parent.parent
FOLDERS: Final = (PACKAGE / "_docs" / "rules", PACKAGE.parent.parent / "docs" / "rules")
"""Where the rules are in a wheel, and where they are in the repository."""

_ITEM: Final = re.compile(r"- \*\*([A-Z]+-[A-Z0-9]+(?:\.[A-Z0-9]+)*)\*\* +(.*)")
_HEADING: Final = re.compile(r"(#{1,3}) +(.*)")
_CODE: Final = re.compile(r"([A-Z]+[0-9]*(?:–[A-Z]+[0-9]*)?|[0-9]{1,2}(?:\.[A-Z0-9]+)*)\. +(.*)")
_ID: Final = re.compile(
    r"(?:([A-Z]{2})-)?"
    r"(?:([A-Z]{1,3})(\.?[0-9]+(?:\.[0-9]+)*)?|([0-9]{1,2}(?:\.[A-Z0-9]+)*))"
)
_LETTERS: Final = {"ł": "l", "đ": "d", "ø": "o"}
"""Letters that Unicode does not take apart into a base and an accent."""


@final
class Rule:
    """One rule: its id and its text."""

    def __init__(self, id: str, text: str) -> None:
        self.id: Final = id
        self.text: Final = text

    def __repr__(self) -> str:
        return f"<{self.id}>"


@final
class Section:
    """A heading and what stands under it: rules, and tables or paragraphs as Markdown."""

    def __init__(self, code: str, title: str, chapter: "Section | None") -> None:
        self.code: Final = code
        self.title: Final = title
        self.chapter: Final = chapter
        self.parts: list[Rule | str] = []

    @property
    def heading(self) -> str:
        """Code and title, as printed."""
        return f"{self.code}. {self.title}" if self.code else self.title

    @property
    def rules(self) -> list[Rule]:
        """The rules of the section itself."""
        return [part for part in self.parts if isinstance(part, Rule)]

    def only(self, parts: list[Rule | str]) -> "Section":
        """The same section with a part of what it has."""
        found = Section(self.code, self.title, self.chapter)
        found.parts = parts
        return found

    def __repr__(self) -> str:
        return f"<{self.heading}>"


@final
class Rulebook:
    """All rules of a game in one language, in the order of the book."""

    def __init__(self, text: str, language: str) -> None:
        self.language: Final = language
        self.title = ""
        self.sections: list[Section] = []
        self._read(text)

    def _read(self, text: str) -> None:
        chapter: Section | None = None
        block: list[str] = []
        for line in [*text.splitlines(), ""]:
            heading = _HEADING.match(line)
            item = _ITEM.match(line)
            if block and (heading or item or not line.strip()):
                if self.sections:
                    self.sections[-1].parts.append("\n".join(block))
                block = []
            if heading:
                level, title = len(heading[1]), heading[2].strip()
                if level == 1:
                    self.title = title
                elif level == 2:
                    chapter = self._section(title, None)
                else:
                    self._section(title, chapter)
            elif item and self.sections:
                self.sections[-1].parts.append(Rule(item[1], item[2].strip()))
            elif line.strip():
                block.append(line)

    def _section(self, heading: str, chapter: Section | None) -> Section:
        code = _CODE.fullmatch(heading)
        section = Section(code[1], code[2], chapter) if code else Section("", heading, chapter)
        self.sections.append(section)
        return section

    @property
    def prefix(self) -> str:
        """What the ids of this game begin with."""
        for section in self.sections:
            for rule in section.rules:
                return rule.id.partition("-")[0]
        return ""

    def find(self, query: str) -> list[Section]:
        """What an id, the beginning of one, or words are about; empty if nothing is."""
        return self.with_id(query) if self.is_id(query) else self.search(query)

    def is_id(self, query: str) -> bool:
        """Whether a query is meant as an id: `PR-E1.2`, `pr-e1`, `E1`, `E`, `EU-4.2.1`, `4.2`."""
        found = _ID.fullmatch(query.strip().upper())
        if found is None:
            return False
        prefix, letters, number, numbered = found.groups()
        if prefix:
            return bool(prefix == self.prefix)
        if numbered:
            # A bare number may be a word of the text: it is an id in a book with such numbers.
            return bool(self.with_id(query))
        return bool(number) or len(letters) == 1

    def with_id(self, query: str) -> list[Section]:
        """The rule of an id, the section of `PR-E1` or `EU-4.2`, or the chapter of `PR-E`."""
        code = query.strip().upper().removeprefix(f"{self.prefix}-")
        more = re.compile(re.escape(code) + (r"(\..*)?" if code[-1].isdigit() else r"([\d.].*)?"))
        found = []
        for section in self.sections:
            if section.code and more.fullmatch(section.code):
                found.append(section)
                continue
            parts: list[Rule | str] = [
                rule for rule in section.rules if more.fullmatch(rule.id.partition("-")[2])
            ]
            if parts:
                found.append(section.only(parts))
        return [section for section in found if section.parts]

    def search(self, query: str) -> list[Section]:
        """Every rule and table in which all the words stand, whatever their case and accents."""
        words = fold(query).split()
        found = []
        for section in self.sections:
            title = fold(section.heading)
            parts = []
            for part in section.parts:
                text = fold(part.text if isinstance(part, Rule) else part)
                if words and all(word in text or word in title for word in words):
                    parts.append(part)
            if parts:
                found.append(section.only(parts))
        return found


def fold(text: str) -> str:
    """Text without case and accents, letter by letter, so that places in it stay the same."""
    folded = []
    for letter in text:
        base = normalize("NFKD", letter)[0].casefold()
        base = _LETTERS.get(base, base)
        folded.append(base if len(base) == 1 else letter)
    return "".join(folded)


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language, or in English where they are not translated."""
    for wanted in dict.fromkeys((check_language(language), LANGUAGES[0])):
        for folder in FOLDERS:
            path = folder / f"{game}.{wanted}.md"
            try:
                return Rulebook(path.read_text(encoding="utf-8"), wanted)
            except FileNotFoundError:
                continue
            except (OSError, UnicodeDecodeError) as error:
                raise ContentError(f"cannot read {path}: {error}") from error
    raise ContentError(f"the rules of {game} are not part of this installation; install it again")
