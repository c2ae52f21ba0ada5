"""Servers that are killed in the middle of the game, and databases that stop answering."""

import asyncio
import random
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from kronika.server.replays import decided_in
from tests.soak import soaked

from .table_server import PAX, Person, World, asked_of, running, two_programs

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS: Final = soaked(10, 40)
"""For each of the two databases."""
TABLES: Final = 4
LEAST: Final = 2
"""Decisions between two kills, of all tables together."""


@dataclass
class Witness:
    """What players of a table have sent and seen, whatever happened to the server."""

    sent: dict[int, set[tuple[int, str]]] = field(default_factory=dict)
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    seen: int = 0
    over: bool = False


async def play_on(id: str, person: Person, witness: Witness, seed: str) -> None:
    """Play over WebSockets; when the connection breaks, connect again and go on."""
    chance = random.Random(seed)
    while not witness.over:
        try:
            line = await person.line(id)
        except (OSError, WebSocketException):
            await asyncio.sleep(0.02)
            continue
        with suppress(ConnectionClosed, OSError):
            mine: tuple[int, str] | None = None
            at = -1
            while not witness.over:
                position = await line.position()
                head: int = position["head"]
                witness.seen = max(witness.seen, head)
                witness.over = position["state"] == "over"
                # In this game one is asked at a time: what came next is what was sent.
                if mine is not None and head > at:
                    witness.acknowledged[at] = mine
                if position["options"] and head > at:
                    at, mine = head, (position["you"], chance.choice(position["options"])["key"])
                    witness.sent.setdefault(head, set()).add(mine)
                    await line.send(head=head, key=mine[1])
                    await asyncio.sleep(0.03)
        await line.close()


async def check_journal(world: World, id: str, witness: Witness) -> list[tuple[int, str]]:
    """Everything that anybody was told is there, once; and nothing that nobody has sent."""
    rows = await world.journal(id)
    assert len(rows) >= witness.seen
    kept = decided_in(rows)
    assert [(row.seat, row.choice) for row in rows] == kept
    for number, decision in witness.acknowledged.items():
        assert kept[number] == decision
    for number, decision in enumerate(kept):
        assert decision in witness.sent[number]
    await world.match(id)
    return kept


@pytest.mark.soak
async def test_killed_again_and_again_no_decision_is_lost_or_doubled(database_url: str) -> None:
    async with running(database_url) as world:
        games = []
        for number in range(TABLES):
            id, programs = await two_programs(world, PAX, (f"Ada {number}", f"Bob {number}"))
            games.append((id, [program.person for program in programs], Witness()))
        playing = [
            asyncio.create_task(play_on(id, person, witness, f"{id} {seat}"))
            for id, people, witness in games
            for seat, person in enumerate(people)
        ]
        chance = random.Random(9)
        before: list[list[tuple[int, str]]] = [[] for _ in games]
        for _ in range(KILLS):
            goal = sum(witness.seen for _, _, witness in games) + chance.randint(LEAST, 8)
            async with asyncio.timeout(60):
                while sum(witness.seen for _, _, witness in games) < goal:
                    if all(witness.over for _, _, witness in games):
                        break
                    await asyncio.sleep(0.005)
            world.server.kill()
            for number, (id, _, witness) in enumerate(games):
                kept = await check_journal(world, id, witness)
                assert kept[: len(before[number])] == before[number]
                before[number] = kept
            await world.server.begin()
        async with asyncio.timeout(90):
            await asyncio.gather(*playing)
        for id, _, witness in games:
            await check_journal(world, id, witness)
            assert (await world.row(id)).state == "over"
            assert witness.acknowledged
        assert "could not be kept" not in world.log()


# Databases that stop answering


async def refused_meanwhile(world: World, id: str, person: Person) -> None:
    """A choice is refused, with the same answer however it comes."""
    program = person.program()
    row = await world.row(id)
    answer = await program.client.get(f"/api/tables/{id}/position")
    position = answer.json()
    page = await person.page(id)
    key = position["options"][0]["key"]
    yield_ = asyncio.create_task(program.choose(id, row.head, key))
    await page.send(do="choose", head=row.head, key=key)
    answer = await yield_
    assert answer.status_code == 503, answer.text
    assert answer.json()["error"] in ("not-kept", "no-database")
    assert "sql" not in answer.text.lower()
    refused = await page.got("refused")
    assert refused["code"] in ("not-kept", "stale")


async def test_a_locked_file_refuses_choices_and_nothing_is_half_done(tmp_path: Path) -> None:
    path = tmp_path / "kronika.db"
    async with running(f"sqlite:///{path}") as world:
        id, programs = await two_programs(world, PAX)
        for _ in range(3):
            await (await asked_of(programs, id)).decide(id)
        person = (await asked_of(programs, id)).person
        before = await world.journal(id)
        blocker = sqlite3.connect(path, isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        try:
            await refused_meanwhile(world, id, person)
            # What only reads goes on.
            assert (await person.browser().get("/")).status_code == 200
        finally:
            blocker.execute("ROLLBACK")
            blocker.close()
        assert await world.journal(id) == before
        await goes_on(world, id, [program.person for program in programs])


async def goes_on(world: World, id: str, people: list[Person]) -> None:
    programs = [person.program() for person in people]
    length = len(await world.journal(id))
    for number in range(3):
        asked = await asked_of(programs, id)
        assert await asked.decide(id) == length + number + 1
    assert len(await world.journal(id)) == length + 3
    await world.match(id)


class Wire:
    """Between a server and its database: it can fall silent without being cut."""

    def __init__(self, host: str, port: int) -> None:
        self._target: Final = (host, port)
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _connected(self, up: asyncio.StreamReader, down: asyncio.StreamWriter) -> None:
        reader, writer = await asyncio.open_connection(*self._target)
        for source, target in ((up, writer), (reader, down)):
            task = asyncio.create_task(self._pass(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self._open.wait()
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            target.close()

    def silence(self) -> None:
        self._open.clear()

    def speak(self) -> None:
        self._open.set()

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def test_a_silent_database_refuses_choices_and_nothing_is_half_done(
    postgresql_url: str,
) -> None:
    parts = urlsplit(postgresql_url)
    assert parts.hostname is not None
    assert parts.port is not None
    wire = Wire(parts.hostname, parts.port)
    await wire.start()
    through = postgresql_url.replace(f":{parts.port}/", f":{wire.port}/")
    try:
        async with running(through, read=postgresql_url) as world:
            id, programs = await two_programs(world, PAX)
            person = (await asked_of(programs, id)).person
            program = person.program()
            position = await program.position(id)
            page = await person.page(id)
            wire.silence()
            key = position["options"][0]["key"]
            await page.send(do="choose", head=0, key=key)
            assert (await page.got("refused"))["code"] == "not-kept"
            answer = await program.choose(id, 0, key)
            assert answer.status_code == 503, answer.text
            ready = await world.client().get("/ready")
            assert ready.status_code == 503
            assert (await world.client().get("/health")).status_code == 200
            wire.speak()
            async with asyncio.timeout(60):
                while (await world.client().get("/ready")).status_code != 200:
                    await asyncio.sleep(0.2)
            # Whether the silent database has kept the decision, nobody could know; now all do.
            assert len(await world.journal(id)) in (0, 1)
            await goes_on(world, id, [program.person for program in programs])
    finally:
        wire.speak()
        await wire.stop()


async def test_a_client_that_goes_away_leaves_no_half_decision(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX)
        for number in range(10):
            asked = await asked_of(programs, id)
            position = await asked.position(id)
            hasty = asked.person.program()
            with suppress(httpx.TimeoutException, TimeoutError):
                async with asyncio.timeout(0.002 * number):
                    await hasty.choose(id, position["head"], position["options"][0]["key"])
            await hasty.client.aclose()
            other = await (await asked_of(programs, id)).position(id)
            assert other["head"] in (position["head"], position["head"] + 1)
            await asyncio.sleep(0.05)
        await world.match(id)
        await goes_on(world, id, [program.person for program in programs])
