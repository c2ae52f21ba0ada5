"""Our games in OpenSpiel: its simulation tests, its searches, and dice that nobody can foresee."""

import pickle
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not there for this system")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import kronika.rl.openspiel as adapter  # noqa: E402
from kronika.core.errors import IllegalChoice, UsageError  # noqa: E402
from kronika.core.match import Match, new_match  # noqa: E402
from kronika.core.state import same, same_table  # noqa: E402
from kronika.games import find  # noqa: E402
from kronika.rl import Encoder  # noqa: E402
from tests.core.toy import toy_match  # noqa: E402

from .play import GAMES, TABLES  # noqa: E402

pytestmark = pytest.mark.compiled

# OpenSpiel makes a list of the mask at every step: that takes long where there are many actions.
SIMULATED = [(name, n) for name, n in TABLES if n == 2 or adapter.load(name).actions.size < 1e5]


def play(state: Any, chance: random.Random, decisions: int = 100_000) -> Any:
    """Play on at random, up to so many decisions."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        elif decisions:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1
        else:
            break
    return state


@pytest.mark.parametrize(("name", "players"), SIMULATED)
def test_random_simulation(name: str, players: int) -> None:
    game = adapter.load(name, players=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_random_simulation_with_serialization() -> None:
    game = pyspiel.load_game("kronika_pax_renaissance(players=3,open_hands=false)")
    assert game.settings["open_hands"] is False
    assert game.num_players() == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_match(name: str, players: int) -> None:
    game = adapter.load(name, players=players)
    state = play(game.new_initial_state(), random.Random(4))
    assert state.match is not None
    assert state.match.result is not None
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert max(returns) <= game.max_utility()
    assert min(returns) >= game.min_utility()
    winners = [player for player in range(players) if returns[player] == max(returns)]
    assert winners == state.match.result.winners
    assert state.legal_actions() == []


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_alone(name: str) -> None:
    state = play(adapter.load(name).new_initial_state(), random.Random(1), 30)
    twin = state.clone()
    play(state, random.Random(2), 20)
    assert len(twin.match.decisions) == 30
    play(twin, random.Random(2), 20)
    assert twin.history() == state.history()
    assert same(twin.match.state, state.match.state)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_its_history(name: str) -> None:
    game = adapter.load(name)
    state = play(game.new_initial_state(), random.Random(3), 40)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for other in (
        again,
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
    ):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_string(0) == state.observation_string(0)
        assert same(other.match.state, state.match.state)


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_of_chance_differ_and_are_all_that_differs(name: str) -> None:
    state = adapter.load(name).new_initial_state()
    state.apply_action(5)
    chance = random.Random(1)
    while not (state.is_chance_node() and len(state.match.decisions) > 10):
        moves = [action for action, _ in state.chance_outcomes()]
        state.apply_action(
            chance.choice(moves if state.is_chance_node() else state.legal_actions())
        )
    before = state.match
    after = []
    for outcome in range(24):
        twin = state.clone()
        twin.apply_action(outcome)
        assert twin.match.decisions[:-1] == before.decisions
        after.append(twin.match)
    assert not all(same_table(after[0].state, other.state) for other in after)


def test_a_decision_without_dice_has_no_chance_node() -> None:
    state = play(adapter.load("pax-renaissance").new_initial_state(), random.Random(1), 200)
    chances = sum(player == pyspiel.PlayerId.CHANCE for player, _ in _history(state))
    assert 1 < chances < len(state.match.decisions)


def _history(state: Any) -> list[tuple[int, int]]:
    return [(one.player, one.action) for one in state.full_history()]


def test_names_of_actions() -> None:
    state = adapter.load("pax-renaissance").new_initial_state()
    assert state.action_to_string(state.current_player(), 7) == "dice 7"
    state.apply_action(7)
    keys = {option.key for option in state.match.options}
    player = state.current_player()
    assert {state.action_to_string(player, one) for one in state.legal_actions()} == keys


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_those_of_the_encoder(name: str) -> None:
    game = adapter.load(name, players=3)
    state = play(game.new_initial_state(), random.Random(5), 15)
    encoder = Encoder(find(name), 3)
    assert game.observation_tensor_size() == encoder.size
    observation = make_observation(game)
    for player in range(3):
        wanted = encoder.encode(state.match, player)
        assert np.array_equal(state.observation_tensor(player), wanted)
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, wanted)
    assert not any(game.new_initial_state().observation_tensor(0))


@pytest.mark.parametrize("name", GAMES)
def test_mcts(name: str) -> None:
    game = adapter.load(name)
    source = np.random.RandomState(1)
    judge = Judge()
    bot = mcts.MCTSBot(game, 1.5, 30, judge, random_state=source)
    state = play(game.new_initial_state(), random.Random(1), 4)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        play_one(state, action)
    assert judge.calls > 30


class Judge:
    """Asks the game itself what a position is worth."""

    def __init__(self) -> None:
        self.calls = 0

    def evaluate(self, state: Any) -> Any:
        self.calls += 1
        shares = state.match.game.evaluate(state.match.state)
        return np.array([2 * share - 1 for share in shares])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play_one(state: Any, action: int) -> None:
    state.apply_action(action)
    if state.is_chance_node():
        state.apply_action(3)


def test_mcts_wins_against_random_play() -> None:
    """Few simulations are enough, with the game's own estimate."""
    game = adapter.load("pax-renaissance", chances=4)
    chance = random.Random(1)
    won = 0.0
    for seat in (0, 1):
        bot = mcts.MCTSBot(game, 1.5, 12, Judge(), random_state=np.random.RandomState(seat))
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            elif state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        won += state.returns()[seat]
    assert won == 2


def test_information_set_search_on_resampled_states() -> None:
    game = adapter.load("clash-of-cultures")
    state = play(game.new_initial_state(), random.Random(2), 25)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Judge(),
        uct_c=1.5,
        max_simulations=12,
        use_observation_string=True,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(adapter.resample)
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_looks_the_same_to_its_player() -> None:
    state = play(adapter.load("clash-of-cultures").new_initial_state(), random.Random(2), 60)
    player = state.current_player()
    twins: list[Any] = [adapter.resample(state, player) for _ in range(8)]
    for twin in twins:
        assert twin.legal_actions() == state.legal_actions()
        assert twin.observation_string(player) == state.observation_string(player)
    assert not all(same_table(twin.match.state, state.match.state) for twin in twins)
    with pytest.raises(UsageError, match="a resampled state cannot be written down"):
        pickle.dumps(twins[0])


def test_a_match_that_is_too_long_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapter, "LONGEST", 12)
    state = play(adapter.load("pax-renaissance").new_initial_state(), random.Random(1))
    assert state.is_terminal()
    assert state.returns() == [0, 0]
    assert len(state.history()) == 12


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "pax-renaissance", "players": 7}, "is played by 2, 3, 4 players, not 7"),
        ({"game": "pax-renaissance", "chances": 0}, "at least 1 outcome, not 0"),
    ],
)
def test_bad_input(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        adapter.load(**arguments)


def test_an_illegal_action() -> None:
    state = play(adapter.load("pax-renaissance").new_initial_state(), random.Random(1), 3)
    position = state.position
    illegal = next(n for n in range(1000) if n not in state.legal_actions())
    with pytest.raises(IllegalChoice, match="is not offered"):
        position.apply(illegal)
    assert len(position.match.decisions) == 3


# The kernel's part: other dice to come


def rolling(name: str) -> Match:
    """A match that has begun, and in which dice will be rolled."""
    for seed in range(5, 50):
        match = new_match(find(name), 2, seed, listen=False)
        chance = random.Random(1)
        for _ in range(25):
            match.choose(chance.choice(match.options))
        twin, chance = match.copy(), random.Random(2)
        while twin.ask is not None and twin.state.dice.position < match.state.dice.position + 6:
            twin.choose(chance.choice(twin.options))
        if twin.ask is not None:
            return match
    raise AssertionError("nobody rolls")


@pytest.mark.parametrize("name", GAMES)
def test_a_fork_stands_as_its_match_and_goes_on_otherwise(name: str) -> None:
    match = rolling(name)
    forks = [match.fork(seed) for seed in (1, 1, *range(2, 12))]
    for fork in forks:
        assert same_table(fork.state, match.state)
        assert fork.decisions == match.decisions
        assert fork.seed_hash == match.seed_hash
        assert fork.seed != match.seed
        choices = random.Random(2)
        while fork.ask is not None and fork.state.dice.position < match.state.dice.position + 6:
            fork.choose(choices.choice(fork.options))
    assert same(forks[0].state, forks[1].state)
    assert not all(same_table(fork.state, forks[0].state) for fork in forks[2:])


def test_a_fork_keeps_what_was_rolled_in_its_step_and_so_do_its_copies() -> None:
    match = toy_match()
    match.choose("roll")
    match.choose("roll")
    rolled = [line for line in match.log() if line.event.name == "rolls"]
    fork = match.fork("other")
    assert [line for line in fork.log() if line.event.name == "rolls"] == rolled
    fork.choose("roll")
    assert same(fork.copy().state, fork.state)
