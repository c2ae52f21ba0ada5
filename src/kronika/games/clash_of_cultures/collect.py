"""Chapter 6.10, Collect: what the hexes around a city yield."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .cities import (
    activity_limit,
    begin_activation,
    end_activation,
    enemy_on,
    may_activate,
)
from .effects import in_force
from .pirates import blockaded
from .situations import TO_COLLECT, Harvest, picked_good, picked_hex
from .state import City, World
from .stock import gain_all
from .terms import (
    CAPTIVES,
    CIVIL_MASS_PRODUCTION,
    CIVIL_PRODUCTION_FOCUS,
    GOLD,
    GOOD_COUNT,
    MOOD,
    NONE,
    PORT,
    SEA,
)
from .words import CITY, GOOD, HEX, NUMBER, PLAYER

COLLECT: Final = Verb("collect", (CITY,))
HARVEST: Final = Verb("harvest", (HEX, GOOD))
STOP_COLLECTING: Final = Verb("stop-collecting")
ASK_HARVEST: Final = Prompt("harvest", (CITY, NUMBER), "CC-I2.2")
COLLECTS: Final = Event("collects", (PLAYER, CITY))

MAIN_VERBS: Final[tuple[Verb, ...]] = (COLLECT,)

MASS_PRODUCTION: Final = 2
"""More hexes with that card."""


# What can be had


def is_usable(s: World, player: int, city_hex: int, hex: int, blocked: list[int]) -> bool:
    """CC-I2.4, CC-I2.12, CC-I2.15, CC-I2.16, CC-T4.6: nothing keeps a city from collecting on a
    hex.
    """
    if not s.explored(hex) or hex in s.exhausted or hex in blocked:
        return False
    return hex == city_hex or (hex not in s.cities and not enemy_on(s, player, hex))


def harvest_of(s: World, player: int, city: City) -> Harvest:
    """CC-I2.1, CC-I2.2, CC-I2.3, CC-I2.4, CC-I2.5, CC-I2.6, CC-I2.7, CC-X34.9, CC-F1.2: where a
    Collect action in a city can take what.
    """
    harvest = Harvest(player, city.hex, activity_limit(s, player, city, TO_COLLECT))
    if s.collect_card == CIVIL_PRODUCTION_FOCUS:
        harvest.repeat = True
    elif s.collect_card == CIVIL_MASS_PRODUCTION:
        harvest.limit += MASS_PRODUCTION
    blocked = blockaded(s)
    _reach_near(s, player, city, harvest, blocked)
    near = list(harvest.sources)
    for effect in in_force("reach", s, player):
        effect.reach(s, player, harvest)
    for effect in in_force("harvest", s, player):
        effect.harvest(s, player, harvest)
    for hex in list(harvest.sources):
        usable = (
            hex in near or hex in harvest.allowed or is_usable(s, player, city.hex, hex, blocked)
        )
        if not usable or not harvest.sources[hex]:
            del harvest.sources[hex]
    return harvest


def _reach_near(s: World, player: int, city: City, harvest: Harvest, blocked: list[int]) -> None:
    """CC-I2.3, CC-I2.5: the city and the usable hexes beside it, with what a port makes of them."""
    for hex in [city.hex, *s.neighbours(city.hex)]:
        if is_usable(s, player, city.hex, hex, blocked):
            harvest.sources[hex] = []
            if s.is_sea(hex) and city.has(PORT):
                harvest.sources[hex] += [GOLD, MOOD]


def can_collect(s: World, player: int, city: City) -> bool:
    """CC-I2.9, CC-I2.11: whether an own city can be activated to collect something."""
    if s.free_collect or not may_activate(s, player, city):
        return False
    return _yields_near(s, player, city) or bool(harvest_of(s, player, city).sources)


def _yields_near(s: World, player: int, city: City) -> bool:
    """Whether something can be had without going far, which is so nearly always.

    Effects only add to what hexes yield, so one that yields something is enough.
    """
    harvest = Harvest(player, city.hex, 1)
    _reach_near(s, player, city, harvest, blockaded(s))
    near = list(harvest.sources)
    for effect in in_force("harvest", s, player):
        effect.harvest(s, player, harvest)
        if any(harvest.sources[hex] for hex in near):
            return True
    return False


# The action


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-I1.1: collect in any own city."""
    for city in s.cities_of(player):
        if can_collect(s, player, city):
            options.append(COLLECT.of(city.hex))


def perform(s: World, player: int, option: Option) -> Rules:
    """CC-I1.1: activate a city to collect."""
    yield from collect(s, player, s.cities[option.a])


def collect(s: World, player: int, city: City) -> Rules:
    """CC-I2: an activation to collect, from its start to the drop of the mood."""
    yield from begin_activation(s, player, city, TO_COLLECT)
    harvest = harvest_of(s, player, city)
    for effect in in_force("enlarge", s, player):
        more = yield from effect.enlarge(s, player, city, TO_COLLECT)
        harvest.limit += more
    s.collect_card = NONE
    s.collects += 1
    yield from pick(s, harvest)
    for effect in in_force("exchange_harvest", s, player):
        yield from effect.exchange_harvest(s, player, harvest)
    s.tell(COLLECTS, player, city.hex)
    gain_all(s, player, yield_of(harvest))
    for effect in in_force("after_collect", s, player):
        yield from effect.after_collect(s, player, harvest)
    yield from end_activation(s, player, city, TO_COLLECT)


def yield_of(harvest: Harvest) -> list[int]:
    """CC-I2.13: what was picked and what comes on top; captives are units, not goods."""
    counts = harvest.bonus.copy()
    for item in harvest.taken:
        counts[picked_good(item)] += 1
    counts[CAPTIVES] = 0
    return counts


def pick(s: World, harvest: Harvest) -> Rules:
    """CC-I2.1, CC-I2.2: one hex after another, up to the limit; at least one."""
    while len(harvest.taken) < harvest.limit:
        options: list[Option] = []
        for hex, goods in harvest.sources.items():
            if _is_open(s, harvest, hex):
                options += [HARVEST.of(hex, good) for good in goods]
        if not options:
            return
        if harvest.taken:
            options.append(STOP_COLLECTING.of())
        left = harvest.limit - len(harvest.taken)
        option = yield Ask(harvest.player, ASK_HARVEST, options, harvest.hex, left)
        if option.verb is STOP_COLLECTING:
            return
        harvest.taken.append(option.a * GOOD_COUNT + option.b)


def _is_open(s: World, harvest: Harvest, hex: int) -> bool:
    """CC-I2.2, CC-I2.5, CC-I2.7: not used yet, and within the limits of sea and far hexes."""
    used = {picked_hex(item) for item in harvest.taken}
    if hex in used:
        return harvest.repeat
    if s.terrain[hex] == SEA:
        return len([other for other in used if s.terrain[other] == SEA]) < harvest.sea_limit
    if hex in harvest.far:
        return len([other for other in used if other in harvest.far]) < harvest.far_limit
    return True
