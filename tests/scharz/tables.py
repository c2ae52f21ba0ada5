"""Views of positions with all that there can be, for tests of drawings."""

from functools import cache
from random import Random
from typing import Any

from kronika.core.match import new_match
from kronika.games.scharz.combats import Battle
from kronika.games.scharz.factions import factions_of
from kronika.games.scharz.game import GAME
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import ABOARD, IN_YARD, INSIDE, ON_BORDER, Table
from kronika.games.scharz.terms import (
    AREAS,
    BAD,
    BUILDINGS,
    CAV,
    HI,
    LAND,
    LI,
    MAPS,
    NONE,
    PORT,
    RIVER,
    SEA,
    STEPS,
    TRADE,
    TS,
    VILLAGE,
    WS,
)
from kronika.games.scharz.view import view as table_of

View = dict[str, Any]


def start_view(players: int, **settings: str) -> View:
    """The beginning of a match, as the first to act sees it."""
    match = new_match(GAME, players, 7, settings)
    return dict(match.view(match.player))


@cache
def played_views(players: int, mode: str, map: str, every: int, last: int) -> tuple[View, ...]:
    """Moments of a match that is played at random, each as its player sees it."""
    match = new_match(GAME, players, players, {"mode": mode, "map": map, "start": "prelude"})
    random = Random(players)
    found = []
    while match.ask is not None and len(match.decisions) <= last:
        if len(match.decisions) % every == 0:
            found.append(dict(match.view(match.player)))
        match.choose(random.choice(match.options))
    return tuple(found)


def shown(s: Table, viewer: int | None, touches: list[str], map: str, mode: str) -> View:
    """A view as a match gives it, with options that touch these things."""
    asked = {"players": [0, 1], "prompt": "act", "rule": "", "arguments": [], "number": 1}
    return {
        "game": GAME.name,
        "player": viewer,
        "decision": 645,
        "seed_hash": "",
        "settings": {"map": map, "mode": mode},
        "ask": asked,
        "options": [{"key": f"k {touch}", "touches": [touch]} for touch in touches],
        "ranges": [],
        "result": None,
        "table": table_of(s, viewer),
    }


def rich_view(players: int, map: str = "vikings", mode: str = "red", seed: int = 1) -> View:
    """A late position with everything that there can be, and choices of fields and hexes."""
    position = Position(map, mode, players, seed)
    s = position.s
    random = Random(seed)
    land = [field for field in range(s.map.count) if _can_be_settled(s, field)]
    seas = [field for field in range(s.map.count) if s.map.sort[field] == SEA]
    random.shuffle(land)
    random.shuffle(seas)
    for player in range(players):
        _realm(position, random, player, [land.pop() for _ in range(6)])
        _fleet(position, player, seas.pop())
    _trouble(position, land)
    _standing(s, random)
    if mode in ("yellow", "red"):
        known = factions_of(MAPS.index(map))
        for player in range(min(players, len(known))):
            s.faction[player] = known[player]
    touches = [f"field:{map}-{s.map.ids[field]}" for field in (land[0], land[1], seas[0])]
    if mode == "red":
        column, row = s.map.cells[land[2]][0]
        touches.append(f"spot:{map}-{column}-{row}")
    return shown(s, 1, touches, map, mode)


def _can_be_settled(s: Table, field: int) -> bool:
    return s.map.sort[field] == LAND and s.map.neutral[field] == NONE


def _realm(position: Position, random: Random, player: int, fields: list[int]) -> None:
    """A city and villages with their shipyards, armies, herds, grain and a building site."""
    s = position.s
    ids = [s.map.ids[field] for field in fields]
    position.city(player, ids[0]).village(player, ids[1]).village(player, ids[2])
    for field in fields[:3]:
        s.stored_grain[field] = random.randrange(6)
        s.fortified[field] = random.random() < 0.4
        if s.map.points[field]:
            s.yard[field] = random.choice((BUILDINGS.index("dock"), PORT))
            s.yard_point[field], s.stored_fish[field] = 0, 2
    position.units(player, ids[0], light_infantry=random.randrange(1, 12), heavy_infantry=2)
    position.units(player, ids[0], "veteran", cavalry=2)
    position.units(player, ids[3], "elite", heavy_infantry=1).units(
        player, ids[3], "recruit", light_infantry=3, siege_engines=1, mercenaries=2
    )
    position.herds(player, ids[4], sheep=1, pigs=1).herds(player, ids[1], inside=True, sheep=1)
    position.grain(player, ids[5], sown=2, crop=random.randrange(3))
    s.site[fields[3]], s.site_owner[fields[3]] = VILLAGE, player
    s.site_quarters[fields[3]] = random.randrange(4)
    inside = s.units_on(fields[0])[0]
    s.where[inside] = INSIDE
    s.moves.marched = [unit % 3 == 0 for unit in range(len(s.owner))]


def _fleet(position: Position, player: int, sea: int) -> None:
    """Ships with somebody aboard."""
    s = position.s
    position.units(player, s.map.ids[sea], warship=2, transport_ship=1)
    ship = next(u for u in s.units_on(sea) if s.type[u] == TS)
    passenger = s.add_unit(player, HI, 1, sea)
    s.where[passenger], s.ship[passenger] = ABOARD, ship


def _trouble(position: Position, land: list[int]) -> None:
    """A siege, a contested field, units on a border, plundered land, ships that lie empty."""
    s = position.s
    besieged, contested, bordered, burnt, shore = (land.pop() for _ in range(5))
    id = s.map.ids[besieged]
    position.village(0, id).units(0, id, light_infantry=2).units(1, id, light_infantry=5)
    position.encircled(id)
    position.units(0, s.map.ids[contested], light_infantry=2)
    position.units(1, s.map.ids[contested], cavalry=1)
    s.locked[contested] = True
    other = s.map.land_next[bordered][0] if s.map.land_next[bordered] else besieged
    unit = s.add_unit(1, LI, 1, bordered)
    s.where[unit], s.border[unit] = ON_BORDER, s.map.border(bordered, other)
    s.plundered[burnt] = True
    s.empty.put(0, TS, shore, 2)
    s.empty.put(0, WS, shore, 1)
    for field in range(s.map.count):
        if s.yard[field] != NONE:
            ship = s.add_unit(s.settlement_owner[field], WS, 1, field)
            s.where[ship] = IN_YARD
            break
    for field in range(s.map.count):
        if s.map.sort[field] == RIVER:
            s.frozen[field] = True
    fight = s.combats.new_fight(s.count)
    s.combats.fights[fight].commander[0], s.combats.fights[fight].commander[1] = 0, 1
    s.combats.battles.append(Battle(s.count, fight, contested, NONE, 0))
    s.siege.begin(besieged, s.combats.new_fight(s.count), True)
    if s.is_red:
        _battle_board(s)


def _battle_board(s: Table) -> None:
    """A second battle, on the board, with a unit that has fallen and one that is tired."""
    s.board.begin(s.combats.new_fight(s.count), [0, 1], [False] * 4 + [True])
    for force, owner in enumerate((0, 1)):
        for area in range(len(AREAS)):
            for type in (LI, HI, CAV):
                s.board.add(owner, type, area % 5, force, area, False)
    s.board.owner[3], s.board.energy[4] = NONE, 0
    s.board.carried[2] = 3


def _standing(s: Table, random: Random) -> None:
    """Numbers, rivals, truces, vassals, permissions, offers, and an announced victory."""
    for player in range(s.count):
        s.gold[player], s.points[player] = random.randrange(20), random.randrange(9)
        s.prestige[player], s.cubes[player] = random.randrange(60), random.randrange(20)
        s.tiles[player] = random.randrange(15)
    s.year, s.round, s.step = 3, 2, STEPS.index("units")
    s.turn = 2 * len(s.content.calendar[s.mode]) + s.round
    if s.is_red:
        s.round = 8
        s.turn += 6
        s.skies.sea = BAD
    if s.has_diplomacy:
        s.rivals[0], s.rivals[1] = 0b10, 0b01
        s.connection[0] = s.access[0] = 0b10
        s.announced[0], s.announced_for[0] = 0, s.turn + 1
        s.parley.open.append((0, 1, TRADE, 3, 2 << 8))
        if s.count > 2:
            s.lord[2] = 1
            s.truce_until[2] = s.truce_until[2 * s.count] = s.turn + 2
            s.truce_receiver[2] = s.truce_receiver[2 * s.count] = 0
            s.eliminated[s.count - 1] = s.turn - 1


def over_view() -> View:
    """The end of a match."""
    view = rich_view(3, seed=5)
    totals = [player["total"] for player in view["table"]["players"]]
    winner = totals.index(max(totals))
    ranks = sorted(totals, reverse=True)
    scores = {
        "place": [ranks.index(total) + 1 for total in totals],
        "total": totals,
        "points": [player["points"] for player in view["table"]["players"]],
        "gold": [player["gold"] for player in view["table"]["players"]],
    }
    view["options"], view["ask"], view["player"] = [], None, None
    view["table"]["supply"] = []
    view["result"] = {"winners": [winner], "reason": "significance", "scores": scores}
    return view
