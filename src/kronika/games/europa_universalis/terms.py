"""The vocabulary: ids as tuples, their places as integers, and the numbers of pieces."""

from typing import Final

from .places import PROVINCES, REALMS

NONE: Final = -1

POWERS: Final = ("adm", "dip", "mil")
ADM, DIP, MIL = range(3)
"""EU-2.C2: the types of Monarch Power."""

FAITHS: Final = (
    *("catholic", "counter-reformed", "protestant", "orthodox", "islam", "diverse"),
    "revolutionary",
)
CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX, ISLAM, DIVERSE, REVOLUTIONARY = range(7)
"""EU-15.0.1: religions of Areas and Realms; the sixth is of Areas only."""

BOARDS: Final = ("west", "east", "distant")
WEST, EAST, DISTANT = range(3)
"""EU-2.M1."""
ALL_BOARDS: Final = 0b111

PORTS: Final = ("none", "port", "island", "inactive")
NO_PORT, PORT, ISLAND_PORT, INACTIVE_PORT = range(4)
"""EU-2.M11, EU-2.M12, EU-2.M20."""

PHASES: Final = ("draw-cards", "actions", "peace-and-rebels", "income-and-upkeep", "cleanup")
DRAW_CARDS, ACTIONS_PHASE, PEACE_AND_REBELS, INCOME_AND_UPKEEP, CLEANUP = range(5)
"""Chapter 4: the phases of a round."""

AGES: Final = ("discovery", "reformation", "absolutism", "revolutions")
DISCOVERY, REFORMATION, ABSOLUTISM, REVOLUTIONS = range(4)
"""EU-2.C19; files and cards count them from 1."""

LAND_UNITS: Final = ("infantry", "cavalry", "artillery")
INFANTRY, CAVALRY, ARTILLERY = range(3)

CATEGORIES: Final = ("regular", "mercenary", "allied")
REGULAR, MERCENARY, ALLIED = range(3)

SHIPS: Final = ("light", "heavy", "galley")
LIGHT_SHIP, HEAVY_SHIP, GALLEY = range(3)

HITS: Final = ("f", "g", "h", "i")
INFANTRY_HIT, OUTLINED_HIT, CAVALRY_HIT, ARTILLERY_HIT = range(4)
"""The symbols of battle dice, in the letters of the rulebook; NONE is a blank."""

REBEL_FACES: Final = (
    *("rebellion", "lose-1-monarch-power", "exhaust-1-manpower", "lose-2-ducats"),
    *("no-effect", "remove-1-unrest"),
)
REBELLION, LOSE_POWER, EXHAUST, LOSE_DUCATS, NO_EFFECT, REMOVE_UNREST = range(6)
"""EU-14.2.4."""

EVENT_TYPES: Final = ("a", "realm", "b")
A_EVENT, REALM_EVENT, B_EVENT = range(3)
"""EU-16.1.2, EU-16.1.4, EU-16.1.3."""

MARKS: Final = ("1", "2", "x")
FIRST_HALF, SECOND_HALF, EITHER_HALF = range(3)
"""EU-16.0.5."""

SYMBOLS: Final = (
    *("mortality-1", "mortality-2", "mortality-3", "mortality-4", "mortality-5", "mortality-6"),
    *("rebellion", "native-uprising", "lost-at-sea", "pirates", "cardinal-dies", "attrition"),
    *("disloyal-vassals", "dnpr-expansion-amber", "dnpr-expansion-teal"),
    *("dnpr-expansion-violet", "dnpr-expansion-slate", "religious-ideas", "revolution"),
    "power-struggle",
)
REBELLION_SYMBOL: Final = 6
NATIVE_UPRISING: Final = 7
LOST_AT_SEA: Final = 8
PIRATES: Final = 9
CARDINAL_DIES: Final = 10
ATTRITION: Final = 11
DISLOYAL_VASSALS: Final = 12
FIRST_EXPANSION: Final = 13
RELIGIOUS_IDEAS: Final = 17
REVOLUTION: Final = 18
POWER_STRUGGLE: Final = 19
"""Chapter 16.5: mortality symbols first, expansions in the order of the colours."""
MORTALITIES: Final = 6

COLOURS: Final = ("amber", "teal", "violet", "slate")
PATTERNS: Final = ("plain", "striped")
"""Of the tokens of Dynamic NPRs."""

MILESTONE_DECKS: Final = ("expansion", "politics", "warfare", "economics")
"""EU-17.3.1."""
GENERIC_DECKS: Final = ("generic-1", "generic-2")
"""EU-17.2.1: of missions that belong to no Realm."""
TIERS: Final = 3

TIMINGS: Final = ("action", "reaction", "battle-action", "display")
ACTION_TIME, REACTION_TIME, BATTLE_TIME, DISPLAY_TIME = range(4)

REACTIONS: Final = (*("covert-action", "war-on-you", "rebel-dice", "enemy-enters", "battle-roll"),)
"""What an action card can react to: a Covert Action that affects you, declared and paid; a
declaration of war on you, in your step, or after you accepted a defensive Call to Arms; your first
Rebel Dice of a step or effect; Enemies about to enter an Area with an own Army; dice that both
sides rolled, before casualties, in a battle that you lead."""

TRADE_CLASSES: Final = ("staple", "standard", "luxury", "colonial", "bullion")
SPECIAL_GOODS: Final = ("gold", "slaves")
GOLD, SLAVES = range(2)
"""EU-12.1.6, EU-12.1.7."""
KEY_RULES: Final = ("token-on-key", "own-key")
TOKEN_ON_KEY, OWN_KEY = range(2)
"""EU-12.1.5."""

NEEDS: Final = ("west", "east", "distant", "hre", "port", "age-2", "age-3", "age-4")
"""What a scenario must have for a card; boards first."""

ADVANCED: Final = (
    *("npr-invasions", "negotiated-peace", "power-struggles", "hre-religion", "imperial-elections"),
)
OPTIONAL: Final = (
    *("secret-negotiations", "available-mercenaries", "no-surrender", "helping-hand"),
    *("religious-rebels", "random-x-events", "revealing-more"),
)
"""EU-2.0.2, EU-2.0.3."""

CHARTS: Final = (
    *("defend", "siege", "colonize", "event", "military", "diplomacy", "naval", "papal-curia"),
    *("explore", "spy", "unrest", "convert", "focus", "idea"),
)
"""EU-BOT.7: what bots do."""

ROMA: Final = PROVINCES.index("roma")
PAPAL_STATES: Final = REALMS.index("papal-states")
NETHERLANDS: Final = REALMS.index("netherlands")
"""EU-2.O10, EU-2.O11: Realms and a Province that rules name."""

# EU-CMP.2: cards.
ACTION_CARDS: Final = 108
TRADE_CARDS: Final = 44
EVENT_CARDS: Final = 221
SETUP_CARDS: Final = 17
MISSION_CARDS: Final = 160
MILESTONE_CARDS: Final = 64
IDEA_CARDS: Final = 30
STRUGGLE_CARDS: Final = 10
BOT_CARDS: Final = 48
BOT_DECK: Final = 20
A_EVENTS: Final = 8
"""EU-16.1.2: of each age."""
ROUNDS_OF_AGE: Final = 4

# EU-CMP.4, EU-CMP.5, EU-CMP.7: the general supply.
MERCENARY_UNITS: Final = 20
BLACK_UNITS: Final = 25
REBEL_TOWNS: Final = 15
BLACK_SHIPS: Final = 10
IMPERIAL_CUBES: Final = 6
ILL_HEALTH_TOKENS: Final = 30
PROTESTANT_TOKENS: Final = 32
CATHOLIC_TOKENS: Final = 9
ORTHODOX_TOKENS: Final = 11
REVOLUTION_TOKENS: Final = 10
NOT_HRE_TOKENS: Final = 8
EXPANDED_TOKENS: Final = 6
OCCUPIED_TOKENS: Final = 11
DNPR_TOKENS: Final = 53

# EU-CMP.8, EU-CMP.9, EU-SM.1, EU-SM.2, EU-SM.4: of each player.
PLAYERS: Final = 6
ARMIES: Final = 3
MERCHANTS: Final = 3
CUBES: Final = 30
REGULAR_UNITS: Final = 20
OWN_SHIPS: Final = 15
LARGE_TOWNS: Final = 8
SMALL_TOWNS: Final = 40
CLAIM_TOKENS: Final = 8
CORE_TOKENS: Final = 6
CB_TOKENS: Final = 2
ALLIANCE_TOKENS: Final = 4
MARRIAGE_TOKENS: Final = 4
VASSAL_TOKENS: Final = 19
WAR_TOKENS: Final = 5

MOST_POWER: Final = 10
"""EU-2.C2: cubes of one type of Monarch Power."""
LEAST_STABILITY: Final = -3
MOST_STABILITY: Final = 3
"""EU-2.C21."""
MOST_AUTHORITY: Final = 6
"""EU-18.1.1."""
MOST_INTEREST: Final = 5
INFLUENCE_OF_AREA: Final = 5
"""EU-11.1.2."""
ALLIANCES: Final = 3
MARRIAGES: Final = 3
START_MERCHANTS: Final = 2
MOST_ARMY_DICE: Final = 3
MOST_MANPOWER: Final = 20
"""EU-9.3.6."""
MISSION_HAND: Final = 2
CURIA_SLOTS: Final = 6
MOST_SKILL: Final = 3
IDEA_PRESTIGE: Final = 2
MILESTONE_PRESTIGE: Final = (5, 3, 1)
"""EU-17.3.5."""
