"""Time at the tables: what counts, and what does not because nobody could have moved.

A clock runs only while a server is there. Servers say every few seconds that they are; when one
finds that none was for a while, or that the system's clock was set, the clocks of all tables are
put on by as much. A vacation stops the clock of one person.
"""

import time
from typing import Final

from .rows import SeatRow

DAY: Final = 24 * 3600.0
BEAT: Final = 2.0
"""Seconds between two signs of life of a server."""
GAP: Final = 4.0
"""So many seconds without one, and no server was there."""


class Clock:
    """Seconds since 1970 that pass as seconds do, whatever happens to the system's clock."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """The time."""
        return time.monotonic() + self._offset

    @property
    def leap(self) -> float:
        """By how much the system's clock was set; also the time in which the machine slept."""
        return time.time() - self.now()

    def follow(self) -> None:
        """Agree with the system's clock again."""
        self._offset = time.time() - time.monotonic()


def spent(seat: SeatRow, since: float, now: float) -> float:
    """Seconds of a person's clock between two times: without the vacation."""
    away, back = seat.away_from, seat.away_until
    free = 0.0 if away is None or back is None else max(0.0, min(now, back) - max(since, away))
    return max(0.0, now - since - free)


def runs_out(seat: SeatRow, since: float, allowed: float) -> float:
    """When so many seconds of a person's clock are used up."""
    away, back = seat.away_from, seat.away_until
    end = since + allowed
    if away is None or back is None or end <= away or back <= since:
        return end
    return end + back - max(since, away)


def is_away(seat: SeatRow, now: float) -> bool:
    """Whether somebody is on vacation."""
    away, back = seat.away_from, seat.away_until
    return away is not None and back is not None and away <= now < back
