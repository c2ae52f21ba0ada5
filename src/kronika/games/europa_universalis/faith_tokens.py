"""EU-2.2.2, EU-CMP.10, EU-CMP.11: tokens of faiths in Areas, of which there are only so many."""

from collections.abc import Sequence
from typing import Final

from kronika.core.asks import Ask, Prompt, Rules, Verb

from .religion import convert, end_revolution, lift_token
from .state import Table
from .terms import (
    CATHOLIC,
    CATHOLIC_TOKENS,
    COUNTER_REFORMED,
    DIVERSE,
    ISLAM,
    NONE,
    ORTHODOX,
    ORTHODOX_TOKENS,
    PROTESTANT,
    PROTESTANT_TOKENS,
    REVOLUTION_TOKENS,
    REVOLUTIONARY,
)
from .words import AREA, FAITH

TAKE_FAITH: Final = Verb("take-faith-token", (AREA,), "EU-CMP.11")
TAKE_REVOLUTION: Final = Verb("take-revolution-from", (AREA,), "EU-16.5.25")
LEAVE_REVOLUTION: Final = Verb("leave-revolution", (), "EU-16.5.25")

ASK_FAITH: Final = Prompt("take-faith-token", (AREA, FAITH), "EU-CMP.11")
ASK_REVOLUTION: Final = Prompt("take-revolution-from", (AREA,), "EU-16.5.25")

SUPPLY: Final = (
    ((PROTESTANT, COUNTER_REFORMED), PROTESTANT_TOKENS),
    ((CATHOLIC, DIVERSE), CATHOLIC_TOKENS),
    ((ORTHODOX, ISLAM), ORTHODOX_TOKENS),
)
"""EU-CMP.7: the two sides of a token, and how many there are."""


def tokens_of(s: Table, faiths: Sequence[int]) -> list[int]:
    """Slots with a token of these faiths; what is printed there needs none."""
    return [
        slot
        for slot in s.atlas.slots
        if s.faith[slot] in faiths and s.faith[slot] != s.atlas.area_religion[slot]
    ]


def place_faith(s: Table, seat: int, area: int, faith: int, placed: Sequence[int] = ()) -> Rules:
    """EU-15.3.4, EU-2.2.2, EU-CMP.11: an Area is converted; with no token in supply one is taken
    from elsewhere, but for those of the same effect.

    Its placer says which; where nobody is active, the First Player.
    """
    slot = s.atlas.area_slot[area]
    chooser = s.first if seat == NONE else seat
    if faith == REVOLUTIONARY:
        yield from _place_revolution(s, chooser, slot)
        return
    if faith != s.atlas.area_religion[slot]:
        for faiths, tokens in SUPPLY:
            if faith in faiths:
                yield from _spare(s, chooser, slot, faith, faiths, tokens, placed)
    convert(s, slot, faith)


def _spare(
    s: Table,
    chooser: int,
    slot: int,
    faith: int,
    faiths: Sequence[int],
    tokens: int,
    placed: Sequence[int],
) -> Rules:
    held = [each for each in tokens_of(s, faiths) if each != slot]
    if len(held) < tokens:
        return
    options = [TAKE_FAITH.of(each) for each in held if each not in placed]
    if options:
        option = yield Ask(chooser, ASK_FAITH, options, slot, faith, default=options[0])
        lift_token(s, option.a)


def _place_revolution(s: Table, chooser: int, slot: int) -> Rules:
    """EU-16.5.25, EU-CMP.11: a token; with none in supply, one may be taken from the board."""
    held = [each for each in s.atlas.slots if s.revolution[each]]
    if len(held) >= REVOLUTION_TOKENS:
        options = [*[TAKE_REVOLUTION.of(each) for each in held], LEAVE_REVOLUTION.of()]
        option = yield Ask(chooser, ASK_REVOLUTION, options, slot, default=options[-1])
        if option.verb is LEAVE_REVOLUTION:
            return
        end_revolution(s, option.a)
    convert(s, slot, REVOLUTIONARY)
