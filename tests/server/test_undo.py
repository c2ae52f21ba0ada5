"""Taking decisions back: at once, by agreement, against bots; and after a restart."""

import random
from pathlib import Path

import pytest

import kronika
from kronika.core.match import Match
from kronika.server.replays import decided_in, weighed

from .table_server import CLASH, PAX, Page, World, asked_of, running, two_programs
from .test_clocks import backdate

pytestmark = pytest.mark.anyio


async def begun(world: World, players: int = 2, game: str = PAX) -> tuple[str, list[Page]]:
    names = ("Ada", "Bob", "Cid")[:players]
    id, programs = await two_programs(world, game, names)
    return id, [await program.person.page(id) for program in programs]


async def asked(pages: list[Page]) -> int:
    newest = max(page.now["head"] for page in pages)
    for page in pages:
        await page.until(lambda page=page: page.now["head"] == newest)  # type: ignore[misc]
    (seat,) = [seat for seat, page in enumerate(pages) if page.now["turn"]]
    return seat


async def pass_the_turn(pages: list[Page]) -> tuple[int, int]:
    """Play until somebody has decided after another: who did before, and who after."""
    chance = random.Random(7)
    while True:
        first = await asked(pages)
        await pages[first].choose(chance.choice(pages[first].keys))
        second = await asked(pages)
        if second != first:
            await pages[second].choose(chance.choice(pages[second].keys))
            await asked(pages)
            return first, second


def picture(match: Match) -> list[object]:
    return [match.view(seat) for seat in (None, *range(match.players))]


async def test_ones_own_last_decision_is_taken_back_at_once(world: World) -> None:
    id, pages = await begun(world)
    chance = random.Random(3)
    done = 0
    for _ in range(40):
        seat = await asked(pages)
        before = await world.match(id)
        head = await pages[seat].choose(chance.choice(pages[seat].keys))
        match = await world.match(id)
        if not match.can_undo:
            continue
        await pages[seat].send(do="undo", head=head)
        await pages[seat].until(lambda: pages[seat].now["head"] > head)  # noqa: B023
        assert picture(await world.match(id)) == picture(before)
        assert pages[seat].now["decision"] == len(before.decisions)
        assert await asked(pages) == seat
        done += 1
        if done == 3:
            break
        await pages[seat].choose(chance.choice(pages[seat].keys))
    assert done == 3
    rows = await world.journal(id)
    assert sum(row.back_to is not None for row in rows) == 3


async def test_the_others_are_asked_and_agree(world: World) -> None:
    id, pages = await begun(world, 3)
    first, second = await pass_the_turn(pages)
    third = 3 - first - second
    deciders = (await world.match(id)).deciders
    back_to = len(deciders) - 1 - deciders[::-1].index(first)
    head = pages[first].now["head"]
    await pages[first].send(do="undo", head=head)
    for seat in (second, third):
        await pages[seat].until(lambda seat=seat: "data-do" in pages[seat].parts["banner"])  # type: ignore[misc]
    assert len(await world.journal(id)) == head
    await pages[second].send(do="answer", yes=True)
    await pages[second].until(lambda: "data-do" not in pages[second].parts["banner"])
    assert len(await world.journal(id)) == head
    await pages[third].send(do="answer", yes=True)
    await pages[first].until(lambda: pages[first].now["head"] == head + 1)
    match = await world.match(id)
    assert len(match.decisions) == back_to
    assert await asked(pages) == first
    assert not any("data-do" in page.parts["banner"] for page in pages)
    await pages[first].choose()


@pytest.mark.parametrize("how", ["refused", "withdrawn", "overtaken"])
async def test_a_request_can_come_to_nothing(world: World, how: str) -> None:
    id, pages = await begun(world)
    first, second = await pass_the_turn(pages)
    head = pages[first].now["head"]
    await pages[first].send(do="undo", head=head)
    await pages[second].until(lambda: "data-do" in pages[second].parts["banner"])
    if how == "refused":
        await pages[second].send(do="answer", yes=False)
    elif how == "withdrawn":
        await pages[first].send(do="withdraw")
    else:
        await pages[await asked(pages)].choose()
    for page in pages:
        await page.until(lambda page=page: "data-do" not in page.parts["banner"])  # type: ignore[misc]
        await page.send(do="answer", yes=True)
        assert (await page.got("refused"))["code"] == "no-request"
    rows = await world.journal(id)
    assert len(rows) == head + (how == "overtaken")
    assert not [row for row in rows if row.back_to is not None]


async def test_only_who_is_asked_can_answer(world: World) -> None:
    id, pages = await begun(world)
    first, _ = await pass_the_turn(pages)
    head = pages[first].now["head"]
    await pages[first].send(do="undo", head=head)
    await pages[first].until(lambda: "data-do" in pages[first].parts["banner"])
    eve = await (await world.person("Eve")).page(id)
    for message in ({"do": "answer", "yes": True}, {"do": "undo", "head": head}):
        await eve.send(**message)
        assert (await eve.got("refused"))["code"] in ("not-yours", "no-request")
    # Nobody agrees to his own request.
    await pages[first].send(do="answer", yes=True)
    await pages[first].until(lambda: "data-do" not in pages[first].parts["banner"])
    assert len(await world.journal(id)) == head


async def test_nothing_decided_is_nothing_to_take_back(world: World) -> None:
    _, pages = await begun(world)
    seat = await asked(pages)
    await pages[seat].send(do="undo", head=0)
    assert (await pages[seat].got("refused"))["code"] == "no-undo"
    await pages[seat].choose()
    await pages[seat].send(do="undo", head=0)
    assert (await pages[seat].got("refused"))["code"] == "stale"


async def test_against_bots_alone_also_behind_their_decisions(world: World) -> None:
    ada = await world.person("Ada")
    id = await ada.program().open(PAX, "me", "bot:easy", "bot:easy")
    page = await ada.page(id)
    while True:
        await page.until(lambda: page.now["turn"])
        rows = await world.journal(id)
        if rows and rows[-1].by == "bot" and any(row.by == "person" for row in rows):
            break
        await page.choose()
    mine = [row.number for row in rows if row.by == "person"][-1]
    head = page.now["head"]
    await page.send(do="undo", head=head)
    await page.until(lambda: page.now["head"] > head)
    match = await world.match(id)
    assert len(match.decisions) == mine
    assert match.player == 0
    end = await ada.program().play(id, random.Random(1))
    assert end["state"] == "over"


@pytest.mark.slow
async def test_a_journal_with_steps_back_is_played_again_after_a_restart(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, CLASH)
        chance = random.Random(5)
        back = 0
        for _ in range(60):
            program = await asked_of(programs, id)
            head = await program.decide(id, chance)
            if chance.random() < 0.3 and (await world.match(id)).can_undo:
                answer = await program.undo(id, head)
                assert answer.json() == {"head": head + 1, "undone": True}
                back += 1
        assert back > 3
        before = [await program.position(id, since=0) for program in programs]
        await world.server.restart()
        again = [program.person.program() for program in programs]
        assert [await program.position(id, since=0) for program in again] == before
        rows = await world.journal(id)
        assert len(decided_in(rows)) == before[0]["decision"] == 60 - back
        await (await asked_of(again, id)).decide(id)


async def test_who_is_late_and_may_come_back_is_asked(tmp_path: Path) -> None:
    """Or draws and dice could be looked at, and chosen again."""
    async with running(f"sqlite:///{tmp_path / 'kronika.db'}") as world:
        id, programs = await two_programs(world, PAX, move_time=3600, late="bot")
        while (first := await asked_of(programs, id)) is programs[0]:
            await first.decide(id)
        ada, bob = (program.person for program in programs)
        world.server.kill()
        await backdate(world, id, 3601)
        await world.server.begin()
        playing = ada.program()
        position = await playing.play(id, random.Random(3), until=12)
        assert (await world.store.seats([id]))[1].left == "late"
        while (await world.match(id)).can_undo or (await world.match(id)).player != 0:
            position = await playing.play(id, random.Random(3), until=position["decision"] + 1)
        position = await playing.position(id)
        head = position["head"]
        answer = await playing.undo(id, head)
        assert answer.json() == {"head": head, "undone": False}
        assert len((await world.match(id)).decisions) == position["decision"]
        page = await bob.page(id)
        await page.until(lambda: "data-do" in page.parts["banner"])
        await page.send(do="answer", yes=True)
        await page.until(lambda: page.now["head"] > head)
        assert len((await world.match(id)).decisions) < position["decision"]


async def test_what_a_choice_would_bring_is_weighed_without_telling_what_is_hidden() -> None:
    match = kronika.new(PAX, players=2, seed=3)
    assert match.ask is not None
    seat = match.ask.player
    buy = next(option.key for option in match.ask.options if option.verb.name == "buy")
    assert weighed(match.copy(), seat, [buy]) == (False, True)
    match.choose(buy, seat)
    assert weighed(match.copy(), seat, ["pass"])[0]
    # The answer is that of any position which looks the same.
    other = match.redraw(seat, "another")
    assert weighed(other, seat, ["pass"]) == weighed(match.copy(), seat, ["pass"])
    assert len(match.decisions) == 1
