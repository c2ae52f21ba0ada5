"""Chapter 7.2: Rulers, their deaths and what follows, and the health of all characters."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .agenda import DEATHS, ELECTION, Duty
from .cards import discard
from .effects import things
from .purse import dethrone, fire_advisor, is_interregnum
from .state import Table, added, changed
from .terms import ARMIES, LAND_UNITS, NONE, POWERS
from .triggers import fire
from .words import CARD, PLAYER, RULER

CROWN: Final = Verb("crown", (CARD,), "EU-7.2.20")
INTERREGNUM: Final = Verb("interregnum", (), "EU-7.2.21")

ASK_NEW_RULER: Final = Prompt("new-ruler", (), "EU-7.2.20", standing=True)

CROWNED: Final = Event("crowned", (PLAYER, CARD))
NEW_RULER_COMES: Final = Event("new-ruler", (PLAYER, RULER))
INTERREGNUM_BEGINS: Final = Event("interregnum-begins", (PLAYER,))
DIES: Final = Event("character-dies", (PLAYER, CARD))
RULER_DIES: Final = Event("ruler-dies", (PLAYER,))

FATAL: Final = 2
"""EU-7.2.13: tokens of Ill Health."""


def ruler_skill(s: Table, seat: int, type: int) -> int:
    """EU-7.2.21: of the Ruler; 1 in an Interregnum."""
    if s.crowned[seat] != NONE:
        actions = s.content.actions
        return actions.characters[actions.cards[s.crowned[seat]].character].skills[type]
    if s.ruler[seat] != NONE:
        return s.content.events.rulers[s.ruler[seat]].skills[type]
    return 1


def ruler_dice(s: Table, seat: int) -> list[int]:
    """EU-16.2.6: Battle Dice of the Ruler as a General."""
    if s.crowned[seat] != NONE:
        actions = s.content.actions
        return actions.characters[actions.cards[s.crowned[seat]].character].dice
    if s.ruler[seat] != NONE:
        return s.content.events.rulers[s.ruler[seat]].dice
    return [0] * len(LAND_UNITS)


def ruler_mortality(s: Table, seat: int) -> int:
    """EU-7.2.13: the symbol of the Ruler; 0: there is none."""
    if s.crowned[seat] != NONE:
        actions = s.content.actions
        return actions.characters[actions.cards[s.crowned[seat]].character].mortality
    if s.bots.regent[seat] != NONE:
        return s.bots.regent[seat]
    return s.content.events.rulers[s.ruler[seat]].mortality if s.ruler[seat] != NONE else 0


def skill(s: Table, seat: int, type: int) -> int:
    """EU-7.1.2, EU-DV.6: the Total Skill Level, without what Ideas add."""
    total = ruler_skill(s, seat, type)
    advisor = s.advisors[seat * len(POWERS) + type]
    if advisor != NONE:
        actions = s.content.actions
        total += actions.characters[actions.cards[advisor].character].skill
    return total


def crown(s: Table, seat: int, card: int) -> None:
    """EU-5.2.AP7, EU-7.2.5, EU-7.2.7: a Leader from hand becomes Ruler, for free."""
    assert is_interregnum(s, seat)
    s.hands[seat].remove(card)
    s.crowned = changed(s.crowned, seat, card)
    s.ruler_ill[seat] = 0
    s.tell(CROWNED, seat, card)


def enthrone(s: Table, seat: int, ruler: int, event: int) -> None:
    """EU-5.1.EV6, EU-5.1.EV8, EU-7.2.3, EU-7.2.4, EU-SCN.16: a historical Ruler takes the throne.

    The one who rules already stays, and is healthy again; there is no election then. Nor is there
    one after an Interregnum (EU-18.9.1): it was held when the throne became empty.
    """
    rulers = s.content.events.rulers
    if s.ruler[seat] != NONE and rulers[s.ruler[seat]].person == rulers[ruler].person:
        s.ruler_ill[seat] = 0
        s.event_discard.append(event)
        return
    is_replaced = not is_interregnum(s, seat)
    if s.crowned[seat] != NONE:
        discard(s, s.crowned[seat])
    elif s.ruler_event[seat] != NONE:
        s.event_discard.append(s.ruler_event[seat])
    s.crowned = changed(s.crowned, seat, NONE)
    s.bots.regent[seat] = NONE
    s.ruler = changed(s.ruler, seat, ruler)
    s.ruler_event = changed(s.ruler_event, seat, event)
    s.ruler_ill[seat] = int(rulers[ruler].ill_health)
    s.ruler_army[seat] = NONE
    s.tell(NEW_RULER_COMES, seat, ruler)
    if is_replaced:
        _hold_election(s, seat)


def _hold_election(s: Table, seat: int) -> None:
    """EU-7.2.20, EU-18.9.1, EU-OPC28: after the throne is filled, or stays empty."""
    if s.emperor == s.realm_of[seat]:
        s.agenda.append(Duty(ELECTION, 0))


def new_ruler(s: Table, duty: Duty) -> Rules:
    """EU-7.2.20, EU-7.2.21, EU-5.2.AP9, EU-H.6: a Leader from hand at once, or an Interregnum.

    Whoever has cards is asked, for Leaders are in a deck whose cards he may hold.
    """
    seat = duty.a
    if not is_interregnum(s, seat):
        return
    leaders = [CROWN.of(card) for card in s.hands[seat] if _is_leader(s, card)]
    none = INTERREGNUM.of()
    if s.hands[seat]:
        option = yield Ask(seat, ASK_NEW_RULER, [*leaders, none], auto=False, default=none)
    else:
        option = none
    if option.verb is CROWN:
        crown(s, seat, option.a)
    else:
        s.tell(INTERREGNUM_BEGINS, seat)
        fire(s, things.AT_LOST_RULER, seat)
    _hold_election(s, seat)


def _is_leader(s: Table, card: int) -> bool:
    actions = s.content.actions
    return actions.characters[actions.cards[card].character].power == NONE


def mortality_of(s: Table, card: int) -> int:
    """EU-7.2.13: the symbol of a character."""
    actions = s.content.actions
    return actions.characters[actions.cards[card].character].mortality


def fall_ill(s: Table, mortality: int, first: int) -> None:
    """EU-7.2.13, EU-16.5.3: all tokens first; then the dead leave, from `first` on."""
    for seat in range(s.count):
        if ruler_mortality(s, seat) == mortality:
            s.ruler_ill[seat] += 1
        for place in range(seat * len(POWERS), (seat + 1) * len(POWERS)):
            if s.advisors[place] != NONE and mortality_of(s, s.advisors[place]) == mortality:
                s.advisor_ill = added(s.advisor_ill, place, 1)
        for place in range(seat * ARMIES, (seat + 1) * ARMIES):
            if s.generals[place] != NONE and mortality_of(s, s.generals[place]) == mortality:
                s.general_ill[place] += 1
        if s.admirals[seat] != NONE and mortality_of(s, s.admirals[seat]) == mortality:
            s.admiral_ill = added(s.admiral_ill, seat, 1)
    for place in range(s.count - 1, -1, -1):
        s.agenda.append(Duty(DEATHS, (first + place) % s.count))


def deaths(s: Table, duty: Duty) -> Rules:
    """EU-7.2.13, EU-7.2.14: a player's characters with two tokens die; their cards go."""
    bury(s, duty.a)
    yield from ()


def bury(s: Table, seat: int) -> None:
    """EU-7.2.14, EU-9.4.6: whoever has two tokens of Ill Health is dead."""
    for type in range(len(POWERS)):
        place = seat * len(POWERS) + type
        if s.advisors[place] != NONE and s.advisor_ill[place] >= FATAL:
            s.tell(DIES, seat, s.advisors[place])
            fire_advisor(s, seat, type)
    for place in range(seat * ARMIES, (seat + 1) * ARMIES):
        if s.generals[place] != NONE and s.general_ill[place] >= FATAL:
            s.tell(DIES, seat, s.generals[place])
            discard(s, s.generals[place])
            s.generals[place] = NONE
            s.general_ill[place] = 0
    if s.admirals[seat] != NONE and s.admiral_ill[seat] >= FATAL:
        s.tell(DIES, seat, s.admirals[seat])
        discard(s, s.admirals[seat])
        s.admirals = changed(s.admirals, seat, NONE)
        s.admiral_ill = changed(s.admiral_ill, seat, 0)
    if s.ruler_ill[seat] >= FATAL:
        s.tell(RULER_DIES, seat)
        dethrone(s, seat)
