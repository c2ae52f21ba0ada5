"""Chapter 3 and EU-SCN: scenarios are laid out, decks are built, first cards are drawn."""

import pytest

from kronika.core.asks import Ask
from kronika.core.dice import dice_of
from kronika.games.europa_universalis import names
from kronika.games.europa_universalis.agenda import NEXT_PHASE, SETUP_STEP, Duty
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.curia import open_slots
from kronika.games.europa_universalis.dealing import build_event_deck, deal
from kronika.games.europa_universalis.draw_cards import begin_first_cards, setup_step
from kronika.games.europa_universalis.empire import elector_areas
from kronika.games.europa_universalis.forces import deployed
from kronika.games.europa_universalis.game import EuropaUniversalis
from kronika.games.europa_universalis.ideas import idea_cost
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.modifiers import manpower
from kronika.games.europa_universalis.names import EVENTS, IDEAS, SCENARIOS
from kronika.games.europa_universalis.new_game import new_table
from kronika.games.europa_universalis.order import turn_order
from kronika.games.europa_universalis.places import CONTINENTS, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import has_truce, is_enemy, is_free_npr
from kronika.games.europa_universalis.rules_in_play import Switches
from kronika.games.europa_universalis.scenario_lengths import can_be_resized, with_ages
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import (
    A_EVENT,
    B_EVENT,
    MIL,
    NONE,
    PAPAL_STATES,
    POWERS,
    REALM_EVENT,
    REGULAR,
    SECOND_HALF,
)
from tests.europa_universalis.helpers import province, realm
from tests.europa_universalis.playing import first_ask
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled

ALL = [f"S{number:02}" for number in range(1, 18)]


def started(
    scenario: str,
    seed: int = 1,
    balanced: bool = False,
    free: bool = False,
    missions: bool = True,
    optional: int | None = None,
) -> Table:
    content = default()
    found = next(each for each in content.scenarios if each.number == scenario)
    chosen = found.optional if optional is None else optional
    switches = Switches(found.advanced, chosen, 0, 2, balanced, free, not missions)
    return new_table(dice_of(seed), content, found, switches)


@pytest.mark.rule(
    "EU-3.0.1", "EU-3.1.1", "EU-3.1.8", "EU-3.2.1", "EU-3.3.1", "EU-3.3.2", "EU-3.3.5", "EU-SCN.10",
    "EU-SCN.11", "EU-SCN.13", "EU-SCN.1", "EU-DV.5",
)  # fmt: skip
@pytest.mark.rule("EU-2.0.1", "EU-1.1")
@pytest.mark.parametrize("scenario", ALL)
def test_every_scenario_can_be_laid_out(scenario: str) -> None:
    s = started(scenario)
    check(s)
    for seat, setup in enumerate(s.scenario.setups):
        assert s.realm_of[seat] == setup.realm
        assert s.capital[setup.realm] == setup.capital
        for each in setup.provinces:
            if s.atlas.has_province[each]:
                assert s.town[each] == seat
        regulars = deployed(s, seat, REGULAR) + s.available[seat] + s.exhausted[seat]
        assert regulars == manpower(s, seat)
    for each, overlord in enumerate(s.overlord):
        if overlord != NONE and s.lands[each]:
            assert s.seat_of[overlord] == NONE
            assert s.lands[overlord]


@pytest.mark.rule("EU-3.1.2", "EU-3.1.8", "EU-H.2")
def test_action_decks_are_whole() -> None:
    s = started("S07")
    assert [len(deck) for deck in s.decks] == [36, 36, 36]
    assert s.discards == [[], [], []]


@pytest.mark.rule("EU-3.2.2", "EU-3.2.5", "EU-3.3.7", "EU-SCN.3")
def test_usual_mats() -> None:
    s = started("S07")
    for seat in range(3):
        assert s.ducats[seat] == 15
        assert s.power[seat * 3 : seat * 3 + 3] == [3, 3, 3]
        assert s.stability[seat] == s.prestige[seat] == s.interest[seat] == 0
        assert s.ruler[seat] != NONE
        assert s.merchant_count[seat] == 2


@pytest.mark.rule(
    "EU-3.2.3", "EU-3.2.4", "EU-3.3.3", "EU-3.3.4", "EU-SCN.14", "EU-OPA01", "EU-DV.4"
)
def test_manpower_of_the_start() -> None:
    s = started("S10")
    austria = s.seat_of[realm("austria")]
    assert manpower(s, austria) == 8
    assert s.available[austria] == 8 - deployed(s, austria, REGULAR)
    assert [s.content.tables.small_manpower[n] for n in (1, 2, 3, 20)] == [1, 1, 2, 10]
    assert [s.content.tables.large_manpower[n] for n in (1, 8)] == [1, 8]
    assert [s.content.tables.vassal_manpower[n] for n in (1, 2, 3, 19)] == [1, 1, 2, 10]


@pytest.mark.rule("EU-3.1.7", "EU-3.3.6", "EU-SCN.13", "EU-SCN.15")
@pytest.mark.parametrize("scenario", ALL)
def test_empire_and_curia(scenario: str) -> None:
    s = started(scenario)
    assert s.emperor == s.scenario.emperor
    assert s.authority == s.scenario.authority
    if s.seat_of[s.emperor] == NONE:
        assert sum(s.imperial) == 0
    assert open_slots(s) == s.scenario.curia_slots
    listed = [s.seat_of[each] for each in s.scenario.cardinals]
    assert s.cardinals == listed
    assert s.roma == s.ally[PAPAL_STATES]


@pytest.mark.rule("EU-SCN.28", "EU-SCN.12")
def test_wars_truces_and_flags_of_the_start() -> None:
    s = started("S05")
    castile, netherlands = realm("castile"), realm("netherlands")
    assert is_enemy(s, s.seat_of[castile], netherlands)
    assert s.attackers[netherlands] >> s.seat_of[castile] & 1
    assert has_truce(started("S07"), 0, realm("france"))
    assert s.atlas.province_realm[province("lisboa")] == realm("portugal")


@pytest.mark.rule("EU-SCN.22")
def test_dynamic_nprs_of_the_start() -> None:
    s = started("S11")
    portugal = realm("portugal")
    assert portugal in s.dnpr_realm
    number = s.dnpr_realm.index(portugal)
    flags = [p for p in s.atlas.provinces if s.atlas.province_realm[p] == portugal]
    assert flags
    assert all(s.dnpr[each] == number for each in flags)
    assert is_free_npr(s, portugal)


@pytest.mark.rule("EU-SCN.11", "EU-TD11")
def test_first_crowns_on_the_western_board_alone() -> None:
    s = started("S01")
    assert len(s.trade_deck) == 31
    assert s.trade_aside == []
    assert PROVINCES[s.capital[realm("poland")]] == "kalisz"
    assert PROVINCES[s.capital[realm("teutonic-order")]] == "danzig"
    assert s.emperor == realm("austria")
    assert s.seat_of[s.emperor] == NONE
    assert sum(s.imperial) == 0
    assert len(elector_areas(s)) == 5


@pytest.mark.rule("EU-3.1.3", "EU-SCN.20")
@pytest.mark.parametrize(
    ("scenario", "cards"), [("S01", 31), ("S07", 32), ("S08", 33), ("S16", 33)]
)
def test_the_trade_deck_has_cards_with_nodes_in_play(scenario: str, cards: int) -> None:
    s = started(scenario)
    assert len(s.trade_deck) == cards
    assert bool(s.trade_aside) == s.scenario.continents_join


@pytest.mark.rule("EU-SCN.20", "EU-TD12")
@pytest.mark.parametrize("scenario", ["S05", "S11"])
def test_america_is_known_later(scenario: str) -> None:
    s = started(scenario)
    america = CONTINENTS.index("america")
    assert s.continents == 1 << america
    cards = s.content.trade.cards
    assert not any(america in cards[each].continents for each in s.trade_aside)
    assert len(s.trade_deck) == 32 + 4


@pytest.mark.rule("EU-3.1.6", "EU-8.4", "EU-SCN.21")
def test_three_ideas_of_each_type() -> None:
    s = started("S07")
    for type in range(len(POWERS)):
        shown = s.idea_display[type]
        assert len(shown) == 3
        assert [s.content.ideas.ideas[idea].basic for idea in shown] == [True, False, False]
        assert all(s.content.ideas.ideas[idea].age == 1 for idea in shown + s.idea_decks[type])
    assert not any(s.tags)


@pytest.mark.rule("EU-SCN.21", "EU-TD12")
def test_ideas_of_a_later_start() -> None:
    s = started("S11")
    mil = [IDEAS.ids[idea] for idea in s.idea_display[MIL]]
    assert sorted(mil) == ["cannons", "noble-knights", "tercios-janissaries"]
    dip = [IDEAS.ids[idea] for idea in s.idea_display[1]]
    assert len(dip) == 3
    assert {"quest-for-the-new-world", "cabinet"} < set(dip)
    assert any(s.tags)
    assert s.prestige == [0] * s.count


@pytest.mark.rule("EU-3.1.5", "EU-17.3.1", "EU-SCN.18")
@pytest.mark.parametrize("scenario", ALL)
def test_a_milestone_of_each_deck(scenario: str) -> None:
    s = started(scenario)
    for deck, milestone in enumerate(s.milestones):
        card = s.content.goals.milestones[milestone]
        assert card.deck == deck
        assert card.age == s.scenario.ages[0]
        assert milestone not in s.scenario.removed_milestones
        assert milestone not in s.milestone_decks[deck]
    for fixed in s.scenario.fixed_milestones:
        assert fixed in s.milestones


@pytest.mark.rule(
    "EU-16.0.3", "EU-16.0.6", "EU-16.1.2", "EU-16.1.3", "EU-16.1.4", "EU-16.1.5", "EU-16.1.6",
    "EU-SCN.17", "EU-20.2.1", "EU-20.2.9", "EU-TC04",
)  # fmt: skip
@pytest.mark.parametrize("scenario", ALL)
def test_event_decks(scenario: str) -> None:
    s = Position(scenario).s
    events = s.content.events.events
    for age in s.scenario.ages:
        build_event_deck(s, age)
        first, second = s.event_halves
        assert len(first) == len(second) == 2 * s.scenario.events_per_round
        every = [events[each] for each in first + second]
        assert all(event.age == age for event in every)
        assert sum([event.type == A_EVENT for event in every]) == 8
        own = [event.realm for event in every if event.type == REALM_EVENT]
        assert set(own) <= set(s.scenario.seats)
        fitting = [e for e in every if e.type == B_EVENT]
        assert not any(event.needs & ~s.atlas.boards for event in fitting)


@pytest.mark.rule("EU-16.0.4", "EU-16.0.5")
def test_marks_say_which_half() -> None:
    s = started("S16")
    events = s.content.events.events
    first, second = s.event_halves
    assert not any(events[each].mark == SECOND_HALF for each in first)
    marks = [events[each].mark for each in (*first, *s.events)]
    assert SECOND_HALF not in marks
    assert SECOND_HALF in [events[each].mark for each in second]


@pytest.mark.rule("EU-SCN.17", "EU-TD13")
def test_events_of_played_realms_fall_out() -> None:
    s = started("S04")
    sagres = EVENTS.number("the-navigators-of-sagres")
    deck = [*s.event_halves[0], *s.event_halves[1], *s.events]
    assert sagres not in deck
    of_b = [each for each in deck if s.content.events.events[each].type == B_EVENT]
    assert len(of_b) == 8
    listed = s.content.events.orders[0][0]
    assert len([each for each in of_b if each in listed]) < 8 or sagres not in listed[:8]


@pytest.mark.rule("EU-SCN.17")
def test_b_events_may_all_be_drawn() -> None:
    decks = set()
    for seed in range(4):
        s = started("S07", seed, free=True)
        deck = [*s.event_halves[0], *s.event_halves[1], *s.events]
        decks.add(tuple(sorted(e for e in deck if s.content.events.events[e].type == B_EVENT)))
    assert len(decks) > 1
    usual = {tuple(sorted(e for e in _deck(started("S07", seed)))) for seed in range(4)}
    assert len(usual) == 1


def _deck(s: Table) -> list[int]:
    return [*s.event_halves[0], *s.event_halves[1], *s.events]


@pytest.mark.rule("EU-16.0.4", "EU-22.1.1")
def test_without_the_option_x_events_are_dealt_in_order() -> None:
    halves = {tuple(sorted(_first_half(started("S07", seed, optional=0)))) for seed in range(4)}
    assert len(halves) == 1


def _first_half(s: Table) -> list[int]:
    return [*s.event_halves[0], *s.events]


@pytest.mark.rule("EU-3.1.4", "EU-4.1.A1", "EU-4.1.A2", "EU-16.2.1", "EU-16.2.3", "EU-20.2.2")
@pytest.mark.parametrize(
    ("scenario", "shown", "down"), [("S07", 3, 1), ("S02", 3, 2), ("S16", 4, 3)]
)
def test_the_event_display(scenario: str, shown: int, down: int) -> None:
    s = started(scenario)
    assert len(s.events) == shown
    assert s.event_ducats == [0] * shown
    assert s.face_down == down
    left = len(s.event_halves[0]) + len(s.event_halves[1])
    assert left == 4 * s.scenario.events_per_round - shown


@pytest.mark.rule("EU-16.2.3", "EU-22.1.1")
def test_six_players_may_reveal_three_only() -> None:
    assert len(started("S16", optional=0).events) == 3


@pytest.mark.rule("EU-SCN.23", "EU-17.4.1", "EU-22.1.3")
def test_power_struggles() -> None:
    assert started("S01").struggles == []
    fixed = started("S02")
    assert fixed.struggles == fixed.scenario.struggles
    shuffled = {tuple(started("S07", seed).struggles) for seed in range(4)}
    assert len(shuffled) > 1
    s = Position("S07", switches={"power-struggles": False}).s
    deal(s)
    assert s.struggles == []


@pytest.mark.rule("EU-SCN.19", "EU-17.2.1")
def test_missions_that_are_out_done_or_fixed() -> None:
    s = started("S01")
    for seat, choice in enumerate(s.scenario.missions):
        assert s.missions[seat] == choice.fixed
        assert not set(choice.removed) & set(s.mission_decks[seat])
    s = started("S11")
    assert s.missions_done[0] == s.scenario.missions[0].done
    assert not set(s.missions_done[0]) & set(s.mission_decks[0])
    assert s.prestige[0] == 0


@pytest.mark.rule("EU-17.2.9")
def test_a_game_without_missions() -> None:
    s = started("S07", missions=False)
    assert s.mission_decks == [[], [], []]


@pytest.mark.rule("EU-SCN.25")
def test_a_balanced_start() -> None:
    s = started("S07", balanced=True)
    assert min(s.prestige) == 0
    worth = [s.start_tax[seat] for seat in range(3)]
    worth = [
        worth[seat]
        + 2 * (s.ally.count(seat) + s.pacts[seat].bit_count())
        + sum([bits >> seat & 1 for bits in s.marriages])
        for seat in range(3)
    ]
    assert s.prestige == [(max(worth) - each) // 2 for each in worth]
    assert started("S07").prestige == [0, 0, 0]


@pytest.mark.rule("EU-SCN.24", "EU-16.1.5")
def test_rules_of_a_scenario_hold() -> None:
    quest = IDEAS.ids.index("quest-for-the-new-world")
    usual = started("S07")
    s = started("S04")
    for seat in range(s.count):
        assert idea_cost(s, seat, quest, USUAL) == idea_cost(usual, 0, quest, USUAL) - 2


@pytest.mark.rule("EU-3.4.1", "EU-3.4.5", "EU-3.4.6")
def test_first_cards_wait_on_the_agenda() -> None:
    s = started("S07")
    assert s.agenda[0].act == NEXT_PHASE
    waiting = [(duty.a, duty.b) for duty in reversed(s.agenda[1:])]
    order = turn_order(s)
    assert order == [2, 0, 1]
    assert waiting == [(part, seat) for part in (0, 1, 3) for seat in order]
    bots = Position("S07", bots=("france", "castile")).s
    begin_first_cards(bots)
    assert {duty.b for duty in bots.agenda} == {0}


@pytest.mark.rule("EU-3.4.1", "EU-3.4.3", "EU-2.2.9", "EU-H.1")
def test_six_cards_are_drawn_and_four_kept() -> None:
    s = started("S07")
    below = len(s.agenda)
    s.agenda += [Duty(SETUP_STEP, part, 0) for part in (1, 0)]
    acts = {SETUP_STEP: setup_step}
    asked: list[str] = []
    while len(s.agenda) > below:
        duty = s.agenda.pop()
        rules = acts[duty.act](s, duty)
        option = None
        while True:
            try:
                ask = next(rules) if option is None else rules.send(option)
            except StopIteration:
                break
            assert isinstance(ask, Ask)
            asked.append(ask.prompt.name)
            option = next(o for o in ask.options if o.verb.name != "appoint-now")
            if ask.prompt.name == "keep-first-cards":
                assert ("keep-rest 0" in [o.key for o in ask.options]) == (len(s.hands[0]) <= 4)
    assert asked == [*["draw-from"] * 3, "first-appointments", *["keep-first-cards"] * 3]
    assert len(s.hands[0]) == 4
    assert sum([len(pile) for pile in s.discards]) == 2
    decks = [s.content.actions.titles[s.content.actions.cards[c].title].deck for c in s.hands[0]]
    assert len(decks) == 4
    assert s.ducats[0] == 15


@pytest.mark.rule("EU-3.4.2", "EU-OPA30", "EU-EXA19")
def test_advisors_are_appointed_from_first_cards() -> None:
    s = started("S07")
    actions = s.content.actions
    card = next(c for c in s.decks[0] if actions.characters[actions.cards[c].character].power == 0)
    ducats = actions.characters[actions.cards[card].character].ducats
    s.decks[0].remove(card)
    s.hands[0] = [card]
    key = f"hire-advisor {names.CARDS.ids[card]}"
    s.agenda = []
    Worked(
        s,
        {SETUP_STEP: setup_step},
        setup_step(s, Duty(SETUP_STEP, 1, 0)),
        ("england", "appoint-now"),
        ("england", key),
    )
    assert s.advisors[0] == card
    assert s.ducats[0] == 15 - ducats
    assert s.hands[0] == []


@pytest.mark.rule("EU-3.4.4", "EU-17.2.2", "EU-SCN.19", "EU-17.5.1")
def test_two_starting_missions_are_chosen_in_secret() -> None:
    s = started("S07")
    s.agenda = []
    rules = setup_step(s, Duty(SETUP_STEP, 3, 0))
    ask = first_ask(rules)
    assert ask.secret
    offered = [option.a for option in ask.options]
    assert all(s.content.goals.missions[each].tier == 1 for each in offered)
    assert len(offered) == 4
    s.agenda = []
    Worked(s, {SETUP_STEP: setup_step}, setup_step(s, Duty(SETUP_STEP, 3, 0)))
    assert len(s.missions[0]) == 2
    assert not set(s.missions[0]) & set(s.mission_decks[0])
    later = started("S11")
    rules = setup_step(later, Duty(SETUP_STEP, 3, 0))
    offered = [option.a for option in first_ask(rules).options]
    tiers = {later.content.goals.missions[each].tier for each in offered}
    assert max(tiers) > 1


@pytest.mark.rule("EU-3.0.1", "EU-22.1.1", "EU-22.1.2", "EU-SCN.29")
def test_settings_are_those_of_the_scenario_unless_said() -> None:
    game = EuropaUniversalis()
    assert game.settings[0].default == "western-kingdoms"
    assert set(game.settings[0].choices) == set(SCENARIOS.ids[:17])
    names_of = [setting.name for setting in game.settings]
    assert "npr_invasions" in names_of
    assert "religious_rebels" in names_of


@pytest.mark.rule("EU-SCN.26", "EU-TD09")
def test_a_scenario_can_be_longer_or_shorter() -> None:
    content = default()
    inland = next(each for each in content.scenarios if each.number == "S12")
    longer = with_ages(inland, content, 3)
    s = new_table(dice_of(1), content, longer, Switches(longer.advanced, longer.optional))
    build_event_deck(s, 3)
    events = [content.events.events[e] for half in s.event_halves for e in half]
    sorts = (A_EVENT, REALM_EVENT, B_EVENT)
    kinds = [sum([event.type == kind for event in events]) for kind in sorts]
    assert kinds == [8, 4, 8]
    assert (longer.victory.prestige, longer.victory.lead) == (110, 20)
    assert longer.victory.tax_growth
    western = next(each for each in content.scenarios if each.number == "S07")
    shorter = with_ages(western, content, 1)
    assert shorter.rounds() == 4
    assert (shorter.victory.prestige, shorter.victory.lead) == (60, 15)
    removed = set(shorter.missions[0].removed)
    assert set(western.missions[0].removed) <= removed
    assert set(with_ages(western, content, 2).missions[0].removed) == set(
        western.missions[0].removed
    )
    later = next(each for each in content.scenarios if each.number == "S11")
    assert not can_be_resized(later, content)
    assert can_be_resized(western, content)
