"""Rows of the database. What each column means is said in `models.py`."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypedDict

from msgspec import Struct

from kronika.core.game import Settings

Vacation = TypedDict("Vacation", {"from": float, "until": float, "year": int, "used": float})


class Undo(TypedDict):
    """What somebody has asked to take back."""

    seat: int
    back_to: int
    head: int
    agreed: list[int]


class TableRow(Struct, kw_only=True):
    """A row of `tables`."""

    id: str
    name: str
    creator: int | None
    game: str
    version: str
    players: int
    settings: Settings
    seed: str
    seed_hash: str
    pace: str
    move_time: float | None
    reserve: float | None
    late: str
    listed: bool
    hints: bool
    invitation: str | None
    state: str
    created: float
    started: float | None = None
    ended: float | None = None
    moved: float
    head: int = 0
    asked: dict[str, float]
    deadline: float | None = None
    bots_asked: bool = False
    undo: Undo | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    keeper: str | None = None
    kept_until: float = 0.0
    summary: dict[str, Any] | None = None
    aside: str | None = None
    aside_at: float | None = None
    mixed: bool = False
    server_seed: str | None = None
    server_hash: str | None = None
    guests: bool = True
    sights: Sequence[Sequence[int]] | None = None


class SeatRow(Struct, kw_only=True):
    """A row of `seats`."""

    table_id: str
    seat: int
    user_id: int | None = None
    name: str | None = None
    bot: str | None = None
    kind: str
    left: str | None = None
    reserve: float | None = None
    seen: int = 0
    late_at: int | None = None
    away_from: float | None = None
    away_until: float | None = None
    commitment: str | None = None
    share: str | None = None
    standing: dict[str, str] | None = None


class DecisionRow(Struct, kw_only=True):
    """A row of `decisions`."""

    table_id: str
    number: int
    seat: int
    choice: str | None = None
    back_to: int | None = None
    by: str
    at: float
    used: float | None = None


class MessageRow(Struct, kw_only=True):
    """A row of `messages`."""

    id: int
    table_id: str
    user_id: int | None
    name: str
    room: str
    text: str
    at: float


class UserRow(Struct, kw_only=True):
    """A row of `users`."""

    id: int
    name: str
    name_key: str
    password: str | None = None
    email: str | None = None
    webhook: str | None = None
    language: str
    theme: str = "auto"
    blocked: bool = False
    created: float
    seen: float
    email_confirmed: bool = False
    webhook_confirmed: bool = False
    mail_due: float | None = None
    mailed: float = 0.0
    hook_due: float | None = None
    hooked: float = 0.0
    places: list[str] | None = None
    vacation: Vacation | None = None
    confirm: str = "never"


class SessionRow(Struct, kw_only=True):
    """A row of `sessions`."""

    key: str
    user_id: int
    created: float
    expires: float
    about: str


class ConfirmationRow(Struct, kw_only=True):
    """A row of `confirmations`."""

    key: str
    user_id: int
    what: str
    value: str
    expires: float


class Absence(NamedTuple):
    """A vacation, in which somebody's clock stands still at a table."""

    away_from: float
    away_until: float


class Whole(NamedTuple):
    """A table with all that its match is built from, as of one moment."""

    table: TableRow
    seats: list[SeatRow]
    journal: list[DecisionRow]
