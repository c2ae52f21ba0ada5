"""A table as one person may see it, ready to be drawn. Nothing hidden gets this far."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kronika.core.asks import Ask, Line, Saying
from kronika.core.game import Game
from kronika.core.text import Text, text_of
from kronika.core.view import View

from .forms import bot_words


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat, and how the clock stands."""

    seat: int
    name: str | None
    """Of the person or the bot; None: the seat is free."""
    bot: str | None = None
    """The level of the bot that plays here now."""
    left: str | None = None
    """`late` or `resigned`: the person plays no more, and `bot` does instead."""
    here: bool = False
    """Whether the person looks at the table now."""
    away_since: float | None = None
    """When the person was last here, in seconds since 1970."""
    clock: float | None = None
    """Seconds that are left for the decision with the reserve; None: no clock."""
    ticking: bool = False
    game: Game | None = None
    vacation: float | None = None
    """Until when the person is on vacation, and the clock stands."""

    def called(self, language: str) -> str:
        """The name of who sits here; a bot is called in the reader's language."""
        if self.bot is not None and self.left is None:
            return bot_words(self.bot, language, self.game)
        return self.name or ""


@dataclass(frozen=True)
class UndoRequest:
    """Somebody wants to take decisions back and waits for the others."""

    seat: int
    back_to: int
    agreed: tuple[int, ...]
    waits_for: tuple[int, ...]


@dataclass(frozen=True)
class Snapshot:
    """Everything about a table that one viewer may know at one moment."""

    table: str
    name: str
    game: Game
    state: str
    """`playing` or `over`."""
    pace: str
    """`live` or `day`."""
    head: int
    """How much has happened that the viewer could see."""
    decision: int
    """How many decisions stand now."""
    moment: int
    """After how many decisions the board is shown; less than `decision`: the past."""
    viewer: int | None
    """The seat of the viewer; None: a spectator."""
    view: View
    """The board at the moment."""
    ask: Ask | None
    """What the viewer is asked now; None in the past and at the end."""
    question: Saying | None
    """What is asked now, of the viewer or of somebody else."""
    asked: tuple[int, ...]
    """The seats that are asked now."""
    lines: tuple[Line, ...]
    """The log of the viewer, to the end even when the past is shown."""
    turns: tuple[tuple[int, int], ...]
    """(decision, seat) at which each turn of deciding began: ticks of the history slider."""
    sitters: tuple[Sitter, ...]
    ask_id: str | None = None
    """The name of what the viewer is asked, which an answer refers to."""
    own: str | None = None
    """How far the viewer has decided himself: what taking back refers to."""
    answered: bool = False
    """Whether what the viewer is asked is answered by itself in a moment."""
    together: bool = False
    """Whether several may be asked at once: who is not asked, waits for the others."""
    standing: Mapping[str, str] = field(default_factory=dict)
    """What the viewer always answers: keys of options by the names of prompts."""
    sides: tuple[str, ...] = ()
    """The message of the game that names each seat's side; none: seats have no other names."""
    may_undo: bool = False
    """The viewer decided something that could be taken back, perhaps only if others agree."""
    request: UndoRequest | None = None
    hints: bool = False
    """Whether the viewer may ask a bot for a suggestion now."""
    seed_hash: str = ""
    result: Mapping[str, Any] | None = None
    """How the table ended: as the match did, or because somebody has left."""
    partings: tuple[tuple[int, int, str], ...] = ()
    """Who plays no more: after how many decisions, at which seat, and why (see `Sitter.left`)."""
    may_return: bool = False
    """A bot plays for the viewer since the time ran out, and would make room."""

    def words(self, language: str) -> Text:
        """The words of the game, with the players called as they are at this table."""
        people = [sitter.called(language) for sitter in self.sitters]
        return text_of(self.game, language).at_table(self.sides, people)

    broken: str = ""
    """Why the match cannot go on: then it can only be looked at."""
