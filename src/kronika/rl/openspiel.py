"""Our games as games of OpenSpiel: `pyspiel.load_game("kronika_pax_renaissance(players=3)")`.

Importing this module registers them. Chance is explicit: the match begins with a chance node, and
another one follows every decision after which dice are rolled or cards drawn. Its outcomes are a
number of equally likely continuations of the dice (the parameter `chances`), not the faces of each
die. So a state is told by its history, as OpenSpiel's serialization and its algorithms expect, and
a search that looks at a copy of a state cannot foresee the dice. A sampled chance mode would give
up both.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy as np

from kronika.core.asks import NOTHING, Option
from kronika.core.errors import IllegalChoice, UsageError
from kronika.core.game import Game, Settings, check_players, complete_settings
from kronika.core.match import Match, new_match
from kronika.games import find, names

from .actions import Actions
from .encoding import Encoder
from .extras import need
from .offers import DENSE, MOST_OFFERED, ByNumber, ByPlace, naming_of
from .turns import next_seat, rewards_of

need("pyspiel", "openspiel")

import pyspiel  # noqa: E402

CHANCES: Final = 256
"""Outcomes of a chance node, unless told otherwise."""

USUAL: Final = ""
"""A setting whose values go with certain numbers of players, if nothing is said: the usual one for
so many. OpenSpiel fills in defaults without looking at the number of players."""

LONGEST: Final = 20_000
"""Decisions and chance nodes after which a match is cut off without a winner."""


def short_name(game: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"kronika_{game.replace('-', '_')}"


@cache
def _actions(game: str) -> Actions:
    return Actions(find(game))


@cache
def _naming(game: str, offered: bool) -> ByNumber | ByPlace:
    return naming_of(find(game), _actions(game), offered, MOST_OFFERED)


@cache
def _encoder(game: str, players: int) -> Encoder:
    return Encoder(find(game), players)


def _game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Kronika: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.players),
            "chances": CHANCES,
            "offered": _actions(game.name).size > DENSE,
            **{setting.name: setting.default for setting in game.settings},
            **dict.fromkeys(_by_players(game), USUAL),
        },
    )


def _by_players(game: Game) -> list[str]:
    """Settings, in words, whose usual value is another one for other numbers of players."""
    return [
        setting.name
        for setting in game.settings
        if isinstance(setting.default, str)
        and len({complete_settings(game, {}, n)[setting.name] for n in game.players}) > 1
    ]


class Position:
    """A match as it stands, or a decision that waits for its dice.

    OpenSpiel copies and pickles what a state has; a match knows how to be copied, and for a
    pickle its decisions and dice are written down.
    """

    def __init__(self, game: str, players: int, settings: Settings, offered: bool) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.offered = offered
        self.match: Match | None = None
        self.waiting: tuple[Option, int] | None = None
        self.last = players - 1
        self.path: list[int] = []
        self.redrawn = False

    def copy(self) -> "Position":
        """An independent position that continues in the same way."""
        twin = Position(self.game, self.players, self.settings, self.offered)
        twin.match = None if self.match is None else self.match.copy()
        twin.waiting = self.waiting
        twin.last = self.last
        twin.path = self.path.copy()
        twin.redrawn = self.redrawn
        return twin

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.redrawn:
            raise UsageError("a resampled state cannot be written down: it never happened")
        return _replayed, (self.game, self.players, self.settings, self.offered, self.path)

    @property
    def over(self) -> bool:
        """Whether the match has ended, or is too long."""
        return len(self.path) >= LONGEST or (
            self.match is not None and self.match.result is not None
        )

    @property
    def player(self) -> int | None:
        """Whose turn it is: None if chance decides, or nobody."""
        if self.over or self.match is None or self.match.ask is None or self.waiting is not None:
            return None
        return next_seat(self.match, self.last)

    @property
    def naming(self) -> ByNumber | ByPlace:
        """What action numbers mean."""
        return _naming(self.game, self.offered)

    def options(self) -> list[Option]:
        """What the player whose turn it is may choose."""
        player = self.player
        return [] if self.match is None else self.match.options_of(player)

    def apply(self, action: int) -> None:
        """A decision by its number, or an outcome of a chance node."""
        if self.match is None:
            seed = f"openspiel {action}"
            self.match = new_match(find(self.game), self.players, seed, self.settings, False)
        elif self.waiting is not None:
            option, player = self.waiting
            self.match = self.match.fork(f"openspiel fork {action}")
            self.match.take(option, player)
            self.waiting = None
        else:
            self._decide(self.match, action)
        self.path.append(int(action))

    def _decide(self, match: Match, action: int) -> None:
        player = NOTHING if self.player is None else self.player
        option = self.naming.named(self.options()).get(action)
        if option is None:
            raise IllegalChoice(f"action {action} is not offered to player {player}")
        after = match.copy()
        after.take(option, player)
        if after.state.dice.position == match.state.dice.position:
            self.match = after
        else:
            self.waiting = (option, player)
        self.last = player


def _replayed(
    game: str, players: int, settings: Settings, offered: bool, path: list[int]
) -> Position:
    position = Position(game, players, settings, offered)
    for action in path:
        position.apply(action)
    return position


class SpielGame(pyspiel.Game):
    """One of our games, with its parameters. The classes that are registered know which one."""

    def __init__(self, game: Game, game_type: Any, params: Mapping[str, Any] | None) -> None:
        given = dict(params or {})
        self.chances = int(given.pop("chances", CHANCES))
        if self.chances < 1:
            raise UsageError(f"a chance node has at least 1 outcome, not {self.chances}")
        self.offered = bool(given.pop("offered", _actions(game.name).size > DENSE))
        self.kronika = game
        self.players = check_players(game, given.pop("players", min(game.players)))
        for name in _by_players(game):
            if given.get(name) == USUAL:
                del given[name]
        self.settings: Settings = complete_settings(game, given, self.players)
        game.check_settings(self.players, self.settings)
        self.actions = _actions(game.name)
        self.encoder = _encoder(game.name, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=_naming(game.name, self.offered).size,
            max_chance_outcomes=self.chances,
            num_players=self.players,
            min_utility=-1.0 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        """A match that is not set up yet."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A chance node may follow every decision."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What makes observations of states."""
        if params:
            raise UsageError(f"observations have no parameters, so not {params}")
        return Observer(self.encoder, iig_obs_type)


class SpielState(pyspiel.State):
    """A position, as OpenSpiel wants to be told about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.kronika.name, game.players, game.settings, game.offered)

    @property
    def match(self) -> Match | None:
        """The match as it stands, or None before it is set up."""
        return self.position.match

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        player = self.position.player
        return int(pyspiel.PlayerId.CHANCE) if player is None else player

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.position.player:
            return []
        return sorted(self.position.naming.named(self.position.options()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """So many continuations of the dice, each as likely as the others."""
        chances = self.get_game().chances
        return [(outcome, 1.0 / chances) for outcome in range(chances)]

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"dice {action}"
        return self.position.naming.key(action, self.position.options())

    def is_terminal(self) -> bool:
        """Whether the match is over, or too long."""
        return self.position.over

    def returns(self) -> list[float]:
        """What the result is worth to each player: 0 as long as there is none."""
        match = self.position.match
        if match is None or match.result is None:
            return [0.0] * self.position.players
        return rewards_of(match.result, match.players)

    def __str__(self) -> str:
        match, waiting = self.position.match, self.position.waiting
        if match is None:
            return "not set up"
        last = ", ".join([option.key for option in match.decisions[-3:]])
        return f"{match!r}: {last}" + ("" if waiting is None else f", {waiting[0].key} and dice")


class Observer:
    """Makes observations: the same arrays as the PettingZoo environment."""

    def __init__(self, encoder: Encoder, iig_obs_type: Any) -> None:
        del iig_obs_type
        self._encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """What a player may know in a state."""
        if state.match is None:
            self.tensor.fill(0.0)
        else:
            self._encoder.encode(state.match, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know in a state, as text."""
        if state.match is None:
            return "not set up"
        return json.dumps(state.match.view(player), sort_keys=True)


def resample(state: SpielState, player: int) -> SpielState:
    """A state that a player cannot tell from this one, for `ISMCTSBot.set_resampler`.

    It draws on numpy's global source of chance, as OpenSpiel's own functions do.
    """
    twin: SpielState = state.clone()
    if twin.match is not None:
        twin.position.match = twin.match.redraw(player, int(np.random.randint(1 << 31)))
        twin.position.redrawn = True
    return twin


def _register(name: str) -> None:
    game = find(name)
    game_type = _game_type(game)

    class Registered(SpielGame):
        """One of our games."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, game_type, params)

    pyspiel.register_game(game_type, Registered)


def load(game: str, **parameters: Any) -> Any:
    """One of our games by its own name, with its players, settings and `chances`."""
    find(game)
    return pyspiel.load_game(short_name(game), parameters)


for _name in names():
    _register(_name)
