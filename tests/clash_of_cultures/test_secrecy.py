"""Chapter 12: what is hidden, from whom, and what everybody may know."""

import json
import random
from typing import Any

import pytest

from kronika.core.errors import NoUndo, UsageError
from kronika.core.match import Match
from kronika.games.clash_of_cultures import GAME
from kronika.games.clash_of_cultures.combat import attack
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import STATUS, World, pact_of
from kronika.games.clash_of_cultures.terms import EVENTS, HEXES, MAYA, NONE, OBELISK, UNEXPLORED
from kronika.games.clash_of_cultures.trading import OFFERS_TO_ONE

from .helpers import carry_out
from .play import begin, go_on, keys, pass_turn, play, prompt, told, wander, world

pytestmark = pytest.mark.compiled

PRIVATE = ("drew-action-card", "drew-objective", "drew-wonder", "placed-this-card")


def table(match: Match, viewer: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = match.view(viewer)["table"]
    return shown


def hands(s: World, player: int) -> tuple[tuple[int, ...], ...]:
    """What only this player knows."""
    realm = s.players[player]
    cards = (realm.action_cards, realm.objective_cards, realm.wonder_cards)
    return tuple(tuple(sorted(hand)) for hand in cards)


def full() -> Position:
    """Two players with cards of every kind in hand."""
    position = Position(2, civ=True).terrain("grassland", "c4", "d4", "e4", "i4", "i5")
    position.city("c4", "red").city("i4", "blue").advances("red", "farming", "mining", "tactics")
    position.advances("blue", "farming", "mining", "tactics")
    position.civilization("red", "rome").civilization("blue", "china")
    position.action_cards("red", "a1", "a2").action_cards("blue", "a3", "a4", "a5")
    position.objective_cards("red", "o1").objective_cards("blue", "o2", "o3")
    position.wonder_cards("red", "great-wall").wonder_cards("blue", "great-library")
    person = position.content.event_text.index(EVENTS.index("great-artist"))
    position.world.event_deck.remove(person)
    position.world.players[1].persons.append(person)
    return position


def moments(seed: int, players: int, often: float, **settings: bool) -> list[Match]:
    """Copies of a random match at some of its decisions."""
    match, chance = begin(players, seed, **settings), random.Random(seed)
    found = []
    while match.ask is not None:
        if chance.random() < often:
            found.append(match.copy())
        wander(match, chance)
    return found


# Hands


@pytest.mark.rule("CC-HI.1", "CC-C2.2", "CC-C2.1")
def test_a_hand_is_shown_to_its_owner_only_and_counted_for_all() -> None:
    match = go_on(full())
    for viewer in (None, 0, 1):
        for number, player in enumerate(table(match, viewer)["players"]):
            assert (player["hand"] is not None) is (viewer == number)
            assert player["hand_sizes"]["action"] == (2, 3)[number]
            assert player["hand_sizes"]["objective"] == (1, 2)[number]
            assert player["hand_sizes"]["wonder"] == 1
            assert player["great_persons"] == (0, 1)[number]
    own = table(match, 1)["players"][1]["hand"]
    assert sorted(own["action"]) == ["a3", "a4", "a5"]
    assert sorted(own["objective"]) == ["o2", "o3"]
    assert own["wonder"] == ["great-library"]
    assert len(own["persons"]) == 1
    seen = json.dumps([table(match, viewer) for viewer in (None, 0)])
    assert "great-library" not in seen
    for secret in ('"a3"', '"a4"', '"a5"', '"o2"', '"o3"'):
        assert secret not in seen


@pytest.mark.rule("CC-HI.6", "CC-C2.2")
def test_a_drawn_card_is_told_to_the_drawer_only() -> None:
    chance = random.Random(4)
    match = begin(3, 4)
    while match.ask is not None:
        wander(match, chance)
    everything = [match.log(seat) for seat in range(3)]
    for name in ("drew-action-card", "drew-objective"):
        assert told(match, name) == 0  # a spectator
        assert all(told(match, name, seat) > 0 for seat in range(3))
    for seat, lines in enumerate(everything):
        for line in lines:
            if line.event.name in PRIVATE:
                others = [line.seen_by(other) for other in range(3) if other != seat]
                assert others == [False, False]


@pytest.mark.rule("CC-HI.6", "CC-HI.3")
def test_events_are_public_at_once() -> None:
    position = full().goods("red", food=2)
    position.world.players[0].tracker = 1
    match = go_on(position)
    play(match, "advance storage")
    while told(match, "event-drawn") == 0:
        match.choose(match.options[0])
    for seat in (None, 0, 1):
        assert told(match, "event-drawn", seat) == 1


# Decks and tiles


@pytest.mark.rule("CC-HI.2", "CC-C1.2")
def test_nobody_learns_what_is_in_decks_and_under_tiles() -> None:
    match = begin(4, 2)
    for viewer in (None, 0, 3):
        shown = table(match, viewer)
        assert shown["decks"] == {"action": 38, "objective": 34, "event": 58, "wonder": 8}
        unknown = [hex for hex in shown["hexes"].values() if hex["terrain"] == "unexplored"]
        assert len(unknown) == 14 * 4
        assert all(hex == unknown[0] for hex in unknown)


@pytest.mark.rule("CC-HI.2", "CC-C1.2")
def test_the_order_of_decks_and_tiles_does_not_exist_before_the_draw() -> None:
    match = begin(2, 5)
    start = HEXES[world(match).players[world(match).active].start_hex]
    found = set()
    for seed in range(12):
        other = match.redraw(0, seed)
        play(other, f"move {start}")
        play(other, next(key for key in keys(other) if key.startswith("explore")))
        while told(other, "explores") == 0:
            other.choose(other.options[0])
        found.add(next(line.b for line in other.log() if line.event.name == "explores"))
    assert len(found) > 3


# What is public


@pytest.mark.rule("CC-HI.3", "CC-C1.1", "CC-C2.1", "CC-C2.3", "CC-C3.1", "CC-C3.2", "CC-C3.3")
def test_all_see_the_same_table_but_for_hands() -> None:
    for match in moments(3, 3, 0.03):
        tables = [table(match, viewer) for viewer in (None, 0, 1, 2)]
        for shown in tables:
            for player in shown["players"]:
                player["hand"] = None
        assert tables[1:] == tables[:1] * 3


@pytest.mark.rule("CC-C1.1", "CC-HI.3")
def test_the_table_shows_what_is_public() -> None:
    position = full().city("e4", "barbarians", "port red").exhausted("d4").variant("no-events")
    position.turn("red", actions=2, age=3, round=2)
    position.land(f4="sea")
    s = position.world
    s.action_discard.append(s.action_deck.pop())
    s.objective_discard.append(s.objective_deck.pop())
    s.event_discard.append(s.event_deck.pop())
    s.wonder_table.append(s.wonder_deck.pop())
    s.solar_eclipse = True
    match = go_on(position)
    shown = table(match, None)
    clock = [shown[name] for name in ("age", "round", "starter", "active", "actions_left")]
    assert clock == [3, 2, 0, 0, 2]
    assert shown["civilizations"] is True
    assert shown["variants"] == ["no-events"]
    content = position.content
    assert shown["discards"]["action"] == [content.action_ids[s.action_discard[0]]]
    assert shown["discards"]["event"] == [content.event_ids[s.event_discard[0]]]
    assert len(shown["wonders_on_table"]) == 1
    assert shown["lasting"]["solar_eclipse"] is True
    assert shown["lasting"]["trojan_horse"] is False
    assert shown["hexes"]["d4"]["exhausted"] is True
    assert shown["hexes"]["c4"]["city"]["owner"] == "player-1"
    assert shown["tiles_left"] == 16
    assert shown["supply"]["barbarian_settlements"] == 9


@pytest.mark.rule("CC-C2.1", "CC-C2.3", "CC-HI.7", "CC-HI.3")
def test_the_board_of_a_player_is_public() -> None:
    position = full().goods("blue", food=1, gold=2, mood=3, culture=4)
    position.leader("blue", "sun-tzu", "i4")
    realm = position.world.players[1]
    realm.defeated_leaders = 1
    realm.rune_stones = 2
    realm.buildings[OBELISK] -= 2
    position.world.players[0].leaders_recruited += 1
    position.world.players[0].leader_cards.pop()
    realm.tracker = 2
    realm.completed.append(2 * position.world.objective_deck.pop())
    position.captives("blue", "red infantry")
    shown = table(go_on(position), 0)["players"][1]
    assert (shown["stock"]["gold"], shown["stock"]["mood"], shown["stock"]["culture"]) == (2, 3, 4)
    assert shown["advances"] == ["farming", "mining", "tactics"]
    assert shown["tracker"] == 2
    assert shown["civilization"] == "china"
    assert shown["leader"] == "sun-tzu"
    assert sorted(shown["leaders_left"]) == ["qin-shi-huang", "wu-zetian"]
    assert (shown["defeated_leaders"], shown["rune_stones"]) == (1, 2)
    assert shown["captives"] == [["player-1", "infantry"]]
    assert len(shown["completed"]) == 1
    assert shown["settlements"] == 6


@pytest.mark.rule("CC-C3.1", "CC-C3.2", "CC-C3.3")
def test_a_city_is_public_with_all_that_is_in_it() -> None:
    position = full().land(d3="sea")
    position.city("d4", "blue", "temple red", "port d3", "great-pyramid", mood="angry")
    city = position.world.cities[HEXES.index("d4")]
    city.beloved, city.druids, city.activations = 2, 1, 1
    assert city.size() == 4
    shown = table(go_on(position), None)["hexes"]["d4"]["city"]
    assert shown == {
        "owner": "player-2",
        "mood": "angry",
        "size": 4,
        "buildings": {"temple": "player-1", "port": "player-2"},
        "wonders": ["great-pyramid"],
        "port": "d3",
        "activations": 1,
        "beloved": 2,
        "druids": ["player-1"],
    }


# Other worlds


@pytest.mark.rule("CC-HI.10", "CC-HI.1", "CC-HI.2")
@pytest.mark.parametrize(("players", "civ"), [(2, True), (3, False), (4, True)])
def test_what_is_hidden_can_be_anything_else(players: int, civ: bool) -> None:
    changed = 0
    for number, match in enumerate(moments(7, players, 0.02, civilizations=civ)):
        for viewer in range(players):
            other = match.redraw(viewer, number)
            match.game.check(other.state)
            for seat in (viewer, None):
                assert other.view(seat) == match.view(seat)
                assert other.log(seat) == match.log(seat)
            mine, yours = world(match), world(other)
            assert hands(mine, viewer) == hands(yours, viewer)
            for seat in mine.others(viewer):
                changed += hands(mine, seat) != hands(yours, seat)
    assert changed > 10


@pytest.mark.rule("CC-HI.10")
def test_a_redraw_changes_the_hands_of_others_and_nothing_else() -> None:
    match = go_on(full())
    actions: set[tuple[int, ...]] = set()
    objectives: set[tuple[int, ...]] = set()
    wonders: set[tuple[int, ...]] = set()
    for seed in range(20):
        other = world(match.redraw(0, seed))
        action, objective, wonder = hands(other, 1)
        assert (len(action), len(objective), len(wonder)) == (3, 2, 1)
        assert other.players[1].persons == world(match).players[1].persons  # seen when bought
        assert other.terrain == world(match).terrain
        assert other.cities == world(match).cities
        actions.add(action)
        objectives.add(objective)
        wonders.add(wonder)
    assert min(len(actions), len(objectives)) > 15
    assert len(wonders) > 3


@pytest.mark.rule("CC-HI.1", "CC-M2.1")
def test_whether_an_objective_could_be_completed_is_not_told() -> None:
    for card in ("o1", "o2"):
        position = Position(2).terrain("grassland", *[f"{c}1" for c in "abcdefghi"])
        for hex in "abcdefg":
            position.city(f"{hex}1", "red")
        match = go_on(position.city("i1", "blue").objective_cards("red", card), STATUS)
        assert (prompt(match), match.player) == ("status-objectives", 0)
        assert match.view(1)["options"] == []


@pytest.mark.rule("CC-HI.1", "CC-M2.1")
@pytest.mark.parametrize("wood", [4, 5])
def test_who_has_nothing_to_complete_is_asked_if_others_could_think_so(wood: int) -> None:
    position = Position(2).terrain("grassland", "c4", "i4").city("c4", "red").city("i4", "blue")
    position.goods("red", wood=wood).objective_cards("red", "o1")
    match = go_on(position.advances("blue", "farming"), STATUS)
    # With five wood red might hold Wood Supplies; with four nobody could complete anything.
    asked = (prompt(match), match.player) == ("status-objectives", 0)
    assert asked == (wood == 5)
    for seed in range(10):
        assert match.redraw(1, seed).view(1) == match.view(1)


@pytest.mark.rule("CC-HI.4", "CC-Q3.2")
def test_who_has_a_card_is_asked_in_a_combat_unless_none_at_all_would_fit() -> None:
    position = Position(2).terrain("grassland", "c4", "c5").advances("red", "tactics")
    position.units("c4", "red", "infantry", "infantry").units("c5", "blue", "infantry", "infantry")
    position.dice(0, 0, 0, 0)
    position.action_cards("red", "a16")  # for the defenders of a city
    for hidden in (True, False):
        s = position.state()
        if not hidden:
            s.action_discard, s.action_deck = s.action_deck, []
        start = HEXES.index("c4")
        talk = carry_out(attack(s, 0, HEXES.index("c5"), s.units_at(start).copy(), start))
        assert talk.prompt == ("combat-card" if hidden else "retreat")
        assert not hidden or talk.keys == ["place-no-card"]


@pytest.mark.rule("CC-HI.1", "CC-E3.5")
@pytest.mark.parametrize("cards", [True, False])
def test_a_turn_does_not_end_by_itself_while_cards_could_be_played(cards: bool) -> None:
    position = Position(2).terrain("grassland", "c4", "i4").city("c4", "red").city("i4", "blue")
    position.advances("blue", "farming").turn("red", actions=0)
    position.world.offers = [1] * OFFERS_TO_ONE
    if cards:
        position.action_cards("red", "a1")
    match = go_on(position)
    assert match.player == (0 if cards else 1)
    if cards:
        assert keys(match) == ["end-turn"]
        for seed in range(10):
            assert match.redraw(1, seed).view(1) == match.view(1)


@pytest.mark.rule("CC-HI.8", "CC-HI.10")
def test_the_event_that_the_maya_have_seen_is_redrawn_for_the_others_only() -> None:
    position = full()
    position.world.players[1].civilization = MAYA
    position.next_event("great-prophet")
    match = go_on(position)
    known = world(match).known_events
    assert all(world(match.redraw(1, seed)).known_events == known for seed in range(10))
    others = {world(match.redraw(0, seed)).known_events[0] for seed in range(10)}
    assert len(others) > 5


@pytest.mark.rule("CC-HI.10")
def test_an_objective_assigned_by_the_great_seer_is_known_to_the_seer_only() -> None:
    position = full()
    s = position.world
    s.seer = 1
    s.players[0].assigned_objective = s.objective_deck.pop()
    match = go_on(position)
    mine = s.players[0].assigned_objective
    assert {world(match.redraw(1, n)).players[0].assigned_objective for n in range(10)} == {mine}
    assert len({world(match.redraw(0, n)).players[0].assigned_objective for n in range(10)}) > 5


# Combat


@pytest.mark.rule("CC-HI.4", "CC-C2.2")
def test_a_combat_card_is_hidden_until_both_are_revealed() -> None:
    position = full().units("d4", "red", "infantry").units("e4", "blue", "infantry")
    match = go_on(position)
    play(match, "move d4", "attack e4")
    while match.player == 0 and prompt(match) != "combat-card":
        match.choose(match.options[0])
    assert (prompt(match), match.player) == ("combat-card", 0)
    card = next(key for key in keys(match) if key.startswith("place-card"))
    match.choose(card)
    assert (prompt(match), match.player) == ("combat-card", 1)
    assert told(match, "placed-card", 1) == 1
    assert told(match, "placed-this-card", 1) == 0
    assert told(match, "placed-this-card", 0) == 1
    assert '"a1"' not in json.dumps(match.view(1))
    placed = {match.redraw(1, seed).decisions[-1].key for seed in range(30)}
    assert len(placed) > 1


# Undo


def undoable(match: Match) -> bool:
    return match.can_undo


@pytest.mark.rule("CC-HI.9")
def test_nothing_is_undone_behind_a_draw_a_roll_or_a_new_tile() -> None:
    match = begin(2, 5, civilizations=False)
    start = HEXES[world(match).players[world(match).active].start_hex]
    drawing = match.copy()
    play(match, f"move {start}")
    assert undoable(match)
    play(match, next(key for key in keys(match) if key.startswith("explore")))
    assert not undoable(match)
    with pytest.raises(NoUndo, match="something hidden"):
        match.undo()
    play(drawing, "advance writing")  # draws two cards
    while prompt(drawing) != "action":
        drawing.choose(drawing.options[0])
    assert not drawing.can_undo
    rolling = go_on(full().city("d4", "blue", "temple"))
    play(rolling, "influence")
    while told(rolling, "rolls-influence") == 0:
        rolling.choose(rolling.options[0])
    assert not rolling.can_undo


@pytest.mark.rule("CC-HI.9")
def test_what_shows_nothing_can_be_undone() -> None:
    match = go_on(full().units("c4", "red", "settler"))
    before = match.view(0)
    play(match, "move c4")  # there is one hex to go to
    assert table(match, 0)["hexes"]["d4"]["units"]
    while match.decisions:
        match.undo()
    assert match.view(0) == before


# Wonders that are taken from a hand


@pytest.mark.rule("CC-HI.11", "CC-X31.1")
def test_a_wonder_taken_out_of_a_hand_is_told_to_all() -> None:
    position = Position(2, civ=True).terrain("grassland", "c4", "i4").city("c4", "red")
    position.city("i4", "blue").civilization("red", "china").civilization("blue", "rome")
    position.leader("red", "qin-shi-huang", "c4").wonder_cards("blue", "great-wall")
    position.advances("red", "farming", "mining").goods("red", food=2)
    match = go_on(position.advances("blue", "farming"))
    play(match, "advance engineering")
    for seat in (None, 0, 1):
        assert told(match, "hands-wonder", seat) == 1
    s = world(match)
    assert len(s.players[1].wonder_cards) == 1  # another one in return


# Bad seats


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_else_can_look(seat: int) -> None:
    match = begin(2, 0)
    with pytest.raises(UsageError, match="no player"):
        match.view(seat)
    with pytest.raises(UsageError, match="no player"):
        match.redraw(seat, 0)


def test_unexplored_hexes_stay_so_in_another_world() -> None:
    match = begin(2, 0)
    pass_turn(match)
    other = match.redraw(0, 9)
    assert world(other).terrain == world(match).terrain
    assert UNEXPLORED in world(other).terrain
    assert all(player.civilization != NONE for player in world(other).players)


@pytest.mark.rule("CC-HI.3", "CC-C1.1")
def test_lasting_events_and_discards_are_public() -> None:
    position = Position(2, civ=True).land(c4="grassland").city("c4", "red").city("d4", "blue")
    s = position.land(d4="grassland").state()
    s.players[1].pestilence = True
    s.diplomats.append(pact_of(0, 1))
    s.event_deck.remove(0)
    s.event_table.append(0)
    s.objective_deck.remove(4)
    s.objective_discard.append(4)
    for viewer in (None, 0, 1):
        seen = GAME.view(s, viewer)
        assert seen["pacts"] == [["player-1", "player-2"]]
        assert seen["events_in_play"] == [s.content.event_ids[0]]
        assert seen["discards"]["objective_cards"] == [s.content.objective_ids[4]]
        assert [each["barred_from_building"] for each in seen["players"]] == [False, True]
