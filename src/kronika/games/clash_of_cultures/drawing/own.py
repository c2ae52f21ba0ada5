"""The board of one player on a page: the viewer's, or for a spectator the first player's."""

from collections.abc import Callable, Sequence
from typing import Final

from kronika.core.drawing import Box, Type, element, flow, group, label, rect, sign, stack

from .. import terms
from .cards import card_box, hand_things, tile_box
from .players import TOKENS, Panel
from .scene import Scene, points
from .signs import GOOD_SIGNS, NARROW, NUMBER, WIDE, Look, caption, emblem, nothing, stat
from .technology import grid_box, specials_box

NAME: Final = Type(17, "book")
RESOURCES: Final = terms.GOODS[: terms.RESOURCE_COUNT]
GAP: Final = 6.0
SUPPLY_LINE: Final = 20.0


def wide_box(scene: Scene, width: float) -> Box:
    """The board without the hand, beside the map."""
    panel = Panel(scene, scene.first)
    return scene.still("own", [panel.shown(), width], lambda: _wide(panel, width))


def _wide(panel: Panel, width: float) -> Box:
    scene = panel.scene
    columns = 4 if width > 500 else 3
    return stack(
        [
            _head(panel, width, 28),
            panel.stocks(width, RESOURCES),
            _supply(panel, width, supply_box),
            _hidden(panel, width),
            grid_box(scene, scene.first, width, columns, WIDE, GAP),
            _specials(panel, width, WIDE, 24, 4),
            _leaders(panel, width, WIDE, 24),
            rest_box(panel, width, WIDE),
        ],
        GAP,
    )


def narrow_box(scene: Scene, width: float) -> Box:
    """The same for a phone, where all lies below each other."""
    panel = Panel(scene, scene.first)
    upper = stack(
        [
            _head(panel, width, 44),
            panel.stocks(width, RESOURCES),
            _hidden(panel, width),
            _specials(panel, width, NARROW, 44, 8),
            _leaders(panel, width, NARROW, 44),
            rest_box(panel, width, NARROW),
        ],
        12,
    )
    grid = grid_box(scene, scene.first, width, 2, NARROW, 10)
    return stack([upper, grid, _supply(panel, width, supplies_box)], 16)


def _head(panel: Panel, width: float, height: float) -> Box:
    scene = panel.scene
    key = (panel.number, panel.state(), width)
    return scene.part("head", key, lambda: head_box(panel, width, height))


def _supply(panel: Panel, width: float, draw: Callable[[Panel, float], Box]) -> Box:
    key = (panel.number, tuple(panel.supply()), width)
    return panel.scene.part("supply", key, lambda: draw(panel, width))


def _hidden(panel: Panel, width: float) -> Box:
    key = (panel.player["hand"] is None, repr(panel.player["hand_sizes"]), width)
    return panel.scene.part("backs", key, lambda: flow(_hidden_cards(panel), width, 18))


def _specials(panel: Panel, width: float, look: Look, height: float, gap: float) -> Box:
    scene, number = panel.scene, panel.number
    key = (number, tuple(panel.player["specials"]), width)
    return scene.part(
        "specials", key, lambda: specials_box(scene, number, width, 2, look, height, gap)
    )


def _leaders(panel: Panel, width: float, look: Look, height: float) -> Box:
    player = panel.player
    key = (panel.number, player["leader"], tuple(player["leaders_left"]), width)
    return panel.scene.part("leaders", key, lambda: leaders_box(panel, width, look, height))


def head_box(panel: Panel, width: float, height: float = 28) -> Box:
    """The name, the event tracker, the tokens and the points; it stands for the player."""
    scene, player = panel.scene, panel.player
    thing, base = f"player:{panel.owner}", height / 2 + 6
    words = scene.say("points", points=points(sum(player["points"].values())))
    right = width - NAME.width(words)
    parts = [
        rect("m-hit", 0, 0, width, height),
        emblem(panel.owner, 0, height / 2 - 12, 24),
        label("c-name", width, base, words, "end"),
    ]
    boxes = [
        stat(GOOD_SIGNS[good], str(count), f"{scene.name('good', good)}: {count}", not count)
        for good, count in player["stock"].items()
        if good in TOKENS
    ]
    for box in [*reversed(boxes), panel.tracker()]:
        right -= box.width + 12
        parts.append(box.at(right, height / 2 - 12))
    parts.append(NAME.line("c-player", 32, base, panel.name, right - 42))
    facts = panel.standing()
    ring = scene.lit_frame(thing, 0, 0, width, height)
    return Box(width, height, scene.thing(thing, facts, *parts, ring))


def supply_box(panel: Panel, width: float) -> Box:
    """What is not yet placed, on one line."""
    say = panel.scene.say
    boxes = [
        _small(name, str(count), say("left", thing=words, number=count), not count)
        for name, words, count in panel.supply()
    ]
    room = width - sum(box.width for box in boxes)
    return flow(boxes, width + 1, min(room / (len(boxes) - 1), 14), 0)


def _small(name: str, words: str, title: str, pale: bool) -> Box:
    """A sign with a number, closer than elsewhere."""
    width = 15 + NUMBER.width(words)
    markup = group(
        element("title", title),
        rect("m-hit", 0, 0, width, SUPPLY_LINE),
        sign(name, 0, 3, 14),
        label("c-number", 15, 14.5, words),
        class_="c-pale" if pale else None,
    )
    return Box(width, SUPPLY_LINE, markup)


def _hidden_cards(panel: Panel) -> list[Box]:
    """The backs of a hand that the viewer does not see."""
    if panel.player["hand"] is not None:
        return []
    sizes = panel.player["hand_sizes"]
    return [panel.backs(sort) for sort in sizes if sizes[sort]]


def supplies_box(panel: Panel, width: float) -> Box:
    """What is not yet placed, with its heading."""
    scene = panel.scene
    boxes = [
        stat(name, str(count), scene.say("left", thing=words, number=count), not count)
        for name, words, count in panel.supply()
    ]
    return stack([caption(scene.say("supply")), flow(boxes, width, 16, 6)], 2)


def leaders_box(panel: Panel, width: float, look: Look, height: float) -> Box:
    """The leaders side by side, the one in play first."""
    leaders = panel.leaders()
    if not leaders:
        return nothing()
    gap = 6.0
    # One alone would be as wide as the board.
    cell = (width - gap * 2) / 3 if look is WIDE else (width - gap) / 2
    boxes = [_leader(panel, leader, cell, height, look) for leader in leaders]
    return flow(boxes, width + 1, gap, 8)


def _leader(panel: Panel, leader: str, width: float, height: float, look: Look) -> Box:
    here = leader == panel.player["leader"]
    thing, facts = f"leader:{leader}", panel.leader_facts(leader)
    type, class_ = (look.strong, "c-strong") if here else (look.text, "c-gone")
    icon = sign("i-leader", 7, height / 2 - 8, 16)
    markup = panel.scene.thing(
        thing,
        facts,
        rect("c-wash" if here else "c-label", 0, 0, width, height, 4),
        rect("c-panel", 0, 0, width, height, 4),
        panel.scene.lit_row(thing, 0, 0, width, height),
        icon if here else group(icon, class_="c-pale"),
        type.line(class_, 28, height / 2 + 4.5, facts[0], width - 34),
        class_=f"seat-{panel.number + 1}",
    )
    return Box(width, height, markup)


def rest_box(panel: Panel, width: float, look: Look) -> Box:
    """Wonders, completed objectives, great persons, captives and rare counts."""
    player = panel.player
    names = ("completed", "open_persons", "captives", "defeated_leaders", "rune_stones")
    held = [
        (wonder, facts["builder"], facts["holder"])
        for wonder, facts in panel.scene.table["wonders"].items()
        if panel.owner in (facts["builder"], facts["holder"])
    ]
    key = (panel.number, width, repr(held), repr([player[name] for name in names]))
    return panel.scene.part("rest", key, lambda: _rest(panel, width, look))


def _rest(panel: Panel, width: float, look: Look) -> Box:
    boxes = [
        *panel.wonders(width, look),
        *panel.completed(width, look),
        *panel.persons(width, look),
    ]
    small = panel.captives()
    small += [stat(name, str(count), words) for name, count, words in panel.rare()]
    boxes += [Box(box.width, look.chip, box.at(0, (look.chip - box.height) / 2)) for box in small]
    return flow(boxes, width, 6, 6) if boxes else nothing()


# The hand


def hand_box(
    scene: Scene, things: Sequence[str], width: float, look: Look, place: str = "hand"
) -> Box:
    """Cards of the viewer under their heading."""
    if not things:
        return nothing()
    facts = [things, width, look is WIDE]
    return scene.still(place, facts, lambda: _hand(scene, things, width, look, place))


def _hand(scene: Scene, things: Sequence[str], width: float, look: Look, place: str) -> Box:
    gap = 8.0 if look is WIDE else 12.0
    columns = max(2, int(width // 145)) if look is WIDE else 2
    cell = (width - gap * (columns - 1)) / columns
    boxes = [_card(scene, thing, cell, look, place) for thing in things]
    words = caption(scene.say("hand"))
    # The rings of cards that can be chosen reach up to here.
    heading = Box(words.width, 22, words.at(0, -3))
    return stack([heading, flow(boxes, width + 1, gap, gap)], 0)


def hand_of(scene: Scene) -> list[str]:
    """The cards that the viewer has in hand."""
    return [thing for _, cards in hand_things(scene, scene.first) for thing in cards]


def _card(scene: Scene, thing: str, width: float, look: Look, place: str) -> Box:
    def draw() -> Box:
        if look is WIDE:
            return tile_box(scene, thing, width)
        return card_box(scene, thing, look, width, 104)

    return scene.part(f"{place} {thing}", (width, look is WIDE), draw)
