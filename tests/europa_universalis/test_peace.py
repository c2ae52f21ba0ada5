"""Chapter 10: the sequence of peace, allies, Truces, and the Peace Terms."""

import pytest

from kronika.core.asks import Rules
from kronika.games.europa_universalis import names
from kronika.games.europa_universalis.agenda import (
    DEAL_STEP,
    EFFECTS,
    ELECTION,
    PEACE_STEP,
    TERM_STEP,
    Duty,
)
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.deals import deal_step
from kronika.games.europa_universalis.land import REBEL_RULE, controller, occupy, realm_owns
from kronika.games.europa_universalis.peace import peace_step, term_step
from kronika.games.europa_universalis.peace_aftermath import nearest_homes
from kronika.games.europa_universalis.places import AREAS, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import CATHOLIC, ISLAM, NONE
from kronika.games.europa_universalis.victory import side_provinces

from .helpers import area, province, realm
from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {PEACE_STEP: peace_step, TERM_STEP: term_step, DEAL_STEP: deal_step}


def board(scenario: str = "S07", negotiated: bool = False, **switches: bool) -> Position:
    """A board without forces and relations, and as a rule without negotiations."""
    names = {name.replace("_", "-"): on for name, on in switches.items()}
    position = Position(scenario, switches={"negotiated-peace": negotiated, **names})
    position.no_forces().no_relations()
    s = position.s
    s.prestige = [20] * s.count
    s.ducats = [30] * s.count
    s.influence = [0] * len(s.influence)
    return position


def _start(s: Table) -> Rules:
    s.agenda.append(Duty(PEACE_STEP, 0))
    yield from ()


def make_peace(position: Position, *answers: tuple[str, str]) -> Worked:
    return Worked(position.s, ACTS, _start(position.s), *answers)


def prestige(position: Position, *realms: str) -> list[int]:
    return [position.s.prestige[position.seat(name)] - 20 for name in realms]


def ducats(position: Position, *realms: str) -> list[int]:
    return [position.s.ducats[position.seat(name)] - 30 for name in realms]


def is_at_war(position: Position, one: str, other: str) -> bool:
    return bool(position.s.enemies[realm(other)] >> position.seat(one) & 1)


def has_truce(position: Position, one: str, other: str) -> bool:
    return bool(position.s.truces[realm(other)] >> position.seat(one) & 1)


def offered(worked: Worked, prompt: str) -> list[list[str]]:
    return [keys for _, name, keys in worked.asked if name == prompt]


def occupy_all(position: Position, name: str, *realms: str) -> Position:
    for each in realms:
        for place in side_provinces(position.s, realm(each)):
            occupy(position.s, position.seat(name), place)
    return position


# D1


@pytest.mark.rule("EU-TB20", "EU-10.1.1", "EU-10.1.3", "EU-10.5.5", "EU-10.4.1", "EU-10.4.2")
@pytest.mark.rule("EU-4.3.D1")
def test_without_occupations_a_war_ends_by_itself() -> None:
    position = board().war("castile", "granada")
    assert not make_peace(position).asked
    assert prestige(position, "castile", "france") == [-1, 0]
    assert not is_at_war(position, "castile", "granada")
    assert has_truce(position, "castile", "granada")


@pytest.mark.rule("EU-10.1.1", "EU-OPB33", "EU-10.0.2")
def test_between_players_both_lose_prestige_for_each_pair() -> None:
    position = board().war("castile", "france").war("castile", "england")
    make_peace(position)
    assert prestige(position, "castile", "france", "england") == [-2, -1, -1]
    assert has_truce(position, "france", "castile")
    assert has_truce(position, "castile", "england")
    assert not has_truce(position, "france", "england")


@pytest.mark.rule("EU-10.1.1", "EU-10.0.3")
def test_an_occupied_vassal_keeps_a_war_alive() -> None:
    position = board().war("castile", "france").vassal("france", "granada")
    position.occupied("castile", "granada")
    make_peace(position)
    assert is_at_war(position, "castile", "france")


@pytest.mark.rule("EU-10.1.1")
def test_provinces_that_others_and_rebels_hold_do_not_matter() -> None:
    position = board().war("castile", "granada").war("france", "castile")
    position.rebel_towns("madrid").occupied("france", "burgos")
    make_peace(position)
    assert not is_at_war(position, "castile", "granada")
    assert is_at_war(position, "castile", "france")


@pytest.mark.rule("EU-10.1.2", "EU-10.3.3", "EU-10.3.2")
def test_active_allies_are_part_of_their_player_then() -> None:
    position = board().war("castile", "france").alliance("france", "aragon", active=True)
    position.occupied("castile", "zaragoza")
    make_peace(position)
    assert is_at_war(position, "castile", "france")
    position = board().war("castile", "france").alliance("france", "aragon", active=True)
    make_peace(position)
    assert not is_at_war(position, "castile", "france")
    assert not has_truce(position, "castile", "aragon")


@pytest.mark.rule("EU-10.1.1")
def test_a_scenario_can_forbid_it() -> None:
    position = board("S05").war("castile", "netherlands")
    s = position.s
    s.enemies = [0] * len(s.enemies)
    position.war("castile", "netherlands")
    make_peace(position)
    assert is_at_war(position, "castile", "netherlands")
    s.rounds = 2
    make_peace(position)
    assert not is_at_war(position, "castile", "netherlands")


@pytest.mark.rule("EU-10.3.13", "EU-10.4.3")
def test_peace_with_the_emperor_is_peace_with_his_subjects() -> None:
    position = board("S14").emperor("austria", 3).war("ottomans", "austria")
    position.war("ottomans", "bavaria")
    s = position.s
    s.is_defending, s.aggressors = True, [realm("ottomans")]
    position.occupied("ottomans", PROVINCES[s.capital[realm("bavaria")]])
    make_peace(position)
    assert is_at_war(position, "ottomans", "austria")
    occupied = s.occupant.index(position.seat("ottomans"))
    s.occupant[occupied] = NONE
    make_peace(position)
    assert not is_at_war(position, "ottomans", "austria")
    assert not is_at_war(position, "ottomans", "bavaria")
    assert not has_truce(position, "ottomans", "bavaria")
    assert s.authority == 3


# D2


@pytest.mark.rule("EU-10.1.4", "EU-10.1.6", "EU-10.2.7", "EU-10.2.2", "EU-4.3.D2")
def test_a_total_victory_must_be_resolved() -> None:
    position = occupy_all(board().war("castile", "granada"), "castile", "granada")
    worked = make_peace(position, ("castile", "enforce full-annexation granada"))
    assert offered(worked, "choose-term") == [
        [
            *("enforce white-peace granada", "enforce keep-board-state granada"),
            *("enforce vassalization granada", "enforce force-conversion granada"),
            "enforce full-annexation granada",
        ]
    ]
    s = position.s
    assert s.owner[province("granada")] == s.owner[province("gibraltar")] == realm("castile")


@pytest.mark.rule("EU-10.5.29", "EU-13.3.2", "EU-10.4.6", "EU-13.4.11")
def test_full_annexation_keeps_all_and_clears_the_realm() -> None:
    position = board().war("castile", "granada").plus("granada").alliance("france", "granada")
    position.marriage("england", "granada").cb("england", "granada").truce("england", "granada")
    position.dnpr("granada", "amber", "plain", "granada")
    occupy_all(position, "castile", "granada")
    s, castile = position.s, position.seat("castile")
    make_peace(position, ("castile", "enforce full-annexation granada"))
    assert [s.unrest[province(name)] for name in ("granada", "gibraltar")] == [True, True]
    assert s.plus[province("granada")] == 0
    assert s.dnpr[province("granada")] == 0
    assert s.ally[realm("granada")] == NONE
    assert not s.marriages[realm("granada")]
    assert not s.cb[realm("granada")]
    assert not s.enemies[realm("granada")]
    assert not s.truces[realm("granada")]
    assert s.town[province("granada")] == castile
    assert prestige(position, "castile", "england") == [0, 0]


@pytest.mark.rule("EU-TB23", "EU-10.1.5", "EU-10.1.7", "EU-10.3.4", "EU-10.3.5", "EU-10.5.30")
@pytest.mark.rule("EU-11.3.35", "EU-11.3.40")
def test_total_victory_over_an_active_ally() -> None:
    position = board().war("castile", "france").alliance("france", "aragon", True, given=4)
    position.manpower("france", 5, allied=1).army("france", 1, "loire", "allied", infantry=4)
    occupy_all(position, "castile", "aragon")
    s, france = position.s, position.seat("france")
    make_peace(position, ("castile", "enforce full-annexation aragon"))
    assert s.ally[realm("aragon")] == NONE
    assert s.allied[france] + sum(s.army[france * 27 : france * 27 + 9]) == 1
    assert prestige(position, "france", "castile") == [-2, 0]
    assert s.owner[province("valencia")] == realm("castile")
    assert is_at_war(position, "castile", "france")


@pytest.mark.rule("EU-10.3.5")
def test_who_has_fewer_allied_units_loses_what_he_has() -> None:
    position = board().war("castile", "france").alliance("france", "aragon", True, given=4)
    position.manpower("france", 5, allied=2)
    occupy_all(position, "castile", "aragon")
    make_peace(position, ("castile", "enforce white-peace aragon"))
    assert position.s.allied[position.seat("france")] == 0
    assert prestige(position, "castile", "france")[1] == 0
    assert has_truce(position, "castile", "aragon")


@pytest.mark.rule("EU-10.1.5", "EU-10.1.6", "EU-10.3.2", "EU-11.3.35")
def test_after_total_victory_a_player_speaks_for_allies_that_are_not_beaten() -> None:
    position = board().war("castile", "france").alliance("france", "aragon", True, given=4)
    occupy_all(position, "castile", "france").occupied("castile", "zaragoza")
    make_peace(position, ("castile", "enforce humiliation france"))
    assert prestige(position, "castile", "france") == [10, -10]
    assert not is_at_war(position, "castile", "france")
    assert not is_at_war(position, "castile", "aragon")
    assert realm_owns(position.s, realm("aragon"), province("zaragoza"))


@pytest.mark.rule("EU-10.1.5", "EU-10.1.7", "EU-9.0.22", "EU-11.3.35")
def test_allies_that_are_beaten_too_are_settled_with_alone() -> None:
    position = board().war("castile", "france").alliance("france", "granada", True, given=1)
    occupy_all(position, "castile", "france", "granada")
    worked = make_peace(
        position,
        ("castile", "settle-with france"),
        ("castile", "enforce humiliation france"),
        ("castile", "enforce full-annexation granada"),
    )
    assert offered(worked, "settle-victory")[0] == ["settle-with france", "settle-with granada"]
    s = position.s
    assert s.owner[province("granada")] == realm("castile")
    assert s.ally[realm("granada")] == NONE
    assert prestige(position, "castile", "france") == [10, -12]
    assert not any(s.enemies)


@pytest.mark.rule("EU-10.1.4")
def test_the_victor_chooses_the_order_and_resolves_all() -> None:
    position = board().war("castile", "granada").war("castile", "navarra")
    occupy_all(position, "castile", "granada", "navarra")
    worked = make_peace(
        position,
        ("castile", "settle-with navarra"),
        ("castile", "enforce full-annexation navarra"),
        ("castile", "enforce full-annexation granada"),
    )
    assert offered(worked, "settle-victory")[0] == ["settle-with granada", "settle-with navarra"]
    assert not any(position.s.enemies)


@pytest.mark.rule("EU-10.3.13")
def test_a_subject_is_beaten_alone_only_with_victory_over_the_emperor() -> None:
    position = board("S14").emperor("austria", 3).war("ottomans", "austria")
    position.war("ottomans", "salzburg")
    s = position.s
    s.is_defending, s.aggressors = True, [realm("ottomans")]
    occupy_all(position, "ottomans", "salzburg")
    assert not offered(make_peace(position), "choose-term")
    position.infantry("ottomans", "austria", 1)
    make_peace(position, ("ottomans", "enforce full-annexation salzburg"))
    assert s.lands[realm("salzburg")] == ()


@pytest.mark.rule("EU-10.5.32", "EU-18.5.3", "EU-18.1.6")
def test_an_emperor_who_annexes_a_member_of_his_faith_loses_authority() -> None:
    position = board("S14").emperor("austria", 3).war("austria", "bavaria")
    occupy_all(position, "austria", "bavaria")
    make_peace(position, ("austria", "enforce full-annexation bavaria"))
    assert position.s.authority == 2
    position = board("S14").emperor("austria", 3).war("austria", "bavaria")
    occupy_all(position, "austria", "bavaria").state_religion("bavaria", "protestant")
    make_peace(position, ("austria", "enforce full-annexation bavaria"))
    assert position.s.authority == 3


@pytest.mark.rule("EU-10.5.32", "EU-18.8.4")
def test_annexing_an_npr_emperor_dissolves_the_empire() -> None:
    position = board("S14").war("austria", "bavaria").emperor("bavaria", 3)
    occupy_all(position, "austria", "bavaria")
    make_peace(position, ("austria", "enforce full-annexation bavaria"))
    assert position.s.emperor == NONE


# D3


@pytest.mark.rule("EU-10.1.9", "EU-10.1.10", "EU-10.1.15", "EU-OPA25", "EU-4.3.D3", "EU-10.2.11")
def test_wars_that_are_left_alone_go_on() -> None:
    position = board().war("castile", "granada").occupied("castile", "granada")
    position.infantry("castile", "leon", 1)
    worked = make_peace(
        position, ("castile", "settle-with granada"), ("castile", "go-on-fighting granada")
    )
    assert offered(worked, "end-war")[0] == [
        *("enforce keep-board-state granada", "enforce vassalization granada"),
        *("offer-white-peace granada", "go-on-fighting granada"),
    ]
    assert len(offered(worked, "settle-war")) == 1
    assert is_at_war(position, "castile", "granada")
    assert prestige(position, "castile") == [0]


@pytest.mark.rule("EU-10.1.10", "EU-10.5.6", "EU-10.2.6", "EU-10.2.8")
def test_an_npr_always_accepts_a_white_peace() -> None:
    position = board().war("castile", "granada").occupied("castile", "granada")
    worked = make_peace(
        position, ("castile", "settle-with granada"), ("castile", "offer-white-peace granada")
    )
    assert offered(worked, "end-war")[0] == ["offer-white-peace granada", "go-on-fighting granada"]
    assert prestige(position, "castile") == [-1]
    assert realm_owns(position.s, realm("granada"), province("granada"))
    assert has_truce(position, "castile", "granada")


@pytest.mark.rule("EU-10.2.6", "EU-10.2.8")
def test_an_inconclusive_war_between_humans_ends_only_by_surrender_or_agreement() -> None:
    position = board().war("castile", "france").occupied("castile", "toulouse")
    position.infantry("france", "loire", 1).infantry("castile", "leon", 1)
    worked = make_peace(position)
    assert offered(worked, "settle-war") == [
        ["settle-with france", "settle-no-more"],
        ["settle-with castile", "settle-no-more"],
    ]
    worked = make_peace(position, ("castile", "settle-with france"))
    assert offered(worked, "end-war") == [["surrender player-2", "go-on-fighting france"]]


@pytest.mark.rule("EU-10.1.10")
def test_a_bot_takes_a_white_peace_if_it_has_lost_more() -> None:
    for lost, accepts in ((("madrid",), True), (("burgos",), False)):
        position = Position(bots=("castile",), switches={"negotiated-peace": False})
        position.no_forces().no_relations().war("france", "castile")
        position.infantry("castile", "leon", 3).infantry("france", "loire", 2)
        position.occupied("castile", "toulouse").occupied("france", *lost)
        worked = make_peace(position, ("france", "settle-with castile"))
        ways = offered(worked, "end-war")[0]
        assert ("offer-white-peace castile" in ways) == accepts


@pytest.mark.rule("EU-10.2.9", "EU-10.2.10", "EU-OPB32")
def test_who_surrenders_lets_the_enemy_choose_at_once() -> None:
    position = board().war("castile", "france").occupied("castile", "toulouse")
    position.s.first = position.seat("castile")
    worked = make_peace(
        position,
        ("france", "settle-with castile"),
        ("france", "surrender player-3"),
        ("castile", "enforce humiliation france"),
    )
    assert offered(worked, "choose-term") == [
        ["enforce keep-board-state france", "enforce humiliation france"]
    ]
    assert prestige(position, "castile", "france") == [2 + 2, -2 - 2]
    assert not is_at_war(position, "castile", "france")


@pytest.mark.rule("EU-22.1.1", "EU-10.2.9")
def test_without_surrender_by_an_optional_rule() -> None:
    position = board(no_surrender=True).war("castile", "france").occupied("castile", "toulouse")
    position.infantry("france", "loire", 1).infantry("castile", "leon", 1)
    assert not make_peace(position).asked


@pytest.mark.rule("EU-10.3.6", "EU-10.3.7", "EU-10.1.11", "EU-10.3.9", "EU-10.5.14")
def test_humiliation_pays_for_the_players_provinces_only() -> None:
    position = board().war("castile", "france").alliance("france", "aragon", active=True)
    position.vassal("france", "granada").infantry("castile", "leon", 1)
    position.occupied("castile", "paris", "granada", "zaragoza").occupied("france", "burgos")
    make_peace(
        position, ("castile", "settle-with france"), ("castile", "enforce humiliation france")
    )
    assert prestige(position, "castile", "france") == [6, -6]
    s = position.s
    assert not any(occupant >= 0 for occupant in s.occupant)
    assert not is_at_war(position, "castile", "france")


@pytest.mark.rule("EU-TB25", "EU-10.5.14")
def test_humiliation_has_a_limit() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.occupied("castile", "paris", "orleans", "champagne", "berry")
    make_peace(
        position, ("castile", "settle-with france"), ("castile", "enforce humiliation france")
    )
    assert prestige(position, "castile", "france") == [10, -10]


@pytest.mark.rule("EU-10.5.14")
def test_humiliation_needs_the_capital() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.occupied("castile", "orleans")
    worked = make_peace(position, ("castile", "settle-with france"))
    assert "enforce humiliation france" not in offered(worked, "end-war")[0]


# Keep Current Board State


@pytest.mark.rule("EU-TB24", "EU-10.5.7", "EU-10.5.8", "EU-10.5.10", "EU-10.5.13", "EU-OPB34")
def test_a_small_npr_pays_twice_what_it_has_left() -> None:
    position = board().war("castile", "granada").infantry("castile", "leon", 1)
    occupy_all(position, "castile", "granada")
    make_peace(position, ("castile", "enforce keep-board-state granada"))
    s = position.s
    assert s.owner[province("gibraltar")] == realm("castile")
    assert s.unrest[province("gibraltar")]
    assert realm_owns(s, realm("granada"), province("granada"))
    assert ducats(position, "castile") == [2]


@pytest.mark.rule("EU-TB38", "EU-10.5.7", "EU-10.5.8", "EU-10.0.3")
def test_the_example_of_krakow() -> None:
    position = board("S15").war("muscovy", "poland").infantry("muscovy", "moscow-ryazan", 1)
    position.vassal("poland", "warszawa")
    s, poland, muscovy = position.s, position.seat("poland"), position.seat("muscovy")
    position.occupied("muscovy", "krakow", "warszawa")
    tokens = s.vassal_tokens[poland]
    make_peace(
        position, ("muscovy", "settle-with poland"), ("muscovy", "enforce keep-board-state poland")
    )
    assert ducats(position, "muscovy", "poland") == [10, -10]
    assert s.town[province("warszawa")] == muscovy
    assert s.unrest[province("warszawa")]
    assert s.vassal_tokens[poland] == tokens - s.atlas.province_tax[province("warszawa")]
    assert controller(s, province("krakow")) == realm("poland")


def fates() -> Position:
    """Castile has the upper hand over France: it Occupies tax 2 + 1 + 1, France 1 + 1 + 1."""
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.town("france", "zaragoza")
    position.occupied("castile", "orleans", "toulouse", "zaragoza")
    return position.occupied("france", "burgos", "murcia", "galicia")


def keep(position: Position, *answers: str) -> Worked:
    return make_peace(
        position,
        ("castile", "settle-with france"),
        ("castile", "enforce keep-board-state france"),
        *[("castile", answer) for answer in answers],
    )


@pytest.mark.rule("EU-10.5.8", "EU-10.5.12", "EU-11.0.4")
def test_each_side_keeps_what_it_holds_and_may_claim_what_it_lost() -> None:
    position = fates()
    keep(position)
    s, castile, france = position.s, position.seat("castile"), position.seat("france")
    for name in ("orleans", "toulouse", "zaragoza"):
        assert s.town[province(name)] == castile
    for name in ("burgos", "murcia", "galicia"):
        assert s.town[province(name)] == france
    assert ducats(position, "castile", "france") == [0, 0]
    claimed = [AREAS[a] for a in range(len(AREAS)) if s.claims[a] >> castile & 1]
    assert claimed == ["castile", "leon"]
    claimed = [AREAS[a] for a in range(len(AREAS)) if s.claims[a] >> france & 1]
    assert claimed == ["aragon", "languedoc", "loire"]


@pytest.mark.rule("EU-10.5.9")
def test_provinces_are_exchanged_for_others_of_the_same_tax() -> None:
    position = fates()
    worked = keep(
        position,
        *("exchange-for burgos", "exchange-for galicia", "exchange-for-done"),
        *("exchange-province orleans", "keep-province toulouse", "return-province zaragoza"),
    )
    assert offered(worked, "exchange-for")[0] == [
        *("exchange-for burgos", "exchange-for galicia", "exchange-for murcia"),
        "exchange-for-done",
    ]
    s = position.s
    for name in ("burgos", "galicia"):
        assert realm_owns(s, realm("castile"), province(name))
    assert s.owner[province("murcia")] == realm("france")
    assert realm_owns(s, realm("france"), province("orleans"))
    assert s.owner[province("toulouse")] == realm("castile")
    assert realm_owns(s, realm("france"), province("zaragoza"))
    assert ducats(position, "castile", "france") == [3, -3]


@pytest.mark.rule("EU-10.5.9")
def test_only_exchanges_that_can_be_completed_are_offered() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.occupied("castile", "orleans").occupied("france", "burgos", "murcia")
    worked = keep(position, "exchange-for burgos", "exchange-for murcia")
    assert offered(worked, "exchange-for")[1] == ["exchange-for murcia"]
    assert offered(worked, "fate-of-province")[-1] == ["exchange-province orleans"]
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.occupied("castile", "orleans").occupied("france", "burgos")
    assert not offered(keep(position), "exchange-for")


@pytest.mark.rule("EU-10.5.9", "EU-7.6.2")
def test_liberation_is_worth_prestige_and_a_new_ally() -> None:
    position = fates()
    worked = keep(
        position,
        "liberate-province zaragoza",
        "ally-with-freed aragon",
        "influence-by-peace aragon",
    )
    assert "liberate-province orleans" not in str(worked.asked)
    s, castile = position.s, position.seat("castile")
    assert realm_owns(s, realm("aragon"), province("zaragoza"))
    assert prestige(position, "castile", "france") == [1, 0]
    assert s.ally[realm("aragon")] == castile
    assert s.influence[castile * len(AREAS) + area("aragon")] == 2
    assert not any(s.cb)
    assert s.claims[area("aragon")] >> position.seat("france") & 1


@pytest.mark.rule("EU-10.5.9")
def test_provinces_of_vassals_may_be_liberated() -> None:
    position = board("S14").no_influence().war("austria", "venice")
    position.infantry("austria", "austria", 1)
    s = position.s
    naxos = s.lands[realm("naxos")][0]
    occupy(s, position.seat("austria"), naxos)
    make_peace(
        position,
        ("austria", "settle-with venice"),
        ("austria", "enforce keep-board-state venice"),
        ("austria", f"liberate-province {PROVINCES[naxos]}"),
    )
    assert s.overlord[realm("naxos")] == NONE
    assert s.lands[realm("naxos")] == (naxos,)
    assert prestige(position, "austria") == [1]


@pytest.mark.rule("EU-10.5.9", "EU-10.3.10", "EU-OPB64", "EU-10.5.13", "EU-10.5.10")
def test_provinces_of_active_allies_are_kept_or_returned_but_never_liberated() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.alliance("france", "aragon", active=True).vassal("france", "navarra")
    position.occupied("castile", "zaragoza", "valencia", "barcelona")
    s = position.s
    assert s.capital[realm("aragon")] == province("valencia")
    worked = keep(position, "return-province barcelona", "keep-province zaragoza")
    assert "liberate" not in str(worked.asked)
    assert realm_owns(s, realm("aragon"), province("valencia"))
    assert realm_owns(s, realm("aragon"), province("barcelona"))
    assert s.owner[province("zaragoza")] == realm("castile")
    # The general supply pays for an NPR, and each payer has a cap of its own.
    assert ducats(position, "castile", "france") == [10 + 3, 0]


@pytest.mark.rule("EU-10.5.10", "EU-10.5.13")
def test_the_loser_never_pays_more_than_twice_his_income() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    s, france = position.s, position.seat("france")
    for each in list(s.lands[realm("france")]):
        if PROVINCES[each] not in ("paris", "orleans"):
            position.nobodys(PROVINCES[each])
    position.occupied("castile", "paris", "orleans")
    s.infantry[france * len(AREAS) + area("loire")] = 0
    position.town("france", "berry")
    position.mat("france", ducats=30)
    keep(position, "return-province orleans")
    # Paris, Orleans and Berry: an income of 5, so 10 is all there is, for the ransom alone.
    assert ducats(position, "castile", "france") == [10, -10]


@pytest.mark.rule("EU-10.5.10", "EU-10.5.7")
def test_what_the_victor_owes_has_no_cap_and_is_paid_to_the_loser() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    s = position.s
    for each in list(s.lands[realm("castile")]):
        if PROVINCES[each] not in ("madrid", "burgos"):
            position.nobodys(PROVINCES[each])
    position.occupied("france", "madrid").occupied("castile", "toulouse")
    position.mat("castile", ducats=30)
    keep(position)
    assert ducats(position, "castile", "france") == [-10, 10]
    assert controller(s, province("madrid")) == realm("castile")


@pytest.mark.rule("EU-10.5.13")
def test_who_cannot_pay_takes_loans_or_is_bankrupt() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.occupied("castile", "paris").mat("france", ducats=1, interest=4)
    keep(position)
    assert position.s.ducats[position.seat("castile")] == 36
    assert position.s.ducats[position.seat("france")] == 0
    assert prestige(position, "france") == [-5]


@pytest.mark.rule("EU-OPB35")
def test_capitals_of_vassals_are_not_given_back() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.vassal("france", "navarra").occupied("castile", "navarra")
    assert position.s.capital[realm("navarra")] == province("navarra")
    keep(position)
    assert position.s.town[province("navarra")] == position.seat("castile")


@pytest.mark.rule("EU-10.5.11", "EU-OPB55")
def test_claims_are_given_for_calm_by_everybody_who_gained() -> None:
    position = fates().claim("castile", "loire").claim("france", "castile").core("france", "leon")
    position.unrest("berry", "limousin")
    s = position.s
    worked = keep(position, "give-claim loire", "calm orleans")
    assert not s.unrest[province("orleans")]
    assert not s.claims[area("loire")] >> position.seat("castile") & 1
    seats = [seat for seat, name, _ in worked.asked if name == "give-claim"]
    assert seats == [position.seat("castile"), position.seat("france")]
    assert offered(worked, "give-claim")[1] == ["give-claim castile", "keep-claims"]


@pytest.mark.rule("EU-10.5.12")
def test_claims_for_losses_may_be_left_undone() -> None:
    position = fates()
    make_peace(
        position,
        ("castile", "settle-with france"),
        ("castile", "enforce keep-board-state france"),
        ("france", "claim-lost-land loire"),
        ("france", "no-claim"),
    )
    s, france = position.s, position.seat("france")
    assert [AREAS[a] for a in range(len(AREAS)) if s.claims[a] >> france & 1] == ["loire"]


@pytest.mark.rule("EU-OPB59", "EU-10.5.8")
def test_claims_stay_where_provinces_change_hands() -> None:
    position = fates().claim("england", "loire")
    keep(position)
    assert position.s.claims[area("loire")] >> position.seat("england") & 1


# Vassalization


@pytest.mark.rule("EU-10.5.15", "EU-10.5.16", "EU-10.5.17", "EU-10.5.18", "EU-OPB38", "EU-10.4.3")
@pytest.mark.rule("EU-11.4.3")
def test_vassalization() -> None:
    position = board().war("castile", "aragon").infantry("castile", "leon", 1)
    position.marriage("castile", "aragon").alliance("england", "aragon").plus("valencia")
    s, castile = position.s, position.seat("castile")
    capital = PROVINCES[s.capital[realm("aragon")]]
    abroad = next(
        p
        for p in side_provinces(s, realm("aragon"))
        if s.atlas.province_area[p] != s.atlas.province_area[s.capital[realm("aragon")]]
    )
    position.occupied("castile", capital)
    ways = offered(make_peace(position, ("castile", "settle-with aragon")), "end-war")[0]
    assert "enforce vassalization aragon" not in ways
    position.occupied("castile", PROVINCES[abroad])
    worked = make_peace(
        position,
        ("castile", "settle-with aragon"),
        ("castile", "enforce vassalization aragon"),
        ("castile", "influence-by-peace aragon"),
    )
    assert worked.asked
    lands = s.vassal_lands[castile]
    assert set(s.atlas.realm_provinces[realm("aragon")]) <= set(lands)
    for each in lands:
        taken = s.atlas.province_area[each] in (
            s.atlas.province_area[abroad],
            area("aragon"),
        )
        assert s.unrest[each] != taken
        assert s.occupant[each] == NONE
    assert not s.marriages[realm("aragon")]
    assert s.ally[realm("aragon")] == NONE
    assert not any(s.plus[each] for each in lands)
    assert not s.enemies[realm("aragon")]
    assert not s.truces[realm("aragon")]
    assert sum(s.influence[castile * len(AREAS) : (castile + 1) * len(AREAS)]) == 2


@pytest.mark.rule("EU-10.5.19", "EU-10.5.31")
def test_claims_calm_new_vassals_and_annexed_towns() -> None:
    position = board().war("castile", "granada").claim("castile", "andalucia")
    occupy_all(position, "castile", "granada")
    make_peace(
        position,
        ("castile", "enforce full-annexation granada"),
        ("castile", "give-claim andalucia"),
        ("castile", "calm gibraltar"),
        ("castile", "calm granada"),
    )
    assert not position.s.unrest[province("granada")]
    assert not position.s.claims[area("andalucia")]


@pytest.mark.rule("EU-10.5.20")
def test_the_papal_states_and_emperors_are_never_vassalized() -> None:
    for name in ("papal-states", "bavaria"):
        position = board("S14").war("france", name).infantry("france", "loire", 1)
        if name == "bavaria":
            position.emperor("bavaria", 3)
        occupy_all(position, "france", name)
        worked = make_peace(position)
        assert f"enforce vassalization {name}" not in offered(worked, "choose-term")[0]


@pytest.mark.rule("EU-10.5.21", "EU-OPB37")
def test_what_another_player_occupies_stays_a_remnant_at_war_with_him() -> None:
    position = board().war("castile", "granada").war("france", "granada")
    position.infantry("castile", "leon", 1).occupied("castile", "granada")
    position.occupied("france", "gibraltar")
    position.s.first = position.seat("castile")
    make_peace(
        position,
        ("castile", "settle-with granada"),
        ("castile", "enforce vassalization granada"),
    )
    s = position.s
    assert s.vassal[province("granada")] == position.seat("castile")
    assert s.lands[realm("granada")] == (province("gibraltar"),)
    assert s.capital[realm("granada")] == province("gibraltar")
    assert is_at_war(position, "france", "granada")
    assert not is_at_war(position, "castile", "granada")


@pytest.mark.rule("EU-11.4.9")
def test_with_too_few_tokens_the_capital_is_left_out() -> None:
    position = board().war("castile", "granada").infantry("castile", "leon", 1)
    occupy_all(position, "castile", "granada")
    s, castile = position.s, position.seat("castile")
    s.vassal_tokens[castile] = 18
    make_peace(position, ("castile", "enforce vassalization granada"))
    assert s.vassal[province("gibraltar")] == castile
    assert s.lands[realm("granada")] == (province("granada"),)
    assert has_truce(position, "castile", "granada")


@pytest.mark.rule("EU-10.3.11", "EU-10.3.5")
def test_an_active_ally_can_be_vassalized_beside_its_player() -> None:
    position = board().war("castile", "france").alliance("france", "granada", True, given=1)
    position.manpower("france", 3, allied=1).infantry("castile", "leon", 1)
    position.occupied("castile", "granada", "orleans").occupied("france", "burgos")
    worked = make_peace(
        position, ("castile", "settle-with france"), ("castile", "enforce vassalization france")
    )
    assert worked.asked
    s = position.s
    assert s.vassal[province("granada")] == position.seat("castile")
    assert realm_owns(s, realm("france"), province("orleans"))
    assert realm_owns(s, realm("castile"), province("burgos"))
    assert prestige(position, "castile", "france") == [0, 0]
    assert s.allied[position.seat("france")] == 0
    assert s.ally[realm("granada")] == NONE


# Force Conversion


def converting() -> Position:
    position = board().war("castile", "granada").infantry("castile", "leon", 1)
    return occupy_all(position, "castile", "granada")


@pytest.mark.rule("EU-10.5.22", "EU-10.5.23")
def test_force_conversion_of_an_npr() -> None:
    position = converting()
    s, castile = position.s, position.seat("castile")
    assert s.religion[realm("granada")] == ISLAM
    make_peace(
        position,
        ("castile", "enforce force-conversion granada"),
        ("castile", "influence-by-peace andalucia"),
        ("castile", "influence-by-peace-done"),
    )
    assert s.religion[realm("granada")] == CATHOLIC
    assert s.faith[area("andalucia")] == CATHOLIC
    assert prestige(position, "castile") == [3]
    assert s.influence[castile * len(AREAS) + area("andalucia")] == 1
    assert realm_owns(s, realm("granada"), province("granada"))


@pytest.mark.rule("EU-TB26", "EU-10.5.23", "EU-OPB66")
def test_force_conversion_of_a_player() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.state_religion("france", "protestant")
    for each in position.s.atlas.area_provinces[area("seine")]:
        occupy(position.s, position.seat("castile"), each)
    s = position.s
    position.war("castile", "burgundy").influence("france", lombardy=2, aragon=1)
    make_peace(
        position,
        ("castile", "settle-with france"),
        ("castile", "enforce force-conversion france"),
    )
    assert s.religion[realm("france")] == CATHOLIC
    assert prestige(position, "castile", "france") == [3, -5]
    assert not any(s.influence[position.seat("france") * len(AREAS) :][: len(AREAS)])


@pytest.mark.rule("EU-10.5.22", "EU-15.2.5")
def test_force_conversion_needs_another_faith_and_all_of_the_capital_area() -> None:
    position = converting().state_religion("granada", "counter-reformed")
    assert "force-conversion" not in str(make_peace(position).asked)
    position = converting().town("france", "sevilla")
    assert "force-conversion" not in str(make_peace(position).asked)
    position = board("S14").war("france", "papal-states").state_religion("france", "protestant")
    s = position.s
    for each in s.atlas.area_provinces[s.atlas.province_area[s.capital[realm("papal-states")]]]:
        if s.owner[each] != realm("france"):
            occupy(s, position.seat("france"), each)
    position.infantry("france", "loire", 1)
    worked = make_peace(position, ("france", "settle-with papal-states"))
    assert "force-conversion" not in str(offered(worked, "end-war"))


@pytest.mark.rule("EU-10.3.11")
def test_only_realms_that_meet_the_conditions_are_converted() -> None:
    position = board().war("castile", "france").alliance("france", "granada", active=True)
    position.dnpr("granada", "amber", "plain", "granada", "gibraltar", "navarra")
    position.infantry("castile", "leon", 1).occupied("castile", "granada", "gibraltar", "orleans")
    s = position.s
    make_peace(
        position,
        ("castile", "settle-with france"),
        ("castile", "enforce force-conversion france"),
    )
    assert s.religion[realm("granada")] == CATHOLIC
    assert prestige(position, "castile", "france") == [3, 0]
    assert realm_owns(s, realm("france"), province("orleans"))
    assert not is_at_war(position, "castile", "france")


# Secure Desired Succession


def disputed() -> Position:
    position = board().war("castile", "aragon").infantry("castile", "leon", 1)
    position.marriage("castile", "aragon", disputed=True).alliance("england", "aragon")
    position.marriage("france", "aragon", disputed=True)
    capital = PROVINCES[position.s.capital[realm("aragon")]]
    return position.occupied("castile", capital)


@pytest.mark.rule("EU-10.5.24", "EU-10.5.25", "EU-10.5.26", "EU-10.5.27", "EU-10.5.28")
def test_securing_a_succession_of_an_npr() -> None:
    position = disputed().war("france", "aragon")
    s, castile = position.s, position.seat("castile")
    other = next(p for p in s.lands[realm("aragon")] if s.occupant[p] == NONE)
    occupy(s, position.seat("france"), other)
    s.first = castile
    make_peace(
        position,
        ("castile", "settle-with aragon"),
        ("castile", "enforce desired-succession aragon"),
        ("castile", "influence-by-peace aragon"),
        ("castile", "ally-with-loser aragon"),
    )
    assert s.marriages[realm("aragon")] == 1 << castile
    assert not s.disputed[realm("aragon")]
    assert prestige(position, "castile", "france") == [3 + 5, -3 - 1]
    assert s.ally[realm("aragon")] == castile
    assert s.influence[castile * len(AREAS) + area("aragon")] == 4
    assert not is_at_war(position, "france", "aragon")
    assert has_truce(position, "france", "aragon")
    assert has_truce(position, "castile", "aragon")
    assert all(s.occupant[p] == NONE for p in s.lands[realm("aragon")])


@pytest.mark.rule("EU-10.5.24")
def test_it_needs_a_disputed_succession_and_the_capital() -> None:
    position = disputed()
    position.s.disputed = [0] * len(position.s.disputed)
    assert "desired-succession" not in str(make_peace(position, *_with("aragon")).asked)
    position = disputed()
    capital = PROVINCES[position.s.capital[realm("aragon")]]
    position.occupied("france", capital)
    other = next(p for p in position.s.lands[realm("aragon")] if PROVINCES[p] != capital)
    position.occupied("castile", PROVINCES[other])
    assert "desired-succession" not in str(make_peace(position, *_with("aragon")).asked)


def _with(name: str) -> tuple[tuple[str, str], ...]:
    return (("castile", f"settle-with {name}"),)


@pytest.mark.rule("EU-10.3.12", "EU-OPB39", "EU-10.5.24")
def test_a_succession_of_an_active_ally_is_secured_alone() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.alliance("france", "aragon", True, given=2).manpower("france", 3, allied=3)
    position.marriage("france", "aragon", disputed=True)
    capital = PROVINCES[position.s.capital[realm("aragon")]]
    position.occupied("castile", capital, "toulouse")
    position.s.first = position.seat("castile")
    worked = make_peace(
        position,
        ("castile", "settle-with aragon"),
        ("castile", "enforce desired-succession aragon"),
    )
    s = position.s
    assert "settle-with france" in offered(worked, "settle-war")[1]
    assert s.allied[position.seat("france")] == 1
    assert s.ally[realm("aragon")] == position.seat("castile")
    assert is_at_war(position, "castile", "france")
    assert s.occupant[province("toulouse")] == position.seat("castile")
    assert prestige(position, "castile", "france") == [3, -3]


def _leader(s: Table) -> int:
    actions = s.content.actions
    return next(
        card
        for card in range(len(actions.cards))
        if actions.characters[actions.cards[card].character].power == NONE
    )


@pytest.mark.rule("EU-10.5.25", "EU-10.5.27", "EU-10.5.28")
def test_securing_the_succession_of_a_player() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.marriage("england", "france").occupied("castile", "paris")
    position.alliance("england", "france")
    s, france, castile = position.s, position.seat("france"), position.seat("castile")
    s.disputed[realm("france")] = s.marriages[realm("france")]
    leader = _leader(s)
    for deck in s.decks:
        if leader in deck:
            deck.remove(leader)
    s.discards[2].append(leader)
    worked = make_peace(
        position,
        ("castile", "settle-with france"),
        ("castile", "enforce desired-succession france"),
        ("castile", f"crown-loser {names.CARDS.ids[leader]}"),
        ("castile", "ally-with-loser france"),
    )
    assert worked.asked
    assert s.crowned[france] == leader
    assert leader not in s.discards[2]
    assert s.ruler[france] == NONE
    assert not s.marriages[realm("france")]
    assert not s.marriages[realm("england")]
    assert s.pacts[castile] == 1 << france
    assert s.pacts[position.seat("england")] == 0
    assert prestige(position, "castile", "england", "france") == [3, -3, 0]


@pytest.mark.rule("EU-10.5.28", "EU-18.9.1")
def test_a_new_ruler_of_the_emperor_means_an_election() -> None:
    position = board("S14").war("france", "austria").infantry("france", "loire", 1)
    position.marriage("england", "austria").occupied("france", "wien").emperor("austria", 3)
    s = position.s
    s.disputed[realm("austria")] = s.marriages[realm("austria")]
    leader = _leader(s)
    s.discards[2] = [leader]
    worked = make_peace(
        position,
        ("france", "settle-with austria"),
        ("france", "enforce desired-succession austria"),
        ("france", f"crown-loser {names.CARDS.ids[leader]}"),
    )
    assert ELECTION in [duty.act for duty in worked.left]


# After a term


@pytest.mark.rule("EU-10.5.2", "EU-11.1.3")
def test_in_a_full_area_another_cube_leaves() -> None:
    position = converting().influence("france", andalucia=3).influence("england", andalucia=2)
    s = position.s
    make_peace(
        position,
        ("castile", "enforce force-conversion granada"),
        ("castile", "influence-by-peace andalucia"),
        ("castile", "push-out-influence player-1"),
        ("castile", "influence-by-peace-done"),
    )
    assert s.influence[position.seat("england") * len(AREAS) + area("andalucia")] == 1
    assert s.influence[position.seat("castile") * len(AREAS) + area("andalucia")] == 1


@pytest.mark.rule("EU-10.5.4")
def test_ideas_and_missions_see_terms_that_are_enforced() -> None:
    position = fates().ideas("castile", "absolute-monarchy")
    worked = make_peace(
        position,
        ("castile", "settle-with france"),
        ("castile", "enforce keep-board-state france"),
    )
    assert EFFECTS in [duty.act for duty in worked.left]
    done = position.s.records.peaces
    assert [(each.seat, each.what) for each in done] == [
        (position.seat("castile"), realm("france"))
    ]


@pytest.mark.rule("EU-18.4.13", "EU-OPC25", "EU-18.1.6")
def test_an_emperor_who_beats_an_external_aggressor_gains_authority() -> None:
    position = board("S14").emperor("austria", 3).war("ottomans", "austria")
    s = position.s
    s.is_defending, s.aggressors = True, [realm("ottomans")]
    position.infantry("austria", "austria", 1)
    occupied = s.lands[realm("ottomans")][0]
    occupy(s, position.seat("austria"), occupied)
    make_peace(
        position,
        ("austria", "settle-with ottomans"),
        ("austria", "enforce keep-board-state ottomans"),
    )
    assert s.authority == 4


@pytest.mark.rule("EU-18.4.13")
def test_an_emperor_who_loses_to_one_loses_authority() -> None:
    position = board("S14").emperor("austria", 3).war("ottomans", "austria")
    position.infantry("ottomans", "austria", 1).occupied("ottomans", "wien")
    make_peace(
        position,
        ("ottomans", "settle-with austria"),
        ("ottomans", "enforce humiliation austria"),
    )
    assert position.s.authority == 2


@pytest.mark.rule("EU-18.4.13")
def test_a_war_that_the_emperor_declared_changes_no_authority() -> None:
    position = board("S14").emperor("austria", 3).war("austria", "ottomans")
    position.infantry("ottomans", "austria", 1).occupied("ottomans", "wien")
    make_peace(
        position,
        ("ottomans", "settle-with austria"),
        ("ottomans", "enforce humiliation austria"),
    )
    assert position.s.authority == 3


@pytest.mark.rule("EU-10.4.5")
def test_one_truce_for_each_pair() -> None:
    position = board().war("castile", "granada").truce("castile", "granada")
    position.war("castile", "granada")
    assert not has_truce(position, "castile", "granada")
    make_peace(position)
    make_peace(position)
    assert has_truce(position, "castile", "granada")


# D4


@pytest.mark.rule("EU-10.1.13", "EU-4.3.D4", "EU-OPB40", "EU-9.0.8")
def test_units_in_neutral_areas_go_to_the_nearest_friendly_one() -> None:
    position = board().infantry("castile", "lombardy", 2).army("castile", 1, "aragon", infantry=3)
    position.infantry("castile", "aragon", 1)
    s, castile = position.s, position.seat("castile")
    worked = make_peace(position, ("castile", "return-to leon"))
    assert offered(worked, "return-to")[0] == ["return-to castile", "return-to leon"]
    assert s.army_area[castile * 3] == area("leon")
    assert s.infantry[castile * len(AREAS) + area("leon")] == 1
    assert s.infantry[castile * len(AREAS) + area("lombardy")] == 0
    assert s.infantry[castile * len(AREAS) + area("aragon")] == 0


@pytest.mark.rule("EU-10.1.13")
def test_a_sea_zone_is_one_space() -> None:
    position = board()
    s = position.s
    homes = nearest_homes(s, position.seat("castile"), area("lombardy"))
    assert area("andalucia") not in homes or area("castile") in homes
    homes = nearest_homes(s, position.seat("england"), area("scotland"))
    assert homes == [area("northumbria")]
    homes = nearest_homes(s, position.seat("england"), area("flanders-wallonia"))
    assert area("east-anglia") in homes


@pytest.mark.rule("EU-10.1.13", "EU-OPB71")
def test_units_stay_in_hostile_areas_and_on_claimed_territories() -> None:
    position = Position("S16").no_forces().no_relations()
    s, castile = position.s, position.seat("castile")
    vacant = next(
        a
        for a in s.atlas.distant_areas
        if all(s.owner[p] == NONE for p in s.atlas.area_provinces[a])
    )
    s.infantry[castile * len(AREAS) + vacant] = 1
    position.claim("castile", AREAS[vacant])
    position.rebels("aragon", 1).infantry("castile", "aragon", 1)
    assert not make_peace(position).asked
    assert s.infantry[castile * len(AREAS) + vacant] == 1
    assert s.infantry[castile * len(AREAS) + area("aragon")] == 1


@pytest.mark.rule("EU-10.1.14", "EU-4.3.D4", "EU-11.3.35")
def test_at_peace_active_allies_and_allied_units_are_dismissed() -> None:
    position = board().alliance("france", "savoy", True, given=3).manpower("france", 5, allied=2)
    position.army("france", 1, "loire", "allied", infantry=1)
    s, france = position.s, position.seat("france")
    make_peace(position)
    assert s.ally[realm("savoy")] == france
    assert not s.is_active[realm("savoy")]
    assert s.allied[france] == 0
    assert s.army_area[france * 3] == NONE


@pytest.mark.rule("EU-10.1.14")
def test_who_is_still_at_war_keeps_them() -> None:
    position = board().alliance("france", "savoy", True, given=3).manpower("france", 5, allied=2)
    position.war("france", "castile").occupied("france", "burgos")
    make_peace(position)
    assert position.s.is_active[realm("savoy")]
    assert position.s.allied[position.seat("france")] == 2


@pytest.mark.rule("EU-10.0.1")
def test_without_wars_nobody_is_asked() -> None:
    position = board()
    assert not make_peace(position).asked
    assert REBEL_RULE < NONE


# The frame


@pytest.mark.rule("EU-10.0.4", "EU-10.1.9")
def test_slots_come_clockwise_from_the_first_player() -> None:
    position = board().war("castile", "france").occupied("castile", "toulouse")
    position.war("england", "scotland").occupied("england", "lothian")
    for first in range(3):
        position.s.first = first
        worked = make_peace(position)
        seats = [seat for seat, name, _ in worked.asked if name == "settle-war"]
        assert seats == [(first + place) % 3 for place in range(3)]


@pytest.mark.rule("EU-10.1.8", "EU-10.1.12", "EU-10.3.8", "EU-10.5.1", "EU-10.5.3")
def test_a_white_peace_covers_active_allies_and_frees_slots() -> None:
    position = occupy_all(board().war("castile", "france"), "castile", "france")
    position.alliance("castile", "aragon", active=True).occupied("france", "zaragoza", "burgos")
    s, castile, france = position.s, position.seat("castile"), position.seat("france")
    towns = s.small_towns[france]
    assert s.covered_small[castile] == 1
    make_peace(position, ("castile", "enforce white-peace france"))
    assert s.covered_small == [0, 0, 0]
    assert s.covered_large == [0, 0, 0]
    assert s.small_towns[france] == towns - 2
    assert realm_owns(s, realm("aragon"), province("zaragoza"))
    assert prestige(position, "castile", "france") == [-1, -1]
    assert has_truce(position, "castile", "france")
    assert has_truce(position, "france", "castile")


@pytest.mark.rule("EU-13.0.4")
def test_a_vassal_of_an_npr_that_is_gone_is_independent() -> None:
    position = board("S14")
    s = position.s
    assert s.overlord[realm("naxos")] == realm("venice")
    for each in list(s.lands[realm("venice")]):
        position.town("austria", PROVINCES[each])
    settle(s)
    assert s.overlord[realm("naxos")] == NONE
    position.vassal("austria", PROVINCES[s.lands[realm("naxos")][0]])
    settle(s)
    assert s.lands[realm("naxos")] == ()


@pytest.mark.rule("EU-13.1.1", "EU-13.2.3", "EU-13.2.2")
def test_in_peace_vassals_of_an_npr_are_part_of_it() -> None:
    position = board("S14").war("austria", "venice")
    s = position.s
    occupy_all(position, "austria", "venice")
    make_peace(position, ("austria", "enforce vassalization venice"))
    assert s.overlord[realm("naxos")] == NONE
    assert not s.lands[realm("naxos")]
    assert not s.lands[realm("venice")]
    owners = {s.owner[each] for each in s.vassal_lands[position.seat("austria")]}
    assert {realm("venice"), realm("naxos")} <= owners


@pytest.mark.rule("EU-10.5.13", "EU-OPB64")
def test_who_pays_is_judged_before_anything_changes_hands() -> None:
    position = board("S14").no_influence().war("austria", "burgundy")
    s = position.s
    vassal = next(r for r in s.atlas.realm_vassals[realm("burgundy")] if len(s.lands[r]) > 1)
    first, second = s.lands[vassal][:2]
    for each in (first, second):
        occupy(s, position.seat("austria"), each)
    position.infantry("austria", "austria", 1)
    make_peace(
        position,
        ("austria", "settle-with burgundy"),
        ("austria", "enforce keep-board-state burgundy"),
        ("austria", f"liberate-province {PROVINCES[first]}"),
        ("austria", f"return-province {PROVINCES[second]}"),
    )
    tax = s.atlas.province_tax
    assert s.overlord[vassal] == NONE
    assert ducats(position, "austria") == [3 * tax[second]]


@pytest.mark.rule("EU-10.5.29", "EU-BOT.79")
def test_a_bot_can_be_annexed_and_leaves() -> None:
    position = Position(bots=("castile",)).no_forces().no_relations().war("france", "castile")
    position.war("castile", "granada").occupied("castile", "granada")
    position.war("england", "castile").influence("castile", aragon=2)
    occupy_all(position, "france", "castile")
    s, castile = position.s, position.seat("castile")
    worked = make_peace(position, ("france", "enforce full-annexation castile"))
    assert "enforce vassalization castile" not in offered(worked, "choose-term")[0]
    assert s.owner[province("madrid")] == realm("france")
    assert s.eliminated == 1 << castile
    assert not any(enemies >> castile & 1 for enemies in s.enemies)
    assert not any(s.enemies)
    assert s.occupant[province("granada")] == NONE
    assert s.small_towns[castile] == s.large_towns[castile] == 0
