"""Chapter 19.3: Excommunications and Crusades."""

import pytest

from kronika.games.europa_universalis.agenda import EFFECTS
from kronika.games.europa_universalis.effects import things, verbs
from kronika.games.europa_universalis.income import clear_papal_token
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.papal_actions import (
    can_papal_action,
    is_for_crusade,
    papal_action,
    score_crusade,
)
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import is_enemy
from kronika.games.europa_universalis.terms import (
    AREA_COUNT,
    CRUSADE,
    EXCOMMUNICATED,
    INFANTRY,
    NO_TOKEN,
    NONE,
)
from tests.europa_universalis.helpers import area, realm
from tests.europa_universalis.warring import ACTS, asked, calm, declared
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


def papal() -> Position:
    """France is Papal Controller, and it is its turn."""
    return calm().cardinals("france", "france", "castile").mat("france", dip=3).active("france")


def acted(position: Position, *answers: tuple[str, str]) -> Worked:
    s, france = position.s, position.seat("france")
    assert can_papal_action(s, france, USUAL)
    return Worked(s, ACTS, papal_action(s, france, USUAL), *answers)


def crusade(position: Position, *committed: str) -> Position:
    s = position.s
    s.papal_token, s.papal_target = CRUSADE, area("andalucia")
    for name in committed:
        s.committed |= 1 << position.seat(name)
    return position


@pytest.mark.rule("EU-15.0.10")
@pytest.mark.rule("EU-19.3.1")
def test_only_the_controller_in_two_ages_once_a_round_while_no_token_lies() -> None:
    position = papal()
    s, france, castile = position.s, position.seat("france"), position.seat("castile")
    assert can_papal_action(s, france, USUAL)
    assert not can_papal_action(s.copy(), castile, USUAL)
    s.age = 1
    assert can_papal_action(s, france, USUAL)
    s.age = 2
    assert not can_papal_action(s, france, USUAL)
    s.age = 0
    s.memory.papal_action = True
    assert not can_papal_action(s, france, USUAL)
    s.memory.papal_action = False
    s.papal_token = CRUSADE
    assert not can_papal_action(s, france, USUAL)
    s.papal_token = NO_TOKEN
    position.mat("france", dip=1)
    assert not can_papal_action(s, france, USUAL)


@pytest.mark.rule("EU-19.3.2", "EU-OPC13", "EU-CMP.12")
def test_any_catholic_realm_but_the_callers_and_the_popes_is_excommunicated() -> None:
    position = papal()
    worked = acted(position, ("france", "excommunicate milan"))
    s = position.s
    assert (s.papal_token, s.papal_target) == (EXCOMMUNICATED, realm("milan"))
    assert s.memory.papal_action
    assert s.power[position.seat("france") * 3 + 1] == 1
    options = asked(worked, "excommunicate")[0][1]
    assert "excommunicate castile" in options
    for name in ("france", "papal-states", "ottomans", "muscovy", "flanders"):
        assert f"excommunicate {name}" not in options, name
    assert not can_papal_action(s, position.seat("france"), USUAL)


@pytest.mark.rule("EU-19.3.2")
def test_a_player_loses_prestige_a_cardinal_and_influence_in_catholic_areas() -> None:
    position = papal().cardinals("castile", "france", "castile", "france")
    position.alliance("france", "papal-states")
    position.influence("castile", lombardy=3, aragon=2, greece=2)
    position.faith("orthodox", "greece")
    s, castile = position.s, position.seat("castile")
    s.roma = position.seat("france")
    acted(
        position,
        ("france", "excommunicate castile"),
        ("castile", "give-up-cardinal 3"),
        ("castile", "discard-influence aragon"),
        ("castile", "discard-influence lombardy"),
    )
    assert s.prestige[castile] == -1
    assert s.cardinals == [castile, position.seat("france"), position.seat("france")]
    kept = s.influence[castile * AREA_COUNT :]
    assert kept[area("lombardy")] + kept[area("aragon")] == 1
    assert kept[area("greece")] == 2


@pytest.mark.rule("EU-19.3.2")
def test_roma_is_never_lost_by_an_excommunication() -> None:
    position = papal().cardinals("france", "france").alliance("castile", "papal-states")
    s = position.s
    acted(position, ("france", "excommunicate castile"))
    assert s.roma == position.seat("castile")
    assert s.cardinals == [position.seat("france")] * 2


@pytest.mark.rule("EU-19.3.3")
def test_a_crusade_goes_where_muslims_own_at_least_2_provinces() -> None:
    position = papal()
    s = position.s
    assert is_for_crusade(s, area("andalucia"))
    assert not is_for_crusade(s, area("loire"))
    position.occupied("castile", "granada")
    assert not is_for_crusade(s, area("andalucia")), "Occupied ones are Owned by nobody"


@pytest.mark.rule("EU-19.3.4", "EU-9.1.25", "EU-9.1.28")
def test_a_crusade_with_a_war_gives_prestige_mercenaries_and_the_tag() -> None:
    position = papal().army("france", 1, "languedoc", infantry=3)
    worked = acted(
        position,
        ("france", "raise-crusade"),
        ("france", "call-crusade andalucia"),
        ("france", "crusade-against granada"),
    )
    s, france = position.s, position.seat("france")
    assert is_enemy(s, france, realm("granada"))
    assert s.prestige[france] == 1
    assert s.stability[france] == 0
    assert s.power[france * 3 + 2] == 5, "no Military Power"
    assert s.committed == 1 << france
    assert asked(worked, "free-action"), "a free Declare War action gives it"
    last = worked.left[-1]
    assert last.act == EFFECTS
    assert last.effects is not None
    effect = last.effects[0]
    assert (effect.word, effect.what, effect.unit) == (verbs.GAIN, things.MERCENARY, INFANTRY)
    assert effect.n is not None
    assert effect.n.number == 2


@pytest.mark.rule("EU-19.3.4", "EU-TC21")
def test_a_crusade_without_a_war_gives_nothing() -> None:
    position = papal()
    acted(
        position,
        ("france", "raise-crusade"),
        ("france", "call-crusade andalucia"),
        ("france", "no-crusade-war"),
    )
    s, france = position.s, position.seat("france")
    assert (s.papal_token, s.papal_target) == (CRUSADE, area("andalucia"))
    assert s.prestige[france] == 0
    assert s.committed == 0
    assert not s.agenda
    score_crusade(s)
    assert s.prestige[france] == -2


@pytest.mark.rule("EU-19.3.4", "EU-9.1.6")
def test_a_crusade_breaks_no_truce() -> None:
    position = papal().truce("france", "granada")
    worked = acted(position, ("france", "raise-crusade"), ("france", "call-crusade andalucia"))
    assert not asked(worked, "crusade-war")
    assert not is_enemy(position.s, position.seat("france"), realm("granada"))


@pytest.mark.rule("EU-19.3.4", "EU-9.1.12")
def test_a_crusade_lifts_no_restriction_of_an_ally() -> None:
    position = papal().alliance("france", "granada").marriage("france", "granada", disputed=True)
    worked = acted(position, ("france", "raise-crusade"), ("france", "call-crusade andalucia"))
    assert not asked(worked, "crusade-war")


@pytest.mark.rule("EU-19.3.5", "EU-9.1.28", "EU-9.11.9")
def test_others_commit_themselves_by_that_reason_for_war() -> None:
    position = crusade(papal())
    declared(position, "castile", "granada", ("castile", "use-casus-belli crusade"))
    assert position.s.committed == 1 << position.seat("castile")
    plain = crusade(papal()).claim("castile", "andalucia")
    declared(plain, "castile", "granada", ("castile", "use-casus-belli conquest"))
    assert plain.s.committed == 0


@pytest.mark.rule("EU-19.3.6", "EU-4.4.E4")
def test_who_has_a_unit_there_scores_when_no_muslim_owns_anything() -> None:
    position = crusade(papal(), "france", "castile").occupied("castile", "granada", "gibraltar")
    position.infantry("castile", "andalucia", 1)
    s = position.s
    score_crusade(s)
    assert s.prestige[position.seat("castile")] == 2
    assert s.prestige[position.seat("france")] == -2
    clear_papal_token(s)
    assert s.papal_token == NO_TOKEN
    assert s.papal_target == NONE


@pytest.mark.rule("EU-19.3.6", "EU-TC13")
def test_a_muslim_province_that_remains_is_a_failure() -> None:
    position = crusade(papal(), "castile").infantry("castile", "andalucia", 1)
    position.occupied("castile", "granada")
    score_crusade(position.s)
    assert position.s.prestige[position.seat("castile")] == -2


@pytest.mark.rule("EU-19.3.6", "EU-19.3.7")
def test_who_is_no_longer_catholic_neither_scores_nor_loses() -> None:
    position = crusade(papal(), "castile").state_religion("castile", "protestant")
    score_crusade(position.s)
    assert position.s.prestige == [0] * position.s.count


@pytest.mark.rule("EU-19.3.7")
def test_if_nobody_is_committed_the_controller_of_that_moment_loses() -> None:
    position = crusade(papal()).cardinals("castile", "castile")
    score_crusade(position.s)
    assert position.s.prestige[position.seat("castile")] == -2
    assert position.s.prestige[position.seat("france")] == 0
    nobody = crusade(papal()).cardinals()
    score_crusade(nobody.s)
    assert nobody.s.prestige == [0] * nobody.s.count


@pytest.mark.rule("EU-19.3.2", "EU-9.11.8")
def test_an_excommunication_ends_in_phase_4() -> None:
    position = papal()
    s = position.s
    s.papal_token, s.papal_target = EXCOMMUNICATED, realm("milan")
    score_crusade(s)
    clear_papal_token(s)
    assert (s.papal_token, s.papal_target) == (NO_TOKEN, NONE)
    assert s.prestige == [0] * s.count
