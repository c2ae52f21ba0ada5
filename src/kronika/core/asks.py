"""How rules ask and how players answer.

A rule never holds a sentence. It speaks in phrases: a message id and the kinds of its
arguments, which are plain integers. A phrase that is said, with its arguments, is an option, a
question or a line of the log; from it come its readable key, its words in every language and the
things on the board that it touches.
"""

from collections.abc import Callable, Generator, Sequence
from threading import Lock
from typing import Final, TypeVar, final

from mypy_extensions import mypyc_attr

NOTHING: Final = -1
"""The value of an argument that a phrase does not have."""

EVERYBODY: Final = -1
"""The players who may see a log line: a bit mask, or all of them."""

COUNT_BITS: Final = 8
MOST_COUNTED: Final = (1 << COUNT_BITS) - 1
"""How many of one thing packed counts can have."""

MOST_ARGUMENTS: Final = 5


@final
class Names:
    """Readable names with numbers that stay: content packs bring more, which come behind.

    So a number means the same whatever pack is played, and what is said of it is said in one way.
    """

    def __init__(self, ids: Sequence[str] = ()) -> None:
        self.ids: Final = list(ids)
        self._lock = Lock()

    def number(self, id: str) -> int:
        """The number of a name, the next one if it is new."""
        with self._lock:
            if id not in self.ids:
                self.ids.append(id)
            return self.ids.index(id)


@final
class Kind:
    """A sort of thing that phrases speak of: cities, cards, numbers.

    `ids` are the readable names of the values 0, 1, 2, ...; without them the value is a
    number. Where content packs may bring more, they are `Names`, and the first `standard` ones
    are those of the game itself. `thing` tells that it lies on the table, where a player can
    click it, as `city:paris`; `things` are those names where they are others. A kind that is
    `counts_of` another one says how many of each: eight bits for each value, see `packed`. The
    first values of a kind with `seats` are the players of a match. Of an `own` thing everybody
    has one: what the viewer sees of it is his.
    """

    def __init__(
        self,
        name: str,
        ids: Sequence[str] | Names | None = None,
        thing: bool = False,
        things: Sequence[str] = (),
        counts_of: "Kind | None" = None,
        seats: bool = False,
        own: bool = False,
    ) -> None:
        self.name = name
        self.seats = seats
        self.own = own
        self.ids: list[str] = []
        if isinstance(ids, Names):
            self.ids = ids.ids
        elif ids is not None:
            self.ids = list(ids)
        self.standard: Final = len(self.ids)
        self.is_number = ids is None and counts_of is None
        self.counts_of = counts_of
        self._thing = thing
        self._things = list(things)
        self._values: dict[str, int] = {}
        self._known = 0

    @property
    def things(self) -> list[str]:
        """What a player can click, by value; nothing if it does not lie on the table."""
        if self._thing:
            for place in range(len(self._things), len(self.ids)):
                self._things.append(f"{self.name}:{self.ids[place]}")
        return self._things

    def id(self, value: int) -> str:
        """The readable name of a value."""
        if self.counts_of is not None:
            kind = self.counts_of
            parts = [f"{count}-{kind.id(place)}" for place, count in unpacked(value)]
            return "+".join(parts) or "nothing"
        return str(value) if self.is_number else self.ids[value]

    def value(self, id: str) -> int | None:
        """The value of a readable name; None if nothing is called so."""
        if self.counts_of is not None:
            return self._counted(self.counts_of, id)
        if self.is_number:
            digits = id.removeprefix("-")
            number = int(id) if digits.isdecimal() and len(digits) < 19 else None
            return number if str(number) == id else None
        while self._known < len(self.ids):
            self._values.setdefault(self.ids[self._known], self._known)
            self._known += 1
        return self._values.get(id)

    def _counted(self, kind: "Kind", id: str) -> int | None:
        number = 0
        for part in [] if id == "nothing" else id.split("+"):
            count, _, name = part.partition("-")
            place = kind.value(name)
            if place is None or not count.isdecimal() or not 0 < int(count[:4]) <= MOST_COUNTED:
                return None
            number |= int(count) << COUNT_BITS * place
        return number if self.id(number) == id else None

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


NUMBER: Final = Kind("number")


def packed(counts: Sequence[int]) -> int:
    """Counts of up to 255 each as one number, for a kind that is `counts_of` another."""
    number = 0
    place = 0
    for count in counts:
        if count:  # most are 0
            if not 0 <= count <= MOST_COUNTED:
                raise ValueError(f"a count is 0 to {MOST_COUNTED}, not {count}")
            number |= count << place
        place += COUNT_BITS
    return number


def unpacked(number: int) -> list[tuple[int, int]]:
    """The places of a packed number that are not 0, each with its count."""
    if number < 0:
        raise ValueError(f"{number} packs no counts")
    found: list[tuple[int, int]] = []
    place = 0
    while number:
        if number & MOST_COUNTED:
            found.append((place, number & MOST_COUNTED))
        number >>= COUNT_BITS
        place += 1
    return found


class Phrase:
    """A message id with the kinds of its arguments, and the rule it comes from.

    A phrase that `reveals` shows somebody what was hidden from him: a question that is asked only
    of who holds a certain card, a line of the log that names one. What a decision revealed is not
    taken back.
    """

    def __init__(
        self, name: str, kinds: tuple[Kind, ...] = (), rule: str = "", reveals: bool = False
    ) -> None:
        self.name = name
        self.kinds = kinds
        self.rule = rule
        self.reveals = reveals

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


# Sayings are made by the thousand and never refer to themselves, so nobody need look for circles.


@mypyc_attr(acyclic=True)
class Saying:
    """A phrase that is said, with up to five arguments."""

    def __init__(
        self,
        phrase: Phrase,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
    ) -> None:
        self.phrase = phrase
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e

    @property
    def values(self) -> tuple[int, int, int, int, int]:
        """All five arguments, whether the phrase has them or not."""
        return self.a, self.b, self.c, self.d, self.e

    def value(self, place: int) -> int:
        """One of the arguments, by its place."""
        if place < 2:
            return self.b if place else self.a
        if place < 4:
            return self.c if place == 2 else self.d
        return self.e

    @property
    def arguments(self) -> list[tuple[Kind, int]]:
        """Each argument that the phrase has, with its kind."""
        return list(zip(self.phrase.kinds, self.values))

    @property
    def key(self) -> str:
        """As a record writes it, for example `buy west-3`."""
        words = [self.phrase.name]
        for kind, value in self.arguments:
            words.append(kind.id(value))
        return " ".join(words)

    @property
    def touches(self) -> list[str]:
        """The things on the table that this is about, for example `city:paris`."""
        return [kind.things[value] for kind, value in self.arguments if kind.things]

    def says(self, other: "Saying") -> bool:
        """Whether this says the same as another."""
        return (
            self.phrase is other.phrase
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
            and self.d == other.d
            and self.e == other.e
        )


@final
class Prompt(Phrase):
    """What a player is asked.

    Where `standing`, a player may answer once and for all, until he says otherwise: a question
    that comes often and is nearly always declined. Where it `rests`, nothing is begun that its
    player would have to finish: bots judge where it stands what has led there.
    """

    def __init__(
        self,
        name: str,
        kinds: tuple[Kind, ...] = (),
        rule: str = "",
        reveals: bool = False,
        standing: bool = False,
        rests: bool = False,
    ) -> None:
        super().__init__(name, kinds, rule, reveals)
        self.standing = standing
        self.rests = rests


@final
class Event(Phrase):
    """What the log tells."""


LARGEST_HASH: Final = (1 << 61) - 1
COMMON: Final = 128
"""Options about one thing with a number below this are made once; about things that have names,
all of them."""


@final
class Verb(Phrase):
    """What a player can do: the maker of its options.

    Rules offer the same few options again and again; since nobody changes an option, those about
    nothing or one thing are shared.

    What a player does only to talk with others, such as offering a trade, is `talk`: bots that
    think do not begin it, for nobody likes to answer a machine's every idea. They leave alone, too,
    what only takes back what was done, or changes an answer that is ready to be given: they might
    do and undo for ever. What is `final` is never taken back. Who `quits` gives up for good: nobody
    does so at random, and it is never all that is offered.
    """

    def __init__(
        self,
        name: str,
        kinds: tuple[Kind, ...] = (),
        rule: str = "",
        talk: bool = False,
        final: bool = False,
        quits: bool = False,
    ) -> None:
        super().__init__(name, kinds, rule)
        self.talk = talk
        self.final = final
        self.quits = quits
        self.mark: Final = hash(name) & 0xFFFFFFFF
        """What the hashes of its options begin with."""
        self._common: Final = max(COMMON, len(kinds[0].ids)) if len(kinds) == 1 else COMMON
        self._shared: list[Option | None] = [None] * (self._common + 1)

    def of(
        self,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
    ) -> "Option":
        """The option to do this with these things."""
        if b != NOTHING or c != NOTHING or not NOTHING <= a < self._common:
            return Option(self, a, b, c, d, e)
        option = self._shared[a + 1]
        if option is None:
            option = Option(self, a)
            self._shared[a + 1] = option
        return option

    def parsed(self, words: Sequence[str]) -> "Option | None":
        """The option with these readable arguments; None if they do not fit."""
        if len(words) != len(self.kinds):
            return None
        values = [NOTHING] * MOST_ARGUMENTS
        for place, word in enumerate(words):
            value = self.kinds[place].value(word)
            if value is None:
                return None
            values[place] = value
        return self.of(values[0], values[1], values[2], values[3], values[4])


@final
@mypyc_attr(acyclic=True)
class Option(Saying):
    """One thing that a player can choose: a verb and its arguments."""

    def __init__(
        self,
        verb: Verb,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
    ) -> None:
        super().__init__(verb, a, b, c, d, e)
        self.verb = verb

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.says(other)

    def __hash__(self) -> int:
        mixed = self.verb.mark + 8191 * self.a + 524287 * self.b
        # Packed counts can be larger than what a hash may be.
        return (mixed + 131071 * self.c + 3 * self.d + 7 * self.e) & LARGEST_HASH

    def __repr__(self) -> str:
        return f"<{self.key}>"


@final
class Range:
    """Options that differ only in their last argument, a number: any of them may be chosen.

    People are shown a number that they can turn up and down; whoever thinks in options (bots,
    search, learners) chooses among those that the ask names one by one.
    """

    def __init__(self, first: Option, most: int) -> None:
        self.first: Final = first
        """The option with the least number."""
        self.most: Final = most
        place = len(first.verb.kinds) - 1
        self.least: Final = first.value(place)
        if not first.verb.kinds[place].is_number or not 0 <= self.least <= most:
            raise ValueError(f"no range from {first} to {most}")

    def has(self, option: Option) -> bool:
        """Whether an option is one of them."""
        place = len(self.first.verb.kinds) - 1
        return (
            option.verb is self.first.verb
            and option.values[:place] == self.first.values[:place]
            and self.least <= option.value(place) <= self.most
        )


@final
@mypyc_attr(acyclic=True)
class Ask(Saying):
    """A question to one player.

    `auto` says that a single option is taken by itself; a game switches that off where it
    would tell the others that there was nothing to choose. `secret` says that the answer is
    hidden from the others, until the rules reveal it by `reveal()`, or the step is over.

    An `aside` may be answered but is not waited for. `default` is what is played for somebody
    whose time is over. `ranges` are numbers of which any may be chosen, besides the options.
    """

    def __init__(
        self,
        player: int,
        prompt: Prompt,
        options: list[Option],
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
        auto: bool = True,
        secret: bool = False,
        aside: bool = False,
        default: Option | None = None,
        ranges: Sequence[Range] = (),
    ) -> None:
        super().__init__(prompt, a, b, c, d, e)
        self.player = player
        self.prompt = prompt
        self.options = options
        self.auto = auto
        self.secret = secret
        self.aside = aside
        self.default = default
        self.ranges: tuple[Range, ...] = tuple(ranges) if ranges else ()
        self.revealed = False
        self.number = NOTHING
        """How many questions its player had been asked before: what an answer refers to."""

    def among(self, options: list[Option], default: Option | None) -> "Ask":
        """The same question with other options."""
        return Ask(
            *(self.player, self.prompt, options, self.a, self.b, self.c, self.d, self.e),
            auto=self.auto,
            secret=self.secret,
            aside=self.aside,
            default=default,
            ranges=self.ranges,
        )

    def reveal(self) -> None:
        """Everybody knows the answer from now on."""
        self.revealed = True

    def offered(self, option: Option) -> Option | None:
        """The offered option that says the same as this one; None if it may not be chosen."""
        for each in self.options:
            if each is option:
                return each
        for each in self.options:
            if each.says(option):
                return each
        for numbers in self.ranges:
            if numbers.has(option):
                return option
        return None

    def same(self, other: "Ask") -> bool:
        """Whether this asks the same player the same."""
        return (
            self.player == other.player
            and self.says(other)
            and self.secret == other.secret
            and self.options == other.options
            and len(self.ranges) == len(other.ranges)
            and all(
                one.most == two.most and one.first == two.first
                for one, two in zip(self.ranges, other.ranges)
            )
        )

    def __repr__(self) -> str:
        return f"<{self.prompt.name} to {self.player}: {self.options}>"


@final
@mypyc_attr(acyclic=True)
class Floor(Saying):
    """Questions to several players at once, one for each: whoever answers first is heard.

    The prompt is what everybody may know of it. When the rules go on, `player` is the one who
    answered. Where one is asked and others only have asides, it can be `quiet`: then nobody else is
    to notice that there are any.
    """

    def __init__(
        self,
        prompt: Prompt,
        asks: list[Ask],
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
        quiet: bool = False,
    ) -> None:
        super().__init__(prompt, a, b, c, d, e)
        self.prompt = prompt
        self.asks = asks
        self.quiet = quiet
        self.player = NOTHING

    def __repr__(self) -> str:
        return f"<{self.prompt.name} to all of {self.asks}>"


@final
@mypyc_attr(acyclic=True)
class Line(Saying):
    """A line of the log: an event, its arguments, who may see it, and after which decision."""

    def __init__(
        self,
        event: Event,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
        to: int = EVERYBODY,
        decision: int = NOTHING,
    ) -> None:
        super().__init__(event, a, b, c, d, e)
        self.event = event
        self.to = to
        self.decision = decision

    def seen_by(self, player: int | None) -> bool:
        """Whether this player, or a spectator (None), may see the line."""
        return self.to == EVERYBODY or (player is not None and bool(self.to >> player & 1))

    def after(self, decision: int) -> "Line":
        """The same line, told after another decision."""
        return Line(self.event, self.a, self.b, self.c, self.d, self.e, self.to, decision)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Line)
            and self.says(other)
            and self.to == other.to
            and self.decision == other.decision
        )

    def __hash__(self) -> int:
        return hash((self.event.name, self.a, self.b, self.c, self.decision))

    def __repr__(self) -> str:
        return f"<{self.decision}: {self.key}>"


@final
class Shown:
    """What a player has seen since a step began, and what was done in it: that must stay so.

    `played` are the options that were chosen, but for what others chose in secret; `options` is
    what he is offered now, and `lines` what he was told.
    """

    def __init__(
        self, played: list[Option], options: list[Option], told: Callable[[], list[Line]]
    ) -> None:
        self.played = played
        self.options = options
        self._told = told  # only where a game wants to know: without a log, it takes a replay
        self._lines: list[Line] | None = None

    @property
    def lines(self) -> list[Line]:
        """What he was told."""
        if self._lines is None:
            self._lines = self._told()
        return self._lines

    def named(self, kind: Kind) -> set[int]:
        """The things of a kind that any of it names."""
        found: set[int] = set()
        for option in self.played:
            _note(found, kind, option)
        for line in self.lines:
            _note(found, kind, line)
        for option in self.options:
            _note(found, kind, option)
        return found


def _note(found: set[int], kind: Kind, saying: Saying) -> None:
    for place, each in enumerate(saying.phrase.kinds):
        if each is kind:
            found.add(saying.values[place])


T = TypeVar("T")

Rules = Generator[Ask | Floor, Option, None]
"""A rule that asks: it yields an Ask, or a Floor, and receives the chosen Option."""

RulesOf = Generator[Ask | Floor, Option, T]
"""A rule that asks and gives something back."""
