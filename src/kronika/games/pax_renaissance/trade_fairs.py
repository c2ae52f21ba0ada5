"""Chapter G: trade fairs."""

from kronika.core.asks import Rules, RulesOf

from .pieces import levy
from .state import COLUMNS, Table
from .terms import DOUBLE_CONCESSIONS, NONE, PAWN, SPICE_ISLANDS
from .words import FAIR, FAIR_LEFT, FAIR_PAYS, FAIR_ROBBED, FAIR_STARTER


def trade_fair(s: Table, region: int) -> Rules:
    """PR-G1.1, PR-G1.2, PR-G2.1, PR-G2.2, PR-G5.3, PR-E5.1, PR-E5.2, PR-V2.1: the card makes the
    profit.
    """
    place = region * COLUMNS
    profit = s.market_florins[place] + s.content.fair_bonus[s.players]
    s.throw_away(s.market[place])
    s.market[place] = NONE
    s.market_florins[place] = 0
    emporium = s.open_emporium[region]
    s.tell(FAIR, s.bank[s.active], emporium, profit)
    if not s.bankruptcy:
        share = min(s.content.starter_share, profit)
        s.florins[s.active] += share
        profit -= share
        s.tell(FAIR_STARTER, s.bank[s.active], share)
    profit = yield from voyage(s, emporium, profit)
    s.market_florins[place] += profit
    if profit > 0:
        s.tell(FAIR_LEFT, profit, region)


def voyage(s: Table, emporium: int, profit: int) -> RulesOf[int]:
    """PR-G3.1, PR-G4.1, PR-G5.1, PR-G5.2, PR-G2.1: along the route until the profit is gone.

    Map cards get a levy, borders pay. Gives what is left of the profit.
    """
    for step, place in enumerate(s.content.emporium_route[emporium]):
        if profit == 0:
            break
        if step % 2 == 0:
            yield from levy(s, place, s.active)
        else:
            profit -= pay_at_border(s, emporium, place, profit)
    return profit


def pay_at_border(s: Table, emporium: int, border: int, profit: int) -> int:
    """PR-G3.2, PR-M13.1: a concession pays its owner, a pirate sends the florin to China."""
    piece = s.borders[border]
    if piece == NONE:
        return 0
    if piece < PAWN:
        s.tell(FAIR_ROBBED, piece, border)
        return min(profit, s.content.pirate_share)
    owner = s.owner_of(piece)
    share = min(profit, concession_share(s, emporium, owner))
    s.florins[owner] += share
    s.tell(FAIR_PAYS, s.bank[owner], border, share)
    return share


def concession_share(s: Table, emporium: int, owner: int) -> int:
    """PR-G3.2, PR-M16.10: 1 florin; from the Spice Islands 2 for each doubling card."""
    doublings = s.working(DOUBLE_CONCESSIONS, owner) if emporium == SPICE_ISLANDS else 0
    return max(s.content.concession_share, doublings * s.content.doubled_share)
