"""What the pieces of the map tell who points at them."""

from ..places import AREAS, PROVINCES, ZONES
from .scene import NOTHING, Facts, Scene


def province_facts(scene: Scene, province: str) -> list[str]:
    """All that is known of a Province."""
    number = PROVINCES.index(province)
    facts = scene.provinces.get(province, NOTHING)
    found = [scene.name("province", province)]
    owner = scene.owners.get(province)
    if owner is not None:
        found.append(scene.say("owner", realm=scene.name("realm", owner)))
    if "vassal" in facts:
        found.append(scene.say("vassal-of", realm=scene.player(facts["vassal"])))
    found.append(scene.say("tax", number=scene.atlas.province_tax[number]))
    if facts.get("unrest") or facts.get("occupant_unrest"):
        found.append(scene.say("unrest"))
    if "occupant" in facts:
        found.append(scene.say("occupied", realm=scene.player(facts["occupant"])))
    if "rebels" in facts:
        found.append(scene.say(f"rebel-town-{facts['rebels']}"))
    if "manpower" in facts:
        found.append(scene.say("manpower", number=facts["manpower"]))
    for seat, count in facts.get("docked", NOTHING).items():
        found.append(scene.say("docked", realm=scene.player(int(seat)), number=count))
    zones = [scene.name("zone", ZONES[zone]) for zone in scene.atlas.province_zones[number]]
    if zones:
        found.append(scene.say("port", zones=", ".join(zones)))
    if scene.atlas.province_gold[number]:
        found.append(scene.say("gold"))
    return found


def area_facts(scene: Scene, area: str) -> list[str]:
    """All that is known of an Area."""
    facts = scene.areas.get(area, NOTHING)
    found = [scene.name("area", area)]
    religion = scene.faith(area)
    if religion is not None:
        found.append(scene.say("religion", faith=scene.say(f"faith-{religion}")))
    if scene.atlas.area_elector[AREAS.index(area)]:
        found.append(scene.say("elector"))
    for name in ("influence", "infantry"):
        for seat, count in enumerate(facts.get(name, ())):
            if count:
                found.append(scene.say(name, realm=scene.player(seat), number=count))
    for each in facts.get("armies", ()):
        found.append(army_words(scene, each))
    for seat in facts.get("claims", ()):
        found.append(scene.say("claim", realm=scene.player(seat)))
    if "core" in facts:
        found.append(scene.say("core", realm=scene.player(facts["core"])))
    for name in ("imperial", "rebels"):
        if name in facts:
            found.append(scene.say(name, number=facts[name]))
    for name in ("revolution", "devastated", "battleground", "not_hre"):
        if name in facts:
            found.append(scene.say(name.replace("_", "-")))
    return found


def army_words(scene: Scene, facts: Facts) -> str:
    """An Army and its Units."""
    counts = [
        facts["regular"][n] + facts["mercenary"][n] + facts["allied"][n] for n in range(len("icv"))
    ]
    return scene.say(
        "army",
        realm=scene.player(facts["player"]),
        army=facts["army"] + 1,
        infantry=counts[0],
        cavalry=counts[1],
        artillery=counts[2],
    )


def realm_facts(scene: Scene, realm: str) -> list[str]:
    """A Realm and its relations."""
    facts = scene.realms.get(realm, NOTHING)
    found = [scene.name("realm", realm)]
    if facts.get("religion"):
        found.append(scene.say("religion", faith=scene.say(f"faith-{facts['religion']}")))
    if "ally" in facts:
        name = "ally-active" if facts["active"] else "ally"
        found.append(scene.say(name, realm=scene.player(facts["ally"])))
    for key in ("marriages", "disputed", "enemies", "truces", "casus_belli"):
        if key in facts:
            realms = ", ".join(scene.player(seat) for seat in facts[key])
            found.append(scene.say(key.replace("_", "-"), realms=realms))
    return found


def zone_facts(scene: Scene, zone: str) -> list[str]:
    """A Sea Zone and the Ships on it."""
    facts = scene.table["zones"].get(zone, NOTHING)
    found = [scene.name("zone", zone)]
    slots = scene.atlas.zone_slots[ZONES.index(zone)]
    if slots:
        found.append(scene.say("slots", number=slots))
    for name in ("ships", "guards"):
        for seat, count in enumerate(facts.get(name, ())):
            if count:
                found.append(scene.say(name, realm=scene.player(seat), number=count))
    for seat, player in enumerate(scene.players):
        fleet = player["fleet"]
        if fleet and fleet["zone"] == zone:
            found.append(fleet_words(scene, seat, fleet))
    return found


def fleet_words(scene: Scene, seat: int, fleet: Facts) -> str:
    """A fleet and its Ships."""
    return scene.say(
        "fleet",
        realm=scene.player(seat),
        light=fleet["light"],
        heavy=fleet["heavy"] + fleet["damaged"],
        galleys=fleet["galleys"],
    )


def node_facts(scene: Scene, node: str) -> list[str]:
    """A Trade Node, merchants on it, pirates."""
    facts = scene.table["nodes"].get(node, NOTHING)
    found = [scene.name("node", node)]
    for seat, player in enumerate(scene.players):
        for merchant in player["merchants"]:
            if merchant["node"] == node:
                name = "merchant-laid" if merchant["laid"] else "merchant"
                found.append(scene.say(name, realm=scene.player(seat)))
    if facts.get("pirates"):
        found.append(scene.say("pirates"))
    if facts.get("expanded"):
        found.append(scene.say("expanded"))
    return found
