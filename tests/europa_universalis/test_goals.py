"""Chapter 17: Prestige, Missions, Milestones and Power Struggles."""

import pytest

from kronika.core.asks import Rules
from kronika.games.europa_universalis.agenda import (
    CLAIM_STEP,
    CLAIMS,
    EFFECTS,
    FROM_MISSION,
    MILESTONES,
    NOBODY_ACTIVE,
    PEACE_STEP,
    Duty,
)
from kronika.games.europa_universalis.bot_conversion import convert_gains
from kronika.games.europa_universalis.milestones import complete_milestones
from kronika.games.europa_universalis.missions import (
    claim_step,
    claim_window,
    claimable,
    complete_mission,
    is_fulfilled,
    possible,
)
from kronika.games.europa_universalis.names import MILESTONES as MILESTONE_NAMES
from kronika.games.europa_universalis.names import MISSIONS, STRUGGLES
from kronika.games.europa_universalis.peace import peace_step
from kronika.games.europa_universalis.peace_state import REMAINING_WARS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.progress import Step, progress
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.struggles import score_struggles, struggle_points
from kronika.games.europa_universalis.terms import ADM, NONE
from kronika.games.europa_universalis.turn import ACTS
from kronika.games.europa_universalis.view import view

from .helpers import area, province
from .working import Worked

pytestmark = pytest.mark.compiled

COUNCIL = "1-full-council"  # 3 Advisors, for 2 ADM


def mission(name: str) -> int:
    return MISSIONS.ids.index(name)


def with_missions(*in_hand: str, deck: tuple[str, ...] = ()) -> Position:
    """Castile holds Missions; nobody is active."""
    p = Position("S01").at(1, phase="peace-and-rebels")
    castile = p.seat("castile")
    p.s.missions[castile] = [mission(each) for each in in_hand]
    p.s.mission_decks[castile] = [mission(each) for each in deck]
    p.s.missions_done[castile] = []
    p.s.fulfilled[castile] = 0
    return p


def granted(p: Position) -> Position:
    """What castile-1a asks for."""
    return p.town("castile", "granada", "gibraltar")


def window(p: Position, *answers: tuple[str, str]) -> Worked:
    duty = Duty(CLAIMS, p.seat("castile"))
    return Worked(p.s, {CLAIM_STEP: claim_step}, claim_window(p.s, duty), *answers)


@pytest.mark.rule("EU-17.2.5")
def test_a_mission_counts_at_the_moment_and_never_in_phase_1() -> None:
    p = with_missions("castile-1a")
    castile = p.seat("castile")
    assert claimable(p.s, castile) == []
    granted(p)
    assert claimable(p.s, castile) == [mission("castile-1a")]
    p.at(1, phase="draw-cards")
    assert claimable(p.s, castile) == []
    p.at(1, phase="actions").nobodys("granada")
    assert claimable(p.s, castile) == []


@pytest.mark.rule("EU-17.2.5")
def test_a_mission_tells_its_owner_how_far_he_has_come() -> None:
    """Part by part, with numbers where something is counted; and to nobody else."""
    p = with_missions("castile-1a", "castile-3e")
    castile = p.seat("castile")
    assert progress(p.s, castile, mission("castile-1a")) == [Step(False)]
    before = progress(p.s, castile, mission("castile-3e"))
    granted(p)
    assert progress(p.s, castile, mission("castile-1a")) == [Step(True)]
    portugal, andalucia = progress(p.s, castile, mission("castile-3e"))
    assert portugal == before[0] == Step(False, 0, 4)
    assert andalucia == Step(False, before[1].number + 2, 8)
    told = view(p.s, castile)["players"]
    first = [{"met": True, "number": 0, "enough": 0}]
    assert told[castile]["progress"][0] == first
    assert view(p.s, None)["players"][castile]["progress"] is None


@pytest.mark.rule("EU-17.2.5")
def test_all_parts_of_a_mission_hold_if_and_only_if_it_is_fulfilled() -> None:
    p = with_missions()
    for number in range(len(MISSIONS.ids)):
        for seat in range(p.s.count):
            steps = progress(p.s, seat, number)
            assert all(step.is_met for step in steps) == is_fulfilled(p.s, seat, number)
            assert all(step.is_met == (step.number >= step.enough) for step in steps if step.enough)


@pytest.mark.rule("EU-17.2.6", "EU-17.1.1")
def test_a_completed_mission_brings_prestige_and_its_effect() -> None:
    p = granted(with_missions("castile-1a")).mat("castile", prestige=3)
    castile = p.seat("castile")
    complete_mission(p.s, castile, mission("castile-1a"))
    assert p.s.prestige[castile] == 5
    assert p.s.missions[castile] == []
    assert p.s.missions_done[castile] == [mission("castile-1a")]
    assert [duty.act for duty in p.s.agenda[-2:]] == [MILESTONES, EFFECTS]
    scene = p.s.agenda[-1].scene
    assert scene is not None
    assert (scene.you, scene.source) == (castile, FROM_MISSION)


@pytest.mark.rule("EU-17.2.10", "EU-OPC34")
def test_the_owner_is_asked_when_a_mission_is_newly_fulfilled_and_may_wait() -> None:
    p = with_missions("castile-1a")
    assert not window(p).asked
    granted(p)
    worked = window(p, ("castile", "claim-nothing"))
    assert worked.asked[0][2] == ["claim-mission castile-1a", "claim-nothing"]
    assert p.s.missions[p.seat("castile")]
    assert not window(p).asked, "it was fulfilled at his last window"


@pytest.mark.rule("EU-17.2.10")
def test_a_claim_in_a_window() -> None:
    p = granted(with_missions("castile-1a"))
    window(p, ("castile", "claim-mission castile-1a"))
    assert p.s.missions_done[p.seat("castile")] == [mission("castile-1a")]


@pytest.mark.rule("EU-17.2.10", "EU-H.6", "EU-17.5.1", "EU-H.4")
def test_the_question_comes_also_to_who_could_hold_it_but_does_not() -> None:
    p = granted(with_missions("castile-1d", deck=("castile-1a",))).mat("castile", stability=-3)
    worked = window(p)
    assert worked.asked[0][2] == ["claim-nothing"]
    p = granted(with_missions(deck=("castile-1a",)))
    assert not window(p).asked, "everybody sees that he has none"


@pytest.mark.rule("EU-17.2.10", "EU-17.2.4", "EU-H.6")
def test_a_mission_that_was_not_unlocked_opens_no_window() -> None:
    later = next(
        number
        for number, card in enumerate(Position("S01").s.content.goals.missions)
        if card.prerequisites and MISSIONS.ids[number].startswith("castile")
    )
    p = with_missions("castile-1d", deck=(MISSIONS.ids[later],))
    castile = p.seat("castile")
    assert not possible(p.s, castile) >> later & 1
    done = p.s.content.goals.missions[later].prerequisites[0]
    p.s.missions_done[castile] = [done]
    before = possible(p.s, castile)
    is_met = is_fulfilled(p.s, castile, later)
    assert bool(before >> later & 1) == is_met


@pytest.mark.rule("EU-17.2.10")
def test_in_his_own_turn_and_for_bots_there_is_no_window() -> None:
    p = granted(with_missions("castile-1a")).active("castile")
    assert not window(p).asked
    bot = Position("S01", bots=("castile",)).town("castile", "granada", "gibraltar")
    bot.s.missions[bot.seat("castile")] = [mission("castile-1a")]
    assert not window(bot).asked


@pytest.mark.rule("EU-17.1.2", "EU-TC14")
def test_prestige_is_a_number_without_ends() -> None:
    p = granted(with_missions("castile-1a")).mat("castile", prestige=59)
    complete_mission(p.s, p.seat("castile"), mission("castile-1a"))
    assert p.s.prestige[p.seat("castile")] == 61
    p.mat("castile", prestige=-7)
    assert p.s.prestige[p.seat("castile")] == -7


# Milestones


def advisors(s: Table, seat: int) -> None:
    """One of each type."""
    for type in range(3):
        card = next(
            c
            for c, each in enumerate(s.content.actions.cards)
            if s.content.actions.characters[each.character].power == type and c not in s.advisors
        )
        s.advisors[seat * 3 + type] = card


def council(*realms: str) -> Position:
    """Only the Full Council is on display, and these meet it."""
    p = Position("S01")
    s = p.s
    s.milestones = [NONE, MILESTONE_NAMES.ids.index(COUNCIL), NONE, NONE]
    s.milestone_tags = [(), (), (), ()]
    s.advisors = [NONE] * len(s.advisors)
    s.prestige = [0] * s.count
    for name in realms:
        advisors(s, p.seat(name))
        p.mat(name, adm=0, dip=0, mil=0)
    return p


def look(p: Position, mark: int = NONE) -> Worked:
    acts = {MILESTONES: ACTS[MILESTONES], EFFECTS: ACTS[EFFECTS]}
    return Worked(p.s, acts, complete_milestones(p.s, Duty(MILESTONES, mark)))


@pytest.mark.rule("EU-17.3.4", "EU-17.3.6", "EU-17.3.8", "EU-OPC09")
def test_a_milestone_that_is_met_is_completed_at_once_and_once() -> None:
    p = council("france")
    assert not look(p).asked
    france = p.seat("france")
    assert p.s.milestone_tags[1] == (france,)
    assert p.s.prestige[france] == 5
    assert p.s.power[france * 3 + ADM] == 2
    look(p)
    assert p.s.prestige[france] == 5


@pytest.mark.rule("EU-17.3.5", "EU-17.3.7")
@pytest.mark.parametrize(
    ("active", "mark", "scores"),
    [
        ("france", NONE, {"france": 5, "castile": 3, "england": 1}),
        ("", NONE, {"castile": 5, "england": 3, "france": 1}),
        ("france", NOBODY_ACTIVE, {"castile": 5, "england": 3, "france": 1}),
    ],
)
def test_at_the_same_time_in_turn_order(active: str, mark: int, scores: dict[str, int]) -> None:
    p = council("england", "france", "castile")
    p.s.first = p.seat("castile")
    p.s.active = NONE
    if active:
        p.active(active)
    look(p, mark)
    assert {name: p.s.prestige[p.seat(name)] for name in scores} == scores


@pytest.mark.rule("EU-17.3.5", "EU-17.3.6", "EU-TC15")
def test_the_fourth_gets_the_reward_only() -> None:
    p = council("france")
    p.s.milestone_tags[1] = (0, 2, 9)
    p.s.prestige = [0] * p.s.count
    look(p)
    assert p.s.prestige[p.seat("france")] == 0
    assert p.s.power[p.seat("france") * 3 + ADM] == 2


@pytest.mark.rule("EU-BOT.37")
def test_a_bot_completes_a_milestone_for_prestige_and_1_bot_power() -> None:
    p = Position("S07", bots=("france",))
    s, france = p.s, p.seat("france")
    s.milestones = [NONE, MILESTONE_NAMES.ids.index("1-firm-throne"), NONE, NONE]
    s.milestone_tags = [(), (), (), ()]
    s.prestige = [0] * s.count
    s.power[:] = [0] * len(s.power)
    before = s.bots.power[france]
    s.stability[france] = 1
    look(p)
    assert s.prestige[france] == 0
    s.stability[france] = 2
    assert not look(p).asked
    assert france in s.milestone_tags[1]
    assert s.prestige[france] == 5
    convert_gains(s)
    assert s.bots.power[france] == before + 1
    assert s.power[france * 3 : france * 3 + 3] == [0, 0, 0]


@pytest.mark.rule("EU-17.3.9")
def test_rewards_may_complete_more() -> None:
    p = council("france")
    left = Worked(p.s, {}, complete_milestones(p.s, Duty(MILESTONES))).left
    assert [duty.act for duty in left] == [EFFECTS, MILESTONES]
    assert not Worked(p.s, {}, complete_milestones(p.s, Duty(MILESTONES))).left


# Power Struggles

ITALY = ("lombardy", "venetia", "central-italy", "naples")


def italy() -> Position:
    p = Position("S01", switches={"power-struggles": True}).no_relations().no_influence()
    p.s.roma = NONE
    p.s.cardinals = []
    for each in ITALY:
        for number in p.s.atlas.area_provinces[area(each)]:
            assert p.s.town[number] == NONE
    return p


def points(p: Position, name: str) -> int:
    return struggle_points(p.s, STRUGGLES.ids.index("italian-wars"), p.seat(name))


@pytest.mark.rule("EU-17.4.7")
def test_tax_that_is_controlled_and_who_is_alone_scores() -> None:
    p = italy()
    assert points(p, "england") == 0
    p.town("england", "parma")
    assert points(p, "england") == 2, "tax 1, and alone"
    p.town("castile", "cremona")
    assert points(p, "england") == 1
    p.nobodys("cremona").rebel_towns("parma")
    assert points(p, "england") == 1, "alone, but Rebels control it"


@pytest.mark.rule("EU-17.4.7", "EU-17.4.9", "EU-OPC10", "EU-2.2.1")
def test_vassals_count_half_rounded_up_by_area() -> None:
    p = italy().vassal("england", "parma").town("castile", "cremona")
    assert points(p, "england") == 1
    p.vassal("england", "mantova")
    same = p.s.atlas.province_area[_number("mantova")] == area("lombardy")
    assert points(p, "england") == (1 if same else 2)


def _number(name: str) -> int:
    return province(name)


@pytest.mark.rule("EU-17.4.7")
def test_an_alliance_or_a_marriage_there_scores_once() -> None:
    p = italy().alliance("england", "milan")
    assert points(p, "england") == 1
    p.marriage("england", "milan")
    assert points(p, "england") == 1
    assert points(p, "castile") == 0


@pytest.mark.rule("EU-17.4.8", "EU-17.4.2")
def test_criteria_of_the_card() -> None:
    p = italy().town("france", "milano").town("england", "napoli")
    tax = p.s.atlas.province_tax[_number("milano")]
    assert points(p, "france") == tax + 1 + 2
    assert points(p, "england") == p.s.atlas.province_tax[_number("napoli")] + 1


@pytest.mark.rule("EU-17.4.6", "EU-17.4.8", "EU-OPC08")
def test_all_active_struggles_are_scored_and_discarded() -> None:
    p = italy().town("england", "parma")
    s = p.s
    s.active_struggles = [STRUGGLES.ids.index("italian-wars"), STRUGGLES.ids.index("low-countries")]
    wanted = [
        sum(struggle_points(s, each, seat) for each in s.active_struggles) + s.prestige[seat]
        for seat in range(s.count)
    ]
    score_struggles(s)
    assert s.prestige == wanted
    assert s.active_struggles == []


@pytest.mark.rule("EU-17.4.3", "EU-17.4.5")
def test_the_upcoming_struggle_is_the_top_card() -> None:
    p = italy()
    p.s.struggles = [2, 1, 0]
    p.s.active_struggles = []
    acts: Rules = ACTS[10](p.s, Duty(10, 19, NONE))
    assert list(acts) == []
    assert p.s.active_struggles == [2]


@pytest.mark.rule("EU-17.3.9")
def test_milestones_are_tested_after_each_peace() -> None:
    p = (
        Position("S01")
        .no_forces()
        .no_relations()
        .war("france", "england")
        .at(1, phase="peace-and-rebels")
    )
    duty = Duty(PEACE_STEP, REMAINING_WARS, p.seat("france"))
    answers = [("france", "settle-with england")]
    worked = Worked(p.s, {}, peace_step(p.s, duty), *answers)
    acts = [duty.act for duty in worked.left]
    assert acts.index(MILESTONES) < acts.index(PEACE_STEP)
