"""Chapter 16.5: the symbols of events, one by one, for the active player and by themselves."""

import pytest

from kronika.games.europa_universalis.agenda import DEATHS, REBEL_DICE, Duty
from kronika.games.europa_universalis.forces import all_deployed
from kronika.games.europa_universalis.names import CARDS, STRUGGLES
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.symbols import disloyal_areas, resolve_symbol
from kronika.games.europa_universalis.terms import (
    BLACK_SHIPS,
    FLEET_SHIPS,
    HEAVY,
    NONE,
    REMOVE_UNREST,
    SYMBOLS,
    ZONE_COUNT,
)
from kronika.games.europa_universalis.turn import ACTS

from .helpers import area, province, realm, zone
from .working import Worked

pytestmark = pytest.mark.compiled


def resolved(
    position: Position,
    symbol: str,
    who: str = "",
    *answers: tuple[str, str],
    acts: tuple[int, ...] = (),
) -> Worked:
    """A symbol, for an active player or for nobody."""
    seat = position.seat(who) if who else NONE
    if who:
        position.active(who)
    duty = Duty(10, SYMBOLS.index(symbol), seat)
    return Worked(
        position.s, {each: ACTS[each] for each in acts}, resolve_symbol(position.s, duty), *answers
    )


def peaceful() -> Position:
    return Position("S07").no_forces().no_relations().no_influence()


def asked(worked: Worked, prompt: str) -> list[tuple[int, list[str]]]:
    return [(seat, keys) for seat, name, keys in worked.asked if name == prompt]


@pytest.mark.rule("EU-16.5.3")
def test_the_dead_leave_from_the_active_player_on_or_from_the_first_one() -> None:
    p = Position("S07")
    p.s.first = 2
    assert [d.a for d in resolved(p, "mortality-3", "france").left] == [1, 2, 0]
    worked = resolved(p, "mortality-3")
    assert [d.a for d in worked.left] == [2, 0, 1]
    assert {d.act for d in worked.left} == {DEATHS}


@pytest.mark.rule("EU-16.5.3")
def test_only_the_matching_symbol_brings_ill_health() -> None:
    p = Position("S07")
    general = next(c for c in range(len(CARDS.ids)) if _leads(p.s, c))
    p.general("france", 1, CARDS.ids[general])
    symbol = p.s.content.actions.characters[p.s.content.actions.cards[general].character].mortality
    other = symbol % 6 + 1
    resolved(p, f"mortality-{other}", "england")
    assert p.s.general_ill[p.seat("france") * 3] == 0
    resolved(p, f"mortality-{symbol}", "england")
    assert p.s.general_ill[p.seat("france") * 3] == 1


def _leads(s: Table, card: int) -> bool:
    return s.content.actions.characters[s.content.actions.cards[card].character].power == NONE


@pytest.mark.rule("EU-16.5.4", "EU-OPC04", "EU-16.5.2")
def test_all_roll_for_all_unrest_but_the_active_player_one_die() -> None:
    p = Position("S07")
    p.s.first = 0
    left = resolved(p, "rebellion", "france").left
    assert [(d.a, d.c) for d in left] == [(1, 1), (2, NONE), (0, NONE)]
    assert {d.act for d in left} == {REBEL_DICE}
    left = resolved(p, "rebellion").left
    assert [(d.a, d.c) for d in left] == [(0, NONE), (1, NONE), (2, NONE)]


@pytest.mark.rule("EU-16.5.4", "EU-OPC04")
def test_the_one_die_is_for_an_area_of_his_choice() -> None:
    p = peaceful()
    s = p.s
    s.unrest = [False] * len(s.unrest)
    p.unrest("paris", "champagne", "orleans", "cordoba", "sevilla")
    s.dice = s.dice.loaded([REMOVE_UNREST] * 8)
    worked = resolved(p, "rebellion", "france", ("france", "roll-in loire"), acts=(REBEL_DICE,))
    assert worked.asked[0][2] == ["roll-in loire", "roll-in seine"]
    assert s.unrest[province("paris")]
    assert s.unrest[province("champagne")]
    assert sum(s.unrest) == 2


@pytest.mark.rule("EU-16.5.5")
def test_natives_take_a_colonist_and_bring_unrest_to_a_distant_town() -> None:
    p = Position("S11").no_forces()
    distant = _territory(p.s)
    p.town("france", distant).mat("france", colonists=2).mat("castile", colonists=0)
    before = sum(p.s.unrest)
    resolved(p, "native-uprising", "england")
    assert p.s.colonists[p.seat("france")] == 1
    assert p.s.unrest[province(distant)]
    assert p.s.colonists[p.seat("castile")] == 0
    assert sum(p.s.unrest) == before + 2, "the Antilles of Castile too"


def _territory(s: Table) -> str:
    return next(PROVINCES[p] for p in s.atlas.provinces if s.atlas.province_territory[p])


@pytest.mark.rule("EU-16.5.5")
@pytest.mark.parametrize(
    ("answer", "colonists", "unrest"),
    [("ignore-colonist", 2, True), ("ignore-native-unrest", 1, False)],
)
def test_the_active_player_ignores_one_of_both(answer: str, colonists: int, unrest: bool) -> None:
    p = Position("S11").no_forces()
    distant = _territory(p.s)
    p.town("france", distant).mat("france", colonists=2)
    resolved(p, "native-uprising", "france", ("france", answer))
    assert p.s.colonists[p.seat("france")] == colonists
    assert p.s.unrest[province(distant)] == unrest


@pytest.mark.rule("EU-16.5.5")
def test_the_active_player_may_ignore_the_only_one_that_hits_him() -> None:
    p = Position("S11").no_forces().mat("france", colonists=1)
    resolved(p, "native-uprising", "france", ("france", "ignore-colonist"))
    assert p.s.colonists[p.seat("france")] == 1
    p.mat("france", colonists=0)
    assert not asked(resolved(p, "native-uprising", "france"), "native-uprising")


@pytest.mark.rule("EU-16.5.5", "EU-16.5.2")
def test_natives_of_an_unpicked_event_spare_nobody() -> None:
    p = Position("S11").no_forces()
    distant = _territory(p.s)
    p.town("france", distant).mat("france", colonists=1).active("france")
    resolved(p, "native-uprising")
    assert p.s.colonists[p.seat("france")] == 0
    assert p.s.unrest[province(distant)]


def far_ships() -> Position:
    """Only Ships of France: near a Port of its own, and far from any friend."""
    p = peaceful()
    p.ships("france", "skagerrak", free=1, guards=1).ships("france", "bay-of-biscay", free=1)
    return p


@pytest.mark.rule("EU-16.5.6")
def test_the_active_player_sinks_a_ship_that_is_far_from_friendly_ports() -> None:
    p = far_ships()
    worked = resolved(p, "lost-at-sea", "england")
    (seat, keys) = asked(worked, "lost-at-sea")[0]
    assert seat == p.seat("england")
    assert not [key for key in keys if "bay-of-biscay" in key]
    assert len(keys) == 2, "a free Ship and one on a slot are different"


@pytest.mark.rule("EU-16.5.6")
def test_a_ship_on_a_slot_can_be_lost_instead_of_a_free_one() -> None:
    p = far_ships()
    place = p.seat("france") * ZONE_COUNT + zone("skagerrak")
    resolved(p, "lost-at-sea", "england", ("england", "lost-on-slot player-2 skagerrak"))
    assert (p.s.ships[place], p.s.guards[place]) == (1, 0)


@pytest.mark.rule("EU-16.5.6", "EU-16.5.2")
def test_nobody_active_each_chooses_his_own_ship() -> None:
    p = far_ships().ships("england", "central-mediterranean", free=2)
    worked = resolved(p, "lost-at-sea")
    assert {seat for seat, _ in asked(worked, "lost-at-sea")} == {
        p.seat("england"),
        p.seat("france"),
    }
    assert sum(p.s.ships) + sum(p.s.guards) == 3


@pytest.mark.rule("EU-16.5.6")
def test_the_active_player_loses_none_and_who_has_none_is_not_asked() -> None:
    p = far_ships()
    worked = resolved(p, "lost-at-sea", "france")
    assert not asked(worked, "lost-at-sea")
    assert sum(p.s.ships) + sum(p.s.guards) == 3


@pytest.mark.rule("EU-16.5.6", "EU-OPC20")
def test_ships_in_a_friendly_port_are_safe() -> None:
    p = peaceful().docked("france", "saintonge", 1).fleet("castile", "sevilla", heavy=1)
    assert not asked(resolved(p, "lost-at-sea", "england"), "lost-at-sea")


@pytest.mark.rule("EU-16.5.6", "EU-2.M20")
def test_an_inactive_port_of_an_ally_saves_no_ship() -> None:
    p = Position("S16").no_forces().no_relations().alliance("castile", "kongo")
    p.ships("castile", "southeastern-atlantic", free=1)
    resolved(p, "lost-at-sea", "england")
    assert sum(p.s.ships) == 0
    p.ships("castile", "southeastern-atlantic", free=1).town("castile", "benin")
    resolved(p, "lost-at-sea", "england")
    assert sum(p.s.ships) == 1


@pytest.mark.rule("EU-16.5.6")
def test_of_a_fleet_a_damaged_or_a_healthy_ship_can_be_lost() -> None:
    p = peaceful().fleet("france", "skagerrak", heavy=1, damaged=1, light=1)
    worked = resolved(p, "lost-at-sea", "england", ("england", "lost-of-fleet player-2 heavy"))
    assert len(asked(worked, "lost-at-sea")[0][1]) == 3
    assert p.s.fleet[p.seat("france") * FLEET_SHIPS + HEAVY] == 0
    assert sum(p.s.fleet) == 2


@pytest.mark.rule("EU-16.5.7")
def test_pirates_go_where_merchants_are() -> None:
    p = peaceful().merchants("france", "bordeaux").merchants("england").merchants("castile")
    s = p.s
    s.pirates = [0] * len(s.pirates)
    worked = resolved(p, "pirates", "england")
    assert asked(worked, "pirates")[0][1] == ["pirates-in bordeaux"]
    assert s.pirates[NODES.index("bordeaux")] == 1
    p.merchants("france")
    worked = resolved(p, "pirates", "england")
    offered = asked(worked, "pirates")[0][1]
    assert len(offered) == len([n for n in s.atlas.nodes if s.atlas.node_maritime[n]])


@pytest.mark.rule("EU-16.5.7", "EU-16.5.2")
def test_unpicked_pirates_go_where_most_merchants_are_then_to_expanded_nodes() -> None:
    p = peaceful().merchants("france", "bordeaux", "sevilla").merchants("england", "bordeaux")
    p.merchants("castile", "genoa")
    s = p.s
    s.pirates = [0] * len(s.pirates)
    resolved(p, "pirates")
    assert s.pirates[NODES.index("bordeaux")] == 1
    p.merchants("england", "sevilla")
    s.expanded = [False] * len(s.expanded)
    p.merchants("castile", "bordeaux")
    s.expanded[NODES.index("sevilla")] = True
    s.pirates = [0] * len(s.pirates)
    resolved(p, "pirates")
    assert s.pirates[NODES.index("sevilla")] == 1


@pytest.mark.rule("EU-16.5.7")
def test_without_a_pirate_left_one_may_move_but_not_by_itself() -> None:
    p = peaceful().merchants("france", "bordeaux").merchants("england").merchants("castile")
    s = p.s
    s.pirates = [0] * len(s.pirates)
    s.pirates[NODES.index("genoa")] = BLACK_SHIPS
    resolved(p, "pirates")
    assert s.pirates[NODES.index("genoa")] == BLACK_SHIPS
    resolved(p, "pirates", "england", ("england", "no-pirates"))
    assert s.pirates[NODES.index("genoa")] == BLACK_SHIPS
    resolved(p, "pirates", "england", ("england", "pirates-from genoa"))
    assert s.pirates[NODES.index("genoa")] == BLACK_SHIPS - 1
    assert s.pirates[NODES.index("bordeaux")] == 1


@pytest.mark.rule("EU-16.5.8")
def test_any_cardinal_dies_but_that_of_roma() -> None:
    p = Position("S07").cardinals("france", "england", "castile")
    p.s.roma = p.seat("france")
    worked = resolved(p, "cardinal-dies", "castile", ("castile", "cardinal-dies player-1 2"))
    assert len(asked(worked, "cardinal-dies")[0][1]) == 3
    assert p.s.cardinals == [p.seat("france"), p.seat("castile")]


@pytest.mark.rule("EU-16.5.8", "EU-16.5.2")
@pytest.mark.parametrize(
    ("slots", "roma", "after"),
    [
        (("france", "england", "france", "castile"), "", ("france", "england", "castile")),
        (("france", "england", "castile"), "", ("france", "england")),
        (("france", "england", "castile"), "france", ("england", "castile")),
        (("england",), "france", ()),
    ],
)
def test_by_itself_the_rightmost_of_who_has_most(
    slots: tuple[str, ...], roma: str, after: tuple[str, ...]
) -> None:
    p = Position("S07").cardinals(*slots)
    p.s.roma = p.seat(roma) if roma else NONE
    duty = Duty(10, SYMBOLS.index("cardinal-dies"), NONE)
    list(resolve_symbol(p.s, duty))
    assert p.s.cardinals == [p.seat(each) for each in after]


@pytest.mark.rule("EU-16.5.9", "EU-TC05")
def test_who_is_at_war_loses_a_unit_for_each_full_four() -> None:
    p = peaceful().war("england", "france")
    p.army("england", 1, "wales-wessex", infantry=4).infantry("england", "east-anglia", 7)
    p.infantry("france", "loire", 11).infantry("castile", "castile", 11)
    worked = resolved(p, "attrition", "france")
    assert [seat for seat, _ in asked(worked, "attrition")] == [p.seat("england")] * 2
    assert _units(p, "england") == 9
    assert _units(p, "france") == 11
    assert _units(p, "castile") == 11
    resolved(p, "attrition")
    assert (_units(p, "england"), _units(p, "france"), _units(p, "castile")) == (7, 9, 11)


def _units(p: Position, name: str) -> int:
    return all_deployed(p.s, p.seat(name))


def with_vassals() -> Position:
    """France has Vassals in two Areas; it has neither Influence nor Marriages."""
    return peaceful().vassal("france", "milano", "parma", "barcelona")


@pytest.mark.rule("EU-16.5.10", "EU-16.5.11")
def test_vassals_are_disloyal_where_there_is_neither_influence_nor_a_marriage() -> None:
    p = with_vassals()
    france = p.seat("france")
    assert [AREAS[a] for a in disloyal_areas(p.s, france)] == ["lombardy"]
    p.influence("france", lombardy=1)
    assert [AREAS[a] for a in disloyal_areas(p.s, france)] == ["aragon"]
    p.influence("castile", lombardy=2)
    assert [AREAS[a] for a in disloyal_areas(p.s, france)] == ["lombardy"]
    p.influence("france", lombardy=2)
    assert [AREAS[a] for a in disloyal_areas(p.s, france)] == ["aragon"]


@pytest.mark.rule("EU-16.5.10")
def test_a_marriage_there_keeps_vassals_loyal_unless_an_opponent_has_influence() -> None:
    p = peaceful().vassal("france", "milano", "parma")
    capital = p.s.capital[realm("milan")]
    assert p.s.atlas.province_area[capital] == area("lombardy")
    p.s.marriages[realm("milan")] |= 1 << p.seat("france")
    assert disloyal_areas(p.s, p.seat("france")) == []
    p.influence("england", lombardy=2)
    assert disloyal_areas(p.s, p.seat("france")) == [area("lombardy")]


@pytest.mark.rule("EU-16.5.11")
def test_disloyal_vassals_get_unrest_and_rebels_come() -> None:
    p = with_vassals()
    tax = 0
    for name in ("milano", "parma"):
        tax += p.s.atlas.province_tax[province(name)]
    resolved(p, "disloyal-vassals", "england")
    assert p.s.unrest[province("milano")]
    assert p.s.unrest[province("parma")]
    assert not p.s.unrest[province("barcelona")]
    assert p.s.rebels[area("lombardy")] == tax


@pytest.mark.rule("EU-16.5.11", "EU-16.5.2")
def test_the_active_player_gets_unrest_but_no_rebels() -> None:
    p = with_vassals()
    resolved(p, "disloyal-vassals", "france")
    assert p.s.unrest[province("milano")]
    assert p.s.rebels[area("lombardy")] == 0
    p = with_vassals().active("france")
    resolved(p, "disloyal-vassals")
    assert p.s.rebels[area("lombardy")] > 0


@pytest.mark.rule("EU-16.5.27", "EU-17.4.5", "EU-OPC08")
def test_a_second_struggle_is_active_beside_the_first() -> None:
    p = Position("S07", switches={"power-struggles": True})
    s = p.s
    s.battleground = [False] * len(s.battleground)
    s.active_struggles = []
    s.struggles = [STRUGGLES.ids.index("italian-wars"), STRUGGLES.ids.index("low-countries")]
    resolved(p, "power-struggle")
    assert s.active_struggles == [STRUGGLES.ids.index("italian-wars")]
    assert s.battleground[area("lombardy")]
    assert not s.battleground[area("netherlands")]
    resolved(p, "power-struggle", "france")
    assert len(s.active_struggles) == 2
    assert s.battleground[area("netherlands")]
    resolved(p, "power-struggle")
    assert len(s.active_struggles) == 2
