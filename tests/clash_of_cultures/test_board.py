"""The drawing of a position shows everything of a view, and nothing can break it."""

import copy
from collections import Counter
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.drawing import Type
from kronika.core.match import new_match
from kronika.core.text import LANGUAGES, text_of
from kronika.games.clash_of_cultures import terms
from kronika.games.clash_of_cultures.board import (
    draw,
)
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.drawing.geometry import centre
from kronika.games.clash_of_cultures.drawing.scene import points
from kronika.games.clash_of_cultures.game import GAME, REASONS
from tests import drawings
from tests.drawings import (
    View,
    Words,
    classes,
    icons,
    texts,
    things,
    title,
    titles,
    touched,
)

CONTENT = default()
SOLID = {"c-card", "c-label"}
NARROW = Type(12.5)
"""As narrow as words can be."""


def words(language: str) -> Words:
    return text_of(GAME, language).message


EN = words("en")


# Views


def start_view(players: int, civilizations: bool = True) -> View:
    """The beginning of a match, as the first to act sees it."""
    match = new_match(GAME, players, 7, {"civilizations": civilizations})
    return copy.deepcopy(dict(match.view(match.player)))


def played_view(players: int, seed: int, decisions: int) -> View:
    """A moment of a match that is played at random."""
    match = new_match(GAME, players, seed, {"civilizations": True})
    random = Random(seed)
    while match.ask is not None and len(match.decisions) < decisions:
        match.choose(random.choice(match.options))
    return dict(match.view(match.player))


def rich_view(players: int, seed: int = 1) -> View:
    """A late position with everything that there can be."""
    random = Random(seed)
    view = start_view(players)
    table = view["table"]
    owners = list(terms.OWNERS[:players])
    wonders = list(terms.WONDERS)
    random.shuffle(wonders)
    _settle(random, table["hexes"], owners, wonders)
    standing = [w for hex in table["hexes"].values() if hex["city"] for w in hex["city"]["wonders"]]
    table["wonders"] = {
        wonder: {"builder": random.choice(owners), "holder": random.choice(owners)}
        for wonder in standing
    }
    table["wonders"][wonders[0]] = {"builder": "player-1", "holder": None}
    table["wonders_on_table"] = wonders[1:2]
    cards = {
        "action": list(CONTENT.action_ids),
        "objective": list(CONTENT.objective_ids),
        "event": list(CONTENT.event_ids),
    }
    for pile in cards.values():
        random.shuffle(pile)
    viewer = view["player"]
    for number, player in enumerate(table["players"]):
        _furnish(random, player, cards, number == viewer, owners)
        player["hand"] = player["hand"] if number == viewer else None
    mine = table["players"][viewer]
    mine["hand"]["wonder"] = wonders[2:3]
    mine["hand_sizes"]["wonder"] = 1
    table["discards"] = {"action": cards["action"][:9], "objective": 4, "event": cards["event"][:5]}
    table["lasting"] = {"solar_eclipse": True, "trojan_horse": True}
    table.update(age=5, round=3, active=1, actions_left=1)
    table["decks"]["wonder"] = 0
    city = next(name for name, hex in table["hexes"].items() if hex["city"])
    free = [name for name, hex in table["hexes"].items() if not hex["city"]]
    taken = next(name for name, hex in table["hexes"].items() if hex["city"] and name != city)
    touches = [
        [f"hex:{free[0]}", f"hex:{free[1]}"],
        [f"city:{city}"],
        [f"hex:{taken}", "player:barbarians", "player:player-2"],
        [f"wonder:{wonders[1]}", f"wonder:{wonders[2]}", f"wonder:{standing[0]}"],
        ["advance:irrigation", "advance:husbandry", "advance:dogma"],
        [f"action-card:{mine['hand']['action'][0]}", f"objective-card:{cards['objective'][-1]}"],
        [f"event-card:{cards['event'][0]}", f"leader:{mine['leaders_left'][0]}"],
        [f"special:{terms.SPECIAL_ADVANCES[special]}" for special in specials_of(mine)[:2]],
    ]
    view["options"] = [{"key": str(n), "touches": found} for n, found in enumerate(touches)]
    view["ask"] = {"players": [viewer], "prompt": "action", "rule": "CC-E2.1", "arguments": []}
    return view


def specials_of(player: dict[str, Any]) -> list[int]:
    return CONTENT.civ_specials[terms.CIVILIZATIONS.index(player["civilization"])]


def _settle(random: Random, hexes: View, owners: list[str], wonders: list[str]) -> None:
    """All land explored, with cities, armies, fleets and tokens."""
    everybody = [*owners, "barbarians"]
    for hex in hexes.values():
        if hex["terrain"] == "unexplored" and random.random() < 0.9:
            hex["terrain"] = random.choice(terms.TERRAINS)
        hex["units"] = []
    for name, hex in hexes.items():
        hex["city"] = None
        land = hex["terrain"] not in ("sea", "unexplored")
        hex["exhausted"] = land and random.random() < 0.15
        if land and random.random() < 0.45:
            owner = random.choice(everybody)
            hex["city"] = _city(random, name, hexes, owner, owners, wonders)
            _army(random, hex, owner)
        elif land and random.random() < 0.4:
            _army(random, hex, random.choice(everybody))
        elif hex["terrain"] == "sea" and random.random() < 0.6:
            owner = random.choice([*owners, "pirates"])
            hex["units"] = [[owner, "ship"]] * random.randrange(1, 5)
            if owner != "pirates":
                cargo = random.sample(["settler", "infantry", "cavalry", "leader"], 3)
                hex["units"] += [[owner, unit] for unit in cargo[: random.randrange(4)]]


def _city(
    random: Random, name: str, hexes: View, owner: str, owners: list[str], wonders: list[str]
) -> dict[str, Any]:
    place = terms.HEXES.index(name)
    around = [terms.HEXES[hex] for hex in CONTENT.neighbours[place]]
    seas = [hex for hex in around if hex in hexes and hexes[hex]["terrain"] == "sea"]
    possible = [b for b in terms.BUILDINGS if b != "port" or seas]
    built = random.sample(possible, random.randrange(5)) if owner in owners else []
    if seas and built and "port" not in built:
        built[0] = "port"
    city: dict[str, Any] = {
        "owner": owner,
        "mood": random.choice(terms.MOODS) if owner in owners else "neutral",
        "buildings": {b: random.choice([owner, owner, *owners]) for b in sorted(built)},
        "wonders": [wonders.pop()] if 2 <= len(built) <= 3 and len(wonders) > 4 else [],
        "port": random.choice(seas) if "port" in built else None,
        "activations": random.choice([0, 0, 1, 3]),
        "beloved": random.choice([0, 0, 0, 2]),
        "druids": random.choice([[], [], owners[:1]]),
    }
    city["size"] = 1 + len(built) + len(city["wonders"])
    return city


def _army(random: Random, hex: dict[str, Any], owner: str) -> None:
    sorts = ["infantry", "cavalry", "elephant"]
    if owner != "barbarians":
        sorts += ["settler", "settler", "leader"]
    chosen = random.sample(sorts, random.randrange(len(sorts)))
    hex["units"] = [[owner, sort] for sort in chosen for _ in range(random.choice([1, 1, 2, 4]))]


def _furnish(
    random: Random,
    player: dict[str, Any],
    cards: dict[str, list[str]],
    mine: bool,
    owners: list[str],
) -> None:
    """Advances, goods, cards and everything else of a player."""
    known = random.sample(terms.ADVANCES, random.randrange(12, 40))
    player["advances"] = [a for a in terms.ADVANCES if a in known and a not in ("irrigation",)]
    player["specials"] = [terms.SPECIAL_ADVANCES[s] for s in specials_of(player)[1:3]]
    player["stock"] = {good: random.randrange(8) for good in terms.GOODS[:7]}
    player["tracker"] = random.randrange(4)
    player["captives"] = [[owners[-1], "infantry"], ["barbarians", "cavalry"]]
    player["leader"], player["leaders_left"] = player["leaders_left"][0], player["leaders_left"][1:]
    player["defeated_leaders"], player["rune_stones"] = 2, 3
    player["open_persons"] = [cards["event"].pop()]
    player["completed"] = [
        [cards["objective"].pop(0), random.choice(["upper", "lower"])]
        for _ in range(random.randrange(5))
    ]
    player["points"] = {name: random.randrange(30) for name in player["points"]}
    player["buildings"] = {b: random.randrange(6) for b in terms.BUILDINGS}
    hand = {
        "action": [cards["action"].pop() for _ in range(random.randrange(2, 6))],
        "objective": [cards["objective"].pop(1) for _ in range(random.randrange(2, 5))],
        "wonder": [],
        "persons": [cards["event"].pop()],
    }
    player["hand"] = hand if mine else None
    player["hand_sizes"] = {sort: len(hand[sort]) for sort in ("action", "objective", "wonder")}
    player["great_persons"] = 1


def over_view() -> View:
    """The end of a match."""
    view = rich_view(3, seed=5)
    categories = list(view["table"]["players"][0]["points"])
    scores = {
        name: [player["points"][name] / 2 for player in view["table"]["players"]]
        for name in categories
    }
    totals = [sum(player["points"].values()) / 2 for player in view["table"]["players"]]
    view["options"], view["ask"], view["player"] = [], None, None
    for player in view["table"]["players"]:
        player["hand"] = None
    winner = totals.index(max(totals))
    result = {"winners": [winner], "reason": "points", "scores": {"total": totals, **scores}}
    view["result"] = result
    return view


@cache
def _views() -> dict[str, View]:
    return {
        **{f"start-{players}": start_view(players) for players in (2, 3, 4)},
        "base": start_view(2, civilizations=False),
        **{f"played-{players}": played_view(players, 5, 90) for players in (2, 3, 4)},
        **{f"rich-{players}": rich_view(players, seed=players) for players in (2, 3, 4)},
        "over": over_view(),
    }


NAMES = (
    *(f"{sort}-{players}" for sort in ("start", "played", "rich") for players in (2, 3, 4)),
    "base",
    "over",
)


def the_view(name: str) -> View:
    return copy.deepcopy(_views()[name])


def parsed(view: View, say: Words = EN, **more: str) -> Element:
    return ElementTree.fromstring(draw(view, say, **more))


class TestBoard(drawings.BoardTests):
    game = GAME
    names = NAMES
    solid = SOLID
    type = NARROW

    @staticmethod
    def view(name: str) -> View:
        return the_view(name)


def drawing(name: str, language: str = "en") -> Element:
    """A view as drawn; nobody may change it."""
    return TestBoard().root(name, language)


# Everything is there


def expected_things(view: View) -> set[str]:
    table = view["table"]
    hexes = table["hexes"]
    expected = {f"hex:{name}" for name in hexes}
    expected |= {f"city:{name}" for name, hex in hexes.items() if hex["city"]}
    expected |= {f"advance:{name}" for name in terms.ADVANCES}
    expected |= {f"player:{owner}" for owner in terms.OWNERS[: len(table["players"])]}
    expected |= {"player:barbarians"}
    expected |= {"player:pirates"} if table["civilizations"] else set()
    expected |= {f"wonder:{name}" for name in [*table["wonders_on_table"], *table["wonders"]]}
    for player in table["players"]:
        expected |= {f"leader:{name}" for name in player["leaders_left"]}
        expected |= {f"leader:{player['leader']}"} if player["leader"] else set()
        expected |= {f"objective-card:{card}" for card, _ in player["completed"]}
        expected |= {f"event-card:{card}" for card in player["open_persons"]}
        if player["civilization"]:
            names = [terms.SPECIAL_ADVANCES[special] for special in specials_of(player)]
            expected |= {f"special:{name}" for name in names}
        if player["hand"]:
            expected |= {f"action-card:{card}" for card in player["hand"]["action"]}
            expected |= {f"objective-card:{card}" for card in player["hand"]["objective"]}
            expected |= {f"wonder:{card}" for card in player["hand"]["wonder"]}
            expected |= {f"event-card:{card}" for card in player["hand"]["persons"]}
    return expected | touched(view)


@pytest.mark.parametrize("name", NAMES)
def test_every_thing_is_drawn_once_with_its_facts(name: str) -> None:
    view = the_view(name)
    found = things(drawing(name))
    assert set(found) == expected_things(view)
    assert all(title(element) for element in found.values())


@pytest.mark.parametrize("name", NAMES)
def test_terrain_units_and_tokens_of_every_hex(name: str) -> None:
    view = the_view(name)
    root = drawing(name)
    found = things(root)
    grounds = {"grassland": "fertile", "sea": "water", "unexplored": "unknown"}
    for id, hex in view["table"]["hexes"].items():
        element = found[f"hex:{id}"]
        terrain = hex["terrain"]
        assert classes(element)[grounds.get(terrain, terrain)] == 1
        assert icons(element)["i-discovery"] == (terrain == "unexplored")
        assert title(element).startswith(f"{id.upper()}: ")
        assert (EN("board-exhausted") in title(element)) == hex["exhausted"]
        for (owner, unit), count in Counter(map(tuple, hex["units"])).items():
            words = EN("board-units", unit=EN(f"unit-{unit}"), number=count)
            words += f" ({owner_name(view, owner)})"
            if terrain == "sea" and unit != "ship":
                words += f", {EN('board-aboard')}"
            assert words in title(element).splitlines()
    kinds = {
        (id, owner, unit)
        for id, hex in view["table"]["hexes"].items()
        for owner, unit in hex["units"]
    }
    captives = sum(len(player["captives"]) for player in view["table"]["players"])
    druids = sum(
        len(hex["city"]["druids"]) for hex in view["table"]["hexes"].values() if hex["city"]
    )
    assert classes(root)["unit"] == len(kinds) + captives + druids


def owner_name(view: View, owner: str) -> str:
    number = terms.OWNERS.index(owner)
    players = view["table"]["players"]
    if number < len(players) and players[number]["civilization"]:
        return EN(f"civilization-{players[number]['civilization']}")
    return EN(f"player-{owner}")


@pytest.mark.parametrize("name", NAMES)
def test_cities_with_their_buildings_mood_and_port(name: str) -> None:
    view = the_view(name)
    root = drawing(name)
    found = things(root)
    for id, hex in view["table"]["hexes"].items():
        city = hex["city"]
        if city is None:
            continue
        element = found[f"city:{id}"]
        assert str(city["size"]) in texts(element)
        seats = {"barbarians": "seat-n"}
        seat = seats.get(city["owner"], f"seat-{city['owner'][-1]}")
        assert seat in element.attrib["class"].split()
        drawn = icons(element)
        for mood in ("happy", "angry"):
            assert drawn[f"i-{mood}"] == (city["mood"] == mood)
        assert EN(f"mood-{city['mood']}") in title(element)
        for building, owner in city["buildings"].items():
            words = f"{EN(f'building-{building}')} ({owner_name(view, owner)})"
            assert words in title(element)
            assert words in titles(root)
        if city["port"]:
            assert EN("board-port-to", hex=city["port"].upper()) in title(element)
            assert classes(element)["bld"] == 1
        for wonder in city["wonders"]:
            assert icons(found[f"wonder:{wonder}"])["i-wonder"] == 1


@pytest.mark.parametrize("name", NAMES)
def test_players_with_all_their_numbers(name: str) -> None:
    view = the_view(name)
    root = drawing(name)
    told = titles(root)
    for number, player in enumerate(view["table"]["players"]):
        name_of_player = owner_name(view, terms.OWNERS[number])
        assert name_of_player in texts(root)
        total = points(sum(player["points"].values()))
        assert EN("board-points", points=total) in texts(root)
        assert EN("board-tracker", number=player["tracker"]) in told
        for good, count in player["stock"].items():
            assert any(line.startswith(f"{EN(f'good-{good}')}: {count}") for line in told)
        for category, count in player["points"].items():
            assert f"{EN('board-category', category=category)}: {points(count)}" in told
        for building, count in player["buildings"].items():
            thing = EN(f"building-{building}")
            assert EN("board-left", thing=thing, number=count) in told
        for unit, count in player["units"].items():
            if view["table"]["civilizations"] or unit != "leader":
                assert EN("board-left", thing=EN(f"unit-{unit}"), number=count) in told
        for sort, count in player["hand_sizes"].items():
            assert EN("board-hand-of", sort=sort, number=count) in told
        for owner, unit in player["captives"]:
            assert f"{EN(f'unit-{unit}')} ({owner_name(view, owner)})" in told


@pytest.mark.parametrize("name", NAMES)
def test_the_technology_grid_of_every_player(name: str) -> None:
    view = the_view(name)
    root = drawing(name)
    found = things(root)
    first = view["player"] or 0
    for advance in terms.ADVANCES:
        owned = advance in view["table"]["players"][first]["advances"]
        element = found[f"advance:{advance}"]
        assert icons(element)["i-check"] == owned
        assert EN("board-owned" if owned else "board-not-owned") in title(element).splitlines()
    told = Counter(
        line.splitlines()[0] + line.splitlines()[1]
        for line in titles(root)
        if "(" in line and "\n" in line
    )
    for index, advance in enumerate(terms.ADVANCES):
        group = EN(f"group-{terms.GROUPS[index // 4]}")
        head = f"{EN(f'advance-{advance}')} ({group})"
        knowing = sum(advance in player["advances"] for player in view["table"]["players"])
        assert told[head + EN("board-owned")] == knowing
        assert told[head + EN("board-not-owned")] == len(view["table"]["players"]) - knowing


def test_what_an_advance_brings_is_told() -> None:
    found = things(parsed(the_view("start-2")))
    assert EN("board-unlocks", building=EN("building-academy")) in title(found["advance:writing"])
    assert EN("board-bonus", good=EN("good-culture")) in title(found["advance:writing"])
    assert EN("board-needs", list=EN("advance-writing")) in title(found["advance:philosophy"])
    assert EN("advance-writing-effect") in title(found["advance:writing"])


def test_own_cards_are_told_with_both_halves() -> None:
    view = the_view("rich-3")
    root = parsed(view)
    found = things(root)
    hand = view["table"]["players"][view["player"]]["hand"]
    for card in hand["action"]:
        index = CONTENT.action_ids.index(card)
        civil = terms.CIVIL_EFFECTS[CONTENT.action_civil[index]]
        tactics = terms.TACTICS_EFFECTS[CONTENT.action_tactics[index]]
        assert EN(f"civil-{civil}") in title(found[f"action-card:{card}"])
        assert EN(f"tactics-{tactics}") in title(found[f"action-card:{card}"])
    for card in hand["objective"]:
        index = CONTENT.objective_ids.index(card)
        for half in (CONTENT.objective_upper, CONTENT.objective_lower):
            name = EN(f"objective-{terms.OBJECTIVES[half[index]]}")
            assert name in title(found[f"objective-card:{card}"])


def test_hidden_hands_are_card_backs() -> None:
    view = the_view("rich-3")
    other = next(n for n in range(3) if n != view["player"])
    hidden = view["table"]["players"][other]
    assert hidden["hand"] is None
    before = classes(parsed(view))["c-back"]
    hidden["hand_sizes"]["action"] += 3
    hidden["hand_sizes"]["objective"] += 2
    assert classes(parsed(view))["c-back"] == before + 5


def test_decks_discards_and_lasting_events_are_told() -> None:
    view = the_view("rich-4")
    root = parsed(view)
    table = view["table"]
    told = "\n".join(titles(root))
    for pile, left in table["decks"].items():
        words = EN("board-deck-left", pile=EN("board-pile", pile=pile), number=left)
        assert words in told
    for card in table["discards"]["event"]:
        text = terms.EVENTS[CONTENT.event_text[CONTENT.event_ids.index(card)]]
        assert EN(f"event-{text}") in told
    for event in ("solar-eclipse", "trojan-horse"):
        assert EN(f"event-{event}") in texts(root)
    assert any(EN("board-age", age="V", round=3, of=3) in text for text in texts(root))


@pytest.mark.parametrize(("players", "tiles"), [(2, 8), (3, 12), (4, 14)])
def test_unexplored_tiles_are_counted(players: int, tiles: int) -> None:
    words_of_tiles = EN("board-tiles-left", number=tiles)
    assert words_of_tiles in texts(drawing("base" if players == 2 else f"start-{players}"))


def test_tells_whose_turn_it_is_and_who_decides() -> None:
    view = the_view("rich-3")
    view["ask"]["players"] = [2]
    shown = texts(parsed(view))
    turn = f"{owner_name(view, 'player-2')}: {EN('board-action', number=3, of=3)}"
    waits = EN("board-waits", players=owner_name(view, "player-3"), number=1)
    assert any(text.startswith(turn) and waits in text for text in shown)


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tells_the_result(reason: str, language: str) -> None:
    view = the_view("over")
    view["result"]["reason"] = reason
    say = words(language)
    root = parsed(view, say)
    shown = texts(root)
    assert say(f"reason-{reason}") in title(root)
    assert say("board-winner") in shown
    for total in view["result"]["scores"]["total"]:
        assert shown.count(say("board-points", points=points(round(2 * total)))) >= 2


def test_a_spectator_sees_it_too() -> None:
    view = the_view("rich-4")
    view["player"], view["options"] = None, []
    for player in view["table"]["players"]:
        player["hand"] = None
    root = parsed(view)
    assert EN("board-you") not in texts(root)
    assert not {name for name in classes(root) if name.startswith(("m-lit", "c-lit"))}


def test_halves_of_points() -> None:
    assert [points(halves) for halves in (0, 1, 2, 5)] == ["0", "½", "1", "2½"]


def test_columns_are_shifted() -> None:
    half = (centre("a2")[1] - centre("a1")[1]) / 2
    assert centre("b1")[1] == pytest.approx(centre("a1")[1] + half)
    assert centre("c1")[1] == centre("a1")[1]


# What can be chosen


def test_a_lit_hex_is_not_covered_by_its_city() -> None:
    view = the_view("rich-2")
    city = next(name for name, hex in view["table"]["hexes"].items() if hex["city"])
    view["options"] = [{"key": "move", "touches": [f"hex:{city}"]}]
    assert things(parsed(view))[f"city:{city}"].attrib["pointer-events"] == "none"
    view["options"] = [{"key": "move", "touches": [f"hex:{city}", f"city:{city}"]}]
    assert "pointer-events" not in things(parsed(view))[f"city:{city}"].attrib


def test_what_lies_nowhere_is_offered() -> None:
    view = the_view("start-3")
    touches = ["event-card:e5", "objective-card:o1", "leader:hannibal", "hex:k10", "special:nomads"]
    view["options"] = [{"key": "x", "touches": touches}]
    root = parsed(view)
    assert EN("board-offered") in texts(root)
    assert set(touches) <= set(things(root))


# Nothing breaks it


# Layout


CROWDED = ("start-3", "rich-2", "rich-3", "rich-4", "over")


@pytest.mark.parametrize("name", CROWDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_apart(name: str, language: str) -> None:
    root = drawing(name, language)
    on_map = ("hex-label", "count", "citysize")
    lines = [
        line
        for line in drawings.lines_of_text(root, NARROW)
        if not line[0].attrib.get("class", "").startswith(on_map)
    ]
    for index, (one, left, right, y) in enumerate(lines):
        for other, left2, right2, y2 in lines[index + 1 :]:
            if abs(y - y2) < 9:
                assert right <= left2 + 1 or right2 <= left + 1, (one.text, other.text)


# The real thing


def test_every_moment_of_a_match_can_be_drawn() -> None:
    match = new_match(GAME, 4, 11, {"civilizations": True})
    random = Random(11)
    while match.ask is not None:
        if len(match.decisions) % 25 == 0:
            view = dict(match.view(match.player))
            assert set(things(parsed(view))) == expected_things(view)
        match.choose(random.choice(match.options))
    assert EN("board-winner") in texts(parsed(dict(match.view(None))))
