"""The vocabulary: ids as tuples, and their places as integers."""

from typing import Final

NONE: Final = -1

MAPS: Final = ("britannia", "italia", "taifas", "vikings", "huns", "orient")
BRITANNIA, ITALIA, TAIFAS, VIKINGS, HUNS, ORIENT = range(6)

LEVELS: Final = (1, 2, 3)
"""SZ-D2.1, SZ-D2.2, SZ-D2.3: how finely fields are divided."""

SORTS: Final = ("land", "sea", "river")
LAND, SEA, RIVER = range(3)
"""SZ-D1.1, SZ-D6.6: land fields, sea fields, and sections of large rivers."""

COLOURS: Final = ("yellow", "green", "brown", "turquoise", "grey", "neutral")
YELLOW, GREEN, BROWN, TURQUOISE, GREY, NEUTRAL = range(6)
"""SZ-D4.1: terrains of land, the best for grain first."""

CLIMATES: Final = ("subtropical", "temperate", "cold")
SUBTROPICAL, TEMPERATE, COLD = range(3)

NEUTRALS: Final = ("belgica", "barbarians", "desert", "trail")
BELGICA, BARBARIANS, DESERT, TRAIL = range(4)
"""SZ-D4.5: sorts of permanently neutral land."""

SPECIALS: Final = ("rome", "carthage", "constantinople", "oasis")
ROME, CARTHAGE, CONSTANTINOPLE, OASIS = range(4)
