"""Small pictures for who opens a table: the arms of a Realm, and those of a scenario's Realms."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from kronika.core.drawing import Markup, element, join
from kronika.core.game import SIDE, Value

from .content import default
from .drawing.arms import SHIELD, shield
from .names import SCENARIOS
from .places import REALMS

WIDTH: Final = 20
HEIGHT: Final = 24
GAP: Final = 3
OF_REALM: Final = "realm-"


@cache
def picture(setting: str, value: Value) -> str:
    """The arms of a side, or those of all Realms of a scenario; other settings have none."""
    name = str(value)
    if setting == SIDE:
        realm = name.removeprefix(OF_REALM)
        return str(_shields(name, [realm])) if realm in REALMS else ""
    if setting != "scenario" or name not in SCENARIOS.ids:
        return ""
    seats = default().scenarios[SCENARIOS.ids.index(name)].seats
    return str(_shields(name, [REALMS[realm] for realm in seats]))


def _shields(name: str, realms: Sequence[str]) -> Markup:
    """Shields beside each other; what is on them ends at their edges."""
    clip = f"arms-of-{name}"
    width = len(realms) * (WIDTH + GAP) - GAP
    drawn = [
        element("g", *shield(realm, clip), transform=f"translate({place * (WIDTH + GAP)})")
        for place, realm in enumerate(realms)
    ]
    return element(
        "svg",
        element("clipPath", element("path", d=SHIELD), id=clip),
        join(drawn),
        class_="shields",
        viewBox=f"0 0 {width} {HEIGHT}",
        width=width,
        height=HEIGHT,
        aria_hidden="true",
    )
