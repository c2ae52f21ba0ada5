"""Chapters E1, E3, L1 and M17: buying, selling, comets, and where florins go."""

from random import Random
from typing import Final

import pytest

import kronika
from kronika.core.errors import IllegalChoice
from kronika.core.match import Match
from kronika.games.pax_renaissance import GAME
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.terms import EMPIRE_CARD

from .helpers import asked, keys, play, table, to_next_action

pytestmark = pytest.mark.compiled

WEST: Final = (
    "papal-elephant",
    "antipope",
    "genoese-fleet",
    "spanish-tercio",
    "swiss-rislaufer",
    "marechaussee",
)
EAST: Final = (
    "dervishes",
    "ottoman-navy",
    "janissaries",
    "black-army",
    "bashi-bazouk",
    "duke-of-athens",
)
COMETS: Final = ("copernicus", "nostradamus", "halleys-comet", "regiomontanus")
ALL_VICTORIES: Final = {
    f"activate {name}" for name in ("holy", "imperial", "globalization", "renaissance")
}


def shop(*florins: int) -> Position:
    """Two full market rows without florins."""
    return Position(florins=florins).market("west", *WEST).market("east", *EAST)


def purchases(match: Match) -> set[str]:
    return {key.split()[1] for key in keys(match) if key.startswith("buy ")}


def sales(match: Match) -> set[str]:
    return {key.split()[1] for key in keys(match) if key.startswith("sell ")}


def on_cards(match: Match, row: str) -> list[int]:
    return [place["florins"] for place in match.view()["table"]["market"][row]]


def florins_in_play(match: Match) -> int:
    s = table(match)
    return sum(s.florins) + sum(s.market_florins)


def card(name: str) -> int:
    return default().card_ids.index(name)


# E1: buy a card


@pytest.mark.rule("PR-E1.1", "PR-E1.10")
@pytest.mark.parametrize("purse", range(8))
def test_a_card_costs_its_column_and_the_face_down_one_cannot_be_bought(purse: int) -> None:
    match = shop(purse, 0).match()
    assert purchases(match) == {
        f"{row}-{column}" for row in ("east", "west") for column in range(1, min(purse, 5) + 1)
    }


@pytest.mark.rule("PR-E1.1", "PR-E1.2", "PR-E1.7", "PR-A1.1")
@pytest.mark.parametrize("row", ["east", "west"])
@pytest.mark.parametrize("column", range(1, 6))
def test_a_florin_goes_to_each_card_to_the_left_in_the_same_row(row: str, column: int) -> None:
    name = (WEST if row == "west" else EAST)[column]
    match = play(shop(7, 4).match(), f"buy {row}-{column} {name}")
    other = "east" if row == "west" else "west"
    assert on_cards(match, row) == [1] * column + [0] * (6 - column)
    assert on_cards(match, other) == [0] * 6
    assert match.view()["table"]["market"][row][column]["card"] is None
    assert match.view()["table"]["players"][0]["hand"] == [name]
    assert table(match).florins == [7 - column, 4]


@pytest.mark.rule("PR-E1.10", "PR-E5.1")
def test_the_face_down_card_is_only_good_for_a_trade_fair() -> None:
    match = shop(5, 0).match()
    with pytest.raises(IllegalChoice):
        match.choose(f"buy west-0 {WEST[0]}")
    assert {"fair east", "fair west"} <= keys(match)
    to_next_action(play(match, "fair west"))
    assert table(match).hands == [[], []]
    assert table(match).discarded == [card(WEST[0])]


@pytest.mark.rule("PR-E1.3", "PR-EX22")
def test_the_florin_for_a_gap_goes_to_the_other_row() -> None:
    match = play(shop(9, 0).actions(3).match(), "buy west-1 antipope", "buy west-3 spanish-tercio")
    assert on_cards(match, "west") == [2, 0, 1, 0, 0, 0]
    assert on_cards(match, "east") == [0, 1, 0, 0, 0, 0]
    assert table(match).florins == [5, 0]


@pytest.mark.rule("PR-E1.3")
def test_after_a_trade_fair_the_first_florin_goes_to_the_other_face_down_card() -> None:
    match = to_next_action(play(shop(9, 0).actions(3).match(), "fair east"))
    play(match, "buy east-2 janissaries")
    assert on_cards(match, "east") == [0, 1, 0, 0, 0, 0]
    assert on_cards(match, "west") == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("PR-E1.4")
def test_the_florin_for_two_gaps_in_a_column_goes_to_china() -> None:
    match = (
        Position(florins=[9, 0])
        .market("west", "papal-elephant", None, "genoese-fleet", "spanish-tercio")
        .market("east", "dervishes", None, "janissaries")
        .match()
    )
    play(match, "buy west-3 spanish-tercio")
    assert on_cards(match, "west") == [1, 0, 1, 0, 0, 0]
    assert on_cards(match, "east") == [0] * 6
    assert table(match).florins == [6, 0]
    assert florins_in_play(match) == 8


@pytest.mark.rule("PR-E1.5", "PR-EX01")
def test_florins_on_the_card_come_after_payment() -> None:
    position = shop(3, 0).market("west", *WEST, florins=[0, 0, 0, 2])
    match = play(position.match(), "buy west-3 spanish-tercio")
    assert on_cards(match, "west") == [1, 1, 1, 0, 0, 0]
    assert match.view()["table"]["players"][0]["hand"] == ["spanish-tercio"]
    assert table(match).florins == [2, 0]


@pytest.mark.rule("PR-E1.5", "PR-EX01")
@pytest.mark.parametrize("purse", [0, 1, 2])
def test_florins_on_the_card_do_not_pay_for_it(purse: int) -> None:
    match = shop(purse, 0).market("west", *WEST, florins=[0, 0, 0, 2]).match()
    assert "west-3" not in purchases(match)


@pytest.mark.rule("PR-E1.6", "PR-EX23")
def test_a_card_with_an_own_florin_of_this_turn_cannot_be_bought() -> None:
    match = play(shop(20, 9).match(), "buy west-3 spanish-tercio")
    assert purchases(match) == {f"east-{column}" for column in range(1, 6)} | {"west-4", "west-5"}
    assert {"fair east", "fair west"} <= keys(match)


@pytest.mark.rule("PR-E1.6")
def test_a_florin_that_came_over_from_the_other_row_blocks_too() -> None:
    match = shop(20, 9).actions(4).match()
    play(match, "buy west-1 antipope", "buy west-2 genoese-fleet", "sell antipope")
    assert on_cards(match, "east") == [0, 1, 0, 0, 0, 0]
    east = {"east-2", "east-3", "east-4", "east-5"}
    assert purchases(match) == east | {"west-3", "west-4", "west-5"}


@pytest.mark.rule("PR-E1.6")
def test_florins_of_others_and_of_earlier_turns_do_not_block() -> None:
    match = play(shop(20, 20).match(), "buy west-3 spanish-tercio", "pass")
    assert match.player == 1
    assert {"west-1", "west-2"} <= purchases(match)
    play(match, "pass", "pass")
    assert match.player == 0
    assert on_cards(match, "west")[1:3] == [1, 1]
    play(match, "buy west-2 genoese-fleet")
    assert table(match).florins[0] == 20 - 3 - 2 + 1


@pytest.mark.rule("PR-E1.7")
def test_with_two_cards_in_hand_nothing_can_be_bought() -> None:
    one = shop(9, 0).hand(0, "luther")
    assert len(purchases(one.match())) == 10
    assert purchases(one.hand(0, "cromwell").match()) == set()
    free = shop(9, 0).hand(0, "luther", "cromwell").tableau(0, "gutenberg")
    assert len(purchases(free.match())) == 10


@pytest.mark.rule("PR-E1.8", "PR-L1.1", "PR-B6.1", "PR-A1.3")
@pytest.mark.parametrize("comet", COMETS)
def test_a_comet_can_be_bought_with_a_full_hand_and_activates_a_victory(comet: str) -> None:
    position = Position(florins=[3, 0]).hand(0, "luther", "cromwell")
    row = "east" if comet in COMETS[:2] else "west"
    first, second = (EAST if row == "east" else WEST)[:2]
    position.market(row, first, second, comet, florins=[0, 0, 5])
    match = position.match()
    assert purchases(match) == {f"{row}-2"}
    play(match, f"buy {row}-2 {comet}")
    assert match.player == 0
    assert keys(match) == ALL_VICTORIES
    assert table(match).florins == [6, 0]
    assert on_cards(match, row)[:3] == [1, 1, 0]
    assert table(match).discarded == [card(comet)]
    play(match, "activate renaissance")
    assert match.view()["table"]["victories"] == {
        "holy": False,
        "imperial": False,
        "globalization": False,
        "renaissance": True,
    }
    assert len(table(match).hands[0]) == 2
    assert table(match).actions_left == 1


@pytest.mark.rule("PR-B6.1", "PR-L1.1", "PR-A1.3")
def test_a_victory_that_is_active_cannot_be_chosen_again_and_stays_active() -> None:
    position = Position(florins=[5, 0]).victories("holy", "imperial")
    position.market("west", WEST[0], "halleys-comet", "regiomontanus")
    match = play(position.match(), "buy west-1 halleys-comet")
    assert keys(match) == {"activate globalization", "activate renaissance"}
    play(match, "activate globalization", "buy west-2 regiomontanus")
    assert all(table(match).victories)
    assert match.player == 1


@pytest.mark.rule("PR-L1.2", "PR-D2.4")
def test_a_comet_in_column_0_can_only_serve_as_trade_fair_card() -> None:
    match = Position(florins=[9, 9]).market("west", "halleys-comet", *WEST[1:]).match()
    assert "west-0" not in purchases(match)
    to_next_action(play(match, "fair west"))
    assert table(match).discarded == [card("halleys-comet")]
    assert not any(table(match).victories)


@pytest.mark.rule("PR-L1.2", "PR-D2.4", "PR-D2.3")
def test_a_comet_that_slides_into_column_0_is_lost_as_a_comet() -> None:
    position = Position(florins=[9, 9]).market("west", WEST[0], "halleys-comet", *WEST[2:])
    match = position.actions(1).match()
    assert "west-1" in purchases(match)
    to_next_action(play(match, "fair west"))
    assert match.player == 1
    place = match.view()["table"]["market"]["west"][0]
    assert (place["card"], place["face_down"]) == ("halleys-comet", True)
    assert not any(key.endswith("halleys-comet") for key in keys(match))
    assert "fair west" in keys(match)


@pytest.mark.rule("PR-E1.9")
def test_a_hand_over_the_limit_is_cut_at_once_by_its_owner_without_payment() -> None:
    match = (
        Position(florins=[0, 0])
        .tableau(1, "gutenberg")
        .hand(1, "luther", "cromwell", "antipope", "the-bold")
        .tableau(0, "papal-elephant", "santa-hermandad")
        .bishops(papal_elephant="catholic")
        .match()
    )
    play(match, "operate west", "inquisitor papal-elephant papal-elephant")
    play(match, "move-bishop gutenberg")
    assert match.player == 1
    assert table(match).active == 0
    assert keys(match) == {
        "discard luther",
        "discard cromwell",
        "discard antipope",
        "discard the-bold",
    }
    play(match, "discard cromwell")
    assert match.player == 1
    assert keys(match) == {"discard luther", "discard antipope", "discard the-bold"}
    play(match, "discard luther")
    assert match.player == 0
    s = table(match)
    assert s.hands[1] == [card("antipope"), card("the-bold")]
    assert s.florins == [0, 0]
    assert s.discarded == [card("cromwell"), card("luther")]


@pytest.mark.rule("PR-E1.9")
def test_selling_the_card_that_lifts_the_limit_cuts_the_own_hand() -> None:
    match = (
        Position()
        .tableau(0, "gutenberg", "hochstetter-bank")
        .hand(0, "luther", "cromwell", "antipope")
        .match()
    )
    play(match, "sell gutenberg")
    assert len(table(match).hands[0]) == 3
    play(match, "sell hochstetter-bank")
    assert match.player == 0
    assert keys(match) == {"discard luther", "discard cromwell", "discard antipope"}
    play(match, "discard antipope")
    assert match.player == 1
    assert table(match).florins == [4, 0]


# E3: sell a card


@pytest.mark.rule("PR-E3.1", "PR-E3.4")
@pytest.mark.parametrize("place", ["hand", "tableau"])
def test_a_card_is_sold_for_two_florins_and_leaves_the_game(place: str) -> None:
    position = Position(florins=[1, 1])
    position = position.hand(0, "luther") if place == "hand" else position.tableau(0, "luther")
    match = position.hand(1, "cromwell").tableau(1, "the-bold").match()
    assert sales(match) == {"luther"}
    play(match, "sell luther")
    s = table(match)
    assert s.florins == [3, 1]
    assert s.hands[0] == s.tableau(0) == []
    assert s.discarded == [card("luther")]
    assert "luther" not in {key.split()[-1] for key in keys(match)}


@pytest.mark.rule("PR-E3.2", "PR-E3.4")
def test_a_sold_king_takes_pieces_and_vassals_with_it_and_only_it_pays() -> None:
    match = (
        Position(florins=[0, 0])
        .tableau(0, "france", "england under france", "aragon under france", "luther")
        .bishops(france="catholic", england="reformist")
        .repressed("france", "knight islamic", "fugger")
        .repressed("aragon", "rook catholic", "medici")
        .match()
    )
    play(match, "sell france")
    s = table(match)
    assert s.florins == [2, 0]
    assert [default().card_ids[c] for c in s.tableau(0)] == ["luther"]
    assert {"france", "england", "aragon"} <= set(match.view()["table"]["empire_deck"])
    assert s.discarded == []
    assert s.repressed == [[] for _ in range(10)]
    assert s.bishop == [-1] * 102
    assert s.supply == [10, 7, 7, 10, 7, 7, 5, 5, 5, 10, 10, 0, 0]


@pytest.mark.rule("PR-E3.3", "PR-E3.4")
def test_a_crowned_pair_is_sold_together_for_four_florins() -> None:
    match = shop(0, 0).tableau(0, "france with mary-the-rich").match()
    assert sales(match) == {"france"}
    play(match, "sell france")
    s = table(match)
    assert s.florins == [4, 0]
    assert s.tableau(0) == []
    assert s.discarded == [card("mary-the-rich")]
    assert "france" in match.view()["table"]["empire_deck"]
    assert s.actions_left == 1


@pytest.mark.rule("PR-E3.5")
def test_a_vassal_is_sold_alone_for_two_florins() -> None:
    match = (
        Position(florins=[0, 0])
        .tableau(0, "france with mary-the-rich", "england under france")
        .repressed("england", "fugger")
        .match()
    )
    assert sales(match) == {"france", "england"}
    play(match, "sell england")
    s = table(match)
    assert s.florins == [2, 0]
    assert [default().card_ids[c] for c in s.tableau(0)] == ["mary-the-rich", "france"]
    assert s.supply[9] == 10


@pytest.mark.rule("PR-E3.5")
def test_unmarried_queens_and_the_player_card_cannot_be_sold() -> None:
    match = Position().queens(0, "mary-the-rich").tableau(0, "antipope").match()
    assert sales(match) == {"antipope"}
    match = shop(0, 0).queens(0, "mary-the-rich").match()
    assert match.player == 0
    assert sales(match) == set()


@pytest.mark.rule("PR-E3.5", "PR-E3.1")
def test_a_queen_in_hand_is_sold_like_any_card() -> None:
    match = play(Position().hand(0, "mary-the-rich").match(), "sell mary-the-rich")
    assert table(match).florins == [2, 0]


@pytest.mark.rule("PR-E3.1")
def test_cards_of_others_cannot_be_sold() -> None:
    match = shop(0, 0).tableau(1, "france", "luther").hand(1, "cromwell").match()
    assert match.player == 0
    assert sales(match) == set()


@pytest.mark.rule("PR-E3.6")
@pytest.mark.parametrize("name", ["conquistadors", "cem-anti-hostage"])
def test_a_ransom_brings_four_florins_out_of_the_tableau_while_it_works(name: str) -> None:
    played = Position().tableau(0, name)
    assert table(play(played.match(), f"sell {name}")).florins == [4, 0]
    silenced = played.bishops(**{name: "catholic"})
    assert table(play(silenced.match(), f"sell {name}")).florins == [2, 0]
    in_hand = Position().hand(0, name)
    assert table(play(in_hand.match(), f"sell {name}")).florins == [2, 0]


# M17: money


@pytest.mark.rule("PR-M17.1")
def test_a_sale_brings_florins_from_china_and_a_purchase_brings_none_there() -> None:
    match = shop(5, 3).hand(0, "luther").match()
    assert florins_in_play(match) == 8
    play(match, "sell luther")
    assert florins_in_play(match) == 10
    play(match, "buy west-5 marechaussee")
    assert florins_in_play(match) == 10


@pytest.mark.rule("PR-M17.1")
@pytest.mark.parametrize(("banks", "bonus"), [(2, 1), (3, 2), (4, 2)])
def test_a_trade_fair_brings_florins_from_china(banks: int, bonus: int) -> None:
    names = ("medici", "fugger", "coeur", "marchionni")[:banks]
    position = Position(*names).market("east", *EAST, florins=[3]).market("west", *WEST)
    match = to_next_action(play(position.match(), "fair east"))
    assert florins_in_play(match) == 3 + bonus


@pytest.mark.rule("PR-M17.1")
def test_a_pirate_sends_a_florin_of_a_trade_fair_to_china() -> None:
    position = Position().market("east", *EAST, florins=[3]).market("west", *WEST)
    position.borders(hungary_byzantium="rook islamic", hungary_ottoman="fugger")
    match = to_next_action(play(position.match(), "fair east"))
    assert table(match).florins == [1, 1]
    assert florins_in_play(match) == 3 + 1 - 1


@pytest.mark.rule("PR-M17.1")
def test_a_repress_operation_brings_a_florin_and_the_repression_of_an_agent_costs_one() -> None:
    position = Position(florins=[4, 4]).slots(london="rook catholic", bordeaux="knight catholic")
    match = play(position.tableau(0, "kingmaker").match(), "operate west")
    play(match, "repress kingmaker london")
    assert florins_in_play(match) == 9
    assert table(match).florins == [5, 4]
    match = play(position.hand(0, "cromwell").match(), "play cromwell", "no-one-shot")
    play(match, "place knight-reformist london", "no-more-agents")
    assert table(match).florins == [3, 4]
    assert florins_in_play(match) == 7


@pytest.mark.rule("PR-M17.1")
def test_taxes_votes_and_campaigns_go_to_china() -> None:
    taxed = Position(florins=[4, 4]).tableau(0, "marechaussee").borders(england_france="fugger")
    match = play(taxed.match(), "operate west", "tax marechaussee england-france england", "pay")
    assert table(match).florins == [4, 3]
    assert florins_in_play(match) == 7
    voted = Position(florins=[4, 4]).tableau(0, "sindicat-remenca").tableau(1, "france")
    voted.repressed("france", "fugger", "rook catholic").borders(england_france="medici")
    match = play(voted.match(), "operate west", "no-concession", "no-more-emancipation")
    assert table(match).florins == [2, 4]
    assert florins_in_play(match) == 6
    campaign = Position(florins=[4, 4]).tableau(0, "france")
    campaign.slots(paris="knight catholic", lyon="knight islamic", bruges="knight reformist")
    match = play(campaign.match(), "operate west", "campaign france england", "no-concession")
    assert table(match).florins == [1, 4]
    assert florins_in_play(match) == 5


@pytest.mark.rule("PR-M17.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_florins_come_and_go_only_where_they_should(players: int) -> None:
    seen = set()
    for seed in range(20):
        match = kronika.new("pax-renaissance", players=players, seed=seed)
        chance = Random(seed)
        while match.ask is not None:
            before, lines = florins_in_play(match), len(match.log())
            action = chance.choice(match.options)
            match.choose(action)
            while asked(match) not in ("", "action"):
                match.choose(chance.choice(match.options))
            gain = florins_in_play(match) - before
            events = [line.event.name for line in match.log()[lines:]]
            verb = action.verb.name
            seen.add(verb)
            if verb == "sell":
                assert gain in (2, 4)
            elif verb == "fair":
                assert gain == (1 if players == 2 else 2) - events.count("fair-robbed")
            elif verb == "play":
                assert gain <= 0
            elif verb != "operate":
                assert gain == 0
    assert seen >= {"buy", "play", "sell", "operate", "fair", "pass"}


@pytest.mark.rule("PR-M17.2")
@pytest.mark.parametrize("variant", [None, "hidden_hands"])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_sees_the_florins_of_everybody(variant: str | None, viewer: int | None) -> None:
    position = Position("medici", "fugger", "coeur", florins=[3, 8, 5])
    if variant:
        position.variant(variant)
    players = position.match().view(viewer)["table"]["players"]
    assert [player["florins"] for player in players] == [3, 8, 5]


@pytest.mark.rule("PR-E3.4")
def test_an_empire_card_that_was_sold_comes_back_king_side_up() -> None:
    match = Position().tableau(0, "france republic").hand(0, "mary-the-rich").match()
    play(match, "sell france", "play mary-the-rich", "crown france")
    s = table(match)
    assert s.is_king(1)
    assert s.owner[EMPIRE_CARD + 1] == 0
    GAME.check(s)
