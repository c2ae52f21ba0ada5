"""Chapter 15.9: from the battle board back to the map."""

from typing import Final

from .board_orders import FLANKS, is_locked, is_on_board
from .combats import Battle
from .diplomacy import eliminate_gone, with_units
from .rounds import strike
from .sides import units_at
from .state import Table
from .terms import CAVALRY, NONE, SE

TIMES: Final = 3
"""SZ-Q9.2: units on the board for each one on the map."""


FIGHTING: Final = (*FLANKS, CAVALRY)
"""Areas in which units can be locked."""


def survivors(count: int) -> int:
    """SZ-Q9.20: a third of those on the board; of what is left over one is lost, two are a unit."""
    return (count + 1) // TIMES


def leave_board(s: Table, battle: Battle, players: list[int]) -> None:
    """SZ-Q9.20, SZ-Q9.21, SZ-H3.16: forces go back to the map, a third of each group.

    What is missing has been destroyed, by those who destroyed most of that group.
    """
    board = s.board
    fight = s.combats.fights[battle.fight]
    rows: dict[tuple[int, int, int], list[int]] = {}
    for row, owner in enumerate(board.was):
        if owner in players:
            group = (owner, board.type[row], board.experience[row])
            rows.setdefault(group, []).append(row)
            board.was[row] = NONE
    lost: list[tuple[int, int]] = []
    for group, found in sorted(rows.items()):
        originals = [
            unit
            for unit in units_at(s, battle)
            if (s.owner[unit], s.type[unit], s.experience[unit]) == group
        ]
        originals = originals[: len(found) // TIMES]
        kept = survivors(len([row for row in found if board.owner[row] != NONE]))
        slain = sorted([board.slain[row] for row in found if board.owner[row] == NONE])
        killers = sorted(slain, key=slain.count, reverse=True)
        gone = originals[kept:]
        lost += [
            (unit, killers[place * len(killers) // len(gone)]) for place, unit in enumerate(gone)
        ]
        for row in found:
            board.owner[row] = NONE
    before = with_units(s)
    for unit, killer in lost:
        strike(s, fight, unit, killer)
    eliminate_gone(s, before)


def surviving(s: Table, battle: Battle, units: list[int]) -> list[int]:
    """SZ-Q9.18, SZ-Q9.20: those of some units of the map that would be left of a battle now."""
    if not is_on_board(s, battle):
        return units
    board = s.board
    alive: dict[tuple[int, int, int], int] = {}
    for row, owner in enumerate(board.owner):
        if owner != NONE:
            group = (owner, board.type[row], board.experience[row])
            alive[group] = alive.get(group, 0) + 1
    found = []
    for unit in units:
        group = (s.owner[unit], s.type[unit], s.experience[unit])
        if s.type[unit] == SE or survivors(alive.get(group, 0)) > 0:
            alive[group] = alive.get(group, 0) - TIMES
            found.append(unit)
    return found


def note_unlocked(s: Table, battle: Battle) -> None:
    """SZ-Q9.18: who could intercept now: a third of those without enemies around them."""
    board = s.board
    free: dict[tuple[int, int, int], int] = {}
    for row, owner in enumerate(board.owner):
        area, camp, force = board.area[row], board.camp[row], board.force[row]
        if owner == NONE or (area in FIGHTING and is_locked(s, board, force, area, camp)):
            continue
        group = (owner, board.type[row], board.experience[row])
        free[group] = free.get(group, 0) + 1
    board.unlocked = []
    for unit in units_at(s, battle):
        group = (s.owner[unit], s.type[unit], s.experience[unit])
        if survivors(free.get(group, 0)) > 0:
            free[group] -= TIMES
            board.unlocked.append(unit)


def flee_from_board(s: Table, battle: Battle) -> None:
    """SZ-Q9.18, SZ-Q9.20: before anybody flees, all are counted back; who is free stays known."""
    if is_on_board(s, battle):
        note_unlocked(s, battle)
        unlocked = s.board.unlocked
        clear_board(s, battle)
        s.board.unlocked = unlocked
        s.board.left = battle.fight


def bury(s: Table, battle: Battle) -> None:
    """SZ-Q9.20: forces of which nobody is left on the board leave the map too."""
    board = s.board
    for force in range(len(board.commanders)):
        if not board.units(force):
            players = {board.was[row] for row, each in enumerate(board.force) if each == force}
            leave_board(s, battle, sorted(players - {NONE}))


def may_intercept(s: Table, battle: Battle, unit: int) -> bool:
    """SZ-Q9.18: from the board only units that were not locked."""
    board = s.board
    return board.left != battle.fight or unit in board.unlocked


def clear_board(s: Table, battle: Battle) -> None:
    """SZ-Q9.20: all that is left goes back to the map."""
    if is_on_board(s, battle):
        leave_board(s, battle, sorted({owner for owner in s.board.was if owner != NONE}))
        s.board.forget()
