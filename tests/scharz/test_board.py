"""The drawing of a position shows everything of a view, and nothing can break it."""

import copy
from functools import cache

import pytest

from kronika.core.drawing import Type
from kronika.core.text import text_of
from kronika.games.scharz.drawing.pieces import HERD_SIGNS, UNIT_SIGNS
from kronika.games.scharz.game import GAME
from kronika.games.scharz.maps import level_of, map_of
from kronika.games.scharz.terms import MAPS, MODES
from tests import drawings
from tests.drawings import View, classes, icons, texts, things, title, titles

from .tables import over_view, played_views, rich_view, start_view

EN = text_of(GAME, "en").message
SOLID = {"c-head", "r-note", "r-cell"}
MOST = 1_200_000
"""Characters of a drawing, with its letters and its style."""


@cache
def _views() -> dict[str, View]:
    return {
        "start-2": start_view(2, map="huns", mode="first"),
        "rich-2": rich_view(2, "britannia", "white", 2),
        "rich-3": rich_view(3, "taifas", "yellow", 3),
        "rich-4": rich_view(4, "vikings", "red", 4),
        "rich-12": rich_view(12, "orient", "red", 12),
        "basic": rich_view(3, "italia", "basic", 6),
        "played": played_views(3, "green", "huns", 40, 40)[-1],
        "over": over_view(),
    }


NAMES = ("start-2", "rich-2", "rich-3", "rich-4", "rich-12", "basic", "played", "over")


def the_view(name: str) -> View:
    return copy.deepcopy(_views()[name])


class TestBoard(drawings.BoardTests):
    game = GAME
    names = NAMES
    solid = SOLID
    type = Type(12)

    @staticmethod
    def view(name: str) -> View:
        return the_view(name)

    # What a field shows

    def test_every_field_is_a_thing(self, name: str) -> None:
        found = things(self.root(name))
        table = the_view(name)["table"]
        fields = {id for id in found if id.startswith("field:")}
        assert {f"field:{table['map']}-{id}" for id in table["fields"]} <= fields
        assert len(fields) > 50

    def test_a_field_tells_all_that_is_on_it(self, name: str) -> None:
        found = things(self.root(name))
        table = the_view(name)["table"]
        for id, facts in table["fields"].items():
            told = title(found[f"field:{table['map']}-{id}"])
            assert id in told
            for unit in facts.get("units", ()):
                assert EN(f"unit-{unit['type']}") in told
                for each in unit.get("aboard", ()):
                    assert EN(f"unit-{each['type']}") in told
            for herd in facts.get("herds", ()):
                assert EN(f"herd-{herd['type']}") in told
            if "settlement" in facts:
                assert EN(f"building-{facts['settlement']['building']}") in told
            if facts.get("plundered"):
                assert EN("board-plundered") in told

    def test_pieces_are_drawn(self, name: str) -> None:
        root = self.root(name)
        table = the_view(name)["table"]
        drawn, marks = icons(root), classes(root)
        fields = table["fields"].values()
        for facts in fields:
            for unit in facts.get("units", ()):
                assert drawn[UNIT_SIGNS[unit["type"]]]
        built = [facts["settlement"] for facts in fields if "settlement" in facts]
        sites = [facts for facts in fields if "site" in facts]
        assert marks["z-plate"] >= len(built)
        assert marks["z-wall"] >= sum(each["fortified"] for each in built)
        assert marks["z-quarter"] >= 4 * len(sites)
        assert (marks["z-siege"] > 0) == any("encircled" in each for each in built)
        assert (drawn["i-sz-plundered"] > 0) == any(f.get("plundered") for f in fields)
        assert (drawn["i-sz-grain"] > 0) >= any("grain" in facts for facts in fields)

    def test_realms_have_the_colours_of_their_players(self, name: str) -> None:
        root = self.root(name)
        table = the_view(name)["table"]
        for player in range(len(table["players"])):
            assert classes(root)[f"seat-{player + 1}"]

    # Players

    def test_players_have_their_numbers_and_standing(self, name: str) -> None:
        root = self.root(name)
        view = the_view(name)
        found, told = things(root), titles(root)
        for number, player in enumerate(view["table"]["players"]):
            panel = found[f"player:player-{number + 1}"]
            words = texts(panel)
            assert str(player["points"]) in words
            assert str(player["total"]) in words
            assert str(player["gold"]) in words
            if player["eliminated"] and not view["result"]:
                assert EN("board-eliminated") in words
        if view["table"]["players"][0]["rivals"]:
            assert any(EN("board-is-rival", player="").strip() in each for each in told)

    def test_the_year_and_the_round_are_told(self, name: str) -> None:
        root = self.root(name)
        table = the_view(name)["table"]
        marks = classes(root)
        assert marks["w-seg"] == table["rounds"]
        assert marks["w-now"] == 1
        assert marks["w-pip"] == table["years"]


def test_goods_find_a_place_where_there_is_room() -> None:
    root = TestBoard().root("rich-4")
    drawn = icons(root)
    assert drawn["i-sz-grain"] > 1
    assert drawn[HERD_SIGNS["sheep"]] > 1


def test_only_red_mode_has_climates_and_the_battle_board() -> None:
    test = TestBoard()
    assert "url(#hatch-climate)" in test.draw("rich-4")
    assert "url(#hatch-climate)" not in test.draw("rich-3")
    assert classes(test.root("rich-4"))["f-pos"] == 3
    assert classes(test.root("rich-3"))["f-pos"] == 0


def test_storms_and_regions_come_with_yellow_mode() -> None:
    test = TestBoard()
    for name, has in (("rich-2", False), ("rich-3", True), ("rich-4", True)):
        marks = classes(test.root(name))
        assert bool(marks["z-storm"]) == has
        assert bool(marks["region"]) == has


def test_the_weather_of_a_winter_is_told_in_red_mode() -> None:
    test = TestBoard()
    words = f"{EN('board-at-sea')}: {EN('weather-bad')}"
    assert any(words in told for told in titles(test.root("rich-4")))
    assert not any(EN("board-at-sea") in told for told in titles(test.root("rich-3")))


def test_units_without_supply_are_told() -> None:
    view = the_view("rich-4")
    cut_off = [line["field"] for line in view["table"]["supply"] if not line["way"]]
    assert cut_off
    found = things(TestBoard().root("rich-4"))
    for id, element in found.items():
        if id.startswith("field:"):
            is_cut = id.removeprefix("field:vikings-") in cut_off
            assert (EN("board-cut-off") in title(element)) == is_cut


def test_an_offer_is_shown_with_what_is_given_and_wanted() -> None:
    root = TestBoard().root("rich-4")
    told = "\n".join(titles(root))
    assert EN("pact-trade") in told
    assert EN("board-gives", goods=f"3 × {EN('board-store-gold')}") in told
    assert EN("board-wants", goods=f"2 × {EN('board-store-grain')}") in told


def test_who_has_won_is_told() -> None:
    view = the_view("over")
    words = " ".join(texts(TestBoard().root("over")))
    assert EN("reason-significance") in words
    for total in view["result"]["scores"]["total"]:
        assert str(total) in words


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("mode", MODES)
def test_every_map_can_be_drawn_in_every_mode(map: str, mode: str) -> None:
    players = 2 + (MAPS.index(map) + MODES.index(mode)) % 6
    view = rich_view(players, map, mode)
    source = GAME.draw(view, "cs")
    assert source.count('class="z-plate"') > 3 * players
    assert source.count('data-thing="field:') == map_of(MAPS.index(map), level_of(players)).count
    assert len(source) < MOST
