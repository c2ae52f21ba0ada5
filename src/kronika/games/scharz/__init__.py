"""Scharz (rulebook 0.994): simultaneous strategy on six historical maps, for 2 to 12 players.

It is played in six modes, from the first game to red mode, with all its rules.
"""

from .game import GAME

__all__ = ["GAME"]
