"""Chapter 8 and EU-5.1.RI: Ideas."""

import pytest

from kronika.games.europa_universalis.agenda import EFFECTS
from kronika.games.europa_universalis.ideas import (
    can_research_idea,
    fetch,
    may_research,
    research,
    research_idea,
    researchable,
)
from kronika.games.europa_universalis.manner import FREE, USUAL, Manner
from kronika.games.europa_universalis.names import IDEAS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import ADM, DIP, MIL, POWERS

from .working import Worked

pytestmark = pytest.mark.compiled


def idea(name: str) -> int:
    return IDEAS.ids.index(name)


def shown(*names: str) -> Position:
    """Only these Ideas are on display; France has all the power it needs."""
    position = Position().active("france").mat("france", adm=9, dip=9, mil=9)
    s = position.s
    s.idea_display = [[] for _ in POWERS]
    s.idea_decks = [[] for _ in POWERS]
    for name in names:
        s.idea_display[s.content.ideas.ideas[idea(name)].power].append(idea(name))
    return position


@pytest.mark.rule("EU-5.1.RI1", "EU-5.1.RI3", "EU-8.1", "EU-8.2")
def test_an_idea_costs_power_of_its_type_and_gives_two_prestige() -> None:
    position = shown("bureaucracy")
    s = position.s
    before = s.prestige[1]
    Worked(s, {}, research_idea(s, 1, USUAL), ("france", "research bureaucracy"))
    assert s.tags[idea("bureaucracy")] == (1,)
    assert s.power[len(POWERS) + ADM] == 5
    assert s.prestige[1] == before + 2
    assert not can_research_idea(s, 1, USUAL)


@pytest.mark.rule("EU-5.1.RI4", "EU-8.2", "EU-OPA06")
def test_the_second_and_third_researcher_give_one_to_those_before() -> None:
    gained = []
    for earlier in range(4):
        s = Position("S16").s
        others = [2, 3, 4, 5][:earlier]
        s.tags[idea("bureaucracy")] = tuple(others)
        before = list(s.prestige)
        research(s, 1, idea("bureaucracy"))
        assert s.prestige[1] == before[1] + 2
        gained.append([s.prestige[other] - before[other] for other in others])
    assert gained == [[], [1], [1, 1], [0, 0, 0]]


@pytest.mark.rule("EU-5.1.RI1")
def test_each_player_has_each_idea_once_and_pays_for_it() -> None:
    position = shown("bureaucracy").mat("france", adm=3)
    assert not can_research_idea(position.s, 1, USUAL)
    assert researchable(position.s, 1, FREE) == [idea("bureaucracy")]
    assert researchable(position.s, 1, Manner(discount=1)) == [idea("bureaucracy")]
    position.ideas("france", "bureaucracy")
    assert not researchable(position.s, 1, FREE)


@pytest.mark.rule("EU-5.1.RI2", "EU-8.7")
def test_immediate_effects_follow() -> None:
    s = shown("cannons").s
    worked = Worked(s, {}, research_idea(s, 1, USUAL))
    assert [duty.act for duty in worked.left] == [EFFECTS]
    assert worked.left[0].effects is s.content.ideas.ideas[idea("cannons")].immediate


@pytest.mark.rule("EU-8.6")
def test_one_form_of_government_at_a_time() -> None:
    position = Position().ideas("france", "administrative-monarchy", "bureaucracy")
    s = position.s
    before = s.prestige[1]
    research(s, 1, idea("elective-monarchy"))
    assert s.tags[idea("administrative-monarchy")] == ()
    assert s.tags[idea("bureaucracy")] == (1,)
    assert s.prestige[1] == before + 2


@pytest.mark.rule("EU-18.3.6")
def test_subjects_of_a_strong_emperor_keep_their_form_of_government() -> None:
    position = Position("S13").emperor("austria", 3)
    s = position.s
    brandenburg, austria = position.seat("brandenburg"), position.seat("austria")
    monarchy = idea("administrative-monarchy")
    assert not may_research(s, brandenburg, monarchy)
    assert may_research(s, brandenburg, idea("bureaucracy"))
    assert may_research(s, austria, monarchy)
    position.emperor("austria", 2)
    assert may_research(s, brandenburg, monarchy)


@pytest.mark.rule("EU-8.1")
def test_some_ideas_have_prerequisites() -> None:
    s = Position().s
    needy = [n for n, each in enumerate(s.content.ideas.ideas) if each.requires]
    assert needy
    assert not any(may_research(s, 1, each) for each in needy)


@pytest.mark.rule("EU-8.5", "EU-16.3.19")
def test_an_idea_from_its_deck_takes_the_place_of_an_unresearched_one() -> None:
    position = shown("bureaucracy", "tolerance", "deus-vult")
    s = position.s
    press = idea("printing-press")
    s.idea_decks[ADM] = [press]
    s.tags[idea("deus-vult")] = (0,)
    worked = Worked(s, {}, fetch(s, 1, press))
    assert worked.asked == [(1, "idea-makes-room", ["idea-makes-room tolerance"])]
    assert s.idea_display[ADM] == [idea("bureaucracy"), press, idea("deus-vult")]
    assert s.idea_decks[ADM] == [idea("tolerance")]


@pytest.mark.rule("EU-8.5", "EU-8.4")
def test_without_such_an_idea_there_is_a_new_row() -> None:
    s = shown("bureaucracy").s
    press = idea("printing-press")
    s.idea_decks[ADM] = [press]
    Worked(s, {}, fetch(s, 1, press))
    assert s.idea_display[ADM] == [idea("bureaucracy"), press]
    assert {DIP, MIL} == {1, 2}
