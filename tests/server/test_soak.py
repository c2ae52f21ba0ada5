"""People who come, talk and leave, for a while: nothing of them stays behind."""

import asyncio
import json
import random
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.exceptions import WebSocketException

from kronika.server.database import POOL
from tests.soak import soaked

from .table_server import PAX, Person, running, two_programs

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.soak,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="what a process holds is in /proc"),
]

SECONDS: Final = soaked(15.0, 240.0)
PEOPLE: Final = 12
MORE: Final = 24 * 1024
"""KB by which the memory may be larger in the last third than it was in the second at most."""


def memory(process: int) -> int:
    """KB that a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def opened(process: int, file: Path) -> int:
    """How often a process has opened a file."""
    count = 0
    for link in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):
            count += link.readlink() == file
    return count


async def come_and_go(person: Person, id: str, until: float, chance: random.Random) -> int:
    """Open a page, say something, and close it before it is answered, again and again."""
    visits = 0
    while time.monotonic() < until:
        with suppress(OSError, WebSocketException, TimeoutError):
            page = await person.page(id, hello=chance.random() < 0.2)
            doings: list[dict[str, object]] = [
                {"do": "hello", "narrow": chance.random() < 0.5},
                {"do": "say", "text": "x" * chance.randint(1, 900)},
                {"do": "note", "text": "x" * chance.randint(1, 5000)},
                {"do": "seen"},
            ]
            for doing in chance.sample(doings, chance.randint(1, 4)):
                await page.socket.send(json.dumps(doing))
            await asyncio.sleep(chance.random() * 0.03)
            if chance.random() < 0.5:
                page.socket.transport.abort()
            else:
                await page.close()
            visits += 1
        await asyncio.sleep(chance.random() * 0.2)
    return visits


async def test_who_comes_talks_and_leaves_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "kronika.db"
    async with running(f"sqlite:///{path}") as world:
        id, programs = await two_programs(world, PAX)
        people = [program.person for program in programs]
        people += [await world.person(f"Guest {number}") for number in range(PEOPLE)]
        process = world.server.pid
        until = time.monotonic() + SECONDS
        visiting = asyncio.gather(
            *(
                come_and_go(person, id, until, random.Random(number))
                for number, person in enumerate(people)
            )
        )
        measured: list[int] = []
        connections = 0
        while not visiting.done():
            await asyncio.sleep(min(1.0, SECONDS / 30))
            measured.append(memory(process))
            connections = max(connections, opened(process, path))
        visits = sum(await visiting)
        third = len(measured) // 3
        before, after = max(measured[third : 2 * third]), measured[-1]
        print(
            f"{visits} visits, at most {connections} connections, "
            f"{measured[0]} KB, then {before} KB, at the end {after} KB"
        )
        assert visits > PEOPLE
        assert connections <= POOL
        assert after <= before + MORE
        # The lock is nobody's: everything can be written.
        async with httpx.AsyncClient(base_url=world.server.url, timeout=60) as client:
            answer = await client.get("/ready")
        assert (answer.status_code, answer.text) == (200, "ok")
        page = await people[0].page(id)
        await page.send(do="note", text="the end")
        await page.settled()
        assert await world.talk.note(id, people[0].id) == "the end"
        assert world.errors() == [], world.errors()[0]
