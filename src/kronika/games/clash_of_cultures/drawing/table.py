"""What belongs to nobody: ages, decks, discards, wonders, lasting events, supply, the result."""

from typing import Any, Final

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
from .cards import action_halves, card_facts, event_name
from .players import CATEGORIES
from .scene import Scene, points
from .signs import CAPTION, LINE, TEXT, back, caption, chip, emblem, labelled, stat

ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
SQUARE: Final = 14.0
PILES: Final = ("action", "objective", "event", "wonder")
NAME: Final = Type(17, "book")


# Ages


def age_words(scene: Scene) -> str:
    """The age and the round of it."""
    table = scene.table
    return scene.say("age", age=ROMAN[table["age"]], round=table["round"], of=scene.content.rounds)


def ages_box(scene: Scene) -> Box:
    """A square for each round, in threes for each age: past, now, to come."""
    table, rounds = scene.table, scene.content.rounds
    now = (table["age"] - 1) * rounds + table["round"] - 1
    parts: list[Markup] = []
    x = 0.0
    for age in range(table["ages"]):
        numeral = ROMAN[age + 1]
        wide = rounds * (SQUARE + 2) - 2
        parts.append(label("c-caption", x + wide / 2, 11, numeral, "middle"))
        for round in range(rounds):
            place = age * rounds + round
            if place == now:
                parts.append(rect("c-tag strong", x - 1.5, 14.5, SQUARE + 3, 14, 3))
            else:
                parts.append(rect("c-done" if place < now else "c-cell", x, 16, SQUARE, 11, 2))
            x += SQUARE + 2
        x += 7
    title = element("title", age_words(scene))
    return Box(x - 9, 30, group(title, *parts))


# Decks and the rest of the table


def table_box(scene: Scene, width: float) -> Box:
    """Everything that lies beside the map."""
    columns = [_piles(scene), _lasting(scene), _neutral(scene)]
    upper = flow(columns, width, 40, 10)
    return stack([upper, _wonders(scene, width), _discards(scene, width)], 10)


def _piles(scene: Scene) -> Box:
    """The decks, and how many cards are left in each."""
    x = 0.0
    parts = [caption(scene.say("decks")).markup]
    for pile in PILES:
        left = scene.table["decks"][pile]
        words = scene.say("pile", pile=pile)
        title = element("title", scene.say("deck-left", pile=words, number=left))
        cards = [
            Box(0, 0, back(3.0 * index, 30, 42)).at(0, 3.0 * (2 - index))
            for index in range(min(left, 3))
        ]
        empty = rect("c-empty", 0.5, 0.5, 29, 41, 3)
        shown = group(
            title,
            *(cards or [empty]),
            label("c-name", 46, 22, str(left)),
            label("c-text", 46, 39, words),
        )
        parts.append(Box(0, 0, shown).at(x, 28))
        x += 46 + max(TEXT.width(words), 24) + 22
    return Box(x - 22, 78, group(*parts))


def _lasting(scene: Scene) -> Box:
    """Events that stay in force."""
    lasting = scene.table["lasting"]
    boxes = []
    for key, active in lasting.items():
        if active:
            event = key.replace("_", "-")
            name = scene.name("event", event)
            told = [name, scene.say("lasting-one"), scene.effect("event", event)]
            boxes.append(chip(scene, "i-event", name, told, 260))
    none = Box(60, LINE, label("c-gone", 0, 16.5, scene.say("none")))
    shown = flow(boxes or [none], 280, 8)
    head = caption(scene.say("lasting"))
    width = max(head.width, sum(box.width + 8 for box in boxes or [none]))
    return Box(width, 28 + shown.height, join([head.markup, shown.at(0, 28)]))


def _neutral(scene: Scene) -> Box:
    """What is left of barbarians, pirates and tiles; both can be aimed at."""
    supply = scene.table["supply"]
    boxes = [_aim(scene, "barbarians")]
    settlements = supply["barbarian_settlements"]
    boxes.append(
        stat(
            "i-city",
            str(settlements),
            scene.say("left", thing=scene.say("settlements"), number=settlements),
        )
    )
    boxes += [
        stat(
            f"i-{unit}",
            str(count),
            scene.say("left", thing=scene.name("unit", unit), number=count),
        )
        for unit, count in supply["barbarians"].items()
        if count
    ]
    pirates = supply["pirates"]
    if scene.table["civilizations"]:
        words = scene.say("left", thing=scene.name("unit", "ship"), number=pirates)
        boxes += [_aim(scene, "pirates"), stat("i-pirate", str(pirates), words)]
    words = scene.say("tiles-left", number=unexplored_tiles(scene))
    boxes.append(stat("i-discovery", words, words))
    shown = flow(boxes, 560, 12)
    head = caption(scene.say("neutral-supply"))
    return Box(560, 28 + shown.height, join([head.markup, shown.at(0, 28)]))


def unexplored_tiles(scene: Scene) -> int:
    """How many tiles of the map still lie face down."""
    hidden = [hex for hex in scene.hexes.values() if hex["terrain"] == "unexplored"]
    return -(-len(hidden) // terms.TILE_HEXES)


def _aim(scene: Scene, owner: str) -> Box:
    thing, name = f"player:{owner}", scene.owner(owner)
    width = 24 + CAPTION.width(name)
    markup = scene.thing(
        thing,
        [name],
        rect("m-hit", 0, 0, width, LINE),
        emblem(owner, 0, 3, 18),
        label("c-strong", 24, 16.5, name),
        scene.lit_frame(thing, 0, 2, width, 20),
    )
    return Box(width, LINE, markup)


def _wonders(scene: Scene, width: float) -> Box:
    """The wonders that lie face up, and those that stand, with who built and who holds them."""
    boxes = []
    for wonder in scene.table["wonders_on_table"]:
        thing = f"wonder:{wonder}"
        name = scene.name("wonder", wonder)
        words = scene.say("on-table")
        boxes.append(chip(scene, "i-wonder", name, card_facts(scene, thing), width, thing, words))
    for wonder, facts in scene.table["wonders"].items():
        name = scene.name("wonder", wonder)
        roles = [
            f"{scene.say(role)}: {scene.owner(facts[role])}"
            for role in ("builder", "holder")
            if facts[role]
        ]
        standing = any(
            hex["city"] and wonder in hex["city"]["wonders"] for hex in scene.hexes.values()
        )
        place = None if standing else f"wonder:{wonder}"
        more = ", ".join(roles)
        told = [name, *roles, scene.effect("wonder", wonder)]
        boxes.append(chip(scene, "i-wonder", name, told, width, place, more))
    if not boxes:
        boxes = [Box(40, LINE, label("c-gone", 0, 16.5, scene.say("none")))]
    return labelled(scene.say("wonders"), boxes, width, 8)


def _discards(scene: Scene, width: float) -> Box:
    """How many cards are discarded; the newest by name, all of them in the title."""
    discards = scene.table["discards"]
    names = {
        "action": [
            " / ".join(half.name for half in action_halves(scene, card))
            for card in discards["action"]
        ],
        "objective": [],
        "event": [event_name(scene, card) for card in discards["event"]],
    }
    counts = {
        "action": len(discards["action"]),
        "objective": discards["objective"],
        "event": len(discards["event"]),
    }
    boxes = []
    for pile, count in counts.items():
        words = scene.say("pile-count", pile=scene.say("pile", pile=pile), number=count)
        if names[pile]:
            words += f" ({scene.say('last-discard', card=names[pile][-1])})"
        shown = TEXT.fit(words, width / 2)
        title = element("title", "\n".join([words, *names[pile]]))
        markup = group(title, label("c-text", 0, 16.5, shown))
        boxes.append(Box(TEXT.width(shown), LINE, markup))
    return labelled(scene.say("discards"), boxes, width, 24)


# The result


def result_box(scene: Scene, width: float) -> Box:
    """The points of everybody by category, the best first."""
    result: dict[str, Any] | None = scene.view["result"]
    if not result:
        return Box(width, 0, join([]))
    scores = result["scores"]
    categories = [category for category in CATEGORIES if category in scores]
    order = sorted(
        range(len(scene.players)),
        key=lambda player: (not scene.has_won(player), -scores["total"][player]),
    )
    left = 260.0
    step = (width - left - 130) / len(CATEGORIES)
    height = 32 + 34 * len(order) + 8
    parts = [rect("c-panel", 0, 0, width, height, 4)]
    for index, category in enumerate(categories):
        words = scene.say("category", category=category)
        x = left + step * index
        parts.append(sign(CATEGORIES[category], x, 9, 16))
        heading = CAPTION.line("c-caption", x + 21, 22, words, step - 26)
        parts.append(group(element("title", words), heading))
    total = left + step * len(categories)
    parts.append(label("c-caption", total + 10, 22, scene.say("total")))
    for row, player in enumerate(order):
        y = 32 + 34 * row
        if scene.has_won(player):
            wash = rect("c-wash", 1, y, width - 2, 32, 4)
            parts.append(group(wash, class_=f"seat-{player + 1}"))
            parts.append(sign("i-trophy", 12, y + 6, 20))
        parts.append(emblem(terms.OWNERS[player], 42, y + 5, 22))
        parts.append(NAME.line("c-player", 72, y + 22, scene.player(player), left - 84))
        for index, category in enumerate(categories):
            words = points(round(2 * scores[category][player]))
            parts.append(label("c-number", left + step * index + 21, y + 21, words))
        words = scene.say("points", points=points(round(2 * scores["total"][player])))
        parts.append(label("c-name", total + 10, y + 22, words))
    return Box(width, height, join(parts))
