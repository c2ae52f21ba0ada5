"""Chapters 2, 7 and 11 to 15: terms and limits that other rules lean on."""

import pytest

from kronika.games.europa_universalis import terms
from kronika.games.europa_universalis.action_cards import play_card
from kronika.games.europa_universalis.agenda import EFFECTS, FROM_EVENT, PHASE_STEP, Duty, Scene
from kronika.games.europa_universalis.bot_targets import opponents
from kronika.games.europa_universalis.characters import appoint, character_of
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.decks.trade import TradeCard
from kronika.games.europa_universalis.effects import things
from kronika.games.europa_universalis.game import EuropaUniversalis, switches_of
from kronika.games.europa_universalis.ideas import research
from kronika.games.europa_universalis.income import (
    COLLECT,
    advisor_upkeep,
    income,
    income_step,
    power_gains,
)
from kronika.games.europa_universalis.influence import add_influence, presence_reach
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.land import areas_of, realm_tax
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.marriages import marry
from kronika.games.europa_universalis.marrying import may_wed
from kronika.games.europa_universalis.menu import can_act
from kronika.games.europa_universalis.names import CARDS, EVENTS, IDEAS
from kronika.games.europa_universalis.phases import phase_step
from kronika.games.europa_universalis.places import AREAS, CONTINENTS, NODES, PROVINCES, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.religion import adopt, convert, faith_of_new_realm
from kronika.games.europa_universalis.terms import (
    CATHOLIC,
    DIVERSE,
    NONE,
    PROTESTANT,
    REVOLUTIONARY,
)
from kronika.games.europa_universalis.trading import special_good
from kronika.games.europa_universalis.turn import ACTS as TURN_ACTS
from kronika.games.europa_universalis.vassals import can_subjugate, subjugate, subjugation_cost
from kronika.games.europa_universalis.view import view

from .helpers import area, province, realm
from .playing import started
from .speaking import resolved
from .working import Worked

pytestmark = pytest.mark.compiled

ADVANCED = (
    *("npr_invasions", "negotiated_peace", "power_struggles", "hre_religion"),
    "imperial_elections",
)
OPTIONAL = (
    *("secret_negotiations", "available_mercenaries", "no_surrender", "helping_hand"),
    "religious_rebels",
)


@pytest.mark.rule("EU-2.0.2", "EU-2.0.3")
def test_rules_that_are_played_unless_somebody_says_otherwise() -> None:
    game = EuropaUniversalis()
    usual = {setting.name: setting.default for setting in game.settings}
    for number in game.content.scenario_numbers:
        scenario = game.content.scenarios[number]
        switches = switches_of(scenario, usual)
        is_first = scenario.number == "S01"  # for beginners
        assert all(getattr(switches, name) is not is_first for name in ADVANCED), scenario.number
        assert not any(getattr(switches, name) for name in OPTIONAL), scenario.number
        assert switches.random_x_events
        assert switches.revealing_more == (len(scenario.seats) == 6)


@pytest.mark.rule("EU-2.M15", "EU-2.M16", "EU-12.6.2")
def test_gold_and_continents_of_the_map() -> None:
    atlas = started("S16").atlas
    gold = [each for each in atlas.provinces if atlas.province_gold[each]]
    assert {province("mali"), province("cuzco")} <= set(gold)
    assert province("paris") not in gold
    assert len(CONTINENTS) == 5
    for number in default().trade.numbers:
        for continent in default().trade.cards[number].continents:
            assert 0 <= continent < len(CONTINENTS)


@pytest.mark.rule("EU-SM.4", "EU-CMP.8", "EU-CMP.9", "EU-CMP.10", "EU-CMP.7", "EU-2.P1", "EU-2.P2")
def test_pieces_of_a_player_and_of_all() -> None:
    assert (terms.MOST_MANPOWER, terms.OWN_SHIPS, terms.ARMIES) == (20, 15, 3)
    assert (terms.START_MERCHANTS, terms.MERCHANTS) == (2, 3)
    assert (terms.CLAIM_TOKENS, terms.CORE_TOKENS, terms.CB_TOKENS) == (8, 6, 2)
    assert (terms.ALLIANCE_TOKENS, terms.MARRIAGE_TOKENS, terms.VASSAL_TOKENS) == (4, 4, 19)
    assert (terms.REBEL_TOWNS, terms.PROTESTANT_TOKENS, terms.CATHOLIC_TOKENS) == (15, 32, 9)
    assert (terms.REVOLUTION_TOKENS, terms.NOT_HRE_TOKENS, terms.DNPR_TOKENS) == (10, 8, 53)
    assert (terms.ORTHODOX_TOKENS, terms.EXPANDED_TOKENS, terms.IMPERIAL_CUBES) == (11, 6, 6)


@pytest.mark.rule("EU-SM.4")
@pytest.mark.parametrize("piece", ["regulars", "ships", "merchants"])
def test_nobody_has_more_pieces_than_there_are(piece: str) -> None:
    s = started("S07")
    if piece == "regulars":
        s.available[0] += 20
    elif piece == "ships":
        s.ships[0] = 16
    else:
        s.merchant_count[0] = 4
    with pytest.raises(AssertionError):
        check(s)


@pytest.mark.rule("EU-D.7", "EU-7.2.2")
def test_a_player_of_1444_begins_with_the_usual_means() -> None:
    s = started("S10")
    austria = s.seat_of[realm("austria")]
    assert (s.emperor, s.authority) == (realm("austria"), 3)
    assert s.power[austria * 3 : austria * 3 + 3] == [3, 3, 3]
    assert (s.ducats[austria], s.stability[austria], s.merchant_count[austria]) == (15, 0, 2)
    assert all(ruler != NONE for ruler in s.ruler)


@pytest.mark.rule("EU-D.8")
def test_events_of_an_age_are_four_times_the_players_and_one() -> None:
    for number in default().scenario_numbers:
        scenario = default().scenarios[number]
        if scenario.two_players:
            continue
        assert scenario.events_per_round == len(scenario.seats) + 1, scenario.number
        s = started(scenario.number)
        halves = len(s.event_halves[0]) + len(s.event_halves[1])
        assert halves + len(s.events) == 4 * (len(scenario.seats) + 1), scenario.number


@pytest.mark.rule("EU-11.1.1", "EU-11.1.7")
def test_influence_is_counted_over_all_areas_of_a_realm() -> None:
    position = Position("S07").no_relations().no_influence().mat("france", dip=9)
    s, france = position.s, position.seat("france")
    aragon = realm("aragon")
    areas = sorted({s.atlas.province_area[each] for each in s.lands[aragon]})
    assert len(areas) > 1
    cost = subjugation_cost(s, france, aragon)
    for place in areas[:2]:
        add_influence(s, position.seat("england"), place)
    assert subjugation_cost(s, france, aragon) == cost + 2


@pytest.mark.rule("EU-11.4.4")
def test_a_vassal_is_married_to_its_overlord_only() -> None:
    position = Position("S07").no_relations().vassal("france", "nantes")
    s = position.s
    brittany = s.owner[province("nantes")]
    assert may_wed(s, position.seat("france"), brittany)
    assert not may_wed(s, position.seat("england"), brittany)


@pytest.mark.rule("EU-TB28")
@pytest.mark.parametrize(("income", "asked"), [(8, True), (7, False)])
def test_gold_above_half_of_the_base_tax(income: int, asked: bool) -> None:
    s = Position().mat("england", adm=1).s
    s.small_towns[0], s.large_towns[0] = 14, 0
    trade = s.content.trade
    gold = next(
        trade.cards[each] for each in trade.numbers if trade.cards[each].special == terms.GOLD
    )
    assert isinstance(gold, TradeCard)
    answers = [("england", "pay-for-gold")] if asked else []
    Worked(s, {}, special_good(s, 0, gold, income), *answers)
    assert s.power[0] == (0 if asked else 1)


@pytest.mark.rule("EU-TB29")
def test_subjugation_of_an_ally_with_and_without_a_marriage() -> None:
    position = Position("S07").no_relations().no_influence().alliance("france", "scotland")
    s, france, scotland = position.s, position.seat("france"), realm("scotland")
    tax = subjugation_cost(s, france, scotland)
    position.influence("france", scotland=tax)
    s.small_towns[france], s.large_towns[france] = 2 * tax - 1, 0
    assert not can_subjugate(s, france, scotland)
    marry(s, france, scotland)
    assert can_subjugate(s, france, scotland)
    add_influence(s, position.seat("england"), area("scotland"))
    assert subjugation_cost(s, france, scotland) == tax + 1 - 1


@pytest.mark.rule("EU-12.1.2", "EU-12.2.1", "EU-12.1.3")
def test_nodes_of_trade_cards() -> None:
    atlas, trade = started("S16").atlas, default().trade
    secondary = {
        each.secondary
        for number in trade.numbers
        for each in trade.cards[number].nodes
        if each.secondary != NONE
    }
    assert NODES.index("genoa") in secondary
    inland = [node for node in atlas.nodes if not atlas.node_zones[node]]
    assert 0 < len(inland) < len(atlas.nodes)
    s = started("S16")
    for number in trade.numbers:
        waits = trade.cards[number].start == NONE
        assert not waits or number not in s.trade_deck


@pytest.mark.rule("EU-15.2.7")
def test_a_realm_that_appears_has_the_faith_of_its_capital() -> None:
    s = Position("S07").s
    scotland = realm("scotland")
    place = s.atlas.province_area[s.capital[scotland]]
    s.faith[place] = PROTESTANT
    faith_of_new_realm(s, scotland)
    assert s.religion[scotland] == PROTESTANT
    s.faith[place] = DIVERSE
    faith_of_new_realm(s, scotland)
    assert s.religion[scotland] == PROTESTANT


@pytest.mark.rule("EU-15.2.1")
def test_faiths_of_the_start() -> None:
    s = started("S10")
    for seat, setup in enumerate(s.scenario.setups):
        assert s.religion[s.realm_of[seat]] == setup.religion
    assert s.religion[realm("papal-states")] == CATHOLIC
    adopt(s, realm("hungary"), PROTESTANT)
    assert s.religion[realm("hungary")] == PROTESTANT


@pytest.mark.rule("EU-2.M10", "EU-MAP.1", "EU-2.M2")
def test_vassals_of_nprs_are_printed_and_deserts_are_no_areas() -> None:
    s = started("S16")
    printed = [each for each in range(len(REALMS)) if s.atlas.realm_overlord[each] != NONE]
    assert printed
    assert all(s.atlas.realm_overlord[each] != each for each in printed)
    assert len(s.atlas.areas) == len(AREAS)
    assert {s.atlas.province_area[each] for each in s.atlas.provinces} == set(s.atlas.areas)
    assert len(PROVINCES) == 412


@pytest.mark.rule("EU-15.0.13")
@pytest.mark.parametrize("government", ["elective-monarchy", "revolutionary-regime"])
def test_another_form_of_government_ends_the_revolution(government: str) -> None:
    position = Position("S17")
    s, seat = position.s, position.seat("france")
    home = s.atlas.province_area[s.capital[realm("france")]]
    convert(s, home, REVOLUTIONARY)
    adopt(s, realm("france"), REVOLUTIONARY)
    assert s.revolution[home]
    research(s, seat, IDEAS.ids.index(government))
    is_over = government != "revolutionary-regime"
    assert s.revolution[home] is not is_over
    assert s.religion[realm("france")] == (CATHOLIC if is_over else REVOLUTIONARY)


@pytest.mark.rule("EU-11.4.11")
def test_an_ally_with_a_single_small_province_is_annexed() -> None:
    position = Position("S07").no_relations().no_influence()
    s, france = position.s, position.seat("france")
    tiny = next(
        each
        for each in s.atlas.realms
        if len(s.lands[each]) == 1
        and s.seat_of[each] == s.overlord[each] == NONE
        and not s.atlas.is_distant(s.lands[each][0])
        and realm_tax(s, each) == 1
    )
    (land,) = s.lands[tiny]
    position.alliance("france", REALMS[tiny])
    for _ in range(subjugation_cost(s, france, tiny)):
        add_influence(s, france, s.atlas.province_area[land])
    Worked(s, {}, subjugate(s, france, tiny))
    assert s.town[land] == france
    assert s.vassal[land] == NONE


@pytest.mark.rule("EU-2.T26")
def test_bots_are_opponents() -> None:
    s = started("S07")
    people = opponents(s, 0)
    s.switches = s.switches.with_bots(0b110)
    assert opponents(s, 0) == people == [1, 2]


@pytest.mark.rule("EU-2.2.5")
def test_tokens_that_never_run_out() -> None:
    s = started("S16")
    s.battleground = [True] * len(s.battleground)
    s.plus = [0 if town >= 0 or vassal >= 0 else 9 for town, vassal in zip(s.town, s.vassal)]
    s.ducats = [500] * s.count
    check(s)


@pytest.mark.rule("EU-7.1.1", "EU-2.C1")
@pytest.mark.parametrize(
    ("action", "power"),
    [
        (things.INCREASE_STABILITY, "adm"),
        (things.PLACE_INFLUENCE, "dip"),
        (things.RECRUIT_UNITS, "mil"),
    ],
)
def test_each_type_of_monarch_power_pays_for_its_own_actions(action: int, power: str) -> None:
    others = {each: 10 for each in terms.POWERS if each != power}
    position = Position().active("france").mat("france", ducats=30, **{power: 0}, **others)
    s, france = position.s, position.seat("france")
    s.memory.reach = presence_reach(s, france)
    assert not can_act(s, france, action, USUAL)
    position.mat("france", **{power: 10})
    assert can_act(s, france, action, USUAL)


@pytest.mark.rule("EU-7.1.4", "EU-2.C20")
def test_ideas_may_add_to_a_skill() -> None:
    position = Position("S17")
    s, france = position.s, position.seat("france")
    before = power_gains(s, france)
    position.ideas("france", "administrative-monarchy")
    assert power_gains(s, france) == [before[0] + 1, *before[1:]]


@pytest.mark.rule("EU-7.2.12", "EU-2.C18")
def test_an_advisor_is_paid_when_he_comes_and_in_every_phase_4_or_goes_without_his_bonus() -> None:
    position = Position("S07").no_forces().active("france").hand("france", "adm-06-1")
    s, france = position.s, position.seat("france")
    s.cardinals, s.roma = [], NONE
    cost = character_of(s, CARDS.ids.index("adm-06-1")).ducats
    position.mat("france", ducats=cost, interest=5)
    Worked(s, {}, appoint(s, france, USUAL), ("france", "hire-advisor adm-06-1"))
    assert s.ducats[france] == 0
    bonus = power_gains(s, france)
    s.stability[france] = 0
    assert advisor_upkeep(s, france, terms.ADM) == cost
    acts = {PHASE_STEP: phase_step}
    collecting = Duty(PHASE_STEP, terms.INCOME_AND_UPKEEP, COLLECT, france)
    earned = income(s, france) - 5
    Worked(s, acts, income_step(s, collecting))
    assert s.ducats[france] == earned - cost
    assert power_gains(s, france) == bonus
    s.interest[france] = 5 + earned
    s.ducats[france] = 0
    Worked(s, acts, income_step(s, collecting))
    assert s.advisors[france * 3 + terms.ADM] == NONE
    assert power_gains(s, france) < bonus


@pytest.mark.rule("EU-7.3.5", "EU-2.C21")
def test_an_event_may_hit_who_has_negative_stability() -> None:
    position = Position("S17").mat("france", stability=-1).mat("england", stability=0)
    s = position.active("castile").s
    event = s.content.events.events[EVENTS.ids.index("the-general-crisis")]
    s.agenda = [Duty(EFFECTS, 0, effects=event.effects, scene=Scene(2, 2, FROM_EVENT, 0))]
    assert position.seat("castile") == 2
    position.no_forces()
    Worked(s, {EFFECTS: TURN_ACTS[EFFECTS]}, TURN_ACTS[EFFECTS](s, s.agenda.pop()))
    struck = [where for where in s.atlas.areas if s.rebels[where]]
    assert [s.rebels[where] for where in struck] == [2]
    assert struck[0] in areas_of(s, realm("france"))


@pytest.mark.rule("EU-2.T28", "EU-16.3.8")
def test_you_is_who_is_active_or_who_chooses() -> None:
    position = Position("S07").active("england").mat("england", ducats=0).mat("france", ducats=0)
    s, england, france = position.s, position.seat("england"), position.seat("france")
    gain = {"gain": {"what": "ducats", "n": 3}}
    resolved(position, "england", gain)
    assert (s.ducats[england], s.ducats[france]) == (3, 0)
    choose = {"choose": {"A": [gain], "B": [{"lose": {"what": "ducats", "n": 1}}]}}
    scene = Scene(england, france, FROM_EVENT, 0)
    resolved(position, "france", choose, answers=(("france", "choose-a"),), scene=scene)
    assert (s.ducats[england], s.ducats[france]) == (3, 3)


@pytest.mark.rule("EU-7.4.1", "EU-CMP.6", "EU-2.C3")
def test_there_are_more_ducats_than_coins() -> None:
    position = Position("S07").mat("france", ducats=350).active("france")
    resolved(position, "france", {"gain": {"what": "ducats", "n": 15}})
    assert position.s.ducats[position.seat("france")] == 365
    check(position.s)


@pytest.mark.rule("EU-11.2.1", "EU-2.C13")
def test_marriages_come_by_the_card_and_by_events() -> None:
    position = Position("S07").no_relations().no_influence().active("france")
    position.influence("france", scotland=1).mat("france", dip=5).hand("france", "dip-01-1")
    s, france = position.s, position.seat("france")
    acts = {EFFECTS: TURN_ACTS[EFFECTS]}
    Worked(s, acts, play_card(s, france, USUAL), ("france", "target-realm scotland"))
    assert s.marriages[realm("scotland")] == 1 << france
    gain = {"gain": {"what": "marriage", "n": 1, "where": {"realm": "savoy"}}}
    resolved(position, "france", gain)
    assert s.marriages[realm("savoy")] == 1 << france


@pytest.mark.rule("EU-SCN.6", "EU-SCN.7", "EU-V.4", "EU-2.C19")
def test_the_fourth_age_is_played_in_its_own_campaign_and_six_play_the_grand_one() -> None:
    content = default()
    played = [content.scenarios[number] for number in content.scenario_numbers]
    assert [each.number for each in played if 4 in each.ages] == ["S17"]
    six = {each.number for each in played if len(each.seats) == 6}
    assert six == {"S16", "S17"}
    by_seats = {tuple(REALMS[realm] for realm in each.seats): each for each in played}
    assert ("castile", "france", "austria", "ottomans") in by_seats
    assert ("england", "france", "castile") in by_seats


@pytest.mark.rule("EU-2.P3")
def test_all_of_the_status_mat_is_seen() -> None:
    position = Position("S14")
    s = position.s
    s.committed, s.is_defending, s.imperial_manpower = 2, True, 4
    seen = view(s, 0)
    empire, curia = seen["empire"], seen["curia"]
    assert (empire["authority"], empire["defending"], empire["manpower"]) == (s.authority, True, 4)
    assert empire["religion"] == "catholic"
    assert (curia["roma"], curia["cardinals"]) == (None if s.roma == NONE else s.roma, s.cardinals)
    assert curia["committed"] == [1]
    assert seen["struggles"]["active"] == []
    assert {"events_taken", "passed"} <= set(seen["players"][0])
