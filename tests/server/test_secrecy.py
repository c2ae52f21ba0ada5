"""Nobody receives what he may not know: in no frame, no page, no answer, no line of the log."""

import asyncio
import json
import random
import re
from typing import Any, Final

import pytest
from msgspec.structs import replace

from kronika.core.match import Match
from kronika.core.state import same
from kronika.server.live_table import LiveTable, Watcher
from kronika.server.models import users
from kronika.server.snapshots import snapshot_of
from kronika.web.parts import Sheet, last_things, log_html, parts
from kronika.web.parts import title as page_title

from .table_server import CLASH, PAX, Page, Person, Program, World, open_page, two_programs

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SETTINGS: Final[dict[str, dict[str, Any]]] = {
    PAX: {"open_hands": False},
    CLASH: {"short_game": True},
}
EVERY: Final = {PAX: 3, CLASH: 12}
"""After so many decisions everything is compared."""
OUTSIDE: Final = ("seats", "top", "history")


class Game:
    """A match at a server, and the same match here."""

    def __init__(self, world: World, id: str, programs: list[Program]) -> None:
        self.world: Final = world
        self.id: Final = id
        self.people: Final = [program.person for program in programs]
        self.programs: Final = programs
        self.pages: list[Page] = []
        self.spectator: Page

    async def begin(self) -> None:
        self.pages = [await person.page(self.id) for person in self.people]
        self.spectator = await open_page(self.world, self.id)
        self.match = await self.world.match(self.id)
        whole = await self.world.store.whole(self.id)
        assert whole is not None
        self.row, self.seats, _ = whole

    @property
    def everybody(self) -> list[Page]:
        return [*self.pages, self.spectator]

    async def decide(self, chance: random.Random) -> None:
        """Who is asked decides, there and here."""
        assert self.match.ask is not None
        seat = chance.choice(self.match.asked)
        option = chance.choice(self.match.options_of(seat))
        page = self.pages[seat]
        head = len(self.match.decisions)
        while True:
            await page.send(do="choose", head=head, key=option.key)
            await page.until(lambda: page.now["head"] > head or bool(page.refused))
            if page.now["head"] > head:
                break
            assert page.refused.pop()["code"] == "too-often"
            await asyncio.sleep(0.2)
        self.match.choose(option.key, seat)
        for other in self.everybody:
            await other.until(lambda other=other: other.now["head"] > head)  # type: ignore[misc]

    def drawn(self, match: Match, viewer: int | None) -> dict[str, Any]:
        """What the server sends to a viewer of a match."""
        live = LiveTable(self.id, seats=self.seats, match=match)
        live.row = replace(
            self.row,
            head=len(match.decisions),
            state="playing" if match.result is None else "over",
            asked={str(seat): 0.0 for seat in match.asked},
        )
        live.watchers = {Watcher(person.id) for person in self.people}
        snapshot = snapshot_of(live, match, viewer)
        return {
            "parts": parts(snapshot, "en", False),
            "log": log_html(snapshot.lines, snapshot, "en"),
            "last": last_things(snapshot),
            "title": page_title(snapshot, "en"),
            "turns": [list(turn) for turn in Sheet(snapshot, "en", narrow=False).turns()],
        }


def plain(text: str) -> str:
    """Without the times, which go on."""
    return re.sub(r"<time.*?</time>", "", text)


def compare(page: Page, drawn: dict[str, Any]) -> None:
    for name, html in drawn["parts"].items():
        assert plain(page.parts[name]) == plain(html), name
    assert (page.now["last"], page.now["title"]) == (drawn["last"], drawn["title"])
    assert page.turns == drawn["turns"]
    assert re.sub(r"\s+", " ", page.log) == re.sub(r"\s+", " ", drawn["log"])


@pytest.mark.parametrize("game", [PAX, CLASH])
async def test_frames_are_the_same_whatever_is_hidden(world: World, game: str) -> None:
    """All that is sent could as well have been drawn from a match in which all that the viewer
    may not know is different."""
    id, programs = await two_programs(world, game, settings=SETTINGS[game])
    table = Game(world, id, programs)
    await table.begin()
    chance = random.Random(11)
    differed = 0
    hidden: list[set[str]] = [set(), set()]
    while table.match.ask is not None:
        await table.decide(chance)
        note_hidden(table.match, hidden)
        if len(table.match.decisions) % EVERY[game] or table.match.ask is None:
            continue
        for viewer, page in enumerate(table.pages):
            other = table.match.redraw(viewer, f"another world {len(table.match.decisions)}")
            compare(page, table.drawn(other, viewer))
            compare(table.spectator, table.drawn(other, None))
            position = await programs[viewer].position(id, since=0)
            assert position["view"] == json.loads(json.dumps(dict(other.view(viewer))))
            assert position["options"] == [] or position["you"] == viewer
            differed += not same(other.state, table.match.state)
    assert differed
    assert table.match.result is not None
    check_cards(table, hidden)
    assert world.errors() == []


def hands(match: Match, seat: int) -> set[str]:
    """The cards in a hand that others do not see."""
    player = match.view(seat)["table"]["players"][seat]
    unseen = match.view(1 - seat)["table"]["players"][seat].get("hand")
    hand = player.get("hand")
    if not hand or unseen:
        return set()
    if isinstance(hand, dict):
        return {card for sort in ("action", "objective") for card in hand[sort]}
    return set(hand)


def note_hidden(match: Match, hidden: list[set[str]]) -> None:
    """The cards that only their owner has seen so far."""
    for seat in (0, 1):
        hidden[seat] |= hands(match, seat)


def told(match: Match, viewer: int) -> set[str]:
    """All that the log has named to a player: a spy sees cards, and so does who hands them over."""
    return {
        kind.id(value) for line in match.log(viewer) for kind, value in line.arguments if kind.ids
    }


WORDS: Final = re.compile(r'data-[a-z]+="([^"]*)"')


def check_cards(table: Game, hidden: list[set[str]]) -> None:
    """A card that never left its owner's hand is named in no frame of the others."""
    for seat in (0, 1):
        public = json.dumps(table.match.view(None)["table"]) + json.dumps(
            [option.key for option in table.match.decisions]
        )
        secret = {card for card in hidden[seat] if not re.search(rf"\b{card}\b", public)}
        other = 1 - seat
        for page, known in (
            (table.pages[other], told(table.match, other)),
            (table.spectator, set()),
        ):
            # What the end reveals is no secret any more.
            frames = [frame for frame in page.raw if '"over": true' not in frame]
            named = {
                word.partition(":")[2]
                for frame in frames
                for value in WORDS.findall(frame.replace('\\"', '"'))
                for word in value.split()
            }
            assert not (named & secret) - known
        own = " ".join(table.pages[seat].raw)
        assert all(card in own for card in secret)


@pytest.mark.parametrize("game", [PAX, CLASH])
async def test_no_secret_is_told_before_the_end(world: World, game: str) -> None:
    """Seeds, cookies, tokens, invitations, addresses: not in what others get, not in the log."""
    id, programs = await two_programs(world, game, settings=SETTINGS[game])
    for program in programs:
        address = f"mail-{program.person.id}@example.org"
        await world.change(users, program.person.id, email=address)  # type: ignore[arg-type]
    row = await world.row(id)
    invitation = row.invitation
    assert invitation is not None
    eve = await world.person("Eve")
    got: dict[int | None, list[str]] = {0: [], 1: [], None: []}
    spectator = await open_page(world, id)
    pages = [await program.person.page(id) for program in programs]
    chance = random.Random(12)
    for number in range(30):
        for seat, program in enumerate(programs):
            await read_everything(program, id, got[seat], number)
            if (await program.position(id))["options"]:
                await program.decide(id, chance)
        await read_everything(eve.program(), id, got[None], number)
    for seat, page in enumerate(pages):
        await page.send(do="choose", head=0, key="no such key")
        await page.settled()
        got[seat] += page.raw
    await spectator.settled()
    got[None] += spectator.raw
    of = {seat: secrets_of(program.person) for seat, program in enumerate(programs)}
    for who, texts in got.items():
        sent = "\n".join(texts)
        assert len(sent) > 10_000
        assert row.seed not in sent
        for seat, owned in of.items():
            # Only to its creator.
            owned = owned | ({invitation} if seat == 0 else set())
            if seat != who:
                assert not [secret for secret in owned if secret in sent]
        assert eve.token not in sent
        assert eve.cookie not in sent
    log = world.log()
    assert id in log
    for secret in (row.seed, invitation, *of[0], *of[1], *secrets_of(eve)):
        assert secret not in log


def secrets_of(person: Person) -> set[str]:
    return {person.cookie, person.token, f"mail-{person.id}@example.org"}


async def read_everything(program: Program, id: str, got: list[str], number: int) -> None:
    """All pages and answers about a table; most of them only now and then."""
    paths = [f"/api/tables/{id}/position?since=0"]
    pages = []
    if number % 10 == 0:
        paths += [
            f"/api/tables/{id}",
            "/api/tables",
            "/api/tables/open",
            f"/api/tables/{id}/record",
        ]
        pages += [f"/tables/{id}", f"/tables/{id}/at/1", f"/tables/{id}/result", "/", "/finished"]
        pages += [f"/tables/{id}/record", "/nowhere"]
        got.append((await program.choose(id, number + 1000, "pass")).text)
    got += [(await program.client.get(path)).text for path in paths]
    browser = program.person.browser()
    got += [(await browser.get(path)).text for path in pages]
    await browser.client.aclose()
