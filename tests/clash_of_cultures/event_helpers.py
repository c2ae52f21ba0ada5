"""Drawing event cards on a map of islands, where their symbols find nothing to do."""

from kronika.games.clash_of_cultures.events import draw_event
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import HEXES, UNITS

from .helpers import Talk, carry_out, city

RED = ("b2", "b5", "b8", "e2")
BLUE = ("h2", "h5", "h8", "e8")
YELLOW = ("k2", "k5")


def isles(players: int = 2, *, civ: bool = True) -> Position:
    """Grassland hexes that do not touch each other."""
    return Position(players, civ=civ).terrain("grassland", *RED, *BLUE, *YELLOW, "e5")


def cities(position: Position, owner: str, count: int, mood: str = "neutral") -> Position:
    """The first so many cities of a player."""
    hexes = {"red": RED, "blue": BLUE, "yellow": YELLOW}[owner]
    for hex in hexes[:count]:
        position.city(hex, owner, mood=mood)
    return position


def draw(s: World, card: str, *keys: str, player: int = 0) -> Talk:
    """Draw a certain card, by its id, and make the first decisions."""
    number = s.content.event_ids.index(card)
    for pile in (s.event_deck, s.event_discard, s.known_events):
        if number in pile:
            pile.remove(number)
    s.known_events.append(number)
    return carry_out(draw_event(s, player), *keys)


def card(s: World, name: str) -> int:
    return s.content.event_ids.index(name)


def moods(s: World, *hexes: str) -> list[int]:
    return [city(s, hex).mood for hex in hexes]


def units(s: World, hex: str) -> list[str]:
    """The sorts of the units on a hex."""
    return [UNITS[unit & 7] for unit in s.units_at(HEXES.index(hex))]
