"""Write the matches kept in tests/records anew: the shortest of some that are played at random.

They break when the rules change. If the change is meant, run this, with the names of the games
if not all of them are meant, and say so in the changelog.
"""

import random
import sys
from pathlib import Path
from typing import Final

import kronika
from kronika.core.game import Value

RECORDS: Final = Path(__file__).resolve().parent.parent / "tests" / "records"
ATTEMPTS: Final = 60

TABLES: Final[dict[str, tuple[str, int, dict[str, Value]]]] = {
    "pax-renaissance-2": ("pax-renaissance", 2, {}),
    "pax-renaissance-2-bankruptcy": ("pax-renaissance", 2, {"bankruptcy": True}),
    "pax-renaissance-3-astrology": ("pax-renaissance", 3, {"astrology": True}),
    "pax-renaissance-4": ("pax-renaissance", 4, {}),
    "pax-renaissance-4-all-variants": (
        "pax-renaissance",
        4,
        {"astrology": True, "bankruptcy": True, "open_hands": False},
    ),
    "clash-of-cultures-2": ("clash-of-cultures", 2, {}),
    "clash-of-cultures-3-short": ("clash-of-cultures", 3, {"short_game": True}),
    "clash-of-cultures-3-base": ("clash-of-cultures", 3, {"civilizations": False}),
    "clash-of-cultures-4-history": ("clash-of-cultures", 4, {"alternative_history": True}),
}


def played(game: str, players: int, settings: dict[str, Value], seed: int) -> kronika.Match:
    """A match of random decisions."""
    chance = random.Random(seed)
    match = kronika.new(game, players=players, seed=seed, **settings)
    while match.ask is not None:
        player = chance.choice(match.asked)
        match.choose(chance.choice(match.options_of(player)), player)
    return match


def main() -> None:
    wanted = sys.argv[1:]
    for name, (game, players, settings) in TABLES.items():
        if wanted and game not in wanted:
            continue
        matches = [played(game, players, settings, seed) for seed in range(ATTEMPTS)]
        match = min(matches, key=lambda match: len(match.decisions))
        match.record.save(RECORDS / f"{name}.jsonl")
        print(f"{name}: {len(match.decisions)} decisions, {match.result}")


if __name__ == "__main__":
    main()
