"""Chapters 3.2 and 3.3: what a view tells of fields and of the units on them."""

from typing import Any, Final

from .control import is_blocked, is_completely_encircled, is_contested, owner_of
from .state import ABOARD, ON_BORDER, Table
from .terms import BUILDINGS, DOCK, EXPERIENCE, HERDS, NONE, PORT, TS, UNITS, WS

PLACES: Final = ("field", "inside", "yard", "aboard", "border")
"""Where a unit is, in the order of the constants of the state."""

Facts = dict[str, Any]


def fields_of(s: Table) -> dict[str, Facts]:
    """SZ-C4.2, SZ-C4.3, SZ-C4.4, SZ-C4.5, SZ-C4.6, SZ-C4.7: the fields on which something is.

    What a field has not is not mentioned.
    """
    units = _units(s)
    herds = _herds(s)
    found = {}
    for field, id in enumerate(s.map.ids):
        facts: Facts = {}
        owner = owner_of(s, field)
        if owner != NONE:
            facts["owner"] = owner
            facts["controlled"] = s.control[field] != NONE
        if s.settlement[field] != NONE:
            facts["settlement"] = _settlement(s, field)
        if s.site[field] != NONE:
            facts["site"] = _site(s, field)
        if s.sown[field] or s.crop[field]:
            facts["grain"] = {
                "sown": s.sown[field],
                "crop": s.crop[field],
                "owner": s.grain_owner[field],
                "sower": s.sower[field],
            }
        sailors = s.empty.owners(field)
        if sailors:
            facts["empty_ships"] = [
                {
                    "owner": sailor,
                    "transport-ship": s.empty.count(field, sailor, TS),
                    "warship": s.empty.count(field, sailor, WS),
                }
                for sailor in sailors
            ]
        if field in herds:
            facts["herds"] = herds[field]
        if field in units:
            facts["units"] = units[field]
            if is_contested(s, field):
                facts["contested"] = True
        if s.skies.growth[field]:
            facts["growth"] = s.skies.growth[field]
        for name, told in (
            ("plundered", s.plundered[field]),
            ("locked", s.locked[field]),
            ("frozen", s.frozen[field]),
        ):
            if told:
                facts[name] = True
        if facts:
            found[id] = facts
    return found


def _settlement(s: Table, field: int) -> Facts:
    facts: Facts = {
        "owner": s.settlement_owner[field],
        "building": BUILDINGS[s.settlement[field]],
        "fortified": s.fortified[field],
        "grain": s.stored_grain[field],
    }
    if s.settlement_cell[field] != NONE:
        facts["cell"] = list(s.map.cells[field][s.settlement_cell[field]])
    if s.yard[field] != NONE:
        cell, _, _ = s.yard_points(field)[s.yard_point[field]]
        facts["yard"] = {
            "building": BUILDINGS[s.yard[field]],
            "cell": list(cell),
            "seas": [s.map.ids[sea] for sea in s.yard_seas(field)],
            "fish": s.stored_fish[field],
            "blocked": is_blocked(s, field, s.settlement_owner[field]),
        }
    if s.encircled_since[field]:
        facts["encircled"] = {
            "since": s.encircled_since[field],
            "by": s.control[field],
            "completely": is_completely_encircled(s, field),
        }
    for name, count in (
        ("bought", s.bought[field]),
        ("recruited", s.recruited[field]),
        ("upgraded", s.upgraded[field]),
        ("ships_upgraded", s.ships_upgraded[field]),
    ):
        if count:
            facts[name] = count
    return facts


def _site(s: Table, field: int) -> Facts:
    facts: Facts = {
        "building": BUILDINGS[s.site[field]],
        "owner": s.site_owner[field],
        "quarters": s.site_quarters[field],
    }
    if s.site[field] in (DOCK, PORT) and s.yard_point[field] != NONE:
        cell, one, other = s.yard_points(field)[s.yard_point[field]]
        facts["cell"] = list(cell)
        facts["seas"] = [s.map.ids[sea] for sea in (one, other) if sea != NONE]
    return facts


def _herds(s: Table) -> dict[int, list[Facts]]:
    """Herds that are alike, counted."""
    found: dict[int, dict[tuple[int, int, bool, int, int], int]] = {}
    for herd, owner in enumerate(s.herd_owner):
        if owner != NONE:
            alike = (
                owner,
                s.herd_type[herd],
                s.herd_inside[herd],
                s.herd_bought[herd],
                s.herd_stolen[herd],
            )
            counts = found.setdefault(s.herd_at[herd], {})
            counts[alike] = counts.get(alike, 0) + 1
    shown = {}
    for field, counts in found.items():
        shown[field] = [_herd(alike, counts[alike]) for alike in sorted(counts)]
    return shown


def _herd(alike: tuple[int, int, bool, int, int], count: int) -> Facts:
    owner, type, inside, bought, stolen = alike
    facts: Facts = {"owner": owner, "type": HERDS[type], "count": count}
    if inside:
        facts["inside"] = True
    if bought:
        facts["bought"] = bought
    if stolen:
        facts["stolen"] = stolen
    return facts


# Units


def _units(s: Table) -> dict[int, list[Facts]]:
    """SZ-C3.1, SZ-C3.3, SZ-C3.4, SZ-C3.5: units that are alike, counted, in the order of types."""
    aboard: dict[int, list[int]] = {}
    for unit in s.units():
        if s.where[unit] == ABOARD:
            aboard.setdefault(s.ship[unit], []).append(unit)
    rows: dict[int, list[Facts]] = {}
    for unit in s.units():
        if s.where[unit] != ABOARD:
            facts = _unit(s, unit)
            if unit in aboard:
                facts["aboard"] = counted([_unit(s, each) for each in aboard[unit]])
            rows.setdefault(s.at[unit], []).append(facts)
    return {field: counted(found) for field, found in rows.items()}


def _unit(s: Table, unit: int) -> Facts:
    facts: Facts = {
        "owner": s.owner[unit],
        "type": UNITS[s.type[unit]],
        "experience": EXPERIENCE[s.experience[unit]],
    }
    where = s.where[unit]
    if where == ON_BORDER:
        one, other = s.map.sides(s.border[unit])
        facts["border"] = s.map.ids[other if one == s.at[unit] else one]
    elif where != ABOARD and PLACES[where] != "field":
        facts["where"] = PLACES[where]
    if s.river[unit] != NONE:
        facts["river"] = s.map.ground.small_rivers[s.river[unit]]
    if unit < len(s.moves.marched) and s.moves.marched[unit]:
        facts["moved"] = True
    for name, number in (
        ("builds_since", s.builds_since[unit]),
        ("training", s.training[unit]),
        ("hired", s.hired[unit]),
        ("risen", s.risen[unit]),
    ):
        if number:
            facts[name] = number
    return facts


def counted(rows: list[Facts]) -> list[Facts]:
    """Rows that are alike as one, with their number."""
    alike: dict[str, Facts] = {}
    for row in rows:
        found = alike.setdefault(repr(row), {**row, "count": 0})
        found["count"] += 1
    return sorted(alike.values(), key=_order)


def _order(row: Facts) -> tuple[int, int, int, str]:
    return (
        row["owner"],
        UNITS.index(row["type"]),
        -EXPERIENCE.index(row["experience"]),
        repr(row),
    )
