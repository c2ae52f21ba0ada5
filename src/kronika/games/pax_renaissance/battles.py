"""Chapter M1: battles. Who takes part is said where a war begins (F9, J, K)."""

from typing import final

from kronika.core.asks import Ask, Option, Prompt, Rules, RulesOf

from .pieces import kill_in_slot, kill_on_border, kill_repressed, put_on_card
from .state import Table
from .terms import NONE, OTTOMAN, PAWN, ROOK
from .words import (
    AGENT_DIES,
    ARRANGE,
    ASK_ARRANGE,
    ASK_ATTACKER_LOSS,
    ASK_DEFENDER_LOSS,
    ASK_SURVIVOR,
    FLIPPED,
    FLIPPED_MEDIEVAL,
    LOSE_AGENT,
    LOSE_BORDER,
    LOSE_REPRESSED,
    LOSE_SLOT,
    LOSES_BATTLE,
    NOBODY,
    PIRATES,
    PLACES,
    PLACES_CONCESSION,
    PLACES_PIRATE,
    SETTLE_BORDER,
    SETTLE_PIECE,
    WINS_BATTLE,
)


@final
class Army:
    """One side of a battle: agents beside the map, pieces in cities, on borders, on the card.

    A pirate among the agents is told from a rook; on a border it is one.
    """

    def __init__(self, empire: int) -> None:
        self.empire = empire
        self.agents: list[int] = []
        self.repressed: list[int] = []
        self.slots: list[int] = []
        self.borders: list[int] = []

    def size(self) -> int:
        """The number of pieces."""
        return len(self.agents) + len(self.repressed) + len(self.slots) + len(self.borders)

    def losses(self) -> list[Option]:
        """Each different piece that can be lost."""
        options = [LOSE_AGENT.of(agent) for agent in sorted(set(self.agents))]
        for piece in sorted(set(self.repressed)):
            options.append(LOSE_REPRESSED.of(piece))
        for slot in self.slots:
            options.append(LOSE_SLOT.of(slot))
        for border in self.borders:
            options.append(LOSE_BORDER.of(border))
        return options

    def lose(self, s: Table, option: Option) -> None:
        """PR-M1.4: a killed piece goes back to the supply, also an agent never on the map."""
        if option.verb is LOSE_AGENT:
            self.agents.remove(option.a)
            s.beside.remove(piece_of(option.a))
            s.supply[piece_of(option.a)] += 1
            s.tell(AGENT_DIES, option.a, self.empire)
        elif option.verb is LOSE_REPRESSED:
            self.repressed.remove(option.a)
            kill_repressed(s, self.empire, option.a)
        elif option.verb is LOSE_SLOT:
            self.slots.remove(option.a)
            kill_in_slot(s, option.a)
        else:
            self.borders.remove(option.a)
            kill_on_border(s, option.a)


def piece_of(agent: int) -> int:
    """PR-B4.3: the piece that an agent is: a cylinder for a pirate."""
    return agent - PIRATES + ROOK if agent >= PIRATES else agent


def fight(s: Table, attackers: Army, defenders: Army) -> RulesOf[bool]:
    """PR-M1.1, PR-M1.2, PR-M1.3, PR-M1.10: both sides lose as many as the smaller one has; is an
    attacker left?
    """
    losses = min(attackers.size(), defenders.size())
    yield from _lose(s, attackers, losses, ASK_ATTACKER_LOSS)
    yield from _lose(s, defenders, losses, ASK_DEFENDER_LOSS)
    won = attackers.size() > 0
    s.tell(WINS_BATTLE if won else LOSES_BATTLE, s.bank[s.active], attackers.empire)
    return won


def _lose(s: Table, army: Army, losses: int, prompt: Prompt) -> Rules:
    """PR-M1.2: the attacking player chooses the losses of both sides."""
    if losses == army.size():
        while army.size() > 0:
            army.lose(s, army.losses()[0])
        return
    for left in range(losses, 0, -1):
        option = yield Ask(s.active, prompt, army.losses(), army.empire, left)
        army.lose(s, option)


def flip_map(s: Table, empire: int) -> Rules:
    """PR-K2.1, PR-K2.2, PR-K2.4: turn a map card over; everything on it stays."""
    s.side[empire] = 1 - s.side[empire]
    religion = s.religion_of_map(empire)
    if religion == NONE:
        s.tell(FLIPPED_MEDIEVAL, empire)
    else:
        s.tell(FLIPPED, empire, religion)
    s.arrange_venice()
    if empire == OTTOMAN:
        yield from arrange_constantinople(s)


def arrange_constantinople(s: Table) -> Rules:
    """PR-K2.2: the attacker decides which of the three positions the pieces there take."""
    places = s.content.capital_slots[OTTOMAN]
    standing = [s.slots[slot] for slot in places]
    arranged: list[int] = []
    for slot in places:
        options = [
            ARRANGE.of(NOBODY if piece == NONE else piece, slot) for piece in sorted(set(standing))
        ]
        option = yield Ask(s.active, ASK_ARRANGE, options, slot)
        piece = NONE if option.a == NOBODY else option.a
        standing.remove(piece)
        arranged.append(piece)
    for slot, piece in zip(places, arranged):
        s.slots[slot] = piece


def place_survivors(s: Table, army: Army) -> Rules:
    """PR-M1.7, PR-K1.5, PR-M1.5: surviving agents and repressed fighters must go to empty places of
    the map card.

    Those that find no room stay in the army.
    """
    while True:
        options = _places_for_survivors(s, army)
        if not options:
            return
        option = yield Ask(s.active, ASK_SURVIVOR, options, army.empire)
        piece = _leave_army(s, army, option.a)
        if option.verb is SETTLE_PIECE:
            s.slots[option.b] = piece
            s.tell(PLACES, s.bank[s.active], piece, option.b)
        else:
            s.borders[option.b] = piece
            if piece >= PAWN:
                s.tell(PLACES_CONCESSION, piece - PAWN, option.b)
            else:
                s.tell(PLACES_PIRATE, s.bank[s.active], piece, option.b)


def _places_for_survivors(s: Table, army: Army) -> list[Option]:
    content = s.content
    options: list[Option] = []
    for survivor in sorted({*army.agents, *army.repressed}):
        if survivor < PAWN:
            for slot in content.empire_slots[army.empire]:
                if s.slots[slot] == NONE and s.takes(slot, survivor):
                    options.append(SETTLE_PIECE.of(survivor, slot))
        else:
            at_sea = survivor >= PIRATES
            for border in content.empire_borders[army.empire]:
                if s.borders[border] == NONE and (content.border_sea[border] or not at_sea):
                    options.append(SETTLE_BORDER.of(survivor, border))
    return options


def _leave_army(s: Table, army: Army, survivor: int) -> int:
    """Take a survivor out of the army: agents first."""
    if survivor in army.agents:
        army.agents.remove(survivor)
        s.beside.remove(piece_of(survivor))
    else:
        army.repressed.remove(survivor)
        s.repressed[army.empire].remove(survivor)
    return piece_of(survivor)


def repress_survivors(s: Table, army: Army) -> None:
    """PR-M1.8: survivors without room go to the empire card, free; pirates to the supply.

    Repressed fighters without room are on the card already.
    """
    for agent in army.agents:
        if agent >= PIRATES:
            s.supply[piece_of(agent)] += 1
        else:
            put_on_card(s, agent, army.empire)
    army.agents.clear()
    s.beside.clear()
