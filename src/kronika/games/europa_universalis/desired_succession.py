"""EU-10.5.24 and on: Secure Desired Succession."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import ELECTION, TERM_STEP, Duty
from .alliances import make_alliance, most_alliances
from .cards import discard
from .land import vacate
from .marriages import end_marriage
from .peace_making import (
    PRESTIGE_OF_WHITE_PEACE,
    conclude,
    gain_prestige,
    lose_ally,
    return_all,
    tax_income,
)
from .peace_state import ALLY_WITH_LOSER, INFLUENCE_CAPITAL, REPLACE_RULER
from .relations import (
    alliances_of,
    close_war,
    end_alliance,
    hostile_to,
    is_aloof,
    lawful_side,
    make_truce,
)
from .state import Table, changed
from .terms import NONE, POWERS
from .victory import occupied_of
from .words import CARD, PLAYER, REALM

TOKEN_PRESTIGE: Final = 3
MOST_PRESTIGE: Final = 5
SUCCESSION_INFLUENCE: Final = 4

CROWN_LOSER: Final = Verb("crown-loser", (CARD,), "EU-10.5.27")
LEAVE_RULER: Final = Verb("leave-ruler", (), "EU-10.5.27")
ALLY_LOSER: Final = Verb("ally-with-loser", (REALM,), "EU-10.5.28")
NO_ALLIANCE: Final = Verb("no-alliance", (), "EU-10.5.28")
ASK_CROWN_LOSER: Final = Prompt("crown-loser", (PLAYER,), "EU-10.5.27")
ASK_ALLY_LOSER: Final = Prompt("ally-with-loser", (REALM,), "EU-10.5.28")
RULER_IMPOSED: Final = Event("ruler-imposed", (PLAYER, CARD))


def can_secure(s: Table, seat: int, realm: int) -> bool:
    """EU-10.5.24, EU-10.3.12: a Disputed Succession on its capital, which the Victor Occupies."""
    capital = s.capital[realm]
    if not s.disputed[realm] or capital == NONE:
        return False
    return s.occupant[capital] == seat and lawful_side(s, capital) == realm


def secure_succession(s: Table) -> None:
    """EU-10.5.24, EU-10.5.25, EU-10.5.26, EU-10.5.27, EU-10.5.28: everything goes back, rivals lose
    their tokens; then the Victor chooses what he gains."""
    p = s.peace
    seat, loser = s.seat_of[p.victor], s.seat_of[p.loser]
    return_all(s)
    conclude(s)
    if loser == NONE:
        _end_other_wars(s, seat, p.loser)
    _remove_rivals(s, seat, p.loser)
    bit = 1 << seat
    if s.disputed[p.loser] & bit:
        s.disputed = changed(s.disputed, p.loser, s.disputed[p.loser] & ~bit)
        gain_prestige(s, seat, min(MOST_PRESTIGE, tax_income(s, p.loser)))
    s.agenda.append(Duty(TERM_STEP, ALLY_WITH_LOSER, seat, p.loser))
    if loser == NONE:
        area = s.atlas.province_area[s.capital[p.loser]]
        s.agenda.append(Duty(TERM_STEP, INFLUENCE_CAPITAL, seat, area, SUCCESSION_INFLUENCE))
    else:
        s.agenda.append(Duty(TERM_STEP, REPLACE_RULER, seat, loser))


def _end_other_wars(s: Table, seat: int, realm: int) -> None:
    """EU-10.5.24, EU-9.0.14: all other wars of an NPR end on terms of White Peace, those of an
    Active Ally too."""
    hostile = hostile_to(s, realm) & ~(1 << seat)
    for other in range(s.count):
        if hostile >> other & 1:
            for province in occupied_of(s, other, [realm]):
                vacate(s, province)
            gain_prestige(s, other, -PRESTIGE_OF_WHITE_PEACE)
            close_war(s, s.realm_of[other], realm)
            make_truce(s, s.realm_of[other], realm)


def _remove_rivals(s: Table, seat: int, realm: int) -> None:
    """EU-10.5.25, EU-OPB39: Marriages and Alliances of others leave; each Marriage is worth
    Prestige."""
    for other in range(s.count):
        if other == seat:
            continue
        if s.marriages[realm] >> other & 1:
            end_marriage(s, other, realm)
            gain_prestige(s, seat, TOKEN_PRESTIGE)
            gain_prestige(s, other, -TOKEN_PRESTIGE)
        if s.ally[realm] == other:
            lose_ally(s, realm)
        elif s.seat_of[realm] != NONE and s.pacts[other] >> s.seat_of[realm] & 1:
            end_alliance(s, other, realm)


def replace_ruler(s: Table, seat: int, loser: int) -> Rules:
    """EU-10.5.27, EU-10.5.28, D-SDS-RULER: a Leader from any discard pile rules the Loser; if that
    is the Emperor, there is an election."""
    actions = s.content.actions
    options: list[Option] = []
    for pile in s.discards:
        for card in sorted(pile):
            if actions.characters[actions.cards[card].character].power == NONE:
                options.append(CROWN_LOSER.of(card))
    options.append(LEAVE_RULER.of())
    chosen = yield Ask(seat, ASK_CROWN_LOSER, options, loser, default=options[-1])
    if chosen.verb is LEAVE_RULER:
        return
    for type in range(len(POWERS)):
        if chosen.a in s.discards[type]:
            s.discards[type].remove(chosen.a)
    if s.crowned[loser] != NONE:
        discard(s, s.crowned[loser])
    elif s.ruler_event[loser] != NONE:
        s.event_discard.append(s.ruler_event[loser])
    s.ruler = changed(s.ruler, loser, NONE)
    s.ruler_event = changed(s.ruler_event, loser, NONE)
    s.crowned = changed(s.crowned, loser, chosen.a)
    s.ruler_ill[loser] = 0
    s.ruler_army[loser] = NONE
    s.tell(RULER_IMPOSED, loser, chosen.a)
    if s.emperor == s.realm_of[loser]:
        s.agenda.append(Duty(ELECTION, 0))


def ally_with_loser(s: Table, seat: int, realm: int) -> Rules:
    """EU-10.5.28, D-SDS-ALLY: an Alliance with the Loser, if both have a token for it."""
    other = s.seat_of[realm]
    is_free = has_free_alliance(s, seat) and not s.enemies[realm] >> seat & 1
    if other == NONE:
        is_free = is_free and s.ally[realm] == NONE and bool(s.lands[realm])
        is_free = is_free and not is_aloof(s, realm)
    else:
        is_free = is_free and has_free_alliance(s, other) and not s.pacts[seat] >> other & 1
    if not is_free:
        return
    options = [ALLY_LOSER.of(realm), NO_ALLIANCE.of()]
    chosen = yield Ask(seat, ASK_ALLY_LOSER, options, realm, default=options[0])
    if chosen.verb is ALLY_LOSER:
        make_alliance(s, seat, realm)


def has_free_alliance(s: Table, seat: int) -> bool:
    """EU-11.3.1, EU-SM.2: whether a player may have one more Alliance."""
    return alliances_of(s, seat) < most_alliances(s, seat)
