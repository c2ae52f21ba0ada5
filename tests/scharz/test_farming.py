"""Chapters 4.5 and 13.3 to 13.6: what fits where; births, sowing, crops and harvest."""

import pytest

from kronika.core.asks import Floor
from kronika.games.scharz.farming import SOW, births, crops, harvest, sowing, sown_on
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import IN_YARD, INSIDE
from kronika.games.scharz.storage import (
    room_for_fed_herds,
    room_for_fish,
    room_for_grain,
    room_for_herds,
    room_for_ships,
    room_for_units,
)
from kronika.games.scharz.terms import (
    BROWN,
    GREEN,
    GREY,
    HERDS,
    NONE,
    PIGS,
    SHEEP,
    TURQUOISE,
    WS,
    YELLOW,
)

from .helpers import answer
from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled


def realm(mode: str = "green", villages: int = 1) -> tuple[Position, list[str]]:
    table = Position("taifas", mode, players=4)
    ids = lands(table)
    for id in ids[:villages]:
        table.village(0, id)
    return table, ids


def owned(table: Position, player: int = 0) -> list[int]:
    """How many herds of each type a player has."""
    s = table.s
    mine = [s.herd_type[herd] for herd, owner in enumerate(s.herd_owner) if owner == player]
    return [mine.count(type) for type in range(len(HERDS))]


def of_colour(table: Position, ids: list[str], colour: int) -> list[str]:
    return [id for id in ids if table.s.map.colour[table.field(id)] == colour]


# What fits where


@pytest.mark.rule("SZ-D5.4")
def test_room_in_settlements() -> None:
    table, ids = realm()
    village, city = table.field(ids[0]), table.field(ids[1])
    table.city(0, ids[1])
    assert (room_for_grain(table.s, village), room_for_grain(table.s, city)) == (5, 10)
    assert (room_for_units(table.s, village), room_for_units(table.s, city)) == (5, 10)
    assert (room_for_fed_herds(table.s, village), room_for_fed_herds(table.s, city)) == (1, 2)
    table.s.fortified[village] = True
    assert (room_for_grain(table.s, village), room_for_units(table.s, village)) == (6, 6)
    assert room_for_fed_herds(table.s, village) == 1
    table.s.stored_grain[village] = 4
    table.units(0, ids[0], light_infantry=2).herds(0, ids[0], inside=True, sheep=1)
    for unit in table.s.units_of(0):
        table.s.where[unit] = INSIDE
    assert room_for_grain(table.s, village) == 2
    assert room_for_units(table.s, village) == 4
    assert room_for_fed_herds(table.s, village) == 0
    nowhere = table.field(ids[5])
    assert room_for_grain(table.s, nowhere) == room_for_units(table.s, nowhere) == 0


@pytest.mark.rule("SZ-D5.4", "SZ-D5.5", "SZ-D5.6")
def test_room_in_shipyards() -> None:
    table, ids = realm(villages=0)
    home = coastal(table, ids)[0]
    field = table.field(home)
    table.village(0, home)
    assert room_for_fish(table.s, field) == room_for_ships(table.s, field) == 0
    port(table, home, "dock")
    assert (room_for_fish(table.s, field), room_for_ships(table.s, field)) == (2, 2)
    port(table, home)
    assert (room_for_fish(table.s, field), room_for_ships(table.s, field)) == (4, 4)
    table.units(0, home, transport_ship=1)
    table.s.where[0] = IN_YARD
    table.s.empty.put(0, WS, field)
    table.s.stored_fish[field] = 3
    assert (room_for_fish(table.s, field), room_for_ships(table.s, field)) == (1, 2)


@pytest.mark.rule("SZ-D5.1", "SZ-J7.4")
def test_a_field_has_two_herds_or_grain() -> None:
    table, ids = realm()
    one, two = table.field(ids[0]), table.field(ids[1])
    assert room_for_herds(table.s, one) == 2
    table.herds(0, ids[0], sheep=1)
    assert room_for_herds(table.s, one) == 1
    table.grain(0, ids[1])
    assert room_for_herds(table.s, two) == 0


# Births


@pytest.mark.rule("SZ-N3.1")
def test_two_herds_have_one_more() -> None:
    table, ids = realm(villages=4)
    table.herds(0, ids[0], sheep=2).herds(0, ids[1], pigs=2)
    answer(
        births(table.s),
        [(0, f"place-herd sheep taifas-{ids[2]}"), (0, f"place-herd pigs taifas-{ids[2]}")],
    )
    assert owned(table)[:2] == [3, 3]


@pytest.mark.rule("SZ-N3.1")
def test_an_odd_herd_has_young_by_chance() -> None:
    found = []
    for seed in range(60):
        table = Position("taifas", "green", players=4, seed=seed)
        id = lands(table)[0]
        table.village(0, id).herds(0, id, sheep=1)
        answer(births(table.s))
        found.append(owned(table)[SHEEP])
    assert set(found) == {1, 2}
    assert 8 <= found.count(2) <= 32


@pytest.mark.rule("SZ-N3.1", "SZ-K9.3")
@pytest.mark.parametrize("first", [0, 1])
def test_dice_for_young_are_rolled_in_prelude_order(first: int) -> None:
    table = Position("taifas", "green", players=4)
    ids = lands(table)
    table.village(0, ids[0]).herds(0, ids[0], sheep=1)
    table.village(1, ids[1]).herds(1, ids[1], sheep=1)
    table.s.first = first
    table.s.dice = table.s.dice.loaded([0, 5])
    answer(births(table.s))
    assert [table.s.herd_owner.count(player) for player in (0, 1)] == [2 - first, 1 + first]


@pytest.mark.rule("SZ-N3.2")
def test_herds_that_were_just_bought_do_not_count() -> None:
    table, ids = realm(villages=3)
    table.herds(0, ids[0], pigs=2)
    table.s.herd_bought[0] = table.s.herd_bought[1] = table.s.turn
    answer(births(table.s))
    assert owned(table)[PIGS] == 2
    table.s.turn += 1
    answer(births(table.s), [(0, f"place-herd pigs taifas-{ids[1]}")])
    assert owned(table)[PIGS] == 3


@pytest.mark.rule("SZ-N3.3")
@pytest.mark.parametrize(("mode", "count"), [("green", 3), ("yellow", 2), ("red", 2)])
def test_from_yellow_mode_on_only_connected_herds_count(mode: str, count: int) -> None:
    table, ids = realm(mode)
    table.herds(0, ids[-1], sheep=2)
    answer(births(table.s))
    assert owned(table)[SHEEP] == count


@pytest.mark.rule("SZ-N3.4")
def test_young_without_room_go_inside_or_are_lost() -> None:
    table, ids = realm()
    table.herds(0, ids[0], sheep=2)
    answer(births(table.s))
    assert table.s.herds_in(table.field(ids[0])) == [2]
    table.herds(0, ids[-1], sheep=1)
    answer(births(table.s))
    assert owned(table)[SHEEP] == 4, "field and village are full"


@pytest.mark.rule("SZ-N3.4")
def test_young_are_not_put_where_grain_is_sown() -> None:
    table, ids = realm(villages=2)
    table.herds(0, ids[0], sheep=2).grain(0, ids[1])
    answer(births(table.s), [(0, f"place-herd sheep taifas-{ids[0]}")])
    assert table.s.herds_on(table.field(ids[1])) == []
    assert len(table.s.herds_in(table.field(ids[0]))) == 1


# Sowing


def stored(table: Position, id: str, grain: int) -> None:
    table.s.stored_grain[table.field(id)] = grain


@pytest.mark.rule("SZ-N4.1")
def test_a_grain_of_a_connected_store_is_sown() -> None:
    table, ids = realm(villages=2)
    stored(table, ids[0], 1)
    found = answer(sowing(table.s), [(0, f"sow taifas-{ids[1]}")])
    assert found.asked[0][1] == [
        *sorted(f"sow taifas-{id}" for id in ids[:2]),
        "sow-no-more",
    ]
    field = table.field(ids[1])
    assert (table.s.sown[field], table.s.sower[field], table.s.grain_owner[field]) == (1, 0, 0)
    assert table.s.stored_grain[table.field(ids[0])] == 0


@pytest.mark.rule("SZ-N4.1")
def test_nobody_must_sow() -> None:
    table, ids = realm()
    stored(table, ids[0], 3)
    answer(sowing(table.s), [(0, "sow-no-more")])
    assert sum(table.s.sown) == 0


@pytest.mark.rule("SZ-N4.1")
def test_who_has_several_stores_says_which() -> None:
    table, ids = realm(villages=2)
    stored(table, ids[0], 1)
    stored(table, ids[1], 1)
    answer(
        sowing(table.s),
        [(0, f"sow taifas-{ids[0]}"), (0, f"take-from taifas-{ids[1]}"), (0, "sow-no-more")],
    )
    assert [table.s.stored_grain[table.field(id)] for id in ids[:2]] == [1, 0]


def offered(table: Position) -> list[str]:
    """The fields that player 0 may sow, who has grain in his village."""
    stored(table, lands(table)[0], 5)
    rules = sowing(table.s)
    question = next(rules, None)
    if question is None:
        return []
    assert isinstance(question, Floor)
    return [option.key for option in question.asks[0].options if option.verb is SOW]


@pytest.mark.rule("SZ-N4.1", "SZ-K4.19")
def test_where_nothing_is_sown() -> None:
    table, ids = realm()
    assert offered(table) == [f"sow taifas-{ids[0]}"]
    table, ids = realm()
    assert offered(table.herds(0, ids[0], sheep=1)) == []
    table, ids = realm()
    assert offered(table.grain(0, ids[0])) == []
    table, ids = realm()
    table.units(0, ids[0], light_infantry=1)
    assert offered(table) == [f"sow taifas-{ids[0]}"]
    assert offered(table.units(1, ids[0], light_infantry=1)) == [], "contested"
    table, ids = realm()
    table.units(0, ids[-1], light_infantry=1)
    assert offered(table) == [f"sow taifas-{ids[0]}"], "the other field is not connected"


@pytest.mark.rule("SZ-N4.1")
def test_grey_land_is_never_sown() -> None:
    for map in ("taifas", "vikings", "orient"):
        table = Position(map, "green", players=8)
        grey = [f for f in range(table.s.map.count) if table.s.map.colour[f] == GREY]
        if grey:
            id = table.s.map.ids[grey[0]]
            table.village(0, id)
            stored(table, id, 5)
            assert answer(sowing(table.s)).asked == []
            return
    raise AssertionError


@pytest.mark.rule("SZ-N4.2", "SZ-K8.3")
@pytest.mark.parametrize(("mode", "sown"), [("green", 2), ("yellow", 2), ("basic", 1)])
def test_plundered_land_takes_two_grain(mode: str, sown: int) -> None:
    table, ids = realm(mode)
    field = table.field(ids[0])
    table.s.plundered[field] = True
    assert sown_on(table.s, field) == sown
    stored(table, ids[0], 2)
    answer(sowing(table.s), [(0, f"sow taifas-{ids[0]}")])
    assert (table.s.sown[field], table.s.stored_grain[field]) == (sown, 2 - sown)


# Crops


@pytest.mark.rule("SZ-N5.1", "SZ-D4.1", "SZ-EX52")
def test_crops_by_colour() -> None:
    table, ids = realm(villages=0)
    yellow, green, brown = (of_colour(table, ids, colour) for colour in (YELLOW, GREEN, BROWN))
    fields = [*yellow[:3], *green[:4], brown[0]]
    for id in fields:
        table.grain(0, id)
    for id in (yellow[0], green[0]):
        table.s.plundered[table.field(id)] = True
        table.s.sown[table.field(id)] = 2
    crops(table.s)
    assert sum(table.s.sown) == 10
    assert [table.s.crop[table.field(id)] for id in fields] == [2, 3, 3, 1, 2, 2, 2, 1]
    assert sum(table.s.crop) == 16


@pytest.mark.rule("SZ-N5.1")
def test_a_plundered_crop_is_never_less_than_nothing() -> None:
    table = Position("vikings", "green", players=8)
    id = next(
        table.s.map.ids[f]
        for f in range(table.s.map.count)
        if table.s.map.colour[f] in (BROWN, TURQUOISE)
    )
    table.grain(0, id)
    table.s.plundered[table.field(id)] = True
    crops(table.s)
    assert table.s.crop[table.field(id)] == 0


# Harvest


@pytest.mark.rule("SZ-N6.1", "SZ-D6.3")
def test_the_whole_stack_is_brought_in() -> None:
    table, ids = realm(villages=1)
    table.grain(0, ids[0], sown=1, crop=3)
    answer(harvest(table.s))
    field = table.field(ids[0])
    assert table.s.stored_grain[field] == 4
    assert (table.s.sown[field], table.s.crop[field], table.s.grain_owner[field]) == (0, 0, NONE)
    assert table.s.points[0] == 0


@pytest.mark.rule("SZ-N6.1")
def test_what_finds_no_room_is_lost_without_penalty() -> None:
    table, ids = realm(villages=2)
    stored(table, ids[0], 4)
    stored(table, ids[1], 3)
    table.grain(0, ids[0], sown=1, crop=3)
    assert answer(harvest(table.s)).asked == [], "both stores get full"
    assert [table.s.stored_grain[table.field(id)] for id in ids[:2]] == [5, 5]
    assert table.s.points[0] == 0


@pytest.mark.rule("SZ-N6.1")
def test_the_harvester_chooses_where_grain_is_stored() -> None:
    table, ids = realm(villages=2)
    table.grain(0, ids[0], sown=1, crop=3)
    found = answer(
        harvest(table.s), [(0, f"store taifas-{ids[1]} 3"), (0, f"store taifas-{ids[0]} 1")]
    )
    assert found.asked[0][1] == sorted(f"store taifas-{id} 4" for id in ids[:2])
    assert [table.s.stored_grain[table.field(id)] for id in ids[:2]] == [1, 3]


@pytest.mark.rule("SZ-N6.2", "SZ-OP18")
def test_own_grain_that_is_cut_off_costs_a_point() -> None:
    table, ids = realm()
    table.grain(0, ids[-1], sown=1, crop=2)
    answer(harvest(table.s))
    assert table.s.points[0] == -1
    assert table.s.sown[table.field(ids[-1])] == 0


@pytest.mark.rule("SZ-N6.3")
def test_foreign_grain_brings_a_point_and_costs_the_sower_one() -> None:
    table, ids = realm()
    table.grain(0, ids[0], sown=1, crop=3)
    table.s.sower[table.field(ids[0])] = 2
    answer(harvest(table.s))
    assert table.s.points == [1, 0, -1, 0]


@pytest.mark.rule("SZ-N6.3")
def test_foreign_grain_that_is_lost_costs_its_sower_alone() -> None:
    table, ids = realm()
    table.grain(0, ids[-1], sown=1, crop=3)
    table.s.sower[table.field(ids[-1])] = 2
    answer(harvest(table.s))
    assert table.s.points == [0, 0, -1, 0]
    table, ids = realm()
    stored(table, ids[0], 5)
    table.grain(0, ids[0], sown=1, crop=3)
    table.s.sower[table.field(ids[0])] = 2
    answer(harvest(table.s))
    assert table.s.points == [0, 0, -1, 0], "no grain of it reached a store"


@pytest.mark.rule("SZ-EX53")
def test_a_large_harvest() -> None:
    table, ids = realm(villages=5)
    for id, grain in zip(ids[:5], (3, 3, 4, 3, 3)):
        table.grain(0, id, sown=1, crop=grain - 1)
    for id in ids[:2]:
        table.s.sower[table.field(id)] = 1
    for id, full in zip(ids[:5], (3, 3, 4, 0, 0)):
        stored(table, id, full)  # 15 places are left
    table.grain(0, ids[-1], sown=1, crop=2)
    answer(harvest(table.s))
    assert sum(table.s.stored_grain) == 10 + 15
    assert table.s.points[0] == 2 - 1


@pytest.mark.rule("SZ-EX51")
def test_five_green_fields_give_fifteen_grain() -> None:
    table, ids = realm(villages=0)
    green = of_colour(table, ids, GREEN)[:5]
    for id in green:
        table.grain(0, id)
    crops(table.s)
    assert sum(table.s.sown) + sum(table.s.crop) == 15
