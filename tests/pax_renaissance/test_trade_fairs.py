"""Chapters E5 and G: trade fairs."""

import itertools
from typing import Final

import pytest

from kronika.core.match import Match
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position

from .helpers import border, city, keys, play, row, ruling_class, table, to_next_action

pytestmark = pytest.mark.compiled

EAST: Final = (
    "dervishes",
    "ottoman-navy",
    "janissaries",
    "black-army",
    "bashi-bazouk",
    "duke-of-athens",
)
WEST: Final = (
    "papal-elephant",
    "antipope",
    "genoese-fleet",
    "spanish-tercio",
    "swiss-rislaufer",
    "marechaussee",
)
BANKS: Final = ("fugger", "medici", "coeur", "marchionni")
ROUTES: Final = {
    "trebizond": (
        *("byzantium", "hungary", "ottoman", "papal-states", "aragon", "portugal", "england"),
        *("france", "holy-roman-empire"),
    ),
    "spice-islands": ("portugal", "england", "france", "holy-roman-empire"),
    "tana": ("byzantium", "hungary", "ottoman", "mamluk"),
    "novgorod": (
        *("holy-roman-empire", "france", "england", "portugal", "aragon", "papal-states"),
        *("ottoman", "mamluk"),
    ),
    "timbuktu": ("aragon", "papal-states", "ottoman", "mamluk"),
}
SEA_BORDERS: Final = (
    "england_france",
    "france_holy_roman_empire",
    "hungary_byzantium",
    "portugal_aragon",
    "aragon_papal_states",
    "papal_states_ottoman",
    "ottoman_mamluk",
    "england_portugal",
    "hungary_ottoman",
)


def fairground(players: int = 3, east: int = 0, west: int = 0) -> Position:
    """An empty map and two full market rows, with florins on the face-down cards."""
    return (
        Position(*BANKS[:players])
        .market("east", *EAST, florins=[east])
        .market("west", *WEST, florins=[west])
    )


def florins(match: Match) -> list[int]:
    return table(match).florins


def left(match: Match, row: str) -> int:
    """The florins in column 0."""
    amount: int = match.view()["table"]["market"][row][0]["florins"]
    return amount


def told(match: Match) -> list[tuple[str, str]]:
    """Stops of the voyage in order: levies with their empire, payments with their border."""
    content = default()
    stops = []
    for line in match.log():
        if line.event.name == "levies":
            stops.append(("levy", content.empire_ids[content.slot_empire[line.b]]))
        elif line.event.name in ("fair-pays", "fair-robbed"):
            stops.append(("border", content.border_ids[line.b]))
    return stops


def between(one: str, other: str) -> str:
    name = f"{one}-{other}"
    return name if name in default().border_ids else f"{other}-{one}"


# E5: the action


@pytest.mark.rule("PR-E5.1", "PR-G2.1")
@pytest.mark.parametrize(
    ("region", "emporium", "last"), [("east", "tana", "mamluk"), ("west", "trebizond", None)]
)
def test_the_face_down_card_of_the_row_starts_the_fair_of_its_colour(
    region: str, emporium: str, last: str | None
) -> None:
    match = fairground().match()
    lines = len(match.log())
    play(match, f"fair {region}")
    begins = match.log()[lines]
    assert begins.event.name == "fair"
    assert default().emporium_ids[begins.b] == emporium
    to_next_action(match)
    card = (EAST if region == "east" else WEST)[0]
    assert match.view()["table"]["discard"] == [card]
    assert match.view()["table"]["market"][region][0]["card"] is None
    other = "west" if region == "east" else "east"
    assert match.view()["table"]["market"][other][0]["card"] is not None
    empires = [where for kind, where in told(match) if kind == "levy"]
    assert empires[0] == "byzantium"
    assert ("papal-states" in empires) == (last is None)


@pytest.mark.rule("PR-E5.2")
def test_the_florins_on_the_card_are_the_profit_and_not_the_starters() -> None:
    match = to_next_action(play(fairground(east=7).match(), "fair east"))
    assert florins(match) == [1, 0, 0]
    assert left(match, "east") == 7 + 2 - 1


@pytest.mark.rule("PR-E5.3", "PR-D1.3")
def test_a_fair_of_a_row_is_not_held_again_before_the_refresh() -> None:
    match = fairground().actions(3).match()
    assert {"fair east", "fair west"} <= keys(match)
    to_next_action(play(match, "fair east"))
    assert "fair east" not in keys(match)
    assert "fair west" in keys(match)
    to_next_action(play(match, "fair west"))
    assert not {"fair east", "fair west"} & keys(match)
    play(match, "pass")
    assert match.player == 1
    assert {"fair east", "fair west"} <= keys(match)


@pytest.mark.rule("PR-E5.3")
def test_without_a_face_down_card_there_is_no_fair() -> None:
    match = Position(florins=[5, 0]).market("east", None, *EAST[1:], florins=[4]).match()
    assert "buy east-1 ottoman-navy" in keys(match)
    assert not any(key.startswith("fair") for key in keys(match))


@pytest.mark.rule("PR-E5.3")
def test_a_full_hand_does_not_matter_and_the_card_does_not_enter_it() -> None:
    match = fairground().hand(0, "luther", "cromwell").match()
    to_next_action(play(match, "fair west"))
    assert match.view()["table"]["players"][0]["hand"] == ["luther", "cromwell"]


# G1, G2: the profit and the start


@pytest.mark.rule("PR-G1.1", "PR-V3.1")
@pytest.mark.parametrize(("players", "bonus"), [(2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize("on_card", [1, 2, 6])
@pytest.mark.parametrize("region", ["east", "west"])
def test_china_adds_to_the_florins_on_the_card(
    players: int, bonus: int, on_card: int, region: str
) -> None:
    match = fairground(players, **{region: on_card}).match()
    to_next_action(play(match, f"fair {region}"))
    assert florins(match) == [1] + [0] * (players - 1)
    assert left(match, region) == on_card + bonus - 1


@pytest.mark.rule("PR-G1.2")
def test_the_place_of_the_card_stays_empty_until_the_refresh() -> None:
    match = to_next_action(play(fairground().match(), "fair east"))
    cards = [place["card"] for place in match.view()["table"]["market"]["east"]]
    assert cards == [None, *EAST[1:]]
    play(match, "pass")
    cards = [place["card"] for place in match.view()["table"]["market"]["east"]]
    assert cards[:5] == list(EAST[1:])
    assert cards[5] is not None
    assert cards[5] != EAST[0]


@pytest.mark.rule("PR-G2.1", "PR-G3.1", "PR-G4.1", "PR-G5.2", "PR-P2.5")
@pytest.mark.parametrize("emporium", list(ROUTES))
def test_the_voyage_follows_the_route_of_the_open_emporium(emporium: str) -> None:
    route = ROUTES[emporium]
    stops = [("levy", route[0])]
    for one, other in itertools.pairwise(route):
        stops += [("border", between(one, other)), ("levy", other)]
    region = "west" if emporium in ("trebizond", "spice-islands") else "east"
    position = fairground(2, **{region: 30}).emporium(emporium)
    match = position.borders(**dict.fromkeys(SEA_BORDERS, "medici")).match()
    to_next_action(play(match, f"fair {region}"))
    assert told(match) == stops
    assert florins(match) == [1, len(route) - 1]
    assert left(match, region) == 30 + 1 - 1 - (len(route) - 1)


@pytest.mark.rule("PR-G2.1")
def test_after_a_trade_shift_the_fair_starts_elsewhere() -> None:
    match = fairground(east=5).hand(0, "the-kremlin").match()
    play(match, "play the-kremlin", "shift novgorod", "no-more-agents", "fair east")
    assert keys(match) == {
        "levy vienna rook-catholic",
        "levy nurnberg knight-reformist",
        "levy lubeck rook-catholic",
        "levy novgorod rook-reformist",
    }


@pytest.mark.rule("PR-G2.2", "PR-EX21")
@pytest.mark.parametrize("region", ["east", "west"])
def test_if_the_starter_takes_the_last_florin_there_is_no_voyage(region: str) -> None:
    position = fairground(2).borders(hungary_byzantium="medici")
    match = play(position.match(), f"fair {region}")
    assert florins(match) == [1, 0]
    assert ruling_class(match) == {}
    assert left(match, region) == 0
    assert match.player == 0
    assert table(match).actions_left == 1


@pytest.mark.rule("PR-G2.2", "PR-P2.5")
def test_the_starter_takes_the_first_florin_before_any_concession() -> None:
    position = fairground().borders(hungary_byzantium="medici", hungary_ottoman="coeur")
    match = to_next_action(play(position.match(), "fair east"))
    assert florins(match) == [1, 1, 0]


# G3, G4: the route


@pytest.mark.rule("PR-G3.2", "PR-P2.5")
def test_concessions_pay_their_owners_also_the_starter() -> None:
    position = fairground(east=5).borders(
        hungary_byzantium="fugger", hungary_ottoman="medici", ottoman_mamluk="medici"
    )
    match = to_next_action(play(position.match(), "fair east"))
    assert florins(match) == [2, 2, 0]
    assert left(match, "east") == 5 + 2 - 4
    assert border(match, "hungary-byzantium") == "pawn fugger"


@pytest.mark.rule("PR-G3.2", "PR-P2.5")
@pytest.mark.parametrize("religion", ["catholic", "islamic", "reformist"])
def test_a_pirate_of_any_colour_sends_a_florin_to_china(religion: str) -> None:
    position = fairground(east=5).borders(
        hungary_byzantium=f"rook {religion}", hungary_ottoman="medici"
    )
    match = to_next_action(play(position.match(), "fair east"))
    assert florins(match) == [1, 1, 0]
    assert left(match, "east") == 5 + 2 - 3
    assert border(match, "hungary-byzantium") == f"rook {religion}"


@pytest.mark.rule("PR-G3.2", "PR-G5.1")
def test_a_pirate_can_take_the_last_florin_and_end_the_voyage() -> None:
    position = fairground().borders(hungary_byzantium="rook islamic", hungary_ottoman="medici")
    match = to_next_action(play(position.match(), "fair east"))
    assert florins(match) == [1, 0, 0]
    assert told(match) == [("levy", "byzantium"), ("border", "hungary-byzantium")]
    assert left(match, "east") == 0


@pytest.mark.rule("PR-G3.2")
def test_an_empty_border_and_a_concession_off_the_route_take_nothing() -> None:
    position = fairground().borders(
        byzantium_mamluk="medici", holy_roman_empire_hungary="medici", england_france="medici"
    )
    match = to_next_action(play(position.match(), "fair east"))
    assert florins(match) == [1, 0, 0]
    assert left(match, "east") == 1


@pytest.mark.rule("PR-G4.1", "PR-P2.6")
def test_the_starter_chooses_the_city_of_each_levy_and_gets_exactly_one_for_a_map_card() -> None:
    position = fairground(east=4).borders(hungary_byzantium="medici")
    match = play(position.match(), "fair east")
    assert match.player == 0
    assert keys(match) == {
        "levy tana knight-islamic",
        "levy caffa knight-catholic",
        "levy trebizond rook-reformist",
    }
    play(match, "levy caffa knight-catholic")
    assert match.player == 0
    assert keys(match) == {"levy buda knight-catholic", "levy varna knight-reformist"}
    play(match, "levy varna knight-reformist")
    assert keys(match) == {
        "levy constantinople-1 rook-islamic",
        "levy constantinople-2 knight-islamic",
        "levy constantinople-3 knight-islamic",
        "levy modon rook-reformist",
        "levy rhodes rook-catholic",
    }
    play(match, "levy rhodes rook-catholic")
    assert keys(match) == {"levy cairo rook-islamic", "levy cyprus rook-catholic"}
    play(match, "levy cyprus rook-catholic")
    assert ruling_class(match) == {
        "caffa": "knight catholic",
        "varna": "knight reformist",
        "rhodes": "rook catholic",
        "cyprus": "rook catholic",
    }


@pytest.mark.rule("PR-G4.2", "PR-P2.6")
def test_a_filled_map_card_gets_no_levy() -> None:
    position = fairground(east=4).slots(buda="knight catholic", varna="rook islamic")
    match = play(position.match(), "fair east", "levy tana knight-islamic")
    assert "levy modon rook-reformist" in keys(match)
    to_next_action(match)
    assert ("levy", "hungary") not in told(match)
    assert city(match, "varna") == "rook islamic"


@pytest.mark.rule("PR-G4.2")
@pytest.mark.parametrize("empty", ["constantinople_1", "constantinople_2", "constantinople_3"])
def test_constantinople_is_not_filled_with_fewer_than_three_pieces(empty: str) -> None:
    slots = {
        "modon": "rook reformist",
        "rhodes": "rook catholic",
        "constantinople_1": "rook islamic",
        "constantinople_2": "knight islamic",
        "constantinople_3": "knight islamic",
    }
    del slots[empty]
    match = to_next_action(play(fairground(east=4).slots(**slots).match(), "fair east"))
    assert ("levy", "ottoman") in told(match)
    icon = "rook islamic" if empty == "constantinople_1" else "knight islamic"
    assert city(match, empty.replace("_", "-")) == icon
    slots[empty] = icon
    match = to_next_action(play(fairground(east=4).slots(**slots).match(), "fair east"))
    assert ("levy", "ottoman") not in told(match)


@pytest.mark.rule("PR-P2.6")
def test_a_levy_has_the_icon_of_the_side_that_is_up() -> None:
    match = play(fairground(east=4).flipped("byzantium").match(), "fair east")
    assert keys(match) == {
        "levy tana knight-islamic",
        "levy caffa rook-islamic",
        "levy trebizond knight-islamic",
    }


@pytest.mark.rule("PR-P2.6")
def test_a_levy_without_supply_is_taken_from_what_is_repressed() -> None:
    position = (
        fairground(east=4)
        .tableau(1, "france")
        .repressed("france", "rook reformist")
        .slots(
            london="rook reformist",
            bordeaux="rook reformist",
            paris="rook reformist",
            lyon="rook reformist",
            bruges="rook reformist",
            vienna="rook reformist",
        )
    )
    match = play(position.match(), "fair east", "levy trebizond rook-reformist")
    assert city(match, "trebizond") == "rook reformist"
    assert table(match).repressed[1] == []
    assert table(match).supply[5] == 0


# G5: the end


@pytest.mark.rule("PR-G5.1", "PR-G4.1", "PR-EX12")
def test_the_voyage_ends_where_the_last_florin_is_paid() -> None:
    position = (
        fairground()
        .borders(hungary_byzantium="medici", ottoman_mamluk="coeur")
        .slots(tana="knight islamic")
    )
    match = play(position.match(), "fair east")
    assert keys(match) == {"levy trebizond rook-reformist", "levy caffa knight-catholic"}
    play(match, "levy caffa knight-catholic")
    assert florins(match) == [1, 1, 0]
    assert ruling_class(match) == {"tana": "knight islamic", "caffa": "knight catholic"}
    assert table(match).actions_left == 1


@pytest.mark.rule("PR-G5.1", "PR-G4.2", "PR-EX13")
def test_the_map_card_behind_the_last_payment_gets_no_levy() -> None:
    position = (
        fairground(east=1)
        .borders(hungary_byzantium="medici", ottoman_mamluk="coeur")
        .slots(tana="knight islamic", buda="knight catholic", varna="knight reformist")
        .slots(modon="rook reformist", rhodes="rook catholic")
        .slots(constantinople_2="knight islamic", constantinople_3="knight islamic")
    )
    match = play(position.match(), "fair east", "levy trebizond rook-reformist")
    assert florins(match) == [1, 1, 1]
    assert city(match, "constantinople-1") == "rook islamic"
    assert city(match, "cairo") is None
    assert city(match, "cyprus") is None
    assert [stop for stop in told(match) if stop[0] == "levy"] == [
        ("levy", "byzantium"),
        ("levy", "ottoman"),
    ]
    assert left(match, "east") == 0


@pytest.mark.rule("PR-G5.2")
@pytest.mark.parametrize(("region", "last"), [("east", "mamluk"), ("west", "holy-roman-empire")])
def test_with_profit_left_the_arrow_gets_its_levy(region: str, last: str) -> None:
    match = to_next_action(play(fairground(**{region: 1}).match(), f"fair {region}"))
    assert told(match)[-1] == ("levy", last)
    assert len(told(match)) == (4 if region == "east" else 9)


@pytest.mark.rule("PR-G5.3", "PR-D2.5")
def test_what_is_left_waits_for_the_next_trade_fair_card() -> None:
    position = fairground(east=4).market("east", *EAST, florins=[4, 3]).actions(2)
    match = to_next_action(play(position.match(), "fair east"))
    first = match.view()["table"]["market"]["east"][0]
    assert (first["card"], first["florins"]) == (None, 4 + 2 - 1)
    play(match, "pass")
    first = match.view()["table"]["market"]["east"][0]
    assert (first["card"], first["florins"]) == (EAST[1], 5 + 3)


@pytest.mark.rule("PR-P2.5")
def test_a_doubled_concession_takes_two_florins_and_the_last_one_ends_the_voyage() -> None:
    position = (
        fairground(west=2)
        .emporium("spice-islands")
        .tableau(1, "india-armada")
        .borders(
            england_portugal="medici", england_france="medici", france_holy_roman_empire="coeur"
        )
    )
    match = to_next_action(play(position.match(), "fair west"))
    assert florins(match) == [1, 3, 0]
    assert told(match)[-1] == ("border", "england-france")
    assert row(match, 1, "west") == ["india-armada"]
