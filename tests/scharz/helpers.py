"""Driving rules without a whole match, and dice that show what is wanted."""

from kronika.games.scharz.state import Table
from tests.driving import Answers, Played, answer

__all__ = ["Answers", "Played", "answer", "face"]


def face(s: Table, sort: int, swords: int) -> int:
    """A word of loaded dice with which a die of a sort shows so many swords."""
    return s.content.faces[sort].index(swords)
