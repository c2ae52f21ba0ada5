"""Chapters 1 and 4: the game, and how it is set up."""

import pytest

from kronika.core.errors import UsageError
from kronika.core.match import Match, new_match
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    BARREN,
    BUILDINGS,
    CIV,
    CIVILIZATIONS,
    FARMING,
    GRASSLAND,
    HAPPY,
    HEXES,
    LEADERS,
    MINING,
    NONE,
    OUTSIDE,
    SEA,
    SETTLER,
    TERRAINS,
    UNEXPLORED,
    UNITS,
)

from .play import begin, world

pytestmark = pytest.mark.compiled

COUNTS = (2, 3, 4)
SEEDS = range(8)


def tables(civ: bool) -> list[World]:
    """Tables of all sizes, just set up."""
    return [world(begin(players, seed, civilizations=civ)) for players in COUNTS for seed in SEEDS]


def home(s: World, player: int) -> list[str]:
    """The terrain of a home tile, the inner hex first."""
    return [TERRAINS[s.terrain[hex]] for hex in s.content.layout_homes[s.count][player]]


def named(*nations: str) -> World:
    return world(begin(len(nations), 0, nations=",".join(nations)))


# The game


@pytest.mark.rule("CC-A1.1")
@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "3", None, 2.0])
def test_two_to_four_players_lead_a_people_from_one_city(players: object) -> None:
    for s in tables(civ=True) + tables(civ=False):
        assert [s.city_count(player) for player in range(s.count)] == [1] * s.count
        assert UNEXPLORED in s.terrain
    with pytest.raises(UsageError, match="2, 3, 4 players"):
        new_match(GAME, players, 0)


@pytest.mark.rule("CC-A1.5", "CC-D6.2", "CC-D7.2", "CC-D7.3")
@pytest.mark.parametrize("civ", [True, False])
def test_the_expansion_is_there_as_a_whole_or_not_at_all(civ: bool) -> None:
    content = default()
    for s in tables(civ):
        assert s.civ is civ
        for player in s.players:
            assert (player.civilization != NONE) is civ
            assert len(player.leader_cards) == (3 if civ else 0)
            for unit in ("cavalry", "elephant"):
                assert player.units[UNITS.index(unit)] == (4 if civ else 0)
            assert player.units[UNITS.index("leader")] == (1 if civ else 0)
            for building in ("market", "obelisk", "observatory"):
                assert player.buildings[BUILDINGS.index(building)] == (5 if civ else 0)
        assert s.pirate_ships == (4 if civ else 0)
        assert s.barbarian_units[UNITS.index("cavalry")] == (4 if civ else 0)
        assert s.barbarian_units[UNITS.index("elephant")] == (4 if civ else 0)
        assert len(s.event_deck) == (58 if civ else 38)
        in_hands = sum(len(player.objective_cards) for player in s.players)
        assert len(s.objective_deck) + in_hands == (38 if civ else 32)
        if not civ:
            assert not any(content.event_set[card] == CIV for card in s.event_deck)
            assert not any(content.objective_set[card] == CIV for card in s.objective_deck)


# The map


@pytest.mark.rule("CC-D2.1", "CC-D1.3", "CC-C5.2")
def test_start_tiles_lie_open_and_general_tiles_face_down() -> None:
    for s in tables(civ=False):
        homes = {hex for tile in s.content.layout_homes[s.count] for hex in tile}
        hidden = {hex for tile in s.content.layout_slots[s.count] for hex in tile}
        assert not homes & hidden
        assert len(homes) == 4 * s.count
        assert len(hidden) == 4 * {2: 8, 3: 12, 4: 14}[s.count]
        for hex in range(len(HEXES)):
            if hex in homes:
                assert s.terrain[hex] <= SEA
            else:
                assert s.terrain[hex] == (UNEXPLORED if hex in hidden else OUTSIDE)
            assert s.explored(hex) is (hex in homes)
            assert s.is_land(hex) is (hex in homes)  # what has no terrain is neither
            assert not s.is_sea(hex)


@pytest.mark.rule("CC-D2.1", "CC-C1.2")
def test_any_of_the_sixteen_tiles_may_lie_in_a_slot() -> None:
    for s in tables(civ=True):
        assert sorted(s.tiles) == list(range(16))


@pytest.mark.rule("CC-D2.3", "CC-BD.16")
def test_turn_order_goes_clockwise_around_the_map() -> None:
    first = {2: ("d2", "d7"), 3: ("e4", "g8", "b7"), 4: ("c2", "i2", "i8", "c8")}
    for s in tables(civ=False):
        starts = [HEXES[player.start_hex] for player in s.players]
        assert tuple(starts) == first[s.count]
        assert s.others(s.count - 1) == list(range(s.count - 1))


@pytest.mark.rule("CC-D2.3", "CC-D7.5", "CC-C1.3")
@pytest.mark.parametrize("players", COUNTS)
def test_every_seat_may_begin(players: int) -> None:
    starters = {world(begin(players, seed)).starter for seed in range(40)}
    assert starters == set(range(players))
    for seed in SEEDS:
        match = begin(players, seed)
        assert match.player == world(match).starter == world(match).active


@pytest.mark.rule("CC-D2.4")
def test_a_start_tile_points_its_grassland_into_the_map() -> None:
    for s in tables(civ=False):
        for tile in s.content.layout_homes[s.count]:
            inner, *_, outer = tile
            assert s.terrain[inner] == GRASSLAND
            assert s.terrain[outer] == BARREN
            assert len(s.neighbours(inner)) > len(s.neighbours(outer))


# Players


@pytest.mark.rule("CC-D6.1", "CC-B5.1")
def test_everybody_takes_the_pieces_of_a_colour() -> None:
    for s in tables(civ=False):
        for player in s.players:
            assert player.settlements == 7 - 1
            counts = dict(zip(BUILDINGS, player.buildings))
            assert [counts[b] for b in ("temple", "academy", "fortress", "port")] == [5] * 4
            units = dict(zip(UNITS, player.units))
            assert (units["infantry"], units["ship"], units["settler"]) == (16, 4, 4 - 1)


@pytest.mark.rule("CC-D6.3")
def test_everybody_starts_with_two_food_and_no_tokens() -> None:
    for s in tables(civ=True) + tables(civ=False):
        for player in s.players:
            assert player.stock == [2] + [0] * (len(player.stock) - 1)


@pytest.mark.rule("CC-D6.6", "CC-D6.7")
def test_everybody_knows_farming_and_mining_without_a_cube_of_the_tracker() -> None:
    for s in tables(civ=True) + tables(civ=False):
        for player in s.players:
            owned = [advance for advance in range(len(ADVANCES)) if player.owns(advance)]
            assert owned == [FARMING, MINING]
            assert player.tracker == 3
        assert not s.event_discard
        assert not s.event_table


@pytest.mark.rule("CC-D6.8", "CC-D6.9")
def test_the_first_city_is_happy_and_has_a_settler() -> None:
    for s in tables(civ=True) + tables(civ=False):
        assert len(s.cities) == s.count
        assert sum(len(units) for units in s.units.values()) == s.count
        for number, player in enumerate(s.players):
            city = s.cities[player.start_hex]
            assert (city.owner, city.mood, city.size()) == (number, HAPPY, 1)
            assert s.terrain[city.hex] == GRASSLAND
            assert s.sorts_at(city.hex, number, SETTLER) == 1


@pytest.mark.rule("CC-D6.10", "CC-D7.6", "CC-HI.6")
def test_everybody_draws_an_action_card_and_an_objective_card_in_the_order_of_seats() -> None:
    for s in tables(civ=True) + tables(civ=False):
        for player in s.players:
            assert len(player.action_cards) == 1
            assert len(player.objective_cards) == 1
            assert player.wonder_cards == []
    lines = begin(3, 5).log(1)
    told = [line.event.name for line in lines]
    assert told[:4] == ["starts", "leads", "leads", "leads"]
    drawn = [line.a for line in lines if line.event.name.startswith("draws-")]
    assert drawn == [0, 0, 1, 1, 2, 2]
    assert told.count("drew-action-card") == 1
    assert told.count("drew-objective") == 1


# Nations


@pytest.mark.rule("CC-D6.4", "CC-C1.3")
def test_nations_are_dealt_at_random_each_with_its_three_leaders() -> None:
    dealt: set[int] = set()
    for seed in range(30):
        s = world(begin(4, seed))
        nations = [player.civilization for player in s.players]
        assert len(set(nations)) == 4
        dealt.update(nations)
        for player in s.players:
            own = [3 * player.civilization + place for place in range(3)]
            assert player.leader_cards == own
    assert len(dealt) == len(CIVILIZATIONS)


@pytest.mark.rule("CC-D6.4")
def test_drafted_nations_are_one_of_three_for_each() -> None:
    match = begin(4, 3, nations="drafted")
    offered: list[str] = []
    order = []
    while match.ask is not None and match.ask.prompt.name == "nation":
        assert len(match.options) == 3
        offered += [option.key for option in match.options]
        order.append(match.player)
        match.choose(match.options[1])
    assert len(set(offered)) == 12
    first = world(match).starter
    assert order == [(first + step) % 4 for step in range(4)]
    for step, seat in enumerate(order):
        assert seat is not None
        nation = CIVILIZATIONS[world(match).players[seat].civilization]
        assert f"nation {nation}" == offered[3 * step + 1]


@pytest.mark.rule("CC-D6.4")
def test_chosen_nations_are_any_that_nobody_has() -> None:
    match = begin(3, 0, nations="chosen")
    for left in (15, 14, 13):
        assert match.ask is not None
        assert match.ask.prompt.name == "nation"
        assert len(match.options) == left
        match.choose(match.options[0])
    nations = {CIVILIZATIONS[player.civilization] for player in world(match).players}
    assert nations == set(CIVILIZATIONS[:3])


@pytest.mark.rule("CC-D6.4")
def test_named_nations_go_to_the_seats_in_order() -> None:
    s = named("rome", "maya", "huns")
    nations = [CIVILIZATIONS[player.civilization] for player in s.players]
    assert nations == ["rome", "maya", "huns"]
    leaders = [LEADERS[card] for card in s.players[0].leader_cards]
    assert sorted(leaders) == ["augustus", "gaius-julius-caesar", "sulla"]


@pytest.mark.rule("CC-D6.5", "CC-X33.3")
def test_five_nations_bring_their_own_start_tile() -> None:
    coast = ["grassland", "mountain", "forest", "sea"]
    assert home(named("vikings", "rome"), 0) == coast
    assert home(named("carthage", "rome"), 0) == coast
    assert home(named("rome", "phoenicia"), 1) == coast
    assert home(named("egypt", "maya"), 0) == ["grassland", "mountain", "barren", "barren"]
    assert home(named("egypt", "maya"), 1) == ["grassland", "mountain", "forest", "mountain"]
    plain = world(begin(2, 0, civilizations=False))
    for nation in CIVILIZATIONS:
        special = nation in ("vikings", "carthage", "phoenicia", "egypt", "maya")
        other = "rome" if nation != "rome" else "huns"
        assert (home(named(nation, other), 0) != home(plain, 0)) is special


# Decks, bank, start


@pytest.mark.rule("CC-D7.1", "CC-D7.2")
def test_four_decks_of_which_nothing_lies_open() -> None:
    for s in tables(civ=True) + tables(civ=False):
        assert len(s.action_deck) == 42 - s.count
        assert len(s.wonder_deck) == 8
        assert not s.action_discard
        assert not s.objective_discard
        assert not s.wonder_table
        assert not s.known_events
    hands = {tuple(p.action_cards[0] for p in world(begin(2, seed)).players) for seed in range(20)}
    assert len(hands) > 10


@pytest.mark.rule("CC-D7.3")
def test_the_barbarians_have_ten_settlements_and_twenty_infantry() -> None:
    for s in tables(civ=False):
        assert s.barbarian_settlements == 10
        assert dict(zip(UNITS, s.barbarian_units))["infantry"] == 20
        assert sum(s.barbarian_units) == 20


@pytest.mark.rule("CC-D7.4", "CC-E7.1", "CC-E7.2")
def test_the_game_begins_in_the_first_round_of_the_first_age() -> None:
    for players in COUNTS:
        match = begin(players, 7)
        s = world(match)
        assert (s.age, s.round, s.last_age) == (1, 1, 6)
        assert s.actions_left == 3
        assert match.ask is not None
        assert match.ask.prompt.name == "action"
        last = match.log()[-1]
        assert (last.event.name, last.a, last.b, last.c) == ("turn-begins", s.starter, 1, 1)


@pytest.mark.rule("CC-C1.3")
def test_the_same_seed_gives_the_same_table() -> None:
    def picture(match: Match) -> object:
        return [match.view(seat) for seat in range(3)]

    assert picture(begin(3, "kronika")) == picture(begin(3, "kronika"))
    assert picture(begin(3, "kronika")) != picture(begin(3, "chronicle"))


@pytest.mark.rule("CC-V2.2")
@pytest.mark.parametrize(("short", "settlers"), [(False, 1), (True, 2)])
def test_a_short_game_begins_with_two_settlers(short: bool, settlers: int) -> None:
    s = world(begin(3, 1, short_game=short))
    for number, player in enumerate(s.players):
        assert s.sorts_at(player.start_hex, number, SETTLER) == settlers
        assert player.units[SETTLER] == 4 - settlers


@pytest.mark.rule("CC-V6.1")
def test_in_an_alternative_history_leaders_of_any_nation_are_dealt() -> None:
    strangers = 0
    for seed in SEEDS:
        s = world(begin(4, seed, alternative_history=True))
        dealt = [card for player in s.players for card in player.leader_cards]
        assert [len(player.leader_cards) for player in s.players] == [3] * 4
        assert len(set(dealt)) == 12
        for player in s.players:
            strangers += sum(card // 3 != player.civilization for card in player.leader_cards)
    assert strangers > 60
