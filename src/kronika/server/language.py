"""In which language, and with which colours, somebody reads."""

from typing import Final

from kronika.core.text import LANGUAGES

from .people import THEMES, User
from .security import Connection

LANGUAGE: Final = "language"
THEME: Final = "theme"


def language_of(connection: Connection, user: User | None) -> str:
    """What the address says, the account, the cookie, or the browser."""
    asked = connection.query_params.get(LANGUAGE)
    if asked in LANGUAGES:
        return str(asked)
    if user is not None:
        return user.language
    kept = connection.cookies.get(LANGUAGE)
    if kept in LANGUAGES:
        return kept
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def theme_of(connection: Connection, user: User | None) -> str:
    """What the account or the cookie says."""
    if user is not None:
        return user.theme
    kept = connection.cookies.get(THEME, "")
    return kept if kept in THEMES else THEMES[0]
