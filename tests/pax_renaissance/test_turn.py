"""Chapters A, D, E6, L2 and P: the turn, the refresh of the market, the procedures, the end."""

from itertools import groupby
from typing import Any, Final

import pytest

import kronika
from kronika.core.errors import IllegalChoice
from kronika.core.match import Match
from kronika.core.state import same
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position

from .helpers import (
    asked,
    border,
    city,
    in_play,
    keys,
    play,
    row,
    ruling_class,
    supply,
    table,
    to_next_action,
    unit,
    wander,
)

pytestmark = pytest.mark.compiled

EAST: Final = (
    "dervishes",
    "ottoman-navy",
    "janissaries",
    "black-army",
    "bashi-bazouk",
    "duke-of-athens",
)
WEST: Final = (
    "papal-elephant",
    "antipope",
    "genoese-fleet",
    "spanish-tercio",
    "swiss-rislaufer",
    "marechaussee",
)
BANKS: Final = ("medici", "fugger", "coeur", "marchionni")


def shop(*florins: int) -> Position:
    """Two full market rows without florins, for as many players as there are purses."""
    position = Position(*BANKS[: len(florins)], florins=florins)
    return position.market("west", *WEST).market("east", *EAST)


def market(match: Match, row: str) -> list[tuple[str | None, int]]:
    """Each place of a market row: its card and its florins."""
    places: list[dict[str, Any]] = match.view()["table"]["market"][row]
    return [(place["card"], place["florins"]) for place in places]


def cards(match: Match, row: str) -> list[str | None]:
    return [card for card, _ in market(match, row)]


def refills(match: Match) -> list[tuple[str, str]]:
    """Which card came to which place, in the order of drawing."""
    content = default()
    places = [f"{row}-{column}" for row in ("east", "west") for column in range(6)]
    lines = [line for line in match.log() if line.event.name == "refills"]
    return [(content.card_ids[line.a], places[line.b]) for line in lines]


def deck_of(card: str) -> str:
    content = default()
    return ("east", "west")[content.card_deck[content.card_ids.index(card)]]


def prompts(match: Match) -> list[str]:
    """Take the first option again and again; what was asked on the way to the next action."""
    found = []
    while asked(match) not in ("", "action"):
        found.append(asked(match))
        match.choose(match.options[0])
    return [name for name, _ in groupby(found)]


# A, D1: the turn


@pytest.mark.rule("PR-A1.1")
def test_a_bank_buys_from_two_rows_plays_to_two_sides_and_moves_pieces() -> None:
    match = shop(9, 9).match()
    play(match, "buy east-3 black-army", "buy west-5 marechaussee", "pass", "pass")
    assert table(match).hands[0] == [default().card_ids.index(c) for c in ("black-army", WEST[5])]
    play(match, "play black-army", "place knight-reformist buda", "no-more-agents")
    play(match, "play marechaussee", "place rook-catholic paris")
    assert row(match, 0, "east") == ["black-army"]
    assert row(match, 0, "west") == ["marechaussee"]
    assert ruling_class(match) == {"buda": "knight reformist", "paris": "rook catholic"}


@pytest.mark.rule("PR-D1.2")
def test_all_eight_actions_and_passing() -> None:
    match = (
        shop(5, 0)
        .hand(0, "luther")
        .tableau(0, "qizilbash", "france", "england", "aragon")
        .slots(paris="knight catholic")
        .borders(hungary_ottoman="medici")
        .victories("imperial")
        .match()
    )
    buys = {f"buy east-{column} {EAST[column]}" for column in range(1, 6)}
    buys |= {f"buy west-{column} {WEST[column]}" for column in range(1, 6)}
    sales = {f"sell {card}" for card in ("luther", "qizilbash", "france", "england", "aragon")}
    assert keys(match) == {
        *buys,
        "play luther",
        *sales,
        "operate east",
        "operate west",
        "fair east",
        "fair west",
        "declare imperial",
        "pass",
    }


@pytest.mark.rule("PR-A1.2", "PR-D1.1", "PR-P1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_actions_then_the_refresh_then_the_next_player_clockwise(players: int) -> None:
    match = shop(*[9] * players).match()
    for turn in range(2 * players):
        assert match.player == table(match).active == turn % players
        assert table(match).turn == turn + 1
        assert table(match).actions_left == 2
        price = cards(match, "west")[1]
        play(match, f"buy west-1 {price}")
        assert match.player == turn % players
        assert table(match).actions_left == 1
        assert cards(match, "west")[1] is None
        play(match, f"sell {price}")
        assert None not in cards(match, "west")


@pytest.mark.rule("PR-D1.3")
def test_buying_playing_and_selling_may_be_done_twice_in_a_turn() -> None:
    match = play(shop(9, 0).match(), "buy west-1 antipope", "buy east-1 ottoman-navy")
    assert match.player == 1
    match = shop(9, 0).hand(0, "swabian-league", "the-timar-system").match()
    play(match, "play swabian-league", "no-more-agents", "play the-timar-system", "no-more-agents")
    assert match.player == 1
    match = play(shop(9, 0).hand(0, "luther", "the-bold").match(), "sell luther", "sell the-bold")
    assert match.player == 1
    assert table(match).florins[0] == 13


@pytest.mark.rule("PR-D1.3")
def test_the_operations_of_each_side_can_be_run_once_a_turn_and_both_in_one_turn() -> None:
    match = (
        Position(florins=[9, 0])
        .tableau(0, "gutenberg", "friese-freedom", "florentine-wool", "damascus-coffee")
        .market("west", *WEST, florins=[0, 2, 2])
        .market("east", *EAST, florins=[0, 2, 2])
        .actions(3)
        .match()
    )
    play(match, "operate west", "commerce gutenberg west-1", "end-operations")
    assert "operate west" not in keys(match)
    assert "operate east" in keys(match)
    play(match, "operate east", "commerce damascus-coffee east-1")
    assert not {"operate west", "operate east"} & keys(match)
    assert table(match).florins[0] == 11
    play(match, "pass", "pass", "pass")
    assert match.player == 0
    assert {"operate west", "operate east"} <= keys(match)


@pytest.mark.rule("PR-D1.3")
def test_both_trade_fairs_in_one_turn() -> None:
    match = to_next_action(play(shop(0, 0).match(), "fair west"))
    assert match.player == 0
    to_next_action(play(match, "fair east"))
    assert match.player == 1
    assert table(match).florins == [2, 0]


@pytest.mark.rule("PR-D1.4")
def test_actions_come_in_any_order() -> None:
    for first, second in [("fair west", "sell luther"), ("sell luther", "fair west")]:
        match = to_next_action(play(shop(0, 0).hand(0, "luther").match(), first))
        to_next_action(play(match, second))
        assert match.player == 1
        assert table(match).florins == [3, 0]


@pytest.mark.rule("PR-D1.4")
def test_one_or_both_actions_can_be_passed() -> None:
    match = play(shop(5, 5).match(), "pass")
    assert match.player == 0
    assert "buy west-1 antipope" in keys(match)
    play(match, "pass")
    assert match.player == 1
    play(match, "pass", "buy west-1 antipope")
    assert match.player == 0
    assert table(match).florins == [5, 4]


# D2: the refresh


@pytest.mark.rule("PR-D2.1", "PR-D2.2", "PR-P2.9")
def test_cards_slide_left_with_their_florins_and_new_ones_come_from_the_right() -> None:
    position = shop(9, 0).market("west", *WEST, florins=[0, 0, 0, 3, 0, 2])
    match = play(position.match(), "buy west-1 antipope", "buy west-4 swiss-rislaufer")
    assert market(match, "west")[:4] == [
        ("papal-elephant", 2),
        ("genoese-fleet", 1),
        ("spanish-tercio", 4),
        ("marechaussee", 2),
    ]
    new = market(match, "west")[4:]
    assert [florins for _, florins in new] == [0, 0]
    for card, _ in new:
        assert card is not None
        assert deck_of(card) == "west"
        assert card not in (*WEST, None)
    assert market(match, "east") == [(card, 1 if at == 1 else 0) for at, card in enumerate(EAST)]
    assert table(match).deck_left(1) == 18
    assert table(match).deck_left(0) == 20


@pytest.mark.rule("PR-D2.2")
def test_new_cards_lie_face_up_and_can_be_bought() -> None:
    match = play(shop(1, 9).match(), "buy east-1 ottoman-navy", "pass")
    new = cards(match, "east")[5]
    assert match.view()["table"]["market"]["east"][5]["face_down"] is False
    assert f"buy east-5 {new}" in keys(match)


@pytest.mark.rule("PR-D2.3", "PR-D2.4")
def test_the_card_that_slides_into_column_0_is_turned_face_down_with_its_florins() -> None:
    position = shop(9, 9).market("east", *EAST, florins=[0, 4])
    match = to_next_action(play(position.actions(1).match(), "fair east"))
    place = match.view()["table"]["market"]["east"][0]
    assert place["card"] == "ottoman-navy"
    assert place["face_down"] is True
    assert place["florins"] == 4
    assert not any("ottoman-navy" in key for key in keys(match))
    assert "buy east-1 janissaries" in keys(match)
    to_next_action(play(match, "fair east"))
    assert table(match).florins == [10, 10]
    assert match.view()["table"]["discard"] == ["dervishes", "ottoman-navy"]


@pytest.mark.rule("PR-D2.3")
def test_a_face_down_card_that_nobody_used_stays() -> None:
    match = play(shop(9, 9).match(), "buy west-1 antipope", "buy east-1 ottoman-navy")
    assert market(match, "west")[0] == ("papal-elephant", 1)
    assert market(match, "east")[0] == ("dervishes", 1)


@pytest.mark.rule("PR-D2.4")
@pytest.mark.parametrize("region", ["east", "west"])
def test_a_face_down_card_cannot_be_bought_by_anyone(region: str) -> None:
    match = shop(9, 9).match()
    first = (EAST if region == "east" else WEST)[0]
    for player in (0, 1):
        assert match.player == player
        assert not any(first in key for key in keys(match))
        with pytest.raises(IllegalChoice):
            match.choose(f"buy {region}-0 {first}")
        play(match, "pass", "pass")


@pytest.mark.rule("PR-D2.5")
def test_florins_of_a_trade_fair_in_column_0_join_those_of_the_next_card() -> None:
    position = shop(9, 9).market("west", *WEST, florins=[5, 2, 1]).actions(1)
    match = to_next_action(play(position.match(), "fair west"))
    assert market(match, "west")[:2] == [("antipope", 5 + 1 - 1 + 2), ("genoese-fleet", 1)]


@pytest.mark.rule("PR-D2.6")
def test_with_one_deck_empty_both_rows_are_filled_from_the_other() -> None:
    position = shop(9, 9).decks(east=0, west=20)
    match = play(position.match(), "buy east-1 ottoman-navy", "buy west-1 antipope")
    east, west = cards(match, "east")[5], cards(match, "west")[5]
    assert east is not None
    assert west is not None
    assert deck_of(east) == deck_of(west) == "west"
    assert table(match).deck_left(1) == 18


@pytest.mark.rule("PR-D2.6")
def test_a_west_card_in_the_east_row_has_the_price_there_and_is_played_to_the_west() -> None:
    position = Position(florins=[9, 0]).market("west", *WEST)
    match = position.market("east", "dervishes", "ottoman-navy", "gutenberg").match()
    play(match, "buy east-2 gutenberg")
    assert market(match, "east")[:2] == [("dervishes", 1), ("ottoman-navy", 1)]
    assert [florins for _, florins in market(match, "west")] == [0] * 6
    play(match, "play gutenberg", "no-more-agents")
    assert row(match, 0, "west") == ["gutenberg"]
    assert row(match, 0, "east") == []


@pytest.mark.rule("PR-D2.6", "PR-E5.1")
def test_a_west_card_that_lies_face_down_in_the_east_row_starts_an_east_fair() -> None:
    position = Position().market("east", "antipope", *EAST[1:]).market("west", *WEST[2:])
    match = play(position.borders(hungary_ottoman="fugger").match(), "fair east")
    line = next(line for line in match.log() if line.event.name == "fair")
    assert default().emporium_ids[line.b] == "tana"
    assert match.view()["table"]["discard"] == ["antipope"]


@pytest.mark.rule("PR-D2.8")
def test_no_refresh_between_the_two_actions() -> None:
    match = play(shop(9, 9).match(), "buy west-2 genoese-fleet")
    assert cards(match, "west") == [WEST[0], WEST[1], None, *WEST[3:]]
    assert refills(match) == []
    play(match, "pass")
    assert cards(match, "west")[:5] == [WEST[0], WEST[1], *WEST[3:]]
    assert len(refills(match)) == 1


@pytest.mark.rule("PR-D2.9")
def test_places_are_filled_from_left_to_right_east_before_west() -> None:
    position = Position(florins=[9, 9]).market("east", *EAST[:3]).market("west", *WEST[:4])
    match = play(position.match(), "buy west-1 antipope", "pass")
    assert [place for _, place in refills(match)] == [
        *("east-3", "west-3", "east-4", "west-4", "east-5", "west-5"),
    ]
    for card, place in refills(match):
        assert deck_of(card) == place.split("-")[0]


@pytest.mark.rule("PR-D2.9", "PR-D2.6")
def test_a_place_draws_from_the_other_deck_if_its_own_is_empty_at_that_moment() -> None:
    position = Position(florins=[9, 9]).market("east", *EAST[:3]).market("west", *WEST[:4])
    match = play(position.decks(east=2, west=9).match(), "buy west-1 antipope", "pass")
    drawn = refills(match)
    assert [place for _, place in drawn] == [
        *("east-3", "west-3", "east-4", "west-4", "east-5", "west-5"),
    ]
    decks = [deck_of(card) for card, _ in drawn]
    assert decks == ["east", "west", "east", "west", "west", "west"]
    assert table(match).deck_left(0) == 0
    assert table(match).deck_left(1) == 5


@pytest.mark.rule("PR-D2.9")
def test_when_the_last_cards_do_not_reach_the_leftmost_places_get_them() -> None:
    position = Position(florins=[9, 9]).market("east", *EAST[:4]).market("west", *WEST[:5])
    match = play(position.decks(east=0, west=2).match(), "pass", "pass")
    assert [place for _, place in refills(match)] == ["east-4", "east-5"]
    assert cards(match, "west")[5] is None
    assert match.ask is None


# The end of the game: D2.7, E6, L2


@pytest.mark.rule("PR-D2.7", "PR-L2.2", "PR-P1.6", "PR-P1.1", "PR-A1.5", "PR-P2.9")
def test_the_game_ends_when_both_decks_are_empty_after_refilling() -> None:
    position = shop(9, 5).tableau(1, "house-of-borgia").decks(east=1, west=0)
    match = play(position.match(), "buy west-1 antipope", "pass")
    assert None not in (*cards(match, "west"), *cards(match, "east"))
    assert match.ask is None
    assert match.options == []
    assert match.result is not None
    assert match.result.reason == "patron"
    assert match.result.winners == [1]
    with pytest.raises(IllegalChoice):
        match.choose("pass")


@pytest.mark.rule("PR-D2.7", "PR-P1.6")
@pytest.mark.parametrize(("east", "west"), [(2, 0), (0, 2), (1, 1), (5, 0)])
def test_the_game_goes_on_while_a_deck_has_a_card(east: int, west: int) -> None:
    match = shop(9, 5).decks(east=east, west=west).match()
    play(match, "buy west-1 antipope", "pass")
    assert match.result is None
    assert match.player == 1


@pytest.mark.rule("PR-D2.7")
def test_the_end_is_checked_in_the_refresh_and_not_after_the_first_action() -> None:
    match = play(shop(9, 5).decks(east=0, west=1).match(), "buy west-1 antipope")
    assert match.result is None
    play(match, "buy west-2 genoese-fleet")
    assert match.result is not None


@pytest.mark.rule("PR-L2.2", "PR-A1.5")
def test_most_patron_prestige_wins_whatever_the_florins() -> None:
    position = shop(9, 5, 30).tableau(0, "house-of-borgia").tableau(1, "gonfalonier", "hungary")
    match = play(position.decks(east=0, west=1).match(), "buy west-1 antipope", "pass")
    assert match.result is not None
    assert match.result.winners == [1]
    assert match.result.scores["patron"] == [1, 2, 0]


@pytest.mark.rule("PR-L2.3", "PR-A1.5")
@pytest.mark.parametrize(
    ("florins", "winners"), [((5, 3, 9), [0]), ((4, 6, 9), [1]), ((6, 5, 9), [0, 1])]
)
def test_florins_break_a_tie_in_patron_prestige(
    florins: tuple[int, ...], winners: list[int]
) -> None:
    position = shop(*florins).tableau(0, "house-of-borgia").tableau(1, "duke-of-milan")
    match = play(position.decks(east=0, west=1).match(), "buy west-1 antipope", "pass")
    assert match.result is not None
    assert match.result.winners == winners
    assert match.result.scores["florins"] == [florins[0] - 1, *florins[1:]]


def kings(position: Position) -> Position:
    """Three kings more than the opponent: the conditions of the Imperial victory."""
    return position.tableau(0, "france", "england", "aragon")


@pytest.mark.rule("PR-E6.1", "PR-L2.1", "PR-A1.4", "PR-P1.1")
def test_declaring_an_active_victory_whose_conditions_hold_wins_at_once() -> None:
    match = kings(shop(0, 0)).victories("imperial", "holy").match()
    declarations = {key for key in keys(match) if key.startswith("declare")}
    assert declarations == {"declare imperial"}
    play(match, "declare imperial")
    assert match.ask is None
    assert match.result is not None
    assert match.result.winners == [0]
    assert match.result.reason == "imperial"


@pytest.mark.rule("PR-E6.1", "PR-A1.4")
def test_an_inactive_victory_or_one_without_its_conditions_cannot_be_declared() -> None:
    match = kings(shop(0, 0)).victories("holy", "globalization", "renaissance").match()
    assert not any(key.startswith("declare") for key in keys(match))
    match = shop(0, 0).victories("imperial").tableau(0, "france", "england").match()
    assert not any(key.startswith("declare") for key in keys(match))


@pytest.mark.rule("PR-E6.1", "PR-A1.4")
def test_only_the_active_player_declares_and_needs_an_action_for_it() -> None:
    position = shop(0, 0).tableau(1, "france", "england", "aragon").victories("imperial")
    match = position.match()
    assert "declare imperial" not in keys(match)
    play(match, "pass")
    assert "declare imperial" not in keys(match)
    play(match, "pass")
    assert match.player == 1
    play(match, "pass")
    assert "declare imperial" in keys(match)
    play(match, "pass")
    assert match.player == 0
    assert match.result is None


@pytest.mark.rule("PR-E6.2", "PR-L1.1")
def test_a_victory_activated_by_the_first_action_can_be_declared_with_the_second() -> None:
    position = kings(Position(florins=[1, 0])).market("west", WEST[0], "halleys-comet", WEST[2])
    match = position.match()
    assert not any(key.startswith("declare") for key in keys(match))
    play(match, "buy west-1 halleys-comet", "activate imperial", "declare imperial")
    assert match.result is not None
    assert match.result.winners == [0]


# P1: the state machine


@pytest.mark.rule("PR-P1.2")
def test_a_turn_begins_with_two_actions_and_a_clean_slate() -> None:
    match = (
        shop(9, 9)
        .tableau(0, "gutenberg")
        .market("west", *WEST, florins=[0, 0, 0, 0, 0, 1])
        .actions(3)
        .match()
    )
    to_next_action(play(match, "buy west-2 genoese-fleet", "operate west"))
    s = table(match)
    assert s.done != 0
    assert s.paid != 0
    assert s.used == [default().card_ids.index("gutenberg")]
    to_next_action(play(match, "fair east"))
    assert match.player == 1
    assert (s.actions_left, s.done, s.paid, s.used) == (2, 0, 0, [])


@pytest.mark.rule("PR-P1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_one_player_with_two_or_more_different_options(players: int) -> None:
    for seed in range(12):
        match = kronika.new("pax-renaissance", players=players, seed=seed)
        for _ in wander(match, seed):
            if match.ask is not None:
                assert match.asked == [match.player]
                assert len(keys(match)) == len(match.options) >= 2
        assert match.result is not None


@pytest.mark.rule("PR-P1.3")
def test_a_single_mandatory_option_is_taken_by_itself() -> None:
    position = Position(florins=[1, 0]).victories("holy", "imperial", "globalization")
    position.market("west", WEST[0], "halleys-comet")
    match = play(position.match(), "buy west-1 halleys-comet")
    assert all(table(match).victories)
    assert [option.key for option in match.decisions] == ["buy west-1 halleys-comet"]


@pytest.mark.rule("PR-P1.4")
def test_only_taxes_their_levies_and_the_hand_limit_ask_a_player_who_is_not_active() -> None:
    others = set()
    for seed in range(60):
        match = kronika.new("pax-renaissance", players=2 + seed % 3, seed=seed)
        action = ""
        for option in wander(match, seed):
            if option.verb.name in ("buy", "play", "sell", "operate", "fair", "declare", "pass"):
                action = option.verb.name
            if match.ask is not None and match.player != table(match).active:
                others.add(asked(match))
                assert asked(match) == "discard" or action == "operate"
    assert {"tax", "levy"} <= others <= {"tax", "levy", "shortage", "discard"}


@pytest.mark.rule("PR-P1.4")
def test_the_taxed_owner_decides_and_chooses_the_levy_before_the_active_player_goes_on() -> None:
    position = shop(1, 1).tableau(0, "santa-hermandad")
    match = play(position.borders(england_france="fugger").match(), "operate west")
    play(match, "tax santa-hermandad england-france france")
    assert match.player == 1
    assert keys(match) == {"pay", "be-repressed"}
    play(match, "pay")
    assert match.player == 1
    assert keys(match) == {
        "levy paris knight-catholic",
        "levy bruges rook-catholic",
        "levy lyon knight-catholic",
    }
    play(match, "levy bruges rook-catholic")
    assert match.player == 0
    assert table(match).actions_left == 1


@pytest.mark.rule("PR-P1.4")
def test_the_taxed_owner_takes_the_missing_piece() -> None:
    cities = dict.fromkeys(("tana", "caffa", "buda", "varna", "cairo", "cyprus"), "rook reformist")
    position = (
        shop(1, 1)
        .tableau(0, "greek-klephts")
        .borders(hungary_ottoman="fugger")
        .slots(**cities, rhodes="rook reformist", constantinople_1="rook islamic")
        .slots(constantinople_2="knight islamic", constantinople_3="knight islamic")
    )
    match = play(position.match(), "operate east", "tax greek-klephts hungary-ottoman ottoman")
    play(match, "pay")
    assert match.player == 1
    assert asked(match) == "shortage"
    assert "take cairo" in keys(match)
    play(match, "take cairo")
    assert match.player == 0
    assert city(match, "modon") == "rook reformist"
    assert city(match, "cairo") is None


@pytest.mark.rule("PR-P1.4")
def test_the_losses_of_both_sides_are_chosen_by_the_active_player() -> None:
    position = shop(2, 9).tableau(0, "france").tableau(1, "england")
    position.slots(paris="knight catholic", lyon="knight islamic", london="rook catholic")
    match = play(position.match(), "operate west", "campaign france england")
    assert (match.player, asked(match)) == (0, "attacker-loss")
    position = shop(2, 9).tableau(0, "france").tableau(1, "england")
    position.slots(paris="knight catholic", london="rook catholic", bordeaux="knight islamic")
    match = play(position.match(), "operate west", "campaign france england")
    assert (match.player, asked(match)) == (0, "defender-loss")


@pytest.mark.rule("PR-P1.5")
def test_a_game_is_a_list_of_atomic_choices_that_can_be_replayed() -> None:
    match = kronika.new("pax-renaissance", players=3, seed=11)
    for _ in wander(match, 11):
        pass
    twin = kronika.load(str(match.record))
    assert [option.key for option in twin.decisions] == [o.key for o in match.decisions]
    assert twin.result == match.result
    assert same(twin.state, match.state)


# P2: procedures


@pytest.mark.rule("PR-P2.1")
def test_a_card_lies_at_the_outer_end_before_its_one_shot_is_announced() -> None:
    position = shop(0, 0).tableau(0, "gutenberg").hand(0, "jesuits")
    position.slots(valencia="knight catholic", algiers="rook islamic")
    match = play(position.match(), "play jesuits")
    assert row(match, 0, "west") == ["gutenberg", "jesuits"]
    assert table(match).hands[0] == []
    assert keys(match) == {"one-shot crusade aragon", "no-one-shot"}
    play(match, "no-one-shot")
    assert asked(match) == "agent"
    assert "no-more-agents" in keys(match)


@pytest.mark.rule("PR-P2.1")
def test_a_one_shot_that_is_not_legal_is_not_offered() -> None:
    position = shop(0, 0).hand(0, "jesuits").slots(valencia="knight catholic")
    match = play(position.match(), "play jesuits")
    assert asked(match) == "agent"
    assert keys(match) == {"place-bishop bishop-catholic jesuits", "no-more-agents"}


@pytest.mark.rule("PR-P2.1")
def test_after_a_battle_only_the_agents_that_did_not_fight_are_offered() -> None:
    position = shop(0, 0).hand(0, "jesuits")
    position.slots(valencia="knight catholic", algiers="rook islamic", toledo="knight catholic")
    match = play(position.match(), "play jesuits", "one-shot crusade aragon", "lose valencia")
    assert prompts(match) == ["concession", "agent"]


@pytest.mark.rule("PR-P2.1")
def test_a_trade_shift_comes_before_the_agents() -> None:
    match = play(shop(0, 0).hand(0, "the-kremlin").match(), "play the-kremlin")
    assert keys(match) == {"shift novgorod", "no-one-shot"}
    play(match, "shift novgorod")
    assert match.view()["table"]["emporia"]["east"] == "novgorod"
    assert asked(match) == "agent"


@pytest.mark.rule("PR-P2.1")
def test_agents_are_offered_one_by_one_and_the_rest_can_be_skipped() -> None:
    match = play(shop(0, 0).hand(0, "swabian-league").match(), "play swabian-league")
    assert "no-more-agents" in keys(match)
    play(match, "place knight-catholic vienna")
    assert asked(match) == "agent"
    play(match, "no-more-agents")
    assert asked(match) == "action"
    assert ruling_class(match) == {"vienna": "knight catholic"}
    match = play(shop(0, 0).hand(0, "swabian-league").match(), "play swabian-league")
    play(match, "place knight-catholic vienna", "place knight-catholic lubeck")
    assert asked(match) == "action"


@pytest.mark.rule("PR-P2.1")
def test_a_queen_is_crowned_or_goes_under_the_player_card_and_that_is_all() -> None:
    match = play(shop(0, 0).hand(0, "mary-the-rich").match(), "play mary-the-rich")
    assert asked(match) == "coronation"
    assert keys(match) == {
        *("crown france", "crown england", "crown portugal", "crown holy-roman-empire"),
        "no-one-shot",
    }
    crowned = play(match.copy(), "crown portugal")
    assert unit(crowned, "portugal")["queen"]["card"] == "mary-the-rich"
    assert asked(crowned) == "concession"
    play(match, "no-one-shot")
    assert asked(match) == "action"
    assert match.view()["table"]["players"][0]["queens"] == ["mary-the-rich"]
    assert in_play(match) == set()


@pytest.mark.rule("PR-P2.2")
def test_a_won_campaign_is_paid_and_both_sides_lose_as_many_as_the_smaller() -> None:
    position = (
        shop(5, 0)
        .tableau(0, "france")
        .slots(paris="knight catholic", lyon="knight islamic", bruges="knight catholic")
    )
    position.slots(london="rook catholic", bordeaux="knight reformist")
    match = play(position.match(), "operate west", "campaign france england")
    assert table(match).florins == [2, 0]
    assert keys(match) == {"lose paris", "lose lyon", "lose bruges"}
    play(match, "lose paris")
    assert keys(match) == {"lose lyon", "lose bruges"}
    play(match, "lose bruges")
    assert ruling_class(match) == {"lyon": "knight islamic"}
    assert supply(match, "knight catholic") == 10
    assert asked(match) == "concession"
    assert [vassal["card"] for vassal in unit(match, "france")["vassals"]] == ["england"]


@pytest.mark.rule("PR-P2.2")
def test_a_battle_without_a_surviving_attacker_ends_after_the_losses() -> None:
    position = shop(5, 0).tableau(0, "france").slots(paris="knight catholic")
    position.slots(london="rook catholic", bordeaux="knight reformist")
    match = play(position.match(), "operate west", "campaign france england", "lose london")
    assert ruling_class(match) == {"bordeaux": "knight reformist"}
    assert table(match).florins == [4, 0]
    assert asked(match) == "action"
    assert "england" in match.view()["table"]["empire_deck"]


@pytest.mark.rule("PR-P2.2")
def test_legality_is_checked_before_a_battle_is_announced() -> None:
    position = shop(1, 0).tableau(0, "france").slots(paris="knight catholic", lyon="knight islamic")
    assert "operate west" not in keys(position.match())


@pytest.mark.rule("PR-P2.3")
def test_after_a_victory_flip_survivors_regime_concession_emancipation() -> None:
    position = (
        shop(0, 0)
        .flipped("holy-roman-empire")
        .tableau(1, "holy-roman-empire")
        .repressed("holy-roman-empire", "rook catholic", "fugger")
        .hand(0, "the-last-knight")
    )
    match = play(position.match(), "play the-last-knight")
    play(match, "one-shot conspiracy holy-roman-empire")
    assert asked(match) == "flip"
    play(match, "flip holy-roman-empire")
    assert asked(match) == "survivor"
    assert row(match, 1, "west") == ["holy-roman-empire"]
    play(match, "settle knight-reformist vienna")
    assert asked(match) == "survivor"
    play(match, "settle rook-catholic lubeck")
    assert asked(match) == "concession"
    assert row(match, 1, "west") == []
    assert row(match, 0, "west") == ["the-last-knight", "holy-roman-empire"]
    play(match, "concession holy-roman-empire-hungary")
    assert asked(match) == "emancipation"
    play(match, "emancipate-pawn pawn-fugger france-holy-roman-empire")
    assert asked(match) == "action"


@pytest.mark.rule("PR-P2.3")
def test_a_suzerain_that_beats_its_own_vassal_changes_no_regime() -> None:
    position = shop(2, 0).tableau(0, "france", "england under france")
    position.slots(paris="knight catholic", lyon="knight catholic", london="rook catholic")
    match = play(position.match(), "operate west", "campaign france england", "lose paris")
    assert asked(match) == "action"
    assert [vassal["card"] for vassal in unit(match, "france")["vassals"]] == ["england"]
    assert ruling_class(match) == {"lyon": "knight catholic"}


def vote_in_france(position: Position) -> Match:
    """The first player votes in France with Sindicat Remença."""
    position.tableau(0, "sindicat-remenca").borders(england_france="medici")
    match = play(position.match(), "operate west")
    return play(match, "no-concession") if asked(match) == "concession" else match


@pytest.mark.rule("PR-P2.4")
def test_regime_change_in_the_deck_brings_the_king_to_the_outer_end() -> None:
    position = shop(0, 0).tableau(0, "gutenberg").hand(0, "flanders-guild")
    match = play(position.match(), "play flanders-guild", "one-shot peasant-revolt france")
    prompts(match)
    assert row(match, 0, "west") == ["gutenberg", "flanders-guild", "france"]
    assert unit(match, "france")["side"] == "king"


@pytest.mark.rule("PR-P2.4")
@pytest.mark.parametrize("words", ["france with mary-the-rich", "france republic"])
def test_regime_change_takes_the_card_of_another_player_king_side_up(words: str) -> None:
    position = shop(0, 0).tableau(1, "luther", words, "gutenberg")
    if "with" in words:
        position.tableau(1, "england under france").repressed("england", "fugger")
    match = vote_in_france(position)
    assert row(match, 0, "west") == ["sindicat-remenca", "france"]
    assert row(match, 1, "west") == ["luther", "gutenberg"]
    assert unit(match, "france")["side"] == "king"
    assert unit(match, "france")["queen"] is None
    assert unit(match, "france")["vassals"] == []
    assert "england" in match.view()["table"]["empire_deck"]
    assert match.view()["table"]["players"][1]["cubes"] == 10


@pytest.mark.rule("PR-P2.4")
@pytest.mark.parametrize(("before", "after"), [("", "republic"), (" republic", "king")])
def test_regime_change_flips_an_own_card_in_its_place(before: str, after: str) -> None:
    position = shop(0, 0).tableau(0, f"france{before}", "gutenberg")
    match = vote_in_france(position)
    assert row(match, 0, "west") == ["france", "gutenberg", "sindicat-remenca"]
    assert unit(match, "france")["side"] == after


@pytest.mark.rule("PR-P2.4")
def test_an_own_vassal_becomes_a_republic_at_the_outer_end() -> None:
    position = shop(0, 0).tableau(0, "ottoman", "france under ottoman").hand(0, "flanders-guild")
    match = play(position.match(), "play flanders-guild", "one-shot peasant-revolt france")
    prompts(match)
    assert row(match, 0, "west") == ["flanders-guild", "france"]
    assert unit(match, "france")["side"] == "republic"
    assert unit(match, "ottoman")["vassals"] == []


@pytest.mark.rule("PR-P2.4")
@pytest.mark.parametrize("target", ["england", "england republic"])
def test_a_campaign_makes_an_own_empire_a_vassal(target: str) -> None:
    position = shop(1, 0).tableau(0, "france", target).slots(paris="knight catholic")
    match = play(position.match(), "operate west", "campaign france england")
    (vassal,) = unit(match, "france")["vassals"]
    assert (vassal["card"], vassal["side"]) == ("england", "king")
    assert row(match, 0, "west") == ["france"]


@pytest.mark.rule("PR-P2.4")
def test_what_a_vassal_conquers_goes_under_its_suzerain() -> None:
    position = shop(1, 0).tableau(0, "ottoman", "france under ottoman")
    match = play(position.slots(paris="knight catholic").match(), "operate east")
    play(match, "campaign france england")
    vassals = {vassal["card"] for vassal in unit(match, "ottoman")["vassals"]}
    assert vassals == {"france", "england"}
    assert row(match, 0, "west") == []


@pytest.mark.rule("PR-P2.4")
def test_a_coronation_of_an_own_king_keeps_him_king_in_his_place() -> None:
    position = shop(0, 0).tableau(0, "france with mary-the-rich", "star-chamber")
    match = position.hand(0, "margaret-of-anjou").match()
    play(match, "play margaret-of-anjou", "crown france")
    assert row(match, 0, "west") == ["france", "star-chamber"]
    assert unit(match, "france")["side"] == "king"
    assert unit(match, "france")["queen"]["card"] == "margaret-of-anjou"
    assert match.view()["table"]["discard"] == ["mary-the-rich"]


@pytest.mark.rule("PR-P2.7")
@pytest.mark.parametrize("crowned", [True, False])
def test_repression_costs_one_by_an_agent_and_brings_one_by_the_operation(crowned: bool) -> None:
    position = shop(3, 0).slots(london="rook catholic")
    if crowned:
        position.tableau(1, "england")
    match = play(position.hand(0, "cromwell").match(), "play cromwell")
    play(match, "no-one-shot", "place knight-reformist london", "no-more-agents")
    assert table(match).florins == [2, 0]
    assert table(match).repressed[0] == ([3] if crowned else [])
    assert supply(match, "rook catholic") == (9 if crowned else 10)
    match = play(position.tableau(0, "kingmaker").match(), "operate west")
    play(match, "repress kingmaker london")
    assert table(match).florins == [4, 0]
    assert table(match).repressed[0] == ([3] if crowned else [])
    assert supply(match, "rook catholic") == (9 if crowned else 10)


@pytest.mark.rule("PR-P2.7")
@pytest.mark.parametrize("crowned", [True, False])
def test_repression_by_a_tax_is_free(crowned: bool) -> None:
    position = shop(3, 2).tableau(0, "cromwell").borders(england_france="fugger")
    if crowned:
        position.tableau(1, "england")
    match = play(position.match(), "operate west", "be-repressed")
    assert border(match, "england-france") is None
    assert table(match).florins == [3, 2]
    assert len(table(match).repressed[0]) == (1 if crowned else 0)
    assert match.view()["table"]["players"][1]["cubes"] == (9 if crowned else 10)


@pytest.mark.rule("PR-P2.8")
def test_a_discarded_king_takes_everything_with_him() -> None:
    position = (
        shop(0, 0)
        .tableau(0, "grand-inquisitor", "france")
        .tableau(1, "portugal with mary-the-rich", "england under portugal")
        .bishops(england="catholic", portugal="islamic")
        .repressed("england", "fugger", "knight catholic")
        .repressed("portugal", "medici")
    )
    match = play(position.match(), "operate west", "behead grand-inquisitor portugal")
    assert {"portugal", "england"} <= set(match.view()["table"]["empire_deck"])
    assert in_play(match) == {"france"}
    assert set(match.view()["table"]["discard"]) == {"mary-the-rich", "grand-inquisitor"}
    assert table(match).supply == [10, 7, 7, 10, 7, 7, 5, 5, 5, 10, 10, 0, 0]


@pytest.mark.rule("PR-P2.8", "PR-E1.9")
def test_after_a_discard_the_former_owner_keeps_the_hand_limit() -> None:
    position = (
        shop(0, 0)
        .tableau(0, "holy-roman-empire with isabella-of-castille")
        .tableau(1, "gutenberg")
        .hand(1, "luther", "cromwell", "the-bold")
    )
    match = play(position.match(), "operate west")
    play(match, "behead isabella-of-castille gutenberg")
    assert match.player == 1
    assert keys(match) == {"discard luther", "discard cromwell", "discard the-bold"}
    play(match, "discard luther")
    assert match.player == 0


@pytest.mark.rule("PR-P2.8")
@pytest.mark.parametrize("first", [True, False])
def test_after_a_discard_the_second_slot_of_venice_may_close(first: bool) -> None:
    position = shop(0, 0).tableau(0, "gonfalonier").slots(venice_2="knight catholic")
    if first:
        position.slots(venice="rook reformist")
    match = play(position.match(), "sell gonfalonier")
    assert "venice-2" not in match.view()["table"]["slots"]
    assert city(match, "venice") == ("rook reformist" if first else "knight catholic")
    assert supply(match, "knight catholic") == (10 if first else 9)


def send_bishop(position: Position, to: str) -> Match:
    """Santa Hermandad sends the white bishop on Peter's Pence to a card."""
    position.tableau(0, "santa-hermandad", "peters-pence").bishops(peters_pence="catholic")
    match = play(position.match(), "operate west")
    play(match, "inquisitor santa-hermandad peters-pence")
    return play(match, f"move-bishop {to}")


@pytest.mark.rule("PR-P2.10")
def test_two_bishops_on_a_card_kill_each_other_without_pacification() -> None:
    position = shop(0, 0).tableau(1, "france").bishops(france="reformist")
    match = send_bishop(position.repressed("france", "rook catholic"), "france")
    assert asked(match) == "action"
    assert unit(match, "france")["bishop"] is None
    assert supply(match, "bishop catholic") == supply(match, "bishop reformist") == 5
    assert unit(match, "france")["repressed"] == ["rook catholic"]


@pytest.mark.rule("PR-P2.10")
def test_a_bishop_may_kill_one_repressed_piece_and_then_silences() -> None:
    position = shop(0, 0).tableau(1, "france").repressed("france", "rook catholic", "medici")
    match = send_bishop(position, "france")
    assert keys(match) == {"pacify rook-catholic", "pacify pawn-medici", "no-pacification"}
    spared = play(match.copy(), "no-pacification")
    assert len(unit(spared, "france")["repressed"]) == 2
    play(match, "pacify rook-catholic")
    assert unit(match, "france")["repressed"] == ["pawn medici"]
    assert unit(match, "france")["silenced"]
    assert unit(match, "france")["bishop"] == "catholic"


@pytest.mark.rule("PR-P2.10")
def test_a_bishop_does_not_silence_a_card_that_is_immune() -> None:
    match = send_bishop(shop(0, 0).tableau(1, "the-kremlin", "france"), "france")
    assert unit(match, "france")["bishop"] == "catholic"
    assert not unit(match, "france")["silenced"]


@pytest.mark.rule("PR-P2.10", "PR-E1.9")
def test_a_silenced_hand_limit_is_checked_at_once() -> None:
    position = shop(0, 0).tableau(1, "gutenberg").hand(1, "luther", "cromwell", "the-bold")
    match = send_bishop(position, "gutenberg")
    assert match.player == 1
    assert asked(match) == "discard"


@pytest.mark.rule("PR-P2.10")
def test_a_silenced_gonfalonier_closes_the_second_slot_of_venice() -> None:
    position = shop(0, 0).tableau(1, "gonfalonier")
    position.slots(venice="knight catholic", venice_2="knight catholic")
    match = send_bishop(position, "gonfalonier")
    assert "venice-2" not in match.view()["table"]["slots"]
    assert ruling_class(match) == {"venice": "knight catholic"}
    assert supply(match, "knight catholic") == 9


@pytest.mark.rule("PR-P2.11")
def test_after_setup_only_the_next_cards_of_the_decks_are_left_to_chance() -> None:
    for seed in range(20):
        match = kronika.new("pax-renaissance", players=2 + seed % 3, seed=seed)
        rolls, drawn = match.state.dice.position, 0
        for _ in wander(match, seed):
            count = len(refills(match))
            assert (match.state.dice.position > rolls) <= (count > drawn)
            rolls, drawn = match.state.dice.position, count
        assert drawn > 0


@pytest.mark.rule("PR-P2.11")
def test_without_a_draw_the_same_decisions_lead_to_the_same_table_whatever_the_dice() -> None:
    match = kronika.new("pax-renaissance", players=3, seed=5)
    first = match.options[0].key
    twins = [match.redraw(1, seed) for seed in range(5)]
    for twin in [match, *twins]:
        play(twin, first)
    assert len({str(twin.view()["table"]) for twin in [match, *twins]}) == 1
    for twin in [match, *twins]:
        play(twin, "pass")
    assert len({str(twin.view()["table"]) for twin in [match, *twins]}) > 1
