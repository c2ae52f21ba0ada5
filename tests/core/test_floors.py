"""Several players at once: floors, secret answers, asides, numbers and bundles."""

import random
from collections.abc import Callable
from itertools import permutations

import pytest

from kronika.core.asks import NOTHING, NUMBER, Ask, Floor, Kind, Prompt, Range, Rules, Verb
from kronika.core.errors import IllegalChoice, NoUndo, RulesError, UsageError
from kronika.core.floors import OpenFloor, each
from kronika.core.match import Match, new_match
from kronika.core.record import load_match
from kronika.core.state import State, same
from tests import battery
from tests.battery import Check

from .crowd import ASK_CALL, ASK_FLOOR, CALL, CROWD, GIVE, OPEN, TAKE, WAIT, CrowdGame, crowd

pytestmark = pytest.mark.compiled

CHECKS = [check for check in battery.CHECKS if check is not battery.check_words]


def crowd_match(players: int = 3, in_turns: bool = False) -> Match:
    return new_match(CROWD, players, 1, {"in_turns": in_turns})


def at_hiding(players: int = 3) -> Match:
    match = crowd_match(players)
    for seat in range(players):
        match.choose("wait", seat)
    return match


def numbers(match: Match) -> dict[int, int]:
    return {ask.player: ask.number for ask in match.asks}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_battery_on_the_crowd(check: Check) -> None:
    battery.run(CROWD, check)


# The open floor


def test_the_floor_closes_when_all_wait() -> None:
    match = crowd_match()
    match.choose("wait", 1)
    assert match.asked == [0, 2]
    match.choose("wait", 0)
    match.choose("wait", 2)
    assert crowd(match.state).phase == "hide"


def test_who_waits_may_react_when_the_table_changes() -> None:
    match = crowd_match()
    match.choose("wait", 1)
    match.choose("take", 0)
    assert match.asked == [0, 1, 2]


def test_what_changes_nothing_wakes_nobody() -> None:
    match = with_an_aside()
    match.choose("wait", 1)
    match.choose("call", 2)
    assert match.asked == [0]
    assert crowd(match.state).called == [False, False, True]


def test_in_turns_each_acts_once_or_waits() -> None:
    match = crowd_match(3, in_turns=True)
    seats = []
    for choice in ("take", "wait", "take", "wait", "wait", "wait"):
        seats.append(match.asked)
        match.choose(choice)
    assert seats == [[0], [1], [2], [0], [1], [2]]
    assert crowd(match.state).phase == "hide"


def test_nobody_else_is_answered_for() -> None:
    match = crowd_match()
    match.choose("take", 2)
    assert crowd(match.state).stones == [0, 0, 1]
    with pytest.raises(IllegalChoice, match="player 3 is not asked"):
        match.choose("take", 3)


# Which question a decision answers


def test_a_question_that_stays_as_it_was_keeps_its_number() -> None:
    match = at_hiding()
    before = numbers(match)
    match.choose("hide card-1", 1)
    after = numbers(match)
    assert {seat for seat in before if before[seat] != after[seat]} == {1}


def test_a_question_that_changes_gets_another_number() -> None:
    match = crowd_match()
    before = numbers(match)
    match.choose("take", 0)  # the heap that everybody is asked about is smaller
    assert all(before[seat] != number for seat, number in numbers(match).items())


def test_own_answers_always_lead_to_another_question() -> None:
    match = at_hiding(2)
    match.choose("hide card-0", 0)
    first = numbers(match)[0]
    match.undo(0)
    match.choose("hide card-1", 0)
    assert numbers(match)[0] == first, "an undone question is asked with its number again"
    assert match.ask_of(1) is not None


def test_copies_count_questions_alike() -> None:
    chance = random.Random(1)
    for _ in battery.moments(match := crowd_match(4), chance):
        assert numbers(match.copy()) == numbers(match)


# Asides


def with_an_aside() -> Match:
    """West has taken and given all that he may: he can only call out."""
    match = crowd_match()
    for choice in ("take", "take", "give north 2"):
        match.choose(choice, 2)
    return match


def test_an_aside_is_not_waited_for() -> None:
    match = with_an_aside()
    assert [ask.player for ask in match.asks] == [0, 1, 2]
    assert match.asked == [0, 1]
    assert match.options_of(2)[0].key == "call"
    match.choose("wait", 0)
    match.choose("wait", 1)
    assert crowd(match.state).phase == "hide"


def test_a_floor_must_wait_for_somebody() -> None:
    class Asides(CrowdGame):
        def step(self, state: State) -> Rules:
            yield Floor(ASK_FLOOR, [Ask(0, ASK_FLOOR, [OPEN.of(0)], 1, aside=True)], 1)

    with pytest.raises(RulesError, match="floor waits for nobody"):
        new_match(Asides(), 2, 1)


def test_nobody_is_asked_twice_at_once() -> None:
    class Twice(CrowdGame):
        def step(self, state: State) -> Rules:
            ask = Ask(0, ASK_FLOOR, [OPEN.of(0)], 1)
            yield Floor(ASK_FLOOR, [ask, Ask(0, ASK_FLOOR, [OPEN.of(1)], 1)], 1)

    with pytest.raises(RulesError, match="player 0 is asked twice at once"):
        new_match(Twice(), 2, 1)


def test_each_asks_everybody_for_himself_only() -> None:
    def other() -> Rules:
        yield Ask(1, ASK_FLOOR, [OPEN.of(0), OPEN.of(1)], 1)

    with pytest.raises(RulesError, match="questions that are player 0's alone"):
        next(each(ASK_FLOOR, [(0, other())]))
    with pytest.raises(RulesError, match="player 1 decides twice at once"):
        next(each(ASK_FLOOR, [(1, other()), (1, other())]))


def test_the_default_is_to_wait() -> None:
    ask = crowd_match().ask_of(2)
    assert ask is not None
    assert ask.default is not None
    assert ask.default.key == "wait"


# Any order


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_secret_answers_means_nothing(order: tuple[int, ...]) -> None:
    match = at_hiding()
    choices = {0: ["hide card-0", "hide card-2"], 1: ["enough"], 2: ["hide card-1", "enough"]}
    for seat in order:
        for choice in choices[seat]:
            match.choose(choice, seat)
    assert crowd(match.state).hidden == [[0, 2], [], [1]]


@pytest.mark.parametrize("seed", range(20))
def test_the_order_of_each_means_nothing(seed: int) -> None:
    match, other = crowd_match(), crowd_match()
    for seat in (0, 1, 2):
        for one in (match, other):
            one.choose("take", seat)
    for one in (match, other):
        while crowd(one.state).phase == "floor":
            one.choose("wait", one.asked[0])
        for seat in (0, 1, 2):
            one.choose("hide card-0", seat)
            one.choose("hide card-1", seat)
    chance = random.Random(seed)
    answers: dict[int, list[str]] = {seat: [] for seat in range(3)}
    while match.ask is not None:
        seat = chance.choice(match.asked)
        answers[seat].append(chance.choice(match.options_of(seat)).key)
        match.choose(answers[seat][-1], seat)
    while other.ask is not None:
        seat = chance.choice(other.asked)
        other.choose(answers[seat].pop(0), seat)
    assert same(match.state, other.state)
    assert match.result == other.result


# Secret answers


def test_nobody_sees_how_many_secret_picks_there_were() -> None:
    one, two = at_hiding(), at_hiding()
    one.choose("enough", 0)
    two.choose("hide card-0", 0)
    two.choose("hide card-1", 0)
    for seat in (1, 2, None):
        assert one.view(seat) == two.view(seat)
        assert one.log(seat) == two.log(seat)
    assert one.view(0) != two.view(0)


def test_secret_picks_are_drawn_anew_until_all_are_shown() -> None:
    match = at_hiding()
    match.choose("hide card-0", 0)
    match.choose("hide card-1", 0)
    match.choose("hide card-2", 2)
    seen = {str(crowd(match.redraw(1, seed).state).hidden[0]) for seed in range(60)}
    assert len(seen) == 7, "any cards that he can have hidden"
    unfinished = [match.redraw(1, seed) for seed in range(20)]
    assert all(other.asked == [1, 2] for other in unfinished)
    own = [crowd(match.redraw(0, seed).state).hidden[0] for seed in range(20)]
    assert own == [[0, 1]] * 20
    match.choose("enough", 2)
    match.choose("enough", 1)
    shown = [crowd(match.redraw(1, seed).state).hidden for seed in range(20)]
    assert shown == [[[0, 1], [], [2]]] * 20


class Tells(CrowdGame):
    """A mistake: one of many secret numbers is in everybody's view."""

    def step(self, state: State) -> Rules:
        s = crowd(state)
        options = [GIVE.of(0, number) for number in range(5000)]
        s.heap = (yield Ask(0, ASK_CALL, options, secret=True)).b
        yield Ask(1, ASK_CALL, [WAIT.of(), CALL.of()])


def test_a_redraw_that_is_told_a_secret_is_an_error() -> None:
    match = new_match(Tells(), 2, 1)
    match.choose("give north 4321", 0)
    with pytest.raises(RulesError, match="no position is like this one for player 1"):
        match.redraw(1, 1)
    assert crowd(match.redraw(0, 1).state).heap == 4321


# Numbers


def test_any_number_of_a_range_may_be_given() -> None:
    match = crowd_match(2)
    match.choose("take", 0)
    match.choose("take", 0)
    view = match.view(0)
    assert view["ranges"] == [{"key": "give east 1", "least": 1, "most": 2}]
    match.choose("give east 2", 0)
    assert crowd(match.state).stones == [0, 2]


@pytest.mark.parametrize("number", ["0", "3", "-1", "02", "x", "99999999999999999999999"])
def test_no_other_number_may_be_given(number: str) -> None:
    match = crowd_match(2)
    match.choose("take", 0)
    match.choose("take", 0)
    with pytest.raises(IllegalChoice, match="'give east 1' to 2"):
        match.choose(f"give east {number}", 0)


def test_numbers_between_those_of_the_menu_are_recorded() -> None:
    match = crowd_match(2)
    for choice, seat in [("take", 0), ("take", 0), ("give east 2", 0), ("take", 1)]:
        match.choose(choice, seat)
    assert [option.key for option in match.options_of(1)][1:3] == ["give north 1", "give north 3"]
    match.choose("give north 2", 1)
    assert crowd(match.state).stones == [2, 1]
    loaded = load_match(str(match.record), lambda _: CROWD)
    assert same(loaded.state, match.state)


def test_a_range_needs_a_number() -> None:
    city = Kind("city", ["paris"])
    with pytest.raises(ValueError, match="no range"):
        Range(Verb("go", (city,)).of(0), 3)
    with pytest.raises(ValueError, match="no range"):
        Range(Verb("go", (NUMBER,)).of(4), 3)
    assert Range(GIVE.of(1, 2), 5).has(GIVE.of(1, 5))
    assert not Range(GIVE.of(1, 2), 5).has(GIVE.of(0, 5))


# Several decisions at once


def test_several_decisions_are_made_together() -> None:
    match = at_hiding()
    match.choose(["hide card-2", "hide card-0"], 1)
    assert crowd(match.state).hidden[1] == [0, 2]
    assert [option.key for option in match.decisions[-2:]] == ["hide card-2", "hide card-0"]
    assert match.deciders[-2:] == [1, 1]


def test_of_several_decisions_all_are_made_or_none() -> None:
    match = at_hiding()
    before = battery.picture(match)
    with pytest.raises(IllegalChoice, match="hide card-2"):
        match.choose(["hide card-2", "hide card-2"], 1)
    assert battery.picture(match) == before
    with pytest.raises(IllegalChoice, match="player 1 is not asked"):
        match.choose(["enough", "enough"], 1)
    assert battery.picture(match) == before
    with pytest.raises(UsageError, match="no decision is named"):
        match.choose([], 1)


# What is final, and what is not kept


def test_what_is_final_is_not_taken_back() -> None:
    match = crowd_match()
    match.choose("take", 0)
    with pytest.raises(NoUndo, match="'take' is final"):
        match.undo(0)
    match.choose("wait", 1)
    match.undo(1)
    assert match.asked == [0, 1, 2]


def test_a_light_match_goes_on_in_the_same_way_and_keeps_nothing() -> None:
    chance = random.Random(3)
    match = crowd_match()
    for _ in range(4):
        battery.decide(match, chance)
    light = match.light()
    while match.ask is not None:
        assert [ask.key for ask in light.asks] == [ask.key for ask in match.asks]
        seat = chance.choice(match.asked)
        option = chance.choice(match.options_of(seat))
        match.take(option, seat)
        light.take(option, seat)
    assert same(light.state, match.state)
    assert light.decisions == []
    actions: list[Callable[[], object]] = [
        light.copy,
        light.light,
        light.undo,
        lambda: light.record,
        lambda: light.redraw(0, 1),
        lambda: light.fork(1),
        lambda: light.choose(["wait"]),
    ]
    for action in actions:
        with pytest.raises(UsageError, match="keeps no history"):
            action()


def test_a_prompt_may_have_a_standing_answer() -> None:
    assert Prompt("often", standing=True).standing
    assert not ASK_FLOOR.standing


def test_in_turns_whoever_does_not_wait_comes_next() -> None:
    floor = OpenFloor(True)
    floor.open(2)
    assert [floor.next(3)] == [2]
    floor.wait(2)
    assert floor.next(3) == 0
    floor.acted(0)
    assert (floor.player, floor.next(3)) == (0, 1)
    for player in (1, 2, 0):
        assert floor.next(3) == player
        floor.wait(player)
    assert floor.next(3) == NOTHING


def test_what_somebody_does_lets_those_who_waited_react() -> None:
    floor = OpenFloor(True)
    floor.open(0)
    floor.wait(0)
    floor.acted(1)
    assert [floor.next(3), floor.waiting] == [2, 0]


def test_who_is_bound_cannot_wait() -> None:
    asks = [Ask(0, ASK_FLOOR, [TAKE.of()], 1), Ask(1, ASK_FLOOR, [TAKE.of()], 1)]
    floor = next(OpenFloor().hear(ASK_FLOOR, asks, WAIT.of(), 1, bound=0b10))
    assert isinstance(floor, Floor)
    assert [[option.key for option in ask.options] for ask in floor.asks] == [
        ["take", "wait"],
        ["take"],
    ]
