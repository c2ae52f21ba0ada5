"""Chapter 4.5: what is refreshed and cleared at the end of a round."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import BOT_PLACES, BOT_SORTS, BOT_STEP, PHASE_STEP, RECLAIM_CUBES, Duty
from .draw_cards import GIVE_UP, give_up
from .effects import things, verbs
from .empire import (
    check_hre_religion,
    emperor_die,
    emperor_seat,
    takes_imperial_influence,
)
from .forces import deployed, remove_unit, repair
from .imperial_defence import check_defence
from .influence import add_imperial
from .land import is_vacant, realm_tax
from .modifiers import limit, manpower
from .order import turn_order
from .purse import FOR_COLONISTS, cubes_left
from .relations import end_alliance
from .state import UNITS_OF_ARMY, Table, added
from .terms import (
    ALLIED,
    AREA_COUNT,
    ARMIES,
    CLEANUP,
    INFANTRY,
    LAND_UNITS,
    MERCHANTS,
    NONE,
    REGULAR,
)
from .triggers import fire
from .words import AREA, ARMY, NUMBER, PLAYER, REALM, UNIT

REFRESH: Final = 0
BOARD: Final = 1
HAND_LIMIT: Final = 2
END_OF_ROUND: Final = 3
"""Steps A to D of phase 5."""
SHRINK: Final = 1
"""Part of step A: Units are returned, one a duty."""
LIFT: Final = 1
PLACE: Final = 2
AFTER_EMPIRE: Final = 3
HAND_OVER: Final = 4
AFTER_TOKEN: Final = 5
"""Parts of step B."""
HAND: Final = 5
"""EU-6.0.6."""
MOST_COLONISTS: Final = 4
"""EU-4.5.A5."""
STRONG_DNPR: Final = 10
"""EU-4.5.B1."""

RETURN_EXHAUSTED: Final = Verb("return-exhausted")
RETURN_AVAILABLE: Final = Verb("return-available")
RETURN_UNIT: Final = Verb("return-unit", (ARMY, UNIT))
RETURN_INFANTRY: Final = Verb("return-infantry", (AREA,))
LIFT_IMPERIAL: Final = Verb("lift-imperial", (AREA,), "EU-18.2.2")
LIFT_NO_MORE: Final = Verb("lift-no-more")
PLACE_IMPERIAL: Final = Verb("place-imperial", (AREA,), "EU-18.2.3")
KEEP_TOKEN: Final = Verb("keep-first-player")
PASS_TOKEN: Final = Verb("pass-first-player", (PLAYER,))

ASK_RETURN: Final = Prompt("return-units", (NUMBER,), "EU-4.5.A2")
ASK_LIFT: Final = Prompt("lift-imperial", (NUMBER,), "EU-4.5.B3")
ASK_PLACE: Final = Prompt("place-imperial", (NUMBER,), "EU-4.5.B3")
ASK_TOKEN: Final = Prompt("keep-first-player", (), "EU-20.2.7")
ASK_HAND: Final = Prompt("hand-limit", (NUMBER,), "EU-4.5.C1")

REFRESHES: Final = Event("refreshes", (PLAYER, NUMBER))
GAINS_COLONISTS: Final = Event("gains-colonists", (PLAYER, NUMBER))
ALLIANCE_FADES: Final = Event("alliance-fades", (PLAYER, REALM))
FIRST_PLAYER: Final = Event("first-player", (PLAYER,))
IMPERIAL_PLACED: Final = Event("imperial-placed", (AREA,))


def cleanup_step(s: Table, duty: Duty) -> Rules:
    """EU-4.5.A1, EU-4.5.C1: a player's part of a step of phase 5."""
    if duty.b == REFRESH:
        yield from _refresh(s, duty)
    else:
        yield from _discard(s, duty.c)


def _refresh(s: Table, duty: Duty) -> Rules:
    """EU-4.5.A1, EU-4.5.A2, EU-4.5.A3, EU-4.5.A4, EU-4.5.A5."""
    seat = duty.c
    if duty.d != SHRINK:
        _dismiss_allies(s, seat)
    missing = manpower(s, seat) - total_manpower(s, seat)
    if missing < 0:
        yield from _return_unit(s, seat, -missing)
        return
    s.available[seat] += missing
    refreshed = refresh_of(s, seat)
    s.exhausted[seat] -= refreshed
    s.available[seat] += refreshed
    if refreshed:
        s.tell(REFRESHES, seat, refreshed)
    repair(s, seat)
    for place in range(seat * MERCHANTS, (seat + 1) * MERCHANTS):
        s.is_laid[place] = False
    _gain_colonists(s, seat)
    fire(s, things.AT_5_A, seat)


def total_manpower(s: Table, seat: int) -> int:
    """EU-DV.5: Regular Units that are Deployed, Available and Exhausted."""
    return deployed(s, seat, REGULAR) + s.available[seat] + s.exhausted[seat]


def _dismiss_allies(s: Table, seat: int) -> None:
    """EU-4.5.A1: Allied Units of Armies are Available again."""
    for army in range(ARMIES):
        for type in range(len(LAND_UNITS)):
            place = (seat * ARMIES + army) * UNITS_OF_ARMY + ALLIED * 3 + type
            while s.army[place]:
                remove_unit(s, seat, s.army_area[seat * ARMIES + army], army, ALLIED, type)
                s.allied[seat] += 1


def _return_unit(s: Table, seat: int, many: int) -> Rules:
    """EU-4.5.A2, EU-9.3.5: a Unit of his choice returns to the supply; one a duty."""
    options: list[Option] = []
    if s.exhausted[seat]:
        options.append(RETURN_EXHAUSTED.of())
    if s.available[seat]:
        options.append(RETURN_AVAILABLE.of())
    for army in range(ARMIES):
        for type in range(len(LAND_UNITS)):
            if s.army[(seat * ARMIES + army) * UNITS_OF_ARMY + REGULAR * 3 + type]:
                options.append(RETURN_UNIT.of(army, type))
    for area in range(AREA_COUNT):
        if s.infantry[seat * AREA_COUNT + area]:
            options.append(RETURN_INFANTRY.of(area))
    chosen = options[0]
    if not s.switches.is_bot(seat):
        chosen = yield Ask(seat, ASK_RETURN, options, many, default=options[0])
    if chosen.verb is RETURN_EXHAUSTED:
        s.exhausted[seat] -= 1
    elif chosen.verb is RETURN_AVAILABLE:
        s.available[seat] -= 1
    elif chosen.verb is RETURN_UNIT:
        area = s.army_area[seat * ARMIES + chosen.a]
        remove_unit(s, seat, area, chosen.a, REGULAR, chosen.b)
    else:
        remove_unit(s, seat, chosen.a, NONE, REGULAR, INFANTRY)
    s.agenda.append(Duty(PHASE_STEP, CLEANUP, REFRESH, seat, SHRINK))


def refresh_of(s: Table, seat: int) -> int:
    """EU-4.5.A3, EU-9.3.7, EU-EXA03, EU-BOT.35: half of the Exhausted Units, from 3 to 6, or all;
    of a bot all up to 6."""
    refreshed = s.content.tables.refreshed
    exhausted = s.exhausted[seat]
    if s.switches.is_bot(seat):
        return min(exhausted, refreshed[-1])
    most = limit(s, seat, things.LIMITS.index("manpower-refresh-max"), refreshed[-1])
    return max(refreshed[exhausted], min((exhausted + 1) // 2, most))


def colonial_claims(s: Table, seat: int) -> int:
    """EU-4.5.A5, EU-5.1.XP7: Claims of a player on vacant Territories."""
    found = 0
    for area in s.atlas.distant_areas:
        if s.claims[area] >> seat & 1:
            found += any(is_vacant(s, province) for province in s.atlas.area_provinces[area])
    return found


def _gain_colonists(s: Table, seat: int) -> None:
    """EU-4.5.A5, EU-EXA05, EU-2.2.6: as many as Colonial Claims, at most 4."""
    wanted = min(MOST_COLONISTS, colonial_claims(s, seat))
    gained = min(wanted, cubes_left(s, seat))
    s.colonists[seat] += gained
    if gained:
        s.tell(GAINS_COLONISTS, seat, gained)
    if wanted > gained and not s.switches.is_bot(seat):
        s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_COLONISTS, wanted - gained))


def clean_board(s: Table, duty: Duty) -> Rules:
    """EU-4.5.B1, EU-4.5.B2, EU-4.5.B3, EU-4.5.B6: step B, in its parts."""
    if duty.d == LIFT:
        yield from _lift_imperial(s)
    elif duty.d == PLACE:
        yield from _place_imperial(s)
    elif duty.d == HAND_OVER:
        yield from _pass_first_player(s)
    elif duty.d == AFTER_EMPIRE:
        check_defence(s)
        s.committed = 0
        _follow(s, HAND_OVER)
    elif duty.d == AFTER_TOKEN:
        check_hre_religion(s)
        for seat in reversed(turn_order(s)):
            if s.switches.is_bot(seat):
                s.agenda.append(Duty(BOT_STEP, seat, BOT_SORTS))
    else:
        end_fading_alliances(s)
        s.devastated = [False] * AREA_COUNT
        emperor_die(s)
        _follow(s, LIFT if emperor_seat(s) != NONE else AFTER_EMPIRE)


def _follow(s: Table, part: int) -> None:
    s.agenda.append(Duty(PHASE_STEP, CLEANUP, BOARD, NONE, part))


def end_fading_alliances(s: Table) -> None:
    """EU-4.5.B1, EU-EXA06, EU-BOT.6: with bots and strong Dynamic NPRs, unless they are Active
    Allies."""
    for realm in range(len(s.ally)):
        seat = s.ally[realm]
        if seat == NONE or s.is_active[realm] or realm not in s.dnpr_realm:
            continue
        if realm_tax(s, realm) >= STRONG_DNPR:
            end_alliance(s, seat, realm)
            s.tell(ALLIANCE_FADES, seat, realm)
    for seat in range(s.count):
        for bot in range(s.count):
            if s.switches.is_bot(bot) and s.pacts[seat] >> bot & 1:
                end_alliance(s, seat, s.realm_of[bot])
                s.tell(ALLIANCE_FADES, seat, s.realm_of[bot])


def _lift_imperial(s: Table) -> Rules:
    """EU-4.5.B3, EU-18.2.2, EU-EXA07: cubes are taken up, one a duty, as many as he likes."""
    seat = emperor_seat(s)
    if s.switches.is_bot(seat):
        _follow(s, AFTER_EMPIRE)
        s.agenda.append(Duty(BOT_STEP, seat, BOT_PLACES))
        return
    there = sum(s.imperial)
    areas = [area for area in s.atlas.main_areas if s.imperial[area]]
    options: list[Option] = []
    if there <= s.authority:
        options.append(LIFT_NO_MORE.of())
    options += [LIFT_IMPERIAL.of(area) for area in areas]
    chosen = yield Ask(seat, ASK_LIFT, options, s.authority, default=options[0])
    if chosen.verb is LIFT_IMPERIAL:
        s.imperial = added(s.imperial, chosen.a, -1)
        _follow(s, LIFT)
    else:
        _follow(s, PLACE)


def _place_imperial(s: Table) -> Rules:
    """EU-4.5.B3, EU-18.2.1, EU-18.2.3, EU-18.2.7: up to the authority, where there is room."""
    missing = s.authority - sum(s.imperial)
    areas = [area for area in s.atlas.main_areas if takes_imperial_influence(s, area)]
    if missing <= 0 or not areas:
        _follow(s, AFTER_EMPIRE)
        return
    options = [PLACE_IMPERIAL.of(area) for area in areas]
    chosen = yield Ask(emperor_seat(s), ASK_PLACE, options, missing, default=options[0])
    add_imperial(s, chosen.a)
    s.tell(IMPERIAL_PLACED, chosen.a)
    _follow(s, PLACE)


def _pass_first_player(s: Table) -> Rules:
    """EU-4.5.B6, EU-4.2.12, EU-20.2.7, EU-EXA25: to who passed first, or second if he has it."""
    _follow(s, AFTER_TOKEN)
    order = sorted([(s.passed[seat], seat) for seat in turn_order(s) if s.passed[seat]])
    seats = [seat for _, seat in order]
    if not seats:
        return
    first = seats[0]
    if first == s.first and len(seats) > 1:
        first = seats[1]
        if s.scenario.two_players:
            options = [KEEP_TOKEN.of(), PASS_TOKEN.of(first)]
            chosen = yield Ask(s.first, ASK_TOKEN, options, default=options[0])
            if chosen.verb is KEEP_TOKEN:
                first = s.first
    s.first = first
    s.tell(FIRST_PLAYER, first)


def _discard(s: Table, seat: int) -> Rules:
    """EU-4.5.C1, EU-6.0.6, EU-OPA40, EU-2.2.9: down to 5 cards, of his choice."""
    while len(s.hands[seat]) > HAND:
        options = [GIVE_UP.of(card) for card in s.hands[seat]]
        chosen = yield Ask(seat, ASK_HAND, options, len(s.hands[seat]) - HAND, default=options[0])
        give_up(s, seat, chosen.a)


def end_round(s: Table) -> None:
    """EU-4.5.B7, EU-4.5.A6: what held for the round is over."""
    s.events_taken = [0] * s.count
    s.passed = [0] * s.count
    s.last_turns = [NONE] * s.count
    s.modifiers = [each for each in s.modifiers if each[0] != verbs.THIS_ROUND]
    s.memory.begin_round()
