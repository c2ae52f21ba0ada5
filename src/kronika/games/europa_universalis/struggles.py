"""Chapter 17.4: Power Struggles."""

from typing import Final

from kronika.core.asks import Event

from .agenda import Scene
from .counting import amount
from .effects.vocabulary import PLAIN
from .holding import holds
from .land import holder, tax_value
from .order import turn_order
from .people_in_play import strictly
from .relations import is_ally
from .state import Table, changed
from .terms import NONE, REBELS
from .words import NUMBER, PLAYER, STRUGGLE

STRUGGLE_BEGINS: Final = Event("struggle-begins", (STRUGGLE,))
SCORES_STRUGGLE: Final = Event("scores-struggle", (PLAYER, NUMBER, STRUGGLE))
LOSES_STRUGGLE: Final = Event("loses-struggle", (PLAYER, NUMBER, STRUGGLE))


def activate_struggle(s: Table) -> None:
    """EU-16.5.27, EU-17.4.5, EU-OPC08: the Upcoming one is active; two are scored in turn."""
    if not s.struggles or not s.switches.power_struggles:
        return
    number = s.struggles.pop(0)
    s.active_struggles.append(number)
    for area in s.content.goals.struggles[number].areas:
        if s.atlas.has_area[area]:
            s.battleground = changed(s.battleground, area, True)
    s.tell(STRUGGLE_BEGINS, number)


def score_struggles(s: Table) -> None:
    """EU-17.4.6, EU-17.4.8, EU-4.4.E4: each is computed for all before it is scored."""
    for number in s.active_struggles:
        gains = [struggle_points(s, number, seat) for seat in range(s.count)]
        for seat in turn_order(s):
            s.prestige[seat] += gains[seat]
            if gains[seat] > 0:
                s.tell(SCORES_STRUGGLE, seat, gains[seat], number)
            elif gains[seat] < 0:
                s.tell(LOSES_STRUGGLE, seat, -gains[seat], number)
    s.active_struggles = []


def struggle_points(s: Table, number: int, seat: int) -> int:
    """EU-17.4.7, EU-17.4.8, EU-17.4.9: of Areas, then by the criteria of the card."""
    card = s.content.goals.struggles[number]
    total = sum([_area_points(s, area, seat) for area in card.areas if s.atlas.has_area[area]])
    for criterion in card.criteria:
        scene = Scene(NONE, seat, PLAIN, number)
        if seat not in strictly(s, criterion.who, scene):
            continue
        if criterion.condition is not None and not holds(s, criterion.condition, scene):
            continue
        if criterion.amount is None:
            total += criterion.prestige
        else:
            total += amount(s, criterion.amount, scene, seat)
    return total


def _area_points(s: Table, area: int, seat: int) -> int:
    """EU-17.4.7, EU-17.4.9, EU-OPC10: tax that is controlled, alone there, and relations."""
    halves = 0
    mine = others = False
    for province in s.atlas.area_provinces[area]:
        who = holder(s, province)
        if who == seat:
            is_vassal = s.vassal[province] == seat and s.occupant[province] == NONE
            halves += tax_value(s, province) * (1 if is_vassal else 2)
        for piece in (s.town[province], s.vassal[province], s.occupant[province]):
            mine = mine or piece == seat
            others = others or piece not in (NONE, REBELS, seat)
    points = (halves + 1) // 2
    if mine and not others and s.atlas.area_continent[area] == NONE:
        points += 1
    if _has_relation(s, area, seat):
        points += 1
    return points


def _has_relation(s: Table, area: int, seat: int) -> bool:
    for realm, capital in enumerate(s.capital):
        if capital == NONE or s.atlas.province_area[capital] != area:
            continue
        if realm == s.realm_of[seat]:
            continue
        if s.marriages[realm] >> seat & 1 or is_ally(s, seat, realm):
            return True
    return False
