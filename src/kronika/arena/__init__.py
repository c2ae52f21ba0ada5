"""Many matches: simulations on one machine."""

from .simulate import Failure, Plan, Simulation, Tally, play_at_random

__all__ = ["Failure", "Plan", "Simulation", "Tally", "play_at_random"]
