"""A fixed set of action numbers: a bijection between option keys and numbers.

Every verb of a game has a range of numbers, in the order of the verbs' names; within it, the
arguments are the digits of a mixed radix, the first one the most significant. A thing is a digit
by its place in its kind's vocabulary, a number by itself up to its limit, and counts (a payment) by
their place among all counts within their limits, in order of their sums. Nothing depends on a
match, on the number of players or on the settings.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from typing import Final, Protocol

from kronika.core.asks import (
    COUNT_BITS,
    MOST_ARGUMENTS,
    MOST_COUNTED,
    NOTHING,
    Kind,
    Option,
    Verb,
    packed,
)
from kronika.core.errors import RulesError, UsageError
from kronika.core.game import Game

from .limits import Counts, limits_of


class Digit(Protocol):
    """The values of one argument, numbered."""

    size: int

    def number(self, value: int) -> int:
        """The number of a value, or -1 if the value is beyond the limit."""
        ...

    def value(self, number: int) -> int:
        """The value of a number."""
        ...


class Plain:
    """Things of a vocabulary, or numbers up to a limit: 0, 1, 2, ..."""

    def __init__(self, size: int) -> None:
        self.size = size

    def number(self, value: int) -> int:
        """The value itself."""
        return value if 0 <= value < self.size else -1

    def value(self, number: int) -> int:
        """The number itself."""
        return number


class Listed:
    """Things of a content pack, by their place among those that it has."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values = list(values)
        self._places = {value: place for place, value in enumerate(values)}
        self.size = len(self._values)

    def number(self, value: int) -> int:
        """The place of a value."""
        return self._places.get(value, -1)

    def value(self, number: int) -> int:
        """The value at a place."""
        return self._values[number]


class Rank:
    """Counts of several things, by their place among all counts within some limits.

    The counts of each further tier have higher sums than those of the tier before. Within a
    tier, they are in order of their sums, and then of the counts themselves.
    """

    def __init__(self, things: int, tiers: Sequence[Counts]) -> None:
        self._things = things
        self._of_sum: list[tuple[int, ...]] = []
        """By sum: the most of each thing."""
        for tier in tiers:
            most = tier.most if len(tier.most) > 1 else tier.most * things
            if len(most) != things:
                raise ValueError(f"{len(most)} limits for {things} things")
            self._of_sum += [most] * (tier.total + 1 - len(self._of_sum))
        self._first = [0]
        """By sum: the first number."""
        for total, most in enumerate(self._of_sum):
            self._first.append(self._first[-1] + _ways(most, total))
        self.size = self._first[-1]
        self._known: dict[int, int] = {}

    def number(self, value: int) -> int:
        """The place of packed counts among all of them."""
        number = self._known.get(value)
        if number is None:
            number = self._known[value] = self._number(value)
        return number

    def _number(self, value: int) -> int:
        counts = [value >> COUNT_BITS * place & MOST_COUNTED for place in range(self._things)]
        left = sum(counts)
        if left >= len(self._of_sum) or value >> COUNT_BITS * self._things:
            return -1
        most = self._of_sum[left]
        number = self._first[left]
        for place, count in enumerate(counts):
            if count > most[place]:
                return -1
            rest = most[place + 1 :]
            for less in range(count):
                number += _ways(rest, left - less)
            left -= count
        return number

    def value(self, number: int) -> int:
        """The packed counts at a place."""
        left = bisect_right(self._first, number) - 1
        number -= self._first[left]
        most = self._of_sum[left]
        counts = []
        for place in range(self._things):
            rest = most[place + 1 :]
            count = 0
            while number >= (ways := _ways(rest, left - count)):
                number -= ways
                count += 1
            counts.append(count)
            left -= count
        return packed(counts)


@cache
def _ways(most: tuple[int, ...], total: int) -> int:
    """In how many ways counts make up a sum."""
    if total < 0:
        return 0
    if not most:
        return int(total == 0)
    return sum([_ways(most[1:], total - count) for count in range(min(most[0], total) + 1)])


class Actions:
    """All actions of a game, numbered from 0 to `size` - 1."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._limits = limits_of(game.name)
        self._verbs: Final = sorted(game.verbs, key=lambda verb: verb.name)
        self._digits = [[self._digit(verb, kind) for kind in verb.kinds] for verb in self._verbs]
        self._first: list[int] = []
        self._place = {verb.name: place for place, verb in enumerate(self._verbs)}
        self.size = 0
        for digits in self._digits:
            self._first.append(self.size)
            size = 1
            for digit in digits:
                size *= digit.size
            self.size += size

    def _digit(self, verb: Verb, kind: Kind) -> Digit:
        if kind.counts_of is not None:
            tiers = self._limits.counts.get(verb.name, self._limits.count)
            return Rank(kind.counts_of.standard, tiers)
        if kind.is_number:
            return Plain(self._limits.numbers.get(verb.name, self._limits.number) + 1)
        values = self.game.values_of(kind)
        return Plain(len(values)) if isinstance(values, range) else Listed(values)

    def number(self, option: Option) -> int:
        """The number of an option."""
        place = self._place[option.verb.name]
        number = 0
        for digit, value in zip(self._digits[place], option.values):
            part = digit.number(value)
            if part < 0:
                raise RulesError(
                    f"{self.game.name}: {option.key!r} is beyond the limits of the action space"
                )
            number = number * digit.size + part
        return self._first[place] + number

    def option(self, number: int) -> Option:
        """The option of a number; whether it is offered now is another question."""
        if not 0 <= number < self.size:
            raise UsageError(f"actions of {self.game.name} are 0 to {self.size - 1}, not {number}")
        place = bisect_right(self._first, number) - 1
        number -= self._first[place]
        values = [NOTHING] * MOST_ARGUMENTS
        digits = self._digits[place]
        for position in range(len(digits) - 1, -1, -1):
            number, part = divmod(number, digits[position].size)
            values[position] = digits[position].value(part)
        return self._verbs[place].of(*values)

    def key(self, number: int) -> str:
        """The key of a number, as a record writes it."""
        return self.option(number).key

    def verb(self, number: int) -> int:
        """The place of a number's verb among the verbs in the order of their names."""
        return bisect_right(self._first, number) - 1

    def ranges(self) -> list[tuple[str, int, int]]:
        """Each verb with its first number and how many it has."""
        ends = [*self._first[1:], self.size]
        return [
            (verb.name, first, end - first)
            for verb, first, end in zip(self._verbs, self._first, ends)
        ]
