"""How many of what."""

from ..effects.amounts import ALL_AMOUNT, ANY_AMOUNT, COUNT_AMOUNT
from ..effects.nodes import NO_MOST, Amount
from ..effects.things import RESOURCES
from .places import PROVINCE, place
from .speech import Speech


def counted(speech: Speech, noun: str, amount: Amount) -> str:
    """So many of a noun, a message that knows its `$n`."""
    if amount.word == ALL_AMOUNT:
        return speech.say(f"{noun}.all")
    if amount.word == ANY_AMOUNT:
        return speech.say(f"{noun}.any")
    if amount.word != COUNT_AMOUNT:
        return speech.say(noun, n=amount.number)
    assert amount.count is not None
    selected = place(speech, amount.count, "and")
    every = speech.say(f"noun-{selected.noun or PROVINCE}.each", n=amount.per) + selected.tail()
    found = speech.say("amount-count", one=speech.say(noun, n=1), every=every)
    if amount.plus:
        plus = speech.say(noun, n=amount.plus)
        found = speech.say("amount-plus", plus=plus, more=found)
    if amount.most < NO_MOST:
        found = speech.say("amount-most", found=found, most=amount.most)
    return found


def resource(speech: Speech, what: int, amount: Amount) -> str:
    """So much of a resource."""
    return counted(speech, f"thing-{RESOURCES[what]}", amount)


def several(speech: Speech, costs: list[tuple[int, int]]) -> str:
    """What must be paid."""
    return speech.listed([speech.say(f"thing-{RESOURCES[what]}", n=n) for what, n in costs])


def at_least_one(amount: Amount | None) -> int:
    """The number by which a sentence says one thing or several."""
    return amount.number if amount is not None and amount.number > 0 else 2
