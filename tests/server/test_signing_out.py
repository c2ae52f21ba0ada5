"""An open page does not outlive the session that it was opened with."""

import pytest

from .table_server import PAX, World, two_programs

pytestmark = pytest.mark.anyio


async def test_who_signs_out_decides_no_more_in_another_tab(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    person = programs[0].person
    page = await person.page(id)
    await page.settled()
    head = page.now["head"]
    await person.browser().post("/logout", sure="true")
    await page.send(do="say", room="players", text="still here")
    assert await page.closed() == 4401
    assert (await world.row(id))["head"] == head
    assert "still here" not in str(await world.store.said(id, "players"))


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
