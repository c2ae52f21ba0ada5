"""All that the routes need, in one place."""

from dataclasses import dataclass, field

from litestar.exceptions import NotFoundException

from kronika.web.result import Studies

from .accounts import Accounts
from .config import Config
from .host import Host
from .live_table import LiveTable
from .lobby import Lobby
from .notifier import Notifier
from .open_lines import OpenLines
from .people import User
from .refusals import Refused
from .rows import SeatRow, TableRow
from .security import Limits
from .storage import Store
from .vacations import Vacations


@dataclass(frozen=True)
class Services:
    """Made once for each server."""

    config: Config
    store: Store
    accounts: Accounts
    host: Host
    lobby: Lobby
    vacations: Vacations
    notifier: Notifier
    limits: Limits
    lines: OpenLines
    studies: Studies = field(default_factory=Studies)

    async def row(self, id: str, user: User | None) -> tuple[TableRow, list[SeatRow]]:
        """A table and its seats, if this person may know of it."""
        row = await self.store.table(id)
        if row is None:
            raise NotFoundException("there is no such table")
        seats = await self.store.seats([id])
        _check_seen(row, seats, user)
        return row, seats

    async def open(self, id: str, user: User | None) -> LiveTable:
        """A table in memory, if this person may look at it."""
        try:
            live = await self.host.tables.open(id)
        except Refused as refused:
            if refused.code == "no-table":
                raise NotFoundException("there is no such table") from None
            raise
        _check_seen(live.row, live.seats, user)
        return live


def may_see(row: TableRow, seats: list[SeatRow], user: int | None) -> bool:
    """Whether somebody who has the address of a table may look at it.

    One without guests is for those who sit at it and for who has opened it; while it is listed and
    waits for its players, also for who may want to sit down.
    """
    if row.guests or (row.listed and row.state == "open"):
        return True
    return user is not None and user in {row.creator, *(seat.user_id for seat in seats)}


def _check_seen(row: TableRow, seats: list[SeatRow], user: User | None) -> None:
    if not may_see(row, seats, None if user is None else user.id):
        raise NotFoundException("there is no such table")
