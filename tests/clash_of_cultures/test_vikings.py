"""The Vikings: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.movement import move_action
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.scoring import objective_points
from kronika.games.clash_of_cultures.state import SAILED, World
from kronika.games.clash_of_cultures.terms import OBELISK, SETTLER, SHIP

from .combat_helpers import CAVALRY_2, CAVALRY_5, INFANTRY_3, INFANTRY_6, sail, storm
from .helpers import BLUE, RED, YELLOW, Talk, at, carry_out, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, values
from .peoples import move, new_turn, people, trade

pytestmark = pytest.mark.compiled


def vikings(*owned: str, players: int = 2) -> Position:
    return people("vikings", *owned, players=players)


# Ship Construction


@pytest.mark.rule("CC-X30.1", "CC-AP1.2")
def test_navigation_costs_the_vikings_nothing() -> None:
    s = vikings("ship-construction").advances("red", "fishing").state()
    assert [key for key in offered_main(s) if key.startswith("advance")] == ["advance navigation"]
    act(s, "advance navigation")
    assert stock(s) == {"culture": 1}
    assert s.players[RED].tracker == 2


def fleet(*cargo: str) -> Position:
    return vikings("ship-construction").units("c6", "red", "ship", *cargo)


@pytest.mark.rule("CC-X30.2", "CC-X15.34")
def test_a_ship_turns_into_a_settler_and_with_tactics_into_infantry() -> None:
    s = fleet().state()
    act(s, "move c6", "go-ashore c5")
    assert units(s, "c5") == ["settler"]
    assert units(s, "c6") == []
    assert (s.players[RED].units[SHIP], s.players[RED].units[SETTLER]) == (4, 3)
    s = fleet().advances("red", "tactics").state()
    talk = act(s, "move c6", "go-ashore c5")
    assert talk.keys == ["turn-into settler", "turn-into infantry"]
    talk.choose("turn-into infantry")
    assert units(s, "c5") == ["infantry"]
    s = vikings("longships").units("c6", "red", "ship").state()
    assert "go-ashore c5" not in act(s, "move c6").keys


@pytest.mark.rule("CC-X30.2", "CC-X30.5")
def test_a_settler_and_with_tactics_infantry_turns_into_a_ship() -> None:
    s = vikings("ship-construction").units("c5", "red", "settler").state()
    act(s, "move c5", "put-to-sea c6")
    assert units(s, "c6") == ["ship"]
    position = vikings("ship-construction").units("c5", "red", "infantry")
    assert "move c5" not in offered_main(position.state())
    s = position.advances("red", "tactics").state()
    act(s, "move c5", "put-to-sea c6")
    assert units(s, "c6") == ["ship"]


@pytest.mark.rule("CC-X30.3")
def test_ships_go_ashore_only_where_no_enemy_is() -> None:
    def ashore(position: Position) -> bool:
        return "go-ashore c5" in act(position.state(), "move c6").keys

    assert ashore(fleet())
    assert ashore(fleet().city("c5", "red"))
    assert not ashore(fleet().city("c5", "blue"))
    assert not ashore(fleet().units("c5", "blue", "settler"))
    assert not ashore(fleet().units("c5", "barbarians", "infantry"))


@pytest.mark.rule("CC-X30.3", "CC-X30.6")
def test_a_ship_that_has_sailed_does_not_go_ashore_in_the_same_action() -> None:
    s = fleet().state()
    talk = act(s, "move c6", "sail d6")
    assert talk.done  # it has moved, and there is nobody else
    assert "go-ashore d5" in act(s, "move d6").keys


@pytest.mark.rule("CC-X30.4")
def test_cargo_without_another_ship_comes_along() -> None:
    s = fleet("infantry").advances("red", "tactics").state()
    talk = carry_out(move_action(s, RED), "move c6", "join ship")
    assert "load infantry" not in talk.keys  # the only way on, and taken by itself
    talk.choose("go-ashore c5", "turn-into settler")
    assert units(s, "c5") == ["settler", "infantry"]
    assert units(s, "c6") == []
    s = fleet("infantry", "ship").advances("red", "tactics").state()
    act(s, "move c6", "join ship", "go-ashore c5", "turn-into settler", "stop-moving")
    assert units(s, "c6") == ["infantry", "ship"]  # another ship carries it


@pytest.mark.rule("CC-X30.4", "CC-I6.3")
def test_the_limit_of_army_units_holds_ashore() -> None:
    position = fleet("infantry").advances("red", "tactics").units("c5", "red", *["infantry"] * 4)
    talk = move(position.state(), "c6", "join ship", "load infantry")
    assert "go-ashore c5" not in talk.keys
    assert "go-ashore d5" in talk.keys
    position = fleet().advances("red", "tactics").units("c5", "red", *["infantry"] * 4)
    s = position.state()
    act(s, "move c6", "go-ashore c5", "stop-moving")  # a settler is all that fits
    assert units(s, "c5") == ["settler", *["infantry"] * 4]


@pytest.mark.rule("CC-X30.5")
def test_of_a_group_some_become_ships_and_the_others_go_aboard() -> None:
    position = vikings("ship-construction").advances("red", "tactics")
    s = position.units("c5", "red", "settler", "infantry", "infantry").state()
    talk = act(s, "move c5", "join settler", "join infantry", "join infantry", "put-to-sea c6")
    talk.choose("become-ship settler", "enough-ships")
    assert talk.done
    assert units(s, "c6") == ["infantry", "infantry", "ship"]
    s = position.state()
    talk = act(s, "move c5", "join settler", "join infantry", "join infantry", "put-to-sea c6")
    talk.choose("become-ship infantry", "become-ship infantry", "become-ship settler")
    assert units(s, "c6") == ["ship", "ship", "ship"]


@pytest.mark.rule("CC-X30.5")
def test_nobody_puts_to_sea_among_enemy_ships() -> None:
    position = vikings("ship-construction").units("c5", "red", "settler")
    assert "put-to-sea c6" in act(position.state(), "move c5").keys
    assert "put-to-sea c6" in act(position.units("c6", "red", "ship").state(), "move c5").keys
    position = vikings("ship-construction").units("c5", "red", "settler")
    s = position.units("c6", "blue", "ship").state()
    assert "put-to-sea c6" not in act(s, "move c5").keys


@pytest.mark.rule("CC-X30.6", "CC-EX47")
def test_a_ship_turned_settler_does_not_move_again_in_that_action() -> None:
    s = fleet().units("h4", "red", "settler").state()
    talk = act(s, "move c6", "go-ashore c5")
    assert talk.keys == ["move h4", "stop-moving"]
    talk.choose("stop-moving")
    assert "move c5" in offered_main(s)  # but in the next one


@pytest.mark.rule("CC-EX48", "CC-X30.6")
def test_a_ship_turned_infantry_on_a_mountain_rests_for_the_turn() -> None:
    s = fleet().land(c5="mountain").advances("red", "tactics").state()
    act(s, "move c6", "go-ashore c5", "turn-into infantry")
    assert "move c5" not in offered_main(s)
    s = fleet().advances("red", "tactics").state()
    act(s, "move c6", "go-ashore c5", "turn-into infantry")
    assert "move c5" in offered_main(s)


@pytest.mark.rule("CC-EX49", "CC-X30.6")
def test_a_ship_that_was_infantry_in_a_forest_fights_no_more_this_turn() -> None:
    position = vikings("ship-construction").advances("red", "tactics").land(c5="forest")
    position.units("c4", "red", "infantry", "infantry").units("e6", "blue", "ship")
    s = position.city("d5", "blue").state()
    move(s, "c4", "join infantry", "join infantry", "go c5")
    talk = move(s, "c5", *["join-bound infantry in-forest"] * 2, "put-to-sea c6")
    talk.choose("become-ship-bound infantry in-forest", "enough-ships")
    assert units(s, "c6") == ["infantry", "ship"]
    ways = [*_ways(s, "join-bound ship in-forest"), *_ways(s, "join-bound infantry in-forest")]
    assert "sail d6" in ways
    assert "go c5" in ways
    assert not [key for key in ways if key.startswith("attack")]
    fresh = vikings("ship-construction").advances("red", "tactics").units("c6", "red", "ship")
    fresh.units("c6", "red", "infantry").units("e6", "blue", "ship").city("d5", "blue")
    s = fresh.state()
    assert "attack e6" in move(s, "c6", "join ship", "load infantry").keys
    assert "attack d5" in move(s, "c6", "join infantry").keys


def _ways(s: World, join: str) -> list[str]:
    talk = move(s.copy(), "c6", join)
    if "load-bound infantry in-forest" in talk.keys:
        talk.choose("load-bound infantry in-forest")
    return talk.keys


@pytest.mark.rule("CC-X30.7")
def test_no_conversion_by_roads_or_while_exploring() -> None:
    position = vikings("ship-construction").advances("red", "roads").city("c4", "red")
    position.units("c4", "red", "settler").goods("red", food=1, ore=1)
    keys = act(position.state(), "move c4").keys
    assert "march d5" in keys
    assert not [key for key in keys if key.endswith(" c6")]  # two hexes away
    position = fleet().terrain("unexplored", "c7", "b6", "b7", "a7")
    keys = act(position.state(), "move c6").keys
    assert [key for key in keys if key.startswith("sail-and-explore")]
    assert "go-ashore b6" not in keys
    position = vikings("ship-construction").units("b5", "red", "settler")
    position.terrain("unexplored", "c7", "b6", "b7", "a7")
    keys = act(position.state(), "move b5").keys
    assert "explore b6" in keys
    assert "put-to-sea b6" not in keys


@pytest.mark.rule("CC-X30.8")
def test_over_two_actions_a_settler_becomes_a_ship_and_then_infantry() -> None:
    s = (
        vikings("ship-construction")
        .advances("red", "tactics")
        .units("c5", "red", "settler")
        .state()
    )
    act(s, "move c5", "put-to-sea c6")
    act(s, "move c6", "go-ashore b5", "turn-into infantry")
    assert units(s, "b5") == ["infantry"]
    assert all(unit & SAILED == 0 for unit in s.units_at(at("b5")))


@pytest.mark.rule("CC-X30.9")
def test_pieces_in_supply_limit_conversions() -> None:
    position = fleet().units("h4", "red", "settler", "settler", "settler", "settler")
    assert "go-ashore c5" not in act(position.state(), "move c6").keys
    position = vikings("ship-construction").units("c5", "red", "settler")
    s = position.units("h6", "red", "ship", "ship", "ship", "ship").state()
    assert "put-to-sea c6" not in act(s, "move c5").keys


# Longships


@pytest.mark.rule("CC-X15.66", "CC-C4.2", "CC-AP1.25")
def test_longships_carry_three_land_units() -> None:
    def aboard(*owned: str) -> bool:
        position = vikings(*owned).advances("red", "tactics").units("c6", "red", "ship")
        position.units("c5", "red", "infantry", "infantry", "infantry")
        talk = move(position.state(), "c5", *["join infantry"] * 3)
        return "go c6" in talk.keys

    assert aboard("longships")
    assert not aboard("raiding")


@pytest.mark.rule("CC-X15.66", "CC-AP1.25")
@pytest.mark.parametrize(("special", "moves"), [("longships", True), ("raiding", False)])
def test_longships_sail_on_after_a_battle(special: str, moves: bool) -> None:
    position = vikings(special).units("c6", "red", "ship").units("d6", "blue", "ship")
    s = position.dice(CAVALRY_5, CAVALRY_2).state()
    sail(s, "c6", "d6")
    assert ("move d6" in offered_main(s)) == moves


# Raiding


def raiders(hex: str = "c6", sort: str = "ship", players: int = 2) -> Position:
    position = vikings("raiding", players=players).advances("red", "trade-routes", "storage")
    position.units(hex, "red", sort).city("c5", "blue")
    return position.goods("blue", food=1, gold=1, mood=1)


@pytest.mark.rule("CC-X34.23", "CC-X15.67", "CC-AP1.27")
def test_partners_beside_viking_ships_lose_a_resource_at_once() -> None:
    s = raiders().state()
    talk = trade(s, "use-route ship c6 c5")
    assert (talk.player, talk.keys) == (BLUE, ["give-raiders food", "give-raiders gold"])
    talk.choose("give-raiders gold")
    assert talk.done
    assert stock(s, BLUE) == {"food": 1, "mood": 1}
    assert stock(s) == {"food": 1}  # the yield, nothing more


@pytest.mark.rule("CC-X15.67")
def test_raiding_needs_a_ship_beside_the_city_and_a_route() -> None:
    assert trade(raiders("d6").state(), "use-route ship d6 c5").done  # two hexes away
    assert trade(raiders("b5", "settler").state(), "use-route settler b5 c5").done
    s = raiders().state()
    assert trade(s, "no-more-routes").done
    s = raiders().goods("blue", food=0, gold=0).state()
    assert trade(s, "use-route ship c6 c5").done  # tokens are no resources
    assert stock(s, BLUE) == {"mood": 1}


@pytest.mark.rule("CC-X15.67")
def test_each_opponent_is_raided_once() -> None:
    position = raiders(players=3).units("c6", "red", "ship", "ship").city("b5", "blue")
    s = position.city("d5", "yellow").goods("yellow", ore=1, wood=1).state()
    talk = trade(s, "use-all-routes", "give-raiders food")
    assert talk.player == YELLOW
    talk.choose("give-raiders ore")
    assert talk.done
    assert stock(s, BLUE) == {"gold": 1, "mood": 1}


# Rune Stones


def battle_with_losses(count: int) -> tuple[World, Talk]:
    """Red loses so many infantry, blue one, and red retreats."""
    position = vikings("rune-stones").units("c4", "red", *["infantry"] * 3)
    position.units("d4", "blue", "infantry", "infantry")
    rolls = [INFANTRY_6, INFANTRY_6] if count == 2 else [INFANTRY_3, CAVALRY_2]
    s = position.dice(*[CAVALRY_2] * 3, *rolls).state()
    return s, storm(s, "c4", "d4").choose("retreat")


@pytest.mark.rule("CC-X30.10", "CC-X15.35", "CC-AP1.16")
def test_a_rune_stone_for_two_who_fell() -> None:
    s, talk = battle_with_losses(2)
    assert units(s, "c4") == ["infantry"]
    assert talk.keys == ["raise-rune-stone", DECLINE]
    talk.choose("raise-rune-stone")
    realm = s.players[RED]
    assert (realm.rune_stones, realm.buildings[OBELISK]) == (1, 4)  # it cannot be built any more
    assert objective_points(s, RED) == 2


@pytest.mark.rule("CC-X30.10")
def test_one_loss_raises_no_stone_and_the_supply_is_the_limit() -> None:
    s, talk = battle_with_losses(1)
    assert talk.done
    assert units(s, "c4") == ["infantry", "infantry"]
    s, talk = battle_with_losses(2)
    talk.choose(DECLINE)
    assert (s.players[RED].rune_stones, s.players[RED].buildings[OBELISK]) == (0, 5)


@pytest.mark.rule("CC-X30.10")
def test_without_an_obelisk_no_stone_is_raised() -> None:
    position = vikings("rune-stones").units("c4", "red", *["infantry"] * 2)
    position.units("d4", "blue", *["infantry"] * 4).dice(*[CAVALRY_2] * 2, *[INFANTRY_6] * 4)
    s = position.state()
    s.players[RED].buildings[OBELISK] = 0
    assert storm(s, "c4", "d4").done


# Knut


@pytest.mark.rule("CC-X34.21", "CC-Y2.1")
@pytest.mark.parametrize(("where", "points"), [("c4", 0), ("e4", 2), ("f6", 4)])
def test_the_ruler_of_the_north_scores_his_distance_from_home(where: str, points: int) -> None:
    position = vikings().start_city("red", "c4").units("f6", "red", "ship")
    s = position.leader("red", "knut-the-great", where).state()
    assert objective_points(s, RED) == points


@pytest.mark.rule("CC-X34.21")
def test_a_ruler_who_is_not_on_the_map_scores_nothing() -> None:
    s = vikings().start_city("red", "c4").leader("red", "erik-the-red", "h4").state()
    assert objective_points(s, RED) == 0


def danegeld(*advances: str) -> Position:
    position = vikings().city("c4", "red").city("e4", "red").advances("red", *advances)
    return position.leader("red", "knut-the-great", "c4").goods("red", mood=1)


@pytest.mark.rule("CC-Y2.1")
def test_danegeld_is_taxes_without_the_price() -> None:
    s = danegeld("taxes").state()
    act(s, "danegeld c4", "take ore", "take wood")
    assert stock(s) == {"mood": 1, "ore": 1, "wood": 1}
    assert city(s, "c4").activations == 1
    assert "danegeld c4" not in offered_main(s)
    assert "raise-taxes" not in offered_main(s)
    new_turn(s)
    act(s, "raise-taxes", "take ore", "take wood")
    assert "danegeld c4" not in offered_main(s)


@pytest.mark.rule("CC-Y2.1")
def test_danegeld_needs_taxes_and_gives_gold_with_currency() -> None:
    assert "danegeld c4" not in offered_main(danegeld().state())
    s = danegeld("taxes", "currency").state()
    act(s, "danegeld c4", "take gold", "take gold")
    assert stock(s) == {"mood": 1, "gold": 2}


# Erik


def erik(hex: str = "c6", **goods: int) -> Position:
    position = vikings().units("c6", "red", "ship").leader("red", "erik-the-red", hex)
    return position.goods("red", **goods)


@pytest.mark.rule("CC-Y2.1")
def test_a_legendary_explorer_leaves_a_token_on_each_tile() -> None:
    s = erik(culture=2).state()
    act(s, "legendary-explorer c6")
    assert stock(s) == {"culture": 1}
    assert objective_points(s, RED) == 2
    assert "legendary-explorer c6" not in offered_main(s)  # one on a tile
    move(s, "c6", "join ship", "load leader", "sail d6")  # the same tile
    assert "legendary-explorer d6" not in offered_main(s)
    move(s, "d6", "join ship", "load leader", "sail b6")
    act(s, "legendary-explorer b6")
    assert objective_points(s, RED) == 4
    s.players[RED].leader = -1  # the tokens outlive him
    assert objective_points(s, RED) == 4


@pytest.mark.rule("CC-Y2.1")
def test_a_legendary_explorer_must_be_aboard_and_pay() -> None:
    assert "legendary-explorer c6" not in offered_main(erik().state())
    s = erik("c5", culture=1).state()
    assert not [key for key in offered_main(s) if key.startswith("legendary")]


@pytest.mark.rule("CC-Y2.1")
def test_new_colonies_put_everybody_ashore() -> None:
    s = erik().units("c6", "red", "settler").advances("red", "tactics").state()
    talk = act(s, "new-colonies c6", "go c5")
    assert talk.done
    assert units(s, "c5") == ["settler", "leader"]
    assert units(s, "c6") == ["ship"]
    assert s.actions_left == 3


@pytest.mark.rule("CC-Y2.1")
def test_new_colonies_may_start_a_battle() -> None:
    s = erik().advances("red", "tactics").city("c5", "blue").state()
    act(s, "new-colonies c6", "attack c5")
    assert city(s, "c5").owner == RED
    s = erik().city("c5", "blue").state()
    assert "new-colonies c6" not in offered_free(s)  # without Tactics
    s = erik("c5").advances("red", "tactics").state()
    assert not [key for key in offered_free(s) if key.startswith("new-colonies")]


# Ragnar


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize(("mood", "gold"), [("happy", 4), ("neutral", 3), ("angry", 1)])
def test_ragnar_preys_on_cities_that_were_not_angry(mood: str, gold: int) -> None:
    position = vikings().leader("red", "ragnar-lodbrok", "c4").city("d4", "blue", mood=mood)
    s = position.state()
    storm(s, "c4", "d4")
    assert stock(s) == {"gold": gold}  # 2, 1 or 1 for the conquest
    position = vikings().leader("red", "ragnar-lodbrok", "h4").units("c4", "red", "infantry")
    s = position.city("d4", "blue").state()
    storm(s, "c4", "d4")
    assert stock(s) == {"gold": 1}  # without him


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize(("start", "value"), [("c6", 4), ("c4", 2)])
def test_the_horror_of_the_north_comes_from_the_sea(start: str, value: int) -> None:
    position = vikings().units("c6", "red", "ship").leader("red", "ragnar-lodbrok", start)
    s = position.units("c5", "blue", *["infantry"] * 4).dice(*[CAVALRY_2] * 9).state()
    storm(s, start, "c5")
    assert values(s) == [value]
