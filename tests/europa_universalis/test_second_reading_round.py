"""Chapters 4, 6, 8, 20 and 21 read once more: cases that players would argue about."""

import pytest

from kronika.games.europa_universalis.action_cards import use_display, uses_at
from kronika.games.europa_universalis.action_phase import (
    end_turn,
    main_actions,
    pass_turn,
    take_turn,
)
from kronika.games.europa_universalis.age_end import MARRIAGE, REPLACEMENT, age_end
from kronika.games.europa_universalis.agenda import (
    AGE_END,
    CARD_DONE,
    COUNTER_WINDOW,
    EFFECTS,
    END_TURN,
    LOSE_POWER,
    NEXT_PHASE,
    PHASE_STEP,
    TURN,
    Duty,
)
from kronika.games.europa_universalis.card_costs import card_costs, card_scene
from kronika.games.europa_universalis.cleanup import (
    BOARD,
    HAND_OVER,
    REFRESH,
    cleanup_step,
    colonial_claims,
)
from kronika.games.europa_universalis.draw_cards import PAY, draw_step
from kronika.games.europa_universalis.income import CORRUPTION, POWER_STEP, income_step
from kronika.games.europa_universalis.land import occupy, put_town, rebel
from kronika.games.europa_universalis.leaving import leave
from kronika.games.europa_universalis.liberation import liberate
from kronika.games.europa_universalis.losing_power import lose_power_step
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.missions import complete_mission
from kronika.games.europa_universalis.modifiers import manpower
from kronika.games.europa_universalis.names import CARDS, IDEAS, MISSIONS
from kronika.games.europa_universalis.order import turn_order
from kronika.games.europa_universalis.phase_three import (
    DISSENT,
    INTERREGNUM,
    PENALTIES,
    REMOVE_TOKENS,
    UNREST,
    phase_three_step,
)
from kronika.games.europa_universalis.phases import phase_step
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import loans_left
from kronika.games.europa_universalis.reactions import counter_window
from kronika.games.europa_universalis.scoring import final_points
from kronika.games.europa_universalis.terms import (
    ACTION_TIME,
    ADM,
    CLEANUP,
    DRAW_CARDS,
    INCOME_AND_UPKEEP,
    NONE,
    PEACE_AND_REBELS,
    REACTION_TIME,
    REACTIONS,
)
from kronika.games.europa_universalis.turn import ACTS

from .helpers import area, realm
from .speaking import resolved
from .warring import asked, calm
from .working import Worked

pytestmark = pytest.mark.compiled


def power(position: Position, name: str) -> list[int]:
    seat = position.seat(name)
    return position.s.power[seat * 3 : seat * 3 + 3]


def phase_three(position: Position, step: int, *answers: tuple[str, str]) -> Worked:
    """A lettered step of phase 3, for all players."""
    s = position.s
    s.phase = PEACE_AND_REBELS
    duty = Duty(PHASE_STEP, PEACE_AND_REBELS, step, NONE)
    acts = {PHASE_STEP: phase_step, LOSE_POWER: lose_power_step}
    return Worked(s, acts, phase_three_step(s, duty), *answers)


# 4.1, 4.2


@pytest.mark.rule("EU-4.1.C1", "EU-4.1.C2", "EU-OPA10", "EU-6.0.6")
def test_old_cards_are_free_and_no_loan_keeps_a_new_one() -> None:
    position = Position().hand("france", "adm-01-1", "dip-01-1", "mil-01-1", "adm-06-1", "dip-07-1")
    s, france = position.mat("france", ducats=3, interest=0).s, position.seat("france")
    new = ["adm-07-1", "adm-08-1", "dip-08-1"]
    s.hands[france] += [CARDS.ids.index(card) for card in new]
    s.fresh[france] = 3
    duty = Duty(PHASE_STEP, DRAW_CARDS, PAY, france)
    worked = Worked(
        s,
        {},
        draw_step(s, duty),
        ("france", f"give-up-card {new[0]}"),
        ("france", f"give-up-card {new[1]}"),
        ("france", "keep-rest 2"),
    )
    offered = [keys for _, keys in asked(worked, "keep-cards")]
    assert ["keep-rest" in " ".join(keys) for keys in offered] == [False, False, True]
    assert [CARDS.ids[card] for card in s.hands[france]][-1] == new[2]
    assert len(s.hands[france]) == 6, "the limit of 5 is that of phase 5"
    assert (s.ducats[france], s.interest[france]) == (1, 0)


def passing(scenario: str = "S10") -> Position:
    """Nobody has passed, everybody has taken his event."""
    position = Position(scenario).no_forces()
    s = position.s
    s.events_taken = [1] * s.count
    s.passed = [0] * s.count
    s.last_turns = [NONE] * s.count
    s.first = 0
    return position


@pytest.mark.rule("EU-4.2.8", "EU-4.2.13", "EU-4.2.15", "EU-4.2.12")
def test_who_passes_in_his_last_turn_gets_nothing_but_counts_for_the_token() -> None:
    position = passing("S11")
    s = position.s
    assert s.count == 4
    before = s.ducats.copy()
    for seat in (0, 2, 1):
        pass_turn(s, seat)
    assert [now - then for now, then in zip(s.ducats, before)] == [5, 2, 3, 0]
    assert s.last_turns[3] == 1
    pass_turn(s, 3)
    assert s.ducats[3] == before[3]
    Worked(
        s,
        {PHASE_STEP: phase_step},
        phase_step(s, Duty(PHASE_STEP, CLEANUP, BOARD, NONE, HAND_OVER)),
    )
    assert s.first == 2, "the first player passed first: the second to pass has the token"


@pytest.mark.rule("EU-4.2.14", "EU-4.2.13", "EU-4.2.3")
def test_a_last_turn_used_otherwise_is_followed_by_the_event_and_nothing_else() -> None:
    position = passing("S07").active("france")
    s, france = position.s, position.seat("france")
    s.events_taken[france] = 0
    s.events, s.event_ducats = [s.content.events.of_age[0][0]], [0]
    for seat in range(s.count):
        if seat != france:
            pass_turn(s, seat)
    assert len(main_actions(s, france)) > 1
    s.memory.is_acted = True
    Worked(s, {}, end_turn(s, Duty(END_TURN, france)))
    assert s.passed[france] == 0
    assert [duty.act for duty in s.agenda][-1:] != [NEXT_PHASE]
    assert len(main_actions(s, france)) == 1
    offered = asked(
        Worked(s, {}, take_turn(s, Duty(TURN, france))),
        "must-take-event",
    )
    verbs = {key for _, keys in offered for key in keys}
    assert "act event" in verbs
    assert "act loan-take" in verbs
    assert "act pass" not in verbs


# 4.3


@pytest.mark.rule("EU-4.3.A2", "EU-4.3.A1")
def test_each_unused_cb_token_costs_and_one_against_an_active_ally_of_an_enemy_does_not() -> None:
    position = calm().alliance("castile", "granada", active=True)
    position.war("france", "castile").war("france", "granada")
    position.cb("france", "granada").cb("france", "england").mat("france", prestige=10)
    position.truce("france", "scotland")
    phase_three(position, REMOVE_TOKENS)
    s = position.s
    assert s.prestige[position.seat("france")] == 8
    assert not any(s.cb)
    assert not any(s.truces)


@pytest.mark.rule("EU-4.3.E3", "EU-4.3.E1", "EU-11.2.12")
def test_penalties_are_for_each_token_and_five_at_most_for_towns() -> None:
    position = calm().marriage("france", "savoy", disputed=True)
    position.marriage("france", "scotland", disputed=True).war("england", "france")
    s, france = position.mat("france", prestige=20).s, position.seat("france")
    large = [p for p in s.lands[realm("france")] if s.atlas.province_tax[p] == 2][:2]
    small = [p for p in s.lands[realm("france")] if s.atlas.province_tax[p] == 1][:3]
    for each in large:
        occupy(s, position.seat("england"), each)
    for each in small:
        rebel(s, each)
    phase_three(position, PENALTIES)
    assert s.prestige[france] == 20 - 3 - 3 - 5
    assert not any(s.disputed)
    assert s.marriages[realm("savoy")] == 1 << france


@pytest.mark.rule("EU-4.3.F1", "EU-7.3.7", "EU-7.2.23")
def test_an_interregnum_at_the_lowest_stability_costs_power() -> None:
    position = calm().mat("france", stability=-3, adm=1, dip=4, mil=0)
    s, france = position.s, position.seat("france")
    s.ruler[france] = NONE
    phase_three(position, INTERREGNUM)
    assert s.stability[france] == -3
    assert power(position, "france") == [0, 3, 0]


@pytest.mark.rule("EU-4.3.H1", "EU-4.3.H2", "EU-4.3.H4", "EU-OPA21")
def test_war_and_low_stability_add_up_and_what_finds_no_town_lapses() -> None:
    position = calm("S07").war("france", "savoy").mat("france", stability=-2)
    s, france = position.s, position.seat("france")
    towns = s.lands[realm("france")]
    for each in towns[2:]:
        s.unrest[each] = True
    phase_three(position, UNREST)
    assert all(s.unrest[each] for each in towns)
    others = calm("S07").war("france", "savoy").mat("france", stability=-2)
    phase_three(others, UNREST)
    assert sum(others.s.unrest) == 3
    assert not any(others.s.unrest[p] for p in others.s.lands[realm("england")])
    assert france == others.seat("france")


@pytest.mark.rule("EU-4.3.G2", "EU-4.3.G3", "EU-15.3.6")
def test_vassals_dissent_where_something_can_be_given_up() -> None:
    position = calm().vassal("castile", "granada", unrest=True).faith("islam", "andalucia")
    position.vassal("castile", "porto", "beira").faith("protestant", "portugal")
    worked = phase_three(position, DISSENT)
    options = [keys for seat, keys in asked(worked, "dissent-vassal")]
    assert options == [["dissent-vassal beira", "dissent-vassal porto"]]
    both = calm().vassal("castile", "granada", unrest=True).faith("islam", "andalucia")
    both.influence("castile", andalucia=1)
    phase_three(both, DISSENT)
    cube = both.s.influence[both.seat("castile") * 194 + area("andalucia")]
    assert cube == 0, "the cube goes where all tokens have Unrest"
    lapsed = calm().vassal("castile", "granada", unrest=True).faith("islam", "andalucia")
    assert not asked(phase_three(lapsed, DISSENT), "dissent-vassal")


# 4.4


@pytest.mark.rule("EU-4.4.C2", "EU-OPA11", "EU-7.4.11")
def test_corruption_may_bring_more_interest_than_loans_could() -> None:
    position = Position().mat("france", ducats=72, interest=5, adm=1)
    s, france = position.s, position.seat("france")
    duty = Duty(PHASE_STEP, INCOME_AND_UPKEEP, CORRUPTION, france)
    Worked(s, {}, income_step(s, duty), ("france", "keep-ducats"), ("france", "pay-corruption 1"))
    assert (s.interest[france], s.ducats[france], power(position, "france")[ADM]) == (7, 72, 0)
    assert loans_left(s, france) == 0


@pytest.mark.rule("EU-4.4.D3", "EU-OPA24", "EU-4.4.D1")
def test_the_lowest_stability_takes_of_what_is_gained_not_of_what_is_there() -> None:
    position = Position().mat("france", adm=10, dip=3, mil=3, stability=-3)
    s, france = position.s, position.seat("france")
    s.ruler[france] = NONE
    s.advisors = [NONE] * len(s.advisors)
    s.cardinals, s.roma = [], NONE
    duty = Duty(PHASE_STEP, INCOME_AND_UPKEEP, POWER_STEP, france)
    Worked(s, {}, income_step(s, duty), ("france", "less-power adm"))
    assert power(position, "france") == [10, 4, 4], "the one that finds no room may be the lost one"


# 4.5, 4.6


@pytest.mark.rule("EU-4.5.A2", "EU-4.5.A3", "EU-EXA03")
def test_manpower_is_lowered_before_the_exhausted_are_refreshed() -> None:
    position = Position().no_forces()
    s, castile = position.s, position.seat("castile")
    most = manpower(s, castile)
    position.manpower("castile", most - 4, 8)
    answers = [("castile", "return-exhausted")] * 4
    duty = Duty(PHASE_STEP, CLEANUP, REFRESH, castile)
    Worked(s, {PHASE_STEP: phase_step}, cleanup_step(s, duty), *answers)
    assert (s.available[castile], s.exhausted[castile]) == (most - 1, 1), "3 of 4 are refreshed"


@pytest.mark.rule("EU-4.5.A5", "EU-5.1.XP7")
def test_a_claim_is_colonial_only_while_its_territory_is_vacant() -> None:
    position = calm("S11")
    s, castile = position.s, position.seat("castile")
    vacant = [
        a
        for a in s.atlas.distant_areas
        if all(s.owner[p] == NONE for p in s.atlas.area_provinces[a])
    ]
    settled = [
        a
        for a in s.atlas.distant_areas
        if all(s.owner[p] != NONE for p in s.atlas.area_provinces[a])
    ]
    for each in (*vacant[:3], settled[0]):
        s.claims[each] |= 1 << castile
    assert colonial_claims(s, castile) == 3
    s.claims[vacant[0]] |= 1 << position.seat("england")
    assert colonial_claims(s, castile) == 3, "others may claim it too"
    put_town(s, position.seat("england"), s.atlas.area_provinces[vacant[0]][0])
    assert colonial_claims(s, castile) == 2


@pytest.mark.rule("EU-4.6.4", "EU-21.0.3")
def test_who_has_left_is_not_the_last_on_the_track() -> None:
    position = Position("S07")
    s = position.s
    s.prestige = [7, 0, 5]
    s.first = 0
    leave(s, 1)
    worked = Worked(s, {}, age_end(s, Duty(AGE_END, REPLACEMENT)))
    assert [seat for seat, _ in asked(worked, "replace-new-card")] == [2]


@pytest.mark.rule("EU-4.6.5", "EU-4.6.6")
def test_without_power_the_marriage_must_go_and_disputed_ones_are_marriages() -> None:
    position = calm().marriage("france", "savoy", disputed=True).mat("france", dip=1, prestige=0)
    s, france = position.s, position.seat("france")
    acts = {AGE_END: age_end}
    Worked(s, acts, age_end(s, Duty(AGE_END, MARRIAGE)))
    assert s.prestige[france] == 1
    worked = Worked(s, acts, age_end(s, Duty(AGE_END, MARRIAGE, france)))
    assert not any("keep-marriages" in key for _, _, keys in worked.asked for key in keys)
    assert s.marriages[realm("savoy")] == 0
    assert s.disputed[realm("savoy")] == 0


# 4.7


@pytest.mark.rule("EU-4.7.8", "EU-4.7.7", "EU-4.7.12")
def test_relations_between_players_score_for_both_and_what_rebels_hold_costs_its_tax() -> None:
    position = calm().alliance("france", "castile").marriage("france", "castile")
    s, france, castile = position.s, position.seat("france"), position.seat("castile")
    for seat in (france, castile):
        points = final_points(s, seat)
        assert (points["alliances"], points["marriages"]) == (2, 1)
    before = final_points(s, france)["tax"]
    large = next(p for p in s.lands[realm("france")] if s.atlas.province_tax[p] == 2)
    rebel(s, large)
    points = final_points(s, france)
    assert (points["tax"], points["occupied"]) == (before - 2, -2)


# 6


@pytest.mark.rule("EU-19.2.3", "EU-7.3.2", "EU-15.0.8")
@pytest.mark.parametrize(
    ("stability", "plain", "papal", "orthodox"),
    [(-2, 1, 0, 1), (-1, 2, 1, 1), (0, 3, 2, 2), (1, 4, 3, 4)],
)
def test_a_card_that_raises_stability_costs_one_less_and_not_two(
    stability: int, plain: int, papal: int, orthodox: int
) -> None:
    position = calm().mat("france", stability=stability)
    s, france = position.s, position.seat("france")
    s.cardinals, s.roma = [], NONE
    card = CARDS.ids.index("adm-05-1")
    title = s.content.actions.cards[card].title

    def cost() -> int:
        return card_costs(s, france, title, card_scene(s, france, card))[ADM]

    assert cost() == plain
    position.cardinals("france")
    assert cost() == papal
    position.cardinals().state_religion("france", "orthodox")
    assert cost() == orthodox


@pytest.mark.rule("EU-6.0.8")
def test_a_card_that_is_gained_comes_from_few_discards_too() -> None:
    position = calm().active("france")
    s, france = position.s, position.seat("france")
    s.hands[france] = []
    s.decks[1] = []
    s.discards[1] = s.content.actions.deck_cards[1][:3]
    worked = resolved(position, "france", {"gain": {"what": "action-card", "n": 1, "deck": "dip"}})
    assert not worked.left
    assert len(s.hands[france]) == 1
    assert (len(s.decks[1]), len(s.discards[1])) == (2, 0), "5 or fewer are all shuffled"


@pytest.mark.rule("EU-6.2.1", "EU-6.2.2")
def test_a_display_card_of_this_turn_answers_in_the_next_one() -> None:
    position = calm().mat("france", adm=5, mil=5, ducats=9).active("france")
    position.displayed("france", "adm-03-1", 3)
    s, france = position.s, position.seat("france")
    trigger = REACTIONS.index("war-on-you")
    s.memory.displayed = CARDS.ids.index("adm-03-1")
    assert uses_at(s, france, ACTION_TIME) == []
    assert uses_at(s, france, REACTION_TIME, trigger) == []
    position.active("england")
    assert uses_at(s, france, REACTION_TIME, trigger)


@pytest.mark.rule("EU-6.2.22", "EU-6.2.3", "EU-5.4.CO2")
@pytest.mark.parametrize(("charges", "stays"), [(3, True), (2, False)])
def test_a_countered_use_has_cost_its_cubes_and_its_price(charges: int, stays: bool) -> None:
    position = calm("S07").mat("france", dip=5).mat("england", dip=2).active("france")
    position.displayed("france", "dip-05-1", charges).hand("england", "dip-04-1")
    s, france, england = position.s, position.seat("france"), position.seat("england")
    worked = Worked(
        s,
        {CARD_DONE: ACTS[CARD_DONE], COUNTER_WINDOW: counter_window},
        use_display(s, france, USUAL),
        ("france", "use-card support-rebels"),
        ("england", "counter dip-04-1"),
    )
    assert EFFECTS not in [duty.act for duty in worked.left]
    assert power(position, "france")[1] == 3
    assert power(position, "england")[1] == 0
    assert (s.display[france * 2] != NONE) == stays
    assert (CARDS.ids.index("dip-05-1") in s.discards[1]) != stays
    assert s.hands[england] == []
    assert not any(s.rebels)


# 8


@pytest.mark.rule("EU-8.3", "EU-8.2", "EU-8.5", "EU-16.3.19")
def test_an_idea_of_a_mission_costs_what_it_says_and_scores_as_usual() -> None:
    position = calm("S14").mat("castile", prestige=0, mil=0).mat("france", prestige=0)
    s, castile, france = position.s, position.seat("castile"), position.seat("france")
    idea = IDEAS.ids.index("tercios-janissaries")
    mission = next(
        number
        for number, each in enumerate(s.content.goals.missions)
        if any(effect.idea == idea for effect in each.effects)
        and MISSIONS.ids[number].startswith("cas")
    )
    s.idea_display[2] = [i for i in s.idea_display[2] if i != idea]
    s.idea_decks[2] = [*[i for i in s.idea_decks[2] if i != idea], idea]
    s.tags[idea] = (france,)
    s.missions[castile] = [mission]
    complete_mission(s, castile, mission)
    duties = {each: ACTS[each] for each in (EFFECTS,)}
    while s.agenda:
        duty = s.agenda.pop()
        if duty.act == EFFECTS:
            Worked(s, duties, ACTS[EFFECTS](s, duty), ("castile", "research tercios-janissaries"))
    assert s.tags[idea] == (france, castile)
    assert idea in s.idea_display[2]
    assert s.prestige[castile] == s.content.goals.missions[mission].prestige + 2
    assert s.prestige[france] == 1
    assert power(position, "castile")[2] == 0


# 20, 21


@pytest.mark.rule("EU-4.0.2", "EU-21.0.3", "EU-4.5.B6")
def test_the_token_of_who_leaves_goes_to_the_next_player() -> None:
    position = Position("S07")
    s = position.s
    s.first = 1
    leave(s, 1)
    assert s.first == 2
    assert turn_order(s) == [2, 0]
    s.passed = [2, 0, 1]
    Worked(
        s,
        {PHASE_STEP: phase_step},
        phase_step(s, Duty(PHASE_STEP, CLEANUP, BOARD, NONE, HAND_OVER)),
    )
    assert s.first == 0, "who passed first had the token already"


@pytest.mark.rule("EU-14.3.14", "EU-OPC03", "EU-21.0.3")
def test_who_has_left_names_no_colour_of_a_free_territory() -> None:
    position = calm("S16").at(1, phase="peace-and-rebels")
    s = position.s
    territory = next(
        p for a in s.atlas.distant_areas for p in s.atlas.area_provinces[a] if s.owner[p] == NONE
    )
    put_town(s, position.seat("castile"), territory, True)
    s.first = position.seat("england")
    leave(s, s.first)
    worked = Worked(s, {}, liberate(s, territory, True))
    assert [seat for seat, _ in asked(worked, "free-territory")] == [position.seat("france")]
