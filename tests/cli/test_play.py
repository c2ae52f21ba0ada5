"""`kronika play --terminal`, with what somebody could type."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import kronika as package

from .command import COMMAND, Terminal, complaint, environment, kronika, saves, start

ALWAYS_THE_FIRST = "1\n" * 3000


def decisions(path: Path) -> int:
    return path.read_text(encoding="utf-8").count('"choice"')


@pytest.mark.parametrize(
    "arguments",
    [
        "--seed 1 --bots random",
        "--seed 2 --players 2 --bots greedy --seat 2 --lang cs",
        "--seed 3 --players 4 --bots greedy,random,none --lang pl --set astrology=yes",
        "--seed 4 --bots none --set open-hands=off --set bankruptcy=true",
    ],
)
def test_whole_game(arguments: str, tmp_path: Path) -> None:
    run = kronika("play", "--terminal", *arguments.split(), home=tmp_path, typed=ALWAYS_THE_FIRST)
    assert run.returncode == 0
    assert run.stderr == ""
    (record,) = saves(tmp_path)
    match = package.load(record)
    assert match.result is not None
    assert str(record) in run.stdout
    assert kronika("verify", record, home=tmp_path).returncode == 0


def test_first_screen(tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path)
    for words in (
        "Pax Renaissance",
        "Fugger (you), Marchionni (bot greedy), Medici (bot greedy)",
        "Turn 1 begins",
        "CONSTANTINOPLE",
        "Choose an action. You have 2.",
        "PR-D1.2",
        "  1  Buy: ",
        "Pass",
    ):
        assert words in run.stdout
    assert max(map(len, run.stdout.splitlines()[:-1])) <= 80


def test_end_of_input_leaves_a_saved_game(tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed="1\n")
    assert run.returncode == 0
    assert run.stderr == ""
    (record,) = saves(tmp_path)
    assert (
        f"The game is saved in {record}. Go on with: kronika play --terminal --resume" in run.stdout
    )
    assert decisions(record) == 1


def test_choices_by_number_key_and_beginning(tmp_path: Path) -> None:
    key = package.new("pax-renaissance", players=3, seed="7").options[0].key
    arguments = ["play", "--terminal", "--seed", "7", "--bots", "none"]
    for typed in (f"{key}\npass\n", f"{key[:-3]}\npas\n", "1\npass\n"):
        run = kronika(*arguments, home=tmp_path, typed=typed)
        assert "Fugger passes." in run.stdout
    one, other, third = (path.read_text() for path in saves(tmp_path))
    assert one == other == third
    assert key in one


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("0", "There is no option 0. Choose 1 to 9."),
        ("10", "There is no option 10. Choose 1 to 9."),
        ("9" * 5000, "There is no option 999999999."),
        ("²", "Type a number from 1 to 9, or h for help."),
        ("", "Type a number from 1 to 9, or h for help."),
        ("win", "Type a number from 1 to 9, or h for help."),
        ("fair", "That could be: fair east, fair west."),
        ("u", "Nothing has been decided yet."),
        ("h", "take your last decision back"),
        ("?", "take your last decision back"),
        ("r", "PR-D1.2  The actions are"),
        ("R pr-e1.2", "PR-E1.2  Pay by putting"),
        ("r hand limit", "PR-E1.9"),
        ("r PR-Z1", "There is no rule PR-Z1"),
        ("r gibberish", "Nothing in the rules has “gibberish”"),
        ("l", "    0  Turn 1 begins: Fugger."),
        ("l 0", "> "),
        ("s", "Give the name of a file"),
        ("s missing/game.jsonl", "there is no folder missing"),
        ("s .", "is a folder"),
        ("s /dev/null", "is not an ordinary file"),
    ],
)
def test_what_can_be_typed(typed: str, words: str, tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed=f"{typed}\n")
    assert run.returncode == 0
    assert run.stderr == ""
    after = run.stdout.partition("\n> ")[2]
    assert words in re.sub(r"\s+", " ", after) or words in after or words in run.stdout[-3:]
    assert decisions(saves(tmp_path)[0]) == 0


def test_table_again(tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed="t\n")
    assert run.stdout.count("CONSTANTINOPLE") == 2


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    run = subprocess.run(
        [*COMMAND, "play", "--terminal", "--seed", "7"],
        input=b"\xff\xfe\x00\n1\n",
        capture_output=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert run.returncode == 0
    assert run.stderr == b""
    assert b"Type a number" in run.stdout
    assert decisions(saves(tmp_path)[0]) == 1


def test_undo(tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed="1\nu\nu\n")
    assert "Taken back: Buy: " in run.stdout
    assert "Nothing has been decided yet." in run.stdout
    assert decisions(saves(tmp_path)[0]) == 0


def test_nobody_takes_back_what_a_bot_has_decided(tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed="pass\npass\nu\n")
    assert "This cannot be taken back: a bot has decided since." in run.stdout
    assert decisions(saves(tmp_path)[0]) > 2


def test_dice_cannot_be_taken_back(tmp_path: Path) -> None:
    arguments = ["play", "--terminal", "--seed", "7", "--bots", "none"]
    run = kronika(*arguments, home=tmp_path, typed="1\npass\nu\n")
    assert "This cannot be taken back: dice were rolled" in run.stdout


def test_save_and_resume_a_file(tmp_path: Path) -> None:
    run = kronika(
        "play", "--terminal", "--seed", "7", home=tmp_path, typed="1\ns my game.jsonl\n1\n"
    )
    assert "Saved in my game.jsonl" in run.stdout
    mine = tmp_path / "my game.jsonl"
    assert decisions(mine) == 1

    run = kronika(
        "play", "--terminal", "--resume", "my game.jsonl", home=tmp_path, typed="pass\nq\n"
    )
    assert run.returncode == 0
    assert "The game goes on: Fugger (you), Marchionni (bot greedy)" in run.stdout
    assert "kronika play --terminal --resume 'my game.jsonl'" in run.stdout
    assert decisions(mine) > 2
    assert "You have 2." in run.stdout


def test_resume_the_last_game_that_is_not_over(tmp_path: Path) -> None:
    kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed="pass\n")
    kronika(
        "play",
        "--terminal",
        "--seed",
        "8",
        "--bots",
        "random",
        home=tmp_path,
        typed=ALWAYS_THE_FIRST,
    )
    run = kronika("play", "--terminal", "--resume", home=tmp_path)
    assert "It is your last one this turn" in run.stdout
    assert '"seed": "7"' in saves(tmp_path)[-1].read_text()
    run = kronika(
        "play", "--terminal", "pax-renaissance", "--resume", "--lang", "cs", home=tmp_path
    )
    assert run.returncode == 0
    names = json.loads(saves(tmp_path)[-1].read_text().splitlines()[0])["names"]
    assert names == ["person", "bot greedy", "bot greedy"]


def test_resume_with_other_bots(tmp_path: Path) -> None:
    kronika("play", "--terminal", "--seed", "7", home=tmp_path)
    run = kronika(
        "play", "--terminal", "--resume", "--seat", "3", "--bots", "random", home=tmp_path
    )
    greeting = re.sub(r"[\s│]+", " ", run.stdout)
    assert "Fugger (bot random), Marchionni (bot random), Medici (you)" in greeting


def test_quit_keeps_the_game(tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed="1\nq\n\n")
    assert run.returncode == 0
    assert "The game is saved in" in run.stdout
    assert decisions(saves(tmp_path)[0]) == 1


def test_quit_saves_elsewhere_too(tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed="1\nq\nother.jsonl\n")
    assert run.returncode == 0
    assert decisions(tmp_path / "other.jsonl") == 1


def test_quit_throws_the_game_away(tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed="1\nq\nn\n")
    assert run.returncode == 0
    assert saves(tmp_path) == []


def test_quit_that_cannot_save_goes_on(tmp_path: Path) -> None:
    run = kronika(
        "play", "--terminal", "--seed", "7", home=tmp_path, typed="q\nmissing/x.jsonl\n1\n"
    )
    assert "there is no folder missing" in run.stdout
    assert decisions(saves(tmp_path)[0]) == 1


def wait_for(path: Path, choices: int) -> Path:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        found = saves(path)
        if found and decisions(found[0]) >= choices:
            return found[0]
        time.sleep(0.05)
    raise AssertionError("nothing was saved")


def test_killed_and_resumed(tmp_path: Path) -> None:
    with start("play", "--terminal", "--seed", "7", "--bots", "none", home=tmp_path) as process:
        assert process.stdin is not None
        process.stdin.write("1\n1\n1\n")
        process.stdin.flush()
        record = wait_for(tmp_path, 3)
        process.kill()
    before = record.read_text()
    run = kronika("play", "--terminal", "--resume", home=tmp_path)
    assert run.returncode == 0
    assert record.read_text() == before
    assert list(record.parent.iterdir()) == [record]


def test_control_c_leaves_a_saved_game(tmp_path: Path) -> None:
    with start("play", "--terminal", "--seed", "7", home=tmp_path) as process:
        assert process.stdin is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        record = wait_for(tmp_path, 1)
        time.sleep(3)  # until the bots have decided and the game waits for a line
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""
    assert f"The game is saved in {record}" in output


def test_game_goes_on_where_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "kronika").write_text("not a folder")
    run = kronika("play", "--terminal", "--seed", "7", home=tmp_path, typed="1\nq\n\n1\nq\nn\n")
    assert run.returncode == 0
    assert run.stderr == ""
    assert run.stdout.count("The game cannot be saved by itself") == 1
    assert "The game is not saved." in run.stdout
    assert "The game is saved" not in run.stdout


def test_full_disk_keeps_the_last_good_save(tmp_path: Path) -> None:
    limit = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500));"
        "from kronika.cli import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", limit]
    typed = "pass\n" * 8
    arguments = ["play", "--terminal", "--seed", "7", "--bots", "none"]
    run = kronika(*arguments, home=tmp_path, typed=typed, command=command)
    assert run.returncode == 0
    assert run.stdout.count("The game cannot be saved by itself") == 1
    (record,) = saves(tmp_path)
    assert 0 < record.stat().st_size <= 500
    assert decisions(record) > 0
    assert kronika("verify", record, home=tmp_path).returncode == 0
    assert list(record.parent.iterdir()) == [record]


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_hidden_hands_are_covered_when_another_person_sits_down(tmp_path: Path) -> None:
    import pty

    arguments = [
        "play",
        "--terminal",
        "--seed=7",
        "--players=2",
        "--bots=none",
        "--set=open_hands=false",
    ]
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(tmp_path, TERM="xterm"),
        start_new_session=True,
    )
    os.close(theirs)
    terminal = Terminal(ours)
    terminal.wait_for(b"Fugger to decide. Press Enter when nobody else is looking.")
    terminal.type(b"\n")
    terminal.wait_for(b"> ")
    terminal.type(b"1\n")
    terminal.wait_for(b"> ")
    terminal.type(b"pass\n")
    terminal.wait_for(b"\x1b[2J")
    terminal.wait_for(b"Marchionni to decide. Press Enter when nobody else is looking.")
    terminal.type(b"\n")
    terminal.wait_for(b"1 hidden card")
    terminal.wait_for(b"> ")
    terminal.type(b"\x04")
    terminal.wait_for(b"The game is saved")
    assert process.wait(60) == 0
    os.close(ours)


def test_usage_is_checked_before_anything_is_saved(tmp_path: Path) -> None:
    run = kronika("play", "--terminal", "--seat", "9", home=tmp_path)
    assert "seat 9" in complaint(run)
    assert saves(tmp_path) == []
