"""Loans, Manpower, Stability, National Focus: EU-5.1.NF, EU-5.2, EU-5.3, chapter 7."""

import pytest

from kronika.games.europa_universalis.agenda import RECLAIM_CUBES
from kronika.games.europa_universalis.focus import can_focus, focus
from kronika.games.europa_universalis.loans import (
    can_increase_stability,
    can_loan_repay,
    can_loan_take,
    can_replenish,
    increase_stability,
    loan_repay,
    loan_take,
    replenish,
    stability_cost,
)
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.names import CARDS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import (
    charge,
    cubes_left,
    gain_power,
    lower_stability,
    raise_stability,
)
from kronika.games.europa_universalis.terms import ADM, CUBES, DIP, MIL, NONE, POWERS

from .working import Worked

pytestmark = pytest.mark.compiled


def power(position: Position, realm: str) -> list[int]:
    seat = position.seat(realm)
    return position.s.power[seat * len(POWERS) : (seat + 1) * len(POWERS)]


@pytest.mark.rule("EU-5.2.LO1", "EU-7.4.10", "EU-7.4.11")
def test_a_loan_gives_five_ducats_below_five_tokens_of_interest() -> None:
    position = Position().active("france").mat("france", ducats=1, interest=4)
    s = position.s
    Worked(s, {}, loan_take(s, 1, USUAL))
    assert (s.ducats[1], s.interest[1]) == (6, 5)
    assert not can_loan_take(s, 1, USUAL)


@pytest.mark.rule("EU-5.2.LO3", "EU-7.4.12", "EU-4.4.0.2")
def test_a_loan_is_repaid_for_six_ducats_but_not_in_phase_4() -> None:
    position = Position().active("france").mat("france", ducats=6, interest=1)
    s = position.s
    assert can_loan_repay(s, 1, USUAL)
    position.at(1, phase="income-and-upkeep")
    assert not can_loan_repay(s, 1, USUAL)
    position.at(1)
    Worked(s, {}, loan_repay(s, 1, USUAL))
    assert (s.ducats[1], s.interest[1]) == (0, 0)
    position.mat("france", ducats=5, interest=1)
    assert not can_loan_repay(s, 1, USUAL)


@pytest.mark.rule("EU-5.2.RM1", "EU-9.3.7")
def test_one_military_power_replenishes_three_units_or_part_of_three() -> None:
    position = Position().active("france").mat("france", mil=3).manpower("france", 2, exhausted=4)
    s = position.s
    Worked(s, {}, replenish(s, 1, USUAL), ("france", "replenish 2"))
    assert (s.available[1], s.exhausted[1], power(position, "france")[MIL]) == (6, 0, 1)
    assert not can_replenish(s, 1, USUAL)


@pytest.mark.rule("EU-5.3.ST1", "EU-EXA20", "EU-7.3.2", "EU-OPA22")
def test_stability_costs_five_and_what_it_is() -> None:
    position = Position().active("france").cardinals().mat("france", adm=10, stability=-3)
    s = position.s
    s.roma = NONE
    costs = []
    for stability in range(-3, 3):
        position.mat("france", stability=stability)
        costs.append(stability_cost(s, 1, USUAL))
    assert costs == [2, 3, 4, 5, 6, 7]
    position.mat("france", stability=0, adm=10)
    Worked(s, {}, increase_stability(s, 1, USUAL))
    assert (s.stability[1], power(position, "france")[ADM]) == (1, 5)
    assert not can_increase_stability(s, 1, USUAL)
    position.mat("france", stability=3, adm=10)
    assert not can_increase_stability(s, 1, USUAL)


@pytest.mark.rule("EU-19.2.3", "EU-15.0.8")
def test_papal_controller_and_orthodox_pay_one_less() -> None:
    position = Position().active("france").cardinals("france").mat("france", stability=0)
    s = position.s
    assert stability_cost(s, 1, USUAL) == 4
    position.state_religion("france", "orthodox").cardinals()
    s.roma = NONE
    assert stability_cost(s, 1, USUAL) == 4
    position.mat("france", stability=1)
    assert stability_cost(s, 1, USUAL) == 6


@pytest.mark.rule("EU-7.3.6", "EU-7.3.7", "EU-7.3.1", "EU-9.1.21")
def test_stability_beyond_its_ends_is_administrative_power() -> None:
    position = Position().mat("france", stability=2, adm=1, dip=1, mil=0)
    s = position.s
    raise_stability(s, 1, 2)
    assert (s.stability[1], power(position, "france")) == (3, [3, 1, 0])
    position.mat("france", stability=-2)
    lower_stability(s, 1, 3)
    assert (s.stability[1], power(position, "france")) == (-3, [0, 0, 0])


@pytest.mark.rule("EU-7.1.5", "EU-2.C2")
def test_at_most_ten_of_a_type_are_kept() -> None:
    position = Position().no_influence().mat("france", adm=9, dip=0, mil=0)
    assert gain_power(position.s, 1, ADM, 4) == 1
    assert power(position, "france")[ADM] == 10


@pytest.mark.rule("EU-2.2.4", "EU-2.2.6")
def test_thirty_cubes_are_all_there_are() -> None:
    position = Position().no_influence().mat("france", adm=10, dip=10, mil=5)
    s = position.s
    s.cardinals = []
    s.roma = NONE
    position.influence("france", lombardy=3)
    assert cubes_left(s, 1) == CUBES - 28
    assert gain_power(s, 1, MIL, 4) == 2
    duty = s.agenda[-1]
    assert (duty.act, duty.a, duty.b, duty.c) == (RECLAIM_CUBES, 1, MIL, 2)


@pytest.mark.rule("EU-EXA24", "EU-7.4.15", "EU-7.4.16", "EU-5.2.LO2", "EU-OPA26")
def test_a_compulsory_cost_is_paid_with_loans_or_ruins() -> None:
    position = Position().mat("france", ducats=0, interest=3, adm=5, dip=10, mil=1, stability=1)
    s = position.s
    twin = s.copy()
    assert charge(s, 1, 9) == 9
    assert (s.ducats[1], s.interest[1]) == (1, 5)
    position.s = twin
    prestige = twin.prestige[1]
    assert charge(twin, 1, 12) == 10
    assert (twin.ducats[1], twin.interest[1], twin.stability[1]) == (0, 2, -2)
    assert twin.prestige[1] == prestige - 5
    assert power(position, "france") == [2, 7, 0]


@pytest.mark.rule("EU-7.4.16")
def test_bankruptcy_dismisses_mercenaries_and_advisors() -> None:
    position = Position().no_forces().mat("france", ducats=0, interest=5)
    s = position.s
    position.army("france", 1, "loire", infantry=2).army(
        "france", 1, "loire", "mercenary", infantry=2, cavalry=1
    )
    s.advisors[len(POWERS) + DIP] = 40
    assert s.mercenaries == 3
    charge(s, 1, 1)
    assert s.mercenaries == 0
    assert sum(s.army) == 2
    assert s.advisors[len(POWERS) + DIP] == NONE


@pytest.mark.rule("EU-5.1.NF1", "EU-5.1.NF2")
def test_focus_moves_one_cube_from_each_of_the_others_once_a_round() -> None:
    position = Position().active("france").mat("france", adm=1, dip=2, mil=3)
    s = position.s
    Worked(
        s,
        {},
        focus(s, 1, USUAL),
        ("france", "focus-on mil"),
        ("france", "focus-from adm"),
        ("france", "focus-from dip"),
    )
    assert power(position, "france") == [0, 1, 5]
    assert not can_focus(s, 1, USUAL)
    s.memory.begin_round()
    assert can_focus(s, 1, USUAL)


@pytest.mark.rule("EU-5.1.NF2")
def test_a_full_pool_takes_nothing() -> None:
    position = Position().active("france").mat("france", adm=1, dip=0, mil=10)
    worked = Worked(position.s, {}, focus(position.s, 1, USUAL), ("france", "focus-on dip"))
    assert worked.asked[0][2] == ["focus-on adm", "focus-on dip"]


@pytest.mark.rule("EU-5.1.NF3")
def test_one_card_fewer_comes_than_goes_and_discards_join_later() -> None:
    position = Position().active("france").mat("france", adm=0, dip=0, mil=0)
    s = position.s
    cards = s.content.actions.deck_cards
    s.decks = [cards[0][3:], cards[1][3:], cards[2][3:]]
    position.hand("france", *[CARDS.ids[card] for card in cards[0][:3]])
    s.decks[0] = []
    worked = Worked(
        s,
        {},
        focus(s, 1, USUAL),
        *[("france", f"focus-discard {CARDS.ids[card]}") for card in cards[0][:3]],
        ("france", "focus-draw dip"),
        ("france", "focus-draw mil"),
    )
    assert len(s.hands[1]) == 2
    assert s.discards[0] == cards[0][:3]
    assert all("focus-draw adm" not in keys for _, prompt, keys in worked.asked if "draw" in prompt)


@pytest.mark.rule("EU-5.1.NF4")
def test_one_card_may_be_picked_from_the_top_five_discards() -> None:
    position = Position().active("france").mat("france", adm=1, dip=0, mil=0, ducats=2)
    s = position.s
    cards = s.content.actions.deck_cards
    s.decks = [[], cards[1][3:], cards[2][3:]]
    s.discards[0] = cards[0][:7]
    position.hand("france", *[CARDS.ids[card] for card in cards[1][:2]])
    s.discards[0] = cards[0][:7]
    worked = Worked(
        s,
        {},
        focus(s, 1, USUAL),
        ("france", "focus-done"),
        *[("france", f"focus-discard {CARDS.ids[card]}") for card in cards[1][:2]],
        ("france", f"focus-pick {CARDS.ids[cards[0][2]]}"),
    )
    offered = worked.asked[-1][2]
    assert f"focus-pick {CARDS.ids[cards[0][1]]}" not in offered
    assert s.hands[1] == [cards[0][2]]
    assert (power(position, "france")[ADM], s.ducats[1]) == (0, 0)
