"""Chapter 10.4: COMBAT-Battle. Each call plays one round of one battle."""

from typing import Final

from kronika.core.asks import Event, Rules, RulesOf

from .battle_board import (
    STANDS_DRAWN,
    demand_board,
    may_use_board,
    open_next_round,
    play_board,
    set_up,
)
from .board_orders import is_decided, is_on_board
from .board_return import bury, clear_board, flee_from_board
from .border_battles import (
    add_battle,
    are_linked,
    fields_of,
    go_back,
    join,
    left_field,
    meet,
    settle,
)
from .borders import on_border
from .combats import Battle
from .control import is_contested
from .encirclement import begin_encirclements
from .escape import Escape, decide_escapes, escape, retreat
from .fighting import Force
from .moves import knows_battles
from .offers import combat_offers
from .outcome import give_out, judge, judge_broken_off, made_peace
from .pieces import gain_points, put_on_field
from .rounds import combat_round
from .sides import (
    forces_at,
    hostility,
    is_over,
    members_of,
    owners,
    situation_of,
    units_at,
)
from .state import INSIDE, OUTSIDE, Table
from .targets import choose_builders, choose_targets
from .terms import NONE, PLAINS
from .words import FIELD, SITUATION

BATTLE_AT: Final = Event("battle-at", (FIELD, SITUATION))
BATTLE_BETWEEN: Final = Event("battle-between", (FIELD, FIELD, SITUATION))
BROKEN_OFF: Final = Event("broken-off", (FIELD,))


# The battles of a round


def battles(s: Table) -> RulesOf[bool]:
    """SZ-K1.3, SZ-F6.3, SZ-K9.4: one round of a battle, or what is decided before it.

    Groups of battles come one after the other, the battles of a group take turns. After the last
    one settlements are encircled (SZ-J4.1); who withdrew in vain comes out again (SZ-J4.5).
    """
    combats = s.combats
    if not combats.begun:
        find_battles(s)
    if combats.battles:
        yield from _go_on(s, _next(s))
    if combats.battles:
        return False
    combats.begun = False
    combats.rested.clear()
    begin_encirclements(s)
    for unit in s.units():
        if s.where[unit] == INSIDE and not s.encircled_since[s.at[unit]]:
            put_on_field(s, unit, s.at[unit])
    return True


def find_battles(s: Table) -> None:
    """SZ-K1.1, SZ-K1.3, SZ-D4.6, SZ-J3.10: fields and borders with units of hostile players."""
    combats = s.combats
    combats.begun = True
    count = s.map.count
    present = [0] * count
    borders: set[int] = set()
    for unit in s.units():
        if s.where[unit] == OUTSIDE:
            present[s.at[unit]] |= 1 << s.owner[unit]
        elif s.border[unit] != NONE:
            borders.add(s.border[unit])
    for field, players in enumerate(present):
        several = players & (players - 1)
        if several and knows_battles(s, field) and is_contested(s, field):
            add_battle(s, field, NONE)
    for border in sorted(borders):
        if any(hostility(s, owners(s, on_border(s, border))).values()):
            add_battle(s, NONE, border)
    _group(s)


def _group(s: Table) -> None:
    """SZ-K9.4, SZ-K5.2: battles that touch by borders belong together.

    Groups are numbered in the order of their lowest field, as its name is spelled.
    """
    groups: list[list[Battle]] = []
    for battle in s.combats.battles:
        touched = [g for g in groups if any(are_linked(s, battle, other) for other in g)]
        groups = [g for g in groups if g not in touched]
        groups.append([battle, *[other for g in touched for other in g]])
    named = [(min([_name(s, battle) for battle in group]), group) for group in groups]
    for number, (_, group) in enumerate(sorted(named, key=_first)):
        for battle in group:
            battle.group = number


def _first(named: tuple[str, list[Battle]]) -> str:
    return named[0]


def _name(s: Table, battle: Battle) -> str:
    return min([s.map.ids[field] for field in fields_of(s, battle)])


def _next(s: Table) -> Battle:
    """SZ-K9.4, SZ-K5.3: of the first group the battle that has fought least.

    Fields come before borders, so that winners of a border join a field in its next round.
    """
    found = s.combats.battles[0]
    best = _turn(s, found)
    for battle in s.combats.battles[1:]:
        turn = _turn(s, battle)
        if turn < best:
            found, best = battle, turn
    return found


def _turn(s: Table, battle: Battle) -> tuple[int, int, bool, str, int]:
    return battle.group, battle.clock, battle.border != NONE, _name(s, battle), battle.border


# One battle


def _go_on(s: Table, battle: Battle) -> Rules:
    """SZ-K4.2, SZ-K9.5: who flees before the battle, then round after round."""
    if is_over(s, battle):
        yield from _end(s, battle)
    elif not battle.opened:
        _tell_place(s, battle)
        forces_at(s, battle)  # so that whoever flees at once has had enemies
        battle.opened = True
        fleeing = yield from decide_escapes(s, battle)
        if fleeing:
            yield from _round(s, battle, fleeing)
        else:
            yield from demand_board(s, battle)
    elif not is_on_board(s, battle):
        yield from _round(s, battle, [])
    elif (yield from play_board(s, battle)):
        yield from _after_round_on_board(s, battle)


def _tell_place(s: Table, battle: Battle) -> None:
    situation = situation_of(s, battle)
    spoken = [s.map.spoken[field] for field in fields_of(s, battle)]
    if len(spoken) == 1:
        s.tell(BATTLE_AT, spoken[0], situation)
    else:
        s.tell(BATTLE_BETWEEN, spoken[0], spoken[1], situation)


def _round(s: Table, battle: Battle, fleeing: list[Escape]) -> Rules:
    """SZ-K4.3, SZ-K5.5, SZ-K5.12: a battle round, and what everybody does after it.

    Who flees before the battle is attacked for one round, unless all flee.
    """
    joined = False
    if battle.border != NONE and battle.round:
        joined = yield from join(s, battle)
    forces = forces_at(s, battle)
    for force in forces:
        for player in members_of(s, force):
            battle.fled &= ~(1 << player)  # whoever is left of him fights on
    fallen = 0
    everybody = _all_flee(s, forces, fleeing)
    if not everybody:
        fallen = yield from _fight(s, battle, forces, fleeing)
    battle.round += 1
    battle.clock += 1
    yield from _after_round(s, battle, fleeing, everybody, bool(fallen) or joined)


def _after_round(
    s: Table, battle: Battle, fleeing: list[Escape], everybody: bool, eventful: bool
) -> Rules:
    """SZ-K4.3, SZ-K5.12, SZ-K4.19, SZ-F6.4: offers, escapes, and whether the battle is over.

    `fleeing` have said so before the battle; whoever is left decides after every round.
    """
    if not everybody and not is_over(s, battle):
        hostile = hostility(s, owners(s, units_at(s, battle)))
        yield from combat_offers(s, [player for player, enemies in hostile.items() if enemies])
        if s.result is not None:
            return
    fled = bool(fleeing)
    if fleeing and not is_over(s, battle):
        yield from escape(s, battle, fleeing, everybody)
    if not everybody and not is_over(s, battle):
        fleeing = yield from decide_escapes(s, battle)
        if fleeing:
            fled = True
            everybody = _all_flee(s, forces_at(s, battle), fleeing)
            flee_from_board(s, battle)
            yield from escape(s, battle, fleeing, everybody)
            s.board.left = NONE
    dull = not (eventful or fled)
    battle.dull = battle.dull + 1 if dull else 0
    if is_over(s, battle):
        yield from _end(s, battle)
    elif battle.dull >= s.content.dull_rounds:
        yield from _break_off(s, battle)


def _after_round_on_board(s: Table, battle: Battle) -> Rules:
    """SZ-Q9.16, SZ-Q9.18, SZ-Q9.19, SZ-Q9.20: what follows a round on the board.

    Who has won goes back to the map, and so do all after a draw. Where somebody has fled, the
    others go on with a new deployment.
    """
    battle.round += 1
    battle.clock += 1
    if is_decided(s):
        clear_board(s, battle)
        if is_over(s, battle):
            yield from _end(s, battle)
        return
    if s.board.drawn:
        yield from _draw(s, battle)
        return
    bury(s, battle)
    yield from _after_round(s, battle, [], False, True)
    if battle not in s.combats.battles:
        return
    going_on = is_on_board(s, battle)
    if not going_on and not may_use_board(s, battle):
        return
    if battle.border != NONE:
        yield from join(s, battle)
    if going_on:
        open_next_round(s, battle)
    else:
        set_up(s, battle)


def _draw(s: Table, battle: Battle) -> Rules:
    """SZ-Q9.19, SZ-G5.4: everybody loses a point and leaves, one after the other, unpursued."""
    clear_board(s, battle)
    place = fields_of(s, battle)[0]
    s.tell(STANDS_DRAWN, s.map.spoken[place])
    players = [player for player in s.order() if battle.enemies[player]]
    for player in players:
        gain_points(s, player, -1)
    for player in players:
        yield from retreat(s, battle, player)
    s.combats.battles.remove(battle)
    yield from give_out(s, s.combats.fights[battle.fight], place)
    if battle.border != NONE:
        go_back(s, battle)
    for field in fields_of(s, battle):
        left_field(s, field)


def _all_flee(s: Table, forces: list[Force], fleeing: list[Escape]) -> bool:
    """SZ-K5.12: whether every side flees."""
    gone = {player for player, _, _ in fleeing}
    return all(player in gone for force in forces for player in members_of(s, force))


def _fight(s: Table, battle: Battle, forces: list[Force], fleeing: list[Escape]) -> RulesOf[int]:
    """SZ-K4.3, SZ-K4.9, SZ-K5.5: the dice of a round; who flees does not roll."""
    situation = situation_of(s, battle)
    gone = {player for player, _, _ in fleeing}
    for force in forces:
        if all(player in gone for player in members_of(s, force)):
            force.attacks = force.shielded = False
        else:
            yield from choose_builders(s, force)
            force.fighting = [unit for unit in force.fighting if s.owner[unit] not in gone]
    yield from choose_targets(s, forces)
    charge = battle.round == 0 and situation == PLAINS
    fight = s.combats.fights[battle.fight]
    fallen = yield from combat_round(s, fight, forces, situation, charge)
    battle.carried = [0] * s.count
    for force in forces:
        for player in members_of(s, force):
            battle.carried[player] = force.carried
    return fallen


# The end


def _end(s: Table, battle: Battle) -> Rules:
    """SZ-K4.12, SZ-K5.3, SZ-K5.13, SZ-K4.7, SZ-J4.6: points, and from a border to the fields.

    Whoever meets enemies there fights on in the same group. After a truce all go back.
    """
    clear_board(s, battle)
    peace = made_peace(s, battle)
    yield from judge(s, battle)
    s.combats.battles.remove(battle)
    s.combats.rested += [(unit, battle.clock) for unit in units_at(s, battle)]
    if battle.border != NONE:
        if peace:
            go_back(s, battle)
        else:
            yield from settle(s, battle)
        for field in s.map.sides(battle.border):
            meet(s, battle, field)
    for field in fields_of(s, battle):
        left_field(s, field)


def _break_off(s: Table, battle: Battle) -> Rules:
    """SZ-K4.19, SZ-K4.7, SZ-OP41: ten rounds in which nothing happened: nobody wins, all stay."""
    s.combats.battles.remove(battle)
    place = fields_of(s, battle)[0]
    s.tell(BROKEN_OFF, s.map.spoken[place])
    yield from judge_broken_off(s, battle)
    if battle.border != NONE:
        go_back(s, battle)
