"""The tutorial notebook, run from beginning to end as a reader would run it."""

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "docs" / "tutorial.ipynb"


def texts(notebook: Any) -> str:
    outputs = [one for cell in notebook.cells for one in cell.get("outputs", [])]
    return "\n".join(
        str(one.get("text") or one.get("data", {}).get("text/plain")) for one in outputs
    )


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_the_tutorial_runs_and_its_learner_beats_random() -> None:
    notebook: Any = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    drawings = [
        output["data"]["image/svg+xml"]
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if "image/svg+xml" in output.get("data", {})
    ]
    assert len(drawings) == 1
    assert drawings[0].startswith("<svg")
    found = re.search(r"the learner wins (\d+)% of 40 matches against random", texts(notebook))
    assert found is not None
    assert int(found[1]) > 75


def test_the_tutorial_is_kept_without_what_it_printed() -> None:
    notebook: Any = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    for cell in notebook.cells:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
