"""The toy is a game like any other: it passes what every game must pass, but has no words.

And a toy with a mistake in it does not pass, so the battery finds such mistakes in any game.
"""

import random
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any, ClassVar

import pytest

from kronika.core.asks import Ask, Rules, Shown, Verb
from kronika.core.dice import Dice
from kronika.core.errors import KronikaError, UsageError
from kronika.core.game import Game, Setting, Settings
from kronika.core.state import State
from tests import battery
from tests.battery import CHECKS, Check

from .toy import CARDS, PASS, PLAY, TAKE, TOY, Table, Toy, table

pytestmark = pytest.mark.compiled

SOUND = [check for check in CHECKS if check is not battery.check_words]


@pytest.mark.parametrize("check", SOUND, ids=lambda check: check.__name__)
def test_battery_on_the_toy(check: Check) -> None:
    battery.run(TOY, check)


def test_vocabulary_of_the_toy() -> None:
    battery.check_vocabulary(TOY)


# Mistakes


class ShowsTrump(Toy):
    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return {**super().view(state, player), "trump": table(state).trump}


class ShowsTrumpToSpectators(Toy):
    def view(self, state: State, player: int | None) -> dict[str, Any]:
        view = super().view(state, player)
        return {**view, "trump": table(state).trump} if player is None else view


class ShowsPileInOrder(Toy):
    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return {**super().view(state, player), "pile": table(state).pile.copy()}


class ViewIsNotPlain(Toy):
    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return {**super().view(state, player), "bids": tuple(table(state).bids)}


class Changed(Toy):
    """A toy whose first ask of a turn is changed."""

    def step(self, state: State) -> Rules:
        rules = super().step(state)
        s, option = table(state), None
        while True:
            try:
                ask = next(rules) if option is None else rules.send(option)
            except StopIteration:
                break
            if isinstance(ask, Ask) and ask.prompt.name == "action":
                self.change(s, ask)
            option = yield ask
        self.after(s)

    def change(self, s: Table, ask: Ask) -> None:
        """Do something to the ask."""

    def after(self, s: Table) -> None:
        """Do something at the end of a step."""


class OptionsTell(Changed):
    """Who has no better card than the next player cannot pass."""

    def change(self, s: Table, ask: Ask) -> None:
        if max(s.hands[s.active]) < max(s.hands[(s.active + 1) % s.players]):
            ask.options = [option for option in ask.options if option.verb is not PASS]


class KeyTwice(Changed):
    def change(self, s: Table, ask: Ask) -> None:
        del s
        ask.options.append(PASS.of())


class ArgumentTooMany(Changed):
    def change(self, s: Table, ask: Ask) -> None:
        del s
        ask.options = [PASS.of(1) if option.verb is PASS else option for option in ask.options]


class ArgumentMissing(Changed):
    def change(self, s: Table, ask: Ask) -> None:
        del s
        ask.options = [PASS.of(), TAKE.of(1)]


class UnknownVerb(Changed):
    def change(self, s: Table, ask: Ask) -> None:
        del s
        ask.options.append(Verb("flee").of())


class NobodyIsAsked(Changed):
    def change(self, s: Table, ask: Ask) -> None:
        ask.player = s.players


class LosesCard(Changed):
    def after(self, s: Table) -> None:
        if s.round == 2 and s.pile:
            s.pile.pop()


class NeverEnds(Changed):
    def after(self, s: Table) -> None:
        s.result = None
        s.round = 1


class ChanceOfItsOwn(Changed):
    def after(self, s: Table) -> None:
        s.scores[0] += random.randrange(2)


class Remembers(Changed):
    """Something that is not in the state."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0

    def after(self, s: Table) -> None:
        self.turns += 1
        s.scores[0] = self.turns


class SharesHands(Table):
    def copy(self) -> "Table":
        twin = super().copy()
        twin.hands = self.hands
        return twin


class CopiesShare(Toy):
    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        s = table(super().setup(players, settings, dice))
        shares = SharesHands(s.dice, s.players, s.rounds)
        shares.hands, shares.pile, shares.trump = s.hands, s.pile, s.trump
        return shares


class SharesChanging(SharesHands):
    shared: ClassVar[Sequence[str]] = ("hands",)


class CopiesShareChanging(Toy):
    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        s = table(super().setup(players, settings, dice))
        shares = SharesChanging(s.dice, s.players, s.rounds)
        shares.hands, shares.pile, shares.trump = s.hands, s.pile, s.trump
        return shares


class ForgetsPile(Toy):
    """Redraws the trump but leaves the drawn card where it was too."""

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        s = table(super().determinize(state, player, dice, shown))
        s.trump = (s.trump + 1) % CARDS
        return s


class TakesPlayedCards(Toy):
    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        played = [option for option in shown.played if option.verb is not PLAY]
        return super().determinize(state, player, dice, Shown(played, [], list))


class SharesOfTwo(Toy):
    def evaluate(self, state: State) -> list[float]:
        return [2 * share for share in super().evaluate(state)]


class NegativeShares(Toy):
    def evaluate(self, state: State) -> list[float]:
        return [2.0, -1.0, *([0.0] * (table(state).players - 2))]


class UnknownReason(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.reasons = ("luck",)


MISTAKES: list[tuple[Game, Check]] = [
    (ShowsTrump(), battery.check_secrecy),
    (ShowsTrumpToSpectators(), battery.check_secrecy),
    (ShowsPileInOrder(), battery.check_secrecy),
    (OptionsTell(), battery.check_secrecy),
    (ForgetsPile(), battery.check_secrecy),
    (TakesPlayedCards(), battery.check_determinized_steps),
    (ViewIsNotPlain(), battery.check_views),
    (KeyTwice(), battery.check_rules),
    (ArgumentTooMany(), battery.check_rules),
    (ArgumentMissing(), battery.check_rules),
    (UnknownVerb(), battery.check_rules),
    (NobodyIsAsked(), battery.check_rules),
    (LosesCard(), battery.check_rules),
    (NeverEnds(), battery.check_rules),
    (SharesOfTwo(), battery.check_rules),
    (NegativeShares(), battery.check_rules),
    (UnknownReason(), battery.check_rules),
    (Remembers(), battery.check_copies),
    (Remembers(), battery.check_undo),
    (ChanceOfItsOwn(), battery.check_records),
    (Remembers(), battery.check_records),
]


@pytest.mark.parametrize(
    ("game", "check"),
    MISTAKES,
    ids=[f"{type(game).__name__}-{check.__name__}" for game, check in MISTAKES],
)
def test_battery_finds_mistakes(game: Game, check: Check) -> None:
    with pytest.raises((AssertionError, KronikaError)):
        battery.run(game, check)


def test_battery_finds_copies_that_share_something() -> None:
    # A card is no longer where the rules of the toy expect it.
    with pytest.raises(ValueError, match="not in list"):
        battery.run(CopiesShare(), battery.check_copies)
    with pytest.raises(AssertionError, match=r"hands, hands\[0\], .*: shared by copies"):
        battery.run(CopiesShare(), battery.check_sharing)
    with pytest.raises(AssertionError, match="what copies share was changed"):
        battery.run(CopiesShareChanging(), battery.check_sharing)


class ManySettings(Toy):
    def __init__(self) -> None:
        super().__init__()
        names = [f"setting-{number}" for number in range(40)]
        self.settings = tuple(Setting(name, (False, True)) for name in names)

    def check_settings(self, players: int, settings: Settings) -> None:
        if settings["setting-0"] and settings["setting-1"]:
            raise UsageError("these do not go together")


def test_few_tables_have_every_two_settings_that_go_together() -> None:
    game = ManySettings()
    ways = [(way.players, *way.settings.values()) for way in battery.tables(game)]
    assert len(ways) <= battery.MOST_TABLES
    values = [game.players, *(setting.choices for setting in game.settings)]
    for one, other in combinations(range(len(values)), 2):
        met = {(way[one], way[other]) for way in ways}
        apart = {(True, True)} if (one, other) == (1, 2) else set()
        assert met == set(product(values[one], values[other])) - apart, (one, other)
