"""Chapter 9.9: Naval Battles, captured Ships, Pirates."""

import pytest

from kronika.games.europa_universalis.agenda import MILESTONES
from kronika.games.europa_universalis.battle_dice import pool, score
from kronika.games.europa_universalis.battle_leaders import wound
from kronika.games.europa_universalis.battle_state import ATTACK, DEFEND
from kronika.games.europa_universalis.deeds import BEAT_NPR
from kronika.games.europa_universalis.forces import fleet_ship, ships_at_sea
from kronika.games.europa_universalis.names import CARDS
from kronika.games.europa_universalis.places import NODES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import is_hostile_zone
from kronika.games.europa_universalis.terms import (
    DAMAGED,
    GALLEYS,
    HEAVY,
    LIGHT,
    MIL,
    NONE,
    ZONE_COUNT,
)

from .fighting import Prepared, asked_of, attack_pirates, dice, fight, rolled
from .helpers import province, zone
from .working import Worked

pytestmark = pytest.mark.compiled

CHANNEL = "english-channel"


def duel() -> Position:
    """France attacks England at sea; nobody has cards, or a Ruler who could be asked for."""
    position = Position("S16").no_relations().no_forces().war("france", "england").active("france")
    for who in ("france", "england"):
        position.hand(who).mat(who, mil=3)
    return position


def power(position: Position, who: str) -> int:
    return position.s.power[position.seat(who) * 3 + MIL]


def offered(worked: Worked, position: Position, who: str) -> list[str]:
    """What a player was first offered when he could retreat."""
    seat = position.seat(who)
    found = [each for player, name, each in worked.asked if (player, name) == (seat, "retreat")]
    return found[0]


def at_sea(position: Position, who: str, where: str) -> int:
    return ships_at_sea(position.s, position.seat(who), zone(where))


@pytest.mark.rule("EU-TB12", "EU-9.9.11", "EU-9.10.14", "EU-9.9.12", "EU-9.10.15")
def test_heavy_ships_hit_by_themselves_and_bear_two_hits() -> None:
    position = duel().fleet("france", CHANNEL, heavy=2, light=1).fleet("england", CHANNEL, heavy=1)
    Prepared(position, "france", f"sea:{CHANNEL}")
    s = position.s
    assert pool(s, ATTACK) == [0, 0, 3]
    rolled(s, ATTACK, "i--")
    assert score(s, ATTACK) == 3
    rolled(s, ATTACK, "fgh")
    assert score(s, ATTACK) == 2
    rolled(s, ATTACK, "iiiii")
    assert score(s, ATTACK) == 5
    s.agenda = []
    position = duel().fleet("france", CHANNEL, heavy=1).fleet("england", CHANNEL, heavy=1)
    position.ships("england", CHANNEL, 1)
    dice(position, "artillery ---", "artillery ---")
    s = position.s
    fight(
        position,
        "france",
        [f"sea:{CHANNEL}"],
        ("england", "damage-heavy-ship"),
        ("france", "retreat-to-zone bay-of-biscay"),
    )
    assert fleet_ship(s, position.seat("england"), DAMAGED) == 1
    assert at_sea(position, "england", CHANNEL) == 2
    assert s.fleet_at[position.seat("france")] == NONE


@pytest.mark.rule("EU-TB12", "EU-9.9.12", "EU-9.9.14")
def test_a_heavy_ship_is_sunk_by_its_second_hit_and_more_are_lost() -> None:
    position = duel().fleet("france", CHANNEL, heavy=2, light=1).fleet("england", CHANNEL, heavy=1)
    dice(position, "artillery i--", "artillery ---")
    fight(position, "france", [f"sea:{CHANNEL}"], ("france", "damage-heavy-ship"))
    assert at_sea(position, "england", CHANNEL) == 0
    seat = position.seat("france")
    assert fleet_ship(position.s, seat, HEAVY) == fleet_ship(position.s, seat, DAMAGED) == 1


@pytest.mark.rule("EU-9.10.14", "EU-9.9.12")
def test_a_damaged_ship_fights_on_and_the_owner_chooses_who_is_hit() -> None:
    position = duel().fleet("france", CHANNEL, heavy=2).ships("england", CHANNEL, 1)
    position.fleet("england", CHANNEL, damaged=1, light=1)
    Prepared(position, "france", f"sea:{CHANNEL}")
    rolled(position.s, DEFEND, "---")
    assert score(position.s, DEFEND) == 1
    position = duel().fleet("france", CHANNEL, heavy=2).ships("england", CHANNEL, 1)
    position.fleet("england", CHANNEL, damaged=1, light=1)
    dice(position, "artillery ---", "artillery ---", "artillery ---", "artillery ---")
    fight(
        position,
        "france",
        [f"sea:{CHANNEL}"],
        ("england", "lose-ship single"),
        ("england", "lose-ship light"),
    )
    seat = position.seat("france")
    assert fleet_ship(position.s, seat, HEAVY) + fleet_ship(position.s, seat, DAMAGED) == 2
    assert at_sea(position, "england", CHANNEL) == 0


@pytest.mark.rule("EU-9.9.1", "EU-9.9.7", "EU-9.9.8", "EU-9.9.18", "EU-9.6.9")
def test_ships_leave_their_slots_and_ships_in_port_stay_out() -> None:
    position = duel().ships("france", CHANNEL, 3).ships("england", CHANNEL, guards=2)
    position.docked("england", "london", 2).ships("castile", CHANNEL, 1)
    dice(position, "artillery ii-", "artillery --i")
    fight(position, "france", [f"sea:{CHANNEL}"])
    s = position.s
    assert at_sea(position, "england", CHANNEL) == 0
    assert at_sea(position, "france", CHANNEL) == 2
    assert at_sea(position, "castile", CHANNEL) == 1
    assert len(s.docked) == 1
    assert power(position, "france") == 4
    assert s.deeds.wins[0].is_naval
    position = duel().ships("france", CHANNEL, 1).ships("england", CHANNEL, guards=2)
    Prepared(position, "france", f"sea:{CHANNEL}")
    place = position.seat("england") * ZONE_COUNT + zone(CHANNEL)
    assert (position.s.ships[place], position.s.guards[place]) == (2, 0)


@pytest.mark.rule("EU-9.9.9", "EU-9.4.1", "EU-9.4.3", "EU-9.4.7")
def test_only_the_attacker_appoints_an_admiral() -> None:
    position = duel().fleet("france", CHANNEL, light=1).fleet("england", CHANNEL, light=1)
    position.hand("france", "mil-02-1").hand("england", "mil-02-3")
    prepared = Prepared(position, "france", f"sea:{CHANNEL}", ("france", "hire-admiral mil-02-1"))
    s = position.s
    assert pool(s, ATTACK) == [0, 0, 5]
    assert pool(s, DEFEND) == [0, 0, 3]
    assert [who for who, prompt, _ in prepared.asked if prompt.startswith("appoint")] == [
        position.seat("france")
    ]
    position = duel().ships("france", CHANNEL, 1).ships("england", CHANNEL, 1)
    position.hand("france", "mil-02-1")
    assert Prepared(position, "france", f"sea:{CHANNEL}").asked == []


@pytest.mark.rule("EU-9.9.13", "EU-OPB31", "EU-9.4.6")
def test_an_admiral_is_wounded_by_a_hit_that_only_damages() -> None:
    position = duel().fleet("france", CHANNEL, heavy=1).fleet("england", CHANNEL, heavy=1)
    position.admiral("england", "mil-02-2", 1)
    Prepared(position, "france", f"sea:{CHANNEL}")
    s = position.s
    assert pool(s, DEFEND) == [0, 0, 6]
    rolled(s, ATTACK, "gg-")
    s.battle.hits = [1, 0]
    wound(s, ATTACK)
    assert s.admirals[position.seat("england")] == NONE
    assert pool(s, DEFEND) == [0, 0, 3]
    assert CARDS.ids.index("mil-02-2") in s.discards[MIL]


@pytest.mark.rule("EU-TB13", "EU-9.9.14", "EU-9.9.15", "EU-9.10.15")
def test_captured_ships_join_the_winner() -> None:
    position = duel().fleet("france", CHANNEL, light=4).fleet("england", CHANNEL, damaged=1)
    position.ships("england", CHANNEL, 1)
    dice(position, "artillery igg", "artillery ---")
    position.s.fleet[position.seat("england") * 4 + DAMAGED] = 1
    position.admiral("france", "mil-02-1")
    dice(position, "artillery iiggf", "artillery ---")
    fight(
        position,
        "france",
        [f"sea:{CHANNEL}"],
        ("france", "take-to-sea light"),
        ("france", "take-to-fleet heavy"),
    )
    s, seat = position.s, position.seat("france")
    assert at_sea(position, "england", CHANNEL) == 0
    assert s.ships[seat * ZONE_COUNT + zone(CHANNEL)] == 1
    assert fleet_ship(s, seat, LIGHT) == 4 - 1
    assert fleet_ship(s, seat, DAMAGED) == 1


@pytest.mark.rule("EU-9.9.15")
def test_the_loser_names_what_is_captured_and_a_heavy_ship_needs_the_fleet() -> None:
    position = duel().ships("france", CHANNEL, 5).fleet("england", CHANNEL, damaged=1, light=1)
    position.fleet("france", "bay-of-biscay", light=1)
    dice(position, "artillery iig", "artillery ---")
    worked = fight(position, "france", [f"sea:{CHANNEL}"], ("england", "yield-ship heavy"))
    assert "take-captured-ship" not in asked_of(worked, position, "france")
    assert at_sea(position, "france", CHANNEL) == 5 - 1
    position = duel().ships("france", CHANNEL, 5).fleet("england", CHANNEL, damaged=1, light=1)
    dice(position, "artillery iig", "artillery ---")
    fight(
        position,
        "france",
        [f"sea:{CHANNEL}"],
        ("england", "yield-ship heavy"),
        ("france", "take-to-fleet heavy"),
    )
    assert position.s.fleet_at[position.seat("france")] == zone(CHANNEL)


@pytest.mark.rule("EU-9.9.14", "EU-9.9.20")
def test_who_has_lost_all_or_is_an_npr_captures_nothing() -> None:
    position = duel().ships("france", CHANNEL, 2).ships("england", CHANNEL, 2)
    dice(position, "artillery iig", "artillery iig")
    worked = fight(position, "france", [f"sea:{CHANNEL}"])
    assert [prompt for _, prompt, _ in worked.asked if "captured" in prompt] == []
    assert at_sea(position, "france", CHANNEL) == at_sea(position, "england", CHANNEL) == 0
    position = duel().war("france", "scotland").ships("france", "doggerbank", 1)
    dice(position, "artillery ---", "artillery igg")
    worked = fight(position, "france", ["sea:doggerbank"])
    assert [prompt for _, prompt, _ in worked.asked if "captured" in prompt] == []


@pytest.mark.rule("EU-9.9.20", "EU-9.9.3")
def test_lost_ships_of_nprs_are_captured_as_light_ships() -> None:
    position = duel().war("france", "scotland").fleet("france", "doggerbank", heavy=3)
    s = position.s
    before = at_sea(position, "france", "doggerbank")
    dice(position, "artillery igg", "artillery ---")
    fight(
        position,
        "france",
        ["sea:doggerbank"],
        ("france", "take-to-sea light"),
        ("france", "take-to-fleet light"),
    )
    assert at_sea(position, "france", "doggerbank") == before + 2
    assert fleet_ship(s, position.seat("france"), LIGHT) == 1


@pytest.mark.rule("EU-9.9.15")
def test_galleys_are_taken_only_where_they_may_sail() -> None:
    position = duel().ships("france", "gulf-of-lion", 3).fleet("england", "gulf-of-lion", galley=1)
    dice(position, "artillery ig-", "artillery ---")
    fight(position, "france", ["sea:gulf-of-lion"], ("france", "take-to-fleet galley"))
    assert fleet_ship(position.s, position.seat("france"), GALLEYS) == 1


@pytest.mark.rule("EU-9.9.16", "EU-9.9.17", "EU-OPB28", "EU-OPB29", "EU-9.6.10")
def test_ships_retreat_to_one_place_and_lose_one() -> None:
    position = duel().fleet("france", CHANNEL, heavy=2).ships("france", CHANNEL, 2)
    position.ships("england", CHANNEL, 3).ships("england", "north-sea", 1)
    dice(position, "artillery ---", "artillery ---")
    worked = fight(
        position,
        "france",
        [f"sea:{CHANNEL}"],
        ("france", "retreat-to-zone bay-of-biscay"),
        ("france", "lose-ship heavy"),
    )
    options = offered(worked, position, "france")
    assert "retreat-to-zone north-sea" not in options
    assert "retreat-to-port london" not in options
    assert at_sea(position, "france", "bay-of-biscay") == 3
    assert fleet_ship(position.s, position.seat("france"), HEAVY) == 1
    assert power(position, "france") == 3


@pytest.mark.rule("EU-9.9.16", "EU-9.5.26")
def test_ships_retreat_into_a_friendly_port_with_room() -> None:
    position = duel().ships("france", CHANNEL, 3).fleet("england", CHANNEL, light=3)
    position.docked("england", "essex", 1)
    dice(position, "artillery ---", "artillery ---")
    worked = fight(
        position,
        "france",
        [f"sea:{CHANNEL}"],
        ("france", "fight-on"),
        ("england", "retreat-to-port london"),
    )
    options = offered(worked, position, "england")
    assert "retreat-to-port wessex" in options
    assert "retreat-to-port essex" not in options
    assert position.s.fleet_at[position.seat("england")] == ZONE_COUNT + province("london")
    assert at_sea(position, "france", CHANNEL) == 3
    assert power(position, "france") == 4


@pytest.mark.rule("EU-9.9.16")
def test_without_a_place_to_go_nobody_retreats() -> None:
    position = duel().ships("france", "adriatic-sea", 2)
    position.ships("england", "adriatic-sea", 2).ships("england", "central-mediterranean", 1)
    position.ships("england", "eastern-mediterranean", 1)
    dice(position, "artillery ---", "artillery ---", "artillery ii-", "artillery ---")
    worked = fight(position, "france", ["sea:adriatic-sea"])
    assert "retreat" not in asked_of(worked, position, "france")


@pytest.mark.rule("EU-9.9.10", "EU-9.6.6")
def test_battle_actions_at_sea() -> None:
    position = duel().ships("france", CHANNEL, 1).ships("england", CHANNEL, 1)
    position.hand("france", "mil-03-2")
    dice(position, "artillery ---ii", "artillery ---")
    fight(
        position,
        "france",
        [f"sea:{CHANNEL}"],
        ("france", "play-battle-card mil-03-2"),
        ("france", "add-dice 2-artillery"),
    )
    assert at_sea(position, "england", CHANNEL) == 0


@pytest.mark.rule("EU-9.7.13")
def test_ship_of_the_line_adds_a_die_at_sea_only() -> None:
    position = duel().ships("france", CHANNEL, 1).ships("england", CHANNEL, 1)
    position.ideas("france", "ship-of-the-line").ideas("england", "noble-knights")
    Prepared(position, "france", f"sea:{CHANNEL}")
    assert pool(position.s, ATTACK) == [0, 0, 4]


@pytest.mark.rule("EU-TB34")
def test_a_zone_stays_hostile_in_the_turn_in_which_its_npr_is_beaten() -> None:
    position = Position("S16").no_relations().no_forces().war("austria", "venice")
    position.active("austria").fleet("austria", "adriatic-sea", heavy=5)
    dice(position, "artillery iii", "artillery ---")
    fight(position, "austria", ["sea:adriatic-sea"])
    s, seat = position.s, position.seat("austria")
    assert at_sea(position, "austria", "adriatic-sea") == 5
    assert is_hostile_zone(s, seat, zone("adriatic-sea"))
    position.active("austria")
    assert not is_hostile_zone(s, seat, zone("adriatic-sea"))


# Pirates


def pirates(many: int) -> tuple[Position, int]:
    position = duel().ships("france", CHANNEL, 2, guards=1)
    node = NODES.index(CHANNEL)
    position.s.pirates[node] = many
    return position, node


@pytest.mark.rule("EU-9.9.2", "EU-OPB30", "EU-9.10.24", "EU-9.5.21")
def test_pirates_fight_to_the_last_and_are_rewarded_for() -> None:
    position, node = pirates(2)
    dice(position, "artillery ii-", "artillery ---")
    attack_pirates(position, "france", CHANNEL, node)
    s = position.s
    assert s.pirates[node] == 0
    assert power(position, "france") == 4
    assert at_sea(position, "france", CHANNEL) == 3
    assert s.guards[position.seat("france") * ZONE_COUNT + zone(CHANNEL)] == 0
    assert [win.beaten for win in s.deeds.wins] == [BEAT_NPR]


@pytest.mark.rule("EU-17.3.9", "EU-9.9.2", "EU-OPB30", "EU-9.9.7")
def test_the_attacker_chooses_his_ships() -> None:
    position, node = pirates(1)
    position.fleet("france", CHANNEL, heavy=1, light=1)
    dice(position, "artillery ---", "artillery i--")
    s, seat = position.s, position.seat("france")
    worked = attack_pirates(
        position,
        "france",
        CHANNEL,
        node,
        ("france", "hold-back-ship single"),
        ("france", "hold-back-ship heavy"),
        ("france", "hold-back-ship light"),
        ("france", "hold-back-ship single"),
    )
    assert s.guards[seat * ZONE_COUNT + zone(CHANNEL)] == 1
    assert at_sea(position, "france", CHANNEL) == 4
    assert fleet_ship(s, seat, HEAVY) == 1
    assert s.pirates[node] == 1
    assert [duty.act for duty in worked.left] == [MILESTONES]


@pytest.mark.rule("EU-OPB30", "EU-13.4.16")
def test_three_pirates_have_a_leader_and_ships_that_break_off_stay() -> None:
    position, node = pirates(3)
    s = position.s
    s.decks[MIL] = [CARDS.ids.index("mil-02-2")]
    dice(position, "artillery ---", "artillery ------")
    attack_pirates(position, "france", CHANNEL, node, ("france", "break-off"))
    assert s.pirates[node] == 3
    assert at_sea(position, "france", CHANNEL) == 2
    assert s.deeds.wins == ()
    assert CARDS.ids.index("mil-02-2") in s.discards[MIL]


@pytest.mark.rule("EU-OPB30", "EU-9.9.20")
def test_ships_of_pirates_are_captured_as_usual() -> None:
    position, node = pirates(1)
    dice(position, "artillery ig-", "artillery ---")
    attack_pirates(position, "france", CHANNEL, node, ("france", "take-to-sea light"))
    assert at_sea(position, "france", CHANNEL) == 4


@pytest.mark.rule("EU-9.9.2")
def test_pirates_of_one_node_defend_as_light_ships() -> None:
    position, node = pirates(2)
    position.s.pirates[NODES.index("north-sea")] = 3
    dice(position, "artillery ---", "artillery ii-")
    attack_pirates(position, "france", CHANNEL, node, ("france", "break-off"))
    assert position.s.pirates[NODES.index("north-sea")] == 3
    assert at_sea(position, "france", CHANNEL) == 0
