"""A view in pieces, for the page: everything is there, nothing that is hidden, all of it sound."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import kronika
from kronika.core.asks import Option
from kronika.core.drawing import ART, Markup, Type
from kronika.core.match import Match
from kronika.core.packs import STANDARD
from kronika.core.page import Page
from kronika.core.scene import RING
from kronika.core.text import LANGUAGES, text_of
from kronika.games.pax_renaissance import GAME, terms, words
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.page import _memory
from kronika.games.pax_renaissance.position import Position
from tests.drawings import SVG, View, boxes_of, classes, icons, texts, title

from .helpers import wander
from .test_board import SOLID, VIEWS, all_cards, rich_view

EN: Final = text_of(GAME, "en").message
SPACE: Final = 'xmlns="http://www.w3.org/2000/svg"'
SETTINGS: Final[list[dict[str, bool]]] = [
    {},
    {"open_hands": False},
    {"astrology": True, "bankruptcy": True},
]


def moments(players: int, every: int = 37) -> Iterator[Match]:
    """Two matches of random play, from time to time and at their ends."""
    for seed in (players, 10 + players):
        match = kronika.new(GAME.name, players=players, seed=seed, **SETTINGS[players - 2])
        yield match
        for number, _ in enumerate(wander(match, seed)):
            if number % every == 0:
                yield match
        yield match


def drawn(view: View, language: str, narrow: bool) -> Page:
    """A page with everything in its place."""
    return GAME.page(view, language, narrow).whole()


def forget() -> None:
    """Draw everything anew from now on."""
    for language in LANGUAGES:
        _memory(STANDARD, language).forget()


def viewers(match: Match) -> Iterator[dict[str, Any]]:
    for viewer in (None, *range(match.players)):
        yield match.view(viewer)


def parts(page: Page) -> list[Element]:
    """Every drawing of a page."""
    drawn = [page.board, page.status, *(panel.body for panel in page.players)]
    drawn += [page.cards] if page.cards else []
    return [parsed(markup) for markup in drawn]


def parsed(markup: Markup) -> Element:
    return ElementTree.fromstring(markup.source.replace("<svg ", f"<svg {SPACE} ", 1))


def whole(page: Page) -> Element:
    """All drawings of a page under one roof."""
    root = Element("page")
    root.extend(parts(page))
    return root


def things(root: Element) -> dict[str, Element]:
    found = [element for element in root.iter() if "data-thing" in element.attrib]
    counted = Counter(element.attrib["data-thing"] for element in found)
    assert [id for id, count in counted.items() if count > 1] == []
    return {element.attrib["data-thing"]: element for element in found}


def plain(page: Page) -> list[object]:
    """A page as what can be compared."""
    found: list[object] = [page.board.source, page.cards.source, page.status.source, page.tags]
    for panel in page.players:
        stats = [(stat.icon, stat.value, stat.words) for stat in panel.stats]
        found.append((panel.side, panel.colour, stats, panel.state, panel.body.source))
    return found


def check_sound(page: Page, view: View) -> None:
    """Well-formed, without style, with all that options touch and no id twice."""
    root = whole(page)
    ids = Counter(e.attrib["id"] for e in root.iter() if "id" in e.attrib)
    assert max(ids.values()) == 1
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in ("style", "script")
        assert "style" not in element.attrib
    found = things(root)
    touched = {touch for option in view["options"] for touch in option["touches"]}
    assert touched <= set(found)
    for id, element in found.items():
        assert title(element)
        # The page lights what can be chosen: it has a ring for that.
        if id in touched:
            assert [child.attrib.get("class", "") for child in element].count(RING) == 1, id
    assert not {"lit-target"} & set(classes(root))
    assert not [element for element in root.iter() if "data-touch" in element.attrib]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("narrow", [False, True])
def test_what_can_be_chosen_is_on_the_page_of_everybody(players: int, narrow: bool) -> None:
    lit = 0
    for match in moments(players):
        for view in viewers(match):
            check_sound(drawn(view, "en", narrow), view)
            lit += len(view["options"])
    assert lit > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("name", VIEWS)
def test_made_up_views_in_every_language(name: str, narrow: bool, language: str) -> None:
    check_sound(drawn(VIEWS[name], language, narrow), VIEWS[name])


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everything_public_is_somewhere(name: str, viewer: int | None, narrow: bool) -> None:
    view = {**VIEWS[name], "player": viewer, "options": []}
    table = view["table"]
    expected = {f"card:{card}" for card in all_cards(view)}
    expected |= {f"slot:{id}" for id in table["slots"]}
    expected |= {f"border:{id}" for id in table["borders"]}
    expected |= {f"empire:{id}" for id in terms.EMPIRES}
    expected |= {f"victory:{id}" for id in terms.VICTORIES}
    expected |= {f"bank:{found['bank']}" for found in table["players"]}
    expected |= {f"place:{row}-{column}" for row in terms.REGIONS for column in range(6)}
    page = drawn(view, "en", narrow)
    root = whole(page)
    assert set(things(root)) == expected
    titles = [element.text or "" for element in root.iter(f"{SVG}title")]
    for piece, left in table["supply"].items():
        kind, religion = piece.split()
        told = EN("board-piece", piece=kind, religion=religion)
        assert EN("board-in-supply", piece=told, number=left) in titles
    discarded = EN("board-discard", number=len(table["discard"]))
    pile = next(text for text in titles if text.startswith(discarded))
    assert pile.split("\n")[1:] == [EN(f"card-{card}") for card in table["discard"]]
    for region in terms.REGIONS:
        left = table["decks"][region]["left"]
        assert EN("board-deck-left", number=left) in texts(root)


@pytest.mark.parametrize("name", ["rich-2", "rich-3", "rich-4", "long"])
@pytest.mark.parametrize("narrow", [False, True])
def test_what_lies_on_the_cards_of_others_is_seen(name: str, narrow: bool) -> None:
    view = {**VIEWS[name], "options": []}
    found = things(whole(drawn(view, "en", narrow)))
    seen = 0
    for player in view["table"]["players"]:
        for card in (*player["west"], *player["east"]):
            for unit in (card, *card["vassals"]):
                element = found[f"card:{unit['card']}"]
                facts = title(element)
                if unit["bishop"]:
                    bishop = EN("board-piece", piece="bishop", religion=unit["bishop"])
                    assert EN("board-bishop-here", bishop=bishop) in facts
                    assert icons(element)["i-bishop"]
                assert (EN("board-silenced") in facts) == bool(unit["silenced"])
                assert (EN("board-used") in facts) == bool(unit["used"])
                assert bool(icons(element)["i-check"]) == bool(unit["used"])
                assert classes(element)["c-cell"] == bool(unit["repressed"])
                seen += len(unit["repressed"])
    assert seen


def test_a_card_in_the_empire_deck_tells_both_its_sides() -> None:
    view = {**rich_view(2), "options": []}
    empire = view["table"]["empire_deck"][0]
    lines = title(things(whole(drawn(view, "en", False)))[f"card:{empire}"]).split("\n")
    assert EN("board-in-deck") in lines
    for side in ("king", "republic"):
        name = EN(f"card-{empire}-{side}")
        assert EN("board-side-line", side=side, card=name) in lines
    assert any(line.startswith("Operations: ") for line in lines)


def test_an_empire_tells_who_rules_it() -> None:
    position = Position("medici", "fugger").tableau(1, "france")
    found = things(whole(drawn(position.match().view(0), "en", False)))
    king = EN("board-ruler", side="king", card=EN("card-france-king"), bank=EN("bank-fugger"))
    assert king in title(found["empire:france"])
    assert EN("board-no-ruler") in title(found["empire:england"])


# Secrets


@pytest.mark.parametrize("players", GAME.players)
def test_redrawing_what_is_hidden_changes_no_page(players: int) -> None:
    for match in moments(players, every=90):
        for player in range(match.players):
            twin = match.redraw(player, 5)
            for narrow in (False, True):
                own = drawn(match.view(player), "en", narrow)
                assert plain(drawn(twin.view(player), "en", narrow)) == plain(own)


@pytest.mark.parametrize("narrow", [False, True])
def test_hidden_hands_are_only_counted_for_others(narrow: bool) -> None:
    position = Position("medici", "fugger").hand(0, "luther", "cromwell").hand(1, "antipope")
    match = position.variant("hidden_hands").match()
    mine = drawn(match.view(0), "en", narrow)
    theirs = drawn(match.view(1), "en", narrow)
    neither = drawn(match.view(None), "en", narrow)
    for page, open_cards in (
        (mine, {"luther", "cromwell"}),
        (theirs, {"antipope"}),
        (neither, set()),
    ):
        source = str(plain(page))
        for card in ("luther", "cromwell", "antipope"):
            assert (f"card:{card}" in source) == (card in open_cards)
            assert (EN(f"card-{card}") in source) == (card in open_cards)
        sizes = [panel.stats[2].value for panel in page.players]
        assert sizes == ["2", "1"]
    backs = [classes(parsed(panel.body))["c-back"] for panel in neither.players]
    assert backs == [2, 1]


# The players


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_say_what_the_view_says(players: int, language: str) -> None:
    say = text_of(GAME, language).message
    for match in moments(players, every=60):
        view = match.view(0)
        table = view["table"]
        page = drawn(view, language, False)
        assert page.tags == (say("board-turn", number=table["turn"]),)
        assert len(page.players) == players
        for number, (panel, player) in enumerate(zip(page.players, table["players"], strict=True)):
            assert panel.side == say(f"bank-{player['bank']}")
            numbers = {stat.icon: stat.value for stat in panel.stats}
            expected = {
                "i-florin": player["florins"],
                "i-cube": player["concessions"],
                "i-cards": player["hand_size"],
                "i-king": player["kings"],
                "i-republic": player["republics"],
                **{f"i-{name}": count for name, count in player["prestige"].items() if count},
            }
            assert numbers == {icon: str(value) for icon, value in expected.items()}
            assert panel.chief is panel.stats[0]
            cubes = say("board-cubes-left", number=player["cubes"])
            assert cubes in texts(parsed(panel.body))
            active = table["active"] == number and not view["result"]
            assert bool(panel.state) == (active or player["eliminated"])


def test_the_stats_of_all_players_are_in_the_same_order() -> None:
    order = ["i-florin", "i-cube", "i-cards", "i-king", "i-republic"]
    order += [f"i-{name}" for name in terms.PRESTIGES]
    page = drawn(rich_view(4, seed=4), "en", False)
    for panel in page.players:
        found = [stat.icon for stat in panel.stats]
        assert found == [icon for icon in order if icon in found]
        assert found[:5] == order[:5]
    assert sorted(panel.colour for panel in page.players) == [1, 2, 3, 4]


def test_only_the_active_player_has_a_state() -> None:
    view = rich_view(3)
    view["table"]["active"], view["table"]["actions_left"] = 1, 1
    page = drawn(view, "en", False)
    assert [panel.state for panel in page.players] == ["", "action 2 of 2", ""]
    view["table"]["players"][2]["eliminated"] = True
    view["result"] = {"winners": [1], "reason": "holy", "scores": {}}
    page = drawn(view, "en", False)
    assert [panel.state for panel in page.players] == ["", "", EN("board-eliminated")]


@pytest.mark.parametrize("narrow", [False, True])
def test_ones_own_cards_are_with_the_board_those_of_others_in_their_panels(narrow: bool) -> None:
    view = {**rich_view(3), "options": []}
    page = drawn(view, "en", narrow)
    for number, (panel, player) in enumerate(
        zip(page.players, view["table"]["players"], strict=True)
    ):
        cards = {unit["card"] for unit in (*player["west"], *player["east"])}
        in_panel = things(parsed(panel.body))
        with_board = things(parsed(page.cards if narrow else page.board))
        for card in cards:
            assert (f"card:{card}" in in_panel) == (number != 0)
            assert (f"card:{card}" in with_board) == (number == 0)


def test_on_a_narrow_page_the_map_is_alone() -> None:
    view = {**rich_view(2), "options": []}
    narrow, wide = drawn(view, "en", True), drawn(view, "en", False)
    kinds = {id.partition(":")[0] for id in things(parsed(narrow.board))}
    assert kinds == {"slot", "border", "empire"}
    assert {"place", "card", "bank"} <= {id.partition(":")[0] for id in things(parsed(wide.board))}
    assert not wide.cards


def test_the_status_shows_what_is_open_and_who_fights() -> None:
    view = rich_view(2)
    found = things(parsed(drawn(view, "en", False).status))
    for victory, is_open in view["table"]["victories"].items():
        element = found[f"victory:{victory}"]
        state = EN("board-victory-state", state="open" if is_open else "closed")
        assert state in texts(element)
        assert EN(f"victory-{victory}-condition") in title(element)
    fighters = icons(parsed(drawn(view, "en", False).status))
    assert fighters["i-knight"] == 1
    assert fighters["i-seat-2"] == 1
    view["table"]["beside"] = []
    assert not icons(parsed(drawn(view, "en", False).status))["i-knight"]


# Sizes


def natural(root: Element) -> tuple[float, float]:
    assert "width" not in root.attrib
    assert "height" not in root.attrib
    assert root.attrib["role"] == "group"
    assert root.attrib["aria-label"]
    left, _, width, _ = map(float, root.attrib["viewBox"].split())
    assert float(root.attrib["data-natural-width"]) == width
    return left, left + width


@pytest.mark.parametrize("name", VIEWS)
def test_natural_widths(name: str) -> None:
    for narrow, side in ((False, 330), (True, 366)):
        page = drawn(VIEWS[name], "en", narrow)
        left, right = natural(parsed(page.board))
        assert 1070 <= right - left <= 1088
        assert parsed(page.board).attrib["class"] == "map"
        for markup in (page.status, *(panel.body for panel in page.players)):
            assert natural(parsed(markup)) == (0, side)
        if narrow:
            left, right = natural(parsed(page.cards))
            assert right - left == 366


def test_a_board_of_the_beginning_is_not_higher_than_the_page() -> None:
    view = kronika.new(GAME.name, players=4, seed=1).view(0)
    height = float(parsed(drawn(view, "en", False).board).attrib["viewBox"].split()[3])
    assert height <= 780


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("narrow", [False, True])
def test_all_words_are_inside_and_large_enough(name: str, language: str, narrow: bool) -> None:
    for root in parts(drawn(VIEWS[name], language, narrow)):
        left, right = natural(root)
        for text, start, end, scale in lines_of_text(root, 0, 1):
            assert start >= left, text
            assert end <= right, text
            assert scale >= 1


def lines_of_text(
    element: Element, x: float, scale: float
) -> Iterator[tuple[str, float, float, float]]:
    moved = element.attrib.get("transform", "")
    if found := re.fullmatch(r"translate\((\S+) \S+\)", moved):
        x += float(found[1]) * scale
    elif found := re.fullmatch(r"scale\((\S+)\)", moved):
        scale *= float(found[1])
    if element.tag == f"{SVG}text":
        text = element.text or ""
        width = float(element.attrib.get("textLength", Type(12.5).width(text)))
        share = {"middle": 0.5, "end": 1.0}.get(element.attrib.get("text-anchor", ""), 0.0)
        left = x + (float(element.attrib["x"]) - share * width) * scale
        yield text, left, left + width * scale, scale
    for child in element:
        yield from lines_of_text(child, x, scale)


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("narrow", [False, True])
def test_nothing_overlaps(name: str, language: str, narrow: bool) -> None:
    for root in parts(drawn(VIEWS[name], language, narrow)):
        boxes = list(boxes_of(root, SOLID, 7))
        for index, one in enumerate(boxes):
            for other in boxes[index + 1 :]:
                apart_x = one[2] <= other[0] + 0.1 or other[2] <= one[0] + 0.1
                apart_y = one[3] <= other[1] + 0.1 or other[3] <= one[1] + 0.1
                assert apart_x or apart_y, (one, other)


def test_lines_for_a_thumb_are_high_enough() -> None:
    view = {**rich_view(3), "options": []}
    page = drawn(view, "en", True)
    for panel in page.players[1:]:
        body = parsed(panel.body)
        (scaled,) = body
        scale = float(scaled.attrib["transform"].removeprefix("scale(").removesuffix(")"))
        for id, element in things(body).items():
            if id.startswith("card:"):
                hit = next(e for e in element.iter() if e.attrib.get("class") == "m-hit")
                assert float(hit.attrib["height"]) * scale >= 43.9


# What was drawn before


@pytest.mark.parametrize("players", GAME.players)
def test_a_page_does_not_depend_on_what_was_drawn_before(players: int) -> None:
    views = [match.view(viewer) for match in moments(players, every=29) for viewer in (None, 0, 1)]
    forget()
    kept = [[plain(drawn(view, "en", narrow)) for narrow in (False, True)] for view in views]
    for view, pages in zip(views, kept, strict=True):
        for narrow, page in zip((False, True), pages, strict=True):
            forget()
            assert plain(drawn(view, "en", narrow)) == page


def test_languages_are_kept_apart() -> None:
    view = rich_view(2)
    forget()
    alone = {}
    for language in LANGUAGES:
        alone[language] = plain(drawn(view, language, False))
        forget()
    together = {language: plain(drawn(view, language, False)) for language in LANGUAGES}
    assert together == alone
    assert len({str(page) for page in together.values()}) == len(LANGUAGES)


# How options are shown


def test_manners_speak_of_verbs_and_icons_that_exist() -> None:
    verbs = {verb.name: verb for verb in GAME.verbs}
    manners = GAME.manners
    assert manners.icons.keys() == verbs.keys()
    sprite = set(re.findall(r'<symbol id="([\w-]+)"', (ART / "icons.svg").read_text("utf-8")))
    assert set(manners.icons.values()) <= sprite
    assert manners.final <= verbs.keys()
    assert manners.acting <= verbs.keys()
    for name in manners.acting:
        assert verbs[name].kinds[0] is words.CARD


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_options(language: str) -> None:
    text = text_of(GAME, language)
    luther = default().card_ids.index("luther")
    for verb in GAME.verbs:
        if verb.kinds:
            assert text.message(f"verb-{verb.name}")
        arguments = [1, 1, 1][: len(verb.kinds)]
        if verb.name in GAME.manners.acting:
            option = Option(verb, luther, *arguments[1:])
            short = text.short_option(option)
            assert text.name("card", "luther") in text.option(option)
            assert text.name("card", "luther") not in short
            assert short[0].isupper()


@pytest.mark.parametrize("players", GAME.players)
def test_no_question_has_two_final_answers(players: int) -> None:
    closed = 0
    for match in moments(players, every=1):
        final = [option for option in match.options if option.verb.name in GAME.manners.final]
        assert len(final) <= 1
        closed += len(final)
    assert closed > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_short_words_tell_the_options_of_one_card_apart(players: int, language: str) -> None:
    text = text_of(GAME, language)
    compared = 0
    for match in moments(players, every=1):
        acting = [option for option in match.options if option.verb.name in GAME.manners.acting]
        said = [(option.a, text.short_option(option)) for option in acting]
        assert len(set(said)) == len(said)
        compared += len(said)
    assert compared > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_lobby_shows(language: str) -> None:
    assert text_of(GAME, language).message("game-length")
    vignette = ElementTree.parse(GAME.folder / "vignette.svg").getroot()
    assert vignette.attrib["viewBox"] == "0 0 120 80"
    assert len(list(vignette)) > 1
