"""EU-5.4.IN: the action Influence."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .effects import things
from .influence import add_influence, influence_in, takes_influence
from .manner import Manner
from .modifiers import change_of_cost, limit, power_cost
from .purse import can_afford, cubes_left, pay_ducats, pay_power, power_of
from .selecting import listed
from .state import Table
from .terms import AREA_COUNT, DIP, INFLUENCE_OF_AREA
from .words import AREA, NUMBER, PLAYER

INFLUENCE: Final = Verb("influence", (AREA,), "EU-5.4.IN1")
WITH_POWER: Final = Verb("influence-by-power", (), "EU-5.4.IN1")
WITH_DUCATS: Final = Verb("influence-by-ducats", (), "EU-5.4.IN1")
ENOUGH: Final = Verb("influence-done", (), "EU-5.4.IN2")

PER_AREA: Final = things.LIMITS.index("influence-per-area-turn")

ASK_AREA: Final = Prompt("influence", (), "EU-5.4.IN3")
ASK_PAYMENT: Final = Prompt("influence-payment", (AREA,), "EU-5.4.IN1")

INFLUENCED: Final = Event("influences", (PLAYER, AREA, NUMBER))


def reachable(s: Table, seat: int) -> list[int]:
    """EU-5.4.IN2, EU-5.4.IN3, EU-5.4.IN4, EU-5.4.IN5: where one more cube may be put."""
    most = _most_cubes(s, seat)
    reached = listed(s.memory.reach & s.atlas.main_bits)
    return [area for area in reached if _has_room(s, area, most)]


def _most_cubes(s: Table, seat: int) -> int:
    """EU-5.4.IN2: cubes that a player may put into one Area in a turn."""
    return limit(s, seat, PER_AREA, s.content.tables.costs.influence_per_area)


def _has_room(s: Table, area: int, most: int) -> bool:
    """EU-5.4.IN2, EU-5.4.IN4, EU-5.4.IN5: of the Areas in reach."""
    if not takes_influence(s, area) or influence_in(s, area) >= INFLUENCE_OF_AREA:
        return False
    return s.memory.influenced.count(area) < most


def _first_cost(s: Table, seat: int, manner: Manner) -> int:
    base = s.content.tables.costs.influence_dip
    return power_cost(s, seat, things.PLACE_INFLUENCE, things.PAID_DIP, base, manner)


def _ducats(s: Table, seat: int) -> int:
    base = s.content.tables.costs.influence_ducats
    return change_of_cost(s, seat, things.PLACE_INFLUENCE, things.PAID_DUCATS, base)


def can_place_influence(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.4.IN1: the first cube can be paid and put somewhere."""
    if not _ways(s, seat, manner, True):
        return False
    most = _most_cubes(s, seat)
    return any(_has_room(s, area, most) for area in listed(s.memory.reach & s.atlas.main_bits))


def place_influence(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.4.IN1, EU-11.1.9: the first cube for Diplomatic Power, each further one for that or
    ducats."""
    is_first = True
    enough = ENOUGH.of()
    while True:
        ways = _ways(s, seat, manner, is_first)
        areas = reachable(s, seat) if ways else []
        if not areas:
            break
        options = [INFLUENCE.of(area) for area in areas]
        if not is_first:
            options.append(enough)
        option = yield Ask(seat, ASK_AREA, options, default=options[-1], auto=is_first)
        if option.verb is ENOUGH:
            break
        area = option.a
        option = yield Ask(seat, ASK_PAYMENT, ways, area, default=ways[0])
        if option.verb is WITH_POWER:
            pay_power(s, seat, DIP, _power(s, seat, manner, is_first))
        else:
            pay_ducats(s, seat, _ducats(s, seat))
        add_influence(s, seat, area)
        s.memory.influenced.append(area)
        s.tell(INFLUENCED, seat, area, s.influence[seat * AREA_COUNT + area])
        is_first = False


def _power(s: Table, seat: int, manner: Manner, is_first: bool) -> int:
    return _first_cost(s, seat, manner) if is_first else s.content.tables.costs.influence_dip


def _ways(s: Table, seat: int, manner: Manner, is_first: bool) -> list[Option]:
    """EU-5.4.IN1, EU-2.2.4: how the next cube can be paid; one that pays may be the one placed."""
    ways: list[Option] = []
    cost, has_cube = _power(s, seat, manner, is_first), cubes_left(s, seat) > 0
    frees_cube = cost > 0 and not s.switches.is_bot(seat)
    if power_of(s, seat, DIP) >= cost and (has_cube or frees_cube):
        ways.append(WITH_POWER.of())
    if not is_first and has_cube and can_afford(s, seat, _ducats(s, seat)):
        ways.append(WITH_DUCATS.of())
    return ways
