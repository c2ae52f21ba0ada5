"""Whom words about people mean, in the order in which they resolve."""

from collections.abc import Callable
from typing import Final

from kronika.core.asks import Ask, Option, Prompt, RulesOf, Verb

from .agenda import FROM_EVENT, Scene
from .curia import papal_controller
from .effects import people
from .effects.nodes import Condition, Who
from .measures import measured
from .order import clockwise
from .state import Table
from .terms import NONE
from .words import PLAYER

Fits = Callable[[Table, Condition, Scene], bool]

FITS: Final[list[Fits]] = []
"""Whether a condition holds: `holding`, which needs this file, puts it here."""

CHOOSE_PLAYER: Final = Verb("choose-player", (PLAYER,))
ASK_PLAYER: Final = Prompt("effect-player", (), "EU-16.3.28")

SINGLE: Final = (people.PLAYER_WITH_MOST, people.PLAYER_WITH_LEAST, people.ONE_OF)
"""Words for one player, who may have to be chosen."""


def everybody(s: Table, first: int) -> list[int]:
    """EU-16.3.4: all players who have not left, clockwise; without a first one from the first."""
    return clockwise(s, s.first if first == NONE else first)


def decider(s: Table, scene: Scene) -> int:
    """Who chooses where nobody is named: the active player; without one the first player."""
    return s.first if scene.active == NONE else scene.active


def candidates(s: Table, who: Who, scene: Scene) -> list[int]:
    """EU-16.3.4, EU-16.3.8: all whom a word can mean, clockwise from the active player."""
    word = who.word
    if word == people.YOU:
        return [] if scene.you == NONE else [scene.you]
    if word == people.ACTIVE:
        return [] if scene.active == NONE else [scene.active]
    if word == people.REALM:
        return _seat_of(s, who.number)
    if word == people.ONE_OF:
        assert who.who is not None
        return candidates(s, who.who, scene)
    if word == people.EMPEROR:
        return _seat_of(s, s.emperor)
    if word == people.PAPAL_CONTROLLER:
        found = papal_controller(s)
        return [] if found == NONE else [found]
    if word == people.CHOSEN:
        return _seat_of(s, scene.chosen[who.number]) if who.number in (1, 2) else []
    return _several(s, who, scene)


def _seat_of(s: Table, realm: int) -> list[int]:
    if realm == NONE or s.seat_of[realm] == NONE or s.eliminated >> s.seat_of[realm] & 1:
        return []
    return [s.seat_of[realm]]


def _several(s: Table, who: Who, scene: Scene) -> list[int]:
    word = who.word
    seats = everybody(s, scene.active)
    if word == people.EACH_AFFECTED:
        return [seat for seat in seats if s.course.affected >> seat & 1]
    if word == people.OPPONENTS:
        other = scene.active if scene.source == FROM_EVENT else scene.you
        seats = [seat for seat in seats if seat != other]
    if word in (people.OPPONENTS, people.PLAYERS) and who.condition is not None:
        return [seat for seat in seats if FITS[0](s, who.condition, scene.of(seat))]
    if word in (people.PLAYER_WITH_MOST, people.PLAYER_WITH_LEAST):
        return _extreme(s, seats, who.number, word == people.PLAYER_WITH_MOST)
    return seats


def _extreme(s: Table, seats: list[int], measure: int, is_most: bool) -> list[int]:
    """A most of 0 is nobody's."""
    values = [measured(s, seat, measure) for seat in seats]
    best = max(values) if is_most else min(values)
    if is_most and best == 0:
        return []
    return [seat for seat, value in zip(seats, values) if value == best]


def strictly(s: Table, who: Who, scene: Scene) -> list[int]:
    """The same in a criterion, where nobody has most or least of what several have."""
    found = candidates(s, who, scene)
    return [] if who.word in SINGLE and len(found) > 1 else found


def one_of(s: Table, who: Who, scene: Scene, better: list[int]) -> RulesOf[list[int]]:
    """EU-16.3.28: the active player chooses one, if possible one on whom there is a result."""
    found = candidates(s, who, scene)
    if who.word not in SINGLE or len(found) < 2:
        return found
    fitting = [seat for seat in found if seat in better] if who.word == people.ONE_OF else []
    options: list[Option] = [CHOOSE_PLAYER.of(seat) for seat in fitting or found]
    chosen = yield Ask(decider(s, scene), ASK_PLAYER, options, default=options[0])
    return [chosen.a]
