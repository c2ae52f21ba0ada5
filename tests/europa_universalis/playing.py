"""Playing whole games at random."""

from random import Random

from kronika.core.asks import Ask, Floor, Option, Rules
from kronika.core.dice import dice_of
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.new_game import new_table
from kronika.games.europa_universalis.rules_in_play import Switches
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.turn import play_step


def first_ask(rules: Rules) -> Ask:
    """The first question of some rules."""
    ask = next(rules)
    assert isinstance(ask, Ask)
    return ask


def started(scenario: str, seed: int = 1, **switches: bool) -> Table:
    content = default()
    found = next(each for each in content.scenarios if each.number == scenario)
    return new_table(
        dice_of(seed), content, found, Switches(found.advanced, found.optional, **switches)
    )


class Playing:
    """Plays steps until the end, or so many decisions, each drawn from all that is offered."""

    def __init__(self, s: Table, seed: int = 1, most: int = 100000) -> None:
        self.s = s
        self.random = Random(seed)
        self.decisions = 0
        self.widest: dict[str, int] = {}
        """By question, the most options that it had."""
        while s.result is None and self.decisions < most:
            self.step()

    def step(self) -> None:
        rules = play_step(self.s)
        before = self.decisions
        option: Option | None = None
        while True:
            try:
                asked = next(rules) if option is None else rules.send(option)
            except StopIteration:
                break
            ask = asked if isinstance(asked, Ask) else self.random.choice(asked.asks)
            if isinstance(asked, Floor):
                asked.player = ask.player
            option = self.choose(ask)
        if self.decisions > before:
            check(self.s)

    def choose(self, ask: Ask) -> Option:
        assert ask.options, ask
        self.decisions += 1
        name = ask.prompt.name
        self.widest[name] = max(self.widest.get(name, 0), len(ask.options))
        if len(ask.options) > 1:
            assert ask.default is not None, ask
            assert ask.default in ask.options, ask
        said = [option for option in ask.options if not option.verb.talk]
        return self.random.choice(said or ask.options)
