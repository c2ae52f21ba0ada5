"""Chapter 12.3: REAR-Trade."""

import pytest

from kronika.core.asks import Ask, Option
from kronika.games.scharz.announcements import round_end
from kronika.games.scharz.capture import raze
from kronika.games.scharz.control import is_blocked
from kronika.games.scharz.diplomacy import make_vassal
from kronika.games.scharz.factions import factions
from kronika.games.scharz.goals import total_points
from kronika.games.scharz.movelog import UNITS
from kronika.games.scharz.moves import begin_subphase
from kronika.games.scharz.offers import NEGOTIATE, act_diplomacy
from kronika.games.scharz.position import Position
from kronika.games.scharz.relations import are_hostile, has_truce
from kronika.games.scharz.shipping import (
    PUT_IN,
    SAIL_INLAND,
    may_put_in,
    may_stand,
    streams_of,
    ways_of_ship,
)
from kronika.games.scharz.state import IN_YARD, INSIDE, OUTSIDE
from kronika.games.scharz.taxes import potential_income
from kronika.games.scharz.terms import (
    CITY,
    DESERT,
    DOCK,
    ELE,
    ELITE,
    EXPERIENCED,
    FORTIFICATION,
    LI,
    MERC,
    MODES,
    NONE,
    PORT,
    RECRUIT,
    RIVER,
    STANDARD,
    STEP_TRADE,
    TS,
    VETERAN,
    VILLAGE,
    WS,
)
from kronika.games.scharz.trade import (
    act_trade,
    begin_trade,
    end_trade,
    trade_options,
    trade_ranges,
)
from kronika.games.scharz.trade_buildings import FOUND, pick_builders

from .helpers import Answers, answer
from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled


def home(mode: str = "white", gold: int = 20, map: str = "taifas") -> tuple[Position, list[str]]:
    """A village of player 0, and lands around it."""
    table = Position(map, mode, players=4)
    ids = lands(table)
    table.village(0, ids[0])
    s = table.s
    s.gold = [gold] * 4
    s.cubes = [14] * 4
    s.tiles = [11] * 4
    s.prestige = [20 if s.has_prestige else 0] * 4
    s.step = STEP_TRADE
    return table, ids


def name(table: Position, id: str) -> str:
    return f"{table.s.map.name}-{id}"


def keys(table: Position, *verbs: str, player: int = 0) -> list[str]:
    """The options of a player that begin with these verbs."""
    found = [option.key for option in trade_options(table.s, player)]
    return [key for key in found if key.split(" ")[0] in verbs]


def do(table: Position, key: str, *answers: str, player: int = 0) -> Answers:
    """A transaction that is offered."""
    s = table.s
    options = {option.key: option for option in trade_options(s, player)}
    chosen = options.get(key) or in_range(table, key, player)
    assert chosen is not None, f"{key!r} is not among {list(options)}"
    return answer(act_trade(s, player, chosen), [(player, each) for each in answers])


def in_range(table: Position, key: str, player: int) -> Option | None:
    for numbers in trade_ranges(table.s, player):
        words = key.split(" ")
        option = numbers.first.verb.parsed(words[1:])
        if numbers.first.verb.name == words[0] and option and numbers.has(option):
            return option
    return None


def asked(table: Position, option: Option) -> list[str]:
    """What is asked first about a transaction, without doing anything."""
    ask = next(act_trade(table.s.copy(), 0, option))
    assert isinstance(ask, Ask)
    return [each.key for each in ask.options]


def of(id: str) -> int:
    return [each.id for each in factions()].index(id)


# New units


@pytest.mark.rule("SZ-M3.1", "SZ-M3.2", "SZ-M6.2", "SZ-F4.5", "SZ-S8.2")
@pytest.mark.parametrize("mode", MODES)
def test_infantry_is_bought_by_number(mode: str) -> None:
    table, ids = home(mode)
    table.city(0, ids[1])
    s = table.s
    city, village = name(table, ids[1]), name(table, ids[0])
    wanted = [f"buy-infantry {village} 1", f"buy-infantry {city} 1", f"buy-infantry {city} 2"]
    assert sorted(keys(table, "buy-infantry")) == sorted(wanted)
    do(table, f"buy-infantry {city} 2")
    assert s.gold[0] == 16
    assert [s.type[unit] for unit in s.units_of(0)] == [LI, LI]
    assert keys(table, "buy-infantry") == [f"buy-infantry {village} 1"]
    s.gold[0] = 1
    assert keys(table, "buy-infantry") == []
    assert answer(begin_trade(s)).asked == answer(end_trade(s)).asked == []


@pytest.mark.rule("SZ-P4.31")
def test_the_mitanni_are_given_a_third_infantry_for_two_that_they_bought() -> None:
    table, ids = home("yellow", gold=4, map="orient")
    table.city(0, ids[0])
    table.village(0, ids[1])
    table.s.faction[0] = of("orient-mitanni")
    do(table, f"recruit {name(table, ids[1])} 1")
    table.s.gold[0] = 4
    do(table, f"buy-infantry {name(table, ids[0])} 2")
    assert table.s.gold[0] == 0
    both = [f"buy-infantry {name(table, id)} 1" for id in sorted(ids[:2], key=table.field)]
    assert keys(table, "buy-infantry") == both, "also where nothing more is sold"
    do(table, f"buy-infantry {name(table, ids[1])} 1")
    assert len(table.s.units_of(0)) == 4
    table.s.gold[0] = 20
    assert keys(table, "buy-infantry") == [], "once in a round"


@pytest.mark.rule("SZ-P4.31")
def test_all_three_infantry_of_the_mitanni_at_once() -> None:
    table, ids = home("yellow", gold=5, map="orient")
    city = name(table, ids[0])
    table.city(0, ids[0])
    table.s.faction[0] = of("orient-mitanni")
    assert keys(table, "buy-infantry") == [f"buy-infantry {city} {count}" for count in (1, 3)]
    table.s.gold[0] = 3
    assert keys(table, "buy-infantry") == [f"buy-infantry {city} 1"]
    table.s.gold[0], table.s.cubes[0] = 5, 2
    assert keys(table, "buy-infantry") == [f"buy-infantry {city} {count}" for count in (1, 2)]
    table.s.cubes[0] = 9
    do(table, f"buy-infantry {city} 3")
    assert (table.s.gold[0], table.s.cubes[0]) == (1, 6)
    assert keys(table, "buy-infantry") == []


@pytest.mark.rule("SZ-M3.3", "SZ-M6.3", "SZ-M6.1")
@pytest.mark.parametrize("mode", MODES)
def test_recruits_come_from_white_mode_on(mode: str) -> None:
    table, ids = home(mode)
    table.units(0, ids[1], light_infantry=1)
    found = keys(table, "recruit")
    if mode in ("first", "basic"):
        assert found == []
        return
    assert found == [f"recruit {name(table, id)} 1" for id in sorted(ids[:2], key=table.field)]
    do(table, f"recruit {name(table, ids[0])} 1")
    assert table.s.experience[table.s.units_of(0)[-1]] == RECRUIT
    assert not keys(table, "buy-infantry"), "either the one or the other"


@pytest.mark.rule("SZ-EX36", "SZ-M6.6", "SZ-M6.3")
@pytest.mark.parametrize("mode", ["white", "green"])
def test_mercenaries_and_three_recruits(mode: str) -> None:
    table, ids = home(mode, gold=7)
    for id in ids[1:4]:
        table.units(0, id, heavy_infantry=1)
    do(table, f"hire {name(table, ids[0])} 0")
    for id in ids[1:4]:
        do(table, f"recruit {name(table, id)} 1")
    assert table.s.gold[0] == 0
    assert [table.s.type[unit] for unit in table.s.units_of(0)].count(MERC) == 1


@pytest.mark.rule("SZ-M6.6", "SZ-M3.3", "SZ-P2.1")
def test_who_is_hired_may_have_experience() -> None:
    table, ids = home()
    there = name(table, ids[0])
    assert keys(table, "hire") == [f"hire {there} 0", f"hire {there} 3"]
    do(table, f"hire {there} 2")
    assert table.s.gold[0] == 20 - 4 - 4
    assert table.s.experience[table.s.units_of(0)[0]] == VETERAN
    assert not keys(table, "hire"), "the limit of the village"
    table, ids = home("yellow")
    table.s.prestige[0] = 1
    assert not keys(table, "hire"), "two prestige each"
    assert not keys(home("basic")[0], "hire", "hire-corsairs")


@pytest.mark.rule("SZ-P4.21", "SZ-P4.2", "SZ-P2.1", "SZ-P3.2")
def test_mercenaries_for_prestige() -> None:
    table, ids = home("yellow", gold=1)
    assert not keys(table, "hire-for-prestige")
    table.s.faction[0] = of("taifas-muslim-taifas")
    do(table, f"hire-for-prestige {name(table, ids[0])} 0")
    assert (table.s.gold[0], table.s.prestige[0]) == (0, 10)


@pytest.mark.rule("SZ-M6.6", "SZ-M3.3", "SZ-P2.1")
def test_corsairs_for_gold_or_prestige() -> None:
    table = Position("britannia", "yellow", players=4)
    s = table.s
    s.step = STEP_TRADE
    id = coastal(table, lands(table))[0]
    table.village(0, id)
    s.gold[0], s.prestige[0] = 12, 16
    assert not keys(table, "hire-corsairs"), "no shipyard"
    port(table, id, "dock")
    sea = s.map.ids[s.yard_seas(table.field(id))[0]]
    assert f"hire-corsairs {name(table, sea)} 1" in keys(table, "hire-corsairs")
    do(table, f"corsairs-for-prestige {name(table, sea)} 0")
    assert (s.gold[0], s.prestige[0]) == (12, 0)
    assert s.control[table.field(sea)] == 0
    do(table, f"hire-corsairs {name(table, sea)} 1")
    assert s.gold[0] == 0
    assert s.experience[s.units_of(0)[-1]] == EXPERIENCED


@pytest.mark.rule("SZ-M6.10", "SZ-M3.5", "SZ-P2.1")
def test_a_doubled_purchase() -> None:
    table, ids = home("yellow")
    there = name(table, ids[0])
    do(table, f"double-purchase {there}")
    assert table.s.prestige[0] == 18
    assert keys(table, "buy-infantry") == [f"buy-infantry {there} 1", f"buy-infantry {there} 2"]
    assert not keys(table, "double-purchase"), "once in a round"
    assert not keys(home("green")[0], "double-purchase")


# Upgrades


@pytest.mark.rule("SZ-EX37", "SZ-M6.4", "SZ-M3.2")
@pytest.mark.parametrize("mode", MODES)
def test_two_of_four_become_heavy_infantry(mode: str) -> None:
    table, ids = home(mode)
    table.city(0, ids[0]).units(0, ids[0], light_infantry=4)
    there = name(table, ids[0])
    found = [key for key in keys(table, "upgrade") if "heavy" in key]
    assert found == [f"upgrade {there} heavy-infantry standard {n}" for n in (1, 2)]
    do(table, found[1])
    assert table.s.gold[0] == 14
    assert not [key for key in keys(table, "upgrade") if "heavy" in key]


@pytest.mark.rule("SZ-M6.4", "SZ-OP02")
def test_cavalry_needs_horses_from_green_mode_on() -> None:
    table, ids = home("green")
    table.city(0, ids[0]).units(0, ids[0], light_infantry=3)
    assert not [key for key in keys(table, "upgrade") if "cavalry" in key]
    table.herds(0, ids[0], horses=1)
    there = name(table, ids[0])
    do(table, f"upgrade {there} cavalry standard 2")
    assert table.s.gold[0] == 12
    assert table.s.herd_owner == [NONE]


@pytest.mark.rule("SZ-D5.4", "SZ-D5.5", "SZ-M6.4")
def test_a_new_ship_needs_room_in_the_yard() -> None:
    table, ids = home()
    id = coastal(table, ids)[0]
    table.village(0, id).units(0, id, light_infantry=2)
    port(table, id, "dock")
    s = table.s
    there = name(table, id)
    assert f"upgrade {there} transport-ship standard 1" in keys(table, "upgrade")
    s.empty.put(1, TS, table.field(id), 2)
    assert f"upgrade {there} transport-ship standard 1" in keys(table, "upgrade"), "not his"
    s.empty.put(0, TS, table.field(id), 2)
    assert not [key for key in keys(table, "upgrade") if "ship" in key]


@pytest.mark.rule("SZ-M2.6")
def test_builders_stay_on_their_site() -> None:
    table, ids = home()
    table.city(0, ids[0]).units(0, ids[0], light_infantry=1)
    assert keys(table, "upgrade", "train")
    do(table, f"found {name(table, ids[0])} fortification 1")
    assert not keys(table, "upgrade", "train")


@pytest.mark.rule("SZ-M6.5", "SZ-M1.3")
def test_degrading_brings_gold_back_at_the_right_place() -> None:
    table, ids = home(gold=0)
    table.city(0, ids[0]).units(0, ids[0], heavy_infantry=2)
    table.units(0, ids[1], heavy_infantry=1)
    s = table.s
    do(table, f"degrade {name(table, ids[1])} heavy-infantry standard 1")
    assert s.gold[0] == 0
    s.training[s.units_of(0)[0]] = 2
    do(table, f"degrade {name(table, ids[0])} heavy-infantry standard 2")
    assert s.gold[0] == 6 + 4, "and what was paid for training"
    assert [s.type[unit] for unit in s.units_of(0)] == [LI] * 3


@pytest.mark.rule("SZ-M6.5", "SZ-M6.7")
def test_ships_are_degraded_into_an_encircled_settlement_while_there_is_room() -> None:
    table, ids = home()
    id = coastal(table, ids)[0]
    table.village(0, id).units(0, id, light_infantry=5)
    port(table, id)
    s = table.s
    ship = s.add_unit(0, TS, STANDARD, table.field(id))
    s.where[ship] = IN_YARD
    table.units(1, id, light_infantry=1).encircled(id)
    assert not keys(table, "degrade")
    s.remove_unit(s.units_inside(table.field(id))[0])
    do(table, f"degrade {name(table, id)} transport-ship standard 1")
    assert s.where[ship] == INSIDE


@pytest.mark.rule("SZ-M6.4", "SZ-P4.9", "SZ-F4.7")
def test_elephants_are_not_bought_and_sold_back_for_ever() -> None:
    table = Position("italia", "yellow", players=4)
    s = table.s
    s.step = STEP_TRADE
    s.gold[0] = 12
    desert = next(f for f in range(s.map.count) if s.map.neutral[f] == DESERT)
    table.units(0, s.map.ids[desert], light_infantry=3, elephants=1)
    there = name(table, s.map.ids[desert])
    assert keys(table, "degrade") == [f"degrade {there} elephants standard 1"]
    do(table, f"upgrade {there} elephants standard 2")
    assert [s.type[unit] for unit in s.units_of(0)].count(ELE) == 3
    assert keys(table, "degrade") == []


# Training


@pytest.mark.rule("SZ-EX33", "SZ-M4.1", "SZ-M4.2", "SZ-M3.3")
def test_two_units_are_trained_to_elite() -> None:
    table, ids = home(gold=13)
    table.city(0, ids[0]).units(0, ids[0], light_infantry=3)
    there = name(table, ids[0])
    do(table, f"train {there} light-infantry standard 3")
    do(table, f"train {there} light-infantry standard 3")
    assert table.s.gold[0] == 1
    table.s.gold[0] = 9
    assert not keys(table, "train"), "two places in a city"
    basic, ids = home("basic")
    basic.units(0, ids[0], light_infantry=1)
    assert not keys(basic, "train")


@pytest.mark.rule("SZ-M4.5")
def test_recruits_are_trained_level_by_level() -> None:
    table, ids = home(gold=5)
    table.units(0, ids[0], experience="recruit", light_infantry=1)
    there = name(table, ids[0])
    wanted = [f"train {there} light-infantry recruit {levels}" for levels in (1, 2)]
    assert keys(table, "train") == wanted, "gold for two"


# Buildings


@pytest.mark.rule("SZ-EX34", "SZ-M5.1", "SZ-M3.2")
def test_a_port_with_four_builders() -> None:
    table, ids = home()
    id = coastal(table, ids)[0]
    table.village(0, id).units(0, id, light_infantry=4)
    port(table, id, "dock")
    do(table, f"found {name(table, id)} port 4")
    field = table.field(id)
    assert table.s.gold[0] == 16
    assert (table.s.site[field], table.s.site_quarters[field]) == (PORT, 2)
    assert table.s.tiles[0] == 10
    assert all(table.s.builds_since[unit] for unit in table.s.units_of(0))


@pytest.mark.rule("SZ-EX35", "SZ-M6.9", "SZ-M5.8")
def test_a_recruit_helps_to_build_a_city() -> None:
    table, ids = home(gold=6)
    table.units(0, ids[0], light_infantry=3)
    there = name(table, ids[0])
    assert not any("city" in key for key in keys(table, "found"))
    do(table, f"recruit {there} 1")
    do(table, f"found {there} city 4")
    assert table.s.gold[0] == 0


@pytest.mark.rule("SZ-EX26", "SZ-M5.3")
def test_a_village_on_plundered_land() -> None:
    table, ids = home(gold=4)
    table.units(0, ids[1], light_infantry=2)
    table.s.plundered[table.field(ids[1])] = True
    do(table, f"found {name(table, ids[1])} village 2")
    assert table.s.gold[0] == 0


@pytest.mark.rule("SZ-M5.1", "SZ-M2.2")
def test_how_many_build_and_who() -> None:
    table, ids = home()
    table.units(0, ids[1], experience="elite", light_infantry=1)
    table.units(0, ids[1], light_infantry=2)
    table.units(0, ids[1], experience="recruit", light_infantry=1)
    there = name(table, ids[1])
    assert keys(table, "found") == [f"found {there} village 1", f"found {there} village 4"]
    ranges = [each for each in trade_ranges(table.s, 0) if each.first.verb is FOUND]
    assert [(each.least, each.most) for each in ranges] == [(1, 4)]
    s = table.s
    units = s.units_of(0)
    levels = [s.experience[unit] for unit in pick_builders(s, units, 1, 2)]
    assert levels == [ELITE], "one elite unit is enough, others would not be"
    levels = [s.experience[unit] for unit in pick_builders(s, units, 2, 2)]
    assert levels == [RECRUIT, STANDARD], "two of the least experience are"
    do(table, f"found {there} village 2")
    assert sum(since > 0 for since in s.builds_since) == 2


@pytest.mark.rule("SZ-C3.1", "SZ-M5.1")
def test_who_trains_does_not_build() -> None:
    table, ids = home()
    table.units(0, ids[0], light_infantry=1)
    table.s.training[0] = 1
    assert not keys(table, "found")


@pytest.mark.rule("SZ-D5.3", "SZ-M5.1")
def test_a_dock_has_its_point_from_the_start() -> None:
    table, ids = home()
    s = table.s
    id = next(each for each in coastal(table, ids) if len(s.map.points[table.field(each)]) > 1)
    table.village(0, id).units(0, id, light_infantry=1)
    field = table.field(id)
    start = next(option for option in trade_options(s, 0) if "dock" in option.key)
    points = asked(table, start)
    assert len(points) == len({(one, other) for _, one, other in s.map.points[field]})
    do(table, start.key, *points[1:2])
    assert s.site[field] == DOCK
    assert s.yard_point[field] != NONE
    assert s.yard[field] == NONE


@pytest.mark.rule("SZ-Q2.1", "SZ-M5.9")
def test_in_red_mode_a_village_lies_on_a_hex() -> None:
    table, _ = home("red")
    s = table.s
    field = next(
        f
        for f in range(s.map.count)
        if s.is_land(f)
        and len(s.map.cells[f]) > 1
        and s.map.neutral[f] == NONE
        and s.control[f] < 0
    )
    id = s.map.ids[field]
    table.units(0, id, light_infantry=2)
    options = [option for option in trade_options(s, 0) if option.verb is FOUND]
    spots = asked(table, options[0])
    assert len(spots) == len(s.map.cells[field])
    do(table, options[0].key, spots[1])
    assert s.settlement_cell[field] == 1
    do(table, f"cancel-site {name(table, id)} village")
    assert s.settlement_cell[field] == NONE


@pytest.mark.rule("SZ-M2.6", "SZ-M2.2", "SZ-M2.9")
def test_more_builders_up_to_four() -> None:
    table, ids = home()
    table.units(0, ids[1], light_infantry=5)
    there = name(table, ids[1])
    do(table, f"found {there} village 2")
    assert keys(table, "add-builders") == [f"add-builders {there} {n}" for n in (1, 2)]
    do(table, f"add-builders {there} 2")
    assert not keys(table, "add-builders")
    assert sum(since == table.s.turn for since in table.s.builds_since) == 4


@pytest.mark.rule("SZ-M2.6", "SZ-B4.2")
@pytest.mark.parametrize("mode", ["first", "white", "yellow"])
def test_an_abandoned_site_is_continued_without_its_price(mode: str) -> None:
    table, ids = home(mode, gold=0)
    s = table.s
    field = table.field(ids[1])
    s.site[field], s.site_owner[field], s.site_quarters[field] = VILLAGE, 2, 3
    table.units(0, ids[1], light_infantry=1)
    s.tiles[0] = 1
    do(table, f"continue-site {name(table, ids[1])} village 1")
    assert (s.site_owner[field], s.site_quarters[field]) == (0, 3)
    assert s.tiles[0] == (0 if s.has_limits else 1)
    assert s.builds_since[s.units_of(0)[-1]] == s.turn


@pytest.mark.rule("SZ-M2.6", "SZ-B4.2")
def test_without_a_tile_or_with_builders_there_a_site_is_not_continued() -> None:
    table, ids = home()
    s = table.s
    field = table.field(ids[1])
    s.site[field], s.site_owner[field] = VILLAGE, 2
    table.units(0, ids[1], light_infantry=1)
    s.tiles[0] = 0
    assert not keys(table, "continue-site")
    s.tiles[0] = 1
    assert keys(table, "continue-site")
    s.site[field] = CITY
    assert not keys(table, "continue-site"), "there is no village of his"
    s.site[field] = VILLAGE
    assert not keys(table, "cancel-site"), "the site is not his"
    table.truce(0, 2).units(2, ids[1], light_infantry=1)
    s.builds_since[s.units_of(2)[0]] = 1
    assert not keys(table, "continue-site"), "somebody builds there"


@pytest.mark.rule("SZ-M5.5", "SZ-M3.2")
def test_a_cancelled_site_brings_a_coin_and_the_tile() -> None:
    table, ids = home()
    table.units(0, ids[1], light_infantry=2)
    there = name(table, ids[1])
    do(table, f"found {there} village 2")
    do(table, f"cancel-site {there} village")
    assert (table.s.gold[0], table.s.tiles[0]) == (18, 11)
    assert table.s.builds_since == [0, 0]
    assert not keys(table, "cancel-site")


@pytest.mark.rule("SZ-M5.5", "SZ-M5.2")
def test_nothing_is_cancelled_at_a_place_that_an_enemy_holds() -> None:
    table, ids = home()
    s = table.s
    field = table.field(ids[0])
    s.site[field], s.site_owner[field] = FORTIFICATION, 0
    assert keys(table, "cancel-site")
    table.units(1, ids[0], light_infantry=1).encircled(ids[0])
    assert not keys(table, "cancel-site")


@pytest.mark.rule("SZ-M3.3", "SZ-K8.4")
def test_a_plundered_field_is_restored() -> None:
    table, ids = home(gold=3)
    s = table.s
    s.plundered[table.field(ids[0])] = s.plundered[table.field(ids[1])] = True
    assert keys(table, "restore") == [f"restore {name(table, ids[0])}"], "only what he controls"
    do(table, f"restore {name(table, ids[0])}")
    assert s.gold[0] == 0
    assert not s.plundered[table.field(ids[0])]
    table.units(0, ids[1], light_infantry=1)
    assert not keys(table, "restore"), "no gold is left"


# Goods


@pytest.mark.rule("SZ-EX47", "SZ-M7.4", "SZ-M3.1", "SZ-M3.4")
@pytest.mark.parametrize("mode", ["basic", "green", "yellow"])
def test_pigs_and_one_grain_in_spring(mode: str) -> None:
    table, ids = home(mode, gold=0)
    s = table.s
    table.herds(0, ids[0], pigs=1)
    s.stored_grain[table.field(ids[0])] = 2
    there = name(table, ids[0])
    do(table, "sell-goods", f"slaughter pigs {there}", f"sell-grain {there} 1", "close-sale 3")
    assert s.gold[0] == 3
    assert s.herd_owner == [NONE]
    assert s.stored_grain[table.field(ids[0])] == 1
    assert not keys(home("white")[0], "sell-goods", "buy-grain")


@pytest.mark.rule("SZ-M7.4")
def test_a_sale_can_be_called_off() -> None:
    table, ids = home("green", gold=0)
    s = table.s
    table.herds(0, ids[0], pigs=2)
    there = name(table, ids[0])
    sale = do(table, "sell-goods", f"slaughter pigs {there}", "call-off-sale")
    assert f"slaughter pigs {there}" in sale.asked[1][1], "the other herd"
    assert s.gold[0] == 0
    assert s.herd_owner == [0, 0]
    s.parley.called_off[0] = 5
    sale = do(table, "sell-goods", f"slaughter pigs {there}", "close-sale 2")
    assert "call-off-sale" not in sale.asked[0][1], "not for ever"


@pytest.mark.rule("SZ-EX48", "SZ-M7.1")
def test_grain_past_a_blocked_port() -> None:
    table, ids = home("green", gold=0)
    s = table.s
    s.round = 2
    id = coastal(table, ids)[0]
    table.city(0, id)
    port(table, id)
    for sea in s.yard_seas(table.field(id)):
        table.units(1, s.map.ids[sea], warship=1)
    s.stored_grain[table.field(id)] = 8
    do(table, "sell-goods", f"sell-grain {name(table, id)} 8", "close-sale 4")
    assert s.gold[0] == 4


@pytest.mark.rule("SZ-EX49", "SZ-M7.1", "SZ-M7.3", "SZ-M6.4")
def test_a_market_day_in_autumn() -> None:
    table, ids = home("green", gold=0)
    s = table.s
    s.round = 3
    id = coastal(table, ids)[0]
    table.city(0, id).units(0, id, light_infantry=2)
    port(table, id)
    field, there = table.field(id), name(table, id)
    table.herds(0, id, sheep=1, pigs=1)
    s.stored_grain[field], s.stored_fish[field] = 6, 2
    do(table, "sell-goods", f"sell-grain {there} 5", "close-sale 5")
    do(
        table,
        "sell-goods",
        f"sell-herd sheep {there}",
        f"sell-herd pigs {there}",
        f"sell-grain {there} 1",
        f"sell-fish {there} 2",
        "close-sale 10",
    )
    assert s.gold[0] == 15
    do(table, "buy-herd horses", f"put-bought-herd-inside horses {there}")
    do(table, f"upgrade {there} cavalry standard 2")
    assert s.gold[0] == 0
    assert 0 not in s.herd_owner


@pytest.mark.rule("SZ-M7.1", "SZ-M7.3", "SZ-M3.4")
def test_grain_and_fish_are_bought_as_there_is_room() -> None:
    table, ids = home("green", gold=7)
    id = coastal(table, ids)[0]
    table.village(0, id)
    port(table, id, "dock")
    s = table.s
    s.stored_grain[table.field(id)] = 3
    there = name(table, id)
    found = keys(table, "buy-grain", "buy-fish")
    for key in (f"buy-grain {there} 2", f"buy-fish {there} 1", f"buy-fish {there} 2"):
        assert key in found
    do(table, f"buy-grain {there} 2")
    do(table, f"buy-fish {there} 2")
    assert s.gold[0] == 1
    assert not [key for key in keys(table, "buy-grain", "buy-fish") if there in key]
    assert not keys(table, "buy-herd"), "no port"


@pytest.mark.rule("SZ-M7.4")
def test_meat_of_a_herd_that_is_cut_off_brings_nothing() -> None:
    table, ids = home("green", gold=0)
    s = table.s
    far = next(f for f in range(s.map.count) if s.is_land(f) and not s.map.land_next[f])
    table.units(0, s.map.ids[far], light_infantry=1).herds(0, s.map.ids[far], cattle=1)
    do(table, "sell-goods", f"slaughter cattle {name(table, s.map.ids[far])}", "close-sale 0")
    assert s.gold[0] == 0
    assert s.herd_owner == [NONE]
    assert ids


# Ships and units that are sold


@pytest.mark.rule("SZ-J2.9", "SZ-OP28", "SZ-M3.2", "SZ-P4.28")
@pytest.mark.parametrize(("faction", "gold"), [("", 2), ("orient-yamhad", 1)])
def test_empty_ships_are_sold_or_manned(faction: str, gold: int) -> None:
    table, ids = home("yellow" if faction else "first", gold=0, map="orient")
    s = table.s
    if faction:
        s.faction[0] = of(faction)
    id = coastal(table, ids)[0]
    field, there = table.field(id), name(table, id)
    table.village(0, id).units(0, id, light_infantry=1)
    s.empty.put(0, TS, field, 2)
    assert not keys(table, "sell-ship", "man-ship"), "no shipyard"
    port(table, id, "dock")
    do(table, f"man-ship transport-ship {there} standard")
    ship = s.units_of(0)[0]
    assert (s.type[ship], s.where[ship], s.gold[0]) == (TS, IN_YARD, 0)
    do(table, f"sell-ship transport-ship {there}")
    assert s.gold[0] == gold
    assert s.empty.owners(field) == []


@pytest.mark.rule("SZ-J2.9")
def test_empty_ships_that_do_not_fit_are_not_in_the_yard() -> None:
    table, ids = home()
    s = table.s
    id = coastal(table, ids)[0]
    field = table.field(id)
    table.village(0, id)
    port(table, id, "dock")
    s.empty.put(0, WS, field, 1)
    assert keys(table, "sell-ship")
    for _ in range(2):
        s.where[s.add_unit(0, TS, STANDARD, field)] = IN_YARD
    assert not keys(table, "sell-ship"), "the yard is full"
    s.remove_unit(s.units_of(0)[0])
    s.empty.hand_over(field, 0, 1)
    assert not keys(table, "sell-ship"), "they are not his"


@pytest.mark.rule("SZ-P4.19", "SZ-P4.45", "SZ-L1.13", "SZ-G5.6", "SZ-M3.5")
def test_slavs_sell_infantry() -> None:
    table, ids = home("yellow", map="huns", gold=0)
    s = table.s
    table.units(0, ids[1], light_infantry=3, cavalry=1)
    there = name(table, ids[1])
    assert not keys(table, "sell-infantry")
    s.faction[0] = of("huns-slavs")
    do(table, f"sell-infantry {there} standard 2")
    assert (s.gold[0], s.cubes[0], s.lost[0], s.points[0]) == (2, 14, 0, 0)
    assert len(s.units_of(0)) == 2
    raze(s, table.field(ids[0]), NONE)
    s.remove_unit(s.units_of(0)[-1])
    assert len(s.units_of(0)) == 1
    assert not keys(table, "sell-infantry"), "his last unit"


@pytest.mark.rule("SZ-P4.43", "SZ-P4.44", "SZ-P4.48", "SZ-G5.6")
def test_goths_dismantle_villages() -> None:
    table, ids = home("yellow", map="huns", gold=0)
    s = table.s
    table.village(0, ids[1]).city(0, ids[2]).units(0, ids[1], light_infantry=1)
    s.training[0] = 2
    assert not keys(table, "dismantle")
    s.faction[0] = of("huns-ostrogoths")
    found = keys(table, "dismantle")
    assert sorted(found) == sorted(f"dismantle {name(table, id)}" for id in ids[:2])
    do(table, f"dismantle {name(table, ids[1])}")
    assert (s.gold[0], s.tiles[0], s.lost[0], s.points[0]) == (4 + 4, 11, 0, 0)
    assert s.settlement[table.field(ids[1])] == NONE
    assert (s.where[0], s.training[0]) == (OUTSIDE, 0)
    assert s.lord[0] == NONE
    assert not s.eliminated[0]


# Payments


@pytest.mark.rule("SZ-EX06", "SZ-H4.9", "SZ-M3.3", "SZ-H1.2")
def test_a_ransom_is_paid_in_trade() -> None:
    table, ids = home()
    s = table.s
    table.village(0, ids[1])
    assert potential_income(s, 0) == 3
    s.gold[0] = 3
    assert keys(table, "pay-ransom") == [f"pay-ransom player-{n}" for n in (2, 3, 4)]
    s.tributes_paid[0] = 1
    s.points[0] = -1
    before = total_points(s, 0)
    do(table, "pay-ransom player-3")
    assert (s.gold[0], s.gold[2]) == (0, 23)
    assert has_truce(s, 0, 2)
    assert total_points(s, 0) == before - 1 - 2, "a point, and two for the ransom"
    assert not keys(home("basic")[0], "pay-ransom")


@pytest.mark.rule("SZ-G1.1", "SZ-OP32")
def test_in_a_duel_a_ransom_ends_the_game() -> None:
    table = Position("taifas", "white", players=2)
    table.village(0, lands(table)[0])
    table.s.gold[0] = 5
    do(table, "pay-ransom player-2")
    assert table.s.result is not None
    assert table.s.result.winners == [1]


@pytest.mark.rule("SZ-EX05", "SZ-H3.13")
def test_freedom_is_bought_in_trade() -> None:
    table, _ = home()
    s = table.s
    make_vassal(s, 0, 1)
    assert keys(table, "buy-freedom") == ["buy-freedom"]
    assert not keys(table, "buy-freedom", player=1)
    do(table, "buy-freedom")
    assert s.gold[:2] == [18, 22]
    assert are_hostile(s, 0, 1)


@pytest.mark.rule("SZ-H2.5", "SZ-M3.5", "SZ-H1.3")
def test_rivals_are_bought_for_prestige() -> None:
    table, _ = home("yellow")
    s = table.s
    s.rivals[0] = 2
    assert keys(table, "buy-rival") == ["buy-rival player-3", "buy-rival player-4"]
    do(table, "buy-rival player-4")
    assert (s.rivals[0], s.prestige[0]) == (10, 12)
    s.announced_for[1] = 2
    assert not keys(table, "buy-rival", "pay-ransom")
    assert not keys(home("green")[0], "buy-rival")


@pytest.mark.rule("SZ-Q8.1", "SZ-M3.5")
def test_commanders_are_bought_in_red_mode() -> None:
    table, _ = home("red", gold=5)
    assert keys(table, "buy-command") == ["buy-command bad", "buy-command average"]
    do(table, "buy-command average")
    assert table.s.gold[0] == 1
    assert not keys(home("yellow")[0], "buy-command")


@pytest.mark.rule("SZ-S8.2", "SZ-H3.16", "SZ-M3.1")
def test_who_is_out_does_not_trade() -> None:
    table, _ = home()
    assert trade_options(table.s, 0)
    table.s.eliminated[0] = 1
    assert trade_options(table.s, 0) == []
    assert trade_ranges(table.s, 0) == []


@pytest.mark.rule("SZ-F6.1", "SZ-H6.4", "SZ-M6.1")
def test_nothing_is_bought_at_the_settlements_of_others() -> None:
    table, ids = home()
    make_vassal(table.s, 1, 0)
    table.village(1, ids[1]).units(0, ids[1], light_infantry=2)
    there = name(table, ids[1])
    words = [option.key for option in trade_options(table.s, 0) if there in option.key]
    assert words == [], "not even at those of a vassal"


@pytest.mark.rule("SZ-M5.7", "SZ-D5.8")
def test_a_village_that_becomes_a_city_keeps_working() -> None:
    table, ids = home()
    table.units(0, ids[0], light_infantry=4)
    there = name(table, ids[0])
    income = potential_income(table.s, 0)
    do(table, f"found {there} city 4")
    assert potential_income(table.s, 0) == income
    assert keys(table, "buy-infantry") == [f"buy-infantry {there} 1"]


@pytest.mark.rule("SZ-EX06", "SZ-H4.6", "SZ-H4.7", "SZ-H4.9", "SZ-F5.2", "SZ-F5.7", "SZ-H3.19")
def test_a_tribute_and_a_ransom_lift_a_siege_and_buy_the_other_off() -> None:
    table, ids = home(gold=6)
    s = table.s
    table.village(0, ids[1]).village(0, ids[2])
    table.units(1, ids[1], light_infantry=2).encircled(ids[1])
    table.units(2, ids[2], light_infantry=2).encircled(ids[2])
    assert potential_income(s, 0) == 1, "one and a half"
    answer(
        act_diplomacy(s, 0, NEGOTIATE.of(1)),
        [(0, "propose tribute 3"), (1, "accept-offer player-1 tribute 3-gold nothing")],
    )
    assert not s.encircled_since[table.field(ids[1])]
    assert s.control[table.field(ids[1])] == 0
    assert potential_income(s, 0) == 3
    s.gold[2] -= 2
    do(table, "pay-ransom player-3")
    assert (s.gold[0], s.gold[2]) == (0, 6 - 2 + 3)
    assert not s.encircled_since[table.field(ids[2])]
    before = total_points(s, 0) - s.points[0]
    round_end(s)
    assert s.points[0] == 0
    assert total_points(s, 0) == before
    s.tributes_paid[0] = s.ransoms_paid[0] = 0
    assert total_points(s, 0) == before + 3


@pytest.mark.rule("SZ-M5.9", "SZ-Q2.2", "SZ-D6.6")
@pytest.mark.parametrize(("mode", "possible"), [("yellow", False), ("red", True)])
def test_shipyards_on_banks_of_large_rivers_in_red_mode(mode: str, possible: bool) -> None:
    table, _ = home(mode, map="huns")
    s = table.s
    bank = next(
        field
        for field in range(s.map.count)
        if not s.map.points[field] and s.map.red_points[field] and s.control[field] == NONE
    )
    id = s.map.ids[bank]
    table.village(0, id).units(0, id, light_infantry=1)
    cell, section, other = s.map.red_points[bank][0]
    assert s.map.sort[section] == RIVER
    assert other == NONE or other in s.map.coast[bank]
    if s.is_red:
        s.settlement_cell[bank] = s.map.cells[bank].index(cell)
    docks = [key for key in keys(table, "found") if "dock" in key]
    assert bool(docks) == possible
    if possible:
        spots = asked(table, next(o for o in trade_options(s, 0) if o.key == docks[0]))
        do(table, docks[0], *(spots[:1] if len(spots) > 1 else []))
        s.yard[bank] = DOCK
        assert set(s.yard_seas(bank)) <= set(s.map.coast[bank])
        assert not is_blocked(s, bank, 0)
        for water in s.yard_seas(bank):
            table.units(1, s.map.ids[water], warship=1)
        assert is_blocked(s, bank, 0)


@pytest.mark.rule("SZ-M5.9", "SZ-Q2.2", "SZ-D6.9", "SZ-J2.7", "SZ-D7.5")
def test_a_shipyard_on_a_small_river_of_the_orient() -> None:
    table, _ = home("red", map="orient")
    s = table.s
    field, river, near = next(
        (field, river, other)
        for field in range(s.map.count)
        for other, river in s.map.down_river[field]
        if not s.map.points[field]
        and s.control[field] == NONE
        and may_stand(s, 0, other)
        and s.settlement_owner[other] == NONE
    )
    id = s.map.ids[field]
    cell = next(c for c in s.map.cells[field] if s.map.small_river(c) == river)
    table.village(0, id).units(0, id, light_infantry=2)
    s.settlement_cell[field] = s.map.cells[field].index(cell)
    do(table, f"found {name(table, id)} dock 1")
    s.yard[field] = DOCK
    assert (s.yard_seas(field), s.yard_river(field)) == ([], river)
    assert near in s.yard_ways(field)
    begin_subphase(s, UNITS)
    ship = s.add_unit(0, TS, STANDARD, field)
    s.where[ship] = IN_YARD
    s.moves.begin(UNITS, len(s.owner), s.control)
    ways = ways_of_ship(s, ship, set())
    assert (SAIL_INLAND, near) in ways
    assert streams_of(s, 0, field, near, ship) == [river]
    s.at[ship], s.where[ship], s.river[ship] = near, OUTSIDE, river
    assert (PUT_IN, field) in ways_of_ship(s, ship, set())
    s.river[ship] = river + 1
    assert not may_put_in(s, ship, near, field), "by another river"
    assert not is_blocked(s, field, 0)
    for way in s.yard_ways(field):
        s.control[way] = 1
    assert is_blocked(s, field, 0)
    yellow = Position("orient", "yellow", players=4)
    assert not yellow.s.yard_points(field)


@pytest.mark.rule("SZ-M2.6", "SZ-M5.8", "SZ-D5.3")
def test_what_is_continued_at_a_settlement_that_was_taken() -> None:
    table, ids = home()
    s = table.s
    id = coastal(table, ids)[0]
    field, there = table.field(id), name(table, id)
    table.village(0, id).units(0, id, light_infantry=4).city(0, ids[0])
    s.site[field], s.site_owner[field], s.site_quarters[field] = CITY, 2, 2
    assert not keys(table, "continue-site"), "a second city needs a port"
    port(table, id)
    assert keys(table, "continue-site")
    s.yard[field] = s.yard_point[field] = NONE
    s.site[field] = DOCK
    option = next(o for o in trade_options(s, 0) if "continue-site" in o.key)
    points = asked(table, option) if len(s.map.points[field]) > 1 else []
    do(table, f"continue-site {there} dock 4", *points[:1])
    assert s.yard_point[field] != NONE
    assert s.site_owner[field] == 0


@pytest.mark.rule("SZ-M2.6", "SZ-M2.10")
def test_nobody_goes_onto_a_site_that_he_does_not_hold() -> None:
    table, ids = home()
    s = table.s
    table.units(0, ids[1], light_infantry=3)
    do(table, f"found {name(table, ids[1])} village 2")
    assert keys(table, "add-builders")
    table.units(1, ids[1], light_infantry=1)
    assert not keys(table, "add-builders", "cancel-site"), "it is contested"
    assert s.site_owner[table.field(ids[1])] == 0


@pytest.mark.rule("SZ-P4.19", "SZ-M1.3")
def test_sold_infantry_in_training_brings_its_gold_back() -> None:
    table, ids = home("yellow", map="huns", gold=0)
    table.s.faction[0] = of("huns-slavs")
    table.units(0, ids[0], light_infantry=1)
    table.s.training[0] = 2
    do(table, f"sell-infantry {name(table, ids[0])} standard 1")
    assert table.s.gold[0] == 1 + 4


@pytest.mark.rule("SZ-M7.2")
def test_a_completely_encircled_settlement_trades_nothing() -> None:
    table, ids = home("green")
    s = table.s
    s.stored_grain[table.field(ids[0])] = 3
    assert keys(table, "buy-grain", "sell-goods")
    table.units(1, ids[0], light_infantry=1).encircled(ids[0])
    assert not keys(table, "buy-grain", "sell-goods")
    id = coastal(table, ids[1:])[0]
    table.village(0, id)
    port(table, id, "dock")
    s.stored_fish[table.field(id)] = 2
    do(table, "sell-goods", f"sell-fish {name(table, id)} 2", "close-sale 1")
    assert s.gold[0] == 21
