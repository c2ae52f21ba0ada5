"""A view in pieces, for a page that has the icons and the style itself."""

import re
from binascii import b2a_base64
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, final

from .drawing import NOTHING_DRAWN, Markup, element

SEATS: Final = 12
"""Seats that have a colour and an emblem in the style sheets."""

VERSION: Final = 6
"""Letters of a version: of thousands of pieces, one in many millions of changes is not seen."""
HOLE: Final = re.compile(r'<(?:g|i) data-hole="([^"]*)"(?:/|></i)>')


@final
class Piece:
    """A part of a page with a name of its own: who has its version is not sent it again.

    It is one element. Where other pieces stand in it, it has holes with their names, so that it
    does not change with them.
    """

    def __init__(self, name: str, source: str) -> None:
        self.name: Final = name
        self.source: Final = source
        digest = blake2b(f"{name} {source}".encode(), digest_size=6).digest()
        self.version: Final = b2a_base64(digest, newline=False)[:VERSION].decode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and self.name == other.name and self.source == other.source

    def __hash__(self) -> int:
        return hash((self.name, self.version))


def hole(name: str) -> Markup:
    """The place of a piece in a drawing."""
    return element("g", data_hole=name)


def filled(source: str, pieces: Mapping[str, Piece]) -> str:
    """A source with everything in its places."""
    return HOLE.sub(lambda found: filled(pieces[found[1]].source, pieces), source)


@final
class Stat:
    """A number with its icon, and what both mean in words."""

    def __init__(self, icon: str, value: str, words: str) -> None:
        self.icon: Final = icon
        self.value: Final = value
        self.words: Final = words


@final
class PlayerPanel:
    """All that is public about one player, and for the viewer also his own secrets.

    `colour` is the seat of the style sheets, 1 to 12, whose colour and emblem the side has.
    `chief` is the one number that stands for the player where there is room for no more.
    `again` repeats, small, what the viewer has at the lower end of a wide board: it is shown only
    in a window so low that one would have to scroll for that. A side that is only `numbered` tells
    little where room is scarce: there it is called by who plays it. `means` are the viewer's own
    numbers that he must see while he looks at the map of a narrow page.
    """

    def __init__(
        self,
        side: str,
        colour: int,
        stats: Sequence[Stat],
        chief: Stat | None = None,
        state: str = "",
        body: Markup = NOTHING_DRAWN,
        again: Markup = NOTHING_DRAWN,
        numbered: bool = False,
        means: Sequence[Stat] = (),
    ) -> None:
        self.side: Final = side
        self.colour: Final = colour
        self.stats: Final = tuple(stats)
        self.chief: Final = chief
        self.state: Final = state
        self.body: Final = body
        self.again: Final = again
        self.numbered: Final = numbered
        self.means: Final = tuple(means)


@final
class Mode:
    """A way to look at the board, which the reader chooses and the server need not know of.

    The page says which one is on, as `data-mode` around all drawings; what they show or hide is a
    matter of style. An element with `data-place` of its id is where the board goes to when it is
    chosen.
    """

    def __init__(self, id: str, icon: str, words: str) -> None:
        self.id: Final = id
        self.icon: Final = icon
        self.words: Final = words


@final
class Page:
    """What a page shows of a view: drawings as inline SVG, words in the reader's language.

    On a wide page `board` is everything one plays on: the map, and the cards and boards of the
    viewer; or the map alone, which one moves about, and `cards` is what stays below it. On a narrow
    one it is the map alone, and `cards` is the rest. `status` stands above the players: how far the
    game has come. `tags` are a few words each, for the page's head, and `modes` the ways to look at
    the board, the usual one first. `now` is what is fought or spoken about at this moment: on a
    narrow page it stands above the map, a wide one has it in its `cards`. `realm` is what the
    viewer is and has besides cards, where that is so much that a narrow page gives it a place of
    its own. `pieces` are what stands in the holes of all of these: what changes by itself, and what
    never does, each under its name.
    """

    def __init__(
        self,
        board: Markup,
        players: Sequence[PlayerPanel],
        cards: Markup = NOTHING_DRAWN,
        status: Markup = NOTHING_DRAWN,
        tags: Sequence[str] = (),
        pieces: Mapping[str, Piece] | None = None,
        modes: Sequence[Mode] = (),
        now: Markup = NOTHING_DRAWN,
        realm: Markup = NOTHING_DRAWN,
    ) -> None:
        self.board: Final = board
        self.players: Final = tuple(players)
        self.cards: Final = cards
        self.status: Final = status
        self.tags: Final = tuple(tags)
        self.pieces: Final = dict(pieces or {})
        self.modes: Final = tuple(modes)
        self.now: Final = now
        self.realm: Final = realm

    def whole(self) -> "Page":
        """The same with everything in its places."""

        def fill(markup: Markup) -> Markup:
            return Markup(filled(markup.source, self.pieces))

        players = [
            PlayerPanel(
                panel.side,
                panel.colour,
                panel.stats,
                panel.chief,
                panel.state,
                fill(panel.body),
                fill(panel.again),
                panel.numbered,
                panel.means,
            )
            for panel in self.players
        ]
        drawn = fill(self.board), players, fill(self.cards), fill(self.status)
        now, realm = fill(self.now), fill(self.realm)
        return Page(*drawn, self.tags, modes=self.modes, now=now, realm=realm)


@final
class Summary:
    """A match in a few words, for a list of matches.

    `sides` are the messages that name each seat's side, "" where it has no name of its own;
    `colours` are seats of the style sheets, 1 to 12. `stage`, a message with its arguments, says
    how far the match has come. All of it is public.
    """

    def __init__(
        self,
        sides: Sequence[str],
        colours: Sequence[int],
        stage: str = "",
        arguments: Mapping[str, str | int] | None = None,
    ) -> None:
        self.sides: Final = tuple(sides)
        self.colours: Final = tuple(colours)
        self.stage: Final = stage
        self.arguments: Final = dict(arguments or {})

    def plain(self) -> dict[str, Any]:
        """As plain data, to be stored beside the match."""
        return {
            "sides": list(self.sides),
            "colours": list(self.colours),
            "stage": self.stage,
            "arguments": self.arguments,
        }


@final
class Manners:
    """How the options of a game are shown, by the names of their verbs; `icons`, `final` and
    `giving_up` also know single options by their keys.

    `icons` of the sprite stand before the words; `final` verbs close the question and get the
    one big button; with `acting` verbs the first argument acts, and options are grouped by it,
    each with the words of the attribute `short` of its message.

    Verbs of `giving_up` let something go that was there for the taking: they never get the loud
    button. Those of `sure` let go so much that they are asked about once more, in the words of
    `sure-<verb>` with the question's first argument as its `$number`; but only if one of the
    arguments of the question at these places is not 0.
    """

    def __init__(
        self,
        icons: Mapping[str, str] | None = None,
        final: Sequence[str] = (),
        acting: Sequence[str] = (),
        giving_up: Sequence[str] = (),
        sure: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        self.icons: Final = dict(icons or {})
        self.final: Final = frozenset(final)
        self.acting: Final = frozenset(acting)
        self.giving_up: Final = frozenset(giving_up)
        self.sure: Final = {verb: tuple(places) for verb, places in (sure or {}).items()}
