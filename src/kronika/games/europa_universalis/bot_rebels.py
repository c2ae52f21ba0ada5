"""EU-BOT.11, EU-BOT.33: Rebel Dice of bots."""

from typing import Final

from kronika.core.asks import Event, Rules

from .agenda import Duty
from .bot_levies import army_area, lose
from .bot_targets import best_province
from .casualties import lose_as_casualty
from .claims import claim_pieces_left, has_claim, put_claim
from .forces import units_in
from .liberation import fall_to_rebels
from .rebel_dice import ROLLS_REBEL_DIE
from .state import Table
from .terms import EXHAUST, LOSE_DUCATS, LOSE_POWER, NONE, REBELLION, REMOVE_UNREST
from .unrest import all_restless, remove_unrest, restless
from .words import PLAYER

MOST_DICE: Final = 5

BOT_LOSES_POWER: Final = Event("bot-loses-power", (PLAYER,))


def bot_rebel_dice(s: Table, duty: Duty) -> Rules:
    """EU-BOT.11, EU-TD07: one roll for all Areas, of at most 5 dice; all losses together cost 1 Bot
    Power."""
    seat = duty.a
    provinces = all_restless(s, seat)
    if duty.b != NONE:
        provinces = restless(s, seat, duty.b)
    dice = min(MOST_DICE, len(provinces))
    if duty.c != NONE:
        dice = min(dice, duty.c)
    faces = [0] * 6
    for _ in range(dice):
        face = s.content.tables.rebel_die[s.dice.below(6)]
        faces[face] += 1
        s.tell(ROLLS_REBEL_DIE, seat, s.atlas.province_area[provinces[0]], face)
    for _ in range(faces[REBELLION]):
        yield from _rebellion(s, seat, duty.b)
    if faces[LOSE_POWER] or faces[LOSE_DUCATS] or faces[EXHAUST]:
        lose(s, seat, 1)
        s.tell(BOT_LOSES_POWER, seat)
    for _ in range(faces[REMOVE_UNREST]):
        left = _places(s, seat, duty.b)
        if left:
            remove_unrest(s, best_province(s, left, True))


def _places(s: Table, seat: int, area: int) -> list[int]:
    return all_restless(s, seat) if area == NONE else restless(s, seat, area)


def _rebellion(s: Table, seat: int, only: int) -> Rules:
    """EU-BOT.11: preferably where the army is, which loses a Unit; a Province that is lost for good
    leaves a Claim."""
    provinces = _places(s, seat, only)
    if not provinces:
        return
    areas = sorted({s.atlas.province_area[p] for p in provinces})
    here = army_area(s, seat)
    guarded = [area for area in areas if units_in(s, seat, area)]
    if here in guarded:
        yield from lose_as_casualty(s, seat, here, 1)
        return
    province = best_province(s, provinces, False)
    area = s.atlas.province_area[province]
    if area in guarded:
        yield from lose_as_casualty(s, seat, area, 1)
        return
    owner = s.owner[province]
    yield from fall_to_rebels(s, province)
    is_gone = s.owner[province] != owner
    if is_gone and not has_claim(s, seat, area) and claim_pieces_left(s, seat) > 0:
        put_claim(s, seat, area)
