"""What effects ask: who decides, and one of several Areas, Provinces, Realms or types of power."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, RulesOf, Verb

from .agenda import Scene
from .effects.nodes import Effect
from .people_in_play import candidates
from .state import Table
from .words import AREA, NODE, NUMBER, PLAYER, POWER, PROVINCE, REALM, RESOURCE

PICK_AREA: Final = Verb("pick-area", (AREA,))
PICK_PROVINCE: Final = Verb("pick-province", (PROVINCE,))
PICK_REALM: Final = Verb("pick-realm", (REALM,))
PICK_NODE: Final = Verb("pick-node", (NODE,))
PICK_POWER: Final = Verb("pick-power", (POWER,))

GAINS: Final = Event("gains", (PLAYER, NUMBER, RESOURCE))
LOSES: Final = Event("loses", (PLAYER, NUMBER, RESOURCE))

GAIN_WHERE: Final = Prompt("gain-where", (RESOURCE, NUMBER), "EU-16.3.5")
LOSE_WHERE: Final = Prompt("lose-where", (RESOURCE, NUMBER), "EU-16.3.5")
GAIN_POWER: Final = Prompt("gain-power", (NUMBER,), "EU-16.3.5")
LOSE_POWER: Final = Prompt("lose-power", (NUMBER,), "EU-16.3.5")


def chooser(s: Table, effect: Effect, scene: Scene, seat: int) -> int:
    """EU-16.3.5: whoever gains or loses, unless the card names another."""
    if effect.pick is None:
        return seat
    found = candidates(s, effect.pick, scene)
    return found[0] if found else seat


def choose(
    seat: int, verb: Verb, prompt: Prompt, things: list[int], a: int = -1, b: int = -1
) -> RulesOf[int]:
    """One of these, of which there is at least one."""
    options: list[Option] = [verb.of(each) for each in things]
    chosen = yield Ask(seat, prompt, options, a, b, default=options[0])
    return chosen.a
