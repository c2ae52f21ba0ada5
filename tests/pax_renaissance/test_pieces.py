"""M2, M6, M7, M10 to M13: repression, shortage, discards, levies, borders and pirates."""

import pytest

from kronika.core.errors import IllegalChoice
from kronika.core.match import Match
from kronika.games.pax_renaissance import GAME
from kronika.games.pax_renaissance.position import Position

from .helpers import (
    border,
    city,
    cubes,
    deeds,
    florins,
    in_play,
    keys,
    operate,
    play,
    prompt,
    row,
    ruling_class,
    seen,
    supply,
    unit,
)

pytestmark = pytest.mark.compiled


def pirates_and_concessions(match: Match) -> dict[str, str]:
    """All pieces on borders."""
    return {name: piece for name, piece in seen(match)["borders"].items() if piece is not None}


# M2: repression


@pytest.mark.rule("PR-M2.1", "PR-M2.2")
@pytest.mark.parametrize("in_deck", [False, True])
@pytest.mark.parametrize(
    ("deed", "piece"),
    [
        ("repress arumer-zwarte-hoop paris", "knight catholic"),
        ("repress arumer-zwarte-hoop bruges", "rook islamic"),
        ("repress-pawn arumer-zwarte-hoop england-france france", "pawn fugger"),
    ],
)
def test_a_repressed_piece_goes_to_its_empire_card_and_dies_if_that_is_in_the_deck(
    deed: str, piece: str, in_deck: bool
) -> None:
    position = (
        Position("medici", "fugger", florins=[2, 2])
        .tableau(0, "arumer-zwarte-hoop")
        .tableau(1, "england", "aragon")
        .slots(paris="knight catholic", bruges="rook islamic")
        .borders(england_france="fugger")
    )
    if not in_deck:
        position.tableau(1, "france")
    match = operate(position, "west")
    match.choose(deed)
    standing = {*ruling_class(match).values(), *pirates_and_concessions(match).values()}
    assert standing == {"knight catholic", "rook islamic", "pawn fugger"} - {piece}
    left = {
        "knight catholic": supply(match, "knight catholic") - 9,
        "rook islamic": supply(match, "rook islamic") - 6,
        "pawn fugger": cubes(match)[1] - 9,
    }
    assert {name for name, more in left.items() if more} == ({piece} if in_deck else set())
    if not in_deck:
        assert unit(match, "france")["repressed"] == [piece]
    assert florins(match) == [3, 2]
    assert unit(match, "england")["repressed"] == unit(match, "aragon")["repressed"] == []


@pytest.mark.rule("PR-M2.3")
@pytest.mark.parametrize(
    "cards", [["france"], ["france republic"], ["england", "france under england"]]
)
def test_kings_republics_and_vassals_take_repressed_pieces_alike(cards: list[str]) -> None:
    match = (
        Position(florins=[1, 0])
        .tableau(1, *cards)
        .slots(paris="rook islamic", bruges="rook catholic", lyon="knight catholic")
        .hand(0, "the-bold")
        .match()
    )
    play(match, "play the-bold", "no-one-shot", "place knight-catholic paris")
    assert unit(match, "france")["repressed"] == ["rook islamic"]


@pytest.mark.rule("PR-M2.4")
def test_an_agent_on_an_occupied_place_costs_a_florin_for_each_repressed_piece() -> None:
    match = (
        Position(florins=[3, 3])
        .tableau(1, "holy-roman-empire")
        .slots(vienna="rook catholic", nurnberg="knight reformist")
        .hand(0, "swabian-league")
        .match()
    )
    play(match, "play swabian-league", "place knight-catholic vienna")
    assert florins(match) == [2, 3]
    match.choose("place knight-catholic nurnberg")
    assert florins(match) == [1, 3]


@pytest.mark.rule("PR-M2.4")
def test_a_regime_change_concession_on_an_occupied_border_costs_a_florin() -> None:
    match = (
        Position("medici", "fugger", florins=[3, 3])
        .borders(aragon_papal_states="fugger")
        .hand(0, "isabella-of-castille")
        .match()
    )
    play(match, "play isabella-of-castille", "crown aragon", "concession aragon-papal-states")
    assert florins(match) == [2, 3]
    assert border(match, "aragon-papal-states") == "pawn medici"


@pytest.mark.rule("PR-M2.4")
def test_the_operation_brings_a_florin_and_a_tax_neither_costs_nor_brings_one() -> None:
    position = (
        Position("medici", "fugger", florins=[3, 3])
        .tableau(0, "genoese-fleet", "duke-of-milan")
        .tableau(1, "aragon")
        .borders(aragon_papal_states="fugger", portugal_aragon="fugger")
    )
    match = operate(position, "west")
    match.choose("repress-pawn genoese-fleet portugal-aragon aragon")
    assert florins(match) == [4, 3]
    play(match, "tax duke-of-milan aragon-papal-states aragon", "be-repressed")
    assert florins(match) == [4, 3]
    assert unit(match, "aragon")["repressed"] == ["pawn fugger", "pawn fugger"]


@pytest.mark.rule("PR-M2.4")
def test_a_trade_shift_and_survivors_without_room_repress_for_nothing() -> None:
    shift = (
        Position(florins=[3, 3])
        .tableau(1, "byzantium")
        .slots(tana="knight islamic")
        .hand(0, "the-kremlin")
        .match()
    )
    play(shift, "play the-kremlin", "shift novgorod")
    assert unit(shift, "byzantium")["repressed"] == ["knight islamic"]
    assert florins(shift) == [3, 3]

    surplus = (
        Position(florins=[3, 3])
        .tableau(1, "papal-states")
        .repressed("papal-states", "knight reformist")
        .hand(0, "la-serenissima")
        .match()
    )
    play(surplus, "play la-serenissima", "one-shot conspiracy papal-states", "keep papal-states")
    play(surplus, "settle knight-reformist venice", "no-concession")
    assert unit(surplus, "papal-states")["repressed"] == ["rook catholic"]
    assert florins(surplus) == [3, 3]


@pytest.mark.rule("PR-M2.5")
def test_the_location_of_the_card_decides_which_of_two_empires_gets_a_concession() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "genoese-fleet", "hanseatic-league")
        .tableau(1, "aragon", "france")
        .borders(france_aragon="fugger")
    )
    match = operate(position, "west")
    assert "repress-pawn france-aragon aragon" in deeds(match, "genoese-fleet")
    assert "repress-pawn france-aragon france" not in deeds(match, "genoese-fleet")
    aragon = play(match.copy(), "repress-pawn genoese-fleet france-aragon aragon")
    assert unit(aragon, "aragon")["repressed"] == ["pawn fugger"]
    match.choose("repress-pawn hanseatic-league france-aragon france")
    assert unit(match, "france")["repressed"] == ["pawn fugger"]
    assert unit(match, "aragon")["repressed"] == []


@pytest.mark.rule("PR-M2.5")
def test_the_empire_of_a_regime_change_gets_the_concession() -> None:
    match = (
        Position("medici", "fugger", florins=[1, 0])
        .tableau(1, "papal-states")
        .borders(aragon_papal_states="fugger")
        .hand(0, "isabella-of-castille")
        .match()
    )
    play(match, "play isabella-of-castille", "crown aragon", "concession aragon-papal-states")
    assert prompt(match) == "emancipation"
    match.choose("no-more-emancipation")
    assert unit(match, "aragon")["repressed"] == ["pawn fugger"]
    assert unit(match, "papal-states")["repressed"] == []


@pytest.mark.rule("PR-M2.5")
@pytest.mark.parametrize(("chosen", "other"), [("aragon", "france"), ("france", "aragon")])
def test_with_a_regional_card_the_player_chooses_the_empire(chosen: str, other: str) -> None:
    match = (
        Position("medici", "fugger", florins=[1, 0])
        .tableau(1, "aragon", "france")
        .borders(france_aragon="fugger")
        .hand(0, "peasant-republic-of-dithmarschen")
        .match()
    )
    play(match, "play peasant-republic-of-dithmarschen", "no-one-shot")
    match.choose(f"place-pawn france-aragon {chosen}")
    assert unit(match, chosen)["repressed"] == ["pawn fugger"]
    assert unit(match, other)["repressed"] == []


@pytest.mark.rule("PR-M2.6")
def test_neither_agents_nor_regime_changes_repress_pirates() -> None:
    position = (
        Position("medici", "fugger", florins=[5, 0])
        .tableau(0, "genoese-fleet")
        .bishops(genoese_fleet="islamic")
        .borders(portugal_aragon="rook catholic", aragon_papal_states="rook islamic")
        .hand(0, "sindicat-remenca", "isabella-of-castille")
    )
    agent = play(position.match(), "play sindicat-remenca", "no-one-shot")
    assert keys(agent) == {"place-pawn france-aragon aragon", "no-more-agents"}
    regime = play(position.match(), "play isabella-of-castille", "crown aragon")
    assert keys(regime) == {"concession france-aragon", "no-concession"}


# M6: shortage


def without_black_rooks() -> Position:
    """The Timar System can be played; of the seven black rooks five are on the map."""
    return (
        Position()
        .tableau(1, "hungary", "ottoman")
        .slots(buda="rook islamic", modon="rook islamic", granada="rook islamic")
        .slots(algiers="rook islamic")
        .borders(ottoman_mamluk="rook islamic")
        .hand(0, "the-timar-system")
    )


@pytest.mark.rule("PR-M6.1", "PR-M6.3", "PR-M6.4")
def test_a_missing_agent_is_taken_from_the_repressed_pieces_first() -> None:
    position = without_black_rooks()
    position.repressed("hungary", "rook islamic").repressed("ottoman", "rook islamic")
    position.table.florins[0] = 1
    match = play(position.match(), "play the-timar-system", "place rook-islamic cairo")
    assert prompt(match) == "shortage"
    assert keys(match) == {
        "take-repressed rook-islamic hungary",
        "take-repressed rook-islamic ottoman",
        "take-none",
    }
    match.choose("take-repressed rook-islamic ottoman")
    assert unit(match, "ottoman")["repressed"] == []
    assert unit(match, "hungary")["repressed"] == ["rook islamic"]
    assert city(match, "cairo") == "rook islamic"
    assert supply(match, "rook islamic") == 0
    assert florins(match) == [1, 0]


@pytest.mark.rule("PR-M6.1", "PR-M6.2", "PR-M6.3")
def test_if_none_is_repressed_a_missing_agent_is_taken_from_any_other_place() -> None:
    position = without_black_rooks().slots(london="rook islamic", paris="rook islamic")
    match = play(position.match(), "play the-timar-system", "place rook-islamic cairo")
    cities = ["buda", "modon", "granada", "algiers", "london", "paris"]
    assert keys(match) == {
        *(f"take {slot}" for slot in cities),
        "take-border ottoman-mamluk",
        "take-none",
    }
    pirate = play(match.copy(), "take-border ottoman-mamluk")
    assert border(pirate, "ottoman-mamluk") is None
    assert city(pirate, "cairo") == "rook islamic"
    match.choose("take granada")
    assert set(ruling_class(match)) == {*cities, "cairo"} - {"granada"}
    assert border(match, "ottoman-mamluk") == "rook islamic"
    assert supply(match, "rook islamic") == 0


@pytest.mark.rule("PR-M6.2", "PR-M6.1")
def test_pirates_and_rooks_are_one_supply() -> None:
    position = without_black_rooks().slots(london="rook islamic", paris="rook islamic")
    match = position.hand(0, "ottoman-navy").match()
    play(match, "play ottoman-navy", "place-pirate pirate-islamic papal-states-ottoman")
    assert {"take paris", "take-border ottoman-mamluk", "take-none"} < keys(match)
    match.choose("take paris")
    assert border(match, "papal-states-ottoman") == "rook islamic"
    assert city(match, "paris") is None


@pytest.mark.rule("PR-M6.1", "PR-M6.4")
def test_a_missing_bishop_is_taken_from_a_card_or_not_placed() -> None:
    cards = ["luther", "cromwell", "the-bold", "conquistadors", "genoese-fleet"]
    match = (
        Position()
        .tableau(1, *cards)
        .bishops(**dict.fromkeys(cards, "catholic"))
        .hand(0, "papal-elephant")
        .match()
    )
    play(match, "play papal-elephant", "place-bishop bishop-catholic papal-elephant")
    assert keys(match) == {*(f"take-bishop {card}" for card in cards), "take-none"}
    declined = play(match.copy(), "take-none")
    assert unit(declined, "papal-elephant")["bishop"] is None
    assert unit(declined, "luther")["bishop"] == "catholic"
    match.choose("take-bishop luther")
    assert unit(match, "papal-elephant")["bishop"] == "catholic"
    assert unit(match, "luther")["bishop"] is None
    assert supply(match, "bishop catholic") == 0


@pytest.mark.rule("PR-M6.1", "PR-M6.3")
def test_a_missing_bishop_is_not_taken_from_the_card_where_he_shall_go() -> None:
    cards = ["luther", "cromwell", "the-bold", "conquistadors", "france"]
    match = (
        Position()
        .tableau(1, *cards)
        .bishops(**dict.fromkeys(cards, "catholic"))
        .repressed("france", "knight catholic", "rook catholic")
        .hand(0, "papal-elephant")
        .match()
    )
    play(match, "play papal-elephant", "place-bishop bishop-catholic france")
    assert keys(match) == {*(f"take-bishop {card}" for card in cards[:4]), "take-none"}
    match.choose("take-bishop luther")
    assert unit(match, "france")["bishop"] is None
    assert unit(match, "france")["repressed"] == ["knight catholic", "rook catholic"]
    assert supply(match, "bishop catholic") == 2


@pytest.mark.rule("PR-M6.1")
def test_missing_agents_of_a_battle_must_be_taken_from_elsewhere() -> None:
    match = (
        Position()
        .tableau(1, "hungary")
        .repressed("hungary", "knight catholic", *["knight reformist"] * 2)
        .slots(**dict.fromkeys(["london", "paris", "lyon", "toledo"], "knight catholic"))
        .slots(**dict.fromkeys(["buda", "varna", "caffa", "tana", "venice"], "knight catholic"))
        .hand(0, "teutonic-knights")
        .match()
    )
    play(match, "play teutonic-knights", "one-shot conspiracy holy-roman-empire")
    assert unit(match, "hungary")["repressed"] == ["knight reformist"] * 2
    assert prompt(match) == "shortage"
    assert len(keys(match)) == 9
    assert "take-none" not in keys(match)
    match.choose("take lyon")
    assert seen(match)["beside"] == ["knight catholic"] * 2
    assert city(match, "lyon") is None


@pytest.mark.rule("PR-M6.4")
def test_a_player_may_do_without_a_missing_agent_and_pays_nothing() -> None:
    position = without_black_rooks().slots(london="rook islamic", cairo="rook islamic")
    position.tableau(0, "dervishes").table.florins[0] = 1
    match = play(position.match(), "play the-timar-system", "place rook-islamic modon")
    assert "take modon" not in keys(match)
    match.choose("take-none")
    assert prompt(match) == "action"
    assert city(match, "modon") == "rook islamic"
    assert florins(match) == [1, 0]


def all_cubes_of_medici(serfs: int) -> Position:
    """Ten cubes of Medici are in play: some of them serfs in Hungary, the others concessions."""
    borders = ["hungary-byzantium", "hungary-ottoman", "ottoman-mamluk", "byzantium-mamluk"]
    borders += ["england-france", "england-portugal", "france-holy-roman-empire"]
    borders += ["holy-roman-empire-hungary", "papal-states-ottoman", "portugal-aragon"]
    return (
        Position("medici", "fugger", florins=[2, 0])
        .tableau(1, "hungary", "byzantium")
        .repressed("byzantium", "fugger")
        .repressed("hungary", *["medici"] * serfs)
        .borders(**dict.fromkeys(borders[serfs:], "medici"))
    )


@pytest.mark.rule("PR-M6.1", "PR-M6.2")
def test_a_missing_pawn_is_an_own_serf_first() -> None:
    match = all_cubes_of_medici(serfs=1).hand(0, "florentine-wool").match()
    play(match, "play florentine-wool", "no-one-shot")
    match.choose("place-pawn aragon-papal-states papal-states")
    assert keys(match) == {"take-repressed pawn-medici hungary", "take-none"}
    match.choose("take-repressed pawn-medici hungary")
    assert border(match, "aragon-papal-states") == "pawn medici"
    assert unit(match, "hungary")["repressed"] == []
    assert unit(match, "byzantium")["repressed"] == ["pawn fugger"]
    assert cubes(match) == [0, 9]


@pytest.mark.rule("PR-M6.1", "PR-M6.2", "PR-M6.3")
def test_a_missing_regime_change_concession_is_an_own_cube_from_another_border() -> None:
    match = all_cubes_of_medici(serfs=0).hand(0, "isabella-of-castille").match()
    play(match, "play isabella-of-castille", "crown aragon")
    assert keys(match) == {
        "concession aragon-papal-states",
        "concession france-aragon",
        "no-concession",
    }
    match.choose("concession france-aragon")
    assert prompt(match) == "shortage"
    assert len(keys(match)) == 11
    assert {"take-border england-france", "take-none"} < keys(match)
    match.choose("take-border england-france")
    assert border(match, "france-aragon") == "pawn medici"
    assert border(match, "england-france") is None
    assert cubes(match) == [0, 9]
    assert florins(match) == [2, 0]


def levy_without_black_rooks() -> Position:
    """A tax in the Mamluk Sultanate; all seven black rooks are in play elsewhere."""
    return (
        Position("medici", "fugger", florins=[0, 1])
        .tableau(0, "holy-land-crusade")
        .slots(granada="rook islamic", algiers="rook islamic", modon="rook islamic")
        .slots(buda="rook islamic", varna="rook islamic", caffa="rook islamic")
        .borders(ottoman_mamluk="fugger", portugal_aragon="rook islamic")
    )


@pytest.mark.rule("PR-M6.1", "PR-M6.4")
def test_a_missing_levy_must_be_taken_from_elsewhere_by_whoever_places_it() -> None:
    position = levy_without_black_rooks().slots(cyprus="rook catholic")
    match = operate(position, "west")
    play(match, "tax holy-land-crusade ottoman-mamluk mamluk", "pay")
    assert prompt(match) == "shortage"
    assert match.player == 1
    cities = ["granada", "algiers", "modon", "buda", "varna", "caffa"]
    assert keys(match) == {*(f"take {slot}" for slot in cities), "take-border portugal-aragon"}
    match.choose("take varna")
    assert city(match, "cairo") == "rook islamic"
    assert city(match, "varna") is None
    assert supply(match, "rook islamic") == 0


@pytest.mark.rule("PR-M6.4")
def test_another_empty_city_may_be_chosen_if_the_levy_is_missing() -> None:
    match = operate(levy_without_black_rooks(), "west")
    play(match, "tax holy-land-crusade ottoman-mamluk mamluk", "pay")
    assert keys(match) == {"levy cairo rook-islamic", "levy cyprus rook-catholic"}
    match.choose("levy cyprus rook-catholic")
    assert prompt(match) == "operation"
    assert city(match, "cyprus") == "rook catholic"
    assert city(match, "cairo") is None


# M7: discard and kill


@pytest.mark.rule("PR-M7.1")
def test_killed_pieces_go_back_to_the_supply_and_cubes_to_their_owner() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "spanish-tercio", "genoese-fleet")
        .slots(paris="knight reformist", lyon="knight reformist")
        .borders(portugal_aragon="rook catholic", aragon_papal_states="fugger")
    )
    match = operate(position, "west")
    assert supply(match, "knight reformist") == 5
    assert cubes(match) == [10, 9]
    match.choose("siege spanish-tercio paris")
    assert supply(match, "knight reformist") == 6
    match.choose("corsair genoese-fleet portugal-aragon aragon-papal-states")
    assert cubes(match) == [10, 10]


@pytest.mark.rule("PR-M7.2")
def test_discarded_ordinary_cards_queens_and_comets_leave_the_game() -> None:
    match = (
        Position(florins=[1, 0])
        .tableau(0, "luther", "france with mary-the-rich")
        .market("west", "jesuits", "halleys-comet")
        .match()
    )
    play(match, "buy west-1 halleys-comet", "activate holy")
    assert seen(match)["discard"] == ["halleys-comet"]
    ordinary = play(match.copy(), "sell luther")
    assert ordinary.view(0)["table"]["discard"] == ["halleys-comet", "luther"]
    match.choose("sell france")
    assert seen(match)["discard"] == ["halleys-comet", "mary-the-rich"]
    assert in_play(match) == {"luther"}


@pytest.mark.rule("PR-M7.3", "PR-M7.4")
def test_a_discarded_empire_returns_to_the_deck_with_its_vassals_and_loses_all_pieces() -> None:
    match = (
        Position("medici", "fugger")
        .tableau(0, "ottoman with carlotta-lusignan-of-cyprus", "hungary under ottoman")
        .tableau(0, "portugal under ottoman", "mamluk")
        .bishops(ottoman="catholic", portugal="islamic", mamluk="reformist")
        .repressed("ottoman", "knight catholic", "fugger")
        .repressed("hungary", "rook reformist", "medici")
        .repressed("mamluk", "medici")
        .slots(modon="rook reformist")
        .match()
    )
    match.choose("sell ottoman")
    assert in_play(match) == {"mamluk"}
    assert {"ottoman", "hungary", "portugal"} < set(seen(match)["empire_deck"])
    assert seen(match)["discard"] == ["carlotta-lusignan-of-cyprus"]
    assert cubes(match) == [9, 10]
    assert supply(match, "knight catholic") == 10
    assert supply(match, "rook reformist") == 6
    assert supply(match, "bishop catholic") == supply(match, "bishop islamic") == 5
    assert supply(match, "bishop reformist") == 4
    assert unit(match, "mamluk")["repressed"] == ["pawn medici"]
    assert ruling_class(match) == {"modon": "rook reformist"}


@pytest.mark.rule("PR-M7.5")
def test_cards_are_discarded_by_sales_beheadings_fairs_and_comets() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, "the-grim", "spanish-tercio")
        .tableau(1, "greek-klephts")
        .hand(0, "luther")
        .market("east", "safavids", "copernicus")
    )
    for choices, discarded in (
        (["sell luther"], "luther"),
        (["sell spanish-tercio"], "spanish-tercio"),
        (["operate east"], "greek-klephts"),
        (["fair east"], "safavids"),
        (["buy east-1 copernicus", "activate holy"], "copernicus"),
    ):
        assert seen(play(position.match(), *choices))["discard"] == [discarded]


@pytest.mark.rule("PR-M7.5")
def test_cards_are_discarded_by_the_hand_limit_and_by_regime_changes() -> None:
    match = (
        Position()
        .tableau(0, "gutenberg", "the-grim")
        .hand(0, "luther", "antipope", "dervishes")
        .match()
    )
    match.choose("sell gutenberg")
    assert keys(match) == {"discard luther", "discard antipope", "discard dervishes"}
    match.choose("discard antipope")
    assert seen(match)["discard"] == ["gutenberg", "antipope"]

    position = (
        Position("medici", "fugger")
        .tableau(0, "pospolite-ruszenie")
        .tableau(1, "hungary with sophia-palaiologina", "ottoman under hungary")
        .borders(hungary_byzantium="medici")
    )
    regime = operate(position, "east")
    play(regime, "vote pospolite-ruszenie hungary", "no-concession")
    assert seen(regime)["discard"] == ["sophia-palaiologina"]
    assert "ottoman" in seen(regime)["empire_deck"]


@pytest.mark.rule("PR-M7.6")
def test_a_republic_that_went_to_the_deck_comes_back_as_a_king() -> None:
    match = Position().tableau(0, "france republic", "luther").hand(0, "mary-the-rich").match()
    match.choose("sell france")
    GAME.check(match.state)
    play(match, "play mary-the-rich", "crown france", "no-concession")
    assert unit(match, "france")["side"] == "king"
    assert row(match, 0, "west") == ["luther", "france"]


# M10: filled


OTTOMAN_CITIES = {
    "constantinople-1": "rook islamic",
    "constantinople-2": "knight islamic",
    "constantinople-3": "knight islamic",
    "modon": "rook reformist",
    "rhodes": "rook catholic",
}


@pytest.mark.rule("PR-M10.1")
@pytest.mark.parametrize("empty", [*OTTOMAN_CITIES, None])
def test_constantinople_is_filled_with_three_pieces_only(empty: str | None) -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "greek-klephts")
        .borders(hungary_ottoman="fugger")
        .slots(**{slot: piece for slot, piece in OTTOMAN_CITIES.items() if slot != empty})
    )
    found = deeds(operate(position, "east"), "greek-klephts")
    assert ("tax hungary-ottoman ottoman" in found) is (empty is not None)


@pytest.mark.rule("PR-M10.1")
def test_closed_emporia_do_not_count_for_filled() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "conquistadors")
        .borders(portugal_aragon="fugger")
        .slots(toledo="knight catholic", granada="rook islamic")
    )
    match = play(position.match(), "operate west")
    assert deeds(match, "conquistadors") == {"siege toledo", "siege granada"}
    position.emporium("spice-islands")
    match = play(position.match(), "operate west")
    assert "tax portugal-aragon portugal" in deeds(match, "conquistadors")


@pytest.mark.rule("PR-M10.1")
def test_the_second_slot_of_venice_counts_for_filled() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "marechaussee")
        .borders(papal_states_ottoman="fugger")
        .slots(venice="knight catholic")
    )
    assert "operate west" not in keys(position.match())
    position.tableau(1, "gonfalonier")
    assert "operate west" in keys(position.match())
    position.slots(venice_2="knight catholic")
    assert "operate west" not in keys(position.match())


@pytest.mark.rule("PR-M10.2", "PR-M12.1")
@pytest.mark.parametrize("full", [False, True])
def test_borders_are_filled_by_concessions_and_pirates(full: bool) -> None:
    position = (
        Position("medici", "fugger", florins=[0, 0])
        .borders(england_france="rook islamic", france_holy_roman_empire="fugger")
        .hand(0, "flanders-guild")
        .tableau(0, "luther")
    )
    if full:
        position.borders(france_aragon="medici")
    match = play(position.match(), "play flanders-guild", "one-shot peasant-revolt france")
    assert prompt(match) == "action"
    assert pirates_and_concessions(match) == {
        "england-france": "rook islamic",
        "france-holy-roman-empire": "pawn fugger",
        "france-aragon": "pawn medici",
    }
    assert unit(match, "france")["repressed"] == (["pawn medici"] if full else [])


@pytest.mark.rule("PR-M10.3")
def test_a_filled_map_card_gets_no_levy() -> None:
    match = (
        Position()
        .slots(tana="rook catholic", caffa="rook catholic", trebizond="rook catholic")
        .slots(buda="rook catholic", cairo="rook catholic")
        .market("east", "safavids", "the-grim", florins=[2])
        .match()
    )
    match.choose("fair east")
    assert prompt(match) == "levy"
    assert {key.split()[1] for key in keys(match)} >= {"constantinople-1", "modon"}
    assert city(match, "varna") == "knight reformist"
    match.choose("levy rhodes rook-catholic")
    assert city(match, "cyprus") == "rook catholic"
    assert [city(match, name) for name in ("tana", "caffa", "trebizond")] == ["rook catholic"] * 3


# M11: levies


@pytest.mark.rule("PR-M11.1")
@pytest.mark.parametrize("flipped", [False, True])
def test_a_levy_is_the_piece_of_the_icon_on_the_side_that_is_up(flipped: bool) -> None:
    position = Position().market("east", "safavids", "the-grim", florins=[1])
    if flipped:
        position.flipped("byzantium")
    match = play(position.match(), "fair east")
    if flipped:
        icons = {"tana": "knight-islamic", "caffa": "rook-islamic", "trebizond": "knight-islamic"}
    else:
        icons = {
            "tana": "knight-islamic",
            "caffa": "knight-catholic",
            "trebizond": "rook-reformist",
        }
    assert keys(match) == {f"levy {slot} {piece}" for slot, piece in icons.items()}
    match.choose(f"levy caffa {icons['caffa']}")
    assert city(match, "caffa") == icons["caffa"].replace("-", " ")


@pytest.mark.rule("PR-M11.2")
def test_levies_of_taxes_and_fairs_go_to_empty_cities_only() -> None:
    position = (
        Position("medici", "fugger", florins=[1, 1])
        .tableau(0, "black-sheep-tribe")
        .tableau(1, "byzantium")
        .slots(tana="knight islamic")
        .borders(byzantium_mamluk="medici")
        .market("east", "safavids", "the-grim", florins=[1])
    )
    empty = {"levy caffa knight-catholic", "levy trebizond rook-reformist"}
    assert keys(play(position.match(), "fair east")) == empty
    match = play(
        position.match(), "operate east", "tax black-sheep-tribe byzantium-mamluk byzantium"
    )
    assert keys(play(match, "pay")) == empty
    with pytest.raises(IllegalChoice):
        match.choose("levy tana knight-islamic")


@pytest.mark.rule("PR-M11.2")
def test_nothing_but_taxes_and_fairs_brings_levies() -> None:
    position = (
        Position("medici", "fugger", florins=[2, 0])
        .tableau(0, "flanders-guild", "hanseatic-league", "spanish-tercio")
        .tableau(1, "england", "aragon")
        .borders(england_france="medici", england_portugal="medici", portugal_aragon="medici")
        .slots(vienna="rook catholic")
        .hand(0, "mary-the-rich")
    )
    match = operate(position, "west")
    play(match, "vote flanders-guild england")
    play(match, "repress-pawn hanseatic-league england-france france")
    play(match, "siege spanish-tercio vienna", "commerce merchants-of-the-staple west-1")
    play(match, "play mary-the-rich", "crown portugal")
    assert ruling_class(match) == {}


@pytest.mark.rule("PR-M11.3")
@pytest.mark.parametrize("flipped", [False, True])
def test_each_slot_of_constantinople_has_its_own_icon(flipped: bool) -> None:
    position = (
        Position("medici", "fugger", florins=[0, 1])
        .tableau(0, "greek-klephts")
        .borders(hungary_ottoman="fugger")
        .slots(modon="rook reformist", rhodes="rook catholic")
    )
    if flipped:
        position.flipped("ottoman")
    match = operate(position, "east")
    play(match, "tax greek-klephts hungary-ottoman ottoman", "pay")
    second = "rook" if flipped else "knight"
    assert keys(match) == {
        "levy constantinople-1 rook-islamic",
        f"levy constantinople-2 {second}-islamic",
        "levy constantinople-3 knight-islamic",
    }
    match.choose(f"levy constantinople-2 {second}-islamic")
    assert city(match, "constantinople-2") == f"{second} islamic"
    assert city(match, "constantinople-1") is None


# M12: borders


@pytest.mark.rule("PR-M12.1")
def test_borders_lie_between_orthogonal_neighbours() -> None:
    match = Position().hand(0, "peasant-republic-of-dithmarschen").match()
    play(match, "play peasant-republic-of-dithmarschen", "no-one-shot")
    assert {key.split()[1] for key in keys(match) if key != "no-more-agents"} == {
        "england-france",
        "england-portugal",
        "france-holy-roman-empire",
        "france-aragon",
        "holy-roman-empire-hungary",
        "holy-roman-empire-papal-states",
        "portugal-aragon",
        "aragon-papal-states",
        "papal-states-ottoman",
    }


@pytest.mark.rule("PR-M12.1")
def test_a_border_has_room_for_one_piece_and_only_a_sea_border_for_a_pirate() -> None:
    position = Position("medici", "fugger", florins=[1, 0]).borders(portugal_aragon="fugger")
    position.borders(aragon_papal_states="fugger").hand(0, "sindicat-remenca", "jewish-pirates")
    match = play(position.match(), "play sindicat-remenca", "no-one-shot")
    match.choose("place-pawn portugal-aragon aragon")
    match.choose("play jewish-pirates")
    assert keys(match) == {
        "place-pirate pirate-islamic portugal-aragon",
        "place-pirate pirate-islamic aragon-papal-states",
        "no-more-agents",
    }
    match.choose("place-pirate pirate-islamic aragon-papal-states")
    assert pirates_and_concessions(match) == {
        "portugal-aragon": "pawn medici",
        "aragon-papal-states": "rook islamic",
    }


@pytest.mark.rule("PR-M12.2")
def test_a_border_on_a_route_that_is_not_active_is_still_sea() -> None:
    position = Position().emporium("spice-islands").emporium("timbuktu")
    position.hand(0, "ottoman-navy", "jewish-pirates")
    match = play(position.match(), "play ottoman-navy")
    assert "place-pirate pirate-islamic hungary-ottoman" in keys(match)
    play(match, "no-more-agents", "play jewish-pirates")
    assert "place-pirate pirate-islamic portugal-aragon" in keys(match)
    assert "place-pirate pirate-islamic france-aragon" not in keys(match)


@pytest.mark.rule("PR-M12.3")
def test_only_concessions_on_the_current_route_earn_from_a_fair() -> None:
    match = (
        Position("medici", "fugger", "coeur", florins=[0, 0, 0])
        .slots(tana="knight islamic", caffa="knight islamic", trebizond="knight islamic")
        .slots(buda="knight islamic", varna="knight islamic", cairo="rook islamic")
        .slots(cyprus="rook islamic", **{**OTTOMAN_CITIES, "constantinople-2": "rook islamic"})
        .borders(byzantium_mamluk="coeur", papal_states_ottoman="coeur")
        .borders(hungary_ottoman="fugger")
        .market("east", "safavids", "the-grim", florins=[3])
        .match()
    )
    match.choose("fair east")
    assert florins(match) == [1, 1, 0]
    assert seen(match)["market"]["east"][0]["florins"] == 3


@pytest.mark.rule("PR-M12.3")
def test_concessions_on_land_count_for_votes_revolts_and_globalization() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "flanders-guild", "conquistadors")
        .tableau(1, "holy-roman-empire")
        .borders(holy_roman_empire_hungary="medici", holy_roman_empire_papal_states="medici")
        .borders(france_holy_roman_empire="fugger")
        .slots(vienna="rook catholic", nurnberg="knight reformist")
        .hand(0, "bundschuh-revolt")
        .victories("globalization")
    )
    vote = operate(position, "west")
    assert "vote holy-roman-empire" in deeds(vote, "flanders-guild")

    revolt = play(position.match(), "play bundschuh-revolt")
    revolt.choose("one-shot peasant-revolt holy-roman-empire")
    assert keys(revolt) == {
        "lose-agent pawn-medici",
        "lose-border holy-roman-empire-hungary",
        "lose-border holy-roman-empire-papal-states",
    }

    assert "declare globalization" not in keys(position.match())
    position.borders(france_aragon="medici")
    assert "declare globalization" in keys(position.match())


# M13: pirates


@pytest.mark.rule("PR-M13.1")
def test_a_pirate_takes_a_florin_from_a_passing_fair_to_china() -> None:
    position = (
        Position("medici", "fugger", florins=[0, 0])
        .slots(tana="knight islamic", caffa="knight islamic", trebizond="knight islamic")
        .borders(hungary_byzantium="rook catholic", hungary_ottoman="fugger")
        .slots(buda="knight islamic", varna="knight islamic")
        .market("east", "safavids", "the-grim", florins=[2])
    )
    match = play(position.match(), "fair east")
    assert prompt(match) == "action"
    assert florins(match) == [1, 1]
    assert seen(match)["market"]["east"][0]["florins"] == 0


@pytest.mark.rule("PR-M13.1")
def test_pirates_fight_in_civil_and_religious_wars() -> None:
    civil = (
        Position()
        .borders(aragon_papal_states="rook islamic", portugal_aragon="rook reformist")
        .slots(valencia="knight catholic")
        .hand(0, "house-of-borgia")
        .match()
    )
    play(civil, "play house-of-borgia", "one-shot conspiracy aragon")
    assert keys(civil) == {"lose-border portugal-aragon", "lose-border aragon-papal-states"}

    holy = (
        Position()
        .borders(aragon_papal_states="rook catholic", portugal_aragon="rook islamic")
        .tableau(0, "luther")
        .hand(0, "jesuits")
        .match()
    )
    play(holy, "play jesuits", "one-shot crusade aragon")
    assert prompt(holy) == "agent"
    assert pirates_and_concessions(holy) == {}


@pytest.mark.rule("PR-M13.1")
def test_a_pirate_counts_for_the_holy_victory() -> None:
    position = Position().tableau(0, "dervishes").bishops(dervishes="islamic").victories("holy")
    assert "declare holy" not in keys(position.match())
    position.borders(ottoman_mamluk="rook islamic")
    assert "declare holy" in keys(position.match())


@pytest.mark.rule("PR-M13.1")
def test_a_pirate_keeps_concessions_away() -> None:
    position = (
        Position("medici", "fugger", florins=[9, 0])
        .borders(england_france="rook catholic")
        .hand(0, "flanders-guild", "mary-the-rich")
    )
    agent = play(position.match(), "play flanders-guild", "no-one-shot")
    assert keys(agent) == {
        "place-pawn france-holy-roman-empire france",
        "place-pawn france-aragon france",
        "no-more-agents",
    }
    regime = play(position.match(), "play mary-the-rich", "crown france")
    assert keys(regime) == {
        "concession france-holy-roman-empire",
        "concession france-aragon",
        "no-concession",
    }


@pytest.mark.rule("PR-M13.2")
def test_pirates_move_by_corsair_and_die_by_siege_or_another_pirate() -> None:
    position = (
        Position()
        .tableau(0, "genoese-fleet", "duke-of-milan")
        .borders(portugal_aragon="rook catholic", aragon_papal_states="rook islamic")
    )
    moved = operate(position, "west")
    moved.choose("corsair genoese-fleet portugal-aragon england-portugal")
    assert pirates_and_concessions(moved) == {
        "england-portugal": "rook catholic",
        "aragon-papal-states": "rook islamic",
    }
    position.hand(0, "barbarossa-brothers")
    match = position.match()
    play(match, "play barbarossa-brothers")
    match.choose("place-pirate pirate-islamic papal-states-ottoman")
    match.choose("operate west")
    match.choose("corsair genoese-fleet portugal-aragon papal-states-ottoman")
    assert supply(match, "rook islamic") == 6
    match.choose("siege-pirate duke-of-milan aragon-papal-states")
    assert supply(match, "rook islamic") == 7
    assert pirates_and_concessions(match) == {"papal-states-ottoman": "rook catholic"}


@pytest.mark.rule("PR-M13.2")
def test_pirates_die_in_battles() -> None:
    match = (
        Position()
        .borders(aragon_papal_states="rook islamic", portugal_aragon="rook reformist")
        .slots(valencia="knight catholic")
        .hand(0, "house-of-borgia")
        .match()
    )
    play(match, "play house-of-borgia", "one-shot conspiracy aragon")
    match.choose("lose-border portugal-aragon")
    assert pirates_and_concessions(match) == {"aragon-papal-states": "rook islamic"}
    assert supply(match, "rook reformist") == 7
