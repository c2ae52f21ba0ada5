"""Reads selectors that are said with one thing."""

from typing import TYPE_CHECKING, Final

from kronika.core.entries import Entry

from ..places import AREAS, NODES, PROVINCES, REALMS, ZONES
from . import checks, selectors
from .kinds import NAMES
from .nodes import Selector
from .things import MARITIME, OWN, THAT
from .vocabulary import Word

if TYPE_CHECKING:
    from .reader import Reader

LISTED: Final = {
    selectors.AREAS: ("area", AREAS),
    selectors.PROVINCES: ("province", PROVINCES),
    selectors.FACING: ("sea zone", ZONES),
    selectors.NODES: ("node", NODES),
}
ONLY_TRUE: Final = (
    *(selectors.IN_REACH, selectors.BESIEGED, selectors.VACANT, selectors.GOLD),
    *(selectors.DUTCH_CORE, selectors.CAPITALS, selectors.NON_CORE),
)
SETS: Final = (selectors.ALL, selectors.ANY)
FORMS_OF_ONE_PLAYER: Final = (
    *("player-with-most", "player-with-least", "players", "opponents", "one-of"),
)


def read_selector(reader: "Reader", word: Word, entry: Entry) -> Selector:
    """A selector whose value is a name, a list, or another selector."""
    node = Selector(word.code)
    name = word.name
    value = entry.table[name]
    if word.code == selectors.NODES and value == "maritime":
        node.number = MARITIME
    elif word.code in LISTED:
        what, names = LISTED[word.code]
        node.ids = [entry.find(what, text, names) for text in entry.texts(name)]
        node.number = 0
        if not node.ids or len(set(node.ids)) < len(node.ids):
            raise entry.error(f'field "{name}" must name something, and nothing twice')
    elif word.code in ONLY_TRUE:
        if not entry.flag(name):
            raise entry.error(f'field "{name}" can only be true')
    elif word.code in SETS:
        node.parts = reader.selectors(entry, name)
        checks.check_several(entry, name)
    elif word.code in (selectors.NOT, selectors.ADJACENT_TO):
        want = checks.LAND if word.code == selectors.ADJACENT_TO else checks.ANYTHING
        node.parts = [reader.selector(entry, name, want)]
    elif word.code == selectors.CAPITAL_AREA_OF:
        if isinstance(value, dict) and not value.keys().isdisjoint(FORMS_OF_ONE_PLAYER):
            node.who = reader.who(entry, name)
        else:
            node.parts = [reader.selector(entry, name, checks.REALM)]
    else:
        _read_name(reader, word, entry, node)
    return node


def _read_name(reader: "Reader", word: Word, entry: Entry, node: Selector) -> None:
    name = word.name
    if word.code == selectors.REALM and entry.table[name] == "that":
        node.number = THAT
        if not reader.picked:
            raise entry.error('"that" without a realm that was picked before')
    elif word.code in (selectors.REALM, selectors.HOME):
        node.number = entry.find("realm", entry.text(name), REALMS)
    elif word.code == selectors.REGION:
        node.number = entry.find("region", entry.text(name), NAMES["region"])
    elif word.code == selectors.OWN:
        node.number = entry.find("own", entry.text(name), OWN)
        reader.used("own", OWN[node.number])
    elif word.code == selectors.RELIGION:
        node.number = entry.find("faith", entry.text(name), NAMES["faith"])
    elif word.code == selectors.CHOSEN:
        node.number = entry.find("target", entry.text(name), NAMES["target"])
        checks.check_chosen(reader, entry, node.number)
    elif word.code == selectors.OWN_KEY:
        node.number = entry.number(name, 1)
    elif word.code == selectors.OWNED_BY:
        entry.choice(name, ("players",))
    else:
        node.number = entry.choice(name, ("alliance", "marriage"))
