"""Chapter W: what is hidden, what is public, and that nothing can be given away."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

import kronika
from kronika.core.match import Match
from kronika.games.pax_renaissance import GAME
from kronika.games.pax_renaissance.content import default
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.terms import EMPIRE_CARD, NONE

from .helpers import play, table, wander

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


def words(data: object) -> Iterator[str]:
    """All words in plain data."""
    if isinstance(data, str):
        yield from data.split()
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from words(key)
            yield from words(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from words(value)


def unseen(match: Match) -> set[str]:
    """The cards that are in the decks or left out of the game, but for a public card on top."""
    s = table(match)
    return {default().card_ids[card] for cards in (*s.pool, *s.comets) for card in cards}


def told(match: Match, player: int | None) -> set[str]:
    """All words that somebody has been sent: the view, the options, and the log."""
    found = set(words(dict(match.view(player))))
    for line in match.log(player):
        for kind, value in line.arguments:
            found.add(kind.id(value))
    return found


@pytest.mark.rule("PR-W1.1")
@pytest.mark.parametrize("astrology", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_that_is_still_to_come_is_told_to_anybody(players: int, astrology: bool) -> None:
    for seed in range(3):
        match = kronika.new("pax-renaissance", players=players, seed=seed, astrology=astrology)
        for number, _ in enumerate(wander(match, seed)):
            if number % 5 == 0:
                hidden = unseen(match)
                for player in (None, *range(players)):
                    assert not hidden & told(match, player)


@pytest.mark.rule("PR-W1.1")
@pytest.mark.parametrize("seed", range(4))
def test_redrawing_what_is_hidden_changes_nothing_that_a_player_is_sent(seed: int) -> None:
    match = kronika.new("pax-renaissance", players=2 + seed % 3, seed=seed)
    for number, _ in enumerate(wander(match, seed)):
        if number % 25 == 0:
            for player in range(match.players):
                twin = match.redraw(player, number)
                assert dict(twin.view(player)) == dict(match.view(player))
                assert twin.log(player) == match.log(player)


@pytest.mark.rule("PR-W1.1")
def test_the_next_card_is_open_to_a_player_and_no_order_is_stored() -> None:
    position = Position(florins=[9, 0]).market("west", *WEST).market("east", *EAST)
    match = play(position.match(), "buy west-1 antipope")
    coming = set()
    for seed in range(60):
        twin = play(match.redraw(0, seed), "pass")
        coming.add(twin.view(0)["table"]["market"]["west"][5]["card"])
    assert len(coming) > 20
    assert coming <= unseen(match)


@pytest.mark.rule("PR-W1.1")
def test_with_astrology_every_redraw_keeps_the_public_top_cards() -> None:
    match = kronika.new("pax-renaissance", players=3, seed=2, astrology=True)
    tops = {name: pile["top"] for name, pile in match.view()["table"]["decks"].items()}
    first = match.view()["table"]["market"]["west"][1]["card"]
    for seed in range(20):
        twin = match.redraw(1, seed)
        play(twin, f"buy west-1 {first}", "pass")
        assert twin.view()["table"]["market"]["west"][5]["card"] == tops["west"]


@pytest.mark.rule("PR-W1.1")
def test_neither_the_seed_nor_the_dice_are_in_a_view() -> None:
    match = kronika.new("pax-renaissance", players=2, seed="a very secret seed")
    text = str(match.view(0))
    assert "a very secret seed" not in text
    assert match.state.dice.key.hex() not in text
    assert not {"seed", "dice", "pool"} & set(words(dict(match.view(0))))


@pytest.mark.rule("PR-W1.2")
@pytest.mark.parametrize("seed", range(3))
def test_everybody_and_every_spectator_sees_the_same_table(seed: int) -> None:
    match = kronika.new("pax-renaissance", players=3, seed=seed)
    for number, _ in enumerate(wander(match, seed)):
        if number % 10 == 0:
            tables = [match.view(viewer)["table"] for viewer in (None, 0, 1, 2)]
            assert tables[0] == tables[1] == tables[2] == tables[3]
            assert match.log(None) == match.log(0) == match.log(1)


@pytest.mark.rule("PR-W1.2")
def test_market_florins_tableaux_empire_deck_discards_supplies_and_victories_are_public() -> None:
    position = (
        Position(florins=[4, 7])
        .market("west", *WEST, florins=[0, 2])
        .market("east", *EAST)
        .tableau(1, "france with mary-the-rich", "england under france", "qizilbash")
        .bishops(france="catholic")
        .repressed("england", "rook catholic")
        .queens(1, "anne-of-brittany")
        .hand(0, "luther")
        .victories("holy")
    )
    seen: dict[str, Any] = play(position.match(), "sell luther").view(0)["table"]
    assert seen["market"]["west"][1] == {
        "card": "antipope",
        "florins": 2,
        "face_down": False,
        "paid": False,
    }
    other = seen["players"][1]
    assert other["florins"] == 7
    assert other["queens"] == ["anne-of-brittany"]
    assert other["cubes"] == 10
    (king,) = other["west"]
    assert king["queen"]["card"] == "mary-the-rich"
    assert king["bishop"] == "catholic"
    assert king["vassals"][0]["repressed"] == ["rook catholic"]
    assert [unit["card"] for unit in other["east"]] == ["qizilbash"]
    assert len(seen["empire_deck"]) == 8
    assert seen["discard"] == ["luther"]
    assert seen["supply"]["rook catholic"] == 9
    assert seen["supply"]["bishop catholic"] == 4
    assert seen["victories"]["holy"] is True


@pytest.mark.rule("PR-W1.3")
def test_hands_are_open_unless_the_table_agreed_otherwise() -> None:
    assert next(s for s in GAME.settings if s.name == "open_hands").default is True
    position = Position().hand(0, "luther", "cromwell").hand(1, "antipope")
    position.market("west", "papal-elephant")
    for viewer in (None, 0, 1):
        players = position.match().view(viewer)["table"]["players"]
        assert [player["hand"] for player in players] == [["luther", "cromwell"], ["antipope"]]


@pytest.mark.rule("PR-W1.3")
def test_hidden_hands_show_only_their_size_to_others() -> None:
    position = Position().hand(0, "luther", "cromwell").hand(1, "antipope").variant("hidden_hands")
    match = position.market("west", "papal-elephant").match()
    hands = {
        viewer: [player["hand"] for player in match.view(viewer)["table"]["players"]]
        for viewer in (None, 0, 1)
    }
    assert hands == {
        None: [None, None],
        0: [["luther", "cromwell"], None],
        1: [None, ["antipope"]],
    }
    for viewer in (None, 0, 1):
        players = match.view(viewer)["table"]["players"]
        assert [player["hand_size"] for player in players] == [2, 1]
    assert "luther" not in told(match, 1)
    assert "antipope" not in told(match, 0)


@pytest.mark.rule("PR-W1.3")
@pytest.mark.parametrize("seed", range(5))
def test_a_perfect_observer_knows_every_hand(seed: int) -> None:
    match = kronika.new("pax-renaissance", players=3, seed=seed, open_hands=False)
    for _ in wander(match, seed):
        pass
    hands: dict[int, list[int]] = {bank: [] for bank in table(match).bank}
    comets = {card for card, kind in enumerate(default().card_kind) if kind == 2}
    for line in match.log(None):
        if line.event.name == "buys" and line.b not in comets:
            hands[line.a].append(line.b)
        elif line.event.name in ("plays", "sells", "discards") and line.b in hands[line.a]:
            hands[line.a].remove(line.b)
    s = table(match)
    for player, bank in enumerate(s.bank):
        assert sorted(hands[bank]) == sorted(s.hands[player])


@pytest.mark.rule("PR-W1.4")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_face_down_market_cards_are_known(viewer: int | None) -> None:
    match = kronika.new("pax-renaissance", players=2, seed=1)
    market = match.view(viewer)["table"]["market"]
    s = table(match)
    for row, place in (("east", 0), ("west", 6)):
        first = market[row][0]
        assert first["face_down"] is True
        assert first["card"] == default().card_ids[s.market[place]]


@pytest.mark.rule("PR-W1.5")
def test_no_option_gives_florins_or_cards_to_another_player() -> None:
    for seed in range(30):
        match = kronika.new("pax-renaissance", players=2 + seed % 3, seed=seed)
        s = table(match)
        active, action = s.active, ""
        florins, owner = s.florins.copy(), s.owner.copy()
        hands = [set(hand) for hand in s.hands]
        for option in wander(match, seed):
            if option.verb.name in ("buy", "play", "sell", "operate", "fair", "declare", "pass"):
                action = option.verb.name
            for player in range(s.players):
                if player != active:
                    assert s.florins[player] <= florins[player] or action == "fair"
                    assert set(s.hands[player]) <= hands[player]
                elif action != "buy":
                    assert set(s.hands[player]) <= hands[player]
            for card in range(EMPIRE_CARD):
                if owner[card] != NONE:
                    assert s.owner[card] in (owner[card], NONE)
                elif s.owner[card] != NONE:
                    assert s.owner[card] == active
            active = s.active
            florins, owner = s.florins.copy(), s.owner.copy()
            hands = [set(hand) for hand in s.hands]
