"""Everything on the table, as plain data (CC-C)."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from kronika.core.dice import Dice
from kronika.core.state import State

from .content import Content
from .terms import (
    ADVANCE_COUNT,
    BARBARIANS,
    BUILDING_COUNT,
    GOOD_COUNT,
    HEX_COUNT,
    NONE,
    OUTSIDE,
    PIRATES,
    SEA,
    SETTLER,
    SHIP,
    UNIT_COUNT,
)

# World.phase: what the next step of a match is.
SETUP: Final = 0
TURN_START: Final = 1
ACTIONS: Final = 2
STATUS: Final = 3

# A unit is a number: its owner and sort, and what it may not do for the rest of the turn.
BATTLED: Final = 64
"""CC-J2.2: it fought; no more movement this turn."""
CLIMBED: Final = 128
"""CC-J2.3: it entered a mountain; no more movement this turn."""
IN_FOREST: Final = 256
"""CC-J2.4: it entered a forest; no movement that causes combat this turn."""
IN_GRASS: Final = 512
"""CC-W6.2: it entered grassland; no attack on the city of the Great Gardens this turn."""
MOVED: Final = 1024
"""CC-J1.2: it has moved in this Move action."""
SAILED: Final = 2048
"""A ship that has moved this turn, for abilities that move ships at rest."""
KIND: Final = 63


def unit_of(owner: int, sort: int) -> int:
    """A fresh unit."""
    return owner * 8 + sort


def owner_of(unit: int) -> int:
    """Whose unit it is."""
    return (unit & KIND) >> 3


def sort_of(unit: int) -> int:
    """What unit it is."""
    return unit & 7


def is_army(unit: int) -> bool:
    """CC-B5.4, CC-I6.1: every land unit except settlers."""
    return unit & 7 not in (SETTLER, SHIP)


def is_ship(unit: int) -> bool:
    """Whether it is a ship."""
    return unit & 7 == SHIP


# Other numbers that stand for two or three things.


def pact_of(one: int, other: int) -> int:
    """An agreement that binds one player towards another."""
    return one * 8 + other


def bound_by(pact: int) -> int:
    """Whom an agreement binds."""
    return pact >> 3


def protected_by(pact: int) -> int:
    """Towards whom it binds."""
    return pact & 7


def fight_of(player: int, won: bool, hex: int) -> int:
    """A land combat of a player, for the memory of a turn."""
    return (player * 2 + int(won)) * 128 + hex


def fighter_of(fight: int) -> int:
    """Who fought."""
    return fight >> 8


def was_won(fight: int) -> bool:
    """Whether that player won."""
    return bool(fight >> 7 & 1)


def field_of(fight: int) -> int:
    """On which hex."""
    return fight & 127


def completion_of(card: int, lower: bool) -> int:
    """CC-N2.1: an objective card that was completed by one of its halves."""
    return card * 2 + int(lower)


def card_of(completion: int) -> int:
    """Which card."""
    return completion >> 1


def by_lower(completion: int) -> bool:
    """Whether by the lower half."""
    return bool(completion & 1)


def moment_of(age: int, round: int) -> int:
    """A round of an age; a later one is greater."""
    return age * 4 + round


@final
class City:
    """CC-C3: a settlement with its buildings and wonders."""

    def __init__(self, hex: int, owner: int, mood: int, like: "City | None" = None) -> None:
        """A new city, or an independent one like another."""
        self.hex = hex
        self.owner = owner
        self.mood = mood
        if like is None:
            self.buildings: list[int] = [NONE] * BUILDING_COUNT  # colour of each type
            self.wonders: list[int] = []
            self.port_hex = NONE
            self.activations = 0  # this turn
            self.angry_activation_used = False
            self.beloved = 0  # tokens of Cleopatra
            self.druids = 0  # Celtic players with a token here, a bit each
            self.moved = False  # in this Move action (Nomads)
            self.climbed = False  # CC-X21.4: moved to a mountain this turn
        else:
            self.buildings = like.buildings.copy()
            self.wonders = like.wonders.copy()
            self.port_hex = like.port_hex
            self.activations = like.activations
            self.angry_activation_used = like.angry_activation_used
            self.beloved = like.beloved
            self.druids = like.druids
            self.moved = like.moved
            self.climbed = like.climbed

    def copy(self) -> "City":
        """An independent city."""
        return City(self.hex, self.owner, self.mood, self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return self.hex

    def plain(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return (
            self.hex,
            self.owner,
            self.mood,
            self.buildings,
            self.wonders,
            self.port_hex,
            self.activations,
            self.angry_activation_used,
            self.beloved,
            self.druids,
            self.moved,
            self.climbed,
        )

    def size(self) -> int:
        """CC-F6.1, CC-C3.2, CC-B5.3, CC-I4.11: settlement, buildings of any colour, wonders."""
        return 1 + BUILDING_COUNT - self.buildings.count(NONE) + len(self.wonders)

    def has(self, building: int) -> bool:
        """CC-I3.8, CC-R3.3: whether a building of this type, of any colour, stands here."""
        return self.buildings[building] != NONE

    def under_hostile_influence(self) -> bool:
        """CC-L3.1, CC-L3.4: a building has another colour than the settlement."""
        return any(colour not in (NONE, self.owner) for colour in self.buildings)


@final
class Player:
    """CC-C2: what one player has."""

    def __init__(self, like: "Player | None" = None) -> None:
        """One who has nothing, or an independent one like another."""
        if like is None:
            self.stock: list[int] = [0] * GOOD_COUNT  # resources, mood, culture; captives are units
            self.advances = 0  # a bit each
            self.specials = 0  # of the own civilization, a bit each, by place 0 to 3
            self.tracker = 0  # cubes on the event tracker
            self.settlements = 0  # in supply, like the next two
            self.buildings: list[int] = [0] * BUILDING_COUNT
            self.units: list[int] = [0] * UNIT_COUNT
            self.start_hex = NONE
            self.action_cards: list[int] = []
            self.objective_cards: list[int] = []
            self.wonder_cards: list[int] = []
            self.persons: list[int] = []  # great persons in hand: event cards
            self.open_persons: list[int] = []  # those lying face up
            self.completed: list[int] = []  # see completion_of
            self.event_score = 0  # half points
            self.civilization = NONE
            self.leader = NONE  # in play
            self.leader_cards: list[int] = []  # still available
            self.leaders_recruited = 0
            self.leaders_barred = False  # CC-X34.15
            self.defeated_leaders = 0
            self.captives: list[int] = []  # units without restrictions
            self.rune_stones = 0
            # Out of the game: by building, settlements last
            self.ruins = [0] * (BUILDING_COUNT + 1)
            self.explorer_tokens: list[int] = []  # tile slots
            self.assigned_objective = NONE  # E58
            self.anarchy_cubes = 0  # E44
            self.actions_lost = 0  # main actions missing in the next turn
            self.pestilence = False  # E1: barred from building
            self.founder_round = 0  # CC-N2.7: when City Founder was completed, see moment_of
            self.governed = 0  # CC-N2.5: groups that have completed Government, a bit each
            self.terror = False  # Terror Regime: 4 own cities were angry when last looked at
        else:
            self.stock = like.stock.copy()
            self.advances = like.advances
            self.specials = like.specials
            self.tracker = like.tracker
            self.settlements = like.settlements
            self.buildings = like.buildings.copy()
            self.units = like.units.copy()
            self.start_hex = like.start_hex
            self.action_cards = like.action_cards.copy()
            self.objective_cards = like.objective_cards.copy()
            self.wonder_cards = like.wonder_cards.copy()
            self.persons = like.persons.copy()
            self.open_persons = like.open_persons.copy()
            self.completed = like.completed.copy()
            self.event_score = like.event_score
            self.civilization = like.civilization
            self.leader = like.leader
            self.leader_cards = like.leader_cards.copy()
            self.leaders_recruited = like.leaders_recruited
            self.leaders_barred = like.leaders_barred
            self.defeated_leaders = like.defeated_leaders
            self.captives = like.captives.copy()
            self.rune_stones = like.rune_stones
            self.ruins = like.ruins.copy()
            self.explorer_tokens = like.explorer_tokens.copy()
            self.assigned_objective = like.assigned_objective
            self.anarchy_cubes = like.anarchy_cubes
            self.actions_lost = like.actions_lost
            self.pestilence = like.pestilence
            self.founder_round = like.founder_round
            self.governed = like.governed
            self.terror = like.terror

    def copy(self) -> "Player":
        """An independent player."""
        return Player(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return self.advances

    def plain(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return (
            self.stock,
            self.advances,
            self.specials,
            self.tracker,
            self.settlements,
            self.buildings,
            self.units,
            self.start_hex,
            self.action_cards,
            self.objective_cards,
            self.wonder_cards,
            self.persons,
            self.open_persons,
            self.completed,
            self.event_score,
            self.civilization,
            self.leader,
            self.leader_cards,
            self.leaders_recruited,
            self.leaders_barred,
            self.defeated_leaders,
            self.captives,
            self.rune_stones,
            self.ruins,
            self.explorer_tokens,
            self.assigned_objective,
            self.anarchy_cubes,
            self.actions_lost,
            self.pestilence,
            self.founder_round,
            self.governed,
            self.terror,
        )

    def owns(self, advance: int) -> bool:
        """Whether an advance is owned, not only borrowed."""
        return bool(self.advances >> advance & 1)

    def owns_special(self, place: int) -> bool:
        """Whether a special advance of the own civilization is owned."""
        return bool(self.specials >> place & 1)


@final
class World(State):
    """CC-C1: the whole state of a match. Players are seats 0, 1, ... clockwise."""

    shared: ClassVar[Sequence[str]] = ("content",)

    def __init__(
        self, dice: Dice, content: Content, count: int, like: "World | None" = None
    ) -> None:
        """An empty table, or an independent one like another."""
        super().__init__(dice)
        self.content = content
        self.count = count  # of players
        if like is None:
            self.civ = False  # with the Civilizations expansion
            self.variants = 0  # a bit each

            self.phase = SETUP
            self.status_step = 0
            self.nations = "dealt"  # how civilizations are given out, or their names
            self.age = 1
            self.round = 1
            self.last_age = content.ages
            self.starter = 0  # the starting player
            self.active = 0
            self.actions_left = 0
            self.ending = False  # CC-V3.3: the game ends after this round

            self.players: list[Player] = []
            self.terrain: list[int] = []  # by hex
            self.cities: dict[int, City] = {}
            self.units: dict[int, list[int]] = {}
            self.exhausted: list[int] = []
            self.barbarian_settlements = 0  # in supply, like the next two
            self.barbarian_units: list[int] = []
            self.pirate_ships = 0

            # Decks are bags; discard piles have their top at the end. What a player knows of the
            # top of the event deck is in known_events, the next card last.
            self.tiles: list[int] = []
            self.action_deck: list[int] = []
            self.action_discard: list[int] = []
            self.objective_deck: list[int] = []
            self.objective_discard: list[int] = []
            self.event_deck: list[int] = []
            self.event_discard: list[int] = []
            self.known_events: list[int] = []
            self.event_bottom: list[int] = []  # put under the deck, the first one on top
            self.event_table: list[int] = []  # being resolved, or staying in play
            self.wonder_deck: list[int] = []
            self.wonder_table: list[int] = []  # face up: E40, CC-V5.1
            self.wonder_builder: list[int] = []  # by wonder: player or NONE
            self.wonder_holder: list[int] = []  # by wonder: player, BARBARIANS or NONE
            self.wonder_gone: list[int] = []  # by wonder: whether it is no more, see wonders.py

            # Events that last
            self.solar_eclipse = False  # E41
            self.trojan_horse = False  # E42
            self.seer = NONE  # E58: who has assigned objective cards and knows them
            self.diplomats: list[int] = []  # E57: see pact_of, the owner first
            self.truces: list[int] = []  # Negotiations: see pact_of, who may not attack first

            # This turn
            self.used: list[int] = []  # effects used that work once per turn, by their number
            self.played: list[int] = []  # civil effects of the action cards played
            self.captured: list[int] = []  # hexes of the cities that the active player captured
            self.enforced: list[int] = []  # hexes of cities that obey Bleda
            self.offers: list[int] = []  # to whom trade was offered
            self.borrowed = NONE  # advance used through the Great Library
            self.influenced = False  # CC-L2.6
            self.collects = 0  # Collect activations this turn
            self.free_collect = False  # CC-I2.9
            self.forced_labor = False
            self.collect_card = NONE  # Production Focus or Mass Production waiting
            self.takeover_card = False  # Cultural Takeover waiting
            self.drafts = 0  # Recruit actions with Draft
            self.battles: list[int] = []  # land combats with rounds, see fight_of
            self.victories = 0  # land combats won by the active player, not walk-ins
            self.pirate_victories = 0
            self.warlord = False  # E24: more CV in the next combat that the active player starts
            self.acted = False  # whether anything was done this turn
            self.wonders_this_round: list[int] = []  # builders
        else:
            self.result = like.result
            self.civ = like.civ
            self.variants = like.variants
            self.phase = like.phase
            self.status_step = like.status_step
            self.nations = like.nations
            self.age = like.age
            self.round = like.round
            self.last_age = like.last_age
            self.starter = like.starter
            self.active = like.active
            self.actions_left = like.actions_left
            self.ending = like.ending
            self.players = [player.copy() for player in like.players]
            self.terrain = like.terrain.copy()
            self.cities = {hex: city.copy() for hex, city in like.cities.items()}
            self.units = {hex: units.copy() for hex, units in like.units.items()}
            self.exhausted = like.exhausted.copy()
            self.barbarian_settlements = like.barbarian_settlements
            self.barbarian_units = like.barbarian_units.copy()
            self.pirate_ships = like.pirate_ships
            self.tiles = like.tiles.copy()
            self.action_deck = like.action_deck.copy()
            self.action_discard = like.action_discard.copy()
            self.objective_deck = like.objective_deck.copy()
            self.objective_discard = like.objective_discard.copy()
            self.event_deck = like.event_deck.copy()
            self.event_discard = like.event_discard.copy()
            self.known_events = like.known_events.copy()
            self.event_bottom = like.event_bottom.copy()
            self.event_table = like.event_table.copy()
            self.wonder_deck = like.wonder_deck.copy()
            self.wonder_table = like.wonder_table.copy()
            self.wonder_builder = like.wonder_builder.copy()
            self.wonder_holder = like.wonder_holder.copy()
            self.wonder_gone = like.wonder_gone.copy()
            self.solar_eclipse = like.solar_eclipse
            self.trojan_horse = like.trojan_horse
            self.seer = like.seer
            self.diplomats = like.diplomats.copy()
            self.truces = like.truces.copy()
            self.used = like.used.copy()
            self.played = like.played.copy()
            self.captured = like.captured.copy()
            self.enforced = like.enforced.copy()
            self.offers = like.offers.copy()
            self.borrowed = like.borrowed
            self.influenced = like.influenced
            self.collects = like.collects
            self.free_collect = like.free_collect
            self.forced_labor = like.forced_labor
            self.collect_card = like.collect_card
            self.takeover_card = like.takeover_card
            self.drafts = like.drafts
            self.battles = like.battles.copy()
            self.victories = like.victories
            self.pirate_victories = like.pirate_victories
            self.warlord = like.warlord
            self.acted = like.acted
            self.wonders_this_round = like.wonders_this_round.copy()

    def copy(self) -> "World":
        """An independent world."""
        return World(self.dice.copy(), self.content, self.count, self)

    # Variants

    def plays(self, variant: int) -> bool:
        """Whether a variant is agreed on."""
        return bool(self.variants >> variant & 1)

    # Cities

    def cities_of(self, owner: int) -> list[City]:
        """The cities of a player, or of the barbarians, in the order of their hexes."""
        found: list[City] = []
        for city in self.cities.values():
            if city.owner == owner:
                place = len(found)
                while place > 0 and found[place - 1].hex > city.hex:
                    place -= 1
                found.insert(place, city)
        return found

    def city_count(self, owner: int) -> int:
        """How many cities somebody has."""
        count = 0
        for city in self.cities.values():
            if city.owner == owner:
                count += 1
        return count

    # Units

    def units_at(self, hex: int) -> list[int]:
        """All units on a hex; do not change the list."""
        return self.units.get(hex, _NOBODY)

    def army_at(self, hex: int, owner: int) -> list[int]:
        """The army units of somebody on a hex."""
        return [u for u in self.units_at(hex) if owner_of(u) == owner and is_army(u)]

    def sorts_at(self, hex: int, owner: int, sort: int) -> int:
        """How many units of a sort somebody has on a hex."""
        kind = unit_of(owner, sort)
        count = 0
        for unit in self.units_at(hex):
            if unit & KIND == kind:
                count += 1
        return count

    def enemies_at(self, hex: int, player: int) -> bool:
        """CC-F5.1: whether units of opponents, barbarians or pirates are on a hex."""
        return any(owner_of(unit) != player for unit in self.units_at(hex))

    def in_supply(self, owner: int, sort: int) -> int:
        """How many units of a sort are in somebody's supply."""
        if owner == BARBARIANS:
            return self.barbarian_units[sort]
        if owner == PIRATES:
            return self.pirate_ships if sort == SHIP else 0
        return self.players[owner].units[sort]

    def _supply(self, owner: int, sort: int, change: int) -> None:
        if owner == BARBARIANS:
            self.barbarian_units[sort] += change
        elif owner == PIRATES:
            self.pirate_ships += change
        else:
            self.players[owner].units[sort] += change

    def place_unit(self, hex: int, owner: int, sort: int) -> None:
        """A unit from the supply onto a hex."""
        self._supply(owner, sort, -1)
        self.put_unit(hex, unit_of(owner, sort))

    def put_unit(self, hex: int, unit: int) -> None:
        """A unit that has left another place onto a hex."""
        if hex in self.units:
            self.units[hex].append(unit)
        else:
            self.units[hex] = [unit]

    def take_unit(self, hex: int, unit: int) -> None:
        """Take a unit off a hex; it is nowhere then."""
        units = self.units[hex]
        units.remove(unit)
        if not units:
            del self.units[hex]

    def remove_unit(self, hex: int, unit: int) -> None:
        """CC-B5.5: a unit goes back to its owner's supply."""
        self.take_unit(hex, unit)
        self._supply(owner_of(unit), sort_of(unit), 1)

    def claim_unit(self, unit: int) -> None:
        """A unit leaves its owner's supply, to be put onto a hex or to become a captive."""
        self._supply(owner_of(unit), sort_of(unit), -1)

    def return_unit(self, unit: int) -> None:
        """A unit that has been taken off the map goes back to its owner's supply."""
        self._supply(owner_of(unit), sort_of(unit), 1)

    # Advances

    def uses(self, player: int, advance: int) -> bool:
        """CC-W7.6: whether a player can use an advance: owned, or borrowed for this turn.

        Effects that give an advance without owning it (Man God) are asked for in effects.py.
        """
        if self.players[player].advances >> advance & 1:
            return True
        return advance == self.borrowed and player == self.active

    # The map

    def explored(self, hex: int) -> bool:
        """Whether a hex lies on an explored tile."""
        return 0 <= hex < HEX_COUNT and self.terrain[hex] <= SEA

    def is_land(self, hex: int) -> bool:
        """CC-D1.3: explored, and not sea."""
        return self.terrain[hex] < SEA

    def is_sea(self, hex: int) -> bool:
        """Explored sea."""
        return self.terrain[hex] == SEA

    def neighbours(self, hex: int) -> list[int]:
        """The hexes of the layout beside a hex, explored or not."""
        return [other for other in self.content.neighbours[hex] if self.terrain[other] != OUTSIDE]

    def others(self, player: int) -> list[int]:
        """The other players, clockwise after this one."""
        return [(player + step) % self.count for step in range(1, self.count)]


_NOBODY: Final[list[int]] = []

assert ADVANCE_COUNT < 62  # the advances of a player fit into one machine word
