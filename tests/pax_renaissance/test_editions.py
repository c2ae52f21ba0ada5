"""Chapter Y: what the first edition does and the second does not."""

from pathlib import Path

import pytest

import kronika
from kronika.core.errors import ContentError, UsageError
from kronika.core.match import Match
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.terms import EMPIRES, ONE_SHOTS

from .helpers import (
    border,
    city,
    cubes,
    deeds,
    edited_card,
    florins,
    keys,
    operate,
    play,
    prompt,
    rest,
    row,
    ruling_class,
    seen,
    supply,
    unit,
)

pytestmark = pytest.mark.compiled

HRE = "holy-roman-empire"


@pytest.mark.rule("PR-Y1.1")
def test_cylinders_are_rooks_and_pirates() -> None:
    match = Position().hand(0, "ottoman-navy").tableau(0, "qizilbash").match()
    assert supply(match, "rook islamic") == 7
    play(match, "play ottoman-navy", "place-pirate pirate-islamic ottoman-mamluk")
    assert border(match, "ottoman-mamluk") == "rook islamic"
    assert supply(match, "rook islamic") == 6
    assert set(seen(match)["supply"]) == {
        f"{sort} {religion}"
        for sort in ("knight", "rook", "bishop")
        for religion in ("catholic", "islamic", "reformist")
    }


@pytest.mark.rule("PR-Y1.1")
def test_a_pirate_may_be_taken_where_a_rook_is_missing() -> None:
    match = (
        Position()
        .hand(0, "damascus-coffee")
        .slots(paris="rook islamic", bruges="rook islamic", lyon="rook islamic")
        .slots(london="rook islamic", bordeaux="rook islamic", vienna="rook islamic")
        .borders(portugal_aragon="rook islamic")
        .match()
    )
    play(match, "play damascus-coffee", "no-one-shot", "place rook-islamic cairo")
    assert prompt(match) == "shortage"
    match.choose("take-border portugal-aragon")
    assert city(match, "cairo") == "rook islamic"
    assert border(match, "portugal-aragon") is None


@pytest.mark.rule("PR-Y1.2")
def test_an_empire_card_in_the_deck_holds_no_pieces() -> None:
    position = (
        Position("medici", "fugger").tableau(0, "genoese-fleet").borders(france_aragon="fugger")
    )
    match = operate(position, "west")
    match.choose("repress-pawn genoese-fleet france-aragon aragon")
    assert cubes(match) == [10, 10]
    assert florins(match) == [1, 0]

    sold = (
        Position("medici", "fugger")
        .tableau(0, "aragon")
        .repressed("aragon", "fugger", "knight islamic")
        .bishops(aragon="catholic")
        .hand(0, "joanna-the-mad")
        .match()
    )
    play(sold, "sell aragon")
    assert cubes(sold) == [10, 10]
    assert supply(sold, "knight islamic") == 7
    assert supply(sold, "bishop catholic") == 5
    rest(play(sold, "play joanna-the-mad", "crown aragon"))
    assert unit(sold, "aragon")["repressed"] == []
    assert unit(sold, "aragon")["bishop"] is None


@pytest.mark.rule("PR-Y1.3")
def test_a_map_card_has_exactly_one_other_side() -> None:
    sides = default().side_religion
    assert len(sides) == 2
    names = {-1: "medieval", 0: "catholic", 1: "islamic", 2: "reformist"}
    assert {
        empire: (names[sides[0][number]], names[sides[1][number]])
        for number, empire in enumerate(EMPIRES)
    } == {
        "england": ("medieval", "reformist"),
        "france": ("medieval", "reformist"),
        HRE: ("medieval", "reformist"),
        "hungary": ("medieval", "islamic"),
        "byzantium": ("medieval", "islamic"),
        "portugal": ("medieval", "catholic"),
        "aragon": ("medieval", "catholic"),
        "papal-states": ("catholic", "reformist"),
        "ottoman": ("medieval", "islamic"),
        "mamluk": ("islamic", "catholic"),
    }


@pytest.mark.rule("PR-Y1.3")
def test_a_won_war_does_not_make_a_theocracy_that_is_not_printed() -> None:
    match = (
        Position()
        .hand(0, "reformed-theology")
        .slots(valencia="knight catholic", paris="knight reformist", toledo="knight reformist")
        .match()
    )
    rest(play(match, "play reformed-theology", "one-shot reformation aragon"))
    assert "aragon" in row(match, 0, "west")
    assert seen(match)["faces"]["aragon"] == "medieval"


@pytest.mark.rule("PR-Y1.3")
def test_papal_states_and_mamluk_have_no_medieval_side() -> None:
    match = Position().hand(0, "la-serenissima", "damascus-coffee").actions(3).match()
    play(match, "play la-serenissima", "one-shot conspiracy papal-states", "flip papal-states")
    rest(match)
    play(match, "play damascus-coffee", "one-shot conspiracy mamluk", "flip mamluk")
    rest(match)
    assert seen(match)["faces"]["papal-states"] == "reformist"
    assert seen(match)["faces"]["mamluk"] == "catholic"


@pytest.mark.rule("PR-Y1.4")
def test_there_is_no_red_sea() -> None:
    content = default()
    assert content.emporium_ids == ["trebizond", "spice-islands", "tana", "novgorod", "timbuktu"]
    mamluk = content.empire_slots[EMPIRES.index("mamluk")]
    assert [content.slot_ids[slot] for slot in mamluk] == ["cairo", "cyprus"]

    match = (
        Position(florins=[5, 0])
        .hand(0, "mamluk-slave-soldiers")
        .slots(cairo="rook islamic", cyprus="rook catholic")
        .match()
    )
    play(match, "play mamluk-slave-soldiers", "no-one-shot")
    assert keys(match) == {
        "place knight-islamic cairo",
        "place knight-islamic cyprus",
        "no-more-agents",
    }


@pytest.mark.rule("PR-Y1.5")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_bishop_stays_on_a_card_that_changes_its_regime(holder: int) -> None:
    match = (
        Position()
        .tableau(holder, "aragon")
        .bishops(aragon="reformist")
        .hand(0, "the-hidden")
        .match()
    )
    rest(play(match, "play the-hidden", "one-shot peasant-revolt aragon"))
    assert unit(match, "aragon")["side"] == ("republic" if holder == 0 else "king")
    assert unit(match, "aragon")["bishop"] == "reformist"
    assert unit(match, "aragon")["silenced"]
    assert supply(match, "bishop reformist") == 4


@pytest.mark.rule("PR-Y1.6")
def test_an_own_unmarried_king_is_no_suitor() -> None:
    match = Position().tableau(0, "aragon", "portugal").hand(0, "joanna-the-mad").match()
    match.choose("play joanna-the-mad")
    assert keys(match) == {f"crown {HRE}", "no-one-shot"}


@pytest.mark.rule("PR-Y1.7")
@pytest.mark.parametrize(
    "card",
    [
        "papal-elephant",
        "peters-pence",
        "knights-hospitaller",
        "swabian-league",
        "santa-hermandad",
        "marechaussee",
        "dervishes",
        "barbarossa-brothers",
        "ottoman-navy",
        "jewish-pirates",
    ],
)
def test_no_apostasy_on_a_base_card(card: str) -> None:
    match = (
        Position()
        .tableau(1, "aragon with joanna-the-mad", "ottoman")
        .bishops(aragon="reformist", ottoman="catholic")
        .hand(0, card)
        .match()
    )
    match.choose(f"play {card}")
    assert prompt(match) == "agent"


@pytest.mark.rule("PR-Y1.7")
def test_content_with_apostasy_is_refused(tmp_path: Path) -> None:
    assert "apostasy" not in ONE_SHOTS
    with pytest.raises(ContentError, match="apostasy"):
        edited_card(tmp_path, "dervishes", one_shot='"apostasy"')


@pytest.mark.rule("PR-Y1.8")
def test_campaigns_against_own_empires_are_allowed() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, "france", "aragon", "england republic", "portugal under france")
        .slots(paris="knight catholic")
    )
    match = operate(position, "west")
    assert {"campaign aragon", "campaign england", "campaign portugal"} <= deeds(match, "france")
    rest(play(match, "campaign france england"))
    assert unit(match, "england")["side"] == "king"
    assert row(match, 0, "west") == ["france", "aragon", "merchants-of-the-staple"]


@pytest.mark.rule("PR-Y1.9")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_one_start_map_and_four_banks(seed: int) -> None:
    match = kronika.new("pax-renaissance", players=4, seed=seed)
    banks = {player["bank"] for player in seen(match)["players"]}
    assert banks == {"fugger", "medici", "coeur", "marchionni"}
    assert default().bank_ids == ["fugger", "medici", "coeur", "marchionni"]
    faces = dict.fromkeys(EMPIRES, "medieval")
    assert seen(match)["faces"] == {**faces, "papal-states": "catholic", "mamluk": "islamic"}
    assert ruling_class(match) == {
        "london": "rook catholic",
        "paris": "knight catholic",
        "vienna": "rook catholic",
        "buda": "knight catholic",
        "tana": "knight islamic",
        "toledo": "knight catholic",
        "valencia": "knight catholic",
        "venice": "knight catholic",
        "constantinople-1": "rook islamic",
        "constantinople-2": "knight islamic",
        "constantinople-3": "knight islamic",
        "cairo": "rook islamic",
    }
    with pytest.raises(UsageError):
        kronika.new("pax-renaissance", players=4, seed=seed, map="1550")


def end_of_turn(east: int, west: int) -> Match:
    """A turn that bought one West card and ends with decks of these sizes."""
    match = (
        Position(florins=[1, 0])
        .market("west", "jesuits", "antipope", "luther", "cromwell", "the-bold", "the-hidden")
        .market(
            "east", "dervishes", "safavids", "qizilbash", "the-grim", "janissaries", "black-army"
        )
        .decks(east=east, west=west)
        .actions(1)
        .match()
    )
    return play(match, "buy west-1 antipope")


@pytest.mark.rule("PR-Y1.10", "PR-D2.7")
def test_the_game_ends_when_both_decks_are_empty_although_the_market_is_full() -> None:
    over = end_of_turn(east=0, west=1)
    assert over.result is not None
    assert over.result.reason == "patron"
    assert all(slot["card"] for row in seen(over)["market"].values() for slot in row)
    assert end_of_turn(east=1, west=1).result is None
    assert end_of_turn(east=0, west=2).result is None


@pytest.mark.rule("PR-Y1.10", "PR-M3.6")
def test_an_own_empire_flipped_by_strawman_keeps_its_place() -> None:
    match = Position().tableau(0, "aragon", "flanders-guild").hand(0, "sindicat-remenca").match()
    rest(play(match, "play sindicat-remenca", "one-shot peasant-revolt aragon"))
    assert row(match, 0, "west") == ["aragon", "flanders-guild", "sindicat-remenca"]
    assert unit(match, "aragon")["side"] == "republic"


@pytest.mark.rule("PR-Y1.10", "PR-F1.5", "PR-M18.2")
def test_bishops_beside_a_suzerainty_do_not_step_on_its_vassals() -> None:
    def moves(start: str) -> set[str]:
        position = (
            Position()
            .tableau(0, "jesuits", "swabian-league", "france", "teutonic-knights")
            .tableau(0, "hungary under france", "mamluk under france")
            .bishops(**{start.replace("-", "_"): "catholic"})
        )
        match = operate(position, "west")
        match.choose(f"inquisitor jesuits {start}")
        if prompt(match) == "bishop":
            return {key.removeprefix("move-bishop ") for key in keys(match)}
        return {
            card
            for card in ("jesuits", "swabian-league", "france", "teutonic-knights", "mamluk")
            if unit(match, card)["bishop"]
        }

    assert moves("swabian-league") == {"jesuits", "france", "teutonic-knights"}
    assert moves("france") == {"swabian-league", "teutonic-knights", "hungary", "mamluk"}
    assert moves("hungary") == {"france"}
