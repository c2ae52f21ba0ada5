"""Chapters 9.6, 9.7 and 9.9: the steps of a battle, on land and at sea."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .agenda import BATTLE_STEP, MILESTONES, Duty
from .battle_actions import (
    ASK_ACTION,
    ASK_HELP,
    add_idea_dice,
    answer_roll,
    ask_battle_action,
    helpers,
    roll_dice_again,
    use_ideas,
)
from .battle_dice import can_score, is_over, roll, score
from .battle_effects import end_occasion, set_occasion
from .battle_leaders import (
    appoint_leader,
    choose_leading,
    discard_drawn,
    draw_leader,
    take_command,
    wound,
)
from .battle_sides import faction_size, factions, players_of, side_size
from .battle_state import (
    APPOINT,
    ATTACK,
    BATTLE_ACTIONS,
    CAPTURE,
    CASUALTY,
    CHOOSE_DICE,
    DEFEND,
    END,
    FIRST_NPR,
    HIT,
    IDEAS,
    LEAD,
    NEXT_ROUND,
    NO_LEADER,
    PREPARE,
    RETREAT,
    RETREATS,
    ROLL,
    SIDES,
    TAKE_COMMAND,
    WOUNDS,
)
from .battle_state import REROLL as REROLL_STEP
from .captures import capture
from .casualties import suffer, take_casualties
from .deeds import Win
from .effects import verbs
from .empire import is_hre_area, is_member
from .land import is_part_of
from .modifiers import end
from .purse import gain_power
from .retreat import leaving_order, withdraw
from .state import Table, added
from .terms import (
    ACTIONS_PHASE,
    ARTILLERY,
    BATTLE_TIME,
    CAVALRY,
    INFANTRY,
    ISLAM,
    LAND_UNITS,
    MIL,
    NONE,
)
from .words import BATTLE_SIDE, NUMBER, PLAYER

CALL_IMPERIAL: Final = Verb("call-imperial-units", (NUMBER,), "EU-18.4.7")
SPARE_IMPERIAL: Final = Verb("spare-imperial-units", (), "EU-18.4.7")
INFANTRY_DICE: Final = Verb("infantry-dice", (), "EU-15.0.9")
CAVALRY_DICE: Final = Verb("cavalry-dice", (), "EU-15.0.9")

ASK_IMPERIAL: Final = Prompt("call-imperial", (NUMBER,), "EU-18.4.7")
ASK_BASE: Final = Prompt("choose-base-dice", (), "EU-15.0.9")

IMPERIAL_JOIN: Final = Event("imperial-units-join", (PLAYER, NUMBER))
WON: Final = Event("battle-won", (BATTLE_SIDE,))
NOBODY_WON: Final = Event("battle-not-won")
REWARDED: Final = Event("rewarded-for-battle", (PLAYER,))


def _next(s: Table, step: int, b: int = NONE, c: int = NONE) -> None:
    s.agenda.append(Duty(BATTLE_STEP, step, b, c))


def battle_step(s: Table, duty: Duty) -> Rules:
    """EU-9.6.4: the next step of the battle that is under way."""
    step, side = duty.a, duty.b
    s.battle.step = step
    if step <= ROLL:
        set_occasion(s, step <= LEAD)
    if step <= IDEAS:
        yield from _preparation(s, step, side, duty.c)
    elif step == BATTLE_ACTIONS:
        yield from _battle_actions(s, side, duty.c)
    elif step == ROLL:
        _roll(s)
    elif step == REROLL_STEP:
        yield from _answer_rolls(s, side)
    elif step == HIT:
        yield from suffer(s, 1 - side, duty.c)
    elif step == CASUALTY:
        yield from take_casualties(s)
    elif step == WOUNDS:
        _wounds(s)
    elif step == CAPTURE:
        yield from capture(s)
    elif step == RETREATS:
        _begin_retreats(s, side)
    elif step == RETREAT:
        yield from _retreat(s, side)
    elif step == NEXT_ROUND:
        yield from _next_round(s, side)
    else:
        _end(s)


# Step 1


def _preparation(s: Table, step: int, side: int, c: int) -> Rules:
    """EU-9.7.6, EU-9.7.7, EU-9.7.8, EU-9.7.9, EU-9.7.11, EU-9.7.12, EU-9.7.13: in this order."""
    if step == PREPARE:
        _next(s, LEAD, ATTACK)
        yield from _call_imperial(s)
    elif step == LEAD:
        if side == ATTACK:
            _next(s, LEAD, DEFEND)
        else:
            _next(s, APPOINT, ATTACK)
        yield from choose_leading(s, side)
    elif step == APPOINT:
        if side == ATTACK:
            _next(s, APPOINT, DEFEND)
        else:
            _next(s, TAKE_COMMAND, ATTACK)
        yield from appoint_leader(s, side)
    elif step == TAKE_COMMAND:
        _next(s, CHOOSE_DICE, side)
        yield from take_command(s, side)
        draw_leader(s, side)
    elif step == CHOOSE_DICE:
        if side == ATTACK:
            _next(s, TAKE_COMMAND, DEFEND)
        else:
            _next(s, IDEAS, 0, ATTACK)
        yield from _choose_dice(s, side)
    elif is_over(s):
        _next(s, END)
    else:
        if c == ATTACK:
            _next(s, IDEAS, side, DEFEND)
        elif side == 0:
            _next(s, IDEAS, 1, ATTACK)
        else:
            _next(s, BATTLE_ACTIONS, ATTACK)
        yield from use_ideas(s, c, side == 0)


def _call_imperial(s: Table) -> Rules:
    """EU-18.4.7, EU-18.4.8, EU-18.4.9, EU-9.7.6: the Emperor may bring in all Imperial Units."""
    b = s.battle
    if s.imperial_manpower == 0 or b.is_naval or s.emperor == NONE:
        return
    seat = s.seat_of[s.emperor]
    for side in (ATTACK, DEFEND):
        if seat in players_of(s, side) and may_call_imperial(s, seat, side):
            call = CALL_IMPERIAL.of(s.imperial_manpower)
            options = [call, SPARE_IMPERIAL.of()]
            option = yield Ask(seat, ASK_IMPERIAL, options, s.imperial_manpower, default=call)
            if option.verb is CALL_IMPERIAL:
                b.imperial = s.imperial_manpower
                s.tell(IMPERIAL_JOIN, seat, b.imperial)


def may_call_imperial(s: Table, seat: int, side: int) -> bool:
    """EU-18.4.7, EU-18.4.8: in the Empire, or in own Areas beside it, unless all enemies are NPRs
    that are members."""
    area = s.battle.place
    if not is_hre_area(s, area):
        if not is_part_of(s, s.realm_of[seat], area):
            return False
        if not any(is_hre_area(s, other) for other in s.atlas.area_land[area]):
            return False
    return not all(
        faction >= FIRST_NPR and is_member(s, faction - FIRST_NPR)
        for faction in factions(s, 1 - side)
    )


def _choose_dice(s: Table, side: int) -> Rules:
    """EU-9.7.12, EU-9.7.14, EU-9.9.11, EU-15.0.9: the base dice, and those of Ideas."""
    b = s.battle
    seat = b.leading[side]
    b.base[side] = ARTILLERY if b.is_naval else INFANTRY
    if not b.is_naval and seat != NONE and s.religion[s.realm_of[seat]] == ISLAM:
        options = [INFANTRY_DICE.of(), CAVALRY_DICE.of()]
        option = yield Ask(seat, ASK_BASE, options, default=options[0])
        if option.verb is CAVALRY_DICE:
            b.base[side] = CAVALRY
    yield from add_idea_dice(s, side)


# Steps 2 to 5


def _battle_actions(s: Table, side: int, place: int) -> Rules:
    """EU-9.6.6, EU-9.9.10, EU-13.4.19, EU-13.4.20: the attacker plays all, then the defender.

    Each Battle Action is a step of its own.
    """
    b = s.battle
    if is_over(s):
        _next(s, END)
        return
    seat, prompt = b.leading[side], ASK_ACTION
    others = helpers(s, side)
    at = max(place, 0)
    if seat == NONE and at < len(others):
        seat, prompt = others[at], ASK_HELP
    before = len(b.used)
    last = len(s.agenda)
    if seat != NONE:
        yield from ask_battle_action(s, seat, side, BATTLE_TIME, prompt)
    if len(b.used) > before:
        following = Duty(BATTLE_STEP, BATTLE_ACTIONS, side, at)
    elif prompt is ASK_HELP and at + 1 < len(others):
        following = Duty(BATTLE_STEP, BATTLE_ACTIONS, side, at + 1)
    elif side == ATTACK:
        following = Duty(BATTLE_STEP, BATTLE_ACTIONS, DEFEND)
    else:
        following = Duty(BATTLE_STEP, ROLL)
    s.agenda.insert(last, following)


def _roll(s: Table) -> None:
    """EU-9.6.8, EU-9.6.12, EU-OPB65, EU-9.7.14: both sides roll together."""
    b = s.battle
    for side in range(SIDES):
        roll(s, side)
    b.is_deadlock = not can_score(s, ATTACK) and not can_score(s, DEFEND)
    _next(s, REROLL_STEP, ATTACK)


def _answer_rolls(s: Table, side: int) -> Rules:
    """EU-6.2.20, EU-9.6.8: rolls may be answered; then all hits are counted before any loss."""
    b = s.battle
    before = len(b.used)
    yield from answer_roll(s, side)
    if len(b.used) > before:
        _next(s, REROLL_STEP, side)
        return
    yield from roll_dice_again(s, side)
    if side == ATTACK:
        _next(s, REROLL_STEP, DEFEND)
    else:
        b.hits = [score(s, each) for each in range(SIDES)]
        b.rotation = {}
        b.lost = [0] * 6
        _next(s, WOUNDS)
        _next(s, HIT, DEFEND, b.hits[DEFEND])
        _next(s, HIT, ATTACK, b.hits[ATTACK])


def _wounds(s: Table) -> None:
    """EU-9.7.21, EU-9.9.13, EU-9.9.14, EU-9.6.5: leaders of both sides; then the round is over."""
    b = s.battle
    if not is_over(s):
        _next(s, RETREATS, ATTACK)
    else:
        _next(s, END)
        if b.is_naval:
            _next(s, CAPTURE)
    for side in range(SIDES):
        wound(s, side)


# Step 6


def _begin_retreats(s: Table, side: int) -> None:
    s.battle.leaving = leaving_order(s, side)
    _next(s, RETREAT, side)


def _retreat(s: Table, side: int) -> Rules:
    """EU-9.7.22, EU-9.6.12, EU-OPB25: one after the other, each carried out before the next one."""
    b = s.battle
    if is_over(s):
        _next(s, END)
    elif b.leaving:
        faction = b.leaving.pop(0)
        yield from withdraw(s, faction, side)
        _next(s, RETREAT, side)
    elif side == ATTACK:
        _next(s, RETREATS, DEFEND)
    else:
        _next(s, NEXT_ROUND, ATTACK)


def _next_round(s: Table, side: int) -> Rules:
    """EU-9.7.36, EU-OPB69: where the leading player has nothing left, another one leads.

    His General, dice and Ideas are gone; who follows brings no start-of-battle Ideas.
    """
    b = s.battle
    if side == ATTACK:
        _next(s, NEXT_ROUND, DEFEND)
    else:
        b.used = []
        b.round += 1
        b.fallen = {}
        _next(s, BATTLE_ACTIONS, ATTACK)
    seat = b.leading[side]
    if seat == NONE or faction_size(s, seat) > 0:
        return
    first = side * len(LAND_UNITS)
    for place in range(first, first + len(LAND_UNITS)):
        b.dice[place] = 0
        b.removed[place] = 0
    b.is_immune[side] = False
    b.leader[side] = NO_LEADER
    b.base[side] = ARTILLERY if b.is_naval else INFANTRY
    s.modifiers = [each for each in s.modifiers if each[:2] != (verbs.THIS_BATTLE, seat)]
    yield from choose_leading(s, side)
    yield from take_command(s, side)


# Step 7


def _end(s: Table) -> None:
    """EU-9.7.28, EU-9.7.29, EU-9.7.30, EU-9.9.18, EU-9.10.22, EU-13.4.21, EU-13.4.23, EU-13.5.10,
    EU-18.4.9, EU-OPB54, EU-17.3.9: the winner; NPRs leave, but for invaders."""
    b = s.battle
    s.agenda.append(Duty(MILESTONES))
    winner = NONE
    for side in range(SIDES):
        if side_size(s, side):
            winner = side
    if winner == NONE:
        s.tell(NOBODY_WON)
    else:
        s.tell(WON, winner)
        _reward(s, winner)
    if b.invader != NONE:
        s.rebels = added(s.rebels, b.place, faction_size(s, FIRST_NPR + b.invader))
    discard_drawn(s)
    end(s, verbs.THIS_BATTLE)
    end_occasion(s)
    b.clear()


def _reward(s: Table, winner: int) -> None:
    """EU-9.6.9, EU-9.7.29, EU-OPB21, EU-OPB56: 1 Military Power a turn for the active player.

    Whoever fought on the winning side has won a battle.
    """
    b = s.battle
    for seat in range(s.count):
        if b.seats[winner] >> seat & 1:
            win = Win(seat, b.is_naval, b.beaten[winner], s.age, s.rounds)
            s.deeds.wins = (*s.deeds.wins, win)
    active = s.active
    if s.phase != ACTIONS_PHASE or active == NONE or s.memory.is_rewarded:
        return
    if b.seats[winner] >> active & 1:
        s.memory.is_rewarded = True
        gain_power(s, active, MIL, 1)
        s.tell(REWARDED, active)
