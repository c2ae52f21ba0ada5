"""The battle board of red mode: the other side above, one's own below, positions between."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    circle,
    element,
    emblem,
    flow,
    group,
    icon,
    join,
    label,
    number,
    path,
    rect,
)

from ..terms import EXPERIENCE, PLAINS, ROUGH, UNITS
from .pieces import STANDARD, UNIT_SIGNS
from .scene import Facts, Scene

TITLE: Final = Type(14, "book")
NOTE: Final = Type(12)
COUNT: Final = Type(13, bold=True)
WIDE, HIGH = 42.0, 46.0
STEP: Final = 47.0
LINE: Final = 51.0
CAVALRY: Final = 146.0
GAP: Final = 8.0
ENTRY: Final = 76.0
BAND: Final = 54.0
ROWS: Final = 2
POSITIONS: Final = ("left", "centre", "right")
QUARTERS: Final = 4


def battle_board_box(scene: Scene, width: float) -> Box:
    """The board, if a battle is on it."""
    board = scene.table["board"]
    if board is None:
        return Box(0, 0, join([]))
    state = (repr(board), scene.view["player"], width)
    return scene.part("board", state, lambda: _Board(scene, board, width).drawn())


def narrow_board_box(scene: Scene, width: float) -> Box:
    """The same for a phone: the areas one below the other."""
    board = scene.table["board"]
    if board is None:
        return Box(0, 0, join([]))
    state = (repr(board), scene.view["player"], width, "narrow")
    return scene.part("board", state, lambda: _Board(scene, board, width).narrow())


class _Board:
    """A battle board that is being drawn."""

    def __init__(self, scene: Scene, board: Facts, width: float) -> None:
        self.scene = scene
        self.board = board
        self.width = width
        self.left = CAVALRY + GAP
        self.wide = (width - self.left - 2 * GAP) / len(POSITIONS)
        self.columns = int((self.wide - 12) / STEP)
        commanders = board["commanders"]
        own = [place for place, who in enumerate(commanders) if who == scene.view["player"]]
        self.below = own[0] if own else len(commanders) - 1
        self.above = [place for place in range(len(commanders)) if place != self.below]

    def drawn(self) -> Box:
        """Entries, cavalry and positions of all forces."""
        above, rows = self.above, ROWS * LINE + 6
        top = (ENTRY + GAP) * len(above)
        middle = top + rows * len(above)
        end = middle + BAND + rows
        height = end + GAP + ENTRY
        parts: list[Markup] = []
        for place, name in enumerate(POSITIONS):
            x = self.left + (self.wide + GAP) * place
            parts.append(self._position(name, x, top, end - top))
            parts.append(self._band(name, x + 6, middle + 2, self.wide - 12))
        for row, force in enumerate(above):
            parts.append(self._entry(force, (ENTRY + GAP) * row))
            parts += self._lines(force, top + rows * row)
        parts += self._lines(self.below, middle + BAND)
        parts.append(self._entry(self.below, end + GAP))
        parts += self._cavalry([*above, self.below], height)
        title = element("title", "\n".join(self._facts()))
        return Box(self.width, height, group(title, *parts))

    def narrow(self) -> Box:
        """Area by area, the forces in each one below the other."""
        columns = int((self.width - 12) / STEP)
        parts: list[Markup] = []
        y = 0.0
        for name in ("cavalry", *POSITIONS, "entry"):
            areas = (name, "reinforcements") if name == "entry" else (name,)
            found = [(force, self._units(force, *areas)) for force in [*self.above, self.below]]
            rough = name in self.board["rough"]
            inner: list[Markup] = [self._band(name, 6, 4, self.width - 12)]
            high = BAND + 6
            for force, units in found:
                tokens = self._tokens(units, columns * ROWS, rough)
                lines = max(-(-len(tokens) // columns), 1)
                inner.append(
                    group(
                        rect("f-side", 4, high, self.width - 8, LINE * lines + 3, 5),
                        class_=self._seat(force),
                    )
                )
                for index, token in enumerate(tokens):
                    x = 6 + STEP * (index % columns)
                    inner.append(token.at(x, high + 4 + LINE * (index // columns)))
                high += LINE * lines + 8
            kind = "f-pos rough" if rough else "f-pos"
            ground = rect(kind, 0, 0, self.width, high, 6)
            parts.append(Box(self.width, high, group(ground, *inner)).at(0, y))
            y += high + GAP
        title = element("title", "\n".join(self._facts()))
        return Box(self.width, y - GAP, group(title, *parts))

    # Words

    def _player(self, force: int) -> str:
        return self.scene.player(self.board["commanders"][force])

    def _seat(self, force: int) -> str:
        return self.scene.seat(self.board["commanders"][force])

    def _facts(self) -> list[str]:
        scene = self.scene
        lines = [scene.say("battle-board"), scene.say(f"stage-{self.board['stage']}")]
        for unit in self.board["units"]:
            words = scene.say(
                "units-of",
                player=scene.player(unit["owner"]),
                number=unit["count"],
                unit=scene.name("unit", unit["type"]),
            )
            where = scene.say(f"area-{unit['area']}")
            fallen = f", {scene.say('fallen')}" if unit.get("fallen") else ""
            lines.append(f"{words}: {where}, {unit['energy']}/{QUARTERS}{fallen}")
        return lines

    # Areas

    def _units(self, force: int, *areas: str) -> list[Facts]:
        return [
            unit for unit in self.board["units"] if unit["force"] == force and unit["area"] in areas
        ]

    def _position(self, name: str, x: float, y: float, height: float) -> Markup:
        rough = " rough" if name in self.board["rough"] else ""
        return rect(f"f-pos{rough}", x, y, self.wide, height, 6)

    def _band(self, name: str, x: float, y: float, width: float) -> Markup:
        """The name of a position, its terrain, and how it stands there."""
        scene, board = self.scene, self.board
        terrain = scene.say("on-rough" if name in board["rough"] else "on-plains")
        state = scene.say("resolved") if name in board["resolved"] else ""
        told = " · ".join(words for words in (terrain, state) if words)
        words = scene.say(f"area-{name}")
        parts = [
            rect("f-band", x, y, width, BAND - 4, 5),
            TITLE.line("f-title", x + 8, y + 20, words, width / 2),
            label("f-note", x + width - 8, y + 20, told, "end"),
        ]
        swords = []
        for force in [*self.above, self.below]:
            carried = self._carried(force, name)
            if carried:
                swords.append(self._swords(force, carried))
        if swords:
            parts.append(flow(swords, width - 16, 14, 0).at(x + 8, y + 26))
        return group(*parts)

    def _carried(self, force: int, name: str) -> int:
        carried: list[int] = self.board["carried"]
        areas = len(carried) // max(len(self.board["commanders"]), 1)
        place = force * areas + AREA_PLACES[name]
        return carried[place] if place < len(carried) else 0

    def _swords(self, force: int, count: int) -> Box:
        player = self.board["commanders"][force]
        words = str(count)
        drawn = group(
            emblem(self._seat(force), self.scene.sign(player), 0, 2, 16),
            group(icon("i-sz-sword", 20, 2, 16), class_="c-plain"),
            label("c-number", 38, 15, words),
        )
        return Box(40 + COUNT.width(words), 20, drawn)

    def _lines(self, force: int, y: float) -> list[Markup]:
        """The units of a force in the three positions, on two lines with free places."""
        parts = []
        for place, name in enumerate(POSITIONS):
            x = self.left + (self.wide + GAP) * place
            inner = STEP * self.columns - (STEP - WIDE)
            start = x + (self.wide - inner) / 2
            for row in range(ROWS):
                for column in range(self.columns):
                    at = start + STEP * column
                    parts.append(rect("f-slot", at, y + 4 + LINE * row, WIDE, HIGH, 6))
            rough = name in self.board["rough"]
            tokens = self._tokens(self._units(force, name), self.columns * ROWS, rough)
            parts += [
                token.at(
                    start + STEP * (index % self.columns), y + 4 + LINE * (index // self.columns)
                )
                for index, token in enumerate(tokens)
            ]
        return parts

    def _entry(self, force: int, y: float) -> Markup:
        """The reserves of a force."""
        scene = self.scene
        width = self.width - self.left
        title = scene.say("entry-of", player=self._player(force))
        units = self._units(force, "entry", "reinforcements")
        parts = [
            rect("f-side", self.left, y, width, ENTRY, 5),
            TITLE.line("f-title", self.left + 10, y + 19, title, width / 3),
            label("f-note", self.left + 10, y + 36, scene.say("reserves")),
        ]
        room = int((width * 2 / 3 - 20) / STEP)
        for index, token in enumerate(self._tokens(units, room, False)):
            parts.append(token.at(self.left + width / 3 + STEP * index, y + 15))
        return group(*parts, class_=self._seat(force))

    def _cavalry(self, forces: Sequence[int], height: float) -> list[Markup]:
        """The areas of the cavalry, one for each force."""
        scene = self.scene
        high = (height - GAP * (len(forces) - 1)) / len(forces)
        parts = []
        for place, force in enumerate(forces):
            y = (high + GAP) * place
            drawn = [
                rect("f-side", 0, y, CAVALRY, high, 5),
                TITLE.line("f-title", 10, y + 19, scene.say("area-cavalry"), CAVALRY - 20),
                NOTE.line("f-note", 10, y + 36, self._player(force), CAVALRY - 20),
            ]
            room = 3 * max(int((high - 50) / LINE), 1)
            rough = "cavalry" in self.board["rough"]
            tokens = self._tokens(self._units(force, "cavalry"), room, rough)
            for index, token in enumerate(tokens):
                drawn.append(token.at(5 + STEP * (index % 3), y + 46 + LINE * (index // 3)))
            parts.append(group(*drawn, class_=self._seat(force)))
        return parts

    # Units

    def _tokens(self, units: Sequence[Facts], room: int, rough: bool) -> list[Box]:
        """A token for each unit, or if there is no room for so many, for those that are alike."""
        total = sum(unit["count"] for unit in units)
        if total <= room:
            return [self._token(unit, 1, rough) for unit in units for _ in range(unit["count"])]
        return [self._token(unit, unit["count"], rough) for unit in units]

    def _token(self, unit: Facts, count: int, rough: bool) -> Box:
        scene = self.scene
        lives = scene.content.unit_lives[UNITS.index(unit["type"])][ROUGH if rough else PLAINS]
        parts = [
            rect("f-unit", 0, 0, WIDE, HIGH, 6),
            group(icon(UNIT_SIGNS[unit["type"]], 7.5, 8.5, 27), class_="z-ink"),
        ]
        parts += [circle("f-pip on", 6 + 5.5 * life, 6, 2) for life in range(lives)]
        for quarter in range(QUARTERS):
            kind = "f-pip on" if quarter < unit["energy"] else "f-pip"
            parts.append(rect(kind, 4 + 8.7 * quarter, 38, 7.5, 4.5, 1))
        level = EXPERIENCE.index(unit["experience"]) - STANDARD
        if level > 0:
            d = "".join(
                f"M{number(WIDE - 8 - 5.5 * place)} 9l2.5-3.5 2.5 3.5" for place in range(level)
            )
            parts += [path("z-exp", d), path("z-exp in", d)]
        if count > 1:
            wide = COUNT.width(f"×{count}") + 8
            parts.append(rect("z-good", WIDE - wide + 2, HIGH / 2 + 1, wide, 15, 4))
            parts.append(label("z-goodnum", WIDE - wide + 6, HIGH / 2 + 13, f"×{count}"))
        if unit.get("fallen"):
            d = "M4 4 38 42M38 4 4 42"
            parts += [path("f-lost halo", d), path("f-lost", d)]
        kinds = [scene.seat(unit["owner"]), "" if unit["energy"] else "f-tired"]
        return Box(WIDE, HIGH, group(*parts, class_=" ".join(kind for kind in kinds if kind)))


AREA_PLACES: Final = {"entry": 0, "cavalry": 1, "left": 2, "centre": 3, "right": 4}
