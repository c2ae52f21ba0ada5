"""EU-BOT.28, EU-BOT.29, EU-BOT.30, EU-BOT.36: a bot's mat and its deck of cards."""

from typing import Final

from .bot_levies import POWER, PRESTIGE_OF_AGE, PRESTIGE_OF_ROUND, level
from .state import Table, changed
from .terms import CHARTS, MERCHANTS, NONE, POWERS

USUAL_DECK: Final = (0, 0, 0, 4, 5, 5, 1, 0, 0, 1, 1, 0, 1, 2)
"""EU-BOT.30: by chart, of a Realm without a list."""
EVENT_CHART: Final = 3
FOCUS_CHART: Final = 12
IDEA_CHART: Final = 13

assert len(USUAL_DECK) == len(CHARTS)


def new_deck(s: Table, realm: int) -> list[int]:
    """EU-BOT.29, EU-BOT.30: 20 cards, the first ones of each chart."""
    bots = s.content.bots
    known = bots.realms.get(realm)
    wanted = list(USUAL_DECK) if known is None else known.deck.copy()
    deck: list[int] = []
    for number in bots.numbers:
        chart = bots.cards[number].chart
        if wanted[chart] > 0:
            wanted[chart] -= 1
            deck.append(number)
    return deck


def become_bot(s: Table, seat: int) -> None:
    """EU-BOT.20, EU-BOT.28, EU-BOT.29: Bot Power instead of money and power, one Merchant."""
    s.ducats[seat] = s.interest[seat] = 0
    for type in range(len(POWERS)):
        s.power[seat * len(POWERS) + type] = 0
    s.bots.power[seat] = level(s, POWER)
    s.bots.deck[seat] = new_deck(s, s.realm_of[seat])
    s.merchant_count = changed(s.merchant_count, seat, 1)
    s.stability[seat] = 0
    for number in range(1, MERCHANTS):
        s.merchants[seat * MERCHANTS + number] = NONE
    if s.ruler[seat] != NONE:
        s.ruler_army[seat] = 0


def draw(s: Table, seat: int) -> int:
    """The top card."""
    deck = s.bots.deck[seat]
    card = deck.pop(s.dice.below(len(deck)) if len(deck) > 1 else 0)
    s.bots.drawn[seat].append(card)
    return card


def end_round(s: Table, seat: int, is_age_over: bool) -> None:
    """EU-BOT.36, EU-TD04: Event and Idea cards go back, and half of the others, at random; Prestige
    of the round, and of the age, when the whole deck is renewed."""
    b = s.bots
    s.prestige[seat] += level(s, PRESTIGE_OF_ROUND)
    b.focus_row[seat] = 0
    b.goal[seat] = NONE
    b.defended &= ~(1 << seat)
    b.invaded &= ~(1 << seat)
    if is_age_over:
        s.prestige[seat] += level(s, PRESTIGE_OF_AGE)
        b.deck[seat] = new_deck(s, s.realm_of[seat])
        b.drawn[seat] = []
        b.aside[seat] = []
        return
    rest: list[int] = []
    for card in b.drawn[seat]:
        if s.content.bots.cards[card].chart in (EVENT_CHART, IDEA_CHART):
            b.deck[seat].append(card)
        else:
            rest.append(card)
    for _ in range((len(rest) + 1) // 2):
        place = s.dice.below(len(rest)) if len(rest) > 1 else 0
        b.deck[seat].append(rest.pop(place))
    b.drawn[seat] = []
    b.aside[seat] += rest
    b.deck[seat].sort()
