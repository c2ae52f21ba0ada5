"""Who is paid, and who is fed: first all, then all but some, until gold or food suffices.

Nothing on the table changes while players choose, so that it does not matter who is quicker; what
they have chosen is a `Plan`, and all plans of a stage are carried out together.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, Verb

from .control import refresh_control
from .pieces import lose_unit
from .plunder import may_plunder, plunder_land
from .state import ABOARD, OUTSIDE, Table
from .terms import CITY, MERC, NONE
from .words import FIELD, LEVEL, PLAYER, UNIT

PLUNDER_TO_LIVE: Final = Verb("plunder-to-live", (FIELD, UNIT, LEVEL))
DO_NOT_PLUNDER: Final = Verb("do-not-plunder", (FIELD,))
ASK_PLUNDER_TO_LIVE: Final = Prompt("plunder-to-live", (FIELD,), "SZ-N7.6")
IS_DISBANDED: Final = Event("is-disbanded", (PLAYER, UNIT, LEVEL, FIELD))


def keep_of(s: Table, field: int) -> int:
    """SZ-N2.1, SZ-N7.2: gold or food of a settlement: a village 1, a city 2."""
    return 2 if s.settlement[field] == CITY else 1


@final
class Wording:
    """The verbs of a question about all of somebody's pieces."""

    def __init__(
        self,
        all: Verb,
        most: Verb,
        these: Verb,
        anew: Verb,
        leave: Verb,
        leave_settlement: Verb,
        leave_commanders: Verb | None = None,
    ) -> None:
        self.all: Final = all
        self.most: Final = most
        self.these: Final = these
        self.anew: Final = anew
        self.leave: Final = leave
        self.leave_settlement: Final = leave_settlement
        self.leave_commanders: Final = leave_commanders


@mypyc_attr(allow_interpreted_subclasses=True)
class Means:
    """Gold or food: what pieces cost, and whether there is enough."""

    def unit_price(self, unit: int) -> int:
        """What a unit costs."""
        raise NotImplementedError  # pragma: no cover

    def settlement_price(self, field: int) -> int:
        """What a settlement costs."""
        raise NotImplementedError  # pragma: no cover

    def suffices(self, units: list[int], settlements: list[int], commanders: int) -> bool:
        """Whether all of these can be paid or fed."""
        raise NotImplementedError  # pragma: no cover

    def stock(self) -> int:
        """How much there is."""
        raise NotImplementedError  # pragma: no cover


@final
class Plan:
    """What a player has decided in a stage."""

    def __init__(self, s: Table, player: int) -> None:
        self.s = s
        self.player = player
        self.units: list[int] = []
        """Whom he can pay or feed."""
        self.settlements: list[int] = []
        self.commanders = 0
        """SZ-M8.2: the salary of his commanders."""
        self.left: set[int] = set()
        self.left_settlements: set[int] = set()
        self.left_commanders = False
        self.lost: list[int] = []
        """Units that cannot be paid at all."""
        self.saved: list[int] = []
        """Units that plunder instead."""
        self.connected: set[int] = set()
        """Fields from which gold of plunder comes home."""

    def is_empty(self) -> bool:
        """Whether there is nothing to decide."""
        return not self.units and not self.settlements and not self.commanders

    def is_whole(self) -> bool:
        """Whether nobody is left out."""
        return not self.left and not self.left_settlements and not self.left_commanders

    def is_served(self, unit: int) -> bool:
        """Whether a unit is paid or fed; nobody aboard a ship outlives it."""
        s = self.s
        if s.where[unit] == ABOARD and s.ship[unit] in self.left:
            return False
        return unit not in self.left

    def served(self) -> list[int]:
        """The units that are paid or fed."""
        return [unit for unit in self.units if self.is_served(unit)]

    def unserved(self) -> list[int]:
        """The units that are not."""
        return [unit for unit in self.units if not self.is_served(unit)]

    def served_settlements(self) -> list[int]:
        """The settlements that are paid or fed."""
        return [field for field in self.settlements if field not in self.left_settlements]

    def salary(self) -> int:
        """What commanders get."""
        return 0 if self.left_commanders else self.commanders

    def start_over(self) -> None:
        """Nobody is left out."""
        self.left.clear()
        self.left_settlements.clear()
        self.left_commanders = False


def allot(s: Table, plan: Plan, means: Means, wording: Wording, prompt: Prompt) -> Rules:
    """SZ-N2.4, SZ-N7.6, SZ-F7.3: all at once, or without some; taken back until it is confirmed.

    Who does not answer pays and feeds as much as possible.
    """
    while not plan.is_empty():
        units, settlements = plan.served(), plan.served_settlements()
        enough = means.suffices(units, settlements, plan.salary())
        options: list[Option] = []
        if not enough:
            options.append(wording.most.of())
        else:
            options.append(wording.all.of() if plan.is_whole() else wording.these.of())
        ranges: list[Range] = []
        _leave_options(s, plan, wording, options, ranges)
        if not plan.is_whole():
            options.append(wording.anew.of())
        option = yield Ask(
            plan.player,
            prompt,
            options,
            price_of(means, units, settlements) + plan.salary(),
            means.stock(),
            default=options[0],
            ranges=ranges,
        )
        if option.verb is wording.most:
            leave_fewest(s, plan, means)
            return
        if option.verb in (wording.all, wording.these):
            return
        _leave(s, plan, wording, option)


def price_of(means: Means, units: list[int], settlements: list[int]) -> int:
    """What all of these cost."""
    gold = 0
    for unit in units:
        gold += means.unit_price(unit)
    for field in settlements:
        gold += means.settlement_price(field)
    return gold


def _group(s: Table, unit: int) -> tuple[int, int, int, int]:
    return s.map.spoken[s.at[unit]], s.type[unit], s.experience[unit], s.where[unit]


def _leave_options(
    s: Table, plan: Plan, wording: Wording, options: list[Option], ranges: list[Range]
) -> None:
    """Settlements one by one; of units with the same place, type and level any number."""
    for field in plan.served_settlements():
        options.append(wording.leave_settlement.of(s.map.spoken[field]))
    counts: dict[tuple[int, int, int, int], int] = {}
    for unit in plan.served():
        group = _group(s, unit)
        counts[group] = counts.get(group, 0) + 1
    for (field, type, level, place), count in sorted(counts.items()):
        options.append(wording.leave.of(field, type, level, place, 1))
        if count > 1:
            options.append(wording.leave.of(field, type, level, place, count))
            ranges.append(Range(wording.leave.of(field, type, level, place, 1), count))
    if plan.salary() and wording.leave_commanders is not None:
        options.append(wording.leave_commanders.of())


def _leave(s: Table, plan: Plan, wording: Wording, option: Option) -> None:
    if option.verb is wording.anew:
        plan.start_over()
    elif option.verb is wording.leave_settlement:
        plan.left_settlements.add(s.map.heard[option.a])
    elif option.verb is wording.leave:
        group = (option.a, option.b, option.c, option.d)
        units = [unit for unit in plan.served() if _group(s, unit) == group]
        units.sort(key=lambda unit: _use(s, unit))
        plan.left.update(units[: option.e])
    else:
        plan.left_commanders = True


def _use(s: Table, unit: int) -> tuple[int, bool, bool, int]:
    """Of the same units, those go first that carry nobody, build nothing and learn nothing."""
    return (
        len(s.passengers(unit)),
        s.builds_since[unit] > 0,
        s.training[unit] > 0,
        unit,
    )


def leave_fewest(s: Table, plan: Plan, means: Means) -> None:
    """SZ-F7.3: settlements first, then units by price, the cheapest first, then commanders.

    Those that the player has left out already stay so.
    """
    settlements = plan.served_settlements()
    settlements.sort(key=lambda field: (means.settlement_price(field), -keep_of(s, field), field))
    units = plan.served()
    units.sort(
        key=lambda unit: (
            means.unit_price(unit),
            s.where[unit] == ABOARD,
            -s.content.unit_price[s.type[unit]],
            -s.experience[unit],
            unit,
        )
    )
    paid: list[int] = []
    served: list[int] = []
    for field in settlements:
        if means.suffices(served, [*paid, field], 0):
            paid.append(field)
        else:
            plan.left_settlements.add(field)
    for unit in units:
        if plan.is_served(unit) and means.suffices([*served, unit], paid, 0):
            served.append(unit)
        else:
            plan.left.add(unit)
    if not means.suffices(served, paid, plan.salary()):
        plan.left_commanders = True


# Plunder instead


def save_by_plunder(s: Table, plan: Plan, may_refuse: bool) -> Rules:
    """SZ-N2.6, SZ-N7.6, SZ-OP17: on each field one of the units that go can live by plunder.

    In white mode that is as its owner wants; where units are fed they do it by themselves, and he
    chooses only who of them.
    """
    unserved = [unit for unit in plan.unserved() if s.where[unit] == OUTSIDE]
    for field in sorted({s.at[unit] for unit in unserved}):
        if not may_plunder(s, plan.player, field):
            continue
        there = [unit for unit in unserved if s.at[unit] == field]
        groups = sorted(
            {(s.type[unit], s.experience[unit]) for unit in there},
            key=lambda group: (-s.content.unit_price[group[0]], -group[1], group[0]),
        )
        spoken = s.map.spoken[field]
        options = [PLUNDER_TO_LIVE.of(spoken, type, level) for type, level in groups]
        default = options[0]
        if may_refuse:
            options.append(DO_NOT_PLUNDER.of(spoken))
        option = yield Ask(plan.player, ASK_PLUNDER_TO_LIVE, options, spoken, default=default)
        if option.verb is PLUNDER_TO_LIVE:
            group = (option.b, option.c)
            same = [unit for unit in there if (s.type[unit], s.experience[unit]) == group]
            same.sort(key=lambda unit: _use(s, unit))
            plan.saved.append(same[-1])


# Carrying out


def carry_out_removals(s: Table, plan: Plan) -> None:
    """SZ-N2.4, SZ-N2.6, SZ-N7.6: plunder first, then all others go who were not served.

    A field that another player has plundered in the same stage saves nobody any more.
    """
    saved = []
    for unit in plan.saved:
        field = s.at[unit]
        if may_plunder(s, plan.player, field):
            plunder_land(s, plan.player, field, field in plan.connected)
            saved.append(unit)
    for unit in [*plan.unserved(), *plan.lost]:
        stays = unit in saved or unit in s.upkeep.deserters
        if not stays and s.owner[unit] == plan.player:
            disband(s, unit)


def disband(s: Table, unit: int) -> None:
    """SZ-B4.1, SZ-B4.6, SZ-G5.6: a unit goes for good; mercenaries only until they are hired again.

    So mercenaries are no losses of the year.
    """
    field = s.at[unit]
    s.tell(IS_DISBANDED, s.owner[unit], s.type[unit], s.experience[unit], s.map.spoken[field])
    if s.type[unit] == MERC:
        s.remove_unit(unit)
        refresh_control(s, field)
    else:
        lose_unit(s, unit)


def is_in_play(s: Table, unit: int) -> bool:
    """Whether a unit is still on the map."""
    return s.owner[unit] != NONE
