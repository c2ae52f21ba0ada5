"""Chapter 9.2: MOVE-Units."""

from typing import Final

from kronika.core.asks import Option, Range, Rules, Verb

from .boarding import (
    BOARD,
    DISEMBARK,
    LOAD,
    UNLOAD,
    board,
    boarding_offers,
    go_ashore,
    landing_offers,
)
from .crossings import end_subphase
from .marching import MARCH, MARCH_ALL, Offer, march, marching_offers, options_of, ranges_of
from .movelog import UNITS
from .moves import begin_subphase, can_move, must_leave
from .sailing import MAN, man, manning_offers, sail, sailing_offers
from .state import ON_BORDER, Table
from .words import FIELD, LEVEL, UNIT

REST: Final = Verb("rest", (FIELD, UNIT, LEVEL), "SZ-R1.1")


def begin_units(s: Table) -> Rules:
    """SZ-J1.2: every unit may move once; nothing is locked yet."""
    begin_subphase(s, UNITS)
    yield from ()


def offers_of(s: Table, player: int) -> tuple[list[Offer], list[Option]]:
    """SZ-J1.3, SZ-J2.1: all ordinary moves of a player's units now."""
    offers, every = marching_offers(s, player)
    ships, fleets = sailing_offers(s, player)
    offers += ships
    offers += boarding_offers(s, player)
    offers += landing_offers(s, player)
    offers += manning_offers(s, player)
    return offers, every + fleets


def units_options(s: Table, player: int) -> list[Option]:
    """SZ-F4.5: all moves that a player can make now, of one unit or of a stack."""
    offers, every = offers_of(s, player)
    return options_of(offers) + every


def units_ranges(s: Table, player: int) -> list[Range]:
    """Any number of units of a stack."""
    return ranges_of(offers_of(s, player)[0])


def act_units(s: Table, player: int, option: Option) -> Rules:
    """SZ-F4.5: one move."""
    yield from carry_out(s, player, option)


def carry_out(s: Table, player: int, option: Option) -> Rules:
    """One ordinary move, of whatever sort."""
    verb = option.verb
    if verb is MARCH or verb is MARCH_ALL:
        yield from march(s, player, option)
    elif verb is BOARD or verb is LOAD:
        yield from board(s, player, option)
    elif verb is DISEMBARK or verb is UNLOAD:
        yield from go_ashore(s, player, option)
    elif verb is MAN:
        yield from man(s, player, option)
    else:
        yield from sail(s, player, option)


def end_units(s: Table) -> Rules:
    """SZ-J3.1, SZ-J3.9: crossings, ambushes, locks."""
    yield from end_subphase(s)


def rest_options(s: Table, player: int, options: list[Option]) -> list[Option]:
    """SZ-R1.1: in alternating play who passes names a unit, one that could still do something.

    `options` are what he could do instead; a ship that could pay for others counts too.
    """
    fields = {place for option in options for place in (option.a, option.b)}
    found: dict[Option, None] = {}
    for unit in s.units_of(player):
        spoken = s.map.spoken[s.at[unit]]
        if spoken in fields and s.where[unit] != ON_BORDER and can_move(s, unit):
            found[REST.of(spoken, s.type[unit], s.experience[unit])] = None
    return list(found)


def rest(s: Table, player: int, option: Option) -> None:
    """SZ-R1.1: that unit is done with in this subphase; its capacity of MOVE-Units stays saved."""
    field = s.map.heard[option.a]
    for unit in s.units_of(player):
        same = (s.at[unit], s.type[unit], s.experience[unit]) == (field, option.b, option.c)
        if same and s.where[unit] != ON_BORDER and can_move(s, unit):
            s.moves.used[unit] = True
            return


def may_wait(s: Table, player: int) -> bool:
    """SZ-H4.6: not while a unit must leave the land of a partner and has a way out."""
    if not s.has_diplomacy:
        return True
    fields = {
        s.map.spoken[s.at[unit]]
        for unit in s.units_of(player)
        if can_move(s, unit) and must_leave(s, unit)
    }
    if not fields:
        return True
    return not any(option.a in fields for option, _ in offers_of(s, player)[0])
