"""A table: before the start, the board, how it ended, and who is invited."""

from collections.abc import Iterator
from dataclasses import replace

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException

from kronika.core.match import Match
from kronika.web.lobby import (
    waiting_page,
)
from kronika.web.parts import title as table_title
from kronika.web.result import Story, result_page, study, tell_story

from .listing import table_of
from .people import AccountError
from .records import JSON_LINES, record_of
from .refusals import Refused
from .replays import played_to
from .rows import SeatRow, TableRow
from .security import address_of, session_cookie
from .services import Services
from .visitors import Anything, Form, Page, Visitor, inside, need, number_in, to


@get(["/tables/{id:str}", "/tables/{id:str}/at/{moment:int}"], include_in_schema=False)
async def table(
    visitor: Visitor, services: Services, id: str, moment: int | None = None
) -> Anything:
    """The table: before the start who sits there, then the board."""
    row, seats = await services.row(id, visitor.user)
    if row.state == "open":
        return _waiting(visitor, services, row, seats)
    live = await services.open(id, visitor.user)
    if live.match is None:
        return visitor.page("error.html", 409, status=409, detail=live.broken, back="")
    snapshot = await services.host.snapshots.of(live, visitor.id, moment)
    seat = live.seat_of(visitor.id)
    return visitor.page(
        "table.html",
        table=id,
        game=row.game,
        seat=seat,
        playing=row.state == "playing" and seat in live.persons(),
        players=row.players,
        owner=visitor.id is not None and visitor.id == row.creator,
        guests=row.guests,
        confirm="never" if visitor.user is None else visitor.user.confirm,
        title=table_title(snapshot, visitor.language),
        parts={},
        moment=moment,
    )


def _waiting(
    visitor: Visitor, services: Services, row: TableRow, seats: list[SeatRow], error: str = ""
) -> Page:
    table = table_of(row, seats)
    context = waiting_page(table, visitor.language, visitor.id, services.config.url)
    return visitor.page("waiting.html", 409 if error else 200, table=context, error=error)


@post("/tables/{id:str}/sit", include_in_schema=False)
async def sit(visitor: Visitor, services: Services, id: str, data: Form) -> Anything:
    """Take a seat."""
    user = need(visitor)
    row, seats = await services.row(id, user)
    try:
        own = row.creator == user.id
        if not own and not row.listed:
            raise Refused("no-seat")
        await services.lobby.sit(row, user, own, number_in(data.get("seat")))
    except Refused as refused:
        words = visitor.words(f"error-{refused.code}")
        return _waiting(visitor, services, row, seats, words)
    return to(f"/tables/{id}")


@post("/tables/{id:str}/share", include_in_schema=False)
async def add_share(visitor: Visitor, services: Services, id: str, data: Form) -> Anything:
    """Add to the seed: first the hash, then the share itself."""
    user = need(visitor)
    row, _ = await services.row(id, user)
    if data.get("share"):
        await services.lobby.tell_share(row, user, data["share"])
    else:
        await services.lobby.commit_share(row, user, data.get("commitment", ""))
    return to(f"/tables/{id}")


@post("/tables/{id:str}/leave", include_in_schema=False)
async def leave(visitor: Visitor, services: Services, id: str) -> Anything:
    """Stand up before the start."""
    user = need(visitor)
    row, _ = await services.row(id, user)
    await services.lobby.leave(row, user)
    return to("/")


@post("/tables/{id:str}/start", include_in_schema=False)
async def start(visitor: Visitor, services: Services, id: str) -> Anything:
    """Begin."""
    user = need(visitor)
    row, _ = await services.row(id, user)
    await services.lobby.begin(row, user)
    return to(f"/tables/{id}")


@post("/tables/{id:str}/remove", include_in_schema=False)
async def remove(visitor: Visitor, services: Services, id: str) -> Anything:
    """Take back a table that has not begun."""
    user = need(visitor)
    row, _ = await services.row(id, user)
    await services.lobby.remove(row, user)
    return to("/")


@post("/tables/{id:str}/invitation", include_in_schema=False)
async def change_invitation(visitor: Visitor, services: Services, id: str, data: Form) -> Anything:
    """Another invitation, or none."""
    user = need(visitor)
    row, _ = await services.row(id, user)
    await services.lobby.renew_invitation(row, user, data.get("do") == "revoke")
    return to(f"/tables/{id}")


@post("/tables/{id:str}/guests", include_in_schema=False)
async def change_guests(visitor: Visitor, services: Services, id: str, data: Form) -> Anything:
    """Let in who has the address, or nobody else any more."""
    user = need(visitor)
    live = await services.open(id, user)
    await services.lobby.let_guests(live, user, data.get("let") == "true")
    return to(inside(data.get("return_to", f"/tables/{id}")))


@post("/tables/{id:str}/resign", include_in_schema=False)
async def resign(visitor: Visitor, services: Services, id: str) -> Anything:
    """Give up."""
    user = need(visitor)
    await services.host.seating.resign(await services.open(id, user), user.id)
    return to(f"/tables/{id}")


@post("/tables/{id:str}/return", include_in_schema=False)
async def come_back(visitor: Visitor, services: Services, id: str) -> Anything:
    """Take over again from the bot."""
    user = need(visitor)
    await services.host.seating.come_back(await services.open(id, user), user.id)
    return to(f"/tables/{id}")


@post("/tables/{id:str}/rematch", include_in_schema=False)
async def rematch(visitor: Visitor, services: Services, id: str) -> Anything:
    """Once more with the same people."""
    user = need(visitor)
    services.limits.check("table", f"user {user.id}")
    new = await services.lobby.rematch(await services.open(id, user), user)
    return to(f"/tables/{new}")


@get("/tables/{id:str}/result", include_in_schema=False)
async def result(visitor: Visitor, services: Services, id: str) -> Anything:
    """How it ended."""
    row, seats = await services.row(id, visitor.user)
    if row.state != "over":
        return to(f"/tables/{id}")
    live = await services.open(id, visitor.user)
    ended = table_of(row, seats)
    story: Story | None = None
    match = live.match
    if match is not None:
        found = await services.studies.of(id, live.head, lambda: study(match, _moments(match)))
        people = [seat.words(visitor.language) for seat in ended.seats]
        story = tell_story(match, found, visitor.language, people)
    again = None if row.rematch is None else await services.store.table(row.rematch)
    agreed = [] if again is None else await services.store.seats([again.id])
    ended = replace(ended, rematch=None if again is None else again.id)
    context = result_page(
        ended,
        visitor.language,
        visitor.id,
        services.config.url,
        story,
        offer=None if again is None else table_of(again, agreed),
    )
    return visitor.page("result.html", result=context)


def _moments(match: Match) -> Iterator[Match]:
    """The match at its start and after each decision: one object, moving on."""
    past = played_to(match, 0)
    yield past
    for option, decider in zip(match.decisions, match.deciders, strict=True):
        past.take(option, decider)
        yield past


@get("/tables/{id:str}/record", include_in_schema=False)
async def record(visitor: Visitor, services: Services, id: str) -> Anything:
    """The record of a match that is over."""
    text = await record_of(services, id, visitor.user)
    row, _ = await services.row(id, visitor.user)
    name = f"{row.game}-{id}.jsonl"
    return Response(
        text,
        media_type=JSON_LINES,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/join/{code:str}", include_in_schema=False)
async def invitation(visitor: Visitor, services: Services, code: str) -> Anything:
    """What one is invited to."""
    row = await services.store.table_invited(code)
    if row is None:
        raise NotFoundException
    seats = await services.store.seats([row.id])
    seated = any(visitor.id is not None and seat.user_id == visitor.id for seat in seats)
    if seated or (row.state != "open" and row.guests):
        return to(f"/tables/{row.id}")
    return await _join(visitor, services, row, seats, code)


async def _join(
    visitor: Visitor,
    services: Services,
    row: TableRow,
    seats: list[SeatRow],
    code: str,
    name: str = "",
    error: str = "",
) -> Page:
    context = waiting_page(
        table_of(row, seats), visitor.language, visitor.id, services.config.url, invited=True
    )
    host = await services.accounts.user(row.creator) if row.creator is not None else None
    return visitor.page(
        "join.html",
        400 if error else 200,
        table=context,
        code=code,
        host="" if host is None else host.name,
        name=name,
        error=error,
    )


@post("/join/{code:str}", include_in_schema=False)
async def join(visitor: Visitor, services: Services, code: str, data: Form) -> Anything:
    """Accept an invitation; a newcomer says a name first."""
    row = await services.store.table_invited(code)
    if row is None:
        raise NotFoundException
    seats = await services.store.seats([row.id])
    user = visitor.user
    cookies: list[Cookie] = []
    try:
        if user is None:
            services.limits.check("welcome", address_of(visitor.request))
            user = await services.accounts.welcome(data.get("name", ""), visitor.language)
            about = visitor.request.headers.get("user-agent", "")
            address = address_of(visitor.request)
            secret = await services.accounts.open_session(user, about, address)
            cookies.append(session_cookie(secret, services.config))
        await services.lobby.sit(row, user, True, number_in(data.get("seat")))
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        name = data.get("name", "")[:40]
        return await _join(visitor, services, row, seats, code, name, words)
    except Refused as refused:
        seats = await services.store.seats([row.id])
        words = visitor.words(f"error-{refused.code}")
        page = await _join(visitor, services, row, seats, code, error=words)
        page.cookies.extend(cookies)
        return page
    return to(f"/tables/{row.id}", *cookies)
