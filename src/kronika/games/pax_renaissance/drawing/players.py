"""The players: what they own, their tableaux and their hands."""

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any, Final, final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    element,
    flow,
    group,
    icon,
    join,
    label,
    rect,
    sign,
)

from .. import terms
from .cards import CARD_HEIGHT, CARD_WIDTH, back, base_height, plain_unit, standard, tucked
from .pieces import coin, coin_width, cube, prestige_disc
from .scene import Scene

Player = Mapping[str, Any]

NAME: Final = Type(17, "book")
BANK_NAME: Final = Type(15, "book")
TEXT: Final = Type(13)
TAG: Final = Type(12.5, bold=True)
CAPTION_TYPE: Final = Type(13, bold=True)
GAP: Final = 8.0
ROW_GAP: Final = 12.0
PAD: Final = 16.0
LINE: Final = 30.0
CAPTION: Final = 20.0
BANK_WIDTH: Final = 94.0
EMPTY_WIDTH: Final = 62.0
BACK_WIDTH: Final = 56.0
BACK_STEP: Final = 22.0
FAN_WIDTH: Final = 200.0
SEPARATION: Final = 28.0


def players_box(scene: Scene, width: float) -> Box:
    """All players, the viewer first and then in the order of turns; small tableaux share a line."""
    count = len(scene.table["players"])
    panels = [Panel(scene, (scene.first + offset) % count) for offset in range(count)]
    half = (width - 2 * GAP) / 2
    y = 0.0
    parts = []
    for line in _lines(panels, half):
        each = width if len(line) == 1 else half
        drawn = [panel.measure(each) for panel in line]
        height = max(box.height for box in drawn)
        for index, (panel, box) in enumerate(zip(line, drawn, strict=True)):
            framed = panel.framed(box, height)
            parts.append(framed.at(index * (half + 2 * GAP), y))
        y += height + 2 * GAP
    return Box(width, y - 2 * GAP, join(parts))


def _lines(panels: "list[Panel]", half: float) -> "list[list[Panel]]":
    """Two small panels in a row share a line."""
    lines: list[list[Panel]] = []
    for panel in panels:
        small = panel.narrowest() <= half - 2 * PAD
        if small and lines and len(lines[-1]) == 1 and lines[-1][0].small:
            lines[-1].append(panel)
        else:
            lines.append([panel])
        panel.small = small
    return lines


@final
class Side:
    """A group of cards that can be broken into several rows of so many columns."""

    def __init__(self, scene: Scene, units: list[Mapping[str, Any]], seat: int | None) -> None:
        self.scene = scene
        self.units = units
        self.seat = seat

    def rows(self, columns: int) -> list[list[Mapping[str, Any]]]:
        """The units, row by row."""
        starts = range(0, len(self.units), max(columns, 1))
        return [self.units[start : start + columns] for start in starts]

    def box(self, columns: int, leftward: bool) -> Box:
        """The cards, counted from the player card: to its left, or to its right."""
        width = columns * (CARD_WIDTH + GAP) - GAP
        y = 0.0
        parts = []
        for row in self.rows(columns):
            height = max(base_height(self.scene, unit, self.seat) for unit in row)
            boxes = [standard(self.scene, unit, self.seat, height) for unit in row]
            for index, box in enumerate(boxes):
                step = index * (CARD_WIDTH + GAP)
                parts.append(box.at(width - CARD_WIDTH - step if leftward else step, y))
            y += max(box.height for box in boxes) + ROW_GAP
        return Box(max(width, 0), max(y - ROW_GAP, CARD_HEIGHT), join(parts))


@final
class Panel:
    """Everything of one player."""

    def __init__(self, scene: Scene, number: int) -> None:
        self.scene = scene
        self.number = number
        self.player: Player = scene.table["players"][number]
        self.seat = scene.seat(self.player["bank"])
        self.name = scene.name("bank", self.player["bank"])
        self.west = Side(scene, self.player["west"], self.seat)
        self.east = Side(scene, self.player["east"], self.seat)
        hand = self.player["hand"] or []
        self.hand = Side(scene, [plain_unit(card) for card in hand], None)
        self.small = False

    # Layout

    def _sides(self) -> list[Side]:
        return [self.west, self.east, self.hand]

    def _fixed(self) -> float:
        """The width of all that does not break into rows."""
        width = self._bank_width() + 2 * GAP
        width += sum(EMPTY_WIDTH for side in (self.west, self.east) if not side.units)
        if self.player["hand_size"]:
            width += SEPARATION
            if self.player["hand"] is None:
                width += self._backs_width()
        return width

    def _backs_width(self) -> float:
        """The width of a hidden hand, and of the words above it."""
        count: int = self.player["hand_size"]
        fan = BACK_WIDTH + (count - 1) * self._back_step()
        return max(fan, CAPTION_TYPE.width(self.hand_words()))

    def _back_step(self) -> float:
        count: int = self.player["hand_size"]
        return min(BACK_STEP, FAN_WIDTH / count)

    def _bank_width(self) -> float:
        return CARD_WIDTH if self.player["queens"] else BANK_WIDTH

    def narrowest(self) -> float:
        """How wide the panel is with each side in one row."""
        cards = sum(len(side.units) for side in self._sides())
        return self._fixed() + cards * (CARD_WIDTH + GAP)

    def _columns(self, width: float) -> tuple[int, ...]:
        most = int((width - self._fixed()) // (CARD_WIDTH + GAP))
        return _columns(tuple(len(side.units) for side in self._sides()), most)

    # Drawing

    def measure(self, width: float) -> Box:
        """The panel without its frame."""
        head = self._head(width - 2 * PAD)
        body = self.body(width - 2 * PAD)
        markup = join([head.at(PAD, 0), body.at(PAD, head.height)])
        return Box(width, head.height + body.height + 12, markup)

    def framed(self, box: Box, height: float) -> Box:
        """The panel with its frame, as high as its neighbour."""
        active = self.scene.table["active"] == self.number and not self.scene.view["result"]
        head = self._head(box.width - 2 * PAD).height
        parts = [
            rect("c-panel", 0, 0, box.width, height, 4),
            rect("c-wash" if active else "c-head", 0.75, 0.75, box.width - 1.5, head - 3, 3),
            rect("c-seat", 0, 0, 6, height, 3),
            box.markup,
        ]
        seat = f"seat-{self.seat}" + (" c-out" if self.player["eliminated"] else "")
        return Box(box.width, height, group(*parts, class_=seat))

    def _tags(self) -> list[tuple[str, str]]:
        """What the player is doing, each with the class of its tag."""
        scene = self.scene
        tags = []
        if self.number == scene.view["player"]:
            tags.append(("c-tag", scene.say("you")))
        if scene.view["result"]:
            if scene.has_won(self.number):
                tags.append(("c-tag strong", scene.say("winner")))
            return tags
        if self.player["eliminated"]:
            tags.append(("c-tag", scene.say("eliminated")))
        asked = scene.is_asked(self.number)
        if scene.table["active"] == self.number:
            mine = asked and self.number == scene.view["player"]
            tags.append(("c-tag act" if mine else "c-tag strong", action_words(scene)))
        elif asked:
            mine = self.number == scene.view["player"]
            words = scene.say("you-decide" if mine else "decides")
            tags.append(("c-tag act" if mine else "c-tag strong", words))
        return tags

    def _head(self, width: float) -> Box:
        """Name and state, then the numbers; on one line if there is room."""
        parts = [cube(self.seat, 10, 15, 20), label("c-player", 29, 21, self.name)]
        x = 29 + NAME.width(self.name) + 10
        for class_, words in self._tags():
            tag = TAG.width(words) + 16
            parts.append(rect(class_, x, 5.5, tag, 20, 10))
            text = class_.replace("c-tag", "c-tag-text")
            parts.append(label(text, x + tag / 2, 20, words, "middle"))
            x += tag + 6
        numbers = self._numbers()
        if x + 20 + numbers.width <= width:
            parts.append(numbers.at(width - numbers.width, 0))
            return Box(width, LINE + 4, join(parts))
        parts.append(numbers.at(0, LINE - 2))
        return Box(width, 2 * LINE, join(parts))

    def _numbers(self) -> Box:
        """What the player has, in the same order for everybody."""
        player, scene = self.player, self.scene
        florins = scene.say("florins", number=player["florins"])
        concessions = scene.say("concessions", number=player["concessions"])
        cubes = scene.say("cubes-left", number=player["cubes"])
        wide = coin_width(player["florins"])
        money = coin(player["florins"], wide / 2, 15)
        drawn = [
            _number(money, wide, florins, florins, player["florins"]),
            _number(cube(self.seat, 9, 15, 17), 18, concessions, concessions, 1),
            _number(NOTHING_DRAWN, -4, cubes, cubes, 1),
        ]
        for kind, count in (("king", player["kings"]), ("republic", player["republics"])):
            words = scene.say("count-kind", kind=kind, number=count)
            drawn.append(_number(sign(f"i-{kind}", 0, 5, 19), 19, str(count), words, count))
        for name in terms.PRESTIGES:
            count = player["prestige"][name]
            words = f"{scene.say('prestige', prestige=name)}: {count}"
            drawn.append(_number(prestige_disc(name, 10, 15), 20, str(count), words, count))
        return flow(drawn, gap=13)

    def body(self, width: float) -> Box:
        """The tableau around the player card, and the hand at the right end."""
        west, east, hand = self._columns(width)
        parts: list[Markup] = []
        heights = [CARD_HEIGHT]
        x = 0.0
        for region, side, columns in (("west", self.west, west), ("east", self.east, east)):
            words = self.scene.say("region", region=region)
            if region == "east":
                bank = self.bank()
                parts.append(bank.at(x, CAPTION))
                heights.append(bank.height)
                x += bank.width + GAP
            box = side.box(columns, region == "west") if side.units else _no_cards()
            anchor = "end" if region == "west" else "start"
            at = x + box.width if region == "west" else x
            parts += [label("c-caption", at, 13, words, anchor), box.at(x, CAPTION)]
            heights.append(box.height)
            x += box.width + GAP
        if self.player["hand_size"]:
            drawn = self._hand(hand)
            left = width - drawn.width
            rule = left - SEPARATION / 2
            parts.append(drawn.at(left, CAPTION))
            parts.append(rect("c-rule", rule, 8, 1, CAPTION + drawn.height - 8))
            heights.append(drawn.height)
            parts.append(label("c-caption", left, 13, self.hand_words()))
        return Box(width, CAPTION + max(heights), join(parts))

    def hand_words(self) -> str:
        """Whose hand it is, and how many cards it has."""
        mine = "yes" if self.number == self.scene.view["player"] else "no"
        return self.scene.say("hand", number=self.player["hand_size"], mine=mine)

    def _hand(self, columns: int) -> Box:
        if self.player["hand"] is not None:
            return self.hand.box(columns, leftward=False)
        cards = [
            Box(0, 0, back(BACK_WIDTH, CARD_HEIGHT)).at(index * self._back_step(), 0)
            for index in range(self.player["hand_size"])
        ]
        title = element("title", self.hand_words())
        return Box(self._backs_width(), CARD_HEIGHT, group(title, *cards))

    def bank(self) -> Box:
        """The player card, with unmarried queens under it."""
        return self.scene.part("bank", repr(self.player), self._bank)

    def _bank(self) -> Box:
        width = self._bank_width()
        bank = self.player["bank"]
        thing = f"bank:{bank}"
        parts: list[Markup] = []
        y = CARD_HEIGHT - 3
        relation = self.scene.say("unmarried")
        for queen in self.player["queens"]:
            box = tucked(self.scene, plain_unit(queen), None, relation)
            parts.insert(0, box.at(0, y))
            y += box.height - 3
        middle = width / 2
        parts.append(
            self.scene.thing(
                thing,
                self.facts(),
                rect("c-bank", 0, 0, width, CARD_HEIGHT, 4),
                group(icon("i-bank", middle - 13, 8, 26), class_="m-emblem"),
                BANK_NAME.line("c-bank-name", middle, 50, self.name, width - 8, "middle"),
                coin(self.player["florins"], middle, 74, 13),
                self.scene.lit_frame(thing, 0, 0, width, CARD_HEIGHT),
            )
        )
        return Box(width, y + 3, group(*parts, class_=f"seat-{self.seat}"))

    def facts(self) -> list[str]:
        """What the player has, line by line."""
        scene, player = self.scene, self.player
        facts = [
            self.name,
            scene.say("florins", number=player["florins"]),
            scene.say("concessions", number=player["concessions"]),
            scene.say("cubes-left", number=player["cubes"]),
            scene.say("count-kind", kind="king", number=player["kings"]),
            scene.say("count-kind", kind="republic", number=player["republics"]),
        ]
        for name in terms.PRESTIGES:
            facts.append(f"{scene.say('prestige', prestige=name)}: {player['prestige'][name]}")
        return facts


@cache
def _columns(counts: tuple[int, ...], most: int) -> tuple[int, ...]:
    """How many columns each side gets: so that the rows are few, then the columns."""

    def cost(columns: tuple[int, ...]) -> tuple[int, int, int]:
        rows = [-(-count // max(n, 1)) for count, n in zip(counts, columns, strict=True)]
        return max(rows), sum(rows), sum(columns)

    best = tuple(min(1, count) for count in counts)
    best_cost = cost(best)
    for columns in product(*(range(1, count + 1) if count else [0] for count in counts)):
        if sum(columns) <= most and (new := cost(columns)) < best_cost:
            best, best_cost = columns, new
    return best


def _number(drawn: Markup, width: float, words: str, title: str, count: int) -> Box:
    """A sign with its number or words; nothing of a kind is pale."""
    pale = None if count else "c-pale"
    x = width + 4
    markup = group(element("title", title), drawn, label("c-number", x, 19.5, words), class_=pale)
    return Box(x + TEXT.width(words), LINE, markup)


def _no_cards() -> Box:
    return Box(
        EMPTY_WIDTH, CARD_HEIGHT, rect("c-empty", 0.5, 0.5, EMPTY_WIDTH - 1, CARD_HEIGHT - 1, 4)
    )


def action_words(scene: Scene) -> str:
    """Which action of the turn is being taken."""
    most = scene.content.actions
    number = min(most, most - scene.table["actions_left"] + 1)
    return scene.say("action", number=number, of=most)
