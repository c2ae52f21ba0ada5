"""What is offered as rows of integers, and games that have too many actions for numbers."""

import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import kronika.rl
from kronika.core.asks import MOST_ARGUMENTS, NUMBER, Kind, Verb, packed
from kronika.core.errors import IllegalChoice, RulesError, UsageError
from kronika.core.game import Game
from kronika.core.match import new_match
from kronika.games import find
from kronika.rl.actions import Actions
from kronika.rl.offers import DENSE, WIDTH, ByNumber, ByPlace, OptionRows, naming_of, offers_of
from tests.battery import TableOf
from tests.core.toy import Toy

from .play import GAMES, moments, ways_to_play
from .policies import Counting, places
from .test_aec import of_pettingzoo, play, toy_schema


class Vast(Toy):
    """A game that could have a great many options."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "vast"
        self.verbs = (
            *self.verbs,
            Verb("weave", (Kind("thread", [str(n) for n in range(99)]),) * 5),
        )


VAST = Vast()


def read(rows: OptionRows, row: Any) -> list[str]:
    """What a row says: the verb, and the things among its arguments."""
    said = [rows.verbs[row[0]]]
    for thing in row[1:]:
        word = rows.things[thing]
        if "=" in word:
            said.append(word.partition("=")[2])
    return said


@pytest.mark.parametrize("way", ways_to_play()[::3], ids=str)
def test_a_row_says_what_the_option_says(way: TableOf) -> None:
    rows = OptionRows(way.game, way.players)
    for match in moments(way, 1, 9):
        assert match.ask is not None
        seat = match.ask.player
        found, features = rows.encode(match.options, seat)
        assert found.shape == (len(match.options), WIDTH)
        assert features.shape == (len(match.options), len(rows.features))
        for option, row in zip(match.options, found, strict=True):
            said = [option.verb.name]
            for kind, value in option.arguments:
                if kind.ids:
                    if kind.seats and value < way.players:
                        value = (value - seat) % way.players
                    said.append(kind.ids[value])
            assert read(rows, row) == said
        told = {(tuple(row), tuple(part)) for row, part in zip(found, features, strict=True)}
        assert len(told) == len(match.options)  # no two options look alike


def test_numbers_and_counts_are_features() -> None:
    game = Game()
    goods = Kind("good", ("wood", "ore"))
    pay = Verb("pay", (Kind("goods", counts_of=goods), NUMBER, NUMBER), final=True)
    game.verbs = (pay, Verb("ask", talk=True))
    rows = OptionRows(game, 2)
    found, features = rows.encode([pay.of(packed([0, 3]), 7, 20), game.verbs[1].of()], 0)
    names = ["talk", "final", "goods[wood]", "goods[ore]", "number", "number-2"]
    assert rows.features == names
    assert features.tolist() == [
        pytest.approx([0, 1, 0, 0.3, 0.7, 2.0]),
        pytest.approx([1, 0, 0, 0, 0, 0]),
    ]
    assert found.tolist() == [[1, 1, 2, 2, 0, 0], [0] * (1 + MOST_ARGUMENTS)]


def test_offers_of_several_matches_can_be_padded() -> None:
    game = find("pax-renaissance")
    rows = OptionRows(game, 2)
    matches = [new_match(game, 2, seed) for seed in range(3)]
    for _ in range(2):
        matches[1].choose(matches[1].options[-1])
    offers = offers_of(rows, [(match.options, match.player or 0) for match in matches])
    padded, features = offers.padded()
    most = max(len(match.options) for match in matches)
    assert padded.shape == (3, most, WIDTH)
    assert offers.counts.tolist() == [len(match.options) for match in matches]
    for number, match in enumerate(matches):
        own, figures = rows.encode(match.options, match.player or 0)
        begin, end = offers.starts[number : number + 2]
        assert np.array_equal(offers.rows[begin:end], own)
        assert np.array_equal(padded[number, : len(own)], own)
        assert np.array_equal(features[number, : len(own)], figures)
        assert not padded[number, len(own) :].any()
        assert offers.mask[number].tolist() == [n < len(own) for n in range(most)]
    assert offers_of(rows, []).rows.shape == (0, WIDTH)


# How choices are named


def test_few_actions_have_numbers_and_many_have_places() -> None:
    for name in GAMES:
        assert isinstance(naming_of(find(name), Actions(find(name)), True), ByPlace)
    pax = find("pax-renaissance")
    assert isinstance(naming_of(pax, Actions(pax), None), ByNumber)
    vast = Actions(VAST)
    assert vast.size > 99**5 > DENSE
    assert isinstance(naming_of(VAST, vast, None), ByPlace)
    with pytest.raises(UsageError, match="too many for numbers of their own"):
        naming_of(VAST, vast, False)
    with pytest.raises(UsageError, match="at least 1 option is offered, not 0"):
        naming_of(VAST, vast, None, 0)


def test_more_options_than_there_is_room_for_are_an_error() -> None:
    match = new_match(find("pax-renaissance"), 2, 1)
    naming = ByPlace(match.game, 3)
    assert naming.key(2, match.options) == match.options[2].key
    assert list(naming.named(match.options[:3])) == [0, 1, 2]
    with pytest.raises(RulesError, match="and the action space has room for 3"):
        naming.named(match.options)
    with pytest.raises(UsageError, match="places are 0 to 1 here, not 2"):
        naming.key(2, match.options[:2])


# PettingZoo


@of_pettingzoo
@pytest.mark.parametrize("name", GAMES)
def test_an_environment_of_places(name: str) -> None:
    api_test(kronika.rl.env(name, players=3, offered=True), num_cycles=30)
    seed_test(lambda: kronika.rl.env(name, players=3, offered=True), num_cycles=10)


@of_pettingzoo
def test_a_game_with_too_many_actions_is_played_by_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.rl.encoding.schema_of", toy_schema)
    env = kronika.rl.raw_env(VAST, 3, max_options=40)
    env.reset(seed=2)
    assert env.offered
    assert env.observe(env.agent_selection)["action_mask"].shape == (40,)
    for _ in play(env, random.Random(1)):
        pass
    assert env.match is not None
    assert env.match.result is not None
    api_test(kronika.rl.env(VAST, 3), num_cycles=30)


def test_an_observation_has_the_options_of_who_is_asked() -> None:
    env = kronika.rl.raw_env("pax-renaissance", 2, offered=True, max_options=64)
    env.reset(seed=3)
    assert env.match is not None
    asked = env.observe(env.agent_selection)
    rows, features = env.option_rows.encode(env.match.options, env.match.player or 0)
    count = len(rows)
    assert np.array_equal(asked["options"][:count], rows)
    assert np.array_equal(asked["features"][:count], features)
    assert asked["action_mask"].tolist() == [1] * count + [0] * (64 - count)
    (other,) = [agent for agent in env.agents if agent != env.agent_selection]
    assert not env.observe(other)["options"].any()
    with pytest.raises(IllegalChoice, match=f"action {count} is not offered"):
        env.step(count)
    last = env.match.options[-1]
    env.step(count - 1)
    assert env.match.decisions == [last]


# Many matches


@pytest.mark.parametrize("name", GAMES)
def test_a_runner_of_places_plays_the_same_in_any_number_of_processes(name: str) -> None:
    found = []
    for processes in (1, 2):
        with kronika.rl.VectorRunner(
            name, 2, processes=processes, matches=2, seed=3, offered=True
        ) as runner:
            episodes = runner.run(places, 3, keep=True)
            found.append([(e.length, e.rewards, [d.action for d in e.decisions]) for e in episodes])
    assert found[0] == found[1]
    for decision in episodes[0].decisions:
        assert decision.legal.tolist() == list(range(len(decision.rows)))
        assert 0 <= decision.action < len(decision.features)


def test_a_policy_gets_rows_whatever_it_answers_with() -> None:
    counting = Counting()

    def check(batch: kronika.rl.Batch) -> list[int]:
        assert batch.offers.counts.tolist() == [len(legal) for legal in batch.legal]
        for number, options in enumerate(batch.options):
            begin, end = batch.offers.starts[number : number + 2]
            rows, _ = batch.option_rows.encode(options, int(batch.seats[number]))
            assert np.array_equal(batch.offers.rows[begin:end], rows)
        return counting(batch)

    for offered in (False, True):
        runner = kronika.rl.VectorRunner(
            "pax-renaissance", 2, processes=1, matches=3, offered=offered
        )
        (episode,) = runner.run(check, 1, keep=True)
        assert episode.length == len(episode.decisions)
    actions = Actions(find("pax-renaissance"))
    numbered = kronika.rl.VectorRunner("pax-renaissance", 2, processes=1)
    assert not numbered.offered
    (episode,) = numbered.run(places, 1, keep=True)
    for decision in episode.decisions:
        verbs = [numbered.option_rows.verbs[row[0]] for row in decision.rows]
        assert verbs == [actions.key(number).split()[0] for number in decision.legal.tolist()]


# OpenSpiel


def test_openspiel_by_places() -> None:
    pytest.importorskip("pyspiel")
    from kronika.rl import openspiel

    game = openspiel.load("pax-renaissance", offered=True)
    assert game.num_distinct_actions() == kronika.rl.offers.MOST_OFFERED
    state = game.new_initial_state()
    chance = random.Random(4)
    while not state.is_terminal() and state.move_number() < 60:
        if state.is_chance_node():
            state.apply_action(chance.randrange(256))
            continue
        legal = state.legal_actions()
        assert legal == list(range(len(state.position.options())))
        keys = [state.action_to_string(state.current_player(), action) for action in legal]
        assert keys == [option.key for option in state.position.options()]
        state.apply_action(chance.choice(legal))
    again = pickle.loads(pickle.dumps(state.position))
    assert again.offered
    assert again.match.decisions == state.match.decisions
    with pytest.raises(IllegalChoice, match="is not offered"):
        again.apply(1000)
