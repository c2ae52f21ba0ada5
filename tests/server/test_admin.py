"""`kronika admin`, `migrate`, `serve` and `play`, as whoever runs a server meets them."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

import kronika as package
from kronika.cli import main
from kronika.core.errors import KronikaError, UsageError
from kronika.core.match import Match
from kronika.server import admin, models
from kronika.server.accounts import Accounts
from kronika.server.database import open_engine
from kronika.server.migrate import HEAD, migrate
from kronika.server.run import free_port

from ..cli.command import COMMAND, complaint, environment, heed_interrupts, kronika

PATIENCE = 60


def played() -> Match:
    """The beginning of a match."""
    match = package.new("pax-renaissance", players=2, seed="admin")
    match.choose("pass")
    return match


async def fill(url: str) -> None:
    """A database with two people and a table, where one of them plays."""
    await migrate(url)
    engine = open_engine(url)
    accounts = Accounts(engine)
    ada = await accounts.welcome("Ada", "en")
    await accounts.welcome("Žižka", "cs")
    await accounts.open_session(ada, "Firefox")
    match = played()
    table = {
        "id": "table0000001",
        "name": "Ada's table",
        "creator": ada.id,
        "game": match.game.name,
        "version": match.game.version,
        "players": 2,
        "settings": match.settings,
        "seed": "admin",
        "seed_hash": match.seed_hash,
        "pace": "live",
        "late": "bot",
        "listed": True,
        "hints": True,
        "state": "playing",
        "created": 1.0,
        "moved": 2.0,
        "head": 3,
        "asked": {},
    }
    seats = [
        {"table_id": table["id"], "seat": 0, "kind": "person", "name": "Ada", "user_id": ada.id},
        {"table_id": table["id"], "seat": 1, "kind": "bot", "name": "Bot", "user_id": None},
    ]
    common = {"table_id": table["id"], "by": "person", "at": 1.0}
    seat, key = match.deciders[0], "pass"
    journal = [
        {**common, "number": 0, "seat": seat, "choice": key, "back_to": None},
        {**common, "number": 1, "seat": seat, "choice": None, "back_to": 0},
        {**common, "number": 2, "seat": seat, "choice": key, "back_to": None},
    ]
    async with engine.begin() as connection:
        await connection.execute(insert(models.tables).values(table))
        await connection.execute(insert(models.seats), seats)
        await connection.execute(insert(models.decisions), journal)
    await engine.dispose()


@pytest.fixture
def database(database_url: str) -> str:
    asyncio.run(fill(database_url))
    return database_url


class Command:
    """The command, in this process."""

    def __init__(self, database: str, output: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self.output = output

    def run(self, *arguments: str | Path) -> tuple[int, str, str]:
        """Its exit code, and what it said."""
        code = main(["admin", *map(str, arguments), "--database", self.database])
        return code, *self.output.readouterr()

    def __call__(self, *arguments: str | Path) -> str:
        """What it said, if all was well."""
        code, out, err = self.run(*arguments)
        assert (code, err) == (0, "")
        return out


@pytest.fixture
def run_admin(database: str, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(database, capsys)


# Admin


def test_people_are_listed(run_admin: Command) -> None:
    lines = run_admin("users").splitlines()
    assert lines[0].split() == [
        *("id", "name", "created", "seen", "password", "sessions", "playing", "blocked")
    ]
    assert lines[1].split()[:2] == ["1", "Ada"]
    assert lines[1].split()[-2:] == ["1", "1"]
    assert lines[2].split()[:2] == ["2", "Žižka"]
    assert lines[2].split()[-2:] == ["0", "0"]


def test_tables_are_listed_without_their_seeds(run_admin: Command) -> None:
    out = run_admin("tables")
    assert "table0000001  Ada's table  pax-renaissance  2        playing  3" in out
    assert "admin" not in out


def test_blocking_and_unblocking(run_admin: Command) -> None:
    assert run_admin("block", "zizka") == "Žižka is blocked\n"
    assert run_admin("users").splitlines()[2].split()[-1] == "yes"
    assert run_admin("unblock", "2") == "Žižka may come in again\n"
    assert run_admin("users").splitlines()[2].split()[-1] == "0"


def test_a_new_password_lets_in_and_ends_sessions(run_admin: Command) -> None:
    code, out, _ = run_admin.run("reset-password", "Ada")
    assert code == 0
    password = out.strip()

    async def log_in() -> str:
        engine = open_engine(run_admin.database)
        found = await Accounts(engine).log_in("Ada", password, "192.0.2.1")
        await engine.dispose()
        return found.name

    assert asyncio.run(log_in()) == "Ada"
    assert run_admin("users").splitlines()[1].split()[-3:] == ["yes", "0", "1"]


def test_who_plays_is_not_removed_by_mistake(run_admin: Command) -> None:
    code, _, err = run_admin.run("remove-user", "Ada")
    assert code == 1
    assert "plays at 1 tables" in err
    run_admin("remove-user", "Žižka")
    run_admin("remove-user", "Ada", "--even-if-playing")
    assert len(run_admin("users").splitlines()) == 1
    assert "table0000001" in run_admin("tables")


def test_a_table_is_removed(run_admin: Command) -> None:
    said = run_admin("remove-table", "table0000001")
    assert said == "table table0000001 (Ada's table) is removed\n"
    assert "table0000001" not in run_admin("tables")
    code, _, err = run_admin.run("remove-table", "table0000001")
    assert code == 2
    assert "there is no table" in err


def test_an_exported_table_is_a_record(run_admin: Command, tmp_path: Path) -> None:
    out = run_admin("export-table", "table0000001")
    match = package.load(out)
    assert [option.key for option in match.decisions] == ["pass"]
    assert match.names == ["Ada", "Bot"]
    file = tmp_path / "game.jsonl"
    assert run_admin("export-table", "table0000001", "-o", file) == ""
    assert file.read_text() == out


def test_somebody_who_is_not_there(run_admin: Command) -> None:
    for who in ("Nobody", "99", "", "9" * 30):
        code, _, err = run_admin.run("block", who)
        assert code == 2
        assert "there is nobody" in err


def test_a_database_has_to_be_named_and_up_to_date(tmp_path: Path) -> None:
    run = kronika("admin", "users", home=tmp_path)
    assert run.returncode == 2
    assert "KRONIKA_DATABASE" in complaint(run)
    run = kronika("admin", "users", home=tmp_path, env={"KRONIKA_DATABASE": "sqlite:///no.db"})
    assert run.returncode == 1
    assert "kronika migrate" in complaint(run)


# Back-ups


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "kronika.db"
    asyncio.run(fill(f"sqlite:///{path}"))
    return path


def test_a_backup_is_a_database_of_its_own(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    run_admin = Command(f"sqlite:///{file}", capsys)
    said = run_admin("backup", copy)
    assert said == f"{copy}: {copy.stat().st_size} bytes, checked\n"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "Ada" in Command(f"sqlite:///{copy}", capsys)("users")
    run_admin("backup", copy)  # a second time, over the first
    assert sorted(path.name for path in tmp_path.glob(".copy*")) == []


def test_a_backup_while_somebody_writes_has_whole_transactions(file: Path, tmp_path: Path) -> None:
    """Each transaction adds two messages; a copy has both or none."""
    stop = threading.Event()
    written: list[int] = []

    def write() -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            number = 0
            while not stop.is_set():
                connection.execute("BEGIN IMMEDIATE")
                for _ in range(2):
                    connection.execute(
                        "INSERT INTO messages (table_id, name, room, text, at) "
                        "VALUES ('table0000001', 'Ada', 'players', ?, 1.0)",
                        (f"{number} " + "x" * 5000,),
                    )
                connection.execute("COMMIT")
                number += 1
                written.append(number)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        copies = []
        for number in range(5):
            before = len(written)
            copy = tmp_path / f"copy{number}.db"
            admin.back_up(f"sqlite:///{file}", copy)
            copies.append((before, copy))
    finally:
        stop.set()
        writer.join()
    assert written
    for before, copy in copies:
        with closing(sqlite3.connect(copy)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM messages").fetchone()
        assert count % 2 == 0
        assert count >= 2 * before


def test_what_cannot_be_backed_up(file: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{file}"
    with pytest.raises(UsageError, match="pg_dump"):
        admin.back_up("postgresql://x/y", tmp_path / "copy.db")
    with pytest.raises(UsageError, match="the database itself"):
        admin.back_up(url, file)
    with pytest.raises(UsageError, match="is a folder"):
        admin.back_up(url, tmp_path)
    with pytest.raises(UsageError, match="no folder"):
        admin.back_up(url, tmp_path / "nowhere" / "copy.db")
    with pytest.raises(UsageError, match="no database"):
        admin.back_up(f"sqlite:///{tmp_path / 'missing.db'}", tmp_path / "copy.db")
    assert not (tmp_path / "missing.db").exists()


def test_a_damaged_database_gives_no_backup(file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "copy.db"
    kept.write_text("the last good one")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("DELETE FROM users")
        connection.commit()
    with pytest.raises(KronikaError, match="damaged"):
        admin.back_up(f"sqlite:///{file}", kept)
    assert kept.read_text() == "the last good one"
    assert sorted(path.name for path in tmp_path.glob(".copy*")) == []


# The server


def test_a_port_that_is_taken_is_stepped_over() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        found = free_port("127.0.0.1", taken)
    assert found not in (0, taken)


def test_migrate_says_what_it_did(database_url: str, tmp_path: Path) -> None:
    arguments = ("migrate", "--database", database_url)
    first, second = (kronika(*arguments, home=tmp_path) for _ in range(2))
    assert first.stdout == f"the database went from migration nothing to {HEAD}\n"
    assert second.stdout == f"the database is at migration {HEAD}, as it should be\n"


def test_serve_asks_for_a_migrated_database(tmp_path: Path) -> None:
    run = kronika("serve", "--port", "0", home=tmp_path)
    assert (run.returncode, "KRONIKA_DATABASE" in complaint(run)) == (2, True)
    url = f"sqlite:///{tmp_path / 'kronika.db'}"
    run = kronika("serve", "--port", "0", "--database", url, home=tmp_path)
    assert (run.returncode, "kronika migrate" in complaint(run)) == (1, True)


def test_serve_says_that_its_port_is_taken(file: Path, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        run = kronika("serve", "--port", port, "--database", f"sqlite:///{file}", home=tmp_path)
    assert run.returncode == 1
    assert f"cannot listen at 127.0.0.1:{port}" in complaint(run)


class Process:
    """A server in a process of its own."""

    def __init__(self, home: Path, *arguments: str, **env: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(home, **env),
            cwd=home,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )

    def get(self, url: str) -> tuple[int, str, dict[str, str]]:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            headers = {name.lower(): value for name, value in answer.headers.items()}
            return answer.status, answer.read().decode(), headers

    def stopped(self, how: signal.Signals) -> tuple[int, str, str]:
        """The exit code and what was said."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@contextmanager
def started(home: Path, *arguments: str, **env: str) -> Iterator[Process]:
    process = Process(home, *arguments, **env)
    try:
        yield process
    finally:
        # With all its processes: they have the other ends of its pipes.
        with suppress(ProcessLookupError):
            os.killpg(process.process.pid, signal.SIGKILL)
        process.process.communicate()


def said_address(process: Process) -> str:
    """What `play` prints first."""
    assert process.process.stdout is not None
    line = process.process.stdout.readline()
    assert line.startswith("Kronika is at http://127.0.0.1:"), line
    return line.split()[3].rstrip(".")


def logged_address(process: Process) -> str:
    """What `serve` logs when it answers."""
    assert process.process.stderr is not None
    for line in process.process.stderr:
        message = str(json.loads(line)["message"])
        if message.startswith("listening at "):
            return message.removeprefix("listening at ")
    raise AssertionError("it never listened")


def test_serve_answers_and_stops_in_order(file: Path, tmp_path: Path) -> None:
    env = {"KRONIKA_DATABASE": f"sqlite:///{file}", "KRONIKA_PORT": "0"}
    with started(tmp_path, "serve", **env) as process:
        address = logged_address(process)
        status, body, headers = process.get(f"{address}/health")
        assert (status, body) == (200, "ok")
        assert "server" not in headers
        assert process.get(f"{address}/ready")[0] == 200
        assert "kronika_decisions" in process.get(f"{address}/metrics")[1]
        with pytest.raises(urllib.error.HTTPError):
            process.get(f"{address}/join/s3cretCode")
        socket_address = address.replace("http", "ws", 1) + "/tables/table0000001/live"
        with connect(socket_address, origin=Origin(address)) as watching:
            watching.send(json.dumps({"do": "ping"}))
            assert json.loads(watching.recv(timeout=PATIENCE))["is"] == "pong"
            process.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                list(watching)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        _, err = process.process.communicate(timeout=PATIENCE)
        assert process.process.returncode == 0
    assert "s3cretCode" not in err
    assert all(json.loads(line)["level"] in ("info", "warning") for line in err.splitlines())


def test_play_needs_nothing_and_keeps_everything(tmp_path: Path) -> None:
    with started(tmp_path, "play", "--port", "0", "--no-browser") as process:
        address = said_address(process)
        assert process.get(f"{address}/health")[1] == "ok"
        again = kronika("play", "--no-browser", home=tmp_path)
        assert again.stdout == f"Kronika is running already, at {address}.\n"
        code, out, err = process.stopped(signal.SIGINT)
    assert (code, out, err) == (0, "Stopped. Your games are kept.\n", "")
    (database,) = tmp_path.rglob("kronika.db")
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    with started(tmp_path, "play", "--port", "0", "--no-browser") as process:
        assert process.get(f"{said_address(process)}/health")[0] == 200


def test_play_takes_another_port_if_a_program_has_its_own(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        arguments = ("play", "--port", str(taken), "--no-browser")
        with started(tmp_path, *arguments) as process:
            address = said_address(process)
            assert not address.endswith(f":{taken}")
            assert process.get(f"{address}/health")[0] == 200


def test_play_opens_a_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    env = {"BROWSER": f"{browser} %s"}
    with started(tmp_path, "play", "--port", "0", **env) as process:
        address = said_address(process)
        deadline = time.monotonic() + PATIENCE
        while not opened.exists():
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert opened.read_text().strip() == address


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play pax-renaissance", "a game goes with --terminal"),
        ("play --players 3", "--players goes with --terminal"),
        ("play --resume", "--resume goes with --terminal"),
        ("play --terminal --no-browser", "neither --port nor --no-browser"),
        ("serve --log-level loud --database sqlite:///x", "debug, info, warning, error"),
        ("serve --database x", "database begins with"),
    ],
)
def test_options_that_do_not_go_together(arguments: str, words: str, tmp_path: Path) -> None:
    run = kronika(*arguments.split(), home=tmp_path)
    assert run.returncode == 2
    assert words in complaint(run)


def test_the_simulator_does_not_load_the_server(tmp_path: Path) -> None:
    """What the server needs takes longer to load than the rest of a quick command."""
    code = (
        "import sys, kronika.cli as cli; cli.main(['games']); "
        "heavy = {'litestar', 'sqlalchemy', 'alembic', 'uvicorn', 'argon2', 'asyncio', 'jinja2'}; "
        "sys.exit(' '.join(heavy & set(sys.modules)))"
    )
    run = subprocess.run(
        [COMMAND[0], "-c", code],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert run.stderr.strip() == ""
    assert "pax-renaissance" in run.stdout


def test_the_module_is_the_command(tmp_path: Path) -> None:
    command = [COMMAND[0], "-m", "kronika"]
    assert kronika("--version", home=tmp_path, command=command).stdout.startswith("kronika ")
