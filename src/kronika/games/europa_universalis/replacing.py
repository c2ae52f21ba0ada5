"""EU-21.0.6: a printed bot takes the seat of a player who must leave, and gives it back."""

from typing import Final

from kronika.core.asks import Ask, Event, Floor, Option, Prompt, RulesOf, Verb

from .agenda import SETUP_STEP, Duty
from .bot_decks import become_bot
from .draw_cards import DRAW_ON_RETURN, MISSIONS_ON_RETURN
from .marriages import end_marriages_on, partners_of
from .order import is_playing
from .relations import end_alliance
from .retiring import discard_court, discard_hand
from .state import Table, changed
from .terms import NONE, POWERS, START_MERCHANTS
from .words import PLAYER

DUCATS: Final = 15
POWER_EACH: Final = 3
"""EU-BOT.81: what a player begins with who takes a seat back."""

RETURN: Final = Verb("return-to-game", (), "EU-BOT.81", talk=True)
ASK_RETURN: Final = Prompt("return-to-game", (), "EU-BOT.81")
HANDED_OVER: Final = Event("handed-to-bot", (PLAYER,))
WILL_RETURN: Final = Event("will-return", (PLAYER,))
RETURNS: Final = Event("returns-to-game", (PLAYER,))


def can_hand_over(s: Table, seat: int) -> bool:
    """EU-21.0.6: where the scenario has bots, and somebody else stays who is none."""
    if not s.scenario.bots:
        return False
    staying = ~(s.switches.bots | s.leaving | 1 << seat)
    return bool([seat for seat in range(s.count) if staying >> seat & 1 and is_playing(s, seat)])


def hand_over(s: Table, seat: int) -> None:
    """EU-BOT.80: cards, court and ducats are discarded, relations with players end; Prestige,
    Ideas, pieces and relations with NPRs stay."""
    s.leaving &= ~(1 << seat)
    s.bots.handing &= ~(1 << seat)
    s.bots.handed |= 1 << seat
    s.tell(HANDED_OVER, seat)
    discard_hand(s, seat)
    discard_court(s, seat)
    s.mission_decks[seat] += s.missions[seat]
    s.missions[seat] = []
    _end_relations(s, seat)
    stability = s.stability[seat]
    s.switches = s.switches.with_bots(s.switches.bots | 1 << seat)
    become_bot(s, seat)
    s.stability[seat] = stability


def _end_relations(s: Table, seat: int) -> None:
    """EU-BOT.80: Alliances and Royal Marriages with players."""
    for other in range(s.count):
        if s.pacts[seat] >> other & 1:
            end_alliance(s, seat, s.realm_of[other])
    end_marriages_on(s, s.realm_of[seat])
    for partner in partners_of(s, seat):
        if s.seat_of[partner] != NONE:
            s.marriages = changed(s.marriages, partner, s.marriages[partner] & ~(1 << seat))
            s.disputed = changed(s.disputed, partner, s.disputed[partner] & ~(1 << seat))


def beside_turn(s: Table, ask: Ask) -> RulesOf[Option]:
    """EU-BOT.81: beside a turn, whoever has given his seat to a bot may say that he takes it back;
    nobody waits for him."""
    while True:
        away = s.bots.handed & ~s.bots.returning
        seats = [seat for seat in range(s.count) if away >> seat & 1 and is_playing(s, seat)]
        if not seats:
            return (yield ask)
        asides = [Ask(seat, ASK_RETURN, [RETURN.of()], auto=False, aside=True) for seat in seats]
        floor = Floor(ask.prompt, [ask, *asides], ask.a, ask.b, ask.c, ask.d, ask.e, True)
        chosen = yield floor
        if floor.player == ask.player:
            return chosen
        s.bots.returning |= 1 << floor.player
        s.tell(WILL_RETURN, floor.player)


def return_players(s: Table) -> None:
    """EU-BOT.81: at the end of a round."""
    for seat in range(s.count):
        if s.bots.returning >> seat & 1:
            take_back(s, seat)


def take_back(s: Table, seat: int) -> None:
    """EU-BOT.81: ducats, Monarch Power, free Action Cards and Missions for the bot's means."""
    bit = 1 << seat
    s.bots.returning &= ~bit
    s.bots.handed &= ~bit
    if not is_playing(s, seat):
        return
    s.switches = s.switches.with_bots(s.switches.bots & ~bit)
    s.bots.leave(seat)
    if s.ruler[seat] == NONE and s.crowned[seat] == NONE:
        s.ruler_army[seat] = NONE  # the regent of a bot goes with it: an Interregnum
    s.ducats[seat] = DUCATS
    for type in range(len(POWERS)):
        s.power[seat * len(POWERS) + type] = POWER_EACH
    s.merchant_count = changed(s.merchant_count, seat, max(s.merchant_count[seat], START_MERCHANTS))
    s.tell(RETURNS, seat)
    s.agenda.append(Duty(SETUP_STEP, MISSIONS_ON_RETURN, seat))
    s.agenda.append(Duty(SETUP_STEP, DRAW_ON_RETURN, seat, NONE, 0))
