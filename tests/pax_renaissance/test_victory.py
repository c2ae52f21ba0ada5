"""Chapters L3 to L6: the four victories that can be declared."""

import pytest

from kronika.games.pax_renaissance.position import Position

from .helpers import keys, play, seen

pytestmark = pytest.mark.compiled

HRE = "holy-roman-empire"
FOUR = ("medici", "fugger", "coeur", "marchionni")


def can_declare(position: Position, victory: str) -> bool:
    """Whether the first player can declare it; never without its card being active."""
    assert f"declare {victory}" not in keys(position.match())
    return f"declare {victory}" in keys(position.victories(victory).match())


# L3: Holy


def holy(*, dominant: bool = True, players: int = 2) -> Position:
    """Catholics rule in the Papal States, and one bishop is theirs if they shall dominate."""
    position = Position(*FOUR[:players]).tableau(1, "genoese-fleet")
    position.bishops(genoese_fleet="catholic" if dominant else "islamic")
    return position.slots(venice="knight catholic")


@pytest.mark.rule("PR-L3.1")
def test_a_holy_victory() -> None:
    match = holy().tableau(0, "jesuits").victories("holy").match()
    match.choose("declare holy")
    assert match.result is not None
    assert match.result.winners == [0]
    assert match.result.reason == "holy"
    assert match.options == []


@pytest.mark.rule("PR-L3.1")
@pytest.mark.parametrize(
    ("own", "theirs", "wins"),
    [
        ([], [], False),
        (["jesuits"], [], True),
        (["jesuits"], ["peters-pence"], False),
        (["jesuits", "grand-inquisitor"], ["peters-pence"], True),
        (["dervishes", "cromwell"], [], False),
        (["jesuits"], ["peters-pence", "grand-inquisitor"], False),
    ],
)
def test_more_prestige_of_the_dominant_religion_than_each_opponent(
    own: list[str], theirs: list[str], wins: bool
) -> None:
    position = holy().tableau(0, *own).tableau(1, *theirs)
    assert can_declare(position, "holy") == wins


@pytest.mark.rule("PR-L3.1")
def test_without_a_dominant_religion_no_holy_victory() -> None:
    assert not can_declare(holy(dominant=False).tableau(0, "jesuits"), "holy")


@pytest.mark.rule("PR-L3.1", "PR-EX18")
@pytest.mark.parametrize("own", [0, 1, 2])
def test_the_example_of_three_players(own: int) -> None:
    cards = ["jesuits", "grand-inquisitor", "peters-pence"]
    shares = [own, *(share for share in range(3) if share != own)]
    position = holy(players=3)
    for player, share in enumerate(shares):
        position.tableau(player, *cards[:share])
        cards = cards[share:]
    assert can_declare(position, "holy") == (own == 2)


@pytest.mark.rule("PR-L3.2")
@pytest.mark.parametrize(
    ("bishops", "dominates"),
    [("c", True), ("ci", False), ("cci", True), ("ccir", False), ("cccir", True), ("", False)],
)
def test_dominance_needs_more_bishops_than_the_others_together(
    bishops: str, dominates: bool
) -> None:
    names = {"c": "catholic", "i": "islamic", "r": "reformist"}
    cards = ["genoese-fleet", "spanish-tercio", "swabian-league", "ottoman-navy", "the-bold"]
    position = Position().tableau(0, "jesuits").tableau(1, *cards).slots(venice="knight catholic")
    for card, letter in zip(cards, bishops, strict=False):
        position.bishops(**{card.replace("-", "_"): names[letter]})
    assert can_declare(position, "holy") == dominates


@pytest.mark.rule("PR-L3.2")
@pytest.mark.parametrize(
    ("catholic", "islamic", "reformist", "dominates"),
    [(0, 0, 0, False), (1, 0, 0, True), (1, 1, 0, False), (2, 1, 0, True), (2, 1, 1, False)],
)
def test_dominance_needs_more_believers_in_theocracies_than_the_others_together(
    catholic: int, islamic: int, reformist: int, dominates: bool
) -> None:
    position = (
        Position()
        .flipped("aragon", "england")
        .tableau(0, "jesuits")
        .tableau(1, "genoese-fleet")
        .bishops(genoese_fleet="catholic")
        .slots(**dict.fromkeys(["valencia", "venice"][:catholic], "knight catholic"))
        .slots(**dict.fromkeys(["cairo"][:islamic], "rook islamic"))
        .slots(**dict.fromkeys(["london"][:reformist], "rook reformist"))
    )
    assert can_declare(position, "holy") == dominates


@pytest.mark.rule("PR-L3.2")
@pytest.mark.parametrize(
    ("religion", "empire", "slot", "card"),
    [
        ("catholic", "aragon", "valencia", "jesuits"),
        ("islamic", "hungary", "buda", "dervishes"),
        ("reformist", "england", "london", "cromwell"),
    ],
)
def test_every_religion_can_dominate(religion: str, empire: str, slot: str, card: str) -> None:
    position = (
        Position()
        .flipped(empire)
        .tableau(0, card)
        .tableau(1, "genoese-fleet")
        .bishops(genoese_fleet=religion)
        .slots(**{slot: f"rook {religion}"})
    )
    assert can_declare(position, "holy")


@pytest.mark.rule("PR-L3.3")
@pytest.mark.parametrize(
    ("where", "counts"),
    [
        ("theocracy", True),
        ("border of the theocracy", True),
        ("heretic theocracy", False),
        ("medieval", False),
        ("repressed", False),
        ("pirate elsewhere", False),
        ("concession", False),
    ],
)
def test_only_unrepressed_pieces_in_theocracies_of_their_religion_count(
    where: str, counts: bool
) -> None:
    position = (
        Position().tableau(0, "jesuits").tableau(1, "papal-states").bishops(jesuits="catholic")
    )
    if where == "theocracy":
        position.slots(venice="rook catholic")
    elif where == "border of the theocracy":
        position.borders(papal_states_ottoman="rook catholic")
    elif where == "heretic theocracy":
        position.slots(cairo="rook catholic")
    elif where == "medieval":
        position.slots(paris="knight catholic")
    elif where == "repressed":
        position.repressed("papal-states", "knight catholic")
    elif where == "pirate elsewhere":
        position.borders(england_france="rook catholic")
    else:
        position.borders(papal_states_ottoman="medici")
    # The papal king brings prestige too, so the first player needs one more.
    position.tableau(0, "grand-inquisitor")
    assert can_declare(position, "holy") == counts


@pytest.mark.rule("PR-L3.3")
def test_a_pirate_between_two_theocracies_of_its_religion_counts_once() -> None:
    def build() -> Position:
        return (
            Position()
            .flipped("aragon")
            .tableau(0, "jesuits", "genoese-fleet")
            .bishops(genoese_fleet="catholic")
            .borders(aragon_papal_states="rook catholic")
        )

    assert can_declare(build(), "holy")
    assert not can_declare(build().slots(cairo="rook islamic"), "holy")
    assert can_declare(build().slots(cairo="rook islamic", venice="knight catholic"), "holy")


@pytest.mark.rule("PR-EX17", "PR-L3.2", "PR-L3.3")
def test_the_example_of_the_ottoman_navy() -> None:
    match = (
        Position()
        .victories("holy")
        .tableau(0, "dervishes")
        .bishops(dervishes="islamic")
        .slots(cairo="rook islamic", venice="knight catholic")
        .hand(0, "ottoman-navy")
        .match()
    )
    assert "declare holy" not in keys(match)
    play(match, "play ottoman-navy", "place-pirate pirate-islamic ottoman-mamluk")
    assert "declare holy" in keys(match)


# L4: Imperial

EMPIRES = [
    "england",
    "france",
    HRE,
    "portugal",
    "aragon",
    "papal-states",
    "hungary",
    "byzantium",
    "ottoman",
    "mamluk",
]


@pytest.mark.rule("PR-L4.1", "PR-EX27")
@pytest.mark.parametrize(
    ("kings", "wins"),
    [
        ((4, 2), False),
        ((5, 2), True),
        ((2, 0), False),
        ((3, 0), True),
        ((4, 2, 1), True),
        ((3, 2, 1), False),
        ((2, 0, 0), True),
        ((4, 1, 3), False),
        ((1, 0, 0, 0), False),
        ((3, 1, 1, 1), True),
        ((3, 1, 1, 2), False),
    ],
)
def test_an_imperial_victory_needs_more_kings_than_each_opponent(
    kings: tuple[int, ...], wins: bool
) -> None:
    position = Position(*FOUR[: len(kings)])
    cards = EMPIRES.copy()
    for player, count in enumerate(kings):
        position.tableau(player, *cards[:count])
        cards = cards[count:]
    assert can_declare(position, "imperial") == wins


@pytest.mark.rule("PR-L4.1")
def test_suzerains_and_vassals_are_kings_republics_are_not() -> None:
    vassals = Position().tableau(0, "france", "england under france", "aragon under france")
    assert can_declare(vassals, "imperial")
    republic = Position().tableau(0, "france", "england under france", "aragon republic")
    assert not can_declare(republic, "imperial")
    pairs = Position().tableau(0, "france with mary-the-rich", "aragon with joanna-the-mad")
    assert not can_declare(pairs, "imperial")


@pytest.mark.rule("PR-L4.1")
def test_republics_of_an_opponent_do_not_count_against_the_emperor() -> None:
    position = (
        Position()
        .tableau(0, "france", "england", "aragon")
        .tableau(1, "hungary republic", "ottoman republic")
    )
    assert can_declare(position, "imperial")


# L5: Globalization

BORDERS = [
    "england_france",
    "france_holy_roman_empire",
    "holy_roman_empire_hungary",
    "hungary_byzantium",
    "portugal_aragon",
    "france_aragon",
    "byzantium_mamluk",
    "ottoman_mamluk",
]


@pytest.mark.rule("PR-L5.1")
@pytest.mark.parametrize(
    ("concessions", "discoveries", "wins"),
    [
        ((2, 0), (1, 0), True),
        ((1, 0), (1, 0), False),
        ((3, 1), (1, 0), True),
        ((3, 2), (1, 0), False),
        ((2, 0), (0, 0), False),
        ((5, 0), (1, 1), False),
        ((2, 0), (2, 1), True),
        ((4, 2, 1), (1, 0, 0), True),
        ((4, 1, 2), (1, 0, 1), False),
        ((4, 1, 3), (1, 0, 0), False),
    ],
)
def test_a_globalization_victory_needs_concessions_and_discovery(
    concessions: tuple[int, ...], discoveries: tuple[int, ...], wins: bool
) -> None:
    position = Position(*FOUR[: len(concessions)])
    borders = BORDERS.copy()
    cards = ["india-armada", "almeida-armada", "conquistadors"]
    for player, count in enumerate(concessions):
        position.borders(**dict.fromkeys(borders[:count], FOUR[player]))
        borders = borders[count:]
        position.tableau(player, *cards[: discoveries[player]])
        cards = cards[discoveries[player] :]
    assert can_declare(position, "globalization") == wins


@pytest.mark.rule("PR-L5.1")
def test_serfs_are_no_concessions() -> None:
    position = (
        Position()
        .tableau(0, "portugal")
        .repressed("portugal", "medici", "medici")
        .borders(england_france="medici")
    )
    assert not can_declare(position, "globalization")
    position = Position().tableau(0, "portugal").borders(england_france="medici")
    assert can_declare(position.borders(france_aragon="medici"), "globalization")


# L6: Renaissance


@pytest.mark.rule("PR-L6.1")
@pytest.mark.parametrize(
    ("tableaux", "wins"),
    [
        ((["england republic", "the-hidden"], []), True),
        ((["england republic"], []), False),
        ((["england republic", HRE + " republic"], []), True),
        ((["the-hidden", "flanders-guild"], []), False),
        ((["england republic", "the-hidden"], ["france republic"]), False),
        (
            (["england republic", "hungary republic"], ["france republic"]),
            True,
        ),
        ((["england republic", "the-hidden"], ["gutenberg"]), False),
        ((["england republic", "the-hidden", "flanders-guild"], ["gutenberg"]), True),
        ((["england", "the-hidden", "flanders-guild"], []), False),
        ((["england republic", "the-hidden"], [], ["gutenberg"]), False),
        ((["england republic", "the-hidden"], [], ["france republic"]), False),
        ((["england republic", "the-hidden"], ["jesuits"], ["dervishes"]), True),
    ],
)
def test_a_renaissance_victory_needs_republics_and_law(
    tableaux: tuple[list[str], ...], wins: bool
) -> None:
    position = Position(*FOUR[: len(tableaux)])
    for player, cards in enumerate(tableaux):
        position.tableau(player, *cards)
    assert can_declare(position, "renaissance") == wins


@pytest.mark.rule("PR-L3.1", "PR-L4.1", "PR-L5.1", "PR-L6.1")
@pytest.mark.parametrize("victory", ["holy", "imperial", "globalization", "renaissance"])
def test_each_victory_ends_the_game_by_its_own_card(victory: str) -> None:
    position = (
        Position()
        .tableau(0, "jesuits", "india-armada", "the-hidden", "flanders-guild")
        .tableau(0, "france", "aragon", "ottoman", "hungary republic")
        .bishops(jesuits="catholic")
        .slots(venice="knight catholic")
        .borders(england_france="medici", france_aragon="medici")
    )
    match = position.victories(victory).match()
    assert {key for key in keys(match) if key.startswith("declare")} == {f"declare {victory}"}
    match.choose(f"declare {victory}")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ([0], victory)
    assert seen(match)["turn"] == 1
