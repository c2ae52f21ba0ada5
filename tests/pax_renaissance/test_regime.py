"""Chapters M3, M4 and M8: regime change, emancipation, vassals."""

import pytest

from kronika.core.match import Match
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
    rest,
    row,
    ruling_class,
    seen,
    supply,
    unit,
)

pytestmark = pytest.mark.compiled

HRE = "holy-roman-empire"

VOTE = "vote"
CAMPAIGN = "campaign"
CORONATION = "coronation"
CONSPIRACY = "conspiracy"
REVOLT = "peasant-revolt"
CRUSADE = "crusade"
BATTLES = [CONSPIRACY, REVOLT, CRUSADE]


def change(position: Position, cause: str) -> Match:
    """Bring about a regime change in Aragon, up to its first decision."""
    if cause == VOTE:
        position.tableau(0, "flanders-guild").borders(aragon_papal_states="medici")
        match = operate(position, "west")
        return play(match, "vote flanders-guild aragon")
    if cause == CAMPAIGN:
        position.tableau(0, HRE).slots(vienna="knight catholic")
        return play(operate(position, "west"), f"campaign {HRE} aragon")
    if cause == CORONATION:
        match = position.hand(0, "joanna-the-mad").match()
        return play(match, "play joanna-the-mad", "crown aragon")
    card = {CONSPIRACY: "duke-of-milan", REVOLT: "the-hidden", CRUSADE: "jesuits"}[cause]
    if cause == CRUSADE:
        position.slots(london="knight catholic", venice="knight catholic", algiers="rook islamic")
    match = position.hand(0, card).match()
    play(match, f"play {card}", f"one-shot {cause} aragon")
    while prompt(match) in ("attacker-loss", "survivor"):
        match.choose(match.options[-1])
    return match


# M3: regime change


@pytest.mark.rule("PR-M3.1", "PR-M3.12")
@pytest.mark.parametrize("cause", [VOTE, CAMPAIGN, CORONATION, *BATTLES])
def test_what_causes_a_regime_change(cause: str) -> None:
    position = Position(florins=[1, 0])
    if cause != CORONATION:
        position.tableau(1, "aragon").repressed("aragon", "fugger")
    match = change(position, cause)
    assert "aragon" in in_play(match)
    assert "aragon" not in row(match, 1, "west")
    assert prompt(match) == "concession"
    match.choose("no-concession")
    assert (prompt(match) == "emancipation") == (cause not in (CORONATION, REVOLT))


@pytest.mark.rule("PR-M3.2")
@pytest.mark.parametrize("cause", [CORONATION, *BATTLES])
def test_a_card_from_the_deck_goes_to_the_outer_end_king_side_up(cause: str) -> None:
    match = rest(change(Position().tableau(0, "france", "dervishes"), cause))
    assert row(match, 0, "west")[0] == "france"
    assert row(match, 0, "west")[-1] == "aragon"
    assert row(match, 0, "east") == ["dervishes"]
    assert unit(match, "aragon")["side"] == "king"
    assert "aragon" not in seen(match)["empire_deck"]


@pytest.mark.rule("PR-M3.2")
def test_an_eastern_empire_goes_to_the_east_side_whatever_the_card() -> None:
    match = (
        Position()
        .hand(0, "holy-land-crusade")
        .tableau(0, "flanders-guild", "dervishes")
        .slots(cairo="rook islamic")
        .match()
    )
    play(match, "play holy-land-crusade", "one-shot crusade mamluk")
    rest(match)
    assert row(match, 0, "east") == ["dervishes", "mamluk"]
    assert row(match, 0, "west") == ["flanders-guild", "holy-land-crusade"]


@pytest.mark.rule("PR-M3.3", "PR-M3.11")
@pytest.mark.parametrize("cause", [VOTE, *BATTLES])
@pytest.mark.parametrize("side", ["king", "republic"])
def test_a_card_from_another_tableau_comes_as_a_king_with_what_stands_on_it(
    cause: str, side: str
) -> None:
    position = Position(florins=[4, 0]).tableau(0, "france")
    if side == "king":
        position.tableau(1, "aragon with isabella-of-castille", "england under aragon")
        position.repressed("england", "rook reformist", "fugger").bishops(england="catholic")
    else:
        position.tableau(1, "aragon republic")
    position.bishops(aragon="islamic")
    staying = "rook reformist" if cause != CONSPIRACY else "fugger"
    position.repressed("aragon", staying)
    match = change(position, cause)
    assert row(match, 0, "west")[0] == "france"
    assert row(match, 0, "west")[-1] == "aragon"
    assert row(match, 1, "west") == []
    aragon = unit(match, "aragon")
    assert aragon["side"] == "king"
    assert aragon["queen"] is None
    assert aragon["vassals"] == []
    assert aragon["bishop"] == "islamic"
    assert aragon["repressed"] == ["pawn fugger" if staying == "fugger" else staying]
    if side == "king":
        assert "isabella-of-castille" in seen(match)["discard"]
        assert "england" in seen(match)["empire_deck"]
        assert supply(match, "bishop catholic") == 5
        assert supply(match, "rook reformist") == (7 if staying == "fugger" else 6)
        assert cubes(match)[1] == (9 if staying == "fugger" else 10)


@pytest.mark.rule("PR-M3.3")
@pytest.mark.parametrize("cause", BATTLES)
def test_a_vassal_of_another_player_leaves_its_suzerain_as_an_independent_king(
    cause: str,
) -> None:
    position = (
        Position()
        .tableau(1, "ottoman", "aragon under ottoman", "england under ottoman")
        .repressed("ottoman", "rook islamic")
        .repressed("england", "fugger")
        .bishops(aragon="reformist")
    )
    match = rest(change(position, cause))
    assert row(match, 0, "west")[-1] == "aragon"
    assert unit(match, "aragon")["side"] == "king"
    assert unit(match, "aragon")["bishop"] == "reformist"
    assert row(match, 1, "east") == ["ottoman"]
    assert [vassal["card"] for vassal in unit(match, "ottoman")["vassals"]] == ["england"]
    assert unit(match, "ottoman")["repressed"] == ["rook islamic"]
    assert unit(match, "england")["repressed"] == ["pawn fugger"]


@pytest.mark.rule("PR-EX26", "PR-M3.3", "PR-M3.11")
def test_a_bishop_stays_on_the_king_who_loses_his_queen() -> None:
    position = Position().tableau(1, "aragon with joanna-the-mad").bishops(aragon="catholic")
    match = rest(change(position, CONSPIRACY))
    assert row(match, 0, "west") == ["duke-of-milan", "aragon"]
    assert unit(match, "aragon")["bishop"] == "catholic"
    assert unit(match, "aragon")["queen"] is None
    assert seen(match)["discard"] == ["joanna-the-mad"]
    assert supply(match, "bishop catholic") == 4


@pytest.mark.rule("PR-M3.4", "PR-M3.6", "PR-M3.11")
@pytest.mark.parametrize("cause", [VOTE, *BATTLES])
@pytest.mark.parametrize("side", ["king", "republic"])
def test_an_own_empire_is_turned_over_in_its_place(cause: str, side: str) -> None:
    position = Position(florins=[4, 0])
    if side == "king":
        position.tableau(0, "aragon with isabella-of-castille", "england under aragon")
        position.repressed("england", "rook reformist").bishops(england="catholic")
    else:
        position.tableau(0, "aragon republic")
    position.tableau(0, "france").bishops(aragon="islamic")
    staying = "rook reformist" if cause != CONSPIRACY else "fugger"
    position.repressed("aragon", staying)
    match = change(position, cause)
    assert row(match, 0, "west")[:2] == ["aragon", "france"]
    aragon = unit(match, "aragon")
    assert aragon["side"] == ("republic" if side == "king" else "king")
    assert aragon["queen"] is None
    assert aragon["vassals"] == []
    assert aragon["bishop"] == "islamic"
    assert aragon["repressed"] == ["pawn fugger" if staying == "fugger" else staying]
    if side == "king":
        assert "isabella-of-castille" in seen(match)["discard"]
        assert "england" in seen(match)["empire_deck"]
        assert supply(match, "bishop catholic") == 5


@pytest.mark.rule("PR-M3.5")
@pytest.mark.parametrize("cause", BATTLES)
def test_an_own_vassal_becomes_a_republic_at_the_outer_end(cause: str) -> None:
    position = (
        Position()
        .tableau(0, "ottoman", "aragon under ottoman", "hungary under ottoman", "france")
        .bishops(aragon="islamic")
    )
    match = rest(change(position, cause))
    assert row(match, 0, "west")[0] == "france"
    assert row(match, 0, "west")[-1] == "aragon"
    assert unit(match, "aragon")["side"] == "republic"
    assert unit(match, "aragon")["bishop"] == "islamic"
    assert [vassal["card"] for vassal in unit(match, "ottoman")["vassals"]] == ["hungary"]


@pytest.mark.rule("PR-M3.7")
@pytest.mark.parametrize("words", ["", "aragon", "aragon republic"])
@pytest.mark.parametrize("player", [0, 1])
def test_by_campaign_a_card_becomes_a_vassal(words: str, player: int) -> None:
    position = Position(florins=[1, 0])
    if words:
        position.tableau(player, words)
    match = rest(change(position, CAMPAIGN))
    assert [vassal["card"] for vassal in unit(match, HRE)["vassals"]] == ["aragon"]
    assert unit(match, "aragon")["side"] == "king"
    assert "aragon" not in [*row(match, 0, "west"), *row(match, 1, "west")]


@pytest.mark.rule("PR-M3.8")
@pytest.mark.parametrize(
    ("cause", "holder"),
    [
        (CORONATION, "deck"),
        (VOTE, "opponent"),
        (VOTE, "own"),
        *((war, holder) for war in (CAMPAIGN, *BATTLES) for holder in ("deck", "opponent", "own")),
    ],
)
def test_only_strawman_attacks_on_an_own_king_make_a_republic(cause: str, holder: str) -> None:
    position = Position(florins=[1, 0])
    if holder != "deck":
        position.tableau(0 if holder == "own" else 1, "aragon")
    match = rest(change(position, cause))
    strawman = holder == "own" and cause != CAMPAIGN
    assert unit(match, "aragon")["side"] == ("republic" if strawman else "king")


@pytest.mark.rule("PR-M3.9")
@pytest.mark.parametrize("cause", [CAMPAIGN, CORONATION, CONSPIRACY, CRUSADE])
@pytest.mark.parametrize("purse", [0, 1])
def test_the_concession_of_a_regime_change(cause: str, purse: int) -> None:
    position = Position("medici", "fugger", florins=[purse + (cause == CAMPAIGN), 0]).borders(
        portugal_aragon="fugger", france_aragon="medici", england_france="fugger"
    )
    match = change(position, cause)
    allowed = {"concession aragon-papal-states", "no-concession"}
    if purse:
        allowed.add("concession portugal-aragon")
    assert keys(match) == allowed
    if purse:
        match.choose("concession portugal-aragon")
        assert florins(match) == [0, 0]
        assert border(match, "portugal-aragon") == "pawn medici"
        assert unit(match, "aragon")["repressed"] == ["pawn fugger"]
        assert cubes(match) == [8, 8]
    else:
        match.choose("concession aragon-papal-states")
        assert florins(match) == [0, 0]
        assert border(match, "aragon-papal-states") == "pawn medici"
        assert cubes(match) == [8, 8]


@pytest.mark.rule("PR-M3.9")
def test_the_concession_may_be_declined_and_borders_with_pirates_are_excluded() -> None:
    position = Position(florins=[5, 0]).borders(
        portugal_aragon="rook islamic", aragon_papal_states="rook catholic"
    )
    match = change(position, CORONATION)
    assert keys(match) == {"concession france-aragon", "no-concession"}
    match.choose("no-concession")
    assert cubes(match) == [10, 10]
    assert border(match, "france-aragon") is None

    full = Position(florins=[5, 0]).borders(
        portugal_aragon="rook islamic", aragon_papal_states="medici", france_aragon="medici"
    )
    assert prompt(change(full, CORONATION)) == "action"


@pytest.mark.rule("PR-M3.9")
def test_without_a_cube_in_the_supply_an_own_one_in_play_may_be_taken() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "ottoman")
        .repressed("ottoman", *["medici"] * 9)
        .borders(england_france="medici")
    )
    match = change(position, CORONATION)
    match.choose("concession france-aragon")
    assert keys(match) == {"take-repressed pawn-medici ottoman", "take-none"}
    match.choose("take-repressed pawn-medici ottoman")
    assert border(match, "france-aragon") == "pawn medici"
    assert border(match, "england-france") == "pawn medici"
    assert len(unit(match, "ottoman")["repressed"]) == 8


@pytest.mark.rule("PR-M3.10")
@pytest.mark.parametrize("cause", [VOTE, CAMPAIGN, CRUSADE])
def test_emancipation_follows_the_concession(cause: str) -> None:
    position = (
        Position("medici", "fugger", florins=[3, 0])
        .tableau(1, "aragon")
        .repressed("aragon", "knight islamic", "fugger")
    )
    match = change(position, cause)
    assert prompt(match) == "concession"
    match.choose("concession france-aragon")
    assert prompt(match) == "emancipation"
    free = {"portugal-aragon", "aragon-papal-states"} - (
        {"aragon-papal-states"} if cause == VOTE else set()
    )
    assert keys(match) == {
        "emancipate knight-islamic valencia",
        "emancipate knight-islamic algiers",
        *(f"emancipate-pawn pawn-fugger {name}" for name in free),
        "no-more-emancipation",
    }


@pytest.mark.rule("PR-M3.12")
def test_a_coronation_is_followed_by_concession_and_emancipation() -> None:
    position = (
        Position("medici", "fugger", florins=[1, 0])
        .borders(england_france="fugger", france_aragon="fugger")
        .hand(0, "margaret-of-anjou")
    )
    match = position.match()
    play(match, "play margaret-of-anjou", "crown france")
    assert row(match, 0, "west") == ["france"]
    assert prompt(match) == "concession"
    match.choose("concession england-france")
    assert prompt(match) == "emancipation"
    match.choose("emancipate-pawn pawn-fugger france-holy-roman-empire")
    assert prompt(match) == "action"
    assert border(match, "france-holy-roman-empire") == "pawn fugger"


@pytest.mark.rule("PR-M3.12")
def test_a_vote_has_no_battle() -> None:
    position = (
        Position("medici", "fugger", florins=[1, 0])
        .tableau(1, "aragon")
        .repressed("aragon", "knight islamic")
        .slots(valencia="knight catholic")
        .borders(portugal_aragon="rook islamic")
    )
    match = change(position, VOTE)
    assert florins(match) == [0, 0]
    assert row(match, 0, "west")[-1] == "aragon"
    assert prompt(match) == "concession"
    match.choose("no-concession")
    assert prompt(match) == "emancipation"
    assert ruling_class(match) == {"valencia": "knight catholic"}


# M4: emancipation


@pytest.mark.rule("PR-M4.1")
@pytest.mark.parametrize("free", range(4))
def test_any_number_of_repressed_pieces_may_be_emancipated(free: int) -> None:
    position = (
        Position("medici", "fugger", florins=[1, 0])
        .tableau(1, "aragon")
        .repressed("aragon", "knight islamic", "rook reformist", "fugger")
    )
    match = change(position, CAMPAIGN)
    match.choose("no-concession")
    moves = [
        "emancipate rook-reformist algiers",
        "emancipate-pawn pawn-fugger portugal-aragon",
        "emancipate knight-islamic valencia",
    ]
    play(match, *moves[:free])
    if free < 3:
        match.choose("no-more-emancipation")
    assert prompt(match) == "operation"
    left = {"rook reformist", "pawn fugger", "knight islamic"}
    freed = ["rook reformist", "pawn fugger", "knight islamic"][:free]
    assert set(unit(match, "aragon")["repressed"]) == left - set(freed)
    assert florins(match) == [0, 0]


@pytest.mark.rule("PR-M4.2")
def test_emancipation_goes_to_empty_places_only_icons_ignored() -> None:
    position = (
        Position("medici", "fugger", florins=[3, 0])
        .tableau(1, "aragon")
        .repressed("aragon", "knight islamic", "fugger", "fugger")
        .slots(valencia="knight catholic")
        .borders(portugal_aragon="rook islamic", france_aragon="medici")
    )
    match = change(position, VOTE)
    assert prompt(match) == "emancipation"
    assert keys(match) == {"emancipate knight-islamic algiers", "no-more-emancipation"}
    match.choose("emancipate knight-islamic algiers")
    assert prompt(match) == "operation"
    assert ruling_class(match) == {"valencia": "knight catholic", "algiers": "knight islamic"}
    assert unit(match, "aragon")["repressed"] == ["pawn fugger", "pawn fugger"]
    assert florins(match) == [0, 0]


@pytest.mark.rule("PR-M4.2")
def test_an_open_emporium_takes_an_emancipated_piece() -> None:
    position = (
        Position(florins=[1, 0])
        .emporium("timbuktu")
        .tableau(1, "aragon")
        .repressed("aragon", "knight islamic")
    )
    match = change(position, CAMPAIGN)
    match.choose("no-concession")
    assert "emancipate knight-islamic timbuktu" in keys(match)


@pytest.mark.rule("PR-M4.3")
def test_an_emancipated_cube_is_a_concession_of_its_owner() -> None:
    position = (
        Position("medici", "fugger", "coeur", florins=[1, 0, 0])
        .tableau(1, "aragon")
        .repressed("aragon", "coeur", "fugger", "medici")
    )
    match = change(position, CAMPAIGN)
    play(
        match,
        "no-concession",
        "emancipate-pawn pawn-coeur portugal-aragon",
        "emancipate-pawn pawn-fugger aragon-papal-states",
        "emancipate-pawn pawn-medici france-aragon",
    )
    assert border(match, "portugal-aragon") == "pawn coeur"
    assert [player["concessions"] for player in seen(match)["players"]] == [1, 1, 1]
    assert cubes(match) == [9, 9, 9]


# M8: vassals


@pytest.mark.rule("PR-M8.1")
def test_a_vassal_belongs_to_the_side_of_its_suzerain_with_operations_and_prestige() -> None:
    match = (
        Position(florins=[5, 0])
        .tableau(0, "ottoman", "portugal under ottoman", "papal-states under ottoman")
        .slots(toledo="knight catholic")
        .match()
    )
    assert "operate east" in keys(match)
    assert "operate west" not in keys(match)
    assert row(match, 0, "west") == []
    prestige = seen(match)["players"][0]["prestige"]
    assert prestige == {
        "catholic": 1,
        "islamic": 1,
        "reformist": 0,
        "law": 0,
        "discovery": 1,
        "patron": 1,
    }
    match.choose("operate east")
    assert deeds(match, "portugal") == {
        "campaign england",
        "campaign france",
        "campaign aragon",
    }


@pytest.mark.rule("PR-M8.1")
def test_the_location_of_a_vassal_stays_its_own() -> None:
    position = (
        Position().tableau(0, "grand-inquisitor").tableau(1, "ottoman", "portugal under ottoman")
    )
    match = operate(position, "west")
    assert deeds(match, "grand-inquisitor") == {"behead portugal"}


@pytest.mark.rule("PR-M8.2")
def test_suzerain_and_vassal_are_separate_cards() -> None:
    position = (
        Position(florins=[5, 0])
        .tableau(0, "france", "aragon under france")
        .slots(paris="knight catholic", valencia="knight catholic")
        .bishops(france="islamic")
    )
    silenced = operate(position, "west")
    assert deeds(silenced, "france") == set()
    assert "campaign portugal" in deeds(silenced, "aragon")
    assert unit(silenced, "france")["silenced"]
    assert not unit(silenced, "aragon")["silenced"]

    position = (
        Position(florins=[5, 0])
        .tableau(0, "france", "aragon under france")
        .slots(paris="knight catholic", valencia="knight catholic")
    )
    match = operate(position, "west")
    rest(play(match, "campaign france england"))
    assert deeds(match, "france") == set()
    rest(play(match, "campaign aragon portugal"))
    assert deeds(match, "aragon") == set()
    assert len(unit(match, "france")["vassals"]) == 3


@pytest.mark.rule("PR-M8.2")
def test_a_bishop_steps_between_suzerain_and_vassal() -> None:
    position = (
        Position()
        .tableau(0, "jesuits", "france", "hungary under france", "mamluk under france")
        .bishops(hungary="catholic")
    )
    match = operate(position, "west")
    match.choose("inquisitor jesuits hungary")
    assert unit(match, "france")["bishop"] == "catholic"
    assert unit(match, "hungary")["bishop"] is None


@pytest.mark.rule("PR-M8.3")
def test_a_suzerain_may_have_any_number_of_vassals_a_vassal_none() -> None:
    position = (
        Position(florins=[9, 0])
        .tableau(0, "france", "england under france", "portugal under france")
        .slots(london="knight catholic", toledo="knight catholic", paris="knight catholic")
    )
    match = operate(position, "west")
    rest(play(match, "campaign portugal aragon"))
    rest(play(match, f"campaign france {HRE}"))
    assert {vassal["card"] for vassal in unit(match, "france")["vassals"]} == {
        "england",
        "portugal",
        "aragon",
        HRE,
    }
    for vassal in ("england", "portugal", "aragon", HRE):
        assert unit(match, vassal)["vassals"] == []


@pytest.mark.rule("PR-M8.4")
def test_vassals_count_as_kings() -> None:
    match = (
        Position("medici", "fugger")
        .victories("imperial")
        .tableau(0, "france", "england under france", "hungary under france")
        .match()
    )
    assert seen(match)["players"][0]["kings"] == 3
    assert "declare imperial" in keys(match)


@pytest.mark.rule("PR-M8.5")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_vassal_cannot_be_voted_on(holder: int) -> None:
    def votes(words: str) -> set[str]:
        position = (
            Position()
            .tableau(0, "flanders-guild")
            .tableau(holder, "ottoman", words)
            .borders(france_aragon="medici")
        )
        return deeds(operate(position, "west"), "flanders-guild")

    assert "vote aragon" in votes("aragon")
    assert "vote aragon" not in votes("aragon under ottoman")


@pytest.mark.rule("PR-M8.5")
@pytest.mark.parametrize("cause", ["behead", CAMPAIGN, *BATTLES])
def test_a_vassal_can_be_beheaded_and_attacked(cause: str) -> None:
    position = Position(florins=[1, 0]).tableau(1, "ottoman", "aragon under ottoman")
    if cause == "behead":
        position.tableau(0, "portugal with isabella-of-castille", "inquisition-pope")
        position.bishops(aragon="catholic")
        match = operate(position, "west")
        match.choose("behead inquisition-pope aragon")
        assert "aragon" in seen(match)["empire_deck"]
    else:
        match = rest(change(position, cause))
        assert "aragon" in in_play(match)
    assert unit(match, "ottoman")["vassals"] == []
    assert row(match, 1, "east") == ["ottoman"]


@pytest.mark.rule("PR-M8.6", "PR-M3.11")
def test_a_bishop_stays_on_a_card_that_becomes_or_ceases_to_be_a_vassal() -> None:
    becomes = change(
        Position(florins=[1, 0]).tableau(1, "aragon").bishops(aragon="islamic"), CAMPAIGN
    )
    assert unit(becomes, HRE)["vassals"][0]["bishop"] == "islamic"

    ceases = change(
        Position().tableau(0, "ottoman", "aragon under ottoman").bishops(aragon="islamic"), REVOLT
    )
    assert unit(ceases, "ottoman")["vassals"] == []
    assert unit(ceases, "aragon")["bishop"] == "islamic"
    assert supply(ceases, "bishop islamic") == 4
