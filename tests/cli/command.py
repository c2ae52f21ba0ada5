"""Runs the real command in a process of its own."""

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

COMMAND: Final = [sys.executable, "-m", "kronika.cli"]
TIMEOUT: Final = 120


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment in which all files of the user are in one folder."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8"}
    return {**kept, **own, **more}


def kronika(
    *arguments: str | Path,
    home: Path,
    typed: str = "",
    env: dict[str, str] | None = None,
    command: list[str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """The finished command: its exit code, stdout and stderr."""
    return subprocess.run(
        [*(command or COMMAND), *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **(env or {})),
        cwd=home,
        timeout=TIMEOUT,
        check=False,
    )


def start(*arguments: str | Path, home: Path) -> subprocess.Popen[str]:
    """The command while it runs, in a process group of its own."""
    return subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(home),
        cwd=home,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )


def heed_interrupts() -> None:
    """Let Ctrl-C work in a child even where the tests run in the background, without it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def complaint(run: subprocess.CompletedProcess[str]) -> str:
    """The one line that a command has complained with."""
    lines = run.stderr.splitlines()
    assert len(lines) == 1, run.stderr
    assert lines[0].startswith("kronika: ")
    assert lines[0].isprintable()
    return lines[0].removeprefix("kronika: ")


def saves(home: Path) -> list[Path]:
    """The saved games, the oldest first."""
    return sorted(home.rglob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)


class Terminal:
    """Our end of a pseudo-terminal: what a person would see."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.seen = b""

    def wait_for(self, words: bytes) -> None:
        """Read until these words come; they and all before them are forgotten."""
        deadline = time.monotonic() + TIMEOUT
        while words not in self.seen:
            left = deadline - time.monotonic()
            ready, _, _ = select.select([self.descriptor], [], [], max(0, left))
            assert ready, f"no {words!r} in {self.seen!r}"
            self.seen += os.read(self.descriptor, 65536)
        self.seen = self.seen.partition(words)[2]

    def type(self, words: bytes) -> None:
        """Press keys."""
        os.write(self.descriptor, words)

    def read_all(self) -> bytes:
        """Read until nobody has the other end any more."""
        try:
            while more := os.read(self.descriptor, 65536):
                self.seen += more
        except OSError:
            pass
        return self.seen
