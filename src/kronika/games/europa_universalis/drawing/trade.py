"""Trade: the cards that are revealed, every node with who is strong there, protection at sea."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    circle,
    element,
    group,
    icon,
    join,
    label,
    path,
    rect,
    sign,
    stack,
)

from ..places import ZONES
from .facts import node_facts, zone_facts
from .panels import (
    EMPTY,
    LINE,
    NOTE,
    NUMBER,
    STRONG,
    caption,
    chip,
    columns,
    ends,
    inner,
    is_narrow,
    line_of,
    player_name,
    say,
    seat_sign,
    sheet,
    text,
)
from .scene import NOTHING, Facts, Scene

CARD: Final = 300.0
COLUMN: Final = 320.0
GAP: Final = 16.0
CELL: Final = 18.0
TOTAL: Final = Type(14, bold=True)


def revealed_box(scene: Scene, width: float) -> Box:
    """The trade that is under way: who trades, and the cards that he has revealed; nothing if
    nobody does."""
    revealed: Facts | None = scene.table["trade"]["revealed"]
    if revealed is None:
        return EMPTY

    def draw() -> Box:
        body = _revealed(scene, revealed, inner(width))
        return sheet("i-commerce", say(scene, "trade-now"), body, width)

    return scene.part("panel-revealed", (repr(revealed), _maritime(scene), width), draw)


def _maritime(scene: Scene) -> tuple[str, ...]:
    return tuple(node for node, facts in scene.table["trade"]["nodes"].items() if facts["maritime"])


def trade_box(scene: Scene, width: float) -> Box:
    """Every node with who is strong there, and the slots of Trade Protection; nothing where there
    is no trade."""
    trade: Facts = scene.table["trade"]
    if not trade["nodes"]:
        return EMPTY
    depends = (
        repr((trade["nodes"], trade["left"], scene.table["nodes"])),
        repr([(player["merchants"], player["merchant_count"]) for player in scene.players]),
        repr((scene.table["zones"], [player["fleet"] for player in scene.players])),
        (scene.viewer, width),
    )
    return scene.part("panel-trade", depends, lambda: _trade(scene, trade, width))


def _trade(scene: Scene, trade: Facts, width: float) -> Box:
    room = inner(width)
    parts = [_merchants(scene, room)]
    count = max(1, int((room + GAP) // COLUMN))
    wide = (room - GAP * (count - 1)) / count
    idle = [node for node in trade["nodes"] if count == 1 and _is_idle(scene, node)]
    rows = [
        _node(scene, node, facts, wide)
        for node, facts in trade["nodes"].items()
        if node not in idle
    ]
    parts += [caption(say(scene, "nodes"), room), columns(rows, room, count, GAP)]
    if idle:
        chips = [
            chip(scene, f"node:{node}", scene.name("node", node), node_facts(scene, node))
            for node in idle
        ]
        parts += [caption(say(scene, "other-nodes"), room), line_of(chips, room, 5)]
    zones = _guarded(scene)
    if zones:
        rows = [_zone(scene, zone, wide) for zone in zones]
        parts += [caption(say(scene, "protection"), room), columns(rows, room, count, GAP)]
    note = say(scene, "trade-deck", number=trade["left"])
    return sheet("i-commerce", say(scene, "trade"), stack(parts, 6), width, "", note)


def _merchants(scene: Scene, width: float) -> Box:
    """How many Merchants each player has, and how many of them have traded."""
    boxes = []
    for seat, player in enumerate(scene.players):
        laid = sum(merchant["laid"] for merchant in player["merchants"])
        many = player["merchant_count"]
        told = say(scene, "merchants-of", realm=scene.player(seat), number=many, laid=laid)
        discs = [_disc(scene, seat, 24 + 16 * place, place >= many - laid) for place in range(many)]
        drawn = group(element("title", told), seat_sign(scene, seat, 0, 4, 17), *discs)
        boxes.append(Box(24 + 16 * many, 26, drawn))
    return line_of([text(say(scene, "merchants")), *boxes], width, 14)


def _disc(scene: Scene, seat: int, x: float, laid: bool) -> Markup:
    class_ = f"mer laid {scene.seat(seat)}" if laid else f"mer {scene.seat(seat)}"
    disc = group(circle("", x + 7, 13, 7), icon("i-merchant", x + 2.5, 8.5, 9), class_=class_)
    return group(disc, class_="eu-node")


# Nodes


def _is_idle(scene: Scene, node: str) -> bool:
    """Whether nothing is to be seen in a node: where room is short, its name is enough."""
    facts: Facts = scene.table["trade"]["nodes"][node]
    state: Facts = scene.table["nodes"].get(node, NOTHING)
    return not any(facts["power"]) and not state and scene.viewer not in facts["reach"]


def _node(scene: Scene, node: str, facts: Facts, width: float) -> Box:
    """A node: Trade Power of who has a Merchant there, Pirates, and whether the viewer's chain
    leads to it."""
    state: Facts = scene.table["nodes"].get(node, NOTHING)
    boxes = []
    if state.get("pirates"):
        told = scene.say("pirates")
        mark = group(circle("", 8, 13, 8), icon("i-pirate", 2.5, 7.5, 11), class_="robbers")
        number = NOTHING_DRAWN
        if state["pirates"] > 1:
            number = label("ep-num", 19, 17.5, str(state["pirates"]))
        drawn = group(element("title", told), group(mark, class_="eu-node"), number)
        boxes.append(Box(18 if state["pirates"] < 2 else 28, 26, drawn))
    for seat, power in enumerate(facts["power"]):
        if power:
            boxes.append(_power(scene, node, seat, power))
    held = line_of(boxes, width, 6) if boxes else EMPTY
    reach = scene.viewer in facts["reach"]
    check = NOTHING_DRAWN
    if reach:
        check = group(element("title", say(scene, "in-reach")), sign("i-check", 24, 6, 14))
    thing = f"node:{node}"
    start = 42.0
    name = STRONG.fit(scene.name("node", node), width - held.width - start - 12)
    wide = start + STRONG.width(name) + 4
    drawn = scene.thing(
        thing,
        _facts(scene, node, facts),
        rect("m-hit", -2, 2, wide, LINE - 4, 4),
        _lozenge(facts["maritime"], bool(state.get("expanded"))),
        check,
        label("ep-strong" if reach else "ep-word", start, LINE / 2 + 4.5, name),
        scene.lit_frame(thing, -2, 3, wide + 2, LINE - 6, 4),
    )
    row = ends(Box(wide, LINE, drawn), held, width)
    line = rect("ep-rule", 0, LINE + 1, width, 1)
    return Box(width, LINE + 3, join([row.at(0, 1), line]))


def _facts(scene: Scene, node: str, facts: Facts) -> list[str]:
    found = node_facts(scene, node)
    for seat, power in enumerate(facts["power"]):
        if power:
            found.append(say(scene, "trade-power-of", realm=scene.player(seat), number=power))
    if facts["reach"]:
        realms = ", ".join(scene.player(seat) for seat in facts["reach"])
        found.append(say(scene, "reached-by", realms=realms))
    return found


def _lozenge(maritime: bool, expanded: bool) -> Markup:
    parts = [
        path("", "M10 3L20 13 10 23 0 13z"),
        icon("i-port" if maritime else "i-wagon", 5, 8, 10),
    ]
    drawn = [group(*parts, class_="eu-node")]
    if expanded:
        plus = group(circle("", 18, 6, 5.5), icon("i-plus", 14, 2, 8), class_="eu-neutral")
        drawn.append(plus)
    return join(drawn)


def _power(scene: Scene, node: str, seat: int, power: int) -> Box:
    """The Trade Power of a player in a node; pale if his Merchant there has traded."""
    laid = any(
        merchant["laid"]
        for merchant in scene.players[seat]["merchants"]
        if merchant["node"] == node
    )
    told = say(scene, "trade-power-of", realm=scene.player(seat), number=power)
    words = str(power)
    drawn = group(
        element("title", f"{told}, {say(scene, 'merchant-laid')}" if laid else told),
        group(seat_sign(scene, seat, 0, 4.5, 17), class_="c-out" if laid else None),
        label("ep-num", 20, 17.5, words),
    )
    return Box(21 + NUMBER.width(words), 26, drawn)


# Protection


def _guarded(scene: Scene) -> list[str]:
    """Sea Zones with slots, if anybody is on one of them."""
    slots = scene.atlas.zone_slots
    zones = [ZONES[zone] for zone in scene.atlas.zones if slots[zone]]
    facts = scene.table["zones"]
    return [zone for zone in zones if any(facts.get(zone, NOTHING).get("guards", ()))]


def _zone(scene: Scene, zone: str, width: float) -> Box:
    """The slots of a Sea Zone with the Light Ships on them."""
    guards = scene.table["zones"].get(zone, NOTHING).get("guards", ())
    filled = [seat for seat, many in enumerate(guards) for _ in range(many)]
    total = max(scene.atlas.zone_slots[ZONES.index(zone)], len(filled))
    parts = []
    for place in range(total):
        x = place * (CELL + 6)
        if place < len(filled):
            plate = rect("f", x, 6, CELL, 14, 6)
            ship = icon("i-light-ship", x + 3.5, 7.5, 11)
            parts.append(group(plate, ship, class_=scene.seat(filled[place])))
        else:
            parts.append(rect("", x, 6, CELL, 14, 6))
    held = Box(total * (CELL + 6) - 6, 26, group(*parts, class_="eu-slots"))
    thing = f"zone:{zone}"
    name = STRONG.fit(scene.name("zone", zone), width - held.width - 16)
    wide = STRONG.width(name) + 6
    drawn = scene.thing(
        thing,
        zone_facts(scene, zone),
        rect("m-hit", -3, 2, wide, LINE - 4, 4),
        label("ep-strong", 0, LINE / 2 + 4.5, name),
        scene.lit_frame(thing, -3, 3, wide + 2, LINE - 6, 4),
    )
    row = ends(Box(wide, LINE, drawn), held, width)
    line = rect("ep-rule", 0, LINE + 1, width, 1)
    return Box(width, LINE + 3, join([row.at(0, 1), line]))


# Revealed cards


def _revealed(scene: Scene, revealed: Facts, width: float) -> Box:
    """EU-12.0.2: who trades, and his cards."""
    head = [player_name(scene, revealed["trader"], width), text(say(scene, "trades"))]
    cards: Sequence[Facts] = revealed["cards"]
    if not cards:
        return line_of(head, width, 10)
    count = 1 if is_narrow(width) else min(len(cards), max(1, int((width + GAP) // CARD)))
    wide = (width - GAP * (count - 1)) / count
    drawn = [_Card(scene, revealed, card, wide) for card in cards]
    rows = []
    for first in range(0, len(drawn), count):
        group_ = drawn[first : first + count]
        high = max(card.height for card in group_)
        placed = [card.drawn(high).at((wide + GAP) * n, 0) for n, card in enumerate(group_)]
        rows.append(Box(width, high, join(placed)))
    return stack([line_of(head, width, 10), *rows], 6)


class _Card:
    """A trade card: its good, its nodes with Key Provinces, and what rows of Trade Power bring."""

    def __init__(self, scene: Scene, revealed: Facts, card: Facts, width: float) -> None:
        self.scene = scene
        self.card = card
        self.trader: int = revealed["trader"]
        self.powers: Sequence[int] = revealed["powers"]
        self.width = width
        self.room = width - 20
        self.body = stack([self._node(each) for each in card["nodes"]], 6)
        self.height = 34 + self.body.height + 8 + self._table().height + 8

    def drawn(self, height: float) -> Box:
        """The card, as high as those beside it."""
        scene, card = self.scene, self.card
        thing = f"trade:{card['card']}"
        table = self._table()
        good = scene.name("good", card["good"])
        facts = [scene.name("trade", card["card"])]
        drawn = scene.thing(
            thing,
            facts,
            rect("ep-chip", 0.5, 0.5, self.width - 1, height - 1, 5),
            rect("ep-gold", 1, 1, self.width - 2, 6, 3),
            label("ep-name", 10, 26, good),
            label("ep-note", self.width - 10, 25, card["card"].upper(), "end"),
            self.body.at(10, 34),
            table.at(10, height - table.height - 8),
            scene.lit_frame(thing, 1, 1, self.width - 2, height - 2, 5),
        )
        return Box(self.width, height, drawn)

    def _node(self, node: Facts) -> Box:
        """A node of the card; what who trades and others would collect there at most."""
        scene = self.scene
        maritime = scene.table["trade"]["nodes"].get(node["node"], NOTHING).get("maritime", True)
        collectors = [self._collector(each) for each in node["collectors"]]
        right = line_of(collectors, self.room, 8) if collectors else EMPTY
        words = scene.name("node", node["node"])
        name = STRONG.fit(words, self.room - 22 - right.width - 8)
        class_ = "ep-strong" if node["open"] else "ep-word"
        left = join(
            [
                sign("i-port" if maritime else "i-wagon", 0, 4, 15),
                label(class_, 20, 16.5, name),
            ]
        )
        head = ends(Box(20 + STRONG.width(name), 24, left), right, self.room)
        rows = [head]
        if node["keys"]:
            keys = ", ".join(self._key(key) for key in node["keys"])
            lines = NOTE.wrap(keys, self.room - 20, 2)
            drawn = [label("ep-note", 20, 12 + 15 * n, line) for n, line in enumerate(lines)]
            rows.append(Box(self.room, 15.0 * len(lines) + 1, join(drawn)))
        if node["needs"] and not node["open"]:
            rows.append(self._note(say(scene, f"needs-{node['needs']}")))
        if node["secondary"]:
            place = scene.name("node", node["secondary"])
            if node["secondary_open"]:
                income = node["secondary_income"]
                words = say(scene, "secondary-open", node=place, number=income)
            else:
                words = say(scene, "secondary", node=place)
            rows.append(self._note(words))
        return stack(rows, 0)

    def _note(self, words: str) -> Box:
        return Box(self.room, 16, NOTE.line("ep-note", 20, 12, words, self.room - 20))

    def _key(self, key: Facts) -> str:
        name = self.scene.name("province", key["province"]) + " +" * key["plus"]
        owner = key["seat"]
        return name if owner is None else f"{name} ({self.scene.player(owner)})"

    def _collector(self, facts: Facts) -> Box:
        scene = self.scene
        told = say(
            scene,
            "collects-at-most",
            realm=scene.player(facts["seat"]),
            power=facts["power"],
            number=facts["income"],
        )
        words = str(facts["income"])
        radius = 10.0
        drawn = group(
            element("title", told),
            seat_sign(scene, facts["seat"], 0, 4, 16),
            circle("c-coin", 20 + radius, 12, radius),
            label("c-coin-number", 20 + radius, 16.5, words, "middle"),
        )
        return Box(20 + 2 * radius, 24, drawn)

    def _table(self) -> Box:
        """EU-12.1.1: rows of Trade Power, ducats, ducats in an expanded node."""
        scene = self.scene
        third = self.room / 3
        heads = ("row-power", "row-ducats", "row-expanded")
        rows = [
            Box(
                self.room,
                18,
                join(
                    label("ep-note", third * (n + 0.5), 13, say(scene, name), "middle")
                    for n, name in enumerate(heads)
                ),
            )
        ]
        for place, (least, (plain, expanded)) in enumerate(zip(self.powers, self.card["rows"])):
            above = self.powers[place - 1] - 1 if place else None
            power = f"{least}+" if above is None else str(least)
            if above is not None and above > least:
                power = f"{least}–{above}"
            drawn = [rect("ep-rule", 0, 0, self.room, 1)]
            for n, (words, class_) in enumerate(
                ((power, "ep-word"), (str(plain), "ep-num"), (str(expanded), "ep-word"))
            ):
                drawn.append(label(class_, third * (n + 0.5), 15, words, "middle"))
            rows.append(Box(self.room, 20, join(drawn)))
        return stack(rows, 0)
