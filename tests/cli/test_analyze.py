"""`kronika analyze`."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from .command import complaint, kronika

RECORDS = Path(__file__).parents[1] / "records"
PAX = RECORDS / "pax-renaissance-4.jsonl"
CLASH = RECORDS / "clash-of-cultures-2.jsonl"


@pytest.mark.parametrize(("record", "language"), [(PAX, "en"), (CLASH, "cs"), (CLASH, "pl")])
def test_in_the_terminal(record: Path, language: str, tmp_path: Path) -> None:
    run = kronika("analyze", record, "--lang", language, home=tmp_path)
    assert run.returncode == 0
    assert run.stderr == ""
    found = json.loads(
        kronika("analyze", record, "--lang", language, "--json", home=tmp_path).stdout
    )
    for number, point in enumerate(found["turning"], start=1):
        assert f"▲{number}" in run.stdout
        assert f"{point['after'] - point['before']:+.1f} %" in run.stdout
        assert point["lines"][0] in run.stdout
        assert "cli-analyze" not in run.stdout
    for side in found["sides"]:
        assert f" % {side}" in run.stdout


def test_as_data(tmp_path: Path) -> None:
    run = kronika("analyze", PAX, "--json", "--points", "3", home=tmp_path)
    found = json.loads(run.stdout)
    decisions = sum('"choice"' in line for line in PAX.read_text().splitlines())
    assert found["decisions"] == list(range(decisions + 1))
    assert len(found["chances"]) == decisions + 1
    assert found["chances"][-1][found["winner"]] == 100
    assert found["bot"] == "greedy"
    assert len(found["turning"]) == 3
    lines = PAX.read_text().splitlines()
    for point in found["turning"]:
        written = json.loads(lines[point["decision"]])
        assert written == {"player": point["seat"], "choice": point["choice"]}
        assert isinstance(point["bot_choice"], str)
    alone = kronika("analyze", PAX, "--json", "--bot", "none", home=tmp_path)
    assert {point["bot_choice"] for point in json.loads(alone.stdout)["turning"]} == {None}


def test_as_a_drawing(tmp_path: Path) -> None:
    run = kronika("analyze", PAX, "-o", "chances.svg", "--lang", "pl", home=tmp_path)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    source = (tmp_path / "chances.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(source)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    series = root.findall(".//{*}polyline[@class='series']")
    assert len(series) == 4
    assert len(root.findall(".//{*}circle[@class='mark-disc']")) == 5
    used = {use.get("href", "")[1:] for use in root.iter("{http://www.w3.org/2000/svg}use")}
    there = {one.get("id") for one in root.iter("{http://www.w3.org/2000/svg}symbol")}
    assert used
    assert used <= there
    assert ".chart .series" in source


def test_an_unfinished_game(tmp_path: Path) -> None:
    lines = CLASH.read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_text("".join(lines[:30]), encoding="utf-8")
    run = kronika("analyze", "part.jsonl", home=tmp_path)
    assert run.returncode == 0
    assert "The game is not over;" in run.stdout
    (tmp_path / "none.jsonl").write_text(lines[0], encoding="utf-8")
    run = kronika("analyze", "none.jsonl", home=tmp_path)
    assert run.returncode == 0
    assert "Turning points" not in run.stdout


@pytest.mark.parametrize(
    ("arguments", "words", "code"),
    [
        (["nowhere.jsonl"], "cannot read 'nowhere.jsonl'", 2),
        ([str(PAX), "--bot", "deep-thought"], "no bot 'deep-thought'", 2),
        ([str(PAX), "--points", "-1"], "must be at least 0", 2),
        ([str(PAX), "-o", "no/folder.svg"], "there is no folder no", 2),
        ([str(Path(__file__))], "not a record", 1),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, code: int, tmp_path: Path) -> None:
    run = kronika("analyze", *arguments, home=tmp_path)
    assert run.returncode == code
    assert words in complaint(run)
