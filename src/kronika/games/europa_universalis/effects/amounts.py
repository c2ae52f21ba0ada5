"""How many."""

from typing import Final

from .vocabulary import Family

NUMBER_AMOUNT: Final = 0
ALL_AMOUNT: Final = 1
ANY_AMOUNT: Final = 2
COUNT_AMOUNT: Final = 3

AMOUNTS: Final = Family(
    "amount",
    """
    number | value
        | So many.
    all | value
        | All there are.
    any | value
        | As many as one likes.
    count | count:counted! per:int1 plus:int1 max=most:int1
        | What is counted divided by `per`, rounded down, plus `plus`, at most `max`.
    """,
)
