"""Servers as processes of their own, and people and programs that play there.

A server is `kronika serve` on a free port of loopback. Its people have accounts, sessions and
tokens as if they had signed up; each connects from an address of his own, 127.x.y.z, because
what an address may do is limited.
"""

import asyncio
import itertools
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import Table, select, update
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import kronika
from kronika.core.match import Match
from kronika.core.page import HOLE, Piece, filled
from kronika.server.accounts import Accounts
from kronika.server.database import open_engine
from kronika.server.migrate import migrate
from kronika.server.people import AccountError
from kronika.server.replays import decided_in, replayed
from kronika.server.rows import DecisionRow, TableRow
from kronika.server.run import free_port
from kronika.server.storage import Store
from kronika.server.talk import Talk
from kronika.web.parts import PARTS

PATIENCE: Final = 60.0
PAX: Final = "pax-renaissance"
CLASH: Final = "clash-of-cultures"
_numbers: Final = itertools.count(os.getpid() % 200 * 65_000)


def own_address() -> str:
    """An address of loopback that no other client of this process has."""
    number = next(_numbers)
    return f"127.{1 + number // 62_500 % 250}.{1 + number // 250 % 250}.{1 + number % 250}"


# Servers


class TableServer:
    """A process of `kronika serve`."""

    def __init__(self, database: str, program: str = "kronika", **options: object) -> None:
        self.database: Final = database
        self.program: Final = program
        # Hundreds are started, and most of them need one game.
        usual = {"bot_pace": 0, "bot_workers": 1, "read_ahead": "no"}
        self.options: Final = {**usual, **options}
        self._log: Final = tempfile.TemporaryFile()  # noqa: SIM115
        self._process: subprocess.Popen[bytes] | None = None
        self.url = ""

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1)

    def start(self) -> None:
        """Start it, and wait until it listens."""
        port = free_port("127.0.0.1", 0) if "public_url" in self.options else 0
        words = [sys.executable, "-m", self.program, "serve", "--port", str(port)]
        for name, value in {"database": self.database, **self.options}.items():
            words += [f"--{name.replace('_', '-')}", str(value)]
        said = len(self.log())
        self._process = subprocess.Popen(words, stderr=self._log, stdin=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < deadline:
            found = re.search(r'"message": "listening at (\S+)"', self.log()[said:])
            if found:
                self.url = f"http://127.0.0.1:{port}" if port else found[1]
                return
            time.sleep(0.02)
        raise AssertionError(f"the server does not listen:\n{self.log()}")

    async def begin(self) -> None:
        await asyncio.to_thread(self.start)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(PATIENCE)
        self._process = None
        return code

    def end(self) -> None:
        """Kill it if it runs, and forget its log."""
        self.kill()
        self._log.close()

    async def restart(self) -> None:
        self.kill()
        await self.begin()

    def log(self) -> str:
        """All that the server has logged."""
        size = os.fstat(self._log.fileno()).st_size
        return os.pread(self._log.fileno(), size, 0).decode()


@contextmanager
def serving(database: str, program: str = "kronika", **options: object) -> Iterator[TableServer]:
    """A server on a new database."""
    asyncio.run(migrate(database))
    server = TableServer(database, program, **options)
    try:
        server.start()
        yield server
    finally:
        server.end()


@asynccontextmanager
async def at(server: TableServer, read: str = "") -> AsyncIterator["World"]:
    """Everything that a test needs to play at a server that runs."""
    world = World(server, read)
    try:
        yield world
    finally:
        await world.close()


@asynccontextmanager
async def running(
    database: str, *, read: str = "", program: str = "kronika", **options: object
) -> AsyncIterator["World"]:
    """A server on a new database for one test, which reads it by another URL if one is given."""
    await migrate(database)
    server = TableServer(database, program, **options)
    try:
        await server.begin()
        async with at(server, read) as world:
            yield world
    finally:
        server.end()


class World:
    """A server, its database as a test reads it, and its people."""

    def __init__(self, server: TableServer, read: str = "") -> None:
        self.server: Final = server
        self._others: Final[list[TableServer]] = []
        self.engine: Final = open_engine(read or server.database)
        self.store: Final = Store(self.engine)
        self.talk: Final = Talk(self.engine)
        self.accounts: Final = Accounts(self.engine)
        self._said: Final = len(server.log())
        self._clients: Final[list[httpx.AsyncClient]] = []
        self._pages: Final[list[Line]] = []

    async def close(self) -> None:
        for page in self._pages:
            await page.close()
        for client in self._clients:
            await client.aclose()
        for server in self._others:
            server.end()
        await self.engine.dispose()

    async def another_server(self, **options: object) -> TableServer:
        more: dict[str, Any] = {**self.server.options, **options}
        server = TableServer(self.server.database, self.server.program, **more)
        self._others.append(server)
        await server.begin()
        return server

    def log(self) -> str:
        """What the server has logged since this test began."""
        return self.server.log()[self._said :]

    def errors(self) -> list[str]:
        return [line for line in self.log().splitlines() if '"level": "error"' in line]

    # People

    async def person(self, name: str) -> "Person":
        """Somebody new; if the name is taken, with a number after it."""
        try:
            user = await self.accounts.welcome(name, "en")
        except AccountError:
            user = await self.accounts.welcome(f"{name} {secrets.token_hex(6)}", "en")
        cookie = await self.accounts.open_session(user, "a test")
        token = await self.accounts.make_token(user, "a test")
        return Person(self, user.id, user.name, cookie, token)

    async def people(self, *names: str) -> list["Person"]:
        return [await self.person(name) for name in names]

    def client(self, server: TableServer | None = None, **options: Any) -> httpx.AsyncClient:
        """A client that is nobody yet."""
        client = httpx.AsyncClient(
            base_url=(server or self.server).url,
            transport=httpx.AsyncHTTPTransport(local_address=own_address()),
            timeout=PATIENCE,
            **options,
        )
        self._clients.append(client)
        return client

    def keep(self, line: "Line") -> None:
        self._pages.append(line)

    # The database

    async def row(self, id: str) -> TableRow:
        row = await self.store.table(id)
        assert row is not None
        return row

    async def journal(self, id: str) -> list[DecisionRow]:
        """The journal of a table; its numbers have no gap and none comes twice."""
        rows = await self.store.decisions(id)
        assert [row.number for row in rows] == list(range(len(rows)))
        return rows

    async def match(self, id: str) -> Match:
        """The match that the journal of a table tells."""
        whole = await self.store.whole(id)
        assert whole is not None
        row, seats, journal = whole
        assert row.head == len(journal)
        return replayed(row, seats, decided_in(journal))

    async def change(self, table: Table, id: str, **values: object) -> None:
        """Change rows of a table behind the server's back."""
        column = table.c.id if "id" in table.c else table.c.table_id
        async with self.store.writing.begin() as connection:
            await connection.execute(update(table).where(column == id).values(values))

    async def rows(self, table: Table) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(select(table))).mappings()]


# People


@dataclass(frozen=True)
class Person:
    """Somebody with an account: a browser's cookie, and a program's token."""

    world: World
    id: int
    name: str
    cookie: str
    token: str

    def program(self, server: TableServer | None = None) -> "Program":
        client = self.world.client(server, headers={"authorization": f"Bearer {self.token}"})
        return Program(client, self)

    def browser(self, server: TableServer | None = None) -> "Browser":
        client = self.world.client(server, cookies={"session": self.cookie})
        return Browser(client)

    async def page(self, id: str, server: TableServer | None = None, **options: Any) -> "Page":
        return await open_page(self.world, id, self.cookie, server, **options)

    async def line(self, id: str, server: TableServer | None = None) -> "ProgramLine":
        """A program's WebSocket."""
        socket = await connect(
            f"{(server or self.world.server).ws}/api/tables/{id}/live",
            additional_headers={"authorization": f"Bearer {self.token}"},
            max_size=None,
            max_queue=None,
            local_addr=(own_address(), 0),
        )
        line = ProgramLine(socket)
        self.world.keep(line)
        return line


class Program:
    """Plays through the API."""

    def __init__(self, client: httpx.AsyncClient, person: Person) -> None:
        self.client: Final = client
        self.person: Final = person

    async def open(self, game: str, *seats: str, **more: Any) -> str:
        """Open a table; its id."""
        data = {"game": game, "players": len(seats), "seats": list(seats), **more}
        answer = await self.client.post("/api/tables", json=data)
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        return id

    async def table(self, id: str) -> dict[str, Any]:
        return await self.get(f"/api/tables/{id}")

    async def get(self, path: str, **query: Any) -> dict[str, Any]:
        answer = await self.client.get(path, params=query)
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    async def sit(self, id: str, invitation: str | None = "") -> httpx.Response:
        return await self.client.post(f"/api/tables/{id}/sit", json={"invitation": invitation})

    async def position(self, id: str, **query: Any) -> dict[str, Any]:
        return await self.get(f"/api/tables/{id}/position", **query)

    async def choose(self, id: str, head: int, key: str) -> httpx.Response:
        return await self.client.post(f"/api/tables/{id}/choose", json={"head": head, "key": key})

    async def undo(self, id: str, head: int) -> httpx.Response:
        return await self.client.post(f"/api/tables/{id}/undo", json={"head": head})

    async def play(
        self,
        id: str,
        chance: random.Random,
        look: Callable[[dict[str, Any]], None] = lambda _: None,
        until: int = 100_000,
    ) -> dict[str, Any]:
        """Decide whenever asked, by long-polling, to the end or to so many decisions."""
        position = await self.position(id, since=0)
        while position["state"] == "playing" and position["decision"] < until:
            look(position)
            head = position["head"]
            if position["options"]:
                answer = await self.choose(id, head, chance.choice(position["options"])["key"])
                if answer.status_code == 429:
                    await asyncio.sleep(0.2)
                else:
                    assert answer.status_code in (200, 409), answer.text
                position = await self.position(id, since=position["decision"])
            else:
                position = await self.position(id, head=head, wait=30, since=position["decision"])
        look(position)
        return position

    async def decide(self, id: str, chance: random.Random | None = None) -> int:
        """Make one decision; the new head."""
        position = await self.position(id)
        options = position["options"]
        key = (chance or random.Random(1)).choice(options)["key"]
        answer = await self.choose(id, position["head"], key)
        assert answer.status_code == 200, answer.text
        head: int = answer.json()["head"]
        return head


TOKEN: Final = re.compile(r'name="_csrf_token" value="([^"]+)"')


class Browser:
    """Asks for pages and sends their forms."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client: Final = client
        self._token = ""

    async def get(self, path: str) -> httpx.Response:
        answer = await self.client.get(path)
        found = TOKEN.search(answer.text)
        if found:
            self._token = found[1]
        return answer

    async def post(self, path: str, **form: str) -> httpx.Response:
        """Send a form; redirections are not followed."""
        if not self._token:
            await self.get("/login")
        return await self.client.post(path, data={"_csrf_token": self._token, **form})


# Lines


class Line:
    """A WebSocket that keeps every frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.raw: Final[list[str]] = []
        self._read = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def frame(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(patience):
            text = await self.socket.recv(decode=True)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        return frame

    async def close(self) -> None:
        with suppress(Exception):
            await self.socket.close()

    async def closed(self) -> int:
        """The code with which the server ends the connection."""
        try:
            while True:
                await self.frame()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006


class ProgramLine(Line):
    """Positions come, choices go."""

    async def position(self, patience: float = PATIENCE) -> dict[str, Any]:
        while True:
            frame = await self.frame(patience)
            if "error" not in frame:
                return frame

    async def play(
        self, chance: random.Random, look: Callable[[dict[str, Any]], None] = lambda _: None
    ) -> dict[str, Any]:
        """Decide whenever asked, to the end."""
        position = await self.position()
        look(position)
        while position["state"] == "playing":
            if position["options"]:
                key = chance.choice(position["options"])["key"]
                await self.send(head=position["head"], key=key)
            frame = await self.frame()
            if frame.get("error") == "too-often":
                await asyncio.sleep(0.2)
            elif "error" in frame:
                assert frame["error"] == "stale", frame
                position = await self.position()
            else:
                position = frame
                look(position)
        return position


async def open_page(
    world: World,
    id: str,
    cookie: str = "",
    server: TableServer | None = None,
    *,
    hello: bool = True,
    origin: str | None = None,
    **headers: str,
) -> "Page":
    """The WebSocket of a page, of somebody or of a spectator."""
    where = server or world.server
    if cookie:
        headers["cookie"] = f"session={cookie}"
    socket = await connect(
        f"{where.ws}/tables/{id}/live",
        origin=origin or where.url,  # type: ignore[arg-type]
        additional_headers=headers,
        max_size=None,
        max_queue=None,
        local_addr=(own_address(), 0),
    )
    page = Page(socket)
    world.keep(page)
    if hello:
        await page.send(do="hello", narrow=False, have=-1)
        await page.table()
    return page


KEY: Final = re.compile(r'data-key="([^"]*)"')


class Page(Line):
    """A page as its script sees it: the parts as they are now, and what else has come."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.parts: dict[str, str] = {}
        self.pieces: dict[str, Piece] = {}
        self.log = ""
        self.turns: list[list[int]] = []
        self.marks: Final[dict[str, list[Any]]] = {}
        self.now: dict[str, Any] = {}
        self.chat: Final[dict[str, str]] = {}
        self.notes: str | None = None
        self.refused: Final[list[dict[str, Any]]] = []

    async def frame(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next frame, after its changes were made."""
        frame = await super().frame(patience)
        kind = frame["is"]
        if kind == "table":
            self.now = frame
            self._put(frame["pieces"])
            if "log" in frame:
                told = frame["log"]
                self.log = _first_lines(self.log, told["from"]) + told["html"]
                self.marks["log"] = [told["count"], told["mark"]]
                lines = self.log.count("data-decision=") - self.log.count('class="parting"')
                assert lines == told["count"]
            if "turns" in frame:
                told = frame["turns"]
                self.turns[told["from"] :] = told["new"]
                self.marks["turns"] = [len(self.turns), told["mark"]]
        elif kind == "chat":
            room, html = frame["room"], frame["html"]
            self.chat[room] = html if frame.get("reset") else self.chat.get(room, "") + html
        elif kind == "notes":
            self.notes = frame["text"]
        elif kind == "refused":
            self.refused.append(frame)
        return frame

    def _put(self, came: dict[str, list[str]]) -> None:
        """Pieces that are in no place are thrown away, and none may be missing."""
        for name, (version, source) in came.items():
            self.pieces[name] = Piece(name, source)
            assert self.pieces[name].version == version
        kept: dict[str, Piece] = {}
        left = [*PARTS]
        while left:
            name = left.pop()
            assert name not in kept
            kept[name] = self.pieces[name]
            left += HOLE.findall(kept[name].source)
        assert set(came) <= set(kept)
        self.pieces = kept
        self.parts = {name: filled(kept[name].source, kept) for name in PARTS}

    def has(self) -> dict[str, Any]:
        """What a page that comes back says of what it has."""
        return {"have": " ".join(piece.version for piece in self.pieces.values()), **self.marks}

    def comes_back_as(self, line: "Page") -> None:
        """Another connection of the same page."""
        line.pieces, line.parts, line.log = dict(self.pieces), dict(self.parts), self.log
        line.turns = [*self.turns]
        line.marks.update(self.marks)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Read frames until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.frame()

    async def got(self, kind: str) -> dict[str, Any]:
        """The next frame of a kind."""
        while True:
            frame = await self.frame()
            if frame["is"] == kind:
                return frame

    async def table(self) -> dict[str, Any]:
        return await self.got("table")

    async def settled(self) -> None:
        """Read all that was on its way, but for a table that is being drawn."""
        await self.send(do="ping")
        await self.got("pong")

    @property
    def keys(self) -> list[str]:
        """What can be chosen, as the buttons say."""
        html = self.parts["prompt"] + self.parts["options"]
        return list(dict.fromkeys(unescaped(key) for key in KEY.findall(html)))

    async def choose(self, key: str | None = None) -> int:
        """Choose, and wait until it is seen; the new head."""
        head = self.now["head"]
        await self.send(do="choose", head=head, key=key or self.keys[0])
        await self.until(lambda: self.now["head"] > head)
        new: int = self.now["head"]
        return new


def _first_lines(log: str, count: int) -> str:
    """The first lines of a log, with the headings among them."""
    items = re.findall(r"<li.*?</li>", log, re.DOTALL)
    lines = [
        place
        for place, item in enumerate(items)
        if "data-decision=" in item and 'class="parting"' not in item
    ]
    return "".join(items[: lines[count - 1] + 1] if count else [])


def unescaped(text: str) -> str:
    for code, letter in (("&#34;", '"'), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">")):
        text = text.replace(code, letter)
    return text.replace("&amp;", "&")


# Playing


async def two_programs(
    world: World, game: str, names: Iterable[str] = ("Ada", "Bob"), **more: Any
) -> tuple[str, list[Program]]:
    """A table at which programs of people play, begun."""
    programs = [(await world.person(name)).program() for name in names]
    first, *others = programs
    id = await first.open(game, "me", *("free" for _ in others), listed=True, **more)
    for other in others:
        assert (await other.sit(id)).status_code == 201
    return id, programs


async def asked_of(programs: list[Program], id: str) -> Program:
    """The program whose turn it is."""
    for program in programs:
        if (await program.position(id))["options"]:
            return program
    raise AssertionError("nobody is asked")


async def play_together(programs: list[Program], id: str, seed: int) -> list[dict[str, Any]]:
    """All play to the end."""
    plays = (
        program.play(id, random.Random(f"{seed} {number}"))
        for number, program in enumerate(programs)
    )
    return await asyncio.gather(*plays)


@dataclass
class Verified:
    """A downloaded record, loaded again."""

    text: str
    match: Match = field(init=False)

    def __post_init__(self) -> None:
        path = Path(tempfile.mkdtemp()) / "record.jsonl"
        path.write_text(self.text)
        self.match = kronika.load(path)
        path.unlink()
        path.parent.rmdir()
