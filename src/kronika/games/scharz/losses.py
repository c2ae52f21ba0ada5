"""Chapter 10.3: whom the swords of a force hit, by positions.

What need not be asked is not: where all targets of a position fall or are alike, they are hit.
"""

from typing import Final, final

from kronika.core.asks import Ask, Option, Prompt, Range, Rules, RulesOf, Verb

from .fighting import Force, lives, position
from .state import Table
from .terms import FRONT, MIDDLE
from .words import LEVEL, NUMBER, PLAYER, UNIT

AIM: Final = 6
"""SZ-K3.5: prestige for one target in the back."""

HIT: Final = Verb("hit", (PLAYER, UNIT, LEVEL, NUMBER))
HIT_SHIELDS: Final = Verb("hit-shields", (NUMBER,))
EXPOSE: Final = Verb("expose", (PLAYER, UNIT, LEVEL, NUMBER))
AIM_AT: Final = Verb("aim-at", (PLAYER, UNIT, LEVEL))
DO_NOT_AIM: Final = Verb("do-not-aim")
ASK_HIT: Final = Prompt("hit", (NUMBER,), "SZ-K3.3")
ASK_EXPOSE: Final = Prompt("expose", (NUMBER,), "SZ-K3.4")
ASK_AIM: Final = Prompt("aim", (NUMBER,), "SZ-K3.5", standing=True)

Group = tuple[int, int, int]
"""Owner, type and experience."""


@final
class Hits:
    """What the swords of one force do to another: the units that fall, and what is left over."""

    def __init__(self, swords: int) -> None:
        self.swords = swords
        self.left = swords
        self.fallen: list[int] = []
        self.shields = 0
        """Shields that were taken away."""
        self.aimed = 0
        """Targets in the back that were paid for."""

    @property
    def unused(self) -> int:
        """SZ-K4.6: swords that neither took a shield nor destroyed a unit."""
        return self.left

    def take(self, s: Table, unit: int, situation: int) -> None:
        """A unit is destroyed."""
        self.left -= lives(s, unit, situation)
        self.fallen.append(unit)


def group_of(s: Table, unit: int) -> Group:
    """What tells a unit from others on the same side."""
    return s.owner[unit], s.type[unit], s.experience[unit]


def grouped(s: Table, units: list[int]) -> dict[Group, list[int]]:
    """Units that are alike, in the order of their groups and numbers."""
    found: dict[Group, list[int]] = {}
    for unit in sorted(units):
        found.setdefault(group_of(s, unit), []).append(unit)
    return {group: found[group] for group in sorted(found)}


def assign_hits(
    s: Table,
    force: Force,
    enemy: Force,
    swords: int,
    shields: int,
    situation: int,
    builders: set[int],
    aimed: int = 0,
) -> RulesOf[Hits]:
    """SZ-K3.1, SZ-K9.2: swords go to the front, then the middle, then the back.

    In front and middle the side that hits chooses, in the back the side that is hit. What can be
    destroyed must be hit; the rest of the swords is unused. `aimed` targets in the back have been
    paid for already.
    """
    hits = Hits(swords)
    alive = enemy.units.copy()
    yield from _hit_front(s, force, hits, alive, shields, situation, builders)
    if not _standing(s, alive, FRONT, situation, builders):
        yield from _hit_middle(s, force, hits, alive, situation, builders)
        if not _standing(s, alive, MIDDLE, situation, builders):
            yield from _aim(s, force, hits, alive, situation, aimed)
            yield from _hit_back(s, enemy, hits, alive, situation)
    return hits


def _standing(
    s: Table, units: list[int], place: int, situation: int, builders: set[int]
) -> list[int]:
    return [unit for unit in units if position(s, unit, situation, unit in builders) == place]


def _price(s: Table, units: list[int], situation: int) -> int:
    """The swords that destroy all of some units."""
    return sum([lives(s, unit, situation) for unit in units])


def _take(s: Table, hits: Hits, alive: list[int], units: list[int], situation: int) -> None:
    for unit in units:
        hits.take(s, unit, situation)
        alive.remove(unit)


def _hit_front(
    s: Table,
    force: Force,
    hits: Hits,
    alive: list[int],
    shields: int,
    situation: int,
    builders: set[int],
) -> Rules:
    """SZ-K3.2: shields, recruits and passengers; the side that hits chooses their order."""
    while hits.left:
        targets = _standing(s, alive, FRONT, situation, builders)
        standing = shields - hits.shields
        if _price(s, targets, situation) + standing <= hits.left:
            _take(s, hits, alive, targets, situation)
            hits.shields += standing
            hits.left -= standing
            return
        options, ranges = _choices(s, HIT, targets, hits.left, situation)
        if standing:
            most = min(standing, hits.left)
            if not options:
                hits.shields += most
                hits.left -= most
                return
            _add(options, ranges, HIT_SHIELDS.of(1), HIT_SHIELDS.of(most), most)
        if not options:
            return
        option = yield from _chosen(force.commander, ASK_HIT, options, ranges, hits.left)
        if option.verb is HIT_SHIELDS:
            hits.shields += option.a
            hits.left -= option.a
        else:
            _take(s, hits, alive, _named(s, targets, option), situation)


def _hit_middle(
    s: Table, force: Force, hits: Hits, alive: list[int], situation: int, builders: set[int]
) -> Rules:
    """SZ-K3.3: ordinary units, of which the side that hits chooses."""
    while hits.left:
        targets = _standing(s, alive, MIDDLE, situation, builders)
        if _price(s, targets, situation) <= hits.left:
            _take(s, hits, alive, targets, situation)
            return
        options, ranges = _choices(s, HIT, targets, hits.left, situation)
        if not options:
            return
        option = yield from _chosen(force.commander, ASK_HIT, options, ranges, hits.left)
        _take(s, hits, alive, _named(s, targets, option), situation)


def _hit_back(s: Table, enemy: Force, hits: Hits, alive: list[int], situation: int) -> Rules:
    """SZ-K3.4, SZ-OP42: the side that is hit names unit after unit, until one outlasts the swords.

    The swords on a unit that survives are spent there, but they have destroyed nothing (SZ-K4.6).
    """
    while hits.left and alive:
        if _price(s, alive, situation) <= hits.left:
            _take(s, hits, alive, alive.copy(), situation)
            return
        if all(lives(s, unit, situation) > hits.left for unit in alive):
            return
        options: list[Option] = []
        ranges: list[Range] = []
        for group, units in grouped(s, alive).items():
            owner, type, level = group
            most = min(len(units), max(1, hits.left // lives(s, units[0], situation)))
            one = EXPOSE.of(owner, type, level, 1)
            _add(options, ranges, one, EXPOSE.of(owner, type, level, most), most)
        default = _cheapest(s, grouped(s, alive), hits.left, situation)
        option = yield from _chosen(
            enemy.commander, ASK_EXPOSE, options, ranges, hits.left, default
        )
        for unit in _named(s, alive, option):
            if lives(s, unit, situation) > hits.left:
                return
            _take(s, hits, alive, [unit], situation)


def _aim(s: Table, force: Force, hits: Hits, alive: list[int], situation: int, aimed: int) -> Rules:
    """SZ-K3.5, SZ-OP12, SZ-H3.18: for 6 prestige each the side that hits names targets itself.

    Whoever owns units of the side may pay. Nobody is asked where that changes nothing.
    """
    if not s.has_prestige:
        return
    for payer in sorted({s.owner[unit] for unit in force.fighting}):
        while True:
            paid = hits.aimed < aimed
            if not paid and s.prestige[payer] < AIM:
                break
            groups = grouped(s, alive)
            if len(groups) < 2 or _price(s, alive, situation) <= hits.left:
                return
            options = [
                AIM_AT.of(owner, type, level)
                for (owner, type, level), units in groups.items()
                if lives(s, units[0], situation) <= hits.left
            ]
            if not options:
                return
            none = DO_NOT_AIM.of()
            option = yield Ask(payer, ASK_AIM, [*options, none], hits.left, default=none)
            if option.verb is DO_NOT_AIM:
                break
            if not paid:
                s.prestige[payer] -= AIM
            hits.aimed += 1
            unit = groups[option.a, option.b, option.c][0]
            _take(s, hits, alive, [unit], situation)


def _choices(
    s: Table, verb: Verb, units: list[int], swords: int, situation: int
) -> tuple[list[Option], list[Range]]:
    """For each group of units: one of them, or as many as the swords destroy."""
    options: list[Option] = []
    ranges: list[Range] = []
    for (owner, type, level), alike in grouped(s, units).items():
        most = min(len(alike), swords // lives(s, alike[0], situation))
        if most:
            one = verb.of(owner, type, level, 1)
            _add(options, ranges, one, verb.of(owner, type, level, most), most)
    return options, ranges


def _add(options: list[Option], ranges: list[Range], one: Option, all: Option, most: int) -> None:
    """The options for one and for all of something, the larger number first."""
    if most > 1:
        options.append(all)
    if most > 2:
        ranges.append(Range(one, most))
    options.append(one)


def _cheapest(
    s: Table, groups: dict[tuple[int, int, int], list[int]], swords: int, situation: int
) -> Option:
    """SZ-F7.3, SZ-K3.4: for who says nothing a unit that outlasts the swords, or the least one."""
    ranked = []
    for (owner, type, level), units in groups.items():
        life = lives(s, units[0], situation)
        ranked.append((life <= swords, level, life, owner, type))
    _, level, _, owner, type = min(ranked)
    return EXPOSE.of(owner, type, level, 1)


def _chosen(
    player: int,
    prompt: Prompt,
    options: list[Option],
    ranges: list[Range],
    swords: int,
    default: Option | None = None,
) -> RulesOf[Option]:
    """What is chosen; where there is one sort of target only, as many of it as can be."""
    last = len(options[0].verb.kinds) - 1
    if all(option.values[:last] == options[0].values[:last] for option in options):
        return options[0]
    return (
        yield Ask(player, prompt, options, swords, default=default or options[0], ranges=ranges)
    )


def _named(s: Table, units: list[int], option: Option) -> list[int]:
    """The first units of the group that an option names."""
    return grouped(s, units)[option.a, option.b, option.c][: option.d]
