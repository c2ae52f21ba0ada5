"""Writes to people when it is their turn: by e-mail, or by calling a web address of theirs.

Nothing but the question whether he wants it is sent to an address before its owner has answered
it, and nothing that other people have typed is in a letter.
"""

import asyncio
import http.client
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Mapping, Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any, Final, Protocol, TypeAlias
from urllib.parse import SplitResult, quote, unquote, urlsplit

from kronika.core.errors import KronikaError
from kronika.core.text import LANGUAGES
from kronika.games import find
from kronika.web.forms import title_of
from kronika.web.words import web_text

from .config import Config
from .rows import TableRow

log = logging.getLogger(__name__)

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

MOST_WAITING: Final = 1000
AT_ONCE: Final = 4
PAUSES: Final = (15.0, 120.0)
"""Seconds before it is tried a second and a third time."""
MAIL_PATIENCE: Final = 20.0
HOOK_PATIENCE: Final = 5.0
URL_SIGNS: Final = "/%?:@!$&'()*+,;=~-._[]"
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
SPECIAL: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",
        "192.88.99.0/24",
        "::/96",  # addresses of IPv4, as they once were written
        "::ffff:0:0:0/96",
        "64:ff9b:1::/48",
        "100:0:0:1::/64",
        "3fff::/20",
        "5f00::/16",
        "fec0::/10",
    )
)
"""What is not for everybody, and not every version of Python knows it."""


class NotSent(KronikaError):
    """A message that could not be delivered; says why without anybody's secrets."""


class Addressee(Protocol):
    """A person who can be written to."""

    @property
    def id(self) -> int:
        """His number."""

    @property
    def name(self) -> str:
        """What he is called."""

    @property
    def language(self) -> str:
        """What he reads."""

    @property
    def email(self) -> str | None:
        """Where he gets letters."""

    @property
    def webhook(self) -> str | None:
        """The web address of his that is called."""

    @property
    def email_confirmed(self) -> bool:
        """Whether he has said that the letters come to him."""

    @property
    def webhook_confirmed(self) -> bool:
        """Whether he has said that the address is his."""


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

    def turn(self, what: str, person: Addressee, tables: Sequence[TableRow]) -> None:
        """Write to a person, by email or webhook, where it is his turn."""
        if what == "email" and person.email and person.email_confirmed:
            self._mail(person, turn_mail(self._config, person, tables))
        if what == "webhook" and person.webhook and person.webhook_confirmed:
            self._call(person, turn_call(self._config, person, tables))

    def confirm(self, what: str, person: Addressee, secret: str) -> None:
        """Ask whether an address is the one of this person."""
        link = f"{self._config.url}/confirm/{secret}"
        if what == "email":
            self._mail(person, letter(self._config, person, "mail-confirm", link=link))
        else:
            self._call(person, _body({"event": "confirm", "url": link}))

    def reset(self, person: Addressee, secret: str) -> None:
        """Send a person what he can set a new password with."""
        link = f"{self._config.url}/reset/{secret}"
        self._mail(person, letter(self._config, person, "mail-reset", link=link))

    def _mail(self, person: Addressee, message: EmailMessage) -> None:
        if self._config.smtp:
            self._send("e-mail", person, lambda: send_mail(self._config.smtp, message))

    def _call(self, person: Addressee, body: bytes) -> None:
        if self._config.webhooks:
            url, private = person.webhook or "", self._config.private_webhooks
            self._send("webhook", person, lambda: call(url, body, private))

    def _send(self, what: str, person: Addressee, send: Callable[[], None]) -> None:
        if len(self._tasks) >= MOST_WAITING:
            log.warning("%s to user %s dropped: too many are waiting", what, person.id)
            return
        task = asyncio.create_task(self._try(what, person.id, send))
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


def _language(person: Addressee) -> str:
    return person.language if person.language in LANGUAGES else LANGUAGES[0]


def turn_mail(config: Config, person: Addressee, tables: Sequence[TableRow]) -> EmailMessage:
    """The letter that says where it is somebody's turn: the games, by their own names."""
    language = _language(person)
    lines = [
        f"{title_of(find(table.game), language)}\n{config.url}/tables/{table.id}"
        for table in tables
    ]
    games, account = "\n\n".join(lines), f"{config.url}/account#notifications"
    return letter(config, person, "mail-turn", number=len(tables), games=games, account=account)


def letter(config: Config, person: Addressee, what: str, **more: str | int) -> EmailMessage:
    """A letter to a person in his language."""
    text, sender = web_text(_language(person)), config.sender
    words: dict[str, str | int] = {"name": person.name, **more}
    message = EmailMessage()
    message["Subject"] = text.message(f"{what}-subject", **words)
    message["From"] = sender
    message["To"] = str(person.email)
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2] or "kronika")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text.message(f"{what}-body", **words) + "\n")
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


def turn_call(config: Config, person: Addressee, tables: Sequence[TableRow]) -> bytes:
    """What a webhook is told: nothing that is not on the person's own page."""
    told = [
        {
            "table": table.id,
            "name": table.name,
            "game": table.game,
            "url": f"{config.url}/tables/{table.id}",
        }
        for table in tables
    ]
    return _body({"event": "turn", "player": person.name, "tables": told})


def _body(said: Mapping[str, Any]) -> bytes:
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
    addresses = [str(place[0]) for *_, place in found]
    # A name that also leads to neighbours is not to be trusted at all.
    if not private and not all(_is_public(address) for address in addresses):
        raise NotSent(f"{host} is no public address")
    return addresses[0]


def _is_public(text: str) -> bool:
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    if any(address.version == one.version and address in one for one in SPECIAL):
        return False
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
