"""Runs the server: one process, until it is asked to stop."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from kronika.core.errors import KronikaError
from kronika.core.text import LANGUAGES

from .config import Config
from .logs import set_up
from .migrate import check

log = logging.getLogger(__name__)

Ready = Callable[[str], None]

LARGEST_MESSAGE: Final = 16 * 1024
LARGEST_HEAD: Final = 16 * 1024
"""Bytes of the first line and the headers of a request."""
SLOWEST_REQUEST: Final = 15.0
"""Seconds in which all of a request must have come."""
CONNECTIONS: Final = 10_000
GRACE: Final = 5
"""Seconds in which connections may finish what they do."""
KEPT_OPEN: Final = 75
"""Seconds that a connection stays open between two requests: longer than proxies and programs keep
theirs, so that it is never closed just when the next request comes."""
PATIENCE: Final = 9.0
"""Seconds after which the process ends in any case; what was decided is on the disk."""
TRIED_PORTS: Final = 10
GARBAGE: Final = (250_000, 10, 10)
"""When garbage is looked for: new objects, and how often a generation is passed over."""


DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
"""Frames are packed one by one: what a connection remembered of the last one would take a third
of the memory of a table and make the next no smaller."""


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets that remember nothing between two frames."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn.available_extensions = [DEFLATE]


class Requests(H11Protocol):
    """Requests that have to be complete in time: who sends half of one keeps nobody waiting."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects, and has to say what he wants."""
        super().connection_made(transport)
        self._limit = self.loop.call_later(SLOWEST_REQUEST, self._hang_up)

    def data_received(self, data: bytes) -> None:
        """A part of a request, or all of it."""
        super().data_received(data)
        self._measure()

    def on_response_complete(self) -> None:
        """Answered; the next request may be there in part."""
        super().on_response_complete()
        self._measure()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """What comes now are no requests any more."""
        self._stop_measuring()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop_measuring()
        super().connection_lost(exc)

    def _measure(self) -> None:
        state = self.conn.their_state
        begun = state is h11.IDLE and bool(self.conn.trailing_data[0])
        if self.transport.get_protocol() is self and (begun or state is h11.SEND_BODY):
            if self._limit is None:
                self._limit = self.loop.call_later(SLOWEST_REQUEST, self._hang_up)
        else:
            self._stop_measuring()

    def _stop_measuring(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _hang_up(self) -> None:
        self._limit = None
        self.transport.close()


class Server(uvicorn.Server):
    """Says when it answers, and stops in time."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        if self.started:
            self._when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close WebSockets (1012: come back soon), let requests finish, stop the tables."""
        limit = threading.Timer(PATIENCE, _give_up)
        limit.daemon = True
        limit.start()
        try:
            await super().shutdown(sockets)
        finally:
            limit.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stop; at a second Ctrl-C without waiting. The process itself then ends as it should."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def _give_up() -> None:
    log.error("the server did not stop in time")
    logging.shutdown()
    os._exit(1)


def run(config: Config, ready: Ready | None = None) -> None:
    """Serve until Ctrl-C or SIGTERM. `ready` gets the address as soon as it answers."""
    set_up(config.log_level)
    listener = listen(config.host, config.port)
    port = listener.getsockname()[1]
    with listener:
        asyncio.run(_serve(replace(config, port=port), listener, ready))


async def _serve(config: Config, listener: socket.socket, ready: Ready | None) -> None:
    await check(config.database)
    gc.disable()  # nothing of what is loaded now is garbage
    try:
        # Here, because it takes longest to load, and what goes wrong before can be said at once.
        from .app import make_app

        app = await make_app(config)
        if config.read_ahead:
            _read_games()
    finally:
        gc.enable()

    def started() -> None:
        log.info("listening at %s", config.url)
        if ready is not None:
            ready(config.url)

    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=config.log_level in ("debug", "info"),
        server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies,
        http=Requests,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=Sockets,
        ws_max_size=LARGEST_MESSAGE,
        limit_concurrency=CONNECTIONS,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEPT_OPEN,
        lifespan="on",
    )
    server = Server(settings, started)
    _allow_files()
    _collect_seldom()
    await server.serve([listener])
    if not server.started:
        raise KronikaError("the server could not start")


def _read_games() -> None:
    """Have all games with their pictures and words before anybody comes: who came first would
    wait for them, and all others with him."""
    from kronika.web.forms import new_table_form

    for language in LANGUAGES:
        new_table_form(language)


def listen(host: str, port: int) -> socket.socket:
    """A socket on an address; an error that names it if another program has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise KronikaError(f"cannot listen at {host}:{port}: {error.strerror}") from None
    return listener


def free_port(host: str, port: int) -> int:
    """The port, or one of the next if other programs have it, or any."""
    for candidate in (*range(port, min(port + TRIED_PORTS, 65536)), 0):
        try:
            with listen(host, candidate) as found:
                number: int = found.getsockname()[1]
                return number
        except KronikaError:
            continue
    raise KronikaError(f"no port is free at {host}")


def _collect_seldom() -> None:
    """Matches are many objects and leave little garbage: to search through those of a thousand
    tables takes longer than anybody should wait, and finds next to nothing.

    What counts is how many objects there are more than at the last search. A decision makes new
    ones in place of old ones, so that soon nearly all are young: a search that comes too early
    goes through all tables as well.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _allow_files() -> None:
    """A connection is a file: as many as the system lets us have."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = CONNECTIONS + 1000 if hard == resource.RLIM_INFINITY else hard
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
