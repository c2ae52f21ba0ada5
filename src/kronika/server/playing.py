"""A table in memory: its rows, its match built from the journal, and who looks at it."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final

import kronika
from kronika.core.errors import KronikaError, UsageError
from kronika.core.match import Match, new_match

from .storage import CHAT, Row


class Refused(KronikaError):
    """What was asked for is not possible; `code` says why, `head` where the match stands."""

    def __init__(self, code: str, head: int = 0, detail: str = "") -> None:
        super().__init__(detail or code)
        self.code: Final = code
        self.head: Final = head
        self.detail: Final = detail


class Watcher:
    """Somebody who wants to know when something happens at a table."""

    def __init__(self, user: int | None) -> None:
        self.user: Final = user
        self.wake: Final = asyncio.Event()
        self.changed = False
        """Whether the table is not as it was when this was last set to False."""
        self.talked: deque[Row] = deque(maxlen=CHAT)  # who reads no more need not be told all

    def look(self) -> None:
        """The table has changed: look at it again."""
        self.changed = True
        self.wake.set()

    def hear(self, message: Row) -> None:
        """Somebody has said something; the table is as it was."""
        self.talked.append(message)
        self.wake.set()


@dataclass(eq=False)
class Live:
    """A table in memory."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    row: Row = field(default_factory=dict)
    seats: list[Row] = field(default_factory=list)
    match: Match | None = None
    took: list[float] = field(default_factory=list)
    """For each decision that stands, the seconds of its person's clock."""
    loaded: bool = False
    """Not, if what is in memory may differ from the journal: then it is read before it is used."""
    broken: str = ""
    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: dict[int, float] = field(default_factory=dict)
    away: dict[int, float] = field(default_factory=dict)
    thinking: dict[int, int] = field(default_factory=dict)  # seat -> head it thinks about
    kept_until: float = 0.0
    noticing: bool = False
    """Whether all will be shown soon who has come and gone."""
    pasts: OrderedDict[int, Match] = field(default_factory=OrderedDict)
    used: float = 0.0

    @property
    def head(self) -> int:
        """How much has happened."""
        return int(self.row["head"])

    @property
    def playing(self) -> Match:
        """The match, if it goes on."""
        if self.broken:
            raise Refused("broken", self.head, self.broken)
        if self.match is None or self.row["state"] != "playing":
            raise Refused("over" if self.row["state"] == "over" else "not-begun", self.head)
        return self.match

    def seat_of(self, user: int | None) -> int | None:
        """Where somebody sits."""
        for seat in self.seats:
            if user is not None and seat["user_id"] == user:
                return int(seat["seat"])
        return None

    def persons(self) -> list[int]:
        """The seats at which people play themselves."""
        return [int(s["seat"]) for s in self.seats if s["user_id"] is not None and not s["left"]]

    def may_return(self, seat: int | None) -> bool:
        """Whether somebody whose time ran out may take over from the bot: as soon as the bot has
        made the decision that took too long, or coming back would be a way to get more time."""
        if seat is None or self.match is None or not self._is_late(seat):
            return False
        return bool(self.seats[seat]["late_at"] != len(self.match.decisions))

    def _is_late(self, seat: int) -> bool:
        """Whether somebody's time ran out at a table where one can come back."""
        facts = self.seats[seat]
        returns = self.row["late"] == "bot" and self.row["state"] == "playing"
        return returns and facts["left"] == "late" and facts["user_id"] is not None

    def returning(self) -> list[int]:
        """The seats of people who play, or whose time ran out and who may come back."""
        playing = self.persons()
        return [seat for seat in range(len(self.seats)) if seat in playing or self._is_late(seat)]

    def may_hint(self) -> bool:
        """Whether a bot may be asked for advice: between people only if the table allows it."""
        people = sum(seat["kind"] == "person" for seat in self.seats)
        return bool(self.row["hints"]) or people == 1

    def is_here(self, user: int | None) -> bool:
        """Whether somebody looks at the table, through this server or another."""
        if user is None:
            return False
        return any(watcher.user == user for watcher in self.watchers) or (
            self.elsewhere.get(user, 0.0) > time.monotonic()
        )

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        if self.row["state"] != "playing" or self.match is None:
            return []
        return self.match.asked


# Building matches


def standing(journal: Sequence[Row]) -> list[tuple[int, str]]:
    """The decisions of a journal that were not taken back."""
    left: list[tuple[int, str]] = []
    for line in journal:
        if line["back_to"] is not None:
            del left[line["back_to"] :]
        else:
            left.append((line["seat"], line["choice"]))
    return left


def times(journal: Sequence[Row]) -> list[float]:
    """What those decisions took of a person's clock. Where a bot had to decide, it was all."""
    left: list[float] = []
    for line in journal:
        if line["back_to"] is not None:
            del left[line["back_to"] :]
        else:
            left.append(inf if line["by"] == "bot" else line["used"] or 0.0)
    return left


def replayed(row: Row, sitting: Sequence[Row], decided: Sequence[tuple[int, str]]) -> Match:
    """The match of a table; an error that says why if its rules have changed since."""
    game = kronika.game(row["game"]).playing(row["settings"])
    if row["version"] != game.version:
        raise UsageError(
            f"played with version {row['version']!r} of the rules of {game.name}; "
            f"this server has version {game.version!r}"
        )
    match = new_match(game, row["players"], row["seed"], row["settings"])
    match.names = [seat["name"] or "" for seat in sitting]
    for seat, key in decided:
        match.choose(key, seat)
    return match


def weighed(match: Match, seat: int, key: str) -> tuple[bool, bool]:
    """Whether a choice ends the turn of who makes it, and whether he could take it back.

    It is tried where all that he does not know is drawn anew: so nobody learns by asking what the
    choice would really bring.
    """
    try:
        other = match.redraw(seat, f"weighed {len(match.decisions)}")
        other.choose(key, seat)
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
