"""Chapter 16.3: what players gain on their mats, and cards."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from .agenda import RECLAIM_CUBES, Duty, Scene
from .cards import draw_card
from .choices import GAIN_POWER, GAIN_WHERE, GAINS, PICK_POWER, PICK_PROVINCE, choose, chooser
from .curia import can_gain_cardinal, gain_cardinal
from .effects import things as t
from .effects.nodes import Effect
from .empire import change_authority, has_empire, most_authority
from .land import is_vacant
from .purse import FOR_COLONISTS, cubes_left, gain_power, raise_stability
from .selecting import provinces
from .state import Table, added, changed
from .terms import (
    ADM,
    DISPLAY_TIME,
    MERCHANTS,
    MOST_POWER,
    MOST_STABILITY,
    NONE,
    POWERS,
    START_MERCHANTS,
)
from .words import CARD, NUMBER, POWER

DRAW_FROM: Final = Verb("effect-draw-from", (POWER,))
TAKE_DISCARD: Final = Verb("take-discard", (CARD,))
ASK_DECK: Final = Prompt("effect-draw-from", (NUMBER,), "EU-16.3.5")
ASK_DISCARD: Final = Prompt("take-discard", (), "EU-16.3.5")

ANY_DECK: Final = 3
TOP_DISCARDS: Final = 5
FROM_TOP: Final = 0
FROM_PILES: Final = 1


def can_gain(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.2: whether something on the mat could be gained."""
    what = effect.what
    if what in (t.DUCATS, t.PRESTIGE, t.COLONIST):
        return True
    if t.ADM_POWER <= what <= t.MIL_POWER:
        return _has_room(s, seat, what - t.ADM_POWER)
    if what == t.MONARCH_POWER:
        return any(_has_room(s, seat, type) for type in range(len(POWERS)))
    if what == t.STABILITY:
        return s.stability[seat] < MOST_STABILITY or _has_room(s, seat, ADM)
    if what == t.MANPOWER:
        return s.exhausted[seat] > 0
    if what == t.MANPOWER_TOKEN:
        return effect.where is None or bool(_token_places(s, effect, scene, seat))
    if what == t.CARDINAL:
        return can_gain_cardinal(s, seat)
    if what == t.IMPERIAL_AUTHORITY:
        return has_empire(s) and s.authority < most_authority(s)
    if what == t.MERCHANT:
        return s.merchant_count[seat] == START_MERCHANTS < MERCHANTS
    assert what == t.ACTION_CARD
    return bool(_card_sources(s, effect))


def _has_room(s: Table, seat: int, type: int) -> bool:
    """EU-7.1.5, EU-BOT.22: whether a cube can be gained, also by a bot, which turns it into Bot
    Power."""
    return s.power[seat * len(POWERS) + type] < MOST_POWER


def gain(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-16.3.16, EU-7.3.6, EU-19.1.3: up to n of it, as many as possible."""
    what = effect.what
    if what == t.MONARCH_POWER:
        yield from _gain_any_power(s, seat, chooser(s, effect, scene, seat), n)
        return
    if what == t.ACTION_CARD:
        yield from _gain_cards(s, effect, seat, chooser(s, effect, scene, seat), n)
        return
    if what == t.MANPOWER_TOKEN and effect.where is not None:
        found = _token_places(s, effect, scene, seat)
        decides = chooser(s, effect, scene, seat)
        province = yield from choose(decides, PICK_PROVINCE, GAIN_WHERE, found, what, n)
        s.plus = changed(s.plus, province, s.plus[province] + n)
        return
    gained = put_on_mat(s, seat, what, n)
    if gained:
        s.tell(GAINS, seat, gained, what)


def put_on_mat(s: Table, seat: int, what: int, n: int) -> int:
    """How many of it were gained."""
    if what == t.DUCATS:
        s.ducats[seat] += n
    elif t.ADM_POWER <= what <= t.MIL_POWER:
        return gain_power(s, seat, what - t.ADM_POWER, n)
    elif what == t.PRESTIGE:
        s.prestige[seat] += n
    elif what == t.STABILITY:
        raise_stability(s, seat, n)
    elif what == t.MANPOWER:
        n = min(n, s.exhausted[seat])
        s.exhausted[seat] -= n
        s.available[seat] += n
    elif what == t.MANPOWER_TOKEN:
        s.reserve_plus = added(s.reserve_plus, seat, n)
    elif what == t.COLONIST:
        return _gain_colonists(s, seat, n)
    elif what == t.CARDINAL:
        for _ in range(n):
            gain_cardinal(s, seat)
        return 0  # the Curia has told it
    elif what == t.IMPERIAL_AUTHORITY:
        change_authority(s, n)
        return 0
    else:
        n = 1
        s.merchant_count = added(s.merchant_count, seat, 1)
    return n


def _gain_colonists(s: Table, seat: int, n: int) -> int:
    """EU-2.2.6: a Colonist is a cube; those that are missing may be taken from elsewhere."""
    gained = min(n, cubes_left(s, seat))
    s.colonists[seat] += gained
    if gained < n:
        s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_COLONISTS, n - gained))
    return gained


def _token_places(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """Provinces that an NPR, or a Vassal of one, owns."""
    return [
        p
        for p in provinces(s, effect.where, scene, seat)
        if s.town[p] == NONE and s.vassal[p] == NONE and not is_vacant(s, p)
    ]


def _gain_any_power(s: Table, seat: int, decides: int, n: int) -> Rules:
    for left in range(n, 0, -1):
        types = [type for type in range(len(POWERS)) if _has_room(s, seat, type)]
        if not types:
            return
        type = yield from choose(decides, PICK_POWER, GAIN_POWER, types, left)
        s.tell(GAINS, seat, gain_power(s, seat, type, 1), t.ADM_POWER + type)


# Action cards


def _decks_with_cards(s: Table) -> list[int]:
    """EU-6.0.8: a deck that is empty is made of its discards, however few they are."""
    return [d for d in range(len(POWERS)) if s.decks[d] or s.discards[d]]


def _card_sources(s: Table, effect: Effect) -> list[int]:
    """Decks to draw from, or cards that can be taken from discard piles."""
    if effect.source == NONE:
        decks = _decks_with_cards(s)
        return decks if effect.deck in (NONE, ANY_DECK) else [d for d in decks if d == effect.deck]
    found: list[int] = []
    for pile in s.discards:
        cards = pile[-TOP_DISCARDS:] if effect.source == FROM_TOP else pile
        found += [card for card in cards if not effect.display or _is_display(s, card)]
    return found


def _is_display(s: Table, card: int) -> bool:
    title = s.content.actions.titles[s.content.actions.cards[card].title]
    return any(timing.kind == DISPLAY_TIME for timing in title.timings)


def _gain_cards(s: Table, effect: Effect, seat: int, decides: int, n: int) -> Rules:
    """EU-6.0.8: from the named deck, from decks of choice, or from the discard piles."""
    s.course.gained = ()
    for left in range(n, 0, -1):
        sources = _card_sources(s, effect)
        if not sources:
            return
        if effect.source == NONE:
            options: list[Option] = [DRAW_FROM.of(deck) for deck in sources]
            chosen = yield Ask(decides, ASK_DECK, options, left, default=options[0])
            card = draw_card(s, chosen.a)
        else:
            options = [TAKE_DISCARD.of(card) for card in sources]
            chosen = yield Ask(decides, ASK_DISCARD, options, default=options[0])
            card = chosen.a
            for pile in s.discards:
                if card in pile:
                    pile.remove(card)
        s.hands[seat].append(card)
        s.course.gained = (*s.course.gained, card)
        s.tell(GAINS, seat, 1, t.ACTION_CARD)
