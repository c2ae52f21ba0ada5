"""What effects give and take, resource by resource: what is gained, and where it ends."""

from pathlib import Path
from typing import Any

import pytest

from kronika.games.europa_universalis import names
from kronika.games.europa_universalis.agenda import FROM_MISSION, Scene
from kronika.games.europa_universalis.effects.things import RESOURCES
from kronika.games.europa_universalis.forces import army_unit, fleet_ship, units_in
from kronika.games.europa_universalis.places import AREAS, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import (
    ADM,
    CAVALRY,
    DIP,
    GALLEYS,
    HEAVY,
    INFANTRY,
    LARGE_TOWN,
    MERCENARY,
    NONE,
    REGULAR,
    TWO_TOWNS,
)
from kronika.games.europa_universalis.turn import ACTS
from tests.europa_universalis.helpers import area, province, realm, zone
from tests.europa_universalis.speaking import can, resolved
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled

C = 2
"""The seat of Castile."""


def gain(what: str, n: Any = 1, **more: Any) -> dict[str, Any]:
    return {"gain": {"what": what, "n": n, **{k.replace("_", "-"): x for k, x in more.items()}}}


def lose(what: str, n: Any = 1, **more: Any) -> dict[str, Any]:
    return {"lose": {"what": what, "n": n, **{k.replace("_", "-"): x for k, x in more.items()}}}


def start() -> Position:
    return Position("S07").active("castile").mat("castile", ducats=5, adm=3, dip=3, mil=3)


def areas(*names_: str) -> dict[str, Any]:
    return {"areas": list(names_)}


# The mat


def test_ducats_and_prestige() -> None:
    p = start()
    resolved(p, "castile", gain("ducats", 3), gain("prestige", 2), lose("prestige", 5))
    assert p.s.ducats[C] == 8
    assert p.s.prestige[C] == -3


@pytest.mark.rule("EU-7.4.15", "EU-5.2.LO2")
def test_missing_ducats_are_a_loan_and_then_bankruptcy() -> None:
    p = start()
    resolved(p, "castile", lose("ducats", 8))
    assert (p.s.ducats[C], p.s.interest[C]) == (2, 1)
    p.mat("castile", ducats=1, interest=5)
    resolved(p, "castile", lose("ducats", 8))
    assert (p.s.ducats[C], p.s.interest[C], p.s.stability[C]) == (0, 2, -3)


def test_counted_amounts_look_at_who_gains() -> None:
    p = start()
    resolved(p, "castile", lose("ducats", {"count": {"own": "ducats"}, "per": 2, "max": 6}))
    assert p.s.ducats[C] == 3
    towns = {"count": {"own": "towns"}, "per": 4, "plus": 1, "max": 9}
    resolved(p, "castile", gain("ducats", towns, who={"realm": "france"}))
    assert p.s.ducats[1] == 15 + 12 // 4 + 1


@pytest.mark.rule("EU-7.1.5")
def test_monarch_power_has_a_limit_of_ten() -> None:
    p = start().mat("castile", adm=9)
    resolved(p, "castile", gain("adm", 3), gain("dip", 1), gain("mil", 1), lose("mil", 5))
    assert p.s.power[C * 3 : C * 3 + 3] == [10, 4, 0]
    assert not can(p, "castile", gain("adm", 1))
    assert not can(p, "castile", lose("mil", 1))


@pytest.mark.rule("EU-16.3.5")
def test_who_gains_or_loses_chooses_the_type_of_power() -> None:
    p = start().mat("castile", adm=10)
    worked = resolved(
        p, "castile", gain("monarch-power", 2), answers=(("castile", "pick-power mil"),)
    )
    assert worked.asked[0][2] == ["pick-power dip", "pick-power mil"]
    assert sum(p.s.power[C * 3 : C * 3 + 3]) == 18
    resolved(p, "castile", lose("monarch-power", 1), answers=(("castile", "pick-power adm"),))
    assert p.s.power[C * 3 + ADM] == 9


@pytest.mark.rule("EU-7.3.6", "EU-7.3.7")
def test_stability_beyond_its_ends_is_administrative_power() -> None:
    p = start().mat("castile", stability=2)
    resolved(p, "castile", gain("stability", 2))
    assert (p.s.stability[C], p.s.power[C * 3 + ADM]) == (3, 5)
    p.mat("castile", stability=-3, adm=1, dip=3)
    worked = resolved(p, "castile", lose("stability", 1))
    assert (p.s.stability[C], p.s.power[C * 3 + ADM]) == (-3, 0)
    (left,) = worked.left  # 1 of another type, as he says
    Worked(p.s, ACTS, ACTS[left.act](p.s, left), ("castile", "pick-power dip"))
    assert p.s.power[C * 3 + DIP] == 2


def test_manpower_is_refreshed_and_exhausted_as_far_as_there_is_some() -> None:
    p = start().manpower("castile", 1, 2)
    resolved(p, "castile", gain("manpower", 3))
    assert (p.s.available[C], p.s.exhausted[C]) == (3, 0)
    assert not can(p, "castile", gain("manpower", 1))
    resolved(p, "castile", lose("manpower", 5))
    assert (p.s.available[C], p.s.exhausted[C]) == (0, 3)
    assert not can(p, "castile", lose("manpower", 1))


def test_manpower_tokens_go_to_the_reserve_or_onto_provinces_of_nprs() -> None:
    p = start()
    resolved(p, "castile", gain("manpower-token", 1))
    assert p.s.reserve_plus[C] == 1
    resolved(p, "castile", lose("manpower-token", 2))
    assert p.s.reserve_plus[C] == 0
    there = {"provinces": ["lisboa"]}
    resolved(p, "castile", gain("manpower-token", 1, where=there))
    assert p.s.plus[province("lisboa")] == 1
    assert not can(p, "castile", gain("manpower-token", 1, where={"provinces": ["madrid"]}))


@pytest.mark.rule("EU-2.2.6")
def test_colonists_are_cubes() -> None:
    p = start()
    resolved(p, "castile", gain("colonist", 2))
    assert p.s.colonists[C] == 2
    resolved(p, "castile", lose("colonist", 3))
    assert p.s.colonists[C] == 0
    assert not can(p, "castile", lose("colonist"))


@pytest.mark.rule("EU-19.1.3", "EU-16.3.2")
def test_cardinals_are_for_catholics_and_that_of_roma_is_never_lost() -> None:
    p = start().cardinals("france", "england")
    resolved(p, "castile", gain("cardinal"))
    assert p.s.cardinals == [2, 1, 0]
    resolved(p, "castile", lose("cardinal", 2))
    assert p.s.cardinals == [1, 0]
    p.s.roma = C
    assert not can(p, "castile", lose("cardinal"))
    p.state_religion("castile", "protestant")
    assert not can(p, "castile", gain("cardinal"))


@pytest.mark.rule("EU-18.1.1")
def test_imperial_authority_has_its_ends() -> None:
    p = Position("S16").active("austria").emperor("austria", 1)
    resolved(p, "austria", lose("imperial-authority", 3))
    assert p.s.authority == 0
    assert not can(p, "austria", lose("imperial-authority"))
    resolved(p, "austria", gain("imperial-authority", 2))
    assert p.s.authority == 2
    p.s.authority = 6
    assert not can(p, "austria", gain("imperial-authority"))


@pytest.mark.rule("EU-16.3.16", "EU-12.4.1")
def test_a_third_merchant_comes_only_to_who_has_two() -> None:
    p = start()
    resolved(p, "castile", gain("merchant"))
    assert p.s.merchant_count[C] == 3
    assert not can(p, "castile", gain("merchant"))
    resolved(p, "castile", lose("merchant"))
    assert p.s.merchant_count[C] == 2


def with_cards() -> Position:
    p = start()
    for deck, cards in enumerate(p.s.content.actions.deck_cards):
        p.s.decks[deck] = list(cards)
    return p


def test_action_cards_come_from_a_deck_or_one_of_choice() -> None:
    p = with_cards()
    resolved(p, "castile", gain("action-card", 1, deck="mil"))
    resolved(p, "castile", gain("action-card", 2), answers=(("castile", "effect-draw-from adm"),))
    decks = [
        p.s.content.actions.titles[p.s.content.actions.cards[c].title].deck for c in p.s.hands[C]
    ]
    assert decks[:2] == [2, 0]
    assert len(decks) == 3
    p.s.decks[2] = []
    assert not can(p, "castile", gain("action-card", 1, deck="mil"))
    card = names.CARDS.ids[p.s.hands[C][0]]
    resolved(p, "castile", lose("action-card"), answers=(("castile", f"discard-card {card}"),))
    assert len(p.s.hands[C]) == 2
    p.s.hands[C] = []
    assert not can(p, "castile", lose("action-card"))


def test_action_cards_come_from_the_top_of_discard_piles_or_are_display_cards() -> None:
    p = with_cards()
    s = p.s
    s.discards[0] = [s.decks[0].pop() for _ in range(7)]
    top = {"gain": {"what": "action-card", "n": 1, "from": "discard-top-5"}}
    worked = resolved(p, "castile", top)
    assert len(worked.asked[0][2]) == 5
    assert s.course.gained == tuple(s.hands[C])
    shown = {"gain": {"what": "action-card", "n": 1, "from": "discard", "that": "display"}}
    s.discards = [[], [], []]
    assert not can(p, "castile", shown)
    actions = s.content.actions
    display = next(c for c in actions.deck_cards[1] if actions.titles[actions.cards[c].title].uses)
    other = next(
        c for c in actions.deck_cards[1] if not actions.titles[actions.cards[c].title].uses
    )
    s.discards[1] = [display, other]
    resolved(p, "castile", shown)
    assert display in s.hands[C]


# Influence, Claims, Cores, CB tokens


@pytest.mark.rule("EU-16.3.9", "EU-16.3.1")
def test_influence_is_spread_over_the_areas() -> None:
    p = start().no_influence()
    there = areas("portugal", "scotland", "castile")
    worked = resolved(
        p,
        "castile",
        gain("influence", 2, where=there),
        answers=(("castile", "pick-area portugal"), ("castile", "pick-area scotland")),
    )
    assert "pick-area castile" not in worked.asked[0][2]
    assert p.s.influence[C * 194 + area("portugal")] == 1
    assert p.s.influence[C * 194 + area("scotland")] == 1


@pytest.mark.rule("EU-16.3.9", "EU-11.1.3")
def test_influence_displaces_others_in_a_full_area_unless_it_needs_room() -> None:
    p = start().no_influence().influence("france", portugal=3).influence("england", portugal=2)
    there = areas("portugal")
    assert not can(p, "castile", gain("influence", 1, where=there, room_only=True))
    worked = resolved(
        p,
        "castile",
        gain("influence", 1, where=there),
        answers=(("castile", "displace-influence player-1"),),
    )
    assert worked.asked
    assert [p.s.influence[seat * 194 + area("portugal")] for seat in range(3)] == [1, 3, 1]
    p.no_influence().influence("castile", portugal=5)
    assert not can(p, "castile", gain("influence", 1, where=there))
    p.no_influence()
    resolved(p, "castile", gain("influence", 3, where=there, max_per_area=2))
    assert p.s.influence[C * 194 + area("portugal")] == 2


@pytest.mark.rule("EU-16.3.9", "EU-18.2.4")
def test_an_emperor_displaces_opponents_and_never_his_own_imperial_influence() -> None:
    there = areas("saxony")
    tree = gain("influence", 1, where=there)
    p = Position("S14").no_influence().emperor("austria").active("austria")
    p.influence("austria", saxony=3).imperial(saxony=2)
    assert not can(p, "austria", tree)
    assert can(p, "france", tree)
    p.influence("austria", saxony=2).influence("france", saxony=1)
    resolved(p, "austria", tree)
    own, other = p.seat("austria"), p.seat("france")
    assert p.s.imperial[area("saxony")] == 2
    assert [p.s.influence[seat * 194 + area("saxony")] for seat in (own, other)] == [3, 0]


@pytest.mark.rule("EU-16.3.9")
def test_influence_of_a_realm_is_in_its_areas() -> None:
    p = start().no_influence()
    worked = resolved(
        p,
        "castile",
        gain("influence", 1, where={"realm": "portugal"}),
        answers=(("castile", "pick-area portugal"),),
    )
    assert "pick-area castile" not in worked.asked[0][2]
    assert p.s.influence[C * 194 + area("portugal")] == 1
    assert not can(p, "castile", gain("influence", 1, where={"realm": "england"}))


def test_influence_is_lost_where_there_is_some() -> None:
    p = start().no_influence().influence("castile", portugal=1, scotland=1)
    resolved(
        p,
        "castile",
        lose("influence", 1),
        answers=(("castile", "remove-influence scotland player-3"),),
    )
    assert p.s.influence[C * 194 + area("scotland")] == 0
    assert not can(p, "castile", lose("influence", 1, where=areas("scotland")))


def test_influence_of_several_players_is_removed_by_who_picks() -> None:
    p = start().no_influence().influence("france", portugal=2).influence("england", portugal=2)
    tree = lose("influence", 3, where=areas("portugal"), who="opponents", pick="you")
    worked = resolved(p, "castile", tree, source=0)
    assert {who for who, _, _ in worked.asked} == {C}
    assert sum([p.s.influence[seat * 194 + area("portugal")] for seat in range(3)]) == 1


@pytest.mark.rule("EU-16.3.13", "EU-5.4.FC3")
def test_claims_go_into_different_areas_without_one() -> None:
    p = start().no_relations().core("castile", "aragon")
    there = areas("portugal", "aragon", "leon", "naples")
    worked = resolved(p, "castile", gain("claim", 3, where=there))
    offered = worked.asked[0][2]
    assert "pick-area aragon" not in offered
    assert [p.s.claims[area(name)] >> C & 1 for name in ("portugal", "naples")] == [1, 1]
    assert not can(p, "castile", gain("claim", 1, where=areas("portugal")))
    resolved(p, "castile", lose("claim", 1), answers=(("castile", "pick-area naples"),))
    assert not p.s.claims[area("naples")]
    assert can(p, "castile", lose("claim"))


@pytest.mark.rule("EU-16.3.21")
def test_the_first_claim_on_a_continent_discovers_it() -> None:
    p = start()
    territory = next(a for a in p.s.atlas.distant_areas)
    continent = p.s.atlas.area_continent[territory]
    resolved(p, "castile", gain("claim", 1, where=areas(AREAS[territory])))
    assert p.s.continents >> continent & 1


@pytest.mark.rule("EU-7.6.4", "EU-7.6.5", "EU-7.6.6")
def test_a_core_needs_the_whole_area_but_for_missions() -> None:
    p = start().no_relations().town("castile", "beira")
    tree = gain("core", 1, where=areas("portugal"))
    assert not can(p, "castile", tree)
    mission = Scene(C, C, FROM_MISSION, 0)
    assert can(p, "castile", tree, mission)
    p.town("france", "porto")
    assert not can(p, "castile", tree, mission)
    p.town("castile", "porto", "lisboa")
    p.claim("castile", "portugal").dnpr("scotland", "teal", "plain", "lisboa")
    resolved(p, "castile", tree)
    assert p.s.core[area("portugal")] == C
    assert p.s.claims[area("portugal")] == 0
    assert p.s.dnpr[province("lisboa")] == NONE
    assert not can(p, "castile", tree)
    resolved(p, "castile", lose("core"))
    assert p.s.core[area("portugal")] == NONE


@pytest.mark.rule("EU-9.11.4", "EU-SM.1")
def test_a_casus_belli_may_be_declined() -> None:
    p = start().no_relations()
    tree = gain("casus-belli", 1, against={"realm": "portugal"}, optional=True)
    resolved(p, "castile", tree)
    assert not p.s.cb[realm("portugal")]
    resolved(p, "castile", tree, answers=(("castile", "take-cb portugal"),))
    assert p.s.cb[realm("portugal")] == 1 << C
    assert not can(p, "castile", tree)
    assert not can(p, "castile", gain("casus-belli", 1, against={"realm": "castile"}))
    resolved(p, "castile", lose("casus-belli"))
    assert not p.s.cb[realm("portugal")]


def test_a_picked_realm_is_that_one_for_the_rest_of_the_event() -> None:
    p = Position("S16").active("austria").no_relations()
    pick = {"pick": {"by": "you", "having": "state-religion", "faith": "islam"}}
    tree = gain("casus-belli", 1, against=pick, optional=True)
    resolved(
        p,
        "austria",
        tree,
        gain("influence", 1, where={"realm": "that"}),
        answers=(("austria", "pick-that-realm karaman"), ("austria", "take-cb karaman")),
    )
    assert p.s.cb[realm("karaman")]
    assert sum(p.s.influence[3 * 194 + a] for a in [area("karaman"), area("rum")]) >= 1
    worked = resolved(p, "austria", tree, gain("influence", 1, where={"realm": "that"}))
    assert p.s.course.picked == NONE
    assert len(worked.asked) == 1


# Alliances and Marriages


@pytest.mark.rule("EU-16.3.10", "EU-16.3.6")
def test_an_alliance_is_with_an_independent_npr_at_peace() -> None:
    p = start().no_relations()
    tree = gain("alliance", 1, where={"realm": "portugal"})
    resolved(p, "castile", tree)
    assert p.s.ally[realm("portugal")] == C
    assert not can(p, "castile", tree)
    p.war("england", "scotland")
    assert not can(p, "castile", gain("alliance", 1, where={"realm": "scotland"}))
    resolved(p, "castile", lose("alliance"))
    assert p.s.ally[realm("portugal")] == NONE


@pytest.mark.rule("EU-16.3.10")
def test_the_ally_of_an_opponent_needs_as_much_influence() -> None:
    p = start().no_relations().no_influence().alliance("france", "portugal")
    p.influence("france", portugal=1)
    tree = gain("alliance", 1, where={"realm": "portugal"})
    assert not can(p, "castile", tree)
    p.influence("castile", portugal=1)
    resolved(p, "castile", tree)
    assert p.s.ally[realm("portugal")] == C


@pytest.mark.rule("EU-16.3.12")
def test_without_a_token_an_own_one_may_be_taken_back() -> None:
    p = start().no_relations()
    for name in ("aragon", "provence", "brittany"):
        p.alliance("castile", name)
    tree = gain("alliance", 1, where={"realm": "portugal"}, **{"else": [gain("ducats", 1)]})
    resolved(p, "castile", tree)
    assert p.s.ally[realm("portugal")] == NONE
    assert p.s.ducats[C] == 6
    resolved(p, "castile", tree, answers=(("castile", "take-back-alliance aragon"),))
    assert (p.s.ally[realm("portugal")], p.s.ally[realm("aragon")]) == (C, NONE)
    for name in ("portugal", "provence", "brittany"):
        p.s.is_active[realm(name)] = True
    assert not can(p, "castile", gain("alliance", 1, where={"realm": "aragon"}))


def test_players_must_consent_to_alliances_and_marriages() -> None:
    p = start().no_relations()
    ally = gain("alliance", 1, where={"realm": "france"})
    resolved(p, "castile", ally)
    assert not p.s.pacts[C]
    resolved(p, "castile", ally, answers=(("france", "consent"),))
    assert p.s.pacts[C] == 0b10
    wed = gain("marriage", 1, where={"realm": "france"})
    resolved(p, "castile", wed)
    assert not p.s.marriages[realm("france")]
    p.s.decks[1] = [1, 2, 3]
    answers = (("france", "consent"), ("castile", "bridal-deck dip"))
    resolved(p, "castile", wed, answers=answers)
    assert p.s.marriages[realm("france")] == 1 << C
    assert [len(hand) for hand in p.s.hands] == [0, 1, 1]


@pytest.mark.rule("EU-16.3.11", "EU-16.3.12", "EU-11.2.10")
def test_a_marriage_is_with_an_eligible_partner() -> None:
    p = start().no_relations()
    resolved(p, "castile", gain("marriage", 1, where={"realm": "portugal"}))
    assert p.s.marriages[realm("portugal")] == 1 << C
    assert not can(p, "castile", gain("marriage", 1, where={"realm": "granada"}))
    assert not can(p, "castile", gain("marriage", 1, where={"realm": "portugal"}))
    p.marriage("castile", "aragon", disputed=True).marriage("castile", "provence")
    tree = gain("marriage", 1, where={"realm": "scotland"})
    worked = resolved(p, "castile", tree, answers=(("castile", "take-back-marriage provence"),))
    assert "take-back-marriage aragon" not in worked.asked[0][2]
    assert p.s.marriages[realm("scotland")] == 1 << C
    resolved(p, "castile", lose("marriage", 1), answers=(("castile", "pick-realm scotland"),))
    assert not p.s.marriages[realm("scotland")]


def test_eligible_partners_are_found() -> None:
    p = start().no_relations().no_influence()
    worked = resolved(p, "castile", gain("alliance", 1, where={"eligible": "alliance"}))
    assert "pick-realm portugal" in worked.asked[0][2]
    assert "pick-realm scotland" not in worked.asked[0][2]
    p.influence("castile", scotland=1)
    worked = resolved(p, "castile", gain("marriage", 1, where={"eligible": "marriage"}))
    assert {"pick-realm aragon", "pick-realm scotland"} <= set(worked.asked[0][2])
    assert "pick-realm granada" not in worked.asked[0][2]


# Lands


@pytest.mark.rule("EU-16.3.14")
def test_towns_and_vassals_only_where_no_player_has_a_piece() -> None:
    p = start().no_relations()
    resolved(p, "castile", gain("town", 1, where={"provinces": ["lisboa"]}))
    assert p.s.town[province("lisboa")] == C
    assert not can(p, "castile", gain("town", 1, where={"provinces": ["paris", "lisboa"]}))
    assert not can(p, "castile", gain("vassal", 1, where={"provinces": ["paris"]}))
    two = gain("vassal", 2, where={"provinces": ["porto", "perth", "aberdeen"]})
    worked = resolved(p, "castile", two)
    assert sum(p.s.vassal[province(each)] == C for each in ("porto", "perth", "aberdeen")) == 2
    assert worked.asked
    resolved(p, "castile", lose("vassal", 2))
    assert not p.s.vassal_lands[C]
    resolved(p, "castile", lose("town", 1, where={"provinces": ["lisboa", "madrid"]}))
    assert p.s.owner[province("lisboa")] == realm("portugal")


@pytest.mark.rule("EU-16.3.14")
def test_a_town_may_take_the_place_of_ones_own_vassal_tokens() -> None:
    p = start().no_relations().vassal("castile", "lisboa", unrest=True).vassal("france", "porto")
    assert not can(p, "castile", gain("town", 1, where={"provinces": ["porto"]}))
    resolved(p, "castile", gain("town", 1, where={"provinces": ["porto", "lisboa"]}))
    assert p.s.town[province("lisboa")] == C
    assert (p.s.vassal[province("lisboa")], p.s.vassal_tokens[C]) == (NONE, 0)
    assert not p.s.unrest[province("lisboa")]
    p.vassal("castile", "beira").occupied("france", "beira")
    assert not can(p, "castile", gain("town", 1, where={"provinces": ["beira"]}))


@pytest.mark.rule("EU-16.3.14", "EU-11.4.8", "EU-11.4.14")
def test_a_whole_realm_becomes_a_vassal() -> None:
    p = start().no_relations().alliance("france", "portugal").marriage("england", "portugal")
    capital = p.s.capital[realm("portugal")]
    assert not can(p, "castile", gain("vassal", 1, where={"provinces": [names_of(capital)]}))
    tree = gain("vassal", "all", where={"realm": "portugal"})
    lands = p.s.lands[realm("portugal")]
    resolved(p, "castile", tree)
    assert p.s.vassal_lands[C] == lands
    assert (p.s.ally[realm("portugal")], p.s.marriages[realm("portugal")]) == (NONE, 0)
    assert not can(p, "castile", gain("vassal", "all", where={"realm": "france"}))
    assert not can(p, "castile", gain("vassal", "all", where={"realm": "papal-states"}))


def names_of(number: int) -> str:
    return PROVINCES[number]


@pytest.mark.rule("EU-16.3.15", "EU-7.5.10")
def test_a_small_town_is_developed() -> None:
    p = start()
    tree = {"develop": {"n": 1}}
    small = next(q for q in p.s.lands[realm("castile")] if p.s.disc[q] == 1)
    resolved(p, "castile", tree, answers=(("castile", f"pick-province {names_of(small)}"),))
    assert p.s.disc[small] == LARGE_TOWN
    where = {"provinces": [names_of(small)]}
    assert not can(p, "castile", {"develop": {"n": 1, "where": where}})
    p.s.large_towns[C] = 8
    second = next(q for q in p.s.lands[realm("castile")] if p.s.disc[q] == 1)
    resolved(p, "castile", tree, answers=(("castile", f"pick-province {names_of(second)}"),))
    assert p.s.disc[second] == TWO_TOWNS


# Forces


@pytest.mark.rule("EU-16.3.17")
def test_units_come_from_available_manpower_to_places_without_battle() -> None:
    p = start().no_forces().no_relations().manpower("castile", 3)
    worked = resolved(p, "castile", gain("infantry"), answers=(("castile", "put-unit castile"),))
    assert units_in(p.s, C, area("castile")) == 1
    assert p.s.available[C] == 2
    assert "put-unit-in-army castile army-1" in worked.asked[0][2]
    answers = (("castile", "put-unit-in-army castile army-1"),)
    resolved(p, "castile", gain("cavalry"), answers=answers)
    assert army_unit(p.s, C, 0, REGULAR, CAVALRY) == 1
    p.rebels("castile", 1).war("france", "castile").infantry("france", "andalucia", 1)
    worked = resolved(p, "castile", gain("artillery"))
    offered = " ".join(worked.asked[0][2])
    assert "castile army" not in offered
    assert "andalucia" not in offered
    assert p.s.available[C] == 0
    assert not can(p, "castile", gain("infantry"))


def test_units_in_named_areas() -> None:
    p = start().no_forces().manpower("castile", 1)
    resolved(p, "castile", gain("infantry", 2, where=areas("leon")))
    assert units_in(p.s, C, area("leon")) == 1


@pytest.mark.rule("EU-16.3.17", "EU-9.10.5", "EU-9.10.19")
def test_mercenaries_are_in_armies_and_there_are_twenty() -> None:
    p = start().no_forces().manpower("castile", 0)
    worked = resolved(p, "castile", gain("mercenary", 1, unit="cavalry"))
    assert not [key for key in worked.asked[0][2] if key.startswith("put-unit ")]
    assert army_unit(p.s, C, 0, MERCENARY, CAVALRY) == 1
    p.s.mercenaries = 20
    assert not can(p, "castile", gain("mercenary", 1, unit="infantry"))
    resolved(p, "castile", lose("mercenary"))
    assert army_unit(p.s, C, 0, MERCENARY, CAVALRY) == 0


@pytest.mark.rule("EU-16.3.17", "EU-12.3.1", "EU-9.10.16")
def test_ships_come_to_own_ports_or_the_seas_beside_them() -> None:
    p = start().no_forces()
    where = ("castile", "put-ship-in-port sevilla")
    resolved(p, "castile", gain("light-ship"), answers=(where,))
    assert p.s.docked == {C * 412 + province("sevilla"): 1}
    at_sea = ("castile", "put-ship-on-guard central-atlantic")
    worked = resolved(p, "castile", gain("light-ship"), answers=(at_sea,))
    assert p.s.guards[C * 30 + zone("central-atlantic")] == 1
    assert "put-ship-at-sea doggerbank" not in worked.asked[0][2]
    worked = resolved(p, "castile", gain("heavy-ship"))
    assert fleet_ship(p.s, C, HEAVY) == 1
    assert not [key for key in worked.asked[0][2] if "on-guard" in key or "at-sea " in key[:16]]
    p.no_forces()
    worked = resolved(p, "castile", gain("galley"))
    assert fleet_ship(p.s, C, GALLEYS) == 1
    assert not [key for key in worked.asked[0][2] if key.endswith("central-atlantic")]
    p.s.ships[C * 30] = 15
    assert not can(p, "castile", gain("light-ship"))


def test_forces_are_lost_as_casualties() -> None:
    p = start().no_forces().manpower("castile", 0).infantry("castile", "leon", 1)
    p.army("castile", 1, "castile", infantry=1).docked("castile", "sevilla", 1)
    p.ships("castile", "central-atlantic", free=1, guards=1).fleet("castile", "galicia", heavy=1)
    resolved(p, "castile", lose("infantry"), answers=(("castile", "lose-single-unit leon"),))
    assert p.s.exhausted[C] == 1
    resolved(p, "castile", lose("infantry", 3))
    assert army_unit(p.s, C, 0, REGULAR, INFANTRY) == 0
    assert not can(p, "castile", lose("infantry"))
    resolved(p, "castile", lose("light-ship", 3), lose("heavy-ship"))
    assert not p.s.docked
    assert not any([*p.s.ships, *p.s.guards])
    assert p.s.fleet_at[C] == NONE
    assert not can(p, "castile", lose("galley"))


@pytest.mark.rule("EU-16.3.5")
def test_what_one_loses_goes_to_the_other() -> None:
    p = start().mat("france", ducats=3, interest=5)
    tree = {"transfer": {"what": "ducats", "n": 4, "from": {"realm": "france"}, "to": "active"}}
    resolved(p, "castile", tree)
    assert p.s.ducats[C] == 8
    own = {"transfer": {"what": "ducats", "n": 4, "from": "you", "to": "active"}}
    resolved(p, "castile", own)
    assert p.s.ducats[C] == 4
    nobody = {"transfer": {"what": "ducats", "n": 1, "from": {"realm": "austria"}, "to": "you"}}
    assert not can(p, "castile", nobody)


def test_every_resource_is_gained_and_lost_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert not [name for name in RESOURCES if f'gain("{name}"' not in source]
    unlost = {name for name in RESOURCES if f'lose("{name}"' not in source}
    assert unlost == {"adm", "dip", "cavalry", "artillery"}
