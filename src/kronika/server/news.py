"""Telling that something has happened: those who look, who answers by himself, other servers."""

from collections.abc import Callable
from typing import Any, Final

from .channels import Channels
from .live_table import LiveTable


class News:
    """Tells everybody who can see it what has happened at a table."""

    def __init__(self, channels: Channels) -> None:
        self._channels: Final = channels
        self.asked: Callable[[LiveTable], None] = lambda _: None
        """Told of tables at which somebody may be asked who does not answer in person."""
        self.turned: Callable[[LiveTable], None] = lambda _: None
        """Told of tables at which a turn may have come to somebody who does not look."""

    async def moved(self, live: LiveTable, quiet: bool = False) -> None:
        """Somebody has decided; if it is quiet, nobody else can see it."""
        self.wake_seeing(live)
        self.asked(live)
        await self.tell(live, "moved", head=live.head)
        if not quiet:
            self.turned(live)

    async def changed(self, live: LiveTable) -> None:
        """Something about the table has changed, but no decision was made."""
        self.wake(live)
        await self.tell(live, "changed")

    def wake(self, live: LiveTable) -> None:
        """All who look at a table look again."""
        for watcher in live.watchers:
            watcher.look()

    def wake_seeing(self, live: LiveTable) -> None:
        """Wake those for whom something has happened. Who cannot see it must not even learn that
        there was something."""
        for watcher in live.watchers:
            sight = live.sight(live.seat_of(watcher.user))
            if watcher.sight != sight:
                watcher.sight = sight
                watcher.look()

    async def tell(self, live: LiveTable, what: str, **more: Any) -> None:
        """Tell the other servers something about a table."""
        await self._channels.tell({"table": live.id, "what": what, **more})
