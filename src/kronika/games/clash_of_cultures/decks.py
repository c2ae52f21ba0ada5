"""Chapters 7.2 and 7.8: cards drawn and discarded, by whatever chapter: hands, decks, piles."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .effects import in_force
from .state import World
from .terms import NONE, VARIANT_WONDERS_FOR_ALL
from .words import ACTION_CARD, EVENT_CARD, OBJECTIVE_CARD, PLAYER, WONDER

DRAW_FROM_DECK: Final = Verb("draw-from-deck")
DRAW_DISCARD: Final = Verb("draw-discard", (ACTION_CARD,))
TAKE_WONDER: Final = Verb("take-face-up-wonder", (WONDER,))
DRAW_WONDER: Final = Verb("draw-wonder")
ASK_DRAW: Final = Prompt("draw-action-card", (), "CC-W6.5")
ASK_WONDER: Final = Prompt("wonder-draw", (), "CC-W1.2")
DRAWS_ACTION_CARD: Final = Event("draws-action-card", (PLAYER,))
DREW_ACTION_CARD: Final = Event("drew-action-card", (ACTION_CARD,))
TAKES_DISCARD: Final = Event("takes-discarded-action-card", (PLAYER, ACTION_CARD))
DISCARDS_ACTION_CARD: Final = Event("discards-action-card", (PLAYER, ACTION_CARD))
DISCARDS_PERSON: Final = Event("discards-person", (PLAYER, EVENT_CARD))
DRAWS_OBJECTIVE: Final = Event("draws-objective", (PLAYER,))
DREW_OBJECTIVE: Final = Event("drew-objective", (OBJECTIVE_CARD,))
DISCARDS_OBJECTIVE: Final = Event("discards-objective", (PLAYER, OBJECTIVE_CARD))
DRAWS_WONDER: Final = Event("draws-wonder", (PLAYER,))
DREW_WONDER: Final = Event("drew-wonder", (WONDER,))
LAYS_WONDER: Final = Event("lays-wonder", (WONDER,))
TAKES_WONDER: Final = Event("takes-wonder", (PLAYER, WONDER))
HANDS_WONDER: Final = Event("hands-wonder", (PLAYER, PLAYER, WONDER))


# Action cards, and the discard piles


def draw_action_card(s: World, player: int, count: int = 1) -> None:
    """CC-N1.1, CC-N1.2: cards from the deck; only the drawer sees them.

    Where the player is in a position to be asked, `take_action_cards` is the rule to use.
    """
    hand = s.players[player].action_cards
    for _ in range(count):
        if not s.action_deck:
            s.action_deck, s.action_discard = s.action_discard, []
        if not s.action_deck:
            return
        card = s.dice.draw(s.action_deck)
        hand.append(card)
        s.tell(DRAWS_ACTION_CARD, player)
        s.tell(DREW_ACTION_CARD, card, to=1 << player)


def take_action_cards(s: World, player: int, count: int = 1) -> Rules:
    """CC-N1.2, CC-W6.5: cards from the deck, or from the discard pile with the Great Mausoleum."""
    for _ in range(count):
        if s.action_discard and s.action_deck and uses_discards(s, player):
            top = s.action_discard[-1]
            options = [DRAW_FROM_DECK.of(), DRAW_DISCARD.of(top)]
            option = yield Ask(player, ASK_DRAW, options)
            if option.verb is DRAW_DISCARD:
                s.players[player].action_cards.append(s.action_discard.pop())
                s.tell(TAKES_DISCARD, player, top)
                continue
        draw_action_card(s, player)


def uses_discards(s: World, player: int) -> bool:
    """CC-W6.5, CC-W7.4: whether a player draws from discard piles and discards below them."""
    return any(effect.draws_discards(s, player) for effect in in_force("draws_discards", s, player))


def discard_action_card(s: World, player: int, card: int) -> None:
    """CC-N1.4, CC-W7.4: a card from the hand to the discard pile, face up."""
    s.players[player].action_cards.remove(card)
    lay_on_discard(s, player, card)
    s.tell(DISCARDS_ACTION_CARD, player, card)


def lay_on_discard(s: World, player: int, card: int) -> None:
    """CC-W7.4: a card that has left the hand onto the pile, or below it."""
    if uses_discards(s, player):
        s.action_discard.insert(0, card)
    else:
        s.action_discard.append(card)


# Event cards, great persons among them


def discard_event(s: World, player: int, card: int) -> None:
    """CC-S1.4, CC-W7.4: a card, also one that lay on the table, goes to the discarded events."""
    if card in s.event_table:
        s.event_table.remove(card)
    if uses_discards(s, player):
        s.event_discard.insert(0, card)
    else:
        s.event_discard.append(card)


def discard_person(s: World, player: int, card: int) -> None:
    """CC-X23.5: a great person from the hand to the discarded events."""
    s.players[player].persons.remove(card)
    discard_event(s, player, card)
    s.tell(DISCARDS_PERSON, player, card)


# Objective cards


def draw_objective(s: World, player: int, count: int = 1) -> None:
    """CC-N2.6, OPEN-9, E58: the card assigned by the Great Seer, or one from the deck."""
    realm = s.players[player]
    for _ in range(count):
        card = realm.assigned_objective
        realm.assigned_objective = NONE
        if card == NONE:
            card = draw_from_deck(s)
        if card == NONE:
            return
        realm.objective_cards.append(card)
        s.tell(DRAWS_OBJECTIVE, player)
        s.tell(DREW_OBJECTIVE, card, to=1 << player)


def draw_from_deck(s: World) -> int:
    """OPEN-9: a card off the deck, made of the discarded ones if it is empty; NONE without any."""
    if not s.objective_deck:
        s.objective_deck, s.objective_discard = s.objective_discard, []
    return s.dice.draw(s.objective_deck) if s.objective_deck else NONE


def discard_objective(s: World, player: int, card: int) -> None:
    """A card from the hand to the discard pile."""
    s.players[player].objective_cards.remove(card)
    s.objective_discard.append(card)
    s.tell(DISCARDS_OBJECTIVE, player, card)


# Wonder cards


def draw_wonder(s: World, player: int) -> Rules:
    """CC-W1.2, CC-X14.12, CC-X31.1, CC-V5.1: a card into the hand, or face up onto the table."""
    for effect in in_force("wonder_to_draw", s, player):
        wanted = effect.wonder_to_draw(s, player)
        if wanted != NONE and _fetch(s, player, wanted):
            return
    if s.plays(VARIANT_WONDERS_FOR_ALL):
        lay_out_wonder(s)
        return
    options = [TAKE_WONDER.of(wonder) for wonder in s.wonder_table]
    if s.wonder_deck:
        options.append(DRAW_WONDER.of())
    if not options:
        return
    option = yield Ask(player, ASK_WONDER, options)
    if option.verb is DRAW_WONDER:
        _draw(s, player)
    else:
        _take_from_table(s, player, option.a)


def _draw(s: World, player: int) -> None:
    wonder = s.dice.draw(s.wonder_deck)
    s.players[player].wonder_cards.append(wonder)
    s.tell(DRAWS_WONDER, player)
    s.tell(DREW_WONDER, wonder, to=1 << player)


def _take_from_table(s: World, player: int, wonder: int) -> None:
    s.wonder_table.remove(wonder)
    s.players[player].wonder_cards.append(wonder)
    s.tell(TAKES_WONDER, player, wonder)


def lay_out_wonder(s: World) -> None:
    """CC-X14.12, CC-V5.1: the next wonder card face up onto the table, if there is one."""
    if s.wonder_deck:
        wonder = s.dice.draw(s.wonder_deck)
        s.wonder_table.append(wonder)
        s.tell(LAYS_WONDER, wonder)


def _fetch(s: World, player: int, wonder: int) -> bool:
    """CC-X31.1, CC-HI.11: get a certain wonder, wherever it is. Whether that was possible."""
    for_all = s.plays(VARIANT_WONDERS_FOR_ALL)
    if wonder in s.wonder_deck:
        s.wonder_deck.remove(wonder)
        if for_all:
            s.wonder_table.append(wonder)
            s.tell(LAYS_WONDER, wonder)
        else:
            s.players[player].wonder_cards.append(wonder)
            s.tell(TAKES_WONDER, player, wonder)
        return True
    if wonder in s.wonder_table:
        if not for_all:
            _take_from_table(s, player, wonder)
            lay_out_wonder(s)
        return not for_all
    for other in s.others(player):
        if wonder in s.players[other].wonder_cards:
            s.players[other].wonder_cards.remove(wonder)
            s.players[player].wonder_cards.append(wonder)
            s.tell(HANDS_WONDER, other, player, wonder)
            if s.wonder_deck:
                _draw(s, other)
            return True
    return False
