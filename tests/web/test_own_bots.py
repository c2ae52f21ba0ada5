"""Seats that the rules of a game play themselves: seats and settings come to agree."""

import pytest

from kronika.core.errors import UsageError
from kronika.core.game import complete_settings
from kronika.games import find
from kronika.games.europa_universalis.game import GAME
from kronika.web.own_bots import OwnBotError, Seated, own_level, seated

BOT = "bot:normal"


def sat(scenario: str, *seats: str, **settings: str) -> Seated:
    return seated(GAME, complete_settings(GAME, {"scenario": scenario, **settings}), seats)


def test_a_seat_becomes_a_name_in_the_settings() -> None:
    table = sat("four-powers", "me", BOT, "own", BOT)
    assert table.seats == ("me", BOT, "own", BOT)
    assert table.settings["bots"] == "austria"
    assert sat("four-powers", "me", BOT, BOT, BOT).settings["bots"] == "none"


def test_a_name_in_the_settings_becomes_a_seat() -> None:
    table = sat("four-powers", "me", BOT, BOT, BOT, bots="ottomans,france")
    assert table.seats == ("me", "own", BOT, "own")
    assert table.settings["bots"] == "france,ottomans"


@pytest.mark.rule("EU-SCN.29")
def test_who_plays_alone_has_printed_bots_on_the_other_seats() -> None:
    table = sat("lonely-crown", BOT, "me", BOT)
    assert table.seats == ("own", "me", "own")
    assert table.settings["bots"] == "england,castile"
    GAME.check_settings(3, table.settings)


def test_a_seat_for_a_person_is_never_taken_away() -> None:
    with pytest.raises(OwnBotError) as refused:
        sat("lonely-crown", "me", "friend", BOT)
    assert refused.value.numbers == (2,)
    with pytest.raises(OwnBotError):
        sat("four-powers", "me", "free", BOT, BOT, bots="france")


def test_where_a_scenario_has_no_bots_there_are_none() -> None:
    with pytest.raises(OwnBotError) as refused:
        sat("lions-and-lilies", "me", "own")
    assert refused.value.numbers == (0,)


def test_a_game_without_bots_of_its_own_has_none() -> None:
    pax = find("pax-renaissance")
    usual = complete_settings(pax, {})
    assert seated(pax, usual, ("me", BOT)) == (("me", BOT), usual)
    with pytest.raises(OwnBotError):
        seated(pax, usual, ("me", "own"))
    with pytest.raises(UsageError):
        pax.with_own(usual, [1])


def test_the_stored_level_is_that_of_the_settings() -> None:
    assert own_level(GAME, {}) == "own:2"
    assert own_level(GAME, {"bot_level": 4}) == "own:4"
