"""EU-5.1.NF: Change National Focus: Monarch Power is shifted, cards are exchanged."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .cards import deck_of, discard, draw_card
from .effects import things
from .manner import Manner
from .modifiers import power_cost
from .purse import can_afford, pay_ducats, pay_power, power_of
from .state import Table
from .terms import MOST_POWER, NONE, POWERS
from .words import CARD, NUMBER, PLAYER, POWER

SHIFT_TO: Final = Verb("focus-on", (POWER,), "EU-5.1.NF2")
SHIFT_FROM: Final = Verb("focus-from", (POWER,), "EU-5.1.NF2")
NO_SHIFT: Final = Verb("focus-done", (), "EU-5.1.NF2")
LAY_DOWN: Final = Verb("focus-discard", (CARD,), "EU-5.1.NF3")
NO_MORE: Final = Verb("focus-keep", (), "EU-5.1.NF3")
DRAW_FROM: Final = Verb("focus-draw", (POWER,), "EU-5.1.NF3")
PICK: Final = Verb("focus-pick", (CARD,), "EU-5.1.NF4")

ASK_SHIFT_TO: Final = Prompt("focus-on", (), "EU-5.1.NF2")
ASK_SHIFT_FROM: Final = Prompt("focus-from", (POWER,), "EU-5.1.NF2")
ASK_LAY_DOWN: Final = Prompt("focus-discard", (), "EU-5.1.NF3")
ASK_DRAW: Final = Prompt("focus-draw", (), "EU-5.1.NF4")

FOCUSED: Final = Event("focuses", (PLAYER, POWER, NUMBER))
EXCHANGED: Final = Event("exchanges-cards", (PLAYER, NUMBER, NUMBER))

MOST_CARDS: Final = 3
SEEN: Final = 5
"""EU-5.1.NF4: discards on top from which a card may be picked."""


def can_focus(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.1.NF1: once per round, if there is anything to shift or to exchange."""
    if s.memory.changed_focus >> seat & 1 or not _is_payable(s, seat, manner):
        return False
    return bool(s.hands[seat]) or bool(_targets(s, seat))


def _is_payable(s: Table, seat: int, manner: Manner) -> bool:
    return power_cost(s, seat, things.FOCUS, things.PAID_ANY, 0, manner) == 0


def _targets(s: Table, seat: int) -> list[int]:
    return [type for type in range(len(POWERS)) if _sources(s, seat, type)]


def _sources(s: Table, seat: int, target: int) -> list[int]:
    if power_of(s, seat, target) >= MOST_POWER:
        return []
    return [t for t in range(len(POWERS)) if t != target and power_of(s, seat, t) > 0]


def focus(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.1.NF1: shift, then exchange, one of them at least; a cube remembers it, and it is the
    last thing, so that nobody is short of it in between."""
    shifted = yield from _shift(s, seat)
    yield from _exchange(s, seat, shifted)
    s.memory.changed_focus |= 1 << seat


def _shift(s: Table, seat: int) -> RulesOf[bool]:
    """EU-5.1.NF2: one type grows by up to 2, by at most 1 from each of the others."""
    options = [SHIFT_TO.of(type) for type in _targets(s, seat)]
    done = NO_SHIFT.of()
    if s.hands[seat]:
        options.append(done)
    if not options:
        return False
    option = yield Ask(seat, ASK_SHIFT_TO, options, default=options[-1])
    if option.verb is NO_SHIFT:
        return False
    target, moved = option.a, 0
    used: list[int] = []
    while True:
        sources = [type for type in _sources(s, seat, target) if type not in used]
        if not sources:
            break
        choices = [SHIFT_FROM.of(type) for type in sources]
        if moved:
            choices.append(done)
        option = yield Ask(seat, ASK_SHIFT_FROM, choices, target, default=choices[-1])
        if option.verb is NO_SHIFT:
            break
        used.append(option.a)
        pay_power(s, seat, option.a, 1)
        s.power[seat * len(POWERS) + target] += 1
        moved += 1
    s.tell(FOCUSED, seat, target, moved)
    return True


def _exchange(s: Table, seat: int, shifted: bool) -> Rules:
    """EU-5.1.NF3, EU-2.2.9: up to 3 cards go, one fewer comes; they join the piles only then."""
    laid: list[int] = []
    enough = NO_MORE.of()
    while len(laid) < MOST_CARDS and s.hands[seat]:
        options = [LAY_DOWN.of(card) for card in s.hands[seat]]
        if shifted or laid:
            options.append(enough)
        option = yield Ask(seat, ASK_LAY_DOWN, options, default=options[-1])
        if option.verb is NO_MORE:
            break
        s.hands[seat].remove(option.a)
        laid.append(option.a)
    picked = False
    for _ in range(len(laid) - 1):
        options = _draws(s, seat, picked)
        if not options:
            break
        option = yield Ask(seat, ASK_DRAW, options, auto=len(options) > 1, default=options[0])
        picked = picked or option.verb is PICK
        _take(s, seat, option)
    for card in laid:
        discard(s, card)
    if laid:
        s.tell(EXCHANGED, seat, len(laid), len(laid) - 1)


def _draws(s: Table, seat: int, picked: bool) -> list[Option]:
    """EU-5.1.NF4: any deck; for 1 Monarch Power and 2 ducats once one of its top 5 discards."""
    costs = s.content.tables.costs
    options = [
        DRAW_FROM.of(deck) for deck in range(len(POWERS)) if s.decks[deck] or s.discards[deck]
    ]
    if not picked and can_afford(s, seat, costs.focus_ducats):
        for deck in range(len(POWERS)):
            if power_of(s, seat, deck) >= costs.focus_power:
                options += [PICK.of(card) for card in s.discards[deck][-SEEN:]]
    return options


def _take(s: Table, seat: int, option: Option) -> None:
    if option.verb is PICK:
        deck = deck_of(s, option.a)
        pay_power(s, seat, deck, s.content.tables.costs.focus_power)
        pay_ducats(s, seat, s.content.tables.costs.focus_ducats)
        s.discards[deck].remove(option.a)
        s.hands[seat].append(option.a)
        return
    card = draw_card(s, option.a)
    if card != NONE:
        s.hands[seat].append(card)
