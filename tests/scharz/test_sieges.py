"""Chapters 10.6 to 10.8: sieges, from the first decision to the booty."""

from collections.abc import Sequence

import pytest

from kronika.core.asks import Floor, Option, RulesOf
from kronika.games.scharz.content import BLUE_DIE, RED_DIE, REVERSED_DIE, WHITE_DIE
from kronika.games.scharz.fighting import leader_of
from kronika.games.scharz.offers import ASK_COMBAT
from kronika.games.scharz.pieces import grant_prestige
from kronika.games.scharz.position import Position
from kronika.games.scharz.siege_state import Siege
from kronika.games.scharz.sieges import (
    besiegers,
    besieging_player,
    defenders,
    sieges,
    wall,
)
from kronika.games.scharz.state import IN_YARD, INSIDE, OUTSIDE, Table
from kronika.games.scharz.terms import (
    BROWN,
    DOCK,
    FORTIFICATION,
    GREEN,
    LI,
    NONE,
    VILLAGE,
    WS,
)

from .helpers import Answers, face
from .test_taxes import lands, port

pytestmark = pytest.mark.compiled

Roll = tuple[int, int]


def blue(*swords: int) -> list[Roll]:
    return [(BLUE_DIE, each) for each in swords]


def white(*swords: int) -> list[Roll]:
    return [(WHITE_DIE, each) for each in swords]


def reversed_white(*swords: int) -> list[Roll]:
    return [(REVERSED_DIE, each) for each in swords]


def red(*swords: int) -> list[Roll]:
    return [(RED_DIE, each) for each in swords]


def besieged(
    mode: str = "white", city: bool = False, colour: int = GREEN, players: int = 3
) -> tuple[Position, str]:
    """A settlement of player 1 on land of one colour; player 0 has a village next to it."""
    table = Position("taifas", mode, players=players)
    s = table.s
    here = next(
        field
        for field in range(s.map.count)
        if set(s.map.cell_colours[field]) == {colour} and s.map.land_next[field]
    )
    id = s.map.ids[here]
    near = s.map.land_next[here][0]
    table.village(0, s.map.ids[near])
    (table.city if city else table.village)(1, id)
    far = [each for each in lands(table) if table.field(each) not in (here, near)]
    table.village(1, far[-1]).village(1, far[-2])
    s.tiles = [10] * players
    s.command = [1] * players
    s.prestige = [20 if s.is_red else 0] * players
    return table, id


def calmly(rules: RulesOf[object]) -> RulesOf[object]:
    """Nobody negotiates between the rounds."""
    option: Option | None = None
    while True:
        try:
            ask = next(rules) if option is None else rules.send(option)
        except StopIteration as stop:
            return stop.value
        if isinstance(ask, Floor) and ask.prompt is ASK_COMBAT:
            ask.player = ask.asks[0].player
            option = ask.asks[0].options[-1]
        else:
            option = yield ask


def all_of(s: Table) -> RulesOf[object]:
    while not (yield from sieges(s)):
        pass
    return True


def play(s: Table, rolls: Sequence[Roll], *keys: tuple[int, str]) -> Answers:
    """The whole step, with given dice and answers."""
    s.dice = s.dice.loaded([face(s, sort, swords) for sort, swords in rolls])
    answers = Answers(calmly(all_of(s)), *keys)
    assert s.dice.position == len(rolls), "not the dice that were meant"
    return answers


def told(table: Position) -> list[str]:
    return [line.key.split()[0] for line in table.s.log or []]


def attack(id: str) -> tuple[int, str]:
    return (0, f"besiege taifas-{id}")


# The examples


@pytest.mark.rule("SZ-EX24", "SZ-K6.2", "SZ-K6.3", "SZ-K6.4", "SZ-K6.10", "SZ-K6.12")
def test_a_fortified_village_in_the_mountains() -> None:
    table, id = besieged(colour=BROWN)
    s, field = table.s, table.field(id)
    s.fortified[field] = True
    table.units(0, id, siege_engines=4, mercenaries=2).encircled(id)
    assert wall(s, field, besiegers(s, field)) == 0, "15 shields, and 16 of the engines"
    play(s, [*blue(1, 1), *blue(1, 1, 0)], attack(id))
    assert (s.settlement_owner[field], s.settlement[field]) == (0, VILLAGE)
    assert s.fortified[field], "nobody defended it: it is captured as it is"
    assert s.tiles[0] == 8
    assert s.points == [4, -4, 0]
    types = [s.type[unit] for unit in s.units_of(0)]
    assert types == [LI] * 4 + [6], "one of the mercenaries fell, and engines are infantry"
    assert not s.encircled_since[field]
    assert s.control[field] == 0


@pytest.mark.rule("SZ-EX25", "SZ-K6.5", "SZ-K6.6", "SZ-K6.7", "SZ-K6.9", "SZ-K6.16", "SZ-K8.5")
def test_two_elite_units_against_a_village_with_two_infantry() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(0, id, "elite", heavy_infantry=2).units(1, id, light_infantry=2).encircled(id)
    rolls = [
        *[*blue(2, 2), *reversed_white(1, 0), *blue(1)],
        *[*blue(2, 2), *reversed_white(1, 0), *blue(0)],
        *[*blue(2, 1), *reversed_white(0), *blue(1, 1)],
    ]
    keys = [attack(id), (0, "go-on"), (1, "convert 0"), (0, "go-on"), (1, "hold-out")]
    play(s, rolls, *keys)
    assert s.settlement[field] == NONE, "destroyed, because it was defended"
    assert s.units_of(1) == []
    assert len(s.units_of(0)) == 2
    assert s.points == [4, -4, 0]
    assert s.gold[0] == 2
    assert told(table).count("breaks-through") == 1


@pytest.mark.rule("SZ-EX27", "SZ-K8.5")
def test_a_village_with_a_port_defended_by_one_unit() -> None:
    table, _ = besieged()
    s = table.s
    id = next(
        each
        for each in lands(table)
        if s.map.points[table.field(each)]
        and s.settlement[table.field(each)] == NONE
        and any(s.settlement_owner[n] == NONE for n in s.map.land_next[table.field(each)])
    )
    field = table.field(id)
    near = next(n for n in s.map.land_next[field] if s.settlement_owner[n] == NONE)
    table.village(0, s.map.ids[near]).village(1, id)
    port(table, id)
    level = wall(s, field, []) // 5
    table.units(0, id, siege_engines=4, mercenaries=1).units(1, id, light_infantry=1).encircled(id)
    play(s, [*blue(1), *reversed_white(0), *blue(*[0] * level)], attack(id))
    assert (s.settlement[field], s.yard[field]) == (NONE, NONE)
    assert s.gold[0] == 2 + 4
    assert s.points == [4, -4, 0]


# Deciding


@pytest.mark.rule("SZ-K6.1", "SZ-K9.4", "SZ-K6.15")
def test_who_waits_keeps_the_encirclement() -> None:
    table, id = besieged()
    table.units(0, id, light_infantry=1).encircled(id)
    answers = play(table.s, [], (0, "wait-outside"))
    assert answers.asked == [(0, [f"besiege taifas-{id}", "wait-outside"])]
    assert table.s.encircled_since[table.field(id)]
    assert table.s.siege == Siege()


@pytest.mark.rule("SZ-K6.1", "SZ-K1.3")
def test_only_encircled_settlements_are_besieged() -> None:
    table, id = besieged()
    table.units(0, id, light_infantry=1)
    assert play(table.s, []).asked == []


@pytest.mark.rule("SZ-K9.4")
def test_sieges_follow_each_other_by_their_fields() -> None:
    table, _ = besieged()
    others = [table.s.map.ids[field] for field in table.s.settlements_of(1)]
    for each in others:
        table.units(0, each, light_infantry=1).encircled(each)
    answers = play(table.s, [], *[(0, "wait-outside")] * 3)
    assert [keys[0] for _, keys in answers.asked] == [
        f"besiege taifas-{each}" for each in sorted(others)
    ]


@pytest.mark.rule("SZ-K7.1", "SZ-H3.17")
@pytest.mark.parametrize(
    ("lords", "head", "members", "leader"),
    [
        # 0 is the lord of 2, 2 of 3
        ({2: 0, 3: 2}, 2, {0, 2}, 0),
        ({2: 0, 3: 2}, 3, {2, 3}, 2),
        # a ring of three
        ({2: 0, 3: 2, 0: 3}, 0, {0, 3}, 3),
        ({2: 0, 3: 2, 0: 3}, 2, {0, 2}, 0),
        ({2: 0, 3: 2, 0: 3}, 3, {2, 3}, 2),
    ],
)
def test_who_is_lord_and_vassal_besieges_with_his_lord(
    lords: dict[int, int], head: int, members: set[int], leader: int
) -> None:
    table, id = besieged(players=4)
    field = table.field(id)
    for vassal, lord in lords.items():
        table.vassal(vassal, lord)
    table.truce(0, 3)
    for player in (3, 2, 0):
        table.units(player, id, light_infantry=1)
    s = table.encircled(id).s
    s.control[field] = head
    units = besiegers(s, field)
    assert {s.owner[unit] for unit in units} == members
    assert leader_of(s, units) == leader_of(s, units[::-1]) == leader


@pytest.mark.rule("SZ-H3.17", "SZ-H3.18", "SZ-K7.1")
@pytest.mark.parametrize("inside", [(3, 2), (2, 3), (1, 2, 3), (3, 1, 2), (2, 1)])
@pytest.mark.parametrize("ring", [False, True])
def test_in_a_settlement_of_who_is_lord_and_vassal_he_commands_both(
    inside: tuple[int, ...], ring: bool
) -> None:
    table, id = besieged(players=4)
    table.vassal(1, 2).vassal(3, 1)
    if ring:
        table.vassal(2, 3)
    for player in inside:
        table.units(player, id, light_infantry=1)
    s = table.s
    s.where = [INSIDE] * len(inside)
    both = 2 in inside and 3 in inside
    leader = 2 if not both else (3 if ring and len(inside) == 2 else 1)
    assert leader_of(s, list(range(len(inside)))) == leader


@pytest.mark.rule("SZ-K7.1")
def test_the_besieger_is_who_controls_the_field() -> None:
    table, id = besieged()
    field = table.field(id)
    table.units(0, id, light_infantry=1).encircled(id).truce(0, 2).units(2, id, cavalry=1)
    assert besieging_player(table.s, field) == 0
    assert besiegers(table.s, field) == [0], "a partner in a truce is not of the coalition"
    table.s.truce_until = [0] * 9
    table.vassal(2, 0)
    assert besiegers(table.s, field) == [0, 1]
    table.truce(1, 2)
    assert besiegers(table.s, field) == [0], "who has a truce with the defender stays out"


@pytest.mark.rule("SZ-K7.1")
def test_a_partner_of_the_defender_who_holds_the_field_is_no_besieger() -> None:
    table, id = besieged()
    field = table.field(id)
    table.units(0, id, light_infantry=1).encircled(id).truce(1, 2).truce(0, 2)
    table.units(2, id, light_infantry=1)
    table.s.control[field] = 2
    assert besieging_player(table.s, field) == 0


# The walls


@pytest.mark.rule("SZ-K6.3", "SZ-L3.4")
@pytest.mark.parametrize(
    ("mode", "experience", "left"),
    [
        ("first", "standard", 6),
        ("white", "recruit", 7),
        ("white", "standard", 6),
        ("white", "experienced", 5),
        ("white", "veteran", 4),
        ("white", "elite", 3),
    ],
)
def test_siege_engines_remove_shields(mode: str, experience: str, left: int) -> None:
    table, id = besieged(mode, city=True)
    table.units(0, id, experience, siege_engines=1).encircled(id)
    assert wall(table.s, table.field(id), besiegers(table.s, table.field(id))) == left


@pytest.mark.rule("SZ-K6.6", "SZ-K6.3")
def test_strength_of_engines_beyond_the_shields_is_lost() -> None:
    table, id = besieged()
    s = table.s
    table.units(0, id, siege_engines=3).units(1, id, light_infantry=1).encircled(id)
    rolls = [*reversed_white(0), *blue(0)]
    keys = [attack(id), (0, "break-off"), (1, "hold-out"), (1, "no-more")]
    play(s, rolls, *keys)
    assert told(table).count("breaks-through") == 1
    assert len(s.units_of(1)) == 1


@pytest.mark.rule("SZ-K6.5", "SZ-K6.4")
@pytest.mark.parametrize(("mode", "carried"), [("first", 0), ("basic", 0), ("white", 2)])
def test_a_failed_round_carries_half_of_the_swords(mode: str, carried: int) -> None:
    table, id = besieged(mode)
    s = table.s
    table.units(0, id, cavalry=2).units(1, id, heavy_infantry=1).encircled(id)
    rolls = [*blue(2, 2), *blue(0), *blue(2)]
    s.dice = s.dice.loaded([face(s, sort, swords) for sort, swords in rolls])
    Answers(sieges(s), attack(id))
    Answers(sieges(s))
    assert s.siege.round == 1
    assert not s.siege.inside
    # Two swords of the defenders hit one unit with two lives.
    assert len(s.units_of(0)) == 1
    assert s.siege.carried == [carried, 0]


@pytest.mark.rule("SZ-K6.5")
def test_unused_swords_of_the_defender_are_carried_on_too() -> None:
    table, id = besieged()
    s = table.s
    table.units(0, id, "elite", cavalry=1).encircled(id)
    s.dice = s.dice.loaded([face(s, BLUE_DIE, each) for each in (2, 2)])
    Answers(sieges(s), attack(id))
    Answers(sieges(s))
    assert s.siege.carried == [1, 1]
    assert len(s.units_of(0)) == 1


@pytest.mark.rule("SZ-K6.4")
def test_besiegers_have_no_shields_before_the_breakthrough() -> None:
    table, id = besieged()
    s = table.s
    table.units(0, id, light_infantry=5).encircled(id)
    play(s, [*reversed_white(0, 0, 0, 0, 0), *blue(1)], attack(id), (0, "break-off"))
    assert len(s.units_of(0)) == 4


@pytest.mark.rule("SZ-K6.6", "SZ-OP23")
def test_shields_of_defenders_are_not_part_of_the_wall() -> None:
    table, id = besieged("first")
    s = table.s
    table.units(0, id, cavalry=4).units(1, id, light_infantry=5).encircled(id)
    rolls = [*blue(2, 2, 2, 2), *reversed_white(0, 0, 0, 0, 0), *blue(0)]
    s.dice = s.dice.loaded([face(s, sort, swords) for sort, swords in rolls])
    Answers(sieges(s), attack(id))
    Answers(sieges(s))
    assert s.siege.inside
    assert len(s.units_of(1)) == 5 - 2, "8 swords: 5 for the wall, one for a shield"


@pytest.mark.rule("SZ-K6.6", "SZ-K4.6")
def test_a_converted_shield_of_the_defender_does_not_prevent_the_breakthrough() -> None:
    table, id = besieged()
    s = table.s
    table.units(0, id, "elite", cavalry=3).units(1, id, heavy_infantry=2).encircled(id)
    rolls = [*blue(2, 2, 2), *blue(1), *blue(1, 0), *blue(1)]
    s.dice = s.dice.loaded([face(s, sort, swords) for sort, swords in rolls])
    Answers(sieges(s), attack(id))
    rounds = Answers(sieges(s), (1, "convert 1"))
    assert s.siege.inside
    assert [keys for _, keys in rounds.asked] == [["convert 1", "convert 0"]]


@pytest.mark.rule("SZ-K6.3", "SZ-K6.14")
def test_ships_in_the_shipyard_defend() -> None:
    table, _ = besieged()
    s = table.s
    id = next(
        each
        for each in lands(table)
        if s.map.points[table.field(each)] and s.settlement[table.field(each)] == NONE
    )
    field = table.field(id)
    table.village(1, id)
    port(table, id)
    table.units(1, id, warship=1)
    s.where[0] = IN_YARD
    table.units(0, id, siege_engines=5).encircled(id)
    assert defenders(s, field) == [0]
    level = wall(s, field, []) // 5
    keys = [attack(id), (0, "go-on"), (1, "flee-outside"), (0, "let-stand")]
    play(s, [*blue(0), *blue(*[0] * level)], *keys)
    assert s.settlement[field] == NONE, "it was defended"
    assert (s.type[0], s.at[0], s.where[0]) == (LI, field, OUTSIDE), "the crew came ashore"
    assert s.empty.count(field, 0, WS) == 1


@pytest.mark.rule("SZ-K6.2", "SZ-M5.6", "SZ-K1.1")
def test_what_is_under_construction_is_protected_by_its_settlement() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    s.site[field], s.site_owner[field], s.site_quarters[field] = FORTIFICATION, 1, 2
    table.units(0, id, siege_engines=2).encircled(id)
    assert wall(s, field, []) == 5, "it does not defend yet"
    play(s, blue(0), attack(id))
    assert (s.settlement_owner[field], s.site[field], s.site_quarters[field]) == (
        *(0, FORTIFICATION),
        2,
    ), "an empty site"


# The end of an attack


@pytest.mark.rule("SZ-J4.6")
def test_besiegers_who_all_fall_end_the_encirclement() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(0, id, light_infantry=1).units(1, id, light_infantry=1).encircled(id)
    play(s, [*reversed_white(1), *reversed_white(1), *blue(0)], attack(id))
    assert s.units_of(0) == []
    assert not s.encircled_since[field]
    assert s.where[s.units_of(1)[0]] == OUTSIDE
    assert s.control[field] == 1
    assert s.points == [0, 0, 0]


@pytest.mark.rule("SZ-K6.8", "SZ-K6.15")
def test_an_attack_that_is_broken_off_is_not_repeated() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(0, id, light_infantry=2).units(1, id, light_infantry=1).encircled(id)
    keys = [attack(id), (0, "break-off"), (1, "no-more")]
    rolls = [*reversed_white(0, 0), *reversed_white(0), *blue(0)]
    answers = play(s, rolls, *keys)
    assert [player for player, _ in answers.asked] == [0, 0, 1]
    assert s.encircled_since[field]
    assert s.where[s.units_of(1)[0]] == INSIDE
    answers = play(s, [], (0, "wait-outside"))
    assert len(answers.asked) == 1, "in the next round of the game there is another chance"


@pytest.mark.rule("SZ-K6.8", "SZ-K6.15")
def test_a_sally_that_wins_ends_the_encirclement() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(0, id, light_infantry=3).units(1, id, heavy_infantry=2).encircled(id)
    rolls = [*reversed_white(0, 0, 0), *blue(1, 0), *blue(0), *white(0, 0), *red(1, 1)]
    keys = [attack(id), (0, "break-off"), (1, "all-sally-out")]
    stay = [(0, "stand player-1"), (1, "stand player-2")]
    play(s, rolls, *keys, *stay)
    assert s.units_of(0) == []
    assert not s.encircled_since[field]
    assert s.points == [-1, 1, 0], "a battle was won"
    assert s.control[field] == 1


@pytest.mark.rule("SZ-K6.8", "SZ-K6.15", "SZ-K2.3")
def test_a_lost_sally_leaves_the_encirclement() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(0, id, heavy_infantry=3).units(1, id, light_infantry=3).encircled(id)
    rolls = [*blue(0, 0, 0), *reversed_white(0, 0, 0), *blue(0), *red(1, 0, 0), *white(0)]
    some = (1, "sally-out player-2 light-infantry standard 1")
    keys = [attack(id), (0, "break-off"), some]
    stay = [(0, "stand player-1"), (1, "stand player-2")]
    play(s, rolls, *keys, *stay)
    assert len(s.units_inside(field)) == 2
    assert s.encircled_since[field]
    assert s.points == [1, -1, 0]


@pytest.mark.rule("SZ-K6.19", "SZ-OP41")
def test_ten_rounds_without_a_loss_end_an_attack() -> None:
    table, id = besieged(city=True)
    s, field = table.s, table.field(id)
    table.units(0, id, siege_engines=1).encircled(id)
    Answers(sieges(s), attack(id))
    s.siege.dull = 8
    play(s, blue(0, 0, 0, 0), (0, "go-on"))
    assert s.encircled_since[field]
    assert told(table)[-1] == "breaks-off"


# Inside


def broken_through(
    mode: str = "white", city: bool = False, **inside: int
) -> tuple[Position, str, int]:
    """Player 0 has just broken through with engines; units of player 1 are still inside."""
    table, id = besieged(mode, city)
    s = table.s
    table.units(0, id, siege_engines=3).units(1, id, "standard", **inside).encircled(id)
    s.dice = s.dice.loaded([face(s, BLUE_DIE, 0)] * 9)
    for unit in s.units_of(1):
        s.type[unit] = 6
    Answers(sieges(s), attack(id))
    Answers(sieges(s))
    assert s.siege.inside
    return table, id, table.field(id)


@pytest.mark.rule("SZ-K6.9", "SZ-L1.4", "SZ-K6.16")
def test_inside_siege_engines_are_infantry_and_walls_are_gone() -> None:
    table, _id, field = broken_through(mercenaries=1)
    s = table.s
    assert [s.type[unit] for unit in s.units_of(0)] == [LI] * 3
    keys = [(0, "go-on"), (1, "hold-out")]
    play(s, [*reversed_white(1, 1, 0), *blue(0)], *keys)
    assert s.settlement[field] == NONE
    assert s.points == [4, -4, 0]


@pytest.mark.rule("SZ-K6.9")
def test_besiegers_have_their_shields_again_inside() -> None:
    table, id, field = broken_through(mercenaries=1)
    s = table.s
    table.units(0, id, light_infantry=2)
    play(
        *(s, [*reversed_white(0, 0, 0, 0, 0), *blue(1), *reversed_white(1, 1, 1, 1, 1), *blue(0)]),
        *[(0, "go-on"), (1, "hold-out"), (0, "go-on"), (1, "hold-out")],
    )
    assert len(s.units_of(0)) == 5
    assert s.settlement[field] == NONE


@pytest.mark.rule("SZ-K6.18", "SZ-K6.9", "SZ-K6.11")
def test_defenders_who_flee_stand_on_the_field_and_lose_the_settlement() -> None:
    table, _id, field = broken_through(mercenaries=1)
    s = table.s
    keys = [(0, "go-on"), (1, "flee-outside"), (0, "let-stand")]
    play(s, [], *keys)
    assert s.settlement[field] == NONE
    assert len(s.units_on(field)) == 3 + 1
    assert s.control[field] == 0
    assert s.points == [4, -4, 0]


@pytest.mark.rule("SZ-K6.18")
def test_besiegers_may_go_on_fighting_in_the_field() -> None:
    table, *_ = broken_through(mercenaries=1)
    s = table.s
    keys = [(0, "go-on"), (1, "flee-outside"), (0, "fight-outside")]
    stay = [(0, "stand player-1"), (1, "stand player-2")]
    play(s, [*white(1, 1, 0), *blue(0)], *keys, *stay)
    assert s.units_of(1) == []
    assert s.points == [5, -5, 0]


@pytest.mark.rule("SZ-K6.18", "SZ-K6.8")
def test_attackers_who_leave_face_the_walls_again() -> None:
    table, _id, field = broken_through(mercenaries=1)
    s = table.s
    play(s, [], (0, "break-off"), (1, "flee-outside"), (1, "no-more"))
    assert s.settlement_owner[field] == 1
    assert s.where[s.units_of(1)[0]] == INSIDE, "where both leave, nobody has fled"
    assert wall(s, field, besiegers(s, field)) == 5


@pytest.mark.rule("SZ-K6.19", "SZ-K6.8")
def test_ten_dull_rounds_inside_end_it_too() -> None:
    table, _id, field = broken_through(mercenaries=1)
    s = table.s
    s.siege.dull = 8
    rolls = [*reversed_white(1, 0, 0), *blue(0), *reversed_white(0, 0, 1), *blue(0)]
    keys = [(0, "go-on"), (1, "hold-out")] * 2
    play(s, rolls, *keys, (1, "no-more"))
    assert told(table)[-1] == "breaks-off"
    assert s.encircled_since[field]


# What is left


@pytest.mark.rule("SZ-K6.11", "SZ-OP14", "SZ-K8.5")
@pytest.mark.parametrize("mode", ["first", "basic"])
def test_defended_settlements_of_the_simple_modes(mode: str) -> None:
    for city, left in ((False, NONE), (True, VILLAGE)):
        table, id = besieged(mode, city)
        s, field = table.s, table.field(id)
        table.units(0, id, siege_engines=3, cavalry=1).units(1, id, light_infantry=1).encircled(id)
        play(s, [*blue(1), *reversed_white(0), *blue(*[0] * (2 if city else 1))], attack(id))
        assert s.settlement[field] == left
        assert s.gold == [0, 0, 0]
        assert s.points == ([8, -8, 0] if city else [4, -4, 0])


def taken_city(
    mode: str, *keys: tuple[int, str], yard: str = "", connected: bool = True
) -> tuple[Table, int, Answers]:
    table, _ = besieged(mode, city=True)
    s = table.s
    ids = [each for each in lands(table) if s.map.points[table.field(each)]]
    id = next(each for each in ids if s.settlement[table.field(each)] == NONE)
    field = table.field(id)
    table.city(1, id)
    if yard:
        port(table, id, yard)
    if not connected:
        for home in s.settlements_of(0):
            s.change_settlement(home, NONE)
            s.settlement[home] = NONE
    else:
        near = next(n for n in s.map.land_next[field] if s.settlement[n] == NONE)
        table.village(0, s.map.ids[near])
    level = wall(s, field, []) // 5
    table.units(0, id, siege_engines=5, cavalry=1).units(1, id, light_infantry=1).encircled(id)
    rolls = [*blue(1), *reversed_white(0), *blue(*[0] * level)]
    answers = play(s, rolls, attack(id), *keys)
    return s, field, answers


@pytest.mark.rule("SZ-K8.5")
def test_a_city_is_destroyed_or_spared() -> None:
    s, field, answers = taken_city("white", (0, "raze-city"))
    assert answers.asked[-1] == (0, ["spare-city", "raze-city"])
    assert (s.settlement[field], s.gold[0]) == (NONE, 6)
    s, field, _ = taken_city("white", (0, "spare-city"))
    assert (s.settlement[field], s.settlement_owner[field], s.gold[0]) == (VILLAGE, 0, 0)
    assert s.points == [8, -8, 0]


@pytest.mark.rule("SZ-K8.5")
def test_a_port_is_spared_only_with_its_city() -> None:
    keys = [(0, "spare-city"), (0, "spare-port")]
    s, field, _ = taken_city("white", *keys, yard="port")
    assert (s.settlement[field], s.yard[field], s.gold[0]) == (VILLAGE, DOCK, 0)
    keys = [(0, "spare-city"), (0, "raze-port")]
    s, field, _ = taken_city("white", *keys, yard="port")
    assert (s.settlement[field], s.yard[field], s.gold[0]) == (VILLAGE, NONE, 4)
    s, field, _ = taken_city("white", (0, "raze-city"), yard="port")
    assert (s.settlement[field], s.yard[field], s.gold[0]) == (NONE, NONE, 10)
    s, field, _ = taken_city("white", (0, "spare-city"), yard="dock")
    assert (s.settlement[field], s.yard[field], s.gold[0]) == (VILLAGE, NONE, 0)


@pytest.mark.rule("SZ-K8.5")
def test_booty_needs_a_connection() -> None:
    s, field, _ = taken_city("white", (0, "raze-city"), yard="port", connected=False)
    assert (s.settlement[field], s.gold[0]) == (NONE, 0)


@pytest.mark.rule("SZ-P1.1", "SZ-H2.3")
def test_prestige_of_a_storm_comes_after_combat() -> None:
    table, id = besieged("yellow")
    s = table.s
    s.rivals[0] = 1 << 1
    table.units(0, id, siege_engines=3).encircled(id)
    play(s, blue(0), attack(id))
    assert s.prestige[0] == 0
    grant_prestige(s)
    assert s.prestige[0] == 12


@pytest.mark.rule("SZ-H2.2", "SZ-K6.3")
def test_an_undefended_settlement_of_a_rival_brings_a_sword() -> None:
    for rival, inside in ((True, True), (False, False)):
        table, id = besieged()
        s = table.s
        s.rivals[0] = 1 << 1 if rival else 0
        table.units(0, id, siege_engines=1, cavalry=4).encircled(id)
        s.dice = s.dice.loaded([face(s, BLUE_DIE, each) for each in (0, 0, 0, 0, 0)])
        # Three of four blanks are a sword: one shield is left without the rival's.
        s.experience[0] = 0
        Answers(sieges(s), attack(id))
        Answers(sieges(s))
        captured = s.settlement_owner[table.field(id)] == 0
        assert captured == inside


@pytest.mark.rule("SZ-K6.3", "SZ-K9.1", "SZ-H2.2")
def test_siege_engines_do_not_count_for_bonuses() -> None:
    for cavalry, captured in ((3, False), (4, True)):
        table, id = besieged(city=True)
        s = table.s
        s.rivals[0] = 1 << 1
        table.units(0, id, "experienced", siege_engines=1)
        table.units(0, id, cavalry=cavalry).encircled(id)
        assert wall(s, table.field(id), besiegers(s, table.field(id))) == 5
        faces = [2, 2, *[0] * (cavalry - 2), 0, 0]
        s.dice = s.dice.loaded([face(s, BLUE_DIE, each) for each in faces])
        Answers(sieges(s), attack(id))
        Answers(sieges(s))
        assert (s.settlement_owner[table.field(id)] == 0) == captured, "four have a fifth sword"


@pytest.mark.rule("SZ-K6.19")
def test_dull_rounds_inside_are_counted_anew() -> None:
    table, id = besieged()
    s = table.s
    table.units(0, id, siege_engines=3).units(1, id, mercenaries=1).encircled(id)
    Answers(sieges(s), attack(id))
    s.siege.dull = 9
    s.dice = s.dice.loaded([face(s, BLUE_DIE, 0)] * 2)
    Answers(sieges(s))
    assert s.siege.inside
    assert s.siege.dull == 0


@pytest.mark.rule("SZ-K6.15", "SZ-K4.19", "SZ-J4.1")
def test_a_sally_that_nobody_wins_ends_the_encirclement() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(0, id, heavy_infantry=1).units(1, id, heavy_infantry=2).encircled(id)
    s.dice = s.dice.loaded([face(s, BLUE_DIE, each) for each in (0, 1, 0, 0)])
    Answers(sieges(s), attack(id))
    Answers(sieges(s))
    some = (1, "sally-out player-2 heavy-infantry standard 1")
    Answers(calmly(sieges(s)), (0, "break-off"), some)
    battle = s.combats.battles[0]
    battle.opened, battle.dull = True, 9
    s.dice = s.dice.loaded([face(s, RED_DIE, 0)] * 2)
    stay = [(0, "stand player-1"), (1, "stand player-2")]
    Answers(calmly(sieges(s)), *stay)
    assert s.combats.battles == []
    assert not s.encircled_since[field]
    assert len(s.units_on(field)) == 3


@pytest.mark.rule("SZ-H3.2", "SZ-H3.14", "SZ-OP24")
def test_who_loses_the_last_but_one_becomes_a_vassal() -> None:
    for others, lord, gone in ((2, NONE, False), (1, 0, False), (0, NONE, True)):
        table, id = besieged()
        s, field = table.s, table.field(id)
        for each in [each for each in s.settlements_of(1) if each != field][others:]:
            s.change_settlement(each, NONE)
            s.settlement[each] = NONE
        table.units(0, id, siege_engines=3).encircled(id)
        play(s, blue(0), attack(id))
        assert s.lord[1] == lord
        assert bool(s.eliminated[1]) == gone


@pytest.mark.rule("SZ-H3.14", "SZ-H3.2")
def test_after_the_first_siege_a_new_vassal_is_spared_the_second() -> None:
    table, id = besieged()
    s = table.s
    homes = [s.map.ids[field] for field in s.settlements_of(1)]
    gone = next(each for each in homes if each != id)
    s.change_settlement(table.field(gone), NONE)
    s.settlement[table.field(gone)] = NONE
    homes.remove(gone)
    for each in homes:
        table.units(0, each, siege_engines=3).encircled(each)
    first = sorted(homes)[0]
    level = wall(s, table.field(first), []) // 5
    play(s, blue(*[0] * level), attack(first))
    assert s.lord[1] == 0
    assert len(s.settlements_of(1)) == 1
    assert not any(s.encircled_since)


@pytest.mark.rule("SZ-H3.14")
def test_in_the_first_game_nobody_becomes_a_vassal() -> None:
    table, id = besieged("first")
    s, field = table.s, table.field(id)
    for each in [each for each in s.settlements_of(1) if each != field][1:]:
        s.change_settlement(each, NONE)
        s.settlement[each] = NONE
    table.units(0, id, siege_engines=3).encircled(id)
    play(s, blue(0), attack(id))
    assert s.lord[1] == NONE


@pytest.mark.rule("SZ-H3.8", "SZ-H3.18", "SZ-K7.1")
def test_the_lord_of_a_coalition_decides_and_gives_out_what_it_gains() -> None:
    table, id = besieged("yellow")
    s, field = table.s, table.field(id)
    table.vassal(2, 0).units(2, id, siege_engines=2).units(0, id, siege_engines=1).encircled(id)
    s.control[field] = 2
    play(
        *(s, blue(0), attack(id)),
        *[(0, "give-points player-3 3"), (0, "give-points player-1 1")],
        *[(0, "give-prestige player-1 8")],
    )
    assert s.settlement_owner[field] == 2, "who controls the field has it"
    assert s.points == [1, -4, 3]
    assert s.due_prestige == [8, 0, 0]
    assert (s.destroyed, s.lost[1]) == ([8, 0, 0], 8)


@pytest.mark.rule("SZ-H4.6", "SZ-F6.4")
def test_a_truce_ends_a_siege() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(0, id, siege_engines=1).encircled(id)
    s.dice = s.dice.loaded([face(s, BLUE_DIE, 0)])
    Answers(sieges(s), attack(id))
    Answers(sieges(s))
    table.truce(0, 1)
    assert play(s, []).asked == []
    assert s.siege == Siege()
    assert s.settlement_owner[field] == 1


@pytest.mark.rule("SZ-C4.7", "SZ-K6.15")
def test_a_siege_is_part_of_the_position() -> None:
    table, id = besieged()
    s = table.s
    table.units(0, id, siege_engines=1).encircled(id)
    Answers(sieges(s), attack(id))
    twin = s.copy()
    assert twin.siege == s.siege
    assert hash(twin.siege) == hash(s.siege)
    Answers(sieges(s))
    assert twin.siege != s.siege
    assert twin.siege.round == 0
