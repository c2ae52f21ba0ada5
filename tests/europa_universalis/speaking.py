"""Effects and conditions in the language of the cards, for tests."""

from typing import Any

from kronika.core.asks import Rules
from kronika.core.entries import Entry
from kronika.games.europa_universalis.agenda import (
    EFFECTS,
    FROM_EVENT,
    FROM_IDEA,
    RECLAIM_CUBES,
    RECLAIM_TOKEN,
    TRIGGERS,
    Scene,
)
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.effects.nodes import Condition, Effect, Modifier
from kronika.games.europa_universalis.effects.reader import Reader
from kronika.games.europa_universalis.effects.vocabulary import IDEA, PLAIN
from kronika.games.europa_universalis.holding import holds
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.resolving import can_do, start
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import NONE
from kronika.games.europa_universalis.turn import ACTS
from tests.europa_universalis.working import Worked

WORKED_OFF = (EFFECTS, TRIGGERS, RECLAIM_CUBES, RECLAIM_TOKEN)


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


def _starting(s: Table, list_of_effects: list[Effect], scene: Scene) -> Rules:
    start(s, list_of_effects, scene)
    yield from ()


def resolved(
    p: Position,
    realm: str,
    *trees: Any,
    answers: tuple[tuple[str, str], ...] = (),
    scene: Scene | None = None,
    source: int = FROM_EVENT,
) -> Worked:
    """Effects of a card of a player, who is active unless somebody else is, with these answers."""
    s = p.s
    if s.active == NONE:
        p.active(realm)
    seat = p.seat(realm)
    acts = {each: ACTS[each] for each in WORKED_OFF}
    shown = scene or Scene(s.active, seat, source, 0)
    manner = IDEA if source == FROM_IDEA else PLAIN
    return Worked(s, acts, _starting(s, effects(*trees, manner=manner), shown), *answers)


def can(p: Position, realm: str, tree: Any, scene: Scene | None = None) -> bool:
    """Whether an effect could do something for a player."""
    seat = p.seat(realm)
    return can_do(p.s, effects(tree)[0], scene or Scene(seat, seat, FROM_EVENT, 0))
