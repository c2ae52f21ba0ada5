"""Chapter 6.4: trading between players."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb, packed

from .state import World
from .stock import gain
from .terms import CAPTIVES
from .words import ACTION_CARD, DEAL, GOOD, ITEM, NUMBER, OBJECTIVE_CARD, PLAYER, WONDER

ACTION_CARDS: Final = 8
OBJECTIVE_CARDS: Final = 9
WONDER_CARDS: Final = 10
CARD_SORTS: Final = (ACTION_CARDS, OBJECTIVE_CARDS, WONDER_CARDS)
ITEM_COUNT: Final = 11
MOST: Final = 15
"""Of one good in one offer."""

TRADE: Final = Verb("trade", (PLAYER,), talk=True)
GIVE: Final = Verb("give", (GOOD, NUMBER))
GIVE_ACTION_CARD: Final = Verb("give-action-card", (ACTION_CARD,))
GIVE_OBJECTIVE: Final = Verb("give-objective", (OBJECTIVE_CARD,))
GIVE_WONDER: Final = Verb("give-wonder", (WONDER,))
GIVE_NO_MORE: Final = Verb("give-no-more")
WANT: Final = Verb("want", (GOOD, NUMBER))
WANT_CARD: Final = Verb("want-card", (ITEM,))
OFFER: Final = Verb("offer")
OFFER_OPENLY: Final = Verb("offer-openly")
CALL_OFF: Final = Verb("call-off")
ACCEPT: Final = Verb("accept-trade")
DECLINE: Final = Verb("decline-trade")
ASK_GIVE: Final = Prompt("trade-give", (PLAYER, DEAL), "CC-F4.2")
ASK_WANT: Final = Prompt("trade-want", (PLAYER, DEAL, DEAL), "CC-F4.3")
ASK_ANSWER: Final = Prompt("trade-answer", (PLAYER, DEAL, DEAL), "CC-F4.4")
ASK_HAND_OVER: Final = Prompt("trade-hand-over", (PLAYER,), "CC-HI.5")
OFFERS: Final = Event("offers-trade", (PLAYER, PLAYER, DEAL))
FOR_THAT: Final = Event("for-that-trade", (PLAYER, PLAYER, DEAL))
"""Who wants it, of whom, what."""
SHOWS_ACTION_CARD: Final = Event("shows-action-card", (PLAYER, ACTION_CARD))
SHOWS_OBJECTIVE: Final = Event("shows-objective", (PLAYER, OBJECTIVE_CARD))
SHOWS_WONDER: Final = Event("shows-wonder", (PLAYER, WONDER))
DECLINES: Final = Event("declines-trade", (PLAYER,))
HANDS_OVER: Final = Event("hands-over", (PLAYER, PLAYER, DEAL))
GOT_ACTION_CARD: Final = Event("got-action-card", (PLAYER, PLAYER, ACTION_CARD))
GOT_OBJECTIVE: Final = Event("got-objective", (PLAYER, PLAYER, OBJECTIVE_CARD))
GOT_WONDER: Final = Event("got-wonder", (PLAYER, PLAYER, WONDER))

FREE_VERBS: Final[tuple[Verb, ...]] = (TRADE,)

GIVE_CARD: Final[dict[int, Verb]] = {
    ACTION_CARDS: GIVE_ACTION_CARD,
    OBJECTIVE_CARDS: GIVE_OBJECTIVE,
    WONDER_CARDS: GIVE_WONDER,
}
SHOWS: Final[dict[int, Event]] = {
    ACTION_CARDS: SHOWS_ACTION_CARD,
    OBJECTIVE_CARDS: SHOWS_OBJECTIVE,
    WONDER_CARDS: SHOWS_WONDER,
}
GOT: Final[dict[int, Event]] = {
    ACTION_CARDS: GOT_ACTION_CARD,
    OBJECTIVE_CARDS: GOT_OBJECTIVE,
    WONDER_CARDS: GOT_WONDER,
}

OFFERS_TO_ONE: Final = 8
"""In a turn, to each player. Talk is free at a table; here somebody must end it."""


@final
class Part:
    """What one side gives."""

    def __init__(self) -> None:
        self.counts: list[int] = [0] * ITEM_COUNT
        self.cards: dict[int, list[int]] = {sort: [] for sort in CARD_SORTS}

    def add_card(self, sort: int, card: int) -> None:
        """One more card."""
        self.counts[sort] += 1
        self.cards[sort].append(card)

    def is_empty(self) -> bool:
        """Whether it is nothing."""
        return not any(self.counts)


def hand(s: World, player: int, sort: int) -> list[int]:
    """CC-F4.2: the cards of a sort that a player could trade; great persons are not among them."""
    realm = s.players[player]
    if sort == ACTION_CARDS:
        return realm.action_cards
    return realm.objective_cards if sort == OBJECTIVE_CARDS else realm.wonder_cards


def has_anything(s: World, player: int) -> bool:
    """Whether a player has something to trade."""
    realm = s.players[player]
    if realm.action_cards or realm.objective_cards or realm.wonder_cards:
        return True
    return any(realm.stock[:CAPTIVES])


# The action


def add_free_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-E3.2, CC-F4.1: the active player may make an offer to anybody."""
    rich = has_anything(s, player)
    for other in s.others(player):
        if s.offers.count(other) < OFFERS_TO_ONE and (rich or has_anything(s, other)):
            options.append(TRADE.of(other))


def perform(s: World, player: int, option: Option) -> Rules:
    """CC-F4.1, CC-F4.2, CC-F4.3, CC-F4.4: make up an offer, hear the answer, and change hands."""
    partner = option.a
    s.offers.append(partner)
    given, wanted = Part(), Part()
    yield from _give(s, player, partner, given)
    last = yield from _want(s, player, partner, given, wanted)
    if last.verb is CALL_OFF:
        return
    s.tell(OFFERS, player, partner, packed(given.counts))
    s.tell(FOR_THAT, player, partner, packed(wanted.counts))
    if last.verb is OFFER_OPENLY:
        _show(s, player, partner, given)
    # Asked also where there is nothing to lose: a gift may be unwelcome.
    answer = yield Ask(
        partner,
        ASK_ANSWER,
        [ACCEPT.of(), DECLINE.of()],
        player,
        packed(given.counts),
        packed(wanted.counts),
    )
    if answer.verb is DECLINE:
        s.tell(DECLINES, partner)
        return
    yield from _choose_cards(s, partner, player, wanted)
    exchange(s, player, partner, given, wanted)


def _give(s: World, player: int, partner: int, given: Part) -> Rules:
    """CC-F4.2, CC-HI.5: goods and cards one after another; the partner sees only how many."""
    stock = s.players[player].stock
    while True:
        options: list[Option] = []
        for good in range(CAPTIVES):
            if not given.counts[good]:
                options += [GIVE.of(good, n + 1) for n in range(min(stock[good], MOST))]
        for sort in CARD_SORTS:
            if given.counts[sort] < MOST:
                verb, offered = GIVE_CARD[sort], given.cards[sort]
                for card in sorted(hand(s, player, sort)):
                    if card not in offered:
                        options.append(verb.of(card))
        options.append(GIVE_NO_MORE.of())
        option = yield Ask(player, ASK_GIVE, options, partner, packed(given.counts))
        if option.verb is GIVE_NO_MORE:
            return
        if option.verb is GIVE:
            given.counts[option.a] = option.b
            continue
        for sort in CARD_SORTS:
            if option.verb is GIVE_CARD[sort]:
                given.add_card(sort, option.a)


def _want(s: World, player: int, partner: int, given: Part, wanted: Part) -> RulesOf[Option]:
    """CC-F4.3: what is asked in return, if anything; cards are wanted unseen."""
    stock = s.players[partner].stock
    while True:
        options: list[Option] = []
        for good in range(CAPTIVES):
            if not wanted.counts[good]:
                options += [WANT.of(good, n + 1) for n in range(min(stock[good], MOST))]
        for sort in CARD_SORTS:
            if wanted.counts[sort] < min(len(hand(s, partner, sort)), MOST):
                options.append(WANT_CARD.of(sort))
        if not (given.is_empty() and wanted.is_empty()):
            options.append(OFFER.of())
            if any(given.cards.values()):
                options.append(OFFER_OPENLY.of())
        options.append(CALL_OFF.of())
        option = yield Ask(
            player, ASK_WANT, options, partner, packed(given.counts), packed(wanted.counts)
        )
        if option.verb is WANT:
            wanted.counts[option.a] = option.b
        elif option.verb is WANT_CARD:
            wanted.counts[option.a] += 1
        else:
            return option


def _show(s: World, player: int, partner: int, given: Part) -> None:
    """CC-F4.3: cards may be shown during the talk."""
    for sort in CARD_SORTS:
        for card in given.cards[sort]:
            s.tell(SHOWS[sort], player, card, to=1 << partner | 1 << player)


def _choose_cards(s: World, giver: int, taker: int, part: Part) -> Rules:
    """CC-HI.5: the partner chooses which cards go with the deal."""
    for sort in CARD_SORTS:
        while len(part.cards[sort]) < part.counts[sort]:
            left = [card for card in sorted(hand(s, giver, sort)) if card not in part.cards[sort]]
            options = [GIVE_CARD[sort].of(card) for card in left]
            option = yield Ask(giver, ASK_HAND_OVER, options, taker)
            part.cards[sort].append(option.a)


def exchange(s: World, player: int, partner: int, given: Part, wanted: Part) -> None:
    """CC-F4.4, CC-F1.6: both parts change hands at once; what cannot be stored is lost."""
    _hand_out(s, player, given)
    _hand_out(s, partner, wanted)
    _receive(s, player, partner, given)
    _receive(s, partner, player, wanted)


def _hand_out(s: World, giver: int, part: Part) -> None:
    stock = s.players[giver].stock
    for good in range(CAPTIVES):
        stock[good] -= part.counts[good]
    for sort in CARD_SORTS:
        for card in part.cards[sort]:
            hand(s, giver, sort).remove(card)


def _receive(s: World, giver: int, taker: int, part: Part) -> None:
    if part.is_empty():
        return
    s.tell(HANDS_OVER, giver, taker, packed(part.counts))
    for good in range(CAPTIVES):
        if part.counts[good]:
            gain(s, taker, good, part.counts[good])
    for sort in CARD_SORTS:
        for card in part.cards[sort]:
            hand(s, taker, sort).append(card)
            s.tell(GOT[sort], giver, taker, card, to=1 << giver | 1 << taker)
