"""How a table of Pax Renaissance is encoded.

Cards in tableaux, with their queens and vassals, are told card by card: who has it, on which side
and where in the row, and what lies on it.
"""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.game import Game
from kronika.games.pax_renaissance.terms import EMPIRES, PRESTIGES, REGIONS, RELIGIONS, VICTORIES
from kronika.games.pax_renaissance.words import BANK, BORDER, CARD, EMPORIUM, SLOT
from kronika.rl.schema import (
    FLAG,
    Bag,
    Each,
    Number,
    OneOf,
    Part,
    Players,
    Record,
    Row,
    Schema,
    Seat,
    seats,
)

COLUMNS: Final = 6
CHESSMEN: Final = [
    f"{sort} {faith}" for sort in ("knight", "rook", "bishop") for faith in RELIGIONS
]
FACES: Final = ("medieval", *RELIGIONS)


def schema(game: Game, players: int) -> Schema:
    """The encoding for so many players."""
    cards = game.ids_of(CARD)
    pieces = [*CHESSMEN, *[f"pawn {seat}" for seat in seats(players)]]
    table = Record(
        turn=Number(40),
        active=Seat(players),
        actions_left=Number(2),
        players=Players(players, _player(cards)),
        tableaux=Each(cards, _unit(players)),
        regimes=Each(EMPIRES, Record(side=OneOf(("king", "republic")), repressed=Bag(pieces))),
        market=Each(REGIONS, Row(COLUMNS, _place(cards))),
        decks=Each(REGIONS, Record(left=Number(20), top=OneOf(cards))),
        faces=Each(EMPIRES, OneOf(FACES)),
        slots=Each(SLOT.ids, Record(piece=OneOf(pieces), levy=OneOf(pieces), closed=FLAG)),
        borders=Each(BORDER.ids, OneOf(pieces)),
        emporia=Each(REGIONS, OneOf(EMPORIUM.ids)),
        victories=Each(VICTORIES, FLAG),
        empire_deck=Bag(EMPIRES),
        discard=Bag(cards),
        beside=Bag(pieces),
        supply=Each(CHESSMEN, Number(5)),
    )
    return Schema(table, _names, _prepare)


def _player(cards: list[str]) -> Part:
    return Record(
        bank=OneOf(BANK.ids),
        florins=Number(10),
        hand=Bag(cards),
        hand_size=Number(4),
        cubes=Number(10),
        queens=Bag(cards),
        prestige=Each(PRESTIGES, Number(3)),
        kings=Number(3),
        republics=Number(3),
        concessions=Number(5),
        eliminated=FLAG,
    )


def _unit(players: int) -> Part:
    return Record(
        owner=Seat(players),
        region=OneOf(REGIONS),
        place=Number(8),
        bishop=OneOf(RELIGIONS),
        silenced=FLAG,
        used=FLAG,
        under=OneOf(EMPIRES),
    )


def _place(cards: list[str]) -> Part:
    return Record(card=OneOf(cards), florins=Number(3), face_down=FLAG, paid=FLAG)


def _names(table: Mapping[str, Any]) -> list[str]:
    return [player["bank"] for player in table["players"]]


def _prepare(table: dict[str, Any]) -> dict[str, Any]:
    """Take the cards out of the tableaux of the players."""
    tableaux: dict[str, dict[str, Any]] = {}
    regimes: dict[str, dict[str, Any]] = {}
    players: list[dict[str, Any]] = []
    for seat, player in enumerate(table["players"]):
        for region in REGIONS:
            for place, unit in enumerate(player[region]):
                where = {"owner": seat, "region": region, "place": place + 1, "under": None}
                for card in _with_vassals(unit):
                    _lay(tableaux, regimes, card, where)
                    where = {**where, "under": unit["card"]}
        players.append({name: player[name] for name in player if name not in REGIONS})
    return {**table, "players": players, "tableaux": tableaux, "regimes": regimes}


def _with_vassals(unit: dict[str, Any]) -> list[dict[str, Any]]:
    """PR-N3.6: a vassal has no vassals."""
    return [unit, *unit["vassals"]]


def _lay(
    tableaux: dict[str, dict[str, Any]],
    regimes: dict[str, dict[str, Any]],
    unit: dict[str, Any],
    where: dict[str, Any],
) -> None:
    """A card with its queen."""
    card, queen = unit["card"], unit["queen"]
    known = {name: unit[name] for name in ("bishop", "silenced", "used")}
    tableaux[card] = {**known, **where}
    if unit["side"] is not None:
        regimes[card] = {"side": unit["side"], "repressed": unit["repressed"]}
    if queen is not None:
        known = {"bishop": None, "silenced": queen["silenced"], "used": queen["used"]}
        tableaux[queen["card"]] = {**known, **where, "under": card}
