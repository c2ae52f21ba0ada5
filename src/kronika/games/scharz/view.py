"""Chapter 19: what a player may see, which is everything on the table."""

from typing import Final

from kronika.core.asks import Shown
from kronika.core.dice import Dice

from .board_state import Board
from .combats import Battle
from .factions import factions
from .goals import MINOR, dominance_asked, has_minor, reached, target, total_points
from .goods import amount
from .parley import Offer
from .relations import has_truce
from .state import INSIDE, ON_BORDER, Table
from .supply import belongs, linked
from .terms import (
    AREAS,
    CAVALRY,
    COMMANDS,
    EXPERIENCE,
    GOODS,
    MAJOR,
    MODES,
    NONE,
    PACTS,
    PHASES,
    SEASONS,
    SPECIAL_END,
    SPECIAL_START,
    STEPS,
    UNITS,
    WEATHERS,
)
from .view_fields import Facts, counted, fields_of

STAGES: Final = ("deployment", "cavalry", "cavalry-fights", "positions", "round-end")
"""What comes next on the battle board, in the order of its constants."""


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
        "phase": _phase(s),
        "first": s.first,
        "placements": s.placements,
        "in_turns": s.floor.in_turns,
        "waiting": _players(s, s.floor.waiting),
        "winter": [WEATHERS[weather] for weather in s.skies.winter] if s.is_red else None,
        "winter_at_sea": WEATHERS[s.skies.sea] if s.is_red else None,
        "players": [_player(s, number) for number in range(s.count)],
        "fields": fields_of(s),
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


def _phase(s: Table) -> str | None:
    """SZ-F3.1: the special phase that is on, of those before or after the regular ones."""
    now = s.content.calendar[s.mode][s.round - 1]
    if s.step not in (SPECIAL_START, SPECIAL_END):
        return None
    phases = now.start if s.step == SPECIAL_START else now.end
    return PHASES[phases[s.phase]] if s.phase < len(phases) else None


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
        "units": counted(units),
    }


def _bits(bits: int) -> list[str]:
    return [area for place, area in enumerate(AREAS) if bits >> place & 1]


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
