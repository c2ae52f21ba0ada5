"""Chapter 7.4, round step 4: who falls in a combat, and who chooses."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .leaders import remove_leader
from .naval import aboard, ship_capacity
from .situations import ATTACKER, DEFENDER, Battle
from .state import KIND, World, owner_of, sort_of, unit_of
from .terms import BARBARIANS, LEADER, NONE, PIRATES, SETTLER
from .words import HEX, NUMBER, PLAYER, UNIT

LOSE_UNIT: Final = Verb("lose-unit", (UNIT,))
ASK_LOSS: Final = Prompt("combat-loss", (HEX, NUMBER), "CC-Q6.3")
ASK_CARGO_LOSS: Final = Prompt("cargo-loss", (HEX, NUMBER), "CC-Q10.5")
UNIT_FALLS: Final = Event("unit-falls", (PLAYER, UNIT, HEX))

BOTH: Final = (ATTACKER, DEFENDER)


def controller(s: World, battle: Battle, index: int) -> int:
    """CC-T4.3, CC-U4.1: who decides for a side; the neutral ones are played by an opponent."""
    owner = battle.sides[index].owner
    if owner < BARBARIANS:
        return owner
    return (battle.sides[1 - index].owner + 1) % s.count


def kill_unit(s: World, hex: int, unit: int, by: int = NONE) -> None:
    """CC-B5.5, CC-Y3.1: a unit goes back to the supply, a leader's card to who defeated him.

    `by` is the enemy in a combat: a player, BARBARIANS or PIRATES; NONE for an event.
    """
    owner = owner_of(unit)
    s.remove_unit(hex, unit)
    s.tell(UNIT_FALLS, owner, sort_of(unit), hex)
    if sort_of(unit) == LEADER:
        remove_leader(s, owner, by)


def choose_losses(s: World, battle: Battle, index: int, count: int) -> RulesOf[list[int]]:
    """CC-Q6.3, CC-X24.9, CC-Y3.3: any units that take part, but allied pirates first."""
    side = battle.sides[index]
    left = side.units.copy()
    if count >= len(left):
        return left
    fallen: list[int] = []
    while len(fallen) < count:
        allies = [unit for unit in left if owner_of(unit) != side.owner]
        option = yield Ask(
            controller(s, battle, index),
            ASK_LOSS,
            _sorts(allies or left),
            battle.hex,
            count - len(fallen),
        )
        unit = next(unit for unit in allies or left if sort_of(unit) == option.a)
        left.remove(unit)
        fallen.append(unit)
    return fallen


def _sorts(units: list[int]) -> list[Option]:
    return [LOSE_UNIT.of(sort) for sort in sorted({sort_of(unit) for unit in units})]


def remove_losses(s: World, battle: Battle, index: int, fallen: list[int]) -> None:
    """CC-Q6.3: take units that take part off the map."""
    side = battle.sides[index]
    for unit in fallen:
        side.units.remove(unit)
        side.lost.append(unit & KIND)
        side.lost_this_round += 1
        kill_unit(s, battle.hex, unit, battle.sides[1 - index].owner)


def lose_units(s: World, battle: Battle, index: int, count: int) -> Rules:
    """Hits on one side, outside the common losses of a round."""
    fallen = yield from choose_losses(s, battle, index, count)
    remove_losses(s, battle, index, fallen)


def lose_settlers(s: World, battle: Battle, index: int) -> None:
    """CC-Q6.4, CC-Q8.1, CC-Q8.3: settlers on the hex fall when nobody protects them any more."""
    side = battle.sides[index]
    kind = unit_of(side.owner, SETTLER)
    for unit in s.units_at(battle.hex).copy():
        if unit & KIND == kind:
            side.others_lost.append(kind)
            kill_unit(s, battle.hex, unit, battle.sides[1 - index].owner)


def lose_cargo(s: World, battle: Battle, index: int) -> Rules:
    """CC-Q10.5, CC-Y3.2: land units for which no room is left on the ships."""
    side = battle.sides[index]
    if side.owner == PIRATES:
        return
    room = ship_capacity(s, side.owner) * len(side.units)
    while True:
        cargo = aboard(s, side.owner, battle.hex)
        surplus = len(cargo) - room
        if surplus <= 0:
            return
        option = yield Ask(side.owner, ASK_CARGO_LOSS, _sorts(cargo), battle.hex, surplus)
        unit = next(unit for unit in cargo if sort_of(unit) == option.a)
        side.others_lost.append(unit & KIND)
        kill_unit(s, battle.hex, unit, battle.sides[1 - index].owner)
