"""What must hold for the drawing of every game, and how tests read a drawing.

Nothing here knows a game; tests/*/test_board.py draw its views and ask for these.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.drawing import Type
from kronika.core.errors import UsageError

SVG: Final = "{http://www.w3.org/2000/svg}"
WIDTH: Final = 1440
HOSTILE: Final = "<script>alert('&')</script>\"]]>\x00\ud800 & <b>"
ELEMENTS: Final = {
    *("svg", "title", "style", "defs", "symbol", "pattern", "clipPath"),
    *("text", "g", "rect", "circle", "ellipse", "path", "use"),
}

View = dict[str, Any]
Words = Callable[..., str]
Draw = Callable[..., str]
"""A view with its words, and a theme, as SVG."""
Rectangle = tuple[float, float, float, float]
Place = tuple[Element, float, float]


# Reading


def things(root: Element) -> dict[str, Element]:
    """The things of a drawing by their id, which each have once."""
    found = [element for element in root.iter() if "data-thing" in element.attrib]
    ids = [element.attrib["data-thing"] for element in found]
    assert len(ids) == len(set(ids)), [id for id, count in Counter(ids).items() if count > 1]
    return dict(zip(ids, found, strict=True))


def title(element: Element) -> str:
    """What an element tells who points at it."""
    first = element.find(f"{SVG}title")
    assert first is not None
    assert first.text
    return first.text


def titles(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def classes(element: Element) -> Counter[str]:
    names = (e.attrib.get("class", "").split() for e in element.iter())
    return Counter(name for found in names for name in found)


def icons(element: Element) -> Counter[str]:
    return Counter(use.attrib["href"].removeprefix("#") for use in element.iter(f"{SVG}use"))


def touched(view: View) -> set[str]:
    """What the options of a view touch."""
    return {touch for option in view["options"] for touch in option["touches"]}


def placed(element: Element, x: float = 0, y: float = 0) -> Iterator[Place]:
    """All elements, with where their own coordinates begin."""
    moved = re.fullmatch(r"translate\((\S+) (\S+)\)", element.attrib.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    yield element, x, y
    for child in element:
        yield from placed(child, x, y)


# Checks


def check_lit(root: Element, view: View, say: Words) -> None:
    """Lit are exactly the things that options touch."""
    lit = {e.attrib["data-touch"] for e in root.iter() if "data-touch" in e.attrib}
    assert lit == touched(view)
    marks = classes(root)
    assert marks["m-lit"] + marks["c-lit"] == len(lit)
    for id, element in things(root).items():
        assert ("data-touch" in element.attrib) == (id in lit)
        assert (say("board-can-choose") in title(element)) == (id in lit)


def check_hostile_names(draw: Draw, view: View, say: Words) -> None:
    """Whatever a thing is called, the name stays a word."""

    def hostile(message: str, **arguments: str | int) -> str:
        return say(message, **arguments) if message.startswith("board-") else HOSTILE

    root = ElementTree.fromstring(draw(view, hostile))
    assert not [element for element in root.iter() if "script" in element.tag]
    assert any("<script>" in title(element) for element in things(root).values())


def check_hostile_messages(draw: Draw, view: View) -> None:
    """Whatever a message says, the drawing has no other elements."""

    def hostile(message: str, **arguments: str | int) -> str:
        return f"{message} {arguments} {HOSTILE}"

    root = ElementTree.fromstring(draw(view, hostile))
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ELEMENTS


def check_alone(source: str) -> None:
    """A drawing refers to nothing outside of itself."""
    assert "http" not in source.replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
    assert "@import" not in source
    assert "<image" not in source
    assert "<script" not in source
    ids = re.findall(r'\bid="([^"]+)"', source)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="([^"]*)"', source)) <= {f"#{id}" for id in ids}
    assert set(re.findall(r"url\(([^)]*)\)", source)) <= {f"#{id}" for id in ids}


def check_style(source: str) -> None:
    """Only what is drawn has a style, and only by its class."""
    style = re.search(r"<style>(.*?)</style>", source, re.DOTALL)
    assert style is not None
    used = {name for names in re.findall(r'class="([^"]*)"', source) for name in names.split()}
    assert set(re.findall(r"\.([a-z][\w-]*)(?=[^{}]*{)", style[1])) <= used
    assert not re.search(r'\sstyle="', source)


def check_themes(draw: Draw, view: View, say: Words) -> None:
    """Light, dark, or what the reader prefers."""
    auto, light, dark = (draw(view, say, theme=theme) for theme in ("auto", "light", "dark"))
    assert "prefers-color-scheme" in auto
    assert "prefers-color-scheme" not in light + dark
    assert "color-scheme:dark" in dark
    assert "color-scheme:dark" not in light
    with pytest.raises(UsageError, match="sepia"):
        draw(view, say, theme="sepia")


def check_layout(root: Element, solid: set[str], hidden: float = 0) -> None:
    """Cards and sheets, known by their classes, are inside and do not overlap.

    `hidden` is how much of a card that looks out above another one lies under it.
    """
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    assert width == WIDTH
    boxes = list(boxes_of(root, solid, hidden))
    for box in boxes:
        assert box[0] >= 0
        assert box[1] >= 0
        assert box[2] <= width
        assert box[3] <= height
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            apart_x = one[2] <= other[0] + 0.1 or other[2] <= one[0] + 0.1
            apart_y = one[3] <= other[1] + 0.1 or other[3] <= one[1] + 0.1
            assert apart_x or apart_y, (one, other)


def boxes_of(root: Element, solid: set[str], hidden: float = 0) -> Iterator[Rectangle]:
    for element, x, y in placed(root):
        if element.tag == f"{SVG}rect" and solid & set(element.attrib.get("class", "").split()):
            left, top, width, height = (
                float(element.attrib.get(name, 0)) for name in ("x", "y", "width", "height")
            )
            under = hidden if top < 0 else 0
            yield x + left, y + top + under, x + left + width, y + top + height


def lines_of_text(root: Element, type: Type) -> Iterator[tuple[Element, float, float, float]]:
    """Every line of words with its left and right end and its height, as `type` measures it."""
    for element, x, y in placed(root):
        if element.tag == f"{SVG}text":
            width = float(element.attrib.get("textLength", type.width(element.text or "")))
            share = {"middle": 0.5, "end": 1.0}.get(element.attrib.get("text-anchor", ""), 0.0)
            left = x + float(element.attrib["x"]) - share * width
            yield element, left, left + width, y + float(element.attrib["y"])


def check_words_inside(root: Element, type: Type) -> None:
    """No word leaves the drawing."""
    for element, left, right, _ in lines_of_text(root, type):
        assert left >= 0, element.text
        assert right <= WIDTH, element.text


def check_cut_words(root: Element) -> None:
    """Words that are cut are told in full by a title around them."""
    for shown, told in _cut_words(root, ""):
        assert shown.removesuffix("…").strip(" (") in told.replace("\n", " "), shown


def _cut_words(element: Element, told: str) -> Iterator[tuple[str, str]]:
    own = element.find(f"{SVG}title")
    told = f"{told}\n{own.text}" if own is not None else told
    if element.tag == f"{SVG}text" and (element.text or "").endswith("…"):
        yield element.text or "", told
    for child in element:
        yield from _cut_words(child, told)
