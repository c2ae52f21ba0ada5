"""Chapters 15.1 and 15.4 to 15.6: seasons, weather, rivers that freeze, and pastures in winter."""

from typing import Final

from kronika.core.asks import Event

from .factions import has_ability
from .state import Table
from .terms import (
    ABILITIES,
    BAD,
    COR,
    GOOD,
    GREEN,
    NONE,
    NORMAL,
    RIVER,
    SUBTROPICAL,
    TEMPERATE,
    WINTER,
    YELLOW,
)
from .words import CLIMATE, FIELD, WEATHER

GOOD_CROPS: Final = (2, 1, 0)
BAD_CROPS: Final = (6, 6, 5)
"""SZ-Q5.1: by climate: weather is good on this roll or less, bad on this one or more."""
GOOD_WINTER: Final = (2, 1, 0)
BAD_WINTER: Final = (7, 6, 5)
STORMS: Final = 5
"""SZ-Q6.1: the same of the land in winter, and of all seas."""
ICE: Final = 5
"""SZ-D6.7: a river freezes on this roll or more."""
TRANSHUMANCE: Final = ABILITIES.index("transhumance")

CROP_WEATHER: Final = Event("crop-weather", (FIELD, WEATHER))
WINTER_WEATHER: Final = Event("winter-weather", (CLIMATE, WEATHER))
SEA_WEATHER: Final = Event("sea-weather", (WEATHER,))
FREEZES: Final = Event("freezes", (FIELD,))


def season(s: Table) -> int:
    """SZ-F3.6: the season of the present round."""
    return s.content.calendar[s.mode][s.round - 1].season


def brown_die(s: Table) -> int:
    """SZ-B2.1: an ordinary die."""
    return s.dice.below(6) + 1


def weather_on(roll: int, climate: int, good: tuple[int, ...], bad: tuple[int, ...]) -> int:
    """What a roll means in a climate."""
    if roll <= good[climate]:
        return GOOD
    return BAD if roll >= bad[climate] else NORMAL


# Crops


def weather_crops(s: Table) -> None:
    """SZ-Q5.1, SZ-Q1.1, SZ-Q1.2, SZ-OP21: a roll for each field with sown grain.

    A field gets one grain more or less, however much was sown there.
    """
    for field in range(s.map.count):
        s.skies.growth[field] = 0
        if s.sown[field]:
            weather = weather_on(brown_die(s), s.map.climate[field], GOOD_CROPS, BAD_CROPS)
            s.skies.growth[field] = 1 if weather == GOOD else -1 if weather == BAD else 0
            if weather != NORMAL:
                s.tell(CROP_WEATHER, s.map.spoken[field], weather)


# Winter


def weather_winter(s: Table) -> None:
    """SZ-Q6.1: a roll for each of the two climates of the map, and one for all seas."""
    for climate in sorted(s.map.ground.climates):
        weather = weather_on(brown_die(s), climate, GOOD_WINTER, BAD_WINTER)
        s.skies.winter[climate] = weather
        s.tell(WINTER_WEATHER, climate, weather)
    s.skies.sea = BAD if brown_die(s) >= STORMS else GOOD
    s.tell(SEA_WEATHER, s.skies.sea)


def winter_of(s: Table, field: int) -> int:
    """SZ-Q1.2, SZ-Q6.1: the weather of this winter on a land field; normal in other seasons."""
    if not s.is_red or season(s) != WINTER or s.map.climate[field] == NONE:
        return NORMAL
    return s.skies.winter[s.map.climate[field]]


def land_is_closed(s: Table, field: int) -> bool:
    """SZ-Q6.3: nobody moves by land from or to a field in bad winter weather."""
    return winter_of(s, field) == BAD


def is_bad_winter_at_sea(s: Table) -> bool:
    """SZ-Q6.4: storms on all seas."""
    return s.is_red and season(s) == WINTER and s.skies.sea == BAD


def freeze_rivers(s: Table) -> None:
    """SZ-D6.7, SZ-D3.2, SZ-C1.4, SZ-P4.46, SZ-OP06: a roll for each section without ships.

    Called at the start of every round: ice lasts for a winter round. Corsairs open no section
    (SZ-D6.13).
    """
    winter = s.has_prestige and season(s) == WINTER
    for section in range(s.map.count):
        if s.map.sort[section] != RIVER:
            continue
        s.frozen[section] = False
        if (
            winter
            and s.map.ground.freezes[s.map.river_of[section]]
            and not _is_kept_open(s, section)
        ):
            s.frozen[section] = brown_die(s) >= ICE
            if s.frozen[section]:
                s.tell(FREEZES, s.map.spoken[section])


def _is_kept_open(s: Table, section: int) -> bool:
    return any(s.type[unit] != COR for unit in s.units_on(section))


# Pastures


def needs_no_grain(s: Table, herd: int) -> bool:
    """SZ-Q4.1, SZ-Q4.2, SZ-Q6.2, SZ-P4.41, SZ-D5.7, SZ-OP05: if it feeds itself.

    That is transhumance, which before red mode only the Huns know, or a good winter. A herd
    inside a settlement grazes nowhere.
    """
    if s.herd_inside[herd]:
        return False
    field = s.herd_at[herd]
    if winter_of(s, field) == GOOD:
        return True
    moves = s.is_red or has_ability(s, s.herd_owner[herd], TRANSHUMANCE)
    return moves and _is_winter_pasture(s, field)


def _is_winter_pasture(s: Table, field: int) -> bool:
    """SZ-Q4.1: yellow land, but for cold climate, and green land in subtropical climate."""
    colour, climate = s.map.colour[field], s.map.climate[field]
    if colour == YELLOW:
        return climate in (SUBTROPICAL, TEMPERATE)
    return colour == GREEN and climate == SUBTROPICAL
