"""Chapter 9.2: MOVE-Units."""

from kronika.core.asks import Option, Range, Rules

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
from .state import Table


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
    return ranges_of(offers_of(s, player)[0]) if has_stacks(s, player) else []


def has_stacks(s: Table, player: int) -> bool:
    """Whether three equal units of a player are anywhere together, so that numbers can be said."""
    seen: dict[tuple[int, int, int], int] = {}
    for unit in s.units_of(player):
        key = (s.at[unit], s.type[unit], s.experience[unit])
        seen[key] = seen.get(key, 0) + 1
        if seen[key] > 2:
            return True
    return False


def act_units(s: Table, player: int, option: Option) -> Rules:
    """SZ-F4.5: one ordinary move, of whatever sort."""
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


def may_wait(s: Table, player: int) -> bool:
    """SZ-H4.6: not while a unit must leave the land of a partner and has a way out."""
    if not s.has_diplomacy:
        return True
    fields: list[int] = []
    for unit in s.units_of(player):
        if can_move(s, unit) and must_leave(s, unit):
            fields.append(s.map.spoken[s.at[unit]])
    if not fields:
        return True
    return not any(option.a in fields for option, _ in offers_of(s, player)[0])
