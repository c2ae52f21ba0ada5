"""E4 and F2 to F8: running the operations of a side, and what each of them does."""

from collections.abc import Callable

import pytest

from kronika.core.errors import IllegalChoice
from kronika.core.match import Match
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.terms import OPERATIONS

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


def actors(match: Match) -> set[str]:
    """The cards that can perform an operation now."""
    assert prompt(match) == "operation"
    return {key.split()[1] for key in keys(match) if key != "end-operations"}


# E4: running operations


def both_sides() -> Position:
    return (
        Position("medici", "fugger", florins=[9, 0])
        .tableau(0, "ottoman with carlotta-lusignan-of-cyprus")
        .tableau(0, "hungary under ottoman", "portugal under ottoman", "damascus-coffee")
        .tableau(0, "communeros-guilds", "france with anne-of-brittany")
        .tableau(1, "antipope", "luther", "swiss-rislaufer", "the-timar-system")
        .bishops(antipope="reformist")
        .queens(0, "sophia-palaiologina")
        .slots(constantinople_1="knight islamic", buda="knight catholic", toledo="knight catholic")
        .slots(paris="knight catholic", cairo="rook islamic")
    )


@pytest.mark.rule("PR-E4.1")
def test_east_operations_are_those_of_all_cards_of_the_own_east_side() -> None:
    match = operate(both_sides(), "east")
    assert actors(match) == {
        "ottoman",
        "carlotta-lusignan-of-cyprus",
        "hungary",
        "portugal",
        "damascus-coffee",
        "soninke-wangara",
    }


@pytest.mark.rule("PR-E4.1")
def test_west_operations_are_those_of_all_cards_of_the_own_west_side() -> None:
    match = operate(both_sides(), "west")
    assert actors(match) == {
        "communeros-guilds",
        "france",
        "anne-of-brittany",
        "merchants-of-the-staple",
    }


@pytest.mark.rule("PR-E4.2")
def test_a_card_performs_one_operation_whatever_number_of_icons_it_has() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "flanders-guild")
        .tableau(1, "england")
        .borders(england_portugal="medici")
        .slots(paris="knight catholic", lyon="knight catholic")
    )
    match = operate(position, "west")
    assert deeds(match, "flanders-guild") == {
        "vote england",
        "siege paris",
        "siege lyon",
        "commerce west-1",
        "commerce west-2",
    }
    match.choose("siege flanders-guild paris")
    assert deeds(match, "flanders-guild") == set()
    assert actors(match) == {"merchants-of-the-staple"}


@pytest.mark.rule("PR-E4.2")
def test_a_card_that_was_used_on_one_side_cannot_be_used_on_the_other_in_the_same_turn() -> None:
    match = (
        Position(florins=[3, 0])
        .tableau(0, "holy-roman-empire", "ottoman", "the-timar-system")
        .repressed("holy-roman-empire", "knight reformist")
        .slots(nurnberg="knight reformist", constantinople_1="knight islamic")
        .slots(paris="knight catholic", rhodes="rook catholic")
        .match()
    )
    play(match, "operate west", "campaign holy-roman-empire france")
    assert ruling_class(match) == {
        "constantinople-1": "knight islamic",
        "rhodes": "rook catholic",
    }
    play(match, "operate east", "campaign ottoman holy-roman-empire")
    play(match, "no-concession", "emancipate knight-reformist vienna")
    assert unit(match, "ottoman")["vassals"][0]["card"] == "holy-roman-empire"
    assert florins(match) == [1, 0]
    assert actors(match) == {"the-timar-system"}


@pytest.mark.rule("PR-E4.3")
def test_cards_act_in_any_order_and_each_may_do_nothing() -> None:
    cards = ["spanish-tercio", "swiss-rislaufer", "conquistadors"]
    position = (
        Position()
        .tableau(0, *cards)
        .slots(toledo="knight catholic", granada="rook islamic", paris="knight catholic")
    )
    for first in cards:
        match = position.match()
        match.choose("operate west")
        assert actors(match) == set(cards)
        match.choose(f"siege {first} toledo")
        assert actors(match) == set(cards) - {first}
        match.choose("end-operations")
        assert prompt(match) == "action"
        assert ruling_class(match) == {"granada": "rook islamic", "paris": "knight catholic"}


@pytest.mark.rule("PR-E4.3")
def test_a_vassal_conquered_during_the_action_may_still_be_used() -> None:
    position = (
        Position(florins=[5, 0])
        .tableau(0, "ottoman")
        .tableau(1, "hungary")
        .repressed("hungary", "knight reformist")
        .slots(constantinople_1="knight islamic", tana="knight islamic")
    )
    match = operate(position, "east")
    assert deeds(match, "hungary") == set()
    play(match, "campaign ottoman hungary", "no-concession", "emancipate knight-reformist buda")
    assert deeds(match, "hungary") == {
        "campaign byzantium",
        "campaign holy-roman-empire",
        "campaign papal-states",
        "campaign mamluk",
    }
    assert deeds(match, "ottoman") == set()
    match.choose("campaign hungary byzantium")
    assert florins(match) == [3, 0]


@pytest.mark.rule("PR-E4.4")
def test_king_and_queen_act_separately() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, "aragon with isabella-of-castille")
        .slots(valencia="knight catholic", algiers="rook islamic")
    )
    match = operate(position, "west")
    match.choose("repress isabella-of-castille algiers")
    assert deeds(match, "isabella-of-castille") == set()
    assert "campaign portugal" in deeds(match, "aragon")
    play(match, "campaign aragon portugal", "no-concession")
    assert unit(match, "aragon")["vassals"][0]["card"] == "portugal"
    assert actors(match) == {"merchants-of-the-staple"}


@pytest.mark.rule("PR-E4.4")
def test_suzerain_and_vassals_act_separately() -> None:
    position = (
        Position(florins=[3, 0])
        .tableau(0, "ottoman", "hungary under ottoman", "mamluk under ottoman")
        .slots(constantinople_2="knight islamic", buda="knight catholic", cairo="knight islamic")
        .slots(tana="knight islamic", caffa="knight catholic", trebizond="rook reformist")
    )
    match = operate(position, "east")
    play(match, "campaign ottoman byzantium", "lose caffa")
    play(match, "campaign hungary byzantium", "lose tana")
    play(match, "campaign mamluk byzantium")
    assert ruling_class(match) == {}
    assert florins(match) == [0, 0]
    assert actors(match) == {"soninke-wangara"}


def papal_vote() -> Position:
    return (
        Position("medici", "fugger", florins=[1, 0])
        .tableau(0, "papal-states", "sindicat-remenca", "gutenberg")
        .borders(aragon_papal_states="medici", papal_states_ottoman="medici")
        .borders(holy_roman_empire_papal_states="medici")
        .slots(venice="knight catholic", valencia="knight catholic")
    )


@pytest.mark.rule("PR-E4.5", "PR-E4.3")
def test_a_king_turned_into_a_republic_may_act_if_that_card_has_not() -> None:
    match = operate(papal_vote(), "west")
    match.choose("vote sindicat-remenca papal-states")
    assert unit(match, "papal-states")["side"] == "republic"
    assert deeds(match, "papal-states") == {
        "vote papal-states",
        "commerce west-1",
        "commerce west-2",
    }
    match.choose("commerce papal-states west-1")
    assert florins(match) == [2, 0]


@pytest.mark.rule("PR-E4.5")
def test_a_king_that_has_acted_cannot_act_again_as_a_republic() -> None:
    match = operate(papal_vote(), "west")
    match.choose("campaign papal-states aragon")
    match.choose("vote sindicat-remenca papal-states")
    assert unit(match, "papal-states")["side"] == "republic"
    assert actors(match) == {"gutenberg", "merchants-of-the-staple"}


Change = Callable[[Position], Position]

CLASSES = {
    "inquisitor": "religious",
    "commerce": "economic",
    "behead": "political",
    "tax": "political",
    "repress": "political",
    "vote": "political",
    "corsair": "military",
    "siege": "military",
    "campaign": "military",
}

# Each operation, a card that has it, the card's side, and what gives it several targets.
CASES: list[tuple[str, str, str, Change]] = [
    (
        "inquisitor",
        "antipope",
        "west",
        lambda p: p.tableau(1, "luther", "cromwell").bishops(
            luther="reformist", cromwell="reformist"
        ),
    ),
    (
        "commerce",
        "bundschuh-revolt",
        "west",
        lambda p: p.market("west", "jesuits", "peters-pence", florins=[1, 1]),
    ),
    ("behead", "the-grim", "east", lambda p: p.tableau(1, "ottoman-navy", "greek-klephts")),
    ("tax", "marechaussee", "west", lambda p: p.borders(england_france="fugger")),
    (
        "repress",
        "zupy-krakowskie-company",
        "east",
        lambda p: p.slots(buda="rook islamic", varna="rook catholic"),
    ),
    (
        "vote",
        "crimean-goths",
        "east",
        lambda p: p.tableau(1, "hungary", "byzantium").borders(hungary_byzantium="medici"),
    ),
    ("corsair", "genoese-fleet", "west", lambda p: p.borders(portugal_aragon="rook catholic")),
    (
        "siege",
        "spanish-tercio",
        "west",
        lambda p: p.slots(paris="knight catholic", bruges="rook catholic"),
    ),
    ("campaign", "france", "west", lambda p: p.slots(paris="knight catholic")),
]


@pytest.mark.rule("PR-E4.6", "PR-E4.13")
@pytest.mark.parametrize(("operation", "card", "side", "aim"), CASES)
def test_an_operation_needs_a_target_and_the_action_an_operation(
    operation: str, card: str, side: str, aim: Change
) -> None:
    position = Position("medici", "fugger", florins=[1, 0]).tableau(0, card)
    assert f"operate {side}" not in keys(position.match())
    match = aim(position).match()
    assert f"operate {side}" in keys(match)
    match.choose(f"operate {side}")
    assert {deed.split()[0] for deed in deeds(match, card)} == {operation}


@pytest.mark.rule("PR-F0.1", "PR-F0.2", "PR-E4.12", "PR-M9.2")
@pytest.mark.parametrize(("operation", "card", "side", "aim"), CASES)
def test_on_a_silenced_card_only_the_religious_class_works(
    operation: str, card: str, side: str, aim: Change
) -> None:
    assert set(CLASSES) == set(OPERATIONS) == {case[0] for case in CASES}
    position = aim(Position("medici", "fugger", florins=[1, 0]).tableau(0, card))
    assert f"operate {side}" in keys(position.match())
    position.bishops(**{card: "catholic"})
    works = f"operate {side}" in keys(position.match())
    assert works is (CLASSES[operation] == "religious")


@pytest.mark.rule("PR-E4.7")
def test_tax_repress_siege_and_corsair_reach_what_is_in_or_at_a_border_of_the_location() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "arumer-zwarte-hoop", "the-bold", "luther")
        .slots(paris="knight catholic", vienna="rook catholic", london="rook catholic")
        .borders(england_france="fugger", holy_roman_empire_papal_states="medici")
        .borders(france_holy_roman_empire="rook islamic", papal_states_ottoman="rook islamic")
    )
    match = operate(position, "west")
    assert deeds(match, "arumer-zwarte-hoop") == {
        "repress paris",
        "repress-pawn england-france france",
        "corsair france-holy-roman-empire england-france",
        "corsair france-holy-roman-empire england-portugal",
    }
    assert deeds(match, "the-bold") == {
        "tax england-france france",
        "siege paris",
        "siege-pirate france-holy-roman-empire",
    }
    assert deeds(match, "luther") == {
        "tax holy-roman-empire-papal-states holy-roman-empire",
        "siege vienna",
        "siege-pirate france-holy-roman-empire",
    }


@pytest.mark.rule("PR-E4.8")
def test_a_campaign_goes_to_neighbours_of_the_king_also_diagonally() -> None:
    position = Position(florins=[9, 0]).tableau(0, "england", "holy-roman-empire")
    position.slots(london="knight catholic", vienna="knight reformist")
    match = operate(position, "west")
    assert deeds(match, "england") == {
        "campaign france",
        "campaign portugal",
        "campaign aragon",
    }
    assert deeds(match, "holy-roman-empire") == {
        "campaign france",
        "campaign hungary",
        "campaign aragon",
        "campaign papal-states",
        "campaign ottoman",
    }


@pytest.mark.rule("PR-E4.9")
def test_a_behead_needs_a_card_of_the_same_location() -> None:
    position = Position().tableau(0, "vlad-the-impaler")
    position.tableau(1, "black-army", "bashi-bazouk", "safavids", "luther", "hungary", "ottoman")
    match = operate(position, "east")
    assert deeds(match, "vlad-the-impaler") == {
        "behead black-army",
        "behead bashi-bazouk",
        "behead hungary",
    }


@pytest.mark.rule("PR-E4.9")
def test_inquisitor_commerce_and_vote_ignore_the_location_of_the_card() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "the-hidden")
        .tableau(1, "england", "safavids", "black-sheep-tribe")
        .borders(england_france="medici")
        .bishops(safavids="reformist")
    )
    assert deeds(operate(position, "west"), "the-hidden") == {
        "vote england",
        "commerce west-1",
        "commerce west-2",
        "inquisitor safavids",
    }


@pytest.mark.rule("PR-E4.10")
def test_a_regional_card_acts_in_every_empire_of_its_region() -> None:
    position = (
        Position()
        .tableau(0, "the-timar-system")
        .slots(buda="knight catholic", caffa="knight catholic", modon="rook reformist")
        .slots(cyprus="rook catholic", vienna="rook catholic", venice="knight catholic")
    )
    match = operate(position, "east")
    assert deeds(match, "the-timar-system") == {
        "siege buda",
        "siege caffa",
        "siege modon",
        "siege cyprus",
    }


@pytest.mark.rule("PR-E4.11")
def test_cards_and_the_pieces_that_they_placed_are_independent() -> None:
    match = Position().tableau(0, "spanish-tercio").hand(0, "swabian-league").match()
    match.choose("play swabian-league")
    play(match, "place knight-catholic vienna", "place knight-catholic lubeck")

    sold = play(match.copy(), "sell swabian-league")
    assert ruling_class(sold) == {"vienna": "knight catholic", "lubeck": "knight catholic"}
    assert in_play(sold) == {"spanish-tercio"}

    play(match, "operate west", "siege spanish-tercio vienna", "siege swabian-league lubeck")
    assert ruling_class(match) == {}
    assert in_play(match) == {"spanish-tercio", "swabian-league"}


@pytest.mark.rule("PR-E4.12")
def test_a_silenced_card_keeps_its_inquisitor_and_nothing_else() -> None:
    position = (
        Position()
        .tableau(0, "vlad-the-impaler")
        .tableau(1, "hungary", "saint-stefan-cel-mare")
        .slots(buda="knight catholic")
    )
    free = deeds(operate(position, "east"), "vlad-the-impaler")
    assert free == {"siege buda", "behead hungary", "behead saint-stefan-cel-mare"}
    position.bishops(vlad_the_impaler="catholic")
    match = position.match()
    match.choose("operate east")
    assert deeds(match, "vlad-the-impaler") == {"inquisitor vlad-the-impaler"}
    with pytest.raises(IllegalChoice):
        match.choose("siege vlad-the-impaler buda")


@pytest.mark.rule("PR-E4.13")
def test_the_action_is_open_for_the_side_that_has_an_operation_only() -> None:
    position = Position().tableau(0, "spanish-tercio", "qizilbash")
    assert keys(position.match()) == {"sell qizilbash", "sell spanish-tercio", "pass"}
    position.slots(cairo="rook islamic")
    assert keys(position.match()) == {
        "sell qizilbash",
        "sell spanish-tercio",
        "operate east",
        "pass",
    }


# F2: commerce


@pytest.mark.rule("PR-F2.1")
def test_commerce_takes_one_florin_from_any_card_of_the_row() -> None:
    position = (
        Position(florins=[0, 0])
        .tableau(0, "bundschuh-revolt")
        .market("west", "jesuits", "luther", None, "cromwell", florins=[2, 1, 0, 0])
        .market("east", "safavids", "qizilbash", florins=[3, 3])
    )
    match = play(position.match(), "operate west")
    assert keys(match) == {
        "commerce bundschuh-revolt west-0",
        "commerce bundschuh-revolt west-1",
    }
    match.choose("commerce bundschuh-revolt west-0")
    assert florins(match) == [1, 0]
    market = seen(match)["market"]
    assert [place["florins"] for place in market["west"]] == [1, 1, 0, 0, 0, 0]
    assert [place["florins"] for place in market["east"]] == [3, 3, 0, 0, 0, 0]


@pytest.mark.rule("PR-F2.2")
def test_commerce_needs_a_card_with_a_florin_in_its_row() -> None:
    position = (
        Position()
        .tableau(0, "bundschuh-revolt")
        .market("west", None, "luther", florins=[3, 0])
        .market("east", "safavids", florins=[1])
    )
    assert "operate west" not in keys(position.match())
    position.market("west", None, "luther", florins=[3, 1])
    match = play(position.match(), "operate west")
    assert [place["florins"] for place in seen(match)["market"]["west"]] == [3, 0, 0, 0, 0, 0]
    assert florins(match) == [1, 0]


# F3: behead


@pytest.mark.rule("PR-F3.1")
def test_behead_discards_any_other_card_of_the_location_in_any_tableau() -> None:
    position = (
        Position()
        .tableau(0, "cem-anti-hostage", "the-grim", "mamluk")
        .tableau(1, "knights-hospitaller", "qizilbash", "safavids", "ottoman", "spanish-tercio")
        .hand(1, "ottoman-navy")
        .slots(modon="rook reformist")
    )
    match = operate(position, "east")
    assert deeds(match, "cem-anti-hostage") == {
        "siege modon",
        "behead the-grim",
        "behead knights-hospitaller",
        "behead qizilbash",
        "behead ottoman",
    }
    match.choose("behead cem-anti-hostage knights-hospitaller")
    assert row(match, 1, "west") == ["spanish-tercio"]
    assert seen(match)["discard"] == ["knights-hospitaller"]
    assert row(match, 0, "east") == ["cem-anti-hostage", "the-grim", "mamluk", "soninke-wangara"]


@pytest.mark.rule("PR-F3.2", "PR-F3.3")
def test_who_beheads_an_empire_card_is_discarded_with_it_and_all_that_hangs_on_it() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "cem-anti-hostage")
        .tableau(1, "ottoman with hurrem-sultan-roxelana", "hungary under ottoman", "safavids")
        .repressed("ottoman", "knight islamic", "medici")
        .repressed("hungary", "rook catholic")
        .bishops(ottoman="catholic", hungary="islamic")
    )
    match = operate(position, "east")
    match.choose("behead cem-anti-hostage ottoman")
    assert in_play(match) == {"safavids", "soninke-wangara"}
    assert set(seen(match)["discard"]) == {"cem-anti-hostage", "hurrem-sultan-roxelana"}
    assert len(seen(match)["empire_deck"]) == 10
    assert cubes(match) == [10, 10]
    assert supply(match, "knight islamic") == 7
    assert supply(match, "rook catholic") == 10
    assert supply(match, "bishop catholic") == supply(match, "bishop islamic") == 5


@pytest.mark.rule("PR-F3.3")
@pytest.mark.parametrize(("target", "survives"), [("the-grim", True), ("ottoman", False)])
def test_only_the_assassin_of_an_empire_card_dies(target: str, survives: bool) -> None:
    position = Position().tableau(0, "cem-anti-hostage").tableau(1, "the-grim", "ottoman")
    match = operate(position, "east")
    match.choose(f"behead cem-anti-hostage {target}")
    assert ("cem-anti-hostage" in in_play(match)) is survives
    assert target not in in_play(match)


@pytest.mark.rule("PR-F3.4")
def test_a_married_queen_can_be_beheaded_alone_and_an_unmarried_one_not() -> None:
    position = (
        Position()
        .tableau(0, "cem-anti-hostage", "the-grim")
        .tableau(1, "ottoman with hurrem-sultan-roxelana")
        .queens(1, "sitt-i-hatun-of-dulkadir")
    )
    match = operate(position, "east")
    assert deeds(match, "cem-anti-hostage") == {
        "behead the-grim",
        "behead ottoman",
        "behead hurrem-sultan-roxelana",
    }
    match.choose("behead cem-anti-hostage hurrem-sultan-roxelana")
    assert unit(match, "ottoman")["queen"] is None
    assert row(match, 1, "east") == ["ottoman"]
    assert seen(match)["discard"] == ["hurrem-sultan-roxelana"]


@pytest.mark.rule("PR-F3.5")
def test_a_queen_who_beheads_her_king_removes_the_pair() -> None:
    position = Position().tableau(0, "ottoman with hurrem-sultan-roxelana")
    match = operate(position, "east")
    match.choose("behead hurrem-sultan-roxelana ottoman")
    assert in_play(match) == {"soninke-wangara"}
    assert "ottoman" in seen(match)["empire_deck"]
    assert seen(match)["discard"] == ["hurrem-sultan-roxelana"]


@pytest.mark.rule("PR-F3.5")
def test_a_queen_who_has_gone_with_her_king_takes_nobody_else_along() -> None:
    position = Position().tableau(0, "ottoman with hurrem-sultan-roxelana")
    position.tableau(1, "mamluk with sophia-palaiologina")
    match = operate(position, "east")
    match.choose("behead hurrem-sultan-roxelana ottoman")
    assert in_play(match) == {"soninke-wangara", "mamluk", "sophia-palaiologina"}
    assert seen(match)["discard"] == ["hurrem-sultan-roxelana"]


@pytest.mark.rule("PR-F3.5", "PR-F3.3")
def test_who_beheads_a_queen_alone_stays() -> None:
    position = Position().tableau(0, "cem-anti-hostage")
    position.tableau(1, "ottoman with hurrem-sultan-roxelana")
    match = operate(position, "east")
    match.choose("behead cem-anti-hostage hurrem-sultan-roxelana")
    assert in_play(match) == {"cem-anti-hostage", "soninke-wangara", "ottoman"}


# F4: tax


def taxing() -> Position:
    """Medici's Bold can tax two concessions in France, whose cities are empty."""
    return (
        Position("medici", "fugger", florins=[2, 2])
        .tableau(0, "the-bold")
        .borders(france_aragon="fugger", england_france="medici")
    )


@pytest.mark.rule("PR-F4.1")
def test_any_concession_at_the_location_can_be_taxed_also_an_own_one() -> None:
    position = taxing().borders(aragon_papal_states="fugger", england_portugal="medici")
    match = operate(position, "west")
    assert deeds(match, "the-bold") == {
        "tax france-aragon france",
        "tax england-france france",
    }
    match.choose("tax the-bold england-france france")
    assert match.player == 0
    assert keys(match) == {"pay", "be-repressed"}
    play(match, "pay", "levy lyon knight-catholic")
    assert florins(match) == [1, 2]


@pytest.mark.rule("PR-F4.2")
def test_no_tax_at_a_filled_map_card() -> None:
    position = taxing().slots(paris="knight catholic", bruges="rook catholic")
    match = play(position.match(), "operate west")
    assert {"tax france-aragon france", "tax england-france france"} < deeds(match, "the-bold")
    position.slots(lyon="knight reformist")
    match = play(position.match(), "operate west")
    assert deeds(match, "the-bold") == {"siege paris", "siege bruges", "siege lyon"}


@pytest.mark.rule("PR-F4.3")
def test_the_owner_of_the_concession_pays_one_florin_or_is_repressed_for_nothing() -> None:
    match = operate(taxing().tableau(1, "france", "aragon"), "west")
    match.choose("tax the-bold france-aragon france")
    assert match.player == 1
    assert keys(match) == {"pay", "be-repressed"}
    paid = play(match.copy(), "pay")
    assert florins(paid) == [2, 1]
    assert border(paid, "france-aragon") == "pawn fugger"

    match.choose("be-repressed")
    assert florins(match) == [2, 2]
    assert border(match, "france-aragon") is None
    assert unit(match, "france")["repressed"] == ["pawn fugger"]
    assert unit(match, "aragon")["repressed"] == []


@pytest.mark.rule("PR-F4.3")
def test_an_owner_without_florins_is_repressed() -> None:
    position = taxing().tableau(1, "france")
    position.table.florins[1] = 0
    match = operate(position, "west")
    match.choose("tax the-bold france-aragon france")
    assert prompt(match) == "levy"
    assert unit(match, "france")["repressed"] == ["pawn fugger"]


@pytest.mark.rule("PR-F4.4")
@pytest.mark.parametrize("answer", ["pay", "be-repressed"])
def test_in_both_cases_the_owner_of_the_concession_places_a_levy(answer: str) -> None:
    match = operate(taxing().slots(bruges="rook islamic"), "west")
    play(match, "tax the-bold france-aragon france", answer)
    assert prompt(match) == "levy"
    assert match.player == 1
    assert keys(match) == {"levy paris knight-catholic", "levy lyon knight-catholic"}
    match.choose("levy lyon knight-catholic")
    assert ruling_class(match) == {"bruges": "rook islamic", "lyon": "knight catholic"}
    assert match.player == 0


@pytest.mark.rule("PR-F4.5")
def test_the_empire_used_by_the_taxing_card_gets_the_cube_and_the_levy() -> None:
    position = (
        Position("medici", "fugger", florins=[0, 1])
        .tableau(0, "marechaussee")
        .tableau(1, "aragon")
        .borders(france_aragon="fugger")
    )
    match = operate(position, "west")
    assert deeds(match, "marechaussee") == {
        "tax france-aragon france",
        "tax france-aragon aragon",
    }
    elsewhere = play(match.copy(), "tax marechaussee france-aragon france", "be-repressed")
    assert cubes(elsewhere) == [10, 10]
    assert unit(elsewhere, "aragon")["repressed"] == []
    assert {key.split()[1] for key in keys(elsewhere)} == {"paris", "bruges", "lyon"}

    play(match, "tax marechaussee france-aragon aragon", "be-repressed")
    assert unit(match, "aragon")["repressed"] == ["pawn fugger"]
    assert {key.split()[1] for key in keys(match)} == {"valencia", "algiers"}


@pytest.mark.rule("PR-F4.5")
def test_a_regional_card_cannot_tax_for_a_filled_empire() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "marechaussee")
        .borders(france_aragon="fugger")
        .slots(valencia="knight catholic", algiers="rook islamic")
    )
    assert deeds(operate(position, "west"), "marechaussee") == {"tax france-aragon france"}


# F5: repress


@pytest.mark.rule("PR-F5.1")
@pytest.mark.parametrize(
    ("card", "shown", "slots", "borders"),
    [
        (
            "teutonic-knights",
            {"pawn", "rook"},
            ["nurnberg", "vienna"],
            ["france-holy-roman-empire", "holy-roman-empire-papal-states"],
        ),
        (
            "arumer-zwarte-hoop",
            {"pawn", "rook", "knight"},
            ["paris", "bruges"],
            ["england-france", "france-holy-roman-empire"],
        ),
        (
            "genoese-fleet",
            {"pawn"},
            ["valencia", "algiers"],
            ["portugal-aragon", "aragon-papal-states"],
        ),
        ("kingmaker", {"rook"}, ["bordeaux", "london"], ["england-france", "england-portugal"]),
        (
            "grande-of-spain",
            {"knight"},
            ["tana", "trebizond"],
            ["hungary-byzantium", "byzantium-mamluk"],
        ),
    ],
)
def test_repress_takes_one_piece_of_a_type_in_the_icon_at_the_location(
    card: str, shown: set[str], slots: list[str], borders: list[str]
) -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, card)
        .slots(**dict(zip(slots, ["knight catholic", "rook reformist"])))
        .slots(cairo="knight catholic", cyprus="rook reformist")
        .borders(**dict(zip(borders, ["medici", "fugger"])), ottoman_mamluk="fugger")
    )
    match = operate(position, "east" if card == "grande-of-spain" else "west")
    places = {
        "knight": {f"repress {slots[0]}"},
        "rook": {f"repress {slots[1]}"},
        "pawn": {f"repress-pawn {name}" for name in borders},
    }
    found = {" ".join(deed.split()[:2]) for deed in deeds(match, card) if "repress" in deed}
    assert found == {place for piece in shown for place in places[piece]}


@pytest.mark.rule("PR-F5.2", "PR-F5.3", "PR-M2.3")
@pytest.mark.parametrize(
    "cards", [["aragon"], ["aragon republic"], ["portugal", "aragon under portugal"], []]
)
def test_the_piece_goes_to_the_empire_card_or_dies_and_brings_a_florin(cards: list[str]) -> None:
    position = (
        Position("medici", "fugger", florins=[1, 0])
        .tableau(0, "genoese-fleet")
        .tableau(1, *cards)
        .borders(portugal_aragon="fugger", aragon_papal_states="medici")
    )
    match = operate(position, "west")
    match.choose("repress-pawn genoese-fleet portugal-aragon aragon")
    assert border(match, "portugal-aragon") is None
    assert border(match, "aragon-papal-states") == "pawn medici"
    assert florins(match) == [2, 0]
    if cards:
        assert unit(match, "aragon")["repressed"] == ["pawn fugger"]
        assert cubes(match) == [9, 9]
    else:
        assert cubes(match) == [9, 10]


@pytest.mark.rule("PR-F5.4", "PR-M2.6")
def test_pirates_and_bishops_cannot_be_repressed() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "arumer-zwarte-hoop", "the-bold")
        .bishops(the_bold="reformist")
        .borders(england_france="rook reformist", france_holy_roman_empire="rook catholic")
        .slots(paris="knight catholic", bruges="rook catholic")
    )
    match = operate(position, "west")
    assert deeds(match, "arumer-zwarte-hoop") == {"repress paris", "repress bruges"}


# F6: vote


@pytest.mark.rule("PR-F6.1")
def test_a_vote_is_held_in_an_empire_of_the_region_that_is_in_play_and_no_vassal() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "pospolite-ruszenie", "byzantium republic")
        .tableau(1, "hungary", "ottoman under hungary", "france")
        .borders(hungary_byzantium="medici", hungary_ottoman="medici", byzantium_mamluk="medici")
        .borders(england_france="medici", ottoman_mamluk="medici")
    )
    assert deeds(operate(position, "east"), "pospolite-ruszenie") == {
        "vote hungary",
        "vote byzantium",
    }
    position.tableau(0, "flanders-guild")
    match = operate(position, "west")
    assert "vote france" in deeds(match, "flanders-guild")
    assert not {"vote hungary", "vote byzantium", "vote england"} & deeds(match, "flanders-guild")


@pytest.mark.rule("PR-F6.2")
@pytest.mark.parametrize(
    ("concessions", "allowed"),
    [
        ([], False),
        (["medici"], True),
        (["fugger"], False),
        (["medici", "fugger"], False),
        (["medici", "medici", "fugger"], True),
        (["medici", "fugger", "coeur"], False),
        (["medici", "fugger", "fugger"], False),
        (["rook islamic", "medici", "rook catholic"], True),
    ],
)
def test_a_vote_needs_more_concessions_than_every_opponent(
    concessions: list[str], allowed: bool
) -> None:
    position = (
        Position("medici", "fugger", "coeur")
        .tableau(0, "pospolite-ruszenie")
        .tableau(1, "ottoman")
        .borders(hungary_byzantium="medici", holy_roman_empire_hungary="medici")
    )
    borders = ["papal-states-ottoman", "hungary-ottoman", "ottoman-mamluk"]
    position.borders(**dict(zip(borders, concessions)))
    match = operate(position, "east")
    assert deeds(match, "pospolite-ruszenie") == ({"vote ottoman"} if allowed else set())


@pytest.mark.rule("PR-F6.3")
def test_a_vote_costs_one_florin_for_each_repressed_piece_but_not_for_a_bishop() -> None:
    position = (
        Position("medici", "fugger", florins=[2, 0])
        .tableau(0, "pospolite-ruszenie")
        .tableau(1, "ottoman")
        .bishops(ottoman="catholic")
        .borders(hungary_ottoman="medici", papal_states_ottoman="medici", ottoman_mamluk="medici")
        .repressed("ottoman", "knight catholic", "rook islamic", "fugger")
    )
    assert "operate east" not in keys(position.match())
    position.table.florins[0] = 4
    match = operate(position, "east")
    match.choose("vote pospolite-ruszenie ottoman")
    assert florins(match) == [1, 0]
    assert row(match, 0, "east")[-1] == "ottoman"


@pytest.mark.rule("PR-F6.3", "PR-F6.4")
def test_a_vote_may_be_free_and_changes_the_regime_with_concession_and_emancipation() -> None:
    position = (
        Position("medici", "fugger", florins=[0, 0])
        .tableau(0, "pospolite-ruszenie", "papal-states")
        .tableau(1, "ottoman republic")
        .borders(hungary_ottoman="medici")
    )
    match = operate(position, "east")
    match.choose("vote pospolite-ruszenie ottoman")
    assert keys(match) == {
        "concession papal-states-ottoman",
        "concession ottoman-mamluk",
        "no-concession",
    }
    match.choose("concession ottoman-mamluk")
    assert border(match, "ottoman-mamluk") == "pawn medici"
    assert row(match, 0, "east") == ["pospolite-ruszenie", "soninke-wangara", "ottoman"]
    assert row(match, 1, "east") == []
    assert unit(match, "ottoman")["side"] == "king"
    assert florins(match) == [0, 0]


@pytest.mark.rule("PR-F6.4")
def test_after_a_vote_repressed_pieces_may_be_emancipated() -> None:
    position = (
        Position("medici", "fugger", florins=[1, 0])
        .tableau(0, "pospolite-ruszenie")
        .tableau(1, "ottoman")
        .borders(hungary_ottoman="medici")
        .repressed("ottoman", "knight catholic")
    )
    match = operate(position, "east")
    play(match, "vote pospolite-ruszenie ottoman", "no-concession")
    assert prompt(match) == "emancipation"
    match.choose("emancipate knight-catholic rhodes")
    assert ruling_class(match) == {"rhodes": "knight catholic"}
    assert unit(match, "ottoman")["repressed"] == []
    assert florins(match) == [0, 0]


@pytest.mark.rule("PR-F6.5")
@pytest.mark.parametrize(
    ("before", "after"), [("ottoman", "republic"), ("ottoman republic", "king")]
)
def test_a_vote_turns_an_own_empire_over(before: str, after: str) -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "pospolite-ruszenie", before)
        .borders(hungary_ottoman="medici")
    )
    match = operate(position, "east")
    play(match, "vote pospolite-ruszenie ottoman", "no-concession")
    assert unit(match, "ottoman")["side"] == after
    assert row(match, 0, "east") == ["pospolite-ruszenie", "ottoman", "soninke-wangara"]


# F7: corsair


@pytest.mark.rule("PR-F7.1", "PR-F7.2")
def test_a_pirate_of_the_colour_sails_within_the_seas_of_the_location_and_its_neighbours() -> None:
    position = (
        Position()
        .tableau(0, "genoese-fleet")
        .borders(portugal_aragon="rook catholic", aragon_papal_states="rook islamic")
        .borders(england_france="rook catholic", papal_states_ottoman="rook reformist")
    )
    match = operate(position, "west")
    assert deeds(match, "genoese-fleet") == {
        "corsair portugal-aragon aragon-papal-states",
        "corsair portugal-aragon papal-states-ottoman",
        "corsair portugal-aragon england-portugal",
    }
    match.choose("corsair genoese-fleet portugal-aragon england-portugal")
    assert border(match, "portugal-aragon") is None
    assert border(match, "england-portugal") == "rook catholic"
    assert border(match, "england-france") == "rook catholic"
    assert supply(match, "rook catholic") == 8


@pytest.mark.rule("PR-F7.3")
def test_a_pirate_does_not_sail_to_another_of_its_colour() -> None:
    position = (
        Position()
        .tableau(0, "genoese-fleet")
        .borders(portugal_aragon="rook catholic", papal_states_ottoman="rook catholic")
    )
    assert deeds(operate(position, "west"), "genoese-fleet") == {
        "corsair portugal-aragon aragon-papal-states",
        "corsair portugal-aragon england-portugal",
    }


@pytest.mark.rule("PR-F7.4")
@pytest.mark.parametrize("victim", ["fugger", "medici", "rook reformist"])
def test_a_pirate_that_sails_kills_what_is_there_for_nothing(victim: str) -> None:
    position = (
        Position("medici", "fugger", florins=[0, 0])
        .tableau(0, "genoese-fleet")
        .tableau(1, "aragon", "papal-states")
        .borders(portugal_aragon="rook catholic", aragon_papal_states=victim)
    )
    match = operate(position, "west")
    match.choose("corsair genoese-fleet portugal-aragon aragon-papal-states")
    assert border(match, "aragon-papal-states") == "rook catholic"
    assert cubes(match) == [10, 10]
    assert supply(match, "rook reformist") == 7
    assert supply(match, "rook catholic") == 9
    assert unit(match, "aragon")["repressed"] == unit(match, "papal-states")["repressed"] == []
    assert florins(match) == [0, 0]


# F8: siege


@pytest.mark.rule("PR-F8.1")
@pytest.mark.parametrize(
    ("deed", "left"),
    [
        ("siege holy-land-crusade cairo", {"knight islamic", "rook islamic"}),
        ("siege holy-land-crusade cyprus", {"rook catholic", "rook islamic"}),
        ("siege-pirate holy-land-crusade ottoman-mamluk", {"rook catholic", "knight islamic"}),
    ],
)
def test_a_siege_kills_one_rook_knight_or_pirate_of_any_colour(deed: str, left: set[str]) -> None:
    position = (
        Position("medici", "fugger", florins=[0, 0])
        .tableau(0, "holy-land-crusade")
        .tableau(1, "mamluk", "ottoman")
        .repressed("mamluk", "knight reformist", "fugger")
        .slots(cairo="rook catholic", cyprus="knight islamic")
        .borders(ottoman_mamluk="rook islamic")
    )
    match = operate(position, "west")
    assert deeds(match, "holy-land-crusade") == {
        "siege cairo",
        "siege cyprus",
        "siege-pirate ottoman-mamluk",
    }
    match.choose(deed)
    standing = [city(match, "cairo"), city(match, "cyprus"), border(match, "ottoman-mamluk")]
    assert {piece for piece in standing if piece is not None} == left
    assert unit(match, "mamluk")["repressed"] == ["knight reformist", "pawn fugger"]
    assert unit(match, "ottoman")["repressed"] == []
    assert florins(match) == [0, 0]
    total = supply(match, "rook catholic") + supply(match, "knight islamic")
    assert total + supply(match, "rook islamic") == 10 + 7 + 7 - 2


@pytest.mark.rule("PR-F8.1")
def test_a_siege_does_not_touch_concessions() -> None:
    position = Position("medici", "fugger").tableau(0, "holy-land-crusade")
    position.borders(ottoman_mamluk="fugger").slots(cairo="rook islamic", cyprus="rook catholic")
    match = operate(position, "west")
    assert deeds(match, "holy-land-crusade") == {"siege cairo", "siege cyprus"}


# Examples


def silent_commerce() -> Match:
    """From the player card: X with a red bishop, Y, and Q with an inquisitor."""
    position = (
        Position(florins=[0, 0])
        .tableau(0, "communeros-guilds", "merchants-of-the-staple", "antipope")
        .bishops(communeros_guilds="reformist")
        .market("west", "jesuits", florins=[2])
    )
    return play(position.match(), "operate west")


@pytest.mark.rule("PR-EX04")
def test_a_bishop_that_has_left_lets_his_card_act() -> None:
    match = silent_commerce()
    assert keys(match) == {
        "commerce merchants-of-the-staple west-0",
        "inquisitor antipope communeros-guilds",
    }
    match.choose("commerce merchants-of-the-staple west-0")
    match.choose("inquisitor antipope communeros-guilds")
    assert unit(match, "merchants-of-the-staple")["bishop"] == "reformist"
    assert keys(match) == {"commerce communeros-guilds west-0", "end-operations"}
    match.choose("commerce communeros-guilds west-0")
    assert florins(match) == [2, 0]

    early = play(silent_commerce(), "inquisitor antipope communeros-guilds")
    assert keys(early) == {"commerce communeros-guilds west-0", "end-operations"}


@pytest.mark.rule("PR-EX06")
def test_the_grim_may_behead_qizilbash() -> None:
    match = operate(Position().tableau(0, "the-grim").tableau(1, "qizilbash"), "east")
    assert deeds(match, "the-grim") == {"behead qizilbash"}
    match.choose("behead the-grim qizilbash")
    assert in_play(match) == {"the-grim", "soninke-wangara"}


@pytest.mark.rule("PR-EX07")
def test_holy_land_crusade_taxes_alexandria() -> None:
    position = (
        Position("medici", "coeur", florins=[0, 1])
        .tableau(0, "holy-land-crusade")
        .flipped("mamluk")
        .slots(cyprus="rook catholic")
        .borders(ottoman_mamluk="coeur")
    )
    match = operate(position, "west")
    play(match, "tax holy-land-crusade ottoman-mamluk mamluk", "pay")
    assert florins(match) == [0, 0]
    assert border(match, "ottoman-mamluk") == "pawn coeur"
    assert ruling_class(match) == {"cairo": "rook catholic", "cyprus": "rook catholic"}


@pytest.mark.rule("PR-EX08")
def test_isabella_represses_at_the_location_of_her_king() -> None:
    position = (
        Position("medici", "fugger", florins=[0, 0])
        .tableau(0, "aragon with isabella-of-castille")
        .borders(aragon_papal_states="fugger", england_france="fugger")
        .slots(valencia="knight catholic", algiers="rook islamic")
    )
    match = operate(position, "west")
    found = deeds(match, "isabella-of-castille")
    assert {deed for deed in found if deed.startswith("repress")} == {
        "repress-pawn aragon-papal-states aragon",
        "repress algiers",
    }
    match.choose("repress-pawn isabella-of-castille aragon-papal-states aragon")
    assert unit(match, "aragon")["repressed"] == ["pawn fugger"]
    assert border(match, "aragon-papal-states") is None
    assert florins(match) == [1, 0]


@pytest.mark.rule("PR-EX09")
@pytest.mark.parametrize("purse", [2, 3, 4])
def test_a_vote_in_the_own_papal_states(purse: int) -> None:
    position = (
        Position("medici", "fugger", florins=[purse, 0])
        .tableau(0, "papal-states", "sindicat-remenca")
        .repressed("papal-states", "fugger", "fugger", "medici")
        .borders(aragon_papal_states="medici", holy_roman_empire_papal_states="medici")
        .borders(papal_states_ottoman="fugger")
    )
    match = operate(position, "west")
    if purse < 3:
        assert "vote papal-states" not in deeds(match, "sindicat-remenca")
        return
    match.choose("vote sindicat-remenca papal-states")
    assert unit(match, "papal-states")["side"] == "republic"
    assert florins(match) == [purse - 3, 0]
    if purse == 4:
        assert keys(match) == {"concession papal-states-ottoman", "no-concession"}
        match.choose("concession papal-states-ottoman")
        assert border(match, "papal-states-ottoman") == "pawn medici"
        assert unit(match, "papal-states")["repressed"].count("pawn fugger") == 3
    assert len(unit(match, "papal-states")["repressed"]) == purse
    assert florins(match) == [0, 0]
    assert prompt(match) == "operation"


@pytest.mark.rule("PR-EX10")
def test_conquistadors_may_besiege_three_pieces() -> None:
    position = (
        Position()
        .tableau(0, "conquistadors")
        .slots(toledo="knight catholic", granada="rook islamic", valencia="knight catholic")
        .borders(portugal_aragon="rook islamic", aragon_papal_states="rook islamic")
    )
    assert deeds(operate(position, "west"), "conquistadors") == {
        "siege toledo",
        "siege granada",
        "siege-pirate portugal-aragon",
    }
