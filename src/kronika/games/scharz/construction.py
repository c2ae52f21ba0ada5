"""Chapters 12.2 and 12.5: building sites, their builders and their progress."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb
from kronika.core.floors import each

from .control import is_contested
from .factions import has_ability
from .state import OUTSIDE, Table
from .terms import (
    ABILITIES,
    BASIC,
    CITY,
    DOCK,
    ELITE,
    FIRST,
    FORTIFICATION,
    GREEN_MODE,
    HI,
    LI,
    NONE,
    PORT,
    VILLAGE,
    WHITE,
)
from .words import BUILDING, FIELD, NUMBER, PLAYER

COMPLETE: Final = 4
"""SZ-M2.1: quarters of a building."""
HASTE: Final = 12
"""SZ-M2.3: prestige for which all of a player's sites grow twice as fast in a round."""
FAST: Final = 50
CHEAP: Final = 30
"""SZ-P2.1: prestige with which sites grow twice as fast, and buildings cost one gold less."""
CANCELLED: Final = 1
"""SZ-M5.5: gold that a cancelled site brings back."""

BUILDS_WITH_HALF: Final = ABILITIES.index("builds-with-half")
HEAVY_INFANTRY_BUILDS: Final = ABILITIES.index("heavy-infantry-builds")
VILLAGES_WITH_ONE_BUILDER: Final = ABILITIES.index("villages-with-one-builder")

PAY_HASTE: Final = Verb("pay-haste")
NO_HASTE: Final = Verb("no-haste")
ACCELERATE: Final = Verb("accelerate", (FIELD,))
BUILT_ENOUGH: Final = Verb("built-enough")
ASK_HASTE: Final = Prompt("haste", (NUMBER,), "SZ-M2.3")
ASK_ACCELERATE: Final = Prompt("accelerate", (), "SZ-M2.4")
ASK_CONSTRUCTION: Final = Prompt("construction", (), "SZ-M2.8")
PROGRESSES: Final = Event("progresses", (PLAYER, BUILDING, FIELD, NUMBER))
COMPLETES: Final = Event("completes", (PLAYER, BUILDING, FIELD))


# Who builds


def may_build(s: Table, unit: int) -> bool:
    """SZ-L1.2, SZ-M5.2, SZ-P4.6, SZ-P4.13: light infantry; of some factions heavy infantry too."""
    if s.type[unit] == LI:
        return True
    return s.type[unit] == HI and has_ability(s, s.owner[unit], HEAVY_INFANTRY_BUILDS)


def builders_on(s: Table, field: int) -> list[int]:
    """The units on the building site of a field."""
    return [
        unit
        for unit, since in enumerate(s.builds_since)
        if since and s.at[unit] == field and s.owner[unit] != NONE and s.where[unit] == OUTSIDE
    ]


def effective(s: Table, units: list[int]) -> int:
    """SZ-M2.2, SZ-L3: an elite unit builds for two."""
    return sum([2 if s.experience[unit] == ELITE else 1 for unit in units])


def builders_needed(s: Table, player: int, building: int) -> int:
    """SZ-M5.1, SZ-M2.7, SZ-P4.6, SZ-P4.13, SZ-P4.44: the least builders of a site."""
    least = s.content.building_builders[building]
    if building in (VILLAGE, CITY) and has_ability(s, player, BUILDS_WITH_HALF):
        return least // 2
    if building == VILLAGE and has_ability(s, player, VILLAGES_WITH_ONE_BUILDER):
        return 1
    return least


# Founding


def price(s: Table, player: int, building: int, field: int) -> int:
    """SZ-M5.3, SZ-M5.4, SZ-P2.1: gold for a building; plundered land costs more, fame less."""
    gold = s.content.building_price[building]
    if s.plundered[field]:
        gold += 1
    if s.has_prestige and s.prestige[player] >= CHEAP:
        gold -= 1
    return gold


def least_price(s: Table, player: int) -> int:
    """SZ-M5.4, SZ-P2.1: no building costs a player less."""
    return min(s.content.building_price) - (s.has_prestige and s.prestige[player] >= CHEAP)


def prestige_price(s: Table, building: int) -> int:
    """SZ-M5.4, SZ-OP15: from yellow mode on, as much prestige as gold."""
    return s.content.building_price[building] if s.has_prestige else 0


def start_quarters(s: Table) -> int:
    """SZ-M2.1: how far a building is when it is founded."""
    if s.mode in (FIRST, WHITE):
        return 2
    return 1 if s.mode in (BASIC, GREEN_MODE) else 0


def possible_buildings(s: Table, player: int, field: int) -> list[int]:
    """SZ-M5.1, SZ-M5.2, SZ-M5.8, SZ-M5.9, SZ-D5.2, SZ-Q2.2: what a player may found on a field.

    He must control it with units; nothing is built at an encircled or contested place, and one
    building at a time.
    """
    if not s.is_land(field) or s.control[field] != player or s.site[field] != NONE:
        return []
    if s.encircled_since[field]:
        return []
    owner, settlement, yard = s.settlement_owner[field], s.settlement[field], s.yard[field]
    found = []
    if owner == NONE:
        found.append(VILLAGE)
    elif owner == player:
        if settlement == VILLAGE and may_found_city(s, player, field):
            found.append(CITY)
        if yard == NONE and s.yard_points(field):
            found.append(DOCK)
        if yard == DOCK:
            found.append(PORT)
        if not s.fortified[field]:
            found.append(FORTIFICATION)
    found = [building for building in found if s.content.has_building(s.mode, building)]
    return [] if found and is_contested(s, field) else found


def may_found_city(s: Table, player: int, field: int) -> bool:
    """SZ-M5.8, SZ-M5.9, SZ-Q2.2: the first city anywhere, others only where a port is.

    Cities that are being built count, but not in a village that was lost. In red mode a city lies
    on a river or the sea.
    """
    if s.is_red:
        cell = s.map.cells[field][s.settlement_cell[field]]
        if not s.map.has_water(cell):
            return False
    if s.yard[field] == PORT:
        return True
    for other in s.settlements_of(player):
        if s.settlement[other] == CITY or (s.site[other] == CITY and s.site_owner[other] == player):
            return False
    return True


def free_builders(s: Table, player: int, field: int) -> list[int]:
    """The units of a player on a field that could be put on a site."""
    return [
        unit
        for unit in s.units_on(field)
        if s.owner[unit] == player and may_build(s, unit) and not s.builds_since[unit]
    ]


def can_afford(s: Table, player: int, building: int, field: int) -> bool:
    """SZ-M5.4, SZ-B4.2: gold, prestige and a tile for a building."""
    return (
        s.gold[player] >= price(s, player, building, field)
        and s.prestige[player] >= prestige_price(s, building)
        and (not s.has_limits or s.tiles[player] > 0)
    )


def can_found(s: Table, player: int, building: int, field: int) -> bool:
    """SZ-M5.1, SZ-M5.4, SZ-B4.2: the same, and enough builders."""
    if not can_afford(s, player, building, field):
        return False
    units = free_builders(s, player, field)
    elite = len([unit for unit in units if s.experience[unit] == ELITE])
    most = min(len(units), s.content.builders) + min(elite, s.content.builders)
    return most >= builders_needed(s, player, building)


def found_building(s: Table, player: int, building: int, field: int, units: list[int]) -> None:
    """SZ-M5.1, SZ-B4.2, SZ-M2.9: pay, lay the tile, and put builders on the site."""
    s.gold[player] -= price(s, player, building, field)
    s.prestige[player] -= prestige_price(s, building)
    if s.has_limits:
        s.tiles[player] -= 1
    s.site[field] = building
    s.site_owner[field] = player
    s.site_quarters[field] = start_quarters(s)
    add_builders(s, units)


def add_builders(s: Table, units: list[int]) -> None:
    """SZ-M2.9: who comes onto a site first counts in the next round."""
    for unit in units:
        s.builds_since[unit] = s.turn


def leave_site(s: Table, unit: int) -> None:
    """SZ-J1.4, SZ-M2.6: a unit builds no more."""
    s.builds_since[unit] = 0


def cancel_site(s: Table, field: int) -> None:
    """SZ-M5.5: a site is given up: one gold and the tile come back, prestige does not."""
    player = s.site_owner[field]
    s.gold[player] += CANCELLED
    if s.has_limits:
        s.tiles[player] += 1
    for unit in builders_on(s, field):
        leave_site(s, unit)
    if s.site[field] == VILLAGE:
        s.settlement_cell[field] = NONE
    elif s.site[field] == DOCK:
        s.yard_point[field] = NONE
    clear_site(s, field)


def clear_site(s: Table, field: int) -> None:
    """There is no site any more."""
    s.site[field] = NONE
    s.site_owner[field] = NONE
    s.site_quarters[field] = 0


# Progress


def construct(s: Table) -> RulesOf[bool]:
    """SZ-M2.8: everybody's sites: haste first, then what was built, then acceleration."""
    deciding = [(player, _construct(s, player)) for player in s.order()]
    yield from each(ASK_CONSTRUCTION, deciding)
    return True


def _sites(s: Table, player: int) -> list[int]:
    """SZ-M2.10, SZ-K4.19: the sites of a player that can grow.

    Not at an encircled settlement, nor where enemies stand.
    """
    return [
        field
        for field in range(s.map.count)
        if s.site_owner[field] == player
        and not s.encircled_since[field]
        and not is_contested(s, field)
    ]


def quarters(s: Table, field: int, fast: bool) -> int:
    """SZ-M2.2, SZ-M2.9, SZ-M2.10: what a site gains by its builders of earlier rounds."""
    units = [unit for unit in builders_on(s, field) if s.builds_since[unit] < s.turn]
    player = s.site_owner[field]
    gained = effective(s, units) // builders_needed(s, player, s.site[field])
    return 2 * gained if fast else gained


def _construct(s: Table, player: int) -> Rules:
    fields = _sites(s, player)
    growing = [field for field in fields if quarters(s, field, False)]
    fast = s.has_prestige and s.prestige[player] >= FAST
    if growing and s.has_prestige and not fast and s.prestige[player] >= HASTE:
        answers = [PAY_HASTE.of(), NO_HASTE.of()]
        option = yield Ask(player, ASK_HASTE, answers, HASTE, default=answers[1])
        if option.verb is PAY_HASTE:
            s.prestige[player] -= HASTE
            fast = True
    for field in growing:
        _grow(s, field, quarters(s, field, fast))
    yield from _accelerate(s, player)


def _accelerate(s: Table, player: int) -> Rules:
    """SZ-M2.4, SZ-M2.8: half the price for a quarter more, at sites with a builder, repeatedly."""
    while True:
        options: list[Option] = []
        for field in _sites(s, player):
            gold = s.content.building_acceleration[s.site[field]]
            own = [unit for unit in builders_on(s, field) if s.owner[unit] == player]
            if own and s.gold[player] >= gold:
                options.append(ACCELERATE.of(s.map.spoken[field]))
        if not options:
            return
        enough = BUILT_ENOUGH.of()
        option = yield Ask(player, ASK_ACCELERATE, [*options, enough], default=enough)
        if option.verb is BUILT_ENOUGH:
            return
        field = s.map.heard[option.a]
        s.gold[player] -= s.content.building_acceleration[s.site[field]]
        _grow(s, field, 1)


def _grow(s: Table, field: int, gained: int) -> None:
    s.site_quarters[field] = min(COMPLETE, s.site_quarters[field] + gained)
    player, building = s.site_owner[field], s.site[field]
    s.tell(PROGRESSES, player, building, s.map.spoken[field], s.site_quarters[field])
    if s.site_quarters[field] == COMPLETE:
        _complete(s, field)


def _complete(s: Table, field: int) -> None:
    """SZ-M2.5, SZ-K8.4: it works at once; a settlement heals plundered land; builders are free."""
    player, building = s.site_owner[field], s.site[field]
    for unit in builders_on(s, field):
        leave_site(s, unit)
    clear_site(s, field)
    if building in (VILLAGE, CITY):
        s.change_settlement(field, player)
        s.settlement[field] = building
        s.plundered[field] = False
    elif building in (DOCK, PORT):
        s.yard[field] = building
    else:
        s.fortified[field] = True
    s.tell(COMPLETES, player, building, s.map.spoken[field])
