"""Chapters 11.3, 5.4.FA and 5.2.CT: Alliances are forged, cut and ended."""

import pytest

from kronika.games.europa_universalis.agenda import RECLAIM_CUBES, RECRUIT_STEP
from kronika.games.europa_universalis.alliances import (
    alliance_cost,
    allies_of,
    can_cut_ties,
    can_forge_alliance,
    cut_ties,
    end_with_consequences,
    forge_alliance,
    make_alliance,
    may_forge,
    most_alliances,
    weight_with,
)
from kronika.games.europa_universalis.cleanup import end_fading_alliances
from kronika.games.europa_universalis.land import areas_of, realm_tax
from kronika.games.europa_universalis.manner import FREE, USUAL
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.recruiting import (
    can_recruit_units,
    recruit_step,
    recruit_units,
)
from kronika.games.europa_universalis.relations import has_truce, is_ally, is_enemy
from kronika.games.europa_universalis.terms import AREA_COUNT, NONE
from kronika.games.europa_universalis.vassals import can_subjugate, subjugate
from tests.europa_universalis.helpers import area, realm
from tests.europa_universalis.warring import ACTS, asked, calm
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


def cubes(position: Position, name: str, where: str) -> int:
    return position.s.influence[position.seat(name) * AREA_COUNT + area(where)]


def forged(position: Position, name: str, other: str) -> Worked:
    seat = position.seat(name)
    assert can_forge_alliance(position.s, seat, USUAL)
    rules = forge_alliance(position.s, seat, USUAL)
    return Worked(position.s, ACTS, rules, (name, f"forge-alliance {other}"))


@pytest.mark.rule("EU-5.4.FA1", "EU-5.4.FA2", "EU-11.3.5", "EU-11.3.4")
def test_an_alliance_costs_half_the_base_tax_and_brings_influence() -> None:
    position = calm().influence("france", lombardy=2).mat("france", dip=3)
    s, france = position.s, position.seat("france")
    tax = realm_tax(s, realm("milan"))
    forged(position, "france", "milan")
    assert is_ally(s, france, realm("milan"))
    assert s.power[france * 3 + 1] == 3 - min(3, (tax + 1) // 2)
    assert cubes(position, "france", "lombardy") == 3


@pytest.mark.rule("EU-5.4.FA1", "EU-11.3.5")
def test_the_cost_is_at_most_3() -> None:
    position = calm()
    s, france = position.s, position.seat("france")
    for name in ("milan", "venice", "poland", "siena", "saxony"):
        tax = realm_tax(s, realm(name))
        assert alliance_cost(s, france, realm(name), USUAL) == min(3, (tax + 1) // 2), name
        assert alliance_cost(s, france, realm(name), FREE) == 0


@pytest.mark.rule("EU-5.4.FA2", "EU-11.1.2")
def test_a_full_area_takes_no_influence_of_the_alliance() -> None:
    position = calm().influence("france", lombardy=2).influence("castile", lombardy=3)
    forged(position.mat("france", dip=3), "france", "milan")
    assert cubes(position, "france", "lombardy") == 2


@pytest.mark.rule("EU-5.4.FA2", "EU-2.2.6")
def test_without_a_cube_one_is_taken_from_elsewhere() -> None:
    position = calm().influence("france", lombardy=2)
    position.cardinals().mat("france", adm=10, dip=10, mil=8)
    s, france = position.s, position.seat("france")
    worked = Worked(s, ACTS, forge_alliance(s, france, FREE))
    assert s.ally.count(france) == 1
    assert [duty.act for duty in worked.left] == [RECLAIM_CUBES]


@pytest.mark.rule("EU-5.4.FA3", "EU-11.3.5")
def test_both_must_be_at_peace() -> None:
    position = calm().influence("france", lombardy=2).mat("france", dip=5)
    s, france = position.s, position.seat("france")
    assert may_forge(s, france, realm("milan"))
    position.war("castile", "milan")
    assert not may_forge(s, france, realm("milan"))
    active = calm().influence("france", lombardy=3).mat("france", dip=5)
    active.alliance("castile", "milan", active=True)
    assert not may_forge(active.s, france, realm("milan")), "an Active Ally is at war"
    warring = calm().influence("france", lombardy=2).mat("france", dip=5).war("france", "england")
    assert not can_forge_alliance(warring.s, france, USUAL)


@pytest.mark.rule("EU-5.4.FA4")
def test_2_influence_are_needed_and_a_marriage_is_one() -> None:
    position = calm().influence("france", lombardy=1)
    s, france = position.s, position.seat("france")
    assert not may_forge(s, france, realm("milan"))
    position.marriage("france", "milan")
    assert may_forge(s, france, realm("milan"))


@pytest.mark.rule("EU-5.4.FA5", "EU-11.3.39", "EU-11.3.4", "EU-OPB42")
def test_a_rival_with_less_influence_is_replaced_without_a_penalty() -> None:
    position = calm().alliance("castile", "milan").influence("castile", lombardy=2)
    position.influence("france", lombardy=2).mat("france", dip=5)
    s, france, castile = position.s, position.seat("france"), position.seat("castile")
    assert not may_forge(s, france, realm("milan"))
    position.influence("france", lombardy=3)
    forged(position, "france", "milan")
    assert s.ally[realm("milan")] == france
    assert s.prestige[castile] == 0
    assert cubes(position, "castile", "lombardy") == 2


@pytest.mark.rule("EU-5.4.FA6", "EU-11.1.8", "EU-11.0.3")
def test_a_distant_npr_wants_a_claim_and_counts_colonists() -> None:
    position = calm("S17").mat("castile", colonists=2, dip=5)
    s, castile = position.s, position.seat("castile")
    distant = [r for r in range(158) if s.lands[r] and s.atlas.is_distant(s.capital[r])]
    target = next(r for r in distant if s.overlord[r] == NONE)
    assert weight_with(s, castile, target) == 2
    assert not may_forge(s, castile, target)
    s.claims[areas_of(s, target)[0]] |= 1 << castile
    assert may_forge(s, castile, target)
    position.mat("castile", colonists=1)
    assert not may_forge(s, castile, target)
    position.mat("castile", colonists=3)
    rules = forge_alliance(s, castile, USUAL)
    before = sum(s.influence)
    Worked(s, ACTS, rules)
    assert s.ally.count(castile) == 1
    assert sum(s.influence) == before, "no cube on a distant continent"


@pytest.mark.rule("EU-11.3.1", "EU-SM.2")
def test_3_alliances_at_most_4_with_an_idea() -> None:
    position = calm().influence("france", lombardy=2).mat("france", dip=5)
    s, france = position.s, position.seat("france")
    assert most_alliances(s, france) == 3
    position.alliance("france", "savoy").alliance("france", "castile").alliance("france", "saxony")
    assert not can_forge_alliance(s, france, USUAL)
    position.ideas("france", "cabinet")
    assert most_alliances(s, france) == 4
    assert can_forge_alliance(s, france, USUAL)
    position.mat("france", dip=0)
    assert not can_forge_alliance(s, france, USUAL)


@pytest.mark.rule("EU-SCN.1")
def test_a_scenario_may_forbid_alliances_in_a_round() -> None:
    found = [
        number
        for number in ("S02", "S03", "S04", "S05", "S06", "S07")
        if any(
            e.word == 43 and e.forbidden == 18
            for r in Position(number).s.scenario.rules
            for e in r.effects
        )
    ]
    position = calm(found[0])
    s = position.s
    seat = 0
    where = areas_of(s, realm("burgundy"))[0]
    s.influence[seat * AREA_COUNT + where] = 3
    assert not may_forge(s, seat, realm("burgundy"))
    s.rounds = 2
    assert may_forge(s, seat, realm("burgundy"))


@pytest.mark.rule("EU-11.3.6")
def test_an_alliance_of_players_puts_a_token_on_both_capitals() -> None:
    position = calm()
    s = position.s
    make_alliance(s, position.seat("france"), realm("castile"))
    assert is_ally(s, position.seat("castile"), realm("france"))
    assert allies_of(s, position.seat("france")) == [realm("castile")]


# Cut Ties


def cut(position: Position, name: str, *answers: str) -> Worked:
    seat = position.seat(name)
    assert can_cut_ties(position.s, seat, USUAL)
    keys = [(name, answer) for answer in answers]
    return Worked(position.s, ACTS, cut_ties(position.s, seat, USUAL), *keys)


@pytest.mark.rule("EU-5.2.CT1", "EU-11.0.5", "EU-OPA35")
def test_influence_and_claims_are_taken_back_cores_are_not() -> None:
    position = calm().influence("france", lombardy=2).claim("france", "leon")
    position.core("france", "burgundy")
    worked = cut(position, "france", "cut-influence lombardy", "cut-claim leon", "cut-done")
    s = position.s
    assert cubes(position, "france", "lombardy") == 1
    assert not s.claims[area("leon")]
    assert s.core[area("burgundy")] == position.seat("france")
    assert asked(worked, "cut-ties")[0][1] == [
        "cut-influence lombardy",
        "cut-claim leon",
        "cut-done",
    ]


@pytest.mark.rule("EU-5.2.CT1")
def test_who_has_nothing_cuts_nothing() -> None:
    position = calm().marriage("france", "milan")
    assert not can_cut_ties(position.s, position.seat("france"), USUAL)


@pytest.mark.rule("EU-5.2.CT2", "EU-11.3.41", "EU-11.3.37")
def test_an_alliance_that_is_cut_costs_5_influence_and_a_truce() -> None:
    position = calm().alliance("france", "milan").influence("france", lombardy=6, leon=1)
    cut(position, "france", "cut-alliance milan", "cut-done")
    s, france = position.s, position.seat("france")
    assert not is_ally(s, france, realm("milan"))
    assert cubes(position, "france", "lombardy") == 1
    assert cubes(position, "france", "leon") in (0, 1)
    assert has_truce(s, france, realm("milan"))
    assert s.stability[france] == 0
    players = calm().alliance("france", "castile")
    cut(players, "france", "cut-alliance castile")
    assert has_truce(players.s, players.seat("castile"), realm("france"))
    assert not players.s.pacts[players.seat("castile")]


@pytest.mark.rule("EU-5.2.CT2", "EU-11.3.42", "EU-OPB42", "EU-9.0.16")
def test_an_active_ally_that_is_cut_is_abandoned() -> None:
    position = calm().war("france", "castile").alliance("france", "aragon", active=True, given=4)
    position.war("france", "savoy").influence("france", aragon=7).manpower("france", 2, allied=3)
    cut(position, "france", "cut-alliance aragon")
    s, france = position.s, position.seat("france")
    assert s.stability[france] == -2
    assert cubes(position, "france", "aragon") == 0
    assert s.allied[france] == 0, "as many as there are"
    assert is_enemy(s, position.seat("castile"), realm("aragon"))
    assert not is_enemy(s, france, realm("aragon"))
    assert has_truce(s, france, realm("aragon"))
    assert not s.is_active[realm("aragon")]
    assert s.given[realm("aragon")] == 0


@pytest.mark.rule("EU-11.3.42")
def test_a_player_with_a_common_enemy_is_abandoned_too() -> None:
    position = calm().war("france", "ottomans").war("castile", "ottomans")
    position.alliance("france", "castile").influence("france", leon=1)
    cut(position, "france", "cut-alliance castile")
    assert position.s.stability[position.seat("france")] == -2
    assert cubes(position, "france", "leon") == 0
    apart = calm().war("france", "ottomans").war("castile", "england")
    apart.alliance("france", "castile")
    cut(apart, "france", "cut-alliance castile")
    assert apart.s.stability[apart.seat("france")] == 0


@pytest.mark.rule("EU-11.3.38", "EU-16.3.22", "EU-OPB43")
def test_an_event_ends_an_alliance_without_a_loss_of_stability() -> None:
    position = calm().war("france", "castile").alliance("france", "aragon", active=True, given=2)
    position.influence("france", aragon=2).manpower("france", 2, allied=3)
    s, france = position.s, position.seat("france")
    Worked(s, ACTS, end_with_consequences(s, france, realm("aragon")))
    assert s.stability[france] == 0
    assert cubes(position, "france", "aragon") == 0
    assert s.allied[france] == 1
    assert is_enemy(s, position.seat("castile"), realm("aragon"))
    assert not has_truce(s, france, realm("aragon"))
    peaceful = calm().alliance("france", "milan").influence("france", lombardy=2)
    Worked(peaceful.s, ACTS, end_with_consequences(peaceful.s, france, realm("milan")))
    assert cubes(peaceful, "france", "lombardy") == 2
    assert peaceful.s.ally[realm("milan")] == NONE


@pytest.mark.rule("EU-11.3.8", "EU-EXC08", "EU-4.5.B1")
def test_alliances_with_dynamic_nprs_that_have_grown_are_removed() -> None:
    lands = ("lisboa", "porto", "beira", "madeira", "ceuta", "gharb", "canarias")
    position = calm().dnpr("portugal", "amber", "plain", *lands[:5]).alliance("castile", "portugal")
    s = position.s
    assert realm_tax(s, realm("portugal")) < 10
    end_fading_alliances(s)
    assert s.ally[realm("portugal")] == position.seat("castile")
    position.plus("lisboa", 10 - realm_tax(s, realm("portugal")))
    end_fading_alliances(s)
    assert s.ally[realm("portugal")] == NONE


@pytest.mark.rule("EU-11.3.34")
def test_allied_units_are_recruited_in_areas_of_active_allies() -> None:
    position = calm().alliance("austria", "genoa", active=True).manpower("austria", 0, allied=2)
    position.mat("austria", ducats=0, interest=5).active("austria")
    s, austria = position.s, position.seat("austria")
    assert can_recruit_units(s, austria, FREE)
    s.agenda.clear()
    acts = {RECRUIT_STEP: recruit_step}
    worked = Worked(s, acts, recruit_units(s, austria, FREE))
    offered = [key for _, _, keys in worked.asked for key in keys]
    assert any(key.endswith("lombardy") for key in offered)
    assert not any(key.endswith("loire") for key in offered)


@pytest.mark.rule("EU-OPB62", "EU-11.3.7")
def test_an_active_ally_may_be_subjugated_and_its_wars_are_its_overlords() -> None:
    position = calm().war("austria", "venice").alliance("austria", "salzburg", active=True, given=1)
    position.war("france", "salzburg").influence("austria", bavaria_swabia=5)
    position.manpower("austria", 3, allied=1)
    s, austria = position.s, position.seat("austria")
    assert can_subjugate(s, austria, realm("salzburg"))
    Worked(s, {}, subjugate(s, austria, realm("salzburg")))
    assert s.ally[realm("salzburg")] == NONE
    assert s.enemies[realm("salzburg")] == 0
    assert s.allied[austria] == 1
