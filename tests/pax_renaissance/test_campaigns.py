"""Chapter F9: campaigns."""

import pytest

from kronika.games.pax_renaissance.position import Position

from .helpers import (
    border,
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

HRE = "holy-roman-empire"

NEIGHBOURS = {
    "england": "france portugal aragon",
    "france": "england holy-roman-empire portugal aragon papal-states",
    "holy-roman-empire": "france hungary aragon papal-states ottoman",
    "hungary": "holy-roman-empire byzantium papal-states ottoman mamluk",
    "byzantium": "hungary ottoman mamluk",
    "portugal": "england france aragon",
    "aragon": "portugal papal-states england france holy-roman-empire",
    "papal-states": "aragon ottoman france holy-roman-empire hungary",
    "ottoman": "papal-states mamluk holy-roman-empire hungary byzantium",
    "mamluk": "ottoman hungary byzantium",
}
CAPITALS = {
    "england": "london",
    "france": "paris",
    "holy-roman-empire": "vienna",
    "hungary": "buda",
    "byzantium": "tana",
    "portugal": "toledo",
    "aragon": "valencia",
    "papal-states": "venice",
    "ottoman": "constantinople_1",
    "mamluk": "cairo",
}
EAST = ("hungary", "byzantium", "ottoman", "mamluk")


@pytest.mark.rule("PR-F9.1")
@pytest.mark.parametrize("empire", NEIGHBOURS)
def test_a_king_may_attack_every_adjacent_empire_diagonals_included(empire: str) -> None:
    position = (
        Position(florins=[1, 0]).tableau(0, empire).slots(**{CAPITALS[empire]: "knight catholic"})
    )
    match = operate(position, "east" if empire in EAST else "west")
    targets = {f"campaign {target}" for target in NEIGHBOURS[empire].split()}
    assert deeds(match, empire) == targets


@pytest.mark.rule("PR-F9.1")
def test_the_target_may_be_in_the_deck_with_an_opponent_or_own() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, HRE, "papal-states republic")
        .tableau(1, "aragon", "ottoman republic", "hungary under aragon")
        .slots(vienna="knight catholic")
    )
    assert deeds(operate(position, "west"), HRE) == {
        "campaign france",
        "campaign papal-states",
        "campaign aragon",
        "campaign ottoman",
        "campaign hungary",
    }


@pytest.mark.rule("PR-F9.1")
def test_a_republic_does_not_campaign() -> None:
    position = (
        Position(florins=[5, 0])
        .tableau(0, f"{HRE} republic", "france")
        .slots(vienna="knight catholic", paris="knight catholic")
    )
    match = operate(position, "west")
    assert deeds(match, HRE) == {"commerce west-1", "commerce west-2"}
    assert "campaign england" in deeds(match, "france")


@pytest.mark.rule("PR-F9.2", "PR-F9.3", "PR-F9.4", "PR-M1.1", "PR-EX24")
def test_all_knights_of_the_king_attack_the_whole_ruling_class_of_the_target() -> None:
    position = (
        Position(florins=[5, 5])
        .tableau(0, HRE)
        .slots(vienna="knight catholic", nurnberg="knight islamic", lubeck="rook reformist")
        .slots(paris="knight catholic", bruges="rook islamic", lyon="rook reformist")
        .slots(buda="knight catholic")
    )
    match = operate(position, "west")
    match.choose(f"campaign {HRE} france")
    assert florins(match) == [3, 5]
    assert prompt(match) == "defender-loss"
    assert match.player == 0
    assert keys(match) == {"lose paris", "lose bruges", "lose lyon"}
    play(match, "lose bruges")
    assert keys(match) == {"lose paris", "lose lyon"}
    play(match, "lose paris")
    assert ruling_class(match) == {
        "lubeck": "rook reformist",
        "lyon": "rook reformist",
        "buda": "knight catholic",
    }
    assert supply(match, "knight catholic") == 9
    assert supply(match, "knight islamic") == 7
    assert "france" in seen(match)["empire_deck"]
    assert prompt(match) == "operation"


@pytest.mark.rule("PR-F9.3")
@pytest.mark.parametrize("purse", [0, 1, 2, 3])
def test_a_campaign_costs_a_florin_for_each_attacker(purse: int) -> None:
    position = (
        Position(florins=[purse, 0])
        .tableau(0, HRE)
        .slots(vienna="knight catholic", nurnberg="knight reformist", lubeck="rook catholic")
    )
    match = operate(position, "west")
    if purse < 2:
        assert deeds(match, HRE) == set()
    else:
        match.choose(f"campaign {HRE} france")
        assert florins(match) == [purse - 2, 0]


@pytest.mark.rule("PR-F9.3")
def test_without_a_knight_there_is_no_campaign() -> None:
    position = (
        Position(florins=[5, 0])
        .tableau(0, HRE)
        .repressed(HRE, "knight catholic")
        .slots(vienna="rook catholic", paris="knight catholic")
    )
    assert deeds(operate(position, "west"), HRE) == set()


@pytest.mark.rule("PR-F9.5")
def test_repressed_pieces_pirates_and_concessions_neither_attack_nor_defend() -> None:
    def build(**defenders: str) -> Position:
        return (
            Position("medici", "fugger", florins=[3, 0])
            .tableau(0, HRE)
            .tableau(1, "france")
            .repressed(HRE, "knight islamic", "medici")
            .repressed("france", "knight reformist", "rook islamic", "fugger")
            .borders(france_holy_roman_empire="rook catholic", england_france="rook islamic")
            .borders(france_aragon="fugger", holy_roman_empire_hungary="medici")
            .slots(vienna="knight catholic", **defenders)
        )

    equal = operate(build(lyon="rook catholic"), "west")
    before = seen(equal)["borders"]
    equal.choose(f"campaign {HRE} france")
    assert ruling_class(equal) == {}
    assert row(equal, 1, "west") == ["france"]
    assert unit(equal, HRE)["repressed"] == ["knight islamic", "pawn medici"]
    assert unit(equal, "france")["repressed"] == [
        "knight reformist",
        "rook islamic",
        "pawn fugger",
    ]
    assert seen(equal)["borders"] == before

    undefended = operate(build(), "west")
    undefended.choose(f"campaign {HRE} france")
    assert prompt(undefended) == "concession"
    assert ruling_class(undefended) == {"vienna": "knight catholic"}
    assert florins(undefended) == [2, 0]
    assert seen(undefended)["borders"] == before


@pytest.mark.rule("PR-F9.6")
def test_surviving_attackers_stay_where_they_are() -> None:
    position = (
        Position(florins=[2, 0])
        .tableau(0, HRE)
        .slots(vienna="knight catholic", nurnberg="knight reformist", paris="rook catholic")
    )
    match = operate(position, "west")
    match.choose(f"campaign {HRE} france")
    assert prompt(match) == "attacker-loss"
    assert keys(match) == {"lose vienna", "lose nurnberg"}
    play(match, "lose vienna", "no-concession")
    assert prompt(match) == "operation"
    assert ruling_class(match) == {"nurnberg": "knight reformist"}


@pytest.mark.rule("PR-F9.7", "PR-M3.7")
@pytest.mark.parametrize("place", ["deck", "king", "republic", "vassal"])
def test_a_conquered_empire_lies_under_the_conqueror_king_side_up(place: str) -> None:
    position = Position(florins=[1, 0]).tableau(0, HRE).slots(vienna="knight catholic")
    if place == "king":
        position.tableau(1, "france")
    elif place == "republic":
        position.tableau(1, "france republic")
    elif place == "vassal":
        position.tableau(1, "england", "france under england")
    match = operate(position, "west")
    play(match, f"campaign {HRE} france", "concession france-aragon")
    assert row(match, 0, "west") == [HRE, "merchants-of-the-staple"]
    assert [vassal["card"] for vassal in unit(match, HRE)["vassals"]] == ["france"]
    assert unit(match, "france")["side"] == "king"
    assert row(match, 1, "west") == (["england"] if place == "vassal" else [])
    assert "france" not in seen(match)["empire_deck"]
    if place == "vassal":
        assert unit(match, "england")["vassals"] == []
    assert border(match, "france-aragon") == "pawn medici"
    assert cubes(match) == [9, 10]


@pytest.mark.rule("PR-F9.7", "PR-M8.3")
def test_what_a_vassal_conquers_lies_under_its_suzerain() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, "hungary", f"{HRE} under hungary")
        .slots(vienna="knight catholic")
    )
    match = operate(position, "east")
    play(match, f"campaign {HRE} france", "no-concession")
    assert [vassal["card"] for vassal in unit(match, "hungary")["vassals"]] == ["france", HRE]
    assert unit(match, HRE)["vassals"] == []
    assert row(match, 0, "west") == []


@pytest.mark.rule("PR-F9.8", "PR-M8.6", "PR-M3.11")
def test_a_new_vassal_loses_queen_and_vassals_but_keeps_what_stands_on_it() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, HRE)
        .tableau(1, "france with anne-of-brittany", "england under france")
        .repressed("france", "knight islamic", "fugger")
        .repressed("england", "rook islamic", "fugger")
        .bishops(france="islamic", england="catholic")
        .slots(vienna="knight catholic")
    )
    match = operate(position, "west")
    match.choose(f"campaign {HRE} france")
    assert "anne-of-brittany" in seen(match)["discard"]
    assert "england" in seen(match)["empire_deck"]
    assert supply(match, "rook islamic") == 7
    assert supply(match, "bishop catholic") == 5
    assert cubes(match) == [10, 9]
    france = unit(match, "france")
    assert france["bishop"] == "islamic"
    assert france["queen"] is None
    assert france["repressed"] == ["knight islamic", "pawn fugger"]
    play(match, "no-concession", "emancipate knight-islamic bruges")
    assert keys(match) == {
        "emancipate-pawn pawn-fugger england-france",
        "emancipate-pawn pawn-fugger france-holy-roman-empire",
        "emancipate-pawn pawn-fugger france-aragon",
        "no-more-emancipation",
    }
    play(match, "no-more-emancipation")
    assert unit(match, "france")["repressed"] == ["pawn fugger"]
    assert ruling_class(match) == {"vienna": "knight catholic", "bruges": "knight islamic"}


@pytest.mark.rule("PR-F9.8")
def test_the_queen_of_the_conqueror_stays() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, f"{HRE} with joanna-the-mad")
        .slots(vienna="knight catholic")
    )
    match = operate(position, "west")
    play(match, f"campaign {HRE} france", "no-concession")
    assert unit(match, HRE)["queen"]["card"] == "joanna-the-mad"
    assert in_play(match) == {HRE, "joanna-the-mad", "france", "merchants-of-the-staple"}


@pytest.mark.rule("PR-F9.9")
def test_a_vassal_cannot_attack_its_suzerain() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, "ottoman", f"{HRE} under ottoman")
        .slots(vienna="knight catholic")
    )
    assert deeds(operate(position, "east"), HRE) == {
        "campaign france",
        "campaign hungary",
        "campaign aragon",
        "campaign papal-states",
    }


@pytest.mark.rule("PR-F9.10", "PR-EX25", "PR-M3.1")
def test_a_suzerain_that_beats_its_own_vassal_changes_nothing_but_the_losses() -> None:
    position = (
        Position(florins=[2, 0])
        .tableau(0, HRE, "france under holy-roman-empire")
        .repressed("france", "rook islamic", "medici")
        .slots(vienna="knight catholic", nurnberg="knight reformist", paris="knight catholic")
    )
    match = operate(position, "west")
    play(match, f"campaign {HRE} france", "lose nurnberg")
    assert prompt(match) == "operation"
    assert florins(match) == [0, 0]
    assert ruling_class(match) == {"vienna": "knight catholic"}
    assert [vassal["card"] for vassal in unit(match, HRE)["vassals"]] == ["france"]
    assert unit(match, "france")["side"] == "king"
    assert unit(match, "france")["repressed"] == ["rook islamic", "pawn medici"]
    assert cubes(match) == [9, 10]
    assert set(seen(match)["borders"].values()) == {None}


@pytest.mark.rule("PR-F9.10")
def test_a_vassal_that_beats_another_vassal_of_its_suzerain_changes_nothing() -> None:
    position = (
        Position(florins=[2, 0])
        .tableau(0, "england", "france under england", "aragon under england")
        .repressed("aragon", "rook islamic")
        .slots(paris="knight catholic", lyon="knight catholic", valencia="rook islamic")
    )
    match = operate(position, "west")
    play(match, "campaign france aragon", "lose lyon")
    assert prompt(match) == "operation"
    assert ruling_class(match) == {"paris": "knight catholic"}
    assert [vassal["card"] for vassal in unit(match, "england")["vassals"]] == ["france", "aragon"]
    assert unit(match, "aragon")["repressed"] == ["rook islamic"]
    assert cubes(match) == [10, 10]


@pytest.mark.rule("PR-F9.11")
@pytest.mark.parametrize("words", ["aragon", "aragon republic", "aragon under portugal"])
def test_an_own_empire_outside_the_suzerainty_becomes_a_vassal_never_a_republic(
    words: str,
) -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, "portugal", "france", words)
        .slots(paris="knight catholic")
    )
    match = operate(position, "west")
    play(match, "campaign france aragon", "concession portugal-aragon")
    assert row(match, 0, "west") == ["portugal", "france", "merchants-of-the-staple"]
    assert [vassal["card"] for vassal in unit(match, "france")["vassals"]] == ["aragon"]
    assert unit(match, "portugal")["vassals"] == []
    assert unit(match, "aragon")["side"] == "king"
    assert border(match, "portugal-aragon") == "pawn medici"


@pytest.mark.rule("PR-F9.11")
def test_an_own_suzerain_that_is_conquered_loses_its_vassals() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, "france", "aragon with joanna-the-mad", "portugal under aragon")
        .slots(paris="knight catholic")
    )
    match = operate(position, "west")
    play(match, "campaign france aragon", "no-concession")
    assert [vassal["card"] for vassal in unit(match, "france")["vassals"]] == ["aragon"]
    assert in_play(match) == {"france", "aragon", "merchants-of-the-staple"}
    assert "portugal" in seen(match)["empire_deck"]


@pytest.mark.rule("PR-EX11")
@pytest.mark.parametrize("purse", [1, 2])
def test_the_example_of_a_vassal_on_campaign(purse: int) -> None:
    match = (
        Position("medici", "fugger", florins=[purse, 4])
        .tableau(0, "ottoman", f"{HRE} under ottoman")
        .tableau(1, "france")
        .repressed("france", "rook catholic", "medici")
        .slots(nurnberg="knight reformist", vienna="knight catholic")
        .match()
    )
    if purse == 1:
        assert "operate east" not in keys(match)
        return
    play(match, "operate east", f"campaign {HRE} france")
    assert florins(match) == [0, 4]
    assert [vassal["card"] for vassal in unit(match, "ottoman")["vassals"]] == ["france", HRE]
    play(
        match,
        "concession england-france",
        "emancipate rook-catholic lyon",
        "emancipate-pawn pawn-medici france-holy-roman-empire",
    )
    assert prompt(match) == "action"
    assert border(match, "england-france") == "pawn medici"
    assert border(match, "france-holy-roman-empire") == "pawn medici"
    assert ruling_class(match) == {
        "lyon": "rook catholic",
        "nurnberg": "knight reformist",
        "vienna": "knight catholic",
    }
    assert unit(match, "france")["repressed"] == []
