"""How fast the server is: scripted players at its tables, over WebSockets on loopback.

`make bench-server` runs it. The real `kronika serve` runs in a process of its own on a fresh
database; only its limits on how often somebody may decide are lifted. Two players sit at each
table, as many tables play each game, each begins somewhere in the first half of a match,
and everybody chooses at random. A decision takes from the moment it is sent (with a rate: from
the moment it is due) until its player has received the position after it. Rates and latencies
are medians of three windows. Frames are counted as they come over the line: those of pages packed.
Memory is what a table adds when each game has been looked at once.
"Waited for cores" is how long the server's threads wanted a core that others had: with much of
it, look at the CPU time of a decision instead of latencies.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import insert
from websockets.sync.client import connect

import kronika
from kronika.core.dice import seed_hash
from kronika.core.match import new_match
from kronika.server.accounts import Accounts
from kronika.server.database import open_engine
from kronika.server.migrate import migrate
from kronika.server.models import decisions, seats, tables

T = TypeVar("T")
Row = dict[str, Any]

PLAYERS: Final = Path(__file__).with_name("players.py")
PAIRS: Final = 10
"""People: at each table sit two of them."""
SPARE: Final = 400
"""Tables for those whose match has ended."""
MATCHES: Final = 6
"""Matches of each game from which tables are made."""
WARM_UP: Final = 2.0
WINDOWS: Final = 3
RATE: Final = 500
WAKES: Final = 7
STARTS: Final = 5
FIGURES: Final = ("closed", "open", "pages", "wake", "start")


# Tables, as rows


@dataclass(frozen=True)
class Script:
    """A whole match at random: who decided what, and who was asked before each decision."""

    game: str
    seed: str
    decided: list[tuple[int, str]] = field(default_factory=list)
    asked: list[list[int]] = field(default_factory=list)


def script(name: str, seed: int) -> Script:
    """A match of two players who choose at random."""
    game, chance = kronika.game(name), random.Random(seed)
    made = Script(name, f"benchmark {seed}")
    match = new_match(game, 2, made.seed, listen=False)
    while match.ask is not None:
        option = chance.choice(match.ask.options)
        made.asked.append(match.asked)
        made.decided.append((match.ask.player, option.key))
        match.take(option, match.ask.player)
    return made


@dataclass(frozen=True)
class Person:
    """Somebody who plays, with a program or in a browser."""

    id: int
    name: str
    token: str
    cookie: str


class Club:
    """A database with people and tables."""

    def __init__(self, url: str, games: Sequence[str]) -> None:
        self.url: Final = url
        self.games: Final = games
        self.people: list[Person] = []
        self.made = 0
        self._scripts: dict[str, list[Script]] = {}

    def scripts(self, game: str) -> list[Script]:
        """Some matches of a game."""
        if game not in self._scripts:
            self._scripts[game] = [script(game, seed) for seed in range(MATCHES)]
        return self._scripts[game]

    async def found(self) -> None:
        """Make the database, and the people."""
        await migrate(self.url)
        engine = open_engine(self.url)
        accounts = Accounts(engine)
        sign = random.SystemRandom().randrange(1 << 32)
        for number in range(2 * PAIRS):
            user = await accounts.welcome(f"Player {sign:x} {number}", "en")
            token = await accounts.make_token(user, "benchmark")
            cookie = await accounts.open_session(user, "benchmark")
            self.people.append(Person(user.id, user.name, token, cookie))
        await engine.dispose()

    async def open(self, places: Sequence[tuple[Script, int]], browser: bool = False) -> list[Row]:
        """Tables that stand somewhere in a match; what players must know of each."""
        rows: dict[Any, list[Row]] = {tables: [], seats: [], decisions: []}
        known: list[Row] = []
        for played, count in places:
            self.made += 1
            two = self.people[2 * (self.made % PAIRS) :][:2]
            self._add(rows, f"b{random.randrange(1 << 30):08x}{self.made % 10}", played, count, two)
            secrets = [person.cookie if browser else person.token for person in two]
            known.append({"id": rows[tables][-1]["id"], "secrets": secrets, "browser": browser})
        engine = open_engine(self.url).execution_options(writes=True)
        async with engine.begin() as connection:
            for table, all in rows.items():
                if all:
                    await connection.execute(insert(table), all)
        await engine.dispose()
        return known

    def _add(
        self, rows: dict[Any, list[Row]], id: str, played: Script, count: int, two: list[Person]
    ) -> None:
        now = time.time()
        over = count == len(played.decided)
        rows[tables].append(
            {
                "id": id,
                "name": "Benchmark",
                "creator": two[0].id,
                "game": played.game,
                "version": kronika.game(played.game).version,
                "players": 2,
                "settings": {},
                "seed": played.seed,
                "seed_hash": seed_hash(played.seed),
                "pace": "live",
                "late": "bot",
                "listed": False,
                "hints": True,
                "state": "over" if over else "playing",
                "created": now,
                "moved": now,
                "head": count,
                "asked": {} if over else {str(seat): now for seat in played.asked[count]},
            }
        )
        rows[seats] += [
            {"table_id": id, "seat": n, "user_id": p.id, "name": p.name, "kind": "person"}
            for n, p in enumerate(two)
        ]
        rows[decisions] += [
            {"table_id": id, "number": n, "seat": seat, "choice": key, "by": "person", "at": now}
            for n, (seat, key) in enumerate(played.decided[:count])
        ]

    async def spread(self, number: int, browser: bool = False) -> list[Row]:
        """Tables of the games, each somewhere in the first half of a match."""
        games = self.games
        chance = random.Random(number)
        places = []
        for table in range(number):
            all = self.scripts(games[table % len(games)])
            played = all[table // len(games) % len(all)]
            places.append((played, chance.randrange(len(played.decided) // 2)))
        return await self.open(places, browser)


@contextlib.contextmanager
def club(given: argparse.Namespace) -> Iterator[Club]:
    """Tables in a given database, or in a fresh file."""
    with tempfile.TemporaryDirectory() as folder:
        made = Club(given.database or f"sqlite:///{folder}/benchmark.db", given.games)
        asyncio.run(made.found())
        yield made


# The server


@dataclass(frozen=True)
class Server:
    """The process that is measured."""

    address: str
    process: "subprocess.Popen[bytes]"

    def memory(self) -> int:
        """Bytes that it holds."""
        found = re.search(r"VmRSS:\s+(\d+) kB", self._proc("status"))
        assert found is not None
        return 1024 * int(found[1])

    def cpu(self) -> float:
        """Seconds for which it has used a core."""
        user, system = self._proc("stat").rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def starved(self) -> float:
        """Seconds for which it wanted a core and others had them."""
        waits = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(file.read_text().split()[1]) for file in waits) / 1e9

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        number: int = found.getsockname()[1]
        return number


def fetch(url: str) -> bytes:
    """A page of this machine, never through a proxy."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(url, timeout=5) as answer:
        return bytes(answer.read())


@contextlib.contextmanager
def server(url: str) -> Iterator[Server]:
    """`kronika serve` on a database, when it answers."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    environment = {**os.environ, "KRONIKA_DATABASE": url, "KRONIKA_LOG_LEVEL": "warning"}
    command = [sys.executable, __file__, "--serve", "--port", str(port)]
    with subprocess.Popen(command, env=environment) as process:
        try:
            _wait_for(f"{address}/health")
            yield Server(address, process)
        finally:
            process.terminate()


def _wait_for(url: str) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError):
            fetch(url)
            return
        time.sleep(0.05)
    sys.exit(f"nothing answers at {url}")


def serve(arguments: Sequence[str]) -> None:
    """Be the server, without limits on how often somebody may decide."""
    from kronika.cli import main as command
    from kronika.server import security

    for kind in ("choose", "look", "frame"):
        security.RATES[kind] = (1_000_000, 1_000_000.0)
    sys.exit(command(["serve", *arguments]))


# Figures


@dataclass
class Measured:
    """What one run says."""

    what: str
    rate: float
    p50: float
    p99: float
    memory: float
    server: float
    starved: float
    cost: float
    players: float
    frame: float
    note: str


def share(sorted_values: Sequence[float], part: float) -> float:
    """The value below which that part of them lies."""
    if not sorted_values:
        return float("nan")
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))]


def load(
    what: str, made: Club, known: Sequence[Row], seconds: float, rate: float = 0.0, clients: int = 1
) -> list[Measured]:
    """Let players play at tables that sleep until then."""
    spare: list[Row] = []
    warm: list[Row] = []
    for browser in {table["browser"] for table in known}:
        spare += asyncio.run(made.spread(SPARE, browser))
        warm += asyncio.run(made.spread(len(made.games), browser))
    windows = [WARM_UP, *[seconds / WINDOWS] * WINDOWS]
    with server(made.url) as served:
        time.sleep(1.0)
        fetch(served.address)
        _look_at(served, warm)
        before = served.memory()
        players = [
            _start_players(
                {
                    "address": served.address,
                    "tables": known[n::clients],
                    "spare": spare[n::clients],
                    "windows": windows,
                    "rate": rate / clients,
                }
            )
            for n in range(clients)
        ]
        for process in players:
            _read(process)
        memory = (served.memory() - before) / len(known) / 1e6
        used, starved, began = served.cpu(), served.starved(), time.perf_counter()
        for process in players:
            _say(process)
        results = [json.loads(_read(process)) for process in players]
        took = time.perf_counter() - began
        busy = ((served.cpu() - used) / took, (served.starved() - starved) / took)
        for process in players:
            _say(process)
            process.wait()
    return list(_summary(what, results, windows, memory, busy))


def _summary(
    what: str,
    results: Sequence[Any],
    windows: Sequence[float],
    memory: float,
    busy: tuple[float, float],
) -> Iterator[Measured]:
    """Medians of the windows, for programs and for browsers apart."""
    all = [line for result in results for line in result["acknowledged"]]
    kinds = sorted({line[2] for line in all})
    for browser in kinds:
        rates, halves, worst = [], [], []
        end = windows[0]
        for length in windows[1:]:
            taken = sorted(t for at, t, b in all if end <= at < end + length and b == browser)
            end += length
            rates.append(len(taken) / length)
            halves.append(1000 * share(taken, 0.5))
            worst.append(1000 * share(taken, 0.99))
        yield Measured(
            what + ((", pages" if browser else ", programs") if len(kinds) > 1 else ""),
            statistics.median(rates),
            statistics.median(halves),
            statistics.median(worst),
            memory,
            *busy,
            1000 * busy[0] * sum(windows) / max(1, len(all)),
            sum(result["busy"] for result in results),
            sum(r["bytes"] for r in results) / max(1, sum(r["heard"] for r in results)) / 1000,
            _notes(results),
        )


def _notes(results: Sequence[Any]) -> str:
    """What did not go as it should."""
    refused: Counter[str] = Counter()
    for result in results:
        refused.update(result["refused"])
    notes = [f"{number} x {code}" for code, number in refused.items()]
    waiting = sum(result["waiting"] for result in results)
    if waiting > RATE / 10:
        notes.append(f"{waiting} due were not made")
    return ", ".join(notes)


def _look_at(served: Server, tables: Sequence[Row]) -> None:
    """Open some tables for a moment, so that what all tables share is in memory."""
    work = {"address": served.address, "tables": tables, "spare": [], "windows": [], "rate": 0.0}
    process = _start_players(work)
    _read(process)
    process.kill()
    process.wait()


def _start_players(work: Row) -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, str(PLAYERS)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    _say(process, json.dumps(work))
    return process


def _say(process: "subprocess.Popen[str]", line: str = "") -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def _read(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        sys.exit("the players have failed")
    return line


def wake(made: Club) -> Iterator[str]:
    """From the wish to connect to the first position: a sleeping table, and the same awake."""
    for game in made.games:
        longest = sorted(made.scripts(game), key=lambda played: len(played.decided))
        played = longest[len(longest) // 2]
        for where, count in (
            ("middle", len(played.decided) // 2),
            ("end", len(played.decided)),
        ):
            known = asyncio.run(made.open([(played, count)] * WAKES))
            with server(made.url) as served:
                warm = asyncio.run(made.open([(played, 1)]))
                _position(served, warm[0])
                asleep = [_position(served, table) for table in known]
                awake = [_position(served, table) for table in known]
            yield (
                f"{game + ', ' + where:<44}{count:>10}"
                f"{1000 * statistics.median(asleep):>10.1f}{1000 * statistics.median(awake):>10.1f}"
            )


def _position(served: Server, table: Row) -> float:
    began = time.perf_counter()
    address = served.address.replace("http://", "ws://")
    header = {"Authorization": f"Bearer {table['secrets'][0]}"}
    with connect(
        f"{address}/api/tables/{table['id']}/live",
        additional_headers=header,
        compression=None,
        proxy=None,
        max_size=None,
    ) as line:
        line.recv()
        return time.perf_counter() - began


def start(fresh: bool) -> tuple[float, float]:
    """From `kronika play --no-browser` to its first page: seconds, and those of CPU."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_DATA_HOME": folder, "HOME": folder}
        if not fresh:
            _start(environment)
        return _start(environment)


def _start(environment: dict[str, str]) -> tuple[float, float]:
    command = [
        sys.executable, "-m", "kronika", "play", "--no-browser", "--port", str(free_port()),
    ]  # fmt: skip
    began = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            while True:
                line = process.stdout.readline().decode()
                if not line:
                    sys.exit("kronika play has failed")
                if found := re.search(r"http://[\d.]+:\d+", line):
                    break
            assert b"<html" in fetch(found[0])
            return time.perf_counter() - began, Server(found[0], process).cpu()
        finally:
            process.terminate()


# The table


def about() -> str:
    """The machine, what runs on it, and versions."""
    packages = ("litestar", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "msgspec")
    versions = ", ".join(f"{name} {version(name)}" for name in packages)
    compiled = Path(kronika.__file__).parent.joinpath("core").glob("match.*.so")
    build = "compiled" if any(compiled) else "plain"
    busy = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    return (
        f"Python {platform.python_version()}, kronika {kronika.__version__} ({build}), {versions}\n"
        f"{platform.system()} {platform.release()}, {os.cpu_count()} cores; "
        f"load of the machine before: {busy}"
    )


COLUMNS: Final = (
    ("decisions", "a second", 10, ".0f"),
    ("p50", "ms", 9, ".1f"),
    ("p99", "ms", 9, ".1f"),
    ("MB per", "table", 8, ".2f"),
    ("server", "cores", 8, ".2f"),
    ("waited", "for cores", 11, ".2f"),
    ("CPU ms a", "decision", 10, ".2f"),
    ("players", "cores", 9, ".2f"),
    ("kB per", "frame", 8, ".1f"),
)


def head() -> str:
    lines = ["".join(f"{column[n]:>{column[2]}}" for column in COLUMNS) for n in (0, 1)]
    return "\n".join(" " * 44 + line for line in lines)


def row(m: Measured) -> str:
    figures = (
        m.rate, m.p50, m.p99, m.memory, m.server, m.starved, m.cost, m.players, m.frame,
    )  # fmt: skip
    cells = [f"{x:>{width}{form}}" for x, (_, _, width, form) in zip(figures, COLUMNS)]
    return f"{m.what:<44}{''.join(cells)}  {m.note}"


def show(lines: Iterator[str]) -> None:
    for line in lines:
        print(line, flush=True)


def loads(given: argparse.Namespace) -> Iterator[str]:
    """All that players measure, line by line."""
    yield head()
    for number in given.tables:
        if "closed" in given.figures:
            with club(given) as made:
                known = asyncio.run(made.spread(number))
                what = f"{number} tables, each as fast as it can"
                yield from map(row, load(what, made, known, given.seconds, 0, given.clients))
    for number in given.tables:
        if "open" in given.figures and number >= 100:
            with club(given) as made:
                known = asyncio.run(made.spread(number))
                what = f"{number} tables, {RATE} decisions a second"
                yield from map(row, load(what, made, known, given.seconds, RATE, given.clients))
    if "pages" in given.figures:
        with club(given) as made:
            known = asyncio.run(made.spread(10, browser=True))
            what = "10 tables in browsers, as fast as they can"
            yield from map(row, load(what, made, known, given.seconds, 0, given.clients))
        with club(given) as made:
            known = asyncio.run(made.spread(100))
            for place, table in enumerate(asyncio.run(made.spread(10, browser=True))):
                known[place * 10] = table
            what = f"100 tables, {RATE // 5} decisions a second"
            yield from map(row, load(what, made, known, given.seconds, RATE // 5, given.clients))


def main() -> None:
    games = list(kronika.games())
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", metavar="URL", default="", help="(a fresh SQLite file)")
    parser.add_argument("--seconds", type=float, default=9.0, help="per figure (9)")
    parser.add_argument("--clients", type=int, default=1, help="processes that play (1)")
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 1000])
    parser.add_argument("--games", nargs="*", choices=games, default=games, help="(all)")
    parser.add_argument("--figures", nargs="*", choices=FIGURES, default=FIGURES)
    given = parser.parse_args()
    print(about())
    print(f"database: {given.database.partition(':')[0] or 'sqlite, a fresh file'}\n")
    if {"closed", "open", "pages"} & set(given.figures):
        show(loads(given))
    if "wake" in given.figures:
        print(f"\n{'waking a table':<44}{'decisions':>10}{'asleep':>10}{'awake':>10}  ms")
        with club(given) as made:
            show(wake(made))
    if "start" in given.figures:
        print(f"\n{'kronika play to its first page':<44}{'seconds':>10}{'least':>9}{'CPU s':>9}")
        for name, fresh in (("new database", True), ("database there", False)):
            taken, used = zip(*(start(fresh) for _ in range(STARTS)))
            figures = (statistics.median(taken), min(taken), statistics.median(used))
            print(f"{name:<44}{figures[0]:>10.2f}{figures[1]:>9.2f}{figures[2]:>9.2f}")


if __name__ == "__main__":
    if "--serve" in sys.argv:
        serve(sys.argv[2:])
    else:
        main()
