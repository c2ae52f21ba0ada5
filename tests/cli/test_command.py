"""The command as a whole: its help, its version, its errors, its output."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kronika as package

from .command import COMMAND, complaint, environment, kronika

SOURCE = Path(package.__file__).parent
COMMANDS = (
    "games",
    "play",
    "simulate",
    "replay",
    "verify",
    "draw",
    "rules",
    "serve",
    "migrate",
    "admin",
)


def test_help_lists_all_commands(tmp_path: Path) -> None:
    for arguments in ([], ["--help"]):
        run = kronika(*arguments, home=tmp_path)
        assert run.returncode == 0
        assert all(f"\n    {name} " in run.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_teaches_with_an_example(name: str, tmp_path: Path) -> None:
    run = kronika(name, "--help", home=tmp_path)
    assert run.returncode == 0
    assert run.stdout.startswith(f"usage: kronika {name}")
    assert f"examples:\n  kronika {name}" in run.stdout


def test_version(tmp_path: Path) -> None:
    run = kronika("--version", home=tmp_path)
    assert run.returncode == 0
    python = ".".join(map(str, sys.version_info[:3]))
    assert run.stdout.startswith(f"kronika {package.__version__} (")
    assert "compiled" in run.stdout
    assert f"Python {python}" in run.stdout


def test_entry_point(tmp_path: Path) -> None:
    script = Path(sys.executable).with_name("kronika")
    run = kronika("--version", home=tmp_path, command=[str(script)])
    assert run.stdout == kronika("--version", home=tmp_path).stdout


def test_games(tmp_path: Path) -> None:
    run = kronika("games", home=tmp_path)
    assert run.returncode == 0
    assert "pax-renaissance" in run.stdout
    assert "2, 3, 4" in run.stdout
    for words in ("astrology=false|true", "bankruptcy=false|true", "open_hands=true|false"):
        assert words in run.stdout


def test_games_in_the_language_of_the_environment(tmp_path: Path) -> None:
    czech = kronika("games", home=tmp_path, env={"LANG": "cs_CZ.UTF-8"}).stdout
    assert czech == kronika("games", "--lang", "cs", home=tmp_path).stdout
    assert czech != kronika("games", home=tmp_path).stdout
    assert czech == kronika("games", home=tmp_path, env={"LC_ALL": "cs", "LANG": "pl"}).stdout
    unknown = kronika("games", home=tmp_path, env={"LANG": "de_DE.UTF-8"}).stdout
    assert unknown == kronika("games", home=tmp_path).stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("nonsense", "invalid choice: 'nonsense'"),
        ("--nonsense", "unknown arguments: --nonsense"),
        ("games nonsense", "unknown arguments: nonsense"),
        ("play --terminal nonsense", "there is no game 'nonsense'"),
        ("play --terminal pax-renaisance", "did you mean 'pax-renaissance'?"),
        ("play --terminal --players 5", "is played by 2, 3, 4 players, not 5"),
        ("play --terminal --players many", "'many' is not a whole number"),
        ("play --terminal --players 0", "must be at least 1"),
        ("play --terminal --seat 4", "there is no seat 4; seats are 1 to 3"),
        ("play --terminal --bots clever", "there is no bot 'clever'; there are: random, greedy"),
        ("play --terminal --bots random,random,random", "names 3 bots, but 2 seats"),
        ("play --terminal --seed=", "a seed has 1 to 256 characters, not 0"),
        (f"play --seed {'7' * 257}", "a seed has 1 to 256 characters, not 257"),
        ("play --terminal --seed a\x1bb", "only printable characters"),
        ("play --terminal --set weather=fine", "no setting 'weather'; it has: astrology,"),
        ("play --terminal --set astrology", "takes NAME=VALUE"),
        (
            "play --terminal --set astrology=perhaps",
            "astrology of pax-renaissance is one of false, true",
        ),
        ("play --terminal --lang de", "invalid choice: 'de'"),
        ("play --terminal --resume", "there is no game to resume"),
        ("play --terminal --resume missing.jsonl", "cannot read 'missing.jsonl': No such file"),
        ("play --terminal --resume x --players 3", "--resume does not go with --players"),
        ("play --terminal --resume x --seed 3", "--resume does not go with --seed"),
        ("simulate", "required: GAME"),
        ("simulate nonsense", "there is no game 'nonsense'"),
        ("simulate pax-renaissance --games 0", "must be at least 1"),
        ("simulate pax-renaissance --games x", "'x' is not a whole number"),
        ("simulate pax-renaissance --workers 0", "must be at least 1"),
        ("simulate pax-renaissance --players 7", "is played by 2, 3, 4 players, not 7"),
        (f"simulate pax-renaissance --seed {'7' * 256}", "a seed has 1 to 256 characters"),
        ("verify", "required: RECORD"),
        ("verify missing.jsonl", "cannot read 'missing.jsonl': No such file"),
        ("verify .", "cannot read '.': Is a directory"),
        ("draw missing.jsonl --player 0", "must be at least 1"),
        ("replay missing.jsonl --at -1", "must be at least 0"),
        ("rules", "required: GAME"),
        ("rules nonsense", "there is no game 'nonsense'"),
        ("rules pax-renaissance PR-Z9", "There is no rule PR-Z9"),
    ],
)
def test_wrong_usage_is_one_line_and_2(arguments: str, words: str, tmp_path: Path) -> None:
    run = kronika(*arguments.split(" "), home=tmp_path)
    assert run.returncode == 2
    assert words in complaint(run)
    assert run.stdout == ""


def test_reader_that_has_seen_enough(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "pax-renaissance", "M"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.wait(60) == 0
    assert process.stderr.read() == b""
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has /dev/full")
@pytest.mark.parametrize("command", ["games", "rules pax-renaissance", "--help"])
def test_output_on_a_full_disk(command: str, tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        run = subprocess.run(
            [*COMMAND, *command.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(tmp_path),
            check=False,
        )
    assert run.returncode == 1
    assert run.stderr == "kronika: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
def test_closed_streams(tmp_path: Path) -> None:
    for redirection in (">&-", "2>&-", "<&-", ">&- 2>&-"):
        line = f'"{sys.executable}" -m kronika.cli games {redirection}'
        run = subprocess.run(["sh", "-c", line], env=environment(tmp_path), check=False)
        assert run.returncode == 0


def test_letters_that_the_terminal_does_not_have(tmp_path: Path) -> None:
    env = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    run = kronika("play", "--terminal", "--lang", "cs", home=tmp_path, env=env)
    assert run.returncode == 0
    assert run.stderr == ""
    assert "?" in run.stdout


def installed_elsewhere(folder: Path) -> Path:
    """A copy of the package, far from the repository, as a wheel would have it."""
    place = folder / "lib" / "site-packages"
    shutil.copytree(SOURCE, place / "kronika", ignore=shutil.ignore_patterns("__pycache__"))
    return place


def test_missing_content_and_rules(tmp_path: Path) -> None:
    place = installed_elsewhere(tmp_path)
    env = {"PYTHONPATH": str(place)}
    docs = place / "kronika" / "_docs" / "rules"

    shutil.rmtree(docs, ignore_errors=True)
    run = kronika("rules", "pax-renaissance", home=tmp_path, env=env)
    assert run.returncode == 1
    assert "the rules of pax-renaissance are not part of this installation" in complaint(run)

    docs.mkdir(parents=True)
    (docs / "pax-renaissance.en.md").write_text("# Pax\n\n## A. Aim\n\n- **PR-A1.1** To win.\n")
    run = kronika("rules", "pax-renaissance", "PR-A1", "--lang", "pl", home=tmp_path, env=env)
    assert run.returncode == 0
    assert "PR-A1.1  To win." in run.stdout

    (place / "kronika" / "games" / "pax_renaissance" / "content" / "cards.toml").unlink()
    for arguments in (["play", "--terminal"], ["games"], ["simulate", "pax-renaissance"]):
        run = kronika(*arguments, home=tmp_path, env=env)
        assert run.returncode == 1
        assert "cards.toml" in complaint(run)
