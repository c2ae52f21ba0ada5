"""Chapter N: what the state holds, and what holds in every state."""

from collections.abc import Callable
from typing import Final

import pytest

import kronika
from kronika.core.state import same
from kronika.games.pax_renaissance import GAME
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.state import CLOSED, Table
from kronika.games.pax_renaissance.terms import (
    BISHOP,
    EMPIRE_CARD,
    EMPIRES,
    KNIGHT,
    NONE,
    PAWN,
    REPUBLIC,
    ROOK,
)

from .helpers import asked, keys, play, table, to_next_action, unit, wander

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
FRANCE: Final = EMPIRES.index("france")
ENGLAND: Final = EMPIRES.index("england")
OTTOMAN: Final = EMPIRES.index("ottoman")
HUNGARY: Final = EMPIRES.index("hungary")
ARAGON: Final = EMPIRES.index("aragon")


def card(name: str) -> int:
    return default().card_ids.index(name)


def slot(name: str) -> int:
    return default().slot_ids.index(name)


def border(name: str) -> int:
    return default().border_ids.index(name)


def shop(*florins: int) -> Position:
    """Two full market rows without florins."""
    return Position(florins=florins).market("west", *WEST).market("east", *EAST)


def rich() -> Position:
    """A bit of everything that can be in a state."""
    return (
        shop(3, 4)
        .tableau(0, "france with mary-the-rich", "england under france", "gonfalonier")
        .tableau(0, "hungary republic", "qizilbash")
        .tableau(1, "ottoman", "aragon", "luther")
        .queens(1, "anne-of-brittany")
        .hand(0, "cromwell")
        .hand(1, "the-bold", "joanna-the-mad")
        .bishops(france="catholic", luther="reformist")
        .repressed("england", "fugger", "knight islamic")
        .repressed("ottoman", "medici", "rook reformist")
        .slots(paris="knight catholic", venice="rook catholic", venice_2="knight catholic")
        .slots(constantinople_1="knight islamic", tana="rook islamic")
        .borders(england_france="medici", france_aragon="fugger", ottoman_mamluk="rook islamic")
        .victories("holy")
    )


# N1: the game


@pytest.mark.rule("PR-N1.1")
def test_the_state_knows_options_turn_player_actions_and_chance() -> None:
    match = kronika.new("pax-renaissance", players=3, seed=4, astrology=True, open_hands=False)
    s = table(match)
    assert (s.players, s.astrology, s.bankruptcy, s.open_hands) == (3, True, False, False)
    assert kronika.new("pax-renaissance", players=2, seed=4, bankruptcy=True).settings == {
        "astrology": False,
        "bankruptcy": True,
        "open_hands": True,
    }
    first = s.active
    assert (s.turn, s.actions_left, match.player) == (1, 2, first)
    play(match, "pass")
    assert (s.turn, s.actions_left, s.active) == (1, 1, first)
    rolls = s.dice.position
    play(match, match.options[0].key)
    assert (s.turn, s.actions_left, s.active) == (2, 2, (first + 1) % 3)
    assert s.dice.position > rolls


@pytest.mark.rule("PR-N1.1")
def test_the_state_knows_which_actions_of_once_a_turn_were_taken() -> None:
    position = shop(9, 9).tableau(0, "gutenberg", "damascus-coffee").actions(5)
    position.market("west", *WEST, florins=[0, 1, 1]).market("east", *EAST, florins=[0, 1, 1])
    match = position.match()
    flags = {table(match).done}
    for action, more in [
        ("operate west", "commerce gutenberg west-1"),
        ("operate east", "commerce damascus-coffee east-1"),
        ("fair east", None),
        ("fair west", None),
    ]:
        play(match, action)
        if more is not None:
            play(match, more)
        to_next_action(match)
        assert action not in keys(match)
        flags.add(table(match).done)
    assert len(flags) == 5
    play(match, "pass")
    assert table(match).done == 0


@pytest.mark.rule("PR-N1.1")
def test_a_copy_of_a_state_goes_on_in_the_same_way() -> None:
    match = kronika.new("pax-renaissance", players=3, seed=8)
    for number, _ in enumerate(wander(match, 8)):
        if number == 60:
            break
    twin = match.copy()
    assert same(twin.state, match.state)
    for one, other in zip(wander(match, 1), wander(twin, 1), strict=True):
        assert one.key == other.key
    assert same(twin.state, match.state)
    assert twin.result == match.result


@pytest.mark.rule("PR-N1.2")
@pytest.mark.parametrize("seed", range(6))
def test_decks_shrink_and_discards_never_come_back(seed: int) -> None:
    match = kronika.new("pax-renaissance", players=2 + seed % 3, seed=seed)
    s = table(match)
    left, discarded = [s.deck_left(0), s.deck_left(1)], list(s.discarded)
    for _ in wander(match, seed):
        now = [s.deck_left(0), s.deck_left(1)]
        assert now[0] <= left[0]
        assert now[1] <= left[1]
        assert s.discarded[: len(discarded)] == discarded
        assert match.view()["table"]["discard"] == [default().card_ids[c] for c in s.discarded]
        left, discarded = now, list(s.discarded)
        hands = {card for hand in s.hands for card in hand}
        assert not set(discarded) & {*s.market, *hands}
        assert all(s.owner[card] == NONE for card in discarded)


@pytest.mark.rule("PR-N1.3")
def test_the_market_has_two_rows_of_six_places_with_a_card_or_nothing_and_florins() -> None:
    match = shop(9, 0).market("west", *WEST, florins=[3, 0, 1]).match()
    market = match.view()["table"]["market"]
    assert [len(row) for row in market.values()] == [6, 6]
    assert [place["card"] for place in market["west"]] == list(WEST)
    assert [place["florins"] for place in market["west"]] == [3, 0, 1, 0, 0, 0]
    for row in market.values():
        assert [place["face_down"] for place in row] == [True] + [False] * 5
    play(match, "buy west-2 genoese-fleet")
    gap = match.view()["table"]["market"]["west"][2]
    assert (gap["card"], gap["florins"]) == (None, 0)
    match = to_next_action(play(shop(9, 0).market("west", *WEST, florins=[3]).match(), "fair west"))
    first = match.view()["table"]["market"]["west"][0]
    assert (first["card"], first["florins"]) == (None, 3)


@pytest.mark.rule("PR-N1.4")
def test_a_place_knows_whether_the_active_player_has_put_a_florin_there_this_turn() -> None:
    match = play(shop(9, 9).market("west", *WEST, florins=[0, 0, 5]).match(), "pass")
    play(match, "buy west-4 swiss-rislaufer")
    assert match.player == 1
    assert not any(place["paid"] for place in match.view()["table"]["market"]["west"])
    match = play(shop(9, 9).match(), "buy west-4 swiss-rislaufer")
    paid = [place["paid"] for place in match.view()["table"]["market"]["west"]]
    assert paid == [True, True, True, True, False, False]
    assert not any(place["paid"] for place in match.view()["table"]["market"]["east"])
    assert "buy west-3 spanish-tercio" not in keys(match)


@pytest.mark.rule("PR-N1.5")
def test_an_empire_card_knows_its_place_side_pieces_bishop_queen_vassals_and_use() -> None:
    match = rich().match()
    s = table(match)
    deck = set(match.view()["table"]["empire_deck"])
    assert deck == set(EMPIRES) - {"france", "england", "hungary", "ottoman", "aragon"}
    assert s.rows[1] == [card("france"), card("gonfalonier")]
    assert s.rows[0] == [card("hungary"), card("qizilbash")]
    assert s.suzerain[ENGLAND] == FRANCE
    assert s.owner[EMPIRE_CARD + ENGLAND] == 0
    assert (s.is_king(FRANCE), s.is_king(HUNGARY)) == (True, False)
    assert s.card_side[HUNGARY] == REPUBLIC
    france, ottoman = unit(match, "france"), unit(match, "ottoman")
    assert france["bishop"] == "catholic"
    assert france["queen"]["card"] == "mary-the-rich"
    assert [vassal["card"] for vassal in france["vassals"]] == ["england"]
    assert unit(match, "england")["repressed"] == ["pawn fugger", "knight islamic"]
    assert ottoman["repressed"] == ["pawn medici", "rook reformist"]
    assert (ottoman["bishop"], ottoman["queen"], ottoman["vassals"]) == (None, None, [])


@pytest.mark.rule("PR-N1.5", "PR-N1.11")
def test_an_empire_card_that_has_performed_an_operation_is_marked_as_used() -> None:
    position = shop(9, 0).tableau(0, "france", "gutenberg").slots(paris="knight catholic")
    position.market("west", *WEST, florins=[0, 1])
    match = play(position.match(), "operate west", "campaign france england", "no-concession")
    assert unit(match, "france")["used"]
    assert not unit(match, "gutenberg")["used"]
    assert not unit(match, "england")["used"]
    assert not any(key.startswith("campaign france") for key in keys(match))


@pytest.mark.rule("PR-N1.6")
def test_a_map_card_knows_its_side_and_its_pieces() -> None:
    match = rich().flipped("france").match()
    seen = match.view()["table"]
    assert seen["faces"]["france"] == "reformist"
    assert seen["faces"]["england"] == "medieval"
    assert seen["slots"]["paris"] == {
        "piece": "knight catholic",
        "levy": "knight reformist",
        "closed": False,
    }
    assert seen["slots"]["lyon"]["piece"] is None
    assert len(seen["slots"]) == 29
    assert len(shop(0, 0).match().view()["table"]["slots"]) == 28


@pytest.mark.rule("PR-N1.7")
def test_thirteen_borders_each_with_a_cube_a_pirate_or_nothing() -> None:
    borders = rich().match().view()["table"]["borders"]
    assert len(borders) == 13
    assert {name: piece for name, piece in borders.items() if piece} == {
        "england-france": "pawn medici",
        "france-aragon": "pawn fugger",
        "ottoman-mamluk": "rook islamic",
    }


@pytest.mark.rule("PR-N1.8")
@pytest.mark.parametrize("black", ["tana", "novgorod", "timbuktu"])
@pytest.mark.parametrize("white", ["trebizond", "spice-islands"])
def test_one_white_and_two_black_decline_disks(black: str, white: str) -> None:
    slots = Position().emporium(black).emporium(white).match().view()["table"]["slots"]
    emporia = {"tana", "novgorod", "timbuktu", "trebizond", "spice-islands"}
    assert {name for name, at in slots.items() if at["closed"]} == emporia - {black, white}


@pytest.mark.rule("PR-N1.9")
def test_each_victory_card_is_active_or_not() -> None:
    assert rich().victories("renaissance").match().view()["table"]["victories"] == {
        "holy": True,
        "imperial": False,
        "globalization": False,
        "renaissance": True,
    }


@pytest.mark.rule("PR-N1.10")
def test_supplies_by_type_and_colour_and_cubes_of_each_player() -> None:
    seen = rich().match().view()["table"]
    assert seen["supply"] == {
        "knight catholic": 10 - 2,
        "knight islamic": 7 - 2,
        "knight reformist": 7,
        "rook catholic": 10 - 1,
        "rook islamic": 7 - 2,
        "rook reformist": 7 - 1,
        "bishop catholic": 5 - 1,
        "bishop islamic": 5,
        "bishop reformist": 5 - 1,
    }
    assert [player["cubes"] for player in seen["players"]] == [8, 8]


@pytest.mark.rule("PR-N1.11")
@pytest.mark.parametrize("used", [True, False])
def test_a_card_is_used_as_itself_and_not_as_one_of_its_sides(used: bool) -> None:
    position = (
        shop(9, 0)
        .tableau(0, "france", "sindicat-remenca")
        .slots(paris="knight catholic")
        .borders(england_france="medici")
        .market("west", *WEST, florins=[0, 1])
    )
    match = play(position.match(), "operate west")
    if used:
        play(match, "campaign france england", "no-concession")
    play(match, "vote sindicat-remenca france", "no-concession")
    assert unit(match, "france")["side"] == "republic"
    offered = asked(match) == "operation" and "commerce france west-1" in keys(match)
    assert offered == (not used)


# N2: a player


@pytest.mark.rule("PR-N2.1")
def test_a_player_has_a_bank_florins_a_hand_two_rows_queens_and_cubes() -> None:
    first, second = rich().match().view()["table"]["players"]
    assert (first["bank"], second["bank"]) == ("medici", "fugger")
    assert (first["florins"], second["florins"]) == (3, 4)
    assert first["hand"] == ["cromwell"]
    assert second["hand"] == ["the-bold", "joanna-the-mad"]
    assert [unit["card"] for unit in first["west"]] == ["france", "gonfalonier"]
    assert [unit["card"] for unit in first["east"]] == ["hungary", "qizilbash"]
    assert (first["queens"], second["queens"]) == ([], ["anne-of-brittany"])
    assert (first["cubes"], second["cubes"]) == (8, 8)
    assert (first["eliminated"], second["eliminated"]) == (False, False)


@pytest.mark.rule("PR-N2.1")
def test_rows_are_ordered_outward_from_the_player_card() -> None:
    match = play(shop(0, 0).tableau(0, "gutenberg").hand(0, "luther").match(), "play luther")
    assert table(match).rows[1] == [card("gutenberg"), card("luther")]


@pytest.mark.rule("PR-N2.2")
def test_queens_and_vassals_are_no_elements_of_a_row_but_belong_to_its_side() -> None:
    s = table(rich().tableau(0, "mamluk under france").match())
    assert s.rows[1] == [card("france"), card("gonfalonier")]
    assert s.cards_on_side(0, 1) == [
        card("france"),
        card("mary-the-rich"),
        card("england"),
        card("mamluk"),
        card("gonfalonier"),
    ]
    assert card("mamluk") not in s.cards_on_side(0, 0)


# N3: invariants


@pytest.mark.rule("PR-N3.1", "PR-N3.2", "PR-N3.3", "PR-N3.4", "PR-N3.5")
@pytest.mark.rule("PR-N3.6", "PR-N3.7", "PR-N3.8", "PR-N3.9")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bankruptcy", [False, True])
def test_every_position_of_a_game_is_accepted(players: int, bankruptcy: bool) -> None:
    for seed in range(6):
        match = kronika.new("pax-renaissance", players=players, seed=seed, bankruptcy=bankruptcy)
        GAME.check(match.state)
        for _ in wander(match, seed):
            GAME.check(match.state)


@pytest.mark.rule("PR-N3.1", "PR-N3.2", "PR-N3.3", "PR-N3.4", "PR-N3.6")
def test_a_position_with_a_bit_of_everything_is_accepted() -> None:
    GAME.check(rich().table)


def test_a_position_is_accepted_while_somebody_has_to_discard() -> None:
    position = shop(0, 0).tableau(0, "gutenberg").hand(0, "luther", "cromwell", "the-bold")
    match = play(position.match(), "sell gutenberg")
    assert asked(match) == "discard"
    GAME.check(match.state)


def rejects(s: Table, change: Callable[[Table], object], why: str) -> None:
    GAME.check(s)
    change(s)
    with pytest.raises(AssertionError, match=why):
        GAME.check(s)


def put(s: Table, name: str, piece: int) -> None:
    """A piece from the supply into a city."""
    s.supply[piece] -= 1
    s.slots[slot(name)] = piece


def lay(s: Table, name: str, piece: int) -> None:
    """A piece from the supply onto a border."""
    s.supply[piece] -= 1
    s.borders[border(name)] = piece


def bless(s: Table, name: str) -> None:
    """A bishop from the supply onto a card."""
    s.supply[BISHOP] -= 1
    s.bishop[card(name)] = 0


@pytest.mark.rule("PR-N3.1")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda s: put(s, "lyon", BISHOP), "slot"),
        (lambda s: put(s, "lyon", PAWN + s.bank[0]), "slot"),
        (lambda s: s.slots.__setitem__(slot("lyon"), CLOSED), "closed"),
        (lambda s: put(s, "constantinople-2", BISHOP + 1), "slot"),
    ],
)
def test_a_city_with_anything_but_knights_and_rooks_is_rejected(
    change: Callable[[Table], object], why: str
) -> None:
    rejects(rich().table, change, why)


@pytest.mark.rule("PR-N3.1")
@pytest.mark.parametrize("piece", [KNIGHT + 1, KNIGHT + 2, ROOK])
def test_the_second_slot_of_venice_takes_only_a_white_knight(piece: int) -> None:
    s = shop(0, 0).tableau(0, "gonfalonier").table
    rejects(s, lambda s: put(s, "venice-2", piece), "Venice")


@pytest.mark.rule("PR-N3.1")
@pytest.mark.parametrize("case", ["no card", "silenced", "reformist"])
def test_a_piece_in_a_second_slot_of_venice_that_is_not_there_is_rejected(case: str) -> None:
    position = shop(0, 0)
    if case == "silenced":
        position.tableau(0, "gonfalonier").bishops(gonfalonier="catholic")
    elif case == "reformist":
        position.flipped("papal-states").tableau(0, "gonfalonier")
    rejects(position.table, lambda s: put(s, "venice-2", KNIGHT), "Venice")


@pytest.mark.rule("PR-N3.2")
@pytest.mark.parametrize(
    ("name", "piece"),
    [
        ("hungary-ottoman", KNIGHT),
        ("hungary-ottoman", BISHOP),
        ("byzantium-mamluk", ROOK + 1),
        ("holy-roman-empire-papal-states", ROOK),
    ],
)
def test_knights_and_bishops_on_borders_and_pirates_on_land_are_rejected(
    name: str, piece: int
) -> None:
    rejects(rich().table, lambda s: lay(s, name, piece), "border|land")


@pytest.mark.rule("PR-N3.3")
@pytest.mark.parametrize(
    "name", ["portugal", "cromwell", "antipope", "anne-of-brittany", "mary-the-rich", "gutenberg"]
)
def test_a_bishop_anywhere_but_on_a_tableau_card_is_rejected(name: str) -> None:
    rejects(rich().table, lambda s: bless(s, name), "bishop")


@pytest.mark.rule("PR-N3.4")
@pytest.mark.parametrize(
    ("empire", "piece", "why"),
    [(5, KNIGHT, "empire deck"), (5, PAWN + 1, "empire deck"), (OTTOMAN, BISHOP, "repressed")],
)
def test_repressed_pieces_in_the_empire_deck_and_repressed_bishops_are_rejected(
    empire: int, piece: int, why: str
) -> None:
    def change(s: Table) -> None:
        s.supply[piece] -= 1
        s.repressed[empire].append(piece)

    rejects(rich().table, change, why)


@pytest.mark.rule("PR-N3.5")
@pytest.mark.parametrize("piece", [*range(9), PAWN, PAWN + 1, PAWN + 2])
@pytest.mark.parametrize("change", [-1, 1])
def test_a_piece_too_many_or_too_few_is_rejected(piece: int, change: int) -> None:
    def move(s: Table) -> None:
        s.supply[piece] += change

    rejects(rich().table, move, "pieces")


@pytest.mark.rule("PR-N3.5")
def test_a_piece_that_appears_or_vanishes_in_play_is_rejected() -> None:
    rejects(rich().table, lambda s: s.slots.__setitem__(slot("lyon"), KNIGHT), "pieces")
    rejects(rich().table, lambda s: s.slots.__setitem__(slot("paris"), NONE), "pieces")
    rejects(rich().table, lambda s: s.borders.__setitem__(border("england-france"), NONE), "pieces")
    rejects(rich().table, lambda s: s.repressed[OTTOMAN].pop(), "pieces")
    rejects(rich().table, lambda s: s.bishop.__setitem__(card("luther"), NONE), "pieces")
    rejects(rich().table, lambda s: s.beside.append(KNIGHT), "pieces")


def vassal_republic(s: Table) -> None:
    s.card_side[ENGLAND] = REPUBLIC


def vassal_with_queen(s: Table) -> None:
    queen = s.queens[1].pop()
    s.queen_of[ENGLAND], s.owner[queen], s.location[queen] = queen, 0, 1 << ENGLAND


def vassal_of_a_vassal(s: Table) -> None:
    s.rows[0].remove(card("hungary"))
    s.card_side[HUNGARY] = 0
    s.suzerain[HUNGARY] = ENGLAND


def vassal_of_a_republic(s: Table) -> None:
    s.suzerain[ENGLAND] = HUNGARY


def vassal_of_another_player(s: Table) -> None:
    s.suzerain[ENGLAND] = OTTOMAN


def vassal_of_the_deck(s: Table) -> None:
    s.suzerain[ENGLAND] = EMPIRES.index("portugal")


def republic_with_queen(s: Table) -> None:
    s.suzerain[ENGLAND] = NONE
    s.rows[1].append(card("england"))
    s.card_side[FRANCE] = REPUBLIC


def queen_of_another_player(s: Table) -> None:
    s.owner[card("mary-the-rich")] = 1


def queen_elsewhere(s: Table) -> None:
    s.location[card("mary-the-rich")] = 1 << ARAGON


def republic_in_the_deck(s: Table) -> None:
    s.card_side[EMPIRES.index("portugal")] = REPUBLIC


@pytest.mark.rule("PR-N3.6")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (vassal_republic, "plain king"),
        (vassal_with_queen, "plain king"),
        (vassal_of_a_vassal, "vassal of a vassal"),
        (vassal_of_a_republic, "suzerain"),
        (vassal_of_another_player, "apart"),
        (vassal_of_the_deck, "suzerain"),
        (republic_with_queen, "republic"),
        (queen_of_another_player, "queen"),
        (queen_elsewhere, "queen"),
        (republic_in_the_deck, "republic"),
    ],
)
def test_broken_couples_and_suzerainties_are_rejected(
    change: Callable[[Table], object], why: str
) -> None:
    rejects(rich().table, change, why)


@pytest.mark.rule("PR-N3.7")
@pytest.mark.parametrize("player", [0, 1])
def test_negative_florins_of_a_player_are_rejected(player: int) -> None:
    rejects(rich().table, lambda s: s.florins.__setitem__(player, -1), "florins")


@pytest.mark.rule("PR-N3.7")
@pytest.mark.parametrize("place", [0, 5, 6, 11])
def test_negative_florins_in_the_market_are_rejected(place: int) -> None:
    rejects(rich().table, lambda s: s.market_florins.__setitem__(place, -1), "florins")


@pytest.mark.rule("PR-N3.8", "PR-B5.6")
@pytest.mark.parametrize("name", ["novgorod", "timbuktu", "spice-islands"])
def test_a_second_open_emporium_of_a_colour_is_rejected(name: str) -> None:
    rejects(rich().table, lambda s: s.slots.__setitem__(slot(name), NONE), "emporia")


@pytest.mark.rule("PR-N3.8", "PR-B5.6")
@pytest.mark.parametrize("name", ["tana", "trebizond"])
def test_a_colour_without_an_open_emporium_is_rejected(name: str) -> None:
    s = shop(0, 0).table
    rejects(s, lambda s: s.slots.__setitem__(slot(name), CLOSED), "emporia")


@pytest.mark.rule("PR-N3.8")
def test_a_route_that_starts_at_a_closed_emporium_is_rejected() -> None:
    rejects(rich().table, lambda s: s.open_emporium.__setitem__(0, 3), "emporia")


@pytest.mark.rule("PR-N3.9")
@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.hands[0].pop(),
        lambda s: s.hands[0].append(card("the-bold")),
        lambda s: s.discarded.append(card("luther")),
        lambda s: s.market.__setitem__(3, NONE),
        lambda s: s.market.__setitem__(3, card("dervishes")),
        lambda s: s.pool[1].pop(),
        lambda s: s.comets[0].pop(),
        lambda s: s.queens[0].append(card("mary-the-rich")),
        lambda s: s.rows[1].append(card("england")),
        lambda s: s.rows[3].remove(card("aragon")),
        lambda s: s.next_card.__setitem__(0, card("luther")),
    ],
)
def test_a_card_in_no_place_or_in_two_is_rejected(change: Callable[[Table], object]) -> None:
    rejects(rich().table, change, "lost or doubled")


@pytest.mark.rule("PR-N3.9")
@pytest.mark.parametrize("name", ["cromwell", "antipope", "anne-of-brittany", "gutenberg"])
def test_a_card_that_is_elsewhere_but_has_an_owner_in_a_tableau_is_rejected(name: str) -> None:
    rejects(rich().table, lambda s: s.owner.__setitem__(card(name), 0), "two places")


@pytest.mark.rule("PR-N3.9", "PR-N2.2")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda s: s.owner.__setitem__(card("luther"), 0), "foreign row"),
        (lambda s: s.rows[0].append(s.rows[1].pop()), "wrong side"),
        (lambda s: s.hands[0].append(s.comets[0].pop()), "comet"),
        (lambda s: s.queens[0].append(s.hands[0].pop()), "queen"),
    ],
)
def test_a_card_where_it_cannot_lie_is_rejected(
    change: Callable[[Table], object], why: str
) -> None:
    rejects(rich().table, change, why)


@pytest.mark.rule("PR-N2.2")
def test_a_queen_as_an_element_of_a_row_is_rejected() -> None:
    def change(s: Table) -> None:
        queen = s.queens[1].pop()
        s.owner[queen] = 1
        s.rows[3].append(queen)

    rejects(rich().table, change, "queen")
