"""What is said where an optional package is not installed."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.compiled

WITHOUT = """
import sys
from kronika.core.errors import KronikaError
sys.modules[{missing!r}] = None
try:
    import {module}
except KronikaError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("kronika.rl", "numpy", "rl"),
        ("kronika.rl", "gymnasium", "rl"),
        ("kronika.rl", "pettingzoo", "rl"),
        ("kronika.rl.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package(module: str, missing: str, extra: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(module=module, missing=missing)],
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout == (
        f"this needs {missing}, which is not installed; "
        f"install it with: pip install 'kronika[{extra}]'\n"
    )


def test_the_table_needs_none_of_them() -> None:
    script = "import sys, kronika, kronika.cli; print({'numpy', 'pyspiel'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    )
    assert done.stdout == "set()\n"
