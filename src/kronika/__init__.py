"""Kronika: a digital table and a fast simulator for grand-strategy board games.

>>> import kronika
>>> match = kronika.new("pax-renaissance", players=3, seed=7)
>>> while match.ask:
...     match.choose(match.ask.options[0])
>>> match.result.winners
"""

import secrets
from collections.abc import Iterator
from pathlib import Path

from kronika.core.asks import Ask, Line, Option
from kronika.core.dice import Seed
from kronika.core.errors import KronikaError
from kronika.core.game import Game, Value
from kronika.core.match import Match, new_match
from kronika.core.record import load_match
from kronika.core.record import replay as _replay
from kronika.core.state import Result
from kronika.core.view import View
from kronika.games import find, names

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "Game",
    "KronikaError",
    "Line",
    "Match",
    "Option",
    "Result",
    "View",
    "game",
    "games",
    "load",
    "new",
    "replay",
]


def games() -> list[str]:
    """The names of all games."""
    return names()


def game(name: str) -> Game:
    """The game of a name."""
    return find(name)


def new(game: str, *, players: int, seed: Seed | None = None, **settings: Value) -> Match:
    """Begin a match. Without a seed, a secret random one is taken."""
    chosen = secrets.token_hex(32) if seed is None else seed
    return new_match(find(game), players, chosen, settings)


def load(source: str | Path) -> Match:
    """The match of a record, given as a path or as its text, checked line by line."""
    return load_match(source, find)


def replay(source: str | Path) -> Iterator[Match]:
    """The match of a record at its start and after each decision: one object, moving on."""
    return _replay(source, find)
