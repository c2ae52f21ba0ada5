"""Chapter 7.1: the status phase, with the variant of a short game."""

import pytest

from kronika.core.asks import Rules
from kronika.core.dice import dice_of
from kronika.core.game import Settings
from kronika.core.match import Match
from kronika.games.clash_of_cultures.cities import settle as settle_city
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.governments import change_government, government_choices
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.setup import empty_world, last_age, settle
from kronika.games.clash_of_cultures.state import STATUS, World
from kronika.games.clash_of_cultures.status import (
    complete_objectives,
    draw_cards,
    free_advances,
    governments,
    is_over,
    razing,
    starter_chooser,
    starting_player,
    turn_order,
)
from kronika.games.clash_of_cultures.terms import (
    AUTOCRACY,
    DEMOCRACY,
    GOLD,
    INFANTRY,
    SETTLER,
    THEOCRACY,
    VARIANTS,
)
from kronika.games.clash_of_cultures.turn import end_turn, play_status_step

from .culture_helpers import row
from .helpers import BLUE, RED, Talk, advances, at, carry_out, stock
from .play import go_on, keys, told, world

pytestmark = pytest.mark.compiled


def two_cities(players: int = 2) -> Position:
    """Every player has Farming, Mining and a city of size 2."""
    position = row(players)
    colours = ("red", "blue", "yellow", "green")[:players]
    for colour, hex in zip(colours, ("a1", "d1", "g1", "j1"), strict=False):
        position.city(hex, colour, "temple").advances(colour, "farming", "mining")
    return position


def status_phase(s: World) -> Rules:
    """All steps of a status phase, one after another, as a match plays them."""
    age = s.age
    while s.age == age and s.result is None:
        yield from play_status_step(s)


def later(position: Position, starter: int) -> World:
    s = position.state()
    s.starter = starter
    return s


@pytest.mark.rule("CC-M1.1")
def test_every_step_goes_round_before_the_next_one_begins() -> None:
    s = later(two_cities(3).goods("blue", mood=5), 1)
    assert turn_order(s) == [1, 2, 0]
    talk = carry_out(status_phase(s))
    asked: list[tuple[str, int | None]] = []
    while not talk.done:
        asked.append((talk.prompt, talk.player))
        talk.choose(talk.keys[0])
    assert asked[:3] == [("free-advance", 1), ("free-advance", 2), ("free-advance", 0)]
    assert asked[-1] == ("starter", 1)
    assert all(len(player.action_cards) == 1 for player in s.players)


@pytest.mark.rule("CC-M2.1")
def test_fulfilled_objectives_may_be_completed_in_the_first_step() -> None:
    position = two_cities().turn("red", age=6)
    for hex in ("b1", "c1", "e1", "f1", "h1", "i1"):
        position.city(hex, "red")
    position.objective_cards("red", "o1").objective_cards("blue", "o2")
    s = position.state()
    talk = carry_out(complete_objectives(s))
    assert talk.keys == ["complete o1 large-civilization", "no-objective"]
    talk.choose("complete o1 large-civilization")
    assert talk.done  # blue could complete no card at all, as everybody sees
    assert s.players[0].objective_cards == []
    assert len(s.players[0].completed) == 1
    assert s.players[1].completed == []


@pytest.mark.rule("CC-M2.1")
def test_nobody_must_complete_an_objective() -> None:
    position = two_cities().objective_cards("red", "o1")
    for hex in ("b1", "c1", "e1", "f1", "h1", "i1"):
        position.city(hex, "red")
    s = position.state()
    carry_out(complete_objectives(s), "no-objective")
    assert s.players[0].completed == []
    assert len(s.players[0].objective_cards) == 1


@pytest.mark.rule("CC-M2.2", "CC-Z1.1")
def test_after_the_last_age_only_the_first_step_is_played() -> None:
    s = two_cities().turn("red", age=6).state()
    assert carry_out(status_phase(s)).done
    assert s.result is not None
    assert not s.players[0].action_cards
    s = two_cities().turn("red", age=5).state()
    assert not carry_out(status_phase(s)).done
    assert s.result is None


@pytest.mark.rule("CC-M2.2", "CC-Z1.1")
def test_the_game_ends_when_somebody_has_no_city_in_a_status_phase() -> None:
    s = row().city("a1", "red").state()
    assert is_over(s)
    assert carry_out(status_phase(s)).done
    assert s.result is not None
    assert s.result.winners == [0]
    assert not is_over(two_cities().state())


@pytest.mark.rule("CC-M2.3")
def test_a_city_that_is_lost_later_in_the_phase_does_not_end_the_game() -> None:
    position = row().city("a1", "red").city("c1", "blue")
    s = position.advances("red", "farming", "mining").advances("blue", "farming", "mining").state()
    talk = carry_out(status_phase(s))
    while not talk.done:
        talk.choose("raze a1" if "raze a1" in talk.keys else talk.keys[0])
    assert s.city_count(0) == 0
    assert s.result is None
    assert is_over(s)


@pytest.mark.rule("CC-M3.1")
def test_everybody_gains_an_advance_free_with_a_cube_of_the_tracker() -> None:
    s = two_cities().state()
    talk = carry_out(free_advances(s))
    assert talk.player == 0
    assert "no-advance" not in talk.keys
    assert all(key.startswith("advance ") for key in talk.keys)
    talk.choose("advance storage", "advance fishing")
    assert talk.done
    assert "storage" in advances(s)
    assert "fishing" in advances(s, 1)
    assert stock(s) == {"mood": 1}
    assert [player.tracker for player in s.players] == [2, 2]


@pytest.mark.rule("CC-M3.1")
def test_who_can_gain_nothing_is_skipped() -> None:
    s = two_cities().state()
    s.players[0].advances = (1 << 36) - 1
    for number in range(36, 40):
        s.players[0].advances |= 1 << number
    talk = carry_out(free_advances(s))
    assert talk.player == 1


@pytest.mark.rule("CC-M4.1")
def test_everybody_draws_an_action_card_and_an_objective_card() -> None:
    s = two_cities(3).state()
    assert carry_out(draw_cards(s)).done
    for player in s.players:
        assert len(player.action_cards) == 1
        assert len(player.objective_cards) == 1
        assert player.persons == []


@pytest.mark.rule("CC-M5.1")
def test_one_city_of_size_one_may_be_razed_for_gold() -> None:
    position = row().city("a1", "red").city("c1", "red").city("e1", "red", "temple")
    s = position.city("g1", "blue", "temple").units("a1", "red", "infantry").state()
    settlements = s.players[0].settlements
    talk = carry_out(razing(s))
    assert talk.keys == ["no-razing", "raze a1", "raze c1"]
    talk.choose("raze a1")
    assert talk.done
    assert at("a1") not in s.cities
    assert s.players[0].settlements == settlements + 1
    assert s.players[0].stock[GOLD] == 1
    assert s.sorts_at(at("a1"), 0, INFANTRY) == 1


@pytest.mark.rule("CC-M5.1")
def test_nobody_must_raze() -> None:
    s = row().city("a1", "red").city("c1", "blue").state()
    carry_out(razing(s), "no-razing", "no-razing")
    assert s.city_count(0) == 1
    assert stock(s) == {}


# Between two ages


def invaded() -> Match:
    """A status phase in which barbarians attack red, who was the last to have a turn."""
    position = Position().terrain("grassland", "c2", "c3", "c4", "c5", "c6", "h4")
    position.city("c6", "red", "temple").city("h4", "blue", "temple").city("c3", "barbarians")
    position.units("c6", "red", *["infantry"] * 4).units("c5", "barbarians", "infantry")
    position.goods("red", food=2, mood=9, culture=9).action_cards("red", "a5", "a11", "a12")
    for colour in ("red", "blue"):
        position.advances(colour, "farming", "mining")
    position.advances("red", "tactics").turn("red", round=3).next_event("famine")
    s = position.world
    s.starter = BLUE
    s.players[RED].tracker = 1
    match = go_on(position, STATUS)
    while match.ask is not None and world(match).phase == STATUS:
        wanted = ("place-no-card", "name-starter player-1", "no-razing")
        chosen = [key for key in keys(match) if key in wanted]
        match.choose(chosen[0] if chosen else keys(match)[0])
    return match


@pytest.mark.rule("CC-C2.4", "CC-J2.7")
def test_units_that_fought_in_the_status_phase_move_in_the_next_age() -> None:
    match = invaded()
    assert told(match, "combat-won") == 1
    assert (world(match).age, world(match).active) == (2, RED)
    assert "move c6" in keys(match)


@pytest.mark.rule("CC-N1.5", "CC-C2.4")
def test_a_victory_in_the_status_phase_is_no_deed_of_the_next_turn() -> None:
    match = invaded()
    assert told(match, "combat-won") == 1
    assert not [key for key in keys(match) if key.startswith("play-card a")]
    s = world(match)
    assert (s.victories, s.battles) == (0, [])


# Government


def democrats(*advances: str) -> Position:
    position = two_cities().advances("red", "voting", "free-economy", "philosophy", *advances)
    return position.goods("red", mood=1, culture=1)


@pytest.mark.rule("CC-M6.1", "CC-M6.2", "CC-EX18")
def test_for_two_tokens_all_cubes_move_to_another_government() -> None:
    s = democrats("draft").state()
    talk = carry_out(governments(s))
    assert talk.keys == ["keep-government", "change-government autocracy"]
    talk.choose("change-government autocracy")
    assert talk.keys == [
        "move-cube totalitarianism",
        "move-cube absolute-power",
        "move-cube forced-labor",
    ]
    talk.choose("move-cube forced-labor")
    assert talk.done
    assert stock(s) == {}
    assert "nationalism" in advances(s)
    assert "forced-labor" in advances(s)
    assert "voting" not in advances(s)
    assert "free-economy" not in advances(s)


@pytest.mark.rule("CC-M6.1", "CC-EX18")
def test_the_entry_condition_and_the_price_must_be_met() -> None:
    assert carry_out(governments(democrats().state())).done
    assert carry_out(governments(democrats("draft").goods("red", mood=0).state())).done
    assert carry_out(governments(democrats("draft").goods("red", culture=0).state())).done


@pytest.mark.rule("CC-M6.3")
def test_a_change_brings_no_tokens_and_no_events_but_limits_at_once() -> None:
    s = democrats("state-religion").goods("red", ideas=5).state()
    tracker = s.players[0].tracker
    carry_out(change_government(s, 0, THEOCRACY), "move-cube devotion")
    assert s.players[0].tracker == tracker
    assert stock(s) == {"ideas": 2, "mood": 1, "culture": 1}


@pytest.mark.rule("CC-M6.3", "CC-X15.6")
def test_special_advances_hang_on_the_government() -> None:
    position = Position(civ=True).civilization("red", "greece", "city-states")
    position.advances("red", "voting", "draft", "philosophy").city("a1", "red")
    s = position.land(a1="grassland").state()
    assert s.players[0].specials
    carry_out(change_government(s, 0, AUTOCRACY))
    assert s.players[0].specials & 8 == 0


@pytest.mark.rule("CC-M6.4")
def test_only_who_has_a_government_can_change_and_only_to_another_one() -> None:
    assert government_choices(two_cities().advances("red", "draft").state(), 0) == []
    s = democrats("draft", "state-religion").state()
    assert government_choices(s, 0) == [AUTOCRACY, THEOCRACY]
    assert DEMOCRACY not in government_choices(s, 0)


# The starting player


@pytest.mark.rule("CC-M7.1")
def test_who_has_most_tokens_names_the_starting_player() -> None:
    position = two_cities(3).goods("red", mood=2, gold=7).goods("yellow", mood=1, culture=2)
    s = position.state()
    assert starter_chooser(s) == 2
    talk = carry_out(starting_player(s))
    assert talk.player == 2
    assert talk.keys == ["name-starter player-1", "name-starter player-2", "name-starter player-3"]
    talk.choose("name-starter player-2")
    assert s.starter == 1


@pytest.mark.rule("CC-M7.2")
def test_ties_go_to_the_starting_player_or_to_the_next_clockwise() -> None:
    position = two_cities(4).goods("red", mood=2).goods("blue", mood=2).goods("green", culture=2)
    assert starter_chooser(later(position, 1)) == 1
    assert starter_chooser(later(position, 2)) == 3
    assert starter_chooser(later(position.goods("green", culture=0), 2)) == 0


@pytest.mark.rule("CC-M7.3", "CC-W6.4", "CC-AP1.23")
def test_the_holder_of_the_great_lighthouse_decides() -> None:
    position = row().city("a1", "red").city("c1", "blue", "great-lighthouse red")
    assert starter_chooser(position.goods("red", mood=5).state()) == 1


# The short game


def short(position: Position) -> World:
    s = position.variant("short-game").state()
    s.last_age = last_age(s)
    return s


@pytest.mark.rule("CC-V2.2")
@pytest.mark.parametrize(("is_short", "settlers"), [(False, 1), (True, 2)])
def test_a_short_game_begins_with_two_settlers(is_short: bool, settlers: int) -> None:
    settings: Settings = {"civilizations": False}
    for name in VARIANTS:
        settings[name.replace("-", "_")] = is_short and name == "short-game"
    s = empty_world(2, settings, dice_of("short"), default())
    settle(s)
    for number, player in enumerate(s.players):
        assert s.sorts_at(player.start_hex, number, SETTLER) == settlers


@pytest.mark.rule("CC-V2.1", "CC-V2.4")
def test_a_short_game_ends_in_the_fourth_age() -> None:
    assert short(two_cities()).last_age == 4
    assert last_age(two_cities().state()) == 6
    assert not is_over(short(two_cities().turn("red", age=3)))
    s = short(two_cities().turn("red", age=4))
    assert carry_out(status_phase(s)).done
    assert s.result is not None


@pytest.mark.rule("CC-V2.3")
def test_in_a_short_game_everybody_gains_a_second_advance_from_supply() -> None:
    s = short(two_cities())
    talk: Talk = carry_out(free_advances(s))
    order = []
    for name in ("storage", "fishing", "myths", "arts"):
        order.append(talk.player)
        talk.choose(f"advance {name}")
    assert talk.done
    assert order == [0, 1, 0, 1]
    assert advances(s)[-1] == "myths"
    assert [player.tracker for player in s.players] == [2, 2]


# Without a city


@pytest.mark.rule("CC-Z1.2")
def test_who_has_a_city_again_before_the_status_phase_plays_on() -> None:
    position = row().city("a1", "red").units("c1", "blue", "settler")
    s = position.state()
    assert is_over(s)
    carry_out(settle_city(s, 1, at("c1")))
    assert not is_over(s)


@pytest.mark.rule("CC-Z1.3")
def test_a_player_without_a_city_still_takes_turns() -> None:
    s = row().city("a1", "red").state()
    end_turn(s)
    assert s.active == 1
    assert s.actions_left == s.content.main_actions
    assert s.result is None
