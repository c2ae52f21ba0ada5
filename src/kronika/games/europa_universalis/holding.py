"""Whether conditions of cards hold."""

from collections.abc import Callable
from typing import Final

from kronika.core.errors import RulesError

from .agenda import Scene
from .connections import reaches
from .curia import papal_controller
from .effects import conditions as c
from .effects import people
from .effects.nodes import Condition
from .effects.things import ARMY_TARGET
from .empire import is_hre_area
from .forces import army_unit
from .holding_land import (
    count_opponent_discs,
    count_player_owned,
    count_then,
    has_area_religion,
    has_most_influence,
    holds_all,
)
from .holding_state import count_player_units, has_ideas, number_of
from .influence import reach_of
from .land import is_core
from .marrying import has_marriage, is_vassal_of
from .measures import measured
from .people_in_play import FITS, candidates
from .relations import is_ally, is_at_war, is_enemy, is_free_npr, is_npr_at_war
from .religion import can_convert
from .selecting import areas, is_of_faith, nodes, provinces, realms
from .state import Table
from .terms import ALLIED, ARMIES, ARTILLERY, CAVALRY, MERCENARY, NONE, REGULAR

TRADE_POWER: Final[list[Callable[[Table, int, int], int]]] = []
"""Trade Power of a player in a node: the chapter of trade, which needs this file, puts it here."""

NO_SEAT_WORDS: Final = (
    *(c.IMPERIAL_AUTHORITY, c.AGE, c.PLAYER_REALM, c.NPR, c.HRE_AREA, c.PLAYER_OWNED),
    *(c.AREA_RELIGION, c.EXPANDED, c.LOSER_IS_OPPONENT, c.BATTLE),
)
"""Said of nobody; the rest is said of the player whom it names, or whose card it is."""
OF_NOBODY: Final = 1
OF_CARD: Final = 2
OF_CARD_WORDS: Final = (
    *(c.CONVERTIBLE, c.IN_REACH, c.OPPONENT_DISCS, c.PLAYER_UNITS, c.CONNECTED, c.KEY_POWER),
    *(c.LEADER_IN_USE, c.INFANTRY_IN_BATTLE, c.ARTILLERY_UP_TO_CAVALRY, c.ENTERED),
)
SAID: Final = [
    OF_NOBODY if word in NO_SEAT_WORDS else OF_CARD if word in OF_CARD_WORDS else 0
    for word in range(c.NOT + 1)
]
"""By word, of whom it is said: a condition is looked at too often to search for it."""


def holds(s: Table, condition: Condition, scene: Scene) -> bool:
    """EU-16.3.2: whether a condition holds; what is said about nobody does not."""
    word = condition.word
    if word == c.ALL:
        return all(holds(s, part, scene) for part in condition.parts)
    if word == c.ANY:
        return any(holds(s, part, scene) for part in condition.parts)
    if word == c.NOT:
        return not holds(s, condition.parts[0], scene)
    said = SAID[word]
    if said == OF_NOBODY:
        return _of_nobody(s, condition, scene)
    if said == OF_CARD:
        return scene.you != NONE and _of_card(s, condition, scene, scene.you)
    if word == c.AT_PEACE and condition.where is not None:
        return _is_realm_at_peace(s, condition, scene)
    if condition.who.word == people.YOU:
        return scene.you != NONE and _of_player(s, condition, scene, scene.you)
    for seat in candidates(s, condition.who, scene):
        if _of_player(s, condition, scene, seat):
            return True
    return False


def all_hold(s: Table, conditions: list[Condition], scene: Scene) -> bool:
    """Whether all of several conditions hold."""
    return all(holds(s, condition, scene) for condition in conditions)


FITS.append(holds)


def _of_player(s: Table, condition: Condition, scene: Scene, seat: int) -> bool:
    word = condition.word
    if word == c.PLAYS:
        return s.realm_of[seat] == condition.realm
    if word == c.RELIGION:
        faith = s.religion[s.realm_of[seat]]
        return any(is_of_faith(faith, asked) for asked in condition.faiths)
    if word == c.HAS_IDEA:
        return has_ideas(s, condition, seat)
    if word == c.CORE:
        found = provinces(s, condition.where, scene, seat)
        return bool(found) and all(is_core(s, s.realm_of[seat], p) for p in found)
    if condition.whole or condition.half:
        return holds_all(s, condition, scene, seat)
    if word == c.MOST_INFLUENCE:
        return has_most_influence(s, condition, scene, seat)
    if word in (c.ALLIED_WITH, c.MARRIED_TO, c.AT_WAR, c.AT_PEACE) or (
        word == c.VASSAL and condition.realm != NONE
    ):
        return _of_relations(s, condition, seat)
    if word in (c.EMPEROR, c.PAPAL_CONTROLLER, c.PRESTIGE_RANK, c.LEADS):
        return _of_rank(s, condition, seat)
    if word in (c.DISCOVERED, c.COMPLETED, c.TRADE_POWER_IN):
        return _of_rest(s, condition, seat)
    number = number_of(s, condition, scene, seat)
    if condition.growth:
        return number - count_then(s, condition, scene, seat) >= condition.growth
    return condition.least <= number <= condition.most


def _of_relations(s: Table, condition: Condition, seat: int) -> bool:
    word, realm = condition.word, condition.realm
    if word == c.ALLIED_WITH:
        return is_ally(s, seat, realm)
    if word == c.MARRIED_TO:
        return has_marriage(s, seat, realm)
    if word == c.VASSAL:
        return is_vassal_of(s, seat, realm)
    if word == c.AT_PEACE:
        return not is_at_war(s, seat)
    return is_at_war(s, seat) if realm == NONE else is_enemy(s, seat, realm)


def _is_realm_at_peace(s: Table, condition: Condition, scene: Scene) -> bool:
    """EU-DV.9: of the Realm that was chosen."""
    assert condition.where is not None
    found = realms(s, condition.where, scene, scene.you)
    if not found:
        return False
    seat = s.seat_of[found[0]]
    return not (is_npr_at_war(s, found[0]) if seat == NONE else is_at_war(s, seat))


def _of_rank(s: Table, condition: Condition, seat: int) -> bool:
    word = condition.word
    if word == c.EMPEROR:
        return s.emperor == s.realm_of[seat]
    if word == c.PAPAL_CONTROLLER:
        return papal_controller(s) == seat
    others = [other for other in range(s.count) if other != seat and not s.eliminated >> other & 1]
    if word == c.LEADS:
        mine = measured(s, seat, condition.measure)
        return all(measured(s, other, condition.measure) < mine for other in others)
    if condition.rank == 0:
        return all(s.prestige[other] < s.prestige[seat] for other in others)
    return all(s.prestige[other] > s.prestige[seat] for other in others)


def _of_rest(s: Table, condition: Condition, seat: int) -> bool:
    word = condition.word
    if word == c.COMPLETED:
        if condition.mission != NONE:
            return condition.mission in s.missions_done[seat]
        for place, card in enumerate(s.milestones):
            if card == condition.milestone:
                return seat in s.milestone_tags[place]
        return False
    if word == c.DISCOVERED:
        if condition.continent != NONE:
            return bool(s.continents >> condition.continent & 1)
        continent = s.atlas.zone_continent[condition.zone]
        return continent == NONE or bool(s.continents >> continent & 1)
    assert condition.nodes is not None
    if not TRADE_POWER:
        raise RulesError("trade-power-in is counted by the chapter of trade")
    for node in condition.nodes.ids:
        mine = TRADE_POWER[0](s, seat, node)
        others = [TRADE_POWER[0](s, other, node) for other in range(s.count) if other != seat]
        if mine <= max([0, *others]):
            return False
    return True


def _of_nobody(s: Table, condition: Condition, scene: Scene) -> bool:
    word, realm = condition.word, condition.realm
    if word == c.IMPERIAL_AUTHORITY:
        return condition.least <= s.authority <= condition.most
    if word == c.AGE:
        return condition.least <= s.age + 1 <= condition.most
    if word == c.PLAYER_REALM:
        return s.seat_of[realm] != NONE and not s.eliminated >> s.seat_of[realm] & 1
    if word == c.NPR:
        capital = s.capital[realm]
        return is_free_npr(s, realm) and capital in s.lands[realm] and s.occupant[capital] == NONE
    if word == c.HRE_AREA:
        return is_hre_area(s, condition.area)
    if word == c.PLAYER_OWNED:
        found = provinces(s, condition.where, scene, scene.you)
        return count_player_owned(s, found) >= condition.least
    if word == c.AREA_RELIGION:
        return has_area_religion(s, condition, scene, scene.you)
    if word == c.EXPANDED:
        found = nodes(s, condition.nodes, scene, scene.you)
        return bool(found) and all(s.expanded[node] for node in found)
    if word == c.LOSER_IS_OPPONENT:
        return s.occasion.is_loser_player
    return s.occasion.battle == condition.side


def _of_card(s: Table, condition: Condition, scene: Scene, seat: int) -> bool:
    word = condition.word
    if word == c.CONVERTIBLE:
        return any(can_convert(s, seat, a) for a in areas(s, condition.where, scene, seat))
    if word == c.IN_REACH:
        reached = reach_of(s, seat)
        return any(reached >> area & 1 for area in areas(s, condition.where, scene, seat))
    if word == c.OPPONENT_DISCS:
        found = provinces(s, condition.where, scene, seat)
        return count_opponent_discs(s, found, seat) >= condition.least
    if word == c.PLAYER_UNITS:
        return count_player_units(s, areas(s, condition.where, scene, seat)) <= condition.most
    if word == c.CONNECTED:
        return any(reaches(s, seat, n) for n in nodes(s, condition.nodes, scene, seat))
    occasion = s.occasion
    if word == c.KEY_POWER:
        return bool(occasion.key_power) and occasion.key_power[seat] >= condition.least
    if word == c.LEADER_IN_USE:
        return bool(occasion.led >> seat & 1)
    if word == c.INFANTRY_IN_BATTLE:
        return bool(occasion.infantry) and occasion.infantry[seat] >= condition.least
    army = scene.chosen[ARMY_TARGET]
    if army == NONE:
        return False
    if word == c.ENTERED:
        return occasion.entered != NONE and s.army_area[seat * ARMIES + army] == occasion.entered
    guns, horses = 0, 0
    for category in (REGULAR, MERCENARY, ALLIED):
        guns += army_unit(s, seat, army, category, ARTILLERY)
        horses += army_unit(s, seat, army, category, CAVALRY)
    return guns <= horses
