"""How a player names some of his units: by groups that are alike, with numbers, all first."""

from typing import Final, final

from kronika.core.asks import NOTHING, Ask, Option, Prompt, Range, Rules, RulesOf, Verb
from kronika.core.floors import commit

from .losses import grouped
from .state import Table

NO_MORE: Final = Verb("no-more")


@final
class Picking:
    """The words with which units are named for something.

    `some` has the kinds PLAYER, UNIT, LEVEL and NUMBER, the prompt one of any kind.
    """

    def __init__(self, prompt: Prompt, all: Verb, some: Verb) -> None:
        self.prompt: Final = prompt
        self.all: Final = all
        self.some: Final = some


def pick_units(
    s: Table,
    player: int,
    picking: Picking,
    units: list[int],
    most: int,
    a: int,
    secret: bool = False,
) -> RulesOf[list[int]]:
    """Some of the units, at most so many; nobody is asked where there is nothing to name.

    `a` is what the prompt speaks of.
    """
    left = sorted(units)
    picked: list[int] = []
    while left and len(picked) < most:
        free = most - len(picked)
        options: list[Option] = []
        ranges: list[Range] = []
        if len(left) <= free:
            options.append(picking.all.of())
        groups = grouped(s, left)
        if len(groups) > 1 or len(left) > 1 or not options:
            for (owner, type, level), alike in groups.items():
                count = min(len(alike), free)
                one = picking.some.of(owner, type, level, 1)
                if count > 2:
                    ranges.append(Range(one, count))
                if count > 1 and (len(groups) > 1 or not options):
                    options.append(picking.some.of(owner, type, level, count))
                options.append(one)
        none = NO_MORE.of()
        options.append(none)
        option = yield Ask(
            player, picking.prompt, options, a, secret=secret, default=none, ranges=ranges
        )
        if option.verb is picking.all:
            return sorted([*picked, *left])
        if option.verb is not picking.some:
            break
        named = groups[option.a, option.b, option.c][: option.d]
        picked += named
        left = [unit for unit in left if unit not in named]
        if len(groups) == 1:
            break  # the number has said all
    return sorted(picked)


def secretly(prompt: Prompt, deciding: list[tuple[int, Rules]], a: int = NOTHING) -> Rules:
    """All decide at the same time; who decides several things does so one after the other."""
    by_player: dict[int, list[Rules]] = {}
    for player, rules in deciding:
        by_player.setdefault(player, []).append(rules)
    yield from commit(prompt, [(player, _all(each)) for player, each in by_player.items()], a)


def _all(deciding: list[Rules]) -> Rules:
    for rules in deciding:
        yield from rules


def answered_secretly(prompt: Prompt, asks: list[Ask], a: int = NOTHING) -> RulesOf[list[Option]]:
    """One secret answer to each ask, in the order of the asks."""
    answers: list[list[Option]] = [[] for _ in asks]
    yield from secretly(
        prompt, [(ask.player, _answer(ask, into)) for ask, into in zip(asks, answers)], a
    )
    return [answer[0] for answer in answers]


def _answer(ask: Ask, into: list[Option]) -> Rules:
    ask.secret = True
    into.append((yield ask))
