"""Missions are claimed at any time but phase 1, also while others decide."""

import pytest

from kronika.core.asks import Ask, Floor, Rules
from kronika.games.europa_universalis.agenda import EFFECTS, MILESTONES, PHASE_STEP, TURN, Duty
from kronika.games.europa_universalis.announcing import may_announce, with_claims
from kronika.games.europa_universalis.deals import ACCEPT, ASK_ANSWER, DECLINE
from kronika.games.europa_universalis.missions import CLAIM, possible
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import DRAW_CARDS
from kronika.games.europa_universalis.turn import play_step
from tests.europa_universalis.test_goals import granted, mission, with_missions

pytestmark = pytest.mark.compiled

REQUIRED = "castile-1a"


def turn_of(name: str, *missions: str) -> Position:
    """It is somebody's turn; Castile has fulfilled what it holds."""
    p = granted(with_missions(*missions)).at(1, phase="actions").active(name)
    p.s.agenda = [Duty(TURN, p.seat(name))]
    p.s.fulfilled[p.seat("castile")] = possible(p.s, p.seat("castile"))
    return p


def keys(ask: Ask) -> list[str]:
    return [option.key for option in ask.options]


def asking(ask: Ask) -> Rules:
    yield ask


@pytest.mark.rule("EU-17.2.5", "EU-17.2.6")
def test_beside_anothers_turn_a_mission_is_claimed_and_works_at_once() -> None:
    p = turn_of("france", REQUIRED)
    s, castile, france = p.s, p.seat("castile"), p.seat("france")
    before = s.prestige[castile]
    rules = play_step(s)
    floor = next(rules)
    assert isinstance(floor, Floor)
    assert [(ask.player, ask.aside) for ask in floor.asks] == [(france, False), (castile, True)]
    assert keys(floor.asks[1]) == [f"claim-mission {REQUIRED}"]
    floor.player = castile
    with pytest.raises(StopIteration):
        rules.send(floor.asks[1].options[0])
    assert s.missions_done[castile] == [mission(REQUIRED)]
    assert s.prestige[castile] == before + 2
    assert [duty.act for duty in s.agenda] == [TURN, MILESTONES, EFFECTS]


@pytest.mark.rule("EU-17.2.10", "EU-H.6")
def test_nobody_else_notices_what_could_be_claimed() -> None:
    shown = []
    for missions in ((), (REQUIRED,)):
        p = turn_of("france", *missions)
        asked = next(play_step(p.s))
        assert isinstance(asked, Floor) == bool(missions)
        if isinstance(asked, Floor):
            assert asked.quiet
            shown.append((asked.key, keys(asked.asks[0])))
        else:
            shown.append((asked.key, keys(asked)))
    assert shown[0] == shown[1]


@pytest.mark.rule("EU-17.2.10")
def test_in_the_own_turn_a_claim_is_offered_once() -> None:
    p = turn_of("castile", REQUIRED)
    asked = next(play_step(p.s))
    assert isinstance(asked, Ask)
    assert keys(asked).count(f"claim-mission {REQUIRED}") == 1


def decided(s: Table, duty: Duty, ask: Ask) -> Rules:
    return with_claims(s, duty, asking(ask))


@pytest.mark.rule("EU-17.2.10")
def test_claims_stand_among_the_options_of_every_decision_of_the_owner() -> None:
    p = turn_of("france", REQUIRED)
    s, castile = p.s, p.seat("castile")
    duty = Duty(PHASE_STEP, 0)
    other = Ask(castile, ASK_ANSWER, [ACCEPT.of(), DECLINE.of()], 0, default=DECLINE.of())
    rules = decided(s, duty, other)
    asked = next(rules)
    assert isinstance(asked, Ask)
    assert asked.options == [*other.options, CLAIM.of(mission(REQUIRED))]
    assert asked.default == other.default
    again = rules.send(asked.options[-1])
    assert s.missions_done[castile] == [mission(REQUIRED)]
    assert isinstance(again, Ask)
    assert again.options == other.options, "what was asked is still asked"
    s.agenda = [duty]
    with pytest.raises(StopIteration):
        rules.send(again.options[0])
    assert [each.act for each in s.agenda] == [PHASE_STEP, MILESTONES, EFFECTS]


@pytest.mark.rule("EU-17.2.10", "EU-H.6")
def test_what_is_no_decision_becomes_none_by_a_claim() -> None:
    p = turn_of("france", REQUIRED)
    alone = Ask(p.seat("castile"), ASK_ANSWER, [ACCEPT.of()], 0)
    assert next(decided(p.s, Duty(PHASE_STEP, 0), alone)) is alone


@pytest.mark.rule("EU-17.2.5")
@pytest.mark.parametrize("phase", ["actions", "peace-and-rebels", "cleanup"])
def test_others_claim_beside_every_question(phase: str) -> None:
    p = turn_of("france", REQUIRED).at(1, phase=phase)
    s, castile, france = p.s, p.seat("castile"), p.seat("france")
    asked = Ask(france, ASK_ANSWER, [ACCEPT.of(), DECLINE.of()], 0, default=DECLINE.of())
    rules = decided(s, Duty(PHASE_STEP, 0), asked)
    floor = next(rules)
    assert isinstance(floor, Floor)
    floor.player = castile
    assert rules.send(CLAIM.of(mission(REQUIRED))) is asked
    assert s.missions_done[castile] == [mission(REQUIRED)]


@pytest.mark.rule("EU-17.2.5", "EU-17.2.10")
def test_nobody_claims_in_phase_1_or_while_an_effect_is_resolved() -> None:
    p = turn_of("france", REQUIRED)
    s, duty = p.s, Duty(PHASE_STEP, 0)
    assert may_announce(s, duty)
    assert not may_announce(s, Duty(EFFECTS, 0))
    s.agenda.append(Duty(EFFECTS, 0))
    assert not may_announce(s, duty)
    s.agenda.pop()
    s.phase = DRAW_CARDS
    assert not may_announce(s, duty)
