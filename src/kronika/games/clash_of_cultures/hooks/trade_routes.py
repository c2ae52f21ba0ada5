"""Trade routes: who trades with whom, and what that gives (CC-X8)."""

from mypy_extensions import trait

from kronika.core.asks import Rules

from ..situations import Trade
from ..state import World


@trait
class TradeRouteHooks:
    """What changes trade routes."""

    def trade_partners(self, s: World, player: int, trade: Trade) -> None:
        """Add traders, and cities with which they can be paired."""

    def trades_with_barbarians(self, s: World, player: int) -> bool:
        """Whether barbarian cities that are not angry are partners, for food."""
        return False

    def bars_trader(self, s: World, player: int, other: int, hex: int, sort: int) -> bool:
        """Whether units of another player on a hex cannot serve in trade routes."""
        return False

    def trade_yields(
        self, s: World, player: int, trade: Trade, trader: int, city: int, yields: list[list[int]]
    ) -> None:
        """What a route may give, one of these, each by good; the normal yield is the first."""

    def is_free_route(self, s: World, player: int, trader: int) -> bool:
        """Whether one route of such a trader does not count towards the limit."""
        return False

    def after_route(self, s: World, player: int, trade: Trade, good: int) -> Rules:
        """After a route was used, the last of `trade.routes`; it gave this good."""
        yield from ()

    def after_trade(self, s: World, player: int, trade: Trade) -> Rules:
        """After all routes that the player wanted to use."""
        yield from ()
