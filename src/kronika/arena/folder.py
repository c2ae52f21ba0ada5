"""The folder of a tournament: what is played, and what was finished.

tournament.json     the contest
matches.jsonl       one line a match, in the order in which they ended; only ever appended to
matches.broken      lines that could not be read
records/            the record of each match, if wanted
results.json        what came out
matches.parquet     the same matches as a table
report.html         the same for people
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from kronika.core.errors import KronikaError, UsageError
from kronika.core.record import write_whole

from .schedule import Contest, Pairing
from .tournament import Played

MANIFEST: Final = "tournament.json"
MATCHES: Final = "matches.jsonl"
BROKEN: Final = "matches.broken"
RECORDS: Final = "records"

MEANING: Final = {
    "kronika": "version of Kronika",
    "game": "game",
    "version": "version of the rules",
    "players": "number of players",
    "bots": "bots",
    "settings": "settings",
}


class Folder:
    """Where a tournament is kept. Only one process at a time writes to it."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.complaints: Final[list[str]] = []
        """What was wrong with the folder and could be mended."""
        self._journal: IO[bytes] | None = None

    # The contest

    def contest(self) -> Contest:
        """The contest that the folder is of."""
        plain = self._manifest()
        if plain is None:
            raise UsageError(f"{self.path} holds no tournament: there is no {MANIFEST} in it")
        try:
            return Contest(
                str(plain["game"]),
                int(plain["players"]),
                tuple(str(name) for name in plain["bots"]),
                tuple(str(seed) for seed in plain["seeds"]),
                dict(plain["settings"]),
            )
        except (KeyError, TypeError, ValueError) as error:
            raise KronikaError(
                f"{self.path / MANIFEST} is broken: {type(error).__name__} {error}"
            ) from error

    def _manifest(self) -> dict[str, Any] | None:
        path = self.path / MANIFEST
        try:
            plain = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except OSError as error:
            raise UsageError(f"cannot read {path}: {error.strerror or error}") from error
        except ValueError as error:
            raise KronikaError(f"{path} is broken: {error}") from error
        if not isinstance(plain, dict):
            raise KronikaError(f"{path} is broken: not an object")
        return plain

    @contextmanager
    def opened(self, contest: Contest) -> Iterator[list[Played]]:
        """Make the folder this contest's; gives what was finished before.

        A folder of the same contest is gone on with, also if it has fewer seeds.
        """
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UsageError(f"cannot make the folder {self.path}: {error.strerror}") from error
        known = self._manifest()
        if known is None:
            self._check_empty()
        else:
            self._check_same(known, contest)
        with self._locked():
            if known != contest.plain():
                write_whole(self.path / MANIFEST, json.dumps(contest.plain(), indent=2) + "\n")
            played = self._read(contest)
            with (self.path / MATCHES).open("ab") as self._journal:
                yield played

    def _check_empty(self) -> None:
        if any(self.path.iterdir()):
            raise UsageError(
                f"{self.path} is not empty and holds no tournament; give another folder"
            )

    def _check_same(self, known: dict[str, Any], contest: Contest) -> None:
        wanted = contest.plain()
        for name, words in MEANING.items():
            if known.get(name) != wanted[name]:
                raise UsageError(
                    f"{self.path} holds another tournament ({words}: "
                    f"{_short(known.get(name))}, not {_short(wanted[name])}); give another folder"
                )
        seeds = known.get("seeds")
        if not isinstance(seeds, list) or wanted["seeds"][: len(seeds)] != seeds:
            raise UsageError(
                f"{self.path} holds another tournament (seeds: {_short(seeds)}); "
                "give another folder, or the same seeds and more"
            )

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Hold the folder itself: the files in it may be replaced."""
        try:
            import fcntl
        except ImportError:  # Windows
            yield
            return
        folder = os.open(self.path, os.O_RDONLY)
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield
        except BlockingIOError as error:
            raise UsageError(f"another process plays the tournament in {self.path}") from error
        finally:
            os.close(folder)

    # The matches

    def _read(self, contest: Contest) -> list[Played]:
        path = self.path / MATCHES
        lines = path.read_bytes().split(b"\n") if path.exists() else [b""]
        torn = lines.pop()  # nothing, if the last line was finished
        pairings = {pairing.number: pairing for pairing in contest.pairings()}
        played: dict[int, Played] = {}
        good: list[bytes] = []
        bad: list[bytes] = [torn] if torn else []
        if torn:
            self.complaints.append(f"{path}: the last line was cut off; its match is played again")
        for number, line in enumerate(lines, start=1):
            try:
                one = _parsed(line, pairings)
            except ValueError as error:
                bad.append(line)
                reason = " ".join(str(error).split())[:200]
                self.complaints.append(
                    f"{path}: line {number} is broken ({reason}); its match is played again"
                )
                continue
            good.append(line)
            before = played.get(one.pairing.number)
            if before is None or before.error:
                played[one.pairing.number] = one
        if bad:
            self._set_aside(good, bad)
        return list(played.values())

    def _set_aside(self, good: list[bytes], bad: list[bytes]) -> None:
        with (self.path / BROKEN).open("ab") as file:
            file.write(b"".join(line + b"\n" for line in bad))
            file.flush()
            os.fsync(file.fileno())
        text = b"".join(line + b"\n" for line in good).decode("utf-8")
        write_whole(self.path / MATCHES, text)

    def keep(self, played: Played) -> None:
        """Write a match down so that no failure of this machine can lose it."""
        assert self._journal is not None
        if played.record:
            folder = self.path / RECORDS
            folder.mkdir(exist_ok=True)
            write_whole(folder / f"{played.pairing.number:06}.jsonl", played.record)
        line = json.dumps(played.plain(), ensure_ascii=True) + "\n"
        self._journal.write(line.encode())
        self._journal.flush()
        os.fsync(self._journal.fileno())


def _parsed(line: bytes, pairings: dict[int, Pairing]) -> Played:
    plain = json.loads(line)
    if not isinstance(plain, dict):
        raise ValueError("not an object")
    one = Played.of(plain)
    if pairings.get(one.pairing.number) != one.pairing:
        raise ValueError("a match of another tournament")
    return one


def _short(value: object) -> str:
    words = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return f"{words[:80]}…" if len(words) > 80 else words
