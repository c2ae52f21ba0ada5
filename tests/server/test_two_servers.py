"""Two servers on one database, which tell each other by Redis or by PostgreSQL."""

import asyncio
import random
import re
from collections.abc import AsyncIterator

import pytest

from .table_server import (
    PAX,
    Program,
    TableServer,
    Verified,
    World,
    open_page,
    running,
    two_programs,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(params=["redis", "postgresql"])
async def both(
    request: pytest.FixtureRequest, postgresql_url: str, redis_url: str
) -> AsyncIterator[tuple[World, TableServer]]:
    channels = redis_url if request.param == "redis" else postgresql_url
    async with running(postgresql_url, channels=channels) as world:
        yield world, await world.another_server()


def thoughts(metrics: str) -> int:
    found = re.search(r"^kronika_thinking_seconds_count (\S+)$", metrics, re.MULTILINE)
    return int(float(found[1])) if found else 0


async def test_a_game_between_two_servers(both: tuple[World, TableServer]) -> None:
    """Everything in one, for starting servers takes long: play, races, bots, talk, presence."""
    world, second = both
    await a_whole_game_is_played(world, second)
    await races_decide_once(world, second)
    await bots_are_run_by_one(world, second)
    await talk_and_presence_cross_over(world, second)
    await who_resigns_elsewhere_has_resigned(world, second)
    assert not [line for line in world.errors() if "CancelledError" not in line]


async def a_whole_game_is_played(world: World, second: TableServer) -> None:
    id, programs = await two_programs(world, PAX, ("Ada", "Bob"))
    there = programs[1].person.program(second)
    published = (await there.table(id))["seed_hash"]
    ends = await asyncio.gather(
        programs[0].play(id, random.Random("here")), there.play(id, random.Random("there"))
    )
    assert [end["state"] for end in ends] == ["over", "over"]
    records = [
        (await program.client.get(f"/api/tables/{id}/record")).text
        for program in (programs[0], there)
    ]
    assert records[0] == records[1]
    match = Verified(records[0]).match
    assert match.seed_hash == published
    assert (await world.row(id)).result == match.result.plain()  # type: ignore[union-attr]
    await world.journal(id)


async def races_decide_once(world: World, second: TableServer) -> None:
    id, programs = await two_programs(world, PAX, ("Cid", "Dora"))
    sides: list[list[Program]] = [[program, program.person.program(second)] for program in programs]
    chance = random.Random(6)
    for head in range(12):
        positions = [await side[0].position(id) for side in sides]
        asked = next(n for n, position in enumerate(positions) if position["options"])
        await sides[asked][1].position(id)
        options = positions[asked]["options"]
        answers = await asyncio.gather(
            *(side.choose(id, head, chance.choice(options)["key"]) for side in sides[asked] * 3)
        )
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]
        assert {answer.json()["head"] for answer in answers} == {head + 1}
        for side in sides[0]:
            assert (await side.position(id, head=head, wait=30))["head"] == head + 1
        await asyncio.sleep(0.2)  # twenty choices a second are allowed
    assert len(await world.journal(id)) == 12


async def bots_are_run_by_one(world: World, second: TableServer) -> None:
    emil = await world.person("Emil")
    here, there = emil.program(), emil.program(second)
    servers = [world.client(), world.client(second)]
    before = [thoughts((await server.get("/metrics")).text) for server in servers]
    id = await here.open(PAX, "me", "bot:easy", "bot:easy")
    pages = [await emil.page(id), await emil.page(id, second)]
    end = await there.play(id, random.Random(5))
    assert end["state"] == "over"
    after = [thoughts((await server.get("/metrics")).text) for server in servers]
    done = [new - old for new, old in zip(after, before, strict=True)]
    rows = await world.journal(id)
    decided = sum(row.by == "bot" for row in rows)
    assert decided > 10
    # A thought that somebody has overtaken is thought again, but by the same server.
    assert min(done) == 0
    assert max(done) >= decided
    for page in pages:
        await page.until(lambda page=page: page.now["over"])  # type: ignore[misc]
        assert page.now["head"] == len(rows)


async def talk_and_presence_cross_over(world: World, second: TableServer) -> None:
    id, programs = await two_programs(world, PAX, ("Fritz", "Gerda"))
    here = await programs[0].person.page(id)
    there = await programs[1].person.page(id, second)
    await here.send(do="say", room="players", text="<b>hello</b>")
    await there.until(lambda: "&lt;b&gt;hello" in there.chat.get("players", ""))
    eve = await open_page(world, id, (await world.person("Eve")).cookie, second)
    await eve.send(do="say", room="spectators", text="only for us")
    watcher = await open_page(world, id)
    await watcher.until(lambda: "only for us" in watcher.chat.get("spectators", ""))
    await here.settled()
    assert "only for us" not in "".join(here.raw)
    assert "data-since" not in here.parts["players"]
    await there.close()
    await here.until(lambda: "data-since" in here.parts["players"])
    await programs[1].person.page(id, second)
    await here.until(lambda: "data-since" not in here.parts["players"])


async def who_resigns_elsewhere_has_resigned(world: World, second: TableServer) -> None:
    """A decision of one server and the end of the match at the other never mix."""
    for number in range(6):
        id, programs = await two_programs(world, PAX, (f"Hugo {number}", f"Ida {number}"))
        positions = [await program.position(id) for program in programs]
        asked = 0 if positions[0]["options"] else 1
        other = programs[1 - asked].person.program(second)
        await other.position(id)
        decided, resigned = await asyncio.gather(
            programs[asked].choose(id, 0, positions[asked]["options"][0]["key"]),
            other.client.post(f"/api/tables/{id}/resign"),
        )
        assert decided.status_code in (200, 409)
        assert resigned.status_code in (204, 409)
        row = await world.row(id)
        rows = await world.journal(id)
        assert (row.state == "over") == (resigned.status_code == 204)
        assert len(rows) == (decided.status_code == 200) + (resigned.status_code == 204)
        assert row.head == len(rows)
