"""Any position in a few lines, for tests."""

from collections.abc import Mapping

from kronika.core.dice import dice_of
from kronika.core.entries import index
from kronika.core.errors import UsageError
from kronika.core.game import complete_settings
from kronika.core.match import Match, match_of

from .content import default
from .control import refresh_control
from .game import GAME
from .maps import level_of, map_of
from .relations import make_truce
from .state import INSIDE, ON_BORDER, Table
from .terms import (
    BUILDINGS,
    CITY,
    DOCK,
    EXPERIENCE,
    HERDS,
    LAND,
    MAPS,
    MODES,
    NONE,
    PORT,
    STANDARD,
    STEPS,
    UNITS,
    VILLAGE,
)
from .variants import Variants


class Position:
    """A table on a map, to which pieces are put by the ids of fields, units and buildings."""

    def __init__(
        self,
        map: str,
        mode: str = "white",
        players: int = 3,
        seed: int | str = 1,
        settings: Mapping[str, bool | int | str] | None = None,
    ) -> None:
        if not 2 <= players <= 12:
            raise UsageError(f"Scharz is played by 2 to 12 players, not {players}")
        self._settings = dict(settings or {})
        board = map_of(index(map, MAPS), level_of(players))
        self.s = Table(
            dice_of(seed), default(), board, index(mode, MODES), players, Variants(settings)
        )

    def field(self, id: str) -> int:
        """The number of a field."""
        if id not in self.s.map.ids:
            raise UsageError(f"{self.s.map.name} has no field {id!r} for {self.s.count} players")
        return self.s.map.number(id)

    def _player(self, player: int) -> int:
        if not 0 <= player < self.s.count:
            raise UsageError(f"there is no player {player} of {self.s.count}")
        return player

    def units(
        self, player: int, field: str, experience: str = "standard", **units: int
    ) -> "Position":
        """So many units of each type on a field: `units(0, "01", light_infantry=3)`."""
        place = self.field(field)
        level = index(experience, EXPERIENCE)
        for name, count in units.items():
            type = index(name, UNITS)
            for _ in range(count):
                self.s.add_unit(self._player(player), type, level, place)
        refresh_control(self.s, place)
        return self

    def crossing(self, player: int, origin: str, to: str, **units: int) -> "Position":
        """So many units of each type on the border of two fields, coming from the first one."""
        one, other = self.field(origin), self.field(to)
        for name, count in units.items():
            for _ in range(count):
                unit = self.s.add_unit(self._player(player), index(name, UNITS), STANDARD, one)
                self.s.where[unit] = ON_BORDER
                self.s.border[unit] = self.s.map.border(one, other)
        return self

    def village(self, player: int, field: str) -> "Position":
        """A completed village."""
        return self._settle(player, field, VILLAGE)

    def city(self, player: int, field: str) -> "Position":
        """A completed city."""
        return self._settle(player, field, CITY)

    def _settle(self, player: int, field: str, building: int) -> "Position":
        place = self.field(field)
        s = self.s
        if s.map.sort[place] != LAND or s.map.neutral[place] != NONE:
            raise UsageError(f"no {BUILDINGS[building]} can be on {field!r}")
        s.change_settlement(place, self._player(player))
        s.settlement[place] = building
        refresh_control(s, place)
        return self

    def dock(self, field: str, *seas: str) -> "Position":
        """A completed dock at a settlement, which touches these seas."""
        return self._yard(field, seas, DOCK)

    def port(self, field: str, *seas: str) -> "Position":
        """A completed port at a settlement, which touches these seas."""
        return self._yard(field, seas, PORT)

    def _yard(self, field: str, seas: tuple[str, ...], building: int) -> "Position":
        place = self.field(field)
        if self.s.settlement[place] == NONE:
            raise UsageError(f"a {BUILDINGS[building]} needs a settlement on {field!r}")
        wanted = sorted(self.field(sea) for sea in seas)
        for point, (_, one, other) in enumerate(self.s.yard_points(place)):
            if wanted == sorted({one, other} - {NONE}):
                self.s.yard[place] = building
                self.s.yard_point[place] = point
                return self
        raise UsageError(f"no shipyard of {field!r} touches exactly {', '.join(seas)}")

    def herds(self, player: int, field: str, inside: bool = False, **herds: int) -> "Position":
        """So many herds of each type: `herds(0, "01", sheep=2)`."""
        for name, count in herds.items():
            type = index(name, HERDS)
            for _ in range(count):
                self.s.add_herd(self._player(player), type, self.field(field), inside)
        return self

    def grain(self, player: int, field: str, sown: int = 1, crop: int = 0) -> "Position":
        """Sown grain on a field."""
        place = self.field(field)
        self.s.sown[place], self.s.crop[place] = sown, crop
        self.s.sower[place] = self.s.grain_owner[place] = self._player(player)
        return self

    def encircled(self, field: str) -> "Position":
        """The settlement is encircled; its own units on the field are inside."""
        place = self.field(field)
        s = self.s
        if s.settlement[place] == NONE:
            raise UsageError(f"there is no settlement on {field!r} to be encircled")
        s.encircled_since[place] = s.turn
        for unit in s.units_on(place):
            if s.owner[unit] == s.settlement_owner[place]:
                s.where[unit] = INSIDE
        s.change_control(place, NONE)
        refresh_control(s, place)
        if s.control[place] in (NONE, s.settlement_owner[place]):
            raise UsageError(f"nobody encircles {field!r}")
        return self

    def vassal(self, vassal: int, lord: int) -> "Position":
        """One player is the vassal of another."""
        self.s.lord[self._player(vassal)] = self._player(lord)
        return self

    def truce(self, payer: int, receiver: int, until: int = 99) -> "Position":
        """A truce between two players, to the end of a round of the game."""
        make_truce(self.s, self._player(payer), self._player(receiver), until)
        return self

    def at(self, step: str, year: int = 1, round: int = 1) -> "Position":
        """The match is at a step of a round: `at("trade", round=2)`."""
        s = self.s
        rounds = len(s.content.calendar[s.mode])
        if not 1 <= year <= s.content.years or not 1 <= round <= rounds:
            raise UsageError(f"there is no round {round} of year {year}")
        s.step = index(step, STEPS)
        s.year, s.round = year, round
        s.turn = (year - 1) * rounds + round
        return self

    def match(self) -> Match:
        """A match that goes on from this position, which must be a possible one."""
        s = self.s.copy()
        try:
            GAME.check(s)
        except AssertionError as error:
            raise UsageError(f"no possible position: {error}") from error
        said = {"mode": MODES[s.mode], "map": s.map.name, **self._settings}
        return match_of(GAME, s, s.count, complete_settings(GAME, said), "position")
