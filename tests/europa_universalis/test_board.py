"""The drawing of a table shows everything of a view, and nothing can break it."""

import copy
from collections.abc import Mapping
from functools import cache

from kronika.core.drawing import Type
from kronika.core.text import text_of
from kronika.games.europa_universalis.game import GAME
from tests import drawings
from tests.drawings import View, texts, things

from .tables import over_view, played_view, start_view

EN = text_of(GAME, "en").message
SOLID = {"eu-chip", "c-head", "c-wash"}
NAMES = ("start-2", "rich-2", "rich-3", "rich-4", "over")


@cache
def _views() -> Mapping[str, View]:
    return {
        "start-2": start_view(2),
        "rich-2": played_view(2, 300),
        "rich-3": played_view(3, 200),
        "rich-4": played_view(4, 300),
        "over": over_view(),
    }


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

    def test_players_and_the_round_are_told(self, name: str) -> None:
        table = the_view(name)["table"]
        told = " ".join(texts(self.root(name)))
        for player in table["players"]:
            assert EN(f"realm-{player['realm']}") in told
            assert str(player["prestige"]) in told
        age, number = EN(f"age-{table['age']}"), table["round"]
        assert f"{age}, round {number}" in told
        assert f"round {number} of" not in told

    def test_events_milestones_and_missions_are_things(self, name: str) -> None:
        view = the_view(name)
        table, found = view["table"], things(self.root(name))
        for each in table["events"]["shown"]:
            assert f"event:{each['event']}" in found
        for each in table["milestones"].values():
            assert each["milestone"] is None or f"milestone:{each['milestone']}" in found
        own = table["players"][view["player"] or 0]
        for mission in own["missions"] or ():
            assert f"mission:{mission}" in found
        for card in own["hand"] or ():
            assert f"card:{card}" in found
        for power in table["ideas"].values():
            for each in power["shown"]:
                assert f"idea:{each['idea']}" in found
