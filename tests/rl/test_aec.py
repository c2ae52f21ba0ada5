"""The PettingZoo environments: PettingZoo's own tests, and what they do not look at."""

import random
from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import kronika
import kronika.rl
from kronika.core.errors import IllegalChoice, UsageError
from kronika.core.match import new_match
from kronika.core.state import Result
from kronika.rl.schema import Bag, Number, Part, Players, Record, Row, Schema, Seat
from kronika.rl.turns import next_seat
from tests.core.toy import CARDS, TOY

from .play import GAMES, SMALL_TABLES, TABLES

of_pettingzoo = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@of_pettingzoo
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api(name: str, players: int) -> None:
    api_test(kronika.rl.env(name, players=players), num_cycles=60)


@of_pettingzoo
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: kronika.rl.env(name, players=players), num_cycles=30)


@of_pettingzoo
@pytest.mark.parametrize("name", GAMES)
def test_performance_benchmark(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for seconds by the clock; here the clock goes by the number of looks at it."""
    module = import_module("pettingzoo.test.performance_benchmark")
    ticks = iter(range(1000))
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks) / 20))
    performance_benchmark(kronika.rl.env(name, players=3))
    assert "Finished performance benchmark" in capsys.readouterr().out


def raw(name: str, players: int = 2, seed: int = 7, **more: Any) -> kronika.rl.raw_env:
    env = kronika.rl.raw_env(name, players, **more)
    env.reset(seed=seed)
    return env


def play(env: Any, chance: random.Random) -> Iterator[str]:
    """Play at random; the agent after each of its decisions."""
    for agent in env.agent_iter():
        observation, _, termination, truncation, info = env.last()
        if termination or truncation:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert sorted(info["options"]) == legal
        env.step(chance.choice(legal))
        yield agent


@pytest.mark.parametrize(("name", "players"), SMALL_TABLES)
def test_a_whole_match_is_that_of_its_seed(name: str, players: int) -> None:
    env = raw(name, players, 11)
    match = env.match
    assert match is not None
    deciders = [int(agent.removeprefix("player_")) for agent in play(env, random.Random(1))]
    assert deciders == match.deciders
    again = kronika.new(name, players=players, seed=11)
    for option, player in zip(match.decisions, match.deciders, strict=True):
        again.choose(option.key, player)
    assert match.result is not None
    assert again.result == match.result
    assert env.agents == []


@pytest.mark.parametrize(("name", "players"), SMALL_TABLES)
def test_the_winner_gets_what_the_others_lose(name: str, players: int) -> None:
    env = raw(name, players, 3)
    match = env.match
    assert match is not None
    paid = dict.fromkeys(env.possible_agents, 0.0)
    chance = random.Random(2)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        paid[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if termination else chance.choice(legal))
    assert match.result is not None
    assert sum(paid.values()) == pytest.approx(0)
    best = [seat for seat in range(players) if paid[f"player_{seat}"] == max(paid.values())]
    assert best == match.result.winners
    if len(best) == 1:
        assert max(paid.values()) == 1
        assert min(paid.values()) == pytest.approx(-1 / (players - 1))


@pytest.mark.parametrize(
    ("winners", "rewards"),
    [([1], [-0.5, 1, -0.5]), ([0, 2], [0.25, -0.5, 0.25]), ([0, 1, 2], [0, 0, 0])],
)
def test_rewards_of_a_shared_win(winners: list[int], rewards: list[float]) -> None:
    assert kronika.rl.rewards_of(Result(winners, "", {}), 3) == pytest.approx(rewards)


@pytest.mark.parametrize("name", GAMES)
def test_the_key_of_every_action_is_told(name: str) -> None:
    env = raw(name)
    options = env.infos[env.agent_selection]["options"]
    assert env.match is not None
    assert list(options.values()) == [option.key for option in env.match.options]
    number, key = list(options.items())[-1]
    if not env.offered:
        assert env.actions.key(number) == key
    env.step(number)
    assert env.match.decisions[0].key == key


@pytest.mark.parametrize("name", GAMES)
def test_who_is_not_asked_may_do_nothing(name: str) -> None:
    env = raw(name)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)
        assert agent == env.agent_selection or not env.infos[agent]


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_changes_nothing(name: str) -> None:
    env = raw(name)
    agent, before = env.agent_selection, env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (illegal, None, -1, env.actions.size):
        with pytest.raises(IllegalChoice, match=f"action {action} is not offered to {agent}; leg"):
            env.step(action)
    after = env.observe(agent)
    assert all(np.array_equal(before[part], after[part]) for part in before)


@pytest.mark.filterwarnings("ignore:.*Illegal move.*")
def test_an_illegal_action_ends_a_wrapped_match() -> None:
    env = kronika.rl.env("pax-renaissance", players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {name: -1.0 if name == agent else 0 for name in env.possible_agents}


def test_a_match_that_is_too_long_is_cut_off() -> None:
    env = raw("pax-renaissance", 3, max_decisions=5)
    for number, _ in enumerate(play(env, random.Random(1)), 1):
        if number == 5:
            assert all(env.truncations.values())
            assert not any(env.terminations.values())
            assert not any(env.rewards.values())
    assert number == 5


def test_matches_without_a_seed_follow_from_the_last_one() -> None:
    one, other = (kronika.rl.raw_env("pax-renaissance") for _ in range(2))
    seeds = []
    for env in (one, other):
        for seed in (5, None, None):
            env.reset(seed=seed)
            assert env.match is not None
            seeds.append(env.match.seed)
    assert seeds[:3] == seeds[3:]
    assert len(set(seeds)) == 3
    assert seeds[0] == 5


def test_a_seed_can_be_a_text() -> None:
    env = kronika.rl.raw_env("pax-renaissance")
    env.reset(options={"seed": "a text"})
    assert env.match is not None
    assert env.match.seed_hash == kronika.new("pax-renaissance", players=2, seed="a text").seed_hash


def test_settings() -> None:
    env = raw("pax-renaissance", open_hands=False)
    assert env.match is not None
    assert env.match.settings["open_hands"] is False


@pytest.mark.parametrize("name", GAMES)
def test_render(name: str) -> None:
    drawn = raw(name, render_mode="svg").render()
    assert drawn is not None
    assert drawn.startswith("<svg")
    printed = raw(name, render_mode="ansi").render()
    assert printed is not None
    assert "\x1b[" in printed
    assert len(printed.splitlines()) > 20
    assert raw(name).render() is None


def test_render_shows_what_a_spectator_may_see() -> None:
    env = raw("pax-renaissance", render_mode="svg", open_hands=False)
    assert env.match is not None
    assert env.render() == env.match.view().svg()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "pax-renaissance", "players": 7}, "is played by 2, 3, 4 players, not 7"),
        ({"game": "pax-renaissance", "speed": 3}, "has no setting 'speed'"),
        ({"game": "pax-renaissance", "render_mode": "human"}, "no render mode 'human'; .* svg"),
        ({"game": "pax-renaissance", "max_decisions": 0}, "at least 1 decision, not 0"),
    ],
)
def test_bad_input(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        kronika.rl.env(**arguments)


def test_bad_seeds_and_forgotten_resets() -> None:
    env = kronika.rl.raw_env("pax-renaissance")
    with pytest.raises(UsageError, match="must be reset"):
        env.observe("player_0")
    with pytest.raises(UsageError, match="a seed is a whole number or a text"):
        env.reset(options={"seed": 1.5})


# An open floor: none of the games has one yet, the toy of the kernel's tests has


def toy_schema(game: object, players: int) -> Schema:
    del game

    def prepare(table: dict[str, Any]) -> dict[str, Any]:
        hands = [hand if isinstance(hand, list) else [] for hand in table["hands"]]
        return {**table, "hands": hands}

    numbers: Part = Row(players, Number())
    parts = Record(
        round=Number(),
        active=Seat(players),
        scores=numbers,
        hands=Players(players, Bag(range(CARDS))),
        pile=Number(),
        played=Bag(range(CARDS)),
        trump=Number(),
        bids=numbers,
    )
    return Schema(parts, lambda table: ["north", "east", "west"][: len(table["scores"])], prepare)


@pytest.mark.parametrize(("last", "next_one"), [(0, 1), (1, 2), (2, 0)])
def test_who_sits_next_after_the_last_one_speaks(last: int, next_one: int) -> None:
    assert next_seat(new_match(TOY, 3, 1), last) == next_one


@of_pettingzoo
def test_where_the_floor_is_open_agents_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.rl.encoding.schema_of", toy_schema)
    env = kronika.rl.raw_env(TOY, 3)
    env.reset(seed=1)
    assert env.match is not None
    bidders = []
    while env.match.floor is not None:
        bidders.append(env.agent_selection)
        observation = env.observe(env.agent_selection)
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert bidders == ["player_0", "player_1", "player_2"]
    assert env.match.deciders == [0, 1, 2]
    for _ in play(env, random.Random(1)):
        pass
    api_test(kronika.rl.env(TOY, 3), num_cycles=50)
