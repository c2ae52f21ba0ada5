"""How a table of Clash of Cultures is encoded.

A port is told by the place of its hex among the neighbours of its city.
"""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.game import Game
from kronika.games.clash_of_cultures.content import Content
from kronika.games.clash_of_cultures.game import ClashOfCultures
from kronika.games.clash_of_cultures.scoring import CATEGORIES
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    BUILDINGS,
    CAPTIVES,
    CIVILIZATIONS,
    GOODS,
    HEXES,
    LEADERS,
    MOODS,
    OWNERS,
    SPECIAL_ADVANCES,
    TERRAINS,
    UNITS,
    VARIANTS,
    WONDERS,
)
from kronika.games.clash_of_cultures.words import ACTION_CARD, EVENT_CARD, OBJECTIVE_CARD
from kronika.rl.schema import (
    FLAG,
    Bag,
    Each,
    Number,
    OneOf,
    Part,
    Players,
    Record,
    Schema,
    Seat,
    seats,
)

NOBODYS: Final = tuple(owner for owner in OWNERS if not owner.startswith("player-"))
"""The owners that are no players: barbarians and pirates."""

DIRECTIONS: Final = 6


def schema(game: Game, players: int) -> Schema:
    """The encoding for so many players."""
    assert isinstance(game, ClashOfCultures)
    owners = [*seats(players), *NOBODYS]
    units = [f"{owner} {unit}" for owner in owners for unit in UNITS]
    table = Record(
        civilizations=FLAG,
        variants=Bag(VARIANTS),
        age=Number(6),
        ages=Number(6),
        round=Number(3),
        starter=Seat(players),
        active=Seat(players),
        actions_left=Number(3),
        players=Players(players, _player(units)),
        hexes=Each(HEXES, _hex(owners, units)),
        tiles_left=Number(16),
        supply=Record(
            barbarian_settlements=Number(10),
            barbarians=Each(UNITS, Number(10)),
            pirates=Number(4),
        ),
        decks=Each(("action", "objective", "event", "wonder"), Number(40)),
        discards=Record(
            action=Bag(ACTION_CARD.ids),
            objective=Number(10),
            objective_cards=Bag(OBJECTIVE_CARD.ids),
            event=Bag(EVENT_CARD.ids),
        ),
        wonders_on_table=Bag(WONDERS),
        wonders=Each(WONDERS, Record(builder=OneOf(owners), holder=OneOf(owners))),
        lasting=Record(solar_eclipse=FLAG, trojan_horse=FLAG),
        events_in_play=Bag(EVENT_CARD.ids),
        pacts=Bag([f"{one} {other}" for one in owners for other in owners]),
    )
    return Schema(table, _names, lambda table: _prepare(game.content, table))


def _player(units: list[str]) -> Part:
    halves = [f"{card} {half}" for card in OBJECTIVE_CARD.ids for half in ("upper", "lower")]
    return Record(
        civilization=OneOf(CIVILIZATIONS),
        stock=Each(GOODS[:CAPTIVES], Number(7)),
        captives=Bag(units),
        advances=Bag(ADVANCES),
        specials=Bag(SPECIAL_ADVANCES),
        tracker=Number(7),
        settlements=Number(7),
        buildings=Each(BUILDINGS, Number(5)),
        units=Each(UNITS, Number(4)),
        leader=OneOf(LEADERS),
        leaders_left=Bag(LEADERS),
        defeated_leaders=Number(3),
        rune_stones=Number(3),
        barred_from_building=FLAG,
        great_persons=Number(3),
        open_persons=Bag(EVENT_CARD.ids),
        completed=Bag(halves),
        hand_sizes=Each(("action", "objective", "wonder"), Number(5)),
        points=Each(CATEGORIES, Number(20)),
        hand=Record(
            action=Bag(ACTION_CARD.ids),
            objective=Bag(OBJECTIVE_CARD.ids),
            wonder=Bag(WONDERS),
            persons=Bag(EVENT_CARD.ids),
        ),
    )


def _hex(owners: list[str], units: list[str]) -> Part:
    city = Record(
        owner=OneOf(owners),
        mood=OneOf(MOODS),
        size=Number(5),
        buildings=Each(BUILDINGS, OneOf(owners)),
        wonders=Bag(WONDERS),
        port=OneOf(range(DIRECTIONS)),
        activations=Number(3),
        beloved=Number(3),
        druids=Bag(owners),
    )
    return Record(
        terrain=OneOf((*TERRAINS, "unexplored")), exhausted=FLAG, city=city, units=Bag(units, 4)
    )


def _names(table: Mapping[str, Any]) -> tuple[str, ...]:
    return OWNERS[: len(table["players"])]


def _prepare(content: Content, table: dict[str, Any]) -> dict[str, Any]:
    """Write pairs as words, and a port by its direction."""
    hexes = {name: _prepare_hex(content, name, hex) for name, hex in table["hexes"].items()}
    players = [
        {
            **player,
            "captives": _pairs(player["captives"]),
            "completed": _pairs(player["completed"]),
        }
        for player in table["players"]
    ]
    return {**table, "hexes": hexes, "players": players, "pacts": _pairs(table["pacts"])}


def _pairs(pairs: list[list[str]]) -> list[str]:
    return [f"{one} {other}" for one, other in pairs]


def _prepare_hex(content: Content, name: str, hex: dict[str, Any]) -> dict[str, Any]:
    city = hex["city"]
    if city is not None and city["port"] is not None:
        near = content.neighbours[HEXES.index(name)]
        city = {**city, "port": near.index(HEXES.index(city["port"]))}
    return {**hex, "city": city, "units": _pairs(hex["units"])}
