"""Chapter 9.5: Naval Movement, Undock, fleets, slots, Pirates, Naval Transport."""

import pytest

from kronika.core.asks import Rules
from kronika.games.europa_universalis.agenda import (
    BATTLES,
    MOVE_STEP,
    PIRATE_BATTLE,
    SAIL_STEP,
    Duty,
)
from kronika.games.europa_universalis.effects.nodes import Extras
from kronika.games.europa_universalis.forces import (
    fleet_ship,
    fleet_size,
    repair,
    ships_at_sea,
    ships_in_port,
)
from kronika.games.europa_universalis.manner import FREE, USUAL, Manner
from kronika.games.europa_universalis.marching import move_step
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES, ZONES
from kronika.games.europa_universalis.ports import can_dock, free_slots
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import power_of
from kronika.games.europa_universalis.sailing import (
    can_naval_move,
    can_undock,
    naval_move,
    sail_step,
    undock,
)
from kronika.games.europa_universalis.sea_routes import (
    PUSH_OUT,
    SLOT,
    may_sail_into,
    move_ship,
    ports_in_reach,
    ship_moves,
    slot_options,
    take_slot,
    zones_in_reach,
)
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import (
    ADM,
    DAMAGED,
    GALLEYS,
    HEAVY,
    LIGHT,
    MIL,
    NONE,
    ZONE_COUNT,
)

from .helpers import area, province, realm, zone, zone_names
from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {SAIL_STEP: sail_step, MOVE_STEP: move_step}


def empty(scenario: str = "S07") -> Position:
    return Position(scenario).no_relations().no_forces()


def sailed(position: Position, who: str, *keys: str, manner: Manner = USUAL) -> Worked:
    rules = naval_move(position.s, position.seat(who), manner)
    return Worked(position.s, ACTS, rules, *[(who, key) for key in keys])


def undocked(position: Position, who: str, *keys: str) -> Worked:
    rules = undock(position.s, position.seat(who), USUAL)
    return Worked(position.s, ACTS, rules, *[(who, key) for key in keys])


def offered(worked: Worked, prompt: str, place: int = -1) -> list[str]:
    return [options for _, name, options in worked.asked if name == prompt][place]


def asked(worked: Worked) -> list[str]:
    return [name for _, name, keys in worked.asked if len(keys) > 1]


def free(position: Position, who: str, where: str) -> int:
    return position.s.ships[position.seat(who) * ZONE_COUNT + zone(where)]


def guards(position: Position, who: str, where: str) -> int:
    return position.s.guards[position.seat(who) * ZONE_COUNT + zone(where)]


# How far


@pytest.mark.rule("EU-9.5.17", "EU-5.5.AU6", "EU-2.T4")
def test_ships_sail_two_spaces_and_a_port_is_one() -> None:
    s = empty().s
    reached = zones_in_reach(s, 0, zone("english-channel"))
    assert reached[zone("english-channel")] == 0
    assert reached[zone("bay-of-biscay")] == 1
    assert reached[zone("central-atlantic")] == 2
    assert zone("western-mediterranean") not in reached
    docked = zones_in_reach(s, 0, ZONE_COUNT + province("london"))
    assert docked[zone("english-channel")] == 1
    assert docked[zone("north-sea")] == 2
    ports = ports_in_reach(s, 0, zone("bay-of-biscay"))
    assert province("london") in ports  # by the Channel
    assert province("northumberland") not in ports
    assert province("wessex") in ports_in_reach(s, 0, ZONE_COUNT + province("london"))


@pytest.mark.rule("EU-9.5.18", "EU-9.5.17", "EU-5.5.AU7")
def test_no_ship_passes_a_hostile_sea_zone() -> None:
    position = empty().war("england", "france").ships("france", "bay-of-biscay", 1)
    reached = zones_in_reach(position.s, 0, zone("english-channel"))
    assert reached[zone("bay-of-biscay")] == 1
    assert reached[zone("central-atlantic")] == 2  # round about, by the Eastern Atlantic
    position.ships("france", "eastern-atlantic", 1)
    reached = zones_in_reach(position.s, 0, zone("english-channel"))
    assert zone("central-atlantic") not in reached
    past = zones_in_reach(position.s, 0, zone("english-channel"), 4, 1)
    assert past[zone("central-atlantic")] == 2
    assert past[zone("western-mediterranean")] == 3
    # Each Ship passes one, not two.
    position.ships("france", "central-atlantic", 1)
    past = zones_in_reach(position.s, 0, zone("english-channel"), 4, 1)
    assert zone("western-mediterranean") not in past


@pytest.mark.rule("EU-9.5.41", "EU-9.5.42", "EU-9.5.43", "EU-2.M21", "EU-5.5.AU12")
def test_distant_seas_are_entered_beside_own_claims_and_end_the_move() -> None:
    position = empty("S16").active("england").ships("england", "eastern-atlantic", 1)
    s, seat = position.s, position.seat("england")
    reached = zones_in_reach(s, seat, zone("eastern-atlantic"))
    assert reached[zone("northwestern-atlantic")] == 1
    beyond = zone("southwestern-atlantic")
    assert beyond in reached  # by the Central Atlantic, not by the Caribbean
    assert zone("southeastern-pacific") not in reached
    assert not may_sail_into(s, seat, zone("northwestern-atlantic"))
    assert may_sail_into(s, seat, zone("norwegian-sea"))
    coast = s.atlas.zone_areas[zone("northwestern-atlantic")][0]
    position.mat("england", mil=2)
    worked = sailed(position, "england", "sail-to eastern-atlantic", "take-no-slots")
    assert "sail-to northwestern-atlantic" not in offered(worked, "where-to-sail")
    position.claim("england", AREAS[coast])
    assert may_sail_into(s, seat, zone("northwestern-atlantic"))
    worked = sailed(
        position, "england", "sail-to northwestern-atlantic", "ships-from eastern-atlantic 1"
    )
    assert free(position, "england", "northwestern-atlantic") == 1 - guards(
        position, "england", "northwestern-atlantic"
    )


@pytest.mark.rule("EU-9.5.44", "EU-2.O5", "EU-OPB16", "EU-OPA34")
def test_the_way_between_two_oceans_costs_monarch_power_once() -> None:
    position = empty("S16").active("england").mat("england", mil=2, adm=1, dip=0)
    position.ships("england", "east-indies", 1).ships("england", "great-australian-bight", 1)
    s, seat = position.s, position.seat("england")
    position.claim("england", AREAS[s.atlas.zone_areas[zone("southeastern-pacific")][0]])
    sailed(
        *(position, "england", "sail-to southeastern-pacific", "ships-from east-indies 1"),
        *("pay-link adm", "ships-from great-australian-bight 1", "take-no-slots"),
    )
    assert power_of(s, seat, ADM) == 0
    assert power_of(s, seat, MIL) == 1
    assert free(position, "england", "southeastern-pacific") == 2
    poor = empty("S16").active("england").mat("england", mil=1, adm=0, dip=0)
    poor.ships("england", "east-indies", 1)
    poor.claim("england", AREAS[s.atlas.zone_areas[zone("southeastern-pacific")][0]])
    worked = sailed(poor, "england", "sail-to east-indies")
    assert "sail-to southeastern-pacific" not in offered(worked, "where-to-sail")


# Naval Movement


@pytest.mark.rule("EU-9.5.3", "EU-9.5.14", "EU-9.5.16", "EU-9.5.20", "EU-9.10.13")
def test_ships_of_several_places_sail_to_one() -> None:
    position = empty().mat("england", mil=1).active("england")
    position.ships("england", "doggerbank", 2, 1).docked("england", "london", 1)
    s, seat = position.s, position.seat("england")
    worked = sailed(
        *(position, "england", "sail-to english-channel", "ships-from doggerbank 1"),
        *("guards-from doggerbank 1", "ships-from-port london 1", "no-more-ships"),
        *("fleet-ready", "take-slots english-channel 2"),
    )
    assert power_of(s, seat, MIL) == 0
    assert free(position, "england", "doggerbank") == 1
    assert guards(position, "england", "doggerbank") == 0
    assert free(position, "england", "english-channel") == 1
    assert guards(position, "england", "english-channel") == 2
    assert worked.left == []
    assert "no-more-ships" not in offered(worked, "which-ships", 0)


@pytest.mark.rule("EU-5.5.AU6", "EU-9.1.25")
def test_who_has_no_ships_or_power_sails_nowhere() -> None:
    position = empty().mat("england", mil=1).active("england")
    s, seat = position.s, position.seat("england")
    assert not can_naval_move(s, seat, USUAL)
    assert not can_undock(s, seat, USUAL)
    position.docked("england", "london", 1)
    assert can_naval_move(s, seat, USUAL)
    assert can_undock(s, seat, USUAL)
    position.mat("england", mil=0)
    assert not can_naval_move(s, seat, USUAL)
    assert not can_undock(s, seat, USUAL)
    assert can_naval_move(s, seat, FREE)
    assert can_undock(s, seat, FREE)


@pytest.mark.rule("EU-9.5.18", "EU-9.5.22", "EU-9.9.1", "EU-9.5.38")
def test_a_hostile_sea_zone_brings_a_battle_at_once() -> None:
    position = empty().mat("england", mil=1).war("england", "france").active("england")
    position.ships("england", "english-channel", 2).ships("france", "bay-of-biscay", 1)
    position.infantry("england", "east-anglia", 1)
    s = position.s
    order: list[str] = []

    def fight(s: Table, duty: Duty) -> Rules:
        order.append("battle")
        assert duty.act == BATTLES
        s.pending = []
        s.ships[position.seat("france") * ZONE_COUNT + zone("bay-of-biscay")] = 0
        yield from ()

    keys = ("sail-to bay-of-biscay", "ships-from english-channel 1", "no-more-ships")
    later = ("take-slots bay-of-biscay 1", "carry-infantry east-anglia", "land-at aquitaine freely")
    rules = naval_move(s, position.seat("england"), USUAL)
    answers = [("england", key) for key in (*keys, *later)]
    worked = Worked(s, {**ACTS, BATTLES: fight}, rules, *answers)
    assert order == ["battle"]
    assert guards(position, "england", "bay-of-biscay") == 1
    assert position.s.infantry[position.seat("england") * len(AREAS) + area("aquitaine")] == 1
    names = asked(worked)
    assert names.index("how-many-slots") < names.index("who-is-carried")


@pytest.mark.rule("EU-9.5.20", "EU-TB34", "EU-9.9.3")
def test_no_slots_where_an_enemys_ports_make_it_hostile() -> None:
    position = empty("S11").mat("austria", mil=1).war("austria", "venice").active("austria")
    position.ships("austria", "adriatic-sea", 0).ships("austria", "central-mediterranean", 1)
    s = position.s
    worked = sailed(
        position, "austria", "sail-to adriatic-sea", "ships-from central-mediterranean 1"
    )
    assert s.pending == [(True, zone("adriatic-sea"), realm("austria"))]
    assert [duty.act for duty in worked.left] == [BATTLES]
    assert "how-many-slots" not in asked(worked)  # still Hostile in this turn
    position.mat("austria", mil=1).active("austria")
    s.pending = []
    worked = sailed(position, "austria", "sail-to adriatic-sea", "take-slots adriatic-sea 1")
    assert worked.left == []
    assert guards(position, "austria", "adriatic-sea") == 1


@pytest.mark.rule("EU-OPB18", "EU-9.5.20")
def test_a_ship_takes_a_slot_where_it_is() -> None:
    position = empty().mat("england", mil=1).ships("england", "doggerbank", 1).active("england")
    keys = ("sail-to doggerbank", "no-more-ships", "fleet-ready", "take-slots doggerbank 1")
    sailed(position, "england", *keys)
    assert guards(position, "england", "doggerbank") == 1


@pytest.mark.rule("EU-9.5.20", "EU-2.M14")
def test_slots_that_are_taken_are_not_free() -> None:
    position = empty().mat("england", mil=1).ships("england", "doggerbank", 2).active("england")
    position.ships("france", "doggerbank", 0, 1)
    assert free_slots(position.s, zone("doggerbank")) == 1
    worked = sailed(position, "england", "sail-to doggerbank", "take-slots doggerbank 1")
    assert "take-slots doggerbank 2" not in offered(worked, "how-many-slots")


@pytest.mark.rule("EU-9.5.16", "EU-9.5.25", "EU-9.5.26", "EU-TB18")
def test_ports_hold_two_or_four_ships_or_six_of_one_fleet() -> None:
    position = empty().docked("england", "essex", 1)
    s, seat = position.s, position.seat("england")
    assert can_dock(s, seat, province("essex"), 1, 0)
    assert not can_dock(s, seat, province("essex"), 2, 0)
    assert can_dock(s, seat, province("london"), 4, 0)
    assert not can_dock(s, seat, province("london"), 5, 0)
    assert can_dock(s, seat, province("london"), 0, 6)
    assert not can_dock(s, seat, province("london"), 1, 5)
    position.docked("england", "london", 4)
    assert not can_dock(s, seat, province("london"), 1, 0)
    assert can_dock(s, seat, province("london"), -4, 4)
    position.mat("england", mil=1).ships("england", "english-channel", 3).active("england")
    worked = sailed(position, "england", "sail-into essex", "ships-from english-channel 1")
    assert "ships-from english-channel 2" not in offered(worked, "which-ships", 0)
    assert "sail-into london" not in offered(worked, "where-to-sail")
    assert "sail-into bruges" not in offered(worked, "where-to-sail")
    assert ships_in_port(s, seat, province("essex")) == 2


@pytest.mark.rule("EU-9.5.28", "EU-9.10.15", "EU-9.5.27")
def test_damaged_ships_are_repaired_in_port() -> None:
    position = empty().mat("england", mil=1).fleet("england", "english-channel", damaged=1)
    position.active("england")
    s, seat = position.s, position.seat("england")
    repair(s, seat)
    assert fleet_ship(s, seat, DAMAGED) == 1
    sailed(position, "england", "sail-into essex", "fleet-sails", "fleet-goes")
    assert s.fleet_at[seat] == ZONE_COUNT + province("essex")
    repair(s, seat)
    assert fleet_ship(s, seat, HEAVY) == 1


# The fleet


@pytest.mark.rule("EU-9.5.19", "EU-9.10.18")
def test_the_fleet_takes_and_leaves_light_ships() -> None:
    position = empty().mat("england", mil=1).fleet("england", "english-channel", heavy=1, light=1)
    position.ships("england", "english-channel", 2, 1).ships("england", "doggerbank", 1)
    position.active("england")
    s, seat = position.s, position.seat("england")
    worked = sailed(
        *(position, "england", "sail-to doggerbank", "fleet-sails", "fleet-takes 1"),
        *("fleet-takes-guards 1", "fleet-goes", "no-more-ships", "fleet-leaves 3", "fleet-ready"),
    )
    assert free(position, "england", "english-channel") == 1
    assert guards(position, "england", "english-channel") == 0
    assert fleet_size(s, seat) == 1
    assert fleet_ship(s, seat, HEAVY) == 1
    assert s.fleet_at[seat] == zone("doggerbank")
    assert ships_at_sea(s, seat, zone("doggerbank")) == 5
    # Who has joined does not leave again at the same place; Heavy Ships are never left.
    assert not any("fleet-leaves" in key for key in offered(worked, "fleet-sets-out", 1))
    assert "fleet-leaves 4" not in offered(worked, "fleet-arrives", 0)
    assert "fleet-takes 1" in offered(worked, "fleet-arrives", 0)
    assert "fleet-takes 1" not in offered(worked, "fleet-arrives", 1)


@pytest.mark.rule("EU-9.10.17", "EU-9.5.19")
def test_a_fleet_appears_where_ships_are() -> None:
    position = empty().mat("england", mil=2).docked("england", "london", 3).active("england")
    s, seat = position.s, position.seat("england")
    sailed(
        *(position, "england", "sail-to english-channel", "form-fleet-in london"),
        *("fleet-takes 1", "fleet-goes", "no-more-ships", "fleet-ready"),
    )
    assert s.fleet_at[seat] == zone("english-channel")
    assert fleet_ship(s, seat, LIGHT) == 2
    assert ships_in_port(s, seat, province("london")) == 1
    # It can appear at the end, too; a fleet without Ships is gone.
    sailed(position, "england", "sail-to english-channel", "fleet-leaves 2", "fleet-ready")
    assert s.fleet_at[seat] == NONE
    position.mat("england", mil=1)
    sailed(position, "england", "sail-to english-channel", "fleet-takes-guards 2", "fleet-ready")
    assert fleet_size(s, seat) == 2


@pytest.mark.rule("EU-9.10.16", "EU-TB19")
def test_galleys_are_lost_on_seas_that_are_not_theirs() -> None:
    position = empty().mat("castile", mil=2).active("castile")
    position.fleet("castile", "western-mediterranean", galley=2, heavy=1)
    s, seat = position.s, position.seat("castile")
    sailed(
        position, "castile", "sail-to gulf-of-lion", "fleet-sails", "fleet-goes", "no-more-ships"
    )
    assert fleet_ship(s, seat, GALLEYS) == 2
    position.fleet("castile", "gulf-of-lion", galley=1)
    sailed(position, "castile", "sail-to central-atlantic", "fleet-sails", "fleet-goes")
    assert s.fleet_at[seat] == zone("central-atlantic")
    assert fleet_ship(s, seat, GALLEYS) == 0
    assert fleet_ship(s, seat, HEAVY) == 1
    # Through a Sea Zone to a Port beyond it, too.
    port = empty().mat("castile", mil=1).active("castile")
    port.fleet("castile", "western-mediterranean", galley=1, heavy=1)
    sailed(port, "castile", "sail-into sevilla", "fleet-sails", "fleet-goes")
    assert fleet_ship(port.s, seat, GALLEYS) == 0
    near = empty().mat("castile", mil=1).active("castile")
    near.fleet("castile", "western-mediterranean", galley=1)
    sailed(near, "castile", "sail-into murcia", "fleet-sails", "fleet-goes")
    assert fleet_ship(near.s, seat, GALLEYS) == 1


@pytest.mark.rule("EU-9.5.26", "EU-9.5.19")
def test_a_fleet_that_is_too_large_leaves_ships_behind_first() -> None:
    position = empty().mat("england", mil=1).fleet("england", "english-channel", light=4)
    position.active("england")
    s, seat = position.s, position.seat("england")
    worked = sailed(
        position, "england", "sail-into essex", "fleet-sails", "fleet-leaves 2", "fleet-goes"
    )
    assert "fleet-goes" not in offered(worked, "fleet-sets-out", 0)
    assert fleet_size(s, seat) == 2
    assert s.fleet_at[seat] == ZONE_COUNT + province("essex")
    heavy = empty().mat("england", mil=1).fleet("england", "english-channel", heavy=3)
    worked = sailed(heavy.active("england"), "england", "sail-into london", "fleet-sails")
    assert "sail-into essex" not in offered(worked, "where-to-sail")


# Undock


@pytest.mark.rule("EU-9.5.15", "EU-5.5.AU8", "EU-OPB15", "EU-9.5.20")
def test_ships_leave_ports_for_different_calm_seas() -> None:
    position = empty().mat("england", mil=1).active("england").infantry("england", "ireland", 1)
    position.docked("england", "essex", 2).docked("england", "wales", 1)
    position.war("england", "desmond")  # the Eastern Atlantic is Hostile
    s, seat = position.s, position.seat("england")
    position.active("england")
    worked = undocked(
        *(position, "england", "undock-to essex doggerbank 1"),
        *("undock-to essex english-channel 1", "undock-to wales northeastern-atlantic 1"),
        *("no-more-ships", "take-slots doggerbank 1", "take-no-slots"),
    )
    assert guards(position, "england", "doggerbank") == 1
    assert free(position, "england", "english-channel") == 1
    assert s.docked == {}
    assert power_of(s, seat, MIL) == 0
    assert "undock-to wales eastern-atlantic 1" not in offered(worked, "undock-which", 0)
    assert "who-is-carried" not in asked(worked)
    assert "no-more-ships" not in offered(worked, "undock-which", 0)


@pytest.mark.rule("EU-9.5.15", "EU-9.5.19", "EU-9.10.16")
def test_the_fleet_undocks_as_one() -> None:
    position = empty().mat("castile", mil=1).active("castile").docked("castile", "galicia", 1)
    position.fleet("castile", "galicia", heavy=1)
    s, seat = position.s, position.seat("castile")
    undocked(
        *(position, "castile", "fleet-sails", "fleet-takes 1", "fleet-undocks bay-of-biscay"),
        *("fleet-leaves 1", "fleet-ready"),
    )
    assert s.fleet_at[seat] == zone("bay-of-biscay")
    assert fleet_size(s, seat) == 1
    assert guards(position, "castile", "bay-of-biscay") == 1


@pytest.mark.rule("EU-9.5.15")
def test_nobody_undocks_into_hostile_seas() -> None:
    position = empty().mat("england", mil=1).docked("england", "london", 1)
    position.war("england", "france").ships("france", "english-channel", 1).active("england")
    assert not can_undock(position.s, position.seat("england"), USUAL)
    assert can_naval_move(position.s, position.seat("england"), USUAL)


# Pirates


@pytest.mark.rule("EU-9.5.21", "EU-9.9.2", "EU-9.10.24")
def test_pirates_are_attacked_from_where_ships_ended() -> None:
    position = empty().mat("england", mil=2).active("england").ships("england", "doggerbank", 1)
    s = position.s
    s.pirates[NODES.index("north-sea")] = 2
    s.pirates[NODES.index("bordeaux")] = 1
    worked = sailed(
        position,
        "england",
        "sail-to doggerbank",
        "take-no-slots",
        "raid-pirates doggerbank north-sea",
    )
    assert [(each.act, each.b, each.c) for each in worked.left] == [
        (PIRATE_BATTLE, zone("doggerbank"), NODES.index("north-sea"))
    ]
    assert offered(worked, "which-pirates") == [
        "raid-pirates doggerbank north-sea",
        "spare-pirates",
    ]
    s.pirates[NODES.index("north-sea")] = 0
    worked = sailed(position, "england", "sail-to doggerbank", "take-no-slots")
    assert "which-pirates" not in asked(worked)


@pytest.mark.rule("EU-9.5.21", "EU-9.5.15")
def test_pirates_are_attacked_after_undocking_too() -> None:
    position = empty().mat("england", mil=1).active("england").docked("england", "essex", 2)
    position.s.pirates[NODES.index("english-channel")] = 1
    worked = undocked(
        *(position, "england", "undock-to essex doggerbank 1", "undock-to essex english-channel 1"),
        *("take-no-slots", "take-no-slots", "raid-pirates english-channel english-channel"),
    )
    assert [each.act for each in worked.left] == [PIRATE_BATTLE]
    assert len(offered(worked, "which-pirates")) == 3


# Naval Transport


@pytest.mark.rule("EU-9.5.37", "EU-5.5.AU10", "EU-EXB09", "EU-9.5.31")
def test_an_army_is_carried_to_naples() -> None:
    position = empty().mat("france", mil=1).active("france")
    position.ships("france", "gulf-of-lion", 3).ships("france", "western-mediterranean", 1)
    position.ships("france", "central-mediterranean", 0)
    position.army("france", 1, "languedoc", infantry=4, cavalry=1).infantry("france", "lombardy", 1)
    position.war("france", "aragon").active("france")
    s, seat = position.s, position.seat("france")
    worked = sailed(
        *(position, "france", "sail-to central-mediterranean", "ships-from gulf-of-lion 1"),
        *("ships-from western-mediterranean 1", "no-more-ships"),
        *("carry-army army-1", "land-at naples freely"),
    )
    assert s.army_area[seat * 3] == area("naples")
    # Naples is Aragon's Vassal: battles at sea and on land.
    assert s.pending == [
        (True, zone("central-mediterranean"), realm("france")),
        (False, area("naples"), realm("france")),
    ]
    # One Army from one Area to one Area, and nothing more.
    assert s.infantry[seat * len(AREAS) + area("lombardy")] == 1
    assert asked(worked).count("who-is-carried") == 1
    assert not any(name in ("move-on", "regroup-here") for name in asked(worked))


@pytest.mark.rule("EU-9.5.37", "EU-9.5.31")
def test_an_army_with_too_many_units_stays() -> None:
    position = empty("S11").mat("france", mil=1).ships("france", "gulf-of-lion", 1)
    position.army("france", 1, "languedoc", infantry=4).war("france", "genoa").active("france")
    worked = sailed(position, "france", "sail-to gulf-of-lion", "take-no-slots")
    assert "who-is-carried" not in asked(worked)


@pytest.mark.rule("EU-9.5.37")
def test_the_bridge_crosses_the_destination() -> None:
    position = empty().mat("england", mil=1).ships("england", "english-channel", 1)
    position.ships("england", "norwegian-sea", 1).infantry("england", "east-anglia", 1)
    position.active("england")
    worked = sailed(position, "england", "sail-to norwegian-sea", "take-no-slots")
    assert "who-is-carried" not in asked(worked)  # the Channel bridge has nothing to do with it
    position.mat("england", mil=1)
    worked = sailed(position, "england", "sail-to english-channel", "take-no-slots")
    assert "who-is-carried" in asked(worked)


@pytest.mark.rule("EU-9.5.37", "EU-9.5.10")
def test_who_is_denied_passage_lands_elsewhere() -> None:
    position = empty().mat("castile", mil=1, ducats=0, interest=9).war("castile", "granada")
    position.ships("castile", "bay-of-biscay", 1)
    position.infantry("castile", "leon", 1).active("castile")
    s, seat = position.s, position.seat("castile")
    rules = naval_move(s, seat, USUAL)
    answers = [
        *(("castile", "sail-to bay-of-biscay"), ("castile", "carry-infantry leon")),
        *(("castile", "land-at aquitaine by-leave"), ("england", "deny-passage")),
        *(("france", "deny-passage"), ("castile", "carry-infantry leon")),
        *(("castile", "land-at brittany-normandy by-leave"), ("england", "allow-passage")),
    ]
    worked = Worked(s, ACTS, rules, *answers)
    assert s.infantry[seat * len(AREAS) + area("leon")] == 0
    assert s.infantry[seat * len(AREAS) + area("brittany-normandy")] == 1
    assert s.march.marches == []
    assert "land-at aquitaine by-leave" not in offered(worked, "where-to-land")


# Cards, and other actions


@pytest.mark.rule("EU-16.3.18", "EU-9.5.2")
def test_a_maneuver_goes_far_and_past_an_enemy() -> None:
    position = empty().mat("england", mil=0).war("england", "france").active("england")
    position.ships("england", "english-channel", 1).ships("france", "bay-of-biscay", 1)
    position.ships("france", "eastern-atlantic", 1)
    extras = Extras()
    extras.range = 4
    extras.pass_hostile = 1
    sailed(
        *(position, "england", "sail-to gulf-of-lion", "ships-from english-channel 1"),
        manner=Manner(True, 0, extras),
    )
    s, seat = position.s, position.seat("england")
    assert ships_at_sea(s, seat, zone("gulf-of-lion")) == 1 or zone("gulf-of-lion") not in (
        zones_in_reach(s, seat, zone("english-channel"), 4, 1)
    )


@pytest.mark.rule("EU-9.5.23", "EU-OPB58", "EU-5.4.TR4")
def test_a_light_ship_moves_to_trade_and_pushes_another_out() -> None:
    position = empty().ships("england", "norwegian-sea", 0, 1).ships("france", "doggerbank", 0, 1)
    position.ships("castile", "doggerbank", 0, 1).fleet("england", "english-channel", light=1)
    position.active("england")
    s, seat = position.s, position.seat("england")
    moves = ship_moves(s, seat)
    assert (SLOT + zone("norwegian-sea"), zone("north-sea")) in moves
    assert {place for place, _ in moves} == {SLOT + zone("norwegian-sea")}  # not out of the fleet
    position.ships("england", "north-sea", 1)
    Worked(s, {}, move_ship(s, seat, zone("north-sea"), zone("doggerbank")))
    castile = next(each for each in slot_options(s, seat, zone("doggerbank")) if each.a == 2)
    assert castile.verb is PUSH_OUT
    take_slot(s, seat, zone("doggerbank"), castile)
    assert guards(position, "england", "doggerbank") == 1
    assert guards(position, "castile", "doggerbank") == 0
    assert free(position, "castile", "doggerbank") == 1
    assert guards(position, "france", "doggerbank") == 1
    # Never into a Hostile Sea Zone.
    position.war("england", "castile")
    assert zone("doggerbank") not in {to for _, to in ship_moves(s, seat)}


@pytest.mark.rule("EU-9.5.24", "EU-9.5.42", "EU-5.1.XP2", "EU-EXA10")
def test_an_explorer_ends_in_a_distant_sea() -> None:
    position = empty().docked("england", "lancashire", 1).active("england")
    s, seat = position.s, position.seat("england")
    moves = ship_moves(s, seat, True)
    assert zone_names([to for _, to in moves]) == {"northwestern-atlantic"}
    assert zone("northwestern-atlantic") not in {to for _, to in ship_moves(s, seat)}
    Worked(s, {}, move_ship(s, seat, *moves[0]))
    assert free(position, "england", ZONES[moves[0][1]]) == 1
    assert s.docked == {}


@pytest.mark.rule("EU-9.5.17", "EU-9.5.18", "EU-9.5.25")
def test_ports_behind_hostile_seas_are_out_of_reach() -> None:
    position = empty().war("england", "france").ships("france", "english-channel", 1)
    s = position.s
    assert province("london") not in ports_in_reach(s, 0, zone("bay-of-biscay"))
    assert province("london") not in ports_in_reach(s, 0, ZONE_COUNT + province("wessex"))
    assert province("bordeaux") in ports_in_reach(s, 0, zone("bay-of-biscay"))
    assert province("london") in ports_in_reach(s, 0, zone("english-channel"))  # out of it
    assert province("london") in ports_in_reach(s, 0, zone("bay-of-biscay"), 2, 1)
    position.ships("france", "bay-of-biscay", 1).ships("france", "eastern-atlantic", 1)
    assert province("london") not in ports_in_reach(s, 0, zone("central-atlantic"), 4, 1)
    # Ports of others are not Friendly.
    assert province("saintonge") not in ports_in_reach(s, 0, zone("bay-of-biscay"))


@pytest.mark.rule("EU-9.5.42")
def test_towns_and_vassals_open_distant_seas() -> None:
    position = empty("S16").active("england")
    s, seat = position.s, position.seat("england")
    sea = zone("caribbean-sea")
    assert not may_sail_into(s, seat, sea)
    port = s.atlas.zone_ports[sea][0]
    position.town("england", PROVINCES[port])
    assert may_sail_into(s, seat, sea)
    position.nobodys(PROVINCES[port])
    assert not may_sail_into(s, seat, sea)


@pytest.mark.rule("EU-9.5.26", "EU-9.5.19")
def test_ships_that_a_fleet_leaves_in_port_need_room() -> None:
    position = empty().mat("england", mil=1).fleet("england", "london", light=6).active("england")
    worked = sailed(
        *(position, "england", "sail-to english-channel", "fleet-sails", "fleet-leaves 4"),
        *("fleet-goes",),
    )
    first = offered(worked, "fleet-sets-out", 0)
    assert "fleet-leaves 4" in first
    assert "fleet-leaves 5" not in first
    assert ships_in_port(position.s, position.seat("england"), province("london")) == 4
