"""Chapter 6: rounds, steps and special phases, and who acts when."""

from typing import Final

from kronika.core.asks import (
    NOTHING,
    Ask,
    Event,
    Floor,
    Option,
    Prompt,
    Range,
    Rules,
    RulesOf,
    Verb,
)
from kronika.core.errors import RulesError

from .announcements import ANNOUNCE, announce, announcement_options, end_at_once, round_end
from .attrition import end_of_move_attrition, start_of_move_attrition
from .battles import battles
from .choices import ranges_of
from .construction import construct
from .drafting import (
    CALL_OFF,
    call_off,
    carry_out,
    draft_ask,
    foresee,
    lapse_draft,
)
from .drafts import Drafts, Said
from .experience import experience
from .fishing import fishing
from .herding import act_herds, begin_herds, end_herds, herds_options, herds_ranges
from .later import enter_vikings
from .moves import can_move, use_capacity
from .offers import (
    act_diplomacy,
    diplomacy_options,
    is_answer,
    is_diplomatic,
    lapse_offers,
)
from .phases import begin_with, first_question, may_talk, special_phase, with_talk
from .plunder import plunder
from .recruiting import new_round
from .retreat import act_retreat, begin_retreat, end_retreat, retreat_options
from .salaries import rear_salaries
from .settling import hear_settler, settle, settlers, settling_asks
from .setup import prelude
from .sieges import sieges
from .special_moves import (
    act_special,
    begin_special,
    end_special,
    special_options,
    special_ranges,
)
from .state import Table
from .terms import (
    NEW_YEAR,
    PRELUDE,
    ROUND_START,
    SPECIAL_END,
    SPECIAL_START,
    STEP_BATTLES,
    STEP_CONSTRUCTION,
    STEP_EXPERIENCE,
    STEP_EXPOSURE,
    STEP_FISHING,
    STEP_HERDS,
    STEP_PLUNDER,
    STEP_RETREAT,
    STEP_SALARIES,
    STEP_SIEGES,
    STEP_SPECIAL,
    STEP_STANDING,
    STEP_TRADE,
    STEP_UNITS,
    STEP_WITHDRAWAL,
    WHITE,
)
from .trade import act_trade, begin_trade, end_trade, is_own_affair, trade_options
from .unit_moves import (
    act_units,
    begin_units,
    end_units,
    may_wait,
    units_options,
)
from .weather import freeze_rivers
from .withdrawal import withdrawal
from .words import FIELD, LEVEL, NUMBER, PHASE, STEP, UNIT

WAIT: Final = Verb("wait")
PASS_UNIT: Final = Verb("pass-unit", (FIELD, UNIT, LEVEL))
ASK_ACT: Final = Prompt("act", (STEP,), "SZ-F4.1")

ROUND_BEGINS: Final = Event("round-begins", (NUMBER, NUMBER))
"""Year, round."""
STEP_BEGINS: Final = Event("step-begins", (STEP,))
PHASE_BEGINS: Final = Event("phase-begins", (PHASE,))

FLOORS: Final = (STEP_UNITS, STEP_SPECIAL, STEP_HERDS, STEP_RETREAT, STEP_TRADE)
"""SZ-F7.1: the steps in which everybody acts in any order until all wait."""
MOVES: Final = (STEP_UNITS, STEP_SPECIAL, STEP_RETREAT)


def play_step(s: Table) -> Rules:
    """SZ-F1.1, SZ-F1.2, SZ-F2.1: the next piece of a match; after the last of a step the next."""
    is_done = yield from _piece(s)
    if end_at_once(s):
        return
    if is_done:
        _go_on(s)


def _go_on(s: Table) -> None:
    """SZ-F2.1, SZ-F5.7, SZ-F6.2: the next step that the mode has; after the last the next round."""
    lapse_offers(s)
    s.step += 1
    while s.step <= SPECIAL_END and not _is_played(s, s.step):
        s.step += 1
    if s.step > SPECIAL_END:
        s.step = SPECIAL_END
        round_end(s)
        if s.result is None:
            _next_round(s)


def _next_round(s: Table) -> None:
    """SZ-A1.3, SZ-F1.1: rounds make years."""
    s.step = ROUND_START
    s.turn += 1
    s.round += 1
    if s.round > len(s.content.calendar[s.mode]):
        s.round = 1
        s.year += 1


def _is_played(s: Table, step: int) -> bool:
    """SZ-A2.1, SZ-A2.2, SZ-A2.5, SZ-F2.1: whether a mode has a step."""
    if step == STEP_SPECIAL:
        return s.has_prestige
    if step in (STEP_HERDS, STEP_FISHING):
        return s.has_farming
    if step in (STEP_STANDING, STEP_EXPERIENCE):
        return s.mode >= WHITE
    if step == STEP_EXPOSURE:
        return s.is_red
    if step == STEP_SALARIES:
        return s.content.calendar[s.mode][s.round - 1].pays > 0
    return True


def _piece(s: Table) -> RulesOf[bool]:
    """SZ-F2.1: a piece of the present step; whether it was the last one."""
    step = s.step
    if step in FLOORS:
        return (yield from _open_floor(s))
    if step == PRELUDE:
        return (yield from prelude(s))
    if step == ROUND_START:
        return (yield from _begin_round(s))
    if step == SPECIAL_START:
        return (yield from _special_phases(s, s.content.calendar[s.mode][s.round - 1].start))
    if step == SPECIAL_END:
        return (yield from _special_phases(s, s.content.calendar[s.mode][s.round - 1].end))
    if step == STEP_STANDING:
        return (yield from start_of_move_attrition(s))
    if step == STEP_EXPOSURE:
        return (yield from end_of_move_attrition(s))
    return (yield from _fight_or_build(s, step))


def _fight_or_build(s: Table, step: int) -> RulesOf[bool]:
    """SZ-F2.1: the steps of COMBAT and REAR without a floor."""
    if step == STEP_WITHDRAWAL:
        return (yield from withdrawal(s))
    if step == STEP_BATTLES:
        return (yield from battles(s))
    if step == STEP_SIEGES:
        return (yield from sieges(s))
    if step == STEP_PLUNDER:
        return (yield from plunder(s))
    if step == STEP_EXPERIENCE:
        return (yield from experience(s))
    if step == STEP_CONSTRUCTION:
        return (yield from construct(s))
    if step == STEP_SALARIES:
        return (yield from rear_salaries(s))
    if step == STEP_FISHING:
        yield from fishing(s)
        return True
    raise RulesError(f"there is no step {step}")


def _begin_round(s: Table) -> RulesOf[bool]:
    """SZ-F1.1, SZ-P4.24, SZ-OP06: what is new in a round, before its first special phase."""
    new_round(s)
    s.tell(ROUND_BEGINS, s.year, s.round)
    yield from enter_vikings(s)
    freeze_rivers(s)
    return True


# Special phases


def _special_phases(s: Table, phases: list[int]) -> RulesOf[bool]:
    """SZ-F3.1, SZ-F3.2, SZ-F3.3, SZ-F3.4, SZ-F3.5: the phases of a slot, in the listed order."""
    if s.phase >= len(phases):
        s.phase = 0
        return True
    phase = phases[s.phase]
    if phase == NEW_YEAR and s.year == 1:
        # SZ-E2.15
        s.phase += 1
        return False
    if not s.is_open:
        s.is_open = s.is_undecided = True
        s.drafts = Drafts(s.count)
        s.tell(PHASE_BEGINS, phase)
    question = first_question(s, phase) if may_talk(s, phase) else None
    if question is None:
        is_over = yield from special_phase(s, phase)
    else:
        is_over = yield from _decide_or_talk(s, phase, question)
    if is_over:
        s.is_open = False
        s.phase += 1
    return False


def _decide_or_talk(s: Table, phase: int, question: Floor) -> RulesOf[bool]:
    """SZ-F6.4: until somebody decides, everybody may talk or announce a victory."""
    busy = settlers(s)
    asks = []
    for ask in with_talk(s, phase, question):
        drafts = s.drafts.said[ask.player] and not busy >> ask.player & 1
        asks.append(_draft(s, ask) if drafts else ask)
    floor = Floor(question.prompt, asks, question.a)
    option = yield floor
    player = floor.player
    if busy >> player & 1:
        hear_settler(s, player, option)
    elif option.verb is ANNOUNCE:
        announce(s, player, option)
    elif option.verb is CALL_OFF:
        call_off(s, player)
    elif s.drafts.said[player] or is_diplomatic(option):
        yield from _do(s, player, option)
    else:
        s.is_undecided = False
        for each in s.order():
            lapse_draft(s, each)
        return (yield from begin_with(special_phase(s, phase), player, option))
    yield from settle(s)
    return False


# The open floor


def _open_floor(s: Table) -> RulesOf[bool]:
    """SZ-F4.1, SZ-F4.2, SZ-F4.3, SZ-F4.5: one atomic action, or the end when everybody waits."""
    if not s.is_open:
        s.is_open = True
        s.forget()
        s.floor.open(_starter(s))
        s.drafts = Drafts(s.count)
        s.tell(STEP_BEGINS, s.step)
        yield from _begin(s)
    option = yield from (_hear_in_turns(s) if s.floor.in_turns else _hear_all(s))
    player = s.floor.player
    if option is None:
        s.is_open = False
        s.forget()
        for each in s.order():
            lapse_draft(s, each)
        yield from _end(s)
        return True
    if settlers(s) >> player & 1:
        hear_settler(s, player, option)
    elif option.verb is ANNOUNCE:
        s.forget()
        announce(s, player, option)
        s.floor.changed()
    elif option.verb is PASS_UNIT:
        s.forget()
        _pass_unit(s, player, option)
    elif option.verb is CALL_OFF:
        call_off(s, player)
    elif option.verb is not WAIT:
        yield from _do(s, player, option)
    if s.parley.settling:
        yield from settle(s)
    return False


def _do(s: Table, player: int, option: Option) -> Rules:
    """SZ-F4.1, SZ-F4.3: an action, which on a live floor is a draft until all of it is said.

    What is agreed lets everybody react, open and refused offers do not, and drafts neither. What
    was called off has changed nothing, and uses up no turn (SZ-F4.4).
    """
    said: Said = (option,)
    if not s.floor.in_turns:
        if not is_answer(option):
            said = (*s.drafts.said[player], option)
        question, said = foresee(_on_copy(s, player, said[0]), player, said, True)
        if question is not None:
            s.drafts.said[player] = said
            return
        if not is_answer(option):
            s.drafts.said[player] = ()
    talks = is_diplomatic(said[0])
    agreed, called_off = s.parley.agreed, _called_off(s, player)
    if not talks:
        if s.step == STEP_TRADE and is_own_affair(s, player, said[0]):
            s.known = s.known.without(player)
        else:
            s.forget()
    if len(said) == 1:
        yield from _act(s, player, option)
    else:
        yield from carry_out(_act(s, player, said[0]), said)
    if talks:
        if s.parley.agreed > agreed:
            s.floor.changed()
    elif _called_off(s, player) == called_off:
        s.floor.acted(player)


def _called_off(s: Table, player: int) -> int:
    """SZ-F4.4: how often a player has called off a sale or the drive of a herd in this step."""
    return s.parley.called_off[player] + s.drives.returns[player]


def _on_copy(s: Table, player: int, option: Option) -> Rules:
    """An action on a copy of the table: what will be asked about it."""
    twin = s.copy()
    twin.log = None
    twin.forget()
    return _act(twin, player, option)


def _pass_unit(s: Table, player: int, option: Option) -> None:
    """SZ-R1.1: in alternating play who passes names a unit, which is done with the subphase."""
    meant = (option.a, option.b, option.c)
    for unit in s.units_of(player):
        group = (s.map.spoken[s.at[unit]], s.type[unit], s.experience[unit])
        if group == meant and can_move(s, unit):
            use_capacity(s, unit)
            break
    s.floor.acted(player)


def _starter(s: Table) -> int:
    """SZ-F4.4: who begins changes from round to round, in Prelude order."""
    return (s.first + s.turn - 1) % s.count


def _hear_in_turns(s: Table) -> RulesOf[Option | None]:
    """SZ-F4.4, SZ-F4.7: one player after the other acts once or waits.

    Who could do nothing but talk is passed over.
    """
    floor = s.floor
    while True:
        player = floor.next(s.count)
        floor.player = player
        if player == NOTHING:
            return None
        actions = _known_actions(s, player)
        if not actions:
            floor.wait(player)
            continue
        last = _passes(s, player) or ([WAIT.of()] if _may_wait(s, player) else [])
        options = [*actions, *diplomacy_options(s, player), *last]
        default = last[-1] if last else actions[0]
        ranges = s.known.ranges[player]
        option = yield Ask(
            player, ASK_ACT, options, s.step, auto=False, default=default, ranges=ranges
        )
        if option.verb is WAIT:
            floor.wait(player)
        return option


def _passes(s: Table, player: int) -> list[Option]:
    """SZ-R1.1: the units that can be passed; none in ordinary play."""
    if not s.variants.alternating or s.step not in MOVES:
        return []
    found = {
        (s.map.spoken[s.at[unit]], s.type[unit], s.experience[unit])
        for unit in s.units_of(player)
        if can_move(s, unit)
    }
    return [PASS_UNIT.of(field, type, level) for field, type, level in sorted(found)]


def _may_wait(s: Table, player: int) -> bool:
    """SZ-H4.6: units that must leave leave first."""
    return s.step != STEP_UNITS or may_wait(s, player)


def _hear_all(s: Table) -> RulesOf[Option | None]:
    """SZ-F4.1, SZ-F4.2, SZ-F4.3: everybody at once; who can only talk is not waited for."""
    asks: list[Ask] = settling_asks(s) if s.parley.settling else []
    bound = busy = settlers(s)
    s.floor.waiting &= ~busy
    for player in s.order():
        if busy >> player & 1:
            continue  # who has agreed on something says first where goods come from and go to
        options = _known_actions(s, player)
        talk = diplomacy_options(s, player)
        ranges = s.known.ranges[player]
        ask = Ask(player, ASK_ACT, options + talk, s.step, aside=not options, ranges=ranges)
        ask.default = options[0] if options else None
        if s.drafts.said[player]:
            ask = _draft(s, ask)
        if ask.options:
            asks.append(ask)
        if options and not _may_wait(s, player):
            bound |= 1 << player
    option = yield from s.floor.hear(ASK_ACT, asks, WAIT.of(), s.step, bound)
    s.drafts.forget(s.floor.waiting)
    return option


def _draft(s: Table, ask: Ask) -> Ask:
    """SZ-F4.1, SZ-F4.3: what the draft of a player asks him, if it is still possible."""
    player = ask.player
    said = s.drafts.said[player]
    question: Ask | None = None
    if ask.offered(said[0]) is not None:
        question, _ = foresee(_on_copy(s, player, said[0]), player, said, False)
    if question is None:
        lapse_draft(s, player)
        return ask
    return draft_ask(s, question, ask)


def _begin(s: Table) -> Rules:
    if s.step == STEP_UNITS:
        yield from begin_units(s)
    elif s.step == STEP_SPECIAL:
        yield from begin_special(s)
    elif s.step == STEP_HERDS:
        yield from begin_herds(s)
    elif s.step == STEP_RETREAT:
        yield from begin_retreat(s)
    else:
        yield from begin_trade(s)


def _known_actions(s: Table, player: int) -> list[Option]:
    """SZ-F4.3: what a player can do, which is the same as long as everybody only talks."""
    known = s.known.actions[player]
    if known is None:
        s.known.keeps = True
        known = actions_of(s, player)
        s.known.actions[player] = known
        s.known.ranges[player] = ranges_of_actions(s, player, known) if known else []
    return known


def actions_of(s: Table, player: int) -> list[Option]:
    """SZ-F4.3, SZ-G3.1: what a player can do in the present step; nothing, if he is not there."""
    if not s.plays(player):
        return []
    return _actions(s, player) + announcement_options(s, player)


def _actions(s: Table, player: int) -> list[Option]:
    if s.step == STEP_UNITS:
        return units_options(s, player)
    if s.step == STEP_SPECIAL:
        return special_options(s, player)
    if s.step == STEP_HERDS:
        return herds_options(s, player)
    if s.step == STEP_RETREAT:
        return retreat_options(s, player)
    return trade_options(s, player)


def ranges_of_actions(s: Table, player: int, options: list[Option]) -> list[Range]:
    """SZ-F4.5: the numbers that people may say in the present step."""
    if s.step == STEP_SPECIAL:
        return special_ranges(s, player)
    if s.step == STEP_HERDS:
        return herds_ranges(s, player)
    return ranges_of(options)


def _act(s: Table, player: int, option: Option) -> Rules:
    if is_diplomatic(option):
        yield from act_diplomacy(s, player, option)
    elif s.step == STEP_UNITS:
        yield from act_units(s, player, option)
    elif s.step == STEP_SPECIAL:
        yield from act_special(s, player, option)
    elif s.step == STEP_HERDS:
        yield from act_herds(s, player, option)
    elif s.step == STEP_RETREAT:
        yield from act_retreat(s, player, option)
    else:
        yield from act_trade(s, player, option)


def _end(s: Table) -> Rules:
    if s.step == STEP_UNITS:
        yield from end_units(s)
    elif s.step == STEP_SPECIAL:
        yield from end_special(s)
    elif s.step == STEP_HERDS:
        yield from end_herds(s)
    elif s.step == STEP_RETREAT:
        yield from end_retreat(s)
    else:
        yield from end_trade(s)
