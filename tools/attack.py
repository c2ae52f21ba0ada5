"""Attacks a server that it starts itself, on loopback: hostile requests, frames and records.

What is sent is drawn from a seed, and bounded in number and time. Afterwards the server must be
ready, must have answered nothing with a failure of its own and logged no traceback; a record must
be played or refused with a reason. `make soak` runs it for minutes, `make test` for seconds.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import kronika
from kronika.core.errors import KronikaError
from kronika.server.accounts import Accounts
from kronika.server.database import open_engine
from kronika.server.migrate import migrate

RECORDS: Final = Path(__file__).parent.parent / "tests" / "records"
GAME: Final = "pax-renaissance"
PATIENCE: Final = 60.0
SLACK: Final = 96 * 1024
"""KB by which the memory of the server may grow: what it loads, and what is cached."""
AT_ONCE: Final = 4

METHODS: Final = ("GET", "GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "BREW")
PATHS: Final = (
    "/", "/login", "/welcome", "/logout", "/account", "/account/{x}", "/account/token",
    "/account/token/{x}/revoke", "/tables", "/tables/{id}", "/tables/{id}/at/{x}",
    "/tables/{id}/{x}", "/tables/{id}/record", "/tables/{id}/result", "/tables/{id}/sit",
    "/join/{x}", "/finished", "/rules/{x}", "/static/{x}", "/health", "/metrics",
    "/api/me", "/api/games", "/api/tables", "/api/tables/open", "/api/tables/{id}",
    "/api/tables/{id}/{x}", "/api/tables/{id}/position", "/api/tables/{id}/choose",
    "/api/tables/{id}/undo", "/api/tables/{id}/sit", "/api/tables/{id}/leave", "/{x}",
)  # fmt: skip
NAMES: Final = (
    "host", "origin", "referer", "cookie", "authorization", "accept-language", "content-type",
    "content-length", "transfer-encoding", "user-agent", "x-forwarded-for", "sec-fetch-site",
    "upgrade", "expect", "range",
)  # fmt: skip
FIELDS: Final = (
    "head", "key", "game", "players", "seats", "settings", "name", "pace", "move_time", "reserve",
    "late", "listed", "invitation", "do", "text", "moment", "yes", "narrow", "wait", "since",
    "next", "before", "q", "id", "language", "password", "email", "webhook", "days",
)  # fmt: skip
DEEDS: Final = (
    "hello", "choose", "undo", "answer", "withdraw", "hint", "say", "note", "show", "seen", "ping",
)  # fmt: skip
STRANGE: Final = (
    "", "0", "-1", "1e999", "nan", "null", "true", "9" * 20, "9" * 5000, "..", "../" * 20, "\0",
    "%00", "\ud800", "\u202e", "👑" * 50, "<script>", "' or 1=1 --", "{{7*7}}", "a-" * 3000,
    "a://b:" * 900, "[" * 5000, "x" * 9000, "\r\nx: y", "pax-renaissance", "en", "live", "me",
)  # fmt: skip


@dataclass
class Figures:
    """What was done, and what came of it."""

    requests: int = 0
    frames: int = 0
    records: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


class Server:
    """A process of `kronika serve` on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.database: Final = f"sqlite:///{folder / 'kronika.db'}"
        self._log: Final = folder / "log"
        asyncio.run(migrate(self.database))
        words = [sys.executable, "-m", "kronika", "serve", "--port", "0", "--bot-workers", "1"]
        with self._log.open("wb") as log:
            self._process: Final = subprocess.Popen(
                [*words, "--database", self.database], stderr=log, stdin=subprocess.DEVNULL
            )
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(r"listening at (http\S+?)\"", self.log())):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"the server does not start:\n{self.log()}")
            time.sleep(0.05)
        self.url: Final = found[1]

    def log(self) -> str:
        return self._log.read_text(errors="replace")

    def memory(self) -> int:
        """KB that the process has in memory; 0 where no system tells it."""
        path = Path(f"/proc/{self._process.pid}/status")
        if not path.exists():
            return 0
        return int(path.read_text().partition("VmRSS:")[2].split()[0])

    def stop(self) -> int:
        self._process.terminate()
        return self._process.wait(PATIENCE)


class Attack:
    """Everything that is sent, drawn from a seed."""

    def __init__(self, server: Server, seed: str, until: float, most: int) -> None:
        self.server: Final = server
        self.chance: Final = random.Random(seed)
        self.until: Final = until
        self.most: Final = most
        self.figures: Final = Figures()
        self.cookie = self.token = self.table = ""
        self.warm = 0
        """KB of the server's memory after a third of the time."""

    async def prepare(self) -> None:
        """Somebody with a session, a token and a table."""
        engine = open_engine(self.server.database)
        accounts = Accounts(engine)
        user = await accounts.welcome("Mallory", "en")
        self.cookie = await accounts.open_session(user, "attack")
        self.token = await accounts.make_token(user, "attack")
        await engine.dispose()
        body = {"game": GAME, "players": 2, "seats": ["me", "bot:easy"], "listed": True}
        answer = await self.send(self.post("/api/tables", json.dumps(body).encode()))
        self.table = str(json.loads(answer.partition(b"\r\n\r\n")[2])["id"])

    def post(self, path: str, body: bytes) -> bytes:
        head = (
            f"POST {path} HTTP/1.1\r\nhost: here\r\nauthorization: Bearer {self.token}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
            "connection: close\r\n\r\n"
        )
        return head.encode() + body

    # Requests

    async def send(self, request: bytes) -> bytes:
        """Send bytes from any address of loopback; all that is answered."""
        where = urlsplit(self.server.url)
        own = f"127.{self.chance.randint(1, 250)}.{self.chance.randint(1, 250)}.2"
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(
                where.hostname, where.port, local_addr=(own, 0)
            )
            try:
                writer.write(request)
                await writer.drain()
                if self.chance.random() < 0.03:
                    return b""  # gone before it is answered
                return await reader.read(-1)
            finally:
                writer.close()

    async def request(self) -> None:
        request = self.drawn_request()
        self.figures.requests += 1
        try:
            answer = await self.send(request)
        except TimeoutError:
            self.wrong("no answer", request)
            return
        except OSError:
            self.figures.answers["closed"] += 1
            return
        status = answer[9:12].decode(errors="replace") if answer else "closed"
        self.figures.answers[status] += 1
        if status.startswith("5"):
            self.wrong(status, request)

    def drawn_request(self) -> bytes:
        chance = self.chance
        if chance.random() < 0.03:
            return chance.randbytes(chance.randint(1, 3000)) + b"\r\n\r\n"
        path = chance.choice(PATHS).replace("{id}", chance.choice((self.table, "x", "0")))
        path = path.replace("{x}", self.text())
        path = quote(path, safe="/", errors="replace") if chance.random() < 0.9 else path
        query = "&".join(
            f"{chance.choice(FIELDS)}={quote(self.text(), errors='replace')}"
            for _ in range(chance.choice((0, 0, 0, 1, 2)))
        )
        headers = {"host": "here", "connection": "close"}
        headers |= chance.choice(
            ({}, {"cookie": f"session={self.cookie}"}, {"authorization": f"Bearer {self.token}"})
        )
        for _ in range(chance.choice((0, 0, 1, 2))):
            headers[chance.choice(NAMES)] = re.sub("[\r\n\0]", "", self.text())
        body = b""
        method = chance.choice(METHODS)
        if method in ("POST", "PUT"):
            body = self.body()
            headers.setdefault("content-length", str(len(body)))
            sorts = ("application/json", "application/x-www-form-urlencoded", "multipart/form-data")
            headers.setdefault("content-type", chance.choice(sorts))
        lines = [f"{method} {path}{'?' if query else ''}{query} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        return "\r\n".join([*lines, "", ""]).encode("utf-8", "replace") + body

    def body(self) -> bytes:
        chance = self.chance
        kind = chance.random()
        if kind < 0.6:
            return json.dumps(self.message()).encode()
        if kind < 0.8:
            pairs = (f"{chance.choice(FIELDS)}={quote(self.text(), errors='replace')}"
                     for _ in range(chance.randint(0, 6)))  # fmt: skip
            return "&".join(pairs).encode()
        return self.text().encode("utf-8", "replace") if kind < 0.9 else chance.randbytes(2000)

    def text(self) -> str:
        chance = self.chance
        if chance.random() < 0.7:
            return chance.choice(STRANGE)
        return "".join(chr(chance.randrange(1, 0x3000)) for _ in range(chance.randint(1, 60)))

    def value(self) -> Any:
        chance = self.chance
        simple: tuple[Any, ...] = (
            self.text(), chance.randint(-3, 300), -(10**20), 10**20, 1e300, True, False, None, [],
            {}, [self.text()], {self.text(): self.text()}, ["me", "free"], GAME,
        )  # fmt: skip
        return chance.choice(simple)

    def message(self) -> dict[str, Any]:
        """An object with some of the fields that somewhere mean something."""
        fields = self.chance.sample(FIELDS, self.chance.randint(0, 8))
        return {name: self.value() for name in fields}

    # Frames

    async def line(self) -> None:
        """Open a WebSocket, send a few frames, and go."""
        chance = self.chance
        program = chance.random() < 0.4
        path = f"/api/tables/{self.table}/live" if program else f"/tables/{self.table}/live"
        headers = {"authorization": f"Bearer {self.token}"} if program else {}
        if not program and chance.random() < 0.8:
            headers["cookie"] = f"session={self.cookie}"
        own = f"127.{chance.randint(1, 250)}.{chance.randint(1, 250)}.3"
        with suppress(OSError, WebSocketException, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                socket = await connect(
                    self.server.url.replace("http", "ws", 1) + path,
                    additional_headers=headers,
                    local_addr=(own, 0),
                    max_size=None,
                    proxy=None,
                )
            for _ in range(chance.randint(1, 40)):
                await socket.send(self.frame())
                self.figures.frames += 1
            await asyncio.sleep(chance.random() * 0.05)
            if chance.random() < 0.5:
                socket.transport.abort()
            else:
                await socket.close()

    def frame(self) -> str | bytes:
        chance = self.chance
        kind = chance.random()
        if kind < 0.05:
            return chance.randbytes(chance.randint(0, 500))
        if kind < 0.15:
            return self.text().encode("utf-8", "replace").decode()
        message = self.message()
        if chance.random() < 0.9:
            message["do"] = chance.choice(DEEDS)
        return json.dumps(message)

    # Records

    async def record(self) -> None:
        """A record with some of its bytes changed is played, or refused with a reason."""
        path = self.chance.choice(sorted(RECORDS.rglob("*.jsonl")))
        data = bytearray(path.read_bytes())
        cut = self.chance.randint(1, 20)
        lines = data.splitlines(keepends=True)[: 1 + cut]
        data = bytearray(b"".join(lines))
        for _ in range(self.chance.randint(1, 6)):
            place = self.chance.randrange(len(data))
            end = place + self.chance.randint(0, 12)
            data[place:end] = self.chance.choice(
                (self.chance.randbytes(3), self.text()[:80].encode("utf-8", "replace"), b"")
            )
        self.figures.records += 1
        with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
            file.write(data)
            file.flush()
            try:
                await asyncio.to_thread(kronika.load, file.name)
            except KronikaError:
                pass
            except Exception as error:
                self.wrong(f"a record: {error!r}", bytes(data))

    def wrong(self, what: str, sent: bytes) -> None:
        self.figures.wrong.append(f"{what}: {sent[:300]!r}")

    # All of it

    async def run(self) -> None:
        await self.prepare()
        third = asyncio.create_task(self._warm_up((self.until - time.monotonic()) / 3))
        await asyncio.gather(*(self._go_on() for _ in range(AT_ONCE)))
        third.cancel()

    async def _warm_up(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.warm = self.server.memory()

    async def _go_on(self) -> None:
        doings: list[Callable[[], Awaitable[None]]] = [self.request] * 30
        doings += [self.line] * 3 + [self.record]
        while time.monotonic() < self.until and self.figures.requests < self.most:
            await self.chance.choice(doings)()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--requests", type=int, default=100_000, help="at most so many")
    parser.add_argument("--seed", default="kronika")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            started, before = time.monotonic(), server.memory()
            attack = Attack(server, given.seed, started + given.seconds, given.requests)
            asyncio.run(attack.run())
            ready = asyncio.run(attack.send(b"GET /ready HTTP/1.0\r\n\r\n"))
            after, took = server.memory(), time.monotonic() - started
        finally:
            code = server.stop()
        said = server.log()
    figures = attack.figures
    wrong = figures.wrong
    if not re.match(rb"HTTP/1\.\d 200 ", ready):
        wrong.append(f"not ready: {ready[:200]!r}")
    tracebacks = said.count("Traceback (most recent call last)")
    if tracebacks:
        wrong.append(next(line for line in said.splitlines() if "Traceback" in line)[:3000])
    if code:
        wrong.append(f"the server ended with {code}")
    if after > before + SLACK:
        wrong.append(f"its memory has grown by {after - before} KB")
    failures = sum(count for status, count in figures.answers.items() if status[0] == "5")
    print(
        f"{took:.0f} s: {figures.requests} requests, {figures.frames} frames, "
        f"{figures.records} records; {failures} answers 5xx, {tracebacks} tracebacks; "
        f"memory {before} KB at the start, {attack.warm} KB after a third, {after} KB at the end"
    )
    print("answers:", ", ".join(f"{status}: {n}" for status, n in sorted(figures.answers.items())))
    for line in wrong[:20]:
        print("wrong:", line)
    sys.stdout.flush()
    os._exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
