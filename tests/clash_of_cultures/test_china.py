"""China: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.decks import draw_wonder
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.recruiting import place_free_unit
from kronika.games.clash_of_cultures.state import BATTLED, World
from kronika.games.clash_of_cultures.terms import INFANTRY, SETTLER, WONDERS
from kronika.games.clash_of_cultures.wonders import wonder_cost

from .combat_helpers import ELEPHANT_2, ELEPHANT_4, INFANTRY_6, sail, storm
from .helpers import BLUE, RED, advances, at, carry_out, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, plain, told, values

pytestmark = pytest.mark.compiled

WALL = WONDERS.index("great-wall")


def china(*owned: str, players: int = 2) -> Position:
    position = plain(players).civilization("red", "china", *owned)
    return position.advances("red", "farming", "mining", "storage")


# Rice Cultivation


@pytest.mark.rule("CC-X18.1", "CC-AP1.5")
def test_settlers_on_grassland_give_more_food_on_top_of_the_limit() -> None:
    position = china("rice-cultivation").city("c4", "red", mood="happy")
    position.units("d4", "red", "settler").units("c5", "red", "settler", "settler")
    s = position.state()
    act(s, "collect c4", "harvest d4 food", "harvest c5 food")
    assert stock(s) == {"food": 4}


@pytest.mark.rule("CC-X18.1")
def test_at_most_two_more_food() -> None:
    position = china("rice-cultivation").city("c4", "red", "temple", mood="happy")
    for hex in ("d4", "c5", "b4"):
        position.units(hex, "red", "settler")
    s = position.state()
    act(s, "collect c4", "harvest d4 food", "harvest c5 food", "harvest b4 food")
    assert stock(s) == {"food": 5}


@pytest.mark.rule("CC-X18.1")
def test_neither_the_own_city_nor_other_terrain() -> None:
    position = china("rice-cultivation").city("c4", "red", mood="happy")
    position.units("c4", "red", "settler").units("c3", "red", "settler")
    s = position.state()
    act(s, "collect c4", "harvest c4 food", "harvest c3 wood")
    assert stock(s) == {"food": 1, "wood": 1}


# Expansion


@pytest.mark.rule("CC-X18.2", "CC-X18.3", "CC-AP1.10")
def test_expansion_moves_any_number_of_settlers_in_cities() -> None:
    position = china("expansion").city("c4", "red").city("f4", "red").goods("red", food=2)
    position.units("f4", "red", "settler", "settler").units("c4", "red", "infantry")
    s = position.advances("red", "tactics").state()
    talk = act(s, "recruit-in c4")
    assert talk.prompt == "move-from"
    for start, end in (("c4", "d4"), ("f4", "g4"), ("f4", "f5")):
        talk.choose(f"move {start}")
        assert "join infantry" not in talk.keys
        talk.choose(f"go {end}")
    assert talk.done
    assert units(s, "d4") == units(s, "g4") == units(s, "f5") == ["settler"]
    assert units(s, "c4") == ["infantry"]
    assert s.actions_left == 3


@pytest.mark.rule("CC-X18.2", "CC-X18.5")
def test_no_expansion_without_recruited_settlers() -> None:
    position = china("expansion").city("c4", "red").goods("red", food=1, ore=1)
    s = position.units("c4", "red", "settler").state()
    assert act(s, "recruit-in c4").done
    talk = carry_out(place_free_unit(s, RED, SETTLER, [at("c4")]), "place-unit c4 settler")
    assert talk.done


@pytest.mark.rule("CC-X18.4")
def test_expansion_may_use_roads_at_its_price() -> None:
    position = china("expansion").advances("red", "roads").city("c4", "red")
    s = position.goods("red", food=3, ore=1).state()
    talk = act(s, "recruit-in c4", "recruit settler 2-food", "move c4")
    assert "march e4" in talk.keys
    talk.choose("march e4")
    assert units(s, "e4") == ["settler"]
    assert stock(s) == {}


# Fireworks


@pytest.mark.rule("CC-X15.45", "CC-AP1.26")
def test_fireworks_cancel_a_hit_of_the_first_round() -> None:
    position = china("fireworks").units("c4", "red", "infantry").units("d4", "blue", "infantry")
    s = position.goods("red", ore=1, wood=1).dice(ELEPHANT_2, INFANTRY_6).state()
    talk = storm(s, "c4", "d4")
    assert talk.keys == ["cancel-hit", DECLINE]
    talk.choose("cancel-hit")
    assert units(s, "d4") == ["infantry"]
    assert stock(s) == {}
    assert talk.prompt == "retreat"


@pytest.mark.rule("CC-X15.45")
def test_fireworks_work_at_sea_but_not_later_and_not_for_nothing() -> None:
    position = china("fireworks").units("c6", "red", "ship").units("d6", "blue", "ship")
    s = position.goods("red", ore=1, wood=1).dice(ELEPHANT_2, INFANTRY_6).state()
    assert sail(s, "c6", "d6").keys == ["cancel-hit", DECLINE]
    position = china("fireworks").units("c4", "red", "infantry").units("d4", "blue", "infantry")
    position.goods("red", ore=1, wood=1).dice(ELEPHANT_2, ELEPHANT_2, ELEPHANT_2, INFANTRY_6)
    s = position.state()
    assert storm(s, "c4", "d4").choose("fight-on").done
    assert units(s, "d4") == []
    position = china("fireworks").units("c4", "red", "infantry").units("d4", "blue", "infantry")
    s = position.goods("red", ore=1).dice(ELEPHANT_2, INFANTRY_6).state()
    assert storm(s, "c4", "d4").done


# Imperial Army


@pytest.mark.rule("CC-X15.46", "CC-AP1.28")
def test_settlers_and_infantry_change_their_trades() -> None:
    position = china("imperial-army").units("c4", "red", "settler", "infantry")
    s = position.units("d4", "red", "settler").state()
    talk = act(s, "imperial-army")
    assert talk.keys == ["arm-settler c4", "disarm-infantry c4", "arm-settler d4"]
    talk.choose("arm-settler c4", "arm-settler d4")
    assert talk.keys == ["disarm-infantry c4", DECLINE]  # nobody changes back
    talk.choose(DECLINE)
    assert units(s, "c4") == ["infantry", "infantry"]
    assert units(s, "d4") == ["infantry"]
    assert s.players[RED].units[SETTLER] == 4
    assert s.players[RED].units[INFANTRY] == 16 - 3
    assert "imperial-army" not in offered_main(s)


@pytest.mark.rule("CC-X15.46")
def test_the_limit_and_the_supply_hold() -> None:
    position = china("imperial-army").units("c4", "red", "settler", *["infantry"] * 4)
    s = position.units("d4", "red", "settler", "settler", "settler").state()
    act(s, "imperial-army")  # a full hex and no settler in supply: one exchange is possible
    assert units(s, "c4") == ["settler", *["infantry"] * 4]
    assert units(s, "d4") == ["settler", "settler", "infantry"]


@pytest.mark.rule("CC-X15.46")
def test_what_a_unit_may_not_do_stays_with_it() -> None:
    s = china("imperial-army").units("c4", "red", "infantry").state()
    s.units[at("c4")][0] |= BATTLED
    act(s, "imperial-army")
    assert s.units[at("c4")][0] & BATTLED


# Sun Tzu


def teacher(leader: str, spirit: str = "happy", hex: str = "c4", **goods: int) -> Position:
    position = china().city("c4", "red", mood=spirit).leader("red", leader, hex)
    return position.goods("red", **goods)


@pytest.mark.rule("CC-X34.22")
@pytest.mark.parametrize(
    ("leader", "verb", "advance"),
    [("sun-tzu", "art-of-war", "tactics"), ("wu-zetian", "agriculture-economist", "irrigation")],
)
def test_an_advance_for_a_token(leader: str, verb: str, advance: str) -> None:
    s = teacher(leader, culture=1).state()
    talk = act(s, verb)
    if not talk.done:
        talk.choose(f"advance {advance}")
    assert advance in advances(s)
    assert s.players[RED].stock[0] == 0
    assert s.players[RED].tracker == 2
    assert city(s, "c4").activations == 0


@pytest.mark.rule("CC-X34.22")
@pytest.mark.parametrize("leader", ["sun-tzu", "wu-zetian"])
@pytest.mark.parametrize("why", ["neutral", "outside", "poor"])
def test_an_advance_needs_a_happy_city_and_a_token(leader: str, why: str) -> None:
    spirit = "neutral" if why == "neutral" else "happy"
    hex = "d4" if why == "outside" else "c4"
    s = teacher(leader, spirit, hex, mood=0 if why == "poor" else 1).state()
    assert not {"art-of-war", "agriculture-economist"} & set(offered_main(s))


@pytest.mark.rule("CC-X34.22")
def test_the_token_may_be_of_either_kind_and_no_other_group_is_taught() -> None:
    s = teacher("sun-tzu", mood=1, culture=1).advances("red", "tactics").state()
    talk = act(s, "art-of-war")
    assert talk.keys == ["pay 1-mood", "pay 1-culture"]
    talk.choose("pay 1-mood")
    assert talk.keys == ["advance siegecraft", "advance steel-weapons", "advance draft"]


@pytest.mark.rule("CC-Y4.1")
def test_fast_war_a_victory_in_the_first_round() -> None:
    position = china().leader("red", "sun-tzu", "c4").units("c4", "red", "infantry")
    position.units("d4", "blue", "infantry")
    s = position.dice(ELEPHANT_4, ELEPHANT_4, ELEPHANT_2).state()
    storm(s, "c4", "d4")
    assert stock(s) == {"mood": 1, "culture": 1}


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize("why", ["second round", "he fell", "no army"])
def test_fast_war_has_its_conditions(why: str) -> None:
    position = china().leader("red", "sun-tzu", "c4").units("c4", "red", "infantry")
    position.units("d4", "blue", "settler" if why == "no army" else "infantry")
    if why == "second round":
        position.dice(ELEPHANT_2, 2, ELEPHANT_2, *[ELEPHANT_4] * 2, ELEPHANT_2)
    else:
        position.dice(ELEPHANT_4, ELEPHANT_4, INFANTRY_6)
    s = position.state()
    talk = storm(s, "c4", "d4")
    if why == "second round":
        talk.choose("fight-on")
    elif why == "he fell":
        talk.choose("lose-unit leader")
    assert talk.done
    assert units(s, "d4", BLUE) == []
    assert stock(s) == {}


# Qin Shi Huang


@pytest.mark.rule("CC-X31.3")
def test_qin_gets_the_great_wall() -> None:
    position = china().advances("red", "engineering", "siegecraft").city("c4", "red", mood="happy")
    position.city("e4", "red", mood="happy").leader("red", "qin-shi-huang", "c4")
    position.goods("red", food=7, wood=7, ore=7, ideas=7, gold=7, culture=3)
    s = position.state()
    carry_out(draw_wonder(s, RED))
    assert s.players[RED].wonder_cards == [WALL]
    normal = wonder_cost(s, RED, city(s, "e4"), WALL).need[6]
    assert wonder_cost(s, RED, city(s, "c4"), WALL).need[6] == normal - 2
    s.players[RED].advances |= 1 << s.content.wonder_advance[WALL]
    assert "qins-wall c4 great-wall" in offered_free(s)
    assert "qins-wall e4 great-wall" not in offered_free(s)


@pytest.mark.rule("CC-Y4.1")
def test_tactician_two_culture_tokens_cancel_a_hit_in_every_round() -> None:
    position = china().leader("red", "qin-shi-huang", "c4").units("d4", "blue", "infantry")
    position.goods("red", culture=4)
    s = position.dice(ELEPHANT_2, INFANTRY_6, ELEPHANT_2, INFANTRY_6).state()
    talk = storm(s, "c4", "d4").choose("cancel-hit", "fight-on", "cancel-hit")
    assert talk.prompt == "retreat"
    assert stock(s) == {}
    assert units(s, "d4") == ["leader"]


@pytest.mark.rule("CC-Y4.1")
def test_tactician_once_per_round_and_only_with_him() -> None:
    position = china().leader("red", "qin-shi-huang", "c4").units("d4", "blue", "infantry")
    position.units("d4", "blue", "infantry").goods("red", culture=4)
    s = position.dice(ELEPHANT_2, INFANTRY_6, INFANTRY_6).state()
    assert storm(s, "c4", "d4").choose("cancel-hit").done  # the second hit kills him
    assert stock(s) == {"culture": 2}
    position = china().leader("red", "qin-shi-huang", "b4").units("c4", "red", "infantry")
    position.units("d4", "blue", "infantry").goods("red", culture=4)
    s = position.dice(ELEPHANT_2, INFANTRY_6).state()
    assert storm(s, "c4", "d4").done
    assert told(s, "unit-falls") == 1


# Wu Zetian


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("enemies", "more"), [(1, 2), (2, 2), (3, 0)])
def test_brilliant_conqueror_with_at_least_as_many_units(enemies: int, more: int) -> None:
    position = china().leader("red", "wu-zetian", "c4").units("c4", "red", "infantry")
    position.units("d4", "blue", *["infantry"] * enemies)
    s: World = position.dice(*[ELEPHANT_2] * 5).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 4 + more


@pytest.mark.rule("CC-Y4.1")
def test_brilliant_conqueror_counts_when_the_round_starts() -> None:
    position = china().leader("red", "wu-zetian", "c4").units("d4", "blue", "infantry", "infantry")
    position.advances("red", "tactics").action_cards("red", "a26")
    s = position.dice(INFANTRY_6, ELEPHANT_2, ELEPHANT_2).state()
    storm(s, "c4", "d4").choose("place-card a26")
    assert told(s, "unit-falls") == 1  # by the archers, before the roll
    assert values(s)[0] == 2
