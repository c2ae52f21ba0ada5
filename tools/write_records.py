"""Write the matches kept in tests/records anew: the shortest of some that are played at random.

Beside each lie digests of what was offered and of what learners saw. All break when the rules
change. If the change is meant, run this, with the names of the games if not all of them are meant,
and say so in the changelog. If only what learners see has changed, `--digests` leaves the matches
as they are.
"""

import json
import random
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import kronika
from kronika.bots.random import any_of
from kronika.core.game import Value
from kronika.core.match import Match
from kronika.rl.encoding import Encoder

RECORDS: Final = Path(__file__).resolve().parent.parent / "tests" / "records"
ATTEMPTS: Final = 60
EVERY: Final = 3
"""After so many decisions comes a digest, where no more than FEW play."""
FEW: Final = 4
LEAST: Final = 100

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
    "scharz-2-red": (
        "scharz",
        2,
        {"mode": "red", "map": "orient", "start": "quick", "battle_board": True},
    ),
    "scharz-3-yellow": ("scharz", 3, {"mode": "yellow", "map": "huns", "factions": "dealt"}),
    "scharz-4-green": ("scharz", 4, {"mode": "green", "map": "vikings", "play": "live"}),
    "scharz-5-white": ("scharz", 5, {"mode": "white", "map": "taifas"}),
    "scharz-6-basic": ("scharz", 6, {"mode": "basic", "map": "italia", "goal": "dominance"}),
    "scharz-7-white": ("scharz", 7, {"mode": "white", "map": "italia", "alternating": True}),
    "scharz-8-first": ("scharz", 8, {"mode": "first", "map": "britannia", "play": "live"}),
    "scharz-9-first": ("scharz", 9, {"mode": "first", "map": "taifas"}),
    "scharz-10-white": ("scharz", 10, {"mode": "white", "map": "huns"}),
    "scharz-11-first": ("scharz", 11, {"mode": "first", "map": "vikings"}),
    "scharz-12-first": ("scharz", 12, {"mode": "first", "map": "orient"}),
    "europa-universalis-2": ("europa-universalis", 2, {"scenario": "lions-and-lilies"}),
    "europa-universalis-3-first": ("europa-universalis", 3, {"scenario": "first-crowns"}),
    "europa-universalis-3-lonely": (
        "europa-universalis",
        3,
        {"scenario": "lonely-crown", "bots": "others"},
    ),
    "europa-universalis-4-bots": (
        "europa-universalis",
        4,
        {"scenario": "heart-of-europe", "ages": "1", "bots": "others", "balanced_start": True},
    ),
    "europa-universalis-5-bots": (
        "europa-universalis",
        5,
        {"scenario": "five-powers", "ages": "1", "bots": "others", "religious_rebels": "on"},
    ),
    "europa-universalis-6-bots": (
        "europa-universalis",
        6,
        {"scenario": "grand-campaign", "bots": "others", "revealing_more": "on"},
    ),
}


def played(game: str, players: int, settings: dict[str, Value], seed: int) -> kronika.Match:
    """A match of random decisions."""
    chance = random.Random(seed)
    match = kronika.new(game, players=players, seed=seed, **settings)
    while match.ask is not None:
        player = chance.choice(match.asked)
        match.choose(any_of(match.options_of(player), chance.random), player)
    return match


def digests(record: Path) -> str:
    """A line for every few decisions of a record: what is offered, and what each player sees."""
    lines: list[dict[str, Any]] = []
    encoder: Encoder | None = None
    for match in kronika.replay(record):
        encoder = encoder or Encoder(match.game, match.players)
        every = EVERY if match.players <= FEW else EVERY * match.players
        if len(match.decisions) % every == 0 or match.result is not None:
            offered = [
                [ask.player, ask.key, [option.key for option in ask.options]]
                + [[each.first.key, each.most] for each in ask.ranges]
                for ask in match.asks
            ]
            seen = [encoder.encode(match, seat).astype("<f4") for seat in range(match.players)]
            line = {
                "decision": len(match.decisions),
                "offered": _digest(json.dumps(offered).encode()),
                "seen": [_digest(array.tobytes()) for array in seen],
            }
            lines.append(line)
    return "".join(json.dumps(line) + "\n" for line in lines)


def digests_of(record: Path) -> Path:
    """Where the digests of a record are."""
    return record.with_suffix(".digests")


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def _length(match: Match) -> tuple[bool, int]:
    """Short matches are the best ones, but for those that are over before much has happened."""
    return len(match.decisions) < LEAST, len(match.decisions)


def main() -> None:
    wanted = [name for name in sys.argv[1:] if name != "--digests"]
    for name, (game, players, settings) in TABLES.items():
        if wanted and game not in wanted:
            continue
        record = RECORDS / f"{name}.jsonl"
        if "--digests" not in sys.argv:
            attempts = ATTEMPTS if players <= FEW else ATTEMPTS // players
            matches = [played(game, players, settings, seed) for seed in range(attempts)]
            match = min(matches, key=_length)
            match.record.save(record)
            print(f"{name}: {len(match.decisions)} decisions, {match.result}")
        text = digests(record)
        digests_of(record).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.splitlines())} digests")


if __name__ == "__main__":
    main()
