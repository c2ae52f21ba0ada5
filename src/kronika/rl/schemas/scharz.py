"""How a table of Scharz is encoded.

Fields are told by their place in the map that is played, of which there are as many as the largest
map of the level has; which map and which mode it is stands beside them. The units of a field are
counted for each player by type, by level and by what they do. What is between two players (truces,
offers, permissions) is told pair by pair, and a battle at its field, or at both of its border.
"""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.game import Game
from kronika.games.scharz.factions import factions
from kronika.games.scharz.goals import MINOR
from kronika.games.scharz.maps import Map, level_of, map_of
from kronika.games.scharz.terms import (
    AREAS,
    BUILDINGS,
    COMMANDS,
    DOCK,
    EXPERIENCE,
    GOODS,
    HERDS,
    MAJOR,
    MAPS,
    MODES,
    PACTS,
    PHASES,
    SEASONS,
    STEPS,
    UNITS,
    WEATHERS,
)
from kronika.games.scharz.view import STAGES
from kronika.games.scharz.words import PLAYER
from kronika.rl.schema import (
    FLAG,
    Bag,
    Each,
    Number,
    OneOf,
    Part,
    Players,
    Record,
    Row,
    Schema,
    Seat,
    seats,
)

Facts = dict[str, Any]

ROUNDS: Final = Number(8)
"""Rounds since something happened, added up."""
FEW: Final = Number(4)
MANY: Final = Number(20)
CLIMATES: Final = 3

DOING: Final = (
    *("inside", "yard", "aboard", "border", "facing"),
    *("moved", "builds_since", "training", "hired", "risen"),
)
"""Of the units of a player on a field: how many are not on it itself, how many stand on a border of
it on the other side, and what else is told of them."""
SINCE: Final = ("builds_since", "hired", "risen")
"""Rounds of the game, told as how long ago they are."""


def schema(game: Game, players: int) -> Schema:
    """The encoding for so many players."""
    del game
    maps = [map_of(number, level_of(players)) for number in range(len(MAPS))]
    fields = [str(place) for place in range(max(map.count for map in maps))]
    table = Record(
        map=OneOf(MAPS),
        level=Number(3),
        mode=OneOf(MODES),
        year=FEW,
        years=FEW,
        round=ROUNDS,
        rounds=ROUNDS,
        season=OneOf(SEASONS),
        turn=MANY,
        step=OneOf(STEPS),
        phase=OneOf(PHASES),
        first=Seat(players),
        placements=MANY,
        in_turns=FLAG,
        waiting=Bag(seats(players)),
        winter=Row(CLIMATES, OneOf(WEATHERS)),
        winter_at_sea=OneOf(WEATHERS),
        players=Players(players, _player(players)),
        pairs=Players(players, Players(players, _pair())),
        fields=Each(fields, _field(players, maps)),
        rivers=Row(max(len(map.ground.small_rivers) for map in maps), _ships(players)),
        siege=Record(field=OneOf(fields), round=FEW, inside=FLAG, defended=FLAG, carried=_both()),
        board=_board(players),
    )
    return Schema(table, _names, _prepare)


def _ships(players: int) -> Part:
    return Bag(seats(players), 4)


def _both() -> Part:
    """Of two sides, or what was paid and what was received."""
    return Row(2, Number(10))


def _player(players: int) -> Part:
    return Record(
        faction=OneOf([faction.id for faction in factions()]),
        gold=MANY,
        points=MANY,
        points_before=MANY,
        prestige=MANY,
        due_prestige=MANY,
        total=MANY,
        cubes=MANY,
        tiles=MANY,
        rivals=Bag(seats(players)),
        lord=Seat(players),
        connection=Bag(seats(players)),
        access=Bag(seats(players)),
        command=OneOf(COMMANDS),
        announced=OneOf(MAJOR),
        announced_for=MANY,
        eliminated=MANY,
        destroyed=MANY,
        lost=MANY,
        tributes=_both(),
        ransoms=_both(),
        aids=_both(),
        horsemen=FEW,
        third_free=FEW,
        dominance=Number(10),
        goals=Each(MINOR, Row(2, MANY)),
    )


def _pair() -> Part:
    """What one player has with another."""
    return Record(
        truce=Record(until=MANY, receiver=FLAG),
        offer=Record(pact=OneOf(PACTS), gives=Each(GOODS, MANY), wants=Each(GOODS, MANY)),
        permissions=Each(PACTS, FLAG),
    )


def _board(players: int) -> Part:
    """The battle board: the forces by their commanders."""
    area = Record(
        owners=Bag(seats(players), 4),
        units=Each(UNITS, FEW),
        levels=Each(EXPERIENCE, FEW),
        energy=Number(10),
        fallen=FEW,
        strangers=FEW,
        builds=FEW,
        moved=FEW,
        fought=FEW,
        carried=FEW,
    )
    return Record(
        stage=OneOf(STAGES),
        turn=FEW,
        rough=Bag(AREAS),
        resolved=Bag(AREAS),
        open=Bag(AREAS),
        forces=Players(players, Record(initiative=FEW, areas=Each(AREAS, area))),
    )


def _field(players: int, maps: list[Map]) -> Part:
    points = OneOf(range(max(len(found) for map in maps for found in map.red_points)))
    cells = OneOf(range(max(len(found) for map in maps for found in map.cells)))
    settlement = Record(
        owner=Seat(players),
        building=OneOf(BUILDINGS[:DOCK]),
        fortified=FLAG,
        grain=Number(10),
        cell=cells,
        yard=Record(building=OneOf(BUILDINGS[DOCK:]), point=points, fish=FEW, blocked=FLAG),
        encircled=Record(since=MANY, by=Seat(players), completely=FLAG),
        bought=FEW,
        recruited=FEW,
        upgraded=FEW,
        ships_upgraded=FEW,
    )
    battle = Record(
        number=FLAG,
        border=FLAG,
        on_board=FLAG,
        round=FEW,
        group=FEW,
        pursued=FLAG,
        fled=Bag(seats(players)),
        players=Bag(seats(players)),
        carried=Players(players, FEW),
    )
    force = Record(units=Each(UNITS, FEW), levels=Each(EXPERIENCE, FEW), doing=Each(DOING, FEW))
    return Record(
        owner=Seat(players),
        controlled=FLAG,
        settlement=settlement,
        site=Record(building=OneOf(BUILDINGS), owner=Seat(players), quarters=FEW, point=points),
        grain=Record(sown=FEW, crop=FEW, owner=Seat(players), sower=Seat(players)),
        empty_ships=Players(players, Record(transports=FEW, warships=FEW)),
        herds=Record(owners=Bag(seats(players), 4), **dict.fromkeys(_HERDS, FEW)),
        forces=Players(players, force),
        battle=battle,
        contested=FLAG,
        growth=FEW,
        plundered=FLAG,
        locked=FLAG,
        frozen=FLAG,
        besieged=FLAG,
        doubled=FLAG,
        cut_off=FLAG,
        line=FEW,
    )


_HERDS: Final = (*HERDS, "inside", "bought", "stolen")


def _names(table: Mapping[str, Any]) -> list[str]:
    return PLAYER.ids[: len(table["players"])]


# What the parts expect


def _prepare(table: Facts) -> Facts:
    """Bring to its field what is told of fields elsewhere, and to its pair what is between two."""
    map = map_of(MAPS.index(table["map"]), table["level"])
    place = {id: str(number) for number, id in enumerate(map.ids)}
    found = _Fields(table, map)
    players = [_prepare_player(player) for player in table["players"]]
    siege = table["siege"]
    used = ("offers", "permissions", "battles", "besieged", "supply")
    return {
        **{name: value for name, value in table.items() if name not in used},
        "waiting": _words(table["waiting"]),
        "winter": table["winter"] or [],
        "players": players,
        "pairs": _pairs(table),
        "fields": {place[id]: field for id, field in found.fields.items()},
        "rivers": found.rivers,
        "siege": siege and {**siege, "field": place[siege["field"]]},
        "board": table["board"] and _prepare_board(table["board"], len(players)),
    }


def _words(players: list[int]) -> list[str]:
    return [PLAYER.ids[player] for player in players]


def _prepare_player(player: Facts) -> Facts:
    facts = {name: value for name, value in player.items() if name not in ("truces", "doubled")}
    for name in ("rivals", "connection", "access"):
        facts[name] = _words(player[name])
    return facts


def _pairs(table: Facts) -> list[list[Facts]]:
    players = range(len(table["players"]))
    pairs: list[list[Facts]] = [
        [{"truce": None, "offer": None, "permissions": {}} for _ in players] for _ in players
    ]
    for seat in players:
        for truce in table["players"][seat]["truces"]:
            other, receiver = truce["with"], truce["receiver"]
            sign = 1 if receiver == seat else -1 if receiver == other else 0
            pairs[seat][other]["truce"] = {"until": truce["until"], "receiver": sign}
    for offer in table["offers"]:
        known = {name: offer[name] for name in ("pact", "gives", "wants")}
        pairs[offer["of"]][offer["to"]]["offer"] = known
    for change in table["permissions"]:
        pair = pairs[change["of"]][change["to"]]
        pair["permissions"][change["pact"]] = 1 if change["granted"] else -1
    return pairs


def _prepare_board(board: Facts, players: int) -> Facts:
    """Units by their force and area; a unit on another side of the cavalry's area is a stranger."""
    forces: list[Facts | None] = [None] * players
    commanders = board["commanders"]
    for force, commander in enumerate(commanders):
        areas = {
            area: {
                **dict.fromkeys(("energy", "fallen", "strangers"), 0),
                **dict.fromkeys(("builds", "moved", "fought"), 0),
                "owners": [],
                "units": {},
                "levels": {},
                "carried": board["carried"][force * len(AREAS) + place],
            }
            for place, area in enumerate(AREAS)
        }
        forces[commander] = {"initiative": force + 1, "areas": areas}
    for row in board["units"]:
        force_facts = forces[commanders[row["force"]]]
        assert force_facts is not None
        area = force_facts["areas"][row["area"]]
        count = row["count"]
        if row.get("fallen"):
            area["fallen"] += count
            continue
        area["owners"] += _words([row["owner"]] * count)
        _add(area["units"], row["type"], count)
        _add(area["levels"], row["experience"], count)
        area["energy"] += row["energy"] * count
        area["strangers"] += count if "camp" in row else 0
        for name in ("builds", "moved", "fought"):
            area[name] += row.get(name, 0) * count
    used = ("fight", "commanders", "carried", "units")
    facts = {name: value for name, value in board.items() if name not in used}
    return {**facts, "forces": forces}


def _add(counts: dict[str, int], name: str, count: int) -> None:
    counts[name] = counts.get(name, 0) + count


class _Fields:
    """The fields of a table with all that is told of them, by their ids."""

    def __init__(self, table: Facts, map: Map) -> None:
        self._table = table
        self._map = map
        self._players = len(table["players"])
        self.fields: dict[str, Facts] = {}
        self.rivers: list[list[str]] = [[] for _ in map.ground.small_rivers]
        for id, facts in table["fields"].items():
            self._add_field(id, facts)
        for battle in table["battles"]:
            self._add_battle(battle)
        for id in table["besieged"]:
            self._at(id)["besieged"] = True
        for player in table["players"]:
            if player["doubled"] is not None:
                self._at(player["doubled"])["doubled"] = True
        for line in table["supply"]:
            if not line["way"]:
                self._at(line["field"])["cut_off"] = True
            for id in line["way"]:
                self._at(id)["line"] += 1

    def _at(self, id: str) -> Facts:
        if id not in self.fields:
            self.fields[id] = {
                **dict.fromkeys(("owner", "settlement", "site", "grain")),
                **dict.fromkeys(("herds", "battle")),
                **dict.fromkeys(("controlled", "contested", "plundered", "locked"), False),
                **dict.fromkeys(("frozen", "besieged", "doubled", "cut_off"), False),
                "growth": 0,
                "line": 0,
                "empty_ships": [None] * self._players,
                "forces": [None] * self._players,
            }
        return self.fields[id]

    def _add_field(self, id: str, facts: Facts) -> None:
        field = self._at(id)
        for name, value in facts.items():
            if name == "settlement":
                field[name] = self._settlement(id, value)
            elif name == "site":
                field[name] = self._site(id, value)
            elif name == "empty_ships":
                for ships in value:
                    kept = {"transports": ships["transport-ship"], "warships": ships["warship"]}
                    field[name][ships["owner"]] = kept
            elif name == "herds":
                field[name] = self._herds(value)
            elif name == "units":
                for row in value:
                    self._add_units(id, row)
            else:
                field[name] = value

    def _settlement(self, id: str, facts: Facts) -> Facts:
        number = self._map.ids.index(id)
        counts = ("bought", "recruited", "upgraded", "ships_upgraded")
        found = {"cell": None, "yard": None, "encircled": None, **dict.fromkeys(counts, 0), **facts}
        if "cell" in facts:
            found["cell"] = self._map.cells[number].index(tuple(facts["cell"]))
        if "yard" in facts:
            found["yard"] = self._with_point(id, facts["yard"])
        return found

    def _site(self, id: str, facts: Facts) -> Facts:
        return self._with_point(id, facts) if "cell" in facts else {**facts, "point": None}

    def _with_point(self, id: str, facts: Facts) -> Facts:
        """A shipyard by its place among those where one can be."""
        number = self._map.ids.index(id)
        for point, (cell, *near) in enumerate(self._map.red_points[number]):
            seas = [self._map.ids[sea] for sea in near if sea >= 0]
            if list(cell) == facts["cell"] and seas == facts["seas"]:
                rest = {name: facts[name] for name in facts if name not in ("cell", "seas")}
                return {**rest, "point": point}
        raise AssertionError(f"there is no shipyard at {facts['cell']} of {id}")

    def _herds(self, rows: list[Facts]) -> Facts:
        found: Facts = {**dict.fromkeys(_HERDS, 0), "owners": []}
        for row in rows:
            count = row["count"]
            found[row["type"]] += count
            found["owners"] += _words([row["owner"]] * count)
            if "inside" in row:
                found["inside"] += count
            for name in ("bought", "stolen"):
                if name in row:
                    found[name] += count * self._ago(row[name])
        return found

    def _ago(self, turn: int) -> int:
        """How many rounds of the game it is, with the present one."""
        ago: int = self._table["turn"] - turn + 1
        return ago

    def _add_units(self, id: str, row: Facts, times: int = 1, aboard: bool = False) -> None:
        """Units that are alike, with those that they carry."""
        count = row["count"] * times
        force = self._force(id, row["owner"])
        _add(force["units"], row["type"], count)
        _add(force["levels"], row["experience"], count)
        doing = force["doing"]
        for name, value in row.items():
            if name in SINCE:
                _add(doing, name, count * self._ago(value))
            elif name in ("moved", "training"):
                _add(doing, name, count * value)
        if aboard:
            _add(doing, "aboard", count)
        if "where" in row:
            _add(doing, row["where"], count)
        if "border" in row:
            _add(doing, "border", count)
            _add(self._force(row["border"], row["owner"])["doing"], "facing", count)
        if "river" in row:
            river = list(self._map.ground.small_rivers).index(row["river"])
            self.rivers[river] += _words([row["owner"]] * count)
        for each in row.get("aboard", ()):
            self._add_units(id, each, count, True)

    def _force(self, id: str, player: int) -> Facts:
        forces = self._at(id)["forces"]
        if forces[player] is None:
            forces[player] = {"units": {}, "levels": {}, "doing": {}}
        force: Facts = forces[player]
        return force

    def _add_battle(self, battle: Facts) -> None:
        """A battle at its fields; where there are several, they are added up."""
        board = self._table["board"]
        for id in battle["fields"]:
            field = self._at(id)
            if field["battle"] is None:
                field["battle"] = {
                    **dict.fromkeys(("number", "border", "on_board", "pursued"), 0),
                    **dict.fromkeys(("round", "group"), 0),
                    "fled": [],
                    "players": [],
                    "carried": [0] * self._players,
                }
            found = field["battle"]
            found["number"] += 1
            found["border"] += len(battle["fields"]) > 1
            found["on_board"] += board is not None and board["fight"] == battle["fight"]
            for name in ("round", "group", "pursued"):
                found[name] += battle[name]
            for name in ("fled", "players"):
                found[name] += _words(battle[name])
            for player, carried in enumerate(battle["carried"]):
                found["carried"][player] += carried
