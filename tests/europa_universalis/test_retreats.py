"""EU-9.7.22 to EU-9.7.26: retreats on land."""

import pytest

from kronika.games.europa_universalis.forces import units_in
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import AREA_COUNT, ARMIES, NONE

from .fighting import dice, fight
from .helpers import area
from .working import Worked

pytestmark = pytest.mark.compiled


def duel(attackers: int = 3, defenders: int = 3) -> Position:
    """France has come from Loire into Aquitaine, where England is."""
    position = Position("S16").no_relations().no_forces().war("france", "england").active("france")
    position.army("france", 1, "aquitaine", infantry=attackers)
    position.infantry("england", "aquitaine", defenders)
    position.s.memory.came_from[position.seat("france") * ARMIES] = area("loire")
    for who in ("france", "england"):
        position.hand(who)
        position.s.ruler[position.seat(who)] = NONE
    return dice(position, "infantry ---", "infantry ---")


def units(position: Position, who: str, where: str) -> int:
    return units_in(position.s, position.seat(who), area(where))


def offered(worked: Worked, position: Position, who: str) -> list[str]:
    """What a player was first offered when he could retreat."""
    seat = position.seat(who)
    found = [each for player, name, each in worked.asked if (player, name) == (seat, "retreat")]
    return found[0] if found else []


@pytest.mark.rule("EU-9.7.22", "EU-9.7.23", "EU-9.7.24", "EU-9.6.10")
def test_who_has_come_falls_back_and_loses_a_unit() -> None:
    position = duel()
    exhausted = position.s.exhausted[position.seat("france")]
    worked = fight(position, "france", ["aquitaine"], ("france", "fall-back"))
    assert offered(worked, position, "france") == ["fight-on", "fall-back"]
    assert offered(worked, position, "england") == []
    assert units(position, "france", "loire") == 2
    assert units(position, "england", "aquitaine") == 3
    assert position.s.exhausted[position.seat("france")] == exhausted + 1
    assert [win.seat for win in position.s.deeds.wins] == [position.seat("england")]


@pytest.mark.rule("EU-9.7.22", "EU-9.7.25")
def test_who_was_there_goes_to_one_area_without_a_battle() -> None:
    position = duel().infantry("france", "brittany-normandy", 1)
    worked = fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "fight-on"),
        ("england", "retreat-to loire freely"),
    )
    options = offered(worked, position, "england")
    assert "retreat-to loire freely" in options
    assert not any("brittany-normandy" in option for option in options)
    assert units(position, "england", "loire") == 2
    assert units(position, "france", "aquitaine") == 3


@pytest.mark.rule("EU-9.7.24", "EU-9.7.25")
def test_enemies_where_one_came_from_leave_a_free_choice() -> None:
    position = duel().infantry("england", "loire", 1)
    worked = fight(position, "france", ["aquitaine"])
    options = offered(worked, position, "france")
    assert "fall-back" not in options
    assert not any("loire" in option for option in options)
    assert "retreat-to languedoc freely" in options


@pytest.mark.rule("EU-9.7.24")
def test_nothing_is_asked_of_the_area_one_came_from() -> None:
    position = duel()
    position.s.memory.came_from[position.seat("france") * ARMIES] = area("ireland")
    fight(position, "france", ["aquitaine"], ("france", "fall-back"))
    assert units(position, "france", "ireland") == 2


@pytest.mark.rule("EU-9.7.26", "EU-9.7.24", "EU-9.7.25")
def test_units_of_both_kinds_leave_together() -> None:
    position = duel().army("france", 2, "aquitaine", infantry=2)
    worked = fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "retreat-to languedoc freely"),
        ("france", "lose-unit regular infantry army-2"),
    )
    assert "fall-back" not in offered(worked, position, "france")
    assert units(position, "france", "loire") == 3
    assert units(position, "france", "languedoc") == 1


@pytest.mark.rule("EU-9.7.24")
def test_a_single_infantry_goes_back_alone() -> None:
    position = duel().infantry("france", "aquitaine", 2)
    s, seat = position.s, position.seat("france")
    s.memory.came_from[1000 + seat * AREA_COUNT + area("aquitaine")] = area("seine")
    fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "retreat-to languedoc freely"),
        ("france", "lose-unit regular infantry army-1"),
    )
    assert units(position, "france", "seine") == 1
    assert units(position, "france", "languedoc") == 1
    assert units(position, "france", "loire") == 2


@pytest.mark.rule("EU-9.7.24")
def test_outside_of_a_turn_everybody_chooses() -> None:
    position = duel().at(1, phase="peace-and-rebels")
    worked = fight(position, "france", ["aquitaine"])
    assert "fall-back" not in offered(worked, position, "france")


@pytest.mark.rule("EU-OPB26", "EU-9.7.25")
def test_access_is_paid_for_a_chosen_area() -> None:
    position = duel().mat("england", ducats=7)
    position.s.rebels[area("loire")] = 1
    worked = fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "fight-on"),
        ("england", "retreat-to aragon for-ducats"),
    )
    assert "retreat-to loire freely" not in offered(worked, position, "england")
    assert position.s.ducats[position.seat("england")] == 4
    assert units(position, "england", "aragon") == 2


@pytest.mark.rule("EU-9.7.25", "EU-9.5.10")
def test_leave_to_retreat_may_be_refused() -> None:
    position = duel().town("castile", "barcelona", "zaragoza", "valencia", "baleares")
    worked = fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "fight-on"),
        ("england", "retreat-to aragon by-leave"),
        ("castile", "refuse-retreat"),
        ("england", "fight-on"),
        ("france", "fall-back"),
    )
    asked = [options for _, name, options in worked.asked if name == "retreat"]
    assert "retreat-to aragon by-leave" in asked[1]
    assert "retreat-to aragon by-leave" not in asked[2]
    position = duel().town("castile", "barcelona", "zaragoza", "valencia", "baleares")
    fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "fight-on"),
        ("england", "retreat-to aragon by-leave"),
        ("castile", "grant-retreat"),
    )
    assert units(position, "england", "aragon") == 2


@pytest.mark.rule("EU-9.7.25", "EU-9.5.36")
def test_units_retreat_over_a_bridge_of_ships() -> None:
    position = duel().ships("england", "bay-of-biscay", 1).ships("england", "eastern-atlantic", 1)
    worked = fight(position, "france", ["aquitaine"], ("france", "fight-on"))
    options = offered(worked, position, "england")
    assert any("portugal" in option or "leon" in option for option in options)


@pytest.mark.rule("EU-9.7.26")
def test_who_has_no_way_cannot_retreat() -> None:
    position = Position("S16").no_relations().no_forces().war("france", "england").active("france")
    position.army("france", 1, "ireland", infantry=3).infantry("england", "ireland", 2)
    for who in ("france", "england"):
        position.hand(who).mat(who, ducats=0, interest=5)
        position.s.ruler[position.seat(who)] = NONE
    dice(position, "infantry ---", "infantry ---", "infantry ff-", "infantry ---")
    worked = fight(position, "france", ["ireland"])
    assert "retreat" not in [name for _, name, _ in worked.asked]
    assert units(position, "france", "ireland") == 3


@pytest.mark.rule("EU-9.7.25")
def test_mountains_do_not_limit_a_retreat() -> None:
    position = duel(3, 9)
    worked = fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "fight-on"),
        ("england", "retreat-to aragon for-ducats"),
    )
    s = position.s
    assert s.atlas.is_mountain(area("aquitaine"), area("aragon"))
    assert offered(worked, position, "england")
    assert units(position, "england", "aragon") == 8


@pytest.mark.rule("EU-9.7.22", "EU-9.7.35", "EU-OPB25")
def test_each_player_decides_for_himself_the_leading_one_first() -> None:
    position = duel(3, 2).war("france", "castile").infantry("castile", "aquitaine", 3)
    dice(position.hand("castile"), *["infantry ---"] * 4)
    worked = fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "fight-on"),
        ("castile", "fight-on"),
        ("england", "retreat-to languedoc freely"),
        ("france", "fall-back"),
    )
    asked = [player for player, name, _ in worked.asked if name == "retreat"]
    seats = [position.seat(who) for who in ("france", "castile", "england")]
    assert asked[:3] == seats
    assert units(position, "england", "languedoc") == 1
    assert units(position, "castile", "aquitaine") == 3
