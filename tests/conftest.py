"""What holds for all tests."""

import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

pytest.register_assert_rewrite(
    "tests.battery", "tests.core.toy", "tests.drawings", "tests.terminals", "tests.wording"
)

# The same examples on every run: a failure is there for everybody, and none comes by chance.
settings.register_profile("kronika", deadline=None, derandomize=True, database=None)
settings.load_profile("kronika")

NOT_HERE = "not on this machine: "


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter,
) -> Generator[None, None, None]:
    """Say at the very end which tests did not run because something is missing."""
    result = yield
    lines = []
    for report in terminalreporter.stats.get("skipped", []):
        if isinstance(report.longrepr, tuple):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            if reason.startswith(NOT_HERE):
                lines.append(f"{report.nodeid}: {reason}")
    if lines:
        terminalreporter.section("these tests did not run", red=True)
        for line in lines:
            terminalreporter.line(line)
    if os.environ.get("KRONIKA_NOT_RUN"):
        Path(os.environ["KRONIKA_NOT_RUN"]).write_text("".join(f"{line}\n" for line in lines))
    return result
