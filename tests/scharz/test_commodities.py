"""Chapter 12.7: trade in grain, fish and herds."""

import pytest

from kronika.games.scharz.commodities import (
    Sale,
    buy_fish,
    buy_grain,
    buy_herd,
    can_buy_fish,
    can_buy_grain,
    can_trade_herds,
    close_sale,
    fish_halves,
    grain_halves,
    herd_halves,
    market_value,
    meat_halves,
    places_for_herd,
    sell_fish,
    sell_grain,
    sell_herd,
)
from kronika.games.scharz.factions import factions
from kronika.games.scharz.position import Position
from kronika.games.scharz.recruiting import upgrade
from kronika.games.scharz.supply import Network
from kronika.games.scharz.terms import (
    AUTUMN,
    CATTLE,
    CAV,
    HERDS,
    HORSES,
    NONE,
    PIGS,
    SHEEP,
    SPRING,
    SUMMER,
    WINTER,
)
from kronika.games.scharz.weather import season

from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled


def market(
    mode: str = "green", building: str = "", month: int = SPRING
) -> tuple[Position, int, Network]:
    """A village of player 0, perhaps with a shipyard, and its field."""
    table = Position("taifas", mode, players=4)
    id = coastal(table, lands(table))[0]
    table.village(0, id)
    if building:
        port(table, id, building)
    s = table.s
    s.gold[0] = 30
    seasons = [each.season for each in s.content.calendar[s.mode]]
    s.round = seasons.index(month) + 1
    return table, table.field(id), Network(s, 0)


def block(table: Position, field: int) -> Network:
    """Hostile ships on all seas that the shipyard touches."""
    for sea in table.s.yard_seas(field):
        table.units(1, table.s.map.ids[sea], warship=1)
    return Network(table.s, 0)


# Buying


@pytest.mark.rule("SZ-M7.1", "SZ-M7.3")
@pytest.mark.parametrize("building", ["", "port"])
def test_grain_costs_two(building: str) -> None:
    table, field, network = market(building=building)
    assert can_buy_grain(table.s, network, field)
    buy_grain(table.s, 0, field, 3)
    assert (table.s.gold[0], table.s.stored_grain[field]) == (24, 3)
    table.s.stored_grain[field] = 5
    assert not can_buy_grain(table.s, network, field), "the store is full"


@pytest.mark.rule("SZ-M7.1", "SZ-M7.3")
def test_fish_cost_one_and_need_a_shipyard() -> None:
    table, field, network = market()
    assert not can_buy_fish(table.s, network, field)
    table, field, network = market(building="dock")
    assert can_buy_fish(table.s, network, field)
    buy_fish(table.s, 0, field, 2)
    assert (table.s.gold[0], table.s.stored_fish[field]) == (28, 2)
    assert not can_buy_fish(table.s, network, field)


@pytest.mark.rule("SZ-M3.4")
@pytest.mark.parametrize("mode", ["first", "white"])
def test_modes_without_farming_have_no_goods(mode: str) -> None:
    table, field, network = market(mode, "port" if mode == "white" else "dock")
    assert not can_buy_grain(table.s, network, field)
    assert not can_trade_herds(table.s, network, network.component[field], SHEEP)


@pytest.mark.rule("SZ-M7.2", "SZ-D7.5")
def test_an_encircled_settlement_trades_through_its_shipyard_alone() -> None:
    table, field, _ = market(building="dock")
    id = table.s.map.ids[field]
    table.units(1, id, light_infantry=1).encircled(id)
    assert can_buy_grain(table.s, Network(table.s, 0), field)
    assert not can_buy_grain(table.s, block(table, field), field)
    inland, field, _ = market()
    id = inland.s.map.ids[field]
    inland.units(1, id, light_infantry=1).encircled(id)
    assert not can_buy_grain(inland.s, Network(inland.s, 0), field)


@pytest.mark.rule("SZ-M7.1", "SZ-M7.3", "SZ-N3.2")
@pytest.mark.parametrize(("type", "gold"), [(SHEEP, 5), (PIGS, 7), (CATTLE, 9), (HORSES, 7)])
def test_herds_are_bought_through_a_port(type: int, gold: int) -> None:
    table, field, network = market(building="dock")
    assert places_for_herd(table.s, network, type) == []
    table, field, network = market(building="port")
    assert places_for_herd(table.s, network, type) == [(field, False), (field, True)]
    buy_herd(table.s, 0, type, field, False)
    assert table.s.gold[0] == 30 - gold
    assert table.s.herd_bought == [table.s.turn]
    blocked, field, _ = market(building="port")
    assert places_for_herd(blocked.s, block(blocked, field), type) == []


@pytest.mark.rule("SZ-M7.3", "SZ-D5.1", "SZ-J7.4")
def test_bought_herds_need_room() -> None:
    table, field, network = market(building="port")
    table.herds(0, table.s.map.ids[field], sheep=2)
    assert places_for_herd(table.s, network, SHEEP) == [(field, True)]
    table.herds(0, table.s.map.ids[field], inside=True, sheep=1)
    assert places_for_herd(table.s, network, SHEEP) == []
    sown, field, network = market(building="port")
    sown.grain(0, sown.s.map.ids[field])
    assert places_for_herd(sown.s, network, SHEEP) == [(field, True)]


@pytest.mark.rule("SZ-P4.22")
def test_almoravids_trade_horses_without_a_port() -> None:
    table, field, network = market("yellow")
    assert places_for_herd(table.s, network, HORSES) == []
    table.s.faction[0] = [each.id for each in factions()].index("taifas-almoravids")
    assert places_for_herd(table.s, network, HORSES) == [(field, False), (field, True)]
    assert places_for_herd(table.s, network, SHEEP) == []


@pytest.mark.rule("SZ-A2.9")
def test_the_basic_game_has_two_sorts_of_herds() -> None:
    table, field, network = market("basic", "dock")
    sorts = [type for type in range(len(HERDS)) if table.s.content.has_herd(table.s.mode, type)]
    assert sorts == [SHEEP, PIGS]
    assert places_for_herd(table.s, network, SHEEP) == [], "there are no ports"
    del field


# Selling


@pytest.mark.rule("SZ-M7.1", "SZ-F3.6")
def test_meat_is_dearer_in_autumn_and_winter() -> None:
    prices = {month: meat_halves(market(month=month)[0].s) for month in (0, 1, 2, 3)}
    assert prices == {SPRING: 1, SUMMER: 1, AUTUMN: 2, WINTER: 2}
    assert season(market(month=SUMMER)[0].s) == SUMMER


@pytest.mark.rule("SZ-M7.1")
def test_prices_of_herds() -> None:
    table, field, network = market(building="port", month=AUTUMN)
    id = table.s.map.ids[field]
    table.herds(0, id, sheep=1, pigs=1, cattle=1, horses=1)
    alive = [herd_halves(table.s, network, herd, slaughter=False) for herd in range(4)]
    meat = [herd_halves(table.s, network, herd, slaughter=True) for herd in range(4)]
    assert alive == [6, 10, 14, 10]
    assert meat == [6, 10, 14, 10]
    spring, field, network = market(month=SPRING)
    spring.herds(0, spring.s.map.ids[field], pigs=1)
    assert herd_halves(spring.s, network, 0, slaughter=False) == 0, "no port"
    assert herd_halves(spring.s, network, 0, slaughter=True) == 5


@pytest.mark.rule("SZ-M7.4", "SZ-M3.1", "SZ-EX47")
def test_a_sale_is_summed_before_it_is_rounded() -> None:
    table, field, network = market()
    table.herds(0, table.s.map.ids[field], pigs=1)
    table.s.stored_grain[field] = 1
    sale = Sale()
    sell_herd(table.s, network, sale, 0, slaughter=True)
    sell_grain(table.s, network, sale, field, 1)
    close_sale(table.s, 0, sale)
    assert table.s.gold[0] == 33
    assert (table.s.herd_owner, table.s.stored_grain[field]) == ([NONE], 0)


@pytest.mark.rule("SZ-EX48", "SZ-M7.1")
def test_grain_behind_a_blocked_port_brings_half() -> None:
    table, field, network = market(building="port", month=SUMMER)
    assert grain_halves(table.s, network, field) == 2
    network = block(table, field)
    table.s.stored_grain[field] = 8
    sale = Sale()
    sell_grain(table.s, network, sale, field, 8)
    assert sale.gold == 4


@pytest.mark.rule("SZ-EX49", "SZ-M6.4")
def test_a_day_at_the_market() -> None:
    table, field, network = market(building="port", month=AUTUMN)
    id = table.s.map.ids[field]
    table.city(0, id)
    network = Network(table.s, 0)
    table.herds(0, id, sheep=1, pigs=1)
    table.s.gold[0], table.s.stored_grain[field], table.s.stored_fish[field] = 5, 1, 2
    sale = Sale()
    for herd in (0, 1):
        sell_herd(table.s, network, sale, herd, slaughter=False)
    sell_grain(table.s, network, sale, field, 1)
    sell_fish(table.s, network, sale, field, 2)
    assert sale.gold == 3 + 5 + 1 + 1
    close_sale(table.s, 0, sale)
    buy_herd(table.s, 0, HORSES, field, False)
    assert table.s.gold[0] == 8
    table.units(0, id, light_infantry=2)
    for unit in table.s.units_of(0):
        upgrade(table.s, Network(table.s, 0), unit, CAV)
    assert table.s.gold[0] == 0
    assert set(table.s.herd_owner) == {NONE}


@pytest.mark.rule("SZ-M7.2", "SZ-M7.4")
def test_what_is_cut_off_cannot_be_sold() -> None:
    table, _, network = market(building="port")
    far = lands(table)[-1]
    table.units(0, far, light_infantry=1).herds(0, far, sheep=1)
    network = Network(table.s, 0)
    assert herd_halves(table.s, network, 0, slaughter=True) == 0
    assert herd_halves(table.s, network, 0, slaughter=False) == 0


@pytest.mark.rule("SZ-M7.1")
def test_fish_bring_half_a_coin() -> None:
    for building in ("dock", "port"):
        table, field, network = market(building=building)
        assert fish_halves(table.s, network, field) == 1


@pytest.mark.rule("SZ-H4.7", "SZ-EX07")
def test_a_pig_herd_is_worth_five_gold_in_a_tribute() -> None:
    table, field, network = market(building="port")
    table.herds(0, table.s.map.ids[field], pigs=1)
    assert market_value(table.s, network, [0], 0, 0) == 5
    assert market_value(table.s, network, [], 3, 2) == 4
    inland, field, network = market()
    assert market_value(inland.s, network, [], 3, 2) == 2
