"""docs/research.md says what is so."""

import re
from pathlib import Path

import pytest

from kronika.games import find
from kronika.rl import Actions, Encoder, random_policy

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
TITLES = {"pax-renaissance": "Pax Renaissance", "clash-of-cultures": "Clash of Cultures"}


@pytest.mark.parametrize("name", TITLES)
def test_sizes(name: str) -> None:
    sizes = [f"{Encoder(find(name), players).size:,}" for players in (2, 3, 4)]
    assert f"| {TITLES[name]} | {' | '.join(sizes)} |" in TEXT
    assert f"| {TITLES[name]} | {Actions(find(name)).size:,} |" in TEXT


@pytest.mark.parametrize("number", range(3))
def test_examples(number: int) -> None:
    if "pyspiel" in EXAMPLES[number]:
        pytest.importorskip("pyspiel")
    names = {"my_policy": random_policy}
    exec(EXAMPLES[number].replace("games=1000", "games=2"), names)
    assert len(EXAMPLES) == 3
    assert {"env", "episodes", "game"} & set(names)
