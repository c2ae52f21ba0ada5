"""Effects and conditions in the language of the cards, for tests."""

from typing import Any

from kronika.core.entries import Entry
from kronika.games.europa_universalis.agenda import Scene
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.effects.nodes import Condition, Effect, Modifier
from kronika.games.europa_universalis.effects.reader import Reader
from kronika.games.europa_universalis.effects.vocabulary import PLAIN
from kronika.games.europa_universalis.holding import holds
from kronika.games.europa_universalis.position import Position


def _reader(manner: int) -> Reader:
    found = Reader(default().lexicon, default().atlas)
    found.begin("card", manner)
    found.chosen = [0, 1, 2, 3, 4]
    found.picked = True
    return found


def effects(*trees: Any, manner: int = PLAIN) -> list[Effect]:
    entry = Entry("card", {"effects": list(trees)}, ["effects"])
    return _reader(manner).effects(entry, "effects")


def condition(tree: Any) -> Condition:
    entry = Entry("card", {"if": tree}, ["if"])
    return _reader(PLAIN).condition(entry, "if")


def modifiers(*trees: Any) -> list[Modifier]:
    return effects({"this-round": list(trees)})[0].modifiers


def is_so(position: Position, realm: str, tree: Any, scene: Scene | None = None) -> bool:
    """Whether a condition holds for a player."""
    seat = position.seat(realm)
    return holds(position.s, condition(tree), scene or Scene(position.s.active, seat))
