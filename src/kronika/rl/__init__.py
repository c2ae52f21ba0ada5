"""Research interfaces: environments of PettingZoo, many matches at once, games of OpenSpiel."""

from .extras import MissingExtra, need

for _module in ("numpy", "gymnasium", "pettingzoo"):
    need(_module, "rl")

from .actions import Actions  # noqa: E402
from .aec import env, raw_env  # noqa: E402
from .encoding import Encoder  # noqa: E402
from .offers import Offers, OptionRows  # noqa: E402
from .turns import rewards_of  # noqa: E402
from .vector import Batch, Decision, Episode, VectorRunner, random_policy  # noqa: E402

__all__ = [
    "Actions",
    "Batch",
    "Decision",
    "Encoder",
    "Episode",
    "MissingExtra",
    "Offers",
    "OptionRows",
    "VectorRunner",
    "env",
    "random_policy",
    "raw_env",
    "rewards_of",
]
