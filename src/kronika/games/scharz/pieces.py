"""What changes the table, below all chapters: units that go, ships that land, points that come."""

from typing import Final

from kronika.core.asks import Event

from .control import refresh_control
from .factions import has_ability, is_at_home
from .state import OUTSIDE, Table
from .terms import ABILITIES, LI, NONE, TS, WS
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

RIVAL_BONUS: Final = 2
"""SZ-H2.3: half of the prestige is added: one part in two."""
PRESTIGE_ABROAD: Final = ABILITIES.index("prestige-abroad")

GAINS_POINTS: Final = Event("gains-points", (PLAYER, NUMBER))
LOSES_POINTS: Final = Event("loses-points", (PLAYER, NUMBER))
FALLS: Final = Event("falls", (PLAYER, UNIT, LEVEL))
LANDS: Final = Event("lands", (PLAYER, UNIT, FIELD))


def gain_points(s: Table, player: int, count: int) -> None:
    """SZ-G5.1: victory points, at once; a loss is less than nothing."""
    s.points[player] += count
    if count > 0:
        s.tell(GAINS_POINTS, player, count)
    elif count < 0:
        s.tell(LOSES_POINTS, player, -count)


def unit_prestige(s: Table, unit: int) -> int:
    """SZ-P1.1, SZ-G5.2: what a destroyed unit is worth, without the bonus against a rival."""
    return s.content.unit_prestige[s.type[unit]]


def earn_prestige(s: Table, player: int, victim: int, count: int, field: int) -> None:
    """SZ-P1.1, SZ-H2.3, SZ-H2.6, SZ-K4.13: half more against a rival, granted after combat.

    SZ-P4.10, SZ-P3.2: some earn half more abroad too, but not in a duel.
    """
    if s.has_prestige:
        bonus = count // RIVAL_BONUS
        if s.rivals[player] >> victim & 1:
            count += bonus
        abroad = has_ability(s, player, PRESTIGE_ABROAD) and not is_at_home(s, player, field)
        if abroad and s.count > 2:
            count += bonus
        s.due_prestige[player] += count


def grant_prestige(s: Table) -> None:
    """SZ-K4.13, SZ-P1.1: what combat has earned."""
    for player in range(s.count):
        s.prestige[player] += s.due_prestige[player]
        s.due_prestige[player] = 0


def lose_unit(s: Table, unit: int, taken: bool = False) -> None:
    """SZ-B4.1, SZ-G5.6, SZ-J9.6, SZ-K5.1: a unit leaves the map for good, and all aboard with it.

    Whatever the cause, it counts among the losses of the year, unless only what others take does
    (SZ-OP37).
    """
    for passenger in s.passengers(unit):
        lose_unit(s, passenger, taken)
    owner = s.owner[unit]
    if taken or not s.variants.only_taken:
        s.lost[owner] += unit_prestige(s, unit)
    s.tell(FALLS, owner, s.type[unit], s.experience[unit])
    field = s.at[unit]
    s.remove_unit(unit)
    refresh_control(s, field)


def destroy_unit(s: Table, unit: int, by: int) -> None:
    """SZ-P1.1, SZ-K4.14, SZ-K5.1: another player has destroyed a unit, and all aboard with it."""
    for each in [unit, *s.passengers(unit)]:
        worth = unit_prestige(s, each)
        s.destroyed[by] += worth
        earn_prestige(s, by, s.owner[each], worth, s.at[each])
    lose_unit(s, unit, True)


def least_missed(s: Table, herds: list[int]) -> list[int]:
    """SZ-G5.5, SZ-N3.2: of equal herds those that go first: not what brings a point or young."""
    return sorted(herds, key=lambda h: (s.herd_stolen[h] == s.turn, s.herd_bought[h] != s.turn, h))


def degrade(s: Table, unit: int) -> None:
    """SZ-L3.1, SZ-M6.5: light infantry again, with the same experience."""
    s.type[unit] = LI


def land_ship(s: Table, ship: int, field: int) -> None:
    """SZ-J2.8, SZ-L3.1: a ship becomes light infantry; his empty ship lies on the field.

    Its passengers stand on the field too.
    """
    type = s.type[ship]
    assert type in (TS, WS)
    s.empty.put(s.owner[ship], type, field)
    for passenger in s.passengers(ship):
        put_on_field(s, passenger, field)
    s.tell(LANDS, s.owner[ship], type, s.map.spoken[field])
    degrade(s, ship)
    put_on_field(s, ship, field)


def stand_on(s: Table, unit: int, field: int) -> None:
    """A unit stands on a field; who controls it, and the one it left, is looked at later."""
    s.at[unit] = field
    s.where[unit] = OUTSIDE
    s.border[unit] = NONE
    s.ship[unit] = NONE
    s.river[unit] = NONE


def put_on_field(s: Table, unit: int, field: int) -> None:
    """SZ-D6.14: a unit stands on a field, and control changes at once."""
    before = s.at[unit]
    stand_on(s, unit, field)
    if before != field:
        refresh_control(s, before)
    refresh_control(s, field)
