"""Whole matches of Clash of Cultures, for tests of the game as one thing."""

import random

from kronika.core.dice import Seed
from kronika.core.game import Value, complete_settings
from kronika.core.match import Match, match_of, new_match
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import ACTIONS, World

SHY = ("give-up", "end-turn", "trade", "no-objective")
"""What random players seldom choose, or little would happen."""


def begin(players: int, seed: Seed, **settings: Value) -> Match:
    """A new match at its first decision."""
    return new_match(GAME, players, seed, settings)


def go_on(position: Position, phase: int = ACTIONS) -> Match:
    """A position that goes on as a match, at an action if nothing else is said."""
    s = position.state()
    s.phase = phase
    settings = complete_settings(GAME, {"civilizations": s.civ})
    return match_of(GAME, s, s.count, settings, "position")


def world(match: Match) -> World:
    """The state of a match."""
    assert isinstance(match.state, World)
    return match.state


def keys(match: Match) -> list[str]:
    """What can be chosen now."""
    return [option.key for option in match.options]


def prompt(match: Match) -> str:
    """What is asked."""
    return "" if match.ask is None else match.ask.prompt.name


def play(match: Match, *choices: str) -> Match:
    """Make decisions by their keys."""
    for choice in choices:
        match.choose(choice)
    return match


def wander(match: Match, chance: random.Random) -> None:
    """A random decision of somebody who would rather do something."""
    assert match.ask is not None
    option = chance.choice(match.options)
    if option.verb.name in SHY and chance.random() < 0.9:
        option = chance.choice(match.options)
    match.take(option, match.ask.player)


def pass_turn(match: Match) -> None:
    """The active player does nothing for the rest of the turn."""
    if "give-up" in keys(match):
        match.choose("give-up")
    else:
        match.choose("end-turn")


def told(match: Match, name: str, player: int | None = None) -> int:
    """How often a player, or a spectator, was told something."""
    return sum(line.event.name == name for line in match.log(player))
