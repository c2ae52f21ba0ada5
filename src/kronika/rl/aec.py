"""A game as a PettingZoo environment in which agents act one after the other."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kronika.core.asks import Option
from kronika.core.dice import Seed
from kronika.core.errors import IllegalChoice, UsageError
from kronika.core.game import Game, Value, check_players, complete_settings
from kronika.core.match import Match, new_match
from kronika.games import find

from .actions import Actions
from .encoding import Encoder
from .offers import MOST_OFFERED, WIDTH, ByPlace, OptionRows, naming_of
from .schema import CEILING, Array
from .turns import next_seat, rewards_of

LIMIT: Final = 100_000
"""Decisions after which a match is cut off, unless told otherwise."""

SEEDS: Final = 1 << 62
"""Matches without a seed of their own get one below this."""

RENDER_MODES: Final = ("ansi", "svg")

Observation = dict[str, Array | NDArray[np.int8] | NDArray[np.int32]]


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - PettingZoo's environments are called so
    """One game for a number of players, without any wrapper: see `env`.

    An action is a number of its own, or with `offered` a place among what is offered; then an
    observation also has the offered options, as rows of integers and features. Games with too
    many actions for numbers are always played so.

    An action that is not offered is an IllegalChoice and changes nothing.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        render_mode: str | None = None,
        max_decisions: int = LIMIT,
        offered: bool | None = None,
        max_options: int = MOST_OFFERED,
        **settings: Value,
    ) -> None:
        super().__init__()
        self.game = find(game) if isinstance(game, str) else game
        self.players = check_players(self.game, players)
        self.settings = complete_settings(self.game, settings, self.players)
        self.game = self.game.playing(self.settings)
        self.game.check_settings(self.players, self.settings)
        if render_mode is not None and render_mode not in RENDER_MODES:
            modes = ", ".join(RENDER_MODES)
            raise UsageError(f"there is no render mode {render_mode!r}; there are: {modes}")
        if max_decisions < 1:
            raise UsageError(f"a match has at least 1 decision, not {max_decisions}")
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self.actions = Actions(self.game)
        self.encoder = Encoder(self.game, self.players)
        self.option_rows = OptionRows(self.game, self.players)
        self._naming = naming_of(self.game, self.actions, offered, max_options)
        self.offered = isinstance(self._naming, ByPlace)
        """Whether an action is a place among what is offered."""
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "name": f"{self.game.name.replace('-', '_')}_v{self.game.version}",
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._spaces()
        self._np_random, _ = seeding.np_random()
        self.match: Match | None = None
        """The match being played, for those who want to look behind the arrays."""

    def _spaces(self) -> None:
        size, actions = self.encoder.size, self._naming.size
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-CEILING, CEILING, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        if self.offered:
            most = max(len(self.option_rows.verbs), len(self.option_rows.things)) - 1
            width = len(self.option_rows.features)
            parts["options"] = spaces.Box(0, most, (actions, WIDTH), np.int32)
            parts["features"] = spaces.Box(-np.inf, np.inf, (actions, width), np.float32)
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """An array and a mask, and with `offered` the options; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game, the same for all."""
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; one seed is one match, as `kronika.new` would set it up.

        Without a seed, the next match of a series that the last seed began is played.
        `options` may have a `seed` that is a text.
        """
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        chosen: Seed = int(self._np_random.integers(SEEDS)) if seed is None else seed
        chosen = (options or {}).get("seed", chosen)
        self.match = new_match(self.game, self.players, chosen, self.settings, listen=False)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._last = self.players - 1
        self._go_to_next()

    def step(self, action: int | None) -> None:
        """Make a decision for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self._playing()
        option = None if action is None else self._offered.get(int(action))
        if option is None:
            raise IllegalChoice(
                f"action {action} is not offered to {agent}; legal here: {sorted(self._offered)}"
            )
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._last = self.possible_agents.index(agent)
        match.take(option, self._last)
        self._go_to_next()
        self._accumulate_rewards()

    def _playing(self) -> Match:
        if self.match is None:
            raise UsageError("the environment must be reset before it can be played")
        return self.match

    def _go_to_next(self) -> None:
        """Find out whose turn it is; where the floor is open to several, they take turns."""
        match = self._playing()
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        self._offered: dict[int, Option] = {}
        self._seen: dict[str, Array] = {}
        if match.ask is None or len(match.decisions) >= self.max_decisions:
            self._end()
            return
        seat = next_seat(match, self._last)
        self._offered = self._naming.named(match.options_of(seat))
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {
            "options": {number: option.key for number, option in self._offered.items()}
        }

    def _end(self) -> None:
        result = self._playing().result
        if result is None:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, rewards_of(result, self.players)))
        self.agent_selection = self.possible_agents[(self._last + 1) % self.players]

    # Seeing

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do now: nothing if it is not its turn."""
        match = self._playing()
        seen = self._seen.get(agent)
        if seen is None:
            seat = self.possible_agents.index(agent)
            seen = self._seen[agent] = self.encoder.encode(match, seat)
        mask = np.zeros(self._naming.size, np.int8)
        observation: Observation = {"observation": seen.copy(), "action_mask": mask}
        asked = agent == self.agent_selection
        if asked:
            mask[list(self._offered)] = 1
        if self.offered:
            options = np.zeros((self._naming.size, WIDTH), np.int32)
            features = np.zeros((self._naming.size, len(self.option_rows.features)), np.float32)
            if asked:
                rows, figures = self.option_rows.encode(
                    list(self._offered.values()), self.possible_agents.index(agent)
                )
                options[: len(rows)] = rows
                features[: len(rows)] = figures
            observation["options"] = options
            observation["features"] = features
        return observation

    def render(self) -> str | None:
        """The table as a spectator sees it: an SVG drawing, or text for a terminal."""
        if self.render_mode is None:
            return None
        view = self._playing().view()
        if self.render_mode == "svg":
            return view.svg()
        from rich.console import Console

        console = Console(width=120, force_terminal=True, color_system="truecolor", file=None)
        with console.capture() as capture:
            console.print(self.game.terminal(view, "en"))
        return capture.get()

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str | Game,
    players: int = 2,
    render_mode: str | None = None,
    max_decisions: int = LIMIT,
    offered: bool | None = None,
    max_options: int = MOST_OFFERED,
    **settings: Value,
) -> AECEnv[str, Any, Any]:
    """One game for a number of players, as PettingZoo's own board games come.

    An agent that takes an action that is not offered loses, and the match ends for all.
    """
    made: AECEnv[str, Any, Any] = raw_env(
        game, players, render_mode, max_decisions, offered, max_options, **settings
    )
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)
