"""What somebody does: the predicates of effects, without their subject."""

from collections.abc import Sequence
from typing import Final

from kronika.core.state import fields

from ..effects import selectors
from ..effects import verbs as v
from ..effects.amounts import ALL_AMOUNT
from ..effects.nodes import NO_MOST, Amount, Effect, Extras, number
from ..effects.things import (
    ACTION_CARD,
    ACTIONS,
    ALL_OF_IT,
    ALLIANCE,
    CASUS_BELLI,
    CLAIM,
    CORE,
    FORBIDDEN,
    IMPERIAL_AUTHORITY,
    INFLUENCE,
    MANPOWER,
    MANPOWER_TOKEN,
    MARRIAGE,
    MERCENARY,
    RESOURCES,
    UNDERLYING,
    VASSAL,
)
from ..effects.things import STATE_RELIGION as OWN_FAITH
from ..effects.verbs import EFFECTS
from ..names import CHARACTERS, IDEAS
from ..places import AREAS, PROVINCES, REALMS
from ..terms import CATEGORIES, COLOURS, FAITHS, HITS, LAND_UNITS, NONE, PATTERNS, POWERS
from .amounts import at_least_one, counted, resource
from .people import person
from .places import Place, areas, located, node_names, nodes, partner, place, province_names
from .speech import Arguments, Person, Speech, small

PLACED: Final = (INFLUENCE, CLAIM, CORE)
"""What is put on the map rather than gained."""
WITH_PARTNER: Final = (ALLIANCE, MARRIAGE)
SOURCES: Final = ("discard-top-5", "discard")
IDEA_SOURCES: Final = ("display", "researched-by-opponent")
PRICES: Final = ("ducat_discount", "mil_discount")
"""What an action that is gained costs: said before what else is special."""
SIMPLE_PARTS: Final = (IMPERIAL_AUTHORITY, MANPOWER, ACTION_CARD, VASSAL, CASUS_BELLI)


def simple_thing(speech: Speech, effect: Effect) -> str | None:
    """What is simply gained or lost, such that several stand in one list; None if it is not."""
    what = effect.what
    if effect.word not in (v.GAIN, v.LOSE) or effect.n is None or effect.pick is not None:
        return None
    if what in PLACED or what in WITH_PARTNER or what in SIMPLE_PARTS:
        return None
    return _thing(speech, effect) + located(speech, _place_of(speech, effect))


def _thing(speech: Speech, effect: Effect) -> str:
    assert effect.n is not None
    if effect.what == MERCENARY and effect.unit != NONE:
        return counted(speech, f"thing-mercenary-{LAND_UNITS[effect.unit]}", effect.n)
    return resource(speech, effect.what, effect.n)


def deed(speech: Speech, effect: Effect, who: Person) -> str:
    """What an effect lets somebody do, with who picks behind it."""
    found = _deed(speech, effect, who)
    if effect.pick is None:
        return found
    picks = person(speech, effect.pick)
    if picks.number == who.number and picks.name == who.name:
        return found
    return found + " " + speech.say("text-pick", **picks.arguments())


def _deed(speech: Speech, effect: Effect, who: Person) -> str:
    word = effect.word
    if word in (v.GAIN, v.LOSE):
        return _change(speech, effect, who)
    if word == v.ACTION:
        return _action(speech, effect, who)
    if word == v.IDEA:
        return _idea(speech, effect, who)
    name = EFFECTS.words[word].name
    arguments: Arguments = who.arguments()
    if effect.n is not None:
        arguments["n"] = at_least_one(effect.n)
        arguments["upto"] = "yes" if arguments["n"] != 1 and effect.n.word != ALL_AMOUNT else "no"
    if word in (v.UNREST, v.DEVASTATE, v.CALM, v.DEVELOP, v.LIBERATE):
        arguments["things"] = _pieces(speech, effect)
    elif word in (v.REBELS, v.DISPERSE):
        assert effect.n is not None and effect.where is not None
        arguments["things"] = counted(speech, "noun-rebel", effect.n)
        arguments["where"] = located(speech, place(speech, effect.where))
    elif word in (v.CONVERT, v.SPREAD, v.STATE_RELIGION):
        name, more = _faith(speech, effect, name)
        arguments |= more
    elif word == v.TRANSFER:
        assert effect.n is not None and effect.whom is not None
        arguments["things"] = resource(speech, effect.what, effect.n)
        arguments |= _only_names("whom", person(speech, effect.whom))
    elif word == v.TRUCE:
        assert effect.whom is not None
        arguments |= _only_names("whom", person(speech, effect.whom))
    elif word in (v.END_ALLIANCE, v.UNION, v.SWAP_INFLUENCE):
        assert effect.where is not None
        arguments |= _only_names("realm", Person(partner(speech, effect.where), "one"))
    elif word in (v.PIRATES, v.CLEAR_PIRATES):
        assert effect.n is not None
        arguments["things"] = counted(speech, "noun-pirate", effect.n)
        n = at_least_one(effect.n)
        where = nodes(speech, effect.where, n=n) if effect.where is not None else ""
        arguments["where"] = f" {where}" if where else ""
    elif word == v.EXPAND_NODE:
        assert effect.where is not None
        arguments["things"] = _node(speech, effect)
    elif word == v.LOAN:
        name = "loan-forced" if effect.forced else "loan-cancel"
        arguments["n"] = effect.cancel
    elif word in (v.ADVISOR, v.LEADER):
        arguments["character"] = speech.say(f"character-{CHARACTERS.ids[effect.character]}")
    elif word in (v.STRIKE, v.REMOVE_DIE, v.REROLL):
        name, more = _dice(speech, effect, name)
        arguments |= more
    elif word == v.MILESTONE:
        arguments["n"] = effect.number
    return speech.say(f"effect-{name}", **arguments)


def _only_names(name: str, somebody: Person) -> Arguments:
    found = somebody.arguments(name)
    del found["person"]
    return found


def _change(speech: Speech, effect: Effect, who: Person) -> str:
    """Something is gained or lost."""
    assert effect.n is not None
    gains = effect.word == v.GAIN
    verb = "gain" if gains else "lose"
    arguments: Arguments = {**who.arguments(), "n": at_least_one(effect.n)}
    what = effect.what
    arguments["where"] = located(speech, _place_of(speech, effect))
    name = f"{verb}-{RESOURCES[what]}"
    if what in WITH_PARTNER and effect.where is not None:
        realm = Person(partner(speech, effect.where), "one")
        return speech.say(f"effect-{name}", **arguments | _only_names("realm", realm))
    if what == CASUS_BELLI and effect.against is not None:
        name += "-optional" if effect.optional else ""
        realm = Person(partner(speech, effect.against), "one")
        return speech.say(f"effect-{name}", **arguments | _only_names("realm", realm))
    if what == VASSAL and effect.n.word == ALL_AMOUNT and effect.where is not None:
        realm = Person(partner(speech, effect.where), "one")
        return speech.say("effect-gain-vassal-all", **arguments | _only_names("realm", realm))
    if what == MANPOWER:
        return speech.say(
            f"effect-{name}", **arguments, things=counted(speech, "noun-unit", effect.n)
        )
    if what == ACTION_CARD:
        name += _cards_from(effect)
        return speech.say(f"effect-{name}", **arguments, things=_thing(speech, effect))
    if what in PLACED:
        verb = "place" if gains else "remove"
    found = speech.say(f"effect-{verb}", **arguments, things=_thing(speech, effect))
    return found + _limits(speech, effect)


def _cards_from(effect: Effect) -> str:
    if effect.word == v.LOSE:
        return ""
    if effect.source != NONE:
        return f"-{SOURCES[effect.source]}"
    return f"-{POWERS[effect.deck]}" if 0 <= effect.deck < len(POWERS) else ""


def _place_of(speech: Speech, effect: Effect) -> Place:
    if effect.where is None:
        return Place()
    return place(speech, effect.where, n=at_least_one(effect.n))


def _limits(speech: Speech, effect: Effect) -> str:
    found = []
    if effect.max_per_area < NO_MOST:
        found.append(speech.say("text-max-per-area", n=effect.max_per_area))
    if effect.room_only:
        found.append(speech.say("text-room-only"))
    return f" ({', '.join(found)})" if found else ""


def _pieces(speech: Speech, effect: Effect) -> str:
    """So many own Towns, Provinces or Areas, and where."""
    amount = effect.n or number(1)
    usual = {
        v.UNREST: "own-town" if effect.towns_only else "own-disc",
        v.DEVELOP: "own-small-town",
    }.get(effect.word, "own-province")
    if effect.where is None:
        return counted(speech, f"noun-{usual}", amount)
    if effect.word == v.DEVASTATE:
        return areas(speech, effect.where, amount)
    if effect.word == v.LIBERATE and effect.where.word == selectors.PROVINCES:
        names = province_names(speech, effect.where, "or")["names"]
        return speech.say("object-of-own-provinces", names=names, n=at_least_one(amount))
    found = place(speech, effect.where)
    if effect.word in (v.CALM, v.DEVELOP) and found.noun not in ("", usual):
        only = speech.say(f"noun-{found.noun}.many")
        return counted(speech, f"noun-{usual}", amount) + f" ({only})" + found.tail()
    return counted(speech, f"noun-{found.noun or usual}", amount) + found.tail()


def _faith(speech: Speech, effect: Effect, name: str) -> tuple[str, Arguments]:
    arguments: Arguments = {}
    faith = effect.faith
    if faith < len(FAITHS):
        form = "acc" if effect.word == v.SPREAD else "to"
        arguments["faith"] = speech.say(f"believing-{FAITHS[faith]}.{form}")
    if effect.word == v.STATE_RELIGION:
        return name if effect.penalties else "state-religion-free", arguments
    if effect.word == v.CONVERT:
        if faith == UNDERLYING:
            name = "convert-underlying"
        elif faith == OWN_FAITH:
            arguments["faith"] = speech.say("believing-own.to")
        assert effect.where is not None
        arguments["areas"] = areas(speech, effect.where, effect.n or Amount(ALL_AMOUNT))
        return name, arguments
    assert effect.n is not None
    if effect.where is None:
        return "spread-beside", {**arguments, "areas": counted(speech, "noun-area", effect.n)}
    return name, {**arguments, "areas": areas(speech, effect.where, effect.n)}


def _node(speech: Speech, effect: Effect) -> str:
    assert effect.where is not None
    if effect.where.word == selectors.CHOSEN:
        return speech.say("partner-chosen-node")
    names = node_names(speech, effect.where, "or")
    return speech.say("object-node" if names["n"] == 1 else "object-of-nodes", **names)


def _dice(speech: Speech, effect: Effect, name: str) -> tuple[str, Arguments]:
    assert effect.n is not None
    if effect.word == v.REROLL:
        return name, {"things": counted(speech, "noun-battle-die", effect.n)}
    if effect.word == v.REMOVE_DIE:
        return name, {}
    symbols = speech.listed([speech.say(f"hit-{HITS[symbol]}") for symbol in effect.hit_on], "or")
    dice = counted(speech, f"noun-{LAND_UNITS[effect.unit]}-die", effect.n)
    return f"strike-{('enemy', 'besieger')[effect.side]}", {"things": dice, "symbols": symbols}


def _idea(speech: Speech, effect: Effect, who: Person) -> str:
    if effect.idea != NONE:
        what = speech.say("object-idea", idea=speech.say(f"idea-{IDEAS.ids[effect.idea]}"))
    else:
        kind = (
            f"object-any-idea-{POWERS[effect.power]}" if effect.power != NONE else "object-any-idea"
        )
        what = speech.say(kind)
    if effect.source != NONE:
        what += " " + speech.say(f"idea-from-{IDEA_SOURCES[effect.source]}")
    if not effect.government:
        what += " " + speech.say("idea-no-government")
    cost = "idea-free" if effect.discount == ALL_OF_IT else "idea-discount"
    if effect.discount:
        what += " " + speech.say(cost, n=effect.discount)
    if effect.pay_with:
        powers = [speech.say(f"cost-of-{POWERS[power]}") for power in effect.pay_with]
        what += " " + speech.say("idea-pay-with", powers=speech.listed(powers, "or"))
    return speech.say("effect-idea", **who.arguments(), idea=what)


def _action(speech: Speech, effect: Effect, who: Person) -> str:
    found = speech.say(
        "effect-action",
        **who.arguments(),
        action=speech.say(f"action-{ACTIONS[effect.action]}"),
        **{"action-within": speech.say(f"cost-{ACTIONS[effect.action]}")},
        times=effect.times,
    )
    prices = []
    if effect.free:
        prices.append(speech.say("action-free"))
    if effect.discount:
        prices.append(speech.say("action-discount", n=effect.discount))
    notes = []
    if effect.extras is not None:
        prices += extras_notes(speech, effect.extras, PRICES)
        others = [name for name in fields(effect.extras) if name not in PRICES]
        notes = extras_notes(speech, effect.extras, others)
    found = " ".join([found, speech.listed(prices)] if prices else [found])
    return f"{found} ({', '.join(notes)})" if notes else found


def extras_notes(speech: Speech, extras: Extras, names: Sequence[str]) -> list[str]:
    """How an action that is gained differs, in what these names say."""
    found = []
    for name in names:
        value = getattr(extras, name)
        part = name.replace("_", "-")
        if name == "only":
            if value:
                kinds = [speech.say(f"kind-category-{CATEGORIES[each]}") for each in value]
                found.append(speech.say("with-only", kinds=speech.listed(kinds, "or")))
        elif name == "mover":
            if value is not None:
                found.append(speech.say("with-mover"))
        elif value is True:
            found.append(speech.say(f"with-{part}"))
        elif value == ALL_OF_IT:
            found.append(speech.say(f"with-{part}-all"))
        elif value and value != NONE:
            found.append(speech.say(f"with-{part}", n=value))
    return found


def happening(speech: Speech, effect: Effect) -> str | None:
    """What happens by itself, as a whole sentence; None if somebody does it."""
    word = effect.word
    if word in (v.GAIN, v.LOSE) and effect.what == IMPERIAL_AUTHORITY:
        assert effect.n is not None
        verb = "gain" if word == v.GAIN else "lose"
        return speech.say(f"effect-{verb}-imperial-authority", n=at_least_one(effect.n))
    if (
        word == v.GAIN
        and not effect.is_named
        and effect.where is not None
        and effect.what == MANPOWER_TOKEN
    ):
        return speech.say(
            "effect-gain-manpower-token-npr", where=place(speech, effect.where).tail()
        )
    if word == v.WAR:
        defender = _only_names("other", speech.realm(REALMS[effect.other]))
        return speech.say(
            "effect-war", **speech.realm(REALMS[effect.realm]).arguments(), **defender
        )
    if word == v.INDEPENDENCE:
        return speech.say("effect-independence", **speech.realm(REALMS[effect.realm]).arguments())
    if word == v.DNPR:
        provinces = [speech.say(f"province-{PROVINCES[each]}") for each in effect.provinces]
        provinces[0] = speech.say("text-capital", province=provinces[0])
        return speech.say(
            "effect-dnpr",
            **speech.realm(REALMS[effect.realm]).arguments(),
            colour=small(speech.say(f"colour-{COLOURS[effect.colour]}")),
            pattern=speech.say(f"pattern-{PATTERNS[effect.pattern]}"),
            provinces=speech.listed(provinces),
        )
    if word == v.HRE:
        name = "leaves" if effect.leaves else "rejoins"
        return speech.say(f"effect-hre-{name}", area=speech.say(f"area-{AREAS[effect.area]}"))
    if word == v.UNION:
        assert effect.where is not None
        realm = Person(partner(speech, effect.where), "one")
        return speech.say("effect-union", **_only_names("realm", realm))
    if word == v.FORBID:
        return _forbidden(speech, effect)
    return None


def _forbidden(speech: Speech, effect: Effect) -> str:
    arguments: Arguments = {"action": speech.say(f"forbidden-{FORBIDDEN[effect.forbidden]}")}
    name = "between" if effect.between else "with"
    realms = [speech.realm(REALMS[each]).forms for each in effect.between or effect.realms]
    for case in realms[0] if realms else ():
        key = f"realms-{case}" if case else "realms"
        arguments[key] = speech.listed([forms[case] for forms in realms])
    found = speech.say(f"effect-forbid-{name}", **arguments)
    if effect.with_allies:
        found += " " + speech.say("forbid-allies")
    for times, message in ((effect.ages, "forbid-ages"), (effect.rounds, "forbid-rounds")):
        if times:
            listed = speech.listed([str(each) for each in times])
            found += " " + speech.say(message, times=listed, n=len(times))
    return found
