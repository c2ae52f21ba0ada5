"""Charts as SVG, in the style of the boards: nothing is told by colour alone.

They are drawn with the classes of core/art/board.css, which every page and drawing has.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, log10
from statistics import median
from typing import Final

from kronika.core.drawing import Markup, Type, circle, element, group, icon, join, path, rect

PERCENT: Final = 100

# The chart of chances: a field between these edges, names of the players to its right.
WIDTH: Final = 720
HEIGHT: Final = 230
LEFT: Final = 48
RIGHT: Final = 606
TOP: Final = 18
BOTTOM: Final = 200
LINE: Final = 16

MARKS: Final = 6
"""Emblems on a line, beside the one at its end."""

ABOVE: Final = 15
"""From the top of the field to the middle of a number: an emblem at the top stays free."""

DISC: Final = 18
"""From the middle of one number to that of the next, at least."""

LABEL: Final = Type(12, bold=True)


def words_at(
    words: str, x: float, y: float, anchor: str = "start", class_: str | None = None
) -> Markup:
    """Words in a chart."""
    return element("text", words, x=round(x, 1), y=round(y, 1), text_anchor=anchor, class_=class_)


def emblem(colour: int, x: float, y: float, size: float = 14) -> Markup:
    """The sign of a seat, around a point; inside of something with the seat's class."""
    half, inner = size / 2, size * 9 / 14
    return join(
        [
            rect("m-cube", round(x - half, 1), round(y - half, 1), size, size, 2.5),
            group(
                icon(f"i-seat-{colour}", round(x - inner / 2, 1), round(y - inner / 2, 1), inner),
                class_="m-emblem",
            ),
        ]
    )


def apart(places: Sequence[float], line: float = LINE, bottom: float = BOTTOM) -> list[float]:
    """Heights of labels, moved as little as it takes that no two lie over each other."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + line)
    excess = max(0, max(moved) - bottom) if moved else 0
    if excess:
        moved[order[-1]] -= excess
        for after, before in pairwise(reversed(order)):
            moved[before] = min(moved[before], moved[after] - line)
    return moved


@dataclass(frozen=True)
class Series:
    """A line of a chart: whose it is, and its values."""

    name: str
    colour: int
    """1 to 6, as the seats have them."""
    values: Sequence[float]


def line_of(points: Sequence[tuple[float, float]], one: Series, end: float, x: float) -> Markup:
    """A line with its emblems, and its name at the end."""
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marked = [*points[:: max(1, len(points) // MARKS)][:MARKS], points[-1]]
    return group(
        element("polyline", class_="under", points=line),
        element("polyline", class_="series", points=line),
        join(emblem(one.colour, x, y) for x, y in marked),
        words_at(one.name, x, end + 4, "start", "name"),
        class_=f"seat-{one.colour}",
    )


def chances_chart(
    decisions: Sequence[int],
    series: Sequence[Series],
    marks: Sequence[int] = (),
    right: int = RIGHT,
) -> Markup:
    """The chances of everybody through a match, in percent.

    The first series lies over the others. `marks` are decisions that are pointed at by numbers.
    `right` is where the field ends, and the names begin.
    """
    last = max(1, decisions[-1])

    def x(decision: int) -> float:
        return LEFT + (right - LEFT) * decision / last

    def y(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * share / PERCENT

    axes = []
    for share in range(0, PERCENT + 1, 25):
        axes.append(path("axis", f"M{LEFT} {y(share):g}H{right}"))
        axes.append(words_at(f"{share} %", LEFT - 8, y(share) + 4, "end"))
    for quarter in range(4):
        decision = round(last * quarter / 3)
        axes.append(words_at(str(decision), x(decision), BOTTOM + 20, "middle"))
    discs = apart([x(decision) for decision in marks], DISC, right)
    for number, (decision, at) in enumerate(zip(marks, discs), start=1):
        axes.append(path("mark", f"M{at:.1f} {TOP - ABOVE}L{x(decision):.1f} {TOP}V{BOTTOM}"))
        axes.append(_number(number, at, TOP - ABOVE))
    ends = apart([y(one.values[-1]) for one in series])
    drawn = []
    for one, end in reversed(list(zip(series, ends))):
        points = [(x(decision), y(share)) for decision, share in zip(decisions, one.values)]
        drawn.append(line_of(points, one, end, right + 14))
    return join([*axes, *drawn])


def _number(number: int, x: float, y: float) -> Markup:
    return group(
        circle("mark-disc", round(x, 1), y, 8),
        words_at(str(number), x, y + 4, "middle", "name"),
    )


# Charts of a tournament

FIELD_LEFT: Final = 200
NAMES: Final = 180
"""What the longest name beside a chart may take."""
FIELD_RIGHT: Final = 640
ROW: Final = 34
EMBLEM_ROOM: Final = 18


def picture(content: Markup, height: float, label: str) -> Markup:
    """A chart for a page, as wide as all of them."""
    return element(
        "svg",
        content,
        class_="chart",
        viewBox=f"0 0 {WIDTH} {height:g}",
        role="img",
        aria_label=label,
    )


@dataclass(frozen=True)
class Range:
    """A value with the range that it is in, of somebody."""

    name: str
    colour: int
    low: float
    value: float
    high: float
    words: str
    """The value, as it is written beside its mark."""


def _name(one: Range, y: float) -> Markup:
    return join(
        [
            group(emblem(one.colour, 16, y), class_=f"seat-{one.colour}"),
            words_at(LABEL.fit(one.name, FIELD_LEFT - 40), 30, y + 4, class_="name"),
        ]
    )


def _range(one: Range, low: float, value: float, high: float, y: float) -> Markup:
    return join(
        [
            _name(one, y),
            path(
                "span",
                f"M{low:.1f} {y:g}H{high:.1f}M{low:.1f} {y - 5:g}v10M{high:.1f} {y - 5:g}v10",
            ),
            group(emblem(one.colour, value, y), class_=f"seat-{one.colour}"),
            words_at(one.words, FIELD_RIGHT + 12, y + 4),
        ]
    )


def shares_chart(rows: Sequence[Range], equal: float, label: str) -> Markup:
    """Shares between 0 and 1 with their intervals, and the share that would be equal."""

    def x(share: float) -> float:
        return FIELD_LEFT + (FIELD_RIGHT - FIELD_LEFT) * share

    bottom = 14 + ROW * len(rows)
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(path("axis", f"M{x(share):.1f} 8V{bottom}"))
        parts.append(words_at(f"{100 * share:g} %", x(share), bottom + 18, "middle"))
    parts.append(path("mark", f"M{x(equal):.1f} 4V{bottom + 4}"))
    for number, one in enumerate(rows):
        y = 8 + ROW * (number + 0.5)
        parts.append(_range(one, x(one.low), x(one.value), x(one.high), y))
    return picture(join(parts), bottom + 26, label)


def times_chart(rows: Sequence[Range], label: str) -> Markup:
    """Times in seconds, on a scale on which each step is ten times the one before."""
    least = min((max(one.low, 1e-6) for one in rows), default=1e-3)
    most = max((one.high for one in rows), default=1.0)
    first = next(step for step in range(-6, 9) if 10.0 ** (step + 1) > least)
    last = max(first + 1, next(step for step in range(-6, 9) if 10.0**step >= min(most, 1e8)))

    def x(seconds: float) -> float:
        share = (log10(max(seconds, 10.0**first)) - first) / (last - first)
        return FIELD_LEFT + (FIELD_RIGHT - FIELD_LEFT) * min(share, 1.0)

    bottom = 14 + ROW * len(rows)
    parts = []
    for step in range(first, last + 1):
        parts.append(path("axis", f"M{x(10.0**step):.1f} 8V{bottom}"))
        parts.append(words_at(seconds_words(10.0**step), x(10.0**step), bottom + 18, "middle"))
    for number, one in enumerate(rows):
        y = 8 + ROW * (number + 0.5)
        parts.append(_range(one, x(one.low), x(one.value), x(one.high), y))
    return picture(join(parts), bottom + 26, label)


def seconds_words(seconds: float) -> str:
    """A time as people write it."""
    if seconds < 0.9995e-3:
        return f"{seconds * 1e6:.3g} µs"
    return f"{seconds * 1e3:.3g} ms" if seconds < 0.9995 else f"{seconds:.3g} s"


def lines_chart(series: Sequence[Series], label: str, across: str) -> Markup:
    """Values from a start on, one line each; `across` says what they are counted by."""
    values = [value for one in series for value in one.values]
    low, high = min(values), max(values)
    room = (high - low) * 0.08 or 1.0
    low, high = low - room, high + room
    number = max(len(one.values) for one in series)
    right = WIDTH - 28 - min(NAMES, max(LABEL.width(one.name) for one in series))

    def x(place: int) -> float:
        return LEFT + (right - LEFT) * place / max(1, number - 1)

    def y(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)

    parts = []
    for step in range(5):
        value = low + (high - low) * step / 4
        parts.append(path("axis", f"M{LEFT} {y(value):.1f}H{right:.1f}"))
        parts.append(words_at(f"{value:.0f}", LEFT - 8, y(value) + 4, "end"))
    for place in sorted({0, (number - 1) // 2, number - 1}):
        parts.append(words_at(str(place), x(place), BOTTOM + 18, "middle"))
    parts.append(words_at(across, (LEFT + right) / 2, BOTTOM + 34, "middle"))
    ends = apart([y(one.values[-1]) for one in series])
    for one, end in reversed(list(zip(series, ends))):
        points = [(x(place), y(value)) for place, value in thinned(one.values)]
        name = LABEL.fit(one.name, NAMES)
        parts.append(line_of(points, Series(name, one.colour, ()), end, right + 14))
    return picture(join(parts), BOTTOM + 42, label)


def thinned(values: Sequence[float], most: int = 240) -> list[tuple[int, float]]:
    """Places and values, evenly chosen if there are too many to draw."""
    last = len(values) - 1
    steps = min(most, last)
    places = sorted({round(step * last / steps) for step in range(steps + 1)} if steps else {0})
    return [(place, values[place]) for place in places]


def histogram(values: Sequence[float], label: str, across: str, columns: int = 24) -> Markup:
    """How often values fall into each of some ranges of the same width."""
    low, high = min(values), max(values)
    width = max(1, ceil((high - low + 1) / columns))
    counts: dict[int, int] = {}
    for value in values:
        place = int((value - low) // width)
        counts[place] = counts.get(place, 0) + 1
    number, most = max(counts) + 1, max(counts.values())
    step = (FIELD_RIGHT - LEFT) / number
    parts = [path("axis", f"M{LEFT} {BOTTOM}H{FIELD_RIGHT}")]
    parts.append(words_at(str(most), LEFT - 8, TOP + 4, "end"))
    parts.append(words_at("0", LEFT - 8, BOTTOM + 4, "end"))
    for place, count in sorted(counts.items()):
        tall = (BOTTOM - TOP) * count / most
        bar = rect(
            "plain",
            round(LEFT + step * place + 1, 1),
            round(BOTTOM - tall, 1),
            round(max(step - 2, 1), 1),
            round(tall, 1),
        )
        said = f"{low + place * width:g}–{low + (place + 1) * width - 1:g}: {count}"
        parts.append(group(element("title", said), bar))
    for place in sorted({0, number // 2, number}):
        parts.append(
            words_at(f"{low + place * width:g}", LEFT + step * place, BOTTOM + 18, "middle")
        )
    parts.append(words_at(across, (LEFT + FIELD_RIGHT) / 2, BOTTOM + 34, "middle"))
    middle = median(values)
    at = LEFT + step * (middle - low) / width
    parts.append(path("mark", f"M{at:.1f} {TOP}V{BOTTOM}"))
    parts.append(words_at(f"median {middle:g}", at + 6, TOP + 8, class_="name"))
    return picture(join(parts), BOTTOM + 42, label)


@dataclass(frozen=True)
class Bar:
    """A row of several shares, each of somebody."""

    name: str
    parts: Sequence[tuple[int, float]]
    """(colour, value)."""
    words: str


def bars_chart(rows: Sequence[Bar], label: str) -> Markup:
    """Rows of values that lie behind each other, the longest one as long as there is room."""
    most = max((sum(value for _, value in one.parts) for one in rows), default=1) or 1
    scale = (FIELD_RIGHT - FIELD_LEFT - 40) / most
    parts = []
    for number, one in enumerate(rows):
        y = 8 + ROW * (number + 0.5)
        parts.append(
            words_at(LABEL.fit(one.name, FIELD_LEFT - 12), FIELD_LEFT - 8, y + 4, "end", "name")
        )
        x: float = FIELD_LEFT
        for colour, value in one.parts:
            if not value:
                continue
            drawn = [rect("bar", round(x, 1), y - 10, round(value * scale, 1), 20)]
            if value * scale >= EMBLEM_ROOM:
                drawn.append(emblem(colour, x + value * scale / 2, y))
            parts.append(group(*drawn, class_=f"seat-{colour}"))
            x += value * scale
        parts.append(words_at(one.words, x + 10, y + 4))
    return picture(join(parts), 16 + ROW * len(rows), label)
