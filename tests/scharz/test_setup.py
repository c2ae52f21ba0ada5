"""Chapter 5: preparation and Prelude."""

import random

import pytest

from kronika.core.asks import Ask, Floor, Option
from kronika.core.dice import dice_of
from kronika.games.scharz.content import default
from kronika.games.scharz.factions import factions
from kronika.games.scharz.maps import level_of, map_of
from kronika.games.scharz.setup import is_in_play, new_table, prelude
from kronika.games.scharz.state import (
    CARTHAGE_PORT,
    IN_YARD,
    LATER,
    ONE_CAMP,
    ONE_CITY,
    VILLAGES,
    Table,
)
from kronika.games.scharz.terms import (
    CARTHAGE,
    CITY,
    CONSTANTINOPLE,
    DOCK,
    EXPERIENCED,
    HUNS,
    ITALIA,
    LI,
    MAPS,
    MODES,
    NONE,
    ORIENT,
    PORT,
    ROME,
    TAIFAS,
    TS,
    VIKINGS,
    VILLAGE,
)

pytestmark = pytest.mark.compiled


def begun(map: int, mode: str = "white", players: int = 3, seed: int | str = 1) -> Table:
    board = map_of(map, level_of(players))
    return new_table(dice_of(seed), default(), board, MODES.index(mode), players)


class Prelude:
    """Plays a Prelude at random, but for what is wished: the first key that begins so."""

    def __init__(self, s: Table, seed: int = 1, wishes: dict[int, list[str]] | None = None) -> None:
        self.s = s
        self.chance = random.Random(seed)
        self.wishes = wishes or {}
        self.placed: list[tuple[int, str]] = []
        done = False
        while not done:
            done = self._play()

    def _play(self) -> bool:
        rules = prelude(self.s)
        option: Option | None = None
        while True:
            try:
                question = next(rules) if option is None else rules.send(option)
            except StopIteration as stop:
                return bool(stop.value)
            ask = question
            if isinstance(question, Floor):
                ask = self.chance.choice(question.asks)
                question.player = ask.player
            assert isinstance(ask, Ask)
            option = self._choice(ask)
            self.placed.append((ask.player, option.key))

    def _choice(self, ask: Ask) -> Option:
        wishes = self.wishes.get(ask.player, [])
        for option in ask.options:
            if wishes and option.key.startswith(wishes[0]):
                wishes.pop(0)
                return option
        return self.chance.choice(ask.options)


def played(
    map: int,
    mode: str = "white",
    players: int = 3,
    seed: int = 1,
    **wishes: list[str],
) -> Table:
    s = begun(map, mode, players, seed)
    named = {int(name.removeprefix("player_")): keys for name, keys in wishes.items()}
    Prelude(s, seed, named)
    return s


def armies(s: Table, player: int) -> list[int]:
    return sorted(s.type[unit] for unit in s.units_of(player))


def of(id: str) -> int:
    return [each.id for each in factions()].index(id)


# Rivals and the first player


@pytest.mark.rule("SZ-E2.1", "SZ-H2.1", "SZ-E3.1", "SZ-OP07", "SZ-R2.3")
def test_everybody_has_a_rival_and_is_one() -> None:
    seen = set()
    for seed in range(40):
        s = begun(HUNS, "white", 4, seed)
        rivals = [mask.bit_length() - 1 for mask in s.rivals]
        assert sorted(rivals) == [0, 1, 2, 3]
        assert all(rival != player for player, rival in enumerate(rivals))
        seen.add(tuple(rivals))
    assert len(seen) == 9, "all ways in which nobody has himself"
    assert begun(HUNS, "white", 2).rivals == [0, 0]
    assert begun(HUNS, "basic", 4).rivals == [0] * 4


@pytest.mark.rule("SZ-E2.2")
def test_dice_decide_who_begins() -> None:
    firsts = [begun(HUNS, "first", 3, seed).first for seed in range(60)]
    assert set(firsts) == {0, 1, 2}


@pytest.mark.rule("SZ-E1.3", "SZ-E1.5", "SZ-E2.12")
@pytest.mark.parametrize(("mode", "prestige"), [("white", 0), ("green", 0), ("yellow", 7)])
def test_what_everybody_begins_with(mode: str, prestige: int) -> None:
    s = begun(HUNS, mode)
    assert s.gold == [5] * 3
    assert s.points == [0] * 3
    assert s.prestige == [prestige] * 3
    assert (s.year, s.round, s.turn) == (1, 1, 1)


# Placements


@pytest.mark.rule("SZ-E2.3", "SZ-E2.4", "SZ-E2.5", "SZ-E2.6", "SZ-F4.6")
def test_the_order_of_placements() -> None:
    s = begun(TAIFAS, "white", 3, 5)
    found = Prelude(s, wishes={player: [] for player in range(3)})
    one, two, three = s.order()
    seats = [
        seat for seat, key in found.placed if not key.startswith(("put", "place-dock", "store"))
    ]
    assert seats == [one, two, three, three, two, one, one, two, three, three, two, one]


@pytest.mark.rule("SZ-E2.7", "SZ-D5.1")
@pytest.mark.parametrize("seed", range(5))
def test_a_field_has_one_village_and_neutral_land_none(seed: int) -> None:
    s = played(ORIENT, "white", 12, seed)
    for player in range(12):
        homes = s.settlements_of(player)
        assert len(homes) == 3
        assert all(s.settlement[home] == VILLAGE for home in homes)
        assert all(s.map.neutral[home] == NONE for home in homes)


@pytest.mark.rule("SZ-D4.7")
def test_without_attrition_an_oasis_behind_the_desert_is_out_of_play() -> None:
    for players, ids in ((3, {"56"}), (4, {"56ab", "56cd"}), (8, {"56a", "56c"})):
        s = begun(ORIENT, "first", players)
        out = {
            s.map.ids[field]
            for field in range(s.map.count)
            if s.is_land(field) and s.map.neutral[field] == NONE and not is_in_play(s, field)
        }
        assert out == ids
        white = begun(ORIENT, "white", players)
        assert is_in_play(white, white.map.number(sorted(ids)[0]))
    for map in range(len(MAPS)):
        if map != ORIENT:
            s = begun(map, "first")
            lands = [f for f in range(s.map.count) if s.is_land(f) and s.map.neutral[f] == NONE]
            assert all(is_in_play(s, field) for field in lands)


@pytest.mark.rule("SZ-E2.6")
def test_a_village_can_move() -> None:
    s = begun(TAIFAS)
    Prelude(s, wishes={0: ["move-village"]})
    assert any(line.event.name == "moves-village" and line.a == 0 for line in s.log or [])
    assert len(s.settlements_of(0)) == 3


# The first pieces


@pytest.mark.rule("SZ-E1.3", "SZ-E2.8", "SZ-B4.8")
def test_pieces_with_a_dock() -> None:
    s = played(VIKINGS, "white", 4, 2)
    for player in range(4):
        yards = [home for home in s.settlements_of(player) if s.yard[home] != NONE]
        if yards:
            assert [s.yard[home] for home in yards] == [DOCK]
            assert armies(s, player) == [LI] * 5 + [TS]
            ship = next(unit for unit in s.units_of(player) if s.type[unit] == TS)
            assert (s.at[ship], s.where[ship]) == (yards[0], IN_YARD)
            assert (s.gold[player], s.cubes[player], s.tiles[player]) == (5, 14, 11)
    assert any(s.yard[home] != NONE for home in range(s.map.count))


@pytest.mark.rule("SZ-E2.9", "SZ-B4.8")
def test_without_a_coast_there_are_two_more_units_and_gold() -> None:
    for seed in range(20):
        s = played(HUNS, "white", 4, seed)
        for player in range(4):
            if all(s.yard[home] == NONE for home in s.settlements_of(player)):
                assert not any(s.map.points[home] for home in s.settlements_of(player))
                assert armies(s, player) == [LI] * 7
                assert (s.gold[player], s.cubes[player], s.tiles[player]) == (7, 13, 12)
                return
    raise AssertionError


@pytest.mark.rule("SZ-E2.8")
def test_infantry_stands_on_ones_own_fields_in_any_split() -> None:
    s = played(TAIFAS, "white", 3, 4)
    for player in range(3):
        homes = s.settlements_of(player)
        for unit in s.units_of(player):
            assert s.at[unit] in homes
            assert s.control[s.at[unit]] == player


@pytest.mark.rule("SZ-E1.4", "SZ-E2.8")
@pytest.mark.parametrize("mode", ["basic", "green"])
def test_herds_and_grain(mode: str) -> None:
    s = played(TAIFAS, mode, 3, 2)
    for player in range(3):
        herds = [s.herd_type[herd] for herd, owner in enumerate(s.herd_owner) if owner == player]
        assert sorted(herds) == [0, 0, 1]
        homes = s.settlements_of(player)
        assert sum(s.stored_grain[home] for home in homes) == 10
        assert all(s.stored_grain[home] <= 5 for home in homes)
        assert all(len(s.herds_on(home)) <= 2 for home in homes)
    assert sum(played(TAIFAS, "white", 3, 2).stored_grain) == 0


# Factions


@pytest.mark.rule("SZ-E2.13", "SZ-P3.1")
@pytest.mark.parametrize("map", range(len(MAPS)))
def test_everybody_gets_a_faction_of_the_map(map: int) -> None:
    for seed in range(6):
        s = played(map, "yellow", 4, seed)
        for player in range(4):
            assert factions()[s.faction[player]].map == map
    assert played(map, "green", 4).faction == [NONE] * 4


@pytest.mark.rule("SZ-E2.14", "SZ-E2.16", "SZ-P4.7")
def test_the_city_of_rome() -> None:
    s = played(ITALIA, "yellow", 3, 1, player_0=["place-city"])
    homes = s.settlements_of(0)
    assert [s.settlement[home] for home in homes] == [CITY]
    assert s.map.special[homes[0]] == ROME
    assert (s.start[0], s.faction[0]) == (ONE_CITY, of("italia-romans"))
    assert armies(s, 0) == [LI] * 3 + [TS]
    assert s.tiles[0] == 15 - 2 - 1
    assert sorted(s.herd_type[h] for h, owner in enumerate(s.herd_owner) if owner == 0) == [0, 0]
    assert s.stored_grain[homes[0]] == 10


@pytest.mark.rule("SZ-P4.38", "SZ-E2.16", "SZ-H3.15")
def test_constantinople_is_a_city_and_lord_of_the_romans() -> None:
    found = 0
    for seed in range(30):
        s = played(HUNS, "yellow", 4, seed, player_0=["place-city"])
        if s.start[0] != ONE_CITY:
            continue  # somebody else was there first
        found += 1
        assert s.map.special[s.settlements_of(0)[0]] == CONSTANTINOPLE
        assert s.faction[0] == of("huns-constantinople")
        romans = [p for p in range(4) if s.faction[p] == of("huns-romans")]
        others = [p for p in range(1, 4) if p not in romans]
        if others:
            assert [p for p in range(4) if s.lord[p] == 0] == romans
        else:
            assert s.lord == [NONE] * 4, "with Romans alone they begin hostile"
        for player in range(1, 4):
            assert all(s.map.special[f] != CONSTANTINOPLE for f in s.settlements_of(player))
    assert found > 20


@pytest.mark.rule("SZ-P4.41", "SZ-E2.16", "SZ-E2.17", "SZ-E2.18", "SZ-OP39")
def test_the_huns() -> None:
    s = played(HUNS, "yellow", 3, 3, player_1=["declare-huns"])
    homes = s.settlements_of(1)
    assert (s.start[1], s.faction[1], len(homes)) == (ONE_CAMP, of("huns-huns"), 1)
    assert armies(s, 1) == [LI] * 3 + [3] * 3
    assert (s.gold[1], s.prestige[1], s.stored_grain[homes[0]]) == (7, 7, 5)
    assert (len(s.herds_on(homes[0])), len(s.herds_in(homes[0]))) == (2, 1)
    herds = sorted(s.herd_type[h] for h, owner in enumerate(s.herd_owner) if owner == 1)
    assert herds == [0, 0, 3, 3]
    assert s.yard[homes[0]] == NONE


@pytest.mark.rule("SZ-E2.16")
def test_who_is_no_hun_has_one_village_there() -> None:
    for seed in range(10):
        s = played(HUNS, "yellow", 3, seed)
        huns = s.map.ground.letters.index("H")
        for player in range(3):
            there = [f for f in s.settlements_of(player) if s.map.nation[f] == huns]
            assert len(there) <= 1


@pytest.mark.rule("SZ-P4.8", "SZ-OP19")
def test_the_port_of_carthage() -> None:
    board = map_of(ITALIA, 1)
    carthage = next(board.ids[f] for f in range(board.count) if board.special[f] == CARTHAGE)
    s = played(
        ITALIA,
        "yellow",
        3,
        1,
        player_2=[f"place-village italia-{carthage}", "mark-carthage", "stay"],
    )
    homes = s.settlements_of(2)
    assert (s.start[2], len(homes)) == (CARTHAGE_PORT, 2)
    assert [s.yard[home] for home in homes if s.yard[home] != NONE] == [PORT]
    assert s.yard[board.number(carthage)] == PORT
    assert armies(s, 2).count(TS) == 1
    assert sorted(s.herd_type[h] for h, owner in enumerate(s.herd_owner) if owner == 2) == [0, 0]
    assert s.tiles[2] == 15 - 2 - 2, "as many tiles as three villages and a dock"


@pytest.mark.rule("SZ-P4.24")
def test_vikings_of_taifas_come_later() -> None:
    late, here = "declare-vikings", "declare-nothing"
    s = played(
        TAIFAS, "yellow", 4, 1, player_0=[late], player_1=[here], player_2=[here], player_3=[late]
    )
    for player in (0, 3):
        assert s.start[player] == LATER
        assert s.settlements_of(player) == s.units_of(player) == []
    for seed in range(10):
        wishes = {f"player_{player}": ["declare-vikings"] for player in range(4)}
        assert played(TAIFAS, "yellow", 4, seed, **wishes).start.count(LATER) == 2
    duel = played(TAIFAS, "yellow", 2, 1, player_0=["declare-vikings"])
    assert LATER not in duel.start


@pytest.mark.rule("SZ-P4.5", "SZ-P4.15", "SZ-P4.18", "SZ-P4.19", "SZ-P4.23")
@pytest.mark.rule("SZ-P4.27", "SZ-P4.39", "SZ-P4.40")
def test_how_other_factions_begin() -> None:
    seen: dict[str, int] = {}
    for map in range(len(MAPS)):
        for seed in range(40):
            s = played(map, "yellow", 4, seed)
            for player in range(4):
                if s.start[player] != VILLAGES:
                    continue
                id = factions()[s.faction[player]].id
                homes = s.settlements_of(player)
                walls = sum(s.fortified[home] for home in homes)
                levels = [s.experience[unit] for unit in s.units_of(player)]
                herds = [s.herd_type[h] for h, o in enumerate(s.herd_owner) if o == player]
                seen[id] = seen.get(id, 0) + 1
                assert levels.count(EXPERIENCED) == (3 if id == "italia-celts" else 0)
                assert sorted(herds) == ([0, 1, 1] if id == "britannia-celts" else [0, 0, 1])
                if id == "vikings-slavs-and-balts":
                    assert armies(s, player) == [LI] * 7
                    assert s.gold[player] == 5
                expected = {"vikings-franks": 1, "taifas-franks": 1, "orient-qatna": 1}
                if id == "huns-romans":
                    assert walls == sum(s.map.is_on_river(home, "danubius") for home in homes)
                else:
                    assert walls == (2 if id == "huns-bosporus" else expected.get(id, 0))
    wanted = {
        *("italia-celts", "britannia-celts", "vikings-slavs-and-balts", "vikings-franks"),
        *("taifas-franks", "huns-romans", "huns-bosporus"),
    }
    assert wanted <= seen.keys()


@pytest.mark.rule("SZ-P4.20", "SZ-P3.2")
def test_all_taifas_are_rivals_of_the_reinos() -> None:
    found = 0
    for seed in range(30):
        for players in (2, 4):
            s = played(TAIFAS, "yellow", players, seed)
            taifas = [p for p in range(players) if s.faction[p] == of("taifas-muslim-taifas")]
            for player in range(players):
                if s.faction[player] == of("taifas-christian-reinos"):
                    rivals = [other for other in taifas if s.rivals[player] >> other & 1]
                    assert rivals == (taifas if players > 2 else [])
                    found += bool(taifas)
    assert found


@pytest.mark.rule("SZ-E2.11", "SZ-Q2.1", "SZ-Q2.2")
def test_in_red_mode_a_settlement_lies_on_a_cell() -> None:
    for map in (ITALIA, ORIENT, HUNS):
        for seed in range(6):
            s = played(map, "red", 4, seed, player_0=["place-city"])
            for player in range(4):
                for home in s.settlements_of(player):
                    cell = s.map.cells[home][s.settlement_cell[home]]
                    if s.settlement[home] == CITY:
                        assert s.map.has_water(cell)
                    if s.yard[home] != NONE:
                        assert s.yard_points(home)[s.yard_point[home]][0] == cell
    assert set(played(ITALIA, "yellow", 3).settlement_cell) == {NONE}


@pytest.mark.rule("SZ-A1.6", "SZ-E1.1", "SZ-R1.4")
@pytest.mark.parametrize("map", range(len(MAPS)))
def test_every_map_in_every_mode_for_up_to_twelve(map: int) -> None:
    for mode in MODES:
        for players in (2, 12):
            s = played(map, mode, players, 3)
            assert all(
                s.start[player] == LATER or s.settlements_of(player) for player in range(players)
            )


@pytest.mark.rule("SZ-E2.19", "SZ-E2.6")
def test_the_order_at_the_end_of_the_prelude() -> None:
    stages = ("place-village", "move-village", "choose-faction", "fortify", "put-infantry")
    for seed in range(12):
        for map in (VIKINGS, TAIFAS, HUNS):
            prelude = Prelude(begun(map, "yellow", 4, seed), seed)
            asked = [(player, key.split(" ")[0]) for player, key in prelude.placed]
            places = [(who, stages.index(verb)) for who, verb in asked if verb in stages]
            together = [min(place, 3) for _, place in places]
            assert together == sorted(together)
            for player in range(4):
                own = [place for who, place in places if who == player]
                assert own == sorted(own)
