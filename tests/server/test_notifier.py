"""Messages to people whose turn it is: e-mail and webhooks."""

import asyncio
import http.client
import json
import socket
import ssl
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec import structs

from kronika.core.text import LANGUAGES
from kronika.server import notifier as module
from kronika.server.config import Config
from kronika.server.notifier import Notifier, NotSent, allowed_address, call, turn_mail
from kronika.server.rows import UserRow
from kronika.web.words import web_text

from .smtp import Listener, Postbox
from .test_storage import table_row

pytestmark = pytest.mark.anyio

LINK = "https://games.example.org/tables/abc"
TABLE = table_row("abc", name="Stůl\r\nBcc: x@y.z", seed="hidden")
URL = "https://games.example.org"
AT_ONCE = (0.0, 0.0)


def person(**more: Any) -> UserRow:
    row = UserRow(
        id=7,
        name="Žofie",
        name_key="zofie",
        language="cs",
        created=1.0,
        seen=1.0,
        password="$argon2id$",
        email_confirmed=True,
        webhook_confirmed=True,
    )
    return structs.replace(row, **more)


def mail_config(postbox: Postbox, login: str = "") -> Config:
    url = f"smtp://{login}127.0.0.1:{postbox.port}"
    return Config(smtp=url, sender="Kronika <table@example.org>", public_url=URL)


# E-mail


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_letter_arrives_in_the_language_of_its_reader(language: str) -> None:
    async with Postbox() as postbox:
        notifier = Notifier(mail_config(postbox), pauses=AT_ONCE)
        notifier.turn("email", person(email="zofie@example.org", language=language), [TABLE])
        await notifier.settle()
    (letter,) = postbox.letters
    assert postbox.recipients == ["rcpt TO:<zofie@example.org>"]
    assert letter["From"] == "Kronika <table@example.org>"
    assert letter["To"] == "zofie@example.org"
    assert letter["Bcc"] is None
    words = web_text(language).message("mail-turn-subject", number=1)
    assert letter["Subject"] == words
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Message-ID"].endswith("@example.org>")
    body = letter.get_content()
    assert LINK in body
    assert "Žofie" in body
    assert "hidden" not in letter.as_string() + body
    # Nothing that somebody else has typed.
    assert "Stůl" not in str(letter["Subject"]) + body
    assert "x@y.z" not in letter.as_string() + body


async def test_a_letter_is_tried_three_times(caplog: pytest.LogCaptureFixture) -> None:
    async with Postbox(refusals=2) as postbox:
        notifier = Notifier(mail_config(postbox), pauses=AT_ONCE)
        notifier.turn("email", person(email="zofie@example.org"), [TABLE])
        await notifier.settle()
    assert len(postbox.letters) == 1
    async with Postbox(refusals=3) as postbox:
        notifier = Notifier(mail_config(postbox), pauses=AT_ONCE)
        notifier.turn("email", person(email="zofie@example.org"), [TABLE])
        await notifier.settle()
    assert postbox.commands.count("MAIL") == 3
    assert postbox.letters == []
    assert "given up" in caplog.text
    assert "user 7" in caplog.text
    assert "example.org" not in caplog.text


async def test_a_password_is_not_sent_where_everybody_can_read_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with Postbox() as postbox:
        notifier = Notifier(mail_config(postbox, "me:s3cret@"), pauses=())
        notifier.turn("email", person(email="zofie@example.org"), [TABLE])
        await notifier.settle()
    assert "AUTH" not in postbox.commands
    assert postbox.letters == []
    assert "no TLS" in caplog.text
    assert "s3cret" not in caplog.text


async def test_nobody_is_written_to_without_an_address_or_a_server() -> None:
    async with Postbox() as postbox:
        notifier = Notifier(mail_config(postbox), pauses=())
        assert notifier.active
        notifier.turn("webhook", person(webhook="http://127.0.0.1:1/"), [TABLE])
        await notifier.settle()
    assert postbox.commands == []
    silent = Notifier(Config())
    assert not silent.active
    for what in ("email", "webhook"):
        silent.turn(what, person(email="z@example.org", webhook="http://127.0.0.1:1/"), [TABLE])
    assert silent._tasks == set()


async def test_what_waits_is_bounded_and_stops(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 3)
    async with Postbox(refusals=100) as postbox:
        notifier = Notifier(mail_config(postbox), pauses=(1000.0,))
        for _ in range(5):
            notifier.turn("email", person(email="zofie@example.org"), [TABLE])
        assert len(notifier._tasks) == 3
        assert caplog.text.count("dropped") == 2
        await notifier.stop()
    assert notifier._tasks == set()


def test_a_language_that_is_not_known_is_english() -> None:
    letter = turn_mail(Config(sender="a@b.c"), person(email="x@y.z", language="de"), [TABLE])
    assert letter["Subject"] == "It is your turn in a game"


# Webhooks


class Hook(Listener):
    """A web server that keeps what it is told."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.answer = answer
        self.requests: list[tuple[str, dict[str, str], bytes]] = []

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines)
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append((first, headers, body))
        writer.write(self.answer)
        await writer.drain()
        writer.close()


async def test_a_webhook_is_told_what_its_owner_may_know() -> None:
    async with Hook() as hook:
        url = f"http://localhost:{hook.port}/čau?key=1"
        notifier = Notifier(Config(webhooks=True, private_webhooks=True, public_url=URL), pauses=())
        notifier.turn("webhook", person(webhook=url), [TABLE])
        await notifier.settle()
    ((first, headers, body),) = hook.requests
    assert first == "POST /%C4%8Dau?key=1 HTTP/1.1"
    assert headers["host"] == f"localhost:{hook.port}"
    assert headers["content-type"] == "application/json"
    assert json.loads(body) == {
        "event": "turn",
        "player": "Žofie",
        "tables": [
            {"table": "abc", "name": TABLE.name, "game": "pax-renaissance", "url": LINK},
        ],
    }


async def test_a_webhook_on_this_machine_is_not_called(caplog: pytest.LogCaptureFixture) -> None:
    async with Hook() as hook:
        notifier = Notifier(Config(webhooks=True), pauses=())
        for host in ("localhost", "127.0.0.1", "[::ffff:127.0.0.1]", "0.0.0.0"):
            notifier.turn("webhook", person(webhook=f"http://{host}:{hook.port}/s3cret"), [TABLE])
        await notifier.settle()
    assert hook.requests == []
    assert caplog.text.count("no public address") == 4
    assert "s3cret" not in caplog.text


async def test_a_webhook_does_not_lead_elsewhere(caplog: pytest.LogCaptureFixture) -> None:
    async with Hook() as second:
        moved = f"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:{second.port}/\r\n\r\n"
        async with Hook(moved.encode()) as first:
            notifier = Notifier(
                Config(webhooks=True, private_webhooks=True, public_url=URL), pauses=AT_ONCE
            )
            notifier.turn(
                "webhook", person(webhook=f"http://127.0.0.1:{first.port}/s3cret"), [TABLE]
            )
            await notifier.settle()
    assert len(first.requests) == 3
    assert second.requests == []
    assert "answered 302" in caplog.text
    assert "s3cret" not in caplog.text


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fd00::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "2002:a00:1::",
        "64:ff9b::10.0.0.1",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "240.0.0.1",
        "::127.0.0.1",
        "::ffff:0:127.0.0.1",
        "64:ff9b:1::1",
        "100::1",
        "2001:2::1",
        "2001:db8::1",
        "3fff::1",
        "5f00::1",
        "fec0::1",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    with pytest.raises(NotSent, match="no public address"):
        allowed_address(address, 80, private=False)
    assert allowed_address(address, 80, private=True)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "64:ff9b::8.8.8.8"])
def test_addresses_that_are_public(address: str) -> None:
    assert allowed_address(address, 80, private=False)


async def test_the_address_that_was_checked_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name may have another address when it is looked up again."""
    looked_up: list[str] = []
    look_up = socket.getaddrinfo

    def counted(host: Any, *options: Any, **more: Any) -> Any:
        if host == "example.test":
            looked_up.append(host)
            host = "127.0.0.1"
        return look_up(host, *options, **more)

    monkeypatch.setattr(socket, "getaddrinfo", counted)
    async with Hook() as hook:
        url = f"http://example.test:{hook.port}/"
        await asyncio.to_thread(call, url, b"{}", True)
        with pytest.raises(NotSent, match="no public address"):
            await asyncio.to_thread(call, url, b"{}", False)
    assert looked_up == ["example.test"] * 2
    ((_, headers, _),) = hook.requests
    assert headers["host"] == f"example.test:{hook.port}"


@pytest.mark.parametrize("url", ["ftp://example.org/", "file:///etc/passwd", "http://"])
def test_only_the_web_is_called(url: str) -> None:
    with pytest.raises(NotSent):
        call(url, b"{}", True)


def test_a_certificate_is_checked() -> None:
    connection = module._connection(urlsplit("https://example.org/"), 443, "93.184.216.34")
    assert isinstance(connection, http.client.HTTPSConnection)
    context: ssl.SSLContext = connection._context  # type: ignore[attr-defined]
    assert context.verify_mode == ssl.CERT_REQUIRED
    assert context.check_hostname


def test_a_name_that_also_leads_to_a_neighbour_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def both(*_: Any, **__: Any) -> Any:
        return [(0, 0, 0, "", (address, 80)) for address in ("93.184.216.34", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    with pytest.raises(NotSent, match="no public address"):
        allowed_address("example.test", 80, private=False)


async def test_nothing_is_sent_where_nobody_has_confirmed() -> None:
    async with Postbox() as postbox, Hook() as hook:
        config = replace(mail_config(postbox), webhooks=True, private_webhooks=True)
        notifier = Notifier(config, pauses=())
        url = f"http://127.0.0.1:{hook.port}/"
        somebody = person(email="x@example.org", webhook=url)
        for what in ("email", "webhook"):
            unsure = structs.replace(somebody, **{f"{what}_confirmed": False})
            notifier.turn(what, unsure, [TABLE])
        await notifier.settle()
        assert (postbox.commands, hook.requests) == ([], [])
        for what in ("email", "webhook"):
            unsure = structs.replace(somebody, **{f"{what}_confirmed": False})
            notifier.confirm(what, unsure, "s3cret")
        await notifier.settle()
    (letter,) = postbox.letters
    assert f"{URL}/confirm/s3cret" in letter.get_content()
    assert "Žofie" not in letter.as_string() + letter.get_content()
    ((_, _, body),) = hook.requests
    assert json.loads(body) == {"event": "confirm", "url": f"{URL}/confirm/s3cret"}
