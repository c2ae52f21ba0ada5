"""What a table waits for: people whose clocks run, and who does not answer in person."""

from collections.abc import Mapping
from typing import NamedTuple

from .clock import runs_out
from .live_table import LiveTable


class Waiting(NamedTuple):
    """What a table waits for."""

    deadline: float | None
    """When the first clock of a person runs out."""
    bots_asked: bool


def waiting_of(live: LiveTable, asked: Mapping[str, float]) -> Waiting:
    """What a table waits for when these seats are asked, each since a time."""
    persons = live.persons()
    deadlines = [
        time_ends(live, int(seat), since)
        for seat, since in asked.items()
        if live.row.move_time is not None and int(seat) in persons
    ]
    bots = any(live.seats[int(seat)].bot for seat in asked)
    return Waiting(min(deadlines, default=None), bots or bool(live.standing()))


def time_ends(live: LiveTable, seat: int, since: float) -> float:
    """When somebody's time is over who was asked at a time."""
    facts = live.seats[seat]
    return runs_out(facts, since, (live.row.move_time or 0.0) + (facts.reserve or 0.0))
