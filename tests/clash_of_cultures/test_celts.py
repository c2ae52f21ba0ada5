"""The Celts: special advances and leaders."""

import pytest

from kronika.core.asks import Rules
from kronika.games.clash_of_cultures.barbarians import movement
from kronika.games.clash_of_cultures.conquest import conquer_city
from kronika.games.clash_of_cultures.influence import attempt
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.scoring import points_of
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import BARBARIANS
from kronika.games.clash_of_cultures.trade_routes import use_trade_routes

from .combat_helpers import ELEPHANT_2, ELEPHANT_4, INFANTRY_6, storm
from .helpers import BLUE, RED, Talk, at, carry_out, city, stock, units
from .nations import DECLINE, act, offered_main, plain, values

pytestmark = pytest.mark.compiled

SUCCESS, FAILURE = 9, 0


def celts(*owned: str, players: int = 2) -> Position:
    position = plain(players).civilization("red", "celts", *owned)
    return position.advances("red", "farming", "mining", "storage")


# Tribal Warfare


@pytest.mark.rule("CC-X15.42", "CC-AP1.26")
@pytest.mark.parametrize(
    ("cities", "more"),
    [([], 0), (["c5", "f4"], 2), (["h4"], 0), (["c5", "c4", "b5", "e5", "f4"], 4)],
)
def test_tribal_warfare_counts_barbarian_cities_close_by(cities: list[str], more: int) -> None:
    position = celts("tribal-warfare").units("e4", "red", "infantry")
    for hex in cities:
        position.city(hex, "barbarians")
    s = position.units("d4", "blue", "infantry").dice(ELEPHANT_2, ELEPHANT_2).state()
    storm(s, "e4", "d4")
    assert values(s)[0] == 2 + more


@pytest.mark.rule("CC-X15.42")
def test_tribal_warfare_only_against_players() -> None:
    position = celts("tribal-warfare").units("e4", "red", "infantry").city("c5", "barbarians")
    s = position.units("d4", "barbarians", "infantry").dice(ELEPHANT_2, ELEPHANT_2).state()
    storm(s, "e4", "d4")
    assert values(s)[0] == 2


# Tribal Allies


@pytest.mark.rule("CC-X15.43", "CC-AP1.28")
def test_tribal_allies_let_barbarians_arrive_once_per_turn() -> None:
    s = celts("tribal-allies").city("c4", "red").state()
    talk = act(s, "tribal-allies")
    assert talk.prompt == "barbarian-arrival"
    talk.choose("settle-barbarians e4", "add-barbarian cavalry")
    assert units(s, "e4", BARBARIANS) == ["infantry", "cavalry"]
    assert "tribal-allies" not in offered_main(s)


def invasion(*owned: str) -> Position:
    position = celts(*owned).city("c4", "red").goods("red", food=1)
    return position.units("e4", "barbarians", "infantry").units("a4", "barbarians", "infantry")


@pytest.mark.rule("CC-X15.43")
def test_a_food_halts_any_number_of_groups() -> None:
    s = invasion("tribal-allies").state()
    talk = carry_out(movement(s, RED))
    assert talk.keys == ["halt-barbarians a4", "halt-barbarians e4", DECLINE]
    talk.choose("halt-barbarians a4", "halt-barbarians e4")
    assert talk.done
    assert stock(s) == {}
    assert units(s, "a4", BARBARIANS) == units(s, "e4", BARBARIANS) == ["infantry"]


@pytest.mark.rule("CC-X15.43")
def test_without_food_nobody_is_halted() -> None:
    s = invasion("tribal-allies").goods("red", food=0).state()
    talk = carry_out(movement(s, RED))
    assert talk.prompt == "barbarian-march"
    talk = carry_out(movement(invasion().state(), RED))
    assert talk.prompt == "barbarian-march"


# Druidic Influence


def druids(face: int, *owned: str) -> tuple[World, Talk]:
    position = celts(*owned).city("c4", "red", "temple").city("e4", "barbarians")
    s = position.units("e4", "barbarians", "infantry").dice(face).state()
    return s, carry_out(attempt(s, RED)) if owned else carry_out(nothing())


def nothing() -> Rules:
    yield from ()


@pytest.mark.rule("CC-X25.1", "CC-X15.26", "CC-AP1.17", "CC-AP1.24")
def test_a_success_puts_a_token_under_a_barbarian_settlement() -> None:
    s, talk = druids(SUCCESS, "druidic-influence")
    assert talk.done
    assert city(s, "e4").owner == BARBARIANS
    assert city(s, "e4").druids == 1
    assert units(s, "e4", BARBARIANS) == ["infantry"]
    before, _ = druids(FAILURE, "druidic-influence")
    assert sum(points_of(s, RED)) == sum(points_of(before, RED)) + 2  # half points
    s.influenced = False
    assert "influence" not in offered_main(s)  # one token in each city


@pytest.mark.rule("CC-X25.1")
def test_a_failure_or_no_druids_leave_no_token() -> None:
    s, _ = druids(FAILURE, "druidic-influence")
    assert city(s, "e4").druids == 0
    s, _ = druids(SUCCESS)
    assert "influence" not in offered_main(s)


@pytest.mark.rule("CC-X25.2")
@pytest.mark.parametrize("conqueror", ["red", "blue"])
def test_the_token_goes_when_anybody_conquers_the_city(conqueror: str) -> None:
    s, _ = druids(SUCCESS, "druidic-influence")
    owner = RED if conqueror == "red" else BLUE
    carry_out(conquer_city(s, at("e4"), owner, None))
    assert city(s, "e4").druids == 0


@pytest.mark.rule("CC-X25.2")
def test_the_token_goes_with_cultural_takeover() -> None:
    s, _ = druids(SUCCESS, "druidic-influence")
    s.influenced = False
    s.takeover_card = True
    s.players[RED].stock[6] = 5
    talk = carry_out(attempt(s, RED))
    while not talk.done:
        talk.choose(talk.keys[0])
    assert city(s, "e4").owner == RED
    assert city(s, "e4").druids == 0


# Tribal Trade


def traders(*owned: str, mood: str = "neutral") -> World:
    position = celts(*owned).advances("red", "trade-routes", "currency")
    return position.city("d4", "barbarians", mood=mood).units("c4", "red", "settler").state()


@pytest.mark.rule("CC-X15.44", "CC-AP1.27")
def test_barbarian_cities_trade_for_food_only() -> None:
    s = traders("tribal-trade")
    carry_out(use_trade_routes(s, RED), "use-route settler c4 d4")
    assert stock(s) == {"food": 1}  # in spite of Currency


@pytest.mark.rule("CC-X15.44")
@pytest.mark.parametrize("why", ["angry", "no Tribal Trade"])
def test_angry_barbarians_do_not_trade(why: str) -> None:
    s = traders("tribal-trade", mood="angry") if why == "angry" else traders()
    assert carry_out(use_trade_routes(s, RED)).done
    assert stock(s) == {}


# Viriathus


def siege(**goods: int) -> Position:
    position = celts().leader("red", "viriathus", "c4").units("c4", "red", "infantry", "infantry")
    position.units("d4", "blue", "infantry", "infantry", "infantry").goods("red", **goods)
    return position.dice(*[ELEPHANT_2] * 3, *[1, 1, ELEPHANT_2], *[ELEPHANT_2] * 6)


@pytest.mark.rule("CC-Y4.1")
def test_terror_drives_an_enemy_out_before_the_second_round() -> None:
    s = siege(mood=2).state()
    talk = storm(s, "c4", "d4")
    assert talk.prompt != "terror"  # not in the first round
    while talk.prompt == "combat-loss":
        talk.choose(talk.keys[0])
    talk.choose("fight-on")
    assert talk.prompt == "terror"
    assert "terror infantry d5" in talk.keys
    assert "terror infantry c4" in talk.keys  # empty since the attackers have left
    talk.choose("terror infantry d5")
    assert units(s, "d5", BLUE) == ["infantry"]
    assert stock(s) == {}


@pytest.mark.rule("CC-Y4.1")
def test_terror_costs_two_mood_tokens() -> None:
    s = siege(mood=1).state()
    talk = storm(s, "c4", "d4")
    while talk.prompt == "combat-loss":
        talk.choose(talk.keys[0])
    talk.choose("fight-on")
    assert talk.prompt != "terror"


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("where", "asked"), [("e5", True), ("g5", False)])
def test_loyalty_cards_for_barbarians_within_two_hexes(where: str, asked: bool) -> None:
    position = celts().advances("red", "tactics").action_cards("red", "a1")
    position.leader("red", "viriathus", where).units("c4", "blue", "infantry")
    s = position.units("d4", "barbarians", "infantry").state()
    talk = storm(s, "c4", "d4", BLUE)
    assert (talk.prompt == "combat-card" and talk.player == RED) == asked


# Vercingetorix


@pytest.mark.rule("CC-Y4.1")
def test_warrior_people_counts_settlers_within_two_hexes() -> None:
    position = celts().leader("red", "vercingetorix", "c4").units("d4", "blue", "infantry")
    position.units("d5", "red", "settler", "settler").units("f4", "red", "settler")
    s = position.units("h4", "red", "settler").dice(ELEPHANT_2, ELEPHANT_4).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 2 + 3


@pytest.mark.rule("CC-Y4.1")
def test_warrior_people_needs_him_in_the_combat() -> None:
    position = celts().leader("red", "vercingetorix", "b4").units("c4", "red", "infantry")
    position.units("d4", "blue", "infantry").units("d5", "red", "settler")
    s = position.dice(ELEPHANT_2, ELEPHANT_4).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 2


@pytest.mark.rule("CC-Y4.1")
def test_rapid_recruitment_places_units_beside_his_city() -> None:
    position = celts().city("c4", "red").leader("red", "vercingetorix", "c4")
    position.units("d4", "blue", "settler").city("b4", "blue").goods("red", food=1, ore=1)
    s = position.units("c5", "red", *["infantry"] * 4).state()
    talk = act(s, "recruit-in c4")
    assert talk.keys == [
        "place-unit c4 infantry",
        "place-unit c3 infantry",
        "place-unit d3 infantry",
        "place-unit b3 infantry",
    ]
    talk.choose("place-unit d3 infantry")
    assert units(s, "d3") == ["infantry"]


@pytest.mark.rule("CC-Y4.1")
def test_rapid_recruitment_only_in_his_city() -> None:
    position = celts().city("c4", "red").leader("red", "vercingetorix", "d4")
    s = position.goods("red", food=1, ore=1).state()
    act(s, "recruit-in c4")
    assert units(s, "c4") == ["infantry"]


# Queen Boudica


@pytest.mark.rule("CC-X34.20")
@pytest.mark.parametrize(("theirs", "more"), [(["tactics", "draft"], 2), (["tactics"], 0)])
def test_fearless_against_more_warfare_advances(theirs: list[str], more: int) -> None:
    position = celts().advances("red", "tactics").advances("blue", *theirs)
    position.leader("red", "queen-boudica", "c4").units("d4", "blue", "infantry")
    s = position.dice(ELEPHANT_2, ELEPHANT_4).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 2 + more


@pytest.mark.rule("CC-X34.20")
def test_fearless_does_nothing_against_barbarians() -> None:
    position = celts().leader("red", "queen-boudica", "c4").units("d4", "barbarians", "infantry")
    s = position.dice(ELEPHANT_2, INFANTRY_6).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 2


@pytest.mark.rule("CC-Y4.1")
def test_great_numbers_keep_the_settlers_for_a_food() -> None:
    position = celts().leader("red", "queen-boudica", "c4").units("c4", "red", "settler")
    s = position.goods("red", food=1).state()
    act(s, "found c4", "keep-settler c4")
    assert units(s, "c4") == ["settler", "leader"]
    assert stock(s) == {}
    s = position.goods("red", food=0).state()
    assert act(s, "found c4").done
    assert units(s, "c4") == ["leader"]


@pytest.mark.rule("CC-Y4.1")
def test_great_numbers_only_on_her_hex() -> None:
    position = celts().leader("red", "queen-boudica", "d4").units("c4", "red", "settler")
    s = position.goods("red", food=1).state()
    assert act(s, "found c4").done
    assert units(s, "c4") == []
