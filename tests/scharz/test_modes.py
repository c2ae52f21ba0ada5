"""Chapters 1 to 3: what each mode contains, what a box holds, and what a table knows."""

import pytest

from kronika.core.asks import Floor
from kronika.games.scharz.construction import (
    construct,
    found_building,
    free_builders,
    start_quarters,
)
from kronika.games.scharz.content import default
from kronika.games.scharz.diplomacy import give_aid, make_vassal, may_enter, pay_ransom
from kronika.games.scharz.factions import factions
from kronika.games.scharz.feeding import feeding
from kronika.games.scharz.fighting import dice_of_unit, lives, roll_of
from kronika.games.scharz.maps import level_of, map_of
from kronika.games.scharz.pieces import earn_prestige, gain_points
from kronika.games.scharz.position import Position
from kronika.games.scharz.recruiting import can_buy, stop_training, train, upgrade, upgrade_price
from kronika.games.scharz.relations import are_hostile
from kronika.games.scharz.salaries import salaries, tiles_for
from kronika.games.scharz.setup import new_table
from kronika.games.scharz.shipping import may_stand
from kronika.games.scharz.state import Table
from kronika.games.scharz.supply import Network
from kronika.games.scharz.terms import (
    BASIC,
    BUILDINGS,
    CATTLE,
    CAV,
    CITY,
    COR,
    DOCK,
    ELE,
    FIRST,
    FORTIFICATION,
    GREEN_MODE,
    HERDS,
    HI,
    HORSES,
    LAND,
    LI,
    MAPS,
    MERC,
    MODES,
    NO_COMMAND,
    NONE,
    PHASES,
    PIGS,
    PORT,
    RED,
    RIVER,
    SE,
    SEA,
    SHEEP,
    SITUATIONS,
    TS,
    UNITS,
    VILLAGE,
    WHITE,
    WS,
    YELLOW_MODE,
)
from kronika.games.scharz.view import view

from .helpers import answer
from .test_economy import home, shore
from .test_salaries import Stages, realm
from .test_setup import played

pytestmark = pytest.mark.compiled


def units_of(mode: int) -> set[int]:
    return {unit for unit in range(len(UNITS)) if default().has_unit(mode, unit)}


def buildings_of(mode: int) -> set[int]:
    return {each for each in range(len(BUILDINGS)) if default().has_building(mode, each)}


def herds_of(mode: int) -> set[int]:
    return {herd for herd in range(len(HERDS)) if default().has_herd(mode, herd)}


def phases_of(mode: int) -> list[str]:
    rounds = default().calendar[mode]
    return [PHASES[phase] for each in rounds for phase in [*each.start, *each.end]]


def rounds_to_build(mode: str) -> int:
    """How long the slowest builders of a village need, its founding included."""
    table, ids = home(mode, 0)
    s, field = table.s, table.field(ids[0])
    table.units(0, ids[0], light_infantry=2)
    s.gold[0], s.prestige[0] = 9, 9
    found_building(s, 0, VILLAGE, field, free_builders(s, 0, field))
    s.gold[0] = s.prestige[0] = 0
    rounds = 0
    while s.settlement[field] == NONE:
        s.turn += 1
        rounds += 1
        answer(construct(s))
    return rounds


# What a mode contains


@pytest.mark.rule("SZ-A2.1", "SZ-A2.7", "SZ-A2.8")
def test_the_first_game() -> None:
    s = Position("taifas", "first").s
    assert (s.has_diplomacy, s.has_farming, s.has_prestige, s.has_limits) == (False,) * 4
    assert units_of(FIRST) == {LI, HI, SE, CAV, TS}
    assert buildings_of(FIRST) == {VILLAGE, CITY, DOCK}
    assert phases_of(FIRST) == ["taxes"] * 3 + ["salaries"]
    assert rounds_to_build("first") == 2


@pytest.mark.rule("SZ-A2.2", "SZ-A2.9")
def test_the_basic_game_adds_farming() -> None:
    s = Position("taifas", "basic").s
    assert (s.has_diplomacy, s.has_farming, s.has_prestige, s.has_limits) == (
        *(False, True, False),
        False,
    )
    assert (units_of(BASIC), buildings_of(BASIC)) == (units_of(FIRST), buildings_of(FIRST))
    assert herds_of(BASIC) == {SHEEP, PIGS}
    assert phases_of(BASIC) == ["births", "sowing", "taxes", "crops", "harvest", "feeding"]
    assert rounds_to_build("basic") == 3


@pytest.mark.rule("SZ-A2.3")
def test_white_mode_adds_diplomacy_and_pieces() -> None:
    s = Position("taifas", "white").s
    assert (s.has_diplomacy, s.has_farming, s.has_prestige, s.has_limits) == (
        *(True, False, False),
        True,
    )
    assert units_of(WHITE) - units_of(FIRST) == {WS, MERC, COR}
    assert buildings_of(WHITE) - buildings_of(FIRST) == {PORT, FORTIFICATION}
    assert phases_of(WHITE) == phases_of(FIRST)
    assert rounds_to_build("white") == 2


@pytest.mark.rule("SZ-A2.4")
def test_green_mode_is_both_with_cattle_and_horses() -> None:
    s = Position("taifas", "green").s
    assert (s.has_diplomacy, s.has_farming, s.has_prestige, s.has_limits) == (
        *(True, True, False),
        True,
    )
    assert units_of(GREEN_MODE) == units_of(WHITE)
    assert herds_of(GREEN_MODE) - herds_of(BASIC) == {CATTLE, HORSES}
    assert phases_of(GREEN_MODE) == phases_of(BASIC)
    assert rounds_to_build("green") == 3


@pytest.mark.rule("SZ-A2.5", "SZ-A2.6", "SZ-N9.1")
def test_yellow_and_red_mode() -> None:
    assert units_of(YELLOW_MODE) - units_of(GREEN_MODE) == {ELE}
    assert rounds_to_build("yellow") == rounds_to_build("red") == 4
    yellow, red = phases_of(YELLOW_MODE), phases_of(RED)
    assert set(yellow) - set(phases_of(GREEN_MODE)) == {"new-year", "festivities"}
    assert [phase for phase in red if not phase.startswith("weather")] == yellow
    assert set(red) - set(yellow) == {"weather-crops", "weather-winter"}
    everything = {phase for mode in range(len(MODES)) for phase in phases_of(mode)}
    assert everything == set(PHASES)
    assert [len(default().calendar[mode]) for mode in range(6)] == [4, 4, 4, 4, 6, 8]


@pytest.mark.rule("SZ-A2.10")
def test_what_the_basic_game_replaces() -> None:
    for mode in range(len(MODES)):
        table = Position("taifas", MODES[mode])
        first = mode in (FIRST, WHITE)
        assert phases_of(mode).count("taxes") == (3 if first else 1)
        assert ("salaries" in phases_of(mode)) == first
        assert ("feeding" in phases_of(mode)) == (not first)
        assert (start_quarters(table.s) == 2) == first
        assert upgrade_price(table.s, 0, CAV) == (8 if first else 4)


@pytest.mark.rule("SZ-A1.1", "SZ-E1.2")
def test_everybody_leads_one_faction_on_one_map() -> None:
    s = played(0, "yellow", 4)
    assert all(factions()[faction].map == 0 for faction in s.faction)
    for player in range(4):
        assert s.units_of(player)
        assert s.settlements_of(player)
        assert player in s.herd_owner
    assert played(0, "white", 4).faction == [NONE] * 4


@pytest.mark.rule("SZ-A1.2", "SZ-F1.2")
def test_all_act_at_once() -> None:
    table, _ = realm("white", 2, 4)
    answer(salaries(table.s))
    floor = next(salaries(table.s))
    assert isinstance(floor, Floor)
    assert [ask.player for ask in floor.asks] == [0, 1]


@pytest.mark.rule("SZ-E3.3", "SZ-E3.2")
def test_only_the_fields_depend_on_the_number_of_players() -> None:
    begins = set()
    for players in (3, 4, 7, 8, 12):
        s = new_table_of(players)
        begins.add((s.gold[0], s.cubes[0], s.tiles[0], s.points[0], s.content.years))
    assert len(begins) == 1
    assert [level_of(players) for players in (2, 3, 4, 7, 8, 12)] == [1, 1, 2, 2, 3, 3]


def new_table_of(players: int) -> Table:
    table = Position("taifas", "white", players=players)
    s = table.s
    return new_table(s.dice, s.content, s.map, s.mode, players)


# Pieces


@pytest.mark.rule("SZ-B1.3", "SZ-B1.1")
def test_three_parts_of_two_maps() -> None:
    assert MAPS == ("britannia", "italia", "taifas", "vikings", "huns", "orient")
    for map in range(len(MAPS)):
        assert len({map_of(map, level).count for level in (1, 2, 3)}) == 3


@pytest.mark.rule("SZ-B1.4", "SZ-B1.5")
def test_overview_boards() -> None:
    content = default()
    rounds = [content.years * len(content.calendar[mode]) for mode in range(len(MODES))]
    assert rounds == [20, 20, 20, 20, 30, 40]
    assert phases_of(FIRST) == phases_of(WHITE)
    assert phases_of(BASIC) == phases_of(GREEN_MODE)


@pytest.mark.rule("SZ-B1.2", "SZ-B4.1", "SZ-B4.2")
def test_a_players_set() -> None:
    assert (default().cubes, 2 * default().tiles) == (20, 30)


@pytest.mark.rule("SZ-B2.6")
def test_there_are_always_enough_dice() -> None:
    table, ids = home("first")
    table.units(0, ids[0], light_infantry=30, heavy_infantry=20)
    units = table.s.units_of(0)
    assert len(roll_of(table.s, units, 0, 0)) == 50


@pytest.mark.rule("SZ-B3.1", "SZ-B4.5", "SZ-B4.8")
def test_six_types_are_the_same_cube() -> None:
    table, ids = home("white", 1)
    table.city(0, ids[0]).units(0, ids[0], light_infantry=1)
    s = table.s
    s.gold[0], s.cubes[0] = 9, 0
    upgrade(s, Network(s, 0), 0, HI)
    assert (s.type[0], s.cubes[0]) == (HI, 0)
    assert not can_buy(s, 0, table.field(ids[0])), "no cube is left"


@pytest.mark.rule("SZ-B3.2")
def test_cuboids_are_special_units_and_herds() -> None:
    assert herds_of(BASIC) == {SHEEP, PIGS}
    assert not {MERC, COR} & units_of(BASIC)
    assert {MERC, COR} <= units_of(GREEN_MODE)
    assert len(herds_of(GREEN_MODE)) == 4


@pytest.mark.rule("SZ-B3.3", "SZ-B4.2")
def test_tiles_of_buildings() -> None:
    table, id, _ = shore("green")
    s, field = table.s, table.field(id)
    assert tiles_for(s, field) == 2, "village and dock"
    s.yard[field] = PORT
    assert tiles_for(s, field) == 3
    s.settlement[field] = CITY
    assert tiles_for(s, field) == 4
    s.fortified[field] = True
    assert tiles_for(s, field) == 5


@pytest.mark.rule("SZ-B3.4", "SZ-B3.5", "SZ-B3.6", "SZ-S6.1", "SZ-S6.3")
def test_pieces_and_tracks_have_no_end() -> None:
    table, ids = home("yellow", 8)
    s = table.s
    table.units(0, ids[0], "elite", light_infantry=60)
    s.gold[0] = s.prestige[0] = 250
    for id in ids[:8]:
        s.stored_grain[table.field(id)] = 5
        s.plundered[table.field(id)] = True
        table.herds(0, id, sheep=2)
    gain_points(s, 0, 25)
    twin = s.copy()
    assert (twin.gold[0], twin.prestige[0], twin.points[0]) == (250, 250, 25)
    assert len(twin.units_of(0)) == 60
    assert sum(twin.stored_grain) == 40


@pytest.mark.rule("SZ-B4.3")
def test_diplomacy_needs_no_tiles() -> None:
    table, _ = realm("white")
    s = table.s
    s.tiles = [0] * 4
    pay_ransom(s, 0, 1)
    make_vassal(s, 2, 1)
    assert s.tiles == [0] * 4
    assert s.lord[2] == 1


# What a table knows


@pytest.mark.rule("SZ-C2.6")
def test_nobody_begins_with_commanders() -> None:
    assert Position("taifas", "red", players=4).s.command == [NO_COMMAND] * 4


@pytest.mark.rule("SZ-C4.1", "SZ-C4.4", "SZ-D6.4")
def test_seas_and_rivers_are_controlled_by_ships() -> None:
    table = Position("huns", "white")
    s = table.s
    for sort in (SEA, RIVER):
        field = next(f for f in range(s.map.count) if s.map.sort[f] == sort)
        assert (s.control[field], s.locked[field]) == (NONE, False)
        table.units(1, s.map.ids[field], transport_ship=1)
        assert s.control[field] == 1
        assert s.map.sort[field] != LAND
        assert s.map.colour[field] == NONE


@pytest.mark.rule("SZ-D3.6")
def test_nations_are_regions_of_whole_fields() -> None:
    for map in range(len(MAPS)):
        coarse, fine = map_of(map, 1), map_of(map, 3)
        for field in range(fine.count):
            if fine.sort[field] == LAND:
                whole = coarse.number(fine.base[field])
                assert fine.nation[field] == coarse.nation[whole]


@pytest.mark.rule("SZ-E2.10", "SZ-D5.3")
def test_a_shipyard_stays_where_it_is() -> None:
    table, id, _ = shore("white")
    s, field = table.s, table.field(id)
    point, seas = s.yard_point[field], s.yard_seas(field)
    table.units(0, id, light_infantry=4)
    s.gold[0], s.tiles[0] = 4, 1
    found_building(s, 0, PORT, field, free_builders(s, 0, field))
    s.turn += 1
    answer(construct(s))
    assert s.yard[field] == PORT
    assert (s.yard_point[field], s.yard_seas(field)) == (point, seas)


@pytest.mark.rule("SZ-S8.1")
def test_sizes_of_the_maps_for_four() -> None:
    for map in range(len(MAPS)):
        board = map_of(map, 2)
        fields = [f for f in range(board.count) if board.sort[f] == LAND]
        land = len([f for f in fields if board.neutral[f] == NONE])
        sea = len([f for f in range(board.count) if board.sort[f] == SEA])
        assert 85 <= land <= 110
        assert 22 <= sea <= 47


# Units


@pytest.mark.rule("SZ-L2.2", "SZ-P4.16")
def test_ships_fight_on_land_as_ships() -> None:
    table, ids = home("yellow")
    table.units(0, ids[0], transport_ship=1, warship=1)
    s = table.s
    for unit in s.units_of(0):
        assert len({tuple(dice_of_unit(s, unit, place)) for place in range(len(SITUATIONS))}) == 1
        assert len({lives(s, unit, place) for place in range(len(SITUATIONS))}) == 1


@pytest.mark.rule("SZ-L1.11", "SZ-P4.16", "SZ-D6.10")
def test_viking_ships_stand_on_coasts() -> None:
    table = Position("vikings", "yellow", players=4)
    s = table.s
    s.faction[0] = [each.id for each in factions()].index("vikings-vikings")
    coasts = [f for f in range(s.map.count) if s.is_land(f) and s.map.coast[f]]
    inland = [f for f in coasts if may_stand(s, 0, f)]
    ordinary = [f for f in coasts if may_stand(s, 1, f)]
    assert set(ordinary) < set(inland)


@pytest.mark.rule("SZ-M4.3", "SZ-M1.3")
def test_who_leaves_its_training_gets_the_rest_back() -> None:
    table, ids = home("white", 1)
    table.units(0, ids[0], light_infantry=1)
    s = table.s
    s.gold[0] = 6
    train(s, 0, 2)
    table.units(1, ids[0], light_infantry=1)
    assert (s.gold[0], s.training[0]) == (2, 2), "an enemy on the field does not end it"
    stop_training(s, 0)
    assert (s.gold[0], s.training[0]) == (6, 0)


@pytest.mark.rule("SZ-M6.8", "SZ-B4.1")
@pytest.mark.parametrize("mode", ["white", "green"])
def test_who_is_neither_paid_nor_fed_goes_for_good(mode: str) -> None:
    table, ids = home(mode, 1)
    table.units(0, ids[0], light_infantry=2)
    s = table.s
    s.gold[0] = s.stored_grain[table.field(ids[0])] = 2
    cubes = s.cubes[0]
    if mode == "white":
        Stages(s, salaries, (0, "pay-most"))
    else:
        Stages(s, feeding, (0, "feed-most"))
    assert len(s.units_of(0)) == 1
    assert s.cubes[0] == cubes


@pytest.mark.rule("SZ-P4.25", "SZ-P4.33", "SZ-E2.18")
@pytest.mark.parametrize("name", ["egypt", "babylon"])
def test_egypt_and_babylon_may_begin_with_a_city(name: str) -> None:
    faction = next(each for each in factions() if each.id == f"orient-{name}")
    board = map_of(MAPS.index("orient"), 2)
    fields = [f for f in range(board.count) if board.nation[f] == faction.region]
    for field in fields[:3]:
        wish = [f"place-city orient-{board.ids[field]}"]
        s = played(MAPS.index("orient"), "yellow", 4, 1, player_0=wish)
        if s.settlement[field] != CITY:  # somebody was there first
            continue
        homes = s.settlements_of(0)
        assert homes == [field]
        infantry = [unit for unit in s.units_of(0) if s.type[unit] == LI]
        assert len(infantry) == (3 if board.points[field] else 5)
        assert sorted(s.herd_type[h] for h, o in enumerate(s.herd_owner) if o == 0) == [0, 0]
        assert s.stored_grain[field] == 10
        return
    raise AssertionError(name)


# Diplomacy and what players see of each other


@pytest.mark.rule("SZ-H2.6", "SZ-H2.3")
def test_half_more_against_a_rival_is_always_whole() -> None:
    table, _ = home("yellow")
    s = table.s
    s.rivals[0] = 1 << 1
    for worth in (*default().unit_prestige, *default().building_prestige):
        assert worth % 2 == 0
    earn_prestige(s, 0, 1, 3, 0)
    assert s.due_prestige[0] == 4, "a fraction would be lost"


@pytest.mark.rule("SZ-H1.4", "SZ-U1.3", "SZ-H5.3")
def test_thanks_for_aid_bind_nobody() -> None:
    table, _ = realm("white")
    s = table.s
    give_aid(s, 0, 1, 30)
    assert are_hostile(s, 0, 1)
    assert may_enter(s, 1, 0)


@pytest.mark.rule("SZ-S6.2", "SZ-C2.2", "SZ-C2.3")
def test_everybody_sees_the_boards_of_all() -> None:
    table, _ = realm("white")
    s = table.s
    s.rivals[0] = 1 << 2
    s.aids_paid[0] = 2
    table.vassal(0, 1).truce(0, 3)
    for viewer in (0, 2, None):
        told = view(s, viewer)["players"][0]
        assert (told["rivals"], told["lord"], told["aids"]) == ([2], 1, [2, 0])
        assert [truce["receiver"] for truce in told["truces"]] == [3]
        assert {"tributes", "ransoms"} <= told.keys()
