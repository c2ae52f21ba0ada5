"""The table at the terminal: the map, the market and the tableaux in letters and words.

A piece is two letters on the colour of its owner: a knight is `Nc` if it is Catholic, a cube has
the first letters of its bank. Colour never tells anything that is not also written.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kronika.core.scene import Words
from kronika.core.terminal import ACT, HEAD, QUIET, Fitted, joined, numbers, own, rule

from . import terms
from .drawing.faces import Face, ability_words, one_shot_words, place_words
from .drawing.scene import Scene

GAPS: Final = ((108, 4), (97, 3), (0, 2))
"""From which width on the cards of the map stand how far apart."""

LIT: Final = "bold magenta underline"
COIN: Final = "bold yellow"

RELIGIONS: Final = {
    "catholic": "not dim black on white",
    "islamic": "not dim bright_white on grey11",
    "reformist": "not dim bright_white on #a3231a",
}
FACES: Final = {
    "medieval": QUIET,
    "catholic": "bold",
    "islamic": "bold",
    "reformist": "bold",
}
BANKS: Final = {
    "orange": "black on #d4691e",
    "yellow": "black on #efc63a",
    "blue": "bright_white on #24579e",
    "green": "black on #2f9e78",
}
SEA: Final = "~~"
LAND: Final = "──"


def table(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The whole position, as the viewer may see it, for Rich to print."""
    scene = Scene(view, words)
    map = Map(scene)
    rest = [*Market(scene).drawn()]
    for number in range(len(scene.table["players"])):
        rest += Player(scene, number).drawn()
    rest += Rest(scene).drawn()
    return Fitted(lambda width: [_heading(scene), *map.lines(width), *rest])


# Small things


def _heading(scene: Scene) -> Rule:
    """Turn, and who has how many actions left."""
    current = scene.table
    bank = scene.name("bank", current["players"][current["active"]]["bank"])
    of = scene.content.actions
    action = scene.say("action", number=of - current["actions_left"] + 1, of=of)
    turn = scene.say("turn", number=current["turn"])
    if scene.view["result"]:
        return Rule(Text(turn, HEAD), style=QUIET)
    return Rule(Text(f"{turn} · {bank} · {action}", HEAD), style=QUIET)


def _bank_code(scene: Scene, bank: str) -> str:
    return scene.name("bank", bank)[:2]


def _bank_style(scene: Scene, bank: str) -> str:
    return BANKS[scene.content.bank_colours[scene.content.bank_ids.index(bank)]]


def _code(scene: Scene, piece: str, pirate: bool = False) -> str:
    """A piece as letters."""
    kind, _, owner = piece.partition(" ")
    if not owner:
        return own(scene, "own-cube")
    if kind == "pawn":
        return _bank_code(scene, owner)
    letter = own(scene, "piece", piece="pirate" if pirate else kind)
    return letter + own(scene, "religion", religion=owner)


def _chip(scene: Scene, piece: str, pirate: bool = False) -> Text:
    """A piece as letters on its colour."""
    kind, _, owner = piece.partition(" ")
    code = _code(scene, piece, pirate)
    if not owner:
        return Text(code)
    style = _bank_style(scene, owner) if kind == "pawn" else RELIGIONS[owner]
    return Text(code, style)


def _numbers(scene: Scene, *things: str) -> Text:
    """The first numbers of the options that touch something."""
    found = numbers(scene, *things)
    if not found:
        return Text()
    shown = ",".join(found[:3]) + ("…" if len(found) > 3 else "")
    return Text.assemble(" ", (f"[{shown}]", ACT))


def _coins(amount: int) -> Text:
    return Text.assemble(" ", (f"{amount}ƒ", COIN)) if amount else Text()


class Facts:
    """What is printed on a card, broken only between one fact and the next."""

    def __init__(self, parts: Iterable[str | Text] = ()) -> None:
        self.parts = [part if isinstance(part, Text) else Text(part) for part in parts if part]

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts]
        return Measurement(max(widths), sum(widths) + 3 * len(widths)).with_maximum(
            options.max_width
        )

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line and line.cell_len + 3 + part.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text(" · ").join([line, part]) if line else part
        yield line


Row = tuple[Text, Text, Facts]
"""How a card is listed: a mark, its name and state, and what is printed on it."""


def _fit(text: Text, width: int) -> Text:
    """A text of exactly this width."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


# The map


class Map:
    """Ten map cards as they lie: two rows of five, with the borders in the gaps."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        content = scene.content
        self.rulers: dict[str, str] = {}
        for player in scene.table["players"]:
            for unit in _all_units([*player["west"], *player["east"]]):
                if unit["side"]:
                    bank = _bank_code(scene, player["bank"])
                    words = own(scene, "ruler", side=unit["side"], bank=bank)
                    self.rulers[unit["card"]] = words
        self.rows: list[list[int]] = [
            sorted(
                (e for e in range(len(terms.EMPIRES)) if content.empire_row[e] == row),
                key=lambda e: content.empire_column[e],
            )
            for row in sorted(set(content.empire_row))
        ]

    def lines(self, width: int) -> list[Text]:
        """The map, line by line."""
        across = max(len(row) for row in self.rows)
        gap = next(gap for least, gap in GAPS if width >= least)
        cell = (width - gap * (across - 1)) // across
        lines: list[Text] = []
        for number, row in enumerate(self.rows):
            if number:
                lines.append(self._between(self.rows[number - 1], row, cell, gap))
            lines += self._row(row, cell, gap)
        return lines

    def _row(self, row: list[int], cell: int, gap: int) -> list[Text]:
        cards = [self._card(empire, cell) for empire in row]
        height = max(len(card) for card in cards)
        lines = []
        for number in range(height):
            line = Text()
            for place, card in enumerate(cards):
                if place:
                    border = self._border(row[place - 1], row[place]) if not number else Text("  ")
                    line += _centred(border, gap)
                line += _fit(card[number] if number < len(card) else Text(), cell)
            lines.append(line)
        return lines

    def _between(self, north: list[int], south: list[int], cell: int, gap: int) -> Text:
        line = Text()
        for place, (upper, lower) in enumerate(zip(north, south, strict=True)):
            if place:
                line += Text(" " * gap)
            line += _centred(self._border(upper, lower), cell)
        return line

    def _border(self, one: int, other: int) -> Text:
        scene = self.scene
        border = scene.content.border_between[one][other]
        id = scene.content.border_ids[border]
        piece = scene.table["borders"][id]
        lit = scene.is_lit(f"border:{id}")
        if piece is not None:
            chip = _chip(scene, piece, pirate=True)
            if lit:
                chip.stylize("underline")
            return chip
        mark = SEA if scene.content.border_sea[border] else LAND
        return Text(mark, LIT if lit else QUIET)

    def _card(self, empire: int, width: int) -> list[Text]:
        scene, content = self.scene, self.scene.content
        id = content.empire_ids[empire]
        name = scene.name("empire", id)
        if cell_len(name) > width:
            name = scene.say("place", empire=id)
        face = scene.table["faces"][id]
        lit = LIT if scene.is_lit(f"empire:{id}") else HEAD
        state = Text.assemble((own(scene, "face", face=face), FACES[face]))
        if id in self.rulers:
            state.append(f" {self.rulers[id]}")
        return [Text(name, lit), state, *self._cities(empire, width)]

    def _cities(self, empire: int, width: int) -> Iterator[Text]:
        content, slots = self.scene.content, self.scene.table["slots"]
        cities: dict[int, list[int]] = {}
        for slot in content.empire_slots[empire]:
            if content.slot_ids[slot] in slots:
                cities.setdefault(content.slot_city[slot], []).append(slot)
        for city, places in cities.items():
            name = self._city(city, places)
            pieces = joined([self._slot(slot) for slot in places], " ")
            if len(places) > 1 and name.cell_len + 1 + pieces.cell_len > width:
                yield name
                yield Text(" " * max(0, width - pieces.cell_len)) + pieces
                continue
            yield Text.assemble(_fit(name, width - pieces.cell_len), pieces)

    def _city(self, city: int, slots: list[int]) -> Text:
        scene, content = self.scene, self.scene.content
        name = scene.name("city", content.city_ids[city])
        if any(slot in capital for capital in content.capital_slots for slot in slots):
            name = name.upper()
        if content.slot_emporium[slots[0]] != terms.NONE:
            closed = scene.table["slots"][content.slot_ids[slots[0]]]["closed"]
            name += "×" if closed else "*"
        lit = any(scene.is_lit(f"slot:{content.slot_ids[slot]}") for slot in slots)
        return Text(name, LIT if lit else "")

    def _slot(self, slot: int) -> Text:
        scene = self.scene
        id = scene.content.slot_ids[slot]
        facts = scene.table["slots"][id]
        if facts["closed"]:
            return Text()
        if facts["piece"] is None:
            return Text(f"·{_code(scene, facts['levy'])}", QUIET)
        return _chip(scene, facts["piece"])


def _centred(text: Text, width: int) -> Text:
    left = (width - text.cell_len) // 2
    return Text(" " * left) + text + Text(" " * (width - left - text.cell_len))


# Cards


def _facts(scene: Scene, face: Face) -> Facts:
    """What is printed on a card."""
    parts: list[str | Text] = [place_words(scene, face, short=True)]
    if face.kind == "queen":
        suitors = ", ".join(scene.say("place", empire=suitor) for suitor in face.suitors)
        parts.append(own(scene, "suitors", empires=suitors))
    if face.kind == "comet":
        parts.append(scene.say("opens-victory"))
    parts.append(joined([_chip(scene, agent) for agent in face.agents], " "))
    parts += [_operation(scene, operation) for operation in face.operations]
    if face.one_shot:
        parts.append(f"!{one_shot_words(scene, face)}")
    prestige = [scene.say("prestige", prestige=name) for name in face.prestige]
    if prestige:
        parts.append("★" + ", ".join(prestige))
    if face.ability:
        parts.append(ability_words(scene, face, short=True))
    return Facts(parts)


def _operation(scene: Scene, operation: terms.Operation) -> str:
    """An operation with its aim as short as it can be told."""
    name = scene.say("operation", operation=terms.OPERATIONS[operation.kind])
    if operation.pieces:
        pieces = [
            scene.say("repressible", piece=piece)
            for bit, piece in enumerate(terms.REPRESS_PIECES)
            if operation.pieces >> bit & 1
        ]
        return f"{name} {'/'.join(pieces)}"
    if operation.kind in (terms.COMMERCE, terms.VOTE):
        return f"{name} {scene.say('letter', region=terms.REGIONS[operation.param])}"
    if operation.kind in (terms.INQUISITOR, terms.CORSAIR):
        return f"{name} {own(scene, 'religion', religion=terms.RELIGIONS[operation.param])}"
    return name


def _listed(rows: Sequence[Row]) -> Table:
    """Cards one below the other: a mark, the name, and under it what is printed on it."""
    cards = Table.grid(padding=(0, 1, 0, 0))
    cards.add_column(justify="right", no_wrap=True)
    cards.add_column(ratio=1)
    for mark, name, facts in rows:
        cards.add_row(mark, name)
        if facts:
            cards.add_row("", facts)
    return cards


def _side_by_side(west: RenderableType, east: RenderableType) -> Table:
    sides = Table.grid(padding=(0, 2, 0, 0), expand=True)
    sides.add_column(ratio=1)
    sides.add_column(ratio=1)
    sides.add_row(west, east)
    return sides


class Market:
    """Both rows, each from its trade fair to the dearest card."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def drawn(self) -> list[RenderableType]:
        """The market, West at the left."""
        return [
            rule(own(self.scene, "market")),
            _side_by_side(self._row("west"), self._row("east")),
        ]

    def _row(self, region: str) -> Group:
        scene = self.scene
        deck = scene.table["decks"][region]
        words = scene.say("region", region=region)
        head = Text(own(scene, "row", region=words, number=deck["left"]), HEAD)
        rows = [
            self._place(region, column, place)
            for column, place in enumerate(scene.table["market"][region])
        ]
        parts: list[RenderableType] = [head, _listed(rows)]
        if deck["top"]:
            face = Face(scene, deck["top"], None)
            parts.append(
                _listed(
                    [(Text("→"), Text(own(scene, "next", card=face.name)), _facts(scene, face))]
                )
            )
        return Group(*parts)

    def _place(self, region: str, column: int, place: Mapping[str, Any]) -> Row:
        scene = self.scene
        price = Text(str(column))
        touched = _numbers(scene, f"place:{region}-{column}", f"card:{place['card']}")
        coins = _coins(place["florins"])
        if place["card"] is None:
            gap = (own(scene, "closed-place"), QUIET)
            return price, Text.assemble(gap, coins, touched), Facts()
        face = Face(scene, place["card"], None)
        if place["face_down"]:
            name = f"{own(scene, 'face-down')}: {face.name}"
            return price, Text.assemble((name, QUIET), coins, touched), Facts()
        paid = f" ({own(scene, 'paid')})" if place["paid"] else ""
        name_and_state = Text.assemble((face.name, HEAD), (paid, QUIET), coins, touched)
        return price, name_and_state, _facts(scene, face)


# Players


def _all_units(units: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for unit in units:
        yield unit
        yield from _all_units(unit["vassals"])


class Player:
    """A bank: its numbers, its tableau, its hand."""

    def __init__(self, scene: Scene, number: int) -> None:
        self.scene = scene
        self.number = number
        self.player: Mapping[str, Any] = scene.table["players"][number]

    def drawn(self) -> list[RenderableType]:
        """The player, from the name down to the hand."""
        parts: list[RenderableType] = [self._head(), Padding(self._figures(), (0, 0, 0, 3))]
        sides = [self._side(region) for region in ("west", "east") if self.player[region]]
        parts += [_side_by_side(*sides)] if len(sides) == 2 else sides
        queens = [(self._queen(queen)) for queen in self.player["queens"]]
        hand = self._hand()
        if queens:
            parts.append(Padding(_listed(queens), (0, 0, 0, 1)))
        if hand:
            parts.append(Padding(_listed(hand), (0, 0, 0, 1)))
        return parts

    def _head(self) -> Rule:
        scene, view = self.scene, self.scene.view
        bank = self.player["bank"]
        head = Text.assemble(
            (f" {_bank_code(scene, bank)} ", _bank_style(scene, bank)),
            " ",
            (scene.name("bank", bank), HEAD),
        )
        tags = []
        if self.number == view["player"]:
            tags.append(scene.say("you"))
        if view["result"]:
            if scene.has_won(self.number):
                tags.append(scene.say("winner"))
        elif self.player["eliminated"]:
            tags.append(scene.say("eliminated"))
        elif scene.is_asked(self.number) and not tags:
            tags.append(scene.say("decides"))
        if tags:
            head.append(f" ({', '.join(tags)})")
        head += _numbers(scene, f"bank:{bank}")
        return Rule(head, align="left", style=QUIET)

    def _figures(self) -> Text:
        scene, player = self.scene, self.player
        figures: list[str | Text] = [
            Text(scene.say("florins", number=player["florins"]), HEAD),
            scene.say("concessions", number=player["concessions"]),
            scene.say("cubes-left", number=player["cubes"]),
        ]
        for kind in ("king", "republic"):
            count = player[f"{kind}s"]
            if count:
                figures.append(scene.say("count-kind", kind=kind, number=count))
        prestige = [
            f"{scene.say('prestige', prestige=name)} {count}"
            for name, count in player["prestige"].items()
            if count
        ]
        if prestige:
            figures.append("★" + ", ".join(prestige))
        return joined(figures, " · ")

    def _side(self, region: str) -> Group:
        head = Text(self.scene.say("region", region=region), HEAD)
        rows = [row for unit in self.player[region] for row in self._unit(unit, "•")]
        return Group(Padding(head, (0, 0, 0, 3)), Padding(_listed(rows), (0, 0, 0, 1)))

    def _unit(self, unit: Mapping[str, Any], mark: str) -> Iterator[Row]:
        """A card with its queen and its vassals."""
        scene = self.scene
        face = Face(scene, unit["card"], unit["side"])
        name = Text.assemble((face.name, HEAD))
        if unit["side"]:
            kind = scene.say("kind", kind=unit["side"]).lower()
            name.append(f" ({kind})")
        if unit["bishop"]:
            name += Text(" ") + _chip(scene, f"bishop {unit['bishop']}")
        name += self._state(unit)
        if unit["repressed"]:
            name.append(f" {own(scene, 'repressed')} ")
            name += joined([_chip(scene, piece) for piece in unit["repressed"]], " ")
        yield Text(mark, QUIET), name + _numbers(scene, f"card:{unit['card']}"), _facts(scene, face)
        if unit["queen"]:
            queen = Face(scene, unit["queen"]["card"], None)
            words = Text.assemble(f"{own(scene, 'queen')}: ", (queen.name, HEAD))
            words += self._state(unit["queen"])
            words += _numbers(scene, f"card:{queen.card}")
            yield Text("+", QUIET), words, _facts(scene, queen)
        for vassal in unit["vassals"]:
            for _, words, facts in self._unit(vassal, "└"):
                yield Text("└", QUIET), Text(f"{own(scene, 'vassal')}: ") + words, facts

    def _state(self, card: Mapping[str, Any]) -> Text:
        state = Text()
        for fact in ("silenced", "used"):
            if card[fact]:
                state.append(f" ({own(self.scene, fact)})", QUIET)
        return state

    def _queen(self, queen: str) -> Row:
        face = Face(self.scene, queen, None)
        words = Text.assemble(f"{own(self.scene, 'unmarried')}: ", (face.name, HEAD))
        return (
            Text("+", QUIET),
            words + _numbers(self.scene, f"card:{queen}"),
            _facts(self.scene, face),
        )

    def _hand(self) -> list[Row]:
        scene, hand = self.scene, self.player["hand"]
        if not self.player["hand_size"]:
            return []
        if hand is None:
            words = own(scene, "hidden-hand", number=self.player["hand_size"])
            return [(Text("▪", QUIET), Text(f"{own(scene, 'hand')}: {words}"), Facts())]
        rows = []
        for card in hand:
            face = Face(scene, card, None)
            name = Text.assemble(f"{own(scene, 'hand')}: ", (face.name, HEAD))
            name += _numbers(scene, f"card:{card}")
            rows.append((Text("▪", QUIET), name, _facts(scene, face)))
        return rows


# The rest


class Rest:
    """Victories, the empire deck, the supply, and what the letters mean."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def drawn(self) -> list[RenderableType]:
        """Everything that is neither on the map nor with a player."""
        scene = self.scene
        facts = Table.grid(padding=(0, 2, 0, 0))
        facts.add_column(style=QUIET, no_wrap=True)
        facts.add_column()
        deck = [scene.say("place", empire=id) for id in scene.table["empire_deck"]]
        facts.add_row(own(scene, "empire-deck"), ", ".join(deck) or own(scene, "nothing"))
        supply = [
            Text.assemble(_chip(scene, piece), f" {count}")
            for piece, count in scene.table["supply"].items()
        ]
        facts.add_row(own(scene, "supply"), joined(supply, "  "))
        if scene.table["beside"]:
            beside = [_chip(scene, piece) for piece in scene.table["beside"]]
            facts.add_row(own(scene, "beside"), joined(beside, " "))
        legend = [Text(own(scene, f"legend-{part}"), QUIET) for part in ("pieces", "map", "cards")]
        return [rule(own(scene, "victories")), *self._victories(), rule(""), facts, *legend]

    def _victories(self) -> list[RenderableType]:
        """The active ones with what they need, then the others."""
        scene = self.scene
        active = Table.grid(padding=(0, 2, 0, 0))
        active.add_column(no_wrap=True)
        active.add_column()
        closed = []
        for id, is_active in scene.table["victories"].items():
            name = scene.name("victory", id)
            numbers = _numbers(scene, f"victory:{id}")
            if is_active:
                condition = scene.words(f"victory-{id}-condition")
                active.add_row(Text.assemble((name, HEAD), numbers), condition)
            else:
                closed.append(Text.assemble(name, numbers))
        parts: list[RenderableType] = [active] if active.row_count else []
        if closed:
            parts.append(Text.assemble((f"{own(scene, 'closed')}: ", QUIET), joined(closed)))
        return parts
