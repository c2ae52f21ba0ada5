"""What players choose as targets of a card."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, RulesOf, Verb

from .agenda import Scene
from .effects.nodes import Effect
from .effects.things import AREA_TARGET, ARMY_TARGET, NODE_TARGET, NPR_OR_VASSAL_TARGET
from .holding import all_hold
from .measures import vassal_realms
from .relations import is_free_npr
from .state import Table
from .terms import ARMIES, NONE, REALM_COUNT
from .words import AREA, ARMY, NODE, NUMBER, REALM

CHOOSE_AREA: Final = Verb("target-area", (AREA,))
CHOOSE_REALM: Final = Verb("target-realm", (REALM,))
CHOOSE_NODE: Final = Verb("target-node", (NODE,))
CHOOSE_ARMY: Final = Verb("target-army", (ARMY,))
ENOUGH: Final = Verb("targets-enough", ())
ASK_TARGET: Final = Prompt("effect-target", (NUMBER,), "EU-16.3.28")


def verb_of(kind: int) -> Verb:
    """How a target of a kind is chosen."""
    if kind == AREA_TARGET:
        return CHOOSE_AREA
    if kind == NODE_TARGET:
        return CHOOSE_NODE
    return CHOOSE_ARMY if kind == ARMY_TARGET else CHOOSE_REALM


def all_of_kind(s: Table, kind: int, seat: int) -> list[int]:
    """What is looked at for a target of a kind."""
    if kind == AREA_TARGET:
        return s.atlas.areas
    if kind == NODE_TARGET:
        return s.atlas.nodes
    if kind == ARMY_TARGET:
        return [n for n in range(ARMIES) if s.army_area[seat * ARMIES + n] != NONE]
    found = [realm for realm in range(REALM_COUNT) if is_free_npr(s, realm)]
    if kind == NPR_OR_VASSAL_TARGET:
        found = sorted({*found, *vassal_realms(s, seat)})
    return found


def targets_for(s: Table, effect: Effect, scene: Scene) -> list[int]:
    """Those for which all conditions hold."""
    return [
        each
        for each in all_of_kind(s, effect.kind, scene.you)
        if all_hold(s, effect.conditions, scene.choosing(effect.kind, each))
    ]


def choose_targets(effect: Effect, scene: Scene, found: list[int]) -> RulesOf[list[int]]:
    """EU-16.3.28: one, or up to so many different ones, in the order in which they are resolved."""
    chosen: list[int] = []
    left = list(found)
    verb = verb_of(effect.kind)
    for more in range(effect.number, 0, -1):
        if not left:
            break
        options: list[Option] = [verb.of(each) for each in left]
        if chosen:
            options.append(ENOUGH.of())
        default = options[-1] if chosen else options[0]
        option = yield Ask(scene.you, ASK_TARGET, options, more, auto=not chosen, default=default)
        if option.verb is ENOUGH:
            break
        chosen.append(option.a)
        left.remove(option.a)
    return chosen
