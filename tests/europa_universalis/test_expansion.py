"""EU-16.5.12 to EU-16.5.17, EU-16.5.28: Dynamic NPRs expand."""

import pytest

from kronika.games.europa_universalis.agenda import RECLAIM_TOKEN, Duty
from kronika.games.europa_universalis.cb_tokens import reclaim_token
from kronika.games.europa_universalis.expansion import (
    adjacent_targets,
    is_target,
    overseas_targets,
    preferred,
)
from kronika.games.europa_universalis.land import strength
from kronika.games.europa_universalis.leaving import leave
from kronika.games.europa_universalis.places import AREAS, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import independent
from kronika.games.europa_universalis.symbols import resolve_symbol
from kronika.games.europa_universalis.terms import DNPR_TOKENS, NONE, SYMBOLS
from tests.driving import Played

from .helpers import area, province, province_names, realm
from .working import Worked

pytestmark = pytest.mark.compiled

PORTUGAL = ("lisboa", "porto", "beira")
AMBER = 0
STRIPED_AMBER = 1


def expand(p: Position, who: str = "", *answers: tuple[str, str], colour: str = "amber") -> Worked:
    seat = p.seat(who) if who else NONE
    duty = Duty(10, SYMBOLS.index(f"dnpr-expansion-{colour}"), seat)
    return Worked(p.s, {}, resolve_symbol(p.s, duty), *answers)


def without() -> Position:
    """The West without Dynamic NPRs and relations."""
    p = Position("S01").no_relations().no_forces()
    s = p.s
    for number, who in enumerate(s.dnpr_realm):
        if who != NONE:
            s.dnpr_realm[number] = NONE
            s.dnpr_capital[number] = NONE
    for each in s.atlas.provinces:
        s.dnpr[each] = NONE
    return p


def portugal() -> Position:
    return without().dnpr("portugal", "amber", "plain", *PORTUGAL)


def owner(p: Position, name: str) -> int:
    return p.s.owner[province(name)]


@pytest.mark.rule("EU-13.3.4")
@pytest.mark.rule("EU-16.5.12", "EU-OPC05")
def test_the_active_player_picks_one_of_the_colour_that_expands_once() -> None:
    p = portugal().dnpr("savoy", "amber", "striped", "savoie", "piemonte")
    p.dnpr("scotland", "teal", "plain", "lothian", "perth")
    before = list(p.s.dnpr)
    worked = expand(p, "france", ("france", "dnpr-expands savoy"))
    assert worked.asked[0][2] == ["dnpr-expands portugal", "dnpr-expands savoy"]
    assert sum(x != y for x, y in zip(before, p.s.dnpr)) == 1
    assert p.s.dnpr.count(STRIPED_AMBER) == 3


@pytest.mark.rule("EU-16.5.12")
def test_active_allies_and_other_colours_do_not_expand() -> None:
    p = portugal().alliance("castile", "portugal", active=True)
    assert not expand(p, "france").asked
    assert not expand(p, "france", colour="slate").asked
    assert p.s.dnpr.count(AMBER) == 3


@pytest.mark.rule("EU-16.5.13", "EU-16.5.28")
def test_what_is_no_target() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte")
    s = p.s
    near = province_names(adjacent_targets(s, AMBER))
    assert "parma" in near
    assert "milano" not in near
    assert not is_target(s, AMBER, province("milano")), "a capital"
    assert not is_target(s, AMBER, province("lyon")), "a Core Province of a player"
    assert not is_target(s, AMBER, province("savoie")), "its own"
    assert is_target(s, AMBER, province("parma"))
    p.occupied("france", "parma")
    assert not is_target(s, AMBER, province("parma"))


@pytest.mark.rule("EU-16.5.13", "EU-21.0.3")
def test_what_a_player_has_left_is_no_core_province_of_a_player_any_more() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte")
    p.nobodys("lyon")
    assert not is_target(p.s, AMBER, province("lyon"))
    leave(p.s, p.seat("france"))
    assert is_target(p.s, AMBER, province("lyon"))


@pytest.mark.rule("EU-16.5.13")
def test_the_capital_of_an_npr_only_as_its_last_province() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte")
    milan = [each for each in p.s.lands[realm("milan")] if each != province("milano")]
    for each in milan:
        p.town("france", PROVINCES[each])
    assert is_target(p.s, AMBER, province("milano"))


@pytest.mark.rule("EU-16.5.13")
def test_nothing_that_its_ally_owns() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte").town("castile", "parma")
    assert is_target(p.s, AMBER, province("parma"))
    p.alliance("castile", "savoy")
    assert not is_target(p.s, AMBER, province("parma"))
    p.vassal("castile", "parma", "cremona")
    assert is_target(p.s, AMBER, province("parma")), "a Vassal is not Owned by its Overlord"


@pytest.mark.rule("EU-16.5.28", "EU-2.T5", "EU-2.T3")
def test_adjacency_counts_from_what_it_owns_by_land_and_sea() -> None:
    p = portugal().dnpr("portugal", "amber", "plain", *PORTUGAL, "madeira")
    far = province_names(adjacent_targets(p.s, AMBER))
    assert "gharb" in far or "tangiers" in far or "ceuta" in far
    for each in p.s.lands[realm("portugal")]:
        p.occupied("castile", PROVINCES[each])
    assert adjacent_targets(p.s, AMBER) == []


@pytest.mark.rule("EU-16.5.14")
def test_a_province_of_an_npr_is_the_dnprs() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte")
    expand(p, "france", ("france", "dnpr-takes parma"))
    assert owner(p, "parma") == realm("savoy")
    assert not p.s.unrest[province("parma")]


@pytest.mark.rule("EU-16.5.14")
def test_below_a_town_or_vassal_token_it_brings_unrest_only() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte").vassal("castile", "parma")
    expand(p, "france", ("france", "dnpr-takes parma"))
    assert p.s.vassal[province("parma")] == p.seat("castile")
    assert p.s.dnpr[province("parma")] == AMBER
    assert p.s.unrest[province("parma")]


@pytest.mark.rule("EU-16.5.15", "EU-16.3.21", "EU-OPC23")
def test_from_the_second_age_a_port_on_the_open_sea_leads_to_distant_coasts() -> None:
    p = Position("S10").at(1).dnpr("portugal", "amber", "plain", *PORTUGAL, "madeira", "ceuta")
    number = AMBER
    assert overseas_targets(p.s, number) == []
    p.at(2)
    found = overseas_targets(p.s, number)
    assert found
    assert all(p.s.owner[each] == NONE for each in found)
    assert all(p.s.atlas.is_port(each) for each in found)
    target = found[0]
    p.s.continents = 0
    expand(p, "france", ("france", f"dnpr-takes {PROVINCES[target]}"))
    continent = p.s.atlas.area_continent[p.s.atlas.province_area[target]]
    assert p.s.dnpr[target] == number
    assert p.s.continents >> continent & 1
    p.core("castile", _area_name(p, found[1]))
    assert found[1] not in overseas_targets(p.s, number)


def _area_name(p: Position, each: int) -> str:
    return AREAS[p.s.atlas.province_area[each]]


@pytest.mark.rule("EU-16.5.15")
def test_not_from_an_inner_sea() -> None:
    p = without().at(2).dnpr("savoy", "amber", "plain", "piemonte", "savoie")
    assert overseas_targets(p.s, AMBER) == []


@pytest.mark.rule("EU-16.5.16")
@pytest.mark.parametrize(("answer", "has"), [("want-cb savoy", True), ("want-no-cb", False)])
def test_the_ally_of_the_npr_may_have_a_cb(answer: str, has: bool) -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte").alliance("castile", "milan")
    expand(p, "france", ("france", "dnpr-takes parma"), ("castile", answer))
    assert bool(p.s.cb[realm("savoy")] >> p.seat("castile") & 1) == has


@pytest.mark.rule("EU-16.5.16", "EU-SM.1")
def test_a_cb_token_that_lies_elsewhere_may_be_taken_for_it() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte").alliance("castile", "milan")
    p.cb("castile", "granada").cb("castile", "aragon")
    worked = expand(p, "france", ("france", "dnpr-takes parma"), ("castile", "want-cb savoy"))
    assert [duty.act for duty in worked.left] == [RECLAIM_TOKEN]
    castile = p.seat("castile")
    answer = (castile, "move-cb granada")
    Played(reclaim_token(p.s, worked.left[0]), answer)
    assert p.s.cb[realm("savoy")] == p.s.cb[realm("aragon")] == 1 << castile
    assert p.s.cb[realm("granada")] == 0


@pytest.mark.rule("EU-16.5.17", "EU-16.5.28", "EU-TC18")
def test_by_itself_portugal_takes_gharb() -> None:
    p = Position("S10").dnpr("portugal", "amber", "plain", *PORTUGAL, "madeira", "ceuta")
    assert PROVINCES[preferred(p.s, AMBER)] == "gharb"
    expand(p)
    assert owner(p, "gharb") == realm("portugal")


@pytest.mark.rule("EU-16.5.17")
def test_among_own_areas_the_weakest_counts_even_if_they_are_not_neighbours() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "mantova", "parma")
    s = p.s
    own = {s.atlas.province_area[province(n)] for n in ("savoie", "mantova", "parma")}
    number = preferred(s, AMBER)
    assert s.atlas.province_area[number] in own
    ranks = []
    for each in adjacent_targets(s, AMBER):
        is_npr = s.town[each] == NONE and s.vassal[each] == NONE and s.owner[each] != NONE
        if is_npr and s.atlas.province_area[each] in own:
            ranks.append((strength(s, independent(s, s.owner[each])), each))
    assert number == min(ranks)[1]


@pytest.mark.rule("EU-16.5.17", "EU-16.5.28", "EU-OPC31")
def test_by_itself_all_of_the_colour_expand_in_alphabetical_order_and_take_no_towns() -> None:
    p = portugal().dnpr("savoy", "amber", "striped", "savoie", "piemonte").at(2)
    worked = expand(p)
    assert not [name for _, name, _ in worked.asked if name.startswith("dnpr")]
    assert p.s.dnpr.count(AMBER) == 4
    assert p.s.dnpr.count(STRIPED_AMBER) == 3
    for each, number in enumerate(p.s.dnpr):
        if number != NONE:
            assert p.s.town[each] == NONE
            assert not p.s.atlas.is_distant(each)


@pytest.mark.rule("EU-16.5.28")
def test_a_province_of_another_dnpr_gets_the_new_token() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte")
    p.dnpr("milan", "teal", "plain", "milano", "parma", "cremona")
    expand(p, "france", ("france", "dnpr-takes parma"))
    assert p.s.dnpr[province("parma")] == AMBER
    assert owner(p, "parma") == realm("savoy")


@pytest.mark.rule("EU-16.5.28")
def test_its_vassals_are_no_target_and_those_of_nprs_are() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte")
    p.s.overlord[realm("milan")] = realm("savoy")
    assert not is_target(p.s, AMBER, province("parma"))
    p.s.overlord[realm("milan")] = realm("venice")
    assert is_target(p.s, AMBER, province("parma"))


@pytest.mark.rule("EU-CMP.11", "EU-16.5.14")
def test_without_tokens_one_is_taken_that_marks_no_capital() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte")
    spare = [e for e in p.s.atlas.provinces if p.s.dnpr[e] == NONE and p.s.atlas.is_distant(e)]
    free = [e for e in p.s.atlas.provinces if p.s.dnpr[e] == NONE and e != province("parma")]
    for each in (spare + free)[: DNPR_TOKENS - 2]:
        p.s.dnpr[each] = 7
    worked = expand(
        p, "france", ("france", "dnpr-takes parma"), ("france", "take-dnpr-token piemonte")
    )
    asked = next(keys for _, name, keys in worked.asked if name == "take-dnpr-token")
    assert "take-dnpr-token savoie" not in asked
    assert p.s.dnpr[province("piemonte")] == NONE
    assert sum(each != NONE for each in p.s.dnpr) == DNPR_TOKENS


@pytest.mark.rule("EU-16.5.14", "EU-21.0.3")
def test_what_a_realm_was_left_goes_to_the_dnpr() -> None:
    p = without().dnpr("savoy", "amber", "plain", "savoie", "piemonte")
    p.s.bequeathed[province("parma")] = realm("england")
    expand(p, "france", ("france", "dnpr-takes parma"))
    assert owner(p, "parma") == realm("savoy")
    assert area("lombardy") == p.s.atlas.province_area[province("parma")]
