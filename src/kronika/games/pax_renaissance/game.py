"""The game as the kernel knows it: its name, its settings, and where its rules are."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kronika.core.asks import Kind, Rules, Shown
from kronika.core.dice import Dice
from kronika.core.game import Game, Setting, Settings
from kronika.core.page import Summary
from kronika.core.state import State

from .content import Content, default, load
from .evaluate import evaluate
from .invariants import check
from .manners import MANNERS
from .setup import setup
from .state import Table
from .turn import play_action
from .view import determinize, view
from .words import CARD, REASONS


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


class PaxRenaissance(Game):
    """The game, with its standard content or another."""

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(__package__)
        self.content = content or default()
        self.name = "pax-renaissance"
        self.version = "1"
        self.players = (2, 3, 4)
        self.settings = (
            Setting("astrology", (False, True), "PR-V1.1"),
            Setting("bankruptcy", (False, True), "PR-V2.1"),
            Setting("open_hands", (True, False), "PR-W1.3"),
        )
        self.reasons = REASONS
        self.manners = MANNERS
        self.deals_colours = True

    def of_content(self, folder: Path) -> Game:
        return PaxRenaissance(load(folder))

    def values_of(self, kind: Kind) -> Sequence[int]:
        return self.content.cards if kind is CARD else super().values_of(kind)

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        return setup(players, settings, dice, self.content)

    def step(self, state: State) -> Rules:
        return play_action(_table(state))

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return view(_table(state), player)

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        return determinize(_table(state), player, dice, shown)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_table(state))

    def check(self, state: State) -> None:
        check(_table(state))

    def seat_names(self, state: State) -> list[str]:
        table = _table(state)
        return [f"bank-{table.content.bank_ids[bank]}" for bank in table.bank]

    def summary(self, state: State) -> Summary:
        from .page import summary

        return summary(_table(state), self.seat_names(state))


GAME: Final = PaxRenaissance()


def content_of(view: Mapping[str, Any]) -> Content:
    """The content of the match that a view shows."""
    game = GAME.playing(view["settings"])
    assert isinstance(game, PaxRenaissance)
    return game.content
