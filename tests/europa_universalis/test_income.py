"""Chapter 4.4: income and upkeep."""

import pytest

from kronika.games.europa_universalis.agenda import EFFECTS, PHASE_STEP, TRIGGERS, Duty
from kronika.games.europa_universalis.cut_costs import ways_to_port
from kronika.games.europa_universalis.forces import deployed, fleet_size
from kronika.games.europa_universalis.income import (
    COLLECT,
    CORRUPTION,
    CUT,
    POWER_STEP,
    advisor_upkeep,
    clear_papal_token,
    corruption,
    devastation,
    income,
    income_step,
    interest_cost,
    power_gains,
    score_curia_and_empire,
    unit_upkeep,
    upkeep,
)
from kronika.games.europa_universalis.names import IDEAS
from kronika.games.europa_universalis.phases import phase_step
from kronika.games.europa_universalis.places import AREAS, PROVINCES, ZONES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import (
    CRUSADE,
    INCOME_AND_UPKEEP,
    MERCENARY,
    NONE,
    POWERS,
    REGULAR,
    ZONE_COUNT,
)
from tests.europa_universalis.playing import first_ask
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled

ACTS = {PHASE_STEP: phase_step}


def step(s: Table, which: int, *answers: tuple[str, str], seat: int = 2) -> Worked:
    """Castile, or another, does its part of a step."""
    duty = Duty(PHASE_STEP, INCOME_AND_UPKEEP, which, seat)
    return Worked(s, ACTS, income_step(s, duty), *answers)


def advise(position: Position, realm: str, power: int, ducats: int) -> int:
    """An Advisor of a type with so much upkeep."""
    actions = position.s.content.actions
    cards = [
        card
        for deck in actions.deck_cards
        for card in deck
        if actions.characters[actions.cards[card].character].power == power
        and actions.characters[actions.cards[card].character].ducats == ducats
        and card not in position.s.advisors
    ]
    position.s.advisors[position.seat(realm) * len(POWERS) + power] = cards[0]
    return cards[0]


@pytest.mark.rule(
    "EU-4.4.B1", "EU-4.4.B2", "EU-4.4.B3", "EU-4.4.B4", "EU-4.4.B7", "EU-EXA03", "EU-DV.1",
    "EU-DV.3", "EU-7.4.2", "EU-4.4.0.1",
)  # fmt: skip
def test_income_less_costs() -> None:
    position = Position().no_forces().mat("castile", stability=1, ducats=10)
    position.cardinals().no_relations().army("castile", 1, "castile", infantry=2)
    advise(position, "castile", 0, 4)
    advise(position, "castile", 1, 2)
    s = position.s
    s.roma = NONE
    assert income(s, 2) == 12 + 2
    assert upkeep(s, 2) == 2 + 4 + 2
    step(s, COLLECT)
    assert s.ducats[2] == 10 + 6


@pytest.mark.rule("EU-4.4.B7")
def test_stability_pays_or_costs() -> None:
    s = Position().s
    assert [_income_at(s, stability) for stability in (-3, -1, 0, 1, 3)] == [10, 10, 12, 14, 14]


def _income_at(s: Table, stability: int) -> int:
    s.stability[2] = stability
    return income(s, 2)


@pytest.mark.rule("EU-4.4.B2", "EU-DV.2", "EU-OPA15")
def test_vassals_pay_half_a_ducat_each() -> None:
    position = Position().nobodys("lisboa", "porto")
    s = position.s
    before = income(s, 2)
    position.vassal("castile", "porto")
    assert income(s, 2) == before + 1
    position.vassal("castile", "lisboa")
    tokens = s.vassal_tokens[2]
    assert income(s, 2) == before + (tokens + 1) // 2
    position.rebel_towns("porto")
    assert income(s, 2) == before + (tokens - 1 + 1) // 2


@pytest.mark.rule("EU-4.4.B8", "EU-DV.3", "EU-18.1.4")
def test_the_emperor_gets_ducats_for_his_authority() -> None:
    position = Position().emperor("castile", 4)
    assert income(position.s, 2) == 12 + 4


@pytest.mark.rule("EU-4.4.B9")
def test_ideas_bring_ducats() -> None:
    s = Position().ideas("castile", IDEAS.ids[0]).s
    delta = [m.delta for m in s.content.ideas.ideas[0].modifiers if m.paid == 3]
    assert income(s, 2) == 12 + sum(delta)
    assert delta == [2]


@pytest.mark.rule("EU-4.4.B6", "EU-OPA05")
def test_devastation_takes_half_rounded_up() -> None:
    position = Position()
    s = position.s
    area = AREAS.index("leon")
    own = [p for p in s.atlas.area_provinces[area] if s.town[p] == 2]
    tax = sum([s.atlas.province_tax[p] for p in own])
    s.devastated[area] = True
    assert devastation(s, 2) == (tax + 1) // 2
    assert income(s, 2) == 12 - (tax + 1) // 2
    position.nobodys(*[PROVINCES[p] for p in own]).vassal("castile", PROVINCES[own[0]])
    assert devastation(s, 2) == 1
    position.rebel_towns(PROVINCES[own[0]])
    assert devastation(s, 2) == 0


@pytest.mark.rule("EU-4.4.B4", "EU-OPA04", "EU-9.10.12", "EU-9.5.27")
def test_ships_at_sea_cost_half_a_ducat_together_rounded_up() -> None:
    position = Position().no_forces().ships("castile", "central-atlantic", free=1, guards=1)
    s = position.s
    assert unit_upkeep(s, 2) == 1
    position.fleet("castile", "central-atlantic", heavy=1)
    assert unit_upkeep(s, 2) == 2
    position.docked("castile", "sevilla", 2)
    assert unit_upkeep(s, 2) == 2


@pytest.mark.rule("EU-4.4.B4")
def test_mercenaries_cost_two_and_allies_nothing() -> None:
    position = Position().no_forces().army("castile", 1, "castile", infantry=1)
    position.army("castile", 1, "castile", category="mercenary", infantry=2)
    position.army("castile", 1, "castile", category="allied", infantry=3)
    assert unit_upkeep(position.s, 2) == 1 + 4


@pytest.mark.rule("EU-4.4.B3", "EU-19.2.3")
def test_the_papal_controller_pays_less_for_advisors() -> None:
    position = Position().no_relations().cardinals()
    advise(position, "castile", 0, 2)
    s = position.s
    s.roma = NONE
    assert advisor_upkeep(s, 2, 0) == 2
    s.cardinals = [2]
    assert advisor_upkeep(s, 2, 0) == 1
    assert advisor_upkeep(s, 2, 1) == 0


@pytest.mark.rule("EU-4.4.B5", "EU-OPA17", "EU-4.4.B11")
def test_interest_is_netted_with_income() -> None:
    s = Position().no_forces().mat("castile", ducats=0, interest=4).s
    assert interest_cost(s, 2) == 4
    step(s, COLLECT)
    assert s.ducats[2] == 12 - 4
    assert s.interest[2] == 4


@pytest.mark.rule("EU-4.4.B10", "EU-4.4.B11", "EU-7.4.15", "EU-7.4.16", "EU-OPA26", "EU-EXA23")
def test_who_cannot_pay_interest_is_bankrupt() -> None:
    position = Position().no_forces().no_relations().cardinals()
    s = position.s
    for each in [p for p in s.atlas.provinces if s.town[p] == 2]:
        if PROVINCES[each] != "madrid":
            position.nobodys(PROVINCES[each])
    assert income(s, 2) == 2
    advise(position, "castile", 0, 1)
    position.mat("castile", ducats=1, interest=5, stability=0, adm=5, dip=10, mil=1, prestige=0)
    position.army("castile", 1, "castile", infantry=3)
    position.army("castile", 1, "castile", category="mercenary", infantry=2)
    available = s.available[2]
    worked = step(
        s,
        COLLECT,
        *[("castile", "disband-unit army-1 regular infantry")] * 3,
    )
    assert "borrow-for-upkeep" in worked.asked[0][2]
    assert s.ducats[2] == 0
    assert s.stability[2] == -3
    assert s.prestige[2] == -5
    assert s.interest[2] == 2
    assert s.advisors[6:9] == [NONE] * 3
    assert deployed(s, 2, MERCENARY) == 0
    assert s.power[6:9] == [2, 7, 0]
    assert s.available[2] == available + 3


@pytest.mark.rule("EU-4.4.B11", "EU-7.4.8", "EU-EXA24")
def test_loans_are_taken_for_interest() -> None:
    s = Position().no_forces().mat("castile", ducats=0, interest=3, stability=-1).s
    s.covered_small = s.small_towns.copy()
    s.covered_large = s.large_towns.copy()
    assert income(s, 2) - interest_cost(s, 2) == -5
    step(s, COLLECT)
    assert s.interest[2] == 4
    assert s.ducats[2] == 0


@pytest.mark.rule("EU-4.4.B11", "EU-4.4.0.2", "EU-7.4.5", "EU-7.4.6", "EU-7.4.10", "EU-7.4.11")
def test_upkeep_may_be_borrowed_or_left_unpaid() -> None:
    position = Position().no_forces().mat("castile", ducats=0, interest=12, stability=-1)
    position.no_relations().cardinals()
    s = position.s
    position.army("castile", 1, "castile", infantry=1)
    position.army("castile", 1, "castile", category="mercenary", infantry=1)
    advise(position, "castile", 2, 3)
    s.interest[2] = 3
    s.ducats[2] = 0
    s.covered_small = s.small_towns.copy()
    s.covered_large = s.large_towns.copy()
    s.stability[2] = 1
    s.interest[2] = 2
    worked = step(s, COLLECT, ("castile", "fire-advisor mil"), ("castile", "borrow-for-upkeep"))
    assert worked.asked[0][1] == "unpaid"
    assert s.interest[2] == 3
    assert s.ducats[2] == 5 - 3
    assert s.advisors[8] == NONE
    assert deployed(s, 2, REGULAR) == 1


@pytest.mark.rule("EU-7.4.7", "EU-4.4.B11", "EU-7.4.15")
def test_ships_that_nobody_pays_return_to_the_supply() -> None:
    position = Position().no_forces().no_relations().cardinals()
    position.ships("castile", "central-atlantic", free=1).mat("castile", ducats=0, interest=5)
    s = position.s
    s.covered_small = s.small_towns.copy()
    s.covered_large = s.large_towns.copy()
    s.interest[2] = 2
    s.stability[2] = 1
    s.ducats[2] = 0
    s.interest[2] = 5
    s.ducats[2] = 3
    step(s, COLLECT, ("castile", "disband-ship central-atlantic"))
    assert sum(s.ships) == 0
    assert s.ducats[2] == 0


@pytest.mark.rule("EU-4.4.A1", "EU-4.4.A2")
def test_costs_are_cut() -> None:
    position = Position().no_forces().army("castile", 2, "castile", infantry=1, cavalry=1)
    position.army("castile", 2, "castile", category="mercenary", infantry=1)
    position.infantry("castile", "leon", 1).docked("castile", "sevilla", 1)
    position.fleet("castile", "sevilla", heavy=1)
    card = advise(position, "castile", 1, 2)
    s = position.s
    available = s.available[2]
    step(
        s,
        CUT,
        ("castile", "fire-advisor dip"),
        ("castile", "disband-unit army-2 regular cavalry"),
        ("castile", "disband-unit army-2 mercenary infantry"),
        ("castile", "disband-infantry leon"),
        ("castile", "disband-docked sevilla"),
        ("castile", "disband-of-fleet heavy"),
        ("castile", "cut-no-more"),
    )
    assert card in s.discards[1]
    assert s.available[2] == available + 2
    assert s.mercenaries == 0
    assert s.docked == {}
    assert s.fleet_at[2] == NONE
    assert deployed(s, 2, REGULAR) == 1


@pytest.mark.rule("EU-4.4.A3", "EU-9.5.17", "EU-9.5.26", "EU-9.10.12")
def test_ships_are_recalled_to_friendly_ports() -> None:
    position = Position().no_forces().ships("castile", "central-atlantic", free=3, guards=1)
    s = position.s
    zone = ZONES.index("central-atlantic")
    ports = [PROVINCES[port] for port in ways_to_port(s, 2, zone)]
    assert "sevilla" in ports
    assert "london" not in ports
    answers: list[tuple[str, str]] = []
    for _ in range(2):
        answers += [("castile", "recall-ship central-atlantic"), ("castile", "recall-to sevilla")]
    step(s, CUT, *answers, ("castile", "cut-no-more"))
    place = list(s.docked)
    assert len(place) == 1
    assert s.docked[place[0]] == 2
    assert s.ships[2 * ZONE_COUNT + zone] == 1
    large = s.atlas.province_tax[PROVINCES.index("sevilla")] == 2
    again = step(s, CUT, ("castile", "recall-guard central-atlantic"))
    offered = [keys for _, prompt, keys in again.asked if prompt == "recall-to"]
    assert ("recall-to sevilla" in (offered[0] if offered else [])) == large


@pytest.mark.rule("EU-4.4.A3", "EU-9.5.19", "EU-9.5.26")
@pytest.mark.parametrize("heavy", [0, 1])
def test_a_fleet_may_leave_light_ships_behind(heavy: int) -> None:
    position = Position().no_forces()
    position.fleet("castile", "central-atlantic", heavy=heavy, light=3 - heavy)
    s = position.s
    answers = ("castile", "leave-light-ship"), ("castile", "recall-fleet")
    step(s, CUT, *answers, ("castile", "recall-to sevilla"), ("castile", "cut-no-more"))
    assert s.fleet_at[2] == ZONE_COUNT + PROVINCES.index("sevilla")
    assert fleet_size(s, 2) == 2
    assert sum(s.ships) == 1


@pytest.mark.rule("EU-4.4.A3", "EU-2.T24")
def test_no_way_leads_through_hostile_zones() -> None:
    position = Position().no_forces()
    s = position.s
    zone = ZONES.index("central-atlantic")
    free = ways_to_port(s, 2, zone)
    beyond = [over for over in free.values() if over != NONE]
    assert beyond
    position.war("castile", "france")
    for over in set(beyond):
        s.ships[1 * ZONE_COUNT + over] = 1
    assert all(over == NONE for over in ways_to_port(s, 2, zone).values())


@pytest.mark.rule("EU-4.4.C1", "EU-EXA21")
@pytest.mark.parametrize(
    ("ducats", "cost"), [(49, 0), (50, 1), (59, 1), (60, 2), (65, 2), (70, 3), (80, 4), (101, 6)]
)
def test_what_corruption_costs(ducats: int, cost: int) -> None:
    assert corruption(Position().s, 2, ducats) == cost


@pytest.mark.rule("EU-4.4.C2", "EU-OPA11", "EU-EXA21")
def test_corruption_is_paid_or_brings_interest() -> None:
    s = Position().mat("castile", ducats=65, adm=3, interest=5).s
    step(s, CORRUPTION, ("castile", "keep-ducats"), ("castile", "pay-corruption 1"))
    assert s.power[6] == 2
    assert s.interest[2] == 6
    assert s.ducats[2] == 65


@pytest.mark.rule("EU-4.4.C3")
def test_ducats_may_be_discarded_first() -> None:
    s = Position().mat("castile", ducats=65, adm=0).s
    ask = first_ask(income_step(s, Duty(PHASE_STEP, INCOME_AND_UPKEEP, CORRUPTION, 2)))
    keys = [option.key for option in ask.options]
    assert keys == ["keep-ducats", "waste-ducats 6", "waste-ducats 16"]
    assert ask.ranges[0].least == 1
    assert ask.ranges[0].most == 65
    step(s, CORRUPTION, ("castile", "waste-ducats 16"))
    assert s.ducats[2] == 49
    assert s.interest[2] == 0
    assert step(s, CORRUPTION).asked == []


@pytest.mark.rule("EU-7.1.3")
@pytest.mark.rule("EU-4.4.D1", "EU-DV.6", "EU-EXA03")
def test_power_of_ruler_and_advisors() -> None:
    position = Position().cardinals().no_relations().mat("castile", adm=0, dip=0, mil=0)
    card = advise(position, "castile", 1, 2)
    s = position.s
    s.roma = NONE
    skills = s.content.events.rulers[s.ruler[2]].skills
    actions = s.content.actions
    more = actions.characters[actions.cards[card].character].skill
    assert power_gains(s, 2) == [skills[0], skills[1] + more, skills[2]]
    step(s, POWER_STEP)
    assert s.power[6:9] == [skills[0], skills[1] + more, skills[2]]
    s.ruler[2] = NONE
    assert power_gains(s, 2) == [1, 1 + more, 1]


@pytest.mark.rule("EU-4.4.D2")
def test_the_highest_stability_brings_two_more() -> None:
    s = Position().mat("castile", stability=3, adm=0, dip=0, mil=0).s
    gains = power_gains(s, 2)
    step(s, POWER_STEP, ("castile", "more-power mil"), ("castile", "more-power adm"))
    assert s.power[6:9] == [gains[0] + 1, gains[1], gains[2] + 1]


@pytest.mark.rule("EU-4.4.D3", "EU-OPA24")
def test_the_lowest_stability_brings_one_less() -> None:
    s = Position().mat("castile", stability=-3, adm=0, dip=0, mil=0).s
    gains = power_gains(s, 2)
    kind = next(type for type in range(3) if gains[type] > 0)
    step(s, POWER_STEP, ("castile", f"less-power {POWERS[kind]}"))
    gains[kind] -= 1
    assert s.power[6:9] == gains


@pytest.mark.rule("EU-4.4.D4", "EU-4.4.D5", "EU-18.1.5", "EU-19.2.3")
@pytest.mark.parametrize(
    ("authority", "dip", "mil"), [(1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 1), (5, 1, 1), (6, 2, 1)]
)
def test_power_of_the_emperor_and_the_controller(authority: int, dip: int, mil: int) -> None:
    position = Position().cardinals().no_relations()
    s = position.s
    s.roma = NONE
    plain = power_gains(s, 2)
    position.emperor("castile", authority).cardinals("castile")
    assert power_gains(s, 2) == [plain[0], plain[1] + dip + 1, plain[2] + mil]


@pytest.mark.rule("EU-4.4.D6")
def test_government_forms_bring_power() -> None:
    position = Position()
    s = position.s
    plain = power_gains(s, 2)
    found = [
        (idea, m.paid)
        for idea, card in enumerate(s.content.ideas.ideas)
        for m in card.modifiers
        if card.government and m.word == 1 and m.paid < 3
    ]
    idea = found[0][0]
    position.ideas("castile", IDEAS.ids[idea])
    more = [sum([paid == type for each, paid in found if each == idea]) for type in range(3)]
    assert power_gains(s, 2) == [one + two for one, two in zip(plain, more)]


@pytest.mark.rule("EU-4.4.D7", "EU-7.1.5")
def test_pools_hold_ten() -> None:
    s = Position().mat("castile", adm=10, dip=9, mil=0).s
    step(s, POWER_STEP)
    assert s.power[6] == 10
    assert s.power[7] <= 10


@pytest.mark.rule("EU-4.4.E1", "EU-19.2.4", "EU-EXA04", "EU-EXC05", "EU-TC12")
def test_an_uncontested_controller_scores() -> None:
    position = Position("S11").cardinals("france", "france")
    s = position.s
    france = position.seat("france")
    england = position.seat("england")
    s.religion[s.realm_of[england]] = 2
    s.roma = france
    score_curia_and_empire(s)
    assert s.prestige[france] == 2
    s.cardinals = [france, england]
    s.prestige[france] = 0
    s.roma = NONE
    score_curia_and_empire(s)
    assert s.prestige[france] == 0


@pytest.mark.rule("EU-4.4.E2", "EU-4.4.E3", "EU-EXA04", "EU-EXC06")
def test_the_emperor_scores_with_the_highest_authority_only() -> None:
    position = Position("S10").cardinals().no_relations().ideas("austria", "absolute-monarchy")
    position.mat("austria", stability=1)
    s = position.s
    s.roma = NONE
    austria = position.seat("austria")
    s.authority = 4
    s.agenda = []
    score_curia_and_empire(s)
    assert s.prestige[austria] == 0
    assert {duty.act for duty in s.agenda} <= {EFFECTS, TRIGGERS}
    assert s.agenda
    s.authority = 6
    score_curia_and_empire(s)
    assert s.prestige[austria] == 1


@pytest.mark.rule("EU-4.4.E5")
def test_the_papal_token_and_battlegrounds_leave() -> None:
    s = Position().s
    s.papal_token, s.papal_target = CRUSADE, 3
    s.battleground[5] = True
    clear_papal_token(s)
    assert (s.papal_token, s.papal_target) == (0, NONE)
    assert not any(s.battleground)
