"""Chapters 4.2 and 20.2: turns, passing and last turns."""

import pytest

from kronika.core.asks import Rules
from kronika.games.europa_universalis.action_phase import (
    begin_actions,
    can_pass,
    end_turn,
    is_event_forced,
    main_actions,
    next_seat,
    pass_turn,
    take_turn,
)
from kronika.games.europa_universalis.agenda import (
    CLAIMS,
    END_TURN,
    EVENT_STEP,
    NEXT_PHASE,
    SYMBOL,
    TURN,
    Duty,
)
from kronika.games.europa_universalis.casus_belli import can_attack
from kronika.games.europa_universalis.effects import things
from kronika.games.europa_universalis.event_action import can_event, event_step, take_event
from kronika.games.europa_universalis.land import realm_tax
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.order import events_due, pass_rewards, turn_order
from kronika.games.europa_universalis.places import REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import is_free_npr
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import NONE
from kronika.games.europa_universalis.words import TO_PASS
from tests.europa_universalis.playing import first_ask, started
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


def new_phase(scenario: str = "S07", taken: int = 1) -> Table:
    """The phase of actions, in which everybody has taken so many Events already."""
    s = Position(scenario).s
    s.events = [0, 1, 2]
    s.event_ducats = [0, 0, 0]
    begin_actions(s)
    s.events_taken = [taken] * s.count
    return s


def play_turn(s: Table, seat: int, passes: bool = False) -> None:
    """A turn, of which only what follows it counts."""
    assert s.active == seat
    s.agenda.clear()
    if passes:
        pass_turn(s, seat)
    for _ in end_turn(s, Duty(END_TURN, seat)):
        raise AssertionError


def only_once(rules: Rules) -> list[str]:
    """The keys of the first question."""
    return [option.key for option in first_ask(rules).options]


@pytest.mark.rule("EU-4.0.2", "EU-4.2.1", "EU-2.2.8")
def test_turns_go_clockwise_from_the_first_player() -> None:
    s = new_phase()
    assert turn_order(s) == [2, 0, 1]
    assert s.active == 2
    play_turn(s, 2)
    assert s.active == 0
    play_turn(s, 0)
    assert s.active == 1
    play_turn(s, 1)
    assert s.active == 2


@pytest.mark.rule("EU-4.2.5", "EU-20.2.10", "EU-OPA36")
def test_nobody_passes_before_his_events() -> None:
    s = new_phase(taken=0)
    assert not can_pass(s, 0)
    assert TO_PASS not in main_actions(s, 0)
    s.events_taken[0] = 1
    assert can_pass(s, 0)
    two = new_phase("S02", taken=1)
    assert events_due(two, 0) == 1
    assert not can_pass(two, 0)
    two.events_taken[0] = 2
    assert can_pass(two, 0)


@pytest.mark.rule("EU-4.2.8", "EU-4.2.17", "EU-V.1", "EU-V.2", "EU-20.1.3", "EU-20.2.4")
@pytest.mark.parametrize(
    ("scenario", "rewards"),
    [("S02", [3]), ("S07", [5, 2]), ("S10", [5, 3, 2]), ("S14", [5, 3, 2]), ("S16", [5, 3, 2, 1])],
)
def test_who_passes_early_gets_ducats(scenario: str, rewards: list[int]) -> None:
    s = new_phase(scenario, 2)
    assert pass_rewards(s) == rewards
    before = s.ducats.copy()
    seats = turn_order(s)
    for seat in seats:
        pass_turn(s, seat)
    gained = [s.ducats[seat] - before[seat] for seat in seats]
    assert gained == [*rewards, *[0] * (s.count - len(rewards))]
    assert [s.passed[seat] for seat in seats] == list(range(1, s.count + 1))


@pytest.mark.rule("EU-21.0.7", "EU-BOT.79")
def test_rewards_are_those_of_the_players_left() -> None:
    s = new_phase("S07")
    s.eliminated = 1
    assert pass_rewards(s) == [5]
    s = Position("S10", bots=("france",)).s
    s.eliminated = 0b0010
    assert pass_rewards(s) == [5, 3, 2]
    s.eliminated = 0b0001
    assert pass_rewards(s) == [5, 2]


@pytest.mark.rule("EU-4.2.13", "EU-4.2.15", "EU-4.2.16", "EU-EXA22")
def test_three_players_the_third_has_one_more_turn() -> None:
    s = new_phase()
    play_turn(s, 2, passes=True)
    play_turn(s, 0, passes=True)
    assert s.last_turns == [NONE, 1, NONE]
    assert s.active == 1
    assert not is_event_forced(s, 1)
    play_turn(s, 1)
    assert s.passed == [2, 3, 1]
    assert s.active == NONE
    assert [duty.act for duty in s.agenda] == [NEXT_PHASE]


@pytest.mark.rule("EU-4.2.13", "EU-4.2.14", "EU-EXA22", "EU-EXA25")
def test_who_has_not_taken_his_event_gets_a_turn_for_it() -> None:
    s = new_phase()
    s.events_taken[1] = 0
    play_turn(s, 2, passes=True)
    play_turn(s, 0, passes=True)
    assert s.active == 1
    assert not is_event_forced(s, 1)
    play_turn(s, 1)
    assert s.active == 1
    assert is_event_forced(s, 1)
    assert only_once(take_turn(s, Duty(TURN, 1)))[0] == "act event"
    s.events_taken[1] = 1
    play_turn(s, 1)
    assert [duty.act for duty in s.agenda] == [NEXT_PHASE]


@pytest.mark.rule("EU-4.2.13", "EU-4.2.14")
def test_last_turns_come_before_forced_events_in_the_same_order() -> None:
    s = new_phase("S16")
    assert turn_order(s) == [5, 0, 1, 2, 3, 4]
    play_turn(s, 5)
    for seat in (0, 1, 2, 3):
        play_turn(s, seat, passes=True)
    s.events_taken[4] = s.events_taken[5] = 0
    assert s.active == 4
    play_turn(s, 4)
    assert s.active == 5
    play_turn(s, 5)
    assert s.active == 4
    assert is_event_forced(s, 4)
    s.events_taken[4] = 1
    play_turn(s, 4)
    assert s.active == 5
    assert is_event_forced(s, 5)
    s.events_taken[5] = 1
    play_turn(s, 5)
    assert next_seat(s, 5) == NONE


@pytest.mark.rule("EU-20.2.4", "EU-20.2.6", "EU-20.2.11", "EU-TD08")
def test_two_players_the_other_has_two_more_turns() -> None:
    s = new_phase("S02", taken=2)
    s.events_taken[1] = 1
    play_turn(s, 0, passes=True)
    assert s.last_turns == [NONE, 2]
    assert not is_event_forced(s, 1)
    play_turn(s, 1)
    assert is_event_forced(s, 1)
    s.events_taken[1] = 2
    play_turn(s, 1)
    assert s.passed == [1, 2]
    assert s.active == NONE


@pytest.mark.rule("EU-20.2.11")
def test_two_players_the_other_may_pass_after_the_first_of_his_turns() -> None:
    s = new_phase("S02", taken=2)
    ducats = s.ducats[1]
    play_turn(s, 0, passes=True)
    play_turn(s, 1)
    assert TO_PASS in main_actions(s, 1)
    play_turn(s, 1, passes=True)
    assert s.ducats[1] == ducats
    assert s.active == NONE


@pytest.mark.rule("EU-20.2.5", "EU-TC16")
def test_two_players_who_has_no_event_has_three_turns() -> None:
    s = new_phase("S02", taken=2)
    s.events_taken[1] = 0
    play_turn(s, 0, passes=True)
    assert s.last_turns[1] == 3
    assert not is_event_forced(s, 1)
    play_turn(s, 1)
    assert is_event_forced(s, 1)
    s.events_taken[1] = 1
    play_turn(s, 1)
    assert is_event_forced(s, 1)
    s.events_taken[1] = 2
    play_turn(s, 1)
    assert s.active == NONE


@pytest.mark.rule("EU-20.2.5")
def test_two_players_the_free_action_may_come_between_the_events() -> None:
    s = new_phase("S02", taken=2)
    s.events_taken[1] = 0
    play_turn(s, 0, passes=True)
    s.events_taken[1] = 1
    play_turn(s, 1)
    assert not is_event_forced(s, 1)
    play_turn(s, 1)
    assert is_event_forced(s, 1)


@pytest.mark.rule("EU-21.0.4")
def test_no_event_is_due_when_none_is_left() -> None:
    s = new_phase(taken=0)
    assert events_due(s, 0) == 1
    s.events, s.event_ducats = [], []
    assert events_due(s, 0) == 0


@pytest.mark.rule("EU-4.2.3", "EU-4.2.9", "EU-OPA16", "EU-17.2.10")
def test_a_turn_ends_only_after_its_main_action() -> None:
    s = new_phase()
    s.agenda.clear()
    keys = only_once(take_turn(s, Duty(TURN, 2)))
    assert "act pass" in keys
    assert "end-turn" not in keys
    worked = Worked(s, {TURN: take_turn}, take_turn(s, Duty(TURN, 2)), ("castile", "act pass"))
    acts = [(duty.act, duty.a) for duty in worked.left]
    assert acts[2:] == [(CLAIMS, 2), (CLAIMS, 0), (CLAIMS, 1), (END_TURN, 2)]
    assert s.passed == [0, 0, 1]


@pytest.mark.rule("EU-9.10.15", "EU-9.5.28")
def test_ships_in_port_are_repaired_at_the_end_of_a_turn() -> None:
    s = Position().no_forces().fleet("england", "london", damaged=2).s
    begin_actions(s)
    play_turn(s, 2)
    assert s.fleet[0:4] == [0, 2, 0, 0]


@pytest.mark.rule("EU-4.2.2", "EU-4.2.4", "EU-5.0.1")
def test_only_what_can_be_paid_is_offered() -> None:
    s = Position().active("castile").mat("castile", adm=3, dip=0, mil=0).s
    s.events, s.event_ducats = [0], [0]
    offered = main_actions(s, 2)
    assert things.EVENT in offered
    assert things.INCREASE_STABILITY not in offered
    assert things.TRADE not in offered
    assert things.RECRUIT_UNITS not in offered
    s.power[6:9] = [10, 10, 10]
    offered = main_actions(s, 2)
    assert {things.INCREASE_STABILITY, things.TRADE, things.RECRUIT_UNITS} <= set(offered)


@pytest.mark.rule("EU-4.2.6", "EU-20.2.3")
def test_events_are_counted() -> None:
    s = started("S02")
    s.agenda = []
    begin_actions(s)
    assert can_event(s, 0, USUAL)
    take_event(s, 0, s.events[0])
    assert s.events_taken == [1, 0]
    assert can_event(s, 0, USUAL)
    take_event(s, 0, s.events[0])
    assert not can_event(s, 0, USUAL)
    three = started("S07")
    begin_actions(three)
    take_event(three, 2, three.events[0])
    assert not can_event(three, 2, USUAL)


@pytest.mark.rule("EU-4.2.7", "EU-20.2.12", "EU-21.0.5")
@pytest.mark.parametrize(
    ("scenario", "gone", "unpicked"), [("S07", 0, 1), ("S02", 0, 1), ("S07", 1, 2)]
)
def test_what_nobody_took_is_resolved_after_the_last_event(
    scenario: str, gone: int, unpicked: int
) -> None:
    s = started(scenario)
    begin_actions(s)
    s.eliminated = gone
    s.events_taken = [2 if scenario == "S02" else 1] * s.count
    s.agenda = []
    s.face_down = 0
    s.events, s.event_ducats = s.events[:unpicked], [0] * unpicked
    left = s.events.copy()
    for _ in event_step(s, Duty(EVENT_STEP, 6, 0, 1)):
        raise AssertionError
    rulers = [duty.b for duty in s.agenda if duty.act == EVENT_STEP]
    assert sorted(rulers) == sorted(left)
    symbols = [duty.a for duty in s.agenda if duty.act == SYMBOL]
    assert len(symbols) == sum([len(s.content.events.events[each].symbols) for each in left])
    assert {duty.b for duty in s.agenda if duty.act == SYMBOL} <= {NONE}


@pytest.mark.rule("EU-4.2.10")
def test_who_has_passed_has_no_more_turns() -> None:
    s = new_phase("S16")
    play_turn(s, 5, passes=True)
    for seat in (0, 1, 2, 3, 4):
        play_turn(s, seat)
    assert s.active == 0


@pytest.mark.rule("EU-4.2.11")
def test_no_war_on_who_has_passed_nor_on_his_allies() -> None:
    position = Position().no_relations().active("castile").alliance("france", "scotland")
    s = position.s
    france, scotland = REALMS.index("france"), REALMS.index("scotland")
    assert can_attack(s, 2, france)
    assert can_attack(s, 2, scotland)
    s.passed[1] = 1
    assert not can_attack(s, 2, france)
    assert not can_attack(s, 2, scotland)


@pytest.mark.rule("EU-20.2.8", "EU-DV.7")
def test_realms_that_nobody_plays_are_ordinary() -> None:
    s = started("S02")
    castile = REALMS.index("castile")
    assert is_free_npr(s, castile)
    assert realm_tax(s, castile) == 12
    s.plus[s.lands[castile][0]] = 2
    assert realm_tax(s, castile) == 14


@pytest.mark.rule("EU-5.2.1")
def test_minor_actions_do_not_use_the_turn() -> None:
    s = new_phase()
    s.agenda.clear()
    s.ducats[2], s.interest[2] = 20, 1
    Worked(s, {}, take_turn(s, Duty(TURN, 2)), ("castile", "act loan-repay"))
    assert not s.memory.is_acted
    assert "act pass" in only_once(take_turn(s, Duty(TURN, 2)))
