"""Europa Universalis: The Price of Power, 2 to 6 players, with all four ages.

The cards are those of Kronika's own pack, "Chronicle of Europe": the rulebook says what each kind
of card can do and how many there are, and does not print them.
"""

from .game import GAME

__all__ = ["GAME"]
