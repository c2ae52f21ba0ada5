"""Chapter 7.2: objective cards, each objective fulfilled and just not fulfilled."""

from collections.abc import Callable

import pytest

from kronika.games.clash_of_cultures.cities import found_city
from kronika.games.clash_of_cultures.combat_objectives import military_objectives
from kronika.games.clash_of_cultures.conquest import conquer_city
from kronika.games.clash_of_cultures.decks import DREW_OBJECTIVE, discard_objective, draw_objective
from kronika.games.clash_of_cultures.effects import in_force
from kronika.games.clash_of_cultures.objectives import (
    CHECKS,
    fulfilled,
    fulfilled_by_several,
    status_objectives,
    watch_moods,
)
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.situations import (
    ATTACKER,
    DEFENDER,
    Battle,
    Conquest,
    Recruiting,
)
from kronika.games.clash_of_cultures.state import World, fight_of, unit_of
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    ANGRY,
    BARBARIANS,
    CAVALRY,
    GREAT_WALL,
    GROUP_SIZE,
    GROUPS,
    INFANTRY,
    LEADER,
    OBJECTIVES,
    PIRATES,
    SETTLER,
    SHIP,
    TIMING_INSTANT,
)

from .helpers import Talk, at, carry_out, stock

pytestmark = pytest.mark.compiled


def number(name: str) -> int:
    return OBJECTIVES.index(name)


def card_with(s: World, name: str) -> str:
    """A card that carries an objective."""
    objective = number(name)
    content = s.content
    for card, halves in enumerate(zip(content.objective_upper, content.objective_lower)):
        if objective in halves:
            return content.objective_ids[card]
    raise AssertionError(name)


def over(talk: Talk) -> bool:
    """Whether nothing more can be completed: whoever still has a card is asked all the same."""
    return talk.keys in ([], ["no-objective"])


def status(s: World, *keys: str) -> Talk:
    return carry_out(status_objectives(s, 0), *keys)


def plain(players: int = 2, *, civ: bool = False) -> Position:
    """All land, so that only what stands there counts."""
    position = Position(players, civ=civ)
    columns, rows = "abcdefghi", range(1, 11)
    return position.terrain("grassland", *[f"{c}{r}" for c in columns for r in rows])


def cities(position: Position, owner: str, *hexes: str, mood: str = "neutral") -> Position:
    for hex in hexes:
        position.city(hex, owner, mood=mood)
    return position


def with_building(position: Position, owner: str, piece: str, *hexes: str) -> Position:
    for hex in hexes:
        position.city(hex, owner, piece)
    return position


def group(name: str) -> list[str]:
    first = GROUPS.index(name) * GROUP_SIZE
    return list(ADVANCES[first : first + GROUP_SIZE])


def units(position: Position, owner: str, name: str, *hexes: str) -> Position:
    for hex in hexes:
        position.units(hex, owner, name)
    return position


SPREAD = ("c1", "c3", "c5", "c7", "e1", "e3", "e5")
"""Hexes that do not touch each other."""


# Cards


@pytest.mark.rule("CC-N2.6")
def test_objectives_are_drawn_unseen_and_discards_are_shuffled_when_the_deck_is_empty() -> None:
    s = Position().state()
    s.log = []
    draw_objective(s, 0)
    told = [line for line in s.log if line.event is DREW_OBJECTIVE]
    assert len(told) == 1
    assert told[0].seen_by(0)
    assert not told[0].seen_by(1)
    s.objective_deck = []
    draw_objective(s, 1)
    assert s.players[1].objective_cards == []  # there is none
    card = s.players[0].objective_cards[0]
    discard_objective(s, 0, card)
    assert s.objective_discard == [card]
    draw_objective(s, 1, 2)
    assert s.players[1].objective_cards == [card]


def test_a_card_assigned_by_the_great_seer_is_drawn_first() -> None:
    s = Position().state()
    s.objective_deck.remove(5)
    s.players[0].assigned_objective = 5
    draw_objective(s, 0, 2)
    assert s.players[0].objective_cards[0] == 5
    assert len(s.players[0].objective_cards) == 2
    assert s.players[0].assigned_objective == -1


@pytest.mark.rule("CC-N2.1", "CC-N2.2")
def test_a_card_is_completed_by_one_of_its_two_objectives_only() -> None:
    position = plain(civ=True).objective_cards("red", "o15")
    position.city("c3", "red", "academy", "temple", "fortress", "obelisk")
    s = position.advances("red", *group("warfare")).state()
    talk = status(s)
    assert talk.keys == ["complete o15 architecture", "complete o15 militarized", "no-objective"]
    talk.choose("complete o15 militarized")
    assert talk.done
    assert s.players[0].completed == [14 * 2 + 1]
    assert s.players[0].objective_cards == []


@pytest.mark.rule("CC-N2.3", "CC-M2.1", "CC-N2.6")
def test_status_objectives_are_optional_and_any_number_of_them_is_completed() -> None:
    position = plain().objective_cards("red", "o1", "o6", "o10")
    s = position.advances("red", *group("construction")).state()
    s = cities(position, "red", *SPREAD[:6]).state()
    talk = status(s, "complete o6 city-planner")
    assert talk.keys == ["complete o1 large-civilization", "no-objective"]
    talk.choose("complete o1 large-civilization")
    assert over(talk)
    assert s.players[0].completed == [10, 0]
    s = position.state()
    assert status(s, "no-objective").done
    assert s.players[0].completed == []


@pytest.mark.rule("CC-N2.5")
def test_one_fulfilment_completes_one_card_of_a_name() -> None:
    position = plain().objective_cards("red", "o24", "o25").advances("red", *group("democracy"))
    s = position.state()
    talk = status(s)
    assert talk.keys == ["complete o24 government", "complete o25 government", "no-objective"]
    talk.choose("complete o25 government")
    assert over(talk)
    assert s.players[0].objective_cards == [23]


@pytest.mark.rule("CC-N2.5")
def test_a_second_government_is_another_one_also_in_a_later_status_phase() -> None:
    position = plain().objective_cards("red", "o24", "o25").advances("red", *group("democracy"))
    s = position.state()
    assert over(status(s, "complete o25 government"))
    assert over(status(s))
    s.players[0].advances = 0
    for name in group("autocracy"):
        s.players[0].advances |= 1 << ADVANCES.index(name)
    talk = status(s)
    assert talk.keys == ["complete o24 government", "no-objective"]


@pytest.mark.rule("CC-N2.7")
def test_standing_army_and_military_might_exclude_each_other() -> None:
    position = plain().objective_cards("red", "o14", "o26")
    for hex in SPREAD[:4]:
        position.city(hex, "red").units(hex, "red", "infantry", "infantry", "infantry")
    s = position.state()
    talk = status(s)
    assert talk.keys == [
        "complete o14 standing-army",
        "complete o26 expansionist",
        "complete o26 military-might",
        "no-objective",
    ]
    talk.choose("complete o14 standing-army")
    assert talk.keys == ["complete o26 expansionist", "no-objective"]


@pytest.mark.rule("CC-N2.7")
def test_trade_power_and_shipping_routes_exclude_each_other() -> None:
    s = trade(1, 2, "trade-routes").objective_cards("red", "o28", "o29").state()
    talk = status(s)
    assert talk.keys == [
        "complete o28 trade-power",
        "complete o29 shipping-routes",
        "no-objective",
    ]
    assert over(talk.choose("complete o29 shipping-routes"))


@pytest.mark.rule("CC-N2.7")
def test_colony_is_excluded_by_city_founder_in_the_last_round_only() -> None:
    position = plain().start_city("red", "c1").city("c6", "red").objective_cards("red", "o17")
    position.objective_cards("red", "o27").turn("red", round=3)
    s = position.state()
    carry_out(fulfilled(s, 0, [number("city-founder")]), "complete o27 city-founder")
    assert over(status(s))
    s.age = 2
    assert status(s).keys == ["complete o17 colony", "no-objective"]
    s = position.turn("red", round=2).state()
    carry_out(fulfilled(s, 0, [number("city-founder")]), "complete o27 city-founder")
    assert status(s).keys == ["complete o17 colony", "no-objective"]


@pytest.mark.rule("CC-N2.8")
def test_what_an_objective_costs_is_paid_at_once_without_gold() -> None:
    position = plain().objective_cards("red", "o7", "o10", "o12").goods("red", ideas=5, ore=4)
    s = position.goods("red", gold=7).state()
    talk = status(s)
    assert talk.keys == ["complete o7 eureka", "no-objective"]  # gold is no ore
    talk.choose("complete o7 eureka")
    assert stock(s) == {"ideas": 3, "ore": 4, "gold": 7}
    # The second check sees the reduced stock.
    s = position.goods("red", ore=5, food=3, wood=3, ideas=0).advances("red", "storage").state()
    s.players[0].stock[2] = 5
    talk = status(s, "complete o12 ore-supplies")
    assert talk.keys == ["complete o10 optimized-storage", "no-objective"]
    s.players[0].stock[2] = 2
    assert not CHECKS[number("optimized-storage")](s, 0)


# Instant objectives


@pytest.mark.rule("CC-E4.1", "CC-N2.4", "CC-N2.6")
def test_an_instant_objective_is_offered_once_and_the_card_stays_if_declined() -> None:
    s = Position().objective_cards("blue", "o27").state()
    talk = carry_out(fulfilled(s, 1, [number("resistance"), number("conqueror")]))
    assert talk.player == 1  # in red's turn
    assert talk.keys == ["complete o27 resistance", "no-objective"]
    talk.choose("no-objective")
    assert talk.done
    assert s.players[1].objective_cards == [26]
    assert carry_out(fulfilled(s, 1, [number("conqueror")])).done
    assert over(carry_out(status_objectives(s, 1)))  # not in the status phase


@pytest.mark.rule("CC-N2.5", "CC-EX20", "CC-X14.4", "CC-X14.5")
def test_one_conquest_completes_one_conqueror_but_also_a_naval_assault() -> None:
    s = Position().objective_cards("red", "o2", "o8", "o10").state()
    battle = Battle(at("c4"), 0, 1, False)
    battle.fought, battle.winner, battle.landed = True, ATTACKER, True
    conquest = Conquest(at("c4"), 0, 1)
    conquest.defended = conquest.landed = True
    met = military_objectives(s, battle, conquest)[0]
    talk = carry_out(fulfilled(s, 0, met))
    assert talk.keys == [
        "complete o2 conqueror",
        "complete o8 conqueror",
        "complete o10 naval-assault",
        "no-objective",
    ]
    talk.choose("complete o8 conqueror")
    assert talk.keys == ["complete o10 naval-assault", "no-objective"]
    talk.choose("complete o10 naval-assault")
    assert talk.done
    assert s.players[0].objective_cards == [1]


def test_the_active_player_comes_first_when_several_have_met_a_condition() -> None:
    position = Position(3).objective_cards("red", "o6").objective_cards("yellow", "o19")
    s = position.turn("yellow").state()
    met = {0: [number("great-battle")], 2: [number("great-battle")]}
    talk = carry_out(fulfilled_by_several(s, met))
    assert talk.player == 2
    talk.choose("complete o19 great-battle")
    assert talk.player == 0
    assert talk.choose("no-objective").done


def test_city_founder_is_offered_for_a_city_five_hexes_from_home() -> None:
    position = plain().start_city("red", "c1").objective_cards("red", "o27")
    assert carry_out(found_city(position.state(), 0, at("c5"))).done
    talk = carry_out(found_city(position.state(), 0, at("c6")))
    assert talk.keys == ["complete o27 city-founder", "no-objective"]


def after_draft(s: World) -> Talk:
    """The end of a Recruit action with Draft."""
    recruiting = Recruiting(0, at("c3"), 2)
    recruiting.drafted = True
    effects = [e for e in in_force("after_recruit", s, 0) if e.name == "draft-objective"]
    return carry_out(effects[0].after_recruit(s, 0, recruiting))


def test_draft_is_offered_for_two_recruit_actions_with_draft() -> None:
    s = plain().city("c3", "red").objective_cards("red", "o1").state()
    s.drafts = 1
    assert after_draft(s).done
    s.drafts = 2
    assert after_draft(s).keys == ["complete o1 draft", "no-objective"]


@pytest.mark.rule("CC-X34.5")
def test_magnificent_culture_is_offered_for_a_wonder_or_for_the_only_one_of_the_round() -> None:
    s = plain().city("c3", "red").objective_cards("red", "o32").state()
    effects = in_force("after_wonder", s, 0)
    effect = next(e for e in effects if e.name == "magnificent-culture-objective")
    city = s.cities[at("c3")]
    talk = carry_out(effect.after_wonder(s, 0, city, GREAT_WALL))
    assert talk.keys == ["complete o32 magnificent-culture", "no-objective"]
    assert over(status(s))
    s.wonders_this_round = [0, 1]
    assert over(status(s))
    s.wonders_this_round = [0]
    assert status(s).keys == ["complete o32 magnificent-culture", "no-objective"]


def test_terror_regime_is_offered_when_the_fourth_city_becomes_angry() -> None:
    position = cities(plain(), "red", *SPREAD[:3], mood="angry").city("e1", "red")
    s = position.objective_cards("red", "o29").state()
    assert carry_out(watch_moods(s)).done
    s.cities[at("e1")].mood = ANGRY
    talk = carry_out(watch_moods(s))
    assert talk.keys == ["complete o29 terror-regime", "no-objective"]
    talk.choose("no-objective")
    assert carry_out(watch_moods(s)).done  # the moment has passed
    s.cities[at("e1")].mood = 1
    assert carry_out(watch_moods(s)).done
    s.cities[at("e1")].mood = ANGRY
    assert not carry_out(watch_moods(s)).done


# Status objectives: a position that fulfils each, and one that just does not


def sea_of_ports(ships: int) -> Position:
    position = plain().terrain("sea", "c4", "c7")
    position.city("c3", "blue", "port c4").city("c8", "blue", "port c7").city("e6", "red")
    if ships:
        position.units("c4", "red", "ship")
    if ships > 1:
        position.units("c7", "red", "ship")
    return position


def trade(settlers: int, ships: int, *known: str) -> Position:
    """Three cities of blue, each beside a trader of red."""
    position = plain().terrain("sea", "c4", "e4", "g4").advances("red", *known)
    cities(position, "blue", "c3", "e3", "g3")
    units(position, "red", "ship", *("c4", "e4", "g4")[:ships])
    return units(position, "red", "settler", *("c2", "e2", "g2")[:settlers])


def abroad(red: int, blue: int) -> Position:
    """Buildings of red in cities of blue, and the other way round."""
    position = plain()
    with_building(position, "blue", "temple red", *("c1", "c3", "c5")[:red])
    return with_building(position, "red", "temple blue", *("g1", "g3", "g5")[:blue])


def lead(piece: str, civ: bool = False) -> tuple[Position, Position]:
    """More cities with a building than blue, whatever its colour; and as many as blue."""
    good = with_building(plain(civ=civ), "blue", piece, "g1")
    good.city("c1", "red", piece).city("c3", "red", f"{piece} blue")
    even = with_building(plain(civ=civ), "blue", piece, "g1").city("c1", "red", piece)
    return good, even


def full_group(name: str) -> tuple[Position, Position]:
    names = group(name)
    return plain().advances("red", *names), plain().advances("red", *names[:3])


def goods(**counts: int) -> Position:
    return plain().goods("red", **counts)


def stored(**counts: int) -> Position:
    """With Storage, so that there is room for food."""
    return goods(**counts).advances("red", "storage")


def forces(infantry: int, ships: int, blue: int = 0) -> Position:
    position = plain().terrain("sea", "c10")
    for place in range(infantry):
        position.units(SPREAD[place // 4], "red", "infantry")
    for _ in range(ships):
        position.units("c10", "red", "ship")
    for _ in range(blue):
        position.units("g5", "blue", "infantry")
    return position


def fleet(red: int, blue: int) -> Position:
    position = plain().terrain("sea", "c10", "g10")
    units(position, "red", "ship", *["c10"] * red)
    return units(position, "blue", "ship", *["g10"] * blue)


def all_sorts(*without: str) -> Position:
    names = {"ship", "infantry", "cavalry", "elephant", "settler"} - set(without)
    position = plain(civ=True).terrain("sea", "c10")
    for name in names:
        position.units("c10" if name == "ship" else "c3", "red", name)
    position.civilization("red", "rome")
    return position if "leader" in without else position.leader("red", "sulla", "c3")


def high(specials: int, leaders: int) -> Position:
    position = plain(civ=True).civilization("red", "rome")
    position.world.players[0].specials = (1 << specials) - 1
    position.world.players[0].leaders_recruited = leaders
    del position.world.players[0].leader_cards[:leaders]
    return position


def growing(*hexes: str) -> Position:
    return cities(plain(), "red", *hexes)


def size(*pieces: str) -> Position:
    return plain().city("c3", "red", *pieces)


def standing(*hexes: str) -> Position:
    return units(cities(plain(), "red", *SPREAD[:4]), "red", "infantry", *hexes)


STATUS: dict[str, tuple[Position, Position]] = {
    "large-civilization": (growing(*SPREAD[:6]), growing(*SPREAD[:5])),
    "scientific-lead": lead("academy"),
    "coastal-culture": lead("port"),
    "religious-fervor": lead("temple"),
    "fortifications": lead("fortress"),
    "star-gazers": lead("observatory", True),
    "traders": lead("market", True),
    "legacy": lead("obelisk", True),
    "advanced-culture": (
        plain().advances("red", *ADVANCES[:6]).advances("blue", *ADVANCES[:5]),
        plain().advances("red", *ADVANCES[:6]).advances("blue", *ADVANCES[4:10]),
    ),
    "city-planner": full_group("construction"),
    "education-lead": full_group("education"),
    "culture-focus": full_group("culture"),
    "science-focus": full_group("science"),
    "trade-focus": full_group("economy"),
    "seafarers": full_group("seafaring"),
    "militarized": full_group("warfare"),
    "government": full_group("theocracy"),
    "eureka": (goods(ideas=5), goods(ideas=4, gold=7)),
    "wealth": (goods(gold=5), goods(gold=4)),
    "ore-supplies": (goods(ore=5), goods(ore=4, gold=7)),
    "wood-supplies": (goods(wood=5), goods(wood=4, gold=7)),
    "food-supplies": (stored(food=5), stored(food=4, gold=7)),
    "optimized-storage": (stored(food=3, wood=3, ore=3), stored(food=3, wood=3, ore=2, gold=7)),
    "happy-population": (
        cities(plain(), "red", *SPREAD[:4], mood="happy"),
        cities(plain(), "red", *SPREAD[:3], mood="happy").city("e1", "red"),
    ),
    "architecture": (
        size("academy", "temple").city("e3", "red", "fortress", "port"),
        size("academy", "temple").city("e3", "red", "fortress", "port blue"),
    ),
    "goal-focused": (
        plain()
        .advances("red", *group("science"), *group("economy"))
        .advances("blue", *ADVANCES[:4]),
        plain().advances("red", *group("science")).advances("blue", *ADVANCES[:4]),
    ),
    "colony": (
        plain().start_city("red", "c1").city("c6", "red"),
        plain().start_city("red", "c1").city("c5", "red").city("c7", "blue"),
    ),
    "consulate": (abroad(2, 0), abroad(1, 0)),
    "culture-power": (abroad(2, 1), abroad(1, 1)),
    "metropolis": (
        size("academy", "temple", "fortress", "great-wall"),
        size("academy", "temple", "fortress"),
    ),
    "expansionist": (growing(*SPREAD[:4]), growing(*SPREAD[:4]).city("c2", "barbarians")),
    "trade-power": (trade(2, 1, "trade-routes"), trade(2, 0, "trade-routes")),
    "shipping-routes": (trade(0, 2, "trade-routes"), trade(2, 1, "trade-routes")),
    "diversified-research": (
        plain().advances("red", *ADVANCES[:36:4]),
        plain().advances("red", *ADVANCES[:32]),
    ),
    "versatility": (all_sorts(), all_sorts("elephant")),
    "migration": (
        units(growing("a1"), "red", "settler", "c3", "e3", "g3"),
        units(growing("a1"), "red", "settler", "c3", "c3", "e3", "a2"),
    ),
    "high-culture": (high(4, 2), high(4, 1)),
    "sea-blockade": (sea_of_ports(2), sea_of_ports(1)),
    "large-fleet": (fleet(2, 1), fleet(2, 2)),
    "large-army": (forces(6, 0, 2), forces(5, 4, 2)),
    "standing-army": (standing(*SPREAD[:4]), standing(*SPREAD[:3], "c2")),
    "threat": (
        units(cities(plain(), "blue", "c3", "g3"), "red", "infantry", "c2", "c2", "g2", "g2"),
        units(
            cities(plain(), "blue", "c3").city("g3", "barbarians"),
            "red",
            "infantry",
            *("c2", "c2", "c2", "g2"),
        ),
    ),
    "military-might": (forces(10, 2), forces(10, 1)),
    "outpost": (
        units(growing("a1"), "red", "infantry", "c3", "e3", "g3"),
        units(growing("a1"), "red", "infantry", "c3", "c3", "e3", "a2"),
    ),
    "horse-power": (
        units(plain(civ=True), "red", "cavalry", "c3", "c4", "c5"),
        units(plain(civ=True), "red", "cavalry", "c3", "c4", "c4"),
    ),
    "ivory-tower": (
        units(plain(civ=True), "red", "elephant", "c3", "c4", "c5"),
        units(plain(civ=True), "red", "elephant", "c3", "c4", "c4"),
    ),
}


@pytest.mark.parametrize("name", STATUS)
@pytest.mark.rule("CC-N2.3")
def test_a_status_objective_is_fulfilled_or_just_not(name: str) -> None:
    for position, expected in zip(STATUS[name], (True, False)):
        s = position.state()
        card = card_with(s, name)
        s.players[0].objective_cards = [s.content.objective_ids.index(card)]
        talk = status(s)
        assert (f"complete {card} {name}" in talk.keys) == expected


@pytest.mark.rule("CC-X34.6")
def test_leads_are_strict_and_neutral_forces_are_no_players() -> None:
    for name in ("scientific-lead", "large-fleet", "large-army", "culture-power"):
        assert not CHECKS[number(name)](plain().state(), 0)
    position = forces(4, 0).units("g6", "barbarians", *["infantry"] * 4)
    assert CHECKS[number("large-army")](position.state(), 0)
    assert CHECKS[number("large-fleet")](fleet(4, 4).state(), 0)


def test_every_status_objective_has_a_check_and_a_case() -> None:
    s = Position().state()
    for objective, name in enumerate(OBJECTIVES):
        if s.content.objective_timing[objective] != TIMING_INSTANT:
            assert objective in CHECKS
            assert name in STATUS or name == "magnificent-culture"


# Military objectives


def combat(
    red: int = 2,
    blue: int = 2,
    lost: tuple[int, int] = (0, 0),
    winner: int = ATTACKER,
    enemy: int = 1,
    at_sea: bool = False,
) -> Battle:
    """A land combat that red started with infantry, as it was when it ended."""
    battle = Battle(at("c4"), 0, enemy, at_sea)
    battle.fought = battle.ended = True
    battle.winner = winner
    for side, count, gone in zip(battle.sides, (red, blue), lost):
        unit = unit_of(side.owner, SHIP if at_sea else INFANTRY)
        side.start_count = count
        side.units = [unit] * (count - gone)
        side.lost = [unit] * gone
    return battle


def conquest(**facts: bool) -> Conquest:
    found = Conquest(at("c4"), 0, 1)
    found.defended = facts.get("defended", False)
    found.landed = facts.get("landed", False)
    if facts.get("barbarians", False):
        found.former = BARBARIANS
    return found


def changed(battle: Battle, change: Callable[[Battle], None]) -> Battle:
    change(battle)
    return battle


def add_unit(side: int, sort: int, lost: bool = False) -> Callable[[Battle], None]:
    def change(battle: Battle) -> None:
        of = battle.sides[side]
        (of.lost if lost else of.units).append(unit_of(of.owner, sort))

    return change


def legend(wonders: int) -> Battle:
    battle = combat(3, 1, winner=DEFENDER)
    battle.city_size, battle.city_wonders = 5, wonders
    return battle


def scavenged(could: bool) -> Battle:
    battle = combat(1, 0)
    battle.sides[DEFENDER].others_lost = [unit_of(1, SETTLER)]
    battle.could_trade = could
    return battle


Case = tuple[Battle, Conquest | None]

MILITARY: dict[str, tuple[Case, Case]] = {
    "conqueror": ((combat(), conquest(defended=True)), (combat(), conquest())),
    "naval-assault": ((combat(), conquest(landed=True)), (combat(), conquest(defended=True))),
    "barbarian-conquest": (
        (combat(3, 2, enemy=BARBARIANS), conquest(barbarians=True)),
        (combat(3, 1, enemy=BARBARIANS), conquest(barbarians=True)),
    ),
    "general": ((combat(3, 3, (3, 3), -1), None), (combat(3, 3, (0, 2)), None)),
    "great-battle": ((combat(3, 3), None), (combat(3, 2), None)),
    "defiance": ((combat(1, 2), None), (combat(1, 2, winner=DEFENDER), None)),
    "bold": ((combat(1, 2), None), (combat(1, 2, enemy=BARBARIANS), None)),
    "legendary-battle": ((legend(1), None), (legend(0), None)),
    "scavenger": ((scavenged(True), None), (scavenged(False), None)),
    "aggressor": ((combat(3, 2, (0, 2)), None), (combat(3, 2, (1, 1)), None)),
    "great-commander": (
        (changed(combat(2, 2), add_unit(ATTACKER, LEADER)), None),
        (changed(combat(3, 2), add_unit(ATTACKER, LEADER)), None),
    ),
    "brutus": (
        (changed(combat(3, 3, (0, 2)), add_unit(DEFENDER, LEADER, True)), None),
        (changed(combat(3, 3, (0, 1)), add_unit(DEFENDER, LEADER, True)), None),
    ),
    "trample": (
        (changed(combat(), add_unit(ATTACKER, CAVALRY)), None),
        (changed(combat(winner=DEFENDER), add_unit(ATTACKER, CAVALRY)), None),
    ),
}


@pytest.mark.parametrize("name", MILITARY)
def test_a_military_objective_is_fulfilled_or_just_not(name: str) -> None:
    s = plain(civ=True).state()
    good, bad = MILITARY[name]
    assert number(name) in military_objectives(s, *good)[0]
    assert number(name) not in military_objectives(s, *bad)[0]


def test_resistance_is_for_the_defender() -> None:
    s = plain().state()
    met = military_objectives(s, combat(3, 2, (2, 2)), None)
    assert number("resistance") in met[1]
    assert number("resistance") not in met[0]
    assert number("resistance") not in military_objectives(s, combat(3, 2, (1, 2)), None)[1]


def test_warmonger_needs_combats_on_two_hexes_and_a_victory() -> None:
    s = plain().state()
    s.battles = [fight_of(0, True, at("c4"))]
    assert number("warmonger") not in military_objectives(s, combat(), None)[0]
    s.battles.append(fight_of(0, False, at("c6")))
    assert number("warmonger") in military_objectives(s, combat(), None)[0]
    s.battles = [fight_of(0, False, at(hex)) for hex in ("c4", "c6")]
    assert number("warmonger") not in military_objectives(s, combat(), None)[0]


def test_sea_cleansing_needs_a_second_victory_over_pirates() -> None:
    s = plain(civ=True).state()
    s.pirate_victories = 1
    battle = combat(2, 1, (0, 1), enemy=PIRATES, at_sea=True)
    assert number("sea-cleansing") not in military_objectives(s, battle, None)[0]
    s.pirate_victories = 2
    assert number("sea-cleansing") in military_objectives(s, battle, None)[0]


@pytest.mark.rule("CC-X14.4")
def test_an_undefended_city_makes_no_conqueror() -> None:
    position = plain().city("c4", "blue").units("c4", "red", "infantry")
    talk = carry_out(conquer_city(position.state(), at("c4"), 0))
    assert isinstance(talk.result, Conquest)
    assert not talk.result.defended
    met = military_objectives(position.state(), combat(1, 0), talk.result)
    assert number("conqueror") not in met[0]


def test_every_instant_objective_has_a_case() -> None:
    s = Position().state()
    elsewhere = {"city-founder", "draft", "terror-regime", "resistance", "warmonger"}
    elsewhere |= {"sea-cleansing"}
    for objective, name in enumerate(OBJECTIVES):
        if s.content.objective_timing[objective] == TIMING_INSTANT:
            assert name in MILITARY or name in elsewhere
