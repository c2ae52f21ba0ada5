"""The WebSocket of a page: talk, notes, the past, hints, and what it does not understand."""

import random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from .table_server import CLASH, PAX, Page, World, asked_of, open_page, two_programs

pytestmark = pytest.mark.anyio

EVIL = '<img src=x onerror="alert(1)"> & </li><script>alert(2)</script> \u202e {{7*7}}'


async def begun(world: World, game: str = PAX) -> tuple[str, list[Page], Page]:
    id, programs = await two_programs(world, game)
    pages = [await program.person.page(id) for program in programs]
    return id, pages, await open_page(world, id)


async def test_hostile_talk_is_escaped(world: World) -> None:
    id, pages, spectator = await begun(world)
    await pages[0].send(do="say", room="players", text=EVIL)
    for page in (*pages, spectator):
        frame = await page.got("chat")
        assert (frame["room"], frame["fresh"]) == ("players", True)
        html = page.chat["players"]
        assert "<script" not in html
        assert "<img" not in html
        assert "&lt;script&gt;alert(2)&lt;/script&gt;" in html
        assert html.count("<li") == 1
    # Who comes later gets the same.
    later = await open_page(world, id)
    await later.settled()
    assert later.chat["players"] == spectator.chat["players"]


async def test_players_do_not_hear_spectators_before_the_end(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    pages = [await program.person.page(id) for program in programs]
    eve = await (await world.person("Eve")).page(id)
    await eve.send(do="say", room="players", text="psst, Zweihander")
    await eve.until(lambda: "Zweihander" in eve.chat.get("spectators", ""))
    await pages[0].send(do="say", room="spectators", text="good luck")
    await eve.until(lambda: "good luck" in eve.chat.get("players", ""))
    for page in pages:
        await page.settled()
        assert "Zweihander" not in "".join(page.raw)
        assert "good luck" in page.chat["players"]
    nobody = await open_page(world, id)
    await nobody.send(do="say", room="spectators", text="hello")
    assert (await nobody.got("refused"))["code"] == "not-yours"
    again = await programs[0].person.page(id)
    await again.settled()
    assert "Zweihander" not in "".join(again.raw)
    await programs[1].client.post(f"/api/tables/{id}/resign")
    after = await programs[0].person.page(id)
    await after.settled()
    assert "Zweihander" in after.chat["spectators"]


async def test_talk_is_limited_in_length_and_number(world: World) -> None:
    id, pages, _ = await begun(world)
    await pages[0].send(do="say", room="players", text="x" * 5000)
    await pages[1].got("chat")
    assert pages[1].chat["players"].count("x") == 1000
    await pages[0].send(do="say", room="players", text="  \n ")
    for number in range(20):
        await pages[0].send(do="say", room="players", text=f"number {number}")
    await pages[0].settled()
    assert {one["code"] for one in pages[0].refused} == {"too-often"}
    said = await world.talk.said(id, "players")
    assert 5 < len(said) < 12
    # The other may still speak.
    await pages[1].send(do="say", room="players", text="enough")
    await pages[0].until(lambda: "enough" in pages[0].chat["players"])


async def test_text_that_no_database_takes(world: World) -> None:
    _, pages, _ = await begun(world)
    await pages[0].socket.send('{"do": "say", "room": "players", "text": "a\\u0000b\\ud800c"}')
    await pages[1].got("chat")
    assert "ab?c" in pages[1].chat["players"]
    await pages[0].socket.send('{"do": "note", "text": "a\\u0000b\\ud800c"}')
    await pages[0].settled()
    assert pages[0].refused == []
    assert world.errors() == []


async def test_notes_are_private(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    mine = await programs[0].person.page(id)
    await mine.send(do="note", text=f"plan {id} " + "y" * 7000)
    await mine.settled()
    again = await programs[0].person.page(id)
    await again.settled()
    assert again.notes is not None
    assert again.notes.startswith(f"plan {id}")
    assert len(again.notes) == 6000
    for page in (await programs[1].person.page(id), await open_page(world, id)):
        await page.settled()
        assert f"plan {id}" not in "".join(page.raw)
    other = await programs[1].person.page(id)
    await other.settled()
    assert other.notes == ""
    nobody = await open_page(world, id)
    await nobody.send(do="note", text="mine")
    assert (await nobody.got("refused"))["code"] == "not-yours"


@pytest.mark.slow
@pytest.mark.parametrize("game", [PAX, CLASH])
async def test_the_past_is_shown_as_it_was_seen_then(world: World, game: str) -> None:
    settings: dict[str, Any] = {"open_hands": False} if game == PAX else {}
    id, programs = await two_programs(world, game, settings=settings)
    pages = [await program.person.page(id) for program in programs]
    pages.append(await open_page(world, id))
    chance = random.Random(4)
    seen: list[dict[int, dict[str, str]]] = [{} for _ in pages]
    for number in range(25):
        for page, then in zip(pages, seen, strict=True):
            await page.until(lambda page=page: page.now["head"] == number)  # type: ignore[misc]  # noqa: B023
            if not page.now["turn"]:  # what can be chosen is lit, and in the past nothing can be
                then[number] = dict(page.parts)
        await (await asked_of(programs, id)).decide(id, chance)
    for page, then in zip(pages, seen, strict=True):
        await page.until(lambda page=page: page.now["head"] == 25)  # type: ignore[misc]
        moments = sorted(then)
        for moment in {moments[0], *moments[2::4], moments[-1]}:
            await page.send(do="show", moment=moment)
            await page.until(lambda page=page: page.now["moment"] == moment)  # type: ignore[misc]  # noqa: B023
            assert page.keys == []
            for part in ("board", "cards"):
                assert shown(page.parts[part]) == shown(then[moment][part]), (part, moment)
        await page.send(do="show", moment=None)
        await page.until(lambda page=page: page.now["moment"] == 25)  # type: ignore[misc]
        # What is no moment is taken for the nearest.
        await page.send(do="show", moment=-5)
        await page.until(lambda page=page: page.now["moment"] == 0)  # type: ignore[misc]
        await page.send(do="show", moment=10**30)
        await page.until(lambda page=page: page.now["moment"] == 25)  # type: ignore[misc]


def shown(svg: str) -> str:
    """A drawing without who is asked, which the past does not tell."""
    return svg.replace("\ndecides", "")


async def test_a_hint_is_one_of_the_options(world: World) -> None:
    id, programs = await two_programs(world, PAX, hints=True)
    asked = await asked_of(programs, id)
    page = await asked.person.page(id)
    await page.send(do="hint", head=0)
    frame = await page.got("hint")
    assert frame["key"] in page.keys
    assert frame["words"]
    other = next(program for program in programs if program is not asked)
    waiting = await other.person.page(id)
    await waiting.send(do="hint", head=0)
    assert (await waiting.got("refused"))["code"] == "no-hint"


async def test_between_people_there_are_no_hints_unless_the_table_allows_them(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    page = await (await asked_of(programs, id)).person.page(id)
    assert 'data-do="hint"' not in str(page.parts)
    await page.send(do="hint", head=0)
    assert (await page.got("refused"))["code"] == "no-hint"
    ada = await world.person("Ada")
    alone = await ada.page(await ada.program().open(PAX, "me", "bot:easy"))
    while not alone.keys:
        await alone.table()
    await alone.send(do="hint", head=alone.now["head"])
    assert (await alone.got("hint"))["key"] in alone.keys


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[1]",
        '"choose"',
        "[" * 4000,
        '{"do": "fly"}',
        '{"do": ["hello"]}',
        '{"do": "choose"}',
        '{"do": "choose", "head": "x", "key": "pass"}',
        '{"do": "choose", "head": 1e999, "key": "pass"}',
        '{"do": "choose", "head": null, "key": {}}',
        '{"do": "show", "moment": 1e999}',
        '{"do": "show", "moment": "yesterday"}',
        '{"do": "say"}',
        '{"do": "answer"}',
        '{"do": "undo", "head": []}',
    ],
)
async def test_a_page_survives_what_is_not_understood(world: World, text: str) -> None:
    id, programs = await two_programs(world, PAX)
    page = await (await asked_of(programs, id)).person.page(id)
    await page.socket.send(text)
    refused = await page.got("refused")
    assert refused["code"] == "not-understood"
    assert refused["why"]
    await page.choose()
    assert world.errors() == []


async def test_long_and_binary_frames_end_the_connection(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    person = programs[0].person
    page = await person.page(id)
    await page.send(do="note", text="z" * 8300)
    assert await page.closed() == 1009
    page = await person.page(id)
    await page.send(do="note", text="z" * 100_000)
    assert await page.closed() == 1009
    assert await world.talk.note(id, person.id) == ""


async def test_there_are_not_too_many_pages_of_one_person(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    person = programs[0].person
    pages = [await person.page(id, hello=False) for _ in range(20)]
    with pytest.raises(InvalidStatus):
        await person.page(id, hello=False)
    await pages[0].close()
    await pages[1].close()
    for _ in range(100):
        try:
            await person.page(id)
            break
        except InvalidStatus:
            continue
    else:
        raise AssertionError("a closed page still counts")


async def test_who_has_gone_away_is_seen(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    first, second = [await program.person.page(id) for program in programs]
    assert "data-since" not in first.parts["players"]
    await second.close()
    await first.until(lambda: "data-since" in first.parts["players"])
    await programs[1].person.page(id)
    await first.until(lambda: "data-since" not in first.parts["players"])


async def test_only_what_has_changed_is_sent(world: World) -> None:
    _, pages, _ = await begun(world)
    page = next(page for page in pages if page.now["turn"])
    await page.settled()
    before = {name: piece.version for name, piece in page.pieces.items()}
    log = page.log
    await page.choose()
    came = page.now["pieces"]
    for name, (version, _) in came.items():
        assert version != before.get(name)
    assert len(came) < len(before) / 2
    assert "/map" not in came
    assert page.log.startswith(log)
    assert log not in page.now["log"]["html"]
    # Who says that he has nothing is sent everything.
    await page.send(do="hello", narrow=True)
    frame = await page.table()
    assert set(frame["pieces"]) == set(page.pieces)
    assert frame["log"]["from"] == frame["turns"]["from"] == 0


@pytest.mark.parametrize("game", [PAX, CLASH])
async def test_a_page_that_comes_back_is_sent_what_it_has_not(world: World, game: str) -> None:
    id, programs = await two_programs(world, game)
    first, second = [await program.person.page(id) for program in programs]
    asked = {True: first, False: second}

    async def decide(times: int) -> None:
        for _ in range(times):
            head = await asked[bool(first.now["turn"])].choose()
            for page in (first, second):
                await page.until(lambda page=page, head=head: page.now["head"] == head)  # type: ignore[misc]

    await decide(6)
    gone = first
    said = gone.has()
    await gone.close()
    again = await programs[0].person.page(id, hello=False)
    gone.comes_back_as(again)
    await again.send(do="hello", narrow=False, **said)
    frame = await again.table()
    assert set(frame["pieces"]) <= {"player-0", "player-1"}
    assert "log" not in frame
    assert "turns" not in frame
    first = asked[True] = again
    said = again.has()
    then = Page(again.socket)
    again.comes_back_as(then)
    await decide(3)
    await again.close()
    await second.until(lambda: "data-since" in second.parts["players"])
    # What it had some decisions ago; then with marks that are not those of its lists.
    for marks in (said, {**said, "log": [said["log"][0], "AAAA"], "turns": [10**6, "x"]}):
        last = await programs[0].person.page(id, hello=False)
        then.comes_back_as(last)
        await last.send(do="hello", narrow=False, **marks)
        frame = await last.table()
        assert set(frame["pieces"]) < set(last.pieces)
        assert frame["log"]["from"] == (said["log"][0] if marks is said else 0)
        fresh = await programs[0].person.page(id)
        assert (last.parts, last.log, last.turns) == (fresh.parts, fresh.log, fresh.turns)
        assert last.now["head"] == fresh.now["head"] == second.now["head"]
        await last.close()
        await fresh.close()


async def test_a_page_that_says_nonsense_of_what_it_has(world: World) -> None:
    _, pages, _ = await begun(world)
    for nonsense in ({"log": 7}, {"log": ["a", "b"]}, {"turns": [1]}, {"turns": {"a": 1}}):
        await pages[0].send(do="hello", narrow=False, **nonsense)
        assert (await pages[0].got("refused"))["code"] == "not-understood"
    await pages[0].send(do="hello", narrow=False, have="x " * 7000, log=[-3, ""], turns=None)
    assert set((await pages[0].table())["pieces"]) == set(pages[0].pieces)
    assert world.errors() == []


async def test_frames_are_packed_without_memory_of_earlier_ones(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    page = await programs[0].person.page(id)
    answer = page.socket.response
    assert answer is not None
    agreed = answer.headers["sec-websocket-extensions"]
    assert "permessage-deflate" in agreed
    assert "server_no_context_takeover" in agreed
    assert "client_no_context_takeover" in agreed
