"""Objectives that a combat or a conquest fulfils at once (CC-N2.4, CC-X34.1, CC-X34.2, CC-X34.3,
CC-X34.4).
"""

from .situations import ATTACKER, DEFENDER, Battle, Conquest
from .state import World, field_of, fighter_of, is_army, sort_of, was_won
from .terms import (
    BARBARIANS,
    CAVALRY,
    ELEPHANT,
    GROUP_SIZE,
    LEADER,
    OBJECTIVE_AGGRESSOR,
    OBJECTIVE_BARBARIAN_CONQUEST,
    OBJECTIVE_BOLD,
    OBJECTIVE_BRUTUS,
    OBJECTIVE_CONQUEROR,
    OBJECTIVE_DEFIANCE,
    OBJECTIVE_GENERAL,
    OBJECTIVE_GREAT_BATTLE,
    OBJECTIVE_GREAT_COMMANDER,
    OBJECTIVE_LEGENDARY_BATTLE,
    OBJECTIVE_NAVAL_ASSAULT,
    OBJECTIVE_RESISTANCE,
    OBJECTIVE_SCAVENGER,
    OBJECTIVE_SEA_CLEANSING,
    OBJECTIVE_TRAMPLE,
    OBJECTIVE_WARMONGER,
    PIRATES,
    SETTLER,
    SHIP,
    TRADE_ROUTES,
    WARFARE,
)
from .trade_routes import partners_within


def military_objectives(
    s: World, battle: Battle, conquest: Conquest | None
) -> dict[int, list[int]]:
    """What a combat, with the conquest that followed, fulfils for each player."""
    met: dict[int, list[int]] = {}
    for index in (ATTACKER, DEFENDER):
        player = battle.sides[index].owner
        if player < BARBARIANS:
            found = _any_combat(s, battle, index)
            if battle.at_sea:
                found += _naval_combat(s, battle, index)
            else:
                found += _land_combat(s, battle, index)
            met[player] = found
    if conquest is not None and conquest.conqueror < BARBARIANS:
        met[conquest.conqueror] += _conquest(battle, conquest)
    return met


def _any_combat(s: World, battle: Battle, index: int) -> list[int]:
    """Defiance, Bold (CC-X34.2), Scavenger (CC-X34.4), Brutus."""
    side, enemy = battle.sides[index], battle.sides[1 - index]
    found: list[int] = []
    if enemy.owner < BARBARIANS:
        fewer = side.start_count < enemy.start_count
        if battle.fought and battle.winner == index:
            if fewer:
                found.append(OBJECTIVE_DEFIANCE)
            if fewer or _warfare(s, side.owner) < _warfare(s, enemy.owner):
                found.append(OBJECTIVE_BOLD)
        traded = battle.could_trade if index == ATTACKER else battle.attackers_could_trade
        fallen = [sort_of(unit) for unit in [*enemy.lost, *enemy.others_lost]]
        if traded and (SETTLER in fallen or SHIP in fallen):
            found.append(OBJECTIVE_SCAVENGER)
    army = [unit for unit in [*enemy.lost, *enemy.others_lost] if is_army(unit)]
    if any(sort_of(unit) == LEADER for unit in army) and len(army) >= 3:
        found.append(OBJECTIVE_BRUTUS)
    return found


def _warfare(s: World, player: int) -> int:
    """How many advances of Warfare a player owns."""
    first = WARFARE * GROUP_SIZE
    return sum([1 for row in range(GROUP_SIZE) if s.players[player].owns(first + row)])


def _land_combat(s: World, battle: Battle, index: int) -> list[int]:
    """General, Great Battle, Warmonger (CC-X34.3), and what needs the part of one side."""
    side, enemy = battle.sides[index], battle.sides[1 - index]
    found: list[int] = []
    if not battle.fought:
        return found
    if index == ATTACKER and _is_legendary(s, battle):
        found.append(OBJECTIVE_LEGENDARY_BATTLE)
    won = battle.winner == index
    if len(enemy.lost) >= 3:
        found.append(OBJECTIVE_GENERAL)
    if side.start_count + enemy.start_count >= 6:
        found.append(OBJECTIVE_GREAT_BATTLE)
    if _is_warmonger(s, side.owner, battle.hex):
        found.append(OBJECTIVE_WARMONGER)
    if index == ATTACKER and won:
        if len(enemy.lost) >= 2:
            found.append(OBJECTIVE_AGGRESSOR)
        if any(sort_of(unit) in (CAVALRY, ELEPHANT) for unit in side.units):
            found.append(OBJECTIVE_TRAMPLE)
    if index == DEFENDER and len(enemy.lost) >= 2:
        found.append(OBJECTIVE_RESISTANCE)
    leader = any(sort_of(unit) == LEADER for unit in [*side.units, *side.lost])
    if won and leader and side.start_count <= enemy.start_count:
        found.append(OBJECTIVE_GREAT_COMMANDER)
    return found


def _is_legendary(s: World, battle: Battle) -> bool:
    """A combat of three attackers for a largest city with a wonder, whatever came of it."""
    large = battle.city_size >= s.content.city_size_limit and battle.city_wonders > 0
    return large and battle.sides[ATTACKER].start_count >= 3


def _is_warmonger(s: World, player: int, hex: int) -> bool:
    """CC-X34.3: combats on two hexes in this turn, and one of this turn's combats won."""
    hexes: list[int] = []
    won = False
    for fight in s.battles:
        if fighter_of(fight) == player:
            hexes.append(field_of(fight))
            won = won or was_won(fight)
    return won and any(other != hex for other in hexes)


def _naval_combat(s: World, battle: Battle, index: int) -> list[int]:
    """Sea Cleansing: the second victory over pirates in one turn."""
    side, enemy = battle.sides[index], battle.sides[1 - index]
    won = enemy.owner == PIRATES and battle.winner == index and side.owner == s.active
    return [OBJECTIVE_SEA_CLEANSING] if won and s.pirate_victories >= 2 else []


def _conquest(battle: Battle, conquest: Conquest) -> list[int]:
    """CC-X14.4, CC-X14.5, CC-EX20: Conqueror, Naval Assault, Barbarian Conquest."""
    found: list[int] = []
    if conquest.former < BARBARIANS:
        if conquest.defended:
            found.append(OBJECTIVE_CONQUEROR)
        if conquest.landed:
            found.append(OBJECTIVE_NAVAL_ASSAULT)
    elif battle.sides[DEFENDER].start_count >= 2:
        found.append(OBJECTIVE_BARBARIAN_CONQUEST)
    return found


def could_trade(s: World, player: int, hex: int) -> bool:
    """CC-X34.4: whether a settler or ship of a player on a hex could be in a trade route."""
    if player >= BARBARIANS or not s.players[player].owns(TRADE_ROUTES):
        return False
    return bool(partners_within(s, player, hex, s.content.trade_route_distance))
