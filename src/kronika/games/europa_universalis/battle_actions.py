"""EU-9.6.6 and EU-6.2.10: Battle Actions, and what answers a roll; start-of-battle Ideas."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import FROM_IDEA, Scene
from .battle_effects import (
    add_dice,
    apply_effect,
    roll_again,
)
from .battle_sides import faction_side, factions
from .battle_state import FIRST_NPR
from .card_costs import card_costs, is_payable, pay
from .cards import count_hand, discard, drop_from_hand
from .decks.actions import Title, Use
from .decks.shared import Timing
from .effects import things, verbs
from .effects.nodes import Effect
from .holding import all_hold, holds
from .modifiers import battle_dice, rerolls
from .order import clockwise
from .state import DISPLAYED, Table
from .terms import BATTLE_TIME, NONE, REACTION_TIME, REACTIONS
from .words import CARD, PLAYER, USE

NAMES_OF_SIDE: Final = 1000
FIRST_USE: Final = 500
"""EU-6.2.11: how names of Battle Actions are remembered: titles of cards, then uses."""
BATTLE_ROLL_TRIGGER: Final = 4
"""The place of `battle-roll` in REACTIONS."""

PLAY_CARD: Final = Verb("play-battle-card", (CARD,), "EU-6.2.10")
USE_DISPLAY: Final = Verb("use-in-battle", (USE,), "EU-6.2.10")
NO_MORE: Final = Verb("no-battle-action", (), "EU-9.6.6")

ASK_ACTION: Final = Prompt("battle-action", (), "EU-9.6.6", standing=True)
ASK_HELP: Final = Prompt("help-in-battle", (), "EU-13.4.20", standing=True)
ASK_REACTION: Final = Prompt("answer-roll", (), "EU-6.2.20", standing=True)

PLAYED: Final = Event("plays-in-battle", (PLAYER, CARD), reveals=True)
USED: Final = Event("uses-in-battle", (PLAYER, USE))

assert REACTIONS[BATTLE_ROLL_TRIGGER] == "battle-roll"


def is_now(timings: list[Timing], kind: int) -> bool:
    """Whether a card or use is played in battle, or answers its roll."""
    return any(
        timing.kind == kind and (kind == BATTLE_TIME or timing.trigger == BATTLE_ROLL_TRIGGER)
        for timing in timings
    )


def _is_title_open(s: Table, seat: int, side: int, number: int, kind: int) -> bool:
    """EU-6.2.11, EU-H.6: whether everybody would think that a card of a title can be played."""
    title: Title = s.content.actions.titles[number]
    if not is_now(title.timings, kind) or side * NAMES_OF_SIDE + number in s.battle.used:
        return False
    scene = Scene(s.active, seat)
    if not is_payable(s, seat, card_costs(s, seat, number, scene)):
        return False
    return all_hold(s, title.requires, scene)


def _is_use_open(s: Table, seat: int, side: int, number: int, kind: int) -> bool:
    use: Use = s.content.actions.uses[number]
    name = side * NAMES_OF_SIDE + FIRST_USE + number
    return (
        is_now(use.timings, kind) and name not in s.battle.used and is_payable(s, seat, use.costs)
    )


def _uses(s: Table, seat: int, side: int, kind: int) -> list[Option]:
    """EU-6.2.2, EU-6.2.3: of cards on display, but for one played in this turn."""
    actions = s.content.actions
    found: list[Option] = []
    for place in range(seat * DISPLAYED, (seat + 1) * DISPLAYED):
        card = s.display[place]
        if card in (NONE, s.memory.displayed):
            continue
        for number in actions.titles[actions.cards[card].title].uses:
            if actions.uses[number].times <= s.charges[place] and _is_use_open(
                s, seat, side, number, kind
            ):
                found.append(USE_DISPLAY.of(number))
    return found


def choices(s: Table, seat: int, side: int, kind: int) -> list[Option]:
    """EU-9.6.6, EU-6.2.10: what a player could do with his cards now."""
    actions = s.content.actions
    found: list[Option] = []
    for card in s.hands[seat]:
        if _is_title_open(s, seat, side, actions.cards[card].title, kind):
            found.append(PLAY_CARD.of(card))
    return found + _uses(s, seat, side, kind)


def may_hold(s: Table, seat: int, side: int, kind: int) -> bool:
    """EU-H.6, EU-9.0.19: whether, by what everybody sees, he could play a card from his hand."""
    actions = s.content.actions
    for number in actions.title_cards:
        deck = actions.titles[number].deck
        if count_hand(s, seat, deck) and _is_title_open(s, seat, side, number, kind):
            return True
    return False


def ask_battle_action(s: Table, seat: int, side: int, kind: int, prompt: Prompt) -> Rules:
    """EU-9.6.6, EU-6.2.10, EU-OPA41: one Battle Action; who is done has nothing more to play.

    Whoever has passed may play them too.
    """
    options = choices(s, seat, side, kind)
    if not options and not may_hold(s, seat, side, kind):
        return
    none = NO_MORE.of()
    option = yield Ask(seat, prompt, [*options, none], auto=False, default=none)
    if option.verb is PLAY_CARD:
        yield from _play(s, seat, side, option.a)
    elif option.verb is USE_DISPLAY:
        yield from _use(s, seat, side, option.a)


def _play(s: Table, seat: int, side: int, card: int) -> Rules:
    """EU-6.0.3, EU-6.2.11: paid, carried out, discarded; its name is used in this round."""
    number = s.content.actions.cards[card].title
    pay(s, seat, card_costs(s, seat, number, Scene(s.active, seat)))
    s.battle.used.append(side * NAMES_OF_SIDE + number)
    drop_from_hand(s, seat, card)
    s.tell(PLAYED, seat, card)
    yield from _apply(s, seat, side, s.content.actions.titles[number].effects)


def _use(s: Table, seat: int, side: int, number: int) -> Rules:
    """EU-6.2.3: its cubes leave the card, which is discarded without any."""
    actions = s.content.actions
    use = actions.uses[number]
    pay(s, seat, use.costs)
    s.battle.used.append(side * NAMES_OF_SIDE + FIRST_USE + number)
    for place in range(seat * DISPLAYED, (seat + 1) * DISPLAYED):
        if s.display[place] != NONE and actions.cards[s.display[place]].title == use.title:
            s.charges[place] -= use.times
            if s.charges[place] == 0:
                discard(s, s.display[place])
                s.display[place] = NONE
            break
    s.tell(USED, seat, number)
    yield from _apply(s, seat, side, use.effects)


def _apply(s: Table, seat: int, side: int, effects: list[Effect]) -> Rules:
    scene = Scene(s.active, seat)
    for effect in effects:
        yield from apply_effect(s, effect, side, scene)


def helpers(s: Table, side: int) -> list[int]:
    """EU-13.4.20: who may help a side of NPRs: all who do not fight, clockwise."""
    is_nprs = any(faction >= FIRST_NPR for faction in factions(s, side))
    if not s.switches.helping_hand or not is_nprs or s.battle.leading[side] != NONE:
        return []
    first = s.active if s.active != NONE else s.first
    return [seat for seat in clockwise(s, first) if faction_side(s, seat) == NONE]


def add_idea_dice(s: Table, side: int) -> Rules:
    """EU-9.7.13: dice that Ideas of the leading player add, if their conditions hold now."""
    seat = s.battle.leading[side]
    if seat != NONE:
        for unit, many in enumerate(battle_dice(s, seat, int(s.battle.is_naval))):
            if many:
                yield from add_dice(s, side, seat, unit, many)


def use_ideas(s: Table, side: int, removes: bool) -> Rules:
    """EU-9.7.13, EU-9.7.33, EU-OPB22: start-of-battle Ideas of the leading player of a side.

    Those that `remove` dice come before those that roll.
    """
    seat = s.battle.leading[side]
    if seat == NONE:
        return
    for idea, owners in enumerate(s.tags):
        if seat not in owners:
            continue
        scene = Scene(s.active, seat, FROM_IDEA, idea)
        for trigger in s.content.ideas.ideas[idea].triggers:
            if trigger.trigger != things.AT_BATTLE_START:
                continue
            if trigger.condition is not None and not holds(s, trigger.condition, scene):
                continue
            for effect in trigger.then:
                if (effect.word == verbs.REMOVE_DIE) == removes:
                    yield from apply_effect(s, effect, side, scene)


def answer_roll(s: Table, side: int) -> Rules:
    """EU-6.2.20: after both sides rolled, the leading player of a side may roll dice again."""
    seat = s.battle.leading[side]
    if seat != NONE:
        yield from ask_battle_action(s, seat, side, REACTION_TIME, ASK_REACTION)


def roll_dice_again(s: Table, side: int) -> Rules:
    """EU-9.7.16: dice that Ideas of the leading player let his side roll once more."""
    seat = s.battle.leading[side]
    if seat != NONE:
        more = rerolls(s, seat)
        if more:
            yield from roll_again(s, side, seat, more)
