"""Effects on faiths: Areas are converted, faiths spread, State Religions change."""

from typing import Final

from kronika.core.asks import Prompt, Rules

from .agenda import FROM_CARD, Scene
from .choices import PICK_AREA, choose, chooser
from .converting import change_faith
from .counting import amount
from .effects.nodes import NO_MOST, Effect
from .effects.things import STATE_RELIGION, UNDERLYING
from .empire import may_adopt
from .faith_tokens import place_faith
from .recording import record_conversion
from .religion import end_revolution, faith_of, state_religion, takes_infection
from .selecting import areas
from .state import Table
from .terms import NONE, REVOLUTIONARY
from .words import FAITH, NUMBER

ASK_CONVERTED: Final = Prompt("effect-convert", (NUMBER,), "EU-15.3.2")
ASK_SPREAD: Final = Prompt("effect-spread", (FAITH, NUMBER), "EU-16.5.19")


def _aim(s: Table, effect: Effect, seat: int) -> int:
    """The faith that is meant."""
    return state_religion(s, seat) if effect.faith == STATE_RELIGION else effect.faith


def _takes(s: Table, slot: int, faith: int) -> bool:
    """EU-16.5.19, EU-15.0.12: whether a slot can take a faith that it does not have."""
    if faith == UNDERLYING:
        return s.revolution[slot]
    if faith == REVOLUTIONARY:
        return not s.revolution[slot]
    return faith_of(s, slot) != faith and takes_infection(s, slot, faith)


def _slots(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-15.3.2: the slots of the selected Areas of the main map."""
    there = areas(s, effect.where, scene, seat)
    return sorted({s.atlas.area_slot[a] for a in there if s.atlas.area_continent[a] == NONE})


def _convertible(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    faith = _aim(s, effect, seat)
    return [slot for slot in _slots(s, effect, scene, seat) if _takes(s, slot, faith)]


def can_convert_areas(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.5.19: an Area that has the faith already is no target."""
    return bool(_convertible(s, effect, scene, seat))


def convert_areas(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-15.3.2, EU-15.3.4, EU-15.0.12: n slots, or all; no Unrest, no Rebel Dice."""
    decides = chooser(s, effect, scene, seat)
    n = NO_MOST if effect.n is None else amount(s, effect.n, scene, seat)
    done: list[int] = []
    while len(done) < n:
        found = [slot for slot in _convertible(s, effect, scene, seat) if slot not in done]
        if not found:
            return
        if len(found) <= n - len(done):
            slot = found[0]
        else:
            left = n - len(done)
            slot = yield from choose(decides, PICK_AREA, ASK_CONVERTED, found, left)
        faith = _aim(s, effect, seat)
        if faith == UNDERLYING:
            end_revolution(s, slot)
        else:
            yield from place_faith(s, decides, slot, faith, done)
        done.append(slot)
        if effect.faith == STATE_RELIGION and scene.source == FROM_CARD:
            record_conversion(s, seat, slot)


def clusters(s: Table, faith: int) -> list[list[int]]:
    """EU-16.5.18: sets of Areas of a faith that are connected by land."""
    left = {area for area in s.atlas.main_areas if faith_of(s, area) == faith}
    found: list[list[int]] = []
    for area in s.atlas.main_areas:
        if area not in left:
            continue
        left.discard(area)
        cluster, waiting = [area], [area]
        while waiting:
            for near in s.atlas.area_land[waiting.pop()]:
                if near in left:
                    left.discard(near)
                    cluster.append(near)
                    waiting.append(near)
        found.append(sorted(cluster))
    return found


def beside_cluster(s: Table, faith: int) -> list[int]:
    """EU-16.5.19: slots with an Area beside one that has the faith, by land or across the sea."""
    found: set[int] = set()
    for cluster in clusters(s, faith):
        for area in cluster:
            found.update([s.atlas.area_slot[near] for near in s.atlas.area_adjacent[area]])
    return sorted(found)


def _spreadable(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    if effect.where is None:
        slots = beside_cluster(s, effect.faith)
    else:
        slots = _slots(s, effect, scene, seat)
    return [slot for slot in slots if _takes(s, slot, effect.faith)]


def can_spread(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.5.19."""
    return bool(_spreadable(s, effect, scene, seat))


def spread(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.5.19, EU-16.5.23: n tokens in different Areas; without a place beside clusters, which
    are found before the first one."""
    decides = chooser(s, effect, scene, seat)
    found = _spreadable(s, effect, scene, seat)
    placed: list[int] = []
    for left in range(amount(s, effect.n, scene, seat), 0, -1):
        found = [slot for slot in found if slot not in placed and _takes(s, slot, effect.faith)]
        if not found:
            return
        slot = yield from choose(decides, PICK_AREA, ASK_SPREAD, found, effect.faith, left)
        yield from place_faith(s, decides, slot, effect.faith, placed)
        placed.append(slot)


def can_adopt(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-18.7.5: whether a player can take the faith, which he does not have."""
    del scene
    faith = effect.faith
    return state_religion(s, seat) != faith and may_adopt(s, seat, faith)


def adopt_faith(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-5.1.SR3, EU-5.1.SR4, EU-5.1.SR5, EU-5.1.SR6: with the penalties, unless the card spares
    them."""
    yield from change_faith(s, seat, effect.faith, effect.penalties)
