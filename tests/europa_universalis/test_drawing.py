"""The drawn map: everything of a view is on it, and what never changes is sent once."""

import gzip
from collections import Counter
from functools import cache
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.scene import Memory
from kronika.core.text import LANGUAGES, text_of
from kronika.games.europa_universalis.board import draw, maps_box, scale_for
from kronika.games.europa_universalis.drawing.scene import LENSES, Scene, atlas_of
from kronika.games.europa_universalis.game import GAME
from kronika.games.europa_universalis.march_state import March
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES, ZONES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import ARMIES
from kronika.games.europa_universalis.view import view
from tests.drawings import classes, icons, things, title
from tests.europa_universalis.playing import Playing, started

View = dict[str, Any]
LIT = ["area:lombardy", "province:milano", "zone:baltic-sea", "node:genoa", "realm:milan"]


@cache
def position() -> Table:
    s = started("S16", seed=3)
    Playing(s, seed=3, most=700)
    return s


def seen(s: Table, player: int | None = 0) -> View:
    return {
        "table": view(s, player),
        "player": player,
        "options": [{"touches": [each]} for each in LIT],
        "ask": {"players": [0]},
        "result": None,
        "decision": 1,
        "settings": {},
    }


def words(language: str = "en") -> Any:
    return text_of(GAME, language).message


@cache
def drawn(lens: str = LENSES[0]) -> Element:
    """The map without what style hides through this lens."""
    root = ElementTree.fromstring(draw(seen(position()), words(), lens=lens))
    hidden = {f"of-{other}" for other in ("diplomacy", "trade") if other != lens}
    hidden.add(f"not-{lens}")
    for parent in root.iter():
        for child in list(parent):
            if hidden & set(child.attrib.get("class", "").split()):
                parent.remove(child)
    return root


def test_everything_in_play_can_be_pointed_at() -> None:
    found = things(drawn())
    atlas = position().atlas
    for kind, names, numbers in (
        ("province", PROVINCES, atlas.provinces),
        ("area", AREAS, atlas.areas),
        ("zone", ZONES, atlas.zones),
        ("node", NODES, atlas.nodes),
    ):
        assert {f"{kind}:{names[each]}" for each in numbers} <= set(found)


@pytest.mark.parametrize("lens", LENSES)
def test_what_can_be_chosen_is_lit_through_every_lens(lens: str) -> None:
    root = drawn(lens)
    lit = {e.attrib["data-touch"] for e in root.iter() if "data-touch" in e.attrib}
    assert lit == set(LIT)
    assert classes(root)["m-lit"] == len(LIT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_is_drawn_in_every_language(language: str) -> None:
    root = ElementTree.fromstring(draw(seen(position()), words(language), language))
    assert root.attrib["lang"] == language
    name = words(language)("province-milano")
    assert title(things(root)["province:milano"]).startswith(name)


def test_boards_that_are_not_in_play_are_left_out() -> None:
    s = started("S02", seed=1)
    root = ElementTree.fromstring(draw({**seen(s), "options": []}, words()))
    provinces = {each for each in things(root) if each.startswith("province:")}
    assert provinces == {f"province:{PROVINCES[each]}" for each in s.atlas.provinces}
    assert len(provinces) < len(PROVINCES)


def test_armies_ships_and_rebels_are_there() -> None:
    table = view(position(), 0)
    root = drawn()
    found = classes(root)
    areas = table["areas"].values()
    armies = sum(len(each.get("armies", ())) for each in areas)
    rebels = sum("rebels" in each for each in areas)
    assert armies
    assert found["eu-army"] == armies + rebels
    fleets = sum(player["fleet"] is not None for player in table["players"])
    singles = sum(1 for zone in table["zones"].values() for count in zone["ships"] if count)
    docked = sum(len(each.get("docked", ())) for each in table["provinces"].values())
    assert found["eu-fleet"] == fleets + singles + docked
    guards = sum(sum(zone["guards"]) for zone in table["zones"].values())
    assert found["f"] == guards
    assert found["mer"] == sum(len(player["merchants"]) for player in table["players"])


def test_tokens_of_areas_are_there() -> None:
    areas = view(position(), 0)["areas"].values()
    root = drawn()
    cubes = sum(count > 0 for each in areas for count in each.get("influence", ()))
    assert cubes
    assert classes(root)["cube"] == cubes + sum("imperial" in each for each in areas)
    marks = icons(root)
    assert marks["i-claim"] == sum(len(each.get("claims", ())) for each in areas)
    assert marks["i-core"] == sum("core" in each for each in areas)
    assert marks["i-devastation"] == sum("devastated" in each for each in areas)


def test_towns_unrest_and_vassals_are_there() -> None:
    provinces = view(position(), 0)["provinces"].values()
    found = classes(drawn())
    unrest = sum(bool(each.get("unrest")) + bool(each.get("occupant_unrest")) for each in provinces)
    assert found["eu-unrest"] == unrest
    assert found["eu-vring"] >= sum("vassal" in each for each in provinces)
    assert found["eu-dnpr"] == sum("dnpr" in each for each in provinces)
    assert found["eu-rebel"] == sum("rebels" in each for each in provinces)


def test_relations_are_there() -> None:
    realms = view(position(), 0)["realms"].values()
    held = [each for each in realms if each.get("capital")]
    badges = [e for e in drawn().iter() if "eu-badge" in e.attrib.get("class", "").split()]
    marks = sum((icons(each) for each in badges), Counter[str]())
    assert marks["i-alliance"] == sum("ally" in each for each in held)
    assert marks["i-marriage"] == sum(len(each.get("marriages", ())) for each in held)
    assert marks["i-truce"] == sum(len(each.get("truces", ())) for each in held)


def pieces(memory: Memory, state: View, width: float) -> tuple[Scene, dict[str, str]]:
    scale = scale_for(atlas_of(state), width)
    scene = Scene(state, memory.words, scale, memory)
    maps_box(scene, width)
    return scene, {name: piece.version for name, piece in scene.pieces.items()}


def test_what_does_not_change_is_not_sent_again() -> None:
    memory = Memory(words())
    state = seen(position())
    scene, before = pieces(memory, state, 1088)
    source = "".join(piece.source for piece in scene.pieces.values()).encode()
    assert len(source) < 1_500_000
    assert len(gzip.compress(source)) < 300_000
    twin = position().copy()
    twin.unrest = [False] * len(twin.unrest)
    twin.influence = [0] * len(twin.influence)
    scene, after = pieces(memory, seen(twin), 1088)
    changed = [name for name in after if after[name] != before.get(name)]
    assert changed
    assert not [
        name
        for name in changed
        if name.endswith(("/outlines", "/under", "/lines", "/top", "/names", "/symbols"))
    ]
    assert sum(len(scene.pieces[name].source) for name in changed) < len(source) / 4


def test_a_battle_to_come_is_outlined() -> None:
    state = seen(position())
    state["table"]["battles"] = ["lombardy", "baltic-sea"]
    root = ElementTree.fromstring(draw(state, words()))
    assert classes(root)["eu-contested"] == len(state["table"]["battles"])


def test_influence_shows_its_places_to_diplomats() -> None:
    areas = view(position(), 0)["areas"].values()
    held = [each for each in areas if "influence" in each or "imperial" in each]
    assert classes(drawn("diplomacy"))["cube"] == 5 * len(held)


def test_a_guarded_sea_has_waves_for_traders() -> None:
    zones = view(position(), 0)["zones"].values()
    guarded = sum(zone["guards"][0] > 0 for zone in zones)
    waves = [e for e in drawn("trade").iter() if e.attrib.get("fill") == "url(#eu-waves-0)"]
    assert len(waves) == guarded


def drawn_of(p: Position, *lit: str, player: int = 0) -> Element:
    state = {**seen(p.s, player), "options": [{"touches": [each]} for each in lit]}
    return ElementTree.fromstring(draw(state, words()))


def test_an_army_that_has_moved_is_pale_with_a_check_and_the_trail_of_its_last_step() -> None:
    p = Position("S16").no_forces().army("france", 1, "loire", infantry=3)
    assert not {"moved", "eu-done", "eu-trail"} & set(classes(drawn_of(p)))
    france = p.seat("france")
    p.s.memory.came_from[france * ARMIES] = AREAS.index("aquitaine")
    found = classes(drawn_of(p))
    assert found["moved"] == found["eu-done"] == found["eu-trail"] == 1
    p.s.memory.begin_turn()
    assert not classes(drawn_of(p))["moved"], "in the next turn it may move again"


def test_a_siege_has_a_badge_at_each_town() -> None:
    p = Position("S16")
    assert not classes(drawn_of(p))["eu-siege"]
    siege = p.s.march.siege
    siege.seat, siege.area = p.seat("france"), AREAS.index("lombardy")
    siege.provinces = (PROVINCES.index("milano"), PROVINCES.index("genova"))
    assert classes(drawn_of(p))["eu-siege"] == 2
    assert icons(drawn_of(p))["i-rook"] == 2


def test_the_way_of_a_march_leads_to_where_it_can_go() -> None:
    p = Position("S16").no_forces().army("france", 1, "loire", infantry=3)
    france = p.seat("france")
    lit = ("area:aquitaine", "area:seine")
    assert not classes(drawn_of(p, *lit, player=france))["m-way"]
    p.s.march.marches.append(March(france, 0, AREAS.index("loire"), 2))
    assert classes(drawn_of(p, *lit, player=france))["m-way"] == 2
    other = p.seat("castile")
    assert not classes(drawn_of(p, *lit, player=other))["m-way"], "what he is asked is no march"
