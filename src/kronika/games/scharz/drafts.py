"""What players put together on a live floor and have not done yet: part of the state."""

from typing import Final, final

from kronika.core.asks import Option

Said = tuple[Option, ...]
"""What somebody wants to do, and all that he has answered about it so far."""


@final
class Drafts:
    """SZ-F4.1, SZ-F4.3: what each player has said of his draft; it changes nothing on the table."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.said: list[Said] = [()] * players
        self.called_off = [0] * players  # how often in this step

    def copy(self) -> "Drafts":
        """The same drafts."""
        twin = Drafts(self.players)
        twin.said = self.said.copy()
        twin.called_off = self.called_off.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Drafts)
            and self.said == other.said
            and self.called_off == other.called_off
        )

    def __hash__(self) -> int:
        return hash((tuple(self.said), tuple(self.called_off)))

    def forget(self, players: int) -> None:
        """SZ-F4.3: these (bits) wait, and have no draft any more."""
        for player in range(self.players):
            if players >> player & 1:
                self.said[player] = ()
