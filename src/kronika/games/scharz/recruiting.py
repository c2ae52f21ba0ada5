"""Chapters 12.1, 12.4 and 12.6: units are bought, recruited, upgraded, hired and trained."""

from typing import Final

from kronika.core.asks import Event

from .commodities import place_of_herd
from .control import is_blocked, is_contested
from .diplomacy import may_enter
from .factions import has_ability
from .pieces import degrade, least_missed
from .relations import are_hostile
from .state import IN_YARD, INSIDE, OUTSIDE, Table
from .supply import Network
from .terms import (
    ABILITIES,
    CAV,
    CITY,
    COR,
    DESERT,
    ELE,
    ELITE,
    FIRST,
    HI,
    HORSES,
    ITALIA,
    LI,
    MAPS,
    MERC,
    NONE,
    ORIENT,
    PORT,
    RECRUIT,
    SE,
    SEA,
    STANDARD,
    TS,
    WHITE,
    WS,
)
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

PRICE: Final = 2
RECRUIT_PRICE: Final = 1
CAVALRY_ALONE: Final = 8
"""SZ-M6.4: cavalry where no herds are: in the first game and white mode."""
MERCENARIES: Final = 4
MERCENARIES_PRESTIGE: Final = 2
FOR_PRESTIGE: Final = (1, 10)
"""SZ-P2.1: gold and prestige for mercenaries of some factions."""
CORSAIRS: Final = 10
CORSAIRS_PRESTIGE: Final = 16
LEVEL_PRICE: Final = 2
"""SZ-M4.1, SZ-M6.6: gold for a level, by training or of who is hired."""
HORSEMEN: Final = 2
"""SZ-M6.4: upgrades to cavalry for one horse herd."""
DOUBLING: Final = 2
FREE_AFTER: Final = 2
"""SZ-P4.31: after so many infantry bought in a round the next one is free."""
ROMAN_HIRING: Final = 2
"""SZ-P4.43: what the Visigoths earn."""

CHEAP_SHIPS: Final = ABILITIES.index("cheap-ships")
NO_RECRUITS: Final = ABILITIES.index("no-recruits")
ONLY_RECRUITS: Final = ABILITIES.index("only-recruits")
MERCENARIES_FOR_PRESTIGE: Final = ABILITIES.index("mercenaries-for-prestige")
THIRD_INFANTRY_FREE: Final = ABILITIES.index("third-infantry-free")
BUYS_ELEPHANTS: Final = ABILITIES.index("buys-elephants")
EARNS_FROM_ROMANS: Final = ABILITIES.index("earns-from-roman-mercenaries")
IS_ROMAN: Final = ABILITIES.index("crosses-danube")

BUYS: Final = Event("buys", (PLAYER, UNIT, FIELD, NUMBER))
UPGRADES: Final = Event("upgrades", (PLAYER, UNIT, FIELD))
DEGRADES: Final = Event("degrades", (PLAYER, UNIT, FIELD))
TRAINS: Final = Event("trains", (PLAYER, UNIT, FIELD, NUMBER))
RISES: Final = Event("rises", (PLAYER, UNIT, LEVEL))


# Buying and recruiting


def has_cube(s: Table, player: int) -> bool:
    """SZ-B4.1, SZ-B4.4, SZ-M6.9: whether one more standard unit can be made."""
    return not s.has_limits or s.cubes[player] > 0


def buying_limit(s: Table, player: int, field: int) -> int:
    """SZ-D5.4, SZ-M6.10: how many may be bought at a settlement in a round."""
    limit = s.content.building_buys[s.settlement[field]]
    return DOUBLING * limit if s.doubled[player] == field else limit


def gets_infantry(s: Table, player: int) -> bool:
    """SZ-P4.31: who has bought two in a round is given a third, once."""
    return s.third_free[player] == FREE_AFTER and has_ability(s, player, THIRD_INFANTRY_FREE)


def infantry_price(s: Table, player: int) -> int:
    """SZ-M6.2, SZ-P4.31: two gold; with the Mitanni the third of a round is free, once."""
    return 0 if gets_infantry(s, player) else PRICE


def can_buy(s: Table, player: int, field: int) -> bool:
    """SZ-M6.1, SZ-M6.2, SZ-M6.9, SZ-K4.19, SZ-P4.31, SZ-P4.39: infantry at a free settlement.

    What is given for two others is not bought: it uses up nothing of what a settlement sells.
    """
    if not s.is_free(field, player) or not has_cube(s, player):
        return False
    for_sale = (
        not s.recruited[field]
        and s.bought[field] < buying_limit(s, player, field)
        and s.gold[player] >= PRICE
    )
    return (
        (for_sale or gets_infantry(s, player))
        and not has_ability(s, player, ONLY_RECRUITS)
        and not is_contested(s, field)
    )


def buy_infantry(s: Table, player: int, field: int) -> int:
    """SZ-M6.2, SZ-L3.1, SZ-P4.31: a standard unit appears at once."""
    gold = infantry_price(s, player)
    s.gold[player] -= gold
    s.third_free[player] += 1
    if gold:
        s.bought[field] += 1
    return _new(s, player, LI, STANDARD, field, gold)


def recruiting_limit(s: Table, field: int) -> int:
    """SZ-M6.3, SZ-D5.4: one on a field, two where one's own city is."""
    is_own = s.settlement_owner[field] == s.control[field]
    return 2 if is_own and s.settlement[field] == CITY else 1


def can_recruit(s: Table, network: Network, field: int) -> bool:
    """SZ-M6.1, SZ-M6.3, SZ-K8.3, SZ-P4.2: on controlled land that is connected, not plundered."""
    player = network.player
    return (
        s.mode >= WHITE
        and s.is_land(field)
        and s.control[field] == player
        and not s.plundered[field]
        and not s.bought[field]
        and s.recruited[field] < recruiting_limit(s, field)
        and has_cube(s, player)
        and s.gold[player] >= RECRUIT_PRICE
        and not has_ability(s, player, NO_RECRUITS)
        and network.holds(field)
        and not is_contested(s, field)
    )


def recruit(s: Table, player: int, field: int) -> int:
    """SZ-M6.3, SZ-L3.1: a recruit for one gold."""
    s.gold[player] -= RECRUIT_PRICE
    s.recruited[field] += 1
    return _new(s, player, LI, RECRUIT, field, RECRUIT_PRICE)


def _new(s: Table, player: int, type: int, level: int, field: int, gold: int) -> int:
    if type == LI and s.has_limits:
        s.cubes[player] -= 1
    s.tell(BUYS, player, type, s.map.spoken[field], gold)
    return s.add_unit(player, type, level, field)


# Mercenaries and corsairs


def hiring_prices(s: Table, player: int) -> list[tuple[int, int]]:
    """SZ-M6.6, SZ-P2.1, SZ-P4.2, SZ-P3.2: ways to pay for mercenaries, in gold and prestige."""
    prices = [(MERCENARIES, MERCENARIES_PRESTIGE if s.has_prestige else 0)]
    if has_ability(s, player, MERCENARIES_FOR_PRESTIGE) and s.count > 2:
        prices.append(FOR_PRESTIGE)
    return prices


def corsair_prices(s: Table) -> list[tuple[int, int]]:
    """SZ-M6.6, SZ-P2.1: corsairs for gold, or from yellow mode on for prestige."""
    return [(CORSAIRS, 0), (0, CORSAIRS_PRESTIGE)] if s.has_prestige else [(CORSAIRS, 0)]


def can_pay(s: Table, player: int, price: tuple[int, int], level: int = STANDARD) -> bool:
    """Whether a player has gold and prestige for somebody of a level."""
    gold = price[0] + LEVEL_PRICE * (level - STANDARD)
    return s.gold[player] >= gold and s.prestige[player] >= price[1]


def can_hire_at(s: Table, player: int, field: int) -> bool:
    """SZ-M6.6, SZ-M6.10: mercenaries at a free settlement, within what may be bought there.

    A doubled purchase is for infantry alone.
    """
    return (
        s.mode >= WHITE
        and s.is_free(field, player)
        and not s.recruited[field]
        and s.bought[field] < s.content.building_buys[s.settlement[field]]
        and not is_contested(s, field)
    )


def hire(s: Table, player: int, field: int, price: tuple[int, int], level: int) -> int:
    """SZ-M6.6, SZ-B4.5, SZ-P4.43: mercenaries of a level, at once."""
    gold = price[0] + LEVEL_PRICE * (level - STANDARD)
    s.gold[player] -= gold
    s.prestige[player] -= price[1]
    s.bought[field] += 1
    unit = _new(s, player, MERC, level, field, gold)
    s.hired[unit] = s.turn
    if has_ability(s, player, IS_ROMAN):
        for other in range(s.count):
            if has_ability(s, other, EARNS_FROM_ROMANS):
                s.gold[other] += ROMAN_HIRING
    return unit


def corsair_seas(s: Table, player: int) -> list[int]:
    """SZ-M6.6, SZ-J2.10: seas next to a field that the player controls, if he has an open shipyard.

    Not those of a partner that are closed to him.
    """
    if s.mode < WHITE or not _has_open_yard(s, player):
        return []
    found = set()
    for field in s.fields_of(player):
        near = [*s.map.coast[field], *s.map.ship_next[field]]
        found.update([other for other in near if s.map.sort[other] == SEA])
    return [sea for sea in sorted(found) if _is_open(s, player, sea)]


def _is_open(s: Table, player: int, sea: int) -> bool:
    return s.control[sea] == NONE or may_enter(s, player, s.control[sea])


def _has_open_yard(s: Table, player: int) -> bool:
    return any(
        s.yard[field] != NONE and not is_blocked(s, field, player)
        for field in s.settlements_of(player)
    )


def hire_corsairs(s: Table, player: int, sea: int, price: tuple[int, int], level: int) -> int:
    """SZ-M6.6, SZ-B4.5: corsairs on a sea."""
    gold = price[0] + LEVEL_PRICE * (level - STANDARD)
    s.gold[player] -= gold
    s.prestige[player] -= price[1]
    return _new(s, player, COR, level, sea, gold)


# Upgrades


def upgrade_price(s: Table, player: int, type: int) -> int:
    """SZ-M6.4, SZ-P4.28: the price of the table; cavalry is dear where there are no herds."""
    if type == CAV and s.mode in (FIRST, WHITE):
        return CAVALRY_ALONE
    gold = s.content.unit_price[type]
    return gold - 1 if type in (TS, WS) and has_ability(s, player, CHEAP_SHIPS) else gold


def can_pay_upgrade(s: Table, player: int) -> bool:
    """Whether a player has the gold for any upgrade at all."""
    gold = s.gold[player]
    return any(gold >= upgrade_price(s, player, type) for type in (HI, SE, TS, CAV, WS, ELE))


def refund(s: Table, player: int, type: int) -> int:
    """SZ-M6.5, SZ-P4.28: what a degrade at the right place brings back."""
    gold = s.content.unit_refund[type]
    return gold - 1 if type in (TS, WS) and has_ability(s, player, CHEAP_SHIPS) else gold


def in_training(s: Table, field: int, ships: bool) -> int:
    """SZ-M4.2: how many units of a field are being trained."""
    return len(
        [
            unit
            for unit, levels in enumerate(s.training)
            if levels
            and s.at[unit] == field
            and s.owner[unit] != NONE
            and (s.where[unit] == IN_YARD) == ships
        ]
    )


def has_place(s: Table, field: int, ships: bool) -> bool:
    """SZ-D5.4, SZ-M4.2, SZ-M4.5: whether one more may be upgraded or trained at a building."""
    building = s.yard[field] if ships else s.settlement[field]
    if building == NONE:
        return False
    done = s.ships_upgraded[field] if ships else s.upgraded[field]
    return done + in_training(s, field, ships) < s.content.building_upgrades[building]


def possible_upgrades(s: Table, network: Network, unit: int) -> list[int]:
    """SZ-M6.4, SZ-M6.7, SZ-OP16, SZ-L1.4, SZ-P4.9, SZ-P4.34: what infantry can become here.

    Inside an encircled settlement upgrades are possible, within the limit of the building.
    """
    player, field = s.owner[unit], s.at[unit]
    if s.type[unit] != LI or s.where[unit] not in (OUTSIDE, INSIDE) or not s.is_land(field):
        return []
    found: list[int] = []
    home = s.settlement_owner[field] == player and _reaches_home(s, unit, field)
    if home and has_place(s, field, False):
        if s.settlement[field] == CITY:
            found.append(HI)
        if s.horsemen[player] or _herds_for(s, network, field) or not _needs_horses(s):
            found.append(CAV)
        if _is_elam(s, player, field):
            found.append(ELE)
    if home and s.yard[field] != NONE and has_place(s, field, True):
        found += [TS, WS] if s.yard[field] == PORT else [TS]
    if _besieges(s, network, field):
        found.append(SE)
    if s.map.neutral[field] == DESERT and s.map.name == MAPS[ITALIA]:
        found.append(ELE)
    return [
        type
        for type in found
        if s.content.has_unit(s.mode, type) and s.gold[player] >= upgrade_price(s, player, type)
    ]


def _reaches_home(s: Table, unit: int, field: int) -> bool:
    """A unit on the field of its free settlement, or inside an encircled one."""
    encircled = bool(s.encircled_since[field])
    return encircled == (s.where[unit] == INSIDE) and not is_contested(s, field)


def _needs_horses(s: Table) -> bool:
    """SZ-M6.4: from green mode on cavalry needs horses."""
    return s.content.has_herd(s.mode, HORSES)


def _herds_for(s: Table, network: Network, field: int) -> list[int]:
    """SZ-M6.4: the horse herds that are connected to the settlement of a field."""
    home = network.inside[field]
    return [
        herd
        for herd, owner in enumerate(s.herd_owner)
        if owner == network.player
        and s.herd_type[herd] == HORSES
        and home in place_of_herd(s, network, herd)
    ]


def horsemen_left(s: Table, network: Network, field: int) -> int:
    """SZ-M6.4: how much cavalry horses allow: what is left of one herd, and two for each other."""
    if not _needs_horses(s):
        return len(s.owner)
    return s.horsemen[network.player] + HORSEMEN * len(_herds_for(s, network, field))


def _is_elam(s: Table, player: int, field: int) -> bool:
    """SZ-P4.34: elephants of Elam in their own region."""
    if s.map.name != MAPS[ORIENT] or not has_ability(s, player, BUYS_ELEPHANTS):
        return False
    return s.map.nation[field] == s.map.ground.letters.index("L")


def _besieges(s: Table, network: Network, field: int) -> bool:
    """SZ-L1.4, SZ-K7.1: siege engines at an encircled enemy settlement, connected to a free one.

    Vassals make them too, where their lord controls the field.
    """
    return (
        bool(s.encircled_since[field])
        and are_hostile(s, s.settlement_owner[field], network.player)
        and network.reaches(field)
    )


def upgrade(s: Table, network: Network, unit: int, type: int) -> None:
    """SZ-M6.4, SZ-L3.1, SZ-B4.5: infantry becomes something better and keeps its experience.

    One horse herd is removed for up to two units of cavalry in a round.
    """
    player, field = s.owner[unit], s.at[unit]
    s.gold[player] -= upgrade_price(s, player, type)
    if type == CAV and _needs_horses(s):
        if not s.horsemen[player]:
            s.herd_owner[least_missed(s, _herds_for(s, network, field))[0]] = NONE
            s.horsemen[player] = HORSEMEN
        s.horsemen[player] -= 1
    if type in (TS, WS):
        s.ships_upgraded[field] += 1
        s.where[unit] = IN_YARD
    elif type != SE and s.map.neutral[field] == NONE:
        s.upgraded[field] += 1
    s.type[unit] = type
    s.builds_since[unit] = 0
    s.training[unit] = 0
    s.tell(UPGRADES, player, type, s.map.spoken[field])


def can_be_degraded(s: Table, unit: int) -> bool:
    """SZ-M6.5, SZ-L1.13: every upgraded unit; ships at sea would have to land."""
    if s.type[unit] in (TS, WS):
        return s.where[unit] == IN_YARD
    return s.type[unit] in (HI, SE, CAV, ELE) and s.where[unit] in (OUTSIDE, INSIDE)


def refund_here(s: Table, unit: int) -> int:
    """SZ-M6.5, SZ-L1.1: the refund, if the unit stands where it could have been upgraded."""
    player, field, type = s.owner[unit], s.at[unit], s.type[unit]
    home = s.settlement_owner[field] == player
    right = home
    if type == HI:
        right = home and s.settlement[field] == CITY
    elif type in (TS, WS):
        right = home and (s.yard[field] == PORT or (type == TS and s.yard[field] != NONE))
    elif type == ELE:
        desert = s.map.neutral[field] == DESERT and s.map.name == MAPS[ITALIA]
        right = desert or (home and _is_elam(s, player, field))
    return refund(s, player, type) if right else 0


def degrade_unit(s: Table, unit: int) -> None:
    """SZ-M6.5: light infantry again; a ship in its yard leaves no empty one."""
    player, type, field = s.owner[unit], s.type[unit], s.at[unit]
    s.gold[player] += refund_here(s, unit)
    if type in (TS, WS):
        s.where[unit] = INSIDE if s.encircled_since[field] else OUTSIDE
    degrade(s, unit)
    s.training[unit] = 0
    s.tell(DEGRADES, player, type, s.map.spoken[field])


# Training and experience


def can_train(s: Table, unit: int) -> bool:
    """SZ-M4.1, SZ-M4.2, SZ-M4.4, SZ-M4.5, SZ-K4.19: a standard unit at its free settlement."""
    player, field = s.owner[unit], s.at[unit]
    if s.mode < WHITE or s.type[unit] in (MERC, COR, ELE, SE) or s.training[unit]:
        return False
    ship = s.type[unit] in (TS, WS)
    right_place = s.where[unit] == (IN_YARD if ship else OUTSIDE)
    return (
        right_place
        and s.is_free(field, player)
        and s.experience[unit] < ELITE
        and not s.builds_since[unit]
        and s.gold[player] >= LEVEL_PRICE
        and has_place(s, field, ship)
        and not is_contested(s, field)
    )


def train(s: Table, unit: int, levels: int) -> None:
    """SZ-M4.1, SZ-EX33: pay for levels, of which one is gained a round."""
    player = s.owner[unit]
    s.gold[player] -= LEVEL_PRICE * levels
    s.training[unit] = levels
    s.tell(TRAINS, player, s.type[unit], s.map.spoken[s.at[unit]], levels)


def stop_training(s: Table, unit: int) -> None:
    """SZ-M1.3, SZ-M4.3: who leaves keeps what it has learnt; the rest of the gold comes back."""
    s.gold[s.owner[unit]] += LEVEL_PRICE * s.training[unit]
    s.training[unit] = 0


def rise(s: Table, unit: int) -> None:
    """SZ-L3.2, SZ-M1.1: one level, once in a round."""
    s.experience[unit] += 1
    s.risen[unit] = s.turn
    s.tell(RISES, s.owner[unit], s.type[unit], s.experience[unit])


def can_rise(s: Table, unit: int) -> bool:
    """SZ-L3.2, SZ-M1.4, SZ-L1.10: not above elite, once in a round, and never elephants."""
    return s.experience[unit] < ELITE and s.risen[unit] != s.turn and s.type[unit] != ELE


def progress_of_training(s: Table) -> None:
    """SZ-M1.2: each unit in training gains a level that was paid for."""
    for unit in s.units():
        if s.training[unit] and can_rise(s, unit):
            rise(s, unit)
            s.training[unit] -= 1


def new_round(s: Table) -> None:
    """What may be bought, upgraded and doubled once in a round may be so again."""
    fields, players = s.map.count, s.count
    s.bought = [0] * fields
    s.recruited = [0] * fields
    s.upgraded = [0] * fields
    s.ships_upgraded = [0] * fields
    s.horsemen = [0] * players
    s.doubled = [NONE] * players
    s.third_free = [0] * players
