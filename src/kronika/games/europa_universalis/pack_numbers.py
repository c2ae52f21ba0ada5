"""Which numbers of `names` belong to a pack: another one may leave cards out and bring others."""

from collections.abc import Sequence

from kronika.core.asks import Kind

from .content import Content
from .terms import NONE
from .words import (
    CARD,
    CHARACTER,
    EVENT,
    GOOD,
    IDEA,
    MILESTONE,
    MISSION,
    RULER,
    STRUGGLE,
    TITLE,
    TRADE_CARD,
    USE,
)


def numbers_of(content: Content) -> dict[Kind, Sequence[int]]:
    """By kind, in order; kinds that are the same in all packs are not there."""
    actions, events, goals = content.actions, content.events, content.goals
    cards = [card for deck in actions.deck_cards for card in deck]
    rulers = [number for number, ruler in enumerate(events.rulers) if ruler.mortality]
    persons = [events.rulers[number].person for number in rulers]
    found: dict[Kind, list[int]] = {
        CARD: cards,
        TITLE: list(actions.title_numbers.values()),
        USE: [number for number, use in enumerate(actions.uses) if use.title != NONE],
        CHARACTER: [actions.cards[card].character for card in cards],
        EVENT: [event for age in events.of_age for event in age],
        RULER: [*rulers, *persons],
        IDEA: [idea for power in content.ideas.of_power for idea in power],
        GOOD: list(content.trade.good_special),
        TRADE_CARD: content.trade.numbers,
        MISSION: list(content.lexicon.missions.values()),
        MILESTONE: list(content.lexicon.milestones.values()),
        STRUGGLE: goals.struggle_numbers,
    }
    return {kind: sorted({*numbers}) for kind, numbers in found.items()}
