"""Chapters 12.8 and 13.2: Salaries and REAR-Salaries."""

import itertools

import pytest

from kronika.core.asks import Ask, Floor, Option, RulesOf
from kronika.games.scharz.position import Position
from kronika.games.scharz.salaries import Purse, rear_salaries, salaries
from kronika.games.scharz.state import INSIDE, Table
from kronika.games.scharz.terms import MERC, NONE, VILLAGE

from .helpers import Answers
from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled


class Stages:
    """Carries a step out to its end; each call has its own answers."""

    def __init__(self, s: Table, step: object, *keys: tuple[int, str]) -> None:
        self.asked: list[tuple[int, list[str]]] = []
        left = list(keys)
        for _ in range(20):
            rules: RulesOf[bool] = step(s)  # type: ignore[operator]
            option: Option | None = None
            done = False
            while True:
                try:
                    question = next(rules) if option is None else rules.send(option)
                except StopIteration as stop:
                    done = bool(stop.value)
                    break
                ask = chosen(question, left[0][0] if left else -1)
                if len(ask.options) == 1 and ask.auto and not ask.ranges:
                    option = ask.options[0]
                    continue
                self.asked.append((ask.player, [each.key for each in ask.options]))
                assert left, f"no answer to {ask}"
                player, key = left.pop(0)
                assert player == ask.player, (player, ask)
                verbs = {each.verb.name: each.verb for each in ask.options}
                words = key.split(" ")
                assert words[0] in verbs, (key, ask)
                parsed = verbs[words[0]].parsed(words[1:])
                option = None if parsed is None else ask.offered(parsed)
                assert option is not None, (key, ask)
            if done:
                break
        assert done
        assert not left, left


def chosen(question: Ask | Floor, player: int) -> Ask:
    if isinstance(question, Ask):
        return question
    asks = [ask for ask in question.asks if ask.player == player]
    assert asks, question
    question.player = player
    return asks[0]


def realm(mode: str = "white", villages: int = 2, players: int = 4) -> tuple[Position, list[str]]:
    """Villages of player 0 on the first fields of Taifas; player 1 lives far away."""
    table = Position("taifas", mode, players=players)
    ids = lands(table)
    for id in ids[:villages]:
        table.village(0, id)
    table.village(1, ids[-1]).village(1, ids[-2])
    table.s.tiles = [9] * players
    table.s.gold = [50] * players
    table.s.round = 4
    return table, ids


def said(id: str) -> str:
    return f"taifas-{id}"


def next_to(table: Position, id: str) -> str:
    """A field without a settlement beside another one."""
    s = table.s
    return next(s.map.ids[f] for f in s.map.land_next[table.field(id)] if s.settlement[f] == NONE)


def pay(table: Position, *keys: tuple[int, str]) -> Stages:
    return Stages(table.s, salaries, *keys)


# Prices


@pytest.mark.rule("SZ-N2.1", "SZ-EX42", "SZ-N2.4", "SZ-B4.1")
def test_six_villages_a_city_and_fifteen_units() -> None:
    table, ids = realm(villages=6)
    table.city(0, ids[6])
    home = ids[0]
    table.units(0, home, light_infantry=8, transport_ship=3, siege_engines=1)
    table.units(0, home, mercenaries=2, cavalry=1)
    s = table.s
    s.gold[0] = 22
    purse = Purse(s, 0)
    assert sum(purse.unit_price(unit) for unit in s.units_of(0)) == 18
    assert sum(purse.settlement_price(field) for field in s.settlements_of(0)) == 8
    told = pay(
        table,
        (0, f"leave-unpaid {said(home)} light-infantry standard outside 4"),
        (0, "pay-these"),
        (1, "pay-all"),
    )
    assert "pay-all" not in told.asked[0][1], "22 gold are not enough"
    assert "pay-most" in told.asked[0][1]
    assert s.gold[0] == 0
    assert len(s.units_of(0)) == 11
    assert len(s.settlements_of(0)) == 7


@pytest.mark.rule("SZ-N2.2", "SZ-N2.3", "SZ-N2.9", "SZ-EX43")
def test_encircled_twice_as_much_and_unconnected_lost() -> None:
    table, ids = realm(villages=2)
    table.units(0, ids[0], light_infantry=4)
    far, locked = ids[-6], ids[-9]
    table.units(0, far, light_infantry=1)
    table.village(0, locked).units(0, locked, light_infantry=3).units(1, locked, light_infantry=1)
    table.encircled(locked).village(1, next_to(table, locked))
    s = table.s
    s.gold[0] = 12
    pay(
        table,
        (1, "pay-all"),
        (0, f"leave-unpaid {said(locked)} light-infantry standard inside 1"),
        (0, "pay-these"),
        (1, "pay-all"),
    )
    assert s.gold[0] == 0
    assert len(s.units_of(0)) == 6
    assert not [unit for unit in s.units_of(0) if s.at[unit] == table.field(far)]


@pytest.mark.rule("SZ-N2.2")
def test_an_open_shipyard_spares_the_double_price() -> None:
    table, ids = realm()
    id = next(each for each in coastal(table, ids[4:]))
    table.village(0, id).units(0, id, light_infantry=1).units(1, id, light_infantry=1)
    port(table, id)
    table.encircled(id)
    purse = Purse(table.s, 0)
    field = table.field(id)
    assert purse.settlement_price(field) == 1
    for sea in table.s.yard_seas(field):
        table.units(1, table.s.map.ids[sea], warship=1)
    assert purse.settlement_price(field) == 2
    inside = next(unit for unit in table.s.units_of(0) if table.s.where[unit] == INSIDE)
    assert purse.unit_price(inside) == 2


@pytest.mark.rule("SZ-N2.1")
def test_fresh_mercenaries_are_not_paid() -> None:
    table, ids = realm()
    table.units(0, ids[0], mercenaries=2)
    one, _ = table.s.units_of(0)
    table.s.hired[one] = table.s.turn
    pay(table, (0, "pay-all"), (1, "pay-all"))
    assert table.s.gold[0] == 50 - 2 - 2


@pytest.mark.rule("SZ-N2.9")
def test_corsairs_need_neither_pay_nor_connection() -> None:
    table, _ = realm()
    sea = next(f for f in range(table.s.map.count) if not table.s.is_land(f))
    table.units(0, table.s.map.ids[sea], corsairs=1)
    pay(table, (0, "pay-all"), (1, "pay-all"))
    assert len(table.s.units_of(0)) == 1
    assert table.s.gold[0] == 48


@pytest.mark.rule("SZ-N2.7")
@pytest.mark.parametrize("mode", ["basic", "green", "yellow", "red"])
def test_other_modes_feed_instead(mode: str) -> None:
    table, _ = realm(mode)
    assert Stages(table.s, salaries).asked == []
    assert table.s.gold[0] == 50


@pytest.mark.rule("SZ-N2.4", "SZ-G5.7")
def test_an_unpaid_settlement_is_lost() -> None:
    table, ids = realm(villages=3)
    pay(
        table,
        (0, f"leave-settlement-unpaid {said(ids[0])}"),
        (0, "pay-these"),
        (1, "pay-all"),
    )
    assert table.s.points[0] == -4
    assert table.s.settlement[table.field(ids[0])] == NONE
    assert max(table.s.points[1:]) == 0


@pytest.mark.rule("SZ-N2.4")
def test_a_choice_is_taken_back_until_it_is_confirmed() -> None:
    table, ids = realm(villages=2)
    pay(
        table,
        (0, f"leave-settlement-unpaid {said(ids[0])}"),
        (0, "pay-anew"),
        (0, "pay-all"),
        (1, "pay-all"),
    )
    assert len(table.s.settlements_of(0)) == 2


@pytest.mark.rule("SZ-F7.3")
def test_as_much_as_possible() -> None:
    table, ids = realm(villages=2)
    table.units(0, ids[0], cavalry=1, light_infantry=3)
    table.s.gold[0] = 5
    pay(table, (0, "pay-most"), (1, "pay-all"))
    s = table.s
    assert s.gold[0] == 0
    assert len(s.settlements_of(0)) == 2
    assert len(s.units_of(0)) == 3


@pytest.mark.rule("SZ-F7.3")
def test_who_does_not_answer_pays_all_he_can() -> None:
    for gold, default in ((50, "pay-all"), (1, "pay-most")):
        table, _ = realm()
        table.s.gold[0] = gold
        Answers(salaries(table.s))
        rules = salaries(table.s)
        floor = next(rules)
        assert isinstance(floor, Floor)
        ask = floor.asks[0]
        assert ask.default is not None
        assert ask.default.key == default


# Stages


def siege(mode: str = "white") -> tuple[Position, str, list[str]]:
    """A village of player 0 with one inside, encircled by two of player 1."""
    table, ids = realm(mode, villages=3)
    id = ids[2]
    table.units(0, id, light_infantry=1).units(1, id, light_infantry=2)
    table.encircled(id).village(1, next_to(table, id))
    return table, id, ids


@pytest.mark.rule("SZ-N2.5", "SZ-N2.8", "SZ-Q3.6")
def test_the_besieger_pays_first_and_may_go() -> None:
    table, id, _ = siege()
    s = table.s
    pay(
        table,
        (1, f"leave-unpaid {said(id)} light-infantry standard outside 2"),
        (1, "pay-these"),
        (1, f"do-not-plunder {said(id)}"),
        (0, "pay-all"),
        (1, "pay-all"),
    )
    assert not s.encircled_since[table.field(id)]
    assert s.gold[0] == 50 - 3 - 1, "not double any more"


@pytest.mark.rule("SZ-N2.5", "SZ-N2.8", "SZ-G5.7", "SZ-K6.13", "SZ-K6.21")
def test_the_besieger_may_pay_for_a_settlement() -> None:
    table, id, _ = siege()
    s, field = table.s, table.field(id)
    before = s.gold[1]
    pay(
        table,
        (1, "pay-all"),
        (0, f"leave-settlement-unpaid {said(id)}"),
        (0, "pay-these"),
        (1, "pay-all"),
        (1, f"pay-for-settlement {said(id)}"),
    )
    assert s.settlement_owner[field] == 1
    assert s.settlement[field] == VILLAGE
    assert (s.points[0], s.points[1]) == (-4, 4)
    assert s.gold[1] == before - 2 - 3 - 1
    paid = [unit for unit in s.units_of(0) if s.at[unit] == field]
    assert len(paid) == 1


@pytest.mark.rule("SZ-N2.8", "SZ-G5.7")
def test_or_let_it_be_destroyed() -> None:
    table, id, _ = siege()
    s = table.s
    pay(
        table,
        (1, "pay-all"),
        (0, f"leave-settlement-unpaid {said(id)}"),
        (0, "pay-these"),
        (1, "pay-all"),
        (1, "let-settlements-fall"),
    )
    assert s.settlement_owner[table.field(id)] == NONE
    assert (s.points[0], s.points[1]) == (-4, 4)


@pytest.mark.rule("SZ-N2.6", "SZ-OP17")
@pytest.mark.parametrize("mode", ["white", "first"])
def test_an_unpaid_unit_may_plunder(mode: str) -> None:
    table, ids = realm(mode)
    near = next_to(table, ids[0])
    table.units(0, near, light_infantry=3)
    left = f"leave-unpaid {said(near)} light-infantry standard outside 2"
    keys = [(0, left), (0, "pay-these")]
    if mode == "white":
        keys.append((0, f"plunder-to-live {said(near)} light-infantry standard"))
    pay(table, *keys, (1, "pay-all"))
    s = table.s
    white = mode == "white"
    assert len(s.units_of(0)) == 1 + white, "one field saves one unit"
    assert s.plundered[table.field(near)] == white
    assert s.gold[0] == 50 - 3 + white


@pytest.mark.rule("SZ-N2.6")
def test_gold_of_plunder_comes_too_late() -> None:
    table, id, _ = siege()
    s = table.s
    s.gold[1] = 1
    rules = salaries(s)
    Answers(
        rules,
        (1, f"leave-unpaid {said(id)} light-infantry standard outside 1"),
        (1, "pay-these"),
        (1, f"plunder-to-live {said(id)} light-infantry standard"),
    )
    assert s.gold[1] == 0
    assert s.upkeep.booty[1] == 1


@pytest.mark.rule("SZ-N2.8")
def test_what_goes_cuts_no_connection() -> None:
    table, ids = realm(villages=1)
    s = table.s
    one = s.map.land_next[table.field(ids[0])][0]
    two = next(
        f
        for f in s.map.land_next[one]
        if f != table.field(ids[0]) and f not in s.map.land_next[table.field(ids[0])]
    )
    table.units(0, s.map.ids[one], light_infantry=1).units(0, s.map.ids[two], light_infantry=1)
    pay(
        table,
        (0, f"leave-unpaid {said(s.map.ids[one])} light-infantry standard outside 1"),
        (0, "pay-these"),
        (0, f"do-not-plunder {said(s.map.ids[one])}"),
        (1, "pay-all"),
    )
    assert [s.at[unit] for unit in s.units_of(0)] == [two]


def drive(s: Table, order: tuple[int, ...], choice: int) -> tuple[object, ...]:
    """Salaries with answers by a fixed rule, where players answer in a given order."""
    done = False
    while not done:
        rules = salaries(s)
        option: Option | None = None
        counts: dict[int, int] = {}
        while True:
            try:
                question = next(rules) if option is None else rules.send(option)
            except StopIteration as stop:
                done = bool(stop.value)
                break
            ask: Ask
            if isinstance(question, Floor):
                ask = sorted(question.asks, key=lambda each: order.index(each.player))[0]
                question.player = ask.player
            else:
                ask = question
            counts[ask.player] = counts.get(ask.player, 0) + 1
            place = (choice * 7 + counts[ask.player] * 5 + ask.player) % len(ask.options)
            option = ask.options[0 if counts[ask.player] > 4 else place]
    return (s.gold, s.points, s.owner, s.where, s.settlement_owner, s.plundered, s.control, s.lord)


@pytest.mark.rule("SZ-N2.8", "SZ-F7.1")
def test_the_order_of_answers_does_not_matter() -> None:
    for choice in range(12):
        outcomes = []
        for order in itertools.permutations((0, 1, 2)):
            table, id, ids = siege()
            table.village(2, ids[20]).village(2, ids[21]).units(2, ids[20], light_infantry=3)
            table.units(2, id, cavalry=1)
            table.s.gold = [4, 5, 6, 0]
            outcomes.append(drive(table.s, (*order, 3), choice))
        assert all(outcome == outcomes[0] for outcome in outcomes)


# REAR-Salaries


@pytest.mark.rule("SZ-M8.1")
@pytest.mark.parametrize(
    ("mode", "rounds", "gold"),
    [("green", {4}, 2), ("yellow", {3, 6}, 1), ("red", {4, 8}, 1), ("white", set(), 0)],
)
def test_mercenaries_are_paid_in_their_rounds(mode: str, rounds: set[int], gold: int) -> None:
    for round in range(1, len(Position("taifas", mode).s.content.calendar[0]) + 1):
        table, ids = realm(mode)
        table.units(0, ids[0], mercenaries=3)
        table.s.hired[table.s.units_of(0)[0]] = table.s.turn
        table.s.round = round
        due = round in rounds
        told = Stages(table.s, rear_salaries, *([(0, "pay-all")] if due else []))
        assert bool(told.asked) == due
        assert table.s.gold[0] == 50 - (2 * gold if due else 0)


@pytest.mark.rule("SZ-M8.1", "SZ-B4.6", "SZ-G5.6")
def test_unpaid_mercenaries_go_but_are_no_loss() -> None:
    table, ids = realm("yellow")
    table.units(0, ids[0], mercenaries=3)
    table.s.round = 3
    Stages(
        table.s,
        rear_salaries,
        (0, f"leave-unpaid {said(ids[0])} mercenaries standard outside 2"),
        (0, "pay-these"),
    )
    assert len(table.s.units_of(0)) == 1
    assert table.s.lost[0] == 0
    assert table.s.gold[0] == 49


@pytest.mark.rule("SZ-M8.1", "SZ-N7.9", "SZ-B4.9")
def test_encircled_mercenaries_change_sides() -> None:
    table, id, _ = siege("green")
    table.units(0, id, mercenaries=2).encircled(id)
    s = table.s
    Stages(
        s,
        rear_salaries,
        (0, f"leave-unpaid {said(id)} mercenaries standard inside 2"),
        (0, "pay-these"),
        (1, f"win-over {said(id)} standard 1"),
        (1, "let-mercenaries-go"),
    )
    mercenaries = [unit for unit in s.units() if s.type[unit] == MERC]
    assert [s.owner[unit] for unit in mercenaries] == [1]
    assert s.gold[1] == 48
    assert s.gold[0] == 50


@pytest.mark.rule("SZ-M8.2", "SZ-Q8.2", "SZ-Q8.4")
def test_commanders_are_paid_or_go() -> None:
    for key, gold, level in (("pay-all", 50 - 3, 3), ("leave-commanders-unpaid", 50, 0)):
        table, _ = realm("red")
        table.s.command[0] = 3
        table.s.round = 8
        keys = [(0, key)] if key == "pay-all" else [(0, key), (0, "pay-these")]
        Stages(table.s, rear_salaries, *keys)
        assert table.s.gold[0] == gold
        assert table.s.command[0] == level
    table, _ = realm("red")
    table.s.command[0] = 3
    table.s.round = 5
    assert Stages(table.s, rear_salaries).asked == []


@pytest.mark.rule("SZ-H3.16", "SZ-N2.8")
def test_who_loses_his_last_unit_in_a_stage_is_out_before_the_next_one() -> None:
    table, ids = realm()
    table.units(2, ids[0], light_infantry=1).encircled(ids[0])
    s = table.s
    Answers(salaries(s))
    assert s.owner == [NONE]
    assert s.eliminated == [0, 0, s.turn, 0]
    assert not s.encircled_since[table.field(ids[0])]
