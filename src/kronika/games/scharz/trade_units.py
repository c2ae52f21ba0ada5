"""Chapters 12.3, 12.4 and 12.6 in REAR-Trade: units bought, hired, changed, trained, sold."""

from typing import Final

from kronika.core.asks import Event, Option, Verb

from .choices import Choices
from .control import is_contested, refresh_control
from .diplomacy import eliminate_gone
from .factions import has_ability
from .groups import Group, join, put, units_of_group
from .recruiting import (
    FREE_AFTER,
    LEVEL_PRICE,
    ONLY_RECRUITS,
    PRICE,
    RECRUIT_PRICE,
    THIRD_INFANTRY_FREE,
    buy_infantry,
    buying_limit,
    can_be_degraded,
    can_buy,
    can_hire_at,
    can_pay,
    can_pay_upgrade,
    can_recruit,
    can_train,
    corsair_prices,
    corsair_seas,
    degrade_unit,
    has_cube,
    hire,
    hire_corsairs,
    hiring_prices,
    horsemen_left,
    in_training,
    possible_upgrades,
    recruit,
    recruiting_limit,
    refund,
    stop_training,
    train,
    upgrade,
    upgrade_price,
)
from .state import IN_YARD, INSIDE, OUTSIDE, Table
from .storage import room_for_ships, room_for_units
from .supply import Network
from .terms import ABILITIES, CAV, ELE, ELITE, LI, NONE, SE, STANDARD, TS, WHITE, WS
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

DOUBLE_PRICE: Final = 2
"""SZ-M6.10: prestige for twice as much infantry at one settlement."""
INFANTRY_SOLD: Final = 1
"""SZ-P4.19, SZ-P4.45: gold for light infantry of some factions."""
SELLS_INFANTRY: Final = ABILITIES.index("sells-infantry")

BUY: Final = Verb("buy-infantry", (FIELD, NUMBER), "SZ-M6.2")
RECRUIT_HERE: Final = Verb("recruit", (FIELD, NUMBER), "SZ-M6.3")
HIRE: Final = Verb("hire", (FIELD, NUMBER), "SZ-M6.6")
HIRE_FOR_PRESTIGE: Final = Verb("hire-for-prestige", (FIELD, NUMBER), "SZ-P4.2")
HIRE_CORSAIRS: Final = Verb("hire-corsairs", (FIELD, NUMBER), "SZ-M6.6")
CORSAIRS_FOR_PRESTIGE: Final = Verb("corsairs-for-prestige", (FIELD, NUMBER), "SZ-M6.6")
UPGRADE: Final = Verb("upgrade", (FIELD, UNIT, LEVEL, NUMBER), "SZ-M6.4")
DEGRADE: Final = Verb("degrade", (FIELD, UNIT, LEVEL, NUMBER), "SZ-M6.5", talk=True)
TRAIN: Final = Verb("train", (FIELD, UNIT, LEVEL, NUMBER), "SZ-M4.1")
DOUBLE: Final = Verb("double-purchase", (FIELD,), "SZ-M6.10")
SELL_INFANTRY: Final = Verb("sell-infantry", (FIELD, LEVEL, NUMBER), "SZ-P4.19", talk=True)
SELL_SHIP: Final = Verb("sell-ship", (UNIT, FIELD), "SZ-J2.9", talk=True)
MAN_SHIP: Final = Verb("man-ship", (UNIT, FIELD, LEVEL), "SZ-J2.9")
DOUBLES: Final = Event("doubles-purchase", (PLAYER, FIELD))
SELLS_UNITS: Final = Event("sells-infantry", (PLAYER, FIELD, NUMBER))
SELLS_SHIP: Final = Event("sells-ship", (PLAYER, UNIT, FIELD))
MANS_SHIP: Final = Event("mans-ship", (PLAYER, UNIT, FIELD))


# New units


def add_purchases(s: Table, network: Network, choices: Choices) -> None:
    """SZ-M3.2, SZ-M3.3, SZ-M6.2, SZ-M6.3, SZ-M6.6: infantry, recruits, mercenaries, corsairs."""
    player = network.player
    prices = hiring_prices(s, player)
    can_hire = any(can_pay(s, player, price) for price in prices)
    for field in s.settlements_of(player):
        spoken = s.map.spoken[field]
        if can_buy(s, player, field):
            choices.add_numbers(BUY.of(spoken, 1), _most_bought(s, player, field))
        if can_hire and can_hire_at(s, player, field):
            _add_levels(s, player, choices, HIRE.of(spoken, 0), prices[0])
            if len(prices) > 1:
                _add_levels(s, player, choices, HIRE_FOR_PRESTIGE.of(spoken, 0), prices[1])
        if _can_double(s, player, field):
            choices.add(DOUBLE.of(spoken))
    if s.mode >= WHITE and s.gold[player] >= RECRUIT_PRICE and has_cube(s, player):
        for field in s.fields_of(player):
            if can_recruit(s, network, field):
                most = recruiting_limit(s, field) - s.recruited[field]
                most = min(most, s.gold[player], s.cubes[player])
                choices.add_numbers(RECRUIT_HERE.of(s.map.spoken[field], 1), most)
    _add_corsairs(s, player, choices)


def _most_bought(s: Table, player: int, field: int) -> int:
    """SZ-M6.2, SZ-P4.31: as gold, cubes and the settlement allow; the third may be free."""
    left = 0 if s.recruited[field] else buying_limit(s, player, field) - s.bought[field]
    most = min(left, s.gold[player] // PRICE)
    to_gift = FREE_AFTER - s.third_free[player]
    if 0 <= to_gift <= most and has_ability(s, player, THIRD_INFANTRY_FREE):
        most += 1
    return min(most, s.cubes[player]) if s.has_limits else most


def _add_levels(
    s: Table, player: int, choices: Choices, first: Option, price: tuple[int, int]
) -> None:
    """SZ-M6.6: somebody who is hired may have more experience, two gold a level."""
    if can_pay(s, player, price):
        most = min(ELITE - STANDARD, (s.gold[player] - price[0]) // LEVEL_PRICE)
        choices.add_numbers(first, most)


def _add_corsairs(s: Table, player: int, choices: Choices) -> None:
    prices = [price for price in corsair_prices(s) if can_pay(s, player, price)]
    if not prices or s.mode < WHITE:
        return
    for sea in corsair_seas(s, player):
        for price in prices:
            verb = HIRE_CORSAIRS if price[0] else CORSAIRS_FOR_PRESTIGE
            _add_levels(s, player, choices, verb.of(s.map.spoken[sea], 0), price)


def _can_double(s: Table, player: int, field: int) -> bool:
    """SZ-M3.5, SZ-M6.10, SZ-P2.1: once in a round, where infantry could be bought for it."""
    return (
        s.has_prestige
        and s.prestige[player] >= DOUBLE_PRICE
        and s.doubled[player] == NONE
        and s.is_free(field, player)
        and not s.recruited[field]
        and not is_contested(s, field)
        and has_cube(s, player)
        and s.gold[player] >= PRICE
        and not has_ability(s, player, ONLY_RECRUITS)
    )


def act_purchase(s: Table, player: int, option: Option) -> None:
    """SZ-M6.2, SZ-M6.3, SZ-M6.6, SZ-M6.10: carry one of them out."""
    verb, field = option.verb, s.map.heard[option.a]
    if verb is BUY:
        for _ in range(option.b):
            buy_infantry(s, player, field)
    elif verb is RECRUIT_HERE:
        for _ in range(option.b):
            recruit(s, player, field)
    elif verb is HIRE:
        hire(s, player, field, hiring_prices(s, player)[0], STANDARD + option.b)
    elif verb is HIRE_FOR_PRESTIGE:
        hire(s, player, field, hiring_prices(s, player)[1], STANDARD + option.b)
    elif verb is DOUBLE:
        s.prestige[player] -= DOUBLE_PRICE
        s.doubled[player] = field
        s.tell(DOUBLES, player, option.a)
    else:
        price = corsair_prices(s)[0 if verb is HIRE_CORSAIRS else 1]
        hire_corsairs(s, player, field, price, STANDARD + option.b)
    refresh_control(s, field)


# Upgrades and degrades


def is_busy(s: Table, unit: int) -> bool:
    """SZ-M2.6, SZ-C3.1: who builds leaves a site only in MOVE or COMBAT; who trains is there."""
    return s.builds_since[unit] > 0 or s.training[unit] > 0


def _upgradable(s: Table, network: Network) -> list[Group]:
    """The infantry that can become something, by field, the type that it becomes, experience."""
    found: list[Group] = []
    known: dict[int, list[int]] = {}
    if not can_pay_upgrade(s, network.player):
        return found
    for unit in s.units_of(network.player):
        if s.type[unit] != LI or is_busy(s, unit):
            continue
        if s.where[unit] not in (OUTSIDE, INSIDE):
            continue
        place = 2 * s.at[unit] + (s.where[unit] == INSIDE)
        types = known.get(place)
        if types is None:
            types = possible_upgrades(s, network, unit)
            known[place] = types
        for type in types:
            put(found, s.at[unit], type, s.experience[unit], unit)
    return found


def _most_upgraded(s: Table, network: Network, field: int, type: int) -> int:
    """SZ-M6.4, SZ-D5.4: by gold, the limit of the building, room in the yard, and horses."""
    player = network.player
    most = s.gold[player] // upgrade_price(s, player, type)
    if type in (TS, WS):
        limit = s.content.building_upgrades[s.yard[field]]
        left = limit - s.ships_upgraded[field] - in_training(s, field, True)
        return min(most, left, room_for_ships(s, field))
    if type != SE and s.map.neutral[field] == NONE:
        limit = s.content.building_upgrades[s.settlement[field]]
        most = min(most, limit - s.upgraded[field] - in_training(s, field, False))
    if type == CAV:
        most = min(most, horsemen_left(s, network, field))
    return most


def add_upgrades(s: Table, network: Network, choices: Choices) -> None:
    """SZ-M3.2, SZ-M6.4: infantry becomes something else."""
    for group in _upgradable(s, network):
        most = min(len(group.units), _most_upgraded(s, network, group.field, group.type))
        first = UPGRADE.of(s.map.spoken[group.field], group.type, group.level, 1)
        choices.add_numbers(first, most)


def add_degrades(s: Table, player: int, choices: Choices) -> None:
    """SZ-M3.2, SZ-M6.5: what was upgraded becomes infantry again."""
    groups: list[Group] = []
    for unit in s.units_of(player):
        if s.type[unit] != LI and _can_degrade(s, unit):
            join(s, groups, unit)
    for group in groups:
        most = len(group.units)
        if group.type in (TS, WS) and s.encircled_since[group.field]:
            most = min(most, room_for_units(s, group.field))
        first = DEGRADE.of(s.map.spoken[group.field], group.type, group.level, 1)
        choices.add_numbers(first, most)


def _can_degrade(s: Table, unit: int) -> bool:
    """SZ-M6.5, SZ-F4.7: elephants of the Desert are not bought and sold back in one round."""
    bought_back = s.type[unit] == ELE and s.map.neutral[s.at[unit]] != NONE
    return can_be_degraded(s, unit) and not (bought_back and s.upgraded[s.at[unit]])


def act_change(s: Table, player: int, option: Option) -> None:
    """SZ-M6.4, SZ-M6.5: so many units of a field and level."""
    field, type, level = s.map.heard[option.a], option.b, option.c
    if option.verb is UPGRADE:
        network = Network(s, player)
        able = units_of_group(_upgradable(s, network), field, type, level)
        for unit in able[: option.d]:
            upgrade(s, network, unit, type)
            if s.map.neutral[field] != NONE:
                s.upgraded[field] += 1
    else:
        units = [
            unit
            for unit in s.units_of(player)
            if s.at[unit] == field and s.type[unit] == type and s.experience[unit] == level
        ]
        for unit in [unit for unit in units if _can_degrade(s, unit)][: option.d]:
            if s.training[unit]:
                stop_training(s, unit)
            degrade_unit(s, unit)
    refresh_control(s, field)


# Training


def _trainees(s: Table, player: int) -> list[Group]:
    """One unit of each group that can be trained."""
    found: list[Group] = []
    if s.mode < WHITE or s.gold[player] < LEVEL_PRICE:
        return found
    for unit in s.units_of(player):
        field = s.at[unit]
        known = units_of_group(found, field, s.type[unit], s.experience[unit])
        if s.settlement_owner[field] == player and not known and can_train(s, unit):
            join(s, found, unit)
    return found


def add_training(s: Table, player: int, choices: Choices) -> None:
    """SZ-M3.3, SZ-M4.1: a unit of a group, by one level or more."""
    for group in _trainees(s, player):
        most = min(ELITE - group.level, s.gold[player] // LEVEL_PRICE)
        first = TRAIN.of(s.map.spoken[group.field], group.type, group.level, 1)
        choices.add_numbers(first, most)


def act_training(s: Table, player: int, option: Option) -> None:
    """SZ-M4.1: pay for levels of one unit."""
    field = s.map.heard[option.a]
    train(s, units_of_group(_trainees(s, player), field, option.b, option.c)[0], option.d)


# Infantry and empty ships are sold


def _for_sale(s: Table, player: int) -> dict[tuple[int, int], list[int]]:
    """SZ-P4.19, SZ-P4.45: light infantry by field and experience; not who builds."""
    found: dict[tuple[int, int], list[int]] = {}
    for unit in s.units_of(player):
        standing = s.where[unit] in (OUTSIDE, INSIDE)
        if s.type[unit] == LI and standing and not s.builds_since[unit]:
            found.setdefault((s.at[unit], s.experience[unit]), []).append(unit)
    return found


def add_sales(s: Table, player: int, choices: Choices) -> None:
    """SZ-M3.2, SZ-M3.5, SZ-J2.9, SZ-L1.13: infantry of some factions, and empty ships.

    Nobody sells the last that he has.
    """
    if has_ability(s, player, SELLS_INFANTRY):
        left = len(s.units_of(player)) - (0 if s.settlements_of(player) else 1)
        for (field, level), units in _for_sale(s, player).items():
            most = min(left, len(units))
            choices.add_numbers(SELL_INFANTRY.of(s.map.spoken[field], level, 1), most)
    for field in s.settlements_of(player):
        if not _has_empty_ships(s, player, field):
            continue
        spoken = s.map.spoken[field]
        levels = {s.experience[unit] for unit in _crew(s, player, field)}
        for type in (TS, WS):
            if s.empty.count(field, player, type):
                choices.add(SELL_SHIP.of(type, spoken))
                for level in sorted(levels):
                    choices.add(MAN_SHIP.of(type, spoken, level))


def _has_empty_ships(s: Table, player: int, field: int) -> bool:
    """SZ-J2.9: empty ships lie in the shipyard as far as it has room beside the manned ones."""
    if s.yard[field] == NONE or not s.is_free(field, player):
        return False
    lying = s.empty.all_of(field, player)
    return lying > 0 and room_for_ships(s, field) + lying > 0 and not is_contested(s, field)


def _crew(s: Table, player: int, field: int) -> list[int]:
    """SZ-J2.9, SZ-OP28: the light infantry that can man a ship, without payment."""
    return [
        unit
        for unit in s.units_on(field)
        if s.owner[unit] == player and s.type[unit] == LI and not is_busy(s, unit)
    ]


def act_sale(s: Table, player: int, option: Option) -> None:
    """SZ-J2.9, SZ-P4.19, SZ-P4.28, SZ-G5.6, SZ-H3.16: a sold unit is no loss; its cube is gone."""
    if option.verb is SELL_INFANTRY:
        field = s.map.heard[option.a]
        for unit in _for_sale(s, player)[field, option.b][: option.c]:
            if s.training[unit]:
                stop_training(s, unit)
            s.remove_unit(unit)
            s.gold[player] += INFANTRY_SOLD
        s.tell(SELLS_UNITS, player, option.a, option.c)
        refresh_control(s, field)
        eliminate_gone(s, {player})
        return
    type, field = option.a, s.map.heard[option.b]
    s.empty.take(player, type, field)
    if option.verb is SELL_SHIP:
        s.gold[player] += refund(s, player, type)
        s.tell(SELLS_SHIP, player, type, option.b)
    else:
        crew = [unit for unit in _crew(s, player, field) if s.experience[unit] == option.c]
        s.type[crew[0]] = type
        s.where[crew[0]] = IN_YARD
        s.tell(MANS_SHIP, player, type, option.b)
        refresh_control(s, field)
