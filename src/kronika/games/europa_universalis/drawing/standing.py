"""What stands on the map, and where."""

from collections.abc import Callable, Iterable
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    circle,
    element,
    group,
    join,
    path,
    rect,
)
from kronika.core.scene import RING

from ..geometry import Chart
from ..places import AREAS, PROVINCES, ZONES
from ..terms import INFLUENCE_OF_AREA, LARGE_TOWN, SMALL_TOWN
from .facts import army_words, fleet_words, realm_facts
from .pieces import (
    BADGE,
    TOWN,
    Token,
    army,
    badge,
    bar,
    bend,
    besieged,
    elector,
    faith,
    flag,
    flag_extent,
    free_state,
    hull,
    infantry,
    manpower,
    more,
    occupant,
    pin,
    printed,
    put,
    rebel_town,
    row,
    shield,
    slots,
    town,
)
from .scene import FAR, NOTHING, REGION, Facts, Place, Scene

FLAGS: Final = 3
"""Flags that stand in an Area; others are a number."""
STEPS: Final = (26.0, 44.0, 46.0)
"""From one flag to the next, at each level of detail."""
OWN_STEP: Final = 38.0
BADGES: Final = (
    ("enemies", "war", "i-mil"),
    ("casus_belli", "", "i-campaign"),
    ("marriages", "", "i-marriage"),
    ("disputed", "", "i-conspiracy"),
    ("truces", "truce", "i-truce"),
)
FAINT: Final = ("i-truce", "i-campaign")
"""Relations of others that are shown only where there is room, or to diplomats."""
LANDMARKS: Final = (
    ("revolution", "i-peasant-revolt"),
    ("devastated", "i-devastation"),
    ("battleground", "i-objective"),
    ("not_hre", "i-close"),
)


def _part(scene: Scene, name: str, depends: object, draw: Callable[[], Markup]) -> Markup:
    return scene.part(name, repr(depends), lambda: Box(0, 0, draw())).markup


def at(scene: Scene, x: float, y: float) -> Place:
    """A point of the map in pixels."""
    return round(x * scene.scale, 1), round(y * scene.scale, 1)


# Areas


def area_pieces(scene: Scene, chart: Chart, area: str) -> Markup:
    """Everything in an Area: Towns and tokens on its Provinces, Armies, influence, religion."""
    held = scene.provinces_in(area)
    facts = scene.areas.get(area, NOTHING)
    capitals = [id for id in held if scene.capital(scene.owners[id] or "") == id]
    fleets = [
        (seat, player["fleet"])
        for seat, player in enumerate(scene.players)
        if player["fleet"] and player["fleet"]["port"] in held
    ]
    siege = scene.table["siege"]
    sieges = [id for id in held if siege and id in siege["provinces"]]
    depends = (
        [(id, scene.owners[id], scene.provinces.get(id), id in sieges) for id in held],
        *(facts, scene.faith(area), capitals, fleets, scene.view["player"], scene.viewer),
    )

    def draw() -> Markup:
        parts = [_province(scene, chart, id, id in capitals) for id in held]
        parts += [pin(*at(scene, *chart.at[id]), besieged(scene)) for id in sieges]
        parts += [_docked(scene, chart, seat, fleet) for seat, fleet in fleets]
        return join([group(*parts, pointer_events="none"), *_area(scene, chart, area, facts)])

    return _part(scene, f"pieces-{area}", depends, draw)


def area_spot(chart: Chart, area: str) -> Place:
    """Where Armies stand in an Area, in units of the map."""
    return (chart.area_spots[area] or [chart.areas[area][:2]])[0]


def trails(scene: Scene, chart: Chart) -> Markup:
    """The last steps of Armies that have moved in this turn."""
    moved = [
        (army["moved"], area)
        for area, facts in scene.areas.items()
        for army in facts.get("armies", ())
        if "moved" in army and area in chart.areas and army["moved"] in chart.areas
    ]
    if not moved:
        return NOTHING_DRAWN

    def draw() -> Markup:
        lines = []
        for origin, area in moved:
            d = bend(at(scene, *area_spot(chart, origin)), at(scene, *area_spot(chart, area)))
            lines.append(path("eu-trail", d))
        return group(*lines, pointer_events="none")

    return _part(scene, f"trails-{chart.id}", moved, draw)


def _province(scene: Scene, chart: Chart, province: str, is_capital: bool) -> Markup:
    """What lies on a Province; the arms of a capital are drawn with its Realm."""
    number = PROVINCES.index(province)
    facts = scene.provinces.get(province, NOTHING)
    owner = scene.owners[province]
    seat, is_vassal = scene.holder(province)
    unrest = bool(facts.get("unrest"))
    parts: list[Markup] = []
    if "dnpr" in facts:
        parts.append(free_state(scene, *facts["dnpr"]))
    elif "town" in facts or (seat is not None and not is_vassal):
        parts.append(_town(scene, province, facts, seat, is_capital))
    elif owner is not None and (is_vassal or not is_capital):
        parts.append(shield(scene, owner, seat if is_vassal else None, unrest))
    atlas = scene.atlas
    large = atlas.province_tax[number] > 1 and seat is None
    marks = printed(scene, atlas.province_gold[number], large, atlas.province_dutch[number])
    parts.append(scene.from_level(REGION, marks))
    if "occupant" in facts:
        parts.append(
            occupant(
                scene, facts["occupant"], facts["occupant_disc"], bool(facts["occupant_unrest"])
            )
        )
    if "rebels" in facts:
        parts.append(put(4, 3, rebel_town(scene, facts["rebels"] == "religious")))
    if "manpower" in facts:
        parts.append(manpower(scene, facts["manpower"]))
    for place, (other, count) in enumerate(facts.get("docked", NOTHING).items()):
        ship = hull(scene, int(other), "i-light-ship", count)
        parts.append(put(0, TOWN[scene.level] * (1.3 + 1.4 * place), ship))
    return pin(*at(scene, *chart.at[province]), *parts) if any(parts) else NOTHING_DRAWN


def _town(scene: Scene, province: str, facts: Facts, seat: int | None, is_capital: bool) -> Markup:
    """A player's Town; a Province that he owns without one shows the size that it has."""
    number = PROVINCES.index(province)
    size = LARGE_TOWN if scene.atlas.province_tax[number] > 1 else SMALL_TOWN
    holder: int = facts.get("town", seat if seat is not None else 0)
    disc: int = facts.get("disc", size) or size
    return town(scene, holder, disc, is_capital, bool(facts.get("unrest")))


def _docked(scene: Scene, chart: Chart, seat: int, fleet: Facts) -> Markup:
    """A fleet in port lies on the coast."""
    port = fleet["port"]
    x, y = at(scene, *chart.ports[port][0]) if port in chart.ports else at(scene, *chart.at[port])
    return pin(x, y, _fleet(scene, seat, fleet))


def _fleet(scene: Scene, seat: int, fleet: Facts) -> Markup:
    ships = sum(fleet[name] for name in ("light", "heavy", "damaged", "galleys"))
    sign = "i-galley" if fleet["galleys"] > ships / 2 else "i-ship"
    return group(element("title", fleet_words(scene, seat, fleet)), hull(scene, seat, sign, ships))


def _area(scene: Scene, chart: Chart, area: str, facts: Facts) -> Iterable[Markup]:
    """What stands in an Area itself: the largest place for Armies, then the row of tokens."""
    spots = chart.area_spots[area] or [chart.areas[area][:2]]
    rank = iter([*spots, *[spots[-1]] * len("three")])
    flags = list(_flags(scene, facts))
    # Below everything else: in a small Area a flag may stand before them.
    for sign, place in zip(_signs(scene, area), reversed(spots[-len("ab") :])):
        yield pin(*at(scene, *place), group(sign, pointer_events="none"))
    if flags:
        x, y = at(scene, *next(rank))
        shown = flags[:FLAGS]
        # The viewer's own flags say below them which Units they have.
        is_told = any(each["player"] == scene.view["player"] for each in facts.get("armies", ()))
        start, step = -(len(shown) - 1) / 2, max(STEPS[scene.level], OWN_STEP if is_told else 0)
        rows = [put(6 * n, step * (start + n), each) for n, each in enumerate(shown)]
        if len(flags) > FLAGS:
            rows.append(more(26, step * (start + FLAGS - 1) + 16, len(flags) - FLAGS))
        yield pin(x, y, *rows)
    cubes, tokens = _row(scene, facts)
    if cubes or tokens:
        x, y = at(scene, *next(rank))
        yield pin(x, y, group(*_tokens(scene, cubes, tokens), pointer_events="none"))


def _tokens(scene: Scene, cubes: list[tuple[str, int]], tokens: list[Token]) -> Iterable[Markup]:
    """Influence and tokens; for diplomats every place for influence, the viewer's first."""
    yield row(scene, cubes, tokens)
    if cubes:
        first = scene.seat(scene.viewer)
        sorted_cubes = sorted(cubes, key=lambda cube: cube[0] != first)
        places = bar(scene, sorted_cubes, INFLUENCE_OF_AREA)
        yield group(put(0, -16 if tokens else 0, places), class_="of-diplomacy")


def _flags(scene: Scene, facts: Facts) -> Iterable[Markup]:
    for each in facts.get("armies", ()):
        drawn = army(scene, each)
        if each["player"] != scene.view["player"]:
            yield group(element("title", army_words(scene, each)), drawn)
            continue
        thing = f"army:army-{each['army'] + 1}"
        ring = NOTHING_DRAWN
        if scene.is_lit(thing):
            x, y, wide, high = flag_extent(scene)
            frame = (x - 4, y - 4, wide + 8, high + 8, 5)
            ring = group(rect("m-lit-halo", *frame), rect("m-lit", *frame), class_=RING)
        yield scene.thing(thing, [army_words(scene, each)], drawn, ring)
    if "rebels" in facts:
        title = element("title", scene.say("rebels", number=facts["rebels"]))
        yield group(title, flag(scene, "rebels", "i-peasant-revolt", facts["rebels"]))
    for seat, count in enumerate(facts.get("infantry", ())):
        if count:
            told = scene.say("infantry", realm=scene.player(seat), number=count)
            yield group(element("title", told), infantry(scene, seat, count))


def _row(scene: Scene, facts: Facts) -> tuple[list[tuple[str, int]], list[Token]]:
    cubes = [
        (scene.seat(seat), count) for seat, count in enumerate(facts.get("influence", ())) if count
    ]
    if "imperial" in facts:
        cubes.append(("eu-neutral", facts["imperial"]))
    tokens = [(scene.seat(seat), "i-claim") for seat in facts.get("claims", ())]
    if "core" in facts:
        tokens.append((scene.seat(facts["core"]), "i-core"))
    tokens += [("eu-neutral", sign) for name, sign in LANDMARKS if facts.get(name)]
    return cubes, tokens


def _signs(scene: Scene, area: str) -> Iterable[Markup]:
    """The Religion slot and the Elector of an Area, where there is room or a mode shows them."""
    number = AREAS.index(area)
    religion = scene.faith(area)
    has_slot = scene.atlas.area_slot[number] == number
    changed = "faith" in scene.areas.get(area, NOTHING)
    if religion and has_slot:
        sign = faith(religion)
        yield sign if changed else _from_near(scene, sign, "for-religion")
    if scene.atlas.area_elector[number]:
        yield scene.from_level(REGION, elector())


def _from_near(scene: Scene, sign: Markup, class_: str) -> Markup:
    """What is shown where there is room, or in one mode always."""
    if scene.memory is None and scene.level > FAR:
        return sign
    return group(sign, class_=class_ if scene.memory is None else f"near-1 {class_}")


# Seas


def zone_pieces(scene: Scene, chart: Chart, zone: str) -> Markup:
    """Slots of a Sea Zone, Light Ships, and fleets."""
    facts = scene.table["zones"].get(zone, NOTHING)
    fleets = [
        (seat, player["fleet"])
        for seat, player in enumerate(scene.players)
        if player["fleet"] and player["fleet"]["zone"] == zone
    ]
    count = scene.atlas.zone_slots[ZONES.index(zone)]

    def draw() -> Markup:
        x, y, _ = chart.zone_labels[zone]
        spots = [*chart.zone_spots[zone], (x, y + 60)]
        rank = iter([*spots, *[spots[-1]] * len("a dozen")])
        parts = []
        guards = [seat for seat, ships in enumerate(facts.get("guards", ())) for _ in range(ships)]
        if count or guards:
            parts.append(pin(*at(scene, *next(rank)), slots(scene, count, guards)))
        for seat, fleet in fleets:
            parts.append(pin(*at(scene, *next(rank)), _fleet(scene, seat, fleet)))
        for seat, ships in enumerate(facts.get("ships", ())):
            if ships:
                drawn = hull(scene, seat, "i-light-ship", ships)
                parts.append(pin(*at(scene, *next(rank)), drawn))
        return group(*parts, pointer_events="none") if parts else NOTHING_DRAWN

    return _part(scene, f"ships-{zone}", (facts, fleets), draw)


# Realms


def realm_pieces(scene: Scene, chart: Chart) -> Iterable[Markup]:
    """Each Realm at its capital, with its relations."""
    for realm in sorted(scene.realms):
        capital = scene.capital(realm)
        if capital in chart.at:
            yield _realm(scene, chart, realm, capital)


def _realm(scene: Scene, chart: Chart, realm: str, capital: str) -> Markup:
    facts = scene.realms[realm]
    thing = f"realm:{realm}"
    seat, is_vassal = scene.holder(capital)
    owner = scene.owners.get(capital)

    def draw() -> Markup:
        is_shown = owner == realm and seat is None
        parts = [shield(scene, realm)] if is_shown else []
        parts.append(circle("eu-hit", 0, 0, BADGE[scene.level] + 1))
        step = BADGE[scene.level] * 2
        for place, (class_, sign, mine) in enumerate(_relations(scene, facts)):
            x = step * (0.85 + place % 3)
            y = step * (-0.55 + place // 3)
            drawn = badge(scene, f"{class_} mine" if mine else class_, sign)
            if not mine and sign in FAINT:
                drawn = _from_near(scene, drawn, "for-diplomacy")
            parts.append(put(x, y, drawn))
        if scene.is_lit(thing):
            r = BADGE[scene.level] + 4
            parts.append(
                group(circle("m-lit-halo", 0, 0, r), circle("m-lit", 0, 0, r), class_=RING)
            )
        drawn = scene.thing(thing, realm_facts(scene, realm), *parts)
        return pin(*at(scene, *chart.at[capital]), drawn)

    depends = (facts, seat, is_vassal, owner, scene.viewer)
    return _part(scene, f"realm-at-{realm}", depends, draw)


def _relations(scene: Scene, facts: Facts) -> Iterable[tuple[str, str, bool]]:
    """Badges of a Realm: the class, the icon, and whether they are the viewer's."""
    if "ally" in facts:
        yield scene.seat(facts["ally"]), "i-alliance", facts["ally"] == scene.viewer
    for key, class_, sign in BADGES:
        for seat in facts.get(key, ()):
            yield f"{scene.seat(seat)} {class_}".strip(), sign, seat == scene.viewer
