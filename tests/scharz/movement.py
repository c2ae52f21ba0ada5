"""Driving the movement subphases without a whole match."""

from collections.abc import Callable

from kronika.core.asks import Ask, Option, Prompt, Range, Rules
from kronika.games.scharz.position import Position
from kronika.games.scharz.retreat import (
    act_retreat,
    begin_retreat,
    end_retreat,
    retreat_options,
    retreat_ranges,
)
from kronika.games.scharz.special_moves import (
    act_special,
    begin_special,
    end_special,
    special_options,
    special_ranges,
)
from kronika.games.scharz.state import ABOARD, IN_YARD, Table
from kronika.games.scharz.unit_moves import (
    act_units,
    begin_units,
    end_units,
    units_options,
    units_ranges,
)
from kronika.games.scharz.words import FIELD

from .helpers import Answers

Step = tuple[
    Callable[[Table], Rules],
    Callable[[Table, int], list[Option]],
    Callable[[Table, int], list[Range]],
    Callable[[Table, int, Option], Rules],
    Callable[[Table], Rules],
]

UNITS: Step = (begin_units, units_options, units_ranges, act_units, end_units)
SPECIAL: Step = (begin_special, special_options, special_ranges, act_special, end_special)
RETREAT: Step = (begin_retreat, retreat_options, retreat_ranges, act_retreat, end_retreat)


class Movement:
    """A movement subphase of a position. Fields are named without their map."""

    def __init__(self, position: Position, step: Step = UNITS) -> None:
        self.position = position
        self.s = position.s
        self._step = step
        Answers(step[0](self.s))

    def options(self, player: int, verb: str = "") -> list[str]:
        """What a player is offered, in short keys; those of one verb, or all."""
        keys = [option.key for option in self._step[1](self.s, player)]
        short = [key.replace(f"{self.s.map.name}-", "") for key in keys]
        return [key for key in short if key.startswith(f"{verb} " if verb else "")]

    def goals(self, player: int, verb: str, origin: str, unit: str = "") -> set[str]:
        """The fields to which somebody can go in a way."""
        words = [key.split(" ") for key in self.options(player, verb)]
        return {each[2] for each in words if each[1] == origin and unit in ("", each[3])}

    def do(self, player: int, key: str, *answers: str) -> Answers:
        """Choose an option and answer what is asked then."""
        options, ranges = self._step[1](self.s, player), self._step[2](self.s, player)
        words = key.split(" ")
        verbs = {option.verb.name: option.verb for option in options}
        assert words[0] in verbs, f"{key!r} is not among {self.options(player)}"
        verb = verbs[words[0]]
        named = zip(verb.kinds, words[1:])
        parsed = verb.parsed(
            [f"{self.s.map.name}-{word}" if kind is FIELD else word for kind, word in named]
        )
        ask = Ask(player, Prompt("test"), options, ranges=ranges)
        option = None if parsed is None else ask.offered(parsed)
        assert option is not None, f"{key!r} is not among {self.options(player)}"
        return Answers(
            self._step[3](self.s, player, option), *[(player, answer) for answer in answers]
        )

    def end(self, *answers: tuple[int, str]) -> None:
        """The subphase is over."""
        Answers(self._step[4](self.s), *answers)

    def at(self, unit: int) -> str:
        """The field of a unit."""
        return self.s.map.ids[self.s.at[unit]]

    def on(self, field: str, player: int) -> list[int]:
        """The units of a player that stand on a field."""
        place = self.position.field(field)
        return [unit for unit in self.s.units_on(place) if self.s.owner[unit] == player]


def aboard(position: Position, *units: int, ship: int) -> None:
    """Put units aboard a ship."""
    s = position.s
    for unit in units:
        s.at[unit] = s.at[ship]
        s.where[unit] = ABOARD
        s.ship[unit] = ship


def in_yard(position: Position, *ships: int) -> None:
    """Ships on the field of a shipyard lie in it."""
    for ship in ships:
        position.s.where[ship] = IN_YARD
