"""Great persons for sale (E18 to E26, E55 to E58); what they do later is in great_persons.py."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from ..situations import FOR_EVENT, Cost
from ..state import World, pact_of
from ..stock import can_pay, pay
from ..terms import (
    EVENT_ELDER_STATESMAN,
    EVENT_GREAT_ARCHITECT,
    EVENT_GREAT_ARTIST,
    EVENT_GREAT_ATHLETE,
    EVENT_GREAT_DIPLOMAT,
    EVENT_GREAT_ENGINEER,
    EVENT_GREAT_EXPLORER,
    EVENT_GREAT_MERCHANT,
    EVENT_GREAT_PHILOSOPHER,
    EVENT_GREAT_PROPHET,
    EVENT_GREAT_SCIENTIST,
    EVENT_GREAT_SEER,
    EVENT_GREAT_WARLORD,
    KEPT_FACE_UP,
    NONE,
)
from ..words import EVENT_CARD, PLAYER
from .text import EventText, choose_player, everybody

BUY_PERSON: Final = Verb("buy-person", (EVENT_CARD,))
NO_PERSON: Final = Verb("no-person")
ASK_BUY_PERSON: Final = Prompt("buy-person", (EVENT_CARD,), "CC-S1.10")
PERSON_BOUGHT: Final = Event("person-bought", (PLAYER, EVENT_CARD))
PERSON_UNSOLD: Final = Event("person-unsold", (EVENT_CARD,))
PACT: Final = Event("diplomat-pact", (PLAYER, PLAYER))


class Sale(EventText):
    """CC-S1.9, CC-S1.10: a great person who is sold, and kept by the buyer."""

    def resolve(self, s: World, drawer: int, card: int) -> Rules:
        """CC-S1.10: for sale, to the drawer first and for less."""
        for player in everybody(s, drawer):
            mine = player == drawer
            need = s.content.great_person_cost if mine else s.content.other_great_person_cost
            cost = Cost(need, FOR_EVENT)
            if not can_pay(s, player, cost):
                continue
            options = [BUY_PERSON.of(card), NO_PERSON.of()]
            option = yield Ask(player, ASK_BUY_PERSON, options, card)
            if option.verb is BUY_PERSON:
                yield from pay(s, player, cost)
                s.event_table.remove(card)
                realm = s.players[player]
                face_up = s.content.event_kept[card] == KEPT_FACE_UP
                (realm.open_persons if face_up else realm.persons).append(card)
                s.tell(PERSON_BOUGHT, player, card)
                yield from self.bought(s, player)
                return
        s.tell(PERSON_UNSOLD, card)

    def bought(self, s: World, player: int) -> Rules:
        """What the buyer decides at once."""
        yield from ()


class SaleOfDiplomat(Sale):
    """CC-X14.8: E57: peace with another player, until one attacks or the owner ends it."""

    def bought(self, s: World, player: int) -> Rules:
        """The buyer names the other player."""
        other = yield from choose_player(player, s.others(player))
        s.diplomats.append(pact_of(player, other))
        s.tell(PACT, player, other)


class SaleOfSeer(Sale):
    """CC-X14.8: E58: once played, the card lies on the table while objectives are assigned."""

    def is_over(self, s: World) -> bool:
        """When nobody has an assigned card any more."""
        return all(realm.assigned_objective == NONE for realm in s.players)


TEXTS: Final[list[EventText]] = [
    Sale(EVENT_GREAT_EXPLORER),
    Sale(EVENT_GREAT_ARTIST),
    Sale(EVENT_GREAT_PROPHET),
    Sale(EVENT_GREAT_PHILOSOPHER),
    Sale(EVENT_GREAT_SCIENTIST),
    Sale(EVENT_ELDER_STATESMAN),
    Sale(EVENT_GREAT_WARLORD),
    Sale(EVENT_GREAT_MERCHANT),
    Sale(EVENT_GREAT_ENGINEER),
    Sale(EVENT_GREAT_ARCHITECT),
    Sale(EVENT_GREAT_ATHLETE),
    SaleOfDiplomat(EVENT_GREAT_DIPLOMAT),
    SaleOfSeer(EVENT_GREAT_SEER),
]
