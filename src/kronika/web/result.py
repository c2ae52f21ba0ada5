"""How a match ended: who won and why, what counted, and how it came about."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kronika.arena.analysis import Analysis, advise, analyze
from kronika.arena.charts import HEIGHT, RIGHT, WIDTH, Series, chances_chart
from kronika.core.asks import Option
from kronika.core.markup import Markup, element, join
from kronika.core.match import Match
from kronika.core.text import text_of
from kronika.games import find

from .forms import title_of
from .lobby import Table, reason_words
from .words import web_text

LINES: Final = 2
"""Lines of the log that are shown of a turning point."""
SAMPLES: Final = 60
"""Moments at which the chart has a value, beside the start and the turning points."""
NARROW: Final = (344, 258)
"""How wide the chart of a phone is, and where its field ends."""
TOP: Final = 8
"""What the numbers of turning points take above the field."""
ADVISER: Final = "greedy"
"""The bot that says what it would have done: one that needs no time to speak of."""


@dataclass(frozen=True)
class TurningPoint:
    """A decision that changed much."""

    decision: int
    seat: int
    change: str
    """Of the winner's chances, in percentage points."""
    words: Markup
    advice: str = ""
    """What a bot would have done in its place, if that is something else."""


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
    advice: tuple[str, ...] = ()
    """For each turning point the option that a bot would have chosen, or "" for the same one."""


@dataclass(frozen=True)
class Study:
    """What is found out by playing a match again, in no language."""

    analysis: Analysis
    advice: tuple[Option, ...]


def study(match: Match, moments: Iterable[Match]) -> Study:
    """Look at all of a match that is over.

    `moments` is the match at its start and after each decision, as `core.record.replay` yields
    it. This plays the match again: not for an event loop.
    """
    analysis = analyze(match, moments)
    return Study(analysis, tuple(advise(match, analysis.turning, ADVISER)))


class Studies:
    """Matches that were studied lately: each once, however many want to see it at a time."""

    def __init__(self, most: int = 100) -> None:
        self._most: Final = most
        self._found: Final[OrderedDict[tuple[str, int], asyncio.Task[Study]]] = OrderedDict()

    async def of(self, table: str, head: int, make: Callable[[], Study]) -> Study:
        """The study of a table's match at its head; `make` is called in a thread, if it must be."""
        key = (table, head)
        task = self._found.get(key)
        if task is None:
            task = self._found[key] = asyncio.create_task(asyncio.to_thread(make))
        self._found.move_to_end(key)
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Exception:
            self._found.pop(key, None)
            raise


def tell_story(
    match: Match, found: Study, language: str, people: Sequence[str] | None = None
) -> Story:
    """The story of a match that is over; `people` are its players as the reader calls them."""
    analysis = found.analysis
    sides = match.game.seat_names(match.state)
    text = text_of(match.game, language).at_table(sides, people or match.names)
    turning = {at for point in analysis.turning for at in (point.decision - 1, point.decision)}
    kept = sorted(turning.union(analysis.sampled(SAMPLES)))
    advised = zip(analysis.turning, found.advice)
    summary = match.game.summary(match.state)
    return Story(
        sides=tuple(sides),
        colours=summary.colours,
        decisions=tuple(analysis.decisions[at] for at in kept),
        chances=tuple(analysis.chances[at] for at in kept),
        turning=tuple((point.decision, point.seat, point.change) for point in analysis.turning),
        lines=tuple(
            tuple(tuple(text.marked_line(line)) for line in point.lines[:LINES])
            for point in analysis.turning
        ),
        advice=tuple(
            "" if option == point.option else text.option(option) for point, option in advised
        ),
    )


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
    narrow_chart: Markup
    """The same for a phone."""
    turning: tuple[TurningPoint, ...]
    seed: str
    seed_hash: str
    shares: tuple[tuple[str, str, str], ...]
    """(who, hash, share) of everybody who has added to the seed, the table itself first."""
    record: str
    """The name of the file that the record is downloaded as."""
    decisions: int
    url: str
    """The whole address of this page."""
    you: bool
    """Whether the reader played: then there is a rematch."""
    you_won: bool
    rematch: str
    """Where the next game is; empty: nobody wants one, or the reader has still to agree."""
    offer: str
    """Who has agreed to play again, and who has not yet."""
    guests: bool
    """Whether the address is good for everybody who has it."""
    owner: bool
    """Whether the reader has opened the table, and so says who may look at it."""


def result_page(
    table: Table,
    language: str,
    user: int | None,
    url: str,
    story: Story | None = None,
    offer: Table | None = None,
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
    asked = _may_agree(offer, user, sat)
    return ResultPage(
        id=table.id,
        name=table.called(language),
        title=title_of(find(table.game), language),
        game=table.game,
        reason=reason_words(table, language),
        headline=words("result-wins", names=sides, number=len(winners)),
        sentence=words("result-how", names=people, number=len(winners), decisions=decisions),
        columns=columns,
        figures=_figures(table, language, columns),
        chart=_chart(columns, language, story, WIDTH, RIGHT),
        narrow_chart=_chart(columns, language, story, *NARROW),
        turning=_turning_points(table, story) if story else (),
        seed=table.seed,
        seed_hash=table.seed_hash,
        shares=_shares(table, language),
        record=f"{table.game}-{table.id}.jsonl",
        decisions=decisions,
        url=f"{url}/tables/{table.id}/result",
        you=user in sat,
        you_won=any(column.seat in mine for column in winners),
        rematch=f"/tables/{table.rematch}" if table.rematch and not asked else "",
        offer=_offer_words(table, offer, language),
        guests=table.guests,
        owner=user is not None and user == table.creator,
    )


def _shares(table: Table, language: str) -> tuple[tuple[str, str, str], ...]:
    if not table.mixed:
        return ()
    own = web_text(language).message("result-share-server")
    return (
        (own, table.server_hash or "", table.server_seed or ""),
        *((s.words(language), s.commitment or "", s.share) for s in table.seats if s.share),
    )


def _may_agree(offer: Table | None, user: int | None, sat: set[int]) -> bool:
    """Whether others want to play again, and this player has not said so yet."""
    if offer is None or offer.state != "open" or user is None:
        return False
    return user in sat and all(seat.user_id != user for seat in offer.seats)


def _offer_words(table: Table, offer: Table | None, language: str) -> str:
    """Who has agreed to a rematch that has not begun, and for whom it waits."""
    if offer is None or offer.state != "open":
        return ""
    agreed = {seat.user_id for seat in offer.seats}
    people = [seat for seat in table.seats if seat.user_id is not None]
    names = [seat.words(language) for seat in people if seat.user_id in agreed]
    others = [seat.words(language) for seat in people if seat.user_id not in agreed]
    words = web_text(language).message
    return words("result-offer", names=", ".join(names), others=", ".join(others))


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
    advice = story.advice or ("",) * len(story.turning)
    for (decision, seat, change), lines, option in zip(story.turning, story.lines, advice):
        sentences = []
        for pieces in lines:
            marked = [
                element("a", words, href=f"{address}{decision}") if thing else words
                for words, thing in pieces
            ]
            sentences.append(join(marked))
        points = f"{change:+.0f}".replace("-", "\N{MINUS SIGN}")
        found.append(TurningPoint(decision, seat, points, join(sentences, " "), option))
    return tuple(found)


# The chart


def _chart(
    columns: Sequence[Column], language: str, story: Story | None, width: int, right: int
) -> Markup:
    """The chances of everybody through the match, with the numbers of its turning points."""
    if story is None or not story.chances:
        return Markup()
    marks = [decision for decision, _, _ in story.turning]
    series = [
        Series(
            column.side or column.person,
            column.colour,
            [shares[column.seat] for shares in story.chances],
        )
        for column in columns
    ]
    return element(
        "svg",
        chances_chart(story.decisions, series, marks, right),
        class_="chart",
        viewBox=f"0 {-TOP if marks else 0} {width} {HEIGHT + (TOP if marks else 0)}",
        role="img",
        aria_label=web_text(language).message("result-chart"),
    )
