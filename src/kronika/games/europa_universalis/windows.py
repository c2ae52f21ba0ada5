"""EU-17.2.10, EU-17.3.9: when something is complete, milestones are tested and missions claimed."""

from .agenda import CLAIMS, MILESTONES, Duty
from .order import clockwise
from .state import Table


def open_windows(s: Table, first: int) -> None:
    """Put on the agenda what may follow a lettered step or a turn, clockwise from a player."""
    s.agenda += [Duty(CLAIMS, seat) for seat in reversed(clockwise(s, first))]
    s.agenda.append(Duty(MILESTONES))
