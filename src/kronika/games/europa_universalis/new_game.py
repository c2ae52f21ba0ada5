"""Chapter 3: a game is set up, and step 4 of that waits on the agenda."""

from kronika.core.dice import Dice

from .agenda import NEXT_PHASE, Duty
from .content import Content
from .dealing import deal
from .draw_cards import begin_first_cards, lay_out_events
from .rules_in_play import Switches
from .scenarios import Scenario
from .setup import lay_out
from .state import Table


def new_table(dice: Dice, content: Content, scenario: Scenario, switches: Switches) -> Table:
    """EU-3.0.1, EU-3.4.5: boards, mats and decks; after the first cards comes phase 2."""
    s = lay_out(dice, content, scenario, switches)
    deal(s)
    lay_out_events(s)
    s.agenda.append(Duty(NEXT_PHASE))
    begin_first_cards(s)
    return s
