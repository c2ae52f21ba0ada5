"""Any position in a few readable lines, for tests and for trying things out."""

from collections.abc import Sequence

from kronika.core.dice import Dice, dice_of
from kronika.core.entries import index

from .content import Content, default
from .state import City, Player, World, unit_of
from .terms import (
    ADVANCES,
    BARBARIANS,
    BUILDINGS,
    CIVILIZATIONS,
    EVENTS,
    GOODS,
    HEX_COUNT,
    HEXES,
    LEADERS,
    MOODS,
    NONE,
    OUTSIDE,
    OWNERS,
    SPECIAL_ADVANCES,
    TERRAINS,
    UNITS,
    VARIANTS,
    WONDERS,
)

COLOURS: tuple[str, ...] = ("red", "blue", "yellow", "green", "barbarians", "pirates")
"""Names of the seats in a position, and of the neutral owners."""


class Position:
    """A world that starts empty: no hex, no city, no unit, nothing in hand.

    Players are red, blue, yellow and green, in the order of their seats; red is active, with
    three main actions. Hexes are written `c4`.
    """

    def __init__(
        self, players: int = 2, *, civ: bool = False, content: Content | None = None
    ) -> None:
        self.content = content or default()
        s = World(dice_of("position"), self.content, players)
        s.civ = civ
        s.actions_left = self.content.main_actions
        s.terrain = [OUTSIDE] * HEX_COUNT
        s.barbarian_settlements = self.content.barbarian_settlements
        s.barbarian_units = self.content.barbarian_supply.copy()
        s.pirate_ships = sum(self.content.pirate_supply) if civ else 0
        s.action_deck = list(range(len(self.content.action_ids)))
        s.objective_deck = self._cards(self.content.objective_set, civ)
        s.event_deck = self._cards(self.content.event_set, civ)
        s.wonder_deck = list(range(len(WONDERS)))
        s.wonder_builder = [NONE] * len(WONDERS)
        s.wonder_holder = [NONE] * len(WONDERS)
        s.wonder_gone = [0] * len(WONDERS)
        s.tiles = list(range(len(self.content.tiles)))
        for _ in range(players):
            player = Player()
            player.settlements = self.content.settlements
            player.buildings = self.content.building_supply.copy()
            player.units = self.content.unit_supply.copy()
            player.tracker = self.content.tracker_cubes
            s.players.append(player)
        self.world = s

    @staticmethod
    def _cards(sets: Sequence[int], civ: bool) -> list[int]:
        return [card for card, part in enumerate(sets) if civ or part == 0]

    def _owner(self, name: str) -> int:
        names = COLOURS if name in COLOURS else OWNERS
        return index(name, names)

    # The map

    def land(self, **hexes: str) -> "Position":
        """Explored hexes with their terrain: `land(c4="grassland", c5="sea")`."""
        for name, terrain in hexes.items():
            self.world.terrain[index(name, HEXES)] = index(terrain, TERRAINS)
        return self

    def terrain(self, terrain: str, *hexes: str) -> "Position":
        """Several explored hexes of one terrain; `unexplored` is one too."""
        names = (*TERRAINS, "unexplored")
        for name in hexes:
            self.world.terrain[index(name, HEXES)] = index(terrain, names)
        return self

    def exhausted(self, *hexes: str) -> "Position":
        """Hexes with an exhausted-land token."""
        self.world.exhausted += [index(name, HEXES) for name in hexes]
        return self

    def city(self, hex: str, owner: str, *pieces: str, mood: str = "neutral") -> "Position":
        """A city with buildings and wonders: `city("c4", "red", "temple", "port blue")`.

        A building has the colour of the city unless another one is named; a port faces the
        first sea hex beside it, or the one named: `port c5`.
        """
        s, place, colour = self.world, index(hex, HEXES), self._owner(owner)
        city = City(place, colour, index(mood, MOODS))
        s.cities[place] = city
        if colour == BARBARIANS:
            s.barbarian_settlements -= 1
        else:
            s.players[colour].settlements -= 1
        for piece in pieces:
            self._add_piece(city, *piece.split())
        return self

    def _add_piece(self, city: City, name: str, *more: str) -> None:
        s = self.world
        if name in WONDERS:
            wonder = index(name, WONDERS)
            s.wonder_deck.remove(wonder)
            s.wonder_builder[wonder] = self._owner(more[0]) if more else city.owner
            s.wonder_holder[wonder] = city.owner
            city.wonders.append(wonder)
            return
        building, colour = index(name, BUILDINGS), city.owner
        for word in more:
            if word in HEXES:
                city.port_hex = index(word, HEXES)
            else:
                colour = self._owner(word)
        if name == "port" and city.port_hex == NONE:
            seas = [hex for hex in s.neighbours(city.hex) if s.is_sea(hex)]
            city.port_hex = seas[0] if seas else NONE
        city.buildings[building] = colour
        if colour < BARBARIANS:
            s.players[colour].buildings[building] -= 1

    def units(self, hex: str, owner: str, *names: str) -> "Position":
        """Units on a hex: `units("c4", "red", "settler", "infantry", "infantry")`."""
        for name in names:
            self.world.place_unit(index(hex, HEXES), self._owner(owner), index(name, UNITS))
        return self

    # Players

    def goods(self, owner: str, **counts: int) -> "Position":
        """Resources and tokens: `goods("red", food=2, mood=1)`."""
        for name, count in counts.items():
            self.world.players[self._owner(owner)].stock[index(name, GOODS)] = count
        return self

    def advances(self, owner: str, *names: str) -> "Position":
        """Advances, whatever they need."""
        for name in names:
            self.world.players[self._owner(owner)].advances |= 1 << index(name, ADVANCES)
        return self

    def civilization(self, owner: str, name: str, *specials: str) -> "Position":
        """The civilization of a player, its leaders, and special advances that are owned."""
        player = self.world.players[self._owner(owner)]
        player.civilization = index(name, CIVILIZATIONS)
        player.leader_cards = self.content.civ_leaders[player.civilization].copy()
        for special in specials:
            player.specials |= 1 << index(special, SPECIAL_ADVANCES) % 4
        return self

    def leader(self, owner: str, name: str, hex: str) -> "Position":
        """A leader in play."""
        player = self.world.players[self._owner(owner)]
        player.leader = index(name, LEADERS)
        player.leaders_recruited += 1
        if player.leader in player.leader_cards:
            player.leader_cards.remove(player.leader)
        return self.units(hex, owner, "leader")

    def action_cards(self, owner: str, *cards: str) -> "Position":
        """Action cards in hand, by their ids."""
        for name in cards:
            card = index(name, self.content.action_ids)
            self.world.action_deck.remove(card)
            self.world.players[self._owner(owner)].action_cards.append(card)
        return self

    def objective_cards(self, owner: str, *cards: str) -> "Position":
        """Objective cards in hand, by their ids."""
        for name in cards:
            card = index(name, self.content.objective_ids)
            self.world.objective_deck.remove(card)
            self.world.players[self._owner(owner)].objective_cards.append(card)
        return self

    def wonder_cards(self, owner: str, *names: str) -> "Position":
        """Wonder cards in hand."""
        for name in names:
            wonder = index(name, WONDERS)
            self.world.wonder_deck.remove(wonder)
            self.world.players[self._owner(owner)].wonder_cards.append(wonder)
        return self

    def next_event(self, name: str) -> "Position":
        """The event that is drawn next: the first card of that text."""
        text = index(name, EVENTS)
        card = next(c for c in self.world.event_deck if self.content.event_text[c] == text)
        self.world.event_deck.remove(card)
        self.world.known_events.append(card)
        return self

    def start_city(self, owner: str, hex: str) -> "Position":
        """Where a player began."""
        self.world.players[self._owner(owner)].start_hex = index(hex, HEXES)
        return self

    def captives(self, owner: str, *units: str) -> "Position":
        """Captives of the Aztecs: `captives("red", "blue infantry")`."""
        for words in units:
            colour, name = words.split()
            captor, sort = self.world.players[self._owner(owner)], index(name, UNITS)
            holder = self._owner(colour)
            self.world._supply(holder, sort, -1)
            captor.captives.append(unit_of(holder, sort))
        return self

    # The turn

    def turn(self, owner: str, actions: int = 3, age: int = 1, round: int = 1) -> "Position":
        """Whose turn it is, and when."""
        self.world.active = self._owner(owner)
        self.world.actions_left = actions
        self.world.age = age
        self.world.round = round
        return self

    def variant(self, *names: str) -> "Position":
        """Variants that are played."""
        for name in names:
            self.world.variants |= 1 << index(name, VARIANTS)
        return self

    def dice(self, *rolls: int) -> "Position":
        """Dice whose next words are these, so that a roll below 12 gives this face (0 to 11)."""
        self.world.dice = loaded_dice(*rolls)
        return self

    def state(self) -> World:
        """The world."""
        return self.world.copy()


def loaded_dice(*rolls: int) -> Dice:
    """Dice that roll what is wanted, up to sixteen times; then chance goes on."""
    dice = dice_of("loaded")
    return dice.loaded(rolls)
