"""docs/research.md says what is so."""

import re
from pathlib import Path

import pytest

from kronika.games import find
from kronika.rl import Actions, Encoder, random_policy
from kronika.rl.offers import DENSE

from .play import GAMES

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
TITLES = {
    "pax-renaissance": "Pax Renaissance",
    "clash-of-cultures": "Clash of Cultures",
    "scharz": "Scharz",
    "europa-universalis": "Europa Universalis",
}
MOST = {6: "six", 12: "twelve"}
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@pytest.mark.parametrize("name", GAMES)
def test_sizes(name: str) -> None:
    sizes = [f"{Encoder(find(name), players).size:,}" for players in (2, 3, 4)]
    assert f"| {TITLES[name]} | {' | '.join(sizes)} |" in TEXT
    actions = Actions(find(name)).size
    told = (
        f"{actions:,}"
        if actions <= DENSE
        else f"some 10{str(len(str(actions)) - 1).translate(RAISED)}"
    )
    assert f"| {TITLES[name]} | {told} |" in TEXT
    most = find(name).players[-1]
    assert most <= 4 or f"({Encoder(find(name), most).size:,} numbers for {MOST[most]})" in TEXT


@pytest.mark.parametrize("number", range(3))
def test_examples(number: int) -> None:
    if "pyspiel" in EXAMPLES[number]:
        pytest.importorskip("pyspiel")
    names = {"my_policy": random_policy}
    exec(EXAMPLES[number].replace("games=1000", "games=2"), names)
    assert len(EXAMPLES) == 3
    assert {"env", "episodes", "game"} & set(names)
