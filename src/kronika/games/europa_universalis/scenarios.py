"""Scenarios: who plays where, from when, to what end (EU-SCN.1)."""

from typing import Final, final

from .atlas import Atlas
from .decks.goals import Criterion
from .effects.nodes import Condition, Effect, Who
from .setups import Setup
from .terms import CATHOLIC, NONE, ROUNDS_OF_AGE


@final
class Start:
    """EU-SCN.12: flags and religions that differ from those of 1444."""

    def __init__(self) -> None:
        self.flags: dict[int, int] = {}
        self.religions: list[tuple[int, int]] = []
        """Areas whose slots get a token, and the faiths."""


@final
class EventDeck:
    """EU-SCN.17: how the deck of an age is built."""

    def __init__(self, age: int, of_realms: list[int], of_b: int, order: int) -> None:
        self.age: Final = age
        self.of_realms: Final = of_realms
        """By seat."""
        self.of_b: Final = of_b
        self.order: Final = order
        """Which list of B-events it takes them from."""


@final
class MissionChoice:
    """EU-SCN.19: the missions of a seat."""

    def __init__(self, deck: int, any_available: bool) -> None:
        self.deck: Final = deck
        self.any_available: Final = any_available
        """Whether any available mission may be taken at the start, not only starting ones."""
        self.removed: list[int] = []
        self.done: list[int] = []
        self.fixed: list[int] = []


@final
class Victory:
    """EU-SCN.24: how the game ends."""

    def __init__(self, prestige: int, lead: int) -> None:
        self.prestige: Final = prestige
        self.lead: Final = lead
        self.tax_growth: bool = False
        """Whether final scoring counts what tax has grown by."""
        self.sudden_lead: int = 0
        self.sudden_from: int = 0
        self.instant: list[tuple[Who, Condition]] = []
        self.extra: list[Criterion] = []
        self.ranks: list[int] = []


@final
class Rule:
    """A special rule of a scenario."""

    def __init__(self, number: int, effects: list[Effect]) -> None:
        self.number: Final = number
        self.effects: Final = effects


@final
class Scenario:
    """A scenario, with the map that it is played on."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas: Final = atlas
        self.number: str = ""
        self.seats: list[int] = []
        """Realms, clockwise."""
        self.first_player: int = 0
        """A seat."""
        self.humans: list[int] = []
        self.bots: bool = False
        """Whether bots take empty seats."""
        self.two_players: bool = False
        """Whether the rules for two players without bots hold (chapter 20.2)."""
        self.complexity: int = 0
        self.minutes: list[int] = []
        """At least, and at most."""
        self.start: str = ""
        self.religions: list[tuple[int, int]] = []
        self.ages: list[int] = []
        self.events_per_round: int = 0
        self.face_up_events: int = 0
        self.event_decks: list[EventDeck] = []
        self.setups: list[Setup] = []
        """By seat."""
        self.wars: list[tuple[int, int]] = []
        """Attackers and defenders."""
        self.truces: list[tuple[int, int]] = []
        self.emperor: int = NONE
        self.authority: int = 0
        self.hre_religion: int = CATHOLIC
        self.curia_slots: int = 0
        self.cardinals: list[int] = []
        """Realms, from the first slot."""
        self.dnprs: list[int] = []
        """Realms that are Dynamic NPRs from the start."""
        self.manpower_tokens: list[tuple[int, int]] = []
        """Provinces of NPRs with +1 Manpower tokens."""
        self.continents_join: bool = False
        self.removed_ideas: list[int] = []
        self.removed_milestones: list[int] = []
        self.fixed_milestones: list[int] = []
        self.struggles: list[int] = []
        self.struggles_shuffled: bool = False
        self.missions: list[MissionChoice] = []
        """By seat."""
        self.advanced: int = 0
        self.optional: int = 0
        """Masks of ADVANCED and OPTIONAL."""
        self.victory: Victory = Victory(0, 0)
        self.rules: list[Rule] = []

    def rounds(self) -> int:
        """EU-SCN.4: of all ages together."""
        return ROUNDS_OF_AGE * len(self.ages)
