"""Templates: their words, icons, files and dates, in the reader's language.

A page is `render(name, shell, **context)`. Every template has these functions:

- `t(message, **arguments)`: words of the shell; a page's context has the words of a game.
- `icon(name)`: a symbol of the sprite, hidden from screen readers; `emblem(colour, small)`.
- `static(path)`, also as `asset`: the address of a file, which changes with its content;
  `modules(folder)`: those of all scripts of a folder.
- `day(seconds)`, `moment(seconds)`: a time as `<time>`; `span(seconds)`: how long something is.
- `vignette(game)`: the small picture of a game; `sprite`: all symbols, once for each page.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, tzinfo
from functools import cache, lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from kronika.core.drawing import ART
from kronika.core.markup import Markup, element
from kronika.core.text import LANGUAGES, check_language
from kronika.games import find, names

from .words import web_text

FOLDER: Final = Path(__file__).parent
STATIC: Final = (FOLDER / "static", ART)
"""Where files are that browsers load; the first one that has a name wins."""

VERSION: Final = re.compile(r"^v-[0-9a-f]{12}/")
"""How the address of a file in a folder begins."""

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
UNITS: Final = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))


@dataclass(frozen=True)
class Shell:
    """What the frame of every page needs."""

    language: str
    theme: str = "auto"
    """auto, light or dark."""
    person: str = ""
    """The name of who is signed in; empty: nobody is."""
    csrf_token: str = ""
    """What every form posts as `_csrf_token`."""
    return_to: str = "/"
    """The path of the page: there one comes back after a change of language or theme."""


def render(name: str, shell: Shell, /, **context: object) -> str:
    """A page: a template with the frame and what the template says that it needs."""
    frame = {
        "theme": shell.theme,
        "person": shell.person,
        "csrf_token": shell.csrf_token,
        "return_to": shell.return_to,
    }
    return environment(shell.language).get_template(name).render(frame | context)


@cache
def environment(language: str) -> Environment:
    """The templates in one language."""
    made = Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        language=check_language(language),
        languages=LANGUAGES,
        t=web_text(language).message,
        asset=static,
        static=static,
        modules=modules,
        sprite=sprite(),
        icon=icon,
        emblem=emblem,
        vignette=vignette,
        first_game=names()[0],
        day=partial(day, language=language),
        moment=partial(moment, language=language),
        span=partial(span, language=language),
    )
    return made


# Pictures and files


@cache
def icon(name: str) -> Markup:
    """A symbol of the sprite beside its word: screen readers pass it over."""
    return element("svg", element("use", href=f"#i-{name}"), class_="icon", aria_hidden="true")


@lru_cache(maxsize=1024)
def emblem(colour: int, small: bool = False, words: str = "") -> Markup:
    """The sign of a seat; `words` say whose it is where nothing else does. 0: it has none yet."""
    size = " small" if small else ""
    return element(
        "span",
        icon(f"seat-{colour}" if colour else "die"),
        class_=f"emblem{size} seat-{colour}",
        role="img" if words else None,
        aria_label=words or None,
        title=words or None,
    )


@cache
def sprite() -> Markup:
    """All symbols, to be put into a page once."""
    return Markup((ART / "icons.svg").read_text(encoding="utf-8"))


@cache
def vignette(game: str) -> Markup:
    """The small picture of a game, or an empty frame."""
    try:
        return Markup((find(game).folder / "vignette.svg").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Markup('<svg class="vignette" viewBox="0 0 120 80" aria-hidden="true"></svg>')


def static_file(path: str) -> Path | None:
    """The file of an address under /static/, or None: only files that lie in its folders."""
    path = VERSION.sub("", path)
    for folder in STATIC:
        found = (folder / path).resolve()
        if found.is_relative_to(folder.resolve()) and found.is_file():
            return found
    return None


@cache
def static(path: str) -> str:
    """The address of a file, with a hash of its content so that it may be cached for ever.

    Scripts of one folder import each other by relative addresses, which know no hashes. So the
    hash of a file in a folder is that of the whole folder, and a part of the path that all share.
    """
    found = static_file(path)
    if found is None:
        raise FileNotFoundError(f"there is no static file {path!r}")
    if "/" not in path:
        return f"/static/{path}?v={_digest([found])}"
    beside = sorted(file for file in found.parent.iterdir() if file.is_file())
    return f"/static/v-{_digest(beside)}/{path}"


def _digest(files: Iterable[Path]) -> str:
    digest = blake2b(digest_size=6)
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


@cache
def modules(folder: str) -> tuple[str, ...]:
    """The addresses of the scripts of a folder."""
    return tuple(static(f"{folder}/{file.name}") for file in sorted((STATIC[0] / folder).iterdir()))


def is_current(path: str, version: str) -> bool:
    """Whether an address under /static/ is one that pages of this server have.

    While servers are upgraded one after the other, a page of one may ask another for its files:
    what that one has, must not be kept under an address that belongs to something else.
    """
    name = VERSION.sub("", path)
    if static_file(name) is None or not {"", ".", ".."}.isdisjoint(name.split("/")):
        return False
    return static(name) == (f"/static/{path}?v={version}" if version else f"/static/{path}")


# Times


def date_words(at: datetime, language: str) -> str:
    """12 November, 12. listopadu, 12 listopada."""
    return web_text(language).message("time-date", day=at.day, month=at.month)


def day_words(seconds: float, language: str, now: float, zone: tzinfo | None = None) -> str:
    """A date, with its year unless it is this one."""
    at, today = datetime.fromtimestamp(seconds, zone), datetime.fromtimestamp(now, zone)
    words = date_words(at, language)
    return words if at.year == today.year else f"{words} {at.year}"


def moment_words(seconds: float, language: str, zone: tzinfo | None = None) -> str:
    """12 November 20:05."""
    at = datetime.fromtimestamp(seconds, zone)
    return f"{date_words(at, language)} {at.hour}:{at.minute:02}"


def span(seconds: float, language: str) -> str:
    """How long something is, in its largest unit: 3 hours; 90 seconds are 1 minute."""
    id, number = _unit("time", seconds)
    return web_text(language).message(id, number=number)


def left(seconds: float, language: str) -> str:
    """How long somebody has still: 3 hours left."""
    id, number = _unit("time-left", seconds)
    return web_text(language).message(id, number=number)


def _unit(prefix: str, seconds: float) -> tuple[str, int]:
    for name, length in UNITS:
        if seconds >= length:
            return f"{prefix}-{name}", int(seconds // length)
    return f"{prefix}-seconds", max(0, int(seconds))


def day(
    seconds: float, language: str, now: float | None = None, zone: tzinfo | None = None
) -> Markup:
    """A date as an element, which a script may show in the reader's own time zone."""
    words = day_words(seconds, language, seconds if now is None else now, zone)
    return _time(seconds, words, "day")


def moment(seconds: float, language: str, zone: tzinfo | None = None) -> Markup:
    """A date with its time of day as an element."""
    return _time(seconds, moment_words(seconds, language, zone), "moment")


def _time(seconds: float, words: str, shown: str) -> Markup:
    stamp = datetime.fromtimestamp(int(seconds)).astimezone().isoformat()
    return element("time", words, datetime=stamp, data_shown=shown)
