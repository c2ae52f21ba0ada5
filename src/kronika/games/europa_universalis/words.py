"""The kinds of things that phrases speak of. Verbs, prompts and events stand in the chapters."""

from typing import Final

from kronika.core.asks import NUMBER, Kind

from . import names
from .effects.things import ACTIONS, RESOURCES
from .places import AREAS, CONTINENTS, NODES, PROVINCES, REALMS, REGIONS, ZONES
from .terms import (
    AGES,
    ARMIES,
    CATEGORIES,
    CHARTS,
    COLOURS,
    FAITHS,
    HITS,
    LAND_UNITS,
    MILESTONE_DECKS,
    PATTERNS,
    PEACE_TERMS,
    PHASES,
    PLAYERS,
    POWERS,
    REBEL_FACES,
    SHIPS,
    SYMBOLS,
    WAYS_OF_ACCESS,
)

FREE_STATES: Final = [f"free-{colour}-{pattern}" for colour in COLOURS for pattern in PATTERNS]
"""EU-14.3.14."""

PLAYER: Final = Kind("player", [f"player-{seat + 1}" for seat in range(PLAYERS)], seats=True)
REALM: Final = Kind("realm", [*REALMS, *FREE_STATES], thing=True)
AREA: Final = Kind("area", AREAS, thing=True)
PROVINCE: Final = Kind("province", PROVINCES, thing=True)
ZONE: Final = Kind("zone", ZONES, thing=True)
NODE: Final = Kind("node", NODES, thing=True)
CONTINENT: Final = Kind("continent", CONTINENTS)
REGION: Final = Kind("region", [*REGIONS, *CONTINENTS])
"""The parts of the main map, and behind them the continents."""
POWER: Final = Kind("power", POWERS)
FAITH: Final = Kind("faith", FAITHS)
AGE: Final = Kind("age", AGES)
PHASE: Final = Kind("phase", PHASES)
UNIT: Final = Kind("unit", LAND_UNITS)
CATEGORY: Final = Kind("category", CATEGORIES)
SHIP: Final = Kind("ship", SHIPS)
ARMY: Final = Kind("army", [f"army-{n + 1}" for n in range(ARMIES)], thing=True, own=True)
CARD: Final = Kind("card", names.CARDS, thing=True)
"""An action card."""
TITLE: Final = Kind("title", names.TITLES)
USE: Final = Kind("use", names.USES)
CHARACTER: Final = Kind("character", names.CHARACTERS)
RULER: Final = Kind("ruler", names.RULERS)
IDEA: Final = Kind("idea", names.IDEAS, thing=True)
GOOD: Final = Kind("good", names.GOODS)
TRADE_CARD: Final = Kind("trade", names.TRADE, thing=True)
EVENT: Final = Kind("event", names.EVENTS, thing=True)
MISSION: Final = Kind("mission", names.MISSIONS, thing=True)
MILESTONE: Final = Kind("milestone", names.MILESTONES, thing=True)
STRUGGLE: Final = Kind("struggle", names.STRUGGLES, thing=True)
SYMBOL: Final = Kind("symbol", SYMBOLS)
REBEL_FACE: Final = Kind("rebel-face", REBEL_FACES)
COLOUR: Final = Kind("colour", COLOURS)
PATTERN: Final = Kind("pattern", PATTERNS)
PEACE_TERM: Final = Kind("peace-term", PEACE_TERMS)
GOAL_DECK: Final = Kind("goal-deck", MILESTONE_DECKS)
CHART: Final = Kind("chart", CHARTS)
ACTION: Final = Kind("action", [*ACTIONS, "play-card", "use-display", "pass"])
"""Chapter 5: numbers of `effects.things`, and behind them what only a turn knows."""
PLAY_A_CARD: Final = 30
USE_A_DISPLAY: Final = 31
TO_PASS: Final = 32
ACCESS: Final = Kind("access", WAYS_OF_ACCESS)
REASON: Final = Kind(
    "casus-belli",
    [
        *("conquest", "general", "event", "disputed-succession", "excommunication", "holy-war"),
        *("crusade", "imperial-liberation"),
    ],
)
"""EU-9.11.1: numbers of `casus_belli`."""
RESOURCE: Final = Kind("resource", RESOURCES)
"""What effects give and take."""
PRICE: Final = Kind("price", counts_of=RESOURCE)
"""What is paid for an effect."""
FORCE: Final = Kind("force", counts_of=UNIT)
"""How many land Units, or Battle Dice, of each type."""
SHIP_SORT: Final = Kind("ship-sort", ("single", "light", "heavy", "damaged", "galley"))
"""Single Light Ships, and the Ships of a fleet."""
BATTLE_SIDE: Final = Kind("battle-side", ("attacker", "defender"))
BATTLE_SYMBOL: Final = Kind("battle-symbol", ("blank", *HITS))
BATTLE_ROLL: Final = Kind("battle-roll", counts_of=BATTLE_SYMBOL)
"""How many of each symbol were rolled."""

assert len(ACTIONS) == PLAY_A_CARD

__all__ = [
    "ACCESS",
    "ACTION",
    "AGE",
    "AREA",
    "ARMY",
    "BATTLE_ROLL",
    "BATTLE_SIDE",
    "BATTLE_SYMBOL",
    "CARD",
    "CATEGORY",
    "CHARACTER",
    "COLOUR",
    "CONTINENT",
    "EVENT",
    "FAITH",
    "FORCE",
    "GOAL_DECK",
    "GOOD",
    "IDEA",
    "MILESTONE",
    "MISSION",
    "NODE",
    "NUMBER",
    "PATTERN",
    "PEACE_TERM",
    "PHASE",
    "PLAYER",
    "PLAY_A_CARD",
    "POWER",
    "PRICE",
    "PROVINCE",
    "REALM",
    "REASON",
    "REBEL_FACE",
    "REGION",
    "RESOURCE",
    "RULER",
    "SHIP",
    "SHIP_SORT",
    "STRUGGLE",
    "SYMBOL",
    "TITLE",
    "TO_PASS",
    "TRADE_CARD",
    "UNIT",
    "USE",
    "USE_A_DISPLAY",
    "ZONE",
]
