"""Step 6 of battles: who retreats, what it costs, and where to."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .access import access_ways, deny, may_give_leave, pay_access, would_fight
from .battle_sides import (
    faction_size,
    factions,
    is_emperor,
    players_of,
    ships_of,
    side_size,
)
from .battle_state import ATTACK, FIRST_NPR, SINGLE_SHIPS
from .bridges import crossable
from .casualties import lose_in_battle, lose_ship
from .forces import add_infantry, armies_in, army_size, dock, sink_galleys
from .npr_defence import is_at_capital
from .order import clockwise
from .ports import can_dock, is_friendly_port
from .relations import (
    foes,
    is_hostile_zone,
    military_provinces,
    units_there,
)
from .state import Table
from .terms import (
    ACTIONS_PHASE,
    AREA_COUNT,
    ARMIES,
    BY_LEAVE,
    FREELY,
    NONE,
    ZONE_COUNT,
)
from .words import ACCESS, AREA, NODE, PLAYER, PROVINCE, REALM, ZONE

MOVED_INFANTRY: Final = 1000
"""EU-9.7.24: in `came_from`, behind the Armies: a seat times the Areas, and the Area."""

FIGHT_ON: Final = Verb("fight-on", (), "EU-9.7.22")
FALL_BACK: Final = Verb("fall-back", (), "EU-9.7.24")
RETREAT_TO: Final = Verb("retreat-to", (AREA, ACCESS), "EU-9.7.25")
RETREAT_TO_ZONE: Final = Verb("retreat-to-zone", (ZONE,), "EU-9.9.16")
RETREAT_TO_PORT: Final = Verb("retreat-to-port", (PROVINCE,), "EU-9.9.16")
BREAK_OFF: Final = Verb("break-off", (), "EU-OPB30")
GRANT_RETREAT: Final = Verb("grant-retreat", (), "EU-9.5.10")
REFUSE_RETREAT: Final = Verb("refuse-retreat", (), "EU-9.5.10")

ASK_RETREAT: Final = Prompt("retreat", (), "EU-9.7.22")
ASK_MUST_RETREAT: Final = Prompt("must-retreat", (), "EU-9.6.12")
ASK_LEAVE: Final = Prompt("give-leave-to-retreat", (PLAYER, AREA), "EU-9.5.10")

RETREATS_BACK: Final = Event("falls-back", (PLAYER,))
RETREATS_TO: Final = Event("retreats-to", (PLAYER, AREA))
SHIPS_RETREAT: Final = Event("ships-retreat", (PLAYER, ZONE))
SHIPS_TO_PORT: Final = Event("ships-retreat-to-port", (PLAYER, PROVINCE))
BROKE_OFF: Final = Event("breaks-off", (PLAYER, NODE))
NPR_RETREATS: Final = Event("npr-retreats", (REALM,))


def leaving_order(s: Table, side: int) -> list[int]:
    """EU-9.7.22, EU-9.7.35, EU-OPB25: the leading player, others clockwise, then NPRs."""
    seats = players_of(s, side)
    first = s.battle.leading[side]
    found = [seat for seat in clockwise(s, first if first != NONE else 0) if seat in seats]
    return found + [faction for faction in factions(s, side) if faction >= FIRST_NPR]


def withdraw(s: Table, faction: int, side: int) -> Rules:
    """EU-9.7.22, EU-9.7.27, EU-9.6.11: a faction decides; Rebels and Pirates never retreat."""
    if faction >= FIRST_NPR:
        if npr_retreats(s, faction - FIRST_NPR, side):
            s.battle.realm_units[s.battle.realms.index(faction - FIRST_NPR)] = 0
            s.tell(NPR_RETREATS, faction - FIRST_NPR)
    elif s.battle.node != NONE:
        yield from _break_off(s, faction)
    elif s.battle.is_naval:
        yield from _sail_away(s, faction)
    else:
        yield from _march_away(s, faction, side)


def npr_retreats(s: Table, npr: int, side: int) -> bool:
    """EU-13.4.18, EU-OPB27, EU-14.3.3: its side has fewer, and nothing keeps it there."""
    b = s.battle
    if side_size(s, side) >= side_size(s, 1 - side):
        return False
    if b.rebel_side == side and s.rebels[b.place] > 0:
        return False
    if is_at_capital(s, b.is_naval, npr, b.place):
        return False
    if b.is_naval:
        return True
    areas = {s.atlas.province_area[province] for province in military_provinces(s, npr)}
    return areas != {b.place}


@final
class Parting:
    """EU-9.7.24, EU-9.7.25: a player's Units that go back, and those that go where he likes."""

    def __init__(self, s: Table, seat: int) -> None:
        area = s.battle.place
        self.back: list[tuple[int, int]] = []  # Army (NONE: a single Infantry), Area
        self.armies: list[int] = []
        self.single = s.infantry[seat * AREA_COUNT + area]
        for army in armies_in(s, seat, area):
            origin = _origin(s, seat, seat * ARMIES + army)
            if origin == NONE:
                self.armies.append(army)
            else:
                self.back.append((army, origin))
        origin = _origin(s, seat, MOVED_INFANTRY + seat * AREA_COUNT + area)
        if origin != NONE and self.single:
            self.back.append((NONE, origin))
            self.single -= 1
        self.units = self.single + sum([army_size(s, seat, army) for army in self.armies])
        """How many go where he likes."""


def _origin(s: Table, seat: int, mover: int) -> int:
    """EU-9.7.24: where a mover came from in this turn, unless enemies stand there by now."""
    if s.phase != ACTIONS_PHASE or seat != s.active:
        return NONE
    origin = s.memory.came_from.get(mover, NONE)
    if origin == NONE or s.rebels[origin] or units_there(s, origin) & foes(s, seat):
        return NONE
    return origin


def destinations(s: Table, seat: int, parting: Parting) -> list[Option]:
    """EU-9.7.24, EU-9.7.25, EU-9.7.26, EU-OPB26: how a player could retreat; nothing: he cannot."""
    if parting.units == 0:
        return [FALL_BACK.of()]
    here = s.battle.place
    imperial = s.battle.imperial if is_emperor(s, seat) else 0
    is_all = not parting.back and not imperial
    units = max(1, parting.units - 1) if is_all else parting.units
    areas = s.atlas.area_land[here].copy()
    if s.atlas.area_zones[here]:
        areas += crossable(s, seat, here, units)
    found: list[Option] = []
    for area in sorted(set(areas)):
        if not would_fight(s, seat, area):
            found += [RETREAT_TO.of(area, way) for way in access_ways(s, seat, area)]
    return found


def _march_away(s: Table, seat: int, side: int) -> Rules:
    """EU-9.7.22, EU-9.7.23, EU-9.6.10, EU-9.6.12: 1 more Unit is lost, the others leave."""
    parting = Parting(s, seat)
    must = s.battle.is_deadlock and side == ATTACK
    option = yield from _choose_way(s, seat, parting, must)
    if option is None:
        if must:
            while faction_size(s, seat):
                yield from lose_in_battle(s, seat)
        return
    yield from lose_in_battle(s, seat)
    parting = Parting(s, seat)
    if parting.units and option.verb is RETREAT_TO and option.b not in (FREELY, BY_LEAVE):
        pay_access(s, seat, option.a, option.b)
    for army, origin in parting.back:
        if army == NONE:
            _shift_infantry(s, seat, origin, 1)
        else:
            s.army_area[seat * ARMIES + army] = origin
    for army in parting.armies:
        s.army_area[seat * ARMIES + army] = option.a
    if parting.single:
        _shift_infantry(s, seat, option.a, parting.single)
    if is_emperor(s, seat):
        s.battle.imperial = 0
    if option.verb is RETREAT_TO:
        s.tell(RETREATS_TO, seat, option.a)
    else:
        s.tell(RETREATS_BACK, seat)


def _shift_infantry(s: Table, seat: int, area: int, many: int) -> None:
    add_infantry(s, seat, s.battle.place, -many)
    add_infantry(s, seat, area, many)


def _choose_way(s: Table, seat: int, parting: Parting, must: bool) -> RulesOf[Option | None]:
    """EU-9.7.22, EU-9.7.25, EU-9.5.10: a way that is open or was allowed; None: he fights on."""
    stay = FIGHT_ON.of()
    while True:
        options = destinations(s, seat, parting)
        if not options:
            return None
        if must:
            option = yield Ask(seat, ASK_MUST_RETREAT, options, default=options[0])
        else:
            option = yield Ask(seat, ASK_RETREAT, [stay, *options], default=stay)
        if option.verb is FIGHT_ON:
            return None
        if option.verb is not RETREAT_TO or option.b != BY_LEAVE:
            return option
        allowed = yield from _ask_leave(s, seat, option.a)
        if allowed:
            return option


def _ask_leave(s: Table, seat: int, area: int) -> RulesOf[bool]:
    """EU-9.5.10: Opponents who Control a Province there are asked until one allows it."""
    options = [GRANT_RETREAT.of(), REFUSE_RETREAT.of()]
    for other in may_give_leave(s, seat, area):
        option = yield Ask(other, ASK_LEAVE, options, seat, area, default=options[1])
        if option.verb is GRANT_RETREAT:
            return True
        deny(s, other, area)
    return False


def _sail_away(s: Table, seat: int) -> Rules:
    """EU-9.9.16, EU-9.9.17, EU-OPB28, EU-OPB29: 1 Ship is lost, all others go to one place."""
    options = sea_destinations(s, seat)
    if not options:
        return
    stay = FIGHT_ON.of()
    option = yield Ask(seat, ASK_RETREAT, [stay, *options], default=stay)
    if option.verb is FIGHT_ON:
        return
    is_single = of_fleet = True
    if option.verb is RETREAT_TO_PORT:
        is_single, of_fleet = _spares(s, seat, option.a)
    yield from lose_ship(s, seat, True, is_single, of_fleet)
    here = s.battle.place
    single = ships_of(s, seat)[SINGLE_SHIPS]
    s.ships[seat * ZONE_COUNT + here] -= single
    is_fleet = s.fleet_at[seat] == here
    if option.verb is RETREAT_TO_ZONE:
        s.ships[seat * ZONE_COUNT + option.a] += single
        if is_fleet:
            s.fleet_at[seat] = option.a
            sink_galleys(s, seat)
        s.tell(SHIPS_RETREAT, seat, option.a)
    else:
        if single:
            dock(s, seat, option.a, single)
        if is_fleet:
            s.fleet_at[seat] = ZONE_COUNT + option.a
        s.tell(SHIPS_TO_PORT, seat, option.a)


def sea_destinations(s: Table, seat: int) -> list[Option]:
    """EU-9.9.16: Sea Zones beside it that are not Hostile, and Friendly Ports with room."""
    here = s.battle.place
    found: list[Option] = []
    for zone in s.atlas.zone_zones[here]:
        if _may_enter(s, seat, zone) and not is_hostile_zone(s, seat, zone):
            found.append(RETREAT_TO_ZONE.of(zone))
    for port in s.atlas.zone_ports[here]:
        if is_friendly_port(s, seat, port) and any(_spares(s, seat, port)):
            found.append(RETREAT_TO_PORT.of(port))
    return found


def _spares(s: Table, seat: int, port: int) -> tuple[bool, bool]:
    """EU-9.9.16, EU-9.9.17, EU-9.5.26: whether all others find room in a Port if a single Ship is
    the one that is lost, and if it is one of the fleet."""
    single = ships_of(s, seat)[SINGLE_SHIPS]
    fleet = sum(ships_of(s, seat)) - single
    without_single = single > 0 and can_dock(s, seat, port, max(single - 1, int(fleet == 0)), fleet)
    without_fleet = fleet > 0 and can_dock(s, seat, port, single, max(fleet - 1, int(single == 0)))
    return without_single, without_fleet


def _may_enter(s: Table, seat: int, zone: int) -> bool:
    """EU-9.5.42, EU-9.5.44: a distant Sea Zone only beside own Towns, Vassals or Claims; nobody
    flees between the oceans."""
    if zone in s.atlas.zone_pacific[s.battle.place]:
        return False
    if s.atlas.zone_continent[zone] == NONE:
        return True
    for area in s.atlas.zone_areas[zone]:
        if s.claims[area] >> seat & 1:
            return True
        for province in s.atlas.area_provinces[area]:
            if s.town[province] == seat or s.vassal[province] == seat:
                return True
    return False


def _break_off(s: Table, seat: int) -> Rules:
    """EU-OPB30: who breaks off a fight with Pirates loses 1 Ship; the others stay there."""
    stay = FIGHT_ON.of()
    option = yield Ask(seat, ASK_RETREAT, [stay, BREAK_OFF.of()], default=stay)
    if option.verb is BREAK_OFF:
        yield from lose_ship(s, seat, True)
        left = ships_of(s, seat)
        s.battle.held = [held + more for held, more in zip(s.battle.held, left)]
        s.tell(BROKE_OFF, seat, s.battle.node)
