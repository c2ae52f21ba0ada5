"""What is to be known of the values of a setting: facts in words, and filters by them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kronika.core.game import HEAVIEST, MINUTES, PEOPLE, WEIGHT, YEAR, Fact

from .words import web_text

HOUR: Final = 60
EXACT: Final = 10 * HOUR
"""From here on nobody counts half hours."""
SPANS: Final = (3 * HOUR, 6 * HOUR)
"""How long people may have time, in minutes."""
FEWEST: Final = 2
"""Values that are worth choosing from."""


@dataclass(frozen=True)
class ShownFact:
    """A fact beside a value, with the numbers that a filter looks at."""

    name: str
    words: str
    told: str
    """The same for who does not see where it stands."""
    least: int
    most: int
    dots: tuple[bool, ...] = ()


@dataclass(frozen=True)
class Span:
    """One choice of a filter."""

    words: str
    least: int
    most: int


@dataclass(frozen=True)
class Filter:
    """What values can be sorted out by."""

    fact: str
    title: str
    spans: tuple[Span, ...]


def shown_facts(facts: Iterable[Fact], language: str) -> tuple[ShownFact, ...]:
    """Facts in words."""
    return tuple(_shown(fact, language) for fact in facts)


def _shown(fact: Fact, language: str) -> ShownFact:
    words, least, most = _words(fact, language), fact.least, fact.most
    told = web_text(language).message(f"fact-{fact.name}", words=words, most=most)
    if fact.name == MINUTES:
        least = most  # who has three hours looks for what is over by then
    dots = tuple(place < fact.most for place in range(HEAVIEST)) if fact.name == WEIGHT else ()
    return ShownFact(fact.name, words, told, least, most, dots)


def _words(fact: Fact, language: str) -> str:
    if fact.name == MINUTES:
        hours = _between(_hours(fact.least), _hours(fact.most))
        return web_text(language).message("fact-hours", hours=hours)
    return _between(str(fact.least), str(fact.most))


def _between(least: str, most: str) -> str:
    return least if least == most else f"{least}–{most}"


def _hours(minutes: int) -> str:
    """1½, in half hours; long times in whole ones."""
    halves = round(minutes / HOUR) * 2 if minutes >= EXACT else round(2 * minutes / HOUR)
    whole, half = divmod(halves, 2)
    return f"{whole or ''}{'½' if half else ''}" or "0"


def by_weight(facts: Iterable[Fact]) -> tuple[int, int]:
    """From light to heavy, then from short to long."""
    found = {fact.name: fact for fact in facts}
    weight, minutes = found.get(WEIGHT), found.get(MINUTES)
    return (weight.most if weight else 0, minutes.most if minutes else 0)


def filters_of(values: Sequence[Sequence[Fact]], language: str) -> tuple[Filter, ...]:
    """What values with these facts can be sorted out by: people, time, year."""
    words = web_text(language).message
    found = []
    for name, spans in (
        (PEOPLE, _numbers(_all(values, PEOPLE))),
        (MINUTES, _times(_all(values, MINUTES), language)),
        (YEAR, _numbers([Fact(YEAR, one.least, one.least) for one in _all(values, YEAR)])),
    ):
        if len(spans) >= FEWEST:
            found.append(Filter(name, words(f"filter-{name}"), tuple(spans)))
    return tuple(found)


def _all(values: Sequence[Sequence[Fact]], name: str) -> list[Fact]:
    return [fact for facts in values for fact in facts if fact.name == name]


def _numbers(facts: Sequence[Fact]) -> list[Span]:
    """Each number that there is."""
    numbers = {number for fact in facts for number in range(fact.least, fact.most + 1)}
    return [Span(str(number), number, number) for number in sorted(numbers)]


def _times(facts: Sequence[Fact], language: str) -> list[Span]:
    """Not longer than this, or longer than all of these."""
    words = web_text(language).message
    longest = max((fact.most for fact in facts), default=0)
    spans = [
        Span(words("fact-hours", hours=_hours(most)), 0, most) for most in SPANS if most < longest
    ]
    if spans:
        spans.append(Span(words("filter-longer"), spans[-1].most + 1, longest))
    return spans
