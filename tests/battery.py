"""What must hold for every game, whatever its rules: the checks that test_battery.py runs.

Nothing here knows a game. Each check plays a random match of one table (a game, a number of
players, settings) and looks at everything that the kernel promises for it. Which tables those are,
`tables` says, and how many matches, `plan`: as few for a game with forty settings as for one with
three.
"""

import json
import os
import random
from collections.abc import Callable, Container, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from math import prod
from typing import Any, Final, NamedTuple

from kronika.core import match as matches
from kronika.core.asks import (
    MOST_ARGUMENTS,
    NOTHING,
    NUMBER,
    Ask,
    Floor,
    Kind,
    Line,
    Option,
    Phrase,
    Saying,
    Shown,
)
from kronika.core.dice import dice_of
from kronika.core.errors import IllegalChoice, NoUndo, UsageError
from kronika.core.game import Game, Settings, Value, complete_settings
from kronika.core.match import Match, match_of, new_match
from kronika.core.record import load_match
from kronika.core.state import Result, State, fields, same
from kronika.core.text import LANGUAGES, MissingWords, text_of
from tests.soak import SOAK

GAMES: Final = int(os.environ.get("KRONIKA_GAMES", "120"))
"""Matches of plain random play for each game, over all its tables. Costly checks play fewer."""

LEAST: Final = 12
"""Matches of a long game that the costliest check plays."""

PLAIN: Final = matches.__file__.endswith(".py") and "KRONIKA_GAMES" not in os.environ
PLAIN_SHARE: Final = 3
"""The compiled rules are several times faster: `make test` plays a third of the matches of long
games without them, and all with them."""

LARGE: Final = 10_000
SHARE: Final = 3
"""A table with more numbers than that is a large one: `make test` plays a third of the matches."""

MOST_TABLES: Final = 24
MOST_SOAKED: Final = 5000
"""Tables of a game, in `make test` and in `make soak`."""

CANDIDATES: Final = 6
MOST_DECISIONS: Final = 20_000
LONG: Final = 1000

Check = Callable[[Match, random.Random], None]


class TableOf(NamedTuple):
    """A way to play a game."""

    game: Game
    players: int
    settings: Settings

    def __str__(self) -> str:
        chosen = [
            f"{setting.name}={self.settings[setting.name]}"
            for setting in self.game.settings
            if self.settings[setting.name] != setting.default
        ]
        return "-".join([self.game.name, str(self.players), *chosen])


@cache
def weight(game: Game) -> int:
    """How many times longer than a short one a match of the game is."""
    match, chance = new_match(game, game.players[-1], 1, listen=False), random.Random(1)
    while match.ask is not None and len(match.decisions) < LONG:
        decide(match, chance)
    return max(1, len(match.decisions) // 100)


@cache
def share(game: Game) -> int:
    """By what the matches of a game are divided."""
    state = new_match(game, game.players[-1], 1, listen=False).state
    parts = [each for each in fields(state).values() if isinstance(each, list | tuple | dict)]
    return SHARE if sum(map(len, parts)) > LARGE and not SOAK else 1


def run(game: Game, check: Check, part: int = 0, parts: int = 1) -> None:
    """Play the matches of a check, or one of several parts of them."""
    for table, seed in plan(game, check)[part::parts]:
        try:
            match = new_match(table.game, table.players, seed, table.settings)
            check(match, random.Random(seed))
        except BaseException as error:
            error.add_note(f"{table}, seed {seed}")
            raise


def plan(game: Game, check: Check) -> list[tuple[TableOf, int]]:
    """Which tables a check plays, with which seeds.

    The cheapest check plays all tables; the others begin somewhere else each, so that together
    they play all of them too.
    """
    ways = tables(game)
    count = max(LEAST, round(max(len(ways), GAMES / weight(game)) / CHECKS[check])) // share(game)
    if PLAIN and not SOAK and weight(game) > 1:
        count = max(2, count // PLAIN_SHARE)
    first = list(CHECKS).index(check) * LEAST // share(game) if count < len(ways) else 0
    return [(ways[(first + seed) % len(ways)], seed) for seed in range(count)]


# The tables


@cache
def tables(game: Game) -> list[TableOf]:
    """The usual settings with every number of players, then what covers every pair of values.

    In `make soak`: every combination there is, or, where these are too many, as many as one has
    the time for.
    """
    every = _Ways(game)
    if SOAK and every.count() <= MOST_SOAKED:
        found = [way for way in product(*every.values) if every.fit(way)]
    else:
        found = every.covering(MOST_TABLES)
        chance = random.Random(1)
        for _ in range(MOST_SOAKED * 4 if SOAK else 0):
            way = tuple(chance.choice(values) for values in every.values)
            if len(found) < MOST_SOAKED and way not in found and every.fit(way):
                found.append(way)
    return [TableOf(game, every.players(way), every.settings(way)) for way in found]


Way = tuple[Value, ...]
"""A number of players and a value of each setting."""

Pair = tuple[int, Value, int, Value]
"""Two places of a way, each with its value."""


class _Ways:
    """The ways to play a game, and few of them in which every two values meet."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.values: list[tuple[Value, ...]] = [game.players]
        self.values += [setting.choices for setting in game.settings]

    def count(self) -> int:
        return prod(len(values) for values in self.values)

    def players(self, way: Way) -> int:
        return int(way[0])

    def settings(self, way: Way) -> Settings:
        names = [setting.name for setting in self.game.settings]
        return dict(zip(names, way[1:], strict=True))

    def fit(self, way: Way) -> bool:
        """Whether the settings go together."""
        try:
            self.game.check_settings(self.players(way), self.settings(way))
        except UsageError:
            return False
        return True

    def usual(self) -> list[Way]:
        """The usual settings for every number of players."""
        return [
            (players, *complete_settings(self.game, {}, players).values())
            for players in self.game.players
        ]

    def covering(self, most: int) -> list[Way]:
        found = self.usual()
        missing: dict[Pair, None] = {
            (one, mine, other, yours): None
            for one, other in combinations(range(len(self.values)), 2)
            for mine in self.values[one]
            for yours in self.values[other]
        }
        for way in found:
            self._cross_out(way, missing)
        chance = random.Random(1)
        while missing and len(found) < most:
            pair = next(iter(missing))
            ways = [self._with(pair, missing, chance) for _ in range(CANDIDATES)]
            best = max(ways, key=lambda way: self._covers(way, missing))
            if best:
                found.append(best)
                self._cross_out(best, missing)
            missing.pop(pair, None)  # if it is still there, the two do not go together
        return found

    def _with(self, pair: Pair, missing: dict[Pair, None], chance: random.Random) -> Way:
        """A way with two values, and for the rest whatever covers much; none if there is none."""
        with_both = [[*usual] for usual in self.usual()]
        for each in with_both:
            each[pair[0]], each[pair[2]] = pair[1], pair[3]
        fitting = [each for each in with_both if self.fit(tuple(each))]
        if not fitting:
            return ()
        way = fitting[0]
        rest = [place for place in range(len(way)) if place not in (pair[0], pair[2])]
        chance.shuffle(rest)
        for place in rest:
            values = list(self.values[place])
            chance.shuffle(values)
            ways = [(*way[:place], value, *way[place + 1 :]) for value in values]
            possible = [each for each in ways if self.fit(each)]
            gains = [self._covers_at(place, each, missing) for each in possible]
            way = [*possible[gains.index(max(gains))]]
        return tuple(way)

    def _covers(self, way: Way, missing: dict[Pair, None]) -> int:
        """How many missing pairs a way has."""
        return sum(pair in missing for pair in _pairs(way))

    def _covers_at(self, place: int, way: Way, missing: dict[Pair, None]) -> int:
        """The same, of the value at one place alone."""
        mine = way[place]
        before = [(other, way[other], place, mine) for other in range(place)]
        after = [(place, mine, other, way[other]) for other in range(place + 1, len(way))]
        return sum(pair in missing for pair in before + after)

    def _cross_out(self, way: Way, missing: dict[Pair, None]) -> None:
        for pair in _pairs(way):
            missing.pop(pair, None)


def _pairs(way: Way) -> Iterator[Pair]:
    for (one, mine), (other, yours) in combinations(enumerate(way), 2):
        yield one, mine, other, yours


# Playing


def decide(match: Match, chance: random.Random) -> None:
    """Somebody who is asked makes a random decision."""
    assert match.ask is not None
    player = chance.choice(match.asked)
    match.choose(chance.choice(match.options_of(player)), player)


def moments(match: Match, chance: random.Random, one_in: float = 1) -> Iterator[Match]:
    """The match at its start, at its end, and in between after one in so many decisions."""
    yield match
    while match.ask is not None:
        assert len(match.decisions) < MOST_DECISIONS, "the match does not end"
        decide(match, chance)
        if match.result is not None or chance.random() * one_in < 1:
            yield match


def replayed(match: Match, count: int) -> Match:
    """The match again, up to so many of its decisions."""
    twin = new_match(match.game, match.players, match.seed, match.settings)
    for option, player in zip(match.decisions[:count], match.deciders):
        twin.choose(option.key, player)
    return twin


def everybody(match: Match) -> list[int | None]:
    """A spectator and all players."""
    return [None, *range(match.players)]


def picture(match: Match) -> object:
    """All that can be read from a match, for comparing two; `same` compares the states."""
    return (
        [
            (ask.player, ask.key, ask.number, [option.key for option in ask.options])
            for ask in match.asks
        ],
        [option.key for option in match.decisions],
        match.deciders,
        [match.log(seat) for seat in everybody(match)],
        None if match.result is None else match.result.plain(),
    )


def shown(match: Match) -> str:
    """What everybody is shown now, written down so that nothing can change it later."""
    return json.dumps([match.view(seat) for seat in everybody(match)])


def assert_alike(one: Match, other: Match) -> None:
    """Nobody can tell which one is which."""
    assert same(one.state, other.state)
    assert picture(one) == picture(other)


# The checks


def check_vocabulary(game: Game) -> None:
    """A game's words name one thing each, and a phrase has room for its arguments."""
    assert game.name
    assert game.version
    assert game.players
    assert list(game.players) == sorted(set(game.players))
    for words in (game.verbs, game.prompts, game.events, game.settings):
        found = [word.name for word in words]
        assert len(set(found)) == len(found), found
        assert not any(" " in name or not name for name in found), found
    ids = {kind.name: kind.ids for kind in game.kinds}
    asked = [kind for phrase in (*game.verbs, *game.prompts) for kind in phrase.kinds]
    for kind in game.kinds:
        assert kind.ids == ids[kind.name], f"{kind} twice, with other ids"
        assert len(kind.things) in (0, len(kind.ids)), kind
        # Only the log may speak of things that look the same, like two faces of a die.
        assert len(set(kind.ids)) == len(kind.ids) or (kind not in asked and not kind.things), kind
        assert not any(" " in id or not id for id in kind.ids), kind
    phrases: tuple[Phrase, ...] = (*game.verbs, *game.prompts, *game.events)
    for phrase in phrases:
        assert len(phrase.kinds) <= MOST_ARGUMENTS, phrase
        for kind in phrase.kinds:
            assert kind is NUMBER or kind in game.kinds, f"{phrase} speaks of an unknown {kind}"
    for setting in game.settings:
        assert len(setting.choices) >= 2, setting.name


def check_rules(match: Match, chance: random.Random) -> None:
    """Positions are possible, options are sound, estimates are shares, and matches end."""
    for _ in moments(match, chance):
        match.game.check(match.state)
        check_shares(match.game.evaluate(match.state), match.players)
        if match.floor is not None:
            check_saying(match.game, match.floor)
        for ask in match.asks:
            check_ask(match, ask)
        assert len({ask.player for ask in match.asks}) == len(match.asks)
    check_end(match)


def check_shares(shares: list[float], players: int) -> None:
    assert len(shares) == players
    assert all(share >= 0 for share in shares), shares
    assert abs(sum(shares) - 1) < 1e-9, shares


def check_ask(match: Match, ask: Ask) -> None:
    check_saying(match.game, ask)
    assert 0 <= ask.player < match.players
    assert ask.options, f"{ask.prompt.name} leaves player {ask.player} without an option"
    found = [option.key for option in ask.options]
    assert len(set(found)) == len(found), f"two options have the same key: {found}"
    assert ask.default is None or ask.offered(ask.default) is not None
    for option in ask.options:
        check_option(match.game, option)


def check_option(game: Game, option: Option) -> None:
    check_saying(game, option)
    assert game.parsed(option.key) == option, f"{option} is not read back from its key"
    touched = option.touches
    if touched:
        on_table = things_of(game, sum(len(kind.ids) for kind in game.kinds))
        for thing in touched:
            assert thing in on_table, f"{option} touches {thing}, which is not there"


@cache
def things_of(game: Game, names: int) -> frozenset[str]:
    """All that can lie on the table; other content brings more names."""
    del names
    return frozenset(f"{kind.name}:{id}" for kind in game.kinds if kind.things for id in kind.ids)


@cache
def phrases_of(game: Game) -> frozenset[int]:
    """The phrases that a game knows, by identity."""
    return frozenset(id(phrase) for phrase in (*game.verbs, *game.prompts, *game.events))


def check_saying(game: Game, saying: Saying) -> None:
    """Every argument names something, and there are no others."""
    phrase = saying.phrase
    assert id(phrase) in phrases_of(game), f"the game does not know {phrase}"
    for place, value in enumerate(saying.values):
        if place >= len(phrase.kinds):
            assert value == NOTHING, f"{phrase} has an argument too many: {saying.values}"
        elif phrase.kinds[place].ids:
            assert 0 <= value < len(phrase.kinds[place].ids), f"{phrase}: {saying.values}"


def check_end(match: Match) -> None:
    result = match.result
    assert result is not None
    assert result.reason in match.game.reasons
    assert result.winners
    assert set(result.winners) <= set(range(match.players))
    assert all(len(values) == match.players for values in result.scores.values())
    for line in match.log():
        check_saying(match.game, line)
    shares = match.game.evaluate(match.state)
    losers = [seat for seat in range(match.players) if seat not in result.winners]
    assert max(shares) in [shares[winner] for winner in result.winners]
    assert all(shares[loser] <= shares[winner] for loser in losers for winner in result.winners)


def check_copies(match: Match, chance: random.Random) -> None:
    """A copy goes on in the same way, and neither of the two changes the other."""
    # Each copy is played to the end of the match, so a long match affords no more of them.
    often = 15 * weight(match.game)
    copies = []
    for _ in moments(match, chance, one_in=often):
        twin = match.copy()
        assert_alike(match, twin)
        copies.append((twin, shown(twin)))
    for twin, then in copies:
        assert shown(twin) == then
        start = len(twin.decisions)
        for option, player in zip(match.decisions[start:], match.deciders[start:]):
            twin.choose(option.key, player)
        assert_alike(match, twin)


def check_sharing(match: Match, chance: random.Random) -> None:
    """A copy of a state has lists of its own, or the state's class declares that they are shared.

    And what is shared is never changed, but replaced; or it follows from the rest of the state,
    which the game's invariants check.
    """
    shared = type(match.state).shared
    lasting = [name for name in shared if name not in type(match.state).recalled]
    for name in shared:
        assert hasattr(match.state, name), f"shared, and not there: {name}"
    other = replayed(match, 0).state
    begun = [(getattr(match.state, name), getattr(other, name)) for name in shared]
    content = {id(mine) for mine, yours in begun if mine is yours}
    copies = []
    for _ in moments(match, chance, one_in=30 * weight(match.game)):
        state = match.state
        twin = state.copy()
        mine, yours = dict(changeable(state, shared)), dict(changeable(twin, shared))
        both = [yours[id] for id in yours if id in mine]
        assert not both, f"{', '.join(both)}: shared by copies, and not declared"
        copies.append((twin, written(twin, lasting, content)))
    for twin, then in copies:
        assert written(twin, lasting, content) == then, "what copies share was changed"


CONSTANT: Final = (bool, int, float, str, bytes, type(None), Kind, Phrase, Saying, Result)
"""What nobody changes, so that all may have the same."""


def changeable(thing: object, shared: Sequence[str], path: str = "") -> Iterator[tuple[int, str]]:
    """Each list, and whatever else can be changed, in a state: its identity, and where it is."""
    parts: list[tuple[str, object]] = []
    if isinstance(thing, CONSTANT):
        return
    if isinstance(thing, dict):
        parts = [(f"{path}[{key}]", value) for key, value in thing.items()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = [(f"{path}[{place}]", value) for place, value in enumerate(thing)]
    else:
        for name, value in fields(thing).items():
            if name not in shared and name != "log":
                parts.append((f"{path}.{name}" if path else name, value))
    if not isinstance(thing, tuple | frozenset) and (parts or isinstance(thing, list | dict | set)):
        yield id(thing), path
    for where, part in parts:
        yield from changeable(part, shared, where)


def written(state: State, names: Sequence[str], content: Container[int]) -> str:
    """What copies of a state share, written down; but for what all matches share."""
    values = [getattr(state, name) for name in names]
    return "\n".join(spelled(each, set()) for each in values if id(each) not in content)


def spelled(thing: object, before: set[int]) -> str:
    """A thing with all that is in it, each part of it once."""
    if isinstance(thing, CONSTANT):
        return repr(thing)
    if id(thing) in before:
        return "..."
    before.add(id(thing))
    if isinstance(thing, dict):
        parts = {repr(key): value for key, value in thing.items()}
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = {str(place): value for place, value in enumerate(thing)}
    else:
        parts = fields(thing)
    return f"{{{', '.join(f'{name}: {spelled(each, before)}' for name, each in parts.items())}}}"


def check_undo(match: Match, chance: random.Random) -> None:
    """Undo restores what was, redoing leads to what had been, and a refusal changes nothing."""
    often = 5 * weight(match.game)
    while match.ask is not None:
        before = match.copy() if chance.random() * often < 1 else None
        decide(match, chance)
        if before is not None:
            check_undone(match, before)
    check_undone(match, replayed(match, len(match.decisions) - 1))


def check_undone(match: Match, before: Match) -> None:
    """The last decision of a match is taken back, if that is possible, and made again."""
    after = match.copy()
    if match.can_undo:
        assert not match.has_shown_something(), "what is taken back has shown something"
        assert_alike(match, after)
        match.undo()
        assert_alike(match, before)
        match.choose(after.decisions[-1].key, after.deciders[-1])
    else:
        refuse_undo(match)
    assert_alike(match, after)


def refuse_undo(match: Match) -> None:
    try:
        match.undo()
    except NoUndo:
        return
    raise AssertionError("undo, though it cannot be")


def check_records(match: Match, chance: random.Random) -> None:
    """A match comes back from its record, at any moment."""
    match.names = [f"{seat}. hráč" for seat in range(match.players)]
    for _ in moments(match, chance, one_in=30 * weight(match.game)):
        loaded = load_match(str(match.record), lambda _: match.game)
        assert_alike(loaded, match)
        assert loaded.names == match.names
        assert str(loaded.record) == str(match.record)


def check_views(match: Match, chance: random.Random) -> None:
    """A view is plain data, and says who may choose what."""
    for _ in moments(match, chance, one_in=5):
        for seat in everybody(match):
            view: dict[str, Any] = match.view(seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            offered = [option.key for option in match.options_of(seat)]
            assert [option["key"] for option in view["options"]] == offered


def check_secrecy(match: Match, chance: random.Random) -> None:
    """What is hidden from a player can be anything else, and he would not know."""
    for _ in moments(match, chance, one_in=10):
        for player in range(match.players):
            check_other_world(match, player, chance)
            check_other_step(match, player, chance)


def check_other_world(match: Match, player: int, chance: random.Random) -> None:
    """A redraw is the same for the player, and so for a spectator, who knows less."""
    other = match.redraw(player, chance.randrange(1 << 30))
    match.game.check(other.state)
    for seat in (player, None):
        assert other.view(seat) == match.view(seat)
        assert other.log(seat) == match.log(seat)
    for _ in range(20):
        if other.ask is not None:
            decide(other, chance)
            match.game.check(other.state)


def check_other_step(match: Match, player: int, chance: random.Random) -> None:
    """What `redraw` would not tell, because it tries again until nothing can be told.

    When a step begins, every other world must do: what the player is shown and asked may not
    depend on what is hidden from him.
    """
    step = match._steps[-1]
    if step.decisions < len(match.decisions) or match.ask is None:
        return
    game, dice = match.game, dice_of(chance.randrange(1 << 30))
    state = game.determinize(step.state, player, dice, Shown([], [], list))
    assert game.view(state, player) == game.view(step.state, player)
    rolled = step.state.dice.position
    if match.state.dice.position == rolled:
        state.dice = step.state.dice.forked(rolled, dice.key)
        other = match_of(game, state, match.players, match.settings, match.seed)
        mine, yours = match.view(player), other.view(player)
        assert yours["options"] == mine["options"]
        assert yours["table"] == mine["table"]
        for seen in (mine, yours):  # questions are counted anew in another match
            assert seen["ask"] is not None
            seen["ask"]["number"] = None
        assert yours["ask"] == mine["ask"]


def check_determinized_steps(match: Match, chance: random.Random) -> None:
    """The decisions since a step began can be made in every world that determinize gives."""
    for _ in moments(match, chance, one_in=5):
        step = match._steps[-1]
        played = match.decisions[step.decisions :]
        player = chance.randrange(match.players)
        dice = dice_of(chance.randrange(1 << 30))
        shown = match._shown_to(player, [])
        state = match.game.determinize(step.state, player, dice, shown)
        state.dice = step.state.dice.forked(match.state.dice.position, dice.key)
        other = match_of(match.game, state, match.players, match.settings, match.seed)
        for option, decider in zip(played, match.deciders[step.decisions :]):
            try:
                other.choose(option, decider)
            except IllegalChoice as error:
                raise AssertionError(f"{option} is not possible any more") from error


def check_words(match: Match, chance: random.Random) -> None:
    """Everything that players have read is there in every language."""
    missing: set[str] = set()
    for _ in moments(match, chance):
        if match.floor is not None:
            missing |= unsaid(match.game, match.floor)
        for ask in match.asks:
            missing |= unsaid(match.game, ask)
            for option in ask.options:
                missing |= unsaid(match.game, option)
    for seat in range(match.players):
        for line in match.log(seat):
            missing |= unsaid(match.game, line)
    assert not missing, "\n".join(sorted(missing))


SAID: Final[dict[str, set[str]]] = {}
"""What has been said in matches of each game."""


def unsaid(game: Game, thing: Ask | Floor | Option | Line) -> set[str]:
    """What lacks words to say this; nothing if it has been said before."""
    phrase, said = thing.phrase, SAID.setdefault(game.name, set())
    known = f"{type(thing).__name__} {thing.key}"
    if known in said:
        return set()
    said.add(known)
    missing = set()
    for language in LANGUAGES:
        text = text_of(game, language)
        try:
            if isinstance(thing, Ask | Floor):
                words = text.prompt(thing)
            elif isinstance(thing, Option):
                words = text.option(thing)
            else:
                words = text.line(thing)
            if not words.strip():
                missing.add(f"{language}: {phrase} has no words")
        except MissingWords as error:
            missing.add(str(error))
    return missing


CHECKS: Final[dict[Check, int]] = {
    check_rules: 1,
    check_copies: 5,
    check_sharing: 10,
    check_undo: 10,
    check_records: 5,
    check_views: 5,
    check_secrecy: 5,
    check_determinized_steps: 10,
    check_words: 2,
}
"""All checks, with how many times costlier than plain play they are."""
