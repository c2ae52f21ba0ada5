"""Clocks: whose time runs out, what is left of a reserve, and who plays on."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kronika.server.models import seats, tables

from .table_server import PAX, Program, World, asked_of, running, two_programs

pytestmark = pytest.mark.anyio


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await holds():
            await asyncio.sleep(0.1)


async def backdate(world: World, id: str, seconds: float) -> None:
    """All that was asked at a table was asked so much earlier."""
    row = await world.row(id)
    asked = {seat: since - seconds for seat, since in row["asked"].items()}
    await world.change(tables, id, asked=asked, deadline=row["deadline"] - seconds)


async def seat_of(world: World, id: str, number: int) -> dict[str, Any]:
    return (await world.store.seats([id]))[number]


async def left(world: World, id: str, number: int) -> bool:
    return (await seat_of(world, id, number))["left"] is not None


async def test_a_late_seat_is_taken_by_a_bot_and_can_be_taken_back(tmp_path: Path) -> None:
    """Nobody looks at the table, and the server was not even running when the time ran out."""
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, move_time=3600, reserve=100, late="bot")
        seat = programs.index(await asked_of(programs, id))
        head = await programs[seat].decide(id)
        seat = programs.index(await asked_of(programs, id))
        world.server.kill()
        await backdate(world, id, 3699)
        await world.server.begin()
        late = programs[seat].person.program()
        await late.position(id)
        assert not await left(world, id, seat)
        world.server.kill()
        await backdate(world, id, 2)
        await world.server.begin()
        await until(lambda: left(world, id, seat))
        facts = await seat_of(world, id, seat)
        assert (facts["left"], facts["bot"], facts["reserve"]) == ("late", "normal", 0.0)

        async def played() -> bool:
            return any(row["by"] == "bot" for row in await world.journal(id))

        await until(played)
        assert (await world.row(id))["state"] == "playing"
        late = programs[seat].person.program()
        answer = await late.choose(id, (await world.row(id))["head"], "pass")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-yours")
        browser = programs[seat].person.browser()
        assert (await browser.post(f"/tables/{id}/return")).status_code == 303
        facts = await seat_of(world, id, seat)
        # The reserve is used up.
        assert (facts["left"], facts["bot"], facts["reserve"]) == (None, None, 0.0)
        assert (await browser.post(f"/tables/{id}/return")).status_code == 403
        other = programs[1 - seat].person.program()
        people = [late, other] if seat == 0 else [other, late]
        row = await world.row(id)
        for _ in range(3):
            head = await (await asked_of(people, id)).decide(id)
        assert head > row["head"]
        assert row["deadline"] is not None


async def test_of_two_who_is_late_forfeits(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, move_time=3600, late="forfeit")
        three, others = await two_programs(
            world, PAX, ("Cid", "Dora", "Emil"), move_time=3600, late="forfeit"
        )
        slow, slowest = await asked_of(programs, id), await asked_of(others, three)
        seat, third = programs.index(slow), others.index(slowest)
        world.server.kill()
        await backdate(world, id, 3601)
        await backdate(world, three, 3601)
        await world.server.begin()

        async def over() -> bool:
            return bool((await world.row(id))["state"] == "over")

        await until(over)
        row = await world.row(id)
        assert row["result"] == {"winners": [1 - seat], "reason": "forfeit", "scores": {}}
        page = await slow.person.browser().get(f"/tables/{id}/result")
        assert page.status_code == 200
        # Of three, a bot plays on, and there is no way back.
        await until(lambda: left(world, three, third))
        assert (await world.row(three))["state"] == "playing"
        browser = slowest.person.browser()
        assert (await browser.post(f"/tables/{three}/return")).status_code == 403
        # A decision after the end is refused.
        answer = await slow.person.program().choose(id, row["head"], "pass")
        assert (answer.status_code, answer.json()["error"]) == (409, "over")


async def test_a_reserve_is_used_only_for_what_is_too_long(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, move_time=60, reserve=600)
        quick = await asked_of(programs, id)
        seat = programs.index(quick)
        row = await world.row(id)
        assert row["deadline"] == pytest.approx(row["asked"][str(seat)] + 660)
        await quick.decide(id)
        assert (await seat_of(world, id, seat))["reserve"] == 600
        slow = await asked_of(programs, id)
        seat = programs.index(slow)
        world.server.kill()
        await backdate(world, id, 200)
        await world.server.begin()
        row = await world.row(id)
        await slow.person.program().decide(id)
        decided = (await world.journal(id))[-1]
        over = decided["at"] - row["asked"][str(seat)] - 60
        assert over > 140
        assert (await seat_of(world, id, seat))["reserve"] == pytest.approx(600 - over)
        row = await world.row(id)
        waits = dict.fromkeys(range(2), 660.0) | {seat: 660 - over}
        deadlines = [since + waits[int(number)] for number, since in row["asked"].items()]
        assert row["deadline"] == pytest.approx(min(deadlines))


async def test_a_short_clock_runs_out_by_itself(world: World) -> None:
    """A real one, of one second."""
    id, programs = await two_programs(world, PAX, move_time=1, reserve=0, late="bot")
    began = time.time()

    async def bots_alone() -> bool:
        rows = await world.store.seats([id])
        return all(row["left"] == "late" for row in rows) or bool(
            (await world.row(id))["state"] == "over"
        )

    await until(bots_alone)
    assert time.time() - began > 1
    assert {row["by"] for row in await world.journal(id) if row["choice"]} == {"bot"}
    for program in programs:
        assert (await program.client.post(f"/api/tables/{id}/resign")).status_code in (403, 409)


async def test_bots_and_people_without_clock_are_never_late(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    assert (await world.row(id))["deadline"] is None
    ada = (await world.person("Ada")).program()
    mixed = await ada.open(PAX, "me", "bot:easy", move_time=3600)
    await world.change(seats, mixed, seen=0)
    position = await ada.play(mixed, random.Random(1), until=4)
    row = await world.row(mixed)
    people = [seat for seat in row["asked"] if seat == "0"]
    assert (row["deadline"] is not None) == bool(people)
    assert position["state"] == "playing"
    assert isinstance(programs[0], Program)
