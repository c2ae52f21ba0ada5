"""What is known of a field, in words."""

from collections.abc import Sequence

from ..terms import CLIMATES, COLOURS, LAND, NEUTRALS, NONE, RIVER
from .scene import Facts, Scene


def field_facts(scene: Scene, id: str) -> list[str]:
    """Everything of a field in words, a line each."""
    facts = scene.on(id)
    lines = [_head(scene, id), *_ground(scene, id)]
    if "owner" in facts:
        message = "controlled" if facts["controlled"] else "owned"
        lines.append(scene.say(message, player=scene.player(facts["owner"])))
    if "settlement" in facts:
        lines += settlement_facts(scene, facts["settlement"])
    if "site" in facts:
        lines.append(site_words(scene, facts["site"]))
    lines += unit_facts(scene, facts.get("units", ()))
    if id in scene.cut_off:
        lines.append(scene.say("cut-off"))
    lines += goods_facts(scene, facts)
    if "growth" in facts:
        lines.append(scene.say("growth", number=f"{facts['growth']:+d}"))
    for name in ("plundered", "contested", "locked", "frozen"):
        if facts.get(name):
            lines.append(scene.say(name))
    return lines


def _head(scene: Scene, id: str) -> str:
    return f"{scene.field(id)} ({id})"


def _ground(scene: Scene, id: str) -> list[str]:
    map = scene.map
    field = map.number(id)
    if map.sort[field] == RIVER:
        return [scene.say("large-river")]
    if map.sort[field] != LAND:
        stormy = scene.has_regions and map.stormy[field]
        return [scene.say("stormy-sea" if stormy else "calm-sea")]
    if map.neutral[field] != NONE:
        return [scene.say("neutral", sort=NEUTRALS[map.neutral[field]])]
    colour = map.colour[field]
    words = scene.say(f"terrain-{COLOURS[colour]}")
    if scene.content.colour_rough[colour]:
        words = f"{words}, {scene.say('rough')}"
    lines = [words]
    if scene.has_farming:
        lines = [f"{words}, {scene.say('yield', number=scene.content.colour_crop[colour])}"]
    if scene.is_red:
        lines.append(scene.say(f"climate-{CLIMATES[map.climate[field]]}"))
    if scene.has_regions and map.nation[field] != NONE:
        lines.append(scene.say("region", region=scene.region(map.nation[field])))
    return lines


def settlement_facts(scene: Scene, built: Facts) -> list[str]:
    """A settlement with its walls, shipyard, stores and besiegers."""
    words = scene.say(
        "building-of",
        building=scene.name("building", built["building"]),
        player=scene.player(built["owner"]),
    )
    if built["fortified"]:
        words = f"{words}, {scene.say('fortified')}"
    lines = [words]
    if built["grain"]:
        lines.append(scene.say("stored-grain", number=built["grain"]))
    yard = built.get("yard")
    if yard:
        seas = ", ".join(scene.field(sea) for sea in yard["seas"])
        name = scene.name("building", yard["building"])
        lines.append(scene.say("yard-at", building=name, seas=seas))
        if yard["blocked"]:
            lines.append(scene.say("blocked"))
        if yard["fish"]:
            lines.append(scene.say("stored-fish", number=yard["fish"]))
    ring = built.get("encircled")
    if ring:
        message = "encircled-completely" if ring["completely"] else "encircled"
        by = scene.player(ring["by"]) if ring["by"] >= 0 else scene.say("nobody")
        lines.append(scene.say(message, player=by, round=ring["since"]))
    return lines


def site_words(scene: Scene, site: Facts) -> str:
    """A building site: what is built, by whom, and how far it is."""
    return scene.say(
        "site",
        building=scene.name("building", site["building"]),
        player=scene.player(site["owner"]),
        number=site["quarters"],
    )


def unit_facts(scene: Scene, units: Sequence[Facts]) -> list[str]:
    """Units, a line for each sort of them."""
    return [unit_words(scene, unit) for unit in units]


def unit_words(scene: Scene, unit: Facts) -> str:
    """Units that are alike: whose, how many, of which type, how experienced, and where."""
    words = scene.say(
        "units-of",
        player=scene.player(unit["owner"]),
        number=unit["count"],
        unit=scene.name("unit", unit["type"]),
    )
    more = []
    if unit["experience"] != "standard":
        more.append(scene.name("experience", unit["experience"]))
    if "where" in unit:
        more.append(scene.say(f"where-{unit['where']}"))
    if "border" in unit:
        more.append(scene.say("on-border", field=scene.field(unit["border"])))
    if "aboard" in unit:
        aboard = ", ".join(_count(scene, each) for each in unit["aboard"])
        more.append(scene.say("carries", units=aboard))
    if unit.get("moved"):
        more.append(scene.say("moved"))
    for name in ("builds_since", "training", "hired"):
        if name in unit:
            more.append(scene.say(name.replace("_", "-"), number=unit[name]))
    return f"{words} ({', '.join(more)})" if more else words


def _count(scene: Scene, unit: Facts) -> str:
    return scene.say("units", number=unit["count"], unit=scene.name("unit", unit["type"]))


def goods_facts(scene: Scene, facts: Facts) -> list[str]:
    """Herds, grain and ships that nobody mans."""
    lines = []
    for herd in facts.get("herds", ()):
        message = "herds-inside" if herd.get("inside") else "herds"
        lines.append(
            scene.say(
                message,
                player=scene.player(herd["owner"]),
                number=herd["count"],
                herd=scene.name("herd", herd["type"]),
            )
        )
    grain = facts.get("grain")
    if grain:
        lines.append(
            scene.say(
                "grain",
                player=scene.player(grain["owner"]),
                sown=grain["sown"],
                crop=grain["crop"],
            )
        )
    for empty in facts.get("empty_ships", ()):
        lines += [
            scene.say(
                "empty-ships",
                player=scene.player(empty["owner"]),
                number=empty[type],
                unit=scene.name("unit", type),
            )
            for type in ("transport-ship", "warship")
            if empty[type]
        ]
    return lines
