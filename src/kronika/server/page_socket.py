"""The WebSocket of a table in the browser: what it shows, and what a person does."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from litestar import WebSocket, websocket
from litestar.exceptions import NotFoundException
from litestar.serialization import encode_json

from kronika.core.errors import IllegalChoice
from kronika.web.chat import chat_html
from kronika.web.parts import Sheet
from kronika.web.snapshot import Snapshot
from kronika.web.words import web_text

from .database import UNREACHABLE, writable
from .language import language_of
from .live_table import LiveTable, Watcher
from .metrics import METRICS
from .open_lines import OpenLine
from .people import User
from .questions import Question, keys_of, question_of
from .refusals import Refused
from .rows import MessageRow
from .security import (
    CONNECTIONS_OF_ADDRESS,
    CONNECTIONS_OF_USER,
    address_of,
    origin_fits,
    session_key,
    session_user,
)
from .sent import Sent
from .services import Services, may_see
from .sights import visible
from .sockets import FORBIDDEN, GONE, MISSING, NORMAL, SIGNED_OUT, TOO_LONG, TOO_MANY, Closing

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]
Message = dict[str, Any]

LONGEST: Final = 8192
LONGEST_HELLO: Final = 16000
"""A page that comes back names all pieces it has."""
LONGEST_TALK: Final = 1000
LONGEST_NOTE: Final = 6000
ROOMS: Final = ("players", "spectators")


@websocket("/tables/{id:str}/live", opt={"exclude_from_auth": True})
async def watch_table(socket: Socket, id: str, services: Services) -> None:
    """Watch a table and, for who sits there, play at it."""
    if not origin_fits(socket, services.config):
        await socket.close(FORBIDDEN)
        return
    user = await session_user(socket, services.accounts)
    try:
        live = await services.open(id, user)
    except NotFoundException:
        await socket.close(MISSING)
        return
    counted = [(f"address {address_of(socket)}", CONNECTIONS_OF_ADDRESS)]
    if user is not None:
        counted.append((f"user {user.id}", CONNECTIONS_OF_USER))
    held: list[str] = []
    try:
        for who, most in counted:
            if not services.limits.connect(who, most):
                await socket.close(TOO_MANY)
                return
            held.append(who)
        await socket.accept()
        await PageSocket(socket, services, live, user).run()
    finally:
        for who in held:
            services.limits.disconnect(who)


P = ParamSpec("P")
T = TypeVar("T")

# One after the other: two at once would not be done sooner, and everybody else would wait longer.
_drawing: Final = ThreadPoolExecutor(1, "drawing")


async def _draw(draw: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
    """Draw something beside what the server does."""
    work = partial(draw, *arguments, **more)
    return await asyncio.get_running_loop().run_in_executor(_drawing, work)


class PageSocket:
    """One open page: it is sent what has changed, and what is done there is carried out."""

    def __init__(
        self, socket: Socket, services: Services, live: LiveTable, user: User | None
    ) -> None:
        self.socket: Final = socket
        self.services: Final = services
        self.host: Final = services.host
        self.live: Final = live
        self.user: Final = user
        self.language: Final = language_of(socket, user)
        self.watcher: Final = Watcher(None if user is None else user.id)
        self.who: Final = f"address {address_of(socket)}" if user is None else f"user {user.id}"
        self.narrow = False
        self.moment: int | None = None
        self.greeted = False
        self.heard = 0
        self.sent = Sent(self.language)
        self.seen: int | None = None
        self.thinking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until the page is closed or the server stops."""
        await self.host.audience.watch(self.live, self.watcher)
        line: OpenLine | None = None
        code = NORMAL
        both = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        if self.user is not None:
            line = self.services.lines.open(self.user.id, session_key(self.socket))
            both.append(asyncio.create_task(self._leave(line)))
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if isinstance(error, Closing):
                    code = error.code
                elif error is not None and not isinstance(error, GONE):
                    log.error("a page failed", exc_info=error, extra={"table": self.live.id})
        finally:
            if line is not None:
                self.services.lines.close(line)
            tasks = [task for task in (*both, self.thinking) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.host.audience.unwatch(self.live, self.watcher)
            with suppress(Exception):
                await self.socket.close(code)

    async def _leave(self, line: OpenLine) -> None:
        """When the session is over, so is the page."""
        await line.out.wait()
        raise Closing(SIGNED_OUT)

    async def send(self, message: Message) -> None:
        """Send a frame."""
        await self.socket.send_text(encode_json(message).decode())

    # What has changed

    async def _write(self) -> None:
        while True:
            await self.watcher.wake.wait()
            self.watcher.wake.clear()
            if not self.greeted:
                continue
            while self.watcher.talked:
                await self._send_talk(self.watcher.talked.popleft())
            if self.watcher.changed:
                self.watcher.changed = False
                await self._send_table()

    async def _send_table(self) -> None:
        """What the page has not yet, or not as it is now."""
        user = None if self.user is None else self.user.id
        if self.live.loaded and not may_see(self.live.row, self.live.seats, user):
            raise Closing(MISSING)
        try:
            snapshot = await self.host.snapshots.of(self.live, user, self.moment)
        except Refused as refused:
            await self._refuse(refused)
            return
        sent, sheet = self.sent, Sheet(snapshot, self.language, self.narrow)
        with METRICS.draw_seconds.time():
            news = await _draw(sent.news, sheet)
        if sent is not self.sent:
            return  # meanwhile the page has said what it has, and is sent what it has not
        frame: Message = {
            "is": "table",
            "head": snapshot.head,
            "ask": snapshot.ask_id,
            "own": snapshot.own,
            "decision": snapshot.decision,
            "moment": snapshot.moment,
            "you": snapshot.viewer,
            "turn": bool(snapshot.ask and snapshot.ask.options) and not snapshot.answered,
            "over": snapshot.state == "over",
            "seen": self._seen(snapshot),
            **news,
        }
        await self.send(frame)

    def _seen(self, snapshot: Snapshot) -> int:
        """How many decisions this person had looked at when the page was opened."""
        if self.seen is None:
            seat = snapshot.viewer
            self.seen = snapshot.decision if seat is None else self.live.seats[seat].seen
        return self.seen

    async def _send_talk(self, message: MessageRow) -> None:
        # What came while the page was greeted, it has been told already.
        if message.room in self._rooms() and message.id > self.heard:
            html = chat_html([message], self.language)
            await self.send({"is": "chat", "room": message.room, "html": html, "fresh": True})

    def _seat(self) -> int | None:
        return self.live.seat_of(None if self.user is None else self.user.id)

    def _rooms(self) -> list[str]:
        """Players do not hear spectators before the end, and these hear the players."""
        seated = self._seat() is not None
        return ["players"] if seated and self.live.row.state != "over" else list(ROOMS)

    # What a person does

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if len(text) > LONGEST_HELLO:
                raise Closing(TOO_LONG)
            if not self.services.limits.allow("frame", self.who):
                raise Closing(TOO_MANY)
            try:
                message = json.loads(text)
                if not isinstance(message, dict):
                    raise ValueError("not an object")
                done = DEEDS[str(message.get("do"))]
                if len(text) > LONGEST and message["do"] != "hello":
                    raise Closing(TOO_LONG)
            except (ValueError, KeyError, RecursionError):
                await self._refuse(Refused("not-understood"))
                continue
            try:
                if self.user is not None and not await self._is_signed_in():
                    raise Closing(SIGNED_OUT)
                await done(self, message)
            except Refused as refused:
                await self._refuse(refused)
            except (TypeError, ValueError, KeyError, OverflowError):
                await self._refuse(Refused("not-understood"))
            except UNREACHABLE:
                log.exception("the database does not answer", extra={"table": self.live.id})
                await self._refuse(Refused("not-kept"))

    async def _is_signed_in(self) -> bool:
        """A page that is open does not outlive its session: who signs out or is blocked, is out."""
        user = await session_user(self.socket, self.services.accounts)
        return user is not None and self.user is not None and user.id == self.user.id

    async def _refuse(self, refused: Refused) -> None:
        why = web_text(self.language).message(f"error-{refused.code}")
        seat = self._seat()
        head = self.live.head_of(seat) if self.live.loaded else refused.head
        await self.send({"is": "refused", "code": refused.code, "why": why, "head": head})
        if refused.code == "stale":
            self.watcher.look()

    def _limit(self, kind: str) -> None:
        if not self.services.limits.allow(kind, self.who):
            raise Refused("too-often")

    def _person(self) -> User:
        if self.user is None:
            raise Refused("not-yours")
        return self.user

    async def hello(self, message: Message) -> None:
        """The page says how wide it is and what it has; it gets the rest."""
        self._limit("look")
        self.narrow = bool(message.get("narrow"))
        sent = Sent(self.language)
        sent.claim(message)
        self.sent = sent
        if not self.greeted:
            for room in self._rooms():
                said = await self.host.talk.said(self.live.id, room)
                self.heard = max(self.heard, *(row.id for row in said), 0)
                html = chat_html(said, self.language)
                await self.send({"is": "chat", "room": room, "html": html, "reset": True})
            if self.user is not None:
                note = await self.host.talk.note(self.live.id, self.user.id)
                await self.send({"is": "notes", "text": note})
            self.greeted = True
        self.watcher.look()

    async def choose(self, message: Message) -> None:
        """Decide."""
        self._limit("choose")
        seat = self.live.seat_of(self._person().id)
        if seat is None:
            raise Refused("not-yours")
        question, keys = question_of(message), keys_of(message)
        ask = None if self.live.match is None else self.live.match.ask_of(seat)
        self.moment = None
        await self.host.decisions.choose(self.live, seat, question, keys)
        if message.get("always") is True and ask is not None:
            await self.host.decisions.always(self.live, self._person().id, ask.prompt.name, keys[0])

    async def forget(self, message: Message) -> None:
        """Give a standing answer up."""
        self._limit("choose")
        prompt = str(message["prompt"])
        await self.host.decisions.always(self.live, self._person().id, prompt, None)

    async def weigh(self, message: Message) -> None:
        """Say what a choice would bring, before it is made."""
        self._limit("choose")
        question, keys = question_of(message), keys_of(message)
        ends, back = await self.host.decisions.weigh(self.live, self._person().id, question, keys)
        await self.send({"is": "weighed", "key": keys[0], "ends": ends, "back": back})

    async def undo(self, message: Message) -> None:
        """Take the last decision back, or ask the others whether one may."""
        self._limit("choose")
        own = message.get("own")
        question = Question(head=int(message["head"])) if own is None else Question(str(own))
        await self.host.takebacks.undo(self.live, self._person().id, question)

    async def answer(self, message: Message) -> None:
        """Agree to what another wants to take back, or not."""
        await self.host.takebacks.answer(self.live, self._person().id, message["yes"] is True)

    async def withdraw(self, _: Message) -> None:
        """Give up one's own request."""
        await self.host.takebacks.answer(self.live, self._person().id, False)

    async def hint(self, message: Message) -> None:
        """Ask a bot, and go on while it thinks."""
        self._limit("hint")
        self._person()
        self.thinking = asyncio.create_task(self._hint(question_of(message)))

    async def _hint(self, question: Question) -> None:
        try:
            user = self._person()
            key = await self.host.answers.hint(self.live, user.id, question)
            match, seat = self.live.match, self.live.seat_of(user.id)
            if match is None or seat is None or not self.live.stands(seat, question):
                raise self.live.refusal("stale", seat)
            try:
                option = match.offered(key, seat)
            except IllegalChoice:  # somebody decides just now
                raise self.live.refusal("stale", seat) from None
            snapshot = await self.host.snapshots.of(self.live, user.id)
            words = snapshot.words(self.language).option(option)
            await self.send({"is": "hint", "key": key, "words": words})
        except Refused as refused:
            await self._refuse(refused)

    async def say(self, message: Message) -> None:
        """Talk."""
        self._limit("say")
        user = self._person()
        text = writable(str(message["text"])).strip()[:LONGEST_TALK]
        seated = self.live.seat_of(user.id) is not None
        if text:
            room = "players" if seated else "spectators"
            await self.host.audience.say(self.live, user.id, user.name, room, text)

    async def note(self, message: Message) -> None:
        """Write something down for oneself."""
        self._limit("look")
        text = writable(str(message["text"]))[:LONGEST_NOTE]
        await self.host.talk.write_note(self.live.id, self._person().id, text)

    async def show(self, message: Message) -> None:
        """Look at the past, or at the present again."""
        self._limit("look")
        moment = message.get("moment")
        self.moment = None if moment is None else int(moment)
        self.watcher.look()

    async def look(self, _: Message) -> None:
        """The person has looked at everything so far."""
        self._limit("look")
        seat = self._seat()
        if seat is not None and self.live.match is not None:
            seen = len(visible(self.live.match, seat))
            if self.live.seats[seat].seen != seen:
                self.live.seats[seat].seen = seen
                await self.services.store.looked(self.live.id, seat, seen)

    async def ping(self, _: Message) -> None:
        """Still there?"""
        self._limit("look")
        await self.send({"is": "pong", "at": time.time()})


Deed = Callable[[PageSocket, Message], Coroutine[Any, Any, None]]

DEEDS: Final[dict[str, Deed]] = {
    "hello": PageSocket.hello,
    "choose": PageSocket.choose,
    "forget": PageSocket.forget,
    "weigh": PageSocket.weigh,
    "undo": PageSocket.undo,
    "answer": PageSocket.answer,
    "withdraw": PageSocket.withdraw,
    "hint": PageSocket.hint,
    "say": PageSocket.say,
    "note": PageSocket.note,
    "show": PageSocket.show,
    "seen": PageSocket.look,
    "ping": PageSocket.ping,
}
