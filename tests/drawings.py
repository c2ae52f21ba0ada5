"""What must hold for the drawing of every game, and how tests read a drawing.

Nothing here knows a game; tests/*/test_board.py say which views are drawn.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, ClassVar, Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.drawing import Type
from kronika.core.errors import UsageError
from kronika.core.game import Game
from kronika.core.text import LANGUAGES, text_of

SVG: Final = "{http://www.w3.org/2000/svg}"
WIDTH: Final = 1440
HOSTILE: Final = "<script>alert('&')</script>\"]]>\x00\ud800 & <b>"
ELEMENTS: Final = {
    *("svg", "title", "style", "defs", "symbol", "pattern", "clipPath"),
    *("text", "g", "rect", "circle", "ellipse", "path", "use"),
}

View = dict[str, Any]
Words = Callable[..., str]
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


# What holds for all of them

ROOTS: Final[dict[tuple[str, str, str], Element]] = {}
"""What was drawn before: game, view, language."""


class BoardTests:
    """The board of a game. Its class in test_board.py says which one, and gives the views."""

    game: ClassVar[Game]
    names: ClassVar[Iterable[str]]
    """Of the views that are drawn; `rich-2`, `rich-3` and `rich-4` have all that there can be."""
    solid: ClassVar[set[str]]
    """The classes of cards and sheets, which do not overlap."""
    hidden: ClassVar[float] = 0
    """How much of a card that looks out above another one lies under it."""
    type: ClassVar[Type]
    """As narrow as words can be."""

    @staticmethod
    def view(name: str) -> View:
        """The view of a name."""
        raise NotImplementedError

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every test that names a view or a language has all of them."""
        for argument, values in (("language", LANGUAGES), ("name", self.names)):
            if argument in metafunc.fixturenames:
                metafunc.parametrize(argument, values)

    def draw(self, name: str, words: Words | None = None, **more: str) -> str:
        """A view as SVG."""
        words = words or text_of(self.game, "en").message
        drawn: str = import_module(f"{self.game.package}.board").draw(
            self.view(name), words, **more
        )
        return drawn

    def root(self, name: str, language: str = "en") -> Element:
        """A view as drawn by the game; nobody may change it."""
        key = (self.game.name, name, language)
        if key not in ROOTS:
            ROOTS[key] = ElementTree.fromstring(self.game.draw(self.view(name), language))
        return ROOTS[key]

    def test_is_well_formed_in_every_language(self, name: str, language: str) -> None:
        root = self.root(name, language)
        assert root.tag == f"{SVG}svg"
        assert root.attrib["lang"] == language

    def test_lit_are_exactly_the_things_that_options_touch(self, name: str) -> None:
        root = self.root(name)
        lit = {e.attrib["data-touch"] for e in root.iter() if "data-touch" in e.attrib}
        assert lit == touched(self.view(name))
        marks = classes(root)
        assert marks["m-lit"] + marks["c-lit"] == len(lit)
        can_choose = text_of(self.game, "en").message("board-can-choose")
        for id, element in things(root).items():
            assert ("data-touch" in element.attrib) == (id in lit)
            assert (can_choose in title(element)) == (id in lit)

    def test_hostile_names_stay_words(self) -> None:
        say = text_of(self.game, "en").message

        def hostile(message: str, **arguments: str | int) -> str:
            return say(message, **arguments) if message.startswith("board-") else HOSTILE

        root = ElementTree.fromstring(self.draw("rich-4", hostile))
        assert not [element for element in root.iter() if "script" in element.tag]
        assert any("<script>" in title(element) for element in things(root).values())

    def test_hostile_messages_stay_words(self) -> None:
        def hostile(message: str, **arguments: str | int) -> str:
            return f"{message} {arguments} {HOSTILE}"

        root = ElementTree.fromstring(self.draw("rich-2", hostile))
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ELEMENTS

    def test_the_same_view_gives_the_same_drawing(self) -> None:
        assert self.draw("rich-3") == self.draw("rich-3")

    def test_refers_to_nothing_outside(self, name: str) -> None:
        source = self.draw(name)
        assert "http" not in source.replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
        assert "@import" not in source
        assert "<image" not in source
        assert "<script" not in source
        ids = re.findall(r'\bid="([^"]+)"', source)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="([^"]*)"', source)) <= {f"#{id}" for id in ids}
        # The letters come along.
        outer = set(re.findall(r"url\(([^)]*)\)", source)) - {f"#{id}" for id in ids}
        assert outer
        assert all(one.startswith("&quot;data:font/woff2;base64,") for one in outer)

    def test_styles_only_what_is_drawn_and_only_by_its_class(self) -> None:
        source = self.draw("rich-2")
        style = re.search(r"<style>(.*?)</style>", source, re.DOTALL)
        assert style is not None
        used = {name for names in re.findall(r'class="([^"]*)"', source) for name in names.split()}
        assert set(re.findall(r"\.([a-z][\w-]*)(?=[^{}]*{)", style[1])) <= used
        assert not re.search(r'\sstyle="', source)

    def test_themes(self) -> None:
        auto, light, dark = (
            self.draw("start-2", theme=theme) for theme in ("auto", "light", "dark")
        )
        assert "prefers-color-scheme" in auto
        assert "prefers-color-scheme" not in light + dark
        assert "color-scheme:dark" in dark
        assert "color-scheme:dark" not in light
        with pytest.raises(UsageError, match="sepia"):
            self.draw("start-2", theme="sepia")

    def test_cards_are_inside_and_do_not_overlap(self, name: str, language: str) -> None:
        root = self.root(name, language)
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        assert width == WIDTH
        boxes = list(boxes_of(root, self.solid, self.hidden))
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

    def test_all_words_are_inside(self, name: str, language: str) -> None:
        for element, left, right, _ in lines_of_text(self.root(name, language), self.type):
            assert left >= 0, element.text
            assert right <= WIDTH, element.text

    def test_what_is_cut_is_told_in_full(self, name: str, language: str) -> None:
        for shown, told in _cut_words(self.root(name, language), ""):
            assert shown.removesuffix("…").strip(" (") in told.replace("\n", " "), shown


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


def _cut_words(element: Element, told: str) -> Iterator[tuple[str, str]]:
    own = element.find(f"{SVG}title")
    told = f"{told}\n{own.text}" if own is not None else told
    if element.tag == f"{SVG}text" and (element.text or "").endswith("…"):
        yield element.text or "", told
    for child in element:
        yield from _cut_words(child, told)
