"""What changes for a while, in words."""

from ..effects import modifiers as m
from ..effects import people
from ..effects.modifiers import MODIFIERS
from ..effects.nodes import Modifier
from ..effects.things import (
    BATTLES,
    COST_TYPES,
    COSTS,
    DICE,
    ENABLED,
    IMMUNITIES,
    INCOMES,
    LIMITS,
    PER,
    PLAY_CARD,
    SIDES,
    TO_WAR,
)
from ..names import IDEAS, TITLES
from ..terms import HITS, LAND_UNITS, NONE
from .people import person
from .places import nodes, place
from .speech import Arguments, Speech


def modifier_words(speech: Speech, modifier: Modifier) -> str:
    """A modifier as a clause."""
    word = modifier.word
    name = MODIFIERS.words[word].name
    arguments: Arguments = {
        **person(speech, modifier.who).arguments(),
        "n": abs(modifier.delta),
        "more": "yes" if modifier.delta > 0 else "no",
    }
    if word == m.COST:
        return _cost(speech, modifier, arguments)
    if word == m.INCOME:
        kind = INCOMES[modifier.paid]
        arguments["things"] = speech.say(f"thing-{kind}", n=abs(modifier.delta))
    elif word == m.DICE:
        name = "dice-leader" if DICE[modifier.unit] == "leader-dice" else "dice"
        arguments["kind"] = speech.say(f"dice-{DICE[modifier.unit]}")
        arguments["where"] = _battle(speech, modifier)
    elif word == m.HITS:
        arguments["symbol"] = speech.say(f"hit-{HITS[modifier.symbol]}")
        arguments["kind"] = speech.say(f"result-{LAND_UNITS[modifier.counts_as]}", n=modifier.n)
    elif word == m.CAPACITY:
        name = f"capacity-{SIDES[modifier.side]}"
    elif word == m.TRADE_POWER:
        assert modifier.where is not None
        arguments["where"] = nodes(speech, modifier.where)
    elif word == m.TRADE_INCOME:
        arguments["things"] = speech.say("thing-ducats", n=abs(modifier.delta))
    elif word == m.LIMIT:
        name = f"limit-{LIMITS[modifier.limit]}"
    elif word == m.IMMUNE:
        name, more = _immune(speech, modifier)
        arguments |= more
    elif word == m.ENABLE:
        name = f"enable-{ENABLED[modifier.enabled]}"
    elif word == m.REROLL:
        arguments["n"] = max(modifier.n, 1)
    found = speech.say(f"modifier-{name}", **arguments)
    if modifier.bot_power:
        found = speech.say("modifier-bot-power", said=found, n=abs(modifier.bot_power))
    if modifier.condition is not None:
        cond = speech.clause(speech, modifier.condition)
        return speech.say("text-if", cond=cond, then=found)
    return found


def _cost(speech: Speech, modifier: Modifier, arguments: Arguments) -> str:
    action = speech.say(f"cost-{COSTS[modifier.action]}") if modifier.action != PLAY_CARD else ""
    if modifier.action == PLAY_CARD:
        title = speech.say(f"title-{TITLES.ids[modifier.title]}")
        action = speech.say("cost-card", title=title)
    if modifier.idea != NONE:
        idea = speech.say(f"idea-{IDEAS.ids[modifier.idea]}")
        action = speech.say("cost-research-that", idea=idea)
    if modifier.where is not None:
        action += place(speech, modifier.where).tail()
    paid = COST_TYPES[modifier.paid]
    arguments["action"] = action
    arguments["things"] = speech.say(f"paid-{paid}", n=abs(modifier.delta))
    arguments["per"] = f" {speech.say(f'per-{PER[modifier.per]}')}" if modifier.per else ""
    found = speech.say("modifier-cost", **arguments)
    if modifier.least:
        found += " " + speech.say("cost-least", n=modifier.least)
    return found


def _battle(speech: Speech, modifier: Modifier) -> str:
    if modifier.battle == NONE:
        return ""
    return f" {speech.say(f'battle-{BATTLES[modifier.battle]}')}"


def _immune(speech: Speech, modifier: Modifier) -> tuple[str, Arguments]:
    name = f"immune-{IMMUNITIES[modifier.immunity]}"
    how = "or" if modifier.immunity == TO_WAR else "and"
    where = place(speech, modifier.where, how).tail() if modifier.where is not None else ""
    if modifier.immunity == TO_WAR:
        everybody = modifier.who.word == people.ALL_PLAYERS
        return f"{name}-all" if everybody else name, {"where": where}
    if modifier.areas:
        return f"{name}-areas", {"areas": modifier.areas}
    return name, {"where": where}


def modifiers_words(speech: Speech, modifiers: list[Modifier]) -> str:
    """Several modifiers in a sentence."""
    return "; ".join(modifier_words(speech, each) for each in modifiers)
