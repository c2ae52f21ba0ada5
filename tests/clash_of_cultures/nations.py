"""What the tests of nations and leaders share: actions as the turn offers them."""

from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.turn import free_actions, main_actions, perform

from .helpers import RED, Talk, carry_out

DECLINE = "decline-ability"


def plain(players: int = 2) -> Position:
    """Grassland a4 to h5 in two rows, a forest and a mountain beside c4, the sea to the south.

    Around c4 lie c3 (forest), d3 (mountain), d4, c5, b4 and b3; row 6 is sea.
    """
    columns = "abcdefgh"
    position = Position(players, civ=True)
    position.terrain("grassland", *[f"{c}4" for c in columns], *[f"{c}5" for c in columns])
    position.terrain("sea", *[f"{c}6" for c in columns])
    return position.land(c3="forest", d3="mountain", b3="barren")


def offered_main(s: World) -> list[str]:
    """The main actions of the active player."""
    return [option.key for option in main_actions(s)]


def offered_free(s: World) -> list[str]:
    """The free actions of the active player."""
    return [option.key for option in free_actions(s)]


def act(s: World, key: str, *choices: str) -> Talk:
    """Carry out an action that is offered now, with the first decisions in it."""
    options = [*main_actions(s), *free_actions(s)]
    found = [option for option in options if option.key == key]
    assert found, f"{key!r} is not offered: {[option.key for option in options]}"
    return carry_out(perform(s, found[0]), *choices)


def values(s: World, owner: int = RED) -> list[int]:
    """The combat values of a player, round by round."""
    assert s.log is not None
    return [line.b for line in s.log if line.event.name == "combat-value" and line.a == owner]


def told(s: World, name: str) -> int:
    """How often something was told."""
    assert s.log is not None
    return sum(line.event.name == name for line in s.log)
