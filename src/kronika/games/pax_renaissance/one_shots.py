"""Chapters H to K: trade shifts, coronations, civil wars, religious wars."""

from kronika.core.asks import Ask, Option, Rules, RulesOf

from .agents import agents_of, empires_in
from .battles import Army, fight, flip_map, piece_of, place_survivors, repress_survivors
from .pieces import repress_slot, take_piece
from .regime import concession_and_emancipation, marry, take_throne
from .state import CLOSED, Table
from .terms import (
    BISHOP,
    CATHOLIC,
    CONSPIRACY,
    CORONATION_TAKES_KINGS,
    CRUSADE,
    CRUSADE_ROOKS,
    DISCOVERY,
    EMPIRE_CARD,
    ISLAMIC,
    JIHAD,
    KNIGHT,
    NO_ONE_SHOT,
    NONE,
    PAWN,
    PEASANT_REVOLT,
    REFORMIST,
    ROOK,
    SPICE_ISLANDS,
    TRADE_SHIFT,
)
from .victory import prestige
from .words import (
    ASK_CORONATION,
    ASK_FLIP,
    ASK_ONE_SHOT,
    ATTACKS,
    CROWN,
    FLIP,
    KEEP,
    ONE_SHOT_IN,
    PIRATES,
    SHIFT_TO,
    SHIFTS,
    UNMARRIED,
)
from .words import (
    NO_ONE_SHOT as DECLINE,
)


def one_shot(s: Table, card: int) -> RulesOf[list[int]]:
    """PR-E2.2, PR-E2.3, PR-E2.4, PR-J0.1: announce it or not; gives the agents left to be
    placed.
    """
    kind = s.content.card_one_shot[card]
    agents = agents_of(s, card)
    if kind == NO_ONE_SHOT:
        return agents
    options: list[Option] = []
    if kind == TRADE_SHIFT:
        if can_shift(s, card):
            options.append(SHIFT_TO.of(s.content.card_shift[card]))
    else:
        for empire in empires_in(s.content.card_location[card]):
            if can_attack(s, kind, agents, empire):
                options.append(ONE_SHOT_IN.of(kind, empire))
    options.append(DECLINE.of())
    option = yield Ask(s.active, ASK_ONE_SHOT, options, card, kind)
    if option.verb is SHIFT_TO:
        trade_shift(s, option.a)
    elif option.verb is ONE_SHOT_IN:
        s.tell(ATTACKS, s.bank[s.active], kind, option.b)
        return (yield from war(s, kind, agents, option.b))
    return agents


# H: trade shifts


def can_shift(s: Table, card: int) -> bool:
    """PR-H1.1, PR-H1.5, PR-H1.6, PR-H1.7, PR-H1.8, PR-H1.9, PR-H1.10: the named emporium is closed;
    the Spice Islands ask for more.
    """
    content = s.content
    emporium = content.card_shift[card]
    if s.slots[content.emporium_slot[emporium]] != CLOSED:
        return False
    if emporium != SPICE_ISLANDS:
        return True
    others = prestige(s, s.active)[DISCOVERY] - content.card_prestige[card][DISCOVERY]
    return others >= content.spice_islands_discovery


def trade_shift(s: Table, emporium: int) -> None:
    """PR-H1.2, PR-H1.3, PR-H1.4, PR-B5.8: the disk moves to the open emporium of the same
    colour.
    """
    content = s.content
    region = content.emporium_region[emporium]
    old = s.open_emporium[region]
    s.slots[content.emporium_slot[emporium]] = NONE
    slot = content.emporium_slot[old]
    if s.slots[slot] != NONE:
        repress_slot(s, slot)
    s.slots[slot] = CLOSED
    s.open_emporium[region] = emporium
    s.tell(SHIFTS, s.bank[s.active], old, emporium)


# I: coronation


def play_queen(s: Table, queen: int) -> Rules:
    """PR-E2.6, PR-I0.1, PR-I2.1, PR-I2.2: a queen is crowned, or goes unmarried under the player
    card.
    """
    options = [CROWN.of(empire) for empire in s.content.card_suitors[queen] if can_marry(s, empire)]
    options.append(DECLINE.of())
    option = yield Ask(s.active, ASK_CORONATION, options, queen)
    s.hands[s.active].remove(queen)
    if option.verb is DECLINE:
        s.queens[s.active].append(queen)
        s.tell(UNMARRIED, s.bank[s.active], queen)
        return
    marry(s, option.a, queen)
    yield from concession_and_emancipation(s, option.a)


def can_marry(s: Table, empire: int) -> bool:
    """PR-I0.1, PR-M16.8: a king in the empire deck; with Star Chamber some kings in play too."""
    holder = s.owner[EMPIRE_CARD + empire]
    if holder == NONE:
        return True
    if not s.is_king(empire) or not s.working(CORONATION_TAKES_KINGS, s.active):
        return False
    return holder != s.active or s.queen_of[empire] != NONE


# J and K: wars


def religion_of_war(kind: int) -> int:
    """PR-K1.1: crusade is Catholic, jihad Islamic, reformation Reformist."""
    if kind == CRUSADE:
        return CATHOLIC
    return ISLAMIC if kind == JIHAD else REFORMIST


def is_civil(kind: int) -> bool:
    """PR-J0.1: whether a war is a conspiracy or a peasant revolt."""
    return kind in (CONSPIRACY, PEASANT_REVOLT)


def fights(kind: int, agent: int) -> bool:
    """PR-J1.1, PR-J2.1, PR-K1.1, PR-M1.6: whether an agent of the card attacks in a war."""
    if agent < BISHOP:
        return True
    if agent >= PIRATES:
        return is_civil(kind) or agent - PIRATES == religion_of_war(kind)
    return agent >= PAWN and kind == PEASANT_REVOLT


def can_attack(s: Table, kind: int, agents: list[int], empire: int) -> bool:
    """PR-E2.2, PR-K1.3, PR-J0.4: a war needs an attacker; a religious war also a heretic."""
    if not is_civil(kind) and defenders(s, kind, empire).size() == 0:
        return False
    for agent in agents:
        if fights(kind, agent):
            return True
    return attackers(s, kind, empire).size() > 0


def attackers(s: Table, kind: int, empire: int) -> Army:
    """PR-J1.1, PR-J2.1, PR-K1.1, PR-M16.9, PR-J0.2, PR-J1.2, PR-J2.4, PR-K1.6: who attacks beside
    the agents of the card.
    """
    army = Army(empire)
    content = s.content
    if is_civil(kind):
        own = s.own_pawn(s.active)
        for piece in s.repressed[empire]:
            if (piece >= PAWN) == (kind == PEASANT_REVOLT):
                army.repressed.append(piece)
        for border in content.empire_borders[empire]:
            standing = s.borders[border]
            if standing >= 0 and (standing < PAWN or (kind == PEASANT_REVOLT and standing == own)):
                army.borders.append(border)
        return army
    religion = religion_of_war(kind)
    for slot in content.empire_slots[empire]:
        if s.slots[slot] >= 0 and s.slots[slot] % 3 == religion:
            army.slots.append(slot)
    for border in content.empire_borders[empire]:
        if s.borders[border] == ROOK + religion:
            army.borders.append(border)
    with_rooks = kind == CRUSADE and s.working(CRUSADE_ROOKS, s.active) > 0
    for neighbour in content.adjacent[empire]:
        for slot in content.empire_slots[neighbour]:
            standing = s.slots[slot]
            if standing == KNIGHT + religion or (with_rooks and standing == ROOK + religion):
                army.slots.append(slot)
    return army


def defenders(s: Table, kind: int, empire: int) -> Army:
    """PR-J0.5, PR-K1.2, PR-J2.2, PR-K1.4: the ruling class; in a religious war the heretics and
    heretic pirates.
    """
    army = Army(empire)
    civil = is_civil(kind)
    religion = NONE if civil else religion_of_war(kind)
    for slot in s.content.empire_slots[empire]:
        if s.slots[slot] >= 0 and s.slots[slot] % 3 != religion:
            army.slots.append(slot)
    if not civil:
        for border in s.content.empire_borders[empire]:
            standing = s.borders[border]
            if 0 <= standing < PAWN and standing % 3 != religion:
                army.borders.append(border)
    return army


def war(s: Table, kind: int, agents: list[int], empire: int) -> RulesOf[list[int]]:
    """PR-E2.3, PR-M1.11, PR-J0.3, PR-K2.3: fight, and take the throne; gives the agents that did
    not fight.
    """
    others = [agent for agent in agents if not fights(kind, agent)]
    present: list[int] = []
    for agent in agents:
        if fights(kind, agent):
            found = yield from take_piece(s, s.active, piece_of(agent), False)
            if found:
                present.append(agent)
                s.beside.append(piece_of(agent))
    army = attackers(s, kind, empire)
    army.agents = present
    won = yield from fight(s, army, defenders(s, kind, empire))
    if won:
        yield from flip_after(s, kind, empire)
        yield from place_survivors(s, army)
        take_throne(s, empire)
        repress_survivors(s, army)
        yield from concession_and_emancipation(s, empire)
    return others


def flip_after(s: Table, kind: int, empire: int) -> Rules:
    """PR-K2.1, PR-J1.3, PR-J2.3, PR-M15.2: a religious war turns the map card to its theocracy if
    it can.

    After a conspiracy in a theocracy the player may turn it over.
    """
    other = s.content.side_religion[1 - s.side[empire]][empire]
    if kind == CONSPIRACY:
        if s.religion_of_map(empire) != NONE:
            option = yield Ask(s.active, ASK_FLIP, [FLIP.of(empire), KEEP.of(empire)], empire)
            if option.verb is FLIP:
                yield from flip_map(s, empire)
    elif kind != PEASANT_REVOLT and other == religion_of_war(kind):
        yield from flip_map(s, empire)
