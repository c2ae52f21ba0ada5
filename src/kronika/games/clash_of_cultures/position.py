"""Any position in a few readable lines, for tests and for trying things out.

>>> from kronika.games.clash_of_cultures.position import Position
>>> match = (
...     Position(2)
...     .land(c4="grassland", c5="sea", d4="forest")
...     .city("c4", "red", "port")
...     .goods("red", food=2)
...     .advances("red", "farming", "fishing")
...     .city("d4", "blue")
...     .match()
... )
>>> "collect c4" in [option.key for option in match.options]
True
"""

from collections.abc import Sequence
from typing import Final

from kronika.core.dice import Dice, dice_of
from kronika.core.entries import index
from kronika.core.errors import UsageError
from kronika.core.game import complete_settings
from kronika.core.match import Match, match_of

from .content import Content
from .exploration import laid, slot_hexes, slot_of
from .game import GAME
from .invariants import check, check_all_but_map
from .setup import in_game, last_age, supplies
from .state import ACTIONS, SETUP, STATUS, TURN_START, City, Player, World, unit_of
from .terms import (
    ADVANCES,
    BARBARIANS,
    BUILDING_COUNT,
    BUILDINGS,
    CAPTIVES,
    CIV,
    CIVILIZATIONS,
    EVENTS,
    GOODS,
    GROUP_SIZE,
    HEX_COUNT,
    HEXES,
    LEADERS,
    MOODS,
    NONE,
    OUTSIDE,
    OWNERS,
    SPECIAL_ADVANCES,
    STATUS_STEPS,
    TERRAINS,
    UNEXPLORED,
    UNITS,
    VARIANTS,
    WONDERS,
)

COLOURS: Final = ("red", "blue", "yellow", "green", "barbarians", "pirates")
"""Names of the seats in a position, and of the neutral owners."""

PHASES: Final = {"setup": SETUP, "turn-start": TURN_START, "actions": ACTIONS, "status": STATUS}
SORTS: Final = ("action", "objective", "event")
"""Of cards that have a deck and a discard pile."""


class Position:
    """A world that starts empty: no hex, no city, no unit, nothing in hand.

    Players are red, blue, yellow and green, in the order of their seats; red is active, with
    three main actions. Hexes are written `c4`. A mistake is a UsageError that names it.
    """

    def __init__(
        self, players: int = 2, *, civ: bool = False, content: Content | None = None
    ) -> None:
        if players not in GAME.players:
            raise UsageError(f"{players} players; there can be {GAME.players}")
        self.content = content or GAME.content
        s = World(dice_of("position"), self.content, players)
        s.civ = civ
        s.phase = ACTIONS
        s.actions_left = self.content.main_actions
        s.terrain = [OUTSIDE] * HEX_COUNT
        s.barbarian_settlements = self.content.barbarian_settlements
        s.barbarian_units = supplies(s, self.content.barbarian_supply)
        s.pirate_ships = sum(self.content.pirate_supply) if civ else 0
        s.action_deck = list(range(len(self.content.action_ids)))
        s.objective_deck = in_game(s, self.content.objective_set)
        s.event_deck = in_game(s, self.content.event_set)
        s.wonder_deck = list(range(len(WONDERS)))
        s.wonder_builder = [NONE] * len(WONDERS)
        s.wonder_holder = [NONE] * len(WONDERS)
        s.wonder_gone = [0] * len(WONDERS)
        s.tiles = self.content.tile_numbers.copy()
        for _ in range(players):
            player = Player()
            player.settlements = self.content.settlements
            player.buildings = self.content.building_supply.copy()
            for building in range(BUILDING_COUNT):
                if self.content.building_set[building] == CIV and not civ:
                    player.buildings[building] = 0
            player.units = supplies(s, self.content.unit_supply)
            player.tracker = self.content.tracker_cubes
            s.players.append(player)
        self.world = s
        self._by_tiles = False
        self._rolls: list[int] = []

    def _owner(self, name: str) -> int:
        """A player, the barbarians or the pirates."""
        owner = index(name, COLOURS if name in COLOURS else OWNERS)
        if self.world.count <= owner < BARBARIANS:
            raise UsageError(f"{name!r} does not play with {self.world.count} players")
        return owner

    def _player(self, name: str) -> Player:
        owner = self._owner(name)
        if owner >= BARBARIANS:
            raise UsageError(f"{name!r} is not a player")
        return self.world.players[owner]

    def _hex(self, name: str) -> int:
        return index(name, HEXES)

    # The map

    def land(self, **hexes: str) -> "Position":
        """Explored hexes with their terrain: `land(c4="grassland", c5="sea")`."""
        for name, terrain in hexes.items():
            self.world.terrain[self._hex(name)] = index(terrain, TERRAINS)
        self._by_tiles = False
        return self

    def terrain(self, terrain: str, *hexes: str) -> "Position":
        """Several explored hexes of one terrain; `unexplored` is one too."""
        names = (*TERRAINS, "unexplored")
        for name in hexes:
            self.world.terrain[self._hex(name)] = index(terrain, names)
        self._by_tiles = False
        return self

    def layout(self) -> "Position":
        """The real map of so many players: start tiles, and all others face down."""
        s = self.world
        s.terrain = [OUTSIDE] * HEX_COUNT
        for slot in self.content.layout_slots[s.count]:
            for hex in slot:
                s.terrain[hex] = UNEXPLORED
        homes = zip(self.content.layout_homes[s.count], self.content.layout_home_terrain[s.count])
        for hexes, kinds in homes:
            for hex, kind in zip(hexes, kinds):
                s.terrain[hex] = kind
        s.tiles = list(range(len(self.content.tiles)))
        self._by_tiles = True
        return self

    def tile(self, name: str, hex: str, turned: bool = False) -> "Position":
        """A tile face up where a hex of the layout lies."""
        s, tile, place = self.world, index(name, self.content.tile_ids), self._hex(hex)
        if not self._by_tiles:
            raise UsageError("tiles lie on a layout: call layout() first")
        slot = slot_of(s, place)
        if slot == NONE:
            raise UsageError(f"{hex!r} lies on no tile of the layout")
        self._take(tile, s.tiles, f"tile {name!r}")
        for each, kind in zip(slot_hexes(s, slot), laid(s, tile, int(turned))):
            s.terrain[each] = kind
        return self

    def exhausted(self, *hexes: str) -> "Position":
        """Hexes with an exhausted-land token."""
        self.world.exhausted += [self._hex(name) for name in hexes]
        return self

    def city(self, hex: str, owner: str, *pieces: str, mood: str = "neutral") -> "Position":
        """A city with buildings and wonders: `city("c4", "red", "temple", "port blue")`.

        A building has the colour of the city unless another one is named; a port faces the
        first sea hex beside it, or the one named: `port c5`.
        """
        s, place, colour = self.world, self._hex(hex), self._owner(owner)
        if place in s.cities:
            raise UsageError(f"there is a city at {hex!r} already")
        city = City(place, colour, index(mood, MOODS))
        s.cities[place] = city
        if colour == BARBARIANS:
            s.barbarian_settlements -= 1
        else:
            self._player(owner).settlements -= 1
        for piece in pieces:
            self._add_piece(city, *piece.split())
        return self

    def _add_piece(self, city: City, name: str, *more: str) -> None:
        s = self.world
        if name in WONDERS:
            wonder = index(name, WONDERS)
            self._take(wonder, s.wonder_deck, f"wonder {name!r}")
            s.wonder_builder[wonder] = self._owner(more[0]) if more else city.owner
            s.wonder_holder[wonder] = city.owner
            city.wonders.append(wonder)
            return
        building, colour = index(name, (*BUILDINGS, *WONDERS)), city.owner
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
            sort, colour = index(name, UNITS), self._owner(owner)
            if self.world.in_supply(colour, sort) == 0:
                raise UsageError(f"no {name} is left for {owner}")
            self.world.place_unit(self._hex(hex), colour, sort)
        return self

    # Players

    def goods(self, owner: str, **counts: int) -> "Position":
        """Resources and tokens: `goods("red", food=2, mood=1)`."""
        for name, count in counts.items():
            self._player(owner).stock[index(name, GOODS[:CAPTIVES])] = count
        return self

    def advances(self, owner: str, *names: str) -> "Position":
        """Advances, whatever they need."""
        for name in names:
            self._player(owner).advances |= 1 << index(name, ADVANCES)
        return self

    def civilization(self, owner: str, name: str, *specials: str) -> "Position":
        """The civilization of a player, its leaders, and special advances that are owned."""
        player = self._player(owner)
        player.civilization = index(name, CIVILIZATIONS)
        player.leader_cards = self.content.civ_leaders[player.civilization].copy()
        first = player.civilization * GROUP_SIZE
        for special in specials:
            own = SPECIAL_ADVANCES[first : first + GROUP_SIZE]
            player.specials |= 1 << index(special, own)
        return self

    def leader(self, owner: str, name: str, hex: str) -> "Position":
        """A leader in play."""
        player = self._player(owner)
        player.leader = index(name, LEADERS)
        player.leaders_recruited += 1
        self._take(player.leader, player.leader_cards, f"leader {name!r}")
        return self.units(hex, owner, "leader")

    def action_cards(self, owner: str, *cards: str) -> "Position":
        """Action cards in hand, by their ids."""
        self._player(owner).action_cards += self._draw("action", cards)
        return self

    def objective_cards(self, owner: str, *cards: str) -> "Position":
        """Objective cards in hand, by their ids."""
        self._player(owner).objective_cards += self._draw("objective", cards)
        return self

    def wonder_cards(self, owner: str, *names: str) -> "Position":
        """Wonder cards in hand."""
        for name in names:
            wonder = index(name, WONDERS)
            self._take(wonder, self.world.wonder_deck, f"wonder {name!r}")
            self._player(owner).wonder_cards.append(wonder)
        return self

    # Decks

    def _deck(self, sort: str) -> list[int]:
        s = self.world
        return (s.action_deck, s.objective_deck, s.event_deck)[index(sort, SORTS)]

    def _discards(self, sort: str) -> list[int]:
        s = self.world
        return (s.action_discard, s.objective_discard, s.event_discard)[index(sort, SORTS)]

    def _take(self, card: int, pile: list[int], what: str) -> None:
        if card not in pile:
            raise UsageError(f"{what} is not there any more")
        pile.remove(card)

    def _draw(self, sort: str, names: Sequence[str]) -> list[int]:
        """Cards out of their deck, or else out of the discard pile."""
        content = self.content
        ids = (content.action_ids, content.objective_ids, content.event_ids)[index(sort, SORTS)]
        found: list[int] = []
        for name in names:
            card = index(name, ids)
            pile = self._deck(sort)
            if card in self._discards(sort):
                pile = self._discards(sort)
            self._take(card, pile, f"{sort} card {name!r}")
            found.append(card)
        return found

    def deck(self, sort: str, *cards: str) -> "Position":
        """All that is left in the deck of `action`, `objective` or `event` cards.

        The others go to the discard pile, except what is in hands.
        """
        kept = self._draw(sort, cards)
        self._discards(sort).extend(self._deck(sort))
        self._deck(sort)[:] = kept
        return self

    def discard(self, sort: str, *cards: str) -> "Position":
        """Cards on the discard pile, the last one on top."""
        self._discards(sort).extend(self._draw(sort, cards))
        return self

    def next_card(self, sort: str, card: str) -> "Position":
        """The card that is drawn next; of action and objective cards the only one in the deck."""
        if sort == "event":
            self.world.known_events += self._draw(sort, (card,))
            return self
        return self.deck(sort, card)

    def next_tile(self, name: str) -> "Position":
        """The tile that the next roll of the dice turns up."""
        tile = index(name, self.content.tile_ids)
        if tile not in self.world.tiles:
            raise UsageError(f"tile {name!r} is not there any more")
        return self.dice(*self._rolls, self.world.tiles.index(tile))

    def next_event(self, name: str) -> "Position":
        """The event that is drawn next: the first card of that text."""
        text = index(name, EVENTS)
        cards = [c for c in self.world.event_deck if self.content.event_text[c] == text]
        if not cards:
            raise UsageError(f"event {name!r} is not there any more")
        return self.next_card("event", self.content.event_ids[cards[0]])

    def start_city(self, owner: str, hex: str) -> "Position":
        """Where a player began."""
        self._player(owner).start_hex = self._hex(hex)
        return self

    def captives(self, owner: str, *units: str) -> "Position":
        """Captives of the Aztecs: `captives("red", "blue infantry")`."""
        for words in units:
            colour, _, name = words.partition(" ")
            unit = unit_of(self._owner(colour), index(name, UNITS))
            self.world.claim_unit(unit)
            self._player(owner).captives.append(unit)
        return self

    # The turn

    def turn(self, owner: str, actions: int = 3, age: int = 1, round: int = 1) -> "Position":
        """Whose turn it is, and when."""
        self._player(owner)
        self.world.active = self._owner(owner)
        self.world.actions_left = actions
        self.world.age = age
        self.world.round = round
        return self

    def phase(self, name: str, step: str = "") -> "Position":
        """What comes next: `setup`, `turn-start`, `actions`, or a `status` phase from a step on."""
        self.world.phase = PHASES[list(PHASES)[index(name, list(PHASES))]]
        steps = self.content.status_steps
        self.world.status_step = steps.index(index(step, STATUS_STEPS)) if step else 0
        return self

    def starter(self, owner: str) -> "Position":
        """The starting player."""
        self._player(owner)
        self.world.starter = self._owner(owner)
        return self

    def variant(self, *names: str) -> "Position":
        """Variants that are played."""
        for name in names:
            self.world.variants |= 1 << index(name, VARIANTS)
        self.world.last_age = last_age(self.world)
        return self

    def dice(self, *rolls: int) -> "Position":
        """Dice whose next words are these, so that a roll below 12 gives this face (0 to 11)."""
        self._rolls = list(rolls)
        self.world.dice = loaded_dice(*rolls)
        return self

    def state(self) -> World:
        """The world, which must be a possible one; land may lie as no tiles would."""
        s = self.world.copy()
        try:
            if self._by_tiles:
                check(s)
            else:
                check_all_but_map(s)
        except AssertionError as error:
            raise UsageError(f"no possible position: {error}") from error
        return s

    def match(self) -> Match:
        """A match that goes on from this position."""
        s = self.state()
        variants = {name.replace("-", "_"): s.plays(n) for n, name in enumerate(VARIANTS)}
        settings = complete_settings(GAME, {"civilizations": s.civ, **variants})
        return match_of(GAME, s, s.count, settings, "position")


def loaded_dice(*rolls: int) -> Dice:
    """Dice that roll what is wanted, up to sixteen times; then chance goes on."""
    dice = dice_of("loaded")
    return dice.loaded(rolls)
