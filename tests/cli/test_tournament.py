"""`kronika tournament` on real processes: stopped, killed, resumed, and always the same."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from kronika.arena.schedule import Contest
from kronika.arena.statistics import statistics_of
from kronika.arena.tournament import LocalEngine, Tournament

from .command import COMMAND, TIMEOUT, Terminal, complaint, environment, heed_interrupts, kronika

SEEDS = "1-8"
GAMES = 16
ARGUMENTS = ("tournament", "pax-renaissance", "--bots", "greedy,random", "--seeds", SEEDS)
FACTS = Contest("pax-renaissance", 2, ("greedy", "random"), tuple(str(n) for n in range(1, 9)), {})
WITHOUT = """
import sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ImportError("not installed: " + name)
sys.meta_path.insert(0, Nowhere())
from kronika.cli import main
sys.exit(main())
"""


def timeless(plain: dict[str, Any]) -> dict[str, Any]:
    """Results without what depends on the machine, as JSON has them."""
    kept: dict[str, Any] = json.loads(json.dumps(plain))
    del kept["times"]
    for match in kept.get("matches", []):
        del match["times"]
    return kept


def results(folder: Path) -> dict[str, Any]:
    return timeless(json.loads((folder / "results.json").read_text()))


@pytest.fixture(scope="session")
def expected() -> dict[str, Any]:
    """What one process finds that nobody disturbs."""
    tournament = Tournament(FACTS)
    tournament.run(LocalEngine(1))
    plain = statistics_of(tournament.contest, tournament.played.values()).plain()
    matches = [one.plain() for one in tournament.matches]
    return timeless({**plain, "matches": matches, "failures": []})


def begun(*arguments: str, home: Path, stderr: int = subprocess.PIPE) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *ARGUMENTS, "--out", "out", *arguments],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        env=environment(home, TERM="xterm"),
        cwd=home,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )


def wait_for_games(home: Path, number: int) -> None:
    deadline = time.monotonic() + TIMEOUT
    journal = home / "out" / "matches.jsonl"
    while not journal.exists() or journal.read_bytes().count(b"\n") < number:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def workers_of(process: subprocess.Popen[str], words: bytes = b"spawn_main") -> list[int]:
    """The processes that play, below this one."""
    parents: dict[int, int] = {}
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        parents[int(folder.name)] = int(parent)
        if words in command and state != "Z":
            found.append(int(folder.name))

    def below(number: int) -> bool:
        return number == process.pid or (number in parents and below(parents[number]))

    return [number for number in found if below(number)]


def resumed(home: Path) -> subprocess.CompletedProcess[str]:
    return kronika("tournament", "--resume", "out", "--workers", "2", home=home)


def test_the_same_results_from_processes_as_from_one(
    expected: dict[str, Any], tmp_path: Path
) -> None:
    run = kronika(*ARGUMENTS, "--out", "out", "--workers", "3", "--records", home=tmp_path)
    assert run.returncode == 0
    assert run.stderr == ""  # a progress bar is for terminals only
    assert results(tmp_path / "out") == expected
    for words in ("greedy", "16 of 16", "50.0 %", "Patron victory", "report.html"):
        assert words in run.stdout
    records = sorted((tmp_path / "out" / "records").iterdir())
    assert len(records) == GAMES
    assert kronika("verify", records[0], home=tmp_path).returncode == 0
    again = kronika(*ARGUMENTS, "--out", "out", "--json", home=tmp_path)
    assert again.returncode == 0
    assert timeless(json.loads(again.stdout)).items() <= expected.items()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_a_killed_worker_is_replaced(expected: dict[str, Any], tmp_path: Path) -> None:
    process = begun("--workers", "2", home=tmp_path)
    wait_for_games(tmp_path, 2)
    victims = workers_of(process)
    assert len(victims) == 2
    os.kill(victims[0], signal.SIGKILL)
    _, told = process.communicate(timeout=TIMEOUT)
    assert (process.returncode, told) == (0, "")
    assert results(tmp_path / "out") == expected


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_control_c_keeps_what_was_finished(
    workers: str, expected: dict[str, Any], tmp_path: Path
) -> None:
    import pty

    ours, theirs = pty.openpty()
    process = begun("--workers", workers, home=tmp_path, stderr=theirs)
    os.close(theirs)
    terminal = Terminal(ours)
    terminal.wait_for(b"games")
    wait_for_games(tmp_path, 3)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to the workers too
    seen = terminal.read_all().decode()
    output, _ = process.communicate(timeout=TIMEOUT)
    os.close(ours)
    assert process.returncode == 130
    assert "Traceback" not in seen
    partial = results(tmp_path / "out")
    assert 3 <= partial["finished"] < GAMES
    assert f"{partial['finished']} of 16 games are finished and kept" in " ".join(seen.split())
    assert "kronika tournament --resume out" in " ".join(seen.split())
    assert f"{partial['finished']} of 16" in output
    assert all(match in expected["matches"] for match in partial["matches"])

    again = resumed(tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    assert results(tmp_path / "out") == expected


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_a_killed_tournament_goes_on(expected: dict[str, Any], tmp_path: Path) -> None:
    process = begun("--workers", "2", home=tmp_path)
    wait_for_games(tmp_path, 2)
    workers = workers_of(process)
    process.kill()
    process.communicate()
    deadline = time.monotonic() + TIMEOUT
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    with (tmp_path / "out" / "matches.jsonl").open("ab") as journal:
        journal.write(b'{"match": 16, "seed"')  # as if the machine had stopped in the middle
    again = resumed(tmp_path)
    assert again.returncode == 0
    assert "the last line was cut off" in complaint(again)
    assert results(tmp_path / "out") == expected


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_on_a_cluster_on_which_a_worker_is_killed(expected: dict[str, Any], tmp_path: Path) -> None:
    pytest.importorskip("ray")
    process = begun("--engine", "ray", "--workers", "2", home=tmp_path)
    wait_for_games(tmp_path, 1)
    victims: list[int] = []
    while not victims:
        assert process.poll() is None
        victims = workers_of(process, b"ray::play")
    os.kill(victims[0], signal.SIGKILL)
    _, told = process.communicate(timeout=TIMEOUT)
    assert (process.returncode, told) == (0, "")
    assert results(tmp_path / "out") == expected


def test_games_make_whole_rounds(tmp_path: Path) -> None:
    bots = ("--bots", "greedy,random,random", "--players", "3", "--games", "4", "--seeds", "5-")
    run = kronika("tournament", "pax-renaissance", *bots, "--out", "out", home=tmp_path)
    assert run.returncode == 0
    assert complaint(run) == "6 games are played, not 4: 3 with each seed"
    found = results(tmp_path / "out")
    assert found["finished"] == 6
    assert found["contest"]["seeds"] == ["5", "6"]
    games = {bot["bot"]: [seat["games"] for seat in bot["seats"]] for bot in found["bots"]}
    assert games == {"greedy": [2, 2, 2], "random": [4, 4, 4]}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("pax-renaissance --bots greedy,deep-thought --out out", "no bot 'deep-thought'"),
        ("pax-renaissance --bots greedy,search:iterations=0 --out out", "search"),
        ("pax-renaissance --bots greedy,, --out out", "without letters"),
        ("pax-renaissance --out out", "a tournament needs bots"),
        ("pax-renaissance --bots greedy", "needs a folder for its results: --out DIR"),
        ("--bots greedy --out out", "a tournament needs a game"),
        ("chess --bots greedy --out out", "no game 'chess'"),
        ("pax-renaissance --bots greedy --players 7 --out out", "not 7"),
        ("pax-renaissance --bots greedy --games 0 --out out", "must be at least 1"),
        ("pax-renaissance --bots greedy --workers 0 --out out", "must be at least 1"),
        ("pax-renaissance --bots greedy --engine cloud --out out", "invalid choice: 'cloud'"),
        ("pax-renaissance --bots greedy --seeds 9-3 --out out", "go backwards"),
        ("pax-renaissance --bots greedy --seeds 1- --out out", "have no end"),
        (
            "pax-renaissance --bots greedy,random --seeds 1-3 --games 50 --out out",
            "50 games need 25 seeds",
        ),
        ("pax-renaissance --bots greedy --set weather=rain --out out", "no setting 'weather'"),
        ("--resume nowhere", "holds no tournament"),
        ("--resume nowhere --bots greedy", "--resume does not go with --bots"),
    ],
)
def test_wrong_usage(arguments: str, words: str, tmp_path: Path) -> None:
    run = kronika("tournament", *arguments.split(), home=tmp_path)
    assert run.returncode == 2
    assert words in complaint(run)
    assert list(tmp_path.iterdir()) == []  # nothing was begun


def test_a_folder_of_another_tournament(tmp_path: Path) -> None:
    first = ("tournament", "pax-renaissance", "--games", "1", "--out", "out", "--bots")
    assert kronika(*first, "random", home=tmp_path).returncode == 0
    before = results(tmp_path / "out")
    run = kronika(*first, "greedy", home=tmp_path)
    assert run.returncode == 2
    assert "holds another tournament (bots: random, not greedy)" in complaint(run)
    assert results(tmp_path / "out") == before


def test_without_the_extras(tmp_path: Path) -> None:
    without = [sys.executable, "-c", WITHOUT.format(missing=["openskill", "pyarrow", "ray"])]
    arguments = ("tournament", "pax-renaissance", "--bots", "random", "--games", "1")
    run = kronika(*arguments, "--out", "out", home=tmp_path, command=without)
    assert run.returncode == 0
    told = run.stderr.splitlines()
    assert told == [
        "kronika: no Parquet file without pyarrow: pip install 'kronika[arena]'",
        "kronika: no ratings without openskill: pip install 'kronika[arena]'",
    ]
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {"tournament.json", "matches.jsonl", "results.json", "report.html"}
    assert results(tmp_path / "out")["bots"][0]["rating"] is None
    ray = kronika(*arguments, "--out", "on-ray", "--engine", "ray", home=tmp_path, command=without)
    assert ray.returncode == 2
    assert "pip install 'kronika[ray]'" in complaint(ray)
    assert not (tmp_path / "on-ray").exists()
