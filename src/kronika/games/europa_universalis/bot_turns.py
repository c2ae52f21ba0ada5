"""EU-BOT.25, EU-BOT.34, EU-BOT.38 and on: a bot's turn, collection, the end of a round."""

from typing import Final

from kronika.core.asks import Event, Rules

from .action_phase import can_pass, is_event_forced, pass_turn
from .agenda import BOT_COLLECTS, BOT_PLACES, BOT_SORTS, MILESTONES, Duty
from .bot_charts import (
    FOCUS_ENOUGH,
    TAKE,
    colonize,
    convert,
    event,
    explore,
    focus,
    has_own_event,
    idea,
    naval,
    papal_curia,
    unrest,
)
from .bot_decks import FOCUS_CHART, draw, end_round
from .bot_diplomacy import SPY, SUBJUGATE, carry_out_plot, diplomacy, spy
from .bot_levies import POWER, gain, gather, level, lose
from .bot_war import can_besiege, defend, is_threatened, military, siege
from .cleanup import IMPERIAL_PLACED
from .curia import papal_controller
from .empire import elector_areas, takes_imperial_influence
from .influence import add_imperial, influence_of
from .manner import FREE
from .menu import can_act, carry_out
from .order import events_due, is_playing
from .purse import is_interregnum
from .relations import is_adjacent_area, tax_occupied, wars_of
from .scoring import is_age_over
from .state import Table, added
from .terms import (
    CHARTS,
    LARGE_TOWNS,
    MORTALITIES,
    NONE,
    REALM_COUNT,
)
from .vassals import subjugate
from .words import CHART, NUMBER, PLAYER

MANY_TOWNS: Final = 20
STEADY: Final = 2
"""EU-BOT.26: Stability for 1 Bot Power more, or below 0 less."""
TWO_IN_A_ROW: Final = 2

BOT_DRAWS: Final = Event("bot-draws", (PLAYER, CHART))
BOT_COLLECTS_POWER: Final = Event("bot-collects-power", (PLAYER, NUMBER))
BOT_CROWNS: Final = Event("bot-crowns", (PLAYER,))


def bot_step(s: Table, duty: Duty) -> Rules:
    """EU-BOT.31, EU-BOT.32: a turn, or a part of one, or of another phase."""
    seat = duty.a
    if duty.b == BOT_COLLECTS:
        collect(s, seat)
    elif duty.b == BOT_PLACES:
        place_imperial(s, seat)
    elif duty.b == BOT_SORTS:
        _count_sieges(s, seat)
        end_round(s, seat, is_age_over(s))
    elif duty.b == TAKE:
        if can_act(s, seat, duty.c, FREE):
            yield from carry_out(s, seat, duty.c, FREE)
    elif duty.b == SUBJUGATE:
        yield from subjugate(s, seat, duty.c)
    elif duty.b == SPY:
        yield from carry_out_plot(s, duty)
    else:
        s.agenda.append(Duty(MILESTONES))
        take_bot_turn(s, seat)


def take_bot_turn(s: Table, seat: int) -> None:
    """EU-BOT.38, EU-BOT.39, EU-BOT.40, EU-BOT.41, EU-BOT.42, EU-BOT.43, EU-BOT.44, EU-BOT.45: the
    first line that applies is the whole turn."""
    b = s.bots
    s.memory.is_acted = True
    gather(s, seat)
    if is_interregnum(s, seat) and b.power[seat] >= 1:
        _crown(s, seat)
    if is_event_forced(s, seat):
        event(s, seat)
        return
    if b.power[seat] >= 1 and is_threatened(s, seat) and defend(s, seat):
        return
    if b.power[seat] >= 1 and can_besiege(s, seat) and siege(s, seat):
        return
    if colonize(s, seat):
        return
    is_due = events_due(s, seat) > 0
    if is_due and _is_time_for_event(s, seat) and event(s, seat):
        return
    is_tired = b.focus_row[seat] >= TWO_IN_A_ROW and not is_due
    if can_pass(s, seat) and (b.power[seat] == 0 or not b.deck[seat] or is_tired):
        pass_turn(s, seat)
        return
    if b.deck[seat]:
        _play_card(s, seat)


def _is_time_for_event(s: Table, seat: int) -> bool:
    """EU-BOT.42."""
    if s.bots.power[seat] <= 1 or len(s.bots.deck[seat]) <= 1 or has_own_event(s, seat):
        return True
    others = [other for other in range(s.count) if other != seat and is_playing(s, other)]
    return all(s.events_taken[other] for other in others)


def _play_card(s: Table, seat: int) -> None:
    """EU-BOT.44, EU-BOT.62: its chart, else its fallback, else Focus."""
    card = draw(s, seat)
    chart = s.content.bots.cards[card].chart
    s.tell(BOT_DRAWS, seat, chart)
    charts = [chart, s.content.bots.cards[card].fallback]
    if chart == FOCUS_CHART:
        charts = charts[1:] if s.bots.power[seat] >= FOCUS_ENOUGH else []
    for each in charts:
        if do_chart(s, seat, each):
            s.bots.focus_row[seat] = 0
            return
    focus(s, seat, card)
    s.bots.focus_row[seat] += 1


def do_chart(s: Table, seat: int, chart: int) -> bool:
    """EU-BOT.7: whether the chart yields an action, which is begun."""
    name = CHARTS[chart]
    if name == "event":
        return event(s, seat)
    if name == "military":
        return military(s, seat)
    if name == "diplomacy":
        return diplomacy(s, seat)
    if name == "naval":
        return naval(s, seat)
    if name == "papal-curia":
        return papal_curia(s, seat)
    if name == "explore":
        return explore(s, seat)
    return _do_other_chart(s, seat, name)


def _do_other_chart(s: Table, seat: int, name: str) -> bool:
    if name == "spy":
        return spy(s, seat)
    if name == "unrest":
        return unrest(s, seat)
    if name == "convert":
        return convert(s, seat)
    if name == "idea":
        return idea(s, seat)
    if name == "defend":
        return defend(s, seat)
    if name == "siege":
        return siege(s, seat)
    return name == "colonize" and colonize(s, seat)


def _crown(s: Table, seat: int) -> None:
    """EU-BOT.25, EU-BOT.38: a Ruler without dice, whose mortality symbol a die decides."""
    lose(s, seat, 1)
    s.bots.regent[seat] = s.dice.below(MORTALITIES) + 1
    s.ruler_ill[seat] = 0
    s.ruler_army[seat] = 0
    s.tell(BOT_CROWNS, seat)


def collect(s: Table, seat: int) -> None:
    """EU-BOT.8, EU-BOT.26, EU-BOT.34, EU-TD01: spent cubes leave, then Bot Power is collected."""
    s.bots.spent[seat] = 0
    many = level(s, POWER)
    many += s.small_towns[seat] - s.covered_small[seat] >= MANY_TOWNS
    many += s.large_towns[seat] - s.covered_large[seat] >= LARGE_TOWNS
    many += papal_controller(s) == seat
    if s.emperor == s.realm_of[seat]:
        many += s.authority // 2
    if s.stability[seat] >= STEADY:
        many += 1
    elif s.stability[seat] <= -STEADY:
        many -= 1
    gain(s, seat, many)
    s.tell(BOT_COLLECTS_POWER, seat, many)


def place_imperial(s: Table, seat: int) -> None:
    """EU-BOT.73, EU-18.2.2: what is too much leaves, outside of Elector Areas first; then one cube
    in each Elector Area in turn, first where an Opponent has most, then beside the Realm."""
    electors = elector_areas(s)
    while sum(s.imperial) > s.authority:
        there = [area for area in s.atlas.main_areas if s.imperial[area]]
        s.imperial = added(s.imperial, min([(area in electors, area) for area in there])[1], -1)
    while sum(s.imperial) < s.authority:
        found: list[tuple[bool, bool, int, int, int]] = []
        for area in s.atlas.main_areas:
            if not takes_imperial_influence(s, area):
                continue
            others = [influence_of(s, other, area) for other in range(s.count) if other != seat]
            is_elector = area in electors
            is_far = not is_elector and not is_adjacent_area(s, seat, area)
            most = -max([0, *others])
            found.append((not is_elector, is_far, s.imperial[area], most, area))
        if not found:
            return
        area = min(found)[4]
        add_imperial(s, area)
        s.tell(IMPERIAL_PLACED, area)


def _count_sieges(s: Table, seat: int) -> None:
    """EU-BOT.77: rounds of each war without a new Occupation."""
    for realm in range(REALM_COUNT):
        key = seat * REALM_COUNT + realm
        if realm not in wars_of(s, seat):
            s.bots.sieges.pop(key, None)
            continue
        tax = tax_occupied(s, seat, realm)
        before, idle = s.bots.sieges.get(key, (0, 0))
        s.bots.sieges[key] = (tax, 0 if tax > before else idle + 1)


def is_idle_war(s: Table, seat: int, realm: int) -> bool:
    """EU-BOT.77: whether 2 rounds of war have brought nothing, this one too."""
    before, idle = s.bots.sieges.get(seat * REALM_COUNT + realm, (0, NONE))
    return idle >= 1 and tax_occupied(s, seat, realm) <= before
