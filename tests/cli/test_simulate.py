"""`kronika simulate` and what it stands on."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kronika.arena import Failure, Plan, Simulation, Tally, play_at_random
from kronika.core.errors import UsageError
from kronika.core.match import new_match
from kronika.games import find

from .command import COMMAND, Terminal, environment, kronika

FAULTY = """
import sys
from kronika.cli import main
from kronika.games.pax_renaissance import GAME
step = type(GAME).step
def faulty(self, state):
    if state.turn == 5 and state.dice.key[0] % 4 == 0:
        raise ZeroDivisionError("a mistake\\nin two lines")
    return step(self, state)
type(GAME).step = faulty
sys.exit(main())
"""
TIMES = ("seconds", "decisions_per_second")


def facts(*arguments: str, home: Path) -> dict[str, Any]:
    run = kronika("simulate", "pax-renaissance", "--json", *arguments, home=home)
    assert run.returncode == 0
    assert run.stderr == ""
    found: dict[str, Any] = json.loads(run.stdout)
    assert all(found[name] > 0 for name in TIMES)
    return {name: value for name, value in found.items() if name not in TIMES}


def test_a_setting_that_is_a_text_can_be_typed(tmp_path: Path) -> None:
    arguments = ["simulate", "clash-of-cultures", "--games", "1", "--players", "2", "--json"]
    run = kronika(*arguments, "--set", "nations=rome,egypt", home=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert json.loads(run.stdout)["settings"]["nations"] == "rome,egypt"
    wrong = kronika(*arguments, "--set", "nations=rome,atlantis", home=tmp_path)
    assert wrong.returncode == 2
    assert "atlantis" in wrong.stderr


def test_the_same_games_with_any_number_of_workers(tmp_path: Path) -> None:
    arguments = ["--games", "70", "--seed", "7", "--players", "4", "--set", "bankruptcy=true"]
    alone = facts(*arguments, "--workers", "1", home=tmp_path)
    assert alone == facts(*arguments, "--workers", "3", home=tmp_path)
    assert alone["games"] == 70
    assert alone["errors"] == 0
    assert alone["settings"]["bankruptcy"] is True
    assert sum(alone["endings"].values()) == 70
    assert sum(alone["wins"]) == 70 + alone["shared_wins"]
    assert len(alone["wins"]) == 4
    length = alone["length"]
    assert 0 < length["min"] <= length["mean"] <= length["max"]
    assert alone["decisions"] == pytest.approx(70 * length["mean"], abs=1)
    assert alone != facts(*arguments[:2], "--seed", "8", *arguments[4:], home=tmp_path)


def test_what_was_said_of_each_card_is_counted(tmp_path: Path) -> None:
    arguments = ["--games", "1", "--players", "2", "--seed", "3", "--workers", "1", "--json"]
    run = kronika("simulate", "europa-universalis", *arguments, home=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    found = json.loads(run.stdout)
    counts = found["counts"]
    game = find("europa-universalis")
    assert {kind: list(each) for kind, each in counts.items()} == {
        kind.name: list(game.ids_of(kind)) for kind in game.counted
    }  # what never occurred is there too
    match = new_match(game, 2, "3", found["settings"])
    play_at_random(match, "3")
    assert len(match.decisions) == found["decisions"]
    taken = Counter(option.key for option in match.decisions if option.verb.name == "take-event")
    assert taken
    assert taken == {
        f"take-event {event}": said["chosen: take-event"]
        for event, said in counts["event"].items()
        if "chosen: take-event" in said
    }
    drawn = sum(said.get("drew", 0) for said in counts["card"].values())
    told = [line.event.name for seat in range(2) for line in match.log(seat)]
    assert drawn == told.count("drew") > 0  # each is told to one player alone


def test_in_words(tmp_path: Path) -> None:
    run = kronika("simulate", "pax-renaissance", "--games", "20", home=tmp_path)
    assert run.returncode == 0
    assert run.stderr == ""  # a progress bar is for terminals only
    for words in ("games ", "errors ", "decisions per second", "ending: ", "wins of seat 3"):
        assert words in run.stdout


def test_failed_games_are_counted_and_can_be_repeated(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FAULTY]
    arguments = ["simulate", "pax-renaissance", "--workers", "1", "--json"]
    run = kronika(*arguments, "--games", "40", "--seed", "3", home=tmp_path, command=command)
    assert run.returncode == 1
    found = json.loads(run.stdout)
    assert found["games"] == 40
    assert 0 < found["errors"] < 40
    assert sum(found["endings"].values()) == 40 - found["errors"]
    complaints = run.stderr.splitlines()
    assert len(complaints) == min(found["errors"], 20)
    failure = found["failures"][0]
    assert failure["error"] == "ZeroDivisionError: a mistake\nin two lines"
    assert failure["players"] == 3
    assert complaints[0].startswith(f"kronika: game {failure['number']} failed after ")
    assert "ZeroDivisionError: a mistake in two lines" in complaints[0]
    assert f"--players 3 --seed '{failure['seed']}'" in complaints[0]

    again = kronika(
        *arguments, "--games", "1", "--seed", failure["seed"], home=tmp_path, command=command
    )
    assert again.returncode == 1
    assert json.loads(again.stdout)["failures"][0]["decisions"] == failure["decisions"]


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("workers", [1, 2])
def test_control_c_prints_what_was_finished(workers: int, tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    arguments = ["simulate", "pax-renaissance", "--games", "1000000", "--json"]
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--workers", str(workers)],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        env=environment(tmp_path, TERM="xterm"),
        start_new_session=True,
    )
    os.close(theirs)
    terminal = Terminal(ours)
    terminal.wait_for(b"games")
    for _ in range(3):
        terminal.wait_for(b"6/1000000")
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to the workers too
    seen = terminal.read_all()
    output, _ = process.communicate(timeout=60)
    os.close(ours)
    assert process.returncode == 130
    assert b"Traceback" not in seen
    found = json.loads(output)
    assert found["interrupted"] is True
    assert 0 < found["games"] < 1000000
    assert sum(found["endings"].values()) == found["games"]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_workers_do_not_outlive_a_killed_simulation(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "pax-renaissance", "--games", "1000000", "--workers", "2"],
        env=environment(tmp_path),
        start_new_session=True,
    )

    def group() -> list[str]:
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                state, _, session = stat.read_text().rpartition(")")[2].split()[:3]
            except OSError:
                continue
            if int(session) == process.pid and state != "Z":
                found.append(stat.parent.name)
        return found

    deadline = time.monotonic() + 60
    while len(group()) < 3 and time.monotonic() < deadline:
        time.sleep(0.1)
    time.sleep(1)
    process.kill()
    process.wait()
    while group() and time.monotonic() < deadline:
        time.sleep(0.1)
    assert group() == []


def test_plan_is_checked_before_workers_start() -> None:
    for plan, games, words in (
        (Plan("chess", 3, "1", {}), 1, "no game"),
        (Plan("pax-renaissance", 9, "1", {}), 1, "not 9"),
        (Plan("pax-renaissance", 3, "", {}), 1, "1 to 256 characters"),
        (Plan("pax-renaissance", 3, "7" * 256, {}), 2, "1 to 256 characters"),
        (Plan("pax-renaissance", 3, "1", {"weather": 1}), 1, "no setting"),
        (Plan("pax-renaissance", 3, "1", {}), 0, "at least 1 match"),
    ):
        with pytest.raises(UsageError, match=words):
            Simulation(plan, games)
    with pytest.raises(UsageError, match="at least 1 worker"):
        Simulation(Plan("pax-renaissance", 3, "1", {}), 1, 0)


def test_reports_on_the_way() -> None:
    seen: list[int] = []
    simulation = Simulation(Plan("pax-renaissance", 2, "1", {}), 40)
    simulation.run(lambda tally: seen.append(tally.games))
    assert seen == [16, 32, 40]


def test_tallies_add_up_in_any_order() -> None:
    game = find("pax-renaissance")
    matches = []
    for seed in ("1", "2", "3"):
        match = new_match(game, 3, seed, listen=False)
        play_at_random(match, seed)
        matches.append(match)
    failures = [Failure(number, f"1-{number}", 3, 5, "error") for number in range(1, 31)]

    forwards, backwards, parts = Tally(3), Tally(3), [Tally(3), Tally(3), Tally(3)]
    for match in matches:
        forwards.add(match)
    for failure in failures:
        forwards.fail(failure)
    for failure in reversed(failures):
        backwards.fail(failure)
    for match in reversed(matches):
        backwards.add(match)
    for place, match in enumerate(matches):
        parts[place].add(match)
    for place, failure in enumerate(failures):
        parts[place % 3].fail(failure)
    merged = Tally(3)
    for part in reversed(parts):
        merged.merge(part)
    assert forwards == backwards == merged
    assert merged.games == 33
    assert merged.errors == 30
    assert [failure.number for failure in merged.failures] == list(range(1, 21))
    lengths = [len(match.decisions) for match in matches]
    assert (merged.shortest, merged.longest) == (min(lengths), max(lengths))
    assert merged.mean == pytest.approx(sum(lengths) / 3)
    json.dumps(merged.plain())
