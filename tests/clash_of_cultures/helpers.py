"""Driving rules without a whole match, and reading what came of it."""

from kronika.core.asks import Ask, Floor, Rules, RulesOf
from kronika.games.clash_of_cultures.state import City, World, owner_of, sort_of
from kronika.games.clash_of_cultures.terms import ADVANCES, GOODS, HEXES, UNITS

RED, BLUE, YELLOW = 0, 1, 2


def one(asked: Ask | Floor | None) -> Ask | None:
    """A question to one player, if there is any."""
    assert not isinstance(asked, Floor)
    return asked


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
                self.ask = one(next(self.rules))
            else:
                assert self.ask is not None
                chosen = [option for option in self.ask.options if option.key == key]
                assert chosen, f"{key!r} is not offered: {self.keys}"
                self.ask = one(self.rules.send(chosen[0]))
            while self.ask is not None and self.ask.auto and len(self.ask.options) == 1:
                self.ask = one(self.rules.send(self.ask.options[0]))
            assert self.ask is not None
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


def at(hex: str) -> int:
    """A hex by its name."""
    return HEXES.index(hex)


def city(s: World, hex: str = "c4") -> City:
    return s.cities[at(hex)]


def units(s: World, hex: str, owner: int = RED) -> list[str]:
    """The units of somebody on a hex, in the order of their sorts."""
    sorts = [sort_of(unit) for unit in s.units_at(at(hex)) if owner_of(unit) == owner]
    return [UNITS[sort] for sort in sorted(sorts)]


def stock(s: World, owner: int = RED) -> dict[str, int]:
    """What a player has, without zeros."""
    return {GOODS[good]: n for good, n in enumerate(s.players[owner].stock) if n}


def advances(s: World, owner: int = RED) -> list[str]:
    """The advances of a player."""
    return [name for number, name in enumerate(ADVANCES) if s.players[owner].owns(number)]
