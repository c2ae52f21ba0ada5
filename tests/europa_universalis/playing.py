"""Playing whole games at random, with whatever is there already."""

from random import Random

from kronika.core.asks import Ask, Option, Rules
from kronika.core.dice import dice_of
from kronika.games.europa_universalis.agenda import Duty
from kronika.games.europa_universalis.cards import turn_up_event
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.effects import things
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.manner import Manner
from kronika.games.europa_universalis.menu import ACTIONS_OF
from kronika.games.europa_universalis.new_game import new_table
from kronika.games.europa_universalis.order import events_due
from kronika.games.europa_universalis.rules_in_play import Switches
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.turn import ACTS, play_step


def nothing(s: Table, duty: Duty) -> Rules:
    del s, duty
    yield from ()


def can_event(s: Table, seat: int, manner: Manner) -> bool:
    del manner
    return bool(s.events) and events_due(s, seat) > 0


def event(s: Table, seat: int, manner: Manner) -> Rules:
    """Only what the round needs of it."""
    del manner
    yield from ()
    s.event_discard.append(s.events.pop(0))
    s.ducats[seat] += s.event_ducats.pop(0)
    s.events_taken[seat] += 1
    turn_up_event(s)


for act in range(100):
    ACTS.setdefault(act, nothing)
ACTIONS_OF.setdefault(things.EVENT, (can_event, event))


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
        self.widest = 0
        self.widest_prompt = ""
        while s.result is None and self.decisions < most:
            self.step()

    def step(self) -> None:
        rules = play_step(self.s)
        before = self.decisions
        option: Option | None = None
        while True:
            try:
                ask = next(rules) if option is None else rules.send(option)
            except StopIteration:
                break
            assert isinstance(ask, Ask)
            option = self.choose(ask)
        if self.decisions > before:
            check(self.s)

    def choose(self, ask: Ask) -> Option:
        assert ask.options, ask
        self.decisions += 1
        if len(ask.options) > self.widest:
            self.widest = len(ask.options)
            self.widest_prompt = ask.prompt.name
        if len(ask.options) > 1:
            assert ask.default is not None, ask
            assert ask.default in ask.options, ask
        said = [option for option in ask.options if not option.verb.talk]
        return self.random.choice(said or ask.options)
