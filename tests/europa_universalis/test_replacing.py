"""EU-21.0.6, EU-BOT.80, EU-BOT.81: a bot takes the seat of a player, and gives it back."""

import pytest

from kronika.core.asks import Ask, Floor, Option
from kronika.games.europa_universalis.action_phase import take_turn
from kronika.games.europa_universalis.agenda import TURN, Duty
from kronika.games.europa_universalis.draw_cards import GIVES_UP
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.leaving import leave, leave_players
from kronika.games.europa_universalis.marriages import partners_of
from kronika.games.europa_universalis.phases import finish_round
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.replacing import hand_over, take_back
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import CLEANUP, NONE
from kronika.games.europa_universalis.turn import play_step
from tests.europa_universalis.helpers import realm
from tests.europa_universalis.playing import Playing, first_ask, started
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled

CASTILE = 2
"""The seat of Castile in S07."""


def handed() -> Table:
    s = started("S07")
    Playing(s, most=400)
    hand_over(s, CASTILE)
    return s


@pytest.mark.rule("EU-BOT.80", "EU-21.0.6")
def test_what_a_bot_takes_over_and_what_is_discarded() -> None:
    s = started("S07")
    Playing(s, most=400)
    before = s.copy()
    hand_over(s, CASTILE)
    assert s.switches.is_bot(CASTILE)
    assert s.hands[CASTILE] == s.missions[CASTILE] == []
    assert s.ducats[CASTILE] == 0
    assert s.power[CASTILE * 3 : CASTILE * 3 + 3] == [0, 0, 0]
    assert s.advisors[CASTILE * 3 : CASTILE * 3 + 3] == [NONE] * 3
    assert s.bots.power[CASTILE] == 7
    assert len(s.bots.deck[CASTILE]) == 20
    assert s.merchant_count[CASTILE] == 1
    assert s.prestige[CASTILE] == before.prestige[CASTILE]
    assert s.stability[CASTILE] == before.stability[CASTILE]
    assert s.town == before.town
    assert s.army == before.army
    assert s.tags == before.tags
    lying = sum(map(len, s.discards))
    assert lying >= sum(map(len, before.discards)) + len(before.hands[CASTILE])
    check(s)


@pytest.mark.rule("EU-BOT.80")
def test_relations_with_players_end_those_with_nprs_stay() -> None:
    s = (
        Position("S07")
        .no_relations()
        .marriage("castile", "france")
        .marriage("france", "castile")
        .marriage("castile", "portugal")
        .alliance("castile", "portugal")
        .s
    )
    france = s.seat_of[realm("france")]
    s.pacts[CASTILE] |= 1 << france
    s.pacts[france] |= 1 << CASTILE
    hand_over(s, CASTILE)
    assert partners_of(s, CASTILE) == [realm("portugal")]
    assert realm("castile") not in partners_of(s, france)
    assert s.ally[realm("portugal")] == CASTILE
    assert s.pacts[CASTILE] == s.pacts[france] == 0


@pytest.mark.rule("EU-21.0.6", "EU-21.0.2")
def test_a_player_gives_his_seat_to_a_bot_when_he_is_at_peace() -> None:
    s = Position("S07").active("castile").war("castile", "granada").s
    s.agenda = []
    answers = ("castile", "leave-game"), ("castile", "hand-to-bot")
    Worked(s, {}, take_turn(s, Duty(TURN, CASTILE)), *answers)
    leave_players(s)
    assert not s.switches.is_bot(CASTILE)
    s.enemies = [0] * len(s.enemies)
    leave_players(s)
    assert s.switches.is_bot(CASTILE)
    assert not s.eliminated
    assert not s.leaving


@pytest.mark.rule("EU-21.0.6")
def test_the_last_player_cannot_give_his_seat_away() -> None:
    s = Position("S07").active("castile").s
    s.switches = s.switches.with_bots(0b011)
    options = take_turn(s, Duty(TURN, CASTILE))
    ask = first_ask(options)
    leave = next(option for option in ask.options if option.key == "leave-game")
    asked = options.send(leave)
    assert [option.key for option in asked.options] == ["stay-in-game", "really-leave"]  # type: ignore[union-attr]


@pytest.mark.rule("EU-BOT.80")
def test_the_bot_plays_on_to_the_end() -> None:
    s = handed()
    s.bots.handed = 0  # nobody comes back
    asked: set[int] = set()
    Watching(s, asked)
    assert s.result is not None
    assert CASTILE not in asked


class Watching(Playing):
    """Remembers who was asked."""

    def __init__(self, s: Table, asked: set[int]) -> None:
        self.asked = asked
        super().__init__(s)

    def choose(self, ask: Ask) -> Option:
        self.asked.add(ask.player)
        return super().choose(ask)


@pytest.mark.rule("EU-BOT.81")
def test_a_seat_is_taken_back_at_the_end_of_a_round() -> None:
    s = handed()
    s.agenda = []
    s.active = 0
    rules = take_turn(s, Duty(TURN, 0))
    floor = next(rules)
    assert isinstance(floor, Floor)
    turn, aside = floor.asks
    assert (turn.player, turn.aside) == (0, False)
    assert (aside.player, aside.aside) == (CASTILE, True)
    floor.player = CASTILE
    again = rules.send(aside.options[0])
    assert isinstance(again, Ask)
    assert again.player == 0
    assert s.switches.is_bot(CASTILE)
    s.phase = CLEANUP
    finish_round(s)
    assert not s.switches.is_bot(CASTILE)
    assert s.ducats[CASTILE] == 15
    assert s.power[CASTILE * 3 : CASTILE * 3 + 3] == [3, 3, 3]
    assert s.bots.deck[CASTILE] == []
    for _ in range(3):
        answer(s, CASTILE, "draw-from")
    assert len(s.hands[CASTILE]) == 3
    for _ in range(2):
        answer(s, CASTILE, "pick-mission")
    assert len(s.missions[CASTILE]) == 2
    assert s.ducats[CASTILE] == 15
    assert s.fresh[CASTILE] == 0
    check(s)


def answer(s: Table, seat: int, verb: str) -> None:
    """The next question is to this player; he takes the first option of this verb."""
    while True:
        rules = play_step(s)
        try:
            ask = next(rules)
        except StopIteration:
            continue
        assert isinstance(ask, Ask)
        assert ask.player == seat
        with pytest.raises(StopIteration):
            rules.send(next(each for each in ask.options if each.verb.name == verb))
        return


@pytest.mark.rule("EU-BOT.81")
def test_whoever_is_back_is_asked_again() -> None:
    s = handed()
    take_back(s, CASTILE)
    asked: set[int] = set()
    Watching(s, asked)
    assert CASTILE in asked


@pytest.mark.rule("EU-BOT.81", "EU-BOT.25")
def test_a_regent_goes_with_the_bot() -> None:
    s = handed()
    s.ruler[CASTILE] = s.crowned[CASTILE] = NONE
    s.bots.regent[CASTILE], s.ruler_army[CASTILE] = 0, 0
    take_back(s, CASTILE)
    assert s.ruler_army[CASTILE] == NONE
    check(s)


@pytest.mark.rule("EU-21.0.3", "EU-H.1")
def test_everybody_sees_which_cards_a_player_leaves_behind() -> None:
    s = started("S07")
    Playing(s, most=60)
    s.hands[1] = [s.decks[0].pop(), s.decks[1].pop()]
    s.log = []
    hand = s.hands[1].copy()
    leave(s, 1)
    assert [line.b for line in s.log if line.event is GIVES_UP] == hand
