"""Writes to people when it is their turn: by e-mail, or by calling a web address of theirs."""

import asyncio
import http.client
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any, Final, TypeAlias
from urllib.parse import SplitResult, quote, unquote, urlsplit

from kronika.core.errors import KronikaError
from kronika.core.text import LANGUAGES
from kronika.web.words import web_text

from .config import Config

log = logging.getLogger(__name__)

Row: TypeAlias = Mapping[str, Any]
Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

MOST_WAITING: Final = 1000
AT_ONCE: Final = 4
PAUSES: Final = (15.0, 120.0)
"""Seconds before it is tried a second and a third time."""
MAIL_PATIENCE: Final = 20.0
HOOK_PATIENCE: Final = 5.0
URL_SIGNS: Final = "/%?:@!$&'()*+,;=~-._[]"
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")


class NotSent(KronikaError):
    """A message that could not be delivered; says why without anybody's secrets."""


class Notifier:
    """Sends messages beside everything else; nobody waits for them."""

    def __init__(self, config: Config, *, pauses: tuple[float, ...] = PAUSES) -> None:
        self._config = config
        self._pauses = pauses
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def active(self) -> bool:
        """Whether anything can be sent at all."""
        return bool(self._config.smtp) or self._config.webhooks

    def turn(self, person: Row, table: Row, link: str) -> None:
        """Write to a person (a row of users) that it is his turn at a table."""
        if self._config.smtp and person["email"]:
            message = turn_mail(self._config.sender, person, table, link)
            self._send("e-mail", person, lambda: send_mail(self._config.smtp, message))
        if self._config.webhooks and person["webhook"]:
            url, body = person["webhook"], turn_call(person, table, link)
            private = self._config.private_webhooks
            self._send("webhook", person, lambda: call(url, body, private))

    def _send(self, what: str, person: Row, send: Callable[[], None]) -> None:
        if len(self._tasks) >= MOST_WAITING:
            log.warning("%s to user %s dropped: too many are waiting", what, person["id"])
            return
        task = asyncio.create_task(self._try(what, person["id"], send))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, what: str, user: int, send: Callable[[], None]) -> None:
        for pause in (*self._pauses, None):
            try:
                async with self._at_once:
                    await asyncio.to_thread(send)
                return
            except Exception as error:
                # What others say in an error may hold addresses and passwords.
                why = str(error) if isinstance(error, NotSent) else type(error).__name__
            log.warning("%s to user %s failed: %s", what, user, why)
            if pause is not None:
                await asyncio.sleep(pause)
        log.error("%s to user %s was given up", what, user)

    async def settle(self) -> None:
        """Wait until everything was sent or given up."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> None:
        """Send nothing more."""
        for task in list(self._tasks):
            task.cancel()
        waiting: list[Awaitable[None]] = list(self._tasks)
        await asyncio.gather(*waiting, return_exceptions=True)


# E-mail


def turn_mail(sender: str, person: Row, table: Row, link: str) -> EmailMessage:
    """The letter that says whose turn it is, in the person's language."""
    text = web_text(person["language"] if person["language"] in LANGUAGES else LANGUAGES[0])
    name = " ".join(str(table["name"]).split())
    words = {"name": str(person["name"]), "table": name, "link": link}
    message = EmailMessage()
    message["Subject"] = text.message("mail-turn-subject", **words)
    message["From"] = sender
    message["To"] = str(person["email"])
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2] or "kronika")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text.message("mail-turn-body", **words) + "\n")
    return message


def send_mail(url: str, message: EmailMessage) -> None:
    """Hand a letter to the mail server of a URL; encrypted wherever that is possible."""
    parts = urlsplit(url)
    host, context = parts.hostname or "localhost", ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            host, parts.port or 465, timeout=MAIL_PATIENCE, context=context
        )
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=MAIL_PATIENCE)
    with server:
        server.ehlo_or_helo_if_needed()
        safe = parts.scheme == "smtps"
        if not safe and server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
            safe = True
        if parts.username:
            if not safe:
                raise NotSent("the mail server offers no TLS, and so gets no password")
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


# Webhooks


def turn_call(person: Row, table: Row, link: str) -> bytes:
    """What a webhook is told: nothing that is not on the person's own page."""
    said = {
        "event": "turn",
        "player": person["name"],
        "table": table["id"],
        "name": table["name"],
        "game": table["game"],
        "url": link,
    }
    return json.dumps(said, ensure_ascii=False).encode("utf-8", "replace")


def call(url: str, body: bytes, private: bool) -> None:
    """POST to a web address, which must not be one of this machine or its neighbours."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise NotSent("a webhook is an address of the web")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = allowed_address(parts.hostname, port, private)
    connection = _connection(parts, port, address)
    # Each answer of a slow server is in time; all together they must be, too.
    limit = threading.Timer(2 * HOOK_PATIENCE, _hang_up, [connection])
    limit.start()
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        path = quote(path, safe=URL_SIGNS)
        headers = {"Content-Type": "application/json", "User-Agent": "Kronika"}
        connection.request("POST", path, body, headers)
        status = connection.getresponse().status
    finally:
        limit.cancel()
        connection.close()
    if not 200 <= status < 300:
        raise NotSent(f"{parts.hostname} has answered {status}")


def allowed_address(host: str, port: int, private: bool) -> str:
    """The address of a host to connect to, so that no second look-up can give another one."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise NotSent(f"{host} has no address") from None
    for *_, place in found:
        address = str(place[0])
        if private or _is_public(address):
            return address
    raise NotSent(f"{host} is no public address")


def _is_public(text: str) -> bool:
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if address in TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None and not _is_public(str(inner)):
            return False
        if address.ipv4_mapped is not None:
            return True
    return address.is_global and not address.is_multicast


def _connection(parts: SplitResult, port: int, address: str) -> http.client.HTTPConnection:
    host = parts.hostname or ""
    if parts.scheme == "https":
        context = ssl.create_default_context()
        connection: http.client.HTTPConnection = http.client.HTTPSConnection(
            host, port, timeout=HOOK_PATIENCE, context=context
        )
    else:
        connection = http.client.HTTPConnection(host, port, timeout=HOOK_PATIENCE)

    def connect(_: tuple[str, int], *options: Any, **more: Any) -> socket.socket:
        return socket.create_connection((address, port), *options, **more)

    # http.client makes its sockets with this; the name stays for Host and for TLS.
    connection._create_connection = connect  # type: ignore[attr-defined]
    return connection


def _hang_up(connection: http.client.HTTPConnection) -> None:
    if connection.sock is not None:
        try:
            connection.sock.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
