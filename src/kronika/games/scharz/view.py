"""Chapter 19: what a player may see, which is everything on the table."""

from typing import Any, Final

from kronika.core.asks import Shown
from kronika.core.dice import Dice

from .board_state import Board
from .combats import Battle
from .control import is_blocked, is_completely_encircled, is_contested, owner_of
from .factions import factions
from .goals import MINOR, dominance_asked, has_minor, reached, target, total_points
from .goods import amount
from .parley import Offer
from .relations import has_truce
from .state import ABOARD, INSIDE, ON_BORDER, Table
from .supply import belongs, linked
from .terms import (
    AREAS,
    BUILDINGS,
    CAVALRY,
    COMMANDS,
    DOCK,
    EXPERIENCE,
    GOODS,
    HERDS,
    MAJOR,
    MODES,
    NONE,
    PACTS,
    PORT,
    SEASONS,
    STEPS,
    UNITS,
    WEATHERS,
)

STAGES: Final = ("deployment", "cavalry", "cavalry-fights", "positions", "round-end")
"""What comes next on the battle board, in the order of its constants."""
PLACES: Final = ("field", "inside", "yard", "aboard", "border")
"""Where a unit is, in the order of the constants of the state."""

Facts = dict[str, Any]


def view(s: Table, player: int | None) -> Facts:
    """SZ-C5.1, SZ-U1.1: everything on the table; only the supply lines are the viewer's own."""
    calendar = s.content.calendar[s.mode]
    return {
        "map": s.map.name,
        "level": s.map.level,
        "mode": MODES[s.mode],
        "year": s.year,
        "years": s.content.years,
        "round": s.round,
        "rounds": len(calendar),
        "season": SEASONS[calendar[s.round - 1].season],
        "turn": s.turn,
        "step": STEPS[s.step],
        "first": s.first,
        "placements": s.placements,
        "in_turns": s.floor.in_turns,
        "waiting": _players(s, s.floor.waiting),
        "winter": [WEATHERS[weather] for weather in s.skies.winter] if s.is_red else None,
        "winter_at_sea": WEATHERS[s.skies.sea] if s.is_red else None,
        "players": [_player(s, number) for number in range(s.count)],
        "fields": _fields(s),
        "offers": [_offer(offer) for offer in s.parley.open],
        "permissions": [
            {"of": owner, "to": other, "pact": PACTS[pact], "granted": granted}
            for owner, other, pact, granted in s.parley.changes
        ],
        "battles": [_battle(s, battle) for battle in s.combats.battles],
        "siege": None if s.siege.field == NONE else _siege(s),
        "besieged": [s.map.ids[field] for field in s.siege.done],
        "board": None if s.board.fight == NONE else _board(s.board),
        "supply": [] if player is None else _supply(s, player),
    }


def _players(s: Table, bits: int) -> list[int]:
    return [player for player in range(s.count) if bits >> player & 1]


def _player(s: Table, player: int) -> Facts:
    """SZ-C2.1, SZ-C2.2, SZ-C2.3, SZ-C2.4, SZ-C2.5, SZ-C2.7: a player and his standing."""
    faction = s.faction[player]
    goal = s.announced[player]
    goals = {
        name: [reached(s, player, number), target(s, player, number)]
        for number, name in enumerate(MINOR)
        if has_minor(s, number)
    }
    met = any(now >= asked for now, asked in goals.values())
    return {
        "faction": None if faction == NONE else factions()[faction].id,
        "gold": s.gold[player],
        "points": s.points[player],
        "points_before": s.points_before[player],
        "prestige": s.prestige[player],
        "due_prestige": s.due_prestige[player],
        "total": total_points(s, player),
        "cubes": s.cubes[player],
        "tiles": s.tiles[player],
        "rivals": _players(s, s.rivals[player]),
        "lord": None if s.lord[player] == NONE else s.lord[player],
        "truces": [
            {
                "with": other,
                "until": s.truce_until[player * s.count + other],
                "receiver": s.truce_receiver[player * s.count + other],
            }
            for other in range(s.count)
            if other != player and has_truce(s, player, other)
        ],
        "connection": _players(s, s.connection[player]),
        "access": _players(s, s.access[player]),
        "command": COMMANDS[s.command[player]],
        "announced": None if goal == NONE else MAJOR[goal],
        "announced_for": s.announced_for[player],
        "eliminated": s.eliminated[player],
        "destroyed": s.destroyed[player],
        "lost": s.lost[player],
        "tributes": [s.tributes_paid[player], s.tributes_received[player]],
        "ransoms": [s.ransoms_paid[player], s.ransoms_received[player]],
        "aids": [s.aids_paid[player], s.aids_received[player]],
        "horsemen": s.horsemen[player],
        "third_free": s.third_free[player],
        "doubled": None if s.doubled[player] == NONE else s.map.ids[s.doubled[player]],
        "dominance": dominance_asked(s, player, met) if s.has_diplomacy else None,
        "goals": goals,
    }


def _offer(offer: Offer) -> Facts:
    """SZ-F6.2: an offer that is not answered yet."""
    player, partner, pact, gives, wants = offer
    return {
        "of": player,
        "to": partner,
        "pact": PACTS[pact],
        "gives": _bundle(gives),
        "wants": _bundle(wants),
    }


def _bundle(goods: int) -> dict[str, int]:
    return {name: amount(goods, good) for good, name in enumerate(GOODS) if amount(goods, good)}


def _battle(s: Table, battle: Battle) -> Facts:
    """SZ-C1.5: a battle that is not over; its units stand on its field or border."""
    if battle.field != NONE:
        fields = [s.map.ids[battle.field]]
    else:
        fields = [s.map.ids[field] for field in s.map.sides(battle.border)]
    return {
        "fields": fields,
        "fight": battle.fight,
        "round": battle.round,
        "group": battle.group,
        "pursued": battle.pursued,
        "fled": _players(s, battle.fled),
        "players": [
            player
            for player in range(s.count)
            if s.combats.fights[battle.fight].commander[player] != NONE
        ],
        "carried": battle.carried.copy(),
    }


def _siege(s: Table) -> Facts:
    """SZ-C4.7, SZ-K6.15: the attack on a settlement that is going on."""
    siege = s.siege
    return {
        "field": s.map.ids[siege.field],
        "round": siege.round,
        "inside": siege.inside,
        "defended": siege.defended,
        "carried": siege.carried.copy(),
    }


def _board(board: Board) -> Facts:
    """SZ-Q9.1: the battle board of red mode; units that are alike are counted."""
    units = []
    for unit, owner in enumerate(board.was):
        row: Facts = {
            "owner": owner,
            "type": UNITS[board.type[unit]],
            "experience": EXPERIENCE[board.experience[unit]],
            "force": board.force[unit],
            "area": AREAS[board.area[unit]],
            "energy": board.energy[unit],
        }
        if board.owner[unit] == NONE:
            row["fallen"] = True
        if board.area[unit] == CAVALRY and board.camp[unit] != board.force[unit]:
            row["camp"] = board.camp[unit]
        for name, flag in (
            ("builds", board.builds[unit]),
            ("moved", board.moved[unit]),
            ("fought", board.fought[unit]),
        ):
            if flag:
                row[name] = flag
        units.append(row)
    return {
        "fight": board.fight,
        "commanders": board.commanders.copy(),
        "stage": STAGES[board.stage],
        "turn": board.turn,
        "rough": [area for area, rough in zip(AREAS, board.rough) if rough],
        "resolved": _bits(board.resolved),
        "open": _bits(board.open),
        "carried": board.carried.copy(),
        "units": _counted(units),
    }


def _bits(bits: int) -> list[str]:
    return [area for place, area in enumerate(AREAS) if bits >> place & 1]


# Fields


def _fields(s: Table) -> dict[str, Facts]:
    """SZ-C4.2, SZ-C4.3, SZ-C4.4, SZ-C4.5, SZ-C4.6, SZ-C4.7: the fields on which something is.

    What a field has not is not mentioned.
    """
    units = _units(s)
    herds = _herds(s)
    found = {}
    for field, id in enumerate(s.map.ids):
        facts: Facts = {}
        owner = owner_of(s, field)
        if owner != NONE:
            facts["owner"] = owner
            facts["controlled"] = s.control[field] != NONE
        if s.settlement[field] != NONE:
            facts["settlement"] = _settlement(s, field)
        if s.site[field] != NONE:
            facts["site"] = _site(s, field)
        if s.sown[field] or s.crop[field]:
            facts["grain"] = {
                "sown": s.sown[field],
                "crop": s.crop[field],
                "owner": s.grain_owner[field],
                "sower": s.sower[field],
            }
        if s.empty_transports[field] or s.empty_warships[field]:
            facts["empty_ships"] = {
                "owner": s.empty_owner[field],
                "transport-ship": s.empty_transports[field],
                "warship": s.empty_warships[field],
            }
        if field in herds:
            facts["herds"] = herds[field]
        if field in units:
            facts["units"] = units[field]
            if is_contested(s, field):
                facts["contested"] = True
        if s.skies.growth[field]:
            facts["growth"] = s.skies.growth[field]
        for name, told in (
            ("plundered", s.plundered[field]),
            ("locked", s.locked[field]),
            ("frozen", s.frozen[field]),
        ):
            if told:
                facts[name] = True
        if facts:
            found[id] = facts
    return found


def _settlement(s: Table, field: int) -> Facts:
    facts: Facts = {
        "owner": s.settlement_owner[field],
        "building": BUILDINGS[s.settlement[field]],
        "fortified": s.fortified[field],
        "grain": s.stored_grain[field],
    }
    if s.settlement_cell[field] != NONE:
        facts["cell"] = list(s.map.cells[field][s.settlement_cell[field]])
    if s.yard[field] != NONE:
        cell, _, _ = s.yard_points(field)[s.yard_point[field]]
        facts["yard"] = {
            "building": BUILDINGS[s.yard[field]],
            "cell": list(cell),
            "seas": [s.map.ids[sea] for sea in s.yard_seas(field)],
            "fish": s.stored_fish[field],
            "blocked": is_blocked(s, field, s.settlement_owner[field]),
        }
    if s.encircled_since[field]:
        facts["encircled"] = {
            "since": s.encircled_since[field],
            "by": s.control[field],
            "completely": is_completely_encircled(s, field),
        }
    for name, count in (
        ("bought", s.bought[field]),
        ("recruited", s.recruited[field]),
        ("upgraded", s.upgraded[field]),
        ("ships_upgraded", s.ships_upgraded[field]),
    ):
        if count:
            facts[name] = count
    return facts


def _site(s: Table, field: int) -> Facts:
    facts: Facts = {
        "building": BUILDINGS[s.site[field]],
        "owner": s.site_owner[field],
        "quarters": s.site_quarters[field],
    }
    if s.site[field] in (DOCK, PORT) and s.yard_point[field] != NONE:
        cell, one, other = s.yard_points(field)[s.yard_point[field]]
        facts["cell"] = list(cell)
        facts["seas"] = [s.map.ids[sea] for sea in (one, other) if sea != NONE]
    return facts


def _herds(s: Table) -> dict[int, list[Facts]]:
    """Herds that are alike, counted."""
    found: dict[int, dict[tuple[int, int, bool, int, int], int]] = {}
    for herd, owner in enumerate(s.herd_owner):
        if owner != NONE:
            alike = (
                owner,
                s.herd_type[herd],
                s.herd_inside[herd],
                s.herd_bought[herd],
                s.herd_stolen[herd],
            )
            counts = found.setdefault(s.herd_at[herd], {})
            counts[alike] = counts.get(alike, 0) + 1
    shown = {}
    for field, counts in found.items():
        shown[field] = [_herd(alike, counts[alike]) for alike in sorted(counts)]
    return shown


def _herd(alike: tuple[int, int, bool, int, int], count: int) -> Facts:
    owner, type, inside, bought, stolen = alike
    facts: Facts = {"owner": owner, "type": HERDS[type], "count": count}
    if inside:
        facts["inside"] = True
    if bought:
        facts["bought"] = bought
    if stolen:
        facts["stolen"] = stolen
    return facts


# Units


def _units(s: Table) -> dict[int, list[Facts]]:
    """SZ-C3.1, SZ-C3.3, SZ-C3.4, SZ-C3.5: units that are alike, counted, in the order of types."""
    aboard: dict[int, list[int]] = {}
    for unit in s.units():
        if s.where[unit] == ABOARD:
            aboard.setdefault(s.ship[unit], []).append(unit)
    rows: dict[int, list[Facts]] = {}
    for unit in s.units():
        if s.where[unit] != ABOARD:
            facts = _unit(s, unit)
            if unit in aboard:
                facts["aboard"] = _counted([_unit(s, each) for each in aboard[unit]])
            rows.setdefault(s.at[unit], []).append(facts)
    return {field: _counted(found) for field, found in rows.items()}


def _unit(s: Table, unit: int) -> Facts:
    facts: Facts = {
        "owner": s.owner[unit],
        "type": UNITS[s.type[unit]],
        "experience": EXPERIENCE[s.experience[unit]],
    }
    where = s.where[unit]
    if where == ON_BORDER:
        one, other = s.map.sides(s.border[unit])
        facts["border"] = s.map.ids[other if one == s.at[unit] else one]
    elif where != ABOARD and PLACES[where] != "field":
        facts["where"] = PLACES[where]
    if s.river[unit] != NONE:
        facts["river"] = s.map.ground.small_rivers[s.river[unit]]
    if unit < len(s.moves.marched) and s.moves.marched[unit]:
        facts["moved"] = True
    for name, number in (
        ("builds_since", s.builds_since[unit]),
        ("training", s.training[unit]),
        ("hired", s.hired[unit]),
        ("risen", s.risen[unit]),
    ):
        if number:
            facts[name] = number
    return facts


def _counted(rows: list[Facts]) -> list[Facts]:
    """Rows that are alike as one, with their number."""
    alike: dict[str, Facts] = {}
    for row in rows:
        found = alike.setdefault(repr(row), {**row, "count": 0})
        found["count"] += 1
    return sorted(alike.values(), key=_order)


def _order(row: Facts) -> tuple[int, int, int, str]:
    return (
        row["owner"],
        UNITS.index(row["type"]),
        -EXPERIENCE.index(row["experience"]),
        repr(row),
    )


# Supply


def _supply(s: Table, player: int) -> list[Facts]:
    """SZ-D7.4, SZ-D7.9: where a player's units stand, and by which fields they are supplied.

    The way is a shortest one to a free settlement; units without one are cut off.
    """
    toward = _toward_homes(s, player)
    standing = {
        s.at[unit] for unit in s.units_of(player) if s.where[unit] not in (INSIDE, ON_BORDER)
    }
    found: list[Facts] = []
    for field in sorted(standing):
        if toward[field] == field:
            continue
        way = []
        place = field
        while place != NONE and toward[place] != NONE:
            way.append(s.map.ids[place])
            place = toward[place] if toward[place] != place else NONE
        found.append({"field": s.map.ids[field], "way": way})
    return found


def _toward_homes(s: Table, player: int) -> list[int]:
    """The next field on the way to a free settlement; a settlement's own field is its own."""
    toward = [NONE] * s.map.count
    todo = [field for field in s.settlements_of(player) if s.is_free(field, player)]
    for home in todo:
        toward[home] = home
    links = [belongs(s, field, player) for field in range(s.map.count)]
    for field in todo:
        if links[field]:
            for other in linked(s, field, player):
                if toward[other] == NONE:
                    toward[other] = field
                    todo.append(other)
    return toward


def determinize(s: Table, player: int, dice: Dice, shown: Shown) -> Table:
    """SZ-C5.1: nothing is hidden but what the dice will roll."""
    del player, shown
    twin = s.copy()
    twin.dice = dice
    return twin
