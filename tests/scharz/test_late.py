"""SZ-F7.3: what is played for somebody who does not answer in time, where one may decline."""

import pytest

from kronika.core.asks import Ask, Floor, RulesOf
from kronika.games.scharz.construction import construct
from kronika.games.scharz.farming import sowing
from kronika.games.scharz.plunder import plunder
from kronika.games.scharz.position import Position
from kronika.games.scharz.prestige import festivities
from kronika.games.scharz.terms import VILLAGE

from .movement import aboard
from .playing import Playing

pytestmark = pytest.mark.compiled


def default_of(rules: RulesOf[object]) -> str:
    """What is played by default when something is asked first."""
    question = next(rules)
    ask = question.asks[0] if isinstance(question, Floor) else question
    assert isinstance(ask, Ask)
    assert ask.default is not None
    return ask.default.key


def realm() -> Position:
    position = Position("italia", "yellow").village(0, "12").village(1, "20").village(2, "43")
    position.units(0, "14", light_infantry=2)
    position.s.gold[0] = position.s.prestige[0] = 20
    return position


@pytest.mark.rule("SZ-F7.3")
def test_who_is_late_builds_neither_faster_nor_for_gold() -> None:
    position = realm()
    s, field = position.s, position.field("14")
    s.site[field], s.site_owner[field], s.site_quarters[field] = VILLAGE, 0, 0
    s.builds_since[0] = s.builds_since[1] = 1
    s.turn = 2
    assert default_of(construct(s)) == "no-haste"
    s.prestige[0] = 0
    assert default_of(construct(s)) == "built-enough"


@pytest.mark.rule("SZ-F7.3")
def test_who_is_late_plunders_nothing_sows_nothing_and_feasts_for_nothing() -> None:
    position = realm()
    position.s.stored_grain[position.field("12")] = 5
    assert default_of(plunder(position.s)) == "spare"
    assert default_of(sowing(position.s)) == "sow-no-more"
    assert default_of(festivities(position.s)) == "feast 1"


@pytest.mark.rule("SZ-F7.3")
def test_what_somebody_late_has_begun_is_done_in_the_first_way() -> None:
    position = realm().village(0, "13").units(0, "13", light_infantry=1)
    position.units(0, "sA", transport_ship=2).units(0, "11", light_infantry=1)
    position.s.tiles[0] = 1
    aboard(position, 5, ship=3)
    playing = Playing(position.at("trade"))
    playing.do(0, "found 13 dock 1")
    ask = playing.match.ask
    assert ask is not None
    assert ask.default == ask.options[0]
    playing = Playing(position.at("units"))
    playing.do(0, "sail sA sC transport-ship standard 1")
    ask = playing.match.ask
    assert ask is not None
    assert ask.prompt.name == "which-ship"
    assert ask.default == ask.options[0]
