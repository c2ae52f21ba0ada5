"""The results of a tournament as a page: one file, which needs no other."""

import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from kronika.core.drawing import ART, Markup, element, embedded_fonts, icon, join, sprite
from kronika.core.game import Game
from kronika.core.record import write_whole
from kronika.core.text import LANGUAGES, MissingWords, text_of
from kronika.games import find

from .charts import (
    Bar,
    Range,
    Series,
    bars_chart,
    emblem,
    histogram,
    lines_chart,
    seconds_words,
    shares_chart,
    times_chart,
)
from .folder import RECORDS
from .statistics import Rate, Standing, Statistics
from .tournament import Played, Tournament

REPORT: Final = "report.html"
FOLDER: Final = Path(__file__).parent
COLOURS: Final = 6
SHOWN_FAILURES: Final = 20


@dataclass(frozen=True)
class Bot:
    """A row of the standings, in words."""

    name: str
    colour: int
    emblem: Markup
    games: int
    wins: str
    share: str
    interval: str
    rating: str
    median: str
    most: str
    longest: str
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """A game worth a look, in words."""

    why: str
    number: int
    seed: str
    winners: tuple[Bot, ...]
    ending: str
    decisions: int
    file: str


@dataclass(frozen=True)
class Report:
    """The context `report` of report.html."""

    title: str
    game: str
    verdict: str
    warning: str
    style: Markup
    sprite: Markup
    finished: int
    figures: tuple[tuple[str, str], ...]
    equal: str
    rated: bool
    many_seats: bool
    bots: tuple[Bot, ...]
    shares: Markup
    ratings: Markup
    versus: tuple[tuple[Bot, tuple[str, ...]], ...]
    seat_words: str
    seat_names: tuple[str, ...]
    seats: Markup
    endings: Markup
    lengths: Markup
    times: Markup
    games: tuple[Row, ...]
    records: bool
    failures: tuple[Played, ...]
    facts: tuple[tuple[str, str], ...]
    command: str


def write_report(folder: Path, tournament: Tournament, statistics: Statistics) -> Path:
    """Write the page into the tournament's folder."""
    path = folder / REPORT
    write_whole(path, report_html(tournament, statistics, (folder / RECORDS).is_dir()))
    return path


def report_html(tournament: Tournament, statistics: Statistics, records: bool = False) -> str:
    """The page."""
    environment = Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    report = Writer(tournament, statistics, records).report()
    return environment.get_template("report.html").render(report=report)


def percent(share: float) -> str:
    """A share as people write it."""
    return f"{100 * share:.1f}\N{NO-BREAK SPACE}%"


def interval_words(rate: Rate) -> str:
    """An interval as people write it."""
    low, high = rate.interval
    return f"{100 * low:.0f}–{100 * high:.0f}\N{NO-BREAK SPACE}%"


def wins_words(wins: float) -> str:
    """A number of wins, of which some may be shared."""
    return f"{wins:.0f}" if abs(wins - round(wins)) < 1e-6 else f"{wins:.1f}"


class Writer:
    """Puts figures into words and charts."""

    def __init__(self, tournament: Tournament, statistics: Statistics, records: bool) -> None:
        self.tournament: Final = tournament
        self.statistics: Final = statistics
        self.records: Final = records
        self.game: Final[Game] = find(statistics.contest.game)
        names = list(dict.fromkeys(statistics.contest.bots))
        self.colours: Final = {name: at % COLOURS + 1 for at, name in enumerate(names)}
        self.bots: Final = {one.bot: self._bot(one) for one in statistics.standings}

    def report(self) -> Report:
        """Everything that the page shows."""
        statistics = self.statistics
        some = statistics.matches > 0
        nothing = Markup()
        return Report(
            title=self._title(),
            game=self._words("game-title", self.game.name),
            verdict=self._verdict(),
            warning=self._warning(),
            style=Markup(style()),
            sprite=sprite(join(icon(f"i-seat-{n + 1}", 0, 0, 1) for n in range(COLOURS))),
            finished=statistics.matches,
            figures=self._figures(),
            equal=percent(statistics.equal),
            rated=bool(statistics.history),
            many_seats=any(len(set(one)) < len(one) for one in statistics.contest.lineups),
            bots=tuple(self.bots.values()),
            shares=self._shares() if some else nothing,
            ratings=self._ratings() if statistics.history else nothing,
            versus=self._versus(),
            seat_words=self._seat_words(),
            seat_names=tuple(f"Seat {seat + 1}" for seat in range(statistics.contest.players)),
            seats=self._seats() if some else nothing,
            endings=self._endings() if some else nothing,
            lengths=self._lengths() if some else nothing,
            times=self._times() if some else nothing,
            games=tuple(self._games()) if some else (),
            records=self.records,
            failures=tuple(self.tournament.failures[:SHOWN_FAILURES]),
            facts=self._facts(),
            command=self._command(),
        )

    def _words(self, message: str, otherwise: str) -> str:
        try:
            return text_of(self.game, LANGUAGES[0]).message(message)
        except MissingWords:
            return otherwise

    # Words

    def _bot(self, one: Standing) -> Bot:
        colour = self.colours[one.bot]
        sign = element("svg", emblem(colour, 9, 9, 16), viewBox="0 0 18 18", aria_hidden="true")
        rating = "" if one.rating is None else f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}"
        return Bot(
            one.bot,
            colour,
            sign,
            one.rate.games,
            wins_words(one.rate.wins),
            percent(one.rate.share),
            interval_words(one.rate),
            rating,
            seconds_words(one.clock.quantile(0.5)),
            seconds_words(one.clock.quantile(0.95)),
            seconds_words(one.clock.longest),
            tuple(
                f"{percent(rate.share)} ({interval_words(rate)})" if rate.games else "–"
                for rate in one.seats
            ),
        )

    def _title(self) -> str:
        names = list(self.colours)
        if len(names) == 1:
            return f"{names[0]} among its like"
        return f"{', '.join(names[:-1])} against {names[-1]}"

    def _verdict(self) -> str:
        statistics = self.statistics
        if not statistics.matches:
            return "No game has come to its end yet."
        best, *others = statistics.standings
        if not others:
            return f"{best.bot} played only against itself: this tells about seats and endings."
        share = (
            f"{best.bot} won {wins_words(best.rate.wins)} of {best.rate.games} games, "
            f"{percent(best.rate.share)}, where equal bots would win {percent(statistics.equal)}."
        )
        return f"{share} {self._conclusion(best, others)}" if statistics.complete else share

    def _conclusion(self, best: Standing, others: Sequence[Standing]) -> str:
        """What the games prove. The best was picked afterwards, so all bots count together."""
        statistics = self.statistics
        number = len(others) + 1
        # Two bots that share all seats are one figure: what one wins the other loses.
        low, high = best.rate.among(1 if number == 2 else number)
        second = max(others, key=lambda one: one.rate.share)
        between = f"the true share is between {percent(low)} and {percent(high)}"
        if low <= statistics.equal:
            return (
                f"That proves nothing: {between}. More games would tell, if their number is "
                "fixed before they are played."
            )
        if number == 2 or low > second.rate.among(number)[1]:
            return f"It is better than {'the other' if number == 2 else 'all others'}: {between}."
        return (
            f"That is more than an equal part: {between}. Whether it is also better than "
            f"{second.bot}, these games do not prove."
        )

    def _warning(self) -> str:
        """What must be known before any figure is believed."""
        statistics = self.statistics
        if not statistics.matches or statistics.complete:
            return ""
        return (
            f"Only {statistics.matches:,} of {len(statistics.contest):,} games are in these "
            "figures. Seats are not shared out evenly yet, and where a tournament was stopped, "
            "long games are missing more often than short ones. Finish it before you judge."
        )

    def _figures(self) -> tuple[tuple[str, str], ...]:
        statistics = self.statistics
        decisions = sum(statistics.lengths)
        seconds = sum(one.clock.seconds for one in statistics.standings)
        return (
            (f"{statistics.matches:,}", f"of {len(statistics.contest):,} games"),
            (f"{decisions:,}", "decisions"),
            (f"{len(statistics.contest.seeds):,}", "seeds"),
            (f"{len(statistics.contest.lineups):,}", "lineups of each"),
            (seconds_words(seconds) if seconds < 60 else f"{seconds / 60:.1f} min", "of thinking"),
        )

    def _seat_words(self) -> str:
        statistics = self.statistics
        number = len(statistics.seats)
        told = []
        for seat, rate in enumerate(statistics.seats, start=1):
            # Of two seats one wins what the other loses: that is one question, not two.
            low, high = rate.among(1 if number == 2 else number)
            if not low <= statistics.equal <= high:
                more = "more" if rate.share > statistics.equal else "less"
                told.append(f"seat {seat} wins {more} than its part")
        if not told:
            return (
                "Nothing says so: the share of every seat is within the reach of chance "
                f"around {percent(statistics.equal)}."
            )
        even = " All bots sat in all seats equally often." if statistics.complete else ""
        return f"It does: {', '.join(told)}.{even}"

    def _facts(self) -> tuple[tuple[str, str], ...]:
        contest = self.statistics.contest
        seeds = contest.seeds
        shown = ", ".join(seeds[:8]) + (f", … {seeds[-1]}" if len(seeds) > 8 else "")
        settings = ", ".join(f"{name} {value}" for name, value in contest.settings.items())
        plain = contest.plain()
        return (
            ("Game", f"{self.game.name}, rules version {plain['version']}"),
            ("Players", str(contest.players)),
            ("Bots", ", ".join(contest.bots)),
            ("Settings", settings or "none"),
            ("Seeds", shown),
            ("Shared wins", str(self.statistics.shared)),
            ("Kronika", str(plain["kronika"])),
        )

    def _command(self) -> str:
        contest = self.statistics.contest
        seeds = contest.seeds
        first = seeds[0]
        if first.isdecimal() and list(seeds) == [str(int(first) + n) for n in range(len(seeds))]:
            written = f"{first}-{seeds[-1]}"
        else:
            written = ",".join(seeds)
        parts = ["kronika", "tournament", contest.game, "--bots", ",".join(contest.bots)]
        parts += ["--players", str(contest.players), "--seeds", written]
        for setting in self.game.settings:
            value = contest.settings.get(setting.name, setting.default)
            if value != setting.default:
                words = str(value).lower() if isinstance(value, bool) else str(value)
                parts += ["--set", f"{setting.name}={words}"]
        return shlex.join([*parts, "--out", "again"])

    # Charts

    def _shares(self) -> Markup:
        rows = [
            Range(
                one.bot,
                self.colours[one.bot],
                one.rate.interval[0],
                one.rate.share,
                one.rate.interval[1],
                percent(one.rate.share),
            )
            for one in self.statistics.standings
        ]
        return shares_chart(rows, self.statistics.equal, "Shares of wins with intervals")

    def _seats(self) -> Markup:
        rows = [
            Range(
                f"Seat {seat + 1}",
                seat % COLOURS + 1,
                rate.interval[0],
                rate.share,
                rate.interval[1],
                percent(rate.share),
            )
            for seat, rate in enumerate(self.statistics.seats)
        ]
        return shares_chart(rows, self.statistics.equal, "Shares of wins by seat")

    def _ratings(self) -> Markup:
        history = self.statistics.history
        series = [
            Series(
                one.bot,
                self.colours[one.bot],
                [25.0, *(ratings[one.bot].mu for ratings in history)],
            )
            for one in self.statistics.standings
        ]
        return lines_chart(series, "Ratings game by game", "games")

    def _versus(self) -> tuple[tuple[Bot, tuple[str, ...]], ...]:
        versus = self.statistics.versus
        if len(self.bots) < 3 or not any(versus.values()):
            return ()
        return tuple(
            (
                bot,
                tuple(
                    f"{wins_words(rate.wins)} of {rate.games}, {percent(rate.share)}"
                    if (rate := versus[bot.name].get(other.name)) is not None
                    else "–"
                    for other in self.bots.values()
                ),
            )
            for bot in self.bots.values()
        )

    def _endings(self) -> Markup:
        counts: Counter[tuple[str, str]] = Counter()
        for one in self.tournament.matches:
            for seat in one.winners:
                counts[one.reason, one.pairing.lineup[seat]] += 1
        rows = []
        for reason, number in self.statistics.endings.most_common():
            parts = [(bot.colour, counts[reason, bot.name]) for bot in self.bots.values()]
            won = sum(value for _, value in parts)
            scaled = [(colour, value * number / won if won else 0) for colour, value in parts]
            share = percent(number / self.statistics.matches)
            words = f"{number}  ({share})"
            rows.append(Bar(self._words(f"reason-{reason}", reason), scaled, words))
        return bars_chart(rows, "Endings by winner")

    def _lengths(self) -> Markup:
        lengths = self.statistics.lengths
        return histogram(lengths, "Lengths of games", "decisions of a game")

    def _times(self) -> Markup:
        rows = [
            Range(
                one.bot,
                self.colours[one.bot],
                one.clock.quantile(0.05),
                one.clock.quantile(0.5),
                one.clock.quantile(0.95),
                seconds_words(one.clock.quantile(0.5)),
            )
            for one in self.statistics.standings
        ]
        return times_chart(rows, "Times of decisions")

    # Games

    def _games(self) -> list[Row]:
        """The extremes, and the win that surprises most."""
        matches = self.tournament.matches
        found = [
            ("The shortest", min(matches, key=lambda one: one.decisions)),
            ("The longest", max(matches, key=lambda one: one.decisions)),
        ]
        weakest = self.statistics.standings[-1].bot
        upsets = [
            one
            for one in matches
            if {one.pairing.lineup[seat] for seat in one.winners} == {weakest}
        ]
        if upsets and len(self.bots) > 1:
            found.append((f"An upset by {weakest}", min(upsets, key=lambda one: one.decisions)))
        rarest = min(self.statistics.endings.items(), key=lambda item: (item[1], item[0]))[0]
        found.append(("The rarest ending", next(one for one in matches if one.reason == rarest)))
        return [self._row(why, one) for why, one in found]

    def _row(self, why: str, one: Played) -> Row:
        return Row(
            why,
            one.pairing.number,
            one.pairing.seed,
            tuple(self.bots[one.pairing.lineup[seat]] for seat in one.winners),
            self._words(f"reason-{one.reason}", one.reason),
            one.decisions,
            f"{one.pairing.number:06}.jsonl",
        )


def style() -> str:
    """All style sheets of the page, in one."""
    sheets = [ART / "tokens.css", ART / "board.css", FOLDER / "report.css"]
    written = [sheet.read_text(encoding="utf-8") for sheet in sheets]
    return "\n".join([embedded_fonts(), *written])
