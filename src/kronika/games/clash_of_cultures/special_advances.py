"""Chapter 10.4: special advances, and what else goes with an advance that is lost.

Events take advances away and advances draw events, so this stands below both.
"""

from typing import Final

from kronika.core.asks import Event, Rules

from .effects import SpecialEffect, users
from .state import World
from .stock import keep_limits
from .terms import ANY_GOVERNMENT, FIRST_GOVERNMENT, GROUP_SIZE, NONE
from .words import ADVANCE, PLAYER, SPECIAL

GAINS_SPECIAL: Final = Event("gains-special", (PLAYER, SPECIAL))
LOSES_ADVANCE: Final = Event("loses-advance", (PLAYER, ADVANCE))
LOSES_SPECIAL: Final = Event("loses-special", (PLAYER, SPECIAL))


# Categories and governments


def group_of(advance: int) -> int:
    """The category of an advance."""
    return advance // GROUP_SIZE


def is_government(advance: int) -> bool:
    """CC-G1.7: whether an advance is of a government."""
    return advance >= FIRST_GOVERNMENT * GROUP_SIZE


def government_of(s: World, player: int) -> int:
    """CC-G1.8: the government category of a player, or NONE."""
    owned = s.players[player].advances >> FIRST_GOVERNMENT * GROUP_SIZE
    group = FIRST_GOVERNMENT
    while owned:
        if owned & ((1 << GROUP_SIZE) - 1):
            return group
        owned >>= GROUP_SIZE
        group += 1
    return NONE


def lose_advance(s: World, player: int, advance: int) -> None:
    """An advance is lost, with the special advances that hang on it; limits may fall."""
    realm = s.players[player]
    realm.advances &= ~(1 << advance)
    s.tell(LOSES_ADVANCE, player, advance)
    lose_specials(s, player)
    keep_limits(s, player)


# Special advances


def has_base(s: World, player: int, special: int) -> bool:
    """CC-X15.1, CC-X15.2: whether the advance of a special advance is owned."""
    base = s.content.special_base[special]
    if base == ANY_GOVERNMENT:
        return government_of(s, player) != NONE
    return s.players[player].owns(base)


def gain_specials(s: World, player: int) -> Rules:
    """CC-X15.1, CC-X15.2, CC-X15.3, CC-X15.4, CC-X15.5: special advances come with their base,
    free, without the tracker.
    """
    realm = s.players[player]
    if realm.civilization == NONE:
        return
    for place, special in enumerate(s.content.civ_specials[realm.civilization]):
        if realm.owns_special(place) or not has_base(s, player, special):
            continue
        realm.specials |= 1 << place
        s.tell(GAINS_SPECIAL, player, special)
        keep_limits(s, player)
        for effect in users("when_gained"):
            if isinstance(effect, SpecialEffect) and effect.special == special:
                yield from effect.when_gained(s, player)


def lose_specials(s: World, player: int) -> None:
    """CC-X15.6, OPEN-24: a special advance goes with its base."""
    realm = s.players[player]
    if realm.civilization == NONE:
        return
    for place, special in enumerate(s.content.civ_specials[realm.civilization]):
        if realm.owns_special(place) and not has_base(s, player, special):
            realm.specials &= ~(1 << place)
            s.tell(LOSES_SPECIAL, player, special)
