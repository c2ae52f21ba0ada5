"""EU-BOT: charts, targets, answers and peace of printed bots."""

import pytest

from kronika.core.asks import Ask, Option
from kronika.games.europa_universalis.agenda import BOT_STEP, PLACE_CLAIMS, Duty
from kronika.games.europa_universalis.battle_dice import pool
from kronika.games.europa_universalis.bot_answers import answer
from kronika.games.europa_universalis.bot_charts import (
    colonize,
    explore,
    naval,
    papal_curia,
    unrest,
)
from kronika.games.europa_universalis.bot_decks import FOCUS_CHART
from kronika.games.europa_universalis.bot_diplomacy import diplomacy, spy
from kronika.games.europa_universalis.bot_targets import (
    best_province,
    enemy_areas,
    expected_defenders,
    military_target,
    threats,
)
from kronika.games.europa_universalis.bot_trade import move_bot_merchants, reward_bot
from kronika.games.europa_universalis.bot_turns import (
    bot_step,
    is_idle_war,
    place_imperial,
    take_bot_turn,
)
from kronika.games.europa_universalis.bot_war import can_besiege, defend, military, siege
from kronika.games.europa_universalis.calls import (
    ACCEPT_CALL,
    ASK_DEFENSIVE,
    ASK_OFFENSIVE,
    REFUSE_CALL,
)
from kronika.games.europa_universalis.casualties import ASK_CASUALTY, LOSE_UNIT
from kronika.games.europa_universalis.claims import place_claims
from kronika.games.europa_universalis.empire import elector_areas
from kronika.games.europa_universalis.forces import all_ships, army_size
from kronika.games.europa_universalis.peace import (
    ASK_HOW,
    ASK_TERM,
    ENFORCE,
    FIGHT_ON,
    OFFER_WHITE,
    SURRENDER,
)
from kronika.games.europa_universalis.peace_state import (
    FULL_ANNEXATION,
    HUMILIATION,
    KEEP_BOARD_STATE,
)
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import all_power, can_afford, pay_ducats, pay_power
from kronika.games.europa_universalis.retreat import ASK_RETREAT, RETREAT_TO
from kronika.games.europa_universalis.retreat import FIGHT_ON as STAY
from kronika.games.europa_universalis.terms import AREA_COUNT, FREELY, NONE, REALM_COUNT, REGULAR
from kronika.games.europa_universalis.turn import ACTS
from tests.europa_universalis.helpers import area, realm
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


def calm_bot(name: str, scenario: str = "S07", level: int = 2) -> tuple[Position, int]:
    """A bot at peace in its turn, nobody with forces or relations."""
    position = Position(scenario, bots=(name,), bot_level=level).no_relations().no_influence()
    s = position.s
    s.enemies = [0] * len(s.enemies)
    s.attackers = [0] * len(s.attackers)
    s.claims = [0] * len(s.claims)
    position.no_forces().active(name)
    return position, position.seat(name)


def asked(seat: int, prompt: object, options: list[Option], a: int = -1, b: int = -1) -> Ask:
    return Ask(seat, prompt, options, a, b, default=options[0])  # type: ignore[arg-type]


@pytest.mark.rule("EU-BOT.53", "EU-BOT.63", "EU-BOT.54", "EU-BOT.17", "EU-TD05")
def test_castile_claims_andalucia_then_declares_war_on_granada() -> None:
    position, seat = calm_bot("castile", "S14")
    s = position.s
    target = military_target(s, seat)
    assert target == area("andalucia")
    assert military(s, seat)
    assert s.agenda[-1] == Duty(PLACE_CLAIMS, seat, 1 << target)
    Worked(s, {}, place_claims(s, s.agenda.pop()))
    assert s.bots.power[seat] == 6
    assert expected_defenders(s, seat, target) * 3 <= s.available[seat] * 2
    assert military(s, seat)
    assert s.declarations[-1].targets == [realm("granada")]
    assert s.bots.power[seat] == 5


@pytest.mark.rule("EU-BOT.53")
def test_no_war_is_declared_with_3_provinces_in_unrest() -> None:
    position, seat = calm_bot("castile", "S14")
    s = position.claim("castile", "andalucia").s
    for each in s.lands[s.realm_of[seat]][:3]:
        s.unrest[each] = True
    military(s, seat)
    assert s.declarations == []


@pytest.mark.rule("EU-BOT.39", "EU-BOT.46", "EU-BOT.47")
def test_a_threat_is_answered_with_recruits_then_a_march() -> None:
    position, seat = calm_bot("france")
    s = position.s
    capital = s.atlas.province_area[s.capital[s.realm_of[seat]]]
    near = next(a for a in s.atlas.area_land[capital] if threatened(position, seat, a))
    s.rebels[near] = 2
    assert threats(s, seat) == [near]
    assert defend(s, seat)
    assert (army_size(s, seat, 0), s.bots.power[seat]) == (5, 6)
    assert defend(s, seat)
    assert (s.bots.goal[seat], s.bots.power[seat]) == (near, 5)
    while s.agenda and s.army_area[seat * 3] != near:
        duty = s.agenda.pop()
        rules = ACTS[duty.act](s, duty)
        try:
            ask = next(rules)
            while True:
                ask = rules.send(answer(s, ask))
        except StopIteration:
            pass
    assert s.army_area[seat * 3] == near


def threatened(position: Position, seat: int, where: int) -> bool:
    s = position.s
    return any(s.town[each] == seat for each in s.atlas.area_provinces[where])


@pytest.mark.rule("EU-BOT.40", "EU-BOT.48", "EU-BOT.52")
def test_the_army_besieges_where_it_stands() -> None:
    position, seat = calm_bot("castile", "S14")
    position.army("castile", 1, "andalucia", infantry=6).war("castile", "granada")
    s = position.s
    assert can_besiege(s, seat)
    assert siege(s, seat)
    assert (s.bots.power[seat], sum(s.march.siege.units)) == (6, 6)


@pytest.mark.rule("EU-BOT.55", "EU-BOT.65")
def test_diplomacy_places_2_influence_in_the_first_area_of_the_chart() -> None:
    position, seat = calm_bot("england")
    s = position.s
    s.memory.reach = (1 << AREA_COUNT) - 1
    assert diplomacy(s, seat)
    first = s.influence[seat * AREA_COUNT : (seat + 1) * AREA_COUNT]
    assert sum(first) == 2
    assert s.bots.power[seat] == 6


@pytest.mark.rule("EU-BOT.56")
def test_ships_are_built_at_listed_seas_up_to_a_number() -> None:
    position, seat = calm_bot("england")
    s = position.s
    assert naval(s, seat)
    assert all_ships(s, seat) == 2
    assert naval(s, seat)
    assert all_ships(s, seat) == 4
    s.bots.power[seat] = 0
    assert not naval(s, seat)


@pytest.mark.rule("EU-BOT.57")
def test_a_cardinal_costs_2_unless_the_bot_leads_by_2() -> None:
    position, seat = calm_bot("france")
    s = position.cardinals().s
    s.roma = NONE
    s.papal_token = 1
    assert papal_curia(s, seat)
    assert (s.cardinals.count(seat), s.bots.power[seat]) == (1, 5)
    position.cardinals("france", "france")
    assert not papal_curia(s, seat)


@pytest.mark.rule("EU-11.1.4")
@pytest.mark.rule("EU-BOT.59", "EU-BOT.72")
def test_a_spy_removes_influence_of_an_opponent() -> None:
    position, seat = calm_bot("england")
    s = position.influence("france", scotland=3).s
    s.prestige = [9 if each == position.seat("france") else 0 for each in range(s.count)]
    s.dice = s.dice.loaded([0])
    assert spy(s, seat)
    duty = next(each for each in s.agenda if each.act == BOT_STEP)
    s.agenda.clear()
    Worked(s, {}, bot_step(s, duty))
    assert s.influence[position.seat("france") * AREA_COUNT + area("scotland")] == 1
    assert s.bots.power[seat] == 5


@pytest.mark.rule("EU-BOT.60")
def test_unrest_is_suppressed_in_2_provinces_then_stability_is_raised() -> None:
    position, seat = calm_bot("france")
    s = position.s
    for each in s.lands[s.realm_of[seat]][:3]:
        s.unrest[each] = True
    assert unrest(s, seat)
    assert sum(s.unrest) == 1
    assert unrest(s, seat)
    s.stability[seat] = 0
    before = s.bots.power[seat]
    assert unrest(s, seat)
    assert (s.stability[seat], before - s.bots.power[seat]) == (1, 2)
    assert not unrest(s, seat)


@pytest.mark.rule("EU-BOT.41", "EU-BOT.49")
def test_nothing_is_colonized_without_a_claim() -> None:
    position, seat = calm_bot("castile", "S14")
    position.s.colonists[seat] = 4
    assert not colonize(position.s, seat)


def voyager(level: int, *faces: int) -> tuple[Position, int]:
    """Castile with a Light Ship in the Eastern Atlantic; its list begins with the Antilles (1)."""
    position, seat = calm_bot("castile", "S14", level)
    position.ships("castile", "eastern-atlantic", free=1)
    position.s.dice = position.s.dice.loaded(list(faces))
    return position, seat


CALM_1, DANGER_1, DANGER_3 = 0, 3, 5
"""Faces of the exploration die; no Territory in sight of the Caribbean has the number 3."""


@pytest.mark.rule("EU-BOT.58")
def test_ships_explore_in_age_1_only_once_somebody_has_the_idea() -> None:
    position, seat = voyager(2, CALM_1)
    assert not explore(position.s, seat)
    assert position.s.bots.power[seat] == 7
    position.ideas("england", "quest-for-the-new-world")
    assert explore(position.s, seat)
    assert position.s.claims[area("antilles")] == 1 << seat


@pytest.mark.rule("EU-BOT.58")
@pytest.mark.parametrize(
    ("level", "faces", "left", "is_found"),
    [
        (2, (CALM_1,), 6, True),
        (2, (DANGER_1,), 5, True),
        (2, (DANGER_3,), 6, False),
        (3, (DANGER_3, CALM_1), 7, True),
        (3, (DANGER_3, DANGER_1), 6, True),
        (3, (DANGER_3, DANGER_3), 7, False),
    ],
)
def test_danger_costs_1_more_and_high_levels_roll_again(
    level: int, faces: tuple[int, ...], left: int, is_found: bool
) -> None:
    position, seat = voyager(level, *faces)
    s = position.at(2).s
    assert explore(s, seat)
    assert s.bots.power[seat] == left
    assert bool(s.claims[area("antilles")]) == is_found


@pytest.mark.rule("EU-BOT.64")
def test_enemy_areas_are_nearest_then_their_capital_then_own_cores() -> None:
    position, seat = calm_bot("france")
    position.army("france", 1, "seine", infantry=3).war("france", "england")
    found = enemy_areas(position.s, seat)
    assert found[:3] == [area("brittany-normandy"), area("aquitaine"), area("east-anglia")]
    assert found.index(area("northumbria")) < found.index(area("ireland"))
    position.core("france", "ireland")
    found = enemy_areas(position.s, seat)
    assert found[2:4] == [area("east-anglia"), area("ireland")]
    position.no_forces().army("france", 1, "aquitaine", infantry=3)
    assert enemy_areas(position.s, seat)[0] == area("aquitaine")


@pytest.mark.rule("EU-BOT.15")
def test_provinces_are_chosen_by_tax_then_alphabet() -> None:
    position, seat = calm_bot("france")
    s = position.s
    lands = list(s.lands[s.realm_of[seat]])
    assert s.atlas.province_tax[best_province(s, lands, True)] == 2
    assert s.atlas.province_tax[best_province(s, lands, False)] == 1


@pytest.mark.rule("EU-BOT.13", "EU-BOT.71")
def test_defensive_calls_are_accepted_unless_at_war_with_an_opponent() -> None:
    position, seat = calm_bot("france")
    s = position.s
    options = [ACCEPT_CALL.of(), REFUSE_CALL.of()]
    scotland, england = realm("scotland"), realm("england")
    call = asked(seat, ASK_DEFENSIVE, options, scotland, england)
    assert answer(s, call).verb is ACCEPT_CALL
    position.war("england", "france")
    assert answer(s, call).verb is REFUSE_CALL
    offensive = Ask(seat, ASK_OFFENSIVE, options, scotland, default=options[1])
    assert answer(s, offensive).verb is REFUSE_CALL


@pytest.mark.rule("EU-BOT.68")
def test_infantry_is_lost_while_more_than_one_is_left() -> None:
    position, seat = calm_bot("france")
    position.army("france", 1, "loire", infantry=1, cavalry=2)
    options = [LOSE_UNIT.of(REGULAR, type, 0) for type in range(2)]
    ask = asked(seat, ASK_CASUALTY, options, area("loire"), REGULAR)
    assert answer(position.s, ask).b == 1
    position.army("france", 1, "loire", infantry=1)
    assert answer(position.s, ask).b == 0


@pytest.mark.rule("EU-BOT.75", "EU-BOT.76")
def test_terms_of_victory() -> None:
    position, seat = calm_bot("france")
    s = position.s
    npr = realm("brittany")
    options = [ENFORCE.of(KEEP_BOARD_STATE, npr), ENFORCE.of(FULL_ANNEXATION, npr)]
    assert answer(s, asked(seat, ASK_TERM, options, npr)).a == FULL_ANNEXATION
    england = realm("england")
    options = [ENFORCE.of(KEEP_BOARD_STATE, england), ENFORCE.of(HUMILIATION, england)]
    assert answer(s, asked(seat, ASK_TERM, options, england)).a == KEEP_BOARD_STATE
    lands = list(s.lands[england])[:3]
    for each in lands:
        s.occupant[each] = seat
    assert answer(s, asked(seat, ASK_TERM, options, england)).a == HUMILIATION


@pytest.mark.rule("EU-BOT.77")
def test_white_peace_is_offered_without_an_army_or_after_idle_rounds() -> None:
    position, seat = calm_bot("france")
    s = position.war("france", "brittany").s
    npr = realm("brittany")
    options = [OFFER_WHITE.of(npr), FIGHT_ON.of(npr)]
    ask = asked(seat, ASK_HOW, options, npr)
    assert answer(s, ask).verb is OFFER_WHITE
    position.army("france", 1, "loire", infantry=3)
    assert answer(s, ask).verb is FIGHT_ON
    s.bots.sieges[seat * REALM_COUNT + npr] = (0, 1)
    assert is_idle_war(s, seat, npr)
    assert answer(s, ask).verb is OFFER_WHITE


@pytest.mark.rule("EU-BOT.78")
def test_a_beaten_bot_surrenders() -> None:
    position, seat = calm_bot("france")
    s = position.war("england", "france").s
    england = position.seat("england")
    options = [SURRENDER.of(england), FIGHT_ON.of(realm("england"))]
    ask = asked(seat, ASK_HOW, options, realm("england"))
    assert answer(s, ask).verb is FIGHT_ON
    for each in s.lands[s.realm_of[seat]]:
        s.occupant[each] = england
    assert answer(s, ask).verb is SURRENDER


@pytest.mark.rule("EU-BOT.73", "EU-BOT.16")
def test_a_bot_emperor_puts_a_cube_into_each_elector_area_in_turn() -> None:
    position, seat = calm_bot("austria", "S14")
    s = position.emperor("austria", 3).s
    s.imperial = [0] * len(s.imperial)
    place_imperial(s, seat)
    there = [each for each in range(AREA_COUNT) if s.imperial[each]]
    assert len(there) == 3
    assert set(there) <= set(elector_areas(s))


@pytest.mark.rule("EU-BOT.14", "EU-BOT.74")
def test_trade_of_others_brings_bot_power_and_merchants_follow() -> None:
    position, seat = calm_bot("france")
    s = position.s
    node = s.merchants[seat * 3]
    s.pirates[node] = 0
    before = s.bots.power[seat]
    reward_bot(s, seat, node, False)
    assert s.bots.power[seat] == before
    reward_bot(s, seat, node, True)
    assert s.bots.power[seat] == before + 2
    s.pirates[node] = 1
    reward_bot(s, seat, node, True)
    assert s.bots.power[seat] == before + 3
    s.bots.traded[node] = s.rounds
    other = next(each for each in s.atlas.nodes if each != node)
    move_bot_merchants(s, other)
    assert s.merchants[seat * 3] == node


@pytest.mark.rule("EU-BOT.67", "EU-BOT.27")
@pytest.mark.parametrize(("level", "dice"), [(2, 3), (3, 4), (4, 5)])
def test_strong_bots_have_more_dice_in_their_own_areas(level: int, dice: int) -> None:
    position, seat = calm_bot("france", level=level)
    s = position.s
    s.battle.is_on = True
    s.battle.place = s.atlas.province_area[s.capital[s.realm_of[seat]]]
    s.battle.leading = [seat, NONE]
    s.battle.base = [0, 0]
    assert pool(s, 0)[0] == dice
    s.battle.place = area("scotland")
    assert pool(s, 0)[0] == 3


@pytest.mark.rule("EU-BOT.69")
def test_a_bot_retreats_only_with_less_than_half_of_the_enemys_units() -> None:
    position, seat = calm_bot("france")
    s = position.army("france", 1, "scotland", infantry=2).rebels("scotland", 4).s
    s.battle.is_on = True
    s.battle.place = area("scotland")
    s.battle.seats = [1 << seat, 0]
    s.battle.rebel_side = 1
    options = [STAY.of(), RETREAT_TO.of(area("loire"), FREELY)]
    ask = asked(seat, ASK_RETREAT, options)
    assert answer(s, ask).verb is STAY
    position.rebels("scotland", 5)
    assert answer(s, ask).verb is RETREAT_TO


@pytest.mark.rule("EU-BOT.42")
def test_the_event_is_taken_when_power_or_cards_run_out() -> None:
    position, seat = calm_bot("france")
    s = position.s
    s.events = [n for n, e in enumerate(s.content.events.events) if e.realm == NONE][:2]
    s.event_ducats = [0, 0]
    cards = s.content.bots.cards
    s.bots.deck[seat] = [n for n in s.content.bots.numbers if cards[n].chart == FOCUS_CHART]
    take_bot_turn(s, seat)
    assert s.events_taken[seat] == 0
    position.active("france")
    s.agenda.clear()
    s.bots.power[seat] = 1
    take_bot_turn(s, seat)
    assert s.events_taken[seat] == 1


@pytest.mark.rule("EU-BOT.10", "EU-BOT.23")
def test_costs_in_ducats_and_power_are_none_to_a_bot() -> None:
    position, seat = calm_bot("france")
    s = position.s
    assert can_afford(s, seat, 99)
    pay_ducats(s, seat, 99)
    pay_power(s, seat, 0, 9)
    assert (s.ducats[seat], all_power(s, seat), s.bots.power[seat]) == (0, 0, 7)
