"""People as the server knows them."""

from dataclasses import dataclass
from typing import Final

from kronika.core.errors import KronikaError

from .rows import UserRow

THEMES: Final = ("auto", "light", "dark")
CONFIRMS: Final = ("never", "turn", "final")
"""What a person wants to be asked twice: the end of a turn, or what cannot be taken back."""


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


@dataclass(frozen=True)
class Session:
    """A browser that somebody has signed in with."""

    about: str
    created: float
    here: bool


def user_of(row: UserRow) -> User:
    """A person from his row."""
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
