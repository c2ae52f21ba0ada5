"""How far the game has come, and what belongs to nobody, on a page."""

from typing import Final

from kronika.core.drawing import Box, element, flow, group, icon, join, label, rect, sign, stack

from .cards import action_halves, card_facts, event_name, objective_halves
from .scene import EMBLEMS, SEATS, Scene
from .signs import NUMBER, WIDE, Look, caption, chip, emblem
from .table import age_words, unexplored_tiles

DECKS: Final = {
    "action": "i-cards",
    "objective": "i-objective",
    "event": "i-event",
    "wonder": "i-wonder",
}
NEUTRAL: Final = ("barbarians", "pirates")


def status_box(scene: Scene, width: float, look: Look) -> Box:
    """The ages, the decks and the neutral supply, what is in force, wonders to be had."""
    table = scene.table
    names = (
        "age ages round starter decks discards supply lasting events_in_play pacts variants "
        "wonders_on_table wonders tiles_left"
    )
    depends = (
        width,
        repr([table[name] for name in names.split()]),
        unexplored_tiles(scene),
        frozenset(_standing(scene)),
    )
    return scene.part("status", depends, lambda: _status(scene, width, look))


def _status(scene: Scene, width: float, look: Look) -> Box:
    line = 24.0 if look is WIDE else 44.0
    boxes = [_deck(scene, pile, line) for pile in DECKS]
    boxes.append(_tiles(scene, line))
    boxes += [
        _neutral(scene, owner, line)
        for owner in NEUTRAL
        if owner == "barbarians" or scene.table["civilizations"]
    ]
    gap = (width - sum(box.width for box in boxes)) / max(len(boxes) - 1, 1)
    in_force = [*_lasting(scene, width, look), *_wonders(scene, width, look)]
    return stack(
        [
            _ages(scene, width),
            flow(boxes, width + 1, max(min(gap, 24), 8), 0),
            flow(in_force, width, 6, 6) if in_force else Box(0, 0, join([])),
        ],
        6,
    )


# The ages


def _ages(scene: Scene, width: float) -> Box:
    """The age and the round in words, who begins, and a place for each round."""
    table, rounds = scene.table, scene.content.rounds
    now = (table["age"] - 1) * rounds + table["round"] - 1
    count = table["ages"] * rounds
    between = 6.0
    step = (width - between * (table["ages"] - 1)) / count
    parts = []
    for place in range(count):
        x = step * place + between * (place // rounds)
        kind = "c-past" if place < now else "c-ahead"
        parts.append(rect(kind, x + 0.5, 22, step - 3, 8, 2))
        if place == now:
            parts.append(rect("c-now", x - 1, 19, step, 14, 3))
    starter = scene.player(table["starter"])
    words = f"{scene.say('starter')}: {starter}"
    sign_drawn = emblem(f"player-{table['starter'] + 1}", width - 16, 0, 16)
    begins = group(
        element("title", words),
        label("c-text", width - 21, 12.5, scene.say("starter"), "end"),
        sign_drawn,
    )
    facts = [age_words(scene), words, *(_variant(scene, name) for name in table["variants"])]
    title = element("title", "\n".join(facts))
    age = group(title, caption(age_words(scene)).at(0, -3.5), *parts, data_thing="age:track")
    return Box(width, 34, join([age, begins]))


def _variant(scene: Scene, name: str) -> str:
    return f"{scene.name('setting', name)}: {scene.words(f'setting-{name}-help')}"


# Decks and the neutral supply


def _deck(scene: Scene, pile: str, line: float) -> Box:
    left = scene.table["decks"][pile]
    words = scene.say("pile", pile=pile)
    facts = [words, scene.say("deck-left", pile=words, number=left), *_discards(scene, pile)]
    return _number(f"deck:{pile}", DECKS[pile], str(left), facts, line)


def _discards(scene: Scene, pile: str) -> list[str]:
    """The discarded cards of a pile, a line each."""
    discards = scene.table["discards"]
    if pile == "action":
        names = [
            " / ".join(half.name for half in action_halves(scene, card))
            for card in discards["action"]
        ]
    elif pile == "objective":
        names = [
            " / ".join(half.name for half in objective_halves(scene, card))
            for card in discards.get("objective_cards", ())
        ]
    elif pile == "event":
        names = [event_name(scene, card) for card in discards["event"]]
    else:
        return []
    return [f"{scene.say('discards')}: {len(names)}", *names]


def _tiles(scene: Scene, line: float) -> Box:
    left = unexplored_tiles(scene)
    words = scene.say("tiles-left", number=left)
    return _number("deck:tiles", "i-discovery", str(left), [words], line)


def _number(thing: str, name: str, words: str, facts: list[str], line: float) -> Box:
    width = 20 + NUMBER.width(words)
    markup = group(
        element("title", "\n".join(facts)),
        rect("m-hit", 0, 0, width, line),
        sign(name, 0, line / 2 - 8, 16),
        label("c-number", 20, line / 2 + 4.5, words),
        data_thing=thing,
    )
    return Box(width, line, markup)


def _neutral(scene: Scene, owner: str, line: float) -> Box:
    """Barbarians or pirates, and how many pieces they have left; both can be aimed at."""
    supply = scene.table["supply"]
    facts = [scene.owner(owner)]
    if owner == "barbarians":
        count = supply["barbarian_settlements"]
        facts.append(scene.say("left", thing=scene.say("settlements"), number=count))
        facts += [
            scene.say("left", thing=scene.name("unit", unit), number=number)
            for unit, number in supply["barbarians"].items()
            if number
        ]
    else:
        count = supply["pirates"]
        facts.append(scene.say("left", thing=scene.name("unit", "ship"), number=count))
    thing = f"player:{owner}"
    width, top = 23 + NUMBER.width(str(count)), line / 2 - 9
    markup = scene.thing(
        thing,
        facts,
        rect("m-hit", 0, 0, width, line),
        rect("bld", 0, top, 18, 18, 3),
        group(icon(EMBLEMS[owner], 2.5, top + 2.5, 13), class_="m-emblem"),
        label("c-number", 23, line / 2 + 4.5, str(count)),
        scene.lit_frame(thing, -1, top, width + 2, 18),
        class_=SEATS[owner],
    )
    return Box(width, line, markup)


# What lies face up


def _lasting(scene: Scene, width: float, look: Look) -> list[Box]:
    """Events that stay in force, as their cards if these lie there, and pacts."""
    boxes = []
    cards = [(event_name(scene, card), card) for card in scene.table["events_in_play"]]
    shown = {name for name, _ in cards}
    for key, active in scene.table["lasting"].items():
        event = key.replace("_", "-")
        name = scene.name("event", event)
        if active and name not in shown:
            told = [name, scene.say("lasting-one"), scene.effect("event", event)]
            boxes.append(chip(scene, "i-event", name, told, width, look=look))
    for name, card in cards:
        thing = f"event-card:{card}"
        facts = [*card_facts(scene, thing), scene.words("page-in-play")]
        boxes.append(chip(scene, "i-event", name, facts, width, thing, look=look))
    for one, other in scene.table["pacts"]:
        words = scene.words("page-pact", one=scene.owner(one), other=scene.owner(other))
        boxes.append(chip(scene, "i-link", words, [words], width, look=look))
    return boxes


def _standing(scene: Scene) -> set[str]:
    """The wonders that stand in a city."""
    return {
        wonder for hex in scene.hexes.values() if hex["city"] for wonder in hex["city"]["wonders"]
    }


def _wonders(scene: Scene, width: float, look: Look) -> list[Box]:
    """The wonders that anybody may build, and those that stand no more."""
    boxes = []
    for wonder in scene.table["wonders_on_table"]:
        thing = f"wonder:{wonder}"
        name, facts = scene.name("wonder", wonder), card_facts(scene, thing)
        more = scene.say("on-table")
        boxes.append(chip(scene, "i-wonder", name, facts, width, thing, more, look))
    standing = _standing(scene)
    for wonder in scene.table["wonders"]:
        if wonder not in standing:
            thing = f"wonder:{wonder}"
            name, facts = scene.name("wonder", wonder), card_facts(scene, thing)
            boxes.append(chip(scene, "i-wonder", name, facts, width, thing, look=look))
    return boxes
