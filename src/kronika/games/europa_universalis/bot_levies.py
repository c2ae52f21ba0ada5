"""EU-BOT.9, EU-BOT.10, EU-BOT.27, EU-BOT.70: Bot Power, and the one army that bots have."""

from typing import Final

from kronika.core.asks import Event

from .capacity import military_capacity
from .forces import add_unit, armies_in, army_size, army_unit, remove_unit
from .land import areas_of, owns, tax_value
from .relations import foes, is_enemy, units_there
from .state import Table
from .terms import (
    ALLIED,
    AREA_COUNT,
    ARMIES,
    ARTILLERY,
    CATEGORIES,
    CAVALRY,
    INFANTRY,
    LAND_UNITS,
    NONE,
    REGULAR,
)
from .words import AREA, NUMBER, PLAYER

POWER: Final = 0
FILL: Final = 1
DEFENCE_RECRUIT: Final = 2
RECRUIT: Final = 3
PRESTIGE_OF_ROUND: Final = 4
PRESTIGE_OF_AGE: Final = 5
"""EU-BOT.24: fields of a level."""
BEYOND_CAPACITY: Final = 3
LEAST_BEYOND: Final = 9
"""EU-BOT.10."""

BOT_RECRUITS: Final = Event("bot-recruits", (PLAYER, NUMBER, AREA))
BOT_IS_ATTACKED: Final = Event("bot-is-attacked", (PLAYER, NUMBER))


def level(s: Table, field: int) -> int:
    """EU-BOT.24: a number of the level that is played."""
    return s.content.bots.levels[s.switches.bot_level - 1][field]


def gain(s: Table, seat: int, many: int) -> None:
    """EU-BOT.21: up to 12 Bot Power."""
    s.bots.power[seat] = min(s.content.bots.pool, s.bots.power[seat] + many)


def lose(s: Table, seat: int, many: int) -> None:
    """As much Bot Power as there is; it lies aside."""
    lost = min(many, s.bots.power[seat])
    s.bots.power[seat] -= lost
    s.bots.spent[seat] += lost


def army_area(s: Table, seat: int) -> int:
    """Where the army stands; NONE: it is not on the map."""
    return s.army_area[seat * ARMIES]


def bot_army(s: Table, seat: int) -> int:
    """Its Units."""
    return army_size(s, seat, 0)


def gather(s: Table, seat: int) -> None:
    """EU-BOT.27: the army takes in all own Units of its Area."""
    area = army_area(s, seat)
    if area == NONE:
        return
    while s.infantry[seat * AREA_COUNT + area]:
        remove_unit(s, seat, area, NONE, REGULAR, INFANTRY)
        add_unit(s, seat, area, 0, REGULAR, INFANTRY)
    for army in armies_in(s, seat, area):
        if army == 0:
            continue
        for category in range(len(CATEGORIES)):
            for type in range(len(LAND_UNITS)):
                for _ in range(army_unit(s, seat, army, category, type)):
                    remove_unit(s, seat, area, army, category, type)
                    add_unit(s, seat, area, 0, category, type)


def distances(s: Table, start: int) -> dict[int, int]:
    """By land, how many steps Areas are away."""
    found = {start: 0}
    ends = [start]
    for end in ends:
        for area in s.atlas.area_land[end]:
            if area not in found:
                found[area] = found[end] + 1
                ends.append(area)
    return found


def _is_joined(s: Table, seat: int, area: int) -> bool:
    """EU-BOT.10: whether own Areas join an Area by land to the capital."""
    realm = s.realm_of[seat]
    own = set(areas_of(s, realm))
    start = s.atlas.province_area[s.capital[realm]]
    found, ends = {start}, [start]
    for end in ends:
        if area == end or area in s.atlas.area_land[end]:
            return True
        for near in s.atlas.area_land[end]:
            if near in own and near not in found:
                found.add(near)
                ends.append(near)
    return False


def room(s: Table, seat: int, area: int) -> int:
    """EU-BOT.10: Units that the army can take in there; joined to the capital it has no limit."""
    if _is_joined(s, seat, area):
        return s.available[seat] + s.allied[seat]
    most = military_capacity(s, s.realm_of[seat], area) + BEYOND_CAPACITY
    return max(0, max(most, LEAST_BEYOND) - bot_army(s, seat))


def muster_area(s: Table, seat: int, threat: int, is_attacked: bool = False) -> int:
    """EU-BOT.46, EU-BOT.70: where Units come: with the army; else in the capital Area, unless it
    was just attacked, or the own Area nearest to a threat, with Military Capacity; NONE."""
    here = army_area(s, seat)
    if here != NONE:
        return here
    realm = s.realm_of[seat]
    capital = s.atlas.province_area[s.capital[realm]]
    # Rebels are fought in the own turn only.
    areas = [a for a in areas_of(s, realm) if s.active == seat or not s.rebels[a]]
    if not is_attacked and capital in areas and military_capacity(s, realm, capital):
        return capital
    steps = distances(s, capital if threat == NONE else threat)
    found = [(steps.get(a, AREA_COUNT), a) for a in areas if military_capacity(s, realm, a)]
    return min(found)[1] if found else NONE


def can_recruit(s: Table, seat: int, threat: int = NONE, is_attacked: bool = False) -> bool:
    """EU-BOT.46: Manpower that is Available, and room for it."""
    if s.available[seat] + s.allied[seat] == 0:
        return False
    area = muster_area(s, seat, threat, is_attacked)
    return area != NONE and room(s, seat, area) > 0


def recruit(s: Table, seat: int, many: int, area: int) -> int:
    """EU-BOT.27: of every 4 Units 3 Infantry and 1 Cavalry, from Age II every 5th Artillery;
    Regular ones first. How many came."""
    many = min(many, s.available[seat] + s.allied[seat], room(s, seat, area))
    cycle = [INFANTRY, INFANTRY, INFANTRY, CAVALRY]
    if s.age > 0:
        cycle.append(ARTILLERY)
    for number in range(many):
        type = cycle[number % len(cycle)]
        if s.available[seat]:
            s.available[seat] -= 1
            add_unit(s, seat, area, 0, REGULAR, type)
        else:
            s.allied[seat] -= 1
            add_unit(s, seat, area, 0, ALLIED, INFANTRY if type == ARTILLERY else type)
    if many:
        s.tell(BOT_RECRUITS, seat, many, area)
    gather(s, seat)
    return many


def answer_attack(s: Table, seat: int, attacker: int) -> None:
    """EU-BOT.9, EU-BOT.70, EU-TD02: +1 Bot Power, then filled up; with Available Manpower 1 is
    spent to recruit. Once a round."""
    if s.bots.defended >> seat & 1:
        return
    s.bots.defended |= 1 << seat
    gain(s, seat, 1)
    s.bots.power[seat] = max(s.bots.power[seat], level(s, FILL))
    s.tell(BOT_IS_ATTACKED, seat, s.bots.power[seat])
    threat = nearest_enemy(s, seat, attacker)
    if can_recruit(s, seat, threat, True):
        lose(s, seat, 1)
        recruit(s, seat, level(s, DEFENCE_RECRUIT), muster_area(s, seat, threat, True))


def nearest_enemy(s: Table, seat: int, attacker: int) -> int:
    """EU-BOT.70: the Area that attackers come from: with their Units near the capital, else their
    own."""
    capital = s.atlas.province_area[s.capital[s.realm_of[seat]]]
    steps = distances(s, capital)
    found: list[tuple[int, int]] = []
    for area in s.atlas.areas:
        if units_there(s, area) & foes(s, seat):
            found.append((steps.get(area, AREA_COUNT), area))
    if not found:
        found = [(steps.get(area, AREA_COUNT), area) for area in areas_of(s, attacker)]
    return min(found)[1] if found else NONE


def own_tax_in(s: Table, seat: int, area: int) -> int:
    """Tax of a bot's own Provinces in an Area."""
    found = [p for p in s.atlas.area_provinces[area] if owns(s, seat, p)]
    return sum([tax_value(s, p) for p in found])


def enemies_in(s: Table, seat: int, area: int) -> int:
    """Rebel Units, and Units of players who are Enemies."""
    total = s.rebels[area]
    for other in range(s.count):
        if other != seat and is_enemy(s, seat, s.realm_of[other]):
            total += s.infantry[other * AREA_COUNT + area]
            total += sum([army_size(s, other, army) for army in armies_in(s, other, area)])
    return total
