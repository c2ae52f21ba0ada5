"""How many: numbers, and what is counted."""

from .agenda import Scene
from .effects import selectors as sel
from .effects.amounts import COUNT_AMOUNT, NUMBER_AMOUNT
from .effects.nodes import NO_MOST, Amount, Selector
from .effects.things import CAVALRY_IN_BATTLE, DEPLOYED_REGULARS, OWN_DUCATS, TOWNS
from .forces import deployed
from .measures import town_pieces
from .selecting import mask, nodes
from .state import Table
from .terms import NONE, REGULAR


def counted(s: Table, selector: Selector, scene: Scene, seat: int) -> int:
    """How many there are of what a selector means, for a player."""
    if selector.word == sel.OWN and seat != NONE:
        what = selector.number
        if what == TOWNS:
            return town_pieces(s, seat)
        if what == OWN_DUCATS:
            return s.ducats[seat]
        if what == DEPLOYED_REGULARS:
            return deployed(s, seat, REGULAR)
        if what == CAVALRY_IN_BATTLE:
            return s.occasion.cavalry[seat] if s.occasion.cavalry else 0
    if selector.word in (sel.NODES, sel.OWN_KEY):
        return len(nodes(s, selector, scene, seat))
    return mask(s, selector, scene, seat).bit_count()


def amount(s: Table, n: Amount | None, scene: Scene, seat: int) -> int:
    """So many; NO_MOST of all, or of any number."""
    if n is None:
        return NO_MOST
    if n.word == NUMBER_AMOUNT:
        return n.number
    if n.word != COUNT_AMOUNT:
        return NO_MOST
    assert n.count is not None
    return max(0, min(n.most, counted(s, n.count, scene, seat) // n.per + n.plus))
