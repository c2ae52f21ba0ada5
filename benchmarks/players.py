"""Scripted players at many tables, over WebSockets; `benchmarks/server.py` starts this.

It reads what to do as one line of JSON, opens all connections, prints `open`, plays when it
reads a line, and prints what it measured as JSON.
"""

import asyncio
import html
import random
import re
import resource
import sys
import time
from collections import deque
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AT_ONCE: Final = 20
"""Connections that are being opened."""
KEYS: Final = re.compile(r'data-key="([^"]*)"')


class Option(msgspec.Struct):
    key: str


class Told(msgspec.Struct):
    """What a program's line says, as far as a scripted player reads it."""

    head: int = -1
    state: str = ""
    options: list[Option] = []
    error: str = ""


class Frame(msgspec.Struct, rename={"kind": "is"}):
    """What a page's socket says, as far as a scripted player reads it."""

    kind: str
    head: int = -1
    over: bool = False
    pieces: dict[str, tuple[str, str]] = {}


class Table(msgspec.Struct):
    """A table: who sits there, by tokens of programs or cookies of browsers."""

    id: str
    secrets: list[str]
    browser: bool = False


class Work(msgspec.Struct):
    """What to do. `rate`: decisions a second over all tables; 0: each as soon as it can."""

    address: str
    tables: list[Table]
    spare: list[Table]
    windows: list[float]
    rate: float


TOLD: Final = msgspec.json.Decoder(Told)
FRAME: Final = msgspec.json.Decoder(Frame)


class Line(ClientConnection):
    """A connection that counts what comes in, as it is on the line."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        Line.received += len(data)
        super().data_received(data)


class Seat:
    """A player's connection, and what may be chosen there."""

    def __init__(self, playing: "Playing", secret: str) -> None:
        self.playing: Final = playing
        self.secret: Final = secret
        self.head = -1
        self.keys: list[str] = []
        self.over = False
        self.pieces = {"prompt": "", "options": ""}
        self.line: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """Connect, and wait for the first position."""
        table, load = self.playing.table, self.playing.load
        address = load.work.address.replace("http://", "ws://")
        if table.browser:
            url, header = f"{address}/tables/{table.id}/live", ("Cookie", f"session={self.secret}")
        else:
            url = f"{address}/api/tables/{table.id}/live"
            header = ("Authorization", f"Bearer {self.secret}")
        self.line = await connect(
            url, additional_headers=[header], proxy=None, max_size=None, max_queue=None,
            compression="deflate" if table.browser else None,  # as browsers do
            open_timeout=60, ping_interval=None, create_connection=Line,
        )  # fmt: skip
        if table.browser:
            await self.line.send('{"do":"hello","narrow":false}')
        while self.head < 0:
            self.hear(await self.line.recv())
        self.reader = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        assert self.line is not None
        try:
            async for text in self.line:
                self.hear(text)
                self.playing.go_on(self)
        except ConnectionClosed:
            pass

    def hear(self, text: str | bytes) -> None:
        self.playing.load.heard += 1
        if self.playing.table.browser:
            self._hear_frame(FRAME.decode(text))
            return
        told = TOLD.decode(text)
        if told.error:
            self.playing.load.refused[told.error] = self.playing.load.refused.get(told.error, 0) + 1
            return
        self.head, self.over = told.head, told.state == "over"
        self.keys = [option.key for option in told.options]

    def _hear_frame(self, frame: Frame) -> None:
        if frame.kind == "refused":
            self.playing.load.refused["page"] = self.playing.load.refused.get("page", 0) + 1
        if frame.kind != "table":
            return
        self.head, self.over = frame.head, frame.over
        for name in self.pieces:
            if name in frame.pieces:
                self.pieces[name] = frame.pieces[name][1]
        found = KEYS.findall(self.pieces["prompt"]) + KEYS.findall(self.pieces["options"])
        self.keys = [html.unescape(key) for key in found]

    async def stand_up(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
        if self.line is not None:
            await self.line.close()


class Playing:
    """A table at which one decision is under way, or none."""

    def __init__(self, load: "Load", table: Table) -> None:
        self.load: Final = load
        self.table: Final = table
        self.seats: Final = [Seat(self, secret) for secret in table.secrets]
        self.decider: Seat | None = None
        self.head = -1
        self.due: deque[float] = deque()
        self.since = 0.0
        self.ended = False

    async def open(self) -> None:
        await asyncio.gather(*(seat.sit_down() for seat in self.seats))

    def go_on(self, heard: Seat) -> None:
        """Something was heard: perhaps that the decision is made, perhaps whose turn it is."""
        load = self.load
        if heard is self.decider and heard.head > self.head:
            load.acknowledged.append((time.perf_counter(), self.since, self.table.browser))
            self.decider = None
        if heard.over and not self.ended:
            self.ended = True
            load.replace(self)
        self.decide()

    def decide(self) -> None:
        if self.decider is not None or self.ended or not self.load.playing:
            return
        if self.load.work.rate and not self.due:
            return
        newest = max(seat.head for seat in self.seats)
        for seat in self.seats:
            if seat.head == newest and seat.keys and seat.line is not None:
                self.since = self.due.popleft() if self.due else time.perf_counter()
                self.decider, self.head = seat, newest
                key = self.load.chance.choice(seat.keys)
                if self.table.browser:
                    choice: dict[str, Any] = {"do": "choose", "head": newest, "key": key}
                else:
                    choice = {"head": newest, "key": key}
                self.load.run(seat.line.send(msgspec.json.encode(choice).decode()))
                return


class Load:
    """All tables of this process."""

    def __init__(self, work: Work) -> None:
        self.work: Final = work
        self.chance: Final = random.Random(1)
        self.tables: Final = [Playing(self, table) for table in work.tables]
        self.spare: Final = [
            deque(table for table in work.spare if table.browser == browser)
            for browser in (False, True)
        ]
        self.acknowledged: Final[list[tuple[float, float, bool]]] = []
        self.refused: Final[dict[str, int]] = {}
        self.heard = 0
        self.playing = False
        self.tasks: Final[set[asyncio.Task[Any]]] = set()

    def run(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def open(self) -> None:
        places = asyncio.Semaphore(AT_ONCE)

        async def open_one(playing: Playing) -> None:
            async with places:
                await playing.open()

        await asyncio.gather(*map(open_one, self.tables))

    def replace(self, ended: Playing) -> None:
        """A match is over: its players go to another table."""
        self.run(self._replace(ended))

    async def _replace(self, ended: Playing) -> None:
        spare = self.spare[ended.table.browser]
        if not spare:
            sys.exit("no tables are left: too many matches have ended")
        playing = Playing(self, spare.popleft())
        await asyncio.gather(*(seat.stand_up() for seat in ended.seats))
        await playing.open()
        playing.due = ended.due
        self.tables[self.tables.index(ended)] = playing
        playing.decide()

    async def play(self) -> None:
        """For as long as the windows are together."""
        self.playing = True
        end = time.perf_counter() + sum(self.work.windows)
        if not self.work.rate:
            for table in self.tables:
                table.decide()
            await asyncio.sleep(sum(self.work.windows))
        else:
            await self._pace(end)
        self.playing = False

    async def _pace(self, end: float) -> None:
        """Decisions fall due one after the other, whether or not the last ones are made."""
        due, number = time.perf_counter(), 0
        while due < end:
            table = self.tables[number % len(self.tables)]
            table.due.append(due)
            table.decide()
            number += 1
            due += 1 / self.work.rate
            if due > time.perf_counter():
                await asyncio.sleep(due - time.perf_counter())


async def main() -> None:
    load = Load(msgspec.json.decode(sys.stdin.readline(), type=Work))
    await load.open()
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    load.heard = Line.received = 0
    began, used = time.perf_counter(), time.process_time()
    await load.play()
    took, used = time.perf_counter() - began, time.process_time() - used
    waiting = sum(len(table.due) for table in load.tables)
    print(
        msgspec.json.encode(
            {
                "acknowledged": [(at - began, at - since, b) for at, since, b in load.acknowledged],
                "refused": load.refused,
                "busy": used / took,
                "heard": load.heard,
                "bytes": Line.received,
                "waiting": waiting,
            }
        ).decode(),
        flush=True,
    )
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(main())
