"""Takes the pictures of the README: the lobby, boards at the start, in the middle and at the end,
and on a phone. Matches are played by bots, always the same ones, and put into a database of their
own; the pictures are of the real server in Chromium. Games can be named: then only theirs."""

import asyncio
import re
import secrets
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, ViewportSize, async_playwright
from sqlalchemy import insert

import kronika
from kronika import Match, bots
from kronika.core.dice import seed_hash
from kronika.server.accounts import Accounts
from kronika.server.database import open_engine
from kronika.server.migrate import migrate
from kronika.server.models import decisions
from kronika.server.people import User
from kronika.server.rows import SeatRow, TableRow
from kronika.server.storage import Store

OUT: Final = Path(__file__).parent.parent / "docs" / "screenshots"
DESKTOP: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)
PEOPLE: Final = ("Tomáš", "Zofia", "Jana")
SEEDS: Final = {
    "pax-renaissance": "9",
    "clash-of-cultures": "4",
    "scharz": "5",
    "europa-universalis": "5",
}
"""The games of which pictures are taken."""
BEGUN: Final = {"europa-universalis": 330}
"""Decisions of a match that is too long to be played to its end: that is not shown."""
MUCH: Final = 8
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@dataclass(frozen=True)
class Played:
    """A match that bots have played, decision by decision."""

    match: Match
    decided: list[tuple[int, str]]
    offered: list[int]
    """How many options there were for each decision."""

    def asked_after(self, count: int, seat: int) -> int:
        """The first number of decisions, from `count` on, after which this seat has much to choose
        from."""
        asked = [n for n, (who, _) in enumerate(self.decided) if n >= count and who == seat]
        return next((n for n in asked if self.offered[n] >= MUCH), count)

    def at(self, count: int) -> Match:
        """The match after so many decisions."""
        match = kronika.new(self.match.game.name, players=3, seed=self.match.seed)
        for seat, key in self.decided[:count]:
            match.choose(key, seat)
        return match


def play(game: str) -> Played:
    """A match of three bots: a whole one, or as much of it as is shown."""
    match = kronika.new(game, players=3, seed=SEEDS[game])
    players = [bots.make("greedy", seat) for seat in range(3)]
    decided: list[tuple[int, str]] = []
    offered = []
    while match.ask and len(decided) < BEGUN.get(game, sys.maxsize):
        seat = match.ask.player
        offered.append(len(match.options))
        option = players[seat].choose(match, seat)
        decided.append((seat, option.key))
        match.take(option, seat)
    return Played(match, decided, offered)


class Stage:
    """A database with people and tables."""

    def __init__(self, url: str) -> None:
        self.engine: Final = open_engine(url)
        self.store: Final = Store(self.engine)
        self.accounts: Final = Accounts(self.engine)

    async def people(self) -> list[User]:
        return [await self.accounts.welcome(name, "en") for name in PEOPLE]

    async def set_up(
        self, game: str, played: Played, count: int, users: list[User], name: str
    ) -> str:
        """A table at which so many decisions have been made."""
        match, decided = played.match, played.decided
        over = match.result is not None and count == len(decided)
        id = secrets.token_hex(5)
        now = time.time()
        asked = {} if over else {str(decided[count][0]): now}
        row = TableRow(
            id=id, name=name, creator=users[0].id, game=game,
            version=match.game.version, players=3, settings=match.settings,
            seed=str(match.seed), seed_hash=seed_hash(match.seed), pace="live",
            move_time=None, reserve=None, late="bot", listed=True, hints=True,
            invitation=None, state="over" if over else "playing", created=now - 3600,
            started=now - 3600, ended=now if over else None, moved=now, head=count,
            asked=asked,
            result=match.result.plain() if over and match.result else None,
            summary=match.game.summary(played.at(count).state).plain(),
        )  # fmt: skip
        seats = [
            SeatRow(
                table_id=id, seat=seat, user_id=user.id, name=user.name, kind="person", seen=count
            )
            for seat, user in enumerate(users)
        ]
        await self.store.add_table(row, seats)
        lines = [
            {"table_id": id, "number": n, "seat": seat, "choice": key, "by": "person", "at": now}
            for n, (seat, key) in enumerate(decided[:count])
        ]
        if lines:
            async with self.engine.begin() as connection:
                await connection.execute(insert(decisions), lines)
        return id


async def serve(database: str) -> tuple[asyncio.subprocess.Process, str]:
    """The server, and its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "kronika", "serve", "--port", "0", "--database", database,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stderr is not None
    async for line in process.stderr:
        found = re.search(r"listening at (http://[^\s\"]+)", line.decode())
        if found:
            return process, found[1]
    raise SystemExit("the server did not start")


class Camera:
    """Somebody's browser, which takes pictures."""

    def __init__(self, browser: Browser, url: str, cookie: str) -> None:
        self.browser: Final = browser
        self.url: Final = url
        self.cookie: Final = cookie

    async def take(self, name: str, path: str, phone: bool = False, dark: bool = False) -> None:
        """A picture of a page as soon as it is quiet."""
        options: dict[str, Any] = {"is_mobile": True, "device_scale_factor": 2} if phone else {}
        context = await self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="en-GB",
            **options,
        )
        await context.add_cookies([{"name": "session", "value": self.cookie, "url": self.url}])
        page = await context.new_page()
        await page.goto(self.url + path)
        if re.fullmatch(r"/tables/\w+", path):
            await page.wait_for_selector("#part-board svg")
        await page.wait_for_timeout(1200)
        await page.screenshot(path=OUT / f"{name}.png")
        await context.close()
        print(OUT / f"{name}.png")


async def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("Chromium is needed: Debian's package chromium")
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/kronika.db"
        await migrate(database)
        stage = Stage(database)
        users = await stage.people()
        ids: dict[str, str] = {}
        games = sys.argv[1:] or list(SEEDS)
        for game in games:
            played = play(game)
            length = len(played.decided)
            moments = [("start", 0), ("middle", length * 6 // 10), ("end", length)]
            for moment, count in moments[:2] if game in BEGUN else moments:
                at = count if moment == "end" else played.asked_after(count, 0)
                name = {"start": "New game", "middle": "Thursday table", "end": "Last week"}[moment]
                ids[f"{game}-{moment}"] = await stage.set_up(game, played, at, users, name)
        cookie = await stage.accounts.open_session(users[0], "camera")
        await stage.engine.dispose()
        process, url = await serve(database)
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                camera = Camera(browser, url, cookie)
                if games == list(SEEDS):
                    await camera.take("lobby", "/")
                    await camera.take("lobby-phone", "/", phone=True)
                for game in games:
                    await camera.take(f"{game}-start", f"/tables/{ids[f'{game}-start']}")
                    middle = f"/tables/{ids[f'{game}-middle']}"
                    await camera.take(f"{game}-middle", middle)
                    await camera.take(f"{game}-dark", middle, dark=True)
                    await camera.take(f"{game}-phone", middle, phone=True)
                    if game not in BEGUN:
                        await camera.take(f"{game}-end", f"/tables/{ids[f'{game}-end']}/result")
                await browser.close()
        finally:
            process.terminate()
            await process.wait()


if __name__ == "__main__":
    asyncio.run(main())
