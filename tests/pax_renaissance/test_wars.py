"""Chapters J, K, M1, M14 and M15: civil wars, religious wars, battles, theocracies."""

from pathlib import Path

import pytest

from kronika.core.match import Match
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.terms import EMPIRES

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
WESTERN = ("england", "france", HRE, "portugal", "aragon", "papal-states")


def start(position: Position, card: str, war: str, empire: str) -> Match:
    """Play a card with its war."""
    match = position.hand(0, card).match()
    return play(match, f"play {card}", f"one-shot {war} {empire}")


def wars(match: Match, card: str) -> set[str]:
    """The empires in which the one-shot of a card may take place."""
    match.choose(f"play {card}")
    if prompt(match) != "one-shot":
        return set()
    assert "no-one-shot" in keys(match)
    return {key.split()[2] for key in keys(match) if key != "no-one-shot"}


# J: civil wars


@pytest.mark.rule("PR-J0.1")
def test_a_war_takes_place_at_the_location_of_the_card() -> None:
    local = Position().hand(0, "flanders-guild").match()
    assert wars(local, "flanders-guild") == {"france"}

    regional = Position().hand(0, "peasant-republic-of-dithmarschen").match()
    assert wars(regional, "peasant-republic-of-dithmarschen") == set(WESTERN)

    eastern = Position().hand(0, "janissaries").match()
    assert wars(eastern, "janissaries") == {"hungary", "byzantium", "ottoman", "mamluk"}


@pytest.mark.rule("PR-J0.1", "PR-E2.15")
def test_a_regional_card_takes_only_the_chosen_empire() -> None:
    match = start(Position(), "janissaries", "conspiracy", "mamluk")
    rest(match)
    assert row(match, 0, "east") == ["janissaries", "mamluk"]
    assert set(ruling_class(match)) == {"cairo", "cyprus"}


@pytest.mark.rule("PR-J0.1", "PR-M5.4", "PR-E2.15")
def test_the_empire_of_a_war_does_not_bind_the_later_uses_of_a_regional_card() -> None:
    position = (
        Position()
        .tableau(1, "flanders-guild")
        .borders(portugal_aragon="rook islamic")
        .slots(vienna="rook catholic", london="rook catholic", cairo="rook islamic")
    )
    match = start(position, "house-of-borgia", "conspiracy", "aragon")
    play(match, "no-concession", "place-bishop bishop-catholic flanders-guild", "operate west")
    assert deeds(match, "house-of-borgia") == {
        "siege vienna",
        "siege london",
        "siege-pirate portugal-aragon",
        "inquisitor flanders-guild",
    }


@pytest.mark.rule("PR-J0.1", "PR-M1.6")
@pytest.mark.parametrize("attacker", ["", "repressed", "pirate"])
def test_a_civil_war_needs_an_attacker(attacker: str) -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "aragon", "portugal")
        .hand(0, "house-of-borgia")
        .repressed("aragon", "medici", "fugger")
        .borders(portugal_aragon="medici")
        .slots(valencia="knight catholic")
    )
    if attacker == "repressed":
        position.repressed("aragon", "rook islamic")
    elif attacker == "pirate":
        position.borders(england_france="rook islamic")
    allowed = {"": set(), "repressed": {"aragon"}, "pirate": {"england", "france"}}
    assert wars(position.match(), "house-of-borgia") == allowed[attacker]


@pytest.mark.rule("PR-J0.2", "PR-M1.1")
def test_colours_do_not_matter_in_a_civil_war() -> None:
    position = Position().slots(nurnberg="knight reformist", paris="knight catholic")
    match = start(position, "the-last-knight", "conspiracy", HRE)
    assert ruling_class(match) == {"paris": "knight catholic"}
    assert supply(match, "knight reformist") == 7
    assert HRE in seen(match)["empire_deck"]


@pytest.mark.rule("PR-J0.3", "PR-M1.3", "PR-M1.10")
@pytest.mark.parametrize("defenders", [0, 1, 2, 3])
def test_a_civil_war_is_won_if_an_attacker_survives(defenders: int) -> None:
    cities = {"paris": "knight islamic", "bruges": "rook catholic", "lyon": "rook reformist"}
    position = Position().tableau(1, "france").slots(**dict(list(cities.items())[:defenders]))
    match = start(position, "the-bold", "conspiracy", "france")
    rest(match)
    if defenders < 2:
        assert row(match, 0, "west") == ["the-bold", "france"]
        assert len(ruling_class(match)) == 2 - defenders
    else:
        assert row(match, 0, "west") == ["the-bold"]
        assert row(match, 1, "west") == ["france"]
        assert len(ruling_class(match)) == defenders - 2
    assert supply(match, "knight catholic") == 10 - max(0, 2 - defenders)


@pytest.mark.rule("PR-J0.4", "PR-E2.14")
@pytest.mark.parametrize(
    ("place", "side"),
    [
        ("deck", "king"),
        ("opponent", "king"),
        ("opposing republic", "king"),
        ("own king", "republic"),
        ("own republic", "king"),
    ],
)
def test_the_target_of_a_civil_war_may_be_anywhere(place: str, side: str) -> None:
    position = Position()
    if place.startswith("opp"):
        position.tableau(1, "france republic" if "republic" in place else "france")
    elif place.startswith("own"):
        position.tableau(0, "france republic" if "republic" in place else "france")
    match = start(position, "flanders-guild", "peasant-revolt", "france")
    rest(match)
    assert set(row(match, 0, "west")) == {"flanders-guild", "france"}
    assert row(match, 1, "west") == []
    assert unit(match, "france")["side"] == side


@pytest.mark.rule("PR-J0.5", "PR-M1.2")
@pytest.mark.parametrize(
    ("card", "war"), [("duke-of-milan", "conspiracy"), ("the-hidden", "peasant-revolt")]
)
def test_all_ruling_class_of_the_map_card_defends(card: str, war: str) -> None:
    position = (
        Position()
        .emporium("timbuktu")
        .slots(valencia="knight catholic", algiers="rook islamic", timbuktu="rook reformist")
        .slots(paris="knight catholic", toledo="knight catholic", venice="knight catholic")
    )
    match = start(position, card, war, "aragon")
    assert prompt(match) == "defender-loss"
    assert match.player == 0
    assert keys(match) == {"lose valencia", "lose algiers", "lose timbuktu"}


@pytest.mark.rule("PR-J1.1", "PR-J0.2")
def test_attackers_of_a_conspiracy() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "france", "aragon")
        .repressed("france", "knight islamic", "rook reformist", "medici", "fugger")
        .repressed("aragon", "knight catholic")
        .borders(england_france="rook catholic", france_holy_roman_empire="rook islamic")
        .borders(france_aragon="medici", portugal_aragon="rook islamic")
        .slots(paris="knight catholic", vienna="knight catholic")
    )
    match = start(position, "the-bold", "conspiracy", "france")
    assert prompt(match) == "attacker-loss"
    assert keys(match) == {
        "lose-agent knight-catholic",
        "lose-repressed knight-islamic",
        "lose-repressed rook-reformist",
        "lose-border england-france",
        "lose-border france-holy-roman-empire",
    }
    assert seen(match)["beside"] == ["knight catholic", "knight catholic"]


@pytest.mark.rule("PR-J1.1", "PR-M1.6")
def test_serfs_and_concessions_take_no_part_in_a_conspiracy() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, HRE)
        .repressed(HRE, "medici", "fugger")
        .borders(france_holy_roman_empire="medici")
        .slots(vienna="rook catholic")
    )
    match = start(position, "the-last-knight", "conspiracy", HRE)
    assert ruling_class(match) == {}
    assert row(match, 1, "west") == [HRE]
    assert unit(match, HRE)["repressed"] == ["pawn medici", "pawn fugger"]
    assert border(match, "france-holy-roman-empire") == "pawn medici"


@pytest.mark.rule("PR-J1.2", "PR-M1.5")
def test_pirates_fight_without_leaving_their_border() -> None:
    position = (
        Position()
        .borders(england_france="rook islamic", france_holy_roman_empire="rook reformist")
        .slots(paris="knight catholic")
    )
    match = start(position, "friese-freedom", "conspiracy", "france")
    play(match, "lose-agent rook-catholic")
    assert prompt(match) == "concession"
    assert border(match, "england-france") == "rook islamic"
    assert border(match, "france-holy-roman-empire") == "rook reformist"
    assert ruling_class(match) == {}
    rest(match)
    assert row(match, 0, "west") == ["friese-freedom", "france"]


@pytest.mark.rule("PR-J1.3", "PR-M15.2")
@pytest.mark.parametrize(
    ("empire", "flipped", "before", "after"),
    [
        ("aragon", True, "catholic", "medieval"),
        ("england", True, "reformist", "medieval"),
        ("papal-states", False, "catholic", "reformist"),
        ("papal-states", True, "reformist", "catholic"),
        ("mamluk", False, "islamic", "catholic"),
        ("mamluk", True, "catholic", "islamic"),
        ("ottoman", True, "islamic", "medieval"),
    ],
)
@pytest.mark.parametrize("flip", [True, False])
def test_a_conspiracy_may_turn_a_theocracy_over(
    empire: str, flipped: bool, before: str, after: str, flip: bool
) -> None:
    card = {
        "aragon": "duke-of-milan",
        "england": "kingmaker",
        "papal-states": "la-serenissima",
        "mamluk": "damascus-coffee",
        "ottoman": "cem-anti-hostage",
    }[empire]
    position = Position().flipped(*([empire] if flipped else []))
    match = start(position, card, "conspiracy", empire)
    assert seen(match)["faces"][empire] == before
    assert prompt(match) == "flip"
    assert keys(match) == {f"flip {empire}", f"keep {empire}"}
    match.choose(f"flip {empire}" if flip else f"keep {empire}")
    assert seen(match)["faces"][empire] == (after if flip else before)


@pytest.mark.rule("PR-J1.3", "PR-M1.10")
def test_no_flip_of_a_medieval_map_card_nor_after_a_lost_conspiracy() -> None:
    medieval = start(Position(), "the-last-knight", "conspiracy", HRE)
    assert prompt(medieval) == "survivor"
    rest(medieval)
    assert seen(medieval)["faces"][HRE] == "medieval"

    lost = start(
        Position().flipped(HRE).slots(vienna="knight reformist"),
        "the-last-knight",
        "conspiracy",
        HRE,
    )
    assert prompt(lost) == "action"
    assert seen(lost)["faces"][HRE] == "reformist"


@pytest.mark.rule("PR-J2.1", "PR-J2.2", "PR-M14.2")
def test_attackers_of_a_peasant_revolt() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "hungary")
        .repressed("hungary", "medici", "fugger", "knight islamic", "rook catholic")
        .borders(hungary_byzantium="rook islamic", hungary_ottoman="medici")
        .borders(holy_roman_empire_hungary="fugger", ottoman_mamluk="medici")
        .slots(buda="knight catholic")
    )
    match = start(position, "zupy-krakowskie-company", "peasant-revolt", "hungary")
    assert prompt(match) == "attacker-loss"
    assert keys(match) == {
        "lose-agent knight-catholic",
        "lose-repressed pawn-medici",
        "lose-repressed pawn-fugger",
        "lose-border hungary-byzantium",
        "lose-border hungary-ottoman",
    }


@pytest.mark.rule("PR-J2.1")
def test_a_pawn_agent_fights_in_a_peasant_revolt() -> None:
    position = Position().borders(england_france="medici").slots(paris="knight catholic")
    match = start(position, "flanders-guild", "peasant-revolt", "france")
    assert keys(match) == {"lose-agent pawn-medici", "lose-border england-france"}


@pytest.mark.rule("PR-J2.2", "PR-M1.9")
def test_repressed_knights_and_rooks_take_no_part_in_a_revolt_but_may_go_free() -> None:
    def build() -> Position:
        return (
            Position()
            .tableau(1, "france")
            .repressed("france", "knight islamic", "rook catholic", "rook catholic")
        )

    lost = start(build().slots(paris="rook islamic"), "flanders-guild", "peasant-revolt", "france")
    assert row(lost, 1, "west") == ["france"]
    assert len(unit(lost, "france")["repressed"]) == 3

    won = start(build(), "flanders-guild", "peasant-revolt", "france")
    play(won, "settle-border pawn-medici england-france", "no-concession")
    assert prompt(won) == "emancipation"
    assert "emancipate knight-islamic paris" in keys(won)
    assert "emancipate rook-catholic lyon" in keys(won)


@pytest.mark.rule("PR-J2.3")
def test_a_peasant_revolt_never_flips_the_map_card() -> None:
    match = start(Position(), "florentine-wool", "peasant-revolt", "papal-states")
    assert prompt(match) == "survivor"
    rest(match)
    assert row(match, 0, "west") == ["florentine-wool", "papal-states"]
    assert seen(match)["faces"]["papal-states"] == "catholic"


@pytest.mark.rule("PR-J2.4", "PR-M1.5", "PR-M1.4")
def test_own_concessions_fight_on_their_borders() -> None:
    position = (
        Position("medici", "fugger")
        .borders(england_france="medici", france_holy_roman_empire="medici")
        .borders(france_aragon="fugger")
        .slots(paris="knight catholic", lyon="rook islamic")
    )
    match = start(position, "flanders-guild", "peasant-revolt", "france")
    assert cubes(match) == [7, 9]
    play(match, "lose-agent pawn-medici", "lose-border england-france")
    assert prompt(match) == "concession"
    assert cubes(match) == [9, 9]
    assert border(match, "england-france") is None
    assert border(match, "france-holy-roman-empire") == "pawn medici"
    assert border(match, "france-aragon") == "pawn fugger"


@pytest.mark.rule("PR-E2.3", "PR-J2.1")
def test_a_pirate_agent_attacks_in_a_civil_war_and_settles_at_sea() -> None:
    match = start(Position(), "arumer-zwarte-hoop", "peasant-revolt", "france")
    assert prompt(match) == "survivor"
    assert keys(match) == {
        "settle-border pirate-islamic england-france",
        "settle-border pirate-islamic france-holy-roman-empire",
    }
    match.choose("settle-border pirate-islamic england-france")
    assert border(match, "england-france") == "rook islamic"
    assert supply(match, "rook islamic") == 6


@pytest.mark.rule("PR-E2.3", "PR-M1.8")
def test_a_surviving_pirate_agent_without_room_goes_back_to_the_supply() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "france")
        .borders(england_france="fugger", france_holy_roman_empire="fugger")
    )
    match = start(position, "arumer-zwarte-hoop", "peasant-revolt", "france")
    assert prompt(match) == "concession"
    assert keys(match) == {"concession france-aragon", "no-concession"}
    assert supply(match, "rook islamic") == 7
    assert unit(match, "france")["repressed"] == []
    assert row(match, 0, "west") == ["arumer-zwarte-hoop", "france"]


@pytest.mark.rule("PR-K1.1", "PR-E2.3")
def test_a_pirate_agent_fights_in_a_war_of_its_own_religion_only(tmp_path: Path) -> None:
    def war(religion: str) -> Match:
        content = edited_card(tmp_path, "jesuits", agents=f'["pirate {religion}"]')
        position = Position(content=content).slots(
            valencia="knight catholic", algiers="rook islamic"
        )
        return start(position, "jesuits", "crusade", "aragon")

    believer = war("catholic")
    assert keys(believer) == {"lose-agent pirate-catholic", "lose valencia"}
    heretic = war("islamic")
    assert prompt(heretic) == "agent"
    assert ruling_class(heretic) == {}
    assert "place-pirate pirate-islamic portugal-aragon" in keys(heretic)


@pytest.mark.rule("PR-EX02")
def test_the_example_of_a_peasant_revolt_in_an_empty_france() -> None:
    match = start(Position(), "flanders-guild", "peasant-revolt", "france")
    assert prompt(match) == "survivor"
    play(match, "settle-border pawn-medici england-france")
    assert row(match, 0, "west") == ["flanders-guild", "france"]
    assert unit(match, "france")["side"] == "king"
    assert keys(match) == {
        "concession france-holy-roman-empire",
        "concession france-aragon",
        "no-concession",
    }
    play(match, "concession france-aragon")
    assert border(match, "england-france") == "pawn medici"
    assert border(match, "france-aragon") == "pawn medici"
    assert cubes(match) == [8, 10]
    assert prompt(match) == "action"


@pytest.mark.rule("PR-EX14")
def test_the_example_of_a_conspiracy() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(0, "dervishes", "england")
        .tableau(1, "aragon", "france under aragon", "spanish-tercio", "ottoman-navy")
        .repressed("aragon", "knight reformist")
        .borders(portugal_aragon="rook islamic")
        .slots(algiers="rook islamic")
    )
    match = start(position, "house-of-borgia", "conspiracy", "aragon")
    assert keys(match) == {"lose-repressed knight-reformist", "lose-border portugal-aragon"}
    match.choose("lose-border portugal-aragon")
    assert keys(match) == {
        "settle knight-reformist valencia",
        "settle knight-reformist algiers",
    }
    match.choose("settle knight-reformist valencia")
    assert ruling_class(match) == {"valencia": "knight reformist"}
    assert row(match, 0, "west") == ["england", "house-of-borgia", "aragon"]
    assert row(match, 1, "west") == ["spanish-tercio"]
    assert unit(match, "aragon")["side"] == "king"
    assert "france" in seen(match)["empire_deck"]
    match.choose("concession france-aragon")
    assert border(match, "france-aragon") == "pawn medici"
    assert keys(match) == {
        "place-bishop bishop-catholic england",
        "place-bishop bishop-catholic house-of-borgia",
        "place-bishop bishop-catholic aragon",
        "place-bishop bishop-catholic spanish-tercio",
        "no-more-agents",
    }
    match.choose("place-bishop bishop-catholic spanish-tercio")
    assert unit(match, "spanish-tercio")["bishop"] == "catholic"


@pytest.mark.rule("PR-EX14", "PR-E2.7")
def test_a_bishop_of_the_west_goes_by_location_not_by_tableau_side() -> None:
    match = (
        Position()
        .hand(0, "house-of-borgia")
        .tableau(1, "knights-hospitaller", "the-kremlin", "dervishes")
        .match()
    )
    match.choose("play house-of-borgia")
    assert keys(match) == {
        "place-bishop bishop-catholic house-of-borgia",
        "place-bishop bishop-catholic the-kremlin",
        "no-more-agents",
    }


@pytest.mark.rule("PR-EX15")
def test_the_example_of_a_revolt_in_an_own_vassal() -> None:
    position = (
        Position()
        .tableau(0, HRE, f"france under {HRE}")
        .borders(england_france="rook islamic", france_aragon="medici")
        .slots(paris="knight catholic", lyon="rook catholic")
    )
    match = start(position, "flanders-guild", "peasant-revolt", "france")
    assert keys(match) == {
        "lose-agent pawn-medici",
        "lose-border england-france",
        "lose-border france-aragon",
    }
    play(match, "lose-border england-france", "lose-border france-aragon")
    assert ruling_class(match) == {}
    play(match, "settle-border pawn-medici england-france")
    assert unit(match, HRE)["vassals"] == []
    assert row(match, 0, "west") == [HRE, "flanders-guild", "france"]
    assert unit(match, "france")["side"] == "republic"
    assert keys(match) == {
        "concession france-holy-roman-empire",
        "concession france-aragon",
        "no-concession",
    }
    play(match, "concession france-aragon")
    assert cubes(match) == [8, 10]
    assert prompt(match) == "action"


# K: religious wars


@pytest.mark.rule("PR-K1.1", "PR-K1.4", "PR-M14.3")
def test_attackers_of_a_religious_war() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "aragon")
        .repressed("aragon", "knight catholic", "rook catholic", "medici")
        .emporium("timbuktu")
        .slots(valencia="knight catholic", algiers="rook catholic", timbuktu="rook islamic")
        .slots(london="knight catholic", bordeaux="rook catholic", vienna="knight catholic")
        .slots(paris="knight islamic", venice="rook catholic", buda="knight catholic")
        .slots(constantinople_1="knight catholic", toledo="knight catholic")
        .borders(portugal_aragon="rook catholic", england_france="rook catholic")
        .borders(france_aragon="medici")
    )
    match = start(position, "jesuits", "crusade", "aragon")
    assert prompt(match) == "attacker-loss"
    assert keys(match) == {
        "lose valencia",
        "lose algiers",
        "lose-border portugal-aragon",
        "lose london",
        "lose vienna",
        "lose toledo",
    }
    assert city(match, "timbuktu") == "rook islamic"


@pytest.mark.rule("PR-K1.1")
@pytest.mark.parametrize(
    ("card", "war", "empire", "agent", "religion"),
    [
        ("holy-land-crusade", "crusade", "mamluk", "knight-catholic", "catholic"),
        ("the-handsome", "jihad", "hungary", "knight-islamic", "islamic"),
        ("luther", "reformation", HRE, "rook-reformist", "reformist"),
    ],
)
def test_agents_and_believers_fight_for_the_religion_of_the_war(
    card: str, war: str, empire: str, agent: str, religion: str
) -> None:
    religions = ["catholic", "islamic", "reformist"]
    places = {
        "mamluk": ["constantinople_1", "constantinople_2", "constantinople_3"],
        "hungary": ["vienna", "nurnberg", "lubeck"],
        HRE: ["paris", "bruges", "lyon"],
    }[empire]
    heretic = next(other for other in religions if other != religion)
    capital = {"mamluk": "cairo", "hungary": "buda", HRE: "vienna"}[empire]
    position = (
        Position()
        .slots(**{place: f"knight {name}" for place, name in zip(places, religions, strict=True)})
        .slots(**{capital: f"knight {heretic}"})
    )
    match = start(position, card, war, empire)
    believer = places[religions.index(religion)].replace("_", "-")
    assert keys(match) == {f"lose-agent {agent}", f"lose {believer}"}


@pytest.mark.rule("PR-K1.2", "PR-M14.3")
@pytest.mark.parametrize(
    ("card", "war", "heretics"),
    [
        ("inquisition-pope", "crusade", {"lose bruges", "lose lyon", "lose-border england-france"}),
        (
            "reformed-theology",
            "reformation",
            {"lose paris", "lose bruges", "lose-border france-holy-roman-empire"},
        ),
    ],
)
def test_heretics_defend(card: str, war: str, heretics: set[str]) -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "france")
        .repressed("france", "knight islamic", "rook reformist", "fugger")
        .slots(paris="knight catholic", bruges="rook islamic", lyon="rook reformist")
        .borders(england_france="rook reformist", france_holy_roman_empire="rook catholic")
        .borders(france_aragon="fugger", england_portugal="rook islamic")
        .slots(london="knight islamic")
    )
    match = start(position, card, war, "france")
    assert prompt(match) == "defender-loss"
    assert match.player == 0
    assert keys(match) == heretics


@pytest.mark.rule("PR-K1.3")
@pytest.mark.parametrize("heretic", ["", "city", "pirate", "repressed", "neighbour"])
def test_a_religious_war_needs_a_heretic(heretic: str) -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "aragon")
        .borders(france_aragon="fugger")
        .slots(valencia="knight catholic")
        .hand(0, "jesuits")
    )
    if heretic == "city":
        position.slots(algiers="rook reformist")
    elif heretic == "pirate":
        position.borders(portugal_aragon="rook islamic")
    elif heretic == "repressed":
        position.repressed("aragon", "knight islamic", "medici")
    elif heretic == "neighbour":
        position.slots(paris="knight islamic").borders(england_france="rook islamic")
    legal = heretic in ("city", "pirate")
    assert wars(position.match(), "jesuits") == ({"aragon"} if legal else set())


@pytest.mark.rule("PR-K1.3")
@pytest.mark.parametrize("attacker", ["", "repressed", "neighbouring rook", "neighbour"])
def test_a_religious_war_needs_an_attacker(attacker: str) -> None:
    position = Position().tableau(1, "aragon").slots(algiers="rook islamic").hand(0, "jesuits")
    if attacker == "repressed":
        position.repressed("aragon", "knight catholic")
    elif attacker == "neighbouring rook":
        position.slots(paris="rook catholic")
    elif attacker == "neighbour":
        position.slots(paris="knight catholic")
    legal = attacker == "neighbour"
    assert wars(position.match(), "jesuits") == ({"aragon"} if legal else set())


@pytest.mark.rule("PR-K1.4")
def test_repressed_pieces_serfs_and_concessions_take_no_part_in_a_religious_war() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "aragon")
        .repressed("aragon", "knight catholic", "rook islamic", "medici", "fugger")
        .borders(france_aragon="medici", portugal_aragon="fugger")
        .slots(valencia="knight catholic", algiers="rook islamic")
    )
    match = start(position, "jesuits", "crusade", "aragon")
    assert ruling_class(match) == {}
    assert row(match, 1, "west") == ["aragon"]
    assert unit(match, "aragon")["repressed"] == [
        "knight catholic",
        "rook islamic",
        "pawn medici",
        "pawn fugger",
    ]
    assert border(match, "france-aragon") == "pawn medici"


@pytest.mark.rule("PR-K1.5", "PR-M1.5")
def test_attackers_on_the_map_do_not_move_but_can_be_lost() -> None:
    position = (
        Position()
        .slots(valencia="rook catholic", london="knight catholic", paris="knight catholic")
        .slots(algiers="rook islamic")
        .borders(aragon_papal_states="rook catholic", portugal_aragon="rook reformist")
    )
    match = start(position, "jesuits", "crusade", "aragon")
    play(match, "lose london", "lose-border aragon-papal-states")
    rest(match)
    assert ruling_class(match) == {"valencia": "rook catholic", "paris": "knight catholic"}
    assert border(match, "aragon-papal-states") is None
    assert border(match, "portugal-aragon") is None
    assert "aragon" in row(match, 0, "west")


@pytest.mark.rule("PR-K1.6")
@pytest.mark.parametrize("banks", [("medici", "fugger"), ("fugger", "medici")])
def test_ruling_class_and_pirates_belong_to_nobody(banks: tuple[str, str]) -> None:
    position = (
        Position(*banks)
        .tableau(1, "aragon", "france", "jesuits")
        .slots(valencia="knight catholic", paris="knight catholic", algiers="rook islamic")
        .borders(portugal_aragon="rook catholic")
        .hand(0, "inquisition-pope")
    )
    match = position.match()
    play(match, "play inquisition-pope", "one-shot crusade aragon")
    assert keys(match) == {"lose valencia", "lose paris", "lose-border portugal-aragon"}
    match.choose("lose paris")
    rest(match)
    assert row(match, 0, "west") == ["inquisition-pope", "aragon"]
    assert row(match, 1, "west") == ["france", "jesuits"]


# Card, war, target, side of the target before, its religion afterwards.
FLIPS = [
    ("inquisition-pope", "crusade", "england", 0, "medieval"),
    ("inquisition-pope", "crusade", "france", 0, "medieval"),
    ("inquisition-pope", "crusade", HRE, 0, "medieval"),
    ("inquisition-pope", "crusade", "portugal", 0, "catholic"),
    ("inquisition-pope", "crusade", "aragon", 0, "catholic"),
    ("inquisition-pope", "crusade", "papal-states", 0, "catholic"),
    ("inquisition-pope", "crusade", "papal-states", 1, "catholic"),
    ("inquisition-pope", "crusade", "aragon", 1, "catholic"),
    ("inquisition-pope", "crusade", "england", 1, "reformist"),
    ("reformed-theology", "reformation", "england", 0, "reformist"),
    ("reformed-theology", "reformation", "france", 0, "reformist"),
    ("reformed-theology", "reformation", HRE, 0, "reformist"),
    ("reformed-theology", "reformation", "portugal", 0, "medieval"),
    ("reformed-theology", "reformation", "aragon", 0, "medieval"),
    ("reformed-theology", "reformation", "papal-states", 0, "reformist"),
    ("reformed-theology", "reformation", "papal-states", 1, "reformist"),
    ("reformed-theology", "reformation", "aragon", 1, "catholic"),
    ("qizilbash", "jihad", "hungary", 0, "islamic"),
    ("qizilbash", "jihad", "byzantium", 0, "islamic"),
    ("qizilbash", "jihad", "ottoman", 0, "islamic"),
    ("qizilbash", "jihad", "mamluk", 0, "islamic"),
    ("qizilbash", "jihad", "mamluk", 1, "islamic"),
    ("holy-land-crusade", "crusade", "mamluk", 0, "catholic"),
    ("bashi-bazouk", "reformation", "hungary", 0, "medieval"),
    ("bashi-bazouk", "reformation", "mamluk", 0, "islamic"),
]


@pytest.mark.rule("PR-K2.1", "PR-K2.3", "PR-M15.2")
@pytest.mark.parametrize(("card", "war", "empire", "side", "after"), FLIPS)
def test_a_won_war_flips_the_map_card_only_to_a_theocracy_of_its_religion(
    card: str, war: str, empire: str, side: int, after: str
) -> None:
    content = default()
    number = EMPIRES.index(empire)
    religion = {"crusade": "catholic", "jihad": "islamic", "reformation": "reformist"}[war]
    heretic = "islamic" if religion == "catholic" else "catholic"
    capitals = [content.slot_ids[slots[0]] for slots in content.capital_slots]
    one, other = (capitals[neighbour] for neighbour in content.adjacent[number][:2])
    position = (
        Position()
        .flipped(*([empire] if side else []))
        .slots(**{capitals[number]: f"rook {heretic}"})
        .slots(**{one: f"knight {religion}", other: f"knight {religion}"})
    )
    match = start(position, card, war, empire)
    while prompt(match) == "attacker-loss":
        match.choose(match.options[-1])
    assert "flip" not in prompt(match)
    rest(match)
    assert seen(match)["faces"][empire] == after
    assert unit(match, empire)["side"] == "king"
    assert [name for name, face in seen(match)["faces"].items() if face != "medieval"] == sorted(
        {"papal-states", "mamluk"} | ({empire} if after != "medieval" else set()),
        key=EMPIRES.index,
    )


@pytest.mark.rule("PR-K2.1", "PR-K2.3", "PR-EX29")
def test_a_won_jihad_in_aragon_changes_the_regime_but_not_the_map(tmp_path: Path) -> None:
    content = edited_card(tmp_path, "qizilbash", location='"aragon"')
    position = (
        Position(content=content)
        .tableau(1, "aragon")
        .slots(valencia="knight catholic", algiers="rook islamic", paris="knight islamic")
    )
    match = start(position, "qizilbash", "jihad", "aragon")
    play(match, "lose paris")
    assert prompt(match) == "concession"
    assert seen(match)["faces"]["aragon"] == "medieval"
    assert row(match, 0, "west") == ["aragon"]
    assert ruling_class(match) == {"algiers": "rook islamic"}


@pytest.mark.rule("PR-EX16", "PR-K2.1", "PR-M15.1")
def test_the_example_of_a_crusade() -> None:
    position = (
        Position()
        .tableau(0, "aragon")
        .slots(valencia="rook catholic", london="knight catholic", algiers="rook islamic")
        .borders(aragon_papal_states="rook catholic")
    )
    match = start(position, "jesuits", "crusade", "aragon")
    assert keys(match) == {"lose valencia", "lose london", "lose-border aragon-papal-states"}
    match.choose("lose valencia")
    assert ruling_class(match) == {"london": "knight catholic"}
    assert seen(match)["faces"]["aragon"] == "catholic"
    assert unit(match, "aragon")["side"] == "republic"
    assert row(match, 0, "west") == ["aragon", "jesuits"]
    match.choose("concession portugal-aragon")
    assert border(match, "portugal-aragon") == "pawn medici"
    assert keys(match) == {
        "place-bishop bishop-catholic aragon",
        "place-bishop bishop-catholic jesuits",
        "no-more-agents",
    }


@pytest.mark.rule("PR-K2.2")
def test_the_attacker_arranges_constantinople_when_the_ottoman_card_flips() -> None:
    position = (
        Position()
        .slots(constantinople_1="rook islamic", constantinople_2="knight islamic")
        .slots(modon="rook reformist", rhodes="rook islamic")
    )
    match = start(position, "the-grim", "jihad", "ottoman")
    match.choose("lose rhodes")
    assert seen(match)["faces"]["ottoman"] == "islamic"
    assert prompt(match) == "arrange"
    assert match.player == 0
    assert keys(match) == {
        "arrange nobody constantinople-1",
        "arrange knight-islamic constantinople-1",
        "arrange rook-islamic constantinople-1",
    }
    match.choose("arrange nobody constantinople-1")
    assert keys(match) == {
        "arrange knight-islamic constantinople-2",
        "arrange rook-islamic constantinople-2",
    }
    match.choose("arrange rook-islamic constantinople-2")
    assert ruling_class(match) == {
        "constantinople-2": "rook islamic",
        "constantinople-3": "knight islamic",
    }


@pytest.mark.rule("PR-K2.4", "PR-M15.1")
def test_turning_a_map_card_over_changes_only_icons_and_theocracy() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, f"{HRE} republic")
        .repressed(HRE, "rook islamic")
        .slots(vienna="rook reformist", nurnberg="knight reformist", lubeck="rook islamic")
        .slots(paris="knight reformist")
        .borders(france_holy_roman_empire="rook reformist", holy_roman_empire_hungary="fugger")
    )
    match = start(position, "reformed-theology", "reformation", HRE)
    before = ruling_class(match)
    icons = {name: slot["levy"] for name, slot in seen(match)["slots"].items()}
    match.choose("lose paris")
    assert seen(match)["faces"][HRE] == "reformist"
    before.pop("paris")
    before.pop("lubeck", None)
    assert ruling_class(match) == before
    assert seen(match)["slots"]["novgorod"]["closed"]
    assert border(match, "france-holy-roman-empire") == "rook reformist"
    assert border(match, "holy-roman-empire-hungary") == "pawn fugger"
    assert unit(match, HRE)["repressed"] == ["rook islamic"]
    changed = {
        name: slot["levy"]
        for name, slot in seen(match)["slots"].items()
        if slot["levy"] != icons[name]
    }
    assert changed == {"vienna": "knight reformist", "lubeck": "rook reformist"}


# M1: battles


@pytest.mark.rule("PR-M1.1", "PR-M1.3")
@pytest.mark.parametrize("knights", [1, 2, 3])
@pytest.mark.parametrize("defenders", [0, 1, 2, 3])
def test_both_sides_lose_as_many_as_the_smaller_one_has(knights: int, defenders: int) -> None:
    east = ["constantinople_1", "constantinople_2", "constantinople_3"]
    west = ["vienna", "nurnberg", "lubeck"]
    position = (
        Position(florins=[5, 0])
        .tableau(0, "ottoman")
        .slots(**dict.fromkeys(east[:knights], "knight islamic"))
        .slots(**dict.fromkeys(west[:defenders], "rook catholic"))
    )
    match = operate(position, "east")
    match.choose(f"campaign ottoman {HRE}")
    rest(match)
    losses = min(knights, defenders)
    assert supply(match, "knight islamic") == 7 - knights + losses
    assert supply(match, "rook catholic") == 10 - defenders + losses
    assert (HRE in seen(match)["empire_deck"]) == (knights <= defenders)


@pytest.mark.rule("PR-M1.2")
def test_the_attacking_player_chooses_the_losses_of_both_sides() -> None:
    position = (
        Position()
        .tableau(1, "france", "aragon")
        .slots(paris="knight catholic", bruges="rook catholic", lyon="rook islamic")
    )
    weak = start(position, "friese-freedom", "conspiracy", "france")
    assert (prompt(weak), weak.player) == ("defender-loss", 0)
    assert keys(weak) == {"lose paris", "lose bruges", "lose lyon"}

    position = Position().tableau(1, "aragon").slots(valencia="rook islamic")
    position.borders(portugal_aragon="rook islamic")
    strong = start(position, "duke-of-milan", "conspiracy", "aragon")
    assert (prompt(strong), strong.player) == ("attacker-loss", 0)
    assert keys(strong) == {"lose-agent knight-catholic", "lose-border portugal-aragon"}


@pytest.mark.rule("PR-M1.4")
def test_killed_pieces_return_to_the_supply_and_cubes_to_their_owner() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "hungary")
        .repressed("hungary", "fugger", "medici")
        .borders(hungary_byzantium="rook islamic")
        .slots(buda="knight catholic", varna="knight reformist")
    )
    match = start(position, "zupy-krakowskie-company", "peasant-revolt", "hungary")
    assert supply(match, "knight catholic") == 8
    play(match, "lose-agent knight-catholic", "lose-repressed pawn-fugger")
    assert supply(match, "knight catholic") == 10
    assert supply(match, "knight reformist") == 7
    assert cubes(match) == [9, 10]
    assert seen(match)["beside"] == []


@pytest.mark.rule("PR-M1.6", "PR-E2.3")
def test_bishops_never_fight_and_are_placed_after_the_battle_also_after_a_defeat() -> None:
    position = (
        Position()
        .tableau(1, "aragon")
        .bishops(aragon="islamic")
        .slots(valencia="knight catholic", algiers="rook islamic")
    )
    match = start(position, "jesuits", "crusade", "aragon")
    assert ruling_class(match) == {}
    assert unit(match, "aragon")["bishop"] == "islamic"
    assert row(match, 1, "west") == ["aragon"]
    assert prompt(match) == "agent"
    assert "place-bishop bishop-catholic jesuits" in keys(match)


@pytest.mark.rule("PR-M1.6", "PR-J1.1")
def test_a_pawn_agent_fights_in_no_war_but_a_revolt(tmp_path: Path) -> None:
    content = edited_card(tmp_path, "the-last-knight", agents='["pawn", "knight reformist"]')
    position = Position(content=content).slots(vienna="rook catholic")
    match = start(position, "the-last-knight", "conspiracy", HRE)
    assert ruling_class(match) == {}
    assert HRE in seen(match)["empire_deck"]
    assert prompt(match) == "agent"
    assert cubes(match) == [10, 10]
    assert f"place-pawn france-{HRE} {HRE}" in keys(match)


@pytest.mark.rule("PR-M1.7")
def test_surviving_agents_must_be_placed_whatever_the_icons() -> None:
    match = start(Position(), "kingmaker", "conspiracy", "england")
    assert prompt(match) == "survivor"
    assert keys(match) == {
        "settle rook-reformist london",
        "settle rook-reformist bordeaux",
        "settle rook-catholic london",
        "settle rook-catholic bordeaux",
    }
    match.choose("settle rook-reformist bordeaux")
    assert ruling_class(match) == {"london": "rook catholic", "bordeaux": "rook reformist"}
    assert prompt(match) == "concession"


@pytest.mark.rule("PR-M1.7")
def test_survivors_do_not_enter_closed_emporia() -> None:
    match = start(Position(), "the-last-knight", "conspiracy", HRE)
    assert keys(match) == {
        "settle knight-reformist vienna",
        "settle knight-reformist nurnberg",
        "settle knight-reformist lubeck",
    }


@pytest.mark.rule("PR-M1.7", "PR-M14.2")
def test_surviving_serfs_become_concessions_of_their_owners() -> None:
    position = (
        Position("medici", "fugger", "coeur")
        .tableau(1, "hungary")
        .repressed("hungary", "fugger", "coeur")
        .slots(buda="knight catholic")
    )
    match = start(position, "zupy-krakowskie-company", "peasant-revolt", "hungary")
    play(match, "lose-agent knight-catholic")
    assert prompt(match) == "survivor"
    play(
        match,
        "settle-border pawn-fugger hungary-byzantium",
        "settle-border pawn-coeur holy-roman-empire-hungary",
    )
    assert border(match, "hungary-byzantium") == "pawn fugger"
    assert border(match, "holy-roman-empire-hungary") == "pawn coeur"
    assert unit(match, "hungary")["repressed"] == []
    assert [player["concessions"] for player in seen(match)["players"]] == [0, 1, 1]


@pytest.mark.rule("PR-M1.8")
def test_survivors_never_repress_and_the_rest_goes_to_the_empire_card_free() -> None:
    position = (
        Position(florins=[3, 3])
        .borders(aragon_papal_states="rook islamic", papal_states_ottoman="rook islamic")
        .slots(venice="knight catholic")
        .tableau(1, "papal-states")
        .repressed("papal-states", "rook reformist")
    )
    match = start(position, "la-serenissima", "conspiracy", "papal-states")
    play(match, "lose-border aragon-papal-states", "keep papal-states")
    assert keys(match) == {"settle rook-catholic venice", "settle rook-reformist venice"}
    match.choose("settle rook-reformist venice")
    assert ruling_class(match) == {"venice": "rook reformist"}
    assert row(match, 0, "west") == ["la-serenissima", "papal-states"]
    assert unit(match, "papal-states")["repressed"] == ["rook catholic"]
    assert florins(match) == [3, 3]


@pytest.mark.rule("PR-M1.8")
def test_surplus_cubes_become_serfs_and_surplus_fighters_stay_repressed() -> None:
    position = (
        Position("medici", "fugger", florins=[0, 0])
        .tableau(1, "england")
        .repressed("england", "fugger", "fugger")
        .borders(england_france="fugger")
    )
    match = start(position, "merchants-of-the-staple", "peasant-revolt", "england")
    assert keys(match) == {
        "settle-border pawn-fugger england-portugal",
        "settle-border pawn-medici england-portugal",
    }
    match.choose("settle-border pawn-fugger england-portugal")
    assert unit(match, "england")["repressed"] == ["pawn fugger", "pawn medici"]
    assert border(match, "england-france") == "pawn fugger"
    assert cubes(match) == [9, 7]


@pytest.mark.rule("PR-M1.9")
def test_serfs_may_be_emancipated_after_a_conspiracy() -> None:
    position = Position("medici", "fugger").tableau(1, "england").repressed("england", "fugger")
    match = start(position, "kingmaker", "conspiracy", "england")
    play(match, "settle rook-catholic london", "no-concession")
    assert keys(match) == {
        "emancipate-pawn pawn-fugger england-france",
        "emancipate-pawn pawn-fugger england-portugal",
        "no-more-emancipation",
    }


@pytest.mark.rule("PR-M1.10")
def test_without_a_victory_nothing_but_losses() -> None:
    position = (
        Position("medici", "fugger")
        .tableau(1, "portugal with joanna-the-mad")
        .repressed("portugal", "medici")
        .slots(toledo="knight islamic", granada="rook islamic", london="knight catholic")
    )
    match = start(position, "grand-inquisitor", "crusade", "portugal")
    assert prompt(match) == "defender-loss"
    match.choose("lose toledo")
    assert ruling_class(match) == {"granada": "rook islamic"}
    assert seen(match)["faces"]["portugal"] == "medieval"
    assert unit(match, "portugal")["queen"]["card"] == "joanna-the-mad"
    assert unit(match, "portugal")["repressed"] == ["pawn medici"]
    assert row(match, 1, "west") == ["portugal"]
    assert prompt(match) == "agent"


@pytest.mark.rule("PR-M1.11")
def test_the_order_of_resolution() -> None:
    position = (
        Position("medici", "fugger")
        .flipped("aragon")
        .tableau(1, "aragon with joanna-the-mad", "france under aragon")
        .repressed("aragon", "knight islamic", "rook islamic", "fugger")
        .slots(valencia="knight catholic")
    )
    match = start(position, "house-of-borgia", "conspiracy", "aragon")
    prompts = []
    owners = []
    while prompt(match) != "action":
        prompts.append(prompt(match))
        owners.append("aragon" in row(match, 0, "west"))
        match.choose(match.options[0])
    assert prompts == [
        "attacker-loss",
        "flip",
        "survivor",
        "concession",
        "emancipation",
        "agent",
    ]
    assert owners == [False, False, False, True, True, True]


@pytest.mark.rule("PR-M1.11")
def test_surplus_survivors_come_to_the_card_before_the_concession() -> None:
    full = Position("medici", "fugger", florins=[1, 0]).borders(
        england_france="fugger", england_portugal="fugger"
    )
    revolt = start(full, "merchants-of-the-staple", "peasant-revolt", "england")
    assert prompt(revolt) == "concession"
    assert unit(revolt, "england")["repressed"] == ["pawn medici"]
    play(revolt, "concession england-portugal")
    assert unit(revolt, "england")["repressed"] == ["pawn medici", "pawn fugger"]
    assert florins(revolt) == [0, 0]


@pytest.mark.rule("PR-M1.11", "PR-E2.13")
def test_agents_of_a_battle_are_taken_before_the_other_attackers_are_counted() -> None:
    position = (
        Position()
        .tableau(1, "france", "ottoman")
        .repressed("france", "knight catholic")
        .slots(london="knight catholic", bordeaux="knight catholic", toledo="knight catholic")
        .slots(vienna="knight catholic", buda="knight catholic", varna="knight catholic")
        .slots(cairo="knight catholic", cyprus="knight catholic", tana="knight catholic")
        .slots(paris="rook islamic", lyon="rook islamic")
    )
    match = start(position, "the-bold", "conspiracy", "france")
    assert prompt(match) == "shortage"
    assert unit(match, "france")["repressed"] == []
    assert keys(match) == {
        f"take {slot}"
        for slot in (
            "london",
            "bordeaux",
            "toledo",
            "vienna",
            "buda",
            "varna",
            "cairo",
            "cyprus",
            "tana",
        )
    }
    match.choose("take cairo")
    assert city(match, "cairo") is None
    assert {city(match, "paris"), city(match, "lyon")} == {None}
    assert row(match, 1, "west") == ["france"]
    assert supply(match, "knight catholic") == 2


# M14 and M15


@pytest.mark.rule("PR-M14.1")
def test_every_knight_or_rook_in_a_city_is_ruling_class_however_it_came_there() -> None:
    position = (
        Position()
        .tableau(1, "france")
        .repressed("france", "rook islamic")
        .slots(lyon="rook reformist")
        .hand(0, "swiss-rislaufer", "friese-freedom")
    )
    match = position.match()
    play(match, "play swiss-rislaufer", "place knight-catholic bruges")
    play(match, "play friese-freedom", "one-shot conspiracy france")
    assert ruling_class(match) == {}
    assert row(match, 1, "west") == ["france"]


@pytest.mark.rule("PR-M14.2")
def test_serfs_knights_and_rooks_on_an_empire_card_are_repressed_pieces() -> None:
    def vote(purse: int) -> set[str]:
        position = (
            Position("medici", "fugger", florins=[purse, 0])
            .tableau(0, "the-hidden")
            .tableau(1, "france")
            .repressed("france", "fugger", "medici", "knight islamic", "rook catholic")
            .bishops(france="catholic")
            .borders(france_aragon="medici")
        )
        return deeds(operate(position, "west"), "the-hidden")

    assert "vote france" not in vote(3)
    assert "vote france" in vote(4)


@pytest.mark.rule("PR-M15.1")
@pytest.mark.parametrize("words", ["aragon", "aragon republic", ""])
def test_a_theocracy_is_a_property_of_the_map_card(words: str) -> None:
    position = Position().flipped("aragon")
    if words:
        position.tableau(0, words)
    match = start(position, "the-hidden", "peasant-revolt", "aragon")
    rest(match)
    assert unit(match, "aragon")["side"] == ("republic" if words == "aragon" else "king")
    assert seen(match)["faces"]["aragon"] == "catholic"


@pytest.mark.rule("PR-M15.2")
def test_votes_and_campaigns_do_not_change_a_theocracy() -> None:
    position = (
        Position(florins=[3, 0])
        .flipped("aragon", "england")
        .tableau(0, "france", "aragon", "the-hidden")
        .borders(france_aragon="medici")
        .slots(paris="knight reformist")
    )
    match = operate(position, "west")
    rest(play(match, "vote the-hidden aragon"))
    rest(play(match, "campaign france england"))
    assert unit(match, "aragon")["side"] == "republic"
    assert [vassal["card"] for vassal in unit(match, "france")["vassals"]] == ["england"]
    assert seen(match)["faces"]["aragon"] == "catholic"
    assert seen(match)["faces"]["england"] == "reformist"
