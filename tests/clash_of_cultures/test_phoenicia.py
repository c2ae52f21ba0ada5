"""Phoenicia: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.influence import replaceable
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.scoring import advance_points, piece_points
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import PORT, TEMPLE

from .combat_helpers import CAVALRY_2, CAVALRY_5, ELEPHANT_2, INFANTRY_6, sail, storm
from .helpers import BLUE, RED, city, stock, units
from .nations import DECLINE, act, offered_main, values
from .peoples import people, trade

pytestmark = pytest.mark.compiled


def phoenicia(*owned: str) -> Position:
    return people("phoenicia", *owned)


# City Independence


@pytest.mark.rule("CC-X15.60", "CC-AP1.28")
def test_own_ports_cannot_be_influenced() -> None:
    position = phoenicia("city-independence").city("c5", "red", "port", "temple")
    s = position.city("e5", "blue", "port").state()
    assert replaceable(s, BLUE, city(s, "c5")) == [TEMPLE]
    assert replaceable(s, RED, city(s, "e5")) == [PORT]
    s.players[RED].specials = 0
    assert replaceable(s, BLUE, city(s, "c5")) == [PORT, TEMPLE]


@pytest.mark.rule("CC-X15.60", "CC-AP1.28")
def test_own_ports_keep_their_colour_when_the_city_is_captured() -> None:
    position = phoenicia("city-independence").city("c5", "red", "port", "temple")
    s = position.units("d4", "blue", "infantry").state()
    storm(s, "d4", "c5", BLUE)
    taken = city(s, "c5")
    assert (taken.owner, taken.buildings[PORT], taken.buildings[TEMPLE]) == (BLUE, RED, BLUE)


@pytest.mark.rule("CC-X15.60", "CC-AP1.28")
def test_ports_score_more_and_governments_nothing() -> None:
    position = phoenicia("city-independence").city("c5", "red", "port", "temple")
    s = position.advances("red", "voting", "fishing").state()
    assert piece_points(s, RED) == 2 + 3 + 2
    assert advance_points(s, RED) == 4  # Farming, Mining, Fishing and the special advance
    s.players[RED].specials = 0
    assert piece_points(s, RED) == 6
    assert advance_points(s, RED) == 4  # and Voting


# Biremes


def sea_battle(*enemy: str) -> World:
    position = phoenicia("biremes").units("c6", "red", "ship").advances("blue", *enemy)
    position.units("d6", "blue", "ship", "ship", "ship").dice(*[CAVALRY_2, 0, 0, 0] * 2)
    s = position.state()
    sail(s, "c6", "d6").choose("fight-on")
    return s


@pytest.mark.rule("CC-X15.61", "CC-AP1.26")
def test_biremes_are_stronger_in_every_round_at_sea() -> None:
    assert values(sea_battle())[:2] == [4, 4]


@pytest.mark.rule("CC-X15.61")
def test_against_war_ships_biremes_are_stronger_only_in_round_one() -> None:
    assert values(sea_battle("war-ships"))[:2] == [4, 2]


@pytest.mark.rule("CC-X15.61")
def test_biremes_do_not_help_on_land() -> None:
    position = phoenicia("biremes").units("c4", "red", "cavalry").units("d4", "blue", "infantry")
    s = position.dice(ELEPHANT_2, CAVALRY_2).state()
    storm(s, "c4", "d4")
    assert values(s) == [2]


# Alphabet


def markets(*owned: str, hex: str = "d4", count: int = 3) -> Position:
    """Settlers of red on a hex, and blue cities around d4."""
    position = phoenicia(*owned).advances("red", "trade-routes", "storage")
    position.units(hex, "red", *["settler"] * min(count, 4))
    for place in ("b4", "b5", "f4", "f5", "e4")[:count]:
        position.city(place, "blue")
    return position


@pytest.mark.rule("CC-X15.62", "CC-X34.26", "CC-AP1.27")
def test_two_routes_may_give_culture_or_ideas() -> None:
    s = markets("alphabet").advances("red", "currency").state()
    talk = trade(s, "use-route settler d4 b4")
    plain = ["take-yield 1-food", "take-yield 1-gold"]
    assert sorted(talk.keys) == ["take-yield 1-culture", *plain, "take-yield 2-ideas"]
    talk.choose("take-yield 2-ideas", "use-route settler d4 b5", "take-yield 1-culture")
    talk.choose("use-route settler d4 f4")
    assert sorted(talk.keys) == plain  # two of them are enough
    talk.choose("take-yield 1-food")
    assert stock(s) == {"food": 1, "ideas": 2, "culture": 1}


@pytest.mark.rule("CC-X15.62")
def test_a_normal_yield_does_not_count_for_the_alphabet() -> None:
    s = markets("alphabet").state()
    talk = trade(s, "use-route settler d4 b4", "take-yield 1-food", "use-route settler d4 b5")
    talk.choose("take-yield 1-culture", "use-route settler d4 f4")
    assert "take-yield 1-culture" in talk.keys


# Cedars & Dyes


def traders(position: Position) -> list[str]:
    keys = trade(position.advances("red", "trade-routes").state()).keys
    return [key for key in keys if key.startswith("use-route")]


@pytest.mark.rule("CC-X20.1", "CC-X15.17", "CC-AP1.19")
def test_ships_trade_three_hexes_far_with_cities_by_the_same_sea() -> None:
    position = phoenicia("cedars-and-dyes").units("c6", "red", "ship")
    position.city("f5", "blue").city("f4", "blue")
    assert traders(position) == ["use-route ship c6 f5"]  # f4 lies three hexes away, inland
    position.land(e6="grassland")
    assert traders(position) == []  # another sea
    position = phoenicia("biremes").units("c6", "red", "ship").city("f5", "blue")
    assert traders(position) == []


@pytest.mark.rule("CC-X20.1")
def test_three_hexes_are_the_limit_and_only_for_ships() -> None:
    position = phoenicia("cedars-and-dyes").units("c6", "red", "ship").city("g6", "blue")
    position.land(g6="grassland", g7="sea", f6="sea")
    assert traders(position) == []
    position = phoenicia("cedars-and-dyes").units("c5", "red", "settler").city("f5", "blue")
    assert traders(position) == []


@pytest.mark.rule("CC-X20.1")
def test_a_port_takes_the_place_of_a_ship() -> None:
    position = phoenicia("cedars-and-dyes").city("c5", "red", "port").city("f5", "blue")
    position.city("d4", "blue")
    assert traders(position) == ["use-route port c5 f5"]  # d4 is close, but not by the sea
    position = phoenicia("cedars-and-dyes").city("c5", "red", "temple").city("f5", "blue")
    assert traders(position) == []


@pytest.mark.rule("CC-X20.1")
def test_four_routes_are_still_the_maximum() -> None:
    position = phoenicia("cedars-and-dyes").advances("red", "trade-routes", "storage")
    position.units("d6", "red", "ship", "ship", "ship", "ship").city("c5", "red", "port")
    for hex in ("e5", "f5", "g5", "b5", "a5"):
        position.city(hex, "blue")
    s = position.state()
    trade(s, "use-all-routes")
    assert stock(s) == {"food": 4}


# Ithobaal


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize(("piece", "mood"), [("temple red", 2), ("temple", 0)])
def test_deliverance_makes_cities_happy_that_were_influenced(piece: str, mood: int) -> None:
    s = phoenicia().leader("red", "ithobaal", "c4").city("d4", "blue", piece).state()
    storm(s, "c4", "d4")
    assert city(s, "d4").mood == mood


@pytest.mark.rule("CC-Y2.1")
def test_deliverance_needs_ithobaal() -> None:
    position = phoenicia().leader("red", "ithobaal", "h4").units("c4", "red", "infantry")
    s = position.city("d4", "blue", "temple red").state()
    storm(s, "c4", "d4")
    assert city(s, "d4").mood == 0


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize(
    ("home", "piece", "value"), [("b4", "temple", 4), ("b4", "academy", 2), ("a4", "temple", 2)]
)
def test_the_priest_of_astarte_fights_better_near_temples(
    home: str, piece: str, value: int
) -> None:
    position = phoenicia().city(home, "red", piece).leader("red", "ithobaal", "c4")
    s = position.units("d4", "blue", *["infantry"] * 4).dice(*[CAVALRY_2] * 9).state()
    storm(s, "c4", "d4")
    assert values(s) == [value]


# Hiram


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize(("where", "routes"), [("d4", 5), ("h4", 4)])
def test_one_route_from_hirams_hex_does_not_count(where: str, routes: int) -> None:
    position = markets(count=5).units("d6", "red", "ship").leader("red", "hiram", where)
    s = position.city("e5", "blue").state()
    trade(s, "use-all-routes")
    assert stock(s) == {"food": routes}


@pytest.mark.rule("CC-X34.22", "CC-Y2.1")
@pytest.mark.parametrize("token", ["mood", "culture"])
def test_the_constructor_gains_advances_of_construction_for_a_token(token: str) -> None:
    position = phoenicia().city("c4", "red", mood="happy").leader("red", "hiram", "c4")
    s = position.goods("red", **{token: 1}).state()
    talk = act(s, "constructor")
    assert talk.keys == ["advance engineering", "advance sanitation", "advance roads"]
    talk.choose("advance engineering")
    assert stock(s) == {}
    assert s.players[RED].tracker == 2
    assert city(s, "c4").activations == 0


@pytest.mark.rule("CC-X34.22")
def test_the_constructor_needs_a_token_and_a_happy_city() -> None:
    position = phoenicia().city("c4", "red").leader("red", "hiram", "c4")
    assert "constructor" not in offered_main(position.goods("red", mood=1).state())
    position = phoenicia().city("c4", "red", mood="happy").leader("red", "hiram", "c4")
    assert "constructor" not in offered_main(position.state())


# Pygmalion


@pytest.mark.rule("CC-Y2.1")
def test_one_route_from_pygmalions_hex_gives_gold_or_culture_more() -> None:
    s = markets().leader("red", "pygmalion", "d4").state()
    talk = trade(s, "use-all-routes")
    assert talk.keys == ["take gold", "take culture"]
    talk.choose("take gold")
    assert talk.done
    assert stock(s) == {"food": 3, "gold": 1}


@pytest.mark.rule("CC-Y2.1")
def test_routes_from_elsewhere_give_no_more() -> None:
    s = markets().leader("red", "pygmalion", "c4").state()
    assert trade(s, "use-all-routes").done
    assert stock(s) == {"food": 3}


def protected(**goods: int) -> Position:
    position = phoenicia().city("c4", "red").leader("red", "pygmalion", "c4")
    return position.units("d4", "blue", "infantry").goods("red", **goods)


@pytest.mark.rule("CC-Y2.1")
def test_the_protector_cancels_a_hit_and_gets_his_price_back_for_a_victory() -> None:
    s = protected(culture=1).dice(INFANTRY_6, CAVALRY_5).state()
    talk = storm(s, "d4", "c4", BLUE)
    assert talk.keys == ["protect", DECLINE]
    talk.choose("protect")
    assert talk.done
    assert city(s, "c4").owner == RED
    assert stock(s) == {"culture": 1}


@pytest.mark.rule("CC-Y2.1")
def test_the_protector_helps_once_per_battle() -> None:
    s = protected(culture=2).dice(INFANTRY_6, CAVALRY_2, INFANTRY_6, CAVALRY_2).state()
    talk = storm(s, "d4", "c4", BLUE).choose("protect", "fight-on")
    assert talk.done
    assert city(s, "c4").owner == BLUE
    assert stock(s) == {"culture": 1}


@pytest.mark.rule("CC-Y2.1")
def test_the_protector_needs_a_token_and_a_city_to_defend() -> None:
    s = protected().dice(INFANTRY_6, CAVALRY_2).state()
    assert storm(s, "d4", "c4", BLUE).prompt != "protector"
    position = phoenicia().leader("red", "pygmalion", "c4").goods("red", culture=1)
    s = position.units("d4", "blue", "infantry").dice(INFANTRY_6, CAVALRY_2).state()
    assert storm(s, "d4", "c4", BLUE).prompt != "protector"


@pytest.mark.rule("CC-Y2.1")
def test_the_price_of_the_protector_comes_back_even_if_he_falls() -> None:
    position = protected(culture=1).units("c4", "red", "infantry").units("d4", "blue", "infantry")
    s = position.dice(INFANTRY_6, INFANTRY_6, INFANTRY_6, INFANTRY_6).state()
    talk = storm(s, "d4", "c4", BLUE).choose("protect", "lose-unit leader")
    assert talk.done
    assert units(s, "c4") == ["infantry"]
    assert stock(s) == {"culture": 1}
