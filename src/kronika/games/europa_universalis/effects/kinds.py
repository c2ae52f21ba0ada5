"""The kinds of parts that are a name of a list, several of them, or a number."""

from typing import Final

from kronika.core.entries import Entry

from ..places import AREAS, CONTINENTS, PROVINCES, REALMS, ZONES
from ..terms import CATEGORIES, COLOURS, FAITHS, HITS, LAND_UNITS, PATTERNS, POWERS, SHIPS
from .things import (
    ACTIONS,
    BATTLES,
    COST_TYPES,
    DICE,
    ENABLED,
    FORBIDDEN,
    HAVING,
    IMMUNITIES,
    INCOMES,
    LIMITS,
    MEASURES,
    PER,
    REGIONS,
    RESOURCES,
    SIDES,
    SINCE,
    TARGETS,
    TRIGGERS,
)

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "action": ACTIONS,
    "area": AREAS,
    "battle": BATTLES,
    "beaten": ("opponent", "npr", "rebels"),
    "cancelled": ("covert-action",),
    "card-from": ("discard-top-5", "discard"),
    "category": CATEGORIES,
    "colour": COLOURS,
    "continent": CONTINENTS,
    "cost-type": COST_TYPES,
    "crowned": ("leader-from-any-discard",),
    "deck": (*POWERS, "any"),
    "dice": DICE,
    "die": ("d6",),
    "enabled": ENABLED,
    "faith": FAITHS,
    "faith-or-state": (*FAITHS, "state-religion"),
    "faith-to": (*FAITHS, "state-religion", "underlying"),
    "forbidden": FORBIDDEN,
    "having": HAVING,
    "idea-from": ("display", "researched-by-opponent"),
    "immune": IMMUNITIES,
    "income": INCOMES,
    "land-unit": LAND_UNITS,
    "leader-of": ("enemy-leader",),
    "limit": LIMITS,
    "loser": ("opponent", "npr"),
    "measure": MEASURES,
    "mercenary": ("infantry", "cavalry"),
    "partner": ("hre", "npr", "pr"),
    "pattern": PATTERNS,
    "per": PER,
    "power": POWERS,
    "rank": ("first", "last"),
    "realm": REALMS,
    "region": (*REGIONS, *CONTINENTS),
    "rerolled": ("own-battle-dice",),
    "resource": RESOURCES,
    "side": SIDES,
    "since": SINCE,
    "struck": ("enemy", "besieger"),
    "symbol": HITS,
    "target": TARGETS,
    "trigger": TRIGGERS,
    "union": ("dispute",),
    "zone": ZONES,
}
LISTS: Final[dict[str, tuple[str, ...]]] = {
    "categories": CATEGORIES,
    "faiths": FAITHS,
    "land-units": LAND_UNITS,
    "powers": POWERS,
    "provinces": PROVINCES,
    "realm-list": REALMS,
    "ships": SHIPS,
    "symbols": HITS,
    "zones": ZONES,
}
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "display": ("display",),
    "discs": ("discs", "towns"),
    "gained": ("gained",),
    "no-core": ("no-core",),
}
"""Where a name is a yes: the last of these; the others are what is meant without it."""
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "int1": (1, 20),
    "int": (0, 20),
    "number": (-50, 99),
    "delta": (-20, 20),
}
"""From and to."""


def names(entry: Entry, field: str, known: tuple[str, ...]) -> list[int]:
    """A list of names, each once, at least one."""
    found = [entry.find(field, text, known) for text in entry.texts(field)]
    if not found or len(set(found)) < len(found):
        raise entry.error(f'field "{field}" must name something, and nothing twice')
    return found


def whole(entry: Entry, field: str, least: int, most: int) -> int:
    """A whole number in bounds."""
    value: int = entry.value(field, int, "a whole number")
    if not least <= value <= most:
        raise entry.error(f'field "{field}" must be from {least} to {most}')
    return value
