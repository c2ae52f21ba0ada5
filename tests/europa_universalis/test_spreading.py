"""EU-16.5.18 to EU-16.5.26, EU-16.5.29, EU-16.5.30: faiths and the Revolution spread."""

import pytest

from kronika.games.europa_universalis.agenda import Duty
from kronika.games.europa_universalis.land import tax_value
from kronika.games.europa_universalis.places import AREAS, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.religion import faith_of
from kronika.games.europa_universalis.spreading import beside, best_slot, clusters
from kronika.games.europa_universalis.symbols import resolve_symbol
from kronika.games.europa_universalis.terms import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    NONE,
    PROTESTANT,
    REVOLUTION_TOKENS,
    REVOLUTIONARY,
    SYMBOLS,
)

from .helpers import area, area_names
from .working import Worked

pytestmark = pytest.mark.compiled


def spread(
    p: Position, who: str = "", *answers: tuple[str, str], symbol: str = "religious-ideas"
) -> Worked:
    duty = Duty(10, SYMBOLS.index(symbol), p.seat(who) if who else NONE)
    return Worked(p.s, {}, resolve_symbol(p.s, duty), *answers)


def catholic() -> Position:
    """All that is Christian on the main map is Catholic, but what is said."""
    p = Position("S07")
    for each in p.s.atlas.slots:
        if p.s.faith[each] in (PROTESTANT, COUNTER_REFORMED, DIVERSE):
            p.faith("catholic", AREAS[each])
    return p


def with_faith(p: Position, faith: int) -> set[str]:
    return {AREAS[slot] for slot in p.s.atlas.slots if faith_of(p.s, slot) == faith}


@pytest.mark.rule("EU-16.5.18", "EU-16.5.23", "EU-OPC06")
def test_areas_of_a_faith_joined_by_land_are_a_cluster() -> None:
    p = catholic().faith("protestant", "saxony", "brandenburg", "scotland")
    found = [area_names(each) for each in clusters(p.s, PROTESTANT)]
    assert found == [{"saxony", "brandenburg"}, {"scotland"}]
    assert clusters(p.s, COUNTER_REFORMED) == []


@pytest.mark.rule("EU-16.5.19", "EU-15.1.1")
def test_beside_a_cluster_also_across_the_sea_but_not_where_islam_is() -> None:
    p = catholic().faith("protestant", "netherlands").faith("protestant", "andalucia")
    near = area_names(beside(p.s, [area("netherlands")], PROTESTANT, []))
    assert "seine" in near
    assert "westphalia" in near
    assert "netherlands" not in near
    south = area_names(beside(p.s, [area("andalucia")], PROTESTANT, []))
    assert "northern-morocco" not in south
    assert "castile" in south
    assert "castile" not in area_names(
        beside(p.s, [area("andalucia")], PROTESTANT, [area("castile")])
    )


@pytest.mark.rule("EU-16.5.19", "EU-16.5.20", "EU-TC06")
def test_one_token_beside_each_cluster() -> None:
    p = catholic().faith("protestant", "saxony", "scotland").faith("counter-reformed", "naples")
    worked = spread(p, "france")
    assert [name for _, name, _ in worked.asked].count("spread-faith") == 3
    assert len(with_faith(p, PROTESTANT)) == 4
    assert len(with_faith(p, COUNTER_REFORMED)) == 2


@pytest.mark.rule("EU-16.5.19")
def test_a_token_replaces_what_is_there_and_ordinary_catholics_can_be_reformed() -> None:
    p = catholic().faith("protestant", "saxony").faith("counter-reformed", "bohemia")
    spread(
        p,
        "france",
        ("france", "spread-faith protestant bohemia"),
        ("france", "spread-faith counter-reformed austria"),
    )
    assert faith_of(p.s, area("bohemia")) == PROTESTANT
    assert faith_of(p.s, area("austria")) == COUNTER_REFORMED


@pytest.mark.rule("EU-16.5.20")
def test_a_token_of_this_turn_is_not_replaced() -> None:
    p = catholic().faith("protestant", "saxony").faith("counter-reformed", "austria")
    worked = spread(p, "france", ("france", "spread-faith protestant bohemia"))
    second = [keys for _, name, keys in worked.asked if name == "spread-faith"][1]
    assert "spread-faith counter-reformed bohemia" not in second
    assert faith_of(p.s, area("bohemia")) == PROTESTANT


@pytest.mark.rule("EU-16.5.20")
def test_after_two_of_a_kind_the_other_one_comes_and_four_are_the_most() -> None:
    p = catholic().faith("protestant", "saxony", "scotland", "leon", "naples")
    p.faith("counter-reformed", "languedoc", "svealand")
    worked = spread(
        p,
        "france",
        ("france", "spread-faith protestant bohemia"),
        ("france", "spread-faith protestant castile"),
    )
    asked = [keys for _, name, keys in worked.asked if name == "spread-faith"]
    assert len(asked) == 4
    assert all("counter-reformed" in key for key in asked[2])
    assert all("counter-reformed" in key for key in asked[3])


@pytest.mark.rule("EU-16.5.20")
def test_of_several_clusters_beside_an_area_the_active_player_says_which_is_used() -> None:
    p = catholic().faith("protestant", "saxony", "austria")
    worked = spread(
        p,
        "france",
        ("france", "spread-faith protestant bohemia"),
        ("france", "spread-from saxony"),
    )
    asked = [keys for _, name, keys in worked.asked if name == "spread-faith"]
    near = beside(p.s, [area("saxony")], PROTESTANT, [])
    only = [AREAS[a] for a in near if a not in beside(p.s, [area("austria")], PROTESTANT, [])]
    assert only
    assert not [key for key in asked[1] if key.split()[-1] in only]


@pytest.mark.rule("EU-16.5.21", "EU-TC07")
def test_without_a_cluster_two_catholic_areas_away_from_the_daggers_are_diverse() -> None:
    p = catholic()
    worked = spread(p, "france", ("france", "diverse-faiths-in seine"))
    offered = worked.asked[0][2]
    for name in ("castile", "lombardy", "naples"):
        assert f"diverse-faiths-in {name}" not in offered
    assert len(with_faith(p, DIVERSE)) == 2
    assert "seine" in with_faith(p, DIVERSE)


@pytest.mark.rule("EU-16.5.22", "EU-16.5.21")
def test_by_itself_the_first_by_alphabet_that_is_not_yet_diverse() -> None:
    p = catholic()
    first = [
        slot
        for slot in p.s.atlas.slots
        if p.s.faith[slot] == CATHOLIC
        and not any(
            p.s.atlas.zone_dagger[z]
            for each in p.s.atlas.slot_areas[slot]
            for z in p.s.atlas.area_zones[each]
        )
    ]
    p.faith("diverse", AREAS[first[0]])
    assert not spread(p).asked
    assert with_faith(p, DIVERSE) == {AREAS[a] for a in first[:3]}


@pytest.mark.rule("EU-16.5.22", "EU-16.5.29", "EU-OPC32", "EU-TC17")
def test_by_itself_faiths_take_turns_and_take_the_richest_with_towns() -> None:
    p = Position("S01")
    for slot in p.s.atlas.slots:
        if p.s.faith[slot] in (PROTESTANT, COUNTER_REFORMED):
            p.faith("catholic", AREAS[slot])
    p.faith("protestant", "saxony", "netherlands").faith("counter-reformed", "central-italy")
    assert not spread(p).asked
    assert with_faith(p, PROTESTANT) == {"saxony", "netherlands", "seine", "bavaria-swabia"}
    assert with_faith(p, COUNTER_REFORMED) == {"central-italy", "languedoc"}


@pytest.mark.rule("EU-16.5.29")
def test_by_itself_a_faith_without_clusters_is_skipped() -> None:
    p = catholic().faith("protestant", "saxony", "scotland", "naples")
    spread(p)
    assert len(with_faith(p, PROTESTANT)) == 6
    assert not with_faith(p, COUNTER_REFORMED)


def quiet() -> Position:
    p = catholic().at(4)
    p.s.revolution = [False] * len(p.s.revolution)
    return p


def revolution(*areas: str) -> Position:
    p = quiet()
    for name in areas:
        for each in p.s.atlas.slot_areas[p.s.atlas.area_slot[area(name)]]:
            p.s.revolution[each] = True
    return p


@pytest.mark.rule("EU-16.5.25")
def test_the_revolution_begins_in_two_capital_areas() -> None:
    p = quiet()
    worked = spread(p, "france", ("france", "revolution-in castile"), symbol="revolution")
    assert len(worked.asked[0][2]) == 3
    assert len(worked.asked[1][2]) == 2
    assert "castile" in with_faith(p, REVOLUTIONARY)
    assert len(with_faith(p, REVOLUTIONARY)) == 2


@pytest.mark.rule("EU-16.5.26")
def test_by_itself_it_begins_where_stability_is_lowest() -> None:
    p = quiet().mat("france", stability=-1).mat("england", stability=0).mat("castile", stability=2)
    assert not spread(p, symbol="revolution").asked
    assert with_faith(p, REVOLUTIONARY) == {"seine", _capital(p, "england")}


def _capital(p: Position, name: str) -> str:
    return AREAS[p.s.atlas.province_area[p.s.capital[p.s.realm_of[p.seat(name)]]]]


@pytest.mark.rule("EU-21.0.2", "EU-16.5.25")
def test_who_has_left_has_no_capital_area() -> None:
    p = quiet()
    p.s.eliminated = 1 << p.seat("england")
    p.s.capital[p.s.realm_of[p.seat("england")]] = NONE
    spread(p, symbol="revolution")
    assert with_faith(p, REVOLUTIONARY) == {"seine", "castile"}


@pytest.mark.rule("EU-16.5.24", "EU-15.1.2")
def test_the_revolution_lies_on_top_of_any_faith() -> None:
    p = revolution("andalucia", "scotland")
    worked = spread(
        p, "france", ("france", "spread-faith revolutionary northern-morocco"), symbol="revolution"
    )
    morocco = area("northern-morocco")
    assert p.s.revolution[morocco]
    assert p.s.faith[morocco] == Position("S07").s.faith[morocco]
    assert [name for _, name, _ in worked.asked].count("spread-faith") == 2
    assert not [name for _, name, _ in worked.asked if name == "revolution-in"]


@pytest.mark.rule("EU-16.5.25", "EU-16.5.30", "EU-OPC07")
def test_one_cluster_one_token_beside_it_then_one_anywhere_else() -> None:
    p = revolution("seine")
    worked = spread(
        p,
        "france",
        ("france", "spread-faith revolutionary loire"),
        ("france", "revolution-in scotland"),
        symbol="revolution",
    )
    assert [name for _, name, _ in worked.asked] == ["spread-faith", "revolution-in"]
    offered = worked.asked[1][2]
    assert "revolution-in aquitaine" in offered, "it is not adjacent to the cluster of before"
    assert "revolution-in burgundy" not in offered
    assert with_faith(p, REVOLUTIONARY) == {"seine", "loire", "scotland"}


@pytest.mark.rule("EU-16.5.22", "EU-16.5.29")
def test_a_rebel_town_on_a_vassal_is_no_town() -> None:
    p = catholic().no_relations().faith("protestant", "leon", "andalucia")
    p.core("castile", "portugal").vassal("castile", "lisboa").rebel_towns("lisboa")
    slots = [area("aragon"), area("portugal")]
    p.nobodys(*[PROVINCES[q] for q in p.s.atlas.area_provinces[area("aragon")]])
    richest = max(slots, key=lambda slot: tax_there(p, slot))
    assert best_slot(p.s, slots) == richest == area("aragon")


def tax_there(p: Position, slot: int) -> int:
    return sum([tax_value(p.s, q) for q in p.s.atlas.area_provinces[slot]])


@pytest.mark.rule("EU-16.5.25", "EU-CMP.11")
def test_without_a_token_one_may_be_taken_from_the_board() -> None:
    p = quiet()
    far = list(p.s.atlas.slots)[:REVOLUTION_TOKENS]
    for slot in far:
        for each in p.s.atlas.slot_areas[slot]:
            p.s.revolution[each] = True
    before = with_faith(p, REVOLUTIONARY)
    spread(p, "france", ("france", "leave-revolution"), symbol="revolution")
    assert with_faith(p, REVOLUTIONARY) == before
    moved = AREAS[far[0]]
    spread(p, "france", ("france", f"take-revolution-from {moved}"), symbol="revolution")
    assert moved not in with_faith(p, REVOLUTIONARY)
    assert len(with_faith(p, REVOLUTIONARY)) == REVOLUTION_TOKENS
