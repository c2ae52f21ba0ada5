"""How a table of Europa Universalis is encoded."""

from random import Random

import numpy as np
import pytest

from kronika.bots.random import any_of
from kronika.core.errors import RulesError
from kronika.core.match import Match, new_match
from kronika.games.europa_universalis.casus_belli import CB_CONQUEST
from kronika.games.europa_universalis.game import GAME
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import NONE
from kronika.games.europa_universalis.war_state import Declaration
from kronika.games.europa_universalis.words import REALM
from kronika.rl.actions import Actions
from kronika.rl.encoding import Encoder
from kronika.rl.schema import Code, Seen
from kronika.rl.schemas.europa_universalis import schema


def played(players: int, decisions: int, seed: int = 1) -> Match:
    match = new_match(GAME, players, seed)
    draw = Random(seed).random
    while match.ask is not None and len(match.decisions) < decisions:
        match.choose(any_of(match.options, draw))
    return match


@pytest.mark.parametrize("players", [2, 6])
def test_everything_that_is_seen_has_a_place(players: int) -> None:
    encoder = Encoder(GAME, players, schema(GAME, players))
    names = encoder.names()
    assert len(names) == len(set(names)) == encoder.size
    actions = Actions(GAME)
    match = new_match(GAME, players, 1)
    draw = Random(1).random
    for number in range(120):
        if number % 12 == 0:
            for seat in range(players):
                assert np.isfinite(encoder.encode(match, seat)).all()
        for option in match.options:
            assert actions.option(actions.number(option)) == option
        match.choose(any_of(match.options, draw))


def test_players_are_told_from_the_seat_of_who_looks() -> None:
    match = played(3, 40)
    encoder = Encoder(GAME, 3, schema(GAME, 3))
    names = encoder.names()
    seen = [dict(zip(names, encoder.encode(match, seat))) for seat in range(3)]
    for seat in range(3):
        for other in range(3):
            place = f"seat-{(other - seat) % 3}"
            facts = match.view(seat)["table"]["players"][other]
            assert seen[seat][f"table.players[{place}].realm={facts['realm']}"] == 1
            assert seen[seat][f"table.players[{place}].ducats"] == facts["ducats"] / 20
            hand = [
                n for n, v in seen[seat].items() if n.startswith(f"table.players[{place}].hand[")
            ]
            shown = sum(seen[seat][name] for name in hand)
            assert shown == (len(facts["hand"]) if other == seat else 0)


def test_owners_and_armies_are_told() -> None:
    match = played(3, 0)
    encoder = Encoder(GAME, 3, schema(GAME, 3))
    seen = dict(zip(encoder.names(), encoder.encode(match, 1)))
    assert seen["table.provinces[paris].town=seat-0"] == 1
    assert seen["table.provinces[london].town=seat-2"] == 1
    army = next(
        (area, army)
        for area, facts in match.view(1)["table"]["areas"].items()
        for army in facts.get("armies", ())
        if army["player"] == 1 and army["army"] == 0
    )
    assert seen[f"table.players[seat-0].armies[0].area={army[0]}"] == 1
    infantry = seen["table.players[seat-0].armies[0].regular[0]"]
    assert infantry == army[1]["regular"][0] / 4


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def declared(match: Match, targets: list[int]) -> None:
    declaration = Declaration(table_of(match).realm_of[0], True)
    declaration.targets = targets
    declaration.cbs = [CB_CONQUEST, *[NONE] * (len(targets) - 1)]
    table_of(match).declarations.append(declaration)


def test_all_targets_of_a_declaration_of_war_are_told() -> None:
    match = played(3, 0)
    others = [realm for realm in range(len(REALM.ids)) if realm not in table_of(match).realm_of]
    declared(match, others)
    encoder = Encoder(GAME, 3, schema(GAME, 3))
    seen = dict(zip(encoder.names(), encoder.encode(match, 1)))
    first = [f"table.declarations[0].targets[{id}]" for id in REALM.ids]
    told = [realm for realm, name in enumerate(first) if seen[f"{name}.target"]]
    assert told == others
    reasons = [
        realm
        for realm, name in enumerate(first)
        if any(seen[at] for at in seen if at.startswith(f"{name}.reason"))
    ]
    assert reasons == others[:1]


def test_a_declaration_for_which_there_is_no_room_is_an_error() -> None:
    match = played(3, 0)
    encoder = Encoder(GAME, 3, schema(GAME, 3))
    for realm in (10, 11):
        declared(match, [realm])
    encoder.encode(match, 0)
    declared(match, [12])
    with pytest.raises(RulesError, match="room for 2 declarations of war in a row, not for 3"):
        encoder.encode(match, 0)


def test_one_of_very_many_is_told_in_binary_digits() -> None:
    part = Code(["a", "b", "c", "d", "e"])
    seen = Seen(0, ["x"])
    assert part.size == 3
    assert list(part.names()) == ["&1", "&2", "&4"]
    codes = []
    for value in (None, "a", "b", "c", "d", "e"):
        out = np.zeros(3, np.float32)
        part.write(value, out, 0, seen)
        codes.append([int(digit) for digit in out])
    assert codes[0] == [0, 0, 0]
    assert codes[5] == [1, 0, 1]
    assert all(codes.count(code) == 1 for code in codes)
    with pytest.raises(RulesError, match="does not know"):
        part.write("z", np.zeros(3, np.float32), 0, seen)
