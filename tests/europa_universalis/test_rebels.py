"""Chapter 14 and EU-4.3.C, EU-4.3.I: Unrest, Rebel Dice, Rebel Units, liberation."""

import pytest

from kronika.core.asks import Rules
from kronika.games.europa_universalis.agenda import (
    BATTLES,
    REACTION_WINDOW,
    REBEL_DICE,
    REBELS_STEP,
    RECLAIM_TOKEN,
    Duty,
)
from kronika.games.europa_universalis.cb_tokens import reclaim_token
from kronika.games.europa_universalis.land import REBEL_RULE, base_tax, put_town, rebel
from kronika.games.europa_universalis.liberation import fall_to_rebels, liberate
from kronika.games.europa_universalis.places import AREAS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.rebel_dice import rebel_dice
from kronika.games.europa_universalis.rebel_units import rebels_step
from kronika.games.europa_universalis.religion import convert
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import (
    COLOURS,
    EXHAUST,
    FREE_STATE,
    LOSE_DUCATS,
    LOSE_POWER,
    NO_EFFECT,
    NONE,
    REBEL_FACES,
    REBELLION,
    REBELS,
    REMOVE_UNREST,
)
from kronika.games.europa_universalis.unrest import (
    add_unrest,
    all_restless,
    calm_provinces,
    may_calm,
    remove_unrest,
    restless,
    suffer_unrest,
)

from .helpers import area, province, realm
from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {REBEL_DICE: rebel_dice, REBELS_STEP: rebels_step, RECLAIM_TOKEN: reclaim_token}


def roll(
    position: Position, name: str, *faces: int, answers: tuple[tuple[str, str], ...] = ()
) -> Worked:
    s = position.s
    s.dice = s.dice.loaded(list(faces))
    s.agenda.append(Duty(REBEL_DICE, position.seat(name)))
    return _work(s, answers)


def _work(s: Table, answers: tuple[tuple[str, str], ...] = ()) -> Worked:
    duties = s.agenda.copy()
    s.agenda.clear()
    return Worked(s, ACTS, _put(s, duties), *answers)


def _put(s: Table, duties: list[Duty]) -> Rules:
    s.agenda += duties
    yield from ()


def step_c(position: Position, *answers: tuple[str, str]) -> Worked:
    position.s.agenda.append(Duty(REBELS_STEP, 0))
    return _work(position.s, answers)


def calm_board() -> Position:
    position = Position().no_forces().no_relations()
    s = position.s
    s.unrest = [False] * len(s.unrest)
    return position


# Unrest


@pytest.mark.rule("EU-14.1.1", "EU-14.1.3", "EU-OPC01", "EU-OPA21", "EU-4.3.H4")
def test_unrest_is_added_where_there_is_none_and_lapses_where_all_have_it() -> None:
    position = calm_board().unrest("badajoz")
    s, castile = position.s, position.seat("castile")
    leon = s.atlas.area_provinces[area("leon")]
    worked = Worked(s, {}, suffer_unrest(s, castile, leon, 1), ("castile", "add-unrest salamanca"))
    assert worked.asked[0][2] == ["add-unrest galicia", "add-unrest salamanca"]
    assert len(restless(s, castile, area("leon"))) == 2
    assert not Worked(s, {}, suffer_unrest(s, castile, [leon[0]], 3)).asked
    Worked(s, {}, suffer_unrest(s, castile, leon, 5))
    assert len(restless(s, castile, area("leon"))) == 3


@pytest.mark.rule("EU-14.1.2")
def test_provinces_of_nobody_have_no_unrest() -> None:
    s = calm_board().s
    assert calm_provinces(s, 2, s.atlas.area_provinces[area("aragon")]) == []
    assert not any(s.unrest[province(name)] for name in ("valencia", "granada"))


@pytest.mark.rule("EU-14.1.4")
def test_unrest_takes_no_income() -> None:
    position = calm_board()
    before = base_tax(position.s, position.seat("castile"))
    position.unrest("madrid", "galicia")
    assert base_tax(position.s, position.seat("castile")) == before


@pytest.mark.rule("EU-14.1.5", "EU-9.8.17")
def test_unrest_below_others_is_ignored() -> None:
    position = calm_board().unrest("badajoz", "galicia").rebel_towns("badajoz")
    position.occupied("england", "galicia")
    s, castile = position.s, position.seat("castile")
    assert all_restless(s, castile) == []
    assert calm_provinces(s, castile, [province("badajoz"), province("galicia")]) == []


@pytest.mark.rule("EU-14.1.6")
def test_towns_of_occupants_have_unrest_of_their_own() -> None:
    position = calm_board().occupied("england", "galicia")
    s, england = position.s, position.seat("england")
    assert restless(s, england, area("leon")) == [province("galicia")]
    remove_unrest(s, province("galicia"))
    assert all_restless(s, england) == []
    add_unrest(s, province("galicia"))
    assert s.occupant_unrest[province("galicia")]
    assert not s.unrest[province("galicia")]


@pytest.mark.rule("EU-14.1.8")
def test_unrest_may_stay_where_it_need_not_go() -> None:
    position = calm_board().unrest("badajoz", "galicia")
    s, castile = position.s, position.seat("castile")
    Worked(s, {}, may_calm(s, castile, all_restless(s, castile), 2), ("castile", "leave-unrest"))
    assert len(all_restless(s, castile)) == 2
    Worked(s, {}, may_calm(s, castile, all_restless(s, castile), 1), ("castile", "calm galicia"))
    assert all_restless(s, castile) == [province("badajoz")]


# Rebel Dice


@pytest.mark.rule("EU-14.2.4", "EU-OPC02")
def test_a_rebel_die_has_six_faces() -> None:
    assert sorted(calm_board().s.content.tables.rebel_die) == list(range(6))
    assert REBEL_FACES[REBELLION] == "rebellion"


@pytest.mark.rule("EU-14.2.1", "EU-14.2.2", "EU-14.2.3", "EU-4.3.I1")
def test_who_has_unrest_rolls_area_by_area_in_his_order() -> None:
    position = calm_board().unrest("badajoz", "galicia", "madrid")
    worked = roll(
        position,
        "castile",
        NO_EFFECT,
        NO_EFFECT,
        NO_EFFECT,
        answers=(("castile", "roll-in leon"),),
    )
    assert worked.asked[0][2] == ["roll-in castile", "roll-in leon"]
    assert position.s.dice.position == 3
    assert [duty.act for duty in worked.left] == [REACTION_WINDOW]
    assert not roll(position, "england").asked
    assert position.s.dice.position == 0


@pytest.mark.rule("EU-14.2.3")
def test_dice_can_be_limited_in_number_and_to_an_area() -> None:
    position = calm_board().unrest("badajoz", "galicia", "madrid")
    s = position.s
    s.dice = s.dice.loaded([NO_EFFECT] * 9)
    s.agenda.append(Duty(REBEL_DICE, position.seat("castile"), NONE, 1))
    _work(s, (("castile", "roll-in leon"),))
    assert s.dice.position == 1
    s.agenda.append(Duty(REBEL_DICE, position.seat("castile"), area("castile")))
    assert not [ask for ask in _work(s).asked if len(ask[2]) > 1]
    assert s.dice.position == 2


@pytest.mark.rule("EU-4.3.I1", "EU-14.1.6")
def test_occupants_roll_for_their_towns_and_covered_discs_do_not() -> None:
    position = calm_board().unrest("badajoz", "galicia").occupied("england", "galicia")
    position.rebel_towns("badajoz")
    roll(position, "castile")
    assert position.s.dice.position == 0
    roll(position, "england", REBELLION)
    assert position.s.occupant[province("galicia")] == NONE
    assert position.s.town[province("galicia")] == position.seat("castile")


@pytest.mark.rule("EU-TC01", "EU-14.2.5", "EU-14.2.6", "EU-14.2.12", "EU-14.2.16", "EU-OPC21")
@pytest.mark.rule("EU-14.2.15")
def test_rebellions_take_units_first_then_provinces_and_calm_comes_last() -> None:
    position = calm_board().unrest("badajoz", "galicia", "salamanca")
    position.infantry("castile", "leon", 1)
    s, castile = position.s, position.seat("castile")
    exhausted = s.exhausted[castile]
    roll(
        position,
        "castile",
        *(REMOVE_UNREST, REBELLION, REBELLION),
        answers=(("castile", "give-up galicia"), ("castile", "calm salamanca")),
    )
    assert s.infantry[castile * len(AREAS) + area("leon")] == 0
    assert s.exhausted[castile] == exhausted + 1
    assert s.occupant[province("galicia")] == REBELS
    assert restless(s, castile, area("leon")) == [province("badajoz")]
    assert s.rebels[area("leon")] == 0


@pytest.mark.rule("EU-14.2.5")
def test_units_fall_by_the_rules_of_casualties() -> None:
    position = calm_board().unrest("badajoz", "galicia", "salamanca")
    position.army("castile", 1, "leon", infantry=1, cavalry=1)
    position.army("castile", 1, "leon", "mercenary", cavalry=1)
    s, castile = position.s, position.seat("castile")
    roll(
        position,
        "castile",
        *(REBELLION, REBELLION, NO_EFFECT),
        answers=(("castile", "lose-unit regular cavalry army-1"),),
    )
    assert s.mercenaries == 0
    assert s.army[castile * 27 : castile * 27 + 3] == [1, 0, 0]


@pytest.mark.rule("EU-14.2.7")
def test_a_core_province_gets_a_rebel_town_and_covers_a_slot() -> None:
    position = calm_board().unrest("badajoz")
    s, castile = position.s, position.seat("castile")
    before = base_tax(s, castile)
    roll(position, "castile", REBELLION)
    assert s.occupant[province("badajoz")] == REBELS
    assert s.covered_small[castile] == 1
    assert base_tax(s, castile) == before - 1


@pytest.mark.rule("EU-TC02", "EU-14.2.8", "EU-14.3.11", "EU-14.3.13", "EU-14.3.15", "EU-4.3.C4")
@pytest.mark.rule("EU-7.6.3", "EU-13.0.3")
def test_what_is_no_core_is_liberated_with_a_casus_belli() -> None:
    position = calm_board().town("france", "valencia", unrest=True).truce("france", "aragon")
    s, france = position.s, position.seat("france")
    roll(position, "france", REBELLION)
    assert s.owner[province("valencia")] == realm("aragon")
    assert s.town[province("valencia")] == NONE
    assert s.cb[realm("aragon")] == 1 << france
    assert not s.truces[realm("aragon")]


@pytest.mark.rule("EU-14.2.9", "EU-14.2.10", "EU-14.2.11")
def test_losses_of_power_manpower_and_ducats() -> None:
    position = calm_board().unrest("badajoz", "galicia", "salamanca")
    position.mat("castile", adm=2, dip=1, mil=0, ducats=5).manpower("castile", 3)
    s, castile = position.s, position.seat("castile")
    position.infantry("castile", "castile", 1)
    roll(
        position,
        "castile",
        *(LOSE_DUCATS, LOSE_POWER, EXHAUST),
        answers=(("castile", "lose-of dip"), ("castile", "rebels-exhaust-single castile")),
    )
    assert s.power[castile * 3 : castile * 3 + 3] == [2, 0, 0]
    assert s.ducats[castile] == 3
    assert (s.available[castile], s.exhausted[castile]) == (3, 1)


@pytest.mark.rule("EU-14.2.10")
def test_units_of_armies_can_be_exhausted_too() -> None:
    position = calm_board().unrest("badajoz").manpower("castile", 0)
    position.army("castile", 2, "castile", cavalry=1)
    s, castile = position.s, position.seat("castile")
    roll(position, "castile", EXHAUST)
    assert s.exhausted[castile] == 1
    assert s.army_area[castile * 3 + 1] == NONE


@pytest.mark.rule("EU-14.2.13", "EU-14.2.14", "EU-OPA38")
def test_what_cannot_be_paid_costs_ducats_with_loans_and_then_bankruptcy() -> None:
    position = calm_board().unrest("badajoz", "galicia").manpower("castile", 0)
    position.mat("castile", adm=0, dip=0, mil=0, ducats=1, interest=4, prestige=9)
    s, castile = position.s, position.seat("castile")
    roll(position, "castile", LOSE_POWER, EXHAUST)
    assert (s.ducats[castile], s.interest[castile]) == (2, 5)
    position.unrest("salamanca")
    s.unrest[province("badajoz")] = s.unrest[province("galicia")] = False
    s.ducats[castile] = 1
    roll(position, "castile", LOSE_DUCATS)
    assert (s.ducats[castile], s.interest[castile], s.prestige[castile]) == (0, 2, 4)


@pytest.mark.rule("EU-EXA02", "EU-EXC03")
def test_the_example_of_cordoba() -> None:
    position = calm_board().unrest("cordoba").mat("castile", adm=1, dip=1, mil=1)
    position.rebels("leon", 2).rebel_towns("badajoz")
    s, castile = position.s, position.seat("castile")
    roll(position, "castile", LOSE_POWER, answers=(("castile", "lose-of adm"),))
    assert s.power[castile * 3] == 0
    assert s.dice.position == 1


# Liberation


@pytest.mark.rule("EU-TC03", "EU-14.3.12")
def test_occupied_provinces_return_to_their_owner_as_they_were() -> None:
    position = calm_board().unrest("galicia").occupied("england", "galicia", "badajoz")
    s, castile, england = position.s, position.seat("castile"), position.seat("england")
    towns = s.small_towns[england]
    for name in ("galicia", "badajoz"):
        Worked(s, ACTS, fall_to_rebels(s, province(name)))
    assert s.small_towns[england] == towns - 2
    assert s.covered_small[castile] == 0
    assert [s.unrest[province(name)] for name in ("galicia", "badajoz")] == [True, False]
    assert not any(s.cb)


@pytest.mark.rule("EU-14.3.13")
def test_a_core_of_a_player_becomes_his_town() -> None:
    position = calm_board().town("castile", "limousin", unrest=True)
    s, france = position.s, position.seat("france")
    Worked(s, ACTS, fall_to_rebels(s, province("limousin")))
    assert s.town[province("limousin")] == france
    assert not s.unrest[province("limousin")]
    assert s.cb[realm("france")] == 1 << position.seat("castile")


@pytest.mark.rule("EU-14.3.13", "EU-7.6.7")
def test_a_core_token_decides_whose_core_it_is() -> None:
    position = calm_board().town("castile", "valencia", unrest=True).core("france", "aragon")
    s = position.s
    Worked(s, ACTS, fall_to_rebels(s, province("valencia")))
    assert s.town[province("valencia")] == position.seat("france")


@pytest.mark.rule("EU-14.3.13", "EU-14.3.16", "EU-13.0.1")
def test_a_realm_that_was_gone_appears_again() -> None:
    position = calm_board().town("castile", "granada", "gibraltar", unrest=True)
    s = position.s
    assert s.lands[realm("granada")] == ()
    Worked(s, ACTS, fall_to_rebels(s, province("gibraltar")))
    assert s.lands[realm("granada")] == (province("gibraltar"),)
    assert s.capital[realm("granada")] == province("gibraltar")
    Worked(s, ACTS, liberate(s, province("granada"), False))
    assert s.lands[realm("granada")] == (province("gibraltar"), province("granada"))
    assert s.cb[realm("granada")] == 1 << position.seat("castile")


@pytest.mark.rule("EU-14.3.10", "EU-14.3.22", "EU-4.3.C3")
def test_a_vassal_is_liberated_unless_it_is_a_core_of_its_overlord() -> None:
    position = calm_board().vassal("castile", "granada", "gibraltar", unrest=True)
    s, castile = position.s, position.seat("castile")
    Worked(s, ACTS, fall_to_rebels(s, province("granada")))
    assert s.vassal[province("granada")] == NONE
    assert s.lands[realm("granada")] == (province("granada"),)
    assert s.vassal[province("gibraltar")] == castile
    assert s.cb[realm("granada")] == 1 << castile
    position.vassal("castile", "granada", unrest=True).core("castile", "andalucia")
    Worked(s, ACTS, fall_to_rebels(s, province("granada")))
    assert s.occupant[province("granada")] == REBELS
    assert s.covered_vassals[castile] == 1


def _territory(position: Position) -> int:
    s = position.s
    return next(p for p in s.atlas.provinces if s.atlas.province_realm[p] == NONE)


@pytest.mark.rule("EU-14.3.14", "EU-OPC03", "EU-OPC30", "EU-13.3.1", "EU-13.3.2")
def test_a_territory_becomes_a_free_state_of_a_colour() -> None:
    position = Position("S16").no_forces().no_relations().at(1, phase="peace-and-rebels")
    s = position.s
    s.first = position.seat("austria")
    place = _territory(position)
    put_town(s, position.seat("england"), place, True)
    worked = Worked(s, ACTS, fall_to_rebels(s, place), ("austria", "free-territory violet striped"))
    assert worked.asked[0][0] == position.seat("austria")
    assert len(worked.asked[0][2]) == 8
    number = COLOURS.index("violet") * 2 + 1
    assert s.dnpr[place] == number
    assert s.owner[place] == FREE_STATE + number
    assert s.capital[FREE_STATE + number] == place
    assert s.cb[FREE_STATE + number] == 1 << position.seat("england")
    other = next(
        p for p in s.atlas.provinces if s.atlas.province_realm[p] == NONE and s.owner[p] == NONE
    )
    put_town(s, position.seat("france"), other, True)
    position.active("france")
    worked = Worked(s, ACTS, liberate(s, other, True), ("france", "free-territory violet striped"))
    assert s.lands[FREE_STATE + number] == tuple(sorted([place, other]))
    assert s.capital[FREE_STATE + number] == place


@pytest.mark.rule("EU-14.3.15", "EU-SM.1")
def test_with_both_cb_tokens_in_play_one_is_moved() -> None:
    position = calm_board().town("france", "valencia", unrest=True)
    position.cb("france", "burgundy").cb("france", "savoy")
    s, france = position.s, position.seat("france")
    Worked(s, ACTS, fall_to_rebels(s, province("valencia")), ("france", "move-cb savoy"))
    assert s.cb[realm("aragon")] == s.cb[realm("burgundy")] == 1 << france
    assert not s.cb[realm("savoy")]


@pytest.mark.rule("EU-SM.1")
def test_without_pieces_a_claim_becomes_a_cb_token() -> None:
    position = calm_board().town("france", "valencia", unrest=True)
    position.claim("france", *("leon", "castile", "andalucia", "lombardy", "venetia", "naples"))
    position.claim("france", "ireland", "scotland")
    s, france = position.s, position.seat("france")
    Worked(s, ACTS, fall_to_rebels(s, province("valencia")), ("france", "turn-claim naples"))
    assert s.cb[realm("aragon")] == 1 << france
    assert not s.claims[area("naples")]


@pytest.mark.rule("EU-SM.5")
def test_with_all_rebel_towns_in_play_one_is_taken_from_elsewhere() -> None:
    position = calm_board().unrest("badajoz")
    s = position.s
    held = [*s.lands[realm("england")], s.lands[realm("france")][0]]
    for each in held:
        rebel(s, each)
    assert len(held) == 15
    roll(position, "castile", REBELLION, answers=(("castile", "take-rebel-town london"),))
    assert s.occupant[province("london")] == NONE
    assert s.occupant[province("badajoz")] == REBELS


# Rebel Units


@pytest.mark.rule("EU-EXA01", "EU-EXC01", "EU-14.3.5", "EU-14.3.6", "EU-14.3.9", "EU-4.3.C2")
@pytest.mark.rule("EU-4.3.C3", "EU-14.3.4")
def test_the_example_of_leon() -> None:
    position = calm_board().unrest("galicia", "badajoz").rebels("leon", 2)
    s, castile = position.s, position.seat("castile")
    step_c(position)
    assert s.occupant[province("galicia")] == s.occupant[province("badajoz")] == REBELS
    assert s.covered_small[castile] == 2
    assert s.rebels[area("leon")] == 2


@pytest.mark.rule("EU-EXC02", "EU-EXA01", "EU-4.3.C5", "EU-4.3.C7", "EU-14.3.17", "EU-14.3.19")
def test_the_example_of_leon_goes_on() -> None:
    position = calm_board().unrest("galicia", "badajoz").rebel_towns("galicia", "badajoz")
    s = position.rebels("leon", 2).s
    step_c(position)
    assert s.rebels[area("leon")] == 1
    position.rebels("leon", 2).unrest("murcia")
    step_c(position)
    assert (s.rebels[area("leon")], s.rebels[area("castile")]) == (1, 1)
    assert s.occupant[province("murcia")] == NONE


@pytest.mark.rule("EU-4.3.C7", "EU-14.3.19")
def test_a_single_rebel_unit_never_moves() -> None:
    position = calm_board().rebels("leon", 1).unrest("murcia")
    step_c(position)
    assert position.s.rebels[area("leon")] == position.s.rebels[area("castile")] == 0


@pytest.mark.rule("EU-14.3.21", "EU-14.3.6", "EU-14.3.12")
def test_what_a_siege_lays_bare_is_not_besieged_in_the_same_step() -> None:
    position = calm_board().unrest("galicia").occupied("england", "galicia").rebels("leon", 2)
    s = position.s
    step_c(position)
    assert s.occupant[province("galicia")] == NONE
    assert s.unrest[province("galicia")]
    assert s.rebels[area("leon")] == 2
    step_c(position)
    assert s.occupant[province("galicia")] == REBELS


@pytest.mark.rule("EU-TC19", "EU-14.3.6", "EU-14.3.7")
def test_large_provinces_fall_first_then_by_alphabet() -> None:
    position = calm_board().town("france", "artois", unrest=True).rebels("seine", 3)
    position.unrest("champagne", "paris")
    s = position.s
    assert not step_c(position).asked
    assert s.occupant[province("champagne")] == REBELS
    assert s.occupant[province("paris")] == NONE
    assert s.owner[province("artois")] == realm("burgundy")


@pytest.mark.rule("EU-14.3.8")
def test_of_several_players_the_poorest_there_chooses() -> None:
    position = calm_board().unrest("bordeaux").town("castile", "anjou", unrest=True)
    position.unrest("armagnac", "poitou", "saintonge").rebels("aquitaine", 3)
    s = position.s
    worked = step_c(position, ("castile", "lose-to-rebels poitou"))
    assert worked.asked[0][0] == position.seat("castile")
    assert worked.asked[0][2] == [
        f"lose-to-rebels {name}" for name in ("anjou", "armagnac", "poitou", "saintonge")
    ]
    assert s.occupant[province("bordeaux")] == s.occupant[province("poitou")] == REBELS
    assert s.occupant[province("armagnac")] == NONE


@pytest.mark.rule("EU-14.3.8")
def test_with_equal_incomes_the_alphabet_decides() -> None:
    position = calm_board().nobodys("armagnac", "poitou", "saintonge", "bordeaux")
    position.town("castile", "anjou", unrest=True).town("england", "poitou", unrest=True)
    s = position.rebels("aquitaine", 1).s
    assert not step_c(position).asked
    assert s.owner[province("anjou")] == realm("provence")
    assert s.town[province("poitou")] == position.seat("england")


@pytest.mark.rule("EU-14.3.8")
def test_vassal_tokens_count_half_for_the_income_of_an_area() -> None:
    position = calm_board().nobodys("armagnac", "poitou", "saintonge", "bordeaux")
    position.vassal("castile", "anjou", unrest=True).town("england", "armagnac", unrest=True)
    s = position.rebels("aquitaine", 1).s
    step_c(position, ("castile", "lose-to-rebels armagnac"))
    assert s.town[province("armagnac")] == position.seat("france")


@pytest.mark.rule("EU-4.3.C1", "EU-14.3.4")
def test_areas_with_most_rebels_come_first() -> None:
    position = calm_board().unrest("badajoz", "lancashire", "berry")
    position.rebels("leon", 2).rebels("northumbria", 3).rebels("loire", 2)
    worked = Worked(position.s, {}, rebels_step(position.s, Duty(REBELS_STEP, 0)))
    assert [AREAS[duty.b] for duty in worked.left] == ["northumbria", "leon", "loire"]


@pytest.mark.rule("EU-4.3.C8", "EU-14.3.21")
def test_rebels_that_besieged_stay_and_those_that_moved_besiege_later() -> None:
    position = calm_board().unrest("badajoz", "murcia").rebels("leon", 3).rebels("aragon", 4)
    s = position.s
    step_c(position)
    assert s.occupant[province("badajoz")] == REBELS
    assert s.rebels[area("leon")] == 3
    assert s.rebels[area("castile")] == 3
    assert s.occupant[province("murcia")] == NONE


@pytest.mark.rule("EU-4.3.C5", "EU-14.3.17", "EU-14.1.5")
def test_rebels_go_where_most_unrest_is_that_nothing_covers() -> None:
    position = calm_board().rebels("aragon", 3)
    position.unrest("murcia", "burgos", "badajoz", "galicia", "salamanca")
    position.rebel_towns("galicia", "salamanca")
    step_c(position)
    assert position.s.rebels[area("castile")] == 2


@pytest.mark.rule("EU-4.3.C5", "EU-14.3.17")
def test_then_most_towns_decide_then_the_alphabet() -> None:
    position = calm_board().rebels("aragon", 3).unrest("murcia", "badajoz")
    position.town("castile", "gibraltar").nobodys("burgos")
    step_c(position)
    assert position.s.rebels[area("leon")] == 2
    position = calm_board().rebels("aragon", 3).unrest("murcia", "badajoz")
    step_c(position)
    assert position.s.rebels[area("castile")] == 2


@pytest.mark.rule("EU-4.3.C5", "EU-4.3.C6", "EU-14.3.18", "EU-14.3.23", "EU-OPC22")
def test_rebels_fight_where_they_are_not_outnumbered() -> None:
    position = calm_board().rebels("aragon", 4).unrest("murcia")
    position.infantry("castile", "castile", 2).infantry("france", "castile", 1)
    worked = step_c(position)
    s = position.s
    assert [duty.act for duty in worked.left] == [BATTLES]
    assert s.pending == [(False, area("castile"), REBEL_RULE)]
    position = calm_board().rebels("aragon", 3).unrest("murcia")
    position.infantry("castile", "castile", 2).infantry("france", "castile", 1)
    assert not step_c(position).left
    assert position.s.rebels[area("aragon")] == 2


@pytest.mark.rule("EU-OPC29")
def test_rebels_need_no_ship_at_an_island() -> None:
    position = calm_board().town("castile", "baleares", unrest=True).rebels("aragon", 1)
    assert position.s.atlas.is_island(province("baleares"))
    step_c(position)
    assert position.s.owner[province("baleares")] == realm("aragon")


@pytest.mark.rule("EU-14.3.1", "EU-14.3.2")
def test_rebels_leave_realms_of_nobody_alone() -> None:
    position = calm_board().rebels("lombardy", 5)
    before = position.s.owner.copy()
    step_c(position)
    assert position.s.owner == before


# Optional rule 5


@pytest.mark.rule("EU-14.4.3")
def test_rebels_of_another_faith_are_religious_if_that_is_played() -> None:
    for is_on in (True, False):
        position = Position(switches={"religious-rebels": is_on}).no_forces()
        s = position.unrest("cordoba", "badajoz").s
        for name in ("cordoba", "badajoz"):
            Worked(s, ACTS, fall_to_rebels(s, province(name)))
        assert s.religious[province("cordoba")] == is_on
        assert not s.religious[province("badajoz")]
        convert(s, area("leon"), 2)
        Worked(s, ACTS, may_calm(s, 0, [], 0))
        assert s.religious[province("badajoz")] == is_on


@pytest.mark.rule("EU-13.3.3")
def test_a_territory_that_is_a_core_of_a_player_gets_no_token() -> None:
    position = Position("S16").no_forces().no_relations().at(1, phase="peace-and-rebels")
    s = position.s
    place = _territory(position)
    put_town(s, position.seat("england"), place, True)
    position.core("france", AREAS[s.atlas.province_area[place]])
    assert not Worked(s, ACTS, fall_to_rebels(s, place)).asked
    assert s.town[place] == position.seat("france")
    assert s.dnpr[place] == NONE
