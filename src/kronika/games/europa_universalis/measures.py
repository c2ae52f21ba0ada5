"""What players are compared by, and how much of it they have."""

from typing import Final

from .curia import cardinals_of
from .effects import modifiers
from .effects.things import MANPOWER_LIMIT
from .forces import all_deployed, all_ships, manpower_limit
from .land import base_tax, owns, vassal_tax
from .purse import all_power
from .relations import alliances_of, marriages_of
from .state import Table
from .terms import NONE, POWERS, TWO_TOWNS

PRESTIGE: Final = 0
BASE_TAX: Final = 1
TAX_INCOME: Final = 2
DUCATS: Final = 3
STABILITY: Final = 4
FIRST_POWER: Final = 5
MONARCH_POWER: Final = 8
MANPOWER: Final = 9
LAND_UNITS: Final = 10
SHIPS: Final = 11
TOWNS: Final = 12
VASSALS: Final = 13
ALLIANCES: Final = 14
MARRIAGES: Final = 15
INFLUENCE: Final = 16
IDEAS: Final = 17
ADVISORS: Final = 18
CARDINALS: Final = 19
COLONIES: Final = 20
DISTANT_TOWNS: Final = 21
"""Places of `things.MEASURES`."""


def vassal_realms(s: Table, seat: int) -> list[int]:
    """EU-11.4.1: the Vassal Realms of a player; each flag is one."""
    if not s.vassal_lands[seat]:
        return []
    return sorted({s.owner[province] for province in s.vassal_lands[seat]})


def ideas_of(s: Table, seat: int) -> list[int]:
    """The Ideas that a player has researched."""
    return [idea for idea, owners in enumerate(s.tags) if seat in owners]


def advisors_of(s: Table, seat: int) -> int:
    """Advisors at a court."""
    total = 0
    for place in range(seat * len(POWERS), (seat + 1) * len(POWERS)):
        total += s.advisors[place] != NONE
    return total


def true_marriages(s: Table, seat: int) -> int:
    """Marriage tokens of a player that show their Marriage side."""
    found = 0
    for realm, tokens in enumerate(s.marriages):
        if tokens and tokens >> seat & 1 and not s.disputed[realm] >> seat & 1:
            found += 1
    return found


def own_influence(s: Table, seat: int) -> int:
    """EU-11.2.3: cubes on the board, and Marriages."""
    return s.placed[seat] + marriages_of(s, seat)


def town_pieces(s: Table, seat: int) -> int:
    """Own Towns that nobody covers, piece by piece."""
    total = 0
    for province in s.lands[s.realm_of[seat]]:
        if owns(s, seat, province):
            total += 2 if s.disc[province] == TWO_TOWNS else 1
    return total


def distant_lands(s: Table, seat: int, only_territories: bool) -> list[int]:
    """Distant Provinces and Territories that a player Owns, or Territories only."""
    return [
        province
        for province in s.lands[s.realm_of[seat]]
        if owns(s, seat, province)
        and s.atlas.is_distant(province)
        and (not only_territories or s.atlas.province_territory[province] > 0)
    ]


def manpower_of(s: Table, seat: int) -> int:
    """EU-DV.4: with what Ideas and cards add."""
    change = 0
    for idea, modifier in s.content.ideas.by_word[modifiers.LIMIT]:
        if modifier.limit == MANPOWER_LIMIT and seat in s.tags[idea]:
            change += modifier.delta
    for _, owner, modifier in s.modifiers:
        if modifier.word == modifiers.LIMIT and modifier.limit == MANPOWER_LIMIT and owner == seat:
            change += modifier.delta
    return manpower_limit(s, seat, change)


def measured(s: Table, seat: int, measure: int) -> int:
    """How much of it (`things.MEASURES`) a player has."""
    if FIRST_POWER <= measure < MONARCH_POWER:
        return s.power[seat * len(POWERS) + measure - FIRST_POWER]
    if measure <= MANPOWER:
        return _on_mat(s, seat, measure)
    return _in_play(s, seat, measure)


def _on_mat(s: Table, seat: int, measure: int) -> int:
    if measure == PRESTIGE:
        return s.prestige[seat]
    if measure == BASE_TAX:
        return base_tax(s, seat)
    if measure == TAX_INCOME:
        # EU-DV.3: what the Emperor gets for his authority is tax too.
        imperial = s.authority if s.emperor == s.realm_of[seat] else 0
        return base_tax(s, seat) + vassal_tax(s, seat) + imperial
    if measure == DUCATS:
        return s.ducats[seat]
    if measure == STABILITY:
        return s.stability[seat]
    return all_power(s, seat) if measure == MONARCH_POWER else manpower_of(s, seat)


def _in_play(s: Table, seat: int, measure: int) -> int:
    if measure == LAND_UNITS:
        return all_deployed(s, seat)
    if measure == SHIPS:
        return all_ships(s, seat)
    if measure == TOWNS:
        return town_pieces(s, seat)
    if measure == VASSALS:
        return len(vassal_realms(s, seat))
    if measure == ALLIANCES:
        return alliances_of(s, seat)
    if measure == MARRIAGES:
        return true_marriages(s, seat)
    if measure == INFLUENCE:
        return own_influence(s, seat)
    if measure == IDEAS:
        return len(ideas_of(s, seat))
    if measure == ADVISORS:
        return advisors_of(s, seat)
    if measure == CARDINALS:
        return cardinals_of(s, seat)
    return len(distant_lands(s, seat, measure == COLONIES))
