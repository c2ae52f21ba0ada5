"""Chapter M9: bishops, and where an inquisitor may take them (F1)."""

from kronika.core.asks import Ask, Rules

from .cards import keep_hand_limit
from .pieces import kill_bishop, kill_repressed
from .state import Table
from .terms import BISHOP, EMPIRE_CARD, MORE_CARDS, NONE
from .words import (
    ASK_PACIFICATION,
    DIET_OF_WORMS,
    NO_PACIFICATION,
    PACIFY,
)


def units(s: Table) -> list[int]:
    """PR-M9.1, PR-M8.2: all cards on which a bishop can stand: row cards and vassals."""
    found: list[int] = []
    for row in s.rows:
        for card in row:
            found.append(card)
            if EMPIRE_CARD <= card < MORE_CARDS:
                found.extend(s.vassals(card - EMPIRE_CARD))
    return found


def units_at(s: Table, location: int) -> list[int]:
    """PR-M5.3: the cards in all tableaux whose location matches a set of empires."""
    return [card for card in units(s) if s.location[card] & location]


def neighbours(s: Table, card: int) -> list[int]:
    """PR-M18.2, PR-F1.4, PR-F1.5: cards beside a card, and over or under it in a suzerainty."""
    found: list[int] = []
    if EMPIRE_CARD <= card < MORE_CARDS:
        suzerain = s.suzerain[card - EMPIRE_CARD]
        if suzerain != NONE:
            found.append(EMPIRE_CARD + suzerain)
            return found
        found.extend(s.vassals(card - EMPIRE_CARD))
    row = s.rows[s.owner[card] * 2 + s.content.card_deck[card]]
    place = row.index(card)
    if place > 0:
        found.append(row[place - 1])
    if place + 1 < len(row):
        found.append(row[place + 1])
    return found


def destinations(s: Table, card: int) -> list[int]:
    """PR-F1.2, PR-F1.3, PR-F1.6, PR-M5.7: where a bishop on this card may go."""
    found = neighbours(s, card)
    for other in units_at(s, s.location[card]):
        if other != card and other not in found:
            found.append(other)
    return found


def bishop_arrives(s: Table, card: int, religion: int) -> Rules:
    """PR-M9.3, PR-M9.4: Diet of Worms, or pacification; then the card is silenced."""
    if s.bishop[card] != NONE:
        s.tell(DIET_OF_WORMS, card)
        kill_bishop(s, card)
        s.supply[BISHOP + religion] += 1
        s.arrange_venice()
        return
    s.bishop[card] = religion
    if EMPIRE_CARD <= card < MORE_CARDS:
        yield from pacify(s, card - EMPIRE_CARD)
    s.arrange_venice()
    yield from keep_hand_limit(s)


def pacify(s: Table, empire: int) -> Rules:
    """PR-M9.4: the acting player may kill one repressed piece of the card, free."""
    pieces = sorted(set(s.repressed[empire]))
    if not pieces:
        return
    options = [PACIFY.of(piece) for piece in pieces]
    options.append(NO_PACIFICATION.of())
    option = yield Ask(s.active, ASK_PACIFICATION, options, empire)
    if option.verb is PACIFY:
        kill_repressed(s, empire, option.a)
