"""Bots of many people on few processes: nobody's tables stop those of others."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.server.thinkers import AGEING, AWAY, NOBODY, WAITED, Claim, Queue

from .table_server import PAX, Person, running

pytestmark = pytest.mark.anyio


async def tables_with_bots(person: Person, number: int, level: str) -> list[str]:
    program = person.program()
    bots = [f"bot:{level}"] * 3
    return [await program.open(PAX, *bots, "me") for _ in range(number)]


async def test_tables_that_everybody_has_left_are_played_cheaply(tmp_path: Path) -> None:
    """Three games of experts, who may think nine seconds for a decision, would take an hour."""
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        eve, ada = await world.people("Eve", "Ada")
        left = await tables_with_bots(eve, 3, "expert")
        for id in left:
            answer = await eve.program().client.post(f"/api/tables/{id}/resign")
            assert answer.status_code == 204
        mine = await ada.program().open(PAX, "me", "bot:easy")
        end = await ada.program().play(mine, random.Random(1), until=12)
        assert end["decision"] >= 12
        async with asyncio.timeout(120):
            while any([(await world.row(id)).state != "over" for id in left]):
                await asyncio.sleep(0.2)


async def test_one_persons_bots_do_not_keep_anothers_waiting(tmp_path: Path) -> None:
    """Also where somebody looks at each of many tables."""
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        eve, ada = await world.people("Eve", "Ada")
        busy = await tables_with_bots(eve, 12, "expert")
        for id in busy:
            await eve.page(id)
        mine = await ada.program().open(PAX, "bot:easy", "me")
        await ada.program().play(mine, random.Random(1), until=5)
        asking = [row.bots_asked for row in [await world.row(id) for id in busy]]
        assert sum(asking) >= 4
        rows = await world.journal(mine)
        at = [0.0, *(row.at for row in rows)]
        others = [row.at for id in busy for row in await world.journal(id) if row.by == "bot"]
        between = [
            sum(before < other < row.at for other in others)
            for before, row in zip(at[1:], rows[1:], strict=False)
            if row.by == "bot"
        ]
        assert between
        # In the order of asking, all twelve would come before mine. While mine is thought about,
        # one or two decide beside it.
        assert max(between) <= 3


async def test_nobody_has_more_tables_than_is_allowed(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}", tables_per_person=3) as world:
        eve, ada = await world.people("Eve", "Ada")
        program = eve.program()
        answers = await asyncio.gather(
            *(
                program.client.post(
                    "/api/tables", json={"game": PAX, "players": 2, "seats": ["me", "bot:easy"]}
                )
                for _ in range(6)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 3
        refused = [answer.json()["error"] for answer in answers if answer.status_code == 409]
        assert set(refused) == {"too-many-tables"}
        free = await ada.program().open(PAX, "me", "free", listed=True)
        assert (await program.sit(free)).json()["error"] == "too-many-tables"
        page = await eve.browser().post("/tables", game=PAX)
        assert page.status_code == 409
        # A table that is over counts no more.
        ids = [answer.json()["id"] for answer in answers if answer.status_code == 201]
        assert (await program.client.post(f"/api/tables/{ids[0]}/resign")).status_code == 204
        assert (await program.sit(free)).status_code == 201


# The queue by itself


def claims(rank: int, *people: str) -> Callable[[], Claim]:
    return lambda: Claim(rank, people)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def order(queue: Queue, clock: Clock, wishes: list[tuple[str, int, str]]) -> list[str]:
    """The tables in the order in which their bots think, a second each, one after the other."""
    first = await queue.enter("first", claims(WAITED, "somebody"))
    assert first is not None
    done: list[str] = []

    async def think(table: str, rank: int, who: str) -> None:
        claim = await queue.enter(table, claims(rank, who))
        assert claim is not None
        done.append(table)
        clock.now += 1
        await asyncio.sleep(0)
        queue.leave(table, claim, 1.0)

    tasks = [asyncio.create_task(think(*wish)) for wish in wishes]
    await asyncio.sleep(0)
    queue.leave("first", first, 0.0)
    await asyncio.gather(*tasks)
    return done


async def test_people_take_turns() -> None:
    clock = Clock()
    wishes = [(f"e{n}", WAITED, "eve") for n in range(4)]
    wishes += [("a1", WAITED, "ada"), ("a2", WAITED, "ada"), ("b1", WAITED, "bob")]
    found = await order(Queue(1, clock), clock, wishes)
    assert found[0] == "e0"
    assert set(found[1:3]) == {"a1", "b1"}
    assert found[-2:] == ["e2", "e3"]


async def test_who_waits_comes_before_who_does_not() -> None:
    clock = Clock()
    wishes = [("left", NOBODY, "eve"), ("away", AWAY, "bob"), ("here", WAITED, "ada")]
    assert await order(Queue(1, clock), clock, wishes) == ["here", "away", "left"]


async def test_nobody_waits_for_ever() -> None:
    clock = Clock()
    queue = Queue(1, clock)
    first = await queue.enter("first", claims(WAITED, "ada"))
    assert first is not None
    old = asyncio.create_task(queue.enter("old", claims(NOBODY, "bob")))
    await asyncio.sleep(0)
    clock.now += 2 * AGEING
    new = asyncio.create_task(queue.enter("new", claims(WAITED, "ada")))
    await asyncio.sleep(0)
    queue.leave("first", first, 1.0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert (old.done(), new.done()) == (True, False)
    new.cancel()


async def test_nobody_has_all_processes() -> None:
    queue = Queue(3)
    tasks = [asyncio.create_task(queue.enter(f"e{n}", claims(WAITED, "eve"))) for n in range(5)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert sum(task.done() for task in tasks) == 2
    assert await queue.enter("mine", claims(WAITED, "ada")) is not None
    for task in tasks:
        task.cancel()


async def test_what_nobody_wants_to_know_any_more_takes_no_place() -> None:
    queue = Queue(1)
    first = await queue.enter("first", claims(WAITED, "ada"))
    assert first is not None
    stale = asyncio.create_task(queue.enter("stale", lambda: None))
    gone = asyncio.create_task(queue.enter("gone", claims(WAITED, "bob")))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    queue.leave("first", first, 1.0)
    assert await stale is None
    assert await queue.enter("next", claims(WAITED, "ada")) is not None
