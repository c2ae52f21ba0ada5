"""The form for a new table: what it takes, what it refuses, and how it looks again."""

import pytest

from kronika.bots import LEVELS
from kronika.core.errors import UsageError
from kronika.core.text import LANGUAGES
from kronika.games import find, names
from kronika.web.forms import (
    FormErrors,
    NewTable,
    NewTableForm,
    SettingField,
    fixed_players,
    need_words,
    new_table_form,
    read_new_table,
    seat_choices,
    usual_players,
)

PAX = "pax-renaissance"
CLASH = "clash-of-cultures"
SCHARZ = "scharz"


def wrong(form: dict[str, str]) -> dict[str, str]:
    with pytest.raises(FormErrors) as caught:
        read_new_table(form)
    assert isinstance(caught.value, UsageError)
    return {error.field: error.message for error in caught.value.errors}


def test_nothing_but_a_game_is_a_match_against_bots() -> None:
    table = read_new_table({"game": PAX})
    assert table == NewTable(
        name="",
        game=PAX,
        players=3,
        settings={"astrology": False, "bankruptcy": False, "open_hands": True},
        seats=("me", "bot:normal", "bot:normal"),
        pace="live",
        move_time=None,
        reserve=None,
        late="bot",
        listed=False,
        hints=False,
    )
    assert table.ready


def test_everything_can_be_said() -> None:
    table = read_new_table(
        {
            "name": "  Thursday \n table ",
            "game": PAX,
            "pax-renaissance.players": "4",
            "pax-renaissance.astrology": "true",
            "pax-renaissance.open_hands": "false",
            # Fields of another game, and a seat that nobody needs, do not count.
            "clash-of-cultures.players": "99",
            "clash-of-cultures.nations": "nonsense",
            "seat.1": "bot:easy",
            "seat.2": "me",
            "seat.3": "friend",
            "seat.4": "free",
            "seat.5": "nonsense",
            "pace": "day",
            "live.move_time": "nonsense",
            "day.move_time": "28800",
            "day.reserve": "86400",
            "late": "forfeit",
            "listed": "true",
            "hints": "false",
        }
    )
    assert table.name == "Thursday table"
    assert table.players == 4
    assert table.settings == {"astrology": True, "bankruptcy": False, "open_hands": False}
    assert table.seats == ("bot:easy", "me", "friend", "free")
    assert (table.pace, table.move_time, table.reserve) == ("day", 28800, 86400)
    assert (table.late, table.listed, table.hints) == ("forfeit", True, False)
    assert not table.ready


def test_no_clock_has_no_reserve() -> None:
    table = read_new_table({"game": PAX, "live.move_time": "0", "live.reserve": "600"})
    assert (table.move_time, table.reserve) == (None, None)
    table = read_new_table({"game": PAX, "live.move_time": "30", "live.reserve": "0"})
    assert (table.move_time, table.reserve) == (30, None)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "chess"),
        ("name", "x" * 61),
        ("name", "a\x07b"),
        ("pax-renaissance.players", "5"),
        ("pax-renaissance.players", "²"),
        ("pax-renaissance.astrology", "perhaps"),
        ("seat.2", "bot:godlike"),
        ("seat.2", ""),
        ("pace", "never"),
        ("live.move_time", "-5"),
        ("live.move_time", "5"),
        ("live.move_time", "1e9"),
        ("live.move_time", "²"),
        ("live.move_time", "9" * 5000),
        ("late", "shot"),
        ("listed", "on"),
        ("hints", "1"),
    ],
)
def test_each_field_that_does_not_fit_is_named(field: str, value: str) -> None:
    assert list(wrong({"game": PAX, field: value})) == [field]


def test_all_that_is_wrong_is_said_at_once_in_every_language() -> None:
    form = {"game": PAX, "name": "x" * 61, "pace": "never", "seat.1": "nobody"}
    with pytest.raises(FormErrors) as caught:
        read_new_table(form)
    said = {language: caught.value.words(language) for language in LANGUAGES}
    assert {frozenset(words) for words in said.values()} == {frozenset({"name", "pace", "seat.1"})}
    assert len({words["name"] for words in said.values()}) == len(LANGUAGES)
    assert "60" in said["cs"]["name"]


def test_who_sits_where_must_make_sense() -> None:
    assert wrong({"game": PAX, "seat.2": "me"}) == {"seats": "new-error-twice"}
    assert wrong({"game": PAX, "seat.1": "bot:easy"}) == {"seats": "new-error-nobody"}
    watched = read_new_table({"game": PAX, "seat.1": "bot:easy", "seat.2": "friend"})
    assert watched.seats == ("bot:easy", "friend", "bot:normal")


def test_a_text_of_ones_own_goes_before_the_choice() -> None:
    named = {
        "game": CLASH,
        "clash-of-cultures.players": "2",
        "clash-of-cultures.nations": "drafted",
        "clash-of-cultures.nations.text": " rome, egypt ",
    }
    assert read_new_table(named).settings["nations"] == "rome, egypt"
    blank = {**named, "clash-of-cultures.nations.text": "  "}
    assert read_new_table(blank).settings["nations"] == "drafted"
    long = {**named, "clash-of-cultures.nations.text": "x" * 201}
    assert list(wrong(long)) == ["clash-of-cultures.nations"]


def test_settings_that_do_not_go_together_are_refused_with_the_reason() -> None:
    form = {"game": CLASH, "clash-of-cultures.nations.text": "rome, atlantis, egypt"}
    with pytest.raises(FormErrors) as caught:
        read_new_table(form)
    assert "atlantis" in caught.value.words("pl")["clash-of-cultures.settings"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_every_game_with_every_setting(language: str) -> None:
    form = new_table_form(language)
    assert [game.name for game in form.games] == names()
    for shown in form.games:
        game = find(shown.name)
        own = (game.own_bots, game.own_level)
        settings = [setting for setting in game.settings if setting.name not in own]
        assert [field.field for field in shown.settings] == [
            f"{game.name}.{setting.name}" for setting in settings
        ]
        assert all(field.title and field.help for field in shown.settings)
        if fixed_players(game, {}) is None:
            assert [int(choice.value) for choice in shown.players] == list(game.players)
            assert [int(c.value) for c in shown.players if c.chosen] == [usual_players(game)]
        else:
            assert shown.players == ()
        for field, setting in zip(shown.settings, settings, strict=True):
            chosen = [choice.value for choice in field.choices if choice.chosen]
            depends = setting.name in game.usual_settings(True)
            assert chosen == ["" if depends else str(setting.default).lower()]
    assert len(form.seats) == max(max(find(name).players) for name in names())
    for seat in form.seats:
        assert [one.value for one in (*seat.choices, *seat.bots)] == seat_choices()
        assert len([one for one in (*seat.choices, *seat.bots) if one.chosen]) == 1
    games_with_own = [name for name in names() if find(name).own_bots]
    assert len(form.seats[0].bots) == len(LEVELS) + bool(games_with_own)


@pytest.mark.parametrize("name", names())
def test_what_the_form_shows_is_what_it_takes(name: str) -> None:
    """A plain form that is sent back as it is gives the defaults."""
    form = new_table_form("en")
    sent = {"game": name, "pace": next(one.value for one in form.paces if one.chosen)}
    for game in form.games:
        for one in game.players:
            if one.chosen:
                sent[f"{game.name}.players"] = one.value
        for field in game.settings:
            sent[field.field] = next(one.value for one in field.choices if one.chosen)
    for seat in form.seats:
        sent[seat.field] = next(one.value for one in (*seat.choices, *seat.bots) if one.chosen)
    for clock in form.clocks:
        sent[f"{clock.pace}.move_time"] = next(one.value for one in clock.move_times if one.chosen)
        sent[f"{clock.pace}.reserve"] = next(one.value for one in clock.reserves if one.chosen)
        assert all(
            read_new_table({"pace": clock.pace, f"{clock.pace}.move_time": one.value})
            for one in clock.move_times
        )
    assert read_new_table(sent) == read_new_table({"game": name})


def test_a_refused_form_comes_back_as_it_was_sent() -> None:
    sent = {
        "game": CLASH,
        "name": "Sunday",
        "clash-of-cultures.players": "4",
        "clash-of-cultures.no_events": "true",
        "seat.2": "me",
        "day.move_time": "172800",
        "pace": "day",
        "listed": "true",
        "hints": "false",
    }
    with pytest.raises(FormErrors) as caught:
        read_new_table(sent)
    form = new_table_form("cs", sent, caught.value)
    clash = next(game for game in form.games if game.name == CLASH)
    assert clash.chosen
    assert clash.unfolded
    assert clash.changed == 1
    assert [one.value for one in clash.players if one.chosen] == ["4"]
    assert next(f.ticked for f in clash.settings if f.field.endswith("no_events")) is True
    assert [one.value for one in form.seats[1].choices if one.chosen] == ["me"]
    assert [one.value for one in form.paces if one.chosen] == ["day"]
    assert [one.value for one in form.clocks[1].move_times if one.chosen] == ["172800"]
    assert (form.name, form.listed, form.hints) == ("Sunday", True, False)
    assert form.errors == {"seats": "Sedět můžeš jen na jednom místě."}


# What goes together


def field_of(form: NewTableForm, game: str, setting: str) -> SettingField:
    shown = next(one for one in form.games if one.name == game)
    return next(one for one in shown.settings if one.field == f"{game}.{setting}")


def test_a_setting_that_needs_another_is_refused_beside_it_and_in_words() -> None:
    sent = {"game": SCHARZ, "scharz.battle_board": "true", "scharz.players": "5"}
    with pytest.raises(FormErrors) as caught:
        read_new_table(sent)
    field = "scharz.battle_board"
    assert caught.value.words("en") == {field: "Only with Mode: Red mode"}
    assert caught.value.words("cs") == {field: "Jen když Režim: Červený režim"}
    form = new_table_form("pl", sent, caught.value)
    assert field_of(form, SCHARZ, "battle_board").error == "Tylko gdy Tryb: Tryb czerwony"
    assert next(game for game in form.games if game.name == SCHARZ).unfolded
    sent = {"game": SCHARZ, "scharz.start": "quick", "scharz.players": "5"}
    assert list(wrong(sent)) == ["scharz.start"]
    assert read_new_table({**sent, "scharz.players": "4"}).settings["start"] == "quick"


def test_the_form_tells_a_script_what_goes_together() -> None:
    start = field_of(new_table_form("en"), SCHARZ, "start").wants
    assert [(one.value, one.other, one.among, one.where) for one in start] == [
        ("quick", "scharz.players", "2 3 4", "")
    ]
    dealt = field_of(new_table_form("en"), SCHARZ, "factions").wants
    assert (dealt[0].value, dealt[0].among) == ("", "yellow red")
    vikings = next(one for one in dealt if one.where_among == "vikings")
    assert (vikings.value, vikings.among, vikings.where) == ("dealt", "2 3 4", "scharz.map")
    assert vikings.words == "Only with 2, 3, 4 players"


@pytest.mark.parametrize("name", names())
def test_every_need_speaks_of_settings_and_values_that_there_are(name: str) -> None:
    game = find(name)
    values = {setting.name: setting.choices for setting in game.settings}
    values["players"] = game.players
    for need in game.needs:
        assert need.value is None or need.value in values[need.setting]
        assert need.among
        assert set(need.among) < set(values[need.other])
        if need.where:
            assert set(need.where[1]) < set(values[need.where[0]])
        for language in LANGUAGES:
            assert need_words(game, need, language)


def test_people_who_sit_together_play_as_is_usual_for_them() -> None:
    with_friends = {"game": SCHARZ, "seat.2": "friend"}
    assert read_new_table(with_friends).settings["play"] == "live"
    assert read_new_table({"game": SCHARZ}).settings["play"] == "turns"
    assert read_new_table({**with_friends, "pace": "day"}).settings["play"] == "turns"
    assert read_new_table({**with_friends, "scharz.play": "turns"}).settings["play"] == "turns"
    assert read_new_table({"game": SCHARZ, "scharz.play": "live"}).settings["play"] == "live"
    alternating = {**with_friends, "scharz.alternating": "true"}
    assert read_new_table(alternating).settings["play"] == "turns"
    assert list(wrong({**alternating, "scharz.play": "live"})) == ["scharz.alternating"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_modes_are_a_ladder_and_maps_are_pictures(language: str) -> None:
    form = new_table_form(language)
    scharz = next(game for game in form.games if game.name == SCHARZ)
    assert [(one.field, one.shown) for one in scharz.in_sight] == [
        ("scharz.mode", "ladder"),
        ("scharz.map", "pictures"),
    ]
    modes, maps = scharz.in_sight
    assert all(one.help and one.note and one.words for one in modes.choices)
    assert all(one.picture.source.startswith("<svg") and one.note for one in maps.choices)
    assert len({one.picture for one in maps.choices}) == len(maps.choices)
    for game in form.games:
        assert {*game.in_sight, *game.folded} == set(game.settings)


def test_what_was_played_is_ticked_and_the_next_step_named() -> None:
    played = [(SCHARZ, {"mode": "basic", "map": "huns"}), (SCHARZ, {"mode": "first"}), (PAX, {})]
    form = new_table_form("en", played=played)
    assert [game.name for game in form.games if game.chosen] == [SCHARZ]
    mode = field_of(form, SCHARZ, "mode").choices
    assert [one.value for one in mode if one.played] == ["first", "basic"]
    assert [one.value for one in mode if one.next] == ["white"]
    assert [one.value for one in mode if one.chosen] == ["basic"]
    assert [c.value for c in field_of(form, SCHARZ, "map").choices if c.chosen] == ["huns"]
    fresh = field_of(new_table_form("en"), SCHARZ, "mode").choices
    assert not [one for one in fresh if one.played or one.next]
