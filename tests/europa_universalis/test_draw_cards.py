"""Chapter 4.1: phase 1."""

import pytest

from kronika.games.europa_universalis.agenda import PHASE_STEP, Duty
from kronika.games.europa_universalis.draw_cards import (
    DRAW,
    PAY,
    PICK_MISSIONS,
    available_missions,
    clear_events,
    draw_step,
    lay_out_events,
)
from kronika.games.europa_universalis.names import CARDS, MISSIONS
from kronika.games.europa_universalis.phases import phase_step
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import DRAW_CARDS
from tests.europa_universalis.playing import first_ask, started
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled

ACTS = {PHASE_STEP: phase_step}


def table() -> Table:
    s = started("S07")
    s.agenda = []
    s.phase = DRAW_CARDS
    return s


def part(step: int, seat: int = 0) -> Duty:
    return Duty(PHASE_STEP, DRAW_CARDS, step, seat)


@pytest.mark.rule("EU-4.1.A1", "EU-4.1.A2", "EU-5.1.EV13")
def test_the_next_display() -> None:
    s = table()
    before = s.events.copy()
    clear_events(s)
    assert s.event_discard[:3] == before
    assert len(s.event_discard) == 4
    assert (s.events, s.face_down) == ([], 0)
    lay_out_events(s)
    assert len(s.events) == 3
    assert s.face_down == 1
    assert not set(s.events) & set(before)


@pytest.mark.rule("EU-4.1.B1", "EU-4.1.B2")
def test_three_cards_from_any_deck_one_after_the_other() -> None:
    s = table()
    answers = [("england", f"draw-from {deck}") for deck in ("mil", "mil", "adm")]
    worked = Worked(s, ACTS, draw_step(s, part(DRAW)), *answers)
    assert [each[1] for each in worked.asked] == ["draw-from"] * 3
    assert len(s.hands[0]) == 3
    assert [len(deck) for deck in s.decks] == [35, 36, 34]
    assert s.fresh[0] == 3


@pytest.mark.rule("EU-4.1.C1", "EU-4.1.C2", "EU-OPA10", "EU-2.2.9")
def test_new_cards_are_paid_or_given_up() -> None:
    s = table()
    old = s.decks[0].pop()
    s.hands[0] = [old]
    Worked(s, ACTS, draw_step(s, part(DRAW)))
    new = s.hands[0][1:]
    s.ducats[0] = 5
    ask = first_ask(draw_step(s, part(PAY)))
    keys = [option.key for option in ask.options]
    assert keys == [f"give-up-card {CARDS.ids[card]}" for card in new]
    answers = ("england", f"give-up-card {CARDS.ids[new[1]]}"), ("england", "keep-rest 4")
    Worked(s, ACTS, draw_step(s, part(PAY)), *answers)
    assert s.hands[0] == [old, new[0], new[2]]
    assert s.ducats[0] == 1
    assert s.interest[0] == 0
    assert s.fresh[0] == 0
    assert new[1] in [pile[-1] for pile in s.discards if pile]


@pytest.mark.rule("EU-4.1.C1")
def test_without_ducats_nothing_new_is_kept() -> None:
    s = table()
    Worked(s, ACTS, draw_step(s, part(DRAW)))
    s.ducats[0] = 1
    Worked(s, ACTS, draw_step(s, part(PAY)))
    assert s.hands[0] == []
    assert s.ducats[0] == 1


@pytest.mark.rule("EU-4.1.D1", "EU-17.2.4", "EU-17.2.7")
def test_missions_are_picked_up_to_two() -> None:
    s = table()
    starts = available_missions(s, 0)
    assert all(not s.content.goals.missions[each].prerequisites for each in starts)
    ask = first_ask(draw_step(s, Duty(PHASE_STEP, DRAW_CARDS, PICK_MISSIONS, 0, 1)))
    assert ask.secret
    Worked(
        s,
        ACTS,
        draw_step(s, part(PICK_MISSIONS)),
        ("england", f"pick-mission {MISSIONS.ids[starts[2]]}"),
        ("england", f"pick-mission {MISSIONS.ids[starts[0]]}"),
    )
    assert s.missions[0] == [starts[2], starts[0]]
    s.missions_done[0] = [starts[1]]
    s.mission_decks[0].remove(starts[1])
    opened = s.content.goals.missions[starts[1]].unlocks
    assert set(opened) & set(available_missions(s, 0))


@pytest.mark.rule("EU-4.1.D2", "EU-17.2.7")
def test_missions_in_hand_may_be_exchanged() -> None:
    s = table()
    starts = available_missions(s, 0)
    for each in starts[:2]:
        s.mission_decks[0].remove(each)
        s.missions[0].append(each)
    Worked(
        s,
        ACTS,
        draw_step(s, part(PICK_MISSIONS)),
        ("england", f"put-back-mission {MISSIONS.ids[starts[0]]}"),
        ("england", "missions-done"),
        ("england", f"pick-mission {MISSIONS.ids[starts[3]]}"),
    )
    assert s.missions[0] == [starts[1], starts[3]]
    assert starts[0] in s.mission_decks[0]


@pytest.mark.rule("EU-4.1.D1")
def test_picking_a_mission_is_optional() -> None:
    s = table()
    Worked(s, ACTS, draw_step(s, part(PICK_MISSIONS)), ("england", "missions-done"))
    assert s.missions[0] == []


@pytest.mark.rule("EU-2.2.8", "EU-4.1.B1", "EU-4.1.D3")
def test_a_step_is_finished_by_all_before_the_next() -> None:
    s = table()
    Worked(s, {}, phase_step(s, Duty(PHASE_STEP, DRAW_CARDS, DRAW)))
    s.agenda = []
    for _ in phase_step(s, Duty(PHASE_STEP, DRAW_CARDS, DRAW)):
        raise AssertionError
    order = [(duty.b, duty.c) for duty in reversed(s.agenda)]
    assert order == [(DRAW, 2), (DRAW, 0), (DRAW, 1), (PAY, -1)]
    assert {duty.act for duty in s.agenda} == {PHASE_STEP}


@pytest.mark.rule("EU-6.0.8")
def test_a_deck_that_is_empty_is_made_anew_but_for_five() -> None:
    s = table()
    s.discards[1] = s.decks[1][:9]
    s.decks[1] = []
    top = s.discards[1][-5:]
    Worked(s, ACTS, draw_step(s, part(DRAW)), *[("england", "draw-from dip")] * 3)
    assert s.discards[1] == top
    assert len(s.decks[1]) == 1
