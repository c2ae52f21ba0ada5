"""Chapter 7.2: action cards, played outside combat; how they are drawn is in decks.py."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .civil_effects import CIVILS, Civil, count_play, teachable
from .decks import discard_action_card, discard_person, lay_on_discard
from .effects import Effect, in_force
from .situations import FOR_CARD, Conquest, Cost
from .state import World
from .stock import can_pay, pay
from .terms import BARBARIANS, CIVIL_TEACH_US, KIND_FREE, KIND_MAIN, NONE
from .words import ACTION_CARD, EVENT_CARD, PLAYER

PLAY_AS_ACTION: Final = Verb("play-as-action", (ACTION_CARD,))
PLAY_CARD: Final = Verb("play-card", (ACTION_CARD,))
NO_CARD: Final = Verb("no-card")
CANCEL_WITH: Final = Verb("cancel-with", (ACTION_CARD,))
CANCEL_WITH_PERSON: Final = Verb("cancel-with-person", (EVENT_CARD,))
LET_CARD_WORK: Final = Verb("let-card-work")
ASK_CANCEL: Final = Prompt("cancel-card", (PLAYER,), "CC-X23.2")
ASK_REACTION: Final = Prompt("play-reaction", (PLAYER,), "CC-X14.1")
PLAYS_CARD: Final = Event("plays-card", (PLAYER, ACTION_CARD))
AIMS_CARD: Final = Event("aims-card", (PLAYER, ACTION_CARD, PLAYER))
CARD_CANCELLED: Final = Event("card-cancelled", (PLAYER, PLAYER))

MAIN_VERBS: Final[tuple[Verb, ...]] = (PLAY_AS_ACTION,)
FREE_VERBS: Final[tuple[Verb, ...]] = (PLAY_CARD,)


# Playing


def civil_of(s: World, card: int) -> Civil:
    """The upper half of a card."""
    return CIVILS[s.content.action_civil[card]]


def playable(s: World, player: int, kind: int) -> list[int]:
    """CC-N1.3, CC-N1.6: cards in hand of a kind of action that the player could play now."""
    civils, kinds = s.content.action_civil, s.content.civil_kind
    cards = [card for card in s.players[player].action_cards if kinds[civils[card]] == kind]
    cards.sort()
    found: list[int] = []
    answers: dict[int, bool] = {}
    for card in cards:
        civil = civils[card]
        if civil not in answers:
            cost = Cost(s.content.civil_cost[civil], FOR_CARD)
            answers[civil] = can_pay(s, player, cost) and CIVILS[civil].is_playable(s, player)
        if answers[civil]:
            found.append(card)
    return found


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-E3.3: cards that cost a main action."""
    for card in playable(s, player, KIND_MAIN):
        options.append(PLAY_AS_ACTION.of(card))


def add_free_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-N1.5, CC-E3.3: cards that cost no main action, any number in a turn."""
    for card in playable(s, player, KIND_FREE):
        options.append(PLAY_CARD.of(card))


def perform(s: World, player: int, option: Option) -> Rules:
    """CC-X23.4: play a card; the main action of a cancelled one is not spent."""
    works = yield from play(s, player, option.a)
    if not works and option.verb is PLAY_AS_ACTION:
        s.actions_left += 1


def play(
    s: World, player: int, card: int, target: int = NONE, price: Cost | None = None
) -> RulesOf[bool]:
    """CC-N1.3, CC-N1.4, CC-X23.3: use the civil half of a card. Gives whether it took effect.

    The window for Subterfuge opens when the target is known and nothing is paid yet. `price` is
    what it costs, if that is not what the card says.
    """
    civil = civil_of(s, card)
    s.players[player].action_cards.remove(card)
    lay_on_discard(s, player, card)
    s.tell(PLAYS_CARD, player, card)
    count_play(s, civil.civil)
    if target == NONE:
        target = yield from civil.target(s, player)
    if target != NONE:
        s.tell(AIMS_CARD, player, card, target)
    cancelled = yield from is_cancelled(s, player)
    if cancelled:
        return False
    cost = Cost(s.content.civil_cost[civil.civil], FOR_CARD) if price is None else price
    yield from pay(s, player, cost)
    yield from civil.play(s, player, target)
    return True


def is_cancelled(s: World, actor: int) -> RulesOf[bool]:
    """CC-E4.5, CC-X23.2, CC-X23.5, CC-X23.6: who may discard a card to cancel the one played.

    A player without any card is not asked: how many cards a hand has is public.
    """
    for player in s.others(actor):
        realm = s.players[player]
        if not realm.action_cards and not realm.persons:
            continue
        effects = in_force("may_cancel_card", s, player)
        if not any(effect.may_cancel_card(s, player, actor) for effect in effects):
            continue
        options = [CANCEL_WITH.of(card) for card in sorted(realm.action_cards)]
        options += [CANCEL_WITH_PERSON.of(card) for card in sorted(realm.persons)]
        options.append(LET_CARD_WORK.of())
        option = yield Ask(player, ASK_CANCEL, options, actor)
        if option.verb is LET_CARD_WORK:
            continue
        if option.verb is CANCEL_WITH:
            discard_action_card(s, player, option.a)
        else:
            discard_person(s, player, option.a)
        s.tell(CARD_CANCELLED, player, actor)
        return True
    return False


class ReactionToConquest(Effect):
    """CC-N1.5, CC-X14.1: Teach Us!, once for each conquest of an opponent's city."""

    def is_in_force(self, s: World, player: int) -> bool:
        """For everybody."""
        return True

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """CC-Q7.8: before instant objectives."""
        civil = s.content.action_civil
        cards = [c for c in sorted(s.players[player].action_cards) if civil[c] == CIVIL_TEACH_US]
        if conquest.former >= BARBARIANS or not cards:
            return
        if not teachable(s, player, conquest.former):
            return
        options = [PLAY_CARD.of(card) for card in cards]
        options.append(NO_CARD.of())
        option = yield Ask(player, ASK_REACTION, options, conquest.former)
        if option.verb is PLAY_CARD:
            yield from play(s, player, option.a, conquest.former)


EFFECTS: Final[list[Effect]] = [
    ReactionToConquest("reaction-to-conquest"),
]
