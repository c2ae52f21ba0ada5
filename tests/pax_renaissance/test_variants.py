"""Chapter V: variants, the number of players, and what is not part of the game."""

from typing import Final

import pytest

import kronika
from kronika.core.errors import UsageError
from kronika.core.match import Match
from kronika.games.pax_renaissance import GAME
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.terms import ONE_SHOTS

from .helpers import border, keys, play, ruling_class, table, to_next_action, unit, wander

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
COMETS: Final = {"copernicus", "nostradamus", "halleys-comet", "regiomontanus"}


def shop(*florins: int) -> Position:
    """Two full market rows without florins, for as many players as there are purses."""
    position = Position(*BANKS[: len(florins)], florins=florins)
    return position.market("west", *WEST).market("east", *EAST)


def tops(match: Match) -> dict[str, str | None]:
    return {deck: pile["top"] for deck, pile in match.view()["table"]["decks"].items()}


def refills(match: Match) -> list[tuple[str, str]]:
    """Which card came from which deck into the market, in the order of drawing."""
    content = default()
    cards = [line.a for line in match.log() if line.event.name == "refills"]
    return [(("east", "west")[content.card_deck[card]], content.card_ids[card]) for card in cards]


# V1: astrology


@pytest.mark.rule("PR-V1.1", "PR-W1.1")
@pytest.mark.parametrize("seed", range(8))
def test_with_astrology_the_top_card_of_each_deck_is_known_before_it_is_drawn(seed: int) -> None:
    match = kronika.new("pax-renaissance", players=2 + seed % 3, seed=seed, astrology=True)
    shown = {deck: [top] for deck, top in tops(match).items()}
    for _ in wander(match, seed):
        for deck, top in tops(match).items():
            if top not in shown[deck]:
                shown[deck].append(top)
    for deck in ("east", "west"):
        drawn = [card for own, card in refills(match) if own == deck]
        assert drawn
        assert [card for card in shown[deck] if card in drawn] == [
            card for card in drawn if card in shown[deck]
        ]
        assert shown[deck][0] == drawn[0]


@pytest.mark.rule("PR-V1.1")
def test_the_card_on_top_is_the_one_that_comes_and_the_next_is_turned_up() -> None:
    match = kronika.new("pax-renaissance", players=2, seed=3, astrology=True)
    east, west = tops(match)["east"], tops(match)["west"]
    assert east is not None
    assert west is not None
    left = match.view()["table"]["decks"]["west"]["left"]
    assert left == 16
    card = match.view()["table"]["market"]["west"][1]["card"]
    play(match, f"buy west-1 {card}", "pass")
    assert match.view()["table"]["market"]["west"][5]["card"] == west
    assert tops(match)["west"] not in (west, None)
    assert tops(match)["east"] == east
    assert match.view()["table"]["decks"]["west"]["left"] == 15


@pytest.mark.rule("PR-V1.1", "PR-W1.1")
def test_without_astrology_no_card_of_a_deck_is_seen() -> None:
    match = kronika.new("pax-renaissance", players=2, seed=3)
    assert tops(match) == {"east": None, "west": None}
    for _ in wander(match, 3):
        assert tops(match) == {"east": None, "west": None}


@pytest.mark.rule("PR-V1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_astrology_the_comets_are_still_among_the_last_14(players: int) -> None:
    content = default()
    comets = {content.card_ids.index(name) for name in COMETS}
    found = set()
    for seed in range(30):
        match = kronika.new("pax-renaissance", players=players, seed=seed, astrology=True)
        s = table(match)
        assert [s.deck_left(deck) for deck in (0, 1)] == [8 + 4 * players] * 2
        for _ in wander(match, seed):
            for deck in (0, 1):
                if s.next_card[deck] in comets:
                    found.add(s.deck_left(deck))
    assert found
    assert max(found) <= 14


# V2: bankruptcy


@pytest.mark.rule("PR-V2.1")
@pytest.mark.parametrize("bankruptcy", [False, True])
def test_the_starter_of_a_fair_gets_no_first_florin(bankruptcy: bool) -> None:
    position = shop(3, 3).borders(hungary_byzantium="fugger", hungary_ottoman="fugger")
    if bankruptcy:
        position.variant("bankruptcy")
    match = to_next_action(play(position.market("east", *EAST, florins=[1]).match(), "fair east"))
    assert table(match).florins == ([3, 5] if bankruptcy else [4, 4])
    assert match.view()["table"]["market"]["east"][0]["florins"] == 0


@pytest.mark.rule("PR-V2.1")
def test_with_bankruptcy_even_a_profit_of_one_makes_a_voyage() -> None:
    position = shop(3, 3).variant("bankruptcy").borders(hungary_byzantium="medici")
    match = play(position.match(), "fair east", "levy tana knight-islamic")
    assert ruling_class(match) == {"tana": "knight islamic"}
    assert table(match).florins == [4, 3]


def broke(*florins: int) -> Position:
    """The second player has nothing but what the test gives, and the first can take a florin."""
    position = shop(*florins).variant("bankruptcy").tableau(0, "santa-hermandad")
    return position.borders(england_france="fugger")


@pytest.mark.rule("PR-V2.2")
def test_who_has_no_florins_cards_and_concessions_is_out_for_good_with_all_cubes() -> None:
    position = broke(3, 0, 3).tableau(0, "france").repressed("france", "fugger", "medici")
    match = play(position.match(), "operate west")
    play(match, "tax santa-hermandad england-france france", "levy bruges rook-catholic")
    s = table(match)
    assert s.eliminated == [False, True, False]
    assert [player["eliminated"] for player in match.view()["table"]["players"]] == s.eliminated
    assert unit(match, "france")["repressed"] == ["pawn medici"]
    assert match.view()["table"]["players"][1]["cubes"] == 0
    assert border(match, "england-france") is None
    assert match.result is None
    GAME.check(s)
    play(match, "pass")
    assert match.player == 2
    play(match, "pass", "pass")
    assert match.player == 0


@pytest.mark.rule("PR-V2.2")
@pytest.mark.parametrize("asset", ["florin", "hand", "tableau", "queen", "concession"])
def test_a_single_florin_card_or_concession_saves(asset: str) -> None:
    position = broke(3, 1 if asset == "florin" else 0, 3)
    if asset == "hand":
        position.hand(1, "luther")
    elif asset == "tableau":
        position.tableau(1, "luther")
    elif asset == "queen":
        position.queens(1, "mary-the-rich")
    elif asset == "concession":
        position.borders(ottoman_mamluk="fugger")
    match = play(position.match(), "operate west")
    play(match, "tax santa-hermandad england-france france")
    if asset == "florin":
        play(match, "be-repressed")
    to_next_action(match)
    assert table(match).eliminated == [False, False, False]
    play(match, "pass")
    assert match.player == 1


@pytest.mark.rule("PR-V2.2")
def test_the_check_comes_after_the_complete_action() -> None:
    position = broke(3, 0, 3)
    match = play(position.match(), "operate west", "tax santa-hermandad england-france france")
    assert match.player == 1
    assert not any(table(match).eliminated)
    play(match, "levy lyon knight-catholic")
    assert table(match).eliminated[1]
    assert ruling_class(match) == {"lyon": "knight catholic"}


@pytest.mark.rule("PR-V2.2")
def test_without_the_variant_nobody_is_eliminated() -> None:
    position = shop(3, 0, 3).tableau(0, "santa-hermandad").borders(england_france="fugger")
    match = play(position.match(), "operate west", "tax santa-hermandad england-france france")
    to_next_action(match)
    play(match, "pass")
    assert match.player == 1
    assert not any(table(match).eliminated)


@pytest.mark.rule("PR-V2.2")
def test_the_last_player_left_wins() -> None:
    match = play(broke(3, 0).match(), "operate west", "tax santa-hermandad england-france france")
    play(match, "levy lyon knight-catholic")
    assert match.ask is None
    assert match.result is not None
    assert match.result.winners == [0]
    assert match.result.reason == "bankruptcy"


@pytest.mark.rule("PR-V2.2")
def test_the_active_player_can_go_bankrupt_and_the_turn_ends_at_once() -> None:
    position = Position("medici", "fugger", "coeur", florins=[1, 3, 3]).variant("bankruptcy")
    position.market("west", WEST[0], "halleys-comet", *WEST[1:5]).market("east", *EAST)
    match = play(position.match(), "buy west-1 halleys-comet", "activate holy")
    assert table(match).eliminated == [True, False, False]
    assert match.player == 1
    assert table(match).actions_left == 2
    assert match.view()["table"]["market"]["west"][0]["florins"] == 1
    play(match, "pass", "pass", "pass", "pass")
    assert match.player == 1


@pytest.mark.rule("PR-V2.2")
def test_an_eliminated_player_does_not_share_in_the_patron_victory() -> None:
    position = broke(0, 0, 0).tableau(2, "luther").decks(east=0, west=1)
    match = play(position.match(), "operate west", "tax santa-hermandad england-france france")
    to_next_action(match)
    assert table(match).eliminated == [False, True, False]
    to_next_action(play(match, "fair east"))
    assert match.result is not None
    assert match.result.reason == "patron"
    assert match.result.winners == [0, 2]


# V3: the number of players


@pytest.mark.rule("PR-V3.1")
@pytest.mark.parametrize(
    ("players", "left", "florins"),
    [(2, 16, [3, 4]), (3, 20, [3, 4, 5]), (4, 24, [3, 4, 5, 6])],
)
def test_the_number_of_players_changes_decks_and_florins(
    players: int, left: int, florins: list[int]
) -> None:
    match = kronika.new("pax-renaissance", players=players, seed=1)
    seen = match.view()["table"]
    assert [pile["left"] for pile in seen["decks"].values()] == [left, left]
    assert sorted(player["florins"] for player in seen["players"]) == florins


@pytest.mark.rule("PR-V3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kings", [1, 2, 3])
def test_the_number_of_players_changes_the_imperial_margin(players: int, kings: int) -> None:
    cards = ("france", "england", "aragon")[:kings]
    match = shop(*[0] * players).tableau(0, *cards).victories("imperial").match()
    assert ("declare imperial" in keys(match)) == (kings >= (3 if players == 2 else 2))


@pytest.mark.rule("PR-V3.1")
def test_nothing_else_depends_on_the_number_of_players() -> None:
    content = default()
    assert content.fair_bonus[2:] == [1, 2, 2]
    assert content.imperial_margin[2:] == [3, 2, 2]
    tables = [table(kronika.new("pax-renaissance", players=n, seed=9)) for n in (2, 3, 4)]
    for s in tables:
        assert s.actions_left == 2
        assert s.supply[:9] == tables[0].supply[:9]
        assert s.slots == tables[0].slots
        assert s.bottom_left == [14, 14]
        assert len(s.market) == 12


@pytest.mark.rule("PR-V3.1")
@pytest.mark.parametrize("players", [1, 5, 0])
def test_it_is_a_game_for_two_to_four(players: int) -> None:
    with pytest.raises(UsageError):
        kronika.new("pax-renaissance", players=players, seed=1)


# V4, V5: not part of the game


@pytest.mark.rule("PR-V4.1")
def test_nothing_of_the_expansion_is_in_the_game() -> None:
    content = default()
    assert "apostasy" not in ONE_SHOTS
    assert len([card for card in content.card_number if card > 0]) == 88
    kinds = {code // 3 for codes in content.card_agents for code in codes if code < 9}
    assert kinds == {0, 1, 2}
    assert {code for codes in content.card_agents for code in codes} <= {*range(10), 20, 21, 22}


@pytest.mark.rule("PR-V4.1")
def test_a_queen_can_be_discarded_while_her_king_stays() -> None:
    position = shop(0, 0).tableau(0, "grand-inquisitor").tableau(1, "portugal with mary-the-rich")
    match = play(position.match(), "operate west", "behead grand-inquisitor mary-the-rich")
    assert unit(match, "portugal")["queen"] is None
    assert unit(match, "portugal")["side"] == "king"
    assert match.view()["table"]["discard"] == ["mary-the-rich"]


@pytest.mark.rule("PR-V5.1")
def test_the_second_edition_map_is_not_offered() -> None:
    assert [setting.name for setting in GAME.settings] == ["astrology", "bankruptcy", "open_hands"]
    assert [setting.default for setting in GAME.settings] == [False, False, True]
    with pytest.raises(UsageError):
        kronika.new("pax-renaissance", players=2, seed=1, second_edition_map=True)


@pytest.mark.rule("PR-V5.1")
def test_a_won_religious_war_does_not_make_any_theocracy() -> None:
    position = shop(0, 0).hand(0, "cromwell").slots(london="rook catholic").flipped("portugal")
    match = play(position.match(), "play cromwell", "one-shot reformation england")
    assert match.view()["table"]["faces"]["england"] == "reformist"
    position = Position().hand(0, "black-army").slots(buda="knight catholic")
    match = to_next_action(
        play(position.match(), "play black-army", "one-shot reformation hungary")
    )
    assert unit(match, "hungary")["side"] == "king"
    assert match.view()["table"]["faces"]["hungary"] == "medieval"


@pytest.mark.rule("PR-V5.1")
def test_a_won_conspiracy_in_a_theocracy_may_leave_it_and_never_makes_venice_medieval() -> None:
    position = shop(0, 0).hand(0, "la-serenissima")
    match = play(position.match(), "play la-serenissima", "one-shot conspiracy papal-states")
    assert keys(match) == {"flip papal-states", "keep papal-states"}
    kept = play(match.copy(), "keep papal-states")
    assert kept.view()["table"]["faces"]["papal-states"] == "catholic"
    play(match, "flip papal-states")
    assert match.view()["table"]["faces"]["papal-states"] == "reformist"
