"""Migrations: what they make, and what is said of a database that is older or newer."""

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from kronika.core.errors import KronikaError, UsageError
from kronika.server import models
from kronika.server.database import make_schema, open_engine
from kronika.server.migrate import HEAD, SCRIPTS, check, migrate

from .services import drop_postgresql, new_postgresql

pytestmark = pytest.mark.anyio


def test_the_newest_migration_is_the_one_that_is_asked_for() -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def schema(connection: Connection) -> dict[str, Any]:
    """Everything that a database says of its tables, but for those of the migrations."""
    look = inspect(connection)
    found = {}
    for name in look.get_table_names():
        if name != "alembic_version":
            found[name] = {
                "columns": [
                    {key: str(value) for key, value in column.items()}
                    for column in look.get_columns(name)
                ],
                "key": look.get_pk_constraint(name),
                "unique": sorted(map(str, look.get_unique_constraints(name))),
                "foreign": sorted(map(str, look.get_foreign_keys(name))),
                "indices": sorted(map(str, look.get_indexes(name))),
            }
    return found


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, models.metadata))


async def test_migrating_gives_exactly_the_tables_of_the_models(database_url: str) -> None:
    assert await migrate(database_url) is None
    migrated = open_engine(database_url)
    async with migrated.connect() as connection:
        assert await connection.run_sync(differences) == []
        found = await connection.run_sync(schema)
    assert set(found) == set(models.metadata.tables)
    async with migrated.begin() as connection:
        await connection.run_sync(models.metadata.drop_all)
    await make_schema(migrated)
    async with migrated.connect() as connection:
        wanted = await connection.run_sync(schema)
    await migrated.dispose()
    assert found == wanted


async def test_a_second_time_changes_nothing(database_url: str) -> None:
    await migrate(database_url)
    engine = open_engine(database_url)
    async with engine.begin() as connection:
        row = {"name": "Ada", "name_key": "ada", "language": "en", "created": 1.0, "seen": 1.0}
        await connection.execute(models.users.insert().values(row))
    assert await migrate(database_url) == HEAD
    async with engine.connect() as connection:
        kept = (await connection.execute(models.users.select())).mappings().one()
    await engine.dispose()
    assert (kept["name"], kept["theme"], kept["blocked"]) == ("Ada", "auto", False)
    await check(database_url)


async def test_an_empty_database_is_named(database_url: str) -> None:
    with pytest.raises(KronikaError, match="kronika migrate"):
        await check(database_url)


@pytest.mark.parametrize(("revision", "words"), [("0000", "run: kronika migrate"), ("9", "newer")])
async def test_an_older_or_newer_database_is_named(
    database_url: str, revision: str, words: str
) -> None:
    await migrate(database_url)
    engine = open_engine(database_url)
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{revision}'"))
    await engine.dispose()
    with pytest.raises(KronikaError, match=words) as complaint:
        await check(database_url)
    assert "kronika migrate" in str(complaint.value)
    assert revision in str(complaint.value)


async def test_a_newer_database_is_not_touched(database_url: str) -> None:
    await migrate(database_url)
    engine = open_engine(database_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(KronikaError, match="newer"):
        await migrate(database_url)
    async with engine.connect() as connection:
        number = (await connection.execute(text("SELECT version_num FROM alembic_version"))).all()
    await engine.dispose()
    assert number == [("9999",)]


async def test_tables_that_no_migration_made_are_not_touched(database_url: str) -> None:
    engine = open_engine(database_url)
    await make_schema(engine)
    await engine.dispose()
    with pytest.raises(KronikaError, match="no migration"):
        await migrate(database_url)


async def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "own.db"
    await migrate(f"sqlite:///{path}")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="nowhere"):
        await migrate(f"sqlite:///{tmp_path / 'nowhere' / 'own.db'}")


async def test_what_is_no_database_is_said_in_words(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(KronikaError, match="not a database"):
        await migrate(f"sqlite:///{path}")
    assert path.read_text() == "Dear diary, " * 100


async def test_a_server_that_cannot_be_reached_is_said_without_its_password() -> None:
    with pytest.raises(KronikaError) as complaint:
        await check("postgresql://somebody:secret@127.0.0.1:1/nothing")
    assert "reached" in str(complaint.value)
    assert "secret" not in str(complaint.value)


async def test_an_unknown_database_is_said_without_its_password() -> None:
    url = await asyncio.to_thread(new_postgresql)
    await asyncio.to_thread(drop_postgresql, url)
    with pytest.raises(KronikaError, match="cannot be used") as complaint:
        await check(url.replace("kronika@", "kronika:secret@"))
    assert "secret" not in str(complaint.value)


async def test_two_servers_migrate_one_after_the_other(database_url: str) -> None:
    found = await asyncio.gather(*(migrate(database_url) for _ in range(6)))
    assert sorted(found, key=str) == [HEAD] * 5 + [None]
