"""`kronika play --terminal`: a game against bots, or with friends around one keyboard."""

import argparse
import secrets
import sys
from pathlib import Path
from typing import Final

import kronika
from kronika import bots
from kronika.bots import Bot
from kronika.core.errors import KronikaError, UsageError
from kronika.core.game import check_players, needed_players
from kronika.core.match import Match, new_match

from . import saves
from .common import (
    Screen,
    Words,
    add_settings,
    seed,
    settings_of,
    whole,
)
from .records import match_at, read_record
from .session import Session

DEFAULT_GAME: Final = "pax-renaissance"
DEFAULT_PLAYERS: Final = 3
DEFAULT_BOT: Final = "greedy"
NOBODY: Final = "none"
BOT: Final = "bot "
PERSON: Final = "person"
"""What a record has as the name of a person; a bot has its own name after `bot `."""
RULES: Final = "rules"
"""What it has as the name of whoever the rules play themselves."""


def add_options(parser: argparse._ActionsContainer) -> None:
    """The options of a game at the terminal."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"a game (default: {DEFAULT_GAME})")
    parser.add_argument(
        "--players", type=whole(1), metavar="N", help=f"how many play (default: {DEFAULT_PLAYERS})"
    )
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME...]",
        help=f"one for all other seats, or one for each: {', '.join(bots.names())}; "
        f"{NOBODY} for a person (default: {DEFAULT_BOT})",
    )
    parser.add_argument(
        "--seat", type=whole(1), metavar="N", help="your seat, counted from 1 (default: 1)"
    )
    parser.add_argument("--seed", type=seed, metavar="S", help="for the same dice once more")
    add_settings(parser)
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a saved game, or with the last one",
    )


def run(given: argparse.Namespace) -> int:
    """Play."""
    match, path = _begun(given) if given.resume is None else _resumed(given)
    seats = _seats(match, given.bots, given.seat)
    match.names = _names(match, seats)
    players: list[Bot | None] = [
        None if bot is None else bots.make(bot, _bot_seed(match, seat))
        for seat, bot in enumerate(seats)
    ]
    if sys.stdin.isatty() and sys.stdout.isatty():
        _edit_lines()
    words = Words(given.lang, match.game)
    session = Session(match, players, Screen(), words, path, disposable=not given.resume)
    return session.run(resumed=given.resume is not None)


def _edit_lines() -> None:
    """Let what is typed be edited with arrow keys, where Python can do that."""
    try:
        import readline  # noqa: F401
    except ImportError:
        pass


def _begun(given: argparse.Namespace) -> tuple[Match, Path | None]:
    game = kronika.game(given.game or DEFAULT_GAME)
    settings = settings_of(game, given.set)
    number = given.players or needed_players(game, settings)
    if number is None:
        number = DEFAULT_PLAYERS if DEFAULT_PLAYERS in game.players else game.players[0]
    check_players(game, number)
    _check_seats(number, given.bots, given.seat)
    chosen = given.seed or secrets.token_hex(32)
    match = new_match(game, number, chosen, settings)
    try:
        return match, saves.new_path(game.name)
    except KronikaError:
        return match, None  # the session says that nothing is saved


def _resumed(given: argparse.Namespace) -> tuple[Match, Path]:
    for name in ("players", "seed", "set"):
        if getattr(given, name):
            raise UsageError(f"a resumed game is as it was: --resume does not go with --{name}")
    if given.game is not None:
        kronika.game(given.game)
    path = Path(given.resume) if given.resume else saves.last_unfinished(given.game)
    match = match_at(read_record(str(path)), None)
    if given.game not in (None, match.game.name):
        raise UsageError(f"{path} is a game of {match.game.name}, not of {given.game}")
    return match, path


def _names(match: Match, seats: list[str | None]) -> list[str]:
    """What the record calls the players: people keep the names they have in it."""
    old = match.names if len(match.names) == match.players else [""] * match.players
    named = [PERSON if name.startswith(BOT) or not name else name for name in old]
    names = [name if bot is None else f"{BOT}{bot}" for name, bot in zip(named, seats)]
    for seat in match.game.own_seats(match.settings):
        names[seat] = RULES
    return names


def _check_seats(players: int, wanted: str | None, seat: int | None) -> None:
    if seat is not None and seat > players:
        raise UsageError(f"there is no seat {seat}; seats are 1 to {players}")
    _others(players, wanted or DEFAULT_BOT)


def _seats(match: Match, wanted: str | None, seat: int | None) -> list[str | None]:
    """The bot of each seat, or None for a person: as asked for, else as in the record."""
    _check_seats(match.players, wanted, seat)
    own = match.game.own_seats(match.settings)
    if seat is not None and seat - 1 in own:
        raise UsageError(f"seat {seat} is played by the rules; sit at another one")
    if wanted is None and seat is None and len(match.names) == match.players:
        found = [name[len(BOT) :] if name.startswith(BOT) else None for name in match.names]
        for number in own:
            found[number] = DEFAULT_BOT  # which is never asked
        if all(bot is None or bot in bots.names() for bot in found) and None in found:
            return found
    others = iter(_others(match.players, wanted or DEFAULT_BOT))
    free = [number for number in range(match.players) if number not in own]
    mine = free[0] if seat is None else seat - 1
    return [None if number == mine else next(others) for number in range(match.players)]


def _others(players: int, wanted: str) -> list[str | None]:
    """The bots of all seats but one's own."""
    names = [name.strip() for name in wanted.split(",")]
    for name in names:
        if name != NOBODY:
            bots.make(name, 0)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise UsageError(
            f"--bots names {len(names)} bots, but {players - 1} seats are left for them; "
            "name one for all, or one for each"
        )
    return [None if name == NOBODY else name for name in names]


def _bot_seed(match: Match, seat: int) -> str:
    """Of public things only, and another one whenever the game is resumed."""
    return f"{match.seed_hash} {len(match.decisions)} {seat}"
