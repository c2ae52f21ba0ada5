"""Chapters 18.2 to 18.4: the Emperor is called, defends the Empire, and places his cubes."""

import pytest

from kronika.games.europa_universalis.agenda import PHASE_STEP, Duty
from kronika.games.europa_universalis.battle_state import ATTACK, Battle
from kronika.games.europa_universalis.battles import may_call_imperial
from kronika.games.europa_universalis.cleanup import BOARD, LIFT, clean_board
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.elections import can_raise_ia, raise_ia
from kronika.games.europa_universalis.forces import manpower_limit
from kronika.games.europa_universalis.imperial_defence import (
    check_defence,
    emperor_is_at_peace,
    imperial_strength,
)
from kronika.games.europa_universalis.income import score_curia_and_empire
from kronika.games.europa_universalis.influence import influence_of
from kronika.games.europa_universalis.land import base_tax, vassal_tax
from kronika.games.europa_universalis.manner import FREE, USUAL
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import is_ally, is_enemy
from kronika.games.europa_universalis.terms import CLEANUP, MIL, NONE
from kronika.games.europa_universalis.vassals import can_subjugate
from tests.europa_universalis.helpers import area, realm
from tests.europa_universalis.warring import ACTS, asked, calm, declared
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


def mil(position: Position, name: str) -> int:
    return position.s.power[position.seat(name) * 3 + MIL]


@pytest.mark.rule("EU-18.4.1", "EU-18.4.2", "EU-9.1.30", "EU-5.5.DW6", "EU-18.4.6", "EU-9.1.33")
def test_the_emperor_defends_a_subject() -> None:
    position = calm().emperor("austria", 3).imperial(saxony=2).influence("austria", bohemia=1)
    worked = declared(position, "france", "milan", ("austria", "defend-empire"))
    s, austria = position.s, position.seat("austria")
    assert is_enemy(s, austria, realm("france"))
    assert s.is_defending
    assert s.aggressors == [realm("france")]
    assert s.imperial_manpower == 3
    assert s.authority == 3
    assert mil(position, "austria") == 6
    assert asked(worked, "subject-calls") == [(austria, ["defend-empire", "refuse-subject"])]
    assert not s.is_active[realm("milan")], "no Ally"


@pytest.mark.rule("EU-18.4.3", "EU-11.3.31", "EU-18.1.6", "EU-9.1.30")
def test_refusing_a_subject_costs_1_authority_and_nothing_else() -> None:
    position = calm().emperor("austria", 3).influence("austria", lombardy=2)
    declared(position, "france", "milan", ("austria", "refuse-subject"))
    s, austria = position.s, position.seat("austria")
    assert s.authority == 2
    assert s.prestige[austria] == 0
    assert not s.is_defending
    assert not is_enemy(s, austria, realm("france"))
    assert s.influence[austria * 194 + area("lombardy")] == 2
    assert mil(position, "austria") == 5


@pytest.mark.rule("EU-9.1.30", "EU-18.4.1")
def test_nobody_calls_a_powerless_emperor_an_enemy_or_against_a_member() -> None:
    powerless = calm().emperor("austria", 0)
    assert not asked(declared(powerless, "france", "milan"), "subject-calls")
    enemy = calm().war("austria", "milan")
    assert not asked(declared(enemy, "france", "milan"), "subject-calls")
    outside = calm()
    assert not asked(declared(outside, "france", "venice"), "subject-calls")
    member = calm("S13")
    assert not asked(declared(member, "brandenburg", "saxony"), "subject-calls")
    npr = calm("S07")
    assert not asked(declared(npr, "france", "milan"), "subject-calls")
    own = calm()
    assert not asked(declared(own, "austria", "milan"), "subject-calls")


@pytest.mark.rule("EU-OPC24", "EU-9.1.30")
def test_one_answer_for_all_subjects_of_a_declaration() -> None:
    position = calm().emperor("austria", 3)
    worked = declared(
        position,
        "france",
        "milan",
        ("france", "declare-war-on saxony"),
        ("france", "targets-done"),
        ("austria", "refuse-subject"),
    )
    assert len(asked(worked, "subject-calls")) == 1
    assert position.s.authority == 2


@pytest.mark.rule("EU-18.4.4", "EU-9.1.30")
def test_an_emperor_who_is_attacked_may_defend_the_empire_or_not() -> None:
    position = calm().emperor("austria", 3).imperial(saxony=2)
    declared(position, "france", "austria", ("austria", "defend-empire"))
    assert position.s.is_defending
    assert position.s.imperial_manpower == 2
    unwilling = calm().emperor("austria", 3)
    declared(unwilling, "france", "austria", ("austria", "do-not-defend"))
    assert not unwilling.s.is_defending
    assert unwilling.s.authority == 3
    outside = calm().emperor("castile", 3)
    assert not asked(declared(outside, "france", "castile"), "defend-empire")


@pytest.mark.rule("EU-18.4.6", "EU-TC10", "EU-18.3.12")
def test_imperial_manpower_is_8_at_most_and_counts_marriages_in_elector_areas() -> None:
    position = calm().emperor("austria", 4).imperial(saxony=2, bohemia=2)
    position.influence("austria", saxony=2, rhineland=2, westphalia=1, tirol=3)
    s, austria = position.s, position.seat("austria")
    assert imperial_strength(s, austria) == 9
    position.marriage("austria", "bohemia")
    assert imperial_strength(s, austria) == 10
    s.not_hre[area("saxony")] = True
    assert imperial_strength(s, austria) == 6
    s.not_hre[area("saxony")] = False
    declared(position, "france", "milan", ("austria", "defend-empire"))
    assert s.imperial_manpower == 8


@pytest.mark.rule("EU-18.4.14", "EU-OPC24")
def test_a_running_defence_is_extended_and_not_activated_again() -> None:
    position = calm("S16").emperor("austria", 3).imperial(saxony=3)
    s = position.s
    declared(position, "france", "milan", ("austria", "defend-empire"))
    s.imperial_manpower = 1
    worked = declared(position, "poland", "saxony", ("austria", "defend-empire"))
    assert s.imperial_manpower == 1
    assert s.aggressors == [realm("france"), realm("poland")]
    assert not asked(worked, "duty-of-subject")


@pytest.mark.rule("EU-9.1.31", "EU-11.3.21")
def test_an_emperor_who_defends_his_npr_ally_is_asked_only_whether_it_is_active() -> None:
    position = calm().emperor("austria", 3).alliance("austria", "milan")
    worked = declared(
        position,
        "france",
        "milan",
        ("austria", "defend-empire"),
        ("austria", "activate-ally milan"),
    )
    assert not asked(worked, "answer-defensive-call")
    assert position.s.is_active[realm("milan")]
    assert mil(position, "austria") == 6
    refused = calm().emperor("austria", 3).alliance("austria", "milan")
    worked = declared(
        refused, "france", "milan", ("austria", "refuse-subject"), ("austria", "accept-call")
    )
    assert is_enemy(refused.s, refused.seat("austria"), realm("france"))
    assert not refused.s.is_defending
    assert refused.s.authority == 2


@pytest.mark.rule("EU-11.3.19", "EU-18.4.2", "EU-9.1.39")
def test_the_emperor_calls_his_npr_allies_and_fights_who_joined_the_attack() -> None:
    position = calm().emperor("austria", 3).alliance("austria", "savoy")
    position.alliance("france", "england").influence("austria", burgundy=1)
    worked = declared(
        position,
        "france",
        "milan",
        ("france", "call-to-arms england"),
        ("england", "accept-call"),
        ("austria", "defend-empire"),
        ("austria", "call-to-arms savoy"),
    )
    s, austria = position.s, position.seat("austria")
    assert s.is_active[realm("savoy")]
    assert asked(worked, "send-calls")
    assert is_enemy(s, austria, realm("england"))
    assert s.aggressors == [realm("france"), realm("england")]


@pytest.mark.rule("EU-11.3.16", "EU-9.1.9")
def test_an_ally_of_the_emperor_cannot_join_an_attack_on_a_subject() -> None:
    position = calm().alliance("austria", "england").alliance("france", "england")
    worked = declared(
        position,
        "france",
        "milan",
        ("france", "call-to-arms england"),
        ("austria", "refuse-subject"),
    )
    assert asked(worked, "answer-offensive-call")[0][1] == ["refuse-call"]
    assert is_ally(position.s, position.seat("austria"), realm("england"))


@pytest.mark.rule("EU-9.1.33", "EU-9.1.31")
def test_the_emperor_is_rewarded_for_an_npr_though_he_defends_a_player_already() -> None:
    position = calm("S13").emperor("austria", 3).alliance("austria", "venice")
    declared(
        position,
        "hungary",
        "brandenburg",
        ("hungary", "declare-war-on venice"),
        ("hungary", "targets-done"),
        ("austria", "defend-empire"),
        ("austria", "accept-call"),
    )
    assert mil(position, "austria") == 6
    alone = calm("S13").emperor("austria", 3)
    declared(alone, "hungary", "brandenburg", ("austria", "defend-empire"))
    assert mil(alone, "austria") == 5, "a player called"


# EU-18.3.7


def attacked(*answers: tuple[str, str]) -> tuple[Position, Worked]:
    position = calm("S13").emperor("austria", 3).mat("brandenburg", ducats=10)
    worked = declared(position, "hungary", "saxony", ("austria", "defend-empire"), *answers)
    return position, worked


@pytest.mark.rule("EU-18.3.7", "EU-18.3.4")
def test_a_subject_may_lose_prestige() -> None:
    position, worked = attacked(("brandenburg", "duty-prestige"))
    assert position.s.prestige[position.seat("brandenburg")] == -1
    ((seat, options),) = asked(worked, "duty-of-subject")
    assert seat == position.seat("brandenburg")
    assert options[0] == "duty-prestige"
    assert len(options) == 4


@pytest.mark.rule("EU-18.3.7")
def test_a_subject_may_pay_up_to_half_its_tax() -> None:
    position = calm("S13").emperor("austria", 3).mat("brandenburg", ducats=10)
    seat = position.seat("brandenburg")
    owed = min(6, (base_tax(position.s, seat) + vassal_tax(position.s, seat) + 1) // 2)
    declared(
        position,
        "hungary",
        "saxony",
        ("austria", "defend-empire"),
        ("brandenburg", f"duty-ducats {owed}"),
    )
    assert position.s.ducats[seat] == 10 - owed
    poor = calm("S13").emperor("austria", 3).mat("brandenburg", ducats=owed - 1)
    worked = declared(poor, "hungary", "saxony", ("austria", "defend-empire"))
    assert not any("duty-ducats" in each for each in asked(worked, "duty-of-subject")[0][1])


@pytest.mark.rule("EU-18.3.7")
def test_a_subject_may_exhaust_manpower_available_first_then_deployed() -> None:
    lands = ("stettin", "stralsund", "mecklenburg", "lubeck")
    position = calm("S13").town("brandenburg", *lands).manpower("brandenburg", 1)
    position.infantry("brandenburg", "brandenburg", 2)
    position.army("brandenburg", 1, "brandenburg", cavalry=1)
    declared(
        position,
        "hungary",
        "saxony",
        ("austria", "defend-empire"),
        ("brandenburg", "duty-manpower 2"),
        ("brandenburg", "duty-of-army army-1 cavalry"),
    )
    s, seat = position.s, position.seat("brandenburg")
    assert (s.available[seat], s.exhausted[seat]) == (0, 2)
    single = calm("S13").town("brandenburg", *lands).manpower("brandenburg", 1)
    single.infantry("brandenburg", "brandenburg", 2)
    declared(
        single,
        "hungary",
        "saxony",
        ("austria", "defend-empire"),
        ("brandenburg", "duty-manpower 2"),
    )
    assert single.s.infantry[seat * 194 + area("brandenburg")] == 1
    none = calm("S13").town("brandenburg", *lands).manpower("brandenburg", 1)
    worked = declared(none, "hungary", "saxony", ("austria", "defend-empire"))
    assert not any("duty-manpower" in each for each in asked(worked, "duty-of-subject")[0][1])


@pytest.mark.rule("EU-18.3.7")
def test_a_subject_may_put_a_cb_token_on_the_aggressor() -> None:
    position, _ = attacked(("brandenburg", "duty-cb hungary"))
    assert position.s.cb[realm("hungary")] >> position.seat("brandenburg") & 1
    there = calm("S13").emperor("austria", 3).cb("brandenburg", "hungary")
    worked = declared(there, "hungary", "saxony", ("austria", "defend-empire"))
    assert not any("duty-cb" in each for each in asked(worked, "duty-of-subject")[0][1])


# The end of a defence, and Imperial Manpower


@pytest.mark.rule("EU-18.4.5", "EU-18.4.10", "EU-4.5.B4")
def test_the_defence_ends_at_peace_with_all_aggressors() -> None:
    position = calm().emperor("austria", 3).war("france", "austria").war("austria", "venice")
    s = position.s
    s.is_defending, s.imperial_manpower, s.aggressors = True, 4, [realm("france")]
    assert not emperor_is_at_peace(s)
    check_defence(s)
    assert s.imperial_manpower == 4
    s.enemies[realm("france")] = s.enemies[realm("austria")] = 0
    assert emperor_is_at_peace(s), "Venice is no external aggressor"
    check_defence(s)
    assert not s.is_defending
    assert s.imperial_manpower == 0
    assert not s.aggressors


# 18.2: Imperial Influence


def placed(position: Position, *answers: str) -> Worked:
    keys = [("austria", answer) for answer in answers]
    duty = Duty(PHASE_STEP, CLEANUP, BOARD, NONE, LIFT)
    rules = clean_board(position.s, duty)
    return Worked(position.s, {PHASE_STEP: clean_board}, rules, *keys)


@pytest.mark.rule("EU-EXC07", "EU-18.2.1", "EU-18.2.2", "EU-4.5.B3")
def test_there_are_as_many_imperial_cubes_as_authority_and_they_move_freely() -> None:
    position = calm().emperor("austria", 4).imperial(saxony=2)
    worked = placed(
        position,
        "lift-imperial saxony",
        "lift-no-more",
        "place-imperial bohemia",
        "place-imperial bohemia",
        "place-imperial rhineland",
    )
    s = position.s
    assert sum(s.imperial) == 4
    assert s.imperial[area("saxony")] == 1
    assert s.imperial[area("bohemia")] == 2
    options = asked(worked, "place-imperial")[0][1]
    assert "place-imperial loire" not in options
    assert len(options) < 60


@pytest.mark.rule("EU-18.2.2")
def test_too_many_cubes_are_lifted() -> None:
    position = calm().emperor("austria", 1).imperial(saxony=2, bohemia=1)
    worked = placed(position, "lift-imperial saxony", "lift-imperial bohemia", "lift-no-more")
    assert sum(position.s.imperial) == 1
    assert "lift-no-more" not in asked(worked, "lift-imperial")[0][1]


@pytest.mark.rule("EU-18.2.7", "EU-18.2.3")
def test_cubes_without_a_place_stay_off_the_board_and_others_may_stay() -> None:
    position = calm().vassal("austria", "praha", "olomouc", "budejovice", "rudohori")
    position.emperor("austria", 3).imperial(bohemia=1)
    s = position.s
    for each in s.atlas.main_areas:
        if s.atlas.area_hre[each] and each != area("bohemia"):
            s.influence[position.seat("france") * 194 + each] = 5
    placed(position, "lift-no-more")
    assert s.imperial[area("bohemia")] == 1, "though no NPR is there"
    assert sum(s.imperial) == 1


@pytest.mark.rule("EU-18.2.4")
def test_imperial_cubes_are_the_emperors_influence() -> None:
    position = calm().emperor("austria", 3).imperial(saxony=2).influence("austria", saxony=1)
    s = position.s
    assert influence_of(s, position.seat("austria"), area("saxony")) == 3
    assert influence_of(s, position.seat("france"), area("saxony")) == 0


@pytest.mark.rule("EU-11.1.6", "EU-18.2.7")
def test_cubes_leave_where_all_is_players() -> None:
    position = calm().emperor("austria", 3).imperial(tirol=1)
    settle(position.s)
    assert position.s.imperial[area("tirol")] == 0, "Tirol is all Austria's"


# 18.1: the action


@pytest.mark.rule("EU-18.1.6", "EU-18.1.7")
def test_the_emperor_raises_his_authority_for_1_more_than_it_is() -> None:
    position = calm().emperor("austria", 3).mat("austria", adm=4)
    s, austria = position.s, position.seat("austria")
    assert can_raise_ia(s, austria, USUAL)
    assert not can_raise_ia(s, position.seat("france"), USUAL)
    Worked(s, ACTS, raise_ia(s, austria, USUAL))
    assert s.authority == 4
    assert s.power[austria * 3] == 0
    assert not can_raise_ia(s, austria, USUAL)
    assert can_raise_ia(s, austria, FREE)


@pytest.mark.rule("EU-18.1.2", "EU-18.1.1", "EU-18.1.7")
def test_authority_is_not_raised_beyond_its_limits() -> None:
    position = calm().emperor("austria", 6).mat("austria", adm=10)
    s, austria = position.s, position.seat("austria")
    assert not can_raise_ia(s, austria, USUAL)
    s.authority = 5
    assert can_raise_ia(s, austria, USUAL)
    s.not_hre[area("saxony")] = True
    assert not can_raise_ia(s, austria, USUAL)


@pytest.mark.rule("EU-18.1.3", "EU-18.1.4")
def test_authority_is_manpower_of_the_emperor() -> None:
    position = calm().emperor("austria", 0)
    s, austria = position.s, position.seat("austria")
    before, tax = manpower_limit(s, austria), base_tax(s, austria)
    s.authority = 4
    assert manpower_limit(s, austria) == before + 4
    assert base_tax(s, austria) == tax


@pytest.mark.rule("EU-18.1.5")
def test_the_scale_of_authority() -> None:
    tables = calm().s.content.tables
    assert tables.authority_dip == [0, 0, 1, 1, 1, 1, 2]
    assert tables.authority_mil == [0, 0, 0, 0, 1, 1, 1]
    assert tables.authority_prestige == [0, 0, 0, 0, 0, 0, 1]


@pytest.mark.rule("EU-18.2.6")
def test_imperial_cubes_do_not_pay_for_a_subjugation() -> None:
    position = calm().emperor("austria", 6).alliance("austria", "ulm").imperial(bavaria_swabia=4)
    s, austria = position.s, position.seat("austria")
    assert not can_subjugate(s, austria, realm("ulm"))
    position.influence("austria", bavaria_swabia=1)
    assert can_subjugate(s, austria, realm("ulm"))


@pytest.mark.rule("EU-OPC16", "EU-18.4.7")
def test_imperial_units_fight_in_own_areas_beside_the_empire_by_land_only() -> None:
    position = calm().town("austria", "pozsony", "granada").war("austria", "venice")
    s, austria = position.s, position.seat("austria")
    s.battle = Battle()
    s.battle.seats = [1 << austria, 1 << position.seat("france")]
    position.infantry("france", "royal-hungary", 1).infantry("france", "andalucia", 1)
    position.infantry("france", "saxony", 1).infantry("france", "loire", 1)
    for name, expected in (("royal-hungary", True), ("andalucia", False), ("saxony", True)):
        s.battle.place = area(name)
        assert may_call_imperial(s, austria, ATTACK) == expected, name


@pytest.mark.rule("EU-EXC06", "EU-18.1.5")
def test_authority_scores_at_6_only() -> None:
    position = calm().cardinals().emperor("austria", 4)
    s, austria = position.s, position.seat("austria")
    score_curia_and_empire(s)
    assert s.prestige[austria] == 0
    s.authority = 6
    score_curia_and_empire(s)
    assert s.prestige[austria] == 1
