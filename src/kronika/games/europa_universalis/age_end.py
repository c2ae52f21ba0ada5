"""Chapter 4.6: the end of an age."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import AGE_END, Duty
from .dealing import available_ideas, build_event_deck, lay_out_milestones
from .effects import things
from .marriages import end_marriage, partners_of
from .modifiers import is_immune
from .order import turn_order
from .purse import pay_power, power_of
from .state import Table, changed
from .terms import DIP, MILESTONE_DECKS, NONE, POWERS
from .triggers import fire
from .words import AGE, IDEA, MILESTONE, NUMBER, PLAYER, REALM

NEW_CARDS: Final = 0
REPLACEMENT: Final = 1
MARRIAGE: Final = 2
"""Parts: EU-4.6.1, EU-4.6.2, EU-4.6.3, EU-4.6.4, EU-4.6.5; b: whose."""
KEPT_MARRIAGE_DIP: Final = 2
"""EU-4.6.5."""

REPLACE_IDEA: Final = Verb("replace-idea", (IDEA,), "EU-4.6.4")
REPLACE_MILESTONE: Final = Verb("replace-milestone", (MILESTONE,), "EU-4.6.4")
REPLACE_NOTHING: Final = Verb("replace-nothing")
NEW_IDEA: Final = Verb("choose-idea", (IDEA,))
NEW_MILESTONE: Final = Verb("choose-milestone", (MILESTONE,))
GIVE_UP_MARRIAGE: Final = Verb("give-up-marriage", (REALM,), "EU-4.6.5")
KEEP_MARRIAGES: Final = Verb("keep-marriages", (NUMBER,), "EU-4.6.5")

ASK_REPLACE: Final = Prompt("replace-new-card", (), "EU-4.6.4")
ASK_NEW_IDEA: Final = Prompt("choose-idea", (IDEA,), "EU-4.6.4")
ASK_NEW_MILESTONE: Final = Prompt("choose-milestone", (MILESTONE,), "EU-4.6.4")
ASK_MARRIAGE: Final = Prompt("give-up-marriage", (), "EU-4.6.5")

AGE_BEGINS: Final = Event("age-begins", (AGE,))
REPLACES_IDEA: Final = Event("replaces-idea", (PLAYER, IDEA, IDEA))
REPLACES_MILESTONE: Final = Event("replaces-milestone", (PLAYER, MILESTONE, MILESTONE))
SCORES_MARRIAGE: Final = Event("scores-marriage", (PLAYER,))
KEEPS_MARRIAGES: Final = Event("keeps-marriages", (PLAYER,))


def begin_age_end(s: Table) -> None:
    """EU-4.5.D1: put the parts of the routine on the agenda."""
    seats = list(reversed(turn_order(s)))
    s.agenda += [Duty(AGE_END, MARRIAGE, seat) for seat in seats]
    s.agenda.append(Duty(AGE_END, MARRIAGE))
    s.agenda.append(Duty(AGE_END, REPLACEMENT))
    s.agenda.append(Duty(AGE_END, NEW_CARDS))


def age_end(s: Table, duty: Duty) -> Rules:
    """EU-4.6.1, EU-4.6.4, EU-4.6.5: a part of the routine."""
    if duty.a == NEW_CARDS:
        _begin_age(s)
    elif duty.a == REPLACEMENT:
        yield from _replace(s)
    elif duty.b == NONE:
        _score_marriages(s)
    else:
        yield from _give_up_marriage(s, duty.b)


def _begin_age(s: Table) -> None:
    """EU-4.6.1, EU-4.6.2, EU-16.0.2, EU-17.3.2: the decks of the next age."""
    ages = s.scenario.ages
    age = ages[ages.index(s.age + 1) + 1]
    s.age = age - 1
    s.round = 0
    s.tell(AGE_BEGINS, s.age)
    build_event_deck(s, age)
    lay_out_milestones(s, age)
    for type in range(len(POWERS)):
        renew_ideas(s, type)


def is_new_idea(s: Table, idea: int) -> bool:
    """EU-4.6.3, EU-4.6.4: neither researched nor Basic, so it is replaced, or was just laid out."""
    return not s.tags[idea] and not s.content.ideas.ideas[idea].basic


def renew_ideas(s: Table, type: int) -> None:
    """EU-4.6.3, EU-OPA45: new ones first; what was replaced returns only where they are too few."""
    age = s.age + 1
    known = [*s.idea_decks[type], *s.idea_display[type]]
    s.idea_decks[type] += [i for i in available_ideas(s, type, age, age) if i not in known]
    bag = s.idea_decks[type]
    shown = s.idea_display[type]
    places = [place for place, idea in enumerate(shown) if is_new_idea(s, idea)]
    aside = [shown[place] for place in places]
    for place in places:
        shown[place] = s.dice.draw(bag or aside)
    bag += aside


def _replace(s: Table) -> Rules:
    """EU-4.6.4: who alone has the least Prestige may replace one new card; bots never do."""
    seats = turn_order(s)
    least = min([s.prestige[seat] for seat in seats])
    last = [seat for seat in seats if s.prestige[seat] == least]
    if len(last) > 1 or s.switches.is_bot(last[0]):
        return
    seat = last[0]
    options: list[Option] = [REPLACE_NOTHING.of()]
    for deck in range(len(MILESTONE_DECKS)):
        if s.milestone_decks[deck]:
            options.append(REPLACE_MILESTONE.of(s.milestones[deck]))
    for type in range(len(POWERS)):
        if s.idea_decks[type]:
            ideas = [each for each in s.idea_display[type] if is_new_idea(s, each)]
            options += [REPLACE_IDEA.of(idea) for idea in ideas]
    chosen = yield Ask(seat, ASK_REPLACE, options, default=options[0])
    if chosen.verb is REPLACE_IDEA:
        yield from _replace_idea(s, seat, chosen.a)
    elif chosen.verb is REPLACE_MILESTONE:
        yield from _replace_milestone(s, seat, chosen.a)


def _replace_idea(s: Table, seat: int, idea: int) -> Rules:
    type = s.content.ideas.ideas[idea].power
    bag = s.idea_decks[type]
    options = [NEW_IDEA.of(each) for each in sorted(bag)]
    chosen = yield Ask(seat, ASK_NEW_IDEA, options, idea, default=options[0])
    bag.remove(chosen.a)
    bag.append(idea)
    s.idea_display[type][s.idea_display[type].index(idea)] = chosen.a
    s.tell(REPLACES_IDEA, seat, idea, chosen.a)


def _replace_milestone(s: Table, seat: int, milestone: int) -> Rules:
    deck = s.milestones.index(milestone)
    bag = s.milestone_decks[deck]
    options = [NEW_MILESTONE.of(each) for each in sorted(bag)]
    chosen = yield Ask(seat, ASK_NEW_MILESTONE, options, milestone, default=options[0])
    bag.remove(chosen.a)
    bag.append(milestone)
    s.milestones = changed(s.milestones, deck, chosen.a)
    s.tell(REPLACES_MILESTONE, seat, milestone, chosen.a)


def _score_marriages(s: Table) -> None:
    """EU-4.6.5: 1 Prestige for everybody with a Marriage; then what Ideas do."""
    for seat in turn_order(s):
        if partners_of(s, seat):
            s.prestige[seat] += 1
            s.tell(SCORES_MARRIAGE, seat)
    for seat in reversed(turn_order(s)):
        fire(s, things.AT_AGE_END, seat)


def _is_vassal(s: Table, seat: int, realm: int) -> bool:
    return any(s.owner[province] == realm for province in s.vassal_lands[seat])


def _give_up_marriage(s: Table, seat: int) -> Rules:
    """EU-4.6.5, EU-4.6.6: a Marriage, with an NPR if there is one, or 2 Diplomatic Power."""
    found = partners_of(s, seat)
    if not found or is_immune(s, seat, things.TO_MARRIAGE_LOSS):
        return
    of_nprs = [
        realm for realm in found if s.seat_of[realm] == NONE and not _is_vassal(s, seat, realm)
    ]
    options = [GIVE_UP_MARRIAGE.of(realm) for realm in of_nprs or found]
    if power_of(s, seat, DIP) >= KEPT_MARRIAGE_DIP:
        options.append(KEEP_MARRIAGES.of(KEPT_MARRIAGE_DIP))
    chosen = yield Ask(seat, ASK_MARRIAGE, options, default=options[0])
    if chosen.verb is KEEP_MARRIAGES:
        pay_power(s, seat, DIP, KEPT_MARRIAGE_DIP)
        s.tell(KEEPS_MARRIAGES, seat)
    else:
        end_marriage(s, seat, chosen.a)
