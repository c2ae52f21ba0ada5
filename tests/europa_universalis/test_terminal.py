"""The table of Europa Universalis at the terminal."""

import re
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from kronika.bots.random import any_of
from kronika.core.match import Match, new_match
from kronika.core.text import LANGUAGES, text_of
from kronika.games.europa_universalis.game import GAME
from kronika.games.europa_universalis.terms import POWERS
from tests import terminals

EN = text_of(GAME, "en").message

View = dict[str, Any]


@cache
def played(players: int, decisions: int) -> Match:
    match = new_match(GAME, players, 3)
    draw = Random(players).random
    while match.ask is not None and len(match.decisions) < decisions:
        match.choose(any_of(match.options, draw))
    return match


def the_view(players: int = 3, decisions: int = 200) -> View:
    match = played(players, decisions)
    return deepcopy(match.view(match.player if match.ask else None))


def printed(view: Mapping[str, Any], language: str = "en", width: int = 120) -> str:
    return terminals.printed(GAME, view, language, width)


def flat(text: str) -> str:
    """On one line, so that it does not matter where lines were broken."""
    return re.sub(r"\s+", " ", text)


def told(view: Mapping[str, Any]) -> str:
    """Everything that is printed, without the numbers of options."""
    return flat(re.sub(r"\[[\d,]+\]\s?", "", flat(printed(view)))).replace(" ,", ",")


class TestTerminal(terminals.TerminalTests):
    game = GAME
    every = 150
    sight = "Discovery"

    @staticmethod
    def view() -> Mapping[str, Any]:
        return the_view()


@pytest.mark.parametrize(("players", "decisions"), [(3, 200), (6, 200)])
def test_everybody_s_state_is_told(players: int, decisions: int) -> None:
    view = the_view(players, decisions)
    text = told(view)
    for player in view["table"]["players"]:
        assert EN(f"realm-{player['realm']}") in text
        for name in ("prestige", "stability", "ducats", "cubes"):
            assert EN(f"terminal-{name}", number=player[name]) in text
        assert EN("terminal-tax", base=player["base_tax"], vassals=player["vassal_tax"]) in text
        for power in POWERS:
            assert f"{EN(f'power-{power}')} {player['power'][power]}" in text
        manpower = player["manpower"]
        number, limit = manpower["available"], manpower["limit"]
        assert EN("terminal-available", number=number, limit=limit) in text
        ruler = player["characters"]["ruler"]
        assert ruler is None or EN(f"ruler-{ruler}") in text
        for each in player["display"]:
            assert EN(f"card-{each['card']}") in text
        for each in player["merchants"]:
            assert EN(f"node-{each['node']}") in text


@pytest.mark.parametrize(("players", "decisions"), [(3, 200), (6, 200)])
def test_everything_on_the_map_is_told(players: int, decisions: int) -> None:
    view = the_view(players, decisions)
    table, text = view["table"], told(view)
    for province, facts in table["provinces"].items():
        if {"town", "vassal", "owner", "rebels", "occupant", "manpower"} & set(facts):
            assert EN(f"province-{province}") in text
    for area, facts in table["areas"].items():
        assert EN(f"area-{area}") in text
        for seat, count in enumerate(facts.get("influence", ())):
            assert not count or f"{EN(f'area-{area}')} {count}" in text, seat
        for army in facts.get("armies", ()):
            units = "/".join(str(count) for count in army["regular"])
            assert units == "0/0/0" or f"{units} {EN('category-regular')}" in text
        if "rebels" in facts:
            assert EN("board-rebels", number=facts["rebels"]) in text
    for zone in table["zones"]:
        assert EN(f"zone-{zone}") in text
    for realm, facts in table["realms"].items():
        if {"ally", "marriages", "enemies", "truces", "casus_belli"} & set(facts):
            assert EN(f"realm-{realm}") in text


def test_what_lies_in_the_middle_is_told() -> None:
    view = the_view()
    table, text = view["table"], told(view)
    for each in table["events"]["shown"]:
        ducats = EN("terminal-ducats", number=each["ducats"])
        assert f"{EN('event-' + each['event'])} ({ducats})" in text
    for power in POWERS:
        for each in table["ideas"][power]["shown"]:
            assert EN(f"idea-{each['idea']}") in text
    for facts in table["milestones"].values():
        assert facts["milestone"] is None or EN(f"milestone-{facts['milestone']}") in text
    assert EN(f"struggle-{table['struggles']['upcoming']}") in text
    assert EN("terminal-authority", number=table["empire"]["authority"]) in text
    table["empire"].update(defending=True, aggressors=["france"], manpower=6)
    table["curia"].update(crusade="rum", roma=1, committed=[0], cardinals=[2])
    text = told(view)
    assert EN("terminal-defending", realms="France", number=6) in text
    assert EN("terminal-crusade", area=EN("area-rum")) in text
    assert EN("terminal-roma", realm="France") in text
    assert EN("terminal-cardinals", realms="Castile") in text
    table["curia"].update(crusade=None, excommunicated="england")
    assert EN("terminal-excommunicated", realm="England") in told(view)


def test_own_cards_and_missions_are_told_and_those_of_others_stay_hidden() -> None:
    match = played(3, 30)
    assert match.player is not None
    view = match.view(match.player)
    text = told(view)
    for seat, player in enumerate(view["table"]["players"]):
        if seat == match.player:
            assert player["hand"]
            for card in player["hand"]:
                assert EN(f"card-{card}") in text
            for mission in player["missions"]:
                assert EN(f"mission-{mission}") in text
        elif player["mission_count"]:
            assert EN("terminal-hidden", number=player["mission_count"]) in text


def test_a_battle_is_told() -> None:
    view = the_view()
    side = {"nprs": {}, "rebels": 0, "pirates": 0, "leading": 0, "leader": None, "roll": []}
    view["table"]["battle"] = {
        "naval": False,
        "place": "seine",
        "node": None,
        "attacker": "england",
        "sides": [
            {
                **side,
                "players": [{"seat": 0, "size": 4}],
                "leader": "ruler",
                "dice": {"infantry": 3, "cavalry": 1, "artillery": 0},
                "roll": [{"die": "infantry", "symbol": "f"}, {"die": "cavalry", "symbol": None}],
            },
            {
                **side,
                "players": [],
                "nprs": {"brittany": 2},
                "rebels": 3,
                "leader": "mil-01-1",
                "dice": {"infantry": 2, "cavalry": 0, "artillery": 0},
            },
        ],
    }
    view["table"]["battles"] = ["loire", "north-sea"]
    text = told(view)
    assert EN("terminal-battle", place=EN("area-seine")) in text
    assert f"England 4, {EN('terminal-led-by-ruler')}, {EN('terminal-dice', dice='3/1/0')}" in text
    rolled = "Infantry: Infantry; Cavalry: Blank"
    assert EN("terminal-rolled", symbols=rolled) in text
    leader = EN("terminal-led-by", leader=EN("card-mil-01-1"))
    assert f"{EN('realm-brittany')} 2, {EN('terminal-rebels')} 3, {leader}" in text
    places = f"{EN('area-loire')}, {EN('zone-north-sea')}"
    assert EN("terminal-battles", places=places) in text


@pytest.mark.parametrize("decisions", [0, 60, 200])
def test_options_are_numbered_on_the_things_they_touch(decisions: int) -> None:
    view = the_view(3, decisions)
    text = printed(view)
    for number, option in enumerate(view["options"], 1):
        if option["touches"]:
            assert re.search(rf"\[(\d+,)*{number}(,\d+)*\]", flat(text)), option
    view["options"] = []
    assert not re.search(r"\[\d", printed(view).split(EN("terminal-legend")[:20])[0])


def test_the_result_is_told() -> None:
    view = the_view(2, 10**6)
    text = flat(printed(view))
    assert EN(f"reason-{view['result']['reason']}") in text
    assert EN("terminal-winner") in text
    assert EN("score-tax") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_positions_fit(language: str, width: int) -> None:
    text = printed(the_view(6, 200), language, width)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
