"""Somebody whose account is removed in the middle of a match, and those who play on."""

import asyncio
import random
from pathlib import Path

import pytest

from kronika.server.admin import Admin

from .table_server import PAX, Person, World, asked_of, running, two_programs

pytestmark = pytest.mark.anyio


async def remove(world: World, person: Person) -> None:
    """As `kronika admin` does: behind the back of a server that has the tables in memory."""
    await Admin(world.engine).remove_user(person.name, even_if_playing=True)


async def test_of_three_a_bot_plays_on_for_who_is_removed(database_worlds: list[World]) -> None:
    for world in database_worlds:
        id, programs = await two_programs(world, PAX, ("Ada", "Bob", "Cid"))
        gone = await asked_of(programs, id)
        seat = programs.index(gone)
        playing = [program for program in programs if program is not gone]
        page = await playing[0].person.page(id)
        await remove(world, gone.person)
        await page.until(lambda page=page: page.now["head"] > 0)  # type: ignore[misc]
        facts = (await world.store.seats([id]))[seat]
        assert (facts.user_id, facts.left, facts.bot) == (None, "resigned", "normal")
        await asyncio.gather(
            *(program.play(id, random.Random(n), until=25) for n, program in enumerate(playing))
        )
        by = {(row.seat, row.by) for row in await world.journal(id) if row.choice}
        assert by == {(n, "bot" if n == seat else "person") for n in range(3)}
        assert world.errors() == []


async def test_of_two_who_is_removed_has_lost(database_worlds: list[World]) -> None:
    for world in database_worlds:
        id, programs = await two_programs(world, PAX)
        page = await programs[0].person.page(id)
        await remove(world, programs[1].person)
        await page.until(lambda page=page: page.now["over"])  # type: ignore[misc]
        row = await world.row(id)
        assert row.result is not None
        assert (row.state, row.result["winners"]) == ("over", [0])
        assert row.result["reason"] == "resigned"
        # In a rematch there is a free seat, and no bot under the name of who has gone.
        again = await programs[0].person.browser().post(f"/tables/{id}/rematch")
        new = again.headers["location"].rpartition("/")[2]
        seats = await world.store.seats([new])
        assert [seat.kind for seat in seats] == ["free", "person"]
        assert (seats[0].name, seats[0].bot) == (None, None)


async def test_who_is_removed_while_no_server_runs_is_found(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, ("Ada", "Bob", "Cid"))
        world.server.kill()
        await remove(world, programs[2].person)
        await world.server.begin()
        line = await programs[0].person.line(id)
        while not (await line.position())["head"]:
            pass
        seats = await world.store.seats([id])
        assert [seat.bot for seat in seats] == [None, None, "normal"]


async def test_who_is_removed_before_the_start_makes_room(database_worlds: list[World]) -> None:
    for world in database_worlds:
        ada, bob, cid = [(await world.person(name)).program() for name in ("Ada", "Bob", "Cid")]
        listed = await ada.open(PAX, "me", "free", "free", listed=True)
        assert (await bob.sit(listed)).status_code == 201
        alone = await bob.open(PAX, "me", "friend")
        private = await ada.open(PAX, "me", "friend", "friend")
        invitation = (await ada.table(private))["invitation"]
        assert (await bob.sit(private, invitation)).status_code == 201
        await remove(world, bob.person)
        assert await world.store.table(alone) is None
        for id, kind in ((listed, "free"), (private, "friend")):
            seats = await world.store.seats([id])
            assert [seat.kind for seat in seats] == ["person", kind, kind]
            assert [seat.name for seat in seats] == [ada.person.name, None, None]
            assert (await world.row(id)).state == "open"
        assert (await cid.sit(listed)).status_code == 201
