"""Chapters 12.1, 12.4 and 12.6: units are bought, recruited, upgraded, hired and trained."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.position import Position
from kronika.games.scharz.recruiting import (
    buy_infantry,
    buying_limit,
    can_be_degraded,
    can_buy,
    can_hire_at,
    can_pay,
    can_recruit,
    can_rise,
    can_train,
    corsair_prices,
    corsair_seas,
    degrade_unit,
    has_place,
    hire,
    hire_corsairs,
    hiring_prices,
    infantry_price,
    new_round,
    possible_upgrades,
    progress_of_training,
    recruit,
    refund_here,
    rise,
    stop_training,
    train,
    upgrade,
    upgrade_price,
)
from kronika.games.scharz.state import IN_YARD, INSIDE, OUTSIDE
from kronika.games.scharz.supply import Network
from kronika.games.scharz.terms import (
    CAV,
    COR,
    DESERT,
    ELE,
    ELITE,
    EXPERIENCED,
    HI,
    LI,
    MERC,
    MODES,
    NONE,
    RECRUIT,
    SE,
    SEA,
    STANDARD,
    TS,
    UNITS,
    VETERAN,
    WS,
)

from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled


def of(id: str) -> int:
    return [each.id for each in factions()].index(id)


def home(mode: str = "white", city: bool = False, shore: bool = False) -> tuple[Position, int]:
    """A settlement of a rich player, and its field."""
    table = Position("taifas", mode, players=4)
    ids = lands(table)
    id = coastal(table, ids)[0] if shore else ids[0]
    (table.city if city else table.village)(0, id)
    table.s.gold[0], table.s.cubes[0], table.s.prestige[0] = 30, 14, 40
    return table, table.field(id)


def place(table: Position, field: int, experience: str = "standard", **units: int) -> list[int]:
    before = set(table.s.units())
    table.units(0, table.s.map.ids[field], experience, **units)
    return [unit for unit in table.s.units() if unit not in before]


def upgrades(table: Position, unit: int) -> list[str]:
    return [UNITS[type] for type in possible_upgrades(table.s, Network(table.s, 0), unit)]


# Buying


@pytest.mark.rule("SZ-M6.2", "SZ-L3.1", "SZ-B4.1", "SZ-M6.9", "SZ-D5.4")
@pytest.mark.parametrize(("city", "limit"), [(False, 1), (True, 2)])
def test_buying_infantry(city: bool, limit: int) -> None:
    table, field = home(city=city)
    for _ in range(limit):
        assert can_buy(table.s, 0, field)
        unit = buy_infantry(table.s, 0, field)
        assert (table.s.type[unit], table.s.experience[unit]) == (LI, STANDARD)
        assert (table.s.at[unit], table.s.where[unit]) == (field, OUTSIDE)
    assert not can_buy(table.s, 0, field)
    assert (table.s.gold[0], table.s.cubes[0]) == (30 - 2 * limit, 14 - limit)
    new_round(table.s)
    assert can_buy(table.s, 0, field)


@pytest.mark.rule("SZ-M6.1", "SZ-M6.2", "SZ-H6.4", "SZ-K4.19")
def test_where_nothing_is_bought() -> None:
    table, field = home()
    assert not can_buy(table.s, 1, field), "in a foreign settlement"
    table.s.gold[0] = 1
    assert not can_buy(table.s, 0, field)
    table.s.gold[0], table.s.cubes[0] = 9, 0
    assert not can_buy(table.s, 0, field), "no cube is left"
    table, field = home()
    id = table.s.map.ids[field]
    table.units(0, id, light_infantry=1).units(1, id, light_infantry=1)
    assert not can_buy(table.s, 0, field), "contested"
    table, field = home()
    id = table.s.map.ids[field]
    table.units(1, id, light_infantry=1).encircled(id)
    assert not can_buy(table.s, 0, field)


@pytest.mark.rule("SZ-B4.4", "SZ-B4.1")
def test_casual_modes_have_cubes_without_end() -> None:
    table, field = home("basic")
    table.s.cubes[0] = 0
    assert can_buy(table.s, 0, field)
    buy_infantry(table.s, 0, field)
    assert table.s.cubes[0] == 0


@pytest.mark.rule("SZ-M6.1", "SZ-EX36")
def test_a_field_is_for_buying_or_for_recruiting() -> None:
    table, field = home(city=True)
    buy_infantry(table.s, 0, field)
    assert not can_recruit(table.s, Network(table.s, 0), field)
    table, field = home(city=True)
    recruit(table.s, 0, field)
    assert not can_buy(table.s, 0, field)
    assert not can_hire_at(table.s, 0, field)


@pytest.mark.rule("SZ-M6.10", "SZ-M3.5")
def test_a_doubled_purchase_is_for_infantry_alone() -> None:
    table, field = home("yellow")
    assert buying_limit(table.s, 0, field) == 1
    table.s.doubled[0] = field
    assert buying_limit(table.s, 0, field) == 2
    buy_infantry(table.s, 0, field)
    assert can_buy(table.s, 0, field)
    assert not can_hire_at(table.s, 0, field)


@pytest.mark.rule("SZ-P4.31")
def test_the_third_infantry_of_the_mitanni_is_free() -> None:
    table, field = home("yellow", city=True)
    table.s.faction[0] = of("orient-mitanni")
    prices = []
    for _ in range(4):
        prices.append(infantry_price(table.s, 0))
        buy_infantry(table.s, 0, field)
    assert prices == [2, 2, 0, 2]


@pytest.mark.rule("SZ-P4.39")
def test_romans_of_the_danube_only_recruit() -> None:
    table, field = home("yellow")
    table.s.faction[0] = of("huns-romans")
    assert not can_buy(table.s, 0, field)
    assert can_recruit(table.s, Network(table.s, 0), field)


# Recruiting


@pytest.mark.rule("SZ-M6.3", "SZ-L3.1")
def test_recruiting() -> None:
    table, field = home()
    near = table.s.map.land_next[field][0]
    table.units(0, table.s.map.ids[near], light_infantry=1)
    for place_ in (field, near):
        assert can_recruit(table.s, Network(table.s, 0), place_)
        unit = recruit(table.s, 0, place_)
        assert (table.s.experience[unit], table.s.at[unit]) == (RECRUIT, place_)
        assert not can_recruit(table.s, Network(table.s, 0), place_), "one on a field"
    assert (table.s.gold[0], table.s.cubes[0]) == (28, 12)
    city, field = home(city=True)
    recruit(city.s, 0, field)
    assert can_recruit(city.s, Network(city.s, 0), field), "two where a city is"


@pytest.mark.rule("SZ-M6.3", "SZ-K8.3")
def test_where_nobody_is_recruited() -> None:
    table, field = home()
    table.s.plundered[field] = True
    assert not can_recruit(table.s, Network(table.s, 0), field)
    far = table.field(lands(table)[-1])
    table.units(0, table.s.map.ids[far], light_infantry=1)
    assert not can_recruit(table.s, Network(table.s, 0), far), "not connected"
    first, field = home("first")
    assert not can_recruit(first.s, Network(first.s, 0), field), "white mode and on"
    herds, field = home("green")
    near = herds.s.map.land_next[field][0]
    herds.herds(0, herds.s.map.ids[near], sheep=1)
    assert not can_recruit(herds.s, Network(herds.s, 0), near), "only owned"


@pytest.mark.rule("SZ-P4.2", "SZ-P4.13", "SZ-P4.21", "SZ-P4.32")
@pytest.mark.parametrize(
    "id",
    ["italia-carthaginians", "britannia-romans", "taifas-muslim-taifas", "orient-assyria"],
)
def test_who_cannot_recruit_hires_for_prestige(id: str) -> None:
    table, field = home("yellow")
    assert hiring_prices(table.s, 0) == [(4, 2)]
    table.s.faction[0] = of(id)
    assert not can_recruit(table.s, Network(table.s, 0), field)
    assert hiring_prices(table.s, 0) == [(4, 2), (1, 10)]
    duel = Position("taifas", "yellow", players=2)
    duel.s.faction[0] = of(id)
    assert hiring_prices(duel.s, 0) == [(4, 2)], "not in a duel"


# Mercenaries and corsairs


@pytest.mark.rule("SZ-M6.6", "SZ-B4.5", "SZ-EX36", "SZ-L1.8")
def test_mercenaries() -> None:
    table, field = home()
    assert can_hire_at(table.s, 0, field)
    unit = hire(table.s, 0, field, hiring_prices(table.s, 0)[0], STANDARD)
    assert (table.s.type[unit], table.s.hired[unit]) == (MERC, table.s.turn)
    assert (table.s.gold[0], table.s.cubes[0], table.s.prestige[0]) == (26, 14, 40)
    assert not can_hire_at(table.s, 0, field), "it counts among what is bought"
    assert not can_hire_at(home("basic")[0].s, 0, field)


@pytest.mark.rule("SZ-M6.6")
def test_higher_experience_can_be_bought() -> None:
    table, field = home("yellow", city=True)
    unit = hire(table.s, 0, field, (4, 2), VETERAN)
    assert table.s.experience[unit] == VETERAN
    assert (table.s.gold[0], table.s.prestige[0]) == (30 - 8, 38)
    table.s.gold[0] = 7
    assert can_pay(table.s, 0, (4, 2), EXPERIENCED)
    assert not can_pay(table.s, 0, (4, 2), VETERAN)


@pytest.mark.rule("SZ-P4.43")
def test_visigoths_earn_when_romans_hire() -> None:
    table, field = home("yellow")
    table.s.faction[0], table.s.faction[2] = of("huns-romans"), of("huns-visigoths")
    hire(table.s, 0, field, (4, 2), STANDARD)
    assert table.s.gold[1:] == [0, 2, 0]


@pytest.mark.rule("SZ-M6.6", "SZ-L1.9", "SZ-B4.5")
def test_corsairs() -> None:
    table, field = home(shore=True)
    assert corsair_seas(table.s, 0) == [], "a shipyard is needed"
    port(table, table.s.map.ids[field], "dock")
    seas = corsair_seas(table.s, 0)
    assert seas == [sea for sea in table.s.map.coast[field] if table.s.map.sort[sea] == SEA]
    unit = hire_corsairs(table.s, 0, seas[0], (10, 0), STANDARD)
    assert (table.s.type[unit], table.s.at[unit]) == (COR, seas[0])
    assert (table.s.gold[0], table.s.cubes[0]) == (20, 14)
    for sea in table.s.yard_seas(field):
        table.s.control[sea] = 1
    assert corsair_seas(table.s, 0) == [], "the shipyard is blocked"


@pytest.mark.rule("SZ-M6.6", "SZ-P2.1")
def test_prices_of_corsairs() -> None:
    assert corsair_prices(home("green")[0].s) == [(10, 0)]
    assert corsair_prices(home("yellow")[0].s) == [(10, 0), (0, 16)]


# Upgrades


@pytest.mark.rule("SZ-M6.4", "SZ-A2.7", "SZ-OP02")
def test_prices_of_upgrades() -> None:
    found = {
        mode: [upgrade_price(Position("taifas", mode).s, 0, type) for type in (HI, SE, CAV, TS, WS)]
        for mode in MODES
    }
    for mode in ("first", "white"):
        assert found[mode] == [3, 2, 8, 2, 3]
    for mode in ("basic", "green", "yellow", "red"):
        assert found[mode] == [3, 2, 4, 2, 3]


@pytest.mark.rule("SZ-M6.4", "SZ-EX37", "SZ-D5.4")
def test_a_city_upgrades_two_in_a_round() -> None:
    table, field = home(city=True)
    units = place(table, field, light_infantry=4)
    network = Network(table.s, 0)
    for unit in units[:2]:
        assert "heavy-infantry" in upgrades(table, unit)
        upgrade(table.s, network, unit, HI)
    assert upgrades(table, units[2]) == []
    assert table.s.gold[0] == 24
    village, field = home()
    assert upgrades(village, place(village, field, light_infantry=1)[0]) == ["cavalry"]


@pytest.mark.rule("SZ-M6.4", "SZ-L1.6")
def test_ships_are_upgraded_in_shipyards() -> None:
    table, field = home(shore=True)
    units = place(table, field, light_infantry=3)
    assert "transport-ship" not in upgrades(table, units[0])
    port(table, table.s.map.ids[field], "dock")
    assert upgrades(table, units[0]) == ["cavalry", "transport-ship"]
    upgrade(table.s, Network(table.s, 0), units[0], TS)
    assert (table.s.type[units[0]], table.s.where[units[0]]) == (TS, IN_YARD)
    assert upgrades(table, units[1]) == ["cavalry"], "one in a dock"
    port(table, table.s.map.ids[field])
    assert upgrades(table, units[1]) == ["cavalry", "transport-ship", "warship"]


@pytest.mark.rule("SZ-M6.4", "SZ-M7.6")
def test_cavalry_needs_horses_from_green_mode_on() -> None:
    table, field = home("green", city=True)
    one, two, three = place(table, field, light_infantry=3)
    assert "cavalry" not in upgrades(table, one)
    table.herds(0, table.s.map.ids[field], horses=1)
    upgrade(table.s, Network(table.s, 0), one, CAV)
    assert table.s.herd_owner == [NONE], "the herd is removed"
    assert "cavalry" in upgrades(table, two), "it is enough for two"
    upgrade(table.s, Network(table.s, 0), two, CAV)
    assert table.s.gold[0] == 30 - 8
    assert "cavalry" not in upgrades(table, three)
    basic, field = home("basic")
    assert upgrades(basic, place(basic, field, light_infantry=1)[0]) == ["cavalry"]


@pytest.mark.rule("SZ-M6.4")
def test_the_second_horseman_must_follow_in_the_same_round() -> None:
    table, field = home("green", city=True)
    one, two = place(table, field, light_infantry=2)
    table.herds(0, table.s.map.ids[field], horses=1)
    upgrade(table.s, Network(table.s, 0), one, CAV)
    new_round(table.s)
    assert "cavalry" not in upgrades(table, two)


@pytest.mark.rule("SZ-L1.4", "SZ-M6.4")
def test_siege_engines_at_an_encircled_settlement() -> None:
    table, field = home()
    near = table.s.map.land_next[field][0]
    id = table.s.map.ids[near]
    table.village(1, id)
    units = place(table, near, light_infantry=3)
    assert upgrades(table, units[0]) == []
    table.encircled(id)
    network = Network(table.s, 0)
    for unit in units:
        assert upgrades(table, unit) == ["siege-engines"], "in any number"
        upgrade(table.s, network, unit, SE)
    far = Position("taifas", "white", players=4)
    ids = lands(far)
    far.village(0, ids[0]).village(1, ids[-1]).units(0, ids[-1], light_infantry=1)
    far.encircled(ids[-1])
    far.s.gold[0] = 9
    assert upgrades(far, 0) == [], "not connected"


@pytest.mark.rule("SZ-L1.4", "SZ-K7.1")
def test_a_vassal_makes_siege_engines_where_his_lord_besieges() -> None:
    table = Position("italia").vassal(1, 0).village(1, "12").village(2, "14")
    table.units(0, "14", light_infantry=1).encircled("14").units(1, "14", light_infantry=1)
    s = table.s
    s.gold[1] = 2
    assert s.control[table.field("14")] == 0
    assert possible_upgrades(s, Network(s, 1), 1) == [SE]
    table.truce(1, 2)
    assert possible_upgrades(s, Network(s, 1), 1) == []


@pytest.mark.rule("SZ-M6.7", "SZ-OP16", "SZ-EX22")
def test_units_inside_an_encircled_city_can_be_upgraded() -> None:
    table, field = home(city=True)
    id = table.s.map.ids[field]
    inside = place(table, field, light_infantry=2)
    table.units(1, id, light_infantry=6).encircled(id)
    assert all(table.s.where[unit] == INSIDE for unit in inside)
    assert "heavy-infantry" in upgrades(table, inside[0])
    assert not can_buy(table.s, 0, field)
    assert not can_train(table.s, inside[0])


@pytest.mark.rule("SZ-M6.4", "SZ-P4.9")
def test_elephants_of_the_desert() -> None:
    for mode, able in (("yellow", ["elephants"]), ("white", [])):
        table = Position("italia", mode)
        desert = table.s.map.neutral.index(DESERT)
        table.s.gold[0] = 6
        unit = place(table, desert, light_infantry=1)[0]
        assert upgrades(table, unit) == able


@pytest.mark.rule("SZ-P4.34", "SZ-M6.4")
def test_elephants_of_elam() -> None:
    table = Position("orient", "yellow")
    elam = table.s.map.nation.index(table.s.map.ground.letters.index("L"))
    table.village(0, table.s.map.ids[elam])
    table.s.gold[0] = 20
    one, two = place(table, elam, light_infantry=2)
    assert "elephants" not in upgrades(table, one)
    table.s.faction[0] = of("orient-elam")
    assert "elephants" in upgrades(table, one)
    upgrade(table.s, Network(table.s, 0), one, ELE)
    assert upgrades(table, two) == [], "within the limit of the village"


@pytest.mark.rule("SZ-L3.1")
def test_an_upgrade_keeps_experience() -> None:
    table, field = home(city=True)
    unit = place(table, field, "elite", light_infantry=1)[0]
    upgrade(table.s, Network(table.s, 0), unit, HI)
    assert (table.s.type[unit], table.s.experience[unit]) == (HI, ELITE)


@pytest.mark.rule("SZ-M6.5", "SZ-L1.1")
def test_a_degrade_is_refunded_at_the_right_place() -> None:
    table, field = home(city=True, shore=True)
    port(table, table.s.map.ids[field])
    far = table.s.map.land_next[field][0]
    for name, gold in (("heavy_infantry", 3), ("cavalry", 4), ("siege_engines", 0)):
        at_home, away = (
            place(table, field, "standard", **{name: 1})[0],
            place(table, far, "standard", **{name: 1})[0],
        )
        assert (refund_here(table.s, at_home), refund_here(table.s, away)) == (gold, 0)
    unit = place(table, field, warship=1)[0]
    assert not can_be_degraded(table.s, unit)
    table.s.where[unit] = IN_YARD
    assert can_be_degraded(table.s, unit)
    before = table.s.gold[0]
    degrade_unit(table.s, unit)
    assert (table.s.gold[0], table.s.type[unit], table.s.where[unit]) == (before + 3, LI, OUTSIDE)
    assert table.s.empty.places(0) == []
    village, field = home()
    assert refund_here(village.s, place(village, field, heavy_infantry=1)[0]) == 0


@pytest.mark.rule("SZ-L1.13", "SZ-M6.5")
def test_what_cannot_be_degraded() -> None:
    table, field = home()
    for name in ("light_infantry", "mercenaries"):
        assert not can_be_degraded(table.s, place(table, field, "standard", **{name: 1})[0])


@pytest.mark.rule("SZ-P4.28")
def test_ships_of_yamhad_are_cheaper() -> None:
    table, field = home("yellow", shore=True)
    port(table, table.s.map.ids[field])
    table.s.faction[0] = of("orient-yamhad")
    assert [upgrade_price(table.s, 0, type) for type in (TS, WS, HI)] == [1, 2, 3]
    units = place(table, field, transport_ship=1, warship=1)
    assert sorted(refund_here(table.s, unit) for unit in units) == [1, 2]


# Training and experience


@pytest.mark.rule("SZ-M4.1", "SZ-EX33", "SZ-M1.2", "SZ-M1.3")
def test_training() -> None:
    table, field = home(city=True)
    units = place(table, field, light_infantry=2)
    for unit in units:
        assert can_train(table.s, unit)
        train(table.s, unit, 3)
    assert table.s.gold[0] == 30 - 12
    for level in (EXPERIENCED, VETERAN):
        progress_of_training(table.s)
        assert [table.s.experience[unit] for unit in units] == [level, level]
        table.s.turn += 1
    for unit in units:
        stop_training(table.s, unit)
    assert table.s.gold[0] == 30 - 12 + 4


@pytest.mark.rule("SZ-M4.2", "SZ-D5.4")
def test_upgrades_and_training_share_a_limit() -> None:
    table, field = home(city=True)
    one, two, three = place(table, field, light_infantry=3)
    upgrade(table.s, Network(table.s, 0), one, HI)
    train(table.s, two, 1)
    assert not has_place(table.s, field, False)
    assert not can_train(table.s, three)
    new_round(table.s)
    assert can_train(table.s, three), "one is still in training"


@pytest.mark.rule("SZ-M4.4", "SZ-M4.5", "SZ-M4.1")
def test_who_can_be_trained() -> None:
    table, field = home("yellow", city=True)
    units = place(
        table, field, light_infantry=1, cavalry=1, mercenaries=1, siege_engines=1, elephants=1
    )
    able = [UNITS[table.s.type[unit]] for unit in units if can_train(table.s, unit)]
    assert able == ["light-infantry", "cavalry"]
    assert can_train(table.s, place(table, field, "recruit", light_infantry=1)[0])
    assert not can_train(table.s, place(table, field, "elite", light_infantry=1)[0])
    near = table.s.map.land_next[field][0]
    assert not can_train(table.s, place(table, near, light_infantry=1)[0])
    basic, field = home("basic")
    assert not can_train(basic.s, place(basic, field, light_infantry=1)[0])


@pytest.mark.rule("SZ-M4.5")
def test_ships_train_in_their_yard() -> None:
    table, field = home(shore=True)
    port(table, table.s.map.ids[field], "dock")
    ship = place(table, field, transport_ship=1)[0]
    assert not can_train(table.s, ship)
    table.s.where[ship] = IN_YARD
    assert can_train(table.s, ship)
    train(table.s, ship, 1)
    assert has_place(table.s, field, False)
    assert not has_place(table.s, field, True)


@pytest.mark.rule("SZ-L3.2", "SZ-M1.1", "SZ-M1.4")
def test_one_level_a_round() -> None:
    table, field = home("yellow")
    unit = place(table, field, light_infantry=1)[0]
    rise(table.s, unit)
    assert table.s.experience[unit] == EXPERIENCED
    assert not can_rise(table.s, unit)
    train(table.s, unit, 2)
    progress_of_training(table.s)
    assert (table.s.experience[unit], table.s.training[unit]) == (EXPERIENCED, 2)
    table.s.turn += 1
    assert can_rise(table.s, unit)
    assert can_rise(table.s, place(table, field, mercenaries=1)[0])
    assert not can_rise(table.s, place(table, field, elephants=1)[0])
    assert not can_rise(table.s, place(table, field, "elite", light_infantry=1)[0])


@pytest.mark.rule("SZ-M6.6", "SZ-J2.10", "SZ-OP25")
def test_corsairs_do_not_come_to_a_sea_that_a_partner_keeps_closed() -> None:
    table = Position("italia").village(0, "13").dock("13", "sA").units(1, "sB", warship=1)
    seas = [table.field("sA"), table.field("sB")]
    assert corsair_seas(table.s, 0) == seas, "an enemy's may be chosen"
    table.truce(0, 1)
    assert corsair_seas(table.s, 0) == seas[:1]
    table.s.access[1] = 1
    assert corsair_seas(table.s, 0) == seas
