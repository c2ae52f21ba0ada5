"""Seats that the rules play themselves, at the terminal."""

from pathlib import Path

from kronika import load

from .command import complaint, kronika, saves

EUROPA = "europa-universalis"

ALONE = ("play", "--terminal", EUROPA, "--set", "scenario=lonely-crown")


def test_settings_say_which_seats_the_rules_play(tmp_path: Path) -> None:
    bots = ("--set", "bots=england,castile")
    run = kronika(*ALONE, *bots, "--seed", "1", home=tmp_path, typed="1\n1\nq\n")
    assert run.returncode == 0, run.stderr
    assert "England (printed bot), France (you), Castile (printed bot)" in run.stdout
    (record,) = saves(tmp_path)
    match = load(record)
    assert match.names == ["rules", "person", "rules"]
    assert set(match.deciders) == {1}
    run = kronika("play", "--terminal", "--resume", home=tmp_path, typed="q\n")
    assert "England (printed bot), France (you)" in run.stdout


def test_nobody_else_can_sit_there(tmp_path: Path) -> None:
    run = kronika(*ALONE, "--set", "bots=england,castile", "--seat", "1", home=tmp_path)
    assert "seat 1 is played by the rules" in complaint(run)


def test_a_scenario_says_how_many_play(tmp_path: Path) -> None:
    words = ("play", "--terminal", "europa-universalis", "--set", "scenario=four-powers")
    run = kronika(*words, home=tmp_path, typed="q\n")
    assert "Castile (you), France (bot greedy), Austria (bot greedy)" in run.stdout
