"""What holds for all tests."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.battery", "tests.core.toy", "tests.drawings", "tests.wording")

# The same examples on every run: a failure is there for everybody, and none comes by chance.
settings.register_profile("kronika", deadline=None, derandomize=True, database=None)
settings.load_profile("kronika")
