"""Many matches: simulations, and tournaments of bots."""

from .schedule import Contest
from .simulate import Failure, Plan, Simulation, Tally, play_at_random
from .statistics import Statistics, statistics_of
from .tournament import LocalEngine, Played, Tournament

__all__ = [
    "Contest",
    "Failure",
    "LocalEngine",
    "Plan",
    "Played",
    "Simulation",
    "Statistics",
    "Tally",
    "Tournament",
    "play_at_random",
    "statistics_of",
]
