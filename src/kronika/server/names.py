"""Names of people: what may be one, and when two of them look the same."""

import unicodedata
from typing import Final

SHORTEST: Final = 2
LONGEST: Final = 40
LONGEST_TYPED: Final = 200
"""Before spaces at the ends go and letters are put together with their accents."""
LONGEST_KEY: Final = 80
MOST_MARKS: Final = 2
"""Accents on one letter; more of them climb over the lines above."""

# Control characters, formatting, halves of pairs, private and unassigned ones, line breaks.
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters, signs and marks that show nothing.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}
# What Unicode does not take apart, and what looks like a Latin letter but is another.
LIKENESSES: Final = str.maketrans(
    "łđøħŧı" + "авекмнорстухіјѕѵһԁԛԝ" + "αβεζηικμνορτυχω",
    "ldohti" + "abekmhopctyxijsvhdqw" + "abezhikmvoptuxw",
)


def normalised(name: str) -> str | None:
    """The name as it is kept, or None if it cannot be one."""
    if len(name) > LONGEST_TYPED:
        return None
    normal = unicodedata.normalize("NFKC", name)
    kept = " ".join(normal.split())
    if not SHORTEST <= len(kept) <= LONGEST or not any(c.isalnum() for c in kept):
        return None
    marks = 0
    for character in normal:
        category = unicodedata.category(character)
        if category in UNSEEN or character in BLANK:
            return None
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return None
    return kept if len(key_of(kept)) <= LONGEST_KEY else None


def label(text: str, longest: int) -> str:
    """What a thing may be called: one line, of letters that can be seen and stay in their place."""
    kept: list[str] = []
    marks = 0
    for character in text[: 4 * longest]:
        category = unicodedata.category(character)
        if category in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif category not in UNSEEN and character not in BLANK:
            marks = marks + 1 if category in ("Mn", "Me") else 0
            if marks <= MOST_MARKS:
                kept.append(character)
    return " ".join("".join(kept).split())[:longest].strip()


def key_of(name: str) -> str:
    """What two names have in common that people cannot tell apart."""
    parts = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(
        character
        for character in unicodedata.normalize("NFKD", parts)
        if unicodedata.category(character) not in ("Mn", "Me") and not character.isspace()
    )
    return unicodedata.normalize("NFKC", plain.translate(LIKENESSES))
