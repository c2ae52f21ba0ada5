"""Pax Renaissance, first edition, for two to four players."""

from .game import GAME

__all__ = ["GAME"]
