"""Words that steer others: choices, conditions, prices, targets; who, and what if not."""

from typing import Any

import pytest

from kronika.games.europa_universalis.agenda import FROM_CARD, FROM_EVENT, FROM_IDEA, Scene
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.resolving import can_any
from kronika.games.europa_universalis.terms import NONE
from tests.europa_universalis.speaking import can, effects, resolved

pytestmark = pytest.mark.compiled

C = 2
"""The seat of Castile."""


def ducats(n: int, **more: Any) -> dict[str, Any]:
    return {"gain": {"what": "ducats", "n": n, **more}}


def start() -> Position:
    p = Position("S07").active("castile").no_relations().no_influence()
    for who in ("england", "france", "castile"):
        p.mat(who, ducats=5, adm=3, dip=3, mil=3)
    return p


NEVER: dict[str, Any] = {"lose": {"what": "colonist", "n": 1}}
"""An effect that can do nothing."""


@pytest.mark.rule("EU-16.3.2")
def test_effects_come_in_order_and_what_cannot_be_is_skipped() -> None:
    p = start()
    resolved(p, "castile", ducats(2), NEVER, {"lose": {"what": "ducats", "n": 7}})
    assert (p.s.ducats[C], p.s.interest[C]) == (0, 0)


def test_else_comes_only_if_nothing_could_be_done() -> None:
    p = start()
    some = {"lose": {"what": "mil", "n": 6, "else": [ducats(9)]}}
    resolved(p, "castile", some)
    assert p.s.ducats[C] == 5
    resolved(p, "castile", some)
    assert p.s.ducats[C] == 14
    resolved(p, "castile", {"lose": {"what": "mil", "n": 1, "who": {"realm": "austria"}}})
    nobody = {"gain": {"what": "mil", "n": 1, "who": {"realm": "austria"}, "else": [ducats(1)]}}
    resolved(p, "castile", nobody)
    assert p.s.ducats[C] == 15


@pytest.mark.rule("EU-16.3.4")
def test_several_players_resolve_clockwise_from_the_active_player() -> None:
    p = start()
    tree = {"lose": {"what": "monarch-power", "n": 1, "who": "all-players"}}
    worked = resolved(p, "castile", tree)
    assert [who for who, _, _ in worked.asked] == [2, 0, 1]


@pytest.mark.rule("EU-16.3.7")
def test_affected_is_who_was_hit_by_the_effect_before() -> None:
    p = start().mat("france", adm=0, dip=0, mil=0)
    hit = {"lose": {"what": "mil", "n": 1, "who": "all-players"}}
    resolved(p, "castile", hit, ducats(1, who="each-affected"))
    assert p.s.ducats == [6, 5, 6]


@pytest.mark.rule("EU-16.3.3")
def test_a_choice_is_between_two_lists() -> None:
    p = start()
    tree = {"choose": {"A": [ducats(1)], "B": [ducats(2), ducats(3)]}}
    resolved(p, "castile", tree, answers=(("castile", "choose-b"),))
    assert p.s.ducats[C] == 10


@pytest.mark.rule("EU-16.3.3")
def test_an_option_that_cannot_be_paid_is_not_chosen_if_the_other_can() -> None:
    p = start().mat("castile", ducats=0, interest=5)
    dear = {"lose": {"what": "ducats", "n": 3}}
    weak = {"lose": {"what": "adm", "n": 4}}
    worked = resolved(p, "castile", {"choose": {"A": [dear], "B": [ducats(1)]}})
    assert worked.asked[0][2] == ["choose-b"]
    worked = resolved(p, "castile", {"choose": {"A": [weak], "B": [ducats(1)]}})
    assert worked.asked[0][2] == ["choose-b"]
    p.mat("castile", ducats=0, interest=5)
    worked = resolved(p, "castile", {"choose": {"A": [dear], "B": [weak, dear]}})
    assert worked.asked[0][2] == ["choose-a", "choose-b"]
    p.mat("castile", ducats=0, interest=0)
    worked = resolved(p, "castile", {"choose": {"A": [dear], "B": [ducats(1)]}})
    assert worked.asked[0][2] == ["choose-a", "choose-b"]


@pytest.mark.rule("EU-16.3.3")
def test_needs_of_options() -> None:
    p = start()
    needs = {"A": {"stability": {"min": 3}}}
    tree = {"choose": {"A": [ducats(1)], "B": [ducats(2)], "needs": needs}}
    worked = resolved(p, "castile", tree)
    assert worked.asked[0][2] == ["choose-b"]


@pytest.mark.rule("EU-16.3.8", "EU-5.1.EV12")
def test_you_is_who_chooses_or_whose_turn_it_is_in_each() -> None:
    p = start()
    tree = {"choose": {"A": [ducats(1)], "B": [ducats(2)], "who": {"realm": "france"}}}
    resolved(p, "castile", tree, answers=(("france", "choose-b"),))
    assert p.s.ducats == [5, 7, 5]
    resolved(p, "castile", {"each": {"who": "opponents", "do": [ducats(1, who="you")]}})
    assert p.s.ducats == [6, 8, 5]
    both = {"choose": {"A": [ducats(1)], "B": [ducats(4)], "who": "opponents"}}
    resolved(p, "castile", both, answers=(("england", "choose-b"), ("france", "choose-a")))
    assert p.s.ducats == [10, 9, 5]
    nobody = {"choose": {"A": [ducats(1)], "B": [ducats(2)], "who": {"realm": "austria"}}}
    resolved(p, "castile", nobody)
    assert p.s.ducats == [10, 9, 5]


def test_if_has_two_ways() -> None:
    p = start()
    rich = {"cond": {"ducats": {"min": 6}}, "then": [ducats(1)], "else": [ducats(2)]}
    resolved(p, "castile", {"if": rich})
    resolved(p, "castile", {"if": rich})
    assert p.s.ducats[C] == 8


def test_a_price_may_be_refused_and_no_loan_is_taken_for_it() -> None:
    p = start()
    cost = [{"what": "ducats", "n": 4}, {"what": "dip", "n": 1}]
    tree = {
        "pay": {"cost": cost, "then": [{"gain": {"what": "prestige", "n": 1}}], "else": [NEVER]}
    }
    resolved(p, "castile", tree)
    assert p.s.prestige[C] == 0
    resolved(p, "castile", tree, answers=(("castile", "pay-price"),))
    assert (p.s.prestige[C], p.s.ducats[C], p.s.power[C * 3 + 1]) == (1, 1, 2)
    worked = resolved(p, "castile", tree)
    assert not worked.asked
    other = {"pay": {"cost": cost, "who": {"realm": "france"}, "then": [ducats(9)]}}
    resolved(p, "castile", other, answers=(("france", "pay-price"),))
    assert (p.s.ducats[1], p.s.ducats[C]) == (1, 10)


def test_a_die_decides() -> None:
    p = start()
    table = {"1-2": [ducats(1)], "3-5": [ducats(2)], "6": [ducats(3)]}
    p.s.dice = p.s.dice.loaded([5])
    resolved(p, "castile", {"roll": {"die": "d6", "table": table}})
    assert p.s.ducats[C] == 8
    p.s.dice = p.s.dice.loaded([0])
    resolved(p, "castile", {"roll": {"die": "d6", "table": table}})
    assert p.s.ducats[C] == 9


@pytest.mark.rule("EU-16.3.28")
def test_targets_fulfil_conditions_and_those_with_a_result_come_first() -> None:
    p = start().unrest("madrid")
    that = [{"owns": {"in": {"chosen": "area"}, "min": 1}}]
    tree = {
        "target": {
            "kind": "area",
            "n": 2,
            "that": that,
            "then": [{"calm": {"n": "all", "where": {"chosen": "area"}}}],
        }
    }
    worked = resolved(p, "castile", tree, source=FROM_CARD)
    assert worked.asked[0][2] == ["target-area castile"]
    assert not any(p.s.unrest)
    p.unrest("madrid", "sevilla", "salamanca")
    answers = (("castile", "target-area andalucia"), ("castile", "target-area castile"))
    resolved(p, "castile", tree, answers=answers, source=FROM_CARD)
    assert sum(p.s.unrest) == 1
    assert not can(start(), "castile", tree)


def test_targets_of_every_kind() -> None:
    p = start().no_forces().vassal("castile", "beira").army("castile", 3, "leon", infantry=1)
    kinds = {
        "npr": "target-realm scotland",
        "npr-or-own-vassal": "target-realm portugal",
        "node": "target-node sevilla",
        "own-army": "target-army army-3",
        "area": "target-area leon",
    }
    for kind, key in kinds.items():
        tree = {"target": {"kind": kind, "then": [ducats(1)]}}
        before = p.s.ducats[C]
        resolved(p, "castile", tree, answers=(("castile", key),))
        assert p.s.ducats[C] == before + 1


@pytest.mark.rule("EU-16.3.28")
def test_one_of_several_is_chosen_by_the_active_player_if_possible_with_a_result() -> None:
    p = start().mat("france", adm=0, dip=0, mil=0)
    tree = {"lose": {"what": "mil", "n": 1, "who": {"one-of": "opponents"}}}
    worked = resolved(p, "castile", tree)
    assert not [prompt for _, prompt, options in worked.asked if len(options) > 1]
    assert p.s.power[2] == 2
    gift = ducats(1, who={"one-of": "opponents"})
    resolved(p, "castile", gift, answers=(("castile", "choose-player player-2"),))
    assert p.s.ducats[1] == 6


def test_ties_of_most_and_least_are_broken_by_the_active_player() -> None:
    p = start()
    p.s.prestige = [3, 3, 0]
    tree = ducats(1, who={"player-with-most": "prestige"})
    resolved(p, "castile", tree, answers=(("castile", "choose-player player-2"),))
    assert p.s.ducats == [5, 6, 5]
    resolved(p, "castile", ducats(1, who={"player-with-least": "prestige"}))
    assert p.s.ducats == [5, 6, 6]


def test_on_looks_at_its_condition() -> None:
    p = start()
    trigger = {"trigger": "phase-4-d", "if": {"ducats": {"min": 9}}, "do": [ducats(1)]}
    resolved(p, "castile", {"on": trigger}, source=FROM_IDEA)
    assert p.s.ducats[C] == 5
    p.mat("castile", ducats=9)
    resolved(p, "castile", {"on": trigger}, source=FROM_IDEA)
    assert p.s.ducats[C] == 10


@pytest.mark.rule("EU-16.3.2")
def test_whether_a_card_could_do_something() -> None:
    p = start()
    scene = Scene(C, C, FROM_EVENT, 0)
    nothing = effects(NEVER, {"if": {"cond": {"ducats": {"min": 9}}, "then": [ducats(1)]}})
    assert not can_any(p.s, nothing, scene)
    assert can_any(p.s, effects(NEVER, ducats(1)), scene)
    assert can(p, "castile", {"choose": {"A": [NEVER], "B": [ducats(1)]}})
    assert not can(p, "castile", {"each": {"who": "all-players", "do": [NEVER]}})
    assert can(p, "castile", {"pay": {"cost": [{"what": "adm", "n": 1}], "then": [ducats(1)]}})
    assert can(p, "castile", {"lose": {**NEVER["lose"], "else": [ducats(1)]}})


def test_a_picked_marriage_is_disputed() -> None:
    p = start().marriage("castile", "portugal").marriage("france", "scotland")
    pick = {"pick": {"by": "active", "having": "marriage"}}
    tree = {"union": {"with": pick, "mode": "dispute", "else": [ducats(1)]}}
    resolved(p, "castile", tree, answers=(("castile", "pick-that-realm scotland"),))
    assert sum(p.s.disputed) == 0b10
    worked = resolved(p, "castile", tree)
    assert worked.asked[0][2] == ["pick-that-realm portugal"]
    resolved(p, "castile", tree)
    assert p.s.ducats[C] == 6
    assert p.s.course.picked != NONE
