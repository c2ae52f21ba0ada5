"""`kronika play`: the table in the browser, on this machine alone; or a game at the terminal."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from kronika.core.errors import UsageError
from kronika.server.config import Config, from_environment, own_database, sqlite_path

from . import OK, terminal
from .common import Commands, Screen, Words, add_command, add_language, whole

HOST: Final = "127.0.0.1"
TAKEN: Final = ("KRONIKA_BOT_PACE", "KRONIKA_BOT_WORKERS", "KRONIKA_LOG_LEVEL")
"""What the environment may say; everything else is as it must be for one's own machine."""
ADDRESS: Final = "address"
"""The file beside the database that says where its server answers."""

EXAMPLES: Final = """\
  kronika play                                  in the browser, alone or with bots
  kronika play --no-browser --port 9000         only say the address
  kronika play --terminal                       three players, two of them bots
  kronika play --terminal --players 4 --bots greedy,random,random --seat 2
  kronika play --terminal --bots none --players 2   two people around one keyboard
  kronika play --terminal --set astrology=true --lang cs
  kronika play --terminal --resume              go on with the last game

Every decision is saved at once, so a game can be left at any moment."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(commands, "play", run, "play in the browser, or at the terminal", EXAMPLES)
    parser.add_argument("--port", type=whole(0), metavar="N", help="of the browser's address")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    add_language(parser)
    parser.add_argument("--terminal", action="store_true", help="play here, with these options:")
    terminal.add_options(parser.add_argument_group("at the terminal"))


def run(given: argparse.Namespace) -> int:
    """Play."""
    if given.terminal:
        if given.port is not None or given.no_browser:
            raise UsageError("--terminal goes with neither --port nor --no-browser")
        return terminal.run(given)
    for name in ("game", "players", "bots", "seat", "seed", "set", "resume"):
        if getattr(given, name) not in (None, []):
            option = "a game" if name == "game" else f"--{name}"
            raise UsageError(f"{option} goes with --terminal; the browser asks for it")
    database = own_database()
    words = Words(given.lang)
    running = _running(database)
    if running is not None:
        Screen().say(words("cli-running", address=running))
        _show(running, given.no_browser)
        return OK
    return _serve(database, given, words)


def _serve(database: str, given: argparse.Namespace, words: Words) -> int:
    # Here, because it takes longer to load than everything that other commands need.
    import asyncio

    from kronika.server.migrate import migrate
    from kronika.server.run import free_port
    from kronika.server.run import run as serve

    asyncio.run(migrate(database))
    wanted = Config.port if given.port is None else given.port
    said = {"host": HOST, "database": database, "log_level": "warning"}
    said["port"] = str(free_port(HOST, wanted))
    environment = {name: value for name, value in os.environ.items() if name in TAKEN}
    if "KRONIKA_LOG_LEVEL" in environment:
        del said["log_level"]
    note = _address_file(database)

    def ready(address: str) -> None:
        note.write_text(address, encoding="utf-8")
        screen = Screen()
        screen.say(words("cli-serving", address=address))
        _show(address, given.no_browser)

    try:
        serve(from_environment(said, environment), ready)
    finally:
        note.unlink(missing_ok=True)
    Screen().say(words("cli-stopped"))
    return OK


def _address_file(database: str) -> Path:
    path = sqlite_path(database)
    assert path is not None
    return path.with_name(ADDRESS)


def _running(database: str) -> str | None:
    """Where a server of this database answers already: two of them would not know each other."""
    import urllib.request

    try:
        address = _address_file(database).read_text(encoding="utf-8")
        if not address.startswith(f"http://{HOST}:"):
            return None
        # Never through a proxy: the address is on this machine.
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(f"{address}/health", timeout=2) as answer:
            return address if answer.read(10) == b"ok" else None
    except (OSError, ValueError):
        return None


def _show(address: str, silent: bool) -> None:
    """Open the browser, without waiting for it; none that would take over the terminal."""
    import threading
    import webbrowser

    displays = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, displays))
    if not silent and screen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
