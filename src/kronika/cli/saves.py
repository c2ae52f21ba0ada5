"""Where games played at the terminal are kept."""

from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from kronika.core.errors import KronikaError, UsageError

SUFFIX: Final = ".jsonl"
TAIL: Final = 65_536


def folder() -> Path:
    """The folder of saved games; it may not exist yet."""
    return user_data_path("kronika", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """A file for a game that begins now; the name is not taken yet."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
        stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
        number = 1
        while True:
            path = place / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
            try:
                path.touch(exist_ok=False)
                return path
            except FileExistsError:
                number += 1
    except OSError as error:
        raise KronikaError(f"cannot write {place}: {error.strerror or error}") from error


def last_unfinished(game: str | None) -> Path:
    """The game that was played last and is not over."""
    pattern = f"{game or '*'}-*{SUFFIX}"
    paths = [(path.stat().st_mtime_ns, path) for path in folder().glob(pattern)]
    for _, path in sorted(paths, reverse=True):
        if _is_unfinished(path):
            return path
    raise UsageError(
        f"there is no game to resume in {folder()}; begin one with: kronika play --terminal"
    )


def _is_unfinished(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - TAIL))
            last = file.read().splitlines()[-1:]
    except OSError:
        return False
    return bool(last) and not last[0].startswith(b'{"result"')
