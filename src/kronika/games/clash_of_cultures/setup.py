"""Chapter 4: setup."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb
from kronika.core.dice import Dice
from kronika.core.game import Settings

from .content import Content
from .decks import draw_action_card, draw_objective
from .state import City, Player, World
from .terms import (
    CIV,
    CIVILIZATIONS,
    HEX_COUNT,
    LEADERS,
    LEADERS_PER_CIVILIZATION,
    NONE,
    OUTSIDE,
    SETTLER,
    UNEXPLORED,
    VARIANT_ALTERNATIVE_HISTORY,
    VARIANT_SHORT_GAME,
    VARIANT_SUDDEN_END,
    VARIANT_WONDER_END,
    VARIANTS,
    WONDERS,
)
from .words import CIVILIZATION, PLAYER

CHOOSE_NATION: Final = Verb("nation", (CIVILIZATION,))
ASK_NATION: Final = Prompt("nation", (), "CC-D6.4")
LEADS: Final = Event("leads", (PLAYER, CIVILIZATION))
STARTS: Final = Event("starts", (PLAYER,))

DRAFT_CHOICE: Final = 3
"""Nations dealt to each player, of which one is kept, where they are drafted."""


def empty_world(players: int, settings: Settings, dice: Dice, content: Content) -> World:
    """CC-D2.1, CC-D6.1, CC-D7.1, CC-D7.2, CC-D7.3, CC-D7.4, CC-D2.2: the box unpacked, the start
    tiles not yet laid.
    """
    s = World(dice, content, players)
    s.civ = settings["civilizations"] is True
    for variant, name in enumerate(VARIANTS):
        if settings[name.replace("-", "_")] is True:
            s.variants |= 1 << variant
    s.last_age = last_age(s)
    s.actions_left = content.main_actions
    s.terrain = [OUTSIDE] * HEX_COUNT
    for slot in content.layout_slots[players]:
        for hex in slot:
            s.terrain[hex] = UNEXPLORED
    s.tiles = content.tile_numbers.copy()
    s.action_deck = list(range(len(content.action_ids)))
    s.objective_deck = in_game(s, content.objective_set)
    s.event_deck = in_game(s, content.event_set)
    s.wonder_deck = list(range(len(WONDERS)))
    s.wonder_builder = [NONE] * len(WONDERS)
    s.wonder_holder = [NONE] * len(WONDERS)
    s.wonder_gone = [0] * len(WONDERS)
    s.barbarian_settlements = content.barbarian_settlements
    s.barbarian_units = supplies(s, content.barbarian_supply)
    s.pirate_ships = sum(content.pirate_supply) if s.civ else 0
    s.players = [new_player(s) for _ in range(players)]
    s.starter = dice.below(players)
    s.active = s.starter
    s.tell(STARTS, s.starter)
    return s


def last_age(s: World) -> int:
    """CC-A1.2, CC-V2.1, CC-V3.1: six ages; four in a short game, seven with a variable end."""
    if s.plays(VARIANT_SHORT_GAME):
        return s.content.short_ages
    if s.plays(VARIANT_SUDDEN_END) or s.plays(VARIANT_WONDER_END):
        return s.content.variable_ages
    return s.content.ages


def in_game(s: World, sets: list[int]) -> list[int]:
    """CC-D7.2: the cards of the sets that are played with."""
    return [card for card, part in enumerate(sets) if part != CIV or s.civ]


def supplies(s: World, supply: list[int]) -> list[int]:
    """CC-D6.2, CC-D7.3: pieces by unit; those of the expansion only with it."""
    return [
        count if s.civ or s.content.unit_set[sort] != CIV else 0
        for sort, count in enumerate(supply)
    ]


def new_player(s: World) -> Player:
    """CC-D6.1, CC-D6.2, CC-D6.3, CC-D6.6, CC-D6.7: pieces, resources, first advances, tracker."""
    player = Player()
    content = s.content
    player.settlements = content.settlements
    player.buildings = [
        count if s.civ or content.building_set[building] != CIV else 0
        for building, count in enumerate(content.building_supply)
    ]
    player.units = supplies(s, content.unit_supply)
    player.stock = content.start_goods.copy()
    player.tracker = content.tracker_cubes
    for advance in content.start_advances:
        player.advances |= 1 << advance
    return player


# Nations


def named_nations(text: str) -> list[int]:
    """The nations of a setting that lists them, by seat."""
    return [CIVILIZATIONS.index(name.strip()) for name in text.split(",")]


def choose_nations(s: World, how: str) -> Rules:
    """CC-D6.4, CC-D7.5: nations are dealt; or chosen, drafted, or named before the match."""
    if how in ("dealt", "drafted", "chosen"):
        box = list(range(len(CIVILIZATIONS)))
        for step in range(s.count):
            player = (s.starter + step) % s.count
            if how == "chosen":
                offered = box.copy()
            else:
                number = DRAFT_CHOICE if how == "drafted" else 1
                offered = [s.dice.draw(box) for _ in range(number)]
            options = [CHOOSE_NATION.of(nation) for nation in sorted(offered)]
            option = yield Ask(player, ASK_NATION, options)
            if option.a in box:
                box.remove(option.a)
            lead_nation(s, player, option.a)
    else:
        for player, nation in enumerate(named_nations(how)):
            lead_nation(s, player, nation)
    if s.plays(VARIANT_ALTERNATIVE_HISTORY):
        deal_leaders(s)


def lead_nation(s: World, player: int, nation: int) -> None:
    """CC-D6.4: a player takes a civilization with its three leaders."""
    s.players[player].civilization = nation
    s.players[player].leader_cards = s.content.civ_leaders[nation].copy()
    s.tell(LEADS, player, nation)


def deal_leaders(s: World) -> None:
    """CC-V6.1: three leaders of any nation for each player."""
    cards = list(range(len(LEADERS)))
    for player in s.players:
        player.leader_cards = sorted([s.dice.draw(cards) for _ in range(LEADERS_PER_CIVILIZATION)])


# The first city


def settle(s: World) -> None:
    """CC-D2.4, CC-D6.5, CC-D6.8, CC-D6.9, CC-D6.10, CC-D7.6, CC-D2.3, CC-V2.2: start tiles, first
    cities, first cards.
    """
    content = s.content
    for number, player in enumerate(s.players):
        home = content.layout_homes[s.count][number]
        terrain = content.layout_home_terrain[s.count][number]
        if player.civilization != NONE and content.civ_start_tile[player.civilization]:
            terrain = content.civ_start_tile[player.civilization]
        for hex, ground in zip(home, terrain):
            s.terrain[hex] = ground
        player.start_hex = home[0]
        s.cities[home[0]] = City(home[0], number, content.start_mood)
        player.settlements -= 1
        settlers = content.start_settlers
        if s.plays(VARIANT_SHORT_GAME):
            settlers = content.short_settlers
        for _ in range(settlers):
            s.place_unit(home[0], number, SETTLER)
    for number in range(s.count):
        for _ in range(content.start_action_cards):
            draw_action_card(s, number)
        for _ in range(content.start_objective_cards):
            draw_objective(s, number)
