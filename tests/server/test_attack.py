"""The tool that attacks a server finds nothing."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.soak import soaked

pytestmark = [pytest.mark.soak, pytest.mark.slow]

TOOL: Final = Path(__file__).parents[2] / "tools" / "attack.py"
SECONDS: Final = soaked(15, 240)


@pytest.mark.parametrize("seed", ["one", "two"])
def test_requests_frames_and_records_made_to_hurt_do_not(seed: str) -> None:
    words = [sys.executable, str(TOOL), "--seconds", str(SECONDS), "--seed", seed]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 answers 5xx, 0 tracebacks" in done.stdout
