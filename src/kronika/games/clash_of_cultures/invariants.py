"""What holds in every position of Clash of Cultures."""

from .setup import in_game, supplies
from .state import City, World, card_of, is_army, is_ship, owner_of, sort_of
from .stock import limit_of
from .terms import (
    BARBARIANS,
    BARREN,
    BUILDING_COUNT,
    CIV,
    EVENT_GREAT_SEER,
    GOVERNMENTS,
    GROUP_SIZE,
    HEXES,
    LEADER,
    LEADERS_PER_CIVILIZATION,
    NONE,
    OBELISK,
    OUTSIDE,
    PIRATES,
    PORT,
    RESOURCE_COUNT,
    SEA,
    SHIP,
    TILE_HEXES,
    UNEXPLORED,
    UNIT_COUNT,
    WONDER_COUNT,
)


def check(s: World) -> None:
    """Raise AssertionError, with what is wrong, if an invariant is broken."""
    check_map(s)
    check_all_but_map(s)


def check_all_but_map(s: World) -> None:
    """The same where land was not laid tile by tile."""
    check_turn(s)
    check_units(s)
    check_cities(s)
    check_pieces(s)
    check_wonders(s)
    check_cards(s)
    check_players(s)


def check_turn(s: World) -> None:
    """CC-C1.1, CC-E1.1: age, round, seats and actions are possible ones."""
    assert 1 <= s.age <= s.last_age, f"age {s.age}"
    assert 1 <= s.round <= s.content.rounds, f"round {s.round}"
    assert 0 <= s.starter < s.count, f"starting player {s.starter}"
    assert 0 <= s.active < s.count, f"active player {s.active}"
    assert s.actions_left >= 0, f"{s.actions_left} actions left"
    assert len(s.players) == s.count, f"{len(s.players)} players"


# The map


def check_map(s: World) -> None:
    """CC-C5.1, CC-C5.2, CC-D1.3: a tile is explored as a whole, and comes out of the bag."""
    lying: list[list[int]] = []
    places: set[int] = set()
    for slot in s.content.layout_slots[s.count]:
        terrain = [s.terrain[hex] for hex in slot]
        places.update(slot)
        if terrain != [UNEXPLORED] * TILE_HEXES:
            assert max(terrain) <= SEA, f"a part of a tile is explored at {HEXES[slot[0]]}"
            lying.append(_either_way(terrain))
    for home in s.content.layout_homes[s.count]:
        places.update(home)
    for hex, kind in enumerate(s.terrain):
        assert hex in places or kind == OUTSIDE, f"land outside the layout at {HEXES[hex]}"
    assert len(set(s.tiles)) == len(s.tiles), "a tile is doubled"
    numbers = [tile for tile in s.content.tile_numbers if tile not in s.tiles]
    drawn = [_either_way(s.content.tiles[tile]) for tile in numbers]
    for terrain in lying:
        assert terrain in drawn, f"a tile that is not there: {terrain}"
        drawn.remove(terrain)
    assert len(drawn) <= 1, "tiles are lost"  # one that is just being turned
    check_exhausted(s)


def _either_way(terrain: list[int]) -> list[int]:
    """CC-C5.1: the same list for both orientations of a tile."""
    return min(terrain, terrain[::-1])


def check_exhausted(s: World) -> None:
    """CC-B5.6, CC-S2.2: tokens lie on fertile land, one on a hex; a city may move there."""
    assert len(s.exhausted) <= s.content.exhausted_tokens, "too many exhausted hexes"
    assert len(set(s.exhausted)) == len(s.exhausted), "a hex is exhausted twice"
    for hex in s.exhausted:
        assert s.terrain[hex] < BARREN, f"exhausted, but not fertile: {HEXES[hex]}"


# Units


def check_units(s: World) -> None:
    """CC-B5.1, CC-I6.3, CC-T0.2: supplies and places of units."""
    counts = [[0] * UNIT_COUNT for _ in range(PIRATES + 1)]
    for hex, units in s.units.items():
        check_stack(s, hex, units)
        for unit in units:
            counts[owner_of(unit)][sort_of(unit)] += 1
    for player in s.players:
        for unit in player.captives:
            assert is_army(unit), "a captive who is no army unit"
            counts[owner_of(unit)][sort_of(unit)] += 1
    wanted = supplies(s, s.content.unit_supply)
    for number, player in enumerate(s.players):
        for sort in range(UNIT_COUNT):
            there = counts[number][sort] + player.units[sort]
            assert player.units[sort] >= 0, f"negative supply of {sort}"
            assert there == wanted[sort], f"player {number}: {there} units of sort {sort}"
        assert (player.leader != NONE) == (counts[number][LEADER] > 0), "leader card and figure"
    wanted = supplies(s, s.content.barbarian_supply)
    for sort in range(UNIT_COUNT):
        there = counts[BARBARIANS][sort] + s.barbarian_units[sort]
        assert s.barbarian_units[sort] >= 0, f"negative supply of barbarians, sort {sort}"
        assert there == wanted[sort], f"barbarians: {there} units of sort {sort}"
    ships = counts[PIRATES][SHIP] + s.pirate_ships
    assert s.pirate_ships >= 0, "negative supply of pirate ships"
    assert ships == (sum(s.content.pirate_supply) if s.civ else 0), f"{ships} pirate ships"


def check_stack(s: World, hex: int, units: list[int]) -> None:
    """CC-C4.1, CC-B5.4: who stands on a hex may stand there."""
    assert units, f"an empty stack at {HEXES[hex]}"
    assert s.terrain[hex] <= SEA, f"units on an unexplored hex {HEXES[hex]}"
    for unit in units:
        owner = owner_of(unit)
        assert owner < s.count or owner in (BARBARIANS, PIRATES), f"a unit of nobody, {owner}"
        assert s.is_sea(hex) or not is_ship(unit), f"a ship on land at {HEXES[hex]}"
        assert owner != PIRATES or is_ship(unit), f"pirates on foot at {HEXES[hex]}"
        assert owner != BARBARIANS or is_army(unit), f"barbarians without arms at {HEXES[hex]}"
    if s.is_land(hex):
        for owner in range(PIRATES + 1):
            army = [unit for unit in units if owner_of(unit) == owner and is_army(unit)]
            assert len(army) <= s.content.army_limit + 1, f"{len(army)} army units at {HEXES[hex]}"


# Cities


def check_cities(s: World) -> None:
    """CC-F6.3, CC-C3.1, CC-C3.2: cities and what is in them."""
    for hex, city in s.cities.items():
        assert city.hex == hex, "a city elsewhere"
        assert s.is_land(hex), f"a city at sea {HEXES[hex]}"
        assert 0 <= city.owner < s.count or city.owner == BARBARIANS, f"a city of {city.owner}"
        assert city.size() <= s.content.city_size_limit, f"size {city.size()} at {HEXES[hex]}"
        assert 0 <= city.mood <= 2, "no such mood"
        for colour in city.buildings:
            assert colour == NONE or 0 <= colour < s.count, f"a building of {colour}"
        check_port(s, city)


def check_port(s: World, city: City) -> None:
    """CC-C3.1: only a port faces a sea hex, beside its city; which one may just be asked."""
    if city.port_hex != NONE:
        assert city.has(PORT), f"there is no port at {HEXES[city.hex]}"
        assert city.port_hex in s.neighbours(city.hex), "a port facing a distant hex"
        assert s.is_sea(city.port_hex), "a port facing land"


def check_pieces(s: World) -> None:
    """CC-B5.1, CC-B5.5: each piece is in supply, on the map, on a board, or out of the game."""
    for number, player in enumerate(s.players):
        assert player.settlements >= 0, "negative settlements"
        there = player.settlements + s.city_count(number) + player.ruins[BUILDING_COUNT]
        assert there == s.content.settlements, f"player {number}: {there} settlements"
        for building in range(BUILDING_COUNT):
            there = player.buildings[building] + player.ruins[building]
            there += sum(1 for city in s.cities.values() if city.buildings[building] == number)
            if building == OBELISK:
                there += player.rune_stones
            wanted = s.content.building_supply[building]
            if s.content.building_set[building] == CIV and not s.civ:
                wanted = 0
            assert player.buildings[building] >= 0, "negative buildings"
            assert there == wanted, f"player {number}: {there} buildings of type {building}"
    there = s.barbarian_settlements + s.city_count(BARBARIANS)
    assert s.barbarian_settlements >= 0, "negative barbarian settlements"
    assert there == s.content.barbarian_settlements, f"{there} barbarian settlements"


def check_wonders(s: World) -> None:
    """CC-W1.1, CC-W3.1, CC-W5.1: a wonder is a card somewhere, a piece in one city, or gone."""
    cards = [*s.wonder_deck, *s.wonder_table]
    for player in s.players:
        cards += player.wonder_cards
    standing = [wonder for city in s.cities.values() for wonder in city.wonders]
    for wonder in range(WONDER_COUNT):
        built = s.wonder_builder[wonder] != NONE
        assert cards.count(wonder) == (0 if built else 1), f"cards of the wonder {wonder}"
        stands = built and not s.wonder_gone[wonder]
        assert standing.count(wonder) == (1 if stands else 0), f"pieces of the wonder {wonder}"
        assert built or s.wonder_holder[wonder] == NONE, f"the wonder {wonder} is held unbuilt"
    for city in s.cities.values():
        for wonder in city.wonders:
            assert s.wonder_holder[wonder] == city.owner, "a wonder held by somebody else"


# Cards


def check_cards(s: World) -> None:
    """CC-D7.1, CC-D7.2: every card of the decks that are played with is in exactly one place."""
    actions = [*s.action_deck, *s.action_discard]
    objectives = [*s.objective_deck, *s.objective_discard]
    events = [*s.event_deck, *s.event_discard, *s.known_events, *s.event_bottom, *s.event_table]
    unassigned = 0
    for player in s.players:
        actions += player.action_cards
        objectives += [*player.objective_cards, *[card_of(done) for done in player.completed]]
        if player.assigned_objective != NONE:
            objectives.append(player.assigned_objective)
        else:
            unassigned += 1
        events += [*player.persons, *player.open_persons]
    assert sorted(actions) == list(range(len(s.content.action_ids))), "action cards"
    assert sorted(events) == in_game(s, s.content.event_set), "event cards"
    known = in_game(s, s.content.objective_set)
    assert len(set(objectives)) == len(objectives), "an objective card is doubled"
    assert set(objectives) <= set(known), "an objective card of another game"
    # E58: the Great Seer holds what is not assigned yet.
    assigning = any(s.content.event_text[card] == EVENT_GREAT_SEER for card in s.event_table)
    lost = len(known) - len(objectives)
    assert lost <= (unassigned if assigning else 0), f"{lost} objective cards are lost"
    check_leaders(s)


def check_leaders(s: World) -> None:
    """CC-Y1.3, CC-Y1.4, CC-D6.4: three leader cards a player, each used up once."""
    cards: list[int] = []
    fallen = 0
    for player in s.players:
        cards += player.leader_cards
        if player.leader != NONE:
            cards.append(player.leader)
            fallen -= 1
        fallen += player.leaders_recruited
        dealt = LEADERS_PER_CIVILIZATION if player.civilization != NONE else 0
        left = len(player.leader_cards)
        assert left + player.leaders_recruited == dealt, "leader cards"
    assert len(set(cards)) == len(cards), "a leader card is doubled"
    defeated = sum(player.defeated_leaders for player in s.players)
    assert defeated <= fallen, f"{defeated} leaders defeated of {fallen}"


# Players


def check_players(s: World) -> None:
    """CC-F1.3, CC-C2.1, CC-C2.3, CC-G1.8: stocks, tracker and advances are possible ones."""
    for number, player in enumerate(s.players):
        for good in range(RESOURCE_COUNT):
            assert 0 <= player.stock[good] <= limit_of(s, number, good), f"stock of {good}"
        assert min(player.stock) >= 0, "negative tokens"
        assert 0 <= player.tracker <= s.content.tracker_cubes, "tracker"
        assert len(player.captives) <= s.content.captive_limit, "captives"
        ruling = [g for g in GOVERNMENTS if player.advances >> g * GROUP_SIZE & 15]
        assert len(ruling) <= 1, f"player {number} has two governments"
        if not s.civ:
            assert player.civilization == NONE, "a civilization in the base game"
        assert player.civilization != NONE or not player.specials, "special advances of nobody"
