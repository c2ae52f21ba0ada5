"""Great persons: events that are sold, kept and played later."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures import wonders
from kronika.games.clash_of_cultures.decks import draw_objective
from kronika.games.clash_of_cultures.events import clear_table
from kronika.games.clash_of_cultures.great_persons import (
    add_free_actions,
    add_main_actions,
    perform,
    tiles_beside,
)
from kronika.games.clash_of_cultures.moving import may_attack, pay_for_attack
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World, pact_of
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    HAPPY,
    NONE,
    TEMPLE,
    WONDERS,
)
from kronika.games.clash_of_cultures.wonders import build_wonder, buildable_wonders, wonder_cost

from .event_helpers import card, cities, draw, isles, moods, units
from .helpers import Talk, at, carry_out, city, stock

pytestmark = pytest.mark.compiled


HAND = ("e18", "e19", "e20", "e21", "e22", "e23", "e24", "e25", "e26", "e56", "e58")
FACE_UP = ("e55", "e57")


def holding(position: Position, name: str, *, face_up: bool = False) -> World:
    """Red has a great person."""
    s = position.state()
    number = card(s, name)
    s.event_deck.remove(number)
    (s.players[0].open_persons if face_up else s.players[0].persons).append(number)
    return s


def offered(s: World) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, 0, options)
    add_free_actions(s, 0, options)
    return [option.key for option in options]


def play(s: World, name: str, *keys: str) -> Talk:
    """Red plays a great person, as the action that is offered."""
    options: list[Option] = []
    add_main_actions(s, 0, options)
    add_free_actions(s, 0, options)
    return carry_out(perform(s, 0, next(o for o in options if o.a == card(s, name))), *keys)


def advances(s: World) -> list[str]:
    return [name for number, name in enumerate(ADVANCES) if s.players[0].owns(number)]


# The sale


@pytest.mark.rule("CC-S1.9", "CC-S1.10", "CC-X14.8")
@pytest.mark.parametrize("name", HAND)
def test_the_drawer_buys_for_one_culture_token_and_keeps_the_card_in_hand(name: str) -> None:
    s = cities(isles(), "red", 1).goods("red", culture=1).state()
    talk = draw(s, name)
    assert talk.keys == [f"buy-person {name}", "no-person"]
    talk.choose(f"buy-person {name}")
    assert talk.done
    assert s.players[0].persons == [card(s, name)]
    assert stock(s) == {}
    assert card(s, name) not in s.event_discard + s.event_table
    assert offered(s) == [f"play-person {name}"]


@pytest.mark.rule("CC-S1.10")
@pytest.mark.parametrize("name", FACE_UP)
def test_some_lie_face_up_in_front_of_the_buyer(name: str) -> None:
    s = cities(isles(), "red", 1).goods("red", culture=1).state()
    draw(s, name, f"buy-person {name}")
    assert s.players[0].open_persons == [card(s, name)]
    assert s.players[0].persons == []


@pytest.mark.rule("CC-S1.10")
def test_the_others_pay_two_clockwise() -> None:
    position = isles(4).goods("red", culture=1, mood=5).goods("blue", culture=1, gold=5)
    s = position.goods("yellow", culture=2).goods("green", culture=2).state()
    talk = draw(s, "e19", "no-person")
    assert talk.player == 2
    talk.choose("no-person")
    assert talk.player == 3
    talk.choose("buy-person e19")
    assert s.players[3].persons == [card(s, "e19")]
    assert stock(s, 3) == {}
    assert stock(s, 2) == {"culture": 2}


@pytest.mark.rule("CC-S1.10")
def test_unsold_it_is_discarded() -> None:
    s = isles().goods("blue", culture=1).state()
    assert draw(s, "e19").done
    assert s.event_discard == [card(s, "e19")]


@pytest.mark.rule("CC-S1.10")
def test_the_symbol_comes_before_the_sale() -> None:
    position = Position().terrain("grassland", "c4", "c5").city("c4", "red")
    s = position.goods("red", culture=1).state()
    talk = draw(s, "e18")
    assert talk.prompt == "buy-person"
    assert s.exhausted == [at("c5")]


# Playing


@pytest.mark.rule("CC-X14.8", "CC-S1.9")
@pytest.mark.parametrize(
    ("name", "groups"),
    [
        ("e18", ["fishing"]),
        ("e19", ["arts"]),
        ("e20", ["myths"]),
        ("e21", ["writing"]),
        ("e22", ["math"]),
        ("e23", ["voting"]),
        ("e24", ["tactics"]),
        ("e25", ["bartering"]),
        ("e26", ["mining"]),
        ("e56", ["arts"]),
    ],
)
def test_first_an_advance_of_the_group_may_be_taken_without_the_tracker(
    name: str, groups: list[str]
) -> None:
    position = cities(isles(), "red", 1, mood="happy").advances("red", "philosophy")
    s = holding(position, name)
    s.players[0].tracker = 1
    talk = play(s, name)
    assert talk.keys == [*[f"advance {group}" for group in groups], "no-advance"]
    talk.choose(f"advance {groups[0]}")
    while not talk.done:
        talk.choose(talk.keys[-1])
    assert groups[0] in advances(s)
    assert s.players[0].tracker == 1
    assert s.event_discard == [card(s, name)]
    assert s.players[0].persons == []
    s = holding(position, name)
    talk = play(s, name, "no-advance")
    assert groups[0] not in advances(s)


def map_of_two() -> Position:
    """The layout of two players, with the home tiles explored and a red city."""
    position = Position(2)
    s = position.world
    for slot in s.content.layout_slots[2]:
        for hex in slot:
            s.terrain[hex] = 5
    for home, terrain in zip(
        s.content.layout_homes[2], s.content.layout_home_terrain[2], strict=True
    ):
        for hex, kind in zip(home, terrain, strict=True):
            s.terrain[hex] = kind
    return position.city("d2", "red").advances("red", "fishing", "navigation", "war-ships")


@pytest.mark.rule("CC-X34.12")
def test_the_great_explorer_founds_a_city_for_food() -> None:
    position = map_of_two().advances("red", "cartography").goods("red", food=2)
    s = holding(position, "e18")
    talk = play(s, "e18")
    # Beside the home tile lie R1, R2 and R3, named by their first hexes.
    assert talk.keys == [f"explore-tile {hex}" for hex in ("b2", "f2", "d3")] + ["no-exploring"]
    talk.choose("explore-tile d3")
    while talk.prompt == "orientation":
        talk.choose(talk.keys[0])
    tile = ("d3", "c4", "e4", "d4")
    free = [hex for hex in tile if s.terrain[at(hex)] < 3]
    assert talk.keys == [f"found-far {hex}" for hex in free] + ["no-founding"]
    talk.choose(talk.keys[0])
    assert talk.done
    assert s.city_count(0) == 2
    assert stock(s) == {}


@pytest.mark.rule("CC-X34.12")
def test_without_food_the_great_explorer_only_explores() -> None:
    s = holding(map_of_two().advances("red", "cartography").goods("red", food=1), "e18")
    talk = play(s, "e18", "explore-tile b2")
    while talk.prompt == "orientation":
        talk.choose(talk.keys[0])
    assert talk.done
    assert s.city_count(0) == 1
    assert at("b2") not in tiles_beside(s, 0)


@pytest.mark.rule("CC-X14.8")
def test_the_great_artist_makes_a_city_happy() -> None:
    s = holding(cities(isles(), "red", 2, mood="angry"), "e19")
    play(s, "e19", "no-advance", "choose-city b5")
    assert moods(s, "b2", "b5") == [0, HAPPY]


@pytest.mark.rule("CC-X34.13")
def test_the_great_prophet_builds_a_temple_by_the_rules() -> None:
    position = isles().city("b2", "red").city("b5", "red", mood="angry").city("b8", "red", "temple")
    position.advances("red", "myths", "rituals", "priesthood", "state-religion")
    position.goods("red", food=1, wood=1, ore=1)
    s = holding(position, "e20")
    talk = play(s, "e20")
    assert talk.keys == ["build-for-person b2 temple", "no-building"]
    talk.choose("build-for-person b2 temple")
    while not talk.done:
        talk.choose(talk.keys[0])
    assert city(s, "b2").has(TEMPLE)
    assert city(s, "b2").activations == 0
    assert "wood" not in stock(s)
    s = holding(cities(isles(), "red", 1).advances("red", "myths"), "e20")
    talk = play(s, "e20", "no-advance")
    assert talk.done


@pytest.mark.rule("CC-X34.13")
def test_the_great_engineer_builds_anything_by_the_rules() -> None:
    position = cities(isles(), "red", 2).advances("red", "writing", "tactics")
    position.advances("red", "mining", "engineering", "sanitation", "roads")
    s = holding(position.goods("red", food=1, wood=1, ore=1), "e26")
    talk = play(s, "e26")
    assert talk.keys == [
        "build-for-person b2 academy",
        "build-for-person b2 fortress",
        "build-for-person b5 academy",
        "build-for-person b5 fortress",
        "no-building",
    ]
    talk.choose("build-for-person b5 academy")
    assert talk.done
    assert stock(s) == {"ideas": 2}


@pytest.mark.rule("CC-X14.8")
@pytest.mark.parametrize(("name", "ideas", "drawn"), [("e21", 2, 0), ("e22", 1, 1), ("e23", 0, 2)])
def test_thinkers_bring_ideas_and_cards(name: str, ideas: int, drawn: int) -> None:
    s = holding(cities(isles(), "red", 1), name)
    talk = play(s, name)
    if not talk.done:
        talk.choose("no-advance")
    assert stock(s).get("ideas", 0) == ideas
    assert len(s.players[0].action_cards) == drawn


@pytest.mark.rule("CC-X14.8")
def test_the_great_warlord_moves_with_strength_in_the_first_combat() -> None:
    position = Position().terrain("grassland", "c4", "c5").units("c4", "red", "infantry")
    position.advances("red", "tactics", "siegecraft", "steel-weapons", "draft")
    # A 3 with a symbol for nobody there: only with the bonus does it hit.
    s = holding(position.units("c5", "blue", "infantry").dice(4, 0), "e24")
    talk = play(s, "e24")
    while not talk.done:
        key = next((k for k in talk.keys if k.startswith(("move", "attack", "fight"))), "")
        talk.choose(key or talk.keys[-1])
    assert units(s, "c5") == ["infantry"]
    assert s.units_at(at("c5"))[0] & 63 < 8
    assert not s.warlord


@pytest.mark.rule("CC-X14.8")
def test_the_great_merchant_pays_trade_routes_once_more() -> None:
    position = Position().terrain("grassland", "c4", "c5").city("c5", "blue")
    position.units("c4", "red", "settler")
    s = holding(position.advances("red", "bartering", "trade-routes", "taxes", "currency"), "e25")
    talk = play(s, "e25")
    while not talk.done:
        key = next((k for k in talk.keys if k.endswith("food")), talk.keys[0])
        talk.choose(key)
    assert stock(s) == {"food": 1}
    position.world.players[0].advances = 0
    s = holding(position, "e25")
    assert play(s, "e25", "no-advance").done
    assert stock(s) == {}


def architect() -> World:
    position = isles().city("b2", "red", mood="happy").city("b5", "red")
    position.wonder_cards("red", "great-arena").advances("red", "engineering")
    s = holding(position, "e55", face_up=True)
    s.players[0].stock = [7, 7, 7, 7, 7, 0, 2, 0]
    return s


@pytest.mark.rule("CC-X34.16")
def test_the_great_architect_waives_the_advance_and_culture_but_not_the_action() -> None:
    s = architect()
    arena = WONDERS.index("great-arena")
    full = wonder_cost(s, 0, city(s, "b2"), arena).need
    assert not buildable_wonders(s, 0, city(s, "b2"))
    assert offered(s) == ["call-person e55"]
    play(s, "e55")
    assert offered(s) == []
    cheap = wonder_cost(s, 0, city(s, "b2"), arena).need
    assert [a - b for a, b in zip(full, cheap, strict=True)] == [0, 0, 0, 0, 0, 0, 3, 0]
    assert buildable_wonders(s, 0, city(s, "b2")) == [arena]
    options: list[Option] = []
    wonders.add_main_actions(s, 0, options)
    assert [option.key for option in options] == ["build-wonder b2 great-arena"]
    talk = carry_out(build_wonder(s, 0, city(s, "b2"), arena))
    while not talk.done:
        talk.choose(talk.keys[0])
    assert s.players[0].open_persons == []
    assert s.event_discard == [card(s, "e55")]


@pytest.mark.rule("CC-X34.16")
def test_the_great_architect_stays_without_a_wonder_and_needs_engineering() -> None:
    s = architect()
    play(s, "e55")
    s.players[0].advances = 0
    assert not buildable_wonders(s, 0, city(s, "b2"))
    s.used.clear()
    assert offered(s) == ["call-person e55"]


@pytest.mark.rule("CC-X14.8")
def test_the_great_athlete_exchanges_tokens_one_way() -> None:
    position = cities(isles(), "red", 1).goods("red", mood=2, culture=1)
    position.advances("red", "arts", "sports", "monuments", "theaters")
    s = holding(position, "e56")
    talk = play(s, "e56")
    assert talk.keys == [
        "keep-tokens",
        "convert-tokens mood 1",
        "convert-tokens mood 2",
        "convert-tokens culture 1",
    ]
    talk.choose("convert-tokens mood 2")
    assert stock(s) == {"culture": 3}


@pytest.mark.rule("CC-X14.8")
def test_the_great_diplomat_makes_attacks_dear_until_one_happens() -> None:
    position = isles(3).goods("red", culture=3).city("h2", "blue").city("k2", "yellow")
    s = position.state()
    talk = draw(s, "e57", "buy-person e57")
    talk.choose("choose-player player-2")
    assert s.diplomats == [pact_of(0, 1)]
    assert may_attack(s, 0, at("h2"))
    assert may_attack(s, 0, at("k2"))
    s.players[0].stock[6] = 1
    assert not may_attack(s, 0, at("h2"))
    assert may_attack(s, 0, at("k2"))
    s.players[0].stock[6] = 2
    carry_out(pay_for_attack(s, 0, at("h2")))
    assert stock(s) == {}
    assert s.diplomats == []
    assert s.players[0].open_persons == []
    assert s.event_discard == [card(s, "e57")]


@pytest.mark.rule("CC-X14.8")
def test_a_main_action_dismisses_the_great_diplomat() -> None:
    s = isles().goods("red", culture=1).state()
    draw(s, "e57", "buy-person e57")
    assert offered(s) == ["play-person e57"]
    play(s, "e57")
    assert s.diplomats == []
    assert s.event_discard == [card(s, "e57")]


@pytest.mark.rule("CC-X14.8")
def test_the_great_seer_assigns_the_next_objectives() -> None:
    s = holding(isles(3), "e58")
    s.objective_deck = [4, 5, 6]
    talk = play(s, "e58")
    assert talk.player == 0
    assert talk.keys == ["assign player-1 o5", "assign player-1 o6", "assign player-1 o7"]
    talk.choose("assign player-1 o6", "assign player-2 o7")
    assert talk.done
    assert [player.assigned_objective for player in s.players] == [5, 6, 4]
    assert s.log is not None
    told = [line for line in s.log if line.event.name == "objective-assigned-card"]
    assert [line.to for line in told] == [1, 1, 1]
    assert s.event_table == [card(s, "e58")]
    s.objective_deck = [0, 1, 2, 3]
    for player in range(3):
        clear_table(s)
        assert s.event_table == [card(s, "e58")]
        draw_objective(s, player)
    assert [player.objective_cards for player in s.players] == [[5], [6], [4]]
    assert all(player.assigned_objective == NONE for player in s.players)
    clear_table(s)
    assert s.event_discard == [card(s, "e58")]


@pytest.mark.rule("CC-X14.8")
def test_subterfuge_cancels_a_great_person_and_saves_the_action() -> None:
    position = Position(civ=True).terrain("grassland", "c4", "c5").city("c4", "red")
    position.city("c5", "blue").civilization("blue", "japan", "subterfuge")
    s = holding(position.action_cards("blue", "a1"), "e21")
    s.actions_left = 1
    talk = play(s, "e21")
    assert talk.player == 1
    talk.choose("cancel-with a1")
    assert talk.done
    assert s.actions_left == 2
    assert stock(s) == {}
    assert s.event_discard == [card(s, "e21")]
