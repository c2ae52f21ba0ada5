"""Drawn cards: their whole text, what lies on them, and what is sent again."""

from functools import cache
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.drawing import Box, Type
from kronika.core.scene import Memory
from kronika.core.text import LANGUAGES, text_of
from kronika.games.europa_universalis.drawing import cards
from kronika.games.europa_universalis.drawing.faces import KINDS, card_facts, face_of, main_lines
from kronika.games.europa_universalis.drawing.faces import lines_of as said
from kronika.games.europa_universalis.drawing.scene import Scene
from kronika.games.europa_universalis.game import GAME
from kronika.games.europa_universalis.names import CARDS, EVENTS, MISSIONS
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.view import view
from tests.drawings import things
from tests.europa_universalis.playing import started

View = dict[str, Any]
SVG = "{http://www.w3.org/2000/svg}"


@cache
def table() -> Table:
    """A table with cards in every place."""
    s = started("S16", seed=3)
    s.hands[0] = [CARDS.number("adm-01-1"), CARDS.number("mil-03-1")]
    s.hands[1] = [CARDS.number("dip-01-1")]
    s.display[0] = CARDS.number("adm-02-1")
    s.charges[0] = 2
    s.events = [EVENTS.number("papal-conclave"), EVENTS.number("the-star-chamber")]
    s.event_ducats = [4, 0]
    s.face_down = 1
    s.missions[0] = [MISSIONS.number("england-1a")]
    return s


def seen(s: Table, player: int | None = 0, lit: tuple[str, ...] = ()) -> View:
    return {
        "table": view(s, player),
        "player": player,
        "options": [{"touches": list(lit)}],
        "ask": {"players": [0]},
        "result": None,
        "decision": 1,
        "settings": {},
    }


def scene(
    language: str = "en", player: int | None = 0, lit: tuple[str, ...] = (), s: Table | None = None
) -> Scene:
    return Scene(seen(s or table(), player, lit), text_of(GAME, language).message, 0.48)


def element_of(box: Box) -> Element:
    return ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{box.markup.source}</svg>')


def written(box: Box) -> str:
    """The words that can be read on a drawing, without what is told to who points at it."""
    return " ".join(each.text or "" for each in element_of(box).iter(f"{SVG}text"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_full_card_shows_its_whole_text(kind: str, language: str) -> None:
    drawn = scene(language)
    for id in KINDS[kind].ids:
        box = cards.card_box(drawn, kind, id, cards.FULL, full=True)
        text = written(box)
        assert box.width == cards.FULL
        for line in main_lines(said(drawn, kind, id)):
            for word in line.text.split():
                assert word in text, (id, word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_card_tells_the_rest_to_who_points_at_it(language: str) -> None:
    drawn = scene(language)
    for kind, names in KINDS.items():
        for id in names.ids[:12]:
            box = cards.card_box(drawn, kind, id)
            title = element_of(box).find(f".//{SVG}title")
            assert title is not None
            for fact in card_facts(drawn, kind, id):
                assert fact in (title.text or ""), (id, fact)


def test_words_stay_on_the_card() -> None:
    """No line of text is wider than its card."""
    sizes = {"ec-body": Type(13), "ec-small": Type(12), "ec-title": Type(17, "book")}
    for language in LANGUAGES:
        drawn = scene(language)
        for kind, names in KINDS.items():
            for id in names.ids[:20]:
                box = cards.card_box(drawn, kind, id, cards.FULL, full=True)
                for each in element_of(box).iter(f"{SVG}text"):
                    found = sizes.get(each.attrib.get("class", ""))
                    if found is not None and "text-anchor" not in each.attrib:
                        assert found.width(each.text or "") <= cards.FULL - 16, (id, each.text)


def test_the_hand_is_the_viewers_and_the_display_everybodys() -> None:
    own = things(element_of(cards.hand_box(scene(), 0, 700)))
    assert set(own) == {"card:adm-01-1", "card:mil-03-1", "card:adm-02-1"}
    other = things(element_of(cards.hand_box(scene(player=1), 0, 700)))
    assert set(other) == {"card:adm-02-1"}
    assert cards.hand_box(scene(), 1, 700).height == 0
    assert set(things(element_of(cards.display_box(scene(player=1), 0, 700)))) == {"card:adm-02-1"}


def test_a_display_card_says_what_uses_it_has_left() -> None:
    assert "uses left: 2" in written(cards.display_box(scene(), 0, 700))


def test_events_have_their_ducats_and_backs() -> None:
    box = cards.events_box(scene(), 700)
    assert set(things(element_of(box))) == {"event:papal-conclave", "event:the-star-chamber"}
    text = written(box)
    assert "4" in text.split()
    assert "face down: 1" in text


def test_milestones_are_those_that_can_be_reached() -> None:
    shown = {f"milestone:{each['milestone']}" for each in view(table(), 0)["milestones"].values()}
    assert set(things(element_of(cards.milestones_box(scene(), 700)))) == shown


def test_ideas_carry_the_chits_of_who_has_them() -> None:
    s = table().copy()
    idea = s.idea_display[0][0]
    s.tags[idea] = (2, 0)
    box = cards.ideas_box(scene(s=s), 700)
    shown = view(s, 0)["ideas"]
    assert set(things(element_of(box))) == {
        f"idea:{each['idea']}" for power in shown.values() for each in power["shown"]
    }
    titles = [each.text or "" for each in element_of(box).iter(f"{SVG}title")]
    assert any("researched by" in text for text in titles)


def test_struggles_are_the_active_ones_and_the_next() -> None:
    facts = view(table(), 0)["struggles"]
    wanted = {f"struggle:{id}" for id in facts["active"]}
    if facts["upcoming"]:
        wanted.add(f"struggle:{facts['upcoming']}")
    box = cards.struggles_box(scene(), 700)
    assert (set(things(element_of(box))) if box.height else set()) == wanted


def test_what_can_be_chosen_is_lit() -> None:
    box = cards.hand_box(scene(lit=("card:adm-01-1",)), 0, 700)
    lit = [each.attrib for each in element_of(box).iter() if "data-touch" in each.attrib]
    assert [each["data-touch"] for each in lit] == ["card:adm-01-1"]


def test_only_a_card_that_changed_is_sent_again() -> None:
    memory = Memory(text_of(GAME, "en").message)

    def pieces(s: Table) -> dict[str, str]:
        drawn = Scene(seen(s), memory.words, 0.48, memory)
        cards.events_box(drawn, 700)
        cards.hand_box(drawn, 0, 700)
        return {name: piece.version for name, piece in drawn.pieces.items()}

    before = pieces(table())
    s = table().copy()
    s.event_ducats = [6, 0]
    after = pieces(s)
    assert before.keys() == after.keys()
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"/event-cards/small-event-papal-conclave"}


def test_faces_have_the_price_and_the_colour_of_their_kind() -> None:
    drawn = scene()
    face = face_of(drawn, "card", "adm-03-2")
    assert (face.kind, face.costs, face.ducats) == ("adm", (("adm", 2),), 2)
    assert face_of(drawn, "mission", "castile-1a").prestige == 2
    assert face_of(drawn, "event", "the-star-chamber").realm == "england"
