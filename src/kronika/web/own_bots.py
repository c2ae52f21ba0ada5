"""Seats that the rules of a game play themselves, where its box has bots of its own.

Such a seat is `own` among the seats of a new table; the settings of the game say the same with
words of their own. What either says holds, and both agree in the end.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kronika.core.errors import UsageError
from kronika.core.game import Game, Settings, complete_settings

OWN: Final = "own"
"""Who sits at a seat of a new table: the rules."""
OWN_LEVEL: Final = "own:"
"""What the stored seat has as its bot, with the level behind it."""
PROGRAM: Final = "bot:"
"""A seat of one of Kronika's bots."""


class Seated(NamedTuple):
    """Seats and settings that agree."""

    seats: tuple[str, ...]
    settings: Settings


class OwnBotError(UsageError):
    """Seats that cannot be played so; `numbers` of seats must be the rules' own."""

    def __init__(self, game: Game, numbers: Sequence[int]) -> None:
        known = ", ".join([str(number) for number in numbers])
        super().__init__(f"{known} seats of this table of {game.name} are played by its own bots")
        self.numbers = tuple(numbers)


def seated(game: Game, settings: Settings, seats: Sequence[str]) -> Seated:
    """The seats that the rules play, whether the seats or the settings say so.

    A bot gives its seat to the rules where they must play more of them, the last one first.
    """
    named = [seat for seat in game.own_seats(settings) if seat < len(seats)]
    numbers = game.own_numbers(settings)
    taken = [seat for seat in named if not _is_bot(seats[seat])]
    if taken:
        raise OwnBotError(game, numbers)
    own = {seat for seat, who in enumerate(seats) if who == OWN} | set(named)
    bots = [seat for seat, who in enumerate(seats) if seat not in own and _is_bot(who)]
    while len(own) not in numbers and bots:
        own.add(bots.pop())
    if len(own) not in numbers:
        raise OwnBotError(game, numbers)
    sat = tuple(OWN if seat in own else who for seat, who in enumerate(seats))
    return Seated(sat, game.with_own(settings, sorted(own)) if own else settings)


def _is_bot(who: str) -> bool:
    return who == OWN or who.startswith(PROGRAM)


def is_own(bot: str | None) -> bool:
    """Whether the rules play at a stored seat with such a bot."""
    return bot is not None and bot.startswith(OWN_LEVEL)


def own_level(game: Game, settings: Settings) -> str:
    """What a stored seat has as its bot where the rules play."""
    return f"{OWN_LEVEL}{complete_settings(game, settings)[game.own_level]}"
