"""Warfare: what the four advances allow (CC-X6). Combat itself is tested in test_combat.py."""

import pytest

from kronika.games.clash_of_cultures.effects import can_use
from kronika.games.clash_of_cultures.recruiting import recruit
from kronika.games.clash_of_cultures.terms import DRAFT, FOOD, MOOD, ORE, TACTICS

from .combat_helpers import field
from .helpers import RED, Talk, at, units

pytestmark = pytest.mark.compiled


def recruiting(*advances: str, **goods: int) -> Talk:
    """Red recruits in a happy city."""
    position = field().city("c4", "red", mood="happy").advances("red", "draft", *advances)
    s = position.goods("red", **goods).state()
    return Talk(recruit(s, RED, s.cities[at("c4")]))


@pytest.mark.rule("CC-X6.4", "CC-I5.15")
def test_draft_gives_one_infantry_of_a_recruit_action_for_mood() -> None:
    position = field().city("c4", "red", mood="happy").advances("red", "draft")
    s = position.goods("red", mood=2, food=1, ore=1).state()
    talk = Talk(recruit(s, RED, s.cities[at("c4")]))
    assert "recruit infantry 1-mood" in talk.keys
    talk.choose("recruit infantry 1-mood")
    assert "recruit infantry 1-mood" not in talk.keys
    assert "recruit infantry 1-food+1-ore" in talk.keys
    talk.choose("stop-recruiting")
    assert units(s, "c4", RED) == ["infantry"]
    assert [s.players[RED].stock[good] for good in (MOOD, FOOD, ORE)] == [1, 1, 1]


@pytest.mark.rule("CC-I5.15")
def test_draft_is_dearer_with_civil_liberties() -> None:
    talk = recruiting("civil-liberties", mood=2, food=2)
    assert talk.keys == ["recruit settler 2-food", "recruit infantry 2-mood"]
    talk = recruiting("civil-liberties", mood=1, food=2)
    assert talk.keys == []


@pytest.mark.rule("CC-X6.1")
def test_tactics_and_draft_are_permissions_of_their_owner() -> None:
    s = field().advances("red", "tactics").state()
    assert can_use(s, RED, TACTICS)
    assert not can_use(s, 1, TACTICS)
    assert not can_use(s, RED, DRAFT)
