"""Chapter E2: agents of a card that is played."""

from kronika.core.asks import Ask, Option, Rules

from .battles import piece_of
from .bishops import bishop_arrives, units_at
from .pieces import kill_on_border, repress_border, repress_slot, take_piece
from .state import CLOSED, Table
from .terms import BISHOP, EMPIRES, NONE, PAWN, PIRATE
from .words import (
    ASK_AGENT,
    NO_MORE_AGENTS,
    PIRATES,
    PLACE_BISHOP,
    PLACE_PAWN,
    PLACE_PIECE,
    PLACE_PIRATE,
    PLACES,
    PLACES_BISHOP,
    PLACES_CONCESSION,
    PLACES_PIRATE,
)


def agents_of(s: Table, card: int) -> list[int]:
    """PR-B4.2, PR-B4.3: the agents printed on a card, for the active player."""
    agents: list[int] = []
    for code in s.content.card_agents[card]:
        if code >= PIRATE:
            agents.append(code - PIRATE + PIRATES)
        elif code == PAWN:
            agents.append(s.own_pawn(s.active))
        else:
            agents.append(code)
    return agents


def empires_in(location: int) -> list[int]:
    """PR-M5.3, PR-M5.4, PR-E4.10, PR-M5.1, PR-M5.2, PR-M5.5: the empires that a location stands
    for.
    """
    return [empire for empire in range(len(EMPIRES)) if location >> empire & 1]


def place_agents(s: Table, card: int, agents: list[int]) -> Rules:
    """PR-E2.5, PR-E2.15: all, some or none of the agents, each in any empire of the location."""
    location = s.content.card_location[card]
    while agents:
        options: list[Option] = []
        for agent in sorted(set(agents)):
            add_places(s, agent, location, options)
        if not options:
            return
        options.append(NO_MORE_AGENTS.of())
        option = yield Ask(s.active, ASK_AGENT, options, card)
        if option.verb is NO_MORE_AGENTS:
            return
        if option.verb is PLACE_PAWN:
            agents.remove(s.own_pawn(s.active))
            yield from place_pawn(s, option.a, option.b)
        else:
            agents.remove(option.a)
            if option.verb is PLACE_PIECE:
                yield from place_piece(s, option.a, option.b)
            elif option.verb is PLACE_PIRATE:
                yield from place_pirate(s, option.a, option.b)
            else:
                yield from place_bishop(s, option.a, option.b)


def add_places(s: Table, agent: int, location: int, options: list[Option]) -> None:
    """PR-B4.4: cities for knights and rooks, borders for cubes and pirates, cards for bishops."""
    if agent >= PIRATES:
        add_pirate_places(s, agent, location, options)
    elif agent >= PAWN:
        add_pawn_places(s, location, options)
    elif agent >= BISHOP:
        for card in units_at(s, location):
            options.append(PLACE_BISHOP.of(agent, card))
    else:
        can_pay = s.florins[s.active] >= s.content.repression_cost
        for empire in empires_in(location):
            for slot in s.content.empire_slots[empire]:
                standing = s.slots[slot]
                if standing != CLOSED and (standing == NONE or can_pay) and s.takes(slot, agent):
                    options.append(PLACE_PIECE.of(agent, slot))


def add_pirate_places(s: Table, agent: int, location: int, options: list[Option]) -> None:
    """PR-E2.11: sea borders without a pirate of the same colour."""
    seen = 0
    for empire in empires_in(location):
        for border in s.content.empire_sea_borders[empire]:
            if not seen >> border & 1 and s.borders[border] != piece_of(agent):
                options.append(PLACE_PIRATE.of(agent, border))
            seen |= 1 << border


def add_pawn_places(s: Table, location: int, options: list[Option]) -> None:
    """PR-E2.12, PR-M2.5, PR-M10.2: borders without a pirate; a concession there goes to one
    empire's card.
    """
    can_pay = s.florins[s.active] >= s.content.repression_cost
    seen = 0
    for empire in empires_in(location):
        for border in s.content.empire_borders[empire]:
            standing = s.borders[border]
            if standing == NONE:
                if not seen >> border & 1:
                    options.append(PLACE_PAWN.of(border, empire))
            elif standing >= PAWN and can_pay:
                options.append(PLACE_PAWN.of(border, empire))
            seen |= 1 << border


def place_piece(s: Table, piece: int, slot: int) -> Rules:
    """PR-E2.8, PR-E2.9, PR-E2.10, PR-E2.13, PR-M2.4: a knight or rook; what stands there is
    repressed, 1 florin.
    """
    found = yield from take_piece(s, s.active, piece, True, slot)
    if not found:
        return
    if s.slots[slot] != NONE:
        s.florins[s.active] -= s.content.repression_cost
        repress_slot(s, slot)
    s.slots[slot] = piece
    s.tell(PLACES, s.bank[s.active], piece, slot)


def place_pirate(s: Table, agent: int, border: int) -> Rules:
    """PR-E2.11: a pirate kills the concession or pirate of another colour at its border, free."""
    piece = piece_of(agent)
    found = yield from take_piece(s, s.active, piece, True, NONE, border)
    if not found:
        return
    if s.borders[border] != NONE:
        kill_on_border(s, border)
    s.borders[border] = piece
    s.tell(PLACES_PIRATE, s.bank[s.active], piece, border)


def place_pawn(s: Table, border: int, empire: int) -> Rules:
    """PR-E2.12: an own cube; a concession there is repressed for 1 florin."""
    pawn = s.own_pawn(s.active)
    found = yield from take_piece(s, s.active, pawn, True, NONE, border)
    if not found:
        return
    if s.borders[border] != NONE:
        s.florins[s.active] -= s.content.repression_cost
        repress_border(s, border, empire)
    s.borders[border] = pawn
    s.tell(PLACES_CONCESSION, s.bank[s.active], border)


def place_bishop(s: Table, bishop: int, card: int) -> Rules:
    """PR-E2.7: a bishop on a card that matches the location of the card played."""
    found = yield from take_piece(s, s.active, bishop, True, NONE, NONE, card)
    if found:
        s.tell(PLACES_BISHOP, s.bank[s.active], bishop, card)
        yield from bishop_arrives(s, card, bishop - BISHOP)
