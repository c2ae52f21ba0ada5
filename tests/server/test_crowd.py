"""Several are asked at once: each answers his own question, and secret answers stay secret."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import pytest

from kronika.server.rows import DecisionRow

from .crowd import CROWD, registered
from .table_server import (
    Program,
    TableServer,
    World,
    at,
    open_page,
    running,
    serving,
    two_programs,
)

pytestmark = pytest.mark.anyio

PROGRAM: Final = "tests.server.crowd"
PEOPLE: Final = ("Ada", "Bob", "Cid")


@pytest.fixture(scope="module", autouse=True)
def crowd_is_known() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture(scope="module")
def crowd_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server that knows the game of several at once."""
    database = f"sqlite:///{tmp_path_factory.mktemp('crowd') / 'kronika.db'}"
    with serving(database, PROGRAM) as server:
        yield server


@pytest.fixture
async def crowd(crowd_server: TableServer) -> AsyncIterator[World]:
    async with at(crowd_server) as world:
        yield world
        assert world.errors() == []


async def begun(world: World, **more: Any) -> tuple[str, list[Program]]:
    return await two_programs(world, CROWD, PEOPLE, **more)


async def answer(program: Program, id: str, *keys: str, ask: str | None = None) -> Any:
    """Answer what is asked now, or an earlier question."""
    if ask is None:
        ask = (await program.position(id))["ask"]
    data = {"ask": ask, "keys": list(keys)}
    return await program.client.post(f"/api/tables/{id}/choose", json=data)


async def decide(program: Program, id: str, *keys: str) -> None:
    found = await answer(program, id, *keys)
    assert found.status_code == 200, found.text


async def at_hiding(world: World, **more: Any) -> tuple[str, list[Program]]:
    id, programs = await begun(world, **more)
    for program in programs:
        await decide(program, id, "wait")
    return id, programs


# A choice answers a question


async def test_what_others_decide_makes_nobodys_click_late(crowd: World) -> None:
    id, (ada, bob, cid) = await begun(crowd)
    asks = [(await program.position(id))["ask"] for program in (ada, bob, cid)]
    for program, ask in zip((ada, bob, cid), asks, strict=True):
        assert (await answer(program, id, "take", ask=ask)).status_code == 200
    assert [row.choice for row in await crowd.journal(id)] == ["take"] * 3


async def test_a_double_click_decides_once_on_a_floor(crowd: World) -> None:
    id, (ada, bob, _) = await begun(crowd)
    ask = (await ada.position(id))["ask"]
    answers = await asyncio.gather(*(answer(ada, id, "take", ask=ask) for _ in range(5)))
    assert sorted(one.status_code for one in answers) == [200, *[409] * 4]
    now = (await ada.position(id))["ask"]
    refused = [one.json() for one in answers if one.status_code == 409]
    assert [(one["error"], one["ask"]) for one in refused] == [("stale", now)] * 4
    assert len(await crowd.journal(id)) == 1
    assert (await answer(bob, id, "wait")).status_code == 200


async def test_what_is_not_possible_any_more_is_refused(crowd: World) -> None:
    id, (ada, bob, cid) = await begun(crowd)
    late = (await bob.position(id))["ask"]
    for program in (ada, ada, cid, cid):
        await decide(program, id, "take")
    await decide(bob, id, "take")
    await decide(bob, id, "take")
    refused = await answer(bob, id, "take", ask=late)
    assert (refused.status_code, refused.json()["error"]) == (409, "stale")
    assert refused.json()["ask"] == (await bob.position(id))["ask"]
    wrong = await answer(bob, id, "hide card-1")
    assert (wrong.status_code, wrong.json()["error"]) == (409, "not-offered")


async def test_an_option_that_others_have_used_up_came_too_late(crowd: World) -> None:
    id, programs = await two_programs(crowd, CROWD, (*PEOPLE, "Dora"))
    dora = programs[3]
    early = (await dora.position(id))["ask"]
    for program in programs[:3]:
        await decide(program, id, "take")
        await decide(program, id, "take")
    refused = await answer(dora, id, "take", ask=early)
    assert (refused.status_code, refused.json()["error"]) == (409, "stale")
    assert len(await crowd.journal(id)) == 6


async def test_the_head_can_be_named_as_before(crowd: World) -> None:
    id, (ada, bob, _) = await begun(crowd)
    assert (await ada.choose(id, 0, "take")).json() == {"head": 1}
    assert (await bob.choose(id, 0, "take")).json()["error"] == "stale"
    assert (await bob.choose(id, 1, "take")).json() == {"head": 2}


async def test_a_question_or_a_head_must_be_named(crowd: World) -> None:
    id, (ada, *_) = await begun(crowd)
    for data in ({"key": "take"}, {"head": 0}, {"ask": "", "keys": []}):
        found = await ada.client.post(f"/api/tables/{id}/choose", json=data)
        assert found.status_code == 400, found.text
    assert await crowd.journal(id) == []


async def test_after_something_was_taken_back_old_questions_are_gone(crowd: World) -> None:
    id, (ada, bob, _) = await begun(crowd)
    await decide(ada, id, "wait")
    early = (await bob.position(id))["ask"]
    own = (await ada.position(id))["own"]
    undone = await ada.client.post(f"/api/tables/{id}/undo", json={"own": own})
    assert undone.json()["undone"] is True
    refused = await answer(bob, id, "take", ask=early)
    assert refused.json()["error"] == "stale"
    again = await ada.client.post(f"/api/tables/{id}/undo", json={"own": own})
    assert again.json()["error"] == "stale"


async def test_an_open_form_stays_while_others_decide(crowd: World) -> None:
    id, (ada, bob, cid) = await at_hiding(crowd)
    page = await bob.person.page(id)
    before = page.now["ask"]
    await decide(ada, id, "enough")
    await decide(cid, id, "hide card-1", "enough")
    await page.until(lambda: page.now["head"] > 5 or "Ada" not in page.parts["prompt"])
    assert page.now["ask"] == before
    await page.send(do="choose", ask=before, key="hide card-2")
    await page.until(lambda: page.now["ask"] != before)
    assert page.refused == []


async def test_bots_and_people_play_at_once(crowd: World) -> None:
    person = (await crowd.person("Ada")).program()
    id = await person.open(CROWD, "me", "bot:easy", "bot:normal", "bot:easy")
    line = await person.person.line(id)
    chance = random.Random(5)
    position = await line.position()
    while position["state"] == "playing":
        if position["options"]:
            key = chance.choice(position["options"])["key"]
            await line.send(ask=position["ask"], key=key)
        frame = await line.frame()
        if frame.get("error") == "too-often":
            await asyncio.sleep(0.2)
        position = frame if "error" not in frame else await person.position(id)
    rows = await crowd.journal(id)
    assert {row.by for row in rows} == {"person", "bot"}
    assert (await crowd.match(id)).result is not None


# Several decisions of one gesture


async def test_a_gesture_is_one_transaction_and_one_frame(crowd: World) -> None:
    id, (ada, *_) = await at_hiding(crowd)
    page = await ada.person.page(id)
    frames = len(page.raw)
    own = page.now["own"]
    await page.send(do="choose", ask=page.now["ask"], keys=["hide card-0", "hide card-2"])
    await page.until(lambda: page.now["own"] != own)
    assert len(page.raw) == frames + 1
    assert [row.choice for row in await crowd.journal(id)][3:] == ["hide card-0", "hide card-2"]
    assert (await ada.position(id))["view"]["table"]["hidden"][0] == [0, 2]
    await page.settled()
    assert len(page.raw) == frames + 2


async def test_of_a_gesture_all_is_decided_or_nothing(crowd: World) -> None:
    id, (ada, *_) = await at_hiding(crowd)
    line = await ada.person.line(id)
    ask = (await line.position())["ask"]
    await line.send(ask=ask, keys=["hide card-0", "hide card-0"])
    assert (await line.frame())["error"] == "not-offered"
    for wrong in ([], [1] * 41, "hide card-0"):
        await line.send(ask=ask, keys=wrong)
        assert (await line.frame())["error"] == "not-understood"
    assert len(await crowd.journal(id)) == 3
    await line.send(ask=ask, keys=["hide card-0", "enough"])
    assert (await line.position())["view"]["table"]["hidden"][0] == [0]
    assert len(await crowd.journal(id)) == 5


# What is secret


def plain(raw: str, id: str) -> str:
    """A frame without what differs between two tables, and without clocks, which go on."""
    frame = json.loads(raw)
    pieces = frame.get("pieces", {})
    frame["pieces"] = {name: pieces[name][1] for name in pieces if name != "clocks"}
    text = json.dumps(frame).replace(id, "TABLE")
    text = re.sub(r"<time.*?</time>| [0-9a-f]{12}\b", "", text)
    return re.sub(r"[0-9a-f]{64}", "HASH", text)


SECRETS: Final = [
    [["enough"]],
    [["hide card-0"], ["enough"]],
    [["hide card-2"], ["hide card-1"]],
    [["hide card-2", "hide card-0"]],
    [["hide card-1"], ["undo"], ["hide card-0"], ["undo"], ["hide card-2", "enough"]],
]


async def told(world: World, gestures: list[list[str]]) -> dict[str, list[Any]]:
    """All that the others and a spectator are sent while Ada answers in secret."""
    id, (ada, bob, cid) = await at_hiding(world, move_time=600, reserve=60)
    await decide(cid, id, "hide card-0")  # so that what Ada does is not alone
    line = await bob.person.line(id)
    viewers = {"bob": await bob.person.page(id), "spectator": await open_page(world, id)}
    await asyncio.sleep(1)  # who has come is noticed a moment later
    for page in viewers.values():
        await page.settled()
    begun = {name: len(page.raw) for name, page in viewers.items()}
    sent: list[Any] = [plain(json.dumps(await line.position()), id)]
    outside: list[Any] = []
    for number, gesture in enumerate(gestures):
        if gesture == ["undo"]:
            own = (await ada.position(id))["own"]
            undone = await ada.client.post(f"/api/tables/{id}/undo", json={"own": own})
            assert undone.json()["undone"] is True, undone.text
        else:
            await decide(ada, id, *gesture)
        if number < len(gestures) - 1:
            for page in viewers.values():
                await page.settled()
            outside.append(await bob.table(id))
            assert outside[-1] == outside[0]
    sent.append(plain(json.dumps(await line.position()), id))
    for page in viewers.values():
        await page.until(lambda page=page: page.now["head"] == 4)  # type: ignore[misc]
        await page.send(do="show", moment=2)
        await page.until(lambda page=page: page.now["moment"] == 2)  # type: ignore[misc]
        await page.send(do="show", moment=None)
        await page.until(lambda page=page: page.now["moment"] == 3)  # type: ignore[misc]
    refused = await bob.choose(id, 99, "enough")
    sent.append(refused.text)
    # Now Cid takes back what he did before Ada: she has decided since, and he cannot know.
    own = (await cid.position(id))["own"]
    undone = await cid.client.post(f"/api/tables/{id}/undo", json={"own": own})
    sent.append(undone.text)
    sent.append(plain(json.dumps(await cid.position(id, since=0)), id))
    table = await bob.table(id)
    sent.append([table["head"], [seat["asked"] for seat in table["seats"]]])
    return {
        "program": sent,
        **{
            name: [plain(raw, id) for raw in page.raw[begun[name] :] if "pong" not in raw]
            for name, page in viewers.items()
        },
    }


async def test_nobody_can_tell_what_was_picked_nor_how_often(crowd: World) -> None:
    first = await told(crowd, SECRETS[0])
    assert len(first["bob"]) >= 3
    for gestures in SECRETS[1:]:
        other = await told(crowd, gestures)
        for name, frames in first.items():
            assert other[name] == frames, (name, gestures)


async def test_a_clock_does_not_count_secret_answers(crowd: World) -> None:
    id, (ada, *_) = await at_hiding(crowd, move_time=600, reserve=60)
    before = await crowd.row(id)
    await decide(ada, id, "hide card-0")
    after = await crowd.row(id)
    for name in ("asked", "deadline", "moved", "undo", "summary"):
        assert getattr(after, name) == getattr(before, name), name
    assert before.sights is not None
    assert after.sights is not None
    assert after.sights[1:] == before.sights[1:]


async def test_a_secret_answer_is_taken_back_without_the_others(crowd: World) -> None:
    id, (ada, bob, cid) = await at_hiding(crowd)
    await decide(ada, id, "hide card-0")
    await decide(bob, id, "hide card-1", "enough")
    page = await bob.person.page(id)
    before = page.now
    own = (await ada.position(id))["own"]
    undone = await ada.client.post(f"/api/tables/{id}/undo", json={"own": own})
    assert undone.json()["undone"] is True
    hidden = [(await one.position(id))["view"]["table"]["hidden"] for one in (ada, bob, cid)]
    assert hidden == [[[], None, None], [None, [1], None], [None, None, []]]
    await page.send(do="say", room="players", text="still there?")
    await page.table()
    assert not set(page.now["pieces"]) - {"clocks"}
    for name in ("head", "ask", "own", "decision", "moment", "turn", "title"):
        assert page.now[name] == before[name], name
    match = await crowd.match(id)
    assert [option.key for option in match.decisions[3:]] == ["hide card-1", "enough"]
    await decide(ada, id, "enough")
    await decide(cid, id, "enough")
    assert (await ada.position(id))["view"]["table"]["phase"] == "pay"


# Numbers, defaults, standing answers, who waits


async def with_an_aside(world: World) -> tuple[str, list[Program]]:
    """Cid has taken and given all that he may: he can only call out."""
    id, programs = await begun(world)
    for key in ("take", "take", "give north 2"):
        await decide(programs[2], id, key)
    return id, programs


async def test_any_number_may_be_chosen(crowd: World) -> None:
    id, (ada, *_) = await with_an_aside(crowd)
    await decide(ada, id, "take")
    position = await ada.position(id)
    (numbers,) = position["ranges"]
    assert (numbers["key"], numbers["least"], numbers["most"]) == ("give east 1", 1, 3)
    page = await ada.person.page(id)
    assert 'data-stem="give east"' in page.parts["options"]
    assert page.parts["options"].count("give east") == 2, "the number alone, and its button"
    assert (await answer(ada, id, "give east 4")).json()["error"] == "not-offered"
    await decide(ada, id, "give east 2")
    assert (await ada.position(id))["view"]["table"]["stones"] == [1, 2, 0]


async def test_who_does_not_answer_in_time_gets_the_default(crowd: World) -> None:
    id, programs = await begun(crowd, move_time=1, reserve=0)
    rows: list[DecisionRow] = []
    while len(rows) < 3:
        await asyncio.sleep(0.2)
        rows = await crowd.journal(id)
    assert [(row.choice, row.by) for row in rows[:3]] == [("wait", "clock")] * 3
    assert sorted(row.seat for row in rows[:3]) == [0, 1, 2]
    left: list[Any] = []
    while not any(left):  # a card to hide is nobody's default: there a bot goes on
        await asyncio.sleep(0.2)
        left = [seat["left"] for seat in (await programs[0].table(id))["seats"]]


async def test_an_answer_that_stands_is_given_by_itself(crowd: World) -> None:
    id, (ada, _, cid) = await with_an_aside(crowd)
    path = f"/api/tables/{id}/standing"
    for data in ({"prompt": "floor", "key": "wait"}, {"prompt": "call", "key": "nonsense"}):
        assert (await cid.client.post(path, json=data)).json()["error"] == "not-offered"
    page = await cid.person.page(id)
    other = await ada.person.page(id)
    assert "always" in page.parts["options"]
    set_up = await cid.client.post(path, json={"prompt": "call", "key": "call"})
    assert set_up.status_code == 204, set_up.text
    await page.until(lambda: 'data-prompt="call"' in page.parts["options"])
    await page.until(lambda: page.now["ask"] is None)
    row = (await crowd.journal(id))[-1]
    assert (row.choice, row.by, row.seat) == ("call", "standing", 2)
    assert (await cid.position(id))["standing"] == {"call": "call"}
    assert (await ada.position(id))["standing"] == {}
    await page.send(do="forget", prompt="call")
    await page.until(lambda: 'data-prompt="call"' not in page.parts["options"])
    assert (await cid.position(id))["standing"] == {}
    await other.until(lambda: "calls out" in other.log)
    assert "data-prompt" not in "".join(other.raw)


async def test_who_has_no_choice_is_not_disturbed(crowd: World) -> None:
    """All are asked at a window, in turn; only who could do something has to answer."""
    id, (ada, bob, cid) = await begun(crowd, settings={"windows": True})
    pages = [await each.person.page(id) for each in (ada, bob, cid)]
    await decide(bob, id, "take")
    for program in (ada, bob, cid):
        await decide(program, id, "wait")
    for program in (ada, bob):
        await decide(program, id, "enough")
    await decide(cid, id, "enough")
    assert (await ada.position(id))["view"]["ask"]["players"] == [0], "as if she had a choice"
    await pages[0].until(lambda: "Nothing for you to decide" in pages[0].parts["prompt"])
    assert "keep" not in pages[0].parts["options"]
    assert not pages[0].now["turn"]
    assert "Nothing for you" not in pages[1].parts["prompt"]
    assert "Nothing for you" not in pages[2].parts["prompt"]
    await pages[1].until(lambda: "Throw a stone away" in pages[1].parts["prompt"])
    assert pages[1].now["turn"]
    await decide(bob, id, "throw")
    await pages[1].until(lambda: pages[1].now["over"])
    rows = [(row.seat, row.choice, row.by) for row in (await crowd.journal(id))[-3:]]
    assert rows == [(0, "keep", "standing"), (1, "throw", "person"), (2, "keep", "standing")]


async def test_all_see_who_still_chooses_and_who_waits(crowd: World) -> None:
    id, (ada, bob, _) = await at_hiding(crowd)
    page = await bob.person.page(id)
    assert "still choosing: North (Ada" in page.parts["prompt"]
    await decide(ada, id, "enough")
    await page.until(lambda: "still choosing: West" in page.parts["prompt"])
    waits = [seat for seat in range(3) if "waits" in page.pieces[f"player-{seat}"].source]
    assert waits == [0]
    assert "waits" in page.pieces["seat-0"].source
    spectator = await open_page(crowd, id)
    assert "Waiting for East (Bob" in spectator.parts["prompt"]


@pytest.mark.slow
async def test_of_two_servers_nobody_is_late_on_a_floor(
    postgresql_url: str, redis_url: str
) -> None:
    """All act at the same time, each through another server: nobody is refused for the others."""
    async with running(postgresql_url, program=PROGRAM, channels=redis_url) as world:
        second = await world.another_server()
        id, programs = await two_programs(world, CROWD, PEOPLE)
        ada, bob, cid = programs[0], programs[1].person.program(second), programs[2]
        for _ in range(2):
            asks = [(await one.position(id))["ask"] for one in (ada, bob, cid)]
            answers = await asyncio.gather(
                *(answer(one, id, "take", ask=ask) for one, ask in zip((ada, bob, cid), asks))
            )
            assert [one.status_code for one in answers] == [200] * 3, [a.text for a in answers]
        assert sorted(row.seat for row in await world.journal(id)) == [0, 0, 1, 1, 2, 2]
        page = await programs[2].person.page(id, second)
        for one in (ada, bob, cid):
            await decide(one, id, "wait")
        await page.until(lambda: "Hide up to" in page.parts["prompt"])
        before = page.now["head"]
        await decide(ada, id, "hide card-0")  # told to the other server, and not to who looks there
        await decide(bob, id, "hide card-1", "enough")
        await page.until(lambda: page.now["head"] > before)
        assert page.now["head"] == before + 1
        assert page.now["decision"] == (await cid.position(id))["decision"]
        assert world.errors() == []
