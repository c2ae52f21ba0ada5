"""Chapters 9.6 and 9.7: Land Battles."""

import pytest

from kronika.core.asks import Rules
from kronika.games.europa_universalis.agenda import BATTLE_STEP, BATTLES, Duty
from kronika.games.europa_universalis.battle_dice import can_score, leader_dice, pool, score
from kronika.games.europa_universalis.battle_leaders import wound
from kronika.games.europa_universalis.battle_order import fight_battles
from kronika.games.europa_universalis.battle_sides import (
    factions,
    is_battle,
    land_counts,
    side_size,
    sides_of,
)
from kronika.games.europa_universalis.battle_state import (
    ATTACK,
    BATTLE_ACTIONS,
    DEFEND,
    END,
    FIRST_NPR,
    NO_LEADER,
    PREPARE,
    REBEL_FACTION,
    RETREATS,
    ROLL,
    RULER_LEADER,
    WOUNDS,
)
from kronika.games.europa_universalis.battles import battle_step
from kronika.games.europa_universalis.casualties import lose_as_casualty, share_out
from kronika.games.europa_universalis.deeds import BEAT_NPR, BEAT_PLAYER, BEAT_REBELS
from kronika.games.europa_universalis.forces import counts_in, units_in
from kronika.games.europa_universalis.land import REBEL_RULE
from kronika.games.europa_universalis.names import CARDS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import ALLIED, ARMIES, MIL, NONE, REGULAR
from kronika.games.europa_universalis.view import view

from .fighting import Prepared, asked_of, dice, fight, pending, rolled
from .helpers import area, realm
from .working import Worked

pytestmark = pytest.mark.compiled


def quiet(scenario: str = "S16") -> Position:
    return Position(scenario).no_relations().no_forces()


def power(position: Position, who: str) -> int:
    return position.s.power[position.seat(who) * 3 + MIL]


def units(position: Position, who: str, where: str) -> int:
    return units_in(position.s, position.seat(who), area(where))


def begun(position: Position, attacker: str, place: str) -> Rules:
    pending(position.s, attacker, place)
    return fight_battles(position.s, Duty(BATTLES))


def one_round(s: Table, duty: Duty) -> Rules:
    """The steps of a battle up to the Battle Actions of the second round, which stay undone."""
    if duty.a == BATTLE_ACTIONS and s.battle.rolls[ATTACK]:
        s.agenda = []
    else:
        yield from battle_step(s, duty)


def duel(attackers: int = 3, defenders: int = 3) -> Position:
    """France attacks England in Aquitaine."""
    position = quiet().war("france", "england").active("france")
    position.army("france", 1, "aquitaine", infantry=attackers)
    position.s.memory.came_from[position.seat("france") * ARMIES] = area("loire")
    return position.army("england", 1, "aquitaine", infantry=defenders)


@pytest.mark.rule("EU-EXB02", "EU-9.7.14", "EU-9.7.15", "EU-9.7.28", "EU-9.7.29", "EU-9.6.9")
@pytest.mark.rule("EU-13.4.1", "EU-13.4.2", "EU-13.4.15", "EU-9.7.2", "EU-9.4.4")
def test_battle_1_castile_enters_andalucia() -> None:
    position = quiet().war("castile", "granada").general("castile", 1, "mil-01-1")
    position.active("castile").army("castile", 1, "andalucia", infantry=2, cavalry=1)
    position.mat("castile", mil=3)
    exhausted = position.s.exhausted[position.seat("castile")]
    dice(position, "infantry fgi", "cavalry h-", "infantry gh-")
    fight(position, "castile", ["andalucia"], ("castile", "lose-unit regular infantry army-1"))
    assert units(position, "castile", "andalucia") == 2
    assert position.s.exhausted[position.seat("castile")] == exhausted + 1
    assert power(position, "castile") == 4
    assert not position.s.battle.is_on
    assert [(win.seat, win.is_naval, win.beaten) for win in position.s.deeds.wins] == [
        (position.seat("castile"), False, BEAT_NPR)
    ]


@pytest.mark.rule("EU-9.6.9", "EU-9.7.29")
def test_a_turn_rewards_one_battle() -> None:
    position = quiet().war("castile", "granada").active("castile").mat("castile", mil=3)
    position.army("castile", 1, "andalucia", infantry=2)
    position.s.memory.is_rewarded = True
    dice(position, "infantry ff-", "infantry ---")
    fight(position, "castile", ["andalucia"])
    assert power(position, "castile") == 3


@pytest.mark.rule("EU-9.6.9", "EU-9.7.29", "EU-OPB21")
def test_no_reward_outside_of_the_phase_of_actions_nor_for_others() -> None:
    position = duel(2, 2).mat("france", mil=3).at(1, phase="peace-and-rebels")
    dice(position, "infantry ff-", "infantry ---")
    fight(position, "france", ["aquitaine"])
    assert power(position, "france") == 3
    position = duel(2, 2).mat("england", mil=3).mat("castile", mil=3).active("castile")
    dice(position, "infantry ff-", "infantry ---")
    fight(position, "france", ["aquitaine"])
    assert power(position, "england") == power(position, "castile") == 3
    assert units(position, "england", "aquitaine") == 0


@pytest.mark.rule("EU-TB07", "EU-9.7.15")
def test_each_unit_hits_once_with_its_symbol() -> None:
    position = duel(1).army("france", 1, "aquitaine", cavalry=2)
    Prepared(position, "france", "aquitaine")
    rolled(position.s, ATTACK, "ffgh-")
    assert score(position.s, ATTACK) == 2
    rolled(position.s, ATTACK, "hhhii")
    assert score(position.s, ATTACK) == 2
    position.army("france", 1, "aquitaine", artillery=1)
    assert score(position.s, ATTACK) == 3


@pytest.mark.rule("EU-TB08", "EU-9.10.4", "EU-9.7.16", "EU-9.7.13")
def test_line_infantry_doubles_outlined_symbols_and_adds_a_die() -> None:
    position = duel(4).ideas("france", "line-infantry")
    Prepared(position, "france", "aquitaine")
    rolled(position.s, ATTACK, "fgg")
    assert score(position.s, ATTACK) == 4
    assert pool(position.s, ATTACK) == [4, 0, 0]
    rolled(position.s, DEFEND, "fgg")
    assert score(position.s, DEFEND) == 3
    position = duel(3).ideas("france", "line-infantry", "tercios-janissaries")
    Prepared(position, "france", "aquitaine")
    rolled(position.s, ATTACK, "g-")
    assert score(position.s, ATTACK) == 2
    assert pool(position.s, ATTACK) == [3, 0, 0]


@pytest.mark.rule("EU-9.7.16", "EU-OPB23")
def test_ideas_of_the_leading_player_help_his_whole_side() -> None:
    position = duel(1, 1).war("france", "castile").ideas("england", "tercios-janissaries")
    position.infantry("castile", "aquitaine", 1).army("england", 1, "aquitaine", cavalry=1)
    Prepared(position, "france", "aquitaine")
    rolled(position.s, DEFEND, "g--")
    assert position.s.battle.leading[DEFEND] == position.seat("england")
    assert score(position.s, DEFEND) == 2


@pytest.mark.rule("EU-TB09", "EU-9.7.18", "EU-9.7.19")
def test_casualties_rotate_over_the_categories() -> None:
    position = quiet().army("france", 1, "seine", "mercenary", infantry=1)
    position.army("france", 1, "seine", infantry=2, cavalry=1)
    position.army("france", 2, "seine", "allied", infantry=2)
    s, seat = position.s, position.seat("france")
    exhausted, hired = s.exhausted[seat], s.mercenaries
    worked = Worked(
        s,
        {},
        lose_as_casualty(s, seat, area("seine"), 4),
        ("france", "lose-unit regular cavalry army-1"),
    )
    assert counts_in(s, seat, area("seine")) == [1, 0, 0, 0, 0, 0, 1, 0, 0]
    assert s.exhausted[seat] == exhausted + 2
    assert s.mercenaries == hired - 1
    assert [prompt for _, prompt, _ in worked.asked] == ["choose-casualty"]
    Worked(s, {}, lose_as_casualty(s, seat, area("seine"), 9))
    assert units(position, "france", "seine") == 0
    assert s.army_area[seat * ARMIES] == NONE


@pytest.mark.rule("EU-9.7.18", "EU-OPB24")
def test_the_rotation_begins_anew_with_each_roll() -> None:
    position = duel(0, 5)
    for category in ("mercenary", "regular", "allied"):
        position.army("france", 1, "aquitaine", category, infantry=2)
    dice(position, "infantry ---", "infantry f--", "infantry ---", "infantry f--")
    fight(position, "france", ["aquitaine"], ("france", "fight-on"), ("france", "fall-back"))
    # Two single hits have struck Mercenaries; the loss of the retreat follows the last of them.
    counts = counts_in(position.s, position.seat("france"), area("loire"))
    assert counts == [1, 0, 0, 0, 0, 0, 2, 0, 0]


@pytest.mark.rule("EU-TB10", "EU-9.7.20", "EU-9.6.3")
def test_factions_take_casualties_in_turns_the_largest_first() -> None:
    position = duel(3, 6).war("france", "castile").army("castile", 1, "aquitaine", infantry=4)
    Prepared(position, "france", "aquitaine")
    england, castile = position.seat("england"), position.seat("castile")
    assert share_out(position.s, [england, castile], 3) == [england, castile, england]
    assert share_out(position.s, [england, castile], 99).count(castile) == 4


@pytest.mark.rule("EU-9.7.20", "EU-TB10")
def test_the_largest_faction_is_hit_first() -> None:
    position = duel(3, 2).war("france", "castile").army("castile", 1, "aquitaine", infantry=5)
    dice(position, "infantry fff", "infantry ---")
    Worked(
        position.s,
        {BATTLES: fight_battles, BATTLE_STEP: one_round},
        begun(position, "france", "aquitaine"),
    )
    assert units(position, "castile", "aquitaine") == 3
    assert units(position, "england", "aquitaine") == 1


@pytest.mark.rule("EU-9.7.36")
def test_dice_that_a_muslim_leader_chose_go_with_him() -> None:
    position = quiet().war("france", "ottomans").war("france", "castile").active("france")
    position.army("france", 1, "aquitaine", infantry=6)
    position.army("ottomans", 1, "aquitaine", infantry=2)
    position.infantry("castile", "aquitaine", 1)
    dice(position, "infantry ---", "cavalry ---")
    Worked(
        position.s,
        {BATTLES: fight_battles, BATTLE_STEP: one_round},
        begun(position, "france", "aquitaine"),
        ("ottomans", "cavalry-dice"),
        ("ottomans", "retreat-to loire freely"),
    )
    assert position.s.battle.leading[DEFEND] == position.seat("castile")
    assert pool(position.s, DEFEND) == [3, 0, 0]


@pytest.mark.rule("EU-9.7.20", "EU-OPB56")
def test_the_active_player_decides_ties_of_factions_that_matter() -> None:
    position = duel(3, 2).war("france", "castile").army("castile", 1, "aquitaine", infantry=2)
    dice(position, "infantry f--", "infantry ---")
    worked = fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "casualties-first castile"),
        ("france", "fall-back"),
    )
    assert "choose-first-faction" in asked_of(worked, position, "france")
    assert units(position, "castile", "aquitaine") == 1
    assert units(position, "england", "aquitaine") == 2
    position = duel(3, 2).war("france", "castile").army("castile", 1, "aquitaine", infantry=2)
    dice(position, "infantry ff-", "infantry ---")
    worked = Worked(
        position.s,
        {BATTLES: fight_battles, BATTLE_STEP: one_round},
        begun(position, "france", "aquitaine"),
    )
    assert "choose-first-faction" not in asked_of(worked, position, "france")


@pytest.mark.rule("EU-9.7.20", "EU-OPB56")
def test_without_an_active_player_the_first_player_decides_ties() -> None:
    position = (
        quiet().army("france", 1, "seine", infantry=2).army("england", 1, "seine", infantry=2)
    )
    position.rebels("seine", 2)
    position.s.active = NONE
    position.at(1, phase="peace-and-rebels")
    dice(position, "infantry f--", "infantry ff-")
    worked = fight(position, "rebels", ["seine"])
    first = position.s.first
    assert (first, "choose-first-faction") in [(who, prompt) for who, prompt, _ in worked.asked]


@pytest.mark.rule("EU-9.7.17", "EU-9.6.5", "EU-9.6.8", "EU-9.7.28")
def test_both_sides_roll_together_and_may_destroy_each_other() -> None:
    position = duel(1, 1).mat("france", mil=3)
    dice(position, "infantry fff", "infantry f--")
    fight(position, "france", ["aquitaine"])
    assert units(position, "france", "aquitaine") == units(position, "england", "aquitaine") == 0
    assert position.s.deeds.wins == ()
    assert power(position, "france") == 3


@pytest.mark.rule("EU-TB11", "EU-9.7.21", "EU-9.4.6")
def test_pairs_of_outlined_symbols_wound_the_general_of_who_was_hit() -> None:
    position = duel().general("england", 1, "mil-01-1")
    Prepared(position, "france", "aquitaine")
    s, place = position.s, position.seat("england") * ARMIES
    rolled(s, ATTACK, "gg-")
    s.battle.hits = [0, 0]
    wound(s, ATTACK)
    assert s.general_ill[place] == 0
    s.battle.hits = [1, 0]
    wound(s, ATTACK)
    assert s.general_ill[place] == 1
    rolled(s, ATTACK, "g-f")
    wound(s, ATTACK)
    assert s.general_ill[place] == 1
    s.general_ill[place] = 0
    rolled(s, ATTACK, "gggg")
    assert leader_dice(s, DEFEND) == [0, 2, 0]
    wound(s, ATTACK)
    assert s.generals[place] == NONE
    assert CARDS.ids.index("mil-01-1") in s.discards[MIL]
    assert s.battle.leader[DEFEND] == NO_LEADER
    assert leader_dice(s, DEFEND) == [0, 0, 0]


@pytest.mark.rule("EU-9.7.21", "EU-9.4.7", "EU-7.2.20")
def test_a_ruler_who_falls_in_battle_leaves_his_throne() -> None:
    position = duel(4, 4)
    s, seat = position.s, position.seat("france")
    s.ruler_army[seat] = 0
    s.ruler_ill[seat] = 1
    position.hand("france")
    dice(position, "infantry ----", "infantry ggf")
    fight(position, "france", ["aquitaine"], ("france", "fall-back"))
    assert s.ruler[seat] == NONE
    assert s.ruler_army[seat] == NONE
    assert units(position, "france", "aquitaine") == 0


@pytest.mark.rule("EU-9.6.2", "EU-9.7.1", "EU-9.7.31")
def test_sides_are_all_who_are_hostile_and_neutrals_stay_out() -> None:
    position = quiet().war("france", "england").war("castile", "england").war("castile", "poland")
    for who in ("france", "england", "castile", "poland", "austria"):
        position.infantry(who, "seine", 2)
    s = position.active("france").s
    sides = sides_of(s, False, area("seine"), realm("france"), [])
    assert sides.seats[ATTACK] == 1 << position.seat("france") | 1 << position.seat("castile")
    assert sides.seats[DEFEND] == 1 << position.seat("england")
    position.rebels("seine", 1)
    sides = sides_of(s, False, area("seine"), realm("france"), [])
    assert sides.rebels == DEFEND
    assert sides.seats[ATTACK].bit_count() == 4


@pytest.mark.rule("EU-9.6.2", "EU-14.3.2", "EU-14.3.3", "EU-OPB19", "EU-9.6.1", "EU-9.10.21")
def test_all_players_defend_against_rebels_that_move_even_enemies() -> None:
    position = quiet().war("france", "england").infantry("france", "seine", 1)
    position.infantry("england", "seine", 1).rebels("seine", 2)
    s = position.s
    sides = sides_of(s, False, area("seine"), REBEL_RULE, [])
    assert sides.rebels == ATTACK
    assert sides.seats[DEFEND].bit_count() == 2
    s.active = NONE
    dice(position.at(1, phase="peace-and-rebels"), "infantry ---", "infantry ff-")
    fight(position, "rebels", ["seine"])
    assert s.rebels[area("seine")] == 0
    assert [win.beaten for win in s.deeds.wins] == [BEAT_REBELS, BEAT_REBELS]


@pytest.mark.rule("EU-9.6.5", "EU-TB41")
def test_without_capacity_there_is_no_battle_and_no_reward() -> None:
    position = quiet().war("castile", "granada").active("castile").mat("castile", mil=3)
    position.army("castile", 1, "andalucia", infantry=2)
    s = position.s
    assert is_battle(s, False, area("andalucia"), realm("castile"))
    for province in s.lands[realm("granada")]:
        s.memory.mustered |= 1 << province
    assert not is_battle(s, False, area("andalucia"), realm("castile"))
    worked = fight(position, "castile", ["andalucia"])
    assert worked.asked == []
    assert power(position, "castile") == 3
    assert units(position, "castile", "andalucia") == 2


@pytest.mark.rule("EU-14.3.3", "EU-13.4.16", "EU-9.7.11", "EU-9.7.27")
def test_three_rebels_have_a_leader_and_never_retreat() -> None:
    position = quiet().active("france").army("france", 1, "seine", infantry=9).rebels("seine", 3)
    s = position.s
    s.decks[MIL] = [CARDS.ids.index("mil-08-2")]
    Prepared(position, "france", "seine")
    assert pool(s, DEFEND) == [6, 0, 0]
    assert factions(s, DEFEND) == [REBEL_FACTION]
    position = quiet().active("france").army("france", 1, "seine", infantry=9).rebels("seine", 3)
    s = position.s
    s.decks[MIL] = [CARDS.ids.index("mil-08-2")]
    dice(position, "infantry ff-", "infantry ------", "infantry f--", "infantry -")
    fight(position, "france", ["seine"])
    assert s.rebels[area("seine")] == 0
    assert CARDS.ids.index("mil-08-2") in s.discards[MIL]


@pytest.mark.rule("EU-13.4.16", "EU-9.7.11", "EU-9.7.30")
def test_an_advisor_that_is_turned_over_adds_nothing() -> None:
    position = quiet().active("france").army("france", 1, "seine", infantry=5).rebels("seine", 3)
    position.s.decks[MIL] = [CARDS.ids.index("mil-03-2")]
    Prepared(position, "france", "seine")
    assert pool(position.s, DEFEND) == [3, 0, 0]
    position = quiet().active("france").army("france", 1, "seine", infantry=5).rebels("seine", 2)
    before = len(position.s.decks[MIL])
    Prepared(position, "france", "seine")
    assert len(position.s.decks[MIL]) == before


@pytest.mark.rule("EU-9.7.21", "EU-13.4.16")
def test_a_leader_that_was_turned_over_can_be_killed() -> None:
    position = quiet().active("france").army("france", 1, "seine", infantry=5).rebels("seine", 3)
    position.s.decks[MIL] = [CARDS.ids.index("mil-08-2")]
    Prepared(position, "france", "seine")
    rolled(position.s, ATTACK, "gggg")
    position.s.battle.hits = [1, 0]
    wound(position.s, ATTACK)
    assert pool(position.s, DEFEND) == [3, 0, 0]


@pytest.mark.rule("EU-9.7.33", "EU-9.7.7", "EU-9.7.34")
def test_the_main_defender_has_most_units_or_is_chosen_by_who_moved_last() -> None:
    position = duel(3, 2).war("france", "castile").army("castile", 1, "aquitaine", infantry=3)
    Prepared(position, "france", "aquitaine")
    assert position.s.battle.leading == [position.seat("france"), position.seat("castile")]
    position = duel(3, 3).war("france", "castile").army("castile", 1, "aquitaine", infantry=3)
    position.s.memory.last_turn = [position.seat("castile"), position.seat("england")]
    castile = f"main-defender player-{position.seat('castile') + 1}"
    asked = Prepared(position, "france", "aquitaine", ("england", castile)).asked
    assert asked[0][:2] == (position.seat("england"), "choose-main-defender")
    assert position.s.battle.leading[DEFEND] == position.seat("castile")


@pytest.mark.rule("EU-9.7.34", "EU-OPB20", "EU-OPB56", "EU-9.6.1")
def test_without_the_active_player_who_has_most_leads() -> None:
    position = duel().war("castile", "england").army("castile", 1, "aquitaine", infantry=5)
    position.active("poland")
    Prepared(position, "france", "aquitaine")
    assert position.s.battle.leading[ATTACK] == position.seat("castile")
    position = duel().war("castile", "england").army("castile", 1, "aquitaine", infantry=5)
    Prepared(position, "france", "aquitaine")
    assert position.s.battle.leading[ATTACK] == position.seat("france")


@pytest.mark.rule("EU-15.0.9", "EU-9.7.12")
def test_a_muslim_player_may_roll_cavalry_dice() -> None:
    position = quiet().war("ottomans", "poland").active("ottomans")
    position.army("ottomans", 1, "red-ruthenia", infantry=1).army(
        "poland", 1, "red-ruthenia", infantry=1
    )
    Prepared(position, "ottomans", "red-ruthenia", ("ottomans", "cavalry-dice"))
    assert pool(position.s, ATTACK) == [0, 3, 0]
    assert pool(position.s, DEFEND) == [3, 0, 0]
    position = quiet().war("poland", "ottomans").active("poland")
    position.army("ottomans", 1, "red-ruthenia", infantry=1).army(
        "poland", 1, "red-ruthenia", infantry=1
    )
    asked = Prepared(position, "poland", "red-ruthenia", ("ottomans", "infantry-dice")).asked
    assert [who for who, prompt, _ in asked if prompt == "choose-base-dice"] == [
        position.seat("ottomans")
    ]
    assert pool(position.s, DEFEND) == [3, 0, 0]


@pytest.mark.rule("EU-OPB02", "EU-9.7.14", "EU-CMP.4")
def test_a_pool_has_no_limit() -> None:
    position = duel().general("france", 1, "mil-08-2")
    Prepared(position, "france", "aquitaine")
    position.s.battle.dice[0] = 8
    assert pool(position.s, ATTACK) == [14, 0, 0]


@pytest.mark.rule("EU-OPB01", "EU-D.6")
def test_faces_of_the_dice() -> None:
    assert Position().s.content.tables.battle_dice == [
        [0, 0, 1, 2, 3, -1],
        [2, 2, 2, 0, 1, -1],
        [3, 3, 3, 0, 1, -1],
    ]


@pytest.mark.rule("EU-9.6.12", "EU-OPB65")
def test_where_nobody_can_hit_the_attacker_breaks_off() -> None:
    position = quiet().war("ottomans", "poland").active("ottomans")
    position.state_religion("poland", "islam")
    position.army("ottomans", 1, "red-ruthenia", artillery=2)
    position.army("poland", 1, "red-ruthenia", artillery=2)
    s = position.s
    s.memory.came_from[position.seat("ottomans") * ARMIES] = area("crimea")
    dice(position, "cavalry hhh", "cavalry hhh")
    worked = fight(
        position,
        "ottomans",
        ["red-ruthenia"],
        ("ottomans", "cavalry-dice"),
        ("poland", "cavalry-dice"),
    )
    assert "must-retreat" in asked_of(worked, position, "ottomans")
    assert units(position, "ottomans", "crimea") == 1
    assert units(position, "poland", "red-ruthenia") == 2
    Prepared(duel(), "france", "aquitaine")


@pytest.mark.rule("EU-9.6.12")
def test_who_must_break_off_but_cannot_is_lost() -> None:
    position = quiet().war("ottomans", "poland").active("ottomans")
    position.state_religion("poland", "islam").mat("ottomans", ducats=0, interest=5)
    position.army("ottomans", 1, "ireland", artillery=2)
    position.army("poland", 1, "ireland", artillery=1)
    dice(position, "cavalry hhh", "cavalry hhh")
    answers = [("ottomans", "cavalry-dice"), ("poland", "cavalry-dice")]
    fight(position, "ottomans", ["ireland"], *answers)
    assert units(position, "ottomans", "ireland") == 0
    assert units(position, "poland", "ireland") == 1


@pytest.mark.rule("EU-9.6.4")
def test_the_steps_of_a_battle_are_a_loop() -> None:
    position = duel(2, 2)
    dice(position, "infantry ---", "infantry ---", "infantry ff-", "infantry ---")
    seen: list[int] = []

    def step(s: Table, duty: Duty) -> Rules:
        seen.append(duty.a)
        yield from battle_step(s, duty)

    acts = {BATTLES: fight_battles, BATTLE_STEP: step}
    Worked(position.s, acts, begun(position, "france", "aquitaine"))
    steps = [each for each in seen if each in (BATTLE_ACTIONS, ROLL, WOUNDS, RETREATS, END)]
    one = [BATTLE_ACTIONS, BATTLE_ACTIONS, ROLL, WOUNDS]
    assert steps == [*one, RETREATS, RETREATS, *one, END]
    assert seen.count(PREPARE) == 1


@pytest.mark.rule("EU-9.6.4")
def test_an_idle_battle_is_shared_by_copies_and_one_that_is_on_is_not() -> None:
    position = duel()
    copy = position.s.copy()
    assert copy.battle is position.s.battle
    Prepared(position, "france", "aquitaine")
    assert not copy.battle.is_on
    twin = position.s.copy()
    assert twin.battle == position.s.battle
    twin.battle.dice[0] += 1
    assert twin.battle != position.s.battle


@pytest.mark.rule("EU-9.6.12")
def test_any_face_that_could_hit_is_enough() -> None:
    position = duel()
    Prepared(position, "france", "aquitaine")
    assert can_score(position.s, ATTACK)
    position.s.battle.base = [1, 1]
    assert can_score(position.s, ATTACK)


@pytest.mark.rule("EU-18.4.7", "EU-18.4.8", "EU-18.4.9", "EU-9.7.6", "EU-9.7.18")
def test_imperial_units_join_the_emperor_and_return() -> None:
    position = quiet().war("france", "austria").active("france").emperor("austria")
    s = position.s
    s.imperial_manpower = 4
    position.army("france", 1, "tirol", infantry=3).army("austria", 1, "tirol", infantry=1)
    position.army("austria", 1, "tirol", "allied", infantry=1)
    Prepared(position, "france", "tirol", ("austria", "call-imperial-units 4"))
    assert side_size(s, DEFEND) == 6
    assert land_counts(s, DEFEND) == [6, 0, 0]
    position = quiet().war("france", "austria").active("france").emperor("austria")
    s = position.s
    s.imperial_manpower = 4
    position.army("france", 1, "tirol", infantry=2).army("austria", 1, "tirol", infantry=1)
    position.army("austria", 1, "tirol", "allied", infantry=1)
    dice(position, "infantry ff-", "infantry ff-")
    fight(
        position,
        "france",
        ["tirol"],
        ("austria", "call-imperial-units 4"),
        ("austria", "lose-imperial-unit"),
    )
    assert s.imperial_manpower == 3
    assert s.battle.imperial == 0
    assert counts_in(s, position.seat("austria"), area("tirol"))[ALLIED * 3] == 1
    assert counts_in(s, position.seat("austria"), area("tirol"))[REGULAR * 3] == 0


@pytest.mark.rule("EU-18.4.7", "EU-18.4.8")
def test_where_imperial_units_may_not_be_called() -> None:
    def calls(where: str, enemy: str) -> bool:
        position = quiet().war("austria", enemy).active("austria").emperor("austria")
        position.s.imperial_manpower = 4
        position.army("austria", 1, where, infantry=3)
        if enemy in ("france", "ottomans"):
            position.army(enemy, 1, where, infantry=1)
        asked = Prepared(position, "austria", where).asked
        return "call-imperial" in [prompt for _, prompt, _ in asked]

    assert calls("tirol", "france")
    assert not calls("seine", "france")
    assert not calls("bavaria-swabia", "bavaria")
    assert not calls("lombardy", "genoa")
    assert calls("lombardy", "venice")


@pytest.mark.rule("EU-9.7.36", "EU-OPB69", "EU-9.7.35", "EU-OPB25")
def test_when_the_leading_player_is_gone_another_one_leads() -> None:
    position = duel(6, 3).war("france", "castile").army("castile", 1, "aquitaine", infantry=2)
    position.general("england", 1, "mil-08-2").general("castile", 1, "mil-06-2")
    position.ideas("england", "line-infantry").displayed("england", "mil-05-1", 1)
    s = position.s
    position.mat("england", mil=2)
    dice(position, "infantry ---", "infantry ------", "cavalry ----")
    worked = Worked(
        s,
        {BATTLES: fight_battles, BATTLE_STEP: one_round},
        begun(position, "france", "aquitaine"),
        ("england", "use-in-battle innovative-tactics"),
        ("england", "add-dice 4-cavalry"),
        ("england", "retreat-to brittany-normandy freely"),
    )
    assert units(position, "england", "brittany-normandy") == 2
    assert asked_of(worked, position, "castile") == ["retreat"]
    assert s.battle.leading[DEFEND] == position.seat("castile")
    assert pool(s, DEFEND) == [5, 0, 0]
    rolled(s, DEFEND, "gg")
    assert score(s, DEFEND) == 2


@pytest.mark.rule("EU-9.7.36")
def test_nprs_that_are_left_alone_roll_the_base_dice() -> None:
    position = quiet().war("austria", "venice").war("france", "austria").active("austria")
    position.army("austria", 1, "venetia", infantry=9).army("france", 1, "venetia", infantry=2)
    position.general("france", 1, "mil-08-2")
    s = position.s
    dice(position, "infantry ---", "infantry ------")
    Worked(
        s,
        {BATTLES: fight_battles, BATTLE_STEP: one_round},
        begun(position, "austria", "venetia"),
        ("france", "retreat-to lombardy for-ducats"),
    )
    assert factions(s, DEFEND) == [FIRST_NPR + realm("venice")]
    assert s.battle.leading[DEFEND] == NONE
    assert s.battle.drawn[DEFEND] == NONE
    assert pool(s, DEFEND) == [3, 0, 0]


@pytest.mark.rule("EU-9.4.5", "EU-9.7.11")
def test_of_several_leaders_one_is_chosen() -> None:
    position = duel().army("france", 2, "aquitaine", infantry=1)
    position.general("france", 1, "mil-01-1").general("france", 2, "mil-08-2")
    Prepared(position, "france", "aquitaine", ("france", "use-general army-1"))
    assert pool(position.s, ATTACK) == [3, 2, 0]
    position = duel().army("france", 2, "aquitaine", infantry=1)
    position.general("france", 1, "mil-01-1")
    position.s.ruler_army[position.seat("france")] = 1
    Prepared(position, "france", "aquitaine", ("france", "use-ruler"))
    assert position.s.battle.leader[ATTACK] == RULER_LEADER
    assert pool(position.s, ATTACK) == [4, 0, 0]


@pytest.mark.rule("EU-9.7.11")
def test_a_general_elsewhere_does_not_help() -> None:
    position = duel().army("france", 2, "loire", infantry=1).general("france", 2, "mil-08-2")
    Prepared(position, "france", "aquitaine", ("france", "no-appointment"))
    assert pool(position.s, ATTACK) == [3, 0, 0]


@pytest.mark.rule("EU-9.6.2", "EU-9.7.30", "EU-9.7.32", "EU-OPB54", "EU-13.4.23", "EU-9.10.22")
def test_nprs_beside_a_player_are_a_faction_and_are_removed() -> None:
    position = quiet().war("austria", "venice").war("france", "austria").active("austria")
    position.army("austria", 1, "venetia", infantry=1).army("france", 1, "venetia", infantry=3)
    Prepared(position, "austria", "venetia")
    s = position.s
    assert factions(s, DEFEND) == [position.seat("france"), FIRST_NPR + realm("venice")]
    assert s.battle.leading[DEFEND] == position.seat("france")
    assert s.battle.drawn == [NONE, NONE]
    position = quiet().war("austria", "venice").war("france", "austria").active("austria")
    position.army("austria", 1, "venetia", infantry=1).army("france", 1, "venetia", infantry=3)
    dice(position, "infantry ---", "infantry fff")
    fight(position, "austria", ["venetia"])
    assert position.s.rebels[area("venetia")] == 0
    assert not position.s.battle.is_on
    assert [win.beaten for win in position.s.deeds.wins] == [BEAT_PLAYER]


@pytest.mark.rule("EU-9.0.18")
def test_everybody_sees_the_battle() -> None:
    position = duel(2, 3).general("france", 1, "mil-01-1")
    s = position.s
    assert view(s, None)["battle"] is None
    Prepared(position, "france", "aquitaine")
    rolled(s, ATTACK, "f-")
    shown = view(s, position.seat("poland"))["battle"]
    assert shown["place"] == "aquitaine"
    assert shown["attacker"] == "france"
    attackers, defenders = shown["sides"]
    for side, name, size in ((attackers, "france", 2), (defenders, "england", 3)):
        (player,) = side["players"]
        assert (player["seat"], player["size"]) == (position.seat(name), size)
        assert player["units"]["regular"] == [size, 0, 0]
    assert attackers["dice"] == {"infantry": 3, "cavalry": 2, "artillery": 0}
    assert attackers["leader"] == "mil-01-1"
    assert [die["symbol"] for die in attackers["roll"]] == ["f", None]
