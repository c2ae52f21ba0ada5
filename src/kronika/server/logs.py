"""What the server writes about its work: a line of JSON each, or plain words at a terminal.

Nothing secret is in a line, wherever it comes from: cookies, tokens, invitations, passwords and
what statements put into the database are cut out of everything that is written.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from kronika.core.errors import UsageError

LEVELS: Final = ("debug", "info", "warning", "error")
HIDDEN: Final = "…"
NAMES: Final = "password|passwd|secret|session|csrf|_csrf_token|token|invitation|seed|old|new"

LONGEST: Final = 8_000
"""Letters of one text; of a longer one the middle is left out."""
CUT: Final = "…[cut]…"

# Everybody can put what he likes into an address, and so into a log: a search must end after a
# number of steps that grows with the text, and not with its square. What has no end, because the
# text was cut, is a secret up to the end of the text.
SECRETS: Final = (
    # user:password@host
    (
        re.compile(
            rf"(\b[a-z][a-z0-9+.-]{{0,30}}://[^\s:/@]{{0,100}}):[^\s@]{{1,300}}?(@|{re.escape(CUT)})",
            re.IGNORECASE,
        ),
        rf"\1:{HIDDEN}\2",
    ),
    (re.compile(r"\bkronika_[\w-]+"), f"kronika_{HIDDEN}"),
    (re.compile(r"(/join/)[^\s/?#\"']+"), rf"\1{HIDDEN}"),
    (re.compile(r"\b(bearer|basic)\s+[\w.~+/=-]+", re.IGNORECASE), rf"\1 {HIDDEN}"),
    (re.compile(r"(\bcookie[\"']?\s*[:,=]\s*)[^\r\n]+", re.IGNORECASE), rf"\1{HIDDEN}"),
    (
        re.compile(
            rf"(\b(?:{NAMES})\b[\"']?\s*[=:]\s*b?)"
            r"(\"[^\"]*(?:\"|\Z)|'[^']*(?:'|\Z)|[^\s&;,)}\]]+)",
            re.IGNORECASE,
        ),
        rf"\1{HIDDEN}",
    ),
    # What SQLAlchemy says of a statement that failed.
    (
        re.compile(r"\[parameters: .*?(?:\]\s*$|\Z)", re.MULTILINE | re.DOTALL),
        f"[parameters: {HIDDEN}]",
    ),
)
STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
}


def redacted(text: str) -> str:
    """A text without what nobody should read in it, and not too long."""
    text = _shortened(text)
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def _shortened(text: str) -> str:
    """The beginning and the end, which begins with a line: half a secret is not known as one."""
    if len(text) <= LONGEST:
        return text
    _, _, end = text[-LONGEST // 2 :].partition("\n")
    return f"{text[: LONGEST - len(end)]}{CUT}{end}"


class JsonLines(logging.Formatter):
    """A line of JSON for each record, with all that was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        for name, value in vars(record).items():
            # Libraries mark records with private names of their own.
            if name not in STANDARD and not name.startswith("_"):
                plain = isinstance(value, int | float | bool) or value is None
                said[name] = value if plain else redacted(str(value))
        if record.exc_info:
            said["error"] = redacted(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record, and the lines of its error."""
        return redacted(super().format(record))


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged to stderr: plain at a terminal, otherwise JSON."""
    if level.lower() not in LEVELS:
        raise UsageError(f"log-level is one of {', '.join(LEVELS)}, not {level!r}")
    out = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(out)
    handler.setFormatter(PlainLines() if out.isatty() else JsonLines())
    root = logging.getLogger()
    for old in list(root.handlers):
        if getattr(old, "of_kronika", False):
            root.removeHandler(old)
    handler.of_kronika = True  # type: ignore[attr-defined]
    root.addHandler(handler)
    root.setLevel(level.upper())
    # They say every statement and every step.
    for name in ("aiosqlite", "asyncio", "sqlalchemy", "alembic", "websockets", "asyncpg"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    logging.captureWarnings(True)
