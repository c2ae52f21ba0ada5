"""Building SVG: elements, words that must fit, icons, and drawings that stand alone.

A drawing is made of `Markup`. Any other string that gets into it is escaped, so that no name,
however hostile, can become an element or an attribute.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import inf
from pathlib import Path
from typing import Final, final
from unicodedata import combining, east_asian_width, normalize

from .errors import UsageError

ART: Final = Path(__file__).parent / "art"
SHEETS: Final = ("board.css", "cards.css")
THEMES: Final = ("auto", "light", "dark")
SCOPE: Final = "kronika-drawing"

ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})

Attribute = str | int | float | None

SPECIAL: Final = re.compile("[^\t\n\r !#-%'-;=?-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
ILLEGAL: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@final
class Markup:
    """Finished SVG, put into a drawing as it is."""

    def __init__(self, source: str) -> None:
        self.source: Final = source

    def __str__(self) -> str:
        return self.source

    def __bool__(self) -> bool:
        return bool(self.source)


NOTHING_DRAWN: Final = Markup("")


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


@lru_cache(maxsize=1 << 15)
def number(value: float) -> str:
    """A coordinate as short as possible."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def escaped(words: str) -> str:
    """Words that can stand in an element or an attribute; XML has no place for some characters."""
    if not SPECIAL.search(words):
        return words
    return ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", words).translate(ESCAPES)


def join(parts: Iterable[Markup]) -> Markup:
    """Parts one after the other, in one piece."""
    return Markup("".join(part.source for part in parts))


def element(name: str, *children: Markup | str, **attributes: Attribute) -> Markup:
    """An element. `class_` is the attribute class, `data_thing` data-thing; None is left out."""
    start = name
    for key, value in attributes.items():
        if value is not None:
            written = escaped(value) if isinstance(value, str) else number(value)
            start += f' {_attribute(key)}="{written}"'
    inside = "".join(
        [child.source if isinstance(child, Markup) else escaped(child) for child in children]
    )
    return Markup(f"<{start}>{inside}</{name}>" if inside else f"<{start}/>")


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


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


# Words. A drawing cannot ask the reader's machine how wide its letters are, so it goes by those
# of common faces, Noto Sans and a bold Palatino: hundredths of the size of the type, from space
# to tilde. Where the words nearly fill their room, they are held to that width.

SANS: Final = """
    26 27 41 65 57 83 73 22 30 30 55 57 27 32 27 37 57 57 57 57 57 57 57 57 57 57 27 27 57 57 57
    43 90 64 65 63 73 56 52 73 74 34 27 62 52 91 76 78 60 78 62 55 56 73 60 93 59 57 57 33 37 33
    57 44 28 56 62 48 62 56 34 62 62 26 26 53 26 94 62 60 62 62 41 48 36 62 51 79 53 51 47 38 55
    38 57
"""
BOOK: Final = """
    25 28 40 50 50 89 83 23 33 33 44 61 25 33 25 30 50 50 50 50 50 50 50 50 50 50 25 25 61 61 61
    44 75 78 67 72 83 61 56 83 83 39 39 78 61 100 83 83 61 83 72 61 67 78 78 100 67 67 67 33 61
    33 61 50 33 50 61 44 61 50 39 56 61 33 33 61 33 89 61 56 61 61 39 44 33 61 56 83 50 56 50 31
    61 31 61
"""
LIKE: Final = {"–": "0", "…": "M", "×": "+", "·": ".", "Ł": "L", "ł": "l", "ı": "i"}
DEFAULT_WIDTH: Final = 65
WIDE: Final = 100
BOLDER: Final = 1.06
NEARLY: Final = 0.8


def _by_letter(widths: str) -> dict[str, int]:
    letters = {chr(32 + index): int(width) for index, width in enumerate(widths.split())}
    return {**letters, **{letter: letters[other] for letter, other in LIKE.items()}}


FACES: Final = {"ui": _by_letter(SANS), "book": _by_letter(BOOK)}


@final
class Type:
    """A face and a size of type, to measure words with."""

    def __init__(self, size: float, face: str = "ui", bold: bool = False) -> None:
        self.size: Final = size
        self.letters: Final = FACES[face]
        self.scale: Final = size / 100 * (BOLDER if bold and face == "ui" else 1.0)

    def width(self, words: str) -> float:
        """How wide the words are, about."""
        total = 0
        for letter in normalize("NFD", words):
            if not combining(letter):
                wide = east_asian_width(letter) in "WF"
                total += WIDE if wide else self.letters.get(letter, DEFAULT_WIDTH)
        return total * self.scale

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
    return f"{sheet}\n{body}"


def inline(class_: str, box: Box, title: str, margin: float = 0) -> Markup:
    """A drawing for a page, which has the icons and the style itself; nothing if it is empty."""
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
