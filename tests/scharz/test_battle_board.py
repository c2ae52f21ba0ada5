"""Chapter 15.9: the battle board of red mode."""

import pytest

from kronika.core.asks import Ask, Option, RulesOf
from kronika.games.scharz.battle_board import (
    demand_board,
    may_use_board,
    open_next_round,
    play_board,
    set_up,
)
from kronika.games.scharz.battles import battles, find_battles
from kronika.games.scharz.board_orders import (
    advance,
    deploy,
    is_decided,
    is_on_board,
    least_of,
    room_in,
    rotate,
    send_cavalry,
)
from kronika.games.scharz.board_return import (
    bury,
    clear_board,
    leave_board,
    may_intercept,
    note_unlocked,
    surviving,
    survivors,
)
from kronika.games.scharz.board_state import CAVALRY_PART, Board
from kronika.games.scharz.combats import Battle
from kronika.games.scharz.content import BLUE_DIE, RED_DIE, WHITE_DIE
from kronika.games.scharz.position import Position
from kronika.games.scharz.rerolls import ASK_PAY_REROLL
from kronika.games.scharz.state import Table
from kronika.games.scharz.terms import (
    BROWN,
    CAV,
    CAVALRY,
    CENTRE,
    ENTRY,
    GREEN,
    LEFT,
    LI,
    NONE,
    REINFORCEMENTS,
    RIGHT,
    SE,
)

from .helpers import Answers, face

pytestmark = pytest.mark.compiled

POSITIONS = (LEFT, CENTRE, RIGHT)
LAYOUT = ("left", "centre", "right")


def field_of(table: Position, colours: set[int]) -> str:
    board = table.s.map
    return next(
        board.ids[field]
        for field in range(board.count)
        if set(board.cell_colours[field]) == colours and len(board.land_next[field]) > 1
    )


def meeting(
    colours: frozenset[int] = frozenset({GREEN}),
    mode: str = "red",
    players: int = 3,
    on: bool = True,
) -> tuple[Position, str]:
    table = Position("taifas", mode, players=players, settings={"battle_board": on})
    table.s.command = [1] * players
    table.s.prestige = [20] * players
    return table, field_of(table, set(colours))


def fought(*armies: dict[str, int], first: int = 0) -> tuple[Position, Battle]:
    """A battle on the board; player `first` has the initiative."""
    table, id = meeting()
    s = table.s
    for player, army in enumerate(armies):
        table.units(player, id, "standard", **army)
    find_battles(s)
    battle = s.combats.battles[0]
    battle.opened = True
    rolls = [1] * len(armies)
    for place in range(len(armies)):
        rolls[place] = 5 if place == first else 3 - place
    s.dice = s.dice.loaded(rolls)
    set_up(s, battle)
    assert s.board.commanders[0] == first
    return table, battle


def put(s: Table, area: int, force: int, count: int, energy: int = 2) -> list[int]:
    """Units of a force go from the entry area to another."""
    units = s.board.reserves(force)[:count]
    for unit in units:
        s.board.area[unit] = area
        s.board.energy[unit] = energy
    return units


def load(s: Table, *rolls: tuple[int, int]) -> None:
    s.dice = s.dice.loaded([face(s, sort, swords) for sort, swords in rolls])


def white(*swords: int) -> list[tuple[int, int]]:
    return [(WHITE_DIE, each) for each in swords]


def red(*swords: int) -> list[tuple[int, int]]:
    return [(RED_DIE, each) for each in swords]


def thriftily(rules: RulesOf[object]) -> RulesOf[object]:
    """Nobody pays for dice."""
    option: Option | None = None
    while True:
        try:
            ask = next(rules) if option is None else rules.send(option)
        except StopIteration as stop:
            return stop.value
        if isinstance(ask, Ask) and ask.prompt is ASK_PAY_REROLL:
            option = ask.options[-1]
        else:
            option = yield ask


def play(rules: RulesOf[object], *keys: tuple[int, str]) -> Answers:
    return Answers(thriftily(rules), *keys)


def told(s: Table) -> list[str]:
    return [line.key.split()[0] for line in s.log or []]


# Whether it is used


@pytest.mark.rule("SZ-Q9.1", "SZ-K4.15", "SZ-R1.6")
@pytest.mark.parametrize(
    ("mode", "on", "able"), [("red", True, True), ("red", False, False), ("yellow", True, False)]
)
def test_the_board_is_of_red_mode_and_where_it_was_agreed_on(
    mode: str, on: bool, able: bool
) -> None:
    table, id = meeting(mode=mode, on=on)
    table.units(0, id, light_infantry=1).units(1, id, light_infantry=1)
    find_battles(table.s)
    battle = table.s.combats.battles[0]
    assert may_use_board(table.s, battle) == able
    if not able:
        assert play(demand_board(table.s, battle)).asked == []


@pytest.mark.rule("SZ-Q9.1", "SZ-K4.15", "SZ-K9.5")
def test_it_is_used_if_any_participant_asks_for_it() -> None:
    for keys, used in (
        ([(0, "no-board"), (1, "no-board")], False),
        ([(0, "no-board"), (1, "demand-board")], True),
    ):
        table, id = meeting()
        table.units(0, id, light_infantry=1).units(1, id, light_infantry=1)
        s = table.s
        stay = [(0, "stand player-1"), (1, "stand player-2")]
        answers = play(battles(s), *stay, *keys)
        assert answers.asked[-1][1] == ["no-board", "demand-board"]
        assert is_on_board(s, s.combats.battles[0]) == used


@pytest.mark.rule("SZ-Q9.1")
def test_there_is_no_board_at_sea() -> None:
    table, _ = meeting()
    sea = next(id for id in table.s.map.ids if id.startswith("s"))
    table.units(0, sea, warship=1).units(1, sea, warship=1)
    find_battles(table.s)
    assert not may_use_board(table.s, table.s.combats.battles[0])


@pytest.mark.rule("SZ-Q9.16")
def test_one_battle_of_a_group_is_on_the_board() -> None:
    table, _ = fought({"light_infantry": 1}, {"light_infantry": 1})
    assert not may_use_board(table.s, table.s.combats.battles[0])


# Setting up


@pytest.mark.rule("SZ-Q9.2", "SZ-Q9.4", "SZ-Q9.6")
def test_three_units_for_each_one_at_half_of_their_energy() -> None:
    armies = {"light_infantry": 2, "cavalry": 1, "elephants": 1, "siege_engines": 1}
    table, _ = fought(armies, {"heavy_infantry": 2})
    board = table.s.board
    assert len(board.units(0)) == 3 * 4, "siege engines take no part"
    assert len(board.own_in(0, CAVALRY)) == 3 * 2
    assert len(board.reserves(0)) == 3 * 2
    assert len(board.reserves(1)) == 3 * 2
    assert set(board.energy) == {2}
    assert len(table.s.units_of(0)) == 5, "those on the map wait"


@pytest.mark.rule("SZ-Q9.1", "SZ-Q9.4")
def test_siege_engines_alone_are_no_army_for_the_board() -> None:
    table, id = meeting()
    table.units(0, id, siege_engines=1).units(1, id, light_infantry=1)
    find_battles(table.s)
    assert not may_use_board(table.s, table.s.combats.battles[0])


@pytest.mark.rule("SZ-Q9.3", "SZ-Q2.4")
def test_the_ground() -> None:
    for colours, rolls, rough in (
        ({GREEN}, [], [False] * 5),
        ({BROWN}, [], [True] * 5),
        ({GREEN, BROWN}, [0, 2, 3, 5, 2], [False, False, True, True, False]),
    ):
        table, id = meeting(frozenset(colours))
        table.units(0, id, light_infantry=1).units(1, id, light_infantry=1)
        s = table.s
        find_battles(s)
        s.dice = s.dice.loaded([*rolls, 5, 0])
        set_up(s, s.combats.battles[0])
        assert s.board.rough == rough
        assert s.dice.position == len(rolls) + 2


@pytest.mark.rule("SZ-Q9.3", "SZ-D8.2")
def test_the_ground_of_a_border_is_that_of_its_battles() -> None:
    table, _ = meeting()
    s = table.s
    rough = next(border for border, rough in s.map.rough_border.items() if rough)
    one, other = (s.map.ids[field] for field in s.map.sides(rough))
    table.crossing(0, one, other, light_infantry=1).crossing(1, other, one, light_infantry=1)
    find_battles(s)
    set_up(s, s.combats.battles[0])
    assert s.board.rough == [True] * 5


@pytest.mark.rule("SZ-Q9.7")
def test_the_higher_die_has_the_initiative_and_ties_are_rolled_again() -> None:
    table, id = meeting()
    table.units(0, id, light_infantry=1).units(1, id, light_infantry=1)
    s = table.s
    find_battles(s)
    s.dice = s.dice.loaded([3, 3, 2, 4])
    set_up(s, s.combats.battles[0])
    assert s.board.commanders == [1, 0]
    assert s.dice.position == 4


# Deployment


@pytest.mark.rule("SZ-Q9.5")
@pytest.mark.parametrize(
    ("count", "least"), [(3, 0), (4, 1), (11, 2), (12, 3), (47, 11), (48, 12), (60, 12)]
)
def test_the_least_of_a_position(count: int, least: int) -> None:
    assert least_of(count) == least


@pytest.mark.rule("SZ-Q9.5", "SZ-U1.4")
def test_deployment_is_secret_and_keeps_the_least_everywhere() -> None:
    table, battle = fought({"light_infantry": 4}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    group = "player-1 light-infantry standard"
    keys = [
        (1, "deployed"),
        (0, f"deploy left {group} 6"),
        (0, f"deploy centre {group} 3"),
        (0, f"deploy right {group} 3"),
    ]
    answers = play(play_board(s, battle), *keys)
    assert [len(board.own_in(0, area)) for area in POSITIONS] == [6, 3, 3]
    assert [len(board.own_in(1, area)) for area in (*POSITIONS, ENTRY)] == [0, 0, 0, 3]
    first = answers.asked[1][1]
    assert f"deploy left {group} 6" in first, "12 of them, 3 for each of the others"
    assert "deployed" not in first
    assert board.stage == CAVALRY_PART


@pytest.mark.rule("SZ-Q9.5")
def test_a_position_has_two_rows_of_six() -> None:
    table, _ = fought({"light_infantry": 20}, {"light_infantry": 1})
    board = table.s.board
    into: list[tuple[int, int]] = []
    answers = play(deploy(board, 0, into), (0, "deploy-evenly"))
    assert [len([area for _, area in into if area == each]) for each in POSITIONS] == [12] * 3
    assert "deploy left player-1 light-infantry standard 12" in answers.asked[0][1]


@pytest.mark.rule("SZ-Q9.5")
def test_an_even_deployment_makes_up_for_what_was_begun() -> None:
    table, _ = fought({"light_infantry": 4}, {"light_infantry": 1})
    into: list[tuple[int, int]] = []
    six = (0, "deploy right player-1 light-infantry standard 6")
    play(deploy(table.s.board, 0, into), six, (0, "deploy-evenly"))
    assert [len([area for _, area in into if area == each]) for each in POSITIONS] == [3, 3, 6]


# Cavalry


@pytest.mark.rule("SZ-Q9.8")
def test_cavalry_goes_to_positions_or_against_cavalry_or_nowhere() -> None:
    table, _ = fought({"cavalry": 1}, {"cavalry": 1, "light_infantry": 1})
    board = table.s.board
    group = "player-1 cavalry standard"
    keys = [(0, f"send left {group} 1"), (0, f"raid player-2 {group} 1"), (0, "keep-back")]
    answers = play(send_cavalry(table.s, board, 0), *keys)
    offered = {f"send {area} {group} {count}" for area in LAYOUT for count in (1, 3)}
    offered |= {f"raid player-2 {group} {count}" for count in (1, 3)}
    assert set(answers.asked[0][1]) == offered | {"keep-back"}
    assert [len(board.own_in(0, area)) for area in (LEFT, CAVALRY)] == [1, 2]
    assert len(board.units_in(CAVALRY, 1)) == 4, "one of them has come"


@pytest.mark.rule("SZ-Q9.8")
def test_who_is_attacked_in_the_camp_cannot_leave_it() -> None:
    table, _ = fought({"cavalry": 1}, {"cavalry": 1})
    s, board = table.s, table.s.board
    two = (0, "raid player-2 player-1 cavalry standard 1")
    play(send_cavalry(s, board, 0), two, two, (0, "keep-back"))
    answers = play(send_cavalry(s, board, 1), (1, "send left player-2 cavalry standard 1"))
    assert len(answers.asked) == 1, "two are held by two attackers"
    assert len(board.own_in(1, CAVALRY)) == 2


@pytest.mark.rule("SZ-Q9.8", "SZ-Q9.13")
def test_raiders_are_locked_while_enemies_are_in_the_camp() -> None:
    table, _ = fought({"cavalry": 1}, {"cavalry": 1})
    s, board = table.s, table.s.board
    for unit in board.units(0):
        board.camp[unit] = 1
    assert play(send_cavalry(s, board, 0)).asked == []
    for unit in board.units(1):
        board.owner[unit] = NONE
    assert play(send_cavalry(s, board, 0), (0, "keep-back")).asked, "they are free again"


@pytest.mark.rule("SZ-Q9.8")
def test_the_area_of_the_cavalry_is_closed_to_others() -> None:
    table, _ = fought({"light_infantry": 1}, {"cavalry": 1})
    assert play(send_cavalry(table.s, table.s.board, 0)).asked == []
    assert play(send_cavalry(table.s, table.s.board, 1), (1, "keep-back")).asked


@pytest.mark.rule("SZ-Q9.8", "SZ-Q9.12")
def test_exhausted_cavalry_stays() -> None:
    table, _ = fought({"cavalry": 1}, {"light_infantry": 1})
    board = table.s.board
    for unit in board.units(0):
        board.energy[unit] = 0
    assert play(send_cavalry(table.s, board, 0)).asked == []


@pytest.mark.rule("SZ-Q9.8")
def test_raiders_fight_the_enemy_cavalry_before_the_positions() -> None:
    table, battle = fought({"cavalry": 1}, {"cavalry": 1})
    s, board = table.s, table.s.board
    play(play_board(s, battle))
    play(play_board(s, battle), (0, "raid player-2 player-1 cavalry standard 3"))
    play(play_board(s, battle))
    # Two of three charge: four swords destroy two of them, and the third has only blanks.
    load(s, *red(2, 2), *red(0), *red(0))
    over = play(play_board(s, battle), (0, "charge player-1 cavalry standard 2"))
    assert over.result is False
    assert (len(board.units(0)), len(board.units(1))) == (3, 1)
    assert board.contact
    assert sorted(board.energy[unit] for unit in board.units(0)) == [1, 1, 1]


@pytest.mark.rule("SZ-Q9.8", "SZ-K4.9")
def test_who_came_riding_may_charge_and_others_may_not() -> None:
    for moved, asked in ((2, 1), (0, 0)):
        table, battle = fought({"cavalry": 1}, {"light_infantry": 1})
        s, board = table.s, table.s.board
        board.stage = 3
        board.resolved = 1 << CENTRE | 1 << RIGHT
        put(s, LEFT, 1, 3)
        for unit in board.units(0):
            board.area[unit], board.moved[unit] = LEFT, moved
        load(s, *red(2, 2, 2), *white(0, 0, 0))
        keys = [(0, "charge-all")] if asked else []
        answers = play(play_board(s, battle), *keys)
        assert len(answers.asked) == asked
        assert is_decided(s)
        assert s.dice.position == (3 if asked else 6), "whoever a charge destroys does not roll"


@pytest.mark.rule("SZ-Q9.8", "SZ-Q9.15", "SZ-K4.9")
def test_cavalry_that_breaks_the_line_charges_the_next_position() -> None:
    table, battle = fought({"cavalry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    board.stage, board.resolved, board.open = 3, 1 << LEFT | 1 << RIGHT, 1 << LEFT
    put(s, CENTRE, 1, 3)
    for unit in board.units(0):
        board.area[unit] = LEFT
    load(s, *red(2, 2, 2))
    keys = [(0, "advance left player-1 cavalry standard 3"), (0, "charge-all")]
    play(play_board(s, battle), *keys)
    assert is_decided(s)
    assert s.dice.position == 3, "out of its movement, so that nobody of the enemy rolled"


@pytest.mark.rule("SZ-Q9.8", "SZ-Q9.3")
def test_nobody_charges_on_rough_ground() -> None:
    table, battle = fought({"cavalry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    board.rough[LEFT] = True
    put(s, LEFT, 1, 3)
    for unit in board.units(0):
        board.area[unit], board.moved[unit] = LEFT, 2
    assert play(play_board(s, battle)).asked == []


# Positions


@pytest.mark.rule("SZ-Q9.9", "SZ-Q9.11")
def test_the_initiative_says_which_position_comes_next() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1}, first=1)
    s, board = table.s, table.s.board
    board.stage = 3
    for unit in [*board.units(0), *board.units(1)]:
        board.moved[unit] = 1
    answers = play(play_board(s, battle), (1, "play-position centre"))
    assert answers.asked == [(1, [f"play-position {area}" for area in LAYOUT])]
    answers = play(play_board(s, battle), (1, "play-position right"))
    assert answers.asked == [(1, ["play-position left", "play-position right"])]


@pytest.mark.rule("SZ-Q9.9", "SZ-Q9.16")
def test_reserves_and_reinforcements_come_into_the_position() -> None:
    table, _ = fought({"light_infantry": 2}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    board.area[0] = REINFORCEMENTS
    group = "player-1 light-infantry standard"
    keys = [(0, f"advance entry {group} 5"), (0, f"advance reinforcements {group} 1")]
    play(advance(s, board, 0, LEFT, True), *keys)
    assert len(board.own_in(0, LEFT)) == 6
    assert play(advance(s, board, 0, RIGHT, False)).asked == [], "they have moved"


@pytest.mark.rule("SZ-Q9.9")
def test_free_places_of_the_enemy_can_be_filled() -> None:
    table, _ = fought({"light_infantry": 10}, {"light_infantry": 5})
    s, board = table.s, table.s.board
    put(s, LEFT, 1, 3)
    assert room_in(s, board, 0, LEFT, ENTRY) == 21
    put(s, LEFT, 1, 9)
    assert room_in(s, board, 0, LEFT, ENTRY) == 12


@pytest.mark.rule("SZ-Q9.13")
def test_units_leave_only_positions_that_were_free_when_the_round_began() -> None:
    table, battle = fought({"light_infantry": 4}, {"light_infantry": 2})
    s, board = table.s, table.s.board
    put(s, LEFT, 0, 3)
    put(s, RIGHT, 0, 3)
    put(s, RIGHT, 1, 3)
    open_next_round(s, battle)
    answers = play(advance(s, board, 0, CENTRE, False), (0, "stand-fast"))
    group = "player-1 light-infantry standard"
    assert answers.asked[0][1] == [
        *(f"advance left {group} {count}" for count in (3, 1)),
        "stand-fast",
    ]


@pytest.mark.rule("SZ-Q9.15")
def test_a_broken_line_makes_room_for_a_third_and_a_fourth_row() -> None:
    table, _ = fought({"light_infantry": 20}, {"light_infantry": 10})
    s, board = table.s, table.s.board
    put(s, CENTRE, 0, 12)
    put(s, CENTRE, 1, 12)
    assert room_in(s, board, 0, CENTRE, LEFT) == 0
    put(s, LEFT, 0, 6)
    assert room_in(s, board, 0, CENTRE, LEFT) == 6, "one wing is broken"
    assert room_in(s, board, 0, CENTRE, ENTRY) == 0, "reserves do not come as a third row"
    put(s, RIGHT, 0, 6)
    assert room_in(s, board, 0, CENTRE, LEFT) == 12, "both wings"
    put(s, RIGHT, 1, 1)
    assert room_in(s, board, 0, CENTRE, LEFT) == 6
    assert room_in(s, board, 0, CENTRE, RIGHT) == 0


@pytest.mark.rule("SZ-Q9.15")
def test_a_wing_takes_three_rows() -> None:
    table, _ = fought({"light_infantry": 20}, {"light_infantry": 10})
    s, board = table.s, table.s.board
    put(s, LEFT, 0, 12)
    put(s, LEFT, 1, 12)
    put(s, CENTRE, 0, 12)
    put(s, RIGHT, 0, 12)
    assert room_in(s, board, 0, LEFT, CENTRE) == 6
    assert room_in(s, board, 0, LEFT, RIGHT) == 0, "that is not adjacent"


@pytest.mark.rule("SZ-Q9.14")
def test_rotation_costs_both_a_quarter() -> None:
    table, _ = fought({"light_infantry": 1, "heavy_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    light = [unit for unit in board.units(0) if board.type[unit] == LI]
    for unit in light:
        board.area[unit] = LEFT
    assert play(rotate(s, board, 0, LEFT)).asked == [], "the position is not locked"
    put(s, LEFT, 1, 1)
    board.energy[light[1]] = 1
    swap = (0, "rotate heavy-infantry standard light-infantry standard")
    play(rotate(s, board, 0, LEFT), swap, (0, "stand-fast"))
    assert board.area[light[1]] == ENTRY, "the most tired one"
    assert board.energy[light[1]] == 0
    came = [unit for unit in board.own_in(0, LEFT) if board.type[unit] != LI]
    assert [board.energy[unit] for unit in came] == [1]


# Fighting


@pytest.mark.rule("SZ-Q9.10", "SZ-Q9.11", "SZ-Q9.12")
def test_energy() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 2})
    s, board = table.s, table.s.board
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    tired = put(s, LEFT, 0, 1, energy=0)
    able = put(s, LEFT, 0, 1)
    enemies = put(s, LEFT, 1, 2)
    for unit in [*board.units(0), *board.units(1)]:
        board.moved[unit] = 1
    # One of the two of player 0 rolls: the other is exhausted, but can be hit.
    load(s, *white(0), *white(0, 0))
    assert play(play_board(s, battle)).result is True
    assert s.dice.position == 3
    assert board.energy[tired[0]] == 1, "it recovers"
    assert board.energy[able[0]] == 1
    assert [board.energy[unit] for unit in enemies] == [1, 1]
    assert [board.energy[unit] for unit in board.reserves(0)] == [3]
    for unit in board.reserves(0):
        board.energy[unit] = 4
    open_next_round(s, battle)
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    load(s, *white(0, 0), *white(0, 0))
    stay = [(0, "stand-fast"), (1, "stand-fast")]
    play(play_board(s, battle), *stay, *stay)
    assert [board.energy[unit] for unit in board.reserves(0)] == [4], "at most 100 %"


@pytest.mark.rule("SZ-Q9.10", "SZ-Q9.12")
def test_bonuses_count_in_each_position_alone() -> None:
    for tired, fallen in ((0, 0), (1, 1)):
        table, battle = fought({"light_infantry": 3}, {"light_infantry": 1})
        s, board = table.s, table.s.board
        board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
        units = put(s, LEFT, 0, 5)
        put(s, CENTRE, 0, 4)
        put(s, LEFT, 1, 1)
        for unit in [*board.units(0), *board.units(1)]:
            board.moved[unit] = 1
        if tired:
            board.energy[units[0]] = 0
        load(s, *white(*[0] * (5 - tired)), *white(1))
        board.experience[units[1]] = 1
        play(play_board(s, battle))
        # Five units have a shield; four and an exhausted one have not.
        assert len(board.units(0)) == 9 - fallen


@pytest.mark.rule("SZ-Q9.10", "SZ-K4.6")
def test_swords_are_carried_on_in_the_same_position() -> None:
    table, battle = fought({"light_infantry": 1}, {"elephants": 1})
    s, board = table.s, table.s.board
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    put(s, LEFT, 0, 2)
    for unit in board.units(1)[:1]:
        board.area[unit] = LEFT
    for unit in range(6):
        board.moved[unit] = 1
    load(s, *white(1, 1), *red(0, 0))
    play(play_board(s, battle))
    assert board.carried[LEFT] == 1
    open_next_round(s, battle)
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    for unit in range(6):
        board.moved[unit] = 1
    load(s, *white(1, 1), *red(0, 0))
    play(play_board(s, battle))
    assert len(board.units(1)) == 2, "three swords with the one that was kept"


@pytest.mark.rule("SZ-Q9.10", "SZ-K4.18")
def test_a_fortification_supports_who_defends_it() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    table.village(1, s.map.ids[battle.field])
    s.fortified[battle.field] = True
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    put(s, LEFT, 0, 3)
    put(s, LEFT, 1, 3)
    s.dice = s.dice.loaded([face(s, WHITE_DIE, 0)] * 6 + [face(s, BLUE_DIE, 2)])
    play(play_board(s, battle))
    assert s.dice.position == 7
    assert len(board.units(0)) == 0


@pytest.mark.rule("SZ-Q9.17", "SZ-K4.8")
def test_three_players_name_whom_they_hit() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    for force in range(3):
        put(s, LEFT, force, 3)
    load(s, *white(1, 1, 1), *white(0, 0, 0), *white(0, 0, 0))
    keys = [(0, "target player-3"), (1, "target player-1"), (2, "target player-1")]
    play(play_board(s, battle), *keys)
    assert [len(board.units(board.commanders.index(player))) for player in range(3)] == [1, 3, 0]


@pytest.mark.rule("SZ-Q9.17")
def test_allies_never_attack_each_other() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    table.truce(0, 2)
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    put(s, LEFT, 0, 3)
    put(s, LEFT, board.commanders.index(2), 3)
    for unit in range(9):
        board.moved[unit] = 1
    play(play_board(s, battle))
    assert not board.contact


# The end


@pytest.mark.rule("SZ-Q9.20")
@pytest.mark.parametrize(
    ("count", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (8, 3), (9, 3)]
)
def test_a_third_goes_back(count: int, left: int) -> None:
    assert survivors(count) == left


@pytest.mark.rule("SZ-Q9.20", "SZ-Q9.21")
def test_losses_are_those_of_the_map() -> None:
    table, battle = fought({"light_infantry": 3, "cavalry": 1}, {"heavy_infantry": 2})
    s, board = table.s, table.s.board
    light = [unit for unit in board.units(0) if board.type[unit] == LI]
    riders = [unit for unit in board.units(0) if board.type[unit] == CAV]
    for unit in [*light[:4], riders[0]]:
        board.owner[unit], board.slain[unit] = NONE, 1
    for unit in board.units(1)[:5]:
        board.owner[unit], board.slain[unit] = NONE, 0
    clear_board(s, battle)
    assert [s.type[unit] for unit in s.units_of(0)] == [LI, LI, CAV], "5 of 9, and 2 of 3"
    assert s.units_of(1) == [], "1 of 6 is none"
    fight = s.combats.fights[battle.fight]
    assert fight.destroyed[:2] == [2, 1]
    assert (s.due_prestige[:2], s.destroyed[:2], s.lost[:2]) == ([8, 2], [8, 2], [2, 8])
    assert s.board == Board()


@pytest.mark.rule("SZ-Q9.21")
def test_a_loss_is_counted_for_who_destroyed_most() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    for unit, by in zip(board.units(0), (1, 2, 2)):
        board.owner[unit], board.slain[unit] = NONE, by
    leave_board(s, battle, [0])
    assert s.destroyed == [0, 0, 2]
    assert is_on_board(s, battle)


@pytest.mark.rule("SZ-Q9.19", "SZ-Q9.21", "SZ-K4.12")
def test_the_winner_of_the_board_wins_the_battle() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    put(s, LEFT, 0, 3)
    put(s, LEFT, 1, 3)
    load(s, *white(1, 1, 1), *white(0, 0, 1))
    play(battles(s))
    assert (len(s.units_of(0)), s.units_of(1)) == (1, [])
    assert s.points == [1, -1, 0]
    assert s.combats.battles == []
    assert battle.round == 1


@pytest.mark.rule("SZ-Q9.19", "SZ-G5.4")
def test_who_will_not_meet_draws_and_leaves() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    put(s, LEFT, 0, 3)
    put(s, RIGHT, 1, 3)
    for unit in range(6):
        board.moved[unit] = 1
    here = battle.field
    ways = [s.map.ids[field] for field in s.map.land_next[here]]
    keys = [(0, f"flee player-1 taifas-{ways[0]}"), (1, f"flee player-2 taifas-{ways[1]}")]
    play(battles(s), *keys)
    assert s.points == [-1, -1, 0]
    assert s.units_on(here) == []
    assert [s.map.ids[s.at[unit]] for unit in (0, 1)] == ways[:2]
    assert s.combats.battles == []
    assert "stands-drawn" in told(s)


@pytest.mark.rule("SZ-Q9.19", "SZ-K4.12")
def test_who_has_fled_before_a_draw_loses_one_point_as_all_do() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    battle.enemies, battle.fled = [0b110, 0b101, 0b011], 1 << 2
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    put(s, LEFT, 0, 3)
    put(s, RIGHT, 1, 3)
    for unit in range(6):
        board.moved[unit] = 1
    ways = [s.map.ids[field] for field in s.map.land_next[battle.field]]
    keys = [(0, f"flee player-1 taifas-{ways[0]}"), (1, f"flee player-2 taifas-{ways[1]}")]
    play(battles(s), *keys)
    assert s.points == [-1, -1, -1]


@pytest.mark.rule("SZ-Q9.19")
def test_ten_rounds_without_a_loss_are_a_draw() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    put(s, LEFT, 0, 3)
    put(s, LEFT, 1, 3)
    for dull, drawn in ((8, False), (9, True)):
        board.stage, board.resolved, board.dull = 3, 1 << CENTRE | 1 << RIGHT, dull
        for unit in range(6):
            board.energy[unit] = 0
        assert play(play_board(s, battle)).result is True
        assert board.drawn == drawn


@pytest.mark.rule("SZ-Q9.18")
def test_only_unlocked_units_intercept() -> None:
    table, battle = fought({"light_infantry": 2}, {"light_infantry": 1})
    s = table.s
    put(s, LEFT, 0, 4)
    put(s, LEFT, 1, 3)
    note_unlocked(s, battle)
    s.board.left = battle.fight
    able = [unit for unit in s.units_of(0) if may_intercept(s, battle, unit)]
    assert len(able) == 1, "two of six are free: one unit"
    put(s, LEFT, 0, 1)
    note_unlocked(s, battle)
    assert not any(may_intercept(s, battle, unit) for unit in s.units_of(0))
    s.board.left = NONE
    assert all(may_intercept(s, battle, unit) for unit in s.units_of(0)), "elsewhere all may"


@pytest.mark.rule("SZ-Q9.18", "SZ-Q9.20")
def test_who_flees_from_the_board_is_counted_back_first() -> None:
    table, battle = fought({"light_infantry": 2}, {"light_infantry": 2})
    s, board = table.s, table.s.board
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    put(s, LEFT, 0, 6)
    put(s, LEFT, 1, 6)
    load(s, *white(1, 1, 0, 0, 0, 0), *white(0, 0, 0, 0, 0, 0), *white(0, 0))
    way = s.map.ids[s.map.land_next[battle.field][0]]
    fighters = [(0, "fight-on"), (1, "fight-on")]
    keys = [(0, "stand player-1"), (1, f"flee player-2 taifas-{way}"), (0, "no-more")]
    play(battles(s), *fighters, *keys)
    assert len(s.units_of(1)) == 1, "of six battle units four were left or fewer"
    assert s.board.fight == NONE
    assert s.points[:2] == [1, -1]


@pytest.mark.rule("SZ-Q9.18", "SZ-Q9.20")
def test_only_who_would_be_left_needs_a_way_out() -> None:
    table, battle = fought({"light_infantry": 3, "siege_engines": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    for unit in board.units(0)[:4]:
        board.owner[unit] = NONE
    units = s.units_of(0)
    assert [s.type[unit] for unit in surviving(s, battle, units)] == [LI, LI, SE]
    s.board.forget()
    assert surviving(s, battle, units) == units


@pytest.mark.rule("SZ-Q9.18", "SZ-Q9.17")
def test_where_one_of_three_flees_the_others_go_on_with_a_new_deployment() -> None:
    table, battle = fought({"light_infantry": 2}, {"light_infantry": 2}, {"light_infantry": 2})
    s, board = table.s, table.s.board
    board.stage, board.resolved = 3, 1 << CENTRE | 1 << RIGHT
    put(s, LEFT, 0, 6)
    put(s, LEFT, 1, 6)
    load(s, *white(1, 0, 0, 0, 0, 0, 0), *white(0, 0, 0, 0, 0, 0, 0))
    s.dice = s.dice.loaded([*[face(s, WHITE_DIE, 0)] * 14, 5, 1])
    way = s.map.ids[s.map.land_next[battle.field][0]]
    for unit in board.units(2):
        board.moved[unit] = 1
    talk = [(player, "fight-on") for player in range(3)]
    keys = [(0, "stand player-1"), (1, "stand player-2"), (2, f"flee player-3 taifas-{way}")]
    play(battles(s), *talk, *keys, *[(player, "no-more") for player in range(2)])
    assert is_on_board(s, battle)
    assert sorted(s.board.commanders) == [0, 1]
    assert set(s.board.area) == {ENTRY}
    assert s.map.ids[s.at[s.units_of(2)[0]]] == way


@pytest.mark.rule("SZ-Q9.20", "SZ-Q9.17")
def test_a_force_of_which_nobody_is_left_leaves_the_map_at_once() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    for unit in board.units(1):
        board.owner[unit], board.slain[unit] = NONE, 0
    bury(s, battle)
    assert s.units_of(board.commanders[1]) == []
    assert is_on_board(s, battle)
    assert s.destroyed[0] == 2


@pytest.mark.rule("SZ-Q9.16")
def test_reinforcements_arrive_at_the_start_of_a_round() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1})
    s, board = table.s, table.s.board
    table.units(0, s.map.ids[battle.field], light_infantry=1, cavalry=1)
    open_next_round(s, battle)
    assert len(board.own_in(0, REINFORCEMENTS)) == 6
    open_next_round(s, battle)
    assert len(board.own_in(0, REINFORCEMENTS)) == 6, "each comes once"


@pytest.mark.rule("SZ-Q9.13", "SZ-Q9.2")
def test_the_board_is_part_of_the_position() -> None:
    table, battle = fought({"light_infantry": 1}, {"light_infantry": 1})
    s = table.s
    twin = s.copy()
    assert twin.board == s.board
    assert hash(twin.board) == hash(s.board)
    play(play_board(s, battle), (0, "deploy-evenly"), (1, "deploy-evenly"))
    assert twin.board != s.board
    assert set(twin.board.area) == {ENTRY}


@pytest.mark.rule("SZ-Q9.17", "SZ-H3.18", "SZ-H4.15")
def test_a_truce_of_a_lord_who_only_commands_ends_no_battle_of_his_vassals() -> None:
    table, id = meeting(players=4)
    table.vassal(1, 0).vassal(2, 0).truce(0, 3)
    for player in (1, 2, 3):
        table.units(player, id, light_infantry=1)
    s = table.s
    find_battles(s)
    set_up(s, s.combats.battles[0])
    assert sorted(s.board.commanders) == [0, 3]
    assert not is_decided(s)
