"""E2: playing a card from the hand, and its agents."""

import pytest

from kronika.core.errors import IllegalChoice
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


# E2.1, E2.16: laying the card down


@pytest.mark.rule("PR-E2.1")
def test_east_cards_go_to_the_outer_right_and_west_cards_to_the_outer_left_for_nothing() -> None:
    match = (
        Position(florins=[0, 0])
        .tableau(0, "dervishes", "papal-elephant")
        .hand(0, "the-timar-system", "santa-hermandad")
        .match()
    )
    play(match, "play the-timar-system", "no-more-agents")
    play(match, "play santa-hermandad", "no-more-agents")
    assert row(match, 0, "east") == ["dervishes", "the-timar-system"]
    assert row(match, 0, "west") == ["papal-elephant", "santa-hermandad"]
    assert row(match, 1, "east") == row(match, 1, "west") == []
    assert florins(match) == [0, 0]
    assert seen(match)["players"][0]["hand"] == []


@pytest.mark.rule("PR-E2.1")
def test_the_deck_of_a_card_and_not_its_location_decides_its_side() -> None:
    match = (
        Position().tableau(0, "dervishes").hand(0, "barbarossa-brothers", "knights-hospitaller")
    ).match()
    play(match, "play barbarossa-brothers", "no-more-agents")
    play(match, "play knights-hospitaller", "no-more-agents")
    assert row(match, 0, "east") == ["dervishes", "barbarossa-brothers"]
    assert row(match, 0, "west") == ["knights-hospitaller"]


@pytest.mark.rule("PR-E2.16")
def test_a_tableau_has_no_size_limit() -> None:
    west = [
        "papal-elephant",
        "peters-pence",
        "genoese-fleet",
        "scottish-privateers",
        "spanish-tercio",
        "swabian-league",
        "swiss-rislaufer",
        "hochstetter-bank",
        "gutenberg",
        "marechaussee",
        "jesuits",
        "antipope",
        "luther",
        "cromwell",
        "the-bold",
    ]
    match = Position().tableau(0, *west).hand(0, "santa-hermandad", "gonfalonier").match()
    play(match, "play santa-hermandad", "no-more-agents", "play gonfalonier", "no-more-agents")
    assert row(match, 0, "west") == [*west, "santa-hermandad", "gonfalonier"]


# E2.2 to E2.6: one-shots and agents


@pytest.mark.rule("PR-E2.2")
def test_a_one_shot_may_be_declined_even_if_its_conditions_hold() -> None:
    position = Position().slots(valencia="knight catholic", algiers="rook islamic")
    match = position.hand(0, "jesuits").match()
    match.choose("play jesuits")
    assert prompt(match) == "one-shot"
    assert keys(match) == {"one-shot crusade aragon", "no-one-shot"}
    match.choose("no-one-shot")
    assert prompt(match) == "agent"
    assert ruling_class(match) == {"valencia": "knight catholic", "algiers": "rook islamic"}
    assert in_play(match) == {"jesuits"}


@pytest.mark.rule("PR-E2.2")
def test_a_one_shot_is_not_offered_if_its_conditions_do_not_hold() -> None:
    match = Position().slots(valencia="knight catholic").hand(0, "jesuits").match()
    match.choose("play jesuits")
    assert prompt(match) == "agent"
    assert keys(match) == {"place-bishop bishop-catholic jesuits", "no-more-agents"}


@pytest.mark.rule("PR-E2.3")
def test_all_agents_of_a_battle_are_put_beside_the_map_and_survivors_are_placed() -> None:
    match = Position().slots(vienna="rook catholic").hand(0, "teutonic-knights").match()
    play(match, "play teutonic-knights", "one-shot conspiracy holy-roman-empire")
    assert prompt(match) == "survivor"
    assert seen(match)["beside"] == ["knight catholic"]
    assert supply(match, "knight catholic") == 9
    play(match, "settle knight-catholic lubeck", "no-concession")
    assert prompt(match) == "action"
    assert ruling_class(match) == {"lubeck": "knight catholic"}
    assert supply(match, "knight catholic") == 9
    assert supply(match, "rook catholic") == 10


@pytest.mark.rule("PR-E2.3")
def test_agents_that_fought_and_lost_are_not_placed() -> None:
    match = (
        Position(florins=[5, 0])
        .slots(vienna="rook catholic", nurnberg="knight reformist", lubeck="rook islamic")
        .hand(0, "teutonic-knights")
        .match()
    )
    play(match, "play teutonic-knights", "one-shot conspiracy holy-roman-empire")
    assert keys(match) == {"lose vienna", "lose nurnberg", "lose lubeck"}
    assert supply(match, "knight catholic") == 10
    play(match, "lose vienna", "lose lubeck")
    assert prompt(match) == "action"
    assert ruling_class(match) == {"nurnberg": "knight reformist"}
    assert in_play(match) == {"teutonic-knights"}


@pytest.mark.rule("PR-E2.3")
@pytest.mark.parametrize("won", [True, False])
def test_agents_that_cannot_attack_may_be_placed_after_the_battle(won: bool) -> None:
    position = Position("medici", "fugger").borders(aragon_papal_states="medici")
    if not won:
        position.slots(venice="knight catholic")
    match = position.hand(0, "bonfire-of-the-vanities").match()
    play(match, "play bonfire-of-the-vanities", "one-shot peasant-revolt papal-states")
    places = {"place-bishop bishop-reformist bonfire-of-the-vanities"}
    if won:
        match.choose("no-concession")
        places.add("place-bishop bishop-reformist papal-states")
    assert prompt(match) == "agent"
    assert keys(match) == {*places, "no-more-agents"}
    assert ruling_class(match) == {}


@pytest.mark.rule("PR-E2.4")
def test_a_trade_shift_is_resolved_before_the_agents_are_placed() -> None:
    match = Position().hand(0, "soninke-wangara").match()
    match.choose("play soninke-wangara")
    assert keys(match) == {"shift timbuktu", "no-one-shot"}
    match.choose("shift timbuktu")
    assert seen(match)["emporia"]["east"] == "timbuktu"
    assert keys(match) == {
        "place rook-islamic valencia",
        "place rook-islamic algiers",
        "place rook-islamic timbuktu",
        "no-more-agents",
    }
    match.choose("place rook-islamic timbuktu")
    assert ruling_class(match) == {"timbuktu": "rook islamic"}


@pytest.mark.rule("PR-E2.5")
def test_without_the_one_shot_all_some_or_none_of_the_agents_are_placed() -> None:
    position = Position(florins=[0, 0]).slots(algiers="rook islamic").hand(0, "duke-of-milan")
    position.tableau(0, "papal-elephant")

    none = play(position.match(), "play duke-of-milan", "no-one-shot")
    assert keys(none) == {"place knight-catholic valencia", "no-more-agents"}
    none.choose("no-more-agents")
    assert prompt(none) == "action"
    assert ruling_class(none) == {"algiers": "rook islamic"}

    position.table.florins[0] = 1
    both = play(position.match(), "play duke-of-milan", "no-one-shot")
    both.choose("place knight-catholic valencia")
    assert keys(both) == {
        "place knight-catholic valencia",
        "place knight-catholic algiers",
        "no-more-agents",
    }
    some = play(both.copy(), "no-more-agents")
    assert prompt(some) == "action"
    assert ruling_class(some) == {"valencia": "knight catholic", "algiers": "rook islamic"}
    both.choose("place knight-catholic algiers")
    assert prompt(both) == "action"
    assert ruling_class(both) == {"valencia": "knight catholic", "algiers": "knight catholic"}
    assert florins(both) == [0, 0]


@pytest.mark.rule("PR-E2.5")
def test_agents_have_the_type_and_colour_printed_on_the_card() -> None:
    match = Position().hand(0, "kingmaker").match()
    play(match, "play kingmaker", "no-one-shot")
    red = {"place rook-reformist london", "place rook-reformist bordeaux"}
    white = {"place rook-catholic london", "place rook-catholic bordeaux"}
    assert keys(match) == {*red, *white, "no-more-agents"}
    match.choose("place rook-reformist london")
    assert keys(match) == {"place rook-catholic bordeaux", "no-more-agents"}


@pytest.mark.rule("PR-E2.6")
def test_a_queen_has_no_agents_and_is_crowned_or_stays_unmarried() -> None:
    position = Position().tableau(0, "papal-elephant").hand(0, "isabella-of-castille")
    match = position.match()
    match.choose("play isabella-of-castille")
    assert prompt(match) == "coronation"
    assert keys(match) == {
        "crown portugal",
        "crown aragon",
        "crown france",
        "crown holy-roman-empire",
        "no-one-shot",
    }
    crowned = play(match.copy(), "crown aragon", "no-concession")
    assert prompt(crowned) == "action"
    assert row(crowned, 0, "west") == ["papal-elephant", "aragon"]
    assert unit(crowned, "aragon")["queen"]["card"] == "isabella-of-castille"

    match.choose("no-one-shot")
    assert prompt(match) == "action"
    assert seen(match)["players"][0]["queens"] == ["isabella-of-castille"]
    assert in_play(match) == {"papal-elephant"}


# E2.7 to E2.13: where agents go


@pytest.mark.rule("PR-E2.7")
def test_a_bishop_goes_on_the_played_card_or_on_any_card_of_its_location() -> None:
    match = (
        Position()
        .tableau(0, "aragon", "spanish-tercio", "conquistadors")
        .tableau(1, "genoese-fleet", "portugal", "swiss-rislaufer", "the-grim", "jewish-pirates")
        .hand(0, "jesuits")
        .hand(1, "duke-of-milan")
        .match()
    )
    match.choose("play jesuits")
    cards = ["jesuits", "aragon", "spanish-tercio"]
    cards += ["genoese-fleet", "swiss-rislaufer", "jewish-pirates"]
    places = {f"place-bishop bishop-catholic {card}" for card in cards}
    assert keys(match) == {*places, "no-more-agents"}
    match.choose("place-bishop bishop-catholic genoese-fleet")
    assert unit(match, "genoese-fleet")["bishop"] == "catholic"
    assert unit(match, "jesuits")["bishop"] is None
    assert supply(match, "bishop catholic") == 4


@pytest.mark.rule("PR-E2.7")
def test_a_bishop_agent_meets_another_bishop_or_pacifies() -> None:
    position = (
        Position(florins=[0, 0])
        .tableau(1, "aragon", "genoese-fleet")
        .repressed("aragon", "knight catholic", "fugger")
        .bishops(genoese_fleet="islamic")
        .tableau(0, "papal-elephant")
        .hand(0, "jesuits")
    )
    worms = play(position.match(), "play jesuits", "place-bishop bishop-catholic genoese-fleet")
    assert prompt(worms) == "action"
    assert unit(worms, "genoese-fleet")["bishop"] is None
    assert supply(worms, "bishop catholic") == supply(worms, "bishop islamic") == 5

    match = play(position.match(), "play jesuits", "place-bishop bishop-catholic aragon")
    assert keys(match) == {"pacify knight-catholic", "pacify pawn-fugger", "no-pacification"}
    match.choose("pacify pawn-fugger")
    assert unit(match, "aragon")["repressed"] == ["knight catholic"]
    assert unit(match, "aragon")["bishop"] == "catholic"


@pytest.mark.rule("PR-E2.8")
def test_knights_and_rooks_go_into_any_open_city_of_the_location_whatever_its_icon() -> None:
    position = Position().hand(0, "the-last-knight", "order-of-santiago")
    match = play(position.match(), "play the-last-knight", "no-one-shot")
    cities = ["vienna", "nurnberg", "lubeck"]
    assert keys(match) == {
        *(f"place knight-reformist {city}" for city in cities),
        "no-more-agents",
    }
    match.choose("place knight-reformist lubeck")
    assert ruling_class(match) == {"lubeck": "knight reformist"}
    play(match, "play order-of-santiago", "no-one-shot")
    assert keys(match) == {
        "place rook-catholic toledo",
        "place rook-catholic granada",
        "no-more-agents",
    }
    match.choose("place rook-catholic toledo")
    assert city(match, "toledo") == "rook catholic"


@pytest.mark.rule("PR-E2.8")
def test_an_open_emporium_takes_agents_and_a_closed_one_does_not() -> None:
    position = Position().hand(0, "the-last-knight")
    closed = play(position.match(), "play the-last-knight", "no-one-shot")
    assert "place knight-reformist novgorod" not in keys(closed)
    with pytest.raises(IllegalChoice):
        closed.choose("place knight-reformist novgorod")
    position.emporium("novgorod")
    opened = play(position.match(), "play the-last-knight", "no-one-shot")
    assert "place knight-reformist novgorod" in keys(opened)


@pytest.mark.rule("PR-E2.9")
@pytest.mark.parametrize("in_deck", [True, False])
def test_an_occupied_city_costs_one_florin_also_if_the_piece_there_is_killed(in_deck: bool) -> None:
    position = Position(florins=[2, 0]).slots(vienna="knight catholic", lubeck="rook islamic")
    if not in_deck:
        position.tableau(1, "holy-roman-empire")
    match = position.hand(0, "swabian-league").match()
    play(match, "play swabian-league", "place knight-catholic lubeck")
    assert florins(match) == [1, 0]
    assert city(match, "lubeck") == "knight catholic"
    assert supply(match, "rook islamic") == (7 if in_deck else 6)
    if not in_deck:
        assert unit(match, "holy-roman-empire")["repressed"] == ["rook islamic"]


@pytest.mark.rule("PR-E2.9")
def test_a_piece_of_the_same_type_and_colour_may_be_repressed() -> None:
    match = (
        Position(florins=[1, 0])
        .tableau(1, "holy-roman-empire")
        .slots(vienna="knight catholic")
        .hand(0, "swabian-league")
        .match()
    )
    play(match, "play swabian-league", "place knight-catholic vienna")
    assert city(match, "vienna") == "knight catholic"
    assert unit(match, "holy-roman-empire")["repressed"] == ["knight catholic"]
    assert florins(match) == [0, 0]
    assert keys(match) == {
        "place knight-catholic nurnberg",
        "place knight-catholic lubeck",
        "no-more-agents",
    }


@pytest.mark.rule("PR-E2.9")
def test_without_a_florin_only_empty_cities_can_be_chosen() -> None:
    match = (
        Position(florins=[0, 9])
        .slots(vienna="knight catholic", lubeck="rook islamic")
        .hand(0, "swabian-league")
        .match()
    )
    match.choose("play swabian-league")
    assert keys(match) == {"place knight-catholic nurnberg", "no-more-agents"}


@pytest.mark.rule("PR-E2.10")
def test_constantinople_takes_a_piece_in_an_empty_slot_or_represses_one_of_three() -> None:
    position = (
        Position(florins=[0, 0])
        .tableau(0, "ottoman")
        .slots(constantinople_1="rook islamic", constantinople_2="knight islamic")
        .hand(0, "duke-of-athens")
    )
    free = play(position.match(), "play duke-of-athens", "no-one-shot")
    others = {"place rook-reformist modon", "place rook-reformist rhodes", "no-more-agents"}
    assert keys(free) == {"place rook-reformist constantinople-3", *others}

    position.slots(constantinople_3="knight catholic").table.florins[0] = 1
    full = play(position.match(), "play duke-of-athens", "no-one-shot")
    three = {f"place rook-reformist constantinople-{number}" for number in (1, 2, 3)}
    assert keys(full) == {*three, *others}
    full.choose("place rook-reformist constantinople-2")
    assert ruling_class(full) == {
        "constantinople-1": "rook islamic",
        "constantinople-2": "rook reformist",
        "constantinople-3": "knight catholic",
    }
    assert unit(full, "ottoman")["repressed"] == ["knight islamic"]
    assert florins(full) == [0, 0]


@pytest.mark.rule("PR-E2.11")
def test_a_pirate_goes_on_sea_borders_of_the_location_only() -> None:
    match = Position().hand(0, "jewish-pirates").match()
    match.choose("play jewish-pirates")
    assert keys(match) == {
        "place-pirate pirate-islamic portugal-aragon",
        "place-pirate pirate-islamic aragon-papal-states",
        "no-more-agents",
    }
    match.choose("place-pirate pirate-islamic portugal-aragon")
    assert border(match, "portugal-aragon") == "rook islamic"
    assert supply(match, "rook islamic") == 6


@pytest.mark.rule("PR-E2.11")
@pytest.mark.parametrize("victim", ["fugger", "medici", "rook reformist"])
def test_a_pirate_kills_a_concession_or_another_pirate_free_of_charge(victim: str) -> None:
    match = (
        Position("medici", "fugger", florins=[0, 0])
        .tableau(0, "ottoman")
        .tableau(1, "mamluk")
        .borders(ottoman_mamluk=victim)
        .hand(0, "ottoman-navy")
        .match()
    )
    play(match, "play ottoman-navy", "place-pirate pirate-islamic ottoman-mamluk")
    assert border(match, "ottoman-mamluk") == "rook islamic"
    assert cubes(match) == [10, 10]
    assert supply(match, "rook reformist") == 7
    assert unit(match, "ottoman")["repressed"] == unit(match, "mamluk")["repressed"] == []
    assert florins(match) == [0, 0]


@pytest.mark.rule("PR-E2.11")
def test_a_pirate_cannot_replace_a_pirate_of_its_own_colour() -> None:
    position = Position(florins=[3, 0])
    match = position.borders(ottoman_mamluk="rook islamic").hand(0, "ottoman-navy").match()
    match.choose("play ottoman-navy")
    assert keys(match) == {
        "place-pirate pirate-islamic hungary-ottoman",
        "place-pirate pirate-islamic papal-states-ottoman",
        "no-more-agents",
    }


@pytest.mark.rule("PR-E2.12")
def test_a_pawn_goes_on_land_or_sea_borders_of_the_location() -> None:
    match = Position("medici", "fugger", florins=[0, 0]).hand(0, "gutenberg").match()
    match.choose("play gutenberg")
    assert keys(match) == {
        "place-pawn france-holy-roman-empire holy-roman-empire",
        "place-pawn holy-roman-empire-hungary holy-roman-empire",
        "place-pawn holy-roman-empire-papal-states holy-roman-empire",
        "no-more-agents",
    }
    match.choose("place-pawn holy-roman-empire-hungary holy-roman-empire")
    assert border(match, "holy-roman-empire-hungary") == "pawn medici"
    assert cubes(match) == [9, 10]
    assert florins(match) == [0, 0]


@pytest.mark.rule("PR-E2.12")
@pytest.mark.parametrize("victim", ["fugger", "medici"])
def test_a_pawn_represses_a_concession_for_one_florin(victim: str) -> None:
    position = (
        Position("medici", "fugger", florins=[2, 0])
        .tableau(1, "holy-roman-empire", "france")
        .borders(france_holy_roman_empire=victim)
        .hand(0, "gutenberg")
    )
    match = position.match()
    play(match, "play gutenberg", "place-pawn france-holy-roman-empire holy-roman-empire")
    assert border(match, "france-holy-roman-empire") == "pawn medici"
    assert unit(match, "holy-roman-empire")["repressed"] == [f"pawn {victim}"]
    assert unit(match, "france")["repressed"] == []
    assert florins(match) == [1, 0]

    position.table.florins[0] = 0
    poor = play(position.match(), "play gutenberg")
    assert keys(poor) == {
        "place-pawn holy-roman-empire-hungary holy-roman-empire",
        "place-pawn holy-roman-empire-papal-states holy-roman-empire",
        "no-more-agents",
    }


@pytest.mark.rule("PR-E2.12")
def test_a_pawn_cannot_be_placed_on_a_border_with_a_pirate() -> None:
    position = Position(florins=[9, 0]).borders(france_holy_roman_empire="rook catholic")
    match = play(position.hand(0, "gutenberg").match(), "play gutenberg")
    assert keys(match) == {
        "place-pawn holy-roman-empire-hungary holy-roman-empire",
        "place-pawn holy-roman-empire-papal-states holy-roman-empire",
        "no-more-agents",
    }


@pytest.mark.rule("PR-E2.13")
def test_an_agent_that_is_not_in_the_supply_is_taken_from_elsewhere() -> None:
    match = (
        Position()
        .tableau(1, "hungary")
        .repressed("hungary", *["knight reformist"] * 6)
        .slots(paris="knight reformist")
        .hand(0, "the-last-knight")
        .match()
    )
    play(match, "play the-last-knight", "no-one-shot", "place knight-reformist vienna")
    assert prompt(match) == "shortage"
    match.choose("take-repressed knight-reformist hungary")
    assert ruling_class(match) == {"paris": "knight reformist", "vienna": "knight reformist"}
    assert unit(match, "hungary")["repressed"] == ["knight reformist"] * 5


# E2.14, E2.15: strawman and regional locations


@pytest.mark.rule("PR-E2.14")
def test_a_one_shot_may_be_used_against_an_own_empire() -> None:
    match = Position().tableau(0, "aragon").hand(0, "duke-of-milan").match()
    match.choose("play duke-of-milan")
    assert keys(match) == {"one-shot conspiracy aragon", "no-one-shot"}
    play(match, "one-shot conspiracy aragon", "settle knight-catholic algiers", "no-concession")
    assert unit(match, "aragon")["side"] == "republic"
    assert row(match, 0, "west") == ["aragon", "duke-of-milan"]


@pytest.mark.rule("PR-E2.14")
def test_operations_may_be_used_against_own_cards_and_pieces() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "barbarossa-brothers", "the-grim", "ottoman")
        .borders(aragon_papal_states="medici")
    )
    match = operate(position, "east")
    assert deeds(match, "the-grim") == {"behead ottoman"}
    assert deeds(match, "barbarossa-brothers") == {
        "repress-pawn aragon-papal-states papal-states",
    }
    play(match, "repress-pawn barbarossa-brothers aragon-papal-states papal-states")
    play(match, "behead the-grim ottoman")
    assert cubes(match) == [10, 10]
    assert in_play(match) == {"barbarossa-brothers", "soninke-wangara"}


@pytest.mark.rule("PR-E2.15")
def test_each_agent_of_a_regional_card_may_use_another_empire() -> None:
    match = Position().hand(0, "janissaries").match()
    match.choose("play janissaries")
    eastern = ["hungary", "byzantium", "ottoman", "mamluk"]
    assert keys(match) == {*(f"one-shot conspiracy {e}" for e in eastern), "no-one-shot"}
    match.choose("no-one-shot")
    cities = ["buda", "varna", "tana", "caffa", "trebizond", "modon", "rhodes", "cairo", "cyprus"]
    cities += ["constantinople-1", "constantinople-2", "constantinople-3"]
    places = {f"place knight-islamic {city}" for city in cities}
    assert keys(match) == {*places, "no-more-agents"}
    play(match, "place knight-islamic buda", "place knight-islamic cairo")
    assert ruling_class(match) == {"buda": "knight islamic", "cairo": "knight islamic"}


@pytest.mark.rule("PR-E2.15")
def test_the_one_shot_of_a_regional_card_may_use_another_empire_than_its_agents() -> None:
    match = (
        Position()
        .tableau(1, "antipope")
        .borders(aragon_papal_states="rook islamic")
        .hand(0, "house-of-borgia")
        .match()
    )
    match.choose("play house-of-borgia")
    assert keys(match) == {
        "one-shot conspiracy aragon",
        "one-shot conspiracy papal-states",
        "no-one-shot",
    }
    play(match, "one-shot conspiracy aragon", "no-concession")
    assert keys(match) == {
        "place-bishop bishop-catholic house-of-borgia",
        "place-bishop bishop-catholic aragon",
        "place-bishop bishop-catholic antipope",
        "no-more-agents",
    }
    match.choose("place-bishop bishop-catholic antipope")
    assert unit(match, "antipope")["bishop"] == "catholic"


# Examples


@pytest.mark.rule("PR-EX03")
def test_flanders_guild_without_its_revolt() -> None:
    position = (
        Position("medici", "fugger", florins=[1, 0])
        .tableau(1, "france")
        .borders(france_holy_roman_empire="fugger")
        .hand(0, "flanders-guild")
    )
    match = play(position.match(), "play flanders-guild", "no-one-shot")
    assert keys(match) == {
        "place-pawn england-france france",
        "place-pawn france-aragon france",
        "place-pawn france-holy-roman-empire france",
        "no-more-agents",
    }
    free = play(match.copy(), "place-pawn france-aragon france")
    assert border(free, "france-aragon") == "pawn medici"
    assert florins(free) == [1, 0]
    match.choose("place-pawn france-holy-roman-empire france")
    assert border(match, "france-holy-roman-empire") == "pawn medici"
    assert unit(match, "france")["repressed"] == ["pawn fugger"]
    assert florins(match) == [0, 0]

    position.hand(0, "arumer-zwarte-hoop")
    pirate = play(position.match(), "play arumer-zwarte-hoop", "no-one-shot")
    assert keys(pirate) == {
        "place-pirate pirate-islamic england-france",
        "place-pirate pirate-islamic france-holy-roman-empire",
        "no-more-agents",
    }
