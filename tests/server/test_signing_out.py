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
    await person.browser().post("/logout")
    await page.send(do="say", room="players", text="still here")
    assert await page.closed() == 4401
    assert (await world.row(id))["head"] == head
    assert "still here" not in str(await world.store.said(id, "players"))
