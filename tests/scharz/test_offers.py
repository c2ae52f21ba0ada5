"""Chapters 6.6 and 8: offers between players."""

import pytest

from kronika.core.asks import NOTHING, Ask, Option
from kronika.core.match import Match
from kronika.games.scharz.announcements import announcement_options
from kronika.games.scharz.diplomacy import make_vassal, may_enter, pay_ransom
from kronika.games.scharz.goals import total_points
from kronika.games.scharz.goods import of_gold, stock, trade_links
from kronika.games.scharz.herding import begin_herds, herds_options
from kronika.games.scharz.offers import (
    ACCEPT,
    NEGOTIATE,
    PROPOSE,
    TALKS,
    act_diplomacy,
    combat_offers,
    diplomacy_options,
    is_diplomatic,
    lapse_offers,
    open_offers,
)
from kronika.games.scharz.pacts import fits
from kronika.games.scharz.parley import Parley
from kronika.games.scharz.position import Position
from kronika.games.scharz.relations import are_hostile, has_truce, in_coalition
from kronika.games.scharz.settling import settle
from kronika.games.scharz.state import LATER, Table
from kronika.games.scharz.supply import Network, belongs
from kronika.games.scharz.taxes import least_tribute, potential_income
from kronika.games.scharz.terms import (
    AID,
    CONNECTION,
    HORSES,
    NONE,
    PHASES,
    PIGS,
    SHEEP,
    STEP_BATTLES,
    STEP_CONSTRUCTION,
    STEP_HERDS,
    STEP_TRADE,
    STEP_UNITS,
    TRADE,
    TRIBUTE,
)
from kronika.games.scharz.turn import play_step

from .helpers import Answers, answer
from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled


def table(mode: str = "white", players: int = 3, map: str = "taifas") -> tuple[Position, list[str]]:
    """Three players, each with two villages in a row of lands, in REAR-Trade."""
    position = Position(map, mode, players=players)
    ids = lands(position)
    for player in range(players):
        for id in ids[2 * player : 2 * player + 2]:
            position.village(player, id)
    position.s.gold = [20] * players
    position.s.step = STEP_TRADE
    return position, ids


def talk(position: Position, player: int, partner: int, *keys: tuple[int, str]) -> Answers:
    return answer(act_diplomacy(position.s, player, NEGOTIATE.of(partner)), keys)


def proposals(position: Position, player: int, partner: int) -> list[str]:
    copy = position.s.copy()
    made = answer(act_diplomacy(copy, player, NEGOTIATE.of(partner)), [(player, "call-off-offer")])
    return made.asked[0][1]


def keys(options: list[Option]) -> list[str]:
    return [option.key for option in options]


# Whom one can talk with


@pytest.mark.rule("SZ-F2.3", "SZ-H1.1", "SZ-H1.5", "SZ-F6.4")
@pytest.mark.parametrize(
    ("mode", "count"), [("first", 0), ("basic", 0), ("white", 2), ("green", 2), ("red", 2)]
)
def test_diplomacy_begins_with_white_mode(mode: str, count: int) -> None:
    s = table(mode)[0].s
    for step in (STEP_UNITS, STEP_TRADE):
        s.step = step
        assert len(diplomacy_options(s, 0)) == count


@pytest.mark.rule("SZ-H1.3", "SZ-G3.4", "SZ-H3.16", "SZ-P4.24")
def test_with_whom_nobody_talks() -> None:
    s = table("yellow")[0].s
    s.eliminated[1] = 1
    assert keys(diplomacy_options(s, 0)) == ["negotiate player-3"]
    s.start[2] = LATER
    assert diplomacy_options(s, 0) == []
    assert diplomacy_options(s, 2) == [], "who has not come yet"
    s = table()[0].s
    s.announced_for[2] = 2
    assert diplomacy_options(s, 0) == [], "a victory is being defended"


@pytest.mark.rule("SZ-F4.3", "SZ-F4.4")
def test_talk_uses_up_no_turn_and_bots_do_not_begin_it() -> None:
    assert NEGOTIATE.talk
    assert is_diplomatic(NEGOTIATE.of(1))
    assert is_diplomatic(ACCEPT.of(1, 0, 0, 0))
    position = table()[0]
    position.s.points[0] = 20
    assert not is_diplomatic(announcement_options(position.s, 0)[0])


@pytest.mark.rule("SZ-H1.2", "SZ-F6.4", "SZ-S8.2")
def test_what_can_be_proposed_when() -> None:
    position, _ = table()
    position.s.step = STEP_UNITS
    found = proposals(position, 0, 1)
    assert found[:3] == ["propose tribute 1", "propose tribute 2", "propose tribute-demand 1"]
    assert "propose vassalage 0" in found
    assert "propose lordship 0" in found
    assert not any("aid" in key or "trade" in key for key in found), "only in REAR-Trade"
    position.s.step = STEP_TRADE
    assert "propose aid 1" in proposals(position, 0, 1)
    assert not any("goods" in key for key in proposals(position, 0, 1)), "no goods in white mode"
    green, ids = table("green")
    green.s.stored_grain[green.field(ids[0])] = 3
    assert "propose-goods trade" in proposals(green, 0, 1)
    green.s.step = STEP_UNITS
    assert "propose-goods trade" not in proposals(green, 0, 1)
    assert "propose-goods tribute" in proposals(green, 0, 1)


@pytest.mark.rule("SZ-S8.2", "SZ-H4.7")
def test_the_menu_is_the_least_half_more_and_double() -> None:
    position, ids = table()
    for id in ids[6:16]:
        position.village(0, id)
    least = least_tribute(position.s, 0)
    found = [key for key in proposals(position, 0, 1) if key.startswith("propose tribute ")]
    numbers = [int(key.split(" ")[2]) for key in found]
    assert numbers == [least, (3 * least + 1) // 2, 2 * least]
    position.s.gold[0] = least
    found = [key for key in proposals(position, 0, 1) if key.startswith("propose tribute ")]
    assert len(found) == 1


# Answers


@pytest.mark.rule("SZ-F6.2", "SZ-H4.7", "SZ-H4.1", "SZ-OP32")
def test_a_tribute_is_answered_at_once_in_turns() -> None:
    position, _ = table()
    s = position.s
    talk(
        position,
        0,
        1,
        (0, "propose tribute 7"),
        (1, "accept-offer player-1 tribute 7-gold nothing"),
    )
    assert s.gold == [13, 27, 20]
    assert has_truce(s, 0, 1)
    assert s.points == [-1, 2, 0]
    assert s.parley.agreed == 1
    assert s.result is None
    assert not any("tribute" in key for key in proposals(position, 0, 1)), "there is a truce"


@pytest.mark.rule("SZ-G1.1", "SZ-OP32")
def test_in_a_duel_a_tribute_ends_the_game() -> None:
    position, _ = table(players=2)
    s = position.s
    talk(
        position,
        0,
        1,
        (0, "propose tribute 1"),
        (1, "accept-offer player-1 tribute 1-gold nothing"),
    )
    assert s.result is not None
    assert (s.result.winners, s.result.reason) == ([1], "sovereignty")


@pytest.mark.rule("SZ-F6.2", "SZ-F4.7")
def test_a_refused_offer_is_not_repeated_unchanged() -> None:
    position, _ = table()
    s = position.s
    talk(position, 0, 1, (0, "propose tribute 2"), (1, "refuse-offer player-1"))
    assert not has_truce(s, 0, 1)
    assert s.parley.agreed == 0, "nothing has changed"
    assert s.gold == [20] * 3
    assert "propose tribute 2" not in proposals(position, 0, 1)
    assert "propose tribute 1" in proposals(position, 0, 1)
    rules = act_diplomacy(s.copy(), 0, NEGOTIATE.of(1))
    ask = next(rules)
    assert isinstance(ask, Ask)
    offered = [n for n in range(25) if ask.offered(PROPOSE.of(TRIBUTE, n))]
    assert offered == [1, *range(3, 21)]
    assert "propose tribute 2" in proposals(position, 0, 2), "to somebody else"
    lapse_offers(s)
    assert "propose tribute 2" in proposals(position, 0, 1), "in the next step"


@pytest.mark.rule("SZ-F4.7")
def test_there_is_an_end_to_offers() -> None:
    position, _ = table()
    s = position.s
    for gold in range(s.content.offers):
        assert NEGOTIATE.of(1) in diplomacy_options(s, 0)
        talk(position, 0, 1, (0, f"propose tribute {gold + 1}"), (1, "refuse-offer player-1"))
    assert NEGOTIATE.of(1) not in diplomacy_options(s, 0)
    assert NEGOTIATE.of(2) in diplomacy_options(s, 0)
    assert NEGOTIATE.of(0) in diplomacy_options(s, 1)
    lapse_offers(s)
    for _ in range(TALKS * s.content.offers):
        talk(position, 0, 1, (0, "call-off-offer"))
    assert NEGOTIATE.of(1) not in diplomacy_options(s, 0)


@pytest.mark.rule("SZ-F6.2")
def test_live_an_offer_stays_open_until_it_is_answered() -> None:
    position, _ = table()
    s = position.s
    s.floor.in_turns = False
    talk(position, 0, 1, (0, "propose tribute 5"))
    assert NEGOTIATE.of(1) not in diplomacy_options(s, 0), "one open offer to a partner"
    assert keys(open_offers(s, 1)) == [
        "accept-offer player-1 tribute 5-gold nothing",
        "refuse-offer player-1",
    ]
    assert open_offers(s, 2) == []
    assert keys(diplomacy_options(s, 1))[0].startswith("accept-offer")
    twin = s.copy()
    assert twin.parley == s.parley
    answer(act_diplomacy(twin, 1, open_offers(twin, 1)[0]))
    answer(settle(twin))
    assert has_truce(twin, 0, 1)
    assert twin.parley.open == []
    assert twin.parley != s.parley
    answer(act_diplomacy(s, 1, open_offers(s, 1)[1]))
    assert not has_truce(s, 0, 1)
    assert NEGOTIATE.of(1) in diplomacy_options(s, 0)


@pytest.mark.rule("SZ-F6.2")
def test_an_offer_lapses_when_it_cannot_be_kept_or_the_step_ends() -> None:
    position, _ = table()
    s = position.s
    s.floor.in_turns = False
    talk(position, 0, 1, (0, "propose tribute 5"))
    s.gold[0] = 4
    answer(act_diplomacy(s, 1, open_offers(s, 1)[0]))
    assert not has_truce(s, 0, 1)
    assert s.gold == [4, 20, 20]
    talk(position, 0, 2, (0, "propose tribute 3"))
    lapse_offers(s)
    assert open_offers(s, 2) == []
    assert s.parley == Parley(3)


@pytest.mark.rule("SZ-H4.7")
def test_a_tribute_can_be_demanded() -> None:
    position, _ = table()
    s = position.s
    talk(
        position,
        *(0, 1, (0, "propose tribute-demand 9")),
        (1, "accept-offer player-1 tribute-demand nothing 9-gold"),
    )
    assert s.gold[:2] == [29, 11]
    assert s.points[:2] == [2, -1]
    assert s.truce_receiver[1] == 0


# Vassalage


@pytest.mark.rule("SZ-H3.1", "SZ-OP36", "SZ-H6.1")
def test_vassalage_with_compensation_needs_consent() -> None:
    position, _ = table()
    s = position.s
    talk(position, 0, 1, (0, "propose vassalage 8"), (1, "refuse-offer player-1"))
    assert not in_coalition(s, 0, 1)
    talk(
        position,
        *(0, 1, (0, "propose vassalage 6")),
        (1, "accept-offer player-1 vassalage nothing 6-gold"),
    )
    assert s.lord[0] == 1
    assert s.gold[:2] == [26, 14]
    assert not any("vassalage" in key or "lordship" in key for key in proposals(position, 0, 1))


@pytest.mark.rule("SZ-H3.1", "SZ-H6.1", "SZ-H4.14")
def test_a_lord_gives_goods_for_a_vassal() -> None:
    position, ids = table("green")
    s = position.s
    field = position.field(ids[0])
    s.stored_grain[field] = 4
    position.herds(0, ids[0], sheep=1)
    talk(
        position,
        *(0, 1, (0, "propose-goods lordship")),
        (0, "give-goods grain 4"),
        (0, "give-goods sheep 1"),
        (0, "send-offer"),
        (1, "accept-offer player-1 lordship 4-grain+1-sheep nothing"),
        (1, f"get-herd-inside sheep taifas-{ids[2]}"),
        (1, f"store taifas-{ids[3]} 4"),
    )
    assert s.lord[1] == 0
    assert s.stored_grain[field] == 0
    assert s.stored_grain[position.field(ids[3])] == 4
    assert s.herds_in(position.field(ids[2])) != []
    assert stock(s, 0)[3 + SHEEP] == 0


# Goods


@pytest.mark.rule("SZ-EX07", "SZ-H4.7", "SZ-H4.14")
def test_pigs_as_a_tribute() -> None:
    position, ids = table("green")
    s = position.s
    s.round = 4
    for id in ids[6:9]:
        position.village(0, id)
    assert potential_income(s, 0) == 7
    position.herds(0, ids[0], pigs=1)
    s.gold[0] = 0
    talk(
        position,
        *(0, 1, (0, "propose-goods tribute")),
        (0, "give-goods pigs 1"),
        (0, "send-offer"),
        (1, "accept-offer player-1 tribute 1-pigs nothing"),
        (1, f"get-herd pigs taifas-{ids[2]}"),
    )
    assert has_truce(s, 0, 1)
    assert stock(s, 1)[3 + PIGS] == 1


@pytest.mark.rule("SZ-H4.7")
def test_too_little_is_no_tribute() -> None:
    position, ids = table("green")
    for id in ids[6:16]:
        position.village(0, id)
    position.herds(0, ids[0], sheep=1)
    position.s.stored_grain[position.field(ids[0])] = 2
    assert least_tribute(position.s, 0) == 9
    offer = (0, 1, TRIBUTE, of_gold(8), 0)
    assert not fits(position.s, offer)
    assert fits(position.s, (0, 1, TRIBUTE, of_gold(9), 0))
    assert fits(position.s, (0, 1, TRIBUTE, of_gold(8) + (2 << 8), 0)), "two grain for one gold"
    assert not fits(position.s, (0, 1, TRIBUTE, of_gold(8) + (1 << 8), 0))
    assert fits(position.s, (0, 1, TRIBUTE, of_gold(8) + (1 << 24), 0)), "sheep in spring: 1.5"
    assert not fits(position.s, (0, 1, TRIBUTE, of_gold(21), 0)), "more than he has"


@pytest.mark.rule("SZ-H4.14")
def test_what_has_no_place_is_lost() -> None:
    position, ids = table("green")
    s = position.s
    s.stored_grain[position.field(ids[0])] = 5
    s.stored_grain[position.field(ids[2])] = 4
    s.stored_grain[position.field(ids[3])] = 5
    talk(
        position,
        *(0, 1, (0, "propose-goods tribute")),
        (0, "give-goods grain 5"),
        (0, "send-offer"),
        (1, "accept-offer player-1 tribute 5-grain nothing"),
    )
    assert [s.stored_grain[position.field(id)] for id in ids[:4]] == [0, 0, 5, 5]
    assert has_truce(s, 0, 1)


# Trade


@pytest.mark.rule("SZ-EX04", "SZ-EX49", "SZ-H3.9", "SZ-M7.5", "SZ-H6.1")
def test_a_lord_sells_grain_to_his_vassal() -> None:
    position, ids = table("green")
    s = position.s
    make_vassal(s, 1, 0)
    position.city(0, ids[0])
    s.stored_grain[position.field(ids[0])] = 10
    talk(
        position,
        *(0, 1, (0, "propose-goods trade")),
        (0, "give-goods grain 8"),
        (0, "want-goods gold 7"),
        (0, "send-offer"),
        (1, "accept-offer player-1 trade 8-grain 7-gold"),
        (1, f"store taifas-{ids[2]} 5"),
    )
    assert s.gold == [27, 13, 20]
    assert [s.stored_grain[position.field(id)] for id in ids[:4]] == [2, 0, 5, 3]


@pytest.mark.rule("SZ-H6.1")
def test_a_trade_has_two_sides_and_not_the_same_good_on_both() -> None:
    position, ids = table("green")
    s = position.s
    s.stored_grain[position.field(ids[0])] = s.stored_grain[position.field(ids[2])] = 5
    grain = 3 << 8
    assert not fits(s, (0, 1, TRADE, grain, 0))
    assert not fits(s, (0, 1, TRADE, 0, grain))
    assert not fits(s, (0, 1, TRADE, grain, grain))
    assert not fits(s, (0, 1, TRADE, of_gold(2), of_gold(1)))
    assert fits(s, (0, 1, TRADE, grain, of_gold(1)))
    s.step = STEP_UNITS
    assert not fits(s, (0, 1, TRADE, grain, of_gold(1))), "only in REAR-Trade"


@pytest.mark.rule("SZ-EX50", "SZ-N3.2", "SZ-H6.1")
def test_sheep_and_gold_for_pigs() -> None:
    position, ids = table("green")
    s = position.s
    position.herds(0, ids[0], sheep=2).herds(1, ids[2], pigs=1)
    talk(
        position,
        *(0, 1, (0, "propose-goods trade")),
        (0, "give-goods sheep 1"),
        (0, "give-goods gold 3"),
        (0, "want-goods pigs 1"),
        (0, "send-offer"),
        (1, "accept-offer player-1 trade 3-gold+1-sheep 1-pigs"),
        (1, f"get-herd sheep taifas-{ids[2]}"),
        (0, f"get-herd pigs taifas-{ids[1]}"),
    )
    assert s.gold[:2] == [17, 23]
    for player, type in ((1, SHEEP), (0, PIGS)):
        herds = [h for h, o in enumerate(s.herd_owner) if o == player and s.herd_type[h] == type]
        assert [s.herd_bought[herd] for herd in herds if s.herd_bought[herd]] == [s.turn]


@pytest.mark.rule("SZ-H6.1", "SZ-H5.1", "SZ-EX09", "SZ-H6.2")
def test_goods_need_a_way() -> None:
    position = Position("taifas", "green", players=4)
    ids = lands(position)
    s = position.s
    s.step = STEP_TRADE
    s.gold = [20] * 4
    first = position.field(ids[0])
    near = s.map.land_next[first][0]
    far = next(
        f
        for f in s.map.land_next[near]
        if f != first and f not in s.map.land_next[first] and s.map.neutral[f] == NONE
    )
    position.village(0, ids[0]).village(2, s.map.ids[near]).village(1, s.map.ids[far])
    assert not trade_links(s, Network(s, 0), Network(s, 1))[0]
    assert not fits(s, (0, 1, AID, of_gold(6), 0))
    assert trade_links(s, Network(s, 0), Network(s, 2))[0], "neighbours"
    talk(
        position,
        *(0, 2, (0, "propose connection 2")),
        (2, "accept-offer player-1 connection 2-gold nothing"),
    )
    assert not fits(s, (0, 1, AID, of_gold(6), 0)), "from the next step on"
    lapse_offers(s)
    assert fits(s, (0, 1, AID, of_gold(6), 0))
    assert s.gold == [18, 20, 22, 20]


@pytest.mark.rule("SZ-H6.1", "SZ-M7.5")
def test_ports_trade_over_any_distance() -> None:
    position = Position("britannia", "green", players=4)
    s = position.s
    s.step = STEP_TRADE
    ids = coastal(position, [s.map.ids[f] for f in range(s.map.count) if s.is_land(f)])
    one = ids[0]
    other = next(
        id
        for id in reversed(ids)
        if s.map.neutral[position.field(id)] == NONE
        and position.field(id) not in s.map.land_next[position.field(one)]
    )
    position.village(0, one).village(1, other)
    port(position, one)
    assert not trade_links(s, Network(s, 0), Network(s, 1))[0]
    port(position, other, "dock")
    assert not trade_links(s, Network(s, 0), Network(s, 1))[0]
    port(position, other)
    mine, theirs = trade_links(s, Network(s, 0), Network(s, 1))
    assert mine
    assert theirs
    seas = s.yard_seas(position.field(other))
    for sea in seas:
        position.units(2, s.map.ids[sea], warship=1)
    assert not trade_links(s, Network(s, 0), Network(s, 1))[0], "blocked"


@pytest.mark.rule("SZ-M7.2", "SZ-H6.1")
def test_herds_that_are_cut_off_cannot_be_traded() -> None:
    position, ids = table("green")
    s = position.s
    position.herds(0, ids[0], horses=1)
    assert fits(s, (0, 1, TRADE, 1 << 8 * (3 + HORSES), of_gold(1)))
    s.herd_at[0] = next(
        f
        for f in range(s.map.count)
        if s.is_land(f) and not s.map.land_next[f] and s.control[f] == NONE
    )
    assert not fits(s, (0, 1, TRADE, 1 << 8 * (3 + HORSES), of_gold(1)))


# Aid


@pytest.mark.rule("SZ-EX08", "SZ-H5.1", "SZ-H5.2", "SZ-H5.3")
def test_aid_needs_consent_and_brings_no_truce() -> None:
    position, ids = table()
    s = position.s
    position.village(0, ids[6])
    assert not fits(s, (0, 1, AID, of_gold(least_tribute(s, 0) - 1), 0))
    before = total_points(s, 0)
    talk(position, 0, 1, (0, "propose aid 6"), (1, "accept-offer player-1 aid 6-gold nothing"))
    assert s.gold[:2] == [14, 26]
    assert s.points[:2] == [1, 0]
    assert total_points(s, 0) == before + 2
    assert are_hostile(s, 0, 1)
    talk(
        position,
        1,
        2,
        (1, "propose tribute 4"),
        (2, "accept-offer player-2 tribute 4-gold nothing"),
    )
    assert has_truce(s, 1, 2)


# Permissions


@pytest.mark.rule("SZ-H6.2", "SZ-H4.8", "SZ-H6.3", "SZ-F4.7")
def test_permissions_change_once_in_a_step_and_hold_from_the_next() -> None:
    position, ids = table()
    s = position.s
    home = position.field(ids[2])
    assert "permit access" not in proposals(position, 1, 0), "only in peace or truce"
    talk(position, 1, 0, (1, "permit connection"))
    assert not belongs(s, home, 0)
    found = proposals(position, 1, 0)
    assert "permit connection" not in found
    assert "revoke connection" not in found
    lapse_offers(s)
    assert belongs(s, home, 0)
    talk(position, 1, 0, (1, "revoke connection"))
    assert belongs(s, home, 0)
    lapse_offers(s)
    assert not belongs(s, home, 0)


@pytest.mark.rule("SZ-H6.3", "SZ-H4.8", "SZ-H4.2")
def test_military_access_is_sought_in_a_truce() -> None:
    position, _ = table()
    s = position.s
    position.truce(0, 1, until=5)
    assert not may_enter(s, 0, 1)
    talk(
        position, 0, 1, (0, "propose access 0"), (1, "accept-offer player-1 access nothing nothing")
    )
    lapse_offers(s)
    assert may_enter(s, 0, 1)
    assert not may_enter(s, 1, 0), "each way needs its own consent"
    talk(
        position,
        *(0, 1, (0, "propose lent-access 3")),
        (1, "accept-offer player-1 lent-access nothing 3-gold"),
    )
    lapse_offers(s)
    assert may_enter(s, 1, 0)
    assert s.gold[:2] == [23, 17]


@pytest.mark.rule("SZ-H4.10")
def test_who_received_a_ransom_may_use_the_payers_fields() -> None:
    position, ids = table()
    s = position.s
    pay_ransom(s, 0, 1)
    assert may_enter(s, 1, 0)
    assert not may_enter(s, 0, 1)
    assert belongs(s, position.field(ids[0]), 1)
    assert not belongs(s, position.field(ids[2]), 0)
    assert not any(key.startswith("revoke") for key in proposals(position, 0, 1))


@pytest.mark.rule("SZ-H6.2", "SZ-G3.4")
def test_permissions_run_on_while_a_victory_is_defended() -> None:
    position, ids = table()
    s = position.s
    talk(position, 1, 0, (1, "permit connection"))
    lapse_offers(s)
    s.announced_for[2] = 2
    assert belongs(s, position.field(ids[2]), 0)
    assert not fits(s, (1, 2, CONNECTION, 0, 0))


# In combat


@pytest.mark.rule("SZ-F6.4", "SZ-F2.3", "SZ-H4.6")
def test_those_who_fight_may_talk_between_two_rounds() -> None:
    position, _ = table(players=4)
    s = position.s
    s.step = STEP_UNITS
    fight = answer(combat_offers(s, [0, 1]), [(0, "fight-on"), (1, "fight-on")])
    assert fight.asked == [
        (0, ["negotiate player-2", "fight-on"]),
        (1, ["negotiate player-1", "fight-on"]),
    ]
    s.floor.in_turns = False
    answer(
        combat_offers(s, [0, 1]),
        [
            (0, "negotiate player-2"),
            (0, "propose tribute 2"),
            (1, "accept-offer player-1 tribute 2-gold nothing"),
            (0, "fight-on"),
            (1, "fight-on"),
        ],
    )
    assert has_truce(s, 0, 1)


@pytest.mark.rule("SZ-F6.4", "SZ-H1.5", "SZ-G3.1")
def test_a_victory_can_be_announced_in_combat() -> None:
    s = table()[0].s
    s.points[0] = 10
    answer(combat_offers(s, [0, 1]), [(0, "announce dominance")])
    assert s.announced_for[0] == s.turn + 1
    assert answer(combat_offers(table("basic")[0].s, [0, 1])).asked == []


def test_a_table_without_offers_hashes_as_its_copy() -> None:
    s = table()[0].s
    assert hash(s.parley) == hash(s.copy().parley)
    assert s.parley != NOTHING


@pytest.mark.rule("SZ-F6.2", "SZ-H6.2", "SZ-F6.4")
@pytest.mark.parametrize("step", [STEP_BATTLES, STEP_CONSTRUCTION])
def test_permissions_hold_after_any_step(step: int) -> None:
    position, ids = table()
    s = position.s
    s.step = step
    talk(position, 1, 0, (1, "permit connection"))
    answer(play_step(s))
    assert s.step > step
    assert belongs(s, position.field(ids[2]), 0)
    assert s.parley == Parley(3)


@pytest.mark.rule("SZ-F4.3", "SZ-F4.4")
def test_a_talk_lets_others_react_only_if_something_was_agreed() -> None:
    position, _ = table()
    s = position.s
    s.is_open = True
    s.floor.open(0)
    s.floor.waiting = 4
    answer(play_step(s), [(0, "negotiate player-2"), (0, "call-off-offer")])
    assert s.floor.waiting == 4
    assert s.floor.next(3) == 0, "it is still his turn"
    offer = [(0, "negotiate player-2"), (0, "propose tribute 2")]
    answer(play_step(s), [*offer, (1, "refuse-offer player-1")])
    assert s.floor.waiting == 4
    offer[1] = (0, "propose tribute 3")
    answer(play_step(s), [*offer, (1, "accept-offer player-1 tribute 3-gold nothing")])
    assert s.floor.waiting == 0
    assert s.floor.next(3) == 0


@pytest.mark.rule("SZ-J7.6", "SZ-H4.14", "SZ-F2.3")
def test_grain_that_came_and_was_given_away_is_not_carried_on() -> None:
    position, ids = table("green")
    s = position.s
    field = position.field(ids[0])
    s.step = STEP_HERDS
    answer(begin_herds(s))
    s.stored_grain[field] = 3
    assert any("carry-grain" in option.key for option in herds_options(s, 0))
    s.drives.grain[field] = 3
    talk(
        position,
        *(0, 1, (0, "propose-goods tribute")),
        (0, "give-goods grain 3"),
        (0, "send-offer"),
        (1, "accept-offer player-1 tribute 3-grain nothing"),
        (1, f"store taifas-{ids[2]} 3"),
    )
    assert s.stored_grain[field] == 0
    assert not any("carry-grain" in option.key for option in herds_options(s, 0))


@pytest.mark.rule("SZ-H4.14", "SZ-F6.2")
def test_fish_go_from_yards_to_yards_and_the_rest_is_lost() -> None:
    position = Position("britannia", "green", players=3)
    s = position.s
    s.step = STEP_TRADE
    ids = coastal(position, lands(position))[:4]
    for player, id in zip((0, 0, 1, 1), ids):
        position.village(player, id)
        port(position, id, "dock")
    fields = [position.field(id) for id in ids]
    s.stored_fish[fields[0]] = s.stored_fish[fields[1]] = 2
    s.stored_fish[fields[2]] = s.stored_fish[fields[3]] = 1
    before = s.copy()
    talk(
        position,
        *(0, 1, (0, "propose-goods tribute")),
        (0, "give-goods fish 3"),
        (0, "call-off-offer"),
    )
    assert s.parley.made == [0] * 9
    talk(
        position,
        *(0, 1, (0, "propose-goods tribute")),
        (0, "give-goods fish 3"),
        (0, "send-offer"),
        (1, "accept-offer player-1 tribute 3-fish nothing"),
        (0, f"hand-fish britannia-{ids[0]} 1"),
        (0, f"hand-fish britannia-{ids[1]} 2"),
        (1, f"get-fish britannia-{ids[3]} 1"),
    )
    assert [s.stored_fish[field] for field in fields] == [1, 0, 2, 2]
    assert has_truce(s, 0, 1)
    assert before.gold == s.gold


@pytest.mark.rule("SZ-H4.14")
def test_a_herd_without_a_place_is_lost() -> None:
    position, ids = table("green")
    s = position.s
    position.herds(0, ids[0], pigs=1)
    for id in ids[2:4]:
        position.herds(1, id, sheep=2).herds(1, id, True, sheep=1)
    talk(
        position,
        *(0, 1, (0, "propose-goods tribute")),
        (0, "give-goods pigs 1"),
        (0, "send-offer"),
        (1, "accept-offer player-1 tribute 1-pigs nothing"),
    )
    assert PIGS not in [s.herd_type[h] for h, owner in enumerate(s.herd_owner) if owner != NONE]
    assert has_truce(s, 0, 1)


@pytest.mark.rule("SZ-H6.3", "SZ-H6.2", "SZ-H3.6")
def test_access_that_was_granted_in_a_truce_which_is_over_is_none() -> None:
    position, _ = table()
    s = position.s
    position.truce(0, 1, until=s.turn)
    talk(position, 0, 1, (0, "permit access"))
    s.turn += 1
    lapse_offers(s)
    assert s.access[0] == 0
    make_vassal(s, 2, 0)
    assert not any("permit" in key or "access" in key for key in proposals(position, 0, 2))


# Before special phases


def at_phase(phase: str, mode: str = "white", play: str = "live") -> Position:
    """Three players with two villages each, before a special phase in which they decide."""
    position = Position("italia", mode, settings={"play": play})
    for player, ids in enumerate((("12", "13"), ("20", "22"), ("43", "45"))):
        for id in ids:
            position.village(player, id).units(player, id, light_infantry=2)
            position.s.stored_grain[position.field(id)] = 3
    s = position.s
    s.gold, s.cubes, s.tiles = [6] * 3, [10] * 3, [9] * 3
    wanted = PHASES.index(phase)
    calendar = s.content.calendar[s.mode]
    round = next(number for number, each in enumerate(calendar, 1) if wanted in each.end)
    position.at("special-end", round=round).s.phase = calendar[round - 1].end.index(wanted)
    return position


def state_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


@pytest.mark.rule("SZ-F6.4")
@pytest.mark.parametrize("play", ["live", "turns"])
@pytest.mark.parametrize(
    ("mode", "phase"), [("white", "salaries"), ("green", "feeding"), ("green", "sowing")]
)
def test_before_a_special_phase_is_resolved_all_may_talk(mode: str, phase: str, play: str) -> None:
    match = at_phase(phase, mode, play).match()
    for player in range(3):
        offered = [option.key for option in match.options_of(player)]
        assert any(key.startswith("negotiate") for key in offered)
        assert any(not option.verb.talk for option in match.options_of(player))
    match.choose("negotiate player-2", 0)
    if play == "live":
        assert {1, 2} < set(match.asked) | {0}, "nobody waits for who talks"
    match.choose("propose tribute 2", 0)
    accept = next(o for o in match.options_of(1) if o.verb.name == "accept-offer")
    match.choose(accept, 1)
    s = state_of(match)
    assert has_truce(s, 0, 1)
    assert s.gold[:2] == [4, 8]
    assert PHASES[s.content.calendar[s.mode][s.round - 1].end[s.phase]] == phase
    ask = match.ask_of(0)
    assert ask is not None
    assert ask.default is not None
    match.choose(ask.default, 0)
    for player in (1, 2):
        left = [option.key for option in match.options_of(player)]
        assert not [key for key in left if key.startswith("negotiate")], "somebody has decided"


@pytest.mark.rule("SZ-F6.4", "SZ-F4.3")
def test_who_has_nothing_to_decide_in_a_phase_may_talk_and_is_not_waited_for() -> None:
    position = at_phase("sowing", "green")
    for field in position.s.settlements_of(2):
        position.s.stored_grain[field] = 0
    match = position.match()
    assert [ask.player for ask in match.asks if ask.aside] == [2]
    for player in (0, 1):
        ask = match.ask_of(player)
        assert ask is not None
        assert ask.default is not None
        match.choose(ask.default, player)
    assert state_of(match).turn > position.s.turn


@pytest.mark.rule("SZ-F6.4", "SZ-G3.1")
def test_a_victory_is_announced_before_a_special_phase() -> None:
    position = at_phase("salaries")
    position.s.points[1] = 10
    match = position.match()
    match.choose(next(o for o in match.options_of(1) if o.verb.name == "announce"), 1)
    assert state_of(match).announced_for[1]
    assert not [o for o in match.options_of(0) if o.verb.name == "negotiate"], "all are silent"


@pytest.mark.rule("SZ-F6.4", "SZ-H1.5")
def test_in_the_first_games_nobody_talks_before_a_phase() -> None:
    match = at_phase("salaries", "first").match()
    for player in range(3):
        assert not [o for o in match.options_of(player) if o.verb.name == "negotiate"]
