"""Deciding once, whoever clicks how often; and going on after the server has died."""

import asyncio
import json
import random
import sqlite3
import time
from pathlib import Path

import pytest

from kronika.server.models import tables

from .table_server import (
    CLASH,
    PAX,
    Program,
    TableServer,
    World,
    asked_of,
    open_page,
    running,
    two_programs,
)

pytestmark = pytest.mark.anyio


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'kronika.db'}"


# Deciding once


async def test_a_double_click_decides_once(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    page = await (await asked_of(programs, id)).person.page(id)
    key = page.keys[0]
    await page.send(do="choose", head=0, key=key)
    await page.send(do="choose", head=0, key=key)
    await page.until(lambda: page.now["head"] == 1 and bool(page.refused))
    assert [(one["code"], one["head"]) for one in page.refused] == [("stale", 1)]
    assert [row.choice for row in await world.journal(id)] == [key]


async def test_of_two_tabs_one_decides(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    person = (await asked_of(programs, id)).person
    tabs = [await person.page(id), await person.page(id)]
    keys = tabs[0].keys[:2]
    assert len(keys) == 2
    await asyncio.gather(
        *(tab.send(do="choose", head=0, key=key) for tab, key in zip(tabs, keys, strict=True))
    )
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.now["head"] == 1)  # type: ignore[misc]
        await tab.settled()
    assert [one["code"] for tab in tabs for one in tab.refused] == ["stale"]
    (row,) = await world.journal(id)
    assert row.choice in keys
    assert tabs[0].parts["board"] == tabs[1].parts["board"]


async def test_of_twenty_clients_exactly_one_decides(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    chance = random.Random(20)
    for head in range(6):
        asked = await asked_of(programs, id)
        options = (await asked.position(id))["options"]
        clients = [asked.person.program() for _ in range(20)]
        answers = await asyncio.gather(
            *(client.choose(id, head, chance.choice(options)["key"]) for client in clients)
        )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, *[409] * 19]
        assert {answer.json()["head"] for answer in answers} == {head + 1}
        for client in clients:
            await client.client.aclose()
        await asyncio.sleep(0.3)  # twenty choices a second are allowed
    assert len(await world.journal(id)) == 6
    assert len((await world.match(id)).decisions) == 6


async def test_everybody_sees_a_decision_only_when_it_is_in_the_journal(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    asked = await asked_of(programs, id)
    pages = [await open_page(world, id), *[await one.person.page(id) for one in programs]]
    key = (await asked.position(id))["options"][0]["key"]
    blocker = sqlite3.connect(
        world.server.database.removeprefix("sqlite:///"), isolation_level=None
    )
    blocker.execute("BEGIN IMMEDIATE")
    deciding = asyncio.create_task(asked.choose(id, 0, key))
    done, _ = await asyncio.wait([deciding], timeout=1)
    assert not done
    for page in pages:
        await page.settled()
        assert page.now["head"] == 0
        assert all(json.loads(raw).get("head", 0) == 0 for raw in page.raw)
    assert await world.journal(id) == []
    blocker.execute("ROLLBACK")
    blocker.close()
    assert (await deciding).json() == {"head": 1}
    assert len(await world.journal(id)) == 1
    for page in pages:
        await page.until(lambda page=page: page.now["head"] == 1)  # type: ignore[misc]


# After the server has died


async def test_every_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as world:
        begun: list[tuple[str, list[Program]]] = [
            await two_programs(world, game, names)
            for game, names in ((PAX, ("Ada", "Bob")), (CLASH, ("Cid", "Dora")))
        ]
        before = []
        for id, programs in begun:
            for number in range(4):
                await (await asked_of(programs, id)).decide(id, random.Random(number))
            before.append([await program.position(id, since=0) for program in programs])
        await world.server.restart()
        for (id, programs), positions in zip(begun, before, strict=True):
            again = [program.person.program() for program in programs]
            assert [await program.position(id, since=0) for program in again] == positions
            await (await asked_of(again, id)).decide(id)
            assert len(await world.journal(id)) == 5


async def test_who_reconnects_in_the_middle_is_asked_the_same(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as world:
        id, programs = await two_programs(world, PAX)
        person = (await asked_of(programs, id)).person
        page = await person.page(id)
        await page.settled()
        await world.server.restart()
        again = await person.page(id)
        await again.settled()
        for part in ("prompt", "options", "board", "cards", "history"):
            assert again.parts[part] == page.parts[part]
        assert (again.log, again.now["turn"]) == (page.log, True)
        await again.choose(page.keys[0])
        assert (await world.journal(id))[0].choice == page.keys[0]


async def test_bots_that_were_asked_think_on(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), bot_pace=600) as world:
        ada = await world.person("Ada")
        program = ada.program()
        id = await program.open(PAX, "bot:easy", "me")
        page = await ada.page(id)
        while (await world.row(id)).asked.keys() == {"1"}:
            await page.choose()
        head = (await world.row(id)).head
        assert (await world.row(id)).bots_asked
        world.server.options["bot_pace"] = 0
        await world.server.restart()
        # Nobody looks; the bot decides all the same.
        async with asyncio.timeout(60):
            while (await world.row(id)).asked.keys() != {"1"}:
                await asyncio.sleep(0.1)
        assert (await world.row(id)).head > head
        assert {row.by for row in (await world.journal(id))[head:]} == {"bot"}


async def test_other_rules_are_refused_loudly(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as world:
        id, programs = await two_programs(world, PAX)
        other, others = await two_programs(world, PAX, ("Cid", "Dora"))
        await (await asked_of(programs, id)).decide(id)
        world.server.kill()
        await world.change(tables, id, version="0.1")
        await world.server.begin()
        ada = programs[0].person
        page = await ada.browser().get(f"/tables/{id}")
        assert page.status_code == 409
        assert "0.1" in page.text
        program = ada.program()
        answer = await program.client.get(f"/api/tables/{id}/position")
        assert (answer.status_code, answer.json()["error"]) == (409, "broken")
        assert "0.1" in answer.json()["detail"]
        answer = await program.choose(id, 1, "pass")
        assert (answer.status_code, answer.json()["error"]) == (409, "broken")
        line = await open_page(world, id, ada.cookie, hello=False)
        await line.send(do="hello")
        assert (await line.got("refused"))["code"] == "broken"
        assert any(id in line and "0.1" in line for line in world.errors())
        assert len(await world.journal(id)) == 1
        again = [one.person.program() for one in others]
        await (await asked_of(again, other)).decide(other)


async def test_a_journal_that_cannot_be_played_stops_no_other_table(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as world:
        id, programs = await two_programs(world, PAX, move_time=5)
        world.server.kill()
        await world.change(tables, id, settings=[1], deadline=1.0)
        other = World(world.server)
        eve = await other.person("Eve")
        await world.server.begin()
        answer = await programs[0].person.program().client.get(f"/api/tables/{id}/position")
        assert (answer.status_code, answer.json()["error"]) == (409, "broken")
        bots = await eve.program().open(PAX, "me", "bot:easy")
        end = await eve.program().play(bots, random.Random(1), until=6)
        assert end["decision"] >= 6
        await other.close()


async def test_it_stops_when_it_is_asked_to(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as world:
        id, programs = await two_programs(world, PAX)
        person = (await asked_of(programs, id)).person
        page = await person.page(id)
        await page.choose()
        assert await asyncio.to_thread(world.server.stop) in (0, -15)
        assert await page.closed() in (1001, 1012)
        assert len(await world.journal(id)) == 1
        assert not [line for line in world.errors() if "CancelledError" not in line]


def children(server: TableServer) -> list[Path]:
    """The processes that a server has started."""
    listed = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [Path(f"/proc/{number}") for number in listed]


async def test_processes_of_bots_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as world:
        program = (await world.person("Ada")).program()
        id = await program.open(PAX, "bot:easy", "me")
        await program.play(id, random.Random(1), until=2)
        started = children(world.server)
        assert started
        world.server.kill()
        deadline = time.monotonic() + 30
        while any(process.exists() for process in started) and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
        assert [str(process) for process in started if process.exists()] == []
