"""How an action is taken: as usual, or free, cheaper or otherwise, as a card or a war allows."""

from typing import Final, final

from .effects.nodes import Extras
from .terms import NONE


@final
class Manner:
    """EU-16.3.18, EU-9.1.25: nobody changes one after it is made."""

    def __init__(
        self,
        free: bool = False,
        discount: int = 0,
        extras: Extras | None = None,
        army: int = NONE,
    ) -> None:
        self.free: Final = free
        """Whether its basic Monarch Power is not paid; surcharges and ducats are."""
        self.discount: Final = discount
        """Monarch Power less."""
        self.extras: Final = extras
        self.army: Final = army
        """The Army (0, 1, 2) that the `mover` of the extras selects."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Manner)
            and (self.free, self.discount, self.army) == (other.free, other.discount, other.army)
            and self.extras is other.extras
        )

    def __hash__(self) -> int:
        return hash((self.free, self.discount, self.army))


USUAL: Final = Manner()
FREE: Final = Manner(True)
