"""Chapters 12.2 and 12.5 in REAR-Trade: sites are founded, manned, continued and given up."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .capture import raze
from .choices import Choices
from .construction import (
    add_builders,
    builders_needed,
    builders_on,
    can_afford,
    cancel_site,
    effective,
    found_building,
    free_builders,
    least_price,
    may_build,
    may_found_city,
    possible_buildings,
)
from .control import is_contested
from .diplomacy import settlements_were_lost
from .factions import has_ability
from .recruiting import stop_training
from .setup import PLACE_DOCK, PLACE_DOCK_BETWEEN, SETTLE_ON
from .state import OUTSIDE, Table
from .terms import ABILITIES, CITY, DOCK, ELITE, LI, NONE, VILLAGE, WHITE
from .words import BUILDING, FIELD, NUMBER, PLAYER

RESTORING: Final = 3
"""SZ-K8.4: gold for a plundered field."""
DISMANTLED: Final = 4
"""SZ-P4.43, SZ-P4.44: gold for a village."""
DISMANTLES: Final = ABILITIES.index("dismantles-villages")

FOUND: Final = Verb("found", (FIELD, BUILDING, NUMBER), "SZ-M5.1")
ADD_BUILDERS: Final = Verb("add-builders", (FIELD, NUMBER), "SZ-M2.6")
CONTINUE: Final = Verb("continue-site", (FIELD, BUILDING, NUMBER), "SZ-M2.6")
CANCEL: Final = Verb("cancel-site", (FIELD, BUILDING), "SZ-M5.5", talk=True)
RESTORE: Final = Verb("restore", (FIELD,), "SZ-K8.4")
DISMANTLE: Final = Verb("dismantle", (FIELD,), "SZ-P4.48", talk=True)
PLACE_DOCK_ON_RIVER: Final = Verb("place-dock-on-river", (FIELD,))
ASK_POINT: Final = Prompt("dock-point", (FIELD,), "SZ-D5.3")
ASK_CELL: Final = Prompt("village-spot", (FIELD,), "SZ-Q2.1")
FOUNDS: Final = Event("founds", (PLAYER, BUILDING, FIELD, NUMBER))
MORE_BUILDERS: Final = Event("more-builders", (PLAYER, FIELD, NUMBER))
CONTINUES: Final = Event("continues-site", (PLAYER, BUILDING, FIELD))
CANCELS: Final = Event("cancels-site", (PLAYER, BUILDING, FIELD))
RESTORES: Final = Event("restores", (PLAYER, FIELD))
DISMANTLES_VILLAGE: Final = Event("dismantles", (PLAYER, FIELD))


# Builders


def idle_builders(s: Table, player: int, field: int) -> list[int]:
    """SZ-C3.1: who could be put on a site; not who is in training."""
    return [unit for unit in free_builders(s, player, field) if not s.training[unit]]


def fewest(s: Table, units: list[int], needed: int) -> int:
    """SZ-M5.1: how many of these units are enough; more than all: they are not."""
    elite = [s.experience[unit] for unit in units].count(ELITE)
    if 2 * elite >= needed:
        return (needed + 1) // 2
    return needed - elite


def pick_builders(s: Table, units: list[int], count: int, needed: int) -> list[int]:
    """SZ-M5.1: who builds: light infantry with the least experience, elite only as it is needed."""
    ranked = sorted(units, key=lambda unit: (s.type[unit] != LI, s.experience[unit], unit))
    picked, rest = ranked[:count], ranked[count:]
    while effective(s, picked) < needed:
        elite = [unit for unit in rest if s.experience[unit] == ELITE]
        if not elite:
            break
        rest.remove(elite[0])
        picked = [*picked[1:], elite[0]]
    return picked


# Options


def add_sites(s: Table, player: int, choices: Choices) -> None:
    """SZ-M3.2, SZ-M5.1, SZ-M5.5, SZ-M2.6: on the fields where a player has builders or sites."""
    idle: dict[int, list[int]] = {}
    for unit in s.units_of(player):
        free = s.where[unit] == OUTSIDE and not s.builds_since[unit] and not s.training[unit]
        if free and s.is_land(s.at[unit]) and may_build(s, unit):
            idle.setdefault(s.at[unit], []).append(unit)
    can_pay = bool(idle) and s.gold[player] >= least_price(s, player)
    for field in sorted(idle):
        if s.site[field] != NONE:
            _add_builders(s, player, field, idle[field], choices)
        elif can_pay:
            _add_foundings(s, player, field, idle[field], choices)
    for field, owner in enumerate(s.site_owner):
        if owner == player and s.control[field] in (player, NONE) and not is_contested(s, field):
            choices.add(CANCEL.of(s.map.spoken[field], s.site[field]))


def _add_foundings(s: Table, player: int, field: int, units: list[int], choices: Choices) -> None:
    for building in possible_buildings(s, player, field):
        if not can_afford(s, player, building, field):
            continue
        if building == DOCK and not has_dock_point(s, field):
            continue
        least = fewest(s, units, builders_needed(s, player, building))
        most = min(len(units), s.content.builders)
        choices.add_numbers(FOUND.of(s.map.spoken[field], building, least), most)


def _add_builders(s: Table, player: int, field: int, units: list[int], choices: Choices) -> None:
    """SZ-M2.6, SZ-M2.2: an own site takes more; one that nobody builds may be continued."""
    if s.control[field] != player or s.encircled_since[field] or is_contested(s, field):
        return
    on_site = builders_on(s, field)
    most = min(len(units), s.content.builders - len(on_site))
    spoken, building = s.map.spoken[field], s.site[field]
    if s.site_owner[field] == player:
        choices.add_numbers(ADD_BUILDERS.of(spoken, 1), most)
    elif not on_site and _may_continue(s, player, field, building):
        choices.add_numbers(CONTINUE.of(spoken, building, 1), most)


def _may_continue(s: Table, player: int, field: int, building: int) -> bool:
    """SZ-M2.6, SZ-M5.1: with an own tile, where the player could have founded the building."""
    if s.has_limits and not s.tiles[player]:
        return False
    if building == VILLAGE:
        return s.settlement_owner[field] == NONE
    if s.settlement_owner[field] != player:
        return False
    if building == DOCK and s.yard_point[field] == NONE:
        return has_dock_point(s, field)
    return building != CITY or may_found_city(s, player, field)


def add_repairs(s: Table, player: int, choices: Choices) -> None:
    """SZ-M3.3, SZ-K8.4, SZ-P4.43, SZ-P4.44, SZ-P4.48: fields restored, villages dismantled."""
    if s.mode >= WHITE and s.gold[player] >= RESTORING:
        for field in s.fields_of(player):
            if s.plundered[field] and not is_contested(s, field):
                choices.add(RESTORE.of(s.map.spoken[field]))
    if has_ability(s, player, DISMANTLES):
        homes = s.settlements_of(player)
        for field in homes:
            village = s.settlement[field] == VILLAGE and s.is_free(field, player)
            lasts = len(homes) > 1 or bool(s.units_of(player))
            if village and lasts and not is_contested(s, field):
                choices.add(DISMANTLE.of(s.map.spoken[field]))


# Carrying out


def act_building(s: Table, player: int, option: Option) -> Rules:
    """SZ-M5.1, SZ-M5.5, SZ-M2.6, SZ-K8.4, SZ-P4.48: one of them."""
    verb, field = option.verb, s.map.heard[option.a]
    if verb is FOUND:
        yield from _found(s, player, field, option.b, option.c)
    elif verb is ADD_BUILDERS:
        add_builders(s, pick_builders(s, idle_builders(s, player, field), option.b, 0))
        s.tell(MORE_BUILDERS, player, option.a, option.b)
    elif verb is CONTINUE:
        yield from _continue(s, player, field, option.c)
    elif verb is CANCEL:
        s.tell(CANCELS, player, option.b, option.a)
        cancel_site(s, field)
    elif verb is RESTORE:
        s.gold[player] -= RESTORING
        s.plundered[field] = False
        s.tell(RESTORES, player, option.a)
    else:
        _dismantle(s, player, field)


def _found(s: Table, player: int, field: int, building: int, count: int) -> Rules:
    """SZ-M5.1, SZ-D5.3, SZ-Q2.1: a dock has its point, a village in red mode its hex, for good."""
    if building == DOCK:
        yield from _choose_point(s, player, field)
    elif building == VILLAGE and s.is_red:
        yield from _choose_cell(s, player, field)
    needed = builders_needed(s, player, building)
    units = pick_builders(s, idle_builders(s, player, field), count, needed)
    found_building(s, player, building, field, units)
    s.tell(FOUNDS, player, building, s.map.spoken[field], count)


def has_dock_point(s: Table, field: int) -> bool:
    """SZ-D5.3, SZ-Q2.1, SZ-Q2.2: whether there is any point for a shipyard."""
    return bool(dock_points(s, field) if s.is_red else s.yard_points(field))


def dock_points(s: Table, field: int) -> dict[Option, int]:
    """SZ-D5.3, SZ-Q2.1, SZ-Q2.2: the points of a shipyard, by the waters that it touches.

    In red mode the shipyard is where the settlement is, maybe on a river.
    """
    found: dict[Option, int] = {}
    spoken = s.map.spoken
    for point, (cell, one, other) in enumerate(s.yard_points(field)):
        if s.is_red and s.map.cells[field][s.settlement_cell[field]] != cell:
            continue
        if one == NONE:
            option = PLACE_DOCK_ON_RIVER.of(spoken[field])
        elif other == NONE:
            option = PLACE_DOCK.of(spoken[field], spoken[one])
        else:
            option = PLACE_DOCK_BETWEEN.of(spoken[field], spoken[one], spoken[other])
        found.setdefault(option, point)
    return found


def _choose_point(s: Table, player: int, field: int) -> Rules:
    points = dock_points(s, field)
    option = yield Ask(
        player, ASK_POINT, list(points), s.map.spoken[field], default=next(iter(points))
    )
    s.yard_point[field] = points[option]


def _choose_cell(s: Table, player: int, field: int) -> Rules:
    cells = s.map.cells[field]
    options = [SETTLE_ON.of(s.map.spot(cell)) for cell in cells]
    option = yield Ask(player, ASK_CELL, options, s.map.spoken[field], default=options[0])
    s.settlement_cell[field] = options.index(option)


def _continue(s: Table, player: int, field: int, count: int) -> Rules:
    """SZ-M2.6, SZ-B4.2: the site goes over to who controls the field, with its progress."""
    building = s.site[field]
    if building == DOCK and s.yard_point[field] == NONE:
        yield from _choose_point(s, player, field)
    if s.has_limits:
        s.tiles[player] -= 1
    s.site_owner[field] = player
    add_builders(s, pick_builders(s, idle_builders(s, player, field), count, 0))
    s.tell(CONTINUES, player, building, s.map.spoken[field])


def _dismantle(s: Table, player: int, field: int) -> None:
    """SZ-P4.43, SZ-P4.44, SZ-P4.48, SZ-G5.6: gold for a village; its tile is used up.

    It is no loss and costs no points. Whoever trained there gets his gold back.
    """
    for unit in s.units_of(player):
        if s.at[unit] == field and s.training[unit]:
            stop_training(s, unit)
    s.gold[player] += DISMANTLED
    s.tell(DISMANTLES_VILLAGE, player, s.map.spoken[field])
    raze(s, field, NONE)
    settlements_were_lost(s, player, 1, NONE)
