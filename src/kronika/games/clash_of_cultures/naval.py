"""Chapter 6.11, naval movement: where ships can go, and around the map."""

from .content import DIRECTIONS
from .effects import can_use, in_force
from .exploration import is_edge, is_unexplored, slot_of
from .hexes import sea_area
from .state import World, is_ship, owner_of
from .terms import COLUMNS, NAVIGATION, NONE, OUTSIDE, ROWS, SEA

# Ships and what they carry


def is_allied(s: World, player: int, unit: int) -> bool:
    """CC-X24.4: whether a unit of somebody else does not hinder the player."""
    return any(effect.is_allied(s, player, unit) for effect in in_force("is_allied", s, player))


def serves(s: World, player: int, unit: int) -> bool:
    """Whether a ship is the player's own or carries his units as one (CC-X24.5)."""
    return is_ship(unit) and (owner_of(unit) == player or is_allied(s, player, unit))


def ships_at(s: World, player: int, hex: int) -> int:
    """The ships on a hex that can carry units of the player."""
    return sum([1 for unit in s.units_at(hex) if serves(s, player, unit)])


def aboard(s: World, player: int, hex: int) -> list[int]:
    """CC-C4.2: the land units of a player on a sea hex."""
    return [unit for unit in s.units_at(hex) if owner_of(unit) == player and not is_ship(unit)]


def ship_capacity(s: World, player: int) -> int:
    """CC-J5.1, CC-I6.4: how many land units a ship of the player carries."""
    capacity = s.content.ship_capacity
    for effect in in_force("capacity", s, player):
        capacity = effect.capacity(s, player, capacity)
    return capacity


def room_at(s: World, player: int, hex: int) -> int:
    """CC-C4.2, CC-J5.7, CC-J5.9: how many more land units the ships on a hex can carry, in all."""
    room = ship_capacity(s, player) * ships_at(s, player, hex)
    return room - len(aboard(s, player, hex))


def enemy_ships(s: World, player: int, hex: int) -> bool:
    """CC-J4.2, CC-U3.3, CC-X24.4: whether ships on a hex stop those of the player."""
    for unit in s.units_at(hex):
        if owner_of(unit) != player and not is_allied(s, player, unit):
            return True
    return False


# Within the sea area


def free_reach(s: World, player: int, starts: list[int]) -> list[int]:
    """CC-J4.1, CC-J4.2: the sea hexes that can be reached without meeting an enemy ship."""
    found = list(starts)
    for hex in found:
        for other in s.content.neighbours[hex]:
            if s.terrain[other] != SEA or other in found:
                continue
            if not enemy_ships(s, player, other):
                found.append(other)
    return found


def enemies_beside(s: World, reach: list[int]) -> list[int]:
    """CC-J4.2: the hexes with enemy ships where a voyage through these hexes can end."""
    found: list[int] = []
    for hex in reach:
        for other in s.content.neighbours[hex]:
            if s.terrain[other] == SEA and other not in found and other not in reach:
                found.append(other)
    return found


def approaches(s: World, reach: list[int], hex: int) -> list[int]:
    """CC-Q10.7: the hexes of a voyage from which a hex can be entered."""
    return [other for other in s.content.neighbours[hex] if other in reach]


def slots_beside(s: World, reach: list[int]) -> list[int]:
    """CC-J4.11: the face-down tiles that touch these sea hexes."""
    found: list[int] = []
    for hex in reach:
        for other in s.content.neighbours[hex]:
            if is_unexplored(s, other):
                slot = slot_of(s, other)
                if slot not in found:
                    found.append(slot)
    return found


# Around the map


def can_navigate(s: World, player: int) -> bool:
    """CC-J4.4, CC-X4.2: whether the player's ships may leave the map."""
    return can_use(s, player, NAVIGATION)


def landfalls(s: World, hex: int) -> list[int]:
    """CC-J4.4, CC-J4.8, CC-J4.9: what ships that leave the map at an edge hex come to.

    The first hex of the next sea area, or of a face-down tile, in each direction.
    """
    found: list[int] = []
    for side in range(len(DIRECTIONS)):
        if _is_outside(s, _beside(hex, side)):
            for turn in (1, -1):
                landfall = _follow(s, hex, side, turn)
                if landfall != NONE and landfall not in found:
                    found.append(landfall)
    return found


def _follow(s: World, start: int, start_side: int, turn: int) -> int:
    """Along the edge from a side of a hex, clockwise (1) or not (-1), to the next landfall."""
    hex, side = start, start_side
    left_sea = False
    while True:
        beyond = _beside(hex, (side + turn) % 6)
        if _is_outside(s, beyond):
            side = (side + turn) % 6
        else:
            hex, side = beyond, (side - turn) % 6
        if (hex, side) == (start, start_side):
            return NONE
        if is_unexplored(s, hex):
            return hex
        if s.terrain[hex] != SEA:
            left_sea = True
        elif left_sea:
            return hex


def _beside(hex: int, side: int) -> int:
    """The position beside a hex, clockwise from the one above; NONE off the grid."""
    across, down = DIRECTIONS[side]
    column = hex // ROWS
    row = hex % ROWS - column // 2 + down
    column += across
    row += column // 2
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else NONE


def _is_outside(s: World, hex: int) -> bool:
    return hex == NONE or s.terrain[hex] == OUTSIDE


def entries(s: World, landfall: int) -> list[int]:
    """CC-J4.5: the edge hexes of a sea area where ships can come back onto the map."""
    return [hex for hex in sea_area(s, landfall) if is_edge(s, hex)]


def navigable(s: World, player: int, landfall: int) -> list[int]:
    """CC-J4.5, CC-J4.7: the free hexes that ships can go to from the outside."""
    free = [hex for hex in entries(s, landfall) if not enemy_ships(s, player, hex)]
    return free_reach(s, player, free)


def navigable_enemies(s: World, player: int, landfall: int) -> list[int]:
    """CC-J4.5, CC-J4.6: the hexes with enemy ships that can be attacked from the outside."""
    reach = navigable(s, player, landfall)
    found = [hex for hex in entries(s, landfall) if hex not in reach]
    return found + [hex for hex in enemies_beside(s, reach) if hex not in found]
