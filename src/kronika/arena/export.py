"""The results of a tournament as files for programs."""

import json
from pathlib import Path
from typing import Final

from kronika.core.errors import KronikaError
from kronika.core.record import write_whole

from .statistics import Statistics
from .tournament import Played, Tournament

RESULTS: Final = "results.json"
PARQUET: Final = "matches.parquet"


def write_results(folder: Path, tournament: Tournament, statistics: Statistics) -> Path:
    """All figures and all matches, as JSON."""
    path = folder / RESULTS
    everything = {
        **statistics.plain(),
        "matches": [one.plain() for one in tournament.matches],
        "failures": [one.plain() for one in tournament.failures],
    }
    write_whole(path, json.dumps(everything, indent=1) + "\n")
    return path


def can_write_parquet() -> bool:
    """Whether pyarrow is there."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        return False
    return True


def write_parquet(folder: Path, tournament: Tournament) -> Path:
    """A row for each seat of each match that came to its end, as Parquet."""
    import pyarrow
    import pyarrow.parquet

    path = folder / PARQUET
    temporary = folder / f".{PARQUET}"
    rows = [row for one in tournament.matches for row in _rows(tournament, one)]
    try:
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), temporary)
        temporary.replace(path)
    except OSError as error:
        raise KronikaError(f"cannot write {path}: {error}") from error
    return path


def _rows(tournament: Tournament, one: Played) -> list[dict[str, object]]:
    return [
        {
            "match": one.pairing.number,
            "game": tournament.contest.game,
            "seed": one.pairing.seed,
            "players": tournament.contest.players,
            "seat": seat + 1,
            "bot": bot,
            "won": 1 / len(one.winners) if seat in one.winners else 0.0,
            "reason": one.reason,
            "decisions": one.decisions,
            "own_decisions": one.clocks[seat].decisions,
            "seconds": one.clocks[seat].seconds,
            "longest": one.clocks[seat].longest,
            "digest": one.digest,
            **{f"score_{name}": values[seat] for name, values in one.scores.items()},
        }
        for seat, bot in enumerate(one.pairing.lineup)
    ]
