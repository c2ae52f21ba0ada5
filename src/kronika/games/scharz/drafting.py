"""Chapter 6.4, live: what a player puts together is his draft, and nobody waits for it.

The rules of an action ask its player for all that belongs to it: goods, places, ships. On a live
floor they run on a copy of the table up to the next such question, every time anew, and on the
table itself only when everything is said. So a draft is no more than what was said of it, and what
has become impossible since is not offered any more.
"""

from typing import Final

from kronika.core.asks import Ask, Event, Floor, Option, Rules, Verb

from . import herding, offers, sailing, trade_buildings, trade_goods
from .boarding import ASK_RESTED
from .drafts import Said
from .special_moves import ASK_ENTRY
from .state import Table
from .words import PLAYER

CHANGES_OF_MIND: Final = 5
"""SZ-F4.7: drafts that a player may call off in a step, but for those of offers and sales."""

CALL_OFF: Final = Verb("call-off-draft")
DRAFT_LAPSES: Final = Event("draft-lapses", (PLAYER,))

DRAFTED: Final = (
    offers.ASK_PROPOSE,
    offers.ASK_GOODS,
    trade_goods.ASK_SALE,
    trade_goods.ASK_HERD_PLACE,
    trade_buildings.ASK_POINT,
    trade_buildings.ASK_CELL,
    herding.ASK_HERD_GOES,
    herding.ASK_GRAIN_GOES,
    herding.ASK_FISH_GOES,
    sailing.ASK_SHIP,
    sailing.ASK_RIVER,
    sailing.ASK_TAKE_ALONG,
    ASK_RESTED,
    ASK_ENTRY,
)
"""What is asked before anything happens. All else (tolls, rerolls, what is handed over) follows
from what has happened, and is settled at once."""

CALLING_OFF: Final = (offers.CALL_OFF, trade_goods.CALL_OFF, herding.TURN_BACK, CALL_OFF)


def foresee(rules: Rules, player: int, said: Said, is_new: bool) -> tuple[Ask | None, Said]:
    """What a player is asked next who has said this, if not all is said; rules are those of a copy.

    What goes without saying is added if something new was said. Nothing at all comes back if some
    of it can no longer be said.
    """
    question = sent(rules, None)
    place = 1
    while isinstance(question, Ask) and question.player == player and question.prompt in DRAFTED:
        if place == len(said):
            if not is_new or len(question.options) != 1 or not question.auto or question.ranges:
                return question, said
            said = (*said, question.options[0])
        answer = question.offered(said[place])
        if answer is None:
            return None, ()
        question = sent(rules, answer)
        place += 1
    return None, said if place == len(said) else ()


def carry_out(rules: Rules, said: Said) -> Rules:
    """Do what was said, and ask on."""
    question = sent(rules, None)
    for answer in said[1:]:
        question = sent(rules, answer)
    while question is not None:
        option = yield question
        question = sent(rules, option)


def sent(rules: Rules, answer: Option | None) -> Ask | Floor | None:
    """The next question; None when there is none."""
    try:
        return next(rules) if answer is None else rules.send(answer)
    except StopIteration:
        return None


def draft_ask(s: Table, question: Ask, asked: Ask) -> Ask:
    """SZ-F4.3, SZ-F6.2: the question of a draft in place of what its player would be asked.

    He may call it off, and answer offers meanwhile.
    """
    options = question.options.copy()
    ways_out = [option for option in options if option.verb in CALLING_OFF]
    if not ways_out and s.drafts.called_off[question.player] < CHANGES_OF_MIND:
        options.append(CALL_OFF.of())
        question.default = options[-1]
    options += [option for option in asked.options if offers.is_answer(option)]
    question.options = options
    question.auto = False
    question.aside = asked.aside
    return question


def call_off(s: Table, player: int) -> None:
    """SZ-F4.3: nothing has changed."""
    s.drafts.said[player] = ()
    s.drafts.called_off[player] += 1


def lapse_draft(s: Table, player: int) -> None:
    """SZ-F4.1, SZ-F6.2: somebody was faster, or the step is over."""
    if s.drafts.said[player]:
        s.drafts.said[player] = ()
        s.tell(DRAFT_LAPSES, player)
