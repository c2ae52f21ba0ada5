"""Views to draw: the start, and tables at which much has happened."""

from functools import cache
from random import Random
from typing import Any

from kronika.core.match import Match, new_match
from kronika.games.europa_universalis.game import GAME

View = dict[str, Any]
SCENARIOS = {2: "crescent-and-eagle", 3: "western-kingdoms", 4: "four-powers", 6: "grand-campaign"}


def match_of(players: int, seed: int = 3, count: int = 0) -> Match:
    """A table after so many decisions, each drawn from all that is offered."""
    match = new_match(GAME, players, seed, {"scenario": SCENARIOS[players]})
    random = Random(seed)
    for _ in range(count):
        if not match.ask:
            break
        choose(match, random)
    return match


def choose(match: Match, random: Random) -> None:
    """Any option, but no talk."""
    said = [option for option in match.options if not option.verb.talk]
    match.choose(random.choice(said or match.options))


def asked_view(match: Match) -> View:
    """The table as somebody sees it who is to decide."""
    return match.view(match.ask.player if match.ask else 0)


@cache
def start_view(players: int) -> View:
    return asked_view(match_of(players))


@cache
def played_view(players: int, count: int, seed: int = 3) -> View:
    return asked_view(match_of(players, seed, count))


@cache
def over_view() -> View:
    """The end of a match, whoever has won it."""
    view = dict(match_of(3, 3, 200).view(0))
    result = {"winners": [1], "reason": "prestige", "scores": [], "ranks": [2, 1, 3]}
    return {**view, "result": result, "ask": None, "options": []}
