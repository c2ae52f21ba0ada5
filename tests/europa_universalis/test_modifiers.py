"""What modifiers change, for whom, and how far."""

from typing import Any

import pytest

from kronika.games.europa_universalis.agenda import EFFECTS, TRIGGERS
from kronika.games.europa_universalis.effects import things, verbs
from kronika.games.europa_universalis.manner import Manner
from kronika.games.europa_universalis.modifiers import (
    battle_dice,
    begin,
    bot_power,
    capacity,
    change_of_cost,
    end,
    hits,
    income,
    is_enabled,
    is_forbidden,
    is_immune,
    limit,
    power_cost,
    rerolls,
    spared_areas,
    trade_income,
    trade_power,
)
from kronika.games.europa_universalis.places import NODES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.triggers import fire, order_triggers
from tests.europa_universalis.helpers import area, realm
from tests.europa_universalis.speaking import modifiers
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


def changed(*trees: Any, of: str = "castile") -> Position:
    p = Position("S07").active("castile")
    p.s.tags = [()] * len(p.s.tags)
    begin(p.s, verbs.THIS_ROUND, p.seat(of), modifiers(*trees))
    return p


def cost(action: str, delta: int, **more: Any) -> dict[str, Any]:
    return {"cost": {"action": action, "type": "dip", "delta": delta, **more}}


def explore(p: Position, who: str, base: int, manner: Manner | None = None) -> int:
    usual = manner or Manner()
    return power_cost(p.s, p.seat(who), things.EXPLORE, things.PAID_DIP, base, usual)


def test_deltas_are_added_and_the_highest_least_counts() -> None:
    p = changed(cost("explore", -2, min=1), cost("explore", -1))
    assert explore(p, "castile", 5) == 2
    assert explore(p, "castile", 3) == 1
    assert explore(p, "castile", 0) == 0
    assert explore(p, "france", 5) == 5


def test_a_discount_of_the_effect_comes_first_and_nothing_falls_below_nothing() -> None:
    p = changed(cost("explore", 2))
    assert explore(p, "castile", 1, Manner(discount=3)) == 2
    assert explore(p, "castile", 1, Manner(True)) == 0
    assert explore(p, "castile", 4, Manner(discount=things.ALL_OF_IT)) == 0


def test_modifiers_speak_of_some_players() -> None:
    p = changed(cost("explore", 1, who="opponents"))
    assert [explore(p, who, 1) for who in ("castile", "france", "england")] == [1, 2, 2]
    p = changed(cost("explore", 1, who="all-players"))
    assert [explore(p, who, 1) for who in ("castile", "france")] == [2, 2]
    p = changed(cost("explore", 1, who={"realm": "france"}))
    assert [explore(p, who, 1) for who in ("castile", "france")] == [1, 2]


def test_costs_of_places_ideas_and_cards() -> None:
    there = {"areas": ["saxony"]}
    access = {"cost": {"action": "military-access", "type": "ducats", "delta": -3, "where": there}}
    p = changed(access)
    of = (p.seat("castile"), things.MILITARY_ACCESS, things.PAID_DUCATS, 3)
    assert change_of_cost(p.s, *of, area=area("saxony")) == 0
    assert change_of_cost(p.s, *of, area=area("castile")) == 3
    idea = {"cost": {"action": "research-idea", "type": "mil", "delta": -2, "id": "cannons"}}
    p = changed(idea)
    number = p.s.content.lexicon.ideas["cannons"]
    of = (p.seat("castile"), things.RESEARCH_IDEA, things.PAID_MIL, 4)
    assert change_of_cost(p.s, *of, idea=number) == 2
    assert change_of_cost(p.s, *of, idea=number + 1) == 4
    card = {"cost": {"action": "card:development", "type": "any", "delta": -1}}
    p = changed(card)
    title = p.s.content.lexicon.titles["development"]
    of = (p.seat("castile"), things.PLAY_CARD, things.PAID_ADM, 4)
    assert change_of_cost(p.s, *of, title=title) == 3
    assert change_of_cost(p.s, *of, title=title + 1) == 4


def test_they_end() -> None:
    p = changed(cost("explore", 1))
    begin(p.s, verbs.THIS_BATTLE, 0, modifiers(cost("explore", 1)))
    end(p.s, verbs.THIS_BATTLE)
    assert len(p.s.modifiers) == 1
    end(p.s, verbs.THIS_ROUND)
    assert explore(p, "castile", 1) == 1


def test_ideas_hold_for_who_has_them() -> None:
    p = Position("S07")
    p.s.tags = [()] * len(p.s.tags)
    assert not is_enabled(p.s, 0, things.ENABLED.index("artillery"))
    p.ideas("england", "cannons")
    assert is_enabled(p.s, 0, things.ENABLED.index("artillery"))
    assert not is_enabled(p.s, 1, things.ENABLED.index("artillery"))


def test_limits_incomes_and_capacities() -> None:
    p = changed(
        {"limit": {"what": "alliances", "delta": 1}},
        {"income": {"type": "dip", "delta": 2}},
        {"capacity": {"kind": "naval", "delta": 3}},
        {"reroll": {"what": "own-battle-dice", "n": 2}},
    )
    s, seat = p.s, p.seat("castile")
    assert limit(s, seat, things.LIMITS.index("alliances"), 3) == 4
    assert limit(s, seat, things.LIMITS.index("marriages"), 3) == 3
    assert [income(s, seat, kind) for kind in range(4)] == [0, 2, 0, 0]
    assert [capacity(s, seat, side) for side in range(2)] == [0, 3]
    assert (rerolls(s, seat), rerolls(s, 0)) == (2, 0)


def test_immunities_in_places_and_numbers_of_areas() -> None:
    there = {"region": "hre"}
    p = changed(
        {"immune": {"to": "religious-dissent", "where": there}},
        {"immune": {"to": "religious-dissent", "areas": 2}},
        {"immune": {"to": "leader-ill-health"}},
    )
    s, seat = p.s, p.seat("castile")
    assert is_immune(s, seat, things.TO_DISSENT, area("saxony"))
    assert not is_immune(s, seat, things.TO_DISSENT, area("castile"))
    assert spared_areas(s, seat, things.TO_DISSENT) == 2
    assert is_immune(s, seat, things.TO_ILL_HEALTH)
    assert not is_immune(s, 0, things.TO_ILL_HEALTH)


def test_dice_and_hits_of_battles() -> None:
    leader = {"leader-in-use": True}
    p = changed(
        {"dice": {"unit": "infantry", "delta": 1}},
        {"dice": {"unit": "any", "delta": 2, "where": "naval-battle"}},
        {"dice": {"unit": "cavalry", "delta": 1, "if": leader}},
        {"hits": {"symbol": "g", "as": "infantry", "n": 2}},
        {"hits": {"symbol": "g", "as": "infantry", "n": 2}},
    )
    s, seat = p.s, p.seat("castile")
    assert battle_dice(s, seat, 0) == [1, 0, 0, 0, 0]
    assert battle_dice(s, seat, 1) == [1, 0, 0, 2, 0]
    s.occasion.led = 1 << seat
    assert battle_dice(s, seat, 0) == [1, 1, 0, 0, 0]
    assert hits(s, seat) == [(1, 0, 2)]


def test_trade_of_opponents_looks_at_the_owner() -> None:
    p = changed(
        {"trade-power": {"where": {"nodes": ["sevilla"]}, "delta": 1}},
        {
            "trade-income": {
                "who": "opponents",
                "delta": -1,
                "if": {"key-power": {"min": 2}},
                "bot-power": -2,
            }
        },
    )
    s, seat = p.s, p.seat("castile")
    assert trade_power(s, seat, NODES.index("sevilla")) == 1
    assert trade_power(s, seat, NODES.index("genoa")) == 0
    assert trade_income(s, 0) == 0
    s.occasion.key_power = (0, 0, 2)
    assert (trade_income(s, 0), bot_power(s, 0), trade_income(s, seat)) == (-1, -2, 0)


def test_scenarios_forbid_and_change_for_everybody() -> None:
    p = Position("S04")
    war = things.DECLARE_WAR
    assert is_forbidden(p.s, war, realm("castile"), realm("portugal"))
    assert not is_forbidden(p.s, war, realm("castile"), realm("aragon"))
    p.alliance("portugal", "aragon")
    assert is_forbidden(p.s, war, realm("castile"), realm("aragon"))
    p.s.age = 1
    assert not is_forbidden(p.s, war, realm("castile"), realm("portugal"))
    number = p.s.content.lexicon.ideas["quest-for-the-new-world"]
    of = (0, things.RESEARCH_IDEA, things.PAID_DIP, 4)
    assert change_of_cost(p.s, *of, idea=number) == 2
    p = Position("S02")
    ally = things.FORGE_ALLIANCE
    assert is_forbidden(p.s, ally, realm("france"), realm("castile"))
    p.s.rounds = 2
    assert not is_forbidden(p.s, ally, realm("france"), realm("castile"))


@pytest.mark.rule("EU-9.7.13")
def test_several_ideas_act_in_the_order_of_their_owner() -> None:
    p = Position("S07")
    s = p.s
    s.tags = [()] * len(s.tags)
    found = [
        n
        for n, idea in enumerate(s.content.ideas.ideas)
        if any(each.trigger == things.AT_BATTLE_START for each in idea.triggers)
    ]
    assert len(found) == 2
    fire(s, things.AT_BATTLE_START, 0)
    assert not s.agenda
    s.tags[found[0]] = (0,)
    fire(s, things.AT_BATTLE_START, 0)
    assert [duty.act for duty in s.agenda] == [EFFECTS]
    s.agenda.clear()
    s.tags[found[1]] = (1, 0)
    fire(s, things.AT_BATTLE_START, 0)
    second = s.content.lexicon.ideas
    name = next(key for key, number in second.items() if number == found[1])
    worked = Worked(
        s,
        {TRIGGERS: order_triggers},
        order_triggers(s, s.agenda.pop()),
        ("england", f"first-idea {name}"),
    )
    scenes = [duty.scene.number for duty in worked.left if duty.scene is not None]
    assert scenes == [found[1], found[0]]
