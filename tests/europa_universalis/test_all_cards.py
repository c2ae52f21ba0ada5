"""Every effect of every card can be resolved, whatever is answered."""

import random
from collections.abc import Iterator

import pytest

from kronika.core.asks import Ask, RulesOf
from kronika.games.europa_universalis.agenda import (
    EFFECTS,
    FROM_CARD,
    FROM_EVENT,
    FROM_IDEA,
    FROM_MILESTONE,
    FROM_MISSION,
    RECLAIM_CUBES,
    RECLAIM_TOKEN,
    TRIGGERS,
    Scene,
)
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.effects import verbs
from kronika.games.europa_universalis.effects.nodes import Effect
from kronika.games.europa_universalis.effects.walk import every_effect
from kronika.games.europa_universalis.places import REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.resolving import can_any, start
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.turn import ACTS

pytestmark = pytest.mark.compiled

OF_OTHER_CHAPTERS = (verbs.STRIKE, verbs.REMOVE_DIE, verbs.REROLL, verbs.CANCEL)
WORKED_OFF = (EFFECTS, TRIGGERS, RECLAIM_CUBES, RECLAIM_TOKEN)
MOST_OPTIONS = 60


def cards() -> Iterator[tuple[str, int, int, list[Effect]]]:
    content = default()
    for number, event in enumerate(content.events.events):
        yield f"event {event.number}", FROM_EVENT, number, event.effects
    for number, title in enumerate(content.actions.titles):
        yield f"title {number}", FROM_CARD, number, title.effects
    for number, use in enumerate(content.actions.uses):
        yield f"use {number}", FROM_CARD, number, use.effects
    for number, idea in enumerate(content.ideas.ideas):
        yield f"idea {number}", FROM_IDEA, number, [*idea.immediate, *idea.triggers]
    for number, mission in enumerate(content.goals.missions):
        yield f"mission {number}", FROM_MISSION, number, mission.effects
    for number, milestone in enumerate(content.goals.milestones):
        yield f"milestone {number}", FROM_MILESTONE, number, milestone.effects


def dealt(scenario: str, chance: random.Random) -> Table:
    """A scenario in some age, with cards, Ideas and Unrest."""
    position = Position(scenario, seed=chance.randrange(100))
    s, content = position.s, default()
    for deck in range(3):
        s.decks[deck] = list(content.actions.deck_cards[deck])
        s.idea_display[deck] = list(content.ideas.of_power[deck][:4])
        s.idea_decks[deck] = list(content.ideas.of_power[deck][4:])
        for hand in s.hands:
            hand += [s.decks[deck].pop(), s.decks[deck].pop()]
        s.discards[deck] = [s.decks[deck].pop() for _ in range(6)]
    for place in s.atlas.provinces:
        if s.town[place] != -1 and chance.random() < 0.2:
            s.unrest[place] = True
    position.active(REALMS[chance.choice(s.realm_of)])
    s.age = chance.randrange(4)
    return s


def answered(rules: RulesOf[None], chance: random.Random) -> None:
    try:
        ask = next(rules)
        while True:
            assert isinstance(ask, Ask)
            assert 0 < len(ask.options) <= MOST_OPTIONS, ask.prompt.name
            assert len(ask.options) == 1 or ask.default in ask.options, ask.prompt.name
            assert len(set(ask.options)) == len(ask.options), ask
            ask = rules.send(chance.choice(ask.options))
    except StopIteration:
        return


def check(s: Table) -> None:
    counts = (s.ducats, s.power, s.available, s.exhausted, s.influence, s.imperial, s.colonists)
    for row in (*counts, s.rebels, s.pirates, s.interest, s.reserve_plus):
        assert min(row) >= 0
    assert max(s.power) <= 10
    assert all(-3 <= each <= 3 for each in s.stability)


@pytest.mark.rule("EU-16.3.2", "EU-16.3.28")
@pytest.mark.parametrize("scenario", ["S07", "S10", "S16"])
def test_every_effect_of_every_card_can_be_resolved(scenario: str) -> None:
    for name, source, number, effects in cards():
        if not effects or any(e.word in OF_OTHER_CHAPTERS for e in every_effect(effects)):
            continue
        chance = random.Random(f"{name} {scenario}")
        s = dealt(scenario, chance)
        scene = Scene(s.active, s.active, source, number)
        can_any(s, effects, scene)
        start(s, effects, scene)
        while s.agenda:
            duty = s.agenda.pop()
            if duty.act in WORKED_OFF:
                answered(ACTS[duty.act](s, duty), chance)
                settle(s)
        check(s)
