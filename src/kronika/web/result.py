"""How a match ended: who won and why, what counted, and how it came about."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from markupsafe import Markup, escape

from kronika.core.drawing import Markup as Drawing
from kronika.core.drawing import element, group, icon, join, path, rect
from kronika.core.errors import KronikaError
from kronika.core.match import Match
from kronika.core.text import text_of
from kronika.games import find

from .forms import title_of
from .lobby import Table, reason_words
from .words import web_text

SAMPLES: Final = 24
"""Moments at which the chart has a value, beside the start."""
TURNING_POINTS: Final = 5
PERCENT: Final = 100

# The chart: a field between these edges, names of the players to its right.
WIDTH: Final = 720
HEIGHT: Final = 230
LEFT: Final = 48
RIGHT: Final = 606
TOP: Final = 18
BOTTOM: Final = 200
LINE: Final = 16


@dataclass(frozen=True)
class TurningPoint:
    """A decision that changed much."""

    decision: int
    seat: int
    words: Markup


@dataclass(frozen=True)
class Story:
    """What only the match itself can tell: sides, colours, and how the chances went.

    `chances` has, for each of `decisions`, the share of the win of every seat, 0 to 100.
    """

    sides: tuple[str, ...]
    """Message ids of the game."""
    colours: tuple[int, ...]
    decisions: tuple[int, ...] = ()
    chances: tuple[tuple[float, ...], ...] = ()
    turning: tuple[tuple[int, int, float], ...] = ()
    """(decision, seat that decided, change of the winner's chances), in order."""
    lines: tuple[tuple[tuple[tuple[str, str], ...], ...], ...] = ()
    """For each turning point the pieces of its lines, as Text.marked_line gives them."""


def tell_story(match: Match, moments: Iterable[Match], language: str) -> Story:
    """The story of a match that is over.

    `moments` is the match at its start and after each decision, as `core.record.replay` yields
    it. This plays the match again: not for an event loop.
    """
    game = match.game
    decisions: list[int] = []
    chances: list[tuple[float, ...]] = []
    for moment in moments:
        decisions.append(len(moment.decisions))
        shares = game.evaluate(moment.state)
        if moment.result is not None:
            winners = moment.result.winners
            shares = [(seat in winners) / max(1, len(winners)) for seat in range(match.players)]
        chances.append(tuple(round(PERCENT * share, 1) for share in shares))
    result = match.result
    winner = result.winners[0] if result is not None and result.winners else 0
    turning = _turning(match, decisions, chances, winner)
    kept = _sampled(len(decisions))
    return Story(
        sides=tuple(game.seat_names(match.state)),
        colours=colours_of(match, language),
        decisions=tuple(decisions[at] for at in kept),
        chances=tuple(chances[at] for at in kept),
        turning=turning,
        lines=tuple(_lines(match, decision, language) for decision, _, _ in turning),
    )


def colours_of(match: Match, language: str) -> tuple[int, ...]:
    """The colour of each seat, 1 to 6, as the game gives them."""
    try:
        panels = match.game.page(match.view(None), language, True).players
    except (NotImplementedError, KronikaError):
        return tuple(seat % 6 + 1 for seat in range(match.players))
    return tuple(panel.colour for panel in panels)


def _sampled(number: int) -> list[int]:
    """The first, the last, and some between them, evenly."""
    steps = min(SAMPLES, number - 1)
    return sorted(
        {round(step * (number - 1) / steps) for step in range(steps + 1)} if steps else {0}
    )


def _turning(
    match: Match, decisions: list[int], chances: list[tuple[float, ...]], winner: int
) -> tuple[tuple[int, int, float], ...]:
    """The decisions after which the winner's chances changed most, in order."""
    changes = [
        (decisions[at], chances[at][winner] - chances[at - 1][winner])
        for at in range(1, len(decisions))
    ]
    told = {line.decision for line in match.log(None)}
    most = sorted(
        (one for one in changes if one[0] in told and one[1]), key=lambda one: -abs(one[1])
    )
    chosen = sorted(most[:TURNING_POINTS])
    return tuple((number, match.deciders[number - 1], change) for number, change in chosen)


def _lines(match: Match, decision: int, language: str) -> tuple[tuple[tuple[str, str], ...], ...]:
    text = text_of(match.game, language)
    lines = [line for line in match.log(None) if line.decision == decision]
    return tuple(tuple(text.marked_line(line)) for line in lines[:2])


# The page


@dataclass(frozen=True)
class Column:
    """A player in the table of figures."""

    seat: int
    side: str
    person: str
    colour: int
    won: bool


@dataclass(frozen=True)
class Figure:
    """What one score was for everybody, in the order of the columns."""

    words: str
    values: tuple[str, ...]
    key: bool


@dataclass(frozen=True)
class ResultPage:
    """The context `result` of result.html."""

    id: str
    name: str
    title: str
    game: str
    reason: str
    headline: str
    sentence: str
    columns: tuple[Column, ...]
    """Winners first."""
    figures: tuple[Figure, ...]
    chart: Markup
    turning: tuple[TurningPoint, ...]
    seed: str
    seed_hash: str
    record: str
    """The name of the file that the record is downloaded as."""
    decisions: int
    url: str
    """The whole address of this page."""
    you: bool
    """Whether the reader played: then there is a rematch."""
    you_won: bool
    rematch: str


def result_page(
    table: Table, language: str, user: int | None, url: str, story: Story | None = None
) -> ResultPage:
    """The context `result` of result.html, for a table that is over.

    `url` is the address of the server. Without a story the page has people's names instead of
    sides, and neither chart nor turning points.
    """
    words = web_text(language).message
    columns = _columns(table, language, story)
    winners = [column for column in columns if column.won]
    people = ", ".join(column.person for column in winners)
    sides = ", ".join(column.side or column.person for column in winners)
    # The head also counts what was taken back; only the match knows what stands.
    decisions = story.decisions[-1] if story and story.decisions else table.head
    sat = {seat.user_id for seat in table.seats if seat.user_id is not None}
    mine = {seat.seat for seat in table.seats if user is not None and seat.user_id == user}
    return ResultPage(
        id=table.id,
        name=table.name,
        title=title_of(find(table.game), language),
        game=table.game,
        reason=reason_words(table, language),
        headline=words("result-wins", names=sides, number=len(winners)),
        sentence=words("result-how", names=people, number=len(winners), decisions=decisions),
        columns=columns,
        figures=_figures(table, language, columns),
        chart=_chart(columns, language, story) if story and story.chances else Markup(""),
        turning=_turning_points(table, story) if story else (),
        seed=table.seed,
        seed_hash=table.seed_hash,
        record=f"{table.game}-{table.id}.jsonl",
        decisions=decisions,
        url=f"{url}/tables/{table.id}/result",
        you=user in sat,
        you_won=any(column.seat in mine for column in winners),
        rematch=f"/tables/{table.rematch}" if table.rematch else "",
    )


def _columns(table: Table, language: str, story: Story | None) -> tuple[Column, ...]:
    winners = (table.result or {}).get("winners", [])
    text = text_of(find(table.game), language)
    columns = [
        Column(
            seat=seat.seat,
            side=text.message(story.sides[seat.seat]) if story else "",
            person=seat.words(language),
            colour=story.colours[seat.seat] if story else table.colour(seat.seat),
            won=seat.seat in winners,
        )
        for seat in table.seats
    ]
    return tuple(sorted(columns, key=lambda column: (not column.won, column.seat)))


def _figures(table: Table, language: str, columns: Sequence[Column]) -> tuple[Figure, ...]:
    text = text_of(find(table.game), language)
    scores = (table.result or {}).get("scores", {})
    return tuple(
        Figure(
            words=text.message(f"score-{name}"),
            values=tuple(figure_words(values[column.seat]) for column in columns),
            key=name == "total",
        )
        for name, values in scores.items()
    )


def figure_words(value: float) -> str:
    """A figure, with halves as people write them."""
    if value % 1 == 0.5 and value > 0:
        return f"{int(value) or ''}½"
    return f"{value:g}"


def _turning_points(table: Table, story: Story) -> tuple[TurningPoint, ...]:
    address = f"/tables/{table.id}/at/"
    found = []
    for (decision, seat, _), lines in zip(story.turning, story.lines):
        sentences = []
        for pieces in lines:
            marked = [
                Markup('<a href="{}{}">{}</a>').format(address, decision, words)
                if thing
                else escape(words)
                for words, thing in pieces
            ]
            sentences.append(Markup("").join(marked))
        found.append(TurningPoint(decision, seat, Markup(" ").join(sentences)))
    return tuple(found)


# The chart


def _chart(columns: Sequence[Column], language: str, story: Story) -> Markup:
    """The chances of everybody through the match."""
    words = web_text(language).message
    last = max(1, story.decisions[-1])

    def x(decision: int) -> float:
        return LEFT + (RIGHT - LEFT) * decision / last

    def y(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * share / PERCENT

    axes = []
    for share in range(0, PERCENT + 1, 25):
        axes.append(path("axis", f"M{LEFT} {y(share):g}H{RIGHT}"))
        axes.append(_text(f"{share} %", LEFT - 8, y(share) + 4, "end"))
    for quarter in range(4):
        decision = round(last * quarter / 3)
        axes.append(_text(str(decision), x(decision), BOTTOM + 20, "middle"))
    ends = _apart([y(story.chances[-1][column.seat]) for column in columns])
    drawn = []
    # Winners are drawn last: nothing lies over their line.
    for column, end in reversed(list(zip(columns, ends))):
        points = [
            (x(decision), y(shares[column.seat]))
            for decision, shares in zip(story.decisions, story.chances)
        ]
        drawn.append(_series(points, column, end))
    return Markup(
        str(
            element(
                "svg",
                *axes,
                *drawn,
                class_="chart",
                viewBox=f"0 0 {WIDTH} {HEIGHT}",
                role="img",
                aria_label=words("result-chart"),
            )
        )
    )


def _text(words: str, x: float, y: float, anchor: str, class_: str | None = None) -> Drawing:
    return element("text", words, x=round(x, 1), y=round(y, 1), text_anchor=anchor, class_=class_)


def _series(points: Sequence[tuple[float, float]], column: Column, end: float) -> Drawing:
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = []
    for x, y in [*points[:: max(1, len(points) // 6)][:6], points[-1]]:
        marks.append(rect("m-cube", round(x - 7, 1), round(y - 7, 1), 14, 14, 2.5))
        sign = icon(f"i-seat-{column.colour}", round(x - 4.5, 1), round(y - 4.5, 1), 9)
        marks.append(group(sign, class_="m-emblem"))
    return group(
        element("polyline", class_="under", points=line),
        element("polyline", class_="series", points=line),
        join(marks),
        _text(column.side or column.person, RIGHT + 14, end + 4, "start", "name"),
        class_=f"seat-{column.colour}",
    )


def _apart(places: Sequence[float]) -> list[float]:
    """Heights of labels, moved as little as it takes that no two lie over each other."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + LINE)
    excess = max(0, max(moved) - BOTTOM) if moved else 0
    if excess:
        moved[order[-1]] -= excess
        for after, before in pairwise(reversed(order)):
            moved[before] = min(moved[before], moved[after] - LINE)
    return moved
