"""Chapter 7.3: exploration."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.cities import add_main_actions as add_cities
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.exploration import (
    STRAIGHT,
    TURNED,
    explore_tile,
    is_edge,
    land_turns,
    slot_of,
    unexplored_slots,
)
from kronika.games.clash_of_cultures.movement import add_main_actions, move_action
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World, owner_of, sort_of
from kronika.games.clash_of_cultures.terms import HEXES, NONE, TERRAINS, UNEXPLORED, UNITS

from .steps import Steps, steps

pytestmark = pytest.mark.compiled

TILES = default().tile_ids


def at(name: str) -> int:
    return HEXES.index(name)


def tile(name: str) -> int:
    return TILES.index(name)


def units(s: World, hex: str) -> list[str]:
    return sorted(UNITS[sort_of(u)] for u in s.units_at(at(hex)) if owner_of(u) == 0)


def terrain(s: World, *hexes: str) -> list[str]:
    return [TERRAINS[s.terrain[at(hex)]] for hex in hexes]


def move(s: World, *keys: str) -> Steps:
    return steps(move_action(s, 0), *keys)


def start() -> Position:
    """The two-player map as it is in the beginning."""
    content = default()
    position = Position()
    for home, kinds in zip(content.layout_homes[2], content.layout_home_terrain[2]):
        for hex, kind in zip(home, kinds):
            position.terrain(TERRAINS[kind], HEXES[hex])
    for slot in content.layout_slots[2]:
        position.terrain("unexplored", *[HEXES[hex] for hex in slot])
    return position


def turns(s: World, name: str, hex: str, entry: bool = True) -> list[int]:
    """How a tile may lie for a land unit that enters a hex."""
    return land_turns(s, tile(name), slot_of(s, at(hex)), at(hex) if entry else NONE)


@pytest.mark.rule("CC-P1.1")
def test_a_tile_is_explored_when_a_unit_moves_onto_it() -> None:
    s = start().units("d2", "red", "settler").dice(tile("t20")).state()
    assert len(unexplored_slots(s)) == 8
    talk = move(s, "move d2")
    assert {"explore d3", "explore c3", "explore e3"} <= set(talk.keys)
    talk.choose("explore d3", "lay t20 straight")
    assert len(unexplored_slots(s)) == 7
    assert terrain(s, "d3", "c4", "e4", "d4") == ["forest", "grassland", "grassland", "grassland"]
    assert tile("t20") not in s.tiles
    assert s.terrain[at("c3")] == UNEXPLORED


@pytest.mark.rule("CC-P1.2", "CC-C5.1", "CC-P2.2")
def test_a_tile_lies_in_its_slot_in_one_of_two_ways() -> None:
    s = start().units("d2", "red", "settler").dice(tile("t18")).state()
    talk = move(s, "move d2", "explore d3")
    assert talk.keys == ["lay t18 straight", "lay t18 turned"]
    talk.choose("lay t18 turned")
    assert terrain(s, "d3", "c4", "e4", "d4") == ["mountain", "grassland", "mountain", "forest"]
    assert units(s, "d3") == ["settler"]


@pytest.mark.rule("CC-P2.1", "CC-P2.3", "CC-EX21", "CC-EX24", "CC-P2.7")
def test_the_entered_hex_must_be_land() -> None:
    s = start().units("d2", "red", "settler").dice(tile("t9")).state()
    # t9 is forest, mountain, mountain, sea: turned, it would put the sea under the settler.
    assert turns(s, "t9", "d3") == [STRAIGHT]
    # t11 is sea, grassland, forest, mountain: only turned there is land, a mountain.
    s = start().units("d2", "red", "settler").dice(tile("t11")).state()
    talk = move(s, "move d2", "explore d3")
    assert talk.done
    assert terrain(s, "d3", "d4") == ["mountain", "sea"]
    options: list[Option] = []
    add_main_actions(s, 0, options)
    assert options == []
    add_cities(s, 0, options)
    assert [option.key for option in options] == ["found d3"]


@pytest.mark.rule("CC-P2.4", "CC-P2.10", "CC-EX22")
def test_sea_must_touch_other_sea_if_it_can() -> None:
    # t10 is mountain, sea, grassland, mountain: its sea lies on c4 or, turned, on e4.
    s = start().terrain("sea", "e3").state()
    assert turns(s, "t10", "d3") == [TURNED]
    s = start().terrain("sea", "c3").state()
    assert turns(s, "t10", "d3") == [STRAIGHT]
    s = start().state()
    assert turns(s, "t10", "d3") == [STRAIGHT, TURNED]


@pytest.mark.rule("CC-P2.4", "CC-P2.10")
def test_sea_of_the_same_tile_is_no_contact() -> None:
    # t6 is sea, sea, mountain, grassland; its two sea hexes touch each other.
    s = start().terrain("sea", "c5").state()
    hexes = ["d3", "c4", "e4", "d4"]
    assert turns(s, "t6", "e4") == [STRAIGHT]
    assert s.content.layout_slots[2][slot_of(s, at("d3"))] == [at(hex) for hex in hexes]
    s = start().state()
    assert turns(s, "t6", "c4", entry=False) == [STRAIGHT, TURNED]


@pytest.mark.rule("CC-P2.5", "CC-P2.9", "CC-EX25", "CC-D1.4")
def test_else_sea_must_touch_the_edge_of_the_map() -> None:
    s = start().state()
    # Slot b2, a3, c3, b3: all but c3 are at the edge of the map.
    assert [is_edge(s, at(hex)) for hex in ("b2", "a3", "c3", "b3")] == [True, True, False, True]
    # t10 has its sea on the second hex, a3, or turned on the third, c3.
    assert turns(s, "t10", "b3") == [STRAIGHT]
    # With sea beside c3 the third priority is met, and the edge does not matter.
    s = start().terrain("sea", "d3").state()
    assert turns(s, "t10", "b3") == [TURNED]


@pytest.mark.rule("CC-P2.6", "CC-EX23")
def test_if_both_ways_remain_the_explorer_chooses() -> None:
    # t11 has its sea on its first hex: on b2 or, turned, on b3, both at the edge of the map.
    s = start().units("d2", "red", "settler").dice(tile("t11")).state()
    talk = move(s, "move d2", "explore c3")
    assert talk.keys == ["lay t11 straight", "lay t11 turned"]
    talk.choose("lay t11 turned")
    assert terrain(s, "b2", "a3", "c3", "b3") == ["mountain", "forest", "grassland", "sea"]


@pytest.mark.rule("CC-P2.8")
def test_tiles_without_sea_lie_as_the_explorer_likes() -> None:
    s = start().terrain("sea", "e3", "c3").state()
    for name in ("t17", "t18", "t19", "t20"):
        assert turns(s, name, "d3") == [STRAIGHT, TURNED]


@pytest.mark.rule("CC-P2.11")
def test_land_under_the_group_comes_before_sea_contact() -> None:
    # t9 is forest, mountain, mountain, sea: entering d3 forces it straight although only turned
    # its sea would touch the sea of e3.
    s = start().terrain("sea", "e3").state()
    assert turns(s, "t9", "d3") == [STRAIGHT]


# By sea


def coast() -> Position:
    """Sea on c3 beside the tile of d3, c4, e4, d4."""
    return start().terrain("sea", "c3").terrain("grassland", "b2", "a3", "b3")


@pytest.mark.rule("CC-P3.1", "CC-P3.2", "CC-EX26", "CC-P3.5")
def test_a_ship_enters_any_sea_hex_it_can_reach() -> None:
    # t5 is sea, mountain, sea, mountain: from c3 a ship enters d3, or turned c4 (and d4).
    s = coast().units("c3", "red", "ship").dice(tile("t5")).state()
    talk = move(s, "move c3", "sail-and-explore d3")
    assert talk.keys == ["lay t5 straight", "lay t5 turned"]
    talk.choose("lay t5 straight")
    assert sorted(talk.keys) == ["sail d3", "sail e4"]
    talk.choose("sail e4")
    assert talk.done
    assert units(s, "e4") == ["ship"]


@pytest.mark.rule("CC-P3.1")
def test_the_tile_is_turned_so_that_the_ship_can_enter() -> None:
    # t9 has sea on its last hex only: straight it lies on d4, out of reach of c3.
    s = coast().units("c3", "red", "ship").dice(tile("t9")).state()
    talk = move(s, "move c3", "sail-and-explore d3")
    assert talk.done
    assert units(s, "d3") == ["ship"]


@pytest.mark.rule("CC-P3.3", "CC-EX27")
def test_without_an_entry_the_ship_stays_where_it_set_out() -> None:
    position = coast().terrain("sea", "b3").units("b3", "red", "ship", "settler")
    s = position.dice(tile("t18")).state()
    talk = move(s, "move b3", "join ship", "load settler", "sail-and-explore d3")
    assert talk.keys == ["lay t18 straight", "lay t18 turned"]
    talk.choose("lay t18 turned")
    assert units(s, "b3") == ["settler", "ship"]
    assert units(s, "c3") == []
    # It has moved.
    assert not [key for key in talk.keys if key.startswith("move b3")] or (
        "join ship" not in talk.choose("move b3").keys
    )


@pytest.mark.rule("CC-P3.3")
def test_without_an_entry_the_land_priorities_hold() -> None:
    # A ship on d2 could enter d3 only, where t10 has no sea; on e4 its sea touches f3.
    position = start().terrain("sea", "d2", "f3").terrain("grassland", "e3", "f2", "g3")
    s = position.units("d2", "red", "ship").dice(tile("t10")).state()
    talk = move(s, "move d2", "sail-and-explore d3")
    assert talk.done
    assert terrain(s, "d3", "c4", "e4", "d4") == ["mountain", "grassland", "sea", "mountain"]
    assert units(s, "d2") == ["ship"]


@pytest.mark.rule("CC-P3.5", "CC-P3.7")
def test_the_voyage_ends_on_the_tile_and_the_cargo_stays_aboard() -> None:
    s = coast().units("c3", "red", "ship", "settler").dice(tile("t9")).state()
    talk = move(s, "move c3", "join ship", "load settler", "sail-and-explore d3")
    assert units(s, "d3") == ["settler", "ship"]
    # The settler has not moved: it may still land in the same action; the ship may not go on.
    assert talk.keys == ["move d3", "stop-moving"]
    talk.choose("move d3")
    assert not any(key.startswith("sail") for key in talk.keys)


@pytest.mark.rule("CC-P3.6")
def test_without_a_moving_unit_the_entry_does_not_matter() -> None:
    s = start().terrain("sea", "e3").dice(tile("t9")).state()
    # Only turned does the sea of t9 touch e3.
    talk = steps(explore_tile(s, 0, slot_of(s, at("d3"))))
    assert talk.done
    assert terrain(s, "d3") == ["sea"]
