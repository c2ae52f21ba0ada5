"""Chapter 13.4 and EU-18.8.3: what NPRs field, and how they fight."""

import pytest

from kronika.games.europa_universalis.agenda import BATTLES, Duty
from kronika.games.europa_universalis.battle_dice import pool
from kronika.games.europa_universalis.battle_order import fight_battles
from kronika.games.europa_universalis.battle_sides import attacking_realm, factions, is_battle
from kronika.games.europa_universalis.battle_state import ATTACK, DEFEND, FIRST_NPR
from kronika.games.europa_universalis.land import strength
from kronika.games.europa_universalis.names import CARDS
from kronika.games.europa_universalis.npr_defence import allocate, defence_worth, imperial_help
from kronika.games.europa_universalis.places import AREAS, PROVINCES, REALMS, ZONES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import remember
from kronika.games.europa_universalis.retreat import npr_retreats
from kronika.games.europa_universalis.terms import MIL, NONE
from kronika.games.europa_universalis.war_state import Declaration
from kronika.games.europa_universalis.war_steps import attacker_at

from .fighting import BATTLE_ACTS, Prepared, dice, fight, pending
from .helpers import area, province, realm, zone
from .working import Worked

pytestmark = pytest.mark.compiled


def quiet() -> Position:
    position = Position("S16").no_relations().no_forces()
    position.s.plus = [0] * len(position.s.plus)
    return position


def fielded(position: Position, attacker: str, *places: str) -> dict[tuple[str, str], int]:
    """What NPRs field in pending battles, by place and Realm."""
    s = position.s
    pending(s, attacker, *places)
    battles, s.pending = s.pending, []
    names = ZONES if battles[0][0] else AREAS
    return {(names[where], REALMS[npr]): many for where, npr, many in allocate(s, battles)}


def composite() -> Position:
    """EU-EXB01: Austria has declared war on Venice, Genoa joins Austria, France joins Venice."""
    position = quiet().ships("austria", "adriatic-sea", 1).ships("france", "gulf-of-lion", 2)
    position.army("austria", 1, "venetia", infantry=3).army("austria", 2, "lombardy", infantry=3)
    position.army("france", 1, "lombardy", infantry=3).active("austria")
    position.war("austria", "venice").war("austria", "france")
    return position.alliance("austria", "genoa", active=True)


@pytest.mark.rule("EU-EXB01", "EU-13.4.6", "EU-9.6.1", "EU-OPB20", "EU-9.9.4", "EU-9.0.16")
def test_composite_example_at_sea() -> None:
    position = composite()
    s = position.s
    side = [realm("austria"), realm("genoa")]
    assert attacking_realm(s, True, zone("adriatic-sea"), side) == realm("austria")
    assert attacking_realm(s, True, zone("gulf-of-lion"), side) == realm("genoa")
    assert is_battle(s, True, zone("gulf-of-lion"), realm("genoa"))
    assert fielded(position, "austria", "sea:adriatic-sea") == {("adriatic-sea", "venice"): 5}
    assert fielded(position, "genoa", "sea:gulf-of-lion") == {("gulf-of-lion", "genoa"): 3}


@pytest.mark.rule("EU-9.6.1", "EU-OPB20")
def test_an_npr_with_more_ships_attacks_before_a_player_who_joined() -> None:
    position = composite().ships("castile", "gulf-of-lion", 1).war("castile", "france")
    declaration = Declaration(realm("austria"), True)
    declaration.joined = 1 << position.seat("castile")
    where = zone("gulf-of-lion")
    assert attacker_at(position.s, declaration, True, where) == realm("genoa")
    position.ships("castile", "gulf-of-lion", 3)
    assert attacker_at(position.s, declaration, True, where) == realm("castile")
    position.ships("austria", "gulf-of-lion", 1)
    assert attacker_at(position.s, declaration, True, where) == realm("austria")


@pytest.mark.rule("EU-OPB20", "EU-13.4.16", "EU-9.9.9")
def test_a_side_of_nprs_is_led_by_nobody_and_draws_a_leader() -> None:
    position = composite()
    s = position.s
    s.decks[MIL] = [CARDS.ids.index("mil-02-2")]
    Prepared(position, "genoa", "sea:gulf-of-lion")
    assert s.battle.leading == [NONE, position.seat("france")]
    assert factions(s, ATTACK) == [FIRST_NPR + realm("genoa")]
    assert pool(s, ATTACK) == [0, 0, 6]
    assert pool(s, DEFEND) == [0, 0, 3]


@pytest.mark.rule("EU-EXB01", "EU-13.4.3", "EU-13.4.9", "EU-9.2.5", "EU-13.4.2")
def test_composite_example_on_land() -> None:
    position = composite().ships("france", "gulf-of-lion", 0).ships("austria", "adriatic-sea", 0)
    assert fielded(position, "austria", "venetia", "lombardy") == {
        ("venetia", "venice"): 5,
        ("lombardy", "venice"): 1,
        ("lombardy", "genoa"): 2,
    }
    position = composite()
    assert fielded(position, "austria", "lombardy")["lombardy", "genoa"] == 1


@pytest.mark.rule("EU-EXB01", "EU-9.1.24", "EU-9.1.35", "EU-9.1.36", "EU-9.9.6", "EU-9.7.5")
def test_composite_example_as_a_whole() -> None:
    position = composite()
    s = position.s
    pending(s, "austria", "lombardy", "venetia", "sea:adriatic-sea")
    pending(s, "genoa", "sea:gulf-of-lion")
    worked = fight(
        position,
        "austria",
        [],
        ("austria", "fight-at-sea gulf-of-lion"),
        ("austria", "fight-at venetia"),
    )
    orders = [options for _, prompt, options in worked.asked if prompt == "order-battles"]
    assert orders == [
        ["fight-at-sea adriatic-sea", "fight-at-sea gulf-of-lion"],
        ["fight-at lombardy", "fight-at venetia"],
    ]
    assert s.pending == []
    assert s.battle.queue == []
    assert not s.battle.is_on
    assert s.rebels[area("venetia")] == s.rebels[area("lombardy")] == 0


@pytest.mark.rule("EU-13.4.4", "EU-9.7.4", "EU-TB15", "EU-13.4.22", "EU-9.7.3", "EU-13.4.21")
def test_no_defence_where_enemies_stood_before_the_turn() -> None:
    position = quiet().war("castile", "granada").infantry("castile", "andalucia", 1)
    position.active("castile").army("castile", 1, "andalucia", infantry=3)
    assert not is_battle(position.s, False, area("andalucia"), realm("castile"))
    position.infantry("castile", "andalucia", 0)
    remember(position.s)
    position.army("castile", 1, "andalucia", infantry=1)
    position = quiet().war("castile", "granada").active("castile")
    position.army("castile", 1, "andalucia", infantry=3)
    assert fielded(position, "castile", "andalucia") == {("andalucia", "granada"): 2}
    position = quiet().infantry("castile", "andalucia", 1).active("castile")
    position.war("castile", "granada")
    assert is_battle(position.s, False, area("andalucia"), realm("castile"))


@pytest.mark.rule("EU-13.4.7", "EU-9.9.5", "EU-9.9.3")
def test_no_ships_where_enemies_were_before_the_turn() -> None:
    position = quiet().war("austria", "venice").ships("austria", "adriatic-sea", 1)
    position.active("austria")
    assert not is_battle(position.s, True, zone("adriatic-sea"), realm("austria"))
    position = quiet().war("austria", "venice").active("austria")
    position.ships("austria", "adriatic-sea", 1)
    assert is_battle(position.s, True, zone("adriatic-sea"), realm("austria"))


@pytest.mark.rule("EU-TB30", "EU-13.4.9", "EU-9.2.17", "EU-OPB70")
def test_the_capital_is_served_first() -> None:
    position = quiet().war("castile", "denmark").active("castile")
    position.infantry("castile", "sjaelland-fyn", 2).infantry("castile", "jutland", 6)
    s = position.s
    alone = [defence_worth(s, False, province(name)) for name in ("kobenhavn", "lund")]
    found = fielded(position, "castile", "jutland", "sjaelland-fyn")
    assert found["sjaelland-fyn", "denmark"] == sum(alone)
    assert found["jutland", "denmark"] == 4
    assert s.memory.mustered >> province("lund") & 1
    position = quiet().war("castile", "denmark").active("castile")
    position.infantry("castile", "sjaelland-fyn", 2).infantry("castile", "jutland", 6)
    assert fielded(position, "castile", "jutland")["jutland", "denmark"] == 6


@pytest.mark.rule("EU-13.4.9")
def test_then_the_largest_enemy_force_and_then_what_is_fought_first() -> None:
    def shares(first: int, second: int, order: list[str]) -> list[int]:
        position = quiet().war("castile", "denmark").active("castile")
        position.infantry("castile", "gotaland-skane", first)
        position.infantry("castile", "jutland", second)
        found = fielded(position, "castile", *order)
        return [found["gotaland-skane", "denmark"], found["jutland", "denmark"]]

    capital = defence_worth(quiet().s, False, province("kobenhavn"))
    assert shares(2, 5, ["gotaland-skane", "jutland"]) == [3, 4 + capital]
    assert shares(3, 3, ["gotaland-skane", "jutland"]) == [3 + capital, 4]
    assert shares(3, 3, ["jutland", "gotaland-skane"]) == [3, 4 + capital]


@pytest.mark.rule("EU-13.4.10", "EU-9.6.2")
def test_several_nprs_fight_as_one_force() -> None:
    position = quiet().war("austria", "venice").war("austria", "milan").active("austria")
    position.army("austria", 1, "lombardy", infantry=4)
    s = position.s
    Prepared(position, "austria", "lombardy")
    assert factions(s, DEFEND) == [FIRST_NPR + realm("milan"), FIRST_NPR + realm("venice")]
    assert s.battle.realm_units == [4, 5]


@pytest.mark.rule("EU-13.4.11", "EU-13.4.14")
def test_tokens_of_manpower_add_to_defence_on_land_and_strength() -> None:
    position = quiet().war("castile", "granada").active("castile").plus("granada", 2)
    position.army("castile", 1, "andalucia", infantry=4)
    assert fielded(position, "castile", "andalucia") == {("andalucia", "granada"): 4}
    assert strength(position.s, realm("granada")) == 4
    assert defence_worth(position.s, True, province("granada")) == 1


@pytest.mark.rule("EU-EXB12", "EU-13.4.12")
def test_distant_provinces_count_double_unless_devastated() -> None:
    s = quiet().s
    for each, many in (("mexico", 2), ("adal", 2)):
        number = PROVINCES.index(each)
        tax = s.atlas.province_tax[number]
        assert defence_worth(s, False, number) == many * tax
        assert defence_worth(s, True, number) == many * tax
        s.devastated[s.atlas.province_area[number]] = True
        assert defence_worth(s, False, number) == tax
    assert defence_worth(s, False, province("granada")) == 1


@pytest.mark.rule("EU-13.4.13", "EU-9.2.9")
def test_grey_ports_give_an_npr_no_ships() -> None:
    s = quiet().s
    grey = [p for p in s.atlas.provinces if s.atlas.is_inactive(p) and s.owner[p] != NONE]
    assert grey
    for port in grey[:3]:
        owner = s.owner[port]
        where = s.atlas.province_zones[port][0]
        position = quiet().war("castile", REALMS[owner]).active("castile")
        position.s.ships[position.seat("castile") * len(ZONES) + where] = 1
        found = fielded(position, "castile", f"sea:{ZONES[where]}")
        others = [
            p
            for p in s.atlas.zone_ports[where]
            if s.owner[p] == owner and not s.atlas.is_inactive(p)
        ]
        expected = sum([defence_worth(s, True, p) for p in others])
        assert found.get((ZONES[where], REALMS[owner]), 0) == expected


@pytest.mark.rule("EU-13.4.8")
def test_defence_is_never_short_of_pieces() -> None:
    position = quiet().war("austria", "venice").active("austria").plus("venezia", 40)
    position.army("austria", 1, "venetia", infantry=4)
    assert fielded(position, "austria", "venetia")["venetia", "venice"] == 46


@pytest.mark.rule("EU-18.8.3", "EU-13.4.5", "EU-OPC19")
def test_an_npr_emperor_sends_help_against_outsiders() -> None:
    position = quiet().emperor("bohemia", 3).war("france", "bavaria").active("france")
    position.army("france", 1, "bavaria-swabia", infantry=4)
    s = position.s
    mc = fielded(position, "france", "bavaria-swabia")["bavaria-swabia", "bavaria"]
    s.authority = 0
    s.memory.mustered = 0
    assert mc == fielded(position, "france", "bavaria-swabia")["bavaria-swabia", "bavaria"] + 9
    s.authority = 3
    assert imperial_help(s, area("bavaria-swabia"), realm("france")) == 9
    assert imperial_help(s, area("bavaria-swabia"), realm("austria")) == 0
    assert imperial_help(s, area("seine"), realm("france")) == 0
    position.infantry("france", "tirol", 1).infantry("poland", "saxony", 1)
    position.infantry("austria", "westphalia", 1)
    remember(s)
    assert imperial_help(s, area("bavaria-swabia"), realm("france")) == 9 - 2 * 3
    s.authority = 1
    assert imperial_help(s, area("bavaria-swabia"), realm("france")) == 0
    position.emperor("austria", 3)
    assert imperial_help(s, area("bavaria-swabia"), realm("france")) == 0


@pytest.mark.rule("EU-TB14", "EU-13.4.18", "EU-OPB27", "EU-9.6.11", "EU-9.7.27")
def test_an_npr_with_fewer_retreats_but_not_from_its_capital() -> None:
    def retreats(where: str, npr: int, mine: int) -> bool:
        position = quiet().war("austria", "venice").active("austria")
        position.army("austria", 1, where, infantry=mine)
        Prepared(position, "austria", where)
        position.s.battle.realm_units[0] = npr
        return npr_retreats(position.s, realm("venice"), DEFEND)

    assert retreats("lombardy", 4, 5)
    assert not retreats("lombardy", 5, 5)
    assert not retreats("venetia", 4, 5)


@pytest.mark.rule("EU-13.4.18", "EU-14.3.3")
def test_an_npr_stays_in_its_last_area_and_beside_rebels() -> None:
    position = quiet().war("austria", "venice").active("austria")
    position.army("austria", 1, "lombardy", infantry=9)
    s = position.s
    Prepared(position, "austria", "lombardy")
    assert npr_retreats(s, realm("venice"), DEFEND)
    s.battle.rebel_side = DEFEND
    position.rebels("lombardy", 1)
    assert not npr_retreats(s, realm("venice"), DEFEND)
    position.rebels("lombardy", 0)
    position.occupied("austria", "treviso", "venezia", "verona", "zara", "creta")
    assert npr_retreats(s, realm("venice"), DEFEND)
    position.occupied("austria", "naxos")
    s.capital[realm("venice")] = province("venezia")
    assert not npr_retreats(s, realm("venice"), DEFEND)


@pytest.mark.rule("EU-13.4.18", "EU-9.9.19")
def test_at_sea_an_npr_stays_beside_its_capital_area() -> None:
    position = quiet().war("austria", "venice").active("austria")
    position.ships("austria", "adriatic-sea", 9)
    Prepared(position, "austria", "sea:adriatic-sea")
    assert not npr_retreats(position.s, realm("venice"), DEFEND)
    position = quiet().war("austria", "venice").active("austria")
    where = position.s.atlas.province_zones[province("creta")][0]
    position.ships("austria", ZONES[where], 9)
    Prepared(position, "austria", f"sea:{ZONES[where]}")
    assert npr_retreats(position.s, realm("venice"), DEFEND)


@pytest.mark.rule("EU-13.4.17", "EU-13.4.19", "EU-13.4.23")
def test_nprs_are_asked_nothing_and_leave_after_a_battle_they_won() -> None:
    position = quiet().war("castile", "granada").active("castile").hand("castile")
    position.s.ruler[position.seat("castile")] = NONE
    position.infantry("castile", "andalucia", 1)
    dice(position, "infantry ---", "infantry f--")
    worked = fight(position, "castile", ["andalucia"])
    assert worked.asked == []
    assert position.s.deeds.wins == ()
    assert position.s.rebels[area("andalucia")] == 0


@pytest.mark.rule("EU-13.5.9", "EU-13.5.10", "EU-OPB19", "EU-9.10.22")
def test_invaders_attack_and_survivors_are_rebels() -> None:
    position = quiet().war("austria", "venice").at(1, phase="peace-and-rebels")
    s = position.s
    s.active = NONE
    remember(s)
    position.infantry("austria", "austria", 1).rebels("austria", 4)
    s.pending.append((False, area("austria"), realm("venice")))
    s.decks[MIL] = [CARDS.ids.index("mil-03-2")]
    dice(position, "infantry f--", "infantry f--")
    duty = Duty(BATTLES, realm("venice"), 4)
    Worked(s, BATTLE_ACTS, fight_battles(s, duty))
    assert s.rebels[area("austria")] == 3
    assert s.infantry[position.seat("austria") * len(AREAS) + area("austria")] == 0
