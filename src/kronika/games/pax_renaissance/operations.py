"""Chapter F: the nine operations, and running those of one tableau side (E4)."""

from kronika.core.asks import Ask, Option, Rules

from . import terms
from .battles import Army, fight
from .bishops import bishop_arrives, destinations, units
from .cards import discard
from .pieces import kill_in_slot, kill_on_border, levy, repress_border, repress_slot
from .regime import concession_and_emancipation, conquer, take_throne
from .state import COLUMNS, Table
from .terms import (
    BEHEAD_ONLY_WEST_WITH_BISHOP,
    BISHOP,
    CATHOLIC,
    EMPIRE_CARD,
    EMPIRES,
    KING,
    KNIGHT,
    MORE_CARDS,
    NONE,
    PAWN,
    REFORMIST,
    REPRESS_KNIGHT,
    REPRESS_ROOK,
    ROOK,
    Operation,
)
from .terms import (
    REPRESS_PAWN as TAKES_PAWNS,
)
from .words import (
    ASK_BISHOP,
    ASK_OPERATION,
    ASK_TAX,
    BE_REPRESSED,
    BEHEAD,
    BEHEADS,
    BESIEGES,
    CAMPAIGN,
    CAMPAIGNS,
    COMMERCE,
    CORSAIR,
    END_OPERATIONS,
    INQUISITOR,
    MOVE_BISHOP,
    MOVES_BISHOP,
    PAY,
    PAYS_TAX,
    REPRESS,
    REPRESS_PAWN,
    SAILS,
    SIEGE,
    SIEGE_PIRATE,
    TAX,
    TAXES,
    TRADES,
    VOTE,
    VOTES,
)

# E4: running the operations of a side


def run_operations(s: Table, side: int) -> Rules:
    """PR-E4.1, PR-E4.2, PR-E4.3, PR-E4.4, PR-E4.5: each card of the side may perform one operation,
    in any order.
    """
    options = operations_of_side(s, side)
    while options:
        option = yield Ask(s.active, ASK_OPERATION, options, side)
        if option.verb is END_OPERATIONS:
            return
        s.used.append(option.a)
        yield from perform(s, option)
        options = operations_of_side(s, side)
        if options:
            options.append(END_OPERATIONS.of())


def operations_of_side(s: Table, side: int) -> list[Option]:
    """PR-E4.1, PR-E4.2: all operations that cards of a side can still perform this turn."""
    options: list[Option] = []
    for card in s.cards_on_side(s.active, side):
        if card not in s.used:
            add_operations(s, card, options)
    return options


def can_operate(s: Table, side: int) -> bool:
    """PR-E4.13: whether any operation of a side can be performed."""
    options: list[Option] = []
    for card in s.cards_on_side(s.active, side):
        if card not in s.used:
            add_operations(s, card, options)
            if options:
                return True
    return False


def operations_of_card(s: Table, card: int) -> list[Operation]:
    """PR-B3.3: the icons of a card; of an empire card, those of the side that is up."""
    if not EMPIRE_CARD <= card < MORE_CARDS:
        return s.content.card_operations[card]
    empire = card - EMPIRE_CARD
    if s.card_side[empire] == KING:
        return s.content.king_operations[empire]
    return s.content.republic_operations[empire]


def add_operations(s: Table, card: int, options: list[Option]) -> None:
    """PR-E4.6, PR-E4.12, PR-F0.2, PR-E2.14, PR-E4.7, PR-F0.1: what a card can do; a silenced one
    only as inquisitor.
    """
    silenced = s.silenced(card)
    for operation in operations_of_card(s, card):
        kind = operation.kind
        if kind == terms.INQUISITOR:
            add_inquisitor(s, card, operation.param, options)
        elif silenced:
            continue
        elif kind == terms.COMMERCE:
            add_commerce(s, card, operation.param, options)
        elif kind == terms.BEHEAD:
            add_behead(s, card, options)
        elif kind == terms.TAX:
            add_tax(s, card, options)
        elif kind == terms.REPRESS:
            add_repress(s, card, operation.pieces, options)
        elif kind == terms.VOTE:
            add_vote(s, card, operation.param, options)
        elif kind == terms.CORSAIR:
            add_corsair(s, card, operation.param, options)
        elif kind == terms.SIEGE:
            add_siege(s, card, options)
        else:
            add_campaign(s, card, options)


def perform(s: Table, option: Option) -> Rules:
    """PR-F, PR-F5.3: carry out the operation that was chosen."""
    verb = option.verb
    if verb is INQUISITOR:
        yield from inquisitor(s, option.a, option.b)
    elif verb is COMMERCE:
        commerce(s, option.b)
    elif verb is BEHEAD:
        yield from behead(s, option.a, option.b)
    elif verb is TAX:
        yield from tax(s, option.a, option.b, option.c)
    elif verb is REPRESS:
        repress_slot(s, option.b)
        s.florins[s.active] += s.content.repress_gain
    elif verb is REPRESS_PAWN:
        repress_border(s, option.b, option.c)
        s.florins[s.active] += s.content.repress_gain
    elif verb is VOTE:
        yield from vote(s, option.b)
    elif verb is CORSAIR:
        corsair(s, option.b, option.c)
    elif verb is SIEGE:
        s.tell(BESIEGES, option.a)
        kill_in_slot(s, option.b)
    elif verb is SIEGE_PIRATE:
        s.tell(BESIEGES, option.a)
        kill_on_border(s, option.b)
    else:
        yield from campaign(s, option.a - EMPIRE_CARD, option.b)


# F1: inquisitor


def add_inquisitor(s: Table, card: int, religion: int, options: list[Option]) -> None:
    """PR-F1.1, PR-F1.8: bishops of the colour, on any card, that can really move."""
    if s.supply[BISHOP + religion] == s.content.piece_totals[BISHOP + religion]:
        return
    for unit in units(s):
        if s.bishop[unit] == religion and destinations(s, unit):
            options.append(INQUISITOR.of(card, unit))


def inquisitor(s: Table, card: int, start: int) -> Rules:
    """PR-F1.2, PR-F1.7: move the bishop to a neighbouring card or one at the same location."""
    options = [MOVE_BISHOP.of(unit) for unit in destinations(s, start)]
    option = yield Ask(s.active, ASK_BISHOP, options, card, start)
    religion = s.bishop[start]
    s.bishop[start] = NONE
    s.arrange_venice()
    s.tell(MOVES_BISHOP, BISHOP + religion, start, option.a)
    yield from bishop_arrives(s, option.a, religion)


# F2: commerce


def add_commerce(s: Table, card: int, region: int, options: list[Option]) -> None:
    """PR-F2.1, PR-F2.2: cards of the row with a florin on them, the face-down one included."""
    for place in range(region * COLUMNS, region * COLUMNS + COLUMNS):
        if s.market_florins[place] > 0 and s.market[place] != NONE:
            options.append(COMMERCE.of(card, place))


def commerce(s: Table, place: int) -> None:
    """PR-F2.1: take 1 florin from a market card."""
    s.market_florins[place] -= s.content.commerce_gain
    s.florins[s.active] += s.content.commerce_gain
    s.tell(TRADES, s.bank[s.active], place)


# F3: behead


def add_behead(s: Table, card: int, options: list[Option]) -> None:
    """PR-F3.1, PR-F3.4, PR-M16.7, PR-E4.9: other cards at the same location, in any tableau."""
    location = s.location[card]
    picky = s.content.card_ability[card] == BEHEAD_ONLY_WEST_WITH_BISHOP
    for player in range(s.players):
        for side in (terms.EAST, terms.WEST):
            for target in s.cards_on_side(player, side):
                if target == card or not s.location[target] & location:
                    continue
                if picky and s.bishop[s.bearer(target)] not in (CATHOLIC, REFORMIST):
                    continue
                options.append(BEHEAD.of(card, target))


def behead(s: Table, card: int, target: int) -> Rules:
    """PR-F3.2, PR-F3.3, PR-F3.5: discard it; whoever beheads an empire card goes with it."""
    s.tell(BEHEADS, card, target)
    yield from discard(s, target)
    if EMPIRE_CARD <= target < MORE_CARDS and s.owner[card] != NONE:
        yield from discard(s, card)


# F4: tax


def add_tax(s: Table, card: int, options: list[Option]) -> None:
    """PR-F4.1, PR-F4.2, PR-F4.5, PR-M5.6: concessions at an empire of the location that is not
    filled.
    """
    for empire in range(len(EMPIRES)):
        if s.location[card] >> empire & 1 and not s.filled(empire):
            for border in s.content.empire_borders[empire]:
                if s.borders[border] >= PAWN:
                    options.append(TAX.of(card, border, empire))


def tax(s: Table, card: int, border: int, empire: int) -> Rules:
    """PR-F4.3, PR-F4.4: the owner pays or is repressed, and then places a levy."""
    pawn = s.borders[border]
    owner = s.owner_of(pawn)
    s.tell(TAXES, card, s.bank[owner], border)
    options = [BE_REPRESSED.of()]
    if s.florins[owner] >= s.content.tax:
        options.insert(0, PAY.of())
    option = yield Ask(owner, ASK_TAX, options, border, card)
    if option.verb is PAY:
        s.florins[owner] -= s.content.tax
        s.tell(PAYS_TAX, s.bank[owner])
    else:
        repress_border(s, border, empire)
    yield from levy(s, empire, owner)


# F5: repress


def add_repress(s: Table, card: int, pieces: int, options: list[Option]) -> None:
    """PR-F5.1, PR-F5.4: one piece of a type shown in the icon, at the location."""
    for empire in range(len(EMPIRES)):
        if s.location[card] >> empire & 1:
            for slot in s.content.empire_slots[empire]:
                piece = s.slots[slot]
                if piece >= 0 and pieces & (REPRESS_KNIGHT if piece < ROOK else REPRESS_ROOK):
                    options.append(REPRESS.of(card, slot))
            if pieces & TAKES_PAWNS:
                for border in s.content.empire_borders[empire]:
                    if s.borders[border] >= PAWN:
                        options.append(REPRESS_PAWN.of(card, border, empire))


# F6: vote


def add_vote(s: Table, card: int, region: int, options: list[Option]) -> None:
    """PR-F6.1, PR-F6.2, PR-F6.3, PR-M8.5: empires in play, not vassals, with a majority of
    concessions.
    """
    for empire in range(len(EMPIRES)):
        if (
            s.content.empire_region[empire] == region
            and s.owner[EMPIRE_CARD + empire] != NONE
            and s.suzerain[empire] == NONE
            and vote_cost(s, empire) <= s.florins[s.active]
            and has_majority(s, empire)
        ):
            options.append(VOTE.of(card, empire))


def vote_cost(s: Table, empire: int) -> int:
    """PR-F6.3: 1 florin for each repressed piece on the card."""
    return s.content.vote_cost * len(s.repressed[empire])


def has_majority(s: Table, empire: int) -> bool:
    """PR-F6.2: more concessions on the borders of the map card than every single opponent."""
    counts = [0] * s.players
    for border in s.content.empire_borders[empire]:
        if s.borders[border] >= PAWN:
            counts[s.owner_of(s.borders[border])] += 1
    own = counts[s.active]
    for player, count in enumerate(counts):
        if player != s.active and count >= own:
            return False
    return own > 0


def vote(s: Table, empire: int) -> Rules:
    """PR-F6.4, PR-F6.5: pay, and change the regime."""
    cost = vote_cost(s, empire)
    s.florins[s.active] -= cost
    s.tell(VOTES, s.bank[s.active], empire, cost)
    take_throne(s, empire)
    yield from concession_and_emancipation(s, empire)


# F7: corsair


def add_corsair(s: Table, card: int, religion: int, options: list[Option]) -> None:
    """PR-F7.1, PR-F7.2, PR-F7.3: pirates at an empire of the location, and where they can sail."""
    pirate = ROOK + religion
    content = s.content
    seen: list[int] = []
    for empire in range(len(EMPIRES)):
        if not s.location[card] >> empire & 1:
            continue
        for start in content.empire_sea_borders[empire]:
            if s.borders[start] != pirate:
                continue
            for to in content.corsair_reach[empire]:
                if s.borders[to] != pirate and start * 100 + to not in seen:
                    seen.append(start * 100 + to)
                    options.append(CORSAIR.of(card, start, to))


def corsair(s: Table, start: int, to: int) -> None:
    """PR-F7.4, PR-M13.2: the pirate sails; what is at the destination is killed."""
    pirate = s.borders[start]
    s.borders[start] = NONE
    s.tell(SAILS, pirate, start, to)
    if s.borders[to] != NONE:
        kill_on_border(s, to)
    s.borders[to] = pirate


# F8: siege


def add_siege(s: Table, card: int, options: list[Option]) -> None:
    """PR-F8.1: any rook, knight or pirate at the location."""
    seen = 0
    for empire in range(len(EMPIRES)):
        if s.location[card] >> empire & 1:
            for slot in s.content.empire_slots[empire]:
                if s.slots[slot] >= 0:
                    options.append(SIEGE.of(card, slot))
            for border in s.content.empire_sea_borders[empire]:
                if 0 <= s.borders[border] < PAWN and not seen >> border & 1:
                    options.append(SIEGE_PIRATE.of(card, border))
                seen |= 1 << border


# F9: campaign


def knights_of(s: Table, empire: int) -> list[int]:
    """PR-F9.2: the slots of a map card that hold knights of any colour."""
    return [slot for slot in s.content.empire_slots[empire] if KNIGHT <= s.slots[slot] < ROOK]


def add_campaign(s: Table, card: int, options: list[Option]) -> None:
    """PR-F9.1, PR-F9.3, PR-F9.9, PR-E4.8, PR-M18.1: adjacent empires, if all knights of the king
    can be paid.
    """
    empire = card - EMPIRE_CARD
    knights = len(knights_of(s, empire))
    if knights == 0 or knights * s.content.campaign_cost > s.florins[s.active]:
        return
    for target in s.content.adjacent[empire]:
        if s.suzerain[empire] != target:
            options.append(CAMPAIGN.of(card, target))


def campaign(s: Table, empire: int, target: int) -> Rules:
    """PR-F9.2, PR-F9.3, PR-F9.4, PR-F9.5, PR-F9.6, PR-F9.7, PR-F9.8, PR-F9.9, PR-F9.10, PR-F9.11:
    all knights of the king attack all ruling class of the target.
    """
    army = Army(target)
    army.slots = knights_of(s, empire)
    cost = len(army.slots) * s.content.campaign_cost
    s.florins[s.active] -= cost
    s.tell(CAMPAIGNS, empire, target, cost)
    defence = Army(target)
    defence.slots = [slot for slot in s.content.empire_slots[target] if s.slots[slot] >= 0]
    won = yield from fight(s, army, defence)
    if won and not in_same_suzerainty(s, empire, target):
        conquer(s, target, empire)
        yield from concession_and_emancipation(s, target)


def in_same_suzerainty(s: Table, empire: int, target: int) -> bool:
    """PR-F9.10: suzerain against its own vassal, or two vassals of one suzerain."""
    suzerain = s.suzerain[target]
    return suzerain != NONE and suzerain in (empire, s.suzerain[empire])
