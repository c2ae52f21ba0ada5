"""All cards, tables, scenarios and the map of a pack: read, and proved to fit together."""

from functools import cache
from pathlib import Path
from typing import Final, final

from .atlas import Atlas
from .bots import Bots, load_bots
from .decks import actions, events, goals, ideas, trade
from .effects.lexicon import Lexicon
from .effects.reader import Reader
from .ground import CONTENT, Ground, load_ground
from .names import CHARACTERS
from .places import REALMS
from .proofs import prove
from .scenario_files import load_scenarios, load_starts
from .scenarios import Scenario, Start
from .setups import Setup, check_printed, open_setups, read_setup
from .tables import Tables, load_tables
from .terms import ALL_BOARDS, SETUP_CARDS


@final
class Content:
    """A pack. Nobody changes it after loading; lists are indexed by the numbers of `names`."""

    def __init__(self, folder: Path) -> None:
        self.ground: Final[Ground] = load_ground(folder)
        self.atlas: Final = Atlas(self.ground, ALL_BOARDS, {})
        """All boards, with the printed flags; a scenario has its own."""
        self.tables: Final[Tables] = load_tables(folder)
        self.lexicon: Final = Lexicon()
        idea_file, action_file = ideas.open_ideas(folder), actions.open_actions(folder)
        mission_file, milestone_file = goals.open_missions(folder), goals.open_milestones(folder)
        cards = open_setups(folder)
        ideas.name_ideas(idea_file, self.lexicon)
        self.lexicon.titles = actions.title_numbers(action_file)
        self.lexicon.missions = goals.mission_numbers(mission_file)
        self.lexicon.milestones = goals.milestone_numbers(milestone_file)
        self.lexicon.playable = {card.choice("realm", REALMS) for card in cards}
        self.reader: Final = Reader(self.lexicon, self.atlas)
        self.actions: Final = actions.load_actions(action_file, self.reader, self.tables)
        for number in range(len(self.actions.characters)):
            self.lexicon.characters[CHARACTERS.ids[number]] = number
        self.ideas: Final = ideas.load_ideas(idea_file, self.reader)
        self.trade: Final = trade.load_trade(folder, self.atlas)
        self.events: Final = events.load_events(folder, self.reader, self.lexicon, self.tables)
        self.goals: Final = goals.load_goals(folder, mission_file, milestone_file, self.reader)
        self.bots: Final[Bots] = load_bots(folder, self.reader, self.lexicon, self.atlas)
        self.starts: Final[dict[str, Start]] = load_starts(folder)
        self.first_start: Final = min(self.starts)
        self._atlases: Final[dict[tuple[int, str], Atlas]] = {}
        self.setups: Final[dict[int, Setup]] = {}
        """By Realm."""
        for card in cards:
            if card.text("start") not in self.starts:
                raise card.error(f'unknown start "{card.text("start")}"')
            atlas = self.atlas_of(ALL_BOARDS, card.text("start"))
            setup = read_setup(card, atlas, self.lexicon, self.tables, self.events.rulers)
            check_printed(card, setup, atlas)
            self.setups[setup.realm] = setup
        if len(cards) != SETUP_CARDS:
            cards[0].count("setups", len(cards), SETUP_CARDS)
        self.scenarios: Final[list[Scenario]] = []
        self.scenario_numbers: Final[list[int]] = []
        load_scenarios(folder, self, {card.choice("realm", REALMS): card for card in cards})
        prove(self)

    def atlas_of(self, boards: int, start: str) -> Atlas:
        """The map of these boards with the flags of that start."""
        found = self._atlases.get((boards, start))
        if found is None:
            found = Atlas(self.ground, boards, self.starts[start].flags)
            self._atlases[boards, start] = found
        return found


def load(folder: Path = CONTENT) -> Content:
    """Read a pack; what does not fit is a ContentError that names file and entry."""
    return Content(folder)


@cache
def default() -> Content:
    """The content of the game itself, read once."""
    return load()


STANDARD = default()
"""What the game itself has: its things have the first numbers."""
