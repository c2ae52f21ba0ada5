"""Chapters 18.2 to 18.4: the Emperor is called, defends the Empire, and his subjects help."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import DUTY_OF_SUBJECTS, Duty
from .calls import (
    attackers_of,
    can_place_cb,
    defend,
    place_cb,
)
from .discards import take_black_units
from .empire import (
    change_authority,
    elector_areas,
    emperor_seat,
    end_defence,
    is_external,
    is_member,
    is_subject,
)
from .forces import army_unit, deployed, lose_unit
from .influence import influence_of
from .land import base_tax, vassal_tax
from .modifiers import manpower
from .order import clockwise
from .rebel_forces import black_units_left
from .relations import is_at_war, is_enemy
from .state import Table
from .terms import (
    AREA_COUNT,
    ARMIES,
    INFANTRY,
    LAND_UNITS,
    NONE,
    REGULAR,
)
from .war_state import DEFENDS, REFUSES
from .words import AREA, ARMY, NUMBER, PLAYER, REALM, UNIT

DEFEND_EMPIRE: Final = Verb("defend-empire", (), "EU-18.4.2")
REFUSE_SUBJECT: Final = Verb("refuse-subject", (), "EU-18.4.3")
DO_NOT_DEFEND: Final = Verb("do-not-defend", (), "EU-18.4.4")
DUTY_MANPOWER: Final = Verb("duty-manpower", (NUMBER,), "EU-18.3.7")
DUTY_DUCATS: Final = Verb("duty-ducats", (NUMBER,), "EU-18.3.7")
DUTY_PRESTIGE: Final = Verb("duty-prestige", (), "EU-18.3.7")
DUTY_CB: Final = Verb("duty-cb", (REALM,), "EU-18.3.7")
EXHAUST_SINGLE: Final = Verb("duty-single", (AREA,), "EU-18.3.7")
EXHAUST_OF_ARMY: Final = Verb("duty-of-army", (ARMY, UNIT), "EU-18.3.7")

ASK_SUBJECT: Final = Prompt("subject-calls", (REALM, REALM), "EU-9.1.30")
ASK_DEFEND: Final = Prompt("defend-empire", (REALM,), "EU-18.4.4")
ASK_DUTY: Final = Prompt("duty-of-subject", (REALM,), "EU-18.3.7")
ASK_EXHAUST: Final = Prompt("duty-exhaust", (NUMBER,), "EU-18.3.7")

DEFENCE_BEGINS: Final = Event("defence-begins", (PLAYER, NUMBER))
SUBJECT_REFUSED: Final = Event("subject-refused", (PLAYER, REALM))
SERVES_BY_PRESTIGE: Final = Event("serves-by-prestige", (PLAYER,))
SERVES_BY_DUCATS: Final = Event("serves-by-ducats", (PLAYER, NUMBER))
SERVES_BY_UNITS: Final = Event("serves-by-units", (PLAYER, NUMBER))

MOST_IMPERIAL: Final = 8
"""EU-18.4.6."""
DUTY_UNITS: Final = 2
DUTY_PAYMENT: Final = 6
"""EU-18.3.7."""


def call_emperor(s: Table) -> Rules:
    """EU-9.1.30, EU-18.4.1, EU-18.4.2, EU-18.4.3, EU-18.4.4, EU-11.3.31, EU-5.5.DW6, EU-OPC24: a
    player who is Emperor is called by the subjects that a Realm from outside attacks, or defends
    himself."""
    declaration = s.declarations[-1]
    crowned, attacker = emperor_seat(s), declaration.declarer
    is_npr = s.seat_of[attacker] == NONE  # EU-9.1.38: then this step does not apply
    if is_npr or crowned == NONE or s.authority < 1 or not is_external(s, attacker):
        return
    callers = [r for r in declaration.targets if is_subject(s, r) and not is_enemy(s, crowned, r)]
    if callers:
        options = [DEFEND_EMPIRE.of(), REFUSE_SUBJECT.of()]
        option = yield Ask(crowned, ASK_SUBJECT, options, callers[0], attacker, default=options[0])
        if option.verb is REFUSE_SUBJECT:
            declaration.emperor = REFUSES
            s.tell(SUBJECT_REFUSED, crowned, callers[0])
            change_authority(s, -1)
            return
        declaration.emperor = DEFENDS
        nprs = [realm for realm in callers if s.seat_of[realm] == NONE]
        defend(s, crowned, nprs[0] if nprs else NONE)
    elif s.emperor in declaration.targets and is_member(s, s.emperor):
        options = [DEFEND_EMPIRE.of(), DO_NOT_DEFEND.of()]
        option = yield Ask(crowned, ASK_DEFEND, options, attacker, default=options[0])
        if option.verb is DO_NOT_DEFEND:
            return
    else:
        return
    yield from _activate_defence(s, crowned)


def _activate_defence(s: Table, crowned: int) -> Rules:
    """EU-18.4.2, EU-18.4.6, EU-18.4.14, EU-OPC24: the tag and Imperial Manpower; a running defence
    is only extended."""
    declaration = s.declarations[-1]
    for realm in attackers_of(s, declaration):
        if is_external(s, realm) and realm not in s.aggressors:
            s.aggressors.append(realm)
    if s.is_defending:
        return
    s.is_defending = True
    units = min(MOST_IMPERIAL, imperial_strength(s, crowned))
    yield from take_black_units(s, crowned, units)
    s.imperial_manpower = min(units, black_units_left(s))
    s.tell(DEFENCE_BEGINS, crowned, s.imperial_manpower)
    s.agenda.append(Duty(DUTY_OF_SUBJECTS, 0, declaration.declarer))


def imperial_strength(s: Table, crowned: int) -> int:
    """EU-18.4.6: the Emperor's Influence of all sorts in what still counts as Elector Areas."""
    return sum([influence_of(s, crowned, area) for area in elector_areas(s)])


def duty_of_subjects(s: Table, duty: Duty) -> Rules:
    """EU-18.3.7: each player who is a subject, clockwise from the Emperor, does his duty."""
    crowned = emperor_seat(s)
    seats = clockwise(s, crowned) if crowned != NONE else []
    if duty.a >= len(seats):
        return
    s.agenda.append(Duty(DUTY_OF_SUBJECTS, duty.a + 1, duty.b))
    seat = seats[duty.a]
    if not is_subject(s, s.realm_of[seat]):
        return
    if s.switches.is_bot(seat):  # EU-BOT.16
        if not is_at_war(s, seat):
            s.bots.power[seat] = max(0, s.bots.power[seat] - 1)
        return
    options = _duties(s, seat, duty.b)
    option = yield Ask(seat, ASK_DUTY, options, duty.b, default=options[0])
    if option.verb is DUTY_PRESTIGE:
        s.prestige[seat] -= 1
        s.tell(SERVES_BY_PRESTIGE, seat)
    elif option.verb is DUTY_DUCATS:
        s.ducats[seat] -= option.a
        s.tell(SERVES_BY_DUCATS, seat, option.a)
    elif option.verb is DUTY_CB:
        place_cb(s, seat, duty.b)
    else:
        s.tell(SERVES_BY_UNITS, seat, option.a)
        yield from _exhaust(s, seat, option.a)


def _duties(s: Table, seat: int, aggressor: int) -> list[Option]:
    """What a subject can carry out in full, without a loan."""
    options = [DUTY_PRESTIGE.of()]
    units = min(DUTY_UNITS, (manpower(s, seat) + 1) // 2)
    if 0 < units <= s.available[seat] + deployed(s, seat, REGULAR):
        options.append(DUTY_MANPOWER.of(units))
    ducats = min(DUTY_PAYMENT, (base_tax(s, seat) + vassal_tax(s, seat) + 1) // 2)
    if 0 < ducats <= s.ducats[seat]:
        options.append(DUTY_DUCATS.of(ducats))
    if can_place_cb(s, seat, aggressor):
        options.append(DUTY_CB.of(aggressor))
    return options


def _exhaust(s: Table, seat: int, units: int) -> Rules:
    """EU-18.3.7: Available Regular Units first, then deployed ones as the player likes."""
    of_reserve = min(units, s.available[seat])
    s.available[seat] -= of_reserve
    s.exhausted[seat] += of_reserve
    for left in range(units - of_reserve, 0, -1):
        areas = [a for a in range(AREA_COUNT) if s.infantry[seat * AREA_COUNT + a]]
        options = [EXHAUST_SINGLE.of(area) for area in areas]
        for army in range(ARMIES):
            for type in range(len(LAND_UNITS)):
                if army_unit(s, seat, army, REGULAR, type):
                    options.append(EXHAUST_OF_ARMY.of(army, type))
        option = yield Ask(seat, ASK_EXHAUST, options, left, default=options[0])
        if option.verb is EXHAUST_SINGLE:
            lose_unit(s, seat, option.a, NONE, REGULAR, INFANTRY)
        else:
            area = s.army_area[seat * ARMIES + option.a]
            lose_unit(s, seat, area, option.a, REGULAR, option.b)


def emperor_is_at_peace(s: Table) -> bool:
    """EU-4.5.B4, EU-18.4.5: whether the Emperor is at war with no external aggressor."""
    crowned = emperor_seat(s)
    return crowned == NONE or not any(is_enemy(s, crowned, realm) for realm in s.aggressors)


def check_defence(s: Table) -> None:
    """EU-4.5.B4, EU-18.4.5, EU-18.4.10: in phase 5 B the defence of the Empire ends in peace."""
    if emperor_is_at_peace(s):
        end_defence(s)
