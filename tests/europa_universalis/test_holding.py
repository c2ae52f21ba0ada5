"""Conditions of cards: each word for what holds, and for what does not."""

from pathlib import Path
from typing import Any

import pytest

from kronika.core.errors import RulesError
from kronika.games.europa_universalis.agenda import FROM_EVENT, Scene
from kronika.games.europa_universalis.deeds import BEAT_PLAYER, Win
from kronika.games.europa_universalis.effects.conditions import CONDITIONS
from kronika.games.europa_universalis.effects.things import (
    AREA_TARGET,
    ARMY_TARGET,
    NODE_TARGET,
    NPR_TARGET,
)
from kronika.games.europa_universalis.holding import TRADE_POWER
from kronika.games.europa_universalis.land import put_town
from kronika.games.europa_universalis.people_in_play import candidates
from kronika.games.europa_universalis.places import NODES, ZONES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.recording import (
    begin_age,
    record_conversion,
    record_peace,
    record_trade,
)
from kronika.games.europa_universalis.trade_nodes import presence
from tests.europa_universalis.helpers import area, province, realm
from tests.europa_universalis.speaking import effects, is_so

pytestmark = pytest.mark.compiled

IBERIA = {"areas": ["castile", "andalucia"]}


def check(p: Position, who: str, yes: list[Any], no: list[Any], scene: Scene | None = None) -> None:
    for tree in yes:
        assert is_so(p, who, tree, scene), tree
    for tree in no:
        assert not is_so(p, who, tree, scene), tree


def start() -> Position:
    return Position("S07").active("castile")


def test_provinces_owned_held_controlled_and_occupied() -> None:
    p = start().town("castile", "granada").war("castile", "france").occupied("castile", "toulouse")
    p.vassal("castile", "beira").occupied("france", "murcia")
    check(
        p,
        "castile",
        [
            {"owns": {"in": {"provinces": ["granada", "madrid"]}, "all": True}},
            {"owns": {"in": {"provinces": ["granada", "murcia"]}, "half": True}},
            {"owns": {"in": {"provinces": ["granada", "murcia"]}, "max": 1}},
            {"holds": {"in": {"provinces": ["granada", "beira"]}, "min": 2}},
            {"controls": {"in": {"provinces": ["granada", "toulouse"]}, "min": 2}},
            {"occupies": {"in": {"provinces": ["toulouse"]}, "min": 1}},
            {"occupies": {"min": 1}},
            {"player-owned": {"in": {"provinces": ["granada", "paris"]}, "min": 2}},
            {"owns": {"who": {"realm": "france"}, "in": {"provinces": ["paris"]}, "min": 1}},
        ],
        [
            {"owns": {"in": {"provinces": ["granada", "murcia"]}, "all": True}},
            {"owns": {"in": {"provinces": ["beira", "toulouse"]}, "min": 1}},
            {"holds": {"in": {"provinces": ["beira", "toulouse"]}, "min": 2}},
            {"occupies": {"in": {"provinces": ["granada", "murcia"]}, "min": 1}},
            {"player-owned": {"in": {"provinces": ["beira", "murcia"]}, "min": 1}},
            {"owns": {"who": {"realm": "austria"}, "in": {"provinces": ["wien"]}, "min": 1}},
        ],
    )


def test_areas_cores_and_taxes() -> None:
    p = start().no_relations()
    owned = {"owned-areas": {"in": {"areas": ["castile"]}, "min": 1}}
    check(p, "castile", [owned], [{"owned-areas": {"in": {"areas": ["portugal"]}, "min": 1}}])
    p.town("castile", "beira")
    foreign = {"owned-areas": {"in": {"areas": ["portugal"]}, "min": 1, "only": "no-core"}}
    check(p, "castile", [foreign], [])
    p.core("castile", "portugal")
    check(p, "castile", [{"cores": {"min": 1}}], [foreign, {"cores": {"min": 2}}])
    core = {"core": {"in": {"provinces": ["madrid", "beira"]}, "all": True}}
    check(p, "castile", [core], [{"core": {"in": {"provinces": ["paris"]}, "all": True}}])
    tax = p.s.small_towns[2] + 2 * p.s.large_towns[2]
    check(
        p,
        "castile",
        [
            {"base-tax": {"min": tax}},
            {"base-tax": {"min": tax, "max": tax}},
            {"base-tax": {"of": {"realm": "scotland"}, "min": 1}},
        ],
        [{"base-tax": {"min": tax + 1}}, {"base-tax": {"of": {"realm": "scotland"}, "min": 30}}],
    )


def test_whole_areas_are_of_the_main_map_and_complete() -> None:
    p = start()
    there = p.s.atlas.area_provinces[area("castile")]
    whole = {"whole-areas": {"in": {"areas": ["castile"]}, "min": 1}}
    for each in there:
        if p.s.town[each] == -1:
            put_town(p.s, p.seat("castile"), each)
    check(p, "castile", [whole], [])
    p.war("france", "castile").occupied("france", "madrid")
    check(p, "castile", [], [whole])


def test_distant_towns_colonies_and_continents() -> None:
    p = start()
    territory = next(each for each in p.s.atlas.provinces if p.s.atlas.province_territory[each] > 0)
    none = [{"distant-towns": {"min": 1}}, {"colonies": {"min": 1}}, {"continents": {"min": 1}}]
    check(p, "castile", [], none)
    put_town(p.s, p.seat("castile"), territory)
    check(p, "castile", none, [{"distant-towns": {"min": 2}}])
    check(p, "castile", [{"distant-towns": {"in": {"region": "distant"}, "min": 1}}], [])


def test_growth_is_measured_from_the_start_of_game_or_age() -> None:
    p = start()
    grown = {"owns": {"in": IBERIA, "growth": 1, "since": "game"}}
    of_age = {"owns": {"in": IBERIA, "growth": 1, "since": "age"}}
    tax = {"base-tax": {"growth": 1, "since": "age"}}
    check(p, "castile", [], [grown, of_age, tax])
    p.town("castile", "granada")
    check(p, "castile", [grown, of_age, tax], [])
    begin_age(p.s)
    check(p, "castile", [grown], [of_age, tax])
    held = {"holds": {"in": {"areas": ["portugal"]}, "growth": 1, "since": "age"}}
    vassal = {"vassal": {"growth": 1, "since": "age"}}
    check(p, "castile", [], [held, vassal])
    p.vassal("castile", "beira")
    check(p, "castile", [held, vassal], [{"cores": {"growth": 1, "since": "age"}}])
    whole = {"whole-areas": {"in": {"areas": ["castile"]}, "growth": 1, "since": "game"}}
    check(p, "castile", [], [whole])


def test_vassals_and_their_tokens() -> None:
    p = start().vassal("castile", "beira")
    owner = "portugal"
    yes = [{"vassal": {"realm": owner}}, {"vassal": {"min": 1}}, {"vassal-tokens": {"min": 1}}]
    check(p, "castile", yes, [{"vassal": {"min": 2}}, {"vassal": {"realm": "scotland"}}])
    check(p, "france", [], yes)


def test_alliances_and_marriages() -> None:
    p = start().no_relations().alliance("castile", "france").alliance("castile", "bavaria")
    p.marriage("castile", "portugal").marriage("castile", "provence", disputed=True)
    check(
        p,
        "castile",
        [
            {"allied-with": {"realm": "france"}},
            {"allied-with": {"realm": "bavaria"}},
            {"alliances": {"min": 2}},
            {"alliances": {"with": "hre", "min": 1}},
            {"alliances": {"with": "npr", "max": 1}},
            {"alliances": {"with": "pr", "min": 1}},
            {"married-to": {"realm": "provence"}},
            {"marriages": {"min": 1}},
        ],
        [
            {"allied-with": {"realm": "scotland"}},
            {"alliances": {"min": 3}},
            {"alliances": {"with": "hre", "min": 2}},
            {"marriages": {"min": 2}},
            {"married-to": {"realm": "france"}},
        ],
    )


def test_influence_counts_marriages_and_not_the_emperors() -> None:
    p = Position("S16").active("austria").no_relations().no_influence()
    p.influence("austria", bavaria_swabia=2).imperial(bavaria_swabia=2, saxony=1)
    p.influence("france", bavaria_swabia=2).marriage("austria", "bavaria")
    there = {"areas": ["bavaria-swabia", "saxony"]}
    check(
        p,
        "austria",
        [
            {"influence-in": {"where": there, "min": 3}},
            {"influence-areas": {"where": there, "max": 1}},
            {"influence-lead": {"where": there, "min": 1}},
            {"most-influence": {"where": {"realm": "bavaria"}, "min": 5}},
        ],
        [
            {"influence-in": {"where": there, "min": 4}},
            {"influence-lead": {"where": there, "min": 2}},
            {"most-influence": {"where": {"realm": "bavaria"}, "min": 6}},
        ],
    )
    check(p, "france", [], [{"most-influence": {"where": {"realm": "bavaria"}, "min": 2}}])
    p.influence("france", bavaria_swabia=3)
    check(p, "austria", [], [{"influence-lead": {"where": there, "min": 1}}])


def test_claims_are_no_cores() -> None:
    p = start().no_relations().claim("castile", "portugal").core("castile", "aragon")
    check(p, "castile", [{"claims": {"min": 1}}], [{"claims": {"min": 2}}])
    there = {"claims": {"in": {"areas": ["aragon"]}, "min": 1}}
    check(p, "castile", [], [there])


@pytest.mark.rule("EU-19.2.1")
def test_emperor_authority_and_curia() -> None:
    p = Position("S16").emperor("austria", 4).cardinals("france", "castile", "castile")
    p.s.roma = -1
    check(
        p,
        "castile",
        [{"cardinals": {"min": 2}}, {"papal-controller": True}, {"imperial-authority": {"min": 4}}],
        [{"cardinals": {"min": 3}}, {"emperor": True}, {"imperial-authority": {"max": 3}}],
    )
    check(p, "austria", [{"emperor": True}], [{"papal-controller": True}])


@pytest.mark.rule("EU-DV.9")
def test_war_and_peace() -> None:
    p = start().no_relations().war("castile", "france").alliance("france", "scotland", active=True)
    check(
        p,
        "castile",
        [{"at-war": True}, {"at-war": {"with": "france"}}, {"at-war": {"with": "scotland"}}],
        [{"at-peace": {"who": "you"}}, {"at-war": {"with": "portugal"}}],
    )
    check(p, "england", [{"at-peace": {"who": "you"}}], [{"at-war": True}])
    npr = {"at-peace": {"who": {"chosen": "npr"}}}
    scene = Scene(0, 0).choosing(NPR_TARGET, realm("portugal"))
    check(p, "england", [npr], [], scene)
    check(p, "england", [], [npr], Scene(0, 0).choosing(NPR_TARGET, realm("scotland")))


@pytest.mark.rule("EU-15.0.4")
def test_faiths_of_realms_and_areas() -> None:
    p = start().state_religion("castile", "counter-reformed").faith("protestant", "castile")
    both = {"areas": ["castile", "leon"]}
    check(
        p,
        "castile",
        [
            {"religion": {"faith": ["catholic"]}},
            {"area-religion": {"where": both, "is": "protestant", "min": 1}},
            {"area-religion": {"where": {"areas": ["leon"]}, "is": "state-religion"}},
        ],
        [
            {"religion": {"faith": ["protestant", "orthodox"]}},
            {"area-religion": {"where": both, "is": "protestant"}},
            {"area-religion": {"where": {"areas": ["castile"]}, "is": "state-religion"}},
        ],
    )
    check(p, "france", [], [{"religion": {"faith": ["counter-reformed"]}}])
    check(p, "castile", [{"dissent-areas": {"min": 1}}], [{"dissent-areas": {"min": 3}}])


def test_numbers_of_the_mat() -> None:
    p = start().mat("castile", stability=2, ducats=7, interest=1, adm=4, prestige=5)
    p.s.prestige[0] = 3
    p.s.prestige[1] = 1
    check(
        p,
        "castile",
        [
            {"stability": {"min": 2}},
            {"stability": {"min": 1, "max": 2}},
            {"ducats": {"min": 7}},
            {"interest": {"max": 1}},
            {"monarch-power": {"type": "adm", "min": 4}},
            {"prestige-rank": {"is": "first"}},
            {"leads": {"measure": "prestige"}},
            {"manpower": {"min": 1}},
            {"ruler-skill": {"type": "adm", "min": 1}},
        ],
        [
            {"stability": {"max": 1}},
            {"ducats": {"max": 6}},
            {"interest": {"min": 2}},
            {"monarch-power": {"type": "adm", "min": 5}},
            {"prestige-rank": {"is": "last"}},
            {"leads": {"measure": "ducats"}},
            {"advisors": {"min": 1}},
            {"ruler-skill": {"type": "adm", "min": 7}},
        ],
    )
    check(p, "france", [{"prestige-rank": {"is": "last"}}], [{"leads": {"measure": "prestige"}}])


def test_what_leads_is_strictly_more() -> None:
    p = start()
    for measure in ("ships", "land-units", "towns", "influence", "ideas", "tax-income"):
        led = [is_so(p, who, {"leads": {"measure": measure}}) for who in ("england", "castile")]
        assert sum(led) <= 1, measure
    p.s.prestige = [4, 4, 0]
    check(p, "england", [], [{"leads": {"measure": "prestige"}}])


def test_ideas() -> None:
    p = start()
    p.s.tags = [()] * len(p.s.tags)
    ideas = p.s.content.ideas.ideas
    form = next(n for n, each in enumerate(ideas) if each.government)
    p.s.tags[form] = (p.seat("castile"),)
    check(
        p,
        "castile",
        [{"has-idea": {"min": 1}}, {"has-idea": {"government": True}}],
        [{"has-idea": {"min": 2}}, {"has-idea": {"id": "cannons"}}],
    )
    p.ideas("castile", "cannons")
    yes = [{"has-idea": {"id": "cannons"}}, {"has-idea": {"min": 1, "type": "mil"}}]
    check(p, "castile", yes, [])
    check(p, "france", [], [*yes, {"has-idea": {"government": True}}])


def test_forces() -> None:
    p = start().no_forces().army("castile", 1, "castile", infantry=2, cavalry=1)
    p.army("castile", 1, "castile", category="mercenary", infantry=1).infantry(
        "castile", "aragon", 1
    )
    p.ships("castile", "western-mediterranean", free=1, guards=1)
    check(
        p,
        "castile",
        [
            {"land-units": {"min": 5}},
            {"land-units": {"kind": ["cavalry"], "min": 1}},
            {"land-units": {"category": "mercenary", "max": 1}},
            {"land-units": {"where": {"areas": ["aragon"]}, "min": 1}},
            {"ships": {"min": 2}},
            {"ships": {"kind": ["light"], "min": 2}},
            {"ships": {"where": ["western-mediterranean"], "min": 2}},
            {"protecting-ships": {"min": 1}},
        ],
        [
            {"land-units": {"min": 6}},
            {"land-units": {"kind": ["cavalry", "artillery"], "min": 2}},
            {"land-units": {"category": "allied", "min": 1}},
            {"ships": {"kind": ["heavy", "galley"], "min": 1}},
            {"ships": {"where": ["doggerbank"], "min": 1}},
            {"protecting-ships": {"min": 2}},
            {"generals": {"min": 1}},
        ],
    )
    p.s.ruler_army[p.seat("castile")] = 0
    check(p, "castile", [{"generals": {"min": 1}}], [{"generals": {"min": 2}}])
    p.fleet("castile", "sevilla", heavy=1, damaged=1)
    facing = [p.s.atlas.province_zones[province("sevilla")][0]]
    zone = ZONES[facing[0]]
    check(p, "castile", [{"ships": {"kind": ["heavy"], "where": [zone], "min": 2}}], [])


def test_what_was_done() -> None:
    p = start()
    s, seat = p.s, p.seat("castile")
    record_conversion(s, seat, area("castile"))
    record_peace(s, seat, realm("france"))
    record_trade(s, seat, 6)
    record_trade(s, seat, 4)
    s.deeds.wins = (Win(seat, False, BEAT_PLAYER, s.age, s.rounds),)
    done = [
        {"converted": {"min": 1, "since": "round"}},
        {"peace-enforced": {"min": 1, "since": "age"}},
        {"peace-enforced": {"min": 1, "since": "game", "loser": "opponent", "realm": "france"}},
        {"trade-income": {"min": 6}},
        {"won-battles": {"min": 1, "since": "round", "kind": "land", "against": "opponent"}},
    ]
    never = [
        {"converted": {"min": 2, "since": "game"}},
        {"peace-enforced": {"min": 1, "since": "game", "loser": "npr"}},
        {"peace-enforced": {"min": 1, "since": "game", "realm": "scotland"}},
        {"trade-income": {"min": 7}},
        {"won-battles": {"min": 1, "since": "game", "kind": "naval"}},
        {"won-battles": {"min": 1, "since": "game", "against": "npr"}},
    ]
    check(p, "castile", done, never)
    check(p, "france", [], done)
    s.rounds += 1
    check(p, "castile", [done[1], done[2]], [done[0], done[3], done[4]])
    s.age += 1
    check(p, "castile", [done[2]], [done[1]])


def test_unrest_and_rebels() -> None:
    p = start().unrest("madrid", "murcia").rebel_towns("murcia").rebels("castile", 2)
    check(
        p,
        "castile",
        [{"unrest": {"max": 1}}, {"rebels": {"max": 3}}],
        [{"unrest": {"min": 2}}, {"rebels": {"max": 2}}],
    )


def test_trade() -> None:
    p = start().merchants("castile", "sevilla", "genoa")
    p.s.expanded[NODES.index("genoa")] = True
    seat = p.seat("castile")
    here = Scene(seat, seat).choosing(NODE_TARGET, NODES.index("genoa"))
    there = Scene(seat, seat).choosing(NODE_TARGET, NODES.index("sevilla"))
    check(
        p,
        "castile",
        [
            {"merchants-in": {"nodes": ["sevilla", "genoa"], "min": 2}},
            {"merchants-in": {"nodes": ["any"], "max": 2}},
            {"expanded-nodes": {"min": 1}},
        ],
        [
            {"merchants-in": {"nodes": ["distant"], "min": 1}},
            {"expanded-nodes": {"min": 2}},
            {"key-power": {"min": 1}},
        ],
    )
    expanded = {"expanded": {"node": {"chosen": "node"}}}
    check(p, "castile", [expanded], [], here)
    check(p, "castile", [], [expanded], there)
    p.s.occasion.key_power = (0, 0, 2)
    check(p, "castile", [{"key-power": {"min": 2}}], [{"key-power": {"min": 3}}])


@pytest.mark.rule("EU-12.2.2", "EU-12.2.3", "EU-OPB48")
def test_a_node_is_connected_by_a_chain_of_own_pieces() -> None:
    p = start().no_influence().no_relations().no_forces()
    seat = p.seat("castile")
    sevilla = {"connected": {"node": {"chosen": "node"}}}
    scene = Scene(seat, seat).choosing(NODE_TARGET, NODES.index("sevilla"))
    check(p, "castile", [], [sevilla], scene)
    zone = p.s.atlas.node_zones[NODES.index("sevilla")][0]
    p.s.ships[seat * 30 + zone] = 1
    check(p, "castile", [sevilla], [], scene)


def test_age_continents_missions_and_milestones() -> None:
    p = start().at(2)
    s, seat = p.s, p.seat("castile")
    mission = next(iter(s.content.lexicon.missions))
    milestone = next(iter(s.content.lexicon.milestones))
    later = [
        {"completed": {"mission": mission}},
        {"completed": {"milestone": milestone}},
        {"discovered": {"continent": "america"}},
    ]
    check(p, "castile", [{"age": {"min": 2, "max": 2}}], [{"age": {"max": 1}}, *later])
    s.missions_done[seat].append(s.content.lexicon.missions[mission])
    s.milestones[1] = s.content.lexicon.milestones[milestone]
    s.milestone_tags[1] = (seat,)
    s.continents = -1
    check(p, "castile", later, [])
    check(p, "france", [], later[:2])


@pytest.mark.rule("EU-5.3.CV1", "EU-5.3.CV4")
def test_an_area_is_convertible_where_nobody_else_of_another_faith_owns() -> None:
    p = start().faith("protestant", "castile")
    tree = {"convertible": {"where": {"chosen": "area"}}}
    seat = p.seat("castile")
    scene = Scene(seat, seat).choosing(AREA_TARGET, area("castile"))
    for each in p.s.atlas.area_provinces[area("castile")]:
        if p.s.town[each] == -1:
            put_town(p.s, seat, each)
    check(p, "castile", [tree], [], scene)
    check(p, "castile", [], [tree], Scene(seat, seat).choosing(AREA_TARGET, area("leon")))
    p.war("france", "castile").occupied("france", "madrid")
    check(p, "castile", [], [tree], scene)


@pytest.mark.rule("EU-5.4.IN3", "EU-OPA08")
def test_reach() -> None:
    p = start().no_influence().no_relations()
    tree = {"in-reach": {"where": {"chosen": "area"}}}
    seat = p.seat("castile")
    near = Scene(seat, seat).choosing(AREA_TARGET, area("portugal"))
    far = Scene(seat, seat).choosing(AREA_TARGET, area("scotland"))
    check(p, "castile", [tree], [], near)
    check(p, "castile", [], [tree], far)
    p.influence("castile", northumbria=1)
    check(p, "castile", [tree], [], far)
    p.s.memory.reach = 1 << area("portugal")
    check(p, "castile", [], [tree], far)


def test_discs_and_units_of_others() -> None:
    p = start().no_forces()
    seat = p.seat("castile")
    scene = Scene(seat, seat).choosing(AREA_TARGET, area("seine"))
    discs = {"opponent-discs": {"where": {"chosen": "area"}, "min": 1}}
    empty = {"player-units": {"where": {"chosen": "area"}, "max": 1}}
    check(p, "castile", [discs, empty], [], scene)
    check(p, "castile", [], [discs], Scene(seat, seat).choosing(AREA_TARGET, area("castile")))
    p.infantry("france", "seine", 1).infantry("castile", "seine", 1)
    check(p, "castile", [], [empty], scene)


def test_battles_sieges_and_peace_are_told_by_the_occasion() -> None:
    p = start().no_forces().army("castile", 1, "castile", artillery=1)
    seat = p.seat("castile")
    scene = Scene(seat, seat).choosing(ARMY_TARGET, 0)
    s = p.s
    later = [
        {"battle": {"is": "naval"}},
        {"leader-in-use": True},
        {"infantry-in-battle": {"min": 3}},
        {"entered": {"army": {"chosen": "own-army"}}},
        {"loser-is-opponent": True},
        {"artillery-up-to-cavalry": {"army": {"chosen": "own-army"}}},
    ]
    check(p, "castile", [], later, scene)
    s.occasion.battle = 1
    s.occasion.led = 1 << seat
    s.occasion.infantry = (0, 0, 3)
    s.occasion.entered = area("castile")
    s.occasion.is_loser_player = True
    p.army("castile", 1, "castile", cavalry=1)
    check(p, "castile", later, [{"battle": {"is": "land"}}], scene)


def test_realms_and_the_empire() -> None:
    p = start()
    check(
        p,
        "castile",
        [
            {"plays": {"who": "you", "realm": "castile"}},
            {"player-realm": {"realm": "france"}},
            {"npr": {"realm": "scotland"}},
            {"hre-area": {"area": "saxony"}},
        ],
        [
            {"plays": {"who": "you", "realm": "france"}},
            {"player-realm": {"realm": "austria"}},
            {"npr": {"realm": "france"}},
            {"hre-area": {"area": "castile"}},
        ],
    )
    p.s.not_hre[area("saxony")] = True
    capital = p.s.capital[realm("scotland")]
    p.war("england", "scotland")
    p.s.occupant[capital] = 0
    gone = [{"hre-area": {"area": "saxony"}}, {"npr": {"realm": "scotland"}}]
    check(p, "castile", [], gone)


def test_all_any_not_and_nobody() -> None:
    p = start()
    rich, poor = {"ducats": {"min": 1}}, {"ducats": {"min": 50}}
    nobody = {"ducats": {"who": {"realm": "austria"}, "min": 1}}
    check(
        p,
        "castile",
        [{"all": [rich, {"not": poor}]}, {"any": [poor, rich]}, {"not": nobody}],
        [{"all": [rich, poor]}, {"any": [poor, nobody]}, {"not": rich}, nobody],
    )


def test_most_trade_power_needs_a_merchant_and_more_than_all_others() -> None:
    p = start().no_forces().merchants("castile", "sevilla").merchants("france").merchants("england")
    most = {"trade-power-in": {"node": ["sevilla"]}}
    check(p, "castile", [most], [])
    check(p, "france", [], [most])
    p.merchants("france", "sevilla")
    check(p, "castile", [], [most])
    assert [presence] == TRADE_POWER


def test_every_word_of_conditions_is_tested_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert not [word.name for word in CONDITIONS.words if f'"{word.name}"' not in source]


# People


def people(p: Position, who: Any, you: str, active: str, source: int = FROM_EVENT) -> list[int]:
    effect = effects({"gain": {"what": "ducats", "n": 1, "who": who}})[0]
    return candidates(p.s, effect.who, Scene(p.seat(active), p.seat(you), source))


@pytest.mark.rule("EU-16.3.4", "EU-16.3.8")
def test_people_come_clockwise_from_the_active_player() -> None:
    p = Position("S16")
    e, f, c, a, o, pl = range(6)
    assert people(p, "you", "france", "castile") == [f]
    assert people(p, "active", "france", "castile") == [c]
    assert people(p, "all-players", "france", "castile") == [c, a, o, pl, e, f]
    assert people(p, "opponents", "france", "castile") == [a, o, pl, e, f]
    assert people(p, "opponents", "france", "castile", 0) == [c, a, o, pl, e]
    assert people(p, "emperor", "france", "castile") == [a]
    assert people(p, {"realm": "poland"}, "france", "castile") == [pl]
    assert people(p, {"realm": "venice"}, "france", "castile") == []
    muslims = {"players": {"religion": {"who": "you", "faith": ["islam"]}}}
    assert people(p, muslims, "france", "castile") == [o]
    p.s.course.affected = 0b101
    assert people(p, "each-affected", "france", "castile") == [c, e]
    p.s.eliminated = 1 << a
    assert people(p, "all-players", "france", "castile") == [c, o, pl, e, f]


def test_most_and_least_with_ties() -> None:
    p = Position("S16")
    p.s.prestige = [4, 4, 1, 2, 1, 3]
    assert people(p, {"player-with-most": "prestige"}, "france", "castile") == [0, 1]
    assert people(p, {"player-with-least": "prestige"}, "france", "castile") == [2, 4]
    p.s.prestige = [0] * 6
    assert people(p, {"player-with-most": "prestige"}, "france", "castile") == []


def test_what_was_not_remembered_cannot_have_grown() -> None:
    with pytest.raises(RulesError, match="remembered"):
        is_so(start(), "castile", {"ducats": {"growth": 1, "since": "game"}})
