"""Chapters 11.0, 11.1, 11.2 and 11.4: Claims, Influence, Marriages, Vassals."""

import pytest

from kronika.games.europa_universalis.agenda import COUNTER_WINDOW, PLACE_CLAIMS
from kronika.games.europa_universalis.claims import (
    can_fabricate_claims,
    claim_cost,
    claim_pieces_left,
    claimable,
    fabricate_claims,
    free_claim_piece,
    may_core,
    place_claims,
    put_claim,
    put_core,
)
from kronika.games.europa_universalis.influence import (
    influence_in,
    influence_of,
    presence_reach,
    takes_influence,
)
from kronika.games.europa_universalis.influencing import (
    can_place_influence,
    place_influence,
    reachable,
)
from kronika.games.europa_universalis.land import is_core
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.marriages import (
    dispute,
    end_marriage,
    has_free_marriage,
    influence_discount,
    marry,
)
from kronika.games.europa_universalis.marrying import may_wed
from kronika.games.europa_universalis.places import AREAS, PROVINCES, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import DIP, NONE, POWERS
from kronika.games.europa_universalis.vassals import (
    can_subjugate,
    own_vassals,
    subjugate,
    subjugation_cost,
)

from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {PLACE_CLAIMS: place_claims}


def begin(position: Position, realm: str) -> Position:
    position.active(realm)
    position.s.memory.reach = presence_reach(position.s, position.seat(realm))
    return position


def names(areas: list[int]) -> set[str]:
    return {AREAS[area] for area in areas}


@pytest.mark.rule("EU-EXA12", "EU-5.4.IN1", "EU-5.4.IN2", "EU-5.4.IN3", "EU-OPA08", "EU-11.1.9")
def test_france_spreads_influence_to_italy() -> None:
    position = Position().no_influence().no_relations()
    position.influence("france", lombardy=1, languedoc=1).influence("england", lombardy=2)
    begin(position.mat("france", dip=2, ducats=6), "france")
    s = position.s
    seat = position.seat("france")
    assert {"lombardy", "central-italy", "corsica-sardinia"} <= names(reachable(s, seat))
    assert not {"naples", "dalmatia"} & names(reachable(s, seat))
    Worked(
        s,
        {},
        place_influence(s, seat, USUAL),
        ("france", "influence lombardy"),
        ("france", "influence lombardy"),
        ("france", "influence-by-power"),
        ("france", "influence central-italy"),
        ("france", "influence corsica-sardinia"),
        ("france", "influence-done"),
    )
    assert influence_in(s, AREAS.index("lombardy")) == 5
    assert s.power[seat * len(POWERS) + DIP] == 0
    assert s.ducats[seat] == 0


@pytest.mark.rule("EU-5.4.IN2", "EU-5.4.IN4", "EU-11.1.2")
def test_two_a_turn_and_five_in_all() -> None:
    position = Position().no_influence().no_relations().influence("france", lombardy=3)
    begin(position.mat("france", dip=9), "france")
    s, seat = position.s, position.seat("france")
    lombardy = AREAS.index("lombardy")
    s.memory.influenced = [lombardy, lombardy]
    assert lombardy not in reachable(s, seat)
    s.memory.influenced = []
    assert lombardy in reachable(s, seat)
    position.influence("england", lombardy=1).imperial(lombardy=1)
    assert lombardy not in reachable(s, seat)


@pytest.mark.rule("EU-5.4.IN1")
def test_the_first_cube_needs_diplomatic_power() -> None:
    position = begin(Position().mat("france", dip=0, ducats=50), "france")
    assert not can_place_influence(position.s, position.seat("france"), USUAL)


@pytest.mark.rule("EU-5.4.IN3")
def test_what_is_placed_in_a_turn_leads_no_further_in_it() -> None:
    position = Position().no_influence().no_relations().mat("france", dip=5)
    begin(position, "france")
    s, seat = position.s, position.seat("france")
    before = reachable(s, seat)
    position.influence("france", lombardy=1)
    assert reachable(s, seat) == before


@pytest.mark.rule("EU-5.4.IN5", "EU-11.1.6", "EU-11.1.8", "EU-OPB41")
def test_influence_lies_neither_among_players_nor_far_away() -> None:
    position = Position()
    s = position.s
    loire = AREAS.index("loire")
    assert not takes_influence(s, AREAS.index("mexico"))
    assert not takes_influence(s, loire)
    position.nobodys(PROVINCES[s.atlas.area_provinces[loire][0]])
    assert takes_influence(s, loire)
    position.vassal("england", PROVINCES[s.atlas.area_provinces[loire][0]])
    assert takes_influence(s, loire)


@pytest.mark.rule("EU-11.2.3", "EU-18.2.4")
def test_marriages_and_imperial_cubes_count_as_influence() -> None:
    position = Position("S08").no_influence().no_relations().marriage("austria", "milan")
    position.imperial(lombardy=2)
    s = position.s
    lombardy = AREAS.index("lombardy")
    assert influence_of(s, position.seat("austria"), lombardy) == 3
    assert influence_of(s, position.seat("poland"), lombardy) == 0
    assert influence_in(s, lombardy) == 2


@pytest.mark.rule("EU-5.4.FC1", "EU-5.4.FC3", "EU-5.4.FC4", "EU-11.0.2", "EU-5.4.CO1")
def test_claims_are_fabricated_beside_ones_realm_in_peace() -> None:
    position = Position().no_relations().mat("castile", dip=5).active("castile")
    s, seat = position.s, position.seat("castile")
    assert "andalucia" in names(claimable(s, seat))
    assert "lombardy" not in names(claimable(s, seat))
    worked = Worked(
        s,
        ACTS,
        fabricate_claims(s, seat, USUAL),
        ("castile", "fabricate andalucia"),
        ("castile", "fabricate aragon"),
    )
    assert worked.left == []
    assert s.claims[AREAS.index("andalucia")] == 1 << seat
    assert s.power[seat * len(POWERS) + DIP] == 1
    position.mat("castile", dip=5)
    assert "andalucia" not in names(claimable(s, seat))
    position.war("castile", "granada")
    assert not can_fabricate_claims(s, seat, USUAL)


@pytest.mark.rule("EU-5.4.FC3", "EU-7.6.8", "EU-11.0.1")
def test_no_claim_beside_a_core_token_or_where_all_is_owned() -> None:
    position = Position().no_relations().core("castile", "andalucia")
    s, seat = position.s, position.seat("castile")
    assert "andalucia" not in names(claimable(s, seat))
    leon = [PROVINCES[p] for p in s.atlas.area_provinces[AREAS.index("leon")]]
    position.town("castile", *leon)
    assert "leon" not in names(claimable(s, seat))


@pytest.mark.rule("EU-17.4.4", "EU-5.4.FC1")
def test_claims_are_cheaper_in_battlegrounds_of_a_power_struggle() -> None:
    s = Position().active("castile").s
    number = s.content.goals.struggle_numbers[0]
    area = s.content.goals.struggles[number].areas[0]
    s.struggles = []
    assert claim_cost(s, 2, area, USUAL) == 2
    s.struggles = [number]
    assert claim_cost(s, 2, area, USUAL) == 1
    s.struggles, s.active_struggles = [], [number]
    assert claim_cost(s, 2, area, USUAL) == 1


@pytest.mark.rule("EU-OPA12", "EU-6.2.22")
def test_players_with_provinces_there_may_counter_a_claim() -> None:
    position = Position().no_relations().mat("england", dip=2).active("england")
    s = position.s
    seat, france = position.seat("england"), position.seat("france")
    area = next(
        a for a in claimable(s, seat) if any(s.town[p] == france for p in s.atlas.area_provinces[a])
    )
    key = f"fabricate {AREAS[area]}"
    worked = Worked(s, {}, fabricate_claims(s, seat, USUAL), ("england", key))
    assert [(duty.act, duty.a, duty.b) for duty in worked.left] == [
        (COUNTER_WINDOW, seat, 1 << france),
        (PLACE_CLAIMS, seat, 1 << area),
    ]


@pytest.mark.rule("EU-5.4.FC5")
def test_a_distant_claim_needs_land_and_somebody_there() -> None:
    position = Position().no_relations().town("castile", "mexico")
    s, seat = position.s, position.seat("castile")
    found = names(claimable(s, seat))
    mexico = AREAS.index("mexico")
    for area in s.atlas.area_land[mexico]:
        settled = any(s.owner[p] != NONE for p in s.atlas.area_provinces[area])
        assert (AREAS[area] in found) == settled


@pytest.mark.rule("EU-SM.1", "EU-2.2.2")
def test_a_ninth_piece_must_be_taken_from_the_board() -> None:
    position = Position().no_relations()
    s, seat = position.s, position.seat("castile")
    for area in s.atlas.main_areas[:8]:
        put_claim(s, seat, area)
    assert claim_pieces_left(s, seat) == 0
    taken = AREAS[s.atlas.main_areas[3]]
    Worked(s, {}, free_claim_piece(s, seat, True), ("castile", f"take-back-claim {taken}"))
    assert claim_pieces_left(s, seat) == 1
    assert not s.claims[s.atlas.main_areas[3]]


@pytest.mark.rule("EU-7.6.5", "EU-7.6.6", "EU-7.6.7")
def test_a_core_token_makes_all_provinces_of_its_area_core() -> None:
    position = Position().no_relations().claim("castile", "andalucia")
    position.dnpr("granada", "amber", "plain", "granada")
    s, seat = position.s, position.seat("castile")
    area = AREAS.index("andalucia")
    assert may_core(s, seat, area)
    put_core(s, seat, area)
    granada = PROVINCES.index("granada")
    assert s.dnpr[granada] == NONE
    assert is_core(s, REALMS.index("castile"), granada)
    assert not is_core(s, REALMS.index("granada"), granada)
    assert s.claims[area] == 0
    assert not may_core(s, seat, area)


@pytest.mark.rule("EU-12.6.1", "EU-5.1.XP8")
def test_the_first_claim_on_a_continent_brings_its_trade_cards() -> None:
    s = Position().s
    america = s.content.trade.numbers
    s.trade_aside = [c for c in america if 0 in s.content.trade.cards[c].continents]
    aside = len(s.trade_aside)
    assert aside
    s.trade_deck, s.trade_discard = [], []
    put_claim(s, 0, AREAS.index("antilles"))
    assert len(s.trade_deck) == aside
    assert not s.trade_aside


@pytest.mark.rule("EU-11.2.7", "EU-11.2.8", "EU-11.2.9", "EU-11.2.10", "EU-11.2.11", "EU-7.2.22")
def test_who_may_be_wed() -> None:
    position = Position("S10").no_relations()
    s, france = position.s, position.seat("france")
    scotland, tunis = REALMS.index("scotland"), REALMS.index("tunis")
    assert may_wed(s, france, scotland)
    assert not may_wed(s, france, tunis)
    marry(s, position.seat("castile"), scotland)
    assert may_wed(s, france, scotland)
    position.vassal("castile", *[PROVINCES[p] for p in s.lands[scotland]])
    assert not may_wed(s, france, scotland)
    s.ruler[france] = NONE
    assert not may_wed(s, france, REALMS.index("savoy"))


@pytest.mark.rule("EU-11.2.2", "EU-SM.2")
def test_three_marriages_and_a_fourth_with_the_cabinet() -> None:
    position = Position().no_relations()
    for realm in ("scotland", "savoy", "brittany"):
        position.marriage("france", realm)
    assert not has_free_marriage(position.s, position.seat("france"))
    position.ideas("france", "cabinet")
    assert has_free_marriage(position.s, position.seat("france"))


@pytest.mark.rule("EU-11.2.9")
def test_players_marry_and_part_together() -> None:
    position = Position().no_relations()
    s = position.s
    france, castile = position.seat("france"), position.seat("castile")
    marry(s, france, s.realm_of[castile])
    assert s.marriages[s.realm_of[france]] == 1 << castile
    end_marriage(s, castile, s.realm_of[france])
    assert not any(s.marriages)


@pytest.mark.rule("EU-11.2.12")
def test_all_marriages_on_a_capital_are_disputed_together() -> None:
    position = Position().no_relations().marriage("france", "scotland")
    position.marriage("england", "scotland").marriage("france", "savoy")
    s = position.s
    dispute(s, REALMS.index("scotland"))
    assert s.disputed[REALMS.index("scotland")] == 0b11
    assert s.disputed[REALMS.index("savoy")] == 0


@pytest.mark.rule("EU-11.2.4", "EU-OPB66")
def test_a_marriage_saves_one_influence_in_its_area() -> None:
    position = Position().no_relations().marriage("france", "scotland")
    area = position.s.atlas.province_area[position.s.capital[REALMS.index("scotland")]]
    assert influence_discount(position.s, position.seat("france"), [area]) == 1
    assert influence_discount(position.s, position.seat("england"), [area]) == 0


def allied(realm: str, cubes: int) -> Position:
    """France with an Ally, and Influence in the Area of its capital only."""
    position = Position().no_influence().no_relations().alliance("france", realm)
    s = position.s
    area = AREAS[s.atlas.province_area[s.capital[REALMS.index(realm)]]]
    position.influence("france", **{area.replace("-", "_"): cubes})
    return position


@pytest.mark.rule("EU-11.4.5", "EU-11.4.6", "EU-11.4.7", "EU-11.4.8", "EU-11.3.7")
def test_an_ally_of_half_the_tax_becomes_a_vassal() -> None:
    position = allied("scotland", 5)
    s, seat, realm = position.s, position.seat("france"), REALMS.index("scotland")
    tax = subjugation_cost(s, seat, realm)
    assert can_subjugate(s, seat, realm) == (tax <= 5)
    position.influence("france", scotland=tax)
    assert can_subjugate(s, seat, realm)
    position.influence("england", scotland=1)
    assert subjugation_cost(s, seat, realm) == tax + 1
    assert not can_subjugate(s, seat, realm)
    position.influence("england", scotland=0)
    Worked(s, {}, subjugate(s, seat, realm))
    assert own_vassals(s, seat) == [realm]
    assert s.ally[realm] == NONE
    assert s.vassal_tokens[seat] == tax


@pytest.mark.rule("EU-11.4.5")
def test_nobody_else_is_subjugated() -> None:
    position = allied("scotland", 9)
    s, seat, realm = position.s, position.seat("france"), REALMS.index("scotland")
    assert can_subjugate(s, seat, realm)
    s.ally[realm] = NONE
    assert not can_subjugate(s, seat, realm)
    position.alliance("france", "scotland").occupied("england", PROVINCES[s.capital[realm]])
    assert not can_subjugate(s, seat, realm)


@pytest.mark.rule("EU-11.4.14", "EU-11.4.13")
def test_the_pope_is_nobodys_vassal() -> None:
    position = allied("papal-states", 9)
    realm = REALMS.index("papal-states")
    assert not can_subjugate(position.s, position.seat("france"), realm)


@pytest.mark.rule("EU-11.4.6", "EU-11.2.5")
def test_a_marriage_makes_larger_allies_possible() -> None:
    position = allied("scotland", 9)
    s, seat, realm = position.s, position.seat("france"), REALMS.index("scotland")
    tax = subjugation_cost(s, seat, realm)
    s.small_towns[seat], s.large_towns[seat] = 2 * tax - 1, 0
    assert not can_subjugate(s, seat, realm)
    position.marriage("france", "scotland")
    assert can_subjugate(s, seat, realm)
    s.small_towns[seat] = tax
    assert not can_subjugate(s, seat, realm)


@pytest.mark.rule("EU-11.4.10", "EU-OPB59")
def test_an_own_vassal_is_annexed() -> None:
    position = Position().no_influence().no_relations()
    s, seat, realm = position.s, position.seat("france"), REALMS.index("brittany")
    lands = [PROVINCES[p] for p in s.lands[realm]]
    position.vassal("france", *lands, unrest=True).marriage("france", "brittany")
    areas = {AREAS[s.atlas.province_area[PROVINCES.index(p)]].replace("-", "_") for p in lands}
    position.influence("france", **dict.fromkeys(areas, 5))
    assert can_subjugate(s, seat, realm)
    Worked(s, {}, subjugate(s, seat, realm))
    assert own_vassals(s, seat) == []
    for name in lands:
        assert s.town[PROVINCES.index(name)] == seat
        assert s.unrest[PROVINCES.index(name)]
    assert not s.marriages[realm]
