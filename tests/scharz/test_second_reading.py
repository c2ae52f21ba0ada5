"""Rules of several chapters that meet, played in matches from a position."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.goals import total_points
from kronika.games.scharz.moves import must_leave
from kronika.games.scharz.position import Position
from kronika.games.scharz.relations import are_hostile, has_truce
from kronika.games.scharz.state import IN_YARD, ON_BORDER
from kronika.games.scharz.terms import CITY, FORTIFICATION, NONE, STANDARD, TS, VILLAGE

from .movement import RETREAT, SPECIAL, Movement, aboard, in_yard
from .playing import Playing

pytestmark = pytest.mark.compiled


def of(id: str) -> int:
    return [each.id for each in factions()].index(id)


def realms(mode: str = "white") -> Position:
    """Three players on Italia, each with two villages and enough of everything."""
    position = Position("italia", mode)
    for player, ids in enumerate((("12", "13"), ("20", "22"), ("43", "45"))):
        for id in ids:
            position.village(player, id)
    s = position.s
    s.gold, s.cubes, s.tiles = [20] * 3, [10] * 3, [9] * 3
    s.prestige = [20 if s.has_prestige else 0] * 3
    return position


def trade(position: Position) -> Playing:
    return Playing(position.at("trade", round=2))


def accept(playing: Playing, player: int) -> None:
    playing.do(player, playing.offered(player, "accept-offer")[0])


def ports() -> Position:
    """Two ports of a player, on two seas."""
    return realms("yellow").port("13", "sA").village(0, "34").port("34", "sB")


# Encirclement and partners


@pytest.mark.rule("SZ-J4.3", "SZ-J4.5")
def test_defenders_move_on_when_the_last_besieger_has_left() -> None:
    p = realms().units(0, "12", light_infantry=1).units(1, "12", light_infantry=1).encircled("12")
    g = Playing(p.at("units", round=2))
    assert g.offered(0, "march") == []
    g.do(1, "march 12 11 light-infantry standard 1")
    assert g.s.encircled_since[p.field("12")] == 0
    assert "march 12 14 light-infantry standard 1" in g.offered(0, "march")


@pytest.mark.rule("SZ-H4.6", "SZ-H4.7", "SZ-J4.5")
def test_a_tribute_ends_an_encirclement_and_the_besieger_has_to_leave() -> None:
    p = realms().units(0, "12", light_infantry=1).units(1, "12", light_infantry=1).encircled("12")
    p.units(0, "35", light_infantry=1).units(0, "sA", transport_ship=1)
    g = Playing(p.at("units", round=2))
    g.do(0, "negotiate player-2", "propose tribute 1")
    accept(g, 1)
    assert has_truce(g.s, 0, 1)
    assert g.s.encircled_since[p.field("12")] == 0
    assert g.s.control[p.field("12")] == 0
    assert "wait" not in g.offered(1), "he has to leave"
    assert "march 12 14 light-infantry standard 1" in g.offered(0, "march")


@pytest.mark.rule("SZ-H4.6", "SZ-D6.2", "SZ-M6.2")
def test_a_truce_with_who_has_just_entered_gives_the_field_back() -> None:
    p = realms().units(1, "14", light_infantry=1).units(0, "35", light_infantry=1)
    p.units(0, "sA", transport_ship=1)
    g = Playing(p.at("units", round=2))
    g.do(1, "march 14 12 light-infantry standard 1")
    field = p.field("12")
    assert g.s.control[field] == 1
    g.do(0, "negotiate player-2", "propose tribute 1")
    accept(g, 1)
    assert g.s.control[field] == 0
    g.until("trade")
    assert g.can(0, "buy-infantry 12 1")


@pytest.mark.rule("SZ-H3.6", "SZ-K2.1")
def test_a_vassal_withdraws_into_the_village_of_his_lord() -> None:
    p = realms().vassal(2, 0).units(2, "12", light_infantry=1).units(1, "14", light_infantry=2)
    g = Playing(p.at("units", round=2))
    g.do(1, "march 14 12 light-infantry standard 2")
    g.until("withdrawal")
    assert any(k.startswith("withdraw") for k in g.offered(2))


@pytest.mark.rule("SZ-J4.1", "SZ-J4.6", "SZ-M6.2")
def test_an_encirclement_begins_after_battles_and_stops_purchases() -> None:
    p = realms().units(1, "14", light_infantry=1).units(2, "44", light_infantry=1)
    g = Playing(p.at("units", round=2))
    g.do(1, "march 14 12 light-infantry standard 1")
    assert g.step == "units"
    assert g.s.encircled_since[p.field("12")] == 0
    g.until("trade")
    assert g.s.encircled_since[p.field("12")] == g.s.turn
    assert g.offered(0, "buy-infantry") == ["buy-infantry 13 1"]


@pytest.mark.rule("SZ-J4.2", "SZ-D7.5", "SZ-D6.13")
def test_ships_leave_an_encircled_settlement_until_corsairs_block_it() -> None:
    p = realms().dock("13", "sA").units(0, "13", transport_ship=1, light_infantry=2)
    p.units(1, "13", light_infantry=3).encircled("13")
    in_yard(p, 0)
    g = Playing(p.at("units", round=2))
    sails = g.offered(0, "sail")
    assert "sail 13 sA transport-ship standard 1" in sails
    assert g.offered(0, "march") == []
    p.units(1, "sA", corsairs=1)
    g = Playing(p.at("units", round=2))
    assert g.offered(0, "sail") == [], "corsairs block it"


@pytest.mark.rule("SZ-D7.5", "SZ-J4.2", "SZ-H1.0")
def test_ships_of_a_partner_do_not_block_a_shipyard() -> None:
    p = realms().truce(2, 0).dock("13", "sA").units(0, "13", transport_ship=1)
    p.units(1, "13", light_infantry=3).encircled("13").units(2, "sA", warship=1)
    in_yard(p, 0)
    p.s.access[2] = 1
    g = Playing(p.at("units", round=2))
    assert g.offered(0, "sail") == ["sail 13 sA transport-ship standard 1"]


@pytest.mark.rule("SZ-J2.13", "SZ-D5.4")
@pytest.mark.parametrize(("within", "may"), [(3, True), (4, False)])
def test_reinforcements_come_from_the_sea_as_far_as_there_is_room_inside(
    within: int, may: bool
) -> None:
    p = realms().dock("13", "sA").units(0, "13", light_infantry=within)
    p.units(1, "13", light_infantry=1).encircled("13")
    p.units(0, "sA", transport_ship=1).units(0, "11", light_infantry=2)
    ship = next(u for u in p.s.units() if p.s.type[u] == TS)
    men = [u for u in p.s.units_of(0) if p.s.at[u] == p.field("11")]
    aboard(p, *men, ship=ship)
    m = Movement(p)
    assert ("13" in m.goals(0, "put-in", "sA")) is may
    if may:
        m.do(0, "put-in sA 13 transport-ship standard 1")
        assert len(p.s.units_inside(p.field("13"))) == 5
        assert p.s.where[ship] == IN_YARD
        assert p.s.control[p.field("13")] == 1


@pytest.mark.rule("SZ-H3.10")
def test_a_lord_controls_what_his_vassal_entered_before_him() -> None:
    p = realms().vassal(1, 0).units(1, "19", light_infantry=1).units(0, "16", light_infantry=1)
    g = Playing(p.at("units", round=2))
    g.do(1, "march 19 17 light-infantry standard 1")
    assert g.s.control[p.field("17")] == 1
    g.do(0, "march 16 17 light-infantry standard 1")
    assert g.s.control[p.field("17")] == 0


@pytest.mark.rule("SZ-H4.4", "SZ-OP27")
def test_a_receiver_does_not_control_what_the_payer_held_before() -> None:
    p = realms().truce(1, 0).units(1, "17", light_infantry=1).units(0, "16", light_infantry=1)
    p.s.access = [7, 7, 7]
    g = Playing(p.at("units", round=2))
    g.do(0, "march 16 17 light-infantry standard 1")
    assert g.s.control[p.field("17")] == 1


@pytest.mark.rule("SZ-D6.14", "SZ-J2.11")
def test_a_contested_field_changes_hands_when_its_defender_leaves() -> None:
    p = realms().units(0, "14", light_infantry=1).units(1, "16", light_infantry=3)
    g = Playing(p.at("units", round=2))
    g.do(1, "march 16 14 light-infantry standard 3")
    assert g.s.control[p.field("14")] == 0
    g.do(0, "march 14 15 light-infantry standard 1")
    assert g.s.control[p.field("14")] == 1


# Retreat and special moves


@pytest.mark.rule("SZ-J5.2", "SZ-H3.6")
def test_one_retreats_to_a_coalition_but_not_to_a_truce_partner() -> None:
    p = (
        realms()
        .vassal(1, 0)
        .truce(2, 0)
        .units(0, "21", light_infantry=1)
        .units(0, "44", light_infantry=1)
    )
    p.s.access = [7, 7, 7]
    m = Movement(p, RETREAT)
    assert m.goals(0, "march", "21") == {"20", "22"}
    assert m.goals(0, "march", "44") == set()


@pytest.mark.rule("SZ-J5.6", "SZ-J5.4")
def test_only_light_units_that_stayed_hold_a_border() -> None:
    p = realms().units(0, "14", light_infantry=1, heavy_infantry=1).units(0, "15", light_infantry=1)
    p.units(1, "16", cavalry=1)
    g = Playing(p.at("units", round=2))
    g.do(0, "march 15 14 light-infantry standard 1")
    g.until("retreat")
    holds = [k for k in g.offered(0, "hold-border") if k.startswith("hold-border 14 16")]
    assert holds == ["hold-border 14 16 light-infantry standard 1"]


@pytest.mark.rule("SZ-J5.6")
def test_a_border_is_held_against_who_has_passed_it_already() -> None:
    p = (
        realms()
        .units(0, "14", light_infantry=1)
        .units(1, "16", cavalry=1)
        .units(2, "44", light_infantry=1)
    )
    g = Playing(p.at("retreat", round=2))
    g.do(1, "march 16 14 cavalry standard 1")
    assert "hold-border 14 16 light-infantry standard 1" in g.offered(0)
    g.do(0, "hold-border 14 16 light-infantry standard 1")
    assert g.s.where[0] == g.s.where[1] == ON_BORDER


@pytest.mark.rule("SZ-J6.4", "SZ-J1.2")
def test_who_marched_stays_in_port_and_who_went_by_port_does_not_retreat() -> None:
    p = ports().units(0, "13", light_infantry=1).units(0, "11", light_infantry=1)
    p.village(0, "33")
    g = Playing(p.at("units", round=2))
    g.do(0, "march 11 13 light-infantry standard 1")
    g.until("special")
    assert g.offered(0, "go-by-port") == ["go-by-port 13 34 light-infantry standard 1"]
    g.do(0, "go-by-port 13 34 light-infantry standard 1")
    g.until("retreat", "trade")
    assert g.offered(0, "march") == ["march 13 12 light-infantry standard 1"]


@pytest.mark.rule("SZ-J6.5", "SZ-J6.6", "SZ-J1.2")
def test_prestige_moves_heavy_infantry_that_has_marched() -> None:
    p = realms("yellow").units(0, "15", heavy_infantry=1)
    p.s.prestige[0] = 14
    g = Playing(p.at("units", round=2))
    g.do(0, "march 15 14 heavy-infantry standard 1")
    g.until("special")
    assert g.offered(0, "march") == []
    g.do(0, *g.offered(0, "pay-moves"))
    assert g.s.prestige[0] == 0
    assert "march 14 16 heavy-infantry standard 1" in g.offered(0, "march")
    p.s.prestige[0] = 13
    assert Movement(p, SPECIAL).options(0, "pay-moves") == []


@pytest.mark.rule("SZ-J6.1", "SZ-J5.1", "SZ-J3.1")
def test_cavalry_on_a_locked_field_neither_rides_nor_retreats() -> None:
    p = realms("yellow").units(0, "14", cavalry=1).units(1, "16", light_infantry=1)
    g = Playing(p.at("units", round=2))
    g.do(1, "march 16 14 light-infantry standard 1")
    while g.s.turn == 2:
        assert g.step == "units" or g.offered(0, "march") == []
        g.next_step()


# Trade and building


@pytest.mark.rule("SZ-M6.1", "SZ-D5.4")
def test_buying_and_recruiting_exclude_each_other_on_one_field() -> None:
    p = realms()
    p.s.settlement[p.field("12")] = CITY
    g = trade(p)
    g.do(0, "buy-infantry 12 1")
    assert g.can(0, "buy-infantry 12 1")
    assert not any(" 12 " in k for k in g.offered(0, "recruit"))
    g.do(0, "recruit 13 1")
    assert not any(" 13 " in k for k in g.offered(0, "buy-infantry"))


@pytest.mark.rule("SZ-M6.10", "SZ-M3.5")
def test_a_double_purchase_doubles_one_village() -> None:
    p = realms("yellow")
    g = trade(p)
    g.do(0, "double-purchase 12")
    assert g.s.prestige[0] == 18
    assert g.offered(0, "double-purchase") == []
    assert {"buy-infantry 12 1", "buy-infantry 12 2"} <= set(g.offered(0, "buy-infantry"))
    g.do(0, "buy-infantry 12 2")
    assert g.offered(0, "buy-infantry") == ["buy-infantry 13 1"]
    assert not any(" 12 " in k for k in g.offered(0, "hire"))


@pytest.mark.rule("SZ-M6.10", "SZ-M6.6")
def test_a_double_purchase_brings_no_more_mercenaries() -> None:
    p = realms("yellow")
    g = trade(p)
    g.do(0, "double-purchase 12", "hire 12 0")
    assert not g.can(0, "hire 12 0")
    # twice the limit of infantry, one of which the mercenaries have used
    assert g.can(0, "buy-infantry 12 1")
    assert not g.can(0, "buy-infantry 12 2")


@pytest.mark.rule("SZ-B4.4", "SZ-A2.8", "SZ-M6.9")
def test_the_first_game_has_no_limits_and_three_buildings() -> None:
    p = realms("first")
    p.s.cubes[0] = p.s.tiles[0] = 0
    p.units(0, "12", light_infantry=4)
    g = trade(p)
    assert g.can(0, "buy-infantry 12 1")
    assert g.can(0, "found 12 city 4")
    assert g.offered(0, "hire") == []
    assert g.offered(0, "recruit") == []
    assert not any("port" in k or "fort" in k for k in g.offered(0, "found"))


@pytest.mark.rule("SZ-M6.3", "SZ-D6.1", "SZ-K8.3")
def test_besiegers_recruit_but_nobody_on_plundered_or_owned_land() -> None:
    p = realms("green").units(0, "14", light_infantry=1).units(0, "16", light_infantry=1)
    p.herds(0, "11", sheep=1)
    p.s.plundered[p.field("14")] = True
    p.village(1, "09").units(0, "09", light_infantry=2).encircled("09")
    g = trade(p)
    assert {k.split(" ")[1] for k in g.offered(0, "recruit")} == {"12", "13", "16", "09"}


@pytest.mark.rule("SZ-M4.2")
def test_upgrades_and_training_share_a_limit() -> None:
    p = realms().units(0, "12", light_infantry=4)
    p.s.settlement[p.field("12")] = CITY
    g = trade(p)
    g.do(0, "train 12 light-infantry standard 1")
    g.do(0, "upgrade 12 heavy-infantry standard 1")
    assert g.offered(0, "train") == []
    assert g.offered(0, "upgrade") == []


@pytest.mark.rule("SZ-M4.2", "SZ-M1.2")
def test_training_uses_the_limit_of_the_next_round_too() -> None:
    p = realms().units(0, "12", light_infantry=2)
    g = trade(p)
    g.do(0, "train 12 light-infantry standard 2")
    g.do(0, "wait")
    g.until("round-start", "units")
    g.until("trade")
    assert sorted(g.s.experience[:2]) == [1, 2]
    assert g.offered(0, "train") == []
    assert g.offered(0, "upgrade") == []


@pytest.mark.rule("SZ-M1.3", "SZ-J1.4")
def test_who_marches_away_gets_the_gold_of_his_training_back() -> None:
    p = realms().units(0, "12", light_infantry=1)
    g = trade(p)
    g.do(0, "train 12 light-infantry standard 3")
    assert g.s.gold[0] == 14
    g.until("units")
    gold = g.s.gold[0]
    g.do(0, "march 12 14 light-infantry standard 1")
    assert g.s.gold[0] == gold + 6
    assert g.s.experience[0] == STANDARD


@pytest.mark.rule("SZ-M2.9", "SZ-M2.2", "SZ-M5.1")
def test_elite_found_alone_and_build_from_the_next_round_on() -> None:
    p = realms().units(0, "14", "elite", light_infantry=1)
    g = trade(p)
    g.do(0, "found 14 village 1")
    assert g.s.gold[0] == 17
    assert g.s.tiles[0] == 8
    assert g.s.site_quarters[p.field("14")] == 2
    g.until("units")
    assert g.s.site_quarters[p.field("14")] == 2
    g.until("construction")
    g.do(0, "built-enough")
    assert g.s.site_quarters[p.field("14")] == 3


@pytest.mark.rule("SZ-M5.1", "SZ-M5.8")
def test_city_sites_count_for_the_second_city() -> None:
    p = realms().units(0, "12", light_infantry=4).units(0, "13", light_infantry=4)
    g = trade(p)
    g.do(0, "found 12 city 4")
    assert not any("city" in k for k in g.offered(0, "found"))
    p.port("13", "sA")
    g = trade(p)
    g.do(0, "found 12 city 4")
    assert g.can(0, "found 13 city 4")


@pytest.mark.rule("SZ-M2.6")
def test_a_site_with_builders_of_a_partner_is_not_continued() -> None:
    p = realms().truce(1, 0).units(1, "14", light_infantry=1).units(0, "14", light_infantry=2)
    f = p.field("14")
    p.s.site[f], p.s.site_owner[f], p.s.site_quarters[f] = VILLAGE, 1, 3
    p.s.builds_since[0] = 1
    p.s.change_control(f, 1)
    g = trade(p)
    assert g.offered(0, "continue-site") == []
    assert g.offered(0, "cancel-site") == []


@pytest.mark.rule("SZ-M2.5", "SZ-N1.1")
def test_a_completed_village_is_taxed_in_the_same_round() -> None:
    p = realms().units(0, "14", light_infantry=2)
    f = p.field("14")
    p.s.site[f], p.s.site_owner[f], p.s.site_quarters[f] = VILLAGE, 0, 3
    p.s.builds_since[0] = p.s.builds_since[1] = 1
    g = Playing(p.at("construction", round=2))
    g.until("units")
    assert g.s.gold[0] == 20 + 3 + 1


@pytest.mark.rule("SZ-M2.10", "SZ-M5.2")
def test_nobody_builds_at_an_encircled_village() -> None:
    p = realms().units(0, "12", light_infantry=2)
    f = p.field("12")
    p.s.site[f], p.s.site_owner[f], p.s.site_quarters[f] = FORTIFICATION, 0, 2
    p.units(1, "12", light_infantry=1).encircled("12")
    g = Playing(p.at("construction", round=2))
    g.until("trade")
    assert g.s.site_quarters[f] == 2
    assert g.offered(0, "add-builders") == []
    assert not any(" 12 " in k for k in g.offered(0, "found"))
    assert g.offered(1, "continue-site") == []


@pytest.mark.rule("SZ-M5.1", "SZ-M4.1")
def test_who_trains_does_not_build() -> None:
    p = realms().units(0, "12", light_infantry=4)
    g = trade(p)
    g.do(0, "train 12 light-infantry standard 1")
    assert not any("city" in k for k in g.offered(0, "found"))


@pytest.mark.rule("SZ-P4.39", "SZ-P4.43", "SZ-P4.45", "SZ-G5.6")
def test_romans_of_the_danube_hire_and_visigoths_earn() -> None:
    p = Position("huns", "yellow", players=3).village(0, "02").village(1, "28").village(2, "41")
    s = p.s
    s.faction = [of("huns-romans"), of("huns-visigoths"), of("huns-slavs")]
    s.gold, s.cubes, s.tiles, s.prestige = [20] * 3, [9] * 3, [9] * 3, [20] * 3
    p.units(2, "41", light_infantry=1)
    g = trade(p)
    assert g.offered(0, "buy-infantry") == []
    g.do(0, "hire 02 0")
    assert g.s.gold == [16, 22, 20]
    assert g.s.prestige[0] == 18
    g.do(2, "sell-infantry 41 standard 1")
    assert g.s.gold[2] == 21
    assert g.s.cubes[2] == 9
    assert g.s.lost[2] == 0


# Diplomacy and goals


@pytest.mark.rule("SZ-H4.1", "SZ-H4.9", "SZ-H4.10", "SZ-H4.12")
@pytest.mark.parametrize(("mode", "rounds"), [("white", 4), ("yellow", 6), ("red", 8)])
def test_a_ransom_brings_a_year_of_truce_and_opens_the_fields_of_the_payer(
    mode: str, rounds: int
) -> None:
    g = trade(realms(mode))
    g.do(0, "pay-ransom player-2")
    assert g.s.truce_until[0 * 3 + 1] == 2 + rounds
    assert g.s.points[:2] == [-1, 2]
    assert "pay-ransom player-2" not in g.offered(0)
    assert "pay-ransom player-1" not in g.offered(1)
    assert g.s.access[0] & 2
    assert not g.s.access[1] & 1
    assert g.s.connection[0] & 2
    assert not g.s.connection[1] & 1


@pytest.mark.rule("SZ-H4.9", "SZ-H4.11")
def test_a_vassal_pays_his_whole_income_as_ransom() -> None:
    p = realms().vassal(0, 2)
    g = trade(p)
    g.do(0, "pay-ransom player-2")
    assert g.s.gold[:2] == [17, 23], "two villages, two lands"


@pytest.mark.rule("SZ-H4.9", "SZ-H3.4")
def test_nobody_pays_ransom_to_his_lord() -> None:
    g = trade(realms().vassal(0, 2))
    assert g.offered(0, "pay-ransom") == ["pay-ransom player-2"]


@pytest.mark.rule("SZ-H5.1", "SZ-H5.2", "SZ-H5.3")
def test_aid_brings_prestige_and_no_truce() -> None:
    p = (
        realms("yellow")
        .units(0, "14", light_infantry=1)
        .units(0, "15", light_infantry=1)
        .units(0, "18", light_infantry=1)
    )
    g = trade(p)
    g.do(0, "negotiate player-2", "propose aid 2")
    accept(g, 1)
    assert g.s.points[:2] == [1, 0]
    assert g.s.prestige[:2] == [28, 12]
    assert g.s.gold[:2] == [18, 22]
    assert are_hostile(g.s, 0, 1)


@pytest.mark.rule("SZ-G1.1")
def test_sovereignty_comes_with_the_second_truce() -> None:
    p = realms().truce(1, 0)
    g = trade(p)
    g.do(2, "pay-ransom player-1")
    assert g.match.result is not None
    assert list(g.match.result.winners) == [0]


@pytest.mark.rule("SZ-G1.1", "SZ-OP33")
def test_a_truce_in_its_last_round_makes_nobody_sovereign() -> None:
    p = realms().truce(1, 0, until=2)
    g = trade(p)
    g.do(2, "pay-ransom player-1")
    assert g.match.result is None


@pytest.mark.rule("SZ-G3.4", "SZ-H1.3")
def test_an_announcement_silences_everybody_but_truces_hold() -> None:
    p = realms("yellow").truce(1, 2)
    p.s.points[0] = 10
    g = trade(p)
    g.do(0, "announce dominance")
    for player in range(3):
        keys = g.offered(player)
        assert not any(k.split(" ")[0] in ("negotiate", "pay-ransom", "buy-rival") for k in keys)
    assert has_truce(g.s, 1, 2)


@pytest.mark.rule("SZ-G3.1", "SZ-G3.2", "SZ-G3.3")
def test_dominance_wins_at_the_end_of_the_next_round() -> None:
    p = realms()
    p.s.points[0] = 10
    p.s.gold[0] = 2
    g = trade(p)
    g.do(0, "announce dominance")
    assert g.s.announced_for[0] == 3
    while g.match.ask is not None and g.s.turn <= 3:
        g.next_step()
    assert g.match.result is not None
    assert list(g.match.result.winners) == [0]


@pytest.mark.rule("SZ-H6.2", "SZ-H6.3")
def test_access_is_open_from_the_next_step_on() -> None:
    p = realms().truce(0, 1).units(0, "19", light_infantry=1).units(1, "21", light_infantry=1)
    g = Playing(p.at("units", round=2))
    g.do(1, "negotiate player-1")
    keys = g.offered(1)
    assert "permit access" in keys
    g.do(1, "permit access")
    assert "march 19 20 light-infantry standard 1" not in g.offered(0, "march")
    g.until("round-start", "trade")
    g.until("units")
    assert "march 19 20 light-infantry standard 1" in g.offered(0, "march")


@pytest.mark.rule("SZ-F5.3", "SZ-F5.7")
def test_lost_points_cost_prestige_before_they_are_reset() -> None:
    p = realms("yellow")
    p.s.points[0], p.s.points_before[0] = -2, 1
    p.s.prestige[0] = 20
    g = trade(p)
    while g.s.turn == 2:
        g.next_step()
    assert (g.s.points[0], g.s.prestige[0]) == (0, 8)


@pytest.mark.rule("SZ-N1.4", "SZ-H3.12")
def test_a_vassal_gives_a_third_of_his_taxes() -> None:
    p = realms().vassal(0, 2)
    g = trade(p)
    while g.s.turn == 2:
        g.next_step()
    assert g.s.gold == [20 + 2, 23, 24]


@pytest.mark.rule("SZ-H3.11", "SZ-H3.12", "SZ-H2.3")
def test_rivals_gain_and_lose_more_by_a_vassalage() -> None:
    p = realms("yellow")
    p.s.rivals = [2, 1, 0]
    g = trade(p)
    g.do(0, "negotiate player-2", "propose vassalage 0")
    accept(g, 1)
    assert g.s.prestige[:2] == [8, 32]
    assert g.s.points[:2] == [-1, 2]


@pytest.mark.rule("SZ-F5.5", "SZ-G1.4")
def test_a_lead_of_twelve_wins_at_the_end_of_a_year() -> None:

    for extra, wins in ((11, False), (12, True)):
        p = realms()
        p.s.points[0] = extra
        g = Playing(p.at("trade", round=4))
        base = [total_points(g.s, x) for x in range(3)]
        assert base[0] - base[1] == extra
        while g.match.ask is not None and g.s.turn == 4:
            g.next_step()
        assert (g.match.result is not None) is wins


@pytest.mark.rule("SZ-G5.5", "SZ-K8.9")
def test_a_stolen_herd_costs_a_point_at_once_and_brings_one_at_the_end() -> None:
    p = (
        realms("green")
        .herds(0, "14", sheep=1)
        .units(1, "16", light_infantry=1)
        .units(2, "44", light_infantry=1)
    )
    g = Playing(p.at("units", round=2))
    g.do(1, "march 16 14 light-infantry standard 1")
    g.until("plunder", "trade")
    while g.step != "trade":
        g.next_step()
    assert g.s.herd_owner[0] == 1
    assert g.s.points[:2] == [-1, 0]
    while g.s.turn == 2:
        g.next_step()
    assert g.s.points[:2] == [0, 1]


@pytest.mark.rule("SZ-K8.9", "SZ-H4.3")
def test_a_truce_before_the_end_of_combat_saves_the_herd() -> None:
    p = (
        realms("green")
        .herds(0, "14", sheep=1)
        .units(1, "16", light_infantry=1)
        .units(2, "44", light_infantry=1)
        .units(0, "35", light_infantry=1)
        .units(0, "sA", transport_ship=1)
    )
    g = Playing(p.at("units", round=2))
    g.do(1, "march 16 14 light-infantry standard 1")
    g.do(0, "negotiate player-2", "propose tribute 1")
    accept(g, 1)
    g.until("trade")
    assert g.s.herd_owner[0] == 0


@pytest.mark.rule("SZ-G5.5", "SZ-M7.4", "SZ-M6.4")
def test_of_two_equal_herds_the_stolen_one_is_kept() -> None:
    p = realms("green").herds(0, "12", horses=2).units(0, "12", light_infantry=1)
    p.s.herd_stolen[0] = 2
    g = trade(p)
    g.do(0, "sell-goods", "slaughter horses 12", "close-sale 2")
    assert g.s.herd_owner == [0, NONE]
    g = trade(p)
    g.do(0, "upgrade 12 cavalry standard 1")
    assert g.s.herd_owner == [0, NONE]


@pytest.mark.rule("SZ-N1.4", "SZ-H3.17")
def test_a_share_of_a_vassal_is_no_income_of_his_lords_lord() -> None:
    g = trade(realms().vassal(0, 1).vassal(1, 2))
    while g.s.turn == 2:
        g.next_step()
    assert g.s.gold == [22, 23, 24]


@pytest.mark.rule("SZ-H4.6", "SZ-H4.9", "SZ-H4.10", "SZ-H3.19")
def test_a_ransom_frees_all_settlements_and_its_receiver_may_stay() -> None:
    p = realms().units(1, "12", light_infantry=1).encircled("12")
    p.units(1, "13", light_infantry=1).encircled("13").s.gold[0] = 1
    g = trade(p)
    g.do(0, "pay-ransom player-2")
    assert g.s.gold[0] == 0, "without income it costs one"
    for id in ("12", "13"):
        assert g.s.encircled_since[p.field(id)] == 0
        assert g.s.control[p.field(id)] == 0
    assert not must_leave(g.s, 0)


@pytest.mark.rule("SZ-J3.3", "SZ-J3.8")
def test_who_comes_over_a_locked_border_in_retreat_joins_it() -> None:
    p = realms().units(1, "14", light_infantry=1).units(0, "12", light_infantry=1)
    g = Playing(p.units(0, "16", cavalry=1).at("units", round=2))
    g.do(1, "march 14 12 light-infantry standard 1")
    g.do(0, "march 12 14 light-infantry standard 1", "march 16 14 cavalry standard 1")
    assert g.s.control[p.field("12")] == 0, "who is on the border controls nothing"
    g.until("retreat")
    g.do(0, "march 14 12 cavalry standard 1")
    assert g.s.where == [ON_BORDER] * 3


@pytest.mark.rule("SZ-F4.4", "SZ-M7.4")
def test_a_sale_that_is_called_off_uses_up_no_turn() -> None:
    p = realms("green").herds(0, "12", pigs=1)
    p.s.first = 2  # in the second round player 0 begins
    g = trade(p)
    for _ in range(3):
        assert g.match.asked == [0]
        g.match.choose("sell-goods")
        g.match.choose("call-off-sale")
    assert g.match.asked == [0]
    g.match.choose("sell-goods")
    g.do(0, "slaughter pigs 12")
    g.match.choose(next(key for key in g.offered(0) if key.startswith("close-sale")))
    assert g.match.asked == [1]


@pytest.mark.rule("SZ-F4.4", "SZ-J7.3")
def test_herds_that_turn_back_use_up_no_turn() -> None:
    p = realms("green").herds(0, "12", pigs=1)
    p.s.first = 2
    g = Playing(p.at("herds", round=2))
    assert g.match.asked == [0]
    g.do(0, "drive pigs 12", "turn-back")
    assert g.match.asked == [0]
