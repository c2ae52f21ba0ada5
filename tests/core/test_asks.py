"""Phrases, options, asks and lines: what rules say and players answer."""

import pytest

from kronika.core.asks import (
    EVERYBODY,
    NOTHING,
    NUMBER,
    Ask,
    Event,
    Floor,
    Kind,
    Line,
    Option,
    Prompt,
    Verb,
    packed,
    unpacked,
)

from .toy import ASK_BID, CARD, DRAWS, DRAWS_CARD, SEAT, TAKE

pytestmark = pytest.mark.compiled

CITY = Kind("city", ["paris", "milan", "brno"], thing=True)
WAY = Kind("way", ("land", "sea"))
GO = Verb("go", (CITY, WAY, NUMBER), "TOY-9")
STAY = Verb("stay")
SWAP = Verb("swap", (CITY, CITY))
WHERE = Prompt("where", (CITY,))


# Keys


@pytest.mark.parametrize(
    ("option", "key"),
    [
        (STAY.of(), "stay"),
        (GO.of(1, 0, 3), "go milan land 3"),
        (GO.of(0, 1, -2), "go paris sea -2"),
        (SWAP.of(2, 0), "swap brno paris"),
    ],
)
def test_key(option: Option, key: str) -> None:
    assert option.key == key
    assert repr(option) == f"<{key}>"


def test_key_of_a_verb_does_not_show_arguments_that_it_does_not_have() -> None:
    assert STAY.of(1, 2, 3).key == "stay"


def test_kind() -> None:
    assert [CITY.id(value) for value in range(3)] == ["paris", "milan", "brno"]
    assert not CITY.is_number
    assert NUMBER.is_number
    assert (NUMBER.id(7), NUMBER.id(-1)) == ("7", "-1")
    assert Kind("empty", []).is_number is False
    with pytest.raises(IndexError):
        CITY.id(3)
    assert repr(CITY) == "Kind('city')"


def test_phrase() -> None:
    assert GO.rule == "TOY-9"
    assert GO.of(1, 0, 3).arguments == [(CITY, 1), (WAY, 0), (NUMBER, 3)]
    assert SWAP.of(1, 0).arguments == [(CITY, 1), (CITY, 0)]
    assert STAY.of().arguments == []
    assert repr(GO) == "Verb('go')"
    assert repr(WHERE) == "Prompt('where')"
    assert repr(DRAWS) == "Event('draws')"


# What an option touches


def test_a_kind_may_touch_things_of_another_name() -> None:
    fair = Kind("region", ["east", "west"], things=["place:east-0", "place:west-0"])
    option = Verb("fair", (fair,)).of(1)
    assert option.key == "fair west"
    assert option.touches == ["place:west-0"]


def test_touches_things_only() -> None:
    assert GO.of(1, 1, 5).touches == ["city:milan"]
    assert SWAP.of(2, 0).touches == ["city:brno", "city:paris"]
    assert STAY.of().touches == []
    assert TAKE.of(1, 0).touches == []


# Equality


def test_options_are_equal_by_verb_and_arguments() -> None:
    assert SWAP.of(1, 2) == Option(SWAP, 1, 2)
    assert hash(SWAP.of(1, 2)) == hash(Option(SWAP, 1, 2))
    assert len({SWAP.of(1, 2), SWAP.of(1, 2), SWAP.of(2, 1)}) == 2


@pytest.mark.parametrize(
    "other",
    [SWAP.of(2, 1), SWAP.of(1), GO.of(1, 2), Verb("swap", (CITY, CITY)).of(1, 2), "swap", None],
)
def test_other_options_are_not_equal(other: object) -> None:
    assert SWAP.of(1, 2) != other


def test_lines_are_equal_by_all_they_say() -> None:
    line = Line(DRAWS_CARD, 0, 5, to=1)
    assert line == Line(DRAWS_CARD, 0, 5, to=1)
    assert hash(line) == hash(Line(DRAWS_CARD, 0, 5, to=1))
    dated = Line(DRAWS_CARD, 0, 5, to=1)
    dated.decision = 3
    others = [
        dated,
        Line(DRAWS_CARD, 0, 6, NOTHING, 1),
        Line(DRAWS_CARD, 1, 5, NOTHING, 1),
        Line(DRAWS_CARD, 0, 5, 0, 1),
        Line(DRAWS_CARD, 0, 5, NOTHING, 2),
        Line(Event("draws-card", (SEAT, CARD)), 0, 5, NOTHING, 1),
        "draws-card",
    ]
    assert all(line != other for other in others)
    assert repr(dated) == "<3: draws-card north card-5>"


def test_who_sees_a_line() -> None:
    public = Line(DRAWS, 0, to=EVERYBODY)
    assert all(public.seen_by(player) for player in (None, 0, 1, 2, 30))
    two = Line(DRAWS, 0, to=0b101)
    assert [two.seen_by(player) for player in (None, 0, 1, 2, 3)] == [
        False,
        True,
        False,
        True,
        False,
    ]
    nobody = Line(DRAWS, 0, to=0)
    assert not any(nobody.seen_by(player) for player in (None, 0, 1, 2))


# Asks


def test_ask_to_one_player() -> None:
    options = [STAY.of(), GO.of(0, 0, 1)]
    ask = Ask(1, WHERE, options, 2)
    assert ask.offered(GO.of(0, 0, 1)) is options[1]
    assert ask.offered(GO.of(0, 0, 2)) is None
    assert (ask.a, ask.b, ask.c) == (2, NOTHING, NOTHING)
    assert ask.auto
    assert repr(ask) == "<where to 1: [<stay>, <go paris land 1>]>"


def test_floor() -> None:
    asks = [Ask(2, WHERE, [STAY.of()], 1), Ask(0, ASK_BID, [GO.of(0, 0, 1), STAY.of()])]
    floor = Floor(ASK_BID, asks, 4, 5, 6, 7, 8)
    assert floor.asks == asks
    assert floor.values == (4, 5, 6, 7, 8)
    assert floor.player == NOTHING


def test_counts_of_a_kind_are_one_number() -> None:
    good = Kind("good", ["food", "wood", "gold"])
    bundle = Kind("bundle", counts_of=good)
    value = packed([2, 0, 15])
    assert unpacked(value) == [(0, 2), (2, 15)]
    assert Verb("pay", (bundle,)).of(value).key == "pay 2-food+15-gold"
    assert Verb("pay", (bundle,)).of(packed([0, 0, 0])).key == "pay nothing"
    assert not bundle.is_number


@pytest.mark.parametrize("count", [-1, 256])
def test_counts_have_eight_bits(count: int) -> None:
    assert unpacked(packed([255, 0, 255])) == [(0, 255), (2, 255)]
    with pytest.raises(ValueError, match="a count is 0 to 255"):
        packed([0, count])


def test_options_with_large_counts_can_be_told_apart_in_sets() -> None:
    goods = Kind("good", [f"good-{number}" for number in range(10)])
    pay = Verb("pay-all", (Kind("goods", counts_of=goods),))
    most, less = pay.of(packed([255] * 10)), pay.of(packed([255] * 9 + [254]))
    assert len({most, less, pay.of(packed([255] * 10))}) == 2


def test_what_packs_no_counts_is_no_endless_row_of_them() -> None:
    with pytest.raises(ValueError, match="-1 packs no counts"):
        unpacked(NOTHING)
