"""How Provinces are coloured: by their owners, or by what a lens shows."""

from typing import Final

from ..places import PROVINCES
from .scene import NOTHING, Facts, Scene

RELIGIONS: Final = {
    "catholic": "cat",
    "counter-reformed": "cat",
    "protestant": "pro",
    "orthodox": "ort",
    "islam": "isl",
    "diverse": "div",
    "revolutionary": "rev",
}


def fill(scene: Scene, province: str) -> str:
    """The classes of a Province."""
    if scene.lens == "religion":
        faith = scene.faith(scene.area_of(province))
        return "eu-territory" if faith is None else f"rel-{RELIGIONS[faith]}"
    if scene.lens == "diplomacy":
        return _relation(scene, province)
    if scene.lens == "trade":
        seat, _ = scene.holder(province)
        return "eu-pale" if seat is None else f"{scene.seat(seat)} eu-faint"
    if scene.lens == "empire" and is_imperial(scene, province):
        return "eu-imperial"
    return _owner(scene, province)


def _owner(scene: Scene, province: str) -> str:
    seat, is_vassal = scene.holder(province)
    if seat is not None:
        return f"{scene.seat(seat)} {'eu-sub' if is_vassal else 'eu-own'}"
    owner = scene.owners.get(province)
    return "eu-territory" if owner is None else f"n{scene.papers.get(owner, 1)}"


def _relation(scene: Scene, province: str) -> str:
    """What the Realm is to the viewer: his own, his ally's, an enemy's."""
    viewer, owner = scene.viewer, scene.owners.get(province)
    seat, is_vassal = scene.holder(province)
    if seat == viewer:
        return f"{scene.seat(viewer)} {'eu-sub' if is_vassal else 'eu-own'}"
    facts: Facts = scene.realms.get(owner or "", NOTHING)
    if viewer in facts.get("enemies", ()):
        return "eu-foe"
    mine = scene.seat(viewer)
    if facts.get("ally") == viewer or (
        seat is not None and not is_vassal and seat in scene.players[viewer]["alliances"]
    ):
        return f"{mine} eu-friend"
    if viewer in facts.get("marriages", ()):
        return f"{mine} eu-wed"
    return "eu-pale" if seat is None else f"{scene.seat(seat)} eu-faint"


def tie_of(scene: Scene, facts: Facts) -> str:
    """The strongest relation of a Realm with the viewer."""
    if scene.viewer in facts.get("enemies", ()):
        return "enemies"
    if facts.get("ally") == scene.viewer:
        return "ally"
    ties = ("marriages", "truces")
    return next((tie for tie in ties if scene.viewer in facts.get(tie, ())), "")


def is_imperial(scene: Scene, province: str) -> bool:
    """Whether a Province is part of the Empire as it is now."""
    if scene.areas.get(scene.area_of(province), NOTHING).get("not_hre"):
        return False
    return scene.atlas.province_hre[PROVINCES.index(province)]
