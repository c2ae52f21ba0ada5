"""The game as the kernel knows it: its name, its settings, and where its rules are."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kronika.core.asks import Kind, Option, Rules, Shown
from kronika.core.dice import Dice
from kronika.core.errors import UsageError
from kronika.core.game import (
    MINUTES,
    PEOPLE,
    PLAYERS,
    WEIGHT,
    YEAR,
    Fact,
    Game,
    Need,
    Setting,
    Settings,
    Value,
)
from kronika.core.page import Summary
from kronika.core.state import State

from .content import Content, default, load
from .evaluate import evaluate, prior
from .invariants import check
from .manners import MANNERS
from .names import SCENARIOS
from .new_game import new_table
from .pack_numbers import numbers_of
from .places import REALMS
from .rules_in_play import Switches
from .scenario_lengths import can_be_resized, with_ages
from .scenarios import Scenario
from .scoring import REASONS
from .state import Table
from .terms import ADVANCED, AGES, OPTIONAL
from .turn import play_step
from .view import determinize, looks_alike, view
from .words import CARD, EVENT, IDEA, MILESTONE, MISSION, STRUGGLE, TRADE_CARD

USUAL: Final = "usual"
SWITCHED: Final = (USUAL, "on", "off")
"""A rule as the scenario has it, or on, or off."""
FIRST: Final = "western-kingdoms"
"""The scenario that is played when nobody says otherwise."""
NO_BOTS: Final = "none"
OTHER_SEATS: Final = "others"
"""EU-SCN.29: everybody but the first player is a printed bot."""
LEVELS: Final = (2, 1, 3, 4)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


class EuropaUniversalis(Game):
    """The game, in one of its scenarios."""

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(__package__)
        self.content = content or default()
        self.name = "europa-universalis"
        self.version = "1"
        self.players = (2, 3, 4, 5, 6)
        ids = [SCENARIOS.ids[number] for number in self.content.scenario_numbers]
        self.settings = (
            Setting(
                "scenario", sorted(ids, key=lambda id: id != FIRST), "EU-3.0.1", kind="scenario"
            ),
            *(Setting(name.replace("-", "_"), SWITCHED, "EU-22.1.2") for name in ADVANCED),
            *(Setting(name.replace("-", "_"), SWITCHED, "EU-22.1.1") for name in OPTIONAL),
            Setting("bots", (NO_BOTS, OTHER_SEATS), "EU-BOT.19", text=True),
            Setting("bot_level", LEVELS, "EU-BOT.24", kind="bot-level"),
            Setting("ages", (USUAL, *[str(n + 1) for n in range(len(AGES))]), "EU-SCN.26"),
            Setting("missions", (True, False), "EU-17.2.9"),
            Setting("balanced_start", (False, True), "EU-SCN.25"),
            Setting("free_events", (False, True), "EU-SCN.17"),
        )
        self.needs = self._needs()
        self.own_bots = "bots"
        self.own_level = "bot_level"
        self.counted = (EVENT, MISSION, MILESTONE, CARD, IDEA, TRADE_CARD, STRUGGLE)
        self._numbers = numbers_of(self.content)
        self._resized: dict[tuple[str, int], Scenario] = {}
        self.reasons = REASONS
        self.manners = MANNERS

    def of_content(self, folder: Path) -> Game:
        return EuropaUniversalis(load(folder))

    def values_of(self, kind: Kind) -> Sequence[int]:
        return self._numbers.get(kind, super().values_of(kind))

    def _needs(self) -> tuple[Need, ...]:
        """EU-3.0.1, EU-16.2.3: seats of a scenario; what holds for six players only."""
        found: list[Need] = []
        for number in self.content.scenario_numbers:
            seats = len(self.content.scenarios[number].seats)
            found.append(Need("scenario", SCENARIOS.ids[number], PLAYERS, (seats,)))
        found.append(Need("revealing_more", "on", PLAYERS, (6,)))
        return tuple(found)

    def facts(self, setting: str, value: Value) -> Sequence[Fact]:
        """EU-3.0.1: when a scenario begins, for how many people it is, how long, how heavy."""
        if setting != "scenario":
            return ()
        scenario = self._scenario(str(value))
        year = int(scenario.start)
        return (
            Fact(YEAR, year, year),
            Fact(PEOPLE, min(scenario.humans), max(scenario.humans)),
            Fact(MINUTES, scenario.minutes[0], scenario.minutes[1]),
            Fact(WEIGHT, scenario.complexity, scenario.complexity),
        )

    def sides(self, settings: Settings) -> list[str]:
        """EU-3.0.1: each seat of a scenario has its Realm."""
        return [f"realm-{REALMS[realm]}" for realm in self._scenario_named(settings).seats]

    def own_seats(self, settings: Settings) -> list[int]:
        """EU-BOT.19: the seats of printed bots."""
        return bots_of(self._scenario_named(settings), settings)

    def own_numbers(self, settings: Settings) -> list[int]:
        """EU-SCN.29: all seats that no person takes."""
        scenario = self._scenario_named(settings)
        return sorted([len(scenario.seats) - people for people in scenario.humans])

    def with_own(self, settings: Settings, seats: Sequence[int]) -> Settings:
        """EU-BOT.19: printed bots are named by their Realms."""
        realms = self._scenario_named(settings).seats
        named = ",".join([REALMS[realms[seat]] for seat in sorted(seats)])
        return {**settings, self.own_bots: named or NO_BOTS}

    def _scenario(self, name: str) -> Scenario:
        for number in self.content.scenario_numbers:
            if SCENARIOS.ids[number] == name:
                return self.content.scenarios[number]
        raise UsageError(f"there is no scenario {name!r}")

    def _scenario_named(self, settings: Settings) -> Scenario:
        """The scenario as it is printed, whichever ages are played."""
        return self._scenario(str(settings["scenario"]))

    def scenario_of(self, settings: Settings) -> Scenario:
        """EU-3.0.1, EU-SCN.26: the scenario that the settings name."""
        scenario = self._scenario_named(settings)
        if settings["ages"] == USUAL:
            return scenario
        if not can_be_resized(scenario, self.content):
            raise UsageError(f"{settings['scenario']} is played in its own ages only")
        key = (scenario.number, int(settings["ages"]))
        if key not in self._resized:
            self._resized[key] = with_ages(scenario, self.content, key[1])
        return self._resized[key]

    def check_settings(self, players: int, settings: Settings) -> None:
        super().check_settings(players, settings)
        scenario = self.scenario_of(settings)
        bots = bots_of(scenario, settings)
        if bots and not scenario.bots:
            raise UsageError(f"{settings['scenario']} has no bots")
        people = len(scenario.seats) - len(bots)
        if people not in scenario.humans:
            known = ", ".join([str(number) for number in scenario.humans])
            raise UsageError(
                f"{settings['scenario']} is for {known} people, not {people}: "
                "the other seats must be bots"
            )

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        del players
        scenario = self.scenario_of(settings)
        return new_table(dice, self.content, scenario, switches_of(scenario, settings))

    def step(self, state: State) -> Rules:
        assert isinstance(state, Table)
        return play_step(state)

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        return view(_table(state), player)

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        return determinize(_table(state), player, dice, shown)

    def looks_alike(self, one: State, other: State, player: int) -> bool:
        return looks_alike(_table(one), _table(other), player)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_table(state))

    def prior(self, state: State, player: int, options: list[Option]) -> list[float]:
        del state, player
        return prior(options)

    def check(self, state: State) -> None:
        check(_table(state))

    def seat_names(self, state: State) -> list[str]:
        return [f"realm-{REALMS[realm]}" for realm in _table(state).realm_of]

    def summary(self, state: State) -> Summary:
        from .page import summary

        return summary(_table(state))


def bots_of(scenario: Scenario, settings: Settings) -> list[int]:
    """EU-BOT.19, EU-SCN.29: the seats of printed bots, which are named by their Realms."""
    text = str(settings["bots"])
    if text == NO_BOTS:
        return []
    if text == OTHER_SEATS:
        return list(range(1, len(scenario.seats)))
    known = [REALMS[realm] for realm in scenario.seats]
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise UsageError(f"nobody plays {name!r} there; seats are: {', '.join(known)}")
    if len(set(names)) < len(names):
        raise UsageError(f"a bot is named twice: {text}")
    return [known.index(name) for name in names]


def switches_of(scenario: Scenario, settings: Settings) -> Switches:
    """EU-22.1.1, EU-22.1.2, EU-SCN.25: what the scenario has, as far as nobody says otherwise."""
    return Switches(
        _mask(scenario.advanced, ADVANCED, settings),
        _mask(scenario.optional, OPTIONAL, settings),
        sum([1 << seat for seat in bots_of(scenario, settings)]),
        int(settings["bot_level"]),
        bool(settings["balanced_start"]),
        bool(settings["free_events"]),
        not settings["missions"],
    )


def _mask(usual: int, names: tuple[str, ...], settings: Settings) -> int:
    for place, name in enumerate(names):
        said = settings[name.replace("-", "_")]
        if said == "on":
            usual |= 1 << place
        elif said == "off":
            usual &= ~(1 << place)
    return usual


GAME: Final = EuropaUniversalis()


def content_of(view: Mapping[str, Any]) -> Content:
    """The content of the match that a view shows."""
    game = GAME.playing(view["settings"])
    assert isinstance(game, EuropaUniversalis)
    return game.content
