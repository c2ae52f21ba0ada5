"""The table at the terminal: the map in coloured fields, the players in words.

A field has four lines: its name and terrain, its city, its units. Colour never tells anything
that is not also written: owners are numbers, terrains and units are letters.
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

from . import terms
from .board import turn_words
from .drawing.cards import action_halves, event_name, halves_of, hand_things, objective_halves
from .drawing.geometry import place
from .drawing.scene import Player, Scene, place_name, points
from .drawing.table import PILES, age_words, unexplored_tiles
from .drawing.technology import base_words
from .drawing.units import kinds

LINES: Final = 4
"""Of a field; every second column begins half a field lower."""
MOST: Final = 11
"""Columns of a field."""

OWNERS: Final = {
    "player-1": "bold black on #d4691e",
    "player-2": "bold black on #efc63a",
    "player-3": "bold bright_white on #24579e",
    "player-4": "bold black on #2f9e78",
    "barbarians": "bold black on #9a907f",
    "pirates": "bold #fff8e8 on #26231f",
}
GROUNDS: Final = {
    "grassland": "#1e1a15 on #d3d8a0",
    "forest": "#1e1a15 on #a9bd93",
    "mountain": "#1e1a15 on #cfc4b3",
    "barren": "#1e1a15 on #eedfbc",
    "sea": "#1e1a15 on #c7d8db",
    "unexplored": "#8b857a on #26262a",
}
LIT: Final = "bold bright_white on #b01258"


def table(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The whole position, as the viewer may see it, for Rich to print."""
    scene = Scene(view, words)
    head = rule(f"{age_words(scene)} · {turn_words(scene)}")
    map = Map(scene)
    rest: list[RenderableType] = []
    count = len(scene.players)
    for offset in range(count):
        rest += Realm(scene, (scene.first + offset) % count).drawn()
    rest += Rest(scene).drawn()
    return Fitted(lambda width: [head, *map.lines(width), *rest])


# Small things


def _code(scene: Scene, owner: str) -> str:
    """An owner as one letter: the number of the player."""
    number = terms.OWNERS.index(owner)
    return str(number + 1) if number < terms.BARBARIANS else own(scene, "owner", owner=owner)


def _chip(scene: Scene, owner: str) -> Text:
    return Text(f" {_code(scene, owner)} ", OWNERS[owner])


def _numbers(scene: Scene, *things: str) -> Text:
    """The numbers of the options that touch something."""
    found = numbers(scene, *things)
    return Text(f" [{','.join(found)}]", ACT) if found else Text()


def _named(scene: Scene, name: str, *things: str) -> Text:
    """A name with the numbers of its options."""
    return Text.assemble(name, _numbers(scene, *things))


def _facts(rows: Sequence[tuple[str, Text]]) -> Padding:
    """What there is, line by line, each with its heading."""
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_column(style=QUIET)
    facts.add_column(ratio=1)
    for words, row in rows:
        if row.plain:
            facts.add_row(words, row)
    return Padding(facts, (0, 0, 0, 3))


# The map


class Map:
    """Fields side by side, every second column half a field lower."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.places = {place(hex): hex for hex in scene.hexes}
        columns = [column for column, _ in self.places]
        self.left, self.right = min(columns), max(columns)
        tops = [self._top(column, row) for column, row in self.places]
        self.top, self.bottom = min(tops), max(tops) + LINES

    def _top(self, column: int, row: int) -> int:
        return row * LINES + column % 2 * LINES // 2

    def lines(self, width: int) -> list[Text]:
        """The map, line by line."""
        columns = range(self.left, self.right + 1)
        cell = min(width // len(columns), MOST)
        fields = {at: self._field(hex, cell - 1) for at, hex in self.places.items()}
        found = []
        for y in range(self.top, self.bottom):
            line = Text(no_wrap=True)
            for column in columns:
                row, part = divmod(y - column % 2 * LINES // 2, LINES)
                field = fields.get((column, row))
                line += field[part] if field else Text(" " * (cell - 1))
                line.append(" ")
            found.append(line)
        return found

    def _field(self, hex: str, width: int) -> list[Text]:
        scene, shown = self.scene, self.scene.hexes[hex]
        ground = GROUNDS[shown["terrain"]]
        name = Text(place_name(hex), LIT if scene.is_lit(f"hex:{hex}") else "bold")
        terrain = own(scene, "terrain", terrain=shown["terrain"])
        if shown["exhausted"]:
            terrain += "×"
        head = Text.assemble(name, " " * max(1, width - name.cell_len - len(terrain)), terrain)
        rows = [head, *self._units(hex, width)]
        if shown["city"]:
            rows.insert(1, self._city(hex))
        marked = _numbers(scene, f"hex:{hex}", f"city:{hex}").plain.strip()
        if len(marked) > width:
            marked = f"{marked.split(',')[0]}…]"
        room = LINES - bool(marked)
        if len(rows) > room:
            rows[room - 1].append("…")
        rows = rows[:room] + [Text()] * (room - len(rows))
        rows += [Text(marked, LIT)] if marked else []
        return [self._filled(row, width, ground) for row in rows]

    def _filled(self, row: Text, width: int, ground: str) -> Text:
        filled = Text(style=ground)
        filled += row
        filled.truncate(width, overflow="ellipsis")
        filled.append(" " * (width - filled.cell_len))
        return filled

    def _city(self, hex: str) -> Text:
        """Owner, size and mood."""
        city = self.scene.hexes[hex]["city"]
        mood = {"happy": "+", "angry": "-"}.get(city["mood"], "")
        code = _code(self.scene, city["owner"])
        return Text.assemble((f" {code}▪{city['size']}{mood} ", OWNERS[city["owner"]]))

    def _units(self, hex: str, width: int) -> list[Text]:
        """The owner of units, and how many of which."""
        scene = self.scene
        rows: list[Text] = []
        before = ""
        for (owner, unit), count in kinds(scene.hexes[hex]["units"]):
            words = f"{count}{own(scene, 'unit', unit=unit)}"
            if owner != before or rows[-1].cell_len + len(words) > width:
                rows.append(Text(f"{_code(scene, owner)}:", OWNERS[owner]))
            before = owner
            rows[-1].append(words)
        return rows


# Players


class Realm:
    """A player: numbers, cities, what he knows, his cards."""

    def __init__(self, scene: Scene, number: int) -> None:
        self.scene = scene
        self.number = number
        self.owner = terms.OWNERS[number]
        self.player: Player = scene.players[number]

    def drawn(self) -> list[RenderableType]:
        """The player, from the name down to the hand."""
        return [self._head(), _facts(self._rows())]

    def _head(self) -> Rule:
        scene, view = self.scene, self.scene.view
        tags = []
        if self.number == view["player"]:
            tags.append(scene.say("you"))
        if scene.has_won(self.number):
            tags.append(scene.say("winner"))
        if scene.is_asked(self.number):
            tags.append(scene.say("decides"))
        if scene.table["starter"] == self.number:
            tags.append(scene.say("starter"))
        head = Text.assemble(_chip(scene, self.owner), " ", (scene.player(self.number), HEAD))
        if tags:
            head.append(f" ({', '.join(tags)})")
        total = points(sum(self.player["points"].values()))
        head.append(f" · {scene.say('points', points=total)}")
        return rule(head + _numbers(scene, f"player:{self.owner}"))

    def _rows(self) -> list[tuple[str, Text]]:
        scene = self.scene
        rows = [
            (own(scene, "stock"), self._stock()),
            (own(scene, "cities"), joined(self._cities(), "\n")),
            (own(scene, "advances"), self._advances()),
            (own(scene, "specials"), self._specials()),
            (scene.say("leaders"), self._leaders()),
            (scene.say("wonders"), self._wonders()),
            (scene.say("completed"), self._completed()),
            (scene.say("open-persons"), self._persons()),
            (scene.say("captives"), self._captives()),
            (scene.say("points-by-category"), self._points()),
            (scene.say("supply"), self._supply()),
        ]
        return [*rows, (own(scene, "hand"), self._hand())]

    def _stock(self) -> Text:
        scene, player = self.scene, self.player
        parts: list[str | Text] = [
            Text(f"{scene.name('good', good)} {count}", HEAD if count else QUIET)
            for good, count in player["stock"].items()
        ]
        parts.append(scene.say("tracker", number=player["tracker"]))
        for key in ("defeated_leaders", "rune_stones"):
            if player[key]:
                kind = key.replace("_", "-")
                parts.append(scene.say("count-kind", kind=kind, number=player[key]))
        return joined(parts, " · ")

    def _cities(self) -> list[Text]:
        return [
            self._city(hex, shown["city"])
            for hex, shown in self.scene.hexes.items()
            if shown["city"] and shown["city"]["owner"] == self.owner
        ]

    def _city(self, hex: str, city: Mapping[str, Any]) -> Text:
        scene = self.scene
        mood = scene.name("mood", city["mood"])
        size = scene.say("size", number=city["size"])
        line = Text.assemble((place_name(hex), HEAD), f" {size}, {mood}")
        parts: list[str | Text] = []
        for building, owner in city["buildings"].items():
            words = scene.name("building", building)
            if building == "port" and city["port"]:
                words += f" → {place_name(city['port'])}"
            if owner != self.owner:
                words += f" ({scene.owner(owner)})"
            parts.append(words)
        parts += [
            _named(scene, scene.name("wonder", wonder), f"wonder:{wonder}")
            for wonder in city["wonders"]
        ]
        if city["activations"]:
            parts.append(scene.say("activations", number=city["activations"]))
        if city["beloved"]:
            parts.append(scene.say("beloved", number=city["beloved"]))
        parts += [scene.say("druids", owner=scene.owner(owner)) for owner in city["druids"]]
        if parts:
            line += Text(": ") + joined(parts)
        return line + _numbers(scene, f"city:{hex}")

    def _advances(self) -> Text:
        """By category: what is known, and what can be chosen now."""
        scene = self.scene
        groups = []
        for index, group in enumerate(terms.GROUPS):
            first = index * terms.GROUP_SIZE
            parts = [self._advance(id) for id in terms.ADVANCES[first : first + terms.GROUP_SIZE]]
            line = joined(parts)
            if line.plain:
                groups.append(Text.assemble((f"{scene.name('group', group)}: ", HEAD), line))
        return joined(groups, "; ")

    def _advance(self, id: str) -> Text:
        scene = self.scene
        thing = f"advance:{id}"
        known = id in self.player["advances"]
        lit = self.number == scene.first and scene.is_lit(thing)
        if lit:
            name = ("" if known else "+") + scene.name("advance", id)
            return Text.assemble(name, _numbers(scene, thing))
        return Text(scene.name("advance", id) if known else "")

    def _specials(self) -> Text:
        """The special advances; those not yet known with what they come with."""
        scene = self.scene
        if not self.player["civilization"]:
            return Text()
        number = terms.CIVILIZATIONS.index(self.player["civilization"])
        parts = []
        for special in scene.content.civ_specials[number]:
            id = terms.SPECIAL_ADVANCES[special]
            name = Text(scene.name("special", id))
            if id not in self.player["specials"]:
                name = Text(f"{name.plain} ({base_words(scene, special)})", QUIET)
            parts.append(name + _numbers(scene, f"special:{id}"))
        return joined(parts)

    def _leaders(self) -> Text:
        scene, player = self.scene, self.player
        parts = []
        if player["leader"]:
            words = f"{scene.name('leader', player['leader'])} ({scene.say('in-play')})"
            parts.append(_named(scene, words, f"leader:{player['leader']}"))
        for leader in player["leaders_left"]:
            parts.append(_named(scene, scene.name("leader", leader), f"leader:{leader}"))
        return joined(parts)

    def _wonders(self) -> Text:
        scene = self.scene
        parts = []
        for wonder, facts in scene.table["wonders"].items():
            roles = [
                scene.say(words)
                for role, words in (("builder", "built"), ("holder", "held"))
                if facts[role] == self.owner
            ]
            if roles:
                parts.append(f"{scene.name('wonder', wonder)} ({', '.join(roles)})")
        return joined(parts)

    def _completed(self) -> Text:
        scene = self.scene
        return joined(
            _named(
                scene,
                objective_halves(scene, card)[half == "lower"].name,
                f"objective-card:{card}",
            )
            for card, half in self.player["completed"]
        )

    def _persons(self) -> Text:
        scene = self.scene
        return joined(
            _named(scene, event_name(scene, card), f"event-card:{card}")
            for card in self.player["open_persons"]
        )

    def _captives(self) -> Text:
        scene = self.scene
        return joined(
            f"{scene.name('unit', unit)} ({scene.owner(owner)})"
            for owner, unit in self.player["captives"]
        )

    def _points(self) -> Text:
        scene = self.scene
        return joined(
            (
                f"{scene.say('category', category=category)} {points(count)}"
                for category, count in self.player["points"].items()
                if count
            ),
            " · ",
        )

    def _supply(self) -> Text:
        scene, player = self.scene, self.player
        left = [(scene.say("settlements"), player["settlements"])]
        left += [(scene.name("building", id), count) for id, count in player["buildings"].items()]
        left += [
            (scene.name("unit", id), count)
            for id, count in player["units"].items()
            if scene.table["civilizations"] or id != "leader"
        ]
        return Text(" · ".join(f"{words} {count}" for words, count in left), QUIET)

    def _hand(self) -> Text:
        """Own cards with both halves, of others only how many they are."""
        scene, player = self.scene, self.player
        if player["hand"] is None:
            sizes = [*player["hand_sizes"].items(), ("persons", player["great_persons"])]
            return joined(
                (scene.say("hand-of", sort=sort, number=n) for sort, n in sizes if n), " · "
            )
        lines = []
        for _, things in hand_things(scene, self.number):
            for thing in things:
                halves = halves_of(scene, thing)
                words = [half.words(scene).removeprefix(": ") for half in halves]
                lines.append(_named(scene, " | ".join(words), thing))
        return joined(lines, "\n")


# The rest


class Rest:
    """Decks, discards, wonders, events, the neutral supply, and what the letters mean."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def drawn(self) -> list[RenderableType]:
        """Everything that is neither on the map nor with a player."""
        scene = self.scene
        legend = [Text(own(scene, f"legend-{part}"), QUIET) for part in ("map", "units", "options")]
        return [rule(scene.say("table")), _facts(self._rows()), *legend]

    def _rows(self) -> Sequence[tuple[str, Text]]:
        scene, table = self.scene, self.scene.table
        lasting = [
            scene.name("event", key.replace("_", "-"))
            for key, active in table["lasting"].items()
            if active
        ]
        return [
            (scene.say("decks"), self._piles(table["decks"])),
            (scene.say("discards"), self._discards()),
            (scene.say("wonders"), self._wonders()),
            (scene.say("lasting"), joined(lasting)),
            (scene.say("neutral-supply"), self._neutral()),
            (own(scene, "result"), self._result()),
        ]

    def _piles(self, counts: Mapping[str, int]) -> Text:
        scene = self.scene
        return joined(
            (
                scene.say("pile-count", pile=scene.say("pile", pile=pile), number=counts[pile])
                for pile in PILES
                if pile in counts
            ),
            " · ",
        )

    def _discards(self) -> Text:
        scene, discards = self.scene, self.scene.table["discards"]
        counts = {
            "action": len(discards["action"]),
            "objective": discards["objective"],
            "event": len(discards["event"]),
        }
        shown = self._piles(counts)
        last = []
        if discards["action"]:
            halves = action_halves(scene, discards["action"][-1])
            last.append(" / ".join(half.name for half in halves))
        if discards["event"]:
            last.append(event_name(scene, discards["event"][-1]))
        if last:
            shown.append(f" ({scene.say('last-discard', card=', '.join(last))})")
        return shown

    def _wonders(self) -> Text:
        """Those that lie face up, then those that are built."""
        scene, table = self.scene, self.scene.table
        parts = [
            _named(
                scene,
                f"{scene.name('wonder', wonder)} ({scene.say('on-table')})",
                f"wonder:{wonder}",
            )
            for wonder in table["wonders_on_table"]
        ]
        for wonder, facts in table["wonders"].items():
            words = [
                f"{scene.say(role)}: {scene.owner(facts[role])}"
                for role in ("builder", "holder")
                if facts[role]
            ]
            parts.append(Text(f"{scene.name('wonder', wonder)} ({', '.join(words)})"))
        return joined(parts)

    def _neutral(self) -> Text:
        scene, supply = self.scene, self.scene.table["supply"]
        parts = [
            f"{scene.say('settlements')} {supply['barbarian_settlements']}",
            *(
                f"{scene.name('unit', unit)} {count}"
                for unit, count in supply["barbarians"].items()
                if count
            ),
        ]
        barbarians = Text.assemble(
            _chip(scene, "barbarians"),
            f" {scene.owner('barbarians')}",
            _numbers(scene, "player:barbarians"),
            f": {', '.join(parts)}",
        )
        found: list[str | Text] = [barbarians]
        if scene.table["civilizations"]:
            ships = f": {scene.name('unit', 'ship')} {supply['pirates']}"
            name = f" {scene.owner('pirates')}"
            found.append(
                Text.assemble(
                    _chip(scene, "pirates"), name, _numbers(scene, "player:pirates"), ships
                )
            )
        found.append(scene.say("tiles-left", number=unexplored_tiles(scene)))
        return joined(found, " · ")

    def _result(self) -> Text:
        """The points of everybody, the best first."""
        result = self.scene.view["result"]
        if not result:
            return Text()
        totals = result["scores"]["total"]
        order = sorted(
            range(len(totals)),
            key=lambda player: (not self.scene.has_won(player), -totals[player]),
        )
        return joined(
            (
                f"{self.scene.player(player)} "
                f"{self.scene.say('points', points=points(round(2 * totals[player])))}"
                for player in order
            ),
            " · ",
        )
