"""EU-5.1.EV, chapters 16.2 to 16.4: the action Event, historical Rulers, unpicked events."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .agenda import EFFECTS, EVENT_STEP, MILESTONES, NOBODY_ACTIVE, SYMBOL, Duty, Scene
from .cards import turn_up_event
from .course import Course
from .effects.verbs import UNTIL_NEXT_EVENT
from .effects.vocabulary import EVENT as OF_EVENT
from .manner import Manner
from .modifiers import end
from .order import clockwise, events_due, is_playing
from .purse import dethrone, is_interregnum, pay_power, power_of
from .rulers import enthrone
from .state import Table
from .terms import ADM, NONE
from .words import EVENT, NUMBER, PLAYER, RULER

TAKE_EVENT: Final = Verb("take-event", (EVENT,), "EU-5.1.EV2")
APPOINT_RULER: Final = Verb("appoint-ruler", (RULER,), "EU-5.1.EV7")
PAY_FOR_RULER: Final = Verb("pay-for-ruler", (RULER,), "EU-5.1.EV10")
KEEP_RULER: Final = Verb("keep-ruler", (), "EU-5.1.EV7")

ASK_EVENT: Final = Prompt("take-event", (), "EU-5.1.EV2")
ASK_RULER: Final = Prompt("event-ruler", (RULER,), "EU-5.1.EV7")
ASK_UNPICKED: Final = Prompt("unpicked-ruler", (RULER,), "EU-5.1.EV10")

EVENT_TAKEN: Final = Event("event-taken", (PLAYER, EVENT, NUMBER))
UNPICKED: Final = Event("event-unpicked", (EVENT,))

LEFT_BEHIND: Final = 2
"""EU-5.1.EV3: ducats on every other event."""

RULER_STEP: Final = 5
UNPICKED_STEP: Final = 6
REVEAL_STEP: Final = 7
UNPICKED_RULER: Final = 8
"""EU-5.1.EV6, EU-5.1.EV9, EU-5.1.EV11, EU-5.1.EV10: parts of the duty."""


def can_event(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.1.EV1, EU-20.2.3: who has not taken his event of the round."""
    del manner
    return bool(s.events) and events_due(s, seat) > 0


def event(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.1.EV1, EU-5.1.EV2, EU-4.2.6, EU-16.2.4: a face-up event, with its ducats."""
    options = [TAKE_EVENT.of(each) for each in s.events]
    option = yield Ask(seat, ASK_EVENT, options, default=options[0])
    take_event(s, seat, option.a)


def take_event(s: Table, seat: int, number: int) -> None:
    """EU-5.1.EV2, EU-5.1.EV3, EU-5.1.EV4, EU-5.1.EV5, EU-5.1.EV12: all of its steps, as duties."""
    place = s.events.index(number)
    s.ducats[seat] += s.event_ducats[place]
    s.tell(EVENT_TAKEN, seat, number, s.event_ducats[place])
    del s.events[place]
    del s.event_ducats[place]
    s.events_taken[seat] += 1
    s.event_ducats = [ducats + LEFT_BEHIND for ducats in s.event_ducats]
    end(s, UNTIL_NEXT_EVENT)
    s.course = Course()
    card = s.content.events.events[number]
    s.agenda.append(Duty(EVENT_STEP, REVEAL_STEP, number, seat))
    s.agenda.append(Duty(EVENT_STEP, UNPICKED_STEP, number, seat))
    s.agenda.append(Duty(EVENT_STEP, RULER_STEP, number, seat))
    put_symbols(s, card.symbols, seat)
    s.agenda.append(Duty(MILESTONES))
    if card.effects:
        scene = Scene(seat, seat, OF_EVENT, number)
        s.agenda.append(Duty(EFFECTS, 0, effects=card.effects, scene=scene))


def put_symbols(s: Table, symbols: list[int], seat: int) -> None:
    """EU-5.1.EV5, EU-16.5.1, EU-17.3.9: from left to right; each is complete by itself."""
    for symbol in reversed(symbols):
        s.agenda.append(Duty(MILESTONES, NOBODY_ACTIVE if seat == NONE else NONE))
        s.agenda.append(Duty(SYMBOL, symbol, seat))


def event_step(s: Table, duty: Duty) -> Rules:
    """EU-5.1.EV6, EU-5.1.EV9, EU-5.1.EV11: what follows the text and the symbols."""
    if duty.a == RULER_STEP:
        yield from _bring_ruler(s, duty.b, duty.c)
    elif duty.a == UNPICKED_STEP:
        _leave_rest(s)
    elif duty.a == UNPICKED_RULER:
        yield from _sell_ruler(s, duty.b)
    elif s.face_down:
        turn_up_event(s)


def _bring_ruler(s: Table, number: int, seat: int) -> Rules:
    """EU-5.1.EV6, EU-5.1.EV7, EU-5.1.EV8, EU-5.1.EV13, EU-7.2.3, EU-OPA39: the Ruler of an event.

    Of the own Realm he must be crowned, of another its player may; also who has passed.
    EU-16.3.23: who was rejected does not come, and the throne is empty.
    """
    card = s.content.events.events[number]
    if s.course.rejecting:
        s.event_discard.append(number)
        for each in reversed(clockwise(s, seat)):
            if s.course.rejecting >> each & 1 and not is_interregnum(s, each):
                dethrone(s, each)
        return
    owner = s.seat_of[card.realm] if card.realm != NONE else NONE
    if card.ruler == NONE or owner == NONE or not is_playing(s, owner):
        s.event_discard.append(number)
        return
    if owner != seat and not s.switches.is_bot(owner):
        options = [APPOINT_RULER.of(card.ruler), KEEP_RULER.of()]
        option = yield Ask(owner, ASK_RULER, options, card.ruler, default=options[0])
        if option.verb is KEEP_RULER:
            s.event_discard.append(number)
            return
    enthrone(s, owner, card.ruler, number)


def _leave_rest(s: Table) -> None:
    """EU-5.1.EV9, EU-16.4.1, EU-16.4.3, EU-4.2.7, EU-21.0.5, EU-20.2.12: after the last action.

    Nobody is active for what is left; its text has no effect.
    """
    if any(is_playing(s, seat) and events_due(s, seat) > 0 for seat in range(s.count)):
        return
    while s.face_down:
        turn_up_event(s)
    left = list(s.events)
    s.events = []
    s.event_ducats = []
    for number in reversed(left):
        card = s.content.events.events[number]
        s.agenda.append(Duty(EVENT_STEP, UNPICKED_RULER, number))
        put_symbols(s, card.symbols, NONE)
        s.tell(UNPICKED, number)


def _sell_ruler(s: Table, number: int) -> Rules:
    """EU-5.1.EV10, EU-16.4.2: 2 Administrative Power for the Ruler of an event nobody took."""
    card = s.content.events.events[number]
    owner = s.seat_of[card.realm] if card.realm != NONE else NONE
    cost = s.content.tables.costs.unpicked_ruler_adm
    payable = (
        card.ruler != NONE
        and owner != NONE
        and is_playing(s, owner)
        and not s.switches.is_bot(owner)
        and power_of(s, owner, ADM) >= cost
    )
    if payable:
        options = [PAY_FOR_RULER.of(card.ruler), KEEP_RULER.of()]
        option = yield Ask(owner, ASK_UNPICKED, options, card.ruler, default=options[1])
        if option.verb is PAY_FOR_RULER:
            pay_power(s, owner, ADM, cost)
            enthrone(s, owner, card.ruler, number)
            return
    s.event_discard.append(number)
