"""Chapters 12.2 to 12.5: who can trade where, with what Trade Power, and what it brings."""

from typing import Final

from .connections import connected, is_connected, trade_places
from .decks.trade import TradeCard, TradeNode
from .holding import TRADE_POWER
from .land import owns
from .modifiers import trade_income, trade_power
from .state import Table
from .terms import MERCHANTS, NO_DISC, NONE, OWN_KEY, ZONE_COUNT

ROWS: Final = 3


def merchant_in(s: Table, seat: int, node: int) -> int:
    """The Merchant (0, 1, 2) of a player in a node; NONE."""
    for merchant in range(MERCHANTS):
        if s.merchants[seat * MERCHANTS + merchant] == node:
            return merchant
    return NONE


def reached(s: Table, seat: int) -> list[bool]:
    """EU-12.2.2: the places that a player's chain leads to."""
    return connected(s, seat, trade_places(s, seat))


def meets_requirement(s: Table, seat: int, at: TradeNode) -> bool:
    """EU-12.1.5: a piece of anybody on a Key Province, or an own Key Province."""
    if at.rule == NONE:
        return True
    if at.rule == OWN_KEY:
        return any(owns(s, seat, province) for province in at.keys)
    return any(_has_piece(s, province) for province in at.keys)


def _has_piece(s: Table, province: int) -> bool:
    """EU-12.1.5: a Town, an occupant's too, a Vassal token or one of a DNPR."""
    if s.disc[province] != NO_DISC or s.occupant_disc[province] != NO_DISC:
        return True
    return s.vassal[province] != NONE or s.dnpr[province] != NONE


def power_in(s: Table, seat: int, node: int) -> int:
    """EU-12.5.2, EU-12.3.2: 1 for the Merchant, 1 for each Light Ship on slots beside the node."""
    total = 1 + trade_power(s, seat, node)
    if s.atlas.node_maritime[node]:
        for zone in s.atlas.node_zones[node]:
            total += s.guards[seat * ZONE_COUNT + zone]
    return total


def key_power(s: Table, seat: int, at: TradeNode) -> int:
    """EU-12.5.2: 1 for each Key Province that is Owned, with its plus signs."""
    return sum([1 + plus for key, plus in zip(at.keys, at.plus) if owns(s, seat, key)])


def power_with_keys(s: Table, seat: int, at: TradeNode) -> int:
    """EU-12.5.2: all Trade Power in a primary node."""
    return power_in(s, seat, at.node) + key_power(s, seat, at)


def is_collector(s: Table, seat: int, at: TradeNode) -> bool:
    """EU-12.5.1, EU-12.2.5, EU-12.4.3: a Merchant there, laid or not, a chain, what is required."""
    if s.eliminated >> seat & 1 or merchant_in(s, seat, at.node) == NONE:
        return False
    return meets_requirement(s, seat, at) and is_connected(s, at.node, reached(s, seat))


def leads_secondary(s: Table, seat: int, node: int, bonus: int) -> bool:
    """EU-12.5.6: without Pirates, and nobody who can collect there has more Trade Power."""
    if s.pirates[node]:
        return False
    mine = power_in(s, seat, node) + bonus
    for other in range(s.count):
        if other == seat or merchant_in(s, other, node) == NONE:
            continue
        if power_in(s, other, node) > mine and is_connected(s, node, reached(s, other)):
            return False
    return True


def has_merchant_for(s: Table, seat: int, node: int) -> bool:
    """EU-12.0.6, EU-12.4.4: an upright Merchant; one that is in the node already must be it."""
    there = merchant_in(s, seat, node)
    if there != NONE:
        return not s.is_laid[seat * MERCHANTS + there]
    return bool(upright(s, seat))


def upright(s: Table, seat: int) -> list[int]:
    """EU-12.0.1: Merchants that can still be activated in this round, also those in supply."""
    first = seat * MERCHANTS
    return [n for n in range(s.merchant_count[seat]) if not s.is_laid[first + n]]


def first_row(s: Table, power: int) -> int:
    """EU-12.1.1: the row whose range has so much Trade Power, from 0 at the top."""
    for row in range(ROWS):
        if power >= s.content.tables.trade_powers[row]:
            return row
    return ROWS


def row_income(s: Table, card: TradeCard, row: int, node: int) -> int:
    """EU-12.5.3: of a row, by whether the node is expanded."""
    if row >= ROWS:
        return 0
    return s.content.tables.trade_income[card.sort][row][int(s.expanded[node])]


def primary_income(s: Table, seat: int, card: TradeCard, row: int, node: int) -> int:
    """What a player collects from a primary node, with what Ideas change."""
    base = row_income(s, card, row, node)
    return max(0, base + trade_income(s, seat)) if base else 0


def nodes_for(s: Table, seat: int, cards: list[int], bonus: int) -> list[tuple[int, int, int]]:
    """EU-12.0.5: what can be traded: place of the card, place of the node on it, 1 if secondary."""
    found: list[tuple[int, int, int]] = []
    chain = reached(s, seat)
    for place, card in enumerate(cards):
        for number, at in enumerate(s.content.trade.cards[card].nodes):
            if _is_usable(s, seat, at.node, chain) and meets_requirement(s, seat, at):
                found.append((place, number, 0))
            if at.secondary == NONE or not _is_usable(s, seat, at.secondary, chain):
                continue
            if leads_secondary(s, seat, at.secondary, bonus):
                found.append((place, number, 1))
    return found


def _is_usable(s: Table, seat: int, node: int, chain: list[bool]) -> bool:
    is_there = s.atlas.has_node[node] and is_connected(s, node, chain)
    return is_there and has_merchant_for(s, seat, node)


def presence(s: Table, seat: int, node: int) -> int:
    """EU-12.5.2: Trade Power of a player who has a Merchant in a node; else 0."""
    return 0 if merchant_in(s, seat, node) == NONE else power_in(s, seat, node)


TRADE_POWER.append(presence)
