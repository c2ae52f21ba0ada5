"""Events that stay in play until a combat: Solar Eclipse and Trojan Horse."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .situations import ATTACKER, DEFENDER, FOR_EVENT, Battle, cost_of
from .state import World
from .stock import can_pay, pay
from .terms import BARBARIANS, EVENT_SOLAR_ECLIPSE, EVENT_TROJAN_HORSE, NONE
from .words import EVENT, HEX, PLAYER

BUILD_HORSE: Final = Verb("build-horse")
NO_HORSE: Final = Verb("no-horse")
ASK_HORSE: Final = Prompt("trojan-horse", (HEX,), "CC-S1.4")
EVENT_SCORED: Final = Event("event-scored", (PLAYER, EVENT))


def begin_trojan_horse(s: World, battle: Battle) -> Rules:
    """E42: before an attack on a defended city, the attacker may bar the defender's first card."""
    attacker, defenders = battle.sides[ATTACKER].owner, battle.sides[DEFENDER]
    if not s.trojan_horse or battle.city_size == 0 or attacker >= BARBARIANS:
        return
    cost = cost_of(FOR_EVENT, battle.hex, wood=1, culture=1)
    if not (defenders.units or defenders.fortress) or not can_pay(s, attacker, cost):
        return
    options = [BUILD_HORSE.of(), NO_HORSE.of()]
    option = yield Ask(attacker, ASK_HORSE, options, battle.hex)
    if option.verb is BUILD_HORSE:
        yield from pay(s, attacker, cost)
        battle.trojan_horse = True
        s.trojan_horse = False
        _score(s, attacker, EVENT_TROJAN_HORSE)


def end_solar_eclipse(s: World, battle: Battle) -> None:
    """E41: the first land combat after it scores, for the winner or else for the defender."""
    if not s.solar_eclipse or battle.at_sea:
        return
    s.solar_eclipse = False
    winner = DEFENDER if battle.winner == NONE else battle.winner
    _score(s, battle.sides[winner].owner, EVENT_SOLAR_ECLIPSE)


def _score(s: World, player: int, event: int) -> None:
    """The points of the card, which leaves the table."""
    card = s.content.event_text.index(event)
    if card in s.event_table:
        s.event_table.remove(card)
        s.event_discard.append(card)
    if player < BARBARIANS:
        s.players[player].event_score += s.content.event_score[card]
        s.tell(EVENT_SCORED, player, event)
