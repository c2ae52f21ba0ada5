"""The texts of the event cards, each beside its peers; great persons are in great_persons.py."""

from . import disasters, encounters, famines, plagues, unrest, years

__all__ = ["disasters", "encounters", "famines", "plagues", "unrest", "years"]
