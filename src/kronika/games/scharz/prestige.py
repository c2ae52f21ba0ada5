"""Chapters 13.8 and 14.1: prestige, New Year and Festivities."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb
from kronika.core.floors import each

from .state import Table
from .supply import Network
from .taxes import free_settlements, yields
from .terms import CITY, VILLAGE
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


def feast_price(s: Table, player: int, size: int) -> int:
    """SZ-N8.4, SZ-N8.6: the grain for a feast: by free villages and cities; a small one is free."""
    villages, cities = (free_settlements(s, player, building) for building in (VILLAGE, CITY))
    return (size - 1) * (villages + 2 * cities)


def _feast(s: Table, player: int) -> Rules:
    """SZ-N8.4: one size for all of a player's settlements, with grain from connected stores."""
    income = yields(s, player)
    network = Network(s, player)
    stores = [
        field
        for field in range(s.map.count)
        if s.is_free(field, player) and network.component[field] >= 0
    ]
    stored = sum([s.stored_grain[field] for field in stores])
    sizes = [SMALL]
    if income:
        for size in (DOUBLE, TRIPLE):
            if feast_price(s, player, size) <= stored:
                sizes.append(size)
    option = yield Ask(player, ASK_FEAST, [FEAST.of(size) for size in sizes], income)
    size = option.a
    price = feast_price(s, player, size)
    if price == stored:
        for field in stores:
            s.stored_grain[field] = 0
    else:
        yield from _pay_grain(s, player, stores, price)
    gain_prestige(s, player, income * size)
    s.tell(FEASTS, player, size, income * size)


def _pay_grain(s: Table, player: int, stores: list[int], price: int) -> Rules:
    for left in range(price, 0, -1):
        options = [FEAST_FROM.of(s.map.spoken[f]) for f in stores if s.stored_grain[f]]
        option = yield Ask(player, ASK_FEAST_FROM, options, left)
        s.stored_grain[s.map.heard[option.a]] -= 1
