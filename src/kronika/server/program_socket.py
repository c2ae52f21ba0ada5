"""The WebSocket of a program: positions come, choices go."""

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import NotFoundException

from .api_answers import position_of
from .live_table import LiveTable, Watcher
from .open_lines import OpenLine
from .people import User
from .questions import keys_of, question_of
from .refusals import Refused
from .security import CONNECTIONS_OF_USER, token_key, token_user
from .services import Services
from .sockets import GONE, MISSING, NORMAL, SIGNED_OUT, TOO_MANY, Closing

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

MOST_LINES: Final = 50 * CONNECTIONS_OF_USER
"""A program may play at many tables."""


@websocket("/api/tables/{id:str}/live")
async def watch_position(socket: Socket, id: str, services: Services) -> None:
    """A program's line to a table: positions come, `{"ask": "...", "key": "..."}` goes."""
    user = await token_user(socket, services.accounts)
    if user is None:
        await socket.close(SIGNED_OUT)
        return
    try:
        live = await services.open(id, user)
    except NotFoundException:
        await socket.close(MISSING)
        return
    who = f"user {user.id}"
    if not services.limits.connect(who, MOST_LINES):
        await socket.close(TOO_MANY)
        return
    try:
        await socket.accept()
        await _talk(socket, services, live, user)
    finally:
        services.limits.disconnect(who)


async def _talk(socket: Socket, services: Services, live: LiveTable, user: User) -> None:
    """Until the program hangs up or the server stops."""
    watcher = Watcher(user.id)
    await services.host.audience.watch(live, watcher)
    sending = asyncio.create_task(_send_positions(socket, services, live, user, watcher))
    hearing = asyncio.create_task(_hear_choices(socket, services, live, user))
    line = services.lines.open(user.id, token_key(socket))
    leaving = asyncio.create_task(_leave(line))
    both = (sending, hearing, leaving)
    code = NORMAL
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if isinstance(error, Closing):
                code = error.code
            elif error is not None and not isinstance(error, GONE):
                log.error("a program's line failed", exc_info=error, extra={"table": live.id})
    finally:
        services.lines.close(line)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        await services.host.audience.unwatch(live, watcher)
        with suppress(Exception):
            await socket.close(code)


async def _leave(line: OpenLine) -> None:
    """When the token was revoked, nothing is told or heard any more."""
    await line.out.wait()
    raise Closing(SIGNED_OUT)


async def _send_positions(
    socket: Socket,
    services: Services,
    live: LiveTable,
    user: User,
    watcher: Watcher,
) -> None:
    since = 0
    told = -1
    watcher.look()
    while True:
        await watcher.wake.wait()
        watcher.wake.clear()
        watcher.talked.clear()
        if not watcher.changed:
            continue
        watcher.changed = False
        try:
            snapshot = await services.host.snapshots.of(live, user.id)
        except Refused as refused:
            await socket.send_text(json.dumps({"error": refused.code, "head": refused.head}))
            continue
        if snapshot.head != told:
            told = snapshot.head
            data = position_of(snapshot, user.language, since)
            since = snapshot.decision
            await socket.send_json(data)


async def _hear_choices(socket: Socket, services: Services, live: LiveTable, user: User) -> None:
    seat = live.seat_of(user.id)
    while True:
        text = await socket.receive_text()
        try:
            if not services.limits.allow("frame", f"{user.id} {live.id}"):
                raise Closing(TOO_MANY)
            choice = json.loads(text)
            if not user.may_play:
                raise live.refusal("read-only", seat)
            if seat is None:
                raise live.refusal("not-yours")
            if not services.limits.allow("choose", f"{user.id} {live.id}"):
                raise live.refusal("too-often", seat)
            await services.host.decisions.choose(live, seat, question_of(choice), keys_of(choice))
        except Refused as refused:
            error = {
                "error": refused.code,
                "detail": refused.detail,
                "head": refused.head,
                "ask": refused.ask,
            }
            await socket.send_text(json.dumps(error))
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
            error = {"error": "not-understood", "head": live.head_of(seat)}
            await socket.send_text(json.dumps(error))
