"""Chapter 8: vassalage, tribute, ransom, aid and elimination: what they cost and bring."""

from typing import Final

from kronika.core.asks import Event

from .borders import free_borders
from .control import players_on, refresh_control, refresh_controls
from .factions import factions
from .pieces import degrade, gain_points, lose_unit
from .prestige import gain_prestige
from .relations import are_hostile, in_coalition, make_truce
from .state import OUTSIDE, Table
from .taxes import price_of_peace
from .terms import NONE, SE
from .words import NUMBER, PLAYER

LORD_POINTS: Final = 2
VASSAL_POINTS: Final = 1
VASSAL_PRESTIGE: Final = 8
FREED_LORD: Final = 2
FREED_VASSAL: Final = 1
RECEIVER_POINTS: Final = 2
PAYER_POINTS: Final = 1
AID_POINTS: Final = 1
AID_PRESTIGE: Final = 8
RIVAL_PRICE: Final = 8
"""SZ-H2.5: prestige for one more rival."""
FREEDOM: Final = 2
"""SZ-H3.13: so many potential incomes of the lord buy a vassal out."""

BECOMES_VASSAL: Final = Event("becomes-vassal", (PLAYER, PLAYER))
IS_FREE_AGAIN: Final = Event("is-free-again", (PLAYER, PLAYER))
PAYS_TRIBUTE: Final = Event("pays-tribute", (PLAYER, PLAYER))
PAYS_RANSOM: Final = Event("pays-ransom", (PLAYER, PLAYER, NUMBER))
GIVES_AID: Final = Event("gives-aid", (PLAYER, PLAYER, NUMBER))
TRUCE_ENDS: Final = Event("truce-ends", (PLAYER, PLAYER))
IS_ELIMINATED: Final = Event("is-eliminated", (PLAYER,))


def is_silent(s: Table) -> bool:
    """SZ-H1.3, SZ-G3.4, SZ-OP40: no diplomacy between an announcement and its defence."""
    return any(turn > 0 for turn in s.announced_for)


def forget_announcement(s: Table, player: int) -> None:
    """SZ-G3.2, SZ-G3.3: the marker of a running announcement is removed."""
    s.announced[player] = NONE
    s.announced_for[player] = 0
    if player in s.parley.announcers:
        s.parley.announcers.remove(player)


def others_in_play(s: Table, player: int) -> list[int]:
    """The players with whom somebody can deal."""
    return [p for p in range(s.count) if p != player and s.plays(p)]


# Vassalage


def may_become_vassal(s: Table, vassal: int, lord: int) -> bool:
    """SZ-H1.2, SZ-H3.1, SZ-H3.3, SZ-H3.17: one lord, and never one's own vassal as lord."""
    return (
        s.has_diplomacy
        and not is_silent(s)
        and lord != vassal
        and s.plays(lord)
        and not s.eliminated[vassal]
        and s.lord[vassal] == NONE
        and s.lord[lord] != vassal
    )


def make_vassal(s: Table, vassal: int, lord: int) -> None:
    """SZ-H3.4, SZ-H3.11, SZ-H3.12, SZ-H2.3: peace to the end of the game.

    The lord gains two points and prestige, the vassal loses one and as much prestige, half more
    where they are rivals.
    """
    s.lord[vassal] = lord
    s.tell(BECOMES_VASSAL, vassal, lord)
    gain_points(s, lord, LORD_POINTS)
    gain_points(s, vassal, -VASSAL_POINTS)
    if s.has_prestige:
        gain_prestige(s, lord, _with_rival(s, lord, vassal))
        gain_prestige(s, vassal, -_with_rival(s, vassal, lord))
    end_hostilities(s)


def _with_rival(s: Table, player: int, other: int) -> int:
    """SZ-H3.11, SZ-H3.12: 8 points of prestige, 12 with a rival."""
    rival = s.rivals[player] >> other & 1
    return VASSAL_PRESTIGE + (VASSAL_PRESTIGE // 2 if rival else 0)


def freedom_price(s: Table, vassal: int) -> int:
    """SZ-H3.13, SZ-H3.19: twice the potential income of the lord, at least 2."""
    return FREEDOM * price_of_peace(s, s.lord[vassal])


def may_buy_freedom(s: Table, vassal: int) -> bool:
    """SZ-H3.13: a vassal with enough gold; the lord cannot refuse."""
    return (
        s.lord[vassal] != NONE
        and s.gold[vassal] >= FREEDOM
        and not is_silent(s)
        and s.gold[vassal] >= freedom_price(s, vassal)
    )


def buy_freedom(s: Table, vassal: int) -> None:
    """SZ-H3.13, SZ-G5.3: the lord is paid and loses two points, the vassal gains one."""
    lord, gold = s.lord[vassal], freedom_price(s, vassal)
    s.gold[vassal] -= gold
    s.gold[lord] += gold
    s.lord[vassal] = NONE
    s.parley.sworn &= ~(1 << vassal)
    s.tell(IS_FREE_AGAIN, vassal, lord)
    gain_points(s, lord, -FREED_LORD)
    gain_points(s, vassal, FREED_VASSAL)


# Truces


def truce_end(s: Table) -> int:
    """SZ-H4.1: the round with the same number in the next year."""
    return s.turn + len(s.content.calendar[s.mode])


def may_make_truce(s: Table, payer: int, receiver: int) -> bool:
    """SZ-H1.2, SZ-H1.3, SZ-H4.12: not with a partner, and not while a victory is defended."""
    return (
        s.has_diplomacy
        and not is_silent(s)
        and receiver != payer
        and s.plays(receiver)
        and are_hostile(s, payer, receiver)
    )


def accept_tribute(s: Table, payer: int, receiver: int) -> None:
    """SZ-H4.7, SZ-G5.1: a truce for a year, whatever was handed over."""
    s.tributes_paid[payer] += 1
    s.tributes_received[receiver] += 1
    s.tell(PAYS_TRIBUTE, payer, receiver)
    _truce(s, payer, receiver, truce_end(s))


def pay_ransom(s: Table, payer: int, receiver: int) -> None:
    """SZ-H4.9, SZ-H4.13, SZ-P4.42, SZ-G5.1: a truce that cannot be refused.

    What Alans pay to Huns holds for the whole game.
    """
    gold = price_of_peace(s, payer)
    s.gold[payer] -= gold
    s.gold[receiver] += gold
    s.ransoms_paid[payer] += 1
    s.ransoms_received[receiver] += 1
    s.tell(PAYS_RANSOM, payer, receiver, gold)
    end = truce_end(s)
    if _id(s, payer) == "huns-alans" and _id(s, receiver) == "huns-huns" and s.has_prestige:
        end = s.content.years * len(s.content.calendar[s.mode]) + 1
    _open_fields(s, payer, receiver)
    _truce(s, payer, receiver, end)


def _open_fields(s: Table, payer: int, receiver: int) -> None:
    """SZ-H4.10: who received a ransom uses the payer's fields without asking."""
    s.parley.ransomed[payer] |= 1 << receiver
    if not s.connection[payer] >> receiver & 1:
        s.parley.lent[payer] |= 1 << receiver
    s.connection[payer] |= 1 << receiver
    s.access[payer] |= 1 << receiver


def end_truces(s: Table) -> None:
    """SZ-F5.4, SZ-H4.1, SZ-H4.2, SZ-H4.10, SZ-H6.3: truces of which this was the last round.

    With a truce military access ends, and what a ransom alone had opened.
    """
    for one in range(s.count):
        for other in range(s.count):
            place = one * s.count + other
            if s.truce_until[place] and s.truce_until[place] <= s.turn:
                close_fields(s, one, other)
                s.truce_until[place] = 0
                s.truce_receiver[place] = NONE
                if one < other:
                    s.tell(TRUCE_ENDS, one, other)


def close_fields(s: Table, owner: int, other: int) -> None:
    """SZ-H6.3, SZ-H4.10: a truce opens the fields of its owner to the other no longer."""
    bit = 1 << other
    s.access[owner] &= ~bit
    s.connection[owner] &= ~(s.parley.lent[owner] & bit)
    s.parley.lent[owner] &= ~bit
    s.parley.ransomed[owner] &= ~bit


def _id(s: Table, player: int) -> str:
    return "" if s.faction[player] == NONE else factions()[s.faction[player]].id


def _truce(s: Table, payer: int, receiver: int, end: int) -> None:
    make_truce(s, payer, receiver, end)
    gain_points(s, payer, -PAYER_POINTS)
    gain_points(s, receiver, RECEIVER_POINTS)
    end_hostilities(s)


def may_enter(s: Table, player: int, owner: int) -> bool:
    """SZ-J2.10, SZ-H3.6, SZ-H4.2, SZ-H6.3, SZ-OP25: whether units may come onto fields of another.

    An enemy's freely; those of a coalition always; in a truce by consent, and not in its last
    round.
    """
    if in_coalition(s, player, owner) or are_hostile(s, player, owner):
        return True
    last = s.truce_until[player * s.count + owner] == s.turn
    return bool(s.access[owner] >> player & 1) and not last


def end_hostilities(s: Table) -> None:
    """SZ-H4.6, SZ-H3.4, SZ-J3.1: locks between new partners end at once, and encirclements.

    Whose settlement was encircled controls its field again, unless another enemy is there. A new
    vassal has peace with the other vassals of his lord, too.
    """
    for field in range(s.map.count):
        if s.encircled_since[field] and not _is_besieged(s, field):
            lift_encirclement(s, field)
        if s.locked[field]:
            present = players_on(s, field)
            s.locked[field] = any(are_hostile(s, a, b) for a in present for b in present)
    refresh_controls(s)
    free_borders(s)


def lift_encirclement(s: Table, field: int) -> None:
    """SZ-J4.5, SZ-L1.4: who was inside stands on the field again; siege engines are infantry."""
    s.encircled_since[field] = 0
    for unit in s.units_on(field):
        if s.type[unit] == SE:
            degrade(s, unit)
    for unit in s.units_inside(field):
        s.where[unit] = OUTSIDE


# Aid


def give_aid(s: Table, payer: int, receiver: int, gold: int) -> None:
    """SZ-H5.2, SZ-H5.3: gold for a point and prestige; there is no truce."""
    s.gold[payer] -= gold
    s.gold[receiver] += gold
    s.aids_paid[payer] += 1
    s.aids_received[receiver] += 1
    s.tell(GIVES_AID, payer, receiver, gold)
    gain_points(s, payer, AID_POINTS)
    if s.has_prestige:
        gain_prestige(s, payer, AID_PRESTIGE)
        gain_prestige(s, receiver, -AID_PRESTIGE)


# Rivals


def may_buy_rival(s: Table, player: int, other: int) -> bool:
    """SZ-H2.5, SZ-H2.1, SZ-H1.3: from yellow mode on, for 8 points of prestige; not in a duel."""
    return (
        s.has_prestige
        and s.prestige[player] >= RIVAL_PRICE
        and s.count > 2
        and other != player
        and s.plays(other)
        and not s.rivals[player] >> other & 1
        and not is_silent(s)
    )


def buy_rival(s: Table, player: int, other: int) -> None:
    """SZ-H2.5: one more rival."""
    s.prestige[player] -= RIVAL_PRICE
    s.rivals[player] |= 1 << other


# Losing settlements


def settlements_were_lost(s: Table, player: int, count: int, by: int) -> None:
    """SZ-H3.2, SZ-H3.14, SZ-H3.16, SZ-OP24: what follows when settlements are lost at one moment.

    Who loses the last but one becomes vassal of who took it; who loses the last two together, or
    the last one to another player, is eliminated; so is who has neither settlement nor unit.
    """
    if not s.plays(player):
        return
    left = len(s.settlements_of(player))
    if left == 0 and (count >= 2 or by != NONE or not s.units_of(player)):
        eliminate(s, player)
        return
    falls = left == 1 and by != NONE and s.has_diplomacy and s.lord[player] == NONE
    if falls and s.lord[by] != player and s.plays(by):
        make_vassal(s, player, by)


def with_units(s: Table) -> set[int]:
    """Who has units, before some of them are lost."""
    return set(s.owner) - {NONE}


def eliminate_gone(s: Table, players: set[int]) -> None:
    """SZ-H3.16: who of these, after losses, has neither settlement nor unit, is eliminated at once.

    They are those who had units before (`with_units`).
    """
    for player in s.order():
        is_there = player in s.owner or player in s.settlement_owner
        if player in players and not is_there and s.plays(player):
            eliminate(s, player)


def eliminate(s: Table, player: int) -> None:
    """SZ-H3.16: all pieces, sites, herds and grain leave the map; truces and vassalages end.

    Whom his ships carried for partners they take along. What he announced is forgotten, and who
    fought under him fights for himself.
    """
    there = with_units(s)
    s.eliminated[player] = s.turn
    for fight in s.combats.fights:
        fight.dismiss(player, s.order())
    forget_announcement(s, player)
    s.tell(IS_ELIMINATED, player)
    for unit in s.units_of(player):
        for passenger in s.passengers(unit):
            if s.owner[passenger] != player:
                lose_unit(s, passenger)
        s.remove_unit(unit)
    for herd, owner in enumerate(s.herd_owner):
        if owner == player:
            s.herd_owner[herd] = NONE
    s.empty.clear(player)
    for field in range(s.map.count):
        if s.site_owner[field] == player:
            s.site[field] = s.site_owner[field] = NONE
            s.site_quarters[field] = 0
        if s.grain_owner[field] == player:
            s.sown[field] = s.crop[field] = 0
            s.sower[field] = s.grain_owner[field] = NONE
        if s.control[field] == player:
            s.change_control(field, NONE)
        if s.encircled_since[field] and not _is_besieged(s, field):
            lift_encirclement(s, field)
        refresh_control(s, field)
    s.lord[player] = NONE
    for other in range(s.count):
        if s.lord[other] == player:
            s.lord[other] = NONE
            s.parley.sworn &= ~(1 << other)
        close_fields(s, player, other)
        close_fields(s, other, player)
        for place in (player * s.count + other, other * s.count + player):
            s.truce_until[place] = 0
            s.truce_receiver[place] = NONE
    eliminate_gone(s, there)


def _is_besieged(s: Table, field: int) -> bool:
    owner = s.settlement_owner[field]
    return any(are_hostile(s, owner, player) for player in players_on(s, field))
