"""Whole cards in words, for drawings, the terminal and programs."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kronika.core.scene import Words
from kronika.core.text import MissingWords

from ..content import Content
from ..decks.actions import CostChange
from ..decks.goals import Criterion
from ..decks.shared import PAID, Timing
from ..effects import people
from ..effects import verbs as v
from ..effects.conditions import ALL
from ..effects.nodes import Condition, Effect
from ..names import CHARACTERS, IDEAS, RULERS, RULES, TITLES, USES
from ..places import AREAS, CONTINENTS, NODES, PROVINCES
from ..terms import (
    DISPLAY_TIME,
    LAND_UNITS,
    MILESTONE_PRESTIGE,
    NONE,
    POWERS,
    REACTION_TIME,
    REACTIONS,
    SPECIAL_GOODS,
    SYMBOLS,
    TIMINGS,
)
from .amounts import resource
from .conditions import clause
from .effects import chooser, effect_sentences, inline, needed, options_of
from .modifiers import modifier_words
from .people import person
from .speech import YOU, Speech, sentence, small

OPTION_A: Final = "option-a"
OPTION_B: Final = "option-b"
REQUIRES: Final = "requires"
EFFECT: Final = "effect"
SYMBOL: Final = "symbols"
PRESTIGE: Final = "prestige"
TIMING: Final = "timing"
COST: Final = "cost"
CHARACTER: Final = "character"
RULER: Final = "ruler"
USE: Final = "use"
NODE: Final = "node"
PLACE: Final = "place"


class Line(NamedTuple):
    """A paragraph of a card: its part in the card (one of the names above), and its words."""

    role: str
    text: str


def speech_of(words: Words, content: Content) -> Speech:
    """How the cards of a pack speak in a language."""
    return Speech(words, content, clause)


def card_lines(words: Words, content: Content, kind: str, number: int) -> list[Line]:
    """What a card says, paragraph by paragraph.

    `kind` is one of those of `words.py`: an action "card" or only its "title", an "idea", "event",
    "mission", "milestone", "struggle", "trade" card; or "scenario": its special rules.
    """
    return KINDS[kind](speech_of(words, content), number)


def card_text(words: Words, content: Content, kind: str, number: int) -> str:
    """What a card says, as lines of a tooltip or a terminal."""
    return "\n".join(line.text for line in card_lines(words, content, kind, number))


def body(speech: Speech, effects: Sequence[Effect], written: str | None = None) -> list[Line]:
    """Effects, with the options of a choice as paragraphs of their own."""
    if written is not None:
        return [Line(EFFECT, written)]
    found: list[Line] = []
    rest: list[Effect] = []
    for effect in effects:
        if effect.word != v.CHOOSE and not _leads_to_choice(effect):
            rest.append(effect)
            continue
        found += [Line(EFFECT, each) for each in effect_sentences(speech, rest)]
        rest = []
        found += _options(speech, effect) if effect.word == v.CHOOSE else _if(speech, effect)
    return found + [Line(EFFECT, each) for each in effect_sentences(speech, rest)]


def _leads_to_choice(effect: Effect) -> bool:
    """Whether it is a condition for a choice."""
    within = [*effect.then, *effect.otherwise]
    return effect.word == v.IF and any(each.word == v.CHOOSE for each in within)


def _if(speech: Speech, effect: Effect) -> list[Line]:
    """A condition in a line of its own, before the choice that depends on it."""
    assert effect.condition is not None
    cond = clause(speech, effect.condition)
    found = [Line(EFFECT, sentence(speech.say("text-if", cond=cond, then="").strip()))]
    found += body(speech, effect.then)
    if not effect.otherwise:
        return found
    if any(each.word == v.CHOOSE for each in effect.otherwise):
        found.append(Line(EFFECT, sentence(speech.say("text-otherwise", then="").strip())))
        return found + body(speech, effect.otherwise)
    words = speech.say("text-otherwise", then=inline(speech, effect.otherwise))
    return [*found, Line(EFFECT, sentence(words))]


def _options(speech: Speech, effect: Effect) -> list[Line]:
    inner, who = options_of(speech, effect)
    found = []
    if chooser(speech, effect).number != YOU:
        found.append(Line(EFFECT, sentence(speech.say("text-chooses", **who.arguments()))))
    for place, (role, effects) in enumerate(
        ((OPTION_A, effect.first), (OPTION_B, effect.second)),
    ):
        words = needed(speech, effect.needs, place)
        text = " ".join(effect_sentences(inner, effects))
        found.append(Line(role, sentence(words + inline(inner, effects)) if words else text))
    return found


def requirement_lines(speech: Speech, conditions: Sequence[Condition]) -> list[Line]:
    """What must hold, one line for each part."""
    parts = [part for each in conditions for part in (each.parts if each.word == ALL else [each])]
    return [Line(REQUIRES, sentence(clause(speech, part))) for part in parts]


def _written(speech: Speech, message: str) -> str | None:
    """The text that somebody wrote for a card, if there is one."""
    try:
        return speech.say(message)
    except MissingWords:
        return None


# Action cards


def _title(speech: Speech, number: int) -> list[Line]:
    title = speech.content.actions.titles[number]
    found = [Line(COST, _cost(speech, title.costs))]
    found.append(Line(TIMING, timing(speech, title.timings, title.covert)))
    found += requirement_lines(speech, title.requires)
    found += [Line(COST, sentence(_cost_change(speech, each))) for each in title.changes]
    if title.effects:
        found += body(speech, title.effects, _written(speech, f"title-text-{TITLES.ids[number]}"))
    for use in title.uses:
        found.append(Line(USE, _use(speech, use)))
    return found


def costs(speech: Speech, amounts: Sequence[int]) -> str:
    """Monarch Power and ducats; "" if nothing is paid."""
    found = [
        speech.say(f"thing-{PAID[place]}", n=amount)
        for place, amount in enumerate(amounts)
        if amount
    ]
    return speech.listed(found) if found else ""


def _cost(speech: Speech, amounts: Sequence[int]) -> str:
    found = costs(speech, amounts)
    return speech.say("text-cost", cost=found) if found else sentence(speech.say("text-free"))


def timing(speech: Speech, timings: Sequence[Timing], covert: bool) -> str:
    """When it is played."""
    found = []
    for each in timings:
        if each.kind == REACTION_TIME:
            found.append(speech.say(f"timing-{REACTIONS[each.trigger]}"))
        elif each.kind == DISPLAY_TIME:
            found.append(speech.say("timing-display", n=each.uses))
        else:
            found.append(speech.say(f"timing-{TIMINGS[each.kind]}"))
    if covert:
        found.append(speech.say("timing-covert"))
    return sentence("; ".join(found))


def _cost_change(speech: Speech, change: CostChange) -> str:
    power = speech.say(f"cost-of-{PAID[change.paid]}")
    if change.by_stability:
        return speech.say("cost-by-stability", power=power)
    things = speech.say(f"thing-{PAID[change.paid]}", n=abs(change.delta))
    found = speech.say("cost-less" if change.delta < 0 else "cost-more", things=things)
    if change.condition is None:
        return found
    return speech.say("text-if", cond=clause(speech, change.condition), then=found)


def _use(speech: Speech, number: int) -> str:
    use = speech.content.actions.uses[number]
    written = _written(speech, f"use-text-{USES.ids[number]}")
    if written is None:
        written = " ".join(line.text for line in body(speech, use.effects))
    cost = costs(speech, use.costs)
    return speech.say(
        "text-use",
        name=speech.say(f"use-{USES.ids[number]}"),
        cost=speech.say("text-pay", cost=cost) if cost else speech.say("text-free"),
        times=use.times,
        text=written,
    )


def _card(speech: Speech, number: int) -> list[Line]:
    card = speech.content.actions.cards[number]
    return [*_title(speech, card.title), Line(CHARACTER, character(speech, card.character))]


def character(speech: Speech, number: int) -> str:
    """An Advisor or a Leader: what he can, what he costs, which symbol makes him ill."""
    facts = speech.content.actions.characters[number]
    name = speech.say(f"character-{CHARACTERS.ids[number]}")
    if facts.power != NONE:
        return speech.say(
            "text-advisor",
            name=name,
            years=_years(facts.years),
            power=speech.say(f"cost-of-{POWERS[facts.power]}"),
            skill=facts.skill,
            cost=speech.say("thing-ducats", n=facts.ducats),
            mortality=facts.mortality,
        )
    return speech.say(
        "text-leader",
        name=name,
        years=_years(facts.years),
        dice=_dice(speech, facts.dice),
        cost=speech.say("thing-mil", n=facts.mil),
        skills="/".join(str(skill) for skill in facts.skills),
        mortality=facts.mortality,
    )


def _years(years: str) -> str:
    return years.replace("-", "–")


def _dice(speech: Speech, dice: Sequence[int]) -> str:
    found = [
        speech.say(f"noun-{LAND_UNITS[unit]}-die", n=count)
        for unit, count in enumerate(dice)
        if count
    ]
    return speech.listed(found) if found else speech.say("text-no-dice")


# Ideas


def _idea(speech: Speech, number: int) -> list[Line]:
    idea = speech.content.ideas.ideas[number]
    cost = speech.say(f"thing-{POWERS[idea.power]}", n=idea.cost)
    found = [Line(COST, speech.say("text-cost", cost=cost))]
    for name, marked in (("basic", idea.basic), ("government", idea.government)):
        if marked:
            found.append(Line(TIMING, speech.say(f"text-idea-{name}")))
    found += requirement_lines(speech, idea.requires)
    written = _written(speech, f"idea-text-{IDEAS.ids[number]}")
    if written is not None:
        return [*found, Line(EFFECT, written)]
    found += [Line(EFFECT, sentence(modifier_words(speech, each))) for each in idea.modifiers]
    found += [Line(EFFECT, each) for each in effect_sentences(speech, idea.triggers)]
    if idea.immediate:
        found.append(
            Line(
                EFFECT, sentence(speech.say("text-immediate", then=inline(speech, idea.immediate)))
            )
        )
    return found


# Events


def _event(speech: Speech, number: int) -> list[Line]:
    event = speech.content.events.events[number]
    found = body(speech, event.effects)
    if event.ruler != NONE:
        found.append(Line(RULER, ruler(speech, event.ruler)))
    if event.symbols:
        symbols = [small(speech.say(f"symbol-{SYMBOLS[each]}")) for each in event.symbols]
        found.append(Line(SYMBOL, sentence(", ".join(symbols))))
    return found


def ruler(speech: Speech, number: int) -> str:
    """A Ruler: skills, dice, which symbol makes him ill."""
    facts = speech.content.events.rulers[number]
    found = speech.say(
        "text-ruler",
        name=speech.say(f"ruler-{RULERS.ids[number]}"),
        reign=_years(facts.reign),
        skills="/".join(str(skill) for skill in facts.skills),
        dice=_dice(speech, facts.dice),
        mortality=facts.mortality,
    )
    return f"{found} {speech.say('text-ill-health')}" if facts.ill_health else found


# Goals


def _mission(speech: Speech, number: int) -> list[Line]:
    mission = speech.content.goals.missions[number]
    assert mission.requirement is not None
    return [
        *requirement_lines(speech, [mission.requirement]),
        *body(speech, mission.effects),
        Line(PRESTIGE, speech.say("text-prestige", n=mission.prestige)),
    ]


def _milestone(speech: Speech, number: int) -> list[Line]:
    milestone = speech.content.goals.milestones[number]
    assert milestone.requirement is not None
    prestige = " / ".join(str(each) for each in MILESTONE_PRESTIGE)
    return [
        *requirement_lines(speech, [milestone.requirement]),
        *body(speech, milestone.effects),
        Line(PRESTIGE, speech.say("text-milestone-prestige", prestige=prestige)),
    ]


def _struggle(speech: Speech, number: int) -> list[Line]:
    struggle = speech.content.goals.struggles[number]
    areas = [speech.say(f"area-{AREAS[area]}") for area in struggle.areas]
    found = [Line(PLACE, sentence(speech.say("text-battleground", areas=speech.names(areas))))]
    return found + [Line(EFFECT, sentence(criterion(speech, each))) for each in struggle.criteria]


def criterion(speech: Speech, facts: Criterion) -> str:
    """Who gains or loses Prestige, and if what."""
    who = person(speech, facts.who)
    lost = facts.prestige < 0
    things = (
        resource(speech, 5, facts.amount)
        if facts.amount is not None
        else speech.say("thing-prestige", n=abs(facts.prestige))
    )
    name = "lose" if lost else "gain"
    said = speech.say(f"effect-{name}", **who.arguments(), things=things, where="")
    said = speech.say("text-clause", who=who.name, said=said) if who.name else said
    if facts.condition is None:
        return said
    is_realm = facts.who.word == people.REALM
    about = speech.about(speech.that_player(who if is_realm else None))
    return speech.say("text-then-if", said=said, cond=clause(about, facts.condition))


# Trade


def _trade(speech: Speech, number: int) -> list[Line]:
    card = speech.content.trade.cards[number]
    found = []
    for node in card.nodes:
        keys = [
            speech.say(f"province-{PROVINCES[key]}") + (f" +{plus}" if plus else "")
            for key, plus in zip(node.keys, node.plus)
        ]
        name = speech.say(f"node-{NODES[node.node]}")
        if node.secondary != NONE:
            name = speech.say(
                "text-secondary", name=name, other=speech.say(f"node-{NODES[node.secondary]}")
            )
        rule = speech.say(f"text-key-rule-{node.rule}") if node.rule != NONE else ""
        text = speech.say("text-node", name=name, keys=", ".join(keys))
        found.append(Line(NODE, f"{text} {rule}".strip()))
    tables = speech.content.tables
    rows = [
        speech.say("text-trade-row", least=least, regular=row[0], expanded=row[1])
        for least, row in zip(tables.trade_powers, tables.trade_income[card.sort])
    ]
    found.append(Line(EFFECT, speech.say("text-trade-income", rows="; ".join(rows))))
    if card.special != NONE:
        found.append(Line(EFFECT, speech.say(f"text-special-{SPECIAL_GOODS[card.special]}")))
    if card.continents:
        where = [speech.say(f"continent-{CONTINENTS[each]}") for each in card.continents]
        found.append(Line(REQUIRES, speech.say("text-continent", names=speech.listed(where, "or"))))
    return found


# Scenarios


def _scenario(speech: Speech, number: int) -> list[Line]:
    scenario = speech.content.scenarios[number]
    return [
        line
        for rule in scenario.rules
        for line in body(
            speech, rule.effects, _written(speech, f"scenario-rule-{RULES.ids[rule.number]}")
        )
    ]


KINDS: Final[dict[str, Callable[[Speech, int], list[Line]]]] = {
    "card": _card,
    "title": _title,
    "idea": _idea,
    "event": _event,
    "mission": _mission,
    "milestone": _milestone,
    "struggle": _struggle,
    "trade": _trade,
    "scenario": _scenario,
}
