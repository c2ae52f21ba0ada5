"""EU-4.3: the steps of phase 3 but for peace; chapter 13.5: invasions."""

import pytest

from kronika.core.asks import Rules
from kronika.games.europa_universalis.agenda import (
    BATTLES,
    INVASION,
    PEACE_STEP,
    PHASE_STEP,
    REBEL_DICE,
    REBELS_STEP,
    Duty,
)
from kronika.games.europa_universalis.invasions import (
    invading_strength,
    invasion,
    is_eligible,
    target_of_invasion,
)
from kronika.games.europa_universalis.phase_three import (
    begin_phase_three,
    is_succession_safe,
    phase_three_step,
)
from kronika.games.europa_universalis.places import AREAS, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.rebel_units import rebels_step
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import NONE, PEACE_AND_REBELS
from kronika.games.europa_universalis.unrest import all_restless, restless

from .helpers import area, province, realm
from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {PHASE_STEP: phase_three_step, INVASION: invasion, REBELS_STEP: rebels_step}
A, B, C, D, E, F, G, H, ROLLS = range(9)


def _start(s: Table, step: int) -> Rules:
    s.agenda.append(Duty(PHASE_STEP, PEACE_AND_REBELS, step))
    yield from ()


def play(position: Position, step: int, *answers: tuple[str, str]) -> Worked:
    return Worked(position.s, ACTS, _start(position.s, step), *answers)


def calm_board(scenario: str = "S07") -> Position:
    return Position(scenario).no_forces().no_relations()


@pytest.mark.rule("EU-4.3.A1", "EU-4.3.B1", "EU-4.3.C1", "EU-4.3.D1", "EU-2.2.8")
def test_the_steps_come_in_their_order() -> None:
    position = Position()
    begin_phase_three(position.s)
    steps = [duty.b for duty in reversed(position.s.agenda) if duty.act == PHASE_STEP]
    assert steps == list(range(9))
    position.s.agenda.clear()
    assert [duty.act for duty in play(position, D).left] == [PEACE_STEP]
    position.s.first = 1
    left = play(position, ROLLS).left
    assert [(duty.act, duty.a) for duty in left] == [
        (REBEL_DICE, 1),
        (REBEL_DICE, 2),
        (REBEL_DICE, 0),
    ]


# A


@pytest.mark.rule("EU-4.3.A1", "EU-4.3.A2", "EU-10.4.1", "EU-OPA23")
def test_truces_end_and_unused_cb_tokens_cost_prestige() -> None:
    position = calm_board().mat("france", prestige=10).mat("england", prestige=10)
    position.cb("france", "burgundy").cb("france", "savoy").cb("england", "scotland")
    position.war("england", "scotland").truce("france", "castile")
    play(position, A)
    s = position.s
    assert s.prestige[position.seat("france")] == 6
    assert s.prestige[position.seat("england")] == 10
    assert not any(s.cb)
    assert not any(s.truces)


@pytest.mark.rule("EU-OPA23", "EU-10.4.6")
def test_a_war_with_the_overlord_or_as_active_ally_counts() -> None:
    position = calm_board().mat("france", prestige=10)
    position.vassal("castile", "granada", "gibraltar").alliance("castile", "aragon", active=True)
    position.cb("france", "granada").cb("france", "aragon").war("france", "castile")
    play(position, A)
    assert position.s.prestige[position.seat("france")] == 10


# B


def venice_at_war() -> Position:
    position = calm_board("S14").no_influence()
    position.s.plus = [0] * len(position.s.plus)
    return position.war("austria", "venice")


@pytest.mark.rule("EU-TB39", "EU-13.5.4", "EU-13.5.5", "EU-13.5.6", "EU-13.5.8", "EU-14.3.20")
@pytest.mark.rule("EU-13.5.10", "EU-13.2.2")
def test_the_invasion_of_venetia() -> None:
    position = venice_at_war()
    s, venice = position.s, realm("venice")
    for name in ("venetia", "austria", "tirol"):
        assert is_eligible(s, venice, area(name))
    assert not is_eligible(s, venice, area("lombardy"))
    play(position, B)
    assert s.rebels[area("venetia")] == 4
    assert s.unrest[province("krain")]


@pytest.mark.rule("EU-TB39", "EU-TB31", "EU-13.5.8", "EU-13.5.9", "EU-4.3.B1")
def test_hostile_units_lower_its_strength_and_are_fought() -> None:
    position = venice_at_war().infantry("austria", "venetia", 1)
    s = position.s
    worked = play(position, B)
    assert s.rebels[area("venetia")] == 2
    assert s.pending == [(False, area("venetia"), realm("venice"))]
    assert [duty.act for duty in worked.left] == [BATTLES]


@pytest.mark.rule("EU-13.5.1", "EU-22.1.2")
def test_without_the_advanced_rule_nobody_invades() -> None:
    position = Position("S14", switches={"npr-invasions": False}).no_forces()
    position.war("austria", "venice")
    play(position, B)
    assert not any(position.s.rebels)


@pytest.mark.rule("EU-13.5.1", "EU-13.5.2")
def test_active_allies_and_realms_at_peace_do_not_invade() -> None:
    position = venice_at_war().alliance("france", "venice", active=True)
    assert target_of_invasion(position.s, realm("venice")) == NONE
    assert target_of_invasion(calm_board("S14").s, realm("venice")) == NONE


@pytest.mark.rule("EU-13.5.3")
def test_who_has_hostile_units_everywhere_does_not_invade() -> None:
    position = calm_board().war("castile", "granada").infantry("castile", "andalucia", 1)
    assert target_of_invasion(position.s, realm("granada")) == NONE
    position.infantry("castile", "andalucia", 0)
    assert target_of_invasion(position.s, realm("granada")) == area("andalucia")


@pytest.mark.rule("EU-13.5.5")
def test_units_of_somebody_else_protect_an_area() -> None:
    position = venice_at_war().infantry("france", "venetia", 1)
    s = position.s
    assert not is_eligible(s, realm("venice"), area("venetia"))
    assert target_of_invasion(s, realm("venice")) in (area("austria"), area("tirol"))


@pytest.mark.rule("EU-13.5.4", "EU-13.5.5", "EU-OPB51")
def test_ships_of_enemies_close_the_sea() -> None:
    position = calm_board().war("england", "desmond").nobodys("pale")
    position.nobodys(*("wessex", "wales", "shrewsbury", "lancashire", "normandie", "caux", "maine"))
    s = position.town("england", "wales").s
    assert target_of_invasion(s, realm("desmond")) == area("wales-wessex")
    for zone in s.atlas.province_zones[province("mhumhain")]:
        s.ships[position.seat("england") * 30 + zone] = 1
    assert target_of_invasion(s, realm("desmond")) == NONE


@pytest.mark.rule("EU-13.5.6")
def test_most_cores_come_before_what_is_near_by_land() -> None:
    position = venice_at_war().infantry("france", "venetia", 1)
    s = position.s
    position.town("austria", "brescia")
    assert target_of_invasion(s, realm("venice")) == area("lombardy")


@pytest.mark.rule("EU-13.5.7", "EU-14.1.7")
def test_unrest_comes_to_two_discs_of_enemies_by_alphabet() -> None:
    position = calm_board().war("castile", "granada").unrest("cordoba")
    position.town("castile", "gibraltar")
    position.occupied("castile", "granada")
    s = position.s
    s.occupant_unrest[province("granada")] = False
    position.nobodys("gibraltar")
    s.unrest[province("sevilla")] = False
    play(position, B)
    assert s.occupant_unrest[province("granada")]
    assert s.unrest[province("sevilla")]


@pytest.mark.rule("EU-13.5.8", "EU-13.4.14")
def test_invaders_are_half_of_its_strength() -> None:
    position = venice_at_war()
    s = position.s
    before = invading_strength(s, realm("venice"))
    position.plus("treviso", 2)
    assert invading_strength(s, realm("venice")) == before + 2
    position.infantry("austria", "venetia", 1)
    assert invading_strength(s, realm("venice")) == before - 4


# E


@pytest.mark.rule("EU-4.3.E1", "EU-11.2.12")
def test_disputed_successions_cost_prestige_and_end() -> None:
    position = calm_board().marriage("france", "burgundy", disputed=True)
    position.marriage("england", "burgundy", disputed=True).mat("france", prestige=9)
    play(position, E)
    s = position.s
    assert s.prestige[position.seat("france")] == 6
    assert not any(s.disputed)
    assert s.marriages[realm("burgundy")] == 0b11


@pytest.mark.rule("EU-4.3.E2")
def test_who_is_the_only_ally_with_most_influence_loses_nothing() -> None:
    position = calm_board().no_influence().marriage("france", "burgundy", disputed=True)
    s, france = position.s, position.seat("france")
    position.influence("france", burgundy=2)
    assert not is_succession_safe(s, france, realm("burgundy"))
    position.alliance("france", "burgundy")
    assert is_succession_safe(s, france, realm("burgundy"))
    position.influence("england", seine=3)
    assert not is_succession_safe(s, france, realm("burgundy"))
    position.no_influence()
    assert not is_succession_safe(s, france, realm("burgundy"))


@pytest.mark.rule("EU-4.3.E2")
def test_with_a_player_or_a_vassal_no_influence_is_needed() -> None:
    position = calm_board().alliance("france", "castile")
    s, france = position.s, position.seat("france")
    assert is_succession_safe(s, france, realm("castile"))
    position.alliance("england", "castile")
    assert not is_succession_safe(s, france, realm("castile"))
    position.vassal("france", "granada", "gibraltar")
    assert is_succession_safe(s, france, realm("granada"))
    assert not is_succession_safe(s, position.seat("england"), realm("granada"))


@pytest.mark.rule("EU-4.3.E3", "EU-EXA01", "EU-EXC01")
def test_occupied_towns_cost_prestige_but_vassals_do_not() -> None:
    position = calm_board().rebel_towns("galicia", "badajoz").mat("castile", prestige=9)
    position.vassal("castile", "granada").rebel_towns("granada")
    play(position, E)
    assert position.s.prestige[position.seat("castile")] == 7
    position.occupied("england", "madrid", "salamanca")
    play(position, E)
    assert position.s.prestige[position.seat("castile")] == 2


# F


@pytest.mark.rule("EU-4.3.F1", "EU-7.2.23")
def test_an_interregnum_costs_stability_and_marriages_are_disputed() -> None:
    position = calm_board().marriage("france", "castile").mat("castile", stability=1)
    s, castile = position.s, position.seat("castile")
    s.ruler[castile] = NONE
    play(position, F)
    assert s.stability[castile] == 0
    assert s.disputed[realm("castile")] == 1 << position.seat("france")
    assert not s.disputed[realm("france")]


@pytest.mark.rule("EU-4.3.F1")
def test_an_idea_spares_stability_in_an_interregnum() -> None:
    position = calm_board().mat("castile", stability=1)
    s, castile = position.s, position.seat("castile")
    idea = next(
        number
        for number, each in enumerate(s.content.ideas.ideas)
        if any(modifier.immunity == 2 for modifier in each.modifiers)
    )
    s.tags[idea] = (castile,)
    s.ruler[castile] = NONE
    play(position, F)
    assert s.stability[castile] == 1


# G


@pytest.mark.rule("EU-4.3.G1", "EU-4.3.G3", "EU-15.3.5", "EU-15.3.6", "EU-EXA02", "EU-EXC03")
def test_an_area_of_another_faith_brings_unrest_to_one_town() -> None:
    position = calm_board()
    s, castile = position.s, position.seat("castile")
    worked = play(position, G, ("castile", "dissent-town cordoba"))
    assert worked.asked[0][2] == ["dissent-town cordoba", "dissent-town sevilla"]
    assert restless(s, castile, area("andalucia")) == [province("cordoba")]
    assert all_restless(s, castile) == [province("cordoba")]
    assert not all_restless(s, position.seat("france"))


@pytest.mark.rule("EU-15.0.4")
def test_catholics_do_not_dissent_from_each_other() -> None:
    position = calm_board().faith("counter-reformed", "leon", "castile")
    play(position, G)
    assert len(all_restless(position.s, position.seat("castile"))) == 1


@pytest.mark.rule("EU-4.3.G2", "EU-4.3.G3")
def test_in_one_area_vassals_dissent_or_influence_leaves() -> None:
    position = calm_board().no_influence().faith("catholic", "andalucia").faith("islam", "aragon")
    position.vassal("castile", "valencia", "zaragoza").influence("castile", aragon=1)
    position.faith("islam", "ireland").vassal("castile", "mhumhain").nobodys("pale")
    s, castile = position.s, position.seat("castile")
    s.faith[area("leon")] = s.faith[area("castile")]
    worked = play(position, G, ("castile", "dissent-influence aragon"))
    assert worked.asked[-1][2] == [
        *("dissent-influence aragon", "dissent-vassal valencia", "dissent-vassal zaragoza"),
        "dissent-vassal mhumhain",
    ]
    assert not s.influence[castile * len(AREAS) + area("aragon")]
    position.unrest("valencia", "zaragoza")
    worked = play(position, G)
    assert all_restless(s, castile)[-3:] == [
        province(name) for name in ("mhumhain", "valencia", "zaragoza")
    ]
    assert play(position, G).asked == []


@pytest.mark.rule("EU-4.3.G1")
def test_an_idea_spares_areas_of_the_players_choice() -> None:
    position = calm_board().faith("islam", "leon", "castile")
    s, castile = position.s, position.seat("castile")
    idea = next(
        number
        for number, each in enumerate(s.content.ideas.ideas)
        if any(modifier.areas == 2 for modifier in each.modifiers)
    )
    s.tags[idea] = (castile,)
    play(position, G, ("castile", "spare-area andalucia"), ("castile", "dissent-town burgos"))
    assert all_restless(s, castile) == [province("burgos")]


# H


@pytest.mark.rule("EU-4.3.H1")
def test_war_brings_unrest_to_two_towns() -> None:
    position = calm_board().war("castile", "granada")
    play(position, H, ("castile", "add-unrest madrid"), ("castile", "add-unrest burgos"))
    assert len(all_restless(position.s, position.seat("castile"))) == 2
    assert not all_restless(position.s, position.seat("france"))


@pytest.mark.rule("EU-4.3.H1")
def test_an_idea_spares_one_of_them() -> None:
    position = calm_board().war("castile", "granada")
    s, castile = position.s, position.seat("castile")
    idea = next(
        number
        for number, each in enumerate(s.content.ideas.ideas)
        if any(modifier.limit == 7 for modifier in each.modifiers)
    )
    s.tags[idea] = (castile,)
    play(position, H)
    assert len(all_restless(s, castile)) == 1


@pytest.mark.rule("EU-4.3.H2", "EU-7.3.4", "EU-4.3.H4")
def test_low_stability_brings_unrest() -> None:
    position = calm_board().mat("castile", stability=-2).mat("france", stability=-1)
    position.vassal("castile", "granada")
    worked = play(position, H)
    assert "add-unrest granada" not in worked.asked[0][2]
    assert len(all_restless(position.s, position.seat("castile"))) == 1
    assert not all_restless(position.s, position.seat("france"))


@pytest.mark.rule("EU-4.3.H3", "EU-7.3.3")
def test_high_stability_may_end_unrest_in_one_province() -> None:
    position = calm_board().mat("castile", stability=2).unrest("madrid", "burgos")
    position.mat("france", stability=1).unrest("paris")
    play(position, H, ("castile", "calm madrid"))
    s = position.s
    assert all_restless(s, position.seat("castile")) == [province("burgos")]
    assert s.unrest[province("paris")]
    play(position, H, ("castile", "leave-unrest"))
    assert s.unrest[province("burgos")]


@pytest.mark.rule("EU-13.0.2", "EU-13.0.3", "EU-13.0.5", "EU-13.2.1")
def test_realms_that_nobody_plays() -> None:
    s = calm_board().s
    assert s.lands[realm("granada")] == (province("gibraltar"), province("granada"))
    assert REALMS[s.owner[province("granada")]] == "granada"


@pytest.mark.rule("EU-13.5.10", "EU-SM.5")
def test_invaders_who_stay_are_taken_from_other_rebels_if_pieces_run_out() -> None:
    position = venice_at_war().rebels("loire", 20).rebels("leon", 4)
    s = position.s
    play(position, B, ("austria", "take-rebel-unit leon"))
    assert s.rebels[area("venetia")] == 4
    assert sum(s.rebels) == 25
