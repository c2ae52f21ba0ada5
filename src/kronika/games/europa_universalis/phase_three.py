"""EU-4.3: phase 3, Peace & Rebels, step by step."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import PEACE_STEP, PHASE_STEP, REBEL_DICE, REBELS_STEP, Duty
from .cb_tokens import cbs_of
from .effects import modifiers, things
from .influence import add_influence, influence_with
from .invasions import begin_invasions
from .land import areas_of, tax_value
from .marriages import dispute
from .modifiers import in_force, is_immune, limit
from .order import turn_order
from .peace_state import BEGIN_PEACE
from .purse import is_interregnum, lower_stability
from .rebel_units import MUSTER_REBELS
from .relations import is_at_war, is_enemy
from .religion import is_dissent
from .state import Table
from .terms import AREA_COUNT, NONE, PEACE_AND_REBELS, REALM_COUNT
from .unrest import add_unrest, all_restless, calm_provinces, may_calm, suffer_unrest
from .windows import open_windows
from .words import AREA, NUMBER, PLAYER, PROVINCE, REALM

REMOVE_TOKENS: Final = 0
NPR_INVASIONS: Final = 1
REBELS: Final = 2
PEACE_RESOLUTION: Final = 3
PENALTIES: Final = 4
INTERREGNUM: Final = 5
DISSENT: Final = 6
UNREST: Final = 7
ROLL_DICE: Final = 8
STEPS: Final = 9
"""The lettered steps A to I."""

UNUSED_CB: Final = things.LIMITS.index("unused-cb-penalty")
SUCCESSION: Final = things.LIMITS.index("disputed-succession-penalty")
WAR_UNREST: Final = things.LIMITS.index("war-unrest")
UNUSED_CB_PRESTIGE: Final = 2
SUCCESSION_PRESTIGE: Final = 3
MOST_OCCUPIED_PRESTIGE: Final = 5
UNREST_OF_WAR: Final = 2
LEAST_INFLUENCE: Final = 2

DISSENT_TOWN: Final = Verb("dissent-town", (PROVINCE,))
SPARE_AREA: Final = Verb("spare-area", (AREA,))
DISSENT_VASSAL: Final = Verb("dissent-vassal", (PROVINCE,))
DISSENT_INFLUENCE: Final = Verb("dissent-influence", (AREA,))
ASK_DISSENT: Final = Prompt("dissent", (AREA,), "EU-4.3.G1")
ASK_DISSENT_VASSAL: Final = Prompt("dissent-vassal", (), "EU-4.3.G2")
CB_UNUSED: Final = Event("cb-unused", (PLAYER, REALM, NUMBER))
SUCCESSION_LOST: Final = Event("succession-lost", (PLAYER, REALM, NUMBER))
TOWNS_OCCUPIED: Final = Event("towns-occupied", (PLAYER, NUMBER))
INTERREGNUM_GOES_ON: Final = Event("interregnum-goes-on", (PLAYER,))


def begin_phase_three(s: Table) -> None:
    """EU-4.3.A1, EU-2.2.8, EU-17.3.9: all steps on the agenda, in their order."""
    for step in range(STEPS - 1, -1, -1):
        open_windows(s, s.first)
        s.agenda.append(Duty(PHASE_STEP, PEACE_AND_REBELS, step, NONE))


def phase_three_step(s: Table, duty: Duty) -> Rules:
    """A lettered step (`b`), as a whole or of the player at place `c` of the turn order."""
    step, place = duty.b, duty.c
    s.step = step
    if step in (DISSENT, UNREST):
        if place == NONE:
            _in_turn_order(s, step)
        elif step == DISSENT:
            yield from _dissent(s, turn_order(s)[place])
        else:
            yield from _unrest(s, turn_order(s)[place])
    elif step == REMOVE_TOKENS:
        _remove_tokens(s)
    elif step == NPR_INVASIONS:
        begin_invasions(s)
    elif step == REBELS:
        s.agenda.append(Duty(REBELS_STEP, MUSTER_REBELS))
    elif step == PEACE_RESOLUTION:
        s.agenda.append(Duty(PEACE_STEP, BEGIN_PEACE))
    elif step == PENALTIES:
        _penalties(s)
    elif step == INTERREGNUM:
        _interregnum(s)
    else:
        for seat in reversed(turn_order(s)):
            s.agenda.append(Duty(REBEL_DICE, seat))


def _in_turn_order(s: Table, step: int) -> None:
    """EU-4.3.G3: one player after the other."""
    for place in range(len(turn_order(s)) - 1, -1, -1):
        s.agenda.append(Duty(PHASE_STEP, PEACE_AND_REBELS, step, place))


# A


def _remove_tokens(s: Table) -> None:
    """EU-4.3.A1, EU-4.3.A2, EU-10.4.1, EU-OPA23: Truces end; an unused CB token costs Prestige."""
    for seat in turn_order(s):
        penalty = limit(s, seat, UNUSED_CB, UNUSED_CB_PRESTIGE)
        for realm in cbs_of(s, seat):
            if not fights(s, seat, realm):
                s.prestige[seat] -= penalty
                s.tell(CB_UNUSED, seat, realm, penalty)
    s.cb = [0] * REALM_COUNT
    s.truces = [0] * REALM_COUNT


def fights(s: Table, seat: int, realm: int) -> bool:
    """EU-OPA23, EU-DV.9: whether a player is at war with a Realm, or its Overlord."""
    if is_enemy(s, seat, realm):
        return True
    foes = s.enemies[s.realm_of[seat]]
    for other in range(s.count):
        if foes >> other & 1 and any(s.owner[p] == realm for p in s.vassal_lands[other]):
            return True
    return False


# E, F


def _penalties(s: Table) -> None:
    """EU-4.3.E1, EU-4.3.E3, EU-11.2.12."""
    for seat in turn_order(s):
        penalty = limit(s, seat, SUCCESSION, SUCCESSION_PRESTIGE)
        for realm in range(REALM_COUNT):
            if s.disputed[realm] >> seat & 1 and not is_succession_safe(s, seat, realm):
                s.prestige[seat] -= penalty
                s.tell(SUCCESSION_LOST, seat, realm, penalty)
    s.disputed = [0] * REALM_COUNT
    for seat in turn_order(s):
        occupied = [p for p in s.lands[s.realm_of[seat]] if s.occupant[p] != NONE]
        lost = min(MOST_OCCUPIED_PRESTIGE, sum([tax_value(s, p) for p in occupied]))
        if lost:
            s.prestige[seat] -= lost
            s.tell(TOWNS_OCCUPIED, seat, lost)


def is_succession_safe(s: Table, seat: int, realm: int) -> bool:
    """EU-4.3.E2: the only player with an Alliance or Vassal token on its capital, and of an NPR
    with most Influence there, at least 2."""
    other = s.seat_of[realm]
    if other != NONE:
        return s.pacts[other] == 1 << seat
    if s.capital[realm] != NONE and s.vassal[s.capital[realm]] != NONE:
        return s.vassal[s.capital[realm]] == seat
    if s.ally[realm] != seat:
        return False
    areas = areas_of(s, realm)
    own = influence_with(s, seat, areas)
    others = [influence_with(s, each, areas) for each in range(s.count) if each != seat]
    return own >= LEAST_INFLUENCE and all(own > each for each in others)


def _interregnum(s: Table) -> None:
    """EU-4.3.F1, EU-7.2.23: Stability falls, and whoever is married to the Realm disputes."""
    for seat in turn_order(s):
        if is_interregnum(s, seat):
            s.tell(INTERREGNUM_GOES_ON, seat)
            if not is_immune(s, seat, things.TO_INTERREGNUM):
                lower_stability(s, seat, 1)
            dispute(s, s.realm_of[seat])


# G


def _dissent(s: Table, seat: int) -> Rules:
    """EU-4.3.G1, EU-4.3.G2, EU-15.3.5, EU-15.3.6: Unrest in each Area of another faith, then of
    Vassals in one."""
    spared = 0
    calm: list[int] = []
    if s.switches.is_bot(seat):
        _dissent_of_bot(s, seat)
        return
    for modifier in in_force(s, seat, modifiers.IMMUNE):
        if modifier.immunity == things.TO_DISSENT:
            if modifier.areas == 0:
                return
            spared += modifier.areas
    for area in s.atlas.main_areas:
        if not is_dissent(s, seat, area):
            continue
        towns = calm_provinces(s, seat, s.atlas.area_provinces[area], towns_only=True)
        if not towns:
            continue
        options: list[Option] = [DISSENT_TOWN.of(province) for province in towns]
        if spared:
            options.append(SPARE_AREA.of(area))
        chosen = yield Ask(seat, ASK_DISSENT, options, area, default=options[-1])
        if chosen.verb is SPARE_AREA:
            spared -= 1
            calm.append(area)
        else:
            add_unrest(s, chosen.a)
    yield from _dissent_of_vassals(s, seat, spared, calm)


def _dissent_of_bot(s: Table, seat: int) -> None:
    """EU-BOT.12, EU-BOT.15, EU-BOT.33: Unrest in one Province only, of the lowest tax."""
    found: list[tuple[int, int]] = []
    for area in s.atlas.main_areas:
        if is_dissent(s, seat, area):
            there = calm_provinces(s, seat, s.atlas.area_provinces[area])
            found += [(tax_value(s, province), province) for province in there]
    if found:
        add_unrest(s, min(found)[1])


def _dissent_of_vassals(s: Table, seat: int, spared: int, calm: list[int]) -> Rules:
    """EU-4.3.G2, EU-4.3.G3: in one Area own Influence leaves, or a Vassal token has Unrest; none if
    an Idea spares all of these Areas."""
    areas = [
        area
        for area in s.atlas.main_areas
        if area not in calm
        and is_dissent(s, seat, area)
        and any(s.vassal[province] == seat for province in s.atlas.area_provinces[area])
    ]
    if len(areas) <= spared:
        return
    options: list[Option] = []
    for area in areas:
        if s.influence[seat * AREA_COUNT + area]:
            options.append(DISSENT_INFLUENCE.of(area))
        for province in calm_provinces(s, seat, s.atlas.area_provinces[area]):
            if s.vassal[province] == seat:
                options.append(DISSENT_VASSAL.of(province))
    if not options:
        return
    chosen = yield Ask(seat, ASK_DISSENT_VASSAL, options, default=options[0])
    if chosen.verb is DISSENT_INFLUENCE:
        add_influence(s, seat, chosen.a, -1)
    else:
        add_unrest(s, chosen.a)


# H


def _unrest(s: Table, seat: int) -> Rules:
    """EU-4.3.H1, EU-4.3.H2, EU-4.3.H3, EU-4.3.H4, EU-7.3.3, EU-7.3.4: war and low Stability bring
    Unrest, high Stability may end it."""
    stability, tables = s.stability[seat], s.content.tables
    many = max(0, limit(s, seat, WAR_UNREST, UNREST_OF_WAR)) if is_at_war(s, seat) else 0
    if stability <= tables.unrest_at:
        many += 1
    own = s.lands[s.realm_of[seat]]
    yield from suffer_unrest(s, seat, calm_provinces(s, seat, own, towns_only=True), many)
    if stability >= tables.calm_at:
        yield from may_calm(s, seat, all_restless(s, seat), 1)
