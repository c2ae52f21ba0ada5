"""What everybody can work out: the next income of a player, line by line."""

from typing import Any

from .income import (
    INCOME_LINES,
    POWER_LINES,
    UNIT_LINES,
    advisor_upkeep,
    corruption,
    income,
    income_lines,
    interest_cost,
    power_gains,
    power_lines,
    power_of_choice,
    unit_lines,
    upkeep,
)
from .state import Table
from .terms import POWERS

Facts = dict[str, Any]


def income_of_view(s: Table, seat: int) -> Facts:
    """EU-4.4.B1, EU-4.4.C1, EU-4.4.D1: what phase 4 would bring and cost now; what is left
    then, and how much Administrative Power it would cost to keep that."""
    earned, interest, costs = income(s, seat), interest_cost(s, seat), upkeep(s, seat)
    left = s.ducats[seat] + earned - interest - costs
    return {
        "lines": dict(zip(INCOME_LINES, income_lines(s, seat))),
        "income": earned,
        "interest": interest,
        "advisors": [advisor_upkeep(s, seat, type) for type in range(len(POWERS))],
        "units": dict(zip(UNIT_LINES, unit_lines(s, seat))),
        "upkeep": costs,
        "left": left,
        "corruption": corruption(s, seat, left),
        "power": dict(zip(POWERS, power_gains(s, seat))),
        "power_chosen": power_of_choice(s, seat),
        "power_lines": dict(zip(POWER_LINES, power_lines(s, seat))),
    }
