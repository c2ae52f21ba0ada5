"""The advances, one file a category. Importing this registers their effects."""

from . import (
    agriculture,
    autocracy,
    construction,
    culture,
    democracy,
    economy,
    education,
    science,
    seafaring,
    spirituality,
    theocracy,
    warfare,
)

__all__ = [
    "agriculture",
    "autocracy",
    "construction",
    "culture",
    "democracy",
    "economy",
    "education",
    "science",
    "seafaring",
    "spirituality",
    "theocracy",
    "warfare",
]
