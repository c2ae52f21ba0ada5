"""Channels: servers hear each other, and learn when they may have missed something."""

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from redis.asyncio import Redis

from kronika.core.errors import UsageError
from kronika.server import channels as module
from kronika.server.channels import Channels, Message, Wired, open_channels

pytestmark = pytest.mark.anyio

PATIENCE = 30
EVERYTHING = {"table": "*"}


class Ear:
    """A server that keeps what it hears."""

    def __init__(self, channels: Channels) -> None:
        self.channels = channels
        self.heard: asyncio.Queue[Message] = asyncio.Queue()

    async def next(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            return await self.heard.get()

    async def until(self, wanted: Message) -> list[Message]:
        """What is heard before a message."""
        found: list[Message] = []
        while (message := await self.next()) != wanted:
            found.append(message)
        return found


@pytest.fixture(params=["redis_url", "postgresql_url"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def ears(url: str) -> AsyncIterator[list[Ear]]:
    """Three servers that share channels."""
    found = [Ear(open_channels(url)) for _ in range(3)]
    for ear in found:
        await ear.channels.start(ear.heard.put_nowait)
        assert ear.channels.connected
    yield found
    for ear in found:
        await ear.channels.stop()
        assert not ear.channels.connected


async def test_the_others_hear_and_one_does_not_hear_oneself(ears: list[Ear]) -> None:
    first, second, third = ears
    sent = [{"table": "abc", "head": number} for number in range(20)]
    for message in sent:
        await first.channels.tell(message)
    for ear in (second, third):
        assert [await ear.next() for _ in range(20)] == sent
    await second.channels.tell({"table": "ž\u0000\ud83d", "text": "čau"})
    assert (await third.next())["text"] == "čau"
    assert (await first.next())["text"] == "čau"
    assert first.heard.empty()
    assert second.heard.empty()


async def test_what_others_say_is_not_trusted(ears: list[Ear], url: str) -> None:
    for nonsense in ("hello", "[]", '"x"', "{", '{"table":"x"}', '{"from":"y"}', "\x7f" * 100):
        await say(url, nonsense)
    await ears[0].channels.tell({"table": "real"})
    assert await ears[1].next() == {"table": "real"}


async def test_who_cannot_understand_goes_on_listening(url: str) -> None:
    listener, speaker = Ear(open_channels(url)), open_channels(url)

    def heard(message: Message) -> None:
        if message["table"] == "bad":
            raise RuntimeError
        listener.heard.put_nowait(message)

    await listener.channels.start(heard)
    await speaker.start(list[Message]().append)
    await speaker.tell({"table": "bad"})
    await speaker.tell({"table": "good"})
    assert await listener.next() == {"table": "good"}
    await listener.channels.stop()
    await speaker.stop()


async def test_after_an_interruption_everybody_looks_again(ears: list[Ear], url: str) -> None:
    await interrupt(url)
    for ear in ears:
        assert await ear.next() == EVERYTHING
    await ears[0].channels.tell({"table": "after"})
    for ear in ears[1:]:
        assert all(message == EVERYTHING for message in await ear.until({"table": "after"}))


async def test_too_much_becomes_one_message(ears: list[Ear]) -> None:
    await ears[0].channels.tell({"table": "long", "text": "ž" * 4000})
    assert await ears[1].next() == EVERYTHING
    for number in range(module.WAITING + 5):
        await ears[0].channels.tell({"table": str(number)})
    heard = [await ears[1].next()]
    while heard[-1] != {"table": str(module.WAITING + 4)}:
        heard.append(await ears[1].next())
    assert EVERYTHING in heard
    assert len(heard) < module.WAITING


async def say(url: str, text: str) -> None:
    """Send something that no server has sent."""
    if url.startswith("redis"):
        redis = Redis.from_url(url)
        await redis.publish(f"kronika:{url.rpartition('/')[2]}", text)
        await redis.aclose()
    else:
        connection = await asyncpg.connect(url)
        await connection.execute("SELECT pg_notify('kronika', $1)", text)
        await connection.close()


async def interrupt(url: str) -> None:
    """Cut all connections."""
    if url.startswith("redis"):
        redis = Redis.from_url(url)
        await redis.client_kill_filter(_type="pubsub")
        await redis.aclose()
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()


class Broken:
    """A wire that can be opened at the third try only, and breaks when it is told so."""

    tries = 0

    def __init__(self) -> None:
        self.cut = asyncio.Event()
        self.sent: list[str] = []
        self.closed = False

    async def open(self) -> None:
        Broken.tries += 1
        if Broken.tries < 3:
            raise ConnectionRefusedError("nobody is there")

    async def send(self, text: str) -> None:
        self.sent.append(text)

    async def receive(self) -> str:
        await self.cut.wait()
        raise ConnectionResetError("the wire was cut")

    async def close(self) -> None:
        self.closed = True
        raise RuntimeError("it is broken anyway")


@pytest.fixture
def wires(monkeypatch: pytest.MonkeyPatch) -> list[Broken]:
    monkeypatch.setattr(Broken, "tries", 0)
    monkeypatch.setattr(module, "FIRST_PAUSE", 0.001)
    return []


def wired(wires: list[Broken]) -> Wired:
    def make() -> Broken:
        wires.append(Broken())
        return wires[-1]

    return Wired(make)


async def test_it_is_tried_until_somebody_is_there(wires: list[Broken]) -> None:
    ear = Ear(wired(wires))
    await ear.channels.start(ear.heard.put_nowait)
    assert ear.channels.connected
    assert len(wires) == 3
    assert await ear.next() == EVERYTHING
    wires[-1].cut.set()
    assert await ear.next() == EVERYTHING
    assert wires[2].closed
    await ear.channels.stop()
    assert wires[3].closed


async def test_the_pauses_grow(wires: list[Broken], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Broken, "tries", -1000)
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    slept: list[float] = []
    enough = asyncio.Event()
    sleep = asyncio.sleep

    async def remember(pause: float) -> None:
        slept.append(pause)
        if len(slept) == 20:
            enough.set()
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", remember)
    channels = wired(wires)
    await channels.start(list[Message]().append)
    assert not channels.connected
    await channels.tell({"table": "nobody hears it"})
    async with asyncio.timeout(PATIENCE):
        await enough.wait()
    await channels.stop()
    assert slept[:4] == [0.001, 0.002, 0.004, 0.008]
    assert max(slept) == module.LONGEST_PAUSE


async def test_who_hears_nothing_not_even_himself_connects_again(
    wires: list[Broken], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Broken, "tries", 10)
    monkeypatch.setattr(module, "SILENCE", 0.05)
    monkeypatch.setattr(module, "BEAT", 0.01)
    ear = Ear(wired(wires))
    await ear.channels.start(ear.heard.put_nowait)
    assert await ear.next() == EVERYTHING
    await ear.channels.stop()
    assert wires[0].sent
    assert wires[0].closed


async def test_a_single_server_needs_nobody() -> None:
    heard: list[Message] = []
    channels = open_channels("memory")
    await channels.start(heard.append)
    await channels.tell({"table": "abc"})
    assert channels.connected
    await channels.stop()
    assert heard == []


@pytest.mark.parametrize(
    ("url", "name"), [("redis://localhost", "redis"), ("postgresql://localhost/x", "asyncpg")]
)
def test_a_missing_module_says_how_to_get_it(
    url: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    absent: Any = None
    monkeypatch.setitem(sys.modules, name, absent)
    with pytest.raises(UsageError, match=r"pip install kronika\[servers\]"):
        open_channels(url)


def test_other_channels_are_not_known() -> None:
    with pytest.raises(UsageError, match="memory, redis"):
        open_channels("http://localhost")
