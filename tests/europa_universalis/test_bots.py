"""EU-BOT: printed bots play by their charts."""

import pytest

from kronika.core.dice import dice_of
from kronika.games.europa_universalis.agenda import PHASE_STEP, REBEL_DICE, Duty
from kronika.games.europa_universalis.bot_charts import chosen_event, event, idea
from kronika.games.europa_universalis.bot_conversion import convert_gains
from kronika.games.europa_universalis.bot_decks import end_round, new_deck
from kronika.games.europa_universalis.bot_levies import (
    answer_attack,
    gain,
    muster_area,
    recruit,
)
from kronika.games.europa_universalis.bot_rebels import bot_rebel_dice
from kronika.games.europa_universalis.bot_targets import chosen_opponent, opponents
from kronika.games.europa_universalis.bot_turns import collect, take_bot_turn
from kronika.games.europa_universalis.cleanup import refresh_of
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.forces import army_size, army_unit
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.land import base_tax
from kronika.games.europa_universalis.modifiers import in_force, manpower
from kronika.games.europa_universalis.new_game import new_table
from kronika.games.europa_universalis.phase_three import phase_three_step
from kronika.games.europa_universalis.places import REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import charge, is_interregnum
from kronika.games.europa_universalis.rulers import ruler_dice, ruler_mortality
from kronika.games.europa_universalis.rules_in_play import Switches
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import CHARTS, NONE, REGULAR
from kronika.games.europa_universalis.triggers import ideas_at
from kronika.games.europa_universalis.turn import play_step
from tests.europa_universalis.helpers import realm
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled

TOO_LONG = 30_000


def bot_table(scenario: str, seed: int, bots: int | None = None, level: int = 2) -> Table:
    content = default()
    found = next(each for each in content.scenarios if each.number == scenario)
    mask = (1 << len(found.seats)) - 1 if bots is None else bots
    switches = Switches(found.advanced, found.optional, mask, level)
    return new_table(dice_of(seed), content, found, switches)


def played_out(s: Table) -> int:
    """Plays to the end, with defaults for people; how many questions they were asked."""
    asked = 0
    for step in range(TOO_LONG):
        if s.result is not None:
            return asked
        rules = play_step(s)
        try:
            ask = next(rules)
            while True:
                asked += 1
                assert not s.switches.is_bot(ask.player), "a bot is never asked"
                default_option = getattr(ask, "default", None)
                ask = rules.send(default_option or ask.options[0])  # type: ignore[union-attr]
        except StopIteration:
            pass
        if step % 50 == 0:
            check(s)
    raise AssertionError("it never ends")


@pytest.mark.rule("EU-BOT.1", "EU-BOT.18", "EU-BOT.19", "EU-BOT.66")
@pytest.mark.parametrize("bots", [1, 2, 4, 7])
def test_bots_play_to_the_end_in_each_seat(bots: int) -> None:
    s = bot_table("S07", bots, bots)
    asked = played_out(s)
    assert s.result is not None
    assert (asked == 0) == (bots == 7)


@pytest.mark.rule("EU-BOT.24", "EU-BOT.8", "EU-20.1.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_small_scenario_ends_with_bots_of_each_level(level: int) -> None:
    s = bot_table("S01", level, level=level)
    assert s.bots.power == [5 + level] * s.count
    assert played_out(s) == 0


def bots(*names: str, level: int = 2, scenario: str = "S07") -> Position:
    position = Position(scenario, bots=names, bot_level=level)
    position.s.enemies = [0] * len(position.s.enemies)
    return position


@pytest.mark.rule("EU-BOT.20", "EU-BOT.28", "EU-BOT.29", "EU-BOT.26")
def test_a_bot_starts_with_bot_power_a_deck_and_one_merchant() -> None:
    s = bots("france").s
    seat = s.seat_of[realm("france")]
    assert (s.ducats[seat], s.stability[seat], s.merchant_count[seat]) == (0, 0, 1)
    assert (s.bots.power[seat], len(s.bots.deck[seat])) == (7, 20)
    charts = [s.content.bots.cards[card].chart for card in s.bots.deck[seat]]
    assert [charts.count(chart) for chart in range(14)] == s.content.bots.realms[
        realm("france")
    ].deck


@pytest.mark.rule("EU-BOT.7")
@pytest.mark.rule("EU-BOT.30")
def test_a_realm_without_a_list_has_the_usual_deck() -> None:
    s = bots("france").s
    deck = new_deck(s, realm("scotland"))
    charts = [CHARTS[s.content.bots.cards[card].chart] for card in deck]
    assert len(deck) == 20
    assert (charts.count("event"), charts.count("military"), charts.count("idea")) == (4, 5, 2)


@pytest.mark.rule("EU-BOT.34", "EU-BOT.26", "EU-BOT.8", "EU-TD01")
def test_bot_power_is_collected() -> None:
    position = bots("france").cardinals("france", "france")
    s = position.s
    seat = position.seat("france")
    s.roma = NONE
    s.small_towns[seat], s.covered_small[seat], s.large_towns[seat] = 21, 0, 2
    s.bots.power[seat], s.bots.spent[seat] = 0, 4
    collect(s, seat)
    assert (s.bots.power[seat], s.bots.spent[seat]) == (9, 0)
    s.stability[seat] = 2
    s.bots.power[seat] = 0
    collect(s, seat)
    assert s.bots.power[seat] == 10
    s.stability[seat] = -2
    s.bots.power[seat] = 0
    collect(s, seat)
    assert s.bots.power[seat] == 8


@pytest.mark.rule("EU-BOT.21")
def test_there_are_12_bot_power_at_most() -> None:
    s = bots("france").s
    gain(s, 0, 40)
    assert s.bots.power[0] == 12


@pytest.mark.rule("EU-BOT.22")
def test_gains_and_losses_are_converted_without_remainders() -> None:
    position = bots("france")
    s, seat = position.s, position.seat("france")
    s.bots.power[seat] = 3
    s.ducats[seat] = 9
    s.power[seat * 3], s.power[seat * 3 + 1] = 1, 2
    convert_gains(s)
    assert (s.bots.power[seat], s.ducats[seat]) == (5, 0), "1 for 9 ducats, 1 for 3 cubes"
    s.interest[seat] = 2
    charge(s, seat, 11)
    convert_gains(s)
    assert (s.bots.power[seat], s.interest[seat]) == (3, 0)


@pytest.mark.rule("EU-BOT.9", "EU-BOT.70", "EU-TD02")
def test_an_attacked_bot_is_filled_up_and_recruits_once_a_round() -> None:
    position = bots("france", level=1).no_forces()
    s, seat = position.s, position.seat("france")
    s.bots.power[seat], s.available[seat] = 2, 8
    answer_attack(s, seat, realm("england"))
    assert (s.bots.power[seat], army_size(s, seat, 0), s.available[seat]) == (4, 7, 1)
    answer_attack(s, seat, realm("england"))
    assert (s.bots.power[seat], army_size(s, seat, 0)) == (4, 7)


@pytest.mark.rule("EU-BOT.27")
def test_recruits_are_infantry_and_cavalry_and_later_artillery() -> None:
    position = bots("france").no_forces()
    s, seat = position.s, position.seat("france")
    s.available[seat] = 14
    recruit(s, seat, 4, muster_area(s, seat, NONE))
    assert [army_unit(s, seat, 0, REGULAR, type) for type in range(3)] == [3, 1, 0]
    s.age = 1
    recruit(s, seat, 5, s.army_area[seat * 3])
    assert [army_unit(s, seat, 0, REGULAR, type) for type in range(3)] == [6, 2, 1]


@pytest.mark.rule("EU-BOT.35", "EU-BOT.9")
def test_up_to_6_exhausted_units_return_and_manpower_is_at_least_3() -> None:
    position = bots("france")
    s, seat = position.s, position.seat("france")
    s.exhausted[seat] = 9
    assert refresh_of(s, seat) == 6
    s.small_towns[seat] = s.large_towns[seat] = s.vassal_tokens[seat] = 0
    assert manpower(s, seat) == 3


@pytest.mark.rule("EU-BOT.44", "EU-BOT.61", "EU-BOT.60", "EU-BOT.62", "EU-TD03")
def test_a_card_that_yields_nothing_is_used_for_focus() -> None:
    position = bots("france").active("france")
    s, seat = position.s, position.seat("france")
    s.stability[seat] = 1
    s.unrest = [False] * len(s.unrest)
    convert = next(c for c in s.content.bots.numbers if s.content.bots.cards[c].chart == 11)
    s.bots.deck[seat] = [convert, convert]
    s.events_taken[seat] = 1
    take_bot_turn(s, seat)
    assert (s.bots.power[seat], s.bots.aside[seat]) == (8, [convert])
    assert s.bots.focus_row[seat] == 1


@pytest.mark.rule("EU-BOT.45", "EU-BOT.32", "EU-BOT.43")
def test_after_two_focus_in_a_row_a_bot_passes_and_the_first_gains_1() -> None:
    position = bots("france").active("france")
    s, seat = position.s, position.seat("france")
    s.events_taken[seat] = 1
    s.bots.focus_row[seat] = 2
    take_bot_turn(s, seat)
    assert (s.passed[seat], s.bots.power[seat], s.ducats[seat]) == (1, 8, 0)


@pytest.mark.rule("EU-BOT.36", "EU-TD04")
def test_cards_are_sorted_at_the_end_of_a_round_and_prestige_is_scored() -> None:
    position = bots("france", level=3)
    s, seat = position.s, position.seat("france")
    cards = s.content.bots.cards
    of = [[c for c in s.content.bots.numbers if cards[c].chart == n] for n in range(14)]
    s.bots.deck[seat] = []
    s.bots.drawn[seat] = [of[3][0], of[13][0], of[4][0], of[4][1], of[5][0]]
    s.bots.aside[seat] = [of[9][0]]
    before = s.prestige[seat]
    end_round(s, seat, False)
    assert len(s.bots.deck[seat]) == 4
    assert of[3][0] in s.bots.deck[seat]
    assert of[13][0] in s.bots.deck[seat]
    assert of[9][0] in s.bots.aside[seat]
    assert s.prestige[seat] == before + 2
    end_round(s, seat, True)
    assert len(s.bots.deck[seat]) == 20
    assert s.bots.aside[seat] == []


@pytest.mark.rule("EU-BOT.11", "EU-TD07")
def test_rebel_dice_are_5_at_most_and_losses_cost_1_in_all() -> None:
    position = bots("france").no_forces()
    s, seat = position.s, position.seat("france")
    for each in s.lands[s.realm_of[seat]][:8]:
        s.unrest[each] = True
    die = s.content.tables.rebel_die
    faces = [die.index(1), die.index(3), die.index(2), die.index(4), die.index(4)]
    s.dice = s.dice.loaded(faces)
    Worked(s, {}, bot_rebel_dice(s, Duty(REBEL_DICE, seat, NONE, NONE, NONE)))
    assert s.bots.power[seat] == 6
    assert sum(s.unrest) == 8


@pytest.mark.rule("EU-BOT.12", "EU-BOT.33")
def test_dissent_brings_unrest_to_one_province_only() -> None:
    position = bots("france")
    s, seat = position.s, position.seat("france")
    s.unrest = [False] * len(s.unrest)
    s.religion[s.realm_of[seat]] = 2
    _in_turn = [each for each in range(s.count) if each == seat]
    s.first = _in_turn[0]
    Worked(s, {}, phase_three_step(s, Duty(PHASE_STEP, 2, 6, 0)))
    assert sum(s.unrest) == 1


@pytest.mark.rule("EU-BOT.50", "EU-TD06", "EU-BOT.2")
def test_an_event_with_4_or_more_ducats_is_1_bot_power() -> None:
    s = bot_table("S07", 3)
    seat = 0
    s.active = seat
    s.event_ducats = [0] * len(s.events)
    place = chosen_event(s, seat)
    s.event_ducats[place] = 6
    assert chosen_event(s, seat) == place
    assert event(s, seat)
    assert (s.bots.power[seat], s.ducats[seat], s.events_taken[seat]) == (8, 0, 1)


@pytest.mark.rule("EU-BOT.51")
def test_an_idea_costs_3_and_is_the_first_of_the_best_type() -> None:
    s = bot_table("S07", 3)
    types = s.content.bots.realms[s.realm_of[0]].ideas
    shown = list(s.idea_display[types[0]])
    assert idea(s, 0)
    assert s.bots.power[0] == 4
    assert any(0 in s.tags[each] for each in shown)
    s.bots.power[0] = 2
    assert not idea(s, 0)


@pytest.mark.rule("EU-BOT.23")
def test_ideas_do_nothing_for_bots() -> None:
    s = bots("france").s
    seat = s.seat_of[realm("france")]
    for each in range(len(s.tags)):
        s.tags[each] = (seat,)
    assert ideas_at(s, 0, seat) == []
    assert in_force(s, seat, 0) == []


@pytest.mark.rule("EU-BOT.25", "EU-BOT.38")
def test_an_interregnum_ends_for_1_bot_power() -> None:
    position = bots("france").active("france")
    s, seat = position.s, position.seat("france")
    s.ruler[seat] = NONE
    s.ruler_army[seat] = NONE
    s.events_taken[seat] = 1
    s.bots.deck[seat] = []
    assert is_interregnum(s, seat)
    take_bot_turn(s, seat)
    assert not is_interregnum(s, seat)
    assert ruler_mortality(s, seat) in range(1, 7)
    assert ruler_dice(s, seat) == [0, 0, 0]
    assert s.bots.spent[seat] == 1


@pytest.mark.rule("EU-BOT.15")
def test_opponents_are_chosen_by_war_prestige_or_tax() -> None:
    position = Position("S07", bots=("france",))
    s, seat = position.s, position.seat("france")
    s.enemies = [0] * len(s.enemies)
    others = opponents(s, seat)
    s.prestige = [0] * s.count
    s.prestige[others[1]] = 9
    s.dice = s.dice.loaded([0])
    assert chosen_opponent(s, seat, others) == others[1]
    s.dice = s.dice.loaded([5])
    assert chosen_opponent(s, seat, others) == max(others, key=lambda each: base_tax(s, each))
    position.war(REALMS[s.realm_of[others[0]]], "france")
    assert chosen_opponent(s, seat, others) == others[0]
