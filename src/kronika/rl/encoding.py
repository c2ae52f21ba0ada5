"""What a player may know, as an array of a fixed size.

The array is made of the viewer's seat, who is asked, what is asked (the prompt and the things it
speaks of), the settings, and the table as the game's view shows it to that seat. Nothing else goes
in: what the view hides, the array does not have. Players are told clockwise from the viewer.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from kronika.core.asks import Kind, Saying, unpacked
from kronika.core.game import Game, check_players
from kronika.core.match import Match

from .schema import Array, Number, OneOf, Part, Record, Row, Schema, Seen
from .schemas import schema_of

USUAL: Final = 10.0
"""By which a number in a prompt is divided."""


class Encoder:
    """Makes observations of one game for a number of players."""

    def __init__(self, game: Game, players: int, schema: Schema | None = None) -> None:
        self.game = game
        self.players = check_players(game, players)
        self._schema = schema or schema_of(game, players)
        self._settings = [setting.name for setting in game.settings]
        self._whole = Record(
            seat=OneOf(range(players)),
            asked=Row(players, Number()),
            prompt=OneOf(sorted([prompt.name for prompt in game.prompts])),
            about=About(game),
            settings=Record(**{setting.name: Choice(setting.choices) for setting in game.settings}),
            table=self._schema.table,
        )
        self.size = self._whole.size
        self._seen: dict[tuple[int, tuple[str, ...]], Seen] = {}

    def encode(self, match: Match, seat: int, out: Array | None = None) -> Array:
        """What the player of a seat may know now; `out` is overwritten if it is given."""
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out[:] = 0.0
        table = self.game.view(match.state, seat)
        names = tuple(self._schema.names(table))
        seen = self._seen.get((seat, names))
        if seen is None:
            seen = self._seen[seat, names] = Seen(seat, names)
        ask: Saying | None = match.ask_of(seat) or match.floor or match.ask
        whole = {
            "seat": seat,
            "asked": self._asked(match, seen),
            "prompt": None if ask is None else ask.phrase.name,
            "about": ask,
            "settings": {name: match.settings[name] for name in self._settings},
            "table": self._schema.prepare(table),
        }
        self._whole.write(whole, out, 0, seen)
        return out

    def _asked(self, match: Match, seen: Seen) -> list[int]:
        asked = [0] * self.players
        for player in match.asked:
            asked[seen.relative(player)] = 1
        return asked

    def names(self) -> list[str]:
        """What each number of an observation says: `table.players[seat-0].florins`."""
        return [name.removeprefix(".") for name in self._whole.names()]


class Choice(OneOf):
    """A setting: a 1 at its value, and nothing where it is a text of somebody's own."""

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """One of the usual values."""
        place = self._place.get(value)
        if place is not None:
            out[at + place] = 1.0


class About(Part):
    """What a prompt speaks of: a stretch for each kind, as many times as one prompt has it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._places: dict[Kind, dict[int, int]] = {}
        most: Counter[Kind] = Counter()
        for prompt in game.prompts:
            most |= Counter(prompt.kinds)
        self._at: dict[tuple[Kind, int], int] = {}
        self.size = 0
        for kind in sorted(most, key=lambda kind: kind.name):
            values = game.values_of(kind.counts_of or kind)
            self._places[kind] = {value: place for place, value in enumerate(values)}
            for time in range(most[kind]):
                self._at[kind, time] = self.size
                self.size += 1 if kind.is_number else len(values)

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """The arguments of an ask."""
        if value is None:
            return
        ask: Saying = value
        times: Counter[Kind] = Counter()
        for kind, number in ask.arguments:
            place = at + self._at[kind, times[kind]]
            times[kind] += 1
            if kind.counts_of is not None:
                for thing, count in unpacked(number):
                    out[place + self._places[kind][thing]] = count / USUAL
            elif kind.is_number:
                out[place] = number / USUAL
            elif number >= 0:
                out[place + self._places[kind][number]] = 1.0

    def names(self) -> Iterator[str]:
        """The kinds, and their things."""
        for kind, time in self._at:
            word = f".{kind.name}" if time == 0 else f".{kind.name}-{time + 1}"
            if kind.is_number:
                yield word
            for thing in self._game.ids_of(kind.counts_of or kind):
                yield f"{word}[{thing}]" if kind.counts_of else f"{word}={thing}"
