"""Opening tables, sitting down, leaving, beginning, and playing again."""

import secrets
import time
from typing import Final

import kronika
from kronika.core.dice import seed_hash
from kronika.core.game import Game, Settings, complete_settings
from kronika.core.match import new_match
from kronika.core.mixing import is_hex, share_hash
from kronika.web.forms import BOT, MAX_NAME, ME, NewTable, bot_words, title_of
from kronika.web.own_bots import OWN, is_own, own_level

from .host import Host
from .live_table import LiveTable
from .names import label
from .people import User
from .refusals import Refused
from .rows import SeatRow, TableRow
from .seating import SUBSTITUTE
from .storage import Store, TooManyTables

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and figures that nobody mistakes for each other."""
ID: Final = 12
"""Who has the address of a table may watch, so nobody must be able to guess one."""


class Lobby:
    """What people do with tables before and after a match."""

    def __init__(self, store: Store, host: Host, most: int) -> None:
        self._store: Final = store
        self._host: Final = host
        self._most: Final = most

    async def open(self, new: NewTable, user: User) -> str:
        """Open a table; the match begins at once if nobody else has to come."""
        game = kronika.game(new.game)
        seed = secrets.token_hex(32)
        new_match(game, new.players, seed, new.settings)  # whatever does not fit is an error
        now = time.time()
        row = TableRow(
            id=_random(ID),
            name=label(new.name, MAX_NAME) or title_of(game, user.language),
            creator=user.id,
            game=new.game,
            version=game.playing(new.settings).version,
            players=new.players,
            settings=dict(new.settings),
            seed=seed,
            seed_hash=seed_hash(seed),
            pace=new.pace,
            move_time=new.move_time,
            reserve=new.reserve if new.move_time is not None else None,
            late=new.late,
            listed=new.listed,
            hints=new.hints,
            guests=new.guests,
            mixed=new.mixed,
            server_seed=seed,
            server_hash=seed_hash(seed),
            invitation=_random(24),
            state="open",
            created=now,
            moved=now,
            asked={},
        )
        sitting = [
            _own_seat(game, row, number, user) if kind == OWN else _seat(row.id, number, kind, user)
            for number, kind in enumerate(new.seats)
        ]
        await self._add(row, sitting)
        await self._begin_if_full(row.id)
        return row.id

    async def _add(self, row: TableRow, sitting: list[SeatRow]) -> None:
        try:
            await self._store.add_table(row, sitting, self._most)
        except TooManyTables:
            raise Refused("too-many-tables") from None

    async def sit(self, row: TableRow, user: User, invited: bool, seat: int | None = None) -> None:
        """Sit down at a table; with an invitation also at the seats of friends."""
        kinds = ("friend", "free") if invited else ("free",)
        try:
            found = await self._store.sit(row.id, user.id, user.name, kinds, seat, self._most)
        except TooManyTables:
            raise Refused("too-many-tables") from None
        if found is None:
            raise Refused("no-seat")
        await self._begin_if_full(row.id)

    async def leave(self, row: TableRow, user: User) -> None:
        """Leave a table that has not begun; one that nobody sits at any more is gone."""
        if not await self._store.stand_up(row.id, user.id):
            raise Refused("not-yours")
        await self._store.remove_open_table(row.id, deserted=True)

    async def remove(self, row: TableRow, user: User) -> None:
        """Take back a table that has not begun."""
        if row.creator != user.id or not await self._store.remove_open_table(row.id):
            raise Refused("not-yours")

    async def begin(self, row: TableRow, user: User) -> None:
        """Begin with bots at the seats that are still free."""
        if row.creator != user.id:
            raise Refused("not-yours")
        await self._store.fill_seats(row.id, SUBSTITUTE, bot_words(SUBSTITUTE, user.language))
        await self._host.seating.start_match(row.id)

    async def renew_invitation(self, row: TableRow, user: User, revoke: bool) -> None:
        """A new invitation, so that the old one leads nowhere; or none."""
        if row.creator != user.id:
            raise Refused("not-yours")
        await self._store.change_table(row.id, invitation=None if revoke else _random(24))

    async def let_guests(self, live: LiveTable, user: User, may: bool) -> None:
        """Let everybody watch who has the address, or nobody but those who sit there."""
        if live.row.creator != user.id:
            raise Refused("not-yours")
        await self._host.tables.change(live, guests=may)
        await self._host.news.changed(live)

    async def commit_share(self, row: TableRow, user: User, commitment: str) -> None:
        """Publish the hash of what one will add to the seed."""
        if not row.mixed or not is_hex(commitment):
            raise Refused("no-share")
        if not await self._store.commit_share(row.id, user.id, commitment):
            raise Refused("no-share")

    async def tell_share(self, row: TableRow, user: User, share: str) -> None:
        """Add one's share to the seed; the match begins when all have."""
        if not row.mixed or not is_hex(share):
            raise Refused("no-share")
        if not await self._store.tell_share(row.id, user.id, share, share_hash(share)):
            raise Refused("no-share")
        await self._begin_if_full(row.id)

    async def _begin_if_full(self, id: str) -> None:
        seats = await self._store.seats([id])
        if all(seat.user_id is not None or seat.bot for seat in seats):
            await self._host.seating.start_match(id)

    async def rematch(self, live: LiveTable, user: User) -> str:
        """Agree to play again with the same people and rules, each one seat further.

        The first opens the table and sits there; it begins when everybody else has come.
        """
        seat = live.seat_of(user.id)
        if seat is None:
            raise Refused("not-yours")
        if live.row.state != "over":
            raise Refused("not-over")
        before = (await self._row(live.id)).rematch
        offered = None if before is None else await self._store.table(before)
        id = await self._offer(live, user, before) if offered is None else offered.id
        if all(one.user_id != user.id for one in await self._store.seats([id])):
            await self.sit(await self._row(id), user, True, (seat - 1) % live.row.players)
        return id

    async def _row(self, id: str) -> TableRow:
        row = await self._store.table(id)
        if row is None:
            raise Refused("no-table")
        return row

    async def _offer(self, live: LiveTable, user: User, before: str | None) -> str:
        """Open the table for a rematch, unless another was first; its id."""
        old = live.row
        now = time.time()
        seed = secrets.token_hex(32)
        rotated = live.seats[1:] + live.seats[:1]
        row = TableRow(
            id=_random(ID),
            name=old.name,
            creator=user.id,
            game=old.game,
            version=kronika.game(old.game).playing(old.settings).version,
            players=old.players,
            settings=_settings_again(kronika.game(old.game), old.settings, rotated),
            seed=seed,
            seed_hash=seed_hash(seed),
            pace=old.pace,
            move_time=old.move_time,
            reserve=old.reserve,
            late=old.late,
            listed=old.listed,
            hints=old.hints,
            guests=old.guests,
            mixed=old.mixed,
            server_seed=seed,
            server_hash=seed_hash(seed),
            invitation=_random(24),
            state="open",
            created=now,
            moved=now,
            asked={},
        )
        free = "free" if old.listed else "friend"
        sitting = [_again(row.id, number, seat, free) for number, seat in enumerate(rotated)]
        await self._add(row, sitting)
        if not await self._store.claim_rematch(old.id, row.id, before):
            await self._store.remove_table(row.id)
            return str((await self._row(old.id)).rematch)
        live.row.rematch = row.id
        return row.id


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def _seat(table: str, number: int, kind: str, user: User) -> SeatRow:
    if kind == ME:
        return SeatRow(table_id=table, seat=number, user_id=user.id, name=user.name, kind="person")
    if kind.startswith(BOT):
        level = kind.removeprefix(BOT)
        name = bot_words(level, user.language)
        return SeatRow(table_id=table, seat=number, bot=level, name=name, kind="bot")
    return SeatRow(table_id=table, seat=number, kind=kind)


def _own_seat(game: Game, row: TableRow, number: int, user: User) -> SeatRow:
    """A seat that the rules play themselves: it has a bot that nobody ever asks."""
    level = own_level(game, row.settings)
    name = bot_words(level, user.language, game)
    return SeatRow(table_id=row.id, seat=number, bot=level, name=name, kind="bot")


def _settings_again(game: Game, settings: Settings, seats: list[SeatRow]) -> Settings:
    """The settings of a rematch: what the rules play themselves has gone one seat further too."""
    own = [number for number, seat in enumerate(seats) if is_own(seat.bot)]
    if not own:
        return settings
    complete = complete_settings(game, settings)
    return settings | {game.own_bots: game.with_own(complete, own)[game.own_bots]}


def _again(table: str, number: int, seat: SeatRow, free: str) -> SeatRow:
    """A seat of a rematch: bots sit there again, and the seats of people are kept for them."""
    if seat.kind == "bot":
        return SeatRow(
            table_id=table,
            seat=number,
            user_id=seat.user_id,
            name=seat.name,
            bot=seat.bot,
            kind="bot",
        )
    kind = free if seat.user_id is None else "friend"  # there may be no such account any more
    return SeatRow(table_id=table, seat=number, kind=kind)
