"""What players argue about: cases of all chapters, played in matches from a position."""

import pytest

from kronika.games.scharz.position import Position
from kronika.games.scharz.state import ABOARD, IN_YARD, ON_BORDER, OUTSIDE
from kronika.games.scharz.terms import (
    CITY,
    DOCK,
    LI,
    MERC,
    NONE,
    SE,
    STANDARD,
    TS,
    VILLAGE,
    WS,
)

from .movement import aboard, in_yard
from .playing import Playing
from .test_second_reading import of, realms, trade

pytestmark = pytest.mark.compiled


def at(p: Position, step: str, round: int = 2) -> Playing:
    return Playing(p.at(step, round=round))


def goals(g: Playing, player: int, verb: str, origin: str, unit: str = "") -> set[str]:
    """The fields to which somebody may go in a way."""
    words = [key.split(" ") for key in g.offered(player, verb)]
    return {each[2] for each in words if each[1] == origin and unit in ("", each[3])}


def of_type(g: Playing, player: int, type: int) -> list[int]:
    return [unit for unit in g.s.units_of(player) if g.s.type[unit] == type]


# Crossings and locks


@pytest.mark.rule("SZ-J3.2", "SZ-J3.4")
def test_a_third_player_who_follows_over_a_crossed_border_is_locked_on_it_too() -> None:
    p = realms().units(0, "14", light_infantry=1).units(1, "16", light_infantry=1)
    g = at(p.units(2, "16", light_infantry=1).truce(1, 2), "units")
    g.do(1, "march 16 14 light-infantry standard 1")
    g.do(0, "march 14 16 light-infantry standard 1")
    assert [g.s.where[u] for u in g.s.units()] == [ON_BORDER, ON_BORDER, OUTSIDE]
    g.do(2, "march 16 14 light-infantry standard 1")
    assert [g.s.where[u] for u in g.s.units()] == [ON_BORDER] * 3


@pytest.mark.rule("SZ-J3.5", "SZ-H4.3")
def test_partners_in_a_truce_pass_each_other() -> None:
    p = realms().truce(0, 1).units(0, "14", light_infantry=1).units(1, "16", light_infantry=1)
    p.s.access = [7, 7, 7]
    g = at(p, "units")
    g.do(0, "march 14 16 light-infantry standard 1")
    g.do(1, "march 16 14 light-infantry standard 1")
    assert [g.s.where[u] for u in g.s.units()] == [OUTSIDE] * 2


@pytest.mark.rule("SZ-J3.8", "SZ-J3.2")
def test_who_has_sailed_on_from_a_border_is_not_called_back() -> None:
    p = realms().units(0, "12", light_infantry=1).units(1, "14", light_infantry=1)
    g = at(p.units(0, "sB", transport_ship=1), "units")
    g.do(0, "march 12 14 light-infantry standard 1")
    g.do(0, "load 14 sB light-infantry standard 1")
    g.do(1, "march 14 12 light-infantry standard 1")
    assert g.s.where[0] == ABOARD
    assert g.s.where[1] == OUTSIDE


@pytest.mark.rule("SZ-J2.12")
def test_nobody_comes_back_to_where_he_has_just_left() -> None:
    p = realms().units(0, "11", light_infantry=1).units(0, "sA", transport_ship=1)
    g = at(p, "units")
    g.do(0, "board 11 sA light-infantry standard 1")
    assert goals(g, 0, "unload", "sA") == {"06", "07", "13", "35"}


@pytest.mark.rule("SZ-J3.1", "SZ-D4.6")
def test_a_trail_is_locked_and_a_desert_is_not() -> None:
    p = Position("orient").village(0, "10").village(1, "15").village(2, "01")
    p.units(0, "10", light_infantry=2).units(1, "58", light_infantry=1)
    p.units(1, "63", light_infantry=1)
    p.s.dice = p.s.dice.loaded([0] * 8)
    g = at(p, "units")
    g.do(0, "march 10 58 light-infantry standard 1", "march 10 63 light-infantry standard 1")
    g.next_step()
    assert g.s.locked[p.field("58")]
    assert not g.s.locked[p.field("63")]


@pytest.mark.rule("SZ-J5.7", "SZ-J5.4")
def test_light_infantry_reinforces_a_locked_village_and_heavy_infantry_does_not() -> None:
    p = realms().units(0, "12", light_infantry=1).units(1, "16", light_infantry=1)
    p.units(0, "11", light_infantry=1, heavy_infantry=1)
    g = at(p, "units")
    g.do(1, "march 16 12 light-infantry standard 1")
    g.until("retreat")
    assert goals(g, 0, "march", "11", "light-infantry") == {"12", "13"}
    assert goals(g, 0, "march", "11", "heavy-infantry") == set()


@pytest.mark.rule("SZ-J5.2")
def test_nobody_retreats_to_a_village_that_is_not_finished() -> None:
    p = realms().units(0, "16", light_infantry=1).units(0, "14", light_infantry=2)
    p.s.site[p.field("14")], p.s.site_owner[p.field("14")] = VILLAGE, 0
    for unit in (1, 2):
        p.s.builds_since[unit] = 1
    g = at(p, "retreat")
    assert goals(g, 0, "march", "16") == {"12"}


@pytest.mark.rule("SZ-J5.5", "SZ-J3.2", "SZ-K1.3")
def test_cavalry_attacks_in_retreat() -> None:
    p = realms().units(0, "14", cavalry=1).units(1, "16", light_infantry=1)
    g = at(p, "retreat")
    g.do(0, "march 14 16 cavalry standard 1")
    assert g.until("battles", "trade") == "battles"


@pytest.mark.rule("SZ-J5.5", "SZ-L1.7", "SZ-J2.8")
def test_warships_land_where_they_like_in_retreat_and_transports_do_not() -> None:
    p = realms().units(0, "sB", warship=1, transport_ship=1)
    g = at(p, "retreat")
    assert goals(g, 0, "land-at", "sB", "transport-ship") == {"13"}
    assert goals(g, 0, "land-at", "sB", "warship") == {"13", "14", "15", "18", "34", "35"}


@pytest.mark.rule("SZ-J2.7", "SZ-J2.8", "SZ-D5.3")
def test_a_ship_from_the_wrong_sea_lands_beside_the_dock() -> None:
    p = realms().dock("13", "sA").units(0, "sB", transport_ship=1)
    g = at(p, "units")
    assert goals(g, 0, "put-in", "sB") == set()
    g.do(0, "land-at sB 13 transport-ship standard 1")
    assert (g.s.type[0], g.s.where[0]) == (LI, OUTSIDE)
    assert g.s.empty.count(p.field("13"), 0, TS) == 1


@pytest.mark.rule("SZ-J2.14", "SZ-D5.5")
@pytest.mark.parametrize(("empty", "puts_in"), [(0, True), (1, False)])
def test_empty_ships_fill_a_dock(empty: int, puts_in: bool) -> None:
    p = realms().dock("13", "sA").units(0, "13", transport_ship=1).units(0, "sA", transport_ship=1)
    in_yard(p, 0)
    if empty:
        p.s.empty.put(0, TS, p.field("13"))
    g = at(p, "units")
    assert goals(g, 0, "put-in", "sA") == ({"13"} if puts_in else set())
    assert ("13" in goals(g, 0, "land-at", "sA")) is not puts_in


@pytest.mark.rule("SZ-J2.9", "SZ-F2.4")
def test_an_empty_ship_falls_to_who_holds_the_land_after_combat() -> None:
    p = realms().units(1, "14", light_infantry=1).units(2, "44", light_infantry=1)
    p.s.empty.put(0, WS, p.field("15"))
    g = at(p, "units")
    g.do(1, "march 14 15 light-infantry standard 1")
    assert g.s.empty.count(p.field("15"), 0, WS) == 1
    g.until("trade")
    assert g.s.empty.count(p.field("15"), 1, WS) == 1
    assert g.offered(1, "sell-ship") == [], "it lies in no shipyard of his"


@pytest.mark.rule("SZ-J2.2", "SZ-OP10")
def test_two_mercenaries_do_not_fit_on_a_transport() -> None:
    p = realms().units(0, "13", mercenaries=2, light_infantry=2).units(0, "sA", transport_ship=1)
    g = at(p, "units")
    g.do(0, "board 13 sA mercenaries standard 1")
    assert goals(g, 0, "board", "13", "mercenaries") == set()
    g.do(0, "board 13 sA light-infantry standard 1")
    assert goals(g, 0, "board", "13") == set()


@pytest.mark.rule("SZ-J2.11", "SZ-J3.1", "SZ-D6.13")
def test_a_ship_slips_away_from_corsairs_until_the_subphase_is_over() -> None:
    p = realms().units(0, "sB", transport_ship=1, warship=1).units(1, "sB", corsairs=1)
    g = at(p, "units")
    assert goals(g, 0, "sail", "sB", "transport-ship") == {"sA", "sC", "sE", "sF"}
    g.do(0, "sail sB sA transport-ship standard 1")
    g.until("retreat", "battles")
    assert g.s.locked[p.field("sB")]
    assert goals(g, 0, "sail", "sB") == set()


@pytest.mark.rule("SZ-J8.1", "SZ-J8.2", "SZ-J3.9")
@pytest.mark.parametrize("encircled", [False, True])
def test_an_ambush_spares_who_comes_to_an_encircled_village(encircled: bool) -> None:
    p = realms().units(1, "14", light_infantry=1).units(2, "44", light_infantry=1)
    p.s.fortified[p.field("12")] = True
    if encircled:
        p.units(1, "12", light_infantry=1).encircled("12")
    p.s.dice = p.s.dice.loaded([5] * 4)
    g = at(p, "units")
    g.do(1, "march 14 12 light-infantry standard 1")
    g.until("trade")
    assert len(of_type(g, 1, LI)) == (2 if encircled else 0)


@pytest.mark.rule("SZ-J8.1", "SZ-H4.3")
def test_no_ambush_for_a_partner() -> None:
    p = realms().truce(0, 1).units(1, "14", light_infantry=1)
    p.s.fortified[p.field("12")] = True
    p.s.access = [7, 7, 7]
    p.s.dice = p.s.dice.loaded([5] * 4)
    g = at(p, "units")
    g.do(1, "march 14 12 light-infantry standard 1")
    g.until("trade")
    assert len(of_type(g, 1, LI)) == 1


# Coming onto what is one's own


@pytest.mark.rule("SZ-J2.10", "SZ-OP25", "SZ-H4.6")
def test_the_guest_of_a_truce_keeps_nobody_from_his_own_village() -> None:
    p = realms().truce(0, 1).units(1, "12", light_infantry=1).units(0, "14", light_infantry=1)
    p.s.control[p.field("12")] = 0
    g = at(p, "units")
    assert "12" in goals(g, 0, "march", "14")
    assert "wait" not in g.offered(1), "the guest has to go"


# Battles


@pytest.mark.rule("SZ-K2.4", "SZ-K4.12", "SZ-J4.1")
def test_nobody_wins_or_loses_where_all_withdraw() -> None:
    p = realms().units(0, "12", light_infantry=2).units(1, "14", light_infantry=3)
    g = at(p, "units")
    g.do(1, "march 14 12 light-infantry standard 3")
    g.until("withdrawal")
    g.do(0, "withdraw-all")
    g.until("trade")
    assert g.s.points == [0, 0, 0]
    assert g.s.encircled_since[p.field("12")] == g.s.turn


@pytest.mark.rule("SZ-K4.12", "SZ-K5.5", "SZ-K5.9")
def test_who_flees_before_a_battle_has_lost_it() -> None:
    p = realms().units(0, "14", light_infantry=2).units(1, "16", light_infantry=1)
    p.s.dice = p.s.dice.loaded([0] * 8)
    g = at(p, "units")
    g.do(1, "march 16 14 light-infantry standard 1")
    g.until("battles")
    g.do(0, "flee player-1 12")
    g.until("trade")
    assert g.s.points == [-1, 1, 0]
    assert [g.map.ids[g.s.at[u]] for u in g.s.units_of(0)] == ["12", "12"]


@pytest.mark.rule("SZ-K4.12")
def test_armies_that_destroy_each_other_have_no_winner() -> None:
    p = realms().units(0, "14", light_infantry=1).units(1, "16", light_infantry=1)
    p.s.dice = p.s.dice.loaded([5] * 8)
    g = at(p, "units")
    g.do(1, "march 16 14 light-infantry standard 1")
    g.until("trade")
    assert g.s.points == [0, 0, 0]
    assert list(g.s.units()) == []


@pytest.mark.rule("SZ-K5.1", "SZ-G5.2", "SZ-P1.1", "SZ-J9.11")
def test_a_sunk_transport_takes_its_passengers_and_all_are_worth_prestige() -> None:
    p = realms("yellow").units(0, "sA", transport_ship=1).units(1, "sB", warship=1)
    p.units(0, "sA", light_infantry=2)
    aboard(p, 1 + 1, 1 + 2, ship=0)
    p.s.prestige = [0, 0, 0]
    p.s.dice = p.s.dice.loaded([5] * 12)
    g = at(p, "units")
    g.do(1, "sail sB sA warship standard 1")
    g.until("trade")
    assert g.s.units_of(0) == []
    assert g.s.prestige[1] == 4 + 2 + 2
    assert g.s.lost[0] == 8


@pytest.mark.rule("SZ-EX17", "SZ-K2.3", "SZ-J4.6")
def test_who_sallies_and_wins_is_free() -> None:
    p = realms().units(0, "12", heavy_infantry=1).units(1, "12", light_infantry=1).encircled("12")
    p.s.dice = p.s.dice.loaded([5] * 8)
    g = at(p, "withdrawal")
    g.do(0, "sally-all")
    g.until("trade")
    assert g.s.encircled_since[p.field("12")] == 0
    assert g.s.points == [1, -1, 0]
    assert g.s.where[0] == OUTSIDE


@pytest.mark.rule("SZ-K5.6", "SZ-Q2.2", "SZ-J2.7")
def test_a_ship_flees_into_a_shipyard_up_the_river() -> None:
    p = Position("orient", "red").village(0, "11").village(1, "06").village(2, "01")
    field = p.field("11")
    points = p.s.yard_points(field)
    p.s.yard[field] = DOCK
    p.s.yard_point[field] = next(n for n, (_, one, _) in enumerate(points) if one == NONE)
    assert p.field("sG") in p.s.yard_ways(field)
    p.units(0, "sG", transport_ship=1).units(1, "sG", warship=1)
    p.s.dice = p.s.dice.loaded([0] * 8)
    g = at(p, "battles")
    g.do(0, "flee player-1 11")
    g.until("trade")
    assert [g.s.where[u] for u in g.s.units_of(0)] == [IN_YARD]


# Sieges


@pytest.mark.rule("SZ-L1.4", "SZ-H4.6", "SZ-K6.9")
def test_engines_are_infantry_again_when_a_truce_ends_the_siege() -> None:
    p = realms().units(0, "12", light_infantry=1).units(1, "12", siege_engines=2).encircled("12")
    g = trade(p)
    g.do(0, "pay-ransom player-2")
    assert of_type(g, 1, SE) == []
    assert len(of_type(g, 1, LI)) == 2


@pytest.mark.rule("SZ-K6.15", "SZ-K6.8", "SZ-F6.3")
def test_a_settlement_is_attacked_once_in_a_round() -> None:
    p = realms().units(1, "12", light_infantry=2).encircled("12")
    p.s.dice = p.s.dice.loaded([0] * 16)
    g = at(p, "sieges")
    g.do(1, "besiege 12", "fight-on", "break-off")
    assert g.step != "sieges"
    assert g.s.encircled_since[p.field("12")]


@pytest.mark.rule("SZ-K6.10", "SZ-B4.7", "SZ-G5.7")
def test_who_has_one_tile_left_makes_a_village_of_an_undefended_city() -> None:
    p = realms().village(0, "35")
    p.s.settlement[p.field("12")] = CITY
    p.units(1, "12", siege_engines=3).units(1, "12", "elite", mercenaries=2).encircled("12")
    p.s.tiles[1] = 1
    p.s.dice = p.s.dice.loaded([5] * 16)
    g = at(p, "sieges")
    g.do(1, "besiege 12")
    g.until("plunder", "trade")
    field = p.field("12")
    assert (g.s.settlement[field], g.s.settlement_owner[field]) == (VILLAGE, 1)
    assert (g.s.tiles[1], g.s.points[1]) == (0, 8)
    assert g.s.points[0] == -8


@pytest.mark.rule("SZ-H3.2", "SZ-K6.10", "SZ-H3.11")
def test_who_loses_his_last_village_but_one_is_a_vassal() -> None:
    p = realms().units(1, "12", siege_engines=2, mercenaries=1).encircled("12")
    p.s.dice = p.s.dice.loaded([5] * 16)
    g = at(p, "sieges")
    g.do(1, "besiege 12")
    g.until("plunder", "trade")
    assert g.s.lord == [1, NONE, NONE]
    assert g.s.points == [-4 - 1, 4 + 2, 0]


@pytest.mark.rule("SZ-H3.2", "SZ-H3.3")
def test_a_vassal_keeps_his_lord_when_another_takes_his_village() -> None:
    p = realms().vassal(0, 2).units(1, "12", siege_engines=2, mercenaries=1).encircled("12")
    p.s.dice = p.s.dice.loaded([5] * 16)
    g = at(p, "sieges")
    g.do(1, "besiege 12")
    g.until("plunder", "trade")
    assert g.s.lord == [2, NONE, NONE]
    assert g.s.points == [-4, 4, 0]


@pytest.mark.rule("SZ-H3.14", "SZ-H3.16")
def test_who_loses_his_last_village_to_another_is_out() -> None:
    p = realms().vassal(0, 2).village(0, "35")
    p.s.change_settlement(p.field("12"), NONE)
    p.s.settlement[p.field("12")] = NONE
    p.s.change_settlement(p.field("13"), NONE)
    p.s.settlement[p.field("13")] = NONE
    p.units(0, "14", light_infantry=2)
    p.units(1, "35", siege_engines=3, mercenaries=1).encircled("35")
    p.s.dice = p.s.dice.loaded([5] * 16)
    g = at(p, "sieges")
    g.do(1, "besiege 35")
    g.until("plunder", "trade")
    assert g.s.eliminated[0]
    assert g.s.units_of(0) == []


@pytest.mark.rule("SZ-K6.14", "SZ-K6.11", "SZ-J2.8")
def test_a_crew_that_sallies_leaves_its_ship_in_the_dock() -> None:
    p = realms().dock("13", "sA").units(0, "13", transport_ship=1)
    p.units(1, "13", light_infantry=1).encircled("13")
    in_yard(p, 0)
    p.s.dice = p.s.dice.loaded([5] + [0] * 15)
    g = at(p, "withdrawal")
    g.do(0, "sally-all")
    assert (g.s.type[0], g.s.empty.count(p.field("13"), 0, TS)) == (LI, 1)


# Plunder


@pytest.mark.rule("SZ-K8.1")
def test_nobody_plunders_where_he_builds_or_on_neutral_land() -> None:
    p = realms().units(0, "14", light_infantry=1).units(0, "05", light_infantry=1)
    p.units(0, "50", light_infantry=1).units(0, "12", light_infantry=1)
    p.s.site[p.field("14")], p.s.site_owner[p.field("14")] = VILLAGE, 0
    g = at(p, "plunder")
    assert g.offered(0, "plunder") == ["plunder 05"]


@pytest.mark.rule("SZ-K8.2", "SZ-K8.11")
def test_gold_of_plunder_needs_a_line_home() -> None:
    p = realms().units(0, "14", light_infantry=1).units(0, "24", light_infantry=1)
    g = at(p, "plunder")
    g.do(0, "plunder 14", "plunder 24")
    assert g.s.gold[0] == 21
    assert g.s.plundered[p.field("24")]


@pytest.mark.rule("SZ-K8.6", "SZ-H2.4")
@pytest.mark.parametrize(("rival", "prestige"), [(True, 24), (False, 16)])
def test_plunder_beside_a_rivals_village_brings_prestige(rival: bool, prestige: int) -> None:
    p = realms("yellow").units(0, "20", light_infantry=1).encircled("20")
    p.s.rivals[0] = 1 << (1 if rival else 2)
    g = at(p, "plunder")
    g.do(0, "plunder 20")
    assert g.s.prestige[0] == prestige


@pytest.mark.rule("SZ-K8.4", "SZ-M2.5")
@pytest.mark.parametrize(("building", "still"), [("city", False), ("fortification", True)])
def test_only_settlements_heal_plundered_land(building: str, still: bool) -> None:
    p = realms().units(0, "12", light_infantry=4)
    p.s.plundered[p.field("12")] = True
    g = trade(p)
    g.do(0, f"found 12 {building} 4")
    price = 5 if building == "city" else 2
    assert g.s.gold[0] == 20 - price - 1, "one more on plundered land"
    for _ in range(3):
        g.next_step()
        g.until("trade")
    assert g.s.site[p.field("12")] == NONE
    assert g.s.plundered[p.field("12")] is still


@pytest.mark.rule("SZ-K8.9", "SZ-K8.7", "SZ-G5.5", "SZ-G5.1")
def test_a_stolen_herd_that_is_slaughtered_at_once_brings_no_point() -> None:
    p = realms("green").herds(0, "14", sheep=1).units(1, "16", light_infantry=1)
    g = at(p.units(2, "44", light_infantry=1), "units")
    g.do(1, "march 16 14 light-infantry standard 1")
    g.until("plunder")
    assert g.s.points == [-1, 0, 0]
    g.do(1, *g.offered(1, "kill-herd")[:1])
    while g.s.turn == 2 and g.match.ask is not None:
        g.next_step()
    assert g.s.points[1] == 0


# Trade


@pytest.mark.rule("SZ-M6.5", "SZ-M6.4", "SZ-OP02")
@pytest.mark.parametrize(("mode", "gold"), [("white", 24), ("first", 24)])
def test_cavalry_brings_back_four_gold_whatever_it_cost(mode: str, gold: int) -> None:
    g = trade(realms(mode).units(0, "12", cavalry=1))
    g.do(0, "degrade 12 cavalry standard 1")
    assert g.s.gold[0] == gold


@pytest.mark.rule("SZ-M6.4", "SZ-M7.3")
def test_a_horse_herd_makes_two_horsemen_and_is_gone_with_the_first() -> None:
    p = realms("green").city(0, "12").units(0, "12", light_infantry=3).herds(0, "13", horses=1)
    g = trade(p)
    g.do(0, "upgrade 12 cavalry standard 1")
    assert (g.s.gold[0], NONE in g.s.herd_owner) == (16, True)
    g.do(0, "upgrade 12 cavalry standard 1")
    assert g.s.gold[0] == 12
    assert not any("cavalry" in k for k in g.offered(0, "upgrade"))


@pytest.mark.rule("SZ-M6.4", "SZ-D7.10", "SZ-M6.7")
def test_horses_carry_nobody_through_an_encirclement() -> None:
    p = realms("green").units(0, "12", light_infantry=1).units(0, "13", light_infantry=1)
    p.units(1, "13", light_infantry=3).encircled("13").herds(0, "12", horses=1)
    g = trade(p)
    assert g.offered(0, "upgrade") == ["upgrade 12 cavalry standard 1"]
    p = realms("green").units(0, "12", light_infantry=1).units(0, "13", light_infantry=1)
    p.herds(0, "13", inside=True, horses=1).units(1, "13", light_infantry=3).encircled("13")
    g = trade(p)
    assert g.offered(0, "upgrade") == ["upgrade 13 cavalry standard 1"]


@pytest.mark.rule("SZ-M6.3", "SZ-D5.4")
@pytest.mark.parametrize(("besieged", "recruits"), [(False, 2), (True, 1)])
def test_a_city_recruits_twice_for_its_owner_alone(besieged: bool, recruits: int) -> None:
    p = realms().city(1 if besieged else 0, "14").units(0, "14", light_infantry=2)
    g = trade(p.encircled("14") if besieged else p)
    assert g.offered(0, "recruit")[-1] == f"recruit 14 {recruits}"


@pytest.mark.rule("SZ-M6.6", "SZ-D6.14")
def test_corsairs_may_be_put_among_enemy_ships_which_then_hold_nothing() -> None:
    p = realms("green").dock("13", "sA").dock("20", "sF").units(1, "sF", transport_ship=1)
    p.units(1, "sB", transport_ship=1)
    g = trade(p)
    g.do(0, "hire-corsairs sB 0")
    assert g.s.gold[0] == 10
    assert g.s.control[p.field("sB")] == 1
    g.next_step()
    g.until("units")
    assert sum(g.s.stored_fish) == 1, "of one sea, not of both"


@pytest.mark.rule("SZ-M6.6")
@pytest.mark.parametrize(("level", "gold"), [(0, 16), (1, 14), (2, 12), (3, 10)])
def test_mercenaries_with_experience_cost_two_more_a_level(level: int, gold: int) -> None:
    g = trade(realms())
    g.do(0, f"hire 12 {level}")
    assert g.s.gold[0] == gold
    assert g.s.experience[of_type(g, 0, MERC)[0]] == STANDARD + level


@pytest.mark.rule("SZ-M7.2", "SZ-M7.1", "SZ-D7.5")
def test_an_encircled_village_sells_by_its_dock() -> None:
    p = realms("green").dock("13", "sA").units(1, "13", light_infantry=1).encircled("13")
    p.s.stored_grain[p.field("13")] = 4
    g = trade(p)
    g.do(0, "sell-goods", "sell-grain 13 4", "close-sale 2")
    assert g.s.gold[0] == 22
    g = trade(p.units(1, "sA", warship=1))
    assert g.offered(0, "sell-goods") == []


@pytest.mark.rule("SZ-M7.1", "SZ-EX48")
@pytest.mark.parametrize(("blocked", "gold"), [(False, 3), (True, 1)])
def test_grain_through_a_blocked_port_brings_half(blocked: bool, gold: int) -> None:
    p = realms("green").port("13", "sA")
    p.s.stored_grain[p.field("12")] = 3
    if blocked:
        p.units(1, "sA", corsairs=1)
    g = trade(p)
    g.do(0, "sell-goods", "sell-grain 12 3", f"close-sale {gold}")
    assert g.s.gold[0] == 20 + gold


@pytest.mark.rule("SZ-J2.9", "SZ-OP28", "SZ-D5.5")
def test_a_crew_goes_aboard_in_trade_for_nothing() -> None:
    p = realms().dock("13", "sA").units(0, "13", "veteran", light_infantry=1)
    p.s.empty.put(0, TS, p.field("13"))
    g = trade(p)
    g.do(0, *g.offered(0, "man-ship")[:1])
    assert (g.s.type[0], g.s.where[0], g.s.experience[0], g.s.gold[0]) == (TS, IN_YARD, 3, 20)


@pytest.mark.rule("SZ-M5.5", "SZ-M2.9")
def test_a_cancelled_site_returns_one_gold_and_its_tile() -> None:
    g = trade(realms().units(0, "14", light_infantry=2))
    g.do(0, "found 14 village 2")
    assert (g.s.gold[0], g.s.tiles[0]) == (17, 8)
    g.do(0, "cancel-site 14 village")
    assert (g.s.gold[0], g.s.tiles[0]) == (18, 9)
    assert g.s.builds_since[:2] == [0, 0]


@pytest.mark.rule("SZ-M6.7", "SZ-OP16")
def test_who_is_encircled_upgrades_and_neither_buys_nor_trains() -> None:
    p = realms()
    p.s.settlement[p.field("12")] = CITY
    p.units(0, "12", light_infantry=2).units(1, "12", light_infantry=4).encircled("12")
    g = trade(p)
    assert g.can(0, "upgrade 12 heavy-infantry standard 2")
    for verb in ("buy-infantry", "recruit", "hire", "train", "found"):
        assert not any(f"{verb} 12 " in k for k in g.offered(0, verb)), verb


# Diplomacy


@pytest.mark.rule("SZ-H3.13", "SZ-G5.3", "SZ-EX05", "SZ-H3.19")
def test_a_vassal_buys_himself_out_for_twice_the_income_of_his_lord() -> None:
    g = trade(realms().vassal(0, 1))
    g.do(0, "buy-freedom")
    # two villages on two fields: three gold, twice
    assert g.s.gold[:2] == [20 - 6, 20 + 6]
    assert (g.s.lord[0], g.s.points) == (NONE, [1, -2, 0])


@pytest.mark.rule("SZ-H6.1")
def test_nobody_gives_gold_for_gold() -> None:
    p = realms("green").port("13", "sA").port("20", "sF")
    p.s.stored_grain[p.field("13")] = p.s.stored_grain[p.field("20")] = 2
    g = trade(p)
    g.do(0, "negotiate player-2", "propose-goods trade", "give-goods gold 1")
    assert any(" grain " in k for k in g.offered(0, "want-goods"))
    assert not any(" gold " in k for k in g.offered(0, "want-goods"))


@pytest.mark.rule("SZ-H4.2", "SZ-H3.20", "SZ-F5.4", "SZ-J3.1")
def test_after_a_truce_who_still_stands_together_is_locked() -> None:
    p = realms().truce(0, 1, 2).units(0, "14", light_infantry=1).units(1, "14", light_infantry=1)
    p.s.access = [7, 7, 7]
    g = at(p, "trade")
    assert not g.s.locked[p.field("14")]
    g.next_step()
    assert (g.s.turn, g.until("units")) == (3, "units")
    assert goals(g, 0, "march", "14"), "everybody may still leave"
    g.next_step()
    assert g.s.locked[p.field("14")]


@pytest.mark.rule("SZ-H3.17", "SZ-H3.4")
def test_the_lord_of_a_lord_makes_no_peace() -> None:
    p = realms().vassal(0, 1).vassal(1, 2).units(0, "44", light_infantry=1)
    p.units(2, "46", light_infantry=1)
    g = at(p, "units")
    g.do(0, "march 44 45 light-infantry standard 1")
    g.until("plunder", "trade")
    assert g.s.encircled_since[p.field("45")] == g.s.turn


@pytest.mark.rule("SZ-H4.9", "SZ-H3.19")
def test_who_earns_nothing_pays_one_gold_as_ransom() -> None:
    p = realms().units(1, "12", light_infantry=1).units(1, "13", light_infantry=1)
    g = trade(p.encircled("12").encircled("13"))
    g.do(0, "pay-ransom player-2")
    assert g.s.gold[:2] == [19, 21]


@pytest.mark.rule("SZ-H3.14", "SZ-H3.2", "SZ-K9.4", "SZ-H4.6")
def test_after_the_first_of_two_sieges_its_victim_has_peace() -> None:
    p = realms().units(1, "12", siege_engines=2, mercenaries=1).encircled("12")
    p.units(1, "13", siege_engines=2, mercenaries=1).encircled("13")
    p.s.dice = p.s.dice.loaded([5] * 16)
    g = at(p, "sieges")
    g.do(1, "besiege 12")
    g.until("plunder", "trade")
    assert g.s.lord == [1, NONE, NONE]
    assert g.s.settlement_owner[p.field("13")] == 0
    assert g.s.encircled_since[p.field("13")] == 0


@pytest.mark.rule("SZ-H3.16", "SZ-H3.13")
def test_the_vassals_of_who_falls_are_free_and_nobody_counts_it() -> None:
    p = realms().vassal(2, 0)
    s = p.s
    s.change_settlement(p.field("13"), NONE)
    s.settlement[p.field("13")] = NONE
    p.units(1, "12", siege_engines=2, mercenaries=1).encircled("12")
    s.dice = s.dice.loaded([5] * 16)
    g = at(p, "sieges")
    g.do(1, "besiege 12")
    g.until("plunder", "trade")
    assert g.s.eliminated[0]
    assert (g.s.lord[2], g.s.points[2]) == (NONE, 0)


@pytest.mark.rule("SZ-J5.3", "SZ-J2.3", "SZ-H3.6")
def test_ships_of_a_coalition_carry_in_retreat_alone() -> None:
    p = realms().vassal(1, 0).units(0, "14", light_infantry=1).units(1, "sB", transport_ship=1)
    assert goals(at(p, "units"), 0, "board", "14") == set()
    assert goals(at(p, "retreat"), 0, "board", "14") == {"sB"}


@pytest.mark.rule("SZ-G1.1", "SZ-OP32", "SZ-E3.1")
def test_a_ransom_in_a_duel_is_the_end_of_it() -> None:
    p = Position("italia", players=2).village(0, "12").village(1, "20")
    p.s.gold = [9, 9]
    g = Playing(p.at("trade", round=2))
    g.do(0, "pay-ransom player-2")
    assert g.match.result is not None
    assert g.match.result.reason == "sovereignty"


@pytest.mark.rule("SZ-H3.7", "SZ-H3.18", "SZ-EX03", "SZ-K4.4")
def test_lord_and_vassal_have_their_bonuses_together() -> None:
    p = realms().vassal(1, 0).units(0, "14", light_infantry=3).units(1, "14", light_infantry=5)
    p.units(2, "16", light_infantry=1)
    p.s.dice = p.s.dice.loaded([0] * 9 + [4])
    g = at(p, "units")
    g.do(2, "march 16 14 light-infantry standard 1")
    g.match.listen()
    g.until("trade")
    rolls = [(line.a, line.b) for line in g.match.log() if line.event.name == "rolls"]
    assert rolls[0] == (0, 8 + 1), "one more die for six and more of a type"


@pytest.mark.rule("SZ-H6.5", "SZ-N6.1")
@pytest.mark.parametrize(("lord", "stored"), [(True, 2), (False, 0)])
def test_grain_beyond_ones_stores_goes_to_a_lord_and_to_nobody_else(
    lord: bool, stored: int
) -> None:
    p = realms("green").village(1, "14").grain(0, "11", sown=1, crop=1)
    for field in (p.field("12"), p.field("13")):
        p.s.stored_grain[field] = 5
    if lord:
        p.vassal(0, 1)
    else:
        p.truce(0, 1)
        p.s.connection = [7, 7, 7]
    g = at(p, "special-end", 3)
    assert (g.step == "special-end") is lord, "nobody else is asked"
    if lord:
        g.do(0, "store 14 2")
    assert g.s.stored_grain[p.field("14")] == stored


# Upkeep


@pytest.mark.rule("SZ-N2.6", "SZ-K8.2", "SZ-OP17")
def test_gold_of_a_plunder_comes_too_late_for_salaries() -> None:
    p = realms().units(0, "14", light_infantry=2)
    p.s.gold[0] = 2
    g = at(p, "special-end", 4)
    g.do(0, "pay-most", "plunder-to-live 14 light-infantry standard")
    g.next_step()
    assert len(g.s.units_of(0)) == 1, "a field keeps one of them alive"
    assert (g.s.gold[0], len(g.s.settlements_of(0))) == (1, 2)


@pytest.mark.rule("SZ-N3.2")
def test_a_herd_that_was_bought_in_this_round_has_no_young() -> None:
    p = realms("green").port("13", "sA").herds(0, "12", sheep=1)
    p.s.dice = p.s.dice.loaded([5] * 8)
    g = at(p, "trade", 1)
    g.do(0, "buy-herd sheep", "put-bought-herd sheep 13")
    while g.s.turn == 1 and g.match.ask is not None:
        g.next_step()
    assert sum(owner == 0 for owner in g.s.herd_owner) == 2


@pytest.mark.rule("SZ-N1.3", "SZ-D6.2")
def test_taxes_of_an_encircled_villages_land_go_to_the_besieger() -> None:
    p = realms().units(1, "12", light_infantry=1).encircled("12")
    p.units(1, "16", light_infantry=1).units(1, "17", light_infantry=1)
    p.units(1, "19", light_infantry=1)
    g = Playing(p.at("special-end", round=1))
    g.until("units", "special", "trade")
    # one: a village and its half; the other: two villages, and six fields
    assert g.s.gold[:2] == [20 + 1, 20 + 2 + 3]


# Yellow mode


@pytest.mark.rule("SZ-J6.3")
@pytest.mark.parametrize(
    ("ships", "faction", "sails"), [(4, "", True), (3, "", False), (2, "italia-greeks", True)]
)
def test_a_fleet_sails_together(ships: int, faction: str, sails: bool) -> None:
    p = realms("yellow").units(0, "sB", warship=ships)
    if faction:
        p.s.faction[0] = of(faction)
    g = at(p.units(0, "14", cavalry=1), "special")
    assert bool(g.offered(0, "sail-as-fleet")) is sails


@pytest.mark.rule("SZ-J6.4", "SZ-D6.13")
def test_corsairs_on_the_only_way_stop_transport_between_ports() -> None:
    p = realms("yellow").village(0, "34").port("13", "sA").port("34", "sC")
    p.units(0, "13", light_infantry=1, cavalry=1)
    assert at(p, "special").offered(0, "go-by-port")
    p.units(1, "sA", corsairs=1)
    assert not at(p, "special").offered(0, "go-by-port")


@pytest.mark.rule("SZ-M5.4", "SZ-P2.1", "SZ-M5.3")
@pytest.mark.parametrize(
    ("prestige", "plundered", "gold"), [(29, False, 17), (30, False, 18), (30, True, 17)]
)
def test_prestige_makes_building_cheaper(prestige: int, plundered: bool, gold: int) -> None:
    p = realms("yellow").units(0, "14", light_infantry=2)
    p.s.prestige[0], p.s.plundered[p.field("14")] = prestige, plundered
    g = trade(p)
    g.do(0, "found 14 village 2")
    assert (g.s.gold[0], g.s.prestige[0]) == (gold, prestige - 3)


@pytest.mark.rule("SZ-M5.4")
def test_nobody_builds_without_the_prestige_for_it() -> None:
    p = realms("yellow").units(0, "14", light_infantry=2)
    p.s.prestige[0] = 2
    assert trade(p).offered(0, "found") == []


@pytest.mark.rule("SZ-P4.2", "SZ-M6.6")
def test_carthage_hires_for_prestige_and_recruits_nobody() -> None:
    p = realms("yellow")
    p.s.faction[0] = of("italia-carthaginians")
    g = trade(p)
    assert g.offered(0, "recruit") == []
    g.do(0, *g.offered(0, "hire-for-prestige")[:1])
    assert (g.s.gold[0], g.s.prestige[0]) == (19, 10)


@pytest.mark.rule("SZ-M8.1", "SZ-B4.6")
def test_unpaid_mercenaries_go_and_no_year_counts_them_as_lost() -> None:
    p = realms("yellow").units(0, "12", mercenaries=2)
    p.s.gold[0] = 1
    g = at(p, "rear-salaries", 3)
    g.do(0, "pay-most")
    g.next_step()
    assert len(of_type(g, 0, MERC)) == 1
    assert g.s.lost[0] == 0


@pytest.mark.rule("SZ-J9.5", "SZ-J9.10", "SZ-EX59")
@pytest.mark.parametrize(("round", "left"), [(3, 1), (4, 0)])
def test_a_ship_that_begins_autumn_on_a_stormy_sea_is_in_danger(round: int, left: int) -> None:
    p = realms("yellow").units(0, "sC", warship=1)
    p.s.prestige[0] = 0
    p.s.dice = p.s.dice.loaded([5] * 4)
    g = at(p, "standing", round)
    g.until("units", "trade")
    assert len(g.s.units_of(0)) == left


@pytest.mark.rule("SZ-N8.1", "SZ-EX62", "SZ-P1.2")
def test_new_year_lifts_who_has_less_than_seven() -> None:
    p = realms("yellow").at("special-start", year=2, round=1)
    p.s.prestige, p.s.destroyed, p.s.lost = [3, 7, 50], [12, 0, 31], [8, 10, 0]
    g = Playing(p)
    g.until("units", "trade")
    assert g.s.prestige == [7, 7, 50]
    assert g.s.points == [1, -1, 3]


@pytest.mark.rule("SZ-P1.1", "SZ-H2.3", "SZ-K4.13")
def test_prestige_of_a_battle_is_there_after_combat_and_half_more_for_a_rival() -> None:
    p = realms("yellow").units(0, "14", light_infantry=1).units(1, "16", heavy_infantry=1)
    p.s.prestige, p.s.rivals[0] = [7, 7, 7], 1 << 1
    p.units(0, "14", cavalry=2)
    p.s.dice = p.s.dice.loaded([5] * 16)
    g = at(p, "units")
    g.do(1, "march 16 14 heavy-infantry standard 1")
    g.until("trade")
    assert g.s.prestige[0] == 7 + 6


# Red mode


@pytest.mark.rule("SZ-Q3.1", "SZ-J5.5")
def test_mountains_stop_cavalry_for_the_round() -> None:
    p = realms("red").units(0, "16", cavalry=1, light_infantry=1)
    p.s.command = [1, 1, 1]
    p.s.dice = p.s.dice.loaded([0] * 8)
    g = at(p, "units")
    g.do(0, "march 16 17 cavalry standard 1")
    for step in ("special", "retreat"):
        g.until(step, "battles", "trade")
        assert goals(g, 0, "march", "17", "cavalry") == set(), step


@pytest.mark.rule("SZ-Q8.2", "SZ-M8.2")
def test_commanders_who_are_not_paid_leave() -> None:
    p = realms("red")
    p.s.command[0], p.s.gold[0] = 3, 2
    g = at(p, "rear-salaries", 4)
    g.next_step()
    assert (g.s.command[0], g.s.gold[0]) == (0, 2)


@pytest.mark.rule("SZ-Q3.4", "SZ-OP30", "SZ-K8.6")
@pytest.mark.parametrize("plundered", [False, True])
def test_who_is_cut_off_lives_off_the_land_or_takes_a_risk(plundered: bool) -> None:
    p = realms("red").units(0, "24", light_infantry=1)
    p.s.plundered[p.field("24")] = plundered
    p.s.dice = p.s.dice.loaded([5] * 4)
    p.s.prestige[0] = 7
    g = at(p, "exposure")
    if not plundered:
        g.do(0, "live-off-land 24 light-infantry standard")
    g.until("plunder", "trade")
    if plundered:
        assert g.s.units_of(0) == []
    else:
        assert (len(g.s.units_of(0)), g.s.prestige[0], g.s.gold[0]) == (1, 3, 20)


@pytest.mark.rule("SZ-Q6.3", "SZ-J6.4")
def test_in_a_bad_winter_nobody_marches_but_ships_land_and_ports_work() -> None:
    p = realms("red").village(0, "34").port("13", "sA").port("34", "sC")
    p.units(0, "13", light_infantry=1).units(0, "sA", transport_ship=1)
    p.s.skies.winter = [2, 2, 2]
    p.s.dice = p.s.dice.loaded([0] * 8)
    g = at(p, "units", 7)
    assert g.offered(0, "march") == []
    assert "06" in goals(g, 0, "land-at", "sA")
    g.until("special")
    assert g.offered(0, "go-by-port")


@pytest.mark.rule("SZ-Q4.1", "SZ-Q1.2", "SZ-N7.1")
@pytest.mark.parametrize(("field", "grain"), [("14", 3), ("09", 2)])
def test_herds_on_southern_meadows_eat_no_grain(field: str, grain: int) -> None:
    p = realms("red").herds(0, field, sheep=1)
    p.s.stored_grain[p.field("12")] = 3
    g = at(p, "special-end", 8)
    g.do(0, "keep-all-herds")
    g.until("units")
    # two meat of the herd are for the two villages
    assert p.s.map.ids[g.s.herd_at[0]] == field
    assert sum(g.s.stored_grain[f] for f in g.s.settlements_of(0)) == grain


@pytest.mark.rule("SZ-M5.9", "SZ-Q2.2")
def test_cities_of_red_mode_stand_on_water() -> None:
    p = realms("red").units(0, "12", light_infantry=4)
    field = p.field("12")
    p.s.prestige[0] = 30
    cells = p.s.map.cells[field]
    seen = set()
    for place, cell in enumerate(cells):
        p.s.settlement_cell[field] = place
        possible = "found 12 city 4" in trade(p).offered(0, "found")
        assert possible is p.s.map.has_water(cell)
        seen.add(possible)
    assert True in seen


# The first games


@pytest.mark.rule("SZ-H1.5", "SZ-D4.7")
@pytest.mark.parametrize("mode", ["first", "basic"])
def test_casual_games_know_no_diplomacy_and_no_barbarians(mode: str) -> None:
    p = realms(mode).units(0, "05", light_infantry=1)
    g = at(p, "units")
    assert g.offered(0, "negotiate") == []
    assert goals(g, 0, "march", "05") == {"04", "42"}


@pytest.mark.rule("SZ-K6.11", "SZ-OP14", "SZ-B4.4")
def test_a_defended_city_of_the_first_game_becomes_a_village() -> None:
    p = realms("first").village(0, "35")
    p.s.settlement[p.field("12")] = CITY
    p.units(0, "12", light_infantry=1).units(1, "12", siege_engines=3, heavy_infantry=3)
    p.s.dice = p.s.dice.loaded([5] * 16)
    g = at(p.encircled("12"), "sieges")
    g.do(1, "besiege 12")
    g.until("trade")
    field = p.field("12")
    assert (g.s.settlement[field], g.s.settlement_owner[field]) == (VILLAGE, 1)
    assert g.s.gold[1] == 20


@pytest.mark.rule("SZ-N2.2", "SZ-N2.5", "SZ-G5.7")
def test_an_encircled_village_that_is_not_paid_goes_to_who_pays_for_it() -> None:
    p = realms("first").village(0, "35").units(1, "12", light_infantry=1).encircled("12")
    p.units(1, "16", light_infantry=1).units(1, "17", light_infantry=1)
    p.units(1, "19", light_infantry=1)
    p.s.gold[0], p.s.points[0] = 3, 6
    g = at(p, "special-end", 4)
    # two villages for one each, the encircled one for two
    g.do(0, "leave-settlement-unpaid 12", "pay-these")
    g.do(1, *g.offered(1, "pay-for-settlement")[:1])
    g.next_step()
    assert g.s.settlement_owner[p.field("12")] == 1
    assert g.s.points == [2, 4, 0]
    assert g.s.gold[0] == 1
