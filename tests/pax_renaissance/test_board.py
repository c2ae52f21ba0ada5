"""The drawing of a position shows everything of a view, and nothing can break it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kronika.core.drawing import Type
from kronika.core.text import text_of
from kronika.games.pax_renaissance import GAME, terms
from kronika.games.pax_renaissance.board import draw
from kronika.games.pax_renaissance.content import default
from tests import drawings
from tests.drawings import View, Words, classes, icons, texts, things, title, titles

CONTENT = default()
SOLID = {"c-card", "c-bank", "c-empty", "c-victory", "m-frame"}
BANKS = ["fugger", "medici", "coeur", "marchionni"]
SOLDIERS = [f"{kind} {religion}" for kind in ("knight", "rook") for religion in terms.RELIGIONS]
PIRATES = [f"rook {religion}" for religion in terms.RELIGIONS]


def words(language: str) -> Words:
    return text_of(GAME, language).message


EN = words("en")


# Made-up views


def slots(random: Random, filled: float, venice: bool, open_ones: set[str]) -> dict[str, Any]:
    """Every city slot, some with a piece in it."""
    found = {}
    for slot, id in enumerate(CONTENT.slot_ids):
        emporium = CONTENT.slot_emporium[slot]
        closed = emporium != terms.NONE and CONTENT.emporium_ids[emporium] not in open_ones
        piece = random.choice(SOLDIERS) if random.random() < filled and not closed else None
        if id != "venice-2" or venice:
            found[id] = {"piece": piece, "levy": random.choice(SOLDIERS), "closed": closed}
    return found


def unit(random: Random, card: str, side: str | None = None) -> dict[str, Any]:
    """A card in a tableau, in some state."""
    bishop = random.choice([None, None, None, *terms.RELIGIONS])
    return {
        "card": card,
        "side": side,
        "bishop": bishop,
        "silenced": bishop is not None,
        "used": random.random() < 0.2,
        "repressed": [],
        "queen": None,
        "vassals": [],
    }


def empire_unit(random: Random, empire: str, side: str, banks: list[str]) -> dict[str, Any]:
    """An empire card with repressed pieces."""
    found = unit(random, empire, side)
    pieces = SOLDIERS + [f"pawn {bank}" for bank in banks]
    found["repressed"] = random.choices(pieces, k=random.choice([0, 1, 3, 7]))
    return found


def start_view(players: int) -> View:
    """A made-up beginning: empty tableaux, nothing to choose."""
    random = Random(1)
    west = [card for card in market_cards("west") if kind_of(card) != terms.COMET][:6]
    east = [card for card in market_cards("east") if kind_of(card) != terms.COMET][:6]
    banks = BANKS[:players]
    table = {
        "turn": 1,
        "active": 0,
        "actions_left": 2,
        "players": [
            player(random, bank, 3 + index, [], [], []) for index, bank in enumerate(banks)
        ],
        "market": {"west": market_row(west), "east": market_row(east)},
        "decks": {"west": {"left": 16, "top": None}, "east": {"left": 16, "top": None}},
        "faces": dict.fromkeys(terms.EMPIRES, "medieval"),
        "slots": slots(random, 0.4, False, {"tana", "trebizond"}),
        "borders": dict.fromkeys(CONTENT.border_ids),
        "emporia": {"east": "tana", "west": "trebizond"},
        "victories": dict.fromkeys(terms.VICTORIES, False),
        "empire_deck": list(terms.EMPIRES),
        "discard": [],
        "beside": [],
        "supply": {f"{kind} {religion}": 5 for kind, religion in kinds()},
    }
    return envelope(table)


def kinds() -> list[tuple[str, str]]:
    return [(kind, rel) for kind in ("knight", "rook", "bishop") for rel in terms.RELIGIONS]


def kind_of(card: str) -> int:
    return CONTENT.card_kind[CONTENT.card_ids.index(card)]


def market_cards(region: str) -> list[str]:
    deck = terms.REGIONS.index(region)
    ids = CONTENT.card_ids[: terms.EMPIRE_CARD]
    return [id for card, id in enumerate(ids) if CONTENT.card_deck[card] == deck]


def market_row(cards: list[str]) -> list[dict[str, Any]]:
    return [
        {"card": card, "florins": 0, "face_down": column == 0, "paid": False}
        for column, card in enumerate(cards)
    ]


def player(
    random: Random, bank: str, florins: int, hand: list[str], west: list[Any], east: list[Any]
) -> dict[str, Any]:
    return {
        "bank": bank,
        "florins": florins,
        "hand": hand,
        "hand_size": len(hand),
        "cubes": random.randrange(10),
        "west": west,
        "east": east,
        "queens": [],
        "prestige": {id: random.randrange(4) for id in terms.PRESTIGES},
        "kings": random.randrange(3),
        "republics": random.randrange(3),
        "concessions": random.randrange(5),
        "eliminated": False,
    }


def envelope(table: dict[str, Any], viewer: int | None = 0) -> View:
    return {
        "game": "pax-renaissance",
        "player": viewer,
        "decision": 214,
        "seed_hash": "0",
        "settings": {},
        "ask": {"players": [table["active"]], "prompt": "operation", "rule": "", "arguments": []},
        "options": [],
        "result": None,
        "table": table,
    }


def rich_view(players: int, seed: int = 1, cards_each: int = 7) -> View:
    """A late position with everything that there can be."""
    random = Random(seed)
    view = start_view(players)
    table = view["table"]
    banks = BANKS[:players]
    ordinary = {
        region: [card for card in market_cards(region) if kind_of(card) == terms.ORDINARY]
        for region in terms.REGIONS
    }
    queens = [card for card in CONTENT.card_ids if kind_of(card) == terms.QUEEN]
    empires = list(terms.EMPIRES)
    for pile in (*ordinary.values(), queens, empires):
        random.shuffle(pile)
    for number, found in enumerate(table["players"]):
        for region in terms.REGIONS:
            share = random.randrange(cards_each + 1) if number else cards_each
            taken = min(share, len(ordinary[region]) // (players - number) - 4)
            found[region] = [unit(random, ordinary[region].pop()) for _ in range(taken)]
        found["queens"] = [queens.pop()] if number % 2 else []
        hand = [ordinary["west"].pop(), queens.pop()][: 2 - number % 2]
        found["hand"] = None if number > 1 else hand
        found["hand_size"] = len(hand)
        found["florins"] = random.randrange(30)
        king = empire_unit(random, empires.pop(), "king", banks)
        king["queen"] = {"card": queens.pop(), "silenced": bool(king["bishop"]), "used": True}
        king["vassals"] = [empire_unit(random, empires.pop(), "king", banks)]
        found["west"].append(king)
    table["players"][0]["east"].append(empire_unit(random, empires.pop(), "republic", banks))
    table["empire_deck"] = sorted(empires)
    table["market"] = {region: market_row(ordinary[region][:6]) for region in terms.REGIONS}
    for region in terms.REGIONS:
        for place in table["market"][region]:
            place["florins"] = random.randrange(4)
            place["paid"] = random.random() < 0.3
        table["market"][region][3]["card"] = None
        table["decks"][region] = {"left": 9, "top": ordinary[region][6]}
    table["market"]["east"][4]["card"] = "nostradamus"
    table["discard"] = ordinary["west"][7:]
    table["faces"] = {id: random.choice(["medieval", *terms.RELIGIONS]) for id in terms.EMPIRES}
    table["emporia"] = {"east": "novgorod", "west": "spice-islands"}
    table["slots"] = slots(random, 0.6, True, {"novgorod", "spice-islands"})
    for border, id in enumerate(CONTENT.border_ids):
        pieces = [f"pawn {bank}" for bank in banks] + PIRATES * CONTENT.border_sea[border]
        table["borders"][id] = random.choice([None, *pieces])
    table["victories"]["globalization"] = True
    table["beside"] = ["knight catholic", "pawn medici"]
    table["supply"] = {f"{kind} {rel}": random.randrange(5) for kind, rel in kinds()}
    table["turn"], table["actions_left"] = 14, 1
    view["options"] = [
        {"key": "siege", "touches": ["slot:algiers", "border:portugal-aragon"]},
        {"key": "tax", "touches": ["border:france-aragon", "empire:france"]},
        {"key": "vote", "touches": [f"card:{table['players'][0]['west'][0]['card']}"]},
        {"key": "buy", "touches": ["place:west-0", "place:east-4", "card:nostradamus"]},
        {"key": "crown", "touches": [f"card:{table['empire_deck'][0]}", "victory:holy"]},
        {"key": "take", "touches": ["bank:medici", "slot:constantinople-2", "slot:venice-2"]},
    ]
    return view


VIEWS = {
    **{f"start-{players}": start_view(players) for players in (2, 3, 4)},
    **{f"rich-{players}": rich_view(players, seed=players) for players in (2, 3, 4)},
    "long": rich_view(2, seed=9, cards_each=14),
}
VIEWS["long"]["table"]["players"][1].update(hand=None, hand_size=40)


def parsed(view: View, say: Words = EN, **more: str) -> Element:
    return ElementTree.fromstring(draw(view, say, **more))


def units(view: View) -> Iterator[Mapping[str, Any]]:
    for found in view["table"]["players"]:
        for card in [*found["west"], *found["east"]]:
            yield card
            yield from card["vassals"]


def all_cards(view: View) -> list[str]:
    """Every card that lies face up, and the empire deck."""
    table = view["table"]
    cards: list[str] = [card["card"] for card in units(view)]
    cards += [card["queen"]["card"] for card in units(view) if card["queen"]]
    for found in table["players"]:
        cards += [*(found["hand"] or []), *found["queens"]]
    for row in table["market"].values():
        cards += [place["card"] for place in row if place["card"] and not place["face_down"]]
    cards += [deck["top"] for deck in table["decks"].values() if deck["top"]]
    return [*cards, *table["empire_deck"]]


class TestBoard(drawings.BoardTests):
    game = GAME
    names = VIEWS
    solid = SOLID
    hidden = 7
    type = Type(13, bold=True)

    @staticmethod
    def view(name: str) -> View:
        return VIEWS[name]


# Everything is there


@pytest.mark.parametrize("name", VIEWS)
def test_every_thing_is_drawn_once_with_its_facts(name: str) -> None:
    view = VIEWS[name]
    table = view["table"]
    expected = [f"card:{card}" for card in all_cards(view)]
    expected += [f"slot:{id}" for id in table["slots"]]
    expected += [f"border:{id}" for id in table["borders"]]
    expected += [f"empire:{id}" for id in terms.EMPIRES]
    expected += [f"victory:{id}" for id in terms.VICTORIES]
    expected += [f"bank:{found['bank']}" for found in table["players"]]
    expected += [f"place:{row}-{column}" for row in terms.REGIONS for column in range(6)]
    found = things(parsed(view))
    assert sorted(found) == sorted(expected)
    assert all(title(element) for element in found.values())


@pytest.mark.parametrize("name", VIEWS)
def test_pieces_stand_where_the_view_has_them(name: str) -> None:
    view = VIEWS[name]
    found = things(parsed(view))
    for id, slot in view["table"]["slots"].items():
        drawn = icons(found[f"slot:{id}"])
        piece = slot["piece"] or (None if slot["closed"] else slot["levy"])
        if piece:
            kind, religion = piece.split()
            assert drawn[f"i-{kind}"] == 1
            assert drawn[f"plate-{religion}"] == 1
        else:
            assert not drawn["i-knight"]
            assert not drawn["i-rook"]
        ghosts = classes(found[f"slot:{id}"])["m-ghost"]
        assert ghosts == (slot["piece"] is None and not slot["closed"])
    for id, piece in view["table"]["borders"].items():
        drawn = icons(found[f"border:{id}"])
        if piece is None:
            assert not drawn
        elif piece.startswith("pawn"):
            seat = 1 + BANKS.index(piece.split()[1])
            assert drawn == Counter([f"i-seat-{seat}"])
        else:
            assert drawn["i-pirate"] == 1
            assert drawn[f"plate-{piece.split()[1]}"] == 1


@pytest.mark.parametrize("name", VIEWS)
def test_cards_of_tableaux_show_what_lies_on_them(name: str) -> None:
    view = VIEWS[name]
    found = things(parsed(view))
    for card in units(view):
        element = found[f"card:{card['card']}"]
        agents = CONTENT.card_agents[CONTENT.card_ids.index(card["card"])]
        bishops = sum(terms.BISHOP <= agent < terms.PAWN for agent in agents)
        assert icons(element)["i-bishop"] == bishops + bool(card["bishop"])
        if card["bishop"]:
            words_of_bishop = EN("board-piece", piece="bishop", religion=card["bishop"])
            assert words_of_bishop in title(element)
        assert bool(classes(element)["c-strike"]) == bool(card["silenced"] and mute(card))
        assert classes(element)["c-done"] == card["used"]
        assert classes(element)["c-cell"] == bool(card["repressed"])
        printed = sum(agent != terms.PAWN for agent in agents)
        pieces = printed + bool(card["bishop"]) + len(card["repressed"])
        assert classes(element)["m-piece"] == pieces


def mute(card: Mapping[str, Any]) -> bool:
    """Whether a card has an operation that a bishop silences."""
    index = CONTENT.card_ids.index(card["card"])
    empire = index - terms.EMPIRE_CARD
    if card["side"] == "king":
        operations = CONTENT.king_operations[empire]
    elif card["side"] == "republic":
        operations = CONTENT.republic_operations[empire]
    else:
        operations = CONTENT.card_operations[index]
    return any(operation.kind != terms.INQUISITOR for operation in operations)


@pytest.mark.parametrize("name", VIEWS)
def test_numbers_are_those_of_the_view(name: str) -> None:
    view = VIEWS[name]
    table = view["table"]
    root = parsed(view)
    found = things(root)
    for row in terms.REGIONS:
        for column, place in enumerate(table["market"][row]):
            element = found[f"place:{row}-{column}"]
            assert classes(element)["c-coin"] == bool(place["florins"])
            money = EN("board-florins", number=place["florins"])
            assert (money in title(element)) == bool(place["florins"])
            assert classes(element)["c-locked"] == place["paid"]
            if place["florins"]:
                assert str(place["florins"]) in texts(element)
        left = EN("board-deck-left", number=table["decks"][row]["left"])
        assert left in texts(root)
    for mine in table["players"]:
        facts = title(found[f"bank:{mine['bank']}"])
        assert EN("board-florins", number=mine["florins"]) in facts
        assert EN("board-concessions", number=mine["concessions"]) in texts(root)
        assert EN("board-cubes-left", number=mine["cubes"]) in texts(root)
        for id, count in mine["prestige"].items():
            assert f"{EN('board-prestige', prestige=id)}: {count}" in facts
    told = titles(root)
    for piece, left in table["supply"].items():
        kind, religion = piece.split()
        words_of_piece = EN("board-piece", piece=kind, religion=religion)
        assert EN("board-in-supply", piece=words_of_piece, number=left) in told
    assert EN("board-turn", number=table["turn"]) in texts(root)


def test_hidden_hands_are_card_backs() -> None:
    view = rich_view(3)
    hidden = view["table"]["players"][2]
    assert hidden["hand"] is None
    before = classes(parsed(view))["c-back"]
    hidden["hand_size"] += 3
    assert classes(parsed(view))["c-back"] == before + 3


def test_victories_are_open_or_closed() -> None:
    found = things(parsed(rich_view(2)))
    for id in terms.VICTORIES:
        state = "open" if id == "globalization" else "closed"
        assert classes(found[f"victory:{id}"])[state] == 1
        assert EN("board-victory-state", state=state) in title(found[f"victory:{id}"])


def test_discarded_cards_and_agents_in_battle_are_named() -> None:
    view = rich_view(2)
    told = "\n".join(titles(parsed(view)))
    for card in view["table"]["discard"]:
        assert EN(f"card-{card}") in told
    assert EN("board-beside") in told


@pytest.mark.parametrize("east", ["tana", "novgorod", "timbuktu"])
@pytest.mark.parametrize("west", ["trebizond", "spice-islands"])
def test_both_routes_of_the_day_are_drawn(east: str, west: str) -> None:
    view = rich_view(2)
    view["table"]["emporia"] = {"east": east, "west": west}
    view["table"]["slots"] = slots(Random(1), 0.5, False, {east, west})
    root = parsed(view)
    told = titles(root)
    for region, city in (("east", east), ("west", west)):
        assert EN("board-route", region=region, city=EN(f"city-{city}")) in told
        assert icons(things(root)[f"slot:{city}"])["i-emporium"] == 1
    assert classes(root)["m-disk"] == 3


def test_tells_whose_turn_it_is_and_who_decides() -> None:
    view = rich_view(3)
    assert f"{EN('bank-fugger')}: {EN('board-action', number=2, of=2)}" in texts(parsed(view))
    view["ask"]["players"] = [2]
    waits = EN("board-waits", banks=EN("bank-coeur"), number=1)
    assert any(waits in text for text in texts(parsed(view)))


@pytest.mark.parametrize("reason", GAME.reasons)
def test_tells_the_result(reason: str) -> None:
    view = rich_view(3)
    view["options"], view["ask"] = [], None
    view["result"] = {"winners": [1], "reason": reason, "scores": {}}
    words_of_reason = EN("board-reason", reason=reason)
    won = EN("board-won", banks=EN("bank-medici"), number=1, reason=words_of_reason)
    shown = texts(parsed(view))
    assert won in shown
    assert EN("board-winner") in shown


def test_a_player_who_is_out_is_told() -> None:
    view = rich_view(3)
    view["table"]["players"][2]["eliminated"] = True
    assert EN("board-eliminated") in texts(parsed(view))


def test_a_spectator_sees_it_too() -> None:
    view = rich_view(4)
    view["player"], view["options"] = None, []
    root = parsed(view)
    assert EN("board-you") not in texts(root)
    assert not {name for name in classes(root) if name.startswith(("m-lit", "c-lit"))}


# What can be chosen


def test_the_place_and_its_card_are_lit_apart() -> None:
    view = rich_view(2)
    view["options"] = [{"key": "commerce", "touches": ["place:east-4"]}]
    found = things(parsed(view))
    assert "data-touch" in found["place:east-4"].attrib
    assert "data-touch" not in found["card:nostradamus"].attrib


# The whole


def test_a_longer_tableau_makes_a_higher_drawing() -> None:
    low, high = (parsed(VIEWS[name]) for name in ("rich-2", "long"))
    assert float(low.attrib["height"]) < float(high.attrib["height"])
