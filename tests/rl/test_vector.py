"""Many matches at once: the same ones, however they are spread."""

from typing import Any

import numpy as np
import pytest

import kronika
from kronika.core.errors import KronikaError, UsageError
from kronika.games import find
from kronika.rl import Actions, Encoder, Episode, VectorRunner, random_policy
from kronika.rl.offers import naming_of
from kronika.rl.vector import LIMIT
from tests.battery import share

from .play import GAMES
from .policies import Counting, dies, first, illegal, too_few


def told(episodes: list[Episode]) -> list[Any]:
    return [
        (
            *(episode.number, episode.seed, episode.rewards, episode.length, episode.reason),
            [
                (one.seat, one.action, one.legal.tolist(), one.observation.tobytes())
                for one in episode.decisions
            ],
        )
        for episode in episodes
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_matches_in_any_number_of_processes_and_batches(name: str) -> None:
    found = []
    longest = LIMIT if share(find(name)) == 1 else 30  # large observations are kept by the hundred
    for processes, matches in ((1, 1), (1, 3), (2, 2)):
        with VectorRunner(
            name, 3, processes=processes, matches=matches, seed=4, max_decisions=longest
        ) as runner:
            found.append(told(runner.run([random_policy, first, first], 5, keep=True)))
    assert found[0] == found[1] == found[2]
    assert [episode[0] for episode in found[0]] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("name", GAMES)
def test_episodes_are_what_a_match_shows(name: str) -> None:
    runner = VectorRunner(name, 2, processes=1, matches=4, seed="a")
    naming = naming_of(find(name), Actions(find(name)), None)
    encoder = Encoder(find(name), 2)
    for episode in runner.run(random_policy, 5 // share(find(name)), keep=True):
        match = kronika.new(name, players=2, seed=f"a-{episode.number}")
        for decision in episode.decisions:
            assert decision.seat in match.asked
            assert np.array_equal(encoder.encode(match, decision.seat), decision.observation)
            named = naming.named(match.options_of(decision.seat))
            assert decision.legal.tolist() == sorted(named)
            match.choose(named[decision.action], decision.seat)
        assert match.result is not None
        assert episode.reason == match.result.reason
        assert episode.rewards == kronika.rl.rewards_of(match.result, 2)
        assert episode.length == len(match.decisions) == len(episode.decisions)


def test_batches_are_full_as_long_as_matches_wait() -> None:
    policy = Counting()
    episodes = VectorRunner("pax-renaissance", 2, processes=1, matches=4, seed=1).run(policy, 10)
    assert len(episodes) == 10
    assert not any(episode.decisions for episode in episodes)
    short = min(episode.length for episode in episodes)
    assert policy.sizes[:short] == [4] * short
    assert sum(policy.sizes) == sum(episode.length for episode in episodes)


@pytest.mark.parametrize(("games", "jobs"), [(4, [2, 2]), (40, [16, 16, 8]), (100, [25] * 4)])
def test_every_process_gets_something_to_do(games: int, jobs: list[int]) -> None:
    runner = VectorRunner("pax-renaissance", processes=2, matches=16)
    assert [len(job.numbers) for job in runner._jobs(games, False)] == jobs
    assert [n for job in runner._jobs(games, False) for n in job.numbers] == [*range(1, games + 1)]


def test_every_seat_has_its_policy() -> None:
    one, other = Counting(), Counting()
    (episode,) = VectorRunner("pax-renaissance", 2, processes=1).run([one, other], 1, keep=True)
    seats = [decision.seat for decision in episode.decisions]
    assert [len(one.sizes), len(other.sizes)] == [seats.count(0), seats.count(1)]


def test_a_runner_never_plays_a_match_twice() -> None:
    runner = VectorRunner("pax-renaissance", 2, processes=1, matches=2)
    seeds = [episode.seed for _ in range(2) for episode in runner.run(first, 3)]
    assert len(set(seeds)) == 6


def test_masks() -> None:
    def check(batch: kronika.rl.Batch) -> list[int]:
        assert batch.masks.shape == (len(batch.legal), batch.actions)
        for mask, legal in zip(batch.masks, batch.legal, strict=True):
            assert np.flatnonzero(mask).tolist() == legal.tolist()
        assert batch.seats.tolist() == [int(row[:2].argmax()) for row in batch.observations]
        return random_policy(batch)

    VectorRunner("pax-renaissance", 2, processes=1, matches=2).run(check, 2)


def test_a_match_that_is_too_long_has_no_winner() -> None:
    runner = VectorRunner("pax-renaissance", 3, processes=1, max_decisions=6)
    (episode,) = runner.run(first, 1)
    assert (episode.length, episode.reason, episode.rewards) == (6, None, [0, 0, 0])


@pytest.mark.parametrize(
    ("policy", "message"),
    [
        (illegal, "chose action -1, which is not offered; legal here"),
        (too_few, "gave 0 actions for 1 observations"),
        ([first], "2 players need as many policies, not 1"),
    ],
)
def test_bad_policies(policy: Any, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        VectorRunner("pax-renaissance", processes=1).run(policy, 1)


def test_a_policy_that_cannot_be_sent() -> None:
    with (
        VectorRunner("pax-renaissance", processes=2) as runner,
        pytest.raises(UsageError, match="define it in a module, or use processes=1"),
    ):
        runner.run(lambda batch: first(batch), 1)


def test_an_error_in_another_process_is_told_as_it_is() -> None:
    with (
        VectorRunner("pax-renaissance", processes=2) as runner,
        pytest.raises(UsageError, match="the policy chose action -1"),
    ):
        runner.run(illegal, 2)


def test_a_process_that_dies() -> None:
    with VectorRunner("pax-renaissance", processes=2) as runner:
        with pytest.raises(KronikaError, match="a worker process died"):
            runner.run(dies, 2)
        assert len(runner.run(first, 2)) == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 1}, "is played by 2, 3, 4 players, not 1"),
        ({"processes": 0}, "processes must be at least 1, not 0"),
        ({"matches": 0}, "matches must be at least 1, not 0"),
        ({"speed": 1}, "has no setting 'speed'"),
    ],
)
def test_bad_input(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        VectorRunner(**{"game": "pax-renaissance", **arguments})


def test_no_match() -> None:
    with pytest.raises(UsageError, match="at least 1 match must be played, not 0"):
        VectorRunner("pax-renaissance", processes=1).run(first, 0)
