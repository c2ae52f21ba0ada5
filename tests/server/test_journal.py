"""The journal: what is written together, what is refused, and in which order."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from kronika.server.journal import MOST, Entry, Journal, SeatChange, TableChange, Taken
from kronika.server.rows import DecisionRow
from kronika.server.storage import Store

from .test_storage import new_table

pytestmark = pytest.mark.anyio


def entry(table: str, number: int, choice: str = "pass", **seat: Any) -> Entry:
    now = time.time()
    row = DecisionRow(table_id=table, number=number, seat=0, choice=choice, by="person", at=now)
    changed = TableChange(
        head=number + 1,
        asked={"0": now},
        deadline=None,
        bots_asked=False,
        moved=now,
        undo=None,
        state="playing",
        result=None,
        summary=None,
        ended=None,
        sights=None,
    )
    kept = dict.fromkeys(SeatChange.__struct_fields__)
    return Entry([row], changed, SeatChange(**{**kept, **seat}) if seat else None)


async def test_a_decision_is_there_when_append_returns(engine: AsyncEngine) -> None:
    store, journal = Store(engine), Journal(engine)
    await new_table(store, "one")
    await journal.start()
    await journal.append(entry("one", 0, "buy", left=None, bot=None, reserve=12.5))
    (row,) = await store.decisions("one")
    assert (row.number, row.choice) == (0, "buy")
    table = await store.table("one")
    assert table is not None
    assert (table.head, table.state) == (1, "playing")
    assert [seat.reserve for seat in await store.seats(["one"])] == [12.5, None]
    await journal.stop()


async def test_a_number_is_given_once(engine: AsyncEngine) -> None:
    """Two journals are two servers."""
    store = Store(engine)
    journals = [Journal(engine), Journal(engine)]
    await new_table(store, "one")
    for journal in journals:
        await journal.start()
    for number in range(10):
        done = await asyncio.gather(
            *(
                journals[n % 2].append(
                    entry("one", number, f"choice {n}", left=f"{n}", bot=None, reserve=None)
                )
                for n in range(6)
            ),
            return_exceptions=True,
        )
        winners = [n for n, error in enumerate(done) if error is None]
        assert len(winners) == 1
        assert all(isinstance(error, Taken) for error in done if error is not None)
        assert (await store.decisions("one"))[number].choice == f"choice {winners[0]}"
        # Of what was refused nothing is left.
        assert (await store.seats(["one"]))[0].left == f"{winners[0]}"
        table = await store.table("one")
        assert table is not None
        assert table.head == number + 1
    for journal in journals:
        await journal.stop()


async def test_one_that_is_refused_takes_no_other_with_it(engine: AsyncEngine) -> None:
    store, journal = Store(engine), Journal(engine)
    ids = [f"t{number}" for number in range(8)]
    for id in ids:
        await new_table(store, id)
    await journal.start()
    await journal.append(entry("t3", 0, "first"))
    done = await asyncio.gather(
        *(journal.append(entry(id, 0, "second")) for id in (*ids, "none")), return_exceptions=True
    )
    refused = [id for id, error in zip((*ids, "none"), done, strict=True) if error is not None]
    assert refused == ["t3", "none"]
    kept = {id: (await store.decisions(id))[0].choice for id in ids}
    assert kept == {id: "first" if id == "t3" else "second" for id in ids}
    await journal.stop()


async def test_many_share_a_commit_and_stopping_waits_for_all(engine: AsyncEngine) -> None:
    store, journal = Store(engine), Journal(engine)
    ids = [f"t{number}" for number in range(40)]
    for id in ids:
        await new_table(store, id)
    await journal.start()
    waiting = [asyncio.create_task(journal.append(entry(id, 0))) for id in ids]
    await asyncio.sleep(0)
    await journal.stop()
    await asyncio.gather(*waiting)
    assert [len(await store.decisions(id)) for id in ids] == [1] * 40
    assert MOST >= 40


async def test_an_entry_is_written_whole_or_not_at_all(engine: AsyncEngine) -> None:
    store, journal = Store(engine), Journal(engine)
    await new_table(store, "one")
    await journal.start()
    broken = entry("one", 0)
    broken.table.asked = {object()}  # type: ignore[assignment]
    with pytest.raises(Exception, match="JSON"):
        await journal.append(broken)
    assert await store.decisions("one") == []
    table = await store.table("one")
    assert table is not None
    assert table.head == 0
    await journal.append(entry("one", 0))
    assert len(await store.decisions("one")) == 1
    await journal.stop()
