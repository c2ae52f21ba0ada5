"""EU-6.2.20, EU-6.2.22, EU-6.2.23: cards that interrupt play, and Covert Actions that they stop.

Nobody learns from a question what somebody holds: whoever could hold such a card is asked.
"""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, RulesOf, Verb

from .action_cards import play_now, use_now, uses_at
from .agenda import REACTION_WINDOW, Duty
from .card_costs import card_costs, card_scene, is_payable, is_playable, is_timed, pay, title_of
from .cards import count_hand, drop_from_hand
from .order import clockwise, is_playing
from .state import Table
from .terms import NONE, REACTION_TIME, REACTIONS
from .words import CARD, PLAYER, USE

REACT: Final = Verb("react", (CARD,), "EU-6.2.20")
REACT_WITH: Final = Verb("react-with", (USE,), "EU-6.2.20")
NO_REACTION: Final = Verb("no-reaction", (), "EU-6.2.20")
COUNTER: Final = Verb("counter", (CARD,), "EU-6.2.22")
LET_PASS: Final = Verb("let-covert-pass", (), "EU-6.2.22")

ASK_WAR: Final = Prompt("react-to-war", (), "EU-6.2.20", standing=True)
ASK_REBELS: Final = Prompt("react-to-rebels", (), "EU-6.2.20", standing=True)
ASK_ENTRY: Final = Prompt("react-to-entry", (), "EU-6.2.20", standing=True)
ASK_COUNTER: Final = Prompt("counter-covert", (PLAYER,), "EU-6.2.22", standing=True)
ASK_COUNTER_BACK: Final = Prompt("counter-counter", (PLAYER,), "EU-6.2.23", standing=True)

COUNTERED: Final = Event("counters", (PLAYER, CARD), reveals=True)
STOPPED: Final = Event("covert-stopped", (PLAYER,))

COVERT: Final = 0
REBEL_DICE_ROLLED: Final = 2
ENEMY_ENTERS: Final = 3
"""Places in REACTIONS."""

assert REACTIONS[COVERT] == "covert-action" and REACTIONS[ENEMY_ENTERS] == "enemy-enters"


def could_answer(s: Table, seat: int, trigger: int) -> bool:
    """EU-H.6: whether, by public knowledge, a player could hold and pay a card for this."""
    scene = card_scene(s, seat, NONE)
    for number, title in enumerate(s.content.actions.titles):
        if not is_timed(title.timings, REACTION_TIME, trigger):
            continue
        if count_hand(s, seat, title.deck) == 0:
            continue
        if is_payable(s, seat, card_costs(s, seat, number, scene)):
            return True
    return False


def reaction_window(s: Table, duty: Duty) -> Rules:
    """EU-6.2.20, EU-5.2.RE1, EU-5.2.RE2, EU-H.6: a card or a display card, or nothing."""
    trigger, seat = duty.a, duty.b
    if not is_playing(s, seat) or s.switches.is_bot(seat):
        return
    uses = uses_at(s, seat, REACTION_TIME, trigger)
    if not uses and not could_answer(s, seat, trigger):
        return
    cards = [
        card
        for card in s.hands[seat]
        if is_timed(title_of(s, card).timings, REACTION_TIME, trigger)
        and is_playable(s, seat, card)
    ]
    none = NO_REACTION.of()
    options = [REACT.of(card) for card in cards]
    options += [REACT_WITH.of(number) for number in uses]
    option = yield Ask(seat, _prompt(trigger), [*options, none], auto=False, default=none)
    if option.verb is NO_REACTION:
        return
    s.agenda.append(Duty(REACTION_WINDOW, trigger, seat, duty.c, duty.d))
    if option.verb is REACT:
        yield from play_now(s, seat, option.a)
    else:
        yield from use_now(s, seat, option.a)


def _prompt(trigger: int) -> Prompt:
    if trigger == REBEL_DICE_ROLLED:
        return ASK_REBELS
    return ASK_ENTRY if trigger == ENEMY_ENTERS else ASK_WAR


def counter_window(s: Table, duty: Duty) -> Rules:
    """EU-6.2.22, EU-6.2.23, EU-5.4.CO2: whom it touches, clockwise, until one counters.

    Who acts may counter that, and so on; nobody else joins. What is countered is the duty below.
    """
    actor = duty.a
    for seat in clockwise(s, actor):
        if not duty.b >> seat & 1:
            continue
        has_countered = yield from _may_counter(s, seat, actor, ASK_COUNTER)
        if not has_countered:
            continue
        stands, answering, other = True, actor, seat
        while True:
            again = yield from _may_counter(s, answering, other, ASK_COUNTER_BACK)
            if not again:
                break
            stands = not stands
            answering, other = other, answering
        if stands:
            s.agenda.pop()
            s.tell(STOPPED, actor)
        return


def _may_counter(s: Table, seat: int, actor: int, prompt: Prompt) -> RulesOf[bool]:
    """EU-H.6: asked if he could hold Counterespionage; whether he plays it."""
    if s.switches.is_bot(seat) or not could_answer(s, seat, COVERT):
        return False
    cards = [
        card for card in s.hands[seat] if is_timed(title_of(s, card).timings, REACTION_TIME, COVERT)
    ]
    none = LET_PASS.of()
    options = [COUNTER.of(card) for card in cards]
    option = yield Ask(seat, prompt, [*options, none], actor, auto=False, default=none)
    if option.verb is LET_PASS:
        return False
    number = s.content.actions.cards[option.a].title
    pay(s, seat, card_costs(s, seat, number, card_scene(s, seat, option.a)))
    drop_from_hand(s, seat, option.a)
    s.tell(COUNTERED, seat, option.a)
    return True
