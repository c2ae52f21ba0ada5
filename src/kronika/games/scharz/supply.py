"""Chapter 4.7: connected fields, the supply line."""

from typing import Final, final

from .control import is_blocked, owner_of
from .factions import has_ability
from .relations import are_hostile, in_coalition
from .state import Table
from .terms import ABILITIES, COR, NONE

CROSSES_DANUBE: Final = ABILITIES.index("crosses-danube")
DANUBE: Final = "danubius"
UNREACHED: Final = -2
"""Of a link whose component is not known yet."""


def is_open_to(s: Table, section: int, player: int) -> bool:
    """SZ-D6.6, SZ-D3.3, SZ-D6.7, SZ-D6.13, SZ-OP35: who may cross a section of a large river."""
    if s.frozen[section]:
        return True
    for unit in s.units_on(section):
        owner = s.owner[unit]
        if s.type[unit] == COR:
            continue
        if s.variants.open_crossings:
            return True
        if in_coalition(s, owner, player) or _grants_crossing(s, owner, player):
            return True
    return False


def _grants_crossing(s: Table, owner: int, player: int) -> bool:
    return bool(s.access[owner] >> player & 1) and not are_hostile(s, owner, player)


def may_cross(s: Table, player: int, section: int) -> bool:
    """SZ-D6.6, SZ-D3.3, SZ-P4.39, SZ-P4.46: ships or ice open it; Romans cross the Danube."""
    if has_ability(s, player, CROSSES_DANUBE):
        ground = s.map.ground
        if ground.large_rivers[s.map.river_of[section]] == DANUBE:
            return True
    return is_open_to(s, section, player)


def belongs(s: Table, field: int, player: int) -> bool:
    """SZ-D7.1, SZ-D7.2: whether a field is a link for a player: his own, or a partner's."""
    owner = owner_of(s, field)
    if owner == NONE:
        return False
    return in_coalition(s, owner, player) or bool(s.connection[owner] >> player & 1)


def links_of(s: Table, player: int) -> list[int]:
    """SZ-D7.1, SZ-D7.2: all fields that are links for a player, in their order."""
    friends = [
        in_coalition(s, owner, player) or bool(s.connection[owner] >> player & 1)
        for owner in range(s.count)
    ]
    links: list[int] = []
    for owner in range(s.count):
        if friends[owner]:
            links += s.fields_of(owner)
    if s.has_farming:
        grazed: list[int] = []
        for herd, owner in enumerate(s.herd_owner):
            field = s.herd_at[herd]
            if owner == NONE or s.herd_inside[herd] or s.control[field] != NONE:
                continue
            if s.grain_owner[field] == NONE and field not in grazed:
                grazed.append(field)  # where several graze, the first counts
                if friends[owner]:
                    links.append(field)
        if s.grain_owner.count(NONE) < s.map.count:  # grain grows for a part of the year only
            for field, grower in enumerate(s.grain_owner):
                if grower != NONE and s.control[field] == NONE and friends[grower]:
                    links.append(field)
    links.sort()
    return links


def linked(s: Table, field: int, player: int) -> list[int]:
    """SZ-D7.3, SZ-D7.7: the fields that are adjacent for supply: over open borders and coasts."""
    rivers = s.map.river_next[field]
    if not rivers:
        return s.map.open_next[field]
    open = [other for other, section in rivers if may_cross(s, player, section)]
    return s.map.open_next[field] + open if open else s.map.open_next[field]


def _coalition_homes(s: Table, player: int) -> list[int]:
    """The settlements of a player and his coalition."""
    found = s.settlements_of(player)
    for other in range(s.count):
        if other != player and in_coalition(s, other, player):
            found = found + s.settlements_of(other)
    return found if found is s.settlements_of(player) else sorted(found)


@final
class Network:
    """SZ-D7.10: the fields of a player's supply lines, each with the number of its component.

    The inside of an encircled settlement is a node of its own: `inside` has its component.
    """

    def __init__(self, s: Table, player: int) -> None:
        count = s.map.count
        self.s = s
        self.player = player
        self.component = [NONE] * count
        self.inside = [NONE] * count
        self.components = 0
        self.supplied = 0  # bits of the components with an own settlement that is not encircled
        self.links = links_of(s, player)
        for field in self.links:
            self.component[field] = UNREACHED
        for field in self.links:
            if self.component[field] == UNREACHED:
                self._spread(field)
        self._add_insides()

    def _spread(self, start: int) -> None:
        component, number = self.component, self.components
        self.components += 1
        component[start] = number
        todo = [start]
        while todo:
            field = todo.pop()
            for other in linked(self.s, field, self.player):
                if component[other] == UNREACHED:
                    component[other] = number
                    todo.append(other)

    def _add_insides(self) -> None:
        """SZ-D7.5: an encircled settlement connects only through its unblocked shipyard."""
        s = self.s
        for field in _coalition_homes(s, self.player):
            owner = s.settlement_owner[field]
            if not s.encircled_since[field]:
                self.inside[field] = self.component[field]
                if owner == self.player and self.component[field] != NONE:
                    self.supplied |= 1 << self.component[field]
                continue
            for way in s.yard_ways(field):
                if self.component[way] != NONE and not is_blocked(s, field, owner):
                    self.inside[field] = self.component[way]
            if self.inside[field] == NONE:
                self.inside[field] = self.components
                self.components += 1

    def near(self, field: int) -> set[int]:
        """SZ-D7.9: the components to which something that stands on a field is connected.

        The field itself need not belong to the player: one that does and touches it suffices.
        """
        if self.component[field] != NONE:
            return {self.component[field]}
        found = {self.component[other] for other in linked(self.s, field, self.player)}
        return found - {NONE}

    def goods(self, field: int) -> set[int]:
        """SZ-D7.9, SZ-K8.9: the components to which goods that lie on a field are connected.

        The field must be a link, or a partner's; where an enemy still holds it they are cut off.
        """
        owner = owner_of(self.s, field)
        foreign = self.component[field] == NONE and owner != NONE
        if foreign and are_hostile(self.s, owner, self.player):
            return set()
        return self.near(field)

    def supplies(self, component: int) -> bool:
        """Whether an own completed and unencircled settlement lies in a component."""
        return component != NONE and bool(self.supplied >> component & 1)

    def reaches(self, field: int) -> bool:
        """SZ-D7.4, SZ-D7.9: whether a unit on a field is connected to a free settlement."""
        return any(self.supplies(component) for component in self.near(field))

    def holds(self, field: int) -> bool:
        """SZ-D7.9: whether a field is the player's own and connected to a free settlement."""
        component = self.component[field]
        if component == NONE or owner_of(self.s, field) != self.player:
            return False
        return self.supplies(component)
