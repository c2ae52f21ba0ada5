"""Chapters 6.4 and 8.4, live: goods that were agreed on are handed over while all others go on.

Whoever gives says from where, whoever takes says where to. On a live floor nobody else waits for
that: until both have said all, what they said is kept, and their rules run on a copy of the table
up to the next question. The two can do nothing else meanwhile, so that no pact is undone.
"""

from kronika.core.asks import Ask, Floor, Option, Rules

from .announcements import end_at_once
from .drafting import sent
from .drafts import Said
from .offers import LAPSES
from .pacts import can_deliver, carry_out
from .parley import Offer
from .state import Table


def settlers(s: Table) -> int:
    """SZ-F6.2: bits of the players who have agreed on something that is not handed over yet."""
    bits = 0
    for offer, _ in s.parley.settling:
        bits |= 1 << offer[0] | 1 << offer[1]
    return bits


def _foreseen(s: Table, offer: Offer, said: Said) -> tuple[Ask | None, Said]:
    """What is asked next, and all that was said before, with what goes without saying.

    What is no longer possible is asked again.
    """
    twin = s.copy()
    twin.log = None
    rules = carry_out(twin, offer)
    question: Ask | Floor | None = sent(rules, None)
    place = 0
    while isinstance(question, Ask):
        answer: Option | None = None
        if place < len(said):
            answer = question.offered(said[place])
        if answer is None:
            said = said[:place]
            if len(question.options) != 1 or not question.auto or question.ranges:
                return question, said
            answer = question.options[0]
            said = (*said, answer)
        question = sent(rules, answer)
        place += 1
    return None, said[:place]


def settle(s: Table) -> Rules:
    """SZ-F6.2, SZ-H4.14: carry out what is fully said; what cannot be delivered any more lapses.

    Who has announced a victory meanwhile forbids nothing that was agreed before.
    """
    for pending in s.parley.settling.copy():
        offer, said = pending
        if not can_deliver(s, offer):
            s.parley.settling.remove(pending)
            s.tell(LAPSES, offer[0], offer[1])
            continue
        question, said = _foreseen(s, offer, said)
        if question is None:
            s.parley.settling.remove(pending)
            yield from _carry_out(s, offer, said)
            s.floor.changed()


def _carry_out(s: Table, offer: Offer, said: Said) -> Rules:
    rules = carry_out(s, offer)
    question = sent(rules, None)
    for answer in said:
        question = sent(rules, answer)
    while question is not None:
        option = yield question
        question = sent(rules, option)
    end_at_once(s)


def settling_asks(s: Table) -> list[Ask]:
    """SZ-H4.14: what is asked about each pact; the other of the two waits."""
    found = []
    for offer, said in s.parley.settling:
        question, _ = _foreseen(s, offer, said)
        if question is not None:
            question.auto = False
            found.append(question)
    return found


def hear_settler(s: Table, player: int, option: Option) -> None:
    """One of two has said something about what they agreed on."""
    for place, (offer, said) in enumerate(s.parley.settling):
        if player in (offer[0], offer[1]):
            _, before = _foreseen(s, offer, said)
            s.parley.settling[place] = (offer, (*before, option))
