"""The game as the kernel knows it: its name, its settings, and where its rules are."""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.asks import Option, Rules, Shown
from kronika.core.dice import Dice
from kronika.core.errors import UsageError
from kronika.core.game import PLAYERS, Game, Need, Setting, Settings
from kronika.core.page import Summary
from kronika.core.state import State

from .content import Content, default
from .evaluate import evaluate, prior
from .factions import factions
from .invariants import check
from .manners import MANNERS
from .maps import ground_of, level_of, map_of
from .setup import new_table
from .state import Table
from .terms import MAPS, MODES, YELLOW_MODE
from .turn import play_step
from .variants import Variants
from .view import determinize, view
from .words import MOST_PLAYERS

REASONS: Final = ("significance", "dominance", "might", "sovereignty", "last")
"""SZ-G1.1, SZ-G1.2, SZ-G1.3, SZ-G1.4, SZ-G1.5."""
CHOSEN: Final = "chosen"
DEALT: Final = "dealt"
FACTIONS: Final = (CHOSEN, DEALT)
"""SZ-E2.13: by the villages of the Prelude, or dealt; or named, one for each player."""


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


class Scharz(Game):
    """The game, on one of its maps, in one of its modes."""

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(__package__)
        self.content = content or default()
        self.name = "scharz"
        self.version = "1"
        self.players = tuple(range(2, MOST_PLAYERS + 1))
        self.settings = (
            Setting("mode", MODES, "SZ-A2.10"),
            Setting("map", MAPS, "SZ-E1.1"),
            Setting("play", ("turns", "live"), "SZ-F4.4"),
            Setting("start", ("prelude", "quick"), "SZ-R1.3"),
            Setting("factions", FACTIONS, "SZ-E2.13", text=True),
            Setting("rivals", ("drawn", "none"), "SZ-E2.1"),
            Setting("alternating", (False, True), "SZ-R1.1"),
            Setting("battle_board", (False, True), "SZ-R1.6"),
            Setting("goal", ("significance", "dominance"), "SZ-OP01"),
            Setting("danube", ("other-bank", "as-printed"), "SZ-OP20"),
            Setting("crossing", ("permitted", "everybody"), "SZ-OP35"),
            Setting("losses", ("all", "by-others"), "SZ-OP37"),
        )
        self.needs = _needs(self.players)
        self.reasons = REASONS
        self.long_plans = True
        self.manners = MANNERS

    def check_settings(self, players: int, settings: Settings) -> None:
        super().check_settings(players, settings)
        _check_factions(players, settings)

    def usual_settings(self, together: bool) -> Settings:
        """SZ-F4.4: people who sit together act at once."""
        return {"play": "live"} if together else {}

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        map = map_of(MAPS.index(str(settings["map"])), level_of(players))
        mode = MODES.index(str(settings["mode"]))
        return new_table(dice, self.content, map, mode, players, Variants(settings))

    def step(self, state: State) -> Rules:
        assert isinstance(state, Table)  # here and not in `_table`: this is asked most often
        return play_step(state)

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return view(_table(state), player)

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        return determinize(_table(state), player, dice, shown)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_table(state))

    def prior(self, state: State, player: int, options: list[Option]) -> list[float]:
        del state, player
        return prior(options)

    def check(self, state: State) -> None:
        check(_table(state))

    def seat_names(self, state: State) -> list[str]:
        # A faction that several players have tells nobody apart: they are called by their seats.
        sides = _table(state).faction
        return [
            f"faction-{factions()[faction].id}"
            if faction >= 0 and sides.count(faction) == 1
            else f"player-player-{seat + 1}"
            for seat, faction in enumerate(sides)
        ]

    def summary(self, state: State) -> Summary:
        from .page import summary

        return summary(_table(state))


def _needs(players: tuple[int, ...]) -> tuple[Need, ...]:
    """SZ-R1.1, SZ-R1.3, SZ-R1.6, SZ-E2.1, SZ-E2.13, SZ-OP01: what goes only with something else."""
    openings: dict[tuple[int, ...], list[str]] = {}
    dealt: list[Need] = []
    for number, map in enumerate(MAPS):
        openings.setdefault(tuple(sorted(ground_of(map).openings)), []).append(map)
        most = sum(each.map == number for each in factions())
        if most < max(players):
            enough = [count for count in players if count <= most]
            dealt.append(Need("factions", DEALT, PLAYERS, enough, ("map", [map])))
    rivers = [map for map in MAPS if ground_of(map).large_rivers]
    later, factional = MODES[MODES.index("white") :], MODES[YELLOW_MODE:]
    return (
        *(
            Need("start", "quick", PLAYERS, known, None if len(openings) == 1 else ("map", maps))
            for known, maps in openings.items()
        ),
        Need("factions", None, "mode", factional),
        *dealt,
        Need("alternating", True, "play", ("turns",)),
        Need("battle_board", True, "mode", ("red",)),
        Need("goal", "dominance", "mode", ("first", "basic")),
        Need("rivals", "none", "mode", later, refused=False),
        Need("rivals", "none", PLAYERS, players[1:], refused=False),
        Need("danube", "as-printed", "mode", factional, refused=False),
        Need("danube", "as-printed", "map", ("huns",), refused=False),
        Need("crossing", "everybody", "map", rivers, refused=False),
        Need("losses", "by-others", "mode", factional, refused=False),
    )


def _check_factions(players: int, settings: Settings) -> None:
    """SZ-E2.13, SZ-S5: factions by name: as many as players, all of the map, none twice."""
    text = str(settings["factions"])
    if text in FACTIONS:
        return
    of_map = [each.id for each in factions() if MAPS[each.map] == settings["map"]]
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in of_map:
            known = ", ".join(of_map)
            raise UsageError(f"{settings['map']} has no faction {name!r}; it has: {known}")
    if len(set(names)) < len(names):
        raise UsageError(f"a faction is named twice: {text}")
    if len(names) != players:
        raise UsageError(f"{len(names)} factions are named for {players} players")


GAME: Final = Scharz()


def content_of(view: Mapping[str, Any]) -> Content:
    """The content of the match that a view shows."""
    game = GAME.playing(view["settings"])
    assert isinstance(game, Scharz)
    return game.content
