"""Chapter 16.5: the symbols at the bottom of events, resolved from left to right.

Where nobody is active, for an unpicked event, or a printed bot is, they resolve by themselves.
"""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import REBEL_DICE, Duty
from .casualties import lose_as_casualty
from .curia import cardinals_of, lose_cardinal
from .effects import things
from .expansion import expand
from .forces import all_deployed, dock, lose_fleet_ship, units_in
from .influence import influence_of
from .land import tax_value
from .modifiers import is_immune
from .order import clockwise
from .ports import is_friendly_port
from .rebel_forces import place_rebels
from .relations import is_at_war, is_friendly_province
from .rulers import fall_ill
from .spreading import spread_ideas, spread_revolution
from .state import Table, added
from .struggles import activate_struggle
from .terms import (
    AREA_COUNT,
    ATTRITION,
    BLACK_SHIPS,
    CARDINAL_DIES,
    DAMAGED,
    DISLOYAL_VASSALS,
    FIRST_EXPANSION,
    FLEET_SHIPS,
    GALLEYS,
    HEAVY,
    LIGHT,
    LOST_AT_SEA,
    MORTALITIES,
    NATIVE_UPRISING,
    NONE,
    PIRATES,
    POWER_STRUGGLE,
    PROVINCE_COUNT,
    REBELLION_SYMBOL,
    RELIGIOUS_IDEAS,
    REVOLUTION,
    SHIPS,
    ZONE_COUNT,
)
from .trade_nodes import merchant_in
from .unrest import add_unrest, calm_provinces, suffer_unrest
from .words import AREA, NODE, NUMBER, PLAYER, PROVINCE, SHIP, SYMBOL, ZONE

IGNORE_COLONIST: Final = Verb("ignore-colonist", (), "EU-16.5.5")
IGNORE_UNREST: Final = Verb("ignore-native-unrest", (), "EU-16.5.5")
SINK: Final = Verb("lost-at-sea", (PLAYER, ZONE), "EU-16.5.6")
SINK_ON_SLOT: Final = Verb("lost-on-slot", (PLAYER, ZONE), "EU-16.5.6")
SINK_IN_PORT: Final = Verb("lost-in-port", (PLAYER, PROVINCE), "EU-16.5.6")
SINK_OF_FLEET: Final = Verb("lost-of-fleet", (PLAYER, SHIP), "EU-16.5.6")
SINK_DAMAGED: Final = Verb("lost-damaged", (PLAYER,), "EU-16.5.6")
PIRATES_IN: Final = Verb("pirates-in", (NODE,), "EU-16.5.7")
MOVE_PIRATE: Final = Verb("pirates-from", (NODE,), "EU-16.5.7")
NO_PIRATE: Final = Verb("no-pirates", (), "EU-16.5.7")
CARDINAL: Final = Verb("cardinal-dies", (PLAYER, NUMBER), "EU-16.5.8")
ATTRITION_IN: Final = Verb("attrition-in", (AREA,), "EU-16.5.9")
DISLOYAL_IN: Final = Verb("disloyal-in", (AREA,), "EU-16.5.11")

ASK_IGNORE: Final = Prompt("native-uprising", (), "EU-16.5.5")
ASK_SINK: Final = Prompt("lost-at-sea", (PLAYER,), "EU-16.5.6")
ASK_PIRATES: Final = Prompt("pirates", (), "EU-16.5.7")
ASK_MOVE_PIRATE: Final = Prompt("move-pirate", (NODE,), "EU-16.5.7")
ASK_CARDINAL: Final = Prompt("cardinal-dies", (), "EU-16.5.8")
ASK_ATTRITION: Final = Prompt("attrition", (NUMBER,), "EU-16.5.9")
ASK_DISLOYAL: Final = Prompt("disloyal-vassals", (), "EU-16.5.11")

SYMBOL_RESOLVED: Final = Event("symbol-resolved", (SYMBOL,))
COLONIST_LOST: Final = Event("colonist-lost", (PLAYER,))
SHIP_LOST: Final = Event("ship-lost", (PLAYER,))
PIRATE_COMES: Final = Event("pirate-comes", (NODE,))

FULL: Final = 4
"""EU-16.5.9: deployed land Units for each one that is lost."""
FLEET_KINDS: Final = (LIGHT, HEAVY, GALLEYS)
"""By the sort of Ship: what a fleet calls it."""


def resolve_symbol(s: Table, duty: Duty) -> Rules:
    """EU-16.5.1, EU-16.5.2: one symbol, for the active player or for nobody."""
    symbol, seat = duty.a, duty.b
    s.tell(SYMBOL_RESOLVED, symbol)
    is_auto = seat == NONE or s.switches.is_bot(seat)
    first = s.first if seat == NONE else seat
    if symbol < MORTALITIES:
        fall_ill(s, symbol + 1, first)
    elif symbol == REBELLION_SYMBOL:
        _rebellion(s, seat, first)
    elif symbol == NATIVE_UPRISING:
        yield from _native_uprising(s, seat, first)
    elif symbol == LOST_AT_SEA:
        yield from _lost_at_sea(s, seat, first, is_auto)
    elif symbol == PIRATES:
        yield from _pirates(s, seat, is_auto)
    elif symbol == CARDINAL_DIES:
        yield from _cardinal_dies(s, seat, is_auto)
    elif symbol == ATTRITION:
        yield from _attrition(s, seat, first)
    elif symbol == DISLOYAL_VASSALS:
        yield from _disloyal_vassals(s, seat, first)
    else:
        yield from _spread(s, symbol, seat, is_auto)


def _spread(s: Table, symbol: int, seat: int, is_auto: bool) -> Rules:
    if symbol == RELIGIOUS_IDEAS:
        yield from spread_ideas(s, seat, is_auto)
    elif symbol == REVOLUTION:
        yield from spread_revolution(s, seat, is_auto)
    elif symbol == POWER_STRUGGLE:
        activate_struggle(s)
    else:
        yield from expand(s, symbol - FIRST_EXPANSION, seat, is_auto)


def _rebellion(s: Table, seat: int, first: int) -> None:
    """EU-16.5.4, EU-OPC04: everybody rolls for all Unrest, the active player 1 die in all."""
    for other in reversed(clockwise(s, first)):
        most = 1 if other == seat else NONE
        s.agenda.append(Duty(REBEL_DICE, other, NONE, most))


def _native_uprising(s: Table, seat: int, first: int) -> Rules:
    """EU-16.5.5: a Colonist, and Unrest on a distant Town; the active player ignores one."""
    for other in clockwise(s, first):
        towns = [p for p in s.lands[s.realm_of[other]] if s.atlas.is_distant(p)]
        spares_colonist = spares_unrest = False
        is_hit = s.colonists[other] > 0 or bool(calm_provinces(s, other, towns, True))
        if other == seat and is_hit and not s.switches.is_bot(other):
            options = [IGNORE_COLONIST.of(), IGNORE_UNREST.of()]
            default = options[1] if calm_provinces(s, other, towns, True) else options[0]
            option = yield Ask(other, ASK_IGNORE, options, default=default)
            spares_colonist = option.verb is IGNORE_COLONIST
            spares_unrest = option.verb is IGNORE_UNREST
        if s.colonists[other] and not spares_colonist:
            s.colonists[other] -= 1
            s.tell(COLONIST_LOST, other)
        if not spares_unrest:
            yield from suffer_unrest(s, other, calm_provinces(s, other, towns, True), 1)


def _is_safe(s: Table, seat: int, zone: int) -> bool:
    """EU-16.5.6, EU-2.M20: whether a Port that is friendly to a player faces a Sea Zone; what is
    inactive does not work as one."""
    return any(is_friendly_port(s, seat, port) for port in s.atlas.zone_ports[zone])


def lost_ships(s: Table, seat: int) -> list[Option]:
    """EU-16.5.6, EU-OPC20: a player's Ships that are not beside a friendly Port."""
    found: list[Option] = []
    for zone in s.atlas.zones:
        place = seat * ZONE_COUNT + zone
        if not (s.ships[place] or s.guards[place]) or _is_safe(s, seat, zone):
            continue
        if s.ships[place]:
            found.append(SINK.of(seat, zone))
        if s.guards[place]:
            found.append(SINK_ON_SLOT.of(seat, zone))
    for place in sorted(s.docked):
        port = place % PROVINCE_COUNT
        if place // PROVINCE_COUNT == seat and not is_friendly_province(s, seat, port):
            found.append(SINK_IN_PORT.of(seat, port))
    at = s.fleet_at[seat]
    if at == NONE:
        return found
    if at < ZONE_COUNT:
        is_lost = not _is_safe(s, seat, at)
    else:
        is_lost = not is_friendly_province(s, seat, at - ZONE_COUNT)
    if is_lost:
        for ship in range(len(SHIPS)):
            if s.fleet[seat * FLEET_SHIPS + FLEET_KINDS[ship]]:
                found.append(SINK_OF_FLEET.of(seat, ship))
        if s.fleet[seat * FLEET_SHIPS + DAMAGED]:
            found.append(SINK_DAMAGED.of(seat))
    return found


def _lost_at_sea(s: Table, seat: int, first: int, is_auto: bool) -> Rules:
    """EU-16.5.6: a Ship of each Opponent, chosen by the active player; else each his own."""
    for other in clockwise(s, first):
        if other == seat or is_immune(s, other, things.TO_LOST_AT_SEA):
            continue
        options = lost_ships(s, other)
        if not options:
            continue
        chooser = other if is_auto else seat
        option = yield Ask(chooser, ASK_SINK, options, other, default=options[0])
        _sink(s, option)
        s.tell(SHIP_LOST, other)


def _sink(s: Table, option: Option) -> None:
    seat = option.a
    if option.verb is SINK:
        s.ships[seat * ZONE_COUNT + option.b] -= 1
    elif option.verb is SINK_ON_SLOT:
        s.guards[seat * ZONE_COUNT + option.b] -= 1
    elif option.verb is SINK_IN_PORT:
        dock(s, seat, option.b, -1)
    elif option.verb is SINK_DAMAGED:
        lose_fleet_ship(s, seat, DAMAGED)
    else:
        lose_fleet_ship(s, seat, FLEET_KINDS[option.b])


def _merchants(s: Table, node: int) -> int:
    return sum([merchant_in(s, seat, node) != NONE for seat in range(s.count)])


def _pirates(s: Table, seat: int, is_auto: bool) -> Rules:
    """EU-16.5.7: into a maritime node, if possible one with a Merchant."""
    nodes = [node for node in s.atlas.nodes if s.atlas.node_maritime[node]]
    busy = [node for node in nodes if _merchants(s, node)]
    if is_auto:
        if sum(s.pirates) < BLACK_SHIPS:
            yield from ()
            _put_pirate(s, _busiest(s, nodes))
        return
    options = [PIRATES_IN.of(node) for node in busy or nodes]
    option = yield Ask(seat, ASK_PIRATES, options, default=options[0])
    if sum(s.pirates) >= BLACK_SHIPS:
        others = [MOVE_PIRATE.of(n) for n in nodes if s.pirates[n] and n != option.a]
        others.append(NO_PIRATE.of())
        moved = yield Ask(seat, ASK_MOVE_PIRATE, others, option.a, default=others[-1])
        if moved.verb is NO_PIRATE:
            return
        s.pirates = added(s.pirates, moved.a, -1)
    _put_pirate(s, option.a)


def _busiest(s: Table, nodes: list[int]) -> int:
    """EU-16.5.7: most Merchants, then expanded, then at random."""
    most = max([_merchants(s, node) for node in nodes])
    best = [node for node in nodes if _merchants(s, node) == most]
    expanded = [node for node in best if s.expanded[node]]
    best = expanded or best
    return best[s.dice.below(len(best))] if len(best) > 1 else best[0]


def _put_pirate(s: Table, node: int) -> None:
    s.pirates = added(s.pirates, node, 1)
    s.tell(PIRATE_COMES, node)


def _cardinal_dies(s: Table, seat: int, is_auto: bool) -> Rules:
    """EU-16.5.8: any but that of Roma; else the rightmost of who has most."""
    if not s.cardinals:
        return
    if is_auto:
        most = max([cardinals_of(s, owner) for owner in s.cardinals])
        lose_cardinal(
            s, max([n for n, owner in enumerate(s.cardinals) if cardinals_of(s, owner) == most])
        )
        return
    options = [CARDINAL.of(owner, slot + 1) for slot, owner in enumerate(s.cardinals)]
    option = yield Ask(seat, ASK_CARDINAL, options, default=options[-1])
    lose_cardinal(s, option.b - 1)


def _attrition(s: Table, seat: int, first: int) -> Rules:
    """EU-16.5.9: who is at war loses a land Unit for each full 4; the active player does not."""
    for other in clockwise(s, first):
        if other == seat or not is_at_war(s, other):
            continue
        for left in range(all_deployed(s, other) // FULL, 0, -1):
            areas = [area for area in range(AREA_COUNT) if units_in(s, other, area)]
            options = [ATTRITION_IN.of(area) for area in areas]
            option = yield Ask(other, ASK_ATTRITION, options, left, default=options[0])
            yield from lose_as_casualty(s, other, option.a, 1)


def disloyal_areas(s: Table, seat: int) -> list[int]:
    """EU-16.5.10, EU-16.5.11: where Vassals waver, those Areas with most tokens."""
    tokens: dict[int, int] = {}
    for province in s.vassal_lands[seat]:
        area = s.atlas.province_area[province]
        tokens[area] = tokens.get(area, 0) + s.atlas.province_tax[province]
    wavering = [area for area in sorted(tokens) if _wavers(s, seat, area)]
    most = max([tokens[area] for area in wavering], default=0)
    return [area for area in wavering if tokens[area] == most]


def _wavers(s: Table, seat: int, area: int) -> bool:
    mine = influence_of(s, seat, area)
    if mine == 0:
        return True
    return any(influence_of(s, other, area) > mine for other in range(s.count) if other != seat)


def _disloyal_vassals(s: Table, seat: int, first: int) -> Rules:
    """EU-16.5.11: Unrest on all Vassal tokens of an Area, and Rebels but for the active player."""
    for other in clockwise(s, first):
        areas = disloyal_areas(s, other)
        if not areas:
            continue
        options = [DISLOYAL_IN.of(area) for area in areas]
        option = yield Ask(other, ASK_DISLOYAL, options, default=options[0])
        area = option.a
        mine = [
            p
            for p in s.atlas.area_provinces[area]
            if s.vassal[p] == other and s.occupant[p] == NONE
        ]
        for province in mine:
            if not s.unrest[province]:
                add_unrest(s, province)
        rebels = sum([tax_value(s, province) for province in mine])
        if other != seat and rebels:
            yield from place_rebels(s, area, rebels, other)
