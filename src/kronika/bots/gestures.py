"""What an option is worth that only begins something: one action takes several decisions."""

from random import Random
from typing import Final, final

from kronika.core.asks import Ask, Option
from kronika.core.game import Game
from kronika.core.match import Match

from .random import thought_of

DEEP: Final = 4
"""Decisions that are played on at most."""
LOOKED: Final = 3
"""Options that are tried at each of them."""
LEADS_NOWHERE: Final = -1.0
"""What an option is worth after which all is as it was before."""


def has_gestures(game: Game) -> bool:
    """Whether a game says where actions of several decisions end."""
    return any(prompt.rests for prompt in game.prompts)


@final
class Gestures:
    """Judges options of a player in a position where what they begin has come to its end.

    His next decisions are those after which he is best off at once. Ending a turn is worth what the
    position is worth: it must come to that anyway, and what others do then is not its fault.
    """

    def __init__(self, world: Match, player: int, random: Random, looked: int = LOOKED) -> None:
        self._world = world
        self._player = player
        self._random = random
        self._looked = looked
        self._now = world.game.evaluate(world.state)[player]
        self._asked = world.ask_of(player)

    def worth(self, option: Option) -> float:
        """The player's share of the win after an option and what he makes of it."""
        path = [option]
        here = self._after(path)
        asked = self._goes_on(here)
        if asked is None and self._is_end(option):
            return self._now
        for _ in range(DEEP):
            if asked is None:
                break
            path.append(self._best(path, asked))
            here = self._after(path)
            asked = self._goes_on(here)
        share = here.game.evaluate(here.state)[self._player]
        if share == self._now and self._is_asked_again(here.ask):
            return LEADS_NOWHERE
        return share

    def _after(self, path: list[Option]) -> Match:
        after = self._world.light()
        for option in path:
            after.take(option, self._player)
        return after

    def _goes_on(self, match: Match) -> Ask | None:
        """What the player is asked next, if he has come neither to a rest nor back."""
        ask = match.ask
        if ask is None or ask.player != self._player or ask.prompt.rests:
            return None
        return None if self._is_asked_again(ask) else ask

    def _best(self, path: list[Option], asked: Ask) -> Option:
        """What looks best next; of equals any, but rather one that goes on."""
        options = thought_of(asked.options)
        if len(options) > self._looked:
            options = self._random.sample(options, self._looked)
            if asked.default is not None and asked.default not in options:
                options[0] = asked.default
        elif len(options) > 1:
            options = options.copy()
            self._random.shuffle(options)
        found = options[0]
        most = -1.0
        for option in options if len(options) > 1 else ():
            after = self._after([*path, option])
            share = after.game.evaluate(after.state)[self._player]
            if share > most or (share == most and found == asked.default):
                most = share
                found = option
        return found

    def _is_end(self, option: Option) -> bool:
        asked = self._asked
        return asked is not None and asked.prompt.rests and option == asked.default

    def _is_asked_again(self, ask: Ask | None) -> bool:
        asked = self._asked
        return (
            asked is not None
            and ask is not None
            and ask.player == self._player
            and ask.prompt is asked.prompt
            and ask.options == asked.options
        )
