"""Passwords that somebody would guess: refused when they are set, without a list of thousands."""

import unicodedata
from typing import Final

FEWEST: Final = 5
"""Different characters."""
DIGITS: Final = 12
"""So many figures alone are no date and no telephone number."""
RUN: Final = 4
"""Neighbours on the keyboard or in the alphabet that count as one."""
OWN: Final = 3
"""Characters that are left of a password without its runs and common words."""

ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "qazwsxedcrfvtgbyhnujmikolp",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "azertyuiop",
)
# In the languages of the pages and what is typed everywhere; longer ones first where one has
# another in it.
WORDS: Final = (
    "password", "passwort", "passw", "heslo", "haslo", "tajne", "tajny", "secret", "kronika",
    "chronicle", "renaissance", "letmein", "welcome", "vitejte", "witaj", "iloveyou", "miluji",
    "miluju", "kocham", "football", "fotbal", "futbol", "pilka", "hokej", "baseball", "superman",
    "batman", "pokemon", "dragon", "monkey", "princess", "princezna", "ksiezniczka", "sunshine",
    "slunicko", "sloneczko", "shadow", "master", "administrator", "admin", "root", "guest", "login",
    "starwars", "computer", "pocitac", "komputer", "internet", "abc", "test", "praha", "brno",
    "warszawa", "krakow", "polska", "cesko", "ahoj", "hello", "lasko", "kocicka", "kotek", "spring",
    "summer", "autumn", "winter", "leto", "zima", "wiosna", "lato",
)  # fmt: skip
SIGNS: Final = str.maketrans("@$!|", "asii")
FIGURES: Final = str.maketrans("013457", "oieast")
"""What stands for a letter."""


def is_common(password: str, name: str = "") -> bool:
    """Whether a password is among the first that somebody would try for this person."""
    plain = _plain(password)
    if len(set(plain)) < FEWEST or (plain.isdigit() and len(plain) < DIGITS):
        return True
    if plain in (plain + plain)[1:-1]:  # one piece again and again
        return True
    own = _plain(name)
    known = (*((own,) if len(own) >= OWN else ()), *WORDS)
    return any(
        len(_without_words(_without_runs(way), known)) < OWN
        for way in (plain, plain.translate(FIGURES))
    )


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(c for c in parts.translate(SIGNS) if c.isalnum())


def _without_runs(text: str) -> str:
    """What is left when runs of neighbours, and years and other numbers at the ends, are gone."""
    kept, at = "", 0
    while at < len(text):
        end = at + 1
        while end < len(text) and _are_neighbours(text[at : end + 1]):
            end += 1
        if end - at >= RUN:
            at = end
        else:
            kept += text[at]
            at += 1
    return kept.strip("0123456789")


def _are_neighbours(piece: str) -> bool:
    return any(piece in row or piece in row[::-1] for row in ROWS)


def _without_words(text: str, words: tuple[str, ...]) -> str:
    for word in words:
        text = text.replace(word, "")
    return text.strip("0123456789")
