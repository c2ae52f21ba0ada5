"""Chapters 10.6 and 10.8: what becomes of a settlement that was taken by storm."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Range, Rules, Verb

from .capture import (
    AFTER_COMBAT,
    BY_LORD,
    can_be_spared,
    destroy_settlement,
    port_can_be_spared,
    settlement_prestige,
    spare_city,
    take_over,
)
from .diplomacy import settlements_were_lost
from .outcome import give_out, own_share
from .pieces import gain_points
from .state import Table
from .supply import Network
from .terms import CITY, PORT, WHITE
from .words import FIELD, NUMBER, PLAYER

VILLAGE_BOOTY: Final = 2
CITY_BOOTY: Final = 6
PORT_BOOTY: Final = 4
"""SZ-K8.5: gold for a village, city or port that is destroyed after a defence."""

RAZE_CITY: Final = Verb("raze-city")
SPARE_CITY: Final = Verb("spare-city")
RAZE_PORT: Final = Verb("raze-port")
SPARE_PORT: Final = Verb("spare-port")
GIVE_POINTS: Final = Verb("give-points", (PLAYER, NUMBER))
ASK_CITY: Final = Prompt("city", (FIELD,), "SZ-K8.5")
ASK_PORT: Final = Prompt("port", (FIELD,), "SZ-K8.5")
ASK_GIVE_POINTS: Final = Prompt("give-points", (NUMBER,), "SZ-H3.8")
SACKS: Final = Event("sacks", (PLAYER, FIELD, NUMBER))


def fall(s: Table, field: int, by: int, fight_number: int, defended: bool) -> Rules:
    """SZ-K6.10, SZ-K6.11, SZ-K6.12, SZ-OP14, SZ-H3.2, SZ-H3.14: a settlement is lost."""
    owner = s.settlement_owner[field]
    fight = s.combats.fights[fight_number]
    commander = fight.credited(by)
    together = [player for player in s.order() if fight.commander[player] == commander]
    reward = BY_LORD if len(together) > 1 else AFTER_COMBAT
    points = s.content.building_points[s.settlement[field]]
    worth = settlement_prestige(s, field)
    if not defended:
        take_over(s, field, by, reward)
    elif s.mode >= WHITE:
        yield from _sack(s, field, by, commander, reward)
    elif can_be_spared(s, field, by):
        spare_city(s, field, by, False, reward)
    else:
        destroy_settlement(s, field, by, reward)
    settlements_were_lost(s, owner, 1, by)
    if reward == BY_LORD:
        yield from _give_points(s, commander, together, points)
        fight.booty[commander * s.count + owner] += worth
    yield from give_out(s, fight, field)


def _give_points(s: Table, commander: int, together: list[int], points: int) -> Rules:
    """SZ-H3.8: the lord gives out the points of a settlement as he likes."""
    while points:
        options = [GIVE_POINTS.of(player, points) for player in together]
        ranges = [Range(GIVE_POINTS.of(player, 1), points) for player in together]
        default = options[together.index(own_share(commander, together))]
        option = yield Ask(
            commander, ASK_GIVE_POINTS, options, points, default=default, ranges=ranges
        )
        gain_points(s, option.a, option.b)
        points -= option.b


def _sack(s: Table, field: int, by: int, commander: int, reward: int) -> Rules:
    """SZ-K8.5, SZ-EX27: a defended village is destroyed, a city and its port may be spared.

    Gold comes only where the field is connected to a free settlement of the victor.
    """
    spoken = s.map.spoken[field]
    spared = port_spared = False
    if can_be_spared(s, field, by):
        answers = [SPARE_CITY.of(), RAZE_CITY.of()]
        option = yield Ask(commander, ASK_CITY, answers, spoken, default=answers[0])
        spared = option.verb is SPARE_CITY
    if spared and port_can_be_spared(s, field, by):
        answers = [SPARE_PORT.of(), RAZE_PORT.of()]
        option = yield Ask(commander, ASK_PORT, answers, spoken, default=answers[0])
        port_spared = option.verb is SPARE_PORT
    gold = 0
    if not spared:
        gold += CITY_BOOTY if s.settlement[field] == CITY else VILLAGE_BOOTY
    if s.yard[field] == PORT and not port_spared:
        gold += PORT_BOOTY
    if gold and Network(s, by).reaches(field):
        s.gold[by] += gold
        s.tell(SACKS, by, spoken, gold)
    if spared:
        spare_city(s, field, by, port_spared, reward)
    else:
        destroy_settlement(s, field, by, reward)
