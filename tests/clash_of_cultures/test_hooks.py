"""Appendix A: every effect plugs in where the hook map says, and none is left unplugged."""

import pytest

from kronika.games.clash_of_cultures.advances import gain_advance
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

from .helpers import carry_out
from .valley import advance, building, city, specials, stock, valley

pytestmark = pytest.mark.compiled

Row = dict[str, str]
"""Hooks, and the effects that use them."""

IN_CHAPTERS = {"roads", "tactics", "great-pyramid", "man-god"}
"""Chapters ask for these directly: they are about them."""


def row(rule: pytest.MarkDecorator, **hooks: str) -> object:
    return pytest.param(hooks, marks=rule)


@pytest.mark.parametrize(
    "hooks",
    [
        row(pytest.mark.rule("CC-AP1.1"), limit="storage dogma"),
        row(
            pytest.mark.rule("CC-AP1.2"),
            advance_cost="math astronomy priesthood ballcourts ship-construction",
            after_advance="free-education",
        ),
        row(
            pytest.mark.rule("CC-AP1.3"),
            when_gained="engineering monuments writing philosophy",
            after_advance="philosophy",
        ),
        row(
            pytest.mark.rule("CC-AP1.4"),
            harvest="farming mining irrigation fishing great-gardens tribute-empire flood-plains",
            reach="husbandry tribute-empire",
        ),
        row(
            pytest.mark.rule("CC-AP1.5"),
            exchange_harvest="public-education metallurgy canals rice-cultivation",
            after_collect="pottery",
            enlarge="ballcourts",
        ),
        row(pytest.mark.rule("CC-AP1.6"), free_actions="free-economy"),
        row(pytest.mark.rule("CC-AP1.7"), build_cost="state-religion"),
        row(pytest.mark.rule("CC-AP1.8"), after_build="dogma"),
        row(
            pytest.mark.rule("CC-AP1.9"),
            unit_costs="sanitation draft",
            recruit_options="shogunate",
            enlarge="ballcourts",
            main_actions="civil-liberties",
        ),
        row(pytest.mark.rule("CC-AP1.10"), after_recruit="medicine nationalism study expansion"),
        row(
            pytest.mark.rule("CC-AP1.11"),
            before_activation="great-lighthouse",
            after_activation="great-lighthouse",
            spares_mood="city-states",
            city_arrives="nomads",
        ),
        row(
            pytest.mark.rule("CC-AP1.12"),
            roads_length="roman-roads",
            moves_city="nomads",
            turns_ships="ship-construction",
            is_allied="pirate-allies",
            attack_toll="cleopatra",
        ),
        row(pytest.mark.rule("CC-AP1.13"), after_move="cartography"),
        row(
            pytest.mark.rule("CC-AP1.14"),
            before_combat="siegecraft steel-weapons",
            wins_automatically="great-wall",
        ),
        row(
            pytest.mark.rule("CC-AP1.15"),
            combat_value="fanaticism sulla",
            cancels="war-ships",
            lowers_enemy="great-wall",
            after_roll="great-arena",
        ),
        row(
            pytest.mark.rule("CC-AP1.16"),
            after_combat="fanaticism captives embalming rune-stones",
        ),
        row(
            pytest.mark.rule("CC-AP1.17"),
            free_actions="arts",
            influence_roll="conversion",
            after_influence="conversion",
            forbids_boost="separation-of-power totalitarianism devotion",
            is_immune="monuments",
            influence_sources="proselytism hellenistic-culture",
            influences_settlement="druidic-influence",
            influences_units="zoroastrianism",
        ),
        row(
            pytest.mark.rule("CC-AP1.18"),
            free_actions="voting",
            swaps="rituals",
            main_actions="sports",
            happy_price="hammurabi",
        ),
        row(
            pytest.mark.rule("CC-AP1.19"),
            trade_yields="currency",
            trade_partners="cedars-and-dyes",
        ),
        row(
            pytest.mark.rule("CC-AP1.20"),
            main_actions="taxes civil-liberties sports",
            free_actions="bartering theaters absolute-power forced-labor great-library "
            "great-statue",
        ),
        row(
            pytest.mark.rule("CC-AP1.21"),
            draws_event="great-mausoleum",
            discards_below="great-mausoleum",
            replaces_event="human-sacrifice",
            free_actions="calendar",
            before_march="hunnic-tribes",
        ),
        row(
            pytest.mark.rule("CC-AP1.22"),
            may_cancel_card="subterfuge",
            free_actions="shogunate",
        ),
        row(pytest.mark.rule("CC-AP1.23"), names_starter="great-lighthouse"),
        row(pytest.mark.rule("CC-AP1.24"), score="captives rune-stones druidic-influence"),
        row(
            pytest.mark.rule("CC-AP1.25"),
            swaps="architecture ziggurats mercenaries warbeasts sparta",
            build_cost="captivi",
            advance_cost="peace-and-poetry aqueduct",
            may_recruit="warbeasts mounted-archers indian-elephants horsemanship "
            "persian-elephants provinces",
            unit_costs="warbeasts mercenaries",
            capacity="longships",
            moves_after_battle="longships",
            harvest="terracing",
            ignores_mountain="terracing",
            bars_founding="raiders",
            bars_trader="raiders",
        ),
        row(
            pytest.mark.rule("CC-AP1.26"),
            combat_value="tribal-warfare horsemanship biremes",
            bars_tactics="sparta",
            at_losses="fireworks",
            caps_enemy="persian-elephants",
            before_roll="immortals",
        ),
        row(
            pytest.mark.rule("CC-AP1.27"),
            after_founding="aztec-gold stelas",
            after_conquest="stelas",
            after_influence="code-of-laws",
            before_event="star-catalogues",
            turn_start="banking",
            trade_yields="prosperity alphabet tribal-trade",
            after_trade="raiding",
            after_combat="captivi",
            conquered_mood="provinces",
        ),
        row(
            pytest.mark.rule("CC-AP1.28"),
            main_actions="imperial-army tribal-allies",
            building_score="city-independence",
            advance_score="city-independence",
            keeps_building="city-independence",
        ),
    ],
)
def test_effects_plug_in_where_the_map_says(hooks: Row) -> None:
    for hook, names in hooks.items():
        found = {effect.name for effect in users(hook)}
        assert set(names.split()) <= found, hook


def test_no_effect_is_without_a_hook() -> None:
    hooks = [name for name in vars(Effect) if not name.startswith("_")]
    own = ("is_in_force", "could_have", "may_use", "use", "act")
    used = {effect.name for hook in hooks if hook not in own for effect in users(hook)}
    assert {effect.name for effect in ALL} - used == IN_CHAPTERS


def test_what_is_in_force_is_found_for_every_civilization_and_leader() -> None:
    s = Position(civ=True).state()
    red = s.players[0]
    red.advances, red.specials = (1 << len(ADVANCES)) - 1, 15
    s.wonder_holder = [0] * len(WONDERS)
    hooks = [name for name, hook in vars(Effect).items() if callable(hook) and name[0] != "_"]
    for red.civilization in range(-1, len(CIVILIZATIONS)):
        for red.leader in range(-1, len(LEADERS)):
            for hook in hooks:
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


@pytest.mark.rule("CC-AP1.3")
def test_a_special_advance_comes_with_its_advance() -> None:
    s = valley(civ=True).civilization("red", "greece").city("c4", "red").state()
    assert specials(s) == []
    carry_out(gain_advance(s, 0, advance("arts"), False, [0] * 9))
    assert specials(s) == ["hellenistic-culture"]


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
