"""Chapter 3: everything on the table.

Units, herds and fields are rows of tables: `s.owner[unit]`, `s.settlement[field]`. Nothing is
hidden in this game (SZ-C5.1).
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from kronika.core.dice import Dice
from kronika.core.floors import OpenFloor
from kronika.core.state import State

from .board_state import Board
from .combats import Combats
from .content import Content
from .drafts import Drafts
from .empty_ships import EmptyShips
from .known import Known
from .maps import Cell, Map
from .movelog import Moves
from .parley import Parley
from .progress import Drives, Want
from .siege_state import Siege
from .skies import Skies
from .terms import BASIC, COR, FIRST, LAND, NO_COMMAND, NONE, RED, TS, WHITE, WS, YELLOW_MODE
from .upkeep import Upkeep
from .variants import Variants

OUTSIDE: Final = 0
INSIDE: Final = 1
IN_YARD: Final = 2
ABOARD: Final = 3
ON_BORDER: Final = 4
"""SZ-C3.1: where a unit is: on a field, inside its settlement, in its shipyard, aboard a ship
there, or on a border of it."""


VILLAGES: Final = 0
ONE_CITY: Final = 1
CARTHAGE_PORT: Final = 2
ONE_CAMP: Final = 3
LATER: Final = 4
"""SZ-E2.14, SZ-E2.16: how a player begins: with villages, one city, the port of Carthage, the one
village of the Huns, or as the Vikings of Taifas who come later."""


def _handed_over(rows: list[list[int]], what: int, before: int, after: int) -> list[list[int]]:
    """What each player has, with one thing in other hands; copies have the old lists in common."""
    rows = rows.copy()
    if before != NONE:
        rows[before] = [each for each in rows[before] if each != what]
    if after != NONE:
        rows[after] = sorted([*rows[after], what])
    return rows


class Table(State):
    """SZ-C1.1, SZ-C2.1, SZ-C3.1, SZ-C4.2, SZ-C4.3: the position, as plain lists and integers."""

    shared: ClassVar[Sequence[str]] = (
        *("content", "map", "variants"),
        *("homes", "held", "troops", "known"),
    )
    recalled: ClassVar[Sequence[str]] = ("known",)

    def __init__(
        self,
        dice: Dice,
        content: Content,
        map: Map,
        mode: int,
        players: int,
        variants: Variants | None = None,
        is_copy: bool = False,
    ) -> None:
        super().__init__(dice)
        self.content: Final = content
        self.map: Final = map
        self.mode: Final = mode
        self.has_diplomacy: Final = mode >= WHITE
        """SZ-A2.3, SZ-H1.5: all modes but the first and the basic game."""
        self.has_farming: Final = mode not in (FIRST, WHITE)
        """SZ-A2.2, SZ-A2.4: all modes but the first game and white mode."""
        self.has_limits: Final = mode not in (FIRST, BASIC)
        """SZ-B4.1, SZ-B4.4: whether cubes and tiles are used up."""
        self.has_prestige: Final = mode >= YELLOW_MODE
        """SZ-A2.5: yellow and red mode."""
        self.is_red: Final = mode == RED
        """SZ-A2.6: red mode alone."""
        self.count: Final = players
        self.variants: Final = variants or Variants()
        # a copy gets the lists of another table instead
        fields = 0 if is_copy else map.count
        if is_copy:
            players = 0

        # SZ-C1.2: where the game stands
        self.floor = OpenFloor(self.variants.in_turns)
        self.year = 1
        self.round = 1  # of the year
        self.turn = 1  # rounds since the start
        self.step = 0
        self.phase = 0  # place of the special phase in its slot
        self.is_open = False  # whether the present floor or special phase has begun
        self.is_undecided = False  # whether nobody has decided yet in the present special phase
        self.first = 0  # first player of the Prelude
        self.placements = 0  # of the Prelude, so far
        self.upkeep = Upkeep()

        self.combats = Combats()  # SZ-C1.5
        self.siege = Siege()  # SZ-C4.7
        self.board = Board()  # SZ-Q9.1

        # SZ-C2: players
        self.gold = [0] * players
        self.points = [0] * players
        self.points_before = [0] * players
        self.prestige = [0] * players
        self.cubes = [0] * players
        self.tiles = [0] * players
        self.faction = [NONE] * players
        self.start = [VILLAGES] * players  # how each begins
        self.entered = [0] * players  # in which round of the game Vikings of Taifas came; 0: not
        self.rivals = [0] * players  # bits of players
        self.horsemen = [0] * players  # upgrades to cavalry that a horse herd has paid for
        self.doubled = [NONE] * players  # the settlement where twice as many are bought
        self.third_free = [0] * players  # infantry bought in this round
        self.lord = [NONE] * players
        self.command = [NO_COMMAND] * players
        self.announced = [NONE] * players  # the goal of a running announcement
        self.announced_for = [0] * players  # round of the game in which it is checked; 0: none
        self.eliminated = [0] * players  # in which round of the game; 0: not
        self.connection = [0] * players  # bits of those who may use one's fields as links
        self.access = [0] * players  # bits of those who may enter one's fields in peace
        self.destroyed = [0] * players  # prestige of what one destroyed since New Year
        self.lost = [0] * players  # prestige of what one lost since New Year
        self.due_prestige = [0] * players  # earned in combat, granted when it is over
        self.truce_until = [0] * (players * players)  # last round of the game in which it holds
        self.truce_receiver = [NONE] * (players * players)
        self.parley = Parley(players)
        self.drafts = Drafts(players)
        self.known = Known(players)
        self.tributes_paid = [0] * players
        self.tributes_received = [0] * players
        self.ransoms_paid = [0] * players
        self.ransoms_received = [0] * players
        self.aids_paid = [0] * players
        self.aids_received = [0] * players

        # SZ-C3: units; an owner of NONE is a free row
        self.owner: list[int] = []
        self.troops: list[list[int]] = [[]] * players  # by owner: see change_owner
        self.type: list[int] = []
        self.experience: list[int] = []
        self.at: list[int] = []  # the field; of a unit on a border the field it came from
        self.where: list[int] = []
        self.border: list[int] = []
        self.ship: list[int] = []  # that carries it
        self.river: list[int] = []  # by which a ship on land came
        self.builds_since: list[int] = []  # round of the game; 0: it does not build
        self.training: list[int] = []  # levels paid for
        self.hired: list[int] = []  # round of the game in which mercenaries were hired
        self.risen: list[int] = []  # round of the game in which it last gained a level
        self.perils: list[int] = []  # the last round of attrition, and bits of what it met then

        # SZ-C4: fields
        self.settlement_owner = [NONE] * fields
        self.homes: list[list[int]] = [[]] * players  # by owner: see change_settlement
        self.settlement = [NONE] * fields  # VILLAGE, CITY
        self.settlement_cell = [NONE] * fields  # in red mode: place in Map.cells
        self.yard = [NONE] * fields  # DOCK, PORT
        self.yard_point = [NONE] * fields  # place in Map.points
        self.fortified = [False] * fields
        self.site = [NONE] * fields  # the building under construction
        self.site_owner = [NONE] * fields
        self.site_quarters = [0] * fields
        self.plundered = [False] * fields
        self.bought = [0] * fields  # units bought or hired there in this round
        self.recruited = [0] * fields  # recruits of this round
        self.upgraded = [0] * fields  # land units upgraded there in this round
        self.ships_upgraded = [0] * fields
        self.control = [NONE] * fields
        self.held: list[list[int]] = [[]] * players  # by controller: see change_control
        self.locked = [False] * fields
        self.encircled_since = [0] * fields  # round of the game; 0: not encircled
        self.sown = [0] * fields
        self.crop = [0] * fields
        self.sower = [NONE] * fields
        self.grain_owner = [NONE] * fields
        self.stored_grain = [0] * fields
        self.stored_fish = [0] * fields
        self.empty = EmptyShips()
        self.frozen = [False] * fields  # sections of large rivers
        self.skies = Skies(fields)
        self.moves = Moves(fields)
        self.want = Want()
        self.drives = Drives(fields, players)

        # SZ-C4.6: herds; an owner of NONE is a free row
        self.herd_owner: list[int] = []
        self.herd_type: list[int] = []
        self.herd_at: list[int] = []
        self.herd_inside: list[bool] = []
        self.herd_bought: list[int] = []  # in which round of the game; 0: not
        self.herd_stolen: list[int] = []  # likewise

    def copy(self) -> "Table":
        """An independent table that goes on in the same way."""
        twin = Table(
            self.dice.copy(), self.content, self.map, self.mode, self.count, self.variants, True
        )
        twin.result = self.result
        twin.floor = self.floor.copy()
        twin.year = self.year
        twin.round = self.round
        twin.turn = self.turn
        twin.step = self.step
        twin.phase = self.phase
        twin.is_open = self.is_open
        twin.is_undecided = self.is_undecided
        twin.first = self.first
        twin.placements = self.placements
        twin.upkeep = self.upkeep.copy()
        twin.combats = self.combats.copy()
        twin.siege = self.siege.copy()
        twin.board = self.board.copy()
        twin.gold = self.gold.copy()
        twin.points = self.points.copy()
        twin.points_before = self.points_before.copy()
        twin.prestige = self.prestige.copy()
        twin.cubes = self.cubes.copy()
        twin.tiles = self.tiles.copy()
        twin.faction = self.faction.copy()
        twin.start = self.start.copy()
        twin.entered = self.entered.copy()
        twin.rivals = self.rivals.copy()
        twin.horsemen = self.horsemen.copy()
        twin.doubled = self.doubled.copy()
        twin.third_free = self.third_free.copy()
        twin.lord = self.lord.copy()
        twin.command = self.command.copy()
        twin.announced = self.announced.copy()
        twin.announced_for = self.announced_for.copy()
        twin.eliminated = self.eliminated.copy()
        twin.connection = self.connection.copy()
        twin.access = self.access.copy()
        twin.destroyed = self.destroyed.copy()
        twin.lost = self.lost.copy()
        twin.due_prestige = self.due_prestige.copy()
        twin.truce_until = self.truce_until.copy()
        twin.truce_receiver = self.truce_receiver.copy()
        twin.parley = self.parley.copy()
        twin.drafts = self.drafts.copy()
        twin.known = self.known
        twin.tributes_paid = self.tributes_paid.copy()
        twin.tributes_received = self.tributes_received.copy()
        twin.ransoms_paid = self.ransoms_paid.copy()
        twin.ransoms_received = self.ransoms_received.copy()
        twin.aids_paid = self.aids_paid.copy()
        twin.aids_received = self.aids_received.copy()
        twin.owner = self.owner.copy()
        twin.troops = self.troops
        twin.type = self.type.copy()
        twin.experience = self.experience.copy()
        twin.at = self.at.copy()
        twin.where = self.where.copy()
        twin.border = self.border.copy()
        twin.ship = self.ship.copy()
        twin.river = self.river.copy()
        twin.builds_since = self.builds_since.copy()
        twin.training = self.training.copy()
        twin.hired = self.hired.copy()
        twin.risen = self.risen.copy()
        twin.perils = self.perils.copy()
        twin.settlement_owner = self.settlement_owner.copy()
        twin.homes = self.homes
        twin.settlement = self.settlement.copy()
        twin.settlement_cell = self.settlement_cell.copy()
        twin.yard = self.yard.copy()
        twin.yard_point = self.yard_point.copy()
        twin.fortified = self.fortified.copy()
        twin.site = self.site.copy()
        twin.site_owner = self.site_owner.copy()
        twin.site_quarters = self.site_quarters.copy()
        twin.plundered = self.plundered.copy()
        twin.bought = self.bought.copy()
        twin.recruited = self.recruited.copy()
        twin.upgraded = self.upgraded.copy()
        twin.ships_upgraded = self.ships_upgraded.copy()
        twin.control = self.control.copy()
        twin.held = self.held
        twin.locked = self.locked.copy()
        twin.encircled_since = self.encircled_since.copy()
        twin.sown = self.sown.copy()
        twin.crop = self.crop.copy()
        twin.sower = self.sower.copy()
        twin.grain_owner = self.grain_owner.copy()
        twin.stored_grain = self.stored_grain.copy()
        twin.stored_fish = self.stored_fish.copy()
        twin.empty = self.empty.copy()
        twin.frozen = self.frozen.copy()
        twin.skies = self.skies.copy()
        twin.moves = self.moves.copy()
        twin.want = self.want.copy()
        twin.drives = self.drives.copy()
        twin.herd_owner = self.herd_owner.copy()
        twin.herd_type = self.herd_type.copy()
        twin.herd_at = self.herd_at.copy()
        twin.herd_inside = self.herd_inside.copy()
        twin.herd_bought = self.herd_bought.copy()
        twin.herd_stolen = self.herd_stolen.copy()
        return twin

    def forget(self) -> None:
        """SZ-F4.3: somebody acts, so what was known may be so no more; copies still know it."""
        self.known = Known(self.count)

    def plays(self, player: int) -> bool:
        """SZ-P4.24, SZ-H3.16: whether a player is on the map: neither to come nor eliminated."""
        return not self.eliminated[player] and (
            self.start[player] != LATER or self.entered[player] > 0
        )

    # Units

    def add_unit(self, owner: int, type: int, experience: int, field: int) -> int:
        """A new unit on a field, in the first free row."""
        if NONE not in self.owner:
            for column in self._unit_columns():
                column.append(NONE)
        unit = self.owner.index(NONE)
        self.change_owner(unit, owner)
        self.type[unit] = type
        self.experience[unit] = experience
        self.at[unit] = field
        self.where[unit] = OUTSIDE
        self.border[unit] = NONE
        self.ship[unit] = NONE
        self.river[unit] = NONE
        self.builds_since[unit] = 0
        self.training[unit] = 0
        self.hired[unit] = 0
        self.risen[unit] = 0
        self.perils[unit] = 0
        return unit

    def _unit_columns(self) -> list[list[int]]:
        return [
            *(self.owner, self.type, self.experience, self.at, self.where),
            *(self.border, self.ship, self.river, self.builds_since, self.training),
            *(self.hired, self.risen, self.perils),
        ]

    def remove_unit(self, unit: int) -> None:
        """Take a unit off the map."""
        self.change_owner(unit, NONE)

    def change_owner(self, unit: int, owner: int) -> None:
        """SZ-C3.1: a unit is this player's from now on; NONE: nobody's."""
        before = self.owner[unit]
        self.owner[unit] = owner
        self.troops = _handed_over(self.troops, unit, before, owner)

    def units(self) -> list[int]:
        """All units on the map."""
        return [unit for unit, owner in enumerate(self.owner) if owner != NONE]

    def units_of(self, player: int) -> list[int]:
        """The units of a player; nobody changes this list."""
        return self.troops[player]

    def units_on(self, field: int) -> list[int]:
        """SZ-J3.10: the units that stand on a field, not inside, aboard or on its borders."""
        return [
            unit
            for unit, at in enumerate(self.at)
            if at == field and self.where[unit] == OUTSIDE and self.owner[unit] != NONE
        ]

    def units_inside(self, field: int) -> list[int]:
        """The units inside the settlement of a field."""
        return [
            unit
            for unit, at in enumerate(self.at)
            if at == field and self.where[unit] == INSIDE and self.owner[unit] != NONE
        ]

    def ships_in_yard(self, field: int) -> list[int]:
        """SZ-D5.6: the manned ships in the shipyard of a field."""
        return [
            unit
            for unit, at in enumerate(self.at)
            if at == field and self.where[unit] == IN_YARD and self.owner[unit] != NONE
        ]

    def passengers(self, ship: int) -> list[int]:
        """SZ-C3.4: the units aboard a ship."""
        return [
            unit
            for unit, carrier in enumerate(self.ship)
            if carrier == ship and self.owner[unit] != NONE
        ]

    def is_ship(self, unit: int) -> bool:
        """SZ-B3.1, SZ-D6.13: transport ships, warships and corsairs."""
        return self.type[unit] in (TS, WS, COR)

    # Herds

    def add_herd(self, owner: int, type: int, field: int, inside: bool = False) -> int:
        """A new herd, in the first free row."""
        if NONE not in self.herd_owner:
            self.herd_owner.append(NONE)
            self.herd_type.append(NONE)
            self.herd_at.append(NONE)
            self.herd_inside.append(False)
            self.herd_bought.append(0)
            self.herd_stolen.append(0)
        herd = self.herd_owner.index(NONE)
        self.herd_owner[herd] = owner
        self.herd_type[herd] = type
        self.herd_at[herd] = field
        self.herd_inside[herd] = inside
        self.herd_bought[herd] = 0
        self.herd_stolen[herd] = 0
        return herd

    def herds_on(self, field: int) -> list[int]:
        """The herds that graze on a field."""
        return [
            herd
            for herd, at in enumerate(self.herd_at)
            if at == field and not self.herd_inside[herd] and self.herd_owner[herd] != NONE
        ]

    def herds_in(self, field: int) -> list[int]:
        """SZ-D5.7: the fed herds inside a settlement."""
        return [
            herd
            for herd, at in enumerate(self.herd_at)
            if at == field and self.herd_inside[herd] and self.herd_owner[herd] != NONE
        ]

    # Fields

    def is_land(self, field: int) -> bool:
        """Whether a field is land."""
        return self.map.sort[field] == LAND

    def order(self) -> list[int]:
        """SZ-E2.2: the players in Prelude order: from the first player clockwise."""
        return [(self.first + place) % self.count for place in range(self.count)]

    def settlements_of(self, player: int) -> list[int]:
        """The fields with a completed settlement of a player; nobody changes this list."""
        return self.homes[player]

    def change_settlement(self, field: int, owner: int) -> None:
        """SZ-C4.2: the settlement of a field is now this player's; NONE: there is none."""
        self.settlement_owner[field] = owner
        homes: list[list[int]] = [[] for _ in range(self.count)]
        for each, player in enumerate(self.settlement_owner):
            if player != NONE:
                homes[player].append(each)
        self.homes = homes  # copies have the old lists in common

    def fields_of(self, player: int) -> list[int]:
        """SZ-D6.1: the fields that a player controls; nobody changes this list."""
        return self.held[player]

    def change_control(self, field: int, player: int) -> None:
        """SZ-D6.1, SZ-D6.14: a player controls a field from now on; NONE: nobody does."""
        before = self.control[field]
        if before == player:
            return
        self.control[field] = player
        self.held = _handed_over(self.held, field, before, player)

    def yard_points(self, field: int) -> list[tuple[Cell, int, int]]:
        """SZ-D5.3, SZ-Q2.2: where a shipyard can be; in red mode on banks of large rivers too."""
        return self.map.red_points[field] if self.is_red else self.map.points[field]

    def yard_seas(self, field: int) -> list[int]:
        """SZ-D5.3: the one or two fields that a shipyard touches."""
        if self.yard[field] == NONE:
            return []
        _, one, other = self.yard_points(field)[self.yard_point[field]]
        if one == NONE:
            return []
        return [one] if other == NONE else [one, other]

    def yard_river(self, field: int) -> int:
        """SZ-Q2.2: the small river on which a shipyard of Orient lies; NONE: it lies at the sea."""
        if self.yard[field] == NONE or not self.is_red:
            return NONE
        cell, one, _ = self.yard_points(field)[self.yard_point[field]]
        return self.map.small_river(cell) if one == NONE else NONE

    def yard_ways(self, field: int) -> list[int]:
        """SZ-D5.3, SZ-J2.7, SZ-Q2.2: the fields from and to which ships use a shipyard.

        On a small river these are the land up and down the river, and the sea at its mouth.
        """
        river = self.yard_river(field)
        if river == NONE:
            return self.yard_seas(field)
        banks = [other for other, each in self.map.down_river[field] if each == river]
        return [*banks, *[sea for sea in self.map.coast[field] if not self.is_land(sea)]]

    def is_free(self, field: int, player: int) -> bool:
        """SZ-G2.2: a completed and unencircled settlement of a player."""
        return self.settlement_owner[field] == player and not self.encircled_since[field]
