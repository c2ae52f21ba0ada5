"""Cards in words: both halves of action and objective cards, wonders, great persons."""

from collections.abc import Sequence
from typing import Final, final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    flow,
    group,
    join,
    label,
    rect,
    sign,
)

from .. import terms
from .scene import Scene
from .signs import ALONE, GOOD_SIGNS, NARROW, NUMBER, WIDE, Look, caption, squeezed

TEXT: Final = Type(12.5)
WIDTH: Final = 165.0
HEIGHT: Final = 94.0
PAD: Final = 8.0
USERS: Final = {"army": "i-infantry", "ship": "i-ship", "fortress": "i-fortress"}


@final
class Half:
    """A half of a card: a sign, a name, who uses it and when, and what it costs."""

    def __init__(
        self,
        sign: str,
        name: str,
        facts: str,
        effect: str,
        cost: Sequence[int] = (),
        users: Sequence[str] = (),
    ) -> None:
        self.sign = sign
        self.name = name
        self.facts = facts
        self.effect = effect
        self.cost = cost
        self.users = users

    def words(self, scene: Scene) -> str:
        """The half on one line."""
        users = ", ".join(scene.say("fighter", fighter=fighter) for fighter in self.users)
        cost = scene.goods(self.cost)
        facts = [users, self.facts, scene.say("costs", goods=cost) if cost else ""]
        told = ", ".join(fact for fact in facts if fact)
        return f"{self.name}: {told}" if told else self.name


def action_halves(scene: Scene, card: str) -> list[Half]:
    """The civil half of an action card and the one for combat."""
    content = scene.content
    index = content.action_ids.index(card)
    civil, tactics = content.action_civil[index], content.action_tactics[index]
    kind = scene.say("kind", kind=terms.ACTION_KINDS[content.civil_kind[civil]])
    users = [
        fighter
        for bit, fighter in enumerate(terms.FIGHTERS)
        if content.tactics_users[tactics] >> bit & 1
    ]
    facts = []
    if content.tactics_role[tactics] != terms.ROLE_ANY:
        facts.append(scene.say("role", role=terms.ROLES[content.tactics_role[tactics]]))
    if content.tactics_place[tactics] != terms.PLACE_ANY:
        facts.append(scene.say("where", place=terms.PLACES[content.tactics_place[tactics]]))
    return [
        Half(
            "i-cards",
            scene.name("civil", terms.CIVIL_EFFECTS[civil]),
            kind,
            scene.effect("civil", terms.CIVIL_EFFECTS[civil]),
            content.civil_cost[civil],
        ),
        Half(
            "i-campaign",
            scene.name("tactics", terms.TACTICS_EFFECTS[tactics]),
            ", ".join(facts),
            scene.effect("tactics", terms.TACTICS_EFFECTS[tactics]),
            users=users,
        ),
    ]


def objective_halves(scene: Scene, card: str) -> list[Half]:
    """The two objectives of a card, of which one can be completed."""
    content = scene.content
    index = content.objective_ids.index(card)
    halves = []
    for sign_name, objectives in (
        ("i-objective", content.objective_upper),
        ("i-campaign", content.objective_lower),
    ):
        objective = objectives[index]
        timing = scene.say("timing", timing=terms.TIMINGS[content.objective_timing[objective]])
        halves.append(
            Half(
                sign_name,
                scene.name("objective", terms.OBJECTIVES[objective]),
                timing,
                scene.words(f"objective-{terms.OBJECTIVES[objective]}-condition"),
                content.objective_cost[objective],
            )
        )
    return halves


def wonder_halves(scene: Scene, wonder: str) -> list[Half]:
    """A wonder, and what one needs to build it."""
    content = scene.content
    index = terms.WONDERS.index(wonder)
    needed = scene.name("advance", terms.ADVANCES[content.wonder_advance[index]])
    return [
        Half(
            "i-wonder",
            scene.name("wonder", wonder),
            "",
            scene.effect("wonder", wonder),
            content.wonder_cost[index],
        ),
        Half("", "", scene.say("needs", list=needed), ""),
    ]


def event_name(scene: Scene, card: str) -> str:
    """The name of an event card, which is that of its text."""
    text = scene.content.event_text[scene.content.event_ids.index(card)]
    return scene.name("event", terms.EVENTS[text])


def person_halves(scene: Scene, card: str) -> list[Half]:
    """A great person, and when it is played."""
    content = scene.content
    text = content.event_text[content.event_ids.index(card)]
    kind = content.event_kind[text]
    words = "" if kind == terms.NONE else scene.say("kind", kind=terms.ACTION_KINDS[kind])
    effect = scene.effect("event", terms.EVENTS[text])
    return [Half("i-leader" if words else "i-event", event_name(scene, card), words, effect)]


def halves_of(scene: Scene, thing: str) -> list[Half]:
    """What a card says, by its id as a thing."""
    kind, _, card = thing.partition(":")
    if kind == "action-card":
        return action_halves(scene, card)
    if kind == "objective-card":
        return objective_halves(scene, card)
    if kind == "wonder":
        return wonder_halves(scene, card)
    return person_halves(scene, card)


def card_facts(scene: Scene, thing: str) -> list[str]:
    """A card in words: each half, and what it does."""
    facts = []
    for half in halves_of(scene, thing):
        facts += [half.words(scene).removeprefix(": "), half.effect]
    return [fact for fact in facts if fact]


def card_box(
    scene: Scene,
    thing: str,
    look: Look = ALONE,
    width: float = WIDTH,
    height: float = HEIGHT,
) -> Box:
    """A card of a hand, face up."""
    halves = halves_of(scene, thing)
    parts: list[Markup] = [rect("c-card", 0, 0, width, height, 4)]
    for index, half in enumerate(halves):
        top = index * height / 2
        parts.append(_half(half, top, width, height, look))
        if index and half.name:
            parts.append(rect("c-rule", PAD, top, width - 2 * PAD, 1))
    if len(halves) == 1:
        room, lines = width - 2 * PAD, int(height / 2 / 15)
        parts.append(_lines(halves[0].effect, PAD, height / 2 + 7, room, lines, look))
    ring = scene.lit_frame(thing, 0, 0, width, height)
    return Box(width, height, scene.thing(thing, card_facts(scene, thing), *parts, ring))


def _half(half: Half, top: float, width: float, height: float, look: Look) -> Markup:
    if not half.name:
        return _lines(half.facts, PAD, top + 20, width - 2 * PAD, 2, look)
    room, lower = width - 2 * PAD - 20, top + height / 4
    name = look.card.line("c-title", PAD + 20, top + 19, half.name, room)
    if look.card.width(half.name) > room:
        name = look.title.line("c-title small", PAD + 20, top + 19, half.name, room)
    users = [
        sign(USERS[user], PAD + 19 * index, lower + 1.5, 16)
        for index, user in enumerate(half.users)
    ]
    left = PAD + 19 * len(users) + (3 if users else 0)
    cost = _cost(half.cost)
    right = width - PAD - cost.width
    at = cost.at(right if half.facts else PAD, lower + 1.5)
    room = right - left - (6 if cost.width else 0)
    facts = _lines(half.facts, left, lower + 14.5, room, 1, look) if half.facts else NOTHING_DRAWN
    return join([sign(half.sign, PAD, top + 6, 16), name, *users, facts, at])


def _cost(counts: Sequence[int]) -> Box:
    """What is to be paid: a sign and a number for each good."""
    parts = []
    x = 0.0
    for good, count in zip(terms.GOODS, counts):
        if count:
            parts.append(sign(GOOD_SIGNS[good], x, 0, 15))
            parts.append(label("c-number", x + 17, 13, str(count)))
            x += 17 + NUMBER.width(str(count)) + 6
    return Box(max(x - 6, 0), 18, join(parts))


def _lines(words: str, x: float, y: float, room: float, lines: int, look: Look) -> Markup:
    return join(
        look.text.line("c-text", x, y + 15 * index, row, room)
        for index, row in enumerate(look.text.wrap(words, room, lines))
    )


TILE: Final = 42.0


def tile_box(scene: Scene, thing: str, width: float) -> Box:
    """A card of a hand, as small as it can be: the names of both halves, and what they cost."""
    parts: list[Markup] = [rect("c-card", 0, 0, width, TILE, 4)]
    for index, half in enumerate(_tile_halves(halves_of(scene, thing))):
        top = index * TILE / 2
        cost = _cost(half.cost)
        room = width - 29 - (cost.width + 6 if cost.width else 0)
        if half.name:
            parts.append(sign(half.sign, 5, top + 3.5, 15))
            parts.append(squeezed(WIDE.title, "c-title small", 24, top + 15.5, half.name, room))
        elif room > 50:
            parts.append(TEXT.line("c-text", 24, top + 15, half.facts, room))
        parts.append(cost.at(width - 8 - cost.width, top + 2.5))
    ring = scene.lit_frame(thing, 0, 0, width, TILE)
    return Box(width, TILE, scene.thing(thing, card_facts(scene, thing), *parts, ring))


def _tile_halves(halves: Sequence[Half]) -> list[Half]:
    """Two lines of a card: one that has no halves has its name alone on the first."""
    first = halves[0]
    if len(halves) > 1 and halves[1].name:
        return list(halves)
    facts = halves[1].facts if len(halves) > 1 else first.facts
    return [Half(first.sign, first.name, "", ""), Half("", "", facts, "", first.cost)]


# Hands


def hand_things(scene: Scene, number: int) -> list[tuple[str, list[str]]]:
    """The cards of a hand that the viewer sees, by sort."""
    hand = scene.players[number]["hand"]
    if hand is None:
        return []
    sorts = (
        ("action", "action-card"),
        ("objective", "objective-card"),
        ("wonder", "wonder"),
        ("persons", "event-card"),
    )
    return [(sort, [f"{kind}:{card}" for card in hand[sort]]) for sort, kind in sorts if hand[sort]]


def hand_box(scene: Scene, width: float) -> Box:
    """The viewer's own cards."""
    things = hand_things(scene, scene.first)
    if not things:
        return Box(width, 0, NOTHING_DRAWN)
    boxes: list[Box] = []
    for sort, cards in things:
        words = scene.say("hand-of", sort=sort, number=len(cards))
        for index, thing in enumerate(cards):
            drawn = card_box(scene, thing)
            head = caption(words) if not index else Box(0, 0, NOTHING_DRAWN)
            markup = group(head.markup, drawn.at(0, 24))
            boxes.append(Box(max(WIDTH, head.width), HEIGHT + 24, markup))
    return flow(boxes, width, 12, 6)


def offered_box(scene: Scene, things: Sequence[str], width: float, look: Look = ALONE) -> Box:
    """Cards that can be chosen now and lie nowhere else: shown, drawn or discarded ones."""
    cards = ("action-card", "objective-card", "event-card", "wonder")
    shown = [thing for thing in things if thing.partition(":")[0] in cards]
    if look is NARROW:
        boxes = [card_box(scene, thing, look, (width - 12) / 2, 104) for thing in shown]
    else:
        boxes = [card_box(scene, thing, look) for thing in shown]
    boxes += [
        _other(scene, thing, look) for thing in things if thing.partition(":")[0] not in cards
    ]
    words = caption(scene.say("offered"))
    drawn = flow(boxes, width, 12, 12)
    return Box(width, drawn.height + 28, join([words.markup, drawn.at(0, 28)]))


def _other(scene: Scene, thing: str, look: Look) -> Box:
    """Something that is no card, with its name."""
    kind, _, id = thing.partition(":")
    words = scene.owner(id) if kind == "player" else thing_name(scene, kind, id)
    facts = [words]
    if kind == "leader":
        facts.append(scene.words(f"leader-{id}-abilities"))
    elif kind in ("advance", "special"):
        facts.append(scene.effect(kind, id))
    width, height = look.strong.width(words) + 2 * PAD, look.chip + 2
    return Box(
        width,
        height,
        scene.thing(
            thing,
            facts,
            rect("c-card", 0, 0, width, height, 4),
            look.strong.line("c-strong", PAD, height / 2 + 4.5, words, width),
            scene.lit_frame(thing, 0, 0, width, height),
        ),
    )


def thing_name(scene: Scene, kind: str, id: str) -> str:
    """The name of a thing of any kind."""
    if kind in ("hex", "city"):
        return id.upper()
    return scene.name(kind, id)
