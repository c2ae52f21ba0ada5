"""M5 and M18: where cards are, which cards match, and what is adjacent."""

import pytest

from kronika.core.match import Match
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.terms import EMPIRES

from .helpers import deeds, keys, operate, play, prompt, row, unit, units

pytestmark = pytest.mark.compiled

EASTERN = {"hungary", "ottoman", "byzantium", "mamluk"}
WESTERN = {"england", "portugal", "france", "aragon", "holy-roman-empire", "papal-states"}

# The neighbours of each empire, diagonal ones included.
ADJACENT = {
    "england": {"france", "portugal", "aragon"},
    "france": {"england", "holy-roman-empire", "portugal", "aragon", "papal-states"},
    "holy-roman-empire": {"france", "hungary", "aragon", "papal-states", "ottoman"},
    "hungary": {"holy-roman-empire", "byzantium", "papal-states", "ottoman", "mamluk"},
    "byzantium": {"hungary", "ottoman", "mamluk"},
    "portugal": {"england", "france", "aragon"},
    "aragon": {"portugal", "papal-states", "england", "france", "holy-roman-empire"},
    "papal-states": {"aragon", "ottoman", "france", "holy-roman-empire", "hungary"},
    "ottoman": {"papal-states", "mamluk", "holy-roman-empire", "hungary", "byzantium"},
    "mamluk": {"ottoman", "hungary", "byzantium"},
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
    "ottoman": "constantinople-1",
    "mamluk": "cairo",
}


def pulpits(match: Match) -> set[str]:
    """The cards on which the bishop may be placed."""
    assert prompt(match) == "agent"
    return {key.split()[2] for key in keys(match) if key != "no-more-agents"}


# M5: locations


@pytest.mark.rule("PR-M5.1")
def test_cards_are_where_they_are_printed_and_queens_with_their_kings() -> None:
    position = (
        Position()
        .tableau(0, "cem-anti-hostage", "mamluk with hurrem-sultan-roxelana")
        .tableau(1, "ottoman with carlotta-lusignan-of-cyprus", "knights-hospitaller")
        .tableau(1, "damascus-coffee", "holy-land-crusade")
        .queens(1, "sitt-i-hatun-of-dulkadir")
        .hand(1, "ottoman-navy")
    )
    match = operate(position, "east")
    assert deeds(match, "cem-anti-hostage") == {
        "behead ottoman",
        "behead carlotta-lusignan-of-cyprus",
        "behead knights-hospitaller",
    }
    assert deeds(match, "hurrem-sultan-roxelana") == {
        "behead mamluk",
        "behead damascus-coffee",
        "behead holy-land-crusade",
    }


@pytest.mark.rule("PR-M5.1")
def test_a_queen_has_another_location_with_another_king() -> None:
    position = Position().slots(cairo="rook islamic", tana="knight islamic", caffa="rook islamic")
    position.tableau(0, "byzantium with carlotta-lusignan-of-cyprus")
    match = operate(position, "east")
    sieges = {deed for deed in deeds(match, "carlotta-lusignan-of-cyprus") if "siege" in deed}
    assert sieges == {"siege tana", "siege caffa"}


@pytest.mark.rule("PR-M5.2")
@pytest.mark.parametrize(("card", "region"), [("dervishes", EASTERN), ("papal-elephant", WESTERN)])
def test_east_stands_for_four_empires_and_west_for_six(card: str, region: set[str]) -> None:
    match = Position().tableau(1, *EMPIRES).hand(0, card).match()
    match.choose(f"play {card}")
    assert pulpits(match) == {card, *region}


@pytest.mark.rule("PR-M5.3")
def test_two_cards_match_if_they_have_an_empire_in_common() -> None:
    match = (
        Position()
        .tableau(1, "dervishes", "safavids", "mamluk", "damascus-coffee", "spanish-tercio")
        .tableau(1, "luther", "the-kremlin", "barbarossa-brothers")
        .hand(0, "qizilbash", "jesuits")
        .match()
    )
    play(match, "play qizilbash")
    assert pulpits(match) == {"qizilbash", "dervishes", "safavids", "mamluk", "damascus-coffee"}
    play(match, "no-more-agents", "play jesuits")
    assert pulpits(match) == {"jesuits", "spanish-tercio"}


@pytest.mark.rule("PR-M5.3")
def test_a_card_matches_the_map_cards_of_its_location() -> None:
    position = Position().slots(**dict.fromkeys(CAPITALS.values(), "knight catholic"))
    position.tableau(0, "qizilbash", "duke-of-athens", "swiss-rislaufer", "swabian-league")
    east = operate(position, "east")
    assert deeds(east, "duke-of-athens") == {"siege constantinople-1"}
    assert deeds(east, "qizilbash") == {f"siege {CAPITALS[empire]}" for empire in EASTERN}
    west = operate(position, "west")
    assert deeds(west, "swabian-league") == {"siege vienna"}
    assert deeds(west, "swiss-rislaufer") == {f"siege {CAPITALS[empire]}" for empire in WESTERN}


@pytest.mark.rule("PR-M5.4")
def test_a_regional_card_names_one_empire_for_each_use() -> None:
    position = (
        Position("medici", "fugger", florins=[0, 0])
        .tableau(0, "marechaussee")
        .tableau(1, "france", "aragon")
        .borders(france_aragon="fugger")
    )
    match = operate(position, "west")
    assert deeds(match, "marechaussee") == {
        "tax france-aragon france",
        "tax france-aragon aragon",
    }
    match.choose("tax marechaussee france-aragon aragon")
    assert unit(match, "aragon")["repressed"] == ["pawn fugger"]
    assert {key.split()[1] for key in keys(match)} == {"valencia", "algiers"}


@pytest.mark.rule("PR-M5.4")
def test_a_regional_card_is_in_any_empire_of_its_region_own_or_foreign_acting_or_target() -> None:
    position = (
        Position()
        .tableau(0, "vlad-the-impaler", "safavids", "dervishes", "cem-anti-hostage")
        .tableau(1, "qizilbash", "peters-pence")
    )
    match = operate(position, "east")
    assert deeds(match, "vlad-the-impaler") == {"behead dervishes", "behead qizilbash"}
    assert deeds(match, "safavids") == {"behead dervishes", "behead qizilbash"}
    assert deeds(match, "cem-anti-hostage") == {"behead dervishes", "behead qizilbash"}
    match.choose("behead safavids dervishes")
    assert deeds(match, "vlad-the-impaler") == {"behead qizilbash"}


@pytest.mark.rule("PR-M5.5")
def test_regional_cards_are_wild_for_one_shots_and_agents() -> None:
    match = Position().hand(0, "schwarzer-haufen").match()
    match.choose("play schwarzer-haufen")
    assert keys(match) == {
        *(f"one-shot peasant-revolt {empire}" for empire in WESTERN),
        "no-one-shot",
    }
    match.choose("no-one-shot")
    cities = {key.split()[2] for key in keys(match) if key != "no-more-agents"}
    assert set(CAPITALS.values()) & cities == {CAPITALS[empire] for empire in WESTERN}
    assert not cities & {"buda", "tana", "cairo", "modon"}


@pytest.mark.rule("PR-M5.5")
def test_regional_cards_are_wild_for_bishops_and_political_and_military_operations() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "qizilbash", "janissaries")
        .tableau(1, "safavids", "the-grim", "dervishes", "hungary", "mamluk")
        .bishops(dervishes="islamic")
        .borders(hungary_byzantium="fugger", aragon_papal_states="fugger")
        .borders(ottoman_mamluk="rook islamic")
        .slots(rhodes="rook catholic", venice="knight catholic")
    )
    match = operate(position, "east")
    assert deeds(match, "qizilbash") == {
        "tax hungary-byzantium hungary",
        "tax hungary-byzantium byzantium",
        "siege rhodes",
        "siege-pirate ottoman-mamluk",
        "inquisitor dervishes",
    }
    match.choose("inquisitor qizilbash dervishes")
    assert {key.split()[1] for key in keys(match)} == {
        "qizilbash",
        "janissaries",
        "safavids",
        "the-grim",
        "hungary",
        "mamluk",
    }


@pytest.mark.rule("PR-M5.6")
def test_concessions_and_pirates_are_in_both_empires_of_their_border() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "conquistadors", "duke-of-milan", "the-bold")
        .borders(portugal_aragon="rook islamic", france_aragon="fugger")
    )
    match = operate(position, "west")
    assert deeds(match, "conquistadors") == {"siege-pirate portugal-aragon"}
    assert deeds(match, "duke-of-milan") == {
        "siege-pirate portugal-aragon",
        "tax france-aragon aragon",
    }
    assert deeds(match, "the-bold") == {"tax france-aragon france"}


@pytest.mark.rule("PR-M5.7")
def test_an_inquisitor_looks_at_the_location_of_the_card_where_the_bishop_stands() -> None:
    position = (
        Position()
        .tableau(0, "jesuits", "genoese-fleet", "spanish-tercio", "duke-of-athens")
        .tableau(1, "the-grim", "cromwell", "knights-hospitaller", "dervishes")
        .tableau(1, "damascus-coffee")
        .bishops(the_grim="catholic")
    )
    match = operate(position, "west")
    assert deeds(match, "jesuits") == {"inquisitor the-grim"}
    match.choose("inquisitor jesuits the-grim")
    assert {key.split()[1] for key in keys(match)} == {
        "duke-of-athens",
        "knights-hospitaller",
        "dervishes",
    }


# M18: adjacency


@pytest.mark.rule("PR-M18.1")
@pytest.mark.parametrize("empire", EMPIRES)
def test_empires_that_touch_orthogonally_or_diagonally_are_adjacent(empire: str) -> None:
    side = "east" if empire in EASTERN else "west"
    position = Position(florins=[1, 0]).tableau(0, empire)
    position.slots(**{CAPITALS[empire]: "knight catholic"})
    match = operate(position, side)
    assert deeds(match, empire) == {f"campaign {other}" for other in ADJACENT[empire]}


@pytest.mark.rule("PR-M18.1")
@pytest.mark.parametrize("empire", [empire for empire in EMPIRES if empire != "aragon"])
def test_believers_come_from_adjacent_empires_to_a_religious_war(empire: str) -> None:
    match = (
        Position()
        .slots(algiers="rook islamic", **{CAPITALS[empire]: "knight catholic"})
        .hand(0, "jesuits")
        .match()
    )
    match.choose("play jesuits")
    assert ("one-shot crusade aragon" in keys(match)) is (empire in ADJACENT["aragon"])


@pytest.mark.rule("PR-M18.2")
def test_cards_are_adjacent_side_by_side_in_one_row_of_one_player() -> None:
    position = (
        Position()
        .tableau(0, "antipope")
        .tableau(1, "arumer-zwarte-hoop", "luther", "conquistadors", "genoese-fleet")
        .tableau(1, "damascus-coffee", "safavids", "black-army")
        .bishops(conquistadors="reformist", damascus_coffee="reformist")
    )
    match = operate(position, "west")
    inner = play(match.copy(), "inquisitor antipope damascus-coffee")
    assert units(inner)["safavids"]["bishop"] == "reformist"
    match.choose("inquisitor antipope conquistadors")
    assert keys(match) == {"move-bishop luther", "move-bishop genoese-fleet"}
    assert row(match, 1, "west")[1:] == ["luther", "conquistadors", "genoese-fleet"]


# Examples


@pytest.mark.rule("PR-EX19")
def test_a_mamluk_behead_hits_mamluk_and_eastern_cards() -> None:
    position = (
        Position()
        .tableau(0, "mamluk with hurrem-sultan-roxelana", "the-timar-system")
        .tableau(1, "damascus-coffee", "qizilbash", "safavids", "the-grim", "spanish-tercio")
        .slots(buda="knight catholic", caffa="knight catholic", rhodes="rook catholic")
        .slots(cyprus="rook catholic", venice="knight catholic")
    )
    match = operate(position, "east")
    assert deeds(match, "hurrem-sultan-roxelana") == {
        "behead mamluk",
        "behead the-timar-system",
        "behead damascus-coffee",
        "behead qizilbash",
    }
    assert deeds(match, "the-timar-system") == {
        "siege buda",
        "siege caffa",
        "siege rhodes",
        "siege cyprus",
    }
