"""EU-5.3.CL, and chains of Areas and Sea Zones (EU-12.2)."""

import pytest

from kronika.games.europa_universalis.colonizing import can_colonize, colonizable, colonize
from kronika.games.europa_universalis.connections import (
    connected,
    reaches,
    runs_through,
    trade_places,
)
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES, ZONES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import ADM, POWERS

from .working import Worked

pytestmark = pytest.mark.compiled


def overseas() -> Position:
    """EU-EXA11: England with four Claims and three Ships."""
    position = Position().no_forces().no_relations().active("england")
    position.claim("england", "antilles", "canada", "pernambuco", "gold-coast")
    for zone in ("northwestern-atlantic", "northeastern-atlantic", "southeastern-atlantic"):
        position.ships("england", zone, free=1)
    return position.mat("england", adm=5, colonists=2)


def names(areas: list[int]) -> set[str]:
    return {AREAS[area] for area in areas}


@pytest.mark.rule("EU-EXA11", "EU-5.3.CL1", "EU-5.3.CL2", "EU-5.3.CL3", "EU-OPA07", "EU-2.M18")
def test_england_colonizes_canada() -> None:
    position = overseas()
    s = position.s
    assert names(colonizable(s, 0)) == {"canada"}
    Worked(s, {}, colonize(s, 0, USUAL), ("england", "colonists 2"))
    canada = PROVINCES.index("canada")
    assert s.town[canada] == 0
    assert not s.claims[AREAS.index("canada")]
    assert (s.colonists[0], s.power[ADM]) == (0, 3)
    position.mat("england", colonists=2).claim("england", "canada")
    assert "canada" not in names(colonizable(s, 0))


@pytest.mark.rule("EU-EXA11", "EU-5.3.CL3")
def test_a_ship_in_the_caribbean_opens_more() -> None:
    position = overseas().ships("england", "caribbean-sea", free=1)
    assert names(colonizable(position.s, 0)) == {"canada", "antilles", "gold-coast"}


@pytest.mark.rule("EU-5.3.CL1")
def test_four_in_all_must_be_paid() -> None:
    position = overseas().mat("england", adm=1, colonists=2)
    assert not can_colonize(position.s, 0, USUAL)
    position.mat("england", adm=2)
    assert can_colonize(position.s, 0, USUAL)
    assert position.s.power[POWERS.index("adm")] == 2


@pytest.mark.rule("EU-5.3.CL3")
def test_influence_and_heavy_ships_make_no_chain_of_colonies() -> None:
    position = Position().no_forces().no_relations().active("england").claim("england", "canada")
    position.ships("england", "northwestern-atlantic", free=1).mat("england", adm=5)
    assert not colonizable(position.s, 0)
    position.fleet("england", "northeastern-atlantic", heavy=1)
    assert not colonizable(position.s, 0)
    position.fleet("england", "northeastern-atlantic", light=1)
    assert names(colonizable(position.s, 0)) == {"canada"}


def routes(position: Position) -> set[str]:
    s = position.s
    return {NODES[node] for node in s.atlas.nodes if reaches(s, 0, node)}


@pytest.mark.rule("EU-TB40", "EU-12.2.2", "EU-12.2.3", "EU-OPB48", "EU-5.4.TR9")
def test_england_needs_a_ship_to_trade_anywhere() -> None:
    position = Position().no_forces().no_relations().no_influence()
    assert routes(position) == set()
    position.ships("england", "english-channel", free=1)
    assert {"champagne", "english-channel"} <= routes(position)


@pytest.mark.rule("EU-12.2.2")
def test_occupied_towns_influence_and_marriages_are_links() -> None:
    position = Position().no_relations().no_influence().no_forces()
    s = position.s
    scotland = AREAS.index("scotland")
    assert not trade_places(s, 0)[scotland]
    for change in (
        position.influence("england", scotland=1),
        position.influence("england", scotland=0).marriage("england", "scotland"),
    ):
        assert trade_places(change.s, 0)[scotland]
    position.no_relations().war("england", "scotland")
    position.occupied("england", PROVINCES[s.atlas.area_provinces[scotland][0]])
    assert trade_places(s, 0)[scotland]
    assert connected(s, 0, trade_places(s, 0))[scotland]


@pytest.mark.rule("EU-12.2.4", "EU-2.O9", "EU-MAP.7")
def test_a_node_in_the_desert_is_reached_from_an_area_beside_it() -> None:
    position = Position().no_forces().no_relations().no_influence()
    s = position.s
    maghreb = NODES.index("maghreb")
    beside = s.atlas.node_areas[maghreb]
    for zone in s.atlas.zones:
        if s.atlas.zone_continent[zone] < 0:
            position.ships("england", ZONES[zone], free=1)
    coastal = [a for a in beside if ZONES.index("western-mediterranean") in s.atlas.area_zones[a]]
    assert not reaches(s, 0, maghreb)
    position.influence("england", **{AREAS[coastal[0]].replace("-", "_"): 1})
    assert reaches(s, 0, maghreb)


@pytest.mark.rule("EU-12.0.5", "EU-OPB47", "EU-OPA09")
def test_a_chain_through_a_ship_visits_nothing_twice() -> None:
    position = Position().no_forces().no_relations().no_influence()
    s = position.s
    position.ships("england", "english-channel", free=1).ships("england", "doggerbank", free=1)
    node, channel = NODES.index("english-channel"), ZONES.index("english-channel")
    places = trade_places(s, 0)
    assert runs_through(s, 0, places, node, channel)
    champagne = NODES.index("champagne")
    assert runs_through(s, 0, places, champagne, channel)
    gulf = ZONES.index("gulf-of-lion")
    assert not runs_through(s, 0, places, node, gulf)
    position.ships("england", "gulf-of-lion", free=1)
    assert not runs_through(s, 0, trade_places(s, 0), node, gulf)
