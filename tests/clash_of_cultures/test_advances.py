"""Chapter 6.8: gaining advances; chapters 10.4: when special advances come and go."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.advances import (
    GAIN_ADVANCE,
    add_main_actions,
    buy_one,
    can_gain,
    free_advance,
    gain_advance,
    perform,
    price,
)
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.effects import can_use, in_force
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.scoring import advance_points
from kronika.games.clash_of_cultures.special_advances import is_government, lose_advance
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    ANY_GOVERNMENT,
    CIVILIZATIONS,
    GROUP_SIZE,
    NATIONALISM,
    SPECIAL_ADVANCES,
)

from .helpers import Talk, advances, carry_out, stock
from .valley import advance, keys, specials

pytestmark = pytest.mark.compiled

NOTHING_PAID = [0] * 8


def offered(s: World) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, 0, options)
    return keys(options)


def gain(s: World, name: str, *choices: str, tracker: bool = False) -> Talk:
    """Gain an advance, by default with a cube from the supply."""
    return carry_out(gain_advance(s, 0, advance(name), tracker, NOTHING_PAID), *choices)


def act(s: World, name: str, *choices: str) -> Talk:
    """The Advance action."""
    return carry_out(perform(s, 0, GAIN_ADVANCE.of(advance(name))), *choices)


def beginner(**goods: int) -> Position:
    return Position().advances("red", "farming", "mining").goods("red", **goods)


# The cost


@pytest.mark.rule("CC-G1.1", "CC-F3.2")
def test_an_advance_costs_two_food_that_ideas_and_gold_can_replace() -> None:
    s = beginner(food=2, ideas=2, gold=1).state()
    talk = act(s, "fishing")
    assert set(talk.keys) == {
        "pay 2-food",
        "pay 1-food+1-ideas",
        "pay 1-food+1-gold",
        "pay 2-ideas",
        "pay 1-ideas+1-gold",
    }
    talk.choose("pay 1-ideas+1-gold")
    assert stock(s) == {"food": 2, "ideas": 1, "mood": 1}
    assert advances(s) == ["farming", "mining", "fishing"]


@pytest.mark.rule("CC-G1.1")
def test_without_the_cost_no_advance_is_offered() -> None:
    assert offered(beginner(food=1, wood=7, mood=3).state()) == []
    assert "advance fishing" in offered(beginner(food=1, ideas=1).state())


@pytest.mark.rule("CC-G1.14", "CC-X5.3")
def test_an_advance_for_nothing_takes_the_cube_but_no_free_education() -> None:
    s = beginner(ideas=3).advances("red", "math", "free-education").state()
    assert "advance roads" in offered(s)
    talk = act(s, "roads")
    assert talk.done
    assert stock(s) == {"ideas": 3, "culture": 1}
    assert s.players[0].tracker == 2


# What can be gained


@pytest.mark.rule("CC-G1.2")
def test_an_advance_is_gained_once_and_takes_a_cube_of_the_tracker() -> None:
    s = beginner(food=2).state()
    act(s, "fishing")
    assert s.players[0].tracker == 2
    assert not can_gain(s, 0, advance("fishing"))


@pytest.mark.rule("CC-G1.4")
def test_the_top_of_a_category_comes_first_and_then_any() -> None:
    s = beginner(food=2).state()
    assert not can_gain(s, 0, advance("steel-weapons"))
    gain(s, "tactics")
    assert [can_gain(s, 0, advance(name)) for name in ("siegecraft", "steel-weapons", "draft")] == [
        True,
        True,
        True,
    ]
    assert all(
        requires == [group * GROUP_SIZE]
        for group in range(9)
        for requires in default().advance_requires[group * GROUP_SIZE + 1 : (group + 1) * 4]
    )


@pytest.mark.rule("CC-G1.4")
def test_a_borrowed_advance_is_no_prerequisite() -> None:
    s = beginner().state()
    s.borrowed = advance("tactics")
    assert can_use(s, 0, advance("tactics"))
    assert not can_gain(s, 0, advance("draft"))


@pytest.mark.rule("CC-G1.7", "CC-EX06")
@pytest.mark.parametrize(
    ("first", "needed"),
    [("voting", "philosophy"), ("nationalism", "draft"), ("dogma", "state-religion")],
)
def test_the_first_advance_of_a_government_needs_another_advance(first: str, needed: str) -> None:
    assert not can_gain(beginner().state(), 0, advance(first))
    assert can_gain(beginner().advances("red", needed).state(), 0, advance(first))


@pytest.mark.rule("CC-G1.8")
def test_only_one_government() -> None:
    s = beginner().advances("red", "philosophy", "draft", "voting").state()
    assert not can_gain(s, 0, advance("nationalism"))
    assert can_gain(s, 0, advance("free-economy"))


# What it brings


@pytest.mark.rule("CC-G1.3", "CC-EX04", "CC-F2.1")
@pytest.mark.parametrize(
    ("name", "tokens"),
    [("myths", {"mood": 1}), ("arts", {"culture": 1}), ("siegecraft", {})],
)
def test_the_frame_of_an_advance_gives_a_token(name: str, tokens: dict[str, int]) -> None:
    s = beginner().advances("red", "tactics").state()
    gain(s, name)
    assert stock(s) == tokens


@pytest.mark.rule("CC-G1.10")
def test_what_happens_once_does_not_happen_to_a_borrower() -> None:
    s = beginner().state()
    s.borrowed = advance("philosophy")
    assert stock(s) == {}
    gain(s, "math")
    assert stock(s)["ideas"] == 1  # the lasting effect works, the first idea was not given


@pytest.mark.rule("CC-G1.9")
def test_the_third_cube_brings_an_event_and_three_new_cubes() -> None:
    position = beginner(food=2).advances("red", "storage")
    position.world.players[0].tracker = 1
    s = position.next_event("good-year").state()
    act(s, "fishing")
    assert s.players[0].tracker == 3
    assert len(s.event_discard) == 1
    assert stock(s)["food"] > 0  # of the event


@pytest.mark.rule("CC-G1.9")
def test_the_second_cube_brings_no_event() -> None:
    position = beginner(food=2)
    position.world.players[0].tracker = 2
    s = position.state()
    act(s, "fishing")
    assert s.players[0].tracker == 1
    assert s.event_discard == []


@pytest.mark.rule("CC-G1.11")
def test_a_free_advance_follows_all_other_rules() -> None:
    s = beginner(food=2).state()
    candidates = [advance(name) for name in ("tactics", "draft", "farming", "myths")]
    talk = carry_out(free_advance(s, 0, candidates, True, True))
    assert talk.keys == ["advance tactics", "advance myths", "no-advance"]
    talk.choose("advance myths")
    assert talk.result == advance("myths")
    assert stock(s) == {"food": 2, "mood": 1}
    assert s.players[0].tracker == 2


@pytest.mark.rule("CC-G1.11")
def test_a_free_advance_may_be_declined_only_if_that_is_said() -> None:
    s = beginner().state()
    talk = carry_out(free_advance(s, 0, [advance("tactics"), advance("arts")], True, True))
    assert talk.choose("no-advance").result == -1
    talk = carry_out(free_advance(s, 0, [advance("tactics"), advance("arts")], True, False))
    assert talk.keys == ["advance tactics", "advance arts"]
    assert carry_out(free_advance(s, 0, [advance("draft")], True, True)).result == -1


@pytest.mark.rule("CC-G1.13")
def test_a_cube_from_the_supply_brings_the_token_but_no_event() -> None:
    position = beginner()
    position.world.players[0].tracker = 1
    s = position.state()
    carry_out(free_advance(s, 0, [advance("myths")], False, False))
    assert s.players[0].tracker == 1
    assert s.event_discard == []
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-G1.6")
def test_advances_unlock_building_types() -> None:
    content = default()
    unlocked = {ADVANCES[a]: b for a, b in enumerate(content.advance_building) if b >= 0}
    assert len(unlocked) == 7
    assert [content.building_advance[b] for b in unlocked.values()] == [
        advance(name) for name in unlocked
    ]


@pytest.mark.rule("CC-G1.5")
def test_an_advance_that_is_a_main_action_offers_one() -> None:
    s = beginner().advances("red", "civil-liberties").state()
    options: list[Option] = []
    for effect in in_force("main_actions", s, 0):
        effect.main_actions(s, 0, options)
    assert len(options) == 1
    options.clear()
    for effect in in_force("free_actions", s, 0):
        effect.free_actions(s, 0, options)
    assert options == []


def test_after_anarchy_governments_take_the_cubes_put_aside() -> None:
    position = beginner().advances("red", "draft").next_event("good-year")
    position.world.players[0].tracker = 1
    position.world.players[0].anarchy_cubes = 1
    s = position.state()
    gain(s, "nationalism", tracker=True)
    assert (s.players[0].tracker, s.players[0].anarchy_cubes) == (1, 0)
    gain(s, "tactics", tracker=False)
    gain(s, "totalitarianism", tracker=True)
    assert s.players[0].tracker == 3  # the cube came from the tracker again


def test_buying_an_advance_without_an_action() -> None:
    s = beginner(food=2).state()
    talk = carry_out(buy_one(s, 0, [advance("tactics"), advance("arts")], True), "advance arts")
    assert talk.result == advance("arts")
    assert stock(s) == {"culture": 1}
    assert carry_out(buy_one(s, 0, [advance("tactics")], True)).result == -1  # no food left


# Special advances


def aztecs(*names: str) -> Position:
    position = Position(civ=True).advances("red", "farming", "mining", *names)
    return position.civilization("red", "aztecs")


@pytest.mark.rule("CC-G1.12", "CC-X15.1", "CC-X15.2")
def test_a_special_advance_comes_with_its_base() -> None:
    s = aztecs().state()
    gain(s, "tactics")
    assert specials(s) == ["captives"]
    gain(s, "siegecraft")
    assert specials(s) == ["captives"]
    bases = [default().special_base[special] for special in default().civ_specials[0]]
    assert bases == [advance("tactics"), advance("rituals"), advance("arts"), 48]


@pytest.mark.rule("CC-X15.1", "CC-X15.2", "CC-AP1.3")
@pytest.mark.parametrize("nation", CIVILIZATIONS)
def test_each_special_advance_comes_with_its_own_advance_and_no_other(nation: str) -> None:
    bases = {
        SPECIAL_ADVANCES[special]: default().special_base[special]
        for special in default().civ_specials[CIVILIZATIONS.index(nation)]
    }
    for number, name in enumerate(ADVANCES):
        s = Position(civ=True).civilization("red", nation).state()
        assert gain(s, name).done
        fitting = (number, ANY_GOVERNMENT) if is_government(number) else (number,)
        assert specials(s) == [special for special, base in bases.items() if base in fitting]


@pytest.mark.rule("CC-X15.2")
def test_any_government_means_the_first_advance_of_one() -> None:
    s = aztecs("draft").state()
    gain(s, "nationalism")
    assert specials(s) == ["tribute-empire"]
    gain(s, "forced-labor")
    assert specials(s) == ["tribute-empire"]


@pytest.mark.rule("CC-X15.3")
def test_a_special_advance_takes_no_cube_of_the_tracker() -> None:
    s = aztecs().goods("red", food=2).state()
    act(s, "tactics")
    assert specials(s) == ["captives"]
    assert s.players[0].tracker == 2


@pytest.mark.rule("CC-X15.1")
def test_without_a_civilization_there_are_no_special_advances() -> None:
    s = Position(civ=True).advances("red", "farming").state()
    gain(s, "tactics")
    assert s.players[0].specials == 0


@pytest.mark.rule("CC-X15.4")
def test_a_special_advance_scores_half_a_point_in_any_order() -> None:
    s = aztecs().state()
    before = advance_points(s, 0)
    gain(s, "arts")
    gain(s, "tactics")
    assert specials(s) == ["captives", "aztec-gold"]
    assert advance_points(s, 0) == before + 4  # two advances and two special ones


@pytest.mark.rule("CC-X15.5")
def test_combined_effects_need_both_advances() -> None:
    position = Position(civ=True).advances("red", "priesthood")
    s = position.civilization("red", "egypt", "man-god").state()
    assert not can_use(s, 0, NATIONALISM)
    s.players[0].advances |= 1 << advance("dogma")
    assert can_use(s, 0, NATIONALISM)


@pytest.mark.rule("CC-X15.6")
def test_a_special_advance_is_lost_with_its_base() -> None:
    position = aztecs("tactics", "draft", "nationalism", "totalitarianism")
    s = position.civilization("red", "aztecs", "captives", "tribute-empire").state()
    lose_advance(s, 0, advance("tactics"))
    assert specials(s) == ["tribute-empire"]
    lose_advance(s, 0, advance("totalitarianism"))
    assert specials(s) == ["tribute-empire"]  # a government is still owned
    lose_advance(s, 0, advance("nationalism"))
    assert specials(s) == []


@pytest.mark.rule("CC-F1.7")
def test_losing_storage_loses_food() -> None:
    s = beginner(food=6, wood=6).advances("red", "storage").state()
    lose_advance(s, 0, advance("storage"))
    assert stock(s) == {"food": 2, "wood": 6}


def test_a_price_shows_what_it_is_for() -> None:
    s = beginner().state()
    assert price(s, 0, advance("arts")).detail == advance("arts")
