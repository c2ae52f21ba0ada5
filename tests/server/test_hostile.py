"""Requests made to hurt: whatever is sent, everybody else is served."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from kronika.server.storage import PROVED

from .table_server import (
    PATIENCE,
    PAX,
    World,
    asked_of,
    open_page,
    own_address,
    running,
    two_programs,
)

pytestmark = pytest.mark.anyio

LONG: Final = 60_000
PATTERNS: Final = (
    "a", "a-", "a.", "a+", "b-", "a://", "a://b:", ":", "@", "[parameters: ",
    "[parameters: ]x", "seed=",
    "seed='", 'seed="', "seed ", "cookie ", "cookie: ", "bearer ", "/join/", "kronika_", "%00",
    "%ff", "%0a", "%F0%9F%91%91", "../", "//", "\\", "?", "#", "&=",
)  # fmt: skip
HEADERS: Final = ("user-agent", "referer", "cookie", "authorization", "accept-language", "accept")


async def status(world: World, request: bytes) -> int:
    """Send bytes as they are; the status of the answer, or 0 if the server just hangs up."""
    where = urlsplit(world.server.url)
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(
            where.hostname, where.port, local_addr=(own_address(), 0)
        )
        try:
            writer.write(request)
            await writer.drain()
            line = await reader.readline()
        except ConnectionError:
            return 0
        finally:
            writer.close()
    return int(line.split()[1]) if line else 0


def get(path: str, **headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in {"host": "here", **headers}.items()]
    return "\r\n".join([*lines, "connection: close", "", ""]).encode()


# Logs


@pytest.mark.parametrize("length", [LONG, 12_000])
async def test_no_address_or_header_stops_the_server(world: World, length: int) -> None:
    """Whatever is in it is written to the log, and looked through for secrets before."""
    async with asyncio.timeout(PATIENCE):
        for pattern in PATTERNS:
            text = pattern * (length // len(pattern))
            path = text.replace(" ", "%20")
            assert await status(world, get(f"/{path}")) < 500, pattern
            assert await status(world, get(f"/?next={path}")) < 500, pattern
            for header in HEADERS:
                assert await status(world, get("/login", **{header: text})) < 500, (pattern, header)
    assert await status(world, get("/health")) == 200
    assert world.errors() == []


# Databases


async def test_ready_means_that_a_decision_can_be_kept(tmp_path: Path) -> None:
    path = tmp_path / "kronika.db"
    async with running(f"sqlite:///{path}") as world:
        client = world.client()
        assert (await client.get("/ready")).status_code == 200
        with closing(sqlite3.connect(path, isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(PROVED)
            assert (await client.get("/ready")).status_code == 503
            assert (await client.get("/health")).status_code == 200
            blocker.execute("ROLLBACK")
        assert (await client.get("/ready")).status_code == 200


# Looking on


async def test_who_looks_on_and_talks_lets_nobody_draw_again(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    asked = await asked_of(programs, id)
    page = await asked.person.page(id)
    await page.table()  # with the player himself, who has come
    guests = [await world.person("Guest") for _ in range(3)]
    for guest in guests:
        onlooker = await guest.page(id)
        await onlooker.send(do="say", text="hello")
        await onlooker.got("chat")
        await onlooker.close()
    spectator = await open_page(world, id)
    await spectator.settled()
    drawn = len([text for text in page.raw if json.loads(text)["is"] == "table"])
    await page.choose()
    again = len([text for text in page.raw if json.loads(text)["is"] == "table"])
    assert again == drawn + 1
