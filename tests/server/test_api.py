"""The API for programs: whole games, and what is refused."""

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from .table_server import CLASH, PAX, Program, Verified, World, play_together, running, two_programs

pytestmark = pytest.mark.anyio


SHORT: dict[str, dict[str, Any]] = {PAX: {}, CLASH: {"short_game": True}}


async def check_the_end(world: World, id: str, published: str, programs: list[Program]) -> None:
    """What is told afterwards is what was played, with the dice that were promised."""
    table = await programs[0].table(id)
    assert table["state"] == "over"
    assert table["seed_hash"] == published
    answer = await programs[0].client.get(f"/api/tables/{id}/record")
    assert answer.status_code == 200
    match = Verified(answer.text).match
    assert match.seed_hash == published
    assert match.result is not None
    assert table["result"] == match.result.plain()
    journal = await world.journal(id)
    assert [(row.seat, row.choice) for row in journal] == [
        (decider, option.key)
        for decider, option in zip(match.deciders, match.decisions, strict=True)
    ]
    for number, program in enumerate(programs):
        position = await program.position(id)
        assert position["options"] == []
        assert position["view"]["table"] == match.view(number)["table"]
        assert (await program.choose(id, table["head"], "pass")).json()["error"] == "over"


@pytest.mark.slow
@pytest.mark.parametrize("game", [PAX, CLASH])
async def test_two_programs_play_a_whole_game(database_url: str, game: str) -> None:
    async with running(database_url) as world:
        await play_a_whole_game(world, game)


async def play_a_whole_game(world: World, game: str) -> None:
    id, programs = await two_programs(world, game)
    published = (await programs[0].table(id))["seed_hash"]
    refused = await programs[0].client.get(f"/api/tables/{id}/record")
    assert (refused.status_code, refused.json()["error"]) == (409, "not-over")
    ends = await play_together(programs, id, 1)
    assert [end["state"] for end in ends] == ["over", "over"]
    assert [end["you"] for end in ends] == [0, 1]
    await check_the_end(world, id, published, programs)
    assert world.errors() == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [PAX, CLASH])
async def test_a_program_plays_a_whole_game_against_bots(world: World, game: str) -> None:
    program = (await world.person("Ada")).program()
    id = await program.open(game, "bot:easy", "me", "bot:normal", settings=SHORT[game])
    published = (await program.table(id))["seed_hash"]
    end = await program.play(id, random.Random(2))
    assert end["state"] == "over"
    match = Verified((await program.client.get(f"/api/tables/{id}/record")).text).match
    assert match.seed_hash == published
    assert (await program.table(id))["result"] == match.result.plain()  # type: ignore[union-attr]
    by = {row.seat: row.by for row in await world.journal(id)}
    assert by == {0: "bot", 1: "person", 2: "bot"}
    assert world.errors() == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [PAX, CLASH])
async def test_two_programs_play_a_whole_game_over_websockets(world: World, game: str) -> None:
    id, programs = await two_programs(world, game)
    published = (await programs[0].table(id))["seed_hash"]
    lines = [await program.person.line(id) for program in programs]
    told: list[list[str]] = [[], []]

    def listen(seat: int) -> Any:
        def look(position: dict[str, Any]) -> None:
            told[seat] += [line["words"] for line in position["log"]]

        return look

    ends = await asyncio.gather(
        *(line.play(random.Random(f"3 {n}"), listen(n)) for n, line in enumerate(lines))
    )
    assert [end["state"] for end in ends] == ["over", "over"]
    await check_the_end(world, id, published, programs)
    for seat, program in enumerate(programs):
        whole = (await program.position(id, since=0))["log"]
        assert told[seat] == [line["words"] for line in whole]


async def test_a_token_is_needed_and_can_be_revoked(world: World) -> None:
    person = await world.person("Ada")
    program = person.program()
    assert await program.get("/api/me") == {"name": person.name, "language": "en"}
    nobody = world.client()
    for path in ("/api/me", "/api/games", "/api/tables", "/api/tables/x/position"):
        answer = await nobody.get(path)
        assert (answer.status_code, answer.json()["error"]) == (401, "no-token")
    with_cookie = world.client(cookies={"session": person.cookie})
    assert (await with_cookie.get("/api/me")).status_code == 401
    browser = person.browser()
    page = await browser.get("/account")
    revoked = page.text.split('action="/account/token/')[1].split("/revoke")[0]
    assert (await browser.post(f"/account/token/{revoked}/revoke")).status_code == 303
    assert (await program.client.get("/api/me")).status_code == 401


async def test_a_stale_choice_is_refused_with_the_present_head(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    first = await programs[0].position(id)
    seat = 0 if first["options"] else 1
    position = await programs[seat].position(id)
    key = position["options"][0]["key"]
    early = await programs[seat].choose(id, 5, key)
    assert (early.status_code, early.json()["error"], early.json()["head"]) == (409, "stale", 0)
    assert (await programs[seat].choose(id, 0, key)).json() == {"head": 1}
    late = await programs[seat].choose(id, 0, key)
    assert (late.status_code, late.json()["error"], late.json()["head"]) == (409, "stale", 1)
    assert len(await world.journal(id)) == 1


async def test_what_is_not_offered_is_refused_without_the_options_of_others(
    world: World,
) -> None:
    id, programs = await two_programs(world, PAX)
    positions = [await program.position(id) for program in programs]
    asked = 0 if positions[0]["options"] else 1
    wrong = await programs[asked].choose(id, 0, "win")
    assert (wrong.status_code, wrong.json()["error"]) == (409, "not-offered")
    # Who is not asked chooses what the other could, and learns nothing.
    keys = [option["key"] for option in positions[asked]["options"]]
    other = await programs[1 - asked].choose(id, 0, keys[0])
    assert (other.status_code, other.json()["error"]) == (409, "not-offered")
    assert not any(repr(key) in other.json()["detail"] for key in keys[1:])
    assert await world.journal(id) == []


async def test_only_who_sits_there_decides(world: World) -> None:
    id, _ = await two_programs(world, PAX)
    eve = (await world.person("Eve")).program()
    position = await eve.position(id)
    assert (position["you"], position["options"]) == (None, [])
    answer = await eve.choose(id, 0, "pass")
    assert (answer.status_code, answer.json()["error"]) == (403, "not-yours")
    assert (await eve.undo(id, 0)).status_code == 403
    assert (await eve.client.post(f"/api/tables/{id}/resign")).status_code == 403
    line = await eve.person.line(id)
    await line.position()
    await line.send(head=0, key="pass")
    assert (await line.frame())["error"] == "not-yours"
    assert await world.journal(id) == []


async def test_a_long_poll_waits_for_the_next_decision(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    asked = 0 if (await programs[0].position(id))["options"] else 1
    waiting = asyncio.create_task(programs[1 - asked].position(id, head=0, wait=60, since=0))
    done, _ = await asyncio.wait([waiting], timeout=0.3)
    assert not done
    await programs[asked].decide(id)
    position = await waiting
    assert (position["head"], position["decision"]) == (1, 1)
    assert await programs[1 - asked].position(id, head=1, wait=0.1, language="cs") != position


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"head": 1e999, "key": "pass"}', '{"head": 0}', "[" * 5000]
)
async def test_a_line_survives_what_is_not_understood(world: World, text: str) -> None:
    id, programs = await two_programs(world, PAX)
    line = await programs[0].person.line(id)
    await line.position()
    await line.socket.send(text)
    assert (await line.frame())["error"] == "not-understood"
    await line.send(head=3, key="pass")
    assert (await line.frame())["error"] == "stale"
    assert world.errors() == []


async def test_a_token_that_may_only_read_reads(world: World) -> None:
    ada = await world.person("Ada")
    id = await ada.program().open(PAX, "me", "bot:easy")
    user = await world.accounts.user(ada.id)
    assert user is not None
    reader = replace(ada, token=await world.accounts.make_token(user, "reads", "read"))
    program = reader.program()
    position = await program.position(id)
    answer = await program.choose(id, position["head"], "pass")
    assert (answer.status_code, answer.json()["error"]) == (403, "read-only")
    for path in ("undo", "resign", "leave"):
        assert (await program.client.post(f"/api/tables/{id}/{path}")).status_code == 403
    line = await reader.line(id)
    assert (await line.position())["head"] == position["head"]
    await line.send(head=position["head"], key="pass")
    assert (await line.frame())["error"] == "read-only"
