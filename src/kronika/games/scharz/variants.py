"""Chapters 16 and 21: variants, and open points of the rulebook that a table may decide anew."""

from collections.abc import Mapping
from typing import Final, final


@final
class Variants:
    """What a table has agreed on; without anything said, it plays as usual. Nobody changes it."""

    def __init__(self, settings: Mapping[str, bool | int | str] | None = None) -> None:
        said = settings or {}
        self.in_turns: Final = said.get("play", "turns") == "turns"
        """SZ-F4.4: one after the other instead of all at once."""
        self.quick_start: Final = said.get("start") == "quick"
        """SZ-R1.3: openings instead of the Prelude."""
        self.factions: Final = str(said.get("factions", "chosen"))
        """SZ-E2.13: chosen by villages, dealt, or their names."""
        self.rivals: Final = said.get("rivals", "drawn") == "drawn"
        """SZ-E2.1."""
        self.alternating: Final = bool(said.get("alternating", False))
        """SZ-R1.1: who passes names a unit that is done with."""
        self.battle_board: Final = bool(said.get("battle_board", False))
        """SZ-R1.6: whether it can be asked for."""
        self.dominance: Final = said.get("goal") == "dominance"
        """SZ-OP01: the one goal of the first and the basic game."""
        self.danube_as_printed: Final = said.get("danube") == "as-printed"
        """SZ-OP20: plundering one's own bank brings prestige."""
        self.open_crossings: Final = said.get("crossing") == "everybody"
        """SZ-OP35: a ship on a large river opens it for everybody."""
        self.only_taken: Final = said.get("losses") == "by-others"
        """SZ-OP37: at New Year only what others destroyed counts as lost."""

    def _all(self) -> tuple[bool | str, ...]:
        return (
            *(self.in_turns, self.quick_start, self.factions, self.rivals, self.alternating),
            *(self.battle_board, self.dominance, self.danube_as_printed, self.open_crossings),
            self.only_taken,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variants) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())
