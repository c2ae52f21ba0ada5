"""Observations of Scharz: what random play seldom shows, and that maps and modes change no size."""

import pytest

from kronika.core.match import Match, new_match
from kronika.games.scharz.game import GAME
from kronika.games.scharz.maps import level_of, map_of
from kronika.games.scharz.position import Position
from kronika.games.scharz.terms import MAPS, MODES
from kronika.rl import Encoder
from kronika.rl.schemas.scharz import schema


def encoder_of(players: int) -> Encoder:
    return Encoder(GAME, players, schema(GAME, players))


def told(match: Match, seat: int) -> dict[str, float]:
    """What is not 0, by name."""
    encoder = encoder_of(match.players)
    known = encoder.encode(match, seat)
    return {name: float(value) for name, value in zip(encoder.names(), known, strict=True) if value}


def place(position: Position, id: str) -> str:
    return f"table.fields[{position.field(id)}]"


@pytest.mark.parametrize("players", GAME.players)
def test_every_field_of_every_map_has_its_place(players: int) -> None:
    names = set(encoder_of(players).names())
    for number in range(len(MAPS)):
        count = map_of(number, level_of(players)).count
        assert f"table.fields[{count - 1}].contested" in names


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("mode", MODES)
def test_all_maps_and_modes_are_told_by_the_same_numbers(map: str, mode: str) -> None:
    known = told(new_match(GAME, 2, 1, {"map": map, "mode": mode}), 0)
    assert known[f"table.map={map}"] == known[f"table.mode={mode}"] == 1


def test_units_are_counted_by_type_level_and_place() -> None:
    position = Position("britannia", "white")
    position.village(0, "12").units(0, "12", light_infantry=2).units(1, "14", "elite", cavalry=1)
    position.units(1, "12", heavy_infantry=3).encircled("12").units(2, "14", light_infantry=1)
    match = position.at("trade", round=2).match()
    for seat in range(3):
        known, at = told(match, seat), place(position, "12")
        mine, theirs = (f"{at}.forces[seat-{(owner - seat) % 3}]" for owner in (0, 1))
        assert known[f"{mine}.units[light-infantry]"] == 0.5
        assert known[f"{mine}.levels[standard]"] == 0.5
        assert known[f"{mine}.doing[inside]"] == 0.5
        assert known[f"{theirs}.units[heavy-infantry]"] == 0.75
        assert f"{theirs}.doing[inside]" not in known
        assert known[f"{at}.settlement.owner=seat-{-seat % 3}"] == 1
        assert known[f"{at}.settlement.encircled.by=seat-{(1 - seat) % 3}"] == 1
        assert known[f"{place(position, '14')}.contested"] == 1
        assert known[f"{place(position, '14')}.forces[seat-{(1 - seat) % 3}].levels[elite]"] == 0.25


def test_a_unit_on_a_border_faces_the_other_field() -> None:
    position = Position("britannia", "white").village(0, "12").village(1, "14")
    s = position.s
    origin = s.map.ids[s.map.land_next[position.field("12")][0]]
    position.crossing(0, "12", origin, light_infantry=2)
    position.crossing(1, origin, "12", light_infantry=4).units(2, "14", light_infantry=1)
    known = told(position.at("trade", round=2).match(), 0)
    here, there = place(position, "12"), place(position, origin)
    assert known[f"{here}.forces[seat-0].doing[border]"] == 0.5
    assert known[f"{there}.forces[seat-0].doing[facing]"] == 0.5
    assert known[f"{there}.forces[seat-1].doing[border]"] == 1
    assert known[f"{here}.forces[seat-1].doing[facing]"] == 1


def test_truces_and_lords_are_told_by_pairs() -> None:
    position = Position("britannia", "white")
    position.village(0, "12").village(1, "14").village(2, "15")
    match = position.truce(0, 1, 5).vassal(2, 0).at("trade", round=2).match()
    known = told(match, 1)
    assert known["table.pairs[seat-0][seat-2].truce.until"] == 0.25
    assert known["table.pairs[seat-0][seat-2].truce.receiver"] == 1
    assert known["table.pairs[seat-2][seat-0].truce.receiver"] == -1
    assert known["table.players[seat-1].lord=seat-2"] == 1
