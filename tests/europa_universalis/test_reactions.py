"""EU-6.2.20 to EU-6.2.23, EU-H.6: cards that interrupt play, and Covert Actions countered."""

import pytest

from kronika.games.europa_universalis.agenda import COUNTER_WINDOW, EFFECTS, Duty
from kronika.games.europa_universalis.effects.verbs import THIS_ROUND
from kronika.games.europa_universalis.modifiers import begin
from kronika.games.europa_universalis.names import CARDS, TITLES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.reactions import could_answer, counter_window, reaction_window
from kronika.games.europa_universalis.terms import DIP, REACTIONS
from kronika.games.europa_universalis.turn import ACTS

from .speaking import modifiers
from .working import Worked

pytestmark = pytest.mark.compiled

WAR = REACTIONS.index("war-on-you")
COVERT = REACTIONS.index("covert-action")


def of(title: str) -> list[str]:
    content = Position("S10").s.content.actions
    number = TITLES.ids.index(title)
    return [CARDS.ids[c] for c, card in enumerate(content.cards) if card.title == number]


COUNTERS = of("counterespionage")
LEAGUE = of("defensive-league")[0]
OTHER = next(card for card in of("study-technology"))


def table() -> Position:
    p = Position("S10").active("france")
    for name in ("france", "castile", "austria", "ottomans"):
        p.mat(name, adm=2, dip=4, mil=2)
    return p


def reacted(p: Position, who: str, *answers: tuple[str, str]) -> Worked:
    acts = {each: ACTS[each] for each in (EFFECTS, 8, 34)}
    return Worked(p.s, acts, reaction_window(p.s, Duty(34, WAR, p.seat(who))), *answers)


@pytest.mark.rule("EU-6.2.20", "EU-5.2.RE1", "EU-5.2.RE2")
def test_a_reaction_is_played_outside_the_own_turn_and_after_passing() -> None:
    p = table().hand("castile", LEAGUE)
    castile = p.seat("castile")
    p.s.passed[castile] = 1
    reacted(p, "castile", ("castile", f"react {LEAGUE}"))
    assert p.s.hands[castile] == []
    assert p.s.power[castile * 3 + DIP] == 3
    assert p.s.power[castile * 3 + 2] == 3
    assert CARDS.ids.index(LEAGUE) in p.s.discards[DIP]


@pytest.mark.rule("EU-6.2.20")
def test_a_reaction_may_be_declined() -> None:
    p = table().hand("castile", LEAGUE)
    reacted(p, "castile", ("castile", "no-reaction"))
    assert len(p.s.hands[p.seat("castile")]) == 1


@pytest.mark.rule("EU-H.6", "EU-H.1")
def test_who_has_any_card_of_the_deck_is_asked() -> None:
    p = table().hand("castile", OTHER)
    worked = reacted(p, "castile")
    assert worked.asked[0][2] == ["no-reaction"]
    p.hand("castile", "adm-01-1")
    assert not reacted(p, "castile").asked
    p.hand("castile")
    assert not reacted(p, "castile").asked


@pytest.mark.rule("EU-H.6")
def test_who_could_not_pay_is_not_asked() -> None:
    p = table().hand("castile", LEAGUE).mat("castile", dip=0)
    assert not reacted(p, "castile").asked


@pytest.mark.rule("EU-H.6", "EU-6.0.2")
def test_a_cheaper_card_can_be_paid_with_less() -> None:
    p = table().hand("castile", COUNTERS[0]).mat("castile", dip=1)
    castile = p.seat("castile")
    assert not could_answer(p.s, castile, COVERT)
    cheaper = modifiers({"cost": {"action": "card:counterespionage", "type": "dip", "delta": -1}})
    begin(p.s, THIS_ROUND, castile, cheaper)
    assert could_answer(p.s, castile, COVERT)


def covert(
    p: Position, *answers: tuple[str, str], touched: tuple[str, ...] = ("castile",)
) -> tuple[bool, list[tuple[int, str, list[str]]]]:
    """A Covert Action of France that touches these: whether it stands, and who was asked."""
    bits = sum(1 << p.seat(each) for each in touched)
    p.s.agenda.clear()
    p.s.agenda.append(Duty(EFFECTS, 0))
    duty = Duty(COUNTER_WINDOW, p.seat("france"), bits)
    worked = Worked(p.s, {}, counter_window(p.s, duty), *answers)
    stands = bool(p.s.agenda)
    p.s.agenda.clear()
    return stands, worked.asked


@pytest.mark.rule("EU-6.2.22", "EU-5.4.CO2", "EU-5.4.CO1")
def test_a_covert_action_is_countered() -> None:
    p = table().hand("castile", COUNTERS[0])
    castile = p.seat("castile")
    assert covert(p, ("castile", "let-covert-pass"))[0]
    assert not covert(p, ("castile", f"counter {COUNTERS[0]}"))[0]
    assert p.s.power[castile * 3 + DIP] == 2
    assert p.s.hands[castile] == []


@pytest.mark.rule("EU-6.2.23")
@pytest.mark.parametrize("answers", [1, 2, 3])
def test_counterespionage_is_countered_and_that_again(answers: int) -> None:
    p = table().hand("castile", COUNTERS[0], COUNTERS[2]).hand("france", COUNTERS[1])
    keys = [
        ("castile", f"counter {COUNTERS[0]}"),
        ("france", f"counter {COUNTERS[1]}"),
        ("castile", f"counter {COUNTERS[2]}"),
    ]
    stands, _ = covert(p, *keys[:answers])
    assert stands == (answers == 2)
    assert len(p.s.discards[DIP]) == answers
    assert p.s.power[p.seat("france") * 3 + DIP] == (4 if answers == 1 else 2)


@pytest.mark.rule("EU-6.2.23", "EU-6.2.22")
def test_clockwise_until_one_counters_and_nobody_else_joins() -> None:
    p = table().hand("austria", COUNTERS[0]).hand("castile", COUNTERS[1])
    touched = ("castile", "austria", "ottomans")
    _, asked = covert(p, ("austria", f"counter {COUNTERS[0]}"), touched=touched)
    assert [seat for seat, _, _ in asked] == [p.seat("austria")]
    p.hand("austria", COUNTERS[0])
    _, asked = covert(p, touched=touched)
    assert [seat for seat, _, _ in asked] == [p.seat("austria"), p.seat("castile")]


@pytest.mark.rule("EU-H.6", "EU-6.2.22")
def test_who_could_hold_counterespionage_is_asked_and_others_are_not() -> None:
    p = table().hand("castile", OTHER)
    stands, asked = covert(p)
    assert stands
    assert asked[0][2] == ["let-covert-pass"]
    p.mat("castile", dip=1)
    assert covert(p)[1] == []
    p.hand("austria", COUNTERS[0])
    assert covert(p)[1] == [], "it does not touch Austria"
