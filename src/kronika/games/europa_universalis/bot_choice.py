"""EU-BOT.50: what an option of an event is worth to a bot."""

from typing import Final

from .agenda import Scene
from .counting import amount
from .effects import things as t
from .effects import verbs as v
from .effects.nodes import Effect
from .holding import holds
from .people_in_play import candidates
from .state import Table

TRIPLE: Final = (t.PRESTIGE, t.STABILITY, t.TOWN, t.VASSAL)
DOUBLE: Final = (t.ALLIANCE, t.MARRIAGE, t.CARDINAL, t.CLAIM)
SINGLE: Final = (
    *(t.INFANTRY, t.CAVALRY, t.ARTILLERY, t.MERCENARY, t.LIGHT_SHIP, t.HEAVY_SHIP, t.GALLEY),
)
MONARCH: Final = (t.ADM_POWER, t.DIP_POWER, t.MIL_POWER, t.MONARCH_POWER)
ALL_OF_THEM: Final = 5
"""As many as are counted where an effect takes all there is."""


def worth(s: Table, effects: list[Effect], scene: Scene, seat: int) -> int:
    """EU-BOT.22, EU-BOT.50: the sum of what effects bring and take, by what it is."""
    total = 0
    for effect in effects:
        if effect.word == v.IF:
            is_so = effect.condition is None or holds(s, effect.condition, scene)
            total += worth(s, effect.then if is_so else effect.otherwise, scene, seat)
        else:
            total += _worth_of(s, effect, scene, seat)
    return total


def _worth_of(s: Table, effect: Effect, scene: Scene, seat: int) -> int:
    people = candidates(s, effect.who, scene)
    if effect.word in (v.UNREST, v.REBELS):
        n = min(ALL_OF_THEM, amount(s, effect.n, scene, seat))
        return sum([-2 * n if other == seat else n for other in people])
    if seat not in people or effect.word not in (v.GAIN, v.LOSE):
        return 0
    n = min(ALL_OF_THEM * 5, amount(s, effect.n, scene, seat))
    if effect.what in TRIPLE:
        n *= 3
    elif effect.what in DOUBLE:
        n *= 2
    elif effect.what == t.DUCATS:
        n = n // 5 * 2
    elif effect.what in MONARCH or effect.what == t.ACTION_CARD:
        n = n // 2 * 2
    elif effect.what not in SINGLE:
        return 0
    return n if effect.word == v.GAIN else -n
