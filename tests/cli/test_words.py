"""The words of the command line and of the table at the terminal, in all languages."""

import re
from pathlib import Path

import pytest

from kronika.core.text import LANGUAGES, LOCALE
from kronika.games import find

TERMINAL = find("pax-renaissance").folder / "locale"


def variables(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the arguments it takes."""
    found: dict[str, set[str]] = {}
    for message in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8")):
        id, equals, pattern = message.partition(" =")
        if equals and re.fullmatch(r"[a-z0-9-]+", id):
            found[id] = set(re.findall(r"\$([a-z]+)", pattern))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("folder", "name"), [(LOCALE, ""), (TERMINAL, "terminal.")])
def test_languages_say_the_same(folder: Path, name: str, language: str) -> None:
    english = variables(folder / f"{name}{LANGUAGES[0]}.ftl")
    assert len(english) > 20
    assert variables(folder / f"{name}{language}.ftl") == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_pieces_are_all_different(language: str) -> None:
    from kronika.core.text import text_of

    words = text_of(find("pax-renaissance"), language).message
    kinds = ("knight", "rook", "bishop", "pirate")
    religions = ("catholic", "islamic", "reformist")
    pieces = {words("terminal-piece", piece=kind) for kind in kinds}
    faiths = {words("terminal-religion", religion=religion) for religion in religions}
    assert (len(pieces), len(faiths)) == (4, 3)
    assert all(len(letter) == 1 for letter in pieces | faiths)
    banks = {words(f"bank-{bank}")[:2] for bank in ("fugger", "medici", "coeur", "marchionni")}
    assert len(banks) == 4
    assert not banks & {piece + faith for piece in pieces for faith in faiths}
