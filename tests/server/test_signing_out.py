"""An open page does not outlive the session that it was opened with."""

import asyncio
import re
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from .table_server import PAX, World, running, two_programs

pytestmark = pytest.mark.anyio


async def test_who_signs_out_decides_no_more_in_another_tab(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    person = programs[0].person
    page = await person.page(id)
    await page.settled()
    head = page.now["head"]
    await person.browser().post("/logout", sure="true")
    with suppress(ConnectionClosed):
        await page.send(do="say", room="players", text="still here")
    assert await page.closed() == 4401
    assert (await world.row(id)).head == head
    assert "still here" not in str(await world.talk.said(id, "players"))


async def test_who_could_not_come_back_is_told_before_logging_out(world: World) -> None:
    ada = await world.person("Ada")
    browser = ada.browser()
    asked = await browser.post("/logout")
    assert asked.status_code == 200
    assert 'name="new"' in asked.text
    assert (await browser.get("/account")).status_code == 200  # still in
    short = await browser.post("/logout", new="short")
    assert short.status_code == 400
    assert 'id="error-new"' in short.text
    gone = await browser.post("/logout", new="a long password")
    assert gone.status_code == 303
    assert (await browser.get("/account")).status_code == 303
    back = await browser.post("/login", name=ada.name, password="a long password")
    assert (back.status_code, back.headers["location"]) == (303, "/")
    # With a password there is nothing to ask.
    assert (await browser.post("/logout")).status_code == 303


async def test_who_may_be_here_no_more_is_put_out_at_once(world: World) -> None:
    """Of pages, programs' lines and long waits, by whatever ends the session or the token."""
    id, programs = await two_programs(world, PAX)
    for program, end in zip(programs, ("revoke", "log out"), strict=True):
        person = program.person
        browser = person.browser()
        line, page = await person.line(id), await person.page(id)
        await line.position()
        head = (await program.position(id))["head"]
        waiting = asyncio.create_task(
            program.client.get(f"/api/tables/{id}/position", params={"head": head, "wait": 60})
        )
        await asyncio.sleep(0.5)
        if end == "revoke":
            found = re.search(r"/account/token/(\d+)/revoke", (await browser.get("/account")).text)
            assert found is not None
            await browser.post(found[0])
            assert await line.closed() == 4401
            assert (await waiting).status_code == 401
            assert (await program.client.get("/api/me")).status_code == 401
            await page.settled()
        else:
            await browser.post("/logout", sure="true")
            assert await page.closed() == 4401
            await line.send(head=-1, key="x")
            assert (await line.frame())["error"] in ("stale", "not-understood")
            waiting.cancel()
    assert await world.journal(id) == []


@pytest.mark.parametrize("how", ["block", "remove"])
async def test_who_is_blocked_behind_the_servers_back_is_put_out(world: World, how: str) -> None:
    id, programs = await two_programs(world, PAX)
    person = programs[0].person
    page, line = await person.page(id), await person.line(id)
    user = await world.accounts.user(person.id)
    assert user is not None
    if how == "block":
        await world.accounts.block(person.id, True)
    else:
        await world.accounts.remove(user)
    assert await page.closed() == 4401
    assert await line.closed() == 4401
    assert (await programs[0].client.get("/api/me")).status_code == 401


async def test_who_signs_out_is_put_out_by_all_servers(postgresql_url: str, redis_url: str) -> None:
    async with running(postgresql_url, channels=redis_url) as world:
        other = await world.another_server()
        id, programs = await two_programs(world, PAX)
        person = programs[0].person
        page = await person.page(id, other)
        browser = person.browser()
        await browser.post("/logout", sure="true")
        assert await page.closed() == 4401
        elsewhere = person.browser(other)
        assert (await elsewhere.get("/account")).status_code == 303


async def test_nobody_gets_the_number_of_who_was_removed(world: World) -> None:
    """Or he would have the seat, the hand and the notes of another."""
    id, programs = await two_programs(world, PAX)
    last = await world.person("Last")
    user = await world.accounts.user(last.id)
    assert user is not None
    await world.accounts.remove(user)
    assert (await world.person("Newcomer")).id > last.id
    last = programs[1].person
    user = await world.accounts.user(last.id)
    assert user is not None
    await world.accounts.remove(user)
    newcomer = await world.person("Newcomer")
    assert newcomer.id != last.id
    assert (await newcomer.program().position(id))["you"] is None
