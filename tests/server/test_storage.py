"""The database, on both kinds: tables, seats, talk, notes, and what happens at once."""

import asyncio
import shutil
import time
from typing import Any, get_args

import pytest
from msgspec import Struct
from msgspec.structs import fields, replace
from sqlalchemy import Table, text
from sqlalchemy.ext.asyncio import AsyncEngine

from kronika.server import models, rows
from kronika.server.accounts import Accounts
from kronika.server.database import finish, make_schema, open_engine, unbroken, writable
from kronika.server.models import metadata
from kronika.server.rows import SeatRow, TableRow
from kronika.server.storage import LEAST_FREE, NoRoom, Store
from kronika.server.talk import Talk
from kronika.server.upkeep import Upkeep

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(engine: AsyncEngine) -> Store:
    return Store(engine)


@pytest.fixture
def talk(engine: AsyncEngine) -> Talk:
    return Talk(engine)


@pytest.fixture
def upkeep(engine: AsyncEngine) -> Upkeep:
    return Upkeep(engine)


def table_row(id: str, players: int = 2, **values: Any) -> TableRow:
    row = TableRow(
        id=id,
        name=f"Table {id}",
        creator=None,
        game="pax-renaissance",
        version="1",
        players=players,
        settings={"astrology": True},
        seed="ab" * 32,
        seed_hash="cd" * 32,
        pace="live",
        move_time=None,
        reserve=None,
        late="bot",
        listed=True,
        hints=True,
        invitation=f"invitation-{id}",
        state="open",
        created=1.0,
        moved=1.0,
        asked={},
    )
    return replace(row, **values)


async def new_table(store: Store, id: str, *kinds: str, **values: Any) -> None:
    row = table_row(id, max(2, len(kinds)), **values)
    seats = [
        SeatRow(table_id=id, seat=n, kind=kind) for n, kind in enumerate(kinds or ("free", "free"))
    ]
    await store.add_table(row, seats)


async def people(store: Store, *names: str) -> list[int]:
    accounts = Accounts(store.engine)
    return [(await accounts.welcome(name, "en")).id for name in names]


async def test_what_was_stored_is_read_again(store: Store) -> None:
    await new_table(store, "one", settings={"a": True, "b": 3, "c": "ž"}, asked={"0": 1.5})
    whole = await store.whole("one")
    assert whole is not None
    row, seats, journal = whole
    assert row == await store.table("one")
    assert (row.settings, row.asked) == ({"a": True, "b": 3, "c": "ž"}, {"0": 1.5})
    assert (row.listed, row.head, row.result) == (True, 0, None)
    assert [seat.seat for seat in seats] == [0, 1]
    assert journal == []
    assert await store.table_invited("invitation-one") == row
    await store.prove()


@pytest.mark.parametrize(
    ("kind", "table"),
    [
        (rows.TableRow, models.tables),
        (rows.SeatRow, models.seats),
        (rows.DecisionRow, models.decisions),
        (rows.MessageRow, models.messages),
        (rows.UserRow, models.users),
        (rows.SessionRow, models.sessions),
        (rows.ConfirmationRow, models.confirmations),
    ],
)
def test_a_row_has_every_column_and_no_other(kind: type[Struct], table: Table) -> None:
    assert set(kind.__struct_fields__) == set(table.c.keys())
    types = {field.name: field.type for field in fields(kind)}
    for column in table.c:
        may_be_none = type(None) in get_args(types[column.name])
        assert column.nullable == may_be_none, column


async def test_what_is_not_there(store: Store) -> None:
    for id in ("none", "", "\0", "a\0b", "\ud800", "x" * 5000):
        assert await store.table(id) is None
        assert await store.whole(id) is None
        assert await store.table_invited(id) is None


def test_texts_that_every_database_takes() -> None:
    assert writable("plain ž 👩‍🚀\n") == "plain ž 👩‍🚀\n"
    assert writable("a\0b\ud800c") == "ab?c"


async def test_all_servers_sign_with_one_secret(store: Store) -> None:
    found = await asyncio.gather(*(Store(store.engine).secret() for _ in range(5)))
    assert len(set(found)) == 1
    assert len(found[0]) == 64


async def test_a_seat_goes_to_one(store: Store) -> None:
    ids = await people(store, *(f"P{number}" for number in range(6)))
    await new_table(store, "one", "free", "friend", "free")
    done = await asyncio.gather(*(store.sit("one", id, f"P{id}", ("free",)) for id in ids))
    assert sorted(seat for seat in done if seat is not None) == [0, 2]
    seats = await store.seats(["one"])
    assert (seats[1].user_id, seats[1].kind) == (None, "friend")
    # Who sits there keeps the seat.
    winner = ids[done.index(0)]
    assert await store.sit("one", winner, "again", ("free", "friend")) == 0
    invited = next(id for id, seat in zip(ids, done, strict=True) if seat is None)
    assert await store.sit("one", invited, "friend", ("friend", "free")) == 1
    assert await store.stand_up("one", invited)
    assert not await store.stand_up("one", invited)
    assert (await store.seats(["one"]))[1].user_id is None


async def test_a_match_begins_once_and_only_with_everybody_there(store: Store) -> None:
    ada, bob = await people(store, "Ada", "Bob")
    await new_table(store, "one")
    await store.sit("one", ada, "Ada", ("free",))
    assert not await store.begin_table("one", 5.0, state="playing")
    await store.sit("one", bob, "Bob", ("free",))
    done = await asyncio.gather(*(store.begin_table("one", 5.0, state="playing") for _ in range(4)))
    assert sorted(done) == [False, False, False, True]
    assert [seat.reserve for seat in await store.seats(["one"])] == [5.0, 5.0]
    assert await store.sit("one", ada, "Ada", ("free",)) is None
    assert not await store.stand_up("one", ada)
    assert not await store.remove_open_table("one")
    await store.fill_seats("one", "easy", "Bot")
    assert [seat.bot for seat in await store.seats(["one"])] == [None, None]


async def test_free_seats_are_filled_and_tables_removed(store: Store, talk: Talk) -> None:
    (ada,) = await people(store, "Ada")
    await new_table(store, "one")
    await store.sit("one", ada, "Ada", ("free",))
    assert not await store.remove_open_table("one", deserted=True)
    await store.fill_seats("one", "easy", "Bot, easy")
    seats = await store.seats(["one"])
    assert [(seat.bot, seat.name) for seat in seats] == [(None, "Ada"), ("easy", "Bot, easy")]
    await talk.say("one", ada, "Ada", "players", "hello", 1.0)
    await talk.write_note("one", ada, "mine")
    await store.stand_up("one", ada)
    assert await store.remove_open_table("one", deserted=True)
    assert await store.whole("one") is None
    for table in ("seats", "messages", "notes", "decisions"):
        async with store.engine.connect() as connection:
            found = await connection.execute(metadata.tables[table].select())
            assert found.all() == []


async def test_a_rematch_is_claimed_once(store: Store) -> None:
    await new_table(store, "one", state="over")
    done = await asyncio.gather(*(store.claim_rematch("one", f"new{n}") for n in range(5)))
    assert sorted(done) == [False] * 4 + [True]
    row = await store.table("one")
    assert row is not None
    assert row.rematch == f"new{done.index(True)}"


async def test_the_bots_of_a_table_have_one_keeper(store: Store, upkeep: Upkeep) -> None:
    await new_table(store, "one", state="playing", bots_asked=True)
    assert await upkeep.unkept_tables(time.time()) == ["one"]
    later = time.time() + 20
    done = await asyncio.gather(*(upkeep.keep("one", f"server {n}", later) for n in range(4)))
    assert sorted(done) == [False] * 3 + [True]
    keeper = f"server {done.index(True)}"
    assert await upkeep.keep("one", keeper, later + 5)
    assert await upkeep.unkept_tables(time.time()) == []
    assert await upkeep.unkept_tables(later + 6) == ["one"]
    # A server that has died keeps nothing.
    assert await upkeep.keep("one", keeper, time.time() - 1)
    assert await upkeep.keep("one", "another", later)


async def test_clocks_that_have_run_out(store: Store, upkeep: Upkeep) -> None:
    await new_table(store, "late", state="playing", deadline=10.0)
    await new_table(store, "later", state="playing", deadline=5.0)
    await new_table(store, "soon", state="playing", deadline=30.0)
    await new_table(store, "over", state="over", deadline=1.0)
    await new_table(store, "free", state="playing", deadline=None)
    assert await upkeep.late_tables(20.0) == ["later", "late"]


async def test_the_lobby(store: Store) -> None:
    ada, bob = await people(store, "Ada", "Bob")
    await new_table(store, "mine", creator=ada, moved=3.0)
    await new_table(store, "hidden", listed=False, moved=4.0)
    await new_table(store, "done", state="over", moved=5.0)
    await new_table(store, "theirs", moved=6.0)
    await store.sit("hidden", bob, "Bob", ("free",))
    assert [row.id for row in await store.listed_tables(["open"])] == ["theirs", "mine"]
    assert [row.id for row in await store.listed_tables(["open"], before=6.0)] == ["mine"]
    assert [row.id for row in await store.tables_of(ada, over=False)] == ["mine"]
    assert [row.id for row in await store.tables_of(bob, over=False)] == ["hidden"]
    assert await store.tables_of(bob, over=True) == []


async def test_talk_and_notes(store: Store, talk: Talk) -> None:
    ada, bob = await people(store, "Ada", "Bob")
    await new_table(store, "one")
    for number in range(5):
        room = "players" if number % 2 else "spectators"
        await talk.say("one", ada, "Ada", room, f"{number} 'ž' %s", float(number))
    said = await talk.said("one", "players")
    assert [message.text for message in said] == ["1 'ž' %s", "3 'ž' %s"]
    assert [message.at for message in await talk.said("one", "spectators", limit=1)] == [4.0]
    assert await talk.said("one", "players", after=said[-1].id) == []
    await asyncio.gather(*(talk.write_note("one", ada, f"note {n}") for n in range(6)))
    assert (await talk.note("one", ada)).startswith("note ")
    await talk.write_note("one", ada, "the last")
    assert await talk.note("one", ada) == "the last"
    assert await talk.note("one", bob) == ""
    assert {row.name for row in (await store.people([ada, bob])).values()} == {"Ada", "Bob"}
    await store.looked("one", 1, 17)
    assert [seat.seen for seat in await store.seats(["one"])] == [0, 17]


async def test_sqlite_waits_for_the_disk(engine: AsyncEngine) -> None:
    """A decision is on the disk before anybody sees it."""
    if engine.dialect.name != "sqlite":
        async with engine.connect() as connection:
            found = await connection.execute(text("SHOW synchronous_commit"))
            assert found.scalar_one() == "on"
        return
    async with engine.connect() as connection:
        values = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
        ]
    assert values == [2, "wal", 1, 10_000]


async def test_who_goes_away_takes_no_connection_along(store: Store, talk: Talk) -> None:
    (ada,) = await people(store, "Ada")
    await new_table(store, "one")
    for moment in range(1, 60):
        work = asyncio.create_task(talk.write_note("one", ada, f"note {moment}"))
        for _ in range(moment):
            await asyncio.sleep(0.0001 * (moment % 7))
        work.cancel()
        await finish()
        assert store.engine.sync_engine.pool.checkedout() == 0  # type: ignore[attr-defined]
        assert await talk.note("one", ada) == f"note {moment}"


async def test_nobody_who_can_go_away_gets_a_connection(database_url: str) -> None:
    engine = open_engine(database_url, serves=True)
    with pytest.raises(RuntimeError, match="unbroken"):
        await engine.connect()
    await unbroken(make_schema)(engine)
    await Store(engine).prove()
    await engine.dispose()


async def test_a_full_disk_is_not_ready(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    left = shutil._ntuple_diskusage(10**9, 10**9 - LEAST_FREE + 1, LEAST_FREE - 1)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: left)
    if store.engine.dialect.name == "sqlite":
        with pytest.raises(NoRoom):
            await store.prove()
    else:  # it knows best itself
        await store.prove()
