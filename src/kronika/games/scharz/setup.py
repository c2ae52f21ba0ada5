"""Chapter 5: preparation and Prelude."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, RulesOf, Verb
from kronika.core.dice import Dice
from kronika.core.floors import each

from .content import WHITE_DIE, Content
from .control import refresh_controls
from .factions import DECLARED, factions, factions_of, has_ability, possible_factions
from .farming import distribute_grain
from .habits import usual_home, usual_village
from .maps import Map
from .state import (
    CARTHAGE_PORT,
    IN_YARD,
    LATER,
    ONE_CAMP,
    ONE_CITY,
    VILLAGES,
    Table,
)
from .storage import room_for_fed_herds, room_for_herds
from .terms import (
    ABILITIES,
    CARTHAGE,
    CAV,
    CITY,
    CONSTANTINOPLE,
    DOCK,
    EXPERIENCED,
    HORSES,
    HUNS,
    ITALIA,
    LI,
    MAPS,
    NONE,
    ORIENT,
    PIGS,
    PORT,
    ROME,
    SHEEP,
    STANDARD,
    TAIFAS,
    TS,
    VILLAGE,
)
from .variants import Variants
from .words import FACTION, FIELD, HERD, NUMBER, PLAYER, SPOT

ROUNDS: Final = 3
"""SZ-E2.3, SZ-E2.4, SZ-E2.5: villages; a fourth round moves one of them."""
STARTING_DICE: Final = 6
CITY_INFANTRY: Final = 3
MUST_LEAVE: Final = 2
"""SZ-P4.24: so many players must not be the Vikings of Taifas."""

HUN_REGION: Final = "H"
HUNS_FACTION: Final = "huns-huns"
MAJORITY: Final = 2
"""SZ-E2.13: of three villages."""
CITY_REGIONS: Final = ("E", "B")
"""SZ-E2.16: Egypt and Babylon."""

LORD_OF_ROMANS: Final = ABILITIES.index("lord-of-romans")
ENTERS_LATER: Final = ABILITIES.index("enters-later")
RIVALS_OF_TAIFAS: Final = ABILITIES.index("rivals-of-taifas")

PLACE_VILLAGE: Final = Verb("place-village", (FIELD,))
PLACE_CITY: Final = Verb("place-city", (FIELD,))
DECLARE_HUNS: Final = Verb("declare-huns", (FIELD,))
MARK_CARTHAGE: Final = Verb("mark-carthage", (FIELD,))
DECLARE_VIKINGS: Final = Verb("declare-vikings")
DECLARE_NOTHING: Final = Verb("declare-nothing")
SETTLE_ON: Final = Verb("settle-on", (SPOT,))
MOVE_VILLAGE: Final = Verb("move-village", (FIELD, FIELD))
STAY: Final = Verb("stay")
CHOOSE_FACTION: Final = Verb("choose-faction", (FACTION,))
FORTIFY: Final = Verb("fortify", (FIELD,))
PLACE_DOCK: Final = Verb("place-dock", (FIELD, FIELD))
PLACE_DOCK_BETWEEN: Final = Verb("place-dock-between", (FIELD, FIELD, FIELD))
PUT_INFANTRY: Final = Verb("put-infantry", (FIELD, NUMBER))
PUT_EXPERIENCED: Final = Verb("put-experienced", (FIELD, NUMBER))
PUT_CAVALRY: Final = Verb("put-cavalry", (FIELD, NUMBER))
PUT_HERD: Final = Verb("put-herd", (HERD, FIELD))

ASK_VIKINGS: Final = Prompt("vikings", (), "SZ-P4.24")
ASK_VILLAGE: Final = Prompt("village", (NUMBER,), "SZ-E2.3")
ASK_SPOT: Final = Prompt("spot", (FIELD,), "SZ-E2.11")
ASK_MOVE: Final = Prompt("move-village", (), "SZ-E2.6")
ASK_FACTION: Final = Prompt("faction", (), "SZ-E2.13")
ASK_FORTIFY: Final = Prompt("fortify", (NUMBER,), "SZ-E2.19")
ASK_START: Final = Prompt("start", (), "SZ-E2.8")
ASK_DOCK: Final = Prompt("dock", (), "SZ-E2.8")
ASK_UNITS: Final = Prompt("start-units", (NUMBER,), "SZ-E2.8")
ASK_START_HERD: Final = Prompt("start-herd", (HERD,), "SZ-E2.8")

RIVAL_IS: Final = Event("rival-is", (PLAYER, PLAYER))
BEGINS: Final = Event("begins", (PLAYER,))
PLACES: Final = Event("places", (PLAYER, FIELD))
MOVES_VILLAGE: Final = Event("moves-village", (PLAYER, FIELD, FIELD))
IS_FACTION: Final = Event("is-faction", (PLAYER, FACTION))


def new_table(
    dice: Dice,
    content: Content,
    map: Map,
    mode: int,
    players: int,
    variants: Variants | None = None,
) -> Table:
    """SZ-E1.1, SZ-E1.3, SZ-E1.5, SZ-E2.1, SZ-E2.2: the table before the first placement."""
    s = Table(dice, content, map, mode, players, variants)
    s.gold = [content.start_gold] * players
    s.cubes = [content.cubes] * players
    s.tiles = [content.tiles] * players
    if s.has_prestige:
        s.prestige = [content.start_prestige] * players
    if s.has_diplomacy and players > 2 and s.variants.rivals:
        _draw_rivals(s)
    s.first = _first_player(s)
    s.tell(BEGINS, s.first)
    if s.has_prestige:
        _deal_factions(s)
    if s.variants.quick_start:
        _open_quickly(s)
    return s


def _deal_factions(s: Table) -> None:
    """SZ-E2.13: factions that the players have named, or agreed to have dealt.

    The villages follow the faction then: most of them must be put into its region.
    """
    said = s.variants.factions
    if said == "chosen":
        return
    if said == "dealt":
        dealt = factions_of(MAPS.index(s.map.name))
        s.dice.shuffle(dealt)
        for player in range(s.count):
            _join(s, player, factions()[dealt[player]].id)
    else:
        for player, name in enumerate(said.split(",")):
            _join(s, player, name.strip())
    for player in range(s.count):
        faction = factions()[s.faction[player]]
        if faction.has(ENTERS_LATER):
            s.start[player] = LATER


def _open_quickly(s: Table) -> None:
    """SZ-R1.3, SZ-P4.41: villages at historical places, and what follows them in the Prelude.

    The Huns begin with one village.
    """
    openings = s.map.ground.openings[s.count]
    for place, player in enumerate(s.order()):
        fields = [s.map.number(id) for id in openings[place]]
        is_hun = s.map.name == MAPS[HUNS] and _region(s, fields[0]) == HUN_REGION
        if s.has_prestige and is_hun:
            s.start[player] = ONE_CAMP
            _join(s, player, HUNS_FACTION)
            fields = fields[:1]
        for field in fields:
            s.change_settlement(field, player)
            s.settlement[field] = VILLAGE
            s.tell(PLACES, player, s.map.spoken[field])
    s.placements = s.count * (ROUNDS + 1)


def _choose_spots(s: Table, player: int) -> Rules:
    """SZ-E2.11: where the settlements of an opening lie."""
    for field in s.settlements_of(player):
        yield from _choose_spot(s, player, field)


def _draw_rivals(s: Table) -> None:
    """SZ-E2.1, SZ-E3.1, SZ-H2.1, SZ-OP07: everybody has one rival and is one's rival."""
    rivals = list(range(s.count))
    while any(rival == player for player, rival in enumerate(rivals)):
        s.dice.shuffle(rivals)
    for player, rival in enumerate(rivals):
        s.rivals[player] = 1 << rival
        s.tell(RIVAL_IS, player, rival)


def _first_player(s: Table) -> int:
    """SZ-E2.2: most swords on six white dice; who is tied rolls again."""
    leading = list(range(s.count))
    while len(leading) > 1:
        faces = s.content.faces[WHITE_DIE]
        swords = [sum([faces[s.dice.below(6)] for _ in range(STARTING_DICE)]) for _ in leading]
        leading = [player for player, each in zip(leading, swords) if each == max(swords)]
    return leading[0]


# Placements


def prelude(s: Table) -> RulesOf[bool]:
    """SZ-E2.3, SZ-E2.19: one placement, or what follows the last one; whether that is done."""
    placements = s.count * (ROUNDS + 1)
    if s.placements == 0 and s.has_prestige and s.map.name == MAPS[TAIFAS]:
        yield from _declare_vikings(s)
    while s.placements < placements:
        part, place = divmod(s.placements, s.count)
        player = s.order()[place if part % 2 == 0 else s.count - 1 - place]
        s.placements += 1
        if s.start[player] in (VILLAGES, CARTHAGE_PORT):
            if part == ROUNDS:
                yield from _relocate(s, player)
            elif s.start[player] == VILLAGES:
                yield from _place(s, player, part)
            return False
    if s.variants.quick_start and s.is_red:
        yield from each(ASK_START, [(player, _choose_spots(s, player)) for player in s.order()])
    if s.has_prestige:
        yield from each(ASK_FACTION, [(p, _choose_faction(s, p)) for p in s.order()])
        _begin_relations(s)
    yield from each(ASK_START, [(player, _place_pieces(s, player)) for player in s.order()])
    refresh_controls(s)
    return True


def _declare_vikings(s: Table) -> Rules:
    """SZ-P4.24: who comes later says so first, while at least two others do not."""
    for player in s.order():
        if s.faction[player] == NONE and s.start.count(LATER) < s.count - MUST_LEAVE:
            answers = [DECLARE_VIKINGS.of(), DECLARE_NOTHING.of()]
            option = yield Ask(player, ASK_VIKINGS, answers, default=answers[1])
            if option.verb is DECLARE_VIKINGS:
                s.start[player] = LATER
                _join(s, player, "taifas-vikings")


def is_in_play(s: Table, field: int) -> bool:
    """SZ-D4.5, SZ-D4.7, SZ-E2.7: land on which a village can be.

    Without attrition nobody crosses permanently neutral land, and what lies behind it is out of
    play too.
    """
    if not s.is_land(field) or s.map.neutral[field] != NONE:
        return False
    return s.has_diplomacy or s.map.reachable[field]


def _free_fields(s: Table, player: int) -> list[int]:
    """SZ-E2.7, SZ-E2.16: fields for a village; who is no Hun has at most one in their region."""
    fields = [
        field
        for field in range(s.map.count)
        if s.settlement_owner[field] == NONE and is_in_play(s, field)
    ]
    if s.has_prestige and s.map.name == MAPS[HUNS]:
        huns = s.map.ground.letters.index(HUN_REGION)
        if any(s.map.nation[field] == huns for field in s.settlements_of(player)):
            fields = [field for field in fields if s.map.nation[field] != huns]
    return fields


def _place(s: Table, player: int, part: int) -> Rules:
    """SZ-E2.3, SZ-E2.4, SZ-E2.5, SZ-E2.16: a village, or what some factions put instead."""
    fields = _at_home(s, player, _free_fields(s, player))
    options = [
        PLACE_VILLAGE.of(s.map.spoken[field])
        for field in fields
        if not (s.has_prestige and s.map.special[field] == CONSTANTINOPLE)
    ]
    if s.has_prestige:
        special = _special_placements(s, player, part, fields)
        if s.faction[player] != NONE:
            special = [each for each in special if _suits(s, player, each)]
            if special and factions()[s.faction[player]].has(DECLARED):
                options = []
        options += special
    default = usual_village(s, player, options)
    option = yield Ask(player, ASK_VILLAGE, options, part + 1, default=default)
    field = s.map.heard[option.a]
    if option.verb is MARK_CARTHAGE:
        s.start[player] = CARTHAGE_PORT
        return
    if option.verb is PLACE_CITY:
        s.start[player] = ONE_CITY
        _join(s, player, _city_faction(s, field))
    elif option.verb is DECLARE_HUNS:
        s.start[player] = ONE_CAMP
        _join(s, player, HUNS_FACTION)
    s.change_settlement(field, player)
    s.settlement[field] = CITY if option.verb is PLACE_CITY else VILLAGE
    s.tell(PLACES, player, option.a)
    if s.is_red:
        yield from _choose_spot(s, player, field)


def _at_home(s: Table, player: int, fields: list[int]) -> list[int]:
    """SZ-E2.13: who has a faction already puts most of his villages into its region."""
    if s.faction[player] == NONE:
        return fields
    region = factions()[s.faction[player]].region
    own = [field for field in s.settlements_of(player) if s.map.nation[field] == region]
    free = [field for field in fields if s.map.nation[field] == region]
    return free if len(own) < MAJORITY and free else fields


def _suits(s: Table, player: int, option: Option) -> bool:
    """SZ-E2.16: whether what is put instead of villages belongs to the faction of a player."""
    id = factions()[s.faction[player]].id
    if option.verb is PLACE_CITY:
        return _city_faction(s, s.map.heard[option.a]) == id
    return id == HUNS_FACTION if option.verb is DECLARE_HUNS else True


def _special_placements(s: Table, player: int, part: int, fields: list[int]) -> list[Option]:
    """SZ-E2.16, SZ-P4.7, SZ-P4.8, SZ-P4.25, SZ-P4.33, SZ-P4.38, SZ-P4.41."""
    found: list[Option] = []
    if part == 0:
        for field in fields:
            if _may_be_city(s, field) and (not s.is_red or _city_cells(s, field)):
                found.append(PLACE_CITY.of(s.map.spoken[field]))
            if s.map.name == MAPS[HUNS] and _region(s, field) == HUN_REGION:
                found.append(DECLARE_HUNS.of(s.map.spoken[field]))
    if part == ROUNDS - 1:
        for field in s.settlements_of(player):
            if s.map.special[field] == CARTHAGE:
                found.append(MARK_CARTHAGE.of(s.map.spoken[field]))
    return found


def _region(s: Table, field: int) -> str:
    nation = s.map.nation[field]
    return "" if nation == NONE else s.map.ground.letters[nation]


def _may_be_city(s: Table, field: int) -> bool:
    """SZ-E2.16: Rome, Constantinople, and the fields of Egypt and Babylon."""
    if s.map.special[field] in (ROME, CONSTANTINOPLE):
        return s.map.name in (MAPS[ITALIA], MAPS[HUNS])
    return s.map.name == MAPS[ORIENT] and _region(s, field) in CITY_REGIONS


def _city_faction(s: Table, field: int) -> str:
    """SZ-E2.16: whoever begins with a city has its faction at once."""
    if s.map.name == MAPS[ORIENT]:
        return "orient-egypt" if _region(s, field) == CITY_REGIONS[0] else "orient-babylon"
    return "italia-romans" if s.map.special[field] == ROME else "huns-constantinople"


def _city_cells(s: Table, field: int) -> list[int]:
    """SZ-Q2.2: where a city can be in red mode: by a river or the sea."""
    return [place for place, cell in enumerate(s.map.cells[field]) if s.map.has_water(cell)]


def _choose_spot(s: Table, player: int, field: int) -> Rules:
    """SZ-E2.11, SZ-Q2.1, SZ-Q2.2: in red mode a settlement lies on one cell for good."""
    places = list(range(len(s.map.cells[field])))
    if s.settlement[field] == CITY:
        places = _city_cells(s, field)
    options = [SETTLE_ON.of(s.map.spot(s.map.cells[field][place])) for place in places]
    wet = [place for place, at in enumerate(places) if s.map.has_water(s.map.cells[field][at])]
    default = options[wet[0] if wet else 0]
    option = yield Ask(player, ASK_SPOT, options, s.map.spoken[field], default=default)
    s.settlement_cell[field] = places[options.index(option)]


def _relocate(s: Table, player: int) -> Rules:
    """SZ-E2.6: one village may move to another field; the port of Carthage stays."""
    own = [
        field
        for field in s.settlements_of(player)
        if not (s.start[player] == CARTHAGE_PORT and s.map.special[field] == CARTHAGE)
    ]
    options = []
    for start in own:
        # The village that leaves makes room in the region of the Huns.
        s.change_settlement(start, NONE)
        ends = [end for end in _at_home(s, player, _free_fields(s, player)) if end != start]
        s.change_settlement(start, player)
        options += [
            MOVE_VILLAGE.of(s.map.spoken[start], s.map.spoken[end])
            for end in ends
            if not (s.has_prestige and s.map.special[end] == CONSTANTINOPLE)
        ]
    option = yield Ask(player, ASK_MOVE, [STAY.of(), *options], default=STAY.of())
    if option.verb is STAY:
        return
    start, end = s.map.heard[option.a], s.map.heard[option.b]
    s.settlement[start] = s.settlement_cell[start] = NONE
    s.change_settlement(start, NONE)
    s.change_settlement(end, player)
    s.settlement[end] = VILLAGE
    s.tell(MOVES_VILLAGE, player, option.a, option.b)
    if s.is_red:
        yield from _choose_spot(s, player, end)


# Factions


def _join(s: Table, player: int, id: str) -> None:
    number = [faction.id for faction in factions()].index(id)
    if s.faction[player] == number:
        return
    s.faction[player] = number
    s.tell(IS_FACTION, player, number)


def _choose_faction(s: Table, player: int) -> Rules:
    """SZ-E2.13: by the regions of the villages; several players may have the same one."""
    if s.faction[player] != NONE:
        return
    numbers = possible_factions(MAPS.index(s.map.name), s.map, s.settlements_of(player))
    options = [CHOOSE_FACTION.of(number) for number in numbers]
    option = yield Ask(player, ASK_FACTION, options, default=options[0])
    s.faction[player] = option.a
    s.tell(IS_FACTION, player, option.a)


def _begin_relations(s: Table) -> None:
    """SZ-H3.15, SZ-P4.20, SZ-P4.38, SZ-P4.39, SZ-P3.2: lords and rivals that factions bring."""
    ids = ["" if each == NONE else factions()[each].id for each in s.faction]
    lords = [p for p in range(s.count) if has_ability(s, p, LORD_OF_ROMANS)]
    romans = [player for player in range(s.count) if ids[player] == "huns-romans"]
    if lords and len(lords) + len(romans) < s.count:
        for player in romans:
            s.lord[player] = lords[0]
            s.parley.sworn |= 1 << player
    if s.count > 2:
        for player in range(s.count):
            if has_ability(s, player, RIVALS_OF_TAIFAS):
                for other in range(s.count):
                    if ids[other] == "taifas-muslim-taifas":
                        s.rivals[player] |= 1 << other


# The first pieces


def _place_pieces(s: Table, player: int) -> Rules:
    """SZ-E2.8, SZ-E2.9, SZ-E2.17, SZ-E2.18, SZ-E2.19, SZ-S4: what a player begins with."""
    if s.start[player] == LATER:
        return
    faction = None if s.faction[player] == NONE else factions()[s.faction[player]]
    start = None if faction is None else faction.start
    homes = s.settlements_of(player)
    yield from _fortify(s, player, homes)
    docked = False
    if start is None or start.dock:
        docked = yield from _place_dock(s, player, homes)
    content = s.content
    infantry, gold = content.start_infantry, content.start_gold
    if s.start[player] == ONE_CITY:
        infantry = CITY_INFANTRY
    if not docked and (start is None or start.dock):
        infantry += content.inland_infantry
        gold += content.inland_gold
    if start is not None:
        infantry = infantry if start.infantry == NONE else start.infantry
        gold = gold if start.gold == NONE else start.gold
    s.gold[player] = gold
    _use_up(s, player, homes, infantry, 0 if start is None else max(0, start.cavalry), docked)
    experienced = 0 if start is None else max(0, start.experienced)
    yield from _put(s, player, homes, PUT_EXPERIENCED, LI, EXPERIENCED, experienced)
    yield from _put(s, player, homes, PUT_INFANTRY, LI, STANDARD, infantry - experienced)
    if start is not None and start.cavalry != NONE:
        yield from _put(s, player, homes, PUT_CAVALRY, CAV, STANDARD, start.cavalry)
    if s.has_farming:
        yield from _place_goods(s, player, homes)


def _use_up(
    s: Table, player: int, homes: list[int], infantry: int, cavalry: int, docked: bool
) -> None:
    """SZ-B4.8: the first pieces count against cubes and tiles."""
    s.cubes[player] -= infantry + cavalry + docked
    for field in homes:
        s.tiles[player] -= 2 if s.settlement[field] == CITY else 1
        s.tiles[player] -= s.fortified[field]
        if s.yard[field] != NONE:
            s.tiles[player] -= 2 if s.yard[field] == PORT else 1


def _fortify(s: Table, player: int, homes: list[int]) -> Rules:
    """SZ-P4.18, SZ-P4.23, SZ-P4.27, SZ-P4.39, SZ-P4.40: fortifications from the start."""
    if s.faction[player] == NONE:
        return
    faction = factions()[s.faction[player]]
    if faction.id == "huns-romans":
        for field in homes:
            s.fortified[field] = s.map.is_on_river(field, "danubius")
    for left in range(max(0, faction.start.fortifications), 0, -1):
        open_ones = [field for field in homes if not s.fortified[field]]
        if not open_ones:
            return
        options = [FORTIFY.of(s.map.spoken[field]) for field in open_ones]
        option = yield Ask(player, ASK_FORTIFY, options, left, default=options[0])
        s.fortified[s.map.heard[option.a]] = True


def _place_dock(s: Table, player: int, homes: list[int]) -> RulesOf[bool]:
    """SZ-E2.8, SZ-E2.9, SZ-E2.10, SZ-P4.8: a dock with its ship at a coastal village.

    At Carthage it is part of the port. Gives whether there is a shipyard.
    """
    found: dict[Option, tuple[int, int]] = {}
    for field in homes:
        if s.start[player] == CARTHAGE_PORT and s.map.special[field] != CARTHAGE:
            continue
        for point, (cell, one, other) in enumerate(s.yard_points(field)):
            if s.is_red and s.map.cells[field][s.settlement_cell[field]] != cell:
                continue
            if one == NONE:  # a small river is no coast
                continue
            spoken = s.map.spoken
            if other == NONE:
                option = PLACE_DOCK.of(spoken[field], spoken[one])
            else:
                option = PLACE_DOCK_BETWEEN.of(spoken[field], spoken[one], spoken[other])
            found.setdefault(option, (field, point))
    if not found:
        return False
    options = list(found)
    field, point = found[(yield Ask(player, ASK_DOCK, options, default=options[0]))]
    s.yard[field] = PORT if s.start[player] == CARTHAGE_PORT else DOCK
    s.yard_point[field] = point
    ship = s.add_unit(player, TS, STANDARD, field)
    s.where[ship] = IN_YARD
    return True


def _put(
    s: Table, player: int, homes: list[int], verb: Verb, type: int, level: int, count: int
) -> Rules:
    """SZ-E2.8: units in any split on the player's fields."""
    while count > 0:
        numbers = sorted({1, count})
        options = [verb.of(s.map.spoken[field], number) for field in homes for number in numbers]
        ranges = [Range(verb.of(s.map.spoken[field], 1), count) for field in homes]
        if len(homes) == 1:
            options, ranges = options[-1:], []
        default = usual_home(s, homes, options, numbers[0])
        option = yield Ask(player, ASK_UNITS, options, count, default=default, ranges=ranges)
        for _ in range(option.b):
            s.add_unit(player, type, level, s.map.heard[option.a])
        count -= option.b


def _place_goods(s: Table, player: int, homes: list[int]) -> Rules:
    """SZ-E1.4, SZ-E2.8, SZ-E2.17, SZ-P4.7, SZ-P4.8, SZ-P4.15, SZ-P4.41: herds and grain."""
    content = s.content
    sheep, pigs, horses, grain = content.start_sheep, content.start_pigs, 0, content.start_grain
    if s.start[player] in (ONE_CITY, CARTHAGE_PORT):
        pigs = 0
    if s.faction[player] != NONE:
        start = factions()[s.faction[player]].start
        sheep = sheep if start.sheep == NONE else start.sheep
        pigs = pigs if start.pigs == NONE or not pigs else start.pigs
        horses = max(0, start.horses)
        grain = grain if start.grain == NONE else start.grain
    for herd, count in ((SHEEP, sheep), (PIGS, pigs), (HORSES, horses)):
        for _ in range(count):
            yield from _place_herd(s, player, homes, herd)
    yield from distribute_grain(s, player, homes, min(grain, _room(s, homes)))


def _room(s: Table, homes: list[int]) -> int:
    return sum([s.content.building_grain[s.settlement[field]] for field in homes])


def _place_herd(s: Table, player: int, homes: list[int], herd: int) -> Rules:
    """SZ-E2.8, SZ-E2.17: two on a field; what finds no room goes inside, then next door."""
    places = [field for field in homes if room_for_herds(s, field)]
    inside = False
    if not places:
        inside = True
        places = [field for field in homes if room_for_fed_herds(s, field)]
    if not places:
        inside = False
        near = {other for field in homes for other in s.map.land_next[field]}
        places = [
            field
            for field in sorted(near)
            if is_in_play(s, field)
            and s.settlement_owner[field] == NONE
            and room_for_herds(s, field) == 2
        ]
    if places:
        options = [PUT_HERD.of(herd, s.map.spoken[field]) for field in places]
        option = yield Ask(player, ASK_START_HERD, options, herd, default=options[0])
        s.add_herd(player, herd, s.map.heard[option.b], inside)
