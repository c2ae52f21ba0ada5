"""Turns and actions, cards in hand, the status phase, scoring (CC-E, CC-N, CC-M, CC-Z)."""

from mypy_extensions import trait

from kronika.core.asks import Option, Rules

from ..state import World


@trait
class TurnHooks:
    """What changes turns and the end."""

    # Turns and actions (E)

    def turn_start(self, s: World, player: int) -> Rules:
        """At the start of the player's turn, before trade routes."""
        yield from ()

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Offer actions that cost a main action, with own verbs."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Offer free actions, with own verbs."""

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Carry out an action that this effect has offered."""
        yield from ()

    # Cards (N)

    def draws_discards(self, s: World, player: int) -> bool:
        """CC-W6.5, CC-W7.4: may draw the top of a discard pile, and discards to its bottom."""
        return False

    def may_cancel_card(self, s: World, player: int, actor: int) -> bool:
        """CC-X23.2: may discard a card to cancel the one that `actor` plays outside combat.

        action_cards.is_cancelled asks; civil_effects.in_reach measures."""
        return False

    # Status phase (M)

    def names_starter(self, s: World, player: int) -> bool:
        """CC-M7.3: whether the player names the starting player, whatever the tokens."""
        return False

    # Scoring (Z)

    def score(self, s: World, player: int) -> int:
        """Half points at the end, counted with the objectives (CC-Z3.5)."""
        return 0

    def building_score(self, s: World, player: int, building: int, score: int) -> int:
        """What each building of this type in the player's colour is worth."""
        return score

    def advance_score(self, s: World, player: int, advance: int, score: int) -> int:
        """What an advance of the player is worth."""
        return score
