"""What one player may know."""

from typing import Any

from .game import Game


class View(dict[str, Any]):
    """What one player may know, as plain data. In a notebook it shows itself as a drawing."""

    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.game = game

    def svg(self, language: str = "en") -> str:
        """The table as this player sees it, as a drawing that stands alone."""
        return self.game.draw(self, language)

    def _repr_svg_(self) -> str:
        return self.svg()
