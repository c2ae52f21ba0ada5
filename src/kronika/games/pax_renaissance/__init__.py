"""Pax Renaissance, first edition, for two to four players."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from kronika.core.asks import Event, Kind, Option, Phrase, Prompt, Rules, Verb
from kronika.core.dice import Dice
from kronika.core.game import Game, Setting, Settings
from kronika.core.page import Page, Summary
from kronika.core.state import State

from . import words
from .content import Content, default
from .evaluate import evaluate
from .invariants import check
from .manners import MANNERS
from .setup import setup
from .state import Table
from .turn import play_action
from .view import determinize, view

P = TypeVar("P", bound=Phrase | Kind)


def _spoken(sort: type[P]) -> tuple[P, ...]:
    return tuple(phrase for phrase in vars(words).values() if isinstance(phrase, sort))


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


class PaxRenaissance(Game):
    """The game, with its standard content or another."""

    def __init__(self, content: Content | None = None) -> None:
        super().__init__()
        self.content = content or default()
        self.name = "pax-renaissance"
        self.version = "1"
        self.players = (2, 3, 4)
        self.settings = (
            Setting("astrology", (False, True), "PR-V1.1"),
            Setting("bankruptcy", (False, True), "PR-V2.1"),
            Setting("open_hands", (True, False), "PR-W1.3"),
        )
        self.kinds = _spoken(Kind)
        self.verbs = _spoken(Verb)
        self.prompts = _spoken(Prompt)
        self.events = _spoken(Event)
        self.reasons = words.REASONS
        self.folder = Path(__file__).parent
        self.manners = MANNERS

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        return setup(players, settings, dice, self.content)

    def step(self, state: State) -> Rules:
        return play_action(_table(state))

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return view(_table(state), player)

    def determinize(self, state: State, player: int, dice: Dice, played: Sequence[Option]) -> State:
        return determinize(_table(state), player, dice, played)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_table(state))

    def draw(self, view: Mapping[str, Any], language: str) -> str:
        from .board import draw

        return draw(view, language)

    def page(self, view: Mapping[str, Any], language: str, narrow: bool) -> Page:
        from .page import page

        return page(view, language, narrow)

    def terminal(self, view: Mapping[str, Any], language: str) -> object:
        from .terminal import table

        return table(view, language)

    def check(self, state: State) -> None:
        check(_table(state))

    def seat_names(self, state: State) -> list[str]:
        table = _table(state)
        return [f"bank-{table.content.bank_ids[bank]}" for bank in table.bank]

    def summary(self, state: State) -> Summary:
        from .page import summary

        return summary(_table(state), self.seat_names(state))


GAME: Final = PaxRenaissance()
