"""Appendix B: where another implementation of the game differs, this one follows the rulebook."""

import pytest

from kronika.games.clash_of_cultures.advances import gain_advance
from kronika.games.clash_of_cultures.events import exhausted_land
from kronika.games.clash_of_cultures.exploration import STRAIGHT, TURNED, is_edge, laid, land_turns
from kronika.games.clash_of_cultures.influence import sources
from kronika.games.clash_of_cultures.pirates import reward
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import IN_FOREST, TURN_START
from kronika.games.clash_of_cultures.status import draw_cards
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    BARBARIAN_ARRIVAL,
    EVENTS,
    GRASSLAND,
    HEXES,
    NONE,
    SEA,
    SPECIAL_ADVANCES,
    VOTING,
)

from .combat_helpers import CAVALRY_2, CAVALRY_4, INFANTRY_6, LEADER_1, battle_of, field, storm
from .culture_helpers import row
from .event_helpers import cities, draw, isles
from .helpers import BLUE, RED, carry_out, stock, units
from .play import begin, go_on, keys, play, prompt, world
from .valley import valley

pytestmark = pytest.mark.compiled


def at(hex: str) -> int:
    return HEXES.index(hex)


@pytest.mark.rule("CC-BD.1", "CC-M4.1")
def test_the_status_phase_gives_objectives_and_no_events() -> None:
    s = row().city("a1", "red").city("c1", "blue").state()
    events = len(s.event_deck)
    carry_out(draw_cards(s))
    for player in s.players:
        assert (len(player.action_cards), len(player.objective_cards)) == (1, 1)
        assert not player.persons
    assert len(s.event_deck) == events


@pytest.mark.rule("CC-BD.2")
def test_city_states_come_with_voting() -> None:
    content = row().content
    assert content.special_base[SPECIAL_ADVANCES.index("city-states")] == VOTING


@pytest.mark.rule("CC-BD.3", "CC-U4.2")
def test_every_pirate_ship_gives_gold_and_a_token() -> None:
    s = row(civ=True).city("a1", "red").state()
    talk = carry_out(reward(s, 0, 2))
    while not talk.done:
        talk.choose(talk.keys[0])
    assert stock(s)["gold"] == 2
    assert stock(s).get("mood", 0) + stock(s).get("culture", 0) == 2


@pytest.mark.rule("CC-BD.4", "CC-P2.5")
def test_the_edge_of_the_map_matters_only_where_no_sea_can_be_touched() -> None:
    looked = 0
    for players in (2, 3, 4):
        s = world(begin(players, 0, civilizations=False)).copy()
        for slot, hexes in enumerate(s.content.layout_slots[players]):
            around = {other for hex in hexes for other in s.neighbours(hex)} - set(hexes)
            for tile in range(len(s.content.tiles)):
                ways = [
                    [hex for hex, kind in zip(hexes, laid(s, tile, turn)) if kind == SEA]
                    for turn in (STRAIGHT, TURNED)
                ]
                edges = [any(is_edge(s, hex) for hex in seas) for seas in ways]
                touch = [any(around & set(s.neighbours(hex)) for hex in seas) for seas in ways]
                if edges[0] == edges[1] or not all(touch):
                    continue
                beside_sea, beside_land = s.copy(), s.copy()
                for hex in around:
                    beside_sea.terrain[hex] = SEA
                    beside_land.terrain[hex] = GRASSLAND
                assert land_turns(beside_sea, tile, slot, NONE) == [STRAIGHT, TURNED]
                only = [STRAIGHT] if edges[0] else [TURNED]
                assert land_turns(beside_land, tile, slot, NONE) == only
                looked += 1
    assert looked


@pytest.mark.rule("CC-BD.5", "CC-W6.4", "CC-AP1.11")
def test_any_activation_of_its_city_lets_the_great_lighthouse_launch_a_ship() -> None:
    position = valley().city("c4", "red", "great-lighthouse", mood="happy").city("h2", "blue")
    match = go_on(position)
    play(match, "collect c4")
    while prompt(match) == "harvest":
        match.choose(match.options[0])
    assert prompt(match) == "lighthouse"
    assert keys(match) == ["launch c5", "no-launch"]
    assert world(match).actions_left == 2  # for the activation, and nothing else


@pytest.mark.rule("CC-BD.6")
def test_nobody_wins_where_all_fall_in_the_first_round_beside_a_fortress() -> None:
    position = field().units("c4", "red", "infantry", "infantry")
    position.city("c5", "blue", "fortress").units("c5", "blue", "infantry")
    s = position.dice(INFANTRY_6, INFANTRY_6, INFANTRY_6, INFANTRY_6).state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert units(s, "c4", RED) == units(s, "c5", RED) == units(s, "c5", BLUE) == []
    assert battle.winner == NONE
    assert s.cities[at("c5")].owner == BLUE


@pytest.mark.rule("CC-BD.7", "CC-J4.9")
def test_navigation_may_start_inside_an_area_and_end_on_any_edge_hex_of_the_next() -> None:
    position = Position().advances("red", "navigation").terrain("sea", "d3", "d4")
    position.terrain("grassland", "c4", "c5", "d5", "e4", "e5").terrain("sea", "c6", "d6", "e6")
    match = go_on(position.units("d4", "red", "ship").city("c4", "red").city("e4", "blue"))
    play(match, "move d4")
    assert not is_edge(world(match), at("d4"))
    assert {"navigate c6", "navigate d6", "navigate e6"} <= set(keys(match))


@pytest.mark.rule("CC-BD.8")
def test_the_great_arena_is_used_once_in_a_combat() -> None:
    position = field().units("c4", "red", "infantry").units("c5", "blue", "infantry")
    position.city("b4", "red", "great-arena").goods("red", mood=2)
    s = position.dice(CAVALRY_2, LEADER_1, CAVALRY_2, LEADER_1).state()
    talk = storm(s, "c4", "c5")
    assert talk.keys == ["arena-cheer", "no-arena"]
    talk.choose("arena-cheer", "fight-on")
    assert talk.prompt == "retreat"  # a round later, and not asked again


@pytest.mark.rule("CC-BD.9", "CC-W6.8")
def test_the_great_wall_weakens_the_attacker() -> None:
    position = field().units("c4", "red", "infantry").units("c5", "blue", "infantry")
    position.city("c5", "blue", "great-wall", mood="happy")
    s = position.dice(CAVALRY_4, CAVALRY_4).state()
    storm(s, "c4", "c5")
    assert s.log is not None
    values = [(line.a, line.b) for line in s.log if line.event.name == "combat-value"]
    assert values[:2] == [(RED, 2), (BLUE, 4)]


@pytest.mark.rule("CC-BD.10", "CC-S2.2")
def test_land_with_own_units_is_not_exhausted() -> None:
    position = row().city("a1", "red").units("b1", "red", "settler")
    s = position.state()
    carry_out(exhausted_land(s, 0))
    assert s.exhausted == []


@pytest.mark.rule("CC-BD.11", "CC-L3.3")
def test_an_own_city_is_influenced_from_another_own_city() -> None:
    position = row().city("a1", "red", "academy blue").city("c1", "red").goods("red", culture=1)
    match = go_on(position.city("k1", "blue"))
    play(match, "influence")
    assert keys(match) == ["influence-from a1 0", "influence-from c1 1"]


@pytest.mark.rule("CC-BD.12", "CC-L1.6")
def test_the_building_is_chosen_after_the_roll() -> None:
    position = row().city("a1", "red").city("b1", "blue", "academy", "temple").dice(10)
    match = go_on(position)
    play(match, "influence")
    assert keys(match) == ["influence-building academy", "influence-building temple"]
    assert [line.event.name for line in match.log()].count("rolls-influence") == 1


@pytest.mark.rule("CC-BD.13", "CC-X8.7", "CC-E5.16")
def test_trade_routes_may_be_left_out() -> None:
    position = row().city("a1", "red").city("c1", "blue").advances("red", "trade-routes")
    position.units("b1", "red", "settler").advances("red", "farming")
    match = go_on(position, TURN_START)
    assert prompt(match) == "trade-route"
    play(match, "no-more-routes")
    assert prompt(match) == "action"
    assert stock(world(match)) == {}


@pytest.mark.rule("CC-BD.14", "CC-L3.4")
def test_only_foreign_buildings_stop_a_city_from_influencing_others() -> None:
    position = row().city("a1", "red", "great-wall").city("c1", "red", "temple blue")
    found = sources(position.city("b1", "blue", "academy").state(), 0)
    assert at("a1") in found
    match = go_on(position.goods("red", culture=0))
    play(match, "influence")
    assert [key for key in keys(match) if key.startswith("influence-city")] == [
        "influence-city b1",
        "influence-city c1",
    ]


@pytest.mark.rule("CC-BD.15")
def test_a_forest_binds_settlers_too() -> None:
    position = row().land(b1="forest").units("a1", "red", "settler").city("k1", "blue")
    match = go_on(position.city("i1", "red"))
    play(match, "move a1")
    moved = world(match).units_at(at("b1"))
    assert [bool(unit & IN_FOREST) for unit in moved] == [True]


@pytest.mark.rule("CC-BD.17")
def test_advances_of_a_later_update_are_not_there() -> None:
    assert len(ADVANCES) == 48
    assert not {"city-planning", "welfare-state"} & set(ADVANCES)
    s = row().city("a1", "red").state()
    carry_out(gain_advance(s, 0, ADVANCES.index("writing"), False, [0] * 9))
    realm = s.players[0]
    assert (len(realm.action_cards), len(realm.objective_cards)) == (1, 1)
    carry_out(gain_advance(s, 0, ADVANCES.index("philosophy"), False, [0] * 9))
    assert stock(s)["ideas"] == 1


# Who decides


@pytest.mark.rule("CC-E5.6", "CC-P3.1")
def test_the_explorer_chooses_where_the_ship_enters() -> None:
    # t5 is sea, mountain, sea, mountain.
    position = row().terrain("sea", "c3").terrain("unexplored", "d3", "c4", "e4", "d4")
    position.units("c3", "red", "ship").city("a1", "red").city("k1", "blue")
    match = go_on(position.dice(position.content.tile_ids.index("t5")))
    play(match, "move c3", "lay t5 straight")  # there is only one tile to explore
    assert match.player == 0
    assert sorted(keys(match)) == ["sail d3", "sail e4"]


@pytest.mark.rule("CC-E5.12")
def test_an_event_asks_whom_its_text_names() -> None:
    s = cities(cities(isles(), "red", 4), "blue", 4).state()
    talk = draw(s, "e29")
    assert s.content.event_text[s.content.event_ids.index("e29")] == EVENTS.index("volcano")
    assert talk.player == 0
    assert len(talk.keys) == 4
    assert all(key.startswith("choose-city") for key in talk.keys)


@pytest.mark.rule("CC-E5.13")
def test_who_draws_the_event_places_the_barbarians() -> None:
    position = row().city("d1", "blue").turn("blue")
    content = position.content
    arrival = content.event_ids[content.event_symbol.index(BARBARIAN_ARRIVAL)]
    position.next_card("event", arrival)
    position.world.players[1].tracker = 1
    position.goods("blue", food=2).advances("blue", "farming").city("k1", "red")
    match = go_on(position.variant("no-events"))
    play(match, "advance storage")
    assert (prompt(match), match.player) == ("barbarian-arrival", 1)
    assert len(keys(match)) == 2


# Data that only the boards and cards show


@pytest.mark.rule("CC-X33.6")
def test_all_cards_of_the_box_have_their_text() -> None:
    content = row().content
    assert len(content.action_ids) == 42
    assert len(content.objective_ids) == 38
    assert len(content.event_ids) == 58
    assert len(set(content.event_text)) == len(EVENTS)


@pytest.mark.rule("CC-X33.11")
def test_egypt_collects_wood_from_the_flood_plains() -> None:
    position = valley(civ=True).civilization("red", "egypt", "flood-plains").city("c4", "red")
    position.advances("red", "irrigation").city("h2", "blue")
    match = go_on(position)
    play(match, "collect c4")
    assert {"harvest b4 food", "harvest b4 wood"} <= set(keys(match))
