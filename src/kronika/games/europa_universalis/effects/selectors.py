"""Where, and which."""

from typing import Final

from .vocabulary import Family

AREAS: Final = 0
PROVINCES: Final = 1
REALM: Final = 2
HOME: Final = 3
REGION: Final = 4
OWN: Final = 5
ADJACENT_TO: Final = 6
RELIGION: Final = 7
CHOSEN: Final = 8
CAPITAL_AREA_OF: Final = 9
IN_REACH: Final = 10
BESIEGED: Final = 11
OWN_KEY: Final = 12
OWNED_BY: Final = 13
VACANT: Final = 14
NODES: Final = 15
ELIGIBLE: Final = 16
PICK: Final = 17
FACING: Final = 18
GOLD: Final = 19
DUTCH_CORE: Final = 20
CAPITALS: Final = 21
NON_CORE: Final = 22
ALL: Final = 23
ANY: Final = 24
NOT: Final = 25

SELECTORS: Final = Family(
    "selector",
    """
    areas | value
        | These Areas, or their Provinces.
    provinces | value
        | These Provinces, or their Areas.
    realm | value
        | The Provinces that the Realm has; the Realm itself; `that`: the one picked last in
        this event, nothing if none was.
    home | value
        | The Provinces with the flag of the Realm, whoever owns them.
    region | value
        | What is in the Empire, in its Elector Areas, distant, on the main map, or on one
        continent.
    own | value
        | What the player has there: `towns` counts pieces, `discs` are uncovered Towns and
        Vassal tokens, `areas` have own Towns, `port-areas` own Ports, `dissent-areas` are those
        of the main map with own Provinces in religious dissent.
    adjacent-to | value
        | The Areas of the selected Provinces and their neighbours by land and sea (EU-2.T2,
        EU-2.T3, EU-2.T4).
    religion | value
        | Areas of the faith; Catholic includes Counter-Reformed.
    chosen | value
        | What the `target` around it has picked.
    capital-area-of | value
        | The Area of the capital of the Realm or player.
    in-reach | value
        | All Areas in reach.
    besieged | value
        | The own Provinces chosen in this Siege.
    own-key | value
        | A primary node of the card in use of which so many Key Provinces are Owned.
    owned-by | value
        | Provinces that players own.
    vacant | value
        | Vacant Territories.
    nodes | value
        | These nodes, or all maritime ones.
    eligible | value
        | Realms with which one may ally: independent NPRs at peace, adjacent, with at most the
        own Base Tax; or marry: independent NPRs or own Vassals that chapter 11.2 allows,
        adjacent or with own Influence.
    pick | by=who:who! having:having! faith:faith region:region
        | The Realm that a player picks: with a Marriage token on its capital, of a State
        Religion, or with its capital in a region; if possible one on which there is a result.
    facing | value
        | Ports that face one of these Sea Zones.
    gold | value
        | Gold Provinces.
    dutch-core | value
        | Provinces with the second, Dutch flag.
    capitals | value
        | Current capitals of Realms.
    non-core | value
        | Provinces that are no own Core Provinces.
    all | value
        | What all of these select.
    any | value
        | What one of these selects.
    not | value
        | What this does not select.
    """,
)
