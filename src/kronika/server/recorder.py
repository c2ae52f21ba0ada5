"""What is played at a table is written down, and only then shown to anybody."""

import logging
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final

from kronika.core.match import Match

from .clock import Clock, spent
from .journal import Entry, Journal, SeatChange, TableChange, Taken
from .live_table import LiveTable
from .live_tables import LiveTables
from .metrics import METRICS
from .refusals import Refused
from .replays import times
from .rows import DecisionRow
from .sights import seen_of, sights_after
from .waiting import Waiting, waiting_of

log = logging.getLogger(__name__)


class Recorder:
    """Writes decisions, and what they change, into the journal."""

    def __init__(
        self,
        tables: LiveTables,
        journal: Journal,
        clock: Clock,
    ) -> None:
        self._tables: Final = tables
        self._journal: Final = journal
        self._clock: Final = clock

    async def record(
        self,
        live: LiveTable,
        play: Callable[[], list[str]],
        seat: int,
        by: str,
        back_to: int | None = None,
        again: Sequence[int] = (),
    ) -> bool:
        """Play decisions in memory and write them down; under the lock, so that nobody sees it.

        If they cannot be written, what is in memory is thrown away and read anew. Whether nobody
        else could see that anything has happened.
        """
        earlier = live.playing
        watched = live.sights[-1]
        try:
            before, had = seen_of(earlier), self._answered(live, earlier, seat)
            choices = play()
            sights = sights_after(
                live.sights, before, live.playing, None if back_to is None else earlier
            )
            if back_to is None:
                used = None if by == "bot" else self._used(live, seat, had)
                rows = [self._row(live, seat, by, choice=choice, used=used) for choice in choices]
                for row in rows[1:]:
                    row.used = used and 0.0
            else:
                rows = [self._row(live, seat, by, back_to=back_to)]
                rows += [self._row_again(live, earlier, number) for number in again]
            for place, row in enumerate(rows):
                row.number += place
            entry = self._entry(live, rows, sights, had)
        except BaseException as error:
            live.loaded = False
            log.exception("a decision could not be played", extra={"table": live.id})
            raise Refused("not-kept", live.head_of(seat)) from error
        await self._write(live, entry)
        if back_to is not None:
            del live.took[back_to:]
        live.took += times(rows[back_to is not None :])
        live.pasts.clear()
        return live.sights[-1] == watched

    async def change_seat(
        self,
        live: LiveTable,
        seat: int,
        result: dict[str, Any] | None = None,
        since: float | None = None,
    ) -> None:
        """Write down that somebody has left or is back, and with what result if that is the end.

        It has its number in the journal like a decision, as one that takes back nothing: what is
        decided elsewhere at the same time comes before it or after it.
        """
        now = self._clock.now()
        row = self._row(live, seat, "person", back_to=len(live.playing.decisions))
        again = now if since is None else since
        asked = {s: again if int(s) == seat else then for s, then in live.row.asked.items()}
        over = result is not None
        waiting = Waiting(None, False) if over else waiting_of(live, asked)
        changed = TableChange(
            head=live.head + 1,
            sights=[(head + 1, epoch) for head, epoch in live.sights],
            moved=now,
            undo=None,
            state="over" if over else "playing",
            result=result,
            summary=live.row.summary,
            ended=now if over else None,
            asked=asked,
            deadline=waiting.deadline,
            bots_asked=waiting.bots_asked,
        )
        try:
            await self._write(live, Entry([row], changed, SeatChange.of(live.seats[seat])))
        except Taken:
            METRICS.refused.labels("stale").inc()
            raise live.refusal("stale", seat) from None

    async def _write(self, live: LiveTable, entry: Entry) -> None:
        """Write down what was played; `Taken` if somebody else was first, which is read then."""
        try:
            await self._journal.append(entry)
        except Taken:
            await self._tables.load(live)
            raise
        except BaseException as error:
            live.loaded = False
            log.exception("a decision could not be kept", extra={"table": live.id})
            raise Refused("not-kept", live.head_of(entry.rows[0].seat)) from error
        entry.table.apply(live.row)

    def _row(
        self,
        live: LiveTable,
        seat: int,
        by: str,
        choice: str | None = None,
        back_to: int | None = None,
        used: float | None = None,
    ) -> DecisionRow:
        return DecisionRow(
            table_id=live.id,
            number=live.head,
            seat=seat,
            choice=choice,
            back_to=back_to,
            by=by,
            at=self._clock.now(),
            used=used,
        )

    def _row_again(self, live: LiveTable, match: Match, number: int) -> DecisionRow:
        """A decision that stays when one before it is taken back."""
        took = live.took[number]
        by, used = ("bot", None) if took == inf else ("person", took)
        return self._row(live, match.deciders[number], by, match.decisions[number].key, used=used)

    def _used(self, live: LiveTable, seat: int, had: float) -> float:
        """Seconds that somebody has taken for a decision."""
        since = live.row.asked.get(str(seat))
        if since is None:
            return 0.0
        used = spent(live.seats[seat], since, self._clock.now())
        return max(0.0, used - had)

    def _answered(self, live: LiveTable, match: Match, seat: int) -> float:
        """Seconds of what somebody has answered already to a secret question that goes on."""
        secret = [n for n in match.hidden_from(None) if match.deciders[n] == seat]
        return sum(live.took[number] for number in secret if live.took[number] != inf)

    def _entry(
        self, live: LiveTable, rows: list[DecisionRow], sights: list[tuple[int, int]], had: float
    ) -> Entry:
        """What decisions write: the match has gone on already.

        `had` are the seconds that were spent on a secret question that goes on.
        """
        match = live.playing
        seat, by, now = rows[0].seat, rows[0].by, rows[0].at
        quiet = sights[-1] == live.sights[-1]
        before = live.row.asked
        used = 0.0
        if str(seat) in before:
            used = spent(live.seats[seat], before[str(seat)], now)
        # The time for a question with several secret answers is for all of them: a clock that
        # begins again would count them.
        goes_on = quiet and str(seat) in before and seat in match.asked
        since = before[str(seat)] if goes_on else now
        reserve = live.seats[seat].reserve
        if by != "bot" and live.row.move_time is not None and not goes_on:
            allowed = live.row.move_time
            back_to = rows[0].back_to
            if back_to is not None:
                # Who takes something back has the time that he had then, and none for looking.
                used += min(allowed, max(live.took[back_to], had))
                since = now - min(allowed, used)
            if reserve is not None:
                reserve = max(0.0, reserve - max(0.0, used - allowed))
                live.seats[seat].reserve = reserve
        asked = {str(s): before.get(str(s), now) if s != seat else since for s in match.asked}
        result = match.result
        waiting = waiting_of(live, asked)
        changed = TableChange(
            head=live.head + len(rows),
            sights=sights,
            moved=live.row.moved if quiet else now,
            undo=live.row.undo if quiet else None,
            state="playing" if result is None else "over",
            result=None if result is None else result.plain(),
            summary=match.game.summary(match.state).plain(),
            ended=None if result is None else now,
            asked=asked,
            deadline=waiting.deadline,
            bots_asked=waiting.bots_asked,
        )
        return Entry(rows, changed, None if reserve is None else SeatChange.of(live.seats[seat]))
