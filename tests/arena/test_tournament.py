"""Matches of a tournament, and the folder that keeps them."""

import json
from pathlib import Path

import pytest

from kronika import bots
from kronika.arena import folder as folders
from kronika.arena.folder import Folder
from kronika.arena.schedule import Contest, Pairing
from kronika.arena.tournament import (
    Job,
    LocalEngine,
    Played,
    Tournament,
    digest_of,
    engine_of,
    play,
)
from kronika.core.errors import KronikaError, UsageError
from kronika.core.match import new_match
from kronika.core.record import load_match
from kronika.games import find

SEEDS = ("1", "2", "3", "4", "5", "6")
CONTEST = Contest("pax-renaissance", 2, ("random",), SEEDS, {}).checked()


def job(*lineup: str, record: bool = False) -> Job:
    return Job("pax-renaissance", len(lineup), {}, Pairing(1, "7", lineup), record)


def result(played: Played | None) -> Played:
    assert played is not None
    return played


def test_a_match_can_be_played_again_from_its_line() -> None:
    first = result(play(job("greedy", "random", record=True)))
    assert result(play(job("greedy", "random"))) == first
    match = load_match(first.record, find)
    assert match.result is not None
    assert list(first.winners) == match.result.winners
    assert first.digest == digest_of(match)
    assert first.decisions == len(match.decisions)
    assert sum(clock.decisions for clock in first.clocks) == first.decisions
    assert Played.of(json.loads(json.dumps(first.plain()))) == first
    assert match.names == ["bot greedy", "bot random"]


def test_other_seats_and_other_seeds_are_other_matches() -> None:
    digests = {
        result(play(job(*lineup))).digest
        for lineup in (("random", "random"), ("greedy", "random"), ("random", "greedy"))
    }
    assert len(digests) == 3


def test_bots_choose_what_they_choose_anywhere() -> None:
    one = result(play(job("random", "random")))
    match = new_match(find("pax-renaissance"), 2, "7", {}, listen=False)
    seats = [bots.make("random", one.pairing.bot_seed(seat)) for seat in range(2)]
    while match.ask is not None:
        match.choose(seats[match.ask.player].choose(match, match.ask.player))
    assert digest_of(match) == one.digest


def test_a_stopped_match_is_no_match() -> None:
    assert play(job("random", "random"), lambda: True) is None


def test_a_bot_that_fails_ends_only_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    from kronika.bots.random import RandomBot

    def choose(*_: object) -> None:
        raise ZeroDivisionError("a mistake")

    monkeypatch.setattr(RandomBot, "choose", choose)
    tournament = Tournament(CONTEST)
    tournament.run(LocalEngine(1))
    assert tournament.matches == []
    assert len(tournament.failures) == 6
    assert tournament.failures[0].error.startswith("ZeroDivisionError: a mistake (test_tournament")
    monkeypatch.undo()
    tournament.run(LocalEngine(1))
    assert len(tournament.matches) == 6
    assert tournament.failures == []


def test_an_unknown_engine() -> None:
    with pytest.raises(UsageError, match="no engine 'cloud'"):
        engine_of("cloud", 1)
    with pytest.raises(UsageError, match="at least 1 worker"):
        engine_of("local", 0)


# The folder


def run_in(path: Path, contest: Contest = CONTEST) -> Tournament:
    folder = Folder(path)
    with folder.opened(contest) as played:
        tournament = Tournament(contest, played)
        tournament.run(LocalEngine(1), folder.keep)
    return tournament


def lines_of(path: Path) -> list[bytes]:
    return (path / folders.MATCHES).read_bytes().splitlines(keepends=True)


def test_what_was_finished_is_not_played_again(tmp_path: Path) -> None:
    first = run_in(tmp_path / "new" / "folder")
    journal = tmp_path / "new" / "folder" / folders.MATCHES
    before = journal.read_bytes()
    again = run_in(tmp_path / "new" / "folder")
    assert journal.read_bytes() == before
    assert again.matches == first.matches
    assert len(first.matches) == 6
    assert Folder(tmp_path / "new" / "folder").contest().checked() == CONTEST


def test_more_seeds_go_on_with_a_tournament(tmp_path: Path) -> None:
    first = run_in(tmp_path)
    more = Contest("pax-renaissance", 2, CONTEST.bots, (*SEEDS, "7", "8"), {}).checked()
    grown = run_in(tmp_path, more)
    assert len(lines_of(tmp_path)) == 8
    assert grown.matches[:6] == first.matches
    with pytest.raises(UsageError, match="seeds: 1, 2, 3, 4, 5, 6, 7, 8"):
        run_in(tmp_path)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (
            Contest("pax-renaissance", 2, ("greedy",), ("1",), {}),
            r"\(bots: random, not greedy\)",
        ),
        (Contest("pax-renaissance", 3, CONTEST.bots, ("1",), {}), "number of players: 2, not 3"),
        (
            Contest("clash-of-cultures", 2, CONTEST.bots, ("1",), {}),
            "game: pax-renaissance, not clash-of-cultures",
        ),
        (
            Contest("pax-renaissance", 2, CONTEST.bots, ("1",), {"astrology": True}),
            "settings: .*'astrology': False.*not .*True",
        ),
        (Contest("pax-renaissance", 2, CONTEST.bots, ("2", "1"), {}), "seeds: 1, 2, 3"),
    ],
)
def test_a_folder_of_another_tournament_is_left_alone(
    other: Contest, words: str, tmp_path: Path
) -> None:
    run_in(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(UsageError, match=words):
        run_in(tmp_path, other.checked())
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("dear")
    with pytest.raises(UsageError, match="not empty and holds no tournament"):
        run_in(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]
    with pytest.raises(UsageError, match="cannot make the folder"):
        run_in(tmp_path / "thesis.txt" / "inside")


def test_broken_lines_are_set_aside_and_their_matches_played_again(tmp_path: Path) -> None:
    whole = run_in(tmp_path)
    lines = lines_of(tmp_path)
    foreign = json.loads(lines[3])
    foreign["seed"] = "99"
    broken = [b"not JSON\n", b"[]\n", json.dumps(foreign).encode() + b"\n", lines[4][:40]]
    (tmp_path / folders.MATCHES).write_bytes(b"".join([lines[0], broken[0], lines[2], *broken[1:]]))
    folder = Folder(tmp_path)
    with folder.opened(CONTEST) as played:
        kept = {one.pairing.number for one in played}
        tournament = Tournament(CONTEST, played)
        tournament.run(LocalEngine(1), folder.keep)
    assert kept == {json.loads(lines[at])["match"] for at in (0, 2)}
    assert tournament.matches == whole.matches
    told = "\n".join(folder.complaints)
    assert "the last line was cut off" in told
    for number, reason in ((2, "Expecting value"), (4, "not an object"), (5, "another tournament")):
        assert f"line {number} is broken ({reason}" in told or f"(a match of {reason}" in told
    assert sorted((tmp_path / folders.BROKEN).read_bytes().split(b"\n")) == sorted(
        [line.rstrip(b"\n") for line in broken] + [b""]
    )
    assert len(lines_of(tmp_path)) == 6


@pytest.mark.parametrize(
    "change",
    [
        {"winners": [5]},
        {"winners": []},
        {"winners": None},
        {"times": []},
        {"scores": {"points": [1]}},
        {"bots": ["random", "greedy"]},
        {"match": "x"},
    ],
)
def test_a_line_that_makes_no_sense_is_broken(change: dict[str, object], tmp_path: Path) -> None:
    run_in(tmp_path)
    lines = lines_of(tmp_path)
    lines[1] = json.dumps({**json.loads(lines[1]), **change}).encode() + b"\n"
    (tmp_path / folders.MATCHES).write_bytes(b"".join(lines))
    folder = Folder(tmp_path)
    with folder.opened(CONTEST) as played:
        assert len(played) == 5
    assert "line 2 is broken" in folder.complaints[0]


def test_a_broken_manifest_is_told(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="holds no tournament"):
        Folder(tmp_path).contest()
    for text in ("{", "[]", "{}"):
        (tmp_path / folders.MANIFEST).write_text(text)
        with pytest.raises(KronikaError, match=r"tournament\.json is broken"):
            Folder(tmp_path).contest()


def test_one_process_at_a_time(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with (
        Folder(tmp_path).opened(CONTEST),
        pytest.raises(UsageError, match="another process plays"),
        Folder(tmp_path).opened(CONTEST),
    ):
        pass
    run_in(tmp_path)
