"""What players have and have done, as conditions count it."""

from typing import Final

from .agenda import Scene
from .curia import cardinals_of
from .effects import conditions as c
from .effects.nodes import Condition
from .effects.things import THIS_AGE, THIS_GAME
from .forces import all_deployed, army_unit, fleet_ship, units_in
from .holding_land import (
    count_areas,
    count_holdings,
    count_influence,
    count_provinces,
    count_relations,
)
from .measures import advisors_of, ideas_of, manpower_of, true_marriages
from .purse import power_of
from .religion import is_dissent
from .selecting import areas, nodes
from .state import Table
from .terms import (
    AREA_COUNT,
    ARMIES,
    CATEGORIES,
    DAMAGED,
    GALLEYS,
    HEAVY,
    INFANTRY,
    LIGHT,
    MERCHANTS,
    NONE,
    POWERS,
    PROVINCE_COUNT,
    REBELS,
    REGULAR,
    ZONE_COUNT,
)

LAND_WORDS: Final = (c.OWNS, c.HOLDS, c.CONTROLS, c.OCCUPIES, c.DISTANT_TOWNS)
INFLUENCE_WORDS: Final = (c.INFLUENCE_IN, c.INFLUENCE_AREAS, c.INFLUENCE_LEAD)
HOLDING_WORDS: Final = (
    *(c.CORES, c.BASE_TAX, c.COLONIES, c.CONTINENTS, c.VASSAL, c.VASSAL_TOKENS, c.CLAIMS),
)
FORCE_WORDS: Final = (c.LAND_UNITS, c.SHIPS, c.PROTECTING_SHIPS, c.GENERALS)
DONE_WORDS: Final = (c.WON_BATTLES, c.PEACE_ENFORCED, c.CONVERTED, c.TRADE_INCOME)
TRADE_WORDS: Final = (c.MERCHANTS_IN, c.EXPANDED_NODES)
TROUBLE_WORDS: Final = (c.UNREST, c.REBELS, c.DISSENT_AREAS)
FAMILIES: Final = (
    *(LAND_WORDS, (c.OWNED_AREAS, c.WHOLE_AREAS), HOLDING_WORDS, INFLUENCE_WORDS, FORCE_WORDS),
    *(DONE_WORDS, TRADE_WORDS, TROUBLE_WORDS),
)
ALL_KINDS: Final = [0, 1, 2]
"""Of Units, and of Ships."""
LAND: Final = 0
AREAS: Final = 1
HOLDINGS: Final = 2
INFLUENCES: Final = 3
FORCES: Final = 4
DONE: Final = 5
TRADE: Final = 6
"""Places in FAMILIES; the last one is of trouble."""
FAMILY_OF: Final = [
    next((number for number, words in enumerate(FAMILIES) if word in words), NONE)
    for word in range(c.NOT + 1)
]
"""By word: what is counted for it; NONE: what lies on the mat."""


def number_of(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    """The number that a bounded condition is about, of a player."""
    family = FAMILY_OF[condition.word]
    if family == NONE:
        return _of_mat(s, condition, seat)
    if family == LAND:
        return count_provinces(s, condition, scene, seat)
    if family == AREAS:
        return count_areas(s, condition, scene, seat)
    if family == HOLDINGS:
        return count_holdings(s, condition, scene, seat)
    if family == INFLUENCES:
        return count_influence(s, condition, scene, seat)
    if family == FORCES:
        return _forces(s, condition, scene, seat)
    if family == DONE:
        return _done(s, condition, seat)
    if family == TRADE:
        return _merchants(s, condition, scene, seat)
    return _trouble(s, condition.word, seat)


def _of_mat(s: Table, condition: Condition, seat: int) -> int:
    word = condition.word
    if word == c.STABILITY:
        return s.stability[seat]
    if word == c.DUCATS:
        return s.ducats[seat]
    if word == c.INTEREST:
        return s.interest[seat]
    if word == c.ADVISORS:
        return advisors_of(s, seat)
    if word == c.MANPOWER:
        return manpower_of(s, seat)
    if word == c.MONARCH_POWER:
        return power_of(s, seat, condition.power)
    if word == c.ALLIANCES:
        return count_relations(s, condition, seat)
    if word == c.MARRIAGES:
        return true_marriages(s, seat)
    if word == c.CARDINALS:
        return cardinals_of(s, seat)
    assert word == c.RULER_SKILL, "it is no number"
    return ruler_skills(s, seat)[condition.power]


def ruler_skills(s: Table, seat: int) -> list[int]:
    """EU-7.2.21, EU-DV.6: the skills of a Ruler; 1 of each in an Interregnum."""
    if s.crowned[seat] != NONE:
        card = s.content.actions.cards[s.crowned[seat]]
        return s.content.actions.characters[card.character].skills
    if s.ruler[seat] != NONE:
        return s.content.events.rulers[s.ruler[seat]].skills
    return [1] * len(POWERS)


def has_ideas(s: Table, condition: Condition, seat: int) -> bool:
    """`has-idea`: that one, a Government Form, or so many, of the type."""
    if condition.idea != NONE:
        return seat in s.tags[condition.idea]
    ideas = s.content.ideas.ideas
    mine = ideas_of(s, seat)
    if condition.form:
        return any(ideas[idea].government for idea in mine)
    if condition.power != NONE:
        mine = [idea for idea in mine if ideas[idea].power == condition.power]
    return len(mine) >= condition.least


# Forces


def _forces(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    word = condition.word
    if word == c.LAND_UNITS:
        return _land_units(s, condition, scene, seat)
    if word == c.SHIPS:
        return _ships(s, condition, seat)
    if word == c.PROTECTING_SHIPS:
        return sum(s.guards[seat * ZONE_COUNT : (seat + 1) * ZONE_COUNT])
    return generals_of(s, seat)


def generals_of(s: Table, seat: int) -> int:
    """Leaders in command of an Army on the map or of the Fleet, a commanding Ruler too."""
    total = 0
    for place in range(seat * ARMIES, (seat + 1) * ARMIES):
        total += s.generals[place] != NONE
    return total + (s.admirals[seat] != NONE) + (s.ruler_army[seat] != NONE)


def _land_units(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    if condition.where is None and not condition.kinds and condition.category == NONE:
        return all_deployed(s, seat)
    there = areas(s, condition.where, scene, seat)
    total = 0
    kinds = condition.kinds or ALL_KINDS
    if condition.category in (NONE, REGULAR) and INFANTRY in kinds:
        first = seat * AREA_COUNT
        for area in there:
            total += s.infantry[first + area]
    for army in range(ARMIES):
        at = s.army_area[seat * ARMIES + army]
        if at == NONE or (condition.where is not None and at not in there):
            continue
        for category in range(len(CATEGORIES)):
            if condition.category in (NONE, category):
                for kind in kinds:
                    total += army_unit(s, seat, army, category, kind)
    return total


def _ships(s: Table, condition: Condition, seat: int) -> int:
    """In these Sea Zones, or in Ports facing them; anywhere without any."""
    zones = condition.zones
    kinds = condition.kinds or ALL_KINDS
    total = 0
    if 0 in kinds:
        first = seat * ZONE_COUNT
        for row in (s.ships, s.guards):
            for zone in zones:
                total += row[first + zone]
            if not zones:
                for many in row[first : first + ZONE_COUNT]:
                    total += many
        for place, many in s.docked.items():
            if place // PROVINCE_COUNT == seat and _faces(s, place % PROVINCE_COUNT, zones):
                total += many
    at = s.fleet_at[seat]
    is_there = at != NONE and (
        not zones or at in zones or (at >= ZONE_COUNT and _faces(s, at - ZONE_COUNT, zones))
    )
    if is_there:
        total += fleet_ship(s, seat, LIGHT) if 0 in kinds else 0
        if 1 in kinds:
            total += fleet_ship(s, seat, HEAVY) + fleet_ship(s, seat, DAMAGED)
        total += fleet_ship(s, seat, GALLEYS) if 2 in kinds else 0
    return total


def _faces(s: Table, port: int, zones: list[int]) -> bool:
    return not zones or any(zone in zones for zone in s.atlas.province_zones[port])


def count_player_units(s: Table, there: list[int]) -> int:
    """`player-units`: land Units of all players."""
    return sum([units_in(s, seat, area) for area in there for seat in range(s.count)])


# What was done


def _is_since(s: Table, since: int, age: int, rounds: int) -> bool:
    if since == THIS_GAME:
        return True
    return age == s.age if since == THIS_AGE else rounds == s.rounds


def _done(s: Table, condition: Condition, seat: int) -> int:
    word, since = condition.word, condition.since
    if word == c.TRADE_INCOME:
        records = s.records
        is_now = records.trade_round == s.rounds and bool(records.trade_income)
        return records.trade_income[seat] if is_now else 0
    if word == c.CONVERTED:
        done = [each for each in s.records.conversions if each.seat == seat]
        return sum([_is_since(s, since, each.age, each.rounds) for each in done])
    if word == c.PEACE_ENFORCED:
        total = 0
        for peace in s.records.peaces:
            fits = condition.against == NONE or (condition.against == 0) == peace.is_player
            fits = fits and condition.realm in (NONE, peace.what) and peace.seat == seat
            total += fits and _is_since(s, since, peace.age, peace.rounds)
        return total
    total = 0
    for win in s.deeds.wins:
        fits = condition.side == NONE or (condition.side == 1) == win.is_naval
        fits = fits and (condition.against == NONE or bool(win.beaten >> condition.against & 1))
        total += win.seat == seat and fits and _is_since(s, since, win.age, win.rounds)
    return total


# Trade and trouble


def merchants_of(s: Table, seat: int) -> list[int]:
    """The nodes with a player's Merchants."""
    places = s.merchants[seat * MERCHANTS : (seat + 1) * MERCHANTS]
    return [node for node in places if node != NONE]


def _merchants(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    mine = set(merchants_of(s, seat))
    if condition.word == c.EXPANDED_NODES:
        return sum([s.expanded[node] for node in mine])
    listed = nodes(s, condition.nodes, scene, seat)
    return sum([node in mine for node in listed])


def _trouble(s: Table, word: int, seat: int) -> int:
    if word == c.UNREST:
        return sum([_is_restless(s, seat, p) for p in s.atlas.provinces])
    if word == c.DISSENT_AREAS:
        own = {s.atlas.province_area[p] for p in s.lands[s.realm_of[seat]] if s.occupant[p] == NONE}
        return sum([is_dissent(s, seat, area) for area in own])
    total = 0
    for area in s.atlas.areas:
        there = s.atlas.area_provinces[area]
        if s.rebels[area] and any(_has_disc(s, seat, p) for p in there):
            total += s.rebels[area]
        for p in there:
            total += s.occupant[p] == REBELS and seat in (s.town[p], s.vassal[p])
    return total


def _has_disc(s: Table, seat: int, province: int) -> bool:
    return seat in (s.town[province], s.vassal[province], s.occupant[province])


def _is_restless(s: Table, seat: int, province: int) -> bool:
    """Whether the disc on top is a player's, with Unrest."""
    if s.occupant[province] != NONE:
        return s.occupant[province] == seat and s.occupant_unrest[province]
    return seat in (s.town[province], s.vassal[province]) and s.unrest[province]
