"""How a match ended, in words."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kronika.core.match import Match

from .common import TITLE, Words


def outcome(match: Match, words: Words) -> RenderableType:
    """Who won and how, and the figures of everybody."""
    result = match.result
    assert result is not None
    seats = words.seats(match)
    winners = ", ".join(seats[winner] for winner in result.winners)
    reason = words(f"reason-{result.reason}")
    headline = words("cli-won", names=winners, number=len(result.winners), reason=reason)
    figures = Table(box=box.SIMPLE_HEAD)
    figures.add_column()
    for seat in seats:
        figures.add_column(seat, justify="right")
    for name, values in result.scores.items():
        figures.add_row(words(f"score-{name}"), *(f"{value:g}" for value in values))
    return Group(Text(headline, TITLE), figures)
