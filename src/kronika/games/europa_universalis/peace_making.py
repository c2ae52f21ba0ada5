"""Chapters 10.1, 10.3 and 10.4: what every peace brings: Provinces that go back, Truces, Allies
that are gone, the authority of the Emperor."""

from typing import Final

from kronika.core.asks import Event

from .agenda import TERM_STEP, Duty
from .effects.things import AT_PEACE_TERMS
from .empire import is_external, lost_defence, won_defence
from .land import base_tax, strength, vacate, vassal_tax
from .peace_state import AGREED, DISMISS_ALLIED, WHITE_PEACE
from .recording import record_peace
from .relations import close_war, end_alliance, make_truce, open_war
from .state import Table
from .terms import NONE
from .triggers import fire
from .victory import active_allies, followers, has_total_victory, occupied_of
from .words import NUMBER, PEACE_TERM, PLAYER, REALM

PRESTIGE_OF_WHITE_PEACE: Final = 1
"""EU-10.5.5."""

PEACE_MADE: Final = Event("peace-made", (REALM, REALM, PEACE_TERM))
PRESTIGE_CHANGES: Final = Event("prestige-changes", (PLAYER, NUMBER))
ALLY_LOST: Final = Event("ally-lost", (PLAYER, REALM))
WAR_GOES_ON: Final = Event("war-goes-on", (REALM, REALM))


def gain_prestige(s: Table, seat: int, many: int) -> None:
    """Prestige of a player, lost if the number is below 0; NONE is nobody."""
    if seat != NONE and many:
        s.prestige[seat] += many
        s.tell(PRESTIGE_CHANGES, seat, many)


def sides(s: Table) -> tuple[list[int], list[int]]:
    """EU-10.3.2, EU-10.3.7, EU-10.1.5, EU-11.3.35: the Realms of the Victor and of the Loser in the
    peace that is made.

    A player speaks for his Active Allies, but for those over whom the Victor has Total Victory, if
    that is what it rests on.
    """
    p = s.peace
    ours = [p.victor, *followers(s, p.victor, p.loser)]
    theirs = [p.loser]
    for realm in followers(s, p.loser, p.victor):
        if not p.is_separate or not has_total_victory(s, s.seat_of[p.victor], realm):
            theirs.append(realm)
    return ours, theirs


def taken(s: Table) -> tuple[list[int], list[int]]:
    """EU-10.5.3: Provinces that the Victor, and that the Loser Occupies of the other side."""
    ours, theirs = sides(s)
    victor, loser = s.seat_of[s.peace.victor], s.seat_of[s.peace.loser]
    return occupied_of(s, victor, theirs), occupied_of(s, loser, ours)


def return_all(s: Table) -> None:
    """EU-10.5.3: all Occupied Provinces of the war go back to their Lawful Owners."""
    for provinces in taken(s):
        for province in provinces:
            vacate(s, province)


def tax_income(s: Table, realm: int) -> int:
    """EU-10.5.13, EU-DV.3: of a player with Vassals and Imperial Authority, of an NPR Strength."""
    seat = s.seat_of[realm]
    if seat == NONE:
        return strength(s, realm)
    of_empire = s.authority if s.emperor == realm else 0
    return base_tax(s, seat) + vassal_tax(s, seat) + of_empire


def conclude(s: Table, is_ceded: bool = False) -> None:
    """EU-10.1.3, EU-10.1.8, EU-10.1.12, EU-10.4.1, EU-10.4.2, EU-10.4.3: the war is over, there is
    a Truce; Active Allies and Vassals have none.

    `is_ceded` says that a Province of the Empire went to a Realm from outside.
    """
    p = s.peace
    s.tell(PEACE_MADE, p.victor, p.loser, p.term)
    _change_authority(s, is_ceded)
    ours, theirs = sides(s)
    was_attacker = _is_attacker(s)
    left = _allies_left(s, theirs) if p.is_separate else []
    for realm in ours:
        for enemy in theirs:
            if s.seat_of[realm] != NONE or s.seat_of[enemy] != NONE:
                close_war(s, realm, enemy)
    if s.lands[p.loser]:
        make_truce(s, p.victor, p.loser)
    for ally in left:
        _fight_on(s, ally, was_attacker)


def _is_attacker(s: Table) -> bool:
    seat = s.seat_of[s.peace.victor]
    return seat != NONE and bool(s.attackers[s.peace.loser] >> seat & 1)


def _allies_left(s: Table, settled: list[int]) -> list[int]:
    """EU-10.1.5: Active Allies of a player that his peace leaves out: they are separate enemies."""
    loser = s.seat_of[s.peace.loser]
    if loser == NONE:
        return []
    return [ally for ally in active_allies(s, loser) if ally not in settled]


def _fight_on(s: Table, ally: int, was_attacker: bool) -> None:
    """EU-10.1.5, EU-9.0.22: the war with it goes on as a war of its own."""
    victor = s.peace.victor
    if was_attacker:
        open_war(s, victor, ally)
    else:
        open_war(s, ally, victor)
    s.tell(WAR_GOES_ON, victor, ally)


def _change_authority(s: Table, is_ceded: bool) -> None:
    """EU-18.4.13, EU-OPC25: an Emperor is Victor over an external aggressor, or Loser."""
    p = s.peace
    if not p.has_victor or p.term == WHITE_PEACE or s.emperor not in (p.victor, p.loser):
        return
    other = p.loser if s.emperor == p.victor else p.victor
    aggressor = s.seat_of[other]
    if not is_external(s, other):
        return
    declared = aggressor != NONE and bool(s.attackers[s.emperor] >> aggressor & 1)
    if not declared and other not in s.aggressors:
        return
    if s.emperor == p.victor:
        won_defence(s, is_ceded)
    else:
        lost_defence(s)


def count_enforced(s: Table) -> None:
    """EU-10.5.4: Ideas and missions look at Peace Terms that a player enforces."""
    p = s.peace
    if p.level == AGREED:
        return
    seat = s.seat_of[p.victor]
    if p.term != WHITE_PEACE:
        record_peace(s, seat, p.loser)
    s.occasion.is_loser_player = s.seat_of[p.loser] != NONE
    fire(s, AT_PEACE_TERMS, seat)


def lose_ally(s: Table, realm: int) -> None:
    """EU-10.1.7, EU-10.3.5, EU-11.3.40, EU-OPB39: an Active Ally that made peace alone leaves its
    player, with as many Allied Units as it gave."""
    seat, given = s.ally[realm], s.given[realm]
    if seat == NONE:
        return
    was_active = s.is_active[realm]
    end_alliance(s, seat, realm)
    s.tell(ALLY_LOST, seat, realm)
    if was_active and given:
        s.agenda.append(Duty(TERM_STEP, DISMISS_ALLIED, seat, given))


def white_peace(s: Table) -> None:
    """EU-10.5.5, EU-10.3.8, EU-OPB33: all goes back, each player of the pair loses Prestige."""
    return_all(s)
    for realm in (s.peace.victor, s.peace.loser):
        gain_prestige(s, s.seat_of[realm], -PRESTIGE_OF_WHITE_PEACE)
    conclude(s)
