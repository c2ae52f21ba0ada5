"""Observations: all that a view tells, nothing that it hides, the same everywhere."""

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import kronika
from kronika.core.errors import RulesError, UsageError
from kronika.core.match import Match
from kronika.core.state import same_table
from kronika.games import find
from kronika.games.clash_of_cultures.position import Position as World
from kronika.games.clash_of_cultures.terms import HEXES
from kronika.games.pax_renaissance.position import Position
from kronika.rl import Actions, Encoder
from kronika.rl.schema import FLAG, Each, Number, OneOf, Record, Row, Seen
from tests.battery import TableOf
from tests.clash_of_cultures.play import go_on
from tests.core.toy import TOY

from .play import GAMES, moments, ways_to_play


@pytest.mark.parametrize("way", ways_to_play(), ids=str)
def test_nothing_hidden_is_in_an_observation_or_a_mask(way: TableOf) -> None:
    encoder, actions = Encoder(way.game, way.players), Actions(way.game)
    for match in moments(way, 3, 9 if way.players <= 4 else 9 * way.players):
        assert match.ask is not None
        for seat in range(way.players):
            known = encoder.encode(match, seat)
            offered = sorted(actions.number(option) for option in match.options_of(seat))
            for seed in range(2):
                other = match.redraw(seat, seed)
                assert other.ask is not None
                assert np.array_equal(known, encoder.encode(other, seat))
                others = other.options_of(seat)
                assert offered == sorted(actions.number(option) for option in others)


def test_something_is_hidden_and_shown_to_its_owner_only() -> None:
    """What the test above relies on: redrawing changes what others hold."""
    way = TableOf(find("clash-of-cultures"), 2, {})
    encoder = Encoder(way.game, 2)
    found = 0
    for match in moments(way, 3, 9):
        other = match.redraw(0, 1)
        if not same_table(match.state, other.state):
            found += not np.array_equal(encoder.encode(match, 1), encoder.encode(other, 1))
    assert found


def canonical(value: Any) -> Any:
    """Plain data without the order of what has none: hands, discards, units on a hex."""
    if isinstance(value, dict):
        return {key: canonical(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        inner = [canonical(one) for one in value]
        if all(isinstance(one, str | list) for one in inner):
            return sorted(inner, key=json.dumps)
        return inner
    return value


@pytest.mark.parametrize("name", GAMES)
def test_different_views_are_different_observations(name: str) -> None:
    way = TableOf(find(name), 3, {})
    encoder = Encoder(way.game, 3)
    views: dict[bytes, str] = {}
    for seed in range(3):
        for match in moments(way, seed, 2):
            for seat in range(3):
                view = match.view(seat)
                # How many questions there were before tells nothing about the position.
                asked = None if view["ask"] is None else {**view["ask"], "number": None}
                told = [view["player"], asked, view["settings"], view["table"]]
                known = encoder.encode(match, seat).tobytes()
                written = json.dumps(canonical(told), sort_keys=True)
                assert views.setdefault(known, written) == written
    assert len(views) > 300


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_has_a_name_and_says_what_it_says(name: str, players: int) -> None:
    encoder = Encoder(find(name), players)
    names = encoder.names()
    assert len(names) == len(set(names)) == encoder.size
    match = kronika.new(name, players=players, seed=5)
    known = dict(zip(names, encoder.encode(match, 1), strict=True))
    assert known["seat=1"] == 1
    assert known["seat=0"] == 0
    assert match.ask is not None
    assert known[f"prompt={match.ask.prompt.name}"] == 1
    assert known[f"asked[{(match.ask.player - 1) % players}]"] == 1
    assert sum(known[f"asked[{seat}]"] for seat in range(players)) == 1


def test_players_are_told_from_the_viewer_on() -> None:
    encoder = Encoder(find("pax-renaissance"), 3)
    match = kronika.new("pax-renaissance", players=3, seed=5)
    match.choose(match.options[0])
    table = match.view(2)["table"]
    known = dict(zip(encoder.names(), encoder.encode(match, 2), strict=True))
    for after, seat in enumerate((2, 0, 1)):
        player = table["players"][seat]
        assert known[f"table.players[seat-{after}].bank={player['bank']}"] == 1
        florins = known[f"table.players[seat-{after}].florins"]
        assert florins == pytest.approx(player["florins"] / 10)
        for card in player["hand"]:
            assert known[f"table.players[seat-{after}].hand[{card}]"] == 1
    for place, shown in enumerate(table["market"]["west"]):
        assert known[f"table.market[west][{place}].card={shown['card']}"] == 1


def test_own_pieces_are_called_the_same_in_every_seat() -> None:
    way = TableOf(find("pax-renaissance"), 2, {})
    encoder = Encoder(way.game, 2)
    names = encoder.names()
    found = 0
    for match in moments(way, 1):
        for seat in range(2):
            table = match.view(seat)["table"]
            known = dict(zip(names, encoder.encode(match, seat), strict=True))
            for border, piece in table["borders"].items():
                for after in range(2):
                    bank = table["players"][(seat + after) % 2]["bank"]
                    told = known[f"table.borders[{border}]=pawn seat-{after}"]
                    assert told == (piece == f"pawn {bank}")
                    found += told == 1
    assert found


def test_what_a_prompt_speaks_of() -> None:
    way = TableOf(find("clash-of-cultures"), 2, {})
    encoder = Encoder(way.game, 2)
    names = encoder.names()
    found = set()
    for seed in range(2):
        for match in moments(way, seed):
            ask = match.view(0)["ask"]
            known = dict(zip(names, encoder.encode(match, 0), strict=True))
            for kind, id in ask["arguments"]:
                if kind == "city":
                    assert known[f"about.city={id}"] == 1
                elif kind == "number":
                    assert known["about.number"] == pytest.approx(int(id) / 10)
                elif kind == "deal" and id != "nothing":
                    count, _, good = id.split("+")[0].partition("-")
                    told = [known[f"about.deal[{good}]"], known[f"about.deal-2[{good}]"]]
                    assert pytest.approx(int(count) / 10) in told
                else:
                    continue
                found.add(kind)
    assert found == {"city", "number", "deal"}


@pytest.mark.parametrize("name", GAMES)
def test_an_array_is_used_again(name: str) -> None:
    game = find(name)
    encoder = Encoder(game, 2)
    match = kronika.new(name, players=2, seed=1)
    out = np.full(encoder.size, 7, np.float32)
    assert encoder.encode(match, 0, out) is out
    assert np.array_equal(out, encoder.encode(match, 0))


DIGEST = """
import hashlib, kronika, kronika.rl
from kronika.games import find
told = hashlib.sha256()
for name in kronika.games():
    encoder, actions = kronika.rl.Encoder(find(name), 3), kronika.rl.Actions(find(name))
    match = kronika.new(name, players=3, seed=1)
    for _ in range(20):
        told.update(repr([actions.number(option) for option in match.options]).encode())
        told.update(encoder.encode(match, 0).tobytes())
        match.choose(match.options[-1])
    told.update(repr((actions.ranges(), encoder.names())).encode())
print(told.hexdigest())
"""


def test_the_same_in_every_process() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64


SEEN = Seen(0, ["red", "blue"])


def zeros(size: int) -> Any:
    return np.zeros(size, np.float32)


def test_a_thing_that_is_not_in_the_vocabulary() -> None:
    with pytest.raises(RulesError, match="does not know 'green'"):
        OneOf(("seat-0", "seat-1")).write("green", zeros(2), 0, SEEN)
    with pytest.raises(RulesError, match="does not know 'green'"):
        Each(("red",), FLAG).write({"green": 1}, zeros(1), 0, SEEN)


def test_a_field_that_is_new() -> None:
    with pytest.raises(RulesError, match=r"does not know the fields \['b'\]"):
        Record(a=FLAG).write({"a": 1, "b": 2}, zeros(1), 0, SEEN)


def test_a_row_that_is_too_long() -> None:
    with pytest.raises(RulesError, match="room for 2 things in a row, not for 3"):
        Row(2, FLAG).write([1, 1, 1], zeros(2), 0, SEEN)


def test_large_numbers_are_cut_off() -> None:
    out = zeros(2)
    Row(2, Number(2)).write([-1000, 1000], out, 0, SEEN)
    assert out.tolist() == [-16, 16]


def test_a_game_without_an_encoding() -> None:
    with pytest.raises(UsageError, match="toy has no encoding of observations yet"):
        Encoder(TOY, 2)


# What random play seldom shows


def told(match: Match, seat: int = 0) -> dict[str, float]:
    """What is not 0, by name."""
    encoder = Encoder(match.game, match.players)
    known = encoder.encode(match, seat)
    return {name: float(value) for name, value in zip(encoder.names(), known, strict=True) if value}


def test_vassals_and_queens_lie_under_their_suzerain() -> None:
    position = Position().tableau(0, "ottoman", "hungary under ottoman", "portugal under ottoman")
    known = told(position.tableau(1, "france with mary-the-rich").match())
    for card in ("hungary", "portugal"):
        assert known[f"table.tableaux[{card}].under=ottoman"] == 1
        assert known[f"table.tableaux[{card}].owner=seat-0"] == 1
        assert known[f"table.regimes[{card}].side=king"] == 1
    assert known["table.tableaux[mary-the-rich].under=france"] == 1
    assert known["table.tableaux[mary-the-rich].owner=seat-1"] == 1
    assert not [name for name in known if name.startswith("table.tableaux[ottoman].under")]


def test_bishops_and_repressed_pieces() -> None:
    position = Position().tableau(0, "ottoman", "france republic").bishops(ottoman="catholic")
    known = told(position.repressed("france", "fugger", "knight catholic").match(), 1)
    assert known["table.tableaux[ottoman].bishop=catholic"] == 1
    assert known["table.tableaux[ottoman].owner=seat-1"] == 1
    assert known["table.regimes[france].side=republic"] == 1
    assert known["table.regimes[france].repressed[knight catholic]"] == 1
    pawns = {name for name in known if "repressed[pawn" in name}
    assert len(pawns) == 1


@pytest.mark.parametrize("sea", ["b4", "d4"])
def test_a_port_has_a_direction(sea: str) -> None:
    world = World().land(c4="grassland", b4="sea", d4="sea")
    match = go_on(
        world.city("c4", "red", f"port {sea}", "temple blue").units("c4", "red", "settler")
    )
    near = [HEXES[hex] for hex in world.content.neighbours[HEXES.index("c4")]]
    for seat, owner, other in ((0, "seat-0", "seat-1"), (1, "seat-1", "seat-0")):
        known = told(match, seat)
        ports = [name for name in known if ".city.port=" in name]
        assert ports == [f"table.hexes[c4].city.port={near.index(sea)}"]
        assert known[f"table.hexes[c4].city.owner={owner}"] == 1
        assert known[f"table.hexes[c4].city.buildings[temple]={other}"] == 1
        assert known[f"table.hexes[c4].units[{owner} settler]"] == 0.25
