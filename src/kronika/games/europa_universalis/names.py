"""The ids that content packs may add to, with numbers that stay; those of the game come first."""

from typing import Final

from kronika.core.asks import Names

TITLES: Final = Names()
"""Of action cards; several cards share one."""
USES: Final = Names()
"""What display cards can be used for."""
CARDS: Final = Names()
"""Action cards."""
CHARACTERS: Final = Names()
"""Advisors and Leaders on action cards."""
RULERS: Final = Names()
IDEAS: Final = Names()
GOODS: Final = Names()
TRADE: Final = Names()
"""Trade cards."""
EVENTS: Final = Names()
MISSIONS: Final = Names()
MILESTONES: Final = Names()
STRUGGLES: Final = Names()
SCENARIOS: Final = Names()
RULES: Final = Names()
"""Special rules of scenarios."""
BOT_CARDS: Final = Names()
