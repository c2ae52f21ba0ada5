"""Chances, turning points, and what a bot would have done."""

import itertools
from pathlib import Path

import pytest

from kronika import bots
from kronika.arena.analysis import advise, analyze, moments_of
from kronika.arena.charts import Series, apart, chances_chart
from kronika.core.match import Match
from kronika.core.record import last_of, load_match, replay
from kronika.core.text import LANGUAGES, text_of
from kronika.games import find
from kronika.web.result import study, tell_story

from ..core.toy import toy_match

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ["pax-renaissance-4.jsonl", "clash-of-cultures-2.jsonl"]


def recorded(name: str) -> Match:
    return load_match(RECORDS / name, find)


@pytest.mark.parametrize("name", NAMES)
def test_playing_again_is_the_same_as_the_record(name: str) -> None:
    match = recorded(name)
    assert analyze(match) == analyze(match, replay(RECORDS / name, find))
    assert last_of(moments_of(match)).result == match.result


@pytest.mark.parametrize("name", NAMES)
def test_turning_points_are_the_largest_changes_that_were_told(name: str) -> None:
    match = recorded(name)
    found = analyze(match, points=4)
    assert found.decisions == tuple(range(len(match.decisions) + 1))
    assert match.result is not None
    assert found.winner == match.result.winners[0]
    told = {line.decision for line in match.log(None)}
    changes = {
        number: abs(found.chances[number][found.winner] - found.chances[number - 1][found.winner])
        for number in found.decisions[1:]
        if number in told
    }
    chosen = [point.decision for point in found.turning]
    assert chosen == sorted(chosen)
    assert len(chosen) == 4
    least = min(changes[number] for number in chosen)
    assert all(change <= least for number, change in changes.items() if number not in chosen)
    for point in found.turning:
        assert point.seat == match.deciders[point.decision - 1]
        assert point.option == match.decisions[point.decision - 1]
        assert point.after == found.chances[point.decision][found.winner]
        assert point.lines
        assert {line.decision for line in point.lines} == {point.decision}


def test_at_the_end_chances_are_the_result() -> None:
    found = analyze(recorded(NAMES[0]))
    assert sorted(found.chances[-1]) == [0, 0, 0, 100]
    assert all(abs(sum(shares) - 100) < 0.5 for shares in found.chances)


def test_an_unfinished_match_is_about_who_is_ahead() -> None:
    match = toy_match(2, seed=3)
    assert match.result is None
    found = analyze(match)
    assert len(found.chances) == len(match.decisions) + 1
    assert found.chances[-1][found.winner] == max(found.chances[-1])


@pytest.mark.parametrize("name", NAMES)
def test_advice_is_what_the_bot_chooses_there(name: str) -> None:
    match = recorded(name)
    turning = analyze(match).turning
    advice = list(advise(match, turning, "greedy"))
    assert len(advice) == len(turning)
    assert advice == list(advise(match, turning, "greedy"))
    for point, option in zip(turning, advice, strict=True):
        moments = moments_of(match)
        moment = next(one for one in moments if len(one.decisions) == point.decision - 1)
        seed = f"analysis {match.seed_hash} {point.decision}"
        assert bots.make("greedy", seed).choose(moment, point.seat) == option
        assert moment.ask is not None
        assert option in moment.options_of(point.seat)


def test_samples_are_even_and_have_both_ends() -> None:
    found = analyze(recorded(NAMES[1]))
    kept = found.sampled(10)
    assert kept[0] == 0
    assert kept[-1] == len(found.decisions) - 1
    assert len(kept) == 11
    steps = [after - before for before, after in itertools.pairwise(kept)]
    assert max(steps) - min(steps) <= 1


def test_labels_are_moved_apart() -> None:
    moved = apart([10, 12, 200, 199], line=16, bottom=200)
    ordered = sorted(moved)
    assert all(after - before >= 16 for before, after in itertools.pairwise(ordered))
    assert max(moved) <= 200
    assert moved[0] < moved[1] < moved[3] < moved[2]


def test_numbers_of_turning_points_are_on_the_chart() -> None:
    series = [Series("Medici", 2, [50, 60, 100]), Series("Fugger & <b>", 1, [50, 40, 0])]
    drawn = chances_chart([0, 1, 2], series, marks=[1, 2]).source
    assert drawn.count('class="mark"') == 2
    assert ">Fugger &amp; &lt;b&gt;<" in drawn
    assert drawn.count('class="series"') == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_result_tells_the_same(language: str) -> None:
    match = recorded(NAMES[0])
    found = analyze(match)
    story = tell_story(match, study(match, replay(RECORDS / NAMES[0], find)), language)
    assert story.turning == tuple(
        (point.decision, point.seat, point.change) for point in found.turning
    )
    assert story.decisions[0] == 0
    assert story.decisions[-1] == len(match.decisions)
    assert {point.decision for point in found.turning} <= set(story.decisions)
    whole = dict(zip(found.decisions, found.chances, strict=True))
    assert story.chances == tuple(whole[decision] for decision in story.decisions)
    text = text_of(match.game, language)
    advice = advise(match, found.turning, "greedy")
    assert story.advice == tuple(
        "" if option == point.option else text.option(option)
        for point, option in zip(found.turning, advice, strict=True)
    )
    assert any(story.advice)
