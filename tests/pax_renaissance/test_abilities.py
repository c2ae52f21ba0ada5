"""Chapter M16: prestige, and the eight abilities of the base deck."""

from pathlib import Path

import pytest

from kronika.core.match import Match
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.terms import ABILITIES, NO_ABILITY

from .helpers import (
    border,
    city,
    cubes,
    deeds,
    edited_card,
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

CARDS = {
    "sell_for_four": ["conquistadors", "cem-anti-hostage"],
    "no_hand_limit": ["hochstetter-bank", "gutenberg"],
    "immune_to_silencing": ["the-kremlin"],
    "behead_only_west_with_catholic_or_reformist_bishop": ["inquisition-pope"],
    "coronation_may_take_married_or_opposing_king": ["star-chamber"],
    "crusade_rooks_count_as_knights": ["knights-hospitaller"],
    "double_concessions_spice_islands": ["india-armada", "almeida-armada"],
    "venice_holds_two": ["gonfalonier", "duchy-of-ferrara"],
}


@pytest.mark.rule("PR-X6.2", "PR-M16.3")
def test_twelve_cards_carry_the_eight_abilities() -> None:
    content = default()
    found: dict[str, list[str]] = {}
    for card, ability in enumerate(content.card_ability):
        if ability != NO_ABILITY:
            found.setdefault(ABILITIES[ability], []).append(content.card_ids[card])
    assert found == CARDS
    assert sum(len(cards) for cards in found.values()) == 12


@pytest.mark.rule("PR-X6.2")
def test_abilities_are_switched_by_data(tmp_path: Path) -> None:
    without = edited_card(tmp_path / "one", "conquistadors", abilities="[]")
    match = Position(content=without).tableau(0, "conquistadors").match()
    match.choose("sell conquistadors")
    assert florins(match) == [2, 0]

    other = edited_card(tmp_path / "two", "flanders-guild", abilities='["sell_for_four"]')
    match = Position(content=other).tableau(0, "flanders-guild").match()
    match.choose("sell flanders-guild")
    assert florins(match) == [4, 0]


@pytest.mark.rule("PR-M16.1")
def test_prestige_counts_from_the_whole_tableau_and_from_unmarried_queens() -> None:
    match = (
        Position()
        .tableau(0, "papal-states", "hungary republic", "portugal under papal-states")
        .tableau(0, "ottoman with sitt-i-hatun-of-dulkadir", "gonfalonier", "cromwell")
        .queens(0, "mary-the-rich", "isabella-of-castille")
        .hand(0, "jesuits", "dervishes")
        .bishops(gonfalonier="islamic", papal_states="islamic", portugal="islamic")
        .match()
    )
    assert seen(match)["players"][0]["prestige"] == {
        "catholic": 2,
        "islamic": 2,
        "reformist": 1,
        "law": 3,
        "discovery": 1,
        "patron": 2,
    }
    assert set(seen(match)["players"][1]["prestige"].values()) == {0}


@pytest.mark.rule("PR-M16.3")
def test_an_ability_does_not_work_from_the_hand() -> None:
    match = (
        Position(florins=[5, 0])
        .hand(0, "gutenberg", "hochstetter-bank")
        .market("west", "jesuits", "spanish-tercio")
        .match()
    )
    assert not {key for key in keys(match) if key.startswith("buy")}


@pytest.mark.rule("PR-M16.3")
def test_an_ability_starts_as_soon_as_the_card_is_laid_down() -> None:
    match = Position().hand(0, "gonfalonier").match()
    match.choose("play gonfalonier")
    assert keys(match) == {
        "place knight-catholic venice",
        "place knight-catholic venice-2",
        "no-more-agents",
    }
    play(match, "place knight-catholic venice-2", "place knight-catholic venice")
    assert ruling_class(match) == {"venice": "knight catholic", "venice-2": "knight catholic"}


@pytest.mark.rule("PR-M16.3")
def test_an_ability_stops_at_once_in_the_middle_of_an_action() -> None:
    position = (
        Position(florins=[2, 0])
        .tableau(0, "inquisition-pope", HRE)
        .tableau(1, "gonfalonier")
        .bishops(gonfalonier="reformist")
        .tableau(1, "the-kremlin")
        .slots(vienna="knight catholic", venice="knight catholic", venice_2="knight catholic")
    )
    match = operate(position, "west")
    match.choose("behead inquisition-pope gonfalonier")
    assert prompt(match) == "operation"
    assert ruling_class(match) == {"vienna": "knight catholic", "venice": "knight catholic"}
    match.choose(f"campaign {HRE} papal-states")
    assert ruling_class(match) == {}


# sell_for_four


@pytest.mark.rule("PR-M16.4")
@pytest.mark.parametrize("card", ["conquistadors", "cem-anti-hostage"])
@pytest.mark.parametrize(
    ("where", "price"),
    [("tableau", 4), ("hand", 2), ("silenced", 2), ("immune", 4)],
)
def test_a_ransom_brings_four_florins(card: str, where: str, price: int) -> None:
    position = Position(florins=[1, 1])
    if where == "hand":
        position.hand(0, card)
    else:
        position.tableau(0, card)
    if where in ("silenced", "immune"):
        position.bishops(**{card.replace("-", "_"): "catholic"})
    if where == "immune":
        position.tableau(0, "the-kremlin")
    match = position.match()
    match.choose(f"sell {card}")
    assert florins(match) == [1 + price, 1]
    assert card in seen(match)["discard"]


@pytest.mark.rule("PR-M16.4")
def test_a_ransom_concerns_only_its_own_card() -> None:
    match = Position().tableau(0, "conquistadors", "spanish-tercio").match()
    match.choose("sell spanish-tercio")
    assert florins(match) == [2, 0]
    foreign = Position().tableau(0, "spanish-tercio").tableau(1, "conquistadors").match()
    foreign.choose("sell spanish-tercio")
    assert florins(foreign) == [2, 0]


@pytest.mark.rule("PR-M16.4", "PR-M16.2")
def test_both_ransoms_bring_four_each() -> None:
    match = Position().tableau(0, "conquistadors", "cem-anti-hostage").actions(3).match()
    play(match, "sell conquistadors", "sell cem-anti-hostage")
    assert florins(match) == [8, 0]


@pytest.mark.rule("PR-M16.4")
def test_no_other_discard_of_a_ransom_pays() -> None:
    position = Position().tableau(0, "grand-inquisitor", "conquistadors").tableau(1, "gutenberg")
    match = operate(position, "west")
    match.choose("behead grand-inquisitor conquistadors")
    assert "conquistadors" in seen(match)["discard"]
    assert florins(match) == [0, 0]


# no_hand_limit


def purchases(match: Match) -> set[str]:
    return {key for key in keys(match) if key.startswith("buy")}


def reader(player: int, *tableau: str) -> Position:
    """A player with three cards in hand and the given cards in the tableau."""
    return (
        Position(florins=[3, 0])
        .tableau(player, *tableau)
        .hand(player, "jesuits", "spanish-tercio", "dervishes")
    )


@pytest.mark.rule("PR-M16.5")
@pytest.mark.parametrize("card", ["gutenberg", "hochstetter-bank"])
def test_without_hand_limit_any_number_of_cards_can_be_bought(card: str) -> None:
    match = reader(0, card).market("west", "antipope", "swiss-rislaufer", "marechaussee").match()
    assert purchases(match) == {"buy west-1 swiss-rislaufer", "buy west-2 marechaussee"}
    match.choose("buy west-1 swiss-rislaufer")
    assert len(seen(match)["players"][0]["hand"]) == 4
    assert prompt(match) == "action"


@pytest.mark.rule("PR-M16.5")
@pytest.mark.parametrize("where", ["own", "foreign", "silenced", "immune"])
def test_the_hand_limit_is_lifted_for_the_owner_while_the_card_works(where: str) -> None:
    position = (
        Position(florins=[3, 0])
        .hand(0, "jesuits", "dervishes")
        .tableau(1 if where == "foreign" else 0, "gutenberg")
        .market("west", "antipope", "swiss-rislaufer")
    )
    if where in ("silenced", "immune"):
        position.bishops(gutenberg="islamic")
    if where == "immune":
        position.tableau(0, "the-kremlin")
    assert bool(purchases(position.match())) == (where in ("own", "immune"))


@pytest.mark.rule("PR-M16.5", "PR-E1.9")
def test_when_the_card_is_sold_the_owner_discards_at_once() -> None:
    match = reader(0, "gutenberg").hand(0, "antipope").match()
    match.choose("sell gutenberg")
    assert prompt(match) == "discard"
    assert keys(match) == {
        "discard jesuits",
        "discard spanish-tercio",
        "discard dervishes",
        "discard antipope",
    }
    play(match, "discard dervishes", "discard jesuits")
    assert prompt(match) == "action"
    assert seen(match)["players"][0]["hand"] == ["spanish-tercio", "antipope"]
    assert seen(match)["discard"] == ["gutenberg", "dervishes", "jesuits"]
    assert florins(match) == [5, 0]


@pytest.mark.rule("PR-M16.5", "PR-M16.3", "PR-E1.9")
@pytest.mark.parametrize("how", ["silenced", "beheaded"])
def test_when_it_is_lost_in_the_turn_of_another_the_owner_discards_before_the_turn_goes_on(
    how: str,
) -> None:
    position = reader(1, "gutenberg", "swabian-league")
    if how == "silenced":
        position.tableau(0, "papal-elephant").bishops(swabian_league="catholic")
        match = operate(position, "west")
        play(match, "inquisitor papal-elephant swabian-league", "move-bishop gutenberg")
    else:
        position.tableau(0, f"{HRE} with isabella-of-castille")
        match = operate(position, "west")
        match.choose("behead isabella-of-castille gutenberg")
    assert prompt(match) == "discard"
    assert match.player == 1
    assert keys(match) == {"discard jesuits", "discard spanish-tercio", "discard dervishes"}
    match.choose("discard spanish-tercio")
    assert seen(match)["players"][1]["hand"] == ["jesuits", "dervishes"]
    assert prompt(match) == "operation"
    assert match.player == 0


@pytest.mark.rule("PR-M16.5", "PR-M16.2")
def test_a_second_card_against_the_hand_limit_matters_only_when_the_first_is_lost() -> None:
    match = reader(0, "gutenberg", "hochstetter-bank").actions(3).match()
    match.choose("sell gutenberg")
    assert prompt(match) == "action"
    assert len(seen(match)["players"][0]["hand"]) == 3
    match.choose("sell hochstetter-bank")
    assert prompt(match) == "discard"


# immune_to_silencing


@pytest.mark.rule("PR-M16.6")
@pytest.mark.parametrize("immune", [True, False])
def test_the_kremlin_keeps_bishops_from_silencing_the_cards_of_its_owner(immune: bool) -> None:
    position = (
        Position()
        .tableau(0, "flanders-guild", "jesuits")
        .bishops(flanders_guild="islamic", jesuits="catholic")
        .slots(paris="knight catholic")
    )
    if immune:
        position.tableau(0, "the-kremlin")
    match = operate(position, "west")
    everything = {"siege paris", "commerce west-1", "commerce west-2"}
    assert deeds(match, "flanders-guild") == (everything if immune else set())
    assert "inquisitor jesuits" in deeds(match, "jesuits")
    assert unit(match, "flanders-guild")["silenced"] is not immune


@pytest.mark.rule("PR-M16.6")
def test_the_kremlin_protects_only_the_tableau_of_its_owner() -> None:
    position = (
        Position()
        .tableau(0, "flanders-guild")
        .tableau(1, "the-kremlin", "spanish-tercio")
        .bishops(flanders_guild="islamic", spanish_tercio="islamic")
        .slots(paris="knight catholic")
    )
    match = operate(position, "west")
    assert deeds(match, "flanders-guild") == set()
    assert not unit(match, "spanish-tercio")["silenced"]


@pytest.mark.rule("PR-M16.6")
def test_the_kremlin_keeps_working_under_a_bishop() -> None:
    position = (
        Position()
        .tableau(0, "the-kremlin", "janissaries")
        .bishops(the_kremlin="islamic", janissaries="catholic")
        .slots(cairo="rook islamic")
    )
    match = operate(position, "east")
    assert "commerce east-1" in deeds(match, "the-kremlin")
    assert "siege cairo" in deeds(match, "janissaries")


@pytest.mark.rule("PR-M16.6")
def test_under_the_kremlin_abilities_of_cards_with_bishops_work() -> None:
    match = (
        reader(0, "the-kremlin", "gutenberg", "gonfalonier")
        .bishops(gutenberg="islamic", gonfalonier="islamic")
        .match()
    )
    assert "venice-2" in seen(match)["slots"]
    assert len(seen(match)["players"][0]["hand"]) == 3


@pytest.mark.rule("PR-M16.6")
def test_under_the_kremlin_bishops_still_meet_pacify_and_move() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "the-kremlin", "jesuits", "papal-elephant", "peters-pence", "france")
        .bishops(jesuits="catholic", papal_elephant="islamic")
        .repressed("france", "fugger")
    )
    match = operate(position, "west")
    play(match, "inquisitor jesuits jesuits", "move-bishop papal-elephant")
    assert unit(match, "jesuits")["bishop"] is None
    assert unit(match, "papal-elephant")["bishop"] is None
    assert supply(match, "bishop catholic") == supply(match, "bishop islamic") == 5

    position = (
        Position("medici", "fugger")
        .tableau(0, "the-kremlin", "jesuits", "france")
        .bishops(jesuits="catholic")
        .repressed("france", "fugger")
    )
    match = operate(position, "west")
    match.choose("inquisitor jesuits jesuits")
    assert prompt(match) == "pacification"
    match.choose("pacify pawn-fugger")
    assert cubes(match) == [10, 10]


@pytest.mark.rule("PR-M16.6")
def test_under_the_kremlin_bishops_count_for_the_holy_victory() -> None:
    match = (
        Position()
        .victories("holy")
        .tableau(0, "the-kremlin", "jesuits")
        .bishops(jesuits="catholic")
        .slots(venice="knight catholic")
        .match()
    )
    assert "declare holy" in keys(match)


@pytest.mark.rule("PR-M16.6", "PR-M16.3", "PR-E1.9")
def test_when_the_kremlin_is_lost_its_owner_is_silenced_at_once() -> None:
    match = (
        reader(0, "the-kremlin", "gutenberg", "gonfalonier", "flanders-guild")
        .bishops(gutenberg="islamic", gonfalonier="islamic", flanders_guild="islamic")
        .slots(venice="knight catholic", venice_2="knight catholic", paris="knight catholic")
        .match()
    )
    assert "operate west" in keys(match)
    match.choose("sell the-kremlin")
    assert prompt(match) == "discard"
    assert "venice-2" not in seen(match)["slots"]
    assert supply(match, "knight catholic") == 8
    match.choose("discard jesuits")
    assert unit(match, "flanders-guild")["silenced"]
    assert "operate west" not in keys(match)


@pytest.mark.rule("PR-M16.6", "PR-M16.3")
def test_the_kremlin_may_be_lost_in_the_middle_of_operations() -> None:
    position = (
        Position()
        .tableau(0, "the-kremlin", f"{HRE} with isabella-of-castille", "flanders-guild")
        .bishops(flanders_guild="islamic")
        .slots(paris="knight catholic")
    )
    match = operate(position, "west")
    assert "siege paris" in deeds(match, "flanders-guild")
    match.choose("behead isabella-of-castille the-kremlin")
    assert prompt(match) == "operation"
    assert deeds(match, "flanders-guild") == set()


# behead_only_west_with_catholic_or_reformist_bishop


@pytest.mark.rule("PR-M16.7")
def test_the_inquisition_pope_beheads_only_under_a_white_or_red_bishop_in_the_west() -> None:
    position = (
        Position()
        .tableau(0, "inquisition-pope", "jesuits")
        .tableau(1, "flanders-guild", "spanish-tercio", "swabian-league", "the-kremlin")
        .tableau(1, "knights-hospitaller", "dervishes")
        .bishops(flanders_guild="catholic", spanish_tercio="islamic", jesuits="reformist")
        .bishops(knights_hospitaller="catholic", dervishes="reformist", the_kremlin="reformist")
    )
    match = operate(position, "west")
    beheadings = {key for key in deeds(match, "inquisition-pope") if key.startswith("behead")}
    assert beheadings == {"behead flanders-guild", "behead the-kremlin", "behead jesuits"}


@pytest.mark.rule("PR-M16.7")
def test_other_cards_behead_without_that_limit() -> None:
    position = (
        Position().tableau(0, "inquisition-pope", "star-chamber").tableau(1, "spanish-tercio")
    )
    match = operate(position, "west")
    assert deeds(match, "inquisition-pope") == set()
    assert deeds(match, "star-chamber") == {
        "behead inquisition-pope",
        "behead spanish-tercio",
        "behead merchants-of-the-staple",
    }


@pytest.mark.rule("PR-M16.7")
@pytest.mark.parametrize("target", ["aragon", "joanna-the-mad"])
def test_the_inquisition_pope_may_behead_either_of_a_pair_under_a_bishop(target: str) -> None:
    position = (
        Position()
        .tableau(0, "inquisition-pope")
        .tableau(1, "aragon with joanna-the-mad")
        .bishops(aragon="reformist")
    )
    match = operate(position, "west")
    beheadings = {key for key in deeds(match, "inquisition-pope") if key.startswith("behead")}
    assert beheadings == {"behead aragon", "behead joanna-the-mad"}
    match.choose(f"behead inquisition-pope {target}")
    assert ("inquisition-pope" in in_play(match)) == (target == "joanna-the-mad")
    assert ("aragon" in in_play(match)) == (target == "joanna-the-mad")
    assert "joanna-the-mad" not in in_play(match)


@pytest.mark.rule("PR-M16.7")
@pytest.mark.parametrize("immune", [True, False])
def test_the_inquisition_pope_under_a_bishop_beheads_only_if_immune(immune: bool) -> None:
    position = (
        Position()
        .tableau(0, "inquisition-pope")
        .tableau(1, "flanders-guild", "spanish-tercio")
        .bishops(inquisition_pope="catholic", flanders_guild="catholic")
    )
    if immune:
        position.tableau(0, "the-kremlin")
    match = operate(position, "west")
    beheadings = {key for key in deeds(match, "inquisition-pope") if key.startswith("behead")}
    assert beheadings == ({"behead flanders-guild"} if immune else set())
    assert "inquisitor inquisition-pope" in deeds(match, "inquisition-pope")


@pytest.mark.rule("PR-M16.7")
def test_a_bishop_who_moves_in_the_middle_of_an_action_moves_the_target() -> None:
    position = (
        Position()
        .tableau(0, "inquisition-pope", "antipope")
        .tableau(1, "flanders-guild", "the-bold")
        .bishops(flanders_guild="reformist")
    )
    match = operate(position, "west")
    assert "behead flanders-guild" in deeds(match, "inquisition-pope")
    play(match, "inquisitor antipope flanders-guild", "move-bishop the-bold")
    assert deeds(match, "inquisition-pope") == {"behead the-bold"}


# coronation_may_take_married_or_opposing_king


def brides(position: Position) -> set[str]:
    """What Mary the Rich may do: suitors France, England, Portugal and the HRE."""
    match = position.hand(0, "mary-the-rich").match()
    match.choose("play mary-the-rich")
    if prompt(match) != "coronation":
        return set()
    return keys(match) - {"no-one-shot"}


@pytest.mark.rule("PR-M16.8")
@pytest.mark.parametrize("chamber", ["own", "foreign", "silenced", "immune", ""])
def test_star_chamber_adds_opposing_and_own_married_kings(chamber: str) -> None:
    position = (
        Position()
        .tableau(0, "england with anne-of-brittany", HRE)
        .tableau(1, "france with margaret-of-anjou", "portugal under france")
    )
    if chamber:
        position.tableau(1 if chamber == "foreign" else 0, "star-chamber")
    if chamber in ("silenced", "immune"):
        position.bishops(star_chamber="catholic")
    if chamber == "immune":
        position.tableau(0, "the-kremlin")
    works = chamber in ("own", "immune")
    assert brides(position) == (
        {"crown england", "crown france", "crown portugal"} if works else set()
    )


@pytest.mark.rule("PR-M16.8")
def test_star_chamber_does_not_reach_republics_own_single_kings_or_strangers() -> None:
    position = (
        Position()
        .tableau(0, "star-chamber", "england", "france republic", "hungary under england")
        .tableau(1, f"{HRE} republic", "aragon with joanna-the-mad")
    )
    assert brides(position) == {"crown portugal"}


@pytest.mark.rule("PR-M16.8", "PR-I0.3", "PR-I1.5")
def test_star_chamber_takes_an_opposing_king() -> None:
    match = (
        Position("medici", "fugger")
        .tableau(0, "star-chamber")
        .tableau(1, "france with margaret-of-anjou", "portugal under france", "the-bold")
        .bishops(france="islamic", portugal="catholic")
        .repressed("france", "fugger", "knight islamic")
        .repressed("portugal", "rook islamic")
        .hand(0, "mary-the-rich")
        .match()
    )
    play(match, "play mary-the-rich", "crown france")
    assert row(match, 0, "west") == ["star-chamber", "france"]
    assert row(match, 1, "west") == ["the-bold"]
    france = unit(match, "france")
    assert france["side"] == "king"
    assert france["queen"]["card"] == "mary-the-rich"
    assert france["vassals"] == []
    assert france["bishop"] == "islamic"
    assert france["repressed"] == ["pawn fugger", "knight islamic"]
    assert "margaret-of-anjou" in seen(match)["discard"]
    assert "portugal" in seen(match)["empire_deck"]
    assert supply(match, "bishop catholic") == 5
    assert supply(match, "rook islamic") == 7
    match.choose("concession france-aragon")
    assert border(match, "france-aragon") == "pawn medici"
    match.choose("emancipate knight-islamic paris")
    assert ruling_class(match) == {"paris": "knight islamic"}


@pytest.mark.rule("PR-M16.8")
def test_star_chamber_takes_a_vassal_of_an_opponent() -> None:
    match = (
        Position()
        .tableau(0, "star-chamber")
        .tableau(1, "ottoman", "france under ottoman", "hungary under ottoman")
        .hand(0, "mary-the-rich")
        .match()
    )
    rest(play(match, "play mary-the-rich", "crown france"))
    assert row(match, 0, "west") == ["star-chamber", "france"]
    assert unit(match, "france")["queen"]["card"] == "mary-the-rich"
    assert [vassal["card"] for vassal in unit(match, "ottoman")["vassals"]] == ["hungary"]


@pytest.mark.rule("PR-M16.8", "PR-I0.3")
def test_star_chamber_gives_an_own_king_a_new_queen_in_his_place() -> None:
    match = (
        Position()
        .tableau(0, "france with margaret-of-anjou", "star-chamber", "portugal under france")
        .bishops(france="islamic")
        .hand(0, "mary-the-rich")
        .match()
    )
    play(match, "play mary-the-rich", "crown france")
    assert row(match, 0, "west") == ["france", "star-chamber"]
    assert unit(match, "france")["side"] == "king"
    assert unit(match, "france")["queen"]["card"] == "mary-the-rich"
    assert unit(match, "france")["bishop"] == "islamic"
    assert seen(match)["discard"] == ["margaret-of-anjou"]
    assert "portugal" in seen(match)["empire_deck"]
    assert prompt(match) == "concession"


@pytest.mark.rule("PR-M16.8", "PR-M16.3")
def test_star_chamber_works_from_the_moment_it_is_played_until_it_is_sold() -> None:
    def build() -> Position:
        position = Position().tableau(1, "france", "england", "portugal", HRE)
        return position.hand(0, "mary-the-rich")

    played = build().hand(0, "star-chamber").actions(3).match()
    play(played, "play star-chamber", "no-more-agents", "play mary-the-rich")
    assert "crown france" in keys(played)

    sold = build().tableau(0, "star-chamber").actions(3).match()
    play(sold, "sell star-chamber", "play mary-the-rich")
    assert prompt(sold) == "action"
    assert seen(sold)["players"][0]["queens"] == ["mary-the-rich"]


# crusade_rooks_count_as_knights


@pytest.mark.rule("PR-M16.9")
@pytest.mark.parametrize("hospital", ["own", "foreign", "silenced", "immune", ""])
def test_the_hospitaller_lead_white_rooks_of_adjacent_empires_into_a_crusade(
    hospital: str,
) -> None:
    position = (
        Position()
        .tableau(1, "france")
        .repressed("france", "rook catholic")
        .slots(algiers="rook islamic", valencia="knight catholic")
        .slots(paris="rook catholic", venice="rook catholic", lyon="rook islamic")
        .slots(london="knight catholic", rhodes="rook catholic")
        .borders(england_france="rook catholic")
        .hand(0, "jesuits")
    )
    if hospital:
        position.tableau(1 if hospital == "foreign" else 0, "knights-hospitaller")
    if hospital in ("silenced", "immune"):
        position.bishops(knights_hospitaller="islamic")
    if hospital == "immune":
        position.tableau(0, "the-kremlin")
    match = position.match()
    play(match, "play jesuits", "one-shot crusade aragon")
    attackers = {"lose valencia", "lose london"}
    if hospital in ("own", "immune"):
        attackers |= {"lose paris", "lose venice"}
    assert keys(match) == attackers


@pytest.mark.rule("PR-M16.9", "PR-K1.3")
def test_these_rooks_stay_in_place_and_can_be_lost() -> None:
    match = (
        Position()
        .tableau(0, "knights-hospitaller")
        .slots(algiers="rook islamic", paris="rook catholic", toledo="rook catholic")
        .hand(0, "jesuits")
        .match()
    )
    play(match, "play jesuits", "one-shot crusade aragon", "lose paris")
    assert ruling_class(match) == {"toledo": "rook catholic"}
    assert row(match, 0, "west") == ["knights-hospitaller", "jesuits", "aragon"]


@pytest.mark.rule("PR-M16.9")
def test_reformations_jihads_and_campaigns_are_not_affected() -> None:
    reformation = (
        Position()
        .tableau(0, "knights-hospitaller")
        .slots(vienna="rook catholic", paris="rook reformist", venice="rook reformist")
        .hand(0, "luther")
        .match()
    )
    play(reformation, "play luther", f"one-shot reformation {HRE}")
    assert prompt(reformation) == "survivor"
    assert supply(reformation, "rook reformist") == 4
    assert {city(reformation, "paris"), city(reformation, "venice")} == {"rook reformist"}

    jihad = (
        Position()
        .tableau(0, "knights-hospitaller")
        .slots(buda="rook catholic", cairo="rook islamic", vienna="rook catholic")
        .hand(0, "qizilbash")
        .match()
    )
    jihad.choose("play qizilbash")
    assert not {key for key in keys(jihad) if key.startswith("one-shot")}

    campaign = operate(
        Position(florins=[5, 0])
        .tableau(0, "knights-hospitaller", "france")
        .slots(paris="knight catholic", lyon="rook catholic"),
        "west",
    )
    campaign.choose("campaign france england")
    assert florins(campaign) == [4, 0]


@pytest.mark.rule("PR-M16.9", "PR-M16.3")
def test_the_hospitaller_help_no_more_after_they_are_sold() -> None:
    def legal(sold: bool) -> bool:
        match = (
            Position()
            .tableau(0, "knights-hospitaller", "spanish-tercio")
            .slots(algiers="rook islamic", paris="rook catholic")
            .hand(0, "jesuits")
            .actions(3)
            .match()
        )
        play(match, f"sell {'knights-hospitaller' if sold else 'spanish-tercio'}", "play jesuits")
        return "one-shot crusade aragon" in keys(match)

    assert legal(sold=False)
    assert not legal(sold=True)


# double_concessions_spice_islands


def spice_fair(position: Position, profit: int) -> Match:
    """Hold a West fair of two players with this profit, after China's florin."""
    match = position.market("west", "jesuits", florins=[profit - 1]).match()
    return rest(play(match, "fair west"))


@pytest.mark.rule("PR-M16.10", "PR-M16.2")
@pytest.mark.parametrize(
    ("cards", "share"),
    [
        ([], 1),
        (["india-armada"], 2),
        (["almeida-armada"], 2),
        (["india-armada", "almeida-armada"], 4),
    ],
)
def test_concessions_of_the_owner_take_more_in_fairs_from_the_spice_islands(
    cards: list[str], share: int
) -> None:
    position = (
        Position("medici", "fugger")
        .emporium("spice-islands")
        .tableau(0, *cards)
        .borders(england_portugal="medici", england_france="fugger")
        .borders(france_holy_roman_empire="medici")
    )
    match = spice_fair(position, 12)
    assert florins(match) == [1 + 2 * share, 1]
    assert seen(match)["market"]["west"][0]["florins"] == 12 - 1 - 2 * share - 1


@pytest.mark.rule("PR-M16.10")
def test_the_doubling_works_whoever_starts_the_fair() -> None:
    position = (
        Position("medici", "fugger")
        .emporium("spice-islands")
        .tableau(1, "india-armada")
        .borders(england_portugal="fugger", england_france="medici")
    )
    assert florins(spice_fair(position, 6)) == [2, 2]


@pytest.mark.rule("PR-M16.10")
@pytest.mark.parametrize(("profit", "paid"), [(2, 1), (3, 2), (4, 2)])
def test_a_doubled_concession_takes_the_rest_and_the_voyage_ends(profit: int, paid: int) -> None:
    position = (
        Position("medici", "fugger")
        .emporium("spice-islands")
        .tableau(1, "almeida-armada")
        .borders(england_portugal="fugger", england_france="medici")
        .slots(toledo="knight catholic", granada="rook islamic", bordeaux="knight catholic")
        .slots(paris="knight catholic", bruges="rook catholic")
    )
    match = spice_fair(position, profit)
    went_on = profit == 4
    assert florins(match) == [1 + went_on, paid]
    assert city(match, "spice-islands") == "rook catholic"
    assert city(match, "london") == ("rook catholic" if went_on else None)
    assert city(match, "lyon") is None


@pytest.mark.rule("PR-M16.10")
def test_fairs_from_trebizond_starter_and_pirates_are_not_doubled() -> None:
    trebizond = (
        Position("medici", "fugger")
        .tableau(0, "india-armada")
        .borders(england_portugal="medici", england_france="rook islamic")
    )
    match = spice_fair(trebizond, 6)
    assert florins(match) == [2, 0]
    assert seen(match)["market"]["west"][0]["florins"] == 3

    pirate = (
        Position("medici", "fugger")
        .emporium("spice-islands")
        .tableau(0, "india-armada")
        .borders(england_france="rook islamic")
    )
    match = spice_fair(pirate, 6)
    assert florins(match) == [1, 0]
    assert seen(match)["market"]["west"][0]["florins"] == 4


@pytest.mark.rule("PR-M16.10")
def test_votes_and_the_globalization_victory_count_each_concession_once() -> None:
    match = (
        Position("medici", "fugger")
        .emporium("spice-islands")
        .victories("globalization")
        .tableau(0, "india-armada")
        .borders(england_portugal="medici")
        .match()
    )
    assert seen(match)["players"][0]["concessions"] == 1
    assert "declare globalization" not in keys(match)

    position = (
        Position("medici", "fugger")
        .tableau(0, "india-armada", "flanders-guild")
        .tableau(1, "england")
        .borders(england_portugal="medici", england_france="fugger")
    )
    assert "vote england" not in deeds(operate(position, "west"), "flanders-guild")


@pytest.mark.rule("PR-M16.10", "PR-M16.3")
@pytest.mark.parametrize(
    ("loss", "share"), [("silenced", 2), ("both silenced", 1), ("immune", 4), ("sold", 2)]
)
def test_a_silenced_or_sold_doubling_does_not_count(loss: str, share: int) -> None:
    position = (
        Position("medici", "fugger")
        .emporium("spice-islands")
        .tableau(0, "india-armada", "almeida-armada")
        .borders(england_portugal="medici")
        .market("west", "jesuits", florins=[8])
        .actions(3)
    )
    if loss != "sold":
        position.bishops(india_armada="islamic")
    if loss in ("both silenced", "immune"):
        position.bishops(almeida_armada="islamic")
    if loss == "immune":
        position.tableau(0, "the-kremlin")
    match = position.match()
    match.choose("sell india-armada" if loss == "sold" else "pass")
    rest(play(match, "fair west"))
    assert florins(match) == [(2 if loss == "sold" else 0) + 1 + share, 0]


# venice_holds_two


@pytest.mark.rule("PR-M16.11")
@pytest.mark.parametrize("card", ["gonfalonier", "duchy-of-ferrara"])
@pytest.mark.parametrize("owner", [0, 1])
def test_venice_has_a_second_slot_for_everybody(card: str, owner: int) -> None:
    match = (
        Position(florins=[1, 0])
        .tableau(owner, card)
        .slots(venice="knight catholic")
        .hand(0, "swiss-rislaufer")
        .match()
    )
    assert seen(match)["slots"]["venice-2"] == {
        "piece": None,
        "levy": "knight catholic",
        "closed": False,
    }
    play(match, "play swiss-rislaufer", "place knight-catholic venice-2")
    assert ruling_class(match) == {"venice": "knight catholic", "venice-2": "knight catholic"}
    assert florins(match) == [1, 0]


@pytest.mark.rule("PR-M16.11")
@pytest.mark.parametrize(
    ("card", "piece"),
    [
        ("marechaussee", "rook-catholic"),
        ("schwarzer-haufen", "knight-islamic"),
        ("swiss-rislaufer", "knight-catholic"),
    ],
)
def test_the_second_slot_takes_white_knights_only(card: str, piece: str) -> None:
    match = Position().tableau(1, "gonfalonier").hand(0, card).match()
    match.choose(f"play {card}")
    if "no-one-shot" in keys(match):
        match.choose("no-one-shot")
    assert f"place {piece} venice" in keys(match)
    assert (f"place {piece} venice-2" in keys(match)) == (piece == "knight-catholic")


@pytest.mark.rule("PR-M16.11")
def test_without_such_a_card_venice_has_one_slot() -> None:
    match = Position(florins=[1, 0]).hand(0, "gonfalonier", "swiss-rislaufer").match()
    assert "venice-2" not in seen(match)["slots"]
    match.choose("play swiss-rislaufer")
    assert "place knight-catholic venice-2" not in keys(match)


@pytest.mark.rule("PR-M16.11")
def test_the_second_slot_is_there_only_while_the_icon_is_catholic() -> None:
    match = Position().flipped("papal-states").tableau(1, "gonfalonier").match()
    assert "venice-2" not in seen(match)["slots"]


@pytest.mark.rule("PR-M16.11", "PR-M16.2")
def test_a_second_card_gives_no_third_slot_but_keeps_the_second() -> None:
    match = (
        Position()
        .tableau(0, "gonfalonier", "duchy-of-ferrara")
        .slots(venice="knight catholic", venice_2="knight catholic")
        .actions(3)
        .match()
    )
    assert [name for name in seen(match)["slots"] if name.startswith("venice")] == [
        "venice",
        "venice-2",
    ]
    match.choose("sell gonfalonier")
    assert city(match, "venice-2") == "knight catholic"
    match.choose("sell duchy-of-ferrara")
    assert "venice-2" not in seen(match)["slots"]
    assert supply(match, "knight catholic") == 9


@pytest.mark.rule("PR-M16.11")
@pytest.mark.parametrize("second", [True, False])
def test_levies_and_filled_count_the_second_slot(second: bool) -> None:
    def build(**pieces: str) -> Position:
        position = (
            Position("medici", "fugger", florins=[0, 1])
            .tableau(0, "marechaussee")
            .borders(holy_roman_empire_papal_states="fugger")
            .slots(venice="rook islamic", **pieces)
        )
        return position.tableau(1, "duchy-of-ferrara") if second else position

    tax = "tax holy-roman-empire-papal-states papal-states"
    match = operate(build(), "west")
    assert (tax in deeds(match, "marechaussee")) == second
    if second:
        play(match, "tax marechaussee holy-roman-empire-papal-states papal-states", "pay")
        assert city(match, "venice-2") == "knight catholic"
        full = (
            Position("medici", "fugger", florins=[0, 1])
            .tableau(0, "marechaussee")
            .tableau(1, "duchy-of-ferrara")
            .borders(holy_roman_empire_papal_states="fugger")
            .slots(venice="rook islamic", venice_2="knight catholic")
        )
        assert tax not in deeds(operate(full, "west"), "marechaussee")


@pytest.mark.rule("PR-M16.11")
def test_the_second_slot_defends_can_be_besieged_and_repressed() -> None:
    def build() -> Position:
        return (
            Position(florins=[5, 0])
            .tableau(0, HRE, "duchy-of-ferrara", "house-of-borgia")
            .slots(venice="knight catholic", venice_2="knight catholic", vienna="knight catholic")
        )

    match = operate(build(), "west")
    assert {"siege venice", "siege venice-2"} <= deeds(match, "house-of-borgia")
    match.choose(f"campaign {HRE} papal-states")
    assert keys(match) == {"lose venice", "lose venice-2"}
    match.choose("lose venice")
    assert ruling_class(match) == {"venice-2": "knight catholic"}


@pytest.mark.rule("PR-M16.11")
def test_survivors_and_emancipated_white_knights_may_use_the_second_slot() -> None:
    def build() -> Position:
        return (
            Position("medici", "fugger", florins=[1, 0])
            .tableau(1, "papal-states", "gonfalonier")
            .repressed("papal-states", "knight catholic", "knight islamic", "rook catholic")
        )

    conspiracy = build().hand(0, "house-of-borgia").match()
    play(conspiracy, "play house-of-borgia", "one-shot conspiracy papal-states")
    play(conspiracy, "keep papal-states")
    assert keys(conspiracy) == {
        "settle knight-catholic venice",
        "settle knight-catholic venice-2",
        "settle knight-islamic venice",
        "settle rook-catholic venice",
    }
    play(conspiracy, "settle rook-catholic venice")
    assert city(conspiracy, "venice-2") == "knight catholic"
    assert unit(conspiracy, "papal-states")["repressed"] == ["knight islamic"]

    campaign = operate(build().tableau(0, HRE).slots(vienna="knight catholic"), "west")
    play(campaign, f"campaign {HRE} papal-states", "no-concession")
    assert keys(campaign) == {
        "emancipate knight-catholic venice",
        "emancipate knight-catholic venice-2",
        "emancipate knight-islamic venice",
        "emancipate rook-catholic venice",
        "no-more-emancipation",
    }


@pytest.mark.rule("PR-M16.11", "PR-M16.3")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("end", ["sold", "silenced", "beheaded"])
def test_when_the_second_slot_ends_its_piece_moves_over_or_is_killed(end: str, first: bool) -> None:
    position = Position().tableau(0, "gonfalonier", "spanish-tercio")
    position.slots(venice_2="knight catholic")
    if first:
        position.slots(venice="rook islamic")
    if end == "sold":
        match = position.match()
        match.choose("sell gonfalonier")
    elif end == "silenced":
        position.tableau(0, "jesuits").bishops(spanish_tercio="catholic")
        match = operate(position, "west")
        play(match, "inquisitor jesuits spanish-tercio", "move-bishop gonfalonier")
    else:
        position.tableau(0, "the-kremlin", "inquisition-pope").bishops(gonfalonier="catholic")
        match = operate(position, "west")
        match.choose("behead inquisition-pope gonfalonier")
    assert "venice-2" not in seen(match)["slots"]
    if first:
        assert city(match, "venice") == "rook islamic"
        assert supply(match, "knight catholic") == 10
    else:
        assert city(match, "venice") == "knight catholic"
        assert supply(match, "knight catholic") == 9


@pytest.mark.rule("PR-M16.11", "PR-K2.4")
@pytest.mark.parametrize("flip", [True, False])
def test_the_second_slot_ends_when_the_map_card_turns_reformist(flip: bool) -> None:
    match = (
        Position()
        .tableau(1, "papal-states", "gonfalonier")
        .repressed("papal-states", "knight catholic", "knight catholic", "rook islamic")
        .slots(venice_2="knight catholic")
        .hand(0, "house-of-borgia")
        .match()
    )
    play(match, "play house-of-borgia", "one-shot conspiracy papal-states")
    play(match, "lose-repressed rook-islamic", f"{'flip' if flip else 'keep'} papal-states")
    if flip:
        assert "venice-2" not in seen(match)["slots"]
        assert ruling_class(match) == {"venice": "knight catholic"}
        assert unit(match, "papal-states")["repressed"] == ["knight catholic"]
    else:
        assert prompt(match) == "survivor"
        assert keys(match) == {"settle knight-catholic venice", "settle knight-catholic venice-2"}


@pytest.mark.rule("PR-M16.11")
@pytest.mark.parametrize("immune", [True, False])
def test_a_silenced_card_gives_no_second_slot_until_the_bishop_leaves(immune: bool) -> None:
    position = (
        Position()
        .tableau(0, "jesuits")
        .tableau(1, "gonfalonier", "spanish-tercio")
        .bishops(gonfalonier="catholic")
    )
    if immune:
        position.tableau(1, "the-kremlin")
    match = operate(position, "west")
    assert ("venice-2" in seen(match)["slots"]) == immune
    match.choose("inquisitor jesuits gonfalonier")
    assert unit(match, "spanish-tercio")["bishop"] == "catholic"
    assert "venice-2" in seen(match)["slots"]
