"""Chapter 9.4 and steps 1 and 5 of battles: who leads a side, its General or Admiral, wounds."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .battle_dice import is_drawn_leader, leader_dice, symbols
from .battle_sides import faction_size, players_of, ships_of, side_size
from .battle_state import (
    ADMIRAL_LEADER,
    ATTACK,
    DEFEND,
    DRAWN_LEADER,
    NO_LEADER,
    RULER_LEADER,
)
from .cards import count_hand, discard, draw_card
from .characters import (
    HIRE_ADMIRAL,
    HIRE_GENERAL,
    MOVE_GENERAL,
    NO_CHANGE,
    RULER_LEADS,
    can_command,
    carry_out,
    commands,
    leader_cost,
)
from .effects import things
from .forces import armies_in
from .land import is_part_of
from .manner import USUAL
from .modifiers import change_of_cost, is_immune
from .purse import power_of
from .rulers import FATAL, bury
from .state import Table, added
from .terms import ARMIES, MIL, NONE, OUTLINED_HIT, POWERS
from .words import ARMY, BATTLE_SIDE, CARD, NUMBER, PLAYER

LEAST_FOR_LEADER: Final = 3
"""EU-13.4.16: Units of NPRs and Rebels."""

MAIN_DEFENDER: Final = Verb("main-defender", (PLAYER,), "EU-9.7.33")
USE_GENERAL: Final = Verb("use-general", (ARMY,), "EU-9.4.5")
USE_RULER: Final = Verb("use-ruler", (), "EU-9.4.5")

ASK_LEADING: Final = Prompt("choose-main-defender", (), "EU-9.7.33")
ASK_ATTACKER: Final = Prompt("appoint-for-attack", (), "EU-9.7.8", standing=True)
ASK_DEFENDER: Final = Prompt("appoint-for-defence", (), "EU-9.7.9", standing=True)
ASK_LEADER: Final = Prompt("choose-leader-in-battle", (), "EU-9.4.5")

LEADS: Final = Event("leads-battle", (PLAYER, BATTLE_SIDE))
DRAWS_LEADER: Final = Event("draws-battle-leader", (BATTLE_SIDE, CARD))
WOUNDED: Final = Event("leader-wounded", (BATTLE_SIDE, NUMBER))
DRAWN_DIES: Final = Event("drawn-leader-dies", (CARD,))


def choose_leading(s: Table, side: int) -> Rules:
    """EU-9.7.7, EU-9.7.33, EU-9.7.34, EU-OPB20, EU-OPB56: the leading player of a side, if any.

    Of those with most Units the one who took his turn last decides.
    """
    b = s.battle
    seats = players_of(s, side)
    b.leading[side] = NONE
    if not seats:
        return
    if side == ATTACK and s.active in seats:
        b.leading[side] = s.active
        return
    most = max([faction_size(s, seat) for seat in seats])
    tied = [seat for seat in seats if faction_size(s, seat) == most]
    chosen = tied[0]
    if len(tied) > 1:
        decider = _latest(s, tied)
        options = [MAIN_DEFENDER.of(seat) for seat in tied]
        default = MAIN_DEFENDER.of(decider)
        option = yield Ask(decider, ASK_LEADING, options, default=default)
        chosen = option.a
    b.leading[side] = chosen
    if len(seats) > 1:
        s.tell(LEADS, chosen, side)


def _latest(s: Table, seats: list[int]) -> int:
    """EU-9.7.33: who of them took his turn most recently; before any turn, who would have."""
    for seat in reversed([*s.memory.last_turn, s.active]):
        if seat in seats:
            return seat
    now = s.active if s.active != NONE else s.first
    while now not in seats:
        now = (now - 1) % s.count
    return now


def armies_of(s: Table, seat: int) -> list[int]:
    """A player's Armies in the battle."""
    return armies_in(s, seat, s.battle.place)


def has_fleet(s: Table, seat: int) -> bool:
    """Whether a Ship of a player's fleet is in the battle."""
    return sum(ships_of(s, seat)[1:]) > 0


def may_appoint(s: Table, side: int) -> bool:
    """EU-9.7.8, EU-9.7.9, EU-9.9.9, EU-5.2.AP8: whether a side may appoint a leader now."""
    b = s.battle
    seat = b.leading[side]
    if seat == NONE:
        return False
    if b.is_naval:
        return side == ATTACK and has_fleet(s, seat)
    if side == DEFEND and not is_part_of(s, s.realm_of[seat], b.place):
        return False
    return bool(armies_of(s, seat))


def appointments(s: Table, side: int) -> list[Option]:
    """EU-9.7.8, EU-9.7.9, EU-9.4.1: what could be done by who holds these cards."""
    b = s.battle
    seat = b.leading[side]
    armies = armies_of(s, seat)
    found: list[Option] = []
    for card in s.hands[seat]:
        if can_command(s, card) and power_of(s, seat, MIL) >= leader_cost(s, seat, card, USUAL):
            if b.is_naval:
                found.append(HIRE_ADMIRAL.of(card))
            else:
                found += [HIRE_GENERAL.of(card, army) for army in armies]
    return found + _public_changes(s, side)


def _public_changes(s: Table, side: int) -> list[Option]:
    """EU-9.4.2, EU-9.4.7: Generals that are moved here, and the Ruler; on land only."""
    b = s.battle
    if b.is_naval:
        return []
    seat = b.leading[side]
    armies = armies_of(s, seat)
    remembered = s.memory.commands
    if seat != s.active:
        s.memory.commands = 0  # EU-5.2.AP10: a reaction is not counted
    found = [
        option
        for option in commands(s, seat)
        if (option.verb is MOVE_GENERAL and option.b in armies)
        or (option.verb is RULER_LEADS and option.a in armies)
    ]
    s.memory.commands = remembered
    return found


def may_hold_leader(s: Table, seat: int) -> bool:
    """EU-H.6: whether, by what everybody sees, a player could appoint somebody from his hand."""
    actions = s.content.actions
    least = min(s.content.tables.leader_mil)
    cost = change_of_cost(s, seat, things.APPOINT_LEADER, things.PAID_MIL, least)
    if power_of(s, seat, MIL) < cost:
        return False
    for deck in range(len(POWERS)):
        if count_hand(s, seat, deck) and any(
            can_command(s, card) for card in actions.deck_cards[deck]
        ):
            return True
    return False


def appoint_leader(s: Table, side: int) -> Rules:
    """EU-9.7.8, EU-9.7.9, EU-9.7.10, EU-5.2.AP8, EU-9.0.19: once a side, now or never."""
    if not may_appoint(s, side):
        return
    seat = s.battle.leading[side]
    options = appointments(s, side)
    if not options and not may_hold_leader(s, seat):
        return
    none = NO_CHANGE.of()
    prompt = ASK_ATTACKER if side == ATTACK else ASK_DEFENDER
    option = yield Ask(seat, prompt, [*options, none], auto=False, default=none)
    if option.verb is NO_CHANGE:
        return
    remembered = s.memory.commands
    yield from carry_out(s, seat, option, USUAL)
    if seat != s.active:
        s.memory.commands = remembered


def take_command(s: Table, side: int) -> Rules:
    """EU-9.4.5, EU-9.7.11: the one leader that a side uses."""
    b = s.battle
    seat = b.leading[side]
    b.leader[side] = NO_LEADER
    if seat == NONE:
        return
    if b.is_naval:
        if s.admirals[seat] != NONE and has_fleet(s, seat):
            b.leader[side] = ADMIRAL_LEADER
        return
    armies = armies_of(s, seat)
    found = [army for army in armies if s.generals[seat * ARMIES + army] != NONE]
    if s.ruler_army[seat] in armies:
        found.append(RULER_LEADER)
    if len(found) == 1:
        b.leader[side] = found[0]
    elif found:
        picked = yield from _pick(s, side, found)
        b.leader[side] = picked


def _pick(s: Table, side: int, found: list[int]) -> RulesOf[int]:
    options: list[Option] = []
    best, most = 0, -1
    for place, leader in enumerate(found):
        options.append(USE_RULER.of() if leader == RULER_LEADER else USE_GENERAL.of(leader))
        s.battle.leader[side] = leader
        dice = sum(leader_dice(s, side))
        if dice > most:
            best, most = place, dice
    s.battle.leader[side] = NO_LEADER
    option = yield Ask(s.battle.leading[side], ASK_LEADER, options, default=options[best])
    return found[options.index(option)]


def draw_leader(s: Table, side: int) -> None:
    """EU-13.4.16, EU-9.7.11, EU-14.3.3: 3 or more NPRs and Rebels alone turn over a card."""
    b = s.battle
    if b.leading[side] != NONE or side_size(s, side) < LEAST_FOR_LEADER:
        return
    b.drawn[side] = draw_card(s, MIL)
    if b.drawn[side] == NONE:
        return
    s.tell(DRAWS_LEADER, side, b.drawn[side])
    if is_drawn_leader(s, side):
        b.leader[side] = DRAWN_LEADER


def wound(s: Table, side: int) -> None:
    """EU-9.4.6, EU-9.7.21, EU-9.9.13, EU-OPB31: what the enemy's leader suffers from a side's roll.

    Each pair of outlined symbols, if the enemy took at least 1 hit from it.
    """
    b = s.battle
    enemy = 1 - side
    tokens = symbols(s, side)[OUTLINED_HIT] // 2
    leader, seat = b.leader[enemy], b.leading[enemy]
    if not tokens or not b.hits[side] or leader == NO_LEADER or b.is_immune[enemy]:
        return
    if seat != NONE and is_immune(s, seat, things.TO_ILL_HEALTH):
        return
    s.tell(WOUNDED, enemy, tokens)
    if leader == DRAWN_LEADER:
        b.drawn_ill[enemy] += tokens
        is_dead = b.drawn_ill[enemy] >= FATAL
        if is_dead:
            s.tell(DRAWN_DIES, b.drawn[enemy])
    elif leader == RULER_LEADER:
        s.ruler_ill[seat] += tokens
        is_dead = s.ruler_ill[seat] >= FATAL
    elif leader == ADMIRAL_LEADER:
        s.admiral_ill = added(s.admiral_ill, seat, tokens)
        is_dead = s.admiral_ill[seat] >= FATAL
    else:
        s.general_ill[seat * ARMIES + leader] += tokens
        is_dead = s.general_ill[seat * ARMIES + leader] >= FATAL
    if is_dead:
        b.leader[enemy] = NO_LEADER
        if leader != DRAWN_LEADER:
            bury(s, seat)


def discard_drawn(s: Table) -> None:
    """EU-9.7.30, EU-13.4.16: cards of leaders that were turned over are discarded."""
    for card in s.battle.drawn:
        if card != NONE:
            discard(s, card)
