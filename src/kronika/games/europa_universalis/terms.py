"""The vocabulary: ids as tuples, their places as integers, and the numbers of pieces."""

from typing import Final

from .places import PROVINCES, REALMS

NONE: Final = -1

POWERS: Final = ("adm", "dip", "mil")
ADM: Final = 0
DIP: Final = 1
MIL: Final = 2
"""EU-2.C2: the types of Monarch Power."""

FAITHS: Final = (
    *("catholic", "counter-reformed", "protestant", "orthodox", "islam", "diverse"),
    "revolutionary",
)
CATHOLIC: Final = 0
COUNTER_REFORMED: Final = 1
PROTESTANT: Final = 2
ORTHODOX: Final = 3
ISLAM: Final = 4
DIVERSE: Final = 5
REVOLUTIONARY: Final = 6
"""EU-15.0.1: religions of Areas and Realms; the sixth is of Areas only."""

BOARDS: Final = ("west", "east", "distant")
WEST: Final = 0
EAST: Final = 1
DISTANT: Final = 2
"""EU-2.M1."""
ALL_BOARDS: Final = 0b111

PORTS: Final = ("none", "port", "island", "inactive")
NO_PORT: Final = 0
PORT: Final = 1
ISLAND_PORT: Final = 2
INACTIVE_PORT: Final = 3
"""EU-2.M11, EU-2.M12, EU-2.M20."""

PHASES: Final = ("draw-cards", "actions", "peace-and-rebels", "income-and-upkeep", "cleanup")
DRAW_CARDS: Final = 0
ACTIONS_PHASE: Final = 1
PEACE_AND_REBELS: Final = 2
INCOME_AND_UPKEEP: Final = 3
CLEANUP: Final = 4
"""Chapter 4: the phases of a round."""

AGES: Final = ("discovery", "reformation", "absolutism", "revolutions")
DISCOVERY: Final = 0
REFORMATION: Final = 1
ABSOLUTISM: Final = 2
REVOLUTIONS: Final = 3
"""EU-2.C19; files and cards count them from 1."""

LAND_UNITS: Final = ("infantry", "cavalry", "artillery")
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2

CATEGORIES: Final = ("regular", "mercenary", "allied")
REGULAR: Final = 0
MERCENARY: Final = 1
ALLIED: Final = 2

SHIPS: Final = ("light", "heavy", "galley")
LIGHT_SHIP: Final = 0
HEAVY_SHIP: Final = 1
GALLEY: Final = 2

WAYS_OF_ACCESS: Final = ("freely", "by-leave", "for-influence", "for-imperial", "for-ducats")
FREELY: Final = 0
BY_LEAVE: Final = 1
FOR_INFLUENCE: Final = 2
FOR_IMPERIAL: Final = 3
FOR_DUCATS: Final = 4
"""EU-9.5.9, EU-9.5.10: how a mover gets into an Area."""

HITS: Final = ("f", "g", "h", "i")
INFANTRY_HIT: Final = 0
OUTLINED_HIT: Final = 1
CAVALRY_HIT: Final = 2
ARTILLERY_HIT: Final = 3
"""The symbols of battle dice, in the letters of the rulebook; NONE is a blank."""

REBEL_FACES: Final = (
    *("rebellion", "lose-1-monarch-power", "exhaust-1-manpower", "lose-2-ducats"),
    *("no-effect", "remove-1-unrest"),
)
REBELLION: Final = 0
LOSE_POWER: Final = 1
EXHAUST: Final = 2
LOSE_DUCATS: Final = 3
NO_EFFECT: Final = 4
REMOVE_UNREST: Final = 5
"""EU-14.2.4."""

PEACE_TERMS: Final = (
    *("white-peace", "keep-board-state", "humiliation", "vassalization", "force-conversion"),
    *("desired-succession", "full-annexation"),
)
"""EU-10.5.1: numbers are in `peace_state`."""

EVENT_TYPES: Final = ("a", "realm", "b")
A_EVENT: Final = 0
REALM_EVENT: Final = 1
B_EVENT: Final = 2
"""EU-16.1.2, EU-16.1.4, EU-16.1.3."""

MARKS: Final = ("1", "2", "x")
FIRST_HALF: Final = 0
SECOND_HALF: Final = 1
EITHER_HALF: Final = 2
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
ACTION_TIME: Final = 0
REACTION_TIME: Final = 1
BATTLE_TIME: Final = 2
DISPLAY_TIME: Final = 3

REACTIONS: Final = (*("covert-action", "war-on-you", "rebel-dice", "enemy-enters", "battle-roll"),)
"""What an action card can react to: a Covert Action that affects you, declared and paid; a
declaration of war on you, in your step, or after you accepted a defensive Call to Arms; your first
Rebel Dice of a step or effect; Enemies about to enter an Area with an own Army; dice that both
sides rolled, before casualties, in a battle that you lead."""

TRADE_CLASSES: Final = ("staple", "standard", "luxury", "colonial", "bullion")
SPECIAL_GOODS: Final = ("gold", "slaves")
GOLD: Final = 0
SLAVES: Final = 1
"""EU-12.1.6, EU-12.1.7."""
KEY_RULES: Final = ("token-on-key", "own-key")
TOKEN_ON_KEY: Final = 0
OWN_KEY: Final = 1
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

DNPRS: Final = 8
"""EU-13.3.1: colours times patterns of tokens."""
FREE_STATE: Final = 158
"""EU-14.3.14: the first of as many Realms, one for each colour and pattern, behind all others."""
REALM_COUNT: Final = 166
AREA_COUNT: Final = 194
PROVINCE_COUNT: Final = 412
ZONE_COUNT: Final = 30
NODE_COUNT: Final = 26
"""Of `places`, as numbers that compiled code knows."""

REBELS: Final = 6
"""Who occupies a Province, if it is no player: as a number behind those of the seats."""

NO_DISC: Final = 0
SMALL_TOWN: Final = 1
LARGE_TOWN: Final = 2
TWO_TOWNS: Final = 3
STAND_IN: Final = 4
"""EU-7.5.4, EU-7.5.6, EU-7.5.9: what a player has put on a Province: a Town of one of the sizes,
two Small Towns on a Large Province, or Vassal tokens for want of Towns."""

LIGHT: Final = 0
HEAVY: Final = 1
DAMAGED: Final = 2
GALLEYS: Final = 3
FLEET_SHIPS: Final = 4
"""Ships of a fleet."""

NO_TOKEN: Final = 0
CRUSADE: Final = 1
EXCOMMUNICATED: Final = 2
"""EU-CMP.12: the sides of one token."""

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
