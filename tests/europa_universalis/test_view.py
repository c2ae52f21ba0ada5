"""EU-H: what a view tells, and that it tells nothing of what is hidden."""

from typing import Any

import pytest

from kronika.core.asks import Shown
from kronika.core.dice import dice_of
from kronika.games.europa_universalis.agenda import DEAL_STEP, PEACE_STEP, TERM_STEP, Duty
from kronika.games.europa_universalis.battle_dice import score
from kronika.games.europa_universalis.battle_state import CASUALTY, HIT, ROLL
from kronika.games.europa_universalis.battles import battle_step
from kronika.games.europa_universalis.deals import deal_power, deal_step, diplomacy
from kronika.games.europa_universalis.declaring import declare_war
from kronika.games.europa_universalis.income import income, power_gains, upkeep
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.peace import peace_step, term_step
from kronika.games.europa_universalis.peace_state import CHOOSE_TERM, PARTIAL, REMAINING_WARS
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import DIP, MERCHANTS, NONE, POWERS
from kronika.games.europa_universalis.trading import trade
from kronika.games.europa_universalis.view import determinize, view
from tests.driving import Played

from .fighting import BATTLE_ACTS, Prepared, dice
from .helpers import realm
from .playing import Playing, first_ask, started
from .warring import calm

Facts = dict[str, Any]


def nothing_leaks(s: Table) -> None:
    """Who sees a position would see the same in every other that it could be."""
    for seat in range(s.count):
        seen = view(s, seat)
        for seed in range(2):
            twin = determinize(s, seat, dice_of(seed), Shown([], [], list))
            assert view(twin, seat) == seen


@pytest.mark.parametrize("scenario", ["S02", "S14"])
def test_a_view_tells_nothing_of_what_is_hidden(scenario: str) -> None:
    s = started(scenario, seed=5)
    playing = Playing(s, seed=5, most=1)
    for _ in range(5):
        nothing_leaks(s)
        while s.result is None and playing.decisions % 60:
            playing.step()
        playing.decisions += 1


def battle() -> tuple[Position, Prepared]:
    position = calm().war("france", "castile").active("france")
    position.army("france", 1, "aquitaine", infantry=3, cavalry=1)
    position.army("castile", 1, "aquitaine", infantry=1, artillery=1)
    position.army("castile", 1, "aquitaine", "mercenary", infantry=1)
    return position, Prepared(position, "france", "aquitaine", until=ROLL)


@pytest.mark.rule("EU-9.6.4", "EU-9.0.18")
def test_a_battle_shows_its_step_its_units_and_what_was_rolled() -> None:
    position, _ = battle()
    s = position.s
    seen = view(s, None)["battle"]
    assert (seen["step"], seen["round"], seen["place"]) == ("actions", 1, "aquitaine")
    attackers, defenders = seen["sides"]
    assert attackers["players"][0]["units"] == {
        "regular": [3, 1, 0],
        "mercenary": [0, 0, 0],
        "allied": [0, 0, 0],
    }
    assert defenders["players"][0]["units"]["mercenary"] == [1, 0, 0]
    assert attackers["roll"] == []
    assert attackers["results"] is None
    assert attackers["hits"] is None
    dice(position, "infantry ffh", "infantry f--")
    while s.agenda[-1].a != HIT:
        duty = s.agenda.pop()
        Played(BATTLE_ACTS[duty.act](s, duty), strict=False)
    assert view(s, None)["battle"]["step"] == "dice"
    Played(battle_step(s, s.agenda.pop()), strict=False)
    seen = view(s, None)["battle"]
    assert seen["step"] == "casualties"
    attackers, defenders = seen["sides"]
    assert attackers["results"] == [2, 1, 0]
    assert (attackers["hits"], defenders["hits"]) == (score(s, 0), 1) == (3, 1)
    assert s.agenda[-1].a == CASUALTY
    assert defenders["due"] == 3
    nothing_leaks(s)


@pytest.mark.rule("EU-10.2.1", "EU-9.0.13")
def test_a_war_stands_once_with_what_each_side_has() -> None:
    position = calm().war("castile", "france").war("granada", "castile")
    position.army("france", 1, "aquitaine", infantry=4).army("castile", 1, "leon", infantry=1)
    s = position.s
    position.occupied("france", "burgos")
    wars = view(s, None)["wars"]
    found = {tuple(side["realm"] for side in war["sides"]): war["sides"] for war in wars}
    assert set(found) == {("castile", "france"), ("granada", "castile")}
    castile, france = found["castile", "france"]
    assert france["occupied"] == ["burgos"]
    assert (castile["units"], france["units"]) == (1, 4)
    assert (castile["victory"], france["victory"]) == (None, "partial")
    assert found["granada", "castile"][0]["seat"] is None


@pytest.mark.rule("EU-9.1.26")
def test_a_declaration_of_war_is_seen_while_it_is_carried_out() -> None:
    position = calm().active("france").alliance("castile", "aragon")
    s = position.s
    seat = position.seat("france")
    Played(declare_war(s, seat, USUAL), (seat, "declare-war-on aragon"), strict=False)
    (seen,) = view(s, None)["declarations"]
    assert seen["declarer"] == "france"
    assert [each["realm"] for each in seen["targets"]] == ["aragon"]


@pytest.mark.rule("EU-10.5.9", "EU-10.5.7")
def test_a_peace_shows_what_becomes_of_each_province() -> None:
    position = calm().war("france", "castile").occupied("france", "burgos", "salamanca")
    s = position.s
    assert view(s, None)["peace"] is None
    rules = term_step(s, Duty(TERM_STEP, CHOOSE_TERM, realm("france"), realm("castile"), PARTIAL))
    first_ask(rules)
    seen = view(s, 0)["peace"]
    assert (seen["victor"], seen["loser"], seen["term"]) == ("france", "castile", None)
    assert {each["province"]: each["fate"] for each in seen["provinces"]} == {
        "burgos": None,
        "salamanca": None,
    }
    s.peace.term = 1
    s.peace.choices = {PROVINCES.index("salamanca"): 1}
    seen = view(s, 0)["peace"]
    fates = {each["province"]: (each["fate"], each["ducats"]) for each in seen["provinces"]}
    assert fates["salamanca"][0] == "return"
    assert fates["salamanca"][1] > 0
    assert seen["concluded"] is False
    nothing_leaks(s)


@pytest.mark.rule("EU-10.1.9")
def test_nobody_is_named_before_a_war_is_chosen_to_be_settled() -> None:
    position = calm().war("france", "castile").war("france", "aragon")
    s = position.s
    duty = Duty(PEACE_STEP, REMAINING_WARS, position.seat("france"))
    ask = first_ask(peace_step(s, duty))
    assert ask.prompt.name == "settle-war"
    assert view(s, 0)["peace"] is None


@pytest.mark.rule("EU-5.1.DI1", "EU-5.1.DI7")
def test_a_deal_shows_the_terms_of_both() -> None:
    position = Position().no_relations().active("france").mat("france", dip=5, adm=2, ducats=30)
    s = position.s
    assert view(s, None)["deal"] is None
    Played(diplomacy(s, 1, USUAL), (1, "deal-with player-3"))
    for key in ("deal-alliance", "deal-give 10"):
        Played(deal_step(s, s.agenda.pop()), (1, key))
    seen = view(s, None)["deal"]
    assert (seen["proposer"], seen["partner"], seen["writer"]) == (1, 2, 1)
    assert (seen["alliance"], seen["ducats"], seen["pays"]) == (True, 10, [10, 0])
    assert seen["dip"] == deal_power(s, s.deal) > 0
    assert s.agenda[-1].act == DEAL_STEP
    nothing_leaks(s)


@pytest.mark.rule("EU-12.0.2", "EU-12.5.2")
def test_revealed_trade_cards_are_seen_until_they_are_discarded() -> None:
    s = started("S07", seed=2)
    seat = s.seat_of[realm("england")]
    s.power[seat * len(POWERS) + DIP] = 2
    s.merchants[seat * MERCHANTS] = NODES.index("english-channel")
    rules = trade(s, seat, USUAL)
    ask = first_ask(rules)
    revealed = view(s, None)["trade"]["revealed"]
    assert revealed["trader"] == seat
    assert len(revealed["cards"]) == 3
    opened = {
        (card["card"], node["node"])
        for card in revealed["cards"]
        for node in card["nodes"]
        if node["open"]
    }
    offered = [each.key.split() for each in ask.options if each.key.startswith("trade-in ")]
    assert opened == {(card, node) for _, card, node in offered}
    nodes = view(s, None)["trade"]["nodes"]
    assert set(nodes) == {NODES[each] for each in s.atlas.nodes}
    assert nodes["english-channel"]["power"][seat] >= 1
    nothing_leaks(s)
    with pytest.raises(StopIteration):
        rules.send(next(each for each in ask.options if each.key == "decline-trade"))
    assert view(s, None)["trade"]["revealed"] is None


@pytest.mark.rule("EU-4.4.B1", "EU-4.4.B4", "EU-4.4.D1")
def test_the_next_income_is_what_the_rules_collect() -> None:
    s = started("S16", seed=3)
    Playing(s, seed=3, most=300)
    for seat, player in enumerate(view(s, None)["players"]):
        seen = player["income"]
        assert sum(seen["lines"].values()) == seen["income"] == income(s, seat)
        assert sum(seen["advisors"]) + sum(seen["units"].values()) == upkeep(s, seat)
        assert list(seen["power"].values()) == power_gains(s, seat)
        sums = [sum(line[type] for line in seen["power_lines"].values()) for type in range(3)]
        assert sums == list(seen["power"].values())
        assert set(seen["power"]) == set(POWERS)


@pytest.mark.rule("EU-4.4.D2", "EU-4.4.D3")
@pytest.mark.parametrize(("stability", "chosen"), [(3, 2), (2, 0), (-2, 0), (-3, -1)])
def test_power_of_choice_comes_with_stability(stability: int, chosen: int) -> None:
    position = Position("S14").mat("austria", stability=stability)
    seat = position.seat("austria")
    assert view(position.s, None)["players"][seat]["income"]["power_chosen"] == chosen


@pytest.mark.rule("EU-18.9.3", "EU-18.1.1", "EU-19.2.1")
def test_empire_and_curia_show_votes_and_who_controls() -> None:
    position = Position("S14").emperor("austria", 2).cardinals("france", "castile", "france")
    seen = view(position.s, None)
    empire, curia = seen["empire"], seen["curia"]
    assert empire["emperor"] == "austria"
    assert empire["brings"]["ducats"] == 2
    assert all(each["area"] in AREAS for each in empire["electors"])
    assert empire["most"] == min(6, len(empire["electors"]) + 1)
    assert curia["controller"] == position.seat("france")
    position.s.emperor = NONE
    assert view(position.s, None)["empire"]["electors"] == []
