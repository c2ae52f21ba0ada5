"""Equal units that stand together: an order is given to some of a group."""

from typing import final

from .state import Table


@final
class Group:
    """SZ-F4.5: units on a field, or aboard ships there, of one type and experience."""

    def __init__(self, field: int, type: int, level: int) -> None:
        self.field = field
        self.type = type
        self.level = level
        self.units: list[int] = []


def join(s: Table, groups: list[Group], unit: int) -> None:
    """A unit belongs to its group."""
    put(groups, s.at[unit], s.type[unit], s.experience[unit], unit)


def put(groups: list[Group], field: int, type: int, level: int, unit: int) -> None:
    """A unit belongs to a group, or begins it; maybe by the type that it is going to be."""
    for group in groups:  # they are few
        if group.field == field and group.type == type and group.level == level:
            group.units.append(unit)
            return
    group = Group(field, type, level)
    group.units.append(unit)
    groups.append(group)


def units_of_group(groups: list[Group], field: int, type: int, level: int) -> list[int]:
    """The units of one of the groups; none if it is not there."""
    for group in groups:
        if group.field == field and group.type == type and group.level == level:
            return group.units
    return []


def is_alone(groups: list[Group], group: Group) -> bool:
    """Whether there is no other group on the field of this one."""
    return all(other is group or other.field != group.field for other in groups)
