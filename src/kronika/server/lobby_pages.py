"""Lists of tables: the lobby, with the form for a new one, and finished games."""

import time
from collections.abc import Mapping
from typing import Final

from litestar import get, post

from kronika.web.forms import FormErrors, read_new_table
from kronika.web.lobby import (
    Table,
    finished_rows,
    lobby_page,
)

from .door_pages import door
from .listing import table_of
from .people import User
from .rows import TableRow
from .services import Services
from .visitors import Anything, Page, Visitor, inside, need, to

MANY: Final = 20
ON_A_PAGE: Final = 50


@get("/", include_in_schema=False)
async def lobby(visitor: Visitor, services: Services, next: str = "") -> Anything:
    """My tables, open ones, finished ones; or the door."""
    if visitor.user is None:
        return door(visitor, services, next)
    if next:
        return to(inside(next))
    return await lobby_of(visitor, visitor.user, services)


async def lobby_of(
    visitor: Visitor,
    user: User,
    services: Services,
    given: Mapping[str, str] | None = None,
    errors: FormErrors | None = None,
) -> Page:
    """The lobby, perhaps with a form that did not fit as it was sent."""
    mine = await services.store.tables_of(user.id, over=False)
    listed = await services.store.listed_tables(["open", "playing"])
    over = await services.store.tables_of(user.id, over=True, limit=MANY)
    own = {row.id for row in mine}
    others = [row for row in listed if row.id not in own][:MANY]
    tables = await _tables(services, [*mine, *others, *over])
    first, second = len(mine), len(mine) + len(others)
    context = lobby_page(
        visitor.language,
        user.id,
        user.name,
        tables[:first],
        tables[first:second],
        tables[second:],
        time.time(),
        given,
        errors,
        played=await services.store.played(user.id),
    )
    return visitor.page("lobby.html", 400 if errors else 200, lobby=context)


async def _tables(services: Services, rows: list[TableRow]) -> list[Table]:
    seats = await services.store.seats([row.id for row in rows])
    watching = services.host.audience.spectators()
    return [
        table_of(
            row,
            [seat for seat in seats if seat.table_id == row.id],
            watching.get(row.id, 0),
        )
        for row in rows
    ]


@post("/tables", include_in_schema=False)
async def open_table(visitor: Visitor, services: Services) -> Anything:
    """A new table."""
    user = need(visitor)
    services.limits.check("table", f"user {user.id}")
    form = await visitor.request.form()
    # Of a field that was sent several times the last value counts: a box after its hidden twin.
    given = {name: str(form.getall(name)[-1]) for name in form}
    try:
        new = read_new_table(given)
        id = await services.lobby.open(new, user)
    except FormErrors as errors:
        return await lobby_of(visitor, user, services, given, errors)
    return to(f"/tables/{id}")


@get("/finished", include_in_schema=False)
async def finished(visitor: Visitor, services: Services, before: float | None = None) -> Anything:
    """Finished games that everybody may see, and one's own."""
    listed = await services.store.listed_tables(["over"], ON_A_PAGE + 1, before)
    rows = listed[:ON_A_PAGE]
    if visitor.user is not None and before is None:
        mine = await services.store.tables_of(visitor.user.id, over=True, limit=ON_A_PAGE)
        known = {row.id for row in rows}
        rows = sorted(
            [*rows, *(row for row in mine if row.id not in known)],
            key=lambda row: row.moved,
            reverse=True,
        )
    older = f"/finished?before={listed[ON_A_PAGE - 1].moved}" if len(listed) > ON_A_PAGE else ""
    tables = await _tables(services, rows)
    shown = finished_rows(tables, visitor.language, visitor.id, time.time())
    return visitor.page("finished.html", rows=shown, older=older)
