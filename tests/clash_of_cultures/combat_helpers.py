"""A battlefield: land around c4, and the sea to the east of it."""

from kronika.games.clash_of_cultures.combat import attack, naval
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.situations import Battle
from kronika.games.clash_of_cultures.state import World, owner_of, sort_of

from .helpers import RED, Talk, at

# Faces of the die, by number and symbol.
LEADER_1 = 0
CAVALRY_2 = 2
ELEPHANT_2 = 3
ELEPHANT_3 = 4
INFANTRY_3 = 5
CAVALRY_4 = 6
ELEPHANT_4 = 7
CAVALRY_5 = 8
INFANTRY_5 = 9
INFANTRY_6 = 10


def field(players: int = 2, civ: bool = False) -> Position:
    """Land at b4, b5, c3, c4, c5, d3 and d4, and far away at h4 to h6; the sea at e2 to e4."""
    position = Position(players, civ=civ)
    position.terrain("grassland", "b4", "b5", "c3", "c4", "c5", "d3", "d4", "h4", "h5", "h6")
    return position.terrain("sea", "e2", "e3", "e4")


def storm(s: World, start: str, end: str, owner: int = RED, can_retreat: bool = True) -> Talk:
    """All land units of somebody attack from one hex to another."""
    group = [u for u in s.units_at(at(start)) if owner_of(u) == owner and sort_of(u) != 2]
    origin = at(start)
    return Talk(attack(s, owner, at(end), group, origin, s.is_sea(origin), can_retreat))


def sail(s: World, start: str, end: str, owner: int = RED, can_retreat: bool = True) -> Talk:
    """All units of somebody sail from one hex to another, where they fight."""
    for unit in s.units_at(at(start)).copy():
        if owner_of(unit) == owner:
            s.take_unit(at(start), unit)
            s.put_unit(at(end), unit)
    return Talk(naval(s, owner, at(end), at(start) if can_retreat else -1))


def battle_of(talk: Talk) -> Battle:
    """The battle of a talk that is done."""
    assert talk.done, f"{talk.prompt} is asked"
    assert isinstance(talk.result, Battle)
    return talk.result
