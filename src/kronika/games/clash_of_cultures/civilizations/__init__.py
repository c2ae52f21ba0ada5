"""Special advances and leaders, one file a civilization. Importing this registers their effects.

The advances come first, because some of these effects have the last word over theirs.
"""

from .. import groups
from . import (
    aztecs,
    babylonia,
    carthage,
    celts,
    china,
    egypt,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    vikings,
)

__all__ = [
    "aztecs",
    "babylonia",
    "carthage",
    "celts",
    "china",
    "egypt",
    "greece",
    "groups",
    "huns",
    "india",
    "japan",
    "maya",
    "persia",
    "phoenicia",
    "rome",
    "vikings",
]
