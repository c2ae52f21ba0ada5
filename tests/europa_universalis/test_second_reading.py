"""Chapters 5, 7, 11, 12 and 13 read once more: cases that players would argue about."""

import pytest

from kronika.games.europa_universalis.action_phase import take_turn
from kronika.games.europa_universalis.agenda import (
    DEAL_STEP,
    HALVE_POWER,
    LOSE_POWER,
    NEW_RULER,
    RECLAIM_CUBES,
    TURN,
    Duty,
)
from kronika.games.europa_universalis.alliances import cut_ties, may_forge
from kronika.games.europa_universalis.casus_belli import can_attack, may_join_against
from kronika.games.europa_universalis.claims import claim_pieces_left
from kronika.games.europa_universalis.colonizing import colonizable
from kronika.games.europa_universalis.connections import reaches
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.deals import (
    ADD_MARRIAGE,
    SELL,
    can_diplomacy,
    deal_step,
    diplomacy,
)
from kronika.games.europa_universalis.expansion import is_target
from kronika.games.europa_universalis.focus import focus
from kronika.games.europa_universalis.income import power_gains
from kronika.games.europa_universalis.influence import influence_in, presence_reach
from kronika.games.europa_universalis.influencing import (
    can_place_influence,
    place_influence,
    reachable,
)
from kronika.games.europa_universalis.invasions import invading_strength, target_of_invasion
from kronika.games.europa_universalis.land import base_tax, is_active_port, strength, tax_value
from kronika.games.europa_universalis.liberation import fall_to_rebels, liberate
from kronika.games.europa_universalis.loans import can_loan_take
from kronika.games.europa_universalis.losing_power import halve_power_step, lose_power_step
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.marrying import may_wed
from kronika.games.europa_universalis.names import CARDS, TRADE
from kronika.games.europa_universalis.npr_defence import defenders, force_of
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import (
    charge,
    cubes_left,
    cubes_used,
    dethrone,
    is_interregnum,
    lower_stability,
    raise_stability,
)
from kronika.games.europa_universalis.relations import has_truce, is_ally, is_enemy
from kronika.games.europa_universalis.rulers import (
    bury,
    crown,
    enthrone,
    fall_ill,
    new_ruler,
)
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.suppressing import suppressible
from kronika.games.europa_universalis.terms import (
    ADM,
    AREA_COUNT,
    ARMIES,
    CUBES,
    DIP,
    MIL,
    NONE,
    POWERS,
    REBELS,
    ZONE_COUNT,
)
from kronika.games.europa_universalis.trade_nodes import meets_requirement, nodes_for, row_income
from kronika.games.europa_universalis.trading import trade
from kronika.games.europa_universalis.vassals import can_subjugate, subjugate, subjugation_cost

from .helpers import area, province, realm
from .test_trading import rivals
from .warring import ACTS, asked, calm, declared
from .working import Worked

pytestmark = pytest.mark.compiled

LOSSES = {LOSE_POWER: lose_power_step, HALVE_POWER: halve_power_step}


def power(position: Position, name: str) -> list[int]:
    seat = position.seat(name)
    return position.s.power[seat * len(POWERS) : (seat + 1) * len(POWERS)]


def cubes(position: Position, name: str, where: str) -> int:
    return position.s.influence[position.seat(name) * AREA_COUNT + area(where)]


def begin(position: Position, name: str) -> Position:
    position.active(name)
    position.s.memory.reach = presence_reach(position.s, position.seat(name))
    return position


def all_cubes_used(name: str, **areas: int) -> Position:
    """A player without a cube in his supply."""
    position = calm().mat(name, adm=10, dip=10, mil=5, ducats=30).influence(name, **areas)
    position.s.cardinals = []
    position.s.roma = NONE
    position.mat(name, mil=10 - sum(areas.values()))
    assert cubes_left(position.s, position.seat(name)) == 0
    return position


# 5.4 Influence: the cube that pays may be the one that is placed


@pytest.mark.rule("EU-5.4.IN1", "EU-2.2.4", "EU-11.1.5")
def test_the_cube_that_pays_for_influence_can_be_the_one_that_is_placed() -> None:
    position = begin(all_cubes_used("france", lombardy=2), "france")
    s, france = position.s, position.seat("france")
    assert can_place_influence(s, france, USUAL)
    worked = Worked(
        s,
        {},
        place_influence(s, france, USUAL),
        ("france", "influence lombardy"),
        ("france", "influence central-italy"),
        ("france", "influence-done"),
    )
    assert cubes(position, "france", "lombardy") == 3
    assert cubes(position, "france", "central-italy") == 1
    assert power(position, "france")[DIP] == 8
    assert s.ducats[france] == 30
    ways = [keys for _, keys in asked(worked, "influence-payment")]
    assert ways == [["influence-by-power"]] * 2, "ducats free no cube"


@pytest.mark.rule("EU-11.2.3", "EU-5.4.IN4", "EU-11.1.2")
def test_marriages_do_not_fill_an_area() -> None:
    position = calm().influence("france", scotland=2).influence("england", scotland=2)
    begin(position.marriage("france", "scotland").marriage("england", "scotland"), "france")
    assert area("scotland") in reachable(position.s, position.seat("france"))
    position.influence("england", scotland=3)
    assert area("scotland") not in reachable(position.s, position.seat("france"))


@pytest.mark.rule("EU-11.1.6", "EU-11.4.10", "EU-OPB41")
def test_influence_leaves_when_the_last_province_becomes_a_town_but_not_for_vassals() -> None:
    position = calm().influence("england", andalucia=1)
    s = position.s
    owned = [PROVINCES[p] for p in s.atlas.area_provinces[area("andalucia")]]
    position.town("castile", *[name for name in owned if name not in ("granada", "gibraltar")])
    position.vassal("castile", "granada", "gibraltar")
    settle(s)
    assert influence_in(s, area("andalucia")) == 1
    position.town("castile", "granada", "gibraltar")
    settle(s)
    assert influence_in(s, area("andalucia")) == 0


# 5.1 National Focus, deals


@pytest.mark.rule("EU-5.1.NF1", "EU-2.2.4")
def test_the_cube_of_the_focus_is_found_elsewhere_if_all_are_in_use() -> None:
    position = all_cubes_used("france", lombardy=2).active("france")
    s, france = position.s, position.seat("france")
    s.hands[france] = []
    position.mat("france", adm=9, mil=9)
    rules = focus(s, france, USUAL)
    next(rules)
    assert cubes_used(s, france) == CUBES
    rules.close()
    worked = Worked(s, {}, focus(s, france, USUAL), ("france", "focus-on adm"))
    assert [(duty.act, duty.a, duty.c) for duty in worked.left] == [(RECLAIM_CUBES, france, 1)]
    assert cubes_left(s, france) == 0


@pytest.mark.rule("EU-5.1.NF3", "EU-5.1.NF4")
def test_one_card_that_is_discarded_brings_none_not_even_from_the_discards() -> None:
    position = calm().active("france").mat("france", adm=3, dip=3, mil=3, ducats=9)
    s, france = position.s, position.seat("france")
    cards = s.content.actions.deck_cards
    position.hand("france", CARDS.ids[cards[0][0]])
    s.discards[0] = [cards[0][1]]
    worked = Worked(
        s,
        {},
        focus(s, france, USUAL),
        ("france", "focus-done"),
        ("france", f"focus-discard {CARDS.ids[cards[0][0]]}"),
    )
    assert not asked(worked, "focus-draw")
    assert s.hands[france] == []
    assert s.discards[0] == [cards[0][1], cards[0][0]]


def terms(position: Position, name: str, other: str) -> list[str]:
    """What a player could offer another."""
    s, seat = position.s, position.seat(name)
    key = f"deal-with player-{position.seat(other) + 1}"
    worked = Worked(s, {DEAL_STEP: deal_step}, diplomacy(s, seat, USUAL), (name, key))
    return asked(worked, "deal-terms")[0][1]


@pytest.mark.rule("EU-5.1.DI5", "EU-7.2.22", "EU-11.2.11")
def test_no_marriage_with_a_player_who_has_no_ruler_but_an_alliance() -> None:
    position = calm().active("france").mat("france", dip=3)
    s, castile = position.s, position.seat("castile")
    assert f"{ADD_MARRIAGE.name} adm" in terms(position, "france", "castile")
    position.active("france")
    s.ruler[castile] = NONE
    offered = terms(position, "france", "castile")
    assert "deal-alliance" in offered
    assert not any(key.startswith(ADD_MARRIAGE.name) for key in offered)


@pytest.mark.rule("EU-5.1.DI8", "EU-5.1.DI9")
def test_a_sale_needs_administrative_power_of_both() -> None:
    position = calm().claim("castile", "languedoc").mat("france", dip=3, adm=1, ducats=9)
    position.active("france").mat("castile", adm=0, ducats=9)
    position.town("france", "toulouse")
    key = f"{SELL.name} toulouse"
    assert key not in terms(position, "france", "castile")
    position.active("france").mat("castile", adm=1)
    assert key in terms(position, "france", "castile")


@pytest.mark.rule("EU-5.1.DI3")
def test_a_war_with_an_npr_leaves_only_money_to_talk_about() -> None:
    position = calm().active("france").mat("france", dip=3, ducats=9).war("castile", "granada")
    offered = terms(position, "france", "castile")
    assert {key.split(" ")[0] for key in offered} <= {"deal-give", "deal-take", "deal-give-up"}
    position.active("france").mat("france", dip=0)
    assert not can_diplomacy(position.s, position.seat("france"), USUAL)


@pytest.mark.rule("EU-5.1.DI11", "EU-OPA27")
def test_counters_bring_no_second_private_talk() -> None:
    position = Position(switches={"secret-negotiations": True}).no_relations().active("france")
    position.mat("france", dip=5, ducats=30).mat("castile", ducats=30)
    s = position.s
    worked = Worked(
        s,
        {DEAL_STEP: deal_step},
        diplomacy(s, position.seat("france"), USUAL),
        ("france", "deal-with player-3"),
        ("france", "deal-talk player-3"),
        ("france", "deal-alliance"),
        ("france", "deal-propose"),
        ("castile", "deal-counter"),
        ("castile", "deal-take 5"),
        ("castile", "deal-propose"),
        ("france", "deal-counter"),
        ("france", "deal-give-up"),
    )
    offers = [keys for seat, keys in asked(worked, "deal-terms") if seat == position.seat("france")]
    assert ["deal-talk player-3" in keys for keys in offers] == [True, False, False, False]


# 5.2 Cut Ties, Calls to Arms, loans


@pytest.mark.rule("EU-11.3.41", "EU-5.2.CT2", "EU-OPB66", "EU-10.4.4")
def test_who_cuts_ties_keeps_his_marriage_and_may_not_attack_at_once() -> None:
    position = calm().alliance("france", "savoy").marriage("france", "savoy")
    s, france = position.s, position.seat("france")
    home = s.atlas.province_area[s.capital[realm("savoy")]]
    position.influence("france", **{AREAS[home].replace("-", "_"): 3})
    position.claim("france", AREAS[home]).active("france")
    Worked(s, {}, cut_ties(s, france, USUAL), ("france", "cut-alliance savoy"))
    assert cubes(position, "france", AREAS[home]) == 0
    assert s.marriages[realm("savoy")] == 1 << france
    assert not can_attack(s, france, realm("savoy"))
    position.cb("france", "savoy")
    assert can_attack(s, france, realm("savoy")), "but with a CB token"


@pytest.mark.rule("EU-5.2.CA2", "EU-5.2.CA7", "EU-5.2.CA8", "EU-11.3.15")
def test_each_of_several_npr_allies_is_paid_and_brings_its_own() -> None:
    position = calm().alliance("france", "aragon").alliance("france", "portugal")
    position.influence("france", aragon=2, portugal=2)
    worked = declared(
        position,
        "france",
        "castile",
        ("france", "call-to-arms aragon"),
        ("france", "call-to-arms portugal"),
    )
    s, france = position.s, position.seat("france")
    assert cubes(position, "france", "aragon") == cubes(position, "france", "portugal") == 0
    assert (s.given[realm("aragon")], s.given[realm("portugal")]) == (5, 3)
    assert s.allied[france] == 8
    assert power(position, "france")[MIL] == 5 - 1 + 2
    assert not asked(worked, "answer-offensive-call"), "a called NPR always comes"


@pytest.mark.rule("EU-11.3.28", "EU-11.3.24")
def test_no_truce_with_a_player_whose_cb_token_already_lies_there() -> None:
    position = calm().alliance("france", "england").cb("france", "england")
    worked = declared(
        position,
        "france",
        "castile",
        ("france", "call-to-arms england"),
        ("england", "refuse-call"),
    )
    s = position.s
    assert not is_ally(s, position.seat("england"), realm("france"))
    assert not has_truce(s, position.seat("england"), realm("france"))
    assert not has_truce(s, position.seat("france"), realm("england"))
    assert not asked(worked, "place-cb")


@pytest.mark.rule("EU-11.3.30", "EU-11.3.28", "EU-11.3.26", "EU-11.3.27")
def test_who_has_passed_refuses_a_defensive_call_for_a_truce_only() -> None:
    position = calm().alliance("castile", "england").mat("england", prestige=10)
    s, england = position.s, position.seat("england")
    s.passed[england] = 1
    worked = declared(
        position,
        "france",
        "castile",
        ("castile", "call-to-arms england"),
        ("england", "refuse-call"),
    )
    assert s.prestige[england] == 10
    assert not asked(worked, "place-cb")
    assert has_truce(s, england, realm("castile"))
    assert has_truce(s, position.seat("castile"), realm("england"))


@pytest.mark.rule("EU-11.3.30", "EU-11.3.28")
def test_who_is_excused_has_no_truce_either_where_a_cb_token_lies() -> None:
    position = calm().alliance("castile", "england").cb("castile", "england")
    s, england = position.s, position.seat("england")
    s.passed[england] = 1
    declared(
        position,
        "france",
        "castile",
        ("castile", "call-to-arms england"),
        ("england", "refuse-call"),
    )
    assert not has_truce(s, england, realm("castile"))


@pytest.mark.rule("EU-11.3.16", "EU-10.4.5", "EU-11.3.20")
def test_a_defensive_call_is_accepted_against_an_ally_and_across_a_truce() -> None:
    position = calm().alliance("castile", "england").alliance("england", "france")
    position.truce("england", "france").mat("england", stability=1)
    s, england = position.s, position.seat("england")
    s.passed[england] = 1
    s.ruler[england] = NONE
    declared(
        position,
        "france",
        "castile",
        ("castile", "call-to-arms england"),
        ("england", "accept-call"),
    )
    assert is_enemy(s, england, realm("france"))
    assert not is_ally(s, england, realm("france"))
    assert is_ally(s, england, realm("castile"))
    assert not has_truce(s, england, realm("france"))
    assert s.stability[england] == 1


@pytest.mark.rule("EU-11.3.16", "EU-7.2.22", "EU-9.1.13")
def test_in_an_interregnum_an_offensive_call_must_be_refused() -> None:
    position = calm().alliance("france", "england")
    s, england = position.s, position.seat("england")
    assert may_join_against(s, england, realm("castile"))
    s.ruler[england] = NONE
    worked = declared(position, "france", "castile", ("france", "call-to-arms england"))
    assert asked(worked, "answer-offensive-call") == [(england, ["refuse-call"])]
    assert not is_enemy(s, england, realm("castile"))


@pytest.mark.rule("EU-5.2.LO3", "EU-5.2.1", "EU-7.4.12")
def test_ducats_for_passing_repay_a_loan_in_the_same_turn() -> None:
    position = Position().active("france").mat("france", ducats=1, interest=2)
    s, france = position.s, position.seat("france")
    s.events_taken = [1] * s.count
    turn = {TURN: take_turn}
    Worked(
        s,
        turn,
        take_turn(s, Duty(TURN, france)),
        ("france", "act pass"),
        ("france", "act loan-repay"),
        ("france", "end-turn"),
    )
    assert s.passed[france] == 1
    assert (s.ducats[france], s.interest[france]) == (0, 1)


# 5.3 Colonize


@pytest.mark.rule("EU-5.3.CL2", "EU-5.3.CL3", "EU-2.M19")
def test_heavy_ships_lead_to_no_colony_and_a_settled_territory_is_none() -> None:
    position = calm("S17").claim("england", "canada").claim("france", "canada")
    s, england = position.s, position.seat("england")
    position.fleet("england", "northwestern-atlantic", heavy=2)
    position.ships("england", "northeastern-atlantic", free=1)
    assert area("canada") not in colonizable(s, england)
    position.fleet("england", "northwestern-atlantic", light=1)
    assert area("canada") in colonizable(s, england)
    position.town("france", "canada")
    assert area("canada") not in colonizable(s, england)
    assert s.claims[area("canada")] >> england & 1, "the Claim stays"


# 5.5 Declare War


@pytest.mark.rule("EU-5.5.DW2", "EU-9.1.8")
def test_the_npr_ally_of_who_has_passed_or_has_a_truce_is_safe() -> None:
    position = calm().alliance("england", "scotland").claim("france", "scotland")
    s, france, england = position.s, position.seat("france"), position.seat("england")
    scotland = realm("scotland")
    assert can_attack(s, france, scotland)
    s.passed[england] = 1
    assert not can_attack(s, france, scotland)
    s.passed[england] = 0
    position.truce("france", "england")
    assert not can_attack(s, france, scotland)


@pytest.mark.rule("EU-5.5.DW4", "EU-9.1.17", "EU-9.1.18", "EU-11.2.6")
def test_each_target_costs_stability_by_itself() -> None:
    position = calm().marriage("castile", "portugal").claim("castile", "portugal")
    position.marriage("castile", "aragon").mat("castile", stability=3)
    declared(
        position,
        "castile",
        "portugal",
        ("castile", "use-casus-belli conquest"),
        ("castile", "declare-war-on aragon"),
        ("castile", "targets-done"),
    )
    s, castile = position.s, position.seat("castile")
    assert s.stability[castile] == 3 - 1 - (2 + 1)
    assert s.marriages[realm("aragon")] == 1 << castile, "war does not end a Marriage"


@pytest.mark.rule("EU-5.5.DW11", "EU-9.1.34", "EU-11.2.3")
def test_influence_leaves_the_areas_of_a_target_and_the_marriage_stays() -> None:
    position = calm().influence("castile", portugal=2, northern_morocco=1, aragon=1)
    position.marriage("castile", "portugal").claim("castile", "portugal")
    declared(position, "castile", "portugal")
    assert cubes(position, "castile", "portugal") == 0
    assert cubes(position, "castile", "northern-morocco") == 0
    assert cubes(position, "castile", "aragon") == 1
    assert position.s.marriages[realm("portugal")] == 1 << position.seat("castile")


@pytest.mark.rule("EU-7.2.22", "EU-9.1.12", "EU-9.11.7", "EU-11.3.37")
def test_without_a_ruler_war_only_on_the_own_disputed_partner_even_an_ally() -> None:
    position = calm().claim("castile", "andalucia").alliance("castile", "portugal")
    position.marriage("castile", "portugal", disputed=True)
    position.marriage("france", "aragon", disputed=True).mat("castile", stability=1)
    s, castile = position.s, position.seat("castile")
    s.ruler[castile] = NONE
    assert not can_attack(s, castile, realm("granada")), "a Claim does not help"
    assert not can_attack(s, castile, realm("aragon")), "it is another's Marriage"
    assert can_attack(s, castile, realm("portugal"))
    declared(position, "castile", "portugal")
    assert not is_ally(s, castile, realm("portugal"))
    assert s.stability[castile] == 1
    assert not has_truce(s, castile, realm("portugal"))


@pytest.mark.rule("EU-5.5.SU2")
def test_unrest_is_not_suppressed_beside_rebels_or_under_an_occupant() -> None:
    position = calm().unrest("sevilla", "madrid", "galicia")
    s, castile = position.s, position.seat("castile")
    assert {province("sevilla"), province("madrid")} <= set(suppressible(s, castile))
    position.rebels(AREAS[s.atlas.province_area[province("sevilla")]], 1)
    assert province("sevilla") not in suppressible(s, castile)
    position.war("france", "castile").occupied("france", "madrid")
    assert province("madrid") not in suppressible(s, castile)
    assert province("galicia") in suppressible(s, castile)


# 7.1 to 7.4: Rulers, Stability, money


@pytest.mark.rule("EU-7.3.7")
def test_who_lacks_administrative_power_says_what_he_loses_instead() -> None:
    position = calm().mat("france", stability=-3, adm=1, dip=2, mil=2)
    s, france = position.s, position.seat("france")
    lower_stability(s, france, 2)
    assert power(position, "france") == [0, 2, 2]
    duty = s.agenda.pop()
    Worked(
        s,
        LOSSES,
        LOSSES[duty.act](s, duty),
        ("france", "pick-power mil"),
        ("france", "pick-power mil"),
        ("france", "pick-power dip"),
    )
    assert power(position, "france") == [0, 1, 0]
    assert not s.agenda


@pytest.mark.rule("EU-7.3.7")
def test_with_too_little_of_everything_the_rest_is_ignored() -> None:
    position = calm().mat("france", stability=-3, adm=0, dip=1, mil=0, prestige=5)
    s, france = position.s, position.seat("france")
    lower_stability(s, france, 3)
    assert power(position, "france") == [0, 0, 0]
    assert (s.stability[france], s.prestige[france], s.agenda) == (-3, 5, [])


@pytest.mark.rule("EU-7.3.6", "EU-7.1.5")
def test_stability_above_the_end_fills_administrative_power_up_to_ten() -> None:
    position = calm().mat("france", stability=3, adm=9)
    raise_stability(position.s, position.seat("france"), 2)
    assert power(position, "france")[ADM] == 10


@pytest.mark.rule("EU-7.4.11", "EU-12.1.6", "EU-7.4.15", "EU-7.4.16")
def test_six_tokens_of_interest_forbid_a_loan_and_a_cost_then_ruins() -> None:
    position = calm().mat("france", ducats=1, interest=6, prestige=9, stability=3)
    s, france = position.s, position.seat("france")
    assert not can_loan_take(s, france, USUAL)
    assert charge(s, france, 2) == 1, "he pays what he can"
    assert (s.ducats[france], s.interest[france]) == (0, 3)
    assert (s.prestige[france], s.stability[france]) == (4, 0)


@pytest.mark.rule("EU-7.4.16", "EU-7.3.7")
def test_bankruptcy_takes_stability_first_and_half_of_what_is_left_then() -> None:
    position = calm().mat("france", ducats=0, interest=5, stability=-3, adm=8, dip=10, mil=1)
    charge(position.s, position.seat("france"), 1)
    assert power(position, "france") == [1, 7, 0]


@pytest.mark.rule("EU-7.4.16", "EU-7.3.7")
def test_in_a_bankruptcy_cubes_of_choice_leave_before_the_rest_is_halved() -> None:
    position = calm().mat("france", ducats=0, interest=5, stability=-3, adm=4, dip=4, mil=4)
    s, france = position.s, position.seat("france")
    charge(s, france, 1)
    answers = [("france", "pick-power dip")] * 2
    duty = s.agenda.pop()
    below = s.agenda.pop()
    Worked(s, LOSSES, LOSSES[duty.act](s, duty), *answers)
    Worked(s, LOSSES, LOSSES[below.act](s, below))
    assert power(position, "france") == [0, 1, 2]


@pytest.mark.rule("EU-7.2.21", "EU-7.1.2", "EU-7.1.3")
def test_regents_have_skill_1_and_advisors_still_add_theirs() -> None:
    position = calm()
    s, france = position.s, position.seat("france")
    characters = s.content.actions.characters
    card = next(c for c in s.content.actions.deck_cards[DIP] if _is_advisor(s, c, DIP))
    before = power_gains(s, france)
    s.ruler[france] = NONE
    plain = power_gains(s, france)
    assert plain != before
    s.advisors[france * len(POWERS) + DIP] = card
    skill = characters[s.content.actions.cards[card].character].skill
    assert power_gains(s, france) == [plain[ADM], plain[DIP] + skill, plain[MIL]]
    assert plain[ADM] == 1


def _is_advisor(s: Table, card: int, type: int) -> bool:
    """Of this type of Monarch Power; NONE: a Leader."""
    actions = s.content.actions
    return actions.characters[actions.cards[card].character].power == type


@pytest.mark.rule("EU-7.2.24", "EU-7.2.20", "EU-5.2.AP7")
def test_a_ruler_who_dies_in_command_leaves_no_general_and_his_heir_none() -> None:
    position = calm().army("france", 1, "loire", infantry=2)
    s, france = position.s, position.seat("france")
    s.ruler_army[france] = 0
    leader = next(c for c in s.content.actions.deck_cards[MIL] if _is_advisor(s, c, NONE))
    position.hand("france", CARDS.ids[leader])
    dethrone(s, france)
    duty = s.agenda.pop()
    assert duty.act == NEW_RULER
    Worked(s, {}, new_ruler(s, duty), ("france", f"crown {CARDS.ids[leader]}"))
    assert s.crowned[france] == leader
    assert s.ruler_army[france] == NONE
    assert s.generals[france * ARMIES] == NONE
    assert not is_interregnum(s, france)


@pytest.mark.rule("EU-7.2.6", "EU-7.2.7", "EU-7.2.3")
def test_a_historical_ruler_ends_an_interregnum_and_replaces_a_crowned_leader() -> None:
    position = calm()
    s, france = position.s, position.seat("france")
    leader = next(c for c in s.content.actions.deck_cards[MIL] if _is_advisor(s, c, NONE))
    position.hand("france", CARDS.ids[leader])
    heir = s.ruler[position.seat("castile")]
    s.ruler[france] = NONE
    crown(s, france, leader)
    enthrone(s, france, heir, 5)
    assert (s.crowned[france], s.ruler[france]) == (NONE, heir)
    assert any(leader in pile for pile in s.discards)


@pytest.mark.rule("EU-7.2.4", "EU-7.2.13", "EU-5.1.EV8")
def test_a_ruler_who_comes_ill_dies_of_the_first_symbol() -> None:
    position = calm()
    s, france = position.s, position.seat("france")
    rulers = s.content.events.rulers
    frail = next(n for n, each in enumerate(rulers) if each.ill_health and each.mortality)
    s.ruler[france] = NONE
    enthrone(s, france, frail, 5)
    assert s.ruler_ill[france] == 1
    s.agenda.clear()
    fall_ill(s, rulers[frail].mortality, france)
    bury(s, france)
    assert is_interregnum(s, france)
    assert s.ruler_ill[france] == 0
    assert 5 in s.event_discard


# 7.6, 13.3 and 14.3: Cores, Dynamic NPRs, liberation


@pytest.mark.rule("EU-7.6.2", "EU-7.6.7")
def test_under_a_core_token_a_province_falls_to_rebels_and_is_not_liberated() -> None:
    position = calm().town("castile", "granada", "gibraltar").core("castile", "andalucia")
    s = position.s
    Worked(s, ACTS, fall_to_rebels(s, province("granada")))
    assert s.occupant[province("granada")] == REBELS
    assert s.town[province("granada")] == position.seat("castile")


@pytest.mark.rule("EU-13.3.2", "EU-7.6.1", "EU-7.6.3")
def test_a_token_below_a_town_says_who_is_liberated() -> None:
    position = calm().dnpr("portugal", "amber", "plain", "lisboa", "granada")
    position.town("castile", "granada")
    s = position.s
    assert s.owner[province("granada")] == realm("castile")
    Worked(s, ACTS, fall_to_rebels(s, province("granada")))
    assert s.owner[province("granada")] == realm("portugal")
    assert s.cb[realm("portugal")] == 1 << position.seat("castile")
    assert s.cb[realm("granada")] == 0


@pytest.mark.rule("EU-13.0.3", "EU-14.3.16", "EU-14.3.15")
def test_a_realm_that_reappears_without_its_capital_has_its_first_large_province() -> None:
    position = calm().truce("castile", "aragon")
    s = position.s
    lands = [PROVINCES[p] for p in s.lands[realm("aragon")]]
    capital = PROVINCES[s.capital[realm("aragon")]]
    position.town("castile", *lands)
    settle(s)
    assert not s.lands[realm("aragon")]
    assert s.overlord[realm("naples")] == NONE, "its Vassal is free"
    others = [name for name in lands if name != capital]
    for name in others:
        Worked(s, ACTS, liberate(s, province(name), False))
    large = [name for name in others if tax_value(s, province(name)) == 2]
    assert PROVINCES[s.capital[realm("aragon")]] == min(large or others)
    assert s.overlord[realm("naples")] == NONE


@pytest.mark.rule("EU-13.3.3", "EU-16.5.13")
def test_a_dynamic_npr_takes_no_core_of_a_player_and_nothing_of_its_ally() -> None:
    position = calm().dnpr("portugal", "amber", "plain", "lisboa", "porto", "beira")
    s = position.s
    assert not is_target(s, 0, province("galicia"))
    position.town("castile", "granada")
    assert is_target(s, 0, province("granada"))
    position.alliance("castile", "portugal")
    assert not is_target(s, 0, province("granada"))
    position.alliance("france", "portugal").core("castile", "andalucia")
    assert not is_target(s, 0, province("granada"))


# 11: Alliances, Marriages, Vassals


@pytest.mark.rule("EU-5.4.FA5", "EU-11.2.3")
def test_as_much_influence_as_the_rival_is_not_enough_and_his_marriage_counts() -> None:
    position = calm().alliance("england", "scotland").influence("england", scotland=2)
    position.influence("france", scotland=3)
    s, france = position.s, position.seat("france")
    assert may_forge(s, france, realm("scotland"))
    position.marriage("england", "scotland")
    assert not may_forge(s, france, realm("scotland"))


@pytest.mark.rule("EU-11.4.7", "EU-11.2.4", "EU-11.2.8", "EU-OPB44")
def test_marriages_of_others_make_subjugation_dearer_and_are_gone_then() -> None:
    position = calm().alliance("france", "scotland").influence("france", scotland=5)
    position.marriage("france", "scotland").influence("castile", scotland=0)
    position.marriage("castile", "scotland")
    s, france, scotland = position.s, position.seat("france"), realm("scotland")
    assert subjugation_cost(s, france, scotland) == 4 + 1 - 1
    Worked(s, {}, subjugate(s, france, scotland))
    assert cubes(position, "france", "scotland") == 1
    assert s.marriages[scotland] == 1 << france
    assert may_wed(s, position.seat("castile"), scotland) is False


@pytest.mark.rule("EU-11.4.6", "EU-13.4.11")
def test_tokens_of_manpower_make_a_realm_harder_to_subjugate_and_leave_then() -> None:
    position = calm().alliance("france", "scotland").influence("france", scotland=5)
    s, france, scotland = position.s, position.seat("france"), realm("scotland")
    position.plus("perth", 2)
    assert subjugation_cost(s, france, scotland) == 6
    assert not can_subjugate(s, france, scotland)
    position.plus("perth", 1)
    Worked(s, {}, subjugate(s, france, scotland))
    assert s.plus[province("perth")] == 0
    assert cubes(position, "france", "scotland") == 0


@pytest.mark.rule("EU-11.4.11", "EU-11.4.10")
def test_an_ally_of_tax_1_is_annexed_at_once_with_no_marriage_left() -> None:
    position = calm().alliance("castile", "navarra").marriage("castile", "navarra")
    position.influence("castile", aragon=1).marriage("france", "navarra")
    s, castile, navarra = position.s, position.seat("castile"), realm("navarra")
    assert subjugation_cost(s, castile, navarra) == 1 + 1 - 1
    Worked(s, {}, subjugate(s, castile, navarra))
    assert s.town[province("navarra")] == castile
    assert s.marriages[navarra] == 0
    assert s.ally[navarra] == NONE


@pytest.mark.rule("EU-11.4.12", "EU-SM.1", "EU-2.2.2")
def test_a_claim_on_a_released_vassal_needs_a_piece() -> None:
    position = calm().alliance("ottomans", "byzantium").marriage("ottomans", "byzantium")
    position.influence("ottomans", macedonia_thrace=3)
    claimed = [AREAS[a] for a in position.s.atlas.main_areas if AREAS[a] != "greece"][:8]
    position.claim("ottomans", *claimed)
    s, ottomans = position.s, position.seat("ottomans")
    assert claim_pieces_left(s, ottomans) == 0
    Worked(
        s,
        {},
        subjugate(s, ottomans, realm("byzantium")),
        ("ottomans", "claim-in-released greece"),
        ("ottomans", f"take-back-claim {claimed[0]}"),
    )
    assert claim_pieces_left(s, ottomans) == 0
    assert s.claims[area("greece")] == 1 << ottomans
    assert s.overlord[realm("athens")] == NONE
    assert s.claims[area(claimed[0])] == 0


@pytest.mark.rule("EU-11.2.5", "EU-13.2.3", "EU-11.4.12")
def test_an_npr_with_vassals_wants_a_marriage_however_small_it_is() -> None:
    position = (
        calm().alliance("ottomans", "byzantium").influence("ottomans", macedonia_thrace=5, greece=5)
    )
    s, ottomans, byzantium = position.s, position.seat("ottomans"), realm("byzantium")
    assert base_tax(s, ottomans) >= 2 * 3
    assert not can_subjugate(s, ottomans, byzantium)
    s.overlord[realm("athens")] = NONE
    assert can_subjugate(s, ottomans, byzantium)


# 12: Trade


@pytest.mark.rule("EU-12.5.4", "EU-12.5.5")
def test_two_pirates_leave_the_bottom_row_to_the_best_of_three() -> None:
    position, card = rivals((7, 4, 2), 2)
    s = position.s
    key = f"trade-in {TRADE.ids[card]} english-channel"
    Worked(s, {}, trade(s, 0, USUAL), ("england", key))
    bottom = row_income(s, s.content.trade.cards[card], 2, NODES.index("english-channel"))
    assert s.ducats == [bottom, 0, 0]


@pytest.mark.rule("EU-12.0.6", "EU-12.4.3", "EU-12.4.4")
def test_with_a_laid_merchant_in_a_node_no_other_one_trades_there() -> None:
    position, card = rivals((5, 1, 1))
    s = position.s
    nodes, node = s.content.trade.cards[card].nodes, NODES.index("english-channel")
    assert node in [nodes[n].node for _, n, second in nodes_for(s, 0, [card], 0) if not second]
    position.merchants("england", "english-channel", "kiev", laid=("english-channel",))
    assert node not in [nodes[n].node for _, n, second in nodes_for(s, 0, [card], 0) if not second]


@pytest.mark.rule("EU-12.4.3", "EU-12.0.7")
def test_a_laid_merchant_of_an_opponent_still_collects() -> None:
    position, card = rivals((5, 1, 1))
    s = position.s
    position.merchants("france", "english-channel", "kiev", laid=("english-channel",))
    s.merchants[2 * 3] = NODES.index("kiev")
    s.merchants[2 * 3 + 1] = NONE
    key = f"trade-in {TRADE.ids[card]} english-channel"
    Worked(s, {}, trade(s, 0, USUAL), ("england", key))
    bottom = row_income(s, s.content.trade.cards[card], 2, NODES.index("english-channel"))
    assert s.ducats[1:] == [bottom, 0]


@pytest.mark.rule("EU-12.2.2", "EU-12.5.2")
def test_an_occupied_town_still_carries_the_chain_but_is_no_key_province() -> None:
    position = calm("S07")
    s, france = position.s, position.seat("france")
    node = next(
        n for n in range(len(NODES)) if s.atlas.has_node[n] and NODES[n].startswith("champagne")
    )
    assert reaches(s, france, node)
    position.war("england", "france")
    for each in list(s.lands[realm("france")]):
        position.occupied("england", PROVINCES[each])
    assert reaches(s, france, node)


@pytest.mark.rule("EU-12.1.5")
def test_a_town_of_an_occupant_on_a_key_province_opens_the_node() -> None:
    position = calm("S17").war("castile", "aztec")
    s = position.s
    found = [
        at
        for number in s.content.trade.numbers
        for at in s.content.trade.cards[number].nodes
        if at.rule == 0 and any(s.atlas.province_realm[key] != NONE for key in at.keys)
    ]
    at = found[0]
    for key in at.keys:
        position.nobodys(PROVINCES[key])
    assert not meets_requirement(s, position.seat("england"), at)
    npr = next(key for key in at.keys if s.atlas.province_realm[key] != NONE)
    position.occupied("castile", PROVINCES[npr])
    assert meets_requirement(s, position.seat("england"), at)


@pytest.mark.rule("EU-12.5.6", "EU-12.5.7")
def test_pirates_of_the_primary_node_do_not_hurt_who_trades_in_the_secondary() -> None:
    position = Position().no_forces().no_relations().no_influence()
    s = position.s
    cards = s.content.trade.cards
    number, at = next(
        (n, each)
        for n in s.content.trade.numbers
        for each in cards[n].nodes
        if each.secondary != NONE
        and s.atlas.has_node[each.secondary]
        and s.atlas.has_node[each.node]
        and s.atlas.node_maritime[each.secondary]
    )
    for each in s.atlas.zones:
        if s.atlas.zone_continent[each] == NONE:
            s.ships[each] = s.ships[ZONE_COUNT + each] = 1
    for area_number in s.atlas.main_areas:
        s.influence[area_number] = s.influence[AREA_COUNT + area_number] = 1
    position.merchants("england", NODES[at.secondary]).merchants("france", NODES[at.node])
    position.merchants("castile")
    s.pirates[at.node] = 3
    s.trade_deck, s.trade_discard = [number], []
    position.active("england").mat("england", dip=1, ducats=0).mat("france", ducats=0)
    key = f"trade-secondary {TRADE.ids[number]} {NODES[at.node]} {NODES[at.secondary]}"
    Worked(s, {}, trade(s, 0, USUAL), ("england", key))
    assert s.ducats[0] == row_income(s, cards[number], 2, at.secondary)
    assert s.ducats[1] == 0


# 13: Non-Player Realms


@pytest.mark.rule("EU-13.5.3", "EU-13.5.8", "EU-13.2.2", "EU-OPB51")
def test_vassals_of_an_npr_add_to_its_invasion_and_are_left_out_where_enemies_stand() -> None:
    position = calm().war("castile", "aragon")
    s, aragon = position.s, realm("aragon")
    assert invading_strength(s, aragon) == strength(s, aragon) == 9 + 4
    position.infantry("castile", "naples", 1)
    assert invading_strength(s, aragon) == 9
    assert strength(s, aragon) == 13
    assert target_of_invasion(s, aragon) != NONE


@pytest.mark.rule("EU-13.4.3", "EU-11.3.33")
def test_an_active_ally_defends_with_half_on_land_and_all_its_ships() -> None:
    position = calm().war("castile", "france").alliance("france", "aragon", active=True)
    s, aragon = position.s, realm("aragon")
    there = defenders(s, False, aragon, area("aragon"))
    full = sum(tax_value(s, p) for p in there)
    assert force_of(s, False, aragon, there) == (full + 1) // 2
    zone = s.atlas.province_zones[province("barcelona")][0]
    ports = defenders(s, True, aragon, zone)
    assert force_of(s, True, aragon, ports) == sum(tax_value(s, p) for p in ports)


@pytest.mark.rule("EU-2.M20", "EU-13.4.13")
def test_a_grey_port_works_under_the_town_of_an_occupant() -> None:
    position = calm("S17").war("castile", "aztec")
    s = position.s
    assert not is_active_port(s, province("mexico"))
    position.occupied("castile", "mexico")
    assert is_active_port(s, province("mexico"))


@pytest.mark.rule("EU-13.0.4", "EU-11.4.1")
def test_a_vassal_province_that_loses_its_tokens_is_an_npr_the_others_stay() -> None:
    position = calm().vassal("castile", "granada", "gibraltar")
    s, granada = position.s, realm("granada")
    assert not s.lands[granada]
    Worked(s, ACTS, liberate(s, province("gibraltar"), True))
    assert s.lands[granada] == (province("gibraltar"),)
    assert s.vassal[province("granada")] == position.seat("castile")
    assert s.cb[granada] == 1 << position.seat("castile")
    assert s.owner[province("gibraltar")] == granada
