"""EU-16.3.17: land Units and Ships that players gain."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from .agenda import Scene
from .battle_triggers import opposing_nprs
from .choices import GAINS, chooser
from .effects import things as t
from .effects.nodes import Effect
from .forces import add_fleet_ship, add_unit, armies_in, dock, ships_left
from .land import has_vassal, is_active_port, owns
from .levies import free_armies, mercenaries_left
from .ports import can_dock, free_slots
from .relations import foes, is_hostile_zone, units_there
from .selecting import areas
from .state import Table
from .terms import (
    GALLEYS,
    HEAVY,
    INFANTRY,
    LIGHT,
    MERCENARY,
    NONE,
    REGULAR,
    ZONE_COUNT,
)
from .words import AREA, ARMY, NUMBER, PROVINCE, RESOURCE, ZONE

PUT_ALONE: Final = Verb("put-unit", (AREA,), "EU-16.3.17")
PUT_IN_ARMY: Final = Verb("put-unit-in-army", (AREA, ARMY), "EU-16.3.17")
PUT_IN_PORT: Final = Verb("put-ship-in-port", (PROVINCE,), "EU-16.3.17")
PUT_AT_SEA: Final = Verb("put-ship-at-sea", (ZONE,), "EU-16.3.17")
PUT_ON_GUARD: Final = Verb("put-ship-on-guard", (ZONE,), "EU-12.3.1")
PUT_IN_FLEET: Final = Verb("put-ship-in-fleet-at-sea", (ZONE,), "EU-16.3.17")
PUT_IN_DOCKED_FLEET: Final = Verb("put-ship-in-fleet", (PROVINCE,), "EU-16.3.17")
ASK_PLACE: Final = Prompt("place-force", (RESOURCE, NUMBER), "EU-16.3.17")

LAND: Final = (t.INFANTRY, t.CAVALRY, t.ARTILLERY, t.MERCENARY)
SHIPS: Final = (t.LIGHT_SHIP, t.HEAVY_SHIP, t.GALLEY)


def is_battle(s: Table, seat: int, area: int) -> bool:
    """EU-9.1.22: whether Units of a player who appear in an Area would have to fight."""
    if s.rebels[area] or units_there(s, area) & foes(s, seat):
        return True
    return bool(opposing_nprs(s, area, seat))


def _muster_areas(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-16.3.17, EU-9.2.15: the named Areas; else own Areas and those of one's Vassals."""
    if effect.where is not None:
        there = areas(s, effect.where, scene, seat)
    else:
        mine = [p for p in s.lands[s.realm_of[seat]] if owns(s, seat, p)]
        mine += [p for p in s.vassal_lands[seat] if has_vassal(s, seat, p)]
        there = sorted({s.atlas.province_area[p] for p in mine})
    return [area for area in there if not is_battle(s, seat, area)]


def _unit_options(s: Table, effect: Effect, scene: Scene, seat: int) -> list[Option]:
    """EU-9.10.5: Regular Infantry alone or in an Army, everything else in an Army."""
    what = effect.what
    if (mercenaries_left(s) if what == t.MERCENARY else s.available[seat]) <= 0:
        return []
    options: list[Option] = []
    fresh = free_armies(s, seat)
    for area in _muster_areas(s, effect, scene, seat):
        options += [PUT_IN_ARMY.of(area, army) for army in armies_in(s, seat, area)]
        if what == t.INFANTRY:
            options.append(PUT_ALONE.of(area))
        options += [PUT_IN_ARMY.of(area, army) for army in fresh]
    return options


def _ship_options(s: Table, effect: Effect, scene: Scene, seat: int) -> list[Option]:
    """EU-16.3.17, EU-9.10.16: own Ports, or Sea Zones beside them that are not Hostile."""
    if ships_left(s, seat) <= 0:
        return []
    what = effect.what
    ports = [p for p in s.lands[s.realm_of[seat]] if owns(s, seat, p) and is_active_port(s, p)]
    if effect.where is not None:
        named = areas(s, effect.where, scene, seat)
        ports = [p for p in ports if s.atlas.province_area[p] in named]
    beside = {zone for p in ports for zone in s.atlas.province_zones[p]}
    zones = [zone for zone in sorted(beside) if not is_hostile_zone(s, seat, zone)]
    if what == t.GALLEY:
        zones = [zone for zone in zones if s.atlas.zone_galleys[zone]]
        ports = [
            p for p in ports if any(s.atlas.zone_galleys[z] for z in s.atlas.province_zones[p])
        ]
    at = s.fleet_at[seat]
    options: list[Option] = []
    if what == t.LIGHT_SHIP:
        options += [PUT_IN_PORT.of(port) for port in ports if can_dock(s, seat, port, 1, 0)]
        options += [PUT_AT_SEA.of(zone) for zone in zones]
        options += [PUT_ON_GUARD.of(zone) for zone in zones if free_slots(s, zone) > 0]
    for port in ports:
        if at in (NONE, ZONE_COUNT + port) and can_dock(s, seat, port, 0, 1):
            options.append(PUT_IN_DOCKED_FLEET.of(port))
    options += [PUT_IN_FLEET.of(zone) for zone in zones if at in (NONE, zone)]
    return options


def _is_for_galleys(s: Table, port: int) -> bool:
    """EU-9.10.16: whether a Port faces a Sea Zone in which Galleys may be."""
    return any(s.atlas.zone_galleys[zone] for zone in s.atlas.province_zones[port])


def can_gain_force(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.17: whether there is a piece, and a place without a battle."""
    return bool(_options(s, effect, scene, seat))


def _options(s: Table, effect: Effect, scene: Scene, seat: int) -> list[Option]:
    if effect.what in LAND:
        return _unit_options(s, effect, scene, seat)
    return _ship_options(s, effect, scene, seat)


def gain_force(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-16.3.17: piece by piece, where no battle follows; without such a place none is gained."""
    decides = chooser(s, effect, scene, seat)
    for left in range(n, 0, -1):
        options = _options(s, effect, scene, seat)
        if not options:
            return
        chosen = yield Ask(decides, ASK_PLACE, options, effect.what, left, default=options[0])
        if effect.what in LAND:
            _put_unit(s, effect, seat, chosen)
        else:
            _put_ship(s, effect.what, seat, chosen)
        s.tell(GAINS, seat, 1, effect.what)


def _put_unit(s: Table, effect: Effect, seat: int, chosen: Option) -> None:
    army = NONE if chosen.verb is PUT_ALONE else chosen.b
    if effect.what == t.MERCENARY:
        add_unit(s, seat, chosen.a, army, MERCENARY, INFANTRY + effect.unit)
    else:
        s.available[seat] -= 1
        add_unit(s, seat, chosen.a, army, REGULAR, effect.what - t.INFANTRY)


def _put_ship(s: Table, what: int, seat: int, chosen: Option) -> None:
    kind = (LIGHT, HEAVY, GALLEYS)[what - t.LIGHT_SHIP]
    if chosen.verb is PUT_IN_PORT:
        dock(s, seat, chosen.a, 1)
    elif chosen.verb is PUT_AT_SEA:
        s.ships[seat * ZONE_COUNT + chosen.a] += 1
    elif chosen.verb is PUT_ON_GUARD:
        s.guards[seat * ZONE_COUNT + chosen.a] += 1
    elif chosen.verb is PUT_IN_FLEET:
        add_fleet_ship(s, seat, chosen.a, kind)
    else:
        add_fleet_ship(s, seat, ZONE_COUNT + chosen.a, kind)
