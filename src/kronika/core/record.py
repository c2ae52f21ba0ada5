"""A record is the chronicle of a match: a header, and a line for each decision."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from .dice import Seed, seed_hash
from .errors import KronikaError, RecordError, UsageError
from .game import Game
from .match import Match, new_match
from .mixing import check_mixed

FORMAT: Final = 1
MAX_BYTES: Final = 16 * 1024 * 1024
MAX_LINE: Final = 4096
MAX_NAME: Final = 80
HEADER: Final = {"kronika", "game", "version", "players", "settings", "names", "seed"}
TYPES: Final = {"game": str, "players": int, "settings": dict, "names": list, "seed": int | str}


class Record:
    """The text of a match: JSON lines, readable by people and by any program."""

    def __init__(self, match: Match) -> None:
        self.header: dict[str, Any] = {
            "kronika": FORMAT,
            "game": match.game.name,
            "version": match.game.version,
            "players": match.players,
            "settings": match.settings,
            "names": match.names,
            "seed": match.seed,
            "seed_hash": match.seed_hash,
        }
        self.decisions = [
            (player, option.key)
            for player, option in zip(match.deciders, match.decisions, strict=True)
        ]
        self.result = None if match.result is None else match.result.plain()

    def sealed(self) -> str:
        """The record without its seed, for a match whose dice are still to be rolled."""
        header = {name: value for name, value in self.header.items() if name != "seed"}
        return self._text(header)

    def __str__(self) -> str:
        return self._text(self.header)

    def _text(self, header: dict[str, Any]) -> str:
        lines: list[dict[str, Any]] = [header]
        lines += [{"player": player, "choice": key} for player, key in self.decisions]
        if self.result is not None:
            lines.append({"result": self.result})
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        # Half a character has no UTF-8; backslashed it is what JSON writes for it.
        return text.encode("utf-8", "backslashreplace").decode("utf-8")

    def save(self, path: str | Path) -> None:
        """Write the record so that a failure in the middle leaves the old file as it was."""
        write_whole(path, str(self))


def write_whole(path: str | Path, text: str) -> None:
    """Write a file all or nothing: to a temporary file beside it, which is then renamed."""
    target = Path(path)
    try:
        if target.exists() and not target.is_file():
            raise OSError("not a regular file")  # renaming would put a file in a device's place
        temporary = target.with_name(f".{target.name}.{token_hex(4)}")
        try:
            with temporary.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise KronikaError(f"cannot write {str(target)!r}: {reason}") from error


def read_text(source: str | Path) -> str:
    """The text of a record: the source itself if it is one, else the file of that name."""
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return source
    path = Path(source)
    try:
        if not path.is_file():  # a device or a pipe may never end
            path.stat()
            raise OSError("not a regular file")
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise RecordError(1, f"{path} has more than {MAX_BYTES} bytes: not a record")
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(1, f"{path} is not a text file") from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise UsageError(f"cannot read {str(path)[:200]!r}: {reason}") from error


def load_match(source: str | Path, find_game: Callable[[str], Game]) -> Match:
    """Play a record again, checking every line.

    The first line that does not fit is a RecordError with its number and what was legal there.
    """
    return last_of(replay(source, find_game))


def last_of(matches: Iterator[Match]) -> Match:
    """The match after its last recorded decision."""
    match = next(matches)
    for later in matches:
        match = later
    return match


def replay(source: str | Path, find_game: Callable[[str], Game]) -> Iterator[Match]:
    """The match of a record at its start and after each decision: one object, moving on."""
    text = read_text(source)
    if len(text) > MAX_BYTES:
        raise RecordError(1, f"more than {MAX_BYTES} characters: not a record")
    # Not splitlines(): a name may hold one of the other characters that it takes for an end.
    lines = text.removesuffix("\n").split("\n")
    if lines == [""]:
        raise RecordError(1, "an empty file is not a record")
    match = _opened(_parsed(1, lines[0]), find_game)
    yield match
    for number, text_line in enumerate(lines[1:], start=2):
        line = _parsed(number, text_line)
        if "result" in line:
            _check_result(match, line, number, len(lines))
            return
        _play(match, line, number)
        yield match


def _parsed(number: int, text: str) -> dict[str, Any]:
    if len(text) > MAX_LINE:
        raise RecordError(number, f"longer than {MAX_LINE} characters")
    try:
        line = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, f"not a line of a record ({error})") from error
    if not isinstance(line, dict):
        raise RecordError(number, "not a line of a record (an object is needed)")
    return line


def _opened(header: dict[str, Any], find_game: Callable[[str], Game]) -> Match:
    if header.get("kronika") != FORMAT or isinstance(header.get("kronika"), bool):
        raise RecordError(1, f'not a record of format {FORMAT}: "kronika" is missing or another')
    if "seed" not in header and "seed_hash" in header:
        raise RecordError(1, "the seed of this record is still secret; it can be replayed later")
    missing = sorted(HEADER - header.keys())
    unknown = sorted(header.keys() - HEADER - {"seed_hash", "mixed"})
    if missing or unknown:
        what = f"misses {missing[0]!r}" if missing else f"has an unknown field {unknown[0]!r}"
        raise RecordError(1, f"the header {what}")
    # Compiled code has its own error for a value of another type.
    for name, right in TYPES.items():
        if not isinstance(header[name], right):
            raise RecordError(1, f"{name} in the header is not of the right type")
    settings, names = header["settings"], header["names"]
    if not all(isinstance(value, bool | int | str) for value in settings.values()):
        raise RecordError(1, "a setting in the header is not of the right type")
    if not all(isinstance(name, str) and len(name) <= MAX_NAME for name in names):
        raise RecordError(1, f"a name in the header is no text of at most {MAX_NAME} characters")
    try:
        game = find_game(header["game"]).playing(settings)
        if header["version"] != game.version:
            played = str(header["version"]).partition("+")
            if played[0] == game.version.partition("+")[0]:
                raise UsageError(f"played with another version of the content {game.pack!r}")
            raise UsageError(
                f"played with version {str(header['version'])[:20]!r} of the rules of "
                f"{game.name}; this is version {game.version!r}"
            )
        seed: Seed = header["seed"]
        if header.get("seed_hash", seed_hash(seed)) != seed_hash(seed):
            raise UsageError("the seed does not have the hash that was published")
        if "mixed" in header:
            check_mixed(header["mixed"], seed, header["players"])
        match = new_match(game, header["players"], seed, settings)
    except UsageError as error:
        raise RecordError(1, str(error)) from error
    match.names = names
    return match


def _play(match: Match, line: dict[str, Any], number: int) -> None:
    player, choice = line.get("player"), line.get("choice")
    if line.keys() != {"player", "choice"} or not isinstance(choice, str):
        raise RecordError(number, 'a decision has exactly "player" and "choice"')
    if isinstance(player, bool) or not isinstance(player, int):
        raise RecordError(number, f"player {player!r} is not a number")
    try:
        match.choose(choice, player)
    except KronikaError as error:
        raise RecordError(number, str(error)) from error


def _check_result(match: Match, line: dict[str, Any], number: int, lines: int) -> None:
    if match.result is None:
        raise RecordError(number, "a result, but the match is not over")
    if line != {"result": match.result.plain()}:
        raise RecordError(number, f"the result is another: {match.result.plain()}")
    if number != lines:
        raise RecordError(number + 1, "a line after the result")
