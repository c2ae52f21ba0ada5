"""Playing a match from a position, with short keys: fields are named without their map."""

from kronika.core.asks import Ask
from kronika.core.match import Match
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import Table
from kronika.games.scharz.terms import STEPS


class Playing:
    """A match in which everybody does what is played by default, but for what is said."""

    def __init__(self, position: Position) -> None:
        self.match: Match = position.match()
        self.map = position.s.map

    @property
    def s(self) -> Table:
        """The table as it is now."""
        state = self.match.state
        assert isinstance(state, Table)
        return state

    @property
    def step(self) -> str:
        """The step that is being played."""
        return STEPS[self.s.step]

    def _short(self, key: str) -> str:
        return key.replace(f"{self.map.name}-", "")

    def offered(self, player: int, verb: str = "") -> list[str]:
        """What a player may choose when his turn comes in this step."""
        kept = self.match
        self.match = kept.copy()
        ask = self._reach(player)
        self.match = kept
        keys = [] if ask is None else [self._short(option.key) for option in ask.options]
        return [key for key in keys if key.startswith(f"{verb} ") or key == verb or not verb]

    def can(self, player: int, key: str) -> bool:
        """Whether something may be chosen in this step."""
        return key in self.offered(player)

    def do(self, player: int, *keys: str) -> None:
        """Choose one thing after another; who is asked before waits."""
        for key in keys:
            ask = self._reach(player)
            assert ask is not None, f"{player} is not asked for {key!r} in {self.step}"
            full = [each.key for each in ask.options if self._short(each.key) == key]
            if not full:
                words = key.split(" ")
                named = [f"{self.map.name}-{word}" for word in words]
                every = [
                    *words[:1],
                    *[n if w in self.map.ids else w for n, w in zip(named, words)][1:],
                ]
                full = [" ".join(every)]
            self.match.choose(full[0], player)

    def _reach(self, player: int) -> Ask | None:
        """The question to a player in this step; those before him get their defaults."""
        step = self.s.step
        for _ in range(200):
            ask = self.match.ask_of(player)
            if ask is not None or self.match.ask is None or self.s.step != step:
                return ask
            self._pass()
        raise AssertionError(f"{player} is never asked in {STEPS[step]}")

    def _pass(self) -> None:
        ask = self.match.ask
        assert ask is not None
        waits = [option for option in ask.options if option.verb.name == "wait"]
        self.match.choose(waits[0] if waits else ask.default or ask.options[0], ask.player)

    def until(self, *steps: str) -> str:
        """Everybody plays by default until one of these steps; which one."""
        for _ in range(2000):
            if self.match.ask is None or self.step in steps:
                return self.step
            self._pass()
        raise AssertionError(f"{steps} never come")

    def next_step(self) -> str:
        """Everybody plays by default until this step is over."""
        now = (self.s.turn, self.s.step)
        while self.match.ask is not None and (self.s.turn, self.s.step) == now:
            self._pass()
        return self.step
