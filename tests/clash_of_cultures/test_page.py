"""A page shows everything of a view that a player may know, and nothing else."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.drawing import ART
from kronika.core.match import Match, new_match
from kronika.core.page import Page
from kronika.core.scene import RING, Memory
from kronika.core.text import LANGUAGES, text_of
from kronika.games.clash_of_cultures import terms
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.drawing.scene import points
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.page import page_with
from tests.drawings import HOSTILE, SVG, texts, title

from .test_board import EN, over_view, rich_view

View = dict[str, Any]

CONTENT = default()
COUNTS = (2, 3, 4)
DECISIONS = (0, 7, 40, 90, 150, 220)
SPRITE = set(re.findall(r'<(?:symbol|pattern) id="([\w-]+)"', (ART / "icons.svg").read_text()))


# Moments of random matches


@cache
def moments(players: int) -> tuple[Match, ...]:
    """Copies of a match that is played at random."""
    match = new_match(GAME, players, players, {"civilizations": players != 2})
    random = Random(players)
    found = []
    while match.ask is not None and len(match.decisions) <= max(DECISIONS):
        if len(match.decisions) in DECISIONS:
            found.append(match.copy())
        match.choose(random.choice(match.options))
    return tuple(found)


def viewers(match: Match, players: int) -> Iterator[tuple[int | None, View]]:
    for viewer in (*range(players), None):
        yield viewer, dict(match.view(viewer))


@cache
def views(players: int) -> tuple[View, ...]:
    """What everybody sees at every moment, and a late position with all that there can be."""
    seen = [view for match in moments(players) for _, view in viewers(match, players)]
    return (*seen, rich(players))


def rich(players: int) -> View:
    view = rich_view(players, seed=players)
    table = view["table"]
    shown = {card for player in table["players"] for card in player["open_persons"]}
    mine = table["players"][view["player"]]["hand"]["persons"]
    free = [card for card in CONTENT.event_ids if card not in shown and card not in mine]
    table["events_in_play"] = free[-2:]
    table["pacts"] = [["player-1", "player-2"]]
    table["players"][1]["barred_from_building"] = True
    return view


# Reading a page


def drawn_whole(view: View, language: str, narrow: bool) -> Page:
    return GAME.page(view, language, narrow).whole()


def remembered(view: View, narrow: bool, memory: Memory | None = None) -> Page:
    """A page drawn with what is remembered, or with nothing."""
    return page_with(view, memory or Memory(EN), narrow).whole()


def drawings(page: Page) -> list[str]:
    parts = [page.board, page.cards, page.status, *(player.body for player in page.players)]
    return [part.source for part in parts if part]


def roots(page: Page) -> list[Element]:
    return [ElementTree.fromstring(drawn.replace("<svg ", XMLNS, 1)) for drawn in drawings(page)]


XMLNS = '<svg xmlns="http://www.w3.org/2000/svg" '


def things(page: Page) -> dict[str, Element]:
    """The things of a page by their ids, which each have once."""
    found = [e for root in roots(page) for e in root.iter() if "data-thing" in e.attrib]
    ids = [element.attrib["data-thing"] for element in found]
    assert len(ids) == len(set(ids)), [id for id, count in Counter(ids).items() if count > 1]
    return dict(zip(ids, found, strict=True))


def shown(page: Page) -> tuple[object, ...]:
    """All that a page says and draws."""
    panels = [
        (p.side, p.colour, p.state, [(s.icon, s.value, s.words) for s in (*p.stats, p.chief) if s])
        for p in page.players
    ]
    return drawings(page), panels, page.tags


def touched(view: View) -> set[str]:
    return {touch for option in view["options"] for touch in option["touches"]}


def size(root: Element) -> tuple[float, float]:
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    return width, height


def pages(players: int, language: str = "en") -> Iterator[tuple[View, bool, Page]]:
    for view in views(players):
        for narrow in (False, True):
            yield view, narrow, drawn_whole(view, language, narrow)


def of_class(element: Element, name: str) -> list[Element]:
    return [e for e in element.iter() if name in e.attrib.get("class", "").split()]


# The drawings


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_can_stand_in_a_page(players: int, language: str) -> None:
    for _, narrow, page in pages(players, language):
        assert bool(page.cards) == narrow
        for drawn, root in zip(drawings(page), roots(page), strict=True):
            assert root.attrib["aria-label"]
            assert root.attrib["role"] == "group"
            assert float(root.attrib["data-natural-width"]) == size(root)[0]
            assert not {"width", "height"} & set(root.attrib)
            assert "style=" not in drawn
            assert "<style" not in drawn
            assert set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', drawn)) <= {
                *((id, "") for id in SPRITE),
                *(("", id) for id in SPRITE),
            }


@pytest.mark.parametrize("players", COUNTS)
def test_natural_sizes(players: int) -> None:
    for _, narrow, page in pages(players):
        side = 366 if narrow else 330
        assert size(ElementTree.fromstring(page.status.source))[0] == side
        for player in page.players:
            if player.body:
                assert size(ElementTree.fromstring(player.body.source))[0] == side
        if narrow:
            assert size(ElementTree.fromstring(page.cards.source))[0] == side
        else:
            assert size(ElementTree.fromstring(page.board.source))[0] == 1088


@pytest.mark.parametrize("players", COUNTS)
def test_a_fresh_board_is_not_higher_than_its_room(players: int) -> None:
    view = dict(moments(players)[0].view(0))
    width, height = size(ElementTree.fromstring(drawn_whole(view, "en", False).board.source))
    assert height <= 720
    assert width == 1088


@pytest.mark.parametrize("players", COUNTS)
def test_every_thing_has_its_facts_and_stands_once(players: int) -> None:
    for _, _, page in pages(players):
        for id, element in things(page).items():
            assert title(element).strip(), id


@pytest.mark.parametrize("players", COUNTS)
def test_thumbs_hit_what_can_be_chosen(players: int) -> None:
    for _, narrow, page in pages(players):
        if not narrow:
            continue
        cards = ElementTree.fromstring(page.cards.source.replace("<svg ", XMLNS, 1))
        for element in cards.iter():
            if element.attrib.get("data-thing", "map:").startswith(("map:", "player:")):
                continue
            heights = [float(e.attrib["height"]) for e in element.iter(f"{SVG}rect")]
            assert max(heights) >= 44, element.attrib["data-thing"]


# What can be chosen


@pytest.mark.parametrize("players", COUNTS)
def test_what_options_touch_is_there_with_its_ring_for_the_page_to_light(players: int) -> None:
    for view, _, page in pages(players):
        found = things(page)
        assert touched(view) <= set(found)
        for id in touched(view):
            rings = [e for e in found[id] if RING in e.attrib.get("class", "").split()]
            assert len(rings) == 1, id
        for source in drawings(page):
            assert "lit-target" not in source
            assert "data-touch" not in source
            assert EN("board-can-choose") not in source


@pytest.mark.parametrize("players", COUNTS)
def test_another_question_changes_no_page_if_all_has_its_place(players: int) -> None:
    same = 0
    for view, narrow, page in pages(players):
        silent = drawn_whole({**view, "options": []}, "en", narrow)
        if touched(view) <= set(things(silent)):
            assert drawings(silent) == drawings(page)
            same += bool(touched(view))
    assert same > 5


def test_what_lies_nowhere_is_offered() -> None:
    view = dict(moments(3)[0].view(0))
    touches = ["event-card:e5", "objective-card:o1", "leader:hannibal", "special:nomads"]
    view["options"] = [{"key": "x", "touches": touches}]
    for narrow in (False, True):
        found = things(remembered(view, narrow))
        assert set(touches) <= set(found)
        assert EN("leader-hannibal-abilities") in title(found["leader:hannibal"])
        assert EN("special-nomads-effect") in title(found["special:nomads"])


# What is hidden


@pytest.mark.parametrize("players", COUNTS)
def test_drawing_anew_what_is_hidden_changes_nothing(players: int) -> None:
    for match in moments(players):
        for viewer in range(players):
            twin = match.redraw(viewer, 99)
            for narrow in (False, True):
                page = drawn_whole(dict(match.view(viewer)), "en", narrow)
                other = drawn_whole(dict(twin.view(viewer)), "en", narrow)
                assert shown(page) == shown(other)


@pytest.mark.parametrize("players", COUNTS)
def test_hands_are_seen_by_their_players_alone(players: int) -> None:
    for match in moments(players):
        hands = [dict(match.view(p))["table"]["players"][p]["hand"] for p in range(players)]
        for viewer, view in viewers(match, players):
            found = set(things(drawn_whole(view, "en", False))) - touched(view)
            for owner, hand in enumerate(hands):
                cards = {f"action-card:{card}" for card in hand["action"]}
                cards |= {f"objective-card:{card}" for card in hand["objective"]}
                assert (cards <= found | touched(view)) if owner == viewer else not cards & found


# What is kept from earlier pages


@pytest.mark.parametrize("narrow", [False, True])
def test_a_page_does_not_depend_on_those_before_it(narrow: bool) -> None:
    kept = Memory(EN)
    for players in COUNTS:
        for view in views(players):
            assert shown(remembered(view, narrow, kept)) == shown(remembered(view, narrow))


@pytest.mark.parametrize("narrow", [False, True])
def test_a_change_of_anything_is_seen(narrow: bool) -> None:
    kept = Memory(EN)
    remembered(rich(3), narrow, kept)
    for change in CHANGES:
        view = rich(3)
        change(view)
        page = remembered(view, narrow, kept)
        assert shown(page) == shown(remembered(view, narrow))
        assert shown(page) != shown(remembered(rich(3), narrow))


def _lose_mood(view: View) -> None:
    city = next(hex["city"] for hex in view["table"]["hexes"].values() if hex["city"])
    city["mood"] = "angry" if city["mood"] != "angry" else "happy"


def _go_on(view: View) -> None:
    view["table"].update(age=6, round=1)


def _learn(view: View) -> None:
    view["table"]["players"][2]["advances"] = ["farming", "dogma"]


def _draw(view: View) -> None:
    view["table"]["decks"]["action"] -= 1


def _name_starter(view: View) -> None:
    view["table"]["starter"] = (view["table"]["starter"] + 1) % 3


def _act(view: View) -> None:
    view["table"]["actions_left"] += 1


CHANGES = (_lose_mood, _go_on, _learn, _draw, _name_starter, _act)


# What a page says


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_have_the_numbers_of_the_view(players: int, language: str) -> None:
    say = text_of(GAME, language).message
    for view, _, page in pages(players, language):
        table = view["table"]
        for number, (panel, facts) in enumerate(zip(page.players, table["players"], strict=True)):
            name = facts["civilization"]
            own_name = say(f"civilization-{name}") if name else say(f"player-player-{number + 1}")
            assert panel.side == own_name
            assert panel.colour == number + 1
            assert [stat.value for stat in panel.stats] == [str(n) for n in facts["stock"].values()]
            assert [stat.icon for stat in panel.stats] == [s.icon for s in page.players[0].stats]
            assert panel.chief is not None
            assert panel.chief.value == points(sum(facts["points"].values()))
            active = table["active"] == number
            assert (say("board-action", number=1, of=3)[:3] in panel.state) == active
        assert page.tags == (
            say(
                "page-age",
                age=("I", "II", "III", "IV", "V")[table["age"] - 1],
                round=table["round"],
            ),
        )


@pytest.mark.parametrize("players", COUNTS)
def test_every_city_has_a_line_at_its_player(players: int) -> None:
    for view, _, page in pages(players):
        hexes = view["table"]["hexes"]
        for number, panel in enumerate(page.players):
            own = {
                name
                for name, hex in hexes.items()
                if hex["city"] and hex["city"]["owner"] == f"player-{number + 1}"
            }
            found = dict(re.findall(r'data-thing="home:(\w+)"()', panel.body.source))
            assert set(found) == own
        found_things = things(page)
        for name, hex in hexes.items():
            if hex["city"]:
                told = title(found_things[f"city:{name}"])
                assert EN(f"mood-{hex['city']['mood']}") in told
                assert EN("board-size", number=hex["city"]["size"]) in told


@pytest.mark.parametrize("players", COUNTS)
def test_the_advances_of_others_are_told_with_their_effects(players: int) -> None:
    for view, narrow, page in pages(players):
        first = view["player"] or 0
        found = things(page)
        for number, facts in enumerate(view["table"]["players"]):
            if number == first:
                continue
            for index, group in enumerate(terms.GROUPS):
                ids = terms.ADVANCES[4 * index : 4 * index + 4]
                owned = [id for id in ids if id in facts["advances"]]
                id = f"knows:player-{number + 1}:{group}"
                if narrow and not owned:
                    assert id not in found
                    continue
                lines = title(found[id]).splitlines()
                for advance in owned:
                    words = f"{EN(f'advance-{advance}')}: {EN(f'advance-{advance}-effect')}"
                    assert words in lines
                if not narrow:
                    assert len(of_class(found[id], "c-seat")) == len(owned)
                    assert len(of_class(found[id], "c-chip")) == 4 - len(owned)


@pytest.mark.parametrize("players", COUNTS)
def test_the_advances_of_the_viewer_are_in_his_grid(players: int) -> None:
    for view, _, page in pages(players):
        facts = view["table"]["players"][view["player"] or 0]
        found = things(page)
        for advance in terms.ADVANCES:
            owned = advance in facts["advances"]
            lines = title(found[f"advance:{advance}"]).splitlines()
            assert EN("board-owned" if owned else "board-not-owned") in lines
            assert EN(f"advance-{advance}-effect") in lines


@pytest.mark.parametrize("players", COUNTS)
def test_what_else_players_have_is_told(players: int) -> None:
    for view, _, page in pages(players):
        found = things(page)
        for number, facts in enumerate(view["table"]["players"]):
            told = title(found[f"player:player-{number + 1}"])
            assert EN("board-tracker", number=facts["tracker"]) in told
            for sort, count in facts["hand_sizes"].items():
                assert EN("board-hand-of", sort=sort, number=count) in told
            for building, count in facts["buildings"].items():
                assert f"{EN(f'building-{building}')} {count}" in told
            assert (EN("page-barred") in told) == facts["barred_from_building"]
            for card, _ in facts["completed"]:
                assert EN("board-completed-one") in title(found[f"objective-card:{card}"])
            everything = "\n".join(title(element) for element in found.values())
            for leader in facts["leaders_left"]:
                assert EN(f"leader-{leader}-abilities") in everything
            for special in facts["specials"]:
                assert EN(f"special-{special}-effect") in everything


@pytest.mark.parametrize("players", COUNTS)
def test_the_status_tells_decks_supplies_and_what_is_in_force(players: int) -> None:
    for view, _, page in pages(players):
        table = view["table"]
        found = things(page)
        for pile, left in table["decks"].items():
            deck = found[f"deck:{pile}"]
            assert texts(deck) == [str(left)]
        for card in table["discards"]["event"]:
            text = terms.EVENTS[CONTENT.event_text[CONTENT.event_ids.index(card)]]
            assert EN(f"event-{text}") in title(found["deck:event"])
        barbarians = table["supply"]["barbarian_settlements"]
        assert texts(found["player:barbarians"]) == [str(barbarians)]
        assert ("player:pirates" in found) == table["civilizations"]
        for card in table["events_in_play"]:
            assert EN("page-in-play") in title(found[f"event-card:{card}"])
        status = ElementTree.fromstring(page.status.source)
        for one, other in table["pacts"]:
            names = [
                EN(f"civilization-{table['players'][terms.OWNERS.index(owner)]['civilization']}")
                for owner in (one, other)
            ]
            words = EN("page-pact", one=names[0], other=names[1])
            assert any(words in (e.text or "") for e in status.iter("title"))
        past = (table["age"] - 1) * 3 + table["round"] - 1
        assert len(of_class(status, "c-past")) == past
        assert len(of_class(status, "c-now")) == 1
        assert len(of_class(status, "c-ahead")) == 3 * table["ages"] - past


def test_an_event_that_stays_in_force_is_told_once() -> None:
    view = rich(2)
    name = EN("event-solar-eclipse")
    for cards in ([], ["e41"]):
        view["table"].update(
            events_in_play=cards, lasting={"solar_eclipse": True, "trojan_horse": False}
        )
        status = ElementTree.fromstring(drawn_whole(view, "en", False).status.source)
        assert [element.text for element in status.iter("text")].count(name) == 1


def test_the_end_is_told() -> None:
    view = over_view()
    view["table"].update(events_in_play=[], pacts=[])
    for player in view["table"]["players"]:
        player["barred_from_building"] = False
    page = drawn_whole(view, "en", False)
    winners = [n for n, panel in enumerate(page.players) if panel.state == EN("board-winner")]
    assert winners == view["result"]["winners"]
    assert not any(panel.state for n, panel in enumerate(page.players) if n not in winners)


def test_hostile_words_stay_words() -> None:
    def say(message: str, **arguments: str | int) -> str:
        return f"{message} {arguments} {HOSTILE}"

    for narrow in (False, True):
        for root in roots(page_with(rich(4), Memory(say), narrow).whole()):
            assert not [element for element in root.iter() if "script" in element.tag]


# How options are shown


def test_manners_speak_of_verbs_that_there_are() -> None:
    verbs = {verb.name: verb for verb in GAME.verbs}
    manners = GAME.manners
    assert set(manners.icons) <= set(verbs)
    assert set(manners.icons.values()) <= SPRITE
    assert not [name for name in manners.final if verbs[name].kinds]
    assert {verbs[name].kinds[0].name for name in manners.acting} == {"city"}
    without = set(verbs) - set(manners.icons) - manners.final
    assert not without


@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_of_options_have_a_heading(language: str) -> None:
    text = text_of(GAME, language)
    for verb in GAME.verbs:
        assert text.has(f"verb-{verb.name}") == bool(verb.kinds)
    assert text.has("game-length")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_city_does_is_said_without_its_name(language: str) -> None:
    text = text_of(GAME, language)
    city = terms.HEXES.index("c4")
    for verb in GAME.verbs:
        if verb.name in GAME.manners.acting:
            arguments = [city, *(0 for _ in verb.kinds[1:])]
            option = verb.of(*arguments)
            assert "C4" in text.option(option)
            assert "C4" not in text.short_option(option)


def test_the_vignette() -> None:
    root = ElementTree.fromstring((GAME.folder / "vignette.svg").read_text(encoding="utf-8"))
    assert root.attrib["viewBox"] == "0 0 120 80"
    drawn = {path.get("class") for path in root.iter(f"{SVG}path")}
    assert drawn >= {"hex water", "hex fertile", "hex forest", "hex mountain"}
