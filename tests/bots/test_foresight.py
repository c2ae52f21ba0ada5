"""The bot that plays on."""

from typing import Any

import pytest

import kronika
from kronika import bots
from kronika.bots import ForesightBot, GreedyBot
from kronika.core.asks import Ask, Prompt, Rules, Shown, Verb
from kronika.core.dice import Dice
from kronika.core.game import Game, Settings
from kronika.core.match import new_match
from kronika.core.state import Result, State
from tests.core import toy

from .test_search import Blind, moments

pytestmark = pytest.mark.compiled

SOW, EAT = Verb("sow"), Verb("eat")
FIELD = Prompt("field")
PLANNED = 4
"""What was sown is worth nothing before it has grown for so long."""


class Field(State):
    """How often was sown, and what is in the barn."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.sown = 0
        self.barn = 0

    def copy(self) -> "Field":
        twin = Field(self.dice.copy())
        twin.sown, twin.barn, twin.result = self.sown, self.barn, self.result
        return twin


class Farm(Game):
    """Who eats has a little at once; who sows has less than nothing for a while, then all."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "farm"
        self.players = (2,)
        self.verbs = (SOW, EAT)
        self.prompts = (FIELD,)

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        return Field(dice)

    def step(self, state: State) -> Rules:
        assert isinstance(state, Field)
        begun = state.sown > 0
        options = [SOW.of()] if begun else [SOW.of(), EAT.of()]
        option = yield Ask(0, FIELD, options, auto=False)
        state.sown += option.verb is SOW
        state.barn = 1 if option.verb is EAT else 10 * (state.sown >= PLANNED)
        if state.barn:
            state.result = Result([0 if state.barn > 1 else 1], "barn", {})

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Field)
        share = {0: 0.4 - 0.1 * min(state.sown, 3), 1: 0.6, 10: 0.9}[state.barn]
        return [share, 1 - share]

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return {}

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        return state.copy()


def test_sees_what_a_greedy_player_does_not() -> None:
    match = new_match(Farm(), 2, 1)
    assert {GreedyBot(seed).choose(match, 0).key for seed in range(5)} == {"eat"}
    assert {ForesightBot(seed).choose(match, 0).key for seed in range(5)} == {"sow"}


@pytest.mark.parametrize("game", ["pax-renaissance", "clash-of-cultures"])
def test_changes_nothing_and_repeats_itself_whatever_is_hidden(game: str) -> None:
    for number, match in enumerate(moments(game, 2, 1, 0.04)[:4]):
        assert match.player is not None
        before = str(match.record), match.view(), match.log(), match.state.dice.position
        option = ForesightBot(3, worlds=2).choose(match, match.player)
        assert option in match.options
        other = match.redraw(match.player, f"world {number}")
        assert option == ForesightBot(3, worlds=2).choose(other, match.player)
        assert before == (str(match.record), match.view(), match.log(), match.state.dice.position)


def test_an_open_floor_and_secret_answers() -> None:
    match = toy.toy_match(3, 4, bids=False)
    answered = 0
    while match.ask is not None:
        asked = match.asked
        seat = asked[-1]
        if match.ask.prompt is toy.ASK_AGAIN:
            match.choose("stop")
            continue
        option = ForesightBot(1, worlds=2).choose(match, seat)
        assert option in match.options_of(seat)
        answered += len(asked) > 1
        match.take(option, seat)
    assert match.result is not None
    assert answered


def test_chooses_even_where_no_other_position_is_found() -> None:
    match = new_match(Blind(), 2, 1, {})
    assert match.player is not None
    assert ForesightBot(1).choose(match, match.player) in match.options


def test_seconds_end_it() -> None:
    match = kronika.new("pax-renaissance", players=2, seed=5)
    assert match.player is not None
    bot = ForesightBot(1, worlds=100_000_000, seconds=0.05)
    assert bot.choose(match, match.player) in match.options


def test_hard_plays_on_where_plans_are_long() -> None:
    farm = Farm()
    match = new_match(farm, 2, 1)
    farm.long_plans = True
    assert bots.make("hard", 1).choose(match, 0).key == "sow"
