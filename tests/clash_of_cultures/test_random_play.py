"""Whole random matches of every table, looked at after every decision."""

import random

import pytest

from kronika.core.game import Value
from kronika.core.match import Match
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.terms import CIVILIZATIONS, VARIANTS

from .play import begin, wander, world

pytestmark = pytest.mark.compiled

Table = tuple[int, dict[str, Value]]


def tables() -> list[Table]:
    """Every number of players with and without the expansion, every variant, every nation."""
    found: list[Table] = [(3, {"nations": "drafted"}), (4, {"nations": "chosen"})]
    for players in (2, 3, 4):
        found += [(players, {"civilizations": civ}) for civ in (True, False)]
    for number, name in enumerate(VARIANTS):
        found.append((2 + number % 3, {name.replace("-", "_"): True}))
    for first in range(0, len(CIVILIZATIONS), 3):
        found.append((3, {"nations": ",".join(CIVILIZATIONS[first : first + 3])}))
    return found


TABLES = tables()


def name_of(table: Table) -> str:
    players, settings = table
    return "-".join([str(players), *(f"{name}={value}" for name, value in settings.items())])


def look_at(match: Match) -> None:
    """Everything that must hold at a decision."""
    GAME.check(match.state)
    assert match.ask is not None
    found = [option.key for option in match.options]
    assert found
    assert len(set(found)) == len(found), found


@pytest.mark.rule("CC-B5.1", "CC-F1.3", "CC-C2.1", "CC-C3.1", "CC-C4.1", "CC-C5.1")
@pytest.mark.parametrize("table", TABLES, ids=name_of)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_matches_are_sound_and_end(table: Table, seed: int) -> None:
    players, settings = table
    match, chance = begin(players, seed, **settings), random.Random(seed)
    while match.ask is not None:
        look_at(match)
        wander(match, chance)
        assert len(match.decisions) < 5000, "the match does not end"
    GAME.check(match.state)
    result = match.result
    assert result is not None
    assert result.reason in GAME.reasons
    totals = result.scores["total"]
    assert len(totals) == players
    assert all(totals[winner] == max(totals) for winner in result.winners)
    shares = GAME.evaluate(world(match))
    assert abs(sum(shares) - 1) < 1e-9


def test_a_match_is_played_again_from_its_decisions() -> None:
    match, chance = begin(3, 4), random.Random(4)
    while match.ask is not None:
        wander(match, chance)
    again = begin(3, 4)
    for option, player in zip(match.decisions, match.deciders):
        again.choose(option.key, player)
    assert again.result == match.result
    assert [again.log(seat) for seat in range(3)] == [match.log(seat) for seat in range(3)]
