"""Chapter 15.9: what commanders order on the battle board: deployment, cavalry, reserves."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Range, Rules, RulesOf, Verb

from .board_state import Board
from .combats import Battle
from .relations import are_hostile
from .state import Table
from .terms import CAVALRY, CENTRE, ENTRY, LEFT, NONE, REINFORCEMENTS, RIGHT
from .words import AREA, LEVEL, NUMBER, PLAYER, UNIT

ROW: Final = 6
ROWS: Final = 2
LIMIT: Final = ROW * ROWS
"""SZ-Q9.5: units of a force in a position."""
LEAST_SHARE: Final = 4
"""SZ-Q9.5: a position has at least one in four of those in the entry area."""

FLANKS: Final = (LEFT, CENTRE, RIGHT)
"""SZ-Q9.3: the positions."""
NEIGHBOURS: Final = {LEFT: (CENTRE,), CENTRE: (LEFT, RIGHT), RIGHT: (CENTRE,)}

DEPLOY: Final = Verb("deploy", (AREA, PLAYER, UNIT, LEVEL, NUMBER))
DEPLOY_EVENLY: Final = Verb("deploy-evenly")
DEPLOYED: Final = Verb("deployed")
SEND: Final = Verb("send", (AREA, PLAYER, UNIT, LEVEL, NUMBER))
RAID: Final = Verb("raid", (PLAYER, PLAYER, UNIT, LEVEL, NUMBER))
KEEP_BACK: Final = Verb("keep-back")
ADVANCE: Final = Verb("advance", (AREA, PLAYER, UNIT, LEVEL, NUMBER))
STAND_FAST: Final = Verb("stand-fast")
ROTATE: Final = Verb("rotate", (UNIT, LEVEL, UNIT, LEVEL))
PLAY_POSITION: Final = Verb("play-position", (AREA,))
ASK_POSITION: Final = Prompt("position", (), "SZ-Q9.9")
ASK_DEPLOY: Final = Prompt("deploy", (NUMBER, NUMBER), "SZ-Q9.5")
ASK_CAVALRY: Final = Prompt("cavalry", (), "SZ-Q9.8")
ASK_ADVANCE: Final = Prompt("advance", (AREA,), "SZ-Q9.9")
ASK_ROTATE: Final = Prompt("rotate", (AREA,), "SZ-Q9.14")

Group = tuple[int, int, int]


def are_enemies(s: Table, board: Board, one: int, other: int) -> bool:
    """SZ-Q9.17, SZ-H4.15: allies never attack each other.

    All who fight together have the same enemies; a lord who only commands may have others.
    """
    return are_hostile(s, _member_of(board, one), _member_of(board, other))


def _member_of(board: Board, force: int) -> int:
    return board.was[board.force.index(force)] if force in board.force else board.commanders[force]


def is_on_board(s: Table, battle: Battle) -> bool:
    """Whether a battle is played on the board."""
    return s.board.fight != NONE and s.board.fight == battle.fight


def is_decided(s: Table) -> bool:
    """SZ-Q9.19: no two hostile forces are left on the board."""
    board = s.board
    left = [force for force in range(len(board.commanders)) if board.units(force)]
    return not any(are_enemies(s, board, one, other) for one in left for other in left)


def enemies_among(s: Table, board: Board, force: int, units: list[int]) -> list[int]:
    """Those of some units that are hostile to a force."""
    return [unit for unit in units if are_enemies(s, board, force, board.force[unit])]


def is_locked(s: Table, board: Board, force: int, area: int, camp: int = NONE) -> bool:
    """SZ-Q9.13: whether enemies of a force stand in an area."""
    return bool(enemies_among(s, board, force, board.units_in(area, camp)))


def groups_of(board: Board, units: list[int]) -> dict[Group, list[int]]:
    """Units that are alike, those with the most energy first."""
    found: dict[Group, list[int]] = {}
    for unit in sorted(units, key=lambda unit: (-board.energy[unit], unit)):
        group = (board.owner[unit], board.type[unit], board.experience[unit])
        found.setdefault(group, []).append(unit)
    return {group: found[group] for group in sorted(found)}


def _offer(
    options: list[Option], ranges: list[Range], verb: Verb, first: int, group: Group, most: int
) -> None:
    """One of a group, and as many as can be, those first."""
    owner, type, level = group
    if most > 1:
        options.append(verb.of(first, owner, type, level, most))
        ranges.append(Range(verb.of(first, owner, type, level, 1), most))
    if most:
        options.append(verb.of(first, owner, type, level, 1))


# Deployment


def least_of(count: int) -> int:
    """SZ-Q9.5: how many units each position needs, of so many in the entry area."""
    return min(count // LEAST_SHARE, LIMIT)


def deploy(board: Board, force: int, into: list[tuple[int, int]]) -> Rules:
    """SZ-Q9.5: units of the entry area go to the three positions, in secret.

    Each position has its least; the others stay as reserves, or find room up to the limit.
    """
    left = board.reserves(force)
    least = least_of(len(left))
    placed = dict.fromkeys(FLANKS, 0)
    while left:
        owed = {area: max(0, least - placed[area]) for area in FLANKS}
        options: list[Option] = [DEPLOY_EVENLY.of()]
        ranges: list[Range] = []
        for area in FLANKS:
            others = sum(owed.values()) - owed[area]
            room = min(LIMIT - placed[area], len(left) - others)
            for group, alike in groups_of(board, left).items():
                _offer(options, ranges, DEPLOY, area, group, min(room, len(alike)))
        if not any(owed.values()):
            options.append(DEPLOYED.of())
        option = yield Ask(
            *(board.commanders[force], ASK_DEPLOY, options, least, len(left)),
            auto=False,
            secret=True,
            default=options[0],
            ranges=ranges,
        )
        if option.verb is DEPLOY_EVENLY:
            into += _evenly(board, left, placed)
            return
        if option.verb is DEPLOYED:
            return
        group = (option.b, option.c, option.d)
        chosen = groups_of(board, left)[group][: option.e]
        into += [(unit, option.a) for unit in chosen]
        placed[option.a] += len(chosen)
        left = [unit for unit in left if unit not in chosen]


def _evenly(board: Board, units: list[int], placed: dict[int, int]) -> list[tuple[int, int]]:
    found = []
    for alike in groups_of(board, units).values():
        for unit in alike:
            area = min(FLANKS, key=lambda each: (placed[each], each))
            if placed[area] < LIMIT:
                placed[area] += 1
                found.append((unit, area))
    return found


# Room


def room_in(s: Table, board: Board, force: int, area: int, source: int) -> int:
    """SZ-Q9.9, SZ-Q9.15: how many more units of a force find room in a position.

    Places of the enemy that are empty can be filled. A third row, or a fourth, is for those who
    come from an adjacent position whose line they have broken.
    """
    most = LIMIT * len(board.commanders)
    if source in NEIGHBOURS[area] and is_broken(s, board, force, source):
        most += ROW * len([near for near in NEIGHBOURS[area] if is_broken(s, board, force, near)])
    return max(0, most - len(board.units_in(area)))


def is_broken(s: Table, board: Board, force: int, area: int) -> bool:
    """SZ-Q9.15: a force stands in a position where no enemy is left."""
    return bool(board.own_in(force, area)) and not is_locked(s, board, force, area)


# Cavalry


def send_cavalry(s: Table, board: Board, force: int) -> Rules:
    """SZ-Q9.8: to a position, against enemy cavalry, or nowhere.

    Who is attacked in the own camp, up to the number of attackers, cannot leave it; raiders who
    still have enemies there cannot either. Exhausted units stay.
    """
    while True:
        options: list[Option] = []
        ranges: list[Range] = []
        free = _free_cavalry(s, board, force)
        groups = groups_of(board, free)
        for group, alike in groups.items():
            for area in FLANKS:
                most = min(len(alike), room_in(s, board, force, area, CAVALRY))
                _offer(options, ranges, SEND, area, group, most)
            for camp, commander in enumerate(board.commanders):
                waiting = enemies_among(s, board, force, board.units_in(CAVALRY, camp))
                if camp != force and waiting:
                    _offer(options, ranges, RAID, commander, group, len(alike))
        if not options:
            return
        stay = KEEP_BACK.of()
        option = yield Ask(
            *(board.commanders[force], ASK_CAVALRY, [*options, stay]), default=stay, ranges=ranges
        )
        if option.verb is KEEP_BACK:
            return
        for unit in groups[option.b, option.c, option.d][: option.e]:
            board.moved[unit] = 2
            if option.verb is SEND:
                board.area[unit] = option.a
            else:
                board.camp[unit] = board.commanders.index(option.a)


def _free_cavalry(s: Table, board: Board, force: int) -> list[int]:
    found: list[int] = []
    for camp in range(len(board.commanders)):
        units = board.units_in(CAVALRY, camp)
        own = [unit for unit in units if board.force[unit] == force]
        able = [unit for unit in own if not board.moved[unit] and board.energy[unit]]
        attackers = len(enemies_among(s, board, force, units))
        if camp != force:
            found += [] if attackers else able
        else:
            able.sort(key=lambda unit: (-board.energy[unit], unit))
            found += able[: max(0, len(own) - attackers)]
    return found


# Reserves


def advance(s: Table, board: Board, force: int, area: int, reserves: bool) -> Rules:
    """SZ-Q9.9, SZ-Q9.13, SZ-Q9.15, SZ-Q9.16: units go into the position that is played now.

    First those of positions that were free of enemies when the round began, then reserves and
    reinforcements. Cavalry among them attacks out of its movement (SZ-Q9.8).
    """
    while True:
        options: list[Option] = []
        ranges: list[Range] = []
        for source in _sources(board, area, reserves):
            units = [unit for unit in board.own_in(force, source) if not board.moved[unit]]
            room = room_in(s, board, force, area, source)
            for group, alike in groups_of(board, units).items():
                _offer(options, ranges, ADVANCE, source, group, min(room, len(alike)))
        if not options:
            return
        stand = STAND_FAST.of()
        option = yield Ask(
            *(board.commanders[force], ASK_ADVANCE, [*options, stand], area),
            default=stand,
            ranges=ranges,
        )
        if option.verb is STAND_FAST:
            return
        units = [unit for unit in board.own_in(force, option.a) if not board.moved[unit]]
        for unit in groups_of(board, units)[option.b, option.c, option.d][: option.e]:
            board.moved[unit] = 2
            board.area[unit] = area


def _sources(board: Board, area: int, reserves: bool) -> list[int]:
    if reserves:
        return [ENTRY, REINFORCEMENTS]
    return [flank for flank in FLANKS if flank != area and board.open >> flank & 1]


def rotate(s: Table, board: Board, force: int, area: int) -> Rules:
    """SZ-Q9.14: a unit of the entry area for one in a locked position; both lose a quarter.

    Each unit once in a round.
    """
    while is_locked(s, board, force, area):
        fresh = groups_of(board, [u for u in board.reserves(force) if not board.moved[u]])
        tired = groups_of(board, [u for u in board.own_in(force, area) if not board.moved[u]])
        pairs: dict[tuple[int, int, int, int], tuple[int, int]] = {}
        for (_, type, level), coming in fresh.items():
            for (_, other, grade), going in tired.items():
                pairs.setdefault((type, level, other, grade), (coming[0], going[-1]))
        if not pairs:
            return
        options = [ROTATE.of(*pair) for pair in sorted(pairs)]
        stand = STAND_FAST.of()
        option = yield Ask(
            *(board.commanders[force], ASK_ROTATE, [*options, stand], area), default=stand
        )
        if option.verb is STAND_FAST:
            return
        for unit, place in zip(
            pairs[option.a, option.b, option.c, option.d], (area, ENTRY), strict=True
        ):
            board.area[unit] = place
            board.moved[unit] = 1
            board.energy[unit] = max(0, board.energy[unit] - 1)


def choose_position(board: Board, commander: int) -> RulesOf[int]:
    """SZ-Q9.9, SZ-Q9.11: who has the initiative says which position comes next."""
    left = [area for area in FLANKS if not board.resolved >> area & 1]
    options = [PLAY_POSITION.of(area) for area in left]
    option = yield Ask(commander, ASK_POSITION, options, default=options[0] if options else None)
    return option.a
