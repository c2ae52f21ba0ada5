"""Chapter 7.2 and EU-5.2.AP: Advisors, Generals, Admirals and what they bring."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .cards import discard, drop_from_hand
from .decks.actions import Character
from .effects import things
from .manner import Manner
from .modifiers import change_of_cost
from .purse import can_afford, fire_advisor, is_interregnum, pay_ducats, pay_power, power_of
from .rulers import crown, ruler_dice
from .state import Table, changed
from .terms import ARMIES, MIL, NONE, POWERS
from .words import ARMY, CARD, PLAYER, POWER

HIRE_ADVISOR: Final = Verb("hire-advisor", (CARD,), "EU-5.2.AP2")
HIRE_GENERAL: Final = Verb("hire-general", (CARD, ARMY), "EU-5.2.AP4")
HIRE_ADMIRAL: Final = Verb("hire-admiral", (CARD,), "EU-5.2.AP4")
CROWN_LEADER: Final = Verb("crown-leader", (CARD,), "EU-5.2.AP7")
FIRE_ADVISOR: Final = Verb("fire-advisor", (POWER,), "EU-5.2.AP1")
DISMISS_GENERAL: Final = Verb("dismiss-general", (ARMY,), "EU-5.2.AP1")
DISMISS_ADMIRAL: Final = Verb("dismiss-admiral", (), "EU-5.2.AP1")
MOVE_GENERAL: Final = Verb("move-general", (ARMY, ARMY), "EU-5.2.AP5")
RULER_LEADS: Final = Verb("ruler-leads", (ARMY,), "EU-5.2.AP6")
RULER_RETURNS: Final = Verb("ruler-returns", (), "EU-5.2.AP6")
NO_CHANGE: Final = Verb("no-appointment")
KEEP_GENERAL: Final = Verb("keep-general", (ARMY,), "EU-5.2.AP5")
LET_GO: Final = Verb("let-general-go", (), "EU-5.2.AP5")

ASK_APPOINT: Final = Prompt("appoint", (), "EU-5.2.AP1")
ASK_REPLACED: Final = Prompt("replaced-general", (CARD,), "EU-5.2.AP5")

APPOINTED_ADVISOR: Final = Event("appoints-advisor", (PLAYER, CARD))
APPOINTED_GENERAL: Final = Event("appoints-general", (PLAYER, CARD, ARMY))
APPOINTED_ADMIRAL: Final = Event("appoints-admiral", (PLAYER, CARD))
FIRED: Final = Event("fires-character", (PLAYER, CARD))
RULER_IN_COMMAND: Final = Event("ruler-in-command", (PLAYER, ARMY))

RULER_BIT: Final = 1 << 200
"""In the memory of who changed his command in this turn; below it are the Generals' cards."""


def character_of(s: Table, card: int) -> Character:
    """EU-6.0.5: who is on an action card."""
    return s.content.actions.characters[s.content.actions.cards[card].character]


def is_leader(s: Table, card: int) -> bool:
    """EU-7.2.2: a round portrait."""
    return character_of(s, card).power == NONE


def advisor_cost(s: Table, seat: int, card: int, manner: Manner) -> int:
    """EU-5.2.AP2, EU-7.2.12: printed ducats, less what Ideas and the occasion take off."""
    cost = change_of_cost(
        s, seat, things.APPOINT_ADVISOR, things.PAID_DUCATS, character_of(s, card).ducats
    )
    if manner.free:
        return 0
    if manner.extras is not None:
        off = manner.extras.ducat_discount
        cost = 0 if off == things.ALL_OF_IT else cost - off
    return max(0, cost)


def leader_cost(s: Table, seat: int, card: int, manner: Manner) -> int:
    """EU-5.2.AP4, EU-9.4.2: printed Military Power."""
    cost = change_of_cost(
        s, seat, things.APPOINT_LEADER, things.PAID_MIL, character_of(s, card).mil
    )
    if manner.free:
        return 0
    return max(0, cost - (manner.extras.mil_discount if manner.extras is not None else 0))


def can_command(s: Table, card: int) -> bool:
    """EU-7.2.9: a Leader without a printed cost can only become Ruler."""
    return is_leader(s, card) and character_of(s, card).mil > 0


def can_appoint(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.2.AP1: whether there is anybody to appoint, to move or to fire."""
    only = _gained_card(s, seat, manner)
    if only == NONE and (_can_fire(s, seat) or commands(s, seat)):
        return True
    return any(
        only in (NONE, card) and bool(_hirings(s, seat, card, manner)) for card in s.hands[seat]
    )


def appointments(s: Table, seat: int, manner: Manner) -> list[Option]:
    """EU-5.2.AP1: all that the minor action could do now, one thing each."""
    found: list[Option] = []
    only = _gained_card(s, seat, manner)
    for card in s.hands[seat]:
        if only in (NONE, card):
            found += _hirings(s, seat, card, manner)
    if only == NONE:
        found += _firings(s, seat)
        found += commands(s, seat)
    return found


def _gained_card(s: Table, seat: int, manner: Manner) -> int:
    """The card just gained, if only its character may be appointed; NONE: any."""
    is_gained = manner.extras is not None and manner.extras.card
    return s.hands[seat][-1] if is_gained and s.hands[seat] else NONE


def _hirings(s: Table, seat: int, card: int, manner: Manner) -> list[Option]:
    if not is_leader(s, card):
        payable = can_afford(s, seat, advisor_cost(s, seat, card, manner))
        return [HIRE_ADVISOR.of(card)] if payable else []
    found: list[Option] = []
    if can_command(s, card) and power_of(s, seat, MIL) >= leader_cost(s, seat, card, manner):
        found += [HIRE_GENERAL.of(card, army) for army in range(ARMIES)]
        found.append(HIRE_ADMIRAL.of(card))
    if is_interregnum(s, seat):
        found.append(CROWN_LEADER.of(card))
    return found


def _can_fire(s: Table, seat: int) -> bool:
    for place in range(seat * len(POWERS), (seat + 1) * len(POWERS)):
        if s.advisors[place] != NONE:
            return True
    for place in range(seat * ARMIES, (seat + 1) * ARMIES):
        if s.generals[place] != NONE:
            return True
    return s.admirals[seat] != NONE


def _firings(s: Table, seat: int) -> list[Option]:
    found = [
        FIRE_ADVISOR.of(type)
        for type in range(len(POWERS))
        if s.advisors[seat * len(POWERS) + type] != NONE
    ]
    found += [
        DISMISS_GENERAL.of(army)
        for army in range(ARMIES)
        if s.generals[seat * ARMIES + army] != NONE
    ]
    if s.admirals[seat] != NONE:
        found.append(DISMISS_ADMIRAL.of())
    return found


def commands(s: Table, seat: int) -> list[Option]:
    """EU-5.2.AP5, EU-5.2.AP6, EU-5.2.AP10, EU-9.4.7: free changes of command, once each a turn."""
    found: list[Option] = []
    for army in range(ARMIES):
        card = s.generals[seat * ARMIES + army]
        if card != NONE and not s.memory.commands >> card & 1:
            found += [MOVE_GENERAL.of(army, to) for to in range(ARMIES) if to != army]
    if not s.memory.commands & RULER_BIT and not is_interregnum(s, seat):
        if s.ruler_army[seat] != NONE:
            found.append(RULER_RETURNS.of())
        if sum(ruler_dice(s, seat)) > 0:
            found += [RULER_LEADS.of(army) for army in range(ARMIES) if army != s.ruler_army[seat]]
    return found


def appoint(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.2.AP1, EU-5.2.RE1: one appointment, change of command or dismissal."""
    options = appointments(s, seat, manner)
    none = NO_CHANGE.of()
    option = yield Ask(seat, ASK_APPOINT, [*options, none], default=none)
    if option.verb is not NO_CHANGE:
        yield from carry_out(s, seat, option, manner)


def _advisors(s: Table, seat: int, manner: Manner) -> list[Option]:
    return [each for each in appointments(s, seat, manner) if each.verb is HIRE_ADVISOR]


def can_appoint_advisor(s: Table, seat: int, manner: Manner) -> bool:
    """EU-16.3.18, EU-5.2.AP2: whether an Advisor could be appointed by a card."""
    return bool(_advisors(s, seat, manner))


def appoint_advisor(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-16.3.18, EU-5.2.AP2: an Advisor only, as a card allows."""
    options = _advisors(s, seat, manner)
    option = yield Ask(seat, ASK_APPOINT, options, default=options[0])
    yield from carry_out(s, seat, option, manner)


def carry_out(s: Table, seat: int, option: Option, manner: Manner) -> Rules:
    """EU-5.2.AP2, EU-5.2.AP3, EU-5.2.AP4, EU-5.2.AP5, EU-5.2.AP6, EU-5.2.AP7."""
    verb = option.verb
    if verb is HIRE_ADVISOR:
        hire_advisor(s, seat, option.a, advisor_cost(s, seat, option.a, manner))
    elif verb is HIRE_GENERAL:
        pay_power(s, seat, MIL, leader_cost(s, seat, option.a, manner))
        s.hands[seat].remove(option.a)
        yield from command(s, seat, option.a, 0, option.b)
        s.tell(APPOINTED_GENERAL, seat, option.a, option.b)
    elif verb is HIRE_ADMIRAL:
        pay_power(s, seat, MIL, leader_cost(s, seat, option.a, manner))
        hire_admiral(s, seat, option.a)
    elif verb is CROWN_LEADER:
        crown(s, seat, option.a)
    elif verb is MOVE_GENERAL:
        yield from _move_general(s, seat, option.a, option.b)
    elif verb is RULER_LEADS:
        yield from _ruler_leads(s, seat, option.a)
    elif verb is RULER_RETURNS:
        s.ruler_army[seat] = NONE
        s.memory.commands |= RULER_BIT
    else:
        _dismiss(s, seat, option)


def hire_advisor(s: Table, seat: int, card: int, ducats: int) -> None:
    """EU-5.2.AP2, EU-5.2.AP3, EU-7.2.11: into the slot of his type; who was there is discarded."""
    pay_ducats(s, seat, ducats)
    type = character_of(s, card).power
    fire_advisor(s, seat, type)
    if card in s.hands[seat]:
        s.hands[seat].remove(card)
    s.advisors = changed(s.advisors, seat * len(POWERS) + type, card)
    s.tell(APPOINTED_ADVISOR, seat, card)


def hire_admiral(s: Table, seat: int, card: int) -> None:
    """EU-5.2.AP4, EU-5.2.AP5: a replaced Admiral is discarded."""
    s.hands[seat].remove(card)
    if s.admirals[seat] != NONE:
        discard(s, s.admirals[seat])
    s.admirals = changed(s.admirals, seat, card)
    s.admiral_ill = changed(s.admiral_ill, seat, 0)
    s.tell(APPOINTED_ADMIRAL, seat, card)


def command(s: Table, seat: int, card: int, ill: int, army: int) -> Rules:
    """EU-5.2.AP5, EU-9.4.3: a General takes over an Army; who led it may lead one without."""
    place = seat * ARMIES + army
    before, health = s.generals[place], s.general_ill[place]
    if s.ruler_army[seat] == army:
        s.ruler_army[seat] = NONE
    s.generals[place] = card
    s.general_ill[place] = ill
    if before != NONE:
        yield from _find_place(s, seat, before, health)


def _find_place(s: Table, seat: int, card: int, ill: int) -> Rules:
    """EU-5.2.AP5: a replaced General goes to an Army without a General, or is discarded."""
    free = [
        army
        for army in range(ARMIES)
        if s.generals[seat * ARMIES + army] == NONE and s.ruler_army[seat] != army
    ]
    options = [KEEP_GENERAL.of(army) for army in free]
    go = LET_GO.of()
    keep = options[0] if options else go
    option = yield Ask(seat, ASK_REPLACED, [*options, go], card, default=keep)
    if option.verb is KEEP_GENERAL:
        s.generals[seat * ARMIES + option.a] = card
        s.general_ill[seat * ARMIES + option.a] = ill
        s.memory.commands |= 1 << card
    else:
        discard(s, card)
        s.tell(FIRED, seat, card)


def _move_general(s: Table, seat: int, army: int, to: int) -> Rules:
    place = seat * ARMIES + army
    card, ill = s.generals[place], s.general_ill[place]
    s.generals[place] = NONE
    s.general_ill[place] = 0
    s.memory.commands |= 1 << card
    yield from command(s, seat, card, ill, to)


def _ruler_leads(s: Table, seat: int, army: int) -> Rules:
    """EU-5.2.AP6, EU-7.2.8, EU-9.4.3: one leader an Army: its General makes room."""
    place = seat * ARMIES + army
    card, ill = s.generals[place], s.general_ill[place]
    s.generals[place] = NONE
    s.general_ill[place] = 0
    s.ruler_army[seat] = army
    s.memory.commands |= RULER_BIT
    s.tell(RULER_IN_COMMAND, seat, army)
    if card != NONE:
        yield from _find_place(s, seat, card, ill)


def _dismiss(s: Table, seat: int, option: Option) -> None:
    """EU-5.2.AP1: active characters may be fired."""
    if option.verb is FIRE_ADVISOR:
        s.tell(FIRED, seat, s.advisors[seat * len(POWERS) + option.a])
        fire_advisor(s, seat, option.a)
    elif option.verb is DISMISS_GENERAL:
        place = seat * ARMIES + option.a
        s.tell(FIRED, seat, s.generals[place])
        discard(s, s.generals[place])
        s.generals[place] = NONE
        s.general_ill[place] = 0
    else:
        s.tell(FIRED, seat, s.admirals[seat])
        discard(s, s.admirals[seat])
        s.admirals = changed(s.admirals, seat, NONE)
        s.admiral_ill = changed(s.admiral_ill, seat, 0)


def drop_card(s: Table, seat: int, card: int) -> None:
    """A card that nobody is appointed from."""
    drop_from_hand(s, seat, card)
