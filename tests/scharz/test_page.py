"""A page shows everything of a view, in pieces that seldom change."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.drawing import ART
from kronika.core.match import new_match
from kronika.core.page import Page
from kronika.core.scene import RING, Memory
from kronika.core.text import LANGUAGES, text_of
from kronika.games.scharz.game import GAME
from kronika.games.scharz.page import page_with
from tests.drawings import HOSTILE, title

from .tables import View, over_view, played_views, rich_view, start_view

EN = text_of(GAME, "en").message
SPRITE = set(re.findall(r'<(?:symbol|pattern) id="([\w-]+)"', (ART / "icons.svg").read_text()))
XMLNS = '<svg xmlns="http://www.w3.org/2000/svg" '
KINDS = ("small", "middle", "large", "over")


@cache
def views(kind: str) -> tuple[View, ...]:
    if kind == "small":
        return (
            start_view(2, map="italia", mode="first"),
            rich_view(2, "taifas", "white"),
            *played_views(2, "basic", "britannia", 30, 60),
        )
    if kind == "middle":
        return (
            rich_view(4, "vikings", "red"),
            rich_view(6, "italia", "yellow"),
            *played_views(4, "green", "vikings", 60, 120),
        )
    if kind == "large":
        return (start_view(9, map="orient", mode="white"), rich_view(12, "orient", "red"))
    return (over_view(),)


# Reading a page


def drawings(page: Page) -> list[str]:
    parts = [page.board, page.cards, page.status, *(player.body for player in page.players)]
    return [part.source for part in parts if part]


def roots(page: Page) -> list[Element]:
    return [ElementTree.fromstring(drawn.replace("<svg ", XMLNS, 1)) for drawn in drawings(page)]


def things(page: Page) -> dict[str, Element]:
    """The things of a page by their ids, which each have once."""
    found = [e for root in roots(page) for e in root.iter() if "data-thing" in e.attrib]
    ids = [element.attrib["data-thing"] for element in found]
    assert len(ids) == len(set(ids)), [id for id, count in Counter(ids).items() if count > 1]
    return dict(zip(ids, found, strict=True))


def touched(view: View) -> set[str]:
    return {touch for option in view["options"] for touch in option["touches"]}


def size(root: Element) -> tuple[float, float]:
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    return width, height


def pages(kind: str, language: str = "en") -> Iterator[tuple[View, bool, Page]]:
    for view in views(kind):
        for narrow in (False, True):
            yield view, narrow, GAME.page(view, language, narrow).whole()


# The drawings


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_can_stand_in_a_page(kind: str, language: str) -> None:
    for _, narrow, page in pages(kind, language):
        assert bool(page.cards) == narrow
        own = set(re.findall(r'\bid="([\w-]+)"', page.board.source))
        for drawn, root in zip(drawings(page), roots(page), strict=True):
            assert root.attrib["aria-label"]
            assert root.attrib["role"] == "group"
            assert float(root.attrib["data-natural-width"]) == size(root)[0]
            assert not {"width", "height"} & set(root.attrib)
            assert not re.search(r'\sstyle="', drawn)
            assert "<style" not in drawn
            used = re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', drawn)
            assert {one or other for one, other in used} <= SPRITE | own
        ids = re.findall(r'\bid="([\w-]+)"', "".join(drawings(page)))
        assert len(ids) == len(set(ids))
        assert not set(ids) & SPRITE


@pytest.mark.parametrize("kind", KINDS)
def test_natural_sizes(kind: str) -> None:
    for view, narrow, page in pages(kind):
        side = 366 if narrow else 330
        for part in (page.status, *(player.body for player in page.players)):
            if part:
                assert size(ElementTree.fromstring(part.source))[0] == side
        if narrow:
            assert size(ElementTree.fromstring(page.cards.source))[0] == side
            continue
        width, height = size(ElementTree.fromstring(page.board.source))
        assert width <= 1130
        if view["table"]["board"] is None and view["table"]["map"] in ("vikings", "huns"):
            assert height <= 720


@pytest.mark.parametrize("kind", KINDS)
def test_every_thing_has_its_facts_and_stands_once(kind: str) -> None:
    for _, _, page in pages(kind):
        for id, element in things(page).items():
            assert title(element).strip(), id


@pytest.mark.parametrize("kind", KINDS)
def test_stores_goals_and_relations_are_there(kind: str) -> None:
    for view, _, page in pages(kind):
        told = "".join(drawings(page))
        assert EN("board-goal-significance") in told
        assert str(view["table"]["players"][view["player"] or 0]["gold"]) in told
        if view["table"]["mode"] not in ("first", "basic"):
            assert EN("board-diplomacy") in told


@pytest.mark.parametrize("kind", KINDS)
def test_players_have_points_first_and_say_whether_they_choose(kind: str) -> None:
    for view, _, page in pages(kind):
        assert len(page.players) == len(view["table"]["players"])
        for number, (panel, facts) in enumerate(
            zip(page.players, view["table"]["players"], strict=True)
        ):
            assert panel.colour == number + 1
            assert panel.chief is not None
            assert panel.chief.value == str(facts["points"])
            assert str(facts["total"]) in [stat.value for stat in panel.stats]
            if view["result"] is None and not facts["eliminated"]:
                asked = number in view["ask"]["players"] and number != view["player"]
                assert panel.state == (EN("board-chooses") if asked else "")


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
            assert "data-touch" not in source
            assert EN("board-can-choose") not in source


@pytest.mark.parametrize("kind", KINDS[:3])
def test_another_question_changes_no_page_if_all_has_its_place(kind: str) -> None:
    same = 0
    for view, narrow, page in pages(kind):
        silent = GAME.page({**view, "options": []}, "en", narrow).whole()
        if touched(view) <= set(things(silent)):
            assert drawings(silent) == drawings(page)
            same += bool(touched(view))
    assert same


# Pieces


@pytest.mark.parametrize("narrow", [False, True])
def test_a_move_sends_few_pieces_and_never_the_ground(narrow: bool) -> None:
    match = new_match(GAME, 4, 3, {"mode": "red", "map": "vikings", "start": "prelude"})
    random = Random(3)
    before = GAME.page(match.view(0), "en", narrow).pieces
    ground = [name for name in before if name.endswith(("/ground", "/lines", "/seas"))]
    assert len(ground) == 3
    most = 0
    for _ in range(60):
        match.choose(random.choice(match.options))
        after = GAME.page(match.view(0), "en", narrow).pieces
        changed = [name for name, piece in after.items() if before.get(name) != piece]
        assert not set(ground) & set(changed)
        most = max(most, sum(len(after[name].source) for name in changed))
        before = after
    assert most < 60_000


def test_what_is_remembered_is_what_is_drawn() -> None:
    memory = Memory(EN)
    for kind in KINDS:
        for view in views(kind):
            for narrow in (False, True):
                first = page_with(view, memory, narrow).whole()
                again = page_with(view, memory, narrow).whole()
                fresh = page_with(view, Memory(EN), narrow).whole()
                assert drawings(first) == drawings(again) == drawings(fresh)


@pytest.mark.rule("SZ-C5.1")
def test_nothing_is_hidden() -> None:
    match = new_match(GAME, 3, 3, {"mode": "white", "map": "taifas", "start": "prelude"})
    random = Random(3)
    for _ in range(40):
        match.choose(random.choice(match.options))
    for viewer in range(3):
        twin = match.redraw(viewer, 99)
        page, other = (GAME.page(m.view(viewer), "en", False).whole() for m in (match, twin))
        assert drawings(page) == drawings(other)


def test_hostile_words_stay_words() -> None:
    def hostile(message: str, **arguments: str | int) -> str:
        return EN(message, **arguments) if message.startswith("board-") else HOSTILE

    for narrow in (False, True):
        page = page_with(rich_view(4), Memory(hostile), narrow).whole()
        for root in roots(page):
            assert not [element for element in root.iter() if "script" in element.tag]


# Manners


def test_manners_speak_of_verbs_that_there_are() -> None:
    verbs = {verb.name: verb for verb in GAME.verbs}
    manners = GAME.manners
    assert set(manners.icons) <= set(verbs)
    assert set(manners.icons.values()) <= SPRITE
    assert not [name for name in manners.final if verbs[name].kinds]
    assert {verbs[name].kinds[0].name for name in manners.acting} == {"field"}
    assert manners.giving_up <= manners.final
    for language in LANGUAGES:
        without = [
            name
            for name in manners.acting
            if "short" not in text_of(GAME, language).forms(f"option-{name}")
        ]
        assert len(without) < 3, without
    for language in LANGUAGES:
        text = text_of(GAME, language)
        headed = {verb for verb in verbs if text.has(f"verb-{verb}")}
        assert len(headed) > 50
    assert len(set(verbs) - set(manners.icons) - manners.final) <= 6


@pytest.mark.parametrize("narrow", [False, True])
def test_of_special_phases_the_one_that_is_on_is_lit(narrow: bool) -> None:
    view = rich_view(3, "huns", "basic")
    view["table"].update(step="special-end", round=1, phase="sowing")
    page = GAME.page(view, "en", narrow).whole()
    drawn = " ".join(drawings(page))
    lit = re.findall(r'class="r-step now"[^>]*>([^<]*)<', drawn)
    if narrow:
        assert ">Sowing<" in drawn
        assert ">Births<" not in drawn
        return
    assert lit == ["Sowing"]
    assert re.findall(r'class="r-step past"[^>]*>([^<]*)<', drawn)[-1:] == ["Births"]
    assert len(re.findall(r'<circle class="w-now"', drawn)) == 1


def test_who_has_no_faction_is_called_by_his_name_where_room_is_scarce() -> None:
    for view, numbered in (
        (rich_view(3, "huns", "basic"), True),
        (rich_view(4, "vikings", "red"), False),
    ):
        page = GAME.page(view, "en", True)
        assert [panel.numbered for panel in page.players] == [numbered] * len(page.players)
        assert [panel.numbered for panel in page.whole().players] == [numbered] * len(page.players)
