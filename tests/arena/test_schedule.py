"""What a tournament plays."""

from collections import Counter

import pytest

from kronika.arena.schedule import Contest, Pairing, lineups, parse_bots, parse_seeds
from kronika.core.errors import UsageError
from kronika.core.game import Value


def contest(*bots: str, players: int = 2, seeds: str = "1-3", **settings: Value) -> Contest:
    return Contest("pax-renaissance", players, bots, parse_seeds(seeds, None), settings)


@pytest.mark.parametrize(
    ("bots", "players", "number"),
    [
        (["a", "b"], 2, 2),
        (["a"], 2, 1),
        (["a", "b"], 4, 4),
        (["a", "b", "c"], 3, 3),
        (["a", "b", "c"], 2, 6),
        (["a", "a", "b", "b"], 4, 4),
        (["a", "b", "a", "b"], 4, 2),
        (["a", "b", "c", "d", "e"], 4, 20),
    ],
)
def test_every_bot_sits_in_every_seat_equally_often(
    bots: list[str], players: int, number: int
) -> None:
    found = lineups(bots, players)
    assert len(found) == len(set(found)) == number
    for bot in set(bots):
        places = Counter(seat for lineup in found for seat in range(players) if lineup[seat] == bot)
        assert len(set(places.values())) == 1
        assert len(places) == players


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert lineups(["a", "b"], 4)[0] == ("a", "b", "b", "b")


def test_a_seed_is_played_by_every_lineup() -> None:
    pairings = list(contest("one", "two", "three").pairings())
    assert [one.number for one in pairings] == list(range(1, 19))
    for seed in ("1", "2", "3"):
        played = [one.lineup for one in pairings if one.seed == seed]
        assert len(played) == len(set(played)) == 6
    assert len(contest("one", "two", "three")) == 18


def test_bots_have_seeds_of_their_own() -> None:
    one = Pairing(1, "7", ("greedy", "random"))
    seeds = {one.bot_seed(0), one.bot_seed(1), Pairing(1, "8", one.lineup).bot_seed(0)}
    assert len(seeds) == 3
    assert Pairing(5, "7", one.lineup).bot_seed(0) == one.bot_seed(0)


def test_bots_as_people_write_them() -> None:
    assert parse_bots("greedy, random") == ("greedy", "random")
    assert parse_bots("search:iterations=9,greedy") == ("search:iterations=9", "greedy")
    with pytest.raises(UsageError, match="without letters"):
        parse_bots("greedy,,random")


def test_seeds_as_people_write_them() -> None:
    assert parse_seeds("3-5,x,9", None) == ("3", "4", "5", "x", "9")
    assert parse_seeds("1001-", 2) == ("1001", "1002")
    assert parse_seeds("1-9", 2) == ("1", "2")
    assert parse_seeds("league-7", None) == ("league-7",)
    for text, words in (
        ("5-3", "backwards"),
        ("1-", "have no end"),
        ("1,,2", "1 to 256 characters"),
        ("1-999999999", "too many"),
    ):
        with pytest.raises(UsageError, match=words):
            parse_seeds(text, None)


def test_a_contest_is_checked_before_anything_is_played() -> None:
    assert contest("greedy", "random").checked().settings["astrology"] is False
    for wrong, words in (
        (contest("greedy", "deep-thought"), "no bot"),
        (contest("greedy", players=9), "not 9"),
        (contest("greedy", weather=True), "no setting"),
        (contest(), "needs bots"),
        (contest("greedy", seeds="1,2,1"), "given twice"),
        (Contest("chess", 2, ("greedy",), ("1",), {}), "no game"),
        (Contest("pax-renaissance", 2, ("greedy",), (), {}), "at least 1 seed"),
        (contest("greedy", "random", seeds="1-600000"), "too many"),
    ):
        with pytest.raises(UsageError, match=words):
            wrong.checked()
