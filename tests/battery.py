"""What must hold for every game, whatever its rules: the checks that test_battery.py runs.

Nothing here knows a game. Each check plays random matches of one table (a game, a number of
players, settings) and looks at everything that the kernel promises for it.
"""

import json
import os
import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

from kronika.core.asks import (
    MOST_ARGUMENTS,
    NOTHING,
    NUMBER,
    Ask,
    Line,
    Option,
    Phrase,
    Saying,
    Shown,
)
from kronika.core.dice import dice_of
from kronika.core.errors import IllegalChoice, NoUndo
from kronika.core.game import Game, Settings
from kronika.core.match import Match, match_of, new_match
from kronika.core.record import load_match
from kronika.core.state import same
from kronika.core.text import LANGUAGES, MissingWords, text_of

GAMES: Final = int(os.environ.get("KRONIKA_GAMES", "240"))
"""Matches of plain random play for each game, over all its tables. Costly checks play fewer."""

MOST_TABLES: Final = 48
MOST_DECISIONS: Final = 20_000
LONG: Final = 1000


class TableOf(NamedTuple):
    """A way to play a game."""

    game: Game
    players: int
    settings: Settings
    share: float
    """Of the game's matches that are played this way."""

    def __str__(self) -> str:
        chosen = [
            f"{setting.name}={self.settings[setting.name]}"
            for setting in self.game.settings
            if self.settings[setting.name] != setting.default
        ]
        return "-".join([self.game.name, str(self.players), *chosen])

    def matches(self, one_in: int = 1, least: int = 1) -> Iterator[tuple[Match, random.Random]]:
        """New matches with a source of chance; `one_in` for costly checks."""
        for seed in range(max(least, round(GAMES * self.share / one_in / weight(self.game)))):
            yield new_match(self.game, self.players, seed, self.settings), random.Random(seed)


@cache
def weight(game: Game) -> int:
    """How many times longer than a short one a match of the game is."""
    match, chance = new_match(game, game.players[-1], 1, listen=False), random.Random(1)
    while match.ask is not None and len(match.decisions) < LONG:
        decide(match, chance)
    return max(1, len(match.decisions) // 100)


def tables(game: Game) -> list[TableOf]:
    """Every number of players with every combination of settings.

    Where these are too many, with every value of each setting and the others as they are.
    """
    names = [setting.name for setting in game.settings]
    every = [
        dict(zip(names, values, strict=True))
        for values in product(*(setting.choices for setting in game.settings))
    ]
    if len(every) * len(game.players) > MOST_TABLES:
        usual = {setting.name: setting.default for setting in game.settings}
        every = [usual]
        for setting in game.settings:
            every += [{**usual, setting.name: value} for value in setting.choices[1:]]
    share = 1 / (len(every) * len(game.players))
    return [
        TableOf(game, players, settings, share) for players in game.players for settings in every
    ]


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


def check_rules(table: TableOf) -> None:
    """Positions are possible, options are sound, estimates are shares, and matches end."""
    for match, chance in table.matches(least=2):
        for _ in moments(match, chance):
            table.game.check(match.state)
            check_shares(table.game.evaluate(match.state), table.players)
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
    on_table = {f"{kind.name}:{id}" for kind in game.kinds if kind.things for id in kind.ids}
    for thing in option.touches:
        assert thing in on_table, f"{option} touches {thing}, which is not there"


def check_saying(game: Game, saying: Saying) -> None:
    """Every argument names something, and there are no others."""
    phrase = saying.phrase
    spoken: tuple[Phrase, ...] = (*game.verbs, *game.prompts, *game.events)
    assert any(phrase is known for known in spoken), f"the game does not know {phrase}"
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


def check_copies(table: TableOf) -> None:
    """A copy goes on in the same way, and neither of the two changes the other."""
    # Each copy is played to the end of the match, so a long match affords no more of them.
    often = 15 * weight(table.game)
    for match, chance in table.matches(one_in=5):
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


def check_undo(table: TableOf) -> None:
    """Undo restores what was, redoing leads to what had been, and a refusal changes nothing."""
    often = 5 * weight(table.game)
    for match, chance in table.matches(one_in=10):
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


def check_records(table: TableOf) -> None:
    """A match comes back from its record, at any moment."""
    for match, chance in table.matches(one_in=5):
        match.names = [f"{seat}. hráč" for seat in range(match.players)]
        for _ in moments(match, chance, one_in=30 * weight(table.game)):
            loaded = load_match(str(match.record), lambda _: table.game)
            assert_alike(loaded, match)
            assert loaded.names == match.names
            assert str(loaded.record) == str(match.record)


def check_views(table: TableOf) -> None:
    """A view is plain data, and says who may choose what."""
    for match, chance in table.matches(one_in=5):
        for _ in moments(match, chance, one_in=5):
            for seat in everybody(match):
                view: dict[str, Any] = match.view(seat)
                assert json.loads(json.dumps(view, allow_nan=False)) == view
                offered = [option.key for option in match.options_of(seat)]
                assert [option["key"] for option in view["options"]] == offered


def check_secrecy(table: TableOf) -> None:
    """What is hidden from a player can be anything else, and he would not know."""
    for match, chance in table.matches(one_in=5):
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


def check_determinized_steps(table: TableOf) -> None:
    """The decisions since a step began can be made in every world that determinize gives."""
    for match, chance in table.matches(one_in=10):
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


def check_words(table: TableOf) -> None:
    """Everything that players have read is there in every language."""
    said: set[str] = set()
    missing: set[str] = set()
    for match, chance in table.matches(one_in=2):
        for _ in moments(match, chance):
            for ask in match.asks:
                missing |= unsaid(table.game, said, ask)
                for option in ask.options:
                    missing |= unsaid(table.game, said, option)
        for seat in range(match.players):
            for line in match.log(seat):
                missing |= unsaid(table.game, said, line)
    assert not missing, "\n".join(sorted(missing))


def unsaid(game: Game, said: set[str], thing: Ask | Option | Line) -> set[str]:
    """What lacks words to say this; nothing if it has been said before."""
    phrase = thing.phrase
    known = f"{type(thing).__name__} {thing.key}"
    if known in said:
        return set()
    said.add(known)
    missing = set()
    for language in LANGUAGES:
        text = text_of(game, language)
        try:
            if isinstance(thing, Ask):
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


CHECKS: Final = (
    check_rules,
    check_copies,
    check_undo,
    check_records,
    check_views,
    check_secrecy,
    check_determinized_steps,
    check_words,
)
