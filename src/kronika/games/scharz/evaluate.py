"""An estimate of each player's chances, for bots.

A player's strength is the sum of his features, each times its weight; the shares of the win are
the strengths in a logistic model (softmax).
"""

from typing import Final

from kronika.core.asks import Option
from kronika.core.estimates import OUT, decided, softmax, weighted

from .goals import standing, total_points
from .relations import are_hostile
from .state import INSIDE, OUTSIDE, Table
from .terms import (
    CITY,
    COR,
    ELE,
    HORSES,
    LAND,
    MERC,
    NONE,
    PORT,
    SE,
    VILLAGE,
)

FEATURES: Final[dict[str, str]] = {
    "points": "victory points",
    "fields": "land fields controlled or owned",
    "villages": "free villages",
    "cities": "free cities",
    "sites": "buildings under construction, by their price and progress",
    "yards": "docks and ports",
    "walls": "fortifications",
    "income": "what a Taxes phase brings, roughly",
    "purse": "gold, up to what the next Salaries or Feeding and a building need",
    "spare": "gold beyond that",
    "army": "units by their dice, lives and experience",
    "farming": "agricultural points",
    "sown": "grain on the fields, with what it will bring",
    "hunger": "settlements and units that cannot be paid or fed at the end of the year",
    "ruin": "settlements that cannot be paid or fed even if nobody else is",
    "prestige": "prestige",
    "danger": "settlements near enemies who are stronger than those who guard them",
    "encircled": "own settlements that are encircled",
    "besieges": "enemy settlements that one encircles, by the strength before them",
    "standing": "truces and vassalages as the superior less those as the other",
    "minor": "of the two minor goals that are closest, how close they are",
    "dominance": "how close ten victory points are, the closer the more",
    "total": "total points, as at the end of the game",
    "final": "total points, the more the closer the end of the year and of the game are",
}
"""What the weights weigh."""

BY_HAND: Final[list[float]] = [
    0.16,  # points
    0.16,
    0.55,
    1.2,
    0.14,
    0.25,
    0.1,
    0.06,
    0.045,
    0.012,
    0.11,
    0.035,
    0.03,
    -0.3,
    -1.2,
    0.02,
    -0.35,
    -0.6,
    0.25,
    0.3,
    0.8,
    0.9,
    0.04,
    0.25,
]
"""Weights to begin with, in the order of the features."""

WEIGHTS: Final[list[float]] = [
    0.16,
    0.16,
    0.55,
    1.2,
    0.14,
    0.25,
    0.1,
    0.06,
    0.045,
    0.012,
    0.11,
    0.035,
    0.03,
    -0.3,
    -1.2,
    0.02,
    -0.35,
    -0.6,
    0.25,
    0.3,
    0.8,
    0.9,
    0.04,
    0.25,
]
"""What is played with."""

UNIT_WORTH: Final = [1.0, 2.0, 1.2, 2.3, 0.9, 1.6, 1.6, 1.6, 2.6]
"""By type: roughly what a unit brings in combat."""
LEVEL_WORTH: Final = [0.7, 1.0, 1.25, 1.6, 2.0]
SITE_PRICE: Final = [3.0, 5.0, 2.0, 4.0, 2.0]
PURSE: Final = 6
"""Gold for a building and some infantry."""
FIELDS_GOAL: Final = 14.0
SETTLEMENTS_GOAL: Final = 9.0
FARMING_GOAL: Final = 40.0
CITIES_GOAL: Final = 2.0
PRESTIGE_GOAL: Final = 70.0
DOMINANCE: Final = 10.0
PROMISE: Final[dict[str, float]] = {
    "wait": 0.05,
    "fight-on": 0.05,
    "stand": 0.02,
    "do-not-plunder": -0.02,
    "buy-rival": -0.05,
    "pay-ransom": -0.2,
}
"""How much better or worse than usual some options are, by their verbs: what changes nothing is
tried first, so that what was done before is judged by itself."""


def evaluate(s: Table) -> list[float]:
    """Each player's share of the win, roughly."""
    if s.result is not None:
        return decided(s.result, s.count)
    strengths = []
    for player, values in enumerate(features(s)):
        strengths.append(OUT if s.eliminated[player] else weighted(values, WEIGHTS))
    return softmax(strengths)


def prior(options: list[Option]) -> list[float]:
    """How promising options look before anybody has tried them."""
    return [PROMISE.get(option.verb.name, 0.0) for option in options]


def features(s: Table) -> list[list[float]]:
    """The features of every player."""
    count = s.count
    power, needs, army = _armies(s)
    found: list[list[float]] = []
    holdings = _holdings(s)
    farming, sown, food = _stores(s)
    threats, sieges = _threats(s, power)
    urgency = s.round / len(s.content.calendar[s.mode])
    haste = 0.3 + 0.7 * urgency
    closeness = urgency * urgency * (0.4 + 0.6 * s.year / s.content.years)
    for player in range(count):
        fields, villages, cities, sites, yards, ports, walls, lost = holdings[player]
        income = villages + 3.0 * cities + 2.0 * ports + fields / 2.0
        need = needs[player] + villages + 2.0 * cities
        if s.has_farming:
            short = need - food[player]
        else:
            taxes = len(s.content.calendar[s.mode]) - s.round
            short = need - s.gold[player] - income * taxes
        purse = min(float(s.gold[player]), PURSE + (0.0 if s.has_farming else need))
        minor = _minor(s, fields, villages + cities, cities, farming[player], s.prestige[player])
        share = max(0.0, s.points[player] / DOMINANCE)
        total = float(total_points(s, player))
        found.append(
            [
                float(s.points[player]),
                fields,
                villages,
                cities,
                sites,
                yards + ports,
                walls,
                income,
                purse,
                s.gold[player] - purse,
                army[player],
                farming[player],
                sown[player],
                max(0.0, short) * haste,
                max(0.0, short - needs[player]) * haste,
                float(s.prestige[player]) if s.has_prestige else 0.0,
                threats[player],
                lost,
                sieges[player],
                float(standing(s, player)) if s.has_diplomacy else 0.0,
                minor,
                share * share if s.has_diplomacy or s.variants.dominance else 0.0,
                total,
                total * closeness,
            ]
        )
    return found


def _armies(s: Table) -> tuple[list[float], list[float], list[float]]:
    """Strength by field and player, what units need at the end of the year, and all they are."""
    count = s.count
    power = [0.0] * (s.map.count * count)
    needs = [0.0] * count
    army = [0.0] * count
    for unit, owner in enumerate(s.owner):
        if owner == NONE:
            continue
        type = s.type[unit]
        worth = UNIT_WORTH[type] * LEVEL_WORTH[s.experience[unit]]
        army[owner] += worth
        where = s.where[unit]
        if where in (OUTSIDE, INSIDE):
            power[s.at[unit] * count + owner] += worth
        if s.has_farming:
            if type != MERC and type != COR:
                needs[owner] += s.content.unit_food[type] + s.content.unit_grain[type]
        else:
            needs[owner] += s.content.unit_salary[type]
        if type in (SE, ELE):
            army[owner] -= 0.2 * worth
    return power, needs, army


def _holdings(s: Table) -> list[list[float]]:
    """Fields, villages, cities, sites, docks, ports, walls and what is encircled, by player."""
    found = [[0.0] * 8 for _ in range(s.count)]
    for field in range(s.map.count):
        if s.map.sort[field] != LAND:
            break  # land comes first
        holder = s.control[field]
        if holder == NONE:
            holder = s.grain_owner[field]
        if holder != NONE:
            found[holder][0] += 0.6 if s.plundered[field] else 1.0
        owner = s.settlement_owner[field]
        if owner != NONE:
            mine = found[owner]
            if s.encircled_since[field]:
                mine[7] += 2.0 if s.settlement[field] == CITY else 1.0
            elif s.settlement[field] == VILLAGE:
                mine[1] += 1.0
            else:
                mine[2] += 1.0
            if s.yard[field] == PORT:
                mine[5] += 1.0
            elif s.yard[field] != NONE:
                mine[4] += 1.0
            if s.fortified[field]:
                mine[6] += 1.0
        builder = s.site_owner[field]
        if builder != NONE:
            found[builder][3] += SITE_PRICE[s.site[field]] * (2.0 + s.site_quarters[field]) / 4.0
    for herd, owner in enumerate(s.herd_owner):
        if owner != NONE and not s.herd_inside[herd] and s.control[s.herd_at[herd]] == NONE:
            found[owner][0] += 0.5
    return found


def _stores(s: Table) -> tuple[list[float], list[float], list[float]]:
    """Agricultural points, grain on the fields, and food at the end of the year, by player."""
    farming = [0.0] * s.count
    sown = [0.0] * s.count
    food = [0.0] * s.count
    if not s.has_farming:
        return farming, sown, food
    content = s.content
    for field in range(s.map.count):
        if s.map.sort[field] != LAND:
            break
        owner = s.settlement_owner[field]
        if owner != NONE:
            grain, fish = s.stored_grain[field], s.stored_fish[field]
            farming[owner] += grain + fish / 2.0
            food[owner] += grain + fish / 2.0
        grower = s.grain_owner[field]
        if grower != NONE:
            crop = s.crop[field] or content.colour_crop[s.map.colour[field]]
            sown[grower] += s.sown[field] + crop
            food[grower] += s.sown[field] + crop
    for herd, owner in enumerate(s.herd_owner):
        if owner != NONE:
            type = s.herd_type[herd]
            farming[owner] += content.herd_agriculture[type]
            gained = content.herd_meat[type] - content.herd_eats[type]
            food[owner] += content.herd_slaughter[type] if type == HORSES else max(gained, 1)
    return farming, sown, food


def _threats(s: Table, power: list[float]) -> tuple[list[float], list[float]]:
    """How much settlements are in danger, and how much one besieges others'."""
    count = s.count
    threats = [0.0] * count
    sieges = [0.0] * count
    for field in range(s.map.count):
        owner = s.settlement_owner[field]
        if owner == NONE:
            continue
        size = 2.0 if s.settlement[field] == CITY else 1.0
        guard = power[field * count + owner] + 2.0 * size + (2.0 if s.fortified[field] else 0.0)
        worst = 0.0
        for other in range(count):
            if other == owner or not are_hostile(s, owner, other):
                continue
            here = power[field * count + other]
            if here > 0.0 and s.encircled_since[field]:
                sieges[other] += size * min(2.0, here / guard)
            for near in s.map.land_next[field]:
                here += power[near * count + other]
            if here > worst:
                worst = here
        if worst > guard:
            threats[owner] += size * min(1.5, worst / guard - 1.0)
    return threats, sieges


def _minor(
    s: Table, fields: float, settlements: float, cities: float, farming: float, prestige: int
) -> float:
    """How close the two closest minor goals are, the closer the more."""
    if not s.has_diplomacy:
        return 0.0
    shares = [
        min(1.0, fields / FIELDS_GOAL),
        min(1.0, settlements / SETTLEMENTS_GOAL),
        min(1.0, cities / CITIES_GOAL),
    ]
    if s.has_farming:
        shares.append(min(1.0, farming / FARMING_GOAL))
    if s.has_prestige:
        shares.append(min(1.0, prestige / PRESTIGE_GOAL))
    shares.sort()
    return shares[-1] ** 3 + shares[-2] ** 3
