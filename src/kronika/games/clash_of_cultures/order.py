"""The order of all effects, explicit and in one place.

Effects that use the same hook work, and offer their actions, in this order. The advances come
before the civilizations, because some special advances and leaders have the last word over them.
Wonders, cards and great persons stand where they always did: recorded matches rely on it.
"""

from typing import Final

from . import action_cards, great_persons, objectives, wonders
from .civilizations import (
    aztecs,
    babylonia,
    carthage,
    celts,
    china,
    egypt,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    vikings,
)
from .effects import Effect
from .groups import (
    agriculture,
    autocracy,
    construction,
    culture,
    democracy,
    economy,
    education,
    science,
    seafaring,
    spirituality,
    theocracy,
    warfare,
)

ORDER: Final[list[Effect]] = [
    *agriculture.EFFECTS,
    *autocracy.EFFECTS,
    *construction.EFFECTS,
    *wonders.EFFECTS,
    *culture.EFFECTS,
    *democracy.EFFECTS,
    *economy.EFFECTS,
    *education.EFFECTS,
    *science.EFFECTS,
    *seafaring.EFFECTS,
    *spirituality.EFFECTS,
    *theocracy.EFFECTS,
    *warfare.EFFECTS,
    *aztecs.EFFECTS,
    *objectives.EFFECTS,
    *action_cards.EFFECTS,
    *babylonia.EFFECTS,
    *carthage.EFFECTS,
    *celts.EFFECTS,
    *china.EFFECTS,
    *egypt.EFFECTS,
    *greece.EFFECTS,
    *huns.EFFECTS,
    *india.EFFECTS,
    *great_persons.EFFECTS,
    *japan.EFFECTS,
    *maya.EFFECTS,
    *persia.EFFECTS,
    *phoenicia.EFFECTS,
    *rome.EFFECTS,
    *vikings.EFFECTS,
]
