"""EU-22.1.1, EU-22.1.2: which advanced and optional rules are played, and who is a printed bot."""

from typing import final

from .terms import ADVANCED, OPTIONAL


@final
class Switches:
    """Nobody changes them: where a bot takes a seat in the middle of a game, others take their
    place."""

    def __init__(
        self,
        advanced: int,
        optional: int,
        bots: int = 0,
        bot_level: int = 2,
        balanced_start: bool = False,
        free_events: bool = False,
        no_missions: bool = False,
    ) -> None:
        self.advanced = advanced
        self.optional = optional
        self.npr_invasions = bool(advanced >> ADVANCED.index("npr-invasions") & 1)
        self.negotiated_peace = bool(advanced >> ADVANCED.index("negotiated-peace") & 1)
        self.power_struggles = bool(advanced >> ADVANCED.index("power-struggles") & 1)
        self.hre_religion = bool(advanced >> ADVANCED.index("hre-religion") & 1)
        self.imperial_elections = bool(advanced >> ADVANCED.index("imperial-elections") & 1)
        self.secret_negotiations = bool(optional >> OPTIONAL.index("secret-negotiations") & 1)
        self.available_mercenaries = bool(optional >> OPTIONAL.index("available-mercenaries") & 1)
        self.no_surrender = bool(optional >> OPTIONAL.index("no-surrender") & 1)
        self.helping_hand = bool(optional >> OPTIONAL.index("helping-hand") & 1)
        self.religious_rebels = bool(optional >> OPTIONAL.index("religious-rebels") & 1)
        self.random_x_events = bool(optional >> OPTIONAL.index("random-x-events") & 1)
        self.revealing_more = bool(optional >> OPTIONAL.index("revealing-more") & 1)
        self.bots = bots
        """EU-BOT.18: bits of the seats that printed bots have."""
        self.bot_level = bot_level
        """EU-BOT.8: 1 to 4."""
        self.balanced_start = balanced_start
        """EU-SCN.25: whether who starts with less has Prestige for it."""
        self.free_events = free_events
        """EU-SCN.17: whether all B-events are drawn at random."""
        self.no_missions = no_missions
        """EU-17.2.9: whether there are no missions."""

    def with_bots(self, bots: int) -> "Switches":
        """EU-BOT.80, EU-BOT.81: the same with other seats of bots."""
        return Switches(
            self.advanced,
            self.optional,
            bots,
            self.bot_level,
            self.balanced_start,
            self.free_events,
            self.no_missions,
        )

    def values(self) -> tuple[int, ...]:
        """All of them, for comparing."""
        return (
            *(self.advanced, self.optional, self.bots, self.bot_level),
            *(self.balanced_start, self.free_events, self.no_missions),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Switches) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def is_bot(self, seat: int) -> bool:
        """EU-OPA42: whether rules that speak of bots hold for a seat."""
        return bool(self.bots >> seat & 1)
