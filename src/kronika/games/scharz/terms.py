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

MODES: Final = ("first", "basic", "white", "green", "yellow", "red")
FIRST, BASIC, WHITE, GREEN_MODE, YELLOW_MODE, RED = range(6)

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
LI, HI, SE, CAV, TS, WS, MERC, COR, ELE = range(9)
"""SZ-L1.1: the abbreviations of the rulebook."""

EXPERIENCE: Final = ("recruit", "standard", "experienced", "veteran", "elite")
RECRUIT, STANDARD, EXPERIENCED, VETERAN, ELITE = range(5)

BUILDINGS: Final = ("village", "city", "dock", "port", "fortification")
VILLAGE, CITY, DOCK, PORT, FORTIFICATION = range(5)

HERDS: Final = ("sheep", "pigs", "cattle", "horses")
SHEEP, PIGS, CATTLE, HORSES = range(4)

GOODS: Final = ("gold", "grain", "fish", *HERDS)
GOLD, GRAIN, FISH, FIRST_HERD = range(4)
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
(
    TRADE,
    TRIBUTE,
    TRIBUTE_DEMAND,
    VASSALAGE,
    LORDSHIP,
    AID,
    CONNECTION,
    ACCESS,
    LENT_CONNECTION,
    LENT_ACCESS,
) = range(10)
"""SZ-F6.2: what an offer is about: goods for goods; a tribute paid or demanded; to become vassal or
lord; aid; permissions sought or given."""

MAJOR: Final = ("dominance", "might")
TO_DOMINATE, TO_BE_MIGHTY = range(2)
"""SZ-G3.1: the goals that are announced."""

SITUATIONS: Final = ("plains", "rough", "ships", "siege")
PLAINS, ROUGH, SHIPS, SIEGE = range(4)
"""SZ-L2.1: what decides the dice of a unit."""

POSITIONS: Final = ("front", "middle", "back")
FRONT, MIDDLE, BACK = range(3)
"""SZ-L3.1: who is hit first. The rulebook calls the second position standard."""

COMMANDS: Final = ("none", "bad", "average", "better", "brilliant")
NO_COMMAND, BAD, AVERAGE, BETTER, BRILLIANT = range(5)
"""SZ-Q8.1: levels of command."""

AREAS: Final = ("entry", "cavalry", "left", "centre", "right", "reinforcements")
ENTRY, CAVALRY, LEFT, CENTRE, RIGHT, REINFORCEMENTS = range(6)
"""SZ-Q9.3, SZ-Q9.16: areas of the battle board; all but the last have a terrain of their own."""

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING, SUMMER, AUTUMN, WINTER = range(4)

WEATHERS: Final = ("good", "normal", "bad")
GOOD, NORMAL, BAD = range(3)

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
(
    BARBARIANS_PERIL,
    DESERT_PERIL,
    TRAIL_PERIL,
    SHIPWRECK_PERIL,
    MOUNTAINS_PERIL,
    NO_SUPPLY_PERIL,
    ENCIRCLEMENT_PERIL,
) = range(7)
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
(
    NEW_YEAR,
    TAXES,
    SALARIES,
    BIRTHS,
    SOWING,
    CROPS,
    HARVEST,
    FEEDING,
    FESTIVITIES,
    WEATHER_CROPS,
    WEATHER_WINTER,
) = range(11)
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
(
    PRELUDE,
    ROUND_START,
    SPECIAL_START,
    STEP_STANDING,
    STEP_UNITS,
    STEP_SPECIAL,
    STEP_HERDS,
    STEP_RETREAT,
    STEP_EXPOSURE,
    STEP_WITHDRAWAL,
    STEP_BATTLES,
    STEP_SIEGES,
    STEP_PLUNDER,
    STEP_EXPERIENCE,
    STEP_CONSTRUCTION,
    STEP_TRADE,
    STEP_SALARIES,
    STEP_FISHING,
    SPECIAL_END,
) = range(19)
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
