"""EU-5.1.DI: deals between players."""

import pytest

from kronika.games.europa_universalis.agenda import DEAL_STEP
from kronika.games.europa_universalis.deals import (
    can_diplomacy,
    deal_power,
    deal_step,
    diplomacy,
    partners,
)
from kronika.games.europa_universalis.land import tax_value
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.places import AREAS, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import ADM, DIP, NONE, POWERS

from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {DEAL_STEP: deal_step}


def court() -> Position:
    position = Position().no_relations().active("france").mat("france", dip=5, adm=2, ducats=30)
    position.mat("castile", dip=0, adm=2, ducats=30)
    position.s.memory.is_acted = True
    return position


def agree(position: Position, *terms: str, answer: str = "deal-accept") -> Worked:
    s = position.s
    return Worked(
        s,
        ACTS,
        diplomacy(s, 1, USUAL),
        ("france", "deal-with player-3"),
        *[("france", term) for term in terms],
        ("france", "deal-propose"),
        ("castile", answer),
    )


def power(position: Position, realm: str) -> list[int]:
    seat = position.seat(realm)
    return position.s.power[seat * len(POWERS) : (seat + 1) * len(POWERS)]


@pytest.mark.rule("EU-5.1.DI1", "EU-5.1.DI4", "EU-11.3.6", "EU-5.1.1")
def test_an_alliance_costs_the_active_player_one_power() -> None:
    position = court()
    agree(position, "deal-alliance")
    assert position.s.pacts == [0, 1 << 2, 1 << 1]
    assert power(position, "france")[DIP] == 4


@pytest.mark.rule("EU-5.1.DI5", "EU-5.1.DI6", "EU-11.2.9")
def test_with_a_marriage_both_draw_a_card() -> None:
    position = court()
    s = position.s
    s.decks[DIP] = [40, 41, 42]
    agree(position, "deal-marriage dip")
    assert s.marriages[s.realm_of[1]] == 1 << 2
    assert s.marriages[s.realm_of[2]] == 1 << 1
    assert len(s.hands[1]) == len(s.hands[2]) == 1
    assert power(position, "france")[DIP] == 4


@pytest.mark.rule("EU-5.1.DI7")
def test_money_costs_power_for_each_ten_in_either_direction() -> None:
    position = court()
    s = position.s
    agree(position, "deal-give 21")
    assert (s.ducats[1], s.ducats[2], power(position, "france")[DIP]) == (9, 51, 2)
    position = court()
    s = position.s
    agree(position, "deal-take 10")
    assert (s.ducats[1], s.ducats[2], power(position, "france")[DIP]) == (40, 20, 4)


@pytest.mark.rule("EU-5.1.DI1", "EU-OPA27")
def test_what_is_declined_costs_nothing_and_leaves_the_turn() -> None:
    position = court()
    agree(position, "deal-alliance", answer="deal-decline")
    s = position.s
    assert not any(s.pacts)
    assert power(position, "france")[DIP] == 5
    assert not s.memory.is_acted


@pytest.mark.rule("EU-5.1.DI12", "EU-OPA27")
def test_one_proposal_to_each_partner_a_turn() -> None:
    position = court()
    agree(position, "deal-alliance", answer="deal-decline")
    assert partners(position.s, 1) == [0]


@pytest.mark.rule("EU-OPA27")
def test_the_partner_may_counter_three_times() -> None:
    position = court()
    s = position.s
    talk = [("castile", "deal-counter"), ("castile", "deal-take 10"), ("castile", "deal-propose")]
    worked = Worked(
        s,
        ACTS,
        diplomacy(s, 1, USUAL),
        ("france", "deal-with player-3"),
        ("france", "deal-alliance"),
        ("france", "deal-propose"),
        *talk,
        ("france", "deal-counter"),
        ("france", "deal-give 5"),
        ("france", "deal-propose"),
        *talk,
        ("france", "deal-accept"),
    )
    assert (s.ducats[1], s.ducats[2]) == (20, 40)
    assert not any(s.pacts)
    assert "deal-counter" not in worked.asked[-1][2]


@pytest.mark.rule("EU-5.1.DI3")
def test_at_war_only_money_can_be_agreed_upon() -> None:
    position = court().war("france", "savoy")
    s = position.s
    worked = Worked(
        s,
        ACTS,
        diplomacy(s, 1, USUAL),
        ("france", "deal-with player-3"),
        ("france", "deal-give-up"),
    )
    assert {key.split()[0] for key in worked.asked[1][2]} == {
        *("deal-give", "deal-take", "deal-give-up")
    }


def market() -> tuple[Position, str]:
    """Castile has a Claim where France has a Town that is no capital."""
    position = court()
    s = position.s
    realm = s.realm_of[1]
    province = next(p for p in s.lands[realm] if p != s.capital[realm])
    position.claim("castile", AREAS[s.atlas.province_area[province]])
    return position, PROVINCES[province]


@pytest.mark.rule("EU-5.1.DI8", "EU-5.1.DI9", "EU-5.1.DI10", "EU-5.1.DI13", "EU-OPA18")
def test_a_province_is_sold_where_the_buyer_has_a_claim() -> None:
    position, name = market()
    s = position.s
    province = PROVINCES.index(name)
    s.unrest[province] = True
    before = s.prestige[1]
    agree(position, f"deal-province {name}", "deal-price 12")
    assert s.town[province] == 2
    assert s.unrest[province]
    assert (s.ducats[1], s.ducats[2]) == (42, 18)
    assert (power(position, "france")[ADM], power(position, "castile")[ADM]) == (1, 1)
    assert s.prestige[1] == before - 2 * tax_value(s, province)
    assert power(position, "france")[DIP] == 5


@pytest.mark.rule("EU-5.1.DI2")
def test_money_and_provinces_are_not_moved_together() -> None:
    position, name = market()
    s = position.s
    worked = Worked(
        s,
        ACTS,
        diplomacy(s, 1, USUAL),
        ("france", "deal-with player-3"),
        ("france", f"deal-province {name}"),
        ("france", "deal-price 3"),
        ("france", "deal-give-up"),
    )
    assert not any(key.startswith(("deal-give ", "deal-take ")) for key in worked.asked[-1][2])


@pytest.mark.rule("EU-5.1.DI8", "EU-5.1.DI13")
def test_without_a_claim_and_for_capitals_nothing_is_sold() -> None:
    position = court()
    s = position.s
    capital = s.capital[s.realm_of[1]]
    position.claim("castile", AREAS[s.atlas.province_area[capital]])
    worked = Worked(
        s,
        ACTS,
        diplomacy(s, 1, USUAL),
        ("france", "deal-with player-3"),
        ("france", "deal-give-up"),
    )
    sold = {key.split()[1] for key in worked.asked[1][2] if key.startswith("deal-province")}
    area = s.atlas.province_area[capital]
    assert sold == {
        PROVINCES[p] for p in s.atlas.area_provinces[area] if p != capital and s.town[p] == 1
    }


@pytest.mark.rule("EU-OPA28", "EU-5.1.DI5")
def test_tokens_of_both_sides_are_needed() -> None:
    position = court()
    for realm in ("scotland", "savoy", "brittany"):
        position.alliance("castile", realm).marriage("castile", realm)
    s = position.s
    worked = Worked(
        s,
        ACTS,
        diplomacy(s, 1, USUAL),
        ("france", "deal-with player-3"),
        ("france", "deal-give-up"),
    )
    keys = {key.split()[0] for key in worked.asked[1][2]}
    assert not keys & {"deal-alliance", "deal-marriage"}


@pytest.mark.rule("EU-5.1.DI4", "EU-5.1.DI7")
def test_who_cannot_pay_cannot_offer() -> None:
    position = court().mat("france", dip=0, adm=0)
    assert not can_diplomacy(position.s, 1, USUAL)
    assert deal_power(position.s, position.s.deal) == 0
    assert position.s.deal.marriage == NONE


@pytest.mark.rule("EU-5.1.DI11", "EU-H.5")
def test_a_private_talk_costs_one_power_where_it_is_played() -> None:
    position = court()
    s = position.s
    worked = agree(position, "deal-alliance")
    assert not [key for _, _, keys in worked.asked for key in keys if key.startswith("deal-talk")]
    position = Position(switches={"secret-negotiations": True}).no_relations().active("france")
    position.mat("france", dip=5, adm=2, ducats=30)
    s = position.s
    worked = agree(position, "deal-talk player-3", "deal-alliance")
    assert power(position, "france")[DIP] == 5 - 1 - 1
    assert s.pacts[1] == 1 << 2
    offers = [keys for _, prompt, keys in worked.asked if prompt == "deal-terms"]
    assert ["deal-talk player-3" in keys for keys in offers] == [True, False, False]
