"""The application: its services, its routes, and how errors are told."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Receive, Scope, Send

import kronika
from kronika.core.errors import KronikaError
from kronika.web.templating import is_current, static_file

from .accounts import Accounts
from .api import Api
from .channels import open_channels
from .config import Config
from .database import UNREACHABLE, finish, open_engine
from .host import Host
from .journal import Journal
from .lobby import Lobby
from .metrics import METRICS
from .notifier import Notifier
from .open_lines import OpenLines
from .page_socket import watch_table
from .pages import PAGES
from .program_socket import watch_position
from .recovery import RECOVERY
from .refusals import Refused
from .security import HEADERS, Guard, Limits, armour
from .services import Services
from .storage import Store
from .thinkers import Thinkers
from .vacations import Vacations
from .visitors import SignIn, error_page, provide_visitor, to_welcome

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

STATUS = {
    "stale": 409,
    "not-offered": 409,
    "over": 409,
    "not-over": 409,
    "not-begun": 409,
    "broken": 409,
    "no-undo": 409,
    "no-request": 409,
    "no-seat": 409,
    "seats-free": 409,
    "no-share": 409,
    "too-many-tables": 409,
    "not-yours": 403,
    "read-only": 403,
    "no-hint": 403,
    "no-table": 404,
    "too-often": 429,
    "not-kept": 503,
}
"""What a refusal is in HTTP."""

LONGEST_BODY = 64 * 1024
PROOF = 5.0
"""Seconds in which a database that can be used is written."""


async def make_app(config: Config) -> Litestar:
    """The application on a database that has all its tables."""
    engine = open_engine(config.database, serves=True)
    store = Store(engine)
    journal = Journal(engine)
    thinkers = Thinkers(config.workers)
    notifier = Notifier(config)
    host = Host(config, store, journal, open_channels(config.channels), thinkers, notifier)
    accounts = Accounts(engine)
    lines = OpenLines(accounts, host.tell_out)
    host.put_out = lines.heard
    services = Services(
        config=config,
        store=store,
        accounts=accounts,
        host=host,
        lobby=Lobby(store, host, config.tables_per_person),
        vacations=Vacations(engine, host.seating, config.vacation_days),
        notifier=notifier,
        limits=Limits(),
        lines=lines,
    )

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await journal.start()
        await host.start()
        thinkers.start()
        lines.start()
        try:
            yield
        finally:
            await lines.stop()
            await host.stop()
            await notifier.stop()
            await journal.stop()
            thinkers.stop()
            await finish()
            await engine.dispose()

    app = Litestar(
        route_handlers=[
            *PAGES,
            *RECOVERY,
            Api,
            watch_table,
            watch_position,
            health,
            ready,
            metrics,
            static,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
        },
        lifespan=[life],
        middleware=[DefineMiddleware(Guard, config=config)],
        before_send=[armour(config)],
        csrf_config=CSRFConfig(
            secret=await store.secret(),
            cookie_name="csrf",
            cookie_httponly=True,
            cookie_samesite="strict",
            cookie_secure=config.secure,
            exclude=["^/api/"],
        ),
        exception_handlers={
            SignIn: to_welcome,
            Refused: _tell_refusal,
            KronikaError: _tell_mistake,
            HTTPException: _tell_error,
            Exception: _tell_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Kronika",
            version=kronika.__version__,
            description="Play grand-strategy board games by program.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    app.asgi_handler = _heads_as_gets(_sensible(app.asgi_handler))
    return app


HOST = re.compile(rb"(\[[0-9a-fA-F:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?")
NUMBER = re.compile(r"/[+-]?[0-9]{10,}(?=/|$)")
"""In a path: so large is nothing that has a number."""


def _sensible(app: ASGIApp) -> ASGIApp:
    """Nothing that is no name of a host gets inside, and no number that no database takes."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if not all(HOST.fullmatch(host) for host in hosts):
            await _refuse_host(scope, send)
            return
        scope["path"] = NUMBER.sub("/no-number", scope["path"])
        await app(scope, receive, send)

    return handle


async def _refuse_host(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4400, "reason": "no such host"})
        return
    headers = {**HEADERS, "content-type": "text/plain; charset=utf-8"}
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": 400, "headers": pairs})
    await send({"type": "http.response.body", "body": b"no such host", "more_body": False})


def _heads_as_gets(app: ASGIApp) -> ASGIApp:
    """HEAD is GET whose body the server, which knows what was asked, does not send."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope = cast("Scope", {**scope, "method": HttpMethod.GET})
        await app(scope, receive, send)

    return handle


# Errors: JSON for programs, a page for people


def _is_api(request: AnyRequest) -> bool:
    return request.url.path.startswith("/api/")


def _answer(request: AnyRequest, status: int, code: str, detail: str, **more: Any) -> Response[Any]:
    if _is_api(request):
        return Response({"error": code, "detail": detail, **more}, status_code=status)
    return error_page(request, status, code)


def _tell_refusal(request: AnyRequest, refused: Refused) -> Response[Any]:
    status = STATUS.get(refused.code, 400)
    return _answer(
        request, status, refused.code, refused.detail, head=refused.head, ask=refused.ask
    )


def _tell_mistake(request: AnyRequest, error: KronikaError) -> Response[Any]:
    return _answer(request, 400, "not-understood", str(error))


def _tell_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    codes = {
        401: "no-token",
        403: "forbidden",
        404: "not-found",
        405: "not-found",
        429: "too-often",
    }
    code = codes.get(error.status_code, "not-understood")
    answer = _answer(request, error.status_code, code, error.detail)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _tell_failure(request: AnyRequest, error: Exception) -> Response[Any]:
    if isinstance(error, RecursionError):  # of what was sent: brackets in brackets in brackets
        return _answer(request, 400, "not-understood", "too deep")
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    if isinstance(error, UNREACHABLE):
        return _answer(request, 503, "no-database", "the database does not answer")
    return _answer(request, 500, "failed", "the server has made a mistake")


# For machines


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health() -> str:
    """Whether the server runs."""
    return "ok"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(services: Services) -> Response[str]:
    """Whether the server can play: what is decided can be kept."""
    try:
        async with asyncio.timeout(PROOF):
            await services.store.prove()
    except Exception:
        log.exception("the database cannot be written")
        return Response("the database cannot be written", status_code=503)
    return Response("ok")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(services: Services) -> bytes:
    """Figures for Prometheus."""
    if not services.config.metrics:
        raise NotFoundException
    return METRICS.render()


@get("/static/{path:path}", include_in_schema=False)
async def static(path: str, v: str = "") -> Response[bytes]:
    """A file of the pages; its address changes with its content."""
    file = None
    name = path.lstrip("/")
    with suppress(OSError, ValueError):  # what cannot be the name of a file is none
        file = static_file(name)
    if file is None:
        raise NotFoundException
    for_ever = "public, max-age=31536000, immutable"
    return Response(
        file.read_bytes(),
        media_type=TYPES.get(file.suffix, "application/octet-stream"),
        headers={"cache-control": for_ever if is_current(name, v) else "no-cache"},
    )


TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
