"""What a game package implements."""

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, TypeVar, final

from mypy_extensions import mypyc_attr

from .asks import Event, Kind, Option, Phrase, Prompt, Rules, Shown, Verb
from .dice import Dice
from .errors import UsageError
from .packs import STANDARD, game_with
from .page import Manners, Page, Summary
from .state import State

P = TypeVar("P", bound=Phrase | Kind)

Value = bool | int | str
"""The value of a setting."""

Settings = dict[str, Value]

CONTENT: Final = "content"
"""The setting that every game has: the pack whose cards, map and numbers are played. It is told
only where it is not the standard one."""

MAX_TEXT: Final = 200
"""Characters of a setting that is a text."""


@final
class Setting:
    """A choice made before a match begins: a variant of the rules.

    The first of `choices` is the default. With `text`, any short text is possible too, which
    the game checks itself. Its words are in the locale files, as `setting-<name>` and
    `setting-<name>-help`. Values are called `setting-<name>-<value>`, with `-help` for a sentence;
    those of a kind that has names anyway are called `<kind>-<value>`, with `.summary`.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[Value],
        rule: str = "",
        text: bool = False,
        kind: str = "",
    ) -> None:
        self.name = name
        self.choices = tuple(choices)
        self.rule = rule
        self.text = text
        self.kind = kind

    @property
    def default(self) -> Value:
        """What is played when nobody says otherwise."""
        return self.choices[0]


PLAYERS: Final = "players"
"""How many play, where a need names it like a setting."""

SIDE: Final = "side"
"""A side at the table, where a picture is asked for as if it were the value of a setting."""

YEAR: Final = "year"
PEOPLE: Final = "people"
MINUTES: Final = "minutes"
WEIGHT: Final = "weight"
HEAVIEST: Final = 5


@final
class Fact:
    """What is to be known of a value of a setting before it is chosen, from least to most.

    Its YEAR, how many PEOPLE can play it, how many MINUTES it takes, its WEIGHT up to HEAVIEST.
    """

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name = name
        self.least = least
        self.most = most


@final
class Need:
    """What a value of a setting can only be played with.

    `setting` may have `value` (None: any but the usual one) only where `other`, another setting or
    PLAYERS, is one of `among`. `where`, a setting with some of its values, says when this holds.
    Without `refused` the value is merely without effect elsewhere. Forms offer only what fits, and
    say in the reader's words what is missing.
    """

    def __init__(
        self,
        setting: str,
        value: Value | None,
        other: str,
        among: Sequence[Value],
        where: tuple[str, Sequence[Value]] | None = None,
        refused: bool = True,
    ) -> None:
        self.setting = setting
        self.value = value
        self.other = other
        self.among = tuple(among)
        self.where = None if where is None else (where[0], tuple(where[1]))
        self.refused = refused

    def concerns(self, settings: Mapping[str, Value], usual: Value) -> bool:
        """Whether the settings have the value that needs something."""
        said = settings[self.setting]
        if said == usual if self.value is None else said != self.value:
            return False
        return self.where is None or settings[self.where[0]] in self.where[1]

    @property
    def fixes_players(self) -> bool:
        """Whether the value is for one number of players only, whatever else is played."""
        return self.other == PLAYERS and len(self.among) == 1 and self.refused and not self.where

    def is_met(self, players: int, settings: Mapping[str, Value]) -> bool:
        """Whether what it needs is there."""
        return (players if self.other == PLAYERS else settings[self.other]) in self.among


class NeedError(UsageError):
    """A setting that does not go with the others."""

    def __init__(self, need: Need, said: Value) -> None:
        among = ", ".join([str(value) for value in need.among])
        super().__init__(f"{need.setting} {said} is only for {need.other} {among}")
        self.need = need
        self.said = said


def spoken(package: str, sort: type[P]) -> tuple[P, ...]:
    """The phrases of a sort, or the kinds, that the modules of a package declare, by name."""
    found: dict[P, None] = {}
    for module in _rules_of(package):
        for value in vars(module).values():
            if type(value) is sort:
                found[value] = None
    return tuple(sorted(found, key=lambda value: value.name))


DRAWING: Final = ("board", "drawing", "page", "pictures", "position", "terminal")
"""Modules of a game that say nothing, and are imported only when something is drawn or tested."""


@cache
def _rules_of(package: str) -> tuple[ModuleType, ...]:
    """The modules of a package in which its rules are."""
    if not package:
        return ()
    found = [import_module(package)]
    for place in iter_modules(found[0].__path__, f"{package}."):
        if place.name.rpartition(".")[2] not in DRAWING:
            found += _rules_of(place.name) if place.ispkg else [import_module(place.name)]
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its name, its players, its settings, and its rules.

    A match is a series of steps; a step is whatever the game's outer loop takes as one piece
    (a turn, an action, a phase). Between steps nothing is pending, so a state can be copied.

    In its `package` are the modules that draw it, imported only when something is drawn, its
    locale files and its vignette; what its other modules declare is what it can say.
    """

    def __init__(self, package: str = "") -> None:
        self.package = package
        self.name: str = ""
        """As commands and records write it: `pax-renaissance`."""
        self.version: str = ""
        """Of the rules: a record can only be replayed with the version it was played with."""
        self.players: tuple[int, ...] = ()
        """The possible numbers of players."""
        self.settings: tuple[Setting, ...] = ()
        self.needs: tuple[Need, ...] = ()
        """Which values of settings do not go with which others."""
        self.kinds = spoken(package, Kind)
        self.verbs = spoken(package, Verb)
        self.prompts = spoken(package, Prompt)
        self.events = spoken(package, Event)
        """Everything the rules can say: what the locale files must have words for."""
        self.counted: tuple[Kind, ...] = ()
        """Kinds of things of which a simulation counts what the log tells of each."""
        self.reasons: tuple[str, ...] = ()
        """How a match can end."""
        self.folder = Path(str(sys.modules[package].__file__)).parent if package else Path()
        self.locales: tuple[Path, ...] = (self.folder / "locale",)
        self.pack = STANDARD
        self.usual: Game | None = None
        """The game with its own content, if this one has another."""
        self.own_bots: str = ""
        """The setting that says which seats the rules play themselves, if they can."""
        self.own_level: str = ""
        """The setting that says how well they do."""
        self.long_plans: bool = False
        """Whether a plan takes so many decisions that bots do better to play on than to search."""
        self.manners: Manners = Manners()
        # Whether sides have colours of their own, which are known only when they are dealt.
        self.deals_colours: bool = False
        self._by_name: dict[str, Verb] = {}

    def parsed(self, key: str) -> Option | None:
        """The option of a key; None if the game has no such option."""
        if not self._by_name:
            self._by_name = {verb.name: verb for verb in self.verbs}
        words = key.split(" ")
        verb = self._by_name.get(words[0])
        return None if verb is None else verb.parsed(words[1:])

    def playing(self, settings: Mapping[str, Value]) -> "Game":
        """This game with the content that the settings name."""
        name = settings.get(CONTENT, STANDARD)
        if name == self.pack:
            return self
        usual = self if self.usual is None else self.usual
        return usual if name == STANDARD else game_with(usual, str(name))

    def of_content(self, folder: Path) -> "Game":
        """The game with the content in a folder; what does not fit there is a ContentError."""
        raise UsageError(f"{self.name} has no content but its own: {folder}")

    def values_of(self, kind: Kind) -> Sequence[int]:
        """The values of a kind that this game's content has."""
        return range(kind.standard)

    def ids_of(self, kind: Kind) -> list[str]:
        """Their readable names."""
        return [kind.ids[value] for value in self.values_of(kind)]

    def check_settings(self, players: int, settings: Settings) -> None:
        """Raise a UsageError if settings do not go together, or a text says nothing sensible."""
        for need in self.broken_needs(players, settings):
            if need.refused:
                raise NeedError(need, settings[need.setting])

    def broken_needs(self, players: int, settings: Settings) -> list[Need]:
        """The needs of these settings that are not met."""
        usual = {setting.name: setting.default for setting in self.settings}
        return [
            need
            for need in self.needs
            if need.concerns(settings, usual[need.setting]) and not need.is_met(players, settings)
        ]

    def usual_settings(self, together: bool) -> Settings:
        """What is usual at tables of a sort, where that is not the default.

        `together`: several people sit at the table at the same time; else they come when they have
        time, or there are only bots beside one of them.
        """
        del together
        return {}

    def facts(self, setting: str, value: Value) -> Sequence[Fact]:
        """What is to be known of a value of a setting."""
        del setting, value
        return ()

    def sides(self, settings: Settings) -> Sequence[str]:
        """The message id of each seat's side, where settings alone decide about them."""
        del settings
        return ()

    def own_seats(self, settings: Settings) -> Sequence[int]:
        """The seats that the rules play themselves: nobody is asked there."""
        del settings
        return ()

    def own_numbers(self, settings: Settings) -> Sequence[int]:
        """How many seats the rules may play themselves, whatever the settings say about that."""
        del settings
        return (0,)

    def with_own(self, settings: Settings, seats: Sequence[int]) -> Settings:
        """The settings with which the rules play these seats themselves."""
        if seats:
            raise UsageError(f"{self.name} has no bots of its own")
        return settings

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        """The table before the first step."""
        raise NotImplementedError  # pragma: no cover

    def step(self, state: State) -> Rules:
        """Play the next step. The match is over when the state has a result."""
        raise NotImplementedError  # pragma: no cover

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        """What this player, or a spectator (None), may know, as plain data."""
        raise NotImplementedError  # pragma: no cover

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        """A copy in which all that is hidden from the player is drawn anew.

        `shown` is what happened since the state's step began: it must stay possible, and what the
        player has seen must stay as it was.
        """
        raise NotImplementedError  # pragma: no cover

    def looks_alike(self, one: State, other: State, player: int) -> bool:
        """Whether two states look the same to a player; False if that cannot be told at a glance:
        then their views are compared.

        For games whose views are dear, because other worlds are drawn for every thought of a bot.
        """
        del one, other, player
        return False

    def evaluate(self, state: State) -> list[float]:
        """A rough estimate of each player's share of the win: non-negative, sum 1."""
        raise NotImplementedError  # pragma: no cover

    def prior(self, state: State, player: int, options: list[Option]) -> list[float]:
        """How promising options look before anybody has tried them: the best are tried first.

        One number for each option, in shares of the win, 0 for what is as good as usual. A game
        need not say anything.
        """
        del state, player, options
        return []

    def draw(self, view: Mapping[str, Any], language: str) -> str:
        """A view as SVG: `draw` of the package's `board`."""
        drawn: str = self._module("board").draw(view, self._words(language), language)
        return drawn

    def page(self, view: Mapping[str, Any], language: str, narrow: bool) -> Page:
        """A view in pieces, for a wide page or for one as narrow as a phone: `page.page`."""
        page: Page = self._module("page").page(view, language, narrow)
        return page

    def terminal(self, view: Mapping[str, Any], language: str) -> object:
        """A view as something that Rich can print: `terminal.table`."""
        table: object = self._module("terminal").table(view, self._words(language))
        return table

    def picture(self, setting: str, value: Value) -> str:
        """A small picture of a value of a setting, or of a SIDE by its message, as SVG, or "":
        `pictures.picture`."""
        if not self.package or find_spec(f"{self.package}.pictures") is None:
            return ""
        drawn: str = self._module("pictures").picture(setting, value)
        return drawn

    def _words(self, language: str) -> Any:
        from .text import text_of

        return text_of(self, language).message

    def _module(self, name: str) -> Any:
        """A module that draws; a game can be played before it has any."""
        module = f"{self.package}.{name}"
        if not self.package or find_spec(module) is None:
            raise NotImplementedError(f"{self.name} has no {name}")
        return import_module(module)

    def check(self, state: State) -> None:
        """Raise AssertionError if the position breaks an invariant of the game."""
        raise NotImplementedError  # pragma: no cover

    def seat_names(self, state: State) -> list[str]:
        """The message id of the name of each player's side."""
        raise NotImplementedError  # pragma: no cover

    def summary(self, state: State) -> Summary:
        """A match in a few words."""
        names = self.seat_names(state)
        return Summary(names, [seat % 12 + 1 for seat in range(len(names))])


def complete_settings(
    game: Game, given: Mapping[str, object], players: int | None = None
) -> Settings:
    """The settings of a match: those given, checked, and the defaults for the others.

    The default is the first value that goes with so many players.
    """
    known = {setting.name: setting for setting in game.settings}
    complete = {setting.name: _default(game, setting, players) for setting in game.settings}
    if game.pack != STANDARD:
        complete[CONTENT] = game.pack
    for name, value in given.items():
        if name == CONTENT and name not in known:
            if not isinstance(value, str):
                raise UsageError(f"content of {game.name} is the name of a pack, not {value!r}")
            complete.pop(name, None)
            if value != STANDARD:
                complete[name] = value
            continue
        if name not in known:
            names = ", ".join(known) or "none"
            raise UsageError(f"{game.name} has no setting {name!r}; it has: {names}")
        choices = known[name].choices
        fitting = [c for c in choices if type(value) is type(c) and value == c]
        if not fitting and known[name].text and isinstance(value, str) and len(value) <= MAX_TEXT:
            fitting = [value]
        if not fitting:
            offered = ", ".join([str(choice) for choice in choices])
            raise UsageError(f"setting {name} of {game.name} is one of {offered}, not {value!r}")
        complete[name] = fitting[0]
    return complete


def needed_players(game: Game, given: Mapping[str, Value]) -> int | None:
    """How many must play, if one of the settings that are given says so."""
    for need in game.needs:
        if need.fixes_players and need.setting in given and given[need.setting] == need.value:
            return int(need.among[0])
    return None


def _default(game: Game, setting: Setting, players: int | None) -> Value:
    unfit = [
        need.value
        for need in game.needs
        if (need.setting, need.other, need.where) == (setting.name, PLAYERS, None)
        and need.refused
        and players is not None
        and players not in need.among
    ]
    fitting = [choice for choice in setting.choices if choice not in unfit]
    return fitting[0] if fitting else setting.default


def check_players(game: Game, players: object) -> int:
    """The number of players, if the game can be played by so many."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in game.players:
        offered = ", ".join(str(number) for number in game.players)
        raise UsageError(f"{game.name} is played by {offered} players, not {players!r}")
    return players
