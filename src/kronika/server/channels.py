"""How servers that share a database tell each other that something has happened.

What they tell are hints: what happened is in the database. A hint may be lost; after every
interruption everybody is told to look at all tables again.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias
from urllib.parse import urlsplit

from kronika.core.errors import UsageError

from .config import MEMORY

log = logging.getLogger(__name__)

Message: TypeAlias = dict[str, Any]
Heard: TypeAlias = Callable[[Message], None]

EVERYTHING: Final = "*"
NAME: Final = "kronika"
LARGEST: Final = 7900
"""Bytes of a message; PostgreSQL takes less than 8000."""
WAITING: Final = 1000
"""Messages that wait to be sent; when there are more, all of them become one: look at all."""

PATIENCE: Final = 5.0
FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 15.0
BEAT: Final = 20.0
"""Every so many seconds a server says something for itself to hear."""
SILENCE: Final = 60.0
"""A connection on which nothing was heard for so long is dead."""


class Channels:
    """Of a single server: it knows by itself what it does. Others inherit from it."""

    async def start(self, heard: Heard) -> None:
        """Begin to listen to the other servers."""

    async def stop(self) -> None:
        """Listen no more."""

    async def tell(self, message: Message) -> None:
        """Tell the other servers; this never waits for them."""

    @property
    def connected(self) -> bool:
        """Whether the others can be heard just now."""
        return True


def open_channels(url: str) -> Channels:
    """Channels of a URL: `memory`, redis://... or postgresql://..."""
    scheme = url.partition(":")[0]
    if url == MEMORY:
        return Channels()
    if scheme in ("redis", "rediss"):
        _need("redis")
        return Wired(lambda: RedisWire(url))
    if scheme == "postgresql":
        _need("asyncpg")
        return Wired(lambda: PostgresWire(url))
    raise UsageError("channels are memory, redis://... or postgresql://...")


def _need(module: str) -> None:
    try:
        __import__(module)
    except ModuleNotFoundError:
        raise UsageError(
            f"channels of this kind need the module {module}: pip install kronika[servers]"
        ) from None


class Wire(Protocol):
    """A connection to what all servers listen to."""

    async def open(self) -> None:
        """Connect, and listen."""

    async def send(self, text: str) -> None:
        """Send to everybody, also to oneself."""

    async def receive(self) -> str:
        """Wait for what anybody sends."""

    async def close(self) -> None:
        """Hang up, also when the connection is broken."""


def _ignore(_: Message) -> None:
    pass


class Wired(Channels):
    """Channels over a wire that may break: they wait a while, and connect again."""

    def __init__(self, make: Callable[[], Wire]) -> None:
        self._make = make
        self._me = secrets.token_hex(8)
        self._heard: Heard = _ignore
        self._waiting: asyncio.Queue[Message] = asyncio.Queue(WAITING)
        self._open = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        """Whether the others can be heard just now."""
        return self._open.is_set()

    async def start(self, heard: Heard) -> None:
        """Begin to listen; if nobody can be reached now, it is tried again and again."""
        self._heard = heard
        self._task = asyncio.create_task(self._keep_connected())
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._open.wait()

    async def stop(self) -> None:
        """Listen no more."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def tell(self, message: Message) -> None:
        """Put a message into the queue. One that is too many or too large says: look at all."""
        if len(self._packed(message).encode()) > LARGEST or self._waiting.full():
            self._tell_everything()
        else:
            self._waiting.put_nowait(message)

    def _tell_everything(self) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait({"table": EVERYTHING})

    async def _keep_connected(self) -> None:
        pause, first = FIRST_PAUSE, True
        while True:
            wire = self._make()
            try:
                async with asyncio.timeout(PATIENCE):
                    await wire.open()
                pause = FIRST_PAUSE
                self._open.set()
                if not first:
                    log.info("channels: connected again")
                    self._pass_on({"table": EVERYTHING})
                    self._tell_everything()
                await self._use(wire)
            except Exception as error:
                log.warning("channels: %s: %s", type(error).__name__, error)
            finally:
                self._open.clear()
                with suppress(Exception):
                    async with asyncio.timeout(PATIENCE):
                        await wire.close()
            first = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _use(self, wire: Wire) -> None:
        """Listen and send until one of them fails."""
        both = {asyncio.create_task(self._listen(wire)), asyncio.create_task(self._send(wire))}
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _listen(self, wire: Wire) -> None:
        while True:
            async with asyncio.timeout(SILENCE):
                text = await wire.receive()
            try:
                message = json.loads(text)
            except ValueError:
                continue
            if isinstance(message, dict) and message.pop("from", self._me) != self._me:
                self._pass_on(message)

    async def _send(self, wire: Wire) -> None:
        while True:
            message: Message = {}
            # Not wait_for(): it can lose a cancellation that comes together with a message.
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    message = await self._waiting.get()
            async with asyncio.timeout(PATIENCE):
                await wire.send(self._packed(message))

    def _packed(self, message: Message) -> str:
        text = json.dumps({**message, "from": self._me}, ensure_ascii=False, separators=(",", ":"))
        return text.encode("utf-8", "replace").decode()

    def _pass_on(self, message: Message) -> None:
        if message:
            try:
                self._heard(message)
            except Exception:
                log.exception("channels: a message was not understood")


class RedisWire:
    """Publish and subscribe of Redis."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # Redis has the same channels for all of its databases.
        self._channel = f"{NAME}:{urlsplit(url).path.strip('/') or 0}"
        # If it connected again by itself, nobody would learn that hints were lost.
        never = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, retry=never)
        self._ears = self._redis.pubsub(ignore_subscribe_messages=True)

    async def open(self) -> None:
        """Connect, and listen."""
        await self._ears.subscribe(self._channel)
        # Only the answer to it proves that Redis listens.
        await self._ears.get_message(ignore_subscribe_messages=True, timeout=PATIENCE)

    async def send(self, text: str) -> None:
        """Send to everybody, also to oneself."""
        await self._redis.publish(self._channel, text)

    async def receive(self) -> str:
        """Wait for what anybody sends."""
        while True:
            message = await self._ears.get_message(ignore_subscribe_messages=True, timeout=None)
            if message is not None:
                data: bytes = message["data"]
                return data.decode("utf-8", "replace")

    async def close(self) -> None:
        """Hang up, also when the connection is broken."""
        await self._ears.aclose()  # type: ignore[no-untyped-call]
        await self._redis.aclose()


class PostgresWire:
    """LISTEN and NOTIFY of PostgreSQL, on one connection that is kept."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None
        self._received: asyncio.Queue[str | None] = asyncio.Queue()

    async def open(self) -> None:
        """Connect, and listen."""
        import asyncpg  # type: ignore[import-untyped]

        self._connection = await asyncpg.connect(self._url)
        self._connection.add_termination_listener(lambda _: self._received.put_nowait(None))
        await self._connection.add_listener(NAME, self._notified)

    def _notified(self, *notice: Any) -> None:
        self._received.put_nowait(str(notice[-1]))

    async def send(self, text: str) -> None:
        """Send to everybody, also to oneself."""
        await self._connection.execute("SELECT pg_notify($1, $2)", NAME, text)

    async def receive(self) -> str:
        """Wait for what anybody sends."""
        text = await self._received.get()
        if text is None:
            raise ConnectionError("PostgreSQL has closed the connection")
        return text

    async def close(self) -> None:
        """Hang up, also when the connection is broken."""
        if self._connection is not None:
            self._connection.terminate()
