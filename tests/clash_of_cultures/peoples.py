"""What the tests of civilizations from India to the Vikings share."""

from kronika.games.clash_of_cultures.movement import move_action
from kronika.games.clash_of_cultures.moving import MOVE
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.recruiting import unit_prices
from kronika.games.clash_of_cultures.situations import Recruiting
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import UNITS
from kronika.games.clash_of_cultures.trade_routes import use_trade_routes

from .helpers import RED, Talk, at, carry_out
from .nations import plain
from .steps import Steps, steps


def people(name: str, *owned: str, players: int = 2) -> Position:
    """Red is a people that owns some special advances, on a plain by the sea."""
    return plain(players).civilization("red", name, *owned).advances("red", "farming", "mining")


def recruitable(s: World, hex: str) -> list[str]:
    """The units that red could recruit in a city now."""
    priced = unit_prices(s, Recruiting(RED, at(hex), 9))
    return [UNITS[option.a] for option, _ in priced]


def trade(s: World, *keys: str) -> Talk:
    """Red uses trade routes."""
    return carry_out(use_trade_routes(s, RED), *keys)


def move(s: World, hex: str, *keys: str) -> Steps:
    """Red moves, beginning with a group from a hex; single options may be named."""
    return steps(move_action(s, RED, MOVE.of(at(hex))), *keys)


def new_turn(s: World) -> None:
    """What was used once per turn can be used again."""
    s.used.clear()
    s.influenced = False
