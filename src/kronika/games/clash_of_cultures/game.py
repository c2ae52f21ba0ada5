"""The game as the kernel knows it: its name, its settings, and where its rules are."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kronika.core.asks import Kind, Rules, Shown
from kronika.core.dice import Dice
from kronika.core.errors import UsageError
from kronika.core.game import Game, Setting, Settings
from kronika.core.page import Summary
from kronika.core.state import State

from .content import Content, default, load
from .effects import register
from .evaluate import evaluate
from .exploration import TILE
from .invariants import check
from .manners import MANNERS
from .order import ORDER
from .scoring import CATEGORIES
from .setup import empty_world
from .state import World
from .terms import CIV, CIVILIZATIONS, VARIANTS
from .turn import play_step
from .view import determinize, view

register(ORDER)

NATIONS: Final = ("dealt", "drafted", "chosen")
REASONS: Final = ("points", "great-pyramid", *CATEGORIES, "shared")
RULES: Final = {
    "no-events": "CC-V1.1",
    "optional-events": "CC-V1.2",
    "short-game": "CC-V2.1",
    "sudden-end": "CC-V3.2",
    "wonder-end": "CC-V3.3",
    "unexpected-leaders": "CC-V4.1",
    "wonders-for-all": "CC-V5.1",
    "alternative-history": "CC-V6.1",
}
"""The rule of each variant."""


def _world(state: State) -> World:
    assert isinstance(state, World)
    return state


class ClashOfCultures(Game):
    """The game, with its standard content or another."""

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(__package__)
        self.content = content or default()
        self.name = "clash-of-cultures"
        self.version = "2"
        self.players = (2, 3, 4)
        self.settings = (
            Setting("civilizations", (True, False), "CC-A1.5"),
            Setting("nations", NATIONS, "CC-D6.4", text=True),
            *(Setting(name.replace("-", "_"), (False, True), rule) for name, rule in RULES.items()),
        )
        self.reasons = REASONS
        self.manners = MANNERS

    def of_content(self, folder: Path) -> Game:
        return ClashOfCultures(load(folder))

    def values_of(self, kind: Kind) -> Sequence[int]:
        return self.content.tile_numbers if kind is TILE else super().values_of(kind)

    def check_settings(self, players: int, settings: Settings) -> None:
        _check_variants(self.content, settings)
        _check_nations(players, settings)

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        s = empty_world(players, settings, dice, self.content)
        s.nations = str(settings["nations"])
        return s

    def step(self, state: State) -> Rules:
        return play_step(_world(state))

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return view(_world(state), player)

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        return determinize(_world(state), player, dice, shown)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_world(state))

    def check(self, state: State) -> None:
        check(_world(state))

    def seat_names(self, state: State) -> list[str]:
        world = _world(state)
        return [
            f"player-player-{number + 1}"
            if player.civilization < 0
            else f"civilization-{CIVILIZATIONS[player.civilization]}"
            for number, player in enumerate(world.players)
        ]

    def summary(self, state: State) -> Summary:
        from .page import summary

        return summary(_world(state))


def _check_variants(content: Content, settings: Settings) -> None:
    """CC-V: variants that exclude each other, or that need the expansion."""
    played = [n for n, name in enumerate(VARIANTS) if settings[name.replace("-", "_")]]
    for variant in played:
        if content.variant_set[variant] == CIV and not settings["civilizations"]:
            raise UsageError(f"{VARIANTS[variant]} needs the setting civilizations")
        for other in played:
            if other in content.variant_excludes[variant]:
                raise UsageError(
                    f"{VARIANTS[variant]} and {VARIANTS[other]} cannot be played together"
                )


def _check_nations(players: int, settings: Settings) -> None:
    """Nations by name: as many as players, all known, none twice."""
    text = str(settings["nations"])
    if text in NATIONS:
        return
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in CIVILIZATIONS:
            known = ", ".join(CIVILIZATIONS)
            raise UsageError(f"there is no nation {name!r}; there are: {known}")
    if len(set(names)) < len(names):
        raise UsageError(f"a nation is named twice: {text}")
    if len(names) != players:
        raise UsageError(f"{len(names)} nations are named for {players} players")
    if not settings["civilizations"]:
        raise UsageError("nations need the setting civilizations")


GAME: Final = ClashOfCultures()


def content_of(view: Mapping[str, Any]) -> Content:
    """The content of the match that a view shows."""
    game = GAME.playing(view["settings"])
    assert isinstance(game, ClashOfCultures)
    return game.content
