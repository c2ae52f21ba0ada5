"""EU-10.5.33 to EU-10.5.38: Negotiated Peace."""

import pytest

from kronika.games.europa_universalis.agenda import EFFECTS
from kronika.games.europa_universalis.land import realm_owns
from kronika.games.europa_universalis.places import AREAS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import NONE

from .helpers import area, province, realm
from .test_peace import (
    board,
    ducats,
    has_truce,
    is_at_war,
    make_peace,
    occupy_all,
    offered,
    prestige,
)
from .working import Worked

pytestmark = pytest.mark.compiled


def stalemate() -> Position:
    """Castile and France hold tax 1 + 1 of each other; nobody is victorious."""
    position = board(negotiated=True).war("castile", "france").infantry("castile", "leon", 1)
    position.town("france", "zaragoza").infantry("france", "loire", 1)
    position.occupied("castile", "toulouse", "zaragoza")
    return position.occupied("france", "burgos", "murcia")


def negotiate(position: Position, *answers: tuple[str, str]) -> Worked:
    return make_peace(
        position, ("castile", "settle-with france"), ("castile", "negotiate player-2"), *answers
    )


@pytest.mark.rule("EU-10.1.10", "EU-10.5.33", "EU-10.5.38", "EU-10.5.5")
def test_a_white_peace_can_be_agreed() -> None:
    position = stalemate()
    worked = negotiate(
        position,
        ("castile", "offer-even-term white-peace"),
        ("france", "accept-peace"),
    )
    assert offered(worked, "answer-peace") == [["accept-peace", "reject-peace", "counter-peace"]]
    assert not is_at_war(position, "castile", "france")
    assert has_truce(position, "castile", "france")
    assert prestige(position, "castile", "france") == [-1, -1]
    assert not any(occupant >= 0 for occupant in position.s.occupant)


@pytest.mark.rule("EU-10.5.38", "EU-OPB67", "EU-10.1.15")
def test_a_rejected_offer_changes_nothing_and_is_the_only_one() -> None:
    position = stalemate()
    worked = negotiate(
        position,
        ("castile", "offer-even-term white-peace"),
        ("france", "reject-peace"),
        ("france", "settle-with castile"),
    )
    assert is_at_war(position, "castile", "france")
    assert len(offered(worked, "offer-term")) == 1
    # In his own slot the other side may offer.
    assert "negotiate player-3" in offered(worked, "end-war")[1]


@pytest.mark.rule("EU-10.5.38", "EU-OPB67")
def test_an_offer_is_countered_once() -> None:
    position = stalemate()
    worked = negotiate(
        position,
        ("castile", "offer-even-term white-peace"),
        ("france", "counter-peace"),
        ("france", "offer-even-term keep-board-state"),
        ("castile", "accept-peace"),
    )
    assert offered(worked, "answer-peace")[1] == ["accept-peace", "reject-peace"]
    s = position.s
    assert s.owner[province("toulouse")] == realm("castile")
    assert s.owner[province("burgos")] == realm("france")
    assert not is_at_war(position, "castile", "france")


@pytest.mark.rule("EU-10.5.36", "EU-OPB36")
def test_by_agreement_both_return_for_ducats_and_liberate_without_prestige() -> None:
    position = stalemate()
    worked = negotiate(
        position,
        ("castile", "offer-even-term keep-board-state"),
        ("castile", "return-province toulouse"),
        ("castile", "liberate-province zaragoza"),
        ("castile", "return-province burgos"),
        ("castile", "keep-province murcia"),
        ("france", "accept-peace"),
    )
    assert "liberate-province burgos" not in str(worked.asked)
    s = position.s
    assert realm_owns(s, realm("france"), province("toulouse"))
    assert realm_owns(s, realm("castile"), province("burgos"))
    assert s.owner[province("murcia")] == realm("france")
    assert realm_owns(s, realm("aragon"), province("zaragoza"))
    assert ducats(position, "castile", "france") == [0, 0]
    assert prestige(position, "castile", "france") == [0, 0]
    assert not offered(worked, "ally-with-freed")


@pytest.mark.rule("EU-10.5.36", "EU-10.5.9")
def test_by_agreement_provinces_are_exchanged() -> None:
    position = stalemate()
    negotiate(
        position,
        ("castile", "offer-term keep-board-state player-3"),
        ("castile", "exchange-for murcia"),
        ("castile", "exchange-for-done"),
        ("castile", "exchange-province toulouse"),
        ("france", "accept-peace"),
    )
    s = position.s
    assert realm_owns(s, realm("castile"), province("murcia"))
    assert realm_owns(s, realm("france"), province("toulouse"))
    assert s.owner[province("zaragoza")] == realm("castile")


@pytest.mark.rule("EU-10.5.34", "EU-10.5.33", "EU-10.5.35")
def test_terms_need_their_own_conditions_but_no_victory() -> None:
    position = stalemate()
    first = offered(negotiate(position), "offer-term")[0]
    assert first == [
        *("offer-term keep-board-state player-3", "offer-term keep-board-state player-2"),
        *("offer-even-term white-peace", "offer-even-term keep-board-state", "no-offer"),
    ]
    position = stalemate().occupied("france", "madrid")
    worked = negotiate(
        position,
        ("castile", "offer-term humiliation player-2"),
        ("france", "accept-peace"),
    )
    assert "offer-term humiliation player-3" not in offered(worked, "offer-term")[0]
    assert prestige(position, "castile", "france") == [-8, 8]


@pytest.mark.rule("EU-10.1.6", "EU-10.5.38")
def test_a_total_victor_may_negotiate_but_must_end_the_war() -> None:
    position = board(negotiated=True).war("castile", "france")
    occupy_all(position, "castile", "france")
    worked = make_peace(
        position,
        ("castile", "negotiate player-2"),
        ("castile", "offer-even-term white-peace"),
        ("france", "reject-peace"),
        ("castile", "enforce humiliation france"),
    )
    terms = offered(worked, "choose-term")
    assert terms[0] == [*terms[1], "negotiate player-2"]
    assert prestige(position, "castile", "france") == [10, -10]
    position = board(negotiated=True).war("castile", "france")
    occupy_all(position, "castile", "france")
    make_peace(
        position,
        ("castile", "negotiate player-2"),
        ("castile", "offer-even-term white-peace"),
        ("france", "accept-peace"),
    )
    assert prestige(position, "castile", "france") == [-1, -1]
    assert not is_at_war(position, "castile", "france")


@pytest.mark.rule("EU-10.2.10")
def test_after_a_surrender_they_may_agree_on_something_else() -> None:
    position = stalemate()
    make_peace(
        position,
        ("castile", "settle-with france"),
        ("castile", "surrender player-2"),
        ("france", "negotiate player-3"),
        ("france", "offer-even-term white-peace"),
        ("castile", "accept-peace"),
    )
    assert prestige(position, "castile", "france") == [-3, 1]
    assert not is_at_war(position, "castile", "france")


@pytest.mark.rule("EU-10.5.37", "EU-11.3.43", "EU-10.5.38")
def test_one_of_them_cuts_ties_besides_and_abandons_nobody() -> None:
    position = stalemate().claim("france", "castile").influence("france", aragon=2)
    position.alliance("france", "savoy", active=True, given=2).mat("france", stability=1)
    s, france = position.s, position.seat("france")
    negotiate(
        position,
        ("castile", "offer-even-term white-peace"),
        ("castile", "extra-for player-2"),
        ("castile", "tie-claim castile"),
        ("castile", "tie-influence aragon"),
        ("castile", "tie-alliance savoy"),
        ("castile", "ties-done"),
        ("france", "accept-peace"),
    )
    assert not s.claims[area("castile")]
    assert s.influence[france * len(AREAS) + area("aragon")] == 1
    assert s.ally[realm("savoy")] == NONE
    assert has_truce(position, "france", "savoy")
    assert s.stability[france] == 1
    assert not s.enemies[realm("savoy")]


@pytest.mark.rule("EU-10.5.37", "EU-10.5.38")
def test_they_may_make_a_deal_besides_as_if_at_peace() -> None:
    position = stalemate().war("france", "savoy").occupied("france", "piemonte")
    position.mat("france", dip=3)
    worked = negotiate(
        position,
        ("castile", "offer-even-term white-peace"),
        ("castile", "extra-for player-2"),
        ("castile", "write-deal"),
        ("castile", "deal-alliance"),
        ("castile", "deal-propose"),
        ("france", "accept-peace"),
    )
    s = position.s
    assert s.pacts[position.seat("france")] == 1 << position.seat("castile")
    assert s.power[position.seat("france") * 3 + 1] == 2
    assert len(offered(worked, "answer-peace")) == 1
    assert not is_at_war(position, "castile", "france")


@pytest.mark.rule("EU-10.5.38")
def test_what_is_rejected_brings_no_deal() -> None:
    position = stalemate().mat("france", dip=3)
    negotiate(
        position,
        ("castile", "offer-even-term white-peace"),
        ("castile", "extra-for player-2"),
        ("castile", "write-deal"),
        ("castile", "deal-alliance"),
        ("castile", "deal-propose"),
        ("france", "reject-peace"),
    )
    assert not any(position.s.pacts)


@pytest.mark.rule("EU-10.5.4")
def test_what_is_agreed_is_not_enforced() -> None:
    position = stalemate().ideas("castile", "absolute-monarchy")
    worked = negotiate(
        position,
        ("castile", "offer-term keep-board-state player-3"),
        ("france", "accept-peace"),
    )
    assert EFFECTS not in [duty.act for duty in worked.left]
    assert position.s.records.peaces == ()


@pytest.mark.rule("EU-22.1.2")
def test_without_the_advanced_rule_nobody_negotiates() -> None:
    position = board(negotiated=False).war("castile", "france").occupied("castile", "toulouse")
    worked = make_peace(position, ("castile", "settle-with france"))
    assert "negotiate" not in str(worked.asked)


@pytest.mark.rule("EU-10.1.10")
def test_bots_do_not_negotiate() -> None:
    position = Position(bots=("france",)).no_forces().no_relations().war("castile", "france")
    position.occupied("castile", "toulouse")
    worked = make_peace(position, ("castile", "settle-with france"))
    assert "negotiate" not in str(worked.asked)
