"""Chapter 12.8: REAR-Fishing."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb
from kronika.core.floors import each

from .control import is_contested
from .factions import has_ability
from .state import Table
from .storage import room_for_fish
from .supply import Network
from .terms import ABILITIES, NONE, RIVER, SEA
from .words import FIELD, NUMBER, PLAYER

CATCH: Final = 4
"""SZ-M8.4: fishing succeeds on this roll or less."""
ALWAYS_FISHES: Final = ABILITIES.index("always-fishes")

LAND_FISH: Final = Verb("land-fish", (FIELD,))
ASK_FISHING: Final = Prompt("fishing", (), "SZ-M8.3")
ASK_LANDING: Final = Prompt("land-fish", (FIELD,), "SZ-M8.5")
CATCHES: Final = Event("catches", (PLAYER, FIELD, NUMBER))
NO_CATCH: Final = Event("no-catch", (PLAYER, FIELD))


def fishing(s: Table) -> Rules:
    """SZ-M8.3, SZ-M8.4, SZ-K9.3: on every sea that is connected to a shipyard with room for fish.

    The dice are rolled in Prelude order, before anybody says where fish are landed.
    """
    deciding = [(player, _land(s, player, _caught(s, player))) for player in s.order()]
    yield from each(ASK_FISHING, deciding)


def is_fished(s: Table, field: int, player: int) -> bool:
    """SZ-M8.3, SZ-M8.6, SZ-D6.15, SZ-K4.19: a sea that the player alone controls with a ship."""
    sort = s.map.sort[field]
    waters = sort == SEA or (sort == RIVER and not s.is_red)
    return waters and s.control[field] == player and not is_contested(s, field)


def is_rich(s: Table, sea: int) -> bool:
    """SZ-M8.4, SZ-D6.5, SZ-Q2.5: stormy seas have more fish.

    Of a sea of two colours ships choose the stormy one in red mode; before, it counts as calm.
    """
    return s.map.partly_stormy[sea] if s.is_red else s.map.stormy[sea]


def _caught(s: Table, player: int) -> list[tuple[int, int]]:
    """The seas on which fish were caught, each with their number."""
    network = Network(s, player)
    found = []
    for field in range(s.map.count):
        if not is_fished(s, field, player) or not _yards(s, network, field):
            continue
        count = 1
        if s.has_prestige:
            count = 2 if is_rich(s, field) else 1
            if not has_ability(s, player, ALWAYS_FISHES) and s.dice.below(6) >= CATCH:
                s.tell(NO_CATCH, player, s.map.spoken[field])
                continue
        found.append((field, count))
    return found


def _yards(s: Table, network: Network, sea: int) -> list[int]:
    """SZ-M8.3, SZ-D7.5: the player's shipyards with room for fish that a sea is connected to."""
    return [
        field
        for field in range(s.map.count)
        if s.settlement_owner[field] == network.player
        and s.yard[field] != NONE
        and network.inside[field] == network.component[sea]
        and room_for_fish(s, field) > 0
    ]


def _land(s: Table, player: int, caught: list[tuple[int, int]]) -> Rules:
    """SZ-M8.5: fish by fish into a shipyard; what finds no room is lost."""
    network = Network(s, player)
    for sea, count in caught:
        for _ in range(count):
            yards = _yards(s, network, sea)
            if not yards:
                break
            options = [LAND_FISH.of(s.map.spoken[yard]) for yard in yards]
            option = yield Ask(player, ASK_LANDING, options, s.map.spoken[sea], default=options[0])
            s.stored_fish[s.map.heard[option.a]] += 1
        s.tell(CATCHES, player, s.map.spoken[sea], count)
