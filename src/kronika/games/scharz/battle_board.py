"""Chapter 15.9: the battle board of red mode. Each call plays a piece of one battle round.

The units on the board are rows of their own. Where they fight, a second table has them as its
units, and shares with the first what the dice depend on: the same rules then hold for both.
"""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, RulesOf, Verb
from kronika.core.floors import each

from .board_orders import (
    FLANKS,
    advance,
    are_enemies,
    choose_position,
    deploy,
    is_decided,
    is_locked,
    rotate,
    send_cavalry,
)
from .board_return import TIMES
from .board_state import (
    CAVALRY_FIGHTS,
    CAVALRY_PART,
    DEPLOYMENT,
    MOST_ENERGY,
    POSITIONS,
    Board,
)
from .combats import Battle, Fight
from .fighting import Force, may_charge
from .picking import secretly
from .rounds import combat_round
from .sides import forces_at, members_of, owners, situation_of
from .state import LATER, OUTSIDE, Table
from .targets import choose_builders, choose_targets
from .terms import AREAS, CAVALRY, ENTRY, NONE, PLAINS, REINFORCEMENTS, ROUGH, SE, SHIPS
from .words import AREA, FIELD, NUMBER, PLAYER, SITUATION

GROUNDS: Final = 5
"""SZ-Q9.3: areas with a terrain of their own."""
ROUGH_FROM: Final = 3
"""SZ-Q9.3: 1 to 3 are plains, 4 to 6 rough."""

DEMAND_BOARD: Final = Verb("demand-board")
NO_BOARD: Final = Verb("no-board")
ASK_BOARD: Final = Prompt("board", (FIELD,), "SZ-Q9.1")
ASK_DEPLOYMENT: Final = Prompt("deployment", (), "SZ-Q9.5")
ON_BOARD: Final = Event("on-board", (PLAYER,))
GROUND: Final = Event("ground", (AREA, SITUATION))
INITIATIVE: Final = Event("initiative", (PLAYER, NUMBER))
PLAYS_POSITION: Final = Event("plays-position", (PLAYER, AREA))
STANDS_DRAWN: Final = Event("stands-drawn", (FIELD,))


# Setting up


def may_use_board(s: Table, battle: Battle) -> bool:
    """SZ-Q9.1, SZ-R1.6, SZ-K4.15, SZ-Q9.16: in red mode, where the table agreed on it.

    Not at sea, not with siege engines alone, and one battle of a group at a time.
    """
    if not s.is_red or not s.variants.battle_board or s.board.fight != NONE:
        return False
    if situation_of(s, battle) == SHIPS or battle.pursued:
        return False
    forces = forces_at(s, battle)
    return bool(forces) and all(_able(s, force) for force in forces)


def _able(s: Table, force: Force) -> list[int]:
    """SZ-Q9.4: siege engines take no part."""
    return [unit for unit in force.units if s.type[unit] != SE]


def demand_board(s: Table, battle: Battle) -> Rules:
    """SZ-Q9.1, SZ-K4.15: it is used if any participant wants it."""
    if not may_use_board(s, battle):
        return
    wanted: list[int] = []
    players = owners(s, [unit for force in forces_at(s, battle) for unit in force.units])
    spoken = s.map.spoken[_field(s, battle)]
    deciding = [(player, _want(player, spoken, wanted)) for player in players]
    yield from each(ASK_BOARD, deciding, spoken)
    if wanted:
        for player in sorted(wanted):
            s.tell(ON_BOARD, player)
        set_up(s, battle)


def _want(player: int, spoken: int, wanted: list[int]) -> Rules:
    no = NO_BOARD.of()
    option = yield Ask(player, ASK_BOARD, [no, DEMAND_BOARD.of()], spoken, default=no)
    if option.verb is DEMAND_BOARD:
        wanted.append(player)


def _field(s: Table, battle: Battle) -> int:
    return battle.field if battle.field != NONE else s.map.sides(battle.border)[0]


def set_up(s: Table, battle: Battle) -> None:
    """SZ-Q9.2, SZ-Q9.4, SZ-Q9.6, SZ-Q9.7: ground, initiative, and three units for each one."""
    rough = _grounds(s, battle)
    forces = forces_at(s, battle)
    order = _initiative(s, [force.commander for force in forces])
    board = s.board
    board.begin(battle.fight, order, rough)
    _place(s, battle, forces, reinforcing=False)
    _open_round(s, battle)
    board.stage = DEPLOYMENT


def _grounds(s: Table, battle: Battle) -> list[bool]:
    """SZ-Q9.3: land of one colour is the same everywhere, of other land each area is rolled.

    The ground of a border is that of its battles (SZ-D8.2).
    """
    if battle.field == NONE:
        return [situation_of(s, battle) == ROUGH] * GROUNDS
    colours = set(s.map.cell_colours[battle.field])
    if len(colours) == 1:
        return [situation_of(s, battle) == ROUGH] * GROUNDS
    found = [s.dice.below(6) >= ROUGH_FROM for _ in range(GROUNDS)]
    for area, rough in enumerate(found):
        s.tell(GROUND, area, ROUGH if rough else PLAINS)
    return found


def _initiative(s: Table, commanders: list[int]) -> list[int]:
    """SZ-Q9.7: the higher die plays first; ties are rolled again."""
    rolls: dict[int, list[int]] = {commander: [] for commander in commanders}
    while True:
        said = [tuple(roll) for roll in rolls.values()]
        tied = [one for one in commanders if said.count(tuple(rolls[one])) > 1 or not rolls[one]]
        if not tied:
            break
        for one in tied:
            rolls[one].append(s.dice.below(6) + 1)
    order = sorted(commanders, key=lambda one: rolls[one], reverse=True)
    for one in order:
        s.tell(INITIATIVE, one, rolls[one][-1])
    return order


def _place(s: Table, battle: Battle, forces: list[Force], reinforcing: bool) -> None:
    """SZ-Q9.2, SZ-Q9.4, SZ-Q9.16: the units that are not on the board yet come onto it."""
    board = s.board
    fight = s.combats.fights[battle.fight]
    there: dict[tuple[int, int, int], int] = {}
    for row, owner in enumerate(board.was):
        if owner != NONE:
            group = (owner, board.type[row], board.experience[row])
            there[group] = there.get(group, 0) + 1
    for force in forces:
        place = _force_of(s, board, force)
        for unit in _able(s, force):
            group = (s.owner[unit], s.type[unit], s.experience[unit])
            if there.get(group, 0) >= TIMES:
                there[group] -= TIMES
                continue
            fight.note(force.commander, s.owner[unit], unit)
            area = CAVALRY if may_charge(s, unit) else ENTRY
            for _ in range(TIMES):
                board.add(
                    *group, place, REINFORCEMENTS if reinforcing else area, unit in force.builders
                )


def _force_of(s: Table, board: Board, force: Force) -> int:
    """SZ-H3.18: the place of a force on the board; a lord may have taken over the command."""
    if force.commander in board.commanders:
        return board.commanders.index(force.commander)
    members = members_of(s, force)
    for row, owner in enumerate(board.was):
        if owner in members:
            board.commanders[board.force[row]] = force.commander
            return board.force[row]
    board.commanders.append(force.commander)
    board.carried += [0] * len(AREAS)
    return len(board.commanders) - 1


# The pieces of a round


def play_board(s: Table, battle: Battle) -> RulesOf[bool]:
    """SZ-Q9.8, SZ-Q9.9, SZ-Q9.11: a piece of a battle round; whether the round is over."""
    board = s.board
    if board.stage == DEPLOYMENT:
        yield from _deploy(s)
        board.stage = CAVALRY_PART
    elif board.stage == CAVALRY_PART:
        yield from send_cavalry(s, board, board.turn)
        board.turn += 1
        if board.turn == len(board.commanders):
            board.stage = CAVALRY_FIGHTS
    elif board.stage == CAVALRY_FIGHTS:
        for camp in range(len(board.commanders)):
            yield from _resolve(s, battle, CAVALRY, camp)
        board.stage = POSITIONS
    else:
        yield from _play_position(s, battle)
    if is_decided(s) or all(board.resolved >> area & 1 for area in FLANKS):
        _close_round(s)
        return True
    return False


def _deploy(s: Table) -> Rules:
    """SZ-Q9.5: everybody in secret, then all is seen."""
    board = s.board
    orders: list[list[tuple[int, int]]] = [[] for _ in board.commanders]
    deciding = [
        (commander, deploy(board, force, orders[force]))
        for force, commander in enumerate(board.commanders)
    ]
    yield from secretly(ASK_DEPLOYMENT, deciding)
    for order in orders:
        for unit, area in order:
            board.area[unit] = area


def _play_position(s: Table, battle: Battle) -> Rules:
    """SZ-Q9.9, SZ-Q9.13, SZ-Q9.14: units come, some change places, then all there fight."""
    board = s.board
    area = yield from choose_position(board, board.commanders[0])
    s.tell(PLAYS_POSITION, board.commanders[0], area)
    for reserves in (False, True):
        for force in range(len(board.commanders)):
            yield from advance(s, board, force, area, reserves)
    for force in range(len(board.commanders)):
        yield from rotate(s, board, force, area)
    yield from _resolve(s, battle, area, NONE)
    board.resolved |= 1 << area


def _open_round(s: Table, battle: Battle) -> None:
    """SZ-Q9.13, SZ-Q9.16: reinforcements arrive, and it shows who is free to move."""
    board = s.board
    if board.stage != DEPLOYMENT:
        _place(s, battle, forces_at(s, battle), reinforcing=True)
    board.stage = CAVALRY_PART
    board.turn = board.resolved = board.open = 0
    board.contact = board.fallen = False
    for area in FLANKS:
        forces = {board.force[unit] for unit in board.units_in(area)}
        if not any(is_locked(s, board, force, area) for force in forces):
            board.open |= 1 << area
    for unit in range(len(board.owner)):
        board.moved[unit] = board.fought[unit] = 0


def open_next_round(s: Table, battle: Battle) -> None:
    """The battle goes on with another round."""
    board = s.board
    board.stage = CAVALRY_PART
    _open_round(s, battle)


def _close_round(s: Table) -> None:
    """SZ-Q9.11, SZ-Q9.12, SZ-Q9.19: who did not fight recovers; without contact it is a draw."""
    board = s.board
    for unit, owner in enumerate(board.owner):
        if owner != NONE and not board.fought[unit]:
            board.energy[unit] = min(MOST_ENERGY, board.energy[unit] + 1)
    board.dull = 0 if board.fallen else board.dull + 1
    dull = board.dull >= s.content.dull_rounds
    board.drawn = not is_decided(s) and (dull or not board.contact)


# Fighting


def _resolve(s: Table, battle: Battle, area: int, camp: int) -> Rules:
    """SZ-Q9.10, SZ-Q9.8, SZ-Q9.12, SZ-Q9.17: a battle round of all who stand in an area.

    Bonuses count for the area alone. Cavalry that has come there in this round may charge.
    """
    board = s.board
    standing = board.units_in(area, camp)
    present = sorted({board.force[unit] for unit in standing})
    if not any(are_enemies(s, board, one, two) for one in present for two in present):
        return
    board.contact = True
    order = s.order()
    present.sort(key=lambda force: order.index(board.commanders[force]))
    table = _second_table(s, battle)
    blue = {force.commander: force.blue for force in forces_at(s, battle)}
    forces = []
    for force in present:
        made = Force(
            board.commanders[force], [unit for unit in standing if board.force[unit] == force]
        )
        made.builders = {unit for unit in made.units if board.builds[unit]}
        made.blue = blue.get(made.commander, 0)
        made.carried = board.carried[force * len(AREAS) + area]
        yield from choose_builders(table, made)
        made.fighting = [unit for unit in made.fighting if board.energy[unit]]
        made.fresh = {unit for unit in made.fighting if board.moved[unit] == 2}
        forces.append(made)
    yield from choose_targets(table, forces)
    situation = ROUGH if board.rough[area] else PLAINS
    charge = situation == PLAINS and any(force.fresh for force in forces)
    before = [(force.units, force.fighting) for force in forces]
    fight = Fight(s.count)
    yield from combat_round(table, fight, forces, situation, charge)
    for place, force in enumerate(present):
        made = forces[place]
        units, fighting = before[place]
        board.carried[force * len(AREAS) + area] = made.carried
        for unit in fighting if made.target != NONE else []:
            board.fought[unit] = 1
            board.energy[unit] -= 1
        _note_fallen(board, fight, units, [f.commander for f in forces if f.target == place])


def _note_fallen(board: Board, fight: Fight, units: list[int], enemies: list[int]) -> None:
    """SZ-Q9.21: by whom the units of a force fell."""
    by = [enemy for enemy in enemies for _ in range(fight.destroyed[enemy])]
    for unit in units:
        if board.owner[unit] == NONE:
            board.fallen = True
            board.slain[unit] = by.pop(0) if by else enemies[0]


def _second_table(s: Table, battle: Battle) -> Table:
    """A table whose units are those of the board; players, dice and log are the same."""
    board = s.board
    table = Table(s.dice, s.content, s.map, s.mode, s.count, s.variants)
    table.log = s.log
    table.turn, table.first = s.turn, s.first
    table.prestige, table.command, table.faction = s.prestige, s.command, s.faction
    table.rivals, table.lord, table.truce_until = s.rivals, s.lord, s.truce_until
    count = len(board.owner)
    table.owner, table.type, table.experience = board.owner, board.type, board.experience
    table.troops = [
        [unit for unit, owner in enumerate(board.owner) if owner == player]
        for player in range(s.count)
    ]
    table.at = [_field(s, battle)] * count
    table.where = [OUTSIDE] * count
    table.border, table.ship, table.river = [NONE] * count, [NONE] * count, [NONE] * count
    table.builds_since, table.training = board.builds, [0] * count
    table.hired, table.risen = [0] * count, [0] * count
    table.start = [LATER] * s.count  # nobody is eliminated before the map shows who is left
    return table
