"""Chapters 9.1 and 5.5: the steps of a declaration of war."""

import pytest

from kronika.core.asks import Ask, Rules
from kronika.games.europa_universalis.agenda import BATTLES, MOVE_STEP, REACTION_WINDOW
from kronika.games.europa_universalis.casus_belli import CB_CONQUEST
from kronika.games.europa_universalis.declaring import (
    can_declare_war,
    declare_by_event,
    declare_war,
)
from kronika.games.europa_universalis.effects import verbs
from kronika.games.europa_universalis.effects.nodes import EVERYBODY, Modifier
from kronika.games.europa_universalis.evaluate import evaluate
from kronika.games.europa_universalis.manner import FREE, USUAL
from kronika.games.europa_universalis.marching import move_step
from kronika.games.europa_universalis.npr_defence import allocate
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import has_truce, is_ally, is_enemy
from kronika.games.europa_universalis.terms import AREA_COUNT, MIL, NONE
from kronika.games.europa_universalis.war_state import Declaration
from tests.europa_universalis.helpers import area, realm, zone
from tests.europa_universalis.warring import ACTS, asked, calm, declared
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


def mil(position: Position, name: str) -> int:
    return position.s.power[position.seat(name) * 3 + MIL]


def stability(position: Position, name: str) -> int:
    return position.s.stability[position.seat(name)]


def cubes(position: Position, name: str, where: str) -> int:
    return position.s.influence[position.seat(name) * AREA_COUNT + area(where)]


@pytest.mark.rule("EU-9.1.1", "EU-9.1.26", "EU-9.1.27", "EU-5.5.DW3", "EU-9.11.1")
def test_a_war_with_a_claim_costs_1_military_power_and_no_stability() -> None:
    position = calm().claim("castile", "andalucia")
    declared(position, "castile", "granada", ("castile", "use-casus-belli conquest"))
    assert is_enemy(position.s, position.seat("castile"), realm("granada"))
    assert mil(position, "castile") == 4
    assert stability(position, "castile") == 0
    assert position.s.attackers[realm("granada")] == 1 << position.seat("castile")
    assert not position.s.declarations


@pytest.mark.rule("EU-9.1.3", "EU-5.5.DW1", "EU-9.1.17", "EU-5.5.DW4", "EU-9.0.13")
def test_any_number_of_targets_and_2_stability_for_each_without_a_reason() -> None:
    position = calm().claim("france", "lombardy").mat("france", stability=3)
    worked = declared(
        position,
        "france",
        "milan",
        ("france", "use-casus-belli conquest"),
        ("france", "declare-war-on savoy"),
        ("france", "no-casus-belli"),
        ("france", "declare-war-on florence"),
        ("france", "targets-done"),
    )
    france = position.seat("france")
    for each in ("milan", "savoy", "florence"):
        assert is_enemy(position.s, france, realm(each))
    assert stability(position, "france") == -1
    assert mil(position, "france") == 4
    assert len(asked(worked, "war-target")) == 4


@pytest.mark.rule("EU-9.1.26")
def test_a_war_needs_a_target_and_military_power() -> None:
    position = calm().active("france")
    s, france = position.s, position.seat("france")
    assert can_declare_war(s, france, USUAL)
    position.mat("france", mil=0)
    assert not can_declare_war(s, france, USUAL)
    assert can_declare_war(s, france, FREE)
    s.ruler[france] = s.crowned[france] = NONE
    assert not can_declare_war(s, france, FREE)


@pytest.mark.rule("EU-9.1.17", "EU-9.1.18", "EU-TB01", "EU-11.2.6")
def test_a_war_on_a_marriage_partner_costs_1_more() -> None:
    position = calm().marriage("france", "milan").mat("france", stability=3)
    declared(position, "france", "milan")
    assert stability(position, "france") == 0
    claimed = calm().marriage("france", "milan").claim("france", "lombardy")
    declared(claimed, "france", "milan", ("france", "use-casus-belli conquest"))
    assert stability(claimed, "france") == -1


@pytest.mark.rule("EU-9.1.18", "EU-TB01", "EU-9.11.7")
def test_a_disputed_succession_costs_nothing() -> None:
    position = calm().marriage("france", "milan", disputed=True)
    declared(position, "france", "milan", ("france", "use-casus-belli disputed-succession"))
    assert stability(position, "france") == 0
    other = calm().marriage("france", "milan", disputed=True).claim("france", "lombardy")
    declared(other, "france", "milan", ("france", "use-casus-belli conquest"))
    assert stability(other, "france") == 0, "the own token shows it"
    plain = calm().marriage("france", "milan").marriage("castile", "milan", disputed=True)
    plain.s.disputed[realm("milan")] &= ~(1 << plain.seat("france"))
    declared(plain, "france", "milan", ("france", "use-casus-belli disputed-succession"))
    assert stability(plain, "france") == 0, "that reason cancels it"


@pytest.mark.rule("EU-9.1.21")
def test_stability_below_the_least_is_paid_in_power() -> None:
    position = calm().mat("france", stability=-2, adm=3)
    declared(position, "france", "milan")
    assert stability(position, "france") == -3
    assert position.s.power[position.seat("france") * 3] == 1


@pytest.mark.rule("EU-9.1.12", "EU-9.1.27", "EU-TB03", "EU-9.11.7", "EU-11.3.37")
def test_an_alliance_ends_with_the_war_about_a_succession() -> None:
    position = calm().alliance("france", "milan").marriage("france", "milan", disputed=True)
    position.s.ruler[position.seat("france")] = NONE
    worked = declared(position, "france", "milan")
    assert not asked(worked, "casus-belli"), "only that reason allows it"
    assert not is_ally(position.s, position.seat("france"), realm("milan"))
    assert is_enemy(position.s, position.seat("france"), realm("milan"))
    assert stability(position, "france") == 0


@pytest.mark.rule("EU-9.1.27", "EU-11.3.42")
def test_an_active_ally_who_is_attacked_takes_its_units_and_fights_the_others_alone() -> None:
    position = calm().war("england", "france").alliance("france", "milan", active=True, given=2)
    position.marriage("france", "milan", disputed=True).manpower("france", 3, allied=3)
    position.influence("france", lombardy=2)
    declared(position, "france", "milan")
    s = position.s
    assert s.allied[position.seat("france")] == 1
    assert is_enemy(s, position.seat("england"), realm("milan"))
    assert stability(position, "france") == 0


@pytest.mark.rule("EU-9.1.27", "EU-10.4.5", "EU-TB04")
def test_a_truce_ends_with_the_war() -> None:
    position = calm().truce("france", "castile").cb("france", "castile")
    declared(position, "france", "castile", ("france", "use-casus-belli general"))
    assert not has_truce(position.s, position.seat("france"), realm("castile"))
    assert not has_truce(position.s, position.seat("castile"), realm("france"))


@pytest.mark.rule("EU-9.1.20", "EU-18.5.1", "EU-18.1.6")
def test_an_emperor_who_attacks_subjects_without_a_reason_loses_authority_and_influence() -> None:
    position = calm().emperor("austria", 3).imperial(saxony=1).influence("austria", bohemia=3)
    worked = declared(
        position,
        "austria",
        "milan",
        ("austria", "declare-war-on ferrara"),
        ("austria", "targets-done"),
        ("austria", "discard-imperial saxony"),
    )
    assert position.s.authority == 1
    assert position.s.imperial[area("saxony")] == 0
    assert cubes(position, "austria", "bohemia") == 0, "2 with the first, the last with the second"
    assert asked(worked, "discard-influence")
    claimed = calm().claim("austria", "lombardy").influence("austria", bohemia=3)
    declared(claimed, "austria", "milan", ("austria", "use-casus-belli conquest"))
    assert claimed.s.authority == 3
    outside = calm().influence("austria", bohemia=3)
    declared(outside, "austria", "hungary")
    assert outside.s.authority == 3


@pytest.mark.rule("EU-9.1.20", "EU-18.5.2")
def test_a_subject_who_attacks_a_member_without_a_reason_gives_the_emperor_one() -> None:
    position = calm("S13").emperor("austria", 3)
    declared(position, "brandenburg", "saxony")
    assert position.s.cb[realm("brandenburg")] >> position.seat("austria") & 1
    outside = calm("S13")
    declared(outside, "brandenburg", "poland")
    assert not outside.s.cb[realm("brandenburg")]
    reason = calm("S13").claim("brandenburg", "saxony")
    declared(reason, "brandenburg", "saxony", ("brandenburg", "use-casus-belli conquest"))
    assert not reason.s.cb[realm("brandenburg")]


@pytest.mark.rule("EU-18.5.2", "EU-SM.1")
def test_the_emperors_token_moves_if_none_is_left() -> None:
    position = calm("S13").cb("austria", "venice").cb("austria", "milan")
    declared(position, "brandenburg", "saxony", ("austria", "move-cb milan"))
    austria = position.seat("austria")
    assert position.s.cb[realm("brandenburg")] >> austria & 1
    assert not position.s.cb[realm("milan")] >> austria & 1


@pytest.mark.rule("EU-9.1.33", "EU-5.5.DW10", "EU-9.1.2")
def test_a_player_who_is_attacked_gains_military_power() -> None:
    position = calm()
    declared(position, "france", "castile")
    assert mil(position, "castile") == 6
    assert mil(position, "england") == 5


@pytest.mark.rule("EU-9.1.34", "EU-5.5.DW11", "EU-TB37", "EU-OPB07")
def test_all_influence_leaves_the_areas_of_targets_and_of_nprs_vassals() -> None:
    position = calm().emperor("austria", 3).imperial(lombardy=2, flanders_wallonia=1, saxony=1)
    position.influence("austria", lombardy=2, flanders_wallonia=1, netherlands=1, saxony=2)
    position.marriage("austria", "milan")
    declared(position, "austria", "burgundy", ("austria", "use-casus-belli imperial-liberation"))
    assert cubes(position, "austria", "flanders-wallonia") == 0
    assert position.s.imperial[area("flanders-wallonia")] == 0
    assert cubes(position, "austria", "netherlands") == 0, "its Vassals Holland and Brabant"
    assert cubes(position, "austria", "lombardy") == 2
    assert cubes(position, "austria", "saxony") == 2
    married = calm().influence("france", lombardy=2).marriage("france", "milan")
    declared(married, "france", "milan")
    assert cubes(married, "france", "lombardy") == 0, "a Marriage keeps no cube"
    assert married.s.marriages[realm("milan")]


@pytest.mark.rule("EU-9.1.34")
def test_influence_with_vassals_of_a_player_who_is_attacked_stays() -> None:
    position = calm().vassal("austria", "praha", "olomouc", "budejovice", "rudohori")
    position.influence("france", bohemia=2)
    declared(position, "france", "austria")
    assert cubes(position, "france", "bohemia") == 2


@pytest.mark.rule("EU-9.1.22", "EU-9.1.36", "EU-5.5.DW13", "EU-9.7.3")
def test_units_in_the_areas_of_a_new_enemy_fight_at_once() -> None:
    position = calm().infantry("france", "lombardy", 2).infantry("france", "central-italy", 1)
    worked = declared(position, "france", "milan", ("austria", "refuse-subject"))
    assert position.s.pending == [(False, area("lombardy"), realm("france"))]
    assert [duty.act for duty in worked.left] == [BATTLES]


@pytest.mark.rule("EU-5.5.DW14", "EU-9.7.4")
def test_no_battle_where_hostile_units_stood_before_this_turn() -> None:
    position = calm().infantry("england", "lombardy", 1).war("england", "milan")
    position.infantry("france", "lombardy", 2)
    declared(position, "france", "milan")
    assert not position.s.pending


@pytest.mark.rule("EU-9.1.23", "EU-9.1.24", "EU-9.1.35", "EU-5.5.DW12", "EU-5.5.DW15")
def test_all_battles_at_sea_come_before_those_on_land() -> None:
    position = calm().ships("austria", "adriatic-sea", free=1).infantry("austria", "venetia", 2)
    worked = declared(
        position, "austria", "venice", ("austria", "use-casus-belli imperial-liberation")
    )
    assert [duty.act for duty in worked.left] == [BATTLES, BATTLES]
    assert position.s.pending == [
        (True, zone("adriatic-sea"), realm("austria")),
        (False, area("venetia"), realm("austria")),
    ]


@pytest.mark.rule("EU-9.1.22", "EU-9.1.23")
def test_units_and_ships_of_two_players_fight_where_they_are_together() -> None:
    position = calm().infantry("france", "loire", 2).infantry("england", "loire", 1)
    position.ships("france", "doggerbank", free=1).ships("england", "doggerbank", guards=1)
    position.infantry("castile", "loire", 1)
    declared(position, "france", "england")
    assert position.s.pending == [
        (True, zone("doggerbank"), realm("france")),
        (False, area("loire"), realm("france")),
    ]


@pytest.mark.rule("EU-9.1.25", "EU-9.1.37", "EU-5.5.DW16", "EU-EXB08")
def test_without_a_battle_an_activation_is_free() -> None:
    position = calm().claim("castile", "andalucia").army("castile", 1, "castile", infantry=3)
    worked = declared(position, "castile", "granada", ("castile", "use-casus-belli conquest"))
    ((seat, options),) = asked(worked, "free-action")
    assert seat == position.seat("castile")
    assert "take-free-action land-move" in options
    assert "no-free-action" in options
    fought = calm().army("castile", 1, "andalucia", infantry=3)
    assert not asked(declared(fought, "castile", "granada"), "free-action")


@pytest.mark.rule("EU-9.1.25", "EU-9.1.38", "EU-9.11.6", "EU-16.3.25")
def test_a_war_by_event_costs_nothing_and_gives_no_free_action() -> None:
    position = calm().marriage("france", "milan").active("castile").influence("france", lombardy=2)
    position.army("france", 1, "loire", infantry=2)
    s = position.s
    worked = by_event(position, "france", "milan", ("austria", "refuse-subject"))
    assert not asked(worked, "free-action")
    assert is_enemy(s, position.seat("france"), realm("milan"))
    assert stability(position, "france") == 0
    assert mil(position, "france") == 5
    assert cubes(position, "france", "lombardy") == 0


def by_event(position: Position, one: str, other: str, *answers: tuple[str, str]) -> Worked:
    """A war that an event starts, with all that follows."""

    return Worked(position.s, ACTS, _event(position, realm(one), realm(other)), *answers)


def _event(position: Position, one: int, other: int) -> Rules:
    assert declare_by_event(position.s, one, other)
    yield from ()


@pytest.mark.rule("EU-9.1.38", "EU-16.3.27", "EU-16.3.6")
def test_an_npr_that_attacks_calls_its_ally_and_the_attacked_may_call() -> None:
    position = (
        calm().active("castile").alliance("ottomans", "hungary").alliance("austria", "venice")
    )
    position.influence("austria", venetia=1)
    worked = by_event(
        position,
        "hungary",
        "austria",
        ("ottomans", "accept-call"),
        ("ottomans", "activate-ally hungary"),
        ("austria", "call-to-arms venice"),
    )
    s = position.s
    austria = position.seat("austria")
    assert is_enemy(s, austria, realm("ottomans"))
    assert is_enemy(s, austria, realm("hungary"))
    assert s.is_active[realm("hungary")]
    assert s.enemies[realm("hungary")] == 0, "its war is now that of its player"
    assert s.is_active[realm("venice")]
    assert cubes(position, "austria", "venetia") == 0
    assert mil(position, "austria") == 7, "attacked, and Venice is beside the Ottomans"
    assert mil(position, "ottomans") == 5
    assert not asked(worked, "defend-empire")
    assert worked.left[0].act == REACTION_WINDOW


@pytest.mark.rule("EU-9.1.38", "EU-11.3.14")
def test_an_npr_does_not_call_who_is_allied_to_the_attacked() -> None:
    position = calm().active("castile").alliance("ottomans", "hungary")
    position.alliance("ottomans", "austria")
    worked = by_event(position, "hungary", "austria")
    assert not asked(worked, "answer-offensive-call")
    assert not is_enemy(position.s, position.seat("ottomans"), realm("austria"))


@pytest.mark.rule("EU-9.1.38", "EU-9.6.1", "EU-9.1.25")
def test_the_npr_is_the_attacker_of_the_battles_it_brings_about() -> None:
    position = calm().active("castile").infantry("austria", "royal-hungary", 2)
    by_event(position, "hungary", "austria")
    assert position.s.pending == [(False, area("royal-hungary"), realm("hungary"))]


@pytest.mark.rule("EU-16.3.28", "EU-9.1.14")
def test_an_event_with_an_illegal_target_starts_no_war() -> None:
    position = calm().alliance("france", "milan")
    assert not declare_by_event(position.s, realm("france"), realm("milan"))
    assert not position.s.agenda
    assert not position.s.declarations


@pytest.mark.rule("EU-OPB20", "EU-9.6.1")
def test_ships_of_an_active_ally_alone_attack_for_their_side() -> None:
    position = calm().alliance("austria", "genoa").influence("austria", lombardy=2)
    position.alliance("france", "venice").ships("france", "gulf-of-lion", free=2)
    declared(
        position,
        "austria",
        "venice",
        ("austria", "use-casus-belli imperial-liberation"),
        ("austria", "call-to-arms genoa"),
        ("france", "accept-call"),
        ("france", "not-activate-ally venice"),
    )
    assert position.s.pending == [(True, zone("gulf-of-lion"), realm("genoa"))]


@pytest.mark.rule("EU-EXB01", "EU-9.1.29", "EU-9.1.31", "EU-11.3.15", "EU-9.1.33", "EU-5.2.CA8")
def test_the_composite_example() -> None:
    position = calm("S11").claim("austria", "venetia").alliance("austria", "genoa")
    position.influence("austria", lombardy=2, dalmatia=1)
    position.ships("austria", "adriatic-sea", free=1)
    position.army("austria", 1, "venetia", infantry=3).army("austria", 2, "lombardy", infantry=3)
    position.alliance("france", "venice").ships("france", "gulf-of-lion", free=2)
    position.army("france", 1, "lombardy", infantry=3)
    worked = declared(
        position,
        "austria",
        "venice",
        ("austria", "use-casus-belli conquest"),
        ("austria", "call-to-arms genoa"),
        ("france", "accept-call"),
        ("france", "not-activate-ally venice"),
    )
    s = position.s
    austria, france = position.seat("austria"), position.seat("france")
    assert stability(position, "austria") == 0
    assert s.is_active[realm("genoa")]
    assert s.allied[austria] == 2
    assert mil(position, "austria") == 5, "1 paid, 1 for Genoa beside Venice"
    assert s.allied[france] == 0
    assert not s.is_active[realm("venice")]
    assert mil(position, "france") == 6
    assert cubes(position, "austria", "lombardy") == 0
    assert cubes(position, "austria", "dalmatia") == 0
    assert s.pending == [
        (True, zone("adriatic-sea"), realm("austria")),
        (True, zone("gulf-of-lion"), realm("genoa")),
        (False, area("lombardy"), realm("austria")),
        (False, area("venetia"), realm("austria")),
    ]
    assert not asked(worked, "free-action")


@pytest.mark.rule("EU-9.1.26")
def test_a_declaration_is_copied_with_the_table() -> None:
    position = calm()
    one = Declaration(realm("france"), True)
    one.targets, one.cbs, one.pairs = [realm("milan")], [CB_CONQUEST], [(1, 2)]
    position.s.declarations.append(one)
    twin = position.s.copy()
    assert twin.declarations == [one]
    assert hash(twin.declarations[0]) == hash(one)
    twin.declarations[0].pairs.append((3, 4))
    assert twin.declarations != [one]


@pytest.mark.rule("EU-9.1.37")
def test_what_holds_for_a_declaration_ends_with_it() -> None:
    position = calm()
    modifier = Modifier(0, EVERYBODY)
    position.s.modifiers = [
        (verbs.THIS_WAR_DECLARATION, NONE, modifier),
        (verbs.THIS_ROUND, NONE, modifier),
    ]
    declared(position, "france", "milan")
    assert [until for until, _, _ in position.s.modifiers] == [verbs.THIS_ROUND]


@pytest.mark.rule("EU-9.1.32", "EU-6.2.20")
def test_who_is_attacked_has_a_window_for_cards_before_he_calls() -> None:
    position = calm().alliance("castile", "aragon").influence("castile", aragon=1)
    worked = declared(position, "france", "castile", ("castile", "call-to-arms aragon"))
    assert [(duty.act, duty.b) for duty in worked.left] == [
        (REACTION_WINDOW, position.seat("castile"))
    ]
    assert position.s.is_active[realm("aragon")]


@pytest.mark.rule("EU-EXA14")
def test_castile_conquers_by_a_claim_and_goes_round_the_mountains() -> None:
    position = calm().claim("castile", "andalucia").active("castile")
    position.army("castile", 1, "castile", infantry=4, cavalry=1)
    s, castile = position.s, position.seat("castile")
    worked = Worked(
        s,
        {**ACTS, MOVE_STEP: move_step},
        declare_war(s, castile, USUAL),
        ("castile", "declare-war-on granada"),
        ("castile", "use-casus-belli conquest"),
        ("castile", "take-free-action land-move"),
        ("castile", "move-army army-1"),
        ("castile", "march-to leon freely 0"),
        ("castile", "march-to andalucia freely 0"),
    )
    assert mil(position, "castile") == 5 - 1  # of the declaration alone
    assert is_enemy(s, castile, realm("granada"))
    first = next(keys for _, prompt, keys in worked.asked if prompt == "move-on")
    over = [key for key in first if key.startswith("march-to andalucia")]
    assert over
    assert "march-to andalucia freely 0" not in over  # over the mountains it costs power
    battle = (False, area("andalucia"), realm("castile"))
    assert s.pending == [battle]
    assert [(npr, force) for _, npr, force in allocate(s, [battle])] == [(realm("granada"), 2)]


@pytest.mark.rule("EU-9.1.26", "EU-9.1.17")
def test_a_target_counts_for_bots_as_soon_as_it_is_named() -> None:
    position = calm().mat("france", stability=3)
    s, seat = position.s, position.seat("france")
    rules = declare_war(s, seat, USUAL)
    before = evaluate(s)[seat]
    ask = next(rules)
    chances = [before]
    for target in ("savoy", "milan"):
        assert isinstance(ask, Ask)
        ask = rules.send(next(o for o in ask.options if o.key == f"declare-war-on {target}"))
        chances.append(evaluate(s)[seat])
    assert chances == sorted(set(chances), reverse=True)
    assert isinstance(ask, Ask)
    with pytest.raises(StopIteration):
        rules.send(next(o for o in ask.options if o.key == "targets-done"))
    assert s.named == []
