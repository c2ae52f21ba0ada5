"""People: who they are, how they prove it, and what their programs may use in their place.

A session and a token are random secrets of which only the hash is stored, so that whoever
reads the database can use neither.
"""

import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import fields, replace
from typing import Any, Final, TypeAlias

from argon2 import PasswordHasher
from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kronika.core.text import LANGUAGES

from . import models, names
from .clock import DAY
from .contacts import checked_email, checked_webhook
from .database import Writer, unbroken
from .models import confirmations, sessions, tokens, users
from .passwords import Passwords, checked_password, normal
from .people import CONFIRMS, THEMES, AccountError, Session, Token, User, user_of
from .places import place, place_key, remember_place
from .reader import made
from .rows import ConfirmationRow, SessionRow, UserRow
from .secret_keys import key_of_secret
from .storage import leave_open_tables
from .throttle import Throttle

TOKEN_PREFIX: Final = "kronika_"

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
TRIES_OF_NAME: Final = 10
TRIES_OF_ADDRESS: Final = 30
SCOPES: Final = ("play", "read")
ENDS: Final = (90, 30, 365)
"""Days after which a token can end, the usual first."""

CONFIRMED: Final = ("email", "webhook")
LIFE: Final = {"email": 2 * DAY, "webhook": 2 * DAY, "password": 3600.0}
"""Seconds in which what was sent to an address has to come back."""
LETTERS_TO_ADDRESS: Final = 3
LETTERS_OF_PERSON: Final = 8
"""How often a day something is sent that nobody has confirmed he wants."""

Remembered: TypeAlias = dict[str, tuple[User, float]]
Finder: TypeAlias = Callable[[str], Awaitable[User | None]]


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
        self._passwords = Passwords(hasher)
        self._now = now
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
                return user_of(made(UserRow, added.mappings().one()))
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
        return None if row is None else user_of(made(UserRow, row))

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
            values["email"] = checked_email(email.strip())
            if values["email"] != user.email:
                values["email_confirmed"] = False
        if webhook is not None:
            values["webhook"] = checked_webhook(webhook.strip())
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
        return user_of(made(UserRow, row))

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
        hashed = await self._passwords.hash(checked_password(password, user.name))
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
        if row is not None and place_key(row.id, origin) in (row.places or ()):
            key = f"{key} {origin}"
        wait = self._names.wait(key)
        if wait:
            raise AccountError("error-log-in-wait", minutes=-(-wait // 60))
        self._names.count(key)
        stored = None if row is None or row.blocked else row.password
        right = await self._passwords.verify(stored, password)
        if row is None or row.password is None or not right:
            raise AccountError("error-log-in")
        self._names.forget(key, all=True)
        self._addresses.forget(origin)
        if self._passwords.is_old(row.password):
            await self._rehash(row.id, row.password, password)
        return user_of(row)

    @unbroken
    async def _rehash(self, user_id: int, old: str, password: str) -> None:
        """Hash a password anew as hard as it is done now, if it was not changed meanwhile."""
        hashed = await self._passwords.hash(normal(password))
        async with self._writing.begin() as connection:
            same = (users.c.id == user_id) & (users.c.password == old)
            await connection.execute(update(users).where(same).values(password=hashed))

    # Sessions

    @unbroken
    async def open_session(self, user: User, about: str, address: str = "") -> str:
        """The secret for a cookie. `about` is what the person will know the browser by."""
        value, now = secrets.token_urlsafe(32), self._now()
        seen = "".join(character for character in about if character.isprintable())[:120]
        row = {
            "key": key_of_secret(value),
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
                await remember_place(connection, user.id, place_key(user.id, place(address)))
        return value

    async def user_of_session(self, value: str) -> User | None:
        """Whose session a cookie names. Others on this database learn of its end in 10 s."""
        return await self._remembering(self._sessions, key_of_secret(value), self._session_user)

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
        return user_of(made(UserRow, row))

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
        return [Session(row.about, row.created, row.key == key_of_secret(own)) for row in rows]

    @unbroken
    async def close_session(self, value: str) -> None:
        """Log out: the cookie is worth nothing any more."""
        key = key_of_secret(value)
        async with self._writing.begin() as connection:
            which = delete(sessions).where(sessions.c.key == key)
            found = await connection.execute(which.returning(sessions.c.user_id))
            user = found.scalar_one_or_none()
        if user is not None:
            self._forget(user)

    @unbroken
    async def close_sessions(self, user: User, *, keep: str = "") -> None:
        """Log a person out everywhere, but for the session that is kept."""
        which = (sessions.c.user_id == user.id) & (sessions.c.key != key_of_secret(keep))
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
            "key": key_of_secret(secret),
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
        return await self._remembering(self._tokens, key_of_secret(secret), self._token_user)

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
        return replace(user_of(made(UserRow, row)), may_play=row["scope"] == "play")

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
            "key": key_of_secret(secret),
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
        same = confirmations.c.key == key_of_secret(secret)
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
        checked_password(password, user.name)
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


def _one_of(value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise AccountError("error-unknown-choice")
    return value
