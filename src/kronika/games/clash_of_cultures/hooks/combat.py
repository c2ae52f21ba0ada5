"""Combat from its payments to its rewards, conquest, the loss of leaders (CC-Q, CC-R, CC-Y)."""

from mypy_extensions import trait

from kronika.core.asks import Rules

from ..situations import Battle, Conquest
from ..state import City, World


@trait
class CombatHooks:
    """What changes a combat, and what follows it."""

    # Before the rounds (Q1, Q2)

    def before_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """Before round 1: payments."""
        yield from ()

    def wins_automatically(self, s: World, player: int, battle: Battle) -> bool:
        """Whether the player, who is attacked, wins at once and all attackers are eliminated."""
        return False

    # Cards (Q3, Q4)

    def before_round(self, s: World, player: int, battle: Battle) -> Rules:
        """Before the cards of a round; may set `side.barred`, `battle.no_symbols`."""
        yield from ()

    def bars_tactics(self, s: World, player: int, battle: Battle) -> bool:
        """Whether the enemy of the player may not play a card this round."""
        return False

    def plays_for_barbarians(self, s: World, player: int, battle: Battle) -> bool:
        """Whether the player may play cards for the barbarians in a combat of another one."""
        return False

    def at_reveal(self, s: World, player: int, battle: Battle) -> Rules:
        """When the cards of a round lie open; may change `side.card_works`, `side.round_bonus`."""
        yield from ()

    # Roll and losses (Q5, Q6)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """More CV this round."""
        return 0

    def lowers_enemy(self, s: World, player: int, battle: Battle) -> int:
        """By how much the CV of the enemy falls this round."""
        return 0

    def caps_enemy(self, s: World, player: int, battle: Battle) -> bool:
        """CC-Q5.13: whether all that the enemy adds to the die numbers is +2 at most."""
        return False

    def cancels(self, s: World, player: int, battle: Battle) -> int:
        """Hits of this round that are cancelled without payment."""
        return 0

    def before_roll(self, s: World, player: int, battle: Battle) -> Rules:
        """Before the dice of a round are rolled; payments may change `side.round_bonus`."""
        yield from ()

    def after_roll(self, s: World, player: int, battle: Battle) -> Rules:
        """After the dice of a round, before hits are counted.

        May change `side.round_bonus`, and with `side.symbols` at hand `side.numbers`,
        `side.symbol_bonus` and `side.cancelled`; the CV is counted again afterwards.
        """
        yield from ()

    def at_losses(self, s: World, player: int, battle: Battle) -> Rules:
        """When hits are known, before losses; may lower `side.hits`."""
        yield from ()

    # Afterwards (Q7, R, Y3)

    def after_round(self, s: World, player: int, battle: Battle) -> Rules:
        """After the losses of a round; may set `battle.must_retreat`."""
        yield from ()

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-Q7.8: rewards after a combat of the player, walk-ins included."""
        yield from ()

    def keeps_building(self, s: World, player: int, city: City, building: int) -> bool:
        """Whether a building keeps the player's colour: at a conquest, and against influence."""
        return False

    def conquered_mood(self, s: World, player: int, conquest: Conquest, mood: int) -> int:
        """The mood of a city that the player has conquered."""
        return mood

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """After the player has conquered a city."""
        yield from ()

    def after_losing_city(self, s: World, player: int, conquest: Conquest) -> Rules:
        """After a city of the player was conquered."""
        yield from ()

    def leader_lost(self, s: World, player: int) -> None:
        """CC-Y3.1: the leader of the player, still in play, is being killed or replaced."""
