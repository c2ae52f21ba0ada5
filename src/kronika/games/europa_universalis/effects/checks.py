"""What must fit in a tree beyond the parts of its words."""

from typing import TYPE_CHECKING, Final

from kronika.core.entries import Entry

from ..atlas import Atlas
from ..terms import NONE
from . import conditions, modifiers, selectors, verbs
from .nodes import Condition, Effect, Modifier, Selector
from .possible import problem, reach
from .things import (
    ALLIANCE,
    ARMY_TARGET,
    CALL_TO_ARMS_DEFENSIVE,
    HAVING_CAPITAL_IN,
    HAVING_RELIGION,
    IMPERIAL_AUTHORITY,
    MANPOWER_TOKEN,
    MARRIAGE,
    MILITARY_ACCESS,
    NODE_TARGET,
    NPR_OR_VASSAL_TARGET,
    NPR_TARGET,
    ONLY_COUNTED,
    PAID_INFLUENCE,
    PAID_STABILITY,
    RESEARCH_IDEA,
    RESOURCE_PARTS,
    RESOURCES,
    THIS_ROUND,
    TO_DISSENT,
    TO_WAR,
    VASSAL,
    VASSALS,
    WAR_WITHOUT_CB,
)
from .vocabulary import EVENT, IDEA, SCENARIO, Part, Word

if TYPE_CHECKING:
    from .reader import Reader

LAND, REALM, NODE, ARMY, ONLY_IN_COUNTS = 1, 2, 4, 8, 16
COUNTED: Final = 31
ANYTHING: Final = 31
SORTS: Final = {
    "places": 1,
    "realms": 2,
    "land-or-realm": 3,
    "node-selector": 4,
    "army": 8,
    "counted": 31,
}
"""The sorts of things that parts of a kind select."""
SORT_NAMES: Final = {1: "places", 2: "realms", 3: "places or realms", 4: "nodes", 8: "an army"}

NAMED_ON_EVENTS: Final = (
    *("gain", "lose", "unrest", "calm", "develop", "state-religion", "liberate", "truce"),
    *("end-alliance", "idea", "action", "ruler", "loan", "pay", "each"),
)
"""Effects that name on an event to whom they happen."""
REMEMBERED: Final = (conditions.WON_BATTLES, conditions.PEACE_ENFORCED, conditions.CONVERTED)
RANGES: Final = (conditions.STABILITY, conditions.IMPERIAL_AUTHORITY, conditions.BASE_TAX)
"""Conditions that may have both a least and a most."""
MOST_OF_RESOURCE: Final = 6


def sort_of(selector: Selector) -> int:
    """Which sorts of things it can select."""
    word = selector.word
    if word == selectors.OWN:
        if selector.number >= ONLY_COUNTED:
            return ONLY_IN_COUNTS
        return LAND | REALM if selector.number == VASSALS else LAND
    if word == selectors.CHOSEN:
        if selector.number in (NPR_TARGET, NPR_OR_VASSAL_TARGET):
            return LAND | REALM
        return {NODE_TARGET: NODE, ARMY_TARGET: ARMY}.get(selector.number, LAND)
    if word == selectors.ELIGIBLE:
        return REALM
    if word in (selectors.REALM, selectors.PICK):
        return LAND | REALM
    return NODE if word in (selectors.NODES, selectors.OWN_KEY) else LAND


def check_sort(entry: Entry, field: str, selector: Selector, want: int) -> None:
    """Whether a selector selects what is wanted there."""
    if selector.word in (selectors.ALL, selectors.ANY, selectors.NOT):
        for part in selector.parts:
            check_sort(entry, field, part, want)
    elif not sort_of(selector) & want:
        word = selectors.SELECTORS.words[selector.word].name
        raise entry.error(f'field "{field}": "{word}" does not select {SORT_NAMES[want]}')


def check_reach(entry: Entry, field: str, selector: Selector, want: int, atlas: Atlas) -> None:
    """Whether it selects anything on the whole map."""
    if want == LAND and selector.word != selectors.ALL:
        found = reach(selector, atlas)
        if found is not None and not found:
            raise entry.error(f'field "{field}" selects nothing')


def check_several(entry: Entry, field: str) -> None:
    """`all` and `any` are of several different things."""
    values = entry.table[field]
    if len(values) < 2:
        raise entry.error(f'field "{field}" must have at least two')
    if any(value in values[:place] for place, value in enumerate(values)):
        raise entry.error(f'field "{field}" has the same twice')


def check_chosen(reader: "Reader", entry: Entry, kind: int) -> None:
    """What was chosen is spoken of only within a target of that kind."""
    if kind not in reader.chosen:
        raise entry.error("is not within a target of that kind")


def check_pick(entry: Entry, node: Selector) -> None:
    """A Realm is picked by what it has."""
    if entry.has("faith") != (node.having == HAVING_RELIGION):
        raise entry.error('"faith" and having a state religion belong together')
    if entry.has("region") != (node.having == HAVING_CAPITAL_IN):
        raise entry.error('"region" and having a capital in it belong together')


def _one_of(entry: Entry, *fields: str) -> None:
    if sum([entry.has(field) for field in fields]) != 1:
        raise entry.error(f"must have exactly one of {', '.join(fields)}")


def check_effect(reader: "Reader", word: Word, entry: Entry, node: Effect) -> None:
    """The rules of single verbs."""
    if word.code in (verbs.PERMANENT, verbs.FORBID) and reader.manner != SCENARIO:
        raise entry.error(f'"{word.name}" is for the rules of scenarios')
    if word.code == verbs.ON and reader.manner != IDEA:
        raise entry.error('"on" is for ideas')
    if reader.manner == EVENT and word.name in NAMED_ON_EVENTS and not entry.has("who"):
        nobody = node.what == IMPERIAL_AUTHORITY or (node.what == MANPOWER_TOKEN and node.where)
        if not nobody:
            raise entry.error('an event must say "who"')
    if word.code in (verbs.GAIN, verbs.LOSE):
        _check_resource(word, entry, node)
    elif word.code == verbs.HRE:
        _one_of(entry, "leaves", "rejoins")
    elif word.code == verbs.LOAN:
        _one_of(entry, "cancel", "forced")
    elif word.code == verbs.FORBID:
        _one_of(entry, "between", "realms")
        if node.between and len(node.between) != 2:
            raise entry.error('"between" must name two realms')
    elif word.code == verbs.CHOOSE and entry.table["A"] == entry.table["B"]:
        raise entry.error("both options are the same")
    elif word.code == verbs.IF and entry.table["then"] == entry.table.get("else"):
        raise entry.error('"then" and "else" are the same')
    elif word.code == verbs.ACTION and node.free and entry.has("discount"):
        raise entry.error("what is free has no discount")
    elif word.code == verbs.IDEA:
        _check_idea(reader, entry, node)


def _check_resource(word: Word, entry: Entry, node: Effect) -> None:
    name = RESOURCES[node.what]
    parts = [
        Part(f"{text.rstrip('!')}:{'!' * text.count('!')}")
        for text in RESOURCE_PARTS.get(name, "").split()
    ]
    allowed = {"what", "n", "who", "pick", "else", *[part.name for part in parts]}
    for field in entry.table:
        if field not in allowed:
            raise entry.error(f'"{name}" has no "{field}"')
    for part in parts:
        if part.needed and word.code == verbs.GAIN and not entry.has(part.name):
            raise entry.error(f'"{name}" must have "{part.name}"')
    n = entry.table["n"]
    if n == "all" and node.what != VASSAL:
        raise entry.error('only vassals are gained or lost "all" at once')
    if type(n) is int and node.what != 0 and n > MOST_OF_RESOURCE:
        raise entry.error(f'"n" is too large for "{name}"')
    if node.where is not None:
        want = REALM if node.what in (ALLIANCE, MARRIAGE) else LAND
        check_sort(entry, "where", node.where, want)


def _check_idea(reader: "Reader", entry: Entry, node: Effect) -> None:
    if not (entry.has("id") or entry.has("type") or entry.has("from")):
        raise entry.error('must have "id", "type" or "from"')
    if entry.has("id") and (entry.has("type") or entry.has("from")):
        raise entry.error('"id" excludes "type" and "from"')
    if node.idea != NONE and reader.age and reader.lexicon.idea_age[node.idea] > reader.age:
        raise entry.error(f'the idea "{entry.text("id")}" is of a later age')


def check_modifier(reader: "Reader", word: Word, entry: Entry, node: Modifier) -> None:
    """The rules of single modifiers."""
    if reader.manner == EVENT and not entry.has("who"):
        raise entry.error('an event must say "who"')
    if entry.has("delta") and not node.delta:
        raise entry.error('"delta" must not be 0')
    if word.code == modifiers.COST:
        paid = {CALL_TO_ARMS_DEFENSIVE: PAID_INFLUENCE, WAR_WITHOUT_CB: PAID_STABILITY}
        if paid.get(node.action, node.paid) != node.paid:
            raise entry.error(f'"{entry.text("action")}" is not paid with that')
        if node.idea != NONE and node.action != RESEARCH_IDEA:
            raise entry.error('"id" is for the action "research-idea"')
        if node.idea != NONE and reader.lexicon.idea_power[node.idea] != node.paid:
            raise entry.error(f'"{entry.text("id")}" is paid with another type')
        if entry.has("where") and node.action != MILITARY_ACCESS:
            raise entry.error('"where" is for "military-access"')
    elif word.code == modifiers.IMMUNE:
        if entry.has("areas") and node.immunity != TO_DISSENT:
            raise entry.error('"areas" is for "religious-dissent"')
        if node.immunity == TO_WAR and not entry.has("where"):
            raise entry.error('"declare-war" must have "where"')


def check_condition(reader: "Reader", word: Word, entry: Entry, node: Condition) -> None:
    """Bounds, what is remembered, and whether it can hold at all."""
    if reader.manner == EVENT and word.has("who") and not (entry.has("who") or entry.has("of")):
        raise entry.error('an event must say "who"')
    if word.bounded:
        _check_bounds(word, entry, node)
    if word.code == conditions.HAS_IDEA:
        _one_of(entry, "id", "government", "min")
        if entry.has("type") and not entry.has("min"):
            raise entry.error('"type" needs "min"')
    if node.least > node.most:
        raise entry.error('"min" is above "max"')
    found = problem(node, reader.atlas, reader.age, reader.lexicon)
    if found is not None:
        raise entry.error(found)


def _check_bounds(word: Word, entry: Entry, node: Condition) -> None:
    bounds = [each for each in ("min", "max", "all", "half", "growth") if entry.has(each)]
    if word.code == conditions.VASSAL and entry.has("realm"):
        if bounds:
            raise entry.error('"realm" excludes a bound')
    elif not bounds:
        raise entry.error("has no bound")
    elif len(bounds) > 1 and not (word.code in RANGES and bounds == ["min", "max"]):
        raise entry.error(f"has several bounds: {', '.join(bounds)}")
    remembered = word.code in REMEMBERED
    if entry.has("since") != (remembered or entry.has("growth")):
        raise entry.error(
            '"growth" and "since" belong together, and what is remembered has "since"'
        )
    if entry.has("growth") and node.since == THIS_ROUND:
        raise entry.error("what a round began with is not remembered")
