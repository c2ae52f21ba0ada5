"""Content packs: other cards, maps and numbers for a game, each in a folder of its own.

A pack is called as its folder: `FOLDER/<game>/<pack>`, with the files that the game's own content
has, and in `locale` the words of what is new in it. In which folders packs are looked for, the
environment variable KRONIKA_CONTENT says.
"""

import os
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .entries import ID
from .errors import ContentError, UsageError

if TYPE_CHECKING:
    from .game import Game

STANDARD: Final = "standard"
"""The game's own content."""

FOLDERS: Final = "KRONIKA_CONTENT"

_made: Final[dict[tuple[str, Path], "Game"]] = {}


def packs_of(game: str) -> dict[str, Path]:
    """The packs of a game that are there, by name."""
    found: dict[str, Path] = {}
    for folder in os.environ.get(FOLDERS, "").split(os.pathsep):
        if folder and (own := Path(folder).resolve() / game).is_dir():
            for path in sorted(own.iterdir()):
                if path.is_dir() and ID.fullmatch(path.name) and path.name != STANDARD:
                    found.setdefault(path.name, path)
    return found


def game_with(game: "Game", name: str) -> "Game":
    """A game with the content of a pack; one that is missing or broken is a UsageError."""
    known = packs_of(game.name)
    if name not in known:
        there = ", ".join([STANDARD, *known])
        raise UsageError(f"{game.name} has no content {name[:80]!r}; there is: {there}")
    folder = known[name]
    made = _made.get((game.name, folder))
    if made is None:
        try:
            made = game.of_content(folder)
        except ContentError as error:
            raise UsageError(f"content {name!r} of {game.name}: {error}") from error
        except RecursionError as error:
            raise UsageError(f"content {name!r} of {game.name} lies too deep") from error
        made.pack = name
        made.usual = game
        made.version = f"{made.version}+{hash_of(folder)}"
        made.locales = (*made.locales, folder / "locale")
        _check_words(made)
        _made[game.name, folder] = made
    return made


def hash_of(folder: Path) -> str:
    """What tells a pack from another version of it."""
    found = sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        data = path.read_bytes()
        found.update(f"{path.relative_to(folder).as_posix()} {len(data)}\n".encode())
        found.update(data)
    return found.hexdigest()[:16]


def _check_words(game: "Game") -> None:
    """What a pack brings has a name in every language, in all the forms that sentences need."""
    from .text import LANGUAGES, text_of

    for language in LANGUAGES:
        text = text_of(game, language)
        for kind in game.kinds:
            usual = kind.ids[: kind.standard]
            new = [id for id in game.ids_of(kind) if id not in usual]
            forms = [text.forms(f"{kind.name}-{id}") for id in usual] if new else []
            for id in new:
                name = f"{kind.name}-{id}"
                missing = set.intersection(*forms) - text.forms(name)
                if missing:
                    form = min(missing)
                    what = f"{name} has no .{form}" if form else f"no message {name}"
                    where = f"locale/{language}.ftl"
                    raise UsageError(f"content {game.pack!r} of {game.name}: {where}: {what}")
