"""Clocks: whose time runs out, what is left of a reserve, and who plays on."""

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from kronika.server.clock import DAY
from kronika.server.models import facts, seats, tables
from kronika.server.rows import SeatRow, TableRow

from .table_server import PAX, Program, World, asked_of, running, two_programs

pytestmark = pytest.mark.anyio


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await holds():
            await asyncio.sleep(0.1)


async def backdate(world: World, id: str, seconds: float) -> None:
    """All that was asked at a table was asked so much earlier."""
    row = await world.row(id)
    asked = {seat: since - seconds for seat, since in row.asked.items()}
    assert row.deadline is not None
    await world.change(tables, id, asked=asked, deadline=row.deadline - seconds)


async def pass_time(world: World, seconds: float) -> None:
    """So much later than a moment ago, while no server runs."""
    async with world.store.writing.begin() as connection:
        life = (await connection.execute(select(facts.c.value))).scalars().all()
        assert len(life) == 2  # with the secret
        alive = facts.c.name == "alive"
        (last,) = (await connection.execute(select(facts.c.value).where(alive))).scalars()
        earlier = repr(float(last) - seconds)
        await connection.execute(update(facts).where(alive).values(value=earlier))
        await connection.execute(update(tables).values(moved=tables.c.moved - seconds))
    for row in await world.rows(tables):
        if row["deadline"] is not None:
            await backdate(world, row["id"], seconds)


TURNED = """\
import os, time

real = time.time

def turned():
    try:
        with open(os.environ["TURNED_CLOCK"]) as file:
            return real() + float(file.read())
    except (OSError, ValueError):
        return real()

time.time = turned
"""


@pytest.fixture
def turn_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Servers that start now have a clock that can be set."""
    folder, hand = tmp_path / "clock", tmp_path / "hand"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(TURNED)
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{before}")
    monkeypatch.setenv("TURNED_CLOCK", str(hand))

    def turn(seconds: float) -> None:
        fresh = hand.with_suffix(".new")
        fresh.write_text(str(seconds))
        fresh.replace(hand)

    return turn


async def seat_of(world: World, id: str, number: int) -> SeatRow:
    return (await world.store.seats([id]))[number]


async def left(world: World, id: str, number: int) -> bool:
    return (await seat_of(world, id, number)).left is not None


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
        assert (facts.left, facts.bot, facts.reserve) == ("late", "normal", 0.0)

        async def played() -> bool:
            return any(row.by == "bot" for row in await world.journal(id))

        await until(played)
        assert (await world.row(id)).state == "playing"
        late = programs[seat].person.program()
        answer = await late.choose(id, (await world.row(id)).head, "pass")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-yours")
        browser = programs[seat].person.browser()
        assert (await browser.post(f"/tables/{id}/return")).status_code == 303
        facts = await seat_of(world, id, seat)
        # The reserve is used up.
        assert (facts.left, facts.bot, facts.reserve) == (None, None, 0.0)
        assert (await browser.post(f"/tables/{id}/return")).status_code == 403
        other = programs[1 - seat].person.program()
        people = [late, other] if seat == 0 else [other, late]
        row = await world.row(id)
        for _ in range(3):
            head = await (await asked_of(people, id)).decide(id)
        assert head > row.head
        assert row.deadline is not None


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
            return bool((await world.row(id)).state == "over")

        await until(over)
        row = await world.row(id)
        assert row.result == {"winners": [1 - seat], "reason": "forfeit", "scores": {}}
        page = await slow.person.browser().get(f"/tables/{id}/result")
        assert page.status_code == 200
        # Of three, a bot plays on, and there is no way back.
        await until(lambda: left(world, three, third))
        assert (await world.row(three)).state == "playing"
        browser = slowest.person.browser()
        assert (await browser.post(f"/tables/{three}/return")).status_code == 403
        # A decision after the end is refused.
        answer = await slow.person.program().choose(id, row.head, "pass")
        assert (answer.status_code, answer.json()["error"]) == (409, "over")


async def test_a_reserve_is_used_only_for_what_is_too_long(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, move_time=60, reserve=600)
        quick = await asked_of(programs, id)
        seat = programs.index(quick)
        row = await world.row(id)
        assert row.deadline == pytest.approx(row.asked[str(seat)] + 660)
        await quick.decide(id)
        assert (await seat_of(world, id, seat)).reserve == 600
        slow = await asked_of(programs, id)
        seat = programs.index(slow)
        world.server.kill()
        await backdate(world, id, 200)
        await world.server.begin()
        row = await world.row(id)
        await slow.person.program().decide(id)
        decided = (await world.journal(id))[-1]
        over = decided.at - row.asked[str(seat)] - 60
        assert over > 140
        assert (await seat_of(world, id, seat)).reserve == pytest.approx(600 - over)
        row = await world.row(id)
        waits = dict.fromkeys(range(2), 660.0) | {seat: 660 - over}
        deadlines = [since + waits[int(number)] for number, since in row.asked.items()]
        assert row.deadline == pytest.approx(min(deadlines))


async def test_a_short_clock_runs_out_by_itself(world: World) -> None:
    """A real one, of one second."""
    id, programs = await two_programs(world, PAX, move_time=1, reserve=0, late="bot")
    began = time.time()

    async def bots_alone() -> bool:
        rows = await world.store.seats([id])
        return all(row.left == "late" for row in rows) or bool(
            (await world.row(id)).state == "over"
        )

    await until(bots_alone)
    assert time.time() - began > 1
    assert {row.by for row in await world.journal(id) if row.choice} == {"bot"}
    for program in programs:
        assert (await program.client.post(f"/api/tables/{id}/resign")).status_code in (403, 409)


async def test_bots_and_people_without_clock_are_never_late(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    assert (await world.row(id)).deadline is None
    ada = (await world.person("Ada")).program()
    mixed = await ada.open(PAX, "me", "bot:easy", move_time=3600)
    await world.change(seats, mixed, seen=0)
    position = await ada.play(mixed, random.Random(1), until=4)
    row = await world.row(mixed)
    people = [seat for seat in row.asked if seat == "0"]
    assert (row.deadline is not None) == bool(people)
    assert position["state"] == "playing"
    assert isinstance(programs[0], Program)


# Time that does not count


async def test_time_in_which_no_server_was_there_does_not_count(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, move_time=3600, reserve=100, late="forfeit")
        slow = await asked_of(programs, id)
        seat = programs.index(slow)
        world.server.kill()
        await backdate(world, id, 1000)
        await pass_time(world, 7200)
        await world.server.begin()
        waiting, _ = await two_programs(world, PAX, ("Cid", "Dora"), move_time=1)
        await until(lambda: left(world, waiting, 0))  # clocks are looked at
        assert (await world.row(id)).state == "playing"
        row = await world.row(id)
        assert 1000 < time.time() - row.asked[str(seat)] < 3600
        assert row.deadline == pytest.approx(row.asked[str(seat)] + 3700)
        assert await slow.person.program().decide(id) == 1
        assert (await seat_of(world, id, seat)).reserve == 100


@pytest.mark.parametrize("leap", [7200.0, -7200.0])
async def test_a_clock_that_is_set_takes_and_gives_no_time(
    tmp_path: Path, turn_clock: Callable[[float], None], leap: float
) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, move_time=3600, late="forfeit")
        slow = await asked_of(programs, id)
        seat = programs.index(slow)
        before = await world.row(id)
        turn_clock(leap)

        async def noticed() -> bool:
            return "do not count" in world.log()

        await until(noticed)
        row = await world.row(id)
        assert row.state == "playing"
        assert row.deadline is not None
        assert before.deadline is not None
        assert row.deadline - before.deadline == pytest.approx(leap, abs=60)
        assert row.asked[str(seat)] - before.asked[str(seat)] == pytest.approx(leap, abs=60)
        assert await slow.decide(id) == 1
        assert (await seat_of(world, id, seat)).left is None


async def test_old_tables_do_not_stop_the_clocks_of_others(tmp_path: Path) -> None:
    """However many there are that cannot be played with these rules."""
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, move_time=3600, late="bot")
        seat = programs.index(await asked_of(programs, id))
        ada = await world.person("Ada")
        asked: TableRow | None = None
        while asked is None or not asked.bots_asked:
            bots = await ada.program().open(PAX, "bot:expert", "bot:expert", "bot:expert", "me")
            asked = await world.row(bots)
        world.server.kill()
        asked = await world.row(bots)
        row, chairs = await world.row(id), await world.store.seats([id])
        for number in range(120):
            old = replace(row, id=f"old{number}", version="0", deadline=1.0 + number)
            old = replace(old, bots_asked=True, moved=1.0, invitation=None)
            await world.store.add_table(old, [replace(one, table_id=old.id) for one in chairs])
        await backdate(world, id, 3601)
        await world.server.begin()
        await until(lambda: left(world, id, seat))

        async def bots_play() -> bool:
            return bool((await world.row(bots)).head > asked.head)

        await until(bots_play)
        rows = {row["id"]: row for row in await world.rows(tables)}
        set_aside = [row for name, row in rows.items() if name.startswith("old") and row["aside"]]
        assert set_aside
        # Their clocks stand until there are rules for them again.
        world.server.kill()
        async with world.store.writing.begin() as connection:
            early = {"aside": "another", "aside_at": 2.0, "version": row.version}
            await connection.execute(update(tables).where(tables.c.id == "old7").values(early))
        await world.server.begin()
        answer = await programs[0].person.program().table("old7")
        await programs[0].person.program().position("old7")
        again = await world.row("old7")
        assert again.aside is None
        assert again.deadline - answer["deadline"] > 1e9
        assert (again.state, await left(world, "old7", 0)) == ("playing", False)


# More time than there is


async def test_choosing_and_taking_back_gives_no_time(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, move_time=3600, reserve=1000)
        while True:
            before = await world.row(id)
            player = await asked_of(programs, id)
            seat = programs.index(player)
            head = await player.decide(id)
            if (await world.match(id)).can_undo:
                break
        assert (await player.undo(id, head)).json()["undone"]
        row = await world.row(id)
        assert row.asked[str(seat)] == pytest.approx(before.asked[str(seat)], abs=0.01)
        # Also when the reserve was needed, and it is not taken twice.
        world.server.kill()
        await backdate(world, id, 3900)
        await world.server.begin()
        again = player.person.program()
        head = await again.decide(id)
        reserve = (await seat_of(world, id, seat)).reserve
        assert reserve is not None
        assert 600 < reserve < 700
        assert (await again.undo(id, head)).json()["undone"]
        row = await world.row(id)
        assert time.time() - row.asked[str(seat)] >= 3600
        assert (await seat_of(world, id, seat)).reserve == pytest.approx(reserve, abs=60)
        assert row.deadline == pytest.approx(time.time() + reserve, abs=60)


async def test_coming_back_gives_no_time_for_the_same_decision(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}", bot_pace=600) as world:
        id, programs = await two_programs(world, PAX, move_time=3600, late="bot")
        slow = await asked_of(programs, id)
        seat = programs.index(slow)
        world.server.kill()
        await backdate(world, id, 3601)
        await world.server.begin()
        await programs[1 - seat].person.page(id)  # a bot whom people look at takes its time
        await until(lambda: left(world, id, seat))
        browser = slow.person.browser()
        assert (await browser.post(f"/tables/{id}/return")).status_code == 403
        world.server.options["bot_pace"] = 0
        await world.server.restart()

        async def played() -> bool:
            return any(row.by == "bot" for row in await world.journal(id))

        await until(played)
        browser = slow.person.browser()
        assert (await browser.post(f"/tables/{id}/return")).status_code == 303


async def test_on_vacation_clocks_by_the_day_stand(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}", vacation_days=10) as world:
        id, programs = await two_programs(world, PAX, move_time=DAY, pace="day", late="forfeit")
        live, others = await two_programs(world, PAX, ("Cid", "Dora"), move_time=DAY)
        slow = await asked_of(programs, id)
        seat = programs.index(slow)
        browser = slow.person.browser()
        before = await world.row(id)
        assert (await browser.post("/account/vacation", days="11")).status_code == 400
        answer = await browser.post("/account/vacation", do="begin", days="7")
        assert (answer.status_code, answer.headers["location"]) == (
            303,
            "/account?done=vacation#vacation",
        )
        assert (await browser.post("/account/vacation", days="1")).status_code == 400
        row = await world.row(id)
        assert before.deadline is not None
        assert row.deadline == pytest.approx(before.deadline + 7 * DAY, abs=60)
        page = await programs[1 - seat].person.page(id)
        assert "on vacation until" in page.parts["players"]
        # The time of the vacation passes, and a little more than the rest of the day.
        world.server.kill()
        seconds = 8 * DAY + 60
        chair = await seat_of(world, id, seat)
        assert chair.away_from is not None
        assert chair.away_until is not None
        away = {"away_from": chair.away_from - seconds}
        away |= {"away_until": chair.away_until - seconds}
        await world.change(seats, id, **away)
        await backdate(world, id, seconds - DAY)
        await world.server.begin()
        await slow.person.program().position(id)
        assert (await world.row(id)).state == "playing"
        world.server.kill()
        await backdate(world, id, DAY)
        await world.server.begin()

        async def over() -> bool:
            return bool((await world.row(id)).state == "over")

        await until(over)
        # Who comes back early keeps the rest, and a game that is live is none by the day.
        deadline = (await world.row(live)).deadline
        assert deadline is not None
        assert deadline < time.time() + DAY
        browser = slow.person.browser()
        assert (await browser.post("/account/vacation", do="end")).status_code == 303
        assert 'max="9"' in (await browser.get("/account")).text
        assert len(others) == 2
