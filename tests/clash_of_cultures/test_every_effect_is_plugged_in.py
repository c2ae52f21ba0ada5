"""Appendix A: no effect is left unplugged.

That each of them does what the hook map says is proved where its own rule is tested: those tests
name the row of the map too.
"""

import ast
import sys
from pathlib import Path

import pytest

from kronika.games.clash_of_cultures.building import build, may_build
from kronika.games.clash_of_cultures.cities import acting_mood
from kronika.games.clash_of_cultures.effects import (
    ALL,
    AdvanceEffect,
    Effect,
    LeaderEffect,
    SpecialEffect,
    WonderEffect,
    in_force,
    users,
)
from kronika.games.clash_of_cultures.events import event_points
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    ANGRY,
    CIVILIZATIONS,
    LEADERS,
    MYTHS,
    NEUTRAL,
    SPECIAL_ADVANCES,
    WONDERS,
)
from kronika.games.clash_of_cultures.trade_routes import possible_routes
from kronika.games.clash_of_cultures.wonders import wonder_score

from .helpers import carry_out, city, stock
from .valley import building, valley

pytestmark = pytest.mark.compiled

PACKAGE = "kronika.games.clash_of_cultures"
HOOKS = [hook for chapter in Effect.__bases__ for hook in vars(chapter) if hook[0] != "_"]
IN_CHAPTERS = {"roads", "tactics", "great-pyramid", "man-god"}
"""Chapters ask for these directly: they are about them."""


def test_every_effect_of_every_module_has_one_place_in_the_order() -> None:
    made: list[Effect] = []
    for module in list(sys.modules.values()):
        if module.__name__.startswith(PACKAGE):
            made += getattr(module, "EFFECTS", [])
    assert sorted(made, key=ALL.index) == ALL
    assert [effect.number for effect in ALL] == list(range(len(ALL)))


def test_chapters_do_not_import_each_other_in_a_circle() -> None:
    """Only what is drawn is imported later, when somebody draws."""
    folder = Path(str(sys.modules[PACKAGE].__file__)).parent
    late: set[str] = set()
    for path in folder.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                inside = [each for each in ast.walk(function) if isinstance(each, ast.ImportFrom)]
                late |= {f"{path.name} imports {each.module}" for each in inside}
    assert late == {"game.py imports page"}


def test_no_effect_is_without_a_hook_and_no_hook_without_an_effect() -> None:
    assert len(HOOKS) == len(set(HOOKS)) == 102
    assert [hook for hook in HOOKS if not users(hook)] == []
    used = {effect.name for hook in HOOKS if hook != "act" for effect in users(hook)}
    assert {effect.name for effect in ALL} - used == IN_CHAPTERS


def test_what_is_in_force_is_found_for_every_civilization_and_leader() -> None:
    s = Position(civ=True).state()
    red = s.players[0]
    red.advances, red.specials = (1 << len(ADVANCES)) - 1, 15
    s.wonder_holder = [0] * len(WONDERS)
    for red.civilization in range(-1, len(CIVILIZATIONS)):
        for red.leader in range(-1, len(LEADERS)):
            for hook in HOOKS:
                everything = [each for each in users(hook) if each.is_in_force(s, 0)]
                assert in_force(hook, s, 0) == everything, hook


def test_who_offers_an_action_carries_it_out() -> None:
    for effect in ALL:
        offers = effect in users("main_actions") or effect in users("free_actions")
        assert bool(effect.verbs) >= offers, effect.name
        if effect.verbs:
            assert effect in users("act"), effect.name
            assert all(verb in GAME.verbs for verb in effect.verbs)


@pytest.mark.rule("CC-X15.7", "CC-X33.8")
def test_all_sixty_special_advances_are_built() -> None:
    found = {effect.special: effect.name for effect in ALL if isinstance(effect, SpecialEffect)}
    assert [found[special] for special in range(60)] == list(SPECIAL_ADVANCES)


@pytest.mark.rule("CC-X32.10", "CC-X33.9")
def test_all_forty_five_leaders_are_built() -> None:
    found = {effect.leader: effect.name for effect in ALL if isinstance(effect, LeaderEffect)}
    assert [found[leader] for leader in range(45)] == list(LEADERS)


def test_all_wonders_are_built() -> None:
    found = {effect.wonder: effect.name for effect in ALL if isinstance(effect, WonderEffect)}
    assert [found[wonder] for wonder in range(8)] == list(WONDERS)


@pytest.mark.rule("CC-X33.4")
def test_the_advances_that_only_the_board_explains_are_built() -> None:
    printed = "farming mining cartography writing priesthood bartering theaters math astronomy"
    found = {effect.advance: effect.name for effect in ALL if isinstance(effect, AdvanceEffect)}
    for name in printed.split():
        assert found[ADVANCES.index(name)] == name


# What chapters ask for themselves


@pytest.mark.rule("CC-AP1.5", "CC-AP1.7", "CC-AP1.9")
def test_forced_labor_makes_angry_cities_work() -> None:
    s = valley().city("c4", "red", mood="angry").state()
    assert acting_mood(s, 0, city(s)) == ANGRY
    s.forced_labor = True
    assert acting_mood(s, 0, city(s)) == NEUTRAL


@pytest.mark.rule("CC-AP1.7")
def test_a_borrowed_advance_allows_its_building() -> None:
    s = valley().city("c4", "red").city("h2", "red").state()
    assert not may_build(s, 0, city(s), building("temple"))
    s.borrowed = MYTHS
    assert may_build(s, 0, city(s), building("temple"))


@pytest.mark.rule("CC-AP1.8")
def test_an_academy_a_temple_and_an_observatory_give_something_when_built() -> None:
    s = valley(civ=True).city("c4", "red").state()
    carry_out(build(s, 0, city(s), building("academy"), None))
    assert stock(s) == {"ideas": 2}
    talk = carry_out(build(s, 0, city(s), building("temple"), None))
    assert len(talk.keys) == 2
    carry_out(build(s, 0, city(s), building("observatory"), None))
    assert len(s.players[0].action_cards) == 1


@pytest.mark.rule("CC-AP1.19")
def test_trade_routes_start_from_settlers_and_ships() -> None:
    position = valley().city("c4", "blue").units("d4", "red", "settler", "infantry")
    assert len(possible_routes(position.state(), 0).traders) == 1


@pytest.mark.rule("CC-AP1.21")
def test_advances_switch_off_the_texts_of_events() -> None:
    content = valley().content
    guards = {name: ADVANCES.index(name) for name in ("irrigation", "sanitation")}
    for name, numbers in (
        ("irrigation", (3, 4, 5, 6, 7, 8, 51, 52)),
        ("sanitation", (1, 2, 49)),
    ):
        cards = [content.event_ids.index(f"e{number}") for number in numbers]
        protected = [c for c, g in enumerate(content.event_protection) if guards[name] in g]
        assert protected == cards


@pytest.mark.rule("CC-AP1.24", "CC-X33.12")
def test_the_great_pyramid_and_events_score_at_the_end() -> None:
    s = valley().city("c4", "blue", "great-pyramid red").state()
    assert [wonder_score(s, player) for player in (0, 1)] == [10, 0]
    s.players[1].event_score = 3
    assert [event_points(s, player) for player in (0, 1)] == [0, 3]
    content = s.content
    scoring = [content.event_ids[c] for c, score in enumerate(content.event_score) if score > 0]
    assert {"e29", "e30", "e31"} <= set(scoring)
