"""Chapter 12: what a player may see, and what is hidden from him."""

from typing import Any

from kronika.core.asks import Shown
from kronika.core.dice import Dice

from .scoring import CATEGORIES, points_of
from .state import City, World, bound_by, by_lower, card_of, owner_of, protected_by, sort_of
from .terms import (
    ADVANCES,
    BUILDINGS,
    CAPTIVES,
    CIVILIZATIONS,
    GOODS,
    HEXES,
    LEADERS,
    MAYA,
    MOODS,
    NONE,
    OUTSIDE,
    OWNERS,
    SPECIAL_ADVANCES,
    TERRAINS,
    UNEXPLORED,
    UNITS,
    VARIANTS,
    WONDERS,
)
from .words import ACTION_CARD, EVENT_CARD, OBJECTIVE_CARD, WONDER


def view(s: World, viewer: int | None) -> dict[str, Any]:
    """CC-HI.1, CC-HI.2, CC-HI.3, CC-C1.1, CC-HI.7: everything public, and the viewer's own hand."""
    return {
        "civilizations": s.civ,
        "variants": [name for number, name in enumerate(VARIANTS) if s.plays(number)],
        "age": s.age,
        "ages": s.last_age,
        "round": s.round,
        "starter": s.starter,
        "active": s.active,
        "actions_left": s.actions_left,
        "players": [_player(s, number, viewer) for number in range(s.count)],
        "hexes": {
            HEXES[hex]: _hex(s, hex) for hex, terrain in enumerate(s.terrain) if terrain != OUTSIDE
        },
        "tiles_left": len(s.tiles),
        "supply": {
            "barbarian_settlements": s.barbarian_settlements,
            "barbarians": dict(zip(UNITS, s.barbarian_units)),
            "pirates": s.pirate_ships,
        },
        "decks": {
            "action": len(s.action_deck),
            "objective": len(s.objective_deck),
            "event": len(s.event_deck) + len(s.known_events) + len(s.event_bottom),
            "wonder": len(s.wonder_deck),
        },
        "discards": {
            "action": [s.content.action_ids[card] for card in s.action_discard],
            "objective": len(s.objective_discard),
            "objective_cards": [s.content.objective_ids[card] for card in s.objective_discard],
            "event": [s.content.event_ids[card] for card in s.event_discard],
        },
        "wonders_on_table": [WONDERS[wonder] for wonder in s.wonder_table],
        "wonders": {
            name: {
                "builder": _owner(s.wonder_builder[wonder]),
                "holder": _owner(s.wonder_holder[wonder]),
            }
            for wonder, name in enumerate(WONDERS)
            if s.wonder_builder[wonder] != NONE
        },
        "lasting": {"solar_eclipse": s.solar_eclipse, "trojan_horse": s.trojan_horse},
        "events_in_play": [s.content.event_ids[card] for card in s.event_table],
        "pacts": [[OWNERS[bound_by(p)], OWNERS[protected_by(p)]] for p in s.diplomats],
    }


def _owner(owner: int) -> str | None:
    return None if owner == NONE else OWNERS[owner]


def _player(s: World, number: int, viewer: int | None) -> dict[str, Any]:
    player = s.players[number]
    mine = number == viewer
    content = s.content
    shown: dict[str, Any] = {
        "civilization": None if player.civilization == NONE else CIVILIZATIONS[player.civilization],
        "stock": {name: player.stock[good] for good, name in enumerate(GOODS[:CAPTIVES])},
        "captives": [_unit(unit) for unit in player.captives],
        "advances": [name for number, name in enumerate(ADVANCES) if player.owns(number)],
        "specials": _specials(s, number),
        "tracker": player.tracker,
        "settlements": player.settlements,
        "buildings": dict(zip(BUILDINGS, player.buildings)),
        "units": dict(zip(UNITS, player.units)),
        "leader": None if player.leader == NONE else LEADERS[player.leader],
        "leaders_left": [LEADERS[card] for card in player.leader_cards],
        "defeated_leaders": player.defeated_leaders,
        "rune_stones": player.rune_stones,
        "barred_from_building": player.pestilence,
        "great_persons": len(player.persons),
        "open_persons": [content.event_ids[card] for card in player.open_persons],
        "completed": [
            [content.objective_ids[card_of(done)], "lower" if by_lower(done) else "upper"]
            for done in player.completed
        ],
        "hand_sizes": {
            "action": len(player.action_cards),
            "objective": len(player.objective_cards),
            "wonder": len(player.wonder_cards),
        },
        "points": dict(zip(CATEGORIES, points_of(s, number))),
        "hand": None,
    }
    if mine:
        shown["hand"] = {
            "action": [content.action_ids[card] for card in player.action_cards],
            "objective": [content.objective_ids[card] for card in player.objective_cards],
            "wonder": [WONDERS[card] for card in player.wonder_cards],
            "persons": [content.event_ids[card] for card in player.persons],
        }
    return shown


def _specials(s: World, number: int) -> list[str]:
    player = s.players[number]
    if player.civilization == NONE:
        return []
    specials = s.content.civ_specials[player.civilization]
    return [SPECIAL_ADVANCES[id] for place, id in enumerate(specials) if player.owns_special(place)]


def _hex(s: World, hex: int) -> dict[str, Any]:
    terrain = s.terrain[hex]
    return {
        "terrain": "unexplored" if terrain == UNEXPLORED else TERRAINS[terrain],
        "exhausted": hex in s.exhausted,
        "city": _city(s, s.cities[hex]) if hex in s.cities else None,
        "units": [_unit(unit) for unit in s.units_at(hex)],
    }


def _unit(unit: int) -> list[str]:
    return [OWNERS[owner_of(unit)], UNITS[sort_of(unit)]]


def _city(s: World, city: City) -> dict[str, Any]:
    return {
        "owner": OWNERS[city.owner],
        "mood": MOODS[city.mood],
        "size": city.size(),
        "buildings": {
            BUILDINGS[building]: OWNERS[colour]
            for building, colour in enumerate(city.buildings)
            if colour != NONE
        },
        "wonders": [WONDERS[wonder] for wonder in city.wonders],
        "port": None if city.port_hex == NONE else HEXES[city.port_hex],
        "activations": city.activations,
        "beloved": city.beloved,
        "druids": [OWNERS[player] for player in range(s.count) if city.druids >> player & 1],
    }


def determinize(s: World, player: int, dice: Dice, shown: Shown) -> World:
    """CC-HI.2, CC-HI.6, CC-HI.10: the hands of others and what only they have seen, drawn anew.

    Decks and face-down tiles are bags, so nothing else is hidden. Cards that were used or shown
    to the player since the step began lie where they lay: in the same hand, or at the place in
    the deck from which the same roll draws them again.
    """
    twin = s.copy()
    twin.dice = dice
    others = [twin.players[other] for other in twin.others(player)]
    hands = [other.action_cards for other in others]
    _deal_again(dice, [twin.action_deck, *hands], shown.named(ACTION_CARD))
    hands = [other.wonder_cards for other in others]
    _deal_again(dice, [twin.wonder_deck, *hands], shown.named(WONDER))
    hands = [other.objective_cards for other in others]
    assigned = [] if twin.seer == player else [realm.assigned_objective for realm in twin.players]
    hidden = [card for card in assigned if card != NONE]
    _deal_again(dice, [twin.objective_deck, *hands, hidden], shown.named(OBJECTIVE_CARD))
    for number, card in enumerate(assigned):
        if card != NONE:
            twin.players[number].assigned_objective = hidden.pop(0)
    unseen = twin.known_events or twin.event_bottom
    if unseen and twin.players[player].civilization != MAYA:
        piles = [twin.event_deck, twin.known_events, twin.event_bottom]
        _deal_again(dice, piles, shown.named(EVENT_CARD))
    return twin


def _deal_again(dice: Dice, piles: list[list[int]], shown: set[int]) -> None:
    """Exchange the cards of some piles among them, but for those that were shown.

    They are sorted before, so that the outcome does not depend on where they lie.
    """
    hidden = [card for pile in piles for card in pile if card not in shown]
    hidden.sort()
    dice.shuffle(hidden)
    for pile in piles:
        for place, card in enumerate(pile):
            if card not in shown:
                pile[place] = hidden.pop()
