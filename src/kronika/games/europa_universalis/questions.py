"""Rules that stand between other rules and the people whom these ask."""

from collections.abc import Generator

from kronika.core.asks import Ask, Floor, Option, Rules

Questions = Generator[Ask | Floor | None, Option, None]


def to_the_end(rules: Rules) -> Questions:
    """What rules ask, and None when they are over: to be told costs far less than an exception, and
    most duties ask nothing."""
    yield from rules
    yield None
