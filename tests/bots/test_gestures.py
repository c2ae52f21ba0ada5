"""Actions that take several decisions."""

from random import Random
from typing import Any

import pytest

from kronika import bots
from kronika.bots import CarefulBot, GreedyBot
from kronika.bots.gestures import LEADS_NOWHERE, Gestures, has_gestures
from kronika.core.asks import Ask, Prompt, Rules, Shown, Verb
from kronika.core.dice import Dice, seed_bytes
from kronika.core.game import Game, Settings
from kronika.core.match import Match, new_match
from kronika.core.state import Result, State

pytestmark = pytest.mark.compiled

DIG, LOOK, BURN, END = Verb("dig"), Verb("look"), Verb("burn"), Verb("end")
DEEP, SHALLOW, BACK = Verb("deep"), Verb("shallow"), Verb("back")
YARD = Prompt("yard", rests=True)
HOLE, WINDOW = Prompt("hole"), Prompt("window")


class Yard(State):
    """How much somebody has dug up, and what the neighbour makes of the turns that he has ended."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.gold = 0
        self.spades = 3
        self.turns = 0

    def copy(self) -> "Yard":
        twin = Yard(self.dice.copy())
        twin.gold, twin.spades, twin.turns = self.gold, self.spades, self.turns
        twin.result = self.result
        return twin


class Digging(Game):
    """Who digs must say how deep before there is anything to see; looking changes nothing; each
    turn that ends is good for the neighbour."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "digging"
        self.players = (2,)
        self.verbs = (DIG, LOOK, BURN, END, DEEP, SHALLOW, BACK)
        self.prompts = (YARD, HOLE, WINDOW)

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        return Yard(dice)

    def step(self, state: State) -> Rules:
        assert isinstance(state, Yard)
        options = [LOOK.of(), END.of()]
        if state.spades:
            options[:0] = [DIG.of(), BURN.of()]
        option = yield Ask(0, YARD, options, auto=False, default=END.of())
        if option.verb is DIG:
            state.spades -= 1
            deep = yield Ask(0, HOLE, [DEEP.of(), SHALLOW.of()], auto=False)
            state.gold += 2 if deep.verb is DEEP else 0
        elif option.verb is LOOK:
            yield Ask(0, WINDOW, [BACK.of()], auto=False)
        elif option.verb is BURN:
            state.spades -= 1
            state.gold -= 1
        else:
            state.turns += 1
            if state.turns == 3:
                state.result = Result([0 if state.gold > 3 else 1], "dug", {})

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Yard)
        share = 0.4 + 0.05 * state.gold - 0.1 * state.turns
        return [share, 1 - share]

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return {}

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        return state.copy()


def begun() -> Match:
    return new_match(Digging(), 2, 1)


def judged(match: Match) -> dict[str, float]:
    gestures = Gestures(match, 0, Random(seed_bytes(1)))
    return {option.key: round(gestures.worth(option), 6) for option in match.options}


def test_an_option_is_worth_what_it_leads_to() -> None:
    assert judged(begun()) == {"dig": 0.5, "burn": 0.35, "look": LEADS_NOWHERE, "end": 0.4}


def test_in_the_middle_of_an_action_its_end_counts() -> None:
    match = begun()
    match.choose("dig")
    assert judged(match) == {"deep": 0.5, "shallow": 0.4}


@pytest.mark.parametrize("seed", range(4))
def test_a_greedy_player_takes_what_is_good_and_ends_his_turn(seed: int) -> None:
    match = begun()
    bot = GreedyBot(seed)
    played = []
    while match.ask is not None and match.made < 30:
        option = bot.choose(match, 0)
        played.append(option.key)
        match.choose(option)
    assert played == ["dig", "deep"] * 3 + ["end"] * 3
    assert match.result is not None
    assert match.result.winners == [0]


def test_only_games_that_say_where_actions_end_have_them() -> None:
    game = Digging()
    assert has_gestures(game)
    game.prompts = (HOLE, WINDOW)
    assert not has_gestures(game)


@pytest.mark.parametrize("name", ["hard", "expert"])
def test_the_strong_levels_look_twice_where_actions_are_long(name: str) -> None:
    match = begun()
    assert bots.make(name, 1).choose(match, 0).key == "dig"
    match.choose("dig")
    assert bots.make(name, 1).choose(match, 0).key == "deep"


def test_a_careful_player_without_time_takes_what_he_has_tried() -> None:
    match = begun()
    assert CarefulBot(1, seconds=1e-9).choose(match, 0) in match.options
