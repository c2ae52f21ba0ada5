"""Chapter 6.4: on a live floor nobody waits for what somebody else puts together."""

import random
from collections.abc import Callable
from typing import Final

import pytest

from kronika.core.asks import packed
from kronika.core.match import Match, new_match
from kronika.core.state import same, same_table
from kronika.games.scharz.drafting import CHANGES_OF_MIND
from kronika.games.scharz.drafts import Drafts
from kronika.games.scharz.game import GAME
from kronika.games.scharz.goods import of_gold
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import Table
from kronika.games.scharz.terms import LORDSHIP, NONE, STEPS, TRADE, TRIBUTE, VASSALAGE

from .movement import aboard, in_yard

pytestmark = pytest.mark.compiled

LIVE: Final = {"play": "live"}


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def keys(match: Match, player: int) -> list[str]:
    return [option.key for option in match.options_of(player)]


def lines(match: Match) -> list[str]:
    return [line.key for line in match.log()]


def draft(match: Match, player: int = 0) -> list[str]:
    return [option.key for option in table(match).drafts.said[player]]


def realm(mode: str, step: str, map: str = "italia") -> Position:
    """Three players with a village and infantry each; the first one's is a port."""
    position = Position(map, mode, 3, settings=LIVE).at(step)
    for player, field in enumerate(("13", "20", "27")):
        position.village(player, field).units(player, field, light_infantry=2)
    s = position.s
    s.gold = [30] * 3
    s.cubes, s.tiles = [14] * 3, [11] * 3
    s.prestige = [20 if s.has_prestige else 0] * 3
    return position


def offer() -> Position:
    return realm("white", "units")


def goods() -> Position:
    position = realm("green", "trade").port("13", "sA")
    position.s.stored_grain[position.field("13")] = 3
    position.city(1, "17").port("17", "sR")
    position.s.stored_fish[position.field("17")] = 2
    return position


def sale() -> Position:
    return goods().herds(0, "13", sheep=1)


def drive(step: str = "herds") -> Position:
    position = realm("green", step).units(0, "12", light_infantry=1).herds(0, "13", pigs=1)
    position.herds(1, "20", pigs=1).units(1, "21", light_infantry=1)
    position.herds(2, "27", pigs=1).units(2, "28", light_infantry=1)
    position.city(0, "14").s.stored_grain[position.field("14")] = 2
    return position.village(0, "12")


def dock() -> Position:
    return realm("white", "trade").units(0, "13", light_infantry=2)


def spot() -> Position:
    return realm("red", "trade").units(0, "12", light_infantry=4)


def ship() -> Position:
    position = realm("white", "units").units(0, "sA", transport_ship=2, heavy_infantry=1)
    aboard(position, 8, ship=7)
    return position


def yard() -> Position:
    position = realm("white", "units").dock("13", "sA").units(0, "13", transport_ship=1)
    in_yard(position, 6)
    return position


def river() -> Position:
    return realm("white", "units", "orient").units(0, "sM", warship=1)


def fleet() -> Position:
    return (
        realm("yellow", "special")
        .units(0, "sB", warship=4)
        .units(1, "20", cavalry=1)
        .units(2, "27", cavalry=1)
    )


def rested() -> Position:
    position = realm("white", "units").units(0, "12", light_infantry=2)
    return position.units(0, "sA", transport_ship=1)


Sort = tuple[Callable[[], Position], list[str], str, str]
SORTS: Final[dict[str, Sort]] = {
    # What lies on the table, what its owner says, what another one does, what comes of it
    "offer": (
        offer,
        ["negotiate player-3", "propose tribute 2"],
        "march italia-20 italia-21 light-infantry standard 1",
        "makes-offer player-1 player-3 tribute 2-gold nothing",
    ),
    "goods": (
        goods,
        [
            "negotiate player-2",
            "propose-goods trade",
            "give-goods grain 2",
            "want-goods fish 1",
            "send-offer",
        ],
        "buy-infantry italia-20 1",
        "makes-offer player-1 player-2 trade 2-grain 1-fish",
    ),
    "sale": (
        sale,
        ["sell-goods", "sell-grain italia-13 3", "slaughter sheep italia-13", "close-sale 4"],
        "buy-infantry italia-20 1",
        "sells",
    ),
    "herd bought": (
        goods,
        ["buy-herd sheep", "put-bought-herd-inside sheep italia-13"],
        "buy-infantry italia-20 1",
        "buys-herd",
    ),
    "herd": (
        drive,
        ["drive pigs italia-13", "graze-at italia-12"],
        "drive pigs italia-20, graze-at italia-21",
        "drives player-1 pigs italia-13 italia-12",
    ),
    "grain": (
        drive,
        ["carry-grain italia-14 2", "store-at italia-13"],
        "drive pigs italia-20, graze-at italia-21",
        "carries-grain player-1 2 italia-14 italia-13",
    ),
    "dock": (dock, ["found italia-13 dock 2", ""], "buy-infantry italia-20 1", "founds player-1"),
    "spot": (spot, ["found italia-12 village 2", ""], "buy-infantry italia-20 1", "founds"),
    "ship": (
        ship,
        [
            "sail italia-sA italia-sB transport-ship standard 1",
            "this-ship transport-ship standard 1-heavy-infantry 1 1",
        ],
        "march italia-20 italia-21 light-infantry standard 1",
        "sails player-1 1 transport-ship italia-sA italia-sB",
    ),
    "yard": (
        yard,
        [
            "sail italia-13 italia-sA transport-ship standard 1",
            "take-along light-infantry standard 1 1",
            "take-no-more",
        ],
        "march italia-20 italia-21 light-infantry standard 1",
        "sails player-1 1 transport-ship italia-13 italia-sA",
    ),
    "river": (
        river,
        ["sail-inland orient-sM orient-42 warship standard 1", "name-river orient-euphrates"],
        "march orient-20 orient-21 light-infantry standard 1",
        "sails player-1 1 warship orient-sM orient-42",
    ),
    "fleet": (
        fleet,
        ["sail-as-fleet italia-sB italia-14 0 4", "enter-by-river"],
        "march italia-20 italia-21 cavalry standard 1",
        "sails player-1 4 warship italia-sB italia-14",
    ),
}


def say(match: Match, key: str, player: int = 0) -> None:
    """Choose an option; one without a name is the first that is offered."""
    match.choose(key or keys(match, player)[0], player)


@pytest.mark.rule("SZ-F4.1", "SZ-F4.3", "SZ-F6.2")
@pytest.mark.parametrize("sort", SORTS)
def test_others_act_while_somebody_puts_something_together(sort: str) -> None:
    position, said, other, outcome = SORTS[sort]
    match = position().match()
    match.listen()
    assert match.asked == [0, 1, 2]
    match.choose("wait", 2)
    for place, key in enumerate(said[:-1]):
        before = table(match).copy()
        say(match, key)
        assert 2 not in match.asked, "a draft makes nobody react"
        assert 1 in match.asked or place, "nobody waits for it"
        before.drafts, before.floor = table(match).drafts, table(match).floor
        assert same_table(before, table(match)), "a draft changes nothing"
        assert len(draft(match)) == place + 1
        assert "wait" in keys(match, 0)
        if place == 0:
            for one in other.split(", "):
                say(match, one, 1)
            assert 2 in match.asked, "something has changed"
            match.choose("wait", 2)
            assert draft(match), "it is still possible"
    assert not any(line.startswith(outcome) for line in lines(match))
    say(match, said[-1])
    assert any(line.startswith(outcome) for line in lines(match)), lines(match)
    assert draft(match) == []


@pytest.mark.rule("SZ-F4.1", "SZ-F6.2")
@pytest.mark.parametrize("sort", SORTS)
def test_in_turns_the_same_is_asked_before_anybody_else_acts(sort: str) -> None:
    position, said, _, outcome = SORTS[sort]
    start = position()
    start.s.floor.in_turns = True
    match = start.match()
    match.listen()
    for key in said:
        assert match.asked == [0]
        say(match, key)
    assert any(line.startswith(outcome) for line in lines(match)), lines(match)
    assert table(match).drafts == Drafts(3)


@pytest.mark.rule("SZ-F4.2", "SZ-F4.3")
@pytest.mark.parametrize("sort", SORTS)
def test_who_waits_has_called_off_his_draft(sort: str) -> None:
    position, said, other, _ = SORTS[sort]
    match = position().match()
    say(match, said[0])
    match.choose("wait", 0)
    assert 0 not in match.asked
    for one in other.split(", "):
        say(match, one, 1)
    assert draft(match) == []
    assert match.offered(said[0], 0).key == said[0], "he may begin anew"


@pytest.mark.rule("SZ-F4.3", "SZ-F4.7")
@pytest.mark.parametrize("sort", SORTS)
def test_what_is_called_off_lets_nobody_react(sort: str) -> None:
    position, said, _, _ = SORTS[sort]
    match = position().match()
    match.choose("wait", 2)
    before = table(match).copy()
    for _ in range(CHANGES_OF_MIND):
        say(match, said[0])
        (way_out,) = [key for key in keys(match, 0) if key.startswith(("call-off", "turn-back"))]
        match.choose(way_out, 0)
        assert 2 not in match.asked
        assert draft(match) == []
    after = table(match).copy()
    after.parley, after.drafts, after.drives = before.parley, before.drafts, before.drives
    after.floor = before.floor
    assert same_table(before, after)
    if said[0].startswith("negotiate"):
        return
    say(match, said[0])
    ways_out = [key for key in keys(match, 0) if key.startswith(("call-off", "turn-back"))]
    assert ways_out in ([], ["call-off-draft"]), "not for ever"


# Others are faster


def lapses(match: Match) -> bool:
    return "draft-lapses player-1" in lines(match) and draft(match) == []


@pytest.mark.rule("SZ-F6.2", "SZ-M7.4")
def test_goods_that_went_away_are_not_sold() -> None:
    start = sale()
    start.s.parley.open.append((1, 0, TRADE, of_gold(1), packed([0, 3])))
    match = start.match()
    match.listen()
    for key in ("sell-goods", "sell-grain italia-13 2"):
        say(match, key)
    match.choose("accept-offer player-2 trade 1-gold 3-grain", 0)
    while table(match).parley.settling:
        assert 0 not in match.asked, "who has agreed on something does nothing else"
        say(match, "", 1)
    assert lapses(match)
    s = table(match)
    assert (s.gold[0], s.stored_grain[start.field("13")]) == (31, 0)
    assert "sell-goods" in keys(match, 0), "there is a herd left"


@pytest.mark.rule("SZ-F6.2", "SZ-H1.2")
def test_an_offer_that_became_impossible_is_not_made() -> None:
    start = offer()
    match = start.match()
    match.listen()
    say(match, "negotiate player-2")
    assert "propose tribute 2" in keys(match, 0)
    say(match, "negotiate player-1", 1)
    say(match, "propose tribute 2", 1)
    assert match.asked == [0, 1, 2]
    match.choose("accept-offer player-2 tribute 2-gold nothing", 0)
    assert draft(match) == ["negotiate player-2"], "there are other things to propose"
    assert not any(key.startswith("propose tribute") for key in keys(match, 0)), "no longer that"
    assert "propose vassalage 0" in keys(match, 0)


@pytest.mark.rule("SZ-F6.2", "SZ-G3.4")
def test_drafts_of_offers_lapse_when_a_victory_is_announced() -> None:
    start = offer()
    start.s.points[1] = 10
    match = start.match()
    match.listen()
    say(match, "negotiate player-3")
    match.choose("announce dominance", 1)
    assert lapses(match)
    assert not any(key.startswith("negotiate") for key in keys(match, 0))


@pytest.mark.rule("SZ-F4.1", "SZ-H4.7")
def test_what_was_said_of_goods_must_still_be_there() -> None:
    start = goods()
    match = start.match()
    match.listen()
    for key in ("negotiate player-2", "propose-goods trade", "want-goods fish 2"):
        say(match, key)
    say(match, "sell-goods", 1)
    say(match, "sell-fish italia-17 1", 1)
    assert draft(match), "nothing is sold yet"
    match.choose(next(key for key in keys(match, 1) if key.startswith("close-sale")), 1)
    assert lapses(match)
    assert table(match).parley.made == [0] * 9


# The end of the floor


@pytest.mark.rule("SZ-F4.2", "SZ-F4.3")
def test_the_floor_ends_over_the_draft_of_who_can_only_talk() -> None:
    start = Position("italia", "white", 3, settings=LIVE).at("units")
    start.village(0, "13").s.gold = [30] * 3
    for player, field in ((1, "20"), (2, "27")):
        start.village(player, field).units(player, field, light_infantry=1)
    match = start.match()
    match.listen()
    assert match.asked == [1, 2]
    say(match, "negotiate player-2")
    assert match.asked == [1, 2], "he is not waited for"
    assert "wait" not in keys(match, 0)
    match.choose("wait", 1)
    match.choose("wait", 2)
    assert table(match).step != STEPS.index("units")
    assert lapses(match)


@pytest.mark.rule("SZ-F4.2", "SZ-F4.3")
def test_the_floor_ends_when_all_wait_whatever_they_had_begun() -> None:
    match = offer().match()
    for player, other in ((0, 2), (1, 3), (2, 1)):
        say(match, f"negotiate player-{other}", player)
    for player in range(3):
        assert table(match).step == STEPS.index("units")
        match.choose("wait", player)
    assert table(match).step != STEPS.index("units")
    assert table(match).drafts.said == [()] * 3


# Copies, records, undo


@pytest.mark.parametrize("sort", SORTS)
def test_drafts_are_part_of_copies_and_can_be_taken_back(sort: str) -> None:
    position, said, other, _ = SORTS[sort]
    match = position().match()
    for key in said[:-1]:
        say(match, key)
    first = other.split(", ")[0]
    say(match, first, 1)
    twin = match.copy()
    assert same(twin.state, match.state)
    assert table(twin).drafts is not table(match).drafts
    assert hash(table(twin).drafts) == hash(table(match).drafts)
    assert keys(twin, 0) == keys(match, 0)
    say(twin, said[-1])
    assert draft(match), "the other one goes its own way"
    assert table(twin).drafts != table(match).drafts
    say(match, said[-1])
    assert same(twin.state, match.state)
    match.undo()
    assert draft(match) == said[:-1] or "" in said
    say(match, said[-1])
    assert same(twin.state, match.state)


@pytest.mark.rule("SZ-F4.1", "SZ-F4.7")
@pytest.mark.parametrize("mode", ["white", "green", "red"])
def test_live_matches_with_drafts_end_and_are_played_again_alike(mode: str) -> None:
    settings = {"mode": mode, "map": "huns", "play": "live"}
    match = new_match(GAME, 3, 5, settings)
    chance = random.Random(5)
    drafts = 0
    for _ in range(1500):
        if match.ask is None:
            break
        player = chance.choice([ask.player for ask in match.asks])
        match.choose(chance.choice(match.options_of(player)), player)
        GAME.check(match.state)
        drafts += any(table(match).drafts.said)
        if any(table(match).drafts.said) and chance.random() < 0.05:
            assert same(match.copy().state, match.state)
    assert drafts > 5
    again = new_match(GAME, 3, 5, settings)
    for option, player in zip(match.decisions, match.deciders):
        again.choose(option.key, player)
    assert same(again.state, match.state)


# What was agreed on


OTHERS: Final = (
    "accept-offer player-1 tribute 20-gold nothing",
    "accept-offer player-2 lordship 1-sheep nothing",
)


def agreed() -> Match:
    """A sheep of player 1 for grain of player 0; he has two places for it, and it is accepted."""
    start = realm("green", "trade")
    start.village(0, "12").village(1, "22").herds(1, "20", sheep=1).herds(1, "22", sheep=1)
    start.s.stored_grain[start.field("13")] = start.s.stored_grain[start.field("12")] = 2
    sheep = packed([0, 0, 0, 1])
    start.s.parley.open.append((1, 0, VASSALAGE, 0, packed([0, 1])))
    start.s.parley.open.append((0, 2, TRIBUTE, of_gold(20), 0))
    start.s.parley.open.append((1, 2, LORDSHIP, sheep, 0))
    match = start.match()
    match.listen()
    assert set(OTHERS) < set(keys(match, 2))
    match.choose("accept-offer player-2 vassalage nothing 1-grain", 0)
    return match


@pytest.mark.rule("SZ-F4.3", "SZ-F6.2", "SZ-H4.14")
def test_others_act_while_goods_are_handed_over() -> None:
    match = agreed()
    assert match.asked == [0, 2], "he says where the grain comes from; nobody else waits for it"
    assert all(key.startswith("hand-grain") for key in keys(match, 0)), "and does nothing else"
    assert not set(OTHERS) & set(keys(match, 2)), "what is promised is not given to others"
    match.choose("buy-infantry italia-27 1", 2)
    assert len(table(match).units_of(2)) == 3
    assert table(match).lord[1] == NONE
    match.choose("hand-grain italia-12 1", 0)
    assert 0 not in match.asked, "the other says where it goes"
    assert all(key.startswith("store") for key in keys(match, 1))
    match.choose("store italia-22 1", 1)
    s = table(match)
    assert s.lord[1] == 0
    assert (s.stored_grain[s.map.number("12")], s.stored_grain[s.map.number("22")]) == (1, 1)
    assert s.parley.settling == []
    assert match.asked == [0, 1, 2]


@pytest.mark.rule("SZ-F6.2", "SZ-F7.3", "SZ-H1.3")
def test_what_was_agreed_on_is_neither_waited_out_nor_forbidden() -> None:
    match = agreed()
    table(match).announced_for[2] = table(match).turn + 1
    assert "wait" not in keys(match, 0)
    for player in (0, 1):
        ask = match.ask_of(player)
        assert ask is not None
        assert ask.default is not None
        match.choose(ask.default, player)
    assert table(match).lord[1] == 0, "an announcement does not undo it"


@pytest.mark.rule("SZ-F6.2")
def test_what_was_said_of_goods_is_part_of_the_position() -> None:
    match = agreed()
    match.choose("hand-grain italia-12 1", 0)
    twin = match.copy()
    assert same_table(twin.state, match.state)
    twin.choose("store italia-20 1", 1)
    assert table(match).parley.settling
    assert table(match).parley != table(twin).parley
    match.choose("store italia-20 1", 1)
    assert same_table(twin.state, match.state)
