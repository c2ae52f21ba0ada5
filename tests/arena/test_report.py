"""The page about a tournament: one file, which needs no other."""

import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kronika import bots
from kronika.arena.export import write_parquet, write_results
from kronika.arena.report import report_html
from kronika.arena.schedule import Contest, Pairing
from kronika.arena.statistics import Rate, statistics_of, wilson
from kronika.arena.tournament import Clock, LocalEngine, Played, Tournament
from kronika.bots.random import RandomBot

VOID = {"meta", "link", "br"}


class Checker(HTMLParser):
    """Every element is closed, every id is there once, every reference is kept."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.used: set[str] = set()
        self.words = ""
        self.feed(page)
        self.close()
        assert self.open == []
        assert len(self.ids) == len(set(self.ids))
        assert self.used <= set(self.ids)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        assert "style" not in found
        assert "src" not in found
        if found.get("id"):
            self.ids.append(str(found["id"]))
        for name in ("href", "aria-labelledby"):
            if name in found:
                value = str(found[name])
                assert name != "href" or value.startswith("#")
                self.used.add(value.removeprefix("#"))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words += data


def played(contest: Contest) -> Tournament:
    tournament = Tournament(contest)
    tournament.run(LocalEngine(1))
    return tournament


@pytest.fixture(scope="module")
def three() -> Iterator[Tournament]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(bots.BOTS, "lucky", RandomBot)
        names = ("random", "lucky", "greedy")
        yield played(Contest("pax-renaissance", 2, names, ("1", "2"), {"astrology": True}))


def page_of(tournament: Tournament) -> str:
    statistics = statistics_of(tournament.contest, tournament.played.values())
    return report_html(tournament, statistics)


def test_the_page_stands_alone_and_tells_everything(three: Tournament) -> None:
    page = page_of(three)
    words = Checker(page).words
    assert not re.search(
        r"url\((?!#|\"data:font/woff2;base64,)|@import|https?://|<script|<link", page
    )
    statistics = statistics_of(three.contest, three.played.values())
    for standing in statistics.standings:
        assert f"{100 * standing.rate.share:.1f}\N{NO-BREAK SPACE}%" in words
        assert standing.bot in words
    for title in (
        "Who won",
        "Strength, game by game",
        "One against one",
        "Does the seat matter?",
        "How games ended",
        "How long games were",
        "How long they thought",
        "Games worth a look",
        "How it was played",
    ):
        assert title in words
    assert "prefers-color-scheme: dark" in page
    assert page.count('<svg class="chart"') == 6
    again = "--bots random,lucky,greedy --players 2 --seeds 1-2 --set astrology=true"
    assert again in words


def shared(wins: Sequence[int], names: Sequence[str], seeds: int, seats: int = 2) -> str:
    """The page of a tournament in which each bot won so many games, whoever sat where."""
    found = tuple(str(seed) for seed in range(1, seeds + 1))
    contest = Contest("pax-renaissance", seats, tuple(names), found, {}).checked()
    left = dict(zip(names, wins, strict=True))
    matches = []
    for pairing in contest.pairings():
        able = [bot for bot in pairing.lineup if left[bot]]
        if not able:
            continue
        winner = max(able, key=lambda bot: left[bot])
        left[winner] -= 1
        seat = pairing.lineup.index(winner)
        clocks = tuple(Clock(1, 0.01, 0.01, {3: 1}) for _ in pairing.lineup)
        matches.append(Played(pairing, (seat,), "holy", 10, clocks=clocks))
    return Checker(page_of(Tournament(contest, matches))).words


def test_two_bots_are_told_apart_only_by_enough_games() -> None:
    names = ("greedy", "random")
    assert "greedy won 19 of 20 games" in shared((19, 1), names, 10)
    assert "It is better than the other" in shared((19, 1), names, 10)
    assert "That proves nothing" in shared((12, 8), names, 10)


def test_the_best_of_many_is_not_taken_for_better_than_the_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = ("one", "two", "three", "four")
    for name in names:
        monkeypatch.setitem(bots.BOTS, name, RandomBot)
    close = shared((20, 12, 5, 3), names, 10, 4)
    assert "more than an equal part" in close
    assert "better than two, these games do not prove" in close
    assert "It is better than all others" in shared((36, 2, 1, 1), names, 10, 4)
    # 16 of 40 has an interval above 25 % alone, but not as the best of four.
    assert wilson(16, 40)[0] > 0.25 > Rate(16, 40).among(4)[0]
    assert "That proves nothing" in shared((16, 10, 7, 7), names, 10, 4)


def test_a_tournament_that_was_stopped_says_so() -> None:
    words = shared((9, 1), ("greedy", "random"), 10)
    assert "Only 10 of 20 games are in these figures." in words
    assert "equally often" not in words
    assert "It is better" not in words
    assert "Not finished" not in shared((19, 1), ("greedy", "random"), 10)


def test_nothing_played_and_only_failures_have_a_page() -> None:
    contest = Contest("pax-renaissance", 4, ("greedy", "random"), ("<b>", "x"), {}).checked()
    words = Checker(page_of(Tournament(contest))).words
    assert "No game has come to its end yet." in words
    failure = Played(Pairing(1, "<b>", contest.lineups[0]), error="<script>alert(1)</script>")
    page = page_of(Tournament(contest, [failure]))
    assert "<script>" not in page
    assert "Games that failed" in Checker(page).words


def test_one_bot_alone_and_one_game() -> None:
    contest = Contest("pax-renaissance", 3, ("random",), ("1",), {}).checked()
    words = Checker(page_of(played(contest))).words
    assert "played only against itself" in words


def test_files_for_programs(three: Tournament, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    statistics = statistics_of(three.contest, three.played.values())
    rows = parquet.read_table(write_parquet(tmp_path, three)).to_pylist()
    assert len(rows) == 2 * len(three.matches)
    for standing in statistics.standings:
        won = sum(row["won"] for row in rows if row["bot"] == standing.bot)
        assert won == pytest.approx(standing.rate.wins)
    assert {row["seat"] for row in rows} == {1, 2}
    text = write_results(tmp_path, three, statistics).read_text()
    assert text.count('"digest"') == len(three.matches)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["matches.parquet", "results.json"]
