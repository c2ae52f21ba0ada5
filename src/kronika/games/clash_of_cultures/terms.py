"""The rulebook's vocabulary as numbers, shared by content, state and rules.

Every tuple of ids is in the order of the numbers that stand above it. Its type has no length,
because indexing a tuple of fixed length is slow when compiled.
"""

from typing import Final

NONE: Final = -1

# The base game, and what the Civilizations expansion adds.
BASE: Final = 0
CIV: Final = 1
SETS: Final[tuple[str, ...]] = ("base", "civ")

# Resources and tokens, in one row: a stock and a cost are lists with this index.
FOOD: Final = 0
WOOD: Final = 1
ORE: Final = 2
IDEAS: Final = 3
GOLD: Final = 4
MOOD: Final = 5
CULTURE: Final = 6
CAPTIVES: Final = 7
GOODS: Final[tuple[str, ...]] = (
    "food",
    "wood",
    "ore",
    "ideas",
    "gold",
    "mood",
    "culture",
    "captives",
)
RESOURCE_COUNT: Final = 5
GOOD_COUNT: Final = 8

GRASSLAND: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
BARREN: Final = 3
SEA: Final = 4
UNEXPLORED: Final = 5
OUTSIDE: Final = 6
TERRAINS: Final[tuple[str, ...]] = ("grassland", "forest", "mountain", "barren", "sea")

# A hex is column * ROWS + row; the layouts use the columns A to K and the rows 1 to 10.
COLUMNS: Final = 11
ROWS: Final = 10
HEX_COUNT: Final = 110
# fmt: off
HEXES: Final[tuple[str, ...]] = (
    "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10",
    "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10",
    "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10",
    "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10",
    "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10",
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10",
    "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g10",
    "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "h9", "h10",
    "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9", "i10",
    "j1", "j2", "j3", "j4", "j5", "j6", "j7", "j8", "j9", "j10",
    "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10",
)
# fmt: on

TILE_HEXES: Final = 4

# Owners of cities, buildings and units: players, then the neutral ones.
BARBARIANS: Final = 4
PIRATES: Final = 5
OWNERS: Final[tuple[str, ...]] = (
    "player-1",
    "player-2",
    "player-3",
    "player-4",
    "barbarians",
    "pirates",
)

ANGRY: Final = 0
NEUTRAL: Final = 1
HAPPY: Final = 2
MOODS: Final[tuple[str, ...]] = ("angry", "neutral", "happy")

ACADEMY: Final = 0
FORTRESS: Final = 1
PORT: Final = 2
TEMPLE: Final = 3
MARKET: Final = 4
OBELISK: Final = 5
OBSERVATORY: Final = 6
BUILDINGS: Final[tuple[str, ...]] = (
    "academy",
    "fortress",
    "port",
    "temple",
    "market",
    "obelisk",
    "observatory",
)
BUILDING_COUNT: Final = 7

SETTLER: Final = 0
INFANTRY: Final = 1
SHIP: Final = 2
CAVALRY: Final = 3
ELEPHANT: Final = 4
LEADER: Final = 5
UNITS: Final[tuple[str, ...]] = ("settler", "infantry", "ship", "cavalry", "elephant", "leader")
UNIT_COUNT: Final = 6

# A die symbol is the number of its unit. The units with a symbol are the army units.
DIE_SYMBOLS: Final = (INFANTRY, CAVALRY, ELEPHANT, LEADER)
DIE_FACES: Final = 12

# Categories of advances. CULTURE is the token.
AGRICULTURE: Final = 0
CONSTRUCTION: Final = 1
SEAFARING: Final = 2
EDUCATION: Final = 3
WARFARE: Final = 4
SPIRITUALITY: Final = 5
ECONOMY: Final = 6
CULTURE_GROUP: Final = 7
SCIENCE: Final = 8
DEMOCRACY: Final = 9
AUTOCRACY: Final = 10
THEOCRACY: Final = 11
GROUPS: Final[tuple[str, ...]] = (
    "agriculture",
    "construction",
    "seafaring",
    "education",
    "warfare",
    "spirituality",
    "economy",
    "culture",
    "science",
    "democracy",
    "autocracy",
    "theocracy",
)
GROUP_COUNT: Final = 12
GROUP_SIZE: Final = 4
FIRST_GOVERNMENT: Final = 9
GOVERNMENTS: Final = (DEMOCRACY, AUTOCRACY, THEOCRACY)

# An advance is group * GROUP_SIZE + row.
FARMING: Final = 0
STORAGE: Final = 1
IRRIGATION: Final = 2
HUSBANDRY: Final = 3
MINING: Final = 4
ENGINEERING: Final = 5
SANITATION: Final = 6
ROADS: Final = 7
FISHING: Final = 8
NAVIGATION: Final = 9
WAR_SHIPS: Final = 10
CARTOGRAPHY: Final = 11
WRITING: Final = 12
PUBLIC_EDUCATION: Final = 13
FREE_EDUCATION: Final = 14
PHILOSOPHY: Final = 15
TACTICS: Final = 16
SIEGECRAFT: Final = 17
STEEL_WEAPONS: Final = 18
DRAFT: Final = 19
MYTHS: Final = 20
RITUALS: Final = 21
PRIESTHOOD: Final = 22
STATE_RELIGION: Final = 23
BARTERING: Final = 24
TRADE_ROUTES: Final = 25
TAXES: Final = 26
CURRENCY: Final = 27
ARTS: Final = 28
SPORTS: Final = 29
MONUMENTS: Final = 30
THEATERS: Final = 31
MATH: Final = 32
ASTRONOMY: Final = 33
MEDICINE: Final = 34
METALLURGY: Final = 35
VOTING: Final = 36
SEPARATION_OF_POWER: Final = 37
CIVIL_LIBERTIES: Final = 38
FREE_ECONOMY: Final = 39
NATIONALISM: Final = 40
TOTALITARIANISM: Final = 41
ABSOLUTE_POWER: Final = 42
FORCED_LABOR: Final = 43
DOGMA: Final = 44
DEVOTION: Final = 45
CONVERSION: Final = 46
FANATICISM: Final = 47
ADVANCES: Final[tuple[str, ...]] = (
    "farming",
    "storage",
    "irrigation",
    "husbandry",
    "mining",
    "engineering",
    "sanitation",
    "roads",
    "fishing",
    "navigation",
    "war-ships",
    "cartography",
    "writing",
    "public-education",
    "free-education",
    "philosophy",
    "tactics",
    "siegecraft",
    "steel-weapons",
    "draft",
    "myths",
    "rituals",
    "priesthood",
    "state-religion",
    "bartering",
    "trade-routes",
    "taxes",
    "currency",
    "arts",
    "sports",
    "monuments",
    "theaters",
    "math",
    "astronomy",
    "medicine",
    "metallurgy",
    "voting",
    "separation-of-power",
    "civil-liberties",
    "free-economy",
    "nationalism",
    "totalitarianism",
    "absolute-power",
    "forced-labor",
    "dogma",
    "devotion",
    "conversion",
    "fanaticism",
)
ADVANCE_COUNT: Final = 48

AZTECS: Final = 0
BABYLONIA: Final = 1
CARTHAGE: Final = 2
CELTS: Final = 3
CHINA: Final = 4
EGYPT: Final = 5
GREECE: Final = 6
HUNS: Final = 7
INDIA: Final = 8
JAPAN: Final = 9
MAYA: Final = 10
PERSIA: Final = 11
PHOENICIA: Final = 12
ROME: Final = 13
VIKINGS: Final = 14
CIVILIZATIONS: Final[tuple[str, ...]] = (
    "aztecs",
    "babylonia",
    "carthage",
    "celts",
    "china",
    "egypt",
    "greece",
    "huns",
    "india",
    "japan",
    "maya",
    "persia",
    "phoenicia",
    "rome",
    "vikings",
)

# From here on, most kinds have a prefix, because they share names with one another.

# A special advance is civilization * SPECIALS_PER_CIVILIZATION + place. It comes with an
# advance, or with the first one of any government.
SPECIAL_CAPTIVES: Final = 0
SPECIAL_HUMAN_SACRIFICE: Final = 1
SPECIAL_AZTEC_GOLD: Final = 2
SPECIAL_TRIBUTE_EMPIRE: Final = 3
SPECIAL_CANALS: Final = 4
SPECIAL_CODE_OF_LAWS: Final = 5
SPECIAL_STAR_CATALOGUES: Final = 6
SPECIAL_ZIGGURATS: Final = 7
SPECIAL_WARBEASTS: Final = 8
SPECIAL_HEGEMONY: Final = 9
SPECIAL_PIRATE_ALLIES: Final = 10
SPECIAL_MERCENARIES: Final = 11
SPECIAL_TRIBAL_WARFARE: Final = 12
SPECIAL_TRIBAL_ALLIES: Final = 13
SPECIAL_DRUIDIC_INFLUENCE: Final = 14
SPECIAL_TRIBAL_TRADE: Final = 15
SPECIAL_RICE_CULTIVATION: Final = 16
SPECIAL_EXPANSION: Final = 17
SPECIAL_FIREWORKS: Final = 18
SPECIAL_IMPERIAL_ARMY: Final = 19
SPECIAL_FLOOD_PLAINS: Final = 20
SPECIAL_ARCHITECTURE: Final = 21
SPECIAL_EMBALMING: Final = 22
SPECIAL_MAN_GOD: Final = 23
SPECIAL_STUDY: Final = 24
SPECIAL_SPARTA: Final = 25
SPECIAL_HELLENISTIC_CULTURE: Final = 26
SPECIAL_CITY_STATES: Final = 27
SPECIAL_NOMADS: Final = 28
SPECIAL_MOUNTED_ARCHERS: Final = 29
SPECIAL_RAIDERS: Final = 30
SPECIAL_HUNNIC_TRIBES: Final = 31
SPECIAL_INDIAN_ELEPHANTS: Final = 32
SPECIAL_PROSELYTISM: Final = 33
SPECIAL_PROSPERITY: Final = 34
SPECIAL_PEACE_AND_POETRY: Final = 35
SPECIAL_POTTERY: Final = 36
SPECIAL_HORSEMANSHIP: Final = 37
SPECIAL_SUBTERFUGE: Final = 38
SPECIAL_SHOGUNATE: Final = 39
SPECIAL_TERRACING: Final = 40
SPECIAL_STELAS: Final = 41
SPECIAL_BALLCOURTS: Final = 42
SPECIAL_CALENDAR: Final = 43
SPECIAL_PERSIAN_ELEPHANTS: Final = 44
SPECIAL_IMMORTALS: Final = 45
SPECIAL_ZOROASTRIANISM: Final = 46
SPECIAL_BANKING: Final = 47
SPECIAL_CITY_INDEPENDENCE: Final = 48
SPECIAL_BIREMES: Final = 49
SPECIAL_ALPHABET: Final = 50
SPECIAL_CEDARS_AND_DYES: Final = 51
SPECIAL_AQUEDUCT: Final = 52
SPECIAL_ROMAN_ROADS: Final = 53
SPECIAL_CAPTIVI: Final = 54
SPECIAL_PROVINCES: Final = 55
SPECIAL_SHIP_CONSTRUCTION: Final = 56
SPECIAL_LONGSHIPS: Final = 57
SPECIAL_RAIDING: Final = 58
SPECIAL_RUNE_STONES: Final = 59
SPECIAL_ADVANCES: Final[tuple[str, ...]] = (
    "captives",
    "human-sacrifice",
    "aztec-gold",
    "tribute-empire",
    "canals",
    "code-of-laws",
    "star-catalogues",
    "ziggurats",
    "warbeasts",
    "hegemony",
    "pirate-allies",
    "mercenaries",
    "tribal-warfare",
    "tribal-allies",
    "druidic-influence",
    "tribal-trade",
    "rice-cultivation",
    "expansion",
    "fireworks",
    "imperial-army",
    "flood-plains",
    "architecture",
    "embalming",
    "man-god",
    "study",
    "sparta",
    "hellenistic-culture",
    "city-states",
    "nomads",
    "mounted-archers",
    "raiders",
    "hunnic-tribes",
    "indian-elephants",
    "proselytism",
    "prosperity",
    "peace-and-poetry",
    "pottery",
    "horsemanship",
    "subterfuge",
    "shogunate",
    "terracing",
    "stelas",
    "ballcourts",
    "calendar",
    "persian-elephants",
    "immortals",
    "zoroastrianism",
    "banking",
    "city-independence",
    "biremes",
    "alphabet",
    "cedars-and-dyes",
    "aqueduct",
    "roman-roads",
    "captivi",
    "provinces",
    "ship-construction",
    "longships",
    "raiding",
    "rune-stones",
)
SPECIALS_PER_CIVILIZATION: Final = 4
# Stands in place of the advance, so it is none of their numbers.
ANY_GOVERNMENT: Final = 48

# A leader is civilization * LEADERS_PER_CIVILIZATION + place.
LEADER_ACAMAPICHTLI: Final = 0
LEADER_AHUITZOTL: Final = 1
LEADER_MARQZEN: Final = 2
LEADER_HAMMURABI: Final = 3
LEADER_NEBUCHADNEZZAR_II: Final = 4
LEADER_NABOPOLASSAR: Final = 5
LEADER_QUEEN_DIDO: Final = 6
LEADER_HANNO_THE_GREAT: Final = 7
LEADER_HANNIBAL: Final = 8
LEADER_VIRIATHUS: Final = 9
LEADER_VERCINGETORIX: Final = 10
LEADER_QUEEN_BOUDICA: Final = 11
LEADER_SUN_TZU: Final = 12
LEADER_QIN_SHI_HUANG: Final = 13
LEADER_WU_ZETIAN: Final = 14
LEADER_CLEOPATRA: Final = 15
LEADER_IMHOTEP: Final = 16
LEADER_RAMSES_II: Final = 17
LEADER_ALEXANDER_THE_GREAT: Final = 18
LEADER_LEONIDAS_I: Final = 19
LEADER_PERICLES: Final = 20
LEADER_ATTILA: Final = 21
LEADER_BLEDA: Final = 22
LEADER_RUGILA: Final = 23
LEADER_MAHARAJA_SRI_GUPTA: Final = 24
LEADER_ASHOKA_THE_GREAT: Final = 25
LEADER_AKBAR_THE_GREAT: Final = 26
LEADER_GO_TOBA: Final = 27
LEADER_JIMMU: Final = 28
LEADER_SUIKO: Final = 29
LEADER_KINICH_JANAAB_PAKAL_I: Final = 30
LEADER_SIYAJ_KAK: Final = 31
LEADER_WAK_CHANIL_AJAW: Final = 32
LEADER_CYRUS_THE_GREAT: Final = 33
LEADER_DARIUS: Final = 34
LEADER_XERXES_I: Final = 35
LEADER_ITHOBAAL: Final = 36
LEADER_HIRAM: Final = 37
LEADER_PYGMALION: Final = 38
LEADER_AUGUSTUS: Final = 39
LEADER_GAIUS_JULIUS_CAESAR: Final = 40
LEADER_SULLA: Final = 41
LEADER_KNUT_THE_GREAT: Final = 42
LEADER_ERIK_THE_RED: Final = 43
LEADER_RAGNAR_LODBROK: Final = 44
LEADERS: Final[tuple[str, ...]] = (
    "acamapichtli",
    "ahuitzotl",
    "marqzen",
    "hammurabi",
    "nebuchadnezzar-ii",
    "nabopolassar",
    "queen-dido",
    "hanno-the-great",
    "hannibal",
    "viriathus",
    "vercingetorix",
    "queen-boudica",
    "sun-tzu",
    "qin-shi-huang",
    "wu-zetian",
    "cleopatra",
    "imhotep",
    "ramses-ii",
    "alexander-the-great",
    "leonidas-i",
    "pericles",
    "attila",
    "bleda",
    "rugila",
    "maharaja-sri-gupta",
    "ashoka-the-great",
    "akbar-the-great",
    "go-toba",
    "jimmu",
    "suiko",
    "kinich-janaab-pakal-i",
    "siyaj-kak",
    "wak-chanil-ajaw",
    "cyrus-the-great",
    "darius",
    "xerxes-i",
    "ithobaal",
    "hiram",
    "pygmalion",
    "augustus",
    "gaius-julius-caesar",
    "sulla",
    "knut-the-great",
    "erik-the-red",
    "ragnar-lodbrok",
)
LEADERS_PER_CIVILIZATION: Final = 3

GREAT_ARENA: Final = 0
GREAT_GARDENS: Final = 1
GREAT_LIBRARY: Final = 2
GREAT_LIGHTHOUSE: Final = 3
GREAT_MAUSOLEUM: Final = 4
GREAT_PYRAMID: Final = 5
GREAT_STATUE: Final = 6
GREAT_WALL: Final = 7
WONDERS: Final[tuple[str, ...]] = (
    "great-arena",
    "great-gardens",
    "great-library",
    "great-lighthouse",
    "great-mausoleum",
    "great-pyramid",
    "great-statue",
    "great-wall",
)
WONDER_COUNT: Final = 8

ACTION_CARD_COUNT: Final = 42

# The upper halves of action cards.
CIVIL_QUICK_ADVANCE: Final = 0
CIVIL_INSPIRATION: Final = 1
CIVIL_HERO_GENERAL: Final = 2
CIVIL_SPY: Final = 3
CIVIL_IDEAS: Final = 4
CIVIL_GREAT_IDEAS: Final = 5
CIVIL_MERCENARIES: Final = 6
CIVIL_CULTURAL_TAKEOVER: Final = 7
CIVIL_CITY_DEVELOPMENT: Final = 8
CIVIL_PRODUCTION_FOCUS: Final = 9
CIVIL_EXPLORER: Final = 10
CIVIL_NEGOTIATIONS: Final = 11
CIVIL_LEADERSHIP: Final = 12
CIVIL_ASSASSINATION: Final = 13
CIVIL_MASS_PRODUCTION: Final = 14
CIVIL_NEW_PLANS: Final = 15
CIVIL_SYNERGIES: Final = 16
CIVIL_TEACH_US: Final = 17
CIVIL_MILITIA: Final = 18
CIVIL_TECHNOLOGY_TRADE: Final = 19
CIVIL_NEW_IDEAS: Final = 20
CIVIL_EFFECTS: Final[tuple[str, ...]] = (
    "quick-advance",
    "inspiration",
    "hero-general",
    "spy",
    "ideas",
    "great-ideas",
    "mercenaries",
    "cultural-takeover",
    "city-development",
    "production-focus",
    "explorer",
    "negotiations",
    "leadership",
    "assassination",
    "mass-production",
    "new-plans",
    "synergies",
    "teach-us",
    "militia",
    "technology-trade",
    "new-ideas",
)

KIND_MAIN: Final = 0
KIND_FREE: Final = 1
KIND_REACTION: Final = 2
ACTION_KINDS: Final[tuple[str, ...]] = ("main", "free", "reaction")

# The lower halves of action cards.
TACTICS_PELTASTS: Final = 0
TACTICS_ENCIRCLED: Final = 1
TACTICS_WEDGE_FORMATION: Final = 2
TACTICS_HIGH_MORALE: Final = 3
TACTICS_HEAVY_RESISTANCE: Final = 4
TACTICS_HIGH_GROUND: Final = 5
TACTICS_SURPRISE: Final = 6
TACTICS_SIEGE: Final = 7
TACTICS_FOR_THE_PEOPLE: Final = 8
TACTICS_IMPROVED_DEFENSES: Final = 9
TACTICS_TACTICAL_RETREAT: Final = 10
TACTICS_DEFENSIVE_FORMATION: Final = 11
TACTICS_SCOUT: Final = 12
TACTICS_MARTYR: Final = 13
TACTICS_ARCHERS: Final = 14
TACTICS_FLANKING: Final = 15
TACTICS_EFFECTS: Final[tuple[str, ...]] = (
    "peltasts",
    "encircled",
    "wedge-formation",
    "high-morale",
    "heavy-resistance",
    "high-ground",
    "surprise",
    "siege",
    "for-the-people",
    "improved-defenses",
    "tactical-retreat",
    "defensive-formation",
    "scout",
    "martyr",
    "archers",
    "flanking",
)

# Bit i of the mask stands for entry i.
FIGHTER_ARMY: Final = 1
FIGHTER_SHIP: Final = 2
FIGHTER_FORTRESS: Final = 4
FIGHTERS: Final[tuple[str, ...]] = ("army", "ship", "fortress")

ROLE_ANY: Final = 0
ROLE_ATTACKER: Final = 1
ROLE_DEFENDER: Final = 2
ROLES: Final[tuple[str, ...]] = ("any", "attacker", "defender")

PLACE_ANY: Final = 0
PLACE_LAND: Final = 1
PLACE_CITY: Final = 2
PLACES: Final[tuple[str, ...]] = ("any", "land", "city")

OBJECTIVE_CARD_COUNT: Final = 38

OBJECTIVE_LARGE_CIVILIZATION: Final = 0
OBJECTIVE_SCIENTIFIC_LEAD: Final = 1
OBJECTIVE_COASTAL_CULTURE: Final = 2
OBJECTIVE_ADVANCED_CULTURE: Final = 3
OBJECTIVE_RELIGIOUS_FERVOR: Final = 4
OBJECTIVE_CITY_PLANNER: Final = 5
OBJECTIVE_EUREKA: Final = 6
OBJECTIVE_HAPPY_POPULATION: Final = 7
OBJECTIVE_EDUCATION_LEAD: Final = 8
OBJECTIVE_OPTIMIZED_STORAGE: Final = 9
OBJECTIVE_WEALTH: Final = 10
OBJECTIVE_ORE_SUPPLIES: Final = 11
OBJECTIVE_WOOD_SUPPLIES: Final = 12
OBJECTIVE_FOOD_SUPPLIES: Final = 13
OBJECTIVE_ARCHITECTURE: Final = 14
OBJECTIVE_GOAL_FOCUSED: Final = 15
OBJECTIVE_COLONY: Final = 16
OBJECTIVE_CULTURE_FOCUS: Final = 17
OBJECTIVE_CONSULATE: Final = 18
OBJECTIVE_SCIENCE_FOCUS: Final = 19
OBJECTIVE_TRADE_FOCUS: Final = 20
OBJECTIVE_METROPOLIS: Final = 21
OBJECTIVE_SEAFARERS: Final = 22
OBJECTIVE_GOVERNMENT: Final = 23
OBJECTIVE_EXPANSIONIST: Final = 24
OBJECTIVE_CITY_FOUNDER: Final = 25
OBJECTIVE_TRADE_POWER: Final = 26
OBJECTIVE_SHIPPING_ROUTES: Final = 27
OBJECTIVE_DIVERSIFIED_RESEARCH: Final = 28
OBJECTIVE_CULTURE_POWER: Final = 29
OBJECTIVE_MAGNIFICENT_CULTURE: Final = 30
OBJECTIVE_STAR_GAZERS: Final = 31
OBJECTIVE_TRADERS: Final = 32
OBJECTIVE_VERSATILITY: Final = 33
OBJECTIVE_LEGACY: Final = 34
OBJECTIVE_MIGRATION: Final = 35
OBJECTIVE_HIGH_CULTURE: Final = 36
OBJECTIVE_DRAFT: Final = 37
OBJECTIVE_CONQUEROR: Final = 38
OBJECTIVE_WARMONGER: Final = 39
OBJECTIVE_GENERAL: Final = 40
OBJECTIVE_GREAT_BATTLE: Final = 41
OBJECTIVE_DEFIANCE: Final = 42
OBJECTIVE_SEA_BLOCKADE: Final = 43
OBJECTIVE_NAVAL_ASSAULT: Final = 44
OBJECTIVE_LARGE_FLEET: Final = 45
OBJECTIVE_LARGE_ARMY: Final = 46
OBJECTIVE_FORTIFICATIONS: Final = 47
OBJECTIVE_STANDING_ARMY: Final = 48
OBJECTIVE_MILITARIZED: Final = 49
OBJECTIVE_BOLD: Final = 50
OBJECTIVE_THREAT: Final = 51
OBJECTIVE_LEGENDARY_BATTLE: Final = 52
OBJECTIVE_SCAVENGER: Final = 53
OBJECTIVE_AGGRESSOR: Final = 54
OBJECTIVE_BARBARIAN_CONQUEST: Final = 55
OBJECTIVE_MILITARY_MIGHT: Final = 56
OBJECTIVE_RESISTANCE: Final = 57
OBJECTIVE_TERROR_REGIME: Final = 58
OBJECTIVE_OUTPOST: Final = 59
OBJECTIVE_HORSE_POWER: Final = 60
OBJECTIVE_GREAT_COMMANDER: Final = 61
OBJECTIVE_BRUTUS: Final = 62
OBJECTIVE_IVORY_TOWER: Final = 63
OBJECTIVE_TRAMPLE: Final = 64
OBJECTIVE_SEA_CLEANSING: Final = 65
OBJECTIVES: Final[tuple[str, ...]] = (
    "large-civilization",
    "scientific-lead",
    "coastal-culture",
    "advanced-culture",
    "religious-fervor",
    "city-planner",
    "eureka",
    "happy-population",
    "education-lead",
    "optimized-storage",
    "wealth",
    "ore-supplies",
    "wood-supplies",
    "food-supplies",
    "architecture",
    "goal-focused",
    "colony",
    "culture-focus",
    "consulate",
    "science-focus",
    "trade-focus",
    "metropolis",
    "seafarers",
    "government",
    "expansionist",
    "city-founder",
    "trade-power",
    "shipping-routes",
    "diversified-research",
    "culture-power",
    "magnificent-culture",
    "star-gazers",
    "traders",
    "versatility",
    "legacy",
    "migration",
    "high-culture",
    "draft",
    "conqueror",
    "warmonger",
    "general",
    "great-battle",
    "defiance",
    "sea-blockade",
    "naval-assault",
    "large-fleet",
    "large-army",
    "fortifications",
    "standing-army",
    "militarized",
    "bold",
    "threat",
    "legendary-battle",
    "scavenger",
    "aggressor",
    "barbarian-conquest",
    "military-might",
    "resistance",
    "terror-regime",
    "outpost",
    "horse-power",
    "great-commander",
    "brutus",
    "ivory-tower",
    "trample",
    "sea-cleansing",
)

TIMING_INSTANT: Final = 0
TIMING_STATUS: Final = 1
TIMING_INSTANT_OR_STATUS: Final = 2
TIMINGS: Final[tuple[str, ...]] = ("instant", "status", "instant-or-status")

EVENT_CARD_COUNT: Final = 58

# The texts of event cards. Cards of one title but with different texts are different events.
EVENT_PESTILENCE: Final = 0
EVENT_EPIDEMICS: Final = 1
EVENT_FAMINE: Final = 2
EVENT_SEVERE_FAMINE: Final = 3
EVENT_GOOD_YEAR_FOR_ALL: Final = 4
EVENT_GOOD_YEAR: Final = 5
EVENT_GOOD_YEAR_SHARED: Final = 6
EVENT_AWESOME_YEAR: Final = 7
EVENT_AWESOME_YEAR_FOR_ALL: Final = 8
EVENT_AWESOME_YEAR_SHARED: Final = 9
EVENT_FANTASTIC_YEAR_FOR_ALL: Final = 10
EVENT_FANTASTIC_YEAR_SHARED: Final = 11
EVENT_FANTASTIC_YEAR: Final = 12
EVENT_GREAT_EXPLORER: Final = 13
EVENT_GREAT_ARTIST: Final = 14
EVENT_GREAT_PROPHET: Final = 15
EVENT_GREAT_PHILOSOPHER: Final = 16
EVENT_GREAT_SCIENTIST: Final = 17
EVENT_ELDER_STATESMAN: Final = 18
EVENT_GREAT_WARLORD: Final = 19
EVENT_GREAT_MERCHANT: Final = 20
EVENT_GREAT_ENGINEER: Final = 21
EVENT_POPULATION_BOOM: Final = 22
EVENT_VOLCANO: Final = 23
EVENT_EARTHQUAKE: Final = 24
EVENT_HEAVY_EARTHQUAKE: Final = 25
EVENT_FLOOD: Final = 26
EVENT_HEAVY_FLOOD: Final = 27
EVENT_MIGRATION: Final = 28
EVENT_CIVIL_WAR: Final = 29
EVENT_REVOLUTION: Final = 30
EVENT_UPRISING: Final = 31
EVENT_ENVOY: Final = 32
EVENT_SOLAR_ECLIPSE: Final = 33
EVENT_TROJAN_HORSE: Final = 34
EVENT_GUILLOTINE: Final = 35
EVENT_ANARCHY: Final = 36
EVENT_SCIENTIFIC_TRADE: Final = 37
EVENT_FLOURISHING_TRADE: Final = 38
EVENT_ERA_OF_STABILITY: Final = 39
EVENT_REFORMATION: Final = 40
EVENT_PANDEMICS: Final = 41
EVENT_BLACK_DEATH: Final = 42
EVENT_FAMINE_VERMIN: Final = 43
EVENT_FAMINE_DROUGHT: Final = 44
EVENT_FIRE: Final = 45
EVENT_SUCCESSFUL_YEAR: Final = 46
EVENT_GREAT_ARCHITECT: Final = 47
EVENT_GREAT_ATHLETE: Final = 48
EVENT_GREAT_DIPLOMAT: Final = 49
EVENT_GREAT_SEER: Final = 50
EVENTS: Final[tuple[str, ...]] = (
    "pestilence",
    "epidemics",
    "famine",
    "severe-famine",
    "good-year-for-all",
    "good-year",
    "good-year-shared",
    "awesome-year",
    "awesome-year-for-all",
    "awesome-year-shared",
    "fantastic-year-for-all",
    "fantastic-year-shared",
    "fantastic-year",
    "great-explorer",
    "great-artist",
    "great-prophet",
    "great-philosopher",
    "great-scientist",
    "elder-statesman",
    "great-warlord",
    "great-merchant",
    "great-engineer",
    "population-boom",
    "volcano",
    "earthquake",
    "heavy-earthquake",
    "flood",
    "heavy-flood",
    "migration",
    "civil-war",
    "revolution",
    "uprising",
    "envoy",
    "solar-eclipse",
    "trojan-horse",
    "guillotine",
    "anarchy",
    "scientific-trade",
    "flourishing-trade",
    "era-of-stability",
    "reformation",
    "pandemics",
    "black-death",
    "famine-vermin",
    "famine-drought",
    "fire",
    "successful-year",
    "great-architect",
    "great-athlete",
    "great-diplomat",
    "great-seer",
)

GOLD_MINE: Final = 0
EXHAUSTED_LAND: Final = 1
BARBARIAN_ARRIVAL: Final = 2
BARBARIAN_MOVEMENT: Final = 3
PIRATE_RAID: Final = 4
EVENT_SYMBOLS: Final[tuple[str, ...]] = (
    "gold-mine",
    "exhausted-land",
    "barbarian-arrival",
    "barbarian-movement",
    "pirate-raid",
)

# Where a great person is kept.
KEPT_HAND: Final = 0
KEPT_FACE_UP: Final = 1
PERSON_PLACES: Final[tuple[str, ...]] = ("hand", "face-up")

STATUS_OBJECTIVES: Final = 0
STATUS_FREE_ADVANCE: Final = 1
STATUS_CARDS: Final = 2
STATUS_RAZING: Final = 3
STATUS_GOVERNMENT: Final = 4
STATUS_STARTING_PLAYER: Final = 5
STATUS_STEPS: Final[tuple[str, ...]] = (
    "objectives",
    "free-advance",
    "cards",
    "razing",
    "government",
    "starting-player",
)

VARIANT_NO_EVENTS: Final = 0
VARIANT_OPTIONAL_EVENTS: Final = 1
VARIANT_SHORT_GAME: Final = 2
VARIANT_SUDDEN_END: Final = 3
VARIANT_WONDER_END: Final = 4
VARIANT_UNEXPECTED_LEADERS: Final = 5
VARIANT_WONDERS_FOR_ALL: Final = 6
VARIANT_ALTERNATIVE_HISTORY: Final = 7
VARIANTS: Final[tuple[str, ...]] = (
    "no-events",
    "optional-events",
    "short-game",
    "sudden-end",
    "wonder-end",
    "unexpected-leaders",
    "wonders-for-all",
    "alternative-history",
)
