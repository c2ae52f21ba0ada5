"""Chapters 7.3 and 7.4: Monarch Power that is lost for want of another type, as its owner says."""

from kronika.core.asks import Rules

from .agenda import Duty
from .choices import LOSE_POWER, PICK_POWER, choose
from .purse import fall, halve_power, lose_power, power_of
from .state import Table
from .terms import POWERS


def lose_stability(s: Table, seat: int, steps: int) -> Rules:
    """EU-7.3.1, EU-7.3.7: Stability falls, and what it costs beyond -3 is lost at once."""
    yield from _lose_any(s, seat, fall(s, seat, steps))


def lose_power_step(s: Table, duty: Duty) -> Rules:
    """EU-7.3.7: for each Administrative Power that is missing, 1 of another type."""
    yield from _lose_any(s, duty.a, duty.b)


def _lose_any(s: Table, seat: int, many: int) -> Rules:
    for left in range(many, 0, -1):
        types = [type for type in range(len(POWERS)) if power_of(s, seat, type)]
        if not types:
            return
        type = yield from choose(seat, PICK_POWER, LOSE_POWER, types, left)
        lose_power(s, seat, type, 1)


def halve_power_step(s: Table, duty: Duty) -> Rules:
    """EU-7.4.16: what Bankruptcy takes after its Stability has been paid for."""
    halve_power(s, duty.a)
    yield from ()
