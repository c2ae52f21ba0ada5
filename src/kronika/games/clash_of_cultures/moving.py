"""Chapter 6.11: what all movement shares: its words, groups, terrain, and what an attack costs."""

from typing import Final

from kronika.core.asks import Event, Kind, Prompt, Rules, Verb, packed

from .decks import discard_event
from .effects import army_limit, in_force, leader_hex
from .naval import serves, ship_capacity
from .situations import FOR_MOVEMENT, MoveGroup, cost_of
from .state import (
    CLIMBED,
    IN_FOREST,
    IN_GRASS,
    World,
    bound_by,
    is_army,
    is_ship,
    owner_of,
    pact_of,
    sort_of,
)
from .stock import can_pay, pay
from .terms import (
    BARBARIANS,
    EVENT_GREAT_DIPLOMAT,
    FOREST,
    GRASSLAND,
    GREAT_GARDENS,
    LEADER,
    MOUNTAIN,
    NONE,
    UNIT_COUNT,
)
from .words import CITY, HEX, PLAYER, UNIT

_FLAGS: Final = ("fought", "on-mountain", "in-forest", "on-grass", "moved")
CONDITION: Final = Kind(
    "condition",
    ["-".join([_FLAGS[i] for i in range(5) if flags >> i & 1]) or "fresh" for flags in range(32)],
)
"""What a unit may not do any more, from the flags of its number."""
TROOP: Final = Kind("troop", counts_of=UNIT)
"""How many units of each sort."""

MOVE: Final = Verb("move", (HEX,))
STOP: Final = Verb("stop-moving")
# Who belongs to the group
JOIN: Final = Verb("join", (UNIT,))
JOIN_BOUND: Final = Verb("join-bound", (UNIT, CONDITION))
JOIN_ALLY: Final = Verb("join-ally", (UNIT,))
JOIN_CITY: Final = Verb("join-city", (CITY,))
LOAD: Final = Verb("load", (UNIT,))
LOAD_BOUND: Final = Verb("load-bound", (UNIT, CONDITION))
# Where it goes
GO: Final = Verb("go", (HEX,))
ATTACK: Final = Verb("attack", (HEX,))
MARCH: Final = Verb("march", (HEX,))
"""By Roads, like the next one."""
MARCH_AND_ATTACK: Final = Verb("march-and-attack", (HEX,))
EXPLORE: Final = Verb("explore", (HEX,))
SAIL: Final = Verb("sail", (HEX,))
SAIL_AND_EXPLORE: Final = Verb("sail-and-explore", (HEX,))
NAVIGATE: Final = Verb("navigate", (HEX,))
NAVIGATE_AND_ATTACK: Final = Verb("navigate-and-attack", (HEX,))
NAVIGATE_AND_EXPLORE: Final = Verb("navigate-and-explore", (HEX,))
GO_ASHORE: Final = Verb("go-ashore", (HEX,))
PUT_TO_SEA: Final = Verb("put-to-sea", (HEX,))
# Details
BY_WAY_OF: Final = Verb("by-way-of", (HEX,))
TURN_INTO: Final = Verb("turn-into", (UNIT,))
BECOME_SHIP: Final = Verb("become-ship", (UNIT,))
BECOME_SHIP_BOUND: Final = Verb("become-ship-bound", (UNIT, CONDITION))
ENOUGH_SHIPS: Final = Verb("enough-ships")

ASK_START: Final = Prompt("move-from", (), "CC-J1.1")
ASK_GROUP: Final = Prompt("move-group", (HEX,), "CC-J1.1")
ASK_WAY: Final = Prompt("by-way-of", (HEX,), "CC-J3.7")
ASK_ENTRY: Final = Prompt("sail-onto-tile", (), "CC-P3.1")
ASK_LANDING: Final = Prompt("land-units", (HEX,), "CC-J5.2")
ASK_TURN_INTO: Final = Prompt("ship-turns-into", (HEX,), "CC-X30.2")
ASK_SHIPS: Final = Prompt("which-become-ships", (HEX,), "CC-X30.5")

MOVES_TO: Final = Event("moves", (PLAYER, TROOP, HEX))
MOVES_CITY: Final = Event("moves-city", (PLAYER, HEX, HEX))

DIPLOMAT_PRICE: Final = 2
"""Culture tokens for an attack in spite of the Great Diplomat."""


# Groups


def condition_of(unit: int) -> int:
    """What a unit may not do any more; see CONDITION."""
    return unit >> 6 & 31


def left_behind(s: World, group: MoveGroup) -> list[int]:
    """The units on the hex that are not in the group."""
    left = s.units_at(group.start).copy()
    for unit in group.units:
        left.remove(unit)
    for unit in group.cargo:
        left.remove(unit)
    return left


def passengers(group: MoveGroup, units: list[int]) -> list[int]:
    """The own land units among some."""
    return [unit for unit in units if owner_of(unit) == group.player and not is_ship(unit)]


def too_many(s: World, group: MoveGroup) -> int:
    """How many passengers the ships that stay behind cannot carry."""
    left = left_behind(s, group)
    ships = sum([1 for unit in left if serves(s, group.player, unit)])
    return len(passengers(group, left)) - ship_capacity(s, group.player) * ships


def tell_of_move(s: World, player: int, units: list[int], hex: int) -> None:
    """Tell who has moved where."""
    counts = [0] * UNIT_COUNT
    for unit in units:
        counts[sort_of(unit)] += 1
    if units:
        s.tell(MOVES_TO, player, packed(counts), hex)


# Hexes


def is_hostile(s: World, player: int, hex: int) -> bool:
    """CC-J1.5: whether entering a land hex causes combat or conquest."""
    city = s.cities.get(hex)
    return (city is not None and city.owner != player) or s.enemies_at(hex, player)


def army_fits(s: World, player: int, hex: int, units: list[int]) -> bool:
    """CC-I6.3, CC-J1.6: whether the army units among some units may enter a land hex."""
    coming = 0
    led = False
    for unit in units:
        if is_army(unit):
            coming += 1
            led = led or sort_of(unit) == LEADER
    if coming == 0:
        return True
    limit = army_limit(s, player, hex)
    if led:
        # What his own hex allows goes with the leader.
        limit = max(limit, army_limit(s, player, leader_hex(s, player)))
    return len(s.army_at(hex, player)) + coming <= limit


def entered(s: World, unit: int, hex: int, group: list[int], roads: bool) -> int:
    """CC-J2.3, CC-J2.4, CC-J2.8, CC-W6.2: a unit, bound by the terrain of the hex it entered."""
    terrain = s.terrain[hex]
    if terrain == GRASSLAND and s.wonder_holder[GREAT_GARDENS] != NONE:
        return unit | IN_GRASS
    if roads:
        return unit
    if terrain == FOREST:
        return unit | IN_FOREST
    if terrain == MOUNTAIN and not _ignores_mountain(s, unit, group):
        return unit | CLIMBED
    return unit


def _ignores_mountain(s: World, unit: int, group: list[int]) -> bool:
    player = owner_of(unit)
    return any(
        effect.ignores_mountain(s, player, unit, group)
        for effect in in_force("ignores_mountain", s, player)
    )


# Attacks


def may_attack(s: World, player: int, hex: int) -> bool:
    """Whether nothing but the units forbids an attack: truces, and what it would cost."""
    victim = victim_at(s, player, hex)
    if victim == NONE or victim >= BARBARIANS:
        return True
    if pact_of(player, victim) in s.truces:
        return False
    price = _toll(s, player, victim, hex)
    if _diplomat(s, player, victim) != NONE:
        price += DIPLOMAT_PRICE
    return price == 0 or can_pay(s, player, cost_of(FOR_MOVEMENT, hex, culture=price))


def victim_at(s: World, player: int, hex: int) -> int:
    """Whom an attack on a hex would hit: a player before barbarians and pirates, or NONE."""
    owners = [owner_of(unit) for unit in s.units_at(hex) if owner_of(unit) != player]
    city = s.cities.get(hex)
    if city is not None and city.owner != player:
        owners.append(city.owner)
    return min(owners, default=NONE)


def _toll(s: World, player: int, victim: int, hex: int) -> int:
    """CC-X31.5: what an opponent must pay before he attacks a city."""
    toll = 0
    for effect in in_force("attack_toll", s, victim):
        toll += effect.attack_toll(s, victim, player, hex)
    return toll


def _diplomat(s: World, player: int, victim: int) -> int:
    """E57: the agreement of the Great Diplomat between two players, or NONE."""
    for pact in s.diplomats:
        if pact in (pact_of(player, victim), pact_of(victim, player)):
            return pact
    return NONE


def pay_for_attack(s: World, player: int, hex: int) -> Rules:
    """CC-X31.5, E57: what must be paid before an attack; the Great Diplomat leaves."""
    victim = victim_at(s, player, hex)
    if victim == NONE or victim >= BARBARIANS:
        return
    pact = _diplomat(s, player, victim)
    if pact != NONE:
        yield from pay(s, player, cost_of(FOR_MOVEMENT, hex, culture=DIPLOMAT_PRICE))
        dismiss_diplomat(s, pact)
    for effect in in_force("may_be_attacked", s, victim):
        yield from effect.may_be_attacked(s, victim, player, hex)


def dismiss_diplomat(s: World, pact: int) -> None:
    """E57: the card is discarded as soon as one of the two attacks the other."""
    s.diplomats.remove(pact)
    owner = bound_by(pact)
    for card in s.players[owner].open_persons:
        if s.content.event_text[card] == EVENT_GREAT_DIPLOMAT:
            s.players[owner].open_persons.remove(card)
            discard_event(s, owner, card)
            return
