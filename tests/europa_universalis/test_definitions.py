"""Chapters 2, 7 and 11 to 15: terms and limits that other rules lean on."""

import pytest

from kronika.games.europa_universalis import terms
from kronika.games.europa_universalis.bot_targets import opponents
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.decks.trade import TradeCard
from kronika.games.europa_universalis.game import EuropaUniversalis, switches_of
from kronika.games.europa_universalis.ideas import research
from kronika.games.europa_universalis.influence import add_influence
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.land import realm_tax
from kronika.games.europa_universalis.marriages import marry
from kronika.games.europa_universalis.marrying import may_wed
from kronika.games.europa_universalis.names import IDEAS
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
from kronika.games.europa_universalis.vassals import can_subjugate, subjugate, subjugation_cost

from .helpers import area, province, realm
from .playing import started
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


@pytest.mark.rule("EU-SM.4", "EU-CMP.8", "EU-CMP.9", "EU-CMP.10", "EU-2.P1", "EU-2.P2")
def test_pieces_of_a_player_and_of_all() -> None:
    assert (terms.MOST_MANPOWER, terms.OWN_SHIPS, terms.ARMIES) == (20, 15, 3)
    assert (terms.START_MERCHANTS, terms.MERCHANTS) == (2, 3)
    assert (terms.CLAIM_TOKENS, terms.CORE_TOKENS, terms.CB_TOKENS) == (8, 6, 2)
    assert (terms.ALLIANCE_TOKENS, terms.MARRIAGE_TOKENS, terms.VASSAL_TOKENS) == (4, 4, 19)
    assert (terms.REBEL_TOWNS, terms.PROTESTANT_TOKENS, terms.CATHOLIC_TOKENS) == (15, 32, 9)
    assert (terms.REVOLUTION_TOKENS, terms.NOT_HRE_TOKENS, terms.DNPR_TOKENS) == (10, 8, 53)


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
