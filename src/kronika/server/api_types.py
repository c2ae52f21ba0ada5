"""What programs send to the HTTP interface, and what they get."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from kronika.core.game import MAX_TEXT
from kronika.web.forms import LONGEST, MAX_NAME

from .questions import LONGEST_KEY, MOST_KEYS


@dataclass
class Error:
    """Why something was not done."""

    error: str
    """A word for programs: `stale`, `not-offered`, `not-yours`, `not-found`, `too-often`, ..."""
    detail: str
    head: int | None = None
    """Where the match stands for who asks, if it is about a match."""
    ask: str | None = None
    """What he is asked now."""


@dataclass
class SettingOut:
    """A variant of the rules that a table can choose."""

    name: str
    choices: list[bool | int | str]
    default: bool | int | str
    free_text: bool
    rule: str
    words: str
    help: str


@dataclass
class GameOut:
    """A game."""

    name: str
    title: str
    version: str
    players: list[int]
    settings: list[SettingOut]
    seats: list[str]
    """What a seat of a new table can be."""


@dataclass
class SeatOut:
    """A seat of a table."""

    seat: int
    name: str | None
    bot: str | None
    left: str | None
    you: bool
    asked: bool
    commitment: str | None
    """The hash of what this player adds to the seed."""


@dataclass
class TableOut:
    """A table."""

    id: str
    name: str
    game: str
    version: str
    players: int
    settings: dict[str, bool | int | str]
    state: str
    pace: str
    move_time: float | None
    reserve: float | None
    late: str
    listed: bool
    head: int
    seed_hash: str
    mixed: bool
    """Whether players add to the seed, before the start: first a `commitment`, then the share."""
    server_hash: str | None
    """The hash of what the server adds to it."""
    seats: list[SeatOut]
    created: float
    moved: float
    deadline: float | None
    result: dict[str, Any] | None
    invitation: str | None = None
    """Only for who has opened the table."""


@dataclass
class OptionOut:
    """One thing that can be chosen."""

    key: str
    words: str
    touches: list[str]


@dataclass
class RangeOut:
    """A number of which any may be chosen: the last word of `key`, from `least` to `most`."""

    key: str
    words: str
    least: int
    most: int


@dataclass
class LineOut:
    """A line of the log."""

    decision: int
    words: str


@dataclass
class Position:
    """What a seat, or a spectator, may know now."""

    head: int
    """How much has happened that this seat could see."""
    ask: str | None
    """What a choice should name: as long as I am asked the same, others may decide what they
    want."""
    own: str | None
    """How far I have decided: what taking back should name."""
    decision: int
    you: int | None
    state: str
    asked: list[int]
    """The seats that are waited for."""
    prompt: str | None
    rule: str | None
    options: list[OptionOut]
    ranges: list[RangeOut]
    standing: dict[str, str]
    """What I always answer, by the name of the prompt."""
    view: dict[str, Any]
    log: list[LineOut]
    """The lines told after the decision that was given as `since`."""


# What is sent. These are structs because their limits are checked when they are read; those of
# a dataclass would only be documented.

Word = Annotated[str, Meta(max_length=40)]
Now = Annotated[int, Meta(ge=0, le=1_000_000)]
Value = (
    bool
    | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
    | Annotated[str, Meta(max_length=MAX_TEXT)]
)
Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]


class Choice(Struct):
    """A decision, and what it answers: `ask`, or the `head` of the position that it was made in.

    Several `keys` are one gesture: all of them are decided, or none.
    """

    key: Key | None = None
    keys: Annotated[list[Key], Meta(min_length=1, max_length=MOST_KEYS)] | None = None
    ask: Annotated[str, Meta(max_length=LONGEST_KEY)] | None = None
    head: Now | None = None


class Always(Struct):
    """An answer that is given to a prompt whenever it comes; without a key: not any more."""

    prompt: Key
    key: Key | None = None


class Undo(Struct):
    """What is to be taken back: `own`, or the `head` of the position that was seen."""

    own: Annotated[str, Meta(max_length=LONGEST_KEY)] | None = None
    head: Now | None = None


@dataclass
class Head:
    """Where a match stands."""

    head: int


@dataclass
class Undone:
    """Whether a decision was taken back at once, or the others are asked."""

    head: int
    undone: bool


class NewTableIn(Struct):
    """A table to be opened; what is left out has the defaults of the form in the browser."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=12)]
    seats: Annotated[list[Word], Meta(min_length=1, max_length=12)]
    """`me`, `friend` (by invitation), `free`, `bot:` and a level, or `own`: the rules of the game
    play it. Settings that name such seats are enough: what sits there is `own` then."""
    settings: Annotated[dict[Word, Value], Meta(max_length=40)] = field(default_factory=dict)
    name: Annotated[str, Meta(max_length=MAX_NAME)] = ""
    pace: Literal["live", "day"] = "live"
    move_time: Annotated[float, Meta(ge=1, le=LONGEST)] | None = None
    reserve: Annotated[float, Meta(ge=0, le=LONGEST)] | None = None
    late: Literal["bot", "forfeit"] = "bot"
    listed: bool = False
    hints: bool = False
    mixed: bool = False
    """Whether every player adds to the seed."""


class Commitment(Struct):
    """The SHA-256 of `kronika share ` and a share, in hexadecimal digits."""

    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Share(Struct):
    """What a player adds to the seed: 32 bytes, in hexadecimal digits."""

    share: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Invited(Struct):
    """An invitation to a table."""

    invitation: Word = ""


@dataclass
class Me:
    """Who the token belongs to."""

    name: str
    language: str
