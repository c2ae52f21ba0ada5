"""Passwords: which may be set, and how they are kept and checked."""

import asyncio
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from .common_passwords import is_common
from .people import AccountError

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
HASHES_AT_ONCE: Final = 2
"""A hash takes 64 MB; people wait in a queue for it."""


class Passwords:
    """Hashes passwords, a few at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher: Final = hasher or PasswordHasher()
        self._nobody = ""
        self._hashing: Final = asyncio.Semaphore(HASHES_AT_ONCE)

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, stored: str | None, password: str) -> bool:
        """Check a password; where there is none, one that nobody knows is checked as long."""
        if not self._nobody:
            self._nobody = await self.hash(secrets.token_urlsafe())
        given = normal(password)
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

    def is_old(self, stored: str) -> bool:
        """Whether a password was hashed otherwise than it is done now."""
        return self._hasher.check_needs_rehash(stored)


def normal(password: str) -> str:
    """The same letters are the same password, whichever keyboard typed them."""
    return unicodedata.normalize("NFKC", password.encode("utf-8", "replace").decode())


def checked_password(password: str, name: str) -> str:
    """A password that this person may have."""
    typed = normal(password)
    if not SHORTEST_PASSWORD <= len(typed) <= LONGEST_PASSWORD:
        raise AccountError("error-password", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
    if is_common(typed, name):
        raise AccountError("error-password-common")
    return typed
