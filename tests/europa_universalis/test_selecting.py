"""Selectors and amounts: what each word means, and what it does not."""

from pathlib import Path
from typing import Any

import pytest

from kronika.games.europa_universalis.agenda import FROM_EVENT, Scene
from kronika.games.europa_universalis.counting import amount, counted
from kronika.games.europa_universalis.effects.amounts import AMOUNTS
from kronika.games.europa_universalis.effects.nodes import NO_MOST, Selector
from kronika.games.europa_universalis.effects.people import PEOPLE
from kronika.games.europa_universalis.effects.selectors import SELECTORS
from kronika.games.europa_universalis.effects.things import (
    AREA_TARGET,
    NODE_TARGET,
    NPR_OR_VASSAL_TARGET,
    NPR_TARGET,
    OWN,
)
from kronika.games.europa_universalis.people_in_play import candidates, strictly
from kronika.games.europa_universalis.picking import pickable
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.selecting import areas, nodes, provinces, realms
from tests.europa_universalis.helpers import area, realm
from tests.europa_universalis.speaking import condition, effects

pytestmark = pytest.mark.compiled

C = 2
"""The seat of Castile in the scenario of three."""


def start() -> Position:
    return Position("S07").active("castile").no_relations().no_influence()


def of(tree: Any) -> Selector:
    where = effects({"unrest": {"n": 1, "where": tree}})[0].where
    assert where is not None
    return where


def scene(seat: int = C) -> Scene:
    return Scene(seat, seat, FROM_EVENT, 0)


def lands(p: Position, tree: Any, seat: int = C, at: Scene | None = None) -> set[str]:
    return {PROVINCES[each] for each in provinces(p.s, of(tree), at or scene(seat), seat)}


def regions(p: Position, tree: Any, seat: int = C) -> set[str]:
    return {AREAS[each] for each in areas(p.s, of(tree), scene(seat), seat)}


@pytest.mark.rule("EU-SCN.11")
def test_areas_and_provinces_mean_each_other_and_only_what_is_in_play() -> None:
    p = start()
    assert lands(p, {"areas": ["castile"]}) == {"burgos", "madrid", "murcia"}
    assert regions(p, {"provinces": ["madrid", "lisboa"]}) == {"castile", "portugal"}
    assert lands(Position("S07"), {"areas": ["castile", "eastern-ukraine"]}) == {
        *("burgos", "madrid", "murcia")
    }


def test_realms_and_flags() -> None:
    p = start().town("castile", "lisboa").vassal("castile", "porto")
    assert "lisboa" not in lands(p, {"realm": "portugal"})
    assert {"beira", "porto"} <= lands(p, {"realm": "portugal"})
    assert {"beira", "porto", "lisboa"} <= lands(p, {"home": "portugal"})
    p.s.course.picked = realm("scotland")
    assert "perth" in lands(p, {"realm": "that"})
    p.s.course.picked = -1
    assert lands(p, {"realm": "that"}) == set()


def test_regions_follow_the_empire() -> None:
    p = Position("S16")
    assert {"saxony", "austria"} <= regions(p, {"region": "hre"}, 0)
    assert "saxony" in regions(p, {"region": "hre-electors"}, 0)
    assert "austria" not in regions(p, {"region": "hre-electors"}, 0)
    p.s.not_hre[area("saxony")] = True
    assert "saxony" not in regions(p, {"region": "hre"}, 0)
    assert "saxony" not in regions(p, {"region": "hre-electors"}, 0)
    distant, main = lands(p, {"region": "distant"}, 0), lands(p, {"region": "main"}, 0)
    assert distant.isdisjoint(main)
    assert "mexico" in lands(p, {"region": "america"}, 0) <= distant


def test_what_is_own() -> None:
    p = start().vassal("castile", "beira").war("castile", "france").occupied("castile", "toulouse")
    p.rebel_towns("murcia").faith("protestant", "leon")
    mine = {"badajoz", "burgos", "canarias", "cordoba", "galicia", "madrid", "salamanca", "sevilla"}
    for word in ("towns", "provinces"):
        assert lands(p, {"own": word}) == mine
    assert lands(p, {"own": "vassals"}) == {"beira"}
    assert lands(p, {"own": "discs"}) == {*mine, "beira"}
    assert lands(p, {"own": "capital"}) == {PROVINCES[p.s.capital[realm("castile")]]}
    assert "sevilla" in lands(p, {"own": "ports"})
    assert "madrid" not in lands(p, {"own": "ports"})
    large = lands(p, {"own": "large-towns"})
    assert large == {n for n in mine if p.s.disc[PROVINCES.index(n)] in (2, 3)}
    assert lands(p, {"own": "distant-towns"}) == set()
    assert regions(p, {"own": "areas"}) >= {"castile", "leon", "andalucia"}
    assert "castile" not in regions(p, {"own": "port-areas"})
    assert "leon" in regions(p, {"own": "dissent-areas"})
    assert "castile" not in regions(p, {"own": "dissent-areas"})


@pytest.mark.rule("EU-2.T2", "EU-2.T3")
def test_what_is_adjacent() -> None:
    p = start()
    near = regions(p, {"adjacent-to": {"provinces": ["madrid"]}})
    assert {"castile", "leon", "andalucia", "aragon"} <= near
    assert "seine" not in near


def test_faiths_vacant_lands_gold_and_the_dutch() -> None:
    p = start().faith("counter-reformed", "leon").faith("protestant", "castile")
    catholic = regions(p, {"religion": "catholic"})
    assert "leon" in catholic
    assert "castile" not in catholic
    assert regions(p, {"religion": "counter-reformed"}) == {"leon"}
    vacant = lands(p, {"vacant": True})
    assert vacant == {PROVINCES[q] for q in p.s.atlas.provinces if p.s.owner[q] == -1}
    assert vacant
    gold = lands(p, {"gold": True})
    assert gold == {PROVINCES[q] for q in p.s.atlas.provinces if p.s.atlas.province_gold[q]}
    assert "amsterdam" in lands(p, {"dutch-core": True})
    assert "sevilla" in lands(p, {"facing": ["central-atlantic"]})
    assert "murcia" not in lands(p, {"facing": ["central-atlantic"]})


def test_capitals_cores_and_owners() -> None:
    p = start().town("castile", "beira")
    capitals = lands(p, {"capitals": True})
    assert {"paris", "london", "lisboa"} <= capitals
    assert "beira" not in capitals
    assert "beira" in lands(p, {"non-core": True})
    assert "madrid" not in lands(p, {"non-core": True})
    owned = lands(p, {"owned-by": "players"})
    assert {"paris", "beira"} <= owned
    assert "lisboa" not in owned
    by_realm = {"capital-area-of": {"realm": "portugal"}}
    assert regions(p, by_realm) == {"portugal"}
    p.s.stability = [0, -2, 1]
    assert regions(p, {"capital-area-of": {"player-with-least": "stability"}}) == {"seine"}


def test_reach_and_siege() -> None:
    p = start()
    assert "portugal" in regions(p, {"in-reach": True})
    assert "scotland" not in regions(p, {"in-reach": True})
    p.s.occasion.besieged = (PROVINCES.index("madrid"), PROVINCES.index("paris"))
    assert lands(p, {"besieged": True}) == {"madrid"}


def test_what_was_chosen() -> None:
    p = start().vassal("castile", "porto")
    chosen = scene().choosing(AREA_TARGET, area("leon"))
    assert lands(p, {"chosen": "area"}, at=chosen) <= {
        PROVINCES[q] for q in p.s.atlas.area_provinces[area("leon")]
    }
    npr = scene().choosing(NPR_TARGET, realm("scotland"))
    assert "perth" in lands(p, {"chosen": "npr"}, at=npr)
    vassal = scene().choosing(NPR_OR_VASSAL_TARGET, realm("portugal"))
    assert "porto" in lands(p, {"chosen": "npr-or-own-vassal"}, at=vassal)
    assert lands(p, {"chosen": "area"}) == set()


def test_sets() -> None:
    p = start()
    both = {"all": [{"areas": ["castile", "leon"]}, {"provinces": ["madrid", "paris"]}]}
    either = {"any": [{"areas": ["castile"]}, {"provinces": ["paris"]}]}
    assert lands(p, both) == {"madrid"}
    assert lands(p, either) == {"burgos", "madrid", "murcia", "paris"}
    inner = {"all": [{"areas": ["castile"]}, {"not": {"provinces": ["madrid"]}}]}
    assert lands(p, inner) == {"burgos", "murcia"}


def test_nodes() -> None:
    p = start()

    def found(tree: Any, at: Scene | None = None) -> set[str]:
        where = effects({"expand-node": {"nodes": tree}})[0].where
        return {NODES[each] for each in nodes(p.s, where, at or scene(), C)}

    assert found(["sevilla", "kiev"]) == {"sevilla"}
    maritime = found({"nodes": "maritime"})
    assert "sevilla" in maritime
    assert "champagne" not in maritime
    assert found({"chosen": "node"}, scene().choosing(NODE_TARGET, NODES.index("genoa"))) == {
        "genoa"
    }
    card = next(n for n, c in enumerate(p.s.content.trade.cards) if c.nodes and c.nodes[0].keys)
    first = p.s.content.trade.cards[card].nodes[0]
    assert found({"own-key": 1}) == set()
    p.s.occasion.trade_card = card
    p.town("castile", PROVINCES[first.keys[0]])
    assert NODES[first.node] in found({"own-key": 1})
    merchants = condition({"merchants-in": {"nodes": ["distant"], "min": 1}})
    distant = nodes(p.s, merchants.nodes, scene(), C)
    assert distant
    assert all(p.s.atlas.node_continent[node] != -1 for node in distant)


def test_realms_are_picked_by_what_they_have() -> None:
    p = start().marriage("france", "scotland")

    def found(having: dict[str, Any]) -> set[str]:
        tree = {"gain": {"what": "casus-belli", "n": 1, "against": {"pick": having}}}
        where = effects(tree)[0].against
        assert where is not None
        return {REALMS[each] for each in pickable(p.s, where, scene())}

    assert found({"by": "you", "having": "marriage"}) == {"scotland"}
    muslims = found({"by": "you", "having": "state-religion", "faith": "islam"})
    assert "granada" in muslims
    assert "portugal" not in muslims
    americans = found({"by": "you", "having": "capital-in", "region": "america"})
    assert americans
    assert "granada" not in americans


def test_eligible_realms() -> None:
    p = start()
    ally = effects({"gain": {"what": "alliance", "n": 1, "where": {"eligible": "alliance"}}})[0]
    assert ally.where is not None
    found = {REALMS[each] for each in realms(p.s, ally.where, scene(), C)}
    assert {"portugal", "granada"} <= found
    assert "scotland" not in found
    p.war("castile", "portugal")
    found = {REALMS[each] for each in realms(p.s, ally.where, scene(), C)}
    assert "portugal" not in found


def test_amounts() -> None:
    p = start().mat("castile", ducats=11)

    def many(n: Any) -> int:
        effect = effects({"calm": {"n": n}})[0]
        return amount(p.s, effect.n, scene(), C)

    assert many(3) == 3
    assert many("all") == many("any") == NO_MOST
    towns = {"own": "towns"}
    assert many({"count": towns}) == 9
    assert many({"count": towns, "per": 2}) == 4
    assert many({"count": towns, "per": 2, "plus": 3}) == 7
    assert many({"count": towns, "per": 2, "plus": 3, "max": 5}) == 5
    assert many({"count": {"own": "ducats"}, "per": 4}) == 2
    p.no_forces().army("castile", 1, "castile", infantry=2).infantry("castile", "leon", 1)
    p.army("castile", 1, "castile", category="mercenary", cavalry=1)
    assert many({"count": {"own": "deployed-regulars"}}) == 3
    assert many({"count": {"own": "cavalry-in-battle"}}) == 0
    p.s.occasion.cavalry = (0, 0, 4)
    assert many({"count": {"own": "cavalry-in-battle"}}) == 4
    assert counted(p.s, of({"areas": ["castile"]}), scene(), C) == 3


def test_who_was_chosen_and_who_controls_the_curia() -> None:
    p = Position("S16").cardinals("france", "france")
    p.s.roma = -1
    effect = effects({"gain": {"what": "ducats", "n": 1, "who": "papal-controller"}})[0]
    assert candidates(p.s, effect.who, scene()) == [1]
    chosen = effects({"gain": {"what": "ducats", "n": 1, "who": {"chosen": "npr"}}})[0]
    at = scene().choosing(NPR_TARGET, realm("france"))
    assert candidates(p.s, chosen.who, at) == [1]
    assert candidates(p.s, chosen.who, scene().choosing(NPR_TARGET, realm("scotland"))) == []
    most = effects({"gain": {"what": "ducats", "n": 1, "who": {"player-with-most": "prestige"}}})[0]
    p.s.prestige = [1, 1, 0, 0, 0, 0]
    assert strictly(p.s, most.who, scene()) == []
    p.s.prestige[0] = 2
    assert strictly(p.s, most.who, scene()) == [0]


def test_every_word_is_tested() -> None:
    folder = Path(__file__).parent
    source = "".join(
        (folder / name).read_text(encoding="utf-8")
        for name in ("test_selecting.py", "test_holding.py", "test_resolving.py")
    )
    for family in (SELECTORS, PEOPLE):
        assert not [word.name for word in family.words if f'"{word.name}"' not in source]
    assert not [name for name in OWN if f'"{name}"' not in source]
    assert [word.name for word in AMOUNTS.words] == ["number", "all", "any", "count"]
