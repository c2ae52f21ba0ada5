"""What the cards of a pack can name."""

from typing import final


@final
class Lexicon:
    """The ids of a pack that cards name, with their numbers."""

    def __init__(self) -> None:
        self.ideas: dict[str, int] = {}
        self.titles: dict[str, int] = {}
        self.missions: dict[str, int] = {}
        self.milestones: dict[str, int] = {}
        self.characters: dict[str, int] = {}
        self.idea_age: dict[int, int] = {}
        self.idea_power: dict[int, int] = {}
        self.forms: set[int] = set()
        """Ideas that are Government Forms."""
        self.playable: set[int] = set()
        """Realms with a setup card."""
