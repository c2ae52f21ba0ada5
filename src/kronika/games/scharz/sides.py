"""Chapters 10.4, 10.5 and 8.3: where battles are, and who fights with whom against whom."""

from .borders import on_border
from .combats import Battle
from .construction import builders_on
from .fighting import Force
from .relations import are_hostile, in_coalition
from .state import ABOARD, Table
from .terms import CITY, NONE, PLAINS, ROUGH, SE, SHIPS, WHITE


def situation_at(s: Table, field: int, border: int) -> int:
    """SZ-K4.1, SZ-D8.2, SZ-Q2.4, SZ-K5.1: what decides dice and lives: terrain, or ships."""
    if field != NONE:
        if not s.is_land(field):
            return SHIPS
        return ROUGH if s.content.colour_rough[s.map.colour[field]] else PLAINS
    one, _ = s.map.sides(border)
    if not s.is_land(one):
        return SHIPS
    return ROUGH if s.map.rough_border[border] else PLAINS


def situation_of(s: Table, battle: Battle) -> int:
    """The situation of a battle."""
    return situation_at(s, battle.field, battle.border)


def units_at(s: Table, battle: Battle) -> list[int]:
    """The units at the place of a battle, without those aboard."""
    if battle.field != NONE:
        return s.units_on(battle.field)
    return on_border(s, battle.border)


def hostility(s: Table, players: list[int]) -> dict[int, int]:
    """Bits of those among some players to whom each of them is hostile."""
    found: dict[int, int] = {}
    for one in players:
        bits = 0
        for other in players:
            if are_hostile(s, one, other):
                bits |= 1 << other
        found[one] = bits
    return found


def owners(s: Table, units: list[int]) -> list[int]:
    """Whose units they are, in Prelude order."""
    present = {s.owner[unit] for unit in units}
    return [player for player in s.order() if player in present]


def is_over(s: Table, battle: Battle) -> bool:
    """SZ-K4.2, SZ-K4.8: no two hostile players are left."""
    return not any(hostility(s, owners(s, units_at(s, battle))).values())


def sides_of(s: Table, hostile: dict[int, int]) -> list[tuple[int, list[int]]]:
    """SZ-H3.4, SZ-H3.7, SZ-H3.17, SZ-H3.18, SZ-K4.8: commanders, each with who fights under him.

    Members of a coalition fight together if they have the same enemies here; who has none does
    not fight. Partners in a truce fight each for himself.
    """
    found: dict[tuple[int, int], list[int]] = {}
    for player, enemies in hostile.items():
        if enemies:
            found.setdefault((_leader(s, hostile, player), enemies), []).append(player)
    return [
        (leader if len(members) > 1 else members[0], members)
        for (leader, _), members in found.items()
    ]


def _leader(s: Table, hostile: dict[int, int], player: int) -> int:
    """The lord, if he or another of his vassals has the same enemies here; else oneself."""
    lord = s.lord[player]
    if lord == NONE:
        return player
    for other, enemies in hostile.items():
        if other == player or enemies != hostile[player]:
            continue
        if other == lord or s.lord[other] == lord:
            return lord
    return player


def forces_at(s: Table, battle: Battle) -> list[Force]:
    """SZ-K4.3, SZ-K5.1, SZ-K4.10, SZ-K4.11: the forces of the next round, in Prelude order.

    In the first round at sea passengers stay out of it. Siege engines only stand there. Builders
    stand in the back; which of them fight is still to be said.
    """
    present = units_at(s, battle)
    water = situation_of(s, battle) == SHIPS
    builders = set() if water or battle.field == NONE else set(builders_on(s, battle.field))
    hostile = hostility(s, owners(s, present))
    if water and battle.round:
        aboard = set(present)
        present += [
            unit
            for unit, ship in enumerate(s.ship)
            if s.where[unit] == ABOARD and s.owner[unit] != NONE and ship in aboard
        ]
    forces = []
    for commander, members in sides_of(s, hostile):
        units = sorted([unit for unit in present if s.owner[unit] in members])
        force = Force(commander, units)
        force.fighting = [unit for unit in units if s.type[unit] != SE]
        force.builders = builders.intersection(units)
        force.carried = max([battle.carried[player] for player in members])
        forces.append(force)
        for player in members:
            battle.enemies[player] |= hostile[player]
    if battle.field != NONE and s.mode >= WHITE and s.fortified[battle.field]:
        _support(s, battle.field, forces)
    return forces


def _support(s: Table, field: int, forces: list[Force]) -> None:
    """SZ-K4.4, SZ-K4.18: blue dice of a fortification for who defends it, or sallies from it.

    SZ-H3.17: where the lord of its owner fights his vassals, it helps neither.
    """
    owner = s.settlement_owner[field]
    for force in forces:
        enemies = [members_of(s, forces[enemy])[0] for enemy in hostile_forces(s, force, forces)]
        if not any(are_hostile(s, owner, enemy) for enemy in enemies):
            continue
        if any(in_coalition(s, owner, player) for player in members_of(s, force)):
            force.blue = 2 if s.settlement[field] == CITY else 1
            return


def members_of(s: Table, force: Force) -> list[int]:
    """The players of a force."""
    return sorted({s.owner[unit] for unit in force.units})


def hostile_forces(s: Table, force: Force, forces: list[Force]) -> list[int]:
    """SZ-K4.8: the places of the forces that one could hit."""
    player = members_of(s, force)[0]
    return [
        place
        for place, other in enumerate(forces)
        if other is not force and are_hostile(s, player, members_of(s, other)[0])
    ]
