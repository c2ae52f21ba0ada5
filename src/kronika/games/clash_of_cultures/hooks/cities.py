"""Founding and activating cities, their size and mood (CC-H, CC-I1, CC-K)."""

from mypy_extensions import trait

from kronika.core.asks import Rules, RulesOf

from ..situations import Cost
from ..state import City, World


@trait
class CityHooks:
    """What changes cities."""

    # Founding (H)

    def may_found(self, s: World, player: int, hex: int) -> bool:
        """Whether a city may be founded on a hex whose terrain forbids it."""
        return False

    def after_founding(self, s: World, player: int, hex: int) -> Rules:
        """After the player has founded a city."""
        yield from ()

    def bars_founding(self, s: World, player: int, founder: int, hex: int) -> bool:
        """Whether settlers of an opponent on a hex cannot found a city."""
        return False

    # Activation (I1)

    def bars_activation(self, s: World, player: int, city: City) -> bool:
        """Whether a city of the player cannot be activated now."""
        return False

    def before_activation(self, s: World, player: int, city: City, purpose: int) -> Rules:
        """Before an own city is activated."""
        yield from ()

    def after_activation(self, s: World, player: int, city: City, purpose: int) -> Rules:
        """After an own city was activated."""
        yield from ()

    def spares_mood(self, s: World, player: int, city: City, size: int) -> RulesOf[bool]:
        """CC-X28.4: lets another city count as activated, so that this one keeps its mood.

        `size` is that of the city before the activation."""
        yield from ()
        return False

    # Size and mood (F6, K)

    def acts_as(self, s: World, player: int, city: City, mood: int) -> int:
        """The mood that a city counts as having for Build, Collect and Recruit."""
        return mood

    def size_bonus(self, s: World, player: int, city: City, purpose: int) -> int:
        """By how much a city counts as larger for Collect and Recruit."""
        return 0

    def enlarge(self, s: World, player: int, city: City, purpose: int) -> RulesOf[int]:
        """The same for a price, at the start of a Collect or Recruit action."""
        yield from ()
        return 0

    def happy_price(self, s: World, player: int, city: City) -> Cost | None:
        """CC-X31.4: what it costs, within Increase Happiness, to make a city happy at once."""
        return None
