"""How much land players have, as conditions count it: now, or at a reference moment."""

from kronika.core.errors import RulesError

from .agenda import Scene
from .beginnings import Beginning, held_at, owned_at
from .effects import conditions as c
from .effects.nodes import Condition, Selector
from .effects.things import STATE_RELIGION, THIS_AGE
from .empire import is_member
from .influence import influence_of
from .land import areas_of, base_tax, cores_of, is_core, owns, realm_tax
from .measures import distant_lands, vassal_realms
from .relations import marriage_areas
from .religion import faith_of, is_dissent
from .selecting import areas, is_of_faith, mask, provinces, realm_areas, realms
from .state import Table
from .terms import AREA_COUNT, NONE, REBELS


def owned_there(s: Table, word: int, seat: int, found: list[int]) -> int:
    """Of these Provinces, how many a player owns, holds, controls or occupies."""
    total = 0
    for province in found:
        occupant = s.occupant[province]
        if occupant == seat:
            total += word == c.OCCUPIES or word == c.CONTROLS
        elif occupant == NONE and word != c.OCCUPIES:
            total += s.town[province] == seat or (word == c.HOLDS and s.vassal[province] == seat)
    return total


def count_provinces(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    """`owns`, `holds`, `controls`, `occupies`, `distant-towns`."""
    if condition.word == c.DISTANT_TOWNS:
        found = distant_lands(s, seat, False)
        if condition.where is None:
            return len(found)
        selected = mask(s, condition.where, scene, seat)
        return sum([selected >> province & 1 for province in found])
    return owned_there(s, condition.word, seat, provinces(s, condition.where, scene, seat))


def holds_all(s: Table, condition: Condition, scene: Scene, seat: int) -> bool:
    """Every selected Province in play, of which there is one; or at least half of them.

    EU-15.3.2: of an Area that is chosen to be converted, all that share its slot.
    """
    found = provinces(s, condition.where, scene, seat)
    if condition.half:
        slots = {s.atlas.area_slot[s.atlas.province_area[p]] for p in found}
        found = [
            p
            for p in s.atlas.provinces
            if not s.atlas.is_distant(p) and s.atlas.area_slot[s.atlas.province_area[p]] in slots
        ]
        return 2 * owned_there(s, condition.word, seat, found) >= len(found) > 0
    return 0 < len(found) == owned_there(s, condition.word, seat, found)


def count_areas(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    """`owned-areas`, `whole-areas`."""
    if condition.word == c.WHOLE_AREAS:
        return len(whole_areas(s, condition.where, scene, seat, None))
    realm = s.realm_of[seat]
    selected = mask(s, condition.where, scene, seat) if condition.where is not None else -1
    counted: set[int] = set()
    for province in s.lands[realm]:
        if owns(s, seat, province) and (selected == -1 or selected >> province & 1):
            counted.add(s.atlas.province_area[province])
    if not condition.no_core:
        return len(counted)
    total = 0
    for area in counted:
        total += not any(is_core(s, realm, p) for p in s.atlas.area_provinces[area])
    return total


def whole_areas(
    s: Table, where: Selector | None, scene: Scene, seat: int, then: Beginning | None
) -> list[int]:
    """Areas of the main map in which a player Owns every Province in play, now or then."""
    found: list[int] = []
    among = areas(s, where, scene, seat)
    if where is None:
        among = s.atlas.main_areas if then is not None else areas_of(s, s.realm_of[seat])
    for area in among:
        if s.atlas.area_continent[area] != NONE:
            continue
        is_whole = True
        for province in s.atlas.area_provinces[area]:
            is_whole = owns(s, seat, province) if then is None else owned_at(then, seat, province)
            if not is_whole:
                break
        if is_whole:
            found.append(area)
    return found


def count_then(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    """The number at the reference moment that growth is measured from."""
    then = s.at_age_start if condition.since == THIS_AGE else s.at_start
    word = condition.word
    if not then.taxes:
        return 0
    if word == c.BASE_TAX:
        return then.taxes[seat]
    if word == c.VASSAL:
        return then.vassals[seat]
    if word == c.CORES:
        return then.cores[seat]
    if word == c.WHOLE_AREAS:
        return len(whole_areas(s, condition.where, scene, seat, then))
    if word not in (c.HOLDS, c.OWNS, c.DISTANT_TOWNS):
        raise RulesError("the number at the start is not remembered")
    found = provinces(s, condition.where, scene, seat)
    if word == c.HOLDS:
        return sum([held_at(then, seat, p) for p in found])
    if word == c.DISTANT_TOWNS:
        found = [p for p in found if s.atlas.is_distant(p)]
    return sum([owned_at(then, seat, p) for p in found])


def count_holdings(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    """`cores`, `base-tax`, `colonies`, `continents`, `vassal`, `vassal-tokens`, `claims`."""
    word = condition.word
    if word == c.CORES:
        return cores_of(s, seat)
    if word == c.BASE_TAX:
        return _tax(s, condition, scene, seat)
    if word == c.COLONIES:
        return len(distant_lands(s, seat, True))
    if word == c.CONTINENTS:
        there = distant_lands(s, seat, False)
        return len({s.atlas.area_continent[s.atlas.province_area[p]] for p in there})
    if word == c.VASSAL:
        return len(vassal_realms(s, seat))
    if word == c.VASSAL_TOKENS:
        return s.vassal_tokens[seat]
    total = 0
    for area in areas(s, condition.where, scene, seat):
        claims = s.claims[area]
        if claims:
            total += claims >> seat & 1
    return total


def _tax(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    if condition.where is None:
        return base_tax(s, seat)
    found = realms(s, condition.where, scene, seat)
    if not found:
        return 0
    other = s.seat_of[found[0]]
    return realm_tax(s, found[0]) if other == NONE else base_tax(s, other)


def count_influence(s: Table, condition: Condition, scene: Scene, seat: int) -> int:
    """`influence-in`, `influence-areas`, `influence-lead`: own cubes and Marriages, not Imperial
    ones."""
    where = condition.where
    word = condition.word
    there = s.atlas.main_areas
    if where is not None:
        there = [a for a in areas(s, where, scene, seat) if s.atlas.area_continent[a] == NONE]
    if word == c.INFLUENCE_LEAD:
        return _leads_in(s, seat, there)
    married = marriage_areas(s, seat)
    first = seat * AREA_COUNT
    total = 0
    for area in there:
        here = s.influence[first + area]
        if area in married:
            here += married.count(area)
        if word == c.INFLUENCE_IN:
            total += here
        elif here > 0:
            total += 1
    return total


def _leads_in(s: Table, seat: int, there: list[int]) -> int:
    """In how many of these Areas a player has 2 or more, and more than everybody else."""
    married = [marriage_areas(s, each) for each in range(s.count)]
    total = 0
    for area in there:
        most, mine = 1, 0
        for each in range(s.count):
            here = s.influence[each * AREA_COUNT + area] + married[each].count(area)
            if each == seat:
                mine = here
            else:
                most = max(most, here)
        total += mine > most
    return total


def has_most_influence(s: Table, condition: Condition, scene: Scene, seat: int) -> bool:
    """`most-influence`: at least so much in a Realm, and more than every Opponent."""
    assert condition.where is not None
    found = realms(s, condition.where, scene, seat)
    if not found:
        return False
    there = realm_areas(s, found[0])
    mine = sum([influence_of(s, seat, area) for area in there])
    if mine < condition.least:
        return False
    for other in range(s.count):
        if other != seat and sum([influence_of(s, other, area) for area in there]) >= mine:
            return False
    return True


def has_area_religion(s: Table, condition: Condition, scene: Scene, seat: int) -> bool:
    """`area-religion`: so many Areas, or all, have the faith."""
    asked = condition.faith
    if asked == STATE_RELIGION:
        if seat == NONE:
            return False
        asked = s.religion[s.realm_of[seat]]
        is_own = True
    else:
        is_own = False
    there = [a for a in areas(s, condition.where, scene, seat) if s.atlas.area_continent[a] == NONE]
    if is_own:
        fitting = sum([not is_dissent(s, seat, area) for area in there])
    else:
        fitting = sum([is_of_faith(faith_of(s, area), asked) for area in there])
    return fitting >= condition.least if condition.least > 0 else 0 < len(there) == fitting


def count_relations(s: Table, condition: Condition, seat: int) -> int:
    """`alliances` with members of the Empire, NPRs, players, or anybody."""
    total = 0
    kind = condition.partner
    if kind != 2:
        for realm, ally in enumerate(s.ally):
            if ally == seat and s.seat_of[realm] == NONE:
                total += kind != 0 or is_member(s, realm)
    if kind != 1:
        for other in range(s.count):
            realm = s.realm_of[other]
            if s.pacts[seat] >> other & 1 and s.seat_of[realm] == other:
                total += kind != 0 or is_member(s, realm)
    return total


def count_player_owned(s: Table, found: list[int]) -> int:
    """`player-owned`: Provinces that players Own."""
    return sum([s.town[p] != NONE and s.occupant[p] == NONE for p in found])


def count_opponent_discs(s: Table, found: list[int], seat: int) -> int:
    """`opponent-discs`: uncovered Towns and Vassal tokens of Opponents."""
    total = 0
    for p in found:
        occupant = s.occupant[p]
        if occupant == REBELS:
            continue
        on_top = occupant
        if on_top == NONE:
            on_top = s.town[p] if s.town[p] != NONE else s.vassal[p]
        total += on_top not in (NONE, seat)
    return total
