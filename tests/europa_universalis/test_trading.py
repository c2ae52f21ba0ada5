"""Chapter 12: Trade."""

import pytest

from kronika.games.europa_universalis.decks.trade import TradeCard
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.names import TRADE
from kronika.games.europa_universalis.places import NODES, PROVINCES, ZONES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import (
    ADM,
    DIP,
    GOLD,
    MERCHANTS,
    NONE,
    POWERS,
    SLAVES,
    ZONE_COUNT,
)
from kronika.games.europa_universalis.trade_nodes import (
    first_row,
    leads_secondary,
    meets_requirement,
    merchant_in,
    nodes_for,
    power_in,
    power_with_keys,
    row_income,
    upright,
)
from kronika.games.europa_universalis.trading import can_trade, special_good, trade

from .working import Worked

pytestmark = pytest.mark.compiled


def card_at(position: Position, node: str, special: int = NONE) -> int:
    """A trade card with a primary node, and without a requirement there."""
    trade = position.s.content.trade
    return next(
        number
        for number in trade.numbers
        if trade.cards[number].special == special
        and any(
            each.node == NODES.index(node) and each.rule == NONE
            for each in trade.cards[number].nodes
        )
    )


def market(node: str = "english-channel", special: int = NONE) -> tuple[Position, int]:
    """England can trade in a node: nothing else is on the board, and one card is drawn."""
    position = Position().no_forces().no_relations().no_influence().active("england")
    position.ships("england", "english-channel", guards=1).ships("england", "doggerbank", guards=1)
    position.ships("england", "bay-of-biscay", guards=1).merchants("england", node, "north-sea")
    for realm in ("france", "castile"):
        position.merchants(realm, "astrakhan-node", "kiev")
    position.mat("england", dip=1, ducats=0)
    card = card_at(position, node, special)
    s = position.s
    s.trade_deck = [card]
    s.trade_discard = []
    return position, card


def good(s: Table, special: int) -> TradeCard:
    cards = [s.content.trade.cards[number] for number in s.content.trade.numbers]
    return next(card for card in cards if card.special == special)


def node_of(position: Position, card: int, node: str) -> int:
    nodes = position.s.content.trade.cards[card].nodes
    return next(n for n, each in enumerate(nodes) if each.node == NODES.index(node))


@pytest.mark.rule("EU-12.0.1", "EU-5.4.TR1", "EU-12.4.3")
def test_trade_needs_an_upright_merchant_and_power() -> None:
    position, _ = market()
    s = position.s
    assert can_trade(s, 0, USUAL)
    position.mat("england", dip=0)
    assert not can_trade(s, 0, USUAL)
    position.mat("england", dip=1)
    position.merchants("england", "north-sea", "english-channel", laid=("north-sea",))
    assert can_trade(s, 0, USUAL)
    position.merchants(
        "england", "north-sea", "english-channel", laid=("north-sea", "english-channel")
    )
    assert not can_trade(s, 0, USUAL)


@pytest.mark.rule("EU-12.0.3", "EU-5.4.TR3", "EU-OPA33", "EU-5.4.TR2", "EU-12.0.2")
def test_who_declines_takes_two_ducats_and_lays_no_merchant() -> None:
    position, card = market()
    s = position.s
    Worked(s, {}, trade(s, 0, USUAL), ("england", "decline-trade"))
    assert (s.ducats[0], s.power[DIP]) == (2, 0)
    assert len(upright(s, 0)) == 2
    assert s.trade_discard == [card]


@pytest.mark.rule("EU-5.4.TR8")
@pytest.mark.rule("EU-12.0.5", "EU-12.0.6", "EU-12.0.7", "EU-12.0.8", "EU-5.4.TR5", "EU-5.4.TR6")
def test_the_merchant_there_is_laid_and_the_row_is_paid() -> None:
    position, card = market()
    s = position.s
    at = s.content.trade.cards[card].nodes[node_of(position, card, "english-channel")]
    power = power_with_keys(s, 0, at)
    row = first_row(s, power)
    income = row_income(s, s.content.trade.cards[card], row, at.node)
    key = f"trade-in {TRADE.ids[card]} english-channel"
    Worked(s, {}, trade(s, 0, USUAL), ("england", key))
    assert s.ducats[0] == income > 0
    assert s.is_laid[0]
    assert s.trade_discard == [card]
    assert not nodes_for(s, 0, [card], 0) or all(
        s.content.trade.cards[card].nodes[n].node != at.node
        for _, n, secondary in nodes_for(s, 0, [card], 0)
        if not secondary
    )


@pytest.mark.rule("EU-12.5.2", "EU-12.3.2", "EU-9.10.13", "EU-12.3.1")
def test_trade_power_counts_merchant_ships_on_slots_and_owned_keys() -> None:
    position, card = market()
    s = position.s
    node = NODES.index("english-channel")
    beside = s.atlas.node_zones[node]
    guards = sum(s.guards[zone] for zone in beside)
    assert power_in(s, 0, node) == 1 + guards
    position.ships("england", ZONES[beside[0]], free=3, guards=1)
    assert power_in(s, 0, node) == 1 + sum(s.guards[zone] for zone in beside)
    at = s.content.trade.cards[card].nodes[node_of(position, card, "english-channel")]
    bare = power_in(s, 0, node)
    for key in at.keys:
        position.nobodys(PROVINCES[key])
    assert power_with_keys(s, 0, at) == bare
    position.town("england", PROVINCES[at.keys[0]])
    assert power_with_keys(s, 0, at) == bare + 1 + at.plus[0]
    position.rebel_towns(PROVINCES[at.keys[0]])
    assert power_with_keys(s, 0, at) == bare


@pytest.mark.rule("EU-12.5.3", "EU-12.1.1")
def test_rows_and_columns() -> None:
    s = Position().s
    assert [first_row(s, power) for power in (9, 6, 5, 3, 2, 1, 0)] == [0, 0, 1, 1, 2, 2, 3]
    card = s.content.trade.cards[s.content.trade.numbers[0]]
    node = card.nodes[0].node
    regular = [row_income(s, card, row, node) for row in range(4)]
    s.expanded[node] = True
    expanded = [row_income(s, card, row, node) for row in range(4)]
    assert regular[3] == expanded[3] == 0
    assert all(a < b for a, b in zip(regular[:3], expanded[:3], strict=True))


def rivals(powers: tuple[int, int, int], pirates: int = 0) -> tuple[Position, int]:
    """England, France and Castile in one node with these powers: EU-EXB05, EU-TB27."""
    position = Position().no_forces().no_relations().no_influence().active("england")
    s = position.s
    node = NODES.index("english-channel")
    zones = s.atlas.node_zones[node]
    for seat, power in enumerate(powers):
        left = power - 1
        realm = ("england", "france", "castile")[seat]
        position.merchants(realm, "english-channel", "kiev")
        for zone in s.atlas.zones:
            if s.atlas.zone_continent[zone] == NONE:
                s.ships[seat * ZONE_COUNT + zone] = 1
        s.guards[seat * ZONE_COUNT + zones[0]] = left
    card = card_at(position, "english-channel")
    for each in s.content.trade.cards[card].nodes:
        for key in each.keys:
            if each.node == node:
                position.nobodys(PROVINCES[key])
    s.pirates[node] = pirates
    s.trade_deck, s.trade_discard = [card], []
    position.mat("england", dip=1, ducats=0).mat("france", ducats=0).mat("castile", ducats=0)
    return position, card


@pytest.mark.rule("EU-EXB05", "EU-12.5.4", "EU-12.5.5", "EU-12.5.1", "EU-5.4.TR7")
def test_one_collector_a_row_and_the_active_player_breaks_ties() -> None:
    position, card = rivals((5, 3, 3))
    s = position.s
    node = NODES.index("english-channel")
    each = s.content.trade.cards[card]
    key = f"trade-in {TRADE.ids[card]} english-channel"
    Worked(s, {}, trade(s, 0, USUAL), ("england", key), ("england", "favour-collector player-3"))
    assert s.ducats == [row_income(s, each, 1, node), 0, row_income(s, each, 2, node)]


@pytest.mark.rule("EU-TB27", "EU-12.5.4", "EU-12.5.5", "EU-9.10.24")
def test_a_pirate_pushes_everybody_down_a_row() -> None:
    position, card = rivals((7, 6, 6), 1)
    s = position.s
    node = NODES.index("english-channel")
    each = s.content.trade.cards[card]
    key = f"trade-in {TRADE.ids[card]} english-channel"
    Worked(s, {}, trade(s, 0, USUAL), ("england", key), ("england", "favour-collector player-2"))
    assert s.ducats == [row_income(s, each, 1, node), row_income(s, each, 2, node), 0]


@pytest.mark.rule("EU-12.2.5", "EU-12.5.1")
def test_who_is_not_connected_collects_nothing() -> None:
    position, card = rivals((5, 5, 3))
    s = position.s
    for zone in range(ZONE_COUNT):
        s.ships[ZONE_COUNT + zone] = 0
        s.guards[ZONE_COUNT + zone] = 0
    key = f"trade-in {TRADE.ids[card]} english-channel"
    Worked(s, {}, trade(s, 0, USUAL), ("england", key))
    assert s.ducats[1] == 0
    assert s.ducats[2] > 0


@pytest.mark.rule("EU-12.1.5")
def test_some_nodes_require_a_piece_or_ownership() -> None:
    position = Position()
    s = position.s
    found = [
        each
        for number in s.content.trade.numbers
        for each in s.content.trade.cards[number].nodes
        if each.rule != NONE and all(s.atlas.has_province[key] for key in each.keys) and each.keys
    ]
    own = next(each for each in found if each.rule == 1)
    for key in own.keys:
        position.nobodys(PROVINCES[key])
    assert not meets_requirement(s, 0, own)
    position.town("france", PROVINCES[own.keys[0]])
    assert not meets_requirement(s, 0, own)
    assert meets_requirement(s, 1, own)
    token = next(each for each in found if each.rule == 0)
    for key in token.keys:
        position.nobodys(PROVINCES[key])
    assert not meets_requirement(s, 0, token)
    position.town("france", PROVINCES[token.keys[0]])
    assert meets_requirement(s, 0, token)


@pytest.mark.rule("EU-12.5.6")
def test_a_secondary_node_is_for_who_leads_there_without_pirates() -> None:
    position = Position().no_forces().no_relations().no_influence()
    s = position.s
    node = NODES.index("english-channel")
    zone = s.atlas.node_zones[node][0]
    position.merchants("england", "english-channel", "kiev")
    position.merchants("france", "english-channel", "kiev")
    for each in s.atlas.zones:
        if s.atlas.zone_continent[each] == NONE:
            s.ships[each] = s.ships[ZONE_COUNT + each] = 1
    assert leads_secondary(s, 0, node, 0)
    s.guards[ZONE_COUNT + zone] = 1
    assert not leads_secondary(s, 0, node, 0)
    assert leads_secondary(s, 0, node, 1)
    s.guards[ZONE_COUNT + zone] = 0
    s.pirates[node] = 1
    assert not leads_secondary(s, 0, node, 0)


@pytest.mark.rule("EU-12.1.6", "EU-OPB46", "EU-OPA11")
def test_too_much_gold_costs_power_or_interest() -> None:
    for income, answer, adm, interest in (
        (3, "pay-for-gold", 0, 5),
        (3, "interest-for-gold", 1, 6),
        (2, "", 1, 5),
    ):
        position = Position().mat("england", adm=1, interest=5)
        s = position.s
        s.small_towns[0], s.large_towns[0] = 4, 0
        keys = [("england", answer)] if answer else []
        Worked(s, {}, special_good(s, 0, good(s, GOLD), income), *keys)
        assert (s.power[ADM], s.interest[0]) == (adm, interest)


@pytest.mark.rule("EU-12.1.7", "EU-OPB46")
def test_slaves_cost_prestige_from_the_third_age() -> None:
    s = Position().s
    for age, lost in ((1, 0), (2, 1)):
        s.age, before = age, s.prestige[0]
        Worked(s, {}, special_good(s, 0, good(s, SLAVES), 5))
        assert s.prestige[0] == before - lost


@pytest.mark.rule("EU-12.0.6", "EU-12.4.2", "EU-12.4.4")
def test_another_merchant_moves_in_or_comes_from_the_supply() -> None:
    position, card = market()
    s = position.s
    s.merchants[0] = NODES.index("kiev")
    key = f"trade-in {TRADE.ids[card]} english-channel"
    Worked(s, {}, trade(s, 0, USUAL), ("england", key), ("england", "use-merchant north-sea"))
    assert merchant_in(s, 0, NODES.index("english-channel")) == 1
    assert s.merchants[0] == NODES.index("kiev")
    assert s.merchants[2] == NONE
    assert len(POWERS) == MERCHANTS == 3


@pytest.mark.rule("EU-12.3.3")
@pytest.mark.rule("EU-12.0.4", "EU-5.4.TR4", "EU-9.5.23")
def test_a_ship_moves_in_and_pushes_another_off_its_slot() -> None:
    position, card = market()
    s = position.s
    channel = ZONES.index("english-channel")
    s.guards[channel] = 0
    position.ships("england", "bay-of-biscay", free=1)
    slots = s.atlas.zone_slots[channel]
    s.guards[ZONE_COUNT + channel] = slots
    s.power[DIP] = 1
    key = f"trade-in {TRADE.ids[card]} english-channel"
    Worked(
        s,
        {},
        trade(s, 0, USUAL),
        ("england", "trade-ship bay-of-biscay"),
        ("england", "trade-ship-to english-channel"),
        ("england", "push-out player-2"),
        ("england", key),
    )
    assert s.guards[channel] == 1
    assert s.guards[ZONE_COUNT + channel] == slots - 1
    assert s.ships[ZONE_COUNT + channel] == 1


# Worked examples


def english_market(*cards: str) -> Position:
    """EU-EXA13: England has a merchant in the English Channel, one is laid in the North Sea."""
    position = Position().no_forces().no_relations().no_influence().active("england")
    position.merchants("england", "english-channel", "north-sea", laid=("north-sea",))
    position.merchants("france", "english-channel", "kiev").merchants("castile", "kiev")
    position.ships("england", "english-channel", guards=1).ships("england", "doggerbank", guards=1)
    position.ships("england", "norwegian-sea", free=1)
    position.ships("france", "english-channel", guards=1)
    position.mat("england", dip=1, ducats=0).mat("france", ducats=0)
    s = position.s
    s.expanded[NODES.index("english-channel")] = True
    s.trade_deck, s.trade_discard = [TRADE.ids.index(card) for card in cards], []
    return position


@pytest.mark.rule("EU-EXA13", "EU-EXB07", "EU-9.0.20")
def test_england_trades_cloth_in_the_channel_with_a_ship_from_the_north() -> None:
    position = english_market("t02-3")
    s = position.s
    assert {PROVINCES[each] for each in s.lands[s.realm_of[0]]} >= {"london", "essex"}
    worked = Worked(
        s,
        {},
        trade(s, 0, USUAL),
        ("england", "trade-ship norwegian-sea"),
        ("england", "trade-ship-to doggerbank"),
        ("england", "trade-in t02-3 english-channel"),
    )
    assert s.ducats[:2] == [14, 6]
    assert s.is_laid[:2] == [True, True]
    assert TRADE.ids.index("t02-3") in s.trade_discard
    first = worked.asked[0][2]
    assert "trade-in t02-3 champagne" in first  # what was revealed is known before


@pytest.mark.rule("EU-EXA13", "EU-EXB07")
def test_england_moves_a_merchant_to_champagne_without_keys() -> None:
    position = english_market("t02-3")
    s = position.s
    Worked(s, {}, trade(s, 0, USUAL), ("england", "trade-in t02-3 champagne"))
    assert s.ducats[:2] == [5, 0]
    assert merchant_in(s, 0, NODES.index("champagne")) != NONE


@pytest.mark.rule("EU-EXA13", "EU-EXB07")
def test_where_england_cannot_trade() -> None:
    s = english_market().s
    north_sea, america = NODES.index("north-sea"), NODES.index("north-america")
    for number in s.content.trade.numbers:
        nodes = s.content.trade.cards[number].nodes
        for _, place, is_secondary in nodes_for(s, 0, [number], 0):
            node = nodes[place].secondary if is_secondary else nodes[place].node
            assert node not in (north_sea, america)


@pytest.mark.rule("EU-EXB06", "EU-12.5.7")
def test_castile_takes_the_bottom_row_of_a_secondary_node() -> None:
    position = Position().no_forces().no_relations().no_influence().active("castile")
    s = position.s
    genoa, champagne = NODES.index("genoa"), NODES.index("champagne")
    position.merchants("castile", "kiev", "astrakhan-node").merchants(
        "france", "genoa", "champagne"
    )
    position.merchants("england", "kiev", "astrakhan-node")
    for name, ships in (("castile", 3), ("france", 3)):
        seat = position.seat(name)
        for zone in s.atlas.zones:
            if s.atlas.zone_continent[zone] == NONE:
                s.ships[seat * ZONE_COUNT + zone] = 1
        s.guards[seat * ZONE_COUNT + s.atlas.node_zones[genoa][0]] = ships
    assert power_in(s, position.seat("france"), genoa) == 4
    position.mat("castile", dip=1, ducats=0).mat("france", ducats=0)
    s.trade_deck, s.trade_discard = [TRADE.ids.index("t02-3")], []
    at = s.content.trade.cards[s.trade_deck[0]].nodes[0]
    assert (at.node, at.secondary) == (champagne, genoa)
    card = s.content.trade.cards[s.trade_deck[0]]
    row = first_row(s, power_with_keys(s, position.seat("france"), at))
    Worked(
        s,
        {},
        trade(s, 2, USUAL),
        ("castile", "trade-secondary t02-3 champagne genoa"),
        ("castile", "use-merchant kiev"),
    )
    assert s.ducats[2] == 5
    assert merchant_in(s, 2, genoa) != NONE
    assert s.ducats[1] == row_income(s, card, row, champagne)  # of the primary node alone


@pytest.mark.rule("EU-12.0.4", "EU-12.0.5", "EU-5.4.TR5")
def test_a_ship_that_moved_lies_where_it_lets_trade_through() -> None:
    position = Position().no_forces().no_relations().no_influence().active("castile")
    s = position.s
    position.merchants("castile", "sevilla", "kiev").merchants("france", "genoa", "kiev")
    position.merchants("england", "kiev", "astrakhan-node")
    position.ships("castile", "western-mediterranean", free=1, guards=2)
    position.ships("france", "gulf-of-lion", guards=3)
    position.mat("castile", dip=1, ducats=0)
    s.trade_deck, s.trade_discard = [TRADE.ids.index("t02-3")], []
    worked = Worked(
        s,
        {},
        trade(s, 2, USUAL),
        ("castile", "trade-ship western-mediterranean"),
        ("castile", "trade-ship-to central-mediterranean"),
    )
    slots = next(keys for _, prompt, keys in worked.asked if prompt.startswith("take-a-slot"))
    assert slots == ["take-slot central-mediterranean"]  # a free Ship leaves France ahead in Genoa
    assert s.ducats[2] == 5
