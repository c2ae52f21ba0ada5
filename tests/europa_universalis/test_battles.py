"""Chapters 9.6 and 9.7: Land Battles."""

import pytest

from kronika.games.europa_universalis.deeds import BEAT_NPR
from kronika.games.europa_universalis.forces import units_in
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import MIL

from .fighting import dice, fight
from .helpers import area

pytestmark = pytest.mark.compiled


def quiet(scenario: str = "S07") -> Position:
    return Position(scenario).no_relations().no_forces()


def power(position: Position, who: str) -> int:
    return position.s.power[position.seat(who) * 3 + MIL]


def units(position: Position, who: str, where: str) -> int:
    return units_in(position.s, position.seat(who), area(where))


@pytest.mark.rule("EU-EXB02", "EU-9.7.14", "EU-9.7.15", "EU-9.7.28", "EU-9.7.29", "EU-9.6.9")
def test_battle_1_castile_enters_andalucia() -> None:
    position = quiet().war("castile", "granada").general("castile", 1, "mil-01-1")
    position.active("castile").army("castile", 1, "andalucia", infantry=2, cavalry=1)
    position.mat("castile", mil=3)
    exhausted = position.s.exhausted[position.seat("castile")]
    dice(position, "infantry fgi", "cavalry h-", "infantry gh-")
    fight(position, "castile", ["andalucia"], ("castile", "lose-unit regular infantry army-1"))
    assert units(position, "castile", "andalucia") == 2
    assert position.s.exhausted[position.seat("castile")] == exhausted + 1
    assert power(position, "castile") == 4
    assert not position.s.battle.is_on
    wins = position.s.deeds.wins
    assert [(win.seat, win.is_naval, win.beaten) for win in wins] == [
        (position.seat("castile"), False, BEAT_NPR)
    ]
