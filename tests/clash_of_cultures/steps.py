"""Driving rules whose single options may be named or left out."""

from kronika.core.asks import Ask, RulesOf

from .helpers import one


class Steps:
    """Like Talk, but a decision with a single option, which is taken by itself, may be named."""

    def __init__(self, rules: RulesOf[object], *keys: str) -> None:
        self.rules = rules
        self.ask: Ask | None = one(next(rules, None))
        self.skipped: list[str] = []
        self.choose(*keys)

    def choose(self, *keys: str) -> "Steps":
        """Make decisions by their keys."""
        for key in keys:
            if key in self.skipped:
                del self.skipped[: self.skipped.index(key) + 1]
                continue
            while self.ask is not None and len(self.ask.options) == 1 and key not in self._keys():
                self._send(self.ask.options[0].key)
            assert key in self._keys(), f"{key!r} is not offered: {self._keys()}"
            self._send(key)
            self.skipped.clear()
        self._skip()
        return self

    def _keys(self) -> list[str]:
        return [] if self.ask is None else [option.key for option in self.ask.options]

    def _send(self, key: str) -> None:
        assert self.ask is not None
        assert len(set(self._keys())) == len(self._keys())
        option = next(option for option in self.ask.options if option.key == key)
        try:
            self.ask = one(self.rules.send(option))
        except StopIteration:
            self.ask = None

    def _skip(self) -> None:
        while self.ask is not None and len(self.ask.options) == 1:
            self.skipped.append(self.ask.options[0].key)
            self._send(self.skipped[-1])

    @property
    def keys(self) -> list[str]:
        """What can be chosen now, single options taken."""
        return self._keys()

    @property
    def prompt(self) -> str:
        """What is asked."""
        return "" if self.ask is None else self.ask.prompt.name

    @property
    def done(self) -> bool:
        """Whether the rule is through."""
        return self.ask is None


def steps(rules: RulesOf[object], *keys: str) -> Steps:
    """Begin a rule, with the first decisions."""
    return Steps(rules, *keys)
