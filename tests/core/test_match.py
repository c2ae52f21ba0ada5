"""A match: choosing, copies, undo, other worlds, what each player sees."""

import json
import random
from typing import Any

import pytest

from kronika.core.asks import Ask, Option, Prompt, Rules, Shown, Verb
from kronika.core.dice import Dice, dice_of, seed_hash
from kronika.core.errors import IllegalChoice, KronikaError, NoUndo, RulesError, UsageError
from kronika.core.game import Game, Settings
from kronika.core.match import Match, match_of, new_match
from kronika.core.state import NO_PART, Result, State, fields, same, same_table

from .toy import (
    ACCEPT,
    AT,
    CARDS,
    HIGH,
    LOW,
    NO_BID,
    PASS,
    PEEK,
    PLAY,
    TOY,
    Table,
    Toy,
    table,
    toy_match,
)

pytestmark = pytest.mark.compiled


def keys(match: Match) -> list[str]:
    return [option.key for option in match.options]


def told(match: Match, player: int | None = None) -> list[str]:
    return [repr(line)[1:-1] for line in match.log(player)]


def picture(match: Match) -> object:
    """All that anybody can read from a match, but the state."""
    seats: list[int | None] = [None, *range(match.players)]
    return (
        [match.view(seat) for seat in seats],
        [match.log(seat) for seat in seats],
        [(decider, option.key) for decider, option in zip(match.deciders, match.decisions)],
    )


def assert_alike(one: Match, other: Match) -> None:
    assert same(one.state, other.state)
    assert picture(one) == picture(other)


def decide(match: Match, dice: random.Random) -> None:
    assert match.ask is not None
    player = dice.choice(match.asked)
    match.choose(dice.choice(match.options_of(player)), player)


def played(seed: int, decisions: int = 1000, players: int = 2, **settings: Any) -> Match:
    """A match of random choices."""
    match, dice = toy_match(players, seed, bids=False, **settings), random.Random(seed)
    while match.ask and len(match.decisions) < decisions:
        decide(match, dice)
    return match


def hand_card(match: Match) -> str:
    """The key of playing the first card of the hand of whoever is asked."""
    return keys(match)[0]


# Beginning


def test_new_match() -> None:
    match = new_match(TOY, 3, "seed", {"rounds": 3})
    assert match.settings == {"rounds": 3, "open_trump": False, "deal": "random"}
    assert (match.players, match.seed, match.seed_hash) == (3, "seed", seed_hash("seed"))
    assert match.decisions == match.deciders == []
    assert match.result is None
    assert repr(match) == "<toy, 0 decisions, player 0 is asked>"


@pytest.mark.parametrize("players", [0, 1, 4, -2, True, 10**30])
def test_wrong_number_of_players(players: int) -> None:
    with pytest.raises(UsageError, match="toy is played by 2, 3 players, not"):
        new_match(TOY, players, 1)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"round": 1}, "toy has no setting 'round'; it has: rounds, open_trump, deal"),
        ({"rounds": 4}, "setting rounds of toy is one of 2, 1, 3, not 4"),
        ({"rounds": True}, "not True"),
        ({"rounds": "1"}, "not '1'"),
        ({"open_trump": 1}, "one of False, True, not 1"),
        ({"deal": ""}, "one of random, fixed, not ''"),
    ],
)
def test_wrong_settings(settings: dict[str, bool | int | str], message: str) -> None:
    with pytest.raises(UsageError) as error:
        new_match(TOY, 2, 1, settings)
    assert message in str(error.value)


def test_same_seed_same_match() -> None:
    assert_alike(played(5), played(5))


def test_what_setup_tells_is_heard() -> None:
    match = toy_match(bids=False)
    assert told(match) == ["0: dealt 2"]
    assert told(match.copy()) == ["0: dealt 2"]


# Choosing


def test_choose_by_key_by_option_and_by_an_equal_option() -> None:
    by_key, by_option, by_equal = toy_match(), toy_match(), toy_match()
    by_key.choose(hand_card(by_key))
    by_option.choose(by_option.options[0])
    equal = Option(PLAY, by_equal.options[0].a)
    assert equal is not by_equal.options[0]
    by_equal.choose(equal)
    assert_alike(by_key, by_option)
    assert_alike(by_key, by_equal)


def test_decisions_are_the_options_that_were_offered() -> None:
    match = toy_match()
    option = match.options[0]
    match.choose(Option(PLAY, option.a))
    assert match.decisions[-1] is option


@pytest.mark.parametrize(
    ("choice", "name"),
    [
        ("play", "play"),
        ("play card-0 ", "play card-0 "),
        ("", ""),
        ("PASS", "PASS"),
        ("\ud800", "\\ud800"),
        (AT.of(1), "at east"),
        (ACCEPT.of(0), "accept north"),
        (Verb("pass").of(), "pass"),
    ],
)
def test_illegal_choice_names_it_and_what_is_legal_and_changes_nothing(
    choice: Option | str, name: str
) -> None:
    match, twin = toy_match(), toy_match()
    with pytest.raises(IllegalChoice) as error:
        match.choose(choice)
    assert str(error.value).startswith(f"'{name}' is not offered; legal here: 'play card-")
    assert all(repr(key) in str(error.value) for key in keys(twin))
    assert_alike(match, twin)
    match.choose("pass")
    twin.choose("pass")
    assert_alike(match, twin)


@pytest.mark.parametrize("player", [1, 2, -1, 99, 10**30])
def test_only_who_is_asked_may_choose(player: int) -> None:
    match, twin = toy_match(), toy_match()
    with pytest.raises(IllegalChoice) as error:
        match.choose("pass", player)
    assert str(error.value) == (
        f"'pass' cannot be chosen: player {player} is not asked, player 0 is"
    )
    assert_alike(match, twin)


def test_who_is_asked_may_be_named() -> None:
    match, twin = toy_match(), toy_match()
    match.choose("pass", 0)
    twin.choose("pass")
    assert_alike(match, twin)


def test_nothing_can_be_chosen_when_the_match_is_over() -> None:
    match = played(1)
    assert match.ask is None
    assert match.options == []
    assert match.player is None
    assert isinstance(match.result, Result)
    assert repr(match) == f"<toy, {len(match.decisions)} decisions, over>"
    before = picture(match)
    for choice in ("pass", PASS.of()):
        with pytest.raises(IllegalChoice, match="'pass' cannot be chosen: the match is over"):
            match.choose(choice, 0)
    assert picture(match) == before


def test_forced_option_is_no_decision() -> None:
    """Two players: there is only one whom a card can be played at."""
    match = toy_match(2)
    match.choose(hand_card(match))
    assert match.ask is not None
    assert match.ask.prompt.name == "take"
    assert len(match.decisions) == len(match.deciders) == 3
    third = toy_match(3)
    third.choose(hand_card(third))
    assert keys(third) == ["at east", "at west"]


def test_single_option_is_asked_where_taking_it_would_tell() -> None:
    match = toy_match(2)
    match.choose(hand_card(match))
    match.choose("take 2 blue")
    assert match.player == 1
    assert keys(match) == ["refuse north"]
    match.choose("refuse north")
    assert match.deciders[-3:] == [0, 0, 1]


def test_take_is_choose_without_questions() -> None:
    match, twin = toy_match(3, bids=False), toy_match(3, bids=False)
    assert match.ask is not None
    match.take(match.options_of(2)[0], 2)
    twin.choose("bid-high", 2)
    assert_alike(match, twin)


# The open floor


def test_floor_hears_whoever_answers_first() -> None:
    match = toy_match(3, bids=False)
    assert match.ask is not None
    assert sorted(match.asked) == [0, 1, 2]
    assert match.player == 0
    match.choose("bid-high", 2)
    assert sorted(match.asked) == [0, 1]
    match.choose("bid-low", 1)
    assert match.asked == [0]
    match.choose("bid-low")
    assert match.deciders == [2, 1, 0]
    assert table(match.state).scores == [0, 0, 2], "the bid counts for the one who made it"


def test_floor_asks_nobody_twice() -> None:
    match = toy_match(3, bids=False)
    match.choose("bid-high", 2)
    with pytest.raises(IllegalChoice, match="player 2 is not asked, player 0 or 1 is"):
        match.choose("bid-low", 2)
    assert match.deciders == [2]


def test_floor_is_in_the_view() -> None:
    match = toy_match(3, bids=False)
    match.choose("bid-high", 1)
    assert [len(match.view(seat)["options"]) for seat in (0, 1, 2, None)] == [2, 0, 2, 0]
    assert match.view(1)["ask"]["players"] == [0, 2]


def test_secret_answer_stays_secret_until_all_are_there() -> None:
    high, low = toy_match(3, bids=False), toy_match(3, bids=False)
    high.choose("bid-high", 1)
    low.choose("bid-low", 1)
    for seat in (0, 2, None):
        assert high.view(seat) == low.view(seat)
        assert high.log(seat) == low.log(seat)
    assert high.view(1) != low.view(1)
    assert told(high, 1)[-1] == "1: bid east 1"
    for match in (high, low):
        match.choose("bid-low", 0)
        match.choose("bid-low", 2)
    assert high.log() != low.log()


# Copies


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(12))
def test_copy_continues_identically(seed: int, players: int) -> None:
    match = toy_match(players, seed, bids=False)
    dice = random.Random(seed)
    copies = [match.copy()]
    while match.ask:
        decide(match, dice)
        copies.append(match.copy())
        assert_alike(match, copies[-1])
    for number, twin in enumerate(copies):
        for option, player in zip(match.decisions[number:], match.deciders[number:]):
            twin.choose(option.key, player)
        assert_alike(match, twin)
        assert str(twin.record) == str(match.record)


def test_copy_is_independent() -> None:
    match = toy_match()
    match.names = ["Anna"]
    match.choose(hand_card(match))
    before = picture(match)
    twin = match.copy()
    twin.names.append("Bedřich")
    twin.choose("take 1 red")
    twin.choose("refuse north")
    assert picture(match) == before
    assert match.names == ["Anna"]
    match.choose("take 2 red")
    assert [option.key for option in twin.decisions[-2:]] == ["take 1 red", "refuse north"]


def test_copy_without_log() -> None:
    match = new_match(TOY, 2, 1, listen=False)
    match.choose("bid-low", 0)
    assert match.log() == match.copy().log() == []


def test_match_from_a_state() -> None:
    state = table(toy_match(3, 5).state).copy()
    match = match_of(TOY, state, 3, {}, "any")
    assert keys(match) == keys(toy_match(3, 5))
    assert match.log() == []


# Listening later


def test_a_muted_match_goes_on_without_a_log() -> None:
    match, twin = toy_match(), toy_match()
    for each in (match, twin):
        each.choose(hand_card(each))
    assert match.log()
    match.mute()
    for each in (match, twin):
        each.choose("take 1 red")
    assert match.log() == match.copy().log() == []
    assert same(match.state, twin.state)
    match.listen()
    assert match.log() == twin.log()[-1:]


def test_listening_from_the_middle_of_a_step() -> None:
    """The log begins with the step, so that copies and other worlds tell the same."""
    match = new_match(TOY, 2, 1, listen=False)
    for choice, player in (("bid-low", 0), ("bid-low", 1), (None, 0), ("take 1 red", 0)):
        match.choose(choice or hand_card(match), player)
    twin = toy_match()
    twin.choose(hand_card(twin))
    twin.choose("take 1 red")
    assert match.log() == []
    match.listen()
    assert same(match.state, twin.state)
    assert match.log() == twin.log()[-1:]
    assert picture(match.copy()) == picture(match)
    assert match.redraw(0, 1).log(0) == match.log(0)
    match.undo()
    twin.undo()
    assert same(match.state, twin.state)
    match.undo()
    assert match.log() == []
    with pytest.raises(NoUndo):
        match.undo()  # what was told in the step before is not known


# Undo


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(15))
def test_undo_exactly_when_allowed(seed: int, players: int) -> None:
    match = toy_match(players, seed, bids=False, rounds=3)
    dice = random.Random(seed)
    while match.ask:
        before = match.copy()
        decide(match, dice)
        last = match.decisions[-1]
        rolled = before.state.dice.position != match.state.dice.position
        looked = last.verb is PEEK
        revealed = last.verb in (HIGH, LOW) and table(match.state).active != NO_BID
        after = match.copy()
        if rolled or looked or revealed:
            assert not match.can_undo, last
            with pytest.raises(NoUndo, match="dice were rolled or something hidden was shown"):
                match.undo()
            assert_alike(match, after)
        else:
            assert match.can_undo, last
            assert_alike(match, after)
            match.undo()
            assert_alike(match, before)
            match.choose(last.key, after.deciders[-1])
            assert_alike(match, after)


def test_undo_again_and_again() -> None:
    match = toy_match(3, deal="fixed")
    pictures = [picture(match)]
    for choice in ("play card-0", "at west", "take 2 red"):
        match.choose(choice)
        pictures.append(picture(match))
    for expected in reversed(pictures[:-1]):
        match.undo()
        assert picture(match) == expected


def test_undo_goes_back_into_an_earlier_step() -> None:
    """Passing with a full hand uses no dice, so whole turns can be taken back."""
    match = toy_match(3)
    start = picture(match)
    for _ in range(3):
        match.choose("pass")
    assert table(match.state).active == NO_BID
    for player in (2, 1, 0):
        match.undo(player)
    assert picture(match) == start


def test_nothing_to_undo() -> None:
    match = toy_match(bids=False)
    assert not match.can_undo
    with pytest.raises(NoUndo, match="nothing has been decided yet"):
        match.undo()


def test_no_undo_behind_a_roll() -> None:
    match = toy_match()
    match.choose("pass")
    match.choose("roll")
    with pytest.raises(NoUndo):
        match.undo()
    match.choose("stop")
    match.choose("bid-low", 0)
    match.undo()
    match.undo()  # the roll was before it
    assert keys(match) == ["roll", "stop"]
    with pytest.raises(NoUndo):
        match.undo()


def test_no_undo_of_what_was_shown_to_oneself() -> None:
    match = toy_match()
    match.choose("peek")
    assert not match.can_undo


def test_undo_of_what_was_shown_to_others() -> None:
    """Who played a card knew it."""
    match = toy_match()
    match.choose(hand_card(match))
    assert match.can_undo


def test_undo_where_nothing_is_hidden_any_more() -> None:
    """With an open trump there is nothing to look at: 'peek' is not even offered."""
    match = toy_match(open_trump=True)
    assert "peek" not in keys(match)
    match.choose("pass")
    assert match.can_undo


def test_no_undo_of_a_secret_answer_that_has_shown_the_others() -> None:
    match = toy_match(3, bids=False)
    for player in (1, 0):
        match.choose("bid-high", player)
        assert match.can_undo
    match.choose("bid-high", 2)
    assert not match.can_undo


def test_nobody_undoes_what_another_has_decided() -> None:
    match = toy_match(3, bids=False)
    match.choose("bid-high", 1)
    match.choose("bid-low", 0)
    before = picture(match)
    for player in (1, 2, 7, -1):
        with pytest.raises(NoUndo, match=f"the last decision is not player {player}'s but 0's"):
            match.undo(player)
    assert picture(match) == before
    match.undo(0)
    match.undo(1)
    assert match.decisions == []


def test_undo_of_the_last_decision_of_all() -> None:
    match = toy_match(rounds=1)
    match.choose("pass")
    before = picture(match)
    match.choose("pass")
    assert match.result is not None
    match.undo()
    assert picture(match) == before


def test_undo_keeps_names_and_seed() -> None:
    match = toy_match()
    match.names = ["Anna", "Bedřich"]
    match.choose("pass")
    match.undo()
    assert match.names == ["Anna", "Bedřich"]
    assert match.seed == 1


# Other worlds


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3])
def test_player_cannot_tell_a_redraw(players: int, seed: int) -> None:
    match, dice = toy_match(players, seed, bids=False), random.Random(seed)
    while match.ask:
        decide(match, dice)
        for player in range(players):
            other = match.redraw(player, seed)
            assert other.view(player) == match.view(player)
            assert other.log(player) == match.log(player)
            assert other.view() == match.view()
            assert other.deciders == match.deciders
            TOY.check(other.state)


def test_redraw_draws_everything_hidden() -> None:
    match = toy_match(3)
    mine = sorted(table(match.state).hands[0])
    others = [table(match.redraw(0, number).state) for number in range(200)]
    unknown = set(range(CARDS)) - set(mine)
    assert {other.trump for other in others} == unknown
    assert {card for other in others for card in other.hands[1]} == unknown
    assert {card for other in others for card in other.pile} == unknown
    assert all(sorted(other.hands[0]) == mine for other in others)


def test_redraw_draws_secret_answers() -> None:
    match = toy_match(3, bids=False)
    match.choose("bid-high", 1)
    match.choose("bid-high", 0)
    bids = [table(match.redraw(0, number).state).bids for number in range(20)]
    assert {tuple(bid) for bid in bids} == {(1, 0, -1), (1, 1, -1)}


def test_redraw_keeps_what_was_shown_in_this_step() -> None:
    match = toy_match(3)
    match.choose(hand_card(match))
    card = match.decisions[-1].a
    for player in range(3):
        for number in range(20):
            other = match.redraw(player, number)
            assert table(other.state).played == [card]
            assert [option.key for option in other.decisions] == [
                option.key for option in match.decisions
            ]


def test_redraw_keeps_the_rolls_and_draws_those_to_come() -> None:
    match = toy_match()
    for _ in range(3):
        match.choose("roll")
    rolled = told(match)
    futures = set()
    for number in range(20):
        other = match.redraw(0, number)
        assert told(other) == rolled
        for _ in range(8):
            other.choose("roll")
        futures.add(tuple(told(other)[len(rolled) :]))
    assert len(futures) == 20


def test_redraw_is_a_function_of_its_seed() -> None:
    match = toy_match(3)
    assert same(match.redraw(1, 5).state, match.redraw(1, "5").state)
    assert not same(match.redraw(1, 5).state, match.redraw(1, 6).state)
    assert not same_table(match.redraw(1, 5).state, match.redraw(1, 6).state)


def test_redraw_changes_nothing_here() -> None:
    match = toy_match(3)
    match.choose(hand_card(match))
    twin = match.copy()
    match.redraw(0, 1).choose("at east")
    assert_alike(match, twin)


@pytest.mark.parametrize("seed", ["x" * 256, 1 << 511, "\ud800"], ids=["long", "big", "half"])
def test_redraw_with_any_seed(seed: int | str) -> None:
    assert toy_match().redraw(0, seed).ask is not None


def test_redraw_of_a_redraw_and_its_copies_and_undo() -> None:
    match, dice = played(3, 9, 3), random.Random(3)
    other = match.redraw(0, "a")
    assert other.redraw(1, "b").view(1) == other.view(1)
    while other.ask:
        before = other.copy()
        assert_alike(other, before)
        decide(other, dice)
        before.choose(other.decisions[-1], other.deciders[-1])
        assert_alike(other, before)
        if other.can_undo:
            other.undo()
            before.undo()
            assert_alike(other, before)
            decide(other, dice)


def test_redraw_of_a_match_that_is_over() -> None:
    match = played(2)
    other = match.redraw(1, 1)
    assert other.result == match.result
    assert other.view(1) == match.view(1)


@pytest.mark.parametrize("player", [-1, 2, 99])
def test_bad_player_number(player: int) -> None:
    match = toy_match(2)
    with pytest.raises(UsageError, match=f"no player {player}; players are 0 to 1"):
        match.view(player)
    with pytest.raises(UsageError, match=f"no player {player}"):
        match.log(player)
    with pytest.raises(UsageError, match=f"no player {player}"):
        match.redraw(player, 1)


# Seeing


def test_log_shows_each_player_what_is_for_him() -> None:
    match = toy_match(2, deal="fixed")
    for choice in ("play card-0", "take 1 red", "refuse north"):
        match.choose(choice)
    drawn = table(match.state).hands[0][-1]
    assert told(match, 0)[-3:] == [
        "3: plays north card-0",
        "5: draws north",
        f"5: draws-card north card-{drawn}",
    ]
    for seat in (1, None):
        assert told(match, seat)[-2:] == ["3: plays north card-0", "5: draws north"]


def test_log_counts_decisions() -> None:
    match = toy_match(2)
    assert [line.decision for line in match.log()] == [0, 1, 2, 2, 2]


def test_log_is_a_copy() -> None:
    match = toy_match()
    match.log().clear()
    assert match.log() != []


def test_view() -> None:
    match = toy_match(2, "seed", deal="fixed")
    view = match.view(0)
    assert view == {
        "game": "toy",
        "player": 0,
        "decision": 2,
        "seed_hash": seed_hash("seed"),
        "settings": {"rounds": 2, "open_trump": False, "deal": "fixed"},
        "ask": {
            "players": [0],
            "prompt": "action",
            "rule": "TOY-2",
            "arguments": [["number", "1"]],
            "number": 1,
        },
        "options": [
            {"key": "play card-0", "touches": ["card:card-0"]},
            {"key": "play card-1", "touches": ["card:card-1"]},
            {"key": "peek", "touches": []},
            {"key": "roll", "touches": []},
            {"key": "pass", "touches": []},
        ],
        "ranges": [],
        "result": None,
        "table": TOY.view(match.state, 0),
    }
    assert json.loads(json.dumps(view)) == view


def test_view_of_others() -> None:
    match = toy_match(2)
    for seat in (1, None):
        view = match.view(seat)
        assert view["player"] == seat
        assert view["options"] == []
        assert view["ask"] == {**match.view(0)["ask"], "number": None}
        assert view["table"]["trump"] is None
        assert view["table"]["hands"][0] == 2


def test_view_does_not_hold_the_seed() -> None:
    match = toy_match(2, "a very secret seed")
    for seat in (0, 1, None):
        assert "secret" not in json.dumps(match.view(seat))


def test_view_at_the_end() -> None:
    match = played(1)
    assert match.result is not None
    view = match.view()
    assert view["ask"] is None
    assert view["options"] == []
    assert view["result"] == match.result.plain()


def test_view_is_a_drawing_in_a_notebook() -> None:
    view = toy_match().view(0)
    assert view._repr_svg_() == view.svg("en")
    assert view.svg("cs").startswith('<svg xmlns="http://www.w3.org/2000/svg" lang="cs">')


# States and results


def test_same() -> None:
    state = table(toy_match(3).state)
    assert same(state, state.copy())
    assert {"dice", "result", "hands", "scores"} <= fields(state).keys()
    for name, value in fields(state.copy()).items():
        if name in (*NO_PART, "result"):
            continue
        other = state.copy()
        changed = value + 1 if isinstance(value, int) else [*value, 1] if value else [1]  # type: ignore[misc]
        setattr(other, name, changed)
        assert not same_table(state, other), name
        assert not same(state, other), name


def test_same_looks_at_the_dice() -> None:
    state = toy_match().state
    rolled, other, forked = state.copy(), state.copy(), state.copy()
    rolled.dice.below(6)
    other.dice = dice_of("other")
    forked.dice = forked.dice.forked(forked.dice.position, other.dice.key)
    for state_with_other_dice in (rolled, other, forked):
        assert same_table(state, state_with_other_dice)
        assert not same(state, state_with_other_dice)


def test_result() -> None:
    result = Result([1], "points", {"points": [3, 4]})
    assert result == Result([1], "points", {"points": [3, 4]})
    assert hash(result) == hash(Result([1], "points", {"points": [3, 4]}))
    assert result != Result([0], "points", {"points": [3, 4]})
    assert result != Result([1], "other", {"points": [3, 4]})
    assert result != Result([1], "points", {"points": [4, 3]})
    assert result != "points"
    assert repr(result) == "Result(winners=[1], reason='points', scores={'points': [3, 4]})"


# Rules that break the contract


class WithoutOptions(Toy):
    def step(self, state: State) -> Rules:
        del state
        yield Ask(0, Prompt("nothing"), [])


class WithoutEnd(Toy):
    def step(self, state: State) -> Rules:
        del state
        yield from ()


class TellsHands(Toy):
    """A redraw that changes what the player has in hand."""

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        del dice, shown
        twin: Table = table(state).copy()
        twin.hands[player] = twin.hands[player][1:]
        return twin


class CannotRepeat(Toy):
    """A redraw in which the card that was played is elsewhere."""

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        del player, dice, shown
        twin: Table = table(state).copy()
        twin.hands.reverse()
        return twin


def test_ask_without_options() -> None:
    with pytest.raises(RulesError, match="toy: nothing was asked without options"):
        new_match(WithoutOptions(), 2, 1)


def test_rules_that_go_in_a_circle() -> None:
    with pytest.raises(RulesError, match="toy: the rules go on without end"):
        new_match(WithoutEnd(), 2, 1)


@pytest.mark.parametrize("game", [TellsHands(), CannotRepeat()])
def test_redraw_that_is_none(game: Game) -> None:
    match = new_match(game, 2, 1)
    match.choose("bid-low", 0)
    match.choose("bid-low", 1)
    match.choose(hand_card(match))
    with pytest.raises(RulesError, match="toy: no position is like this one for player 0"):
        match.redraw(0, 1)


def test_every_error_is_a_kronika_error() -> None:
    for error in (IllegalChoice, NoUndo, RulesError, UsageError):
        assert issubclass(error, KronikaError)


HEADS = Verb("heads")
TAILS = Verb("tails")
GO_ON = Verb("go-on")
WAIT = Verb("wait")
CALL = Prompt("call")


class Coin(State):
    """What was called in secret, and whether that has been shown."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.called = ""
        self.shown = False

    def copy(self) -> "Coin":
        twin = Coin(self.dice.copy())
        twin.called, twin.shown, twin.result = self.called, self.shown, self.result
        return twin


class Call(Game):
    """Player 0 calls in secret; player 1 goes on; the call is shown; player 1 goes on again."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "call"
        self.players = (2,)
        self.verbs = (HEADS, TAILS, GO_ON, WAIT)

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        return Coin(dice)

    def step(self, state: State) -> Rules:
        assert isinstance(state, Coin)
        call = Ask(0, CALL, [HEADS.of(), TAILS.of()], auto=False, secret=True)
        option = yield call
        state.called = option.verb.name
        yield Ask(1, CALL, [GO_ON.of(), WAIT.of()])
        state.shown = True
        call.reveal()
        yield Ask(1, CALL, [GO_ON.of(), WAIT.of()])
        state.result = Result([0], "call", {})

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        assert isinstance(state, Coin)
        return {"called": state.called if state.shown or player == 0 else None}

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        return state.copy()


def test_a_secret_answer_is_drawn_anew_for_the_others() -> None:
    match = new_match(Call(), 2, 1)
    match.choose("tails")
    answers = {match.redraw(1, seed).decisions[0].key for seed in range(20)}
    assert answers == {"heads", "tails"}
    assert {match.redraw(0, seed).decisions[0].key for seed in range(20)} == {"tails"}


def test_a_secret_answer_stays_once_it_is_shown() -> None:
    match = new_match(Call(), 2, 1)
    match.choose("tails")
    match.choose("go-on")
    assert {match.redraw(1, seed).decisions[0].key for seed in range(20)} == {"tails"}
    assert match.redraw(1, 1).view(1) == match.view(1)


def test_what_shows_a_secret_answer_cannot_be_undone() -> None:
    match = new_match(Call(), 2, 1)
    match.choose("tails")
    assert match.can_undo
    match.choose("go-on")
    assert not match.can_undo


@pytest.mark.parametrize("players", [2, 3])
def test_it_is_told_whether_a_step_waits_for_its_first_decision(players: int) -> None:
    match = toy_match(players)
    chance = random.Random(players)
    light, seen = match.light(), set()
    while match.ask is not None:
        began = match._steps[-1].decisions
        assert match.between_steps == (match.made == began)
        assert light.between_steps == match.between_steps
        assert light.made == match.made == len(match.decisions)
        assert match.copy().between_steps == match.between_steps
        assert match.light().between_steps == match.between_steps
        assert match.light().made == match.made
        seen.add(match.between_steps)
        player = chance.choice(match.asked)
        option = chance.choice(match.options_of(player))
        match.take(option, player)
        light.take(option, player)
    assert seen == {True, False}
    assert match.between_steps
    assert light.result == match.result
