"""What people see in the browser, and the forms that they send."""

import asyncio
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, Final
from urllib.parse import quote

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.exceptions import NotFoundException
from litestar.params import Body
from litestar.response import Redirect
from litestar.utils.scope.state import ScopeState

import kronika
from kronika.core.errors import UsageError
from kronika.core.match import Match
from kronika.core.text import LANGUAGES
from kronika.web.forms import FormErrors, new_table_form, read_new_table
from kronika.web.lobby import (
    Account,
    Session,
    Table,
    Token,
    browser_words,
    finished_rows,
    lobby_page,
    waiting_page,
)
from kronika.web.parts import title as table_title
from kronika.web.result import Story, result_page, study, tell_story
from kronika.web.rulespage import rules_page
from kronika.web.templating import Shell, render
from kronika.web.words import web_text

from .accounts import CONFIRMS, ENDS, SCOPES, THEMES, AccountError, User
from .api import JSON_LINES, record_of
from .language import LANGUAGE, THEME, language_of, theme_of
from .listing import table_of
from .refusals import Refused
from .replays import played_to
from .rows import SeatRow, TableRow
from .security import SESSION, address_of, session_cookie, session_user
from .services import Services

AnyRequest = Request[Any, Any, Any]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Page = Response[str]
Anything = Response[Any]

KEPT: Final = 365 * 24 * 3600
MANY: Final = 20
ON_A_PAGE: Final = 50


class Visitor:
    """Who asks for a page, and how it should look."""

    def __init__(self, request: AnyRequest, user: User | None) -> None:
        self.request: Final = request
        self.user: Final = user
        self.language: Final = language_of(request, user)
        self.theme: Final = theme_of(request, user)

    @property
    def id(self) -> int | None:
        """The visitor's account."""
        return None if self.user is None else self.user.id

    def words(self, message: str, **arguments: str | int) -> str:
        """Words of the pages."""
        return web_text(self.language).message(message, **arguments)

    def page(self, template: str, code: int = 200, /, **context: object) -> Page:
        """A page."""
        path = self.request.url.path
        query = self.request.url.query
        shell = Shell(
            language=self.language,
            theme=self.theme,
            person="" if self.user is None else self.user.name,
            csrf_token=str(ScopeState.from_scope(self.request.scope).csrf_token or ""),
            return_to=f"{path}?{query}" if query else path,
        )
        html = render(template, shell, **context)
        return Response(html, status_code=code, media_type=MediaType.HTML)


async def provide_visitor(request: AnyRequest, services: Services) -> Visitor:
    """Who this is; the pages that somebody asks for are counted."""
    user = await session_user(request, services.accounts)
    kind = "page" if request.method == "GET" else "post"
    services.limits.check(kind, address_of(request))
    return Visitor(request, user)


def error_page(request: AnyRequest, status: int, code: str) -> Anything:
    """What went wrong, in words. Who asked is not looked up: that may be what failed."""
    visitor = Visitor(request, None)
    message = f"error-{code}"
    detail = visitor.words(message) if web_text(visitor.language).has(message) else ""
    return visitor.page("error.html", status, status=status, detail=detail, back=_referer(request))


def _referer(request: AnyRequest) -> str:
    """The page that one came from, if it was one of ours."""
    came = request.headers.get("referer", "")
    base = str(request.base_url)
    return f"/{came.removeprefix(base)}" if came.startswith(base) else ""


def _inside(path: str) -> str:
    """A path of this server: nobody is sent elsewhere by an address that another made."""
    inside = path.startswith("/") and not path.startswith(("//", "/\\")) and "\n" not in path
    return path if inside else "/"


def _to(path: str, *cookies: Cookie) -> Anything:
    return Redirect(path, status_code=303, cookies=list(cookies))


def _need(visitor: Visitor) -> User:
    """Who has signed in; others are told to."""
    if visitor.user is None:
        raise SignIn(visitor.request.url.path)
    return visitor.user


class SignIn(Exception):
    """This is only for who has signed in."""


def to_welcome(request: AnyRequest, error: SignIn) -> Anything:
    """Where one signs in, and comes back from."""
    return Redirect(f"/?next={error}" if request.method == "GET" else "/", status_code=303)


# People


@get("/", include_in_schema=False)
async def lobby(visitor: Visitor, services: Services, next: str = "") -> Anything:
    """My tables, open ones, finished ones; or the door."""
    if visitor.user is None:
        return _welcome(visitor, services, next)
    if next:
        return _to(_inside(next))
    return await _lobby(visitor, visitor.user, services)


def _welcome(
    visitor: Visitor, services: Services, next: str, name: str = "", error: str = ""
) -> Page:
    return visitor.page(
        "welcome.html",
        400 if error else 200,
        error=error,
        name=name,
        games=new_table_form(visitor.language).games,
        sign_up=services.config.sign_up,
        next=_inside(next) if next else "",
    )


async def _lobby(
    visitor: Visitor,
    user: User,
    services: Services,
    given: Mapping[str, str] | None = None,
    errors: FormErrors | None = None,
) -> Page:
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


@post("/welcome", include_in_schema=False)
async def welcome(visitor: Visitor, services: Services, data: Form) -> Anything:
    """A newcomer says a name, and is in."""
    name, next = data.get("name", ""), data.get("next", "")
    if visitor.user is not None:
        return _to("/")
    if not services.config.sign_up:
        return _welcome(visitor, services, next)
    services.limits.check("welcome", address_of(visitor.request))
    try:
        user = await services.accounts.welcome(name, visitor.language)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return _welcome(visitor, services, next, name[:40], words)
    return await _signed_in(visitor, services, user, _inside(next) if next else "/")


async def _signed_in(visitor: Visitor, services: Services, user: User, path: str) -> Anything:
    about = visitor.request.headers.get("user-agent", "")
    address = address_of(visitor.request)
    secret = await services.accounts.open_session(user, about, address)
    return _to(path, session_cookie(secret, services.config))


@get("/login", include_in_schema=False)
async def login_page(
    visitor: Visitor, services: Services, next: str = "", name: str = ""
) -> Anything:
    """The form for name and password."""
    wanted = _inside(next) if next else ""
    return visitor.page(
        "login.html", error="", name=name[:40], next=wanted, may_reset=bool(services.config.smtp)
    )


@post("/login", include_in_schema=False)
async def login(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Name and password."""
    name, next = data.get("name", "")[:200], data.get("next", "")
    try:
        address = address_of(visitor.request)
        user = await services.accounts.log_in(name, data.get("password", ""), address)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        wanted = _inside(next) if next else ""
        may_reset = bool(services.config.smtp)
        return visitor.page(
            "login.html", 400, error=words, name=name[:40], next=wanted, may_reset=may_reset
        )
    return await _signed_in(visitor, services, user, _inside(next) if next else "/")


@post("/logout", include_in_schema=False)
async def logout(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Forget this browser; who could not come back is told first, and may set a password."""
    user = visitor.user
    if user is not None and not user.has_password and data.get("sure") != "true":
        error = ""
        try:
            if "new" in data:
                await services.accounts.set_password(user, data["new"])
                return _to(f"/login?name={quote(user.name)}", session_cookie("", services.config))
        except AccountError as refused:
            error = visitor.words(refused.message, **refused.arguments)
        return visitor.page("logout.html", 400 if error else 200, error=error)
    await services.accounts.close_session(visitor.request.cookies.get(SESSION, ""))
    return _to("/", session_cookie("", services.config))


@get("/account", include_in_schema=False)
async def account(visitor: Visitor, services: Services, done: str = "") -> Anything:
    """What one can change about oneself."""
    _need(visitor)
    return await _account(visitor, services, done if done in DONE else "")


DONE: Final = (
    "language", "theme", "confirm", "password", "email", "webhook", "token", "revoked", "sessions",
    "vacation", "back", "email-sent", "webhook-sent", "confirmed",
)  # fmt: skip


async def _account(
    visitor: Visitor,
    services: Services,
    done: str = "",
    fresh_token: str = "",
    errors: Mapping[str, str] | None = None,
) -> Page:
    user = _need(visitor)
    own = visitor.request.cookies.get(SESSION, "")
    vacation = await services.vacations.of(user)
    context = Account(
        name=user.name,
        language=user.language,
        theme=user.theme,
        confirm=user.confirm,
        has_password=user.has_password,
        email=user.email or "",
        webhook=user.webhook or "",
        email_confirmed=user.email_confirmed,
        webhook_confirmed=user.webhook_confirmed,
        ends=ENDS,
        may_mail=bool(services.config.smtp),
        may_hook=services.config.webhooks,
        tokens=tuple(
            Token(one.id, one.name, one.created, one.used, one.scope, one.expires)
            for one in await services.accounts.tokens(user)
        ),
        sessions=tuple(
            Session(browser_words(one.about, visitor.language), one.created, one.here)
            for one in await services.accounts.sessions(user, own)
        ),
        vacation_until=vacation.until,
        vacation_left=vacation.left,
        fresh_token=fresh_token,
        done=done,
        errors=errors or {},
    )
    return visitor.page("account.html", 400 if errors else 200, account=context)


@post("/account/language", include_in_schema=False)
async def change_language(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Read in another language."""
    language = data.get("language", "")
    if language not in LANGUAGES:
        raise UsageError(f"there is no language {language[:20]!r}")
    if visitor.user is not None:
        await services.accounts.change(visitor.user, language=language)
    return _to(_inside(data.get("return_to", "/")), _kept(LANGUAGE, language, services))


@post("/account/theme", include_in_schema=False)
async def change_theme(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Light or dark."""
    theme = data.get("theme", "")
    if theme not in THEMES:
        raise UsageError(f"there is no theme {theme[:20]!r}")
    if visitor.user is not None:
        await services.accounts.change(visitor.user, theme=theme)
    return _to(_inside(data.get("return_to", "/")), _kept(THEME, theme, services))


@post("/account/confirm", include_in_schema=False)
async def change_confirm(visitor: Visitor, services: Services, data: Form) -> Anything:
    """What one wants to be asked twice."""
    confirm = data.get("confirm", "")
    if confirm not in CONFIRMS:
        raise UsageError(f"there is no such choice as {confirm[:20]!r}")
    await services.accounts.change(_need(visitor), confirm=confirm)
    return _to(_inside(data.get("return_to", "/account?done=confirm#confirm")))


def _kept(name: str, value: str, services: Services) -> Cookie:
    return Cookie(
        name, value=value, path="/", max_age=KEPT, samesite="lax", secure=services.config.secure
    )


@post("/account/password", include_in_schema=False)
async def change_password(visitor: Visitor, services: Services, data: Form) -> Anything:
    """A first password, or another one; all other browsers have to sign in again."""
    user = _need(visitor)
    try:
        if user.has_password:
            address = address_of(visitor.request)
            await services.accounts.log_in(user.name, data.get("old", ""), address)
        own = visitor.request.cookies.get(SESSION, "")
        every = data.get("tokens") == "true"
        await services.accounts.set_password(user, data.get("new", ""), keep=own, tokens_too=every)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return await _account(visitor, services, errors={"password": words})
    return _to("/account?done=password#password")


@post("/account/vacation", include_in_schema=False)
async def vacation(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Go on vacation, or come back."""
    user = _need(visitor)
    if data.get("do") == "end":
        await services.vacations.end(user)
        return _to("/account?done=back#vacation")
    try:
        await services.vacations.begin(user, _number(data.get("days")) or 0)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return await _account(visitor, services, errors={"vacation": words})
    return _to("/account?done=vacation#vacation")


@post("/account/{what:str}", include_in_schema=False)
async def change_account(visitor: Visitor, services: Services, what: str, data: Form) -> Anything:
    """Where one can be reached."""
    user = _need(visitor)
    if what not in ("email", "webhook"):
        raise NotFoundException
    try:
        value = data.get(what, "")
        if what == "email":
            changed = await services.accounts.change(user, email=value)
            address, confirmed = changed.email, changed.email_confirmed
        else:
            changed = await services.accounts.change(user, webhook=value)
            address, confirmed = changed.webhook, changed.webhook_confirmed
        if address and not confirmed:
            secret = await services.accounts.challenge(changed, what, address)
            services.notifier.confirm(what, changed, secret)
            return _to(f"/account?done={what}-sent#notifications")
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return await _account(visitor, services, errors={what: words})
    return _to(f"/account?done={what}#notifications")


@post("/account/token", include_in_schema=False)
async def make_token(visitor: Visitor, services: Services, data: Form) -> Anything:
    """A token for a program, shown once."""
    user = _need(visitor)
    try:
        days = _number(data.get("days")) or ENDS[0]
        scope = data.get("scope", SCOPES[0])
        secret = await services.accounts.make_token(user, data.get("name", ""), scope, days)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return await _account(visitor, services, errors={"token": words})
    return await _account(visitor, services, "token", secret)


@post("/account/token/{id:int}/revoke", include_in_schema=False)
async def revoke_token(visitor: Visitor, services: Services, id: int) -> Anything:
    """A token that counts for nothing any more."""
    await services.accounts.revoke_token(_need(visitor), id)
    return _to("/account?done=revoked#tokens")


@post("/account/sessions/end", include_in_schema=False)
async def end_sessions(visitor: Visitor, services: Services) -> Anything:
    """Sign out everywhere else."""
    own = visitor.request.cookies.get(SESSION, "")
    await services.accounts.close_sessions(_need(visitor), keep=own)
    return _to("/account?done=sessions#sessions")


# Tables


@post("/tables", include_in_schema=False)
async def open_table(visitor: Visitor, services: Services) -> Anything:
    """A new table."""
    user = _need(visitor)
    services.limits.check("table", f"user {user.id}")
    form = await visitor.request.form()
    # Of a field that was sent several times the last value counts: a box after its hidden twin.
    given = {name: str(form.getall(name)[-1]) for name in form}
    try:
        new = read_new_table(given)
        id = await services.lobby.open(new, user)
    except FormErrors as errors:
        return await _lobby(visitor, user, services, given, errors)
    return _to(f"/tables/{id}")


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
    user = _need(visitor)
    row, seats = await services.row(id, user)
    try:
        own = row.creator == user.id
        if not own and not row.listed:
            raise Refused("no-seat")
        await services.lobby.sit(row, user, own, _number(data.get("seat")))
    except Refused as refused:
        words = visitor.words(f"error-{refused.code}")
        return _waiting(visitor, services, row, seats, words)
    return _to(f"/tables/{id}")


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 4 else None


@post("/tables/{id:str}/share", include_in_schema=False)
async def add_share(visitor: Visitor, services: Services, id: str, data: Form) -> Anything:
    """Add to the seed: first the hash, then the share itself."""
    user = _need(visitor)
    row, _ = await services.row(id, user)
    if data.get("share"):
        await services.lobby.tell_share(row, user, data["share"])
    else:
        await services.lobby.commit_share(row, user, data.get("commitment", ""))
    return _to(f"/tables/{id}")


@post("/tables/{id:str}/leave", include_in_schema=False)
async def leave(visitor: Visitor, services: Services, id: str) -> Anything:
    """Stand up before the start."""
    user = _need(visitor)
    row, _ = await services.row(id, user)
    await services.lobby.leave(row, user)
    return _to("/")


@post("/tables/{id:str}/start", include_in_schema=False)
async def start(visitor: Visitor, services: Services, id: str) -> Anything:
    """Begin."""
    user = _need(visitor)
    row, _ = await services.row(id, user)
    await services.lobby.begin(row, user)
    return _to(f"/tables/{id}")


@post("/tables/{id:str}/remove", include_in_schema=False)
async def remove(visitor: Visitor, services: Services, id: str) -> Anything:
    """Take back a table that has not begun."""
    user = _need(visitor)
    row, _ = await services.row(id, user)
    await services.lobby.remove(row, user)
    return _to("/")


@post("/tables/{id:str}/invitation", include_in_schema=False)
async def change_invitation(visitor: Visitor, services: Services, id: str, data: Form) -> Anything:
    """Another invitation, or none."""
    user = _need(visitor)
    row, _ = await services.row(id, user)
    await services.lobby.renew_invitation(row, user, data.get("do") == "revoke")
    return _to(f"/tables/{id}")


@post("/tables/{id:str}/guests", include_in_schema=False)
async def change_guests(visitor: Visitor, services: Services, id: str, data: Form) -> Anything:
    """Let in who has the address, or nobody else any more."""
    user = _need(visitor)
    live = await services.open(id, user)
    await services.lobby.let_guests(live, user, data.get("let") == "true")
    return _to(_inside(data.get("return_to", f"/tables/{id}")))


@post("/tables/{id:str}/resign", include_in_schema=False)
async def resign(visitor: Visitor, services: Services, id: str) -> Anything:
    """Give up."""
    user = _need(visitor)
    await services.host.seating.resign(await services.open(id, user), user.id)
    return _to(f"/tables/{id}")


@post("/tables/{id:str}/return", include_in_schema=False)
async def come_back(visitor: Visitor, services: Services, id: str) -> Anything:
    """Take over again from the bot."""
    user = _need(visitor)
    await services.host.seating.come_back(await services.open(id, user), user.id)
    return _to(f"/tables/{id}")


@post("/tables/{id:str}/rematch", include_in_schema=False)
async def rematch(visitor: Visitor, services: Services, id: str) -> Anything:
    """Once more with the same people."""
    user = _need(visitor)
    services.limits.check("table", f"user {user.id}")
    new = await services.lobby.rematch(await services.open(id, user), user)
    return _to(f"/tables/{new}")


@get("/tables/{id:str}/result", include_in_schema=False)
async def result(visitor: Visitor, services: Services, id: str) -> Anything:
    """How it ended."""
    row, seats = await services.row(id, visitor.user)
    if row.state != "over":
        return _to(f"/tables/{id}")
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
        return _to(f"/tables/{row.id}")
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
        await services.lobby.sit(row, user, True, _number(data.get("seat")))
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
    return _to(f"/tables/{row.id}", *cookies)


# Reading


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


@get("/rules/{game:str}", include_in_schema=False)
async def rules(visitor: Visitor, game: str, id: str = "", q: str = "") -> Anything:
    """The rules of a game, in the reader's language."""
    with suppress(UsageError):
        found = kronika.game(game)
        context = await asyncio.to_thread(rules_page, found, visitor.language, id, q)
        return visitor.page("rules.html", rules=context)
    raise NotFoundException


PAGES: Final = (
    lobby, welcome, login_page, login, logout,
    account, change_language, change_theme, change_confirm, change_password, vacation,
    change_account,
    make_token, revoke_token, end_sessions,
    open_table, table, add_share, sit, leave, start, remove, change_invitation, change_guests,
    resign, come_back, rematch, result, record, invitation, join, finished, rules,
)  # fmt: skip
