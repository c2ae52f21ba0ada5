"""Chapter 7.3: exploration, turning up the tiles of the map."""

from typing import Final

from kronika.core.asks import Ask, Event, Kind, Prompt, Rules, RulesOf, Verb

from .content import TILES
from .state import World
from .terms import NONE, OUTSIDE, SEA, TILE_HEXES, UNEXPLORED
from .words import HEX, PLAYER

TILE: Final = Kind("tile", TILES)
TURN: Final = Kind("turn", ("straight", "turned"))
"""How a tile lies: its hexes on those of the slot in their order, or the other way round."""

LAY: Final = Verb("lay", (TILE, TURN))
ASK_ORIENTATION: Final = Prompt("orientation", (TILE, HEX), "CC-P2.6")
EXPLORES: Final = Event("explores", (PLAYER, TILE, HEX))

STRAIGHT: Final = 0
TURNED: Final = 1


# The map


def slot_of(s: World, hex: int) -> int:
    """The slot of the layout in which a hex lies, or NONE for a start tile."""
    return s.content.layout_hex_slot[s.count][hex]


def slot_hexes(s: World, slot: int) -> list[int]:
    """The four hexes of a slot."""
    return s.content.layout_slots[s.count][slot]


def is_unexplored(s: World, hex: int) -> bool:
    """Whether a hex lies under a tile that is face down."""
    return s.terrain[hex] == UNEXPLORED


def unexplored_slots(s: World) -> list[int]:
    """The slots whose tiles are face down."""
    slots = range(len(s.content.layout_slots[s.count]))
    return [slot for slot in slots if is_unexplored(s, slot_hexes(s, slot)[0])]


def is_edge(s: World, hex: int) -> bool:
    """CC-D1.4, CC-P2.9: whether a position beside a hex belongs to no tile."""
    around = s.content.neighbours[hex]
    return len(around) < 6 or any(s.terrain[other] == OUTSIDE for other in around)


# How a tile may lie


def laid(s: World, tile: int, turn: int) -> list[int]:
    """CC-C5.1, CC-D1.2: the terrain of the hexes of a slot with a tile that lies this way."""
    terrain = s.content.tiles[tile]
    if turn == STRAIGHT:
        return terrain
    return [terrain[TILE_HEXES - 1 - place] for place in range(TILE_HEXES)]


def land_turns(s: World, tile: int, slot: int, entry: int) -> list[int]:
    """CC-P2.2, CC-P2.3, CC-P2.4, CC-P2.5, CC-P2.6, CC-P2.7, CC-P2.8, CC-P2.9, CC-P2.10, CC-P2.11:
    the orientations that the priorities leave.

    The entered hex is land, if there is one; then the sea of the tile touches other sea; only if
    that cannot be, it touches the edge of the map.
    """
    hexes = slot_hexes(s, slot)
    turns = [STRAIGHT, TURNED]
    if entry != NONE:
        place = hexes.index(entry)
        turns = [turn for turn in turns if laid(s, tile, turn)[place] != SEA]
    touching = [turn for turn in turns if _touches_sea(s, hexes, laid(s, tile, turn))]
    if touching:
        return touching
    edging = [turn for turn in turns if _touches_edge(s, hexes, laid(s, tile, turn))]
    return edging or turns


def _touches_sea(s: World, hexes: list[int], terrain: list[int]) -> bool:
    """CC-P2.4, CC-P2.10: a sea hex lies beside explored sea of another tile."""
    for hex, kind in zip(hexes, terrain):
        if kind == SEA:
            for other in s.content.neighbours[hex]:
                if s.terrain[other] == SEA and other not in hexes:
                    return True
    return False


def _touches_edge(s: World, hexes: list[int], terrain: list[int]) -> bool:
    """CC-P2.5, CC-P2.9."""
    return any(kind == SEA and is_edge(s, hex) for hex, kind in zip(hexes, terrain))


def sea_turns(s: World, tile: int, slot: int, entries: list[int]) -> list[int]:
    """CC-P3.1, CC-P3.2: the orientations that put sea on one of the hexes where a ship arrives."""
    hexes = slot_hexes(s, slot)
    turns: list[int] = []
    for turn in (STRAIGHT, TURNED):
        terrain = laid(s, tile, turn)
        if any(kind == SEA and hex in entries for hex, kind in zip(hexes, terrain)):
            turns.append(turn)
    return turns


# Turning a tile up


def explore_tile(s: World, player: int, slot: int, entry: int = NONE) -> Rules:
    """CC-P1.2, CC-P2.1, CC-P3.6, CC-E4.4: turn up a tile, for land units on a hex or for nobody at
    all.
    """
    tile = s.dice.draw(s.tiles)
    yield from _lay(s, player, tile, slot, land_turns(s, tile, slot, entry))


def explore_by_sea(s: World, player: int, slot: int, entries: list[int]) -> RulesOf[list[int]]:
    """CC-P3.1, CC-P3.2, CC-P3.3, CC-P3.4: turn up a tile for ships that arrive at some of its
    hexes.

    Gives the hexes that are sea now, where the ships can enter; none if they cannot.
    """
    tile = s.dice.draw(s.tiles)
    turns = sea_turns(s, tile, slot, entries)
    yield from _lay(s, player, tile, slot, turns or land_turns(s, tile, slot, NONE))
    return [hex for hex in entries if s.is_sea(hex)]


def _lay(s: World, player: int, tile: int, slot: int, turns: list[int]) -> Rules:
    """CC-P2.6: the explorer chooses among the orientations that remain."""
    hexes = slot_hexes(s, slot)
    options = [LAY.of(tile, turn) for turn in turns]
    option = yield Ask(player, ASK_ORIENTATION, options, tile, hexes[0])
    for hex, kind in zip(hexes, laid(s, tile, option.b)):
        s.terrain[hex] = kind
    s.tell(EXPLORES, player, tile, hexes[0])
