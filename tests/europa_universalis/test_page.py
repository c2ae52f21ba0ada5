"""A page shows everything of a view, in pieces that seldom change."""

import re
import zlib
from collections.abc import Iterator
from functools import cache
from random import Random
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.drawing import ART
from kronika.core.page import Page, filled
from kronika.core.scene import RING, Memory
from kronika.core.text import LANGUAGES, text_of
from kronika.games.europa_universalis.game import GAME
from kronika.games.europa_universalis.page import page_with
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.words import ACTION
from tests.drawings import HOSTILE, title

from .tables import View, asked_view, choose, match_of, over_view, played_view, start_view

EN = text_of(GAME, "en").message
SPRITE = set(re.findall(r'<(?:symbol|pattern) id="([\w-]+)"', (ART / "icons.svg").read_text()))
XMLNS = '<svg xmlns="http://www.w3.org/2000/svg" '
KINDS = ("small", "large", "over")
GROUND = ("/outlines", "/under", "/lines", "/top", "/names", "/symbols", "/waters")


@cache
def views(kind: str) -> tuple[View, ...]:
    if kind == "small":
        return (start_view(2), played_view(3, 200))
    if kind == "large":
        return (played_view(4, 300),)
    return (over_view(),)


# Reading a page


def drawings(page: Page) -> list[str]:
    parts = [
        page.board,
        page.realm,
        page.cards,
        page.status,
        *(player.body for player in page.players),
    ]
    return [part.source for part in parts if part]


def roots(page: Page) -> list[Element]:
    return [ElementTree.fromstring(drawn.replace("<svg ", XMLNS, 1)) for drawn in drawings(page)]


def things(page: Page) -> dict[str, Element]:
    """The things of a page by their ids; panels tell of some that stand on the map as well."""
    found = [e for root in roots(page) for e in root.iter() if "data-thing" in e.attrib]
    return {element.attrib["data-thing"]: element for element in reversed(found)}


def touched(view: View) -> set[str]:
    return {touch for option in view["options"] for touch in option["touches"]}


def pages(kind: str, language: str = "en") -> Iterator[tuple[View, bool, Page]]:
    for view in views(kind):
        for narrow in (False, True):
            yield view, narrow, GAME.page(view, language, narrow).whole()


# The drawings


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_can_stand_in_a_page(kind: str, language: str) -> None:
    for _, _, page in pages(kind, language):
        own = set(re.findall(r'\bid="([\w-]+)"', page.board.source))
        for drawn, root in zip(drawings(page), roots(page), strict=True):
            assert root.attrib["aria-label"]
            assert root.attrib["role"] == "group"
            assert not {"width", "height"} & set(root.attrib)
            assert not re.search(r'\sstyle="', drawn)
            used = re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', drawn)
            assert {one or other for one, other in used} <= SPRITE | own
        ids = re.findall(r'\bid="([\w-]+)"', "".join(drawings(page)))
        assert len(ids) == len(set(ids))
        assert not set(ids) & SPRITE


@pytest.mark.parametrize("kind", KINDS)
def test_every_thing_has_its_facts(kind: str) -> None:
    for _, _, page in pages(kind):
        for id, element in things(page).items():
            assert title(element).strip(), id


@pytest.mark.parametrize("kind", KINDS)
def test_players_have_their_numbers_and_prestige_first_and_as_chief(kind: str) -> None:
    for view, _, page in pages(kind):
        for panel, facts in zip(page.players, view["table"]["players"], strict=True):
            assert panel.side == EN(f"realm-{facts['realm']}")
            assert panel.chief is not None
            assert panel.chief.value == str(facts["prestige"])
            values = [stat.value for stat in panel.stats]
            assert values[0] == panel.chief.value
            assert values[1:5] == [*map(str, facts["power"].values()), str(facts["ducats"])]
            assert values[-1] == str(sum(facts["hand_counts"].values()))


@pytest.mark.parametrize("kind", KINDS)
def test_wars_and_friends_of_players_are_told(kind: str) -> None:
    for view, _, page in pages(kind):
        for realm, facts in view["table"]["realms"].items():
            name = EN(f"realm-{realm}")
            tied = [*facts.get("enemies", ()), *facts.get("marriages", ())]
            tied += [facts["ally"]] if "ally" in facts else []
            for seat in tied:
                assert name in page.players[seat].body.source.replace("&#x27;", "'")


# What can be chosen


@pytest.mark.parametrize("kind", KINDS)
def test_what_options_touch_is_there_with_its_ring_for_the_page_to_light(kind: str) -> None:
    for view, _, page in pages(kind):
        found = things(page)
        assert touched(view) <= set(found)
        for id in touched(view):
            rings = [e for e in found[id] if RING in e.attrib.get("class", "").split()]
            assert len(rings) == 1, id
        for source in drawings(page):
            assert "lit-target" not in source
            assert EN("board-can-choose") not in source


@pytest.mark.parametrize("players", [3, 6])
def test_in_a_game_all_that_can_be_chosen_is_on_the_page(players: int) -> None:
    match, random = match_of(players, 5), Random(5)
    met: set[str] = set()
    for number in range(300):
        if not match.ask:
            break
        if number % 10 == 0:
            view = asked_view(match)
            page = GAME.page(view, "en", narrow=bool(number % 2))
            drawn = "".join(
                [
                    *(piece.source for piece in page.pieces.values()),
                    page.realm.source,
                    page.cards.source,
                ]
            )
            there = set(re.findall(r'data-thing="([^"]+)"', drawn))
            assert touched(view) <= there
            met |= {id.split(":")[0] for id in touched(view)}
        choose(match, random)
    assert len(met) >= 4


def test_another_question_changes_no_page_if_all_has_its_place() -> None:
    same = 0
    for kind in KINDS[:2]:
        for view, narrow, page in pages(kind):
            silent = GAME.page({**view, "options": []}, "en", narrow).whole()
            if touched(view) <= set(things(silent)):
                assert drawings(silent) == drawings(page)
                same += bool(touched(view))
    assert same


# Modes


def test_every_mode_has_words_and_distant_continents_only_where_they_are_in_play() -> None:
    for language in LANGUAGES:
        near = GAME.page(start_view(2), language, narrow=False).modes
        far = GAME.page(start_view(6), language, narrow=False).modes
        assert [mode.id for mode in far] == ["realms", "diplomacy", "religion", "trade", "overseas"]
        assert len({mode.words for mode in far}) == len(far)
        assert {mode.icon for mode in far} <= SPRITE
        assert {mode.id for mode in near} <= {mode.id for mode in far}
    page = GAME.page(start_view(6), "en", narrow=False).whole()
    assert 'data-place="overseas"' in page.board.source


def test_no_mode_and_no_level_of_detail_hides_what_can_be_chosen() -> None:
    hidden = re.compile(r"\b(of|for|not|near)-(realms|diplomacy|religion|trade|\d)\b")
    for view, _, page in pages("large"):
        del view
        for root in roots(page):
            for element in root.iter():
                if hidden.search(element.attrib.get("class", "")):
                    assert not [e for e in element.iter() if "data-thing" in e.attrib]


# Pieces


def changed(before: Page, after: Page) -> list[str]:
    return [name for name, piece in after.pieces.items() if before.pieces.get(name) != piece]


def test_a_page_is_small_and_a_decision_sends_little() -> None:
    match, random = match_of(6, 3, 60), Random(3)
    before = GAME.page(match.view(0), "en", narrow=False)
    whole = "".join(piece.source for piece in before.pieces.values()).encode()
    assert len(whole) < 1_500_000
    assert len(zlib.compress(whole)) < 300_000
    sent = []
    for _ in range(80):
        choose(match, random)
        after = GAME.page(match.view(0), "en", narrow=False)
        names = changed(before, after)
        assert not [name for name in names if name.endswith(GROUND)]
        source = "".join(after.pieces[name].source for name in names)
        sent.append(len(zlib.compress(source.encode())))
        before = after
    assert max(sent) < 60_000
    assert sorted(sent)[len(sent) // 2] < 15_000


def with_state(match_view: View, state: Table) -> View:
    return {**match_view, "table": GAME.view(state, match_view["player"])}


def test_unrest_in_one_province_sends_what_lies_there_alone() -> None:
    match = match_of(6, 3, 60)
    view = match.view(0)
    state = match.state
    assert isinstance(state, Table)
    before = GAME.page(view, "en", narrow=False)
    twin = state.copy()
    assert isinstance(twin, Table)
    town = next(each for each in state.atlas.provinces if state.town[each] == 0)
    twin.unrest[town] = not twin.unrest[town]
    names = changed(before, GAME.page(with_state(view, twin), "en", narrow=False))
    assert names
    assert all(re.search(r"/(pieces|area)-", name) for name in names), names


def test_what_is_remembered_is_what_is_drawn() -> None:
    memory = Memory(EN)
    for view in (*views("small"), *views("large")):
        for narrow in (False, True):
            first = page_with(view, memory, narrow).whole()
            again = page_with(view, memory, narrow).whole()
            fresh = page_with(view, Memory(EN), narrow).whole()
            assert drawings(first) == drawings(again) == drawings(fresh)


def test_pieces_fill_all_holes() -> None:
    page = GAME.page(start_view(6), "en", narrow=False)
    assert "data-hole" in page.board.source
    assert "data-hole" not in filled(page.board.source, page.pieces)


# Secrets


@pytest.mark.rule("EU-H.1")
@pytest.mark.parametrize("narrow", [False, True])
def test_cards_and_missions_of_others_are_on_no_page(narrow: bool) -> None:
    match = match_of(4, 4, 300)
    for viewer in range(4):
        twin = match.redraw(viewer, 99)
        page, other = (GAME.page(m.view(viewer), "en", narrow).whole() for m in (match, twin))
        assert drawings(page) == drawings(other)
        view = match.view(viewer)
        shown = set(things(page))
        for seat, facts in enumerate(match.view(None)["table"]["players"]):
            if seat != viewer:
                own = match.view(seat)["table"]["players"][seat]
                open_ = {each["card"] for each in facts["display"]}
                hidden = {f"card:{card}" for card in own["hand"] if card not in open_}
                assert not (hidden - touched(view)) & shown
                assert not {f"mission:{each}" for each in own["missions"]} & shown


def test_a_spectator_sees_no_hand() -> None:
    page = GAME.page(match_of(3, 3, 200).view(None), "en", narrow=False).whole()
    display = match_of(3, 3, 200).view(None)["table"]["players"][0]["display"]
    cards = {id for id in things(page) if id.startswith("card:")}
    assert cards == {f"card:{each['card']}" for each in display}


def test_hostile_words_stay_words() -> None:
    def hostile(message: str, **arguments: str | int) -> str:
        return EN(message, **arguments) if message.startswith("board-") else HOSTILE

    for narrow in (False, True):
        page = page_with(played_view(3, 200), Memory(hostile), narrow).whole()
        for root in roots(page):
            assert not [element for element in root.iter() if "script" in element.tag]


def test_on_a_phone_the_own_numbers_and_a_battle_stand_at_the_map() -> None:
    match = match_of(3, 3, 40)
    page = GAME.page(match.view(0), "en", True)
    facts = match.view(0)["table"]["players"][0]
    values = [stat.value for stat in page.players[0].means]
    assert values[:4] == [*(str(each) for each in facts["power"].values()), str(facts["ducats"])]
    assert not page.now
    wide = GAME.page(match.view(0), "en", False)
    assert not wide.players[0].means
    assert not wide.now


# Lists and manners


def test_a_match_in_a_few_words() -> None:
    match = match_of(3, 3, 40)
    told = GAME.summary(match.state)
    assert [EN(side) for side in told.sides] == ["England", "France", "Castile"]
    assert EN(told.stage, **told.arguments) == "Age I, round 1"


def test_every_verb_has_an_icon_or_closes_the_question() -> None:
    verbs = {verb.name: verb for verb in GAME.verbs}
    manners = GAME.manners
    shown = set(manners.icons) | manners.final
    assert set(verbs) == {key for key in shown if " " not in key}
    single = {key for key in shown if " " in key}
    assert {key for key in single if key.startswith("act ")} == {f"act {e}" for e in ACTION.ids}
    assert [key for key in single if GAME.parsed(key) is None] == []
    assert manners.icons["lose-unit regular cavalry army-1"] == "i-cavalry"
    assert set(manners.icons.values()) <= SPRITE
    assert not [name for name in manners.final if name in verbs and verbs[name].kinds]
    assert manners.giving_up <= manners.final
    for language in LANGUAGES:
        text = text_of(GAME, language)
        assert all("short" in text.forms(f"option-{name}") for name in manners.acting)
