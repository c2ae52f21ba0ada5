"""Chapters H and I: trade shifts and coronations."""

import pytest

from kronika.core.match import Match
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.terms import EMPORIA, NONE

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
    rest,
    row,
    ruling_class,
    seen,
    supply,
    unit,
)

pytestmark = pytest.mark.compiled

HRE = "holy-roman-empire"


def closed(match: Match) -> set[str]:
    return {name for name, slot in seen(match)["slots"].items() if slot["closed"]}


# H: trade shifts


@pytest.mark.rule("PR-H1.1")
def test_a_shift_is_possible_only_to_a_closed_emporium() -> None:
    shut = Position().hand(0, "the-kremlin").match()
    shut.choose("play the-kremlin")
    assert keys(shut) == {"shift novgorod", "no-one-shot"}

    unlocked = Position().hand(0, "the-kremlin").emporium("novgorod").match()
    unlocked.choose("play the-kremlin")
    assert prompt(unlocked) == "agent"
    assert closed(unlocked) == {"tana", "timbuktu", "spice-islands"}


@pytest.mark.rule("PR-H1.1")
def test_a_shift_can_be_declined() -> None:
    match = Position().hand(0, "the-kremlin").match()
    play(match, "play the-kremlin", "no-one-shot")
    assert prompt(match) == "agent"
    assert closed(match) == {"novgorod", "timbuktu", "spice-islands"}


@pytest.mark.rule("PR-H1.2")
def test_the_disk_moves_to_the_open_emporium_of_the_same_colour() -> None:
    match = Position().hand(0, "the-kremlin").match()
    assert closed(match) == {"novgorod", "timbuktu", "spice-islands"}
    play(match, "play the-kremlin", "shift novgorod")
    assert closed(match) == {"tana", "timbuktu", "spice-islands"}
    assert seen(match)["emporia"] == {"west": "trebizond", "east": "novgorod"}


@pytest.mark.rule("PR-H1.3")
@pytest.mark.parametrize("words", ["byzantium", "byzantium republic", "byzantium under ottoman"])
def test_a_piece_in_the_closed_emporium_is_repressed_free(words: str) -> None:
    match = (
        Position(florins=[2, 3])
        .hand(0, "the-kremlin")
        .tableau(1, "ottoman", words)
        .slots(tana="knight islamic", caffa="knight catholic", trebizond="rook reformist")
        .match()
    )
    play(match, "play the-kremlin", "shift novgorod")
    assert unit(match, "byzantium")["repressed"] == ["knight islamic"]
    assert ruling_class(match) == {"caffa": "knight catholic", "trebizond": "rook reformist"}
    assert florins(match) == [2, 3]


@pytest.mark.rule("PR-H1.3", "PR-H1.4", "PR-EX28")
def test_the_kremlin_at_the_start() -> None:
    match = (
        Position(florins=[3, 4])
        .hand(0, "the-kremlin")
        .slots(tana="knight islamic", vienna="rook catholic")
        .market("east", "dervishes", florins=[1])
        .match()
    )
    assert supply(match, "knight islamic") == 6
    play(match, "play the-kremlin", "shift novgorod")
    assert supply(match, "knight islamic") == 7
    assert closed(match) == {"tana", "timbuktu", "spice-islands"}
    assert florins(match) == [3, 4]
    play(match, "no-more-agents", "fair east")
    assert prompt(match) == "levy"
    assert keys(match) == {
        "levy nurnberg knight-reformist",
        "levy lubeck rook-catholic",
        "levy novgorod rook-reformist",
    }


@pytest.mark.rule("PR-H1.4")
def test_fairs_start_at_the_emporium_that_is_open() -> None:
    def fair(emporium: str) -> Match:
        match = (
            Position("medici", "fugger", florins=[0, 0])
            .emporium(emporium)
            .borders(hungary_byzantium="fugger", aragon_papal_states="medici")
            .market("east", "dervishes", florins=[1])
            .match()
        )
        return rest(play(match, "fair east"))

    assert florins(fair("tana")) == [1, 1]
    assert florins(fair("timbuktu")) == [2, 0]


@pytest.mark.rule("PR-H1.5")
def test_the_spice_islands_need_discovery_beside_the_card_played() -> None:
    def offered(*, own: str = "", foreign: str = "", hand: str = "india-armada") -> set[str]:
        position = Position().hand(0, hand)
        if own:
            position.tableau(0, own)
        if foreign:
            position.tableau(1, foreign)
        match = position.match()
        match.choose(f"play {hand}")
        return keys(match)

    assert "shift spice-islands" not in offered()
    assert "shift spice-islands" not in offered(foreign="portugal")
    assert "shift spice-islands" not in offered(own="flanders-guild")
    assert "shift spice-islands" not in offered(hand="gold-coast-monopoly")
    assert offered(own="portugal") == {"shift spice-islands", "no-one-shot"}
    assert offered(own="portugal republic") == {"shift spice-islands", "no-one-shot"}
    assert offered(own="almeida-armada") == {"shift spice-islands", "no-one-shot"}
    assert "shift spice-islands" in offered(own="portugal", hand="gold-coast-monopoly")


@pytest.mark.rule("PR-H1.6")
def test_after_the_spice_islands_shift_the_white_disk_stays_on_trebizond() -> None:
    match = (
        Position()
        .tableau(0, "portugal")
        .hand(0, "india-armada", "conquistadors")
        .slots(trebizond="rook reformist")
        .match()
    )
    play(match, "play india-armada", "shift spice-islands", "no-more-agents")
    assert closed(match) == {"trebizond", "novgorod", "timbuktu"}
    assert supply(match, "rook reformist") == 7
    match.choose("play conquistadors")
    assert prompt(match) == "agent"
    assert closed(match) == {"trebizond", "novgorod", "timbuktu"}


@pytest.mark.rule("PR-H1.7")
@pytest.mark.parametrize("before", ["tana", "timbuktu"])
def test_the_kremlin_opens_novgorod(before: str) -> None:
    match = Position().hand(0, "the-kremlin").emporium(before).match()
    play(match, "play the-kremlin", "shift novgorod")
    assert seen(match)["emporia"]["east"] == "novgorod"
    assert closed(match) == {"tana", "timbuktu", "spice-islands"}


@pytest.mark.rule("PR-H1.8")
@pytest.mark.parametrize("before", ["tana", "novgorod"])
def test_soninke_wangara_opens_timbuktu(before: str) -> None:
    match = Position().hand(0, "soninke-wangara").emporium(before).match()
    play(match, "play soninke-wangara", "shift timbuktu")
    assert seen(match)["emporia"]["east"] == "timbuktu"
    assert closed(match) == {"tana", "novgorod", "spice-islands"}


@pytest.mark.rule("PR-H1.9")
def test_no_card_reopens_tana_or_trebizond() -> None:
    shifts = {EMPORIA[shift] for shift in default().card_shift if shift != NONE}
    assert shifts == {"spice-islands", "novgorod", "timbuktu"}


@pytest.mark.rule("PR-H1.10")
@pytest.mark.parametrize(
    ("card", "emporium"),
    [
        ("hanseatic-league", "novgorod"),
        ("india-armada", "spice-islands"),
        ("the-company-of-merchant-adventurers", "spice-islands"),
        ("almeida-armada", "spice-islands"),
        ("gold-coast-monopoly", "spice-islands"),
        ("conquistadors", "spice-islands"),
    ],
)
def test_every_other_shift_works_alike(card: str, emporium: str) -> None:
    region = "east" if emporium == "novgorod" else "west"
    match = (
        Position()
        .tableau(0, "portugal")
        .hand(0, card)
        .slots(tana="knight islamic", trebizond="knight catholic")
        .match()
    )
    play(match, f"play {card}", f"shift {emporium}")
    assert seen(match)["emporia"][region] == emporium
    assert not seen(match)["slots"][emporium]["closed"]
    if region == "east":
        assert ruling_class(match) == {"trebizond": "knight catholic"}
    else:
        assert ruling_class(match) == {"tana": "knight islamic"}
    assert prompt(match) == "agent"


@pytest.mark.rule("PR-H1.2", "PR-E2.4")
def test_agents_come_after_the_shift() -> None:
    match = Position().hand(0, "soninke-wangara").match()
    play(match, "play soninke-wangara", "shift timbuktu")
    assert "place rook-islamic timbuktu" in keys(match)
    match.choose("place rook-islamic timbuktu")
    assert city(match, "timbuktu") == "rook islamic"

    declined = Position().hand(0, "soninke-wangara").match()
    play(declined, "play soninke-wangara", "no-one-shot")
    assert keys(declined) == {
        "place rook-islamic valencia",
        "place rook-islamic algiers",
        "no-more-agents",
    }


# I: coronation


@pytest.mark.rule("PR-I0.1")
def test_a_queen_may_marry_any_suitor_in_the_empire_deck() -> None:
    match = Position().hand(0, "mary-the-rich").match()
    match.choose("play mary-the-rich")
    assert keys(match) == {
        "crown france",
        "crown england",
        "crown portugal",
        "crown holy-roman-empire",
        "no-one-shot",
    }


@pytest.mark.rule("PR-I0.1")
def test_kings_and_republics_in_play_are_no_suitors() -> None:
    match = (
        Position()
        .hand(0, "mary-the-rich")
        .tableau(0, "france")
        .tableau(1, "england", f"{HRE} republic")
        .match()
    )
    match.choose("play mary-the-rich")
    assert keys(match) == {"crown portugal", "no-one-shot"}


@pytest.mark.rule("PR-I0.1", "PR-I2.1")
def test_without_a_free_suitor_a_queen_stays_unmarried() -> None:
    match = (
        Position()
        .hand(0, "sophia-palaiologina")
        .tableau(0, "hungary", "byzantium republic")
        .tableau(1, HRE)
        .match()
    )
    match.choose("play sophia-palaiologina")
    assert prompt(match) == "action"
    assert seen(match)["players"][0]["queens"] == ["sophia-palaiologina"]
    assert seen(match)["players"][0]["hand"] == []


@pytest.mark.rule("PR-I0.2", "PR-M3.12")
def test_a_coronation_takes_the_king_and_gives_a_concession() -> None:
    match = (
        Position("medici", "fugger", florins=[1, 0])
        .hand(0, "mary-the-rich")
        .tableau(0, "flanders-guild")
        .borders(england_france="fugger", france_holy_roman_empire="rook catholic")
        .match()
    )
    play(match, "play mary-the-rich", "crown france")
    assert row(match, 0, "west") == ["flanders-guild", "france"]
    assert unit(match, "france")["side"] == "king"
    assert unit(match, "france")["queen"]["card"] == "mary-the-rich"
    assert "france" not in seen(match)["empire_deck"]
    assert seen(match)["players"][0]["hand"] == []
    assert keys(match) == {
        "concession england-france",
        "concession france-aragon",
        "no-concession",
    }
    match.choose("concession england-france")
    assert florins(match) == [0, 0]
    assert border(match, "england-france") == "pawn medici"
    assert unit(match, "france")["repressed"] == ["pawn fugger"]
    assert cubes(match) == [9, 9]
    assert keys(match) == {"emancipate-pawn pawn-fugger france-aragon", "no-more-emancipation"}


@pytest.mark.rule("PR-I0.3")
def test_a_coronation_never_makes_a_republic() -> None:
    match = Position().hand(0, "mary-the-rich").tableau(0, "france republic", "england").match()
    play(match, "sell france", "play mary-the-rich")
    assert "crown england" not in keys(match)
    play(match, "crown france", "no-concession")
    assert unit(match, "france")["side"] == "king"
    assert seen(match)["players"][0]["kings"] == 2
    assert seen(match)["players"][0]["republics"] == 0


@pytest.mark.rule("PR-I1.1")
@pytest.mark.parametrize(
    ("queen", "empire", "side"),
    [
        ("sophia-palaiologina", HRE, "west"),
        ("elzbieta-of-bohemia", "portugal", "west"),
        ("sophia-palaiologina", "byzantium", "east"),
        ("isabella-of-castille", "aragon", "west"),
    ],
)
def test_the_pair_lies_at_the_outer_end_of_the_side_of_the_empire(
    queen: str, empire: str, side: str
) -> None:
    match = Position().hand(0, queen).tableau(0, "flanders-guild", "dervishes").match()
    play(match, f"play {queen}", f"crown {empire}", "no-concession")
    inner = {"west": "flanders-guild", "east": "dervishes"}
    other = "east" if side == "west" else "west"
    assert row(match, 0, side) == [inner[side], empire]
    assert row(match, 0, other) == [inner[other]]
    assert unit(match, empire)["queen"]["card"] == queen


@pytest.mark.rule("PR-I1.1")
def test_operations_and_prestige_of_a_married_queen_count() -> None:
    position = (
        Position().tableau(0, "aragon with isabella-of-castille").slots(valencia="rook islamic")
    )
    match = operate(position, "west")
    assert deeds(match, "isabella-of-castille") == {"repress valencia", "behead aragon"}
    assert seen(match)["players"][0]["prestige"]["catholic"] == 1


@pytest.mark.rule("PR-I1.2")
@pytest.mark.parametrize(
    ("king", "slot"), [("aragon", "valencia"), ("portugal", "toledo"), ("france", "paris")]
)
def test_a_married_queen_has_the_location_of_her_king(king: str, slot: str) -> None:
    position = (
        Position()
        .tableau(0, f"{king} with isabella-of-castille")
        .slots(valencia="rook islamic", toledo="rook islamic", paris="rook islamic")
    )
    match = operate(position, "west")
    assert deeds(match, "isabella-of-castille") == {f"repress {slot}", f"behead {king}"}


@pytest.mark.rule("PR-I1.3")
def test_king_and_queen_each_perform_an_operation() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, "aragon with joanna-the-mad")
        .slots(valencia="knight catholic", algiers="rook islamic")
    )
    match = operate(position, "west")
    play(match, "siege joanna-the-mad algiers", "campaign aragon england", "no-concession")
    assert ruling_class(match) == {"valencia": "knight catholic"}
    assert [vassal["card"] for vassal in unit(match, "aragon")["vassals"]] == ["england"]
    assert deeds(match, "aragon") == deeds(match, "joanna-the-mad") == set()


@pytest.mark.rule("PR-I1.3")
def test_a_bishop_on_the_pair_silences_both() -> None:
    position = (
        Position(florins=[1, 0])
        .tableau(0, "aragon with joanna-the-mad")
        .bishops(aragon="islamic")
        .slots(valencia="knight catholic", algiers="rook islamic")
    )
    match = operate(position, "west")
    assert deeds(match, "aragon") == deeds(match, "joanna-the-mad") == set()
    assert unit(match, "aragon")["silenced"]
    assert unit(match, "aragon")["queen"]["silenced"]


@pytest.mark.rule("PR-I1.3")
def test_a_silenced_queen_may_still_be_an_inquisitor() -> None:
    position = (
        Position()
        .tableau(0, f"{HRE} with sophia-palaiologina")
        .bishops(holy_roman_empire="reformist")
        .borders(holy_roman_empire_hungary="fugger")
    )
    match = operate(position, "west")
    assert deeds(match, "sophia-palaiologina") == {f"inquisitor {HRE}"}


@pytest.mark.rule("PR-I1.4")
def test_a_queen_goes_with_her_king() -> None:
    position = (
        Position().tableau(0, "grand-inquisitor").tableau(1, "portugal with isabella-of-castille")
    )
    match = operate(position, "west")
    play(match, "behead grand-inquisitor portugal")
    assert "portugal" in seen(match)["empire_deck"]
    assert "isabella-of-castille" in seen(match)["discard"]
    assert row(match, 1, "west") == []


@pytest.mark.rule("PR-I1.4", "PR-M9.6")
def test_a_king_stays_without_his_queen_and_keeps_the_bishop() -> None:
    position = (
        Position()
        .tableau(0, "grand-inquisitor")
        .tableau(1, "portugal with isabella-of-castille")
        .bishops(portugal="islamic")
    )
    match = operate(position, "west")
    play(match, "behead grand-inquisitor isabella-of-castille")
    portugal = unit(match, "portugal")
    assert row(match, 1, "west") == ["portugal"]
    assert portugal["queen"] is None
    assert portugal["bishop"] == "islamic"
    assert portugal["silenced"]
    assert "isabella-of-castille" in seen(match)["discard"]
    assert "grand-inquisitor" in in_play(match)


@pytest.mark.rule("PR-I1.5")
@pytest.mark.parametrize("cause", ["vote", "campaign", "conspiracy", "peasant-revolt", "crusade"])
def test_every_regime_change_discards_the_queen(cause: str) -> None:
    position = Position("medici", "fugger", florins=[3, 0])
    pair = "aragon with joanna-the-mad"
    if cause == "vote":
        position.tableau(0, pair, "the-hidden").borders(france_aragon="medici")
        match = operate(position, "west")
        match.choose("vote the-hidden aragon")
    elif cause == "campaign":
        position.tableau(0, "france").tableau(1, pair).slots(paris="knight catholic")
        match = operate(position, "west")
        match.choose("campaign france aragon")
    else:
        card = {
            "conspiracy": "duke-of-milan",
            "peasant-revolt": "sindicat-remenca",
            "crusade": "jesuits",
        }[cause]
        position.tableau(1, pair).hand(0, card)
        if cause == "crusade":
            position.slots(
                valencia="rook catholic", algiers="rook islamic", paris="knight catholic"
            )
        match = position.match()
        play(match, f"play {card}", f"one-shot {cause} aragon")
    rest(match)
    assert seen(match)["discard"] == ["joanna-the-mad"]
    assert unit(match, "aragon")["queen"] is None
    assert "aragon" not in row(match, 1, "west")


@pytest.mark.rule("PR-I2.1")
def test_the_prestige_of_an_unmarried_queen_counts() -> None:
    match = Position().hand(0, "isabella-of-castille", "mary-the-rich").match()
    play(match, "play isabella-of-castille", "no-one-shot")
    assert seen(match)["players"][0]["queens"] == ["isabella-of-castille"]
    assert seen(match)["players"][0]["hand"] == ["mary-the-rich"]
    assert row(match, 0, "west") == []
    prestige = seen(match)["players"][0]["prestige"]
    assert prestige["catholic"] == 1
    assert prestige["law"] == 0


@pytest.mark.rule("PR-I2.2")
def test_an_unmarried_queen_is_not_part_of_the_tableau() -> None:
    match = (
        Position()
        .queens(0, "isabella-of-castille", "sophia-palaiologina")
        .hand(0, "papal-elephant")
        .slots(valencia="rook islamic")
        .match()
    )
    assert "operate west" not in keys(match)
    assert "operate east" not in keys(match)
    assert not {key for key in keys(match) if "isabella" in key or "sophia" in key}
    match.choose("play papal-elephant")
    assert keys(match) == {"place-bishop bishop-catholic papal-elephant", "no-more-agents"}


@pytest.mark.rule("PR-I2.2")
def test_an_unmarried_queen_cannot_be_beheaded() -> None:
    position = (
        Position()
        .tableau(0, "grand-inquisitor")
        .queens(1, "isabella-of-castille")
        .tableau(1, "communeros-guilds")
    )
    match = operate(position, "west")
    assert deeds(match, "grand-inquisitor") == {"behead communeros-guilds"}
