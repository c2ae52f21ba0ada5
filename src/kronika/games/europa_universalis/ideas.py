"""Chapter 8 and EU-5.1.RI: Ideas are researched."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .agenda import EFFECTS, Duty, Scene
from .effects import things
from .effects.nodes import Modifier
from .effects.vocabulary import IDEA as OF_IDEA
from .effects.walk import every_condition
from .empire import bars_government
from .holding import holds
from .manner import Manner
from .modifiers import costs_in_force
from .purse import pay_power, power_of
from .religion import shed_revolution
from .state import Table, changed
from .terms import NONE, POWERS, REVOLUTIONARY
from .words import IDEA, PLAYER

RESEARCH: Final = Verb("research", (IDEA,), "EU-5.1.RI1")
GIVE_BACK: Final = Verb("idea-makes-room", (IDEA,), "EU-8.5")

ASK_RESEARCH: Final = Prompt("research", (), "EU-5.1.RI1")
ASK_GIVE_BACK: Final = Prompt("idea-makes-room", (IDEA,), "EU-8.5")

RESEARCHED: Final = Event("researches", (PLAYER, IDEA))


def idea_cost(s: Table, seat: int, idea: int, manner: Manner) -> int:
    """EU-5.1.RI1, EU-8.3: the printed Monarch Power of its type, as Ideas and cards change it; a
    discount of the effect itself comes first."""
    return _changed_cost(s, idea, manner, costs_in_force(s, seat, things.RESEARCH_IDEA))


def _changed_cost(s: Table, idea: int, manner: Manner, changes: list[Modifier]) -> int:
    if manner.free:
        return 0
    cost = least = 0
    card = s.content.ideas.ideas[idea]
    printed = max(0, card.cost - manner.discount)
    for modifier in changes:
        is_type = modifier.paid == card.power or modifier.paid == things.PAID_ANY
        if is_type and (modifier.idea == NONE or modifier.idea == idea):
            cost += modifier.delta
            least = max(least, min(modifier.least, printed))
    return max(least, printed + cost)


def has_idea(s: Table, seat: int, idea: int) -> bool:
    """EU-5.1.RI1: each player has each Idea at most once."""
    return seat in s.tags[idea]


def may_research(s: Table, seat: int, idea: int) -> bool:
    """EU-8.1, EU-18.3.6: what it requires holds; subjects of a strong Emperor keep their form."""
    card = s.content.ideas.ideas[idea]
    if has_idea(s, seat, idea) or (card.government and bars_government(s, seat)):
        return False
    scene = Scene(s.active, seat, OF_IDEA, idea)
    return all(holds(s, condition, scene) for condition in card.requires)


def researchable(s: Table, seat: int, manner: Manner) -> list[int]:
    """The Ideas on display that a player can research and pay."""
    return [idea for idea in _payable(s, seat, manner) if may_research(s, seat, idea)]


def _payable(s: Table, seat: int, manner: Manner) -> list[int]:
    changes = costs_in_force(s, seat, things.RESEARCH_IDEA)
    found: list[int] = []
    for type in range(len(POWERS)):
        power = power_of(s, seat, type)
        for idea in s.idea_display[type]:
            if power >= _changed_cost(s, idea, manner, changes):
                found.append(idea)
    return found


def can_research_idea(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.1.RI1."""
    return any(may_research(s, seat, idea) for idea in _payable(s, seat, manner))


def research_idea(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.1.RI1: pay for an Idea on display."""
    options = [RESEARCH.of(idea) for idea in researchable(s, seat, manner)]
    option = yield Ask(seat, ASK_RESEARCH, options, default=options[0])
    pay_power(
        s,
        seat,
        s.content.ideas.ideas[option.a].power,
        idea_cost(s, seat, option.a, manner),
    )
    research(s, seat, option.a)


def research(s: Table, seat: int, idea: int) -> None:
    """EU-5.1.RI2, EU-5.1.RI3, EU-5.1.RI4, EU-8.2, EU-8.6, EU-OPA06: a Tag chit, and Prestige.

    What has been paid, and that it is on display, is the caller's.
    """
    card, tables = s.content.ideas.ideas[idea], s.content.tables
    earlier = s.tags[idea]
    s.prestige[seat] += tables.idea_prestige
    each = tables.earlier_prestige[min(len(earlier), len(tables.earlier_prestige) - 1)]
    for other in earlier:
        s.prestige[other] += each
    if card.government:
        _leave_government(s, seat)
    s.tags = changed(s.tags, idea, (*earlier, seat))
    s.tell(RESEARCHED, seat, idea)
    if card.immediate and not s.switches.is_bot(seat):
        scene = Scene(s.active, seat, OF_IDEA, idea)
        s.agenda.append(Duty(EFFECTS, 0, effects=card.immediate, scene=scene))
    is_revolutionary = s.religion[s.realm_of[seat]] == REVOLUTIONARY
    if card.government and is_revolutionary and not _is_revolution(s, idea):
        shed_revolution(s, seat)


def _leave_government(s: Table, seat: int) -> None:
    """EU-8.6: one form of government at a time; no Prestige is lost."""
    for idea, owners in enumerate(s.tags):
        if seat in owners and s.content.ideas.ideas[idea].government:
            s.tags = changed(s.tags, idea, tuple([owner for owner in owners if owner != seat]))


def _is_revolution(s: Table, idea: int) -> bool:
    """EU-15.0.13: the form of government that keeps the Revolution: it asks for one."""
    return any(
        condition.faith == REVOLUTIONARY or REVOLUTIONARY in condition.faiths
        for requirement in s.content.ideas.ideas[idea].requires
        for condition in every_condition(requirement)
    )


def fetch(s: Table, seat: int, idea: int) -> Rules:
    """EU-8.5, EU-16.3.19: an Idea from its deck takes the place of an unresearched one."""
    type = s.content.ideas.ideas[idea].power
    if idea in s.idea_display[type]:
        return
    s.idea_decks[type].remove(idea)
    shown = s.idea_display[type]
    leaving = [each for each in shown if not s.tags[each] and not s.content.ideas.ideas[each].basic]
    if not leaving:
        shown.append(idea)
        return
    options = [GIVE_BACK.of(each) for each in leaving]
    option = yield Ask(seat, ASK_GIVE_BACK, options, idea, default=options[0])
    shown[shown.index(option.a)] = idea
    s.idea_decks[type].append(option.a)
