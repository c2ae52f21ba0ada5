"""Chapters 13.8 and 14.1: prestige, New Year and Festivities."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb
from kronika.core.floors import each

from .state import Table
from .supply import Network
from .taxes import yields
from .terms import CITY, NONE
from .words import FIELD, NUMBER, PLAYER

STEP: Final = 10
MOST_STEPS: Final = 3
"""SZ-G5.1: each 10 points of prestige destroyed or lost are a victory point, up to 3."""
SMALL, DOUBLE, TRIPLE = 1, 2, 3

FEAST: Final = Verb("feast", (NUMBER,))
FEAST_FROM: Final = Verb("feast-from", (FIELD,))
ASK_FEAST: Final = Prompt("feast", (NUMBER,), "SZ-N8.4")
ASK_FEAST_FROM: Final = Prompt("feast-from", (NUMBER,), "SZ-N8.4")
ASK_FESTIVITIES: Final = Prompt("festivities", (), "SZ-N8.3")
REMEMBERS: Final = Event("remembers", (PLAYER, NUMBER, NUMBER))
FEASTS: Final = Event("feasts", (PLAYER, NUMBER, NUMBER))


def gain_prestige(s: Table, player: int, count: int) -> None:
    """SZ-P1.2: prestige never falls below 0, and has no upper limit."""
    s.prestige[player] = max(0, s.prestige[player] + count)


def points_of_the_year(prestige: int) -> int:
    """SZ-G5.1, SZ-G5.2: 10 to 19 points are one, 20 to 29 two, 30 and more three."""
    return min(MOST_STEPS, prestige // STEP)


def new_year(s: Table) -> None:
    """SZ-N8.1, SZ-G5.6: points for what was destroyed and lost, and prestige for the poorest."""
    for player in range(s.count):
        gained = points_of_the_year(s.destroyed[player])
        lost = points_of_the_year(s.lost[player])
        s.points[player] += gained - lost
        if gained or lost:
            s.tell(REMEMBERS, player, gained, lost)
        s.destroyed[player] = 0
        s.lost[player] = 0
        if not s.eliminated[player]:
            s.prestige[player] = max(s.prestige[player], s.content.start_prestige)


def festivities(s: Table) -> Rules:
    """SZ-N8.3: everybody feasts as he likes."""
    deciding = [
        (player, _feast(s, player)) for player in range(s.count) if not s.eliminated[player]
    ]
    yield from each(ASK_FESTIVITIES, deciding)


def _feast(s: Table, player: int) -> Rules:
    """SZ-N8.4: one size for all of a player's settlements, with grain from connected stores."""
    income = yields(s, player)
    tables = _tables(s, player)
    sizes = [SMALL]
    for size in (DOUBLE, TRIPLE):
        enough = all(table.has_grain(s, size) for table in tables)
        if income and enough:
            sizes.append(size)
    feasts = [FEAST.of(size) for size in sizes]
    option = yield Ask(player, ASK_FEAST, feasts, income, default=feasts[0])
    size = option.a
    for table in tables:
        if table.price(size) == table.stored(s):
            for field in table.stores:
                s.stored_grain[field] = 0
        else:
            yield from _pay_grain(s, player, table.stores, table.price(size))
    gain_prestige(s, player, income * size)
    s.tell(FEASTS, player, size, income * size)


@final
class FeastTable:
    """Settlements that are connected, and feast together."""

    def __init__(self) -> None:
        self.guests = 0
        """SZ-N8.4, SZ-N8.6: the grain of a double feast."""
        self.stores: list[int] = []

    def stored(self, s: Table) -> int:
        """All their grain."""
        return sum([s.stored_grain[field] for field in self.stores])

    def price(self, size: int) -> int:
        """What a feast costs."""
        return (size - 1) * self.guests

    def has_grain(self, s: Table, size: int) -> bool:
        """Whether there is enough for a feast."""
        return self.price(size) <= self.stored(s)


def _tables(s: Table, player: int) -> list[FeastTable]:
    """SZ-N8.4, SZ-D7.8: grain feeds the guests of the settlements that it is connected to."""
    network = Network(s, player)
    found: dict[int, FeastTable] = {}
    for field in s.settlements_of(player):
        part = network.inside[field]
        if part == NONE:
            part = network.components + field
        table = found.setdefault(part, FeastTable())
        table.stores.append(field)
        if s.is_free(field, player):
            table.guests += 2 if s.settlement[field] == CITY else 1
    return [table for table in found.values() if table.guests]


def _pay_grain(s: Table, player: int, stores: list[int], price: int) -> Rules:
    for left in range(price, 0, -1):
        options = [FEAST_FROM.of(s.map.spoken[f]) for f in stores if s.stored_grain[f]]
        option = yield Ask(player, ASK_FEAST_FROM, options, left, default=options[0])
        s.stored_grain[s.map.heard[option.a]] -= 1
