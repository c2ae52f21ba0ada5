"""The vocabulary: ids as tuples, and their places as integers."""

from typing import Final

NONE: Final = -1

MAPS: Final = ("britannia", "italia", "taifas", "vikings", "huns", "orient")
BRITANNIA: Final = 0
ITALIA: Final = 1
TAIFAS: Final = 2
VIKINGS: Final = 3
HUNS: Final = 4
ORIENT: Final = 5

LEVELS: Final = (1, 2, 3)
"""SZ-D2.1, SZ-D2.2, SZ-D2.3: how finely fields are divided."""

SORTS: Final = ("land", "sea", "river")
LAND: Final = 0
SEA: Final = 1
RIVER: Final = 2
"""SZ-D1.1, SZ-D6.6: land fields, sea fields, and sections of large rivers."""

COLOURS: Final = ("yellow", "green", "brown", "turquoise", "grey", "neutral")
YELLOW: Final = 0
GREEN: Final = 1
BROWN: Final = 2
TURQUOISE: Final = 3
GREY: Final = 4
NEUTRAL: Final = 5
"""SZ-D4.1: terrains of land, the best for grain first."""

CLIMATES: Final = ("subtropical", "temperate", "cold")
SUBTROPICAL: Final = 0
TEMPERATE: Final = 1
COLD: Final = 2

NEUTRALS: Final = ("belgica", "barbarians", "desert", "trail")
BELGICA: Final = 0
BARBARIANS: Final = 1
DESERT: Final = 2
TRAIL: Final = 3
"""SZ-D4.5: sorts of permanently neutral land."""

SPECIALS: Final = ("rome", "carthage", "constantinople", "oasis")
ROME: Final = 0
CARTHAGE: Final = 1
CONSTANTINOPLE: Final = 2
OASIS: Final = 3

MODES: Final = ("first", "basic", "white", "green", "yellow", "red")
FIRST: Final = 0
BASIC: Final = 1
WHITE: Final = 2
GREEN_MODE: Final = 3
YELLOW_MODE: Final = 4
RED: Final = 5

UNITS: Final = (
    "light-infantry",
    "heavy-infantry",
    "siege-engines",
    "cavalry",
    "transport-ship",
    "warship",
    "mercenaries",
    "corsairs",
    "elephants",
)
LI: Final = 0
HI: Final = 1
SE: Final = 2
CAV: Final = 3
TS: Final = 4
WS: Final = 5
MERC: Final = 6
COR: Final = 7
ELE: Final = 8
"""SZ-L1.1: the abbreviations of the rulebook."""

EXPERIENCE: Final = ("recruit", "standard", "experienced", "veteran", "elite")
RECRUIT: Final = 0
STANDARD: Final = 1
EXPERIENCED: Final = 2
VETERAN: Final = 3
ELITE: Final = 4

BUILDINGS: Final = ("village", "city", "dock", "port", "fortification")
VILLAGE: Final = 0
CITY: Final = 1
DOCK: Final = 2
PORT: Final = 3
FORTIFICATION: Final = 4

HERDS: Final = ("sheep", "pigs", "cattle", "horses")
SHEEP: Final = 0
PIGS: Final = 1
CATTLE: Final = 2
HORSES: Final = 3

GOODS: Final = ("gold", "grain", "fish", *HERDS)
GOLD: Final = 0
GRAIN: Final = 1
FISH: Final = 2
FIRST_HERD: Final = 3
"""SZ-H6.1: what players hand over to each other; herds by type come last."""

PACTS: Final = (
    "trade",
    "tribute",
    "tribute-demand",
    "vassalage",
    "lordship",
    "aid",
    "connection",
    "access",
    "lent-connection",
    "lent-access",
)
TRADE: Final = 0
TRIBUTE: Final = 1
TRIBUTE_DEMAND: Final = 2
VASSALAGE: Final = 3
LORDSHIP: Final = 4
AID: Final = 5
CONNECTION: Final = 6
ACCESS: Final = 7
LENT_CONNECTION: Final = 8
LENT_ACCESS: Final = 9
"""SZ-F6.2: what an offer is about: goods for goods; a tribute paid or demanded; to become vassal or
lord; aid; permissions sought or given."""

MAJOR: Final = ("dominance", "might")
TO_DOMINATE: Final = 0
TO_BE_MIGHTY: Final = 1
"""SZ-G3.1: the goals that are announced."""

SITUATIONS: Final = ("plains", "rough", "ships", "siege")
PLAINS: Final = 0
ROUGH: Final = 1
SHIPS: Final = 2
SIEGE: Final = 3
"""SZ-L2.1: what decides the dice of a unit."""

POSITIONS: Final = ("front", "middle", "back")
FRONT: Final = 0
MIDDLE: Final = 1
BACK: Final = 2
"""SZ-L3.1: who is hit first. The rulebook calls the second position standard."""

COMMANDS: Final = ("none", "bad", "average", "better", "brilliant")
NO_COMMAND: Final = 0
BAD_COMMAND: Final = 1
AVERAGE: Final = 2
BETTER: Final = 3
BRILLIANT: Final = 4
"""SZ-Q8.1: levels of command."""

AREAS: Final = ("entry", "cavalry", "left", "centre", "right", "reinforcements")
ENTRY: Final = 0
CAVALRY: Final = 1
LEFT: Final = 2
CENTRE: Final = 3
RIGHT: Final = 4
REINFORCEMENTS: Final = 5
"""SZ-Q9.3, SZ-Q9.16: areas of the battle board; all but the last have a terrain of their own."""

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

WEATHERS: Final = ("good", "normal", "bad")
GOOD: Final = 0
NORMAL: Final = 1
BAD: Final = 2

PLACES: Final = ("outside", "inside", "in-yard", "aboard", "on-border")
"""SZ-C3.1: where on a field a unit is."""

PERILS: Final = (
    "barbarians",
    "desert",
    "trail",
    "shipwreck",
    "mountains",
    "no-supply",
    "encirclement",
)
BARBARIANS_PERIL: Final = 0
DESERT_PERIL: Final = 1
TRAIL_PERIL: Final = 2
SHIPWRECK_PERIL: Final = 3
MOUNTAINS_PERIL: Final = 4
NO_SUPPLY_PERIL: Final = 5
ENCIRCLEMENT_PERIL: Final = 6
"""SZ-J9.1: sorts of attrition."""

PHASES: Final = (
    "new-year",
    "taxes",
    "salaries",
    "births",
    "sowing",
    "crops",
    "harvest",
    "feeding",
    "festivities",
    "weather-crops",
    "weather-winter",
)
NEW_YEAR: Final = 0
TAXES: Final = 1
SALARIES: Final = 2
BIRTHS: Final = 3
SOWING: Final = 4
CROPS: Final = 5
HARVEST: Final = 6
FEEDING: Final = 7
FESTIVITIES: Final = 8
WEATHER_CROPS: Final = 9
WEATHER_WINTER: Final = 10
"""SZ-F3.5, SZ-N9.1: the special phases."""

STEPS: Final = (
    "prelude",
    "round-start",
    "special-start",
    "standing",
    "units",
    "special",
    "herds",
    "retreat",
    "exposure",
    "withdrawal",
    "battles",
    "sieges",
    "plunder",
    "experience",
    "construction",
    "trade",
    "rear-salaries",
    "fishing",
    "special-end",
)
PRELUDE: Final = 0
ROUND_START: Final = 1
SPECIAL_START: Final = 2
STEP_STANDING: Final = 3
STEP_UNITS: Final = 4
STEP_SPECIAL: Final = 5
STEP_HERDS: Final = 6
STEP_RETREAT: Final = 7
STEP_EXPOSURE: Final = 8
STEP_WITHDRAWAL: Final = 9
STEP_BATTLES: Final = 10
STEP_SIEGES: Final = 11
STEP_PLUNDER: Final = 12
STEP_EXPERIENCE: Final = 13
STEP_CONSTRUCTION: Final = 14
STEP_TRADE: Final = 15
STEP_SALARIES: Final = 16
STEP_FISHING: Final = 17
SPECIAL_END: Final = 18
"""SZ-F2.1: the steps of a round, after the Prelude."""

ABILITIES: Final = (
    "always-fishes",
    "barbarian-plunder",
    "brown-defence",
    "brown-defence-at-home",
    "builds-with-half",
    "buys-elephants",
    "cheap-ships",
    "crosses-black-borders",
    "crosses-black-borders-at-home",
    "crosses-black-borders-in-mountains",
    "crosses-danube",
    "declared",
    "dismantles-villages",
    "earns-from-roman-mercenaries",
    "enters-later",
    "heavy-infantry-builds",
    "hires-in-belgica",
    "infantry-rolls-again",
    "lasting-ransom-of-huns",
    "lord-of-romans",
    "may-start-with-city",
    "mercenaries-for-prestige",
    "no-recruits",
    "no-shipwreck-in-autumn",
    "one-village-suffices",
    "only-recruits",
    "plunders-abroad-for-prestige",
    "plunders-lowlands-for-prestige",
    "prestige-abroad",
    "rich-ports",
    "rivals-of-taifas",
    "roman-plunder",
    "safe-in-deserts",
    "sails-inland",
    "sells-infantry",
    "taxes-three-more",
    "third-infantry-free",
    "trades-horses",
    "transhumance",
    "turquoise-defence",
    "villages-with-one-builder",
)
"""SZ-P4: what factions can do that others cannot."""
