"""Chapter 9.5: land movement, Military Access, mountains, regrouping, Naval Bridges."""

import pytest

from kronika.core.asks import Rules
from kronika.games.europa_universalis.access import access_ways, is_neutral_area
from kronika.games.europa_universalis.agenda import (
    ACTION,
    BATTLES,
    MOVE_STEP,
    REACTION_WINDOW,
    Duty,
)
from kronika.games.europa_universalis.bridges import crossable
from kronika.games.europa_universalis.effects import things
from kronika.games.europa_universalis.effects.nodes import Extras, Selector
from kronika.games.europa_universalis.effects.selectors import CHOSEN
from kronika.games.europa_universalis.forces import army_size, units_in
from kronika.games.europa_universalis.manner import FREE, USUAL, Manner
from kronika.games.europa_universalis.marching import can_land_move, land_move, move_step
from kronika.games.europa_universalis.places import AREAS, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import power_of
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import (
    AREA_COUNT,
    BY_LEAVE,
    FOR_DUCATS,
    FOR_INFLUENCE,
    FREELY,
    MIL,
    NONE,
)

from .helpers import area, area_names, realm
from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {MOVE_STEP: move_step}


def empty(scenario: str = "S07", **switches: bool) -> Position:
    named = {name.replace("_", "-"): on for name, on in switches.items()}
    return Position(scenario, switches=named).no_relations().no_forces()


def moved(position: Position, who: str, *keys: str, manner: Manner = USUAL) -> Worked:
    """A player moves; all answers are his."""
    seat = position.seat(who)
    answers = [(who, key) for key in keys]
    return Worked(position.s, ACTS, land_move(position.s, seat, manner), *answers)


def offered(worked: Worked, prompt: str, place: int = -1) -> list[str]:
    """What was offered at a question of that name."""
    return [options for _, name, options in worked.asked if name == prompt][place]


def where(position: Position, who: str, army: int = 1) -> str | None:
    at = position.s.army_area[position.seat(who) * 3 + army - 1]
    return None if at == NONE else AREAS[at]


# Moving


@pytest.mark.rule("EU-9.5.3", "EU-9.5.4", "EU-9.5.5", "EU-5.5.AU1", "EU-5.5.AU3", "EU-EXB08")
def test_an_army_moves_two_areas_for_one_military_power() -> None:
    position = empty().army("castile", 1, "castile", infantry=2, cavalry=1).mat("castile", mil=2)
    position.war("castile", "granada").active("castile")
    worked = moved(
        position,
        "castile",
        "move-army army-1",
        "march-to leon freely 0",
        "march-to andalucia freely 0",
    )
    assert where(position, "castile") == "andalucia"
    assert power_of(position.s, position.seat("castile"), MIL) == 1
    assert position.s.pending == [(False, area("andalucia"), realm("castile"))]
    assert [duty.act for duty in worked.left] == [BATTLES]


@pytest.mark.rule("EU-9.1.25", "EU-9.5.3")
def test_a_free_activation_costs_nothing() -> None:
    position = empty().army("castile", 1, "castile", infantry=2).mat("castile", mil=0)
    seat = position.seat("castile")
    position.active("castile")
    assert not can_land_move(position.s, seat, USUAL)
    assert can_land_move(position.s, seat, FREE)
    moved(position, "castile", "move-army army-1", "march-to leon freely 0", "halt", manner=FREE)
    assert where(position, "castile") == "leon"


@pytest.mark.rule("EU-5.5.AU2", "EU-9.5.4")
def test_who_has_no_units_moves_nobody() -> None:
    position = empty().mat("castile", mil=5).active("castile")
    assert not can_land_move(position.s, position.seat("castile"), USUAL)
    position.infantry("castile", "leon", 1)
    assert can_land_move(position.s, position.seat("castile"), USUAL)


@pytest.mark.rule("EU-9.5.4", "EU-9.10.3", "EU-9.7.24")
def test_a_single_infantry_moves_alone() -> None:
    position = empty().infantry("castile", "castile", 3).mat("castile", mil=2).active("castile")
    s, seat = position.s, position.seat("castile")
    worked = moved(position, "castile", "move-infantry castile", "march-to leon freely 0")
    assert s.infantry[seat * AREA_COUNT + area("castile")] == 2
    assert s.infantry[seat * AREA_COUNT + area("leon")] == 1
    assert power_of(s, seat, MIL) == 1
    assert s.memory.came_from[1000 + seat * AREA_COUNT + area("leon")] == area("castile")
    # A single Unit regroups with nobody.
    assert not any("pick-up" in key for _, _, keys in worked.asked[1:] for key in keys)


@pytest.mark.rule("EU-9.5.6", "EU-5.5.AU3")
def test_hostile_and_neutral_areas_end_the_movement() -> None:
    position = empty().army("france", 1, "seine", infantry=2).mat("france", mil=2)
    position.war("france", "england").active("france")
    worked = moved(position, "france", "move-army army-1", "march-to brittany-normandy freely 0")
    assert where(position, "france") == "brittany-normandy"
    assert [duty.act for duty in worked.left] == []  # no English Unit is there
    assert offered(worked, "move-on") == offered(worked, "move-on", 0)
    neutral = empty().army("france", 1, "loire", infantry=2).mat("france", mil=2, ducats=9)
    neutral.war("france", "granada").active("france")
    assert is_neutral_area(neutral.s, neutral.seat("france"), area("aragon"))
    worked = moved(
        *(neutral, "france", "move-army army-1", "march-to languedoc freely 0"),
        "march-to aragon for-ducats 0",
    )
    assert where(neutral, "france") == "aragon"
    assert neutral.s.ducats[neutral.seat("france")] == 6


@pytest.mark.rule("EU-9.5.7", "EU-5.5.AU4", "EU-9.5.12", "EU-OPB14")
def test_a_battle_is_fought_at_once_and_who_stays_regroups() -> None:
    position = empty().army("france", 1, "seine", infantry=2).infantry("england", "loire", 1)
    position.mat("france", mil=1).war("france", "england").active("france")
    worked = moved(
        position, "france", "move-army army-1", "march-to loire freely 0", "drop-off army-1"
    )
    assert position.s.pending == [(False, area("loire"), realm("france"))]
    assert [duty.act for duty in worked.left] == [BATTLES]
    assert units_in(position.s, position.seat("france"), area("loire")) == 2
    assert army_size(position.s, position.seat("france"), 0) == 1
    # Regrouping comes after the battle, not before.
    assert [name for _, name, _ in worked.asked][-1] == "regroup-here"


@pytest.mark.rule("EU-OPB14", "EU-9.5.12")
def test_who_retreated_regroups_no_more() -> None:
    position = empty().army("france", 1, "seine", infantry=2).infantry("england", "loire", 1)
    position.mat("france", mil=1).war("france", "england").active("france")
    s, seat = position.s, position.seat("france")

    def fight(s: Table, duty: Duty) -> Rules:
        assert duty.act == BATTLES
        s.army_area[seat * 3] = area("seine")
        yield from ()

    acts = {MOVE_STEP: move_step, BATTLES: fight}
    answers = [("france", "move-army army-1"), ("france", "march-to loire freely 0")]
    worked = Worked(s, acts, land_move(s, seat, USUAL), *answers)
    assert not any(name == "regroup-here" for _, name, _ in worked.asked)


@pytest.mark.rule("EU-9.7.4", "EU-5.5.DW14")
def test_no_battle_where_units_were_before() -> None:
    position = empty().army("castile", 1, "leon", infantry=2).mat("castile", mil=1)
    position.infantry("castile", "andalucia", 1).war("castile", "granada").active("castile")
    worked = moved(position, "castile", "move-army army-1", "march-to andalucia freely 0")
    assert worked.left == []
    assert position.s.pending == []


# Mountains


@pytest.mark.rule("EU-9.5.8", "EU-TB17", "EU-2.M3")
def test_mountains_cost_military_power_for_each_three_units_more() -> None:
    position = empty().army("castile", 1, "castile", infantry=7).mat("castile", mil=3)
    position.war("castile", "granada").active("castile")
    moved(position, "castile", "move-army army-1", "march-to andalucia freely 2")
    assert power_of(position.s, position.seat("castile"), MIL) == 0
    poor = empty().army("castile", 1, "castile", infantry=7).mat("castile", mil=2)
    poor.war("castile", "granada").active("castile")
    keys = ("move-army army-1", "drop-off army-1", "march-to andalucia freely 1")
    worked = moved(poor, "castile", *keys)
    assert not any("andalucia" in key for key in offered(worked, "move-on", 0))
    assert army_size(poor.s, poor.seat("castile"), 0) == 6
    assert power_of(poor.s, poor.seat("castile"), MIL) == 0


@pytest.mark.rule("EU-9.5.8")
def test_mountains_before_friendly_areas_cost_nothing() -> None:
    position = empty().army("castile", 1, "castile", infantry=7).mat("castile", mil=1)
    position.nobodys("granada").active("castile")  # at peace Andalucia is friendly: own Towns
    moved(position, "castile", "move-army army-1", "march-to andalucia freely 0")
    assert where(position, "castile") == "andalucia"


# Access


def ways(position: Position, who: str, where: str) -> list[int]:
    return access_ways(position.s, position.seat(who), area(where))


@pytest.mark.rule("EU-9.5.9")
def test_friends_and_enemies_need_no_access() -> None:
    position = empty().active("france")
    assert ways(position, "france", "loire") == [FREELY]
    assert ways(position, "france", "wales-wessex") == []
    position.war("france", "england")
    assert ways(position, "france", "wales-wessex") == [FREELY]
    position.alliance("france", "aragon")
    assert ways(position, "france", "aragon") == [FREELY]
    # The Lawful Owner is enough, whoever holds it.
    away = empty().active("england").war("castile", "granada").alliance("england", "granada")
    away.occupied("castile", "granada", "gibraltar")
    assert ways(away, "england", "andalucia") == [FREELY]


@pytest.mark.rule("EU-9.5.10", "EU-5.5.AU3", "EU-OPB13", "EU-11.2.4")
def test_military_access_needs_a_war_and_a_price() -> None:
    position = empty().no_influence().mat("france", ducats=9).active("france")
    assert ways(position, "france", "portugal") == []
    position.war("france", "granada")
    assert ways(position, "france", "portugal") == [FOR_DUCATS]
    position.influence("france", portugal=1)
    assert ways(position, "france", "portugal") == [FOR_INFLUENCE, FOR_DUCATS]
    position.mat("france", ducats=0, interest=9)
    assert ways(position, "france", "portugal") == [FOR_INFLUENCE]
    position.claim("france", "portugal")
    assert ways(position, "france", "portugal") == []
    married = empty().no_influence().war("france", "granada").marriage("france", "portugal")
    assert ways(married, "france", "portugal") == [FREELY]


@pytest.mark.rule("EU-9.5.10")
def test_influence_opens_the_way() -> None:
    position = empty().no_influence().army("castile", 1, "leon", infantry=1).mat("castile", mil=1)
    position.influence("castile", portugal=2).war("castile", "genoa").active("castile")
    moved(position, "castile", "move-army army-1", "march-to portugal for-influence 0")
    s, seat = position.s, position.seat("castile")
    assert s.influence[seat * AREA_COUNT + area("portugal")] == 1
    assert where(position, "castile") == "portugal"
    # Access is needed for each entry, not for staying or leaving.
    position.mat("castile", mil=1, ducats=0, interest=9)
    worked = moved(position, "castile", "move-army army-1", "march-to andalucia freely 0")
    assert where(position, "castile") == "andalucia"
    assert "march-to leon freely 0" in offered(worked, "move-on", 0)


@pytest.mark.rule("EU-9.5.10", "EU-OPB13")
def test_where_only_players_rule_only_they_can_allow_it() -> None:
    position = empty("S11").mat("france", mil=2, ducats=20).army("france", 1, "seine", infantry=1)
    for each in position.s.atlas.area_provinces[area("brittany-normandy")]:
        position.town("england", PROVINCES[each])
    position.war("france", "venice").active("france")
    assert ways(position, "france", "brittany-normandy") == [BY_LEAVE]
    s, seat = position.s, position.seat("france")
    step = "march-to brittany-normandy by-leave 0"
    answers = [("france", "move-army army-1"), ("france", step), ("england", "deny-passage")]
    worked = Worked(s, ACTS, land_move(s, seat, USUAL), *answers)
    assert where(position, "france") == "seine"
    assert step in offered(worked, "move-on", 0)
    # Who denied it is not asked again in this turn.
    assert step not in offered(worked, "move-on", 1)
    assert ways(position, "france", "brittany-normandy") == []
    position.active("france")
    answers = [("france", "move-army army-1"), ("france", step), ("england", "allow-passage")]
    Worked(s, ACTS, land_move(s, seat, USUAL), *answers)
    assert where(position, "france") == "brittany-normandy"
    assert s.ducats[seat] == 20


@pytest.mark.rule("EU-9.5.11", "EU-18.4.11")
def test_all_of_the_empire_is_open_while_it_is_defended() -> None:
    position = empty("S11").no_influence().mat("france", ducats=0, interest=9).emperor("austria")
    position.war("france", "austria").active("france")
    assert ways(position, "france", "saxony") == []
    position.s.is_defending = True
    assert ways(position, "france", "saxony") == [FREELY]
    assert ways(position, "austria", "saxony") == [FREELY]
    assert ways(position, "england", "saxony") == []


# Regrouping


@pytest.mark.rule("EU-9.5.12", "EU-9.5.13", "EU-9.10.5")
def test_only_regular_infantry_is_left_outside_of_armies() -> None:
    position = empty().mat("france", mil=1).army("france", 1, "loire", infantry=1, cavalry=1)
    position.army("france", 1, "loire", "mercenary", infantry=1).active("france")
    worked = moved(position, "france", "move-army army-1", "drop-off army-1", "halt")
    s, seat = position.s, position.seat("france")
    assert s.infantry[seat * AREA_COUNT + area("loire")] == 1
    keys = offered(worked, "move-on")
    assert "drop-off army-1" not in keys
    # Others are shifted between Armies, also to one that appears with them.
    assert "shift-unit mercenary infantry army-1 army-2" in keys
    assert "shift-unit regular cavalry army-1 army-2" in keys


@pytest.mark.rule("EU-9.5.12")
def test_units_go_in_one_direction_only() -> None:
    position = empty().mat("france", mil=1).army("france", 1, "loire", infantry=2, cavalry=2)
    position.army("france", 2, "loire", cavalry=1).army("france", 3, "loire", cavalry=1)
    position.active("france")
    worked = moved(
        *(position, "france", "move-army army-1", "shift-unit regular cavalry army-1 army-2"),
        *("shift-unit regular cavalry army-2 army-3", "halt"),
    )
    keys = offered(worked, "move-on")
    assert "shift-unit regular cavalry army-1 army-2" in keys
    assert "shift-unit regular cavalry army-2 army-1" not in keys
    assert "shift-unit regular cavalry army-3 army-1" not in keys  # round about
    assert "shift-unit regular cavalry army-1 army-3" in keys


@pytest.mark.rule("EU-9.5.12", "EU-9.10.9")
def test_an_army_picks_up_on_its_way_and_goes_on() -> None:
    position = empty().mat("france", mil=1).army("france", 1, "seine", infantry=1)
    position.infantry("france", "loire", 2).active("france")
    moved(
        *(position, "france", "move-army army-1", "march-to loire freely 0", "pick-up army-1"),
        *("pick-up army-1", "march-to languedoc freely 0", "halt"),
    )
    s, seat = position.s, position.seat("france")
    assert where(position, "france") == "languedoc"
    assert army_size(s, seat, 0) == 3
    assert s.infantry[seat * AREA_COUNT + area("loire")] == 0


@pytest.mark.rule("EU-9.10.8", "EU-9.5.4")
def test_an_army_is_formed_where_units_stand() -> None:
    position = empty().mat("france", mil=1).infantry("france", "loire", 2).active("france")
    moved(
        *(position, "france", "form-army army-1 loire", "pick-up army-1", "pick-up army-1"),
        *("march-to seine freely 0", "halt"),
    )
    assert where(position, "france") == "seine"
    assert army_size(position.s, position.seat("france"), 0) == 2


@pytest.mark.rule("EU-9.10.8")
def test_an_army_without_units_leaves_the_map() -> None:
    position = empty().mat("france", mil=1).army("france", 1, "loire", infantry=1).active("france")
    worked = moved(position, "france", "move-army army-1", "drop-off army-1", "halt")
    assert where(position, "france") is None
    assert not any("march-to" in key for key in offered(worked, "move-on"))


# Naval Bridges


@pytest.mark.rule("EU-9.5.30", "EU-9.5.31", "EU-9.5.33", "EU-9.5.36", "EU-5.5.AU9", "EU-5.5.AU11")
def test_ships_at_sea_are_a_bridge() -> None:
    position = empty().mat("england", mil=1).army("england", 1, "wales-wessex", infantry=4)
    position.ships("england", "english-channel", 1).active("england")
    s, seat = position.s, position.seat("england")
    assert "brittany-normandy" in area_names(crossable(s, seat, area("wales-wessex"), 3))
    assert crossable(s, seat, area("wales-wessex"), 4) == []
    worked = moved(
        *(position, "england", "move-army army-1", "drop-off army-1"),
        "cross-to brittany-normandy freely",
    )
    assert where(position, "england") == "brittany-normandy"
    # Behind the sea the movement is over.
    assert [name for _, name, _ in worked.asked][-1] == "regroup-here"


@pytest.mark.rule("EU-9.5.30", "EU-9.5.31", "EU-OPB17")
def test_the_weakest_sea_limits_a_bridge() -> None:
    position = (
        empty().ships("england", "english-channel", 2).ships("england", "bay-of-biscay", 0, 1)
    )
    s, seat = position.s, position.seat("england")
    assert "aquitaine" in area_names(crossable(s, seat, area("wales-wessex"), 3))
    assert "aquitaine" not in area_names(crossable(s, seat, area("wales-wessex"), 4))
    assert "brittany-normandy" in area_names(crossable(s, seat, area("wales-wessex"), 6))


@pytest.mark.rule("EU-9.5.27", "EU-9.5.30")
def test_ships_in_port_are_no_bridge() -> None:
    position = empty().docked("england", "london", 2)
    assert crossable(position.s, position.seat("england"), area("east-anglia"), 1) == []


@pytest.mark.rule("EU-9.5.32", "EU-9.5.35")
def test_ships_of_allies_carry_if_they_may() -> None:
    position = empty().ships("castile", "bay-of-biscay", 1).alliance("france", "castile")
    s, seat = position.s, position.seat("france")
    assert {"leon", "aragon"} <= area_names(crossable(s, seat, area("aquitaine"), 1))
    # Into a Hostile Area only against an Enemy of the Ally.
    position.war("france", "aragon")
    assert "aragon" not in area_names(crossable(s, seat, area("aquitaine"), 1))
    assert "leon" in area_names(crossable(s, seat, area("aquitaine"), 1))
    position.war("castile", "aragon")
    assert "aragon" in area_names(crossable(s, seat, area("aquitaine"), 1))
    # Not where enemy Ships are.
    position.war("france", "england").ships("england", "bay-of-biscay", 1)
    assert crossable(s, seat, area("aquitaine"), 1) == []


@pytest.mark.rule("EU-9.5.34", "EU-9.5.7")
def test_disembarking_can_bring_a_battle() -> None:
    position = empty().mat("england", mil=1).army("england", 1, "east-anglia", infantry=2)
    position.ships("england", "english-channel", 1).war("england", "france").active("england")
    position.infantry("france", "brittany-normandy", 1)
    moved(position, "england", "move-army army-1", "cross-to brittany-normandy freely")
    assert position.s.pending == [(False, area("brittany-normandy"), realm("england"))]


# Distant Continents


@pytest.mark.rule("EU-9.5.39", "EU-9.5.40", "EU-9.5.41", "EU-5.5.AU12", "EU-OPB71", "EU-2.M17")
def test_distant_areas_are_entered_with_claims_or_enemies() -> None:
    position = empty("S10").active("castile").war("castile", "austria")
    s, seat = position.s, position.seat("castile")
    vacant = next(
        each
        for each in s.atlas.distant_areas
        if s.owner[s.atlas.area_provinces[each][0]] == NONE and s.atlas.area_land[each]
    )
    s.claims[vacant] = 0
    assert access_ways(s, seat, vacant) == []
    s.claims[vacant] = 1 << position.seat("austria")
    assert access_ways(s, seat, vacant) == [FREELY]
    s.claims[vacant] = 1 << position.seat("france")
    assert access_ways(s, seat, vacant) == []
    s.claims[vacant] = 1 << seat
    assert access_ways(s, seat, vacant) == [FREELY]
    assert not is_neutral_area(s, seat, vacant)
    # A neutral NPR there cannot be entered at all, for no price.
    theirs = next(
        each
        for each in s.atlas.distant_areas
        if s.owner[s.atlas.area_provinces[each][0]] not in (NONE, *s.realm_of)
    )
    position.mat("castile", ducats=50)
    s.claims[theirs] = 0
    assert access_ways(s, seat, theirs) == []
    position.war("castile", "austria").army("castile", 1, AREAS[vacant], infantry=1)
    beside = s.atlas.area_land[vacant][0]
    for each in s.atlas.area_land[beside]:
        s.claims[each] = 1 << seat
    s.claims[beside] = 1 << seat
    if access_ways(s, seat, beside):
        position.mat("castile", mil=1)
        worked = moved(
            position, "castile", "move-army army-1", f"march-to {AREAS[beside]} freely 0"
        )
        assert where(position, "castile") == AREAS[beside]
        assert sum(name == "move-on" for _, name, _ in worked.asked) == 1


@pytest.mark.rule("EU-9.5.40", "EU-9.5.41")
def test_friendly_distant_areas_are_entered_one_at_a_time() -> None:
    position = empty("S10").mat("castile", mil=1)
    s, seat = position.s, position.seat("castile")
    first = next(each for each in s.atlas.distant_areas if len(s.atlas.area_land[each]) > 1)
    second = s.atlas.area_land[first][0]
    for each in (first, second):
        position.town("castile", PROVINCES[s.atlas.area_provinces[each][0]])
        s.claims[each] = 0
    position.infantry("castile", AREAS[first], 1).active("castile")
    assert access_ways(s, seat, second) == [FREELY]
    worked = moved(
        *(position, "castile", f"move-infantry {AREAS[first]}"),
        f"march-to {AREAS[second]} freely 0",
    )
    assert s.infantry[seat * AREA_COUNT + second] == 1
    assert len([name for _, name, _ in worked.asked if name == "move-on"]) == 1


# Cards and options


def extras(**parts: object) -> Extras:
    found = Extras()
    for name, part in parts.items():
        setattr(found, name, part)
    return found


@pytest.mark.rule("EU-9.5.2", "EU-16.3.18")
def test_a_forced_march_goes_four_steps_over_mountains() -> None:
    position = empty().army("castile", 1, "castile", infantry=7).mat("castile", mil=0)
    position.army("castile", 2, "leon", infantry=1).active("castile")
    marching = extras(mover=Selector(CHOSEN), steps=4, mountains_free=True)
    manner = Manner(True, 0, marching, 0)
    worked = moved(
        *(position, "castile", "march-to andalucia freely 0", "march-to leon freely 0"),
        *("march-to castile freely 0", "march-to leon freely 0", "halt"),
        manner=manner,
    )
    assert where(position, "castile") == "leon"
    assert not any(name == "who-moves" for _, name, _ in worked.asked)
    assert not can_land_move(position.s, position.seat("castile"), Manner(True, 0, marching, 2))


@pytest.mark.rule("EU-16.3.18")
def test_who_steps_aside_goes_only_where_no_battle_follows() -> None:
    position = empty().army("france", 1, "loire", infantry=1).war("england", "france")
    position.infantry("england", "seine", 1).active("england")
    manner = Manner(True, 0, extras(mover=Selector(CHOSEN), steps=1, no_battle=True), 0)
    worked = moved(position, "france", "march-to aquitaine freely 0", manner=manner)
    assert "march-to seine freely 0" not in offered(worked, "move-on", 0)
    assert where(position, "france") == "aquitaine"


@pytest.mark.rule("EU-6.2.20")
def test_enemies_with_an_army_may_react_before_they_are_met() -> None:
    position = (
        empty().army("france", 1, "seine", infantry=2).army("england", 1, "loire", infantry=1)
    )
    position.mat("france", mil=1).war("france", "england").active("france")
    s, seat = position.s, position.seat("france")
    seen = []

    def react(s: Table, duty: Duty) -> Rules:
        seen.append((duty.a, duty.b, duty.c, where(position, "france")))
        assert s.occasion.entered == area("loire")
        s.army_area[position.seat("england") * 3] = area("aquitaine")
        yield from ()

    acts = {MOVE_STEP: move_step, REACTION_WINDOW: react}
    answers = [("france", "move-army army-1"), ("france", "march-to loire freely 0")]
    worked = Worked(s, acts, land_move(s, seat, USUAL), *answers)
    assert seen == [(3, position.seat("england"), area("loire"), "seine")]
    assert worked.left == []  # the English stepped aside
    assert s.occasion.entered == NONE
    assert where(position, "france") == "loire"


@pytest.mark.rule("EU-9.7.5", "EU-16.3.18")
def test_battles_of_a_card_with_several_moves_come_last() -> None:
    position = (
        empty().army("france", 1, "seine", infantry=2).army("france", 2, "aquitaine", infantry=2)
    )
    position.infantry("england", "loire", 1).infantry("england", "brittany-normandy", 1)
    position.mat("france", mil=0).war("france", "england").active("france")
    s, seat = position.s, position.seat("france")
    manner = Manner(True, 0, extras(different_movers=True, battles_last=True))
    order: list[str] = []

    def again(s: Table, duty: Duty) -> Rules:
        order.append("move")
        assert duty.act == ACTION
        yield from land_move(s, seat, manner)

    def fight(s: Table, duty: Duty) -> Rules:
        order.append("battles")
        assert duty.act == BATTLES
        assert len(s.pending) == 2
        yield from ()

    acts = {MOVE_STEP: move_step, ACTION: again, BATTLES: fight}
    answers = [
        *(("france", "move-army army-1"), ("france", "march-to brittany-normandy freely 0")),
        *(("france", "move-army army-2"), ("france", "march-to loire freely 0")),
    ]

    def both() -> Rules:
        s.agenda.append(Duty(ACTION, seat, things.LAND_MOVE))
        yield from land_move(s, seat, manner)

    worked = Worked(s, acts, both(), *answers)
    assert order == ["move", "battles"]
    movers = [keys for _, name, keys in worked.asked if name == "who-moves"]
    assert "move-army army-1" not in movers[1]
    # Both Armies regroup after the battles.
    assert sum(name == "regroup-here" for _, name, _ in worked.asked) == 2


@pytest.mark.rule("EU-5.5.AU20", "EU-9.10.19")
def test_mercenaries_join_an_army_that_sets_out() -> None:
    position = empty(available_mercenaries=True).army("france", 1, "loire", infantry=1)
    position.mat("france", mil=2, ducats=20).active("france")
    s, seat = position.s, position.seat("france")
    worked = moved(
        *(position, "france", "move-army army-1", "hire-for-march infantry"),
        *("hire-for-march cavalry", "hire-for-march infantry", "march-to seine freely 0", "halt"),
    )
    assert s.ducats[seat] == 20 - 4 - 7 - 4
    assert army_size(s, seat, 0) == 4
    assert s.mercenaries == 3
    third = offered(worked, "move-on", 3)
    assert not any("hire-for-march" in key for key in third)  # no fourth one
    assert "halt" not in third  # they must move along
    assert "hire-for-march artillery" not in offered(worked, "move-on", 0)
    assert s.memory.mercenaries == 0  # beside those of Recruit Units
    # Not in an Area that is not one's own, not without the rule, not on the way.
    assert not any("hire" in key for key in offered(worked, "move-on", 4))
    usual = empty().army("france", 1, "loire", infantry=1).mat("france", mil=2, ducats=20)
    worked = moved(usual.active("france"), "france", "move-army army-1", "halt")
    assert not any("hire" in key for key in offered(worked, "move-on"))
    abroad = empty(available_mercenaries=True).army("france", 1, "east-anglia", infantry=1)
    worked = moved(abroad.mat("france", mil=1, ducats=20).active("france"), "france", "halt")
    assert not any("hire" in key for key in offered(worked, "move-on"))


@pytest.mark.rule("EU-9.5.1", "EU-2.M5", "EU-2.M7", "EU-2.O1", "EU-2.O6")
def test_units_go_from_area_to_area_only() -> None:
    position = empty().army("france", 1, "loire", infantry=1).mat("france", mil=1).active("france")
    worked = moved(position, "france", "move-army army-1", "halt")
    steps = {key.split(" ")[1] for key in offered(worked, "move-on", 0) if "march-to" in key}
    land = area_names(position.s.atlas.area_land[area("loire")])
    assert steps <= land
    assert steps == {"aquitaine", "burgundy", "languedoc", "seine", "brittany-normandy"} & steps
