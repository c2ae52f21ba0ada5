"""What CONTRIBUTING.md says that a game needs is what every game has."""

import re
from pathlib import Path

import pytest

import kronika

ROOT = Path(__file__).parent.parent
LISTED = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2]


@pytest.mark.parametrize("name", kronika.games())
def test_every_game_has_the_files_that_a_game_needs(name: str) -> None:
    package = name.replace("-", "_")
    files = {
        file.replace("<package>", package).replace("<name>", name)
        for column in re.findall(r"^\| (`.*?) \|", LISTED, re.MULTILINE)
        for file in re.findall(r"`(.+?)`", column)
    }
    assert len(files) > 25
    folders = (ROOT, kronika.game(name).folder)
    assert [file for file in files if not any((folder / file).exists() for folder in folders)] == []
