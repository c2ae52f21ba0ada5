"""Chapter 9.7: MOVE-Herds: herds, stored grain and fish go over connected fields.

What leaves is said first, then where it goes, with a way back: all pairs of both would be too many.
"""

from typing import Final, final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, Verb

from .control import is_blocked, owner_of
from .progress import Drives
from .relations import are_hostile
from .state import Table
from .storage import room_for_fed_herds, room_for_fish, room_for_grain, room_for_herds
from .supply import linked, links_of
from .terms import NONE
from .words import FIELD, HERD, NUMBER, PLAYER

MOST_RETURNS: Final = 5
"""SZ-F4.7: how often a player may turn back in a step."""

DRIVE: Final = Verb("drive", (HERD, FIELD))
LEAD_OUT: Final = Verb("lead-out", (HERD, FIELD))
CARRY_GRAIN: Final = Verb("carry-grain", (FIELD, NUMBER))
CARRY_FISH: Final = Verb("carry-fish", (FIELD, NUMBER))
GRAZE_AT: Final = Verb("graze-at", (FIELD,))
SHELTER_IN: Final = Verb("shelter-in", (FIELD,))
STORE_AT: Final = Verb("store-at", (FIELD,))
TURN_BACK: Final = Verb("turn-back")
ASK_HERD_GOES: Final = Prompt("herd-goes", (HERD, FIELD), "SZ-J7.1")
ASK_GRAIN_GOES: Final = Prompt("grain-goes", (NUMBER, FIELD), "SZ-J7.1")
ASK_FISH_GOES: Final = Prompt("fish-goes", (NUMBER, FIELD), "SZ-J7.1")
DRIVES: Final = Event("drives", (PLAYER, HERD, FIELD, FIELD))
DRIVES_INSIDE: Final = Event("drives-inside", (PLAYER, HERD, FIELD, FIELD))
CARRIES_GRAIN: Final = Event("carries-grain", (PLAYER, NUMBER, FIELD, FIELD))
CARRIES_FISH: Final = Event("carries-fish", (PLAYER, NUMBER, FIELD, FIELD))


# Ways


@final
class Roads:
    """SZ-J7.1, SZ-J7.2, SZ-J7.3, SZ-OP34: where a player's goods can go.

    Like a network of supply, but nothing passes through locked land: it can only end there.
    """

    def __init__(self, s: Table, player: int) -> None:
        self.s = s
        self.player = player
        count = s.map.count
        self.part = [NONE] * count
        self.links = links_of(s, player)
        self.mine = [False] * count
        for field in self.links:
            self.mine[field] = True
        number = 0
        for field in self.links:
            if self.part[field] == NONE and self._is_open(field):
                self._spread(field, number)
                number += 1
        self.pastures: Final = self._pastures()
        self.shelters: Final = self._shelters()

    def _is_open(self, field: int) -> bool:
        return self.mine[field] and not (self.s.is_land(field) and self.s.locked[field])

    def _spread(self, start: int, number: int) -> None:
        self.part[start] = number
        todo = [start]
        while todo:
            for other in linked(self.s, todo.pop(), self.player):
                if self.part[other] == NONE and self._is_open(other):
                    self.part[other] = number
                    todo.append(other)

    def from_field(self, field: int) -> set[int]:
        """SZ-J7.2: the parts to which something on a field can go: none from locked land."""
        return {self.part[field]} - {NONE}

    def from_pasture(self, field: int) -> set[int]:
        """SZ-J7.2, SZ-K8.9, SZ-D7.9: the same of a herd, which on a partner's land is next to them.

        Where an enemy has come it is cut off.
        """
        s, owner = self.s, owner_of(self.s, field)
        foreign = not self.mine[field] and not s.locked[field]
        if foreign and owner != NONE and not are_hostile(s, owner, self.player):
            return self._beside(field)
        return self.from_field(field)

    def _beside(self, field: int) -> set[int]:
        return {self.part[other] for other in linked(self.s, field, self.player)} - {NONE}

    def from_inside(self, field: int) -> set[int]:
        """SZ-J7.2, SZ-D7.5: the same from inside a settlement; if encircled, by its shipyard."""
        if not self.s.encircled_since[field]:
            return self.from_field(field)
        return set() if self.s.locked[field] else self._by_sea(field)

    def _by_sea(self, field: int) -> set[int]:
        """SZ-J7.3: by ways of the shipyard that are not locked, if it is not blocked."""
        s = self.s
        if is_blocked(s, field, s.settlement_owner[field]):
            return set()
        return {self.part[way] for way in s.yard_ways(field) if not s.locked[way]} - {NONE}

    def to_field(self, field: int) -> set[int]:
        """SZ-J7.2: the parts from which a field can be reached: locked land from next to it."""
        if not self.mine[field] or self.part[field] != NONE:
            return self.from_field(field)
        return self._beside(field)

    def to_inside(self, field: int) -> set[int]:
        """SZ-J7.3: the parts from which the inside of a settlement can be reached."""
        return self._by_sea(field) if self.s.encircled_since[field] else self.to_field(field)

    def _pastures(self) -> list[tuple[int, set[int]]]:
        """SZ-J7.4, SZ-OP34: own fields with room for a herd, and the parts that reach them."""
        s = self.s
        return [
            (field, self.to_field(field))
            for field in self.links
            if s.is_land(field)
            and owner_of(s, field) == self.player
            and room_for_herds(s, field) > 0
        ]

    def _shelters(self) -> list[tuple[int, set[int]]]:
        """SZ-J7.3, SZ-D5.7: own settlements with room for a herd, and the parts that reach them."""
        return [
            (field, self.to_inside(field))
            for field in self.s.settlements_of(self.player)
            if room_for_fed_herds(self.s, field) > 0
        ]


# Where to


def _stores(roads: Roads, start: int, count: int, fish: bool) -> list[int]:
    """SZ-J7.3, SZ-J7.4: other own settlements, or shipyards, that have room for so much."""
    s = roads.s
    parts = roads.from_inside(start)
    return [
        field
        for field in s.settlements_of(roads.player)
        if field != start
        and (room_for_fish(s, field) if fish else room_for_grain(s, field)) >= count
        and parts & roads.to_inside(field)
    ]


def _ways_of_herd(roads: Roads, herd: int, first: bool = False) -> list[Option]:
    """SZ-J7.1, SZ-J7.2: where a herd can graze or be sheltered, or just the first such place.

    The settlement on its own field it can enter even from locked land, as long as it is not
    encircled.
    """
    s, start, inside = roads.s, roads.s.herd_at[herd], roads.s.herd_inside[herd]
    parts = roads.from_inside(start) if inside else roads.from_pasture(start)
    found: list[Option] = []
    for field, reached in roads.pastures:
        if (inside or field != start) and not parts.isdisjoint(reached):
            found.append(GRAZE_AT.of(s.map.spoken[field]))
            if first:
                return found
    for field, reached in roads.shelters:
        if field == start:
            fits = not inside and not s.encircled_since[field]
        else:
            fits = not parts.isdisjoint(reached)
        if fits:
            found.append(SHELTER_IN.of(s.map.spoken[field]))
    return found


# The step


def begin_herds(s: Table) -> Rules:
    """SZ-J7.6: nothing has moved yet."""
    s.drives = Drives(s.map.count, s.count)
    yield from ()


def end_herds(s: Table) -> Rules:
    """SZ-J7.5, SZ-J7.6: owners change later, after COMBAT."""
    s.drives = Drives(s.map.count, s.count)
    yield from ()


def may_move(s: Table, herd: int, player: int) -> bool:
    """SZ-J7.5, SZ-J7.6: an own herd that was not stolen in this round and has not moved yet."""
    return (
        s.herd_owner[herd] == player
        and s.herd_stolen[herd] != s.turn
        and herd not in s.drives.herds
    )


def herds_options(s: Table, player: int) -> list[Option]:
    """SZ-J7.1, SZ-J7.6: what of a player can leave where; nothing moves twice."""
    if not s.has_farming:
        return []
    herds = [herd for herd in range(len(s.herd_owner)) if may_move(s, herd, player)]
    goods = [f for f in s.settlements_of(player) if _movable(s, f, False) or _movable(s, f, True)]
    if not herds and not goods:
        return []
    roads = Roads(s, player)
    options: list[Option] = []
    for herd in herds:
        verb = LEAD_OUT if s.herd_inside[herd] else DRIVE
        option = verb.of(s.herd_type[herd], s.map.spoken[s.herd_at[herd]])
        if option not in options and _ways_of_herd(roads, herd, True):
            options.append(option)
    for field in goods:
        for verb, fish in ((CARRY_GRAIN, False), (CARRY_FISH, True)):
            most = _most(roads, field, fish)
            if most:
                options.append(verb.of(s.map.spoken[field], 1))
            if most > 1:
                options.append(verb.of(s.map.spoken[field], most))
    return options


def herds_ranges(s: Table, player: int) -> list[Range]:
    """How much grain or fish leaves a store: any number up to the most."""
    goods = [
        (field, fish)
        for field in (s.settlements_of(player) if s.has_farming else [])
        for fish in (False, True)
        if _movable(s, field, fish) > 2
    ]
    if not goods:
        return []
    roads = Roads(s, player)
    found = []
    for field, fish in goods:
        most = _most(roads, field, fish)
        if most > 2:
            found.append(
                Range((CARRY_FISH if fish else CARRY_GRAIN).of(s.map.spoken[field], 1), most)
            )
    return found


def _movable(s: Table, field: int, fish: bool) -> int:
    """SZ-J7.6: stored goods that have not come in this step; what came may be given away since."""
    if fish:
        return max(0, s.stored_fish[field] - s.drives.fish[field])
    return max(0, s.stored_grain[field] - s.drives.grain[field])


def _most(roads: Roads, field: int, fish: bool) -> int:
    """How much can go from a store to one other."""
    s = roads.s
    goods = _movable(s, field, fish)
    if not goods:
        return 0
    rooms = [
        room_for_fish(s, to) if fish else room_for_grain(s, to)
        for to in _stores(roads, field, 1, fish)
    ]
    return min(goods, max(rooms)) if rooms else 0


def act_herds(s: Table, player: int, option: Option) -> Rules:
    """SZ-J7.1: somebody has said what leaves; now he says where it goes."""
    roads = Roads(s, player)
    if option.verb in (DRIVE, LEAD_OUT):
        yield from _move_herd(roads, option)
    else:
        yield from _carry(roads, option)


def _move_herd(roads: Roads, option: Option) -> Rules:
    """SZ-J7.1, SZ-J7.5, SZ-J7.6: the herd stays whose it is."""
    s, player, start = roads.s, roads.player, roads.s.map.heard[option.b]
    inside = option.verb is LEAD_OUT
    herd = next(
        herd
        for herd in (s.herds_in(start) if inside else s.herds_on(start))
        if s.herd_type[herd] == option.a and may_move(s, herd, player)
    )
    ways = _ways_of_herd(roads, herd)
    to = yield _ask_way(s, player, ASK_HERD_GOES, ways, option.a, option.b)
    if to.verb is TURN_BACK:
        s.drives.returns[player] += 1
        return
    s.herd_at[herd] = s.map.heard[to.a]
    s.herd_inside[herd] = to.verb is SHELTER_IN
    s.drives.herds.append(herd)
    s.tell(DRIVES_INSIDE if to.verb is SHELTER_IN else DRIVES, player, option.a, option.b, to.a)


def _ask_way(s: Table, player: int, prompt: Prompt, ways: list[Option], a: int, b: int) -> Ask:
    """SZ-F4.7: where to, or back; who has turned back often goes on, so that the step ends."""
    if s.drives.returns[player] >= MOST_RETURNS:
        return Ask(player, prompt, ways, a, b, default=ways[0])
    back = TURN_BACK.of()
    return Ask(player, prompt, [*ways, back], a, b, default=back)


def _carry(roads: Roads, option: Option) -> Rules:
    """SZ-J7.1, SZ-J7.6: grain from store to store, fish from shipyard to shipyard."""
    s, player = roads.s, roads.player
    start, count = s.map.heard[option.a], option.b
    fish = option.verb is CARRY_FISH
    prompt = ASK_FISH_GOES if fish else ASK_GRAIN_GOES
    ways = [STORE_AT.of(s.map.spoken[to]) for to in _stores(roads, start, count, fish)]
    to = yield _ask_way(s, player, prompt, ways, count, option.a)
    if to.verb is TURN_BACK:
        s.drives.returns[player] += 1
        return
    end = s.map.heard[to.a]
    stored, moved = (s.stored_fish, s.drives.fish) if fish else (s.stored_grain, s.drives.grain)
    stored[start] -= count
    stored[end] += count
    moved[end] += count
    s.tell(CARRIES_FISH if fish else CARRIES_GRAIN, player, count, option.a, to.a)
