"""A player's relations: with Realms, and in Areas."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import Box, element, group, join, label, rect, stack

from ..places import AREAS
from .facts import area_facts
from .panels import (
    EMPTY,
    LINE,
    NUMBER,
    STRONG,
    badge,
    caption,
    columns,
    cube,
    ends,
    inner,
    known,
    line_of,
    realm_name,
    say,
    sheet,
    square,
    text,
)
from .scene import NOTHING, Facts, Scene

COLUMN: Final = 330.0
GAP: Final = 22.0
STRENGTH: Final = 30.0
KINDS: Final = {
    "war": "i-mil",
    "alliance": "i-alliance",
    "marriage": "i-marriage",
    "disputed": "i-conspiracy",
    "cb": "i-campaign",
    "truce": "i-truce",
    "vassal": "i-vassal",
}
"""Relations with a Realm, the weightiest first."""
SQUARES: Final = ("vassal",)
BITS: Final = {
    "war": "enemies",
    "marriage": "marriages",
    "disputed": "disputed",
    "cb": "casus_belli",
    "truce": "truces",
}


def relations_box(scene: Scene, seat: int, width: float) -> Box:
    """Alliances, marriages, wars, truces, reasons for war and Vassals of a player; then Influence,
    claims and cores, Area by Area. Nothing if he has none of it."""
    facts = [scene.lying, seat, width]
    return scene.still("relations", facts, lambda: _kept_relations(scene, seat, width))


def _kept_relations(scene: Scene, seat: int, width: float) -> Box:
    ties = ties_of(scene, seat)
    areas = areas_of(scene, seat)
    if not ties and not areas:
        return EMPTY
    depends = (
        (repr(ties), known(scene, list(ties), (), areas)),
        (repr(scene.players[seat]["alliances"]), seat, width),
    )
    name = f"panel-relations-{seat}"
    return scene.part(name, depends, lambda: _relations(scene, seat, ties, areas, width))


def ties_of(scene: Scene, seat: int) -> dict[str, list[str]]:
    """By Realm, what a player has to do with it."""
    found: dict[str, list[str]] = {}
    vassals = {
        owner
        for province, facts in scene.provinces.items()
        if facts.get("vassal") == seat and (owner := scene.owners.get(province)) is not None
    }
    for realm, facts in scene.realms.items():
        other = scene.seats.get(realm)
        held = {kind: seat in facts.get(bits, ()) for kind, bits in BITS.items()}
        held["alliance"] = facts.get("ally") == seat or (
            other is not None and other in scene.players[seat]["alliances"]
        )
        held["vassal"] = realm in vassals
        kinds = [kind for kind in KINDS if held[kind]]
        if kinds and other != seat:
            found[realm] = kinds
    for realm in vassals - set(found):
        found[realm] = ["vassal"]
    names = list(KINDS)
    return dict(sorted(found.items(), key=lambda tie: (names.index(tie[1][0]), tie[0])))


def areas_of(scene: Scene, seat: int) -> list[str]:
    """The Areas where a player has Influence, a claim or a core."""
    return [
        area
        for area in AREAS
        if (facts := scene.areas.get(area, NOTHING))
        and (
            any(facts.get("influence", ())[seat : seat + 1])
            or seat in facts.get("claims", ())
            or facts.get("core") == seat
        )
    ]


def _relations(
    scene: Scene, seat: int, ties: dict[str, list[str]], areas: Sequence[str], width: float
) -> Box:
    room = inner(width)
    count = max(1, int((room + GAP) // COLUMN))
    wide = (room - GAP * (count - 1)) / count
    parts: list[Box] = []
    if ties:
        rows = [_realm(scene, seat, realm, kinds, wide) for realm, kinds in ties.items()]
        parts += [caption(say(scene, "with-realms"), room), columns(rows, room, count, GAP)]
    if areas:
        rows = [_area(scene, seat, area, wide) for area in areas]
        parts += [caption(say(scene, "in-areas"), room), columns(rows, room, count, GAP)]
    shown = [kind for kind in KINDS if any(kind in kinds for kinds in ties.values())]
    if shown:
        parts.append(_key(scene, seat, shown, room))
    title = say(scene, "relations", realm=scene.player(seat))
    return sheet("i-alliance", title, stack(parts, 5), width)


def _token(scene: Scene, seat: int, kind: str) -> Box:
    own = scene.seat(seat)
    classes = {"war": "war", "truce": f"truce {own}"}
    draw = square if kind in SQUARES else badge
    return draw(classes.get(kind, own), KINDS[kind], say(scene, f"tie-of-{kind}"))


def _realm(scene: Scene, seat: int, realm: str, kinds: Sequence[str], width: float) -> Box:
    """A Realm, its Strength if nobody plays it, and the tokens of the player."""
    facts: Facts = scene.realms.get(realm, NOTHING)
    tokens = [_token(scene, seat, kind) for kind in kinds]
    if facts.get("active") and facts.get("ally") == seat:
        tokens.append(text(say(scene, "active-ally", number=facts["given"])))
    held = line_of(tokens, width, 4)
    strength = EMPTY
    if "strength" in facts:
        words = str(facts["strength"])
        told = say(scene, "strength", number=facts["strength"])
        number = label("ep-num pale", STRENGTH - 6, LINE / 2 + 5, words, "end")
        drawn = group(element("title", told), number)
        strength = Box(STRENGTH, LINE, drawn)
    name = realm_name(scene, realm, width - held.width - STRENGTH - 8)
    right = Box(
        held.width + STRENGTH,
        LINE,
        join([strength.at(0, 0), held.at(STRENGTH, (LINE - held.height) / 2)]),
    )
    return _ruled(ends(name, right, width), width)


def _area(scene: Scene, seat: int, area: str, width: float) -> Box:
    """EU-2.2.4: the cubes of all players in an Area, claims and the core token."""
    facts: Facts = scene.areas[area]
    boxes: list[Box] = []
    influence = facts.get("influence", ())
    order = sorted(range(len(influence)), key=lambda each: each != seat)
    for each in order:
        if influence[each]:
            told = scene.say("influence", realm=scene.player(each), number=influence[each])
            boxes.append(cube(scene.seat(each), influence[each], told))
    for each in sorted(facts.get("claims", ()), key=lambda one: one != seat):
        told = scene.say("claim", realm=scene.player(each))
        boxes.append(square(scene.seat(each), "i-claim", told))
    if "core" in facts:
        told = scene.say("core", realm=scene.player(facts["core"]))
        boxes.append(square(scene.seat(facts["core"]), "i-core", told))
    held = line_of(boxes, width, 5)
    thing = f"area:{area}"
    room = width - held.width - 14
    name = STRONG.fit(scene.name("area", area), room)
    wide = STRONG.width(name) + 8
    drawn = scene.thing(
        thing,
        area_facts(scene, area),
        rect("m-hit", -4, 2, wide, LINE - 4, 4),
        label("ep-strong", 0, LINE / 2 + 4.5, name),
        scene.lit_frame(thing, -3, 3, wide - 2, LINE - 6, 4),
    )
    return _ruled(ends(Box(wide, LINE, drawn), held, width), width)


def _ruled(row: Box, width: float) -> Box:
    """A row with a line below it."""
    line = rect("ep-rule", 0, row.height + 1, width, 1)
    return Box(width, row.height + 3, join([row.at(0, 1), line]))


def _key(scene: Scene, seat: int, kinds: Sequence[str], width: float) -> Box:
    """What the tokens mean."""
    boxes = []
    for kind in kinds:
        token = _token(scene, seat, kind)
        words = say(scene, f"tie-of-{kind}")
        drawn = join([token.markup, label("ep-note", token.width + 5, 16.5, words)])
        boxes.append(Box(token.width + 7 + NUMBER.width(words) * 0.93, 24, drawn))
    return line_of(boxes, width, 12)
