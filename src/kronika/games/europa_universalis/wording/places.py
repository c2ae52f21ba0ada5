"""Where, and which: selectors in words."""

from typing import Final, final

from ..effects import selectors
from ..effects.amounts import ALL_AMOUNT
from ..effects.kinds import NAMES
from ..effects.nodes import Amount, Selector
from ..effects.things import (
    ANY_NODE,
    DISTANT_NODES,
    HAVING_CAPITAL_IN,
    HAVING_RELIGION,
    HRE_ELECTORS,
    MARITIME,
    OWN,
    TARGETS,
    THAT,
)
from ..places import AREAS, NODES, PROVINCES, REALMS, ZONES
from ..terms import FAITHS
from .people import person
from .speech import Arguments, Forms, Person, Speech

PROVINCE: Final = "province"
MANY: Final = 2
"""How many things there are, where it is not known."""
OWN_NOUNS: Final = {
    "towns": "own-town",
    "large-towns": "own-large-town",
    "vassals": "own-vassal-token",
    "ports": "own-port",
    "provinces": "own-province",
    "distant-towns": "own-distant-town",
    "discs": "own-disc",
    "areas": "own-area",
    "port-areas": "own-port-area",
    "ducats": "own-ducat",
    "deployed-regulars": "own-regular",
    "cavalry-in-battle": "battle-cavalry",
}
"""What a player has; the others are places."""
NOUNS: Final = {
    selectors.BESIEGED: "besieged-province",
    selectors.VACANT: "vacant-territory",
    selectors.GOLD: "gold-province",
    selectors.CAPITALS: "capital",
}


@final
class Place:
    """What a selector selects: a noun, where it is, and which of it is meant only."""

    def __init__(self, noun: str = "", where: str = "", only: tuple[str, ...] = ()) -> None:
        self.noun: Final = noun
        """A message `noun-...`; "": whatever is meant."""
        self.where: Final = where
        self.only: Final = only

    def beside(self, other: "Place") -> "Place":
        """What both select."""
        where = " ".join(part for part in (self.where, other.where) if part)
        return Place(self.noun or other.noun, where, (*self.only, *other.only))

    def tail(self) -> str:
        """What stands behind the noun, with a space before it."""
        found = f" {self.where}" if self.where else ""
        return f"{found} ({', '.join(self.only)})" if self.only else found


def place(speech: Speech, selector: Selector, how: str = "or", n: int = MANY) -> Place:
    """A selector of places; `how` its names stand in a row, and `n` things for which it is."""
    word = selector.word
    if word == selectors.ALL:
        found = Place()
        for part in sorted(selector.parts, key=_rank):
            if part.word == selectors.ADJACENT_TO:
                found = found.beside(Place(only=(_adjacent(speech, part.parts[0]),)))
            else:
                found = found.beside(place(speech, part, how, n))
        return found
    if word == selectors.ANY:
        wheres = [place(speech, part, how, n).where for part in selector.parts]
        return Place(place(speech, selector.parts[0], how).noun, speech.places(wheres, how))
    if word == selectors.OWN:
        name = OWN[selector.number]
        if name in OWN_NOUNS:
            return Place(OWN_NOUNS[name])
        return Place(where=speech.say(f"place-own-{name}"))
    if word == selectors.NOT:
        inner = place(speech, selector.parts[0], how)
        noun = speech.say(f"noun-{inner.noun or PROVINCE}.many")
        return Place(only=(speech.say("selector-not", things=noun + inner.tail()),))
    if word == selectors.ADJACENT_TO:
        adjacent = selector.parts[0]
        if adjacent.word == selectors.OWN:
            return Place(where=speech.say("selector-adjacent-areas"))
        return Place(only=(_adjacent(speech, adjacent),))
    if word == selectors.OWNED_BY:
        return Place(only=(speech.say("selector-owned-by"),))
    if word == selectors.NON_CORE:
        return Place(only=(speech.say("selector-non-core"),))
    if word in NOUNS:
        return Place(NOUNS[word])
    if word == selectors.FACING:
        zones = [speech.say(f"zone-{ZONES[zone]}") for zone in selector.ids]
        where = speech.say("selector-facing", zones=speech.names(zones, how), n=len(zones))
        return Place("port", where)
    return Place(where=_where(speech, selector, how, n))


def located(speech: Speech, found: Place) -> str:
    """Where something happens, with a space before it."""
    if not found.noun:
        return found.tail()
    return f" {speech.say(f'noun-{found.noun}.in')}{found.tail()}"


def areas(speech: Speech, selector: Selector, amount: Amount) -> str:
    """So many Areas as what something is done to."""
    every = amount.word == ALL_AMOUNT
    if selector.word == selectors.AREAS:
        names = area_names(speech, selector, "and")
        if every or names["n"] == amount.number:
            return speech.say("object-areas", **names)
        return speech.say("object-of-areas", names=names["names"], n=amount.number)
    if selector.word == selectors.CAPITAL_AREA_OF:
        whose = capital_owner(speech, selector)
        return speech.say("object-capital-area", **whose.arguments("whose"))
    if selector.word == selectors.CHOSEN:
        return speech.say("object-this-area")
    noun, rest = area_noun(speech, selector)
    return speech.say(f"noun-{noun}.all" if every else f"noun-{noun}", n=amount.number) + rest


def area_noun(speech: Speech, selector: Selector) -> tuple[str, str]:
    """How Areas are called, with their faith if it is said, and where they are."""
    parts = selector.parts if selector.word == selectors.ALL else [selector]
    noun = "area"
    found = Place()
    for part in parts:
        if part.word == selectors.RELIGION:
            noun = f"area-{FAITHS[part.number]}"
        elif part.word == selectors.REGION and part.number == HRE_ELECTORS:
            noun = "area-elector"
        else:
            found = found.beside(place(speech, part, "and"))
    return found.noun or noun, found.tail()


def _rank(selector: Selector) -> int:
    """Faiths before regions: `in Protestant Areas in the Empire`."""
    return 0 if selector.word == selectors.RELIGION else 1


def _adjacent(speech: Speech, selector: Selector) -> str:
    inner = place(speech, selector)
    if inner.noun == "own-province" and not inner.where:
        return speech.say("selector-adjacent-to")
    things = speech.say(f"noun-{inner.noun or PROVINCE}.many") + inner.tail()
    return speech.say("selector-adjacent-to-these", things=things)


def _where(speech: Speech, selector: Selector, how: str, n: int) -> str:
    word, number = selector.word, selector.number
    if word == selectors.AREAS:
        return speech.places([speech.say(f"area-{AREAS[each]}.in") for each in selector.ids], how)
    if word == selectors.PROVINCES:
        return speech.say("selector-provinces", **_of(province_names(speech, selector, how), n))
    if word == selectors.HOME:
        return speech.say("selector-home", **speech.realm(REALMS[number]).arguments("realm"))
    if word == selectors.REGION:
        return speech.say(f"place-{NAMES['region'][number]}")
    if word == selectors.RELIGION:
        return speech.say(f"place-faith-{FAITHS[number]}")
    if word == selectors.CAPITAL_AREA_OF:
        whose = capital_owner(speech, selector)
        return speech.say("selector-capital-area-of", **whose.arguments("whose"))
    if word == selectors.IN_REACH:
        return speech.say("selector-in-reach")
    if word == selectors.DUTCH_CORE:
        return speech.say("selector-dutch-core")
    if word == selectors.OWN_KEY:
        return speech.say("selector-own-key", n=number)
    if word == selectors.NODES:
        return nodes(speech, selector, how, n)
    if word == selectors.CHOSEN:
        return speech.say(f"partner-chosen-{TARGETS[number]}.in")
    forms = partner(speech, selector)
    # Whoever has no such form is named as he is.
    return forms.get("in", forms[""])


def capital_owner(speech: Speech, selector: Selector) -> Person:
    """Whose capital is meant."""
    if selector.who is not None:
        return person(speech, selector.who)
    return Person(partner(speech, selector.parts[0]), "one")


def province_names(speech: Speech, selector: Selector, how: str) -> Arguments:
    """Provinces by name, and how many they are."""
    listed = [speech.say(f"province-{PROVINCES[each]}") for each in selector.ids]
    return {"names": speech.listed(listed, how), "n": len(listed)}


def area_names(speech: Speech, selector: Selector, how: str) -> Arguments:
    """Areas by name, and how many they are."""
    listed = [speech.say(f"area-{AREAS[each]}") for each in selector.ids]
    return {"names": speech.names(listed, how), "n": len(listed)}


def node_names(speech: Speech, selector: Selector, how: str) -> Arguments:
    """Trade Nodes by name, and how many they are."""
    listed = [speech.say(f"node-{NODES[each]}") for each in selector.ids]
    return {"names": speech.names(listed, how), "n": len(listed)}


def _of(names: Arguments, n: int) -> Arguments:
    """Names of which one is meant for one thing: `in the Province a or b`."""
    return {**names, "n": 1} if n == 1 else names


def nodes(speech: Speech, selector: Selector, how: str = "or", n: int = MANY) -> str:
    """In these Trade Nodes, of which some are meant for `n` things."""
    if selector.word == selectors.CHOSEN:
        return speech.say(f"partner-chosen-{TARGETS[selector.number]}.in")
    if selector.word == selectors.OWN_KEY:
        return speech.say("selector-own-key", n=selector.number)
    kinds = {MARITIME: "maritime", ANY_NODE: "any", DISTANT_NODES: "distant"}
    if selector.number in kinds:
        return speech.say(f"selector-nodes-{kinds[selector.number]}")
    return speech.say("selector-nodes", **_of(node_names(speech, selector, how), n))


def partner(speech: Speech, selector: Selector) -> Forms:
    """A Realm in all its forms."""
    word = selector.word
    if word == selectors.REALM and selector.number != THAT:
        return speech.realm(REALMS[selector.number]).forms
    if word == selectors.REALM:
        return speech.forms("partner-that")
    if word == selectors.ELIGIBLE:
        return speech.forms(f"partner-eligible-{('alliance', 'marriage')[selector.number]}")
    if word == selectors.PICK:
        return _picked(speech, selector)
    if word == selectors.CHOSEN:
        return speech.forms(f"partner-chosen-{TARGETS[selector.number]}")
    if word == selectors.ANY:
        found = [partner(speech, part) for part in selector.parts]
        return {case: speech.listed([each[case] for each in found], "or") for case in found[0]}
    return speech.forms("partner-own-vassal")


def _picked(speech: Speech, selector: Selector) -> Forms:
    if selector.having == HAVING_RELIGION:
        faith = speech.say(f"believing-{FAITHS[selector.faith]}")
        return speech.forms("partner-pick-state-religion", faith=faith)
    if selector.having == HAVING_CAPITAL_IN:
        where = speech.say(f"place-{NAMES['region'][selector.region]}")
        return speech.forms("partner-pick-capital-in", where=where)
    return speech.forms("partner-pick-marriage")
