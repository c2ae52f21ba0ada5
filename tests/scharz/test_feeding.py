"""Chapter 13.7: Feeding."""

import itertools

import pytest

from kronika.core.asks import Ask, Floor, Option
from kronika.games.scharz.factions import factions
from kronika.games.scharz.feeding import Pasture, feeding, salary_of
from kronika.games.scharz.larder import food_of, grain_of
from kronika.games.scharz.lines import Lines, begin_upkeep
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import OUTSIDE, Table
from kronika.games.scharz.terms import GOOD, GREEN, HERDS, MERC, NONE, VILLAGE, YELLOW

from .test_salaries import Stages, next_to, realm, said
from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled

LI = "light-infantry standard"


def village(mode: str = "green", grain: int = 5, villages: int = 1) -> tuple[Position, list[str]]:
    """Villages of player 0 side by side; nobody else has anything."""
    table = Position("taifas", mode, players=4)
    ids = lands(table)
    for id in ids[:villages]:
        table.village(0, id)
    table.s.stored_grain[table.field(ids[0])] = grain
    table.s.tiles = [9] * 4
    table.s.round = len(table.s.content.calendar[table.s.mode])
    return table, ids


def feed(table: Position, *keys: tuple[int, str]) -> Stages:
    return Stages(table.s, feeding, *keys)


def stored(table: Position, id: str) -> int:
    return table.s.stored_grain[table.field(id)]


def far_from(table: Position, ids: list[str], id: str) -> str:
    """A field that touches no field of player 0."""
    s = table.s
    near = {table.field(id), *s.map.land_next[table.field(id)]}
    for other in reversed(ids):
        field = table.field(other)
        if not near & {field, *s.map.land_next[field]}:
            return other
    raise AssertionError


# Herds


@pytest.mark.rule("SZ-N7.1", "SZ-N7.2", "SZ-N7.4", "SZ-EX54", "SZ-N7.12")
def test_meat_fish_and_grain_as_the_owner_likes() -> None:
    table, ids = village("green", 15, 4)
    port(table, (shore := coastal(table, ids[:4])[0]), "dock")
    table.s.stored_fish[table.field(shore)] = 2
    table.units(0, ids[0], light_infantry=8, mercenaries=1)
    table.herds(0, ids[0], sheep=2).herds(0, ids[1], sheep=1)
    at = f"taifas-{ids[0]}"
    feed(
        table,
        (0, "keep-all-herds"),
        (0, "feed-all"),
        (0, "choose-food"),
        (0, f"eat-meat {at} 5"),
        (0, f"eat-fish {said(shore)} 1"),
        (0, "eat 5 2 6"),
    )
    s = table.s
    assert stored(table, ids[0]) == 6
    assert s.stored_fish[table.field(shore)] == 0
    assert s.gold[0] == 1
    assert len([herd for herd in s.herd_owner if herd == 0]) == 3
    assert len(s.units_of(0)) == 9


@pytest.mark.rule("SZ-N7.1", "SZ-N7.2", "SZ-EX55")
def test_one_herd_of_cattle_is_slaughtered() -> None:
    table, ids = village("green", 0, 5)
    table.city(0, ids[5])
    for id, grain in zip(ids[:6], (5, 5, 5, 5, 5, 2)):
        table.s.stored_grain[table.field(id)] = grain
    table.units(0, ids[0], light_infantry=6, cavalry=2)
    table.herds(0, ids[0], cattle=2).herds(0, ids[1], cattle=1, sheep=1)
    table.herds(0, ids[2], sheep=2).herds(0, ids[3], sheep=2).herds(0, ids[4], sheep=1)
    feed(
        table,
        (0, f"slaughter-herds cattle {said(ids[0])} outside 1"),
        (0, "keep-these-herds"),
        (0, "eat 0 0 12"),
        (0, "feed-all"),
        (0, "eat 15 0 2"),
    )
    s = table.s
    assert sum(s.stored_grain) == 13
    assert s.gold[0] == 12
    assert (
        sorted(type for herd, type in zip(s.herd_owner, s.herd_type) if herd == 0)
        == [0] * 6 + [2] * 2
    )
    assert len(s.units_of(0)) == 8


@pytest.mark.rule("SZ-N7.1")
@pytest.mark.parametrize(
    ("herd", "eats", "kept", "killed"),
    [("sheep", 1, 2, 3), ("pigs", 2, 3, 5), ("cattle", 3, 4, 7), ("horses", 2, 0, 5)],
)
def test_what_herds_eat_and_give(herd: str, eats: int, kept: int, killed: int) -> None:
    for key, grain, gold in (
        ("keep-all-herds", 5 - eats, kept - 1),
        (f"slaughter-herds {herd} taifas-{{}} outside 1", 5, killed - 1),
    ):
        table, ids = village()
        table.s.add_herd(0, HERDS.index(herd), table.field(ids[0]))
        keys = [(0, key.format(ids[0]))]
        if not key.startswith("keep"):
            keys.append((0, "keep-these-herds"))
        if not (herd == "horses" and key.startswith("keep")):
            keys += [(0, "feed-all"), (0, "eat 1 0 0")]
            feed(table, *keys)
            assert (stored(table, ids[0]), table.s.gold[0]) == (grain, gold)
        else:
            feed(table, *keys, (0, "feed-all"))
            assert (stored(table, ids[0]), table.s.gold[0]) == (5 - 2 - 1, 0)


@pytest.mark.rule("SZ-N7.1")
def test_without_grain_herds_cannot_be_kept() -> None:
    table, ids = village(grain=1)
    table.herds(0, ids[0], pigs=1)
    told = feed(table, (0, "slaughter-needed"), (0, "feed-all"), (0, "eat 1 0 0"))
    assert "keep-all-herds" not in told.asked[0][1]
    assert table.s.herd_owner == [NONE]
    assert stored(table, ids[0]) == 1


@pytest.mark.rule("SZ-N7.3", "SZ-N7.13")
def test_grain_feeds_only_what_is_connected() -> None:
    table, ids = village(grain=5)
    far = far_from(table, ids, ids[0])
    table.units(0, far, light_infantry=2)
    told = feed(table, (0, "feed-most"))
    assert "feed-all" not in told.asked[0][1]
    s = table.s
    assert len(s.units_of(0)) == 1, "one lives by plunder"
    assert s.plundered[table.field(far)]
    assert stored(table, ids[0]) == 4


@pytest.mark.rule("SZ-N7.3", "SZ-N7.13", "SZ-N7.4")
def test_an_army_that_is_cut_off_eats_its_herd() -> None:
    table, ids = village(grain=1)
    far = far_from(table, ids, ids[0])
    table.units(0, far, light_infantry=2).herds(0, far, pigs=1)
    feed(table, (0, "slaughter-needed"), (0, "feed-all"))
    s = table.s
    assert len(s.units_of(0)) == 2
    assert not s.plundered[table.field(far)]
    assert s.gold[0] == 0, "what they leave cannot be sold"


@pytest.mark.rule("SZ-N7.3")
def test_a_herd_on_a_contested_field_feeds_who_stands_there() -> None:
    table, ids = village(grain=1)
    far = far_from(table, ids, ids[0])
    table.units(1, far, light_infantry=1)
    table.units(0, far, light_infantry=1).herds(0, far, sheep=1)
    s = table.s
    assert s.control[table.field(far)] == 1
    begin_upkeep(s)
    lines = Lines(s, 0)
    assert lines.of_unit(s.units_of(0)[0]) & lines.of_field(table.field(far))
    assert not lines.of_field(table.field(far)) & lines.inside(table.field(ids[0]))
    feed(
        table,
        (0, f"slaughter-herds sheep {said(far)} outside 1"),
        (0, "keep-these-herds"),
        (0, "feed-all"),
        (1, "feed-most"),
    )
    assert s.gold[0] == 0, "the meat that is left cannot be sold"


@pytest.mark.rule("SZ-N7.10", "SZ-Q4.1", "SZ-Q4.2", "SZ-Q6.2", "SZ-D5.7")
def test_herds_that_need_no_grain() -> None:
    table = Position("huns", "yellow", players=4)
    s = table.s
    field = next(
        f
        for f in range(s.map.count)
        if s.map.neutral[f] == NONE and s.is_land(f) and s.map.colour[f] == YELLOW
    )
    table.herds(0, s.map.ids[field], sheep=1)
    s.round = 6
    begin_upkeep(s)
    assert Pasture(s, 0).grain(0) == 1
    s.faction[0] = [each.id for each in factions()].index("huns-huns")
    assert Pasture(s, 0).grain(0) == 0
    assert Pasture(s, 0).meat(0) == 2
    s.herd_inside[0] = True
    assert Pasture(s, 0).grain(0) == 1
    table = Position("taifas", "red", players=4)
    s = table.s
    field = next(f for f in range(s.map.count) if s.map.colour[f] not in (YELLOW, GREEN))
    table.herds(0, s.map.ids[field], sheep=1)
    s.round = 8
    begin_upkeep(s)
    assert Pasture(s, 0).grain(0) == 1
    s.skies.winter[s.map.climate[field]] = GOOD
    assert Pasture(s, 0).grain(0) == 0


# Who eats


@pytest.mark.rule("SZ-N7.2", "SZ-N7.12", "SZ-N7.8")
def test_what_units_need() -> None:
    table, ids = village("yellow")
    table.units(0, ids[0], light_infantry=1, cavalry=1, elephants=1, corsairs=1, mercenaries=1)
    s = table.s
    units = s.units_of(0)
    assert [(food_of(s, unit), grain_of(s, unit)) for unit in units] == [
        (1, 0),
        (1, 1),
        (1, 2),
        (0, 0),
        (0, 0),
    ]
    table.units(1, ids[0], light_infantry=1).encircled(ids[0])
    assert [food_of(s, unit) for unit in units] == [1, 1, 1, 0, 1]


@pytest.mark.rule("SZ-N7.12")
@pytest.mark.parametrize("grain", [1, 2, 3])
def test_the_grain_of_cavalry_must_be_grain(grain: int) -> None:
    table, ids = village("green", grain)
    table.units(0, ids[0], cavalry=2).herds(0, ids[0], horses=1)
    feed(
        table,
        (0, f"slaughter-herds horses {said(ids[0])} outside 1"),
        (0, "keep-these-herds"),
        *eaten(grain),
    )
    assert len(table.s.units_of(0)) == min(2, grain)


def eaten(grain: int) -> list[tuple[int, str]]:
    """Meat for all, and the grain of cavalry."""
    if grain == 1:
        return [(0, "feed-most")]
    return [(0, "feed-all"), *([(0, "eat 3 0 2")] if grain > 2 else [])]


@pytest.mark.rule("SZ-N7.12", "SZ-N7.2")
@pytest.mark.parametrize(("fish", "fed"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_fish_count_in_pairs(fish: int, fed: int) -> None:
    table, ids = village("green", 0)
    shore = coastal(table, ids)[0]
    table = Position("taifas", "green", players=4).village(0, shore)
    port(table, shore)
    table.units(0, shore, light_infantry=1)
    table.s.stored_fish[table.field(shore)] = fish
    told = feed(table, (0, "feed-all" if fed == 2 else "feed-most"))
    assert told.asked
    s = table.s
    assert len(s.settlements_of(0)) + len(s.units_of(0)) == max(fed, 0)
    if fed:
        assert s.stored_fish[table.field(shore)] == fish - 2 * fed


@pytest.mark.rule("SZ-N7.2")
def test_a_city_eats_for_two() -> None:
    table, ids = village("green", 3)
    table.city(0, ids[0])
    feed(table, (0, "feed-all"))
    assert stored(table, ids[0]) == 1


@pytest.mark.rule("SZ-N7.6", "SZ-K8.2")
@pytest.mark.parametrize("mode", ["basic", "green"])
def test_an_unfed_unit_plunders_and_lives(mode: str) -> None:
    table, ids = village(mode, 5)
    near = next_to(table, ids[0])
    table.units(0, near, light_infantry=2)
    feed(table, (0, f"leave-unfed {said(near)} {LI} outside 2"), (0, "feed-these"))
    s = table.s
    green = mode == "green"
    assert len(s.units_of(0)) == green, "one field saves one unit; none in the basic game"
    assert s.plundered[table.field(near)] == green
    assert s.gold[0] == green
    assert stored(table, ids[0]) == 4


@pytest.mark.rule("SZ-N7.6", "SZ-K8.6")
def test_plunder_for_food_costs_prestige_too() -> None:
    table, ids = village("yellow", 5)
    near = next_to(table, ids[0])
    table.units(0, near, light_infantry=1)
    table.s.prestige[0] = 10
    feed(table, (0, f"leave-unfed {said(near)} {LI} outside 1"), (0, "feed-these"))
    assert table.s.prestige[0] == 6
    assert table.s.lost[0] == 0


@pytest.mark.rule("SZ-N7.6")
def test_who_of_them_plunders_is_chosen() -> None:
    table, ids = village("green", 5)
    near = next_to(table, ids[0])
    table.units(0, near, light_infantry=1, heavy_infantry=1)
    feed(
        table,
        (0, f"leave-unfed {said(near)} {LI} outside 1"),
        (0, f"leave-unfed {said(near)} heavy-infantry standard outside 1"),
        (0, "feed-these"),
        (0, f"plunder-to-live {said(near)} {LI}"),
    )
    assert [table.s.type[unit] for unit in table.s.units_of(0)] == [0]


@pytest.mark.rule("SZ-N7.6", "SZ-G5.6")
def test_nobody_is_saved_beside_an_own_settlement_or_at_sea() -> None:
    table, ids = village("yellow", 1)
    sea = next(f for f in range(table.s.map.count) if not table.s.is_land(f))
    table.units(0, ids[0], light_infantry=1).units(0, table.s.map.ids[sea], warship=1)
    table.s.lost[0] = 0
    feed(table, (0, "feed-most"))
    assert table.s.units_of(0) == []
    assert table.s.lost[0] == 2 + 4
    assert table.s.settlements_of(0)


@pytest.mark.rule("SZ-N7.5", "SZ-G5.7", "SZ-N7.11")
def test_an_unfed_settlement_is_lost() -> None:
    table, ids = village("green", 5, 3)
    feed(table, (0, f"leave-settlement-unfed {said(ids[1])}"), (0, "feed-these"))
    assert table.s.points[0] == -4
    assert table.s.settlement[table.field(ids[1])] == NONE
    assert len(table.s.settlements_of(0)) == 2


# Sieges


def siege(mode: str = "green", besiegers: int = 5) -> tuple[Position, str, str]:
    """A village of player 0 without grain, encircled by player 1, next to whose village with 5."""
    table, ids = village(mode, 0)
    table.village(0, ids[-1]).village(0, ids[-2])
    table.s.stored_grain[table.field(ids[-1])] = 5
    near = next_to(table, ids[0])
    table.units(1, ids[0], light_infantry=besiegers).encircled(ids[0]).village(1, near)
    table.s.stored_grain[table.field(near)] = 5
    return table, ids[0], near


@pytest.mark.rule("SZ-EX57", "SZ-N7.5", "SZ-N7.11", "SZ-N7.13", "SZ-G5.7", "SZ-K6.13")
def test_the_besieger_keeps_a_grain_to_take_the_village() -> None:
    table, id, near = siege()
    s = table.s
    s.plundered[table.field(id)] = True
    feed(
        table,
        (1, f"leave-unfed {said(id)} {LI} outside 2"),
        (1, "feed-these"),
        (0, "feed-most"),
        (1, "feed-all"),
        (1, f"feed-and-take {said(id)}"),
    )
    assert stored(table, near) == 0
    assert len(s.units_of(1)) == 3
    assert (s.settlement_owner[table.field(id)], s.settlement[table.field(id)]) == (1, VILLAGE)
    assert (s.points[0], s.points[1]) == (-4, 4)


@pytest.mark.rule("SZ-N7.7", "SZ-N7.11", "SZ-Q3.6")
def test_when_the_besieger_starves_the_defender_is_free() -> None:
    table, id, near = siege(besiegers=2)
    s = table.s
    s.plundered[table.field(id)] = True
    s.stored_grain[table.field(near)] = 1
    table.units(0, next_to(table, id), light_infantry=1)
    feed(
        table,
        (1, f"leave-unfed {said(id)} {LI} outside 2"),
        (1, "feed-these"),
        (0, "feed-most"),
        (1, "feed-all"),
    )
    assert not s.encircled_since[table.field(id)]
    assert s.units_of(1) == []
    assert s.settlement_owner[table.field(id)] == NONE, "he has no grain there"
    assert s.points[1] == 0, "nobody encircles it any more"


@pytest.mark.rule("SZ-N7.13")
def test_an_encirclement_that_ends_joins_its_settlement() -> None:
    table, id, near = siege(besiegers=1)
    s = table.s
    s.plundered[table.field(id)] = True
    beside = next(f for f in s.map.land_next[table.field(id)] if s.settlement[f] == NONE)
    table.village(0, s.map.ids[beside])
    s.stored_grain[beside] = 2
    feed(
        table,
        (1, f"leave-unfed {said(id)} {LI} outside 1"),
        (1, "feed-these"),
        (0, "feed-all"),
        (1, "feed-all"),
    )
    assert s.settlement_owner[table.field(id)] == 0
    assert s.stored_grain[beside] == 0
    assert near


@pytest.mark.rule("SZ-N7.9", "SZ-B4.9", "SZ-N7.13", "SZ-N7.2")
@pytest.mark.parametrize("paid", [True, False])
def test_unfed_mercenaries_go_over(paid: bool) -> None:
    table, id, _ = siege("yellow", 1)
    s = table.s
    table.units(0, id, mercenaries=1).encircled(id)
    s.gold[1] = 3
    feed(
        table,
        (1, "feed-all"),
        (0, "feed-most"),
        (1, "feed-all"),
        (1, "let-starve"),
        (1, f"win-over {said(id)} standard 1" if paid else "let-mercenaries-go"),
    )
    assert salary_of(s) == 1
    assert s.gold[1] == 3 - paid
    mercenaries = [unit for unit in s.units() if s.type[unit] == MERC]
    assert [s.owner[unit] for unit in mercenaries] == [1] * paid
    assert [s.where[unit] for unit in mercenaries] == [OUTSIDE] * paid


@pytest.mark.rule("SZ-EX56", "SZ-N7.2", "SZ-N7.9")
def test_three_foods_for_a_village_mercenaries_and_one_of_two() -> None:
    table, ids = village("green", 0)
    shore = next(id for id in coastal(table, ids[5:]))
    table.village(0, shore).units(0, shore, light_infantry=2, mercenaries=1)
    port(table, shore)
    s, field = table.s, table.field(shore)
    s.fortified[field] = True
    s.stored_grain[field], s.stored_fish[field] = 2, 2
    table.units(1, shore, light_infantry=3).encircled(shore)
    for sea in s.yard_seas(field):
        table.units(1, s.map.ids[sea], warship=1)
    s.stored_grain[table.field(ids[0])] = 5
    s.plundered[field] = True
    table.village(1, next_to(table, shore))
    s.stored_grain[table.field(s.map.ids[s.settlements_of(1)[0]])] = 9
    feed(
        table,
        (1, "feed-all"),
        (0, f"leave-unfed {said(shore)} {LI} inside 1"),
        (0, "feed-these"),
        (1, "feed-all"),
    )
    assert (s.stored_grain[field], s.stored_fish[field]) == (0, 0)
    assert sorted(s.type[unit] for unit in s.units_of(0)) == [0, MERC]
    assert s.settlement_owner[field] == 0


@pytest.mark.rule("SZ-N7.11", "SZ-K6.13")
def test_or_it_is_destroyed_and_the_besieger_has_the_points() -> None:
    table, id, _ = siege(besiegers=1)
    feed(table, (1, "feed-all"), (0, "feed-most"), (1, "feed-all"), (1, "let-starve"))
    s = table.s
    assert s.settlement_owner[table.field(id)] == NONE
    assert (s.points[0], s.points[1]) == (-4, 4)


@pytest.mark.rule("SZ-N7.11", "SZ-N2.7")
@pytest.mark.parametrize("mode", ["first", "white"])
def test_only_modes_with_farming_feed(mode: str) -> None:
    table, _ = village(mode)
    assert feed(table).asked == []


@pytest.mark.rule("SZ-F7.3")
def test_the_default_feeds_as_much_as_possible() -> None:
    table, ids = village("green", 2)
    table.herds(0, ids[0], sheep=1).units(0, ids[0], light_infantry=3)
    s = table.s
    while True:
        rules = feeding(s)
        option: Option | None = None
        done = False
        while True:
            try:
                question = next(rules) if option is None else rules.send(option)
            except StopIteration as stop:
                done = bool(stop.value)
                break
            ask = question
            if isinstance(question, Floor):
                ask = question.asks[0]
                question.player = ask.player
            assert isinstance(ask, Ask)
            option = ask.default
            assert option is not None
        if done:
            break
    assert len(s.settlements_of(0)) == 1
    assert len(s.units_of(0)) == 3
    assert s.herd_owner == [NONE], "kept, it would feed one less"


# Independence


def drive(s: Table, order: tuple[int, ...], choice: int) -> tuple[object, ...]:
    """Feeding with answers by a fixed rule, where players answer in a given order."""
    done = False
    while not done:
        rules = feeding(s)
        option: Option | None = None
        counts: dict[int, int] = {}
        while True:
            try:
                question = next(rules) if option is None else rules.send(option)
            except StopIteration as stop:
                done = bool(stop.value)
                break
            ask = question
            if isinstance(question, Floor):
                ask = sorted(question.asks, key=lambda each: order.index(each.player))[0]
                question.player = ask.player
            assert isinstance(ask, Ask)
            counts[ask.player] = counts.get(ask.player, 0) + 1
            place = (choice * 7 + counts[ask.player] * 5 + ask.player) % len(ask.options)
            option = ask.options[0 if counts[ask.player] > 6 else place]
    return (
        *(s.gold, s.points, s.owner, s.where, s.at, s.settlement_owner, s.plundered, s.control),
        *(s.stored_grain, s.stored_fish, s.herd_owner, s.lord, s.prestige),
    )


@pytest.mark.rule("SZ-N7.11", "SZ-F7.1")
def test_the_order_of_answers_does_not_matter() -> None:
    for choice in range(12):
        outcomes = []
        for order in itertools.permutations((0, 1, 2)):
            table, ids = realm("yellow", 3)
            id = ids[2]
            s = table.s
            table.units(0, id, light_infantry=1, mercenaries=1).units(1, id, light_infantry=2)
            table.encircled(id).units(2, id, cavalry=1).village(1, next_to(table, id))
            table.village(2, ids[20]).village(2, ids[21]).units(2, ids[20], light_infantry=3)
            table.herds(0, ids[0], sheep=2).herds(1, ids[-1], pigs=1).herds(2, ids[20], cattle=1)
            s.gold = [4, 5, 6, 0]
            for field in range(s.map.count):
                if s.settlement[field] != NONE:
                    s.stored_grain[field] = 2
            outcomes.append(drive(s, (*order, 3), choice))
        assert all(outcome == outcomes[0] for outcome in outcomes)
