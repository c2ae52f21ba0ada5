"""Databases, channels and browsers for the tests of the server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from kronika.server.database import make_schema, open_engine

from . import services
from .table_server import TableServer, World, at, serving


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio alone, as the server does."""
    return "asyncio"


@pytest.fixture
def postgresql_url() -> Iterator[str]:
    """A new, empty database of PostgreSQL."""
    url = services.new_postgresql()
    yield url
    services.drop_postgresql(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kronika.db'}"
    url: str = request.getfixturevalue("postgresql_url")
    return url


@pytest.fixture
async def engine(database_url: str) -> AsyncIterator[AsyncEngine]:
    """An engine on a database of each kind with all tables."""
    engine = open_engine(database_url)
    await make_schema(engine)
    yield engine
    await engine.dispose()


@pytest.fixture
def redis_url() -> str:
    """A database of Redis that nobody else uses."""
    return services.redis_url()


@pytest.fixture
def chromium() -> str:
    """The path of Chromium."""
    return services.chromium()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server that runs, for tests that do not mind what others do there."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server') / 'kronika.db'}") as server:
        yield server


@pytest.fixture
async def world(server: TableServer) -> AsyncIterator[World]:
    """That server, with what a test needs to play there."""
    async with at(server) as world:
        yield world


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[TableServer]:
    """A server that runs on PostgreSQL, for tests that do not mind what others do there."""
    url = services.new_postgresql()
    with serving(url) as server:
        yield server
    services.drop_postgresql(url)


@pytest.fixture
async def database_worlds(
    world: World, postgresql_server: TableServer
) -> AsyncIterator[list[World]]:
    """A server on each database."""
    async with at(postgresql_server) as other:
        yield [world, other]
