"""A table in memory: its rows, its match built from the journal, and who looks at it."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final

import kronika
from kronika.core.asks import Option
from kronika.core.errors import IllegalChoice, KronikaError, UsageError
from kronika.core.match import Match, new_match

from .storage import CHAT, Row

MOST_KEYS: Final = 40
"""Decisions of one gesture."""
LONGEST_KEY: Final = 200


class Refused(KronikaError):
    """What was asked for is not possible; `code` says why, `head` and `ask` where he stands who
    wanted it."""

    def __init__(self, code: str, head: int = 0, detail: str = "", ask: str | None = None) -> None:
        super().__init__(detail or code)
        self.code: Final = code
        self.head: Final = head
        self.detail: Final = detail
        self.ask: Final = ask


@dataclass(frozen=True)
class Question:
    """What an answer refers to: the question itself, or the head at which it was seen."""

    ask: str | None = None
    head: int | None = None


def question_of(message: object) -> Question:
    """Which question a message names; a ValueError if it names none."""
    if not isinstance(message, dict):
        raise ValueError("not an object")
    ask, head = message.get("ask"), message.get("head")
    if ask is None and head is None:
        raise ValueError("neither a question nor a head is named")
    return Question(None if ask is None else str(ask), None if head is None else int(head))


def keys_of(message: Mapping[str, Any]) -> list[str]:
    """The decisions of one gesture: `key`, or several `keys`; a ValueError if there are none."""
    keys = message["keys"] if "keys" in message else [message["key"]]
    if not isinstance(keys, list) or not 0 < len(keys) <= MOST_KEYS:
        raise ValueError(f"1 to {MOST_KEYS} keys can be chosen at once")
    if not all(isinstance(key, str) and len(key) <= LONGEST_KEY for key in keys):
        raise ValueError("no key of an option")
    return keys


class Watcher:
    """Somebody who wants to know when something happens at a table."""

    def __init__(self, user: int | None) -> None:
        self.user: Final = user
        self.wake: Final = asyncio.Event()
        self.sight: object = None
        """What was to be seen when a decision last woke him."""
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
    thinking: dict[int, str] = field(default_factory=dict)  # seat -> what it thinks about
    kept_until: float = 0.0
    noticing: bool = False
    """Whether all will be shown soon who has come and gone."""
    pasts: OrderedDict[int, Match] = field(default_factory=OrderedDict)
    used: float = 0.0

    @property
    def head(self) -> int:
        """How many rows the journal has. Nobody is told: some of them may be secret answers."""
        return int(self.row["head"])

    @property
    def sights(self) -> list[tuple[int, int]]:
        """For each seat, and at last for who only watches: how much has happened that he could
        see, and how often something that he had seen was taken back."""
        kept = self.row["sights"] or [(self.head, 0)] * (len(self.seats) + 1)
        return [(int(head), int(epoch)) for head, epoch in kept]

    def head_of(self, seat: int | None) -> int:
        """How much has happened for who sits there, or who only watches."""
        return self.sights[-1 if seat is None else seat][0]

    def sight(self, seat: int | None) -> object:
        """What changes for a viewer when somebody decides: if this does not, he sees nothing."""
        always = None if seat is None else self.seats[seat]["standing"]
        return self.sights[-1 if seat is None else seat], self.row["state"], always

    def own(self, seat: int | None) -> str | None:
        """How far somebody has decided himself: it changes when he decides or something that he
        saw is taken back."""
        if seat is None or self.match is None:
            return None
        return f"{self.sights[seat][1]}.{self.match.deciders.count(seat)}"

    def ask_id(self, seat: int | None) -> str | None:
        """The name of the question that a seat is asked now; the last part is its number."""
        if self.match is None or self.row["state"] != "playing":
            return None
        ask = self.match.ask_of(seat)
        return None if ask is None else f"{self.own(seat)}.{ask.prompt.name}.{ask.number}"

    def stands(self, seat: int, question: Question) -> bool:
        """Whether somebody is still asked what he answers.

        Where several are asked, what others do changes the options of a question all the time.
        It is still the same as long as he has not decided himself: then the option says whether
        it is too late.
        """
        if question.ask is None:
            return question.head == self.head_of(seat)
        if self.ask_id(seat) is None:
            return False
        return self._lasting(question.ask) == self.question_of(seat)

    def question_of(self, seat: int) -> str:
        """What a seat is asked, by what lasts while others act."""
        return self._lasting(self.ask_id(seat) or "")

    def _lasting(self, ask: str) -> str:
        several = self.match is not None and self.match.floor is not None
        return ask.rpartition(".")[0] if several else ask

    def is_last(self, seat: int, question: Question) -> bool:
        """Whether somebody has decided nothing since he saw what he wants to take back."""
        if question.ask is None:
            return question.head == self.head_of(seat)
        return question.ask == self.own(seat)

    def standing(self) -> dict[int, str]:
        """The seats at which somebody always answers what he is asked now, with the answers."""
        if self.match is None or self.row["state"] != "playing":
            return {}
        found = {}
        for ask in self.match.asks:
            always = self.seats[ask.player]["standing"] if ask.prompt.standing else None
            key = (always or {}).get(ask.prompt.name)
            option = None if key is None else self.match.game.parsed(key)
            if option is not None and ask.offered(option) and ask.player in self.persons():
                found[ask.player] = option.key
        return found

    def refusal(self, code: str, seat: int | None = None, detail: str = "") -> Refused:
        """Why something is not possible for a seat, and where it stands."""
        return Refused(code, self.head_of(seat), detail, self.ask_id(seat))

    @property
    def playing(self) -> Match:
        """The match, if it goes on."""
        if self.broken:
            raise self.refusal("broken", detail=self.broken)
        if self.match is None or self.row["state"] != "playing":
            raise self.refusal("over" if self.row["state"] == "over" else "not-begun")
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
        return seat in self.match.deciders[self.seats[seat]["late_at"] :]

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


# Who sees what of the decisions


def visible(match: Match, viewer: int | None) -> Sequence[int]:
    """The decisions that a viewer may know of: not what others have answered in secret."""
    hidden = match.hidden_from(viewer)
    count = range(len(match.decisions))
    return [number for number in count if number not in hidden] if hidden else count


def reached(match: Match, viewer: int | None, moment: int) -> int:
    """How many decisions there were when a viewer had seen so many of them."""
    seen = visible(match, viewer)
    if moment >= len(seen):
        return len(match.decisions)
    return seen[moment - 1] + 1 if moment > 0 else 0


@dataclass(frozen=True)
class Seen:
    """What each seat, and at last who only watches, can tell of how far a match has come."""

    decided: list[int]
    asked: list[int]
    numbers: dict[int, int]

    def differs(self, other: "Seen", place: int) -> bool:
        """Whether somebody can tell the two apart."""
        return (
            self.decided[place] != other.decided[place]
            or self.asked != other.asked
            or self.numbers.get(place) != other.numbers.get(place)
        )


def seen_of(match: Match) -> Seen:
    """What everybody can tell now."""
    return Seen(
        decided=[len(visible(match, viewer)) for viewer in _viewers(match)],
        asked=match.asked,
        numbers={ask.player: ask.number for ask in match.asks},
    )


def sights_after(
    sights: Sequence[tuple[int, int]], before: Seen, match: Match, earlier: Match | None = None
) -> list[tuple[int, int]]:
    """The sights when a match has gone on, or back from what is given as `earlier`.

    Who cannot tell that anything has happened keeps his: however many secret answers others
    give, and take back, nobody can count them.
    """
    now = seen_of(match)
    found = []
    for place, viewer in enumerate(_viewers(match)):
        head, epoch = sights[place]
        back = earlier is not None and _decided(earlier, viewer) != _decided(match, viewer)
        changed = back or before.differs(now, place)
        found.append((head + changed, epoch + back))
    return found


def _viewers(match: Match) -> list[int | None]:
    return [*range(match.players), None]


def _decided(match: Match, viewer: int | None) -> list[tuple[int, Option]]:
    return [(match.deciders[number], match.decisions[number]) for number in visible(match, viewer)]


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
