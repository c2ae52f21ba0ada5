"""Chapter 5: ages, rounds, turns, actions, and when what can happen."""

import random

import pytest

from kronika.core.asks import Line
from kronika.core.errors import IllegalChoice
from kronika.core.match import Match
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import (
    ACTIONS,
    BATTLED,
    CLIMBED,
    IN_FOREST,
    IN_GRASS,
    MOVED,
    STATUS,
    TURN_START,
    World,
)
from kronika.games.clash_of_cultures.terms import CULTURE, HEXES, MOOD, NEUTRAL, TACTICS, WRITING
from kronika.games.clash_of_cultures.turn import free_actions, main_actions

from .play import begin, go_on, keys, pass_turn, play, prompt, told, wander, world

pytestmark = pytest.mark.compiled


def pass_game(match: Match) -> list[Line]:
    """Everybody does as little as possible until the end. Gives what all were told."""
    while match.ask is not None:
        if prompt(match) == "action":
            pass_turn(match)
        else:
            match.choose(match.options[0])
    return match.log()


def land() -> Position:
    """Grassland c4 to e5 with a city of red, and one of blue far away; the sea at c6 to e6."""
    position = Position(2).terrain("grassland", "c4", "d4", "e4", "c5", "d5", "e5", "i4")
    position.terrain("sea", "c6", "d6", "e6")
    position.city("c4", "red").city("i4", "blue").advances("blue", "farming", "mining")
    return position.advances("red", "farming", "mining")


def begins(lines: list[Line]) -> list[tuple[int, int, int]]:
    """Player, age and round of each turn."""
    return [(line.a, line.b, line.c) for line in lines if line.event.name == "turn-begins"]


# Ages and rounds


@pytest.mark.rule("CC-A1.2", "CC-E1.1", "CC-E1.2", "CC-E1.3", "CC-E7.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_ages_of_three_rounds_in_which_everybody_has_one_turn(players: int) -> None:
    lines = pass_game(begin(players, 4, no_events=True))
    starter = next(line.a for line in lines if line.event.name == "starts")
    turns: list[tuple[int, int, int]] = []
    for age in range(1, 7):
        for round in range(1, 4):
            turns += [((starter + step) % players, age, round) for step in range(players)]
        named = [line for line in lines if line.event.name == "names-starter"]
        if age < 6:
            starter = named[age - 1].b
    assert begins(lines) == turns
    story = [
        line.event.name for line in lines if line.event.name in ("turn-begins", "status-phase")
    ]
    assert story == (["turn-begins"] * 3 * players + ["status-phase"]) * 6


@pytest.mark.rule("CC-A1.3", "CC-Z1.1", "CC-E7.13")
def test_the_game_ends_after_the_first_step_of_the_sixth_status_phase() -> None:
    match = begin(2, 1, no_events=True)
    lines = pass_game(match)
    assert match.result is not None
    assert world(match).age == 6
    assert world(match).round == 3
    after = [line.event.name for line in lines]
    last = after[len(after) - after[::-1].index("status-phase") :]
    assert set(last) <= {"completes", "scores", "wins"}
    assert sum(line.event.name == "names-starter" for line in lines) == 5


@pytest.mark.rule("CC-A1.3", "CC-Z1.1", "CC-Z1.2", "CC-Z1.3", "CC-E7.13")
def test_a_player_without_a_city_plays_on_until_the_status_phase() -> None:
    position = Position(2).terrain("grassland", "c4", "i4", "i5").city("c4", "red")
    position.advances("red", "farming").units("i4", "blue", "settler")
    match = go_on(position.turn("red", round=3))
    other = match.copy()
    pass_turn(match)
    assert (match.player, match.result) == (1, None)
    pass_turn(match)
    assert match.result is not None
    pass_turn(other)
    play(other, "found i4")  # and nothing else can be done
    assert other.result is None
    assert world(other).phase == STATUS


@pytest.mark.rule("CC-E1.2")
def test_only_the_status_phase_changes_the_starting_player() -> None:
    match = begin(3, 2, no_events=True)
    starter = world(match).starter
    while prompt(match) == "action":
        assert world(match).starter == starter
        pass_turn(match)
    assert begins(match.log())[::3] == [(starter, 1, 1), (starter, 1, 2), (starter, 1, 3)]
    while prompt(match) != "starter":
        match.choose(match.options[-1])
    play(match, f"name-starter player-{(starter + 2) % 3 + 1}")
    assert world(match).starter == match.player == (starter + 2) % 3


# A turn


@pytest.mark.rule("CC-E2.1", "CC-E3.5", "CC-E5.1", "CC-E5.2")
def test_a_turn_has_three_main_actions_also_of_the_same_kind() -> None:
    match = go_on(land().goods("red", food=2, gold=4))
    for left, advance in ((2, "writing"), (1, "arts"), (0, "myths")):
        match.choose(f"advance {advance}")
        while prompt(match) != "action":
            match.choose(match.options[0])
        assert match.player == 0
        assert world(match).actions_left == left
    verbs = {option.verb.name for option in match.options}
    assert "end-turn" in verbs
    assert "give-up" not in verbs
    assert not verbs & {"advance", "collect", "move", "recruit-in"}
    assert "trade" in verbs  # a free action
    match.choose("end-turn")
    assert match.player == 1


@pytest.mark.rule("CC-E2.2", "CC-E5.1", "CC-E7.3")
def test_the_six_basic_actions_are_offered_where_they_are_possible() -> None:
    position = land().goods("red", food=2, wood=2, ore=2, mood=1).advances("red", "myths")
    position.units("d4", "red", "settler").city("d5", "blue", "temple").city("e5", "red")
    match = go_on(position)
    verbs = {option.verb.name for option in match.options}
    basic = {"advance", "found", "collect", "build", "recruit-in", "move"}
    assert basic | {"influence"} <= verbs
    assert any(name.startswith(("happiness", "increase", "cheer")) for name in verbs), verbs


@pytest.mark.rule("CC-E2.3", "CC-L2.6")
@pytest.mark.parametrize(("face", "again"), [(0, True), (10, False)])
def test_influence_is_repeated_only_until_it_succeeds(face: int, again: bool) -> None:
    match = go_on(land().city("d4", "blue", "temple").dice(face))
    play(match, "influence")
    while prompt(match) != "action":
        match.choose(match.options[0])
    assert world(match).influenced is not again
    assert ("influence" in keys(match)) is again


@pytest.mark.rule("CC-E2.4", "CC-E3.6")
def test_an_action_of_an_advance_counts_towards_the_three_and_works_once_per_turn() -> None:
    match = go_on(land().advances("red", "bartering", "taxes").goods("red", mood=3))
    assert "raise-taxes" in keys(match)
    play(match, "raise-taxes")
    while prompt(match) != "action":
        match.choose(match.options[0])
    assert world(match).actions_left == 2
    assert "raise-taxes" not in keys(match)
    for _ in range(2):
        pass_turn(match)
    while prompt(match) != "action":
        match.choose(match.options[-1])
    assert match.player == 0
    assert "raise-taxes" in keys(match)  # in the next turn again


@pytest.mark.rule("CC-E2.5", "CC-W6.7", "CC-E3.6")
def test_an_additional_main_action_makes_the_turn_longer() -> None:
    position = Position(2).terrain("grassland", "c4", "i4").city("c4", "red", "great-statue")
    match = go_on(position.city("i4", "blue").objective_cards("red", "o1", "o2"))
    play(match, "discard-for-action o1")
    assert world(match).actions_left == 4
    assert "discard-for-action o2" not in keys(match)


@pytest.mark.rule("CC-E2.6", "CC-E5.1")
def test_remaining_actions_are_given_up_only_by_saying_so() -> None:
    match = go_on(land())
    assert "end-turn" not in keys(match)
    with pytest.raises(IllegalChoice, match="not offered"):
        match.choose("end-turn")
    match.choose("give-up")
    assert match.player == 1
    lines = [line for line in match.log() if line.event.name == "gives-up"]
    assert [(line.a, line.b) for line in lines] == [(0, 3)]


@pytest.mark.rule("CC-E2.7", "CC-E7.2", "CC-E5.16")
def test_trade_routes_come_at_the_start_of_a_turn() -> None:
    position = land().advances("red", "bartering", "trade-routes").city("e4", "blue")
    match = go_on(position.units("d4", "red", "settler"), TURN_START)
    if prompt(match) == "trade-route":
        assert "no-more-routes" in keys(match)
        match.choose(match.options[0])
        while prompt(match) != "action":
            match.choose(match.options[0])
    assert world(match).players[0].stock[0] == 1
    assert world(match).actions_left == 3


@pytest.mark.rule("CC-E2.7", "CC-C2.4", "CC-C4.1")
def test_nothing_of_a_turn_stays_behind() -> None:
    position = land().units("d4", "red", "infantry", "settler")
    s = position.world
    s.used = [3, 4]
    s.played = s.captured = s.enforced = s.offers = [1]
    s.borrowed = WRITING
    s.influenced = s.free_collect = s.forced_labor = s.takeover_card = s.acted = True
    s.collects = s.drafts = s.victories = s.pirate_victories = 1
    s.collect_card = 5
    s.battles = [7]
    city = s.cities[HEXES.index("c4")]
    city.activations = 2
    city.angry_activation_used = city.climbed = True
    hex = HEXES.index("d4")
    restrictions = BATTLED | CLIMBED | IN_FOREST | IN_GRASS | MOVED
    plain = s.units[hex].copy()
    s.units[hex] = [unit | restrictions for unit in plain]
    match = go_on(position)
    pass_turn(match)
    s = world(match)
    assert (s.used, s.battles, s.borrowed, s.collect_card) == ([], [], -1, -1)
    flags = (s.influenced, s.free_collect, s.forced_labor, s.takeover_card, s.acted)
    assert flags == (False,) * 5
    counts = (s.collects, s.drafts, s.victories, s.pirate_victories)
    assert counts == (0,) * 4
    assert (s.played, s.captured, s.enforced, s.offers) == ([], [], [], [])
    city = s.cities[HEXES.index("c4")]
    assert (city.activations, city.angry_activation_used, city.climbed) == (0, False, False)
    assert s.units[hex] == plain


# Free actions


@pytest.mark.rule("CC-E3.1", "CC-E3.6", "CC-E5.2")
def test_a_free_action_costs_no_main_action_and_is_only_for_the_active_player() -> None:
    position = land().advances("red", "arts", "theaters").advances("blue", "arts", "theaters")
    position.goods("red", culture=2).goods("blue", culture=2)
    match = go_on(position)
    match.choose("stage-play mood")
    assert world(match).actions_left == 3
    assert match.player == 0
    assert not any(key.startswith("stage-play") for key in keys(match))  # once per turn
    with pytest.raises(IllegalChoice, match="not asked"):
        match.choose("stage-play mood", 1)


@pytest.mark.rule("CC-E3.4")
def test_no_free_action_inside_another_action() -> None:
    chance = random.Random(5)
    inside = 0
    for seed in range(4):
        match = begin(2, seed)
        while match.ask is not None:
            if prompt(match) != "action":
                names = {option.verb.name for option in match.options}
                assert not names & {"trade", "play-card", "play-as-action", "end-turn", "give-up"}
                inside += 1
            wander(match, chance)
    assert inside > 300


# Interrupts


@pytest.mark.rule("CC-E4.2", "CC-E7.8", "CC-E7.9")
def test_an_event_interrupts_when_the_third_cube_is_used() -> None:
    position = land().goods("red", food=2, gold=2)
    position.world.players[0].tracker = 1
    match = go_on(position)
    play(match, "advance writing")
    while told(match, "event-drawn") == 0:
        match.choose(match.options[0])
    names = [line.event.name for line in match.log()]
    assert names.index("event-drawn") > names.index("draws-action-card")
    while prompt(match) != "action":
        match.choose(match.options[0])
    assert world(match).players[0].tracker == 3
    assert world(match).actions_left == 2


@pytest.mark.rule("CC-E4.2", "CC-E7.14")
def test_an_event_interrupts_the_status_phase_too() -> None:
    position = land()
    for player in position.world.players:
        player.tracker = 1
    match = go_on(position, STATUS)
    for drawn in (1, 2):
        while told(match, "event-drawn") < drawn:
            assert prompt(match) != "action"
            match.choose(match.options[0])
        drawers = [line.a for line in match.log() if line.event.name == "event-drawn"]
        assert drawers == [0, 1][:drawn]
    while prompt(match) != "action":
        match.choose(match.options[0])
    assert (world(match).age, world(match).round) == (2, 1)


@pytest.mark.rule("CC-E4.3", "CC-E7.4", "CC-E7.6", "CC-E7.7", "CC-E7.14")
def test_combat_and_conquest_interrupt_a_move_which_then_goes_on() -> None:
    position = land().advances("red", "tactics").city("e4", "blue")
    position.units("d4", "red", "infantry").units("c5", "red", "infantry")
    match = go_on(position)
    play(match, "move d4", "attack e4")
    assert (prompt(match), match.player) == ("refugees", 1)  # the conquest asks, not the mover
    s = world(match)
    play(match, "no-refugees")
    assert s.cities[HEXES.index("e4")].owner == 0
    assert keys(match) == ["move c5", "stop-moving"]  # two groups are left
    while prompt(match) != "action":
        match.choose(match.options[-1])
    assert s.actions_left == 2


@pytest.mark.rule("CC-E4.4", "CC-E7.5", "CC-E5.5")
def test_exploration_interrupts_a_move_which_then_goes_on() -> None:
    match = begin(2, 3, civilizations=False)
    tiles = len(world(match).tiles)
    start = HEXES[world(match).players[world(match).active].start_hex]
    play(match, f"move {start}")
    while len(world(match).tiles) == tiles:
        explore = [key for key in keys(match) if key.startswith("explore")]
        match.choose(explore[0] if explore else match.options[0].key)
    if prompt(match) == "orientation":
        assert len(match.options) == 2
        match.choose(match.options[0])
    assert told(match, "explores") == 1
    while prompt(match) != "action":
        match.choose(match.options[-1])
    assert world(match).actions_left == 2


@pytest.mark.rule("CC-E4.7")
def test_myths_are_paid_for_while_the_text_of_an_event_lowers_mood() -> None:
    position = land().advances("red", "myths").goods("red", mood=1, gold=2)
    position.world.players[0].tracker = 1
    card = position.content.event_ids.index("e3")
    position.world.event_deck.remove(card)
    position.world.known_events.append(card)
    match = go_on(position)
    play(match, "advance writing")
    while prompt(match) != "event-mood":
        match.choose(match.options[0])
    assert keys(match) == ["let-mood-drop c4", "appease c4"]
    play(match, "appease c4")
    assert world(match).players[0].stock[MOOD] == 0
    assert world(match).cities[HEXES.index("c4")].mood == NEUTRAL


# The phases of a match


@pytest.mark.rule("CC-E7.3", "CC-E7.14", "CC-E6.1")
def test_every_action_comes_back_to_the_action_window() -> None:
    chance = random.Random(11)
    most = windows = 0
    for seed, players in ((0, 2), (1, 3), (2, 4)):
        match = begin(players, seed)
        while match.ask is not None:
            step = match._steps[-1]
            assert isinstance(step.state, World)
            if step.state.phase == ACTIONS and step.decisions == len(match.decisions):
                assert (prompt(match), match.player) == ("action", world(match).active)
                windows += 1
            most = max(most, len(match.options))
            wander(match, chance)
    assert windows > 200
    assert most < 200  # things are picked one after another


@pytest.mark.rule("CC-E7.10", "CC-E5.10")
def test_influence_asks_for_the_target_first_and_for_the_building_after_the_roll() -> None:
    position = land().city("d4", "blue", "temple", "academy").goods("red", culture=1)
    match = go_on(position.dice(7))  # a 4
    play(match, "influence")
    assert told(match, "rolls-influence") == 1  # city and source were single options
    assert keys(match) == ["boost-roll", "give-up-influence"]
    play(match, "boost-roll")
    assert keys(match) == ["influence-building academy", "influence-building temple"]
    play(match, "influence-building temple")
    assert prompt(match) == "action"
    assert world(match).players[0].stock[CULTURE] == 0


@pytest.mark.rule("CC-E7.11", "CC-E5.11", "CC-E4.1")
def test_an_objective_is_offered_to_its_holder_inside_an_action() -> None:
    position = Position(2).terrain("grassland", *[f"{c}4" for c in "abcdefghi"])
    position.city("a4", "red").city("i4", "blue").start_city("red", "a4")
    position.units("g4", "red", "settler").objective_cards("red", "o27")
    match = go_on(position.advances("red", "farming"))
    play(match, "found g4")
    assert (prompt(match), match.player) == ("instant-objective", 0)
    play(match, "complete o27 city-founder")
    assert world(match).players[0].completed
    assert (prompt(match), world(match).actions_left) == ("action", 2)


@pytest.mark.rule("CC-E7.12", "CC-E5.17")
def test_each_step_of_the_status_phase_is_for_all_in_turn_order() -> None:
    position = land().city("e5", "red").city("d5", "blue")
    position.goods("red", mood=2, culture=2).objective_cards("red", "o1")
    position.goods("blue", wood=5).objective_cards("blue", "o2")
    position.advances("red", "tactics", "draft", "nationalism")
    position.advances("red", "myths", "state-religion")
    position.world.starter = 1
    match = go_on(position, STATUS)
    asked: list[tuple[str, int | None]] = []
    while prompt(match) != "action":
        if not asked or asked[-1] != (prompt(match), match.player):
            asked.append((prompt(match), match.player))
        match.choose(match.options[0] if prompt(match) == "free-advance" else match.options[-1])
    assert [
        each for each in asked if each[0] in ("status-objectives", "free-advance", "razing")
    ] == [
        ("status-objectives", 1),
        ("status-objectives", 0),
        ("free-advance", 1),
        ("free-advance", 0),
        ("razing", 1),
        ("razing", 0),
    ]
    assert asked[-1][0] == "starter"
    assert [name for name, _ in asked].index("government") > [n for n, _ in asked].index("razing")


@pytest.mark.rule("CC-E5.18", "CC-F4.1")
def test_an_offer_is_made_by_the_active_player_and_answered_by_the_partner() -> None:
    match = go_on(land().goods("red", gold=2).goods("blue", ore=1))
    play(match, "trade player-2", "give gold 1", "want ore 1", "offer")
    assert match.player == 1
    assert keys(match) == ["accept-trade", "decline-trade"]
    match.choose("accept-trade")
    assert match.player == 0
    assert world(match).players[0].stock[2] == 1
    assert world(match).players[1].stock[4] == 1
    assert world(match).actions_left == 3


@pytest.mark.rule("CC-E5.3", "CC-E6.1", "CC-F3.7")
def test_a_payment_is_a_decision_of_its_own() -> None:
    match = go_on(land().goods("red", food=2, ideas=1, gold=1))
    play(match, "advance writing")
    assert match.player == 0
    assert len(match.options) > 3
    assert all(option.verb.name == "pay" for option in match.options)


@pytest.mark.rule("CC-E5.4", "CC-E6.1")
def test_a_move_is_made_group_by_group_until_it_is_stopped() -> None:
    match = go_on(land().units("c4", "red", "settler", "settler").units("d5", "red", "settler"))
    moves = [key for key in keys(match) if key.startswith("move ")]
    assert moves == ["move c4", "move d5"]
    play(match, "move c4")
    groups = 1
    while prompt(match) != "action":
        goes = [key for key in keys(match) if key.startswith(("go ", "move ", "take-"))]
        groups += any(key.startswith("move ") for key in goes)
        match.choose(goes[0] if goes else match.options[-1].key)
    assert groups <= 4
    assert world(match).actions_left == 2


def test_main_and_free_actions_have_different_keys() -> None:
    chance = random.Random(3)
    match = begin(3, 8)
    while match.ask is not None:
        if prompt(match) == "action" and world(match).actions_left:
            s = world(match)
            main = {option.key for option in main_actions(s)}
            assert not main & {option.key for option in free_actions(s)}
        wander(match, chance)


def test_a_lost_action_is_missing_once() -> None:
    position = land()
    position.world.players[1].actions_lost = 1
    match = go_on(position)
    pass_turn(match)
    assert (match.player, world(match).actions_left) == (1, 2)
    pass_turn(match)
    pass_turn(match)
    assert (match.player, world(match).actions_left) == (1, 3)


def test_units_cannot_move_without_tactics_in_a_turn() -> None:
    position = land().units("d4", "red", "infantry")
    assert "move d4" not in keys(go_on(position))
    position.world.players[0].advances |= 1 << TACTICS
    assert "move d4" in keys(go_on(position))
