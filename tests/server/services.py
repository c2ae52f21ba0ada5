"""PostgreSQL, Redis and Chromium of this machine, for tests.

PostgreSQL and Redis run as throw-away instances on free ports of loopback, started by the first
test that needs them and shared by all processes of a run. A guardian ends them when the run ends,
however it ends.
"""

import asyncio
import fcntl
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

import asyncpg  # type: ignore[import-untyped]
import pytest

USER: Final = "kronika"
GUARD: Final = Path(__file__).with_name("guard.py")
PATIENCE: Final = 60.0
DATABASES: Final = 10_000
GUARDS: Final[list[subprocess.Popen[bytes]]] = []
"""Kept, because Python warns of a process that runs on when it is forgotten."""
NOT_HERE: Final = "not on this machine: "


def missing(what: str) -> NoReturn:
    """Skip a test whose component is missing; where everything has to be there, fail it."""
    if os.environ.get("CI") == "true":
        pytest.fail(NOT_HERE + what, pytrace=False)
    pytest.skip(NOT_HERE + what)


def program(name: str, *patterns: str) -> str | None:
    """The newest program of a name, in PATH or where a pattern says."""
    places = [path for pattern in patterns for path in Path("/").glob(pattern.lstrip("/"))]
    found = sorted(path / name for path in places if (path / name).is_file())
    return str(found[-1]) if found else shutil.which(name)


def chromium() -> str:
    """The path of Chromium."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    return found or missing("chromium (Debian's package chromium)")


def redis_url() -> str:
    """A database of the run's Redis, which nobody else uses."""
    server = program("redis-server")
    if server is None:
        missing("redis-server (Debian's package redis-server)")
    port = _running("redis", lambda folder, port: _redis(server, folder, port))
    return f"redis://127.0.0.1:{port}/{secrets.randbelow(DATABASES)}"


def new_postgresql() -> str:
    """The URL of a new, empty database of the run's PostgreSQL."""
    port = _postgresql_port()
    name = f"test_{secrets.token_hex(8)}"
    asyncio.run(_administer(port, f"CREATE DATABASE {name}"))
    return f"postgresql://{USER}@127.0.0.1:{port}/{name}"


def drop_postgresql(url: str) -> None:
    """Remove a database, whoever is still connected."""
    asyncio.run(
        _administer(_postgresql_port(), f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")
    )


def _postgresql_port() -> int:
    folder = "/usr/lib/postgresql/*/bin"
    initdb, server = program("initdb", folder), program("postgres", folder)
    if initdb is None or server is None:
        missing("initdb and postgres (Debian's package postgresql)")
    return _running("postgresql", lambda folder, port: _postgresql(initdb, server, folder, port))


async def _administer(port: int, statement: str) -> None:
    connection = await asyncpg.connect(
        host="127.0.0.1", port=port, user=USER, database="postgres", ssl=False
    )
    await connection.execute(statement)
    await connection.close()


# Instances


def _redis(server: str, folder: Path, port: int) -> list[str]:
    options = {
        "port": port,
        "bind": "127.0.0.1",
        "dir": folder,
        "databases": DATABASES,
        "save": "",
        "daemonize": "no",
    }
    return [server, *(word for key, value in options.items() for word in (f"--{key}", str(value)))]


def _postgresql(initdb: str, server: str, folder: Path, port: int) -> list[str]:
    data = folder / "data"
    made = subprocess.run(
        [initdb, "-D", data, "-U", USER, "-E", "UTF8", "--locale=C", "-A", "trust", "--no-sync"],
        capture_output=True,
        text=True,
        cwd=folder,
        user=_account(),
        extra_groups=[] if _account() else None,
        check=False,
    )
    if made.returncode:
        raise RuntimeError(f"initdb failed: {made.stderr}")
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": "",
        "max_connections": 300,
        "fsync": "off",
        "full_page_writes": "off",
    }
    chosen = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
    return [server, "-D", str(data), *chosen]


def _account() -> str | None:
    """Whom PostgreSQL runs as: it refuses root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _run_id() -> int:
    """The process that all processes of a test run have in common."""
    return os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()


def _running(name: str, command: Callable[[Path, int], list[str]]) -> int:
    """The port of an instance, which is started if no process of this run has done so yet."""
    root = Path(tempfile.gettempdir()) / f"kronika-tests-{_run_id()}"
    root.mkdir(mode=0o711, exist_ok=True)
    with open(root / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        known = root / f"{name}.port"
        if not known.exists():
            known.write_text("0")  # what has failed is not tried again by every test
            known.write_text(str(_start(root / name, command)))
        port = int(known.read_text())
        if port == 0:
            raise RuntimeError(f"{name} could not be started, as an earlier test says")
        return port


def _start(folder: Path, command: Callable[[Path, int], list[str]]) -> int:
    folder.mkdir()
    account = _account() if folder.name == "postgresql" else None
    if account is not None:
        shutil.chown(folder, account)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    words = command(folder, port)
    said = folder.with_suffix(".log")
    with said.open("w") as output:
        guard = subprocess.Popen(
            [sys.executable, GUARD, str(_run_id()), folder.parent, account or "", *words],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd=folder,
            start_new_session=True,
        )
    GUARDS.append(guard)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and guard.poll() is None:
        if _answers(folder.name, port):
            return port
        time.sleep(0.05)
    raise RuntimeError(f"no {folder.name}: {said.read_text()}")


def _answers(name: str, port: int) -> bool:
    try:
        if name == "postgresql":
            asyncio.run(_administer(port, "SELECT 1"))
            return True
        with socket.create_connection(("127.0.0.1", port), 1) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(5).startswith(b"+PONG")
    except (OSError, asyncpg.PostgresError):
        return False
