"""Chapter 7.2: Advisors, Leaders, Rulers; EU-5.2.AP."""

import pytest

from kronika.games.europa_universalis.agenda import DEATHS, ELECTION, NEW_RULER
from kronika.games.europa_universalis.cards import deck_of
from kronika.games.europa_universalis.characters import (
    RULER_BIT,
    appoint,
    appointments,
    can_appoint,
    character_of,
)
from kronika.games.europa_universalis.manner import FREE, USUAL
from kronika.games.europa_universalis.names import CARDS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import dethrone, is_interregnum
from kronika.games.europa_universalis.rulers import (
    deaths,
    enthrone,
    fall_ill,
    mortality_of,
    new_ruler,
    ruler_mortality,
    ruler_skill,
    skill,
)
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import ADM, ARMIES, DIP, MIL, NONE, POWERS

from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {NEW_RULER: new_ruler, DEATHS: deaths}


def first_card(s: Table, power: int, other_than: int = NONE) -> int:
    """An Advisor of a type, or (NONE) a Leader."""
    return next(
        card
        for card in range(len(CARDS.ids))
        if character_of(s, card).power == power and card != other_than
    )


def keys(s: Table, seat: int) -> list[str]:
    return [option.key for option in appointments(s, seat, USUAL)]


@pytest.mark.rule("EU-5.2.AP1", "EU-5.2.AP2", "EU-7.2.11", "EU-7.1.2", "EU-DV.6", "EU-6.0.4")
def test_an_advisor_costs_his_ducats_and_adds_his_skill() -> None:
    position = Position().active("france").mat("france", ducats=10)
    s = position.s
    card = first_card(s, ADM)
    position.hand("france", CARDS.ids[card])
    before = skill(s, 1, ADM)
    Worked(s, {}, appoint(s, 1, USUAL), ("france", f"hire-advisor {CARDS.ids[card]}"))
    assert s.advisors[len(POWERS) + ADM] == card
    assert s.hands[1] == []
    assert s.ducats[1] == 10 - character_of(s, card).ducats
    assert skill(s, 1, ADM) == before + character_of(s, card).skill


@pytest.mark.rule("EU-5.2.AP3")
def test_a_new_advisor_replaces_the_old_one_of_his_type() -> None:
    position = Position().active("france").mat("france", ducats=10)
    s = position.s
    old = first_card(s, DIP)
    new = first_card(s, DIP, old)
    position.hand("france", CARDS.ids[old], CARDS.ids[new])
    for card in (old, new):
        Worked(s, {}, appoint(s, 1, USUAL), ("france", f"hire-advisor {CARDS.ids[card]}"))
    assert s.advisors[len(POWERS) + DIP] == new
    assert old in s.discards[0] + s.discards[1] + s.discards[2]


@pytest.mark.rule("EU-5.2.AP2", "EU-5.2.LO2")
def test_an_advisor_whom_nobody_can_pay_is_not_offered() -> None:
    position = Position().active("france").mat("france", ducats=0, interest=5)
    s = position.s
    card = first_card(s, ADM)
    position.hand("france", CARDS.ids[card])
    assert not can_appoint(s, 1, USUAL) or f"hire-advisor {CARDS.ids[card]}" not in keys(s, 1)
    assert f"hire-advisor {CARDS.ids[card]}" in [option.key for option in appointments(s, 1, FREE)]


@pytest.mark.rule("EU-5.2.AP4", "EU-9.4.1", "EU-9.4.2", "EU-7.2.9", "EU-7.2.10")
def test_a_general_costs_military_power_and_may_lead_an_army_without_units() -> None:
    position = Position().active("france").mat("france", mil=3)
    s = position.s
    card = first_card(s, NONE)
    position.hand("france", CARDS.ids[card])
    Worked(s, {}, appoint(s, 1, USUAL), ("france", f"hire-general {CARDS.ids[card]} army-3"))
    assert s.generals[ARMIES + 2] == card
    assert s.army_area[ARMIES + 2] == NONE
    assert s.power[len(POWERS) + MIL] == 3 - character_of(s, card).mil


@pytest.mark.rule("EU-5.2.AP4")
def test_a_leader_whom_nobody_can_pay_is_not_offered() -> None:
    position = Position().active("france").mat("france", mil=0)
    card = first_card(position.s, NONE)
    position.hand("france", CARDS.ids[card])
    assert not any(key.startswith("hire-") for key in keys(position.s, 1))


@pytest.mark.rule("EU-5.2.AP5", "EU-9.4.3")
def test_a_replaced_general_goes_to_an_army_without_one_or_is_discarded() -> None:
    for answer in ("keep-general army-2", "let-general-go"):
        position = Position().active("france").mat("france", mil=9)
        s = position.s
        old = first_card(s, NONE)
        new = first_card(s, NONE, old)
        position.hand("france", CARDS.ids[old], CARDS.ids[new])
        Worked(s, {}, appoint(s, 1, USUAL), ("france", f"hire-general {CARDS.ids[old]} army-1"))
        hire = ("france", f"hire-general {CARDS.ids[new]} army-1")
        Worked(s, {}, appoint(s, 1, USUAL), hire, ("france", answer))
        assert s.generals[ARMIES] == new
        assert (s.generals[ARMIES + 1] == old) == (answer != "let-general-go")
        assert (old in s.discards[deck_of(s, old)]) == (answer == "let-general-go")


@pytest.mark.rule("EU-5.2.AP4", "EU-5.2.AP5")
def test_a_replaced_admiral_is_discarded() -> None:
    position = Position().active("england").mat("england", mil=9)
    s = position.s
    old = first_card(s, NONE)
    new = first_card(s, NONE, old)
    position.hand("england", CARDS.ids[old], CARDS.ids[new])
    for card in (old, new):
        Worked(s, {}, appoint(s, 0, USUAL), ("england", f"hire-admiral {CARDS.ids[card]}"))
    assert s.admirals[0] == new
    assert s.discards[deck_of(s, old)] == [old]


@pytest.mark.rule("EU-5.2.AP5", "EU-5.2.AP10")
def test_a_general_moves_freely_once_a_turn() -> None:
    position = Position().active("france").mat("france", mil=3)
    s = position.s
    card = first_card(s, NONE)
    position.hand("france", CARDS.ids[card])
    Worked(s, {}, appoint(s, 1, USUAL), ("france", f"hire-general {CARDS.ids[card]} army-1"))
    power = s.power[len(POWERS) + MIL]
    Worked(s, {}, appoint(s, 1, USUAL), ("france", "move-general army-1 army-2"))
    assert s.generals[ARMIES : 2 * ARMIES] == [NONE, card, NONE]
    assert s.power[len(POWERS) + MIL] == power
    assert not any(key.startswith("move-general") for key in keys(s, 1))
    s.memory.begin_turn()
    assert "move-general army-2 army-1" in keys(s, 1)


@pytest.mark.rule("EU-5.2.AP6", "EU-7.2.8", "EU-9.4.7", "EU-OPB11", "EU-5.2.AP10")
def test_a_ruler_with_dice_commands_an_army_for_free_and_never_a_fleet() -> None:
    position = Position().active("france")
    s = position.s
    rulers = s.content.events.rulers
    s.ruler[1] = next(n for n, ruler in enumerate(rulers) if sum(ruler.dice) > 0)
    Worked(s, {}, appoint(s, 1, USUAL), ("france", "ruler-leads army-1"))
    assert s.ruler_army[1] == 0
    assert s.memory.commands == RULER_BIT
    assert "ruler-returns" not in keys(s, 1)
    s.memory.begin_turn()
    assert "ruler-returns" in keys(s, 1)
    s.ruler[1] = next(n for n, ruler in enumerate(rulers) if sum(ruler.dice) == 0)
    assert not any(key.startswith("ruler-leads") for key in keys(s, 1))


@pytest.mark.rule("EU-5.2.AP7", "EU-7.2.5", "EU-7.2.6", "EU-7.2.21", "EU-7.2.24")
def test_only_without_a_ruler_a_leader_from_hand_is_crowned() -> None:
    position = Position().active("france")
    s = position.s
    card = first_card(s, NONE)
    position.hand("france", CARDS.ids[card])
    assert f"crown-leader {CARDS.ids[card]}" not in keys(s, 1)
    s.ruler[1] = NONE
    assert is_interregnum(s, 1)
    assert [ruler_skill(s, 1, type) for type in range(3)] == [1, 1, 1]
    Worked(s, {}, appoint(s, 1, USUAL), ("france", f"crown-leader {CARDS.ids[card]}"))
    assert s.crowned[1] == card
    assert ruler_skill(s, 1, MIL) == character_of(s, card).skills[MIL]


@pytest.mark.rule("EU-7.2.20", "EU-7.2.7", "EU-5.2.AP9", "EU-H.6", "EU-7.2.24")
def test_who_loses_his_ruler_may_crown_a_leader_at_once() -> None:
    position = Position().active("england")
    s = position.s
    card = first_card(s, NONE)
    position.hand("france", CARDS.ids[card])
    s.ruler_army[1] = 0
    dethrone(s, 1)
    Worked(s, ACTS, new_ruler(s, s.agenda.pop()), ("france", f"crown {CARDS.ids[card]}"))
    assert s.crowned[1] == card
    assert s.ruler_army[1] == NONE


@pytest.mark.rule("EU-7.2.21", "EU-H.6", "EU-SM.3")
def test_without_a_leader_an_interregnum_begins_and_nobody_learns_what_is_in_hand() -> None:
    position = Position().active("england")
    s = position.s
    advisor = first_card(s, ADM)
    position.hand("france", CARDS.ids[advisor])
    dethrone(s, 1)
    worked = Worked(s, ACTS, new_ruler(s, s.agenda.pop()))
    assert worked.asked == [(1, "new-ruler", ["interregnum"])]
    assert is_interregnum(s, 1)


@pytest.mark.rule("EU-7.2.20", "EU-18.9.1", "EU-OPC28")
def test_the_emperors_throne_leads_to_an_election() -> None:
    position = Position("S08").active("austria")
    s = position.s
    assert s.emperor == s.realm_of[0]
    dethrone(s, 0)
    worked = Worked(s, ACTS, new_ruler(s, s.agenda.pop()))
    assert [duty.act for duty in worked.left] == [ELECTION]


@pytest.mark.rule("EU-5.1.EV6", "EU-5.1.EV8", "EU-7.2.3", "EU-7.2.4", "EU-16.2.6")
def test_a_historical_ruler_replaces_the_one_who_rules() -> None:
    s = Position().active("france").s
    rulers = s.content.events.rulers
    mine = [n for n, ruler in enumerate(rulers) if ruler.realm == s.realm_of[1]]
    new = next(n for n in mine if rulers[n].person != rulers[s.ruler[1]].person)
    enthrone(s, 1, new, 5)
    assert s.ruler[1] == new
    assert s.ruler_event[1] == 5
    assert s.ruler_ill[1] == int(rulers[new].ill_health)
    another = next(n for n in mine if rulers[n].person not in (rulers[new].person,))
    enthrone(s, 1, another, 6)
    assert s.event_discard == [5]


@pytest.mark.rule("EU-SCN.16")
def test_who_rules_already_stays_and_is_healthy_again() -> None:
    s = Position().active("france").s
    s.ruler_ill[1] = 1
    enthrone(s, 1, s.ruler[1], 5)
    assert s.ruler_ill[1] == 0
    assert s.ruler_event[1] == NONE
    assert s.event_discard == [5]


@pytest.mark.rule("EU-7.2.13", "EU-7.2.14", "EU-16.5.3", "EU-7.2.1")
def test_a_second_token_of_ill_health_kills() -> None:
    position = Position().active("england")
    s = position.s
    card = first_card(s, ADM)
    s.advisors[len(POWERS) + ADM] = card
    symbol = mortality_of(s, card)
    fall_ill(s, symbol, 0)
    while s.agenda:
        duty = s.agenda.pop()
        Worked(s, ACTS, ACTS[duty.act](s, duty))
    assert s.advisors[len(POWERS) + ADM] == card
    assert s.advisor_ill[len(POWERS) + ADM] == 1
    fall_ill(s, symbol, 0)
    while s.agenda:
        duty = s.agenda.pop()
        Worked(s, ACTS, ACTS[duty.act](s, duty))
    assert s.advisors[len(POWERS) + ADM] == NONE
    assert card in s.discards[ADM] + s.discards[DIP] + s.discards[MIL]


@pytest.mark.rule("EU-16.5.3", "EU-7.2.13")
def test_all_tokens_are_placed_before_anybody_dies() -> None:
    s = Position().active("england").s
    s.ruler[0] = s.ruler[1]
    s.ruler_ill[0] = s.ruler_ill[1] = 1
    fall_ill(s, ruler_mortality(s, 0), 1)
    assert [s.ruler_ill[0], s.ruler_ill[1]] == [2, 2]
    order = [duty.a for duty in reversed(s.agenda)]
    assert order == [1, 2, 0]


@pytest.mark.rule("EU-5.2.AP1")
def test_characters_are_fired() -> None:
    position = Position().active("france")
    s = position.s
    card = first_card(s, ADM)
    s.advisors[len(POWERS) + ADM] = card
    Worked(s, {}, appoint(s, 1, USUAL), ("france", "fire-advisor adm"))
    assert s.advisors[len(POWERS) + ADM] == NONE
