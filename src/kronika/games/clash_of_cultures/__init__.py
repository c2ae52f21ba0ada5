"""Clash of Cultures: Monumental Edition, with or without Civilizations, for two to four players."""

from .game import GAME

__all__ = ["GAME"]
