"""`kronika replay`, `verify` and `draw`, with good, damaged and hostile records."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import kronika as package
from kronika.arena import play_at_random

from .command import COMMAND, complaint, environment, kronika

SEED = "records"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = package.new("pax-renaissance", players=3, seed=SEED)
    play_at_random(match, SEED)
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    match.record.save(path)
    return path


@pytest.fixture(scope="module")
def match(record: Path) -> package.Match:
    return package.load(record)


def lines_of(record: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]


def written(path: Path, lines: list[dict[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


# Replay


def test_replay_tells_the_whole_game(record: Path, match: package.Match, tmp_path: Path) -> None:
    run = kronika("replay", record, home=tmp_path)
    assert run.returncode == 0
    assert run.stderr == ""
    log, _, rest = run.stdout.partition("\n\n")
    assert len(log.splitlines()) == len(match.log())
    assert log.startswith("    0  Turn 1 begins")
    assert "CONSTANTINOPLE" in rest
    assert match.result is not None
    assert "Patron prestige" in rest


def test_replay_until_a_decision(record: Path, tmp_path: Path) -> None:
    run = kronika("replay", record, "--at", "0", home=tmp_path)
    assert run.returncode == 0
    assert run.stdout.startswith("    0  Turn 1 begins")
    assert "    1  " not in run.stdout
    assert "action 1 of 2" in run.stdout


def test_replay_in_other_languages(record: Path, tmp_path: Path) -> None:
    told = {
        kronika("replay", record, "--lang", x, home=tmp_path).stdout for x in ("en", "cs", "pl")
    }
    assert len(told) == 3


@pytest.mark.parametrize("command", ["replay", "draw"])
def test_decision_out_of_range(
    command: str, record: Path, match: package.Match, tmp_path: Path
) -> None:
    number = len(match.decisions)
    run = kronika(command, record, "--at", str(number), home=tmp_path)
    assert run.returncode == 0
    run = kronika(command, record, "--at", str(number + 1), home=tmp_path)
    assert run.returncode == 2
    assert f"the record has {number} decisions" in complaint(run)


# Verify


def test_verify_says_what_holds(record: Path, match: package.Match, tmp_path: Path) -> None:
    run = kronika("verify", record, home=tmp_path)
    assert run.returncode == 0
    assert run.stderr == ""
    assert match.result is not None
    assert run.stdout.splitlines() == [
        f"ok  seed hash: {match.seed_hash}",
        f"ok  decisions: {len(match.decisions)}, every one legal",
        f"ok  result: {match.result.reason}, won by seat {match.result.winners[0] + 1}",
    ]


def test_verify_what_comes_through_a_pipe(record: Path, tmp_path: Path) -> None:
    run = kronika("verify", "-", home=tmp_path, typed=record.read_text(encoding="utf-8"))
    assert run.returncode == 0


def test_verify_says_what_is_not_there(record: Path, tmp_path: Path) -> None:
    lines = lines_of(record)
    del lines[0]["seed_hash"]
    run = kronika("verify", written(tmp_path / "a.jsonl", lines[:-1]), home=tmp_path)
    assert run.returncode == 0
    assert "not published in the record" in run.stdout
    assert "over, but the record does not say how" in run.stdout
    run = kronika("verify", written(tmp_path / "b.jsonl", lines[:10]), home=tmp_path)
    assert run.returncode == 0
    assert "decisions: 9," in run.stdout
    assert "the game is not over" in run.stdout


def damaged(how: str, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    header = lines[0]
    if how == "other seed":
        header["seed"] = "another"
    elif how == "other hash":
        header["seed_hash"] = "0" * 64
    elif how == "other game":
        header["game"] = "chess"
    elif how == "other version":
        header["version"] = "999"
    elif how == "no seed":
        del header["seed"]
    elif how == "strange seed":
        header["seed"] = [1]
    elif how == "too many players":
        header["players"] = 10**9
    elif how == "strange players":
        header["players"] = {"a": None}
    elif how == "unknown setting":
        header["settings"]["\x1b[2J"] = True
    elif how == "strange setting":
        header["settings"]["astrology"] = [[[]]]
    elif how == "unknown field":
        header["__class__"] = "x"
    elif how == "long name":
        header["names"] = ["x" * 1000]
    elif how == "illegal decision":
        lines[5]["choice"] = "\x1b]0;owned\x07 \n take everything"
    elif how == "other player":
        lines[5]["player"] = 7
    elif how == "strange decision":
        lines[5] = {"player": 0, "choice": {"a": 1}}
    elif how == "missing decision":
        del lines[5]
    elif how == "other result":
        lines[-1]["result"]["winners"] = [0, 1, 2]
    elif how == "early result":
        lines.insert(5, lines[-1])
    elif how == "two results":
        lines.append(lines[-1])
    else:
        raise AssertionError(how)
    return lines


@pytest.mark.parametrize(
    ("how", "line"),
    [
        ("other seed", 1),
        ("other hash", 1),
        ("other game", 1),
        ("other version", 1),
        ("no seed", 1),
        ("strange seed", 1),
        ("too many players", 1),
        ("strange players", 1),
        ("unknown setting", 1),
        ("strange setting", 1),
        ("unknown field", 1),
        ("long name", 1),
        ("illegal decision", 6),
        ("other player", 6),
        ("strange decision", 6),
        ("missing decision", None),
        ("other result", None),
        ("early result", 6),
        ("two results", None),
    ],
)
def test_verify_damaged_record(how: str, line: int | None, record: Path, tmp_path: Path) -> None:
    path = written(tmp_path / "damaged.jsonl", damaged(how, lines_of(record)))
    run = kronika("verify", path, home=tmp_path)
    assert run.returncode == 1
    assert run.stdout == ""
    words = complaint(run)
    assert len(words) < 800
    assert words.startswith("line " if line is None else f"line {line}: ")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"hello",
        b"{",
        b"{}",
        b"[1, 2]",
        b"null",
        b'{"kronika": true}',
        b'{"kronika": 1}',
        b'{"kronika": 1, "seed_hash": "x"}',
        b"\xff\xfe{}",
        b"\x00" * 100,
        b'{"a":' * 100_000,
        b"{" + b" " * 10_000 + b"}",
        b'{"kronika": 1' + b"0" * 5000 + b"}",
    ],
)
def test_not_a_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "strange.jsonl"
    path.write_bytes(content)
    for command in ("verify", "replay", "draw"):
        run = kronika(command, path, home=tmp_path)
        assert run.returncode == 1
        assert complaint(run).startswith("line 1: ")
        assert run.stdout == ""


def test_file_that_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "large.jsonl"
    with path.open("wb") as file:
        file.truncate(1 << 30)
    run = kronika("verify", path, home=tmp_path)
    assert run.returncode == 1
    assert "bytes: not a record" in complaint(run)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_file_without_end(tmp_path: Path) -> None:
    run = kronika("verify", "/dev/zero", home=tmp_path)
    assert run.returncode == 1
    assert "bytes: not a record" in complaint(run)


# Draw


def test_draw_into_a_file(record: Path, tmp_path: Path) -> None:
    run = kronika("draw", record, "-o", "table.svg", home=tmp_path)
    assert run.returncode == 0
    assert (run.stdout, run.stderr) == ("", "")
    root = ElementTree.parse(tmp_path / "table.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("lang") == "en"
    piped = kronika("draw", record, home=tmp_path)
    assert piped.stdout == (tmp_path / "table.svg").read_text(encoding="utf-8")


def test_draw_a_moment_as_a_player_sees_it(record: Path, tmp_path: Path) -> None:
    drawings = {
        kronika("draw", record, "--at", "0", *more, home=tmp_path).stdout
        for more in ([], ["--player", "1"], ["--player", "1", "--lang", "cs"])
    }
    assert len(drawings) == 3
    start = package.new("pax-renaissance", players=3, seed=SEED)
    assert start.view(0).svg("en") in drawings


def test_draw_for_nobody(record: Path, tmp_path: Path) -> None:
    run = kronika("draw", record, "--player", "4", home=tmp_path)
    assert run.returncode == 2
    assert complaint(run) == "there is no player 4; players are 1 to 3"


def test_draw_where_nothing_can_be_written(record: Path, tmp_path: Path) -> None:
    run = kronika("draw", record, "-o", "missing/table.svg", home=tmp_path)
    assert run.returncode == 2
    assert complaint(run).startswith("there is no folder missing; make it first")
    run = kronika("draw", record, "-o", ".", home=tmp_path)
    assert run.returncode == 2
    assert "is a folder" in complaint(run)
    run = kronika("draw", record, "-o", "/dev/null", home=tmp_path)
    assert run.returncode == 2
    assert "not an ordinary file" in complaint(run)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="nobody can write into /proc")
def test_draw_into_a_folder_that_cannot_be_written(record: Path, tmp_path: Path) -> None:
    run = kronika("draw", record, "-o", "/proc/table.svg", home=tmp_path)
    assert run.returncode == 1
    assert "cannot write" in complaint(run)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_draw_into_a_read_only_folder(record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o500)
    run = kronika("draw", record, "-o", folder / "table.svg", home=tmp_path)
    assert run.returncode == 1
    assert "cannot write" in complaint(run)


def test_full_disk_leaves_the_old_drawing(record: Path, tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    target.write_text("old")
    limit = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096));"
        "from kronika.cli import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", limit]
    run = kronika("draw", record, "-o", target, home=tmp_path, command=command)
    assert run.returncode == 1
    assert "cannot write" in complaint(run)
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir() if "svg" in path.name] == ["table.svg"]


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_drawing_is_not_poured_onto_a_terminal(record: Path, tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    run = subprocess.run(
        [*COMMAND, "draw", str(record)],
        stdout=theirs,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    os.close(theirs)
    os.close(ours)
    assert run.returncode == 2
    assert "add -o table.svg" in complaint(run)
