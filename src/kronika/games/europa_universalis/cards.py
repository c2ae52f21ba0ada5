"""Chapter 6.0: action cards are drawn and discarded. Decks are bags until a card is drawn."""

from typing import Final

from .state import Table
from .terms import NONE

KEPT: Final = 5
"""EU-6.0.8: discards that stay when a deck is made anew."""


def deck_of(s: Table, card: int) -> int:
    """The deck of an action card, which is a type of Monarch Power."""
    actions = s.content.actions
    return actions.titles[actions.cards[card].title].deck


def draw_card(s: Table, deck: int) -> int:
    """EU-6.0.8: an action card; NONE if there is none, nor in the discard pile."""
    if not s.decks[deck]:
        pile = s.discards[deck]
        kept = pile[-KEPT:] if len(pile) > KEPT else []
        s.decks[deck] = pile[: len(pile) - len(kept)]
        s.discards[deck] = kept
    if not s.decks[deck]:
        return NONE
    return s.dice.draw(s.decks[deck])


def discard(s: Table, card: int) -> None:
    """EU-6.0.7: onto the pile of its deck."""
    s.discards[deck_of(s, card)].append(card)


def drop_from_hand(s: Table, seat: int, card: int) -> None:
    """A card leaves a hand for the discard pile."""
    s.hands[seat].remove(card)
    discard(s, card)


def draw_event(s: Table) -> int:
    """EU-16.0.3: the next event of the age's deck: the second half lies below the first."""
    return s.dice.draw(s.event_halves[0] or s.event_halves[1])


def turn_up_event(s: Table) -> int:
    """EU-5.1.EV11, EU-16.2.2, EU-21.0.4: the next face-down event is turned up; NONE if there is
    none. Events of Realms whose players have left are removed, and if nothing else is shown, the
    next one follows: as long as there are events, one can be taken."""
    if not s.face_down:
        return NONE
    s.face_down -= 1
    event = draw_event(s)
    realm = s.content.events.events[event].realm
    if realm != NONE and realm in [s.realm_of[seat] for seat in range(s.count)]:
        seat = s.realm_of.index(realm)
        if s.eliminated >> seat & 1:
            s.event_discard.append(event)
            return NONE if s.events else turn_up_event(s)
    s.events.append(event)
    s.event_ducats.append(0)
    return event


def draw_trade(s: Table) -> int:
    """EU-12.0.2: a trade card; the discard pile makes a new deck; NONE if there is none at all."""
    if not s.trade_deck:
        s.trade_deck = s.trade_discard
        s.trade_discard = []
    return s.dice.draw(s.trade_deck) if s.trade_deck else NONE


def discover_continent(s: Table, continent: int) -> None:
    """EU-12.6.1, EU-5.1.XP8, EU-16.3.21: the first piece there brings its trade cards."""
    if s.continents >> continent & 1:
        return
    s.continents |= 1 << continent
    if not s.scenario.continents_join:
        return
    joining = [c for c in s.trade_aside if continent in s.content.trade.cards[c].continents]
    if joining:
        s.trade_aside = [card for card in s.trade_aside if card not in joining]
        s.trade_deck += [*s.trade_discard, *joining]
        s.trade_discard = []


def count_hand(s: Table, seat: int, deck: int) -> int:
    """EU-H.1: how many cards of a deck are in a hand, which everybody sees by their backs."""
    return sum([deck_of(s, card) == deck for card in s.hands[seat]])
