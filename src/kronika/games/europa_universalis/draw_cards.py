"""Chapters 4.1 and 3.4: events are laid out, action cards drawn and paid, missions picked."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import PHASE_STEP, SETUP_STEP, Duty
from .cards import draw_card, draw_event, drop_from_hand, turn_up_event
from .characters import appoint, can_appoint
from .manner import USUAL
from .order import turn_order
from .purse import pay_ducats
from .state import Table
from .terms import DRAW_CARDS, MISSION_HAND, NONE, POWERS
from .words import CARD, MISSION, NUMBER, PLAYER, POWER

REVEAL_EVENTS: Final = 0
DRAW: Final = 1
PAY: Final = 2
PICK_MISSIONS: Final = 3
"""Steps A to D of phase 1."""
FIRST_DRAW: Final = 0
FIRST_APPOINTMENTS: Final = 1
FIRST_DISCARDS: Final = 2
FIRST_MISSIONS: Final = 3
"""Parts of EU-3.4."""
DRAW_ON_RETURN: Final = 4
MISSIONS_ON_RETURN: Final = 5
"""Parts of EU-BOT.81."""
DRAWN: Final = 3
"""EU-4.1.B1, EU-3.4.1: cards of one's choice."""
KEPT_AT_FIRST: Final = 4
"""EU-3.4.3."""

DRAW_FROM: Final = Verb("draw-from", (POWER,))
GIVE_UP: Final = Verb("give-up-card", (CARD,))
KEEP_REST: Final = Verb("keep-rest", (NUMBER,))
APPOINT_NOW: Final = Verb("appoint-now")
NOBODY_ELSE: Final = Verb("appoint-nobody-else")
PUT_BACK: Final = Verb("put-back-mission", (MISSION,))
PICK: Final = Verb("pick-mission", (MISSION,))
MISSIONS_DONE: Final = Verb("missions-done")

ASK_DRAW: Final = Prompt("draw-from", (NUMBER,), "EU-4.1.B1")
ASK_KEEP: Final = Prompt("keep-cards", (NUMBER,), "EU-4.1.C1")
ASK_FIRST_KEEP: Final = Prompt("keep-first-cards", (NUMBER,), "EU-3.4.3")
ASK_FIRST_APPOINTMENT: Final = Prompt("first-appointments", (), "EU-3.4.2")
ASK_PUT_BACK: Final = Prompt("put-back-missions", (), "EU-4.1.D2", standing=True)
ASK_PICK: Final = Prompt("pick-missions", (), "EU-4.1.D1")

DRAWS: Final = Event("draws", (PLAYER, POWER))
DREW: Final = Event("drew", (CARD,))
GIVES_UP: Final = Event("gives-up-card", (PLAYER, CARD))
PAYS_FOR_CARDS: Final = Event("pays-for-cards", (PLAYER, NUMBER))
HAS_MISSIONS: Final = Event("has-missions", (PLAYER, NUMBER))


def lay_out_events(s: Table) -> None:
    """EU-4.1.A1, EU-4.1.A2, EU-3.1.4, EU-16.2.1, EU-16.2.3: the display of a round."""
    s.events = []
    s.event_ducats = []
    left = len(s.event_halves[0]) + len(s.event_halves[1])
    s.face_down = min(s.scenario.events_per_round, left)
    shown = s.scenario.face_up_events
    if s.count == 6:
        shown = 4 if s.switches.revealing_more else 3
    for _ in range(shown):
        turn_up_event(s)


def clear_events(s: Table) -> None:
    """EU-5.1.EV13: what is left of a display is discarded before the next one."""
    s.event_discard += s.events
    while s.face_down:
        s.face_down -= 1
        s.event_discard.append(draw_event(s))
    s.events = []
    s.event_ducats = []


def draw_step(s: Table, duty: Duty) -> Rules:
    """EU-4.1.B1, EU-4.1.C1, EU-4.1.D1: a player's part of a step of phase 1."""
    seat = duty.c
    if s.switches.is_bot(seat):
        return
    if duty.b == DRAW:
        yield from _draw(s, duty, DRAWN)
    elif duty.b == PAY:
        yield from _pay(s, seat)
    else:
        yield from _missions(s, duty)


def _draw(s: Table, duty: Duty, many: int) -> Rules:
    """EU-4.1.B1, EU-4.1.B2: one card, which is seen before the next; from any deck.

    Each draw is a duty of its own, `d` is its number.
    """
    seat = duty.b if duty.act == SETUP_STEP else duty.c
    number = max(0, duty.d)
    decks = [deck for deck in range(len(POWERS)) if s.decks[deck] or s.discards[deck]]
    if not decks:
        return
    options = [DRAW_FROM.of(deck) for deck in decks]
    chosen = yield Ask(seat, ASK_DRAW, options, many - number, default=options[0])
    if number + 1 < many:
        s.agenda.append(Duty(duty.act, duty.a, duty.b, duty.c, number + 1))
    _draw_one(s, seat, chosen.a)


def _draw_one(s: Table, seat: int, deck: int) -> None:
    card = draw_card(s, deck)
    s.hands[seat].append(card)
    s.fresh[seat] += 1
    s.tell(DRAWS, seat, deck)
    s.tell(DREW, card, to=1 << seat)


def _pay(s: Table, seat: int) -> Rules:
    """EU-4.1.C1, EU-4.1.C2, EU-OPA10, EU-2.2.9: new cards are paid, without a loan, or discarded.

    The new ones are the last ones of the hand.
    """
    cost = s.content.tables.costs.keep_card_ducats
    while s.fresh[seat]:
        new = s.hands[seat][-s.fresh[seat] :]
        options: list[Option] = []
        if s.ducats[seat] >= cost * len(new):
            options.append(KEEP_REST.of(cost * len(new)))
        options += [GIVE_UP.of(card) for card in new]
        ask = Ask(seat, ASK_KEEP, options, cost, auto=False, default=options[0])
        chosen = yield ask
        if chosen.verb is KEEP_REST:
            pay_ducats(s, seat, cost * len(new))
            s.tell(PAYS_FOR_CARDS, seat, len(new))
            s.fresh[seat] = 0
        else:
            s.fresh[seat] -= 1
            give_up(s, seat, chosen.a)


def give_up(s: Table, seat: int, card: int) -> None:
    """EU-6.0.7: a card from the hand onto its pile."""
    drop_from_hand(s, seat, card)
    s.tell(GIVES_UP, seat, card)


def available_missions(s: Table, seat: int) -> list[int]:
    """EU-17.2.4: those of the deck of which some prerequisite is done, or that need none."""
    done = s.missions_done[seat]
    found: list[int] = []
    for mission in s.mission_decks[seat]:
        needed = s.content.goals.missions[mission].prerequisites
        if not needed or any(each in done for each in needed):
            found.append(mission)
    return found


def _missions(s: Table, duty: Duty) -> Rules:
    """EU-4.1.D1, EU-4.1.D2, EU-17.2.7, EU-H.1: missions are put back, then others are picked.

    Each decision is a duty of its own; `d` is 1 when it is about picking.
    """
    seat = duty.c
    if duty.d != 1:
        options = [MISSIONS_DONE.of(), *[PUT_BACK.of(each) for each in s.missions[seat]]]
        chosen = options[0]
        if len(options) > 1 and available_missions(s, seat):
            chosen = yield Ask(seat, ASK_PUT_BACK, options, secret=True, default=options[0])
        if chosen.verb is PUT_BACK:
            s.missions[seat].remove(chosen.a)
            s.mission_decks[seat].append(chosen.a)
            s.agenda.append(Duty(PHASE_STEP, DRAW_CARDS, PICK_MISSIONS, seat))
        else:
            s.agenda.append(Duty(PHASE_STEP, DRAW_CARDS, PICK_MISSIONS, seat, 1))
        return
    options = [PICK.of(each) for each in available_missions(s, seat)]
    if len(s.missions[seat]) >= MISSION_HAND or not options:
        return
    options.append(MISSIONS_DONE.of())
    chosen = yield Ask(seat, ASK_PICK, options, auto=False, secret=True, default=options[0])
    if chosen.verb is PICK:
        take_mission(s, seat, chosen.a)
        s.agenda.append(Duty(PHASE_STEP, DRAW_CARDS, PICK_MISSIONS, seat, 1))


def take_mission(s: Table, seat: int, mission: int) -> None:
    """A mission comes into the hand."""
    s.mission_decks[seat].remove(mission)
    s.missions[seat].append(mission)
    s.tell(HAS_MISSIONS, seat, len(s.missions[seat]))


def begin_first_cards(s: Table) -> None:
    """EU-3.4.1, EU-3.4.6: step 4 of the setup, instead of phase 1; bots skip it."""
    seats = [seat for seat in reversed(turn_order(s)) if not s.switches.is_bot(seat)]
    s.agenda += [Duty(SETUP_STEP, FIRST_MISSIONS, seat) for seat in seats]
    s.agenda += [Duty(SETUP_STEP, FIRST_APPOINTMENTS, seat) for seat in seats]
    s.agenda += [Duty(SETUP_STEP, FIRST_DRAW, seat) for seat in seats]


def setup_step(s: Table, duty: Duty) -> Rules:
    """EU-3.4.1, EU-3.4.2, EU-3.4.3, EU-3.4.4, EU-OPA30: a player's first cards; EU-BOT.81: those of
    a player who takes his seat back."""
    seat = duty.b
    if duty.a == FIRST_DRAW:
        if duty.d < 0:
            for deck in range(len(POWERS)):
                _draw_one(s, seat, deck)
            s.agenda.append(Duty(SETUP_STEP, FIRST_DRAW, seat, NONE, 0))
        else:
            yield from _draw(s, duty, DRAWN)
    elif duty.a == FIRST_APPOINTMENTS:
        yield from _first_appointments(s, duty)
    elif duty.a == FIRST_DISCARDS:
        yield from _first_discards(s, seat)
    elif duty.a == FIRST_MISSIONS:
        yield from _first_missions(s, duty, s.scenario.missions[seat].any_available)
    elif duty.a == DRAW_ON_RETURN:
        yield from _draw(s, duty, DRAWN)
    else:
        s.fresh[seat] = 0
        yield from _first_missions(s, duty, True)


def _first_appointments(s: Table, duty: Duty) -> Rules:
    """EU-3.4.2: any Advisors and Leaders, one a duty; `c` is 1 after the first."""
    seat = duty.b
    if duty.c != 1:
        s.memory.begin_turn()
        s.fresh[seat] = 0
    options = [NOBODY_ELSE.of()]
    if can_appoint(s, seat, USUAL):
        options.insert(0, APPOINT_NOW.of())
    chosen = yield Ask(seat, ASK_FIRST_APPOINTMENT, options, default=options[-1])
    if chosen.verb is APPOINT_NOW:
        s.agenda.append(Duty(SETUP_STEP, FIRST_APPOINTMENTS, seat, 1))
        yield from appoint(s, seat, USUAL)
    else:
        s.agenda.append(Duty(SETUP_STEP, FIRST_DISCARDS, seat))


def _first_discards(s: Table, seat: int) -> Rules:
    """EU-3.4.3, EU-2.2.9: at most 4 cards are kept, at no cost."""
    while True:
        options: list[Option] = []
        if len(s.hands[seat]) <= KEPT_AT_FIRST:
            options.append(KEEP_REST.of(0))
        options += [GIVE_UP.of(card) for card in s.hands[seat]]
        chosen = yield Ask(
            seat, ASK_FIRST_KEEP, options, KEPT_AT_FIRST, auto=False, default=options[0]
        )
        if chosen.verb is KEEP_REST:
            return
        give_up(s, seat, chosen.a)


def _first_missions(s: Table, duty: Duty, any_available: bool) -> Rules:
    """EU-3.4.4, EU-17.2.2, EU-SCN.19, EU-BOT.81: two starting missions, or any that are
    available, secretly.

    Each pick is a duty of its own.
    """
    seat = duty.b
    found = available_missions(s, seat)
    if not any_available:
        found = [each for each in found if s.content.goals.missions[each].tier == 1]
    if len(s.missions[seat]) >= MISSION_HAND or not found:
        return
    options = [PICK.of(each) for each in found]
    chosen = yield Ask(seat, ASK_PICK, options, auto=False, secret=True, default=options[0])
    take_mission(s, seat, chosen.a)
    s.agenda.append(duty)
