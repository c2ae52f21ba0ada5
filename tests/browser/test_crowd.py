"""Several at once in a real browser: numbers, answers that stand, and clicks that stay good."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from kronika.server.migrate import migrate
from tests.server.crowd import CROWD, registered
from tests.server.table_server import Program, TableServer, World, at

from .conftest import Come
from .people import CALM, Person

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module", autouse=True)
def crowd_is_known() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[TableServer]:
    """A server that knows the game of several at once."""
    database = f"sqlite:///{tmp_path / 'kronika.db'}"
    await migrate(database)
    found = TableServer(database, "tests.server.crowd")
    try:
        await found.begin()
        yield found
    finally:
        await asyncio.to_thread(found.end)


async def begun(come: Come, world: World, phone: bool) -> tuple[Person, Program, str]:
    """Ada in a browser, and Bob as a program."""
    ada = await come("Ada", phone=phone)
    await ada.open_table(CROWD, "me", "friend")
    id = ada.table_id()
    bob = (await world.person("Bob")).program()
    invitation = (await world.row(id)).invitation
    assert (await bob.sit(id, invitation)).status_code == 201
    await ada.page.goto(f"{world.server.url}/tables/{id}")
    await ada.wait_for_board()
    return ada, bob, id


async def choices(world: World, id: str) -> list[str | None]:
    return [row.choice for row in await world.journal(id)]


async def press(ada: Person, key: str) -> None:
    """Press an option until something has changed: what was drawn a moment ago is not pressed."""
    options = ada.page.locator("#part-options")
    before = await options.inner_html()
    button = ada.page.locator(f'#part-options [data-key="{key}"]')
    for _ in range(8):
        await ada.page.wait_for_timeout(CALM)
        if await options.inner_html() != before:
            return
        await (button.tap() if ada.phone else button.click())
        await ada.page.wait_for_timeout(CALM)
        if await options.inner_html() != before:
            return
    raise AssertionError(f"{key} was pressed for nothing")


@pytest.mark.parametrize("phone", [False, True])
async def test_a_number_is_turned_and_chosen(come: Come, server: TableServer, phone: bool) -> None:
    async with at(server) as world:
        ada, bob, id = await begun(come, world, phone)
        await press(ada, "take")
        await press(ada, "take")
        field = ada.page.locator(".range input")
        assert await field.get_attribute("max") == "2"
        if phone:
            await ada.page.wait_for_timeout(600)
            await ada.page.locator(".range [data-step='1']").tap()
            assert await field.input_value() == "2"
            await ada.page.locator(".range [data-value='1']").first.tap()
            assert await field.input_value() == "1"
            await ada.page.locator(".range [data-value='2']").tap()
            assert "Give 2" in await ada.page.locator(".range .option").inner_text()
        else:
            await field.fill("2")
        # What Bob does meanwhile changes neither the field nor what it is about.
        position = await bob.position(id)
        await bob.client.post(
            f"/api/tables/{id}/choose", json={"ask": position["ask"], "key": "take"}
        )
        await ada.page.wait_for_selector(".ask:has-text('3 in the heap')")
        assert await field.input_value() == "2"
        await ada.page.wait_for_timeout(600)
        if phone:
            await ada.page.locator(".range .option").tap()
        else:
            await field.press("Enter")
        await ada.page.wait_for_selector("#log :text('gives 2')", state="attached")
        assert await choices(world, id) == ["take", "take", "take", "give east 2"]


async def test_an_answer_stands_until_it_is_given_up(come: Come, server: TableServer) -> None:
    async with at(server) as world:
        ada, bob, id = await begun(come, world, False)
        for _ in range(2):
            await press(ada, "take")
        await press(ada, "give east 1")
        assert "still choosing" in await ada.page.locator(".ask").inner_text()
        # She has a stone left but nothing that she may do with it, except to call out.
        await ada.page.check("#always")
        await press(ada, "call")
        await ada.page.wait_for_selector(".always [data-do=forget]")
        await ada.page.click(".always [data-do=forget]")
        await ada.page.wait_for_selector(".always [data-do=forget]", state="detached")
        assert (await choices(world, id))[-1] == "call"
        assert (await bob.position(id))["standing"] == {}
