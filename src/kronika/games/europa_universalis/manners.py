"""How the options of the game are shown."""

from typing import Final

from kronika.core.page import Manners

MANNERS: Final = Manners()
