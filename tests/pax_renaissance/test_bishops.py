"""F1 and M9: bishops, where inquisitors take them, and what they do there."""

import pytest

from kronika.core.match import Match
from kronika.games.pax_renaissance.position import Position

from .helpers import (
    deeds,
    florins,
    keys,
    operate,
    play,
    prompt,
    row,
    ruling_class,
    seen,
    supply,
    unit,
    units,
)

pytestmark = pytest.mark.compiled


def bishops(match: Match) -> dict[str, str]:
    """The cards on which a bishop stands."""
    found = {name: card["bishop"] for name, card in units(match).items()}
    return {name: bishop for name, bishop in found.items() if bishop is not None}


def moves(match: Match) -> set[str]:
    """The cards to which the chosen bishop can go."""
    assert prompt(match) == "bishop"
    return {key.removeprefix("move-bishop ") for key in keys(match)}


# F1: inquisitor


@pytest.mark.rule("PR-F1.1")
def test_an_inquisitor_moves_a_bishop_of_his_colour_on_any_card_of_any_tableau() -> None:
    position = (
        Position()
        .tableau(0, "antipope", "conquistadors", "genoese-fleet")
        .tableau(1, "luther", "cromwell", "safavids", "black-sheep-tribe")
        .bishops(conquistadors="reformist", genoese_fleet="catholic", luther="reformist")
        .bishops(cromwell="islamic", safavids="reformist")
    )
    assert deeds(operate(position, "west"), "antipope") == {
        "inquisitor conquistadors",
        "inquisitor luther",
        "inquisitor safavids",
    }


@pytest.mark.rule("PR-F1.2", "PR-M18.2")
def test_a_bishop_goes_to_the_next_card_or_to_any_card_of_the_same_location() -> None:
    position = (
        Position()
        .tableau(0, "antipope", "gutenberg", "the-kremlin", "swiss-rislaufer", "genoese-fleet")
        .tableau(1, "arumer-zwarte-hoop", "conquistadors", "luther", "scottish-privateers")
        .tableau(1, "cromwell", "holy-roman-empire", "safavids")
        .bishops(luther="reformist")
    )
    match = operate(position, "west")
    match.choose("inquisitor antipope luther")
    neighbours = {"conquistadors", "scottish-privateers"}
    located = {"gutenberg", "the-kremlin", "swiss-rislaufer", "holy-roman-empire"}
    assert moves(match) == neighbours | located
    match.choose("move-bishop scottish-privateers")
    assert bishops(match) == {"scottish-privateers": "reformist"}
    assert supply(match, "bishop reformist") == 4


@pytest.mark.rule("PR-F1.3")
def test_a_bishop_must_move_to_another_card() -> None:
    position = Position().tableau(0, "antipope").tableau(1, "luther").bishops(luther="reformist")
    assert "operate west" not in keys(position.match())
    position.tableau(1, "cromwell", "teutonic-knights")
    match = operate(position, "west")
    match.choose("inquisitor antipope luther")
    assert moves(match) == {"cromwell", "teutonic-knights"}


@pytest.mark.rule("PR-F1.4", "PR-M18.2")
def test_no_bishop_crosses_the_player_card() -> None:
    position = (
        Position()
        .tableau(0, "antipope")
        .tableau(1, "luther", "cromwell", "conquistadors", "safavids", "damascus-coffee")
        .bishops(luther="reformist", safavids="reformist")
    )
    match = play(position.match(), "operate west")
    assert deeds(match, "antipope") == {"inquisitor luther", "inquisitor safavids"}
    from_west = play(match.copy(), "inquisitor antipope luther")
    assert bishops(from_west) == {"cromwell": "reformist", "safavids": "reformist"}
    match.choose("inquisitor antipope safavids")
    assert bishops(match) == {"luther": "reformist", "damascus-coffee": "reformist"}


def suzerainty(bishop: str) -> Match:
    position = (
        Position()
        .tableau(0, "antipope")
        .tableau(1, "safavids", "ottoman", "hungary under ottoman", "portugal under ottoman")
        .tableau(1, "damascus-coffee")
        .bishops(**{bishop: "reformist"})
    )
    match = operate(position, "west")
    match.choose(f"inquisitor antipope {bishop}")
    return match


@pytest.mark.rule("PR-F1.5")
def test_a_bishop_goes_from_a_suzerain_to_any_of_its_vassals_and_back() -> None:
    assert moves(suzerainty("ottoman")) == {"safavids", "damascus-coffee", "hungary", "portugal"}
    assert bishops(suzerainty("hungary")) == {"ottoman": "reformist"}
    assert bishops(suzerainty("portugal")) == {"ottoman": "reformist"}


@pytest.mark.rule("PR-F1.5")
def test_the_neighbours_of_a_suzerain_do_not_touch_its_vassals() -> None:
    assert bishops(suzerainty("safavids")) == {"ottoman": "reformist"}
    assert bishops(suzerainty("damascus-coffee")) == {"ottoman": "reformist"}


@pytest.mark.rule("PR-F1.6", "PR-M5.5")
def test_a_bishop_on_a_regional_card_goes_to_every_card_of_the_region() -> None:
    cards = ["safavids", "ottoman-navy", "vlad-the-impaler", "mamluk", "qizilbash"]
    position = (
        Position()
        .tableau(0, "antipope", "holy-land-crusade", "knights-hospitaller")
        .tableau(1, "dervishes", *cards, "the-kremlin", "barbarossa-brothers", "luther")
        .bishops(dervishes="reformist")
    )
    match = operate(position, "west")
    match.choose("inquisitor antipope dervishes")
    assert moves(match) == {*cards, "holy-land-crusade", "knights-hospitaller"}


@pytest.mark.rule("PR-F1.6")
def test_a_bishop_goes_to_regional_cards_from_every_empire_of_the_region() -> None:
    position = (
        Position()
        .tableau(0, "antipope", "swiss-rislaufer", "peters-pence", "cromwell")
        .tableau(1, "luther", "dervishes")
        .bishops(luther="reformist")
    )
    match = operate(position, "west")
    match.choose("inquisitor antipope luther")
    assert moves(match) == {"swiss-rislaufer", "peters-pence"}


@pytest.mark.rule("PR-F1.7")
def test_a_moved_bishop_meets_another_bishop_or_pacifies() -> None:
    position = (
        Position()
        .tableau(0, "antipope")
        .tableau(1, "genoese-fleet", "luther", "hungary", "france")
        .bishops(luther="reformist", genoese_fleet="catholic")
        .repressed("france", "knight catholic", "rook islamic")
    )
    match = operate(position, "west")
    match.choose("inquisitor antipope luther")
    worms = play(match.copy(), "move-bishop genoese-fleet")
    assert bishops(worms) == {}
    assert prompt(worms) == "operation"
    match.choose("move-bishop france")
    assert keys(match) == {"pacify knight-catholic", "pacify rook-islamic", "no-pacification"}
    match.choose("pacify rook-islamic")
    assert unit(match, "france")["repressed"] == ["knight catholic"]
    assert bishops(match) == {"genoese-fleet": "catholic", "france": "reformist"}


@pytest.mark.rule("PR-F1.8")
def test_several_inquisitors_may_move_the_same_bishop() -> None:
    position = (
        Position()
        .tableau(0, "antipope", "reformed-theology", "anabaptist-reformation")
        .tableau(1, "genoese-fleet", "scottish-privateers", "conquistadors")
        .bishops(genoese_fleet="reformist")
    )
    match = operate(position, "west")
    play(match, "inquisitor antipope genoese-fleet", "move-bishop scottish-privateers")
    play(match, "inquisitor reformed-theology scottish-privateers", "move-bishop conquistadors")
    play(
        match, "inquisitor anabaptist-reformation conquistadors", "move-bishop scottish-privateers"
    )
    assert bishops(match) == {"scottish-privateers": "reformist"}
    assert seen(match)["supply"]["bishop reformist"] == 4


# M9: bishops


@pytest.mark.rule("PR-M9.1")
def test_bishops_are_placed_on_tableau_cards_only() -> None:
    match = (
        Position()
        .tableau(1, "ottoman with hurrem-sultan-roxelana", "hungary under ottoman")
        .queens(1, "sitt-i-hatun-of-dulkadir")
        .hand(1, "qizilbash")
        .market("east", "safavids", "the-grim")
        .hand(0, "dervishes")
        .match()
    )
    match.choose("play dervishes")
    assert keys(match) == {
        "place-bishop bishop-islamic dervishes",
        "place-bishop bishop-islamic ottoman",
        "place-bishop bishop-islamic hungary",
        "no-more-agents",
    }
    match.choose("place-bishop bishop-islamic ottoman")
    assert bishops(match) == {"ottoman": "islamic"}
    assert ruling_class(match) == {}


@pytest.mark.rule("PR-M9.1")
def test_bishops_do_not_fight() -> None:
    match = (
        Position().tableau(1, "aragon").bishops(aragon="islamic").hand(0, "duke-of-milan").match()
    )
    play(match, "play duke-of-milan", "one-shot conspiracy aragon")
    assert seen(match)["beside"] == ["knight catholic", "knight catholic"]
    play(match, "settle knight-catholic valencia", "no-concession")
    assert bishops(match) == {"aragon": "islamic"}
    assert row(match, 0, "west") == ["duke-of-milan", "aragon"]


@pytest.mark.rule("PR-M9.1", "PR-M7.4")
def test_a_bishop_leaves_with_his_card() -> None:
    position = Position().tableau(0, "antipope", "luther").bishops(luther="islamic")
    match = play(position.match(), "sell luther")
    assert supply(match, "bishop islamic") == 5
    assert bishops(match) == {}


@pytest.mark.rule("PR-M9.2")
@pytest.mark.parametrize("religion", ["catholic", "islamic", "reformist"])
def test_a_bishop_of_any_colour_takes_abilities_and_operations_but_never_prestige(
    religion: str,
) -> None:
    position = Position(florins=[0, 0]).tableau(0, "conquistadors").slots(toledo="knight catholic")
    free = position.match()
    assert "operate west" in keys(free)
    assert florins(play(free, "sell conquistadors")) == [4, 0]
    position.bishops(conquistadors=religion)
    match = position.match()
    assert unit(match, "conquistadors")["silenced"] is True
    assert "operate west" not in keys(match)
    assert seen(match)["players"][0]["prestige"]["discovery"] == 1
    assert florins(play(match, "sell conquistadors")) == [2, 0]


@pytest.mark.rule("PR-M9.3")
@pytest.mark.parametrize("other", ["catholic", "islamic", "reformist"])
def test_two_bishops_on_one_card_kill_each_other(other: str) -> None:
    position = (
        Position()
        .tableau(0, "luther", "jesuits")
        .bishops(luther="catholic")
        .tableau(1, "gutenberg", "spanish-tercio")
        .bishops(gutenberg=other)
        .hand(0, "papal-elephant")
    )
    placed = play(position.match(), "play papal-elephant")
    placed.choose("place-bishop bishop-catholic gutenberg")
    assert bishops(placed) == {"luther": "catholic"}
    assert supply(placed, f"bishop {other}") == (4 if other == "catholic" else 5)

    moved = operate(position, "west")
    play(moved, "inquisitor jesuits luther", "move-bishop gutenberg")
    assert bishops(moved) == {}
    assert supply(moved, "bishop catholic") == supply(moved, f"bishop {other}") == 5


@pytest.mark.rule("PR-M9.3", "PR-M9.4")
def test_a_diet_of_worms_on_an_empire_card_pacifies_nothing() -> None:
    match = (
        Position()
        .tableau(0, "spanish-tercio")
        .tableau(1, "france")
        .bishops(france="islamic")
        .repressed("france", "knight catholic", "rook catholic")
        .hand(0, "papal-elephant")
        .match()
    )
    play(match, "play papal-elephant", "place-bishop bishop-catholic france")
    assert prompt(match) == "action"
    assert bishops(match) == {}
    assert unit(match, "france")["repressed"] == ["knight catholic", "rook catholic"]


@pytest.mark.rule("PR-M9.4")
@pytest.mark.parametrize("victim", ["knight catholic", "rook islamic", "pawn fugger", None])
def test_a_bishop_who_comes_to_an_empire_card_may_kill_one_repressed_piece(
    victim: str | None,
) -> None:
    pieces = ["knight catholic", "rook islamic", "pawn fugger"]
    position = (
        Position("medici", "fugger", florins=[0, 0])
        .tableau(0, "spanish-tercio")
        .tableau(1, "france")
        .repressed("france", "knight catholic", "rook islamic", "fugger")
        .hand(0, "papal-elephant")
    )
    match = play(position.match(), "play papal-elephant", "place-bishop bishop-catholic france")
    assert match.player == 0
    assert keys(match) == {
        "pacify knight-catholic",
        "pacify rook-islamic",
        "pacify pawn-fugger",
        "no-pacification",
    }
    match.choose("no-pacification" if victim is None else f"pacify {victim.replace(' ', '-')}")
    assert prompt(match) == "action"
    assert unit(match, "france")["repressed"] == [piece for piece in pieces if piece != victim]
    assert bishops(match) == {"france": "catholic"}
    assert florins(match) == [0, 0]


@pytest.mark.rule("PR-M9.5")
def test_a_bishop_silences_the_card_of_whoever_placed_him_and_obeys_anybody() -> None:
    match = (
        Position()
        .tableau(0, "spanish-tercio")
        .tableau(1, "jesuits", "peters-pence")
        .slots(paris="knight catholic", lyon="knight catholic")
        .hand(0, "papal-elephant")
        .actions(1)
        .match()
    )
    assert "operate west" in keys(match)
    match.choose("play papal-elephant")
    match.choose("place-bishop bishop-catholic spanish-tercio")
    assert unit(match, "spanish-tercio")["silenced"] is True
    assert match.player == 1
    match.choose("operate west")
    assert deeds(match, "jesuits") == {"inquisitor spanish-tercio"}
    play(match, "inquisitor jesuits spanish-tercio", "move-bishop papal-elephant")
    assert bishops(match) == {"papal-elephant": "catholic"}
    assert unit(match, "spanish-tercio")["silenced"] is False


@pytest.mark.rule("PR-M9.6")
def test_a_bishop_on_a_couple_stays_on_the_king_when_the_queen_goes() -> None:
    position = (
        Position()
        .tableau(0, "cem-anti-hostage")
        .tableau(1, "ottoman with carlotta-lusignan-of-cyprus")
        .bishops(ottoman="catholic")
    )
    match = operate(position, "east")
    assert unit(match, "ottoman")["queen"]["silenced"] is True
    match.choose("behead cem-anti-hostage carlotta-lusignan-of-cyprus")
    assert unit(match, "ottoman")["queen"] is None
    assert unit(match, "ottoman")["bishop"] == "catholic"
    assert unit(match, "ottoman")["silenced"] is True


@pytest.mark.rule("PR-M9.6")
def test_a_bishop_on_a_king_silences_the_queen_who_marries_him() -> None:
    match = (
        Position()
        .tableau(0, "star-chamber")
        .tableau(1, "france")
        .bishops(france="islamic")
        .slots(paris="knight catholic", lyon="knight catholic")
        .hand(0, "anne-of-brittany")
        .match()
    )
    play(match, "play anne-of-brittany", "crown france", "no-concession")
    assert row(match, 0, "west") == ["star-chamber", "france"]
    assert unit(match, "france")["queen"]["silenced"] is True
    assert "operate west" not in keys(match)


@pytest.mark.rule("PR-EX05")
def test_three_inquisitors_lead_one_bishop_over_three_empire_cards() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "the-grim", "safavids", "qizilbash")
        .tableau(1, "hungary", "byzantium", "mamluk")
        .repressed("hungary", "fugger")
        .repressed("byzantium", "rook islamic", "knight islamic", "medici")
        .bishops(mamluk="islamic")
    )
    match = operate(position, "east")
    play(match, "inquisitor the-grim mamluk", "move-bishop byzantium", "pacify rook-islamic")
    play(match, "inquisitor safavids byzantium", "move-bishop hungary", "pacify pawn-fugger")
    play(match, "inquisitor qizilbash hungary", "move-bishop byzantium", "pacify pawn-medici")
    assert bishops(match) == {"byzantium": "islamic"}
    assert unit(match, "hungary")["repressed"] == []
    assert unit(match, "byzantium")["repressed"] == ["knight islamic"]
    assert {key.split()[0] for key in keys(match)} == {"commerce", "end-operations"}
