"""Who asks, from where, how often; and what browsers are told to refuse."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .accounts import Accounts
from .config import Config
from .metrics import METRICS
from .people import User
from .places import place
from .secret_keys import key_of_secret

Connection = ASGIConnection[Any, Any, Any, Any]

SESSION: Final = "session"
SESSION_AGE: Final = 90 * 24 * 3600
SAFE: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

# Kind of request: how many at once, and how many a second after that.
RATES: Final = {
    "page": (120, 10.0),
    "post": (30, 0.5),
    "welcome": (20, 0.01),
    "table": (20, 0.02),
    "api": (200, 50.0),
    "choose": (60, 20.0),
    "look": (60, 10.0),
    "frame": (240, 60.0),
    "say": (8, 0.4),
    "hint": (5, 0.2),
}
CONNECTIONS_OF_USER: Final = 20
CONNECTIONS_OF_ADDRESS: Final = 200
WATCHED: Final = 50_000


class Limits:
    """How often somebody may do something: buckets that fill again with time."""

    def __init__(self, rates: dict[str, tuple[int, float]] | None = None) -> None:
        self._rates: Final = rates or RATES
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._connected: dict[str, int] = {}

    def allow(self, kind: str, who: str) -> bool:
        """Whether this may be done once more now; it is counted if so."""
        most, rate = self._rates[kind]
        now = time.monotonic()
        left, then = self._buckets.pop((kind, who), (float(most), now))
        left = min(float(most), left + (now - then) * rate)
        allowed = left >= 1
        self._buckets[kind, who] = (left - 1 if allowed else left, now)
        if len(self._buckets) > WATCHED:
            self._buckets.popitem(last=False)
        return allowed

    def check(self, kind: str, who: str) -> None:
        """An error if somebody does something too often."""
        if not self.allow(kind, who):
            METRICS.refused.labels("too-often").inc()
            raise TooManyRequestsException(headers={"retry-after": "10"})

    def connect(self, who: str, most: int) -> bool:
        """Count a connection that stays open, if there are not too many."""
        if self._connected.get(who, 0) >= most:
            return False
        self._connected[who] = self._connected.get(who, 0) + 1
        return True

    def disconnect(self, who: str) -> None:
        """Forget a connection."""
        left = self._connected.get(who, 0) - 1
        if left > 0:
            self._connected[who] = left
        else:
            self._connected.pop(who, None)


def address_of(connection: Connection) -> str:
    """Where somebody connects from, as far as it counts for limits."""
    return place(connection.client.host if connection.client else "")


def origin_fits(connection: Connection, config: Config) -> bool:
    """Whether a page of this server sent this; programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if config.public_url:
        own = urlsplit(config.url)
        return origin == f"{own.scheme}://{own.netloc}"
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


async def session_user(connection: Connection, accounts: Accounts) -> User | None:
    """Who the cookie says this is."""
    secret = connection.cookies.get(SESSION)
    return await accounts.user_of_session(secret) if secret else None


def session_key(connection: Connection) -> str:
    """What the session of a cookie is stored by."""
    return key_of_secret(connection.cookies.get(SESSION, ""))


def token_key(connection: Connection) -> str:
    """What the token of a program is stored by."""
    return key_of_secret(_token(connection))


async def token_user(connection: Connection, accounts: Accounts) -> User | None:
    """Whose token a program has sent."""
    secret = _token(connection)
    return await accounts.user_of_token(secret) if secret else None


def _token(connection: Connection) -> str:
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def session_cookie(secret: str, config: Config) -> Cookie:
    """The cookie of somebody who has signed in."""
    return Cookie(
        key=SESSION,
        value=secret,
        max_age=SESSION_AGE if secret else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=config.secure,
    )


def armour(config: Config) -> Callable[[Message, Scope], Awaitable[None]]:
    """What gives every answer the headers, also where no route was found."""

    async def before_send(message: Message, _: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")
        if config.secure:
            headers.setdefault("strict-transport-security", "max-age=31536000")

    return before_send


class Guard:
    """Around every route: other sites' forms are refused, and requests are counted."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app: Final = app
        self.config: Final = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a connection."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        connection: Connection = ASGIConnection(scope)
        unsafe = str(scope.get("method")) not in SAFE
        if unsafe and not origin_fits(connection, self.config):
            raise PermissionDeniedException("another site has sent this")
        status = 0

        async def send_counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_counted)
        finally:
            handler = scope.get("route_handler")
            route = getattr(handler, "handler_name", "") or "none"
            METRICS.requests.labels(route, str(status or 500)).inc()
