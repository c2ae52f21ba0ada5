"""The HTTP interface for programs: everything a seat may see and do, with a personal token.

Programs say who they are by `Authorization: Bearer TOKEN`; cookies count for nothing here, so
that no page of another site can do anything in a person's name.
"""

import asyncio
import logging
from dataclasses import dataclass
from hmac import compare_digest
from typing import Annotated, Any, Final, Literal

from litestar import Controller, Response, get, post
from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct, field
from msgspec.structs import asdict

import kronika
from kronika.core.game import MAX_TEXT
from kronika.core.record import Record
from kronika.core.text import LANGUAGES, text_of
from kronika.web.forms import LONGEST, MAX_NAME, NewTable, seat_choices, title_of
from kronika.web.snapshot import Snapshot

from .accounts import User
from .live_table import LiveTable, Watcher
from .open_lines import OpenLine
from .questions import LONGEST_KEY, MOST_KEYS, Question, keys_of, question_of
from .refusals import Refused
from .rows import SeatRow, TableRow
from .security import SAFE, token_key, token_user
from .services import Services
from .sights import sights_of

log = logging.getLogger(__name__)

LONGEST_WAIT: Final = 60
JSON_LINES: Final = "application/jsonl"

REFUSALS: Final = {
    400: "What was sent is not understood",
    401: "No token, or one that was revoked",
    403: "Not yours to decide",
    404: "There is no such table, or it is private",
    409: "Not possible now; `head` says where the match stands",
    413: "Too long",
    429: "Too often",
    503: "The database does not answer; nothing was done",
}


def _may_answer(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals that an operation may answer with."""
    always = (400, 401, 429, 503)
    return {
        code: ResponseSpec(Error, description=REFUSALS[code], generate_examples=False)
        for code in sorted({*always, *codes})
    }


Id = Annotated[str, Parameter(description="The id of a table", max_length=12, min_length=1)]
Language = Annotated[str, Parameter(pattern="^(en|cs|pl)$")]


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
    """`me`, `friend` (by invitation), `free`, or `bot:` and a level."""
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


async def provide_user(request: "Request[Any, Any, State]", services: Services) -> User:
    """Whose token this is."""
    user = await token_user(request, services.accounts)
    if user is None:
        raise NotAuthorizedException("a personal token is needed: Authorization: Bearer TOKEN")
    services.limits.check("api", f"user {user.id}")
    if not user.may_play and request.method not in SAFE:
        raise Refused("read-only")
    return user


class Api(Controller):
    """Tables, positions and choices for programs."""

    path = "/api"
    tags = ("kronika",)
    security = ({"token": []},)
    dependencies = {"user": Provide(provide_user)}  # noqa: RUF012

    @get("/me", summary="Who this is", responses=_may_answer())
    async def me(self, user: User) -> Me:
        """Whose token was sent."""
        return Me(user.name, user.language)

    @get("/games", summary="The games and their settings", responses=_may_answer())
    async def games(self, user: User) -> list[GameOut]:
        """All games, with everything that a new table can choose."""
        return [_game(name, user.language) for name in kronika.games()]

    @get("/tables", summary="My tables", responses=_may_answer())
    async def tables(self, user: User, services: Services, over: bool = False) -> list[TableOut]:
        """The tables at which I sit, the newest first."""
        rows = await services.store.tables_of(user.id, over)
        return await _tables(services, rows, user)

    @get("/tables/open", summary="Tables that wait for players", responses=_may_answer())
    async def open_tables(self, user: User, services: Services) -> list[TableOut]:
        """Listed tables that have not begun."""
        return await _tables(services, await services.store.listed_tables(["open"]), user)

    @post("/tables", summary="Open a table", responses=_may_answer(403, 409, 413))
    async def new_table(self, user: User, services: Services, data: NewTableIn) -> TableOut:
        """Open a table; the match begins at once if nobody else has to come."""
        services.limits.check("table", f"user {user.id}")
        id = await services.lobby.open(_checked(data), user)
        return await _table(services, id, user)

    @get("/tables/{id:str}", summary="A table", responses=_may_answer(404))
    async def table(self, user: User, services: Services, id: Id) -> TableOut:
        """What everybody may know about a table."""
        return await _table(services, id, user)

    @post("/tables/{id:str}/sit", summary="Sit down", responses=_may_answer(403, 404, 409, 413))
    async def sit(self, user: User, services: Services, id: Id, data: Invited) -> TableOut:
        """Take a free seat, or with an invitation that of a friend."""
        row = await services.store.table(id)
        invited = row is not None and _fits(row.invitation, data.invitation)
        if row is None or not (row.listed or invited):
            raise NotFoundException("there is no such table")
        await services.lobby.sit(row, user, invited)
        return await _table(services, id, user)

    @post(
        "/tables/{id:str}/leave",
        summary="Leave before the start",
        status_code=204,
        responses=_may_answer(403, 404),
    )
    async def leave(self, user: User, services: Services, id: Id) -> None:
        """Leave a table that has not begun."""
        row, _ = await services.row(id, user)
        await services.lobby.leave(row, user)

    @post(
        "/tables/{id:str}/commit",
        summary="Publish the hash of my share of the seed",
        status_code=200,
        responses=_may_answer(403, 404, 409, 413),
    )
    async def commit(self, user: User, services: Services, id: Id, data: Commitment) -> TableOut:
        """Before anybody tells a share."""
        row, _ = await services.row(id, user)
        await services.lobby.commit_share(row, user, data.commitment)
        return await _table(services, id, user)

    @post(
        "/tables/{id:str}/share",
        summary="Add my share to the seed",
        status_code=200,
        responses=_may_answer(403, 404, 409, 413),
    )
    async def share(self, user: User, services: Services, id: Id, data: Share) -> TableOut:
        """When all seats are taken and everybody has published a hash."""
        row, _ = await services.row(id, user)
        await services.lobby.tell_share(row, user, data.share)
        return await _table(services, id, user)

    @post(
        "/tables/{id:str}/start",
        summary="Begin",
        status_code=200,
        responses=_may_answer(403, 404, 409),
    )
    async def start(self, user: User, services: Services, id: Id) -> TableOut:
        """Begin, with bots at the seats that are still free."""
        row, _ = await services.row(id, user)
        await services.lobby.begin(row, user)
        return await _table(services, id, user)

    @post(
        "/tables/{id:str}/resign",
        summary="Give up",
        status_code=204,
        responses=_may_answer(403, 404, 409),
    )
    async def resign(self, user: User, services: Services, id: Id) -> None:
        """Give up one's seat."""
        await services.host.seating.resign(await services.open(id, user), user.id)

    @get(
        "/tables/{id:str}/position", summary="What I may know now", responses=_may_answer(404, 409)
    )
    async def position(
        self,
        request: "Request[Any, Any, State]",
        user: User,
        services: Services,
        id: Id,
        head: Annotated[int | None, Parameter(ge=0, le=1_000_000)] = None,
        wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0,
        since: Annotated[int | None, Parameter(ge=0, le=1_000_000)] = None,
        language: Language = LANGUAGES[0],
    ) -> Position:
        """My view and options. With `head` and `wait`, as soon as the head is another."""
        live = await services.open(id, user)
        if head is not None and wait:
            await _wait(services, live, user, token_key(request), head, wait)
            if await token_user(request, services.accounts) is None:
                raise NotAuthorizedException("the token was revoked")
        snapshot = await services.host.snapshots.of(live, user.id)
        return position_of(snapshot, language, since)

    @post(
        "/tables/{id:str}/choose",
        summary="Decide",
        status_code=200,
        responses=_may_answer(403, 404, 409, 413),
    )
    async def choose(self, user: User, services: Services, id: Id, data: Choice) -> Head:
        """Make a decision, or several together. If it names a question that is not asked any
        more, or another head than the present one, it is refused (409)."""
        services.limits.check("choose", f"user {user.id}")
        live = await services.open(id, user)
        seat = live.seat_of(user.id)
        if seat is None:
            raise live.refusal("not-yours")
        question, keys = _meant(data)
        return Head(await services.host.decisions.choose(live, seat, question, keys))

    @post(
        "/tables/{id:str}/standing",
        summary="Answer always so",
        status_code=204,
        responses=_may_answer(403, 404, 409, 413),
    )
    async def always(self, user: User, services: Services, id: Id, data: Always) -> None:
        """Say how a question is always answered for me, until I say otherwise."""
        services.limits.check("choose", f"user {user.id}")
        live = await services.open(id, user)
        await services.host.decisions.always(live, user.id, data.prompt, data.key)

    @post(
        "/tables/{id:str}/undo",
        summary="Take the last decision back",
        status_code=200,
        responses=_may_answer(403, 404, 409, 413),
    )
    async def undo(self, user: User, services: Services, id: Id, data: Undo) -> Undone:
        """Take my last decision back, or ask the others whether I may."""
        live = await services.open(id, user)
        if data.own is None and data.head is None:
            raise HTTPException("name `own` or `head`", status_code=400)
        undone = await services.host.takebacks.undo(live, user.id, Question(data.own, data.head))
        return Undone(live.head_of(live.seat_of(user.id)), undone)

    @get(
        "/tables/{id:str}/record",
        summary="The record of a match that is over",
        media_type=JSON_LINES,
        responses=_may_answer(404, 409),
    )
    async def record(self, user: User, services: Services, id: Id) -> Response[str]:
        """The whole chronicle with its seed, as JSON lines."""
        return Response(await record_of(services, id, user), media_type=JSON_LINES)


def _meant(choice: Choice) -> tuple[Question, list[str]]:
    """What a choice answers, and by what."""
    try:
        given = {name: value for name, value in asdict(choice).items() if value is not None}
        return question_of(given), keys_of(given)
    except (KeyError, ValueError):
        words = "name a `key`, or `keys`, and the `ask` or `head` that they answer"
        raise HTTPException(words, status_code=400) from None


async def record_of(services: Services, id: str, user: User | None) -> str:
    """The record of a match that is over: before that it would tell what is hidden."""
    live = await services.open(id, user)
    if live.match is None or live.row.state != "over":
        raise live.refusal("not-over") if live.loaded else Refused("not-over")
    record = Record(live.match)
    if live.row.mixed:
        record.header["mixed"] = {
            "server_seed": live.row.server_seed,
            "server_hash": live.row.server_hash,
            "shares": [seat.share for seat in live.seats],
            "commitments": [seat.commitment for seat in live.seats],
        }
    return str(record)


async def _wait(
    services: Services, live: LiveTable, user: User, key: str, head: int, seconds: float
) -> None:
    """Until something has happened since a head, or for so long."""
    watcher = Watcher(user.id)
    line = services.lines.open(user.id, key)
    leaving = asyncio.create_task(_wake(watcher, line))
    await services.host.audience.watch(live, watcher)
    try:
        async with asyncio.timeout(seconds):
            seat = live.seat_of(user.id)
            while (
                live.head_of(seat) == head and live.row.state == "playing" and not line.out.is_set()
            ):
                await watcher.wake.wait()
                watcher.wake.clear()
    except TimeoutError:
        pass
    finally:
        services.lines.close(line)
        leaving.cancel()
        await services.host.audience.unwatch(live, watcher)


async def _wake(watcher: Watcher, line: OpenLine) -> None:
    await line.out.wait()
    watcher.wake.set()


def position_of(snapshot: Snapshot, language: str, since: int | None) -> Position:
    """What a snapshot shows, for programs; lines of the log after the decision `since`."""
    text = snapshot.words(language)
    ask, question = snapshot.ask, snapshot.question
    lines = [] if since is None else [line for line in snapshot.lines if line.decision > since]
    return Position(
        head=snapshot.head,
        ask=snapshot.ask_id,
        own=snapshot.own,
        decision=snapshot.decision,
        you=snapshot.viewer,
        state=snapshot.state,
        asked=list(snapshot.asked),
        prompt=None if question is None else text.prompt(question),
        rule=None if question is None else question.phrase.rule,
        options=[
            OptionOut(option.key, text.option(option), option.touches)
            for option in ([] if ask is None else ask.options)
        ],
        ranges=[
            RangeOut(each.first.key, text.option(each.first), each.least, each.most)
            for each in ([] if ask is None else ask.ranges)
        ],
        standing=dict(snapshot.standing),
        view=dict(snapshot.view),
        log=[LineOut(line.decision, text.line(line)) for line in lines],
    )


def _game(name: str, language: str) -> GameOut:
    game = kronika.game(name)
    text = text_of(game, language)
    return GameOut(
        name=name,
        title=title_of(game, language),
        version=game.version,
        players=list(game.players),
        settings=[
            SettingOut(
                setting.name,
                list(setting.choices),
                setting.default,
                setting.text,
                setting.rule,
                text.message(f"setting-{setting.name.replace('_', '-')}"),
                text.message(f"setting-{setting.name.replace('_', '-')}-help"),
            )
            for setting in game.settings
        ],
        seats=seat_choices(),
    )


def _checked(data: NewTableIn) -> NewTable:
    """What a program asks for, if it fits together; games check the rest."""
    known = seat_choices()
    wrong = [seat for seat in data.seats if seat not in known]
    if wrong or len(data.seats) != data.players:
        raise HTTPException(f"seats are {data.players} of: {', '.join(known)}", status_code=400)
    if data.seats.count("me") != 1:
        raise HTTPException("one of the seats is 'me'", status_code=400)
    return NewTable(
        name=data.name,
        game=data.game,
        players=data.players,
        settings=data.settings,
        seats=tuple(data.seats),
        pace=data.pace,
        move_time=data.move_time,
        reserve=data.reserve,
        late=data.late,
        listed=data.listed,
        hints=data.hints,
        mixed=data.mixed,
    )


def _fits(invitation: str | None, given: str) -> bool:
    """Whether this is the invitation; how long the comparison takes tells nothing."""
    return bool(invitation) and compare_digest(str(invitation).encode(), given.encode())


async def _table(services: Services, id: str, user: User) -> TableOut:
    row, seats = await services.row(id, user)
    return _table_out(row, seats, user)


async def _tables(services: Services, rows: list[TableRow], user: User) -> list[TableOut]:
    seats = await services.store.seats([row.id for row in rows])
    return [
        _table_out(row, [seat for seat in seats if seat.table_id == row.id], user) for row in rows
    ]


def _head(row: TableRow, seats: list[SeatRow], user: User) -> int:
    """How much has happened for somebody, or for who only watches."""
    mine = next((seat.seat for seat in seats if seat.user_id == user.id), -1)
    return sights_of(row, len(seats))[mine][0]


def _table_out(row: TableRow, seats: list[SeatRow], user: User) -> TableOut:
    return TableOut(
        id=row.id,
        name=row.name,
        game=row.game,
        version=row.version,
        players=row.players,
        settings=row.settings,
        state=row.state,
        pace=row.pace,
        move_time=row.move_time,
        reserve=row.reserve,
        late=row.late,
        listed=row.listed,
        head=_head(row, seats, user),
        seed_hash=row.seed_hash,
        mixed=row.mixed,
        server_hash=row.server_hash,
        seats=[
            SeatOut(
                seat.seat,
                seat.name,
                seat.bot,
                seat.left,
                seat.user_id == user.id,
                row.state == "playing" and str(seat.seat) in row.asked,
                seat.commitment,
            )
            for seat in seats
        ],
        created=row.created,
        moved=row.moved,
        deadline=row.deadline,
        result=row.result,
        invitation=row.invitation if row.creator == user.id else None,
    )
