"""An estimate of each player's chances, for bots.

A player's strength is the sum of his features, each times its weight; the shares of the win are
the strengths in a logistic model (softmax).
"""

from typing import Final

from kronika.core.asks import Option
from kronika.core.estimates import OUT, decided, softmax, weighted

from .forces import all_deployed, all_ships
from .influence import influence_of
from .land import base_tax, tax_value, vassal_tax
from .relations import foes, units_there
from .state import Table
from .terms import AREA_COUNT, MERCHANTS, NONE, POWERS, REBELS, ROUNDS_OF_AGE

FEATURES: Final[dict[str, str]] = {
    "prestige": "prestige on the track, the more the closer the end",
    "tax": "base tax and half of vassal tax, with the income of the rounds to come",
    "power": "monarch power, the tenth cube of a type for less than the first",
    "ducats": "ducats up to 20",
    "hoard": "ducats beyond, up to 50",
    "interest": "interest tokens",
    "stability": "stability, less what wars cost that are being declared",
    "cards": "action cards in hand and on display",
    "characters": "skills of advisors and dice of leaders",
    "ideas": "ideas, for what they bring",
    "alliances": "alliances",
    "marriages": "marriages",
    "influence": "influence in areas with other realms, up to 3 in each",
    "claims": "claims, those in areas that border on own ones",
    "cores": "core tokens",
    "colonists": "colonists, and claims on territories",
    "army": "land units on the board, up to what the realm can pay",
    "reserve": "available manpower",
    "exhausted": "exhausted manpower",
    "ships": "ships",
    "protection": "light ships that protect trade, merchants on the board",
    "gains": "tax value of provinces that one occupies",
    "losses": "tax value of own provinces that others occupy",
    "unrest": "own discs with unrest",
    "rebels": "rebel units among own provinces",
    "threat": "enemy land units in own areas beyond one's own",
    "war": "wars with players, and with others",
    "cardinals": "cardinals, that of Roma too",
    "empire": "imperial authority of the emperor",
    "missions": "missions that are done",
    "left": "the event of the round is still to be taken",
}
"""What the weights weigh."""

BY_HAND: Final[list[float]] = [
    0.16,  # prestige
    0.11,
    0.035,
    0.012,
    0.003,
    -0.06,
    0.12,
    0.04,
    0.05,
    0.16,
    0.16,
    0.1,
    0.022,
    0.05,
    0.12,
    0.04,
    0.045,
    0.02,
    -0.008,
    0.03,
    0.03,
    0.13,
    -0.2,
    -0.05,
    -0.06,
    -0.06,
    -0.06,
    0.08,
    0.1,
    0.06,
    -0.02,
]
"""Weights to begin with, in the order of the features."""

WEIGHTS: Final[list[float]] = [
    0.16,
    0.11,
    0.035,
    0.012,
    0.003,
    -0.09,
    0.12,
    0.04,
    0.05,
    0.16,
    0.16,
    0.1,
    0.022,
    0.05,
    0.12,
    0.04,
    0.045,
    0.02,
    -0.008,
    0.03,
    0.03,
    0.13,
    -0.2,
    -0.05,
    -0.06,
    -0.06,
    -0.06,
    0.08,
    0.1,
    0.06,
    -0.02,
]
"""What is played with."""

PURSE: Final = 20
HOARD: Final = 50
UPKEEP: Final = 3
"""Land Units that a Realm can pay besides half of its tax."""
PROMISE: Final[dict[str, float]] = {
    "end-turn": 0.02,
    "deal-with": -0.2,
    "loan-take": -0.05,
    "surrender": -0.2,
    "fire-advisor": -0.2,
    "dismiss-general": -0.2,
    "dismiss-admiral": -0.2,
}
"""How much better or worse than usual some options are, by their verbs."""


def evaluate(s: Table) -> list[float]:
    """Each player's share of the win, roughly."""
    if s.result is not None:
        return decided(s.result, s.count)
    strengths = []
    for seat, values in enumerate(features(s)):
        strengths.append(OUT if s.eliminated >> seat & 1 else weighted(values, WEIGHTS))
    return softmax(strengths)


def prior(options: list[Option]) -> list[float]:
    """How promising options look before anybody has tried them."""
    return [PROMISE.get(option.verb.name, 0.0) for option in options]


def features(s: Table) -> list[list[float]]:
    """The features of every player."""
    total = ROUNDS_OF_AGE * len(s.scenario.ages)
    played = min(1.0, s.rounds / total)
    occupied, lost, unrest, rebels = _grievances(s)
    ideas = [0] * s.count
    for owners in s.tags:
        for seat in owners:
            ideas[seat] += 1
    found: list[list[float]] = []
    for seat in range(s.count):
        left = max(1, total - s.rounds)
        tax = base_tax(s, seat) + vassal_tax(s, seat)
        army = all_deployed(s, seat)
        merchants = sum([s.merchants[seat * MERCHANTS + n] != NONE for n in range(MERCHANTS)])
        wars = [1 if s.seat_of[r] != NONE else 0 for r, e in enumerate(s.enemies) if e >> seat & 1]
        named = [each for each in s.named if each[0] == seat]
        wars += [1 if s.seat_of[realm] != NONE else 0 for _, realm, _ in named]
        found.append(
            [
                s.prestige[seat] * (0.6 + 0.4 * played),
                tax * (1.0 + 0.06 * left),
                _power(s, seat),
                float(min(s.ducats[seat], PURSE)),
                float(max(0, min(s.ducats[seat], HOARD) - PURSE)),
                float(s.interest[seat]),
                float(s.stability[seat] - sum([cost for _, _, cost in named])),
                float(min(5, len(s.hands[seat])) + _displayed(s, seat)),
                _characters(s, seat),
                float(ideas[seat]),
                float(s.ally.count(seat) + s.pacts[seat].bit_count()),
                float(sum([tokens >> seat & 1 for tokens in s.marriages])),
                _influence(s, seat),
                _claims(s, seat),
                float(s.core.count(seat)),
                float(s.colonists[seat]) + 2.0 * _colonial_claims(s, seat),
                float(min(army, UPKEEP + tax // 2)),
                float(s.available[seat]),
                float(s.exhausted[seat]),
                float(all_ships(s, seat)),
                float(merchants) + 0.5 * sum(_guards(s, seat)),
                occupied[seat],
                lost[seat],
                unrest[seat],
                rebels[seat],
                _threat(s, seat),
                float(sum([2 if player else 1 for player in wars])),
                float(s.cardinals.count(seat) + (s.roma == seat)),
                float(s.authority) if s.emperor == s.realm_of[seat] else 0.0,
                float(len(s.missions_done[seat])),
                float(s.events_taken[seat] == 0),
            ]
        )
    return found


def _power(s: Table, seat: int) -> float:
    total = 0.0
    for type in range(len(POWERS)):
        cubes = s.power[seat * len(POWERS) + type]
        total += cubes - 0.03 * cubes * cubes
    return total


def _displayed(s: Table, seat: int) -> int:
    return sum([s.display[seat * 2 + n] != NONE for n in range(2)])


def _characters(s: Table, seat: int) -> float:
    actions = s.content.actions
    total = 0.0
    for card in s.advisors[seat * len(POWERS) : (seat + 1) * len(POWERS)]:
        if card != NONE:
            total += actions.characters[actions.cards[card].character].skill
    for card in (*s.generals[seat * 3 : (seat + 1) * 3], s.admirals[seat]):
        if card != NONE:
            total += 0.5 * sum(actions.characters[actions.cards[card].character].dice)
    if s.ruler[seat] == NONE and s.crowned[seat] == NONE:
        total -= 2.0
    return total


def _influence(s: Table, seat: int) -> float:
    first = seat * AREA_COUNT
    total = 0.0
    for area in s.atlas.main_areas:
        if s.influence[first + area]:
            total += min(3, influence_of(s, seat, area))
    return total


def _claims(s: Table, seat: int) -> float:
    total = 0.0
    for area in s.atlas.main_areas:
        if s.claims[area] >> seat & 1:
            foreign = [p for p in s.atlas.area_provinces[area] if s.town[p] != seat]
            total += 0.3 + 0.2 * len(foreign)
    return total


def _colonial_claims(s: Table, seat: int) -> int:
    return sum([s.claims[area] >> seat & 1 for area in s.atlas.distant_areas])


def _guards(s: Table, seat: int) -> list[int]:
    return s.guards[seat * 30 : (seat + 1) * 30]


def _grievances(
    s: Table,
) -> tuple[list[float], list[float], list[float], list[float]]:
    """What everybody occupies and has lost, own discs with Unrest, Rebels among them."""
    occupied, lost = [0.0] * s.count, [0.0] * s.count
    unrest, rebels = [0.0] * s.count, [0.0] * s.count
    for province in s.atlas.provinces:
        occupant = s.occupant[province]
        owner = s.town[province] if s.town[province] != NONE else s.vassal[province]
        if occupant != NONE:
            value = float(tax_value(s, province))
            if occupant != REBELS:
                occupied[occupant] += value
            if owner != NONE:
                lost[owner] += value
        elif owner != NONE:
            if s.unrest[province]:
                unrest[owner] += 1.0
            if s.rebels[s.atlas.province_area[province]]:
                rebels[owner] += 1.0
    return occupied, lost, unrest, rebels


def _threat(s: Table, seat: int) -> float:
    enemies = foes(s, seat)
    if not enemies:
        return 0.0
    total = 0.0
    for area in {s.atlas.province_area[p] for p in s.lands[s.realm_of[seat]]}:
        if units_there(s, area) & enemies:
            total += 1.0
    return total
