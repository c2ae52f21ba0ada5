"""People: who they are, how they prove it, and what their programs may use in their place.

A session and a token are random secrets of which only the hash is stored, so that whoever
reads the database can use neither.
"""

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, fields, replace
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kronika.core.errors import KronikaError
from kronika.core.text import LANGUAGES

from . import models, names
from .models import confirmations, sessions, tokens, users
from .passwords import is_common
from .rows import ConfirmationRow, SessionRow, UserRow
from .storage import Writer, leave_open_tables, made, unbroken

THEMES: Final = ("auto", "light", "dark")
CONFIRMS: Final = ("never", "turn", "final")
"""What a person wants to be asked twice: the end of a turn, or what cannot be taken back."""
TOKEN_PREFIX: Final = "kronika_"

DAY: Final = 24 * 3600.0
SESSION_LIFE: Final = 90 * DAY
MOST_SESSIONS: Final = 30
MOST_TOKENS: Final = 20
REMEMBERED: Final = 10.0
"""Seconds for which the owner of a session is not looked up again."""
MOST_REMEMBERED: Final = 10_000
MANY_KEYS: Final = 500
USED_AGAIN: Final = 3600.0
"""Seconds after which it is written down that a token is still used."""

LONGEST_LABEL: Final = 60
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
HASHES_AT_ONCE: Final = 2
"""A hash takes 64 MB; people wait in a queue for it."""

WINDOW: Final = 15 * 60.0
TRIES_OF_NAME: Final = 10
TRIES_OF_ADDRESS: Final = 30
MOST_WATCHED: Final = 20_000
MOST_PLACES: Final = 10

SCOPES: Final = ("play", "read")
ENDS: Final = (90, 30, 365)
"""Days after which a token can end, the usual first."""

CONFIRMED: Final = ("email", "webhook")
LIFE: Final = {"email": 2 * DAY, "webhook": 2 * DAY, "password": 3600.0}
"""Seconds in which what was sent to an address has to come back."""
LETTERS_TO_ADDRESS: Final = 3
LETTERS_OF_PERSON: Final = 8
"""How often a day something is sent that nobody has confirmed he wants."""

EMAIL: Final = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[^@\s<>,;:\"()\[\]\\]{1,189}")


class AccountError(KronikaError):
    """Something that a person cannot have; `message` is the id of words for it."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message: Final = message
        self.arguments: Final = arguments


@dataclass(frozen=True)
class User:
    """A person with an account."""

    id: int
    name: str
    language: str
    theme: str = "auto"
    email: str | None = None
    webhook: str | None = None
    has_password: bool = False
    confirm: str = "never"
    email_confirmed: bool = False
    webhook_confirmed: bool = False
    may_play: bool = True
    """Not, if a program with a token that may only read stands for him."""


@dataclass(frozen=True)
class Token:
    """What a person sees of a token: not its secret, which nobody has any more."""

    id: int
    name: str
    created: float
    used: float | None
    scope: str
    expires: float | None


Remembered: TypeAlias = dict[str, tuple[User, float]]
Finder: TypeAlias = Callable[[str], Awaitable[User | None]]


@dataclass(frozen=True)
class Session:
    """A browser that somebody has signed in with."""

    about: str
    created: float
    here: bool


class Throttle:
    """Counts tries of a key within a window that slides; forgets keys when there are many."""

    def __init__(self, most: int, now: Callable[[], float], window: float = WINDOW) -> None:
        self._most = most
        self._window = window
        self._now = now
        self._tries: OrderedDict[str, list[float]] = OrderedDict()

    def wait(self, key: str) -> int:
        """How many seconds until the key may try again; 0: it may now."""
        now = self._now()
        tries = [at for at in self._tries.get(key, ()) if at > now - self._window]
        if not tries:
            self._tries.pop(key, None)
        else:
            self._tries[key] = tries
        return 0 if len(tries) < self._most else int(tries[-self._most] + self._window - now) + 1

    def count(self, key: str) -> None:
        """A try begins; as long as it is not forgotten, it is taken for a failed one."""
        self._tries.setdefault(key, []).append(self._now())
        self._tries.move_to_end(key)
        while len(self._tries) > MOST_WATCHED:
            self._tries.popitem(last=False)

    def forget(self, key: str, *, all: bool = False) -> None:
        """The last try of a key, or all of them, did not fail."""
        tries = self._tries.get(key, [])
        if all or len(tries) <= 1:
            self._tries.pop(key, None)
        else:
            tries.pop()


class Accounts:
    """All accounts of a database."""

    def __init__(
        self,
        engine: AsyncEngine,
        *,
        hasher: PasswordHasher | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._engine = engine
        self._writing = Writer(engine)
        self._hasher = hasher or PasswordHasher()
        self._now = now
        self._nobody = ""
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._names = Throttle(TRIES_OF_NAME, now)
        self._addresses = Throttle(TRIES_OF_ADDRESS, now)
        self._letters = Throttle(LETTERS_TO_ADDRESS, now, DAY)
        self._senders = Throttle(LETTERS_OF_PERSON, now, DAY)
        self._sessions: Remembered = {}
        self._tokens: Remembered = {}
        self._forgotten = 0
        self.ended: Callable[[int], None] | None = None
        """Learns of everybody some of whose sessions or tokens count no more."""

    # People

    @unbroken
    async def welcome(self, name: str, language: str) -> User:
        """A newcomer: a guest until there is a password."""
        kept = names.normalised(name)
        if kept is None:
            raise AccountError("error-name", shortest=names.SHORTEST, longest=names.LONGEST)
        now = self._now()
        values = {
            "name": kept,
            "name_key": names.key_of(kept),
            "language": language if language in LANGUAGES else LANGUAGES[0],
            "created": now,
            "seen": now,
        }
        try:
            async with self._writing.begin() as connection:
                added = await connection.execute(insert(users).values(values).returning(*users.c))
                return _user(made(UserRow, added.mappings().one()))
        except IntegrityError:
            raise AccountError("error-name-taken", name=kept) from None

    async def user(self, id: int) -> User | None:
        """The person with a number, unless there is none or he is blocked."""
        return await self._find(users.c.id == id)

    async def named(self, name: str) -> User | None:
        """The person with a name, however it is spelled, unless there is none or he is blocked."""
        return await self._find(users.c.name_key == names.key_of(names.normalised(name) or ""))

    @unbroken
    async def _find(self, which: ColumnElement[bool]) -> User | None:
        async with self._engine.connect() as connection:
            query = select(users).where(which, users.c.blocked.is_(False))
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else _user(made(UserRow, row))

    @unbroken
    async def change(
        self,
        user: User,
        *,
        language: str | None = None,
        theme: str | None = None,
        confirm: str | None = None,
        email: str | None = None,
        webhook: str | None = None,
    ) -> User:
        """Change what is given; an empty e-mail or webhook is none."""
        values: dict[str, Any] = {}
        if language is not None:
            values["language"] = _one_of(language, LANGUAGES)
        if theme is not None:
            values["theme"] = _one_of(theme, THEMES)
        if confirm is not None:
            values["confirm"] = _one_of(confirm, CONFIRMS)
        if email is not None:
            values["email"] = _checked_email(email.strip())
            if values["email"] != user.email:
                values["email_confirmed"] = False
        if webhook is not None:
            values["webhook"] = _checked_webhook(webhook.strip())
            if values["webhook"] != user.webhook:
                values["webhook_confirmed"] = False
        if not values:
            return user
        async with self._writing.begin() as connection:
            change = update(users).where(users.c.id == user.id).values(values).returning(*users.c)
            row = (await connection.execute(change)).mappings().first()
        self._forget(user.id)
        if row is None:
            raise AccountError("error-nobody")
        return _user(made(UserRow, row))

    @unbroken
    async def remove(self, user: User) -> None:
        """Forget a person; the tables where he played stay.

        He leaves those that have not begun. In a running match his seat stays empty until a
        server finds it and lets a bot play on.
        """
        async with self._writing.begin() as connection:
            await leave_open_tables(connection, user.id)
            # Also where a database does not look after its foreign keys.
            for table in (sessions, tokens, confirmations, models.notes):
                await connection.execute(delete(table).where(table.c.user_id == user.id))
            for table in (models.seats, models.messages):
                await connection.execute(
                    update(table).where(table.c.user_id == user.id).values(user_id=None)
                )
            mine = models.tables.c.creator == user.id
            await connection.execute(update(models.tables).where(mine).values(creator=None))
            await connection.execute(delete(users).where(users.c.id == user.id))
        self._forget(user.id)

    @unbroken
    async def block(self, user_id: int, blocked: bool) -> bool:
        """Let a person in no more, or again. False: there is nobody with this number."""
        async with self._writing.begin() as connection:
            change = update(users).where(users.c.id == user_id).values(blocked=blocked)
            found = (await connection.execute(change)).rowcount
            if blocked:
                await connection.execute(delete(sessions).where(sessions.c.user_id == user_id))
        self._forget(user_id)
        return found > 0

    # Passwords

    @unbroken
    async def set_password(
        self, user: User, password: str, *, keep: str = "", tokens_too: bool = False
    ) -> None:
        """Set a password, and end all sessions but the one that is kept, perhaps tokens too."""
        hashed = await self._hash(_checked_password(password, user.name))
        async with self._writing.begin() as connection:
            change = update(users).where(users.c.id == user.id).values(password=hashed)
            await connection.execute(change)
            if tokens_too:
                await connection.execute(delete(tokens).where(tokens.c.user_id == user.id))
        await self.close_sessions(user, keep=keep)

    @unbroken
    async def log_in(self, name: str, password: str, address: str) -> User:
        """The person of a name and its password. After many failures one has to wait."""
        # What cannot be a name is nobody's, and nothing that a database should be asked for.
        key, origin = names.key_of(names.normalised(name) or ""), place(address)
        wait = self._addresses.wait(origin)
        if wait:
            raise AccountError("error-log-in-wait", minutes=-(-wait // 60))
        self._addresses.count(origin)
        async with self._engine.connect() as connection:
            query = select(users).where(users.c.name_key == key)
            found = (await connection.execute(query)).mappings().first()
        row = None if found is None else made(UserRow, found)
        # Strangers who try somebody's name do not lock him out where he has signed in before.
        if row is not None and _place_key(row.id, origin) in (row.places or ()):
            key = f"{key} {origin}"
        wait = self._names.wait(key)
        if wait:
            raise AccountError("error-log-in-wait", minutes=-(-wait // 60))
        self._names.count(key)
        stored = None if row is None or row.blocked else row.password
        right = await self._verify(stored, password)
        if row is None or row.password is None or not right:
            raise AccountError("error-log-in")
        self._names.forget(key, all=True)
        self._addresses.forget(origin)
        if self._hasher.check_needs_rehash(row.password):
            await self._rehash(row.id, row.password, password)
        return _user(row)

    @unbroken
    async def _rehash(self, user_id: int, old: str, password: str) -> None:
        """Hash a password anew as hard as it is done now, if it was not changed meanwhile."""
        hashed = await self._hash(_normal(password))
        async with self._writing.begin() as connection:
            same = (users.c.id == user_id) & (users.c.password == old)
            await connection.execute(update(users).where(same).values(password=hashed))

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, stored: str | None, password: str) -> bool:
        """Check a password; where there is none, one that nobody knows is checked as long."""
        if not self._nobody:
            self._nobody = await self._hash(secrets.token_urlsafe())
        given = _normal(password)
        if len(given) > LONGEST_PASSWORD:
            given = ""
        async with self._hashing:
            right = await asyncio.to_thread(self._matches, stored or self._nobody, given)
        return right and stored is not None

    def _matches(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    # Sessions

    @unbroken
    async def open_session(self, user: User, about: str, address: str = "") -> str:
        """The secret for a cookie. `about` is what the person will know the browser by."""
        value, now = secrets.token_urlsafe(32), self._now()
        seen = "".join(character for character in about if character.isprintable())[:120]
        row = {
            "key": _hashed(value),
            "user_id": user.id,
            "created": now,
            "expires": now + SESSION_LIFE,
            "about": seen,
        }
        mine = sessions.c.user_id == user.id
        newest = select(sessions.c.key).where(mine).order_by(sessions.c.created.desc())
        async with self._writing.begin() as connection:
            await connection.execute(insert(sessions).values(row))
            await connection.execute(delete(sessions).where(mine, sessions.c.expires <= now))
            kept = (await connection.execute(newest.limit(MOST_SESSIONS))).scalars().all()
            await connection.execute(delete(sessions).where(mine, sessions.c.key.not_in(kept)))
            if address:
                await _remember_place(connection, user.id, _place_key(user.id, place(address)))
        return value

    async def user_of_session(self, value: str) -> User | None:
        """Whose session a cookie names. Others on this database learn of its end in 10 s."""
        return await self._remembering(self._sessions, _hashed(value), self._session_user)

    @unbroken
    async def _session_user(self, key: str) -> User | None:
        now = self._now()
        query = (
            select(users, sessions.c.expires)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.key == key, sessions.c.expires > now, users.c.blocked.is_(False))
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        if row["expires"] < now + SESSION_LIFE - DAY:
            await self._renew(key, row["id"], now)
        return _user(made(UserRow, row))

    @unbroken
    async def _renew(self, key: str, user_id: int, now: float) -> None:
        async with self._writing.begin() as connection:
            renewed = update(sessions).where(sessions.c.key == key)
            await connection.execute(renewed.values(expires=now + SESSION_LIFE))
            await connection.execute(update(users).where(users.c.id == user_id).values(seen=now))

    @unbroken
    async def sessions(self, user: User, own: str) -> list[Session]:
        """The browsers that somebody has signed in with; `own` is the cookie of this one."""
        query = (
            select(sessions)
            .where(sessions.c.user_id == user.id, sessions.c.expires > self._now())
            .order_by(sessions.c.created.desc())
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        rows = [made(SessionRow, row) for row in found]
        return [Session(row.about, row.created, row.key == _hashed(own)) for row in rows]

    @unbroken
    async def close_session(self, value: str) -> None:
        """Log out: the cookie is worth nothing any more."""
        key = _hashed(value)
        async with self._writing.begin() as connection:
            which = delete(sessions).where(sessions.c.key == key)
            found = await connection.execute(which.returning(sessions.c.user_id))
            user = found.scalar_one_or_none()
        if user is not None:
            self._forget(user)

    @unbroken
    async def close_sessions(self, user: User, *, keep: str = "") -> None:
        """Log a person out everywhere, but for the session that is kept."""
        which = (sessions.c.user_id == user.id) & (sessions.c.key != _hashed(keep))
        async with self._writing.begin() as connection:
            await connection.execute(delete(sessions).where(which))
        self._forget(user.id)

    # Tokens

    @unbroken
    async def make_token(
        self, user: User, name: str, scope: str = SCOPES[0], days: int = ENDS[0]
    ) -> str:
        """The secret of a new token; nobody can show it again."""
        if scope not in SCOPES or days not in ENDS:
            raise AccountError("error-unknown-choice")
        label = names.label(name, LONGEST_LABEL)
        if not label:
            raise AccountError("error-token-name")
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        row = {
            "user_id": user.id,
            "name": label,
            "key": _hashed(secret),
            "created": self._now(),
            "scope": scope,
            "expires": self._now() + days * DAY,
        }
        if len(await self.tokens(user)) >= MOST_TOKENS:
            raise AccountError("error-tokens", most=MOST_TOKENS)
        async with self._writing.begin() as connection:
            await connection.execute(insert(tokens).values(row))
        return secret

    @unbroken
    async def tokens(self, user: User) -> list[Token]:
        """The tokens of a person, the oldest first."""
        columns = [tokens.c[field.name] for field in fields(Token)]
        alive = or_(tokens.c.expires.is_(None), tokens.c.expires > self._now())
        query = select(*columns).where(tokens.c.user_id == user.id, alive).order_by(tokens.c.id)
        async with self._engine.connect() as connection:
            return [Token(*row) for row in (await connection.execute(query)).all()]

    async def user_of_token(self, secret: str) -> User | None:
        """Whose token this is. Others on this database learn that it was revoked in 10 s."""
        if not secret.startswith(TOKEN_PREFIX):
            return None
        return await self._remembering(self._tokens, _hashed(secret), self._token_user)

    @unbroken
    async def _token_user(self, key: str) -> User | None:
        now = self._now()
        query = (
            select(users, tokens.c.used, tokens.c.scope)
            .join(tokens, tokens.c.user_id == users.c.id)
            .where(tokens.c.key == key, users.c.blocked.is_(False))
            .where(or_(tokens.c.expires.is_(None), tokens.c.expires > now))
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        if row["used"] is None or row["used"] < now - USED_AGAIN:
            async with self._writing.begin() as connection:
                used = update(tokens).where(tokens.c.key == key).values(used=now)
                await connection.execute(used)
        return replace(_user(made(UserRow, row)), may_play=row["scope"] == "play")

    @unbroken
    async def revoke_token(self, user: User, id: int) -> bool:
        """Make a token of this person worthless. False: he has no such token."""
        which = (tokens.c.user_id == user.id) & (tokens.c.id == id)
        async with self._writing.begin() as connection:
            found = (await connection.execute(delete(tokens).where(which))).rowcount
        self._forget(user.id)
        return found > 0

    # What has to come back from an address

    @unbroken
    async def challenge(self, user: User, what: str, address: str) -> str:
        """A secret to be sent to an address: who brings it back has got it there."""
        if self._letters.wait(address.casefold()) or self._senders.wait(str(user.id)):
            raise AccountError("error-letters")
        self._letters.count(address.casefold())
        self._senders.count(str(user.id))
        secret = secrets.token_urlsafe(24)
        row = {
            "key": _hashed(secret),
            "user_id": user.id,
            "what": what,
            "value": address,
            "expires": self._now() + LIFE[what],
        }
        older = (confirmations.c.user_id == user.id) & (confirmations.c.what == what)
        async with self._writing.begin() as connection:
            await connection.execute(delete(confirmations).where(older))
            await connection.execute(insert(confirmations).values(row))
        return secret

    @unbroken
    async def challenged(self, secret: str) -> str:
        """What somebody has been sent this for; "": nothing, or too long ago."""
        row = await self._challenge(secret)
        return "" if row is None else row.what

    async def _challenge(self, secret: str) -> ConfirmationRow | None:
        same = confirmations.c.key == _hashed(secret)
        query = select(confirmations).where(same, confirmations.c.expires > self._now())
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else made(ConfirmationRow, row)

    @unbroken
    async def confirm(self, secret: str) -> str:
        """An address is its owner's who has brought back what was sent there; which, or ""."""
        row = await self._challenge(secret)
        if row is None or row.what not in CONFIRMED:
            return ""
        what = row.what
        async with self._writing.begin() as connection:
            same = (users.c.id == row.user_id) & (users.c[what] == row.value)
            confirmed = {f"{what}_confirmed": True}
            found = await connection.execute(update(users).where(same).values(confirmed))
            used = confirmations.c.key == row.key
            await connection.execute(delete(confirmations).where(used))
        self._forget(row.user_id)
        return what if found.rowcount else ""

    @unbroken
    async def forgot_password(self, name: str) -> tuple[User, str] | None:
        """Somebody with a confirmed e-mail address, and a secret to be sent there."""
        user = await self.named(name)
        if user is None or not user.email or not user.email_confirmed:
            return None
        return user, await self.challenge(user, "password", user.email)

    @unbroken
    async def reset_password(self, secret: str, password: str, tokens_too: bool) -> User:
        """A new password for who brings back what was sent to his address; once."""
        row = await self._challenge(secret)
        user = None if row is None else await self.user(row.user_id)
        if row is None or user is None or row.what != "password":
            raise AccountError("error-challenge")
        _checked_password(password, user.name)
        async with self._writing.begin() as connection:
            used = delete(confirmations).where(confirmations.c.key == row.key)
            if not (await connection.execute(used)).rowcount:
                raise AccountError("error-challenge")
        await self.set_password(user, password, tokens_too=tokens_too)
        return user

    # What was just looked up

    async def _remembering(self, known: Remembered, key: str, find: Finder) -> User | None:
        now = self._now()
        found, until = known.get(key, (None, 0.0))
        if found is not None and now < until:
            return found
        forgotten = self._forgotten
        user = await find(key)
        # Somebody may have logged out while we looked: then what we saw is not to be kept.
        if user is not None and forgotten == self._forgotten:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            known[key] = (user, now + REMEMBERED)
        return user

    @unbroken
    async def still_valid(self, keys: Collection[str]) -> set[str]:
        """Which keys of sessions and tokens, of these and of those remembered, still count."""
        now = self._now()
        for known in (self._sessions, self._tokens):
            for key in [key for key, (_, until) in known.items() if until <= now]:
                del known[key]
        asked = {*keys, *self._sessions, *self._tokens}
        wanted = list(asked)
        valid: set[str] = set()
        async with self._engine.connect() as connection:
            for first in range(0, len(wanted), MANY_KEYS):
                some = wanted[first : first + MANY_KEYS]
                for table in (sessions, tokens):
                    query = (
                        select(table.c.key)
                        .join(users, users.c.id == table.c.user_id)
                        .where(table.c.key.in_(some), users.c.blocked.is_(False))
                        .where(or_(table.c.expires.is_(None), table.c.expires > now))
                    )
                    valid.update((await connection.execute(query)).scalars())
        for known in (self._sessions, self._tokens):
            for key in [key for key in known if key in asked and key not in valid]:
                del known[key]
        return valid

    def _forget(self, id: int) -> None:
        self.forget(id)
        if self.ended is not None:
            self.ended(id)

    def forget(self, id: int) -> None:
        """Look up a person again before anything is believed about him."""
        self._forgotten += 1
        for known in (self._sessions, self._tokens):
            for key in [key for key, (user, _) in known.items() if user.id == id]:
                del known[key]


def _user(row: UserRow) -> User:
    return User(
        row.id,
        row.name,
        row.language,
        row.theme,
        row.email,
        row.webhook,
        row.password is not None,
        row.confirm,
        row.email_confirmed,
        row.webhook_confirmed,
    )


def key_of_secret(secret: str) -> str:
    """What a session or a token is stored by."""
    return _hashed(secret)


def _hashed(secret: str) -> str:
    """The secrets are random and long: a quick hash hides them as well as a slow one."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def place(address: str) -> str:
    """Who has one IPv6 address has the 2^64 beside it as well."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{int(found) >> 64:x}::/64"
    return str(found)


def _place_key(user: int, origin: str) -> str:
    """Where somebody was, so that nobody can read it."""
    return _hashed(f"{user} {origin}")[:24]


async def _remember_place(connection: AsyncConnection, user: int, key: str) -> None:
    mine = users.c.id == user
    known = (await connection.execute(select(users.c.places).where(mine))).scalar_one_or_none()
    places = [key, *(one for one in known or () if one != key)][:MOST_PLACES]
    await connection.execute(update(users).where(mine).values(places=places))


def _normal(password: str) -> str:
    """The same letters are the same password, whichever keyboard typed them."""
    return unicodedata.normalize("NFKC", password.encode("utf-8", "replace").decode())


def _checked_password(password: str, name: str) -> str:
    normal = _normal(password)
    if not SHORTEST_PASSWORD <= len(normal) <= LONGEST_PASSWORD:
        raise AccountError("error-password", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
    if is_common(normal, name):
        raise AccountError("error-password-common")
    return normal


def _one_of(value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise AccountError("error-unknown-choice")
    return value


def _checked_email(email: str) -> str | None:
    if not email:
        return None
    if len(email) > 254 or not email.isprintable() or not EMAIL.fullmatch(email):
        raise AccountError("error-email")
    return email


def _checked_webhook(webhook: str) -> str | None:
    if not webhook:
        return None
    try:
        parts = urlsplit(webhook)
        parts.port  # noqa: B018  (it is checked when it is read)
    except ValueError:
        raise AccountError("error-webhook") from None
    plain = len(webhook) <= 500 and webhook.isprintable() and " " not in webhook
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or "@" in webhook:
        raise AccountError("error-webhook")
    return webhook
