"""Building SVG: shapes, words that must fit, icons, and drawings that stand alone.

A drawing is made of `Markup`, and what that is made with can be had from here as well.
"""

import json
import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from math import inf
from pathlib import Path
from typing import Final, final
from unicodedata import combining, east_asian_width, normalize

from .errors import UsageError
from .markup import Attribute as Attribute
from .markup import Markup as Markup
from .markup import element as element
from .markup import escaped as escaped
from .markup import join as join
from .markup import number as number

ART: Final = Path(__file__).parent / "art"
SHEETS: Final = ("board.css", "cards.css")
THEMES: Final = ("auto", "light", "dark")
SCOPE: Final = "kronika-drawing"

NOTHING_DRAWN: Final = Markup()


@final
class Box:
    """A part of a drawing with its size; its upper left corner is (0, 0)."""

    def __init__(self, width: float, height: float, markup: Markup) -> None:
        self.width: Final = width
        self.height: Final = height
        self.markup: Final = markup

    def at(self, x: float, y: float) -> Markup:
        """The part, moved to its place."""
        if not x and not y:
            return self.markup
        source = self.markup.source
        return Markup(f'<g transform="translate({number(x)} {number(y)})">{source}</g>')


def group(*children: Markup, **attributes: Attribute) -> Markup:
    """Elements taken together."""
    return element("g", *children, **attributes)


def rect(class_: str, x: float, y: float, width: float, height: float, radius: float = 0) -> Markup:
    """A rectangle."""
    return element("rect", class_=class_, x=x, y=y, width=width, height=height, rx=radius or None)


def circle(class_: str, x: float, y: float, radius: float) -> Markup:
    """A circle around a point."""
    return element("circle", class_=class_, cx=x, cy=y, r=radius)


def path(class_: str, d: str) -> Markup:
    """A path."""
    return element("path", class_=class_, d=d)


def label(
    class_: str,
    x: float,
    y: float,
    words: str,
    anchor: str = "start",
    length: float | None = None,
) -> Markup:
    """Words on one line, of a given length if it must not depend on the reader's letters."""
    return element(
        "text",
        words,
        class_=class_,
        x=x,
        y=y,
        text_anchor=None if anchor == "start" else anchor,
        textLength=length,
        lengthAdjust=None if length is None else "spacingAndGlyphs",
    )


def icon(name: str, x: float, y: float, size: float, class_: str | None = None) -> Markup:
    """A symbol of the sprite, its upper left corner at (x, y)."""
    return element("use", href=f"#{name}", x=x, y=y, width=size, height=size, class_=class_)


def sign(name: str, x: float, y: float, size: float) -> Markup:
    """A symbol of the sprite as a line drawing, beside words."""
    return group(icon(name, x, y, size), class_="c-sign")


def emblem(seat: str, name: str, x: float, y: float, size: float) -> Markup:
    """A symbol of the sprite on the colour of a seat, its upper left corner at (x, y)."""
    inner = size * 0.6
    gap = (size - inner) / 2
    return group(
        rect("m-cube", x, y, size, size, size / 6),
        group(icon(name, x + gap, y + gap, inner), class_="m-emblem"),
        class_=f"m-piece {seat}",
    )


def stack(boxes: Sequence[Box], gap: float) -> Box:
    """Parts one below the other, without those that are empty."""
    y = 0.0
    parts = []
    for box in boxes:
        if box.height:
            parts.append(box.at(0, y))
            y += box.height + gap
    width = max((box.width for box in boxes), default=0.0)
    return Box(width, max(y - gap, 0.0), join(parts))


def flow(boxes: Sequence[Box], width: float = inf, gap: float = 12, leading: float = 4) -> Box:
    """Parts one after the other, on as many lines as they need."""
    x = y = high = used = 0.0
    parts = []
    for box in boxes:
        if x and x + box.width > width:
            x, y, high = 0.0, y + high + leading, 0.0
        parts.append(box.at(x, y))
        used = max(used, x + box.width)
        x += box.width + gap
        high = max(high, box.height)
    return Box(used, y + high, join(parts))


# Words. A drawing cannot ask the reader's machine how wide its letters are, so it brings them along
# and goes by their own measures: thousandths of the size of the type.

FONTS: Final = ART / "fonts"
WEIGHTS: Final = {
    ("ui", False): "sans 400",
    ("ui", True): "sans 700",
    ("book", False): "book 600",
    ("book", True): "book 600",
}
"""What words are measured with. Some are a little lighter: then they have a little more room."""
DEFAULT_WIDTH: Final = 650
WIDE: Final = 1000
NEARLY: Final = 0.8


@cache
def _widths() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads((FONTS / "widths.json").read_text("utf-8"))
    return found


def _other_width(letter: str, letters: dict[str, int]) -> int:
    """The width of a letter that the fonts have not: as that without its accents, or a guess."""
    if east_asian_width(letter) in "WF":
        return WIDE
    bare = [
        letters.get(part, DEFAULT_WIDTH) for part in normalize("NFD", letter) if not combining(part)
    ]
    return sum(bare)


@final
class Type:
    """A face and a size of type, to measure words with."""

    def __init__(self, size: float, face: str = "ui", bold: bool = False) -> None:
        self.size: Final = size
        self.letters: Final = _widths()[WEIGHTS[face, bold]]

    def width(self, words: str) -> float:
        """How wide the words are."""
        letters = self.letters
        try:
            total = sum([letters[letter] for letter in words])
        except KeyError:
            total = sum(
                letters[letter] if letter in letters else _other_width(letter, letters)
                for letter in words
            )
        return total * self.size / 1000

    def fit(self, words: str, width: float) -> str:
        """The words, or as much of them as the width holds and an ellipsis."""
        if self.width(words) <= width:
            return words
        kept = words
        while kept and self.width(kept + "…") > width:
            kept = kept[:-1]
        return kept.rstrip(" ,.:;-–") + "…"

    def line(
        self, class_: str, x: float, y: float, words: str, room: float, anchor: str = "start"
    ) -> Markup:
        """Words on one line, as many of them as there is room for."""
        fitting = self.fit(words, room)
        length = self.width(fitting)
        return label(class_, x, y, fitting, anchor, length if length > NEARLY * room else None)

    def wrap(self, words: str, width: float, lines: int) -> list[str]:
        """The words on at most so many lines; what is too long ends in an ellipsis."""
        rows: list[str] = []
        left = words.split()
        while left:
            if len(rows) == lines - 1:
                return [*rows, self.fit(" ".join(left), width)]
            count = 1
            while count < len(left) and self.width(" ".join(left[: count + 1])) <= width:
                count += 1
            rows.append(self.fit(" ".join(left[:count]), width))
            left = left[count:]
        return rows


# Icons. A drawing carries only the symbols that it uses.

USED: Final = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


@cache
def _symbols() -> dict[str, str]:
    source = (ART / "icons.svg").read_text(encoding="utf-8")
    found = re.finditer(r'<(symbol|pattern) id="([\w-]+)".*?</\1>', source, re.DOTALL)
    return {match[2]: match[0] for match in found}


def sprite(markup: Markup) -> Markup:
    """The symbols and patterns of the icon sprite that a drawing uses, in the sprite's order."""
    used = {a or b for a, b in USED.findall(markup.source)}
    return join(Markup(source) for id, source in _symbols().items() if id in used)


# Style. The sheets are those of the web pages, cut down to what the drawing uses.

Rule = tuple[str, str]
"""A selector and its declarations."""


@cache
def _sheet(name: str) -> list[tuple[str, str, str]]:
    """Every rule of a style sheet: the conditions around it, its selector, its declarations."""
    source = re.sub(r"/\*.*?\*/", "", (ART / name).read_text(encoding="utf-8"), flags=re.DOTALL)
    rules = []
    opened: list[str] = []
    before = ""
    for part in re.split(r"([{}])", source):
        if part == "{":
            opened.append(before)
        elif part == "}":
            selector = opened.pop()
            if before:
                conditions = [head for head in opened if not head.startswith("@layer")]
                rules.append((" ".join(conditions), selector, before))
        before = " ".join(part.split()) if part not in "{}" else ""
    return rules


@cache
def _tokens() -> tuple[dict[str, str], dict[str, str]]:
    """The tokens in light, and those that are different in dark."""
    themes: list[dict[str, str]] = [{}, {}]
    for around, selector, declarations in _sheet("tokens.css"):
        if not around:
            for name, value in re.findall(r"([\w-]+):\s*([^;]+)", declarations):
                themes[selector != ":root"][name] = value.strip()
    return themes[0], themes[1]


def _rules(classes: set[str]) -> list[Rule]:
    """The rules whose classes the drawing has, outside of all conditions."""
    kept = []
    for sheet in SHEETS:
        for around, selectors, declarations in _sheet(sheet):
            fitting = [
                selector.strip()
                for selector in selectors.split(",")
                if not around and "::" not in selector
                if classes.issuperset(re.findall(r"\.([\w-]+)", re.sub(r"\(.*?\)", "", selector)))
                if "." in selector
            ]
            if fitting:
                scoped = ",".join(f".{SCOPE} {selector}" for selector in fitting)
                kept.append((scoped, declarations))
    return kept


def _needed(tokens: dict[str, str], source: str) -> dict[str, str]:
    """The tokens that a source names, directly or through others."""
    asked = set(re.findall(r"var\((--[\w-]+)", source))
    found: set[str] = {"color-scheme"}
    while asked:
        found |= asked
        values = " ".join(tokens.get(name, "") for name in asked)
        asked = set(re.findall(r"var\((--[\w-]+)", values)) - found
    return {name: value for name, value in tokens.items() if name in found}


def _block(selector: str, declarations: dict[str, str]) -> str:
    inside = ";".join(f"{name}:{value}" for name, value in declarations.items())
    return f"{selector}{{{inside}}}"


@cache
def _faces() -> list[tuple[str, re.Pattern[str], str]]:
    """The faces of the fonts: the name of each, the letters that it has, and its declarations, with
    the font itself.
    """
    faces = []
    source = (FONTS / "fonts.css").read_text(encoding="utf-8")
    for declarations in re.findall(r"@font-face \{(.*?)\}", source):
        found = re.search(
            r'font-family: ("[^"]+");.*url\("([^"]+)"\).*unicode-range: ([^;]+);', declarations
        )
        assert found is not None
        family, file, ranges = found.groups()
        letters = "".join(
            f"\\U{int(first, 16):08x}-\\U{int(last or first, 16):08x}"
            for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges)
        )
        data = b64encode((FONTS / file).read_bytes()).decode()
        written = declarations.replace(f'"{file}"', f'"data:font/woff2;base64,{data}"').strip()
        faces.append((family, re.compile(f"[{letters}]"), f"@font-face{{{written}}}"))
    return faces


def embedded_fonts() -> str:
    """All fonts as a style sheet, for a page that stands alone."""
    return "\n".join(face for _, _, face in _faces())


def _fonts(markup: Markup, sheet: str) -> str:
    """The fonts whose letters a drawing has: it looks the same wherever it is shown."""
    words = "".join(re.findall(r">([^<]+)<", markup.source))
    return "\n".join(
        face for family, letters, face in _faces() if family in sheet and letters.search(words)
    )


def style_sheet(markup: Markup, theme: str = "auto") -> str:
    """The style that a drawing needs, under a class of its own so that nothing else takes it.

    `auto` is light, and dark where the reader's system is.
    """
    if theme not in THEMES:
        raise UsageError(f"no theme {theme!r}; there are: {', '.join(THEMES)}")
    classes = {
        name for names in re.findall(r'class="([^"]*)"', markup.source) for name in names.split()
    }
    rules = _rules(classes | {SCOPE})
    body = "\n".join(f"{selector}{{{declarations}}}" for selector, declarations in rules)
    source = body + markup.source
    light, dark = _tokens()
    if theme == "dark":
        light = {**light, **dark}
    # A fixed reading of the root's size: an em of the page around must not change the drawing.
    used = {
        name: re.sub(r"^(\.?\d[\d.]*)rem$", lambda rem: f"{number(float(rem[1]) * 16)}px", value)
        for name, value in _needed(light, source).items()
    }
    sheet = _block(f".{SCOPE}", {**used, "max-width": "100%", "height": "auto"})
    if theme == "auto":
        night = {name: value for name, value in dark.items() if name in used}
        sheet += "\n@media (prefers-color-scheme:dark){" + _block(f".{SCOPE}", night) + "}"
    fonts = _fonts(markup, sheet)
    return "\n".join([*([fonts] if fonts else []), sheet, body])


def inline(class_: str, box: Box, title: str, margin: float = 0, near: str = "") -> Markup:
    """A drawing for a page, which has the icons and the style itself; nothing if it is empty.

    `near` are the scales from which on it shows more of what is in it, in classes `near-1` and so
    on.
    """
    if not box.height:
        return NOTHING_DRAWN
    width, height = box.width + 2 * margin, box.height + 2 * margin
    return element(
        "svg",
        box.markup,
        class_=class_,
        viewBox=f"{number(-margin)} {number(-margin)} {number(width)} {number(height)}",
        role="group",
        aria_label=title,
        data_natural_width=width,
        data_near=near or None,
    )


def document(
    markup: Markup, width: float, height: float, title: str, language: str, theme: str = "auto"
) -> str:
    """A drawing that stands alone: it carries its icons and its style, and asks for nothing."""
    ground = rect("ground", 0, 0, width, height)
    body = join([ground, markup])
    everything = join([body, sprite(body)])
    return element(
        "svg",
        element("title", title),
        element("style", style_sheet(everything, theme)),
        element("defs", sprite(body)),
        body,
        xmlns="http://www.w3.org/2000/svg",
        class_=SCOPE,
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        lang=language,
        role="group",
    ).source
