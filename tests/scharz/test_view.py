"""What a view tells of the table."""

import json

import pytest

from kronika.core.asks import Shown
from kronika.core.dice import dice_of
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import ABOARD, IN_YARD, ON_BORDER
from kronika.games.scharz.terms import NONE, PHASES, STEPS, TS, UNITS
from kronika.games.scharz.view import determinize, view

pytestmark = pytest.mark.compiled


def _rich() -> Position:
    return (
        Position("vikings", "red", 4)
        .city(0, "03ab")
        .village(1, "20ab")
        .units(0, "03cd", light_infantry=3, heavy_infantry=1)
        .units(0, "03cd", "veteran", light_infantry=2)
        .units(2, "20ab", light_infantry=6)
        .units(1, "20ab", light_infantry=1)
        .encircled("20ab")
        .herds(0, "03cd", sheep=2)
        .herds(0, "03ab", inside=True, pigs=1)
        .grain(1, "21ab", sown=1, crop=3)
        .truce(0, 3, 5)
        .vassal(1, 3)
    )


@pytest.mark.rule("SZ-C5.1", "SZ-U1.1")
def test_everybody_sees_the_same_table() -> None:
    s = _rich().s
    views = [view(s, player) for player in (None, 0, 1, 2, 3)]
    for each in views:
        del each["supply"]
    assert all(each == views[0] for each in views)


def test_a_view_is_plain_data() -> None:
    seen = view(_rich().s, 0)
    assert json.loads(json.dumps(seen)) == seen


@pytest.mark.rule("SZ-C1.1", "SZ-C1.2")
def test_where_the_game_stands() -> None:
    s = _rich().s
    s.year, s.round, s.turn = 2, 6, 14
    s.floor.waiting = 0b0101
    seen = view(s, None)
    assert (seen["map"], seen["mode"], seen["level"]) == ("vikings", "red", 2)
    assert (seen["year"], seen["years"], seen["round"], seen["rounds"]) == (2, 5, 6, 8)
    assert seen["season"] == "autumn"
    assert seen["waiting"] == [0, 2]


@pytest.mark.rule("SZ-F3.1", "SZ-C1.2")
def test_which_special_phase_is_on() -> None:
    s = _rich().s
    calendar = s.content.calendar[s.mode]
    s.round = next(number for number, each in enumerate(calendar, 1) if len(each.end) > 1)
    phases = [PHASES[phase] for phase in calendar[s.round - 1].end]
    s.step = STEPS.index("special-end")
    seen = []
    for s.phase in range(len(phases)):
        seen.append(view(s, None)["phase"])
    assert seen == phases
    s.step = STEPS.index("trade")
    assert view(s, None)["phase"] is None


@pytest.mark.rule("SZ-C2.1", "SZ-C2.2", "SZ-C2.3", "SZ-C2.4", "SZ-C2.5", "SZ-C2.7")
def test_players_have_their_standing() -> None:
    s = _rich().s
    s.gold[0], s.prestige[0], s.rivals[0], s.access[0] = 7, 21, 0b0110, 0b1000
    s.destroyed[0], s.lost[0], s.eliminated[2] = 4, 2, 9
    first, second, third, fourth = view(s, None)["players"]
    assert (first["gold"], first["prestige"], first["rivals"]) == (7, 21, [1, 2])
    assert first["access"] == [3]
    assert (first["destroyed"], first["lost"]) == (4, 2)
    assert first["truces"] == [{"with": 3, "until": 5, "receiver": 3}]
    assert fourth["truces"] == [{"with": 0, "until": 5, "receiver": 3}]
    assert second["lord"] == 3
    assert third["eliminated"] == 9
    assert set(first["goals"]) == {"fields", "settlements", "agriculture", "cities", "prestige"}
    assert first["goals"]["prestige"][0] == 21


def test_modes_without_goals_tell_of_none() -> None:
    player = view(Position("vikings", "first", 2).s, None)["players"][0]
    assert player["goals"] == {}
    assert player["dominance"] is None


@pytest.mark.rule("SZ-C3.1")
def test_units_that_are_alike_are_counted() -> None:
    units = view(_rich().s, None)["fields"]["03cd"]["units"]
    assert units == [
        {"owner": 0, "type": "light-infantry", "experience": "veteran", "count": 2},
        {"owner": 0, "type": "light-infantry", "experience": "standard", "count": 3},
        {"owner": 0, "type": "heavy-infantry", "experience": "standard", "count": 1},
    ]


@pytest.mark.rule("SZ-C3.1", "SZ-C3.3", "SZ-C3.4", "SZ-C4.5")
def test_units_aboard_in_a_yard_and_on_a_border() -> None:
    position = Position("vikings", "white", 4).units(0, "sRab", transport_ship=1, light_infantry=2)
    s = position.s
    ship = s.type.index(UNITS.index("transport-ship"))
    for unit in s.units():
        if unit != ship:
            s.where[unit], s.ship[unit] = ABOARD, ship
    position.units(1, "01ab", mercenaries=1).units(1, "20ab", warship=1)
    border, yard = s.units_of(1)
    s.where[border] = ON_BORDER
    s.border[border] = s.map.border(position.field("01ab"), position.field("36ab"))
    s.hired[border] = 3
    s.where[yard] = IN_YARD
    fields = view(s, None)["fields"]
    [seen] = fields["sRab"]["units"]
    assert seen["aboard"] == [
        {"owner": 0, "type": "light-infantry", "experience": "standard", "count": 2}
    ]
    [standing] = fields["01ab"]["units"]
    assert (standing["border"], standing["hired"]) == ("36ab", 3)
    assert fields["20ab"]["units"][0]["where"] == "yard"


@pytest.mark.rule("SZ-C4.2", "SZ-C4.3", "SZ-C4.6", "SZ-C4.7")
def test_fields_tell_what_is_on_them() -> None:
    position = _rich()
    s = position.s
    field = position.field("03ab")
    s.stored_grain[field], s.fortified[field] = 8, True
    s.site[field], s.site_owner[field], s.site_quarters[field] = 2, 0, 3
    s.empty.put(0, TS, field, 2)
    s.plundered[position.field("30ab")] = True
    fields = view(s, None)["fields"]
    assert fields["03ab"]["settlement"] == {
        "owner": 0,
        "building": "city",
        "fortified": True,
        "grain": 8,
    }
    assert fields["03ab"]["site"] == {"building": "dock", "owner": 0, "quarters": 3}
    assert fields["03ab"]["empty_ships"] == [{"owner": 0, "transport-ship": 2, "warship": 0}]
    assert fields["03ab"]["herds"] == [{"owner": 0, "type": "pigs", "count": 1, "inside": True}]
    assert fields["03cd"]["herds"] == [{"owner": 0, "type": "sheep", "count": 2}]
    assert fields["21ab"]["grain"] == {"sown": 1, "crop": 3, "owner": 1, "sower": 1}
    assert fields["20ab"]["settlement"]["encircled"]["by"] == 2
    assert fields["30ab"] == {"plundered": True}
    assert "31ab" not in fields


@pytest.mark.rule("SZ-D7.4", "SZ-D7.9")
def test_supply_lines_are_those_of_the_viewer() -> None:
    position = (
        Position("vikings", "white", 4)
        .village(0, "03ab")
        .units(0, "03cd", light_infantry=1)
        .units(0, "43ab", light_infantry=1)
    )
    lines = {line["field"]: line["way"] for line in view(position.s, 0)["supply"]}
    assert lines["03cd"][0] == "03cd"
    assert lines["03cd"][-1] == "03ab"
    assert lines["43ab"] == []
    assert view(position.s, 1)["supply"] == []
    assert view(position.s, None)["supply"] == []


@pytest.mark.rule("SZ-C5.1")
def test_only_the_dice_are_drawn_anew() -> None:
    s = _rich().s
    dice = dice_of(99)
    twin = determinize(s, 0, dice, Shown([], [], list))
    assert twin.dice is dice
    assert view(twin, 1) == view(s, 1)
    twin.gold[0] += 1
    twin.settlement_owner[0] = NONE
    assert view(twin, 1) != view(s, 1)
