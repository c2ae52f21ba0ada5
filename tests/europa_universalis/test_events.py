"""EU-5.1.EV, chapters 16.2 and 16.4: Events are taken, and what nobody took."""

import pytest

from kronika.games.europa_universalis.agenda import (
    EFFECTS,
    EVENT_STEP,
    FROM_EVENT,
    MILESTONES,
    NEW_RULER,
    NOBODY_ACTIVE,
    SYMBOL,
    Duty,
    Scene,
)
from kronika.games.europa_universalis.course import Course
from kronika.games.europa_universalis.effects.verbs import THIS_ROUND, UNTIL_NEXT_EVENT
from kronika.games.europa_universalis.event_action import (
    REVEAL_STEP,
    RULER_STEP,
    UNPICKED_RULER,
    UNPICKED_STEP,
    can_event,
    event,
    event_step,
    take_event,
)
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.modifiers import begin
from kronika.games.europa_universalis.names import EVENTS
from kronika.games.europa_universalis.places import REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import is_interregnum
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import ADM, DIP, NONE, SYMBOLS
from kronika.games.europa_universalis.turn import ACTS

from .helpers import area
from .speaking import effects, modifiers
from .working import Worked

pytestmark = pytest.mark.compiled

ROSES = "wars-of-the-roses"


def number(name: str) -> int:
    return EVENTS.ids.index(name)


def display(*names: str, ducats: int = 0, face_down: int = 1, scenario: str = "S01") -> Position:
    """Events face up, in the phase of actions."""
    p = Position(scenario).active("france").no_forces()
    s = p.s
    s.agenda.clear()
    s.events = [number(each) for each in names]
    s.event_ducats = [ducats] * len(names)
    some = [each for each in range(20) if each not in s.events]
    s.event_halves = [some, []]
    s.face_down = face_down
    s.events_taken = [0] * s.count
    s.passed = [0] * s.count
    return p


def plain(s: Table, *kinds: str, has_ruler: bool | None = None, realm: str = "") -> list[str]:
    """Events of the scenario's kind without rulers, or with."""
    found = []
    for each, card in enumerate(s.content.events.events):
        if has_ruler is not None and (card.ruler != NONE) != has_ruler:
            continue
        if realm and (card.realm == NONE or REALMS[card.realm] != realm):
            continue
        if kinds and not [k for k in kinds if SYMBOLS.index(k) in card.symbols]:
            continue
        found.append(EVENTS.ids[each])
    return found


def taken(
    p: Position, who: str, name: str, *answers: tuple[str, str], alone: bool = False
) -> Worked:
    """The Event action; `alone`: without texts and symbols."""
    acts = {each: ACTS[each] for each in ACTS}
    if alone:
        acts = {9: event_step}
    rules = event(p.s, p.seat(who), USUAL)
    return Worked(p.s, acts, rules, (who, f"take-event {name}"), *answers)


OTHERS = ("the-printing-press", "wars-of-the-roses")


@pytest.mark.rule("EU-5.1.EV1")
def test_each_takes_one_event_a_round() -> None:
    p = display(ROSES)
    france = p.seat("france")
    assert can_event(p.s, france, USUAL)
    p.s.events_taken[france] = 1
    assert not can_event(p.s, france, USUAL)


@pytest.mark.rule("EU-5.1.EV1", "EU-20.2.3")
def test_of_two_players_each_takes_two() -> None:
    p = display(ROSES, scenario="S02")
    p.s.events_taken[p.seat("france")] = 1
    assert can_event(p.s, p.seat("france"), USUAL)
    p.s.events_taken[p.seat("france")] = 2
    assert not can_event(p.s, p.seat("france"), USUAL)


@pytest.mark.rule("EU-5.1.EV2", "EU-5.1.EV3", "EU-16.2.4", "EU-4.2.6")
def test_its_ducats_are_taken_and_two_are_put_on_each_other_one() -> None:
    first, second = plain(Position("S01").s, has_ruler=False)[:2]
    p = display(first, second, ROSES, ducats=4)
    before = p.s.ducats[p.seat("france")]
    taken(p, "france", second, alone=True)
    assert p.s.ducats[p.seat("france")] == before + 4
    assert p.s.events[:2] == [number(first), number(ROSES)]
    assert p.s.event_ducats[:2] == [6, 6]
    assert p.s.event_ducats[2:] == [0], "the one that is turned up has none"
    assert p.s.events_taken[p.seat("france")] == 1


@pytest.mark.rule("EU-5.1.EV11", "EU-16.2.2")
def test_a_face_down_event_is_turned_up_at_the_end() -> None:
    first, second = plain(Position("S01").s, has_ruler=False)[:2]
    p = display(first, second, face_down=2)
    left = taken(p, "france", first, alone=True).left
    assert (len(p.s.events), p.s.face_down) == (2, 1)
    assert left, "text and symbols come before"


@pytest.mark.rule("EU-5.1.EV4", "EU-5.1.EV5", "EU-16.5.1", "EU-16.2.5")
def test_the_text_then_the_symbols_from_left_to_right() -> None:
    p = display("the-printing-press", ROSES)
    left = taken(p, "france", "the-printing-press", alone=True).left
    symbols = [SYMBOLS[duty.a] for duty in left if duty.act == SYMBOL]
    assert symbols == ["mortality-1", "mortality-4", "dnpr-expansion-violet"]
    assert left[0].effects is not None
    assert left[0].scene is not None
    assert left[0].scene.active == left[0].scene.you == p.seat("france")
    assert all(duty.b == p.seat("france") for duty in left if duty.act == SYMBOL)


@pytest.mark.rule("EU-17.3.9")
def test_milestones_are_tested_after_the_text_and_each_symbol() -> None:
    p = display("the-printing-press", ROSES)
    left = taken(p, "france", "the-printing-press", alone=True).left
    assert [duty.act for duty in left[1:]] == [MILESTONES, *[SYMBOL, MILESTONES] * 3]


@pytest.mark.rule("EU-EXA09", "EU-EXC04", "EU-5.1.EV7", "EU-5.1.EV12", "EU-16.1.7")
def test_the_wars_of_the_roses() -> None:
    first, second = plain(Position("S01").s, has_ruler=False)[:2]
    p = display(first, ROSES, second).mat("france", dip=2).mat("england", stability=1, prestige=4)
    s = p.s
    worked = taken(
        p, "france", ROSES, ("france", "choose-b"), ("england", "appoint-ruler edward-iv")
    )
    assert s.rebels[area("northumbria")] == 3
    restless = [each for each in s.atlas.area_provinces[area("northumbria")] if s.unrest[each]]
    assert len(restless) == 3
    assert s.power[p.seat("france") * 3 + DIP] == 3
    assert s.stability[p.seat("england")] == 0
    assert s.prestige[p.seat("england")] == 3
    assert s.event_ducats == [2, 2, 0]
    assert s.ruler_event[p.seat("england")] == number(ROSES)
    assert number(ROSES) not in s.event_discard
    assert worked.asked


@pytest.mark.rule("EU-5.1.EV7", "EU-5.1.EV13", "EU-OPA39")
def test_another_player_may_keep_his_ruler_also_if_he_has_passed() -> None:
    p = display(ROSES, "the-printing-press")
    p.s.passed[p.seat("england")] = 1
    before = p.s.ruler[p.seat("england")]
    taken(p, "france", ROSES, ("england", "keep-ruler"), alone=True)
    assert p.s.ruler[p.seat("england")] == before
    assert p.s.event_discard[-1] == number(ROSES)


@pytest.mark.rule("EU-5.1.EV6", "EU-5.1.EV8", "EU-5.1.EV13")
def test_a_ruler_of_the_own_realm_must_reign() -> None:
    p = display(ROSES, "the-printing-press").active("england")
    old = p.s.ruler_event[p.seat("england")]
    worked = taken(p, "england", ROSES, alone=True)
    assert not [name for _, name, _ in worked.asked if name == "event-ruler"]
    assert p.s.ruler_event[p.seat("england")] == number(ROSES)
    assert number(ROSES) not in p.s.event_discard
    assert old == NONE or old in p.s.event_discard


@pytest.mark.rule("EU-16.3.23")
def test_a_rejected_ruler_does_not_come_and_the_old_one_leaves_after_the_event() -> None:
    p = display(ROSES, "the-printing-press").active("england")
    s, england = p.s, p.seat("england")
    old = s.ruler_event[england]
    tree = {"ruler": {"character": "leader-from-any-discard", "reject": True}}
    scene = Scene(england, england, FROM_EVENT, number(ROSES))
    rejecting = Duty(EFFECTS, 0, effects=effects(tree), scene=scene)
    rules = ACTS[EFFECTS](s, rejecting)
    Worked(s, {}, rules)
    assert not is_interregnum(s, england), "the event goes on"
    worked = Worked(s, {}, event_step(s, Duty(EVENT_STEP, RULER_STEP, number(ROSES), england)))
    assert [duty.act for duty in worked.left] == [NEW_RULER]
    assert is_interregnum(s, england)
    assert number(ROSES) in s.event_discard
    assert old == NONE or old in s.event_discard


@pytest.mark.rule("EU-5.1.EV13")
def test_without_a_ruler_it_is_discarded() -> None:
    p = display("the-printing-press", ROSES)
    taken(p, "france", "the-printing-press", alone=True)
    assert p.s.event_discard[-1] == number("the-printing-press")


def last_event(*left: str) -> Position:
    """Everybody else has taken his event; the last one takes the Printing Press."""
    p = display("the-printing-press", *left, face_down=0)
    p.s.events_taken = [1, 1, 1]
    p.s.events_taken[p.seat("france")] = 0
    return p


@pytest.mark.rule("EU-5.1.EV9", "EU-16.4.1", "EU-16.4.3", "EU-4.2.7")
def test_what_is_left_has_symbols_for_nobody_and_no_text() -> None:
    name = next(n for n in plain(Position("S01").s, "pirates", has_ruler=False) if n not in OTHERS)
    p = last_event(name)
    left = taken(p, "france", "the-printing-press", alone=True).left
    mine = [duty for duty in left if duty.act == SYMBOL and duty.b == p.seat("france")]
    auto = [duty for duty in left if duty.act == SYMBOL and duty.b == NONE]
    assert len(mine) == 3
    assert [d.a for d in auto] == p.s.content.events.events[number(name)].symbols
    assert len([duty for duty in left if duty.effects is not None]) == 1
    assert p.s.events == []
    assert p.s.event_discard[-1] == number(name)


@pytest.mark.rule("EU-17.3.7")
def test_after_its_symbols_milestones_count_from_the_first_player() -> None:
    name = next(n for n in plain(Position("S01").s, "pirates", has_ruler=False) if n not in OTHERS)
    p = last_event(name)
    left = taken(p, "france", "the-printing-press", alone=True).left
    marks = [duty.a for duty in left if duty.act == MILESTONES]
    many = len(p.s.content.events.events[number(name)].symbols)
    assert marks == [NONE] * 4 + [NOBODY_ACTIVE] * many


@pytest.mark.rule("EU-5.1.EV9")
def test_nothing_is_left_before_the_last_event_action() -> None:
    p = last_event(ROSES)
    p.s.events_taken[p.seat("castile")] = 0
    taken(p, "france", "the-printing-press", alone=True)
    assert p.s.events == [number(ROSES)]


@pytest.mark.rule("EU-5.1.EV10", "EU-16.4.2")
@pytest.mark.parametrize(
    ("answer", "reigns", "adm"), [("pay-for-ruler edward-iv", True, 1), ("keep-ruler", False, 3)]
)
def test_the_ruler_of_what_is_left_costs_two(answer: str, reigns: bool, adm: int) -> None:
    p = last_event(ROSES).mat("england", adm=3)
    p.s.passed[p.seat("england")] = 1
    taken(p, "france", "the-printing-press", ("england", answer), alone=True)
    assert (p.s.ruler_event[p.seat("england")] == number(ROSES)) == reigns
    assert p.s.power[p.seat("england") * 3 + ADM] == adm
    assert (number(ROSES) in p.s.event_discard) != reigns


@pytest.mark.rule("EU-5.1.EV10")
def test_who_cannot_pay_is_not_asked_for_him() -> None:
    p = last_event(ROSES).mat("england", adm=1)
    worked = taken(p, "france", "the-printing-press", alone=True)
    assert not [name for _, name, _ in worked.asked if name == "unpicked-ruler"]
    assert number(ROSES) in p.s.event_discard


@pytest.mark.rule("EU-5.1.EV10")
def test_he_comes_after_the_symbols() -> None:
    both = [
        each
        for each, card in enumerate(Position("S01").s.content.events.events)
        if card.ruler != NONE and card.symbols
    ]
    p = last_event(EVENTS.ids[both[0]] if both else ROSES)
    p.s.agenda.clear()
    p.s.events = p.s.events[1:]
    p.s.events_taken = [1, 1, 1]
    list(event_step(p.s, Duty(EVENT_STEP, UNPICKED_STEP, 0, 0)))
    assert (p.s.agenda[0].act, p.s.agenda[0].a) == (EVENT_STEP, UNPICKED_RULER)


@pytest.mark.rule("EU-21.0.5", "EU-20.2.12")
def test_several_that_are_left_are_all_resolved() -> None:
    names = [n for n in plain(Position("S01").s, "pirates", has_ruler=False) if n not in OTHERS][:2]
    p = last_event(*names)
    left = taken(p, "france", "the-printing-press", alone=True).left
    auto = [duty.a for duty in left if duty.act == SYMBOL and duty.b == NONE]
    wanted = [x for n in names for x in p.s.content.events.events[number(n)].symbols]
    assert auto == wanted


@pytest.mark.rule("EU-16.3.7")
def test_the_course_of_an_event_begins_anew() -> None:
    p = display("the-printing-press", ROSES)
    p.s.course.affected = 7
    p.s.course.picked = 3
    take_event(p.s, p.seat("france"), number("the-printing-press"))
    assert p.s.course == Course()


@pytest.mark.rule("EU-5.1.EV4", "EU-16.3.7")
def test_what_lasts_until_the_next_event_ends() -> None:
    p = display("the-printing-press", ROSES)
    changes = modifiers({"cost": {"action": "declare-war", "type": "mil", "delta": -1}})
    begin(p.s, UNTIL_NEXT_EVENT, p.seat("france"), changes)
    begin(p.s, THIS_ROUND, p.seat("france"), changes)
    take_event(p.s, p.seat("france"), number("the-printing-press"))
    assert [until for until, _, _ in p.s.modifiers] == [THIS_ROUND]


@pytest.mark.rule("EU-16.2.7", "EU-5.1.EV5", "EU-5.1.EV6")
def test_symbols_and_a_ruler_do_not_exclude_each_other() -> None:
    s = Position("S01").active("france").s
    for each, card in enumerate(s.content.events.events):
        s.agenda.clear()
        s.events, s.event_ducats = [each], [0]
        take_event(s, 0, each)
        acts = [duty.act for duty in s.agenda]
        assert acts.count(SYMBOL) == len(card.symbols)
        steps = [duty.a for duty in s.agenda if duty.act == EVENT_STEP]
        assert steps == [REVEAL_STEP, UNPICKED_STEP, RULER_STEP]


@pytest.mark.rule("EU-16.1.1", "EU-16.0.1")
def test_the_number_of_an_event_begins_with_its_age() -> None:
    cards = Position("S01").s.content.events.events
    assert {card.age for card in cards} == {1, 2, 3, 4}
    for card in cards:
        assert card.number[0] == str(card.age)
