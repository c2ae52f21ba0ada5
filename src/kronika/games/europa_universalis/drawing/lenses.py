"""How Provinces are coloured, in all modes at once: classes say who owns them, what they are to the
viewer and what they believe, and the style sheet takes from these what the mode shows."""

from typing import Final

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
    faith = scene.faith(scene.area_of(province))
    religion = "" if faith is None else f"rel-{RELIGIONS[faith]}"
    found = (_owner(scene, province), relation(scene, province), religion)
    return " ".join(each for each in found if each)


def _owner(scene: Scene, province: str) -> str:
    seat, is_vassal = scene.holder(province)
    if seat is not None:
        return f"{scene.seat(seat)} {'eu-sub' if is_vassal else 'eu-own'}"
    owner = scene.owners.get(province)
    return "eu-territory" if owner is None else f"n{scene.papers.get(owner, 1)}"


def relation(scene: Scene, province: str) -> str:
    """What the Realm is to the viewer: his own, his ally's, an enemy's."""
    viewer, owner = scene.viewer, scene.owners.get(province)
    seat, is_vassal = scene.holder(province)
    if seat == viewer:
        return "dp-mine"
    facts: Facts = scene.realms.get(owner or "", NOTHING)
    if viewer in facts.get("enemies", ()):
        return "dp-war"
    allied = seat is not None and not is_vassal and seat in scene.players[viewer]["alliances"]
    if facts.get("ally") == viewer or allied:
        return "dp-ally"
    return "dp-wed" if viewer in facts.get("marriages", ()) else ""


def tie_of(scene: Scene, facts: Facts) -> str:
    """The strongest relation of a Realm with the viewer."""
    if scene.viewer in facts.get("enemies", ()):
        return "enemies"
    if facts.get("ally") == scene.viewer:
        return "ally"
    ties = ("marriages", "truces")
    return next((tie for tie in ties if scene.viewer in facts.get(tie, ())), "")
