"""Chapter 7.5: events, from the draw of a card to its place afterwards."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, RulesOf, Verb

from .barbarians import arrival, movement
from .decks import discard_event
from .effects import in_force
from .event_texts import TEXTS
from .event_texts.unrest import anarchy_score
from .pirates import raid
from .state import World
from .stock import gain
from .terms import (
    BARBARIAN_ARRIVAL,
    BARBARIAN_MOVEMENT,
    BARREN,
    EXHAUSTED_LAND,
    GOLD,
    GOLD_MINE,
    NONE,
    PIRATE_RAID,
    VARIANT_NO_EVENTS,
    VARIANT_OPTIONAL_EVENTS,
)
from .words import EVENT_CARD, HEX, PLAYER

WHOLE_EVENT: Final = Verb("whole-event")
SYMBOL_ONLY: Final = Verb("symbol-only")
EXHAUST: Final = Verb("exhaust", (HEX,))
ASK_ANNOUNCE: Final = Prompt("announce-event", (), "CC-V1.2")
ASK_EXHAUST: Final = Prompt("exhaust-land", (), "CC-S2.2")
EVENT_DRAWN: Final = Event("event-drawn", (PLAYER, EVENT_CARD))
EVENT_REPLACED: Final = Event("event-replaced", (PLAYER, EVENT_CARD))
LAND_EXHAUSTED: Final = Event("land-exhausted", (HEX,))
EVENT_SEEN: Final = Event("event-seen", (EVENT_CARD,))
EVENT_SUNK: Final = Event("event-sunk", (PLAYER,))


def draw_event(s: World, player: int) -> Rules:
    """CC-S1.1, CC-E7.9, CC-X16.3: draw a card and resolve it, unless it is replaced."""
    while True:
        clear_table(s)
        for effect in in_force("before_event", s, player):
            yield from effect.before_event(s, player)
        whole = yield from _announced(s, player)
        card = yield from _turned(s, player)
        if card == NONE:
            return
        s.event_table.append(card)
        s.tell(EVENT_DRAWN, player, card)
        if (yield from _replaced(s, player, card)):
            discard_event(s, player, card)
            s.tell(EVENT_REPLACED, player, card)
            continue
        yield from resolve(s, player, card, whole)
        return


def _announced(s: World, player: int) -> RulesOf[bool]:
    """CC-V1.1, CC-V1.2: whether the text counts too, told before the card is turned."""
    if s.plays(VARIANT_NO_EVENTS):
        return False
    if not s.plays(VARIANT_OPTIONAL_EVENTS):
        return True
    option = yield Ask(player, ASK_ANNOUNCE, [WHOLE_EVENT.of(), SYMBOL_ONLY.of()])
    return option.verb is WHOLE_EVENT


def _turned(s: World, player: int) -> RulesOf[int]:
    """CC-W6.5: the top card of the deck, or with the Great Mausoleum of the discard pile."""
    for effect in in_force("draws_event", s, player):
        card = yield from effect.draws_event(s, player)
        if card != NONE:
            return card
    return _top_card(s)


def _top_card(s: World) -> int:
    """CC-S1.2: from the deck, made of the discarded cards if it is empty."""
    if s.known_events:
        return s.known_events.pop()
    if not s.event_deck and s.event_bottom:
        return s.event_bottom.pop(0)
    if not s.event_deck:
        s.event_deck, s.event_discard = s.event_discard, []
    return s.dice.draw(s.event_deck) if s.event_deck else NONE


def _replaced(s: World, player: int, card: int) -> RulesOf[bool]:
    for effect in in_force("replaces_event", s, player):
        replaced = yield from effect.replaces_event(s, player, card)
        if replaced:
            return True
    return False


def resolve(s: World, player: int, card: int, whole: bool = True) -> Rules:
    """CC-S1.4, CC-S1.5, CC-V1.1: the symbol first, then the text; then the card is discarded."""
    yield from _symbol(s, player, s.content.event_symbol[card])
    stays = False
    if whole:
        text = TEXTS[s.content.event_text[card]]
        yield from text.resolve(s, player, card)
        stays = text.stays and not text.is_over(s)
    if card in s.event_table and not stays:
        discard_event(s, player, card)


def _symbol(s: World, player: int, symbol: int) -> Rules:
    """CC-S2.1, CC-S2.2, CC-S2.3, CC-S2.4, CC-S2.5."""
    if symbol == GOLD_MINE:
        gold_mine(s, player)
    elif symbol == EXHAUSTED_LAND:
        yield from exhausted_land(s, player)
    elif symbol == BARBARIAN_ARRIVAL:
        yield from arrival(s, player)
    elif symbol == BARBARIAN_MOVEMENT:
        yield from movement(s, player)
    elif symbol == PIRATE_RAID:
        yield from raid(s, player)


def gold_mine(s: World, player: int) -> None:
    """CC-S2.1: gold."""
    gain(s, player, GOLD, s.content.gold_mine_gold)


def exhausted_land(s: World, player: int) -> Rules:
    """CC-S2.2, CC-B5.6: a token beside an own city, while there are tokens and hexes."""
    if len(s.exhausted) == s.content.exhausted_tokens:
        return
    hexes: set[int] = set()
    for city in s.cities_of(player):
        for hex in s.neighbours(city.hex):
            empty = hex not in s.cities and not s.units_at(hex)
            if s.terrain[hex] < BARREN and empty and hex not in s.exhausted:
                hexes.add(hex)
    if hexes:
        option = yield Ask(player, ASK_EXHAUST, [EXHAUST.of(hex) for hex in sorted(hexes)])
        s.exhausted.append(option.a)
        s.tell(LAND_EXHAUSTED, option.a)


# Cards on the table and in the deck


def clear_table(s: World) -> None:
    """CC-S1.4: cards that stayed in play and have had their effect are discarded."""
    for card in s.event_table.copy():
        if TEXTS[s.content.event_text[card]].is_over(s):
            s.event_table.remove(card)
            s.event_discard.append(card)


def look_at_event(s: World, player: int) -> int:
    """CC-X26.3, CC-HI.8: the next event, seen by one player only; NONE if there is none."""
    if not s.known_events:
        card = _top_card(s)
        if card == NONE:
            return NONE
        s.known_events.append(card)
    s.tell(EVENT_SEEN, s.known_events[-1], to=1 << player)
    return s.known_events[-1]


def sink_event(s: World, player: int) -> None:
    """CC-X26.3: the event that was looked at goes under the deck."""
    s.event_bottom.append(s.known_events.pop())
    s.tell(EVENT_SUNK, player)


def event_points(s: World, player: int) -> int:
    """CC-Z2.5: half points of event cards, with the cubes of Anarchy."""
    return s.players[player].event_score + anarchy_score(s, player)
