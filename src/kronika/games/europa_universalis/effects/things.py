"""What the words of the language speak of: ids as tuples, their places as integers."""

from typing import Final

RESOURCES: Final = (
    *("ducats", "adm", "dip", "mil", "monarch-power", "prestige", "stability", "manpower"),
    *("manpower-token", "colonist", "influence", "claim", "alliance", "marriage", "cardinal"),
    *("imperial-authority", "merchant", "action-card", "town", "vassal", "infantry", "cavalry"),
    *("artillery", "mercenary", "light-ship", "heavy-ship", "galley", "core", "casus-belli"),
)
DUCATS: Final = 0
ADM_POWER: Final = 1
DIP_POWER: Final = 2
MIL_POWER: Final = 3
MONARCH_POWER: Final = 4
PRESTIGE: Final = 5
STABILITY: Final = 6
MANPOWER: Final = 7
MANPOWER_TOKEN: Final = 8
COLONIST: Final = 9
INFLUENCE: Final = 10
CLAIM: Final = 11
ALLIANCE: Final = 12
MARRIAGE: Final = 13
CARDINAL: Final = 14
IMPERIAL_AUTHORITY: Final = 15
MERCHANT: Final = 16
ACTION_CARD: Final = 17
TOWN: Final = 18
VASSAL: Final = 19
INFANTRY: Final = 20
CAVALRY: Final = 21
ARTILLERY: Final = 22
MERCENARY: Final = 23
LIGHT_SHIP: Final = 24
HEAVY_SHIP: Final = 25
GALLEY: Final = 26
CORE: Final = 27
CASUS_BELLI: Final = 28

RESOURCE_PARTS: Final = {
    "manpower-token": "where",
    "influence": "where! room-only max-per-area",
    "claim": "where! max-per-area",
    "alliance": "where!",
    "marriage": "where!",
    "action-card": "deck from that",
    "town": "where!",
    "vassal": "where!",
    "infantry": "where",
    "cavalry": "where",
    "artillery": "where",
    "mercenary": "unit! where",
    "light-ship": "where",
    "heavy-ship": "where",
    "galley": "where",
    "core": "where!",
    "casus-belli": "against! optional",
}
"""What can be said of a resource besides who and how many; `!`: must be said of a gain."""

ACTIONS: Final = (
    *("event", "diplomacy", "explore", "research-idea", "focus", "change-religion", "appoint"),
    *("appoint-advisor", "appoint-leader", "call-to-arms", "loan-take", "loan-repay", "replenish"),
    *("cut-ties", "increase-stability", "convert-area", "colonize", "influence"),
    *("forge-alliance", "fabricate-claims", "trade", "declare-war", "land-move", "siege"),
    *("naval-move", "undock", "recruit-units", "suppress-unrest", "raise-ia", "papal-action"),
)
EVENT: Final = 0
DIPLOMACY: Final = 1
EXPLORE: Final = 2
RESEARCH_IDEA: Final = 3
FOCUS: Final = 4
CHANGE_RELIGION: Final = 5
APPOINT: Final = 6
APPOINT_ADVISOR: Final = 7
APPOINT_LEADER: Final = 8
CALL_TO_ARMS: Final = 9
LOAN_TAKE: Final = 10
LOAN_REPAY: Final = 11
REPLENISH: Final = 12
CUT_TIES: Final = 13
INCREASE_STABILITY: Final = 14
CONVERT_AREA: Final = 15
COLONIZE: Final = 16
PLACE_INFLUENCE: Final = 17
FORGE_ALLIANCE: Final = 18
FABRICATE_CLAIMS: Final = 19
TRADE: Final = 20
DECLARE_WAR: Final = 21
LAND_MOVE: Final = 22
SIEGE: Final = 23
NAVAL_MOVE: Final = 24
UNDOCK: Final = 25
RECRUIT_UNITS: Final = 26
SUPPRESS_UNREST: Final = 27
RAISE_IA: Final = 28
PAPAL_ACTION: Final = 29
"""Chapter 5. `appoint` is of an Advisor or a Leader; `land-move` and `naval-move` are those of an
activation, with all that follows."""

COSTS: Final = (
    *ACTIONS,
    *("raise-stability", "diplomacy-marriage", "upkeep-advisor", "upkeep-regular", "interest"),
    *("recruit-regular-infantry", "recruit-mercenary", "recruit-heavy-ship", "recruit-artillery"),
    *("call-to-arms-defensive", "war-without-cb", "military-access", "card"),
)
RAISE_STABILITY: Final = 30
DIPLOMACY_MARRIAGE: Final = 31
UPKEEP_ADVISOR: Final = 32
UPKEEP_REGULAR: Final = 33
INTEREST: Final = 34
RECRUIT_REGULAR_INFANTRY: Final = 35
RECRUIT_MERCENARY: Final = 36
RECRUIT_HEAVY_SHIP: Final = 37
RECRUIT_ARTILLERY: Final = 38
CALL_TO_ARMS_DEFENSIVE: Final = 39
WAR_WITHOUT_CB: Final = 40
MILITARY_ACCESS: Final = 41
PLAY_CARD: Final = 42
"""What a modifier can make cheaper or dearer: actions, and more; last the playing of a card.
`raise-stability` is every action or card that raises Stability; a defensive Call to Arms is paid
with Influence, a war without Casus Belli with Stability."""

COST_TYPES: Final = (
    "adm",
    "dip",
    "mil",
    "any",
    "ducats",
    "influence",
    "stability",
    "adm-or-colonist",
)
PAID_ADM: Final = 0
PAID_DIP: Final = 1
PAID_MIL: Final = 2
PAID_ANY: Final = 3
PAID_DUCATS: Final = 4
PAID_INFLUENCE: Final = 5
PAID_STABILITY: Final = 6
PAID_ADM_OR_COLONIST: Final = 7

PER: Final = ("action", "unit", "claim", "advisor", "ally", "target", "round")
PER_ACTION: Final = 0
PER_UNIT: Final = 1
PER_CLAIM: Final = 2
PER_ADVISOR: Final = 3
PER_ALLY: Final = 4
PER_TARGET: Final = 5
PER_ROUND: Final = 6

INCOMES: Final = ("adm", "dip", "mil", "ducats")

WITH_PARTS: Final = {
    "appoint": "card:gained ducat-discount:discount mil-discount:int1",
    "appoint-advisor": "ducat-discount:discount",
    "trade": "reveal:int1 trade-power:int1",
    "explore": "free-rerolls:int1",
    "change-religion": "counter-reformation:true",
    "land-move": "mover:army steps:int1 mountains-free:true no-battle:true different-movers:true "
    "battles-last:true",
    "siege": "free-units:int1 siege-strength:int1",
    "naval-move": "range:int1 pass-hostile:int1",
    "recruit-units": "only:categories mercenary-limit:int1 unit-discount:int1",
}
"""How an action that is gained can differ from the usual one. The card just gained is appointed;
so many besiegers cost no Military Power, so much Siege Strength is added; each Ship passes so many
Hostile Sea Zones without a battle; only these categories are recruited, so many Mercenaries instead
of 3; the mover goes only where no battle follows, or all battles come after all moves."""

MEASURES: Final = (
    *("prestige", "base-tax", "tax-income", "ducats", "stability", "adm", "dip", "mil"),
    *("monarch-power", "manpower", "land-units", "ships", "towns", "vassals", "alliances"),
    *("marriages", "influence", "ideas", "advisors", "cardinals", "colonies", "distant-towns"),
)
"""Of Towns, Vassals and so on, how many; `colonies` are Territories; base tax is EU-DV.1."""

REGIONS: Final = ("hre", "hre-electors", "distant", "main")
HRE: Final = 0
HRE_ELECTORS: Final = 1
ALL_DISTANT: Final = 2
MAIN_MAP: Final = 3
"""Numbers of continents come behind these."""

OWN: Final = (
    *("towns", "large-towns", "vassals", "ports", "capital", "provinces", "distant-towns", "discs"),
    *("areas", "port-areas", "dissent-areas", "ducats", "deployed-regulars", "cavalry-in-battle"),
)
TOWNS: Final = 0
OWN_LARGE_TOWNS: Final = 1
VASSALS: Final = 2
OWN_PORTS: Final = 3
CAPITAL: Final = 4
OWN_PROVINCES: Final = 5
DISTANT_TOWNS: Final = 6
DISCS: Final = 7
OWN_AREAS: Final = 8
PORT_AREAS: Final = 9
DISSENT_AREAS: Final = 10
OWN_DUCATS: Final = 11
DEPLOYED_REGULARS: Final = 12
CAVALRY_IN_BATTLE: Final = 13
ONLY_COUNTED: Final = 11
"""From here on they select nothing on the map and stand in counts only."""

TARGETS: Final = ("area", "npr", "npr-or-own-vassal", "node", "own-army")
AREA_TARGET: Final = 0
NPR_TARGET: Final = 1
NPR_OR_VASSAL_TARGET: Final = 2
NODE_TARGET: Final = 3
ARMY_TARGET: Final = 4

HAVING: Final = ("marriage", "state-religion", "capital-in")
HAVING_MARRIAGE: Final = 0
HAVING_RELIGION: Final = 1
HAVING_CAPITAL_IN: Final = 2

TRIGGERS: Final = (
    *("phase-4-d", "phase-4-e", "phase-5-a", "age-end", "battle-start", "province-besieged"),
    *("enforce-terms", "accept-defensive-cta", "ruler-lost"),
)
AT_4_D: Final = 0
AT_4_E: Final = 1
AT_5_A: Final = 2
AT_AGE_END: Final = 3
AT_BATTLE_START: Final = 4
AT_SIEGE: Final = 5
AT_PEACE_TERMS: Final = 6
AT_DEFENSIVE_CALL: Final = 7
AT_LOST_RULER: Final = 8
"""Steps of a phase: what they give counts for no limit of the step; EU-4.6.5; EU-9.7.13, also at
sea unless a condition says land; EU-9.8.5, a player besieges own Provinces; a Peace Term is
enforced; a defensive Call to Arms is accepted; EU-7.2.20. Several Ideas of a player come in the
order that he chooses, several players in turn order, in battle by EU-9.7.13."""

LIMITS: Final = (
    *("alliances", "marriages", "merchants", "mercenaries-per-turn", "influence-per-area-turn"),
    *("manpower", "manpower-refresh-max", "war-unrest", "corruption-free-treasury"),
    *("disputed-succession-penalty", "unused-cb-penalty"),
)
"""EU-SM.2, EU-SM.4, EU-11.1.9, EU-DV.4; then the 6 of EU-4.5.A3, the 2 of EU-4.3.H1, all steps of
EU-4.4.C1, the 3 of EU-4.3.E1, the 2 of EU-4.3.A2."""
ALLIANCE_LIMIT: Final = 0
MARRIAGE_LIMIT: Final = 1
MANPOWER_LIMIT: Final = 5

IMMUNITIES: Final = (
    *("religious-dissent", "age-end-marriage-loss", "interregnum-stability-loss"),
    *("leader-ill-health", "lost-at-sea", "declare-war"),
)
TO_DISSENT: Final = 0
TO_MARRIAGE_LOSS: Final = 1
TO_INTERREGNUM: Final = 2
TO_ILL_HEALTH: Final = 3
TO_LOST_AT_SEA: Final = 4
TO_WAR: Final = 5
"""Phase 3 G; EU-4.6.5, of which the Prestige is scored; EU-4.3.F1; EU-9.7.21 and EU-9.9.13;
EU-16.5.6; who may not declare war."""
ENABLED: Final = ("artillery", "explore-with-ships", "cb-holy-war")
DICE: Final = ("infantry", "cavalry", "artillery", "any", "leader-dice")
BATTLES: Final = ("land-battle", "naval-battle")
SIDES: Final = ("land", "naval")
SINCE: Final = ("round", "age", "game")
THIS_ROUND: Final = 0
THIS_AGE: Final = 1
THIS_GAME: Final = 2
FORBIDDEN: Final = (*ACTIONS, "automatic-white-peace")
AUTOMATIC_WHITE_PEACE: Final = 30
NODE_SETS: Final = ("listed", "maritime", "any", "distant")
LISTED: Final = 0
MARITIME: Final = 1
ANY_NODE: Final = 2
DISTANT_NODES: Final = 3
STATE_RELIGION: Final = 7
UNDERLYING: Final = 8
"""Where a faith is meant, behind the faiths: that of the Realm; what lies under a Revolution."""
THAT: Final = -2
"""The Realm that was picked last."""
ALL_OF_IT: Final = -2
"""A discount that leaves nothing to pay."""
