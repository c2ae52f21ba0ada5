"""The words of Europa Universalis' effect language, and how many cards use each.

python tools/effect_words.py           writes docs/effects.md
python tools/effect_words.py --check   fails if the file is not what would be written
"""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from kronika.games.europa_universalis import effects
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.effects.amounts import AMOUNTS
from kronika.games.europa_universalis.effects.conditions import CONDITIONS
from kronika.games.europa_universalis.effects.modifiers import MODIFIERS
from kronika.games.europa_universalis.effects.people import PEOPLE
from kronika.games.europa_universalis.effects.selectors import SELECTORS
from kronika.games.europa_universalis.effects.things import (
    ACTIONS,
    COSTS,
    IMMUNITIES,
    LIMITS,
    MEASURES,
    OWN,
    RESOURCES,
    TRIGGERS,
    WITH_PARTS,
)
from kronika.games.europa_universalis.effects.verbs import EFFECTS
from kronika.games.europa_universalis.effects.vocabulary import Word

FILE: Final = Path(__file__).resolve().parent.parent / "docs" / "effects.md"
HEAD: Final = """\
# The language of cards

Cards of Europa Universalis say what they do in words, written as JSON: a table with one key, the
word, whose value has its parts: `{"gain": {"what": "ducats", "n": 3}}`. `*` marks parts that must
be said. Behind each word is the number of cards (of all decks, scenarios and bots) that use it.
This file is written by `tools/effect_words.py`.
"""
FAMILIES: Final = (
    ("Effects", EFFECTS),
    ("Modifiers", MODIFIERS),
    ("Conditions", CONDITIONS),
    ("Selectors", SELECTORS),
    ("Who", PEOPLE),
    ("Amounts", AMOUNTS),
)
LISTS: Final = (
    ("Resources", "resource", RESOURCES),
    ("Actions that are gained", "action", ACTIONS),
    (
        *("How such actions differ", "with"),
        tuple(dict.fromkeys(t.split(":")[0] for v in WITH_PARTS.values() for t in v.split())),
    ),
    ("Costs that modifiers change", "cost", COSTS),
    ("What a player has (`own`)", "own", OWN),
    ("Triggers", "trigger", TRIGGERS),
    ("Limits", "limit", LIMITS),
    ("Immunities", "immune", IMMUNITIES),
    ("Measures", "measure", MEASURES),
)

Uses = Mapping[tuple[str, str], set[str]]


def parts_of(word: Word) -> str:
    parts = [f"{part.name}{'*' if part.needed else ''}" for part in word.parts]
    return ", ".join(parts)


def document(uses: Uses) -> str:
    """The whole file."""
    rules = (effects.__doc__ or "").partition("\n\n")[2]
    lines = [HEAD, rules]
    for title, family in FAMILIES:
        lines += [f"## {title}", "", "| word | cards | parts | meaning |", "|---|---:|---|---|"]
        for word in family.words:
            cards = len(uses.get((family.name, word.name), ()))
            lines.append(f"| `{word.name}` | {cards} | {parts_of(word)} | {word.meaning} |")
        lines.append("")
    for title, family_name, names in LISTS:
        counts = [f"`{name}` {len(uses.get((family_name, name), ()))}" for name in names]
        lines += [f"## {title}", "", ", ".join(counts) + ".", ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="write nothing")
    found = document(default().reader.uses)
    if parser.parse_args().check:
        if FILE.read_text(encoding="utf-8") != found:
            print(f"{FILE.name} is out of date: run tools/effect_words.py")
            return 1
        return 0
    FILE.write_text(found, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
