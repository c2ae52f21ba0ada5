"""A server and a browser for each test."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Protocol

import pytest
from playwright.async_api import Browser

from kronika.server.migrate import migrate
from tests.server import services
from tests.server.table_server import TableServer

from .people import Person, browsing


class Come(Protocol):
    """Lets somebody come in."""

    def __call__(
        self, name: str, phone: bool = False, language: str = "en"
    ) -> Awaitable[Person]: ...


@pytest.fixture
def anyio_backend() -> str:
    """Browsers are driven on asyncio."""
    return "asyncio"


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Chromium."""
    async with browsing(services.chromium()) as found:
        yield found


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[TableServer]:
    """A server of `kronika serve` with a database of its own."""
    database = f"sqlite:///{tmp_path / 'kronika.db'}"
    await migrate(database)
    found = TableServer(database)
    try:
        await found.begin()
        yield found
    finally:
        await asyncio.to_thread(found.end)


@pytest.fixture
async def come(browser: Browser, server: TableServer) -> AsyncIterator[Come]:
    """Lets people come in. At the end nothing may have gone wrong in any of their pages."""
    people: list[Person] = []

    async def arrive(name: str, phone: bool = False, language: str = "en") -> Person:
        person = await Person.come(browser, server.url, name, phone, language)
        people.append(person)
        return person

    yield arrive
    assert [f"{person.name}: {line}" for person in people for line in person.wrong] == []
    assert [line for line in server.log().splitlines() if '"level": "error"' in line] == []
