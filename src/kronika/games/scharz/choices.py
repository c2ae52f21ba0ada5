"""Options that are put together for one player, with the numbers that people may say."""

from typing import final

from kronika.core.asks import Option, Range


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
    for place in range(1, len(options)):
        first, last = options[place - 1], options[place]
        if first.verb is last.verb and first.verb.kinds and first.verb.kinds[-1].is_number:
            most = number_of(last)
            if most > number_of(first) + 1 and with_number(first, most) == last:
                found.append(Range(first, most))
    return found


@final
class Choices:
    """What a player can do now."""

    def __init__(self) -> None:
        self.options: list[Option] = []

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
