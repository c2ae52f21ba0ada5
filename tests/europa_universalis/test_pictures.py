"""Small pictures for who opens a table."""

import re

import pytest

from kronika.core.game import SIDE
from kronika.games.europa_universalis.drawing.arms import SHIELD, TINCTURES
from kronika.games.europa_universalis.game import GAME
from kronika.games.europa_universalis.names import SCENARIOS
from kronika.games.europa_universalis.places import REALMS

FIELD = re.compile(rf'<path fill="(#[0-9A-F]+)" d="{re.escape(SHIELD)}"/>')


@pytest.mark.parametrize("scenario", SCENARIOS.ids)
def test_a_scenario_is_shown_by_the_shields_of_its_seats(scenario: str) -> None:
    seats = GAME.content.scenarios[SCENARIOS.ids.index(scenario)].seats
    drawn = FIELD.findall(GAME.picture("scenario", scenario))
    alone = [FIELD.findall(GAME.picture(SIDE, f"realm-{REALMS[realm]}")) for realm in seats]
    assert [[field] for field in drawn] == alone


def test_arms_end_at_the_edge_of_their_own_shield() -> None:
    """Several pictures stand on a page: each is clipped by what is drawn in itself."""
    pictures = [GAME.picture("scenario", one) for one in SCENARIOS.ids]
    pictures += [GAME.picture(SIDE, f"realm-{realm}") for realm in ("austria", "france")]
    clips = [re.findall(r'clipPath id="([^"]+)"', picture) for picture in pictures]
    assert len({clip for (clip,) in clips}) == len(pictures)
    for picture, (clip,) in zip(pictures, clips, strict=True):
        assert set(re.findall(r"url\(#([^)]+)\)", picture)) == {clip}


def test_austria_bears_silver_on_red() -> None:
    picture = GAME.picture(SIDE, "realm-austria")
    assert FIELD.findall(picture) == [TINCTURES["gu"]]
    assert TINCTURES["ar"] in picture


def test_nothing_else_has_a_picture() -> None:
    assert GAME.picture("ages", "usual") == ""
    assert GAME.picture("scenario", "atlantis") == ""
    assert GAME.picture(SIDE, "realm-atlantis") == ""
