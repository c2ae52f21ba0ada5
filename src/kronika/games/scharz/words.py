"""The kinds of things that phrases speak of. Verbs, prompts and events stand in the chapters."""

from typing import Final

from kronika.core.asks import NUMBER, Kind

from .factions import factions
from .maps import spoken_cells, spoken_fields, spoken_rivers
from .terms import (
    AREAS,
    BUILDINGS,
    CLIMATES,
    COMMANDS,
    EXPERIENCE,
    GOODS,
    HERDS,
    MAJOR,
    PACTS,
    PERILS,
    PHASES,
    PLACES,
    SITUATIONS,
    STEPS,
    UNITS,
    WEATHERS,
)

MOST_PLAYERS: Final = 12

PLAYER: Final = Kind("player", [f"player-{seat + 1}" for seat in range(MOST_PLAYERS)], seats=True)
FIELD: Final = Kind("field", spoken_fields(), thing=True)
SPOT: Final = Kind("spot", spoken_cells(), thing=True)
"""A hex of land."""
STREAM: Final = Kind("stream", spoken_rivers())
"""A small river."""
UNIT: Final = Kind("unit", UNITS)
LEVEL: Final = Kind("experience", EXPERIENCE)
BUILDING: Final = Kind("building", BUILDINGS)
HERD: Final = Kind("herd", HERDS)
SITUATION: Final = Kind("situation", SITUATIONS)
FACTION: Final = Kind("faction", [faction.id for faction in factions()])
STEP: Final = Kind("step", STEPS)
PHASE: Final = Kind("phase", PHASES)
PLACE: Final = Kind("place", PLACES)
CLIMATE: Final = Kind("climate", CLIMATES)
PERIL: Final = Kind("peril", PERILS)
WEATHER: Final = Kind("weather", WEATHERS)
AREA: Final = Kind("area", AREAS)
COMMAND: Final = Kind("command", COMMANDS)
ARMY: Final = Kind("army", counts_of=UNIT)
"""How many units of each type."""
COMMODITY: Final = Kind("good", GOODS)
BUNDLE: Final = Kind("bundle", counts_of=COMMODITY)
"""How much of each good."""
PACT: Final = Kind("pact", PACTS)
GOAL: Final = Kind("goal", MAJOR)

__all__ = [
    "AREA",
    "ARMY",
    "BUILDING",
    "BUNDLE",
    "CLIMATE",
    "COMMAND",
    "COMMODITY",
    "FACTION",
    "FIELD",
    "GOAL",
    "HERD",
    "LEVEL",
    "MOST_PLAYERS",
    "NUMBER",
    "PACT",
    "PERIL",
    "PHASE",
    "PLACE",
    "PLAYER",
    "SITUATION",
    "SPOT",
    "STEP",
    "STREAM",
    "UNIT",
    "WEATHER",
]
