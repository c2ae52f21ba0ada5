"""Chapters 19.1 and 19.2: Cardinals and the Papal Controller."""

import pytest

from kronika.games.europa_universalis.agenda import RECLAIM_CUBES
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.curia import (
    cardinals_of,
    catholic_players,
    gain_cardinal,
    is_uncontested,
    lose_cardinal,
    open_slots,
    papal_controller,
    uncontested_prestige,
)
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.scoring import final_points
from kronika.games.europa_universalis.terms import NONE

pytestmark = pytest.mark.compiled


def catholics() -> Position:
    """England, France and Castile, all of them Catholic, without Cardinals."""
    return Position("S07").no_relations().cardinals()


@pytest.mark.rule("EU-19.1.2")
def test_there_is_a_slot_more_than_catholic_players() -> None:
    position = catholics()
    assert catholic_players(position.s) == 3
    assert open_slots(position.s) == 4
    position.state_religion("england", "protestant")
    assert open_slots(position.s) == 3
    position.state_religion("france", "counter-reformed")
    assert open_slots(position.s) == 3


@pytest.mark.rule("EU-19.1.3", "EU-TC11")
def test_a_new_cardinal_pushes_the_last_one_out() -> None:
    position = catholics().cardinals("france", "castile", "france", "england")
    s = position.s
    assert gain_cardinal(s, position.seat("castile"))
    seats = [position.seat(each) for each in ("castile", "france", "castile", "france")]
    assert s.cardinals == seats


@pytest.mark.rule("EU-19.1.1")
def test_only_catholics_gain_cardinals() -> None:
    position = catholics().state_religion("france", "protestant")
    assert not gain_cardinal(position.s, position.seat("france"))
    assert not position.s.cardinals


@pytest.mark.rule("EU-19.1.1", "EU-2.2.6")
def test_a_cardinal_is_a_cube_which_may_have_to_be_taken_from_elsewhere() -> None:
    position = catholics().mat("france", adm=10, dip=10, mil=10)
    s = position.s
    assert not gain_cardinal(s, position.seat("france"))
    assert s.agenda[-1].act == RECLAIM_CUBES
    assert not s.cardinals


@pytest.mark.rule("EU-19.1.4")
def test_the_ally_of_the_papal_states_holds_roma_until_somebody_controls_it() -> None:
    position = catholics()
    s = position.s
    settle(s)
    assert s.roma == NONE
    position.alliance("france", "papal-states")
    settle(s)
    assert s.roma == position.seat("france")
    position.occupied("castile", "roma")
    settle(s)
    assert s.roma == position.seat("castile")


@pytest.mark.rule("EU-19.1.5")
def test_who_controls_roma_has_no_other_cardinal() -> None:
    position = catholics().cardinals("castile", "france", "castile")
    s = position.s
    position.town("castile", "roma")
    settle(s)
    assert s.roma == position.seat("castile")
    assert s.cardinals == [position.seat("france")]
    assert not gain_cardinal(s, position.seat("castile"))
    position.nobodys("roma")
    settle(s)
    assert s.roma == NONE
    assert gain_cardinal(s, position.seat("castile"))


@pytest.mark.rule("EU-OPC26", "EU-19.1.4")
def test_roma_in_the_hands_of_a_protestant_is_the_catholic_allys() -> None:
    position = catholics().state_religion("england", "protestant").occupied("england", "roma")
    s = position.s
    settle(s)
    assert s.roma == NONE
    position.alliance("france", "papal-states")
    settle(s)
    assert s.roma == position.seat("france")
    position.state_religion("france", "protestant")
    settle(s)
    assert s.roma == NONE


@pytest.mark.rule("EU-19.1.6", "EU-OPC12")
def test_who_is_no_longer_catholic_loses_all_cardinals() -> None:
    position = catholics().cardinals("france", "castile", "england", "castile")
    position.alliance("france", "papal-states")
    s = position.s
    settle(s)
    position.state_religion("france", "protestant")
    settle(s)
    seats = [position.seat(each) for each in ("castile", "england", "castile")]
    assert s.cardinals == seats
    assert s.roma == NONE
    position.state_religion("england", "protestant")
    settle(s)
    assert s.cardinals == [position.seat("castile")] * 2


@pytest.mark.rule("EU-19.2.1", "EU-19.2.2", "EU-TC12")
def test_roma_decides_a_tie_but_does_not_make_uncontested() -> None:
    position = catholics().cardinals("castile", "castile", "france")
    position.alliance("france", "papal-states")
    s = position.s
    settle(s)
    france, castile = position.seat("france"), position.seat("castile")
    assert cardinals_of(s, france) == cardinals_of(s, castile) == 2
    assert papal_controller(s) == france
    assert not is_uncontested(s, france)
    position.no_relations()
    settle(s)
    assert papal_controller(s) == castile
    assert is_uncontested(s, castile)


@pytest.mark.rule("EU-19.2.1", "EU-19.2.2")
def test_the_leftmost_cardinal_decides_and_one_is_never_uncontested() -> None:
    position = catholics()
    s = position.s
    assert papal_controller(s) == NONE
    position.cardinals("england", "castile")
    assert papal_controller(s) == position.seat("england")
    position.cardinals("castile")
    assert not is_uncontested(s, position.seat("castile"))


@pytest.mark.rule("EU-19.2.4", "EU-EXC05", "EU-EXA04")
def test_what_an_uncontested_controller_scores() -> None:
    position = Position("S11").no_relations().cardinals("france", "france", "castile")
    s = position.s
    position.state_religion("england", "protestant").alliance("france", "papal-states")
    settle(s)
    france = position.seat("france")
    assert papal_controller(s) == france
    assert is_uncontested(s, france)
    assert catholic_players(s) == 3
    assert uncontested_prestige(s) == 2
    for seat in range(s.count):
        s.religion[s.realm_of[seat]] = 0
    assert uncontested_prestige(s) == min(3, s.count - 1)


@pytest.mark.rule("EU-16.5.8")
def test_a_cardinal_is_lost_and_the_others_move_up() -> None:
    position = catholics().cardinals("france", "castile", "england")
    lose_cardinal(position.s, 1)
    assert position.s.cardinals == [position.seat("france"), position.seat("england")]


@pytest.mark.rule("EU-19.2.5", "EU-EXC09")
def test_the_controller_scores_at_the_end_what_catholics_there_are() -> None:
    position = catholics().cardinals("france")
    s = position.s
    assert final_points(s, position.seat("france"))["curia"] == 3
    assert final_points(s, position.seat("castile"))["curia"] == 0
