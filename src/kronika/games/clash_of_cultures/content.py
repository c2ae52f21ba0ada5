"""Reads content/*.toml into tables of numbers; a file that does not fit is a ContentError."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from kronika.core.asks import Names
from kronika.core.entries import Entry, read

from . import terms
from .terms import (
    ADVANCES,
    BUILDINGS,
    GOODS,
    GROUP_SIZE,
    HEX_COUNT,
    HEXES,
    NONE,
    ROWS,
    SETS,
    SPECIAL_ADVANCES,
    TERRAINS,
    TILE_HEXES,
    UNITS,
)

# The sections of game.toml and combat.toml, with those of their numbers that Content has under the
# same name.
GAME_SECTIONS = {
    "players": "least_players most_players",
    "components": "start_tiles general_tiles special_start_tiles player_boards reference_tiles "
    "round_trackers round_markers starting_player_tokens cubes_per_player culture_tokens "
    "mood_tokens exhausted_tokens settlements barbarian_settlements",
    "setup": "start_settlers start_action_cards start_objective_cards",
    "turn": "ages rounds main_actions move_groups tracker_cubes",
    "limits": "resource_limit food_limit ideas_limit city_size_limit trade_route_limit "
    "trade_route_distance captive_limit",
    "influence": "influence_success",
    "gains": "academy_ideas civil_liberties_mood raze_gold removed_piece_gold "
    "barbarian_combat_gold barbarian_city_gold pirate_gold pirate_tokens gold_mine_gold",
    "barbarians": "arrival_distance second_arrival_distance arrival_clearance barbarian_reach",
    "pirates": "raid_ships",
    "status": "last_steps free_advances status_action_cards status_objective_cards razed_size",
    "scoring": "piece_score advance_score objective_score leader_score captive_score "
    "rune_stone_score explorer_token_score celtic_token_score",
    "short_game": "short_ages short_settlers short_free_advances",
    "variable_end": "variable_ages",
}
COMBAT_SECTIONS = {
    "dice": "dice",
    "stacks": "army_limit ship_capacity longship_capacity allied_ships_limit",
    "values": "hit_value fortress_dice fortress_cancels war_ships_cancels steel_weapons_bonus "
    "equal_steel_weapons_bonus fanaticism_bonus great_wall_penalty great_arena_bonus",
}
# What else is in these sections.
EXTRAS = {
    "setup": ["goods", "advances", "mood"],
    "status": ["steps"],
    "variable_end": ["last_ranges"],
    "dice": ["faces"],
}
# Content has them with "_cost" behind the name.
COSTS = (
    "advance building roads sanitation draft liberal_draft taxes arts sports voting free_economy "
    "absolute_power forced_labor free_education myths steel_weapons siegecraft_die "
    "siegecraft_cancel government_change great_person other_great_person"
)
# From the neighbour above, clockwise; columns and rows are axial.
DIRECTIONS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


TILES = Names()
"""The numbers of the tiles, those of the standard game first."""


class Content:
    """The cards, the map and the numbers of the game. Nobody changes it after loading.

    Lists are indexed by the numbers of terms.py, by the place of an entry in its file, or as noted.
    A cost is a list by good. Scores are in half points.
    """

    def __init__(self) -> None:
        self.advance_group: list[int] = []
        self.advance_requires: list[list[int]] = []
        self.advance_needs: list[int] = []  # the same, as a mask
        self.advance_bonus: list[int] = []  # MOOD, CULTURE or NONE
        self.advance_building: list[int] = []
        self.building_set: list[int] = []
        self.building_supply: list[int] = []
        self.building_advance: list[int] = [NONE] * terms.BUILDING_COUNT

        self.civ_specials: list[list[int]] = []
        self.civ_leaders: list[list[int]] = []
        self.civ_start_tile: list[list[int]] = []  # empty: an ordinary start tile
        self.special_civilization: list[int] = []
        self.special_base: list[int] = []  # an advance or ANY_GOVERNMENT
        self.leader_civilization: list[int] = []

        self.action_ids: list[str] = []
        self.action_civil: list[int] = []
        self.action_tactics: list[int] = []
        self.civil_kind: list[int] = []
        self.civil_cost: list[list[int]] = []
        self.tactics_users: list[int] = []  # mask of fighters
        self.tactics_role: list[int] = []
        self.tactics_place: list[int] = []

        # The first four by card, the others by objective.
        self.objective_ids: list[str] = []
        self.objective_upper: list[int] = []
        self.objective_lower: list[int] = []
        self.objective_set: list[int] = []
        self.objective_timing: list[int] = []
        self.objective_cost: list[list[int]] = []
        self.objective_excludes: list[list[int]] = []

        # All by card; `text` is the event. Only great persons have an action and are kept.
        self.event_ids: list[str] = []
        self.event_set: list[int] = []
        self.event_symbol: list[int] = []
        self.event_text: list[int] = []
        self.event_protection: list[list[int]] = []
        self.event_special_protection: list[list[int]] = []
        self.event_myths: list[bool] = []
        self.event_score: list[int] = []
        self.event_kind: list[int] = []  # of the action that plays it
        self.event_kept: list[int] = []
        self.event_groups: list[list[int]] = []

        self.wonder_advance: list[int] = []
        self.wonder_building: list[int] = []
        self.wonder_cost: list[list[int]] = []
        self.wonder_builder_score: list[int] = []
        self.wonder_holder_score: list[int] = []

        self.neighbours: list[list[int]] = []  # of all positions, clockwise from above
        # By the numbers of all packs.
        self.tile_numbers: list[int] = []  # of the tiles of this pack
        self.tile_ids: list[str] = []
        self.tiles: list[list[int]] = []
        self.start_sides: list[list[int]] = []
        # By number of players. Homes are in the order of the seats, clockwise.
        self.layout_homes: list[list[list[int]]] = []
        self.layout_home_terrain: list[list[list[int]]] = []
        self.layout_slots: list[list[list[int]]] = []
        self.layout_hexes: list[list[int]] = []
        self.layout_edges: list[list[int]] = []
        self.layout_hex_slot: list[list[int]] = []  # then by hex; NONE also in homes

        self.unit_set: list[int] = []
        self.unit_cost: list[list[int]] = []
        self.unit_building: list[int] = []
        self.unit_supply: list[int] = []
        self.barbarian_supply: list[int] = []
        self.pirate_supply: list[int] = []
        self.unit_army: list[bool] = []
        self.unit_symbol_bonus: list[int] = []
        self.unit_symbol_cancels: list[int] = []
        self.die_number: list[int] = []  # by face
        self.die_symbol: list[int] = []  # a unit
        self.dice: int = 0
        self.army_limit: int = 0
        self.ship_capacity: int = 0
        self.longship_capacity: int = 0
        self.allied_ships_limit: int = 0
        self.hit_value: int = 0
        self.fortress_dice: int = 0
        self.fortress_cancels: int = 0
        self.war_ships_cancels: int = 0
        self.steel_weapons_bonus: int = 0
        self.equal_steel_weapons_bonus: int = 0
        self.fanaticism_bonus: int = 0
        self.great_wall_penalty: int = 0
        self.great_arena_bonus: int = 0

        self.least_players: int = 0
        self.most_players: int = 0
        self.start_tiles: int = 0
        self.general_tiles: int = 0
        self.special_start_tiles: int = 0
        self.player_boards: int = 0
        self.reference_tiles: int = 0
        self.round_trackers: int = 0
        self.round_markers: int = 0
        self.starting_player_tokens: int = 0
        self.cubes_per_player: int = 0
        self.culture_tokens: int = 0
        self.mood_tokens: int = 0
        self.exhausted_tokens: int = 0
        self.settlements: int = 0  # of each player
        self.barbarian_settlements: int = 0
        self.event_cards: list[int] = []  # by set
        self.objective_cards: list[int] = []  # by set
        self.start_goods: list[int] = []
        self.start_advances: list[int] = []
        self.start_mood: int = NONE
        self.start_settlers: int = 0
        self.start_action_cards: int = 0
        self.start_objective_cards: int = 0
        self.ages: int = 0
        self.rounds: int = 0
        self.main_actions: int = 0
        self.move_groups: int = 0
        self.tracker_cubes: int = 0
        self.resource_limit: int = 0
        self.food_limit: int = 0  # without Storage
        self.ideas_limit: int = 0  # with Dogma
        self.city_size_limit: int = 0
        self.trade_route_limit: int = 0
        self.trade_route_distance: int = 0
        self.captive_limit: int = 0
        self.influence_success: int = 0
        self.advance_cost: list[int] = []
        self.building_cost: list[int] = []
        self.roads_cost: list[int] = []
        self.sanitation_cost: list[int] = []
        self.draft_cost: list[int] = []
        self.liberal_draft_cost: list[int] = []
        self.taxes_cost: list[int] = []
        self.arts_cost: list[int] = []
        self.sports_cost: list[int] = []
        self.voting_cost: list[int] = []
        self.free_economy_cost: list[int] = []
        self.absolute_power_cost: list[int] = []
        self.forced_labor_cost: list[int] = []
        self.free_education_cost: list[int] = []
        self.myths_cost: list[int] = []
        self.steel_weapons_cost: list[int] = []
        self.siegecraft_die_cost: list[int] = []
        self.siegecraft_cancel_cost: list[int] = []
        self.government_change_cost: list[int] = []
        self.great_person_cost: list[int] = []
        self.other_great_person_cost: list[int] = []
        self.academy_ideas: int = 0
        self.civil_liberties_mood: int = 0
        self.raze_gold: int = 0
        self.removed_piece_gold: int = 0
        self.barbarian_combat_gold: int = 0
        self.barbarian_city_gold: int = 0
        self.pirate_gold: int = 0
        self.pirate_tokens: int = 0
        self.gold_mine_gold: int = 0
        self.arrival_distance: int = 0
        self.second_arrival_distance: int = 0
        self.arrival_clearance: int = 0
        self.barbarian_reach: int = 0
        self.raid_ships: int = 0
        self.status_steps: list[int] = []
        self.last_steps: int = 0
        self.free_advances: int = 0
        self.status_action_cards: int = 0
        self.status_objective_cards: int = 0
        self.razed_size: int = 0
        self.piece_score: int = 0
        self.advance_score: int = 0
        self.objective_score: int = 0
        self.leader_score: int = 0
        self.captive_score: int = 0
        self.rune_stone_score: int = 0
        self.explorer_token_score: int = 0
        self.celtic_token_score: int = 0
        self.variant_set: list[int] = []
        self.variant_excludes: list[list[int]] = []
        self.short_ages: int = 0
        self.short_settlers: int = 0
        self.short_free_advances: int = 0
        self.variable_ages: int = 0
        self.end_ranges: list[int] = []  # by round of the variable end: up to it the game ends


def _named(file: Entry, field: str, names: Sequence[str], fields: Sequence[str]) -> list[Entry]:
    """The tables of a list whose ids are all the names, in their order."""
    entries = file.entries(field, ["id", *fields])
    for place, entry in enumerate(entries):
        if entry.find(field, entry.text("id"), names) != place:
            raise entry.error(f'out of order, "{names[place]}" must be here')
    file.count(f"entries in {field}", len(entries), len(names))
    return entries


def _cards(file: Entry, letter: str, count: int, fields: Sequence[str]) -> list[Entry]:
    return _named(file, "card", [f"{letter}{number + 1}" for number in range(count)], fields)


def _goods(entry: Entry, field: str, optional: bool = False) -> list[int]:
    """An amount by good; captives are never a price."""
    if optional and not entry.has(field):
        return [0] * terms.GOOD_COUNT
    table = entry.entry(field, GOODS[: terms.CAPTIVES])
    if not table.table:
        raise table.error("must name a good")
    return [table.number(good, 1) if table.has(good) else 0 for good in GOODS]


def _choices(
    entry: Entry, field: str, what: str, names: Sequence[str], optional: bool = False
) -> list[int]:
    """The places of a list of names, none of them twice."""
    places: list[int] = []
    for name in entry.texts(field, optional):
        place = entry.find(what, name, names)
        if place in places:
            raise entry.error(f'{what} "{name}" twice')
        places.append(place)
    return places


def _choice_or_none(entry: Entry, field: str, names: Sequence[str]) -> int:
    return entry.choice(field, names) if entry.has(field) else NONE


def _number_or_zero(entry: Entry, field: str) -> int:
    return entry.number(field, 1) if entry.has(field) else 0


def _terrain(entry: Entry, field: str) -> list[int]:
    terrain = [entry.find("terrain", name, TERRAINS) for name in entry.texts(field)]
    entry.count("hexes", len(terrain), TILE_HEXES)
    return terrain


def _check_used(file: Entry, what: str, names: Sequence[str], used: Sequence[int]) -> None:
    for place, name in enumerate(names):
        if place not in used:
            raise file.error(f'{what} "{name}" is on no card')


def _check_mutual(entries: Sequence[Entry], excludes: list[list[int]]) -> None:
    for place, entry in enumerate(entries):
        for other in excludes[place]:
            if other == place or place not in excludes[other]:
                raise entry.error("what excludes another must be excluded by it, and not be it")


def _check_sets(file: Entry, sets: list[int], wanted: list[int]) -> None:
    for place, name in enumerate(SETS):
        file.count(f"{name} cards", sets.count(place), wanted[place])


def _load_sections(content: Content, file: Entry, sections: dict[str, str]) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    for section, numbers in sections.items():
        fields = numbers.split()
        entries[section] = file.entry(section, [*fields, *EXTRAS.get(section, [])])
        for field in fields:
            setattr(content, field, entries[section].number(field, 1))
    return entries


def _load_game(content: Content, file: Entry) -> dict[str, Entry]:
    sections = _load_sections(content, file, GAME_SECTIONS)
    if not 2 <= content.least_players <= content.most_players <= terms.BARBARIANS:
        raise sections["players"].error("least and most players do not fit")
    if min(content.start_tiles, content.player_boards) < content.most_players:
        raise sections["components"].error("fewer start tiles or boards than players")
    costs = file.entry("costs", COSTS.split())
    for field in COSTS.split():
        setattr(content, f"{field}_cost", _goods(costs, field))
    cards = file.entry("cards", ["events", "objectives"])
    content.event_cards = cards.numbers_by("events", SETS)
    content.objective_cards = cards.numbers_by("objectives", SETS)
    for entry in _named(file, "building", BUILDINGS, ["set", "supply"]):
        content.building_set.append(entry.choice("set", SETS))
        content.building_supply.append(entry.number("supply", 1))
    status = sections["status"]
    content.status_steps = _choices(status, "steps", "step", terms.STATUS_STEPS)
    status.count("steps", len(content.status_steps), len(terms.STATUS_STEPS))
    if content.last_steps > len(content.status_steps):
        raise status.error('field "last_steps" must not be above the number of steps')
    variants = _named(file, "variant", terms.VARIANTS, ["set", "excludes"])
    for entry in variants:
        content.variant_set.append(entry.choice("set", SETS))
        excludes = _choices(entry, "excludes", "variant", terms.VARIANTS, optional=True)
        content.variant_excludes.append(excludes)
    _check_mutual(variants, content.variant_excludes)
    end = sections["variable_end"]
    ranges: list[int] = end.items("last_ranges", int, "numbers")
    spaces = content.variable_ages * content.rounds
    if len(ranges) > spaces or not all(1 <= number <= 6 for number in ranges):
        raise end.error('field "last_ranges" must be numbers from 1 to 6, at most one a round')
    content.end_ranges = [0] * (spaces - len(ranges)) + ranges
    return sections


def _load_setup(content: Content, entry: Entry) -> None:
    content.start_goods = _goods(entry, "goods")
    content.start_mood = entry.choice("mood", terms.MOODS)
    content.start_advances = _choices(entry, "advances", "advance", ADVANCES)
    for advance in content.start_advances:
        if not set(content.advance_requires[advance]) <= set(content.start_advances):
            raise entry.error(f'"{ADVANCES[advance]}" requires an advance that is not there')


def _load_advances(content: Content, file: Entry) -> None:
    for group, table in enumerate(_named(file, "group", terms.GROUPS, ["advance"])):
        first = group * GROUP_SIZE
        names = ADVANCES[first : first + GROUP_SIZE]
        for entry in _named(table, "advance", names, ["requires", "bonus", "building"]):
            _load_advance(content, entry, group)
    for building, advance in enumerate(content.building_advance):
        if advance == NONE:
            raise file.error(f'no advance unlocks the building "{BUILDINGS[building]}"')


def _load_advance(content: Content, entry: Entry, group: int) -> None:
    advance = len(content.advance_group)
    top = group * GROUP_SIZE
    requires = _choices(entry, "requires", "advance", ADVANCES, optional=True)
    if advance != top and requires != [top]:
        raise entry.error(f'must require "{ADVANCES[top]}", the first of its group, and no other')
    if advance == top and any(other // GROUP_SIZE == group for other in requires):
        raise entry.error("the first of a group must not require another of it")
    if advance == top and group >= terms.FIRST_GOVERNMENT and not requires:
        raise entry.error("the first of a government must require an advance")
    bonus = _choice_or_none(entry, "bonus", ["mood", "culture"])
    building = _choice_or_none(entry, "building", BUILDINGS)
    content.advance_group.append(group)
    content.advance_requires.append(requires)
    content.advance_needs.append(sum(1 << needed for needed in requires))
    content.advance_bonus.append(bonus if bonus == NONE else [terms.MOOD, terms.CULTURE][bonus])
    content.advance_building.append(building)
    if building != NONE:
        if content.building_advance[building] != NONE:
            raise entry.error(f'another advance unlocks "{BUILDINGS[building]}"')
        content.building_advance[building] = advance


def _load_civilizations(content: Content, file: Entry) -> None:
    fields = ["start_tile", "leaders", "special"]
    for civ, entry in enumerate(_named(file, "civilization", terms.CIVILIZATIONS, fields)):
        tile = _terrain(entry, "start_tile") if entry.has("start_tile") else []
        if tile and tile[0] != terms.GRASSLAND:
            raise entry.error("a start tile must begin with grassland")
        content.civ_start_tile.append(tile)
        first = civ * terms.SPECIALS_PER_CIVILIZATION
        names = SPECIAL_ADVANCES[first : first + terms.SPECIALS_PER_CIVILIZATION]
        for special in _named(entry, "special", names, ["with"]):
            content.special_civilization.append(civ)
            content.special_base.append(special.choice("with", [*ADVANCES, "any-government"]))
        content.civ_specials.append(list(range(first, first + len(names))))
        leaders = _choices(entry, "leaders", "leader", terms.LEADERS)
        first = civ * terms.LEADERS_PER_CIVILIZATION
        if leaders != list(range(first, first + terms.LEADERS_PER_CIVILIZATION)):
            wanted = terms.LEADERS[first : first + terms.LEADERS_PER_CIVILIZATION]
            raise entry.error(f"leaders must be {', '.join(wanted)}")
        content.civ_leaders.append(leaders)
        content.leader_civilization += [civ] * len(leaders)
    special_tiles = sum(bool(tile) for tile in content.civ_start_tile)
    file.count("start tiles", special_tiles, content.special_start_tiles)


def _load_actions(content: Content, file: Entry) -> None:
    for entry in _named(file, "civil", terms.CIVIL_EFFECTS, ["action", "cost"]):
        content.civil_kind.append(entry.choice("action", terms.ACTION_KINDS))
        content.civil_cost.append(_goods(entry, "cost", optional=True))
    for entry in _named(file, "tactics", terms.TACTICS_EFFECTS, ["usable_by", "role", "place"]):
        users = _choices(entry, "usable_by", "fighter", terms.FIGHTERS)
        if not users:
            raise entry.error("must be usable by a fighter")
        content.tactics_users.append(sum(1 << user for user in users))
        content.tactics_role.append(entry.choice("role", terms.ROLES))
        content.tactics_place.append(entry.choice("place", terms.PLACES))
    for entry in _cards(file, "a", terms.ACTION_CARD_COUNT, ["civil", "tactics"]):
        content.action_ids.append(entry.text("id"))
        content.action_civil.append(entry.choice("civil", terms.CIVIL_EFFECTS))
        content.action_tactics.append(entry.choice("tactics", terms.TACTICS_EFFECTS))
    _check_used(file, "civil effect", terms.CIVIL_EFFECTS, content.action_civil)
    _check_used(file, "tactics", terms.TACTICS_EFFECTS, content.action_tactics)


def _load_objectives(content: Content, file: Entry) -> None:
    names = terms.OBJECTIVES
    objectives = _named(file, "objective", names, ["timing", "payment", "excludes"])
    for entry in objectives:
        content.objective_timing.append(entry.choice("timing", terms.TIMINGS))
        content.objective_cost.append(_goods(entry, "payment", optional=True))
        excludes = _choices(entry, "excludes", "objective", names, optional=True)
        content.objective_excludes.append(excludes)
    _check_mutual(objectives, content.objective_excludes)
    for entry in _cards(file, "o", terms.OBJECTIVE_CARD_COUNT, ["set", "upper", "lower"]):
        upper, lower = entry.choice("upper", names), entry.choice("lower", names)
        if upper == lower:
            raise entry.error("must have two different objectives")
        content.objective_ids.append(entry.text("id"))
        content.objective_set.append(entry.choice("set", SETS))
        content.objective_upper.append(upper)
        content.objective_lower.append(lower)
    _check_used(file, "objective", names, content.objective_upper + content.objective_lower)
    _check_sets(file, content.objective_set, content.objective_cards)


def _load_events(content: Content, file: Entry) -> None:
    fields = ["protection", "myths", "score", "play", "kept", "groups"]
    texts = _named(file, "event", terms.EVENTS, fields)
    for entry in _cards(file, "e", terms.EVENT_CARD_COUNT, ["set", "event", "symbol"]):
        card_set = entry.choice("set", SETS)
        symbol = _choice_or_none(entry, "symbol", terms.EVENT_SYMBOLS)
        if card_set == terms.BASE and symbol == terms.PIRATE_RAID:
            raise entry.error("there are no pirates in the base game")
        text = entry.choice("event", terms.EVENTS)
        content.event_ids.append(entry.text("id"))
        content.event_set.append(card_set)
        content.event_symbol.append(symbol)
        content.event_text.append(text)
    _check_used(file, "event", terms.EVENTS, content.event_text)
    _check_sets(file, content.event_set, content.event_cards)
    for text in content.event_text:
        _load_event_text(content, texts[text])


def _load_event_text(content: Content, entry: Entry) -> None:
    if entry.has("play") != entry.has("kept") or (entry.has("groups") and not entry.has("kept")):
        raise entry.error('a great person has "play" and "kept", and no other event has "groups"')
    names = [*ADVANCES, *SPECIAL_ADVANCES]
    protection = _choices(entry, "protection", "advance", names, optional=True)
    own = terms.ADVANCE_COUNT
    content.event_protection.append([place for place in protection if place < own])
    content.event_special_protection.append([place - own for place in protection if place >= own])
    content.event_myths.append(entry.has("myths") and entry.flag("myths"))
    content.event_score.append(_number_or_zero(entry, "score"))
    content.event_kind.append(_choice_or_none(entry, "play", terms.ACTION_KINDS))
    content.event_kept.append(_choice_or_none(entry, "kept", terms.PERSON_PLACES))
    groups = _choices(entry, "groups", "group", terms.GROUPS, optional=True)
    content.event_groups.append(groups)


def _load_wonders(content: Content, file: Entry) -> None:
    fields = ["advance", "building", "cost", "score"]
    for entry in _named(file, "wonder", terms.WONDERS, fields):
        builder, holder = entry.numbers_by("score", ["builder", "holder"])
        content.wonder_advance.append(entry.choice("advance", ADVANCES))
        content.wonder_building.append(_choice_or_none(entry, "building", BUILDINGS))
        content.wonder_cost.append(_goods(entry, "cost"))
        content.wonder_builder_score.append(builder)
        content.wonder_holder_score.append(holder)


def _axial(hexagon: int) -> tuple[int, int]:
    """CC-D1.1."""
    column = hexagon // ROWS
    return column, hexagon % ROWS - column // 2


def _hex(column: int, axial_row: int) -> int:
    """The hex at an axial position, or NONE outside of all columns and rows."""
    row = axial_row + column // 2
    return column * ROWS + row if 0 <= column < terms.COLUMNS and 0 <= row < ROWS else NONE


def _neighbours(hexagon: int) -> list[int]:
    column, row = _axial(hexagon)
    around = [_hex(column + across, row + down) for across, down in DIRECTIONS]
    return [other for other in around if other != NONE]


def _load_map(content: Content, file: Entry) -> None:
    content.neighbours = [_neighbours(hexagon) for hexagon in range(HEX_COUNT)]
    for entry in file.entries("tile", ["id", "terrain"]):
        terrain = _terrain(entry, "terrain")
        for here, opposite in zip(terrain, reversed(terrain), strict=True):
            if here == opposite == terms.SEA:
                raise entry.error("opposite hexes must not both be sea")
        content.tile_ids.append(entry.text("id"))
        content.tiles.append(terrain)
    file.count("tiles", len(content.tiles), content.general_tiles)
    for entry in _named(file, "start_side", ["1", "2"], ["terrain"]):
        content.start_sides.append(_terrain(entry, "terrain"))
    inner, one, other, outer = content.start_sides[0]
    if (inner, outer) != (terms.GRASSLAND, terms.BARREN) or {one, other} != {
        terms.FOREST,
        terms.MOUNTAIN,
    }:
        raise file.error("a start side must be grassland, forest and mountain, barren")
    if content.start_sides[1] != [inner, other, one, outer]:
        raise file.error("the sides of a start tile must differ in forest and mountain")
    counts = range(content.least_players, content.most_players + 1)
    layouts = file.entry("layout", [str(players) for players in counts])
    for players in range(content.most_players + 1):
        content.layout_homes.append([])
        content.layout_home_terrain.append([])
        content.layout_slots.append([])
        content.layout_hexes.append([])
        content.layout_edges.append([])
        content.layout_hex_slot.append([NONE] * HEX_COUNT)
        if players in counts:
            _load_layout(content, layouts.entry(str(players), ["home", "slot"]), players)


def _load_layout(content: Content, entry: Entry, players: int) -> None:
    hexes: list[int] = []
    for home in entry.entries("home", ["id", "side", "hexes"]):
        content.layout_homes[players].append(_slot(content, home, hexes))
        side = home.choice("side", ["1", "2"])
        content.layout_home_terrain[players].append(list(content.start_sides[side]))
    for place, slot in enumerate(entry.entries("slot", ["id", "hexes"])):
        content.layout_slots[players].append(_slot(content, slot, hexes))
        for hexagon in content.layout_slots[players][place]:
            content.layout_hex_slot[players][hexagon] = place
    entry.count("homes", len(content.layout_homes[players]), players)
    if len(content.layout_slots[players]) > content.general_tiles:
        raise entry.error("more slots than tiles")
    content.layout_hexes[players] = sorted(hexes)
    content.layout_edges[players] = [
        hexagon
        for hexagon in sorted(hexes)
        if sum(other in hexes for other in content.neighbours[hexagon]) < len(DIRECTIONS)
    ]
    _check_turn(content, entry, players)


def _slot(content: Content, entry: Entry, taken: list[int]) -> list[int]:
    """CC-D5.20: the hexes of a slot, as those of a tile lie; adds them to those taken."""
    slot = [entry.find("hex", name, HEXES) for name in entry.texts("hexes")]
    entry.count("hexes", len(slot), TILE_HEXES)
    for hexagon in slot:
        if hexagon in taken:
            raise entry.error(f'hex "{HEXES[hexagon]}" is taken already')
        taken.append(hexagon)
    for here in range(TILE_HEXES):
        for there in range(here):
            touches = slot[there] in content.neighbours[slot[here]]
            if touches == ({here, there} == {1, 2}):
                raise entry.error("the hexes do not lie as those of a tile")
    return slot


def _check_turn(content: Content, entry: Entry, players: int) -> None:
    """CC-D5.20: a layout turned by the angle between its homes is the same layout."""
    places = [_axial(hexagon) for hexagon in content.layout_hexes[players]]
    count = len(places)
    middle = sum(column for column, _ in places), sum(row for _, row in places)
    turned: dict[int, int] = {}
    for hexagon, (column, row) in zip(content.layout_hexes[players], places, strict=True):
        # From the middle of the layout, in fractions of a hex.
        across, down = column * count - middle[0], row * count - middle[1]
        across, down = (down, -across - down) if players == 3 else (-across, -down)
        column, column_rest = divmod(across + middle[0], count)
        row, row_rest = divmod(down + middle[1], count)
        turned[hexagon] = NONE if column_rest or row_rest else _hex(column, row)
    homes, slots = content.layout_homes[players], content.layout_slots[players]
    lie = {frozenset(slot) for slot in homes + slots}
    terrain = {
        hexagon: kind
        for home, kinds in zip(homes, content.layout_home_terrain[players], strict=True)
        for hexagon, kind in zip(home, kinds, strict=True)
    }
    if {frozenset(turned[hexagon] for hexagon in slot) for slot in lie} != lie or any(
        terrain.get(turned[hexagon]) != kind for hexagon, kind in terrain.items()
    ):
        raise entry.error("must look the same from every home")


def _load_combat(content: Content, file: Entry) -> None:
    fields = ["set", "cost", "building", "supply", "barbarians", "pirates"]
    fields += ["symbol_bonus", "symbol_cancels"]
    for unit, entry in enumerate(_named(file, "unit", UNITS, fields)):
        content.unit_set.append(entry.choice("set", SETS))
        content.unit_cost.append(_goods(entry, "cost"))
        content.unit_building.append(_choice_or_none(entry, "building", BUILDINGS))
        content.unit_supply.append(entry.number("supply", 1))
        content.barbarian_supply.append(_number_or_zero(entry, "barbarians"))
        content.pirate_supply.append(_number_or_zero(entry, "pirates"))
        content.unit_army.append(unit in terms.DIE_SYMBOLS)
        content.unit_symbol_bonus.append(_number_or_zero(entry, "symbol_bonus"))
        content.unit_symbol_cancels.append(_number_or_zero(entry, "symbol_cancels"))
    dice = _load_sections(content, file, COMBAT_SECTIONS)["dice"]
    symbols = [UNITS[symbol] for symbol in terms.DIE_SYMBOLS]
    for face in dice.texts("faces"):
        number, _, symbol = face.partition(" ")
        content.die_number.append(dice.find("number", number, list("123456")) + 1)
        content.die_symbol.append(terms.DIE_SYMBOLS[dice.find("symbol", symbol, symbols)])
    dice.count("faces", len(content.die_number), terms.DIE_FACES)


def _number_tiles(content: Content) -> None:
    """Put each tile where its number is."""
    content.tile_numbers = [TILES.number(id) for id in content.tile_ids]
    ids, tiles = content.tile_ids, content.tiles
    size = max(content.tile_numbers) + 1
    content.tile_ids, content.tiles = [""] * size, [[] for _ in range(size)]
    for number, id, terrain in zip(content.tile_numbers, ids, tiles):
        content.tile_ids[number], content.tiles[number] = id, terrain


def load(folder: Path | None = None) -> Content:
    """The content in a folder of nine TOML files; without a folder, that of the standard game."""
    standard = None if folder is None else default()
    folder = folder or Path(__file__).parent / "content"
    content = Content()
    game = read(folder, "game.toml", [*GAME_SECTIONS, "cards", "building", "costs", "variant"])
    sections = _load_game(content, game)
    _load_advances(content, read(folder, "advances.toml", ["group"]))
    _load_setup(content, sections["setup"])
    _load_civilizations(content, read(folder, "civilizations.toml", ["civilization"]))
    _load_actions(content, read(folder, "action-cards.toml", ["civil", "tactics", "card"]))
    _load_objectives(content, read(folder, "objectives.toml", ["objective", "card"]))
    _load_events(content, read(folder, "events.toml", ["event", "card"]))
    _load_wonders(content, read(folder, "wonders.toml", ["wonder"]))
    _load_map(content, read(folder, "map.toml", ["tile", "start_side", "layout"]))
    _number_tiles(content)
    combat = read(folder, "combat.toml", ["unit", *COMBAT_SECTIONS])
    _load_combat(content, combat)
    # The faces of the die are spoken of.
    if standard is not None and (content.die_number, content.die_symbol) != (
        standard.die_number,
        standard.die_symbol,
    ):
        raise combat.error("dice: the die must have the faces that it has in the game")
    return content


@cache
def default() -> Content:
    """The standard content, read once."""
    return load()


STANDARD = default()
"""What the game itself has: its things have the first numbers."""
