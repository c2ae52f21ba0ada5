"""Conditions in words: what holds of whom."""

from typing import Final

from ..effects import conditions as c
from ..effects import selectors
from ..effects.conditions import CONDITIONS
from ..effects.nodes import NO_LEAST, NO_MOST, Condition, Selector
from ..effects.things import MEASURES, SIDES, SINCE, STATE_RELIGION, THIS_GAME
from ..names import IDEAS, MILESTONES, MISSIONS
from ..places import AREAS, CONTINENTS, REALMS, ZONES
from ..terms import CATEGORIES, FAITHS, LAND_UNITS, NONE, POWERS, SHIPS
from .people import person
from .places import (
    PROVINCE,
    area_names,
    area_noun,
    node_names,
    nodes,
    partner,
    place,
    province_names,
)
from .speech import Arguments, Person, Speech

YES: Final = "yes"
NOT: Final = "not"
NO: Final = "none"
"""Whether something is said, denied, or said of none at all: `you have no Claims`."""

VERBS: Final = {
    c.OWNS: "owns",
    c.HOLDS: "owns",
    c.CONTROLS: "controls",
    c.OCCUPIES: "occupies",
    c.DISTANT_TOWNS: "owns",
    c.COLONIES: "owns",
    c.WON_BATTLES: "won",
    c.PEACE_ENFORCED: "enforced",
    c.CONVERTED: "converted",
    c.TRADE_INCOME: "collected",
    c.OWNED_AREAS: "owns-provinces",
    c.WHOLE_AREAS: "owns-whole",
    c.CONTINENTS: "owns-on",
    c.INFLUENCE_AREAS: "has-influence",
    c.INFLUENCE_LEAD: "leads-influence",
    c.EXPANDED_NODES: "has-merchants",
    c.MERCHANTS_IN: "has-merchants",
}
"""What is done with the things that are counted; else somebody has them."""
NOUNS: Final = {
    c.CORES: "core",
    c.DISTANT_TOWNS: "distant-town",
    c.COLONIES: "territory",
    c.CONTINENTS: "on-continent",
    c.CONVERTED: "converted-area",
    c.VASSAL: "vassal",
    c.VASSAL_TOKENS: "vassal-token",
    c.MARRIAGES: "marriage",
    c.INFLUENCE_IN: "influence",
    c.INFLUENCE_AREAS: "in-area",
    c.INFLUENCE_LEAD: "in-area",
    c.CLAIMS: "claim",
    c.CARDINALS: "cardinal",
    c.INTEREST: "interest",
    c.ADVISORS: "advisor",
    c.PROTECTING_SHIPS: "protecting-ship",
    c.GENERALS: "general",
    c.UNREST: "unrest",
    c.REBELS: "rebel",
    c.DISSENT_AREAS: "dissent-area",
    c.MERCHANTS_IN: "in-node",
    c.EXPANDED_NODES: "in-expanded-node",
    c.DUCATS: "ducat",
    c.TRADE_INCOME: "ducat",
    c.WHOLE_AREAS: "area",
}
VALUES: Final = (c.STABILITY, c.BASE_TAX, c.MANPOWER, c.MONARCH_POWER)
"""What a player has once, as a number."""
ONLY_SAID: Final = (
    *(c.PLAYER_OWNED, c.OPPONENT_DISCS, c.PLAYER_UNITS, c.KEY_POWER, c.INFANTRY_IN_BATTLE),
)
"""What is denied as a whole."""
LANDS: Final = (c.OWNS, c.HOLDS, c.CONTROLS, c.OCCUPIES)
PARTNERS: Final = ("hre", "npr", "pr")
BEATEN: Final = ("opponent", "npr", "rebels")
RANKS: Final = ("first", "last")


def clause(speech: Speech, condition: Condition, denied: bool = False) -> str:
    """A condition as a clause; `denied`: that it does not hold."""
    word = condition.word
    if word == c.NOT:
        return clause(speech, condition.parts[0], not denied)
    if word in (c.ALL, c.ANY):
        parts = [clause(speech, part, denied) for part in condition.parts]
        # Not all of them: one does not hold; not one of them: none holds.
        return speech.listed(parts, "and" if (word == c.ALL) != denied else "or")
    is_range = condition.least != NO_LEAST and condition.most != NO_MOST
    if denied and (is_range or word in ONLY_SAID):
        return speech.say("condition-not", said=clause(speech, condition))
    who = _person(speech, condition)
    if word in LANDS:
        return _lands(speech, condition, who, denied)
    if word in VALUES or word == c.IMPERIAL_AUTHORITY or word == c.AGE:
        return _value(speech, condition, who, denied)
    is_one_realm = word == c.VASSAL and condition.realm != NONE
    if is_one_realm or (word == c.HAS_IDEA and condition.least == NO_LEAST):
        return _plain(speech, condition, who, denied)
    if CONDITIONS.words[word].bounded or word in (c.HAS_IDEA, c.AREA_RELIGION):
        return _counted(speech, condition, who, denied)
    return _plain(speech, condition, who, denied)


def _person(speech: Speech, condition: Condition) -> Person:
    if condition.word == c.AT_PEACE and condition.where is not None:
        return Person(partner(speech, condition.where), "one")
    return person(speech, condition.who)


def verb(speech: Speech, name: str, who: Person, sense: str) -> str:
    """Somebody and what he does: `you own`, `who does not have`."""
    return speech.say(f"verb-{name}", sense=sense, **who.arguments())


def bounds(condition: Condition, denied: bool) -> tuple[int, int]:
    """From and to which number it holds; what is denied holds beyond that."""
    least, most = condition.least, condition.most
    if not denied:
        return least, most
    return (NO_LEAST, least - 1) if least != NO_LEAST else (most + 1, NO_MOST)


def _since(condition: Condition) -> str:
    return SINCE[condition.since if condition.since != NONE else THIS_GAME]


def how_many(speech: Speech, condition: Condition, noun: str, denied: bool) -> tuple[str, str]:
    """So many of a noun, and the sense of the verb before it."""
    least, most = bounds(condition, denied)
    if condition.growth:
        things = speech.say(f"noun-{noun}", n=condition.growth)
        grown = speech.say(f"bound-growth-{_since(condition)}", things=things)
        return grown, NOT if denied else YES
    if most == 0:
        return speech.say(f"noun-{noun}.none"), NO
    if least != NO_LEAST and most != NO_MOST:
        found = speech.say("bound-range", least=least, things=speech.say(f"noun-{noun}", n=most))
        return found, YES
    if most != NO_MOST:
        return speech.say("bound-most", things=speech.say(f"noun-{noun}", n=most)), YES
    return speech.say("bound-least", things=speech.say(f"noun-{noun}", n=least)), YES


def _lands(speech: Speech, condition: Condition, who: Person, denied: bool) -> str:
    """Provinces that are owned, held, controlled or occupied."""
    where = condition.where
    things, sense = _provinces(speech, condition, where, denied)
    said = f"{verb(speech, VERBS[condition.word], who, sense)} {things}"
    return speech.say("condition-holds", said=said) if condition.word == c.HOLDS else said


def _provinces(
    speech: Speech, condition: Condition, where: Selector | None, denied: bool
) -> tuple[str, str]:
    sense = NOT if denied else YES
    if where is None:
        return how_many(speech, condition, PROVINCE, denied)
    if where.word == selectors.PROVINCES:
        count = len(where.ids)
        if condition.whole or (count == 1 and condition.least == 1):
            return speech.say("object-provinces", **province_names(speech, where, "and")), sense
        if condition.least != NO_LEAST and not condition.growth:
            names = province_names(speech, where, "and")["names"]
            least, most = bounds(condition, denied)
            if most == 0:
                return speech.say("object-none-of-provinces", names=names), NO
            form = "most" if denied else "least"
            bound = most if denied else least
            return speech.say(f"object-{form}-of-provinces", names=names, n=bound), YES
    found = place(speech, where, "or" if condition.least == 1 else "and")
    noun = found.noun or PROVINCE
    if condition.whole:
        return speech.say(f"noun-{noun}.all") + found.tail(), sense
    if condition.half:
        return speech.say("object-half") + found.tail(), sense
    things, sense = how_many(speech, condition, noun, denied)
    return things + found.tail(), sense


def _value(speech: Speech, condition: Condition, who: Person, denied: bool) -> str:
    """A number that is high or low enough."""
    least, most = bounds(condition, denied)
    if condition.growth:
        said = speech.say(f"value-growth-{_since(condition)}", n=condition.growth)
    elif least != NO_LEAST and most != NO_MOST:
        said = speech.say("value-range", least=least, most=most)
    elif most != NO_MOST:
        said = speech.say("value-most", n=most)
    else:
        said = speech.say("value-least", n=least)
    word = CONDITIONS.words[condition.word].name
    arguments = who.arguments()
    if condition.word == c.MONARCH_POWER:
        arguments["power"] = speech.say(f"cost-of-{POWERS[condition.power]}")
    if condition.word == c.BASE_TAX and condition.where is not None:
        whose = Person(partner(speech, condition.where), "one")
        return speech.say("condition-base-tax-of", said=said, **whose.arguments())
    return speech.say(f"condition-{word}", said=said, **arguments)


def _counted(speech: Speech, condition: Condition, who: Person, denied: bool) -> str:
    """So many of something."""
    word = condition.word
    noun = _noun(condition)
    if word == c.AREA_RELIGION:
        return _religion_of_areas(speech, condition, denied)
    if word == c.MERCHANTS_IN and condition.nodes is not None and condition.nodes.ids:
        return _merchants(speech, condition, who, denied)
    name = VERBS.get(word, "has")
    where = condition.where
    if noun == "in-area" and where is not None and where.word == selectors.AREAS:
        names = area_names(speech, where, "and")["names"]
        things = speech.say("in-least-of-areas", names=names, n=condition.least)
        return f"{verb(speech, name, who, NOT if denied else YES)} {things}"
    things, sense = how_many(speech, condition, noun, denied)
    said = f"{verb(speech, name, who, sense)} {things}{_where(speech, condition)}"
    if word == c.TRADE_INCOME:
        return speech.say("condition-trade-income", said=said)
    if word == c.WON_BATTLES and condition.against != NONE:
        said = speech.say(f"condition-won-battles-{BEATEN[condition.against]}", said=said)
    if word == c.PEACE_ENFORCED:
        said = _against(speech, condition, said)
    if condition.since != NONE and not condition.growth:
        said = speech.say(f"since-{SINCE[condition.since]}", said=said)
    return said


def _merchants(speech: Speech, condition: Condition, who: Person, denied: bool) -> str:
    """Merchants in so many of the nodes that are listed."""
    assert condition.nodes is not None
    names = node_names(speech, condition.nodes, "and")
    least, most = bounds(condition, denied)
    if most == 0 or names["n"] == 1:
        said = verb(speech, "has-merchant", who, NOT if most == 0 else YES)
        return f"{said} {speech.say('in-nodes', **node_names(speech, condition.nodes, 'or'))}"
    bound = f"in-{'most' if most != NO_MOST else 'least'}-of-nodes"
    number = most if most != NO_MOST else least
    where = speech.say(bound, names=names["names"], n=number)
    return f"{verb(speech, 'has-merchants', who, YES)} {where}"


def _against(speech: Speech, condition: Condition, said: str) -> str:
    if condition.realm != NONE:
        realm = speech.realm(REALMS[condition.realm]).arguments("realm")
        return speech.say("condition-peace-enforced-realm", said=said, **realm)
    if condition.against != NONE:
        return speech.say(f"condition-peace-enforced-{BEATEN[condition.against]}", said=said)
    return speech.say("condition-peace-enforced", said=said)


def _noun(condition: Condition) -> str:
    word = condition.word
    if word == c.OWNED_AREAS:
        return "in-area-no-core" if condition.no_core else "in-area"
    if word == c.ALLIANCES:
        return "alliance" + (f"-{PARTNERS[condition.partner]}" if condition.partner != NONE else "")
    if word == c.HAS_IDEA:
        return "idea" + (f"-{POWERS[condition.power]}" if condition.power != NONE else "")
    if word == c.LAND_UNITS:
        return LAND_UNITS[condition.kinds[0]] if len(condition.kinds) == 1 else "land-unit"
    if word == c.SHIPS:
        return f"{SHIPS[condition.kinds[0]]}-ship" if len(condition.kinds) == 1 else "ship"
    if word == c.WON_BATTLES:
        return "battle" + (f"-{SIDES[condition.side]}" if condition.side != NONE else "")
    return NOUNS.get(word, "peace-term")


def _where(speech: Speech, condition: Condition) -> str:
    """Which of the things, and where."""
    only: list[str] = []
    if len(condition.kinds) > 1:
        family, names = ("ship", SHIPS) if condition.word == c.SHIPS else ("unit", LAND_UNITS)
        found = [speech.say(f"kind-{family}-{names[kind]}") for kind in condition.kinds]
        only.append(speech.listed(found, "or"))
    if condition.category != NONE:
        only.append(speech.say(f"kind-category-{CATEGORIES[condition.category]}"))
    tail = f" ({speech.say('kind-only', kinds=', '.join(only))})" if only else ""
    if condition.where is not None:
        tail += place(speech, condition.where, "or" if condition.least == 1 else "and").tail()
    if condition.zones:
        wheres = [speech.say(f"zone-{ZONES[zone]}.in") for zone in condition.zones]
        tail += " " + speech.places(wheres, "or")
    return tail


def _religion_of_areas(speech: Speech, condition: Condition, denied: bool) -> str:
    """A faith is that of so many Areas, or of all."""
    where = condition.where
    assert where is not None
    sense = NOT if denied else YES
    if condition.least == NO_LEAST and where.word == selectors.AREAS:
        areas = speech.say("of-areas", **area_names(speech, where, "and"))
    elif condition.least == NO_LEAST:
        areas = speech.say("of-area-there", where=place(speech, where, "and").tail())
    elif where.word == selectors.AREAS:
        names = area_names(speech, where, "and")["names"]
        areas = speech.say("of-least-of-areas", names=names, n=condition.least)
    else:
        noun, rest = area_noun(speech, where)
        areas = (
            speech.say("of-least", things=speech.say(f"noun-{noun}.of", n=condition.least)) + rest
        )
    faith = faith_of(speech, condition.faith)
    return speech.say("condition-area-religion", areas=areas, faith=faith, sense=sense)


def faith_of(speech: Speech, faith: int) -> str:
    """A faith, or that of the player's Realm."""
    return speech.say(f"believing-{'own' if faith == STATE_RELIGION else FAITHS[faith]}")


def _plain(speech: Speech, condition: Condition, who: Person, denied: bool) -> str:
    """What holds or does not, without a number that could be more or less."""
    word = condition.word
    name = CONDITIONS.words[word].name
    arguments: Arguments = {**who.arguments(), "sense": NOT if denied else YES}
    if condition.realm != NONE:
        realm = speech.realm(REALMS[condition.realm])
        arguments |= realm.arguments("realm")
        arguments["realm-person"] = realm.number
        arguments["person"] = who.number
    if condition.least != NO_LEAST:
        arguments["n"] = condition.least
    elif condition.most != NO_MOST:
        arguments["n"] = condition.most
    if condition.faiths:
        for key, case in (("faiths", ""), ("faiths-acc", ".acc")):
            found = [speech.say(f"believing-{FAITHS[faith]}{case}") for faith in condition.faiths]
            arguments[key] = speech.listed(found, "or")
    if condition.idea != NONE:
        arguments["idea"] = speech.say(f"idea-{IDEAS.ids[condition.idea]}")
        name = "has-idea-one"
    if condition.form:
        name = "has-idea-form"
    if word == c.AT_WAR and condition.realm != NONE:
        name = "at-war-with"
    if word == c.RULER_SKILL:
        arguments["power"] = speech.say(f"cost-of-{POWERS[condition.power]}")
    if word == c.PRESTIGE_RANK:
        name = f"prestige-rank-{RANKS[condition.rank]}"
    if word == c.LEADS:
        arguments["measure"] = speech.say(f"measure-{MEASURES[condition.measure]}.more")
    if word == c.DISCOVERED:
        continent = condition.continent
        arguments["place"] = speech.say(
            f"continent-{CONTINENTS[continent]}"
            if continent != NONE
            else f"zone-{ZONES[condition.zone]}"
        )
    if word == c.COMPLETED:
        of = condition.mission
        arguments["goal"] = speech.say(
            f"mission-{MISSIONS.ids[of]}"
            if of != NONE
            else f"milestone-{MILESTONES.ids[condition.milestone]}"
        )
    if word == c.BATTLE:
        name = f"battle-{SIDES[condition.side]}"
    if condition.area != NONE:
        arguments["area"] = speech.say(f"area-{AREAS[condition.area]}")
    if condition.nodes is not None:
        arguments["node"] = nodes(speech, condition.nodes)
    if condition.where is not None and word != c.AT_PEACE:
        if word == c.PLAYER_OWNED:
            arguments["things"] = _provinces(speech, condition, condition.where, denied)[0]
        elif word == c.MOST_INFLUENCE:
            arguments["where"] = partner(speech, condition.where)["in"]
        else:
            how = "or" if condition.least == 1 else "and"
            arguments["where"] = place(speech, condition.where, how).tail().strip()
    return speech.say(f"condition-{name}", **arguments)
