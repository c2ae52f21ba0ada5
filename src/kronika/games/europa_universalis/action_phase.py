"""Chapters 4.2 and 20.2: players take turns until all have passed."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import ACTION as GAINED
from .agenda import BOT_STEP, BOT_TURN, EFFECTS, END_TURN, MILESTONES, NEXT_PHASE, TURN, Duty
from .bot_levies import gain
from .effects import things
from .forces import repair
from .influence import presence_reach
from .leaving import LEAVE, announce
from .manner import FREE, USUAL
from .menu import MAIN, MINOR, can_act, carry_out
from .missions import CLAIM, claim_options, complete_mission
from .order import clockwise, events_due, is_playing, pass_rewards, playing
from .relations import remember
from .replacing import beside_turn
from .state import Table
from .terms import NONE
from .windows import open_windows
from .words import ACTION, NUMBER, PLAYER, TO_PASS

YOUR_TURN: Final = Prompt("your-turn", (), "EU-4.2.2", rests=True)
MUST_TAKE_EVENT: Final = Prompt("must-take-event", (), "EU-4.2.14", rests=True)
TURN_GOES_ON: Final = Prompt("turn-goes-on", (), "EU-4.2.3", rests=True)
TAKE_GAINED: Final = Prompt("take-gained-action", (ACTION,), "EU-16.3.18")

ACT: Final = Verb("act", (ACTION,))
END_OF_TURN: Final = Verb("end-turn")
DECLINE_ACTION: Final = Verb("decline-action")

TURN_BEGINS: Final = Event("turn-begins", (PLAYER,))
PASSES: Final = Event("passes", (PLAYER, NUMBER))
LAST_TURNS: Final = Event("last-turns", ())


def begin_actions(s: Table) -> None:
    """EU-4.2.1, EU-4.5.B7: nobody has passed; the First Player begins."""
    s.events_taken = [0] * s.count
    s.passed = [0] * s.count
    s.last_turns = [NONE] * s.count
    _begin_turn(s, clockwise(s, s.first)[0])


def _begin_turn(s: Table, seat: int) -> None:
    s.active = seat
    s.memory.begin_turn()
    s.memory.reach = presence_reach(s, seat)
    remember(s)
    s.tell(TURN_BEGINS, seat)
    if s.switches.is_bot(seat):
        s.agenda.append(Duty(END_TURN, seat))
        s.agenda.append(Duty(BOT_STEP, seat, BOT_TURN))
    else:
        s.agenda.append(Duty(TURN, seat))


def is_event_forced(s: Table, seat: int) -> bool:
    """EU-4.2.14, EU-20.2.5, EU-20.2.6: whether this turn must be the Event action."""
    left = s.last_turns[seat]
    due = events_due(s, seat)
    if left == NONE or due == 0:
        return False
    return left <= due if s.scenario.two_players else left == 0


def main_actions(s: Table, seat: int) -> list[int]:
    """EU-4.2.2: what a player can use his turn for, passing last."""
    if is_event_forced(s, seat):
        return [things.EVENT]
    found = [action for action in MAIN if can_act(s, seat, action, USUAL)]
    if can_pass(s, seat):
        found.append(TO_PASS)
    return found


def minor_actions(s: Table, seat: int) -> list[int]:
    """EU-4.2.3, EU-4.2.9: what he can do besides."""
    return [action for action in MINOR if can_act(s, seat, action, USUAL)]


def take_turn(s: Table, duty: Duty) -> Rules:
    """EU-4.2.2, EU-4.2.3, EU-4.2.9, EU-OPA16: the main action, Minor Actions before and after."""
    seat = duty.a
    acted = s.memory.is_acted
    options: list[Option] = []
    if not acted:
        options += [ACT.of(action) for action in main_actions(s, seat)]
    options += [ACT.of(action) for action in minor_actions(s, seat)]
    options += claim_options(s, seat)
    if acted:
        options.append(END_OF_TURN.of())
        is_alone = not s.missions[seat]  # EU-H.6: nobody sees whether there is one to claim
        ask = Ask(seat, TURN_GOES_ON, options, auto=is_alone, default=options[-1])
    else:
        forced = is_event_forced(s, seat)
        prompt = MUST_TAKE_EVENT if forced else YOUR_TURN
        usual = ACT.of(TO_PASS)
        default = usual if usual in options else options[0]
        if not s.leaving >> seat & 1:
            options.append(LEAVE.of())
        ask = Ask(seat, prompt, options, auto=False, default=default)
    chosen = yield from beside_turn(s, ask)
    if chosen.verb is END_OF_TURN:
        s.agenda.append(Duty(END_TURN, seat))
        open_windows(s, seat)
        return
    s.agenda.append(Duty(TURN, seat))
    if chosen.verb is LEAVE:
        yield from announce(s, seat)
        return
    if chosen.verb is CLAIM:
        complete_mission(s, seat, chosen.a)
        return
    s.agenda.append(Duty(MILESTONES))
    if chosen.a not in MINOR:
        s.memory.is_acted = True
    if chosen.a == TO_PASS:
        pass_turn(s, seat)
    else:
        yield from carry_out(s, seat, chosen.a, USUAL)


def can_pass(s: Table, seat: int) -> bool:
    """EU-4.2.5, EU-20.2.10: only who has taken his Events."""
    return events_due(s, seat) == 0


def pass_turn(s: Table, seat: int) -> None:
    """EU-4.2.8, EU-4.2.13, EU-20.2.4: passes, with ducats for the first ones only."""
    rewards = pass_rewards(s)
    before = sum([each > 0 for each in s.passed])
    is_last = s.last_turns[seat] != NONE
    ducats = 0 if is_last or before >= len(rewards) else rewards[before]
    s.passed[seat] = before + 1
    s.tell(PASSES, seat, 0 if s.switches.is_bot(seat) else ducats)
    if not s.switches.is_bot(seat):
        s.ducats[seat] += ducats
    elif before == 0:
        gain(s, seat, 1)  # EU-BOT.32
    if not is_last and before + 1 >= len(rewards):
        _limit_turns(s)


def _limit_turns(s: Table) -> None:
    """EU-4.2.13, EU-20.2.4, EU-20.2.5, EU-TC16: everybody else has one turn, of two players two."""
    for seat in range(s.count):
        if s.passed[seat] or not is_playing(s, seat):
            continue
        if s.scenario.two_players:
            s.last_turns[seat] = 3 if s.events_taken[seat] == 0 else 2
        else:
            s.last_turns[seat] = 1
    if sum([each > 0 for each in s.passed]) < playing(s):
        s.tell(LAST_TURNS)


def end_turn(s: Table, duty: Duty) -> Rules:
    """EU-4.2.15, EU-4.2.16, EU-9.10.15: ships in Port are repaired; who is next."""
    seat = duty.a
    for each in range(s.count):
        repair(s, each)
    s.memory.last_turn = [each for each in s.memory.last_turn if each != seat] + [seat]
    if s.last_turns[seat] > 0:
        s.last_turns[seat] -= 1
    if s.last_turns[seat] == 0 and not s.passed[seat] and events_due(s, seat) == 0:
        s.passed[seat] = max(s.passed) + 1
    following = next_seat(s, seat)
    s.active = NONE
    if following == NONE:
        s.agenda.append(Duty(NEXT_PHASE))
    else:
        _begin_turn(s, following)
    yield from ()


def next_seat(s: Table, seat: int) -> int:
    """EU-4.2.1, EU-4.2.13, EU-4.2.14: clockwise, first those with turns, then those whose Event is
    due; NONE when all have passed."""
    waiting = [each for each in clockwise(s, (seat + 1) % s.count) if not s.passed[each]]
    for each in waiting:
        if s.last_turns[each] != 0:
            return each
    return waiting[0] if waiting else NONE


def take_gained(s: Table, duty: Duty) -> Rules:
    """EU-16.3.18, EU-9.1.25: an action that was gained is taken now, or declined; what a card says
    for who declines follows if he has not taken it at all."""
    seat, action = duty.a, duty.b
    manner = duty.manner
    if manner is None:
        manner = FREE if duty.c == 1 else USUAL
    is_taken = False
    if can_act(s, seat, action, manner):
        options = [ACT.of(action), DECLINE_ACTION.of()]
        chosen = yield Ask(seat, TAKE_GAINED, options, action, default=options[1])
        is_taken = chosen.verb is ACT
    if not is_taken:
        if duty.effects is not None:
            s.agenda.append(Duty(EFFECTS, 0, effects=duty.effects, scene=duty.scene))
        return
    if duty.d > 0:
        s.agenda.append(Duty(GAINED, seat, action, duty.c, duty.d - 1, manner=manner))
    yield from carry_out(s, seat, action, manner)
