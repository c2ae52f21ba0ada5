"""Effects on Trade Nodes: they expand; Pirates come and go."""

from typing import Final

from kronika.core.asks import Event, Prompt, Rules

from .agenda import Scene
from .choices import PICK_NODE, choose, chooser
from .counting import amount
from .effects.nodes import Effect
from .selecting import nodes
from .state import Table, added, changed
from .terms import BLACK_SHIPS, EXPANDED_TOKENS
from .words import NODE, NUMBER

ASK_EXPAND: Final = Prompt("expand-node", (), "EU-2.2.2")
ASK_SHRINK: Final = Prompt("take-expansion-from", (NODE,), "EU-2.2.2")
ASK_PIRATES: Final = Prompt("effect-pirates", (NUMBER,), "EU-16.5.7")
ASK_PIRATES_FROM: Final = Prompt("pirates-from", (NODE,), "EU-16.5.7")
ASK_CLEAR: Final = Prompt("clear-pirates", (NUMBER,), "EU-16.3.28")

NODE_EXPANDED: Final = Event("node-expanded", (NODE,))
NODE_SHRINKS: Final = Event("node-shrinks", (NODE,))
PIRATES_COME: Final = Event("pirates-come", (NODE,))
PIRATES_GO: Final = Event("pirates-go", (NODE,))


def _plain(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    return [node for node in nodes(s, effect.where, scene, seat) if not s.expanded[node]]


def can_expand(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-2.2.2."""
    return bool(_plain(s, effect, scene, seat))


def expand(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-2.2.2: a token on one of the nodes; if all are used, one is taken from another."""
    decides = chooser(s, effect, scene, seat)
    node = yield from choose(decides, PICK_NODE, ASK_EXPAND, _plain(s, effect, scene, seat))
    used = [other for other in s.atlas.nodes if s.expanded[other]]
    if len(used) >= EXPANDED_TOKENS:
        other = yield from choose(decides, PICK_NODE, ASK_SHRINK, used, node)
        s.expanded = changed(s.expanded, other, False)
        s.tell(NODE_SHRINKS, other)
    s.expanded = changed(s.expanded, node, True)
    s.tell(NODE_EXPANDED, node)


def _haunts(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-16.5.7: nodes with a Merchant, if there is one among them."""
    found = [node for node in nodes(s, effect.where, scene, seat) if s.atlas.node_maritime[node]]
    return [node for node in found if node in s.merchants] or found


def can_pirate(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.5.7."""
    return bool(_haunts(s, effect, scene, seat))


def pirates(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.5.7, EU-2.2.2: each into one of the nodes; with none left one moves from another."""
    decides = chooser(s, effect, scene, seat)
    for left in range(amount(s, effect.n, scene, seat), 0, -1):
        found = _haunts(s, effect, scene, seat)
        node = yield from choose(decides, PICK_NODE, ASK_PIRATES, found, left)
        if sum(s.pirates) >= BLACK_SHIPS:
            others = [other for other in s.atlas.nodes if s.pirates[other] and other != node]
            if not others:
                return
            other = yield from choose(decides, PICK_NODE, ASK_PIRATES_FROM, others, node)
            s.pirates = added(s.pirates, other, -1)
        s.pirates = added(s.pirates, node, 1)
        s.tell(PIRATES_COME, node)


def _haunted(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    return [node for node in nodes(s, effect.where, scene, seat) if s.pirates[node]]


def can_clear(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """Whether there are Pirates."""
    return bool(_haunted(s, effect, scene, seat))


def clear_pirates(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """Up to n Pirates leave."""
    decides = chooser(s, effect, scene, seat)
    for left in range(amount(s, effect.n, scene, seat), 0, -1):
        found = _haunted(s, effect, scene, seat)
        if not found:
            return
        node = yield from choose(decides, PICK_NODE, ASK_CLEAR, found, left)
        s.pirates = added(s.pirates, node, -1)
        s.tell(PIRATES_GO, node)
