"""Chapter 13.4 and EU-18.8.3: what NPRs field in battles, and how they share it out."""

from typing import Final, final

from .battle_sides import Sides, fielding, sides_of
from .battle_state import ATTACK, DEFEND
from .capacity import is_launched, is_mustered, launching, mustering, use_for_land, use_for_sea
from .empire import is_hre_area, is_member
from .forces import ships_at_sea, units_in
from .land import REBEL_RULE, tax_value
from .state import Table
from .terms import NONE

IMPERIAL_HELP: Final = 3
IMPERIAL_LOSS: Final = 2
"""EU-18.8.3: for each step of Imperial Authority, and for each Area with strangers."""


@final
class Front:
    """A battle that is to come, as one NPR sees it."""

    def __init__(self, number: int, is_capital: bool, enemies: int) -> None:
        self.number: Final = number
        self.is_capital: Final = is_capital
        self.enemies: Final = enemies

    def key(self) -> tuple[bool, int, int]:
        """EU-13.4.9: the capital first, then the largest enemy force, then what is fought first."""
        return not self.is_capital, -self.enemies, self.number


def defence_worth(s: Table, is_naval: bool, province: int) -> int:
    """EU-13.4.11, EU-13.4.12: tax value, double where distant and not devastated; on land +1
    Manpower tokens."""
    worth = tax_value(s, province)
    if s.atlas.is_distant(province) and not s.devastated[s.atlas.province_area[province]]:
        worth *= 2
    return worth if is_naval else worth + s.plus[province]


def defenders(s: Table, is_naval: bool, npr: int, place: int) -> list[int]:
    """EU-13.4.2, EU-13.4.6, EU-13.4.13, EU-9.2.13: the Provinces of an NPR that can still help."""
    if is_naval:
        return [port for port in launching(s, npr, place) if not is_launched(s, port)]
    return [each for each in mustering(s, npr, place) if not is_mustered(s, each)]


def force_of(s: Table, is_naval: bool, npr: int, provinces: list[int]) -> int:
    """EU-13.4.2, EU-13.4.3, EU-13.4.6, EU-13.4.8: on land an Active Ally has half, rounded up."""
    total = sum([defence_worth(s, is_naval, province) for province in provinces])
    return (total + 1) // 2 if s.is_active[npr] and not is_naval else total


def is_at_capital(s: Table, is_naval: bool, npr: int, place: int) -> bool:
    """EU-13.4.9, EU-13.4.18: whether it is the capital Area of an NPR, or a Sea Zone beside it."""
    if s.capital[npr] == NONE:
        return False
    area = s.atlas.province_area[s.capital[npr]]
    return place in s.atlas.area_zones[area] if is_naval else place == area


def allocate(s: Table, battles: list[tuple[bool, int, int]]) -> list[tuple[int, int, int]]:
    """EU-13.4.9, EU-9.2.17, EU-OPB70: what each NPR fields in battles of one kind, in their order.

    Each Province helps in one of them, and is used for this turn.
    """
    sides = [
        sides_of(s, is_naval, place, attacker, fielding(s, is_naval, place))
        for is_naval, place, attacker in battles
    ]
    nprs = sorted({npr for each in sides for side in each.nprs for npr in side})
    found: list[tuple[int, int, int]] = []
    for npr in nprs:
        for front in sorted(_fronts(s, npr, battles, sides), key=Front.key):
            is_naval, place, _ = battles[front.number]
            provinces = defenders(s, is_naval, npr, place)
            force = force_of(s, is_naval, npr, provinces)
            if is_naval:
                use_for_sea(s, provinces)
            else:
                use_for_land(s, provinces)
            if force:
                found.append((place, npr, force))
    for each, (is_naval, place, attacker) in zip(sides, battles):
        if not is_naval:
            _send_imperial_help(s, place, attacker, each, found)
    return found


def _fronts(
    s: Table, npr: int, battles: list[tuple[bool, int, int]], sides: list[Sides]
) -> list[Front]:
    found: list[Front] = []
    for number, (is_naval, place, _) in enumerate(battles):
        for side in (ATTACK, DEFEND):
            if npr in sides[number].nprs[side]:
                enemies = _enemy_force(s, is_naval, place, sides[number], 1 - side)
                found.append(Front(number, is_at_capital(s, is_naval, npr, place), enemies))
    return found


def _enemy_force(s: Table, is_naval: bool, place: int, sides: Sides, side: int) -> int:
    """EU-13.4.9: Units or Ships of a side that are there before NPRs come."""
    total = 0
    for seat in range(s.count):
        if sides.seats[side] >> seat & 1:
            total += ships_at_sea(s, seat, place) if is_naval else units_in(s, seat, place)
    return total + (s.rebels[place] if sides.rebels == side else 0)


def _send_imperial_help(
    s: Table, area: int, attacker: int, sides: Sides, forces: list[tuple[int, int, int]]
) -> None:
    """EU-18.8.3, EU-13.4.5: more defenders for members of the Empire of an NPR Emperor.

    They stand with the first of these members.
    """
    more = imperial_help(s, area, attacker)
    for number, (place, npr, force) in enumerate(forces):
        if more and place == area and npr in sides.nprs[DEFEND] and is_member(s, npr):
            forces[number] = (place, npr, force + more)
            return


def imperial_help(s: Table, area: int, attacker: int) -> int:
    """EU-18.8.3, EU-OPC19: Units beside the members that defend an Area against an outsider."""
    if s.emperor == NONE or s.seat_of[s.emperor] != NONE or not is_hre_area(s, area):
        return 0
    if attacker == REBEL_RULE or s.seat_of[attacker] == NONE or is_member(s, attacker):
        return 0
    strangers = 0
    for seat in range(s.count):
        if not is_member(s, s.realm_of[seat]):
            strangers |= 1 << seat
    before = s.memory.units_before
    taken = [
        each
        for each in s.atlas.areas
        if before and before[each] & strangers and is_hre_area(s, each)
    ]
    return max(0, IMPERIAL_HELP * s.authority - IMPERIAL_LOSS * len(taken))
