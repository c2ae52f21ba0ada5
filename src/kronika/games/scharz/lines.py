"""Supply lines as they were at the beginning of Salaries or Feeding."""

from typing import final

from .control import is_blocked, owner_of, players_on, refresh_control
from .diplomacy import lift_encirclement
from .relations import are_hostile, in_coalition
from .state import ABOARD, IN_YARD, INSIDE, OUTSIDE, Table
from .supply import belongs, may_cross
from .terms import NONE, RIVER
from .upkeep import Upkeep


def begin_upkeep(s: Table) -> None:
    """SZ-N2.8, SZ-N7.13: remember all connections; what goes afterwards cuts none of them."""
    s.upkeep = Upkeep()
    fields = s.map.count
    s.upkeep.links = [0] * fields
    s.upkeep.open = [0] * fields
    s.upkeep.ports = [0] * fields
    s.upkeep.booty = [0] * s.count
    add_connections(s)


def add_connections(s: Table) -> None:
    """SZ-N2.8, SZ-N7.13: what is connected now, besides what was before."""
    upkeep = s.upkeep
    for field in range(s.map.count):
        if owner_of(s, field) != NONE:
            for player in range(s.count):
                if belongs(s, field, player):
                    upkeep.links[field] |= 1 << player
        if s.map.sort[field] == RIVER:
            for player in range(s.count):
                if may_cross(s, player, field):
                    upkeep.open[field] |= 1 << player
        owner = s.settlement_owner[field]
        if owner != NONE and s.yard[field] != NONE and not is_blocked(s, field, owner):
            upkeep.ports[field] = 1


def end_encirclements(s: Table) -> None:
    """SZ-J4.3, SZ-J4.6: where no enemy stands any more, nobody is encircled."""
    for field in range(s.map.count):
        if s.encircled_since[field] and not besiegers(s, field):
            lift_encirclement(s, field)
            s.change_control(field, s.settlement_owner[field])
            refresh_control(s, field)


def refresh_encirclements(s: Table) -> None:
    """SZ-N2.8, SZ-N7.11, SZ-Q3.6: encirclements anew; one that ends adds its connections."""
    end_encirclements(s)
    add_connections(s)


def besiegers(s: Table, field: int) -> list[int]:
    """The players on a field who are hostile to the owner of its settlement."""
    owner = s.settlement_owner[field]
    return [player for player in players_on(s, field) if are_hostile(s, owner, player)]


def besieging_units(s: Table, player: int) -> list[int]:
    """SZ-N2.8, SZ-N7.11, SZ-Q3.6: who pays or eats first.

    Units on the field of an encircled enemy settlement, and ships that block its shipyard.
    """
    places = set()
    for field in range(s.map.count):
        owner = s.settlement_owner[field]
        if s.encircled_since[field] and are_hostile(s, owner, player):
            places.add(field)
            if is_blocked(s, field, owner):
                places.update(s.yard_ways(field))
    if not places:
        return []
    return [
        unit
        for unit in s.units_of(player)
        if s.at[unit] in places
        and s.where[unit] == OUTSIDE
        and (s.is_land(s.at[unit]) or s.is_ship(unit))
    ]


@final
class Lines:
    """SZ-D7.8, SZ-D7.9, SZ-D7.10, SZ-N7.13: what is connected for a player, as sets of numbers.

    Two things are connected if they have a number in common. Besides the components of the
    player's fields, the inside of an encircled settlement has a number of its own, and so has a
    field of others on which his herds stand.
    """

    def __init__(self, s: Table, player: int) -> None:
        self.s = s
        self.player = player
        count = s.map.count
        self.top = list(range(2 * count))
        upkeep = s.upkeep
        self.mine = [bool(bits >> player & 1) for bits in upkeep.links]
        for field in range(count):
            if self.mine[field]:
                for other in self._next(field):
                    if self.mine[other]:
                        self._join(field, other)
        for field in range(count):
            owner = s.settlement_owner[field]
            if owner == NONE or not in_coalition(s, owner, player):
                continue
            if not s.encircled_since[field]:
                if self.mine[field]:
                    self._join(field, count + field)
            elif upkeep.ports[field]:
                for way in s.yard_ways(field):
                    if self.mine[way]:
                        self._join(way, count + field)

    def _next(self, field: int) -> list[int]:
        map = self.s.map
        found = [*map.land_next[field], *map.ship_next[field], *map.coast[field]]
        for other, section in map.river_next[field]:
            if self.s.upkeep.open[section] >> self.player & 1:
                found.append(other)
        return found

    def _find(self, node: int) -> int:
        while self.top[node] != node:
            self.top[node] = self.top[self.top[node]]
            node = self.top[node]
        return node

    def _join(self, one: int, other: int) -> None:
        one, other = self._find(one), self._find(other)
        self.top[max(one, other)] = min(one, other)

    def inside(self, field: int) -> frozenset[int]:
        """SZ-D7.8, SZ-D7.10: a settlement, and who and what is in it."""
        return frozenset((self._find(self.s.map.count + field),))

    def near(self, field: int) -> frozenset[int]:
        """SZ-D7.9: the components that something on a field is connected to."""
        if self.mine[field]:
            return frozenset((self._find(field),))
        return frozenset([self._find(other) for other in self._next(field) if self.mine[other]])

    def of_unit(self, unit: int) -> frozenset[int]:
        """SZ-D7.8, SZ-D7.9, SZ-N2.9, SZ-N7.3: a unit: to what it stands in, on, or next to.

        On the field of its owner's settlement it is always connected to that, and to herds on the
        same field.
        """
        s = self.s
        where = s.where[unit]
        if where == ABOARD:
            where = s.where[s.ship[unit]]
        field = s.at[unit]
        if where in (INSIDE, IN_YARD):
            return self.inside(field)
        found = self.near(field)
        if s.settlement_owner[field] == self.player:
            found |= self.inside(field)
        return found | {self._local(field)} if where == OUTSIDE else found

    def of_field(self, field: int) -> frozenset[int]:
        """SZ-N7.3, SZ-K8.9, SZ-D7.9: what lies on a field.

        On a field of a partner it is connected like a unit; on one that an enemy still holds only
        to who stands there.
        """
        if self.mine[field]:
            return self.near(field)
        owner = owner_of(self.s, field)
        if owner != NONE and are_hostile(self.s, owner, self.player):
            return frozenset((self._local(field),))
        return self.near(field) | {self._local(field)}

    def _local(self, field: int) -> int:
        return 2 * self.s.map.count + field

    def own_settlements(self) -> frozenset[int]:
        """SZ-N2.3: the numbers of the player's completed settlements."""
        s = self.s
        count = s.map.count
        return frozenset([self._find(count + field) for field in s.settlements_of(self.player)])

    def free_settlements(self) -> frozenset[int]:
        """SZ-K8.2, SZ-N7.4: the numbers of the player's completed and unencircled settlements."""
        s = self.s
        count = s.map.count
        return frozenset(
            [
                self._find(count + field)
                for field in s.settlements_of(self.player)
                if s.is_free(field, self.player)
            ]
        )
