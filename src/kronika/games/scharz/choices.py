"""Options that are put together for one player, with the numbers that people may say."""

from typing import final

from kronika.core.asks import Option, Range, Verb

from .groups import Group


def with_number(option: Option, number: int) -> Option:
    """The same option with another number, which is its last argument."""
    kinds = len(option.verb.kinds)
    if kinds == 1:
        return option.verb.of(number)
    if kinds == 2:
        return option.verb.of(option.a, number)
    if kinds == 3:
        return option.verb.of(option.a, option.b, number)
    if kinds == 4:
        return option.verb.of(option.a, option.b, option.c, number)
    return option.verb.of(option.a, option.b, option.c, option.d, number)


def number_of(option: Option) -> int:
    """The number of an option, which is its last argument."""
    return option.value(len(option.verb.kinds) - 1)


def ranges_of(options: list[Option]) -> list[Range]:
    """The numbers between two options that `Choices.add_numbers` has put next to each other."""
    found: list[Range] = []
    first: Option | None = None
    for last in options:
        if first is not None and first.verb is last.verb:
            most = number_of(last)
            several = most > number_of(first) + 1 and last.verb.kinds[-1].is_number
            if several and with_number(first, most) == last:
                found.append(Range(first, most))
        first = last
    return found


@final
class Choices:
    """What a player can do now."""

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.together: list[Option] = []  # orders to several groups of units, which come last

    def listed(self) -> list[Option]:
        """All of them, in their order."""
        return self.options + self.together if self.together else self.options

    def add(self, option: Option) -> None:
        """One more."""
        self.options.append(option)

    def add_numbers(self, first: Option, most: int) -> None:
        """The least and the greatest number: all between them are a range."""
        least = number_of(first)
        if most >= least:
            self.options.append(first)
        if most > least:
            self.options.append(with_number(first, most))

    def add_order(self, verb: Verb, origin: int, to: int, group: Group, most: int) -> None:
        """SZ-F4.5: an order to one unit of a group, or to all of it who can; fields as spoken."""
        self.options.append(verb.of(origin, to, group.type, group.level, 1))
        if most > 1:
            self.options.append(verb.of(origin, to, group.type, group.level, most))
