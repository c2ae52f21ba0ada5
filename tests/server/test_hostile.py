"""Requests made to hurt: whatever is sent, everybody else is served."""

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

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


# Requests that are not what they should be


HOSTS: Final = (
    "[", "[::1", "]", "a]b", "[x]", "a b", "a/b", "a@b", "a?b", "a#b", "a\\b", "<b>", "a:b",
    "a:99999999", "[::1]:x", "é", "%00", "a" * 300, "//", "http://x",
)  # fmt: skip


@pytest.mark.parametrize("path", ["/", "/login", "/nowhere", "/api/me", "/static/x", "/tables/x"])
async def test_strange_hosts_are_refused(world: World, path: str) -> None:
    for host in HOSTS:
        assert await status(world, get(path, host=host)) == 400, host
    for host in ("here", "HERE.example.org:8140", "[::1]:80", "127.0.0.1", "a_b"):
        assert await status(world, get(path, host=host)) in (200, 401, 404), host
    assert world.errors() == []


async def test_strange_origins_are_refused(world: World) -> None:
    for origin in ("http://[", "http://[::1", "[", "http://a]b", "null", "x" * 5000, "http://é"):
        asked = get("/login", origin=origin).replace(b"GET", b"POST", 1)
        assert await status(world, asked) in (400, 403), origin
        upgrade = {"upgrade": "websocket", "sec-websocket-version": "13"}
        upgrade["sec-websocket-key"] = "dGhlIHNhbXBsZSBub25jZQ=="
        asked = get("/tables/x/live", origin=origin, **upgrade)
        asked = asked.replace(b"connection: close", b"connection: upgrade")
        assert await status(world, asked) in (400, 403), origin
    assert world.errors() == []


async def test_numbers_that_no_database_takes_are_nothing(database_worlds: list[World]) -> None:
    for world in database_worlds:
        browser = (await world.person("Ada")).browser()
        id, _ = await two_programs(world, PAX)
        for number in ("2147483648", "9" * 19, "9" * 20, "9" * 5000, "-" + "9" * 30, "1e400"):
            answer = await browser.post(f"/account/token/{number}/revoke")
            assert answer.status_code in (303, 400, 404), number
            assert (await browser.get(f"/tables/{id}/at/{number}")).status_code in (400, 404)
        assert world.errors() == []


@pytest.mark.slow
async def test_half_a_request_keeps_no_connection(world: World) -> None:
    whole = get("/health").replace(b"connection: close\r\n", b"")
    form = b"POST /login HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\nname="
    halves = [b"", b"GET /", whole[:-2], form, whole + b"GET /he", form + b"x" * 95 + b"GET"]

    async def lost(sent: bytes) -> None:
        where = urlsplit(world.server.url)
        reader, writer = await asyncio.open_connection(
            where.hostname, where.port, local_addr=(own_address(), 0)
        )
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            while await reader.read(65536):
                pass
        writer.close()

    await asyncio.gather(*(lost(sent) for sent in halves))
    assert await status(world, get("/health")) == 200
    assert world.errors() == []


# Frames


@pytest.mark.parametrize("text", ["{}", "[", '{"do": "dance"}', '{"do": "ping"}', "x" * 5000])
async def test_a_flood_of_frames_is_ended(world: World, text: str) -> None:
    id, programs = await two_programs(world, PAX)
    person = programs[0].person
    for line in (await person.page(id), await person.line(id)):
        with suppress(ConnectionClosed):
            for _ in range(5000):
                await line.socket.send(text)
        assert await line.closed() == 4429
    assert world.errors() == []


async def test_a_key_that_is_too_long_is_refused(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    asked = await asked_of(programs, id)
    key = (await asked.position(id))["options"][0]["key"]
    long = key + " " * (201 - len(key))
    assert (await asked.choose(id, 0, long)).status_code == 400
    page = await asked.person.page(id)
    await page.send(do="choose", head=0, key=long)
    assert (await page.got("refused"))["code"] == "not-understood"
    line = await asked.person.line(id)
    await line.position()
    await line.send(head=0, key=long)
    assert (await line.frame())["error"] == "not-understood"
    assert await world.journal(id) == []


# Names


async def test_names_show_what_they_are(world: World) -> None:
    browser = (await world.person("Ada")).browser()
    program = (await world.person("Bob")).program()
    strange = "\u202eevil\u2066\u200f\x07\x1b[31m\u0301\u0301\u0301\u0301 name\n\u3164"
    id = await program.open(PAX, "me", "friend", name=strange)
    assert (await program.table(id))["name"] == "evil [31m\u0301\u0301 name"
    answer = await browser.post("/account/token", name=strange)
    assert answer.status_code == 200
    assert "evil [31m\u0301\u0301 name" in answer.text
    assert not set("\u202e\u2066\u200f\x07\x1b") & set(answer.text)
    id, programs = await two_programs(world, PAX)
    page = await programs[0].person.page(id)
    await page.send(do="say", text=f"one\ntwo {strange}")
    await page.until(lambda: "evil" in str(page.chat))
    assert not set("\u202e\u2066\u200f\x07\x1b") & set(str(page.chat))
