#!/usr/bin/env python3
"""How often each side of a game wins when bots play it: the tables of docs/balance.md.

    tools/balance.py scharz --players 8 --games 200 --set mode=red map=huns factions=dealt

A side is what a seat is called at the end of a match: a faction, a family, a civilization. A win
that is shared by n counts 1/n for each. The same arguments give the same matches; Ctrl-C and
--minutes end them early, with a table of those that were finished.

Matches are much faster with the compiled package: PYTHONPATH=build/compiled.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final

import kronika
from kronika import bots
from kronika.arena.simulate import LIMIT
from kronika.arena.statistics import Rate
from kronika.core.errors import RulesError
from kronika.core.match import Match, new_match
from kronika.core.text import text_of

FOREVER: Final = 1e9
"""Minutes that are never over."""


class Balance:
    """What came out of some matches of a table."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.matches = 0
        self.decisions = 0
        self.endings: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.won: dict[str, float] = {}

    def add(self, match: Match) -> None:
        """Count a match that is over."""
        result = match.result
        assert result is not None
        self.matches += 1
        self.decisions += match.made
        self.endings[result.reason] += 1
        sides = match.game.seat_names(match.state)
        self.played.update(sides)
        for winner in result.winners:
            side = sides[winner]
            self.won[side] = self.won.get(side, 0.0) + 1 / len(result.winners)

    def rates(self) -> list[tuple[str, Rate]]:
        """The sides with their wins, the strongest first."""
        found = [
            (side, Rate(self.won.get(side, 0.0), games)) for side, games in self.played.items()
        ]
        return sorted(found, key=lambda each: (-each[1].share, each[0]))


def play(match: Match, bot: str, seed: str, until: float) -> bool:
    """Play a match to its end, with the same bot in every seat; False if time was over before."""
    seats = [bots.make(bot, f"{seed} {seat}") for seat in range(match.players)]
    while match.ask is not None:
        if match.made >= LIMIT:
            raise RulesError(f"{match.game.name}: not over after {LIMIT} decisions")
        if monotonic() > until:
            return False
        player = match.ask.player
        match.choose(seats[player].choose(match, player), player)
    return True


def matches(given: argparse.Namespace) -> Iterator[Match]:
    """The matches that are asked for, each at its end."""
    game = kronika.game(given.game)
    settings = dict(pair.split("=", 1) for pair in given.set)
    until = monotonic() + 60 * given.minutes
    for number in range(given.games):
        seed = f"{given.seed}-{number}"
        match = new_match(game, given.players, seed, settings, listen=False)
        if not play(match, given.bot, seed, until):
            return
        yield match


def table(game: kronika.Game, balance: Balance) -> str:
    """The rates as Markdown, with 95 % intervals, and below it how matches ended."""
    text = text_of(game, "en")
    lines = ["| side | games | wins | share | 95 % |", "|---|---:|---:|---:|---|"]
    for side, rate in balance.rates():
        low, high = rate.interval
        lines.append(
            f"| {text.message(side)} | {rate.games} | {rate.wins:g} | {rate.share:.0%} "
            f"| {low:.0%} to {high:.0%} |"
        )
    endings = ", ".join(
        f"{text.message(f'reason-{reason}')}: {count}"
        for reason, count in balance.endings.most_common()
    )
    mean = balance.decisions / max(1, balance.matches)
    lines += ["", f"{balance.matches} matches of {mean:,.0f} decisions on average. {endings}."]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="greedy", help="who sits in all seats")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--minutes", type=float, default=FOREVER, help="no longer than that")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="settings")
    given = parser.parse_args(arguments)
    balance = Balance(given.players)
    try:
        for match in matches(given):
            balance.add(match)
    except KeyboardInterrupt:
        pass
    print(table(kronika.game(given.game), balance))


if __name__ == "__main__":
    main()
