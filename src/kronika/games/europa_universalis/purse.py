"""Chapters 2.2 and 7: ducats, loans, Monarch Power, Stability, Prestige, and a player's cubes."""

from typing import Final

from kronika.core.asks import Event

from .agenda import HALVE_POWER, LOSE_POWER, NEW_RULER, RECLAIM_CUBES, Duty
from .forces import remove_unit
from .state import DISPLAYED, Table, changed
from .terms import (
    ADM,
    ARMIES,
    CUBES,
    DIP,
    LAND_UNITS,
    LEAST_STABILITY,
    MERCENARY,
    MIL,
    MOST_POWER,
    MOST_STABILITY,
    NONE,
    POWERS,
)
from .words import NUMBER, PLAYER

FOR_POWER: Final = 0
FOR_INFLUENCE: Final = 3
FOR_COLONISTS: Final = 4
FOR_CARDINAL: Final = 5
FOR_CHARGES: Final = 6
FOR_COVER: Final = 7
"""What cubes are needed for; below FOR_INFLUENCE it is the type of Monarch Power."""

BANKRUPT: Final = Event("bankrupt", (PLAYER,))
TAKES_LOANS: Final = Event("takes-loans", (PLAYER, NUMBER))


def power_of(s: Table, seat: int, type: int) -> int:
    """Cubes of a type of Monarch Power; a bot pays for all it does with Bot Power (EU-BOT.23)."""
    if s.switches.is_bot(seat):
        return MOST_POWER
    return s.power[seat * len(POWERS) + type]


def all_power(s: Table, seat: int) -> int:
    """EU-OPA31: cubes of all three types."""
    first = seat * len(POWERS)
    return s.power[first] + s.power[first + 1] + s.power[first + 2]


def cubes_used(s: Table, seat: int) -> int:
    """EU-2.2.4: cubes of a player that lie somewhere."""
    used = all_power(s, seat) + s.placed[seat] + s.colonists[seat] + (s.roma == seat)
    for owner in s.cardinals:
        used += owner == seat
    for place in range(seat * DISPLAYED, (seat + 1) * DISPLAYED):
        used += s.charges[place]
    used += s.covered_small[seat] + s.covered_large[seat] + (s.covered_vassals[seat] + 1) // 2
    return used + (s.memory.changed_focus >> seat & 1)


def cubes_left(s: Table, seat: int) -> int:
    """EU-2.2.4: cubes in a player's supply."""
    return max(0, CUBES - cubes_used(s, seat))


def gain_power(s: Table, seat: int, type: int, many: int) -> int:
    """EU-7.1.5, EU-2.2.6: up to 10 of a type; cubes that are missing may be taken from elsewhere.

    How many were gained at once.
    """
    place = seat * len(POWERS) + type
    if s.switches.is_bot(seat):  # EU-BOT.22: converted when the effect is over
        s.power[place] += many
        return many
    wanted = min(many, MOST_POWER - s.power[place])
    gained = min(wanted, cubes_left(s, seat))
    s.power[place] += gained
    if wanted > gained:
        s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_POWER + type, wanted - gained))
    return gained


def lose_power(s: Table, seat: int, type: int, many: int) -> int:
    """As much Monarch Power of a type as there is; how many were lost."""
    place = seat * len(POWERS) + type
    if s.switches.is_bot(seat):  # EU-BOT.22: converted when the effect is over
        s.power[place] -= many
        return many
    lost = min(many, s.power[place])
    s.power[place] -= lost
    return lost


def pay_power(s: Table, seat: int, type: int, many: int) -> None:
    """EU-4.2.4: a cost that was found to be payable; EU-BOT.23: of a bot by its chart."""
    if s.switches.is_bot(seat):
        return
    assert s.power[seat * len(POWERS) + type] >= many
    s.power[seat * len(POWERS) + type] -= many


def raise_stability(s: Table, seat: int, steps: int) -> None:
    """EU-7.3.1, EU-7.3.6: up to +3; beyond that 2 Administrative Power for each step."""
    usable = min(steps, MOST_STABILITY - s.stability[seat])
    s.stability[seat] += usable
    if steps > usable:
        gain_power(s, seat, ADM, s.content.tables.beyond_adm * (steps - usable))


def lower_stability(s: Table, seat: int, steps: int) -> None:
    """EU-7.3.1, EU-7.3.7: down to -3; beyond that Administrative Power, then what the player says
    when he is asked."""
    missing = fall(s, seat, steps)
    if missing:
        s.agenda.append(Duty(LOSE_POWER, seat, missing))


def fall(s: Table, seat: int, steps: int) -> int:
    """EU-7.3.1, EU-7.3.7: Stability and Administrative Power; how many cubes are still to be lost,
    where there is a choice of other types."""
    usable = min(steps, s.stability[seat] - LEAST_STABILITY)
    s.stability[seat] -= usable
    missing = s.content.tables.beyond_adm * (steps - usable)
    missing -= lose_power(s, seat, ADM, missing)
    others = [power_of(s, seat, type) for type in (DIP, MIL)]
    if missing < sum(others) and all(others):
        return missing
    for type in (DIP, MIL):
        missing -= lose_power(s, seat, type, missing)
    return 0


def loans_left(s: Table, seat: int) -> int:
    """EU-5.2.LO1, EU-7.4.11: how many loans a player could take now."""
    return max(0, s.content.tables.costs.most_interest_for_loan + 1 - s.interest[seat])


def take_loan(s: Table, seat: int) -> None:
    """EU-5.2.LO1, EU-7.4.10: 5 ducats for 1 Interest token."""
    assert loans_left(s, seat) > 0
    s.interest[seat] += 1
    s.ducats[seat] += s.content.tables.costs.loan_ducats


def can_afford(s: Table, seat: int, ducats: int) -> bool:
    """EU-5.2.LO2, EU-BOT.23: whether a player could pay with the loans that he may take."""
    if s.switches.is_bot(seat):
        return True
    return s.ducats[seat] + loans_left(s, seat) * s.content.tables.costs.loan_ducats >= ducats


def pay_ducats(s: Table, seat: int, ducats: int) -> None:
    """EU-5.2.LO2: a cost that was found to be payable, with as many loans as are needed for it.

    EU-BOT.23: a bot has no costs in ducats.
    """
    if s.switches.is_bot(seat):
        return
    taken = 0
    while s.ducats[seat] < ducats:
        take_loan(s, seat)
        taken += 1
    s.ducats[seat] -= ducats
    if taken:
        s.tell(TAKES_LOANS, seat, taken)


def charge(s: Table, seat: int, ducats: int) -> int:
    """EU-7.4.8, EU-7.4.15: a compulsory cost: with loans, and bankrupt if they do not suffice.

    How many ducats were really paid. EU-BOT.22: of a bot they are converted.
    """
    if s.switches.is_bot(seat):
        s.ducats[seat] -= ducats
        return ducats
    if can_afford(s, seat, ducats):
        pay_ducats(s, seat, ducats)
        return ducats
    taken = loans_left(s, seat)
    for _ in range(taken):
        take_loan(s, seat)
    if taken:
        s.tell(TAKES_LOANS, seat, taken)
    paid = s.ducats[seat]
    go_bankrupt(s, seat)
    return paid


def go_bankrupt(s: Table, seat: int) -> None:
    """EU-7.4.15, EU-7.4.16, EU-OPA26: everything that Bankruptcy takes."""
    s.tell(BANKRUPT, seat)
    s.ducats[seat] = 0
    missing = fall(s, seat, 3)
    s.prestige[seat] -= 5
    s.interest[seat] = max(0, s.interest[seat] - 3)
    for army in range(ARMIES):
        area = s.army_area[seat * ARMIES + army]
        if area != NONE:
            for type in range(len(LAND_UNITS)):
                _dismiss(s, seat, area, army, type)
    for type in range(len(POWERS)):
        fire_advisor(s, seat, type)
    if missing:
        s.agenda.append(Duty(HALVE_POWER, seat))
        s.agenda.append(Duty(LOSE_POWER, seat, missing))
    else:
        halve_power(s, seat)


def halve_power(s: Table, seat: int) -> None:
    """EU-7.4.16: half of each type of Monarch Power is lost, at most 3."""
    for type in range(len(POWERS)):
        lose_power(s, seat, type, min(3, (power_of(s, seat, type) + 1) // 2))


def _dismiss(s: Table, seat: int, area: int, army: int, type: int) -> None:
    place = (seat * ARMIES + army) * 9 + MERCENARY * 3 + type
    while s.army[place]:
        remove_unit(s, seat, area, army, MERCENARY, type)


def fire_advisor(s: Table, seat: int, type: int) -> None:
    """EU-4.4.A1, EU-7.4.5: an Advisor's card goes to the discard pile of its deck."""
    place = seat * len(POWERS) + type
    if s.advisors[place] != NONE:
        s.discards[type].append(s.advisors[place])
        s.advisors = changed(s.advisors, place, NONE)
        s.advisor_ill = changed(s.advisor_ill, place, 0)


def dethrone(s: Table, seat: int) -> None:
    """EU-7.2.20, EU-7.2.24, EU-5.1.EV8: the Ruler's card is discarded; who follows, is asked."""
    if s.crowned[seat] != NONE:
        card = s.crowned[seat]
        s.discards[s.content.actions.titles[s.content.actions.cards[card].title].deck].append(card)
    elif s.ruler_event[seat] != NONE:
        s.event_discard.append(s.ruler_event[seat])
    s.ruler = changed(s.ruler, seat, NONE)
    s.ruler_event = changed(s.ruler_event, seat, NONE)
    s.crowned = changed(s.crowned, seat, NONE)
    s.ruler_ill[seat] = 0
    s.ruler_army[seat] = NONE
    s.bots.regent[seat] = NONE
    s.agenda.append(Duty(NEW_RULER, seat))


def is_interregnum(s: Table, seat: int) -> bool:
    """EU-7.2.21, EU-BOT.25: whether a Realm has no Ruler."""
    if s.bots.regent[seat] != NONE:
        return False
    return s.ruler[seat] == NONE and s.crowned[seat] == NONE
