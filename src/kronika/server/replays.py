"""Matches built from journals and from other matches."""

from collections.abc import Sequence
from math import inf

import kronika
from kronika.core.errors import IllegalChoice, KronikaError, UsageError
from kronika.core.match import Match, new_match

from .rows import DecisionRow, SeatRow, TableRow


def decided_in(journal: Sequence[DecisionRow]) -> list[tuple[int, str]]:
    """The decisions of a journal that were not taken back."""
    left: list[tuple[int, str]] = []
    for line in journal:
        if line.back_to is not None:
            del left[line.back_to :]
        else:
            left.append((line.seat, line.choice or ""))
    return left


def times(journal: Sequence[DecisionRow]) -> list[float]:
    """What those decisions took of a person's clock. Where a bot had to decide, it was all."""
    left: list[float] = []
    for line in journal:
        if line.back_to is not None:
            del left[line.back_to :]
        else:
            left.append(inf if line.by == "bot" else line.used or 0.0)
    return left


def replayed(
    row: TableRow, sitting: Sequence[SeatRow], decided: Sequence[tuple[int, str]]
) -> Match:
    """The match of a table; an error that says why if its rules have changed since."""
    game = kronika.game(row.game).playing(row.settings)
    if row.version != game.version:
        raise UsageError(
            f"played with version {row.version!r} of the rules of {game.name}; "
            f"this server has version {game.version!r}"
        )
    match = new_match(game, row.players, row.seed, row.settings)
    match.names = [seat.name or "" for seat in sitting]
    for seat, key in decided:
        match.choose(key, seat)
    return match


def chosen(match: Match, seat: int, keys: Sequence[str]) -> Match:
    """The match after several decisions of one gesture; an IllegalChoice if one is not offered.

    What was rolled or shown after one of them cannot decide about the next: all are made or none,
    and trying would be a way to look.
    """
    other = match.copy()
    rolled = other.state.dice.position
    for place, key in enumerate(keys):
        if place and _has_told(other, rolled):
            raise IllegalChoice(f"{key!r} must wait: something was rolled or shown before it")
        other.choose(key, seat)
    return other


def _has_told(match: Match, rolled: int) -> bool:
    """Whether the last decision may have told something: dice, or what was hidden."""
    if match.state.dice.position != rolled:
        return True
    return match.has_shown_something() if match.decisions[-1].verb.final else not match.can_undo


def without(match: Match, seat: int, back_to: int) -> tuple[Match, list[int]] | None:
    """The match without a secret answer of a seat and what it has decided since, and the numbers
    of what others have answered in secret since, which stays.

    None, if something else has happened since, or if the others' answers do not fit without it.
    """
    end = len(match.decisions)
    if not set(range(back_to, end)) <= set(match.hidden_from(None)):
        return None
    others = [number for number in range(back_to, end) if match.deciders[number] != seat]
    earlier = played_to(match, back_to)
    try:
        for number in others:
            earlier.choose(match.decisions[number], match.deciders[number])
        again = earlier.copy()
        again.choose(match.decisions[back_to], seat)
    except IllegalChoice:
        return None
    return (earlier, others) if again.can_undo else None


def weighed(match: Match, seat: int, keys: Sequence[str]) -> tuple[bool, bool]:
    """Whether a choice ends the turn of who makes it, and whether he could take it back.

    It is tried where all that he does not know is drawn anew: so nobody learns by asking what the
    choice would really bring.
    """
    try:
        other = match.redraw(seat, f"weighed {len(match.decisions)}")
        other.choose(list(keys), seat)
    except KronikaError:  # no such position, or the choice does not fit it: then ask
        return True, False
    return seat not in other.asked, other.can_undo


def played_to(match: Match, count: int, start: Match | None = None) -> Match:
    """The match after its first so many decisions, played from an earlier one or the beginning."""
    if start is None:
        past = new_match(match.game, match.players, match.seed, match.settings)
        past.names = match.names
    else:
        past = start.copy()
    for number in range(len(past.decisions), count):
        past.take(match.decisions[number], match.deciders[number])
    return past
