"""EU-6.2.10, EU-9.6.6, EU-9.7.8 and EU-9.7.13: Battle Actions, Ideas and leaders in battle."""

import pytest

from kronika.games.europa_universalis.battle_dice import leader_dice, pool
from kronika.games.europa_universalis.battle_leaders import wound
from kronika.games.europa_universalis.battle_state import ATTACK, DEFEND, NO_LEADER, ROLL
from kronika.games.europa_universalis.names import CARDS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import ARMIES, MIL, NONE

from .fighting import Prepared, asked_of, dice, fight, rolled
from .helpers import area

pytestmark = pytest.mark.compiled


def duel(where: str = "aquitaine") -> Position:
    """France attacks England, with 5 Military Power each and no ruler who could fight."""
    position = Position("S16").no_relations().no_forces().war("france", "england").active("france")
    position.army("france", 1, where, infantry=3).army("england", 1, where, infantry=3)
    for who in ("france", "england"):
        position.mat(who, mil=5).hand(who)
        position.s.ruler[position.seat(who)] = NONE
    position.s.memory.came_from[position.seat("france") * ARMIES] = area("loire")
    return position


def prompts(prepared: Prepared, position: Position, who: str) -> list[str]:
    return [prompt for seat, prompt, _ in prepared.asked if seat == position.seat(who)]


def power(position: Position, who: str) -> int:
    return position.s.power[position.seat(who) * 3 + MIL]


@pytest.mark.rule("EU-9.7.8", "EU-9.4.1", "EU-9.4.2", "EU-9.7.10")
def test_the_attacker_may_appoint_a_general_at_the_start() -> None:
    position = duel().hand("france", "mil-01-2", "adm-01-1")
    Prepared(position, "france", "aquitaine", ("france", "hire-general mil-01-2 army-1"))
    assert power(position, "france") == 3
    assert pool(position.s, ATTACK) == [3, 3, 0]
    assert CARDS.ids.index("mil-01-2") not in position.s.hands[position.seat("france")]


@pytest.mark.rule("EU-9.7.9", "EU-5.2.AP8", "EU-5.2.AP10")
def test_the_defender_may_do_so_in_his_own_realm_only() -> None:
    position = duel().hand("england", "mil-01-1")
    prepared = Prepared(
        position, "france", "aquitaine", ("england", "hire-general mil-01-1 army-1")
    )
    assert pool(position.s, DEFEND) == [3, 2, 0]
    assert "appoint-for-defence" in prompts(prepared, position, "england")
    position = duel("languedoc").hand("england", "mil-01-1")
    prepared = Prepared(position, "france", "languedoc")
    assert "appoint-for-defence" not in prompts(prepared, position, "england")


@pytest.mark.rule("EU-5.2.AP8", "EU-5.2.AP10", "EU-9.4.2")
def test_the_reaction_moves_a_general_whatever_he_did_before() -> None:
    position = duel().general("england", 2, "mil-08-2")
    card = CARDS.ids.index("mil-08-2")
    position.s.memory.commands = 1 << card
    Prepared(position, "france", "aquitaine", ("england", "move-general army-2 army-1"))
    assert position.s.generals[position.seat("england") * ARMIES] == card
    assert pool(position.s, DEFEND) == [6, 0, 0]
    position = duel().general("france", 2, "mil-08-2")
    position.s.memory.commands = 1 << card
    prepared = Prepared(position, "france", "aquitaine")
    assert "appoint-for-attack" not in prompts(prepared, position, "france")


@pytest.mark.rule("EU-9.7.9", "EU-9.7.8")
def test_units_outside_of_armies_have_no_general() -> None:
    position = Position("S16").no_relations().no_forces().war("france", "england").active("france")
    position.infantry("france", "aquitaine", 2).infantry("england", "aquitaine", 2)
    position.hand("france", "mil-01-1").hand("england", "mil-01-1").mat("france", mil=5)
    prepared = Prepared(position.mat("england", mil=5), "france", "aquitaine")
    assert prompts(prepared, position, "france") == []
    assert prompts(prepared, position, "england") == []


@pytest.mark.rule("EU-H.6", "EU-9.0.19")
def test_the_window_for_a_general_opens_by_public_knowledge() -> None:
    for hand, mil, is_asked in (
        (("mil-03-2",), 5, True),
        ((), 5, False),
        (("mil-03-2",), 0, False),
    ):
        position = duel().hand("france", *hand).mat("france", mil=mil)
        prepared = Prepared(position, "france", "aquitaine")
        assert ("appoint-for-attack" in prompts(prepared, position, "france")) == is_asked
    position = duel().hand("france", "mil-03-2")
    prepared = Prepared(position, "france", "aquitaine")
    assert [options for _, prompt, options in prepared.asked if prompt == "appoint-for-attack"] == [
        ["no-appointment"]
    ]


@pytest.mark.rule("EU-6.2.10", "EU-6.2.12", "EU-9.6.7", "EU-9.6.6", "EU-OPA41")
def test_superior_tactics_adds_two_dice_for_the_whole_battle() -> None:
    position = duel().hand("england", "mil-03-2")
    position.s.passed[position.seat("england")] = 1
    Prepared(
        position,
        "france",
        "aquitaine",
        ("england", "play-battle-card mil-03-2"),
        ("england", "add-dice 1-cavalry+1-artillery"),
        until=ROLL,
    )
    assert pool(position.s, DEFEND) == [3, 1, 1]
    assert power(position, "england") == 4
    assert position.s.hands[position.seat("england")] == []
    assert CARDS.ids.index("mil-03-2") in position.s.discards[MIL]


@pytest.mark.rule("EU-6.2.11", "EU-9.6.6")
def test_a_name_is_used_once_a_round_by_each_side() -> None:
    position = duel().hand("england", "mil-03-2", "mil-03-1").hand("france", "mil-03-3")
    prepared = Prepared(
        position,
        "france",
        "aquitaine",
        ("france", "play-battle-card mil-03-3"),
        ("england", "play-battle-card mil-03-2"),
        until=ROLL,
    )
    asked = [options for _, prompt, options in prepared.asked if prompt == "battle-action"]
    offered = [option for options in asked for option in options]
    assert offered.count("play-battle-card mil-03-1") == 1
    assert offered.count("play-battle-card mil-03-3") == 1
    position.s.agenda = []
    position = duel().hand("england", "mil-03-2", "mil-03-1")
    dice(position, "infantry ---", "infantry ---", "cavalry --")
    fight(
        position,
        "france",
        ["aquitaine"],
        ("england", "play-battle-card mil-03-2"),
        ("england", "add-dice 2-cavalry"),
        ("france", "fight-on"),
        ("england", "play-battle-card mil-03-1"),
    )
    assert position.s.hands[position.seat("england")] == []


@pytest.mark.rule("EU-9.6.6", "EU-9.0.19")
def test_the_attacker_plays_first_and_the_defender_sees_it() -> None:
    position = duel().hand("france", "mil-03-3").hand("england", "mil-03-2")
    prepared = Prepared(position, "france", "aquitaine", until=ROLL)
    asked = [seat for seat, prompt, _ in prepared.asked if prompt == "battle-action"]
    assert asked == [position.seat("france"), position.seat("england")]


@pytest.mark.rule("EU-H.6", "EU-9.0.19", "EU-6.2.10")
def test_the_window_for_battle_actions_opens_by_public_knowledge() -> None:
    for hand, mil, is_asked in (
        (("mil-01-1",), 5, True),
        (("adm-01-1",), 5, False),
        (("mil-03-2",), 0, False),
    ):
        position = duel().hand("england", *hand).mat("england", mil=mil)
        prepared = Prepared(position, "france", "aquitaine", until=ROLL)
        assert ("battle-action" in prompts(prepared, position, "england")) == is_asked


@pytest.mark.rule("EU-6.2.10", "EU-9.7.21")
def test_inspired_leadership_doubles_the_leader_and_spares_him() -> None:
    position = duel().general("france", 1, "mil-08-2").hand("france", "mil-04-1")
    Prepared(position, "france", "aquitaine", ("france", "play-battle-card mil-04-1"), until=ROLL)
    s = position.s
    assert pool(s, ATTACK) == [9, 0, 0]
    rolled(s, DEFEND, "gggg")
    s.battle.hits = [0, 1]
    wound(s, DEFEND)
    assert s.battle.leader[ATTACK] != NO_LEADER
    position = duel().hand("france", "mil-04-1")
    prepared = Prepared(position, "france", "aquitaine", until=ROLL)
    plays = [options for _, prompt, options in prepared.asked if prompt == "battle-action"]
    assert plays == [["no-battle-action"]]


@pytest.mark.rule("EU-6.2.2", "EU-6.2.3", "EU-6.2.10")
def test_display_cards_are_used_until_their_last_cube() -> None:
    position = duel().displayed("france", "mil-05-1", 1)
    Prepared(
        position,
        "france",
        "aquitaine",
        ("france", "use-in-battle innovative-tactics"),
        ("france", "add-dice 2-cavalry+2-artillery"),
        until=ROLL,
    )
    s, place = position.s, position.seat("france") * 2
    assert pool(s, ATTACK) == [3, 2, 2]
    assert s.display[place] == NONE
    assert s.charges[place] == 0
    assert CARDS.ids.index("mil-05-1") in s.discards[MIL]
    position = duel().displayed("france", "mil-05-1", 3)
    position.s.memory.displayed = CARDS.ids.index("mil-05-1")
    prepared = Prepared(position, "france", "aquitaine", until=ROLL)
    assert "battle-action" not in prompts(prepared, position, "france")


@pytest.mark.rule("EU-6.2.20", "EU-9.6.8")
def test_veteran_companies_roll_dice_once_more() -> None:
    position = duel().displayed("france", "mil-06-1", 2)
    dice(position, "infantry f--", "infantry ---", "infantry ff")
    fight(
        position,
        "france",
        ["aquitaine"],
        ("france", "use-in-battle veteran-companies"),
        ("france", "roll-again infantry blank"),
        ("france", "roll-again infantry blank"),
        ("france", "roll-no-more"),
    )
    s = position.s
    assert s.charges[position.seat("france") * 2] == 1
    assert s.army_area[position.seat("england") * ARMIES] == NONE


@pytest.mark.rule("EU-EXB04", "EU-9.7.13", "EU-OPB22", "EU-9.7.33", "EU-OPB53")
def test_battle_2_france_against_england_and_castile() -> None:
    position = Position("S16").no_relations().no_forces().active("france")
    position.war("france", "england").war("france", "castile")
    position.army("france", 1, "aquitaine", cavalry=3).displayed("france", "mil-05-1", 3)
    position.ideas("france", "noble-knights").hand("france", "mil-01-1").mat("france", mil=4)
    position.army("england", 1, "aquitaine", infantry=6).general("england", 1, "mil-06-2")
    position.ideas("england", "military-drill")
    position.army("castile", 1, "aquitaine", infantry=4)
    position.ideas("castile", "tercios-janissaries")
    dice(position, "cavalry hh-")
    prepared = Prepared(
        position,
        "france",
        "aquitaine",
        ("france", "hire-general mil-01-1 army-1"),
        ("england", "remove-leader-die cavalry"),
        ("france", "use-in-battle innovative-tactics"),
        ("france", "add-dice 2-cavalry+2-artillery"),
        until=ROLL,
    )
    s = position.s
    assert s.battle.leading == [position.seat("france"), position.seat("england")]
    assert leader_dice(s, ATTACK) == [0, 1, 0]
    assert pool(s, ATTACK) == [3, 3, 2]
    assert sum(s.army[position.seat("england") * 27 : position.seat("england") * 27 + 9]) == 5
    assert sum(s.army[position.seat("castile") * 27 : position.seat("castile") * 27 + 9]) == 3
    assert power(position, "france") == 2
    assert s.charges[position.seat("france") * 2] == 2
    assert "battle-action" not in prompts(prepared, position, "castile")


@pytest.mark.rule("EU-OPB22", "EU-9.7.13")
def test_dice_are_removed_before_any_are_rolled() -> None:
    position = Position("S16").no_relations().no_forces().active("france").mat("france", mil=0)
    position.war("france", "england").army("france", 1, "aquitaine", cavalry=3)
    position.general("france", 1, "mil-12-1").ideas("france", "noble-knights")
    position.infantry("england", "aquitaine", 1).ideas("england", "military-drill")
    dice(position, "cavalry h--")
    worked = fight(position, "france", ["aquitaine"], ("england", "remove-leader-die infantry"))
    assert "choose-die-to-remove" in asked_of(worked, position, "england")


@pytest.mark.rule("EU-9.7.13", "EU-9.6.5")
def test_ideas_may_end_a_battle_before_it_is_rolled() -> None:
    position = Position("S16").no_relations().no_forces().active("france").mat("france", mil=0)
    position.war("france", "england").army("france", 1, "aquitaine", cavalry=3)
    position.ideas("france", "noble-knights").infantry("england", "aquitaine", 2)
    dice(position, "cavalry hh-")
    worked = fight(position, "france", ["aquitaine"])
    assert position.s.rebels[area("aquitaine")] == 0
    assert power(position, "france") == 1
    assert "retreat" not in asked_of(worked, position, "france")


@pytest.mark.rule("EU-13.4.20", "EU-13.4.19")
def test_a_helping_hand_for_nprs() -> None:
    def played(on: bool) -> tuple[Position, Prepared]:
        switches = {"helping-hand": on}
        position = Position("S16", switches=switches).no_relations().no_forces()
        position.war("castile", "granada").active("castile")
        position.army("castile", 1, "andalucia", infantry=3)
        for who in ("england", "france", "castile", "austria", "ottomans", "poland"):
            position.hand(who).mat(who, mil=3)
        position.hand("france", "mil-03-2").hand("poland", "mil-04-1")
        answers = [("france", "play-battle-card mil-03-2")] if on else []
        return position, Prepared(position, "castile", "andalucia", *answers, until=ROLL)

    position, prepared = played(True)
    helped = [seat for seat, prompt, _ in prepared.asked if prompt == "help-in-battle"]
    assert helped[0] == position.seat("poland")
    assert position.seat("castile") not in helped
    assert sum(pool(position.s, DEFEND)) == 5
    poland = [options for seat, prompt, options in prepared.asked if prompt == "help-in-battle"]
    assert poland[0] == ["no-battle-action"]
    position, prepared = played(False)
    assert "help-in-battle" not in [prompt for _, prompt, _ in prepared.asked]
    assert sum(pool(position.s, DEFEND)) == 3
