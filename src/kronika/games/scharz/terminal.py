"""The table at the terminal: the map in coloured hexes, the players in words.

A hex has two lines: in the first hex of a field its code, and below it who holds it and what
stands there; in the others the terrain. Colour never tells anything that is not also written.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kronika.core.scene import Words
from kronika.core.terminal import ACT, HEAD, QUIET, Fitted, joined, numbers, own, rule

from .board import turn_words
from .drawing.battle import fight_words
from .drawing.facts import goods_facts, settlement_facts, site_words, unit_words
from .drawing.offers import offer_facts
from .drawing.pieces import SHIPS
from .drawing.players import notes, state_words, stats
from .drawing.realm import need_words, stock
from .drawing.relations import standing_words
from .drawing.result import PLACE
from .drawing.scene import Facts, Scene
from .drawing.year import weather_words, when_words
from .maps import Cell
from .terms import RIVER

CODES: Final = "123456789ABC"
"""A player as one letter."""
WIDEST: Final = 5
"""Columns of a hex."""
SEATS: Final = (
    "bold black on #d4691e",
    "bold black on #efc63a",
    "bold bright_white on #24579e",
    "bold black on #2f9e78",
    "bold black on #c99ad6",
    "bold bright_white on #33373d",
    "bold black on #f6f4ee",
    "bold bright_white on #572619",
    "bold bright_white on #cc3333",
    "bold bright_white on #5925b1",
    "bold bright_white on #6b7784",
    "bold black on #afe2f4",
)
GROUNDS: Final = {
    "y": "#1e1a15 on #ebdda2",
    "g": "#1e1a15 on #cad7a5",
    "b": "#1e1a15 on #d0bb9d",
    "t": "#1e1a15 on #b4d4c7",
    "s": "#1e1a15 on #dedad1",
    "n": "#1e1a15 on #eae2d1",
    "~": "#1e1a15 on #cbdcdf",
    "=": "#1e1a15 on #aec7d0",
}
LIT: Final = "bold bright_white on #b01258"


def table(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The whole position for Rich to print."""
    scene = Scene(view, words)
    head = rule(f"{when_words(scene)} · {turn_words(scene)}")
    step = Text(f"   {scene.name('step', scene.table['step'])}", HEAD)
    map = Map(scene)
    rest: list[RenderableType] = [*_pending(scene)]
    for place in range(scene.count):
        rest += Realm(scene, (scene.first + place) % scene.count).drawn()
    rest += [_unheld(scene), *_result(scene), *_legend(scene)]
    return Fitted(lambda width: [head, step, *map.lines(width), *rest])


def _numbers(scene: Scene, *things: str) -> Text:
    """The numbers of the options that touch something."""
    found = numbers(scene, *things)
    return Text(f" [{','.join(found)}]", ACT) if found else Text()


def _chip(player: int) -> Text:
    return Text(f" {CODES[player]} ", SEATS[player])


# The map


class Map:
    """Hexes side by side, every second row half a hex to the right."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.columns = scene.outline.columns
        self.rows = scene.outline.rows
        self.first = {
            cells[0]: field
            for field, cells in enumerate(scene.map.cells)
            if scene.map.sort[field] != RIVER
        }

    def lines(self, width: int) -> list[Text]:
        """The map, two lines for each row of hexes."""
        wide = min(WIDEST, int(width / (self.columns + 0.5)))
        found = []
        for row in range(self.rows):
            upper, lower = Text(no_wrap=True), Text(no_wrap=True)
            if row % 2:
                upper.append(" " * (wide // 2))
                lower.append(" " * (wide // 2))
            for column in range(self.columns):
                top, bottom = self._hex((column, row), wide)
                upper += top
                lower += bottom
            found += [upper, lower]
        return found

    def _hex(self, cell: Cell, wide: int) -> tuple[Text, Text]:
        scene = self.scene
        letter = scene.map.ground.letter.get(cell)
        if letter is None:
            return Text(" " * wide), Text(" " * wide)
        ground = GROUNDS[letter]
        field = self.first.get(cell)
        if field is None:
            return self._filled(Text(), wide, ground), self._filled(Text(letter), wide, ground)
        id = scene.map.ids[field]
        lit = scene.is_lit(scene.thing_of(id))
        head = Text(id[:wide], LIT if lit else "bold")
        return self._filled(head, wide, ground), self._filled(self._state(id, letter), wide, ground)

    def _filled(self, row: Text, wide: int, ground: str) -> Text:
        filled = Text(style=ground)
        filled += row
        filled.truncate(wide)
        filled.append(" " * (wide - filled.cell_len))
        return filled

    def _state(self, id: str, letter: str) -> Text:
        """Who holds a field, its settlement, and how many units there are."""
        facts = self.scene.on(id)
        count: dict[int, int] = {}
        for unit in facts.get("units", ()):
            count[unit["owner"]] = count.get(unit["owner"], 0) + unit["count"]
        built = facts.get("settlement")
        if len(count) > 1:
            return Text("x".join(CODES[owner] for owner in sorted(count)), "bold")
        owner = built["owner"] if built else facts.get("owner", next(iter(count), None))
        if owner is None:
            return Text("*" if facts.get("plundered") else letter)
        mark = "·"
        if built:
            mark = "V" if built["building"] == "city" else "v"
        elif any(unit["type"] in SHIPS for unit in facts.get("units", ())):
            mark = "^"
        total = sum(count.values())
        return Text(f"{CODES[owner]}{mark}{total or ''}", SEATS[owner])


# What belongs to nobody or to several


def _pending(scene: Scene) -> list[RenderableType]:
    """The weather, battles and offers."""
    found: list[RenderableType] = []
    weather = weather_words(scene)
    if weather:
        found.append(Text(f"   {weather}"))
    for words in fight_words(scene):
        found.append(Text(f"   {words}", HEAD))
    for offer in scene.table["offers"]:
        found.append(Text(f"   {' · '.join(offer_facts(scene, offer))}", HEAD))
    return found


def _unheld(scene: Scene) -> RenderableType:
    """Fields that can be chosen and that nobody holds, with their numbers."""
    parts = []
    for id in scene.map.ids:
        marked = _numbers(scene, scene.thing_of(id))
        if marked.plain and _holder(scene.on(id)) is None:
            parts.append(Text.assemble(f"{scene.field(id)} ({id})", marked))
    for thing in sorted(scene.lit):
        if thing.startswith("spot:"):
            name = scene.name("spot", thing.removeprefix("spot:"))
            parts.append(Text.assemble(name, _numbers(scene, thing)))
    return _facts([(own(scene, "free"), joined(parts, ", "))])


def _holder(facts: Facts) -> int | None:
    """Under whom a field is told."""
    if "settlement" in facts:
        owner: int = facts["settlement"]["owner"]
        return owner
    if "owner" in facts:
        held: int = facts["owner"]
        return held
    for name in ("units", "herds"):
        for each in facts.get(name, ()):
            first: int = each["owner"]
            return first
    if "site" in facts:
        builder: int = facts["site"]["owner"]
        return builder
    return None


def _facts(rows: Sequence[tuple[str, Text]]) -> Padding:
    """What there is, line by line, each with its heading."""
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_column(style=QUIET)
    facts.add_column(ratio=1)
    for words, row in rows:
        if row.plain:
            facts.add_row(words, row)
    return Padding(facts, (0, 0, 0, 3))


# Players


class Realm:
    """A player: numbers, goals, relations, and everything on his fields."""

    def __init__(self, scene: Scene, player: int) -> None:
        self.scene = scene
        self.player = player
        self.facts = scene.players[player]

    def drawn(self) -> list[RenderableType]:
        """The player, from the name down to the fields."""
        return [self._head(), _facts(self._rows())]

    def _head(self) -> Rule:
        scene = self.scene
        tags = [state_words(scene, self.player)]
        tags += [words for _, words, _ in notes(scene, self.player)]
        if self.player == scene.view["player"]:
            tags.insert(0, own(scene, "you"))
        name = Text(f" {scene.player(self.player)}", HEAD)
        return rule(Text.assemble(_chip(self.player), name, " · ", joined(tags, " · ")))

    def _rows(self) -> list[tuple[str, Text]]:
        scene, player = self.scene, self.player
        rows = [(own(scene, "numbers"), joined(each.words for each in stats(scene, player)))]
        rows.append((scene.say("my-stores"), self._stores()))
        if player == scene.first:
            rows.append(("", Text(need_words(scene, player))))
        rows.append((scene.say("goals"), self._goals()))
        if scene.mode > 1:
            others = [other for other in range(scene.count) if other != player]
            relations = joined((standing_words(scene, player, other) for other in others), "; ")
            rows.append((scene.say("diplomacy"), relations))
        rows += [("", self._field(id)) for id in scene.map.ids if self._is_mine(id)]
        return rows

    def _stores(self) -> Text:
        scene, has = self.scene, stock(self.scene, self.player)
        goods = ["grain", "fish", "sheep", "pigs", "cattle", "horses"]
        parts = [f"{scene.say(f'store-{good}')} {has[good]}" for good in goods]
        left = [
            f"{scene.say('store-cubes')} {self.facts['cubes']}",
            f"{scene.say('store-tiles')} {self.facts['tiles']}",
        ]
        return joined([*(parts if scene.has_farming else []), *left])

    def _goals(self) -> Text:
        scene, facts = self.scene, self.facts
        if facts["dominance"] is None:
            return Text()
        parts = [f"{scene.say('goal-dominance')} {facts['points']}/{facts['dominance']}"]
        parts += [
            f"{scene.say(f'goal-{name}')} {now}/{asked}"
            for name, (now, asked) in facts["goals"].items()
        ]
        return joined(parts)

    def _is_mine(self, id: str) -> bool:
        return id in self.scene.fields and _holder(self.scene.on(id)) == self.player

    def _field(self, id: str) -> Text:
        """A field with everything on it."""
        scene, facts = self.scene, self.scene.on(id)
        parts: list[str] = []
        if "settlement" in facts:
            parts += settlement_facts(scene, facts["settlement"])
        if "site" in facts:
            parts.append(site_words(scene, facts["site"]))
        parts += [unit_words(scene, unit) for unit in facts.get("units", ())]
        parts += goods_facts(scene, facts)
        parts += [
            scene.say(name)
            for name in ("plundered", "contested", "locked", "frozen")
            if facts.get(name)
        ]
        name = Text(f"{scene.field(id)} ({id})", "bold")
        told = Text(": ") + joined(parts, "; ") if parts else Text()
        return Text.assemble(name, _numbers(scene, scene.thing_of(id)), told)


# The end, and what letters mean


def _result(scene: Scene) -> list[RenderableType]:
    result = scene.view["result"]
    if not result:
        return []
    rows = []
    for name, values in result["scores"].items():
        if name == PLACE:
            continue
        told = ", ".join(f"{scene.player(player)} {value:g}" for player, value in enumerate(values))
        rows.append((scene.name("score", name), Text(told)))
    return [rule(own(scene, "result")), _facts(rows)]


def _legend(scene: Scene) -> list[RenderableType]:
    return [
        Text(own(scene, "legend-map"), QUIET),
        Text(own(scene, "legend-marks"), QUIET),
        Text(own(scene, "legend-options"), QUIET),
    ]
