"""A table in memory: its rows, its match built from the journal, and who looks at it."""

import asyncio
import time
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Final

from kronika.core.match import Match

from .questions import Question
from .refusals import Refused
from .rows import MessageRow, SeatRow, TableRow
from .sights import sights_of
from .talk import CHAT


class Watcher:
    """Somebody who wants to know when something happens at a table."""

    def __init__(self, user: int | None) -> None:
        self.user: Final = user
        self.wake: Final = asyncio.Event()
        self.sight: object = None
        """What was to be seen when a decision last woke him."""
        self.changed = False
        """Whether the table is not as it was when this was last set to False."""
        self.talked: deque[MessageRow] = deque(
            maxlen=CHAT
        )  # who reads no more need not be told all

    def look(self) -> None:
        """The table has changed: look at it again."""
        self.changed = True
        self.wake.set()

    def hear(self, message: MessageRow) -> None:
        """Somebody has said something; the table is as it was."""
        self.talked.append(message)
        self.wake.set()


@dataclass(eq=False)
class LiveTable:
    """A table in memory."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    row: TableRow = field(init=False)
    seats: list[SeatRow] = field(default_factory=list)
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
        return self.row.head

    @property
    def sights(self) -> list[tuple[int, int]]:
        """For each seat, and at last for who only watches: how much has happened that he could
        see, and how often something that he had seen was taken back."""
        return sights_of(self.row, len(self.seats))

    def head_of(self, seat: int | None) -> int:
        """How much has happened for who sits there, or who only watches."""
        return self.sights[-1 if seat is None else seat][0]

    def sight(self, seat: int | None) -> object:
        """What changes for a viewer when somebody decides: if this does not, he sees nothing."""
        always = None if seat is None else self.seats[seat].standing
        return self.sights[-1 if seat is None else seat], self.row.state, always

    def own(self, seat: int | None) -> str | None:
        """How far somebody has decided himself: it changes when he decides or something that he
        saw is taken back."""
        if seat is None or self.match is None:
            return None
        return f"{self.sights[seat][1]}.{self.match.deciders.count(seat)}"

    def ask_id(self, seat: int | None) -> str | None:
        """The name of the question that a seat is asked now; the last part is its number."""
        if self.match is None or self.row.state != "playing":
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
        """The seats at which nobody answers in person, with the answers: somebody always answers
        what he is asked now, or he is only asked so that nobody learns that he has no choice."""
        if self.match is None or self.row.state != "playing":
            return {}
        found = {}
        for ask in self.match.asks:
            if not ask.prompt.standing or ask.player not in self.persons():
                continue
            key = (self.seats[ask.player].standing or {}).get(ask.prompt.name)
            option = None if key is None else self.match.game.parsed(key)
            if option is not None and ask.offered(option):
                found[ask.player] = option.key
            elif not ask.aside and not ask.ranges and len(ask.options) == 1:
                found[ask.player] = ask.options[0].key
        return found

    def refusal(self, code: str, seat: int | None = None, detail: str = "") -> Refused:
        """Why something is not possible for a seat, and where it stands."""
        return Refused(code, self.head_of(seat), detail, self.ask_id(seat))

    @property
    def playing(self) -> Match:
        """The match, if it goes on."""
        if self.broken:
            raise self.refusal("broken", detail=self.broken)
        if self.match is None or self.row.state != "playing":
            raise self.refusal("over" if self.row.state == "over" else "not-begun")
        return self.match

    def seat_of(self, user: int | None) -> int | None:
        """Where somebody sits."""
        for seat in self.seats:
            if user is not None and seat.user_id == user:
                return seat.seat
        return None

    def persons(self) -> list[int]:
        """The seats at which people play themselves."""
        return [s.seat for s in self.seats if s.user_id is not None and not s.left]

    def may_return(self, seat: int | None) -> bool:
        """Whether somebody whose time ran out may take over from the bot: as soon as the bot has
        made the decision that took too long, or coming back would be a way to get more time."""
        if seat is None or self.match is None or not self._is_late(seat):
            return False
        return seat in self.match.deciders[self.seats[seat].late_at :]

    def _is_late(self, seat: int) -> bool:
        """Whether somebody's time ran out at a table where one can come back."""
        facts = self.seats[seat]
        returns = self.row.late == "bot" and self.row.state == "playing"
        return returns and facts.left == "late" and facts.user_id is not None

    def returning(self) -> list[int]:
        """The seats of people who play, or whose time ran out and who may come back."""
        playing = self.persons()
        return [seat for seat in range(len(self.seats)) if seat in playing or self._is_late(seat)]

    def may_hint(self) -> bool:
        """Whether a bot may be asked for advice: between people only if the table allows it."""
        people = sum(seat.kind == "person" for seat in self.seats)
        return self.row.hints or people == 1

    def is_here(self, user: int | None) -> bool:
        """Whether somebody looks at the table, through this server or another."""
        if user is None:
            return False
        return any(watcher.user == user for watcher in self.watchers) or (
            self.elsewhere.get(user, 0.0) > time.monotonic()
        )

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        if self.row.state != "playing" or self.match is None:
            return []
        return self.match.asked
