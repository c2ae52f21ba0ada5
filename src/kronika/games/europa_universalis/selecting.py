"""Which Provinces, Areas, Realms and nodes selectors mean.

Provinces are bits of one number, so that "all", "any" and "not" are arithmetic. What never changes
on a map is found once.
"""

from typing import Final

from .agenda import Scene
from .effects import selectors as sel
from .effects.nodes import Selector
from .effects.things import (
    ALL_DISTANT,
    AREA_TARGET,
    CAPITAL,
    DISCS,
    DISSENT_AREAS,
    DISTANT_NODES,
    DISTANT_TOWNS,
    HRE,
    HRE_ELECTORS,
    LISTED,
    MAIN_MAP,
    MARITIME,
    NODE_TARGET,
    NPR_TARGET,
    OWN_AREAS,
    OWN_LARGE_TOWNS,
    OWN_PORTS,
    OWN_PROVINCES,
    PORT_AREAS,
    THAT,
    TOWNS,
    VASSALS,
)
from .empire import is_elector_area, is_hre_province
from .influence import influence_of, reach_of
from .land import areas_of, base_tax, is_core, is_vacant, owns, realm_tax
from .marrying import may_wed
from .people_in_play import candidates
from .relations import is_free_npr, is_npr_at_war, realms_adjacent
from .religion import faith_of, is_dissent
from .state import Table
from .terms import (
    CATHOLIC,
    COUNTER_REFORMED,
    LARGE_TOWN,
    NO_PORT,
    NONE,
    PROVINCE_COUNT,
    REALM_COUNT,
    TWO_TOWNS,
)

STATIC: Final = (*(sel.AREAS, sel.PROVINCES, sel.HOME, sel.FACING, sel.GOLD, sel.DUTCH_CORE),)
BITS: Final = [1 << province for province in range(PROVINCE_COUNT)]
"""Of each Province: large numbers are slow to make."""
TOWN_WORDS: Final = (TOWNS, OWN_PROVINCES, OWN_LARGE_TOWNS, DISTANT_TOWNS, OWN_PORTS)
"""What is own, and lies where a player has a Town that nobody covers."""
TO_ALLY: Final = 0
TO_MARRY: Final = 1


def bits(provinces: list[int]) -> int:
    """Provinces as bits."""
    found = 0
    for province in provinces:
        found |= BITS[province]
    return found


def listed(found: int) -> list[int]:
    """Bits as Provinces, in alphabetical order."""
    provinces: list[int] = []
    digits = bin(found)[:1:-1]  # large numbers are slow to shift
    place = digits.find("1")
    while place >= 0:
        provinces.append(place)
        place = digits.find("1", place + 1)
    return provinces


def provinces(s: Table, selector: Selector | None, scene: Scene, seat: int) -> list[int]:
    """The Provinces in play that are selected; all without a selector."""
    if selector is None:
        return s.atlas.provinces
    word = selector.word
    if word == sel.CHOSEN and selector.number == AREA_TARGET:
        area = scene.chosen[AREA_TARGET]
        return [] if area == NONE else s.atlas.area_provinces[area]
    if word == sel.OWN and seat != NONE and selector.number in TOWN_WORDS:
        return _own_towns(s, selector.number, seat)
    known = s.atlas.selected_provinces.get(selector)
    if known is not None:
        return known
    found = listed(mask(s, selector, scene, seat))
    if _is_static(selector):
        s.atlas.selected_provinces[selector] = found
    return found


def areas(s: Table, selector: Selector | None, scene: Scene, seat: int) -> list[int]:
    """The Areas in play of which something is selected; all without a selector."""
    if selector is None:
        return s.atlas.areas
    if selector.word == sel.CHOSEN and selector.number == AREA_TARGET:
        area = scene.chosen[AREA_TARGET]
        return [area] if area != NONE and s.atlas.has_area[area] else []
    known = s.atlas.selected_areas.get(selector)
    if known is not None:
        return known
    found = sorted({s.atlas.province_area[p] for p in provinces(s, selector, scene, seat)})
    if _is_static(selector):
        s.atlas.selected_areas[selector] = found
    return found


def _is_static(selector: Selector) -> bool:
    """Whether a selector always selects the same on a map."""
    word = selector.word
    if word in (sel.ALL, sel.ANY, sel.NOT):
        return all(_is_static(part) for part in selector.parts)
    return word in STATIC or (word == sel.REGION and selector.number >= ALL_DISTANT)


def area_bits(s: Table, chosen: list[int]) -> int:
    """All Provinces of Areas, as bits."""
    found = 0
    for area in chosen:
        found |= s.atlas.area_bits[area]
    return found


def is_of_faith(found: int, asked: int) -> bool:
    """Whether a faith is the one that is asked for; Catholic includes Counter-Reformed."""
    return found == asked or (asked == CATHOLIC and found == COUNTER_REFORMED)


def lands_of(s: Table, realm: int) -> list[int]:
    """The Provinces of a Realm, independent or a player's Vassal."""
    found = list(s.lands[realm])
    for seat in range(s.count):
        found += [province for province in s.vassal_lands[seat] if s.owner[province] == realm]
    return sorted(found)


def realm_areas(s: Table, realm: int) -> list[int]:
    """EU-11.1.1: the Areas with Provinces of a Realm, independent or a Vassal."""
    if s.lands[realm]:
        return areas_of(s, realm)
    return sorted({s.atlas.province_area[province] for province in lands_of(s, realm)})


def mask(s: Table, selector: Selector, scene: Scene, seat: int) -> int:
    """The Provinces in play that are selected, as bits."""
    known = s.atlas.selected.get(selector)
    if known is not None:
        return known
    word = selector.word
    if word in STATIC or (word == sel.REGION and selector.number >= ALL_DISTANT):
        found = _static(s, selector)
        s.atlas.selected[selector] = found
        return found
    if word == sel.ALL:
        found = mask(s, selector.parts[0], scene, seat)
        for part in selector.parts[1:]:
            found &= mask(s, part, scene, seat)
        return found
    if word == sel.ANY:
        found = 0
        for part in selector.parts:
            found |= mask(s, part, scene, seat)
        return found
    if word == sel.NOT:
        return s.atlas.province_bits & ~mask(s, selector.parts[0], scene, seat)
    if word == sel.OWN:
        return 0 if seat == NONE else _own(s, selector.number, seat)
    return _now(s, selector, scene, seat)


def _static(s: Table, selector: Selector) -> int:
    word, ids = selector.word, selector.ids
    atlas = s.atlas
    if word == sel.HOME:
        return bits(atlas.realm_provinces[selector.number])
    found = 0
    for p in atlas.provinces:
        if (
            (word == sel.AREAS and atlas.province_area[p] in ids)
            or (word == sel.PROVINCES and p in ids)
            or (word == sel.FACING and any(zone in ids for zone in atlas.province_zones[p]))
            or (word == sel.GOLD and atlas.province_gold[p])
            or (word == sel.DUTCH_CORE and atlas.province_dutch[p])
            or (word == sel.REGION and _is_in_region(s, p, selector.number))
        ):
            found |= 1 << p
    return found


def _is_in_region(s: Table, province: int, region: int) -> bool:
    area = s.atlas.province_area[province]
    if region == HRE:
        return is_hre_province(s, province)
    if region == HRE_ELECTORS:
        return is_elector_area(s, area)
    if region in (ALL_DISTANT, MAIN_MAP):
        return s.atlas.is_distant(province) == (region == ALL_DISTANT)
    return s.atlas.area_continent[area] == region - MAIN_MAP - 1


def _own(s: Table, what: int, seat: int) -> int:
    realm = s.realm_of[seat]
    if what == CAPITAL:
        return 0 if s.capital[realm] == NONE else 1 << s.capital[realm]
    if what == VASSALS:
        return bits([p for p in s.vassal_lands[seat] if s.occupant[p] == NONE])
    if what in TOWN_WORDS:
        return bits(_own_towns(s, what, seat))
    if what == DISCS:
        return bits(_own_towns(s, TOWNS, seat)) | _own(s, VASSALS, seat)
    owned = _own_towns(s, OWN_PORTS if what == PORT_AREAS else TOWNS, seat)
    within = sorted({s.atlas.province_area[p] for p in owned})
    if what in (OWN_AREAS, PORT_AREAS):
        return area_bits(s, within)
    if what == DISSENT_AREAS:
        return area_bits(s, [area for area in within if is_dissent(s, seat, area)])
    return 0  # what is only counted lies nowhere on the map


def _own_towns(s: Table, what: int, seat: int) -> list[int]:
    """The Provinces that a player Owns, or of these the Large ones, distant ones or Ports."""
    found: list[int] = []
    for province in s.lands[s.realm_of[seat]]:
        if not owns(s, seat, province):
            continue
        if what == OWN_LARGE_TOWNS:
            fits = s.disc[province] in (LARGE_TOWN, TWO_TOWNS)
        elif what == DISTANT_TOWNS:
            fits = s.atlas.is_distant(province)
        else:
            fits = what != OWN_PORTS or s.atlas.province_port[province] != NO_PORT
        if fits:
            found.append(province)
    return found


def _now(s: Table, selector: Selector, scene: Scene, seat: int) -> int:
    word = selector.word
    if word in (sel.REALM, sel.PICK, sel.ELIGIBLE):
        found = 0
        for realm in realms(s, selector, scene, seat):
            found |= bits(lands_of(s, realm))
        return found
    if word == sel.CHOSEN:
        return _chosen(s, selector.number, scene)
    if word == sel.REGION:
        return bits([p for p in s.atlas.provinces if _is_in_region(s, p, selector.number)])
    if word == sel.ADJACENT_TO:
        beside: set[int] = set()
        for p in listed(mask(s, selector.parts[0], scene, seat)):
            beside.update(s.atlas.province_areas[p])
        return area_bits(s, sorted(beside))
    if word == sel.RELIGION:
        faith = selector.number
        return area_bits(
            s, [area for area in s.atlas.main_areas if is_of_faith(faith_of(s, area), faith)]
        )
    if word == sel.CAPITAL_AREA_OF:
        return _capital_areas(s, selector, scene, seat)
    if word == sel.IN_REACH:
        return 0 if seat == NONE else area_bits(s, listed(reach_of(s, seat)))
    if word == sel.BESIEGED:
        return bits([p for p in s.occasion.besieged if owns(s, seat, p)])
    if word == sel.OWNED_BY:
        return bits([p for p in s.atlas.provinces if s.town[p] != NONE and s.occupant[p] == NONE])
    if word == sel.VACANT:
        return bits([p for p in s.atlas.provinces if is_vacant(s, p)])
    if word == sel.CAPITALS:
        return bits([s.capital[r] for r in range(REALM_COUNT) if s.capital[r] in s.lands[r]])
    assert word == sel.NON_CORE, "it selects nothing on the map"
    return bits([p for p in s.atlas.provinces if not is_core(s, s.realm_of[seat], p)])


def _chosen(s: Table, kind: int, scene: Scene) -> int:
    what = scene.chosen[kind]
    if what == NONE:
        return 0
    return s.atlas.area_bits[what] if kind == AREA_TARGET else bits(lands_of(s, what))


def _capital_areas(s: Table, selector: Selector, scene: Scene, seat: int) -> int:
    if selector.who is not None:
        found = [s.realm_of[each] for each in candidates(s, selector.who, scene)]
    else:
        found = realms(s, selector.parts[0], scene, seat)
    capitals = [s.capital[realm] for realm in found]
    return area_bits(s, [s.atlas.province_area[p] for p in capitals if p != NONE])


def realms(s: Table, selector: Selector, scene: Scene, seat: int) -> list[int]:
    """The Realms that are selected, in alphabetical order."""
    word = selector.word
    if word == sel.REALM or word == sel.PICK:
        realm = selector.number if word == sel.REALM else THAT
        realm = s.course.picked if realm == THAT else realm
        return [] if realm == NONE else [realm]
    if word == sel.CHOSEN and selector.number >= NPR_TARGET and selector.number < NODE_TARGET:
        realm = scene.chosen[selector.number]
        return [] if realm == NONE else [realm]
    if word == sel.ELIGIBLE:
        return eligible(s, selector.number, seat)
    if word == sel.ALL:
        found = realms(s, selector.parts[0], scene, seat)
        for part in selector.parts[1:]:
            others = realms(s, part, scene, seat)
            found = [realm for realm in found if realm in others]
        return found
    if word == sel.ANY:
        return sorted({r for part in selector.parts for r in realms(s, part, scene, seat)})
    if word == sel.NOT:
        others = realms(s, selector.parts[0], scene, seat)
        return [r for r in range(REALM_COUNT) if s.lands[r] and r not in others]
    held = listed(mask(s, selector, scene, seat))
    return sorted({s.owner[p] for p in held if s.owner[p] != NONE})


def eligible(s: Table, kind: int, seat: int) -> list[int]:
    """Realms that a player may ally with, or marry, where a card leaves the choice to him."""
    mine = s.realm_of[seat]
    if kind == TO_ALLY:
        return [
            realm
            for realm in range(REALM_COUNT)
            if is_free_npr(s, realm)
            and not is_npr_at_war(s, realm)
            and realm_tax(s, realm) <= base_tax(s, seat)
            and realms_adjacent(s, mine, realm)
        ]
    own = {s.owner[province] for province in s.vassal_lands[seat]}
    return [
        realm
        for realm in range(REALM_COUNT)
        if (is_free_npr(s, realm) or realm in own)
        and may_wed(s, seat, realm)
        and (_is_beside(s, seat, realm) or _has_influence(s, seat, realm))
    ]


def _is_beside(s: Table, seat: int, realm: int) -> bool:
    mine = set(s.lands[s.realm_of[seat]])
    for province in lands_of(s, realm):
        if s.occupant[province] == NONE:
            for near in s.atlas.province_adjacent[province]:
                if near in mine and owns(s, seat, near):
                    return True
    return False


def _has_influence(s: Table, seat: int, realm: int) -> bool:
    return any(influence_of(s, seat, area) > 0 for area in realm_areas(s, realm))


def nodes(s: Table, selector: Selector | None, scene: Scene, seat: int) -> list[int]:
    """The Trade Nodes in play that are selected; all without a selector."""
    if selector is None:
        return s.atlas.nodes
    if selector.word == sel.CHOSEN:
        chosen = scene.chosen[NODE_TARGET]
        return [] if chosen == NONE else [chosen]
    if selector.word == sel.OWN_KEY:
        return keyed_nodes(s, selector.number, seat)
    if selector.number == LISTED:
        return [node for node in selector.ids if s.atlas.has_node[node]]
    if selector.number == MARITIME:
        return [node for node in s.atlas.nodes if s.atlas.node_maritime[node]]
    if selector.number == DISTANT_NODES:
        return [node for node in s.atlas.nodes if s.atlas.node_continent[node] != NONE]
    return s.atlas.nodes


def keyed_nodes(s: Table, least: int, seat: int) -> list[int]:
    """Primary nodes of the trade card in use of which a player Owns so many Key Provinces."""
    card = s.occasion.trade_card
    if card == NONE:
        return []
    found = [
        each.node
        for each in s.content.trade.cards[card].nodes
        if sum([owns(s, seat, province) for province in each.keys]) >= least
    ]
    return sorted(set(found))
