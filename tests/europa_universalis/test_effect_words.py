"""Effects on the board and on players: each word for what it does, and for what it does not."""

from pathlib import Path
from typing import Any

import pytest

from kronika.core.errors import RulesError
from kronika.games.europa_universalis import names
from kronika.games.europa_universalis.agenda import (
    ACTION,
    BATTLES,
    DEATHS,
    FROM_CARD,
    FROM_IDEA,
    Duty,
    Scene,
)
from kronika.games.europa_universalis.agenda import EFFECTS as DUTY
from kronika.games.europa_universalis.effect_hooks import ELSEWHERE
from kronika.games.europa_universalis.effects import things, verbs
from kronika.games.europa_universalis.effects.things import AREA_TARGET, ARMY_TARGET, NPR_TARGET
from kronika.games.europa_universalis.effects.verbs import EFFECTS
from kronika.games.europa_universalis.effects.vocabulary import SCENARIO
from kronika.games.europa_universalis.land import REBEL_RULE
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import has_truce, is_enemy
from kronika.games.europa_universalis.resolving import resolve
from kronika.games.europa_universalis.terms import (
    CATHOLIC,
    MIL,
    NONE,
    PROTESTANT,
)
from tests.europa_universalis.helpers import area, province, realm
from tests.europa_universalis.speaking import can, effects, is_so, resolved

pytestmark = pytest.mark.compiled

C = 2
"""The seat of Castile."""
LEON = {"areas": ["leon"]}
DUCAT = {"gain": {"what": "ducats", "n": 1}}


def start() -> Position:
    p = Position("S07").active("castile").mat("castile", ducats=5, adm=3, dip=3, mil=3)
    return p.no_relations().no_influence()


# Unrest


@pytest.mark.rule("EU-14.1.1", "EU-14.1.3")
def test_unrest_flips_different_discs_without_any() -> None:
    p = start().unrest("salamanca")
    there = [q for q in p.s.atlas.area_provinces[area("leon")] if p.s.town[q] == C]
    tree = {"unrest": {"n": 5, "where": LEON}}
    resolved(p, "castile", tree)
    assert all(p.s.unrest[q] for q in there)
    assert not can(p, "castile", tree)


def test_unrest_on_towns_only_spares_vassals() -> None:
    p = start().vassal("castile", "beira")
    there = {"provinces": ["beira"]}
    assert not can(p, "castile", {"unrest": {"n": 1, "where": there, "on": "towns"}})
    resolved(p, "castile", {"unrest": {"n": 1, "where": there, "on": "discs"}})
    assert p.s.unrest[province("beira")]
    p.unrest("madrid").rebel_towns("burgos")
    assert not can(p, "castile", {"unrest": {"n": 1, "where": {"provinces": ["burgos"]}}})


def test_who_picks_among_opponents_has_one_number_for_all() -> None:
    p = start().town("france", "beira").town("england", "porto")
    tree = {"unrest": {"n": 1, "where": {"areas": ["portugal"]}, "who": "opponents", "pick": "you"}}
    answers = (("castile", "add-unrest porto"),)
    resolved(p, "castile", tree, answers=answers, source=FROM_CARD)
    assert p.s.unrest[province("porto")]
    assert not p.s.unrest[province("beira")]


def test_each_player_adds_unrest_in_his_own_provinces() -> None:
    p = start()
    tree = {"unrest": {"n": 1, "where": {"own": "towns"}, "who": "all-players"}}
    worked = resolved(p, "castile", tree)
    assert [who for who, _, _ in worked.asked] == [2, 0, 1]
    assert sum(p.s.unrest) == 3


@pytest.mark.rule("EU-5.5.SU2", "EU-14.1.8")
def test_calm_spares_no_area_with_rebels_unless_said() -> None:
    p = start().unrest("madrid", "sevilla").rebels("castile", 1)
    tree = {"calm": {"n": 2}}
    resolved(p, "castile", tree)
    assert (p.s.unrest[province("madrid")], p.s.unrest[province("sevilla")]) == (True, False)
    assert not can(p, "castile", tree)
    resolved(p, "castile", {"calm": {"n": 1, "even-with-rebels": True}})
    assert not p.s.unrest[province("madrid")]
    p.unrest("madrid").rebels("castile", 0).war("france", "castile").infantry(
        "france", "castile", 1
    )
    assert not can(p, "castile", tree)


def test_calm_asks_where_it_cannot_reach_all() -> None:
    p = start().unrest("madrid", "sevilla", "murcia")
    answers = (("castile", "pick-province sevilla"),)
    worked = resolved(p, "castile", {"calm": {"n": 1}}, answers=answers)
    assert len(worked.asked) == 1
    assert not p.s.unrest[province("sevilla")]


# Rebels and devastation


@pytest.mark.rule("EU-9.7.1", "EU-14.3.1")
def test_rebels_rise_in_one_area_with_a_disc_and_fight_whoever_is_there() -> None:
    p = start().no_forces()
    there = {"areas": ["castile", "sicily"]}
    worked = resolved(p, "castile", {"rebels": {"n": 2, "where": there}})
    assert p.s.rebels[area("castile")] == 2
    assert not worked.left
    assert not can(p, "castile", {"rebels": {"n": 2, "where": {"areas": ["sicily"]}}})
    p.infantry("france", "leon", 1)
    worked = resolved(p, "castile", {"rebels": {"n": 1, "where": LEON}})
    assert [duty.act for duty in worked.left] == [BATTLES]
    assert p.s.pending == [(False, area("leon"), REBEL_RULE)]


@pytest.mark.rule("EU-SM.5", "EU-2.2.2")
def test_rebels_that_are_missing_come_from_elsewhere() -> None:
    p = start().no_forces().rebels("sicily", 24)
    resolved(p, "castile", {"rebels": {"n": 2, "where": LEON}})
    assert (p.s.rebels[area("leon")], p.s.rebels[area("sicily")]) == (2, 23)


def test_rebels_are_dispersed() -> None:
    p = start().rebels("leon", 3)
    resolved(p, "castile", {"disperse": {"n": 2, "where": LEON}})
    assert p.s.rebels[area("leon")] == 1
    assert not can(p, "castile", {"disperse": {"n": 1, "where": {"areas": ["castile"]}}})


def test_areas_are_devastated_once_each_and_of_players_their_own() -> None:
    p = start()
    resolved(p, "castile", {"devastate": {"n": 1, "where": {"areas": ["central-italy"]}}})
    assert p.s.devastated[area("central-italy")]
    assert not can(p, "castile", {"devastate": {"n": 1, "where": {"areas": ["central-italy"]}}})
    foreign = {"areas": ["seine", "castile"]}
    resolved(p, "castile", {"devastate": {"n": 2, "where": foreign, "who": "you"}})
    assert (p.s.devastated[area("castile")], p.s.devastated[area("seine")]) == (True, False)


@pytest.mark.rule("EU-14.3.13", "EU-7.6.2")
def test_provinces_are_liberated_but_for_own_cores() -> None:
    p = start().town("castile", "beira")
    resolved(p, "castile", {"liberate": {"n": 1, "where": {"provinces": ["beira"]}}})
    assert p.s.owner[province("beira")] == realm("portugal")
    assert p.s.town[province("beira")] == NONE
    assert not can(p, "castile", {"liberate": {"n": 1, "where": {"provinces": ["burgos"]}}})


# Faiths


@pytest.mark.rule("EU-15.3.2", "EU-15.3.4")
def test_areas_are_converted_slot_by_slot() -> None:
    p = start()
    slot = next(each for each in p.s.atlas.slots if len(p.s.atlas.slot_areas[each]) > 1)
    resolved(p, "castile", {"convert": {"area": AREAS[slot], "faith": "diverse"}})
    assert all(p.s.faith[each] == 5 for each in p.s.atlas.slot_areas[slot])
    assert not can(p, "castile", {"convert": {"area": AREAS[slot], "faith": "diverse"}})


@pytest.mark.rule("EU-16.5.19", "EU-15.2.4")
def test_protestants_do_not_come_to_muslims_and_nprs_follow_their_capital() -> None:
    p = start()
    tree = {"convert": {"area": "scotland", "faith": "protestant"}}
    resolved(p, "castile", tree)
    assert p.s.religion[realm("scotland")] == PROTESTANT
    p.faith("islam", "andalucia")
    assert not can(p, "castile", {"convert": {"area": "andalucia", "faith": "protestant"}})
    p.faith("orthodox", "leon")
    assert not can(p, "castile", {"convert": {"area": "leon", "faith": "counter-reformed"}})


def test_some_of_several_areas_are_converted_by_who_picks() -> None:
    p = start().faith("protestant", "castile", "leon", "seine")
    there = {"all": [{"religion": "protestant"}, {"region": "main"}]}
    tree = {"convert": {"area": there, "faith": "catholic", "n": 2, "pick": {"realm": "france"}}}
    answers = (("france", "pick-area leon"), ("france", "pick-area castile"))
    resolved(p, "castile", tree, answers=answers)
    found = [p.s.faith[area(name)] for name in ("castile", "leon", "seine")]
    assert found == [CATHOLIC, CATHOLIC, PROTESTANT]


@pytest.mark.rule("EU-15.0.12")
def test_a_revolution_lies_on_top_of_the_faith() -> None:
    p = start()
    resolved(p, "castile", {"convert": {"area": "leon", "faith": "revolutionary"}})
    assert p.s.revolution[area("leon")]
    assert p.s.faith[area("leon")] == CATHOLIC
    resolved(p, "castile", {"convert": {"area": "leon", "faith": "underlying"}})
    assert not p.s.revolution[area("leon")]
    assert not can(p, "castile", {"convert": {"area": "leon", "faith": "underlying"}})


def test_converting_to_the_state_religion_by_a_card_is_remembered() -> None:
    p = start().faith("protestant", "castile")
    scene = Scene(C, C, FROM_CARD, 0).choosing(AREA_TARGET, area("castile"))
    tree = {"convert": {"area": {"chosen": "area"}, "faith": "state-religion"}}
    resolved(p, "castile", tree, scene=scene)
    assert p.s.faith[area("castile")] == CATHOLIC
    assert is_so(p, "castile", {"converted": {"min": 1, "since": "round"}})


@pytest.mark.rule("EU-16.5.19", "EU-16.5.18")
def test_a_faith_spreads_in_the_areas_or_beside_its_clusters() -> None:
    p = start()
    tree = {"spread": {"faith": "protestant", "n": 1}}
    assert not can(p, "castile", tree)
    p.faith("protestant", "scotland")
    worked = resolved(p, "castile", tree)
    assert "pick-area northumbria" in worked.asked[0][2]
    assert "pick-area castile" not in worked.asked[0][2]
    named = {"spread": {"faith": "protestant", "n": 2, "where": {"areas": ["castile", "leon"]}}}
    resolved(p, "castile", named)
    assert p.s.faith[area("castile")] == p.s.faith[area("leon")] == PROTESTANT


@pytest.mark.rule("EU-5.1.SR3", "EU-19.1.6", "EU-18.7.5")
def test_a_state_religion_changes_with_or_without_penalties() -> None:
    p = start().cardinals("castile").mat("castile", stability=1)
    free = {"state-religion": {"faith": "protestant", "penalties": False}}
    resolved(p, "castile", free)
    assert p.s.religion[realm("castile")] == PROTESTANT
    assert (p.s.stability[C], p.s.cardinals) == (1, [])
    assert not can(p, "castile", free)
    resolved(p, "castile", {"state-religion": {"faith": "catholic"}})
    assert p.s.stability[C] == 0
    assert p.s.prestige[C] == -2
    q = Position("S16").emperor("austria")
    q.s.hre_religion = CATHOLIC
    assert not can(q, "austria", {"state-religion": {"faith": "protestant"}})


# Realms


@pytest.mark.rule("EU-16.3.25", "EU-16.3.27", "EU-16.3.26")
def test_an_event_starts_a_war_unless_somebody_has_passed() -> None:
    p = start()
    tree = {"war": {"attacker": "aragon", "defender": "castile", "else": [DUCAT]}}
    p.s.passed[C] = 1
    assert p.s.ducats[C] == 5
    resolved(p, "castile", tree)
    assert p.s.ducats[C] == 6
    p.s.passed[C] = 0
    resolved(p, "castile", tree)
    assert is_enemy(p.s, C, realm("aragon"))


def test_truces_are_never_between_enemies_or_with_oneself() -> None:
    p = start().war("castile", "france")
    tree = {"truce": {"who": "you", "with": "all-players"}}
    resolved(p, "castile", tree)
    assert has_truce(p.s, C, realm("england"))
    assert has_truce(p.s, 0, realm("castile"))
    assert not has_truce(p.s, C, realm("france"))
    assert not can(p, "castile", tree)


@pytest.mark.rule("EU-16.3.22")
def test_an_alliance_ends() -> None:
    p = start().alliance("castile", "portugal").mat("castile", stability=1)
    tree = {"end-alliance": {"with": {"realm": "portugal"}}}
    resolved(p, "castile", tree)
    assert p.s.ally[realm("portugal")] == NONE
    assert p.s.stability[C] == 1
    assert not can(p, "castile", tree)


@pytest.mark.rule("EU-11.2.12")
def test_a_succession_is_disputed_only_with_marriages() -> None:
    p = start().marriage("castile", "portugal").marriage("england", "portugal")
    tree = {"union": {"with": {"realm": "portugal"}, "mode": "dispute"}}
    resolved(p, "castile", tree)
    assert p.s.disputed[realm("portugal")] == 0b101
    assert not can(p, "castile", tree)
    assert not can(p, "castile", {"union": {"with": {"realm": "scotland"}, "mode": "dispute"}})


@pytest.mark.rule("EU-14.3.13", "EU-14.3.22")
def test_a_realm_is_independent_again() -> None:
    p = start().town("france", "beira").vassal("castile", "porto").occupied("england", "beira")
    tree = {"independence": {"realm": "portugal"}}
    resolved(p, "castile", tree)
    assert {PROVINCES[q] for q in p.s.lands[realm("portugal")]} >= {"beira", "porto", "lisboa"}
    assert not can(p, "castile", tree)
    assert not can(p, "castile", {"independence": {"realm": "france"}})
    p.s.overlord[realm("scotland")] = realm("portugal")
    resolved(p, "castile", {"independence": {"realm": "scotland"}})
    assert p.s.overlord[realm("scotland")] == NONE


@pytest.mark.rule("EU-16.3.20", "EU-13.3.3")
def test_tokens_of_a_dynamic_npr_lie_below_and_never_on_cores_of_players() -> None:
    p = start().town("castile", "beira")
    tree: dict[str, Any] = {
        "dnpr": {
            "realm": "aragon",
            "colour": "teal",
            "pattern": "plain",
            "provinces": ["zaragoza", "madrid", "beira", "porto"],
        }
    }
    resolved(p, "castile", tree)
    number = 2
    found = [p.s.dnpr[province(name)] for name in ("zaragoza", "madrid", "beira", "porto")]
    assert found == [number, NONE, number, number]
    assert p.s.town[province("beira")] == C
    assert p.s.owner[province("porto")] == realm("aragon")
    assert p.s.capital[realm("aragon")] == province("zaragoza")
    assert not can(p, "castile", tree)
    other = {"dnpr": {**tree["dnpr"], "realm": "scotland"}}
    assert not can(p, "castile", other)
    played = {"dnpr": {**tree["dnpr"], "realm": "france", "colour": "slate"}}
    assert not can(p, "castile", played)


@pytest.mark.rule("EU-16.3.24", "EU-18.6.2")
def test_an_area_leaves_the_empire_without_a_change_of_authority() -> None:
    p = Position("S16").active("austria")
    before = p.s.authority
    tree = {"hre": {"area": "switzerland", "leaves": True}}
    resolved(p, "austria", tree)
    assert p.s.not_hre[area("switzerland")]
    assert p.s.authority == before
    assert not can(p, "austria", tree)
    resolved(p, "austria", {"hre": {"area": "switzerland", "rejoins": True}})
    assert not p.s.not_hre[area("switzerland")]


@pytest.mark.rule("EU-11.4.5")
def test_an_ally_is_subjugated() -> None:
    p = start().alliance("castile", "navarra").influence("castile", aragon=5)
    tree: dict[str, Any] = {"subjugate": {}}
    assert can(p, "castile", tree)
    resolved(p, "castile", tree)
    assert p.s.ally[realm("navarra")] == NONE
    assert not can(p, "france", tree)


def test_influence_of_others_is_swapped_for_own() -> None:
    p = start().influence("france", portugal=1).imperial(portugal=1)
    scene = Scene(C, C, FROM_CARD, 0).choosing(NPR_TARGET, realm("portugal"))
    tree = {"swap-influence": {"n": 3, "where": {"chosen": "npr"}, "pick": "you"}}
    answers = (
        ("castile", "swap-influence portugal player-2"),
        ("castile", "swap-imperial portugal"),
        ("castile", "add-influence portugal"),
    )
    resolved(p, "castile", tree, scene=scene, answers=answers)
    assert p.s.influence[C * 194 + area("portugal")] == 3
    assert p.s.influence[194 + area("portugal")] == p.s.imperial[area("portugal")] == 0
    p.influence("castile", portugal=5, macaronesia=5, northern_morocco=5)
    assert not can(p, "castile", tree, scene)


# Nodes


@pytest.mark.rule("EU-2.2.2")
def test_a_node_expands_and_the_seventh_token_comes_from_another() -> None:
    p = start()
    tree = {"expand-node": {"nodes": ["sevilla"]}}
    resolved(p, "castile", tree)
    assert p.s.expanded[NODES.index("sevilla")]
    assert not can(p, "castile", tree)
    for node in p.s.atlas.nodes[:6]:
        p.s.expanded[node] = True
    p.s.expanded[NODES.index("sevilla")] = False
    other = NODES[p.s.atlas.nodes[0]]
    resolved(p, "castile", tree, answers=(("castile", f"pick-node {other}"),))
    assert not p.s.expanded[p.s.atlas.nodes[0]]


@pytest.mark.rule("EU-16.5.7")
def test_pirates_prefer_nodes_with_merchants_and_are_cleared() -> None:
    p = start().merchants("castile", "genoa").merchants("france").merchants("england")
    tree = {"pirates": {"n": 1, "nodes": ["genoa", "sevilla"]}}
    worked = resolved(p, "castile", tree)
    assert worked.asked[0][2] == ["pick-node genoa"]
    assert p.s.pirates[NODES.index("genoa")] == 1
    resolved(p, "castile", {"clear-pirates": {"n": 2}})
    assert not any(p.s.pirates)
    assert not can(p, "castile", {"clear-pirates": {"n": 1, "nodes": ["genoa"]}})
    p.s.pirates[NODES.index("sevilla")] = 10
    resolved(p, "castile", tree)
    assert (p.s.pirates[NODES.index("genoa")], sum(p.s.pirates)) == (1, 10)


# Players


def with_ideas() -> Position:
    p = start()
    p.s.tags = [()] * len(p.s.tags)
    for power, ideas in enumerate(p.s.content.ideas.of_power):
        p.s.idea_display[power] = list(ideas[:3])
        p.s.idea_decks[power] = list(ideas[3:])
    return p


@pytest.mark.rule("EU-16.3.19", "EU-5.1.RI1")
def test_an_idea_is_researched_for_less_or_declined() -> None:
    p = with_ideas().mat("castile", mil=10)
    p.s.age = 3
    tree = {"idea": {"id": "cannons", "discount": 2, "else": [DUCAT]}}
    resolved(p, "castile", tree)
    assert p.s.ducats[C] == 6
    number = p.s.content.lexicon.ideas["cannons"]
    cost = p.s.content.ideas.ideas[number].cost
    resolved(p, "castile", tree, answers=(("castile", "research cannons"),))
    assert p.s.tags[number] == (C,)
    assert number in p.s.idea_display[MIL]
    assert p.s.power[C * 3 + MIL] == 10 - max(0, cost - 2)
    assert p.s.prestige[C] == 2
    resolved(p, "castile", tree)
    assert p.s.ducats[C] == 7


@pytest.mark.rule("EU-16.3.19")
def test_ideas_of_later_ages_and_those_not_on_display() -> None:
    p = with_ideas().mat("castile", adm=5, dip=1, mil=5)
    p.s.age = 0
    ideas = p.s.content.ideas.ideas
    worked = resolved(p, "castile", {"idea": {"type": "mil", "discount": "all"}})
    offered = [key.split()[1] for key in worked.asked[0][2] if key.startswith("research")]
    ages = [ideas[p.s.content.lexicon.ideas[name]].age for name in offered]
    assert set(ages) == {1}
    worked = resolved(p, "castile", {"idea": {"from": "display", "type": "mil"}})
    shown = [key.split()[1] for key in worked.asked[0][2] if key.startswith("research")]
    assert len(shown) <= 3
    assert not can(p, "castile", {"idea": {"from": "researched-by-opponent"}})
    first = p.s.idea_display[0][0]
    p.s.tags[first] = (0,)
    worked = resolved(p, "castile", {"idea": {"from": "researched-by-opponent"}})
    assert len(worked.asked[0][2]) == 2


def test_an_idea_may_be_paid_with_other_power() -> None:
    p = with_ideas().mat("castile", adm=0, dip=10, mil=0)
    first = p.s.idea_display[0][0]
    p.s.tags[first] = (0,)
    plain = {"idea": {"from": "researched-by-opponent"}}
    assert not can(p, "castile", plain)
    mixed = {"idea": {"from": "researched-by-opponent", "pay-with": ["dip"]}}
    name = next(k for k, n in p.s.content.lexicon.ideas.items() if n == first)
    resolved(p, "castile", mixed, answers=(("castile", f"research {name}"),))
    assert p.s.power[C * 3 + 1] == 10 - p.s.content.ideas.ideas[first].cost
    assert not can(with_ideas(), "castile", {"idea": {"id": "cannons", "government": False}})


@pytest.mark.rule("EU-16.3.18")
def test_an_action_is_gained_with_its_manner_and_what_follows_if_declined() -> None:
    p = start().no_forces().army("castile", 2, "castile", infantry=2).mat("castile", mil=5)
    scene = Scene(C, C, FROM_CARD, 0).choosing(ARMY_TARGET, 1)
    extras = {"mover": {"chosen": "own-army"}, "steps": 2}
    tree = {"action": {"action": "land-move", "times": 2, "discount": 1, "with": extras}}
    worked = resolved(p, "castile", tree, scene=scene)
    duty = worked.left[0]
    assert (duty.act, duty.a, duty.b, duty.d) == (ACTION, C, things.LAND_MOVE, 1)
    assert duty.manner is not None
    assert (duty.manner.discount, duty.manner.army) == (1, 1)
    p.mat("castile", adm=0, ducats=0)
    declined = {"action": {"action": "convert-area", "else": [DUCAT]}}
    resolved(p, "castile", declined)
    assert p.s.ducats[C] == 1


@pytest.mark.rule("EU-17.3.3", "EU-7.2.20", "EU-16.3.23")
def test_a_leader_from_a_discard_pile_is_crowned_on_an_empty_throne() -> None:
    p = start()
    s = p.s
    actions = s.content.actions
    leader = next(
        card
        for card in range(len(actions.cards))
        if actions.characters[actions.cards[card].character].power == NONE
    )
    s.discards[2] = [leader]
    tree = {"ruler": {"character": "leader-from-any-discard"}}
    assert not can(p, "castile", tree)
    s.ruler[C] = NONE
    answers = (("castile", f"crown-discard {names.CARDS.ids[leader]}"),)
    resolved(p, "castile", tree, answers=answers, source=FROM_IDEA)
    assert (s.crowned[C], s.discards[2]) == (leader, [])
    reject = {"ruler": {"character": "leader-from-any-discard", "reject": True}}
    resolved(p, "castile", reject, source=FROM_IDEA)
    assert s.crowned[C] == NONE


def test_characters_are_taken_and_appointed() -> None:
    p = start()
    actions = p.s.content.actions
    p.s.decks = [list(cards) for cards in actions.deck_cards]
    name, number = next(iter(p.s.content.lexicon.characters.items()))
    card = actions.characters[number].card
    for word in ("advisor", "leader"):
        tree = {word: {"character": name}}
        answers = (("castile", f"take-character {names.CARDS.ids[card]}"),)
        worked = resolved(p, "castile", tree, answers=answers)
        assert card in p.s.hands[C]
        assert worked.left[0].b == things.APPOINT
        assert not can(p, "castile", tree)
        p.s.hands[C] = []
        p.s.discards[0] = [card]


def test_a_ruler_falls_ill() -> None:
    p = start()
    worked = resolved(p, "castile", {"ill-health": {"who": "you"}})
    assert p.s.ruler_ill[C] == 1
    assert [duty.act for duty in worked.left] == [DEATHS]
    p.s.ruler[C] = NONE
    assert not can(p, "castile", {"ill-health": {"who": "you"}})


def test_loans_are_cancelled_or_forced() -> None:
    p = start().mat("castile", interest=1)
    resolved(p, "castile", {"loan": {"cancel": 2}})
    assert p.s.interest[C] == 0
    assert not can(p, "castile", {"loan": {"cancel": 1}})
    resolved(p, "castile", {"loan": {"forced": True}})
    assert (p.s.interest[C], p.s.ducats[C]) == (1, 10)
    p.mat("castile", interest=5)
    assert not can(p, "castile", {"loan": {"forced": True}})


def test_milestones_without_tags_are_replaced() -> None:
    p = start()
    s = p.s
    s.milestones, s.milestone_decks = [0, 1, 2, 3], [[10], [], [12], [13]]
    s.milestone_tags[2] = (0,)
    tree = {"milestone": {"replace": 2}}
    answers = (("castile", "effect-replace-milestone expansion"),)
    worked = resolved(p, "castile", tree, answers=answers)
    offered = worked.asked[0][2]
    assert offered == [
        "effect-replace-milestone expansion",
        "effect-replace-milestone economics",
        "keep-milestones",
    ]
    assert (s.milestones, s.milestone_decks[0]) == ([10, 1, 2, 3], [0])


# The rest


def test_modifiers_hold_for_a_while() -> None:
    p = start()
    change = {"cost": {"action": "explore", "type": "dip", "delta": 1}}
    words = ("this-round", "this-battle", "this-war-declaration", "until-next-event")
    for word in words:
        resolved(p, "castile", {word: [change]})
    assert [until for until, _, _ in p.s.modifiers] == [
        verbs.THIS_ROUND,
        verbs.THIS_BATTLE,
        verbs.THIS_WAR_DECLARATION,
        verbs.UNTIL_NEXT_EVENT,
    ]
    assert {owner for _, owner, _ in p.s.modifiers} == {C}


def test_words_of_other_chapters_are_refused() -> None:
    p = start()
    for tree in (
        {"strike": {"die": "infantry", "n": 1, "hit-on": ["f"], "against": "enemy"}},
        {"remove-die": {"from": "enemy-leader", "n": 1}},
        {"reroll": {"what": "own-battle-dice", "n": 1}},
        {"cancel": {"what": "covert-action"}},
    ):
        if effects(tree)[0].word in ELSEWHERE:
            continue
        with pytest.raises(RulesError, match="battles or covert actions"):
            resolved(p, "castile", tree)
        p.s.agenda.clear()


def test_rules_of_scenarios_are_no_effects() -> None:
    p = start()
    change = {"cost": {"action": "explore", "type": "dip", "delta": 1}}
    forbid = {"forbid": {"what": "declare-war", "between": ["castile", "france"]}}
    for tree in ({"permanent": [change]}, forbid):
        found = effects(tree, manner=SCENARIO)
        rules = resolve(p.s, Duty(DUTY, 0, effects=found, scene=Scene(C, C)))
        with pytest.raises(RulesError, match="scenarios"):
            next(rules)


def test_every_word_of_effects_is_tested() -> None:
    folder = Path(__file__).parent
    source = "".join(
        (folder / name).read_text(encoding="utf-8")
        for name in ("test_effect_words.py", "test_gaining.py", "test_resolving.py")
    )
    assert not [word.name for word in EFFECTS.words if f'"{word.name}"' not in source]
