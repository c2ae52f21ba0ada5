"""EU-BOT read once more: cases that players would argue about."""

import pytest

from kronika.core.asks import Ask, Rules
from kronika.games.europa_universalis.action_phase import pass_turn
from kronika.games.europa_universalis.age_end import MARRIAGE, age_end
from kronika.games.europa_universalis.agenda import (
    AGE_END,
    BOT_STEP,
    DUTY_OF_SUBJECTS,
    FROM_EVENT,
    FROM_MISSION,
    PHASE_STEP,
    REBEL_DICE,
    Duty,
    Scene,
)
from kronika.games.europa_universalis.bot_answers import answer, answered
from kronika.games.europa_universalis.bot_charts import (
    chosen_event,
    colonize,
    convert,
    event,
    idea,
    papal_curia,
    papal_wish,
)
from kronika.games.europa_universalis.bot_conversion import convert_gains
from kronika.games.europa_universalis.bot_decks import end_round, new_deck
from kronika.games.europa_universalis.bot_diplomacy import diplomacy, spy
from kronika.games.europa_universalis.bot_levies import answer_attack, muster_area
from kronika.games.europa_universalis.bot_rebels import bot_rebel_dice
from kronika.games.europa_universalis.bot_targets import expected_defenders, threats
from kronika.games.europa_universalis.bot_turns import collect, take_bot_turn
from kronika.games.europa_universalis.bot_war import military
from kronika.games.europa_universalis.draw_cards import DRAW, PAY, PICK_MISSIONS, draw_step
from kronika.games.europa_universalis.gaining_relations import gain_alliance
from kronika.games.europa_universalis.imperial_defence import (
    ASK_SUBJECT,
    DEFEND_EMPIRE,
    REFUSE_SUBJECT,
    duty_of_subjects,
)
from kronika.games.europa_universalis.land import areas_of, clear, develop, put_town, realm_tax
from kronika.games.europa_universalis.names import IDEAS
from kronika.games.europa_universalis.papal_actions import papal_choices
from kronika.games.europa_universalis.peace import ASK_HOW, ENFORCE, FIGHT_ON
from kronika.games.europa_universalis.peace_state import KEEP_BOARD_STATE, VASSALIZATION
from kronika.games.europa_universalis.phase_three import PENALTIES, UNREST, phase_three_step
from kronika.games.europa_universalis.phases import phase_step
from kronika.games.europa_universalis.places import PROVINCES, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import is_interregnum
from kronika.games.europa_universalis.relations import is_ally
from kronika.games.europa_universalis.religion import convert as convert_slot
from kronika.games.europa_universalis.terms import (
    DIVERSE,
    DRAW_CARDS,
    NO_EFFECT,
    NONE,
    PEACE_AND_REBELS,
    PROTESTANT,
    REBELLION,
)

from .helpers import area, province, realm
from .speaking import effects
from .test_bot_charts import calm_bot
from .working import Worked

pytestmark = pytest.mark.compiled


# Turns


@pytest.mark.rule("EU-BOT.31", "EU-BOT.29")
def test_phase_1_gives_a_bot_nothing() -> None:
    position, france = calm_bot("france")
    s = position.at(1, phase="draw-cards").s
    for step in (DRAW, PAY, PICK_MISSIONS):
        duty = Duty(PHASE_STEP, DRAW_CARDS, step, france)
        assert not Worked(s, {PHASE_STEP: phase_step}, draw_step(s, duty)).asked
    assert s.hands[france] == s.missions[france] == []
    assert s.bots.power[france] == 7


@pytest.mark.rule("EU-BOT.38", "EU-BOT.25", "EU-4.2.14")
def test_a_bot_crowns_a_ruler_also_in_the_turn_of_its_last_event() -> None:
    position, france = calm_bot("france")
    s = position.s
    s.ruler[france] = s.crowned[france] = NONE
    s.events, s.event_ducats = [s.content.events.of_age[0][0]], [0]
    s.events_taken = [1] * s.count
    s.events_taken[france] = 0
    s.last_turns[france] = 0
    take_bot_turn(s, france)
    assert not is_interregnum(s, france)
    assert s.bots.power[france] == 7 - 1
    assert s.events_taken[france] == 1


@pytest.mark.rule("EU-BOT.38", "EU-BOT.25")
def test_without_bot_power_the_throne_stays_empty() -> None:
    position, france = calm_bot("france")
    s = position.s
    s.ruler[france] = s.crowned[france] = NONE
    s.bots.power[france] = 0
    take_bot_turn(s, france)
    assert is_interregnum(s, france)


@pytest.mark.rule("EU-BOT.32", "EU-4.2.8", "EU-20.1.3")
def test_only_the_first_bot_to_pass_gains_and_it_takes_the_ducats_of_its_place() -> None:
    position = Position("S07", bots=("france", "castile"))
    s = position.s
    s.events_taken = [1] * s.count
    england, france, castile = (position.seat(each) for each in ("england", "france", "castile"))
    before, ducats = s.bots.power.copy(), s.ducats[england]
    pass_turn(s, france)
    pass_turn(s, england)
    pass_turn(s, castile)
    assert s.bots.power[france] == before[france] + 1
    assert s.bots.power[castile] == before[castile]
    assert s.ducats[england] == ducats + 2
    assert s.ducats[france] == s.ducats[castile] == 0


@pytest.mark.rule("EU-BOT.50", "EU-TD06")
def test_a_ruler_of_another_realm_is_taken_last_whatever_lies_on_it() -> None:
    position, france = calm_bot("france")
    s = position.s
    every = s.content.events.events
    of_england = next(
        n for n, e in enumerate(every) if e.realm == realm("england") and e.ruler != NONE
    )
    plain = [n for n in s.content.events.of_age[0] if every[n].realm == NONE][:2]
    s.events, s.event_ducats = [of_england, *plain], [6, 0, 2]
    assert chosen_event(s, france) == 2
    own = next(n for n, e in enumerate(every) if e.realm == realm("france"))
    s.events, s.event_ducats = [plain[0], own], [8, 0]
    assert chosen_event(s, france) == 1
    before = s.bots.power[france]
    s.bots.power[france] = before - 3
    s.events, s.event_ducats = [plain[1]], [3]
    assert event(s, france)
    assert s.bots.power[france] == before - 3, "3 ducats are none"


@pytest.mark.rule("EU-BOT.36", "EU-BOT.29")
def test_at_the_end_of_an_age_the_deck_is_whole_again_and_focus_cards_return() -> None:
    position, france = calm_bot("france", level=4)
    s = position.s
    deck = s.bots.deck[france]
    s.bots.aside[france] = [deck.pop(), deck.pop()]
    s.bots.drawn[france] = [deck.pop()]
    s.prestige[france] = 0
    end_round(s, france, True)
    assert sorted(s.bots.deck[france]) == sorted(new_deck(s, realm("france")))
    assert s.bots.aside[france] == s.bots.drawn[france] == []
    assert s.prestige[france] == 2 + 2


@pytest.mark.rule("EU-BOT.36", "EU-4.6.5")
def test_a_bot_gives_up_the_poorest_marriage_and_never_pays_for_it() -> None:
    position, france = calm_bot("france", "S14")
    s = position.marriage("france", "savoy").marriage("france", "aragon").s
    assert realm_tax(s, realm("savoy")) < realm_tax(s, realm("aragon"))
    rules = answered(s, age_end(s, Duty(AGE_END, MARRIAGE, france)))
    assert list(rules) == []
    assert s.marriages[realm("savoy")] == 0
    assert s.marriages[realm("aragon")] == 1 << france


@pytest.mark.rule("EU-BOT.34", "EU-BOT.26", "EU-BOT.8")
def test_an_emperor_of_a_troubled_bot_collects_by_both() -> None:
    position = Position("S14", bots=("austria",)).emperor("austria", 6).mat("austria", stability=-2)
    s, austria = position.s, position.seat("austria")
    s.bots.power[austria] = 0
    s.cardinals, s.roma = [], NONE
    collect(s, austria)
    assert s.bots.power[austria] == 7 + 3 - 1


# Phase 3


@pytest.mark.rule("EU-BOT.33", "EU-4.3.H1", "EU-BOT.15")
def test_war_unrest_of_a_bot_is_in_its_poorest_towns() -> None:
    position, _ = calm_bot("france")
    s = position.war("france", "savoy").s
    s.phase = PEACE_AND_REBELS
    duty = Duty(PHASE_STEP, PEACE_AND_REBELS, UNREST, NONE)
    list(answered(s, phase_three_step(s, duty)))
    while s.agenda:
        assert list(answered(s, phase_step(s, s.agenda.pop()))) == []
    restless = [p for p in s.lands[realm("france")] if s.unrest[p]]
    small = [p for p in s.lands[realm("france")] if s.atlas.province_tax[p] == 1]
    assert restless == small[:2]


@pytest.mark.rule("EU-BOT.33", "EU-4.3.E3")
def test_occupied_towns_cost_a_bot_prestige_as_anybody() -> None:
    position, france = calm_bot("france")
    s = position.war("england", "france").s
    lost = s.lands[realm("france")][0]
    position.occupied("england", PROVINCES[lost])
    s.prestige[france] = 5
    duty = Duty(PHASE_STEP, PEACE_AND_REBELS, PENALTIES, NONE)
    Worked(s, {}, phase_three_step(s, duty))
    assert s.prestige[france] == 5 - s.atlas.province_tax[lost]


@pytest.mark.rule("EU-BOT.11", "EU-14.3.13")
def test_a_rebellion_takes_the_poorest_province_and_leaves_a_claim() -> None:
    position, france = calm_bot("france")
    position.town("france", "milano", "parma", unrest=True)
    s = position.s
    face = s.content.tables.rebel_die.index(REBELLION)
    s.dice = s.dice.loaded([face, s.content.tables.rebel_die.index(NO_EFFECT)])
    Worked(s, {}, bot_rebel_dice(s, Duty(REBEL_DICE, france)))
    assert s.town[province("parma")] == NONE
    assert s.town[province("milano")] == france
    assert s.claims[area("lombardy")] >> france & 1


# War


@pytest.mark.rule("EU-BOT.70", "EU-BOT.9")
def test_an_attacked_bot_without_an_army_musters_where_the_attackers_are() -> None:
    position, france = calm_bot("france")
    s = position.war("england", "france").manpower("france", 9).s
    assert area("aquitaine") in areas_of(s, realm("france"))
    position.infantry("england", "aquitaine", 1)
    answer_attack(s, france, realm("england"))
    assert s.army_area[france * 3] == area("aquitaine")
    peace, _ = calm_bot("france")
    home = peace.s.atlas.province_area[peace.s.capital[realm("france")]]
    assert muster_area(peace.s, france, area("aquitaine")) == home


@pytest.mark.rule("EU-BOT.54", "EU-2.2.1")
def test_half_of_what_an_opponent_has_available_is_rounded_up() -> None:
    position, france = calm_bot("france")
    s = position.war("france", "england").manpower("england", 5).s
    home = s.atlas.province_area[s.capital[realm("england")]]
    assert expected_defenders(s, france, home) == 3
    position.infantry("england", "aquitaine", 2)
    near = area("aquitaine") in s.atlas.area_land[home]
    assert expected_defenders(s, france, home) == (5 if near else 3)


@pytest.mark.rule("EU-BOT.47")
def test_a_large_town_on_a_small_province_counts_for_the_order_of_threats() -> None:
    position, france = calm_bot("france")
    s = position.s
    capital = s.atlas.province_area[s.capital[realm("france")]]
    areas = [a for a in s.atlas.main_areas if a != capital]
    held = {a: [p for p in s.atlas.area_provinces[a] if s.town[p] == france] for a in areas}
    ranked = sorted(
        [(sum(s.atlas.province_tax[p] for p in lands), a) for a, lands in held.items() if lands]
    )
    pairs = [(x, y) for x in ranked for y in ranked if x[0] == y[0] and x[1] < y[1]]
    (_, first), (_, second) = pairs[0]
    s.rebels[first] = s.rebels[second] = 1
    assert threats(s, france)[:2] == [first, second]
    small = next(p for p in held[second] if s.atlas.province_tax[p] == 1)
    clear(s, small)
    put_town(s, france, small)
    develop(s, small)
    assert threats(s, france)[:2] == [second, first]


@pytest.mark.rule("EU-BOT.53", "EU-9.1.5")
def test_a_bot_without_a_casus_belli_claims_and_declares_no_war() -> None:
    position, castile = calm_bot("castile", "S14")
    s = position.s
    assert military(s, castile)
    assert s.declarations == []
    s.agenda = []
    s.bots.power[castile] = 0
    assert not military(s, castile)


@pytest.mark.rule("EU-BOT.76")
def test_partial_victory_makes_a_vassal_however_many_there_are() -> None:
    position, france = calm_bot("france")
    s = position.s
    target = next(
        r
        for r in s.atlas.realms
        if s.seat_of[r] == NONE and len(s.lands[r]) >= 3 and s.capital[r] != NONE
    )
    position.war("france", REALMS[target])
    for name in ("parma", "mantova", "genova", "ferrara"):
        position.vassal("france", name)
    options = [ENFORCE.of(VASSALIZATION), ENFORCE.of(KEEP_BOARD_STATE), FIGHT_ON.of()]
    asked = Ask(france, ASK_HOW, options, target, default=options[-1])
    assert answer(s, asked) == options[0]


@pytest.mark.rule("EU-BOT.76")
def test_what_is_occupied_elsewhere_is_no_gain_of_this_war() -> None:
    position, france = calm_bot("france")
    position.war("france", "savoy").war("france", "aragon").occupied("france", "barcelona")
    s = position.s
    options = [ENFORCE.of(KEEP_BOARD_STATE), FIGHT_ON.of()]
    asked = Ask(france, ASK_HOW, options, realm("savoy"), default=options[-1])
    s.occupant[s.capital[realm("savoy")]] = france
    assert answer(s, asked) == options[1]
    other = next(p for p in s.lands[realm("savoy")] if p != s.capital[realm("savoy")])
    s.occupant[other] = france
    assert answer(s, asked) == options[0]


# Faith, Curia, Empire


@pytest.mark.rule("EU-BOT.61", "EU-15.0.4")
def test_a_counter_reformed_bot_converts_only_where_there_is_dissent() -> None:
    position, france = calm_bot("france", "S07")
    s = position.state_religion("france", "counter-reformed").at(2).s
    assert not convert(s, france)
    home = next(
        a
        for a in s.atlas.main_areas
        if all(s.town[p] == france for p in s.atlas.area_provinces[a])
        and len(s.atlas.slot_areas[s.atlas.area_slot[a]]) == 1
    )
    convert_slot(s, home, DIVERSE)
    assert convert(s, france)
    assert s.agenda[-1].act == BOT_STEP


@pytest.mark.rule("EU-BOT.57")
def test_a_crusade_of_a_bot_is_against_its_muslim_enemy() -> None:
    position, castile = calm_bot("castile", "S14")
    position.cardinals("castile", "castile").army("castile", 1, "leon", infantry=3)
    s = position.s
    for other in range(s.count):
        s.prestige[other] = 0
    position.war("castile", "england")
    position.town("england", "cordoba", "sevilla")
    names = [option.key for option in papal_choices(s, castile)]
    assert "call-crusade andalucia" in names
    s.religion[realm("england")] = PROTESTANT
    wish = papal_wish(s, castile, papal_choices(s, castile))
    assert wish is None, "2 Provinces of a Christian enemy are no reason"
    position.war("castile", "granada")
    wish = papal_wish(s, castile, papal_choices(s, castile))
    assert wish is not None
    assert wish.key == "call-crusade andalucia"


@pytest.mark.rule("EU-BOT.57", "EU-19.1.5")
def test_a_bot_that_holds_roma_gains_no_cardinal() -> None:
    position, france = calm_bot("france")
    s = position.war("france", "papal-states").s
    position.occupied("france", "roma")
    s.cardinals, s.roma = [], france
    assert not papal_curia(s, france)
    assert s.bots.power[france] == 7


@pytest.mark.rule("EU-BOT.16", "EU-18.4.14")
def test_a_bot_gains_by_activating_the_defence_and_not_by_extending_it() -> None:
    position = Position("S14", bots=("austria",)).emperor("austria", 3)
    s, austria = position.s, position.seat("austria")
    s.bots.power[austria] = 1
    options = [DEFEND_EMPIRE.of(), REFUSE_SUBJECT.of()]
    asked = Ask(austria, ASK_SUBJECT, options, realm("saxony"), realm("france"), default=options[0])
    assert answer(s, asked) == options[0]
    assert s.bots.power[austria] == 4
    s.is_defending = True
    assert answer(s, asked) == options[0]
    assert s.bots.power[austria] == 4


@pytest.mark.rule("EU-BOT.16", "EU-18.3.7")
@pytest.mark.parametrize("at_war", [False, True])
def test_a_bot_that_is_a_subject_serves_by_bot_power_unless_at_war(at_war: bool) -> None:
    position = Position("S13", bots=("brandenburg",)).emperor("austria", 3)
    s, seat = position.s, position.seat("brandenburg")
    s.enemies = [0] * len(s.enemies)
    if at_war:
        position.war("brandenburg", "saxony")
    before, prestige = s.bots.power[seat], s.prestige[seat]
    Worked(
        s,
        {DUTY_OF_SUBJECTS: duty_of_subjects},
        duty_of_subjects(s, Duty(DUTY_OF_SUBJECTS, 0, realm("france"))),
    )
    assert s.bots.power[seat] == before - (not at_war)
    assert s.prestige[seat] == prestige


# Relations


@pytest.mark.rule("EU-BOT.72", "EU-BOT.13", "EU-16.3.10")
@pytest.mark.parametrize(("source", "accepts"), [(FROM_EVENT, True), (FROM_MISSION, False)])
def test_a_bot_allies_with_a_player_by_an_event_only(source: int, accepts: bool) -> None:
    position, france = calm_bot("france")
    s, england = position.active("england").s, position.seat("england")
    effect = effects({"gain": {"what": "alliance", "n": 1, "where": {"realm": "france"}}})[0]

    def rules() -> Rules:
        yield from gain_alliance(s, effect, Scene(england, england, source, 0), england, 1)

    Worked(s, {}, answered(s, rules()))
    assert is_ally(s, england, realm("france")) == accepts
    assert is_ally(s, france, realm("england")) == accepts


@pytest.mark.rule("EU-BOT.55", "EU-11.2.10")
def test_a_bot_marries_nobody_of_another_faith_and_places_influence_instead() -> None:
    position, france = calm_bot("france", "S14")
    s = position.s
    target = position.influence("france", andalucia=2)
    assert diplomacy(target.s, france)
    assert not any(each >> france & 1 for each in s.marriages)


@pytest.mark.rule("EU-BOT.59", "EU-5.4.CO2")
def test_a_bot_that_spies_on_a_bot_is_not_countered() -> None:
    position = Position("S07", bots=("france", "castile")).no_relations().no_influence()
    s = position.s
    s.enemies = [0] * len(s.enemies)
    position.war("france", "castile").influence("castile", aragon=2).active("france")
    france = position.seat("france")
    before = s.bots.power[france]
    acted = spy(s, france)
    assert acted
    assert s.bots.power[france] == before - 2
    assert [duty.act for duty in s.agenda][-1] == BOT_STEP


# Resources


@pytest.mark.rule("EU-BOT.22", "EU-BOT.21")
def test_gains_are_converted_each_by_itself_and_stop_at_12() -> None:
    position, france = calm_bot("france")
    s = position.s
    s.bots.power[france] = 10
    s.ducats[france] = 14
    s.power[france * 3] = 3
    convert_gains(s)
    assert s.bots.power[france] == 12
    s.bots.power[france] = 2
    s.ducats[france] = -9
    s.power[france * 3] = -1
    convert_gains(s)
    assert s.bots.power[france] == 1, "9 ducats are 1, and 1 Monarch Power is nothing"


@pytest.mark.rule("EU-BOT.51", "EU-8.6")
def test_a_bot_keeps_its_form_of_government() -> None:
    position, france = calm_bot("france", "S17")
    s = position.at(2).s
    forms = [IDEAS.ids.index(each) for each in ("administrative-monarchy", "elective-monarchy")]
    s.idea_display = [[forms[0]], [forms[1]], []]
    assert idea(s, france)
    assert sum(france in s.tags[each] for each in forms) == 1
    s.bots.power[france] = 7
    assert not idea(s, france)


@pytest.mark.rule("EU-BOT.49", "EU-BOT.41")
@pytest.mark.parametrize(
    ("colonists", "power", "is_founded"),
    [(4, 0, True), (3, 1, True), (1, 2, True), (1, 1, False), (0, 1, False)],
)
def test_missing_colonists_cost_half_as_much_bot_power(
    colonists: int, power: int, is_founded: bool
) -> None:
    position, england = calm_bot("england", "S16")
    position.claim("england", "canada").mat("england", colonists=colonists)
    for zone in ("northwestern-atlantic", "northeastern-atlantic"):
        position.ships("england", zone, free=1)
    s = position.s
    s.bots.power[england] = power
    assert colonize(s, england) == is_founded
    assert s.bots.power[england] == (0 if is_founded else power)
    assert s.colonists[england] == (0 if is_founded else colonists)
    assert bool(s.claims[area("canada")]) != is_founded
