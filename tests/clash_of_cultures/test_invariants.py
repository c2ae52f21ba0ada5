"""Chapters 2 and 3: what the state holds, and what holds in every state."""

import random
from collections.abc import Callable

import pytest

from kronika.core.state import fields, same
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.invariants import check
from kronika.games.clash_of_cultures.state import City, Player, World, unit_of
from kronika.games.clash_of_cultures.terms import (
    BARBARIANS,
    DOGMA,
    ELEPHANT,
    FOOD,
    GOLD,
    GREAT_WALL,
    HEXES,
    IDEAS,
    INFANTRY,
    LEADER,
    MARKET,
    MOOD,
    NATIONALISM,
    NONE,
    OBELISK,
    OUTSIDE,
    PIRATES,
    PORT,
    SEA,
    SETTLER,
    SHIP,
    STORAGE,
    TEMPLE,
    UNEXPLORED,
    VOTING,
)

from .play import begin, wander, world

pytestmark = pytest.mark.compiled


def fresh(players: int = 3, **settings: bool) -> World:
    """A table just set up."""
    return world(begin(players, 6, **settings)).copy()


def home(s: World, player: int = 0) -> City:
    return s.cities[s.players[player].start_hex]


def put(s: World, owner: int, sort: int, count: int = 1, hex: int = NONE) -> None:
    """Units out of nowhere."""
    for _ in range(count):
        s.put_unit(home(s).hex if hex == NONE else hex, unit_of(owner, sort))


def unexplored(s: World) -> list[int]:
    return s.content.layout_slots[s.count][0]


def tile(s: World) -> list[int]:
    """Lay a tile into the first slot as the rules would."""
    slot = unexplored(s)
    number = s.tiles.pop()
    for hex, terrain in zip(slot, s.content.tiles[number]):
        s.terrain[hex] = terrain
    return slot


def build(s: World, building: int, player: int = 0) -> City:
    """A building in the first city of a player, out of the supply."""
    city = home(s, player)
    city.buildings[building] = player
    s.players[player].buildings[building] -= 1
    return city


def wonder(s: World) -> City:
    """The Great Wall, built by player 0."""
    city = home(s)
    s.wonder_deck.remove(GREAT_WALL)
    s.wonder_builder[GREAT_WALL] = s.wonder_holder[GREAT_WALL] = 0
    city.wonders.append(GREAT_WALL)
    return city


def rejects(break_it: Callable[[World], object], message: str, **settings: bool) -> None:
    """The table is sound, and after that change it is not."""
    s = fresh(**settings)
    check(s)
    break_it(s)
    with pytest.raises(AssertionError, match=message):
        GAME.check(s)


# Breaking it

Breaks = Callable[[World], object]


def change(**values: object) -> Breaks:
    """Set fields of the world."""

    def broken(s: World) -> None:
        for name, value in values.items():
            setattr(s, name, value)

    return broken


def both(one: Breaks, other: Breaks) -> Breaks:
    """First one thing, then the other."""

    def broken(s: World) -> None:
        one(s)
        other(s)

    return broken


def player(**values: object) -> Breaks:
    """Set fields of the first player."""

    def broken(s: World) -> None:
        for name, value in values.items():
            setattr(s.players[0], name, value)

    return broken


@pytest.mark.rule("CC-C1.1")
@pytest.mark.parametrize(
    ("breaks", "message"),
    [
        (change(age=0), "age 0"),
        (change(age=7), "age 7"),
        (change(round=4), "round 4"),
        (change(round=0), "round 0"),
        (change(starter=3), "starting player 3"),
        (change(active=-1), "active player -1"),
        (change(actions_left=-1), "-1 actions left"),
        (lambda s: s.players.pop(), "2 players"),
    ],
)
def test_a_turn_that_cannot_be(breaks: Breaks, message: str) -> None:
    rejects(breaks, message)


def set_terrain(hex: int, terrain: int) -> Breaks:
    def broken(s: World) -> None:
        s.terrain[hex] = terrain

    return broken


@pytest.mark.rule("CC-C5.1", "CC-C5.2")
def test_a_tile_is_explored_as_a_whole_and_comes_out_of_the_bag() -> None:
    s = fresh()
    tile(s)
    check(s)
    turned = [s.terrain[hex] for hex in reversed(unexplored(s))]
    for hex, terrain in zip(unexplored(s), turned):
        s.terrain[hex] = terrain
    check(s)  # the other orientation
    rejects(lambda s: set_terrain(unexplored(s)[0], SEA)(s), "a part of a tile")
    rejects(lambda s: s.terrain.__setitem__(0, SEA), "land outside the layout at")
    rejects(lambda s: s.tiles.append(s.tiles[0]), "a tile is doubled")
    rejects(lambda s: (s.tiles.pop(), s.tiles.pop()), "tiles are lost")
    rejects(both(tile, lambda s: s.tiles.append(15)), "a tile that is not there")


def test_one_tile_may_be_in_the_hand_of_an_explorer() -> None:
    s = fresh()
    s.tiles.pop()
    check(s)


@pytest.mark.rule("CC-B5.6")
def test_at_most_six_fertile_hexes_are_exhausted() -> None:
    forest = next(hex for hex, terrain in enumerate(fresh().terrain) if terrain == 1)
    s = fresh()
    s.exhausted.append(forest)
    check(s)
    rejects(lambda s: s.exhausted.extend([forest, forest]), "exhausted twice")
    rejects(lambda s: s.exhausted.extend(range(7)), "too many exhausted")
    rejects(lambda s: s.exhausted.append(unexplored(s)[0]), "not fertile")


# Units


@pytest.mark.rule("CC-B5.1", "CC-B5.4", "CC-C4.1")
@pytest.mark.parametrize(
    ("breaks", "message"),
    [
        (lambda s: put(s, 0, INFANTRY), "player 0: 17 units"),
        (lambda s: put(s, 1, SETTLER), "player 1: 5 units"),
        (lambda s: s.remove_unit(home(s).hex, SETTLER) or s.claim_unit(SETTLER), "3 units"),
        (lambda s: put(s, BARBARIANS, INFANTRY), "barbarians: 21 units"),
        (lambda s: s.barbarian_units.__setitem__(INFANTRY, -1), "negative supply of barbarians"),
        (change(pirate_ships=5), "5 pirate ships"),
        (change(pirate_ships=-1), "negative supply of pirate"),
        (lambda s: s.players[0].units.__setitem__(SHIP, -1), "negative supply"),
        (lambda s: put(s, 0, SHIP), "a ship on land"),
        (lambda s: put(s, PIRATES, INFANTRY), "pirates on foot"),
        (lambda s: put(s, BARBARIANS, SETTLER), "barbarians without arms"),
        (lambda s: put(s, 3, INFANTRY), "a unit of nobody, 3"),
        (lambda s: put(s, 0, INFANTRY, hex=unexplored(s)[0]), "an unexplored hex"),
        (lambda s: s.units.__setitem__(home(s).hex, []), "an empty stack"),
        (lambda s: [s.place_unit(home(s).hex, 0, INFANTRY) for _ in range(6)], "6 army units"),
        (lambda s: s.place_unit(home(s).hex, 0, LEADER), "leader card and figure"),
        (player(leader=0), "leader card and figure"),
    ],
)
def test_units_that_cannot_be(breaks: Breaks, message: str) -> None:
    rejects(breaks, message)


@pytest.mark.rule("CC-B5.1", "CC-C2.3")
def test_captives_still_count_for_their_owner() -> None:
    s = fresh()
    s.claim_unit(unit_of(1, INFANTRY))
    with pytest.raises(AssertionError, match="player 1: 15 units"):
        check(s)
    s.players[0].captives.append(unit_of(1, INFANTRY))
    check(s)
    s.claim_unit(unit_of(1, SETTLER))
    s.players[0].captives.append(unit_of(1, SETTLER))
    with pytest.raises(AssertionError, match="no army unit"):
        check(s)


@pytest.mark.rule("CC-B5.1", "CC-A1.5")
@pytest.mark.parametrize(
    ("breaks", "message"),
    [
        (lambda s: s.players[0].units.__setitem__(ELEPHANT, 4), "player 0: 4 units"),
        (lambda s: s.players[0].buildings.__setitem__(MARKET, 5), "5 buildings"),
        (change(pirate_ships=4), "4 pirate ships"),
        (player(civilization=1), "leader cards"),
        (player(specials=1), "special advances of nobody"),
        (lambda s: s.event_deck.append(57), "event cards"),
        (lambda s: s.objective_deck.append(37), "an objective card of another game"),
    ],
)
def test_nothing_of_the_expansion_is_in_the_base_game(breaks: Breaks, message: str) -> None:
    rejects(breaks, message, civilizations=False)


# Cities


def move_city(s: World) -> None:
    city = home(s)
    s.cities[city.hex + 1] = s.cities.pop(city.hex)


@pytest.mark.rule("CC-C3.1", "CC-C3.2", "CC-B5.3")
@pytest.mark.parametrize(
    ("breaks", "message"),
    [
        (move_city, "a city elsewhere"),
        (lambda s: set_terrain(home(s).hex, SEA)(s), "a city at sea"),
        (lambda s: setattr(home(s), "mood", 3), "no such mood"),
        (lambda s: setattr(home(s), "owner", 3), "a city of 3"),
        (lambda s: setattr(home(s), "owner", PIRATES), "a city of 5"),
        (lambda s: home(s).buildings.__setitem__(TEMPLE, BARBARIANS), "a building of 4"),
        (lambda s: [build(s, building) for building in (0, 1, 3, 4, 5)], "size 6"),
        (lambda s: setattr(home(s), "port_hex", 0), "there is no port"),
        (lambda s: setattr(build(s, PORT), "port_hex", 0), "a distant hex"),
        (lambda s: setattr(build(s, PORT), "port_hex", s.neighbours(home(s).hex)[0]), "land"),
    ],
)
def test_cities_that_cannot_be(breaks: Breaks, message: str) -> None:
    rejects(breaks, message)


@pytest.mark.rule("CC-B5.1", "CC-B5.5")
@pytest.mark.parametrize(
    ("breaks", "message"),
    [
        (player(settlements=7), "player 0: 8 settlements"),
        (player(settlements=5), "player 0: 6 settlements"),
        (player(settlements=-1), "negative settlements"),
        (lambda s: s.players[0].buildings.__setitem__(TEMPLE, 6), "6 buildings of type 3"),
        (lambda s: s.players[0].buildings.__setitem__(TEMPLE, -1), "negative buildings"),
        (lambda s: home(s, 1).buildings.__setitem__(TEMPLE, 0), "6 buildings of type 3"),
        (change(barbarian_settlements=9), "9 barbarian settlements"),
        (change(barbarian_settlements=-1), "negative barbarian"),
    ],
)
def test_pieces_that_are_too_many_or_too_few(breaks: Breaks, message: str) -> None:
    rejects(breaks, message)


@pytest.mark.rule("CC-B5.1", "CC-B5.5")
def test_pieces_in_foreign_cities_on_boards_and_out_of_the_game_still_count() -> None:
    s = fresh()
    home(s, 1).buildings[TEMPLE] = 0
    s.players[0].buildings[TEMPLE] -= 1
    s.players[0].buildings[OBELISK] -= 1
    s.players[0].rune_stones += 1
    s.players[0].settlements -= 1
    s.players[0].ruins[-1] += 1
    s.players[0].buildings[PORT] -= 2
    s.players[0].ruins[PORT] += 2
    check(s)
    s.players[0].ruins[PORT] -= 1
    with pytest.raises(AssertionError, match="4 buildings of type 2"):
        check(s)


# Wonders


@pytest.mark.rule("CC-C2.1", "CC-C3.1")
def test_a_wonder_is_in_one_place() -> None:
    s = fresh()
    wonder(s)
    check(s)
    rejects(lambda s: s.wonder_deck.pop(), "cards of the wonder")
    rejects(lambda s: s.players[0].wonder_cards.append(2), "cards of the wonder 2")
    rejects(lambda s: s.wonder_table.append(2), "cards of the wonder 2")
    rejects(lambda s: home(s).wonders.append(2), "pieces of the wonder 2")
    rejects(lambda s: wonder(s).wonders.clear(), "pieces of the wonder 7")
    rejects(both(wonder, lambda s: home(s, 1).wonders.append(7)), "pieces of the wonder 7")
    rejects(both(wonder, lambda s: s.wonder_gone.__setitem__(7, 1)), "pieces of the wonder 7")
    rejects(both(wonder, lambda s: s.wonder_holder.__setitem__(7, 1)), "held by somebody else")
    rejects(lambda s: s.wonder_holder.__setitem__(2, 1), "held unbuilt")


def test_a_wonder_may_be_gone() -> None:
    s = fresh()
    wonder(s).wonders.clear()
    s.wonder_gone[GREAT_WALL] = 2
    check(s)


# Cards


@pytest.mark.rule("CC-C1.1", "CC-C2.2")
@pytest.mark.parametrize(
    ("breaks", "message"),
    [
        (lambda s: s.action_deck.pop(), "action cards"),
        (lambda s: s.action_discard.append(s.action_deck[0]), "action cards"),
        (lambda s: s.players[0].action_cards.append(s.action_deck[0]), "action cards"),
        (lambda s: s.event_deck.pop(), "event cards"),
        (lambda s: s.known_events.append(s.event_deck[0]), "event cards"),
        (lambda s: s.event_bottom.append(s.event_deck[0]), "event cards"),
        (lambda s: s.event_table.append(s.event_deck[0]), "event cards"),
        (lambda s: s.players[1].persons.append(s.event_deck[0]), "event cards"),
        (lambda s: s.players[1].open_persons.append(s.event_deck[0]), "event cards"),
        (lambda s: s.objective_deck.pop(), "1 objective cards are lost"),
        (lambda s: s.objective_discard.append(s.objective_deck[0]), "card is doubled"),
        (lambda s: s.players[0].completed.append(2 * s.objective_deck[0]), "card is doubled"),
        (lambda s: setattr(s.players[0], "assigned_objective", s.objective_deck[0]), "doubled"),
        (lambda s: s.players[0].leader_cards.pop(), "leader cards"),
        (lambda s: setattr(s.players[0], "leaders_recruited", 1), "leader cards"),
        (lambda s: setattr(s.players[0], "leader_cards", s.players[1].leader_cards), "doubled"),
        (lambda s: setattr(s.players[0], "defeated_leaders", 1), "1 leaders defeated of 0"),
    ],
)
def test_cards_that_are_doubled_or_lost(breaks: Breaks, message: str) -> None:
    rejects(breaks, message)


def test_the_great_seer_holds_cards_that_are_not_assigned_yet() -> None:
    s = fresh()
    seer = next(card for card in s.event_deck if s.content.event_ids[card] == "e58")
    s.event_deck.remove(seer)
    s.event_table.append(seer)
    for _ in range(3):
        s.objective_deck.pop()
        check(s)
    s.objective_deck.pop()
    with pytest.raises(AssertionError, match="4 objective cards are lost"):
        check(s)


# Players


def stock(good: int, count: int) -> Breaks:
    return lambda s: s.players[0].stock.__setitem__(good, count)


def knows(*advances: int) -> Breaks:
    def broken(s: World) -> None:
        for advance in advances:
            s.players[0].advances |= 1 << advance

    return broken


@pytest.mark.rule("CC-F1.3", "CC-C2.1")
@pytest.mark.parametrize(
    ("breaks", "message"),
    [
        (stock(GOLD, 8), "stock of"),
        (stock(GOLD, -1), "stock of"),
        (stock(FOOD, 3), "stock of 0"),
        (both(knows(DOGMA), stock(IDEAS, 3)), "stock of"),
        (stock(MOOD, -1), "negative tokens"),
        (player(tracker=4), "tracker"),
        (player(tracker=-1), "tracker"),
        (knows(VOTING, NATIONALISM), "player 0 has two governments"),
    ],
)
def test_boards_that_cannot_be(breaks: Breaks, message: str) -> None:
    rejects(breaks, message)


@pytest.mark.rule("CC-F1.3", "CC-B5.2")
def test_stocks_at_their_limits_are_sound() -> None:
    s = fresh()
    knows(STORAGE)(s)
    s.players[0].stock[: GOLD + 1] = [7] * (GOLD + 1)
    s.players[0].stock[MOOD] = 99
    check(s)


# Copies


@pytest.mark.rule("CC-C1.1", "CC-C2.1", "CC-C3.1", "CC-C3.3", "CC-C4.1")
def test_a_copy_has_every_field_and_shares_none() -> None:
    match, chance = begin(3, 12), random.Random(12)
    for _ in range(300):
        if match.ask is not None:
            wander(match, chance)
    s = world(match)
    twin = s.copy()
    assert same(s, twin)
    for name, value in fields(s).items():
        if isinstance(value, list | dict) and name != "log":
            assert getattr(twin, name) is not value, name
    for one, other in zip(s.players, twin.players):
        assert_apart(one, other)
    for hex in s.cities:
        assert_apart(s.cities[hex], twin.cities[hex])
    for hex in s.units:
        assert s.units[hex] is not twin.units[hex]


def assert_apart(one: Player | City, other: Player | City) -> None:
    assert one is not other
    assert one == other
    assert fields(one).keys() == fields(other).keys()
    for name, value in fields(one).items():
        assert getattr(other, name) == value
        if isinstance(value, list):
            assert getattr(other, name) is not value, name


def test_every_field_of_a_player_and_a_city_is_compared() -> None:
    for thing in (Player(), City(3, 0, 1)):
        assert len(thing.plain()) == len(fields(thing))
    s = fresh()
    for name, value in fields(s.players[0]).items():
        twin = s.copy()
        changed = not value if isinstance(value, bool) else value
        if isinstance(value, int) and not isinstance(value, bool):
            changed = value + 1
        elif isinstance(value, list):
            changed = [*value, 9]
        setattr(twin.players[0], name, changed)
        assert twin.players[0] != s.players[0], name


@pytest.mark.rule("CC-C5.2")
def test_places_outside_the_layout_have_no_terrain() -> None:
    s = fresh(2)
    kinds = {s.terrain[hex] for hex in range(len(HEXES))}
    assert {OUTSIDE, UNEXPLORED} < kinds
    for hex, terrain in enumerate(s.terrain):
        if terrain in (OUTSIDE, UNEXPLORED):
            assert not s.explored(hex)
            assert not s.is_land(hex)
            assert not s.is_sea(hex)
