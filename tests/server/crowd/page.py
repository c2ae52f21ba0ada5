"""The table in a few shapes and words."""

from collections.abc import Mapping
from typing import Any

from kronika.core.drawing import Markup
from kronika.core.page import Page, PlayerPanel, Stat
from tests.core.crowd import SEAT


def page(view: Mapping[str, Any], _language: str, _narrow: bool) -> Page:
    """A circle for each seat, with its stones; the heap and the phase above."""
    table = view["table"]
    seats = "".join(
        f'<g data-thing="seat:{name}" data-words="{name}">'
        f'<circle cx="{100 * place + 60}" cy="90" r="30" fill="#ccc"></circle>'
        f'<text x="{100 * place + 60}" y="95">{stones}</text></g>'
        for place, (name, stones) in enumerate(zip(SEAT.ids, table["stones"], strict=False))
    )
    heading = f'<text x="10" y="30">{table["phase"]} {table["heap"]} {table["hidden"]}</text>'
    board = f'<svg viewBox="0 0 440 140" role="img">{heading}{seats}</svg>'
    players = [
        PlayerPanel(name.title(), place + 1, [Stat("i-cards", str(stones), f"{stones} stones")])
        for place, (name, stones) in enumerate(zip(SEAT.ids, table["stones"], strict=False))
    ]
    return Page(Markup(board), players)
