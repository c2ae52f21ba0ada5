"""Names instead of numbers, and files with mistakes."""

from collections.abc import Sequence
from pathlib import Path
from shutil import copytree

from kronika.games.europa_universalis.ground import CONTENT
from kronika.games.europa_universalis.places import AREAS, PROVINCES, REALMS, ZONES


def area(name: str) -> int:
    return AREAS.index(name)


def province(name: str) -> int:
    return PROVINCES.index(name)


def zone(name: str) -> int:
    return ZONES.index(name)


def realm(name: str) -> int:
    return REALMS.index(name)


def area_names(areas: Sequence[int]) -> set[str]:
    return {AREAS[each] for each in areas}


def province_names(provinces: Sequence[int]) -> set[str]:
    return {PROVINCES[each] for each in provinces}


def zone_names(zones: Sequence[int]) -> set[str]:
    return {ZONES[each] for each in zones}


def realm_names(realms: Sequence[int]) -> set[str]:
    return {REALMS[each] for each in realms}


def spoilt(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of the content in which one file says something else in one place."""
    text = (CONTENT / name).read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {name}"
    copy = folder / "content"
    copytree(CONTENT, copy)
    (copy / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy
