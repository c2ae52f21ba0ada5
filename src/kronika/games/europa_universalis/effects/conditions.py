"""What can hold."""

from typing import Final

from .vocabulary import Family

OWNS: Final = 0
HOLDS: Final = 1
CONTROLS: Final = 2
OCCUPIES: Final = 3
PLAYER_OWNED: Final = 4
OWNED_AREAS: Final = 5
WHOLE_AREAS: Final = 6
CORE: Final = 7
CORES: Final = 8
BASE_TAX: Final = 9
DISTANT_TOWNS: Final = 10
COLONIES: Final = 11
CONTINENTS: Final = 12
CONVERTED: Final = 13
VASSAL: Final = 14
VASSAL_TOKENS: Final = 15
ALLIED_WITH: Final = 16
MARRIED_TO: Final = 17
ALLIANCES: Final = 18
MARRIAGES: Final = 19
INFLUENCE_IN: Final = 20
INFLUENCE_AREAS: Final = 21
INFLUENCE_LEAD: Final = 22
MOST_INFLUENCE: Final = 23
CLAIMS: Final = 24
CARDINALS: Final = 25
PAPAL_CONTROLLER: Final = 26
EMPEROR: Final = 27
IMPERIAL_AUTHORITY: Final = 28
AT_WAR: Final = 29
AT_PEACE: Final = 30
RELIGION: Final = 31
AREA_RELIGION: Final = 32
STABILITY: Final = 33
DUCATS: Final = 34
INTEREST: Final = 35
ADVISORS: Final = 36
MANPOWER: Final = 37
MONARCH_POWER: Final = 38
PRESTIGE_RANK: Final = 39
RULER_SKILL: Final = 40
HAS_IDEA: Final = 41
LAND_UNITS: Final = 42
SHIPS: Final = 43
PROTECTING_SHIPS: Final = 44
GENERALS: Final = 45
WON_BATTLES: Final = 46
PEACE_ENFORCED: Final = 47
UNREST: Final = 48
REBELS: Final = 49
DISSENT_AREAS: Final = 50
MERCHANTS_IN: Final = 51
EXPANDED_NODES: Final = 52
TRADE_INCOME: Final = 53
TRADE_POWER_IN: Final = 54
LEADS: Final = 55
DISCOVERED: Final = 56
COMPLETED: Final = 57
AGE: Final = 58
CONVERTIBLE: Final = 59
IN_REACH: Final = 60
OPPONENT_DISCS: Final = 61
PLAYER_UNITS: Final = 62
CONNECTED: Final = 63
EXPANDED: Final = 64
KEY_POWER: Final = 65
BATTLE: Final = 66
LEADER_IN_USE: Final = 67
INFANTRY_IN_BATTLE: Final = 68
ARTILLERY_UP_TO_CAVALRY: Final = 69
ENTERED: Final = 70
LOSER_IS_OPPONENT: Final = 71
PLAYS: Final = 72
PLAYER_REALM: Final = 73
NPR: Final = 74
HRE_AREA: Final = 75
ALL: Final = 76
ANY: Final = 77
NOT: Final = 78

CONDITIONS: Final = Family(
    "condition",
    """
    owns | in=where:places! all=whole:true half:true BOUNDS
        | So many Provinces there are Owned (EU-2.T13); all of them; or at least half.
    holds | in=where:places! all=whole:true BOUNDS
        | As `owns`, with Provinces of Vassals that nobody Occupies.
    controls | in=where:places! all=whole:true BOUNDS
        | Provinces Owned or Occupied.
    occupies | in=where:places all=whole:true BOUNDS
        | Provinces Occupied.
    player-owned | in=where:places! min=least:number!
        | Provinces there that players Own.
    owned-areas | in=where:places only=no_core:no-core BOUNDS
        | Areas in which at least 1 Province is Owned; `only`: of these, Areas without an own
        Core Province.
    whole-areas | in=where:places BOUNDS
        | Areas of the main map in which every Province in play is Owned.
    core | in=where:places! all=whole:true! who:who
        | All Provinces there are own Core Provinces.
    cores | BOUNDS
        | Own Core tokens.
    base-tax | of=where:realms BOUNDS
        | Base Tax (EU-DV.1), or that of a Realm.
    distant-towns | in=where:places BOUNDS
        | Distant Provinces and Territories Owned.
    colonies | BOUNDS
        | Territories Owned.
    continents | BOUNDS
        | Distant continents on which at least 1 is Owned.
    converted | BOUNDS
        | Areas that one converted to the own State Religion by action or card.
    vassal | realm:realm BOUNDS
        | That Realm is a Vassal; or the number of Vassal Realms.
    vassal-tokens | BOUNDS
        | Vassal tokens on the board.
    allied-with | realm:realm! who:who
        | There is an Alliance with the Realm.
    married-to | realm:realm! who:who
        | There is a Marriage with the Realm.
    alliances | with=partner:partner BOUNDS
        | Alliances in play, on either side of the token; with members of the Empire, NPRs or
        players only.
    marriages | BOUNDS
        | Marriage tokens on their Marriage side.
    influence-in | where:places! BOUNDS
        | Own cubes and Marriages there; Imperial Influence does not count.
    influence-areas | where:places BOUNDS
        | Areas with at least 1 of these.
    influence-lead | where:places! BOUNDS
        | Areas in which one has at least 2 and more than every other player.
    most-influence | where:realms! min=least:number! who:who
        | At least so much Influence in the Areas of the Realm, and more than every Opponent;
        Marriages and Imperial Influence count.
    claims | in=where:places BOUNDS
        | Claim tokens; Core tokens do not count.
    cardinals | BOUNDS
        | Cardinals, that of Roma too.
    papal-controller | true who:who
        | One is the Papal Controller.
    emperor | true who:who
        | One is the Emperor.
    imperial-authority | min=least:number max=most:number
        | Imperial Authority.
    at-war | true with=realm:realm who:who
        | One is at war, or with that Realm.
    at-peace | who=subject:subject
        | One is at peace, or the chosen Realm.
    religion | faith=faiths:faiths! who:who
        | The State Religion is one of these; Catholic includes Counter-Reformed.
    area-religion | where:places! is=faith:faith-or-state! min=least:number
        | So many Areas (not slots), or all, have the faith.
    stability | BOUNDS
        | Stability.
    ducats | BOUNDS
        | The treasury.
    interest | BOUNDS
        | Interest tokens.
    advisors | BOUNDS
        | Advisors at court.
    manpower | BOUNDS
        | The Manpower value.
    monarch-power | type=power:power! BOUNDS
        | Monarch Power of the type.
    prestige-rank | is=rank:rank! who:who
        | First or last in Prestige.
    ruler-skill | type=power:power! min=least:number! who:who
        | The skill of the Ruler.
    has-idea | id=idea:idea type=power:power government=form:true min=least:number who:who
        | The Idea; so many Ideas, of the type; or a Government Form.
    land-units | kind=kinds:land-units category:category where:places BOUNDS
        | Deployed land Units, of these kinds, of the category, there.
    ships | kind=kinds:ships where=zones:zones BOUNDS
        | Deployed Ships, of these kinds, in these Sea Zones or in Ports facing them.
    protecting-ships | BOUNDS
        | Light Ships on Trade Protection slots.
    generals | BOUNDS
        | Leaders in command of an Army or the Fleet, a commanding Ruler too.
    won-battles | kind=side:side against=against:beaten BOUNDS
        | Battles that the own side won with own Units or Ships, on land or at sea, against
        somebody of the kind.
    peace-enforced | loser=against:loser realm:realm BOUNDS
        | Peace Terms other than White Peace enforced as Victor.
    unrest | BOUNDS
        | Own uncovered discs with Unrest.
    rebels | BOUNDS
        | Rebel Units in Areas with own discs, and own discs under Rebel Towns.
    dissent-areas | BOUNDS
        | Areas in religious dissent (EU-15.3.5).
    merchants-in | nodes:node-list! BOUNDS
        | Different listed nodes with an own Merchant; any node, or any of a distant continent.
    expanded-nodes | BOUNDS
        | Expanded nodes with an own Merchant.
    trade-income | BOUNDS
        | The most ducats collected in one own Trade action of this round.
    trade-power-in | node=nodes:nodes! who:who
        | Most Trade Power there.
    leads | measure:measure! who:who
        | Strictly more than every other player.
    discovered | continent:continent zone:zone who:who
        | The continent or Sea Zone is discovered.
    completed | mission:mission milestone:milestone who:who
        | The Mission or Milestone is done.
    age | min=least:number max=most:number
        | The Age.
    convertible | where:places!
        | The Area may be chosen for Convert Area (EU-5.3.CV1).
    in-reach | where:places!
        | The Area contains, or is adjacent to, an own Town, Vassal token, Alliance, Marriage or
        Influence of the start of the turn (EU-5.4.IN3); of a Realm one of its Areas; never a
        distant one.
    opponent-discs | where:places! min=least:number!
        | Uncovered discs of Opponents there.
    player-units | where:places! max=most:number!
        | Land Units of all players there.
    connected | node=nodes:nodes!
        | The node is eligible (EU-12.2.2).
    expanded | node=nodes:nodes!
        | The node is Expanded.
    key-power | min=least:number!
        | Trade Power from Key Provinces in the node just traded.
    battle | is=side:side!
        | The battle is on land, or at sea.
    leader-in-use | true
        | The own side uses a Leader, and one leads it.
    infantry-in-battle | min=least:number!
        | Infantry of the own side at the start.
    artillery-up-to-cavalry | army:army!
        | The Army has no more Artillery than Cavalry.
    entered | army:army!
        | The Army stands in the Area that the Enemy is about to enter.
    loser-is-opponent | true
        | The terms are enforced on a player.
    plays | who:who! realm:realm!
        | That player has the Realm.
    player-realm | realm:realm!
        | Somebody plays the Realm.
    npr | realm:realm!
        | It is an independent NPR that owns its capital.
    hre-area | area:area!
        | The Area belongs to the Empire now.
    all | value
        | All of these hold.
    any | value
        | One of these holds.
    not | value
        | This does not hold; what is said about nobody does not.
    """,
)
