"""EU-BOT.49, EU-BOT.50, EU-BOT.51, EU-BOT.57 and on: all charts but war and diplomacy."""

from typing import Final

from kronika.core.asks import Event, Option

from .agenda import BOT_STEP, PIRATE_BATTLE, Duty
from .bot_levies import gain, lose
from .bot_war import can_pay, pay
from .claims import claim_pieces_left, has_claim, put_claim
from .colonizing import COLONIZED, colonizable, is_settled
from .converting import adoptable, convertible
from .curia import can_gain_cardinal, cardinals_of, gain_cardinal, papal_controller
from .effects import things
from .empire import may_adopt
from .event_action import can_event, take_event
from .exploring import has_quest, in_sight, targets
from .forces import add_fleet_ship, all_ships, ships_at_sea, ships_left
from .ideas import may_research, research
from .land import is_active_port, owns, put_town, tax_value
from .manner import FREE
from .papal_actions import (
    CALL_CRUSADE,
    CRUSADE_PROVINCES,
    EXCOMMUNICATE,
    can_papal_action,
    papal_choices,
)
from .ports import free_slots
from .purse import raise_stability
from .relations import is_enemy, is_hostile_zone
from .religion import faith_of, is_dissent, same_faith, state_religion
from .sea_routes import ship_moves, take_ships
from .state import Table, changed
from .suppressing import SUPPRESSES, suppressible
from .terms import (
    ARMIES,
    CATHOLIC,
    COUNTER_REFORMED,
    HEAVY,
    ISLAM,
    MERCHANTS,
    NONE,
    ORTHODOX,
    PROTESTANT,
    ZONE_COUNT,
)
from .words import CHART, NUMBER, PLAYER

TAKE: Final = 20
"""BOT_STEP: c: an action of `effects.things` is carried out, with answers by the rules of bots."""
COLONY: Final = 4
EVENT_DUCATS: Final = 4
"""EU-BOT.50: ducats on an event for 1 Bot Power."""
CALM: Final = 2
LEAD: Final = 5
"""EU-BOT.57: Prestige by which a player leads who is excommunicated."""
FOCUS_ENOUGH: Final = 8
REROLLS_FROM: Final = 3
"""EU-BOT.58: the level."""

BOT_FOCUSES: Final = Event("bot-focuses", (PLAYER, CHART))
BOT_BUILDS: Final = Event("bot-builds", (PLAYER, NUMBER))
BOT_EXPLORES: Final = Event("bot-explores", (PLAYER, NUMBER))


def colonize(s: Table, seat: int) -> bool:
    """EU-BOT.41, EU-BOT.49: up to 4 Colonists; those that are missing cost half as much."""
    areas = colonizable(s, seat)
    used = min(COLONY, s.colonists[seat])
    cost = (COLONY - used + 1) // 2
    if not areas or s.bots.power[seat] < cost:
        return False
    area = min([(_wish(s, seat, each), -_neighbours(s, seat, each), each) for each in areas])[2]
    s.colonists[seat] -= used
    lose(s, seat, cost)
    s.claims = changed(s.claims, area, s.claims[area] & ~(1 << seat))
    for province in s.atlas.area_provinces[area]:
        put_town(s, seat, province)
    s.tell(COLONIZED, seat, area)
    return True


def _wish(s: Table, seat: int, area: int) -> int:
    """The place of an Area in the explore list."""
    listed = _explored(s, seat)
    return listed.index(area) if area in listed else len(listed)


def _explored(s: Table, seat: int) -> list[int]:
    realm = s.content.bots.realms.get(s.realm_of[seat])
    return [] if realm is None else [s.atlas.province_area[p] for p in realm.explore]


def _neighbours(s: Table, seat: int, area: int) -> int:
    found: set[int] = set()
    for province in s.atlas.area_provinces[area]:
        found.update(s.atlas.province_adjacent[province])
    return len([p for p in found if owns(s, seat, p)])


def event(s: Table, seat: int) -> bool:
    """EU-BOT.50, EU-TD06: an event is taken; 4 or more ducats on it are 1 Bot Power."""
    if not can_event(s, seat, FREE):
        return False
    place = chosen_event(s, seat)
    ducats = s.event_ducats[place]
    take_event(s, seat, s.events[place])
    s.ducats[seat] = 0
    if ducats >= EVENT_DUCATS:
        gain(s, seat, 1)
    return True


def chosen_event(s: Table, seat: int) -> int:
    """EU-BOT.50: the own Realm's; those with a Ruler of another Realm last; most ducats."""
    own = s.realm_of[seat]
    found: list[tuple[bool, bool, int, int]] = []
    for place, number in enumerate(s.events):
        card = s.content.events.events[number]
        is_others = card.ruler != NONE and card.realm not in (NONE, own)
        found.append((card.realm != own, is_others, -s.event_ducats[place], place))
    return min(found)[3]


def has_own_event(s: Table, seat: int) -> bool:
    """EU-BOT.42: whether the own Realm's event is face up."""
    own = s.realm_of[seat]
    return any(s.content.events.events[number].realm == own for number in s.events)


def idea(s: Table, seat: int) -> bool:
    """EU-BOT.51: the first Idea that is lacking, by types, then from top to bottom."""
    if not can_pay(s, seat, "idea"):
        return False
    realm = s.content.bots.realms.get(s.realm_of[seat])
    types = [0, 1, 2] if realm is None else realm.ideas
    ideas = s.content.ideas.ideas
    governed = any(seat in owners and ideas[i].government for i, owners in enumerate(s.tags))
    for type in types:
        for each in s.idea_display[type]:
            if may_research(s, seat, each) and not (governed and ideas[each].government):
                pay(s, seat, "idea")
                research(s, seat, each)
                return True
    return False


def naval(s: Table, seat: int) -> bool:
    """EU-BOT.56: against Pirates, more Ships, or Ships on slots."""
    realm = s.content.bots.realms.get(s.realm_of[seat])
    zones = [] if realm is None else [zone for zone in realm.sea if zone in s.atlas.zones]
    if _hunt(s, seat):
        return True
    return _build(s, seat, zones) or _patrol(s, seat, zones)


def _hunt(s: Table, seat: int) -> bool:
    node = s.merchants[seat * MERCHANTS]
    if node == NONE or not s.pirates[node] or not can_pay(s, seat, "pirates"):
        return False
    for zone in s.atlas.node_zones[node]:
        ships = ships_at_sea(s, seat, zone)
        if ships >= 2 and ships > s.pirates[node]:
            pay(s, seat, "pirates")
            s.agenda.append(Duty(PIRATE_BATTLE, seat, zone, node))
            return True
    return False


def _build(s: Table, seat: int, zones: list[int]) -> bool:
    """EU-BOT.56 (b): 2 Light Ships, from Age II one of them Heavy in the fleet."""
    if not can_pay(s, seat, "ships") or all_ships(s, seat) >= 2 + s.age + 1:
        return False
    built = 0
    for zone in zones:
        ports = [p for p in s.atlas.zone_ports[zone] if owns(s, seat, p) and is_active_port(s, p)]
        if not ports or is_hostile_zone(s, seat, zone):
            continue
        while built < 2 and ships_left(s, seat) > 0:
            if built == 1 and s.age > 0 and s.fleet_at[seat] in (NONE, zone):
                add_fleet_ship(s, seat, zone, HEAVY)
            elif free_slots(s, zone) > 0:
                s.guards[seat * ZONE_COUNT + zone] += 1
            else:
                s.ships[seat * ZONE_COUNT + zone] += 1
            built += 1
    if built:
        pay(s, seat, "ships")
        s.tell(BOT_BUILDS, seat, built)
    return built > 0


def _patrol(s: Table, seat: int, zones: list[int]) -> bool:
    """EU-BOT.56 (c): up to 2 Light Ships to listed Sea Zones with free slots where it has none."""
    if not can_pay(s, seat, "ships"):
        return False
    moved = 0
    for zone in zones:
        if moved == 2:
            break
        if s.guards[seat * ZONE_COUNT + zone] or free_slots(s, zone) <= 0:
            continue
        for origin, end in ship_moves(s, seat):
            is_waiting = origin < ZONE_COUNT or (origin != zone and origin % ZONE_COUNT != zone)
            if end == zone and is_waiting:
                take_ships(s, seat, origin, 1)
                s.guards[seat * ZONE_COUNT + zone] += 1
                moved += 1
                break
    if moved:
        pay(s, seat, "ships")
    return moved > 0


def papal_curia(s: Table, seat: int) -> bool:
    """EU-BOT.57: a Papal Action with a good target, or a Cardinal."""
    if state_religion(s, seat) not in (CATHOLIC, COUNTER_REFORMED):
        return False
    may_act = can_pay(s, seat, "papal-action") and can_papal_action(s, seat, FREE)
    if may_act and papal_wish(s, seat, papal_choices(s, seat)) is not None:
        pay(s, seat, "papal-action")
        s.agenda.append(Duty(BOT_STEP, seat, TAKE, things.PAPAL_ACTION))
        return True
    if not can_pay(s, seat, "cardinal") or not can_gain_cardinal(s, seat):
        return False
    others = [cardinals_of(s, other) for other in range(s.count) if other != seat]
    if cardinals_of(s, seat) >= max([0, *others]) + 2:
        return False
    pay(s, seat, "cardinal")
    gain_cardinal(s, seat)
    return True


def papal_wish(s: Table, seat: int, options: list[Option]) -> Option | None:
    """EU-BOT.57 (a): an enemy, or a leader, is excommunicated; a Crusade only in a war."""
    banned = [option for option in options if option.verb is EXCOMMUNICATE]
    for option in banned:
        if is_enemy(s, seat, option.a):
            return option
    rivals: list[tuple[int, int]] = []
    for place, option in enumerate(banned):
        other = s.seat_of[option.a]
        if other != NONE and s.prestige[other] >= s.prestige[seat] + LEAD:
            rivals.append((-s.prestige[other], place))
    if rivals:
        return banned[min(rivals)[1]]
    here = s.army_area[seat * ARMIES]
    for option in options:
        if option.verb is CALL_CRUSADE and here != NONE:
            is_near = option.a == here or option.a in s.atlas.area_land[here]
            if is_near and _has_muslim_enemy(s, seat, option.a):
                return option
    return None


def _has_muslim_enemy(s: Table, seat: int, area: int) -> bool:
    """EU-BOT.57 (a): a Muslim Realm at war with the bot that has at least 2 Provinces there."""
    owners = [s.owner[province] for province in s.atlas.area_provinces[area]]
    for realm in owners:
        if realm == NONE or s.religion[realm] != ISLAM or not is_enemy(s, seat, realm):
            continue
        if owners.count(realm) >= CRUSADE_PROVINCES:
            return True
    return False


def explore(s: Table, seat: int) -> bool:
    """EU-BOT.58: a Light Ship to the first undiscovered Territory of its list, then the die."""
    if not can_pay(s, seat, "explore") or claim_pieces_left(s, seat) <= 0:
        return False
    wanted = [a for a in _explored(s, seat) if not has_claim(s, seat, a) and not is_settled(s, a)]
    if not wanted:
        return False
    goal = wanted[0]
    if goal not in in_sight(s, seat):
        if not has_quest(s, seat):
            return False
        ways = [(o, z) for o, z in ship_moves(s, seat, True) if z in s.atlas.area_zones[goal]]
        if not ways:
            return False
        origin, zone = ways[0]
        take_ships(s, seat, origin, 1)
        s.ships[seat * ZONE_COUNT + zone] += 1
    pay(s, seat, "explore")
    if not _discover(s, seat) and s.switches.bot_level >= REROLLS_FROM:
        _discover(s, seat)
    return True


def _discover(s: Table, seat: int) -> bool:
    """EU-BOT.58: the die; hazard is a success for 1 more Bot Power."""
    face = s.dice.below(6)
    number = s.content.tables.exploration_numbers[face]
    is_danger = bool(s.content.tables.exploration_hazards[face])
    s.tell(BOT_EXPLORES, seat, number)
    found = targets(s, seat, number, is_danger)
    if not found:
        return False
    if is_danger:
        if s.bots.power[seat] < 1:
            return False
        lose(s, seat, 1)
    put_claim(s, seat, min([(_wish(s, seat, area), area) for area in found])[1])
    return True


def unrest(s: Table, seat: int) -> bool:
    """EU-BOT.60: up to 2 Provinces are calmed, or Stability is raised."""
    found = suppressible(s, seat)
    if found and can_pay(s, seat, "suppress"):
        pay(s, seat, "suppress")
        for _, province in sorted([(-tax_value(s, p), p) for p in found])[:CALM]:
            s.unrest = changed(s.unrest, province, False)
            s.tell(SUPPRESSES, seat, province)
        return True
    if s.stability[seat] > 0:
        return False
    is_easy = state_religion(s, seat) == ORTHODOX or papal_controller(s) == seat
    if is_easy and s.bots.power[seat] >= 1:
        lose(s, seat, 1)
    elif not is_easy and can_pay(s, seat, "stability"):
        pay(s, seat, "stability")
    else:
        return False
    raise_stability(s, seat, 1)
    return True


def convert(s: Table, seat: int) -> bool:
    """EU-BOT.61: an Area in dissent is converted, or the State Religion is changed."""
    if not can_pay(s, seat, "convert"):
        return False
    if new_faith(s, seat) != NONE:
        pay(s, seat, "convert")
        s.agenda.append(Duty(BOT_STEP, seat, TAKE, things.CHANGE_RELIGION))
        return True
    if not any(is_dissent(s, seat, slot) for slot in convertible(s, seat)):
        return False
    pay(s, seat, "convert")
    s.agenda.append(Duty(BOT_STEP, seat, TAKE, things.CONVERT_AREA))
    return True


def new_faith(s: Table, seat: int) -> int:
    """EU-BOT.61: the other of Catholic and Protestant, if most Areas and the capital's have it."""
    now = state_religion(s, seat)
    if now not in (CATHOLIC, COUNTER_REFORMED, PROTESTANT):
        return NONE
    other = CATHOLIC if now == PROTESTANT else PROTESTANT
    areas: list[int] = []
    for area in s.atlas.main_areas:
        if any(owns(s, seat, p) for p in s.atlas.area_provinces[area]):
            areas.append(area)
    changed = [area for area in areas if same_faith(faith_of(s, area), other)]
    capital = s.atlas.province_area[s.capital[s.realm_of[seat]]]
    if 2 * len(changed) <= len(areas) or capital not in changed:
        return NONE
    is_allowed = other in adoptable(s, seat, FREE) and may_adopt(s, seat, other)
    return other if is_allowed else NONE


def focus(s: Table, seat: int, card: int) -> None:
    """EU-BOT.62, EU-TD03: +1 Bot Power; the card is out until the end of the age."""
    s.bots.drawn[seat].remove(card)
    s.bots.aside[seat].append(card)
    gain(s, seat, 1)
    s.tell(BOT_FOCUSES, seat, s.content.bots.cards[card].chart)
