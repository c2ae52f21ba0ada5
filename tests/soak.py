"""How long the tests that can go on for ever go on: `make soak` sets KRONIKA_SOAK."""

import os
from typing import Final, TypeVar

Number = TypeVar("Number", int, float)

SOAK: Final = os.environ.get("KRONIKA_SOAK") == "1"


def soaked(short: Number, long: Number) -> Number:
    """The short form of a number in `make test`, the long one in `make soak`."""
    return long if SOAK else short
