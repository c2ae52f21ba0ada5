"""Chapter 12.7: grain, fish and herds are bought, sold and slaughtered.

A player sells in one transaction what he has put together: halves of a coin are summed before they
are lost (SZ-M3.1, SZ-M7.4).
"""

from typing import Final, final

from kronika.core.asks import Event

from .control import is_blocked, is_contested
from .factions import has_ability
from .state import Table
from .storage import room_for_fed_herds, room_for_fish, room_for_grain, room_for_herds
from .supply import Network
from .terms import ABILITIES, AUTUMN, HORSES, NONE, PORT
from .weather import season
from .words import FIELD, HERD, NUMBER, PLAYER

GRAIN_PRICE: Final = 2
FISH_PRICE: Final = 1
"""SZ-M7.1: gold for one, with or without a port."""
TRADES_HORSES: Final = ABILITIES.index("trades-horses")

BUYS_GRAIN: Final = Event("buys-grain", (PLAYER, FIELD, NUMBER))
BUYS_FISH: Final = Event("buys-fish", (PLAYER, FIELD, NUMBER))
BUYS_HERD: Final = Event("buys-herd", (PLAYER, HERD, FIELD))
SELLS: Final = Event("sells-goods", (PLAYER, NUMBER))


# Where one can trade


def trading_components(s: Table, network: Network) -> set[int]:
    """SZ-M7.2, SZ-D7.5: parts of the network from which goods reach the bank.

    A free settlement lies in them, or an encircled one whose shipyard is not blocked.
    """
    player = network.player
    found = set()
    for field in s.settlements_of(player):
        if s.is_free(field, player):
            found.add(network.component[field])
        elif s.yard[field] != NONE and not is_blocked(s, field, player):
            found.add(network.inside[field])
    return found - {NONE}


def port_components(s: Table, network: Network) -> set[int]:
    """SZ-M7.1, SZ-D7.5: parts of the network with a completed port that is not blocked."""
    player = network.player
    return {
        network.inside[field]
        for field in s.settlements_of(player)
        if s.yard[field] == PORT and not is_blocked(s, field, player)
    } - {NONE}


def is_trading(s: Table, network: Network, component: int) -> bool:
    """SZ-M7.2, SZ-D7.5: whether goods of a part of the network reach the bank."""
    if component == NONE or network.supplies(component):
        return component != NONE
    for field in s.settlements_of(network.player):
        there = network.inside[field] == component and s.encircled_since[field] > 0
        if there and s.yard[field] != NONE and not is_blocked(s, field, network.player):
            return True
    return False


def has_port(s: Table, network: Network, component: int) -> bool:
    """SZ-M7.1, SZ-D7.5: whether a part of the network has a completed port that is not blocked."""
    if component == NONE:
        return False
    for field in s.settlements_of(network.player):
        there = network.inside[field] == component and s.yard[field] == PORT
        if there and not is_blocked(s, field, network.player):
            return True
    return False


def place_of_herd(s: Table, network: Network, herd: int) -> set[int]:
    """SZ-D7.9, SZ-K8.9: the parts of the network to which a herd is connected."""
    field = s.herd_at[herd]
    if s.herd_inside[herd]:
        return {network.inside[field]}
    return network.goods(field)


# Buying


def can_buy_grain(s: Table, network: Network, field: int) -> bool:
    """SZ-M7.1, SZ-M7.2, SZ-M7.3: into a store with room that is connected to the bank."""
    return _is_open(s, network, field) and room_for_grain(s, field) > 0


def buy_grain(s: Table, player: int, field: int, count: int) -> None:
    """SZ-M7.1: two gold each."""
    s.gold[player] -= GRAIN_PRICE * count
    s.stored_grain[field] += count
    s.tell(BUYS_GRAIN, player, s.map.spoken[field], count)


def can_buy_fish(s: Table, network: Network, field: int) -> bool:
    """SZ-M7.1, SZ-M7.3: into a shipyard with room."""
    return _is_open(s, network, field) and room_for_fish(s, field) > 0


def buy_fish(s: Table, player: int, field: int, count: int) -> None:
    """SZ-M7.1: one gold each."""
    s.gold[player] -= FISH_PRICE * count
    s.stored_fish[field] += count
    s.tell(BUYS_FISH, player, s.map.spoken[field], count)


def _is_open(s: Table, network: Network, field: int) -> bool:
    """A settlement of the player from which goods reach the bank."""
    return (
        s.has_farming
        and s.settlement_owner[field] == network.player
        and is_trading(s, network, network.inside[field])
    )


def can_trade_herds(s: Table, network: Network, component: int, type: int) -> bool:
    """SZ-M7.1, SZ-P4.22: herds are traded through a port; horses of Almoravids without one."""
    if not s.content.has_herd(s.mode, type):
        return False
    if has_port(s, network, component):
        return True
    free = type == HORSES and has_ability(s, network.player, TRADES_HORSES)
    return free and is_trading(s, network, component)


def places_for_herd(s: Table, network: Network, type: int) -> list[tuple[int, bool]]:
    """SZ-M7.3, SZ-J7.4: where a bought herd can stand: a field or the inside of a settlement."""
    player = network.player
    found = []
    for field in sorted({*s.fields_of(player), *s.settlements_of(player)}):
        grazes = s.control[field] == player and room_for_herds(s, field) > 0
        open_field = grazes and can_trade_herds(s, network, network.component[field], type)
        if open_field and not is_contested(s, field):
            found.append((field, False))
        own = s.settlement_owner[field] == player and room_for_fed_herds(s, field) > 0
        if own and can_trade_herds(s, network, network.inside[field], type):
            found.append((field, True))
    return found


def buy_herd(s: Table, player: int, type: int, field: int, inside: bool) -> None:
    """SZ-M7.1, SZ-N3.2: a bought herd has no young in this round."""
    s.gold[player] -= s.content.herd_buys[type]
    herd = s.add_herd(player, type, field, inside)
    s.herd_bought[herd] = s.turn
    s.tell(BUYS_HERD, player, type, s.map.spoken[field])


# Selling


@final
class Sale:
    """SZ-M7.4: goods that are sold together, in halves of a coin."""

    def __init__(self) -> None:
        self.halves = 0

    @property
    def gold(self) -> int:
        """SZ-M3.1: whole coins; a half that is left over is lost."""
        return self.halves // 2


def meat_halves(s: Table) -> int:
    """SZ-M7.1: half a coin in spring and summer, a whole one in autumn and winter."""
    return 2 if season(s) >= AUTUMN else 1


def herd_halves(s: Table, network: Network, herd: int, slaughter: bool) -> int:
    """SZ-M7.1, SZ-M7.2, SZ-M7.4: what a herd brings, alive through a port or as meat; else 0.

    Meat of a herd that is cut off cannot be sold.
    """
    type = s.herd_type[herd]
    places = place_of_herd(s, network, herd)
    if slaughter:
        if not any(is_trading(s, network, place) for place in places):
            return 0
        return s.content.herd_slaughter[type] * meat_halves(s)
    if any(can_trade_herds(s, network, place, type) for place in places):
        return 2 * s.content.herd_sells[type]
    return 0


def grain_halves(s: Table, network: Network, field: int) -> int:
    """SZ-M7.1: half a coin, or a whole one through a port; 0 where nothing can be traded."""
    if not _is_open(s, network, field):
        return 0
    return 2 if has_port(s, network, network.inside[field]) else 1


def fish_halves(s: Table, network: Network, field: int) -> int:
    """SZ-M7.1: half a coin."""
    return 1 if _is_open(s, network, field) else 0


def sell_herd(s: Table, network: Network, sale: Sale, herd: int, slaughter: bool) -> None:
    """SZ-M7.4: a herd leaves the map for meat or for gold."""
    sale.halves += herd_halves(s, network, herd, slaughter)
    s.herd_owner[herd] = NONE


def sell_grain(s: Table, network: Network, sale: Sale, field: int, count: int) -> None:
    """SZ-M7.1: grain of one store."""
    sale.halves += count * grain_halves(s, network, field)
    s.stored_grain[field] -= count


def sell_fish(s: Table, network: Network, sale: Sale, field: int, count: int) -> None:
    """SZ-M7.1: fish of one shipyard."""
    sale.halves += count * fish_halves(s, network, field)
    s.stored_fish[field] -= count


def close_sale(s: Table, player: int, sale: Sale) -> None:
    """SZ-M3.1: the gold of a whole sale."""
    s.gold[player] += sale.gold
    s.tell(SELLS, player, sale.gold)


def market_value(s: Table, network: Network, herds: list[int], grain: int, fish: int) -> int:
    """SZ-H4.7: what goods are worth in a tribute: by the prices at which they could be sold."""
    halves = 0
    ports = bool(port_components(s, network))
    for herd in herds:
        alive = herd_halves(s, network, herd, slaughter=False)
        halves += max(alive, herd_halves(s, network, herd, slaughter=True))
    return (halves + grain * (2 if ports else 1) + fish) // 2
