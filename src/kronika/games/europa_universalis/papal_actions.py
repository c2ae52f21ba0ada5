"""Chapter 19.3: the Papal Controller excommunicates Rulers and calls Crusades."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .casus_belli import CB_CRUSADE, can_attack, crusade_targets
from .curia import is_catholic, is_catholic_realm, lose_cardinal, papal_controller
from .declaring import STEP_TOKENS, begin
from .discards import discard_influence
from .effects import things
from .forces import units_in
from .manner import Manner
from .modifiers import power_cost
from .order import is_playing
from .purse import is_interregnum, pay_power, power_of
from .relations import is_ally, is_free_npr
from .state import Table
from .terms import (
    CATHOLIC,
    COUNTER_REFORMED,
    CRUSADE,
    DIP,
    EXCOMMUNICATED,
    ISLAM,
    NO_TOKEN,
    NONE,
    PAPAL_STATES,
    REALM_COUNT,
    REFORMATION,
)
from .war_state import Declaration
from .words import AREA, NUMBER, PLAYER, REALM

BANISH: Final = Verb("banish-somebody", (), "EU-19.3.2")
RAISE_CRUSADE: Final = Verb("raise-crusade", (), "EU-19.3.3")
EXCOMMUNICATE: Final = Verb("excommunicate", (REALM,), "EU-19.3.2")
CALL_CRUSADE: Final = Verb("call-crusade", (AREA,), "EU-19.3.3")
CRUSADE_AGAINST: Final = Verb("crusade-against", (REALM,), "EU-19.3.4")
CRUSADE_TARGETS: Final = Verb("crusade-targets-done", (), "EU-19.3.4")
NO_CRUSADE_WAR: Final = Verb("no-crusade-war", (), "EU-19.3.4")
GIVE_CARDINAL: Final = Verb("give-up-cardinal", (NUMBER,), "EU-19.3.2")

ASK_PAPAL: Final = Prompt("papal-action", (), "EU-19.3.1")
ASK_EXCOMMUNICATE: Final = Prompt("excommunicate", (), "EU-19.3.2")
ASK_CRUSADE: Final = Prompt("call-crusade", (), "EU-19.3.3")
ASK_CRUSADE_WAR: Final = Prompt("crusade-war", (AREA,), "EU-19.3.4")
ASK_CARDINAL: Final = Prompt("excommunicated-cardinal", (), "EU-19.3.2")

EXCOMMUNICATES: Final = Event("excommunicates", (PLAYER, REALM))
CRUSADE_CALLED: Final = Event("crusade-called", (PLAYER, AREA))
CRUSADE_SCORES: Final = Event("crusade-scores", (PLAYER, NUMBER))
CRUSADE_FAILS: Final = Event("crusade-fails", (PLAYER, NUMBER))

LOST_CUBES: Final = 4
"""EU-19.3.2."""
CRUSADE_PRESTIGE: Final = 2
"""EU-19.3.6, EU-19.3.7."""
CRUSADE_PROVINCES: Final = 2
"""EU-19.3.3."""


def _cost(s: Table, seat: int, manner: Manner) -> int:
    base = s.content.tables.costs.papal_dip
    return power_cost(s, seat, things.PAPAL_ACTION, things.PAID_DIP, base, manner)


def can_papal_action(s: Table, seat: int, manner: Manner) -> bool:
    """EU-19.3.1: the Papal Controller in Ages I and II, once a round, while no token lies."""
    if s.age > REFORMATION or s.memory.papal_action or s.papal_token != NO_TOKEN:
        return False
    if papal_controller(s) != seat or power_of(s, seat, DIP) < _cost(s, seat, manner):
        return False
    return bool(papal_choices(s, seat))


def papal_choices(s: Table, seat: int) -> list[Option]:
    """EU-19.3.2, EU-19.3.3: whom the Papal Controller can banish, and where a Crusade can go."""
    options = [EXCOMMUNICATE.of(r) for r in range(REALM_COUNT) if _can_banish(s, seat, r)]
    return options + [CALL_CRUSADE.of(area) for area in s.atlas.areas if is_for_crusade(s, area)]


def _can_banish(s: Table, seat: int, realm: int) -> bool:
    """EU-19.3.2, EU-OPC13: any Catholic Realm but the caller's and the Papal States."""
    if realm in (s.realm_of[seat], PAPAL_STATES) or not is_catholic_realm(s, realm):
        return False
    other = s.seat_of[realm]
    return is_free_npr(s, realm) if other == NONE else is_playing(s, other)


def is_for_crusade(s: Table, area: int) -> bool:
    """EU-19.3.3: an Area with at least 2 Provinces that Muslim Realms Own."""
    return _muslim_provinces(s, area) >= CRUSADE_PROVINCES


def _muslim_provinces(s: Table, area: int) -> int:
    """Provinces of an Area that Muslim Realms Own; Occupied ones are Owned by nobody."""
    total = 0
    for province in s.atlas.area_provinces[area]:
        owner = s.owner[province]
        if owner != NONE and s.occupant[province] == NONE and s.religion[owner] == ISLAM:
            total += 1
    return total


def papal_action(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-19.3.1, EU-19.3.2, EU-19.3.3, EU-CMP.12: one of the two, which uses the one token."""
    option = yield from _choose(s, seat)
    pay_power(s, seat, DIP, _cost(s, seat, manner))
    s.memory.papal_action = True
    s.papal_target = option.a
    if option.verb is EXCOMMUNICATE:
        s.papal_token = EXCOMMUNICATED
        s.tell(EXCOMMUNICATES, seat, option.a)
        if s.seat_of[option.a] != NONE:
            yield from _suffer(s, s.seat_of[option.a])
    else:
        s.papal_token = CRUSADE
        s.tell(CRUSADE_CALLED, seat, option.a)
        yield from _go_to_war(s, seat, option.a)


def _choose(s: Table, seat: int) -> RulesOf[Option]:
    """EU-19.3.2, EU-19.3.3: which of the two, then whom or where; a bot knows what it wants."""
    options = papal_choices(s, seat)
    if s.switches.is_bot(seat):
        return (yield Ask(seat, ASK_PAPAL, options, default=options[0]))
    banned = [option for option in options if option.verb is EXCOMMUNICATE]
    crusades = options[len(banned) :]
    is_crusade = not banned
    if banned and crusades:
        ways = [BANISH.of(), RAISE_CRUSADE.of()]
        way = yield Ask(seat, ASK_PAPAL, ways, default=ways[0])
        is_crusade = way.verb is RAISE_CRUSADE
    if is_crusade:
        return (yield Ask(seat, ASK_CRUSADE, crusades, auto=False, default=crusades[0]))
    return (yield Ask(seat, ASK_EXCOMMUNICATE, banned, auto=False, default=banned[0]))


def _suffer(s: Table, seat: int) -> Rules:
    """EU-19.3.2: a player loses 1 Prestige, 1 Cardinal (never Roma) and 4 Influence in Catholic
    Areas."""
    s.prestige[seat] -= 1
    slots = [slot for slot, owner in enumerate(s.cardinals) if owner == seat]
    if slots:
        options = [GIVE_CARDINAL.of(slot + 1) for slot in slots]
        option = yield Ask(seat, ASK_CARDINAL, options, default=options[-1])
        lose_cardinal(s, option.a - 1)
    areas = [
        area
        for area in s.atlas.main_areas
        if s.faith[area] in (CATHOLIC, COUNTER_REFORMED) and not s.revolution[area]
    ]
    yield from discard_influence(s, seat, areas, LOST_CUBES)


def _go_to_war(s: Table, seat: int, area: int) -> Rules:
    """EU-19.3.4, EU-TC21: a free Declare War at once; with it Prestige, Mercenaries and the tag."""
    legal = [realm for realm in crusade_targets(s, area) if _may_crusade(s, seat, realm)]
    named: list[int] = []
    while len(named) < len(legal):
        options = [CRUSADE_AGAINST.of(realm) for realm in legal if realm not in named]
        options.append(CRUSADE_TARGETS.of() if named else NO_CRUSADE_WAR.of())
        option = yield Ask(seat, ASK_CRUSADE_WAR, options, area, default=options[-1])
        if option.verb is not CRUSADE_AGAINST:
            break
        named.append(option.a)
    if not named:
        return
    declaration = Declaration(s.realm_of[seat], True)
    declaration.targets = sorted(named)
    declaration.cbs = [CB_CRUSADE] * len(named)
    declaration.crusader = seat
    s.prestige[seat] += 1
    begin(s, declaration, STEP_TOKENS)


def _may_crusade(s: Table, seat: int, realm: int) -> bool:
    """EU-9.1.12: this Casus Belli lifts nothing, though a Disputed Succession might."""
    is_barred = is_ally(s, seat, realm) or is_interregnum(s, seat)
    return not is_barred and can_attack(s, seat, realm)


def score_crusade(s: Table) -> None:
    """EU-19.3.6, EU-19.3.7, EU-4.4.E4: in phase 4 E those who are committed score or lose; if
    nobody is, the Papal Controller loses."""
    if s.papal_token != CRUSADE:
        return
    area = s.papal_target
    is_free = _muslim_provinces(s, area) == 0
    committed = [seat for seat in range(s.count) if s.committed >> seat & 1]
    for seat in committed:
        if is_catholic(s, seat):
            _score(s, seat, is_free and units_in(s, seat, area) > 0)
    controller = papal_controller(s)
    if not committed and controller != NONE:
        _score(s, controller, False)


def _score(s: Table, seat: int, is_won: bool) -> None:
    s.prestige[seat] += CRUSADE_PRESTIGE if is_won else -CRUSADE_PRESTIGE
    s.tell(CRUSADE_SCORES if is_won else CRUSADE_FAILS, seat, CRUSADE_PRESTIGE)
