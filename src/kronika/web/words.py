"""The words of the pages around a game."""

from functools import cache
from pathlib import Path
from typing import Final

from kronika.core.text import LOCALE, Text, check_language

WEB_LOCALE: Final = Path(__file__).parent / "locale"


@cache
def web_text(language: str) -> Text:
    """The words of the pages in a language, with those that belong to no game."""
    return Text([LOCALE, WEB_LOCALE], check_language(language))
