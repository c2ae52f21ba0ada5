"""The Maya: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.advances import gain_advance, price
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.stock import can_pay
from kronika.games.clash_of_cultures.terms import (
    ACADEMY,
    ADVANCES,
    ASTRONOMY,
    CULTURE,
    GOOD_COUNT,
    TEMPLE,
)

from .combat_helpers import CAVALRY_2, INFANTRY_6, storm
from .helpers import BLUE, RED, at, carry_out, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, told, values
from .peoples import people
from .valley import specials

pytestmark = pytest.mark.compiled


def maya(*owned: str) -> Position:
    return people("maya", *owned)


# Terracing


@pytest.mark.rule("CC-X15.55", "CC-AP1.25")
def test_mountains_yield_food_wood_or_ore() -> None:
    s = maya("terracing").city("c4", "red").state()
    keys = act(s, "collect c4").keys
    assert [key for key in keys if " d3 " in key] == [
        "harvest d3 ore",
        "harvest d3 food",
        "harvest d3 wood",
    ]
    assert "harvest c3 food" not in keys
    s = maya("stelas").city("c4", "red").state()
    assert "harvest d3 food" not in act(s, "collect c4").keys


@pytest.mark.rule("CC-X15.55", "CC-J2.8", "CC-AP1.25")
def test_mountains_do_not_stop_settlers_and_leaders() -> None:
    position = maya("terracing").advances("red", "tactics").units("c4", "red", "settler")
    position.leader("red", "siyaj-kak", "c4").units("c4", "red", "infantry")
    s = position.state()
    act(s, "move c4", "join settler", "join infantry", "join leader", "go d3")
    talk = act(s, "move d3")
    assert "join settler" in talk.keys
    assert "join leader" in talk.keys
    assert not [key for key in talk.keys if "infantry" in key]


# Stelas


@pytest.mark.rule("CC-X15.56", "CC-AP1.27")
def test_founding_a_city_yields_an_idea_or_culture() -> None:
    s = maya("stelas").units("d4", "red", "settler").state()
    act(s, "found d4", "take ideas")
    assert stock(s) == {"ideas": 1}


@pytest.mark.rule("CC-X15.56", "CC-AP1.27")
def test_a_captured_city_and_an_obelisk_yield_an_idea_or_culture() -> None:
    s = maya("stelas").units("c4", "red", "infantry").city("d4", "blue").state()
    storm(s, "c4", "d4").choose("take culture")
    assert stock(s) == {"gold": 1, "culture": 1}
    position = maya("stelas").advances("red", "arts", "myths").city("c4", "red").city("e4", "red")
    s = position.goods("red", food=2, wood=2, ore=2).state()
    act(s, "build c4 obelisk", "take culture")
    assert stock(s)["culture"] == 1
    act(s, "build e4 temple", "take mood")  # only the token of the temple
    assert stock(s) == {"culture": 1, "mood": 1}


# Ballcourts


@pytest.mark.rule("CC-X26.1", "CC-X15.27", "CC-AP1.5", "CC-AP1.9")
def test_a_mood_token_makes_a_city_one_larger_for_collect_and_recruit() -> None:
    s = maya("ballcourts").city("c4", "red").goods("red", mood=2, food=2, ore=2).state()
    act(s, "collect c4", "play-ball", "harvest c3 wood", "harvest d3 ore")
    assert stock(s) == {"mood": 1, "food": 2, "wood": 1, "ore": 3}
    talk = act(s, "recruit-in c4", "play-ball", *["recruit infantry 1-food+1-ore"] * 2)
    assert talk.done
    assert units(s, "c4") == ["infantry", "infantry"]
    assert stock(s) == {"wood": 1, "ore": 1}  # units are paid for as always


@pytest.mark.rule("CC-X26.1")
def test_ballcourts_are_a_choice_and_not_for_angry_cities() -> None:
    s = maya("ballcourts").city("c4", "red").goods("red", mood=1).state()
    assert act(s, "collect c4", DECLINE, "harvest c3 wood").done
    assert stock(s) == {"mood": 1, "wood": 1}
    s = maya("ballcourts").city("c4", "red", mood="angry").goods("red", mood=1).state()
    assert act(s, "collect c4").prompt == "harvest"
    s = maya("ballcourts").city("c4", "red").state()
    assert act(s, "collect c4").prompt == "harvest"  # no token


@pytest.mark.rule("CC-X26.2", "CC-AP1.2")
def test_spirituality_is_cheaper_by_one_resource() -> None:
    s = maya("ballcourts").goods("red", food=1).state()
    assert offered_main(s) == ["advance myths"]
    act(s, "advance myths")
    assert stock(s) == {"mood": 1}
    s.players[RED].stock[0] = 1
    assert "advance rituals" in offered_main(s)  # as often as there is food
    assert can_pay(s, RED, price(s, RED, ADVANCES.index("rituals")))


# Calendar


@pytest.mark.rule("CC-X26.3", "CC-X15.28", "CC-AP1.21")
def test_the_calendar_shows_the_next_event() -> None:
    s = maya("calendar").city("c4", "red").state()
    act(s, "consult-calendar")  # looking costs nothing
    [card] = s.known_events
    assert card not in s.event_deck
    assert s.actions_left == 3
    assert not {"consult-calendar", "sink-event"} & set(offered_free(s))  # no token


@pytest.mark.rule("CC-X26.3")
def test_culture_puts_events_under_the_deck_as_long_as_it_lasts() -> None:
    s = maya("calendar").city("c4", "red").goods("red", culture=2).state()
    assert "sink-event" not in offered_free(s)  # only a card that was seen
    sunk: list[int] = []
    for left in (1, 0):
        act(s, "consult-calendar")
        sunk += s.known_events
        act(s, "sink-event")
        assert s.players[RED].stock[CULTURE] == left
    assert s.event_bottom == sunk
    assert s.known_events == []
    act(s, "consult-calendar")
    assert "sink-event" not in offered_free(s)


@pytest.mark.rule("CC-X26.3")
def test_an_event_that_was_looked_at_is_the_next_one() -> None:
    position = maya("calendar").city("c4", "red").advances("red", "math")
    s = position.goods("red", culture=1).state()
    act(s, "consult-calendar")
    [seen] = s.known_events
    s.players[RED].tracker = 1
    carry_out(gain_advance(s, RED, ADVANCES.index("fishing"), True, [0] * GOOD_COUNT))
    assert s.log is not None
    assert [line.b for line in s.log if line.event.name == "event-drawn"] == [seen]


@pytest.mark.rule("CC-HI.8", "CC-X26.3")
def test_only_the_maya_player_sees_the_event() -> None:
    s = maya("calendar").city("c4", "red").state()
    act(s, "consult-calendar")
    assert s.log is not None
    [seen] = [line for line in s.log if line.event.name == "event-seen"]
    assert (seen.seen_by(RED), seen.seen_by(BLUE), seen.seen_by(None)) == (True, False, False)


@pytest.mark.rule("CC-X26.4")
def test_the_event_of_astronomy_itself_comes_unforeseen() -> None:
    position = maya().advances("red", "math").goods("red", culture=2).city("c4", "red")
    s = position.next_event("great-scientist").state()
    s.players[RED].tracker = 1
    talk = carry_out(gain_advance(s, RED, ASTRONOMY, True, [0] * GOOD_COUNT))
    assert "calendar" in specials(s)
    assert told(s, "event-drawn") == 1
    assert talk.prompt == "barbarian-arrival"  # the card is being resolved


# K'inich Janaab Pakal


def siege(leader: str, *pieces: str) -> Position:
    position = maya().city("c4", "red", *pieces).leader("red", leader, "c4")
    return position.units("d4", "blue", "infantry")


@pytest.mark.rule("CC-Y2.1")
def test_an_own_obelisk_shields_pakal_in_round_one() -> None:
    position = siege("kinich-janaab-pakal-i", "obelisk")
    s = position.dice(INFANTRY_6, CAVALRY_2, INFANTRY_6, CAVALRY_2).state()
    talk = storm(s, "d4", "c4", BLUE)
    assert talk.prompt == "retreat"
    talk.choose("fight-on")
    assert city(s, "c4").owner == BLUE  # round 2


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize("piece", ["obelisk blue", "temple"])
def test_pakal_needs_an_obelisk_of_his_own(piece: str) -> None:
    s = siege("kinich-janaab-pakal-i", piece).dice(INFANTRY_6, CAVALRY_2).state()
    storm(s, "d4", "c4", BLUE)
    assert city(s, "c4").owner == BLUE


@pytest.mark.rule("CC-Y2.1")
def test_culture_stands_for_two_resources_of_a_building_in_pakals_city() -> None:
    def payable(hex: str, **goods: int) -> bool:
        position = maya().advances("red", "myths").city("c4", "red").city("e4", "red")
        position.leader("red", "kinich-janaab-pakal-i", "c4").goods("red", **goods)
        return f"build {hex} temple" in offered_main(position.state())

    assert payable("c4", food=1, culture=1)
    assert payable("c4", ore=1, culture=1)
    assert payable("c4", gold=1, culture=1)
    assert not payable("c4", culture=2)  # once for each building
    assert not payable("e4", food=1, culture=1)
    assert payable("e4", food=1, wood=1, ore=1)


@pytest.mark.rule("CC-Y2.1")
def test_art_and_architecture_is_a_choice_of_payment() -> None:
    position = maya().advances("red", "myths").city("c4", "red").city("e4", "red")
    position.leader("red", "kinich-janaab-pakal-i", "c4")
    s = position.goods("red", food=1, wood=1, ore=1, culture=1).state()
    talk = act(s, "build c4 temple")
    assert sorted(talk.keys) == [
        "pay 1-food+1-culture",
        "pay 1-food+1-wood+1-ore",
        "pay 1-ore+1-culture",
        "pay 1-wood+1-culture",
    ]
    talk.choose("pay 1-wood+1-culture", "take mood")
    assert stock(s) == {"food": 1, "ore": 1, "mood": 1}


# Siyaj K'ak'


@pytest.mark.rule("CC-Y2.1")
def test_fire_is_born_against_large_cities_in_round_one() -> None:
    position = maya().leader("red", "siyaj-kak", "c4").units("d4", "blue", *["infantry"] * 2)
    position.dice(*[CAVALRY_2] * 9)
    s = position.city("d4", "blue", "temple", "academy").state()
    storm(s, "c4", "d4").choose("fight-on")
    assert values(s)[:2] == [5, 2]
    position = maya().leader("red", "siyaj-kak", "c4").units("d4", "blue", *["infantry"] * 2)
    s = position.dice(*[CAVALRY_2] * 9).state()
    storm(s, "c4", "d4")
    assert values(s) == [2]  # no city


@pytest.mark.rule("CC-Y2.1")
def test_fire_is_not_born_in_defence() -> None:
    s = siege("siyaj-kak", "temple").dice(CAVALRY_2, CAVALRY_2).state()
    storm(s, "d4", "c4", BLUE)
    assert values(s) == [2]


def influx(hex: str = "c4") -> Position:
    position = maya().advances("red", "writing").city("c4", "red").city("b5", "red")
    position.city("e4", "blue", "temple").leader("red", "siyaj-kak", hex)
    return position.goods("red", food=1, wood=1, ore=1).dice(10)


@pytest.mark.rule("CC-Y2.1")
def test_a_building_in_siyajs_city_brings_an_attempt_from_there() -> None:
    s = influx().state()
    talk = act(s, "build c4 academy")
    assert talk.keys == ["cultural-influx", DECLINE]
    talk.choose("cultural-influx")
    assert city(s, "e4").buildings[TEMPLE] == RED
    assert s.actions_left == 3


@pytest.mark.rule("CC-Y2.1")
def test_cultural_influx_needs_him_and_is_an_attempt_like_any_other() -> None:
    assert act(influx("d4").state(), "build c4 academy").done
    s = influx().state()
    s.influenced = True  # one success a turn
    assert act(s, "build c4 academy").done
    s = influx().state()
    act(s, "build c4 academy", DECLINE)
    assert city(s, "e4").buildings[TEMPLE] == BLUE


@pytest.mark.rule("CC-Y2.1")
def test_a_wonder_in_siyajs_city_brings_an_attempt_too() -> None:
    position = maya().advances("red", *ADVANCES[:32]).city("b5", "red").city("e4", "blue", "temple")
    position.city("c4", "red", mood="happy").leader("red", "siyaj-kak", "c4")
    position.wonder_cards("red", "great-wall").dice(10)
    s = position.goods("red", food=7, wood=7, ore=7, culture=7).state()
    talk = act(s, "build-wonder c4 great-wall")
    assert talk.prompt == "cultural-influx"


# Wak Chanil Ajaw


@pytest.mark.rule("CC-X34.19", "CC-Y2.1")
@pytest.mark.parametrize(("home", "value"), [("b4", 4), ("a4", 2)])
def test_the_new_dynasty_fights_better_within_two_hexes_of_an_own_city(
    home: str, value: int
) -> None:
    position = maya().city(home, "red").leader("red", "wak-chanil-ajaw", "c4")
    s = position.units("d4", "blue", *["infantry"] * 4).dice(*[CAVALRY_2] * 9).state()
    storm(s, "c4", "d4")
    assert values(s) == [value]


def capture(unit: str) -> Position:
    position = maya().advances("red", "tactics", "writing", "math").city("d4", "blue", "temple")
    if unit == "leader":
        return position.leader("red", "wak-chanil-ajaw", "c4")
    return position.leader("red", "wak-chanil-ajaw", "h4").units("c4", "red", unit)


@pytest.mark.rule("CC-Y2.1")
def test_a_building_of_a_captured_city_is_reconstructed() -> None:
    s = capture("leader").state()
    talk = act(s, "move c4", "attack d4")
    assert talk.keys == [
        "reconstruct temple academy",
        "reconstruct temple fortress",
        "reconstruct temple observatory",
        DECLINE,
    ]
    talk.choose("reconstruct temple academy")
    assert city(s, "d4").buildings[TEMPLE] == -1
    assert city(s, "d4").buildings[ACADEMY] == RED
    assert s.players[RED].buildings[TEMPLE] == 5
    assert s.players[RED].buildings[ACADEMY] == 4
    assert stock(s) == {"gold": 2}  # of the conquest; nothing was built
    assert act(s, "collect d4").prompt == "harvest"  # and once is enough


@pytest.mark.rule("CC-Y2.1")
def test_nothing_is_reconstructed_without_her() -> None:
    s = capture("infantry").state()
    talk = act(s, "move c4", "attack d4")
    assert talk.prompt != "reconstruction"
    s = capture("leader").state()
    act(s, "move c4", "attack d4", DECLINE)
    assert city(s, "d4").buildings[TEMPLE] == RED
    assert at("d4") in s.cities
