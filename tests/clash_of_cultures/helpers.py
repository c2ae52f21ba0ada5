"""Driving rules without a whole match."""

from kronika.core.asks import Ask, Rules, RulesOf


class Talk:
    """A rule that is being carried out: who is asked what, until it is done."""

    def __init__(self, rules: RulesOf[object]) -> None:
        self.rules = rules
        self.ask: Ask | None = None
        self.result: object = None
        self._go_on(first=True)

    def _go_on(self, key: str = "", first: bool = False) -> None:
        try:
            if first:
                self.ask = next(self.rules)
            else:
                assert self.ask is not None
                chosen = [option for option in self.ask.options if option.key == key]
                assert chosen, f"{key!r} is not offered: {self.keys}"
                self.ask = self.rules.send(chosen[0])
            while self.ask.auto and len(self.ask.options) == 1:
                self.ask = self.rules.send(self.ask.options[0])
            assert self.ask.options, f"{self.ask.prompt.name} has no options"
        except StopIteration as stop:
            self.ask = None
            self.result = stop.value

    @property
    def keys(self) -> list[str]:
        """What can be chosen now."""
        return [] if self.ask is None else [option.key for option in self.ask.options]

    @property
    def player(self) -> int | None:
        """Who is asked."""
        return None if self.ask is None else self.ask.player

    @property
    def prompt(self) -> str:
        """What is asked."""
        return "" if self.ask is None else self.ask.prompt.name

    @property
    def done(self) -> bool:
        """Whether the rule is through."""
        return self.ask is None

    def choose(self, *keys: str) -> "Talk":
        """Make decisions by their keys."""
        for key in keys:
            self._go_on(key)
        return self


def carry_out(rules: Rules | RulesOf[object], *keys: str) -> Talk:
    """Begin a rule, with the first decisions; a single option is taken by itself."""
    return Talk(rules).choose(*keys)
