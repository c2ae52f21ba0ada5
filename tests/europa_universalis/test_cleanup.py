"""Chapters 4.5 and 4.6: cleanup, and the end of an age."""

import pytest

from kronika.games.europa_universalis.age_end import (
    MARRIAGE,
    NEW_CARDS,
    REPLACEMENT,
    age_end,
    begin_age_end,
    is_new_idea,
    renew_ideas,
)
from kronika.games.europa_universalis.agenda import AGE_END, PHASE_STEP, Duty
from kronika.games.europa_universalis.cleanup import (
    BOARD,
    HAND_LIMIT,
    HAND_OVER,
    REFRESH,
    cleanup_step,
    colonial_claims,
    end_round,
    refresh_of,
    total_manpower,
)
from kronika.games.europa_universalis.effects import verbs
from kronika.games.europa_universalis.modifiers import manpower
from kronika.games.europa_universalis.names import CARDS, IDEAS, MILESTONES
from kronika.games.europa_universalis.phases import phase_step
from kronika.games.europa_universalis.places import AREAS, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import is_ally
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import CLEANUP, NONE, POWERS
from tests.europa_universalis.helpers import realm
from tests.europa_universalis.playing import started
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled

ACTS = {PHASE_STEP: phase_step, AGE_END: age_end}


def refresh(s: Table, *answers: tuple[str, str], seat: int = 2) -> Worked:
    duty = Duty(PHASE_STEP, CLEANUP, REFRESH, seat)
    return Worked(s, ACTS, cleanup_step(s, duty), *answers)


def board(s: Table, *answers: tuple[str, str], part: int = 0) -> Worked:
    duty = Duty(PHASE_STEP, CLEANUP, BOARD, NONE, part)
    return Worked(s, ACTS, phase_step(s, duty), *answers)


@pytest.mark.rule("EU-4.5.A1")
def test_allied_units_of_armies_are_available_again() -> None:
    position = Position().no_forces().army("castile", 1, "castile", category="allied", infantry=3)
    s = position.s
    refresh(s)
    assert s.allied[2] == 3
    assert s.army_area[6] == NONE


@pytest.mark.rule("EU-4.5.A2", "EU-9.3.2", "EU-DV.5")
def test_manpower_grows_to_its_limit() -> None:
    s = Position().no_forces().manpower("castile", 2, 0).s
    refresh(s)
    assert total_manpower(s, 2) == manpower(s, 2)
    assert s.available[2] == manpower(s, 2)


@pytest.mark.rule("EU-4.5.A2", "EU-9.3.5")
def test_manpower_that_shrinks_is_returned_by_choice() -> None:
    position = Position().no_forces()
    s = position.s
    limit = manpower(s, 2)
    position.army("castile", 1, "castile", infantry=1).infantry("castile", "leon", 1)
    position.manpower("castile", limit - 1, 3)
    worked = refresh(
        s,
        ("castile", "return-infantry leon"),
        ("castile", "return-unit army-1 infantry"),
        ("castile", "return-exhausted"),
        ("castile", "return-available"),
    )
    assert [each[1] for each in worked.asked] == ["return-units"] * 4
    assert total_manpower(s, 2) == limit
    assert sum(s.infantry) == 0
    assert s.army_area[6] == NONE
    assert (s.available[2], s.exhausted[2]) == (limit, 0)


@pytest.mark.rule("EU-4.5.A3", "EU-9.3.7", "EU-EXA03")
@pytest.mark.parametrize(
    ("exhausted", "refreshed"), [(0, 0), (2, 2), (3, 3), (5, 3), (6, 3), (7, 4), (11, 6), (20, 6)]
)
def test_half_of_the_exhausted_are_refreshed(exhausted: int, refreshed: int) -> None:
    s = Position().manpower("castile", 0, exhausted).s
    assert refresh_of(s, 2) == refreshed


@pytest.mark.rule("EU-4.5.A3")
def test_an_idea_refreshes_more() -> None:
    position = Position().manpower("castile", 0, 20)
    s = position.s
    found = [
        idea
        for idea, card in enumerate(s.content.ideas.ideas)
        if any(each.limit == 6 for each in card.modifiers)
    ]
    position.ideas("castile", IDEAS.ids[found[0]])
    assert refresh_of(s, 2) == 8
    s.exhausted[2] = 5
    assert refresh_of(s, 2) == 3


@pytest.mark.rule("EU-4.5.A3", "EU-9.5.28", "EU-4.5.A4")
def test_ships_are_repaired_and_merchants_stand_up() -> None:
    position = Position().no_forces().fleet("castile", "sevilla", damaged=1)
    s = position.s
    s.is_laid[6] = s.is_laid[7] = True
    refresh(s)
    assert s.fleet[8:12] == [0, 1, 0, 0]
    assert not any(s.is_laid[6:9])


@pytest.mark.rule("EU-4.5.A5", "EU-EXA05")
def test_colonists_for_colonial_claims() -> None:
    s = Position().no_relations().s
    vacant = [
        area
        for area in s.atlas.distant_areas
        if all(s.owner[province] == NONE for province in s.atlas.area_provinces[area])
    ]
    for area in vacant[:5]:
        s.claims[area] |= 0b100
    for area in vacant[:2]:
        s.claims[area] |= 0b011
    s.claims[AREAS.index("leon")] |= 0b100
    assert [colonial_claims(s, seat) for seat in range(3)] == [2, 2, 5]
    for seat in range(3):
        refresh(s, seat=seat)
    assert s.colonists == [2, 2, 4]


@pytest.mark.rule("EU-4.5.A6", "EU-5.1.NF1")
def test_the_focus_is_free_again() -> None:
    s = Position().s
    s.memory.changed_focus = 0b111
    s.memory.papal_action = True
    s.memory.changed_religion = 1
    for _ in phase_step(s, Duty(PHASE_STEP, CLEANUP, BOARD)):
        raise AssertionError
    assert s.memory.changed_focus == 0
    end_round(s)
    assert not s.memory.papal_action
    assert s.memory.changed_religion == 0


@pytest.mark.rule("EU-4.5.B1", "EU-EXA06", "EU-EXC08")
def test_strong_dynamic_nprs_end_their_alliance() -> None:
    position = Position("S11").alliance("castile", "portugal")
    s = position.s
    portugal = realm("portugal")
    castile = position.seat("castile")
    plus = s.lands[portugal][0]
    s.plus[plus] = 9 - sum([s.atlas.province_tax[p] for p in s.lands[portugal]])
    board(s)
    assert is_ally(s, castile, portugal)
    s.plus[plus] += 1
    s.is_active[portugal] = True
    board(s)
    assert is_ally(s, castile, portugal)
    s.is_active[portugal] = False
    board(s)
    assert not is_ally(s, castile, portugal)
    assert s.truces[portugal] == 0


@pytest.mark.rule("EU-4.5.B1", "EU-OPA42")
def test_alliances_with_bots_end() -> None:
    position = Position("S07", bots=("france",)).alliance("england", "france")
    position.alliance("england", "castile")
    s = position.s
    board(s)
    assert s.pacts == [0b100, 0, 0b001]


@pytest.mark.rule("EU-4.5.B2", "EU-4.5.B5")
def test_devastation_and_crusaders_leave_the_board() -> None:
    s = Position().s
    s.devastated[4] = True
    s.committed = 0b11
    s.ruler_ill = [1, 0, 0]
    board(s)
    assert not any(s.devastated)
    assert s.committed == 0
    assert s.ruler_ill == [1, 0, 0]


@pytest.mark.rule("EU-4.5.B3", "EU-18.2.1", "EU-18.2.2", "EU-18.2.3", "EU-EXA07", "EU-EXC07")
def test_imperial_influence_is_placed_anew() -> None:
    position = Position("S10")
    s = position.s
    placed = [area for area in range(len(s.imperial)) if s.imperial[area]]
    assert sum(s.imperial) == s.authority == 3
    s.authority = 4
    s.imperial[placed[0]] -= 1
    name = AREAS[placed[1]]
    worked = board(
        s,
        ("austria", f"lift-imperial {name}"),
        ("austria", "lift-no-more"),
        ("austria", "place-imperial saxony"),
        ("austria", "place-imperial saxony"),
    )
    assert sum(s.imperial) == 4
    assert s.imperial[AREAS.index("saxony")] >= 2
    offered = next(keys for _, prompt, keys in worked.asked if prompt == "place-imperial")
    assert "place-imperial castile" not in offered


@pytest.mark.rule("EU-4.5.B3", "EU-18.2.2")
def test_cubes_beyond_the_authority_are_taken_up() -> None:
    s = Position("S10").s
    s.authority = 2
    worked = board(s)
    first = worked.asked[0]
    assert first[1] == "lift-imperial"
    assert "lift-no-more" not in first[2]
    assert sum(s.imperial) == 2


@pytest.mark.rule("EU-4.5.B3", "EU-18.8.2", "EU-18.2.7")
def test_the_authority_of_an_npr_emperor_is_rolled() -> None:
    s = Position("S07").s
    s.dice = s.dice.loaded([0])
    worked = board(s)
    assert s.authority == 2
    assert worked.asked == []
    assert sum(s.imperial) == 0


@pytest.mark.rule("EU-4.5.B4", "EU-18.4.5", "EU-18.4.10")
def test_the_defence_of_the_empire_ends_with_its_wars() -> None:
    position = Position("S10").war("ottomans", "austria")
    s = position.s
    s.is_defending, s.imperial_manpower = True, 5
    s.aggressors = [realm("ottomans")]
    board(s)
    assert s.is_defending
    s.enemies = [0] * len(s.enemies)
    s.attackers = [0] * len(s.attackers)
    board(s)
    assert (s.is_defending, s.imperial_manpower) == (False, 0)
    assert s.aggressors == []


@pytest.mark.rule("EU-4.5.B6", "EU-4.2.12", "EU-EXA25")
@pytest.mark.parametrize(
    ("passed", "first"), [([3, 2, 1], 1), ([1, 2, 3], 0), ([2, 1, 3], 1), ([2, 3, 1], 0)]
)
def test_the_first_player_token(passed: list[int], first: int) -> None:
    s = Position().s
    assert s.first == 2
    s.passed = passed
    board(s, part=HAND_OVER)
    assert s.first == first


@pytest.mark.rule("EU-20.2.7", "EU-4.2.12")
def test_of_two_players_the_first_may_keep_the_token() -> None:
    s = Position("S02").s
    s.passed = [1, 2]
    board(s, ("england", "keep-first-player"), part=HAND_OVER)
    assert s.first == 0
    board(s, ("england", "pass-first-player player-2"), part=HAND_OVER)
    assert s.first == 1
    s.passed = [1, 2]
    worked = board(s, part=HAND_OVER)
    assert worked.asked == []
    assert s.first == 0


@pytest.mark.rule("EU-4.5.B7")
def test_nobody_has_passed_in_the_new_round() -> None:
    s = Position().s
    s.passed, s.events_taken, s.last_turns = [1, 2, 3], [1, 1, 1], [0, 0, NONE]
    modifier = s.content.ideas.ideas[0].modifiers[0]
    s.modifiers = [(verbs.THIS_ROUND, 0, modifier), (verbs.PERMANENT, NONE, modifier)]
    end_round(s)
    assert (s.passed, s.events_taken) == ([0, 0, 0], [0, 0, 0])
    assert s.last_turns == [NONE] * 3
    assert [each[0] for each in s.modifiers] == [verbs.PERMANENT]


@pytest.mark.rule("EU-4.5.B8", "EU-18.7.1")
def test_the_religion_of_the_empire_is_looked_at() -> None:
    s = Position("S10").at(3).s
    for area in s.atlas.electors:
        s.faith[area] = 2
    board(s)
    assert s.hre_religion == 2


@pytest.mark.rule("EU-4.5.C1", "EU-6.0.6", "EU-OPA40")
def test_hands_are_cut_to_five() -> None:
    s = started("S07")
    s.agenda = []
    s.hands[2] = [s.decks[0].pop() for _ in range(7)]
    kept = s.hands[2][2:]
    answers = [("castile", f"give-up-card {CARDS.ids[card]}") for card in s.hands[2][:2]]
    gone = s.hands[2][:2]
    Worked(s, ACTS, cleanup_step(s, Duty(PHASE_STEP, CLEANUP, HAND_LIMIT, 2)), *answers)
    assert s.hands[2] == kept
    assert s.discards[0] == gone


# 4.6


@pytest.mark.rule("EU-4.5.D1", "EU-4.6.1", "EU-4.6.2", "EU-16.0.2", "EU-17.3.2")
def test_a_new_age_has_new_decks() -> None:
    s = started("S07")
    s.agenda = []
    old = s.milestones.copy()
    s.milestone_tags[0] = (1,)
    begin_age_end(s)
    parts = [(duty.a, duty.b) for duty in reversed(s.agenda)]
    assert parts[:3] == [(NEW_CARDS, NONE), (REPLACEMENT, NONE), (MARRIAGE, NONE)]
    assert [b for a, b in parts[3:]] == [2, 0, 1]
    for _ in age_end(s, Duty(AGE_END, NEW_CARDS)):
        raise AssertionError
    assert s.age == 1
    events = [*s.event_halves[0], *s.event_halves[1]]
    assert len(events) == 16
    assert all(s.content.events.events[each].age == 2 for each in events)
    assert not set(old) & set(s.milestones)
    assert all(s.content.goals.milestones[each].age == 2 for each in s.milestones)
    assert s.milestone_tags == [()] * 4


@pytest.mark.rule("EU-4.6.3", "EU-OPA45")
def test_ideas_without_tags_are_replaced() -> None:
    s = started("S07")
    before = s.idea_display[0].copy()
    s.tags[before[1]] = (0,)
    s.age = 1
    renew_ideas(s, 0)
    now = s.idea_display[0]
    assert now[0] == before[0]
    assert now[1] == before[1]
    assert now[2] != before[2]
    assert before[2] in s.idea_decks[0]
    ages = {s.content.ideas.ideas[idea].age for idea in (*now, *s.idea_decks[0])}
    assert ages == {1, 2}
    assert len(set(now + s.idea_decks[0])) == len(now) + len(s.idea_decks[0]) == 7


@pytest.mark.rule("EU-4.6.3", "EU-OPA45")
def test_too_few_new_ideas_are_filled_up_from_the_old_ones() -> None:
    s = started("S07")
    s.age = 3
    shown = s.idea_display[0].copy()
    s.idea_decks[0] = []
    renew_ideas(s, 0)
    new = [idea for idea in s.idea_display[0] if s.content.ideas.ideas[idea].age == 4]
    assert len(new) == 1
    assert len([idea for idea in s.idea_display[0] if idea in shown]) == 2


@pytest.mark.rule("EU-4.6.4")
def test_the_last_one_replaces_a_new_card() -> None:
    s = started("S07")
    s.agenda = []
    s.prestige = [3, 1, 5]
    idea = next(each for each in s.idea_display[1] if is_new_idea(s, each))
    other = sorted(s.idea_decks[1])[0]
    Worked(
        s,
        ACTS,
        age_end(s, Duty(AGE_END, REPLACEMENT)),
        ("france", f"replace-idea {IDEAS.ids[idea]}"),
        ("france", f"choose-idea {IDEAS.ids[other]}"),
    )
    assert other in s.idea_display[1]
    assert idea in s.idea_decks[1]
    shown = s.milestones[2]
    new = sorted(s.milestone_decks[2])[1]
    Worked(
        s,
        ACTS,
        age_end(s, Duty(AGE_END, REPLACEMENT)),
        ("france", f"replace-milestone {MILESTONES.ids[shown]}"),
        ("france", f"choose-milestone {MILESTONES.ids[new]}"),
    )
    assert s.milestones[2] == new
    assert shown in s.milestone_decks[2]


@pytest.mark.rule("EU-4.6.4")
def test_nobody_replaces_if_several_are_last() -> None:
    s = started("S07")
    s.agenda = []
    s.prestige = [1, 1, 5]
    assert Worked(s, ACTS, age_end(s, Duty(AGE_END, REPLACEMENT))).asked == []


@pytest.mark.rule("EU-4.6.4", "EU-BOT.36")
def test_bots_and_basic_ideas_are_left_out() -> None:
    s = started("S07")
    basic = [IDEAS.ids[s.idea_display[type][0]] for type in range(len(POWERS))]
    s.prestige = [0, 1, 5]
    worked = Worked(s, ACTS, age_end(s, Duty(AGE_END, REPLACEMENT)))
    assert not {f"replace-idea {name}" for name in basic} & set(worked.asked[0][2])
    bot = Position("S07", bots=("england",)).s
    bot.prestige = [0, 1, 5]
    assert Worked(bot, ACTS, age_end(bot, Duty(AGE_END, REPLACEMENT))).asked == []


@pytest.mark.rule("EU-4.6.5")
def test_a_marriage_scores_and_ends() -> None:
    position = Position().no_relations().marriage("castile", "portugal")
    position.marriage("castile", "aragon").mat("castile", dip=2)
    s = position.s
    Worked(s, ACTS, age_end(s, Duty(AGE_END, MARRIAGE)))
    assert s.prestige == [0, 0, 1]
    answers = ("castile", "give-up-marriage aragon")
    Worked(s, ACTS, age_end(s, Duty(AGE_END, MARRIAGE, 2)), answers)
    assert s.marriages[realm("aragon")] == 0
    assert s.marriages[realm("portugal")] == 0b100
    Worked(s, ACTS, age_end(s, Duty(AGE_END, MARRIAGE, 2)), ("castile", "keep-marriages 2"))
    assert s.marriages[realm("portugal")] == 0b100
    assert s.power[7] == 0
    worked = Worked(s, ACTS, age_end(s, Duty(AGE_END, MARRIAGE, 2)))
    assert worked.asked == [] or "keep-marriages 2" not in worked.asked[0][2]
    assert s.marriages[realm("portugal")] == 0


@pytest.mark.rule("EU-4.6.5", "EU-4.6.6")
def test_marriages_between_players_end_last_and_for_both() -> None:
    position = Position().no_relations().marriage("castile", "portugal")
    position.marriage("castile", "france").mat("castile", dip=0).mat("france", dip=0)
    s = position.s
    worked = Worked(s, ACTS, age_end(s, Duty(AGE_END, MARRIAGE, 2)))
    assert all("france" not in key for _, _, keys in worked.asked for key in keys)
    assert s.marriages[realm("portugal")] == 0
    Worked(s, ACTS, age_end(s, Duty(AGE_END, MARRIAGE, 2)))
    assert s.marriages[realm("france")] == s.marriages[realm("castile")] == 0
    position.marriage("france", "scotland")
    Worked(s, ACTS, age_end(s, Duty(AGE_END, MARRIAGE, 1)))
    assert s.marriages[REALMS.index("scotland")] == 0


@pytest.mark.rule("EU-4.6.5")
def test_an_idea_spares_the_marriage() -> None:
    position = Position().no_relations().marriage("castile", "portugal")
    s = position.s
    found = [
        idea
        for idea, card in enumerate(s.content.ideas.ideas)
        if any(each.immunity == 1 for each in card.modifiers)
    ]
    position.ideas("castile", IDEAS.ids[found[0]])
    Worked(s, ACTS, age_end(s, Duty(AGE_END, MARRIAGE)))
    Worked(s, ACTS, age_end(s, Duty(AGE_END, MARRIAGE, 2)))
    assert s.marriages[realm("portugal")] == 0b100
    assert s.prestige[2] == 1
