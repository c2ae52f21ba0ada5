"""Chapter 4: the six maps, cut into the fields that a number of players plays on.

The files have cells; what rules need of them are tables of integers, one entry a field.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from .terms import (
    BROWN,
    CLIMATES,
    COLD,
    GREEN,
    GREY,
    HUNS,
    LAND,
    LEVELS,
    MAPS,
    NEUTRAL,
    NEUTRALS,
    NONE,
    ORIENT,
    RIVER,
    SEA,
    SPECIALS,
    TURQUOISE,
    YELLOW,
)

LETTERS: Final = "ygbtsn"
"""Of land, in the order of the colours."""
CALM: Final = "~"
STORMY: Final = "="
OUTSIDE: Final = "."
HALVES: Final = {"a": "ab", "b": "ab", "c": "cd", "d": "cd"}
FIELDS: Final = (
    "climates",
    "terrain",
    "fields",
    "impassable",
    "straits",
    "sea_links",
    "nations",
    "lands",
    "large_rivers",
    "small_rivers",
    "openings",
)
SPECIAL_CELLS: Final = {"rome": (9, 12), "carthage": (5, 24)}
"""Where a part of a base field is meant, the cell that it contains."""

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]


def around(cell: Cell) -> list[Cell]:
    """The six neighbours of a hex, clockwise from the east; odd rows lie half a hex to the east."""
    column, row = cell
    odd = row % 2
    return [
        (column + 1, row),
        (column + odd, row + 1),
        (column - 1 + odd, row + 1),
        (column - 1, row),
        (column - 1 + odd, row - 1),
        (column + odd, row - 1),
    ]


@final
class Ground:
    """A map as its file has it: cells, the base fields they belong to, and edges between them."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.letter: dict[Cell, str] = {}
        self.hatched: dict[Cell, bool] = {}
        self.code: dict[Cell, str] = {}
        """Base and part, as `31a`."""
        self.climates: list[int] = []
        self.nations: list[str] = []
        self.letters: list[str] = []
        """Of the nations, as the file writes them."""
        self.nation: dict[str, int] = {}
        self.neutral: dict[str, int] = {}
        self.special: dict[str, int] = {}
        self.islands: set[str] = set()
        self.impassable: set[Edge] = set()
        self.straits: set[Edge] = set()
        self.sea_links: list[Edge] = []
        self.sections: list[list[Edge]] = []
        self.section_ids: list[str] = []
        self.section_river: list[int] = []
        self.large_rivers: list[str] = []
        self.freezes: list[bool] = []
        self.mouth: list[str] = []
        self.small_rivers: list[str] = []
        self.courses: list[list[Cell]] = []
        self.openings: dict[int, list[list[str]]] = {}


def _edge(entry: Entry, text: str, cells: dict[Cell, str]) -> Edge:
    one, _, other = text.partition("-")
    edge = (_cell(entry, one, cells), _cell(entry, other, cells))
    return min(edge), max(edge)


def _cell(entry: Entry, text: str, cells: dict[Cell, str]) -> Cell:
    column, _, row = text.partition(".")
    if not column.isdecimal() or not row.isdecimal() or (int(column), int(row)) not in cells:
        raise entry.error(f'"{text[:20]}" is no cell of this map')
    return int(column), int(row)


def load_ground(folder: Path, name: str) -> Ground:
    """Read and check the file of a map; what does not fit is a ContentError that names it."""
    entry = read(folder, f"{name}.toml", FIELDS)
    ground = Ground(name)
    _read_cells(entry, ground)
    ground.climates = [entry.find("climate", text, CLIMATES) for text in entry.texts("climates")]
    entry.count("climates", len(ground.climates), 2)
    _read_lands(entry, ground)
    cells = ground.letter
    for field, edges in (("impassable", ground.impassable), ("straits", ground.straits)):
        for text in entry.texts(field):
            edge = _edge(entry, text, cells)
            _check_land_edge(entry, ground, text, edge)
            edges.add(edge)
    ground.sea_links = [_edge(entry, text, cells) for text in entry.texts("sea_links")]
    _read_rivers(entry, ground)
    _read_openings(entry, ground)
    return ground


def _read_cells(entry: Entry, ground: Ground) -> None:
    terrain, fields = entry.texts("terrain"), entry.texts("fields")
    entry.count("rows of fields", len(fields), len(terrain))
    for row, (letters, codes) in enumerate(zip(terrain, fields)):
        names = codes.split(" ")
        entry.count(f"codes in row {row}", len(names), len(letters))
        for column, (letter, code) in enumerate(zip(letters, names)):
            if letter == OUTSIDE and code == "...":
                continue
            small = letter.lower()
            sea = letter in (CALM, STORMY)
            fits = len(code) == 3 and code[2] in HALVES and code.startswith("s") == sea
            if not fits or not (sea or small in LETTERS):
                raise entry.error(f'"{letter}" and "{code}" at {column}.{row} are no cell')
            ground.letter[column, row] = small
            ground.hatched[column, row] = letter != small
            ground.code[column, row] = code


def _read_lands(entry: Entry, ground: Ground) -> None:
    letters = entry.value("nations", dict, "a table")
    ground.nations = [str(name) for name in letters.values()]
    ground.letters = list(letters)
    lands = entry.value("lands", dict, "a table")
    bases = {code[:2] for code in ground.code.values() if not code.startswith("s")}
    for base in sorted(bases - lands.keys()) + sorted(lands.keys() - bases):
        raise entry.error(f'base "{base}" is not both in the fields and in the lands')
    for base, table in lands.items():
        facts = Entry(
            f"{entry.where}: lands {base}", table, ("nation", "neutral", "special", "island")
        )
        if facts.has("nation"):
            ground.nation[base] = facts.choice("nation", ground.letters)
        if facts.has("neutral"):
            ground.neutral[base] = facts.choice("neutral", NEUTRALS)
        if facts.has("special"):
            ground.special[base] = facts.choice("special", SPECIALS)
        if facts.has("island") and facts.flag("island"):
            ground.islands.add(base)
    for cell, letter in ground.letter.items():
        if (letter == "n") != (ground.code[cell][:2] in ground.neutral):
            raise entry.error(f"cell {cell[0]}.{cell[1]} must be neutral as its base is")


def _check_land_edge(entry: Entry, ground: Ground, text: str, edge: Edge) -> None:
    if edge[1] not in around(edge[0]) or not all(ground.letter[cell] in LETTERS for cell in edge):
        raise entry.error(f'"{text}" is no edge between two cells of land')


def _read_rivers(entry: Entry, ground: Ground) -> None:
    for name, table in entry.value("large_rivers", dict, "a table").items():
        river = Entry(
            f"{entry.where}: large_rivers {name}", table, ("freezes", "mouth", "sections")
        )
        number = len(ground.large_rivers)
        ground.large_rivers.append(name)
        ground.freezes.append(river.flag("freezes"))
        ground.mouth.append(river.text("mouth"))
        if not any(code.startswith(ground.mouth[-1]) for code in ground.code.values()):
            raise river.error(f'its mouth "{ground.mouth[-1]}" is no sea of this map')
        for place, texts in enumerate(river.items("sections", list, "lists of edges"), start=1):
            edges = [_edge(river, str(text), ground.letter) for text in texts]
            for text, edge in zip(texts, edges):
                _check_land_edge(river, ground, str(text), edge)
            ground.sections.append(edges)
            ground.section_ids.append(f"{name}-{place}")
            ground.section_river.append(number)
    for name, texts in entry.value("small_rivers", dict, "a table").items():
        course = [_cell(entry, str(text), ground.letter) for text in texts]
        if not all(ground.letter[cell] in LETTERS for cell in course):
            raise entry.error(f"river {name} runs through the sea")
        ground.small_rivers.append(name)
        ground.courses.append(course)


def _read_openings(entry: Entry, ground: Ground) -> None:
    for text, openings in entry.value("openings", dict, "a table").items():
        if not text.isdecimal() or int(text) != len(openings):
            raise entry.error(f'openings for "{text}" players are {len(openings)}')
        ground.openings[int(text)] = [[str(field) for field in fields] for fields in openings]


def level_of(players: int) -> int:
    """SZ-D2.1, SZ-D2.2, SZ-D2.3: how finely the map is divided for so many players."""
    return 1 if players <= 3 else 2 if players <= 7 else 3


def field_of(code: str, level: int) -> str:
    """SZ-D2.4, SZ-D2.5, SZ-D8.1: the field of a level to which a part of a base belongs."""
    return code[:2] if level == 1 else code[:2] + HALVES[code[2]] if level == 2 else code


@final
class Map:
    """SZ-C4.1, SZ-D8.1: what is printed on a map, at one level: tables with an entry a field.

    Fields are numbered: land first, then the seas, then the sections of large rivers.
    """

    def __init__(self, ground: Ground, level: int) -> None:
        self.ground: Final = ground
        self.name: Final = ground.name
        self.level: Final = level
        self.ids: list[str] = []
        self.sort: list[int] = []
        self.base: list[str] = []
        self.cells: list[list[Cell]] = []
        self.colour: list[int] = []
        """SZ-D4.2: the best colour of a land field counts for all of it."""
        self.cell_colours: list[list[int]] = []
        """Of each cell of a land field."""
        self.nation: list[int] = []
        self.neutral: list[int] = []
        self.special: list[int] = []
        self.climate: list[int] = []
        self.stormy: list[bool] = []
        self.partly_stormy: list[bool] = []
        self.land_next: list[list[int]] = []
        """SZ-J1.3: over a border with an open edge."""
        self.black_next: list[list[int]] = []
        """SZ-D3.1: over a border whose edges are all impassable."""
        self.river_next: list[list[tuple[int, int]]] = []
        """SZ-D3.2: over a section of a large river, which is the second number."""
        self.ship_next: list[list[int]] = []
        """From sea or section to sea or section."""
        self.coast: list[list[int]] = []
        """SZ-D7.7: of land the seas and sections that touch it, of those the land."""
        self.open_next: list[list[int]] = []
        """SZ-D7.7: all of those together, which supply lines can always cross."""
        self.rivers: list[list[int]] = []
        """Small rivers of a land field."""
        self.down_river: list[list[tuple[int, int]]] = []
        """Land fields that follow on the same small river, which is the second number."""
        self.neighbours: list[list[int]] = []
        """SZ-D6.11: the fields beyond the borders of a field; a coastline is none."""
        self.points: list[list[tuple[Cell, int, int]]] = []
        """SZ-D5.3: where a shipyard can be: its cell, and the one or two fields it touches."""
        self.red_points: list[list[tuple[Cell, int, int]]] = []
        """SZ-Q2.2: in red mode: those first, then others on rivers; on small ones without a sea."""
        self.rough_border: dict[int, bool] = {}
        """SZ-D8.2: by `border(a, b)`."""
        self.mountain_borders: set[int] = set()
        """SZ-P3.4: those with an impassable edge at a brown cell, by `border(a, b)`."""
        self.river_of: list[int] = []
        """Which large river a section belongs to."""
        self.spoken: list[int] = []
        """The number of a field among all fields of all maps, as phrases name it."""
        self.heard: dict[int, int] = {}
        """The field of such a number."""
        self.reachable: list[bool] = []
        """SZ-D4.7: whether a field can be reached without crossing permanently neutral land."""
        self._number: dict[str, int] = {}
        self._of_cell: dict[Cell, int] = {}
        self._watered: dict[Cell, bool] = {}
        self._cut()
        self._look_at_cells()
        self._join_land()
        self._join_water()
        self.open_next = [
            self.land_next[field] + self.ship_next[field] + self.coast[field]
            for field in range(self.count)
        ]
        self.neighbours = [self._beyond(field) for field in range(self.count)]
        self._find_points()
        self._reach()
        self.spoken = [spoken_fields().index(f"{self.name}-{id}") for id in self.ids]
        self.heard = {number: field for field, number in enumerate(self.spoken)}

    @property
    def count(self) -> int:
        """How many fields there are."""
        return len(self.ids)

    def number(self, id: str) -> int:
        """The number of a field by its id."""
        return self._number[id]

    def at(self, cell: Cell) -> int:
        """The field of a cell."""
        return self._of_cell[cell]

    def spot(self, cell: Cell) -> int:
        """The number of a cell of land among those of all maps, as phrases name it."""
        return _cell_numbers()[f"{self.name}-{cell[0]}-{cell[1]}"]

    def stream(self, river: int) -> int:
        """The number of a small river among those of all maps, as phrases name it."""
        return spoken_rivers().index(f"{self.name}-{self.ground.small_rivers[river]}")

    def has_water(self, cell: Cell) -> bool:
        """SZ-Q2.2: whether a cell of land has a small river, or touches a large one or the sea."""
        known = self._watered.get(cell)
        if known is None:
            known = self._watered[cell] = self._has_water(cell)
        return known

    def _has_water(self, cell: Cell) -> bool:
        ground = self.ground
        if any(cell in course for course in ground.courses):
            return True
        if any(cell in edge for edges in ground.sections for edge in edges):
            return True
        return any(
            other in ground.code and self.sort[self._of_cell[other]] == SEA
            for other in around(cell)
        )

    def small_river(self, cell: Cell) -> int:
        """The first small river that flows through a cell of land; NONE if there is none."""
        for river, course in enumerate(self.ground.courses):
            if cell in course:
                return river
        return NONE

    def is_on_river(self, field: int, river: str) -> bool:
        """Whether a field lies on a bank of a large river."""
        return any(
            self.sort[other] == RIVER and self.ground.large_rivers[self.river_of[other]] == river
            for other in self.coast[field]
        )

    def border(self, one: int, other: int) -> int:
        """SZ-D6.11: the border of two fields as one number, whichever is named first."""
        return min(one, other) * self.count + max(one, other)

    def sides(self, border: int) -> tuple[int, int]:
        """The two fields of a border."""
        return border // self.count, border % self.count

    # Making the tables

    def _cut(self) -> None:
        ground = self.ground
        parts: dict[str, list[Cell]] = {}
        for cell in sorted(ground.code, key=lambda cell: (cell[1], cell[0])):
            parts.setdefault(field_of(ground.code[cell], self.level), []).append(cell)
        # Land codes are digits and seas begin with a letter, so land comes first.
        for id in sorted(parts):
            self._number[id] = len(self.ids)
            self.ids.append(id)
            self.base.append(id[:2])
            self.sort.append(SEA if id.startswith("s") else LAND)
            self.cells.append(parts[id])
            for cell in parts[id]:
                self._of_cell[cell] = self._number[id]
        for id, edges, river in zip(ground.section_ids, ground.sections, ground.section_river):
            self._number[id] = len(self.ids)
            self.ids.append(id)
            self.base.append(id)
            self.sort.append(RIVER)
            self.cells.append(sorted({cell for edge in edges for cell in edge}))
            self.river_of += [NONE] * (len(self.ids) - 1 - len(self.river_of)) + [river]
        if not self.river_of:
            self.river_of = [NONE] * self.count

    def _look_at_cells(self) -> None:
        ground = self.ground
        for field in range(self.count):
            land = self.sort[field] == LAND
            letters = [ground.letter[cell] for cell in self.cells[field]]
            colours = [LETTERS.index(letter) for letter in letters] if land else []
            self.cell_colours.append(colours)
            self.colour.append(best_colour(colours) if land else NONE)
            self.stormy.append(self.sort[field] == SEA and is_stormy(letters))
            self.partly_stormy.append(self.sort[field] == SEA and STORMY in letters)
            base = self.base[field]
            self.nation.append(ground.nation.get(base, NONE) if land else NONE)
            self.neutral.append(ground.neutral.get(base, NONE) if land else NONE)
            self.climate.append(self._climate(field))
            name = ground.special.get(base, NONE) if land else NONE
            cell = SPECIAL_CELLS.get(SPECIALS[name]) if name != NONE else None
            if cell is not None and cell not in self.cells[field]:
                name = NONE
            self.special.append(name)
            self.rivers.append(
                [
                    number
                    for number, course in enumerate(ground.courses)
                    if land and any(cell in self.cells[field] for cell in course)
                ]
            )

    def _climate(self, field: int) -> int:
        """SZ-Q1.1, SZ-Q1.2: that of most cells, at a tie the colder one."""
        if self.sort[field] != LAND:
            return NONE
        plain, hatched = self.ground.climates
        more = sum(1 if self.ground.hatched[cell] else -1 for cell in self.cells[field])
        if more == 0:
            return max(plain, hatched)
        return hatched if more > 0 else plain

    def _join_land(self) -> None:
        """SZ-D3.1, SZ-D3.2, SZ-D8.1: two land fields are adjacent if one edge between is open."""
        ground = self.ground
        section_of: dict[Edge, int] = {}
        for id, edges in zip(ground.section_ids, ground.sections):
            for edge in edges:
                section_of[edge] = self._number[id]
        opened: list[set[int]] = [set() for _ in self.ids]
        black: list[set[int]] = [set() for _ in self.ids]
        watered: list[set[tuple[int, int]]] = [set() for _ in self.ids]
        pairs: dict[int, list[Edge]] = {}
        for cell in ground.code:
            for other in around(cell):
                if other not in ground.code or not cell < other:
                    continue
                one, two = self._of_cell[cell], self._of_cell[other]
                edge = (cell, other)
                if one == two or self.sort[one] != LAND or self.sort[two] != LAND:
                    continue
                if edge in ground.straits:
                    continue
                pairs.setdefault(self.border(one, two), []).append(edge)
                if edge in section_of:
                    watered[one].add((two, section_of[edge]))
                    watered[two].add((one, section_of[edge]))
                elif edge in ground.impassable:
                    black[one].add(two)
                    black[two].add(one)
                    if "b" in (ground.letter[cell], ground.letter[other]):
                        self.mountain_borders.add(self.border(one, two))
                else:
                    opened[one].add(two)
                    opened[two].add(one)
        self.land_next = [sorted(fields) for fields in opened]
        self.black_next = [sorted(black[f] - opened[f]) for f in range(self.count)]
        self.river_next = [
            sorted(pair for pair in watered[f] if pair[0] not in opened[f])
            for f in range(self.count)
        ]
        for border, edges in pairs.items():
            closed = ground.impassable | section_of.keys()
            counted = [edge for edge in edges if edge not in closed] or edges
            cells = [cell for edge in counted for cell in edge]
            rough = sum(ground.letter[cell] in "bt" for cell in cells)
            self.rough_border[border] = 2 * rough > len(cells)

    def _join_water(self) -> None:
        """SZ-D3.5, SZ-D6.6: seas, sections, and the coasts of both."""
        ground = self.ground
        ships: list[set[int]] = [set() for _ in self.ids]
        coasts: list[set[int]] = [set() for _ in self.ids]
        for cell in ground.code:
            for other in around(cell):
                if other in ground.code:
                    one, two = self._of_cell[cell], self._of_cell[other]
                    seas = (self.sort[one] == SEA) + (self.sort[two] == SEA)
                    if one != two and seas:
                        (ships if seas == 2 else coasts)[one].add(two)
        for one_cell, other_cell in ground.sea_links:
            one, two = self._of_cell[one_cell], self._of_cell[other_cell]
            if one != two:
                ships[one].add(two)
                ships[two].add(one)
        for place, id in enumerate(ground.section_ids):
            section = self._number[id]
            river = ground.section_river[place]
            for cell in self.cells[section]:
                coasts[section].add(self._of_cell[cell])
                coasts[self._of_cell[cell]].add(section)
            following = place + 1
            last = following == len(ground.section_ids) or ground.section_river[following] != river
            ends = self._mouths(section, ground.mouth[river]) if last else {section + 1}
            for end in ends:
                ships[section].add(end)
                ships[end].add(section)
        self.ship_next = [sorted(fields) for fields in ships]
        self.coast = [sorted(fields) for fields in coasts]
        self.down_river = [[] for _ in self.ids]
        for river, course in enumerate(ground.courses):
            for one_cell, other_cell in pairwise(course):
                one, two = self._of_cell[one_cell], self._of_cell[other_cell]
                for start, end in ((one, two), (two, one)):
                    if one != two and (end, river) not in self.down_river[start]:
                        self.down_river[start].append((end, river))

    def _beyond(self, field: int) -> list[int]:
        if self.sort[field] != LAND:
            return self.ship_next[field]
        rivers = [other for other, _ in self.river_next[field] + self.down_river[field]]
        return sorted({*self.land_next[field], *self.black_next[field], *rivers})

    def _mouths(self, section: int, mouth: str) -> set[int]:
        """The seas at the end of a large river: those of the mouth's base that it touches."""
        ground = self.ground
        cells = [cell for cell, code in ground.code.items() if code.startswith(mouth)]
        touched = [cell for cell in cells if any(c in self.cells[section] for c in around(cell))]
        if not touched:
            touched = sorted(
                cells,
                key=lambda cell: (min(_distance(cell, c) for c in self.cells[section]), cell),
            )[:1]
        return {self._of_cell[cell] for cell in touched}

    def _find_points(self) -> None:
        """SZ-D5.3: a corner of three cells, one of this land and one or two of the sea."""
        ground = self.ground
        for field in range(self.count):
            found: dict[tuple[Cell, int, int], None] = {}
            for cell in self.cells[field] if self.sort[field] == LAND else []:
                near = around(cell)
                for place in range(6):
                    corner = (near[place], near[(place + 1) % 6])
                    seas = sorted(
                        {
                            self._of_cell[other]
                            for other in corner
                            if other in ground.code and self.sort[self._of_cell[other]] == SEA
                        }
                    )
                    if seas:
                        found[cell, seas[0], seas[1] if len(seas) == 2 else NONE] = None
            self.points.append(sorted(found))
        self._find_bank_points()

    def _find_bank_points(self) -> None:
        """SZ-Q2.2, SZ-M5.9, SZ-D6.6: with the Huns a shipyard may lie at an end of a river's edge.

        It touches the sections that meet there, and the sea at a mouth; two of them at most. In
        Orient it may lie on any cell of a small river, and touches no water but that.
        """
        ground = self.ground
        section_of: dict[Edge, int] = {}
        if self.name == MAPS[HUNS]:
            for id, edges in zip(ground.section_ids, ground.sections):
                for edge in edges:
                    section_of[edge] = self._number[id]
        for field in range(self.count):
            found: dict[tuple[Cell, int, int], None] = {}
            for cell in self.cells[field] if self.sort[field] == LAND else []:
                if self.name == MAPS[ORIENT] and self.small_river(cell) != NONE:
                    found[cell, NONE, NONE] = None
                near = around(cell)
                for place in range(6):
                    waters = self._waters(cell, near[place], near[(place + 1) % 6], section_of)
                    banks = [water for water in waters if self.sort[water] == RIVER]
                    if banks and all(water in self.coast[field] for water in waters):
                        found[cell, waters[0], waters[1] if len(waters) > 1 else NONE] = None
            self.red_points.append([*self.points[field], *sorted(found)])

    def _waters(self, one: Cell, two: Cell, three: Cell, section_of: dict[Edge, int]) -> list[int]:
        """The sections and seas that meet where three cells do, sections first."""
        edges = [(min(a, b), max(a, b)) for a, b in ((one, two), (one, three), (two, three))]
        sections = {section_of[edge] for edge in edges if edge in section_of}
        seas = {
            self._of_cell[cell]
            for cell in (two, three)
            if cell in self.ground.code and self.sort[self._of_cell[cell]] == SEA
        }
        return [*sorted(sections), *sorted(seas)][:2]

    def _reach(self) -> None:
        """The largest part of the map that hangs together without permanently neutral land."""
        group = [NONE] * self.count
        sizes: list[int] = []
        for start in range(self.count):
            if group[start] != NONE or self.neutral[start] != NONE:
                continue
            group[start] = len(sizes)
            found = [start]
            for field in found:
                for other in (*self.land_next[field], *self.coast[field], *self.ship_next[field]):
                    if group[other] == NONE and self.neutral[other] == NONE:
                        group[other] = len(sizes)
                        found.append(other)
            sizes.append(len(found))
        main = sizes.index(max(sizes))
        self.reachable = [number == main for number in group]


def _distance(one: Cell, other: Cell) -> int:
    """How many steps lie between two hexes."""
    (x1, z1), (x2, z2) = [(column - (row - row % 2) // 2, row) for column, row in (one, other)]
    return max(abs(x1 - x2), abs(z1 - z2), abs(x1 + z1 - x2 - z2))


def best_colour(colours: Sequence[int]) -> int:
    """SZ-D4.2: the best for grain; of mountains and wetlands alone what there is more of."""
    if NEUTRAL in colours:
        return NEUTRAL
    for colour in (YELLOW, GREEN):
        if colour in colours:
            return colour
    brown, turquoise = colours.count(BROWN), colours.count(TURQUOISE)
    if brown or turquoise:
        return BROWN if brown >= turquoise else TURQUOISE
    return GREY


def is_stormy(letters: Sequence[str]) -> bool:
    """SZ-D6.5: a sea of two colours counts as calm."""
    return all(letter == STORMY for letter in letters)


CONTENT: Final = Path(__file__).parent / "content"


@cache
def spoken_fields() -> tuple[str, ...]:
    """The ids of all fields of all maps and levels."""
    found: dict[str, None] = {}
    for name in MAPS:
        ground = ground_of(name)
        for level in LEVELS:
            for code in sorted({field_of(code, level) for code in ground.code.values()}):
                found[f"{name}-{code}"] = None
        for id in ground.section_ids:
            found[f"{name}-{id}"] = None
    return tuple(found)


@cache
def spoken_rivers() -> tuple[str, ...]:
    """The ids of all small rivers of all maps."""
    return tuple(f"{name}-{river}" for name in MAPS for river in ground_of(name).small_rivers)


@cache
def spoken_cells() -> tuple[str, ...]:
    """The ids of all cells of land of all maps."""
    return tuple(
        f"{name}-{column}-{row}"
        for name in MAPS
        for (column, row), letter in ground_of(name).letter.items()
        if letter in LETTERS
    )


@cache
def _cell_numbers() -> dict[str, int]:
    return {id: number for number, id in enumerate(spoken_cells())}


@cache
def ground_of(name: str) -> Ground:
    """A map as its file has it, read once."""
    return load_ground(CONTENT, name)


@cache
def map_of(number: int, level: int) -> Map:
    """A map at a level, made once."""
    return Map(ground_of(MAPS[number]), level)


assert len(CLIMATES) - 1 == COLD, "the colder climate has the higher number"
