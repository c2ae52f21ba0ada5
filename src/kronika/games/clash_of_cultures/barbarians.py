"""CC-T0.1: chapter 7.6: barbarians arrive and move. How they fight is in combat.py."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .combat import barbarian_attack
from .effects import in_force
from .hexes import distances
from .situations import March
from .state import City, World
from .terms import BARBARIANS, BARREN, CAVALRY, ELEPHANT, HEX_COUNT, INFANTRY, NEUTRAL, NONE
from .words import CITY, HEX, PLAYER, UNIT

SETTLE_BARBARIANS: Final = Verb("settle-barbarians", (HEX,))
REINFORCE: Final = Verb("reinforce", (CITY,))
ADD_BARBARIAN: Final = Verb("add-barbarian", (UNIT,))
MARCH: Final = Verb("march-barbarians", (HEX, HEX))
LET_MARCH: Final = Verb("let-march")
HOLD_MARCH: Final = Verb("hold-march")
ASK_ARRIVAL: Final = Prompt("barbarian-arrival", (), "CC-T1.1")
ASK_REINFORCE: Final = Prompt("barbarian-city", (), "CC-T1.3")
ASK_BARBARIAN: Final = Prompt("barbarian-unit", (CITY,), "CC-T1.4")
ASK_MARCH: Final = Prompt("barbarian-march", (), "CC-T2.3")
ASK_AGREE: Final = Prompt("barbarian-leave", (PLAYER, HEX, HEX), "CC-Y2.1")
BARBARIANS_SETTLE: Final = Event("barbarians-settle", (HEX,))
BARBARIANS_GROW: Final = Event("barbarians-grow", (CITY, UNIT))
BARBARIANS_MARCH: Final = Event("barbarians-march", (HEX, HEX))
BARBARIANS_HELD: Final = Event("barbarians-held", (PLAYER, HEX))


# Arrival


def arrival(s: World, player: int) -> Rules:
    """CC-S2.3, CC-T1.1, CC-T1.2, CC-T1.3, CC-T1.4, CC-T1.5: a new barbarian city, then one more
    unit in any of them.
    """
    yield from arrival_step_one(s, player)
    cities = [city.hex for city in s.cities_of(BARBARIANS) if can_reinforce(s, city.hex)]
    if cities:
        option = yield Ask(player, ASK_REINFORCE, [REINFORCE.of(hex) for hex in cities])
        yield from reinforce(s, player, option.a)


def arrival_step_one(s: World, player: int) -> Rules:
    """CC-T1.1, CC-T1.5: a barbarian settlement with an infantry, where the player likes."""
    if not s.barbarian_settlements:
        return
    hexes = arrival_hexes(s, player)
    if not hexes:
        return
    option = yield Ask(player, ASK_ARRIVAL, [SETTLE_BARBARIANS.of(hex) for hex in hexes])
    s.barbarian_settlements -= 1
    s.cities[option.a] = City(option.a, BARBARIANS, NEUTRAL)
    s.tell(BARBARIANS_SETTLE, option.a)
    if s.in_supply(BARBARIANS, INFANTRY):
        s.place_unit(option.a, BARBARIANS, INFANTRY)


def arrival_hexes(s: World, player: int) -> list[int]:
    """CC-T1.1, CC-T1.2: where barbarians can settle: 2 hexes from the player, or else beside."""
    free = [hex for hex in range(HEX_COUNT) if _is_free(s, hex)]
    far = [hex for hex in free if _fits(s, player, hex, s.content.arrival_distance)]
    return far or [hex for hex in free if _fits(s, player, hex, s.content.second_arrival_distance)]


def _is_free(s: World, hex: int) -> bool:
    return s.terrain[hex] < BARREN and not (
        hex in s.cities or hex in s.exhausted or s.units_at(hex)
    )


def _fits(s: World, player: int, hex: int, wanted: int) -> bool:
    """Exactly so far from a city of the player, and clear of all the others."""
    own, close = 0, 0
    for other, steps in distances(s, hex, True, s.content.arrival_clearance).items():
        city = s.cities.get(other)
        if city is None:
            continue
        if city.owner == player and steps == wanted:
            own += 1
        if steps < s.content.arrival_clearance:
            close += 1
    # The city at the wanted distance is the only one that may be closer than the clearance.
    return own > 0 and close <= (1 if wanted < s.content.arrival_clearance else 0)


def can_reinforce(s: World, hex: int) -> bool:
    """CC-T0.2, CC-T1.3: whether a barbarian city can take one more unit."""
    return room_at(s, hex) > 0 and bool(_available(s, hex))


def room_at(s: World, hex: int) -> int:
    """CC-T0.2: how many more barbarian units fit on a hex."""
    return s.content.army_limit - len(s.army_at(hex, BARBARIANS))


def _available(s: World, hex: int) -> list[int]:
    """CC-T1.4: infantry; once there is one, the others too."""
    sorts = [INFANTRY]
    if s.civ and s.sorts_at(hex, BARBARIANS, INFANTRY):
        sorts += [CAVALRY, ELEPHANT]
    return [sort for sort in sorts if s.in_supply(BARBARIANS, sort)]


def reinforce(s: World, player: int, hex: int) -> Rules:
    """CC-T1.4: one more unit in a barbarian city, of the player's choice."""
    if not can_reinforce(s, hex):
        return
    sorts = _available(s, hex)
    option = yield Ask(player, ASK_BARBARIAN, [ADD_BARBARIAN.of(sort) for sort in sorts], hex)
    s.place_unit(hex, BARBARIANS, option.a)
    s.tell(BARBARIANS_GROW, hex, option.a)


# Movement


def movement(s: World, player: int) -> Rules:
    """CC-S2.4, CC-T2.1, CC-T2.2, CC-T2.3, CC-T2.4, CC-T2.5, CC-T2.6, CC-T2.7, CC-T2.8, CC-T2.9:
    those close to the player come closer, then grow.
    """
    groups = groups_in_reach(s, player)
    if not groups:
        yield from arrival_step_one(s, player)
        return
    march = March(groups)
    for effect in in_force("before_march", s, player):
        yield from effect.before_march(s, player, march)
    yield from _march(s, player, march)
    yield from _grow(s, player)


def reach(s: World, player: int) -> list[int]:
    """The hexes within land distance 2 of any city of a player."""
    found: set[int] = set()
    for city in s.cities_of(player):
        found.update(distances(s, city.hex, True, s.content.barbarian_reach))
    return sorted(found)


def groups_in_reach(s: World, player: int) -> list[int]:
    """CC-T2.2: the hexes of the barbarian groups close to a player."""
    return [hex for hex in reach(s, player) if s.army_at(hex, BARBARIANS)]


def _march(s: World, player: int, march: March) -> Rules:
    """CC-T2.3, CC-T2.8: in the player's order; each unit moves once."""
    groups = {hex: s.army_at(hex, BARBARIANS) for hex in march.groups}
    while True:
        options: list[Option] = []
        for start, units in groups.items():
            ends = free_steps(s, start, units) if march.free else steps(s, player, start, units)
            options += [MARCH.of(start, end) for end in ends]
        if not options:
            return
        option = yield Ask(player, ASK_MARCH, options)
        yield from march_to(s, option.a, option.b, groups.pop(option.a))


def steps(s: World, player: int, start: int, units: list[int]) -> list[int]:
    """CC-T2.2, CC-T2.6: the steps that bring a group closer to a city of the player."""
    from_here = distances(s, start, True, s.content.barbarian_reach)
    found: list[int] = []
    for city in s.cities_of(player):
        if city.hex in from_here:
            from_city = distances(s, city.hex, True, s.content.barbarian_reach)
            for end in free_steps(s, start, units):
                if from_city.get(end, NONE) == from_here[city.hex] - 1 and end not in found:
                    found.append(end)
    return sorted(found)


def free_steps(s: World, start: int, units: list[int]) -> list[int]:
    """CC-T2.6: the land hexes beside a group on which it finds room."""
    hexes = [hex for hex in s.neighbours(start) if s.is_land(hex)]
    return [hex for hex in hexes if len(units) <= room_at(s, hex)]


def march_to(s: World, start: int, end: int, units: list[int]) -> RulesOf[bool]:
    """CC-T2.4, CC-T2.7: a group takes a step, and fights whom it meets. Tells whether it went."""
    if not (yield from _agreed(s, start, end)):
        return False
    s.tell(BARBARIANS_MARCH, start, end)
    city = s.cities.get(end)
    if s.enemies_at(end, BARBARIANS) or (city is not None and city.owner != BARBARIANS):
        yield from barbarian_attack(s, end, units, start)
    else:
        for unit in units:
            s.take_unit(start, unit)
            s.put_unit(end, unit)
    return True


def _agreed(s: World, start: int, end: int) -> RulesOf[bool]:
    """Whether everybody agrees without whose leave these barbarians do not move."""
    for player in range(s.count):
        effects = in_force("holds_barbarians", s, player)
        if any(effect.holds_barbarians(s, player, start) for effect in effects):
            options = [LET_MARCH.of(), HOLD_MARCH.of()]
            option = yield Ask(player, ASK_AGREE, options, player, start, end)
            if option.verb is HOLD_MARCH:
                s.tell(BARBARIANS_HELD, player, start)
                return False
    return True


def _grow(s: World, player: int) -> Rules:
    """CC-T2.5, CC-T2.9: each barbarian city close to the player gets one more unit."""
    close = reach(s, player)
    left = [city.hex for city in s.cities_of(BARBARIANS) if city.hex in close]
    while True:
        left = [hex for hex in left if can_reinforce(s, hex)]
        if not left:
            return
        hex = left[0]
        if s.in_supply(BARBARIANS, INFANTRY) < len(left):
            option = yield Ask(player, ASK_REINFORCE, [REINFORCE.of(hex) for hex in left])
            hex = option.a
        left.remove(hex)
        yield from reinforce(s, player, hex)
