"""Persia: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.moving import army_fits
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.terms import ACADEMY, ADVANCES, CAVALRY, INFANTRY, LEADER
from kronika.games.clash_of_cultures.turn import start_turn
from kronika.games.clash_of_cultures.wonders import wonder_cost

from .combat_helpers import (
    CAVALRY_2,
    CAVALRY_4,
    ELEPHANT_2,
    INFANTRY_3,
    INFANTRY_6,
    sail,
    storm,
)
from .helpers import BLUE, RED, at, carry_out, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, told, values
from .peoples import people, recruitable

pytestmark = pytest.mark.compiled


def persia(*owned: str) -> Position:
    return people("persia", *owned)


# Elephants


@pytest.mark.rule("CC-X15.57", "CC-AP1.25")
def test_elephants_come_from_cities_beside_deserts() -> None:
    position = persia("persian-elephants").city("c4", "red").city("e4", "red")
    s = position.goods("red", food=2).state()
    assert recruitable(s, "c4") == ["settler", "elephant"]
    assert recruitable(s, "e4") == ["settler"]


@pytest.mark.rule("CC-X15.57", "CC-Q5.13", "CC-AP1.26")
def test_elephants_cap_what_the_enemy_adds_in_round_one() -> None:
    def enemy(*army: str) -> list[int]:
        position = persia("persian-elephants").units("c4", "red", *army)
        position.advances("blue", "steel-weapons", "metallurgy")
        position.units("d4", "blue", *["infantry"] * 3)
        s = position.dice(*[CAVALRY_2] * 4, *[INFANTRY_3] * 3, *[CAVALRY_2] * 2, *[INFANTRY_3] * 3)
        world = s.state()
        talk = storm(world, "c4", "d4")
        while "fight-on" not in talk.keys:
            talk.choose(talk.keys[0])
        talk.choose("fight-on")
        return values(world, BLUE)[:2]

    assert enemy(*["elephant"] * 4) == [11, 10]  # 9 + 5 capped to 2; then 6 + 4
    assert enemy(*["infantry"] * 4)[0] == 14


# Immortals


@pytest.mark.rule("CC-X34.25", "CC-X15.58", "CC-AP1.26")
def test_culture_sends_immortals_into_every_round() -> None:
    position = persia("immortals").units("c4", "red", "cavalry").goods("red", culture=6)
    position.units("d4", "blue", *["infantry"] * 2).dice(*[CAVALRY_2] * 8)
    s = position.state()
    talk = storm(s, "c4", "d4")
    assert talk.keys == [*[f"send-immortals {count}" for count in (1, 2, 3, 4)], DECLINE]
    talk.choose(DECLINE)
    assert (values(s), stock(s)) == ([4], {"culture": 6})
    talk.choose("fight-on", "send-immortals 4", "fight-on")
    assert values(s) == [4, 8]
    assert stock(s) == {"culture": 2}
    assert talk.keys == ["send-immortals 1", "send-immortals 2", DECLINE]


@pytest.mark.rule("CC-X34.25")
def test_immortals_fight_at_sea_too() -> None:
    position = persia("immortals").units("c6", "red", "ship").goods("red", culture=1)
    s = position.units("d6", "blue", "ship").dice(CAVALRY_4, CAVALRY_2).state()
    sail(s, "c6", "d6").choose("send-immortals 1")
    assert values(s) == [5]
    assert units(s, "d6", BLUE) == []


# Zoroastrianism


def preachers(*army: str, hex: str = "e4") -> Position:
    position = persia("zoroastrianism").city("c4", "red", "temple")
    return position.units(hex, "blue", *army).dice(10)


@pytest.mark.rule("CC-X27.1", "CC-X15.29", "CC-AP1.17")
def test_influence_makes_an_enemy_unit_change_sides() -> None:
    s = preachers("cavalry").state()
    act(s, "influence")
    assert (units(s, "e4"), units(s, "e4", BLUE)) == (["cavalry"], [])
    assert s.players[RED].units[CAVALRY] == 3
    assert s.players[BLUE].units[CAVALRY] == 4
    assert "influence" not in offered_main(s)  # the one success of the turn


@pytest.mark.rule("CC-X27.1")
def test_those_who_are_left_fight_at_once() -> None:
    s = preachers("cavalry", "infantry").dice(10, CAVALRY_4, CAVALRY_2).state()
    act(s, "influence", "influence-unit e4 cavalry player-2")
    assert told(s, "combat") == 1
    assert values(s) == [6]
    assert (units(s, "e4"), units(s, "e4", BLUE)) == (["cavalry"], [])


@pytest.mark.rule("CC-X27.1")
def test_settlers_who_are_left_alone_are_eliminated() -> None:
    s = preachers("cavalry", "settler").state()
    act(s, "influence")
    assert told(s, "combat") == 0
    assert (units(s, "e4"), units(s, "e4", BLUE)) == (["cavalry"], [])


@pytest.mark.rule("CC-X27.1", "CC-X27.2")
def test_what_cannot_be_converted() -> None:
    def offered(position: Position) -> bool:
        return "influence" in offered_main(position.state())

    s = preachers("cavalry").state()
    s.players[RED].units[CAVALRY] = 0
    assert "influence" not in offered_main(s)  # no piece

    assert offered(preachers("infantry"))
    assert not offered(preachers("settler"))
    assert not offered(preachers("infantry", hex="f4"))  # out of range
    assert offered(preachers("infantry", hex="f4").goods("red", culture=1))  # with a boost
    assert not offered(preachers("infantry").city("e4", "blue"))  # in a city
    assert not offered(preachers().civilization("blue", "rome").leader("blue", "sulla", "e4"))
    assert not offered(preachers("ship", "infantry", hex="c6"))  # aboard


@pytest.mark.rule("CC-X27.1", "CC-F5.1")
def test_barbarians_are_enemies_too_and_a_failure_changes_nothing() -> None:
    position = persia("zoroastrianism").city("c4", "red", "temple")
    s = position.units("e4", "barbarians", "infantry").dice(0).state()
    act(s, "influence")
    assert units(s, "e4") == []
    s = position.dice(10).state()
    act(s, "influence")
    assert units(s, "e4") == ["infantry"]
    assert s.barbarian_units[INFANTRY] == 20


# Banking


@pytest.mark.rule("CC-X15.59", "CC-AP1.27")
def test_who_has_gold_gets_interest_before_trade_routes() -> None:
    position = persia("banking").advances("red", "trade-routes").goods("red", gold=1)
    s = position.units("d4", "red", "settler").city("f4", "blue").state()
    talk = carry_out(start_turn(s))
    assert talk.keys == ["take gold", "take culture"]
    talk.choose("take culture")
    assert talk.prompt == "trade-route"
    s = persia("banking").state()
    assert carry_out(start_turn(s)).done
    assert stock(s) == {}


# Cyrus


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize(("pieces", "tokens"), [((), 1), (("temple", "academy"), 2)])
def test_the_king_of_persia_gains_tokens_for_tiles(pieces: tuple[str, ...], tokens: int) -> None:
    position = persia().city("c4", "red", *pieces).city("e4", "red").city("b4", "red")
    s = position.leader("red", "cyrus-the-great", "c4").state()
    talk = act(s, "king-of-persia c4", *["take mood"] * tokens)
    assert talk.done  # c4 and e4 lie on one tile
    assert stock(s) == {"mood": tokens}
    assert city(s, "c4").activations == 1


@pytest.mark.rule("CC-Y2.1")
def test_the_king_of_persia_activates_his_city() -> None:
    s = persia().city("c4", "red").leader("red", "cyrus-the-great", "c4").state()
    act(s, "king-of-persia c4", "take mood")
    act(s, "king-of-persia c4", "take culture")
    assert city(s, "c4").mood == 0
    act(s, "king-of-persia c4", "take culture")
    assert "king-of-persia c4" not in offered_main(s)
    s = persia().city("c4", "red").leader("red", "cyrus-the-great", "d4").state()
    assert "king-of-persia c4" not in offered_main(s)


def strategist() -> Position:
    position = persia().leader("red", "cyrus-the-great", "c4").advances("red", "tactics")
    position.action_cards("red", "a5").units("d4", "blue", *["infantry"] * 4)
    return position.dice(*[CAVALRY_2] * 9)


@pytest.mark.rule("CC-Y2.1")
def test_a_strategist_gives_up_his_card_for_combat_value() -> None:
    s = strategist().state()
    storm(s, "c4", "d4").choose("place-card a5", "follow-strategy")
    assert values(s) == [4]
    s = strategist().state()
    storm(s, "c4", "d4").choose("place-card a5", DECLINE)
    assert values(s) == [6]  # Wedge Formation against four defenders
    s = strategist().state()
    talk = storm(s, "c4", "d4").choose("place-no-card")
    assert talk.prompt != "strategist"
    assert values(s) == [2]


@pytest.mark.rule("CC-Y2.1")
def test_a_card_that_the_enemy_cancelled_can_still_be_given_up() -> None:
    position = strategist().advances("blue", "tactics").action_cards("blue", "a23")
    s = position.state()
    talk = storm(s, "c4", "d4").choose("place-card a5", "place-card a23")
    assert talk.prompt == "strategist"
    talk.choose("follow-strategy")
    assert values(s) == [4]


# Darius


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize(("face", "where", "mood"), [(10, "c4", 1), (0, "c4", 0), (10, "d5", 0)])
def test_cultural_unity_rewards_success_from_his_city(face: int, where: str, mood: int) -> None:
    position = persia().city("c4", "red", "temple").leader("red", "darius", where)
    s = position.city("e4", "blue", "academy").dice(face).state()
    act(s, "influence")
    assert stock(s).get("mood", 0) == mood


def builders(**goods: int) -> Position:
    position = persia().advances("red", *ADVANCES[:32]).city("e4", "red")
    position.city("c4", "red", mood="happy").leader("red", "darius", "c4")
    return position.goods("red", **goods)


@pytest.mark.rule("CC-Y2.1")
def test_an_architect_builds_without_an_action_once_per_turn() -> None:
    position = builders(food=3, wood=3, ore=3, culture=5).city("h4", "red").city("f4", "red")
    s = position.state()
    act(s, "architect-building c4 academy")
    assert city(s, "c4").buildings[ACADEMY] == RED
    assert s.actions_left == 3
    assert city(s, "c4").activations == 1
    assert stock(s) == {"food": 2, "wood": 2, "ore": 2, "culture": 3, "ideas": 2}
    assert not [key for key in offered_free(s) if key.startswith("architect")]


@pytest.mark.rule("CC-Y2.1")
def test_an_architect_wants_two_culture_tokens_and_his_own_city() -> None:
    s = builders(food=1, wood=1, ore=1, culture=2).state()
    assert "architect-building c4 academy" in offered_free(s)
    assert not [key for key in offered_free(s) if key.startswith("architect-building e4")]
    s = builders(food=1, wood=1, ore=1, culture=1).state()
    assert not [key for key in offered_free(s) if key.startswith("architect")]


@pytest.mark.rule("CC-Y2.1")
def test_an_architect_builds_wonders_too() -> None:
    def offered(culture: int) -> bool:
        position = builders(food=7, wood=7, ore=7, culture=culture)
        position.wonder_cards("red", "great-wall")
        return "architect-wonder c4 great-wall" in offered_free(position.state())

    assert offered(7)
    assert not offered(6)
    position = builders(food=7, wood=7, ore=7, culture=7).wonder_cards("red", "great-wall")
    s = position.state()
    talk = act(s, "architect-wonder c4 great-wall")
    while not talk.done:
        talk.choose(talk.keys[0])
    assert stock(s).get("culture", 0) == 0
    assert len(city(s, "c4").wonders) == 1
    assert s.actions_left == 3


@pytest.mark.rule("CC-Y2.1", "CC-W6.1", "CC-W2.4")
@pytest.mark.parametrize(
    ("culture", "mood", "enough"), [(5, 2, True), (4, 3, False), (5, 1, False)]
)
def test_the_great_arena_pays_the_architect_but_not_the_wonder(
    culture: int, mood: int, enough: bool
) -> None:
    position = builders(food=7, wood=7, ore=7, culture=culture, mood=mood)
    position.city("g4", "red", "great-arena").wonder_cards("red", "great-wall")
    s = position.state()
    assert ("architect-wonder c4 great-wall" in offered_free(s)) == enough


# Xerxes


@pytest.mark.rule("CC-Y2.1", "CC-Q9.1", "CC-I6.3")
@pytest.mark.parametrize(("guards", "room"), [(3, True), (4, False)])
def test_a_fanatic_rises_beside_xerxes_too(guards: int, room: bool) -> None:
    position = persia().advances("red", "fanaticism").city("c4", "red", "temple")
    position.city("h4", "red").leader("red", "xerxes-i", "h4")
    position.units("h4", "red", *["infantry"] * guards).units("c4", "red", "infantry")
    s = position.units("d4", "blue", "infantry").dice(INFANTRY_6, ELEPHANT_2).state()
    talk = storm(s, "d4", "c4", BLUE)
    assert ("raise-fanatic h4" in talk.keys) == room


@pytest.mark.rule("CC-Y2.1", "CC-I6.3")
def test_five_army_units_share_the_hex_of_xerxes() -> None:
    position = persia().advances("red", "tactics").leader("red", "xerxes-i", "c4")
    position.units("c4", "red", *["infantry"] * 4).units("b4", "red", "infantry")
    s = position.state()
    leader, infantry = RED * 8 + LEADER, RED * 8 + INFANTRY
    assert army_fits(s, RED, at("d4"), [leader, *[infantry] * 4])
    assert not army_fits(s, RED, at("d4"), [infantry] * 5)
    assert not army_fits(s, RED, at("c4"), [infantry])  # not six
    act(s, "move c4", "join leader", *["join infantry"] * 4, "go d4")
    assert units(s, "d4") == [*["infantry"] * 4, "leader"]


@pytest.mark.rule("CC-Y2.1")
def test_five_units_with_xerxes_use_neither_cards_nor_symbols() -> None:
    def fight(count: int) -> tuple[str, list[int]]:
        position = persia().advances("red", "tactics").leader("red", "xerxes-i", "c4")
        position.units("c4", "red", *["infantry"] * count).action_cards("red", "a6")
        position.units("d4", "blue", *["infantry"] * 4)
        s = position.dice(*[INFANTRY_3] * 5, *[CAVALRY_2] * 4).state()
        talk = storm(s, "c4", "d4")
        prompt = talk.prompt
        if prompt == "combat-card":
            talk.choose("place-no-card")
        return prompt, values(s)

    assert fight(3) == ("combat-card", [15])  # 12, and a symbol for each infantry
    assert fight(4) == ("combat-loss", [15])  # five threes, and no card is asked for


@pytest.mark.rule("CC-Y2.1")
def test_wonders_in_the_city_of_xerxes_cost_two_less_in_any_mix() -> None:
    position = persia().city("c4", "red", mood="happy").city("e4", "red", mood="happy")
    s = position.leader("red", "xerxes-i", "c4").state()
    full = s.content.wonder_cost[7]
    assert wonder_cost(s, RED, city(s, "e4"), 7).need == full
    cost = wonder_cost(s, RED, city(s, "c4"), 7)
    needs = [cost.need, *cost.others]
    assert all(sum(full) - sum(need) == 2 for need in needs)
    assert len({tuple(need) for need in needs}) == len(needs) == 10
    assert {full[6] - need[6] for need in needs} == {0, 1, 2}  # culture tokens
