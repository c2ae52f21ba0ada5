"""Cases of the economy in which several chapters meet: taxes, farming, fishing, feasts, trade."""

import pytest

from kronika.games.scharz.commodities import (
    Sale,
    can_buy_fish,
    can_buy_grain,
    can_trade_herds,
    close_sale,
    fish_halves,
    grain_halves,
    herd_halves,
    places_for_herd,
    sell_fish,
    sell_grain,
    sell_herd,
)
from kronika.games.scharz.construction import (
    builders_on,
    can_found,
    construct,
    found_building,
    free_builders,
    possible_buildings,
    price,
)
from kronika.games.scharz.control import refresh_control
from kronika.games.scharz.farming import births, crops, harvest, sowing
from kronika.games.scharz.fishing import fishing, is_rich
from kronika.games.scharz.position import Position
from kronika.games.scharz.prestige import festivities, new_year
from kronika.games.scharz.state import IN_YARD
from kronika.games.scharz.supply import Network
from kronika.games.scharz.taxes import collect_taxes, potential_income
from kronika.games.scharz.terms import (
    CITY,
    DOCK,
    FORTIFICATION,
    HORSES,
    NONE,
    PIGS,
    PORT,
    SEA,
    SHEEP,
    VILLAGE,
)

from .helpers import answer
from .test_feeding import far_from
from .test_salaries import next_to, said
from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled


def home(mode: str = "green", count: int = 1) -> tuple[Position, list[str]]:
    """Villages of player 0 side by side."""
    table = Position("taifas", mode, players=4)
    ids = lands(table)
    for id in ids[:count]:
        table.village(0, id)
    table.s.tiles = [9] * 4
    return table, ids


def shore(mode: str = "green", building: str = "dock") -> tuple[Position, str, list[str]]:
    """A village of player 0 with a shipyard, and its seas."""
    table = Position("taifas", mode, players=4)
    id = coastal(table, lands(table))[0]
    table.village(0, id)
    port(table, id, building)
    return table, id, [table.s.map.ids[sea] for sea in table.s.yard_seas(table.field(id))]


def held_by_enemy(table: Position, id: str) -> None:
    """Player 1 came first, then units of player 0: the field is contested and the enemy's."""
    table.units(1, id, light_infantry=1)
    assert table.s.control[table.field(id)] == 1
    table.units(0, id, light_infantry=1)
    assert table.s.control[table.field(id)] == 1


# Taxes


@pytest.mark.rule("SZ-N1.1", "SZ-N1.3")
def test_units_on_connected_land_pay_halves() -> None:
    table, ids = home()
    near = [table.s.map.ids[f] for f in table.s.map.land_next[table.field(ids[0])]]
    assert potential_income(table.s, 0) == 1
    table.units(0, near[0], light_infantry=3)
    assert potential_income(table.s, 0) == 2, "a village and two fields"
    table.units(0, far_from(table, ids, ids[0]), light_infantry=1)
    table.units(0, near[1], light_infantry=1)
    assert potential_income(table.s, 0) == 2, "three halves; what is far away does not count"


@pytest.mark.rule("SZ-N1.3")
def test_owned_and_neutral_land_does_not_pay() -> None:
    table, ids = home()
    for id in [table.s.map.ids[f] for f in table.s.map.land_next[table.field(ids[0])]]:
        table.herds(0, id, sheep=1)
    assert potential_income(table.s, 0) == 1
    table = Position("italia", "white", players=4)
    s = table.s
    desert = next(f for f in range(s.map.count) if s.map.neutral[f] != NONE)
    beside = next(f for f in s.map.land_next[desert] if s.map.neutral[f] == NONE)
    table.village(0, s.map.ids[beside]).units(0, s.map.ids[desert], light_infantry=1)
    assert potential_income(s, 0) == 1


@pytest.mark.rule("SZ-N1.2", "SZ-N1.3")
def test_an_encircled_village_pays_by_its_open_port_only() -> None:
    table, id, seas = shore("white", "port")
    table.units(1, id, light_infantry=1).encircled(id)
    assert potential_income(table.s, 0) == 2
    for sea in seas:
        table.units(1, sea, warship=1)
    assert potential_income(table.s, 0) == 0
    near = next_to(table, id)
    table.village(1, near)
    assert potential_income(table.s, 1) == 1 + 1, "his village and two fields"


@pytest.mark.rule("SZ-N1.4", "SZ-H3.11", "SZ-H3.12")
def test_a_share_is_taken_of_own_income_alone() -> None:
    table, ids = home("white", 6)
    table.village(1, ids[-1]).vassal(0, 1).vassal(1, 2)
    collect_taxes(table.s)
    assert table.s.gold == [6, 1 + 3, 0, 0]


# Births, sowing, harvest


@pytest.mark.rule("SZ-N3.2", "SZ-N3.1")
def test_stolen_herds_have_young() -> None:
    table, ids = home("green", 3)
    table.herds(0, ids[0], horses=2)
    table.s.herd_stolen = [table.s.turn] * 2
    answer(births(table.s), [(0, f"place-herd horses {said(ids[1])}")])
    assert table.s.herd_type.count(HORSES) == 3


@pytest.mark.rule("SZ-N3.3", "SZ-D7.9", "SZ-K8.9")
def test_herds_where_an_enemy_still_holds_the_field_have_no_young() -> None:
    for held in (False, True):
        table, ids = home("yellow", 1)
        near = next_to(table, ids[0])
        if held:
            held_by_enemy(table, near)
        else:
            table.units(0, near, light_infantry=1)
        table.herds(0, near, pigs=2)
        answer(births(table.s), [] if held else [(0, f"place-herd pigs {said(ids[0])}")] * 0)
        assert table.s.herd_type.count(PIGS) == (2 if held else 3)


@pytest.mark.rule("SZ-N3.4")
def test_young_come_only_to_controlled_land() -> None:
    table, ids = home("green", 1)
    near = next_to(table, ids[0])
    table.herds(0, near, sheep=2).herds(0, ids[0], sheep=1)
    table.s.herd_bought[2] = table.s.turn
    answer(births(table.s))
    assert table.s.herd_at[3] == table.field(ids[0]), "the other field is only owned"


@pytest.mark.rule("SZ-N4.1")
def test_the_field_of_a_village_can_be_sown_but_none_that_is_only_owned() -> None:
    table, ids = home("green", 1)
    table.s.stored_grain[table.field(ids[0])] = 5
    table.herds(0, next_to(table, ids[0]), sheep=1)
    told = answer(sowing(table.s), [(0, f"sow {said(ids[0])}")])
    assert told.asked == [(0, [f"sow {said(ids[0])}", "sow-no-more"])]
    assert table.s.stored_grain[table.field(ids[0])] == 4


@pytest.mark.rule("SZ-N4.1")
def test_an_encircled_store_sows_nothing() -> None:
    table, ids = home("green", 1)
    table.s.stored_grain[table.field(ids[0])] = 5
    table.units(1, ids[0], light_infantry=1).encircled(ids[0])
    table.units(0, next_to(table, ids[0]), light_infantry=1)
    assert answer(sowing(table.s)).asked == []


@pytest.mark.rule("SZ-N5.1", "SZ-N5.2", "SZ-Q5.1")
def test_bad_weather_on_plundered_mountains_leaves_nothing() -> None:
    table, ids = home("red", 1)
    table.grain(0, ids[0], sown=2)
    field = table.field(ids[0])
    table.s.plundered[field] = True
    yield_of = table.s.content.colour_crop[table.s.map.colour[field]]
    for growth in (-1, 0, 1):
        table.s.skies.growth[field] = growth
        crops(table.s)
        assert table.s.crop[field] == max(0, yield_of - 1 + growth)


@pytest.mark.rule("SZ-N6.1", "SZ-K8.9", "SZ-H4.3")
def test_grain_on_the_land_of_a_partner_stays_ones_own() -> None:
    table, ids = home("green", 1)
    near = next_to(table, ids[0])
    table.grain(0, near, 1, 2).truce(0, 1).units(1, near, light_infantry=1)
    table.village(1, next_to(table, near))
    answer(harvest(table.s))
    assert table.s.stored_grain[table.field(ids[0])] == 3
    assert table.s.points == [0, 0, 0, 0]


@pytest.mark.rule("SZ-N6.2", "SZ-K4.19", "SZ-D7.9")
def test_grain_where_an_enemy_still_holds_the_field_is_lost_to_both() -> None:
    table, ids = home("green", 1)
    near = next_to(table, ids[0])
    held_by_enemy(table, near)
    table.grain(0, near, 1, 2).village(1, next_to(table, near))
    answer(harvest(table.s))
    assert sum(table.s.stored_grain) == 0
    assert table.s.points == [-1, 0, 0, 0]


@pytest.mark.rule("SZ-H6.5", "SZ-N6.1")
@pytest.mark.parametrize("lord", [True, False])
def test_a_lord_takes_grain_for_which_his_vassal_has_no_room(lord: bool) -> None:
    table, ids = home("green", 1)
    near = next_to(table, ids[0])
    table.grain(0, ids[0], 1, 3).village(1, near)
    s = table.s
    s.stored_grain[table.field(ids[0])] = 3
    if lord:
        table.vassal(0, 1)
    else:
        table.truce(0, 1)
        s.connection[1] |= 1
    told = answer(harvest(s), [(0, f"store {said(near)} 1"), (0, "lose-rest")] if lord else [])
    assert bool(told.asked) == lord
    assert s.stored_grain[table.field(ids[0])] == 5
    assert s.stored_grain[table.field(near)] == (1 if lord else 0)


@pytest.mark.rule("SZ-N6.1", "SZ-D7.2", "SZ-F7.1")
def test_what_one_harvests_cuts_nobody_else_off() -> None:
    table, _ = home("green", 0)
    s = table.s
    middle = next(f for f in range(s.map.count) if len(s.map.land_next[f]) > 4)
    one = s.map.land_next[middle][0]
    other = next(f for f in s.map.land_next[middle] if f != one and f not in s.map.land_next[one])
    table.vassal(1, 0).village(1, s.map.ids[one]).grain(1, s.map.ids[other], 1, 2)
    table.grain(0, s.map.ids[middle], 1, 1)
    answer(harvest(s), [])
    assert s.stored_grain[one] == 3


@pytest.mark.rule("SZ-N6.1", "SZ-D5.4")
def test_a_fortification_stores_one_more() -> None:
    table, ids = home("green", 1)
    field = table.field(ids[0])
    table.s.fortified[field] = True
    table.grain(0, ids[0], 2, 9)
    answer(harvest(table.s))
    assert table.s.stored_grain[field] == 6


# Fishing


@pytest.mark.rule("SZ-M8.3", "SZ-D7.5", "SZ-D7.7")
def test_fish_come_overland_to_a_blocked_shipyard() -> None:
    table, id, seas = shore("green")
    s = table.s
    for sea in seas:
        table.units(1, sea, warship=1)
    other = next(
        sea
        for field in [table.field(id), *s.map.land_next[table.field(id)]]
        for sea in s.map.coast[field]
        if s.map.ids[sea] not in seas
    )
    for field in s.map.land_next[table.field(id)]:
        table.units(0, s.map.ids[field], light_infantry=1)
    table.units(0, s.map.ids[other], transport_ship=1)
    answer(fishing(s))
    assert s.stored_fish[table.field(id)] == 1
    table.units(1, id, light_infantry=1).encircled(id)
    answer(fishing(s))
    assert s.stored_fish[table.field(id)] == 1, "but not into an encircled settlement"


@pytest.mark.rule("SZ-M8.3", "SZ-D7.5")
def test_an_encircled_shipyard_takes_fish_from_its_own_sea() -> None:
    table, id, seas = shore("green")
    table.units(1, id, light_infantry=1).encircled(id).units(0, seas[0], transport_ship=1)
    answer(fishing(table.s))
    assert table.s.stored_fish[table.field(id)] == 1


@pytest.mark.rule("SZ-D6.13", "SZ-M8.3")
def test_corsairs_fish_and_ships_in_a_shipyard_do_not() -> None:
    table, id, seas = shore("green")
    table.units(0, id, transport_ship=1)
    table.s.where[0] = IN_YARD
    answer(fishing(table.s))
    assert sum(table.s.stored_fish) == 0
    table.units(0, seas[0], corsairs=1)
    answer(fishing(table.s))
    assert sum(table.s.stored_fish) == 1


@pytest.mark.rule("SZ-D5.8", "SZ-M8.5", "SZ-EX61")
def test_a_dock_that_becomes_a_port_stores_as_a_dock() -> None:
    table, id, seas = shore("green")
    s, field = table.s, table.field(id)
    s.site[field], s.site_owner[field] = PORT, 0
    s.stored_fish[field] = 1
    table.units(0, seas[0], transport_ship=1)
    for _ in range(3):
        answer(fishing(s))
    assert s.stored_fish[field] == 2


@pytest.mark.rule("SZ-D6.5", "SZ-Q2.5", "SZ-M8.4")
def test_seas_of_two_colours() -> None:
    for map in ("britannia", "italia", "taifas", "vikings", "huns", "orient"):
        for mode in ("yellow", "red"):
            s = Position(map, mode).s
            for sea in range(s.map.count):
                letters = {s.map.ground.letter[cell] for cell in s.map.cells[sea]}
                if s.map.sort[sea] == SEA and len(letters) > 1:
                    assert is_rich(s, sea) == (mode == "red")
                    assert not s.map.stormy[sea]


# Prestige


@pytest.mark.rule("SZ-N8.1", "SZ-G5.6", "SZ-P1.2")
def test_new_year_counts_and_forgets() -> None:
    table, _ = home("yellow")
    s = table.s
    s.destroyed, s.lost = [45, 9, 20, 0], [30, 10, 0, 0]
    s.prestige = [6, 7, 8, 0]
    new_year(s)
    assert s.points == [0, -1, 2, 0]
    assert s.prestige == [7, 7, 8, 7]
    assert s.destroyed == s.lost == [0] * 4


@pytest.mark.rule("SZ-N8.4", "SZ-N8.6")
def test_a_feast_is_paid_where_it_is_held() -> None:
    table, ids = home("yellow", 2)
    s = table.s
    far = far_from(table, ids, ids[0])
    table.city(0, far)
    s.stored_grain[table.field(ids[0])] = 9
    answer(festivities(s))
    assert s.prestige[0] == 6, "the city far away has no grain: only a small feast"
    s.stored_grain[table.field(far)] = 2
    answer(festivities(s), [(0, "feast 2")])
    assert s.prestige[0] == 6 + 12
    assert s.stored_grain[table.field(ids[0])] == 7
    assert s.stored_grain[table.field(far)] == 0


@pytest.mark.rule("SZ-N8.3", "SZ-N8.4")
def test_an_encircled_village_neither_feasts_nor_pays() -> None:
    table, ids = home("yellow", 2)
    s = table.s
    table.units(1, ids[0], light_infantry=1).encircled(ids[0])
    s.stored_grain[table.field(ids[1])] = 2
    answer(festivities(s), [(0, "feast 3")])
    assert s.prestige[0] == 3
    assert s.stored_grain[table.field(ids[1])] == 0


# Trade with the bank


@pytest.mark.rule("SZ-M7.2", "SZ-D7.5")
def test_a_blocked_and_encircled_village_trades_nothing() -> None:
    table, id, seas = shore("green", "port")
    s, field = table.s, table.field(id)
    s.stored_grain[field] = s.stored_fish[field] = 2
    table.units(1, id, light_infantry=1).encircled(id)
    network = Network(s, 0)
    assert (grain_halves(s, network, field), fish_halves(s, network, field)) == (2, 1)
    assert can_buy_grain(s, network, field)
    assert can_buy_fish(s, network, field)
    for sea in seas:
        table.units(1, sea, warship=1)
    network = Network(s, 0)
    assert (grain_halves(s, network, field), fish_halves(s, network, field)) == (0, 0)
    assert not can_buy_grain(s, network, field)
    assert not can_buy_fish(s, network, field)


@pytest.mark.rule("SZ-M7.1")
def test_a_blocked_port_pays_as_none_where_land_is_free() -> None:
    table, id, seas = shore("green", "port")
    s, field = table.s, table.field(id)
    for sea in seas:
        table.units(1, sea, warship=1)
    network = Network(s, 0)
    assert grain_halves(s, network, field) == 1
    assert not can_trade_herds(s, network, network.component[field], SHEEP)


@pytest.mark.rule("SZ-M7.2", "SZ-D7.9", "SZ-K8.9")
def test_a_herd_where_an_enemy_still_holds_the_field_is_not_traded() -> None:
    table, id, _ = shore("green", "port")
    near = next_to(table, id)
    held_by_enemy(table, near)
    table.herds(0, near, pigs=1)
    network = Network(table.s, 0)
    assert herd_halves(table.s, network, 0, slaughter=False) == 0
    assert herd_halves(table.s, network, 0, slaughter=True) == 0
    table.truce(0, 1)
    refresh_control(table.s, table.field(near))
    assert herd_halves(table.s, Network(table.s, 0), 0, slaughter=False) == 10


@pytest.mark.rule("SZ-M3.1", "SZ-M7.4")
def test_halves_are_summed_over_a_bundle() -> None:
    table, id, _ = shore("green")
    s, field = table.s, table.field(id)
    s.stored_grain[field], s.stored_fish[field] = 3, 2
    table.herds(0, id, sheep=1)
    network = Network(s, 0)
    sale = Sale()
    sell_herd(s, network, sale, 0, slaughter=True)
    sell_grain(s, network, sale, field, 2)
    sell_fish(s, network, sale, field, 2)
    close_sale(s, 0, sale)
    assert s.gold[0] == 3, "1.5 for meat in spring, 1 for grain, 1 for fish: a half is lost"
    assert (s.stored_grain[field], s.stored_fish[field]) == (1, 0)


@pytest.mark.rule("SZ-M7.3", "SZ-D5.1", "SZ-D5.4")
def test_where_a_bought_herd_finds_room() -> None:
    table, id, _ = shore("green", "port")
    s, field = table.s, table.field(id)
    assert places_for_herd(s, Network(s, 0), SHEEP) == [(field, False), (field, True)]
    table.herds(0, id, sheep=2)
    assert places_for_herd(s, Network(s, 0), SHEEP) == [(field, True)]
    table.herds(0, id, inside=True, sheep=1)
    assert places_for_herd(s, Network(s, 0), SHEEP) == []


# Building


@pytest.mark.rule("SZ-K4.19", "SZ-M2.2", "SZ-M2.4")
def test_nothing_is_built_where_enemies_stand() -> None:
    table, ids = home("white", 0)
    s, field = table.s, table.field(ids[0])
    table.units(0, ids[0], light_infantry=4)
    s.gold[0] = 20
    found_building(s, 0, VILLAGE, field, free_builders(s, 0, field))
    s.turn += 1
    table.units(1, ids[0], light_infantry=1)
    assert answer(construct(s)).asked == []
    assert s.site_quarters[field] == 2
    s.remove_unit(4)
    answer(construct(s))
    assert s.settlement[field] == VILLAGE
    assert builders_on(s, field) == []


@pytest.mark.rule("SZ-M5.8")
def test_the_second_city_needs_a_port() -> None:
    table, id, _ = shore("white")
    s, field = table.s, table.field(id)
    table.units(0, id, light_infantry=4)
    assert CITY in possible_buildings(s, 0, field)
    table.city(0, next_to(table, id))
    assert CITY not in possible_buildings(s, 0, field)
    s.yard[field] = PORT
    assert CITY in possible_buildings(s, 0, field)


@pytest.mark.rule("SZ-M5.3", "SZ-M5.4", "SZ-P2.1")
def test_plunder_and_fame_change_prices() -> None:
    table, ids = home("yellow", 1)
    s, field = table.s, table.field(ids[0])
    for plundered, prestige, gold in ((False, 0, 2), (True, 0, 3), (False, 30, 1), (True, 30, 2)):
        s.plundered[field] = plundered
        s.prestige[0] = prestige
        assert price(s, 0, FORTIFICATION, field) == gold


@pytest.mark.rule("SZ-M5.1", "SZ-B4.2", "SZ-M5.4")
def test_founding_needs_gold_prestige_and_a_tile() -> None:
    for gold, prestige, tiles, able in (
        (2, 2, 1, True),
        (1, 2, 1, False),
        (2, 1, 1, False),
        (2, 2, 0, False),
    ):
        table, id, _ = shore("yellow")
        s, field = table.s, table.field(id)
        table.units(0, id, light_infantry=1)
        s.gold[0], s.prestige[0], s.tiles[0] = gold, prestige, tiles
        assert can_found(s, 0, FORTIFICATION, field) == able


@pytest.mark.rule("SZ-M2.3", "SZ-M2.10")
def test_fifty_prestige_build_twice_as_fast() -> None:
    for prestige, quarters in ((50, 4), (0, 2)):
        table, id, _ = shore("yellow")
        s, field = table.s, table.field(id)
        table.units(0, id, light_infantry=2)
        s.gold[0], s.prestige[0], s.yard[field] = 2, 60, NONE
        found_building(s, 0, DOCK, field, free_builders(s, 0, field))
        s.gold[0], s.prestige[0] = 0, prestige
        s.turn += 1
        answer(construct(s))
        assert s.site_quarters[field] == (0 if quarters == 4 else 2)
        assert (s.yard[field] == DOCK) == (quarters == 4)


@pytest.mark.rule("SZ-M5.7", "SZ-M5.10")
def test_a_village_that_becomes_a_city_works_as_a_village() -> None:
    table, ids = home("white", 1)
    s, field = table.s, table.field(ids[0])
    s.site[field], s.site_owner[field], s.site_quarters[field] = CITY, 0, 3
    assert potential_income(s, 0) == 1
    assert s.settlement[field] == VILLAGE
