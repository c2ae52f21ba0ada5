"""Chapters B and C: what lies on the table before the first turn, and what it means."""

from collections import Counter
from collections.abc import Hashable, Iterable
from functools import cache
from itertools import combinations, pairwise, permutations
from math import log
from typing import Final

import pytest

import kronika
from kronika.core.dice import dice_of
from kronika.core.game import complete_settings
from kronika.core.match import Match
from kronika.games.pax_renaissance import GAME
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.setup import draw, setup
from kronika.games.pax_renaissance.state import Table
from kronika.games.pax_renaissance.terms import BACK_SIDE, EMPIRES, MEDIEVAL, START_SIDE

from .helpers import keys, play, ruling_class, supply, table, to_next_action

pytestmark = pytest.mark.compiled

COUNTS: Final = (2, 3, 4)
GRID: Final = (
    ("england", "france", "holy-roman-empire", "hungary", "byzantium"),
    ("portugal", "aragon", "papal-states", "ottoman", "mamluk"),
)
HOMES: Final = {
    "fugger": ("orange", "france-holy-roman-empire"),
    "medici": ("yellow", "aragon-papal-states"),
    "coeur": ("blue", "ottoman-mamluk"),
    "marchionni": ("green", "england-portugal"),
}
SEEDS: Final = 3000


def new(players: int, seed: int = 1) -> Match:
    return kronika.new("pax-renaissance", players=players, seed=seed)


def fresh(players: int, seed: int) -> Table:
    return setup(players, complete_settings(GAME, {}), dice_of(seed), default())


@cache
def decks(players: int) -> list[tuple[list[int], list[int]]]:
    """The two decks in the order in which they come up, for many seeds."""
    found = []
    for seed in range(SEEDS):
        s = fresh(players, seed)
        orders = (s.market[:6], s.market[6:])
        for deck, order in enumerate(orders):
            while s.deck_left(deck):
                order.append(draw(s, deck))
        found.append(orders)
    return found


def comets_of(deck: int) -> list[int]:
    names = (("copernicus", "nostradamus"), ("halleys-comet", "regiomontanus"))[deck]
    return [default().card_ids.index(name) for name in names]


def assert_uniform(found: Iterable[Hashable], cells: Iterable[Hashable]) -> None:
    """Chernoff: a cell of chance p has the share q of n with a chance below exp(-n KL(q, p)).

    So fair dice fail this for any of the cells with a chance below 1e-9.
    """
    counts = Counter(found)
    wanted = list(cells)
    assert set(counts) <= set(wanted)
    n, p = counts.total(), 1 / len(wanted)
    bound = log(2 * len(wanted) * 1e9)
    for cell in wanted:
        q = counts[cell] / n
        hit = q * log(q / p) if q else 0.0
        miss = (1 - q) * log((1 - q) / (1 - p)) if q < 1 else 0.0
        assert n * (hit + miss) < bound, f"{cell}: {counts[cell]} of {n}, not about {n * p}"


# C1: the map


@pytest.mark.rule("PR-C1.1")
def test_two_rows_of_five_map_cards_from_west_to_east() -> None:
    content = default()
    places = {
        (content.empire_row[empire], content.empire_column[empire]): name
        for empire, name in enumerate(EMPIRES)
    }
    assert places == {
        (row, column): name for row, names in enumerate(GRID) for column, name in enumerate(names)
    }


@pytest.mark.rule("PR-C1.2")
@pytest.mark.parametrize("players", COUNTS)
def test_eight_map_cards_are_medieval_and_two_are_theocracies(players: int) -> None:
    faces = dict.fromkeys(EMPIRES, "medieval")
    faces |= {"papal-states": "catholic", "mamluk": "islamic"}
    assert new(players).view()["table"]["faces"] == faces


@pytest.mark.rule("PR-B5.2")
def test_a_medieval_side_tells_the_religion_on_its_back() -> None:
    content = default()
    position = Position()
    before = position.match().view()["table"]["faces"]
    after = position.flipped(*EMPIRES).match().view()["table"]["faces"]
    for empire, name in enumerate(EMPIRES):
        back = content.side_religion[BACK_SIDE][empire]
        assert back != MEDIEVAL
        assert after[name] == ("catholic", "islamic", "reformist")[back] != before[name]
    medieval = [face for face in content.side_religion[START_SIDE] if face == MEDIEVAL]
    assert len(medieval) == 8


@pytest.mark.rule("PR-C1.3")
def test_borders_are_the_13_gaps_between_orthogonal_neighbours() -> None:
    north, south = GRID
    gaps = {*map(frozenset, zip(north, south))}
    for row in GRID:
        gaps |= {*map(frozenset, pairwise(row))}
    content = default()
    ends = [frozenset(EMPIRES[end] for end in pair) for pair in content.border_ends]
    assert len(ends) == 13
    assert set(ends) == gaps
    assert set(new(2).view()["table"]["borders"]) == set(content.border_ids)


@pytest.mark.rule("PR-C1.4", "PR-B5.6")
@pytest.mark.parametrize("players", COUNTS)
def test_three_emporia_are_closed_at_the_start(players: int) -> None:
    seen = new(players).view()["table"]
    closed = {name for name, slot in seen["slots"].items() if slot["closed"]}
    assert closed == {"novgorod", "timbuktu", "spice-islands"}
    assert seen["emporia"] == {"east": "tana", "west": "trebizond"}


@pytest.mark.rule("PR-B5.6")
@pytest.mark.parametrize(
    ("card", "others", "opened", "closed"),
    [
        ("the-kremlin", (), "novgorod", "tana"),
        ("soninke-wangara", (), "timbuktu", "tana"),
        ("conquistadors", ("portugal",), "spice-islands", "trebizond"),
    ],
)
def test_one_emporium_of_each_colour_is_open_also_after_a_trade_shift(
    card: str, others: tuple[str, ...], opened: str, closed: str
) -> None:
    match = Position().tableau(0, *others).hand(0, card).match()
    play(match, f"play {card}", f"shift {opened}")
    slots = match.view()["table"]["slots"]
    shut = {name for name, slot in slots.items() if slot["closed"]}
    start = {"novgorod", "timbuktu", "spice-islands"}
    assert shut == start - {opened} | {closed}


@pytest.mark.rule("PR-B5.8")
@pytest.mark.parametrize("crowned", [True, False])
def test_pieces_under_a_disk_that_moves_are_repressed(crowned: bool) -> None:
    position = Position(florins=[3, 3]).slots(tana="knight islamic").hand(0, "the-kremlin")
    if crowned:
        position.tableau(1, "byzantium")
    match = play(position.match(), "play the-kremlin", "shift novgorod", "no-more-agents")
    assert ruling_class(match) == {}
    assert supply(match, "knight islamic") == (6 if crowned else 7)
    assert table(match).repressed[EMPIRES.index("byzantium")] == ([1] if crowned else [])
    assert table(match).florins == [3, 3]


@pytest.mark.rule("PR-B5.7")
def test_no_agent_can_enter_a_closed_emporium() -> None:
    match = Position(florins=[5, 5]).hand(0, "conquistadors").match()
    play(match, "play conquistadors")
    assert keys(match) == {
        "place knight-catholic toledo",
        "place knight-catholic granada",
        "no-more-agents",
    }
    match = Position(florins=[5, 5]).emporium("spice-islands").hand(0, "conquistadors").match()
    play(match, "play conquistadors")
    assert "place knight-catholic spice-islands" in keys(match)


@pytest.mark.rule("PR-B5.7")
def test_a_closed_emporium_gets_no_levy() -> None:
    position = Position(florins=[5, 5]).tableau(0, "duke-of-milan")
    position.borders(portugal_aragon="fugger")
    match = play(position.match(), "operate west", "pay")
    assert keys(match) == {"levy valencia knight-catholic", "levy algiers rook-islamic"}
    match = play(position.emporium("timbuktu").match(), "operate west", "pay")
    assert "levy timbuktu rook-islamic" in keys(match)


@pytest.mark.rule("PR-B5.7")
def test_a_closed_emporium_does_not_count_as_a_city() -> None:
    position = (
        Position(florins=[5, 5])
        .tableau(0, "order-of-santiago")
        .borders(portugal_aragon="fugger")
        .slots(toledo="knight catholic", granada="rook islamic")
    )
    match = play(position.match(), "operate west")
    assert keys(match) == {"siege order-of-santiago toledo", "siege order-of-santiago granada"}
    match = play(position.emporium("spice-islands").match(), "operate west")
    assert "tax order-of-santiago portugal-aragon portugal" in keys(match)


@pytest.mark.rule("PR-B5.7")
def test_survivors_and_emancipated_pieces_stay_out_of_a_closed_emporium() -> None:
    match = (
        Position(florins=[5, 5])
        .tableau(1, "aragon")
        .repressed("aragon", "knight islamic", "rook islamic", "fugger")
        .tableau(0, "friese-freedom")
        .borders(aragon_papal_states="medici")
        .match()
    )
    play(match, "operate west", "no-concession")
    slots = {key.split()[2] for key in keys(match) if key.startswith("emancipate ")}
    assert slots == {"valencia", "algiers"}


# C2, C3: banks


@pytest.mark.rule("PR-C2.1")
@pytest.mark.parametrize("players", COUNTS)
def test_every_deal_of_banks_is_equally_likely(players: int) -> None:
    deals = [tuple(fresh(players, seed).bank) for seed in range(SEEDS)]
    assert_uniform(deals, permutations(range(4), players))


@pytest.mark.rule("PR-C2.1", "PR-C2.2", "PR-C3.2")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_a_bank_in_play_has_its_concession_and_nine_cubes(players: int, seed: int) -> None:
    seen = new(players, seed).view()["table"]
    banks = [player["bank"] for player in seen["players"]]
    concessions = {border: piece for border, piece in seen["borders"].items() if piece}
    assert concessions == {HOMES[bank][1]: f"pawn {bank}" for bank in banks}
    assert [player["cubes"] for player in seen["players"]] == [9] * players
    s = table(new(players, seed))
    for bank, name in enumerate(default().bank_ids):
        assert s.supply[9 + bank] == (9 if name in banks else 0)
        assert s.player_of[bank] == (banks.index(name) if name in banks else -1)


@pytest.mark.rule("PR-C2.2")
def test_banks_have_their_colours_and_start_borders() -> None:
    content = default()
    assert {
        name: (content.bank_colours[bank], content.border_ids[content.bank_border[bank]])
        for bank, name in enumerate(content.bank_ids)
    } == HOMES


@pytest.mark.rule("PR-C3.1")
def test_east_cards_go_to_the_right_and_west_cards_to_the_left_of_the_player_card() -> None:
    match = Position().tableau(0, "janissaries", "antipope").hand(0, "dervishes", "luther").match()
    play(match, "play dervishes", "no-more-agents", "play luther", "no-more-agents")
    player = match.view()["table"]["players"][0]
    assert [unit["card"] for unit in player["east"]] == ["janissaries", "dervishes"]
    assert [unit["card"] for unit in player["west"]] == ["antipope", "luther"]
    fresh_player = new(2).view()["table"]["players"][0]
    assert fresh_player["east"] == fresh_player["west"] == []


@pytest.mark.rule("PR-B2.1")
def test_the_player_card_is_no_target_and_no_bishop_can_come_there() -> None:
    match = (
        Position()
        .tableau(0, "star-chamber", "dervishes")
        .bishops(dervishes="reformist")
        .queens(0, "mary-the-rich")
        .hand(0, "reformed-theology")
        .match()
    )
    assert {key for key in keys(match) if key.startswith("sell")} == {
        "sell reformed-theology",
        "sell star-chamber",
        "sell dervishes",
    }
    play(match, "play reformed-theology")
    assert keys(match) == {
        "place-bishop bishop-reformist star-chamber",
        "place-bishop bishop-reformist reformed-theology",
        "no-more-agents",
    }


@pytest.mark.rule("PR-B2.1")
def test_no_bishop_crosses_the_player_card() -> None:
    position = Position().tableau(0, "antipope", "dervishes").bishops(antipope="reformist")
    assert "operate west" not in keys(position.match())
    position.tableau(0, "genoese-fleet")
    match = play(position.match(), "operate west")
    assert table(match).bishop[default().card_ids.index("genoese-fleet")] == 2


# C4: pieces


@pytest.mark.rule("PR-C4.1", "PR-C4.2")
@pytest.mark.parametrize("players", COUNTS)
def test_only_capitals_have_pieces_and_constantinople_has_three(players: int) -> None:
    slots = new(players).view()["table"]["slots"]
    pieces = {name: slot["piece"] for name, slot in slots.items() if slot["piece"]}
    city = {name: pieces.pop(name) for name in list(pieces) if name.startswith("constantinople-")}
    assert sorted(city.values()) == ["knight islamic", "knight islamic", "rook islamic"]
    assert pieces == {
        "london": "rook catholic",
        "paris": "knight catholic",
        "vienna": "rook catholic",
        "buda": "knight catholic",
        "tana": "knight islamic",
        "toledo": "knight catholic",
        "valencia": "knight catholic",
        "venice": "knight catholic",
        "cairo": "rook islamic",
    }


# C5: decks


@pytest.mark.rule("PR-C5.1", "PR-C5.2", "PR-EX20")
@pytest.mark.parametrize("players", COUNTS)
def test_both_comets_are_among_the_last_14_cards_of_their_deck(players: int) -> None:
    content = default()
    size = 14 + 4 * players
    for orders in decks(players):
        for deck, order in enumerate(orders):
            assert len(order) == len(set(order)) == size
            assert {content.card_deck[card] for card in order} == {deck}
            assert not set(comets_of(deck)) & set(order[:-14])
            assert set(comets_of(deck)) <= set(order[-14:])


@pytest.mark.rule("PR-C5.1")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("deck", [0, 1])
def test_comets_are_shuffled_into_the_last_14_cards(players: int, deck: int) -> None:
    first, second = comets_of(deck)
    bottoms = [orders[deck][-14:] for orders in decks(players)]
    pairs = [(bottom.index(first), bottom.index(second)) for bottom in bottoms]
    assert_uniform(pairs, permutations(range(14), 2))
    assert_uniform([place for place, _ in pairs], range(14))
    assert_uniform([place for _, place in pairs], range(14))
    assert_uniform([tuple(sorted(pair)) for pair in pairs], combinations(range(14), 2))


@pytest.mark.rule("PR-C5.1", "PR-C5.2", "PR-C5.3")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("deck", [0, 1])
def test_every_ordinary_card_is_equally_likely_at_every_place(players: int, deck: int) -> None:
    content = default()
    comets = set(comets_of(deck))
    ordinary = [c for c in range(92) if content.card_deck[c] == deck and c not in comets]
    assert len(ordinary) == (33, 55)[deck]
    orders = [[c for c in orders[deck] if c not in comets] for orders in decks(players)]
    used = 12 + 4 * players
    for place in range(used):
        assert_uniform([order[place] for order in orders], ordinary)
    unused = [card for order in orders for card in set(ordinary) - set(order)]
    assert len(unused) == SEEDS * (len(ordinary) - used)
    assert set(unused) == set(ordinary)


@pytest.mark.rule("PR-C5.3")
@pytest.mark.parametrize("players", COUNTS)
def test_cards_left_out_of_the_game_are_never_seen(players: int) -> None:
    s = fresh(players, 5)
    for deck in (0, 1):
        while s.deck_left(deck):
            s.discarded.append(draw(s, deck))
    GAME.check(s)
    left_out = [len(cards) for cards in s.pool]
    assert left_out == [33 - 12 - 4 * players, 55 - 12 - 4 * players]
    assert s.comets == [[], []]
    names = {default().card_ids[card] for cards in s.pool for card in cards}
    assert not names & set(GAME.view(s, 0)["discard"])


# C6: market, empire deck, victories


@pytest.mark.rule("PR-C6.1")
@pytest.mark.parametrize("players", COUNTS)
def test_six_cards_of_its_own_deck_in_each_row_and_the_leftmost_is_face_down(players: int) -> None:
    content = default()
    for seed in range(20):
        match = new(players, seed)
        market = match.view()["table"]["market"]
        for deck, row in enumerate((market["east"], market["west"])):
            cards = [content.card_ids.index(place["card"]) for place in row]
            assert len(cards) == 6
            assert {content.card_deck[card] for card in cards} == {deck}
            assert [place["face_down"] for place in row] == [True] + [False] * 5
            assert [place["florins"] for place in row] == [0] * 6
        bought = {key.split()[1] for key in keys(match) if key.startswith("buy")}
        assert bought == {f"{row}-{column}" for row in ("east", "west") for column in (1, 2, 3)}


@pytest.mark.rule("PR-C6.2")
@pytest.mark.parametrize(("players", "left"), [(2, 16), (3, 20), (4, 24)])
def test_cards_left_in_the_decks_after_the_deal(players: int, left: int) -> None:
    seen = new(players).view()["table"]["decks"]
    assert {deck: pile["left"] for deck, pile in seen.items()} == {"east": left, "west": left}


@pytest.mark.rule("PR-C6.3", "PR-B3.2")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_all_empire_cards_start_in_the_empire_deck_which_everybody_may_see(
    viewer: int | None,
) -> None:
    seen = new(2).view(viewer)["table"]
    assert seen["empire_deck"] == list(EMPIRES)


@pytest.mark.rule("PR-C6.4", "PR-B6.2", "PR-A1.3")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_four_victory_cards_start_inactive_and_in_view(viewer: int | None) -> None:
    assert new(2).view(viewer)["table"]["victories"] == {
        "holy": False,
        "imperial": False,
        "globalization": False,
        "renaissance": False,
    }


# C7: florins and the first player


@pytest.mark.rule("PR-C7.1")
@pytest.mark.parametrize("players", COUNTS)
def test_fugger_begins_and_without_fugger_anybody(players: int) -> None:
    starters = []
    for seed in range(SEEDS):
        s = fresh(players, seed)
        if 0 in s.bank:
            assert default().bank_ids[s.bank[s.active]] == "fugger"
        else:
            starters.append(s.active)
    if players == 4:
        assert starters == []
    else:
        assert_uniform(starters, range(players))


@pytest.mark.rule("PR-C7.2", "PR-C7.3", "PR-C7.4")
@pytest.mark.parametrize("players", COUNTS)
def test_florins_follow_the_turn_order_and_hands_are_empty(players: int) -> None:
    for seed in range(20):
        seen = new(players, seed).view()["table"]
        first = seen["active"]
        ordered = [seen["players"][(first + place) % players] for place in range(players)]
        assert [player["florins"] for player in ordered] == [3, 4, 5, 6][:players]
        assert [player["hand"] for player in ordered] == [[]] * players
        on_cards = [place["florins"] for row in seen["market"].values() for place in row]
        assert sum(on_cards) == 0


@pytest.mark.rule("PR-C7.3", "PR-B1.6")
def test_china_never_runs_out_of_florins() -> None:
    match = Position(florins=[100, 0]).tableau(0, "luther", "dervishes").match()
    play(match, "sell luther", "sell dervishes")
    assert table(match).florins == [104, 0]
    fair = Position(florins=[53, 53]).market("east", "dervishes", florins=[60])
    match = to_next_action(play(fair.borders(hungary_byzantium="fugger").match(), "fair east"))
    assert table(match).florins == [54, 54]
    assert table(match).market_florins[0] == 59


# B3, B4: what cards do


@pytest.mark.rule("PR-B3.2")
def test_an_empire_card_enters_a_tableau_by_regime_change() -> None:
    match = Position().hand(0, "mary-the-rich").match()
    play(match, "play mary-the-rich", "crown france", "no-concession")
    player = match.view()["table"]["players"][0]
    assert [unit["card"] for unit in player["west"]] == ["france"]
    assert "france" not in match.view()["table"]["empire_deck"]


@pytest.mark.rule("PR-B3.2")
def test_a_campaign_puts_the_conquered_card_under_the_conqueror() -> None:
    match = Position(florins=[1, 0]).tableau(0, "france").slots(paris="knight catholic").match()
    play(match, "operate west", "campaign france england", "no-concession")
    (unit,) = match.view()["table"]["players"][0]["west"]
    assert unit["card"] == "france"
    assert [vassal["card"] for vassal in unit["vassals"]] == ["england"]


@pytest.mark.rule("PR-B4.2")
@pytest.mark.parametrize("bank", list(HOMES))
def test_a_pawn_agent_is_a_cube_of_whoever_plays_the_card(bank: str) -> None:
    other = "medici" if bank != "medici" else "fugger"
    match = Position(bank, other).hand(0, "gutenberg").match()
    play(match, "play gutenberg", "place-pawn holy-roman-empire-hungary holy-roman-empire")
    seen = match.view()["table"]
    assert seen["borders"]["holy-roman-empire-hungary"] == f"pawn {bank}"
    assert [player["cubes"] for player in seen["players"]] == [9, 10]


@pytest.mark.rule("PR-B4.3", "PR-B4.4")
@pytest.mark.parametrize(
    ("card", "places", "choice", "where", "piece"),
    [
        (
            "spanish-tercio",
            {
                *("london", "bordeaux", "paris", "bruges", "lyon", "vienna", "nurnberg", "lubeck"),
                *("toledo", "granada", "valencia", "algiers", "venice"),
            },
            "place knight-catholic lyon",
            "lyon",
            "knight catholic",
        ),
        (
            "the-timar-system",
            {
                *("buda", "varna", "tana", "caffa", "trebizond", "modon", "rhodes", "cairo"),
                *("constantinople-1", "constantinople-2", "constantinople-3", "cyprus"),
            },
            "place rook-islamic caffa",
            "caffa",
            "rook islamic",
        ),
        (
            "genoese-fleet",
            {"portugal-aragon", "aragon-papal-states"},
            "place-pirate pirate-catholic portugal-aragon",
            "portugal-aragon",
            "rook catholic",
        ),
        (
            "hochstetter-bank",
            {
                "france-holy-roman-empire",
                "holy-roman-empire-hungary",
                "holy-roman-empire-papal-states",
            },
            "place-pawn holy-roman-empire-papal-states holy-roman-empire",
            "holy-roman-empire-papal-states",
            "pawn medici",
        ),
    ],
)
def test_an_agent_is_the_piece_of_its_icon_and_goes_where_that_stands(
    card: str, places: set[str], choice: str, where: str, piece: str
) -> None:
    match = Position().hand(0, card).match()
    play(match, f"play {card}")
    words = [key.split() for key in keys(match) - {"no-more-agents"}]
    at = 1 if choice.startswith("place-pawn") else 2
    assert {word[at] for word in words} == places
    play(match, choice)
    seen = match.view()["table"]
    on_map = {name: slot["piece"] for name, slot in seen["slots"].items()} | seen["borders"]
    assert {name: standing for name, standing in on_map.items() if standing} == {where: piece}
    s = table(match)
    assert sum(s.supply) == 10 + 7 + 7 + 10 + 7 + 7 + 15 + 20 - 1


@pytest.mark.rule("PR-B4.3", "PR-B4.4")
def test_a_bishop_agent_goes_to_a_card_of_the_location_and_not_to_the_map() -> None:
    match = (
        Position()
        .tableau(0, "gutenberg")
        .tableau(1, "france", "friese-freedom", "england", "dervishes")
        .hand(0, "antipope")
        .match()
    )
    play(match, "play antipope")
    assert keys(match) == {
        "place-bishop bishop-reformist antipope",
        "place-bishop bishop-reformist france",
        "place-bishop bishop-reformist friese-freedom",
        "no-more-agents",
    }
    play(match, "place-bishop bishop-reformist friese-freedom")
    s = table(match)
    assert s.bishop[default().card_ids.index("friese-freedom")] == 2
    assert s.supply[8] == 4
    assert max(s.slots) < 0
    assert max(s.borders) < 0


@pytest.mark.rule("PR-B4.3")
def test_kings_and_queens_place_no_piece_by_themselves() -> None:
    match = Position().hand(0, "mary-the-rich", "anne-of-brittany").match()
    play(match, "play mary-the-rich", "crown france", "no-concession")
    play(match, "play anne-of-brittany", "no-one-shot")
    s = table(match)
    assert max(s.slots) < 0
    assert max(s.borders) < 0
    assert match.player == 1


@pytest.mark.rule("PR-B4.5")
def test_an_ability_works_in_the_tableau_without_running_operations() -> None:
    row = ("papal-elephant", "antipope")
    hand = Position(florins=[1, 1]).hand(0, "luther", "cromwell").market("west", *row)
    assert "buy west-1 antipope" not in keys(hand.match())
    hand.tableau(0, "gutenberg")
    match = hand.match()
    assert "buy west-1 antipope" in keys(match)
    play(match, "buy west-1 antipope")
    assert len(table(match).hands[0]) == 3


@pytest.mark.rule("PR-B4.5")
def test_an_ability_is_off_in_a_hand_and_on_a_silenced_card() -> None:
    row = ("papal-elephant", "antipope")
    in_hand = Position(florins=[1, 1]).hand(0, "gutenberg", "cromwell").market("west", *row)
    assert "buy west-1 antipope" not in keys(in_hand.match())
    silenced = (
        Position(florins=[1, 1])
        .hand(0, "luther", "cromwell")
        .tableau(0, "gutenberg")
        .bishops(gutenberg="catholic")
        .market("west", *row)
    )
    assert "buy west-1 antipope" not in keys(silenced.match())
