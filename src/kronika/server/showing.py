"""A table as somebody may see it."""

import time
from collections.abc import Sequence

from kronika.core.match import Match
from kronika.core.view import View
from kronika.web.snapshot import Sitter, Snapshot, UndoRequest

from .clock import is_away, spent
from .playing import Live
from .storage import Row


def snapshot_of(live: Live, match: Match, shown: Match, viewer: int | None) -> Snapshot:
    """The table as a seat, or a spectator, may see it; `shown` is the match or its past."""
    row = live.row
    now = shown is match and row["state"] == "playing"
    ask = match.ask_of(viewer) if now else None
    question = ask or match.floor or match.ask if now else None
    view = shown.view(viewer)
    if not now:
        view = View(match.game, {**view, "options": [], "ask": None})
    request = request_of(live)
    decided = viewer is not None and viewer in match.deciders
    playing = row["state"] == "playing" and viewer in live.persons()
    return Snapshot(
        table=live.id,
        name=row["name"],
        game=match.game,
        state=row["state"],
        pace=row["pace"],
        head=live.head,
        decision=len(match.decisions),
        moment=len(shown.decisions),
        viewer=viewer,
        view=view,
        ask=ask,
        question=question,
        asked=tuple(live.asked()),
        lines=tuple(match.log(viewer)),
        turns=_turns(match.deciders),
        sitters=tuple(_sitter(live, seat) for seat in live.seats),
        sides=tuple(match.game.seat_names(match.state)),
        may_undo=decided and playing and request is None,
        request=request,
        hints=live.may_hint() and playing and viewer in live.asked(),
        seed_hash=row["seed_hash"],
        result=row["result"],
        partings=_partings(live),
        may_return=live.may_return(viewer),
        broken=live.broken,
    )


def _sitter(live: Live, seat: Row) -> Sitter:
    number, now = int(seat["seat"]), time.time()
    since = live.row["asked"].get(str(number))
    clock = None
    if live.row["move_time"] is not None and not seat["left"] and seat["user_id"] is not None:
        used = 0.0 if since is None else spent(seat, since, now)
        clock = live.row["move_time"] + (seat["reserve"] or 0.0) - used
    return Sitter(
        seat=number,
        name=seat["name"],
        bot=seat["bot"],
        left=seat["left"],
        here=live.is_here(seat["user_id"]),
        away_since=live.away.get(seat["user_id"]),
        clock=None if clock is None else max(0.0, clock),
        ticking=since is not None and live.row["state"] == "playing" and not is_away(seat, now),
        vacation=seat["away_until"] if is_away(seat, now) else None,
    )


def request_of(live: Live) -> UndoRequest | None:
    """What somebody wants to take back, if nothing has happened since."""
    undo = live.row["undo"]
    if not undo or undo["head"] != live.head or live.row["state"] != "playing":
        return None
    asks = [s for s in live.returning() if s != undo["seat"] and s not in undo["agreed"]]
    return UndoRequest(undo["seat"], undo["back_to"], tuple(undo["agreed"]), tuple(asks))


def _partings(live: Live) -> tuple[tuple[int, int, str], ...]:
    """Who plays no more: after how many decisions, at which seat, and why."""
    return tuple(
        sorted(
            (int(seat["late_at"]), int(seat["seat"]), str(seat["left"]))
            for seat in live.seats
            if seat["left"] and seat["late_at"] is not None
        )
    )


def _turns(deciders: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Where the decider changes."""
    return tuple(
        (number, decider)
        for number, decider in enumerate(deciders)
        if number == 0 or deciders[number - 1] != decider
    )
