"""EU-9.7.17, EU-9.7.18, EU-9.7.19, EU-9.7.20, EU-9.9.12: who is lost, one by one."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .agenda import BATTLE_STEP, Duty
from .battle_sides import (
    categories_of,
    faction_side,
    faction_size,
    factions,
    is_emperor,
    ships_of,
)
from .battle_state import (
    CASUALTY,
    FIRST_NPR,
    IMPERIAL_KIND,
    PIRATE_FACTION,
    REBEL_FACTION,
    SINGLE_SHIPS,
)
from .forces import armies_in, army_unit, lose_fleet_ship, lose_unit
from .state import Table, added
from .terms import (
    ALLIED,
    AREA_COUNT,
    DAMAGED,
    FLEET_SHIPS,
    GALLEY,
    GALLEYS,
    HEAVY,
    HEAVY_SHIP,
    INFANTRY,
    LAND_UNITS,
    LIGHT_SHIP,
    MERCENARY,
    NONE,
    REGULAR,
    ZONE_COUNT,
)
from .words import AREA, ARMY, CATEGORY, NUMBER, PLAYER, REALM, SHIP_SORT, UNIT, ZONE

ROTATION: Final = (MERCENARY, REGULAR, ALLIED)
"""EU-9.7.18."""

LOSE_UNIT: Final = Verb("lose-unit", (CATEGORY, UNIT, ARMY), "EU-9.7.18")
LOSE_SINGLE: Final = Verb("lose-single-infantry", (), "EU-9.7.18")
LOSE_IMPERIAL: Final = Verb("lose-imperial-unit", (), "EU-9.7.18")
LOSE_SHIP: Final = Verb("lose-ship", (SHIP_SORT,), "EU-9.9.12")
DAMAGE_SHIP: Final = Verb("damage-heavy-ship", (), "EU-9.10.15")
REALM_FIRST: Final = Verb("casualties-first", (REALM,), "EU-9.7.20")
REBELS_FIRST: Final = Verb("rebels-first", (), "EU-9.7.20")

ASK_CASUALTY: Final = Prompt("choose-casualty", (AREA, CATEGORY), "EU-9.7.18")
ASK_SHIP: Final = Prompt("choose-ship-casualty", (ZONE,), "EU-9.9.12")
ASK_FACTION: Final = Prompt("choose-first-faction", (NUMBER,), "EU-9.7.20")

UNIT_LOST: Final = Event("loses-unit", (PLAYER, CATEGORY, UNIT, AREA))
IMPERIAL_LOST: Final = Event("loses-imperial-unit", (PLAYER, AREA))
SHIP_LOST: Final = Event("loses-ship", (PLAYER, SHIP_SORT, ZONE))
SHIP_DAMAGED: Final = Event("heavy-ship-damaged", (PLAYER, ZONE))
NPR_LOSES: Final = Event("npr-loses-unit", (REALM,))
REBELS_LOSE: Final = Event("rebels-lose-unit", (AREA,))
PIRATES_LOSE: Final = Event("pirates-lose-ship", ())


def next_category(counts: list[int], last: int) -> int:
    """EU-9.7.18, EU-OPB24: the category that loses next; Mercenaries begin. NONE if all is gone."""
    begin = 0 if last == NONE else ROTATION.index(last) + 1
    for step in range(len(ROTATION)):
        category = ROTATION[(begin + step) % len(ROTATION)]
        if counts[category]:
            return category
    return NONE


def lose_one(s: Table, seat: int, area: int, category: int, imperial: int) -> RulesOf[bool]:
    """EU-9.7.18, EU-9.7.19: the owner chooses a Unit of the category; whether he was asked.

    Imperial Units in the battle are among his Allied ones, and leave the Status Mat.
    """
    options = _units_of(s, seat, area, category)
    if category == ALLIED and imperial:
        options.insert(0, LOSE_IMPERIAL.of())
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, ASK_CASUALTY, options, area, category, default=options[0])
    if option.verb is LOSE_IMPERIAL:
        s.battle.imperial -= 1
        s.imperial_manpower -= 1
        s.battle.strike(seat, IMPERIAL_KIND)
        s.tell(IMPERIAL_LOST, seat, area)
    elif option.verb is LOSE_SINGLE:
        lose_unit(s, seat, area, NONE, REGULAR, INFANTRY)
        _strike(s, seat, area, REGULAR, INFANTRY)
        s.tell(UNIT_LOST, seat, REGULAR, INFANTRY, area)
    else:
        lose_unit(s, seat, area, option.c, category, option.b)
        _strike(s, seat, area, category, option.b)
        s.tell(UNIT_LOST, seat, category, option.b, area)
    return len(options) > 1


def _strike(s: Table, seat: int, area: int, category: int, type: int) -> None:
    """Units that fall outside of a battle are not remembered."""
    b = s.battle
    if b.is_on and not b.is_naval and b.place == area:
        b.strike(seat, category * len(LAND_UNITS) + type)


def _units_of(s: Table, seat: int, area: int, category: int) -> list[Option]:
    found: list[Option] = []
    if category == REGULAR and s.infantry[seat * AREA_COUNT + area]:
        found.append(LOSE_SINGLE.of())
    for type in range(len(LAND_UNITS)):
        for army in armies_in(s, seat, area):
            if army_unit(s, seat, army, category, type):
                found.append(LOSE_UNIT.of(category, type, army))
    return found


def lose_as_casualty(s: Table, seat: int, area: int, many: int) -> Rules:
    """EU-9.7.18, EU-9.7.19: a player loses Units in an Area outside of a battle, by rotation."""
    last = NONE
    for _ in range(many):
        last = next_category(categories_of(s, seat, area, 0), last)
        if last == NONE:
            return
        yield from lose_one(s, seat, area, last, 0)


def lose_in_battle(s: Table, seat: int) -> RulesOf[bool]:
    """EU-9.7.18, EU-OPB24: the next Unit of a player's rotation; whether he was asked."""
    b = s.battle
    imperial = b.imperial if is_emperor(s, seat) else 0
    counts = categories_of(s, seat, b.place, imperial)
    category = next_category(counts, b.rotation.get(seat, NONE))
    b.rotation[seat] = category
    return (yield from lose_one(s, seat, b.place, category, imperial))


def lose_ship(
    s: Table, seat: int, sinks: bool, single: bool = True, of_fleet: bool = True
) -> RulesOf[bool]:
    """EU-9.9.12, EU-9.10.15, EU-9.9.17, EU-OPB29: a hit on a Ship of the owner's choice, a
    single one or one of his fleet.

    If it `sinks`, a Heavy Ship is lost at once. Whether he was asked.
    """
    ships = ships_of(s, seat)
    options: list[Option] = []
    for sort, many in enumerate(ships):
        if many and (single if sort == SINGLE_SHIPS else of_fleet):
            is_damage = sort == 1 + HEAVY and not sinks
            options.append(DAMAGE_SHIP.of() if is_damage else LOSE_SHIP.of(sort))
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, ASK_SHIP, options, s.battle.place, default=options[0])
    if option.verb is DAMAGE_SHIP:
        s.fleet[seat * FLEET_SHIPS + HEAVY] -= 1
        s.fleet[seat * FLEET_SHIPS + DAMAGED] += 1
        s.tell(SHIP_DAMAGED, seat, s.battle.place)
    else:
        _sink(s, seat, option.a)
    return len(options) > 1


def _sink(s: Table, seat: int, sort: int) -> None:
    """The Ship returns to its owner's Supply; captors remember its kind."""
    b = s.battle
    kind = LIGHT_SHIP
    if sort == SINGLE_SHIPS:
        s.ships[seat * ZONE_COUNT + b.place] -= 1
    else:
        lose_fleet_ship(s, seat, sort - 1)
        if sort in (1 + HEAVY, 1 + DAMAGED):
            kind = HEAVY_SHIP
        elif sort == 1 + GALLEYS:
            kind = GALLEY
    b.lost[faction_side(s, seat) * 3 + kind] += 1
    b.strike(seat, sort)
    s.tell(SHIP_LOST, seat, sort, b.place)


def lose_of_faction(s: Table, faction: int) -> RulesOf[bool]:
    """EU-9.7.17, EU-9.7.19, EU-9.9.12: one casualty, or hit; whether somebody was asked."""
    b = s.battle
    if faction < REBEL_FACTION:
        if b.is_naval:
            return (yield from lose_ship(s, faction, False))
        return (yield from lose_in_battle(s, faction))
    b.strike(faction, 0)
    if faction == REBEL_FACTION:
        s.rebels = added(s.rebels, b.place, -1)
        s.tell(REBELS_LOSE, b.place)
    elif faction == PIRATE_FACTION:
        s.pirates = added(s.pirates, b.node, -1)
        s.tell(PIRATES_LOSE)
    else:
        b.realm_units[b.realms.index(faction - FIRST_NPR)] -= 1
        s.tell(NPR_LOSES, faction - FIRST_NPR)
    if b.is_naval:
        b.lost[faction_side(s, faction) * 3 + LIGHT_SHIP] += 1
    return False


def bears(s: Table, faction: int) -> int:
    """EU-9.7.17, EU-9.9.12: hits that a faction can take; a Heavy Ship that is whole takes two."""
    more = 0
    if s.battle.is_naval and faction < REBEL_FACTION:
        more = ships_of(s, faction)[1 + HEAVY]
    return faction_size(s, faction) + more - s.battle.due.count(faction)


def share_out(s: Table, order: list[int], hits: int) -> list[int]:
    """EU-9.7.20: whom each casualty strikes: one faction after the other, round again."""
    left = [bears(s, faction) for faction in order]
    found: list[int] = []
    while len(found) < hits and any(left):
        for place, faction in enumerate(order):
            if left[place] and len(found) < hits:
                left[place] -= 1
                found.append(faction)
    return found


def suffer(s: Table, side: int, hits: int) -> Rules:
    """EU-9.7.17, EU-9.7.20, EU-OPB56: a side takes hits; who decides ties is the active player.

    Without one it is the First Player. The casualties are put on the agenda.
    """
    waiting = sorted(factions(s, side), key=Largest(s).key)
    decider = s.active if s.active != NONE else s.first
    order: list[int] = []
    while waiting:
        size = faction_size(s, waiting[0])
        tied = [faction for faction in waiting if faction_size(s, faction) == size]
        first = tied[0]
        struck = share_out(s, [*order, *waiting], hits)
        if len({struck.count(faction) for faction in tied}) > 1:
            options = [faction_option(s, faction) for faction in tied]
            option = yield Ask(decider, ASK_FACTION, options, hits, default=options[0])
            first = tied[options.index(option)]
        order.append(first)
        waiting.remove(first)
    s.battle.due += share_out(s, order, hits)
    s.agenda.append(Duty(BATTLE_STEP, CASUALTY))


@final
class Largest:
    """Sorts factions, those with most Units first."""

    def __init__(self, s: Table) -> None:
        self.s = s

    def key(self, faction: int) -> tuple[int, int]:
        """What to sort by."""
        return -faction_size(self.s, faction), faction


def faction_option(s: Table, faction: int) -> Option:
    """A faction by the name of its Realm."""
    if faction >= FIRST_NPR:
        return REALM_FIRST.of(faction - FIRST_NPR)
    return REBELS_FIRST.of() if faction == REBEL_FACTION else REALM_FIRST.of(s.realm_of[faction])


def take_casualties(s: Table) -> Rules:
    """EU-9.7.17: casualties that are due, up to the first that somebody has to choose."""
    due = s.battle.due
    while due:
        asked = yield from lose_of_faction(s, due.pop(0))
        if asked:
            break
    if due:
        s.agenda.append(Duty(BATTLE_STEP, CASUALTY))
