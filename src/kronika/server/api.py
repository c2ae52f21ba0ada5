"""The HTTP interface for programs: everything a seat may see and do, with a personal token.

Programs say who they are by `Authorization: Bearer TOKEN`; cookies count for nothing here, so
that no page of another site can do anything in a person's name.
"""

import asyncio
from hmac import compare_digest
from typing import Annotated, Any, Final

from litestar import Controller, Response, get, post
from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec.structs import asdict

import kronika
from kronika.core.game import complete_settings
from kronika.core.text import LANGUAGES
from kronika.web.forms import NewTable, seat_choices
from kronika.web.own_bots import OWN, seated

from .api_answers import game_out, position_of, table_out
from .api_types import (
    Always,
    Choice,
    Commitment,
    Error,
    GameOut,
    Head,
    Invited,
    Me,
    NewTableIn,
    Position,
    Share,
    TableOut,
    Undo,
    Undone,
)
from .live_table import LiveTable, Watcher
from .open_lines import OpenLine
from .people import User
from .questions import Question, keys_of, question_of
from .records import JSON_LINES, record_of
from .refusals import Refused
from .rows import TableRow
from .security import SAFE, token_key, token_user
from .services import Services

LONGEST_WAIT: Final = 60

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
        return [game_out(name, user.language) for name in kronika.games()]

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


def _checked(data: NewTableIn) -> NewTable:
    """What a program asks for, if it fits together; games check the rest."""
    game = kronika.game(data.game).playing(data.settings)
    known = seat_choices([game])
    wrong = [seat for seat in data.seats if seat not in known]
    if wrong or len(data.seats) != data.players:
        raise HTTPException(f"seats are {data.players} of: {', '.join(known)}", status_code=400)
    if data.seats.count("me") != 1:
        raise HTTPException("one of the seats is 'me'", status_code=400)
    sat = seated(game, complete_settings(game, data.settings), data.seats)
    own = {game.own_bots: sat.settings[game.own_bots]} if OWN in sat.seats else {}
    return NewTable(
        name=data.name,
        game=data.game,
        players=data.players,
        settings=data.settings | own,
        seats=sat.seats,
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
    return table_out(row, seats, user)


async def _tables(services: Services, rows: list[TableRow], user: User) -> list[TableOut]:
    seats = await services.store.seats([row.id for row in rows])
    return [
        table_out(row, [seat for seat in seats if seat.table_id == row.id], user) for row in rows
    ]
