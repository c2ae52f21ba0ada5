"""Chapter 9: variants, as they are agreed on before a match, and what they do to it."""

import random

import pytest

from kronika.core.dice import dice_of
from kronika.core.errors import UsageError
from kronika.core.match import Match, new_match
from kronika.games.clash_of_cultures.game import GAME, RULES
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.setup import last_age
from kronika.games.clash_of_cultures.state import STATUS
from kronika.games.clash_of_cultures.terms import (
    GREAT_WALL,
    HAPPY,
    HEXES,
    LEADER,
    LEADERS,
    VARIANTS,
)

from .play import begin, go_on, keys, pass_turn, play, prompt, told, wander, world

pytestmark = pytest.mark.compiled


def homes(players: int = 2, *, civ: bool = False) -> Position:
    """A happy city of red at c4 and one of blue at i4, both with something to collect."""
    position = Position(players, civ=civ).terrain("grassland", "c4", "d4", "i4", "i5")
    position.city("c4", "red", mood="happy").city("i4", "blue", mood="happy")
    return position.advances("red", "farming", "mining").advances("blue", "farming", "mining")


def at(position: Position, age: int, round: int, *variants: str) -> Match:
    """Blue takes the last turn of a round; red is the starting player."""
    position.variant(*variants).turn("blue", age=age, round=round)
    position.world.last_age = last_age(position.world)
    return go_on(position)


# Agreeing on them


@pytest.mark.rule("CC-V1.2", "CC-V3.1")
@pytest.mark.parametrize(
    ("one", "other"),
    [("no_events", "optional_events"), ("sudden_end", "wonder_end")],
)
def test_variants_that_exclude_each_other(one: str, other: str) -> None:
    with pytest.raises(UsageError, match="cannot be played together") as error:
        begin(2, 0, **{one: True, other: True})
    assert one.replace("_", "-") in str(error.value)
    assert other.replace("_", "-") in str(error.value)
    begin(2, 0, **{one: True})
    begin(2, 0, **{other: True})


@pytest.mark.rule("CC-V4.1", "CC-V6.1")
@pytest.mark.parametrize("name", ["unexpected_leaders", "alternative_history"])
def test_leaders_need_the_expansion(name: str) -> None:
    with pytest.raises(UsageError, match=f"{name.replace('_', '-')} needs the setting civ"):
        begin(2, 0, civilizations=False, **{name: True})
    assert world(begin(2, 0, **{name: True})).variants


@pytest.mark.rule("CC-V4.1", "CC-V6.1")
def test_variants_can_be_combined() -> None:
    settings = {"unexpected_leaders": True, "alternative_history": True, "short_game": True}
    s = world(begin(4, 0, wonders_for_all=True, no_events=True, **settings))
    played = [name for number, name in enumerate(VARIANTS) if s.plays(number)]
    assert played == [
        "no-events",
        "short-game",
        "unexpected-leaders",
        "wonders-for-all",
        "alternative-history",
    ]
    assert sorted(begin(2, 0, short_game=True).view()["table"]["variants"]) == ["short-game"]


def test_every_variant_is_a_setting_with_its_rule() -> None:
    assert set(RULES) == set(VARIANTS)
    settings = {setting.name: setting for setting in GAME.settings}
    for name, rule in RULES.items():
        setting = settings[name.replace("-", "_")]
        assert setting.default is False
        assert setting.rule == rule


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"no_event": True}, "no setting 'no_event'"),
        ({"no_events": 1}, "one of False, True, not 1"),
        ({"no_events": "yes"}, "not 'yes'"),
        ({"civilizations": None}, "not None"),
        ({"nations": 7}, "not 7"),
        ({"nations": "atlantis,rome"}, "no nation 'atlantis'; there are: .*rome"),
        ({"nations": ""}, "no nation ''"),
        ({"nations": "rome,"}, "no nation ''"),
        ({"nations": "Rome,china"}, "no nation 'Rome'"),
        ({"nations": "rome,rome"}, "named twice: rome,rome"),
        ({"nations": "rome"}, "1 nations are named for 2 players"),
        ({"nations": "rome,maya,huns"}, "3 nations are named for 2 players"),
        ({"nations": "rome,maya", "civilizations": False}, "nations need the setting civ"),
        ({"nations": "x" * 201}, "is one of dealt, drafted, chosen"),
    ],
)
def test_settings_that_make_no_sense_are_named(settings: dict[str, object], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        new_match(GAME, 2, 0, settings)


def test_nations_may_be_written_with_spaces() -> None:
    assert begin(2, 0, nations=" rome , maya ").view()["table"]["players"][1]["civilization"] == (
        "maya"
    )


# Events


@pytest.mark.rule("CC-V1.1", "CC-V1.2")
def test_events_whole_without_text_or_as_announced() -> None:
    def drawing(*variants: str) -> Match:
        position = homes().goods("red", food=2).variant(*variants)
        position.world.players[0].tracker = 1
        card = position.content.event_ids.index("e3")
        position.world.event_deck.remove(card)
        position.world.known_events.append(card)
        return play(go_on(position), "advance storage")

    plain = drawing()
    assert told(plain, "event-drawn") == 1
    silent = drawing("no-events")
    assert told(silent, "event-drawn") == 1
    asked = drawing("optional-events")
    assert told(asked, "event-drawn") == 0  # announced before the card is turned
    assert len(keys(asked)) == 2
    whole, symbol = (asked.copy() for _ in range(2))
    whole.choose(whole.options[0])
    symbol.choose(symbol.options[1])
    for match in (plain, silent, whole, symbol):
        while prompt(match) != "action":
            match.choose(match.options[0])
    moods = [world(m).cities[HEXES.index("c4")].mood for m in (plain, silent, whole, symbol)]
    assert moods[0] == moods[2] < HAPPY
    assert moods[1] == moods[3] == HAPPY


# The short game


@pytest.mark.rule("CC-V2.1", "CC-V2.3", "CC-V2.4")
def test_a_short_game_has_four_ages_and_two_free_advances_after_each() -> None:
    match = begin(2, 6, short_game=True, no_events=True)
    gained = 0
    while match.ask is not None:
        if prompt(match) == "action":
            pass_turn(match)
            continue
        gained += prompt(match) == "free-advance"
        match.choose(match.options[0])
    assert (world(match).age, world(match).round) == (4, 3)
    assert gained == 3 * 2 * 2


# A variable end


@pytest.mark.rule("CC-V3.1", "CC-V3.4")
@pytest.mark.parametrize("name", ["sudden_end", "wonder_end"])
def test_a_variable_end_has_seven_ages(name: str) -> None:
    assert world(begin(2, 0, **{name: True})).last_age == 7
    match = at(homes(), 7, 3, name.replace("_", "-"))
    pass_turn(match)
    assert match.result is not None  # at the latest
    match = at(homes(), 6, 3)
    pass_turn(match)
    assert match.result is not None


@pytest.mark.rule("CC-V3.2", "CC-V3.4", "CC-X33.10")
@pytest.mark.parametrize(
    ("age", "round", "limit"), [(6, 2, 1), (6, 3, 2), (7, 1, 3), (7, 2, 4), (7, 3, 5)]
)
def test_a_sudden_end_is_rolled_for_in_the_last_five_rounds(
    age: int, round: int, limit: int
) -> None:
    numbers = homes().content.die_number
    for face, number in enumerate(numbers):
        if round > 1:
            position = homes().dice(face)
            match = at(position, age, round - 1, "sudden-end")
            pass_turn(match)
        else:
            position = homes().variant("sudden-end").turn("red", age=age - 1, round=3)
            position.world.last_age = 7
            position.world.status_step = len(position.content.status_steps) - 1
            match = go_on(position.dice(face), STATUS)
            match.choose("name-starter player-1")
        rolls = [line.a for line in match.log() if line.event.name == "sudden-roll"]
        assert rolls == [number]
        if number <= limit:
            assert match.result is not None
            assert told(match, "turn-begins") == 0  # the round is not played
        else:
            assert match.result is None
            assert (world(match).age, world(match).round) == (age, round)
            assert prompt(match) == "action"


@pytest.mark.rule("CC-V3.2")
def test_before_a_sudden_end_objectives_can_be_completed() -> None:
    position = homes().goods("red", wood=5).objective_cards("red", "o13").dice(0)
    match = at(position, 6, 1, "sudden-end")
    pass_turn(match)
    assert (prompt(match), match.player) == ("status-objectives", 0)
    play(match, "complete o13 wood-supplies")
    assert match.result is not None


@pytest.mark.rule("CC-V3.2", "CC-V3.4")
@pytest.mark.parametrize(("age", "round"), [(1, 1), (5, 2), (5, 1)])
def test_no_end_is_rolled_for_earlier(age: int, round: int) -> None:
    match = at(homes().dice(0), age, round, "sudden-end")
    pass_turn(match)
    assert told(match, "sudden-roll") == 0
    assert match.result is None


@pytest.mark.rule("CC-V3.2")
def test_without_the_variant_no_end_is_rolled_for() -> None:
    for variant in ([], ["wonder-end"]):
        match = at(homes().dice(0), 6, 1, *variant)
        pass_turn(match)
        assert told(match, "sudden-roll") == 0
        assert match.result is None


def wonder_builder(age: int, round: int, *variants: str) -> Match:
    """Red, first in the round, is about to build the Great Wall."""
    position = homes().city("d4", "red").advances("red", "tactics", "siegecraft", "engineering")
    position.advances("red", "storage").wonder_cards("red", "great-wall").variant(*variants)
    position.goods("red", food=7, wood=7, ore=7, gold=7, culture=7)
    position.turn("red", age=age, round=round)
    position.world.last_age = last_age(position.world)
    return go_on(position)


@pytest.mark.rule("CC-V3.3")
@pytest.mark.parametrize(
    ("age", "round", "ends"), [(6, 1, False), (6, 2, True), (7, 1, True), (5, 1, False)]
)
def test_a_wonder_in_the_last_rounds_ends_the_game_after_the_round(
    age: int, round: int, ends: bool
) -> None:
    match = wonder_builder(age, round, "wonder-end")
    play(match, "build-wonder c4 great-wall")
    while prompt(match) != "action":
        match.choose(match.options[0])
    assert world(match).wonder_builder[GREAT_WALL] == 0
    pass_turn(match)
    assert match.player == 1  # the round is played to its end
    pass_turn(match)
    assert (match.result is not None) is ends


@pytest.mark.rule("CC-V3.3")
def test_without_the_variant_a_wonder_ends_nothing() -> None:
    match = wonder_builder(6, 2)
    play(match, "build-wonder c4 great-wall")
    while prompt(match) != "action":
        match.choose(match.options[0])
    pass_turn(match)
    pass_turn(match)
    assert match.result is None


@pytest.mark.rule("CC-V2.1", "CC-V3.1")
def test_a_short_game_with_a_variable_end_is_a_short_game() -> None:
    assert world(begin(2, 0, short_game=True, sudden_end=True)).last_age == 4


# Leaders and wonders


@pytest.mark.rule("CC-V4.1", "CC-V6.1")
def test_unexpected_leaders_come_by_chance() -> None:
    def recruit(seed: int, unexpected: bool) -> Match:
        position = homes(civ=True).civilization("red", "rome").civilization("blue", "china")
        position.goods("red", mood=1, culture=1)
        if unexpected:
            position.variant("unexpected-leaders")
        position.world.dice = dice_of(seed)
        match = go_on(position)
        return play(match, "recruit-in c4")  # a leader is all that can be paid

    found = set()
    for seed in range(12):
        match = recruit(seed, True)
        assert prompt(match) == "action"
        found.add(LEADERS[world(match).players[0].leader])
    assert found == {"augustus", "gaius-julius-caesar", "sulla"}
    assert len(keys(recruit(0, False))) == 3
    assert world(match).players[0].units[LEADER] == 0


@pytest.mark.rule("CC-V5.1")
def test_wonders_for_all_lie_on_the_table() -> None:
    position = homes().goods("red", food=2)
    for variants, hand in (([], 1), (["wonders-for-all"], 0)):
        match = go_on(position.variant(*variants))
        play(match, "advance engineering")
        s = world(match)
        assert len(s.players[0].wonder_cards) == hand
        assert len(s.wonder_table) == 1 - hand
        assert len(match.view(1)["table"]["wonders_on_table"]) == 1 - hand


@pytest.mark.parametrize("name", [name.replace("-", "_") for name in VARIANTS])
def test_a_match_with_a_variant_ends_with_a_winner(name: str) -> None:
    match, chance = begin(2, 1, **{name: True}), random.Random(1)
    while match.ask is not None:
        wander(match, chance)
    assert match.result is not None
    assert match.result.winners
