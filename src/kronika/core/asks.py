"""How rules ask and how players answer.

A rule never holds a sentence. It speaks in phrases: a message id and the kinds of its
arguments, which are plain integers. The same phrase gives an option its readable key, its
words in every language and the things on the board that it touches.
"""

from collections.abc import Generator, Sequence
from typing import Final, TypeVar, final

NOTHING: Final = -1
"""The value of an argument that a phrase does not have."""

EVERYBODY: Final = -1
"""The players who may see a log line: a bit mask, or all of them."""


@final
class Kind:
    """A sort of thing that phrases speak of: cities, cards, numbers.

    `ids` are the readable names of the values 0, 1, 2, ...; without them the value is a
    number. `thing` tells that it lies on the table, where a player can click it, as
    `city:paris`; `things` are those names where they are others. A kind that is `counts_of`
    another one says how many of each: four bits for each value, see `packed`. The first values
    of a kind with `seats` are the players of a match.
    """

    def __init__(
        self,
        name: str,
        ids: Sequence[str] | None = None,
        thing: bool = False,
        things: Sequence[str] = (),
        counts_of: "Kind | None" = None,
        seats: bool = False,
    ) -> None:
        self.name = name
        self.seats = seats
        self.ids: tuple[str, ...] = () if ids is None else tuple(ids)
        self.is_number = ids is None and counts_of is None
        self.counts_of = counts_of
        self.things: tuple[str, ...] = tuple(things)
        if thing:
            self.things = tuple([f"{name}:{id}" for id in self.ids])

    def id(self, value: int) -> str:
        """The readable name of a value."""
        if self.counts_of is not None:
            kind = self.counts_of
            parts = [f"{count}-{kind.id(place)}" for place, count in unpacked(value)]
            return "+".join(parts) or "nothing"
        return str(value) if self.is_number else self.ids[value]

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


NUMBER: Final = Kind("number")


def packed(counts: Sequence[int]) -> int:
    """Counts of up to 15 each as one number, for a kind that is `counts_of` another."""
    number = 0
    for place, count in enumerate(counts):
        if not 0 <= count <= 15:
            raise ValueError(f"a count is 0 to 15, not {count}")
        number |= count << 4 * place
    return number


def unpacked(number: int) -> list[tuple[int, int]]:
    """The places of a packed number that are not 0, each with its count."""
    found: list[tuple[int, int]] = []
    place = 0
    while number:
        if number & 15:
            found.append((place, number & 15))
        number >>= 4
        place += 1
    return found


class Phrase:
    """A message id with the kinds of its arguments, and the rule it comes from."""

    def __init__(self, name: str, kinds: tuple[Kind, ...] = (), rule: str = "") -> None:
        self.name = name
        self.kinds = kinds
        self.rule = rule

    def arguments(self, a: int, b: int, c: int) -> tuple[tuple[Kind, int], ...]:
        """Each argument with its kind."""
        return tuple(zip(self.kinds, (a, b, c), strict=False))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


@final
class Prompt(Phrase):
    """What a player is asked."""


@final
class Event(Phrase):
    """What the log tells."""


COMMON: Final = 128
"""Options about one thing with a number below this are made once."""


@final
class Verb(Phrase):
    """What a player can do: the maker of its options.

    Rules offer the same few options again and again; since nobody changes an option, those about
    nothing or one thing are shared.

    What a player does only to talk with others, such as offering a trade, is `talk`: bots that
    think do not begin it, for nobody likes to answer a machine's every idea.
    """

    def __init__(
        self, name: str, kinds: tuple[Kind, ...] = (), rule: str = "", talk: bool = False
    ) -> None:
        super().__init__(name, kinds, rule)
        self.talk = talk
        self._shared: list[Option | None] = [None] * (COMMON + 1)

    def of(self, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> "Option":
        """The option to do this with these things."""
        if b != NOTHING or c != NOTHING or not NOTHING <= a < COMMON:
            return Option(self, a, b, c)
        option = self._shared[a + 1]
        if option is None:
            option = Option(self, a)
            self._shared[a + 1] = option
        return option


@final
class Option:
    """One thing that a player can choose: a verb and up to three arguments."""

    def __init__(self, verb: Verb, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c

    @property
    def key(self) -> str:
        """The option as a record writes it, for example `buy west-3`."""
        words = [self.verb.name]
        for kind, value in self.verb.arguments(self.a, self.b, self.c):
            words.append(kind.id(value))
        return " ".join(words)

    @property
    def touches(self) -> list[str]:
        """The things on the table that this option is about, for example `city:paris`."""
        found = []
        for kind, value in self.verb.arguments(self.a, self.b, self.c):
            if kind.things:
                found.append(kind.things[value])
        return found

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.verb is other.verb
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
        )

    def __hash__(self) -> int:
        return hash((self.verb.name, self.a, self.b, self.c))

    def __repr__(self) -> str:
        return f"<{self.key}>"


@final
class Ask:
    """A question to one player, or the floor open to several.

    `auto` says that a single option is taken by itself; a game switches that off where it
    would tell the others that there was nothing to choose. `secret` says that the answer is
    hidden from the others, until the rules reveal it.
    """

    def __init__(
        self,
        player: int,
        prompt: Prompt,
        options: list[Option],
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        auto: bool = True,
        secret: bool = False,
    ) -> None:
        self.player = player
        self.prompt = prompt
        self.options = options
        self.a = a
        self.b = b
        self.c = c
        self.auto = auto
        self.secret = secret
        self.floor: dict[int, list[Option]] | None = None

    def players(self) -> list[int]:
        """Everybody who may answer."""
        return [self.player] if self.floor is None else list(self.floor)

    def options_of(self, player: int) -> list[Option]:
        """What this player may choose now: nothing for somebody who is not asked."""
        if self.floor is not None:
            return self.floor.get(player, [])
        return self.options if player == self.player else []

    def __repr__(self) -> str:
        return f"<{self.prompt.name} to {self.players()}: {self.options}>"


def open_floor(
    prompt: Prompt,
    options: dict[int, list[Option]],
    a: int = NOTHING,
    b: int = NOTHING,
    c: int = NOTHING,
) -> Ask:
    """An ask to several players: whoever answers first is heard.

    When the rules go on, `ask.player` is the one who answered.
    """
    first = min(options)
    ask = Ask(first, prompt, options[first], a, b, c, auto=False)
    ask.floor = options
    return ask


@final
class Line:
    """A line of the log: an event, its arguments, who may see it, and after which decision."""

    def __init__(self, event: Event, a: int, b: int, c: int, to: int) -> None:
        self.event = event
        self.a = a
        self.b = b
        self.c = c
        self.to = to
        self.decision = NOTHING

    def seen_by(self, player: int | None) -> bool:
        """Whether this player, or a spectator (None), may see the line."""
        return self.to == EVERYBODY or (player is not None and bool(self.to >> player & 1))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Line)
            and self.event is other.event
            and (self.a, self.b, self.c, self.to, self.decision)
            == (other.a, other.b, other.c, other.to, other.decision)
        )

    def __hash__(self) -> int:
        return hash((self.event.name, self.a, self.b, self.c, self.decision))

    def __repr__(self) -> str:
        words = [kind.id(v) for kind, v in self.event.arguments(self.a, self.b, self.c)]
        return f"<{self.decision}: {' '.join([self.event.name, *words])}>"


T = TypeVar("T")

Rules = Generator[Ask, Option, None]
"""A rule that asks: it yields an Ask and receives the chosen Option."""

RulesOf = Generator[Ask, Option, T]
"""A rule that asks and gives something back."""
