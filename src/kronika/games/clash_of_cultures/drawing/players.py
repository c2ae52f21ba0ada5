"""The players: what they own, what they know, what they have done."""

from collections.abc import Hashable, Sequence
from typing import Final, final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    element,
    flow,
    group,
    join,
    label,
    rect,
    sign,
    stack,
)

from .. import terms
from .cards import card_facts, event_name, objective_halves
from .scene import Player, Scene, points
from .signs import ALONE, GOOD_SIGNS, LINE, NUMBER, Look, back, chip, emblem, labelled, stat, tag
from .technology import grid_box, short_grid_box, specials_box
from .units import disc

NAME: Final = Type(17, "book")
HEAD: Final = 38.0
PAD: Final = 12.0
GAP: Final = 16.0
ROWS: Final = 8.0
CATEGORIES: Final = {
    "pieces": "i-city",
    "advances": "i-ideas",
    "objectives": "i-objective",
    "wonders": "i-wonder",
    "events": "i-event",
    "leaders": "i-leader",
}
TOKENS: Final = ("mood", "culture")
STANDING: Final = (
    "tracker",
    "settlements",
    "buildings",
    "units",
    "leader",
    "defeated_leaders",
    "rune_stones",
    "barred_from_building",
    "great_persons",
    "hand_sizes",
    "points",
)
HAND_SIGNS: Final = {"action": "i-cards", "objective": "i-objective", "wonder": "i-wonder"}


def main_box(scene: Scene, width: float) -> Box:
    """The board of the viewer, in full."""
    return Panel(scene, scene.first).main(width)


def others_box(scene: Scene, width: float) -> Box:
    """The other players in the order of turns, side by side."""
    count = len(scene.players)
    others = [(scene.first + offset) % count for offset in range(1, count)]
    each = (width - GAP * (len(others) - 1)) / len(others)
    bodies = [Panel(scene, number) for number in others]
    drawn = [panel.short(each - 2 * PAD) for panel in bodies]
    height = max(box.height for box in drawn)
    parts = [
        panel.framed(box, each, height).at(index * (each + GAP), 0)
        for index, (panel, box) in enumerate(zip(bodies, drawn))
    ]
    return Box(width, height + HEAD + 2 * PAD, join(parts))


@final
class Panel:
    """Everything of one player."""

    def __init__(self, scene: Scene, number: int) -> None:
        self.scene = scene
        self.number = number
        self.owner = terms.OWNERS[number]
        self.player: Player = scene.players[number]
        self.name = scene.player(number)

    # The two forms

    def main(self, width: float) -> Box:
        """Resources with their tracks, the whole technology grid, and all the rest."""
        inner = width - 2 * PAD
        columns = 3 if inner < 700 else 4
        body = stack(
            [
                self.stocks(inner, list(self.player["stock"])),
                self._counts(inner),
                grid_box(self.scene, self.number, inner, columns),
                specials_box(self.scene, self.number, inner, 2 if columns == 3 else 4),
                *self._rest(inner),
            ],
            ROWS,
        )
        return self.framed(body, width, body.height)

    def short(self, width: float) -> Box:
        """Another player: numbers, what he knows in words, the backs of his cards."""
        columns = 3 if width < 900 else 6
        return stack(
            [
                self._stock_line(width),
                self._counts(width),
                short_grid_box(self.scene, self.number, width, columns),
                specials_box(self.scene, self.number, width, 2 if width < 900 else 4),
                *self._rest(width),
            ],
            ROWS,
        )

    def framed(self, body: Box, width: float, height: float) -> Box:
        """The panel around what it shows."""
        whole = height + HEAD + 2 * PAD
        thing = f"player:{self.owner}"
        scene = self.scene
        active = scene.table["active"] == self.number and not scene.view["result"]
        head = scene.thing(
            thing,
            self.facts(),
            rect("c-wash" if active else "c-head", 0, 0, width, HEAD, 4),
            rect("c-seat", 0, 0, 6, HEAD),
            *self._head(width),
            scene.lit_frame(thing, 0, 0, width, HEAD),
            class_=f"seat-{self.number + 1}",
        )
        frame = rect("c-panel", 0, 0, width, whole, 4)
        return Box(width, whole, join([frame, body.at(PAD, HEAD + PAD), head]))

    # The head

    def _tags(self) -> list[tuple[str, str]]:
        scene, view = self.scene, self.scene.view
        tags: list[tuple[str, str]] = []
        mine = self.number == view["player"]
        if mine:
            tags.append((scene.say("you"), ""))
        if view["result"]:
            if scene.has_won(self.number):
                tags.append((scene.say("winner"), "strong"))
            return tags
        if scene.table["active"] == self.number:
            tags.append((action_words(scene), "strong"))
        if scene.is_asked(self.number) and (mine or scene.table["active"] != self.number):
            words = scene.say("you-decide" if mine else "decides")
            tags.append((words, "act" if mine else "strong"))
        if scene.table["starter"] == self.number:
            tags.append((scene.say("starter"), ""))
        return tags

    def _head(self, width: float) -> list[Markup]:
        total = points(sum(self.player["points"].values()))
        words = self.scene.say("points", points=total)
        right = width - PAD
        parts = [
            emblem(self.owner, 14, 7, 24),
            label("c-name", right, 25, words, "end"),
        ]
        right -= NAME.width(words) + 14
        tags = [tag(words, kind) for words, kind in self._tags()]
        # What does not fit stands in the title.
        while tags and sum(box.width + 6 for box in tags) > (right - 46) * 0.62:
            tags.pop()
        room = right - 46 - sum(box.width + 6 for box in tags)
        parts.append(NAME.line("c-player", 46, 25, self.name, room))
        x = 46 + min(NAME.width(self.name), room) + 10
        for box in tags:
            parts.append(box.at(x, 7))
            x += box.width + 6
        return parts

    def facts(self) -> list[str]:
        """The player in words: points, cards, tokens, and what is not yet on the table."""
        return [self.name, *(words for words, _ in self._tags()), *self._points_told()]

    def _points_told(self) -> list[str]:
        scene, player = self.scene, self.player
        facts = [scene.say("points", points=points(sum(player["points"].values())))]
        facts += [f"{words}: {points(count)}" for words, count in self._categories()]
        if player["leader"]:
            facts.append(scene.say("leads", leader=scene.name("leader", player["leader"])))
        return facts

    def shown(self) -> list[object]:
        """All of the view that is drawn of a player, but for what stands on the map."""
        table = self.scene.table
        begins = table["starter"] == self.number
        return [self.number, self.player, begins, table["civilizations"], table["wonders"]]

    def state(self) -> Hashable:
        """All of a player that `standing` tells, and what a board's head shows."""
        table, player = self.scene.table, self.player
        counted = [player["stock"][token] for token in TOKENS]
        told = repr([player[name] for name in STANDING])
        return told, *counted, table["starter"] == self.number, table["civilizations"]

    def standing(self) -> list[str]:
        """The player in words, for a page: it says elsewhere whose turn it is."""
        scene = self.scene
        first = scene.table["starter"] == self.number
        begins = [scene.say("starter")] if first else []
        return [self.name, *begins, *self._points_told(), *self.more_facts()]

    def more_facts(self) -> list[str]:
        """What else is public of a player."""
        scene, player = self.scene, self.player
        facts = [scene.say("tracker", number=player["tracker"])]
        facts += [
            scene.say("hand-of", sort=sort, number=player["hand_sizes"][sort])
            for sort in HAND_SIGNS
        ]
        if player["great_persons"]:
            facts.append(scene.say("persons", number=player["great_persons"]))
        facts += [words for _, _, words in self.rare()]
        if player["barred_from_building"]:
            facts.append(scene.words("page-barred"))
        left = ", ".join(f"{words} {count}" for _, words, count in self.supply())
        return [*facts, f"{scene.say('supply')}: {left}"]

    def rare(self) -> list[tuple[str, int, str]]:
        """Counts that are mostly 0, where they are not: sign, number, words."""
        return [
            (
                name,
                self.player[key],
                self.scene.say("count-kind", kind=key.replace("_", "-"), number=self.player[key]),
            )
            for key, name in (("defeated_leaders", "i-trophy"), ("rune_stones", "i-obelisk"))
            if self.player[key]
        ]

    def _categories(self) -> list[tuple[str, int]]:
        return [
            (self.scene.say("category", category=category), count)
            for category, count in self.player["points"].items()
        ]

    # Resources

    def _limit(self, good: str) -> int:
        """How many of a resource a player can keep."""
        content, advances = self.scene.content, self.player["advances"]
        if good == "food" and "storage" not in advances:
            return content.food_limit
        if good == "ideas" and "dogma" in advances:
            return content.ideas_limit
        return content.resource_limit

    def stocks(self, width: float, goods: Sequence[str]) -> Box:
        """Resources on their tracks from 0 to 7, and tokens."""
        cell = (width - 6 * (len(goods) - 1)) / len(goods)
        parts = []
        for index, good in enumerate(goods):
            drawn = self._kept_stock(good, cell, index < terms.RESOURCE_COUNT)
            parts.append(drawn.at(index * (cell + 6), 0))
        return Box(width, 58, group(*parts, class_=f"seat-{self.number + 1}"))

    def _kept_stock(self, good: str, width: float, track: bool) -> Box:
        key = (self.player["stock"][good], self._limit(good), width, track)
        return self.scene.part(good, key, lambda: Box(width, 58, self._stock(good, width, track)))

    def _stock(self, good: str, width: float, track: bool) -> Markup:
        count = self.player["stock"][good]
        name = self.scene.name("good", good)
        title = f"{name}: {count}"
        shown = name if track else self.scene.say("token", good=good)
        parts = [
            rect("c-label", 0, 0, width, 58, 4),
            sign(GOOD_SIGNS[good], 7, 5, 18),
            label("c-name", 31, 21, str(count)),
            NUMBER.line("c-text", 7, 52, shown, width - 11),
        ]
        if track:
            limit, most = self._limit(good), self.scene.content.resource_limit
            title += f" ({self.scene.say('limit', number=limit)})"
            step = (width - 13) / most
            parts += [
                rect(_gauge(place, count, limit), 7 + step * place, 28, step - 2, 9, 2)
                for place in range(most)
            ]
        return group(element("title", title), *parts)

    def _stock_line(self, width: float) -> Box:
        boxes = []
        for good, count in self.player["stock"].items():
            words = f"{self.scene.name('good', good)}: {count}"
            boxes.append(stat(GOOD_SIGNS[good], str(count), words, not count))
        return flow(boxes, width, 16)

    # Numbers

    def _counts(self, width: float) -> Box:
        """The event tracker, the cards in hand, and rare things where there are some."""
        scene, player = self.scene, self.player
        boxes = [self.tracker(), *(self.backs(sort) for sort in HAND_SIGNS)]
        if player["great_persons"]:
            words = scene.say("persons", number=player["great_persons"])
            boxes.append(stat("i-leader", str(player["great_persons"]), words))
        boxes += [stat(name, words, words) for name, _, words in self.rare()]
        return flow(boxes, width, 18)

    def tracker(self) -> Box:
        """The cubes on the event tracker: with the last one comes an event."""
        most, left = self.scene.content.tracker_cubes, self.player["tracker"]
        words = self.scene.say("tracker", number=left)
        cubes = [
            rect("c-seat" if place < left else "c-chip", 22 + 15 * place, 6, 12, 12, 2)
            for place in range(most)
        ]
        title = element("title", words)
        markup = group(title, sign("i-event", 0, 4, 16), *cubes, class_=f"seat-{self.number + 1}")
        return Box(20 + 15 * most, LINE, markup)

    def backs(self, sort: str, room: float = 70.0) -> Box:
        """The cards of a sort in hand: a back each, and how many they are.

        `room` is what the backs may take, beside the last one.
        """
        count = self.player["hand_sizes"][sort]
        words = self.scene.say("hand-of", sort=sort, number=count)
        step = min(7.0, room / max(count, 1))
        fan = [Box(0, 0, back(22 + step * index, 13, 18)).at(0, 3) for index in range(count)]
        x = 22 + (step * (count - 1) + 13 + 5 if count else 0)
        markup = group(
            element("title", words),
            sign(HAND_SIGNS[sort], 0, 4, 16),
            *fan,
            label("c-number", x, 16.5, str(count)),
            class_=None if count else "c-pale",
        )
        return Box(x + NUMBER.width(str(count)), LINE, markup)

    # The rest

    def _rest(self, width: float) -> list[Box]:
        say = self.scene.say
        groups = [
            (say("leaders"), [self.leader_chip(leader, width) for leader in self.leaders()]),
            (say("wonders"), self.wonders(width)),
            (say("completed"), self.completed(width)),
            (say("open-persons"), self.persons(width)),
            (say("captives"), self.captives()),
        ]
        boxes = [labelled(words, chips, width, 7) for words, chips in groups if chips]
        return [flow(boxes, width, 24, ROWS), self._points(width), self._supply(width)]

    def leaders(self) -> list[str]:
        """The leader in play, then those that can still be recruited."""
        return [
            leader for leader in [self.player["leader"], *self.player["leaders_left"]] if leader
        ]

    def leader_facts(self, leader: str) -> list[str]:
        """A leader in words."""
        scene = self.scene
        words = scene.say("in-play" if leader == self.player["leader"] else "available")
        return [scene.name("leader", leader), words, scene.words(f"leader-{leader}-abilities")]

    def leader_chip(self, leader: str, width: float, look: Look = ALONE) -> Box:
        """A leader as a small card."""
        here = leader == self.player["leader"]
        facts = self.leader_facts(leader)
        more = self.scene.say("in-play") if here else ""
        name, thing = "i-leader" if here else "i-hand", f"leader:{leader}"
        return chip(self.scene, name, facts[0], facts, width, thing, more, look)

    def wonders(self, width: float, look: Look = ALONE) -> list[Box]:
        """The wonders that a player has built or holds."""
        scene = self.scene
        boxes = []
        for wonder, facts in scene.table["wonders"].items():
            roles = [
                words
                for role, words in (("builder", "built"), ("holder", "held"))
                if facts[role] == self.owner
            ]
            if roles:
                name = scene.name("wonder", wonder)
                words = ", ".join(scene.say(role) for role in roles)
                told = [name, words, scene.effect("wonder", wonder)]
                boxes.append(chip(scene, "i-wonder", name, told, width, None, words, look))
        return boxes

    def completed(self, width: float, look: Look = ALONE) -> list[Box]:
        """The objectives that a player has completed."""
        scene = self.scene
        boxes = []
        for card, half in self.player["completed"]:
            done = objective_halves(scene, card)[half == "lower"]
            thing = f"objective-card:{card}"
            told = [done.name, scene.say("completed-one"), done.effect]
            boxes.append(chip(scene, "i-check", done.name, told, width, thing, look=look))
        return boxes

    def persons(self, width: float, look: Look = ALONE) -> list[Box]:
        """The great persons that lie open before a player."""
        scene = self.scene
        boxes = []
        for card in self.player["open_persons"]:
            thing = f"event-card:{card}"
            name, facts = event_name(scene, card), card_facts(scene, thing)
            boxes.append(chip(scene, "i-leader", name, facts, width, thing, look=look))
        return boxes

    def captives(self) -> list[Box]:
        """The units of others that a player keeps."""
        scene = self.scene
        boxes = []
        for owner, unit in self.player["captives"]:
            title = f"{scene.name('unit', unit)} ({scene.owner(owner)})"
            markup = group(element("title", title), disc(owner, unit, 11, 12, 11))
            boxes.append(Box(22, LINE, markup))
        return boxes

    def _points(self, width: float) -> Box:
        boxes = []
        signs = CATEGORIES.values()
        for (words, count), name in zip(self._categories(), signs):
            boxes.append(stat(name, points(count), f"{words}: {points(count)}", not count))
        return labelled(self.scene.say("points-by-category"), boxes, width, 14)

    def supply(self) -> list[tuple[str, str, int]]:
        """The pieces that a player has not yet placed: sign, words, number."""
        scene, player = self.scene, self.player
        left = [("i-city", scene.say("settlements"), player["settlements"])]
        left += [
            (f"i-{building}", scene.name("building", building), count)
            for building, count in player["buildings"].items()
        ]
        left += [
            (f"i-{unit}", scene.name("unit", unit), count)
            for unit, count in player["units"].items()
            if scene.table["civilizations"] or unit != "leader"
        ]
        return left

    def _supply(self, width: float) -> Box:
        scene = self.scene
        boxes = [
            stat(name, str(count), scene.say("left", thing=words, number=count), not count)
            for name, words, count in self.supply()
        ]
        return labelled(scene.say("supply"), boxes, width, 11)


def _gauge(place: int, count: int, limit: int) -> str:
    """A place of a track: filled, empty, or beyond what can be kept."""
    if place < count:
        return "c-seat"
    return "c-cell" if place < limit else "c-empty"


def action_words(scene: Scene) -> str:
    """Which action of the turn is being taken."""
    most = scene.content.main_actions
    number = max(1, min(most, most - scene.table["actions_left"] + 1))
    return scene.say("action", number=number, of=most)
