"""What is offered, as rows of integers: for games whose actions are too many to be numbered.

An option is a row: its verb, and its arguments as things of one vocabulary, in which every kind of
the game has its stretch. What is no thing, a number or counts (a payment), stands in the features
of the row. Whoever chooses names the place of an option among those that are offered.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from kronika.core.asks import MOST_ARGUMENTS, NOTHING, Kind, Option, unpacked
from kronika.core.errors import RulesError, UsageError
from kronika.core.game import Game

from .actions import Actions

DENSE: Final = 1 << 20
"""A game with more actions than this is played by what is offered, not by action numbers."""

MOST_OFFERED: Final = 1024
"""Options of a question that an action space of fixed size has room for, unless told otherwise."""

WIDTH: Final = 1 + MOST_ARGUMENTS
"""Integers of a row: the verb and the arguments."""

USUAL: Final = 10.0
"""By which a number is divided."""

Rows = NDArray[np.int32]
Features = NDArray[np.float32]


class OptionRows:
    """Makes rows of the options of one game for a number of players.

    The first column of a row is the verb, by its place in `verbs`. The others are the arguments, by
    their places in `things`; 0 is no argument. Players are told clockwise from the viewer.
    """

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        verbs = sorted(game.verbs, key=lambda verb: verb.name)
        self.verbs: Final = [verb.name for verb in verbs]
        self._verb = {verb: place for place, verb in enumerate(verbs)}
        self.things = ["nothing"]
        self._first: dict[Kind, int] = {}
        self._places: dict[Kind, dict[int, int]] = {}
        kinds = {kind: None for verb in verbs for kind in verb.kinds}
        for kind in sorted(kinds, key=lambda kind: kind.name):
            self._first[kind] = len(self.things)
            if kind.is_number or kind.counts_of is not None:
                self.things.append(kind.name)
            else:
                self.things += [f"{kind.name}={name}" for name in game.ids_of(kind)]
                values = game.values_of(kind)
                self._places[kind] = {value: place for place, value in enumerate(values)}
        self.features = ["talk", "final"]
        self._at: dict[tuple[Kind, int], int] = {}
        most: Counter[Kind] = Counter()
        for verb in verbs:
            most |= Counter(verb.kinds)
        for kind in sorted(most, key=lambda kind: kind.name):
            for time in range(most[kind]):
                word = kind.name if time == 0 else f"{kind.name}-{time + 1}"
                self._at[kind, time] = len(self.features)
                if kind.counts_of is not None:
                    self.features += [f"{word}[{name}]" for name in game.ids_of(kind.counts_of)]
                elif kind.is_number:
                    self.features.append(word)

    def encode(self, options: Sequence[Option], seat: int) -> tuple[Rows, Features]:
        """A row of integers and one of features for each option that is offered to a seat."""
        rows = np.zeros((len(options), WIDTH), np.int32)
        features = np.zeros((len(options), len(self.features)), np.float32)
        for row, option in enumerate(options):
            self._write(option, seat, rows[row], features[row])
        return rows, features

    def _write(self, option: Option, seat: int, row: Rows, features: Features) -> None:
        verb = option.verb
        row[0] = self._verb[verb]
        features[0] = verb.talk
        features[1] = verb.final
        times: dict[Kind, int] = {}
        for column, (kind, value) in enumerate(option.arguments, 1):
            time = times.get(kind, 0)
            times[kind] = time + 1
            if kind.counts_of is not None:
                row[column] = self._first[kind]
                at = self._at[kind, time]
                for thing, count in unpacked(value):
                    features[at + thing] = count / USUAL
            elif kind.is_number:
                row[column] = self._first[kind]
                features[self._at[kind, time]] = value / USUAL
            elif value != NOTHING:
                if kind.seats and value < self.players:
                    value = (value - seat) % self.players
                row[column] = self._first[kind] + self._places[kind][value]


@dataclass(frozen=True)
class Offers:
    """What several matches offer, one behind the other.

    Those of match number `n` are the rows from `starts[n]` up to `starts[n + 1]`.
    """

    rows: Rows
    features: Features
    starts: NDArray[np.int64]

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many options each match offers."""
        return np.diff(self.starts)

    @cached_property
    def mask(self) -> NDArray[np.bool_]:
        """For each match, which of as many places as the most options have an option."""
        counts = self.counts
        return np.arange(counts.max(initial=0))[None, :] < counts[:, None]

    def padded(self) -> tuple[Rows, Features]:
        """One block of rows and features for each match, with zeros where `mask` is not set."""
        mask = self.mask
        rows = np.zeros((*mask.shape, self.rows.shape[1]), np.int32)
        features = np.zeros((*mask.shape, self.features.shape[1]), np.float32)
        rows[mask] = self.rows
        features[mask] = self.features
        return rows, features


def offers_of(encoder: OptionRows, offered: Sequence[tuple[Sequence[Option], int]]) -> Offers:
    """What several matches offer: the options of each, and to which seat."""
    parts = [encoder.encode(options, seat) for options, seat in offered]
    starts = np.cumsum([0, *(len(options) for options, _ in offered)])
    if not parts:
        rows, features = encoder.encode([], 0)
        return Offers(rows, features, starts)
    return Offers(
        np.concatenate([rows for rows, _ in parts]),
        np.concatenate([features for _, features in parts]),
        starts,
    )


# How a choice is named


class Naming(Protocol):
    """How the numbers of a fixed action space name what is offered."""

    size: int

    def named(self, options: Sequence[Option]) -> dict[int, Option]:
        """Each option that is offered, by its number."""
        ...

    def key(self, number: int, options: Sequence[Option]) -> str:
        """What a number means where these are offered."""
        ...


class ByNumber:
    """Every action of the game has a number of its own."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions
        self.size: int = actions.size

    def named(self, options: Sequence[Option]) -> dict[int, Option]:
        """By the numbers of the actions."""
        number = self._actions.number
        return {number(option): option for option in options}

    def key(self, number: int, options: Sequence[Option]) -> str:
        """The same everywhere."""
        del options
        return self._actions.key(number)


class ByPlace:
    """A number is a place among what is offered."""

    def __init__(self, game: Game, most: int = MOST_OFFERED) -> None:
        if most < 1:
            raise UsageError(f"at least 1 option is offered, not {most}")
        self._game = game
        self.size: int = most

    def named(self, options: Sequence[Option]) -> dict[int, Option]:
        """By their places."""
        if len(options) > self.size:
            raise RulesError(
                f"{self._game.name}: {len(options)} options are offered, and the action space "
                f"has room for {self.size}"
            )
        return dict(enumerate(options))

    def key(self, number: int, options: Sequence[Option]) -> str:
        """The key of the option at that place."""
        if not 0 <= number < len(options):
            raise UsageError(f"places are 0 to {len(options) - 1} here, not {number}")
        return options[number].key


def naming_of(
    game: Game, actions: Actions, offered: bool | None, most: int = MOST_OFFERED
) -> ByNumber | ByPlace:
    """How choices are named: as is asked for, or by numbers where the game has few actions."""
    if offered is None:
        offered = actions.size > DENSE
    if offered:
        return ByPlace(game, most)
    if actions.size > DENSE:
        raise UsageError(
            f"{game.name} has {actions.size} actions, too many for numbers of their own; "
            "choose among what is offered"
        )
    return ByNumber(actions)
