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
from kronika.core.game import Value
from kronika.rl.encoding import Encoder

RECORDS: Final = Path(__file__).resolve().parent.parent / "tests" / "records"
ATTEMPTS: Final = 60
EVERY: Final = 3
"""After so many decisions comes a digest."""

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


def digests(record: Path) -> str:
    """A line for every few decisions of a record: what is offered, and what each player sees."""
    lines: list[dict[str, Any]] = []
    encoder: Encoder | None = None
    for match in kronika.replay(record):
        encoder = encoder or Encoder(match.game, match.players)
        if len(match.decisions) % EVERY == 0 or match.result is not None:
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


def main() -> None:
    wanted = [name for name in sys.argv[1:] if name != "--digests"]
    for name, (game, players, settings) in TABLES.items():
        if wanted and game not in wanted:
            continue
        record = RECORDS / f"{name}.jsonl"
        if "--digests" not in sys.argv:
            matches = [played(game, players, settings, seed) for seed in range(ATTEMPTS)]
            match = min(matches, key=lambda match: len(match.decisions))
            match.record.save(record)
            print(f"{name}: {len(match.decisions)} decisions, {match.result}")
        text = digests(record)
        digests_of(record).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.splitlines())} digests")


if __name__ == "__main__":
    main()
