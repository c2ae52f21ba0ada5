"""Chapter 12.7 in REAR-Trade: goods are bought one by one, and sold together."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb
from kronika.core.errors import RulesError

from .choices import Choices, ranges_of
from .commodities import (
    FISH_PRICE,
    GRAIN_PRICE,
    TRADES_HORSES,
    Sale,
    buy_fish,
    buy_grain,
    buy_herd,
    close_sale,
    fish_halves,
    grain_halves,
    herd_halves,
    places_for_herd,
    port_components,
    sell_fish,
    sell_grain,
    sell_herd,
    trading_components,
)
from .factions import has_ability
from .pieces import least_missed
from .state import Table
from .storage import room_for_fish, room_for_grain
from .supply import Network
from .terms import HERDS
from .words import FIELD, HERD, NUMBER, PLAYER

CHANGES_OF_MIND: Final = 5
"""Sales that a player may call off in one REAR-Trade: the step must end."""

BUY_GRAIN: Final = Verb("buy-grain", (FIELD, NUMBER), "SZ-M7.1")
BUY_FISH: Final = Verb("buy-fish", (FIELD, NUMBER), "SZ-M7.1")
BUY_HERD: Final = Verb("buy-herd", (HERD,), "SZ-M7.1")
PUT_ON_FIELD: Final = Verb("put-bought-herd", (HERD, FIELD))
PUT_INSIDE: Final = Verb("put-bought-herd-inside", (HERD, FIELD))
SELL: Final = Verb("sell-goods", (), "SZ-M7.4")
SELL_GRAIN: Final = Verb("sell-grain", (FIELD, NUMBER))
SELL_FISH: Final = Verb("sell-fish", (FIELD, NUMBER))
SELL_HERD: Final = Verb("sell-herd", (HERD, FIELD))
SELL_FED_HERD: Final = Verb("sell-fed-herd", (HERD, FIELD))
SLAUGHTER: Final = Verb("slaughter", (HERD, FIELD))
SLAUGHTER_FED: Final = Verb("slaughter-fed", (HERD, FIELD))
CLOSE: Final = Verb("close-sale", (NUMBER,))
CALL_OFF: Final = Verb("call-off-sale")
ASK_HERD_PLACE: Final = Prompt("bought-herd", (HERD,), "SZ-M7.3")
ASK_SALE: Final = Prompt("sale", (NUMBER,), "SZ-M7.4")
CALLS_OFF: Final = Event("calls-off-sale", (PLAYER,))


# Buying


def add_goods(s: Table, network: Network, choices: Choices) -> None:
    """SZ-M3.4, SZ-M7.1, SZ-M7.3: grain and fish into stores, herds, and a sale of anything."""
    if not s.has_farming:
        return
    player = network.player
    gold = s.gold[player]
    parts = trading_components(s, network)
    for field in s.settlements_of(player) if gold >= FISH_PRICE else []:
        if network.inside[field] not in parts:
            continue
        spoken = s.map.spoken[field]
        most = min(gold // GRAIN_PRICE, room_for_grain(s, field))
        choices.add_numbers(BUY_GRAIN.of(spoken, 1), most)
        most = min(gold // FISH_PRICE, room_for_fish(s, field))
        choices.add_numbers(BUY_FISH.of(spoken, 1), most)
    if port_components(s, network) or has_ability(s, player, TRADES_HORSES):
        for type in range(len(HERDS)):
            if gold >= s.content.herd_buys[type] and places_for_herd(s, network, type):
                choices.add(BUY_HERD.of(type))
    if _has_anything(s, network):
        choices.add(SELL.of())


def act_goods(s: Table, player: int, option: Option) -> Rules:
    """SZ-M7.1, SZ-M7.4: buy something, or put a sale together."""
    if option.verb is BUY_GRAIN:
        buy_grain(s, player, s.map.heard[option.a], option.b)
    elif option.verb is BUY_FISH:
        buy_fish(s, player, s.map.heard[option.a], option.b)
    elif option.verb is BUY_HERD:
        yield from _buy_herd(s, player, option.a)
    else:
        yield from _sell(s, player)


def _buy_herd(s: Table, player: int, type: int) -> Rules:
    """SZ-M7.3: onto a field, or into a settlement, from which it is connected."""
    places = places_for_herd(s, Network(s, player), type)
    options = [
        (PUT_INSIDE if inside else PUT_ON_FIELD).of(type, s.map.spoken[field])
        for field, inside in places
    ]
    option = yield Ask(player, ASK_HERD_PLACE, options, type, default=options[0])
    buy_herd(s, player, type, s.map.heard[option.b], option.verb is PUT_INSIDE)


# Selling


def _has_anything(s: Table, network: Network) -> bool:
    player = network.player
    for owner in s.herd_owner:
        if owner == player:
            return True
    for field in s.settlements_of(player):
        if s.stored_grain[field] and grain_halves(s, network, field):
            return True
        if s.stored_fish[field] and fish_halves(s, network, field):
            return True
    return False


def _sell(s: Table, player: int) -> Rules:
    """SZ-M7.4, SZ-M3.1, SZ-EX47: goods are put together, and their halves summed, before they go.

    Nothing leaves the table until the sale is closed; it can be called off before.
    """
    network = Network(s, player)
    chosen: list[Option] = []
    while True:
        halves = _worth(s, network, chosen)
        options = _goods_left(s, network, chosen)
        ranges = ranges_of(options)
        if chosen:
            options.append(CLOSE.of(halves // 2))
        if s.parley.called_off[player] < CHANGES_OF_MIND:
            options.append(CALL_OFF.of())
        last = options[-1]
        option = yield Ask(
            player, ASK_SALE, options, halves // 2, auto=False, default=last, ranges=ranges
        )
        if option.verb is CALL_OFF:
            s.parley.called_off[player] += 1
            s.tell(CALLS_OFF, player)
            return
        if option.verb is CLOSE:
            break
        chosen.append(option)
    sale = Sale()
    for option in chosen:
        _hand_in(s, network, sale, option)
    close_sale(s, player, sale)


def _herd_of(s: Table, player: int, option: Option, taken: list[int]) -> int:
    """The herd that is meant in a sale, besides those that are taken."""
    inside = option.verb is SELL_FED_HERD or option.verb is SLAUGHTER_FED
    field = s.map.heard[option.b]
    for herd in least_missed(s, s.herds_in(field) if inside else s.herds_on(field)):
        own = s.herd_owner[herd] == player and s.herd_type[herd] == option.a
        if own and herd not in taken:
            return herd
    raise RulesError(f"no herd for {option}")


def _herds_of(s: Table, player: int, chosen: list[Option]) -> list[int]:
    taken: list[int] = []
    for option in chosen:
        if option.verb.kinds[0] is HERD:
            taken.append(_herd_of(s, player, option, taken))
    return taken


def _stored(s: Table, chosen: list[Option], verb: Verb, field: int) -> int:
    """What is left in a store beside what is in the sale."""
    stored = s.stored_grain if verb is SELL_GRAIN else s.stored_fish
    spoken = s.map.spoken[field]
    sold = [option.b for option in chosen if option.verb is verb and option.a == spoken]
    return stored[field] - sum(sold)


def _goods_left(s: Table, network: Network, chosen: list[Option]) -> list[Option]:
    """SZ-M7.2: what could be added to a sale."""
    player = network.player
    choices = Choices()
    for field in s.settlements_of(player):
        spoken = s.map.spoken[field]
        if grain_halves(s, network, field):
            left = _stored(s, chosen, SELL_GRAIN, field)
            choices.add_numbers(SELL_GRAIN.of(spoken, 1), left)
        if fish_halves(s, network, field):
            left = _stored(s, chosen, SELL_FISH, field)
            choices.add_numbers(SELL_FISH.of(spoken, 1), left)
    taken = _herds_of(s, player, chosen)
    seen: set[Option] = set()
    for herd, owner in enumerate(s.herd_owner):
        if owner != player or herd in taken:
            continue
        type, spoken = s.herd_type[herd], s.map.spoken[s.herd_at[herd]]
        inside = s.herd_inside[herd]
        found = [(SLAUGHTER_FED if inside else SLAUGHTER).of(type, spoken)]
        if herd_halves(s, network, herd, slaughter=False):
            found.append((SELL_FED_HERD if inside else SELL_HERD).of(type, spoken))
        choices.options += [option for option in found if option not in seen]
        seen.update(found)
    return choices.options


def _worth(s: Table, network: Network, chosen: list[Option]) -> int:
    """SZ-M7.1: halves of a coin for what is in a sale."""
    halves = 0
    herds = iter(_herds_of(s, network.player, chosen))
    for option in chosen:
        if option.verb is SELL_GRAIN:
            halves += option.b * grain_halves(s, network, s.map.heard[option.a])
        elif option.verb is SELL_FISH:
            halves += option.b * fish_halves(s, network, s.map.heard[option.a])
        else:
            slaughter = option.verb is SLAUGHTER or option.verb is SLAUGHTER_FED
            halves += herd_halves(s, network, next(herds), slaughter)
    return halves


def _hand_in(s: Table, network: Network, sale: Sale, option: Option) -> None:
    if option.verb is SELL_GRAIN:
        sell_grain(s, network, sale, s.map.heard[option.a], option.b)
    elif option.verb is SELL_FISH:
        sell_fish(s, network, sale, s.map.heard[option.a], option.b)
    else:
        herd = _herd_of(s, network.player, option, [])
        slaughter = option.verb is SLAUGHTER or option.verb is SLAUGHTER_FED
        sell_herd(s, network, sale, herd, slaughter)
