"""Chapter 8: diplomacy."""

import pytest

from kronika.games.scharz.diplomacy import (
    accept_tribute,
    buy_freedom,
    buy_rival,
    eliminate,
    freedom_price,
    give_aid,
    make_vassal,
    may_become_vassal,
    may_buy_freedom,
    may_buy_rival,
    may_enter,
    may_make_truce,
    pay_ransom,
    settlements_were_lost,
    truce_end,
)
from kronika.games.scharz.factions import factions
from kronika.games.scharz.goals import is_sovereign, total_points
from kronika.games.scharz.goods import of_gold
from kronika.games.scharz.invariants import check
from kronika.games.scharz.pacts import fits
from kronika.games.scharz.position import Position
from kronika.games.scharz.relations import are_hostile, has_truce
from kronika.games.scharz.state import OUTSIDE
from kronika.games.scharz.taxes import collect_taxes, potential_income
from kronika.games.scharz.terms import AID, NONE, STEP_TRADE, TRIBUTE, TS, WS
from kronika.games.scharz.trade import PAY_RANSOM, trade_options

from .movement import aboard
from .test_taxes import lands

pytestmark = pytest.mark.compiled


def realm(mode: str = "white", villages: int = 3, players: int = 4) -> tuple[Position, list[str]]:
    table = Position("taifas", mode, players=players)
    ids = lands(table)
    for id in ids[:villages]:
        table.village(0, id)
    table.s.gold = [20] * players
    return table, ids


def of(id: str) -> int:
    return [each.id for each in factions()].index(id)


# Vassalage


@pytest.mark.rule("SZ-H3.1", "SZ-H3.3", "SZ-H3.17", "SZ-H1.5")
def test_who_can_become_a_vassal() -> None:
    s = realm()[0].s
    assert may_become_vassal(s, 0, 1)
    assert not may_become_vassal(s, 0, 0)
    s.lord[0] = 1
    assert not may_become_vassal(s, 0, 2), "he has a lord"
    assert not may_become_vassal(s, 1, 0), "not of his own vassal"
    assert may_become_vassal(s, 1, 2), "a lord may be a vassal"
    s.eliminated[2] = 1
    assert not may_become_vassal(s, 1, 2)
    assert not may_become_vassal(realm("basic")[0].s, 0, 1)


@pytest.mark.rule("SZ-H3.17", "SZ-H3.4", "SZ-N1.4", "SZ-G1.1")
def test_lords_in_a_ring_have_peace_by_twos_and_pay_each_other() -> None:
    table, ids = realm()
    table.village(1, ids[-1]).village(2, ids[-2])
    s = table.s
    make_vassal(s, 1, 0)
    make_vassal(s, 2, 1)
    assert are_hostile(s, 0, 2), "the vassal of a vassal is another coalition"
    assert may_become_vassal(s, 0, 2), "and none of his own vassals"
    make_vassal(s, 0, 2)
    assert not any(are_hostile(s, one, other) for one in range(3) for other in range(3))
    assert [is_sovereign(s, player) for player in range(4)] == [False] * 4
    incomes = [potential_income(s, player) for player in range(3)]
    before = s.gold.copy()
    collect_taxes(s)
    for player in range(3):
        paid, got = incomes[player] // 3, incomes[(player + 1) % 3] // 3
        assert s.gold[player] - before[player] == incomes[player] - paid + got
    eliminate(s, 1)
    assert s.lord[:3] == [2, NONE, NONE], "and only what he had part in ends"


@pytest.mark.rule("SZ-H3.4", "SZ-H3.5", "SZ-H3.11", "SZ-H3.12")
@pytest.mark.parametrize(
    ("mode", "rival", "prestige"),
    [("white", False, (20, 20)), ("yellow", False, (12, 28)), ("yellow", True, (8, 32))],
)
def test_what_vassalage_brings(mode: str, rival: bool, prestige: tuple[int, int]) -> None:
    s = realm(mode)[0].s
    s.prestige = [20] * 4
    s.rivals = [2, 1, 0, 0] if rival else [0] * 4
    make_vassal(s, 0, 1)
    assert s.points[:2] == [-1, 2]
    assert (s.prestige[0], s.prestige[1]) == prestige
    assert not are_hostile(s, 0, 1)
    s.turn += 100
    assert not are_hostile(s, 0, 1), "to the end of the game"


@pytest.mark.rule("SZ-H3.13", "SZ-H3.19", "SZ-G5.3", "SZ-EX05")
def test_a_vassal_buys_himself_out() -> None:
    table, ids = realm()
    table.village(1, ids[-1])
    make_vassal(table.s, 2, 0)
    assert potential_income(table.s, 0) == 4
    assert freedom_price(table.s, 2) == 8
    table.s.gold[2] = 7
    assert not may_buy_freedom(table.s, 2)
    table.s.gold[2] = 8
    before = table.s.points.copy()
    assert may_buy_freedom(table.s, 2)
    buy_freedom(table.s, 2)
    assert (table.s.gold[2], table.s.gold[0]) == (0, 28)
    assert (table.s.points[0] - before[0], table.s.points[2] - before[2]) == (-2, 1)
    assert are_hostile(table.s, 0, 2)
    make_vassal(table.s, 2, 3)
    assert freedom_price(table.s, 2) == 2, "a lord without income"


# Truces


@pytest.mark.rule("SZ-H4.1", "SZ-H4.7", "SZ-G5.1")
def test_a_tribute_brings_a_truce_for_a_year() -> None:
    s = realm()[0].s
    s.turn = 3
    assert fits(s, (0, 1, TRIBUTE, of_gold(2), 0))
    assert not fits(s, (0, 1, TRIBUTE, of_gold(1), 0)), "less than half of the income of 4"
    accept_tribute(s, 0, 1)
    assert s.points[:2] == [-1, 2]
    assert (total_points(s, 1), s.tributes_paid[0], s.tributes_received[1]) == (2 + 1, 1, 1)
    assert truce_end(s) == 7
    s.turn = 7
    assert has_truce(s, 0, 1)
    s.turn = 8
    assert not has_truce(s, 0, 1)


@pytest.mark.rule("SZ-H4.1")
@pytest.mark.parametrize(("mode", "rounds"), [("white", 4), ("yellow", 6), ("red", 8)])
def test_a_year_has_as_many_rounds_as_the_mode(mode: str, rounds: int) -> None:
    s = realm(mode)[0].s
    assert truce_end(s) == 1 + rounds


@pytest.mark.rule("SZ-H4.9")
def test_a_ransom_is_the_whole_income_in_gold() -> None:
    s = realm()[0].s
    s.gold[0] = 3
    assert PAY_RANSOM.of(1) not in trade_options(s, 0)
    s.gold[0] = 4
    assert PAY_RANSOM.of(1) in trade_options(s, 0)
    pay_ransom(s, 0, 1)
    assert s.gold[:2] == [0, 24]
    assert s.points[:2] == [-1, 2]
    assert (s.ransoms_paid[0], s.ransoms_received[1]) == (1, 1)
    assert has_truce(s, 1, 0)


@pytest.mark.rule("SZ-H4.13", "SZ-P4.42")
@pytest.mark.parametrize(("payer", "lasting"), [("huns-alans", True), ("huns-slavs", False)])
def test_what_alans_pay_to_huns_holds_for_good(payer: str, lasting: bool) -> None:
    s = Position("huns", "yellow").s
    s.gold = [9] * 3
    s.faction = [of(payer), of("huns-huns"), NONE]
    pay_ransom(s, 0, 1)
    s.turn = 5 * 6
    assert has_truce(s, 0, 1) == lasting


@pytest.mark.rule("SZ-H4.12", "SZ-H4.15", "SZ-H1.2")
def test_with_whom_a_truce_can_be_made() -> None:
    s = realm()[0].s
    assert may_make_truce(s, 0, 1)
    accept_tribute(s, 0, 1)
    assert not may_make_truce(s, 0, 1)
    assert not may_make_truce(s, 1, 0)
    s.lord[2] = 1
    assert may_make_truce(s, 0, 2), "a truce is with one player, not with his coalition"
    assert not may_make_truce(s, 2, 1)


@pytest.mark.rule("SZ-H1.3", "SZ-G3.4", "SZ-OP40")
def test_nobody_deals_while_a_victory_is_defended() -> None:
    s = realm("yellow")[0].s
    s.prestige = [20] * 4
    s.lord[3] = 0
    s.announced_for[2] = 5
    assert not may_become_vassal(s, 0, 1)
    assert not may_make_truce(s, 0, 1)
    assert not fits(s, (0, 1, AID, of_gold(9), 0))
    assert not may_buy_rival(s, 0, 1)
    assert not may_buy_freedom(s, 3)


@pytest.mark.rule("SZ-J2.10", "SZ-H4.2", "SZ-H6.3", "SZ-OP25", "SZ-H3.6")
def test_who_may_enter_whose_fields() -> None:
    s = realm()[0].s
    assert may_enter(s, 0, 1), "an enemy's"
    accept_tribute(s, 0, 1)
    assert not may_enter(s, 0, 1)
    s.access[1] = 1 << 0
    assert may_enter(s, 0, 1)
    s.turn = s.truce_until[1]
    assert not may_enter(s, 0, 1), "not in the last round"
    s.lord[2] = 0
    assert may_enter(s, 0, 2)
    assert may_enter(s, 2, 0)
    s.lord[1] = 0
    assert may_enter(s, 1, 2), "vassals of one lord"


@pytest.mark.rule("SZ-H4.6")
def test_a_truce_ends_locks_and_encirclements() -> None:
    table, ids = realm()
    field = table.field(ids[0])
    table.units(0, ids[0], light_infantry=2).units(1, ids[0], light_infantry=3).encircled(ids[0])
    table.s.locked[field] = True
    accept_tribute(table.s, 0, 1)
    assert table.s.encircled_since[field] == 0
    assert not table.s.locked[field]
    assert table.s.control[field] == 0
    assert all(table.s.where[unit] == OUTSIDE for unit in table.s.units_of(0))


@pytest.mark.rule("SZ-H4.6")
def test_a_truce_with_one_besieger_leaves_the_other() -> None:
    table, ids = realm()
    field = table.field(ids[0])
    table.units(1, ids[0], light_infantry=1).encircled(ids[0])
    table.truce(1, 2).units(2, ids[0], light_infantry=1)
    accept_tribute(table.s, 0, 1)
    assert table.s.encircled_since[field] != 0


# Aid and rivals


@pytest.mark.rule("SZ-H5.1", "SZ-H5.2", "SZ-H5.3")
@pytest.mark.parametrize(("mode", "prestige"), [("white", (9, 9)), ("yellow", (17, 1))])
def test_aid(mode: str, prestige: tuple[int, int]) -> None:
    table, ids = realm(mode)
    s = table.s
    for id in ids[3:]:
        table.village(1, id)
    s.prestige, s.step = [9] * 4, STEP_TRADE
    assert not fits(s, (0, 1, AID, of_gold(1), 0)), "half of 4 at least"
    assert not fits(s, (0, 1, AID, of_gold(21), 0))
    assert fits(s, (0, 1, AID, of_gold(6), 0))
    give_aid(s, 0, 1, 6)
    assert s.gold[:2] == [14, 26]
    assert s.points[:2] == [1, 0]
    assert (s.prestige[0], s.prestige[1]) == prestige
    assert are_hostile(s, 0, 1)
    assert (s.aids_paid[0], s.aids_received[1]) == (1, 1)


@pytest.mark.rule("SZ-H2.5", "SZ-H2.1")
def test_more_rivals_for_prestige() -> None:
    s = realm("yellow")[0].s
    s.prestige[0] = 15
    s.rivals[0] = 1 << 1
    assert not may_buy_rival(s, 0, 1)
    assert may_buy_rival(s, 0, 2)
    buy_rival(s, 0, 2)
    assert (s.rivals[0], s.prestige[0]) == (0b110, 7)
    assert not may_buy_rival(s, 0, 3)
    duel = realm("yellow", players=2)[0].s
    duel.prestige[0] = 50
    assert not may_buy_rival(duel, 0, 1)
    green = realm("green")[0].s
    green.prestige[0] = 50
    assert not may_buy_rival(green, 0, 2)


# Losing settlements


def lose(table: Position, *ids: str) -> None:
    for id in ids:
        field = table.field(id)
        table.s.change_settlement(field, NONE)
        table.s.settlement[field] = NONE


@pytest.mark.rule("SZ-H3.2", "SZ-OP24")
def test_who_loses_the_last_but_one_becomes_a_vassal() -> None:
    table, ids = realm(villages=2)
    lose(table, ids[0])
    settlements_were_lost(table.s, 0, 1, by=2)
    assert table.s.lord[0] == 2
    again, ids = realm(villages=2)
    again.s.lord[0] = 1
    lose(again, ids[0])
    settlements_were_lost(again.s, 0, 1, by=2)
    assert again.s.lord[0] == 1, "he has a lord already"
    starved, ids = realm(villages=2)
    lose(starved, ids[0])
    settlements_were_lost(starved.s, 0, 1, by=NONE)
    assert starved.s.lord[0] == NONE
    first, ids = realm("first", villages=2)
    lose(first, ids[0])
    settlements_were_lost(first.s, 0, 1, by=2)
    assert first.s.lord[0] == NONE


@pytest.mark.rule("SZ-H3.14", "SZ-H3.16")
def test_when_a_player_is_eliminated() -> None:
    def outcome(villages: int, by: int, units: int, lost: int) -> bool:
        table, ids = realm("first", villages)
        if units:
            table.units(0, ids[5], light_infantry=units)
        lose(table, *ids[:lost])
        settlements_were_lost(table.s, 0, lost, by)
        return bool(table.s.eliminated[0])

    assert outcome(villages=1, by=1, units=3, lost=1), "the last one to another player"
    assert outcome(villages=2, by=NONE, units=3, lost=2), "two at one moment"
    assert not outcome(villages=1, by=NONE, units=3, lost=1), "he may found a village again"
    assert outcome(villages=1, by=NONE, units=0, lost=1), "nothing is left"
    assert not outcome(villages=3, by=1, units=3, lost=1)


@pytest.mark.rule("SZ-H3.16")
def test_everything_of_an_eliminated_player_goes() -> None:
    table, ids = realm("green", villages=0)
    table.units(0, ids[0], light_infantry=2).herds(0, ids[1], sheep=2).grain(0, ids[2])
    table.village(3, ids[4]).units(0, ids[4], light_infantry=1).encircled(ids[4])
    s = table.s
    s.site[table.field(ids[3])], s.site_owner[table.field(ids[3])] = 0, 0
    s.lord = [2, 0, NONE, NONE]
    table.truce(0, 3)
    before = s.points.copy()
    eliminate(s, 0)
    assert s.units_of(0) == []
    assert 0 not in s.herd_owner
    assert 0 not in s.grain_owner
    assert 0 not in s.control
    assert 0 not in s.site_owner
    assert s.lord == [NONE] * 4
    assert not has_truce(s, 0, 3)
    assert s.encircled_since[table.field(ids[4])] == 0
    assert s.control[table.field(ids[4])] == 3
    assert s.points == before


@pytest.mark.rule("SZ-H3.16")
def test_ships_of_an_eliminated_player_go_with_all_whom_they_carry() -> None:
    table = Position("italia").vassal(1, 0).village(0, "12").village(2, "20")
    table.units(1, "sA", transport_ship=1).units(0, "11", light_infantry=1)
    aboard(table, 1, ship=0)
    s, shore = table.s, table.field("11")
    s.empty.put(1, TS, shore, 2)
    s.empty.put(1, WS, shore, 1)
    eliminate(s, 1)
    check(s)
    assert list(s.units()) == []
    assert s.empty.owners(shore) == []


@pytest.mark.rule("SZ-H3.4", "SZ-H4.6")
def test_a_new_vassal_no_longer_encircles_other_vassals_of_his_lord() -> None:
    table = Position("italia", players=3).vassal(2, 0).village(2, "43")
    table.units(2, "43", light_infantry=1).units(1, "43", light_infantry=2).encircled("43")
    make_vassal(table.s, 1, 0)
    field = table.field("43")
    assert table.s.encircled_since[field] == 0
    assert table.s.control[field] == 2
    assert table.s.where == [OUTSIDE] * 3


@pytest.mark.rule("SZ-H3.2", "SZ-H3.16")
def test_nobody_becomes_vassal_of_who_was_eliminated_at_the_same_moment() -> None:
    s = Position("huns", "white", 3).village(0, "01").village(2, "10").s
    s.eliminated[1] = s.turn
    settlements_were_lost(s, 0, 1, 1)
    assert s.lord[0] == NONE
