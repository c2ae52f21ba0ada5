"""Building SVG: escaping, words that fit, icons and style cut down to what is used."""

import json
import re
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.core import drawing, markup
from kronika.core.drawing import (
    FONTS,
    Box,
    Markup,
    Type,
    document,
    element,
    group,
    icon,
    join,
    label,
)
from kronika.core.errors import UsageError
from kronika.core.page import SEATS

SVG = "{http://www.w3.org/2000/svg}"
TEXT = Type(14)


def parsed(markup: Markup) -> ElementTree.Element:
    return ElementTree.fromstring(document(markup, 100, 50, "Title", "en"))


# Elements


def test_attributes_are_named_and_numbers_are_short() -> None:
    drawn = element("rect", class_="a", data_thing="city:paris", x=1.5, y=2.0, rx=None)
    assert drawn.source == '<rect class="a" data-thing="city:paris" x="1.5" y="2"/>'


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0"), (-0.001, "0"), (10, "10"), (2.345, "2.35"), (-7.5, "-7.5")]
)
def test_numbers(value: float, written: str) -> None:
    assert drawing.number(value) == written


@given(st.text(st.characters(codec=None)))
def test_any_words_stay_words(words: str) -> None:
    source = group(element("text", words, class_=words), data_thing=words).source
    [child] = ElementTree.fromstring(source)
    assert child.tag == "text"
    legal = markup.ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", words)
    # What reads XML makes one kind of line end of all kinds.
    read = legal.replace("\r\n", "\n").replace("\r", "\n")
    assert (child.text or "") == read


def test_markup_is_not_escaped_twice() -> None:
    inner = element("text", "a & b")
    assert group(inner).source == "<g><text>a &amp; b</text></g>"


def test_a_box_moves() -> None:
    box = Box(10, 10, element("rect"))
    assert box.at(0, 0).source == "<rect/>"
    assert box.at(3, -1.5).source == '<g transform="translate(3 -1.5)"><rect/></g>'


def test_boxes_are_stacked() -> None:
    boxes = [Box(10, 20, element("rect")), Box(30, 5, element("circle"))]
    found = drawing.stack(boxes, 4)
    assert (found.width, found.height) == (30, 29)
    assert "translate(0 24)" in found.markup.source
    assert drawing.stack([], 4).height == 0


# Words


def test_widths_grow_with_the_words() -> None:
    assert TEXT.width("") == 0
    assert TEXT.width("ii") < TEXT.width("mm")
    assert Type(28).width("Paris") == pytest.approx(2 * TEXT.width("Paris"))
    assert Type(14, bold=True).width("Paris") > TEXT.width("Paris")


def test_accents_take_no_room() -> None:
    assert TEXT.width("Pařížžž") == TEXT.width("Parizzz")
    assert TEXT.width("Łódź") == TEXT.width("Lodz")


def test_wide_letters_are_wide() -> None:
    assert TEXT.width("漢") == pytest.approx(14)


def test_fitting_words_end_in_an_ellipsis() -> None:
    assert TEXT.fit("Paris", 100) == "Paris"
    cut = TEXT.fit("Peasant Republic of Dithmarschen", 100)
    assert cut.endswith("…")
    assert TEXT.width(cut) <= 100
    assert TEXT.fit("Paris", 0) == "…"


@given(st.text(max_size=60), st.integers(20, 300), st.integers(1, 4))
def test_wrapped_words_fit(words: str, width: int, lines: int) -> None:
    rows = TEXT.wrap(words, width, lines)
    assert len(rows) <= lines
    assert all(TEXT.width(row) <= width for row in rows)
    if not any(row.endswith("…") for row in rows):
        assert " ".join(rows) == " ".join(words.split())


def test_words_that_nearly_fill_their_room_are_held_to_it() -> None:
    room = TEXT.width("Konstantinopol") + 1
    held = TEXT.line("a", 0, 0, "Konstantinopol", room)
    assert f'textLength="{drawing.number(room - 1)}"' in held.source
    assert "textLength" not in TEXT.line("a", 0, 0, "Tana", room).source


def test_labels() -> None:
    assert label("a", 1, 2, "b").source == '<text class="a" x="1" y="2">b</text>'
    assert 'text-anchor="end"' in label("a", 1, 2, "b", "end").source


# Icons and style


def test_carries_only_the_symbols_it_uses() -> None:
    root = parsed(group(icon("i-rook", 0, 0, 24), icon("plate-islamic", 0, 0, 24)))
    ids = [symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")]
    assert ids == ["i-rook", "plate-islamic"]


def test_patterns_come_along() -> None:
    root = parsed(element("rect", fill="url(#hatch-3)"))
    assert [pattern.attrib["id"] for pattern in root.iter(f"{SVG}pattern")] == ["hatch-3"]


def style(markup: Markup, theme: str = "auto") -> str:
    return drawing.style_sheet(markup, theme)


def test_carries_only_the_style_it_uses() -> None:
    sheet = style(element("rect", class_="m-sea"))
    assert ".kronika-drawing .m-sea{fill: var(--sea);}" in sheet
    assert "--sea:#C7D8DB" in sheet
    assert ".m-land" not in sheet
    assert "--land" not in sheet


def test_tokens_of_symbols_and_of_other_tokens_are_there() -> None:
    seat = style(element("rect", class_="seat-3 m-cube"))
    assert "--seat-3:#24579E" in seat
    assert "--piece-line" in seat
    plate = document(icon("plate-reformist", 0, 0, 9), 9, 9, "", "en", "light")
    assert "--reformist:#A5301F" in plate


def test_nothing_outside_takes_the_style() -> None:
    markup = group(element("rect", class_="m-sea c-card lit-target"), class_="catholic")
    for line in style(markup).splitlines():
        for selector in re.sub(r"^@media[^{]*{", "", line).partition("{")[0].split(","):
            assert selector.startswith(".kronika-drawing")


def test_sizes_do_not_follow_the_page_around() -> None:
    assert "rem" not in style(element("rect", class_="card title"), "light")


def test_themes() -> None:
    markup = element("rect", class_="m-sea")
    light, dark = style(markup, "light"), style(markup, "dark")
    assert "--sea:#C7D8DB" in light
    assert "--sea:#1B2930" in dark
    assert "@media" not in light + dark
    auto = style(markup)
    assert auto.index("--sea:#C7D8DB") < auto.index("@media") < auto.index("--sea:#1B2930")
    with pytest.raises(UsageError, match="sepia"):
        style(markup, "sepia")


def test_both_dark_lists_are_the_same() -> None:
    rules = {
        (around, selector): declarations
        for around, selector, declarations in drawing._sheet("tokens.css")
    }
    chosen = rules["", ':root[data-theme="dark"]']
    system = rules["@media (prefers-color-scheme: dark)", ':root:not([data-theme="light"])']
    assert chosen == system


def test_the_sprite_is_sound() -> None:
    root = ElementTree.fromstring((drawing.ART / "icons.svg").read_text(encoding="utf-8"))
    ids = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
    assert len(ids) == len(set(ids))
    assert set(drawing._symbols()) == set(ids)


def test_a_document_stands_alone() -> None:
    source = document(label("c-text", 1, 1, "Paris"), 100, 50, "A <title>", "cs", "dark")
    root = ElementTree.fromstring(source)
    assert root.attrib["viewBox"] == "0 0 100 50"
    assert root.attrib["lang"] == "cs"
    assert root.findtext(f"{SVG}title") == "A <title>"
    assert "http" not in source.replace("http://www.w3.org/2000/svg", "")


# Letters


def test_words_are_measured_with_the_letters_that_come_along() -> None:
    widths = json.loads((FONTS / "widths.json").read_text(encoding="utf-8"))
    assert Type(1000).width("Příliš") == sum(widths["sans 400"][letter] for letter in "Příliš")
    assert Type(1000, bold=True).width("Łódź") > Type(1000).width("Łódź")
    assert Type(1000, "book").width("2") + Type(1000, "book").width("13 VP") == pytest.approx(
        Type(1000, "book").width("213 VP")
    )
    for letters in widths.values():
        for letter in "ěščřžýáíéúůťďňóĚŠČŘŽÝÁÍÉÚŤĎŇÓąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüß½×·–…„“”’−":
            assert letter in letters, letter


def test_a_drawing_has_the_fonts_of_its_letters_and_no_others() -> None:
    def fonts(markup: Markup) -> list[str]:
        faces: list[str] = re.findall(r"@font-face\{(.*?)\}", document(markup, 10, 10, "x", "en"))
        return faces

    plain = len(fonts(label("c-text", 0, 0, "Florins")))
    assert plain == 1
    assert len(fonts(label("c-text", 0, 0, "Zlaté"))) == plain
    assert len(fonts(label("c-text", 0, 0, "Złoty"))) == plain + 1
    both = join([label("c-text", 0, 0, "Złoty"), label("c-game", 0, 0, "Złoty")])
    assert len(fonts(both)) == 4


def test_fonts_are_light_and_have_their_licences() -> None:
    files = list(FONTS.glob("*.woff2"))
    assert len(files) == 4
    assert sum(file.stat().st_size for file in files) < 200_000
    for file in files:
        assert file.read_bytes()[:4] == b"wOF2"
        assert file.name in (FONTS / "fonts.css").read_text(encoding="utf-8")
    for licence in FONTS.glob("OFL-*.txt"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text(encoding="utf-8")
    assert len(list(FONTS.glob("OFL-*.txt"))) == 2


# Seats


def themes() -> list[dict[str, str]]:
    light, dark = drawing._tokens()
    return [light, {**light, **dark}]


def rgb(colour: str) -> list[float]:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def luminance(colour: str) -> float:
    red, green, blue = rgb(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lab(colour: str) -> tuple[float, float, float]:
    red, green, blue = rgb(colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, luminance(colour), z)
    )
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


@pytest.mark.parametrize("theme", [0, 1])
def test_twelve_seats_can_be_told_apart_and_read(theme: int) -> None:
    tokens = themes()[theme]
    colours = [tokens[f"--seat-{seat}"] for seat in range(1, SEATS + 1)]
    for seat, colour in enumerate(colours, start=1):
        ink = tokens[f"--seat-{seat}-ink"]
        lighter, darker = sorted((luminance(colour), luminance(ink)), reverse=True)
        assert (lighter + 0.05) / (darker + 0.05) >= 4.5, seat
        assert tokens[f"--seat-{seat}-wash"]
    for one, other in combinations(colours, 2):
        assert dist(lab(one), lab(other)) > 16, (one, other)


def test_every_seat_has_a_sign_and_a_pattern_of_its_own() -> None:
    symbols = drawing._symbols()
    for kind in ("i-seat-{}", "hatch-{}"):
        drawn = [symbols[kind.format(seat)] for seat in range(1, SEATS + 1)]
        shapes = {re.sub(r'id="[^"]*"|seat-\d+', "", one) for one in drawn}
        assert len(shapes) == SEATS
    pages = drawing.ART.parent.parent / "web/static/shell.css"
    for sheet in (drawing.ART / "board.css", pages):
        for seat in range(1, SEATS + 1):
            assert f".seat-{seat} {{ --seat: var(--seat-{seat});" in sheet.read_text("utf-8")
