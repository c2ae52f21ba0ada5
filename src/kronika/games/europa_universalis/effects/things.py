"""What the words of the language speak of: ids as tuples, their places as integers."""

from typing import Final

RESOURCES: Final = (
    *("ducats", "adm", "dip", "mil", "monarch-power", "prestige", "stability", "manpower"),
    *("manpower-token", "colonist", "influence", "claim", "alliance", "marriage", "cardinal"),
    *("imperial-authority", "merchant", "action-card", "town", "vassal", "infantry", "cavalry"),
    *("artillery", "mercenary", "light-ship", "heavy-ship", "galley", "core", "casus-belli"),
)
DUCATS, ADM_POWER, DIP_POWER, MIL_POWER, MONARCH_POWER, PRESTIGE, STABILITY, MANPOWER = range(8)
MANPOWER_TOKEN, COLONIST, INFLUENCE, CLAIM, ALLIANCE, MARRIAGE, CARDINAL = range(8, 15)
IMPERIAL_AUTHORITY, MERCHANT, ACTION_CARD, TOWN, VASSAL, INFANTRY, CAVALRY = range(15, 22)
ARTILLERY, MERCENARY, LIGHT_SHIP, HEAVY_SHIP, GALLEY, CORE, CASUS_BELLI = range(22, 29)

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
EVENT, DIPLOMACY, EXPLORE, RESEARCH_IDEA, FOCUS, CHANGE_RELIGION, APPOINT = range(7)
APPOINT_ADVISOR, APPOINT_LEADER, CALL_TO_ARMS, LOAN_TAKE, LOAN_REPAY, REPLENISH = range(7, 13)
CUT_TIES, INCREASE_STABILITY, CONVERT_AREA, COLONIZE, PLACE_INFLUENCE = range(13, 18)
FORGE_ALLIANCE, FABRICATE_CLAIMS, TRADE, DECLARE_WAR, LAND_MOVE, SIEGE = range(18, 24)
NAVAL_MOVE, UNDOCK, RECRUIT_UNITS, SUPPRESS_UNREST, RAISE_IA, PAPAL_ACTION = range(24, 30)
"""Chapter 5. `appoint` is of an Advisor or a Leader; `land-move` and `naval-move` are those of an
activation, with all that follows."""

COSTS: Final = (
    *ACTIONS,
    *("raise-stability", "diplomacy-marriage", "upkeep-advisor", "upkeep-regular", "interest"),
    *("recruit-regular-infantry", "recruit-mercenary", "recruit-heavy-ship", "recruit-artillery"),
    *("call-to-arms-defensive", "war-without-cb", "military-access", "card"),
)
RAISE_STABILITY, DIPLOMACY_MARRIAGE, UPKEEP_ADVISOR, UPKEEP_REGULAR, INTEREST = range(30, 35)
RECRUIT_REGULAR_INFANTRY, RECRUIT_MERCENARY, RECRUIT_HEAVY_SHIP, RECRUIT_ARTILLERY = range(35, 39)
CALL_TO_ARMS_DEFENSIVE, WAR_WITHOUT_CB, MILITARY_ACCESS, PLAY_CARD = range(39, 43)
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
(PAID_ADM, PAID_DIP, PAID_MIL, PAID_ANY, PAID_DUCATS, PAID_INFLUENCE, PAID_STABILITY) = range(7)
PAID_ADM_OR_COLONIST: Final = 7

PER: Final = ("action", "unit", "claim", "advisor", "ally", "target", "round")
PER_ACTION, PER_UNIT, PER_CLAIM, PER_ADVISOR, PER_ALLY, PER_TARGET, PER_ROUND = range(7)

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
HRE, HRE_ELECTORS, ALL_DISTANT, MAIN_MAP = range(4)
"""Numbers of continents come behind these."""

OWN: Final = (
    *("towns", "large-towns", "vassals", "ports", "capital", "provinces", "distant-towns", "discs"),
    *("areas", "port-areas", "dissent-areas", "ducats", "deployed-regulars", "cavalry-in-battle"),
)
(TOWNS, OWN_LARGE_TOWNS, VASSALS, OWN_PORTS, CAPITAL, OWN_PROVINCES, DISTANT_TOWNS, DISCS) = range(
    8
)
OWN_AREAS, PORT_AREAS, DISSENT_AREAS, OWN_DUCATS, DEPLOYED_REGULARS, CAVALRY_IN_BATTLE = range(
    8, 14
)
ONLY_COUNTED: Final = 11
"""From here on they select nothing on the map and stand in counts only."""

TARGETS: Final = ("area", "npr", "npr-or-own-vassal", "node", "own-army")
AREA_TARGET, NPR_TARGET, NPR_OR_VASSAL_TARGET, NODE_TARGET, ARMY_TARGET = range(5)

HAVING: Final = ("marriage", "state-religion", "capital-in")
HAVING_MARRIAGE, HAVING_RELIGION, HAVING_CAPITAL_IN = range(3)

TRIGGERS: Final = (
    *("phase-4-d", "phase-4-e", "phase-5-a", "age-end", "battle-start", "province-besieged"),
    *("enforce-terms", "accept-defensive-cta", "ruler-lost"),
)
(AT_4_D, AT_4_E, AT_5_A, AT_AGE_END, AT_BATTLE_START, AT_SIEGE, AT_PEACE_TERMS) = range(7)
AT_DEFENSIVE_CALL, AT_LOST_RULER = range(7, 9)
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

IMMUNITIES: Final = (
    *("religious-dissent", "age-end-marriage-loss", "interregnum-stability-loss"),
    *("leader-ill-health", "lost-at-sea", "declare-war"),
)
TO_DISSENT, TO_MARRIAGE_LOSS, TO_INTERREGNUM, TO_ILL_HEALTH, TO_LOST_AT_SEA, TO_WAR = range(6)
"""Phase 3 G; EU-4.6.5, of which the Prestige is scored; EU-4.3.F1; EU-9.7.21 and EU-9.9.13;
EU-16.5.6; who may not declare war."""
ENABLED: Final = ("artillery", "explore-with-ships", "cb-holy-war")
DICE: Final = ("infantry", "cavalry", "artillery", "any", "leader-dice")
BATTLES: Final = ("land-battle", "naval-battle")
SIDES: Final = ("land", "naval")
SINCE: Final = ("round", "age", "game")
THIS_ROUND, THIS_AGE, THIS_GAME = range(3)
FORBIDDEN: Final = (*ACTIONS, "automatic-white-peace")
AUTOMATIC_WHITE_PEACE: Final = 30
NODE_SETS: Final = ("listed", "maritime", "any", "distant")
LISTED, MARITIME, ANY_NODE, DISTANT_NODES = range(4)
STATE_RELIGION: Final = 7
UNDERLYING: Final = 8
"""Where a faith is meant, behind the faiths: that of the Realm; what lies under a Revolution."""
THAT: Final = -2
"""The Realm that was picked last."""
ALL_OF_IT: Final = -2
"""A discount that leaves nothing to pay."""
