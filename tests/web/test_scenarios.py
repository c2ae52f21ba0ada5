"""A game of scenarios in the form for a new table: rows, players that follow, sides, own bots."""

import pytest

from kronika.core.text import LANGUAGES
from kronika.games import find
from kronika.web.forms import (
    FormErrors,
    GameForm,
    SettingField,
    bot_words,
    new_table_form,
    read_new_table,
)

EUROPA = "europa-universalis"
SCENARIO = f"{EUROPA}.scenario"


def shown(language: str = "en") -> GameForm:
    return next(game for game in new_table_form(language).games if game.name == EUROPA)


def scenarios(language: str = "en") -> SettingField:
    return next(one for one in shown(language).settings if one.field == SCENARIO)


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_are_rows_from_light_to_heavy(language: str) -> None:
    field = scenarios(language)
    assert field.shown == "rows"
    weights = [fact.most for row in field.choices for fact in [row.fact("weight")] if fact]
    assert weights == sorted(weights)
    assert len(weights) == len(field.choices) == 17
    assert all(row.words and row.help and row.picture for row in field.choices)
    assert [one.fact for one in field.filters] == ["people", "minutes", "year"]


def test_a_row_tells_who_plays_when_and_how_long() -> None:
    row = next(one for one in scenarios().choices if one.value == "wars-of-religion")
    assert [fact.words for fact in row.facts] == ["1517", "1–4", "4–7 h", "4"]
    assert row.side_words == "England, France, Castile, Austria"
    assert (row.players, row.count, row.own) == (4, "4 players", (0, 1, 2, 3))


def test_nobody_is_asked_how_many_play() -> None:
    assert shown().players == ()
    assert read_new_table({"game": EUROPA}).players == 3
    sent = {"game": EUROPA, SCENARIO: "grand-campaign", f"{EUROPA}.players": "2"}
    table = read_new_table(sent)
    assert (table.players, len(table.seats)) == (6, 6)


def test_every_side_is_drawn_once() -> None:
    sides = shown().sides
    assert {side.id for side in sides} == {id for row in scenarios().choices for id in row.sides}
    assert len({side.id for side in sides}) == len(sides)
    assert all(side.picture and side.words for side in sides)


def test_printed_bots_are_seats_and_no_settings_of_the_form() -> None:
    game = shown()
    assert not {f"{EUROPA}.bots", f"{EUROPA}.bot_level"} & {one.field for one in game.settings}
    assert game.own is not None
    assert [one.words for one in game.own.choices] == ["Page", "Knight", "Prince", "Sovereign"]
    assert [one.words for one in game.own.choices if one.chosen] == ["Knight"]


def test_an_empty_seat_is_kronikas_bot_except_where_one_plays_alone() -> None:
    assert read_new_table({"game": EUROPA}).seats == ("me", "bot:normal", "bot:normal")
    alone = read_new_table({"game": EUROPA, SCENARIO: "lonely-crown", "seat.2": "bot:hard"})
    assert alone.seats == ("me", "own", "own")
    assert alone.settings["bots"] == "france,castile"
    assert alone.ready


def test_a_seat_can_be_given_to_a_printed_bot() -> None:
    table = read_new_table({"game": EUROPA, "seat.3": "own", f"{EUROPA}.bot_level": "1"})
    assert table.seats == ("me", "bot:normal", "own")
    assert (table.settings["bots"], table.settings["bot_level"]) == ("castile", 1)


@pytest.mark.parametrize(
    ("scenario", "seat", "words"),
    [
        ("lions-and-lilies", "own", "There are no printed bots here: every seat is for a player."),
        ("lonely-crown", "friend", "Printed bots play 2 of the seats here."),
    ],
)
def test_seats_that_a_scenario_does_not_have_are_refused_in_words(
    scenario: str, seat: str, words: str
) -> None:
    with pytest.raises(FormErrors) as caught:
        read_new_table({"game": EUROPA, SCENARIO: scenario, "seat.2": seat})
    assert caught.value.words("en") == {"seats": words}
    assert all(caught.value.words(language)["seats"] for language in LANGUAGES)


def test_other_games_have_no_such_seats() -> None:
    with pytest.raises(FormErrors) as caught:
        read_new_table({"game": "pax-renaissance", "seat.2": "own"})
    assert [error.field for error in caught.value.errors] == ["seat.2"]


def test_newcomers_begin_with_the_lightest() -> None:
    assert shown().easiest == ((SCENARIO, "first-crowns"),)


def test_a_printed_bot_is_called_by_its_level() -> None:
    europa = find(EUROPA)
    names = [bot_words("own:3", language, europa) for language in LANGUAGES]
    assert names == ["Printed bot, Prince", "AP, Kníže", "Bot drukowany, Książę"]
