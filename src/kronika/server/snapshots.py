"""A table as somebody may see it."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import kronika
from kronika.core.match import Match
from kronika.core.view import View
from kronika.web.snapshot import Sitter, Snapshot, UndoRequest

from .clock import is_away, spent
from .live_table import LiveTable
from .live_tables import LiveTables
from .refusals import Refused
from .replays import played_to
from .rows import SeatRow
from .sights import reached, visible

PASTS: Final = 2
"""So many moments of the past are kept of a table."""


class Snapshots:
    """Tables as somebody may see them, now or earlier."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables: Final = tables

    async def of(self, live: LiveTable, user: int | None, moment: int | None = None) -> Snapshot:
        """The table as somebody may see it, now or after so many decisions."""
        live.used = time.monotonic()
        async with self._tables.locked(live):
            match = live.match
            if match is None:
                raise Refused("broken" if live.broken else "not-begun", 0, live.broken)
            viewer, count = live.seat_of(user), len(match.decisions)
            then = count if moment is None else reached(match, viewer, moment)
            if then == count:
                return snapshot_of(live, match, viewer)
            past = await self._past(live, match, then)
            return snapshot_of(live, match, viewer, past, moment)

    async def _past(self, live: LiveTable, match: Match, count: int) -> Match:
        """The match as it was after so many decisions."""
        found = live.pasts.get(count)
        if found is None:
            earlier = [(number, m) for number, m in live.pasts.items() if number < count]
            start = max(earlier, default=(0, None), key=lambda item: item[0])[1]
            found = await asyncio.to_thread(played_to, match, count, start)
            live.pasts[count] = found
            if len(live.pasts) > PASTS:
                live.pasts.popitem(last=False)
        return found


def snapshot_of(
    live: LiveTable,
    match: Match,
    viewer: int | None,
    past: Match | None = None,
    moment: int | None = None,
) -> Snapshot:
    """The table as a seat, or a spectator, may see it: now, or a moment of its past."""
    row = live.row
    shown = past or match
    now = past is None and row.state == "playing"
    ask = match.ask_of(viewer) if now else None
    question = ask or match.floor or match.ask if now else None
    view = shown.view(viewer)
    if not now:
        view = View(match.game, {**view, "options": [], "ranges": [], "ask": None})
    seen = visible(match, viewer)
    request = request_of(live)
    decided = viewer is not None and viewer in match.deciders
    playing = row.state == "playing" and viewer in live.persons()
    return Snapshot(
        table=live.id,
        name=row.name,
        game=match.game,
        state=row.state,
        pace=row.pace,
        head=live.head_of(viewer),
        decision=len(seen),
        moment=len(seen) if past is None or moment is None else max(0, moment),
        viewer=viewer,
        view=view,
        ask=ask,
        ask_id=live.ask_id(viewer),
        own=live.own(viewer),
        answered=now and viewer in live.standing(),
        together=now and match.floor is not None and not match.floor.quiet,
        standing=(None if viewer is None else live.seats[viewer].standing) or {},
        question=question,
        asked=tuple(live.asked()),
        lines=tuple(match.log(viewer)),
        turns=_turns([match.deciders[number] for number in seen]),
        sitters=tuple(_sitter(live, seat) for seat in live.seats),
        sides=tuple(match.game.seat_names(match.state)),
        may_undo=decided and playing and request is None,
        request=_as_seen(request, seen),
        hints=live.may_hint() and playing and ask is not None,
        seed_hash=row.seed_hash,
        result=row.result,
        partings=_partings(live, seen),
        may_return=live.may_return(viewer),
        broken=live.broken,
    )


def _as_seen(request: UndoRequest | None, seen: Sequence[int]) -> UndoRequest | None:
    """What is to be taken back, in the decisions that the viewer can count."""
    if request is None:
        return None
    return replace(request, back_to=sum(number < request.back_to for number in seen))


def _sitter(live: LiveTable, seat: SeatRow) -> Sitter:
    number, now = seat.seat, time.time()
    since = live.row.asked.get(str(number))
    clock = None
    if live.row.move_time is not None and not seat.left and seat.user_id is not None:
        used = 0.0 if since is None else spent(seat, since, now)
        clock = live.row.move_time + (seat.reserve or 0.0) - used
    return Sitter(
        seat=number,
        name=seat.name,
        bot=seat.bot,
        game=kronika.game(live.row.game),
        left=seat.left,
        here=live.is_here(seat.user_id),
        away_since=None if seat.user_id is None else live.away.get(seat.user_id),
        clock=None if clock is None else max(0.0, clock),
        ticking=since is not None and live.row.state == "playing" and not is_away(seat, now),
        vacation=seat.away_until if is_away(seat, now) else None,
    )


def request_of(live: LiveTable) -> UndoRequest | None:
    """What somebody wants to take back, if nothing has happened since."""
    undo = live.row.undo
    if not undo or undo["head"] != live.head_of(None) or live.row.state != "playing":
        return None
    asks = [s for s in live.returning() if s != undo["seat"] and s not in undo["agreed"]]
    return UndoRequest(undo["seat"], undo["back_to"], tuple(undo["agreed"]), tuple(asks))


def _partings(live: LiveTable, seen: Sequence[int]) -> tuple[tuple[int, int, str], ...]:
    """Who plays no more: after how many decisions that the viewer saw, at which seat, and why."""
    return tuple(
        sorted(
            (sum(number < seat.late_at for number in seen), seat.seat, seat.left)
            for seat in live.seats
            if seat.left and seat.late_at is not None
        )
    )


def _turns(deciders: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Where the decider changes."""
    return tuple(
        (number, decider)
        for number, decider in enumerate(deciders)
        if number == 0 or deciders[number - 1] != decider
    )
