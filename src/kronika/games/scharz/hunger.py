"""Chapter 15.3: units without supply, and encircled settlements, at the end of MOVE in red mode."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .capture import destroy_settlement
from .diplomacy import settlements_were_lost
from .later import is_in_first_year
from .perils import perish, survives
from .plunder import may_plunder, plunder_field
from .relations import are_hostile
from .state import IN_YARD, INSIDE, ON_BORDER, OUTSIDE, Table
from .supply import Network
from .terms import CAV, CITY, COR, ELE, ENCIRCLEMENT_PERIL, NO_SUPPLY_PERIL, NONE
from .weather import brown_die
from .words import BUILDING, FIELD, LEVEL, NUMBER, PLAYER, UNIT

FATAL: Final = 6
FISH_FOR_FOOD: Final = 2
"""SZ-N7.2: so many fish feed as much as one grain."""

LIVE_OFF_LAND: Final = Verb("live-off-land", (FIELD, UNIT, LEVEL))
TAKE_RISK: Final = Verb("take-risk")
RATION_GRAIN: Final = Verb("ration-grain", (FIELD,))
RATION_FISH: Final = Verb("ration-fish", (FIELD,))
LEAVE_HUNGRY: Final = Verb("leave-hungry", (UNIT, LEVEL))
STARVE_INSTEAD: Final = Verb("starve-instead", (PLAYER, UNIT, LEVEL))
LET_SETTLEMENT_STARVE: Final = Verb("let-settlement-starve", (BUILDING, FIELD))
ASK_UNSUPPLIED: Final = Prompt("unsupplied", (FIELD, NUMBER), "SZ-Q3.4")
ASK_HUNGRY: Final = Prompt("hungry", (UNIT, LEVEL, FIELD), "SZ-Q3.5")
ASK_HUNGRY_SETTLEMENT: Final = Prompt("hungry-settlement", (BUILDING, FIELD), "SZ-Q3.5")
ASK_SECOND_FISH: Final = Prompt("second-fish", (), "SZ-N7.12")
HUNGERS: Final = Event("hungers", (PLAYER, BUILDING, FIELD, NUMBER))
IS_FED: Final = Event("is-fed", (PLAYER, FIELD))


# Without supply


def unsupplied_units(s: Table) -> list[int]:
    """SZ-Q3.4: units without connection to a completed settlement, ships before who is aboard."""
    found = []
    for player in s.order():
        units = [unit for unit in s.units_of(player) if s.type[unit] != COR]
        if not units or is_in_first_year(s, player):
            continue
        network = Network(s, player)
        homes = {number for number in network.inside if number != NONE}
        lacking = [unit for unit in units if not _is_supplied(s, network, homes, unit)]
        found += [unit for unit in lacking if s.ship[unit] == NONE]
        found += [unit for unit in lacking if s.ship[unit] != NONE]
    return found


def _is_supplied(s: Table, network: Network, homes: set[int], unit: int) -> bool:
    """SZ-Q3.4, SZ-D7.2, SZ-D7.4, SZ-D7.8, SZ-D7.9: by a settlement of the player or his coalition.

    An encircled one counts for who reaches it. Who is on a border is next to both fields.
    """
    carrier = s.ship[unit]
    stands = unit if carrier == NONE else carrier
    if s.where[stands] in (INSIDE, IN_YARD):
        return True
    fields = [s.at[unit]]
    if s.where[stands] == ON_BORDER:
        fields = [s.border[stands] // s.map.count, s.border[stands] % s.map.count]
    return any(network.inside[field] != NONE or network.near(field) & homes for field in fields)


def forage(s: Table, units: list[int]) -> Rules:
    """SZ-Q3.4, SZ-K8.8, SZ-OP30: one unit of a player on a field may plunder it.

    The others roll. Contested land can be plundered too; where nothing can be, all roll.
    """
    player, field = s.owner[units[0]], s.at[units[0]]
    left = units.copy()
    standing = [unit for unit in units if s.where[unit] == OUTSIDE]
    if standing and may_plunder(s, player, field):
        spoken = s.map.spoken[field]
        groups = sorted({(s.type[unit], s.experience[unit]) for unit in standing})
        options = [LIVE_OFF_LAND.of(spoken, type, level) for type, level in groups]
        risk = TAKE_RISK.of()
        option = yield Ask(
            player, ASK_UNSUPPLIED, [*options, risk], spoken, len(units), default=risk
        )
        if option.verb is LIVE_OFF_LAND:
            plunder_field(s, player, field, Network(s, player))
            left.remove(_named(s, standing, option.b, option.c))
    for unit in left:
        lives = s.owner[unit] != NONE
        if lives and not (yield from survives(s, unit, NO_SUPPLY_PERIL, FATAL)):
            perish(s, unit)


def _named(s: Table, units: list[int], type: int, level: int) -> int:
    for unit in units:
        if s.type[unit] == type and s.experience[unit] == level:
            return unit
    raise AssertionError(type)


# Encircled


def rolls_of_unit(s: Table, unit: int) -> int:
    """SZ-Q3.5: how often an encircled unit rolls."""
    return 3 if s.type[unit] == ELE else 2 if s.type[unit] == CAV else 1


def hold_out(s: Table, field: int) -> Rules:
    """SZ-Q3.5, SZ-Q3.6, SZ-Q3.7: the encircled roll, unit after unit, then the settlement.

    Besiegers have looked for food before: if none of them is left, nobody is encircled.
    """
    for unit in [*s.units_inside(field), *s.ships_in_yard(field)]:
        if is_in_first_year(s, s.owner[unit]):
            continue
        for _ in range(rolls_of_unit(s, unit)):
            if (yield from survives(s, unit, ENCIRCLEMENT_PERIL, FATAL)):
                continue
            if not (yield from _feed_unit(s, unit, field)):
                perish(s, unit)
                break
    owner, building = s.settlement_owner[field], s.settlement[field]
    if is_in_first_year(s, owner):
        return
    for _ in range(2 if building == CITY else 1):
        roll = brown_die(s)
        s.tell(HUNGERS, owner, building, s.map.spoken[field], roll)
        if roll >= FATAL and not (yield from _feed_settlement(s, field)):
            besieger = _besieger(s, field)
            destroy_settlement(s, field, besieger)
            settlements_were_lost(s, owner, 1, besieger)
            return


def _besieger(s: Table, field: int) -> int:
    """SZ-G5.7: who gains by the loss of an encircled settlement: the enemy who holds its field."""
    owner, holder = s.settlement_owner[field], s.control[field]
    return holder if holder != NONE and are_hostile(s, holder, owner) else NONE


def _feed_unit(s: Table, unit: int, field: int) -> RulesOf[bool]:
    """SZ-Q3.5, SZ-Q3.7, SZ-F7.2: with the food of its owner, or it is destroyed."""
    player = s.owner[unit]
    stores = _stores(s, player, field)
    meals = _meals(s, stores)
    if not meals:
        return False
    type, level = s.type[unit], s.experience[unit]
    options = [*meals, LEAVE_HUNGRY.of(type, level)]
    spoken = s.map.spoken[field]
    option = yield Ask(player, ASK_HUNGRY, options, type, level, spoken, default=meals[0])
    if option.verb is LEAVE_HUNGRY:
        return False
    yield from _eat(s, player, stores, option)
    s.tell(IS_FED, player, spoken)
    return True


def _feed_settlement(s: Table, field: int) -> RulesOf[bool]:
    """SZ-Q3.5, SZ-Q3.7: food, or a unit of the owner inside that is lost instead."""
    owner, spoken = s.settlement_owner[field], s.map.spoken[field]
    stores = _stores(s, owner, field)
    meals = _meals(s, stores)
    inside = [*s.units_inside(field), *s.ships_in_yard(field)]
    own = [unit for unit in inside if s.owner[unit] == owner]
    groups = sorted({(s.type[unit], s.experience[unit]) for unit in own})
    options = [*meals, *[STARVE_INSTEAD.of(owner, type, level) for type, level in groups]]
    if not options:
        return False
    building = s.settlement[field]
    give_up = LET_SETTLEMENT_STARVE.of(building, spoken)
    option = yield Ask(
        owner,
        ASK_HUNGRY_SETTLEMENT,
        [*options, give_up],
        building,
        spoken,
        default=options[0],
    )
    if option.verb is LET_SETTLEMENT_STARVE:
        return False
    if option.verb is STARVE_INSTEAD:
        perish(s, _named(s, own, option.b, option.c))
        return True
    yield from _eat(s, owner, stores, option)
    s.tell(IS_FED, owner, spoken)
    return True


# Food


def _stores(s: Table, player: int, field: int) -> list[int]:
    """SZ-Q3.7, SZ-D7.5, SZ-D7.8: a player's settlements that are connected to an encircled one."""
    network = Network(s, player)
    component = network.inside[field]
    return [
        place
        for place in s.settlements_of(player)
        if component != NONE and network.inside[place] == component
    ]


def _meals(s: Table, stores: list[int]) -> list[Option]:
    """SZ-Q3.5, SZ-N7.2, SZ-N7.12: one food: a grain, or any two connected fish."""
    found = [RATION_GRAIN.of(s.map.spoken[store]) for store in stores if s.stored_grain[store]]
    if sum([s.stored_fish[store] for store in stores]) >= FISH_FOR_FOOD:
        found += _fish(s, stores)
    return found


def _fish(s: Table, stores: list[int]) -> list[Option]:
    return [RATION_FISH.of(s.map.spoken[store]) for store in stores if s.stored_fish[store]]


def _eat(s: Table, player: int, stores: list[int], option: Option) -> Rules:
    store = s.map.heard[option.a]
    if option.verb is RATION_GRAIN:
        s.stored_grain[store] -= 1
        return
    s.stored_fish[store] -= 1
    fish = _fish(s, stores)
    second = yield Ask(player, ASK_SECOND_FISH, fish, default=fish[0])
    s.stored_fish[s.map.heard[second.a]] -= 1
