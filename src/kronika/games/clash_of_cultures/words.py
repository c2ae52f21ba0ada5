"""The kinds of things that the rules of Clash of Cultures speak of.

What a chapter can say (its verbs, prompts and events) is declared at the top of its file.
"""

from typing import Final

from kronika.core.asks import NUMBER, Kind

from .content import STANDARD
from .terms import (
    ADVANCES,
    BUILDINGS,
    CIVIL_EFFECTS,
    CIVILIZATIONS,
    EVENTS,
    GOODS,
    GROUPS,
    HEXES,
    LEADERS,
    MOODS,
    OBJECTIVES,
    OWNERS,
    SPECIAL_ADVANCES,
    TACTICS_EFFECTS,
    TERRAINS,
    UNITS,
    WONDERS,
)

HEX: Final = Kind("hex", HEXES, thing=True)
CITY: Final = Kind("city", HEXES, things=[f"city:{hex}" for hex in HEXES])
"""A city by its hex."""
PLAYER: Final = Kind("player", OWNERS, thing=True, seats=True)
GOOD: Final = Kind("good", GOODS)
BUNDLE: Final = Kind("bundle", counts_of=GOOD)
"""A payment or a gain: how many of each good."""
ITEM: Final = Kind("item", (*GOODS, "action-card", "objective-card", "wonder-card"))
DEAL: Final = Kind("deal", counts_of=ITEM)
"""What one side of a trade gives: how many of each good, and how many cards of each sort."""
UNIT: Final = Kind("unit", UNITS)
BUILDING: Final = Kind("building", BUILDINGS)
ADVANCE: Final = Kind("advance", ADVANCES, thing=True, own=True)
SPECIAL: Final = Kind("special", SPECIAL_ADVANCES, thing=True)
GROUP: Final = Kind("group", GROUPS)
WONDER: Final = Kind("wonder", WONDERS, thing=True)
LEADER: Final = Kind("leader", LEADERS, thing=True)
CIVILIZATION: Final = Kind("civilization", CIVILIZATIONS)
ACTION_CARD: Final = Kind("action-card", STANDARD.action_ids, thing=True)
CIVIL: Final = Kind("civil", CIVIL_EFFECTS)
TACTICS: Final = Kind("tactics", TACTICS_EFFECTS)
OBJECTIVE_CARD: Final = Kind("objective-card", STANDARD.objective_ids, thing=True)
OBJECTIVE: Final = Kind("objective", OBJECTIVES)
EVENT_CARD: Final = Kind("event-card", STANDARD.event_ids, thing=True)
EVENT: Final = Kind("event", EVENTS)
TERRAIN: Final = Kind("terrain", TERRAINS)
MOOD: Final = Kind("mood", MOODS)
FACE: Final = Kind(
    "face",
    [f"{n}-{UNITS[s]}" for n, s in zip(STANDARD.die_number, STANDARD.die_symbol)],
)
"""A face of the die."""
DICE: Final = Kind("dice", counts_of=FACE)
"""A roll: how many of each face."""

__all__ = ["NUMBER"]
